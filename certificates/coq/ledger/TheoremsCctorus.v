(* Theorems about the claims of one paper that are proved elsewhere in another form than the
   ledger writes: here they have that. *)

From Coq Require Import ZArith Lia List Permutation Bool.
From Topocert Require Import Names Tie Graph.
Import ListNotations.
Open Scope Z_scope.

Theorem cctorus_diameter_shortest_vs_torus_refuted :
  forall n : Z, 3 <= n -> ~ ((exists d1 d2, diameter (CCTorus n) d1 /\ diameter (Torus [n; n]) d2 /\
  d1 < d2) /\ (exists d1 d2, diameter (CCTorus n) d1 /\ diameter (Mesh [n; n]) d2 /\ d1 < d2)).
Proof. intros n; intros; from (CctorusSymmetry.cctorus_diameter_shortest_vs_torus_refuted n). Qed.

Theorem cctorus_diameter_shortest_vs_torus_correction :
  forall n : Z, 3 <= n -> (exists d1 d2, diameter (CCTorus n) d1 /\ diameter (Torus [n; n]) d2 /\ d1
  = d2) /\ (exists d1 d2, diameter (CCTorus n) d1 /\ diameter (Mesh [n; n]) d2 /\ d1 < d2).
Proof. intros n; intros; from (FttRemarks.cctorus_diameter_shortest_vs_torus_correction n). Qed.

Theorem cctorus_diameter_equals_xmesh_xtorus_refuted :
  forall n : Z, 4 <= n -> (n mod 2 = 0) -> ~ ((exists d1 d2, diameter (CCTorus n) d1 /\ diameter
  (XMesh n) d2 /\ d1 = d2) /\ (exists d1 d2, diameter (CCTorus n) d1 /\ diameter (XTorus n) d2 /\ d1
  = d2)).
Proof.
  intros n N E [(a & b & A & B & AB) (c & d & C & D & CD)]; subst b d.
  apply (CctorusSymmetry.cctorus_diameter_equals_xmesh_xtorus_refuted n N E).
  rewrite <- (diameter_unique _ _ _ A C) in D; eauto.
Qed.

Theorem cctorus_diameter_equals_xmesh_xtorus_correction :
  forall n : Z, 3 <= n -> (exists d1 d2, diameter (CCTorus n) d1 /\ diameter (XMesh n) d2 /\ d1 = d2
  + 1 - (n mod 2)) /\ (exists d1 d2, diameter (CCTorus n) d1 /\ diameter (XTorus n) d2 /\ d1 = d2 +
  1 - (n mod 2)).
Proof. intros n; intros; from (CctorusSymmetry.cctorus_diameter_equals_xmesh_xtorus_correction n). Qed.

Theorem cctorus_good_symmetry_inherited_refuted :
  forall n : Z, 3 <= n -> ~ ((~ (vertex_transitive (Torus [n; n]))) \/ (vertex_transitive (CCTorus
  n))).
Proof.
  intros n N [T|C].
  - apply T, CctorusSymmetry.cctorus_good_symmetry_inherited_correction; exact N.
  - exact (CctorusSymmetry.cctorus_good_symmetry_inherited_refuted n N C).
Qed.

Theorem cctorus_fewer_links_refuted :
  forall n : Z, (n = 6) -> ~ (exists d1 d2, size (CCTorus n) d1 /\ size (XTorus n) d2 /\ d1 <= d2).
Proof.
  intros n -> (a & b & A & B & AB).
  destruct (CctorusStructure.cctorus_fewer_links_correction 6 ltac:(lia)) as (d & e & D & E & H).
  rewrite (size_unique _ _ _ A D), (size_unique _ _ _ B E) in AB; lia.
Qed.

Theorem cctorus_fewer_links_correction :
  forall n : Z, 3 <= n -> ((((n = 3) \/ (n = 5)) /\ (exists d1 d2, size (CCTorus n) d1 /\ size
  (XTorus n) d2 /\ d1 = d2)) \/ ((n = 6) /\ (exists d1 d2, size (CCTorus n) d1 /\ size (XTorus n) d2
  /\ d1 = d2 + 2))) \/ (((n = 4) \/ (n >= 7)) /\ (exists d1 d2, size (CCTorus n) d1 /\ size (XTorus
  n) d2 /\ d1 < d2)).
Proof.
  intros n N; destruct (CctorusStructure.cctorus_fewer_links_correction n N) as (d & e & D & E & [[H H']|[[H H']|[H H']]]).
  - left; left; split; [exact H | exists d, e; auto].
  - left; right; split; [exact H | exists d, e; auto].
  - right; split; [lia | exists d, e; auto].
Qed.

Theorem cctorus_bisection_gain_even_refuted :
  forall n : Z, 4 <= n -> (n mod 2 = 0) -> ~ (exists d1 d2, bisection_width (CCTorus n) d1 /\
  bisection_width (Torus [n; n]) d2 /\ d1 > d2).
Proof.
  intros n N E (a & b & A & B & AB).
  rewrite (bisection_width_unique _ _ _ A (CctorusSymmetry.cctorus_bisection_even n N E)),
    (bisection_width_unique _ _ _ B (TorusWidth.torus2_bisection n n N (Z.le_refl n) E)) in AB; lia.
Qed.

