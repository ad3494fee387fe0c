(* The checkers of statements about bisection widths. *)

From Coq Require Import ZArith Lia Bool Uint63 PArray List.
From Topocert Require Import Graph Walk CheckGraph CheckSymmetry CheckCut CheckFlow CheckOrder CheckCnf CheckRefute CheckCubes.
From Topocert Require Import NetworkTable Orbit Refuted OrderExact WidthSays.
Import ListNotations.
Open Scope Z_scope.

(* What a certificate holds. Automorphisms are tables of images. A tree is its root, its weight and
   the parent of each vertex, any number for the root. A cube is the sides of the split vertices, true for
   side 1, and a refutation, with the number of its slots (Refuted.v). *)
Inductive width_proof :=
| WidthByCut (side : list int)
| WidthByFlow (maps : list (array int)) (trees : list (int * int * array int))
| WidthByOrder (order : list int)
| WidthByLrat (maps : list (array int)) (slots : int) (proof : lrat_parts)
| WidthByCubes (maps : list (array int)) (split : list int) (cubes : list (list bool * (int * lrat_parts))).

Definition tree_of (t : int * int * array int) : int * Z * (int -> int) :=
  let '(r, w, p) := t in (r, to_Z w, as_map p).

(* ---------- Refutations ---------- *)

Definition width_refuted (P : plain) (w : Z) (maps : list (array int)) (slots : int) (proof : lrat_parts) : bool :=
  forallb (is_automorphism P) maps &&
  refuted_by (bisection_formula (to_Z (total P)) (Z_links P) w (map (listed P) maps)) slots proof.

Lemma width_refuted_sound P w maps slots proof : good_plain P ->
  width_refuted P w maps slots proof = true -> width_at_least (Numbers P) w.
Proof.
  unfold width_refuted; rewrite andb_true_iff; intros G [A U]; apply no_smaller; [exact G|].
  rewrite forallb_forall in A; apply (bisection_refuted _ _ _ (map (listed P) maps)).
  - pose proof (total_range P G); lia.
  - apply Z_links_ordered; exact G.
  - intros p I; apply in_map_iff in I; destruct I as (q & <- & I); apply is_automorphism_sound; auto.
  - exact (refuted_by_sound _ _ _ U).
Qed.

Definition width_by_cubes (P : plain) (w : Z) (maps : list (array int)) (split : list int) (cubes : list (list bool * (int * lrat_parts))) : bool :=
  let k := length split in
  let ms := map (moves split) maps in
  let f := snd (cut_formula (to_Z (total P)) (Z_links P) w) in
  let names := map to_Z split in
  forallb (fun v => (v <? total P)%uint63) split &&
  forallb (is_automorphism P) maps &&
  forallb (fun p => moves_right split p (moves split p)) maps &&
  settle_all (2 ^ k) k (assignments k) ms (fold_left add_to (map fst cubes) (none_of k)) &&
  forallb (fun c : list bool * (int * lrat_parts) => let '(sides, (slots, proof)) := c in
    refuted_by (f ++ side_clauses names sides) slots proof) cubes.

Lemma width_by_cubes_sound P w maps split cubes : good_plain P ->
  width_by_cubes P w maps split cubes = true -> width_at_least (Numbers P) w.
Proof.
  unfold width_by_cubes; intros G H; rewrite !andb_true_iff in H; destruct H as [[[[V A] M] S] C].
  rewrite forallb_forall in V, A, M, C; apply no_smaller; [exact G|].
  assert (VV : forall v, In v split -> to_Z v < to_Z (total P)) by (intros v I; apply Uint63.ltb_spec, V, I).
  refine (settle_all_sound P G w split VV maps _ _ (fun p I => conj (A p I) (M p I)) _ _ S).
  assert (Q : forall l t, settles P w split t -> (forall sides, In sides l -> settled P w split sides) -> settles P w split (fold_left add_to l t)).
  { induction l as [|a l IH]; intros t T L; cbn [fold_left]; [exact T|]; apply IH; [|intros s I; apply L; right; exact I].
    intros m K; apply add_to_holds in K; destruct K as [-> | K]; [apply L; left; reflexivity | apply T; exact K]. }
  apply Q.
  - intros m K; rewrite none_of_holds in K; discriminate.
  - intros sides I; apply in_map_iff in I; destruct I as ((s & slots & proof) & <- & I); cbn [fst].
    specialize (C _ I); cbn beta iota in C; intros x E.
    apply (cube_refuted (to_Z (total P)) (Z_links P) w (map to_Z split) s).
    + pose proof (total_range P G); lia.
    + apply Z_links_ordered; exact G.
    + intros v J; apply in_map_iff in J; destruct J as (u & <- & J); pose proof (int_range u); specialize (VV u J); lia.
    + exact (refuted_by_sound _ _ _ C).
    + exact E.
Qed.

(* ---------- All ---------- *)

Definition width_check (P : plain) (p : width_proof) (m : width) : bool :=
  match p, m with
  | WidthByCut side, WidthAtMost w => cut_check P side w
  | WidthByFlow maps trees, WidthAtLeast w => flow_check P (map as_map maps) (map tree_of trees) w
  | WidthByOrder order, WidthAtLeast w => least_by_order P w order
  | WidthByOrder order, WidthIs w => width_by_order P w order
  | WidthByLrat maps slots proof, WidthAtLeast w => width_refuted P w maps slots proof
  | WidthByCubes maps split cubes, WidthAtLeast w => width_by_cubes P w maps split cubes
  | _, _ => false
  end.

(* Only one statement a certificate. *)
Definition width_checks (P : plain) (p : width_proof) (l : list width) : bool :=
  match l with [m] => width_check P p m | _ => false end.

Theorem width_sound P p l : good_plain P -> width_checks P p l = true -> forall m, In m l -> width_says (Numbers P) m.
Proof.
  intros W; unfold width_checks; destruct l as [|m [|? ?]]; try discriminate; intros C m' [<-|[]].
  destruct p, m as [w|w|w]; simpl in C; try discriminate; simpl.
  - exact (cut_sound P _ w W C).
  - exact (flow_sound P _ _ w W C).
  - exact (least_by_order_sound P w _ W C).
  - exact (width_by_order_sound P w _ W C).
  - exact (width_refuted_sound P w _ _ _ W C).
  - exact (width_by_cubes_sound P w _ _ _ W C).
Qed.
