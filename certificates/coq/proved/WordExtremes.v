(* The largest and the smallest of values: shown by "some" and "all" instead. *)

From Coq Require Import ZArith Lia List Bool Uint63.
From Topocert Require Import CheckGraph WordSays WordMoves WordUses WordMonotone WordGame WordGoals.
Import ListNotations.
Open Scope Z_scope.

(* p <= q, of numbers. *)
Definition up_to_ (p q : part) : Prop := below q p = Some false.

Definition numeric (p : part) : Prop := match p with Ratio _ _ | Endless_ => True | _ => False end.

Lemma up_to_numeric p q : up_to_ p q -> numeric p /\ numeric q.
Proof. unfold up_to_; destruct p, q; simpl; try discriminate; auto. Qed.

Lemma up_to_refl p : numeric p -> up_to_ p p.
Proof. unfold up_to_; destruct p; simpl; try contradiction; intros _; [rewrite Z.ltb_irrefl; reflexivity | reflexivity]. Qed.

Lemma up_to_trans p q r : up_to_ p q -> up_to_ q r -> up_to_ p r.
Proof.
  unfold up_to_; destruct p as [n d| | | | |], q as [m e| | | | |], r as [k c| | | | |]; simpl; try discriminate; auto.
  intros A B; injection A as A; injection B as B; apply Z.ltb_ge in A; apply Z.ltb_ge in B; f_equal; apply Z.ltb_ge.
  apply (Zmult_le_reg_r _ _ (Zpos e)); [reflexivity|]; apply (Z.le_trans _ (m * Zpos d * Zpos c)); nia.
Qed.

Lemma up_to_total p q : numeric p -> numeric q -> up_to_ p q \/ below q p = Some true /\ up_to_ q p.
Proof.
  unfold up_to_; destruct p as [n d| | | | |], q as [m e| | | | |]; simpl; try contradiction; intros _ _; auto.
  destruct (m * Zpos d <? n * Zpos e) eqn:A; [right; split; [reflexivity|]; apply Z.ltb_lt in A; f_equal; apply Z.ltb_ge; lia | left; reflexivity].
Qed.

(* q is as good as p, or better. *)
Definition as_good (greater : bool) (p q : part) : Prop := if greater then up_to_ p q else up_to_ q p.

Lemma as_good_trans greater p q r : as_good greater p q -> as_good greater q r -> as_good greater p r.
Proof. destruct greater; simpl; eauto using up_to_trans. Qed.

Lemma as_good_refl greater p : numeric p -> as_good greater p p.
Proof. destruct greater; apply up_to_refl. Qed.

Lemma lesser_best greater p q : numeric p -> numeric q -> exists c, lesser_of greater p q = Some c /\ numeric c /\ (c = p \/ c = q) /\ as_good greater p c /\ as_good greater q c.
Proof.
  intros P Q; unfold lesser_of; destruct (up_to_total q p Q P) as [A|[A B]]; unfold up_to_ in *; rewrite A.
  - exists (if Bool.eqb false greater then q else p); split; [reflexivity|]; destruct greater; simpl; split; auto; split; auto; split; auto; apply up_to_refl; assumption.
  - exists (if Bool.eqb true greater then q else p); split; [reflexivity|]; destruct greater; simpl; split; auto; split; auto; split; auto; apply up_to_refl; assumption.
Qed.

Definition best_step (greater : bool) (b p : option part) : option part :=
  match b, p with
    | Some b, Some p => match lesser_of greater b p with Some c => Some c | None => Some b end
    | None, Some (Ratio n d) => Some (Ratio n d) | None, Some Endless_ => Some Endless_
    | b, _ => b end.

Lemma best_from greater l : forall b, (forall c, b = Some c -> numeric c) ->
  match fold_left (best_step greater) l b with
  | None => b = None /\ forall q, In (Some q) l -> ~ numeric q
  | Some c => numeric c /\ (b = Some c \/ In (Some c) l) /\ (forall d, b = Some d -> as_good greater d c) /\ forall q, In (Some q) l -> numeric q -> as_good greater q c
  end.
Proof.
  induction l as [|p l IH]; intros b N; simpl.
  - destruct b as [c|]; [split; [apply N; reflexivity|]; split; [left; reflexivity|]; split; [intros d E; injection E as <-; apply as_good_refl, N; reflexivity | intros q []] | split; [reflexivity | intros q []]].
  - assert (S : (forall c, best_step greater b p = Some c -> numeric c /\ (b = Some c \/ p = Some c)) /\
      (forall d, b = Some d -> exists c, best_step greater b p = Some c /\ as_good greater d c) /\
      (forall q, p = Some q -> numeric q -> exists c, best_step greater b p = Some c /\ as_good greater q c)).
    { unfold best_step; destruct b as [b|].
      - pose proof (N b eq_refl) as B; destruct p as [p|].
        + assert (P : numeric p \/ ~ numeric p) by (destruct p; simpl; auto).
          destruct P as [P|P].
          * destruct (lesser_best greater b p B P) as (c & -> & C & O & X & Y); split; [intros d E; injection E as <-; split; [exact C | destruct O as [->| ->]; auto]|].
            split; [intros d E; injection E as <-; exists c; auto | intros q E _; injection E as <-; exists c; auto].
          * assert (L : lesser_of greater b p = None) by (unfold lesser_of; destruct b, p; simpl in *; try contradiction; try reflexivity; destruct P; exact I).
            rewrite L; split; [intros c E; injection E as <-; auto|]; split; [intros d E; injection E as <-; exists b; split; [reflexivity | apply as_good_refl, B] | intros q E Q; injection E as <-; destruct (P Q)].
        + split; [intros c E; injection E as <-; auto|]; split; [intros d E; injection E as <-; exists b; split; [reflexivity | apply as_good_refl, B] | discriminate].
      - split; [|split; [discriminate|]].
        + intros c E; destruct p as [[| | | | |]|]; try discriminate E; injection E as <-; simpl; auto.
        + intros q E Q; subst p; destruct q; simpl in Q; try contradiction; eexists; (split; [reflexivity | apply as_good_refl; exact I]). }
    destruct S as (S1 & S2 & S3); specialize (IH (best_step greater b p) (fun c E => proj1 (S1 c E))).
    destruct (fold_left (best_step greater) l (best_step greater b p)) as [c|].
    + destruct IH as (C & O & D & Q); split; [exact C|]; split; [|split].
      * destruct O as [O|O]; [destruct (S1 c O) as [_ [X|X]]; auto | auto].
      * intros d E; destruct (S2 d E) as (x & X & G); apply (as_good_trans greater d x c G (D x X)).
      * intros q [E|I] M; [destruct (S3 q E M) as (x & X & G); apply (as_good_trans greater q x c G (D x X)) | apply (Q q I M)].
    + destruct IH as [E Q]; split; [destruct b as [b|]; [destruct (S2 b eq_refl) as (x & X & _); congruence | reflexivity]|].
      intros q [F|I] M; [destruct (S3 q F M) as (x & X & _); congruence | apply (Q q I M)].
Qed.

(* ---------- Quantifiers over a list ---------- *)

Lemma all_sets_within l : forall most s, In s (all_sets l most) <-> within s l /\ Z.of_nat (List.length s) <= Z.max 0 most.
Proof.
  induction l as [|p l IH]; intros most s; simpl.
  - split; [intros [<-|[]]; split; [constructor | simpl; lia] | intros [W _]; inversion W; left; reflexivity].
  - rewrite in_app_iff, IH; split.
    + intros [[W L]|I]; [split; [constructor; exact W | exact L]|]; destruct (most <=? 0) eqn:M; [destruct I|]; apply Z.leb_gt in M.
      apply in_map_iff in I; destruct I as (t & <- & I); apply IH in I; destruct I as [W L]; split; [constructor; exact W | simpl List.length; lia].
    + intros [W L]; inversion W; subst; [left; auto|]; right; simpl List.length in L; destruct (most <=? 0) eqn:M; [apply Z.leb_le in M; lia|]; apply Z.leb_gt in M.
      apply in_map, IH; split; [assumption | lia].
Qed.

Lemma all_maps_from keys values : forall m, In m (all_maps keys values) <-> map_from keys values m.
Proof.
  induction keys as [|p keys IH]; intros m; simpl.
  - split; [intros [<-|[]]; split; [reflexivity | intros v []] | intros [M _]; destruct m; [left; reflexivity | discriminate]].
  - rewrite in_flat_map; split.
    + intros (v & V & I); apply in_map_iff in I; destruct I as (m' & <- & I); apply IH in I; destruct I as [M N]; split; [simpl; rewrite M; reflexivity | intros w [<-|W]; auto].
    + intros M; apply map_from_cons in M; destruct M as (v & m' & -> & V & M); exists v; split; [exact V | apply in_map, IH, M].
Qed.

(* The values of a range's variables, sets and maps as they are chosen. *)
Definition range_list (e : list worth) (names : nat) (r : over) : option (list (list worth)) :=
  match r with
  | Over a => match set_of (value e a) with Some l => bindings names l | None => None end
  | Sets a most => match set_of (value e a), bound e most with
      | Some l, Some most => let most := most_members most l in if most <? 0 then Some [] else Some (map (fun c => [c]) (map Set_ (all_sets l most)))
      | _, _ => None end
  | Maps_ a b => match set_of (value e a), set_of (value e b) with
      | Some keys, Some values => Some (map (fun c => [c]) (map Map_ (all_maps keys values)))
      | _, _ => None end
  end.

Definition measured (e : list worth) (only body : expression) : list (list worth) -> list (option part) :=
  meant (fun y => truth (value (y ++ e) only)) (fun y => part_of (value (y ++ e) body)).

Lemma extreme_value e (greater : bool) names r only body : value e (Quantify_ (if greater then Maximum else Minimum) names r only body) =
  match range_list e names r with
  | Some l => option_map Part_ (match best greater (measured e only body l) with Some p => Some p | None => if greater then None else Some Endless_ end)
  | None => None
  end.
Proof.
  assert (G : forall l, gathered (if greater then Maximum else Minimum) (fun y => value (y ++ e) only) (fun y => value (y ++ e) body) l =
    option_map Part_ (match best greater (measured e only body l) with Some p => Some p | None => if greater then None else Some Endless_ end)).
  { intros l; destruct greater; simpl gathered; unfold measured; [destruct (best true _); reflexivity | reflexivity]. }
  unfold range_list; destruct greater; simpl value; destruct r as [a|a most|a b]; destruct (set_of (value e a)) as [l|]; try reflexivity.
  all: first [destruct (bindings names l); [apply G | reflexivity]
    | destruct (bound e most) as [m|]; [|reflexivity]; fold (most_members m l); destruct (_ <? 0); [apply (G []) | apply G]
    | destruct (set_of (value e b)); [apply G | reflexivity]].
Qed.

Lemma quantified_list e k names r only body : is_all_or_some k = true ->
  (shown e (Quantify_ k names r only body) (of_none k) -> exists l, range_list e names r = Some l /\ forall y, In y l -> under k e only body y = Some (of_none k)) /\
  (shown e (Quantify_ k names r only body) (negb (of_none k)) -> exists l y, range_list e names r = Some l /\ In y l /\ under k e only body y = Some (negb (of_none k))).
Proof.
  intros K; unfold shown, range_list.
  assert (C : forall each list, truth (chosen k (fun y => value (y ++ e) only) (fun y => value (y ++ e) body) each list) = each (fun c => under k e only body [c])).
  { intros each list; destruct k; try discriminate K; apply truth_said. }
  assert (G : forall l, truth (gathered k (fun y => value (y ++ e) only) (fun y => value (y ++ e) body) l) = over_list k (under k e only body) l).
  { intros l; destruct k; try discriminate K; apply truth_said. }
  simpl value; destruct r as [a|a most|a b]; destruct (set_of (value e a)) as [l|]; try (split; discriminate).
  - destruct (bindings names l) as [m|]; [|split; discriminate]; rewrite G; split; intros H.
    + exists m; split; [reflexivity | apply (over_list_all_back k _ m K H)].
    + destruct (over_list_one_back k _ m K H) as (y & I & Y); exists m, y; auto.
  - destruct (bound e most) as [m|]; [|split; discriminate]; fold (most_members m l); destruct (most_members m l <? 0) eqn:N; rewrite C.
    + split; intros H; [exists []; split; [reflexivity | intros y []] | destruct k; discriminate].
    + split; intros H.
      * eexists; split; [reflexivity|]; intros y I; rewrite map_map in I; apply in_map_iff in I; destruct I as (s & <- & I); apply all_sets_within in I.
        apply (over_sets_all_back k l K _ _ H s); apply I.
      * destruct (over_sets_one_back k l K _ _ H) as (s & W & L & Y); eexists; exists [Set_ s]; split; [reflexivity|]; split; [|exact Y].
        rewrite map_map; apply in_map_iff; exists s; split; [reflexivity | apply all_sets_within; auto].
  - destruct (set_of (value e b)) as [m|]; [|split; discriminate]; rewrite C; split; intros H.
    + eexists; split; [reflexivity|]; intros y I; rewrite map_map in I; apply in_map_iff in I; destruct I as (s & <- & I); apply all_maps_from in I.
      apply (over_maps_all_back k m l K _ H s I).
    + destruct (over_maps_one_back k m l K _ H) as (s & W & Y); eexists; exists [Map_ s]; split; [reflexivity|]; split; [|exact Y].
      rewrite map_map; apply in_map_iff; exists s; split; [reflexivity | apply all_maps_from, W].
Qed.

(* ---------- The sentences ---------- *)

(* "all", or "some", in place of "max" or "min" (greater or not), and what is said of the values. *)
Fixpoint about (k : quantifier) (greater : bool) (relation : expression -> expression) (x : expression) : expression :=
  match x with
  | Quantify_ Maximum names r only body => if greater then Quantify_ k names r only (about k greater relation body) else relation x
  | Quantify_ Minimum names r only body => if greater then relation x else Quantify_ k names r only (about k greater relation body)
  | _ => relation x
  end.

(* T is at most c, or at least c. *)
Definition at_most (c x : expression) : expression := Not (Less c x).
Definition at_least (c x : expression) : expression := Not (Less x c).

Definition number_expr (p : part) : expression :=
  match p with Ratio n 1 => Whole n | Ratio n d => Calculate Over_ (Whole n) (Whole (Zpos d)) | _ => Infinite_ end.

(* The number is written as one. *)
Definition written (p : part) : bool :=
  match value [] (number_expr p) with
  | Some (Part_ q) => match below p q, below q p with Some false, Some false => true | _, _ => false end
  | _ => false
  end.

Lemma number_value p e : written p = true -> exists q, value e (number_expr p) = Some (Part_ q) /\ up_to_ p q /\ up_to_ q p.
Proof.
  unfold written; assert (H : value e (number_expr p) = value [] (number_expr p)) by (destruct p as [n [d|d|]| | | | |]; reflexivity).
  rewrite H; destruct (value [] (number_expr p)) as [[q| | | | |]|]; try discriminate; intros W; exists q; split; [reflexivity|].
  unfold up_to_; destruct (below p q) as [[|]|], (below q p) as [[|]|]; try discriminate; auto.
Qed.

(* What "at most" and "at least" say of a value. *)
Definition holds_of (more : bool) (p q : part) : Prop := if more then up_to_ p q else up_to_ q p.

Lemma relation_shown (more : bool) p e x : written p = true -> shown e ((if more then at_least else at_most) (number_expr p) x) true ->
  exists q, value e x = Some (Part_ q) /\ holds_of more p q.
Proof.
  intros W; destruct (number_value p e W) as (c & C & A & B); unfold shown; destruct more; unfold at_least, at_most; simpl value; rewrite C; simpl part_of;
    rewrite truth_said; destruct (value e x) as [[q| | | | |]|]; simpl; try discriminate; intros H.
  - exists q; split; [reflexivity|]; rewrite truth_said in H; destruct (below q c) as [[|]|] eqn:L; try discriminate H; simpl; apply (up_to_trans p c q A L).
  - exists q; split; [reflexivity|]; rewrite truth_said in H; destruct (below c q) as [[|]|] eqn:L; try discriminate H; simpl; apply (up_to_trans q c p L B).
Qed.

Lemma holds_numeric (more : bool) p q : holds_of more p q -> numeric q.
Proof. destruct more; simpl; intros H; apply up_to_numeric in H; apply H. Qed.

Lemma measured_in e only body l y p : In y l -> truth (value (y ++ e) only) = Some true -> value (y ++ e) body = Some (Part_ p) -> In (Some p) (measured e only body l).
Proof. intros I T V; unfold measured, meant; apply in_flat_map; exists y; split; [exact I|]; rewrite T, V; left; reflexivity. Qed.

Lemma in_measured e only body l p : In (Some p) (measured e only body l) -> exists y, In y l /\ truth (value (y ++ e) only) = Some true /\ value (y ++ e) body = Some (Part_ p).
Proof.
  unfold measured, meant; intros I; apply in_flat_map in I; destruct I as (y & I & J); exists y; split; [exact I|].
  destruct (truth (value (y ++ e) only)) as [[|]|]; simpl in J; [|destruct J|destruct J as [J|[]]; discriminate].
  destruct J as [J|[]]; split; [reflexivity|]; destruct (value (y ++ e) body) as [[q| | | | |]|]; simpl in J; congruence.
Qed.

(* If for some values T is at least p: the largest is, and there is one. *)
Lemma some_shown (greater more : bool) p x : written p = true -> forall e, shown e (about Exists_ greater ((if more then at_least else at_most) (number_expr p)) x) true ->
  exists q, value e x = Some (Part_ q) /\ numeric q /\ (more = greater -> holds_of more p q).
Proof.
  intros W; assert (B : forall e x, shown e ((if more then at_least else at_most) (number_expr p) x) true ->
    exists q, value e x = Some (Part_ q) /\ numeric q /\ (more = greater -> holds_of more p q)).
  { intros e y H; apply (relation_shown more p e y W) in H; destruct H as (q & V & H); exists q; split; [exact V|]; split; [apply (holds_numeric _ _ _ H) | intros _; exact H]. }
  assert (Q : forall e names r only body, (forall e, shown e (about Exists_ greater ((if more then at_least else at_most) (number_expr p)) body) true ->
      exists q, value e body = Some (Part_ q) /\ numeric q /\ (more = greater -> holds_of more p q)) ->
    shown e (Quantify_ Exists_ names r only (about Exists_ greater ((if more then at_least else at_most) (number_expr p)) body)) true ->
    exists q, value e (Quantify_ (if greater then Maximum else Minimum) names r only body) = Some (Part_ q) /\ numeric q /\ (more = greater -> holds_of more p q)).
  { intros e names r only body IH H; destruct (proj2 (quantified_list e Exists_ names r only _ eq_refl) H) as (l & y & L & I & U).
    rewrite extreme_value, L; unfold under in U; destruct (truth (value (y ++ e) only)) as [[|]|] eqn:T; simpl in U; try discriminate U.
    destruct (IH (y ++ e) U) as (q & V & N & P); pose proof (measured_in e only body l y q I T V) as J.
    pose proof (best_from greater (measured e only body l) None ltac:(discriminate)) as S; change (fold_left (best_step greater) (measured e only body l) None) with (best greater (measured e only body l)) in S.
    destruct (best greater (measured e only body l)) as [c|]; [|destruct S as [_ S]; destruct (S q J N)].
    destruct S as (C & _ & _ & S); exists c; split; [reflexivity|]; split; [exact C|]; intros M; specialize (P M); specialize (S q J N); subst more.
    destruct greater; simpl in *; eauto using up_to_trans. }
  induction x; intros e; try (apply B); simpl about; destruct k; try (apply B); destruct greater; try (apply B); apply (Q e); assumption.
Qed.

(* If for all values T is at most p: the largest is, if there is one; a least one there is. *)
Lemma all_shown (greater : bool) p x : written p = true -> forall e, shown e (about All greater ((if greater then at_most else at_least) (number_expr p)) x) true ->
  (forall q, value e x = Some (Part_ q) -> holds_of (negb greater) p q) /\ (greater = false -> exists q, value e x = Some (Part_ q)).
Proof.
  intros W; assert (R : (if greater then at_most else at_least) = (if negb greater then at_least else at_most)) by (destruct greater; reflexivity).
  rewrite R; clear R; assert (B : forall e x, shown e ((if negb greater then at_least else at_most) (number_expr p) x) true ->
    (forall q, value e x = Some (Part_ q) -> holds_of (negb greater) p q) /\ (greater = false -> exists q, value e x = Some (Part_ q))).
  { intros e y H; apply (relation_shown _ p e y W) in H; destruct H as (c & V & H); split; [intros q Q; congruence | intros _; exists c; exact V]. }
  assert (Q : forall e names r only body, (forall e, shown e (about All greater ((if negb greater then at_least else at_most) (number_expr p)) body) true ->
      (forall q, value e body = Some (Part_ q) -> holds_of (negb greater) p q) /\ (greater = false -> exists q, value e body = Some (Part_ q))) ->
    shown e (Quantify_ All names r only (about All greater ((if negb greater then at_least else at_most) (number_expr p)) body)) true ->
    (forall q, value e (Quantify_ (if greater then Maximum else Minimum) names r only body) = Some (Part_ q) -> holds_of (negb greater) p q) /\
    (greater = false -> exists q, value e (Quantify_ (if greater then Maximum else Minimum) names r only body) = Some (Part_ q))).
  { intros e names r only body IH H; destruct (proj1 (quantified_list e All names r only _ eq_refl) H) as (l & L & U).
    assert (X : forall q, In (Some q) (measured e only body l) -> holds_of (negb greater) p q).
    { intros q J; apply in_measured in J; destruct J as (y & I & T & V); specialize (U y I); unfold under in U; rewrite T in U; simpl in U; apply (proj1 (IH (y ++ e) U) q V). }
    pose proof (best_from greater (measured e only body l) None ltac:(discriminate)) as S; change (fold_left (best_step greater) (measured e only body l) None) with (best greater (measured e only body l)) in S.
    assert (P : numeric p) by (destruct (number_value p [] W) as (c & _ & A & _); apply up_to_numeric in A; apply A).
    rewrite extreme_value, L; destruct (best greater (measured e only body l)) as [c|]; simpl.
    - destruct S as (_ & [S|S] & _); [discriminate|]; apply X in S; split; [intros q E; injection E as <-; exact S | intros _; exists c; reflexivity].
    - destruct greater; simpl; (split; [intros q E | intros E]); try discriminate; [|exists Endless_; reflexivity]; injection E as <-; unfold up_to_; destruct p; simpl in *; try contradiction; reflexivity. }
  induction x; intros e; try (apply B); simpl about; destruct k; try (apply B); destruct greater; try (apply B); apply (Q e); assumption.
Qed.

(* ---------- Goals ---------- *)

(* Those of "max" (greater) and of "min". *)
Definition extreme_goals (e : list worth) (greater : bool) (x : expression) (j : judgement) : option (list goal) :=
  let some (more : bool) p := Goal e (about Exists_ greater ((if more then at_least else at_most) (number_expr p)) x) true in
  let all p := Goal e (about All greater ((if greater then at_most else at_least) (number_expr p)) x) true in
  let finite p := match p with Endless_ => false | _ => true end in
  match j with
  | Is_truth _ => None
  | Is_number p => if written p then Some (if greater then some true p :: if finite p then [all p] else [] else (if finite p then [some false p] else []) ++ [all p]) else None
  | Is_at_least p => if written p && finite p then Some (if greater then [some true p] else [all p]) else None
  | Is_at_most p => if written p && finite p then Some (if greater then [some false p; all p] else [some false p]) else None
  end.

Lemma extreme_right e (greater : bool) names r only body j l : extreme_goals e greater (Quantify_ (if greater then Maximum else Minimum) names r only body) j = Some l ->
  (forall g, In g l -> goal_shown g) -> judged e (Quantify_ (if greater then Maximum else Minimum) names r only body) j.
Proof.
  set (x := Quantify_ _ _ _ _ _); intros G H.
  assert (SG : forall p, written p = true -> goal_shown (Goal e (about Exists_ greater ((if greater then at_least else at_most) (number_expr p)) x) true) ->
    exists q, value e x = Some (Part_ q) /\ holds_of greater p q).
  { intros p W S; destruct (some_shown greater greater p x W e S) as (q & V & _ & P); exists q; split; [exact V | apply P; reflexivity]. }
  assert (AG : forall p, written p = true -> goal_shown (Goal e (about All greater ((if greater then at_most else at_least) (number_expr p)) x) true) ->
    forall q, value e x = Some (Part_ q) -> holds_of (negb greater) p q) by (intros p W S; apply (all_shown greater p x W e S)).
  assert (EQ : forall p q, p = Endless_ -> up_to_ p q -> up_to_ q p) by (intros p q -> U; unfold up_to_ in *; destruct q; simpl in *; congruence || reflexivity).
  destruct j as [b|p|p|p]; simpl in G; [discriminate| | |]; destruct (written p) eqn:W; simpl in G; try discriminate G.
  - destruct greater; injection G as <-.
    + destruct (SG p W) as (q & V & Q); [apply H; left; reflexivity|]; exists q; split; [exact V|]; simpl in Q; split; [|exact Q].
      assert (F : match p with Endless_ => True | _ => False end \/ In (Goal e (about All true (at_most (number_expr p)) x) true) (if match p with Endless_ => false | _ => true end then [Goal e (about All true (at_most (number_expr p)) x) true] else [])) by (destruct p; simpl; auto).
      destruct F as [F|F]; [apply (EQ p q); [destruct p; try contradiction; reflexivity | exact Q] | apply (AG p W (H _ (or_intror F)) q V)].
    + assert (F : match p with Endless_ => True | _ => False end \/ In (Goal e (about Exists_ false (at_most (number_expr p)) x) true)
        ((if match p with Endless_ => false | _ => true end then [Goal e (about Exists_ false (at_most (number_expr p)) x) true] else []) ++ [Goal e (about All false (at_least (number_expr p)) x) true])) by (destruct p; simpl; auto).
      assert (A : goal_shown (Goal e (about All false (at_least (number_expr p)) x) true)) by (apply H, in_or_app; right; left; reflexivity).
      destruct F as [F|F].
      * destruct (proj2 (all_shown false p x W e A) eq_refl) as (q & V); exists q; split; [exact V|]; pose proof (AG p W A q V) as Q; simpl in Q.
        split; [apply (EQ p q); [destruct p; try contradiction; reflexivity | exact Q] | exact Q].
      * destruct (SG p W (H _ F)) as (q & V & Q); exists q; split; [exact V|]; split; [exact Q | exact (AG p W A q V)].
  - destruct (match p with Endless_ => false | _ => true end); simpl in G; try discriminate G; destruct greater; injection G as <-.
    + destruct (some_shown true false p x W e (H _ (or_introl eq_refl))) as (q & V & _ & _); exists q; split; [exact V|].
      apply (AG p W (H _ (or_intror (or_introl eq_refl))) q V).
    + destruct (SG p W) as (q & V & Q); [apply H; left; reflexivity|]; exists q; split; [exact V | exact Q].
  - destruct (match p with Endless_ => false | _ => true end); simpl in G; try discriminate G; destruct greater; injection G as <-.
    + destruct (SG p W) as (q & V & Q); [apply H; left; reflexivity|]; exists q; split; [exact V | exact Q].
    + assert (A := H _ (or_introl eq_refl)); destruct (proj2 (all_shown false p x W e A) eq_refl) as (q & V); exists q; split; [exact V | apply (AG p W A q V)].
Qed.

(* The goals of a statement about a truth, or about what is least, most, min or max. *)
Definition goals_of (look : list worth -> expression -> option worth) (fuel : nat) (e : list worth) (x : expression) (j : judgement) : option (list goal) :=
  match j with
  | Is_truth b => Some [Goal e x b]
  | _ =>
    let (f, y) := bare look fuel e x in
    match y with
    | First last a b only body =>
      match whole_of (look f a), whole_of (look f b) with
      | Some a, Some b => (if last then most_goals else least_goals) f a b only body j
      | _, _ => None
      end
    | Quantify_ Maximum _ _ _ _ => extreme_goals f true y j
    | Quantify_ Minimum _ _ _ _ => extreme_goals f false y j
    | _ => None
    end
  end.

Theorem goals_right (look : list worth -> expression -> option worth) (opened_here : list worth -> Prop)
  (right : forall e x, opened_here e -> refines (look e x) (value e x)) (call : forall e a l, opened_here e -> values e a [] = Some l -> opened_here l)
  fuel e x j l : opened_here e -> goals_of look fuel e x j = Some l -> (forall g, In g l -> goal_shown g) -> judged e x j.
Proof.
  intros O G H; assert (T : (exists b, j = Is_truth b) \/ forall b, j <> Is_truth b) by (destruct j; [left; eexists; reflexivity | right; discriminate ..]).
  destruct T as [(b & ->)|N].
  { injection G as <-; specialize (H _ (or_introl eq_refl)); unfold goal_shown, shown in H; simpl in H |- *; destruct (value e x) as [[|c| | | |]|]; simpl in H; congruence. }
  pose proof (bare_right look opened_here right call fuel e x O) as B; unfold goals_of in G; destruct (bare look fuel e x) as [f y]; destruct B as [Q B].
  assert (J : judged f y j -> judged e x j) by (unfold judged; destruct j; rewrite B; auto); apply J; clear J.
  destruct j as [b|p|p|p]; [destruct (N b eq_refl) | | |]; clear B O e x; destruct y; try discriminate G;
    try (match type of G with (match ?k with _ => _ end) = _ => destruct k; try discriminate G end;
      first [apply (extreme_right f false _ _ _ _ _ l G H) | apply (extreme_right f true _ _ _ _ _ l G H)]);
    match goal with |- judged f (First ?last ?a ?b ?only ?body) ?j =>
      destruct (whole_of (look f a)) as [lo|] eqn:A; [|discriminate]; destruct (whole_of (look f b)) as [hi|] eqn:U; [|discriminate];
      apply (whole_seen f (look f) (fun x => right f x Q)) in A; apply (whole_seen f (look f) (fun x => right f x Q)) in U;
      destruct last; [apply (most_right f a b only body lo hi j l A U G H) | apply (least_right f a b only body lo hi j l A U G H)] end.
Qed.
