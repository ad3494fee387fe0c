(* The vertices of a line of text as numbers, in their order, as package topology has them, and tuples in an array: where
   one stands. *)

From Coq Require Import ZArith Lia Bool Uint63 PArray List.
From Topocert Require Import Graph Walk Text TextMeaning CheckGraph.
Import ListNotations.
Open Scope Z_scope.

(* ---------- Members of a list, numbered ---------- *)

Section Places.
Context {A : Type}.
Variable same : forall a b : A, {a = b} + {a <> b}.

Fixpoint place (a : A) (l : list A) : nat :=
  match l with [] => O | b :: l => if same a b then O else S (place a l) end.

Lemma place_in a l d : In a l -> (place a l < length l)%nat /\ nth (place a l) l d = a.
Proof.
  induction l as [|b l IH]; simpl; [contradiction|]; destruct (same a b) as [->|N]; [split; [lia | reflexivity]|].
  intros [E|I]; [congruence|]; destruct (IH I); split; [lia | assumption].
Qed.

Lemma nth_place d l : NoDup l -> forall i, (i < length l)%nat -> place (nth i l d) l = i.
Proof.
  induction 1 as [|b l O N IH]; simpl; intros i I; [lia|]; destruct i as [|i]; simpl.
  - destruct (same b b); congruence.
  - destruct (same (nth i l d) b) as [E|_]; [|f_equal; apply IH; lia].
    exfalso; apply O; rewrite <- E; apply nth_In; lia.
Qed.

Definition numbers_list (l : list A) (d : A) (once : NoDup l) : numbering l.
Proof.
  refine (Numbering A l (Z.of_nat (length l)) (Nat2Z.is_nonneg _) (fun a => Z.of_nat (place a l)) (fun i => nth (Z.to_nat i) l d) _ _ _ _ once).
  - intros a I; destruct (place_in a l d I); lia.
  - intros i I; apply nth_In; lia.
  - intros a I; rewrite Nat2Z.id; apply place_in; exact I.
  - intros i I; rewrite nth_place by (try exact once; lia); lia.
Defined.
End Places.

(* ---------- Tuples in an array ---------- *)

Definition tuple_dec : forall v w : list Z, {v = w} + {v <> w} := list_eq_dec Z.eq_dec.

(* The order of tuples by their first difference. *)
Fixpoint lexical {A} (order : A -> A -> comparison) (v w : list A) : comparison :=
  match v, w with
  | [], [] => Eq
  | [], _ => Lt
  | _, [] => Gt
  | x :: v, y :: w => match order x y with Eq => lexical order v w | o => o end
  end.

Lemma lexical_same {A} (order : A -> A -> comparison) : (forall x y, order x y = Eq -> x = y) -> forall v w, lexical order v w = Eq -> v = w.
Proof.
  intros O; induction v as [|x v IH]; intros [|y w]; simpl; try discriminate; [reflexivity|].
  destruct (order x y) eqn:E; try discriminate; apply O in E; subst y; intros E; f_equal; apply IH, E.
Qed.

Definition tuple_order : list Z -> list Z -> comparison := lexical Z.compare.

Lemma tuple_order_same v w : tuple_order v w = Eq -> v = w.
Proof. apply lexical_same; intros x y; apply Z.compare_eq. Qed.

Section Array.
Context {A : Set}.
Variable order : A -> A -> comparison.

Definition filled (d : A) (n : int) (l : list A) : array A :=
  snd (fold_left (fun p v => (fst p + 1, (snd p).[fst p <- v])%uint63) l (0%uint63, make n d)).

(* The members of l stand in the array from place i on. *)
Fixpoint stand (a : array A) (i : int) (l : list A) : bool :=
  match l with
  | [] => true
  | v :: l => match order a.[i] v with Eq => stand a (i + 1)%uint63 l | _ => false end
  end.

(* Where one stands, between two places. *)
Fixpoint seek (fuel : nat) (a : array A) (from below : int) (w : A) : option int :=
  match fuel with
  | O => None
  | S fuel =>
    if (from <? below)%uint63 then
      let m := ((from + below) >> 1)%uint63 in
      match order a.[m] w with Eq => Some m | Lt => seek fuel a (m + 1)%uint63 below w | Gt => seek fuel a from m w end
    else None
  end.

Definition found (n : int) (a : array A) (w : A) : option int :=
  match seek 64 a 0 n w with Some i => if (i <? n)%uint63 then Some i else None | None => None end.

Hypothesis order_same : forall v w, order v w = Eq -> v = w.

Lemma seek_right fuel a w : forall from below i, seek fuel a from below w = Some i -> a.[i] = w.
Proof.
  induction fuel as [|fuel IH]; simpl; intros from below i; [discriminate|].
  destruct (from <? below)%uint63; [|discriminate].
  destruct (order a.[(from + below) >> 1] w) eqn:O; [|apply IH|apply IH].
  intros E; injection E as <-; apply order_same; exact O.
Qed.

Lemma found_right n a w i : found n a w = Some i -> a.[i] = w /\ to_Z i < to_Z n.
Proof.
  unfold found; destruct (seek 64 a 0 n w) as [j|] eqn:S; [|discriminate]; destruct (Uint63.ltbP j n); [|discriminate].
  intros E; injection E as <-; split; [apply (seek_right _ _ _ _ _ _ S) | assumption].
Qed.

Lemma stand_right a l d : forall i, to_Z i + Z.of_nat (length l) < wB -> stand a i l = true ->
  forall k, (k < length l)%nat -> a.[of_Z (to_Z i + Z.of_nat k)] = nth k l d.
Proof.
  induction l as [|v l IH]; simpl; intros i B H k K; [lia|].
  destruct (order a.[i] v) eqn:O; try discriminate; apply order_same in O; pose proof (int_range i).
  destruct k as [|k]; [rewrite Z.add_0_r, of_to_Z; exact O|].
  assert (E : to_Z (i + 1) = to_Z i + 1) by (rewrite Uint63.add_spec; apply Z.mod_small; change (to_Z 1) with 1; lia).
  rewrite <- (IH (i + 1)%uint63) by (try exact H; lia); do 2 f_equal; lia.
Qed.
End Array.

Definition size_of {A} (l : list A) : Z := Z.of_nat (length l).

(* ---------- The network of a line ---------- *)

Lemma line_once t ps : NoDup (vertices (text_graph t ps)).
Proof.
  unfold text_graph, known; cbn [vertices]; destruct (text_vertices t ps) as [l|] eqn:E; [apply (tuples_once _ _ _ E) | constructor].
Qed.
