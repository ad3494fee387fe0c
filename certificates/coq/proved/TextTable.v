(* The table of a text's network: its tuples by machine integers, or by whole numbers where one of them is too large. *)

From Coq Require Import ZArith Lia Bool Uint63 PArray List.
From Topocert Require Import Graph Text CheckGraph CheckText TextNumbers TupleTable.
Import ListNotations.
Open Scope Z_scope.

(* ---------- Where a tuple stands ---------- *)

Definition by_value (i j : int) : comparison := (i + half ?= j + half)%uint63.

Lemma by_value_same i j : by_value i j = Eq -> i = j.
Proof. unfold by_value; rewrite Uint63.compare_spec, Z.compare_eq_iff; intros E; apply signed_same; unfold signed; rewrite E; reflexivity. Qed.

(* The least value and the number of values of each coordinate, as the first vertex has them. *)
Fixpoint extents (e v : list int) (rs : list span_code) : list (int * int) :=
  match rs, v with
  | r :: rs, x :: v => match run (first_ r) e, run (last_ r) e with
    | Some a, Some b => (a, (b - a + 1)%uint63) :: extents (e ++ [x]) v rs
    | _, _ => []
    end
  | _, _ => []
  end.

Fixpoint guess (extents : list (int * int)) (w : list int) (at_ : int) : int :=
  match extents, w with (a, k) :: extents, x :: w => guess extents w (at_ * k + (x - a))%uint63 | _, _ => at_ end.

Fixpoint same_tuple (v w : list int) : bool :=
  match v, w with [], [] => true | x :: v, y :: w => if (x =? y)%uint63 then same_tuple v w else false | _, _ => false end.

Lemma same_tuple_eq v : forall w, same_tuple v w = true -> v = w.
Proof.
  induction v as [|x v IH]; intros [|y w]; cbn [same_tuple]; try discriminate; [reflexivity|].
  destruct (x =? y)%uint63 eqn:E; [|discriminate]; apply int_eqb_eq in E; intros H; f_equal; [exact E | apply IH, H].
Qed.

(* Where it is guessed, or else sought. *)
Definition where_stands (extents : list (int * int)) (n : int) (a : array (list int)) (w : list int) : option int :=
  let i := guess extents w 0%uint63 in
  if (i <? n)%uint63 then if same_tuple a.[i] w then Some i else found (lexical by_value) n a w else found (lexical by_value) n a w.

Lemma where_stands_right e n a w i : where_stands e n a w = Some i -> a.[i] = w /\ to_Z i < to_Z n.
Proof.
  unfold where_stands; cbv zeta; pose proof (found_right _ (lexical_same _ by_value_same) n a w i) as F; destruct (Uint63.ltbP (guess e w 0%uint63) n) as [L|L]; [|exact F].
  destruct (same_tuple _ w) eqn:E; [|exact F]; intros H; injection H as <-; split; [apply same_tuple_eq, E | exact L].
Qed.

(* ---------- The table ---------- *)

Fixpoint numbers (zs : list Z) : option (list int) :=
  match zs with [] => Some [] | z :: zs => match number z with Some i => option_map (cons i) (numbers zs) | None => None end end.

Lemma numbers_right zs : forall l, numbers zs = Some l -> Forall2 is l zs.
Proof.
  induction zs as [|z zs IH]; cbn [numbers]; intros l H; [injection H as <-; constructor|].
  destruct (number z) as [i|] eqn:E; [|discriminate]; destruct (numbers zs) as [r|]; [|discriminate]; injection H as <-; constructor; [apply number_right, E | apply IH; reflexivity].
Qed.

Definition quick_table (t : text) (ps : list int) : option plain :=
  let vertices := vertex_tuples ps t in
  let e := match vertices with Some (v :: _) => extents [] v (map (span_coded ps) (coordinates t)) | _ => [] end in
  rows_table (where_stands e) (lexical by_value) [] vertices (neighbour_tuples ps t).

Lemma map_same {A B} (f : A -> B) : (forall i j, f i = f j -> i = j) -> forall v w, map f v = map f w -> v = w.
Proof.
  intros H; induction v as [|i v IH]; intros [|j w] E; try discriminate; [reflexivity|]; injection E as E E'; f_equal; [apply H, E | apply IH, E'].
Qed.

Lemma quick_means t ps PS : Forall2 is ps PS ->
  forall e, tuples_mean (where_stands e) (lexical by_value) place_of_tuple (vertex_tuples ps t) (neighbour_tuples ps t) (text_vertices t PS) (text_neighbours t PS).
Proof.
  intros Ps e; split.
  - apply map_same, signed_same.
  - exact (lexical_same _ by_value_same).
  - exact (where_stands_right e).
  - intros l V; apply (vertex_tuples_right ps PS Ps t l V).
  - intros l v ws V I; apply (neighbour_tuples_right ps PS Ps), (proj2 (vertex_tuples_right ps PS Ps t l V) v I).
Qed.

(* Whole numbers mean themselves. *)
Lemma themselves vertices near : tuples_mean (found tuple_order) tuple_order (fun v => v) vertices near vertices near.
Proof.
  split; [auto | exact tuple_order_same | apply found_right, tuple_order_same | intros l ->; rewrite map_id; reflexivity | intros l v ws _ _; rewrite map_id; auto].
Qed.

Definition whole_table : option (list (list Z)) -> (list Z -> option (list (list Z))) -> option plain :=
  rows_table (found tuple_order) tuple_order [].

Definition text_table (t : text) (ps : list Z) : option plain :=
  if Nat.eqb (length ps) (parameters t) then
    match match numbers ps with Some small => quick_table t small | None => None end with
    | Some P => Some P
    | None => whole_table (text_vertices t ps) (text_neighbours t ps)
    end
  else None.
