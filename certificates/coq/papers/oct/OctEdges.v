(* OCT(k,m) is not edge-symmetric: more cycles of four links go through a diameter of an
   octagon than through a side. The OCT paper, section 2.3, Character 3, in the
   stronger reading. *)

From Coq Require Import ZArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk Ring Finite Octagon Jtorus Oct.
Import ListNotations.
Open Scope Z_scope.

(* The cycles of four links through the link from u to v: u, v, w, x and back. *)
Definition squares (g : graph) (u v : vertex g) (N : Z) : Prop :=
  count (fun e => adj g v (fst e) /\ adj g (fst e) (snd e) /\ adj g (snd e) u /\ fst e <> u /\ snd e <> v) N.

Lemma squares_unique g u v N M : squares g u v N -> squares g u v M -> N = M.
Proof. apply count_unique. Qed.

Lemma squares_turned g u v N : squares g u v N -> squares g v u N.
Proof.
  apply (count_bijection _ _ (fun e => (snd e, fst e))); simpl.
  - intros (w, x); simpl; intros (A & B & C & D & E).
    do 3 (split; [apply adj_sym; auto|]); auto.
  - intros (w, x) (y, z); simpl; intros; congruence.
  - intros (w, x); simpl; intros (A & B & C & D & E); exists (x, w); simpl; split; auto.
    do 3 (split; [apply adj_sym; auto|]); auto.
Qed.

Lemma squares_moved g f u v N : NoDup (vertices g) -> automorphism g f -> is_vertex g u -> is_vertex g v ->
  squares g u v N -> squares g (f u) (f v) N.
Proof.
  intros N0 A U V; assert (A' := A); destruct A' as [_ B].
  assert (I : forall a b, is_vertex g a -> is_vertex g b -> f a = f b -> a = b) by (intros a b; apply automorphism_injective; auto).
  apply (count_bijection _ _ (fun e => (f (fst e), f (snd e)))); simpl.
  - intros (w, x); simpl; intros (P & Q & R & S & T); do 3 (split; [apply automorphism_adj; auto|]); split.
    + intros E; apply S, I; auto; apply (adj_right P).
    + intros E; apply T, I; auto; apply (adj_left R).
  - intros (w, x) (y, z); simpl; intros (P & Q & _) (P' & Q' & _) E; inversion E; f_equal; apply I; auto;
      [apply (adj_right P) | apply (adj_right P') | apply (adj_right Q) | apply (adj_right Q')].
  - intros (w, x); simpl; intros (P & Q & R & S & T).
    destruct (automorphism_onto g f w A (adj_right P)) as (w' & W & <-).
    destruct (automorphism_onto g f x A (adj_right Q)) as (x' & X & <-).
    exists (w', x'); simpl; split; auto; split; [apply B; auto|]; split; [apply B; auto|]; split; [apply B; auto|].
    split; congruence.
Qed.

(* Edge symmetry: the same number for all links. *)
Lemma edge_transitive_squares g u v u' v' N M : NoDup (vertices g) -> edge_transitive g ->
  adj g u v -> adj g u' v' -> squares g u v N -> squares g u' v' M -> N = M.
Proof.
  intros N0 E A A' S S'; destruct (E u v u' v' A A') as (f & F & [[<- <-]|[<- <-]]).
  - apply (squares_moved g f) in S; auto; [|apply (adj_left A) | apply (adj_right A)]; eapply squares_unique; eauto.
  - apply (squares_moved g f) in S; auto; [|apply (adj_left A) | apply (adj_right A)].
    apply squares_turned in S; eapply squares_unique; eauto.
Qed.

(* In a product, through a link of the second part: with each neighbour of the first
   part one, and those of the second part. *)
Lemma product_squares g h (a : vertex g) (o p : vertex h) d N : adj h o p -> is_vertex g a ->
  degree g a d -> squares h o p N -> squares (product g h) (a, o) (a, p) (d + N).
Proof.
  intros OP A D S; unfold squares, degree in *.
  apply (count_union
    (fun e => adj g a (fst (fst e)) /\ snd (fst e) = p /\ snd e = (fst (fst e), o))
    (fun e => fst (fst e) = a /\ fst (snd e) = a /\
      (adj h p (snd (fst e)) /\ adj h (snd (fst e)) (snd (snd e)) /\ adj h (snd (snd e)) o /\ snd (fst e) <> o /\ snd (snd e) <> p))).
  - intros ((b, w), (c, x)); simpl; rewrite !product_adj; split.
    + intros ([(P & <- & _)|(<- & _ & P)] & [(Q & <- & _)|(<- & _ & Q)] & [(R & E & _)|(E & _ & R)] & X & Y); subst.
      * destruct (adj_differ OP); auto.
      * exfalso; apply Y; auto.
      * left; auto.
      * exfalso; apply (adj_differ P); auto.
      * exfalso; apply X; auto.
      * exfalso; apply (adj_differ Q); auto.
      * exfalso; apply (adj_differ R); auto.
      * right; split; auto; split; auto; split; auto; split; auto; split; auto; split; congruence.
    + intros [(P & -> & E)|(-> & -> & P & Q & R & X & Y)].
      * inversion E; subst; assert (B := adj_right P); assert (V := adj_right OP); assert (W := adj_left OP).
        assert (N1 := adj_differ P); split; [left; auto|]; split; [right; split; auto; split; auto; apply adj_sym; auto|].
        split; [left; split; [apply adj_sym; auto | auto]|]; split; congruence.
      * split; [right; auto|]; split; [right; auto|]; split; [right; auto|]; split; congruence.
  - intros ((b, w), (c, x)); simpl; intros (P & _) (E & _); subst; apply (adj_differ P); auto.
  - apply (count_bijection (adj g a) _ (fun b => ((b, p), (b, o)))); simpl; auto.
    + intros; congruence.
    + intros ((b, w), (c, x)); simpl; intros (P & -> & E); exists b; split; auto; congruence.
  - refine (count_bijection _ _ (fun e => ((a, fst e), (a, snd e))) _ _ _ _ S); simpl.
    + intros (w, x); simpl; tauto.
    + intros (w, x) (y, z); simpl; intros; congruence.
    + intros ((b, w), (c, x)); simpl; intros (-> & -> & P); exists (w, x); auto.
Qed.

Definition octagon_squares (u v : Z) : list (Z * Z) :=
  filter (fun e => adjb octagon_linkb v (fst e) && adjb octagon_linkb (fst e) (snd e) && adjb octagon_linkb (snd e) u &&
    negb (fst e =? u) && negb (snd e =? v)) (list_prod (zrange 8) (zrange 8)).

Lemma octagon_squares_count u v : 0 <= u < 8 -> 0 <= v < 8 -> squares Octagon u v (Z.of_nat (length (octagon_squares u v))).
Proof.
  intros U V; apply count_list; [apply NoDup_filter, NoDup_list_prod; apply NoDup_zrange|].
  intros (w, x); unfold octagon_squares; rewrite filter_In, in_prod_iff, !in_zrange; simpl.
  assert (K : forall a b, 0 <= a < 8 -> 0 <= b < 8 -> (adjb octagon_linkb a b = true <-> adj Octagon a b)).
  { intros; apply (adjb_adj 8 _ octagon_linkb octagon_linkb_link); auto. }
  rewrite !andb_true_iff, !negb_true_iff, !Z.eqb_neq; split.
  - intros ((W & X) & (((A & B) & C) & D) & E); do 3 (split; [apply K; auto|]); auto.
  - intros (A & B & C & D & E); assert (W := adj_right A); assert (X := adj_right B); apply octagon_vertex in W, X.
    split; [auto|]; split; [split; [split; [split|]|]|]; auto; apply K; auto.
Qed.

(* Four links: one cycle through a side and two through a diameter, besides those that
   the torus brings to both. *)
Theorem oct_char3_edge_symmetric_refuted : forall k m : Z, 1 <= k -> 1 <= m -> ~ edge_transitive (OCT k m).
Proof.
  intros k m K M E.
  assert (N := proj1 (oct_proper k m K M)).
  assert (V : is_vertex (JTorus k m) (0, 0)) by (apply jtorus_vertex; lia).
  assert (S : adj Octagon 0 1) by (apply (adjb_adj 8 _ octagon_linkb octagon_linkb_link); [lia | lia | reflexivity]).
  assert (D : adj Octagon 0 4) by (apply (adjb_adj 8 _ octagon_linkb octagon_linkb_link); [lia | lia | reflexivity]).
  destruct (count_exists (adj (JTorus k m) (0, 0)) (vertices (JTorus k m))) as (d & C).
  { apply (jtorus_proper k m K M). }
  { intros a A; apply (adj_right A). }
  { intros a; apply decided_adj, jtorus_decidable. }
  assert (P := product_squares (JTorus k m) Octagon (0, 0) 0 1 d _ S V C (octagon_squares_count 0 1 ltac:(lia) ltac:(lia))).
  assert (Q := product_squares (JTorus k m) Octagon (0, 0) 0 4 d _ D V C (octagon_squares_count 0 4 ltac:(lia) ltac:(lia))).
  assert (F := edge_transitive_squares (OCT k m) _ _ _ _ _ _ N E
    (proj2 (product_adj (JTorus k m) Octagon (0, 0) (0, 0) 0 1) (or_intror (conj eq_refl (conj V S))))
    (proj2 (product_adj (JTorus k m) Octagon (0, 0) (0, 0) 0 4) (or_intror (conj eq_refl (conj V D)))) P Q).
  change (Z.of_nat (length (octagon_squares 0 1))) with 1 in F.
  change (Z.of_nat (length (octagon_squares 0 4))) with 2 in F; lia.
Qed.
