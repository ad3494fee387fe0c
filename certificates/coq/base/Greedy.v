(* Routers by a distance formula: of a vertex's neighbours, the first that is one hop
   nearer to the destination. Nothing here is about one network. *)

From Coq Require Import ZArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk Square.
Import ListNotations.
Open Scope Z_scope.

(* The first of the candidates near u whose distance f to v is one less, or u. *)
Definition greedy {V : Type} (near : V -> V -> bool) (candidates : V -> list V) (f : V -> V -> Z) (u v : V) : V :=
  match find (fun w => near u w && (f w v =? f u v - 1)) (candidates u) with
  | Some w => w
  | None => u
  end.

(* Every neighbour is a candidate, candidates are near if they are neighbours, and f
   is the distance. *)
Lemma greedy_minimal g (near : vertex g -> vertex g -> bool) candidates f :
  (forall u w, adj g u w -> In w (candidates u)) ->
  (forall u w, is_vertex g u -> (near u w = true <-> adj g u w)) ->
  (forall u v, is_vertex g u -> is_vertex g v -> dist g u v (f u v)) ->
  minimal_router g (greedy near candidates f).
Proof.
  intros C N D; apply (minimal_by_descent g _ f).
  - split; [|split; [|split]].
    + intros u v U V; apply (dist_nonneg g u v), D; auto.
    + intros v V; apply (dist_unique g v v); auto using dist_self.
    + intros u v U V E; apply (dist_zero g); rewrite <- E; auto.
    + intros u v U V X; assert (D' := D u v U V); destruct D' as [W M].
      assert (f u v <> 0) by (intros E; apply X, (dist_zero g); rewrite <- E; auto).
      apply walk_first in W; auto; destruct W as (w & A & W).
      assert (E : f w v = f u v - 1).
      { assert (L := dist_walk_le g w v (f w v) _ (D w v (adj_right A) V) W).
        assert (K := dist_adjacent_distance g u v w _ _ A (D u v U V) (D w v (adj_right A) V)); lia. }
      unfold greedy; destruct (find _ _) as [x|] eqn:F.
      * apply find_some in F; destruct F as [_ F]; apply andb_true_iff in F; destruct F as [F F'].
        apply Z.eqb_eq in F'; split; auto; apply N; auto.
      * exfalso; apply (find_none _ _ F w) in C as K; auto.
        assert (T : near u w = true) by (apply N; auto).
        rewrite T, E, Z.eqb_refl in K; simpl in K; congruence.
  - intros v V u w A.
    assert (K := dist_adjacent_distance g w v u _ _ (adj_sym A)
      (D w v (adj_right A) V) (D u v (adj_left A) V)); lia.
Qed.

(* On the square: near by a test of the links. *)
Definition grid_near (n : Z) (linkb : Z * Z -> Z * Z -> bool) (u v : Z * Z) : bool :=
  (0 <=? fst v) && (fst v <? n) && (0 <=? snd v) && (snd v <? n) &&
  negb ((fst u =? fst v) && (snd u =? snd v)) && (linkb u v || linkb v u).

Lemma grid_near_adj n (L : Z * Z -> Z * Z -> Prop) linkb :
  (forall u v, is_vertex (grid n L) u -> is_vertex (grid n L) v -> (linkb u v = true <-> L u v)) ->
  forall u v, is_vertex (grid n L) u -> (grid_near n linkb u v = true <-> adj (grid n L) u v).
Proof.
  intros H [x y] [x' y'] U; assert (U' := U); apply grid_vertex in U'; rewrite grid_adj; unfold grid_near; simpl.
  rewrite !andb_true_iff, orb_true_iff, negb_true_iff, andb_false_iff, !Z.leb_le, !Z.ltb_lt, !Z.eqb_neq.
  split.
  - intros [[[[[A B] C] D] E] F]; assert (V : is_vertex (grid n L) (x', y')) by (apply grid_vertex; lia).
    rewrite !H in F by auto; tauto.
  - intros (_ & B & E & F); assert (V : is_vertex (grid n L) (x', y')) by (apply grid_vertex; lia).
    rewrite !H by auto; tauto.
Qed.

(* The greedy router of a network on the square. *)
Lemma grid_greedy_minimal n (L : Z * Z -> Z * Z -> Prop) linkb candidates f :
  (forall u v, is_vertex (grid n L) u -> is_vertex (grid n L) v -> (linkb u v = true <-> L u v)) ->
  (forall u w, adj (grid n L) u w -> In w (candidates u)) ->
  (forall u v, is_vertex (grid n L) u -> is_vertex (grid n L) v -> dist (grid n L) u v (f u v)) ->
  minimal_router (grid n L) (greedy (grid_near n linkb) candidates f).
Proof.
  intros H C D; apply greedy_minimal; auto.
  intros u w U; apply (grid_near_adj n L linkb); auto.
Qed.

(* The links of mesh and torus, tested. *)
Definition mesh_linkb (u v : Z * Z) : bool :=
  (fst v =? fst u + 1) && (snd v =? snd u) || (fst v =? fst u) && (snd v =? snd u + 1).

Lemma mesh_linkb_link u v : mesh_linkb u v = true <-> mesh_link u v.
Proof.
  destruct u as [x y], v as [x' y']; unfold mesh_linkb, mesh_link; simpl.
  rewrite orb_true_iff, !andb_true_iff, !Z.eqb_eq; tauto.
Qed.

Definition torus_linkb (n : Z) (u v : Z * Z) : bool :=
  (fst v =? (fst u + 1) mod n) && (snd v =? snd u) || (fst v =? fst u) && (snd v =? (snd u + 1) mod n).

Lemma torus_linkb_link n u v : torus_linkb n u v = true <-> torus_link n u v.
Proof.
  destruct u as [x y], v as [x' y']; unfold torus_linkb, torus_link; simpl.
  rewrite orb_true_iff, !andb_true_iff, !Z.eqb_eq; tauto.
Qed.

(* The four steps, and those around. *)
Definition mesh_steps (u : Z * Z) : list (Z * Z) :=
  let (x, y) := u in [(x + 1, y); (x - 1, y); (x, y + 1); (x, y - 1)].

Lemma mesh_steps_all u w : mesh_link u w \/ mesh_link w u -> In w (mesh_steps u).
Proof.
  destruct u as [x y], w as [x' y']; unfold mesh_link, mesh_steps; simpl.
  intros [[[-> ->]|[-> ->]]|[[-> ->]|[-> ->]]].
  - auto.
  - auto.
  - right; left; f_equal; lia.
  - right; right; right; left; f_equal; lia.
Qed.

Definition torus_steps (n : Z) (u : Z * Z) : list (Z * Z) :=
  let (x, y) := u in [((x + 1) mod n, y); ((x - 1) mod n, y); (x, (y + 1) mod n); (x, (y - 1) mod n)].

Lemma step_back n a b : 0 <= b < n -> a = (b + 1) mod n -> b = (a - 1) mod n.
Proof.
  intros B ->; destruct (Z.eq_dec b (n - 1)) as [->|X].
  - rewrite (mod_down (n - 1 + 1)), mod_up by lia; lia.
  - rewrite (mod_same (b + 1)), mod_same by lia; lia.
Qed.

Lemma torus_steps_all n u w : In w (square n) -> torus_link n u w \/ torus_link n w u -> In w (torus_steps n u).
Proof.
  destruct u as [x y], w as [x' y']; rewrite in_square; intros [X Y]; unfold torus_link, torus_steps; simpl.
  intros [[[-> ->]|[-> ->]]|[[E ->]|[-> E]]]; auto.
  - rewrite <- (step_back n x x'); auto.
  - rewrite <- (step_back n y y'); auto.
Qed.
