(* From the numbers of a network's vertices to the vertices: widths by refutations, orders and squares. *)

From Coq Require Import ZArith Lia Bool Uint63 PArray List Permutation.
From Topocert Require Import Graph Walk CheckGraph CheckIso CheckRename CheckHamilton CheckRefute CheckCubes CheckOrder CheckSquares CheckSymmetry CheckDistance.
Import ListNotations.
Open Scope Z_scope.

Lemma cut_same g (S T : vertex g -> bool) w : (forall v, is_vertex g v -> S v = T v) -> cut g S w -> cut g T w.
Proof.
  intros E; apply count_iff; intros [u v]; cbn [fst snd]; split; intros [A H]; split; auto;
    assert (Eu := E u (adj_left A)); assert (Ev := E v (adj_right A)); congruence.
Qed.

Section Present.
Context {g : graph} {P : plain}.
Variable R : presents g P.

Lemma width_at_least_here w : width_at_least (Numbers P) w -> width_at_least g w.
Proof.
  intros H S B; destruct (H (fun i => S (vert R i))) as (c & C & L).
  - apply (iso_balanced (iso_inverse (same_network R)) S B).
  - exists c; split; [|exact L]; apply (iso_cut (same_network R)) in C; revert C; apply cut_same.
    intros v V; f_equal; apply (vert_num R v V).
Qed.

Theorem refutation_sound w autos clauses literals proof :
  bisection_refuted_by P w autos clauses literals proof = true -> width_at_least g w.
Proof. intros H; apply width_at_least_here, (bisection_refuted_by_sound P w _ _ _ _ (plain_good R) H). Qed.

Theorem order_sound w order : least_by_order P w order = true -> width_at_least g w.
Proof. intros H; apply width_at_least_here, (least_by_order_sound P w order (plain_good R) H). Qed.

Theorem spectral_sound scale all proper squares w : squares_check P scale all proper squares w = true -> width_at_least g w.
Proof. intros H; apply width_at_least_here, (squares_sound P scale all proper squares w (plain_good R) H). Qed.

Theorem cubes_sound w autos split cubes : cubes_refute P w autos split cubes = true -> width_at_least g w.
Proof. intros H; apply width_at_least_here, (cubes_refute_sound P w autos split cubes (plain_good R) H). Qed.

Theorem eccentricity_here v e : eccentricity_check P (num R v) e = true -> is_vertex g v -> eccentricity g v e.
Proof.
  intros C V; apply (iso_eccentricity (same_network R) v e V), eccentricity_sound; [apply (plain_good R) | exact C].
Qed.

Theorem no_cycle_sound sets clauses literals proof :
  hamilton_refuted_by P sets clauses literals proof = true -> ~ hamiltonian g.
Proof. intros H X; apply (num_hamiltonian R) in X; revert X; apply (hamilton_refuted_by_sound P sets _ _ _ (plain_good R) H). Qed.

End Present.
