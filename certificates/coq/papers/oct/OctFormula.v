(* Claims of the OCT paper on degrees, once more as smallest and largest degree. *)

From Coq Require Import ZArith Lia List.
From Topocert Require Import Graph Walk Octagon Jtorus Oct Ommh OctWidth.
Open Scope Z_scope.

Lemma regular_degrees g d : proper g -> regular g d -> min_degree g d /\ max_degree g d.
Proof. intros P R; split; [apply regular_min | apply regular_max]; auto. Qed.

Theorem oct_torus_four_neighbours_degrees : forall k m : Z, 2 <= k -> 2 <= m ->
  min_degree (JTorus k m) 4 /\ max_degree (JTorus k m) 4.
Proof. intros; apply regular_degrees; [apply jtorus_proper; lia | apply oct_torus_four_neighbours; auto]. Qed.

Theorem oct_octagon_degree_connectivity_3_degrees : min_degree Octagon 3 /\ max_degree Octagon 3.
Proof. apply regular_degrees; [apply octagon_proper | apply octagon_regular]. Qed.

Theorem oct_char1_degree_7_degrees : forall k m : Z, 2 <= k -> 2 <= m ->
  min_degree (OCT k m) 7 /\ max_degree (OCT k m) 7.
Proof. intros; apply regular_degrees; [apply oct_proper; lia | apply oct_char1_degree_7; auto]. Qed.

Theorem oct_table1_oct_row_correction_degrees : forall k m : Z, 2 <= k -> 2 <= m ->
  min_degree (OCT k m) 7 /\ max_degree (OCT k m) 7 /\ size (OCT k m) (112 * k * m) /\
  diameter (OCT k m) (k + m + 2) /\ bisection_width (OCT k m) (32 * Z.min k m).
Proof.
  intros k m K M; destruct (oct_table1_oct_row_correction k m K M) as (_ & S).
  destruct (oct_char1_degree_7_degrees k m K M); auto.
Qed.

Theorem oct_table1_ommh_degree_links_degrees : forall k m : Z, 2 <= k -> 2 <= m ->
  min_degree (OMMH (2 * k) (2 * m) 3) 7 /\ max_degree (OMMH (2 * k) (2 * m) 3) 7 /\
  size (OMMH (2 * k) (2 * m) 3) (112 * k * m).
Proof.
  intros k m K M; destruct (oct_table1_ommh_degree_links k m K M) as [R S].
  destruct (regular_degrees (OMMH (2 * k) (2 * m) 3) 7); auto; apply ommh_proper; lia.
Qed.

Theorem oct_table1_torus_degree_links_diameter_degrees : forall k m : Z, 1 <= k -> 1 <= m ->
  min_degree (JTorus (2 * k) (4 * m)) 4 /\ max_degree (JTorus (2 * k) (4 * m)) 4 /\
  size (JTorus (2 * k) (4 * m)) (64 * k * m) /\ diameter (JTorus (2 * k) (4 * m)) (2 * k + 4 * m).
Proof.
  intros k m K M; destruct (oct_table1_torus_degree_links_diameter k m K M) as (_ & S).
  destruct (oct_torus_four_neighbours_degrees (2 * k) (4 * m)); try lia; auto.
Qed.
