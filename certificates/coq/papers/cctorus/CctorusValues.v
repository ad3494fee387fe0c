(* Claims of the CCTorus paper about single networks, most of them of 25 vertices: Table I, average
   distances, latencies, bisection widths, numbers of shortest paths. Section IV. *)

From Coq Require Import ZArith Lia List Bool.
From Topocert Require Import Graph Numbered Walk Square Links Computed Networks CctorusTables CctorusWidths CctorusSymmetry TorusWidth.
Import ListNotations.
Open Scope Z_scope.

Lemma cctorus5_once : NoDup (vertices (CCTorus 5)).
Proof. apply grid_proper; lia. Qed.

(* A fact about vertices of CCTorus(5), and that one is false. *)
Ltac shown := first
  [ apply (between_iff _ _ _ cctorus5_right); vm_compute; reflexivity
  | apply (at_iff _ _ _ cctorus5_right _ _ _ cctorus5_once); vm_compute; reflexivity
  | apply (eccentricity_iff _ _ _ cctorus5_right); vm_compute; reflexivity
  | apply (from_iff _ _ _ cctorus5_right); vm_compute; reflexivity ].

Ltac not_so H := first
  [ apply (between_iff _ _ _ cctorus5_right) in H; vm_compute in H; discriminate H
  | apply (at_iff _ _ _ cctorus5_right _ _ _ cctorus5_once) in H; vm_compute in H; discriminate H
  | apply (eccentricity_iff _ _ _ cctorus5_right) in H; vm_compute in H; discriminate H
  | apply (from_iff _ _ _ cctorus5_right) in H; vm_compute in H; discriminate H ].

Ltac split_all := repeat match goal with |- _ /\ _ => split end.
Ltac all_shown := split_all; shown.
Ltac some_not_so := let H := fresh in intros H; repeat match goal with H : _ /\ _ |- _ => destruct H end;
  match goal with H : _ |- _ => not_so H end.

(* Sums of distances, and widths: each has one value. *)
Ltac sum_known := first [exact cctorus3_sum | exact cctorus4_sum | exact cctorus5_sum | exact cctorus6_sum | exact xtorus5_sum | exact xtorus6_sum
  | exact xmesh5_sum | exact torus3_sum | exact torus4_sum | exact torus5_sum | exact mesh3_sum | exact mesh5_sum
  | exact mesh5_width | exact torus5_width | exact xmesh5_width | exact xtorus5_width | exact cctorus5_width].
Ltac sums := split_all; repeat match goal with |- exists _, _ => eexists end; split_all; first [sum_known | vm_compute; reflexivity].
Ltac same_sum H K := let E := fresh in pose proof (distance_sum_unique _ _ _ H K) as E; clear H; subst.
Ltac same_width H K := let E := fresh in pose proof (bisection_width_unique _ _ _ H K) as E; clear H; subst.
Ltac no_sums := let H := fresh in intros H;
  repeat match goal with H : _ /\ _ |- _ => destruct H | H : exists _, _ |- _ => destruct H end;
  repeat match goal with
  | H : distance_sum (CCTorus 3) _ |- _ => same_sum H cctorus3_sum
  | H : distance_sum (CCTorus 4) _ |- _ => same_sum H cctorus4_sum
  | H : distance_sum (CCTorus 5) _ |- _ => same_sum H cctorus5_sum
  | H : distance_sum (CCTorus 6) _ |- _ => same_sum H cctorus6_sum
  | H : distance_sum (XTorus 5) _ |- _ => same_sum H xtorus5_sum
  | H : distance_sum (XTorus 6) _ |- _ => same_sum H xtorus6_sum
  | H : distance_sum (XMesh 5) _ |- _ => same_sum H xmesh5_sum
  | H : distance_sum (Torus [3; 3]) _ |- _ => same_sum H torus3_sum
  | H : distance_sum (Torus [4; 4]) _ |- _ => same_sum H torus4_sum
  | H : distance_sum (Torus [5; 5]) _ |- _ => same_sum H torus5_sum
  | H : distance_sum (Mesh [5; 5]) _ |- _ => same_sum H mesh5_sum
  | H : bisection_width (XMesh 5) _ |- _ => same_width H xmesh5_width
  end;
  match goal with H : _ |- _ => vm_compute in H; first [discriminate (H eq_refl eq_refl) | discriminate H] end.
Ltac arithmetic := split_all; vm_compute; reflexivity.
Ltac false_arithmetic := let H := fresh in intros H; repeat match goal with H : _ /\ _ |- _ => destruct H end;
  match goal with H : _ |- _ => vm_compute in H; discriminate H end.

(* ---------- Table I ---------- *)

Theorem cctorus_table1_node_0_refuted :
  ~ (((((((((((((((((((((((((((distance_between (CCTorus 5) 0 1 1) /\ (distance_between (CCTorus 5)
  0 4 1)) /\ (distance_between (CCTorus 5) 0 5 1)) /\ (distance_between (CCTorus 5) 0 12 1)) /\
  (distance_between (CCTorus 5) 0 20 1)) /\ (at_distance (CCTorus 5) 0 1 5)) /\ (distance_between
  (CCTorus 5) 0 2 2)) /\ (distance_between (CCTorus 5) 0 6 2)) /\ (distance_between (CCTorus 5) 0 7
  2)) /\ (distance_between (CCTorus 5) 0 9 2)) /\ (distance_between (CCTorus 5) 0 10 2)) /\
  (distance_between (CCTorus 5) 0 11 2)) /\ (distance_between (CCTorus 5) 0 13 2)) /\
  (distance_between (CCTorus 5) 0 14 2)) /\ (distance_between (CCTorus 5) 0 21 2)) /\
  (distance_between (CCTorus 5) 0 22 2)) /\ (distance_between (CCTorus 5) 0 24 2)) /\ (at_distance
  (CCTorus 5) 0 2 11)) /\ (distance_between (CCTorus 5) 0 7 3)) /\ (distance_between (CCTorus 5) 0 8
  3)) /\ (distance_between (CCTorus 5) 0 16 3)) /\ (distance_between (CCTorus 5) 0 18 3)) /\
  (distance_between (CCTorus 5) 0 19 3)) /\ (distance_between (CCTorus 5) 0 21 3)) /\
  (distance_between (CCTorus 5) 0 23 3)) /\ (at_distance (CCTorus 5) 0 3 7)) /\ (eccentricity_of
  (CCTorus 5) 0 3)).
Proof. some_not_so. Qed.

Theorem cctorus_table1_node_0_correction :
  (((((((((((((((((((((((((((distance_between (CCTorus 5) 0 1 1) /\ (distance_between (CCTorus 5) 0
  4 1)) /\ (distance_between (CCTorus 5) 0 5 1)) /\ (distance_between (CCTorus 5) 0 12 1)) /\
  (distance_between (CCTorus 5) 0 20 1)) /\ (at_distance (CCTorus 5) 0 1 5)) /\ (distance_between
  (CCTorus 5) 0 2 2)) /\ (distance_between (CCTorus 5) 0 3 2)) /\ (distance_between (CCTorus 5) 0 6
  2)) /\ (distance_between (CCTorus 5) 0 7 2)) /\ (distance_between (CCTorus 5) 0 9 2)) /\
  (distance_between (CCTorus 5) 0 10 2)) /\ (distance_between (CCTorus 5) 0 11 2)) /\
  (distance_between (CCTorus 5) 0 13 2)) /\ (distance_between (CCTorus 5) 0 14 2)) /\
  (distance_between (CCTorus 5) 0 15 2)) /\ (distance_between (CCTorus 5) 0 17 2)) /\
  (distance_between (CCTorus 5) 0 21 2)) /\ (distance_between (CCTorus 5) 0 22 2)) /\
  (distance_between (CCTorus 5) 0 24 2)) /\ (at_distance (CCTorus 5) 0 2 14)) /\ (distance_between
  (CCTorus 5) 0 8 3)) /\ (distance_between (CCTorus 5) 0 16 3)) /\ (distance_between (CCTorus 5) 0
  18 3)) /\ (distance_between (CCTorus 5) 0 19 3)) /\ (distance_between (CCTorus 5) 0 23 3)) /\
  (at_distance (CCTorus 5) 0 3 5)) /\ (eccentricity_of (CCTorus 5) 0 3).
Proof. all_shown. Qed.

Theorem cctorus_table1_node_1_refuted :
  ~ (((((((((((((((((((((((((((distance_between (CCTorus 5) 1 0 1) /\ (distance_between (CCTorus 5)
  1 2 1)) /\ (distance_between (CCTorus 5) 1 6 1)) /\ (distance_between (CCTorus 5) 1 21 1)) /\
  (at_distance (CCTorus 5) 1 1 4)) /\ (distance_between (CCTorus 5) 1 3 2)) /\ (distance_between
  (CCTorus 5) 1 7 2)) /\ (distance_between (CCTorus 5) 1 10 2)) /\ (distance_between (CCTorus 5) 1
  11 2)) /\ (distance_between (CCTorus 5) 1 13 2)) /\ (distance_between (CCTorus 5) 1 16 2)) /\
  (distance_between (CCTorus 5) 1 20 2)) /\ (distance_between (CCTorus 5) 1 22 2)) /\ (at_distance
  (CCTorus 5) 1 2 8)) /\ (distance_between (CCTorus 5) 1 8 3)) /\ (distance_between (CCTorus 5) 1 9
  3)) /\ (distance_between (CCTorus 5) 1 10 3)) /\ (distance_between (CCTorus 5) 1 13 3)) /\
  (distance_between (CCTorus 5) 1 14 3)) /\ (distance_between (CCTorus 5) 1 17 3)) /\
  (distance_between (CCTorus 5) 1 23 3)) /\ (distance_between (CCTorus 5) 1 24 3)) /\ (at_distance
  (CCTorus 5) 1 3 8)) /\ (distance_between (CCTorus 5) 1 18 4)) /\ (distance_between (CCTorus 5) 1
  19 4)) /\ (at_distance (CCTorus 5) 1 4 2)) /\ (eccentricity_of (CCTorus 5) 1 4)).
Proof. some_not_so. Qed.

Theorem cctorus_table1_node_1_correction :
  ((((((((((((((((((((((((((((distance_between (CCTorus 5) 1 0 1) /\ (distance_between (CCTorus 5) 1
  2 1)) /\ (distance_between (CCTorus 5) 1 6 1)) /\ (distance_between (CCTorus 5) 1 21 1)) /\
  (at_distance (CCTorus 5) 1 1 4)) /\ (distance_between (CCTorus 5) 1 3 2)) /\ (distance_between
  (CCTorus 5) 1 4 2)) /\ (distance_between (CCTorus 5) 1 5 2)) /\ (distance_between (CCTorus 5) 1 7
  2)) /\ (distance_between (CCTorus 5) 1 11 2)) /\ (distance_between (CCTorus 5) 1 12 2)) /\
  (distance_between (CCTorus 5) 1 16 2)) /\ (distance_between (CCTorus 5) 1 20 2)) /\
  (distance_between (CCTorus 5) 1 22 2)) /\ (at_distance (CCTorus 5) 1 2 9)) /\ (distance_between
  (CCTorus 5) 1 8 3)) /\ (distance_between (CCTorus 5) 1 9 3)) /\ (distance_between (CCTorus 5) 1 10
  3)) /\ (distance_between (CCTorus 5) 1 13 3)) /\ (distance_between (CCTorus 5) 1 14 3)) /\
  (distance_between (CCTorus 5) 1 15 3)) /\ (distance_between (CCTorus 5) 1 17 3)) /\
  (distance_between (CCTorus 5) 1 23 3)) /\ (distance_between (CCTorus 5) 1 24 3)) /\ (at_distance
  (CCTorus 5) 1 3 9)) /\ (distance_between (CCTorus 5) 1 18 4)) /\ (distance_between (CCTorus 5) 1
  19 4)) /\ (at_distance (CCTorus 5) 1 4 2)) /\ (eccentricity_of (CCTorus 5) 1 4).
Proof. all_shown. Qed.

Theorem cctorus_table1_node_6_refuted :
  ~ ((((((((((((((((((((((((((((distance_between (CCTorus 5) 6 1 1) /\ (distance_between (CCTorus 5)
  6 5 1)) /\ (distance_between (CCTorus 5) 6 7 1)) /\ (distance_between (CCTorus 5) 6 11 1)) /\
  (at_distance (CCTorus 5) 6 1 4)) /\ (distance_between (CCTorus 5) 6 0 2)) /\ (distance_between
  (CCTorus 5) 6 2 2)) /\ (distance_between (CCTorus 5) 6 8 2)) /\ (distance_between (CCTorus 5) 6 9
  2)) /\ (distance_between (CCTorus 5) 6 10 2)) /\ (distance_between (CCTorus 5) 6 12 2)) /\
  (distance_between (CCTorus 5) 6 16 2)) /\ (distance_between (CCTorus 5) 6 21 2)) /\ (at_distance
  (CCTorus 5) 6 2 8)) /\ (distance_between (CCTorus 5) 6 3 3)) /\ (distance_between (CCTorus 5) 6 13
  3)) /\ (distance_between (CCTorus 5) 6 14 3)) /\ (distance_between (CCTorus 5) 6 15 3)) /\
  (distance_between (CCTorus 5) 6 17 3)) /\ (distance_between (CCTorus 5) 6 20 3)) /\
  (distance_between (CCTorus 5) 6 22 3)) /\ (distance_between (CCTorus 5) 6 24 3)) /\ (at_distance
  (CCTorus 5) 6 3 8)) /\ (distance_between (CCTorus 5) 6 18 4)) /\ (distance_between (CCTorus 5) 6
  19 4)) /\ (distance_between (CCTorus 5) 6 23 4)) /\ (at_distance (CCTorus 5) 6 4 3)) /\
  (eccentricity_of (CCTorus 5) 6 4)).
Proof. some_not_so. Qed.

Theorem cctorus_table1_node_6_correction :
  ((((((((((((((((((((((((((((distance_between (CCTorus 5) 6 1 1) /\ (distance_between (CCTorus 5) 6
  5 1)) /\ (distance_between (CCTorus 5) 6 7 1)) /\ (distance_between (CCTorus 5) 6 11 1)) /\
  (at_distance (CCTorus 5) 6 1 4)) /\ (distance_between (CCTorus 5) 6 0 2)) /\ (distance_between
  (CCTorus 5) 6 2 2)) /\ (distance_between (CCTorus 5) 6 8 2)) /\ (distance_between (CCTorus 5) 6 9
  2)) /\ (distance_between (CCTorus 5) 6 10 2)) /\ (distance_between (CCTorus 5) 6 12 2)) /\
  (distance_between (CCTorus 5) 6 16 2)) /\ (distance_between (CCTorus 5) 6 21 2)) /\ (at_distance
  (CCTorus 5) 6 2 8)) /\ (distance_between (CCTorus 5) 6 3 3)) /\ (distance_between (CCTorus 5) 6 4
  3)) /\ (distance_between (CCTorus 5) 6 13 3)) /\ (distance_between (CCTorus 5) 6 14 3)) /\
  (distance_between (CCTorus 5) 6 15 3)) /\ (distance_between (CCTorus 5) 6 17 3)) /\
  (distance_between (CCTorus 5) 6 20 3)) /\ (distance_between (CCTorus 5) 6 22 3)) /\
  (distance_between (CCTorus 5) 6 24 3)) /\ (at_distance (CCTorus 5) 6 3 9)) /\ (distance_between
  (CCTorus 5) 6 18 4)) /\ (distance_between (CCTorus 5) 6 19 4)) /\ (distance_between (CCTorus 5) 6
  23 4)) /\ (at_distance (CCTorus 5) 6 4 3)) /\ (eccentricity_of (CCTorus 5) 6 4).
Proof. all_shown. Qed.

Theorem cctorus_table1_node_7_refuted :
  ~ (((((((((((((((((((((((((((distance_between (CCTorus 5) 7 2 1) /\ (distance_between (CCTorus 5)
  7 6 1)) /\ (distance_between (CCTorus 5) 7 8 1)) /\ (distance_between (CCTorus 5) 7 12 1)) /\
  (at_distance (CCTorus 5) 7 1 4)) /\ (distance_between (CCTorus 5) 7 0 2)) /\ (distance_between
  (CCTorus 5) 7 1 2)) /\ (distance_between (CCTorus 5) 7 3 2)) /\ (distance_between (CCTorus 5) 7 4
  2)) /\ (distance_between (CCTorus 5) 7 5 2)) /\ (distance_between (CCTorus 5) 7 9 2)) /\
  (distance_between (CCTorus 5) 7 10 2)) /\ (distance_between (CCTorus 5) 7 11 2)) /\
  (distance_between (CCTorus 5) 7 13 2)) /\ (distance_between (CCTorus 5) 7 14 2)) /\
  (distance_between (CCTorus 5) 7 17 2)) /\ (distance_between (CCTorus 5) 7 20 2)) /\
  (distance_between (CCTorus 5) 7 22 2)) /\ (distance_between (CCTorus 5) 7 24 2)) /\ (at_distance
  (CCTorus 5) 7 2 14)) /\ (distance_between (CCTorus 5) 7 16 3)) /\ (distance_between (CCTorus 5) 7
  18 3)) /\ (distance_between (CCTorus 5) 7 19 3)) /\ (distance_between (CCTorus 5) 7 21 3)) /\
  (distance_between (CCTorus 5) 7 23 3)) /\ (at_distance (CCTorus 5) 7 3 5)) /\ (eccentricity_of
  (CCTorus 5) 7 3)).
Proof. some_not_so. Qed.

Theorem cctorus_table1_node_7_correction :
  (((((((((((((((((((((((((((distance_between (CCTorus 5) 7 2 1) /\ (distance_between (CCTorus 5) 7
  6 1)) /\ (distance_between (CCTorus 5) 7 8 1)) /\ (distance_between (CCTorus 5) 7 12 1)) /\
  (at_distance (CCTorus 5) 7 1 4)) /\ (distance_between (CCTorus 5) 7 0 2)) /\ (distance_between
  (CCTorus 5) 7 1 2)) /\ (distance_between (CCTorus 5) 7 3 2)) /\ (distance_between (CCTorus 5) 7 4
  2)) /\ (distance_between (CCTorus 5) 7 5 2)) /\ (distance_between (CCTorus 5) 7 9 2)) /\
  (distance_between (CCTorus 5) 7 10 2)) /\ (distance_between (CCTorus 5) 7 11 2)) /\
  (distance_between (CCTorus 5) 7 13 2)) /\ (distance_between (CCTorus 5) 7 14 2)) /\
  (distance_between (CCTorus 5) 7 17 2)) /\ (distance_between (CCTorus 5) 7 20 2)) /\
  (distance_between (CCTorus 5) 7 22 2)) /\ (distance_between (CCTorus 5) 7 24 2)) /\ (at_distance
  (CCTorus 5) 7 2 14)) /\ (distance_between (CCTorus 5) 7 15 3)) /\ (distance_between (CCTorus 5) 7
  16 3)) /\ (distance_between (CCTorus 5) 7 18 3)) /\ (distance_between (CCTorus 5) 7 19 3)) /\
  (distance_between (CCTorus 5) 7 21 3)) /\ (distance_between (CCTorus 5) 7 23 3)) /\ (at_distance
  (CCTorus 5) 7 3 6)) /\ (eccentricity_of (CCTorus 5) 7 3).
Proof. all_shown. Qed.

Theorem cctorus_table1_node_12 :
  ((((((((((((((((((((((((((distance_between (CCTorus 5) 12 0 1) /\ (distance_between (CCTorus 5) 12
  2 1)) /\ (distance_between (CCTorus 5) 12 4 1)) /\ (distance_between (CCTorus 5) 12 7 1)) /\
  (distance_between (CCTorus 5) 12 10 1)) /\ (distance_between (CCTorus 5) 12 11 1)) /\
  (distance_between (CCTorus 5) 12 13 1)) /\ (distance_between (CCTorus 5) 12 14 1)) /\
  (distance_between (CCTorus 5) 12 17 1)) /\ (distance_between (CCTorus 5) 12 20 1)) /\
  (distance_between (CCTorus 5) 12 22 1)) /\ (distance_between (CCTorus 5) 12 24 1)) /\ (at_distance
  (CCTorus 5) 12 1 12)) /\ (distance_between (CCTorus 5) 12 1 2)) /\ (distance_between (CCTorus 5)
  12 3 2)) /\ (distance_between (CCTorus 5) 12 5 2)) /\ (distance_between (CCTorus 5) 12 6 2)) /\
  (distance_between (CCTorus 5) 12 8 2)) /\ (distance_between (CCTorus 5) 12 9 2)) /\
  (distance_between (CCTorus 5) 12 15 2)) /\ (distance_between (CCTorus 5) 12 16 2)) /\
  (distance_between (CCTorus 5) 12 18 2)) /\ (distance_between (CCTorus 5) 12 19 2)) /\
  (distance_between (CCTorus 5) 12 21 2)) /\ (distance_between (CCTorus 5) 12 23 2)) /\ (at_distance
  (CCTorus 5) 12 2 12)) /\ (eccentricity_of (CCTorus 5) 12 2).
Proof. all_shown. Qed.

Theorem cctorus_D1_value :
  distance_sum_from (CCTorus 5) 0 48.
Proof. shown. Qed.

Theorem cctorus_D5_value :
  distance_sum_from (CCTorus 5) 12 36.
Proof. shown. Qed.

Theorem cctorus_D2_value_refuted :
  ~ (distance_sum_from (CCTorus 5) 1 52).
Proof. some_not_so. Qed.

Theorem cctorus_D2_value_correction :
  distance_sum_from (CCTorus 5) 1 57.
Proof. shown. Qed.

Theorem cctorus_D3_value_refuted :
  ~ (distance_sum_from (CCTorus 5) 6 56).
Proof. some_not_so. Qed.

Theorem cctorus_D3_value_correction :
  distance_sum_from (CCTorus 5) 6 59.
Proof. shown. Qed.

Theorem cctorus_D4_value_refuted :
  ~ (distance_sum_from (CCTorus 5) 7 47).
Proof. some_not_so. Qed.

Theorem cctorus_D4_value_correction :
  distance_sum_from (CCTorus 5) 7 50.
Proof. shown. Qed.

Theorem cctorus_path_1_19_4hops :
  distance_between (CCTorus 5) 1 19 4.
Proof. shown. Qed.

Theorem cctorus_sp_neighbours_0 :
  (((((at_distance (CCTorus 5) 0 1 5) /\ (distance_between (CCTorus 5) 0 1 1)) /\ (distance_between
  (CCTorus 5) 0 4 1)) /\ (distance_between (CCTorus 5) 0 5 1)) /\ (distance_between (CCTorus 5) 0 12
  1)) /\ (distance_between (CCTorus 5) 0 20 1).
Proof. all_shown. Qed.

Theorem cctorus_table1_column_size_refuted :
  ~ (forall l : list Z, In l [[1; 4; 5; 12; 20; 2; 6; 7; 9; 10; 11; 13; 14; 21; 22; 24; 7; 8; 16;
  18; 19; 21; 23]; [0; 2; 6; 21; 3; 7; 10; 11; 13; 16; 20; 22; 8; 9; 10; 13; 14; 17; 23; 24; 18;
  19]; [1; 5; 7; 11; 0; 2; 8; 9; 10; 12; 16; 21; 3; 13; 14; 15; 17; 20; 22; 24; 18; 19; 23]; [2; 6;
  8; 12; 0; 1; 3; 4; 5; 9; 10; 11; 13; 14; 17; 20; 22; 24; 16; 18; 19; 21; 23]; [0; 2; 4; 7; 10; 11;
  13; 14; 17; 20; 22; 24; 1; 3; 5; 6; 8; 9; 15; 16; 18; 19; 21; 23]] -> NoDup l /\ Z.of_nat (length
  l) = 24).
Proof.
  intros H.
  match type of H with forall l, In l (?a :: _) -> _ => destruct (H a (or_introl eq_refl)) as [_ L] end.
  vm_compute in L; discriminate L.
Qed.

Theorem cctorus_table1_column_size_correction :
  map (fun l => Z.of_nat (length (nodup Z.eq_dec l))) [[1; 4; 5; 12; 20; 2; 6; 7; 9; 10; 11; 13; 14;
  21; 22; 24; 7; 8; 16; 18; 19; 21; 23]; [0; 2; 6; 21; 3; 7; 10; 11; 13; 16; 20; 22; 8; 9; 10; 13;
  14; 17; 23; 24; 18; 19]; [1; 5; 7; 11; 0; 2; 8; 9; 10; 12; 16; 21; 3; 13; 14; 15; 17; 20; 22; 24;
  18; 19; 23]; [2; 6; 8; 12; 0; 1; 3; 4; 5; 9; 10; 11; 13; 14; 17; 20; 22; 24; 16; 18; 19; 21; 23];
  [0; 2; 4; 7; 10; 11; 13; 14; 17; 20; 22; 24; 1; 3; 5; 6; 8; 9; 15; 16; 18; 19; 21; 23]] = [21; 20;
  23; 23; 24].
Proof. vm_compute; reflexivity. Qed.

(* ---------- Average distances and latencies ---------- *)

Theorem cctorus_D_cctorus_1_99_refuted :
  ~ (exists d1, distance_sum (CCTorus 5) d1 /\ (((d1 * (10 ^ 2)) * 2 + 625) / (625 * 2)) * 100 = 199
  * (10 ^ 2)).
Proof. no_sums. Qed.

Theorem cctorus_D_cctorus_1_99_correction :
  exists d1, distance_sum (CCTorus 5) d1 /\ d1 * 625 = 1316 * 625.
Proof. sums. Qed.

Theorem cctorus_D_mesh_3_28_refuted :
  ~ (exists d1, distance_sum (Mesh [5; 5]) d1 /\ (((d1 * (10 ^ 2)) * 2 + 625) / (625 * 2)) * 25 = 82
  * (10 ^ 2)).
Proof. no_sums. Qed.

Theorem cctorus_D_mesh_3_28_correction :
  exists d1, distance_sum (Mesh [5; 5]) d1 /\ d1 * 5 = 16 * 625.
Proof. sums. Qed.

Theorem cctorus_D_torus_2_32_refuted :
  ~ (exists d1, distance_sum (Torus [5; 5]) d1 /\ (((d1 * (10 ^ 2)) * 2 + 625) / (625 * 2)) * 25 =
  58 * (10 ^ 2)).
Proof. no_sums. Qed.

Theorem cctorus_D_torus_2_32_correction :
  exists d1, distance_sum (Torus [5; 5]) d1 /\ d1 * 5 = 12 * 625.
Proof. sums. Qed.

Theorem cctorus_D_xmesh_2_43_refuted :
  ~ (exists d1, distance_sum (XMesh 5) d1 /\ (((d1 * (10 ^ 2)) * 2 + 625) / (625 * 2)) * 100 = 243 *
  (10 ^ 2)).
Proof. no_sums. Qed.

Theorem cctorus_D_xmesh_2_43_correction :
  exists d1, distance_sum (XMesh 5) d1 /\ d1 * 625 = 1584 * 625.
Proof. sums. Qed.

Theorem cctorus_D_xtorus_2_29_refuted :
  ~ (exists d1, distance_sum (XTorus 5) d1 /\ (((d1 * (10 ^ 2)) * 2 + 625) / (625 * 2)) * 100 = 229
  * (10 ^ 2)).
Proof. no_sums. Qed.

Theorem cctorus_D_xtorus_2_29_correction :
  exists d1, distance_sum (XTorus 5) d1 /\ d1 * 125 = 268 * 625.
Proof. sums. Qed.

Theorem cctorus_T_mesh_refuted :
  ~ (exists d1, distance_sum (Mesh [5; 5]) d1 /\ ((((5 * d1 + 2 * 625) * (10 ^ 1)) * 2 + 625) / (625
  * 2)) * 5 = 92 * (10 ^ 1)).
Proof. no_sums. Qed.

Theorem cctorus_T_mesh_correction :
  exists d1, distance_sum (Mesh [5; 5]) d1 /\ 5 * d1 + 2 * 625 = 18 * 625.
Proof. sums. Qed.

Theorem cctorus_T_torus_refuted :
  ~ (exists d1, distance_sum (Torus [5; 5]) d1 /\ ((((5 * d1 + 2 * 625) * (10 ^ 1)) * 2 + 625) /
  (625 * 2)) * 5 = 68 * (10 ^ 1)).
Proof. no_sums. Qed.

Theorem cctorus_T_torus_correction :
  exists d1, distance_sum (Torus [5; 5]) d1 /\ 5 * d1 + 2 * 625 = 14 * 625.
Proof. sums. Qed.

Theorem cctorus_T_xmesh_refuted :
  ~ (exists d1, distance_sum (XMesh 5) d1 /\ ((((5 * d1 + 2 * 625) * (10 ^ 2)) * 2 + 625) / (625 *
  2)) * 20 = 283 * (10 ^ 2)).
Proof. no_sums. Qed.

Theorem cctorus_T_xmesh_correction :
  exists d1, distance_sum (XMesh 5) d1 /\ (5 * d1 + 2 * 625) * 125 = 1834 * 625.
Proof. sums. Qed.

Theorem cctorus_T_xtorus_refuted :
  ~ (exists d1, distance_sum (XTorus 5) d1 /\ ((((5 * d1 + 2 * 625) * (10 ^ 2)) * 2 + 625) / (625 *
  2)) * 20 = 269 * (10 ^ 2)).
Proof. no_sums. Qed.

Theorem cctorus_T_xtorus_correction :
  exists d1, distance_sum (XTorus 5) d1 /\ (5 * d1 + 2 * 625) * 25 = 318 * 625.
Proof. sums. Qed.

Theorem cctorus_T_cctorus_refuted :
  ~ (exists d1, distance_sum (CCTorus 5) d1 /\ ((((5 * d1 + 2 * 625) * (10 ^ 2)) * 2 + 625) / (625 *
  2)) * 20 = 239 * (10 ^ 2)).
Proof. no_sums. Qed.

Theorem cctorus_T_cctorus_correction :
  exists d1, distance_sum (CCTorus 5) d1 /\ (5 * d1 + 2 * 625) * 125 = 1566 * 625.
Proof. sums. Qed.

Theorem cctorus_avgdist_order_5x5 :
  (((exists d1 d2, distance_sum (CCTorus 5) d1 /\ distance_sum (XTorus 5) d2 /\ d1 < d2) /\ (exists
  d1 d2, distance_sum (XTorus 5) d1 /\ distance_sum (Torus [5; 5]) d2 /\ d1 < d2)) /\ (exists d1 d2,
  distance_sum (Torus [5; 5]) d1 /\ distance_sum (XMesh 5) d2 /\ d1 < d2)) /\ (exists d1 d2,
  distance_sum (XMesh 5) d1 /\ distance_sum (Mesh [5; 5]) d2 /\ d1 < d2).
Proof. sums. Qed.

Theorem cctorus_avgdist_better_than_xtorus_all_n_refuted :
  forall n : Z, (n = 6) -> ~ (exists d1 d2, distance_sum (CCTorus n) d1 /\ distance_sum (XTorus n)
  d2 /\ d1 < d2).
Proof. intros n ->; no_sums. Qed.

Theorem cctorus_latency_improvements_refuted :
  ~ (exists t c, distance_sum (Torus [5; 5]) t /\ distance_sum (CCTorus 5) c /\ (100 * (5 * t - 5 *
  c) * 100 * 2 + (5 * t + 2 * 625)) / (2 * (5 * t + 2 * 625)) = 1213) /\ ~ (exists t c, distance_sum
  (Mesh [5; 5]) t /\ distance_sum (CCTorus 5) c /\ (100 * (5 * t - 5 * c) * 1 * 2 + (5 * t + 2 *
  625)) / (2 * (5 * t + 2 * 625)) = 35).
Proof. split; no_sums. Qed.

Theorem cctorus_latency_scales_refuted :
  forall n : Z, (n = 3) -> ~ (exists d1 d2 d3 d4, distance_sum (Torus [n; n]) d1 /\ distance_sum
  (CCTorus n) d2 /\ distance_sum (Torus [n + 1; n + 1]) d3 /\ distance_sum (CCTorus (n + 1)) d4 /\
  (0 < d3 -> (0 < d1 -> (100 * (d1 - d2)) * d3 < (100 * (d3 - d4)) * d1))).
Proof. intros n ->; change (3 + 1) with 4; no_sums. Qed.

(* ---------- Bisection widths ---------- *)

Theorem cctorus_Bc_mesh :
  exists d1, bisection_width (Mesh [5; 5]) d1 /\ 2 * d1 = 12.
Proof. sums. Qed.

Theorem cctorus_Bc_torus :
  exists d1, bisection_width (Torus [5; 5]) d1 /\ 2 * d1 = 24.
Proof. sums. Qed.

Theorem cctorus_Bc_xtorus :
  exists d1, bisection_width (XTorus 5) d1 /\ 2 * d1 = 28.
Proof. sums. Qed.

Theorem cctorus_Bc_cctorus :
  exists d1, bisection_width (CCTorus 5) d1 /\ 2 * d1 = 32.
Proof. sums. Qed.

Theorem cctorus_Bc_xmesh_refuted :
  ~ (exists d1, bisection_width (XMesh 5) d1 /\ 2 * d1 = 20).
Proof. no_sums. Qed.

Theorem cctorus_Bc_xmesh_correction :
  exists d1, bisection_width (XMesh 5) d1 /\ 2 * d1 = 16.
Proof. sums. Qed.

Theorem cctorus_throughput_scales_refuted :
  forall n : Z, (n = 3) -> ~ (exists d1 d2 d3 d4, bisection_width (CCTorus n) d1 /\ bisection_width
  (Torus [n; n]) d2 /\ bisection_width (CCTorus (n + 1)) d3 /\ bisection_width (Torus [n + 1; n +
  1]) d4 /\ (0 < d4 -> (0 < d2 -> (d1 - d2) * d4 < (d3 - d4) * d2))).
Proof.
  intros n -> (a & b & c & d & A & B & C & D & H).
  same_width A cctorus3_width; same_width B torus3_width.
  same_width C (CctorusSymmetry.cctorus_bisection_even 4 ltac:(lia) eq_refl).
  same_width D (TorusWidth.torus2_bisection 4 4 ltac:(lia) (Z.le_refl 4) eq_refl).
  vm_compute in H; discriminate (H eq_refl eq_refl).
Qed.

Theorem cctorus_TH_formula_values :
  ((((((((2 * 12) * (10 ^ 2)) * 2 + 25) / (25 * 2)) * 25 = 24 * (10 ^ 2)) /\ (((((2 * 24) * (10 ^
  2)) * 2 + 25) / (25 * 2)) * 25 = 48 * (10 ^ 2))) /\ (((((2 * 20) * (10 ^ 1)) * 2 + 25) / (25 * 2))
  * 5 = 8 * (10 ^ 1))) /\ (((((2 * 28) * (10 ^ 2)) * 2 + 25) / (25 * 2)) * 25 = 56 * (10 ^ 2))) /\
  (((((2 * 32) * (10 ^ 2)) * 2 + 25) / (25 * 2)) * 25 = 64 * (10 ^ 2)).
Proof. arithmetic. Qed.

Theorem cctorus_TH_improvements_refuted :
  ~ (((((((((100 * (64 * 25 - (24 * 25))) * 25) * (10 ^ 1)) * 2 + (25 * 25) * 24) / (((25 * 25) *
  24) * 2)) * 2 = 125 * (10 ^ 1)) /\ (((((100 * (64 * 25 - (48 * 25))) * 25) * (10 ^ 0)) * 2 + (25 *
  25) * 48) / (((25 * 25) * 48) * 2) = 25 * (10 ^ 0))) /\ ((((((100 * (64 * 5 - (8 * 25))) * 5) *
  (10 ^ 1)) * 2 + (25 * 5) * 8) / (((25 * 5) * 8) * 2)) * 2 = 75 * (10 ^ 1))) /\ ((((((100 * (64 *
  25 - (56 * 25))) * 25) * (10 ^ 1)) * 2 + (25 * 25) * 56) / (((25 * 25) * 56) * 2)) * 2 = 25 * (10
  ^ 1))).
Proof. false_arithmetic. Qed.

Theorem cctorus_TH_improvements_correction :
  ((((((((100 * (64 * 25 - (24 * 25))) * 25) * (10 ^ 2)) * 2 + (25 * 25) * 24) / (((25 * 25) * 24) *
  2)) * 100 = 16667 * (10 ^ 2)) /\ ((((((100 * (64 * 25 - (48 * 25))) * 25) * (10 ^ 2)) * 2 + (25 *
  25) * 48) / (((25 * 25) * 48) * 2)) * 100 = 3333 * (10 ^ 2))) /\ (((((100 * (64 * 5 - (8 * 25))) *
  5) * (10 ^ 2)) * 2 + (25 * 5) * 8) / (((25 * 5) * 8) * 2) = 60 * (10 ^ 2))) /\ ((((((100 * (64 *
  25 - (56 * 25))) * 25) * (10 ^ 2)) * 2 + (25 * 25) * 56) / (((25 * 25) * 56) * 2)) * 100 = 1429 *
  (10 ^ 2)).
Proof. arithmetic. Qed.
