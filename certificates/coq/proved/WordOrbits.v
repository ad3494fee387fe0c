(* Of "all" and "some": one value of each orbit stands for the others, where automorphisms of a network that a
   statement names leave alone what has a value already, and take what the variables may be to itself. *)

From Coq Require Import ZArith Lia List Bool Uint63 PArray Permutation.
From Topocert Require Import CheckGraph CheckSymmetry WordSays WordBags WordNumbers WordNets WordImages WordValue WordMoves Firsts.
Import ListNotations.
Open Scope Z_scope.

(* ---------- Lists that are the same up to order, seen ---------- *)

Section Paired.
Context {A B : Type}.
Variable t : A -> B -> bool.

Fixpoint without_one (a : A) (l : list B) : option (list B) :=
  match l with [] => None | b :: l => if t a b then Some l else option_map (cons b) (without_one a l) end.

Fixpoint paired (l : list A) (m : list B) : bool :=
  match l with
  | [] => match m with [] => true | _ => false end
  | a :: l => match without_one a m with Some m => paired l m | None => false end
  end.

Variable R : A -> B -> Prop.
Hypothesis right : forall a b, t a b = true -> R a b.

Lemma without_one_right a l : forall m, without_one a l = Some m -> exists b, Permutation l (b :: m) /\ R a b.
Proof.
  induction l as [|b l IH]; intros m E; simpl in E; [discriminate|]; destruct (t a b) eqn:T; [injection E as <-; exists b; auto|].
  destruct (without_one a l) as [k|]; [|discriminate]; injection E as <-; destruct (IH k eq_refl) as (c & P & H); exists c; split; [|exact H].
  rewrite P; apply perm_swap.
Qed.

Lemma paired_right l : forall m, paired l m = true -> bag R l m.
Proof.
  induction l as [|a l IH]; intros m E; simpl in E; [destruct m; [apply bag_nil | discriminate]|].
  destruct (without_one a m) as [k|] eqn:W; [|discriminate]; apply without_one_right in W; destruct W as (b & P & H).
  apply (bag_right R _ (b :: k)); [symmetry; exact P|]; apply bag_cons; [exact H | apply IH, E].
Qed.

End Paired.

(* ---------- Values that stay ---------- *)

Definition fits (rows : list (part * list part)) : bool :=
  let keys := map fst rows in
  different_parts keys && forallb (fun e => different_parts (snd e) && some_in (snd e) keys && negb (member (fst e) (snd e)) &&
    forallb (fun f => Bool.eqb (member (fst f) (snd e)) (member (fst e) (snd f))) rows) rows.

Lemma fits_right rows : fits rows = true -> fitting rows.
Proof.
  unfold fits; cbv zeta; rewrite andb_true_iff, forallb_forall; intros [D F].
  assert (G : forall v l, In (v, l) rows -> different_parts l = true /\ some_in l (map fst rows) = true /\ member v l = false /\ forall w m, In (w, m) rows -> member w l = member v m).
  { intros v l I; apply F in I; simpl in I; rewrite !andb_true_iff, negb_true_iff, forallb_forall in I; destruct I as [[[X Y] Z] W]; repeat split; auto.
    intros w m J; apply W in J; apply Bool.eqb_prop in J; exact J. }
  split; [exact D| | |intros _|intros _]; intros v l.
  - intros I; apply (G v l I).
  - intros w I J; destruct (G v l I) as (_ & S & _); unfold some_in in S; rewrite forallb_forall in S; apply S, J.
  - intros I; apply (G v l I).
  - intros w m I J; apply (G v l I), J.
Qed.

Section Images.
Variables (roots : list (bool * plain)) (r : int) (P : plain) (f : int -> int).

Definition moves_to (p q : part) : bool := same (act r (extended P f) p) q && in_lowest_terms p.

Definition stays (w : worth) : bool :=
  match w with
  | Part_ p => moves_to p p
  | True_or_false _ => true
  | Set_ l => paired moves_to l l
  | Map_ l => paired moves_to (map fst l) (map fst l) &&
      forallb (fun e => match looked_up l (fst e), looked_up l (act r (extended P f) (fst e)) with Some v, Some w => moves_to v w | _, _ => false end) l
  | Network (Root _ _) => true
  | Router_ _ => false
  | Network (Made rows) => fits rows && paired (fun e e' => moves_to (fst e) (fst e') && paired moves_to (snd e) (snd e')) rows rows
  end.

(* The values of some variables. *)
Fixpoint all_move (x y : list worth) : bool :=
  match x, y with
  | [], [] => true
  | Part_ p :: x, Part_ q :: y => moves_to p q && all_move x y
  | _, _ => false
  end.

Hypothesis good : good_roots roots.
Hypothesis here : moves_in roots r P.
Hypothesis automorphism : symmetry_check P f = true.

Lemma moves_to_right p q : moves_to p q = true -> moved r P f p q.
Proof. intros E; apply andb_prop in E; exact E. Qed.

Lemma all_move_right x : forall y, all_move x y = true -> moved_all roots r P f x y.
Proof.
  induction x as [|w x IH]; intros [|v y] E; simpl in E; try discriminate E; [constructor | destruct w; discriminate|].
  destruct w as [p| | | | |]; try discriminate E; destruct v as [q| | | | |]; try discriminate E; apply andb_prop in E; constructor; [apply moves_to_right, E | apply IH, E].
Qed.

Lemma looked_up_same m p q : same p q = true -> looked_up m p = looked_up m q.
Proof.
  intros S; unfold looked_up; f_equal; induction m as [|e m IH]; simpl; [reflexivity|]; rewrite (same_left p q (fst e) S), IH; reflexivity.
Qed.

(* The network of a value, if it is one, is named. *)
Definition known_root (w : worth) : Prop := forall q Q, w = Network (Root q Q) -> named roots q Q.

Lemma stays_right w : known_root w -> stays w = true -> moved_worth roots r P f w w.
Proof.
  intros N E; destruct w as [p|b|l|m|[q Q|rows]|?]; simpl in E |- *; try discriminate E.
  - apply moves_to_right, E.
  - reflexivity.
  - apply (paired_right moves_to), E; exact moves_to_right.
  - apply andb_prop in E; destruct E as [K E]; apply (paired_right moves_to (moved r P f) moves_to_right) in K; rewrite forallb_forall in E.
    intros p q M; destruct (looked_up m p) as [v|] eqn:V.
    + destruct (looked_up_in m p v V) as (k & I & S); apply E in I; simpl in I; rewrite <- (looked_up_same m p k S), V in I.
      rewrite (looked_up_same m q (act r (extended P f) k)); [destruct (looked_up m (act r (extended P f) k)) as [w|]; [apply moves_to_right, I | discriminate]|].
      rewrite same_swap; apply (same_onward _ (act r (extended P f) p)); [|apply M].
      pose proof (act_same roots r P f good here automorphism k p) as X; unfold image in X; rewrite X, same_swap; exact S.
    + destruct (looked_up m q) as [w|] eqn:W; [|exact I]; destruct (looked_up_in m q w W) as (k & J & S); apply (in_map fst) in J; simpl in J.
      destruct (bag_back _ _ _ k K J) as (j & L & A); rewrite <- (moved_same roots r P f good here automorphism p q j k M A) in S.
      apply in_map_iff in L; destruct L as ([j' v] & X & L); simpl in X; subst j'.
      unfold looked_up in V; destruct (find (fun e => same p (fst e)) m) eqn:F; [discriminate|]; pose proof (find_none _ _ F _ L) as Y; simpl in Y; congruence.
  - repeat split; apply N; reflexivity.
  - apply andb_prop in E; destruct E as [G E]; apply fits_right in G; split; [exact G | split; [exact G|]]; revert E; apply paired_right.
    intros e e' X; apply andb_prop in X; destruct X as [X Y]; split; [apply moves_to_right, X | apply (paired_right moves_to), Y; exact moves_to_right].
Qed.

Lemma all_stay e : (forall w, In w e -> known_root w) -> forallb stays e = true -> moved_all roots r P f e e.
Proof. induction e as [|w e IH]; intros N E; [constructor|]; simpl in E; apply andb_prop in E; constructor; [apply stays_right; [apply N; left; reflexivity | apply E] | apply IH; [intros v I; apply N; right; exact I | apply E]]. Qed.

End Images.

(* ---------- Where a range's members go ---------- *)

Fixpoint hash_part (p : part) : int :=
  match p with
  | Ratio n d => (of_Z n * 5 + of_Z (Zpos d))%uint63
  | Endless_ => 3%uint63
  | Vertex s i => (i * 16777259 + s)%uint63
  | Link a b => (hash_part a + hash_part b + 11)%uint63
  | Nil_ => 13%uint63
  | Cons_ a b => (hash_part a * 1000003 + hash_part b * 31 + 17)%uint63
  end.

Definition hash_values (x : list worth) : int := fold_left (fun h w => match w with Part_ p => (h * 1000003 + hash_part p)%uint63 | _ => h end) x 0%uint63.

Definition image_values (r : int) (P : plain) (f : int -> int) (x : list worth) : list worth :=
  map (fun w => match w with Part_ p => Part_ (act r (extended P f) p) | w => w end) x.

Fixpoint same_values (x y : list worth) : bool :=
  match x, y with [], [] => true | Part_ p :: x, Part_ q :: y => same p q && same_values x y | _, _ => false end.

(* The positions of a list's members, by their hash. *)
Definition hashed (mask : int) (t : array (list worth)) (positions : list int) : array (list int) :=
  fold_left (fun h i => let b := bucket_of mask (hash_values t.[i]) in h.[b <- i :: h.[b]]) positions (make (mask + 1)%uint63 []).

(* Where each goes; that it goes there is seen once more. *)
Definition image_positions (r : int) (P : plain) (f : int -> int) (t : array (list worth)) (mask : int) (h : array (list int)) (positions : list int) : option (array int) :=
  let to_ := fold_left (fun m i => let y := image_values r P f t.[i] in
      match find (fun j => same_values y t.[j]) h.[bucket_of mask (hash_values y)] with Some j => m.[i <- j] | None => m end)
    positions (make (count_from positions 0%uint63) (count_from positions 0%uint63)) in
  let n := count_from positions 0%uint63 in
  if forallb (fun i => Uint63.ltb to_.[i] n && all_move r P f t.[i] t.[to_.[i]]) positions then Some to_ else None.

Lemma count_positions {A} (l : list A) : forall i, to_Z i + Z.of_nat (List.length l) < wB -> to_Z (count_from l i) = to_Z i + Z.of_nat (List.length l) /\
  forall j, In j (positions_from i l) <-> to_Z i <= to_Z j < to_Z i + Z.of_nat (List.length l).
Proof.
  induction l as [|a l IH]; intros i B; [split; [simpl; lia | intros j; simpl; lia]|]; simpl List.length in *; cbn [count_from positions_from].
  assert (N : to_Z (i + 1) = to_Z i + 1) by (pose proof (int_range i); rewrite Uint63.add_spec; change (to_Z 1) with 1; apply Z.mod_small; lia).
  destruct (IH (i + 1)%uint63 ltac:(lia)) as [C D]; split; [lia|]; intros j; simpl; rewrite D, N; split; [intros [<-|X]; lia|].
  intros X; destruct (Z.eq_dec (to_Z i) (to_Z j)) as [E|E]; [left; apply to_Z_inj, E | right; lia].
Qed.

Lemma listed_in_short {A : Set} (default : A) l t : listed_in default l = Some t -> Z.of_nat (List.length l) < wB.
Proof. unfold listed_in; cbv zeta; destruct (_ <=? _) eqn:E; [|discriminate]; apply Z.leb_le in E; intros _; pose proof (int_range (PArray.length (make (count_from l 0%uint63) default))); lia. Qed.

Lemma positions_length {A} (l : list A) : forall i, List.length (positions_from i l) = List.length l.
Proof. induction l as [|a l IH]; intros i; simpl; auto. Qed.

Lemma image_positions_right roots r P f t mask h {A} (l : list A) m : Z.of_nat (List.length l) < wB ->
  image_positions r P f t mask h (positions_from 0%uint63 l) = Some m ->
  forall i, In i (positions_from 0%uint63 l) -> In m.[i] (positions_from 0%uint63 l) /\ moved_all roots r P f t.[i] t.[m.[i]].
Proof.
  intros S; unfold image_positions; cbv zeta; set (m' := fold_left _ _ _); destruct (forallb _ _) eqn:F; [|discriminate]; intros E; injection E as <-; rewrite forallb_forall in F.
  intros i I; specialize (F i I); apply andb_prop in F; destruct F as [L M]; split; [|apply all_move_right, M].
  destruct (count_positions l 0%uint63 ltac:(change (to_Z 0) with 0; lia)) as [_ D]; destruct (count_positions (positions_from 0%uint63 l) 0%uint63 ltac:(rewrite positions_length; change (to_Z 0) with 0; lia)) as [C _].
  rewrite positions_length in C; apply Uint63.ltb_spec in L; apply D; pose proof (int_range m'.[i]); change (to_Z 0) with 0 in *; lia.
Qed.

(* ---------- Keys ---------- *)

(* The sets of so many numbers, and those of at most so many, in order; [before] are those that were taken, the last one first. *)
Fixpoint keys_of_size (size : nat) (l before : list int) (others : list (list int)) : list (list int) :=
  match size with
  | O => rev_append before [] :: others
  | S less => match l with [] => others | i :: l => keys_of_size less l (i :: before) (keys_of_size size l before others) end
  end.

Fixpoint keys_up_to (size : nat) (l : list int) (larger : list (list int)) : list (list int) :=
  let others := keys_of_size size l [] larger in match size with O => others | S less => keys_up_to less l others end.

(* The lists with one of the values for each key, in the order of words. *)
Fixpoint keys_onto {A} (keys : list A) (values before : list int) (others : list (list int)) : list (list int) :=
  match keys with
  | [] => rev_append before [] :: others
  | _ :: keys => fold_right (fun v others => keys_onto keys values (v :: before) others) others values
  end.

Lemma keys_of_size_others size l : forall before others x, In x others -> In x (keys_of_size size l before others).
Proof. revert size; induction l as [|p l IH]; intros [|size] before others x I; simpl; auto. Qed.

Lemma keys_of_size_all s l : within s l -> forall before others, In (rev before ++ s) (keys_of_size (List.length s) l before others).
Proof.
  induction 1 as [|s l p _ IH|s l p _ IH]; intros before others.
  - left; apply rev_append_rev.
  - specialize (IH before others); destruct s as [|q s]; [exact (or_introl (rev_append_rev before []))|].
    simpl in *; apply keys_of_size_others, IH.
  - simpl List.length; cbn [keys_of_size]; specialize (IH (p :: before) (keys_of_size (S (List.length s)) l before others)).
    simpl rev in IH; rewrite <- app_assoc in IH; exact IH.
Qed.

Lemma keys_up_to_larger size l : forall larger x, In x larger -> In x (keys_up_to size l larger).
Proof. induction size as [|size IH]; intros larger x I; simpl keys_up_to; [|apply IH]; apply keys_of_size_others; exact I. Qed.

Lemma keys_up_to_all size s l : within s l -> (List.length s <= size)%nat -> forall larger, In s (keys_up_to size l larger).
Proof.
  intros W; induction size as [|size IH]; intros L larger.
  - destruct s as [|p s]; [destruct l; left; reflexivity | simpl in L; lia].
  - change (keys_up_to (S size) l larger) with (keys_up_to size l (keys_of_size (S size) l [] larger)).
    destruct (Nat.eq_dec (List.length s) (S size)) as [E|N]; [|apply IH; lia].
    rewrite <- E; apply keys_up_to_larger, (keys_of_size_all _ _ W []).
Qed.

Lemma keys_onto_others {A} (keys : list A) values : forall before others x, In x others -> In x (keys_onto keys values before others).
Proof.
  induction keys as [|p keys IH]; intros before others x I; simpl; auto.
  generalize values at 2; intros l; induction l as [|v l IHl]; simpl; auto.
Qed.

Lemma keys_onto_all {A} values k : forall (keys : list A) before others, List.length k = List.length keys -> (forall i, In i k -> In i values) -> In (rev before ++ k) (keys_onto keys values before others).
Proof.
  induction k as [|v k IH]; intros [|q keys] before others L V; try discriminate L.
  - left; apply rev_append_rev.
  - injection L as L; simpl keys_onto; assert (I : In v values) by (apply V; left; reflexivity).
    assert (M : forall i, In i k -> In i values) by (intros w W; apply V; right; exact W); clear V.
    revert I; generalize values at 1 3; intros l I; induction l as [|w l IHl]; [destruct I|]; simpl.
    destruct I as [->|I]; [|apply keys_onto_others, IHl, I].
    specialize (IH keys (v :: before) (fold_right (fun v others => keys_onto keys values (v :: before) others) others l) L M).
    simpl rev in IH; rewrite <- app_assoc in IH; exact IH.
Qed.

Lemma keys_of_size_in size l : forall before others p, In p (keys_of_size size l before others) -> In p others \/ forall i, In i p -> In i before \/ In i l.
Proof.
  assert (Z : forall before others p, In p (rev_append before [] :: others) -> In p others \/ forall i, In i p -> In i before \/ In i l).
  { intros before others p [<-|I]; [right; intros i I; left; rewrite rev_append_rev, app_nil_r in I; apply in_rev, I | left; exact I]. }
  revert size Z; induction l as [|q l IH]; intros [|size] Z before others p I; simpl in I; try (apply Z, I); try (left; exact I).
  assert (Z' : forall before others p, In p (rev_append before [] :: others) -> In p others \/ forall i, In i p -> In i before \/ In i l).
  { intros b o x [<-|J]; [right; intros i J; left; rewrite rev_append_rev, app_nil_r in J; apply in_rev, J | left; exact J]. }
  apply (IH size Z') in I; destruct I as [I|I]; [apply (IH (S size) Z') in I; destruct I as [I|I]; [left; exact I|] | ]; right; intros i J; apply I in J; simpl in *; tauto.
Qed.

Lemma keys_up_to_in size l : forall larger p, In p (keys_up_to size l larger) -> In p larger \/ forall i, In i p -> In i l.
Proof.
  assert (Z : forall size larger p, In p (keys_of_size size l [] larger) -> In p larger \/ forall i, In i p -> In i l).
  { intros n larger p I; apply keys_of_size_in in I; destruct I as [I|I]; [left; exact I | right; intros i J; destruct (I i J) as [[]|X]; exact X]. }
  induction size as [|size IH]; intros larger p I; simpl keys_up_to in I; [apply (Z 0%nat), I|].
  apply IH in I; destruct I as [I|I]; [apply (Z (S size)), I | right; exact I].
Qed.

Lemma keys_onto_in {A} (keys : list A) values : forall before others p, In p (keys_onto keys values before others) ->
  In p others \/ exists q, p = rev before ++ q /\ List.length q = List.length keys /\ forall i, In i q -> In i values.
Proof.
  induction keys as [|a keys IH]; intros before others p I; simpl in I.
  - destruct I as [<-|I]; [right; exists []; split; [apply rev_append_rev | split; [reflexivity | intros i []]] | left; exact I].
  - assert (X : forall l, (forall v, In v l -> In v values) -> In p (fold_right (fun v others => keys_onto keys values (v :: before) others) others l) ->
      In p others \/ exists q, p = rev before ++ q /\ List.length q = S (List.length keys) /\ forall i, In i q -> In i values).
    { clear I; induction l as [|v l IHl]; intros V I; simpl in I; [left; exact I|].
      apply IH in I; destruct I as [I|(q & -> & L & Q)]; [apply IHl; [intros w J; apply V; right; exact J | exact I]|].
      right; exists (v :: q); simpl; rewrite <- app_assoc, L; split; [reflexivity | split; [reflexivity|]]; intros i [<-|J]; [apply V; left; reflexivity | apply Q, J]. }
    apply (X values); auto.
Qed.

Lemma within_map {A B} (h : A -> B) l : forall s, within s (map h l) -> exists p, within p l /\ s = map h p.
Proof.
  induction l as [|a l IH]; intros s W; inversion W; subst.
  - exists []; split; [constructor | reflexivity].
  - destruct (IH s) as (p & V & ->); [assumption|]; exists p; split; [apply within_left_out, V | reflexivity].
  - destruct (IH s0) as (p & V & ->); [assumption|]; exists (a :: p); split; [apply within_taken, V | reflexivity].
Qed.

Lemma within_in {A} (s l : list A) : within s l -> forall a, In a s -> In a l.
Proof. induction 1; intros a I; [destruct I | right; auto | destruct I as [->|I]; [left; reflexivity | right; auto]]. Qed.

(* ---------- The first of each orbit ---------- *)

Definition move_set (m : array int) (k : list int) : list int := ordered_up (map (fun i => m.[i]) k).

Definition move_map (positions : list int) (m : array int * array int) (k : list int) : list int :=
  map snd (pairs_in_order (combine (map (fun i => (fst m).[i]) positions) (map (fun i => (snd m).[i]) k))).

Definition part_at (t : array (list worth)) (i : int) : part := match t.[i] with [Part_ p] => p | _ => Nil_ end.

Definition alone (l : list part) : list (list worth) := map (fun p => [Part_ p]) l.

Definition member_values (t : array (list worth)) (k : list int) : list worth := match k with [i] => t.[i] | _ => [] end.
Definition set_values (t : array (list worth)) (k : list int) : list worth := [Set_ (map (part_at t) k)].
Definition map_values (keys : list part) (t : array (list worth)) (k : list int) : list worth := [Map_ (combine keys (map (part_at t) k))].

Definition no_networks (x : list worth) : bool := forallb (fun w => match w with Network _ => false | _ => true end) x.

Definition first_values (val : list int -> list worth) (moves : list (list int -> list int)) (l : list (list int)) : option (list (list worth)) :=
  let l := map val (firsts moves l) in if forallb no_networks l then Some l else None.

Definition orbit_values (roots : list (bool * plain)) (r : int) (fs : list (int -> int)) (e : list worth) (look : expression -> option worth) (names : nat) (range : over) : option (list (list worth)) :=
  match graph_at roots r with
  | None => None
  | Some P =>
    if symmetries_check P fs && forallb (fun f => forallb (stays r P f) e) fs then
      match range with
      | Over a =>
        match set_of (look a) with None => None | Some l =>
        match bindings names l with None => None | Some l =>
        match listed_in [] l with None => None | Some t =>
          let positions := positions_from 0%uint63 l in
          let mask := mask_of l in let h := hashed mask t positions in
          match all_there (map (fun f => image_positions r P f t mask h positions) fs) with
          | Some maps => first_values (member_values t) (map move_set maps) (map (fun i => [i]) positions)
          | None => None
          end end end end
      | Sets a most =>
        match set_of (look a), bound_seen look most with
        | Some l, Some most =>
          let most := most_members most l in
          if most <? 0 then Some [] else
          match listed_in [] (alone l) with None => None | Some t =>
            let positions := positions_from 0%uint63 (alone l) in
            let mask := mask_of l in let h := hashed mask t positions in
            match all_there (map (fun f => image_positions r P f t mask h positions) fs) with
            | Some maps => first_values (set_values t) (map move_set maps) (keys_up_to (Z.to_nat (Z.min most (Z.of_nat (List.length l)))) positions [])
            | None => None
            end end
        | _, _ => None end
      | Maps_ a b =>
        match set_of (look a), set_of (look b) with
        | Some keys, Some values =>
          match listed_in [] (alone keys), listed_in [] (alone values) with
          | Some t, Some u =>
            let positions := positions_from 0%uint63 (alone keys) in let others := positions_from 0%uint63 (alone values) in
            let mask := mask_of keys in let h := hashed mask t positions in
            let mask' := mask_of values in let h' := hashed mask' u others in
            match all_there (map (fun f => match image_positions r P f t mask h positions, image_positions r P f u mask' h' others with Some m, Some n => Some (m, n) | _, _ => None end) fs) with
            | Some maps =>
              if different_parts keys && forallb (fun m => same_key (ordered_up (map (fun i => (fst m).[i]) positions)) positions) maps
              then first_values (map_values keys u) (map (move_map positions) maps) (keys_onto positions others [] [])
              else None
            | None => None
            end
          | _, _ => None end
        | _, _ => None end
      end
    else None
  end.

Lemma all_there_each {A B} (g : A -> option B) l : forall m, all_there (map g l) = Some m -> forall b, In b m -> exists a, In a l /\ g a = Some b.
Proof.
  induction l as [|a l IH]; intros m E b I; simpl in E; [injection E as <-; destruct I|].
  destruct (g a) as [c|] eqn:G; [|discriminate]; destruct (all_there (map g l)) as [k|]; [|discriminate]; injection E as <-.
  destruct I as [<-|I]; [exists a; split; [left; reflexivity | exact G]|]; destruct (IH k eq_refl b I) as (x & X & Y); exists x; split; [right|]; assumption.
Qed.

(* Every Root of these values is one of the roots. *)
Definition roots_named (roots : list (bool * plain)) (e : list worth) : Prop := forall q Q, In (Network (Root q Q)) e -> root_named roots q Q.

(* The pair of a key among pairs whose keys differ. *)
Lemma found_pair (m : list (part * part)) : different_parts (map fst m) = true -> forall q e, In e m -> same q (fst e) = true -> find (fun e => same q (fst e)) m = Some e.
Proof.
  induction m as [|d m IH]; intros D q e I S; [destruct I|]; simpl in D |- *; apply andb_prop in D; destruct D as [N D]; apply negb_true_iff in N.
  destruct I as [->|I]; [rewrite S; reflexivity|]; destruct (same q (fst d)) eqn:T; [|apply IH; assumption].
  rewrite <- not_true_iff_false in N; destruct N; apply member_true; exists (fst e); split; [apply in_map, I|]; rewrite same_swap in T; apply (same_onward _ _ _ T S).
Qed.

Section Orbits.
Variables (roots : list (bool * plain)) (r : int) (P : plain) (fs : list (int -> int)) (e : list worth).
Hypothesis good : good_roots roots.
Hypothesis here : moves_in roots r P.
Hypothesis automorphisms : forall f, In f fs -> symmetry_check P f = true.
Hypothesis opened : roots_named roots e.
Hypothesis left_alone : forall f, In f fs -> forallb (stays r P f) e = true.
Variables (k : quantifier) (only body : expression).

Definition truth_under (x : list worth) : option bool := guarded k (truth (value (x ++ e) only)) (fun _ => truth (value (x ++ e) body)).

Lemma under_moved f x y : In f fs -> moved_all roots r P f x y -> truth_under x = truth_under y.
Proof.
  intros I M; assert (E : moved_all roots r P f e e).
  { apply all_stay; auto; intros w W q Q ->; apply opened, W. }
  unfold truth_under; pose proof (value_moved roots r P f good here (automorphisms f I)) as V; pose proof (both_app roots r P f _ _ _ _ E M) as A.
  rewrite (truth_moved roots r P f _ _ (V only _ _ A)), (truth_moved roots r P f _ _ (V body _ _ A)); reflexivity.
Qed.

Lemma first_values_right (val : list int -> list worth) (valid : list int -> Prop) moves l firsts_ b :
  (forall m, In m moves -> exists f, In f fs /\ forall p, valid p -> valid (m p) /\ moved_all roots r P f (val p) (val (m p))) ->
  (forall p, In p l -> valid p) -> first_values val moves l = Some firsts_ -> (forall x, In x firsts_ -> truth_under x = b) ->
  forall p, In p l -> truth_under (val p) = b.
Proof.
  intros M V F H p I; unfold first_values in F; cbv zeta in F; destruct (forallb no_networks _); [|discriminate]; injection F as <-.
  destruct (firsts_reach moves l p I) as (a & A & L & R).
  assert (X : valid p /\ truth_under (val p) = b); [|apply X].
  clear I; induction R as [|p m R IH N]; [split; [apply V, L | apply H, in_map, A]|]; destruct IH as [Vp T]; destruct (M m N) as (f & F & S); destruct (S p Vp) as [W Y].
  split; [exact W|]; rewrite <- (under_moved f _ _ F Y); exact T.
Qed.

Lemma move_set_valid (positions : list int) m p : (forall i, In i positions -> In m.[i] positions) -> Forall (fun i => In i positions) p -> Forall (fun i => In i positions) (move_set m p).
Proof.
  intros M V; unfold move_set; rewrite Forall_forall in V; apply Forall_forall; intros i I; apply (Permutation_in _ (Permutation_sym (ordered_up_permuted _))) in I.
  apply in_map_iff in I; destruct I as (j & <- & J); apply M, V, J.
Qed.

(* Parts alone, in an array. *)
Lemma parts_alone l t : listed_in [] (alone l) = Some t -> map (part_at t) (positions_from 0%uint63 (alone l)) = l /\
  forall i, In i (positions_from 0%uint63 (alone l)) -> t.[i] = [Part_ (part_at t i)].
Proof.
  intros L; apply listed_in_right in L; revert L; generalize (positions_from 0%uint63 (alone l)); intros positions L; split.
  - transitivity (map (fun x => match x with [Part_ p] => p | _ => Nil_ end) (map (fun i => t.[i]) positions)).
    + rewrite map_map; reflexivity.
    + rewrite L; unfold alone; rewrite map_map; apply map_id.
  - intros i I; apply (in_map (fun i => t.[i])) in I; rewrite L in I; unfold alone in I; apply in_map_iff in I; destruct I as (p & E & _); unfold part_at; rewrite <- E; reflexivity.
Qed.

Lemma parts_move l t f mask h m : listed_in [] (alone l) = Some t -> image_positions r P f t mask h (positions_from 0%uint63 (alone l)) = Some m ->
  forall i, In i (positions_from 0%uint63 (alone l)) -> In m.[i] (positions_from 0%uint63 (alone l)) /\ moved r P f (part_at t i) (part_at t m.[i]).
Proof.
  intros L E i I; destruct (image_positions_right roots r P f t mask h (alone l) m (listed_in_short _ _ _ L) E i I) as [J M]; split; [exact J|].
  destruct (parts_alone l t L) as [_ T]; rewrite (T i I), (T _ J) in M; inversion M; subst; assumption.
Qed.

Lemma set_moves (positions : list int) (t : array (list worth)) m f p : (forall i, In i positions -> In m.[i] positions /\ moved r P f (part_at t i) (part_at t m.[i])) ->
  Forall (fun i => In i positions) p -> moved_all roots r P f (set_values t p) (set_values t (move_set m p)).
Proof.
  intros M V; apply one_moved; simpl; unfold move_set; apply (bag_right _ _ (map (part_at t) (map (fun i => m.[i]) p))); [apply Permutation_map, ordered_up_permuted|].
  rewrite map_map; apply bag_same_order; induction V as [|i p I _ IH]; simpl; [apply Forall2_nil | apply Forall2_cons; [apply M, I | exact IH]].
Qed.

Lemma pairs_firsts l : map fst (pairs_in_order l) = ordered_up (map fst l).
Proof.
  assert (P' : forall i l, map fst (put_pair i l) = put_in (fst i) (map fst l)).
  { intros i m; induction m as [|j m IH]; simpl; [reflexivity|]; destruct (Uint63.leb (fst i) (fst j)); simpl; [reflexivity | rewrite IH; reflexivity]. }
  induction l as [|i l IH]; simpl; [reflexivity | rewrite P', IH; reflexivity].
Qed.

Lemma combine_back {A B} (l : list (A * B)) : combine (map fst l) (map snd l) = l.
Proof. induction l as [|[a b] l IH]; simpl; [reflexivity | rewrite IH; reflexivity]. Qed.

Lemma combine_map {A B C D} (g : A -> C) (h : B -> D) l : forall m, combine (map g l) (map h m) = map (fun e => (g (fst e), h (snd e))) (combine l m).
Proof. induction l as [|a l IH]; intros [|b m]; simpl; [reflexivity | reflexivity | reflexivity | rewrite IH; reflexivity]. Qed.

Lemma combine_firsts {A B} (l : list A) : forall (m : list B), List.length l = List.length m -> map fst (combine l m) = l.
Proof. induction l as [|a l IH]; intros [|b m] E; try discriminate E; simpl; [reflexivity | rewrite IH; auto]. Qed.

Definition valid_map (positions others p : list int) : Prop := List.length p = List.length positions /\ Forall (fun i => In i others) p.

(* Maps whose pairs go to one another. *)
Lemma pairs_moved f (l m : list (part * part)) : In f fs -> bag (fun e e' => moved r P f (fst e) (fst e') /\ moved r P f (snd e) (snd e')) l m ->
  different_parts (map fst m) = true -> same_map (moved r P f) l m.
Proof.
  intros F B D x y A; destruct (looked_up l x) as [v|] eqn:VX.
  - unfold looked_up in VX; destruct (find _ _) as [c|] eqn:FX; [|discriminate]; injection VX as <-; apply find_some in FX; destruct FX as [I T].
    destruct (bag_in _ _ _ c B I) as (c' & I' & Q).
    assert (T' : same y (fst c') = true) by (rewrite <- (moved_same roots r P f good here (automorphisms f F) _ _ _ _ A (proj1 Q)); exact T).
    unfold looked_up; rewrite (found_pair _ D y c' I' T'); apply Q.
  - destruct (looked_up m y) as [w|] eqn:W; [|exact I]; unfold looked_up in W; destruct (find _ _) as [c|] eqn:FY; [|discriminate]; apply find_some in FY; destruct FY as [J T].
    destruct (bag_back _ _ _ c B J) as (c' & J' & Q); rewrite <- (moved_same roots r P f good here (automorphisms f F) _ _ _ _ A (proj1 Q)) in T.
    unfold looked_up in VX; destruct (find (fun e => same x (fst e)) l) eqn:FX; [discriminate|]; pose proof (find_none _ _ FX _ J') as G; simpl in G; congruence.
Qed.

Lemma map_moves keys t u positions others m f p : map (part_at t) positions = keys -> different_parts keys = true ->
  same_key (ordered_up (map (fun i => (fst m).[i]) positions)) positions = true ->
  (forall i, In i positions -> In (fst m).[i] positions /\ moved r P f (part_at t i) (part_at t (fst m).[i])) ->
  (forall i, In i others -> In (snd m).[i] others /\ moved r P f (part_at u i) (part_at u (snd m).[i])) -> In f fs ->
  valid_map positions others p -> valid_map positions others (move_map positions m p) /\ moved_all roots r P f (map_values keys u p) (map_values keys u (move_map positions m p)).
Proof.
  intros K D S M N F [L V]; apply same_key_is in S; unfold move_map; set (C := combine (map (fun i => (fst m).[i]) positions) (map (fun i => (snd m).[i]) p)).
  assert (FC : map fst C = map (fun i => (fst m).[i]) positions) by (unfold C; apply combine_firsts; rewrite !map_length; symmetry; exact L).
  assert (FB : map fst (pairs_in_order C) = positions) by (rewrite pairs_firsts, FC; exact S).
  split; [split|].
  - rewrite map_length, <- (map_length fst), FB; reflexivity.
  - apply Forall_forall; intros j J; apply in_map_iff in J; destruct J as ([i j'] & E & J); simpl in E; subst j'.
    apply (Permutation_in _ (Permutation_sym (pairs_permuted C))) in J; unfold C in J; apply in_combine_r in J; apply in_map_iff in J; destruct J as (i' & <- & J).
    rewrite Forall_forall in V; apply N, V, J.
  - apply one_moved; simpl; set (g := fun e : int * int => (part_at t (fst e), part_at u (snd e))).
    assert (X : combine keys (map (part_at u) p) = map g (combine positions p)) by (rewrite <- K, combine_map; reflexivity).
    assert (Y : combine keys (map (part_at u) (map snd (pairs_in_order C))) = map g (pairs_in_order C)) by (rewrite <- K, <- FB at 1; rewrite combine_map, combine_back; reflexivity).
    rewrite X, Y; set (R := fun e e' : part * part => moved r P f (fst e) (fst e') /\ moved r P f (snd e) (snd e')).
    assert (B : bag R (map g (combine positions p)) (map g (pairs_in_order C))).
    { apply (bag_right R _ (map g C)); [apply Permutation_map, pairs_permuted|]; unfold C; rewrite combine_map, map_map; apply bag_same_order.
      assert (Z : forall e, In e (combine positions p) -> In (fst e) positions /\ In (snd e) others).
      { intros [i j] I; split; [apply (in_combine_l _ _ _ _ I)|]; apply in_combine_r in I; rewrite Forall_forall in V; apply V, I. }
      clear X; induction (combine positions p) as [|c l IH]; [apply Forall2_nil|]; simpl; apply Forall2_cons; [destruct (Z c (or_introl eq_refl)); split; simpl; [apply M | apply N]; assumption | apply IH; intros c' I; apply Z; right; exact I]. }
    assert (E : map fst (map g (pairs_in_order C)) = keys) by (rewrite map_map; unfold g; simpl; rewrite <- (map_map fst (part_at t)), FB; exact K).
    apply (pairs_moved f); [exact F | exact B | rewrite E; exact D].
Qed.

End Orbits.

Lemma no_networks_right val moves l m x g : first_values val moves l = Some m -> In x m -> ~ In (Network g) x.
Proof.
  unfold first_values; cbv zeta; destruct (forallb no_networks _) eqn:E; [|discriminate]; intros X I J; injection X as <-; rewrite forallb_forall in E; apply E in I.
  unfold no_networks in I; rewrite forallb_forall in I; apply I in J; discriminate J.
Qed.

(* A map is one that positions give. *)
Lemma map_keys positions others m n t u s : map (part_at t) positions = m -> map (part_at u) others = n -> map_from m n s ->
  exists p, valid_map positions others p /\ [Map_ s] = map_values m u p.
Proof.
  intros L Lu [F I]; assert (Z : exists p, Forall (fun i => In i others) p /\ map snd s = map (part_at u) p).
  { clear F; induction (map snd s) as [|v vs IH]; [exists []; split; [constructor | reflexivity]|]; destruct IH as (p & X & ->); [intros w J; apply I; right; exact J|].
    pose proof (I v (or_introl eq_refl)) as J; rewrite <- Lu in J; apply in_map_iff in J; destruct J as (i & <- & J); exists (i :: p); split; [constructor; assumption | reflexivity]. }
  destruct Z as (p & X & Z); exists p; split; [split; [|exact X]|].
  - transitivity (List.length (map snd s)); [rewrite Z, map_length; reflexivity|]; rewrite map_length, <- (map_length fst), F, <- L, map_length; reflexivity.
  - unfold map_values; rewrite <- F, <- Z, combine_back; reflexivity.
Qed.

Theorem orbit_values_all roots r fs e look k names range only body l : (forall x, refines (look x) (value e x)) -> good_roots roots -> roots_named roots e -> is_all_or_some k = true ->
  orbit_values roots r fs e look names range = Some l ->
  (forall x, In x l -> guarded k (truth (value (x ++ e) only)) (fun _ => truth (value (x ++ e) body)) = Some (of_none k)) ->
  truth (value e (Quantify_ k names range only body)) = Some (of_none k).
Proof.
  intros Y0 G N K V H; unfold orbit_values in V; destruct (graph_at roots r) as [P|] eqn:R; [|discriminate]; apply graph_named in R.
  destruct (symmetries_check P fs && forallb (fun f => forallb (stays r P f) e) fs) eqn:C; [|discriminate]; apply andb_prop in C; destruct C as [C S].
  unfold symmetries_check in C; rewrite forallb_forall in C, S.
  destruct range as [a|a most|a b].
  - destruct (set_of (look a)) as [m|] eqn:A; [|discriminate]; destruct (bindings names m) as [xs|] eqn:B; [|discriminate]; destruct (listed_in [] xs) as [t|] eqn:T; [|discriminate]; cbv zeta in V.
    destruct (all_there _) as [maps|] eqn:M; [|discriminate].
    apply (every_value_all look e k names (Over a) only body xs Y0 K); [simpl; rewrite A; exact B|]; intros x X.
    pose proof (listed_in_right _ _ _ T) as L; rewrite <- L in X; apply in_map_iff in X; destruct X as (i & <- & I).
    apply (first_values_right roots r P fs e G R C N S k only body (member_values t) (fun p => exists i, p = [i] /\ In i (positions_from 0%uint63 xs)) _ _ _ (Some (of_none k))) with (2 := fun p J => match proj1 (in_map_iff _ _ _) J with ex_intro _ i (conj E J) => ex_intro _ i (conj (eq_sym E) J) end) (3 := V) (4 := H) (p := [i]); [|apply in_map_iff; exists i; auto].
    intros mv MV; apply in_map_iff in MV; destruct MV as (im & <- & MV); destruct (all_there_each _ _ _ M im MV) as (f & F & E); exists f; split; [exact F|].
    intros p (j & -> & J); destruct (image_positions_right roots r P f t _ _ xs im (listed_in_short _ _ _ T) E j J) as [Y Z]; split; [exists im.[j]; split; [reflexivity | exact Y] | exact Z].
  - destruct (set_of (look a)) as [m|] eqn:A; [|discriminate]; destruct (bound_seen look most) as [most'|] eqn:B; [|discriminate]; cbv zeta in V; apply (set_seen e look Y0) in A; apply (bound_right e look Y0) in B.
    simpl; rewrite A, B; fold (most_members most' m); destruct (most_members most' m <? 0) eqn:W; [destruct k; try discriminate K; reflexivity|]; apply Z.ltb_ge in W.
    destruct (listed_in [] (alone m)) as [t|] eqn:T; [|discriminate]; destruct (all_there _) as [maps|] eqn:M; [|discriminate]; destruct (parts_alone m t T) as [L _].
    assert (Y : forall s, within s m -> Z.of_nat (List.length s) <= Z.max 0 (most_members most' m) -> guarded k (truth (value ([Set_ s] ++ e) only)) (fun _ => truth (value ([Set_ s] ++ e) body)) = Some (of_none k)).
    { intros s I J; pose proof (within_length _ _ I) as Q; rewrite <- L in I; apply within_map in I; destruct I as (p & I & ->).
      apply (first_values_right roots r P fs e G R C N S k only body (set_values t) (Forall (fun i => In i (positions_from 0%uint63 (alone m)))) _ _ _ (Some (of_none k))) with (3 := V) (4 := H) (p := p).
      - intros mv MV; apply in_map_iff in MV; destruct MV as (im & <- & MV); destruct (all_there_each _ _ _ M im MV) as (f & F & E); exists f; split; [exact F|].
        pose proof (parts_move roots r P m t f _ _ im T E) as X; intros q X'; split; [apply move_set_valid; [intros i I'; apply X, I' | exact X'] | apply (set_moves roots r P (positions_from 0%uint63 (alone m))); assumption].
      - intros q Z; apply keys_up_to_in in Z; destruct Z as [[]|Z]; apply Forall_forall; exact Z.
      - apply keys_up_to_all; [exact I|]; rewrite map_length in *; lia. }
    destruct k; try discriminate K; simpl chosen; rewrite truth_said; apply over_sets_all; exact Y.
  - destruct (set_of (look a)) as [m|] eqn:A; [|discriminate]; destruct (set_of (look b)) as [n|] eqn:B; [|discriminate]; apply (set_seen e look Y0) in A; apply (set_seen e look Y0) in B.
    simpl; rewrite A, B; destruct (listed_in [] (alone m)) as [t|] eqn:T; [|discriminate]; destruct (listed_in [] (alone n)) as [u|] eqn:U; [|discriminate]; cbv zeta in V.
    destruct (all_there _) as [maps|] eqn:M; [|discriminate]; destruct (different_parts m && _) eqn:D; [|discriminate]; apply andb_prop in D; destruct D as [D O]; rewrite forallb_forall in O.
    destruct (parts_alone m t T) as [L _], (parts_alone n u U) as [Lu _].
    set (positions := positions_from 0%uint63 (alone m)) in *; set (others := positions_from 0%uint63 (alone n)) in *.
    assert (Y : forall s, map_from m n s -> guarded k (truth (value ([Map_ s] ++ e) only)) (fun _ => truth (value ([Map_ s] ++ e) body)) = Some (of_none k)).
    { intros s F; destruct (map_keys positions others m n t u s L Lu F) as (p & [Q X] & E).
      rewrite E; apply (first_values_right roots r P fs e G R C N S k only body (map_values m u) (valid_map positions others) _ _ _ (Some (of_none k))) with (3 := V) (4 := H) (p := p).
      - intros mv MV; apply in_map_iff in MV; destruct MV as ([im jm] & <- & MV); destruct (all_there_each _ _ _ M _ MV) as (f & J & EE); exists f; split; [exact J|].
        destruct (image_positions _ _ _ t _ _ _) as [im'|] eqn:E1; [|discriminate]; destruct (image_positions _ _ _ u _ _ _) as [jm'|] eqn:E2; [|discriminate]; injection EE as <- <-.
        intros q W; apply (map_moves roots r P fs G R C m t u positions others (im', jm') f q L D (O _ MV)); try assumption.
        + apply (parts_move roots r P m t f _ _ im' T E1).
        + apply (parts_move roots r P n u f _ _ jm' U E2).
      - intros q J; apply keys_onto_in in J; destruct J as [[]|(q' & -> & J1 & J2)]; split; [exact J1 | apply Forall_forall; exact J2].
      - apply (keys_onto_all others p positions [] []); [exact Q | rewrite Forall_forall in X; exact X]. }
    destruct k; try discriminate K; simpl chosen; rewrite truth_said; apply over_maps_all; exact Y.
Qed.

Theorem orbit_values_plain roots r fs e look names range l x g : orbit_values roots r fs e look names range = Some l -> In x l -> ~ In (Network g) x.
Proof.
  unfold orbit_values; cbv zeta; intros V I.
  repeat match type of V with
    | first_values _ _ _ = Some _ => exact (no_networks_right _ _ _ _ _ _ V I)
    | (match ?o with _ => _ end) = _ => destruct o; try discriminate V
    | (if ?o then _ else _) = _ => destruct o; try discriminate V
    end.
  injection V as <-; destruct I.
Qed.
