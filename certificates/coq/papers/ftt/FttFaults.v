(* FTT(n) with one link or one vertex out of order. *)

From Coq Require Import ZArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk Square Ftt FttCut.
Import ListNotations.
Open Scope Z_scope.

(* The n by n network FTT(n) without the vertex w. *)
Definition ftt_without_vertex (n : Z) (w : Z * Z) : graph := Graph (Z * Z)
  (filter (fun v => negb ((fst v =? fst w) && (snd v =? snd w))) (square n)) (link (FTT n)).

(* Around the link: up to its first use, a detour, and on from its last use. *)
Lemma around_link g a b k : (forall u v : vertex g, decided (u = v)) -> 1 <= k ->
  walk (without_link g a b) a b k ->
  forall u v d, walk g u v d -> exists e, walk (without_link g a b) u v e /\ e <= d + (k - 1).
Proof.
  intros D Hk W u v d H.
  assert (walk (without_link g a b) u v d \/
    exists i j x y, (x = a \/ x = b) /\ (y = a \/ y = b) /\ walk (without_link g a b) u x i /\
      walk (without_link g a b) y v j /\ i + 1 + j <= d) as K.
  { induction H as [v V|u w v d A H IH].
    - left. constructor. exact V.
    - assert (decided ((u = a /\ w = b) \/ (u = b /\ w = a))) as [L|L].
      { apply decided_or; apply decided_and; auto. }
      + right. assert (is_vertex (without_link g a b) u) as U by (exact (adj_left A)).
        destruct IH as [IH|[i [j [x [y [X [Y [W1 [W2 L2]]]]]]]]].
        * exists 0, d, u, w. split; [tauto|]. split; [tauto|]. split; [constructor; exact U|]. split; [exact IH|lia].
        * exists 0, j, u, y. split; [tauto|]. split; [tauto|]. split; [constructor; exact U|]. split; [exact W2|].
          apply walk_nonneg in W1. lia.
      + assert (adj (without_link g a b) u w) as A' by (apply without_link_adj; tauto).
        destruct IH as [IH|[i [j [x [y [X [Y [W1 [W2 L2]]]]]]]]].
        * left. econstructor; eauto.
        * right. exists (i + 1), j, x, y. split; [auto|]. split; [auto|]. split; [econstructor; eauto|]. split; [auto|lia]. }
  destruct K as [K|[i [j [x [y [X [Y [W1 [W2 L]]]]]]]]]; [exists d; split; [exact K|lia]|].
  assert (x = y \/ x = a /\ y = b \/ x = b /\ y = a) as C.
  { destruct X as [->| ->], Y as [->| ->]; auto. }
  destruct C as [->|[[-> ->]|[-> ->]]].
  - exists (i + j). split; [eapply walk_app; eauto|lia].
  - exists (i + k + j). split; [eapply walk_app; [eapply walk_app; eauto|exact W2]|lia].
  - exists (i + k + j). split; [eapply walk_app; [eapply walk_app; [exact W1|apply walk_rev, W]|exact W2]|lia].
Qed.

Lemma detour_by g a b p q : adj g a p -> adj g p q -> adj g q b -> p <> b -> q <> a ->
  walk (without_link g a b) a b 3.
Proof.
  intros A B C Hp Hq. pose proof (adj_differ A). pose proof (adj_differ C).
  apply walk_cast with (1 + (1 + 1)); [|lia].
  apply (walk_app (without_link g a b) a p b); [apply walk_one, without_link_adj; split; [exact A|split; intros [E1 E2]; congruence]|].
  apply (walk_app (without_link g a b) p q b); apply walk_one, without_link_adj.
  - split; [exact B|]. split; intros [E1 E2]; congruence.
  - split; [exact C|]. split; intros [E1 E2]; congruence.
Qed.

(* Every link of FTT(n) lies on a cycle of four. *)
Lemma ftt_detour n M x y x' y' : M = n / 2 -> 4 <= n ->
  0 <= x < n -> 0 <= y < n -> 0 <= x' < n -> 0 <= y' < n -> ftt_step n M x y x' y' ->
  walk (without_link (FTT n) (x, y) (x', y')) (x, y) (x', y') 3.
Proof.
  intros HM Hn Hx Hy Hx' Hy' H. destruct (half n) as [m [Hm Hr]]. rewrite <- HM in Hm. subst m.
  assert (forall a b c d, 0 <= a < n -> 0 <= b < n -> 0 <= c < n -> 0 <= d < n ->
    ftt_step n M a b c d -> adj (FTT n) (a, b) (c, d)) as A.
  { intros a b c d Ha Hb Hcc Hd St. apply (ftt_adj n M); [exact HM|lia|]. auto 10. }
  assert (forall a b c d : Z, a <> c \/ b <> d -> (a, b) <> (c, d)) as N by (intros a b c d H0 E; injection E; lia).
  unfold ftt_step in H. destruct H as [[-> ->]|[[-> ->]|[[-> [-> H]]|[-> [-> H]]]]].
  - assert (exists z, 0 <= z < n /\ (z = y + 1 \/ y = z + 1)) as [z [Hz Z]].
    { destruct (Z_lt_dec y (n - 1)); [exists (y + 1)|exists (y - 1)]; lia. }
    apply detour_by with (x, z) (x + 1, z); try (apply N; lia).
    + destruct Z; [apply A|apply adj_sym, A]; try lia; unfold ftt_step; lia.
    + apply A; try lia. unfold ftt_step. lia.
    + destruct Z; [apply adj_sym, A|apply A]; try lia; unfold ftt_step; lia.
  - assert (exists z, 0 <= z < n /\ (z = x + 1 \/ x = z + 1)) as [z [Hz Z]].
    { destruct (Z_lt_dec x (n - 1)); [exists (x + 1)|exists (x - 1)]; lia. }
    apply detour_by with (z, y) (z, y + 1); try (apply N; lia).
    + destruct Z; [apply A|apply adj_sym, A]; try lia; unfold ftt_step; lia.
    + apply A; try lia. unfold ftt_step. lia.
    + destruct Z; [apply adj_sym, A|apply A]; try lia; unfold ftt_step; lia.
  - assert (exists z t, 0 <= z < n /\ 0 <= t < n /\ (t = z + M \/ t = z + M - n) /\ (z = y + 1 /\ t = y' + 1 \/ y = z + 1 /\ y' = t + 1)) as [z [t [Hz [Ht [E Z]]]]].
    { destruct H as [-> | ->].
      - destruct (Z_lt_dec (y + 1) (n - M)); [exists (y + 1), (y + 1 + M)|exists (y - 1), (y - 1 + M)]; lia.
      - destruct (Z_lt_dec (y + 1) n); [exists (y + 1), (y + 1 + M - n)|exists (y - 1), (y - 1 + M - n)]; lia. }
    apply detour_by with (0, z) (n - 1, t); try (apply N; lia).
    + destruct Z; [apply A|apply adj_sym, A]; try lia; unfold ftt_step; lia.
    + apply A; try lia. unfold ftt_step. lia.
    + destruct Z; [apply adj_sym, A|apply A]; try lia; unfold ftt_step; lia.
  - assert (exists z t, 0 <= z < n /\ 0 <= t < n /\ (t = z + M \/ t = z + M - n) /\ (z = x + 1 /\ t = x' + 1 \/ x = z + 1 /\ x' = t + 1)) as [z [t [Hz [Ht [E Z]]]]].
    { destruct H as [-> | ->].
      - destruct (Z_lt_dec (x + 1) (n - M)); [exists (x + 1), (x + 1 + M)|exists (x - 1), (x - 1 + M)]; lia.
      - destruct (Z_lt_dec (x + 1) n); [exists (x + 1), (x + 1 + M - n)|exists (x - 1), (x - 1 + M - n)]; lia. }
    apply detour_by with (z, 0) (t, n - 1); try (apply N; lia).
    + destruct Z; [apply A|apply adj_sym, A]; try lia; unfold ftt_step; lia.
    + apply A; try lia. unfold ftt_step. lia.
    + destruct Z; [apply adj_sym, A|apply A]; try lia; unfold ftt_step; lia.
Qed.

Lemma without_link_swap g a b u v d : walk (without_link g a b) u v d -> walk (without_link g b a) u v d.
Proof.
  induction 1 as [v V|u w v d A H IH]; [constructor; exact V|]. econstructor; [|exact IH].
  apply without_link_adj in A. apply without_link_adj. tauto.
Qed.

(* FTT paper, section 5.B: without any one link, any two vertices are joined, in at
   most 2 hops more than before. *)
Theorem ftt_single_link_fault_detour n : 4 <= n -> forall a b, adj (FTT n) a b ->
  forall u v d, dist (FTT n) u v d -> exists e, dist (without_link (FTT n) a b) u v e /\ e <= d + 2.
Proof.
  intros Hn a b Hab u v d [W _]. destruct (ftt_decidable n) as [De Dl].
  assert (walk (without_link (FTT n) a b) a b 3) as K.
  { destruct a as [x y], b as [x' y']. apply (ftt_adj n (n / 2)) in Hab; [|auto|lia].
    destruct Hab as [Hx [Hy [Hx' [Hy' [H|H]]]]].
    - apply (ftt_detour n (n / 2)); auto.
    - apply walk_rev, without_link_swap, (ftt_detour n (n / 2)); auto. }
  destruct (around_link (FTT n) a b 3 De ltac:(lia) K u v d W) as [e [We Le]].
  destruct (dist_exists (without_link (FTT n) a b) u v e) as [f [Df Lf]].
  - split; [exact De|]. intros p q. simpl. apply decided_and; [apply decided_adj; split; auto|].
    apply decided_and; apply decided_not; apply decided_and; apply De.
  - exact We.
  - exists f. split; [exact Df|lia].
Qed.

(* Section 5.B: without any one vertex, any two others are joined. *)
Theorem ftt_single_node_fault_detour n : 4 <= n -> forall w, is_vertex (FTT n) w -> connected (ftt_without_vertex n w).
Proof.
  intros Hn [a b] Hw. apply grid_vertex in Hw. set (g := ftt_without_vertex n (a, b)).
  assert (forall x y, is_vertex g (x, y) <-> 0 <= x < n /\ 0 <= y < n /\ (x <> a \/ y <> b)) as V.
  { intros x y. unfold is_vertex, g. simpl. rewrite filter_In, in_square. simpl.
    destruct (Z.eqb_spec x a), (Z.eqb_spec y b); simpl; split; intros; try lia; repeat split; try lia; try discriminate; intuition. }
  assert (forall x y x' y', is_vertex g (x, y) -> is_vertex g (x', y') -> mesh_link (x, y) (x', y') -> adj g (x, y) (x', y')) as A.
  { intros x y x' y' H1 H2 H3. split; [exact H1|]. split; [exact H2|]. split; [|left; left; exact H3].
    intros E. injection E. unfold mesh_link in H3. lia. }
  assert (forall y, 0 <= y < n -> y <> b -> forall x x', 0 <= x < n -> 0 <= x' < n -> exists d, walk g (x, y) (x', y) d) as LX.
  { intros y Hy Hyb. assert (forall x x', 0 <= x -> x <= x' -> x' < n -> walk g (x, y) (x', y) (x' - x)) as L.
    { intros x x' H1 H2 H3. apply (walk_along g (fun i => (i, y))); [lia|apply V; lia|].
      intros i Hi. apply A; [apply V; lia|apply V; lia|left; auto]. }
    intros x x' Hx Hx'. destruct (Z_le_dec x x'); [|]; eexists; [|apply walk_rev]; apply L; lia. }
  assert (forall x, 0 <= x < n -> x <> a -> forall y y', 0 <= y < n -> 0 <= y' < n -> exists d, walk g (x, y) (x, y') d) as LY.
  { intros x Hx Hxa. assert (forall y y', 0 <= y -> y <= y' -> y' < n -> walk g (x, y) (x, y') (y' - y)) as L.
    { intros y y' H1 H2 H3. apply (walk_along g (fun i => (x, i))); [lia|apply V; lia|].
      intros i Hi. apply A; [apply V; lia|apply V; lia|right; auto]. }
    intros y y' Hy Hy'. destruct (Z_le_dec y y'); [|]; eexists; [|apply walk_rev]; apply L; lia. }
  assert (exists x0 c, 0 <= x0 < n /\ 0 <= c < n /\ x0 <> a /\ c <> b) as [x0 [c [Hx0 [Hc [N1 N2]]]]].
  { destruct (Z.eq_dec a 0), (Z.eq_dec b 0); [exists 1, 1|exists 1, 0|exists 0, 1|exists 0, 0]; lia. }
  assert (forall u, is_vertex g u -> exists d, walk g u (x0, c) d) as K.
  { intros [x y] Hu. apply V in Hu. destruct (Z.eq_dec x a) as [->|Nx].
    - destruct (LX y ltac:(lia) ltac:(lia) a x0 ltac:(lia) ltac:(lia)) as [d W1].
      destruct (LY x0 ltac:(lia) ltac:(lia) y c ltac:(lia) ltac:(lia)) as [e W2]. exists (d + e). eapply walk_app; eauto.
    - destruct (LY x ltac:(lia) Nx y c ltac:(lia) ltac:(lia)) as [d W1].
      destruct (LX c ltac:(lia) N2 x x0 ltac:(lia) ltac:(lia)) as [e W2]. exists (d + e). eapply walk_app; eauto. }
  intros u v Hu Hv. destruct (K u Hu) as [d Hd]. destruct (K v Hv) as [e He].
  exists (d + e). eapply walk_app; [exact Hd|apply walk_rev; exact He].
Qed.

(* Two hops more are needed for some link: the ends of it have no common neighbour. *)
Theorem ftt_single_link_fault_worst n : 4 <= n ->
  exists a b, adj (FTT n) a b /\ dist (without_link (FTT n) a b) a b 3.
Proof.
  intros Hn. exists (1, 1), (2, 1). assert (adj (FTT n) (1, 1) (2, 1)) as A by (apply ftt_mesh, mesh_adj; lia).
  split; [exact A|].
  assert (forall x, (x = 1 \/ x = 2) -> forall v, adj (FTT n) (x, 1) v -> v = (x + 1, 1) \/ v = (x - 1, 1) \/ v = (x, 2) \/ v = (x, 0)) as N.
  { intros x X v H. apply ftt_neighbours in H; [|auto]. destruct H as [_ H]. unfold ftt_right, ftt_left, swap in H. simpl in H.
    repeat match type of H with context [Z_lt_dec ?p ?q] => destruct (Z_lt_dec p q); try lia end.
    all: simpl in H; tauto. }
  assert (walk (without_link (FTT n) (1, 1) (2, 1)) (1, 1) (2, 1) 3) as W.
  { apply (ftt_detour n (n / 2)); auto; try lia. left. lia. }
  split; [exact W|]. intros e E. destruct (Z_le_dec 3 e) as [|H]; [auto|exfalso].
  pose proof (walk_nonneg _ _ _ _ E). destruct (Z.eq_dec e 0) as [->|N0]; [apply walk_zero in E; discriminate|].
  apply walk_first in E; [|auto]. destruct E as (w & B & E). apply without_link_adj in B. destruct B as (B & C & _).
  destruct (Z.eq_dec e 1) as [->|N1]; [apply walk_zero in E; tauto|].
  apply walk_first in E; [|lia]. destruct E as (w' & B' & E). replace (e - 1 - 1) with 0 in E by lia. apply walk_zero in E. subst w'.
  apply without_link_adj in B'. destruct B' as (B' & _). apply adj_sym in B'.
  apply N in B; [|auto]. apply N in B'; [|auto]. simpl in B, B'.
  destruct B as [->|[->|[->| ->]]]; destruct B' as [D|[D|[D|D]]]; try (injection D; lia); try (apply C; auto; fail).
Qed.
