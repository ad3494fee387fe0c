(* The Hamiltonian cycles of FTT(n). *)

From Coq Require Import ZArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk Cycle Square Ftt.
Import ListNotations.
Open Scope Z_scope.

(* The numbers from a to b-1, each joined to the next. *)
Definition numbers (a b : Z) : list Z := map (fun i => a + i) (zrange (b - a)).
Definition run (a b : Z) : graph := Graph Z (numbers a b) (fun x y => y = x + 1).

Lemma in_numbers a b x : In x (numbers a b) <-> a <= x < b.
Proof.
  unfold numbers. rewrite in_map_iff. split.
  - intros [i [<- H]]. apply in_zrange in H. lia.
  - intros H. exists (x - a). rewrite in_zrange. lia.
Qed.

Lemma nodup_numbers a b : NoDup (numbers a b).
Proof. unfold numbers. apply NoDup_map_inj; [intros; lia|apply NoDup_zrange]. Qed.

Lemma length_numbers a b : a <= b -> Z.of_nat (length (numbers a b)) = b - a.
Proof. intros. unfold numbers. rewrite map_length, length_zrange; lia. Qed.

Lemma run_adj a b x y : adj (run a b) x y <-> a <= x < b /\ a <= y < b /\ (y = x + 1 \/ x = y + 1).
Proof. unfold adj, is_vertex. simpl. rewrite !in_numbers. lia. Qed.

Lemma run_chain a b : a < b -> chain (run a b) (numbers a b) a (b - 1).
Proof.
  intros H. pose proof (chain_by_function (run a b) (fun i => a + i) (b - a)) as C.
  simpl in C. replace (a + 0) with a in C by lia. replace (a + (b - a - 1)) with (b - 1) in C by lia.
  apply C; [lia|]. intros i Hi. apply run_adj. lia.
Qed.

Lemma even_length {A} (l : list A) n : Z.of_nat (length l) = n -> n mod 2 = 0 -> Nat.even (length l) = true.
Proof.
  intros H He. apply Nat.even_spec. exists (Z.to_nat (n / 2)).
  pose proof (Z.div_mod n 2). lia.
Qed.

(* A chain goes where its links go. *)
Lemma chain_image g h (f : vertex g -> vertex h) : (forall u v, adj g u v -> adj h (f u) (f v)) ->
  forall l a b, chain g l a b -> chain h (map f l) (f a) (f b).
Proof. intros H l a b C. induction C; simpl; [constructor|econstructor; eauto]. Qed.

Lemma in_snake g h (l : list (vertex g)) (m : list (vertex h)) a b :
  In (a, b) (snake g h l m) <-> In a l /\ In b m.
Proof.
  rewrite <- in_prod_iff. split; intros H; eapply Permutation_in; [|exact H| |exact H].
  - apply snake_permutation.
  - apply Permutation_sym, snake_permutation.
Qed.

Lemma nodup_snake g h (l : list (vertex g)) (m : list (vertex h)) : NoDup l -> NoDup m -> NoDup (snake g h l m).
Proof.
  intros Hl Hm. eapply Permutation_NoDup; [apply Permutation_sym, snake_permutation|].
  apply NoDup_list_prod; auto.
Qed.

Section Blocks.
Variable n : Z.
Notation mesh := (grid n mesh_link).

(* A block of the mesh, columns a to b-1 and an even number of rows c to d-1, to
   and fro. *)
Lemma block_up a b c d : 0 <= a < b -> b <= n -> 0 <= c < d -> d <= n -> (d - c) mod 2 = 0 ->
  chain mesh (snake (run a b) (run c d) (numbers a b) (numbers c d)) (a, c) (a, d - 1).
Proof.
  intros Ha Hb Hc Hd He.
  pose proof (snake_even (run a b) (run c d) (numbers a b) a (b - 1) (run_chain a b ltac:(lia))) as H.
  specialize (H (proj2 (in_numbers a b a) ltac:(lia)) (proj2 (in_numbers a b (b - 1)) ltac:(lia))).
  specialize (H (numbers c d) c (d - 1) (run_chain c d ltac:(lia)) (proj2 (in_numbers c d c) ltac:(lia))).
  specialize (H (even_length _ (d - c) (length_numbers c d ltac:(lia)) He)).
  apply (chain_image (product (run a b) (run c d)) mesh (fun v => v)) in H; [rewrite map_id in H; exact H|].
  intros [x y] [x' y'] A. apply product_adj in A. rewrite !run_adj in A.
  destruct A as [[A [<- B]]|[<- [B A]]]; apply in_numbers in B; apply grid_adj; unfold mesh_link; lia.
Qed.

(* The same with rows and columns exchanged. *)
Lemma block_right a b c d : 0 <= a < b -> b <= n -> 0 <= c < d -> d <= n -> (b - a) mod 2 = 0 ->
  chain mesh (map swap (snake (run c d) (run a b) (numbers c d) (numbers a b))) (a, c) (b - 1, c).
Proof.
  intros Ha Hb Hc Hd He.
  apply (chain_image mesh mesh swap) with (a := (c, a)) (b := (c, b - 1)); [|apply block_up; lia].
  intros [x y] [x' y'] A. apply grid_adj in A. apply grid_adj. unfold swap, mesh_link in *. simpl. lia.
Qed.

(* Two columns, a and a+1, from row d-1 down to row c. *)
Lemma block_down a c d : 0 <= a -> a + 2 <= n -> 0 <= c < d -> d <= n -> (d - c) mod 2 = 0 ->
  chain mesh (snake (run a (a + 2)) (run c d) (numbers a (a + 2)) (rev (numbers c d))) (a, d - 1) (a, c).
Proof.
  intros Ha Hb Hc Hd He.
  pose proof (snake_even (run a (a + 2)) (run c d) (numbers a (a + 2)) a (a + 2 - 1) (run_chain a (a + 2) ltac:(lia))) as H.
  specialize (H (proj2 (in_numbers a (a + 2) a) ltac:(lia)) (proj2 (in_numbers a (a + 2) (a + 2 - 1)) ltac:(lia))).
  specialize (H (rev (numbers c d)) (d - 1) c (chain_rev _ _ _ _ (run_chain c d ltac:(lia))) (proj2 (in_numbers c d (d - 1)) ltac:(lia))).
  rewrite rev_length in H.
  specialize (H (even_length _ (d - c) (length_numbers c d ltac:(lia)) He)).
  apply (chain_image (product (run a (a + 2)) (run c d)) mesh (fun v => v)) in H; [rewrite map_id in H; exact H|].
  intros [x y] [x' y'] A. apply product_adj in A. rewrite !run_adj in A.
  destruct A as [[A [<- B]]|[<- [B A]]]; apply in_numbers in B; apply grid_adj; unfold mesh_link; lia.
Qed.

(* A path through a mesh of odd side from the corner (0,0) to an even row e of the
   opposite side. *)
Lemma mesh_path e : n mod 2 = 1 -> 5 <= n -> 2 <= e -> e < n - 1 -> e mod 2 = 0 ->
  exists l, chain mesh l (0, 0) (n - 1, e) /\ Permutation l (square n).
Proof.
  intros Ho Hn He He' Hev.
  assert (exists m f, n = 2 * m + 1 /\ e = 2 * f) as [m [f [Em Ef]]].
  { exists (n / 2), (e / 2). pose proof (Z.div_mod n 2). pose proof (Z.div_mod e 2). lia. }
  assert (forall z, (2 * z) mod 2 = 0) as E2 by (intros; rewrite Z.mul_comm; apply Z.mod_mul; lia).
  set (l1 := snake (run 0 n) (run 0 e) (numbers 0 n) (numbers 0 e) : list (Z * Z)).
  set (l2 := map swap (snake (run e n) (run 0 (n - 3)) (numbers e n) (numbers 0 (n - 3)) : list (Z * Z)) : list (Z * Z)).
  set (l3 := map (pair (n - 3)) (numbers e n) : list (Z * Z)).
  set (l4 := snake (run (n - 2) n) (run (e + 1) n) (numbers (n - 2) n) (rev (numbers (e + 1) n)) : list (Z * Z)).
  set (l5 := [(n - 2, e); (n - 1, e)] : list (Z * Z)).
  assert (forall x y, In (x, y) l1 <-> 0 <= x < n /\ 0 <= y < e) as I1.
  { intros. unfold l1. rewrite (in_snake (run 0 n) (run 0 e)), !in_numbers. reflexivity. }
  assert (forall x y, In (x, y) l2 <-> 0 <= x < n - 3 /\ e <= y < n) as I2.
  { intros. unfold l2. rewrite in_map_iff. split.
    - intros [[a b] [E H]]. apply (in_snake (run e n) (run 0 (n - 3))) in H. rewrite !in_numbers in H.
      unfold swap in E. simpl in E. injection E. lia.
    - intros H. exists (y, x). split; [reflexivity|]. apply (in_snake (run e n) (run 0 (n - 3))). rewrite !in_numbers. lia. }
  assert (forall x y, In (x, y) l3 <-> x = n - 3 /\ e <= y < n) as I3.
  { intros. unfold l3. rewrite in_map_iff. split.
    - intros [a [E H]]. rewrite in_numbers in H. injection E. lia.
    - intros [-> H]. exists y. rewrite in_numbers. auto. }
  assert (forall x y, In (x, y) l4 <-> n - 2 <= x < n /\ e + 1 <= y < n) as I4.
  { intros. unfold l4. rewrite (in_snake (run (n - 2) n) (run (e + 1) n)), <- in_rev, !in_numbers. reflexivity. }
  assert (forall x y, In (x, y) l5 <-> n - 2 <= x < n /\ y = e) as I5.
  { intros. unfold l5. simpl. split.
    - intros [E|[E|[]]]; injection E; lia.
    - intros H. destruct (Z.eq_dec x (n - 2)); [left|right; left]; f_equal; lia. }
  exists (l1 ++ l2 ++ l3 ++ l4 ++ l5). split.
  - apply chain_app with (0, e - 1) (0, e).
    { apply (block_up 0 n 0 e); try lia. replace (e - 0) with (2 * f) by lia. auto. }
    { apply grid_adj. unfold mesh_link. lia. }
    apply chain_app with (n - 3 - 1, e) (n - 3, e).
    { apply (block_right 0 (n - 3) e n); try lia. replace (n - 3 - 0) with (2 * (m - 1)) by lia. auto. }
    { apply grid_adj. unfold mesh_link. lia. }
    apply chain_app with (n - 3, n - 1) (n - 2, n - 1).
    { apply (chain_image (run e n) mesh (fun y => (n - 3, y))) with (a := e) (b := n - 1); [|apply run_chain; lia].
      intros a b A. apply run_adj in A. apply grid_adj. unfold mesh_link. lia. }
    { apply grid_adj. unfold mesh_link. lia. }
    apply chain_app with (n - 2, e + 1) (n - 2, e).
    { pose proof (block_down (n - 2) (e + 1) n) as B. replace (n - 2 + 2) with n in B by lia. apply B; try lia.
      replace (n - (e + 1)) with (2 * (m - f)) by lia. auto. }
    { apply grid_adj. unfold mesh_link. lia. }
    apply chain_more with (n - 1, e); [apply grid_adj; unfold mesh_link; lia|constructor].
  - apply NoDup_Permutation.
    + repeat apply NoDup_app_intro.
      * apply (nodup_snake (run 0 n) (run 0 e)); apply nodup_numbers.
      * apply NoDup_map_inj; [|apply (nodup_snake (run e n) (run 0 (n - 3))); apply nodup_numbers].
        intros [a b] [c d] _ _ E. unfold swap in E. simpl in E. congruence.
      * apply NoDup_map_inj; [|apply nodup_numbers]. intros; congruence.
      * apply (nodup_snake (run (n - 2) n) (run (e + 1) n)); [apply nodup_numbers|apply NoDup_rev, nodup_numbers].
      * constructor; [|constructor; [intros []|constructor]]. intros [E|[]]; injection E; lia.
      * intros [x y]. rewrite I4, I5. lia.
      * intros [x y]. rewrite in_app_iff, I3, I4, I5. lia.
      * intros [x y]. rewrite !in_app_iff, I2, I3, I4, I5. lia.
      * intros [x y]. rewrite !in_app_iff, I1, I2, I3, I4, I5. lia.
    + apply NoDup_list_prod; apply NoDup_zrange.
    + intros [x y]. rewrite !in_app_iff, in_square, I1, I2, I3, I4, I5. lia.
Qed.

End Blocks.

(* FTT paper, section 6: FTT(n) has a Hamiltonian cycle. For even n it is one of the
   mesh, for odd n a path of the mesh, closed by a wrap-around link. *)
Theorem ftt_hamiltonian n : 4 <= n -> hamiltonian (FTT n).
Proof.
  intros Hn. destruct (half n) as [M [HM Hr]].
  assert (forall l, Permutation l (square n) -> 3 <= Z.of_nat (length l)) as HL.
  { intros l H. rewrite (Permutation_length H). unfold square.
    rewrite length_list_prod, length_zrange by lia. nia. }
  assert (n = 2 * M \/ n = 2 * M + 1) as [E|E] by lia.
  - (* up and down in the columns but the first, and back through that *)
    set (l1 := snake (run 1 n) (run 0 n) (numbers 1 n) (numbers 0 n) : list (Z * Z)).
    set (l2 := map (pair 0) (rev (numbers 0 n)) : list (Z * Z)).
    assert (n mod 2 = 0) as Ev by (rewrite E, Z.mul_comm; apply Z.mod_mul; lia).
    assert (Permutation (l1 ++ l2) (square n)) as P.
    { apply NoDup_Permutation.
      - apply NoDup_app_intro.
        + apply (nodup_snake (run 1 n) (run 0 n)); apply nodup_numbers.
        + apply NoDup_map_inj; [|apply NoDup_rev, nodup_numbers]. intros; congruence.
        + intros [x y] A B. apply (in_snake (run 1 n) (run 0 n)) in A. rewrite !in_numbers in A.
          apply in_map_iff in B. destruct B as [b [B _]]. injection B. lia.
      - apply NoDup_list_prod; apply NoDup_zrange.
      - intros [x y]. rewrite in_app_iff, in_square. unfold l1, l2.
        rewrite (in_snake (run 1 n) (run 0 n)), !in_numbers, in_map_iff. split.
        + intros [A|[b [B C]]]; [lia|]. apply in_rev in C. rewrite in_numbers in C. injection B. lia.
        + intros A. destruct (Z.eq_dec x 0) as [->|]; [right|left; lia].
          exists y. split; [reflexivity|]. rewrite <- in_rev, in_numbers. lia. }
    apply (hamiltonian_by_chain (FTT n) (l1 ++ l2) (1, 0) (0, 0)); [| |exact P|apply HL, P].
    + apply chain_app with (1, n - 1) (0, n - 1).
      * pose proof (block_up n 1 n 0 n) as B. replace (n - 0) with n in B by lia.
        apply (chain_image (grid n mesh_link) (FTT n) (fun v => v)) with (a := (1, 0)) (b := (1, n - 1)) in B; try lia.
        { rewrite map_id in B. exact B. }
        apply ftt_mesh.
      * apply grid_adj. unfold mesh_link. lia.
      * apply (chain_image (run 0 n) (FTT n) (pair 0)) with (a := n - 1) (b := 0).
        { intros a b A. apply run_adj in A. apply grid_adj. unfold mesh_link. lia. }
        apply chain_rev, run_chain. lia.
    + apply grid_adj. unfold mesh_link. lia.
  - assert (n mod 2 = 1) as Od by (rewrite E; rewrite Z.add_comm, Z.mul_comm; apply Z.mod_add; lia).
    assert (M mod 2 = 0 \/ (M + 1) mod 2 = 0) as [Em|Em].
    { pose proof (Z.div_mod M 2). pose proof (Z.mod_pos_bound M 2).
      destruct (Z.eq_dec (M mod 2) 0); [auto|right].
      replace (M + 1) with ((M / 2 + 1) * 2) by lia. apply Z.mod_mul. lia. }
    + destruct (mesh_path n M) as [l [C P]]; try lia.
      apply (hamiltonian_by_chain (FTT n) l (0, 0) (n - 1, M)); [| |exact P|apply HL, P].
      * apply (chain_image (grid n mesh_link) (FTT n) (fun v => v)) in C; [rewrite map_id in C; exact C|].
        apply ftt_mesh.
      * apply adj_sym. pose proof (cross_x n M 0 HM) as H. destruct (Z_lt_dec 0 (n - M)); [|lia]. apply H; lia.
    + destruct (mesh_path n (M + 1)) as [l [C P]]; try lia.
      set (f := fun v : Z * Z => (n - 1 - fst v, snd v)).
      assert (Permutation (map f l) (square n)) as P'.
      { apply NoDup_Permutation.
        - apply NoDup_map_inj; [|eapply Permutation_NoDup; [apply Permutation_sym, P|apply NoDup_list_prod; apply NoDup_zrange]].
          intros [a b] [c d] _ _ H. unfold f in H. simpl in H. injection H. intros. f_equal; lia.
        - apply NoDup_list_prod; apply NoDup_zrange.
        - intros [x y]. rewrite in_map_iff, in_square. split.
          + intros [[a b] [H I]]. apply (Permutation_in _ P) in I. rewrite in_square in I. unfold f in H. simpl in H. injection H. lia.
          + intros H. exists (n - 1 - x, y). split; [unfold f; simpl; f_equal; lia|].
            apply (Permutation_in _ (Permutation_sym P)). apply in_square. lia. }
      apply (hamiltonian_by_chain (FTT n) (map f l) (f (0, 0)) (f (n - 1, M + 1))); [| |exact P'|apply HL, P'].
      * apply (chain_image (grid n mesh_link) (FTT n) f) in C; [exact C|].
        intros [x y] [x' y'] A. apply ftt_mesh.
        apply grid_adj in A. apply grid_adj. unfold f, mesh_link in *. simpl. clear - A. lia.
      * unfold f. simpl. pose proof (cross_x n M (M + 1) HM) as H. destruct (Z_lt_dec (M + 1) (n - M)); [lia|].
        replace (n - 1 - (n - 1)) with 0 by lia. replace (n - 1 - 0) with (n - 1) by lia.
        replace (M + 1 + M - n) with 0 in H by lia. apply H; lia.
Qed.
