(* The centres of CCTorus(n), its symmetries, and its diameter and bisection width
   beside those of other networks. *)

From Coq Require Import ZArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk Ring Width Torus Square Cctorus Xmesh Xtorus CctorusStructure.
Import ListNotations.
Open Scope Z_scope.

(* ---------- The centres ---------- *)

(* The paper's node(i) is vertex (i / n, i mod n). *)
Definition node (n : Z) (v : Z * Z) : Z := fst v * n + snd v.

(* CCTorus paper, section III-A: for odd n the centre is node((n^2-1)/2), and the four
   corners and four middles of sides are joined to it. *)
Theorem cctorus_centre_odd_formula n : 3 <= n -> n mod 2 = 1 ->
  node n ((n - 1) / 2, (n - 1) / 2) = (n ^ 2 - 1) / 2 /\
  forall x y, (x = 0 \/ x = (n - 1) / 2 \/ x = n - 1) -> (y = 0 \/ y = (n - 1) / 2 \/ y = n - 1) ->
    (x = 0 \/ x = n - 1 \/ y = 0 \/ y = n - 1) -> adj (CCTorus n) (x, y) ((n - 1) / 2, (n - 1) / 2).
Proof.
  intros Hn Ho. apply odd_number in Ho. set (M := n / 2) in *. clearbody M.
  assert ((n - 1) / 2 = M) as -> by (rewrite Ho; replace (2 * M + 1 - 1) with (M * 2) by lia; apply Z.div_mul; lia).
  split.
  - change (M * n + M = (n ^ 2 - 1) / 2). apply Z.div_unique with 0; [lia|]. rewrite Z.pow_2_r, Ho. ring.
  - intros x y Hx Hy H. apply cctorus_adj_pairs. right.
    split; [lia|]. split; [lia|]. split; [lia|]. left. apply (odd_spoke n M); auto; lia.
Qed.

(* Section III-B: for even n there are four, and each corner and each middle of a side
   is joined to exactly one of them. *)
Theorem cctorus_centre_even_four n : 4 <= n -> n mod 2 = 0 ->
  let centres := [(n / 2 - 1, n / 2 - 1); (n / 2 - 1, n / 2); (n / 2, n / 2 - 1); (n / 2, n / 2)] in
  map (node n) centres = [n * (n - 1) / 2 - 1; n * (n - 1) / 2; n * (n + 1) / 2 - 1; n * (n + 1) / 2] /\
  forall x y, (x = 0 \/ x = n / 2 - 1 \/ x = n / 2 \/ x = n - 1) -> (y = 0 \/ y = n / 2 - 1 \/ y = n / 2 \/ y = n - 1) ->
    (x = 0 \/ x = n - 1 \/ y = 0 \/ y = n - 1) ->
    exists c, In c centres /\ adj (CCTorus n) (x, y) c /\
      forall c', In c' centres -> adj (CCTorus n) (x, y) c' -> c' = c.
Proof.
  intros Hn He. apply even_number in He. set (M := n / 2) in *. clearbody M. intros centres. split.
  - unfold centres, node. simpl.
    assert (n * (n - 1) / 2 = M * (n - 1)) as -> by (rewrite He at 1; replace (2 * M * (n - 1)) with (M * (n - 1) * 2) by ring; apply Z.div_mul; lia).
    assert (n * (n + 1) / 2 = M * (n + 1)) as -> by (rewrite He at 1; replace (2 * M * (n + 1)) with (M * (n + 1) * 2) by ring; apply Z.div_mul; lia).
    rewrite He. repeat (apply f_equal2; [ring|]). reflexivity.
  - intros x y Hx Hy Ho.
    assert (forall z, z = 0 \/ z = M - 1 \/ z = M \/ z = n - 1 -> exists i, bit i /\ beside n M i z) as B.
    { unfold bit, beside. intros z [->|[->|[->| ->]]]; [exists 0|exists 0|exists 1|exists 1]; lia. }
    destruct (B x Hx) as [i [Bi Si]], (B y Hy) as [j [Bj Sj]].
    assert (x <> M - 1 + i \/ y <> M - 1 + j) as No.
    { unfold bit, beside in *. destruct Bi as [->| ->], Bj as [->| ->]; lia. }
    pose proof (beside_range n M He ltac:(lia) i x Bi Si) as Rx. pose proof (beside_range n M He ltac:(lia) j y Bj Sj) as Ry.
    assert (forall b b' z, bit b -> bit b' -> beside n M b z -> beside n M b' z -> b = b') as U.
    { clear - He Hn. unfold bit, beside. intros b b' z [->| ->] [->| ->] [->| ->] [H|H]; lia. }
    assert (forall b, bit b -> 0 <= M - 1 + b < n) as R by (intros b Bb; apply (beside_range n M He ltac:(lia) b); [exact Bb|right; reflexivity]).
    assert (forall k l, bit k -> bit l -> adj (CCTorus n) (x, y) (M - 1 + k, M - 1 + l) <-> k = i /\ l = j) as A.
    { intros k l Bk Bl. rewrite cctorus_adj_pairs, torus_adj by lia. split.
      - intros [[_ [_ H]]|[_ [_ [_ [H|H]]]]].
        + clear B Hx Hy Rx Ry. unfold bit, beside in *.
          assert (0 <= k <= 1) as Rk by (clear - Bk; lia). assert (0 <= l <= 1) as Rl by (clear - Bl; lia). clear Bk Bl No.
          destruct Bi as [->| ->], Bj as [->| ->];
            (assert (x = 0 \/ x = M - 1 \/ x = M \/ x = n - 1) by lia);
            destruct H as [[E H]|[[E H]|[[E H]|[E H]]]]; destruct H as [H|[H H']]; lia.
        + apply (even_spoke n M) in H; [|auto|lia]. destruct H as [i' [j' [Bi' [Bj' [Si' [Sj' [E1 [E2 _]]]]]]]].
          rewrite (U i i' x), (U j j' y); auto. lia.
        + apply (even_spoke n M) in H; [|auto|lia]. destruct H as [i' [j' [Bi' [Bj' [_ [_ [E1 [E2 _]]]]]]]].
          pose proof (U i i' x Bi Bi' Si (or_intror E1)). pose proof (U j j' y Bj Bj' Sj (or_intror E2)). exfalso. clear - No H H0 E1 E2. lia.
      - intros [-> ->]. right. split; [auto|]. split; [auto|]. split; [auto|].
        left. apply (even_spoke n M); auto; try lia. exists i, j. repeat split; auto. }
    assert (forall c, In c centres <-> exists k l, bit k /\ bit l /\ c = (M - 1 + k, M - 1 + l)) as C.
    { intros [a b]. unfold centres, bit. simpl. rewrite !pairs_equal. split.
      - intros [H|[H|[H|[H|[]]]]]; [exists 0, 0|exists 0, 1|exists 1, 0|exists 1, 1]; rewrite pairs_equal; lia.
      - intros [k [l [[->| ->] [[->| ->] H]]]]; rewrite pairs_equal in H; one_of. }
    exists (M - 1 + i, M - 1 + j). split; [apply C; exists i, j; auto|]. split; [apply A; auto|].
    intros c' H1 H2. apply C in H1. destruct H1 as [k [l [Bk [Bl ->]]]]. apply A in H2; auto. destruct H2 as [-> ->]. reflexivity.
Qed.

(* ---------- Symmetry ---------- *)

Definition flip_rows (n : Z) (v : Z * Z) : Z * Z := (n - 1 - fst v, snd v).
Definition flip_columns (n : Z) (v : Z * Z) : Z * Z := (fst v, n - 1 - snd v).
Definition transpose (v : Z * Z) : Z * Z := (snd v, fst v).

Lemma lines_sum n : (n - 1) / 2 + n / 2 = n - 1.
Proof. Z.div_mod_to_equations. lia. Qed.

Lemma spoke_flip n x y x' y' : spoke n (x, y) (x', y') -> spoke n (n - 1 - x, y) (n - 1 - x', y').
Proof.
  unfold spoke, special, centre. pose proof (lines_sum n) as S.
  assert ((n - 1) / 2 <= n / 2) by (apply Z.div_le_mono; lia).
  set (a := (n - 1) / 2) in *. set (b := n / 2) in *. clearbody a b.
  intros [Hx [Hy [Ho [-> ->]]]]. split; [lia|]. split; [exact Hy|]. split; [lia|]. split; [lia|reflexivity].
Qed.

Lemma spoke_transpose n x y x' y' : spoke n (x, y) (x', y') -> spoke n (y, x) (y', x').
Proof. unfold spoke. tauto. Qed.

Lemma flip_adj n x y x' y' : 2 <= n -> adj (CCTorus n) (x, y) (x', y') ->
  adj (CCTorus n) (n - 1 - x, y) (n - 1 - x', y').
Proof.
  intros Hn H. apply cctorus_adj_pairs in H. apply cctorus_adj_pairs. destruct H as [H|[Hu [Hv [Hd H]]]].
  - left. apply torus_adj in H; auto. apply torus_adj; auto. destruct H as [Hu [Hv H]].
    split; [lia|]. split; [lia|]. destruct H as [[E H]|[[E H]|[[E H]|[E H]]]].
    + right. right. left. lia.
    + right. left. lia.
    + left. lia.
    + right. right. right. lia.
  - right. split; [lia|]. split; [lia|]. split; [lia|]. destruct H as [H|H]; apply spoke_flip in H; auto.
Qed.

Lemma transpose_adj n x y x' y' : 2 <= n -> adj (CCTorus n) (x, y) (x', y') -> adj (CCTorus n) (y, x) (y', x').
Proof.
  intros Hn H. apply cctorus_adj_pairs in H. apply cctorus_adj_pairs. destruct H as [H|[Hu [Hv [Hd H]]]].
  - left. apply torus_adj in H; auto. apply torus_adj; auto. destruct H as [Hu [Hv H]].
    split; [lia|]. split; [lia|]. clear Hu Hv. tauto.
  - right. split; [lia|]. split; [lia|]. split; [lia|]. destruct H as [H|H]; apply spoke_transpose in H; auto.
Qed.

Theorem cctorus_flip_rows n : 2 <= n -> automorphism (CCTorus n) (flip_rows n).
Proof.
  intros Hn. apply (symmetry_automorphism (CCTorus n) (flip_rows n) (flip_rows n)); [apply cctorus_proper; lia|].
  assert (forall v, is_vertex (CCTorus n) v -> is_vertex (CCTorus n) (flip_rows n v) /\ flip_rows n (flip_rows n v) = v) as V.
  { intros [x y] H. apply grid_vertex in H. unfold flip_rows. simpl. split; [apply grid_vertex; lia|f_equal; lia]. }
  assert (forall u v, adj (CCTorus n) u v -> adj (CCTorus n) (flip_rows n u) (flip_rows n v)) as A.
  { intros [x y] [x' y'] H. apply flip_adj; auto. }
  split; [exact V|split; [exact V|split; exact A]].
Qed.

Theorem cctorus_transpose n : 2 <= n -> automorphism (CCTorus n) transpose.
Proof.
  intros Hn. apply (symmetry_automorphism (CCTorus n) transpose transpose); [apply cctorus_proper; lia|].
  assert (forall v, is_vertex (CCTorus n) v -> is_vertex (CCTorus n) (transpose v) /\ transpose (transpose v) = v) as V.
  { intros [x y] H. apply grid_vertex in H. unfold transpose. simpl. split; [apply grid_vertex; lia|reflexivity]. }
  assert (forall u v, adj (CCTorus n) u v -> adj (CCTorus n) (transpose u) (transpose v)) as A.
  { intros [x y] [x' y'] H. apply transpose_adj; auto. }
  split; [exact V|split; [exact V|split; exact A]].
Qed.

Theorem cctorus_flip_columns n : 2 <= n -> automorphism (CCTorus n) (flip_columns n).
Proof.
  intros Hn. apply (symmetry_automorphism (CCTorus n) (flip_columns n) (flip_columns n)); [apply cctorus_proper; lia|].
  assert (forall v, is_vertex (CCTorus n) v -> is_vertex (CCTorus n) (flip_columns n v) /\ flip_columns n (flip_columns n v) = v) as V.
  { intros [x y] H. apply grid_vertex in H. unfold flip_columns. simpl. split; [apply grid_vertex; lia|f_equal; lia]. }
  assert (forall u v, adj (CCTorus n) u v -> adj (CCTorus n) (flip_columns n u) (flip_columns n v)) as A.
  { intros [x y] [x' y'] H. apply transpose_adj in H; auto. apply flip_adj in H; auto. apply transpose_adj in H; auto. }
  split; [exact V|split; [exact V|split; exact A]].
Qed.

(* What maps can be made of some, one after the other. *)
Inductive generated {A : Type} (maps : list (A -> A)) : (A -> A) -> Prop :=
| generated_none : generated maps (fun v => v)
| generated_after f h : In f maps -> generated maps h -> generated maps (fun v => f (h v)).

(* The eight symmetries of the n by n square: the rows turned round or not, the columns
   turned round or not, and rows and columns exchanged or not. *)
Definition square_symmetry (n : Z) (rows columns exchange : bool) (v : Z * Z) : Z * Z :=
  let x := if rows then n - 1 - fst v else fst v in
  let y := if columns then n - 1 - snd v else snd v in
  if exchange then (y, x) else (x, y).

Definition square_symmetries (n : Z) : list (Z * Z -> Z * Z) :=
  map (fun e => square_symmetry n (fst (fst e)) (snd (fst e)) (snd e))
    (list_prod (list_prod [false; true] [false; true]) [false; true]).

Lemma square_symmetry_in n a b c : In (square_symmetry n a b c) (square_symmetries n).
Proof. destruct a, b, c; unfold square_symmetries; simpl; tauto. Qed.

Lemma generated_square n f : generated [flip_rows n; flip_columns n; transpose] f ->
  exists a b c, forall v, f v = square_symmetry n a b c v.
Proof.
  induction 1 as [|f h I H (a & b & c & E)]; [exists false, false, false; intros [x y]; reflexivity|].
  destruct I as [<-|[<-|[<-|[]]]]; destruct c;
    [exists a, (negb b), true|exists (negb a), b, false|exists (negb a), b, true|exists a, (negb b), false
    |exists a, b, false|exists a, b, true];
    intros [x y]; rewrite E; unfold square_symmetry, flip_rows, flip_columns, transpose; destruct a, b; simpl; f_equal; lia.
Qed.

Lemma square_generated n a b c : exists f, generated [flip_rows n; flip_columns n; transpose] f /\
  forall v, f v = square_symmetry n a b c v.
Proof.
  set (maps := [flip_rows n; flip_columns n; transpose]).
  assert (exists f, generated maps f /\ forall v, f v = square_symmetry n a false false v) as [f [F E]].
  { destruct a; [exists (fun v => flip_rows n v); split; [|intros [x y]; reflexivity]|exists (fun v => v); split; [apply generated_none|intros [x y]; reflexivity]].
    apply (generated_after maps (flip_rows n) (fun v => v)); [simpl; auto|apply generated_none]. }
  assert (exists f, generated maps f /\ forall v, f v = square_symmetry n a b false v) as [h [G K]].
  { destruct b; [exists (fun v => flip_columns n (f v)); split; [|intros v; rewrite E; destruct v; reflexivity]|exists f; auto].
    apply (generated_after maps); [simpl; auto|exact F]. }
  destruct c; [exists (fun v => transpose (h v)); split; [|intros v; rewrite K; destruct v; reflexivity]|exists h; auto].
  apply (generated_after maps); [simpl; auto|exact G].
Qed.

Lemma automorphism_same g (f h : vertex g -> vertex g) : (forall v, f v = h v) -> automorphism g f -> automorphism g h.
Proof.
  intros E [P A]. split.
  - replace (map h (vertices g)) with (map f (vertices g)); [exact P|]. apply map_ext. exact E.
  - intros u v U V. rewrite <- !E. apply A; auto.
Qed.

Lemma automorphism_generated g maps f : (forall h, In h maps -> automorphism g h) -> generated maps f -> automorphism g f.
Proof.
  intros H G. induction G as [|f h I G [P A]].
  - split; [rewrite map_id; apply Permutation_refl|tauto].
  - destruct (H f I) as [Q B]. split.
    + rewrite <- (map_map h f). eapply Permutation_trans; [apply Permutation_map, P|exact Q].
    + intros u v U V. rewrite (A u v U V).
      assert (forall w, is_vertex g w -> is_vertex g (h w)) as K.
      { intros w W. unfold is_vertex. eapply Permutation_in; [exact P|]. apply in_map, W. }
      apply B; apply K; auto.
Qed.

(* Section IV-B: left-right, upper-lower and diagonal symmetry. The three reflections are
   automorphisms; what is made of them are the eight symmetries of the square, which are
   different. *)
Theorem cctorus_symmetry_d4 :
  automorphism (CCTorus 5) (flip_rows 5) /\ automorphism (CCTorus 5) (flip_columns 5) /\ automorphism (CCTorus 5) transpose /\
  (forall f, generated [flip_rows 5; flip_columns 5; transpose] f -> exists h, In h (square_symmetries 5) /\ forall v, f v = h v) /\
  (forall h, In h (square_symmetries 5) -> automorphism (CCTorus 5) h /\
     exists f, generated [flip_rows 5; flip_columns 5; transpose] f /\ forall v, f v = h v) /\
  NoDup (map (fun h => h (0, 1)) (square_symmetries 5)) /\ length (square_symmetries 5) = 8%nat.
Proof.
  assert (automorphism (CCTorus 5) (flip_rows 5)) as A1 by (apply cctorus_flip_rows; lia).
  assert (automorphism (CCTorus 5) (flip_columns 5)) as A2 by (apply cctorus_flip_columns; lia).
  assert (automorphism (CCTorus 5) transpose) as A3 by (apply cctorus_transpose; lia).
  split; [exact A1|]. split; [exact A2|]. split; [exact A3|]. split; [|split; [|split]].
  - intros f F. destruct (generated_square 5 f F) as (a & b & c & E).
    exists (square_symmetry 5 a b c). split; [apply square_symmetry_in|exact E].
  - intros h I. apply in_map_iff in I. destruct I as [[[a b] c] [<- _]]. cbn [fst snd].
    destruct (square_generated 5 a b c) as (f & F & E). split; [|exists f; auto].
    apply (automorphism_same (CCTorus 5) f); [exact E|].
    apply (automorphism_generated (CCTorus 5) [flip_rows 5; flip_columns 5; transpose]); [|exact F].
    intros h [<-|[<-|[<-|[]]]]; assumption.
  - vm_compute. repeat constructor; simpl; intuition discriminate.
  - reflexivity.
Qed.

Lemma half_cases n : (exists M, n = 2 * M) \/ (exists M, n = 2 * M + 1).
Proof. pose proof (Z.div_mod n 2). pose proof (Z.mod_pos_bound n 2). assert (n mod 2 = 0 \/ n mod 2 = 1) as [E|E] by lia; [left|right]; exists (n / 2); lia. Qed.

(* The vertex (0,1) has no neighbours but those in the torus. *)
Lemma beside_corner_degree n : 3 <= n -> degree (CCTorus n) (0, 1) 4.
Proof.
  intros Hn. assert (is_vertex (SquareTorus n) (0, 1)) as V by (apply in_square; lia).
  apply (count_iff (adj (SquareTorus n) (0, 1))); [|apply (square_torus_regular n Hn); exact V].
  intros [x y]. rewrite cctorus_adj_pairs, square_torus_adj. split; [auto|].
  intros [H|[Hu [Hv [Hd H]]]]; [exact H|]. apply torus_adj; [lia|].
  destruct (half_cases n) as [[M E]|[M E]].
  - destruct H as [H|H]; apply (even_spoke n M) in H; try (clear - E Hn; lia).
    + destruct H as [i [j [Bi [Bj [Si [Sj [-> [-> _]]]]]]]]. clear - E Hn Bi Bj Si Sj. unfold bit, beside in *.
      destruct Bi as [->| ->], Bj as [->| ->]; lia.
    + destruct H as [i [j [Bi [Bj [Si [Sj [E1 [E2 _]]]]]]]]. exfalso. clear - E Hn E1 E2 Bi. unfold bit in *. lia.
  - destruct H as [H|H]; apply (odd_spoke n M) in H; try (clear - E Hn; lia).
    + destruct H as [H1 [H2 [H3 [-> ->]]]]. clear - E Hn H1 H2 H3. lia.
    + exfalso. clear - E Hn H. lia.
Qed.

(* Every vertex of the torus has 4 neighbours, and so has (0,1); a centre has more. *)
Theorem cctorus_good_symmetry_inherited_refuted n : 3 <= n -> ~ vertex_transitive (CCTorus n).
Proof.
  intros Hn HT. assert (proper (CCTorus n)) as [P _] by (apply cctorus_proper; lia).
  assert (is_vertex (CCTorus n) (0, 1)) as V by (apply in_square; lia).
  pose proof (transitive_regular (CCTorus n) (0, 1) 4 P HT V (beside_corner_degree n Hn)) as R.
  assert (exists M, 1 <= M /\ M + 1 < n /\ adj (CCTorus n) (M, M) (0, 0)) as [M [H1 [H2 A]]].
  { destruct (half_cases n) as [[M E]|[M E]].
    - exists (M - 1). split; [lia|]. split; [lia|]. apply adj_sym, cctorus_adj_pairs. right.
      split; [lia|]. split; [lia|]. split; [lia|]. left. apply (even_spoke n M); auto; try lia.
      exists 0, 0. unfold bit, beside. repeat split; lia.
    - exists M. split; [lia|]. split; [lia|]. apply adj_sym, cctorus_adj_pairs. right.
      split; [lia|]. split; [lia|]. split; [lia|]. left. apply (odd_spoke n M); auto; lia. }
  assert (is_vertex (CCTorus n) (M, M)) as VM by (apply in_square; lia).
  specialize (R (M, M) VM).
  set (l := [(0, 0); (M + 1, M); (M - 1, M); (M, M + 1); (M, M - 1)] : list (Z * Z)).
  assert (NoDup l) as Nl by (unfold l; all_differ).
  assert (5 <= 4); [|lia].
  apply (count_monotone (fun v => In v l) (adj (CCTorus n) (M, M)) 5 4).
  - intros v Hv. unfold l in Hv. simpl in Hv.
    destruct Hv as [<-|[<-|[<-|[<-|[<-|[]]]]]]; [exact A|..]; apply cctorus_torus, torus_adj; lia.
  - apply (count_list_n _ l); [exact Nl|reflexivity|reflexivity].
  - exact R.
Qed.

(* Section VI: the reflections of the square are inherited from the torus, and
   vertex-transitivity is not, for any n. *)
Theorem cctorus_good_symmetry_inherited_correction n : 3 <= n ->
  automorphism (CCTorus n) (flip_rows n) /\ automorphism (CCTorus n) (flip_columns n) /\
  automorphism (CCTorus n) transpose /\ vertex_transitive (Torus [n; n]) /\ ~ vertex_transitive (CCTorus n).
Proof.
  intros Hn. split; [apply cctorus_flip_rows; lia|]. split; [apply cctorus_flip_columns; lia|].
  split; [apply cctorus_transpose; lia|]. split; [apply torus_transitive, two_sides_ok; lia|].
  apply cctorus_good_symmetry_inherited_refuted; auto.
Qed.

(* ---------- Diameters ---------- *)

(* The diameter of CCTorus(n) is that of the torus. *)
Lemma cctorus_diameter n : 3 <= n -> diameter (CCTorus n) (2 * (n / 2)).
Proof.
  intros Hn. destruct (half_cases n) as [[M E]|[M E]].
  - replace (2 * (n / 2)) with n by (rewrite E, (Z.mul_comm 2 M), Z.div_mul; lia). apply (cctorus_even_diameter n M); lia.
  - assert (n / 2 = M) as -> by (rewrite E; symmetry; apply Z.div_unique with 1; lia). apply cctorus_odd_diameter; lia.
Qed.

(* Section IV-A: compared with the torus it has not the shorter diameter, for any n. *)
Theorem cctorus_diameter_shortest_vs_torus_refuted n : 3 <= n ->
  ~ exists d e, diameter (CCTorus n) d /\ diameter (Torus [n; n]) e /\ d < e.
Proof.
  intros Hn [d [e [Hd [He H]]]]. rewrite (diameter_unique _ _ _ Hd (cctorus_diameter n Hn)) in H.
  assert (2 <= n) as H2 by lia. rewrite (diameter_unique _ _ _ He (square_torus_diameter_list n H2)) in H. lia.
Qed.

(* Section IV-A: CCTorus, XMesh and XTorus have the same diameter for odd n, *)
Theorem cctorus_diameter_equals_xmesh_xtorus_odd n : 3 <= n -> n mod 2 = 1 ->
  exists d e f, diameter (CCTorus n) d /\ diameter (XMesh n) e /\ diameter (XTorus n) f /\ d = e /\ d = f.
Proof.
  intros Hn Ho. exists (n - 1), (n - 1), (n - 1). split; [apply cctorus_diameter_cctorus_odd; auto|].
  split; [apply cctorus_diameter_xmesh; auto|]. split; [apply cctorus_diameter_xtorus; auto|]. auto.
Qed.

(* and for even n CCTorus has one more. *)
Theorem cctorus_diameter_equals_xmesh_xtorus_correction n : 3 <= n ->
  exists d e f, diameter (CCTorus n) d /\ diameter (XMesh n) e /\ diameter (XTorus n) f /\
    d = e + (1 - n mod 2) /\ d = f + (1 - n mod 2).
Proof.
  intros Hn. exists (2 * (n / 2)), (n - 1), (n - 1). split; [apply cctorus_diameter; auto|].
  split; [apply cctorus_diameter_xmesh; auto|]. split; [apply cctorus_diameter_xtorus; auto|].
  pose proof (Z.div_mod n 2). lia.
Qed.

Theorem cctorus_diameter_equals_xmesh_xtorus_refuted n : 4 <= n -> n mod 2 = 0 ->
  ~ exists d, diameter (CCTorus n) d /\ diameter (XMesh n) d /\ diameter (XTorus n) d.
Proof.
  intros Hn He [d [H1 [H2 _]]]. assert (3 <= n) as H3 by lia.
  pose proof (diameter_unique _ _ _ H1 (cctorus_diameter_cctorus_even_correction n Hn He)).
  pose proof (diameter_unique _ _ _ H2 (cctorus_diameter_xmesh n H3)). lia.
Qed.

(* Section IV-A: the diameter of the n by n torus is 2 floor(n/2), not n for odd n. *)
Theorem cctorus_diameter_torus_correction n : 2 <= n -> diameter (Torus [n; n]) (2 * (n / 2)).
Proof. apply square_torus_diameter_list. Qed.

Theorem cctorus_diameter_torus_refuted n : 2 <= n -> n mod 2 = 1 -> ~ diameter (Torus [n; n]) n.
Proof.
  intros Hn Ho H. pose proof (diameter_unique _ _ _ H (square_torus_diameter_list n Hn)). apply odd_number in Ho. lia.
Qed.

(* ---------- The bisection width for even n ---------- *)

Lemma left_half_spokes n M x y x' y' : n = 2 * M -> 2 <= M -> spoke n (x, y) (x', y') ->
  (x <? n / 2) = (x' <? n / 2).
Proof.
  intros E HM H. apply (even_spoke n M) in H; auto. destruct H as [i [j [Bi [_ [Si [_ [-> _]]]]]]].
  assert (n / 2 = M) as -> by (rewrite E, Z.mul_comm; apply Z.div_mul; lia).
  unfold bit, beside in *. destruct Bi as [->| ->]; destruct (Z.ltb_spec x M); destruct (Z.ltb_spec (M - 1 + 0) M); destruct (Z.ltb_spec (M - 1 + 1) M); try reflexivity; exfalso; lia.
Qed.

(* It is that of the torus, 2n: no spoke crosses between the halves. *)
Theorem cctorus_bisection_even n : 4 <= n -> n mod 2 = 0 -> bisection_width (CCTorus n) (2 * n).
Proof.
  intros Hn He. pose proof (torus_square_bisection n Hn He) as [_ HL].
  pose proof (even_number n He) as E. set (M := n / 2) in *.
  assert (proper (CCTorus n)) as P by (apply cctorus_proper; lia).
  assert (proper (Ring n)) as PR by (apply (ring_order n); lia).
  split.
  - exists (fun v => first_half n (fst v)). split.
    + apply (product_balanced_left (Ring n) (Ring n) (first_half n) n M).
      * rewrite <- E. apply ring_order. lia.
      * apply ring_order. lia.
      * apply first_half_balanced. lia.
    + pose proof (product_cut_left (Ring n) (Ring n) (first_half n) 2 n PR (ring_order n ltac:(lia)) (first_half_cut n ltac:(lia))) as C.
      replace (2 * n) with (n * 2) by lia. eapply count_iff; [|exact C].
      intros [[x y] [x' y']]. simpl. pose proof (square_torus_adj n (x, y) (x', y')) as T. unfold SquareTorus in T. rewrite T.
      rewrite cctorus_adj_pairs. split; [tauto|].
      intros [[A|[_ [_ [_ [A|A]]]]] [B D]]; auto; exfalso; apply (left_half_spokes n M) in A; auto; try lia;
        unfold first_half in B, D; fold M in B, D, A; congruence.
  - intros S HS. destruct (cut_exists (CCTorus n) S P (cctorus_decidable n)) as [c Hc].
    exists c. split; [exact Hc|]. destruct (HL S HS) as [d [Hd Hle]].
    assert (d <= c); [|lia]. revert Hd Hc. apply count_monotone.
    intros [u v] [A B]. split; [|exact B]. apply cctorus_torus, square_torus_adj. exact A.
Qed.

(* Section IV-C: a larger bisection width than the torus. Not for even n. *)
Theorem cctorus_bisection_gain_even_refuted n : 4 <= n -> n mod 2 = 0 ->
  ~ exists a b, bisection_width (CCTorus n) a /\ bisection_width (SquareTorus n) b /\ b < a.
Proof.
  intros Hn He [a [b [Ha [Hb H]]]].
  pose proof (bisection_width_unique _ _ _ Ha (cctorus_bisection_even n Hn He)).
  pose proof (bisection_width_unique _ _ _ Hb (torus_square_bisection n Hn He)). lia.
Qed.
