(* The links, the centres and the symmetries of CCTorus(n), beside the n by n torus. *)

From Coq Require Import ZArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk Ring Torus Square Cctorus Xmesh Xtorus.
Import ListNotations.
Open Scope Z_scope.

(* The n by n torus. *)
Definition SquareTorus (n : Z) : graph := product (Ring n) (Ring n).

Lemma square_torus_adj n u v : adj (SquareTorus n) u v <-> adj (grid n (torus_link n)) u v.
Proof.
  destruct u as [x y], v as [x' y']. unfold adj, is_vertex. simpl.
  assert ((x' = (x + 1) mod n /\ y = y' \/ x = x' /\ y' = (y + 1) mod n) <->
    (x' = (x + 1) mod n /\ y' = y \/ x' = x /\ y' = (y + 1) mod n)) as -> by intuition.
  assert ((x = (x' + 1) mod n /\ y' = y \/ x' = x /\ y = (y' + 1) mod n) <->
    (x = (x' + 1) mod n /\ y = y' \/ x = x' /\ y = (y' + 1) mod n)) as -> by intuition.
  reflexivity.
Qed.

Lemma square_torus_size n : 3 <= n -> size (SquareTorus n) (2 * n * n).
Proof.
  intros Hn. replace (2 * n * n) with (n * n + n * n) by lia.
  apply product_size; try (apply ring_order; lia); apply ring_size; lia.
Qed.

Lemma square_torus_regular n : 3 <= n -> regular (SquareTorus n) 4.
Proof. intros Hn. apply (product_regular (Ring n) (Ring n) 2 2); apply ring_regular; auto. Qed.

(* ---------- The links ---------- *)

(* The centre of an outer vertex. *)
Definition centre_of (n : Z) (u : Z * Z) : Z * Z := (centre n (fst u), centre n (snd u)).

(* The spokes that are no links of the torus, by their outer vertices. *)
Lemma size_by_spokes n l : 3 <= n -> NoDup l ->
  (forall u v, adj (CCTorus n) u v <->
     adj (SquareTorus n) u v \/ (In u l /\ v = centre_of n u) \/ (In v l /\ u = centre_of n v)) ->
  (forall u, In u l -> ~ adj (SquareTorus n) u (centre_of n u) /\ ~ In (centre_of n u) l) ->
  size (CCTorus n) (2 * n * n + Z.of_nat (length l)).
Proof.
  intros Hn Nl Ha Hl. unfold size.
  replace (2 * (2 * n * n + Z.of_nat (length l))) with (2 * (2 * n * n) + (Z.of_nat (length l) + Z.of_nat (length l))) by lia.
  apply (count_union (fun e : (Z * Z) * (Z * Z) => adj (SquareTorus n) (fst e) (snd e))
    (fun e => (In (fst e) l /\ snd e = centre_of n (fst e)) \/ (In (snd e) l /\ fst e = centre_of n (snd e)))).
  - intros [u v]. apply Ha.
  - intros [u v] A [[H E]|[H E]]; simpl in *; subst.
    + destruct (Hl u H) as [N _]. exact (N A).
    + destruct (Hl v H) as [N _]. exact (N (adj_sym A)).
  - apply square_torus_size; auto.
  - apply (count_union (fun e : (Z * Z) * (Z * Z) => In (fst e) l /\ snd e = centre_of n (fst e))
      (fun e => In (snd e) l /\ fst e = centre_of n (snd e))).
    + reflexivity.
    + intros [u v] [A B] [C D]; simpl in *; subst. destruct (Hl u A) as [_ N]. exact (N C).
    + apply (count_list_n _ (map (fun u => (u, centre_of n u)) l)).
      * apply NoDup_map_inj; auto. intros; congruence.
      * intros [u v]. rewrite in_map_iff. simpl. split.
        { intros [w [E H]]. injection E. intros; subst. auto. }
        { intros [H ->]. exists u. auto. }
      * rewrite map_length. reflexivity.
    + apply (count_list_n _ (map (fun u => (centre_of n u, u)) l)).
      * apply NoDup_map_inj; auto. intros; congruence.
      * intros [u v]. rewrite in_map_iff. simpl. split.
        { intros [w [E H]]. injection E. intros; subst. auto. }
        { intros [H ->]. exists v. auto. }
      * rewrite map_length. reflexivity.
Qed.

Lemma pairs_equal {A B} (a c : A) (b d : B) : (a, b) = (c, d) <-> a = c /\ b = d.
Proof. split; [intros H; injection H; auto|intros [-> ->]; auto]. Qed.

(* From a list of outer vertices: the spokes, all of them but links of the torus. *)
Lemma adjacent_by_spokes n l : 3 <= n ->
  (forall u : Z * Z, In u l -> is_vertex (CCTorus n) u /\ u <> centre_of n u /\ is_vertex (CCTorus n) (centre_of n u) /\ spoke n u (centre_of n u)) ->
  (forall u v : Z * Z, spoke n u v -> is_vertex (CCTorus n) u -> u <> v -> In u l /\ v = centre_of n u \/ adj (SquareTorus n) u v) ->
  forall u v, adj (CCTorus n) u v <->
     adj (SquareTorus n) u v \/ (In u l /\ v = centre_of n u) \/ (In v l /\ u = centre_of n v).
Proof.
  intros Hn H1 H2 u v. rewrite cctorus_adj, square_torus_adj. split.
  - intros [A|[A [B [C [D|D]]]]]; [left; exact A| |].
    + destruct (H2 u v D A C) as [E|E]; [auto|]. left. apply square_torus_adj. exact E.
    + destruct (H2 v u D B (not_eq_sym C)) as [E|E]; [auto|]. left. apply square_torus_adj, adj_sym, E.
  - intros [A|[[A ->]|[A ->]]]; [auto| |].
    + destruct (H1 u A) as [B [C [D E]]]. auto 6.
    + destruct (H1 v A) as [B [C [D E]]]. auto 7.
Qed.

Ltac all_differ := repeat (constructor; [simpl; rewrite ?pairs_equal; lia|]); constructor.

(* Every element of a list. *)
Lemma each_in {A} (P : A -> Prop) l : Forall P l -> forall u, In u l -> P u.
Proof. intros H. apply Forall_forall. exact H. Qed.

Ltac for_each := apply each_in; repeat apply Forall_cons; try apply Forall_nil; cbv beta.

Definition corners (n : Z) : list (Z * Z) := [(0, 0); (0, n - 1); (n - 1, 0); (n - 1, n - 1)].
Definition odd_middles (n M : Z) : list (Z * Z) := [(0, M); (n - 1, M); (M, 0); (M, n - 1)].
Definition even_middles (n M : Z) : list (Z * Z) :=
  [(0, M - 1); (0, M); (n - 1, M - 1); (n - 1, M); (M - 1, 0); (M, 0); (M - 1, n - 1); (M, n - 1)].

Lemma odd_centre n M x : n = 2 * M + 1 -> 1 <= M -> centre n x = M.
Proof.
  intros Hn HM. unfold centre.
  assert ((n - 1) / 2 = M) as -> by (rewrite Hn; replace (2 * M + 1 - 1) with (M * 2) by lia; apply Z.div_mul; lia).
  assert (n / 2 = M) as -> by (rewrite Hn; symmetry; apply Z.div_unique with 1; lia). lia.
Qed.

Lemma even_centre n M x : n = 2 * M -> 1 <= M -> centre n x = Z.min (Z.max x (M - 1)) M.
Proof.
  intros Hn HM. unfold centre.
  assert ((n - 1) / 2 = M - 1) as -> by (rewrite Hn; symmetry; apply Z.div_unique with 1; lia).
  assert (n / 2 = M) as -> by (rewrite Hn, Z.mul_comm; apply Z.div_mul; lia). reflexivity.
Qed.

Section OddLinks.
Variables n M : Z.
Hypothesis Hn : n = 2 * M + 1.
Hypothesis HM : 1 <= M.

Lemma odd_centre_of u : centre_of n u = (M, M).
Proof. destruct u as [x y]. unfold centre_of. simpl. rewrite !(odd_centre n M); auto. Qed.

Lemma odd_size l : (l = corners n ++ odd_middles n M /\ 2 <= M) \/ (l = corners n /\ M = 1) ->
  size (CCTorus n) (2 * n * n + Z.of_nat (length l)).
Proof.
  intros Hl. assert (3 <= n) as H3 by lia.
  apply (size_by_spokes n l H3).
  - destruct Hl as [[-> H]|[-> H]]; unfold corners, odd_middles; simpl; all_differ.
  - apply adjacent_by_spokes; auto.
    + intros u. rewrite odd_centre_of. revert u. unfold CCTorus.
      destruct Hl as [[-> H]|[-> H]]; unfold corners, odd_middles; simpl app; for_each;
        rewrite !grid_vertex, pairs_equal, (odd_spoke n M) by auto; (split; [lia|]); (split; [lia|]); (split; [lia|]);
        (split; [one_of|]); (split; [one_of|]); (split; [one_of|]); lia.
    + intros [x y] [x' y'] H _ N. rewrite odd_centre_of. rewrite (odd_spoke n M) in H by auto. rewrite pairs_equal in N.
      destruct H as [Hx [Hy [Ho [-> ->]]]].
      destruct Hl as [[-> H]|[-> H]]; unfold corners, odd_middles; simpl.
      * left. split; [|reflexivity]. rewrite !pairs_equal.
        destruct Hx as [->|[->| ->]], Hy as [->|[->| ->]]; try (exfalso; lia); one_of.
      * rewrite !pairs_equal, square_torus_adj, torus_adj by lia.
        destruct Hx as [->|[->| ->]], Hy as [->|[->| ->]]; try (exfalso; lia); try (right; lia); left; (split; [one_of|lia]).
  - intros u. rewrite odd_centre_of. revert u.
    assert (forall x y, ~ (x = M /\ (y = M - 1 \/ y = M + 1)) -> ~ (y = M /\ (x = M - 1 \/ x = M + 1)) ->
      x <> M \/ y <> M -> ~ adj (SquareTorus n) (x, y) (M, M)) as K.
    { intros x y K1 K2 K3. rewrite square_torus_adj, torus_adj by lia. lia. }
    assert (~ In (M, M) l) as N.
    { destruct Hl as [[-> H]|[-> H]]; unfold corners, odd_middles; simpl; rewrite !pairs_equal; clear K; lia. }
    destruct Hl as [[-> H]|[-> H]]; unfold corners, odd_middles in *; simpl app in *; for_each; (split; [apply K; lia|exact N]).
Qed.

End OddLinks.

Section EvenLinks.
Variables n M : Z.
Hypothesis Hn : n = 2 * M.
Hypothesis HM : 2 <= M.

Lemma even_centre_of k l x y : bit k -> bit l -> beside n M k x -> beside n M l y ->
  centre_of n (x, y) = (M - 1 + k, M - 1 + l).
Proof.
  intros Hk Hl Hx Hy. unfold centre_of. simpl. rewrite !(even_centre n M) by lia. f_equal.
  - destruct Hk as [->| ->], Hx as [->| ->]; lia.
  - destruct Hl as [->| ->], Hy as [->| ->]; lia.
Qed.

Lemma even_size l : (l = corners n ++ even_middles n M /\ 3 <= M) \/ (l = corners n /\ M = 2) ->
  size (CCTorus n) (2 * n * n + Z.of_nat (length l)).
Proof.
  intros Hl. assert (3 <= n) as H3 by lia.
  assert (forall u, In u l -> exists i j x y, u = (x, y) /\ bit i /\ bit j /\ beside n M i x /\ beside n M j y /\
    (x <> M - 1 + i \/ y <> M - 1 + j) /\ ~ (x = M - 1 + i /\ (y = M - 1 + j - 1 \/ y = M - 1 + j + 1)) /\
    ~ (y = M - 1 + j /\ (x = M - 1 + i - 1 \/ x = M - 1 + i + 1)) /\ (x = 0 \/ x = n - 1 \/ y = 0 \/ y = n - 1)) as I.
  { destruct Hl as [[-> H]|[-> H]]; unfold corners, even_middles; simpl app; for_each;
      match goal with |- exists i j x y, (?a, ?b) = (x, y) /\ _ =>
        first [exists 0, 0, a, b; unfold beside, bit; repeat split; one_of
             | exists 0, 1, a, b; unfold beside, bit; repeat split; one_of
             | exists 1, 0, a, b; unfold beside, bit; repeat split; one_of
             | exists 1, 1, a, b; unfold beside, bit; repeat split; one_of] end. }
  apply (size_by_spokes n l H3).
  - destruct Hl as [[-> H]|[-> H]]; unfold corners, even_middles; simpl; all_differ.
  - apply adjacent_by_spokes; auto.
    + intros u Hu. destruct (I u Hu) as [i [j [x [y [-> [Bi [Bj [Si [Sj [No _]]]]]]]]]].
      rewrite (even_centre_of i j) by auto. unfold CCTorus. rewrite !grid_vertex, pairs_equal.
      pose proof (beside_range n M Hn HM i x Bi Si). pose proof (beside_range n M Hn HM j y Bj Sj).
      split; [lia|]. split; [lia|]. split; [unfold bit in *; lia|].
      apply (even_spoke n M); auto. exists i, j. repeat split; auto.
    + intros [x y] [x' y'] H _ N. apply (even_spoke n M) in H; auto.
      destruct H as [i [j [Bi [Bj [Si [Sj [-> [-> No]]]]]]]]. rewrite (even_centre_of i j) by auto. clear I N.
      destruct Hl as [[-> H]|[-> H]]; unfold corners, even_middles; simpl.
      * left. split; [|reflexivity]. rewrite !pairs_equal.
        destruct Bi as [->| ->], Bj as [->| ->], Si as [->| ->], Sj as [->| ->]; try (exfalso; lia); one_of.
      * rewrite !pairs_equal, square_torus_adj, torus_adj by lia.
        destruct Bi as [->| ->], Bj as [->| ->], Si as [->| ->], Sj as [->| ->]; try (exfalso; lia); try (right; lia); left; (split; [one_of|lia]).
  - intros u Hu. destruct (I u Hu) as [i [j [x [y [-> [Bi [Bj [Si [Sj [No [N1 [N2 _]]]]]]]]]]]].
    rewrite (even_centre_of i j) by auto. split.
    + rewrite square_torus_adj, torus_adj by lia. unfold bit in *. clear I Hu Hl. lia.
    + intros K. destruct (I _ K) as [i' [j' [a [b [E [_ [_ [_ [_ [_ [_ [_ O]]]]]]]]]]]].
      rewrite pairs_equal in E. unfold bit in *. lia.
Qed.

End EvenLinks.

(* The number of links, beside 2n^2 of the torus: 8 more for odd n and 12 more for
   even n, but 4 more for n = 3 and 4. *)
Theorem cctorus_size_odd n : 5 <= n -> n mod 2 = 1 -> size (CCTorus n) (2 * n * n + 8).
Proof. intros Hn Ho. apply odd_number in Ho. apply (odd_size n (n / 2) Ho ltac:(lia) (corners n ++ odd_middles n (n / 2))). left. split; [auto|lia]. Qed.

Theorem cctorus_size_even n : 6 <= n -> n mod 2 = 0 -> size (CCTorus n) (2 * n * n + 12).
Proof. intros Hn Ho. apply even_number in Ho. apply (even_size n (n / 2) Ho ltac:(lia) (corners n ++ even_middles n (n / 2))). left. split; [auto|lia]. Qed.

Theorem cctorus_size_small n : 3 <= n <= 4 -> size (CCTorus n) (2 * n * n + 4).
Proof.
  intros Hn. assert (n = 3 \/ n = 4) as [->| ->] by lia.
  - apply (odd_size 3 1 eq_refl ltac:(lia) (corners 3)). auto.
  - apply (even_size 4 2 eq_refl ltac:(lia) (corners 4)). auto.
Qed.

Lemma cctorus_size n : 3 <= n -> exists e, size (CCTorus n) (2 * n * n + e) /\
  (n <= 4 /\ e = 4 \/ 5 <= n /\ n mod 2 = 1 /\ e = 8 \/ 6 <= n /\ n mod 2 = 0 /\ e = 12).
Proof.
  intros Hn. destruct (Z_le_dec n 4); [exists 4; split; [apply cctorus_size_small|]; lia|].
  pose proof (Z.mod_pos_bound n 2). assert (n mod 2 = 0 \/ n mod 2 = 1) as [E|E] by lia.
  - exists 12. assert (n <> 5) by (intros ->; discriminate). split; [apply cctorus_size_even; lia|lia].
  - exists 8. split; [apply cctorus_size_odd; lia|lia].
Qed.

Lemma two_sides_ok n : 2 <= n -> sides_ok [n; n].
Proof. intros Hn m [<-|[<-|[]]]; exact Hn. Qed.

Lemma square_torus_size_list n : 3 <= n -> size (Torus [n; n]) (2 * n * n).
Proof.
  intros Hn. replace (2 * n * n) with (times [n; n] * Z.of_nat (length [n; n])) by (simpl; lia).
  apply torus_size. intros m [<-|[<-|[]]]; exact Hn.
Qed.

Lemma square_torus_diameter_list n : 2 <= n -> diameter (Torus [n; n]) (2 * (n / 2)).
Proof.
  intros Hn. replace (2 * (n / 2)) with (sum_over (fun m => m / 2) [n; n]) by (simpl; lia).
  apply torus_diameter, two_sides_ok. exact Hn.
Qed.

(* CCTorus paper, section III: at most 12 links more than the torus has. *)
Theorem cctorus_extra_edges_at_most_12 n : 3 <= n ->
  exists d e, size (CCTorus n) d /\ size (Torus [n; n]) e /\ d - e <= 12.
Proof.
  intros Hn. destruct (cctorus_size n Hn) as [x [Hx H]]. exists (2 * n * n + x), (2 * n * n).
  split; [exact Hx|]. split; [apply square_torus_size_list; auto|]. lia.
Qed.

(* 12 is attained by every even n from 6 on, 8 is right for odd n. *)
Theorem cctorus_extra_edges_even n : 6 <= n -> n mod 2 = 0 ->
  exists d e, size (CCTorus n) d /\ size (Torus [n; n]) e /\ d - e = 12.
Proof.
  intros Hn He. exists (2 * n * n + 12), (2 * n * n).
  split; [apply cctorus_size_even; auto|]. split; [apply square_torus_size_list; lia|]. lia.
Qed.

(* The links of XTorus(n). *)
Theorem xtorus_size n : 3 <= n -> size (XTorus n) (2 * n * n + 2 * (n - 1)).
Proof.
  intros Hn. unfold size.
  replace (2 * (2 * n * n + 2 * (n - 1))) with (2 * (2 * n * n) + ((n - 1) + (n - 1) + ((n - 1) + (n - 1)))) by lia.
  apply (count_union (fun e : (Z * Z) * (Z * Z) => adj (SquareTorus n) (fst e) (snd e))
    (fun e => (is_vertex (XTorus n) (fst e) /\ is_vertex (XTorus n) (snd e) /\ diagonal_link n (fst e) (snd e)) \/
      (is_vertex (XTorus n) (fst e) /\ is_vertex (XTorus n) (snd e) /\ diagonal_link n (snd e) (fst e)))).
  - intros [[x y] [x' y']]. simpl. rewrite square_torus_adj. unfold XTorus. rewrite !grid_adj, !grid_vertex.
    assert (forall a b c d, diagonal_link n (a, b) (c, d) -> a <> c) as D by (unfold diagonal_link; intros; lia).
    split.
    + intros [A [B [C [[H|H]|[H|H]]]]]; auto 10.
    + intros [[A [B [C H]]]|[[A [B H]]|[A [B H]]]].
      * split; [auto|]. split; [auto|]. split; [auto|]. destruct H; auto.
      * split; [auto|]. split; [auto|]. split; [left; eapply D; eauto|]. auto.
      * split; [auto|]. split; [auto|]. split; [left; apply not_eq_sym; eapply D; eauto|]. auto.
  - intros [[x y] [x' y']] A. simpl in A. apply square_torus_adj, torus_adj in A; [|lia]. simpl.
    unfold XTorus. rewrite !grid_vertex. unfold diagonal_link. lia.
  - apply square_torus_size; auto.
  - assert (forall a b, (a + 1 = b /\ 0 <= a < n /\ 0 <= b < n) <-> exists i, 0 <= i < n - 1 /\ a = i /\ b = i + 1) as R.
    { intros a b. split; [intros H; exists a; lia|intros [i H]; lia]. }
    apply (count_union
      (fun e : (Z * Z) * (Z * Z) => is_vertex (XTorus n) (fst e) /\ is_vertex (XTorus n) (snd e) /\ diagonal_link n (fst e) (snd e))
      (fun e => is_vertex (XTorus n) (fst e) /\ is_vertex (XTorus n) (snd e) /\ diagonal_link n (snd e) (fst e))).
    + reflexivity.
    + intros [[x y] [x' y']] [_ [_ A]] [_ [_ B]]. simpl in *. lia.
    + apply (count_list_n _ (map (fun i => ((i, i), (i + 1, i + 1))) (zrange (n - 1)) ++
        map (fun i => ((i, n - 1 - i), (i + 1, n - 1 - (i + 1)))) (zrange (n - 1)))).
      * apply NoDup_app_intro.
        { apply NoDup_map_inj; [|apply NoDup_zrange]. intros a b _ _ E. injection E. lia. }
        { apply NoDup_map_inj; [|apply NoDup_zrange]. intros a b _ _ E. injection E. lia. }
        { intros e H H'. apply in_map_iff in H. destruct H as [i [<- _]]. apply in_map_iff in H'. destruct H' as [j [E _]]. injection E. lia. }
      * intros [[x y] [x' y']]. rewrite in_app_iff, !in_map_iff. simpl. unfold XTorus. rewrite !grid_vertex. unfold diagonal_link. split.
        { intros [[i [E H]]|[i [E H]]]; apply in_zrange in H; injection E; intros; subst; lia. }
        { intros [A [B [-> [[-> ->]|[-> ->]]]]]; [left|right]; exists x; (split; [reflexivity|apply in_zrange; lia]). }
      * rewrite app_length, !map_length, Nat2Z.inj_add, length_zrange; lia.
    + apply (count_list_n _ (map (fun i => ((i + 1, i + 1), (i, i))) (zrange (n - 1)) ++
        map (fun i => ((i + 1, n - 1 - (i + 1)), (i, n - 1 - i))) (zrange (n - 1)))).
      * apply NoDup_app_intro.
        { apply NoDup_map_inj; [|apply NoDup_zrange]. intros a b _ _ E. injection E. lia. }
        { apply NoDup_map_inj; [|apply NoDup_zrange]. intros a b _ _ E. injection E. lia. }
        { intros e H H'. apply in_map_iff in H. destruct H as [i [<- _]]. apply in_map_iff in H'. destruct H' as [j [E _]]. injection E. lia. }
      * intros [[x y] [x' y']]. rewrite in_app_iff, !in_map_iff. simpl. unfold XTorus. rewrite !grid_vertex. unfold diagonal_link. split.
        { intros [[i [E H]]|[i [E H]]]; apply in_zrange in H; injection E; intros; subst; lia. }
        { intros [A [B [-> [[-> ->]|[-> ->]]]]]; [left|right]; exists x'; (split; [reflexivity|apply in_zrange; lia]). }
      * rewrite app_length, !map_length, Nat2Z.inj_add, length_zrange; lia.
Qed.

(* Section II: CCTorus has no more links than XTorus. That holds for odd n, *)
Theorem cctorus_fewer_links_odd n : 3 <= n -> n mod 2 = 1 ->
  exists d e, size (CCTorus n) d /\ size (XTorus n) e /\ d <= e.
Proof.
  intros Hn Ho. destruct (cctorus_size n Hn) as [x [Hx H]]. exists (2 * n * n + x), (2 * n * n + 2 * (n - 1)).
  split; [exact Hx|]. split; [apply xtorus_size; auto|]. assert (n <> 4) by (intros ->; discriminate). lia.
Qed.

(* not for n = 6, *)
Theorem cctorus_fewer_links_refuted : ~ forall n, 3 <= n ->
  exists d e, size (CCTorus n) d /\ size (XTorus n) e /\ d <= e.
Proof.
  intros H. destruct (H 6 ltac:(lia)) as [d [e [Hd [He Hle]]]].
  rewrite (size_unique _ _ _ Hd (cctorus_size_even 6 ltac:(lia) eq_refl)) in Hle.
  rewrite (size_unique _ _ _ He (xtorus_size 6 ltac:(lia))) in Hle. lia.
Qed.

(* and for all other n: as many for n = 3 and 5, two more for n = 6, else fewer. *)
Theorem cctorus_fewer_links_correction n : 3 <= n ->
  exists d e, size (CCTorus n) d /\ size (XTorus n) e /\
    ((n = 3 \/ n = 5) /\ d = e \/ n = 6 /\ d = e + 2 \/ (n = 4 \/ 7 <= n) /\ d < e).
Proof.
  intros Hn. destruct (cctorus_size n Hn) as [x [Hx H]]. exists (2 * n * n + x), (2 * n * n + 2 * (n - 1)).
  split; [exact Hx|]. split; [apply xtorus_size; auto|].
  assert (n <> 7 \/ n mod 2 = 1) by (destruct (Z.eq_dec n 7) as [->|]; auto).
  assert (n <> 6 \/ n mod 2 = 0) by (destruct (Z.eq_dec n 6) as [->|]; auto).
  assert (n <> 5 \/ n mod 2 = 1) by (destruct (Z.eq_dec n 5) as [->|]; auto). lia.
Qed.

Lemma cctorus_adj_pairs n x y x' y' : adj (CCTorus n) (x, y) (x', y') <->
  adj (grid n (torus_link n)) (x, y) (x', y') \/
  (0 <= x < n /\ 0 <= y < n) /\ (0 <= x' < n /\ 0 <= y' < n) /\ (x <> x' \/ y <> y') /\
  (spoke n (x, y) (x', y') \/ spoke n (x', y') (x, y)).
Proof. unfold CCTorus. rewrite !grid_adj. tauto. Qed.

(* Derived: CCTorus(3) and XTorus(3) have the same nodes and the same links. *)
Theorem cctorus_xtorus3_equals_cctorus3 : vertices (CCTorus 3) = vertices (XTorus 3) /\
  forall u v : vertex (CCTorus 3), adj (CCTorus 3) u v <-> adj (XTorus 3) u v.
Proof.
  split; [reflexivity|]. intros u v.
  assert (forall x y x' y', ((0 <= x < 3 /\ 0 <= y < 3) /\ (0 <= x' < 3 /\ 0 <= y' < 3) /\ (x <> x' \/ y <> y') /\
    (spoke 3 (x, y) (x', y') \/ spoke 3 (x', y') (x, y))) ->
    adj (grid 3 (torus_link 3)) (x, y) (x', y') \/ diagonal_link 3 (x, y) (x', y') \/ diagonal_link 3 (x', y') (x, y)) as A.
  { intros x y x' y' [Hu [Hv [Hd H]]]. rewrite torus_adj by lia. unfold diagonal_link.
    rewrite !(odd_spoke 3 1) in H by lia.
    destruct H as [[Hx [Hy [Ho [-> ->]]]]|[Hx [Hy [Ho [-> ->]]]]];
      destruct Hx as [->|[->| ->]], Hy as [->|[->| ->]]; try (exfalso; lia);
      first [left; split; [lia|]; split; [lia|]; one_of | right; one_of]. }
  assert (forall x y x' y', diagonal_link 3 (x, y) (x', y') -> 0 <= x < 3 -> 0 <= y < 3 -> 0 <= x' < 3 -> 0 <= y' < 3 ->
    spoke 3 (x, y) (x', y') \/ spoke 3 (x', y') (x, y)) as B.
  { intros x y x' y' H Hx Hy Hx' Hy'. rewrite !(odd_spoke 3 1) by lia. unfold diagonal_link in H.
    assert (x = 0 \/ x = 1) as [->| ->] by lia; destruct H as [-> [[-> ->]|[-> ->]]]; [left|left|right|right];
      (split; [one_of|]); (split; [one_of|]); (split; [one_of|]); lia. }
  destruct u as [x y], v as [x' y']. split.
  - intros H. apply cctorus_adj_pairs in H. destruct H as [H|H]; [apply xtorus_has_torus, H|].
    destruct (A x y x' y' H) as [K|K]; [apply xtorus_has_torus, K|]. destruct H as [Hu [Hv [Hd H]]].
    unfold XTorus. apply grid_adj. split; [auto|]. split; [auto|]. split; [lia|]. destruct K; [left|right]; right; auto.
  - intros H. unfold XTorus in H. apply grid_adj in H. destruct H as [Hu [Hv [Hd [[H|H]|[H|H]]]]].
    + apply cctorus_torus. apply grid_adj. auto.
    + apply cctorus_adj_pairs. right. split; [auto|]. split; [auto|]. split; [auto|].
      apply (B x y x' y'); auto; lia.
    + apply cctorus_torus. apply grid_adj. auto.
    + apply cctorus_adj_pairs. right. split; [auto|]. split; [auto|]. split; [auto|].
      apply or_comm. apply (B x' y' x y); auto; lia.
Qed.
