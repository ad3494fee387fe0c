(* The bisection widths of some small networks that the CCTorus paper compares, by computation. *)

From Coq Require Import ZArith Lia List.
From Topocert Require Import Graph Walk Square Links Computed ComputedWidth Networks.
Import ListNotations.
Open Scope Z_scope.

Lemma mesh_decidable sides : decidable (Mesh sides).
Proof. induction sides as [|n rest IH]; [apply point_decidable | apply product_decidable; [apply line_decidable | exact IH]]. Qed.

Ltac is_proper := solve [apply grid_proper; lia | apply mesh_proper; intros ? ?; cbn in *; lia | apply torus_proper; intros ? ?; cbn in *; lia].
Ltac is_decidable := first [apply cctorus_decidable | apply xmesh_decidable | apply xtorus_decidable | apply mesh_decidable | apply torus_decidable].
Ltac by_cuts G E D l := apply (width_by_computation G E D l);
  [is_proper | is_decidable | vm_cast_no_check (eq_refl true) | vm_cast_no_check (eq_refl true)].

Lemma mesh5_width : bisection_width (Mesh [5; 5]) 6.
Proof.
  by_cuts (Mesh [5; 5]) (mesh_tells [5; 5]) (mesh [5; 5]) [(2, (3, tt)); (2, (4, tt)); (3, (0,
    tt)); (3, (1, tt)); (3, (2, tt)); (3, (3, tt)); (3, (4, tt)); (4, (0, tt)); (4, (1, tt)); (4,
    (2, tt)); (4, (3, tt)); (4, (4, tt))].
Qed.

Lemma torus5_width : bisection_width (Torus [5; 5]) 12.
Proof.
  by_cuts (Torus [5; 5]) (torus_tells [5; 5]) (torus [5; 5]) [(0, (0, tt)); (0, (1, tt)); (0, (2,
    tt)); (0, (3, tt)); (0, (4, tt)); (1, (0, tt)); (1, (1, tt)); (1, (2, tt)); (1, (3, tt)); (1,
    (4, tt)); (4, (2, tt)); (4, (3, tt))].
Qed.

Lemma xmesh5_width : bisection_width (XMesh 5) 8.
Proof.
  by_cuts (XMesh 5) same2 (xmesh 5) [(0, 2); (0, 3); (0, 4); (1, 2); (1, 3); (1, 4); (2, 3); (2,
    4); (3, 3); (3, 4); (4, 3); (4, 4)].
Qed.

Lemma xtorus5_width : bisection_width (XTorus 5) 14.
Proof.
  by_cuts (XTorus 5) same2 (xtorus 5) [(0, 0); (0, 1); (0, 2); (1, 1); (1, 2); (2, 1); (2, 2); (3,
    1); (3, 2); (4, 0); (4, 1); (4, 2)].
Qed.

Lemma cctorus5_width : bisection_width (CCTorus 5) 16.
Proof.
  by_cuts (CCTorus 5) same2 (cctorus 5) [(0, 0); (0, 1); (1, 0); (1, 1); (2, 0); (2, 1); (3, 0);
    (3, 1); (3, 4); (4, 0); (4, 1); (4, 4)].
Qed.

Lemma cctorus3_width : bisection_width (CCTorus 3) 10.
Proof.
  by_cuts (CCTorus 3) same2 (cctorus 3) [(1, 0); (1, 2); (2, 0); (2, 2)].
Qed.

Lemma torus3_width : bisection_width (Torus [3; 3]) 8.
Proof.
  by_cuts (Torus [3; 3]) (torus_tells [3; 3]) (torus [3; 3]) [(0, (0, tt)); (0, (1, tt)); (1, (1,
    tt)); (2, (1, tt))].
Qed.
