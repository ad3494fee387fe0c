(* The H-net, Gamma(4,1,1), as a tower of 16 planes: x is a horizontal ring, and each plane has
   one y and one w = z - xy modulo 4.
   Source: R. N. Draper, "An Overview of Supertoroidal Networks", SPAA 1991, Section III. *)

From Coq Require Import ZArith Lia List Bool.
From Topocert Require Import Graph Walk Torus Links Computed Supertoroidal SupertoroidalLayout.
Import ListNotations.
Open Scope Z_scope.

(* The planes of one y stand together, y in the order 0, 3, 1, 2; w goes upwards for even y and
   downwards for odd y. *)
Definition plane (y w : Z) : Z := 4 * interleaved 4 y + (if Z.even y then w else 3 - w).

Definition tower_height (p : Z * Z * Z) : Z := let '(x, y, z) := p in plane y ((z - x * y) mod 4).

(* The torus on the same columns, whose coordinates are x, y and w. *)
Definition torus_height (p : Z * (Z * (Z * unit))) : Z := plane (fst (snd p)) (fst (snd (snd p))).

(* All links that are vertical rise by 11 at most, and one does; the others are horizontal. *)
Definition rises_to (g : graph) (column : vertex g -> Z) (height : vertex g -> Z) (s : Z) : Prop :=
  (forall p q, adj g p q -> column p = column q -> Z.abs (height p - height q) <= s) /\
  (exists p q, adj g p q /\ column p = column q /\ Z.abs (height p - height q) = s) /\
  (forall p q, adj g p q -> column p <> column q -> height p = height q).

Definition rises_checked (g : graph) (E : tells g) (D : decides g) (column height : vertex g -> Z) (s : Z) : bool :=
  let R := rows g E D in
  forallb (fun r => forallb (fun q => if column (fst r) =? column q then Z.abs (height (fst r) - height q) <=? s else height (fst r) =? height q) (snd r)) R &&
  existsb (fun r => existsb (fun q => (column (fst r) =? column q) && (Z.abs (height (fst r) - height q) =? s)) (snd r)) R.

Lemma rises_sound g E D column height s : rises_checked g E D column height s = true -> rises_to g column height s.
Proof.
  unfold rises_checked. intros H. apply andb_true_iff in H. destruct H as [A B]. rewrite forallb_forall in A.
  assert (K : forall p q, adj g p q -> (if column p =? column q then Z.abs (height p - height q) <=? s else height p =? height q) = true).
  { intros p q J. destruct (rows_all g E D p (adj_left J)) as (l & L). specialize (A _ L). cbn [fst snd] in A. rewrite forallb_forall in A.
    apply A. apply (rows_right g E D p l L). exact J. }
  split; [|split].
  - intros p q J C. specialize (K p q J). rewrite C, Z.eqb_refl in K. apply Z.leb_le, K.
  - apply existsb_exists in B. destruct B as ([p l] & L & B). cbn [fst snd] in B. apply existsb_exists in B. destruct B as (q & Q & B).
    apply andb_true_iff in B. destruct B as [B1 B2]. exists p, q. split; [apply (rows_right g E D p l L), Q|].
    split; [apply Z.eqb_eq, B1|apply Z.eqb_eq, B2].
  - intros p q J C. specialize (K p q J). apply Z.eqb_neq in C. rewrite C in K. apply Z.eqb_eq, K.
Qed.

(* Section III: the longest vertical links of the H-net and of the torus have the same length. *)
Theorem supertoroidal_hnet_same_length :
  rises_to (Gamma 4 1 1) (fun p => fst (fst p)) tower_height 11 /\ rises_to (Torus [4; 4; 4]) fst torus_height 11.
Proof.
  split.
  - apply (rises_sound (Gamma 4 1 1) same3 (gamma 4 1 1)). vm_cast_no_check (eq_refl true).
  - apply (rises_sound (Torus [4; 4; 4]) (torus_tells [4; 4; 4]) (torus [4; 4; 4])). vm_cast_no_check (eq_refl true).
Qed.

(* ---------- Section V: two towers side by side ---------- *)

(* x in Gamma(4,2,1) of the vertex x of the first tower, or of the second, turned half round. *)
Definition beside (second : bool) (p : Z * Z * Z) : Z * Z * Z :=
  let '(x, y, z) := p in (if Bool.eqb second (2 * x <? 4) then x + 4 else x, y, z).

(* Where the column x of a ring of n stands: two rows of columns. *)
Definition column_place (n x : Z) : Z * Z := if 2 * x <? n then (x, 0) else (n - 1 - x, 1).

Definition same_triple (p q : Z * Z * Z) : bool :=
  (fst (fst p) =? fst (fst q)) && (snd (fst p) =? snd (fst q)) && (snd p =? snd q).

Lemma same_triple_eq p q : same_triple p q = true -> p = q.
Proof.
  destruct p as [[x y] z], q as [[x' y'] z']. unfold same_triple. simpl. rewrite !andb_true_iff, !Z.eqb_eq. intros [[-> ->] ->]. reflexivity.
Qed.

Definition beside_checked (second : bool) (p : Z * Z * Z) : bool :=
  let x := fst (fst p) in let q := beside second p in
  same_triple (beside second (gamma_times 4 1 1 p (0, 1, 0))) (gamma_times 4 2 1 q (0, 1, 0)) &&
  (if x =? 1 then same_triple (gamma_times 4 2 1 q (1, 0, 0)) (beside (negb second) (gamma_times 4 1 1 p (1, 0, 0)))
   else same_triple (beside second (gamma_times 4 1 1 p (1, 0, 0))) (gamma_times 4 2 1 q (1, 0, 0))) &&
  (tower_height q =? tower_height p).

Lemma beside_right second p : is_vertex (Gamma 4 1 1) p -> beside_checked second p = true.
Proof.
  intros V. assert (C : forallb (fun s => forallb (beside_checked s) (vertices (Gamma 4 1 1))) [true; false] = true) by (vm_cast_no_check (eq_refl true)).
  rewrite forallb_forall in C. specialize (C second ltac:(destruct second; simpl; tauto)). rewrite forallb_forall in C. apply C, V.
Qed.

(* Every link stays but those (1,0,0) from x = 1 to x = 2 in both towers, of length 1: the ends
   are joined crosswise. All planes keep their heights. The first tower stands where it stood, the
   second is turned half round, and the new links have length 1. *)
Theorem supertoroidal_hnet_k_scaling : forall (second : bool) (x y z : Z), is_vertex (Gamma 4 1 1) (x, y, z) ->
  let p := (x, y, z) in let q := beside second p in
  beside second (gamma_times 4 1 1 p (0, 1, 0)) = gamma_times 4 2 1 q (0, 1, 0) /\
  (x <> 1 -> beside second (gamma_times 4 1 1 p (1, 0, 0)) = gamma_times 4 2 1 q (1, 0, 0)) /\
  (x = 1 -> gamma_times 4 2 1 q (1, 0, 0) = beside (negb second) (gamma_times 4 1 1 p (1, 0, 0))) /\
  tower_height q = tower_height p /\
  (let (a, b) := column_place 4 x in column_place 8 (fst (fst q)) = if second then (3 - a, 1 - b) else (a, b)) /\
  column_place 4 1 = (1, 0) /\ column_place 4 2 = (1, 1) /\
  column_place 8 (fst (fst (beside second (1, y, z)))) = (if second then (2, 1) else (1, 0)) /\
  column_place 8 (fst (fst (beside (negb second) (2, y, z)))) = (if second then (1, 1) else (2, 0)).
Proof.
  intros second x y z V p q. pose proof (beside_right second (x, y, z) V) as C. unfold beside_checked in C. cbv zeta in C.
  rewrite !andb_true_iff in C. destruct C as [[A B] H]. apply same_triple_eq in A. apply Z.eqb_eq in H. cbn [fst] in B.
  apply gamma_vertex in V. destruct V as (X & Y & Z).
  split; [exact A|]. split; [|split; [|split; [exact H|]]].
  - intros N. apply Z.eqb_neq in N. rewrite N in B. apply same_triple_eq, B.
  - intros ->. apply same_triple_eq, B.
  - split; [|repeat split; destruct second; reflexivity].
    assert (x = 0 \/ x = 1 \/ x = 2 \/ x = 3) as [->|[->|[->| ->]]] by lia; destruct second; reflexivity.
Qed.
