(* Formulas in conjunctive normal form that are made gate by gate, as package strategy makes them: a gate is a
   conjunction, with a variable of its own that is true if all inputs are, and false if one is not. A gate with the
   same inputs is made once.

   What is proved of an operation is that values of the variables, with which all clauses are satisfied, can be
   carried on to the variables that it adds, so that the literal it returns has the value that it is to have: [ok].
   So it goes on to the whole formula: if the variables of choices have the values of a choice, then all clauses
   are satisfied by some values of all variables. *)

From Coq Require Import ZArith Lia List Bool Uint63 PArray Orders Mergesort Permutation.
From Topocert Require CheckRows.
From Topocert Require Import CheckLrat.
Import ListNotations.
Open Scope Z_scope.

(* A literal: known, or a variable v from 1, or -v. *)
Inductive lit := Known (b : bool) | Lit (z : Z).

Definition negated (l : lit) : lit := match l with Known b => Known (negb b) | Lit z => Lit (- z) end.

(* The values of variables, of those that have one so far. *)
Definition values_so_far := positive -> option bool.

Definition value_of (a : values_so_far) (l : lit) : option bool :=
  match l with
  | Known b => Some b
  | Lit (Zpos v) => a v
  | Lit (Zneg v) => option_map negb (a v)
  | Lit Z0 => None
  end.

Definition has (a : values_so_far) (l : lit) (b : bool) : Prop := value_of a l = Some b.

Lemma has_negated a l b : has a l b -> has a (negated l) (negb b).
Proof.
  unfold has; destruct l as [c|[|v|v]]; simpl; try congruence.
  - intros ->; reflexivity.
  - destruct (a v) as [c|]; simpl; intros E; [injection E as <-; rewrite negb_involutive; reflexivity | discriminate E].
Qed.

Lemma has_once a l b c : has a l b -> has a l c -> b = c.
Proof. unfold has; congruence. Qed.

(* More variables have values. *)
Definition grows (a a' : values_so_far) : Prop := forall v b, a v = Some b -> a' v = Some b.

Lemma grows_refl a : grows a a.
Proof. intros v b E; exact E. Qed.

Lemma grows_trans a b c : grows a b -> grows b c -> grows a c.
Proof. intros F G v x E; apply G, F, E. Qed.

Lemma has_grows a a' l b : grows a a' -> has a l b -> has a' l b.
Proof.
  intros G; unfold has; destruct l as [c|[|v|v]]; simpl; auto.
  destruct (a v) as [c|] eqn:E; [rewrite (G v c E); auto | discriminate].
Qed.

(* ---------- Formulas ---------- *)

(* The next variable; the clauses, the last one first; and the gates, by their inputs. Of a linear refutation rows say
   how many of some literals are true, the last one first; else there are none. *)
Record circuit := Circuit { next_variable : positive; clauses_made : list (list Z); gates_made : array (list (list Z * positive)); rows_made : option (list (Z * list Z)) }.

(* All of some literals are true, or one is false. *)
Definition all_are (a : values_so_far) (l : list lit) (b : bool) : Prop :=
  match b with true => forall x, In x l -> has a x true | false => exists x, In x l /\ has a x false end.

Lemma all_are_grows a a' l b : grows a a' -> all_are a l b -> all_are a' l b.
Proof.
  intros G; destruct b; [intros H x I; apply (has_grows a), H, I; exact G|].
  intros (x & I & H); exists x; split; [exact I | apply (has_grows a); assumption].
Qed.

(* Literals have these values. *)
Definition hold (a : values_so_far) : list lit -> list bool -> Prop := Forall2 (has a).

Lemma hold_grows a a' l b : grows a a' -> hold a l b -> hold a' l b.
Proof. intros G; induction 1; constructor; [apply (has_grows a); assumption | assumption]. Qed.

Fixpoint trues (b : list bool) : Z := match b with [] => 0 | c :: b => Z.b2z c + trues b end.

(* So many literals are true, each as often as it is there. *)
Definition enough (a : values_so_far) (r : Z * list Z) : Prop := exists b, hold a (map Lit (snd r)) b /\ fst r <= trues b.

Lemma enough_grows a a' r : grows a a' -> enough a r -> enough a' r.
Proof. intros G (b & H & L); exists b; split; [apply (hold_grows a); assumption | exact L]. Qed.

Definition good (c : circuit) (a : values_so_far) : Prop :=
  (forall v, (next_variable c <= v)%positive -> a v = None) /\
  (forall k, In k (clauses_made c) -> exists z, In z k /\ has a (Lit z) true) /\
  (forall i k g, In (k, g) (gates_made c).[i] -> exists b, a g = Some b /\ all_are a (map Lit k) b) /\
  (forall r, match rows_made c with Some l => In r l | None => False end -> enough a r).

Definition making (A : Type) := circuit -> option (A * circuit).
Definition pure {A} (x : A) : making A := fun c => Some (x, c).
Definition fails {A} : making A := fun _ => None.
Definition bind {A B} (m : making A) (f : A -> making B) : making B := fun c => match m c with Some (x, c) => f x c | None => None end.
Notation "'let*' x ':=' m 'in' f" := (bind m (fun x => f)) (at level 200, x name, m at level 200, f at level 200, right associativity).

(* Whatever is made, the values can be carried on so that P holds. *)
Definition ok {A} (a : values_so_far) (m : making A) (P : values_so_far -> A -> Prop) : Prop :=
  forall c x c', good c a -> m c = Some (x, c') -> exists a', grows a a' /\ good c' a' /\ P a' x.

Lemma ok_pure {A} a (x : A) (P : values_so_far -> A -> Prop) : P a x -> ok a (pure x) P.
Proof. intros H c y c' G E; injection E as <- <-; exists a; repeat split; auto using grows_refl; apply G. Qed.

Lemma ok_fails {A} a (P : values_so_far -> A -> Prop) : ok a fails P.
Proof. intros c y c' G E; discriminate E. Qed.

Lemma ok_bind {A B} a (m : making A) (f : A -> making B) P Q :
  ok a m P -> (forall a' x, grows a a' -> P a' x -> ok a' (f x) Q) -> ok a (bind m f) Q.
Proof.
  intros M F c y c' G E; unfold bind in E; destruct (m c) as [[x d]|] eqn:D; [|discriminate E].
  destruct (M _ _ _ G D) as (a' & G1 & G2 & H); destruct (F a' x G1 H _ _ _ G2 E) as (b & G3 & G4 & K).
  exists b; split; [apply (grows_trans a a'); assumption | auto].
Qed.

Lemma ok_more {A} a (m : making A) (P Q : values_so_far -> A -> Prop) : ok a m P -> (forall a' x, grows a a' -> P a' x -> Q a' x) -> ok a m Q.
Proof. intros M H c x c' G E; destruct (M _ _ _ G E) as (a' & G1 & G2 & K); exists a'; auto. Qed.

(* The literals of a clause that are not known; none if one is known to be true. *)
Fixpoint open_literals (known : bool) (l : list lit) : option (list Z) :=
  match l with
  | [] => Some []
  | Known b :: l => if Bool.eqb b known then None else open_literals known l
  | Lit z :: l => option_map (cons z) (open_literals known l)
  end.

Lemma open_literals_none known l : open_literals known l = None -> In (Known known) l.
Proof.
  induction l as [|[b|z] l IH]; simpl; intros E; [discriminate E| |].
  - destruct (Bool.eqb b known) eqn:B; [apply eqb_prop in B; subst; left; reflexivity | right; apply IH, E].
  - right; apply IH; destruct (open_literals known l); [discriminate E | reflexivity].
Qed.

Lemma open_literals_some known l : forall k, open_literals known l = Some k ->
  (forall z, In z k <-> In (Lit z) l) /\ (forall b, In (Known b) l -> b = negb known).
Proof.
  induction l as [|[b|z] l IH]; simpl; intros k E.
  - injection E as <-; split; [intros z; split; intros [] | intros b []].
  - destruct (Bool.eqb b known) eqn:B; [discriminate E|]; destruct (IH k E) as [I K]; split.
    + intros z; rewrite I; split; [auto | intros [F|F]; [discriminate F | exact F]].
    + intros c [F|F]; [injection F as <-; destruct b, known; try discriminate B; reflexivity | apply K, F].
  - destruct (open_literals known l) as [m|]; [|discriminate E]; injection E as <-; destruct (IH m eq_refl) as [I K]; split.
    + intros y; simpl; rewrite I; split; (intros [F|F]; [left; congruence | right; exact F]).
    + intros c [F|F]; [discriminate F | apply K, F].
Qed.

Definition clause (l : list lit) : making unit := fun c =>
  match open_literals true l with
  | None => Some (tt, c)
  | Some k => Some (tt, Circuit (next_variable c) (k :: clauses_made c) (gates_made c) (rows_made c))
  end.

Lemma clause_ok a l : (exists x, In x l /\ has a x true) -> ok a (clause l) (fun _ _ => True).
Proof.
  intros (x & I & H) c [] c' G E; exists a; unfold clause in E; split; [apply grows_refl|]; split; [|exact Logic.I].
  destruct (open_literals true l) as [k|] eqn:O; injection E as <-; [|exact G].
  destruct (open_literals_some true l k O) as [L K]; destruct G as (G1 & G2 & G3); split; [exact G1|]; split; [|exact G3].
  intros m [<-|M]; [|apply G2, M].
  destruct x as [b|z]; [unfold has in H; simpl in H; injection H as ->; discriminate (K true I) | exists z; split; [apply L, I | exact H]].
Qed.

(* ---------- New variables ---------- *)

Definition with_value (a : values_so_far) (g : positive) (b : bool) : values_so_far := fun v => if Pos.eqb v g then Some b else a v.

Lemma with_value_same a g b : with_value a g b g = Some b.
Proof. unfold with_value; rewrite Pos.eqb_refl; reflexivity. Qed.

Lemma with_value_grows a g b : a g = None -> grows a (with_value a g b).
Proof. intros N v x E; unfold with_value; destruct (Pos.eqb_spec v g) as [->|]; [congruence | exact E]. Qed.

Lemma good_grows c a a' : grows a a' -> (forall v, (next_variable c <= v)%positive -> a' v = None) -> good c a -> good c a'.
Proof.
  intros G N (_ & G2 & G3 & G4); split; [exact N|]; split; [|split].
  - intros k I; destruct (G2 k I) as (z & J & H); exists z; split; [exact J | apply (has_grows a); assumption].
  - intros i k g I; destruct (G3 i k g I) as (b & E & H); exists b; split; [apply G, E | apply (all_are_grows a); assumption].
  - intros r I; apply (enough_grows a); [exact G | apply G4, I].
Qed.

Definition fresh : making lit := fun c => Some (Lit (Zpos (next_variable c)), Circuit (Pos.succ (next_variable c)) (clauses_made c) (gates_made c) (rows_made c)).

Lemma fresh_ok a b : ok a fresh (fun a' l => has a' l b /\ exists v, l = Lit (Zpos v)).
Proof.
  intros c l c' G E; injection E as <- <-; set (g := next_variable c).
  assert (N : a g = None) by (apply G; unfold g; lia).
  exists (with_value a g b); pose proof (with_value_grows a g b N) as W; split; [exact W|]; split.
  - assert (G' := good_grows (Circuit (Pos.succ g) (clauses_made c) (gates_made c) (rows_made c)) a (with_value a g b) W).
    apply G'; [simpl; intros v L | split; [simpl; intros v L; apply G; fold g; lia | apply G]].
    unfold with_value; destruct (Pos.eqb_spec v g) as [->|]; [lia | apply G; fold g; lia].
  - split; [unfold has; simpl; apply with_value_same | exists g; reflexivity].
Qed.

Fixpoint several {A} (l : list (making A)) : making (list A) :=
  match l with [] => pure [] | m :: l => let* x := m in let* r := several l in pure (x :: r) end.

Lemma hold_length a l b : hold a l b -> List.length l = List.length b.
Proof. induction 1; simpl; congruence. Qed.

Fixpoint fresh_ones (n : nat) : making (list lit) := match n with O => pure [] | S n => let* x := fresh in let* r := fresh_ones n in pure (x :: r) end.

Lemma fresh_ones_ok b : forall a, ok a (fresh_ones (List.length b)) (fun a' l => hold a' l b).
Proof.
  induction b as [|x b IH]; intros a; simpl fresh_ones; [apply ok_pure; constructor|].
  apply (ok_bind _ _ _ _ _ (fresh_ok a x)); intros a1 l G1 [H1 _].
  apply (ok_bind _ _ _ _ _ (IH a1)); intros a2 r G2 H2; apply ok_pure; constructor; [apply (has_grows a1); assumption | exact H2].
Qed.

(* ---------- Conjunctions and disjunctions ---------- *)

Module Increasing <: TotalLeBool.
  Definition t := Z.
  Definition leb := Z.leb.
  Theorem leb_total : forall x y, (x <=? y) = true \/ (y <=? x) = true.
  Proof. intros x y; destruct (Z.leb_spec x y); [left; reflexivity | right; apply Z.leb_le; lia]. Qed.
End Increasing.
Module LiteralSort := Sort Increasing.

Fixpoint each_once (l : list Z) : list Z :=
  match l with
  | x :: ((y :: _) as r) => if x =? y then each_once r else x :: each_once r
  | l => l
  end.

Lemma each_once_in z l : In z (each_once l) <-> In z l.
Proof.
  induction l as [|x [|y l] IH]; [reflexivity | reflexivity|].
  change (each_once (x :: y :: l)) with (if x =? y then each_once (y :: l) else x :: each_once (y :: l)).
  destruct (Z.eqb_spec x y) as [->|N].
  - rewrite IH; simpl; tauto.
  - change (In z (x :: each_once (y :: l))) with (x = z \/ In z (each_once (y :: l))); rewrite IH; reflexivity.
Qed.

(* Whether two of some literals contradict each other; they ascend in l, and descend, negated, in m. *)
Fixpoint contradicted (fuel : nat) (l m : list Z) : bool :=
  match fuel with
  | O => false
  | S fuel => match l, m with
      | x :: l', y :: m' => if x =? y then true else if x <? y then contradicted fuel l' m else contradicted fuel l m'
      | _, _ => false
      end
  end.

Lemma contradicted_in fuel : forall l m, contradicted fuel l m = true -> exists z, In z l /\ In z m.
Proof.
  induction fuel as [|fuel IH]; intros [|x l] [|y m] E; simpl in E; try discriminate E.
  destruct (Z.eqb_spec x y) as [->|_]; [exists y; simpl; auto|].
  destruct (x <? y); destruct (IH _ _ E) as (z & I & J); exists z; simpl in *; tauto.
Qed.

Fixpoint same_inputs (k l : list Z) : bool :=
  match k, l with [], [] => true | x :: k, y :: l => (x =? y) && same_inputs k l | _, _ => false end.

Lemma same_inputs_eq k : forall l, same_inputs k l = true -> k = l.
Proof.
  induction k as [|x k IH]; intros [|y l] E; simpl in E; try discriminate E; [reflexivity|].
  apply andb_true_iff in E; destruct E as [X E]; apply Z.eqb_eq in X; subst; f_equal; apply IH, E.
Qed.

Fixpoint gate_with (k : list Z) (l : list (list Z * positive)) : option positive :=
  match l with [] => None | (m, g) :: l => if same_inputs k m then Some g else gate_with k l end.

Lemma gate_with_in k l g : gate_with k l = Some g -> In (k, g) l.
Proof.
  induction l as [|[m h] l IH]; simpl; intros E; [discriminate E|].
  destruct (same_inputs k m) eqn:S; [injection E as <-; apply same_inputs_eq in S; subst; left; reflexivity | right; apply IH, E].
Qed.

(* Where a gate stands among others. *)
Definition place_of (k : list Z) : int := fold_left (fun h z => (h * 31 + of_Z z) land 65535)%uint63 k 0%uint63.

(* The gate of two or more inputs, in increasing order. *)
Definition gate_of (k : list Z) : making lit := fun c =>
  let i := place_of k in
  let there := (gates_made c).[i] in
  match gate_with k there with
  | Some g => Some (Lit (Zpos g), c)
  | None =>
    let g := next_variable c in
    let each := fold_left (fun m x => [Zneg g; x] :: m) k (clauses_made c) in
    Some (Lit (Zpos g), Circuit (Pos.succ g) ((Zpos g :: map Z.opp k) :: each) (gates_made c).[i <- (k, g) :: there] (rows_made c))
  end.

Lemma each_input g k : forall m c, In c (fold_left (fun m x => [Zneg g; x] :: m) k m) -> In c m \/ exists x, In x k /\ c = [Zneg g; x].
Proof.
  induction k as [|x k IH]; intros m c I; simpl in I; [left; exact I|].
  destruct (IH _ _ I) as [[<-|J]|(y & J & E)]; [right; exists x; simpl; auto | left; exact J | right; exists y; simpl; auto].
Qed.

Lemma gate_of_ok a k b : all_are a (map Lit k) b -> ok a (gate_of k) (fun a' l => has a' l b).
Proof.
  intros K c l c' G E; unfold gate_of in E; cbv zeta in E.
  destruct (gate_with k (gates_made c).[place_of k]) as [g|] eqn:W; injection E as <- <-.
  { exists a; split; [apply grows_refl|]; split; [exact G|]; apply gate_with_in in W.
    destruct (proj1 (proj2 (proj2 G)) _ _ _ W) as (d & D & H); unfold has; simpl; rewrite D.
    destruct b, d; try reflexivity; exfalso.
    - destruct H as (x & I & H); discriminate (has_once _ _ _ _ H (K x I)).
    - destruct K as (x & I & F); discriminate (has_once _ _ _ _ F (H x I)). }
  set (g := next_variable c); assert (N : a g = None) by (apply G; unfold g; lia).
  set (a' := with_value a g b); pose proof (with_value_grows a g b N) as GR; fold a' in GR.
  assert (V : a' g = Some b) by apply with_value_same.
  pose proof (all_are_grows _ _ _ _ GR K) as K'.
  exists a'; split; [exact GR|]; split; [|exact V].
  destruct (good_grows (Circuit (Pos.succ g) (clauses_made c) (gates_made c) (rows_made c)) a a' GR) as (H1 & H2 & H3 & H4).
  { simpl; intros v L; unfold a', with_value; destruct (Pos.eqb_spec v g) as [->|]; [lia | apply G; fold g; lia]. }
  { split; [simpl; intros v L; apply G; fold g; lia | apply G]. }
  split; [exact H1|]; cbn [clauses_made gates_made rows_made] in *; split; [|split; [|exact H4]].
  - intros m [<-|M].
    + destruct b.
      * exists (Zpos g); split; [left; reflexivity | exact V].
      * destruct K' as (x & I & F); apply in_map_iff in I; destruct I as (z & <- & I).
        exists (- z); split; [right; apply in_map; exact I | exact (has_negated _ _ _ F)].
    + destruct (each_input _ _ _ _ M) as [M'|(x & I & ->)]; [exact (H2 _ M')|].
      destruct b.
      * exists x; split; [right; left; reflexivity | apply K', in_map, I].
      * exists (Zneg g); split; [left; reflexivity | unfold has; simpl; rewrite V; reflexivity].
  - intros i m h I; destruct (get_set_cases (gates_made c) (place_of k) ((k, g) :: (gates_made c).[place_of k]) i) as [[E _]|E]; rewrite E in I.
    + destruct I as [I|I]; [injection I as <- <-; exists b; auto | exact (H3 _ _ _ I)].
    + exact (H3 _ _ _ I).
Qed.

Definition conjunction (l : list lit) : making lit :=
  match open_literals false l with
  | None => pure (Known false)
  | Some [] => pure (Known true)
  | Some [z] => pure (Lit z)
  | Some k =>
    let k := each_once (LiteralSort.sort k) in
    if contradicted (2 * List.length k) k (rev_append (map Z.opp k) []) then pure (Known false)
    else match k with [z] => pure (Lit z) | _ => gate_of k end
  end.

Lemma conj_all a l b : all_are a l b -> ok a (conjunction l) (fun a' x => has a' x b).
Proof.
  intros H; unfold conjunction; destruct (open_literals false l) as [k|] eqn:O.
  2:{ apply open_literals_none in O; apply ok_pure; destruct b; [specialize (H _ O); discriminate H | reflexivity]. }
  destruct (open_literals_some false l k O) as [I K]; simpl in K.
  assert (A : forall m, (forall z, In z m <-> In z k) -> all_are a (map Lit m) b).
  { intros m M; destruct b.
    - intros x J; apply in_map_iff in J; destruct J as (z & <- & J); apply H, I, M, J.
    - destruct H as (x & J & F); destruct x as [c|z]; [rewrite (K c J) in F; discriminate F|].
      exists (Lit z); split; [apply in_map, M, I, J | exact F]. }
  assert (One : forall z, (forall y, In y [z] <-> In y k) -> ok a (pure (Lit z)) (fun a' x => has a' x b)).
  { intros z M; apply ok_pure; specialize (A [z] M); destruct b; [apply A; left; reflexivity|].
    destruct A as (x & [<-|[]] & F); exact F. }
  destruct k as [|z [|y k]].
  - apply ok_pure; destruct b; [reflexivity|]; destruct (A [] (fun z => iff_refl _)) as (x & [] & _).
  - apply One; intros y; reflexivity.
  - set (m := z :: y :: k) in *; set (s := each_once (LiteralSort.sort m)).
    assert (M : forall x, In x s <-> In x m).
    { intros x; unfold s; rewrite each_once_in; split; apply Permutation_in; [apply Permutation_sym|]; apply LiteralSort.Permuted_sort. }
    destruct (contradicted _ s _) eqn:C.
    + apply ok_pure; destruct b; [|reflexivity]; apply contradicted_in in C; destruct C as (x & J & N).
      rewrite rev_append_rev, app_nil_r, <- in_rev in N; apply in_map_iff in N; destruct N as (w & <- & N).
      pose proof (A s M (Lit (- w)) (in_map _ _ _ J)) as F; pose proof (A s M (Lit w) (in_map _ _ _ N)) as T.
      discriminate (has_once _ _ _ _ F (has_negated _ _ _ T)).
    + pose proof (gate_of_ok a s b (A s M)) as R; destruct s as [|x [|w s]]; [exact R | apply One; exact M | exact R].
Qed.

Definition disjunction (l : list lit) : making lit := let* x := conjunction (map negated l) in pure (negated x).

Lemma all_are_hold a l b : hold a l b -> all_are a l (forallb (fun b => b) b).
Proof.
  induction 1 as [|x c l b H _ IH]; simpl; [intros x []|]; destruct c; simpl.
  - destruct (forallb _ b); simpl in *; [intros y [<-|I]; [exact H | apply IH, I]|].
    destruct IH as (y & I & F); exists y; auto.
  - exists x; auto.
Qed.

Lemma hold_negated a l b : hold a l b -> hold a (map negated l) (map negb b).
Proof. induction 1; constructor; [apply has_negated|]; assumption. Qed.

Lemma conj_ok a l b : hold a l b -> ok a (conjunction l) (fun a' x => has a' x (forallb (fun b => b) b)).
Proof. intros H; apply conj_all, all_are_hold, H. Qed.

Lemma disj_ok a l b : hold a l b -> ok a (disjunction l) (fun a' x => has a' x (existsb (fun b => b) b)).
Proof.
  intros H; apply (ok_bind _ _ _ _ _ (conj_ok _ _ _ (hold_negated _ _ _ H))); intros a' x G X; apply ok_pure.
  apply has_negated in X; replace (existsb _ b) with (negb (forallb (fun b => b) (map negb b))); [exact X|].
  clear; induction b as [|c b IH]; [reflexivity|]; simpl; rewrite negb_andb, negb_involutive, IH; reflexivity.
Qed.

Lemma conj2_ok a x y b c : has a x b -> has a y c -> ok a (conjunction [x; y]) (fun a' l => has a' l (b && c)).
Proof. intros X Y; generalize (conj_ok a [x; y] [b; c]); simpl; rewrite andb_true_r; intros H; apply H; repeat constructor; assumption. Qed.

Lemma disj2_ok a x y b c : has a x b -> has a y c -> ok a (disjunction [x; y]) (fun a' l => has a' l (b || c)).
Proof. intros X Y; generalize (disj_ok a [x; y] [b; c]); simpl; rewrite orb_false_r; intros H; apply H; repeat constructor; assumption. Qed.

(* Whether two truths are the same. *)
Definition same_truth (x y : lit) : making lit :=
  let* both := conjunction [x; y] in let* neither := conjunction [negated x; negated y] in disjunction [both; neither].

Lemma same_truth_ok a x y b c : has a x b -> has a y c -> ok a (same_truth x y) (fun a' l => has a' l (Bool.eqb b c)).
Proof.
  intros X Y; apply (ok_bind _ _ _ _ _ (conj2_ok _ _ _ _ _ X Y)); intros a1 p G1 P.
  apply (ok_bind _ _ _ _ _ (conj2_ok a1 _ _ _ _ (has_negated _ _ _ (has_grows _ _ _ _ G1 X)) (has_negated _ _ _ (has_grows _ _ _ _ G1 Y)))); intros a2 q G2 Q.
  generalize (disj2_ok a2 _ _ _ _ (has_grows _ _ _ _ G2 P) Q); destruct b, c; exact (fun H => H).
Qed.

(* ---------- Counting ---------- *)

Lemma trues_range b : 0 <= trues b <= Z.of_nat (List.length b).
Proof. induction b as [|c b IH]; cbn [trues List.length]; [lia|]; rewrite Nat2Z.inj_succ; destruct c; simpl Z.b2z; lia. Qed.

(* Of the row after some literals entry j says that j of them or more are true, as far as that matters. *)
Fixpoint count_row (before : lit) (row : list lit) (l : lit) (j low high : Z) : making (list lit) :=
  match row with
  | [] => pure []
  | r :: row =>
    let* x := (if (low <=? j) && (j <=? high) then let* t := conjunction [before; l] in disjunction [r; t] else pure (Known false)) in
    let* rest := count_row r row l (j + 1) low high in pure (x :: rest)
  end.

Fixpoint count_rows (row : list lit) (l : list lit) (i n k : Z) : making (list lit) :=
  match l with
  | [] => pure row
  | x :: l => let* row := count_row (Known true) row x 1 (k - (n - 1 - i)) (i + 1) in count_rows row l (i + 1) n k
  end.

(* Whether a formula is linear decides how something is made. *)
Definition by_rows {A} (linear other : making A) : making A := fun c => match rows_made c with Some _ => linear c | None => other c end.

Lemma by_rows_ok {A} a (m n : making A) P : ok a m P -> ok a n P -> ok a (by_rows m n) P.
Proof. intros M N c x c' G E; unfold by_rows in E; destruct (rows_made c); [apply (M c x c' G E) | apply (N c x c' G E)]. Qed.

Fixpoint all_open (l : list lit) : option (list Z) :=
  match l with [] => Some [] | Lit z :: l => option_map (cons z) (all_open l) | Known _ :: _ => None end.

(* Whether k or more of n literals are, by two rows about a variable: if it is true k are, if not n - k + 1 are false. *)
Definition threshold (l : list lit) (k n : Z) : making lit := fun c =>
  match all_open l, rows_made c with
  | Some z, Some rows =>
    let g := next_variable c in
    let under := (k, repeat (Zneg g) (Z.to_nat k) ++ z) in
    let over := (n - k + 1, repeat (Zpos g) (Z.to_nat (n - k + 1)) ++ map Z.opp z) in
    Some (Lit (Zpos g), Circuit (Pos.succ g) (clauses_made c) (gates_made c) (Some (over :: under :: rows)))
  | _, _ => None
  end.

Definition at_least (l : list lit) (k : Z) : making lit :=
  if k <=? 0 then pure (Known true) else
  let n := Z.of_nat (List.length l) in
  if n <? k then pure (Known false) else
  by_rows (threshold l k n) (let* row := count_rows (repeat (Known false) (Z.to_nat k)) l 0 n k in pure (last row (Known true))).

Fixpoint counts_row (a : values_so_far) (row : list lit) (j low c : Z) : Prop :=
  match row with [] => True | r :: row => (low <= j -> has a r (j <=? c)) /\ counts_row a row (j + 1) low c end.

Lemma counts_row_grows a a' row : grows a a' -> forall j low c, counts_row a row j low c -> counts_row a' row j low c.
Proof. intros G; induction row as [|r row IH]; intros j low c; simpl; [auto|]; intros [H K]; split; [intros L; apply (has_grows a); auto | auto]. Qed.

Lemma count_row_ok l b row : forall a before j low i c, has a l b -> c <= i -> (low - 1 <= j - 1 -> has a before (j - 1 <=? c)) ->
  counts_row a row j (low - 1) c ->
  ok a (count_row before row l j low (i + 1)) (fun a' r => counts_row a' r j low (c + Z.b2z b) /\ List.length r = List.length row).
Proof.
  induction row as [|r row IH]; intros a before j low i c L C B R; simpl count_row; [apply ok_pure; split; [exact I | reflexivity]|].
  destruct R as [R R']; apply (ok_bind _ _ _ (fun a' x => low <= j -> has a' x (j <=? c + Z.b2z b))).
  - destruct ((low <=? j) && (j <=? i + 1)) eqn:E.
    + apply andb_true_iff in E; destruct E as [E1 E2]; apply Z.leb_le in E1, E2.
      assert (B' : has a before (j - 1 <=? c)) by (apply B; lia); assert (R1 : has a r (j <=? c)) by (apply R; lia).
      apply (ok_bind _ _ _ _ _ (conj2_ok _ _ _ _ _ B' L)); intros a1 t G1 T.
      apply (ok_more _ _ _ _ (disj2_ok a1 _ _ _ _ (has_grows _ _ _ _ G1 R1) T)); intros a2 x G2 X _.
      replace (j <=? c + Z.b2z b) with ((j <=? c) || (j - 1 <=? c) && b); [exact X|].
      destruct b; simpl Z.b2z; destruct (Z.leb_spec j c), (Z.leb_spec (j - 1) c); simpl; symmetry; first [apply Z.leb_le; lia | apply Z.leb_gt; lia].
    + apply ok_pure; intros E1; apply andb_false_iff in E; destruct E as [E|E]; apply Z.leb_gt in E; [lia|].
      replace (j <=? c + Z.b2z b) with false; [reflexivity | symmetry; apply Z.leb_gt; destruct b; simpl Z.b2z; lia].
  - intros a1 x G1 X.
    assert (R1 : low - 1 <= j + 1 - 1 -> has a1 r (j + 1 - 1 <=? c)).
    { replace (j + 1 - 1) with j by lia; intros H; apply (has_grows a); [exact G1 | apply R; lia]. }
    apply (ok_bind _ _ _ _ _ (IH a1 r (j + 1) low i c (has_grows _ _ _ _ G1 L) C R1 (counts_row_grows _ _ _ G1 _ _ _ R'))).
    intros a2 rest G2 [H K]; apply ok_pure; split; [split; [intros F; apply (has_grows a1); auto | exact H] | simpl; congruence].
Qed.

Lemma count_rows_ok l : forall b a row i n k c, hold a l b -> i + Z.of_nat (List.length l) = n -> 0 <= c <= i -> Z.of_nat (List.length row) = k ->
  counts_row a row 1 (k - (n - i)) c ->
  ok a (count_rows row l i n k) (fun a' r => counts_row a' r 1 k (c + trues b) /\ Z.of_nat (List.length r) = k).
Proof.
  induction l as [|x l IH]; intros b a row i n k c H N C K R; inversion_clear H as [|? y ? b' X H']; simpl count_rows; cbn [trues].
  - simpl in N; apply ok_pure; replace (c + 0) with c by lia; replace (k - (n - i)) with k in R by lia; auto.
  - simpl List.length in N; rewrite Nat2Z.inj_succ in N.
    assert (B : k - (n - 1 - i) - 1 <= 1 - 1 -> has a (Known true) (1 - 1 <=? c)) by (intros _; destruct (Z.leb_spec (1 - 1) c); [reflexivity | lia]).
    replace (k - (n - i)) with (k - (n - 1 - i) - 1) in R by lia.
    apply (ok_bind _ _ _ _ _ (count_row_ok x y row a (Known true) 1 (k - (n - 1 - i)) i c X (proj2 C) B R)); intros a1 r G1 [R1 L1].
    replace (c + (Z.b2z y + trues b')) with (c + Z.b2z y + trues b') by lia.
    apply IH; [apply (hold_grows a); assumption | lia | destruct y; simpl Z.b2z; lia | congruence|].
    replace (k - (n - (i + 1))) with (k - (n - 1 - i)) by lia; exact R1.
Qed.

Lemma counts_row_start a k : forall j low, 1 <= j -> counts_row a (repeat (Known false) k) j low 0.
Proof.
  induction k as [|k IH]; intros j low J; simpl; [exact I|]; split; [|apply IH; lia].
  intros _; replace (j <=? 0) with false by (symmetry; apply Z.leb_gt; lia); reflexivity.
Qed.

Lemma counts_row_last a row : forall j c, row <> [] -> counts_row a row j (j + Z.of_nat (List.length row) - 1) c ->
  has a (last row (Known true)) (j + Z.of_nat (List.length row) - 1 <=? c).
Proof.
  induction row as [|r row IH]; intros j c N R; [contradiction|]; destruct R as [R R']; destruct row as [|s row].
  - simpl List.length in *; simpl last; replace (j + Z.of_nat 1 - 1) with j in * by lia; apply R; lia.
  - change (last (r :: s :: row) (Known true)) with (last (s :: row) (Known true)).
    replace (j + Z.of_nat (List.length (r :: s :: row)) - 1) with (j + 1 + Z.of_nat (List.length (s :: row)) - 1) in * by (simpl List.length; lia).
    apply IH; [discriminate | exact R'].
Qed.

Lemma all_open_is l : forall z, all_open l = Some z -> l = map Lit z.
Proof.
  induction l as [|[c|y] l IH]; simpl; intros z E; [injection E as <-; reflexivity | discriminate E|].
  destruct (all_open l) as [k|]; [|discriminate E]; injection E as <-; simpl; f_equal; apply IH; reflexivity.
Qed.

Lemma trues_app b c : trues (b ++ c) = trues b + trues c.
Proof. induction b as [|x b IH]; simpl; [reflexivity | rewrite IH; lia]. Qed.

Lemma trues_repeat c n : trues (repeat c n) = if c then Z.of_nat n else 0.
Proof. induction n as [|n IH]; [destruct c; reflexivity|]; simpl repeat; cbn [trues]; rewrite IH, Nat2Z.inj_succ; destruct c; simpl Z.b2z; lia. Qed.

Lemma trues_negated b : trues (map negb b) = Z.of_nat (List.length b) - trues b.
Proof. induction b as [|x b IH]; [reflexivity|]; simpl map; cbn [trues List.length]; rewrite IH, Nat2Z.inj_succ; destruct x; simpl Z.b2z; lia. Qed.

Lemma hold_repeat a x b n : has a x b -> hold a (repeat x n) (repeat b n).
Proof. intros H; induction n; simpl; constructor; assumption. Qed.

Lemma hold_opposite a z : forall b, hold a (map Lit z) b -> hold a (map Lit (map Z.opp z)) (map negb b).
Proof. induction z as [|y z IH]; intros b H; inversion H as [|? ? ? ? X Y]; subst; simpl; constructor; [apply (has_negated _ _ _ X) | apply IH, Y]. Qed.

Lemma threshold_ok a l b k : hold a l b -> 1 <= k -> ok a (threshold l k (Z.of_nat (List.length l))) (fun a' x => has a' x (k <=? trues b)).
Proof.
  intros H K c x c' G E; unfold threshold in E; destruct (all_open l) as [z|] eqn:O; [|discriminate E]; apply all_open_is in O; subst l.
  destruct (rows_made c) as [rows|] eqn:R; [|discriminate E]; cbv zeta in E; injection E as <- <-.
  set (g := next_variable c); assert (N : a g = None) by (apply G; unfold g; lia).
  set (t := k <=? trues b); set (a' := with_value a g t); pose proof (with_value_grows a g t N) as W; fold a' in W.
  assert (V : a' g = Some t) by apply with_value_same.
  pose proof (hold_grows _ _ _ _ W H) as H'; pose proof (hold_length _ _ _ H) as L; rewrite map_length in L; rewrite map_length.
  exists a'; split; [exact W|]; split; [|exact V].
  destruct (good_grows (Circuit (Pos.succ g) (clauses_made c) (gates_made c) (rows_made c)) a a' W) as (H1 & H2 & H3 & H4).
  { simpl; intros v Lv; unfold a', with_value; destruct (Pos.eqb_spec v g) as [->|]; [lia | apply G; fold g; lia]. }
  { split; [simpl; intros v Lv; apply G; fold g; lia | apply G]. }
  split; [exact H1|]; split; [exact H2|]; split; [exact H3|]; cbn [rows_made] in *; rewrite R in H4.
  pose proof (trues_range b) as T; intros r [<-|[<-|I]]; [| |apply H4, I]; unfold enough; cbn [fst snd].
  - exists (repeat t (Z.to_nat (Z.of_nat (List.length z) - k + 1)) ++ map negb b); split.
    + rewrite map_app; apply Forall2_app.
      * replace (map Lit (repeat (Zpos g) _)) with (repeat (Lit (Zpos g)) (Z.to_nat (Z.of_nat (List.length z) - k + 1))) by (induction (Z.to_nat _); simpl; congruence).
        apply hold_repeat, V.
      * apply hold_opposite, H'.
    + rewrite trues_app, trues_repeat, trues_negated; unfold t; destruct (Z.leb_spec k (trues b)); lia.
  - exists (repeat (negb t) (Z.to_nat k) ++ b); split.
    + rewrite map_app; apply Forall2_app; [|exact H'].
      replace (map Lit (repeat (Zneg g) _)) with (repeat (Lit (Zneg g)) (Z.to_nat k)) by (induction (Z.to_nat k); simpl; congruence).
      apply hold_repeat; unfold has; simpl; rewrite V; reflexivity.
    + rewrite trues_app, trues_repeat; unfold t; destruct (Z.leb_spec k (trues b)); cbn [negb]; cbv iota; lia.
Qed.

Lemma at_least_ok a l b k : hold a l b -> ok a (at_least l k) (fun a' x => has a' x (k <=? trues b)).
Proof.
  intros H; pose proof (trues_range b) as T; pose proof (hold_length _ _ _ H) as N; unfold at_least.
  destruct (Z.leb_spec k 0) as [K|K]; [apply ok_pure; replace (k <=? trues b) with true by (symmetry; apply Z.leb_le; lia); reflexivity|].
  destruct (Z.ltb_spec (Z.of_nat (List.length l)) k) as [M|M].
  { apply ok_pure; replace (k <=? trues b) with false by (symmetry; apply Z.leb_gt; lia); reflexivity. }
  apply by_rows_ok; [apply threshold_ok; [exact H | lia]|].
  assert (Len : Z.of_nat (List.length (repeat (Known false) (Z.to_nat k))) = k) by (rewrite repeat_length; lia).
  assert (Z0 : 0 <= 0 <= 0) by lia; assert (P1 : 1 <= 1) by lia.
  apply (ok_bind _ _ _ _ _ (count_rows_ok l b a _ 0 (Z.of_nat (List.length l)) k 0 H eq_refl Z0 Len (counts_row_start a _ 1 _ P1))).
  intros a1 row G1 [R L1]; apply ok_pure; simpl in R; pose proof (counts_row_last a1 row 1 (trues b)) as E.
  cbv beta in *; replace (1 + Z.of_nat (List.length row) - 1) with k in E by lia; apply E; [|exact R]; intros ->; simpl in L1; lia.
Qed.

(* ---------- The whole formula ---------- *)

(* Of a linear refutation, with rows, or of another one. *)
Definition start (linear : bool) : circuit := Circuit 1 [] (make 65536 []) (if linear then Some [] else None). (* 65,536 places: see place_of *)

Lemma start_good linear : good (start linear) (fun _ => None).
Proof.
  split; [reflexivity|]; split; [intros k []|]; split; [|intros r; destruct linear; intros []].
  intros i k g I; unfold start in I; cbn [gates_made] in I; rewrite get_make in I; destruct I.
Qed.

(* All variables, those without a value false. *)
Definition completed (a : values_so_far) (z : Z) : bool :=
  match z with Zpos v => match a v with Some b => b | None => false end | _ => false end.

Lemma completed_has a z b : has a (Lit z) b -> says (completed a) z = b.
Proof.
  unfold has, says; destruct z as [|v|v]; simpl; [discriminate| |]; destruct (a v); simpl; intros E; try discriminate E; injection E as <-; reflexivity.
Qed.

Lemma good_models c a : good c a -> models (completed a) (rev (clauses_made c)).
Proof.
  intros (_ & G & _) k I; apply in_rev in I; destruct (G k I) as (z & J & H); exists z; split; [exact J | apply completed_has, H].
Qed.

(* All that a linear refutation is of: the clauses, and then the rows. *)
Definition all_rows (c : circuit) : list CheckRows.row :=
  rev_append (map CheckRows.clause_row (clauses_made c)) (match rows_made c with Some l => rev_append l [] | None => [] end).

Lemma good_rows c a : good c a -> forall r, In r (all_rows c) -> CheckRows.satisfies (completed a) r.
Proof.
  intros G r I; unfold all_rows in I; rewrite rev_append_rev in I; apply in_app_or in I; destruct I as [I|I].
  - apply in_rev, in_map_iff in I; destruct I as (k & <- & I); apply CheckRows.clause_row_satisfied, (good_models c a G), in_rev; rewrite rev_involutive; exact I.
  - destruct G as (_ & _ & _ & G); specialize (G r); destruct (rows_made c) as [l|]; [|destruct I].
    rewrite rev_append_rev, app_nil_r in I; apply in_rev in I; destruct (G I) as (b & H & L); unfold CheckRows.satisfies.
    replace (CheckRows.said (completed a) (snd r)) with (trues b); [exact L|]; clear -H; revert b H; induction (snd r) as [|z l IH]; intros b H; inversion H as [|? ? ? ? X H']; subst; [reflexivity|].
    simpl; rewrite (completed_has a z _ X), (IH _ H'); reflexivity.
Qed.
