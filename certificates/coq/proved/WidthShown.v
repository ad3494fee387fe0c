(* The checkers of statements about bisection widths. *)

From Coq Require Import ZArith Lia Bool Uint63 PArray List.
From Topocert Require Import Graph Walk CheckGraph CheckSymmetry CheckCut CheckFlow CheckOrder CheckCnf CheckRefute CheckCubes CheckSquares.
From Topocert Require Import NetworkTable Orbit Refuted OrderNarrow Semidefinite Branches WidthSays.
Import ListNotations.
Open Scope Z_scope.

(* A term of a matrix: a triangle, or a form; its weight; its vertices, each with true if its sign is
   turned round, which of a triangle I J K R is the R-th one's. *)
Record matrix_term := MatrixTerm { is_triangle : bool; term_weight : int; term_vertices : list (int * bool) }.

(* What a certificate holds. Automorphisms are tables of images. A tree is its root, its weight and
   the parent of each vertex, any number for the root. A matrix is the numbers
   of its line and its terms. A cube is the sides of the split vertices, true for
   side 1, and a refutation, with the number of its slots (Refuted.v). A tree of cases is as Branches.v has it. *)
Inductive width_proof :=
| WidthByCut (side : list int)
| WidthByFlow (maps : list (array int)) (trees : list (int * int * array int))
| WidthByOrder (order : list int)
| WidthByMatrix (q p t : int) (d : list int) (terms : list matrix_term)
| WidthByLrat (maps : list (array int)) (slots : int) (proof : lrat_parts)
| WidthByCubes (maps : list (array int)) (split : list int) (cubes : list (list bool * (int * lrat_parts)))
| WidthByBranches (cases : list (side_case (unit -> leaf_file))).

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

(* ---------- Matrices ---------- *)

Definition term_vector (n : Z) (t : matrix_term) : list Z :=
  spread n (map (fun e : int * bool => (to_Z (fst e), if snd e then -1 else 1)) (term_vertices t)).

(* Adds to the diagonal what [d] says, from row i on. *)
Fixpoint add_diagonal (d : Z -> Z) (i : Z) (before : nat) (m : list (list Z)) : list (list Z) :=
  match m with
  | [] => []
  | row :: m => (firstn before row ++ match skipn before row with x :: rest => x + d i :: rest | [] => [] end) :: add_diagonal d (i + 1) (S before) m
  end.

(* The squares of a matrix that is Q times the Laplacian, plus D on the diagonal and T everywhere, less P on the
   diagonal, less the terms; all times [unit]. A triangle is the square of a sum of three signs, less 3. *)
Definition matrix_squares (P : plain) (unit q p t : Z) (d : list int) (terms : list matrix_term) : list (Z * list Z) :=
  let n := to_Z (total P) in
  let e := even_order n in
  let k := Z.to_nat e in
  let taken := map (fun t => (unit * to_Z (term_weight t), term_vector e t)) terms in
  let pv := proper_vertices n in
  let base := without (with_links e (unit * q) (Z_links P) (minus (- (unit * t)) pv pv (repeat (repeat 0 k) k))) taken in
  let triangles := filter is_triangle terms in
  let diagonal i :=
    if i <? n then
      unit * (to_Z (nth (Z.to_nat i) d 0%uint63) - p +
        fold_left (fun s t => if existsb (fun v : int * bool => to_Z (fst v) =? i) (term_vertices t) then s + to_Z (term_weight t) else s) triangles 0)
    else 0 in
  taken ++ map (fun r => (1, r)) (columns_of k O (add_diagonal diagonal 0 O base)).

(* squares_check of CheckSquares.v. *)
Definition squares_right (P : plain) (scale proper : Z) (squares : list (Z * list Z)) (w : Z) : bool :=
  let n := to_Z (total P) in
  (0 <=? scale) && forallb (fun s => (0 <=? fst s) && (length (snd s) <=? Z.to_nat (even_order n))%nat) squares &&
  match largest_below (parity n (Z_links P)) w with
  | None => true
  | Some most => 4 * scale * most <? lowest 0 (rest n scale 0 proper (Z_links P) squares) + sum_over gain squares - proper * (n mod 2)
  end.

Lemma squares_right_sound P scale proper squares w : good_plain P -> squares_right P scale proper squares w = true -> width_at_least (Numbers P) w.
Proof. exact (squares_sound P scale 0 proper squares w). Qed.

(* The matrix itself, by elimination, once it is clear that it would show enough. *)
Definition matrix_right (P : plain) (q p t : Z) (d : list int) (terms : list matrix_term) (w : Z) : bool :=
  let n := to_Z (total P) in
  let e := even_order n in
  let taken := map (fun t => (to_Z (term_weight t), term_vector e t)) terms in
  let triangles := filter is_triangle terms in
  let diagonal := map (fun i => to_Z (nth (Z.to_nat i) d 0%uint63) - p +
    fold_left (fun s t => if existsb (fun v : int * bool => to_Z (fst v) =? i) (term_vertices t) then s + to_Z (term_weight t) else s) triangles 0) (zrange n) in
  (0 <=? q) && forallb (fun s => (0 <=? fst s) && (length (snd s) <=? Z.to_nat e)%nat) taken &&
  match largest_below (parity n (Z_links P)) w with
  | None => true
  | Some most => 4 * q * most <? - total_of diagonal + sum_over gain taken - t * (n mod 2)
  end &&
  match lowest_with diagonal (rest n q 0 t (Z_links P) taken) with
  | Some low => match largest_below (parity n (Z_links P)) w with
      | None => true
      | Some most => 4 * q * most <? low + sum_over gain taken - t * (n mod 2)
      end
  | None => false
  end.

(* By squares, with roots of few digits, and if these do not show it, of more; or else by elimination, which takes
   longer. If there is nothing to show, that the matrix is positive semidefinite is asked all the same. *)
Definition width_by_matrix (P : plain) (q p t : int) (d : list int) (terms : list matrix_term) (w : Z) : bool :=
  match largest_below (parity (to_Z (total P)) (Z_links P)) w with
  | Some _ => existsb (fun unit => squares_right P (unit * to_Z q) (unit * to_Z t) (matrix_squares P unit (to_Z q) (to_Z p) (to_Z t) d terms) w) [2 ^ 32; 2 ^ 64]
  | None => false
  end || matrix_right P (to_Z q) (to_Z p) (to_Z t) d terms w.

Lemma shown_by_elimination n scale proper links squares d low f : 0 <= n -> (forall u v, In (u, v) links -> 0 <= u < v /\ v < n) ->
  (forall s, In s squares -> 0 <= fst s /\ (length (snd s) <= Z.to_nat (even_order n))%nat) -> halves n f ->
  lowest_with d (rest n scale 0 proper links squares) = Some low -> low + sum_over gain squares - proper * (n mod 2) <= 4 * scale * crossings f links.
Proof.
  intros N O W H E; destruct (extended_total n f N H) as [T0 T1].
  pose proof (Z.mod_pos_bound n 2 ltac:(lia)) as M; rewrite <- (extended_crossings n f links O).
  set (x := signs (even_order n) (extended n f)) in *; set (k := Z.to_nat (even_order n)) in *.
  assert (K : length x = k) by apply length_signs.
  assert (S0 : shaped k x (repeat (repeat 0 k) k)).
  { split; [apply repeat_length|]; intros row I; apply repeat_spec in I; subst row; rewrite repeat_length; lia. }
  pose proof (minus_shaped (- proper) x (proper_vertices n) k (proper_vertices n) _ S0) as S1.
  assert (Q0 : quadratic (minus (- proper) (proper_vertices n) (proper_vertices n) (repeat (repeat 0 k) k)) x x = proper * (n mod 2)).
  { destruct S0 as [L0 R0]; rewrite quadratic_minus; [| rewrite L0; unfold proper_vertices, zrange, k; rewrite !map_length, seq_length; lia | exact R0].
    rewrite <- K, quadratic_repeat, T0; rewrite <- T1; ring. }
  destruct (with_links_sound (even_order n) scale (extended n f) ltac:(unfold even_order; lia) links _
    (fun u v I => ltac:(specialize (O u v I); unfold even_order; lia)) S1) as [S2 Q1].
  destruct (without_sound k x (signs_signed _ _) K squares _ S2 W) as [S3 Q2].
  apply (lowest_with_sound k x) in E; [|apply signs_signed | exact K | exact S3].
  unfold rest in E; fold k in E; fold x in Q1; rewrite Q1, Q0 in Q2; lia.
Qed.

Lemma matrix_right_sound P q p t d terms w : good_plain P -> matrix_right P q p t d terms w = true -> width_at_least (Numbers P) w.
Proof.
  unfold matrix_right; cbv zeta; set (taken := map _ _); set (diagonal := map _ (zrange _)); intros G C; rewrite !andb_true_iff, forallb_forall, Z.leb_le in C; destruct C as [[[S0 W] _] C].
  destruct (lowest_with _ _) as [low|] eqn:E; [|discriminate]; apply no_smaller; [exact G|]; intros f [H L]; pose proof (Z_links_ordered P G) as O.
  pose proof (crossings_nonneg f (Z_links P)) as R; pose proof (total_range P G) as N.
  destruct (largest_below_spec (parity (to_Z (total P)) (Z_links P)) w (crossings f (Z_links P)) ltac:(lia)) as (most & M & B).
  { intros r F; apply (parity_spec (to_Z (total P)) (Z_links P) f r); [lia | apply ordered_within; exact O | exact H | exact F]. }
  rewrite M in C; apply Z.ltb_lt in C.
  pose proof (shown_by_elimination (to_Z (total P)) q t (Z_links P) taken diagonal low f ltac:(lia) (proj2 O)
    (fun s I => ltac:(specialize (W s I); rewrite andb_true_iff, Z.leb_le, Nat.leb_le in W; exact W)) H E); nia.
Qed.

Lemma width_by_matrix_sound P q p t d terms w : good_plain P -> width_by_matrix P q p t d terms w = true -> width_at_least (Numbers P) w.
Proof.
  intros W C; unfold width_by_matrix in C; apply orb_true_iff in C; destruct C as [C|C]; [|exact (matrix_right_sound P _ _ _ d terms w W C)].
  destruct (largest_below _ _); [|discriminate C]; apply existsb_exists in C; destruct C as (unit & _ & C); exact (squares_right_sound P _ _ _ w W C).
Qed.

(* ---------- All ---------- *)

Definition width_check (P : plain) (p : width_proof) (m : width) : bool :=
  match p, m with
  | WidthByCut side, WidthAtMost w => cut_check P side w
  | WidthByFlow maps trees, WidthAtLeast w => flow_check P (map as_map maps) (map tree_of trees) w
  | WidthByOrder order, WidthAtLeast w => narrow_least_by_order P w order
  | WidthByOrder order, WidthIs w => narrow_width_by_order P w order
  | WidthByMatrix q p t d terms, WidthAtLeast w => width_by_matrix P q p t d terms w
  | WidthByLrat maps slots proof, WidthAtLeast w => width_refuted P w maps slots proof
  | WidthByCubes maps split cubes, WidthAtLeast w => width_by_cubes P w maps split cubes
  | WidthByBranches cases, WidthAtLeast w => width_by_branches P w cases
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
  - exact (narrow_least_by_order_sound P w _ W C).
  - exact (narrow_width_by_order_sound P w _ W C).
  - exact (width_by_matrix_sound P _ _ _ _ _ w W C).
  - exact (width_refuted_sound P w _ _ _ W C).
  - exact (width_by_cubes_sound P w _ _ _ W C).
  - exact (width_by_branches_sound P w W _ C).
Qed.
