(* The Hamiltonian cycle of the hyper-torus QT(m,n): the paper's construction.
   Source: the hyper-torus paper, Section 4, Property 1, Table 1, Theorem 2. *)

From Coq Require Import ZArith Lia List Permutation.
From Topocert Require Import Graph Walk Qt.
Import ListNotations.
Open Scope Z_scope.

(* Property 1: the path inside a module, by its column. *)
Definition qt_module_path (m x : Z) : list Z :=
  if x =? 0 then [0; 1; 3; 2; 6; 4; 5; 7]
  else if x =? m - 1 then [3; 2; 0; 1; 5; 7; 6; 4]
  else [3; 2; 0; 1; 5; 4; 6; 7].

Definition qt_row (m y : Z) : list (Z * Z * Z) :=
  flat_map (fun x => map (fun z => (x, y, z)) (qt_module_path m x)) (zrange m).

(* Table 1: the rows n-1, n-2, ..., 0, each from the column 0 to the column m-1. *)
Definition qt_table1 (m n : Z) : list (Z * Z * Z) :=
  flat_map (fun j => qt_row m (n - 1 - j)) (zrange n).

(* A path from s to t. *)
Definition block (g : graph) (b : list (vertex g)) (s t : vertex g) : Prop :=
  path g b /\ exists r, b = s :: r /\ last r s = t.

Lemma last_default {A} (r : list A) (a s t : A) : last (a :: r) s = last (a :: r) t.
Proof. revert a. induction r as [|b r IH]; intros a; [reflexivity|]. exact (IH b). Qed.

Lemma last_cons {A} (r : list A) (a s : A) : last (a :: r) s = last r a.
Proof. destruct r as [|b r]; [reflexivity|]. exact (last_default r b s a). Qed.

Lemma block_app g b c s t s' t' : block g b s t -> block g c s' t' -> adj g t s' -> block g (b ++ c) s t'.
Proof.
  intros [P (r & -> & L)] [Q (r' & -> & L')] A. split.
  - clear L'. revert s P L. induction r as [|a r IH]; intros s P L.
    + simpl in L. subst. simpl. split; auto.
    + rewrite last_cons in L. destruct P as [P1 P2]. simpl. split; [exact P1|]. apply (IH a); auto.
  - exists (r ++ s' :: r'). split; [reflexivity|].
    clear P Q A. revert s L. induction r as [|a r IH]; intros s L.
    + simpl app. now rewrite last_cons.
    + simpl app. rewrite last_cons. rewrite last_cons in L. apply (IH a); auto.
Qed.

(* Blocks laid end to end. *)
Lemma block_chain g (B : Z -> list (vertex g)) (s t : Z -> vertex g) (n : nat) :
  (forall i, 0 <= i <= Z.of_nat n -> block g (B i) (s i) (t i)) ->
  (forall i, 0 <= i < Z.of_nat n -> adj g (t i) (s (i + 1))) ->
  block g (flat_map B (map Z.of_nat (seq 0 (S n)))) (s 0) (t (Z.of_nat n)).
Proof.
  induction n as [|n IH]; intros H A.
  - simpl. rewrite app_nil_r. apply (H 0). lia.
  - rewrite seq_S, map_app, flat_map_app. simpl plus. simpl map. simpl flat_map. rewrite app_nil_r.
    apply block_app with (t (Z.of_nat n)) (s (Z.of_nat (S n))).
    + apply IH; intros i I; [apply H|apply A]; lia.
    + apply H. lia.
    + replace (Z.of_nat (S n)) with (Z.of_nat n + 1) by lia. apply A. lia.
Qed.

Lemma block_range g (B : Z -> list (vertex g)) (s t : Z -> vertex g) (n : Z) : 1 <= n ->
  (forall i, 0 <= i < n -> block g (B i) (s i) (t i)) ->
  (forall i, 0 <= i < n - 1 -> adj g (t i) (s (i + 1))) ->
  block g (flat_map B (zrange n)) (s 0) (t (n - 1)).
Proof.
  intros Hn H A. unfold zrange. replace (Z.to_nat n) with (S (Z.to_nat (n - 1))) by lia.
  replace (t (n - 1)) with (t (Z.of_nat (Z.to_nat (n - 1)))) by (f_equal; lia).
  apply block_chain; intros i I; [apply H|apply A]; lia.
Qed.

Definition qt_start (x : Z) : Z := if x =? 0 then 0 else 3.
Definition qt_end (m x : Z) : Z := if x =? m - 1 then 4 else 7.

Lemma qt_cube_adj m n x y z k : 2 <= m -> 2 <= n -> 0 <= x < m -> 0 <= y < n -> 0 <= z < 8 ->
  k = 1 \/ k = 2 \/ k = 4 -> adj (QT m n) (x, y, z) (x, y, Z.lxor z k).
Proof.
  intros Hm Hn X Y Z K. apply qt_adj; auto. split; [now apply qt_vertex_in|].
  destruct K as [->|[->| ->]]; simpl; auto.
Qed.

Lemma qt_out_adj m n u : 2 <= m -> 2 <= n -> is_vertex (QT m n) u -> adj (QT m n) u (qt_out m n u).
Proof. intros Hm Hn V. apply qt_adj; auto. split; auto. do 3 right. now left. Qed.

Lemma qt_module_block m n x y : 2 <= m -> 2 <= n -> 0 <= x < m -> 0 <= y < n ->
  block (QT m n) (map (fun z => (x, y, z)) (qt_module_path m x)) (x, y, qt_start x) (x, y, qt_end m x).
Proof.
  intros Hm Hn X Y. unfold qt_module_path, qt_start, qt_end.
  assert (A : forall z k w, 0 <= z < 8 -> k = 1 \/ k = 2 \/ k = 4 -> w = Z.lxor z k ->
    adj (QT m n) (x, y, z) (x, y, w)).
  { intros z k w Z K ->. now apply qt_cube_adj. }
  assert (A1 : forall z w, 0 <= z < 8 -> w = Z.lxor z 1 -> adj (QT m n) (x, y, z) (x, y, w)) by (intros; apply (A z 1); auto).
  assert (A2 : forall z w, 0 <= z < 8 -> w = Z.lxor z 2 -> adj (QT m n) (x, y, z) (x, y, w)) by (intros; apply (A z 2); auto).
  assert (A4 : forall z w, 0 <= z < 8 -> w = Z.lxor z 4 -> adj (QT m n) (x, y, z) (x, y, w)) by (intros; apply (A z 4); auto).
  assert (C : forall z w, 0 <= z < 8 -> w = Z.lxor z 1 \/ w = Z.lxor z 2 \/ w = Z.lxor z 4 -> adj (QT m n) (x, y, z) (x, y, w)).
  { intros z w Z [W|[W|W]]; auto. }
  destruct (Z.eqb_spec x 0), (Z.eqb_spec x (m - 1)); try lia;
    (split; [cbn [map]; repeat (split; [apply C; [lia|cbn; lia]|]); exact I|eexists; split; reflexivity]).
Qed.

Lemma qt_row_block m n y : 2 <= m -> 2 <= n -> 0 <= y < n ->
  block (QT m n) (qt_row m y) (0, y, 0) (m - 1, y, 4).
Proof.
  intros Hm Hn Y.
  assert (H := block_range (QT m n) (fun x => map (fun z => (x, y, z)) (qt_module_path m x))
    (fun x => (x, y, qt_start x)) (fun x => (x, y, qt_end m x)) m).
  cbv beta in H. change (qt_start 0) with 0 in H.
  assert (E : qt_end m (m - 1) = 4) by (unfold qt_end; now rewrite Z.eqb_refl).
  rewrite E in H. apply H; [lia| |].
  - intros x X. now apply qt_module_block.
  - intros x X. unfold qt_end, qt_start. destruct (Z.eqb_spec x (m - 1)); [lia|]. destruct (Z.eqb_spec (x + 1) 0); [lia|].
    replace (x + 1, y, 3) with (qt_out m n (x, y, 7)).
    + apply qt_out_adj; auto. apply qt_vertex_in. lia.
    + cbn. rewrite Z.add_0_r. now rewrite !Z.mod_small by lia.
Qed.

Lemma qt_table1_block m n : 2 <= m -> 2 <= n ->
  block (QT m n) (qt_table1 m n) (0, n - 1, 0) (m - 1, 0, 4).
Proof.
  intros Hm Hn.
  assert (H := block_range (QT m n) (fun j => qt_row m (n - 1 - j))
    (fun j => (0, n - 1 - j, 0)) (fun j => (m - 1, n - 1 - j, 4)) n).
  cbv beta in H. replace (n - 1 - 0) with (n - 1) in H by lia. replace (n - 1 - (n - 1)) with 0 in H by lia.
  apply H; [lia| |].
  - intros j J. apply qt_row_block; lia.
  - intros j J. replace (0, n - 1 - (j + 1), 0) with (qt_out m n (m - 1, n - 1 - j, 4)).
    + apply qt_out_adj; auto. apply qt_vertex_in. lia.
    + cbn. replace (m - 1 + 1) with m by lia. rewrite Z.mod_same by lia.
      replace (n - 1 - j + -1) with (n - 1 - (j + 1)) by lia. now rewrite Z.mod_small by lia.
Qed.

Lemma qt_table1_in m n x y z : 0 <= x < m -> 0 <= y < n -> 0 <= z < 8 -> In (x, y, z) (qt_table1 m n).
Proof.
  intros X Y Z. unfold qt_table1. apply in_flat_map. exists (n - 1 - y). split; [apply in_zrange; lia|].
  replace (n - 1 - (n - 1 - y)) with y by lia. apply in_flat_map. exists x. split; [now apply in_zrange|].
  apply in_map_iff. exists z. split; [reflexivity|]. unfold qt_module_path.
  destruct (x =? 0); [|destruct (x =? m - 1)]; labels Z; simpl; tauto.
Qed.

Lemma flat_map_length_constant {A B} (f : A -> list B) k l :
  (forall a, length (f a) = k) -> length (flat_map f l) = (length l * k)%nat.
Proof. intros H. induction l as [|a l IH]; [reflexivity|]. simpl. rewrite app_length, IH, H. reflexivity. Qed.

Lemma qt_table1_length m n : length (qt_table1 m n) = (length (zrange n) * (length (zrange m) * 8))%nat.
Proof.
  apply flat_map_length_constant. intros j. apply flat_map_length_constant. intros x.
  rewrite map_length. unfold qt_module_path. destruct (x =? 0); [reflexivity|]. destruct (x =? m - 1); reflexivity.
Qed.

Lemma qt_table1_permutation m n : 2 <= m -> 2 <= n -> Permutation (qt_table1 m n) (vertices (QT m n)).
Proof.
  intros Hm Hn. symmetry.
  assert (N : NoDup (vertices (QT m n))) by (apply qt_proper; lia).
  assert (I : incl (vertices (QT m n)) (qt_table1 m n)).
  { intros [[x y] z] V. apply qt_vertices_in in V. apply qt_table1_in; tauto. }
  assert (L : length (qt_table1 m n) = length (vertices (QT m n))).
  { rewrite qt_table1_length.
    change (length (vertices (QT m n))) with (length (list_prod (list_prod (zrange m) (zrange n)) (zrange 8))).
    rewrite !prod_length. change (length (zrange 8)) with 8%nat. lia. }
  apply NoDup_Permutation_bis; auto. rewrite L. reflexivity.
Qed.

(* Section 4, Table 1: the sequence goes through all vertices, each once, along
   links, and a link leads from its last vertex to the first. *)
Theorem qt_hamiltonian_construction : forall m n : Z, 2 <= m -> 2 <= n ->
  Permutation (qt_table1 m n) (vertices (QT m n)) /\ path (QT m n) (qt_table1 m n) /\
  exists u l, qt_table1 m n = u :: l /\ adj (QT m n) (last l u) u.
Proof.
  intros m n Hm Hn. split; [now apply qt_table1_permutation|].
  destruct (qt_table1_block m n Hm Hn) as [P (r & E & L)]. split; [exact P|].
  exists (0, n - 1, 0), r. split; [exact E|].
  refine (eq_ind_r (fun t => adj (QT m n) t (0, n - 1, 0)) _ L).
  replace (0, n - 1, 0) with (qt_out m n (m - 1, 0, 4)).
  - apply qt_out_adj; auto. apply qt_vertex_in. lia.
  - cbn. replace (m - 1 + 1) with m by lia. rewrite Z.mod_same by lia. rewrite mod_up by lia. f_equal. f_equal. lia.
Qed.

(* Theorem 2: QT(m,n) is Hamiltonian. *)
Theorem qt_hamiltonian_thm2 : forall m n : Z, 2 <= m -> 2 <= n -> hamiltonian (QT m n).
Proof.
  intros m n Hm Hn. destruct (qt_hamiltonian_construction m n Hm Hn) as (P & Q & u & l & E & A).
  rewrite E in *. exists u, l. split; [|auto].
  apply Permutation_length in P. destruct (qt_node_count m n Hm Hn) as [_ K].
  assert (L : Z.of_nat (S (length l)) = 8 * m * n) by (rewrite <- K; f_equal; exact P).
  assert (0 <= (m - 2) * (n - 2)) by (apply Z.mul_nonneg_nonneg; lia).
  change (vertex (QT m n)) with (Z * Z * Z)%type in *. lia.
Qed.
