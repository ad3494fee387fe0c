(* Cuts of FTT(n), its wrap-around links, and what symmetry it has not. *)

From Coq Require Import ZArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk Square Ftt.
Import ListNotations.
Open Scope Z_scope.

(* The links of FTT(n) without a modulus, M = floor(n/2). *)
Definition ftt_step (n M x y x' y' : Z) : Prop :=
  x' = x + 1 /\ y' = y \/ x' = x /\ y' = y + 1 \/
  x = 0 /\ x' = n - 1 /\ (y' = y + M \/ y' = y + M - n) \/
  y = 0 /\ y' = n - 1 /\ (x' = x + M \/ x' = x + M - n).

Lemma ftt_step_link n M x y x' y' : M = n / 2 -> 2 <= n ->
  0 <= x < n -> 0 <= y < n -> 0 <= x' < n -> 0 <= y' < n ->
  (mesh_link (x, y) (x', y') \/ ftt_wrap n (x, y) (x', y')) <-> ftt_step n M x y x' y'.
Proof.
  intros HM Hn Hx Hy Hx' Hy'. unfold mesh_link, ftt_wrap, ftt_step. rewrite <- HM.
  rewrite (shift n M y), (shift n M x) by auto. destruct (half n) as [m [Hm Hr]]. rewrite <- HM in Hm. subst m.
  destruct (Z_lt_dec y (n - M)), (Z_lt_dec x (n - M)); intuition lia.
Qed.

Lemma ftt_adj n M x y x' y' : M = n / 2 -> 2 <= n -> adj (FTT n) (x, y) (x', y') <->
  0 <= x < n /\ 0 <= y < n /\ 0 <= x' < n /\ 0 <= y' < n /\
  (ftt_step n M x y x' y' \/ ftt_step n M x' y' x y).
Proof.
  intros HM Hn. unfold FTT. rewrite grid_adj.
  destruct (half n) as [m [Hm Hr]]. rewrite <- HM in Hm. subst m. split.
  - intros [[A B] [[C D] [_ H]]]. repeat split; try tauto.
    destruct H as [H|H]; apply (ftt_step_link n M) in H; auto.
  - intros [A [B [C [D H]]]]. split; [auto|]. split; [auto|]. split.
    + destruct H as [H|H]; unfold ftt_step in H; lia.
    + destruct H as [H|H]; apply (ftt_step_link n M) in H; auto.
Qed.

Lemma filter_count n (P : Z * Z -> Prop) (S : Z * Z -> bool) c :
  (forall x y, P (x, y) <-> (0 <= x < n /\ 0 <= y < n) /\ S (x, y) = true) -> count P c ->
  Z.of_nat (length (filter S (square n))) = c.
Proof.
  intros H Hc. eapply count_unique; [|exact Hc].
  apply count_filter; [apply NoDup_list_prod; apply NoDup_zrange|].
  intros [x y]. rewrite in_square. apply H.
Qed.

Lemma count_below k : 0 <= k -> count (fun x => 0 <= x < k) k.
Proof. intros. pose proof (count_range 0 k) as C. rewrite Z.sub_0_r in C. auto. Qed.

Lemma square_length n : 0 <= n -> Z.of_nat (length (square n)) = n * n.
Proof. intros. unfold square. rewrite length_list_prod, length_zrange; auto. Qed.

(* The cut in the proof of Theorem 2: x < n/2 against the others, even n. *)
Definition left_half (n : Z) (v : Z * Z) : bool := fst v <? n / 2.
Definition lower_half (n : Z) (v : Z * Z) : bool := snd v <? n / 2.

Lemma left_half_balanced n : 4 <= n -> n mod 2 = 0 -> balanced (FTT n) (left_half n).
Proof.
  intros Hn He. destruct (half n) as [M [HM Hr]].
  assert (n = 2 * M) as E by (pose proof (Z.div_mod n 2); lia).
  change (Z.of_nat (length (filter (left_half n) (square n))) = Z.of_nat (length (square n)) / 2).
  rewrite square_length by lia.
  rewrite (filter_count n (fun v => (0 <= fst v < M) /\ (0 <= snd v < n)) _ (M * n)).
  - rewrite E. replace (2 * M * (2 * M)) with (M * (2 * M) * 2) by lia. rewrite Z.div_mul; lia.
  - intros x y. unfold left_half. simpl. rewrite Z.ltb_lt. lia.
  - apply (count_product (fun x => 0 <= x < M) (fun y => 0 <= y < n)); [simpl; tauto| |].
    + apply count_below. lia.
    + apply count_below. lia.
Qed.

Lemma lower_half_balanced n : 4 <= n -> n mod 2 = 0 -> balanced (FTT n) (lower_half n).
Proof.
  intros Hn He. destruct (half n) as [M [HM Hr]].
  assert (n = 2 * M) as E by (pose proof (Z.div_mod n 2); lia).
  change (Z.of_nat (length (filter (lower_half n) (square n))) = Z.of_nat (length (square n)) / 2).
  rewrite square_length by lia.
  rewrite (filter_count n (fun v => (0 <= fst v < n) /\ (0 <= snd v < M)) _ (n * M)).
  - rewrite E. replace (2 * M * (2 * M)) with (2 * M * M * 2) by lia. rewrite Z.div_mul; lia.
  - intros x y. unfold lower_half. simpl. rewrite Z.ltb_lt. lia.
  - apply (count_product (fun x => 0 <= x < n) (fun y => 0 <= y < M)); [simpl; tauto| |].
    + apply count_below. lia.
    + apply count_below. lia.
Qed.

(* Links listed by a number each. *)
Definition links_by (k : Z) (f : Z -> (Z * Z) * (Z * Z)) : list ((Z * Z) * (Z * Z)) := map f (zrange k).

Lemma in_links_by k f e : In e (links_by k f) <-> exists i, 0 <= i < k /\ e = f i.
Proof.
  unfold links_by. rewrite in_map_iff. split.
  - intros [i [<- H]]. apply in_zrange in H. eauto.
  - intros [i [H ->]]. exists i. rewrite in_zrange. auto.
Qed.

Lemma nodup_links_by k f : (forall i j, 0 <= i < k -> 0 <= j < k -> f i = f j -> i = j) -> NoDup (links_by k f).
Proof. intros H. apply NoDup_map_inj; [|apply NoDup_zrange]. intros i j; rewrite !in_zrange; auto. Qed.

Lemma length_links_by k f : 0 <= k -> Z.of_nat (length (links_by k f)) = k.
Proof. intros. unfold links_by. rewrite map_length, length_zrange; auto. Qed.

Lemma pair_eq {A B} (a c : A) (b d : B) : (a, b) = (c, d) <-> a = c /\ b = d.
Proof. split; [intros H; injection H; auto|intros [-> ->]; auto]. Qed.

Lemma left_half_cut n : 4 <= n -> n mod 2 = 0 -> cut (FTT n) (left_half n) (3 * n).
Proof.
  intros Hn He. destruct (half n) as [M [HM Hr]].
  assert (n = 2 * M) as E by (pose proof (Z.div_mod n 2); lia).
  apply (count_list_n _ (links_by n (fun y => ((M - 1, y), (M, y))) ++
    links_by M (fun y => ((0, y), (n - 1, y + M))) ++ links_by M (fun y => ((0, y + M), (n - 1, y))) ++
    links_by M (fun x => ((x, 0), (x + M, n - 1))) ++ links_by M (fun x => ((x, n - 1), (x + M, 0))))).
  - repeat apply NoDup_app_intro;
      try (apply nodup_links_by; intros i j _ _ H; rewrite !pair_eq in H; lia);
      intros e; rewrite ?in_app_iff, !in_links_by; intros [i [Hi ->]];
      setoid_rewrite pair_eq; setoid_rewrite pair_eq;
      intros H; repeat (destruct H as [H|H]); destruct H as [j H]; lia.
  - intros [[x y] [x' y']]. rewrite !in_app_iff, !in_links_by. simpl. rewrite (ftt_adj n M) by lia.
    unfold left_half. simpl. rewrite <- HM, Z.ltb_lt, Z.ltb_ge. setoid_rewrite pair_eq. setoid_rewrite pair_eq. split.
    + intros H. repeat (destruct H as [H|H]); destruct H as [j [Hj [[-> ->] [-> ->]]]]; unfold ftt_step; lia.
    + intros [[Hx [Hy [Hx' [Hy' H]]]] [Hl Hg]].
      destruct H as [[H|[H|[H|H]]]|[H|[H|[H|H]]]].
      * left. exists y. lia.
      * lia.
      * destruct H as [-> [-> [-> | ->]]]; [right; left; exists y; lia|right; right; left; exists (y + M - n); lia].
      * destruct H as [-> [-> [-> | ->]]]; [right; right; right; left; exists x; lia|lia].
      * lia.
      * lia.
      * lia.
      * destruct H as [-> [-> [-> | ->]]]; [lia|right; right; right; right; exists (x' + M - n); lia].
  - rewrite !app_length, !Nat2Z.inj_add, !length_links_by; lia.
Qed.

Lemma lower_half_cut n : 4 <= n -> n mod 2 = 0 -> cut (FTT n) (lower_half n) (3 * n).
Proof.
  intros Hn He. pose proof (left_half_cut n Hn He) as H.
  apply (count_bijection _ _ (fun e : (Z * Z) * (Z * Z) => (swap (fst e), swap (snd e)))) with (4 := H).
  - intros [u v] [A [B C]]. split; [apply ftt_swap; exact A|]. split; [exact B|exact C].
  - intros [[a b] [c d]] [[a' b'] [c' d']] _ _ E. unfold swap in E. simpl in E. congruence.
  - intros [[a b] [c d]] [A [B C]]. exists ((b, a), (d, c)). split; [|reflexivity].
    split; [apply ftt_swap in A; exact A|]. split; [exact B|exact C].
Qed.

(* FTT paper, section 4, proof of Theorem 2: for even n the cut between the halves,
   along either axis, has 3n links. *)
Theorem straight_cuts n : 4 <= n -> n mod 2 = 0 ->
  balanced (FTT n) (left_half n) /\ cut (FTT n) (left_half n) (3 * n) /\
  balanced (FTT n) (lower_half n) /\ cut (FTT n) (lower_half n) (3 * n).
Proof.
  intros Hn He. split; [apply left_half_balanced; auto|]. split; [apply left_half_cut; auto|].
  split; [apply lower_half_balanced; auto|apply lower_half_cut; auto].
Qed.

(* A better cut: two opposite quadrants against the other two. *)
Definition quadrants (n : Z) (v : Z * Z) : bool := Bool.eqb (fst v <? (n + 1) / 2) (snd v <? n / 2).

Lemma quadrants_true n v : quadrants n v = true <->
  (fst v < (n + 1) / 2 /\ snd v < n / 2) \/ ((n + 1) / 2 <= fst v /\ n / 2 <= snd v).
Proof.
  unfold quadrants. destruct (Z.ltb_spec (fst v) ((n + 1) / 2)), (Z.ltb_spec (snd v) (n / 2)); simpl; split; intros; try lia; try discriminate; auto.
Qed.

Lemma quadrants_false n v : quadrants n v = false <->
  (fst v < (n + 1) / 2 /\ n / 2 <= snd v) \/ ((n + 1) / 2 <= fst v /\ snd v < n / 2).
Proof.
  unfold quadrants. destruct (Z.ltb_spec (fst v) ((n + 1) / 2)), (Z.ltb_spec (snd v) (n / 2)); simpl; split; intros; try lia; try discriminate; auto.
Qed.

Lemma other_half n M : M = n / 2 -> (n + 1) / 2 = n - M.
Proof. intros ->. Z.div_mod_to_equations. lia. Qed.

Lemma quadrants_balanced n : 2 <= n -> balanced (FTT n) (quadrants n).
Proof.
  intros Hn. destruct (half n) as [M [HM Hr]].
  change (Z.of_nat (length (filter (quadrants n) (square n))) = Z.of_nat (length (square n)) / 2).
  rewrite square_length by lia.
  rewrite (filter_count n (fun v => ((0 <= fst v < n - M) /\ (0 <= snd v < M)) \/ ((n - M <= fst v < n) /\ (M <= snd v < n)))
    _ ((n - M - 0) * (M - 0) + (n - (n - M)) * (n - M))).
  - apply Z.div_unique with (n - 2 * M); [lia|]. assert (n = 2 * M \/ n = 2 * M + 1) as [E|E] by lia; rewrite E; ring.
  - intros x y. rewrite quadrants_true, (other_half n M), <- HM by auto. simpl. lia.
  - eapply count_union with (P := fun v : Z * Z => (0 <= fst v < n - M) /\ (0 <= snd v < M))
      (Q := fun v : Z * Z => (n - M <= fst v < n) /\ (M <= snd v < n)).
    + intros; tauto.
    + intros v; lia.
    + apply (count_product (fun x => 0 <= x < n - M) (fun y => 0 <= y < M)); [simpl; tauto| |]; apply count_range; lia.
    + apply (count_product (fun x => n - M <= x < n) (fun y => M <= y < n)); [simpl; tauto| |]; apply count_range; lia.
Qed.

Lemma quadrants_cut n : 3 <= n -> cut (FTT n) (quadrants n) (4 * ((n + 1) / 2)).
Proof.
  intros Hn. destruct (half n) as [M [HM Hr]]. rewrite (other_half n M) by auto.
  assert (exists o, n = 2 * M + o /\ 0 <= o <= 1) as [o [E Ho]] by (exists (n - 2 * M); lia).
  apply (count_list_n _ (
    links_by M (fun y => ((n - M - 1, y), (n - M, y))) ++ links_by (n - M) (fun y => ((n - M, y + M), (n - M - 1, y + M))) ++
    links_by (n - M) (fun x => ((x, M - 1), (x, M))) ++ links_by M (fun x => ((x + (n - M), M), (x + (n - M), M - 1))) ++
    links_by o (fun _ => ((n - 1, 2 * M), (0, M))) ++ links_by o (fun _ => ((0, 0), (M, n - 1))))).
  - repeat apply NoDup_app_intro;
      try (apply nodup_links_by; intros i j Hi Hj H; rewrite !pair_eq in H; lia);
      intros e; rewrite ?in_app_iff, !in_links_by; intros [i [Hi ->]];
      setoid_rewrite pair_eq; setoid_rewrite pair_eq;
      intros H; repeat (destruct H as [H|H]); destruct H as [j H]; lia.
  - intros [[x y] [x' y']]. rewrite !in_app_iff, !in_links_by. simpl. rewrite (ftt_adj n M) by lia.
    rewrite quadrants_true, quadrants_false, (other_half n M), <- HM by auto. simpl.
    setoid_rewrite pair_eq. setoid_rewrite pair_eq. split.
    + intros H. repeat (destruct H as [H|H]); destruct H as [j [Hj [[-> ->] [-> ->]]]]; unfold ftt_step; lia.
    + intros [[Hx [Hy [Hx' [Hy' H]]]] HS].
      destruct H as [[H|[H|[H|H]]]|[H|[H|[H|H]]]].
      * left. exists y. lia.
      * right. right. left. exists x. lia.
      * exfalso. destruct H as [-> [-> [-> | ->]]]; lia.
      * destruct H as [-> [-> [-> | ->]]]; right; right; right; right; right; exists 0; lia.
      * right. left. exists (y - M). lia.
      * right. right. right. left. exists (x - (n - M)). lia.
      * destruct H as [-> [-> [-> | ->]]]; right; right; right; right; left; exists 0; lia.
      * exfalso. destruct H as [-> [-> [-> | ->]]]; lia.
  - rewrite !app_length, !Nat2Z.inj_add, !length_links_by; lia.
Qed.

(* Theorem 2 says 3n. There is a balanced cut of 4 ceil(n/2) links, which is less. *)
Theorem ftt_thm2_bisection_upper n : 4 <= n ->
  exists S, balanced (FTT n) S /\ cut (FTT n) S (4 * ((n + 1) / 2)).
Proof. intros Hn. exists (quadrants n). split; [apply quadrants_balanced|apply quadrants_cut]; lia. Qed.

Theorem ftt_thm2_bisection_refuted n : 4 <= n -> ~ bisection_width (FTT n) (3 * n).
Proof.
  intros Hn [_ H]. destruct (H (quadrants n)) as [c [Hc Hle]]; [apply quadrants_balanced; lia|].
  assert (3 <= n) as H3 by lia. rewrite (cut_unique _ _ _ _ Hc (quadrants_cut n H3)) in Hle.
  rewrite (other_half n (n / 2)) in Hle by auto. destruct (half n) as [M [HM Hr]]. rewrite <- HM in Hle. lia.
Qed.

(* Table 1 says 6k for FTT(2k). *)
Theorem ftt_t1_ftt_bisection_refuted k : 2 <= k -> ~ bisection_width (FTT (2 * k)) (6 * k).
Proof. intros Hk. replace (6 * k) with (3 * (2 * k)) by lia. apply ftt_thm2_bisection_refuted. lia. Qed.
