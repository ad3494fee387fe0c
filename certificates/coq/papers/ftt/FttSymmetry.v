(* What symmetry FTT(n) has, and what it has not. *)

From Coq Require Import ZArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk Square Ftt FttCut.
Import ListNotations.
Open Scope Z_scope.

(* Two vertices with a common neighbour. *)
Definition two_hops (g : graph) (u v : vertex g) : Prop := exists w, adj g u w /\ adj g w v.

Lemma two_hops_automorphism g f u v : automorphism g f -> two_hops g u v -> two_hops g (f u) (f v).
Proof.
  intros [_ H] [w [A B]]. pose proof (adj_left A). pose proof (adj_right A). pose proof (adj_right B).
  exists (f w). split; [apply (H u w)|apply (H w v)]; assumption.
Qed.

(* In the middle there are 8 vertices with a common neighbour. *)
Lemma middle_two_hops n x y : 5 <= n -> two_hops (FTT n) (2, 2) (x, y) -> (2, 2) <> (x, y) ->
  In (x, y) [(0, 2); (4, 2); (2, 0); (2, 4); (1, 1); (1, 3); (3, 1); (3, 3)].
Proof.
  intros Hn [[a b] [A B]] Hd. destruct (half n) as [M [HM Hr]].
  assert ((a, b) = (1, 2) \/ (a, b) = (3, 2) \/ (a, b) = (2, 1) \/ (a, b) = (2, 3)) as K.
  { apply (ftt_adj n M) in A; [|auto|lia]. rewrite !pair_eq. unfold ftt_step in A. clear B. lia. }
  assert (~ (2 = x /\ 2 = y)) as Hd' by (rewrite pair_eq in Hd; exact Hd). clear A Hd.
  simpl. rewrite !pair_eq.
  destruct K as [K|[K|[K|K]]]; rewrite pair_eq in K; destruct K as [-> ->];
    apply (ftt_adj n M) in B; try lia; destruct B as [_ [_ [Hx [Hy B]]]]; unfold ftt_step in B;
    destruct B as [[B|[B|[B|B]]]|[B|[B|[B|B]]]]; first [exfalso; clear - HM Hr Hn B Hd' Hx Hy; lia | clear HM Hr Hn Hx Hy; one_of].
Qed.

(* FTT paper, abstract and section 8, "regular" taken for vertex-transitive: it is
   not. The corner (0,0) has 9 vertices with a common neighbour, (2,2) has 8. *)
Theorem not_transitive n : 5 <= n -> ~ vertex_transitive (FTT n).
Proof.
  intros Hn HT. destruct (half n) as [M [HM Hr]].
  assert (forall x y, is_vertex (FTT n) (x, y) <-> 0 <= x < n /\ 0 <= y < n) as V by (intros; apply grid_vertex).
  destruct (HT (0, 0) (2, 2)) as [f [Hf E]]; [apply V; lia|apply V; lia|].
  set (l := [(2, 0); (1, 1); (M + 1, n - 1); (0, 2); (n - 1, M + 1); (n - 2, M); (n - 1, M - 1); (M, n - 2); (M - 1, n - 1)] : list (Z * Z)).
  assert (NoDup l) as Nl.
  { unfold l. repeat (constructor; [simpl; rewrite ?pair_eq; lia|]). constructor. }
  assert (forall v, In v l -> is_vertex (FTT n) v /\ v <> (0, 0) /\ two_hops (FTT n) (0, 0) v) as Hl.
  { assert (forall x y a b, ftt_step n M 0 0 a b -> 0 <= a < n /\ 0 <= b < n -> 0 <= x < n /\ 0 <= y < n ->
      ~ (x = 0 /\ y = 0) -> ftt_step n M a b x y \/ ftt_step n M x y a b ->
      is_vertex (FTT n) (x, y) /\ (x, y) <> (0, 0) /\ two_hops (FTT n) (0, 0) (x, y)) as K.
    { intros x y a b H1 [Ha Hb] [Hx Hy] Hne H2. split; [apply V; lia|]. split; [rewrite pair_eq; auto|].
      exists (a, b). split; apply (ftt_adj n M); auto; repeat split; auto; lia. }
    intros [x y] H. unfold l in H. simpl in H. unfold ftt_step in K.
    destruct H as [H|[H|[H|[H|[H|[H|[H|[H|[H|[]]]]]]]]]]; rewrite pair_eq in H; destruct H as [<- <-].
    - apply (K _ _ 1 0); lia.
    - apply (K _ _ 1 0); lia.
    - apply (K _ _ M (n - 1)); lia.
    - apply (K _ _ 0 1); lia.
    - apply (K _ _ (n - 1) M); lia.
    - apply (K _ _ (n - 1) M); lia.
    - apply (K _ _ (n - 1) M); lia.
    - apply (K _ _ M (n - 1)); lia.
    - apply (K _ _ M (n - 1)); lia. }
  assert (NoDup (map f l)) as Nf.
  { apply NoDup_map_inj; [|exact Nl]. intros u v Hu Hv. apply Hl in Hu, Hv.
    apply (automorphism_injective (FTT n) f u v); try tauto. apply ftt_proper. lia. }
  pose proof (@NoDup_incl_length _ _ ([(0, 2); (4, 2); (2, 0); (2, 4); (1, 1); (1, 3); (3, 1); (3, 3)] : list (Z * Z)) Nf) as L.
  assert (length (map f l) <= 8)%nat; [|rewrite map_length in *; simpl in *; lia].
  apply L. intros v Hv. apply in_map_iff in Hv. destruct Hv as [u [<- Hu]]. apply Hl in Hu. destruct Hu as [U1 [U2 U3]].
  apply (two_hops_automorphism _ f) in U3; [|exact Hf]. rewrite E in U3.
  assert ((2, 2) <> f u) as U4.
  { intros H. apply U2. symmetry. apply (automorphism_injective (FTT n) f); auto; [apply ftt_proper; lia|apply V; lia|congruence]. }
  destruct (f u) as [x y]. apply (middle_two_hops n); auto.
Qed.

(* Section 3, "Mid = [n/2]": the network with another shift. *)
Definition FTTMid (n mid : Z) : graph := grid n (fun u v => mesh_link u v \/
  let (x, y) := u in let (x', y') := v in
  x = 0 /\ x' = n - 1 /\ y' = (y + mid) mod n \/
  y = 0 /\ y' = n - 1 /\ x' = (x + mid) mod n).

Lemma mid_adj n m x y x' y' : 0 < m < n -> adj (FTTMid n m) (x, y) (x', y') <->
  (0 <= x < n /\ 0 <= y < n /\ 0 <= x' < n /\ 0 <= y' < n) /\
  (x <> x' \/ y <> y') /\ (ftt_step n m x y x' y' \/ ftt_step n m x' y' x y).
Proof.
  intros Hm. unfold FTTMid. rewrite grid_adj.
  assert (forall a, 0 <= a < n -> (a + m) mod n = if Z_lt_dec a (n - m) then a + m else a + m - n) as S.
  { intros a Ha. destruct (Z_lt_dec a (n - m)); [apply mod_same|apply mod_down]; lia. }
  assert (forall a b c d, 0 <= a < n -> 0 <= b < n -> 0 <= c < n -> 0 <= d < n ->
    (mesh_link (a, b) (c, d) \/ a = 0 /\ c = n - 1 /\ d = (b + m) mod n \/ b = 0 /\ d = n - 1 /\ c = (a + m) mod n)
    <-> ftt_step n m a b c d) as K.
  { intros a b c d Ha Hb Hc Hd. unfold mesh_link, ftt_step. rewrite !S by auto.
    destruct (Z_lt_dec b (n - m)), (Z_lt_dec a (n - m)); intuition lia. }
  split.
  - intros [[A B] [[C D] [N H]]]. rewrite !K in H by auto. tauto.
  - intros [[A [B [C D]]] [N H]]. rewrite !K by auto. tauto.
Qed.

(* One link, in the mirror. *)
Lemma step_mirror n m x y x' y' : ftt_step n m x y x' y' ->
  ftt_step n (n - m) (n - 1 - x) y (n - 1 - x') y' \/ ftt_step n (n - m) (n - 1 - x') y' (n - 1 - x) y.
Proof.
  unfold ftt_step. intros [H|[H|[H|H]]].
  - right. left. lia.
  - left. right. left. lia.
  - right. right. right. left. lia.
  - left. right. right. right. lia.
Qed.

(* The floor and the ceiling of n/2 give different links for odd n, but the mirror
   image in x takes one network to the other. *)
Theorem ftt_def_mid_correction n : 4 <= n ->
  let mirror := fun v : Z * Z => (n - 1 - fst v, snd v) in
  Permutation (map mirror (vertices (FTTMid n (n / 2)))) (vertices (FTTMid n ((n + 1) / 2))) /\
  (forall u v, adj (FTTMid n (n / 2)) u v <-> adj (FTTMid n ((n + 1) / 2)) (mirror u) (mirror v)).
Proof.
  intros Hn mirror. split.
  - apply NoDup_Permutation.
    + apply NoDup_map_inj; [|apply NoDup_list_prod; apply NoDup_zrange].
      intros [a b] [c d] _ _. unfold mirror. simpl. rewrite !pair_eq. lia.
    + apply NoDup_list_prod; apply NoDup_zrange.
    + intros [x y]. change (In (x, y) (map mirror (square n)) <-> In (x, y) (square n)).
      rewrite in_map_iff, in_square. split.
      * intros [[a b] [H I]]. rewrite in_square in I. unfold mirror in H. simpl in H. rewrite pair_eq in H. lia.
      * intros H. exists (n - 1 - x, y). unfold mirror. simpl. rewrite in_square, pair_eq. lia.
  - destruct (half n) as [M [HM Hr]]. rewrite (other_half n M), <- HM by auto.
    intros [x y] [x' y']. unfold mirror. simpl. rewrite !mid_adj by lia.
    split; intros [R [N H]]; (split; [clear H; lia|]); (split; [clear H; lia|]).
    + destruct H as [H|H]; apply step_mirror in H; tauto.
    + destruct H as [H|H]; apply step_mirror in H; replace (n - (n - M)) with M in H by lia;
        replace (n - 1 - (n - 1 - x)) with x in H by lia; replace (n - 1 - (n - 1 - x')) with x' in H by lia; tauto.
Qed.

Theorem ftt_def_mid_refuted n : 4 <= n -> n mod 2 = 1 ->
  exists u v, adj (FTTMid n (n / 2)) u v /\ ~ adj (FTTMid n ((n + 1) / 2)) u v.
Proof.
  intros Hn Ho. destruct (half n) as [M [HM Hr]].
  assert (n = 2 * M + 1) as E by (pose proof (Z.div_mod n 2); lia).
  exists (0, 0), (n - 1, M). rewrite (other_half n M), <- HM by auto. rewrite !mid_adj by lia. unfold ftt_step. lia.
Qed.
