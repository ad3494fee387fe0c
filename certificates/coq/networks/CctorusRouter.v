(* A minimal router of CCTorus(n), by its distance formula: each hop tries the links of
   the torus and those to middles, corners and centres, 29 at most for all n. It is not
   the router of routing/cctorus.go, which has the same formula and chooses by cases. *)

From Coq Require Import ZArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk Square Greedy Cctorus.
Import ListNotations.
Open Scope Z_scope.

(* The distance: in the torus, or through a centre. *)
Definition cctorus_distance (n : Z) (u v : Z * Z) : Z :=
  if n mod 2 =? 1 then odd_distance n (n / 2) u v else even_distance n (n / 2) u v.

Theorem cctorus_dist n u v : 3 <= n -> is_vertex (CCTorus n) u -> is_vertex (CCTorus n) v ->
  dist (CCTorus n) u v (cctorus_distance n u v).
Proof.
  intros N U V; unfold cctorus_distance; destruct (Z.eqb_spec (n mod 2) 1) as [E|E].
  - assert (O := odd_number n E); apply cctorus_odd_distance; auto; lia.
  - assert (O : n = 2 * (n / 2)) by (apply even_number; pose proof (Z.mod_pos_bound n 2); lia).
    apply cctorus_even_distance; auto; lia.
Qed.

Definition specials (n : Z) : list Z := [0; (n - 1) / 2; n / 2; n - 1].
Definition is_special (n x : Z) : bool := existsb (Z.eqb x) (specials n).

Definition spokeb (n : Z) (u v : Z * Z) : bool :=
  let (x, y) := u in let (x', y') := v in
  is_special n x && is_special n y && ((x =? 0) || (x =? n - 1) || (y =? 0) || (y =? n - 1)) &&
  (x' =? centre n x) && (y' =? centre n y).

Lemma is_special_in n x : is_special n x = true <-> special n x.
Proof.
  unfold is_special, special; rewrite existsb_exists; unfold specials; split.
  - intros (y & I & E); apply Z.eqb_eq in E; subst y; simpl in I; intuition.
  - intros I; exists x; split; [simpl; intuition | apply Z.eqb_refl].
Qed.

Lemma spokeb_spoke n u v : spokeb n u v = true <-> spoke n u v.
Proof.
  destruct u as [x y], v as [x' y']; unfold spokeb, spoke.
  rewrite !andb_true_iff, !orb_true_iff, !is_special_in, !Z.eqb_eq; tauto.
Qed.

Definition cctorus_linkb (n : Z) (u v : Z * Z) : bool := torus_linkb n u v || spokeb n u v.

(* The steps, the centre of a middle or a corner, the middles and corners of a centre. *)
Definition cctorus_candidates (n : Z) (u : Z * Z) : list (Z * Z) :=
  torus_steps n u ++ (centre n (fst u), centre n (snd u)) :: list_prod (specials n) (specials n).

Lemma in_specials n x : In x (specials n) <-> special n x.
Proof. unfold specials, special; simpl; intuition. Qed.

Lemma cctorus_candidates_all n u w : adj (CCTorus n) u w -> In w (cctorus_candidates n u).
Proof.
  intros (_ & W & _ & L); unfold cctorus_candidates; apply in_app_iff.
  assert (H : (torus_link n u w \/ torus_link n w u) \/ spoke n u w \/ spoke n w u).
  { destruct L as [[L|L]|[L|L]]; auto. }
  destruct H as [H|H]; [left; apply torus_steps_all; auto|right].
  destruct u as [x y], w as [x' y']; unfold spoke in H; cbn [fst snd].
  destruct H as [(_ & _ & _ & -> & ->)|(X & Y & _)]; [left; auto|right].
  apply in_prod_iff; rewrite !in_specials; auto.
Qed.

(* The first neighbour that is one hop nearer by the formula. *)
Definition cctorus_next (n : Z) : Z * Z -> Z * Z -> Z * Z :=
  greedy (grid_near n (cctorus_linkb n)) (cctorus_candidates n) (cctorus_distance n).

Theorem cctorus_minimal_router : forall n : Z, 3 <= n -> minimal_router (CCTorus n) (cctorus_next n).
Proof.
  intros n N; apply grid_greedy_minimal.
  - intros u v _ _; unfold cctorus_linkb; rewrite orb_true_iff, torus_linkb_link, spokeb_spoke; tauto.
  - apply cctorus_candidates_all.
  - intros u v U V; apply cctorus_dist; auto.
Qed.
