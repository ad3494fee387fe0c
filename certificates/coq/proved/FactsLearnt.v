(* What statements tell of what formulas ask. *)

From Coq Require Import ZArith QArith Qround List String Bool Lia Uint63.
From Topocert Require Import Graph Walk Girth Numbered CheckGraph Text NetworkName NetworkSame NetworkTable Statement.
From Topocert Require Import CheckCut Messages FactsUnique FactsCounted Automorphisms FaultsSays HamiltonSays MapsSays MatchingSays MetricSays RoundsSays SpectraSays SymmetrySays TrafficSays TrafficShown SpectraShown TreesSays WidthSays.
From Topocert Require Import FormulaSays FormulaShown FactsWords ContainsWord WordFacts.
Import ListNotations.
Open Scope Z_scope.

(* ---------- Facts have one value ---------- *)

Lemma eccentricity_unique (g : graph) v d e : eccentricity g v d -> eccentricity g v e -> d = e.
Proof.
  assert (H : forall d e, eccentricity g v d -> eccentricity g v e -> d <= e).
  { intros a b [_ (u & U)] [B _]; destruct (B u) as (c & C & L); [destruct U as [W _]; apply (walk_right _ _ _ _ W)|].
    rewrite (dist_unique g v u a c U C); exact L. }
  intros A B; pose proof (H d e A B); pose proof (H e d B A); lia.
Qed.

Lemma radius_unique (g : graph) d e : radius g d -> radius g e -> d = e.
Proof.
  assert (H : forall d e, radius g d -> radius g e -> d <= e).
  { intros a b [_ A] [(v & V & B) _]; destruct (A v V) as (c & C & L); rewrite (eccentricity_unique g v b c B C); exact L. }
  intros A B; pose proof (H d e A B); pose proof (H e d B A); lia.
Qed.

Lemma distance_sum_unique (g : graph) d e : distance_sum g d -> distance_sum g e -> d = e.
Proof.
  intros (f & F & <-) (h & K & <-); apply sum_over_ext; intros u U; apply sum_over_ext; intros v V.
  apply (dist_unique g u v); [apply F | apply K]; assumption.
Qed.

Lemma girth_unique (g : graph) m n : girth g m -> girth g n -> m = n.
Proof.
  assert (H : forall m n, girth g m -> girth g n -> m <= n).
  { intros a b [_ A] [(u & l & C & <-) _]; apply A, C. }
  intros A B; pose proof (H m n A B); pose proof (H n m B A); lia.
Qed.

Lemma dist_reach (g : graph) u v d : dist g u v d -> ~ out_of_reach g u v.
Proof. intros [W _] O; exact (O d W). Qed.

Lemma joined_here (g : graph) : (forall u v, is_vertex g u -> is_vertex g v -> exists d, walk g u v d) -> ~ not_connected g.
Proof. intros C (u & v & U & V & O); destruct (C u v U V) as (d & W); exact (O d W). Qed.

Lemma diameter_joined (g : graph) d : diameter g d -> ~ not_connected g.
Proof. intros [A _]; apply joined_here; intros u v U V; destruct (A u v U V) as (x & [W _] & _); exists x; exact W. Qed.

Lemma radius_joined (g : graph) d : radius g d -> ~ not_connected g.
Proof.
  intros [_ A]; apply joined_here; intros u v U V; destruct (A u U) as (e & [B _] & _); destruct (B v V) as (x & [W _] & _); exists x; exact W.
Qed.

Lemma distance_sum_joined (g : graph) s : distance_sum g s -> ~ not_connected g.
Proof. intros (d & D & _); apply joined_here; intros u v U V; destruct (D u v U V) as [W _]; eexists; exact W. Qed.

(* Lists of numbers of vertices by distance, with none after their ends. *)
Lemma same_counts (h k : list Z) : h <> [] -> k <> [] -> 0 < last h 0 -> 0 < last k 0 ->
  (forall i, nth i h 0 = nth i k 0) -> h = k.
Proof.
  intros H K A B E.
  assert (L : forall (l : list Z), l <> [] -> last l 0 = nth (List.length l - 1) l 0).
  { clear; induction l as [|a l IH]; intros N; [congruence|]; destruct l as [|b l]; [reflexivity|].
    change (last (a :: b :: l) 0) with (last (b :: l) 0); rewrite IH by discriminate; simpl; rewrite Nat.sub_0_r; reflexivity. }
  assert (M : forall l m : list Z, l <> [] -> 0 < last l 0 -> (forall i, nth i l 0 = nth i m 0) -> (List.length l <= List.length m)%nat).
  { intros l m N P F; rewrite (L l N), F in P; destruct (Nat.lt_ge_cases (List.length l - 1) (List.length m)) as [Q|Q]; [destruct l; [congruence | simpl in *; lia]|].
    rewrite nth_overflow in P by exact Q; lia. }
  apply nth_ext with (d := 0) (d' := 0); [|intros n _; apply E].
  apply Nat.le_antisymm; apply M; auto; intros i; symmetry; apply E.
Qed.

(* What is said of a graph's table: all but words. *)
Definition of_graphs (f : fact) : Prop := match f with Word_ _ => False | _ => True end.

Lemma so_graph n f : of_graphs f -> so n f <-> exists P, network_table n = Some P /\ stands (network_graph n) P /\ says n P f.
Proof. destruct f; try (intros _; reflexivity); intros []. Qed.

Lemma so_both n f f' : so n f -> so n f' -> of_graphs f -> of_graphs f' -> exists P, good_plain P /\ stands (network_graph n) P /\ says n P f /\ says n P f'.
Proof.
  intros A B F F'; apply (so_graph n f F) in A; apply (so_graph n f' F') in B; destruct A as (P & T & S & A), B as (P' & T' & _ & B); rewrite T in T'; injection T' as <-.
  exists P; split; [apply (stands_good _ _ S)|]; split; [exact S|]; split; assumption.
Qed.

Definition extended_value (e : extended) : value := match e with Finite z => whole_number z | Infinite => Endless end.

Lemma extended_worth (P : extended -> Prop) e : P e -> extended_of P (extended_value e).
Proof. destruct e; intros H; [left; eexists; split; [reflexivity | exact H] | right; split; [reflexivity | exact H]]. Qed.

Lemma extended_once (P : extended -> Prop) x y : (forall a b, P a -> P b -> a = b) -> extended_of P x -> extended_of P y -> x = y.
Proof.
  intros U X Y.
  assert (E : forall x, extended_of P x -> exists e, x = extended_value e /\ P e).
  { intros z [(a & -> & A)|[-> A]]; [exists (Finite a) | exists Infinite]; split; auto. }
  destruct (E x X) as (a & -> & A), (E y Y) as (b & -> & B); rewrite (U a b A B); reflexivity.
Qed.

Lemma number_once (P : Z -> Prop) x y : (forall a b, P a -> P b -> a = b) -> number_of P x -> number_of P y -> x = y.
Proof. intros U (a & -> & A) (b & -> & B); rewrite (U a b A B); reflexivity. Qed.

Lemma counts_once (g : graph) s h k : metric_says g (DistancesAre s h) -> metric_says g (DistancesAre s k) -> h = k.
Proof.
  intros (N & L & v & V & C) (N' & L' & w & W & C'); rewrite (numbered_once _ _ _ _ W V) in C'; apply same_counts; auto; intros i.
  specialize (C (Z.of_nat i) (Nat2Z.is_nonneg i)); specialize (C' (Z.of_nat i) (Nat2Z.is_nonneg i)); rewrite Nat2Z.id in C, C'.
  apply (count_unique _ _ _ C C').
Qed.

Lemma distances_once n s h k : so n (Metric (DistancesAre s h)) -> so n (Metric (DistancesAre s k)) -> h = k.
Proof. intros A B; destruct (so_both _ _ _ A B I I) as (P & _ & _ & X & Y); apply (counts_once _ _ _ _ X Y). Qed.

Ltac both_so := intros a b A B; destruct (so_both _ _ _ A B I I) as (P & W & S & X & Y); clear A B; simpl in X, Y.

(* ---------- Bounds ---------- *)

Lemma width_bounds (g : graph) a b : width_at_least g a -> width_at_most g b -> a <= b.
Proof. intros L (S & B & c & C & X); destruct (L S B) as (d & D & Y); rewrite (cut_unique g S c d C D) in X; lia. Qed.

Lemma within_more (g : graph) model v a b : broadcast_within g model v a -> a <= b -> broadcast_within g model v b.
Proof. intros (l & L & R) B; exists l; split; [lia | exact R]. Qed.

Lemma alltoall_more (g : graph) model a b : alltoall_within g model a -> a <= b -> alltoall_within g model b.
Proof. intros (l & L & R) B; exists l; split; [lia | exact R]. Qed.

Lemma bounds_in_order n q a b : lower n q a -> upper n q b -> a <= b.
Proof.
  destruct q; simpl; try contradiction; try (intros A B; destruct (so_both _ _ _ A B I I) as (P & W & _ & X & Y); simpl in X, Y).
  - intros (m & L & A) B; destruct (so_both _ _ _ A B I I) as (P & _ & _ & [_ X] & u & l & C & Y); specialize (X u l C); lia.
  - apply (width_bounds _ _ _ X Y).
  - destruct X as (v & V & X), Y as (w & V' & Y); rewrite (numbered_once _ _ _ _ V' V) in Y.
    destruct (Z_le_gt_dec a b) as [L|L]; [exact L|]; destruct X; apply (within_more _ _ _ b); [exact Y | lia].
  - destruct X as (v & V & X); destruct (Z_le_gt_dec a b) as [L|L]; [exact L|]; destruct X; apply (within_more _ _ _ b); [apply Y, V | lia].
  - destruct (Z_le_gt_dec a b) as [L|L]; [exact L|]; destruct X; apply (alltoall_more _ _ b); [exact Y | lia].
  - apply (vertex_connectivity_order P _ _ X Y).
  - apply (edge_connectivity_order P _ _ X Y).
  - apply (disjoint_paths_order P _ _ _ _ X Y).
  - apply (cluster_order P _ _ _ X Y).
  - destruct X as (L & M & X); specialize (Y L M); lia.
  - destruct X as (V & E & F & X); specialize (Y V E F); lia.
  - intros A (m & L & B); destruct (so_both _ _ _ A B I I) as (P & _ & _ & (k & K & X) & Y); pose proof (automorphisms_order (Numbers P) k m X Y); lia.
  - apply X, Y.
Qed.

Lemma so_on n f f' : so n f -> of_graphs f -> of_graphs f' -> (forall P, good_plain P -> says n P f -> says n P f') -> so n f'.
Proof.
  intros A F F' H; apply (so_graph n f F) in A; apply (so_graph n f' F'); destruct A as (P & T & S & A).
  exists P; split; [exact T|]; split; [exact S|]; apply H; [apply (stands_good _ _ S) | exact A].
Qed.

Lemma not_below (g : graph) (S : vertex g -> bool) w : cut g S w -> 0 <= w.
Proof. intros (l & _ & <-); lia. Qed.

Lemma width_exists_upper n z : so n (Width (WidthAtMost z)) -> ~ ~ exists z, so n (Width (WidthAtMost z)) /\ so n (Width (WidthAtLeast z)).
Proof.
  intros (P & T & S & A); assert (W := stands_good _ _ S).
  assert (H := least_exists (width_at_most (Numbers P)) (width_at_least (Numbers P))).
  intros N; apply (H) with (b := z); [| |exact A|].
  - intros y M K; apply K; intros X B; exists (cut_links P X); assert (C := cut_links_spec P X W); split; [exact C|].
    destruct (Z_le_gt_dec y (cut_links P X)) as [L|L]; [exact L|]; destruct M; exists X; split; [exact B|]; exists (cut_links P X); split; [exact C | lia].
  - intros y L (X & B & c & C & Y); pose proof (not_below _ _ _ C); lia.
  - intros (y & U & L); apply N; exists y; split; exists P; auto.
Qed.

Lemma width_exists_lower n z : so n (Width (WidthAtLeast z)) -> ~ ~ exists z, so n (Width (WidthAtMost z)) /\ so n (Width (WidthAtLeast z)).
Proof.
  intros (P & T & S & A); assert (W := stands_good _ _ S).
  intros N; assert (E : exists X, balanced (Numbers P) X).
  { exists (fun v => (to_Z v <? to_Z (total P) / 2)); unfold balanced.
    change (vertices (Numbers P)) with (ints (total P)); rewrite length_ints.
    assert (L : forall k, 0 <= k <= to_Z (total P) -> Z.of_nat (List.length (filter (fun v => to_Z v <? k) (ints (total P)))) = k).
    { intros k K; pose proof (zrange_ints (total P) (proj1 (int_range _))) as R.
      assert (Q : forall l : list int, List.length (filter (fun v => to_Z v <? k) l) = List.length (filter (fun x => x <? k) (map to_Z l))).
      { induction l as [|v l IH]; simpl; [reflexivity|]; destruct (to_Z v <? k); simpl; rewrite IH; reflexivity. }
      rewrite Q, R; unfold zrange; clear Q R.
      assert (G : forall m a, Z.of_nat (List.length (filter (fun x => x <? k) (map Z.of_nat (seq a m)))) = Z.max 0 (Z.min (Z.of_nat m) (k - Z.of_nat a))).
      { induction m as [|m IH]; intros a; [cbn [seq map filter List.length]; lia|]; cbn [seq map filter]; specialize (IH (Datatypes.S a)).
        destruct (Z.ltb_spec (Z.of_nat a) k); cbn [List.length]; lia. }
      rewrite G; pose proof (int_range (total P)); lia. }
    pose proof (int_range (total P)); apply L; split; [apply Z.div_pos; lia|]; apply Z.div_le_upper_bound; lia. }
  destruct E as (X & B); revert N; apply (width_exists_upper n (cut_links P X)); exists P; split; [exact T|]; split; [exact S|].
  exists X; split; [exact B|]; exists (cut_links P X); split; [apply cut_links_spec, W | lia].
Qed.

Lemma within_not_below (g : graph) model v r : broadcast_within g model v r -> 0 <= r.
Proof. intros (l & L & _); lia. Qed.

Lemma alltoall_not_below (g : graph) model r : alltoall_within g model r -> 0 <= r.
Proof. intros (l & L & _); lia. Qed.

Lemma lanes_not_below (g : graph) r ends k : lanes_enough g r ends k -> 0 <= k.
Proof. destruct r; [intros [K _]; exact K | intros (w & _ & K & _); exact K]. Qed.

Lemma keep_more (g : graph) counts follows a b : keep_lanes g counts follows a -> a <= b -> keep_lanes g counts follows b.
Proof. intros (K & lane & L & R) B; split; [lia|]; exists lane; split; [intros u v C; specialize (L u v C); lia | exact R]. Qed.

Lemma lanes_more (g : graph) r ends a b : lanes_enough g r ends a -> a <= b -> lanes_enough g r ends b.
Proof. destruct r; [apply keep_more|]; intros (w & H & K) B; exists w; split; [exact H | exact (keep_more _ _ _ _ _ K B)]. Qed.

(* A fact with an upper bound is some number. *)
Lemma upper_exists n q z : upper n q z -> ~ ~ exists z, upper n q z /\ lower n q z.
Proof.
  destruct q; simpl; try contradiction.
  - intros (P & T & S & A) N; apply (girth_value _ _ A); intros (y & L & G); apply N; exists y; split; [|exists y; split; [lia|]]; exists P; split; auto; split; auto.
    destruct G as [(u & l & C & E) _]; exists u, l; split; [exact C | lia].
  - apply width_exists_upper.
  - intros (P & T & S & v & V & A) N.
    apply (least_exists (fun z => broadcast_within (Numbers P) (round_of (Numbers P) m) v z) (fun z => ~ broadcast_within (Numbers P) (round_of (Numbers P) m) v (z - 1))) with (b := z);
      [intros y X K; exact (K X) | intros y L X; apply within_not_below in X; lia | exact A|].
    intros (y & U & L); apply N; exists y; split; exists P; split; auto; split; auto; exists v; auto.
  - intros (P & T & S & A) N.
    apply (least_exists (fun z => forall v, is_vertex (Numbers P) v -> broadcast_within (Numbers P) (round_of (Numbers P) m) v z)
      (fun z => exists v, is_vertex (Numbers P) v /\ ~ broadcast_within (Numbers P) (round_of (Numbers P) m) v (z - 1))) with (b := z); [| |exact A|].
    + intros y X K; assert (Z1 : forall v, is_vertex (Numbers P) v -> ~ ~ broadcast_within (Numbers P) (round_of (Numbers P) m) v (y - 1)).
      { intros v V Q; apply K; exists v; split; assumption. }
      revert X; change (~ ~ forall v, In v (ints (total P)) -> broadcast_within (Numbers P) (round_of (Numbers P) m) v (y - 1)).
      assert (G : forall l : list int, (forall v, In v l -> is_vertex (Numbers P) v) -> ~ ~ forall v, In v l -> broadcast_within (Numbers P) (round_of (Numbers P) m) v (y - 1)).
      { induction l as [|v l IH]; intros I Q; [apply Q; intros v []|].
        apply (Z1 v (I v (or_introl eq_refl))); intros H1; apply IH; [intros u U; apply I; right; exact U|]; intros H2; apply Q; intros u [<-|U]; auto. }
      apply G; auto.
    + intros y L X; pose proof (total_some (stands_good _ _ S)) as M.
      specialize (X 0%uint63); assert (Y : is_vertex (Numbers P) 0%uint63) by (apply numbers_vertex; change (to_Z 0) with 0; lia).
      apply X, within_not_below in Y; lia.
    + intros (y & U & L); apply N; exists y; split; exists P; auto.
  - intros (P & T & S & A) N.
    apply (least_exists (fun z => alltoall_within (Numbers P) (round_of (Numbers P) m) z) (fun z => ~ alltoall_within (Numbers P) (round_of (Numbers P) m) (z - 1))) with (b := z);
      [intros y X K; exact (K X) | intros y L X; apply alltoall_not_below in X; lia | exact A|].
    intros (y & U & L); apply N; exists y; split; exists P; auto.
  - intros (P & T & S & A) N.
    apply (least_exists (fun z => faults_says (Numbers P) (VertexConnectivityAtMost z)) (fun z => faults_says (Numbers P) (VertexConnectivityAtLeast z))) with (b := z); [| |exact A|].
    + intros y X K; apply K; intros F L Q; apply X; exists F; split; [lia | exact Q].
    + intros y L (F & B & _); lia.
    + intros (y & U & L); apply N; exists y; split; exists P; auto.
  - intros (P & T & S & A) N.
    apply (least_exists (fun z => faults_says (Numbers P) (EdgeConnectivityAtMost z)) (fun z => faults_says (Numbers P) (EdgeConnectivityAtLeast z))) with (b := z); [| |exact A|].
    + intros y X K; apply K; split; [|intros F L Q; apply X; right; exists F; split; [lia | exact Q]].
      intros Y; pose proof (total_some (stands_good _ _ S)) as M; destruct (Z.eq_dec (to_Z (total P)) 1) as [E|E].
      * exfalso; apply X; left; split; [lia|]; split; [apply numbers_proper, (stands_good _ _ S)|]; change (vertices (Numbers P)) with (ints (total P)); rewrite length_ints; exact E.
      * exists 0%uint63, 1%uint63; split; [apply numbers_vertex; change (to_Z 0) with 0; lia|]; split; [apply numbers_vertex; change (to_Z 1) with 1; lia | intros Z01; apply (f_equal to_Z) in Z01; discriminate Z01].
    + intros y L [[B _]|(F & B & _)]; lia.
    + intros (y & U & L); apply N; exists y; split; exists P; auto.
  - intros (P & T & S & u & v & U & V & Z0 & A) N.
    apply (greatest_exists (fun z => z <= 0 \/ exists ps, z <= Z.of_nat (List.length ps) /\ disjoint_ways (Numbers P) u v ps)
      (fun z => 0 <= z /\ forall ps, disjoint_ways (Numbers P) u v ps -> Z.of_nat (List.length ps) <= z) 0 z).
    + intros y X K; apply K; split; [destruct (Z_le_gt_dec 0 y); [assumption | exfalso; apply X; left; lia]|].
      intros ps D; destruct (Z_le_gt_dec (Z.of_nat (List.length ps)) y); [assumption | exfalso; apply X; right; exists ps; split; [lia | exact D]].
    + left; lia.
    + intros y L [B|(ps & B & D)]; [lia|]; specialize (A ps D); lia.
    + intros (y & Y & L); apply N; exists y; split; exists P; split; auto; split; auto; exists u, v; auto.
  - intros (P & T & S & A) N.
    apply (greatest_exists (fun z => exists l, cluster (Numbers P) d l /\ z <= Z.of_nat (List.length l))
      (fun z => forall l, cluster (Numbers P) d l -> Z.of_nat (List.length l) <= z) 0 z).
    + intros y X K; apply K; intros l C; destruct (Z_le_gt_dec (Z.of_nat (List.length l)) y); [assumption | exfalso; apply X; exists l; split; [exact C | lia]].
    + exists (@nil (vertex (Numbers P))); split; [split; [apply NoDup_nil|]; split; [intros v [] | intros u v []] | simpl; lia].
    + intros y L (l & C & B); specialize (A l C); lia.
    + intros (y & Y & L); apply N; exists y; split; exists P; auto.
  - intros (P & T & S & A) N.
    apply (greatest_exists (fun z => exists L, is_matching (Numbers P) L /\ z <= Z.of_nat (List.length L))
      (fun z => forall L, is_matching (Numbers P) L -> Z.of_nat (List.length L) <= z) 0 z).
    + intros y X K; apply K; intros L M; destruct (Z_le_gt_dec (Z.of_nat (List.length L)) y); [assumption | exfalso; apply X; exists L; split; [exact M | lia]].
    + exists (@nil (vertex (Numbers P) * vertex (Numbers P))); split; [split; [intros u v [] | apply NoDup_nil] | simpl; lia].
    + intros y L (l & M & B); specialize (A l M); lia.
    + intros (y & Y & L); apply N; exists y; split; exists P; auto.
  - intros (P & T & S & A) N.
    apply (greatest_exists (fun z => spectra_say (Numbers P) (MultiplicityAtLeast a k z)) (fun z => spectra_say (Numbers P) (MultiplicityAtMost a k z)) 0 z).
    + intros y X K; apply K; intros B E F; destruct (Z_le_gt_dec (Z.of_nat (List.length B)) y); [assumption | exfalso; apply X; exists B; repeat split; [exact E | exact F | lia]].
    + exists (@nil (vertex (Numbers P) -> Z)); split; [constructor|]; split; [intros [|? ?] C _; [constructor | discriminate C] | simpl; lia].
    + intros y L (B & E & F & X); specialize (A B E F); lia.
    + intros (y & Y & L); apply N; exists y; split; exists P; auto.
  - intros (m & L & A) N; apply N; exists m; split; [exists m; split; [lia | exact A]|]; apply (so_on n _ _ A I); [exact I|]; intros P W (l & E & F & O & _).
    exists m; split; [lia|]; exists l; auto.
  - intros (P & T & S & A) N.
    apply (least_exists (lanes_enough (Numbers P) (option_map (router_of n P) r) None) (fun z => forall j, lanes_enough (Numbers P) (option_map (router_of n P) r) None j -> z <= j)) with (b := z); [| |exact A|].
    + intros y X K; apply K; intros j J; destruct (Z_le_gt_dec y j) as [Le|Gt]; [exact Le|]; exfalso; apply X, (lanes_more (Numbers P) _ _ j); [exact J | lia].
    + intros y L X; apply lanes_not_below in X; lia.
    + intros (y & U & L); apply N; exists y; split; exists P; auto.
Qed.

(* Of what has an upper bound there is none below 0. *)
Lemma upper_not_negative n q z : upper n q z -> 0 <= z.
Proof.
  destruct q; simpl; try contradiction; try (intros (P & T & S & A); simpl in A; pose proof (total_some (stands_good _ _ S)) as M).
  - destruct A as (u & l & _ & B); lia.
  - destruct A as (X & B & c & C & Y); pose proof (not_below _ _ _ C); lia.
  - destruct A as (v & V & A); apply (within_not_below _ _ _ _ A).
  - assert (V : is_vertex (Numbers P) 0%uint63) by (apply numbers_vertex; change (to_Z 0) with 0; lia); apply (within_not_below _ _ _ _ (A _ V)).
  - apply (alltoall_not_below _ _ _ A).
  - destruct A as (F & B & _); lia.
  - destruct A as [[B _]|(L & B & _)]; lia.
  - destruct A as (u & v & _ & _ & B & _); exact B.
  - specialize (A nil); apply A; split; [apply NoDup_nil|]; split; [intros v [] | intros u v []].
  - specialize (A nil); apply A; split; [intros u v [] | apply NoDup_nil].
  - apply (A nil); [constructor | intros [|? ?] C _; [constructor | discriminate C]].
  - intros (m & L & P & T & S & l & E & _); lia.
  - apply (lanes_not_below _ _ _ _ A).
Qed.

Lemma bounded_once n q x y : number_of (fun z => upper n q z /\ lower n q z) x -> number_of (fun z => upper n q z /\ lower n q z) y -> x = y.
Proof.
  apply number_once; intros a b [A B] [C D]; pose proof (bounds_in_order n q _ _ B C); pose proof (bounds_in_order n q _ _ D A); lia.
Qed.

Lemma enclosed_once n q x y : extended_of (enclosed_by so n q) x -> extended_of (enclosed_by so n q) y -> x = y.
Proof.
  apply extended_once; intros [a|] [b|]; simpl; auto; [|intros [A _] B | intros B [A _]].
  - intros [A B] [C D]; pose proof (bounds_in_order n q _ _ B C); pose proof (bounds_in_order n q _ _ D A); f_equal; lia.
  - pose proof (bounds_in_order n q _ _ (B (a + 1)) A); lia.
  - pose proof (bounds_in_order n q _ _ (B (b + 1)) A); lia.
Qed.

Theorem worth_once n q x y : worth n q x -> worth n q y -> x = y.
Proof.
  destruct q; cbn [worth_by].
  - apply number_once; both_so; apply (order_unique _ _ _ X Y).
  - apply number_once; both_so; apply (size_unique _ _ _ X Y).
  - apply number_once; both_so; apply (min_degree_unique _ _ _ X Y).
  - apply number_once; both_so; apply (max_degree_unique _ _ _ X Y).
  - apply extended_once; both_so; destruct a as [a|], b as [b|]; auto.
    + f_equal; apply (diameter_unique _ _ _ X Y).
    + destruct (diameter_joined _ _ X Y).
    + destruct (diameter_joined _ _ Y X).
  - apply extended_once; both_so; destruct a as [a|], b as [b|]; auto.
    + f_equal; apply (radius_unique _ _ _ X Y).
    + destruct (radius_joined _ _ X Y).
    + destruct (radius_joined _ _ Y X).
  - apply extended_once; both_so; destruct a as [a|], b as [b|]; auto.
    + f_equal; apply (distance_sum_unique _ _ _ X Y).
    + destruct (distance_sum_joined _ _ X Y).
    + destruct (distance_sum_joined _ _ Y X).
  - apply extended_once; both_so; destruct a as [a|], b as [b|]; auto.
    + f_equal; apply (girth_unique _ _ _ X Y).
    + destruct X as [(u & l & C & _) _]; destruct (Y u l C).
    + destruct Y as [(u & l & C & _) _]; destruct (X u l C).
  - intros (b & -> & A) (c & -> & B); destruct b, c; auto; exfalso.
    + destruct A as (d & A); destruct (so_both _ _ _ A B I I) as (P & _ & _ & X & Y); exact (diameter_joined _ _ X Y).
    + destruct B as (d & B); destruct (so_both _ _ _ A B I I) as (P & _ & _ & X & Y); exact (diameter_joined _ _ Y X).
  - apply extended_once; both_so; destruct a as [a|], b as [b|]; auto.
    + destruct X as (u & U & X), Y as (w & V & Y); rewrite (numbered_once _ _ _ _ V U) in Y; f_equal; apply (eccentricity_unique _ _ _ _ X Y).
    + destruct X as (u & U & X & _), Y as (w & z & V & Z & O); rewrite (numbered_once _ _ _ _ V U) in O; destruct (X z Z) as (d & D & _); destruct (dist_reach _ _ _ _ D O).
    + destruct Y as (u & U & Y & _), X as (w & z & V & Z & O); rewrite (numbered_once _ _ _ _ V U) in O; destruct (Y z Z) as (d & D & _); destruct (dist_reach _ _ _ _ D O).
  - apply extended_once; both_so; destruct a as [a|], b as [b|]; auto.
    + destruct X as (u' & v' & U & V & X), Y as (u'' & v'' & U' & V' & Y).
      rewrite (numbered_once _ _ _ _ U' U), (numbered_once _ _ _ _ V' V) in Y; f_equal; apply (dist_unique _ _ _ _ _ X Y).
    + destruct X as (u' & v' & U & V & X), Y as (u'' & v'' & U' & V' & Y).
      rewrite (numbered_once _ _ _ _ U' U), (numbered_once _ _ _ _ V' V) in Y; destruct (dist_reach _ _ _ _ X Y).
    + destruct X as (u' & v' & U & V & X), Y as (u'' & v'' & U' & V' & Y).
      rewrite (numbered_once _ _ _ _ U' U), (numbered_once _ _ _ _ V' V) in Y; destruct (dist_reach _ _ _ _ Y X).
  - apply number_once; intros a b (h & A & ->) (k & B & ->); rewrite (distances_once _ _ _ _ A B); reflexivity.
  - apply number_once; intros a b (h & A & ->) (k & B & ->); rewrite (distances_once _ _ _ _ A B); reflexivity.
  - intros (b & -> & A) (c & -> & B); destruct b, c; auto; destruct (so_both _ _ _ A B I I) as (P & _ & _ & X & Y); simpl in X, Y; contradiction.
  - first [apply bounded_once | apply enclosed_once].
  - first [apply bounded_once | apply enclosed_once].
  - first [apply bounded_once | apply enclosed_once].
  - first [apply bounded_once | apply enclosed_once].
  - intros (b & -> & A) (c & -> & B); destruct b, c; auto; destruct (so_both _ _ _ A B I I) as (P & _ & _ & X & Y); simpl in X, Y; contradiction.
  - intros (b & -> & A) (c & -> & B); destruct b, c; auto; destruct (so_both _ _ _ A B I I) as (P & _ & _ & X & Y); simpl in X, Y; tauto.
  - intros (b & -> & A) (c & -> & B); destruct b, c; auto; destruct (so_both _ _ _ A B I I) as (P & _ & _ & X & Y); simpl in X, Y; contradiction.
  - apply number_once; both_so; apply (vertex_orbits_once P _ _ X Y).
  - first [apply bounded_once | apply enclosed_once].
  - first [apply bounded_once | apply enclosed_once].
  - first [apply bounded_once | apply enclosed_once].
  - apply extended_once; both_so; apply (vertex_detour_once P _ _ X Y).
  - apply extended_once; both_so; apply (edge_detour_once P _ _ X Y).
  - first [apply bounded_once | apply enclosed_once].
  - intros (b & -> & A) (c & -> & B); destruct b, c; auto; contradiction.
  - apply number_once; both_so; apply (delivered_once (Numbers P) _ _ _ _ X Y).
  - apply number_once; both_so; apply (minimal_once (Numbers P) _ _ _ _ X Y).
  - apply number_once; both_so; apply (max_hops_once (Numbers P) _ _ _ _ X Y).
  - apply number_once; both_so; apply (total_hops_once (Numbers P) _ (router_one_way P n r S) _ _ _ X Y).
  - intros (a & b & -> & A) (c & d & -> & B); destruct (so_both _ _ _ A B I I) as (P & _ & S & X & Y).
    destruct (max_stretch_once (Numbers P) _ _ _ _ _ _ X Y) as [-> ->]; reflexivity.
  - apply extended_once; both_so; destruct a as [a|], b as [b|]; auto; destruct X as (u & v & U & V & X), Y as (u' & v' & U' & V' & Y);
      rewrite (numbered_once _ _ _ _ U' U), (numbered_once _ _ _ _ V' V) in Y.
    + f_equal; apply (arrives_once (Numbers P) _ (router_one_way P n r S) u v); assumption.
    + destruct (Y a X).
    + destruct (X b Y).
  - assert (No : forall P, stands (network_graph n) P -> ranked (Numbers P) (router_of n P r) None -> deadlocked (Numbers P) (router_of n P r) None -> False).
    { intros P S X (l & C & _); apply (ranked_not_cyclic (Numbers P) _ (router_one_way P n r S) None X); exists l; exact C. }
    intros [[-> A]|[[-> A]|[-> A]]] [[-> B]|[[-> B]|[-> B]]]; auto; exfalso; destruct (so_both _ _ _ A B I I) as (P & _ & S & X & Y); simpl in X, Y; try tauto;
      first [apply (No P S (proj1 X) Y) | apply (No P S (proj1 Y) X)].
  - assert (No : so n (Traffic (DeadlockFree r None)) -> ~ (so n (Traffic (DeadlockAcyclic r None)) \/ so n (Traffic (DeadlockCyclic r None)) \/ so n (Traffic (Deadlocked r None)))).
    { intros A [B|[B|B]]; destruct (so_both _ _ _ A B I I) as (P & _ & S & X & Y); simpl in X, Y; [tauto | apply (ranked_not_cyclic (Numbers P) _ (router_one_way P n r S) None (proj1 X) Y)|].
      destruct Y as (l & C & _); apply (ranked_not_cyclic (Numbers P) _ (router_one_way P n r S) None (proj1 X)); exists l; exact C. }
    intros (b & -> & A) (c & -> & B); destruct b, c; auto; exfalso; [exact (No A B) | exact (No B A)].
  - first [apply bounded_once | apply enclosed_once].
  - first [apply bounded_once | apply enclosed_once].
  - apply number_once; both_so; apply (edge_orbits_once P _ _ X Y).
  - apply number_once; both_so; apply (automorphisms_once (Numbers P) _ _ X Y).
  - apply number_once; both_so; destruct X as [(L & X0) X], Y as [_ Y]; exact (count_unique _ _ _ (X L X0) (Y L X0)).
  - first [apply bounded_once | apply enclosed_once].
  - exact (word_worth_once n w l x y).
Qed.

(* ---------- What a statement tells of what is asked ---------- *)

(* Nothing; the value; a bound. *)
Inductive lesson := Nothing | Told (x : value) | From (z : Z) | UpTo (z : Z).

Definition if_same (a b : Z) (l : lesson) : lesson := if a =? b then l else Nothing.

Definition same_ports (a b : ports) : bool := match a, b with AllPort, AllPort | SinglePort, SinglePort => true | _, _ => false end.

Definition learnt_metric (q : inquiry) (m : metric) : lesson :=
  match q, m with
  | AsksOrder, OrderIs z | AsksSize, SizeIs z | AsksMinDegree, MinDegreeIs z | AsksMaxDegree, MaxDegreeIs z => Told (whole_number z)
  | AsksDiameter, DiameterIs e | AsksRadius, RadiusIs e | AsksDistanceSum, DistanceSumIs e | AsksGirth, GirthIs e => Told (extended_value e)
  | AsksGirth, GirthAtMost z => UpTo z
  | AsksConnected, DiameterIs e => Told (Truth (match e with Finite _ => true | Infinite => false end))
  | AsksEccentricity v, EccentricityIs w e => if_same v w (Told (extended_value e))
  | AsksDistance u v, DistanceIs s t e => if_same u s (if_same v t (Told (extended_value e)))
  | AsksAtDistance v d, DistancesAre s h => if_same v s (Told (whole_number (nth (Z.to_nat d) h 0)))
  | AsksDistanceSumFrom v, DistancesAre s h => if_same v s (Told (whole_number (weighted 0 h)))
  | _, _ => Nothing
  end.

Definition learnt_hamilton (q : inquiry) (m : hamilton) : lesson :=
  match q with AsksHamiltonian => Told (Truth (match m with IsHamiltonian => true | IsNotHamiltonian => false end)) | _ => Nothing end.

Definition learnt_width (q : inquiry) (m : width) : lesson :=
  match q, m with
  | AsksWidth, WidthAtMost w => UpTo w
  | AsksWidth, WidthAtLeast w => From w
  | AsksWidth, WidthIs w => Told (whole_number w)
  | _, _ => Nothing
  end.

Definition learnt_rounds (q : inquiry) (m : rounds) : lesson :=
  match q, m with
  | AsksBroadcast p s, BroadcastAtMost p' s' r => if same_ports p p' then if_same s s' (UpTo r) else Nothing
  | AsksBroadcast p s, BroadcastAtLeast p' s' r => if same_ports p p' then if_same s s' (From r) else Nothing
  | AsksBroadcasts p, BroadcastsAtMost p' r => if same_ports p p' then UpTo r else Nothing
  | AsksBroadcasts p, BroadcastsAtLeast p' r => if same_ports p p' then From r else Nothing
  | AsksGossip p, GossipAtMost p' r => if same_ports p p' then UpTo r else Nothing
  | AsksGossip p, GossipAtLeast p' r => if same_ports p p' then From r else Nothing
  | _, _ => Nothing
  end.

Definition learnt_symmetry (q : inquiry) (m : symmetry_fact) : lesson :=
  match q, m with
  | AsksTransitive, TransitiveIs b | AsksEdgeTransitive, EdgeTransitiveIs b | AsksBipartite, BipartiteIs b => Told (Truth b)
  | AsksOrbits, OrbitsAre z | AsksEdgeOrbits, EdgeOrbitsAre z | AsksAutomorphisms, AutomorphismsAre z => Told (whole_number z)
  | AsksAutomorphisms, AutomorphismsAtLeast z => From z
  | _, _ => Nothing
  end.

Definition learnt_faults (q : inquiry) (m : faults) : lesson :=
  match q, m with
  | AsksVertexConnectivity, VertexConnectivityAtLeast k | AsksEdgeConnectivity, EdgeConnectivityAtLeast k => From k
  | AsksVertexConnectivity, VertexConnectivityAtMost k | AsksEdgeConnectivity, EdgeConnectivityAtMost k => UpTo k
  | AsksDisjointPaths s t, DisjointPathsAtLeast s' t' k => if_same s s' (if_same t t' (From k))
  | AsksDisjointPaths s t, DisjointPathsAtMost s' t' k => if_same s s' (if_same t t' (UpTo k))
  | AsksVertexDetour, VertexFaultDetourIs e | AsksEdgeDetour, EdgeFaultDetourIs e => Told (extended_value e)
  | _, _ => Nothing
  end.

Definition learnt_maps (q : inquiry) (m : maps) : lesson :=
  match q, m with
  | AsksCluster d, ClusterAtLeast d' s => if_same d d' (From s)
  | AsksCluster d, ClusterAtMost d' s => if_same d d' (UpTo s)
  | AsksContains other, Contains o => if network_same o other then Told (Truth true) else Nothing
  | _, _ => Nothing
  end.

Definition learnt_matching (q : inquiry) (m : matching) : lesson :=
  match q, m with
  | AsksMatching, MatchingAtLeast z => From z
  | AsksMatching, MatchingAtMost z => UpTo z
  | _, _ => Nothing
  end.

Definition learnt_spectra (q : inquiry) (m : spectra) : lesson :=
  match q, m with
  | AsksMultiplicity Adjacency k, MultiplicityAtLeast Adjacency k' m | AsksMultiplicity Laplacian k, MultiplicityAtLeast Laplacian k' m => if_same k k' (From m)
  | AsksMultiplicity Adjacency k, MultiplicityAtMost Adjacency k' m | AsksMultiplicity Laplacian k, MultiplicityAtMost Laplacian k' m => if_same k k' (UpTo m)
  | _, _ => Nothing
  end.

Definition if_router (a b : routing) (l : lesson) : lesson := if same_routing a b then l else Nothing.

Definition learnt_traffic (q : inquiry) (m : traffic) : lesson :=
  match q, m with
  | AsksDelivered r, AuditIs r' None (Delivered z) | AsksMinimal r, AuditIs r' None (Minimal z)
  | AsksMaxHops r, AuditIs r' None (MaxHops z) | AsksTotalHops r, AuditIs r' None (TotalHops z) => if_router r r' (Told (whole_number z))
  | AsksMaxStretch r, AuditIs r' None (MaxStretch a b) => if_router r r' (Told (Number (Qred (a # Z.to_pos b))))
  | AsksRoute r s t, RouteTakes r' s' t' d => if_router r r' (if_same s s' (if_same t t' (Told (whole_number d))))
  | AsksRoute r s t, RouteFails r' s' t' => if_router r r' (if_same s s' (if_same t t' (Told Endless)))
  | AsksDeadlock r, DeadlockFree r' None => if_router r r' (Told (Word "free"))
  | AsksDeadlock r, DeadlockAcyclic r' None => if_router r r' (Told (Word "acyclic"))
  | AsksDeadlock r, Deadlocked r' None => if_router r r' (Told (Word "deadlock"))
  | AsksDeadlockFree r, DeadlockCyclic r' None | AsksDeadlockFree r, Deadlocked r' None => if_router r r' (Told (Truth false))
  | AsksDeadlockFree r, DeadlockFree r' None => if_router r r' (Told (Truth true))
  | AsksDeadlockFree r, DeadlockAcyclic r' None => if_router r r' (Told (Truth false))
  | AsksLanes r, LanesAtMost r' None k => if same_routing_or_none r r' then UpTo k else Nothing
  | AsksLanes r, LanesAtLeast r' None k => if same_routing_or_none r r' then From k else Nothing
  | _, _ => Nothing
  end.

Definition learnt_trees (q : inquiry) (m : trees) : lesson :=
  match q, m with AsksTrees, SpanningTreesAre t => Told (whole_number t) | _, _ => Nothing end.

(* That one network contains another, or not, its word tells too. *)
Definition learnt_word (n : network) (q : inquiry) (m : word_fact) : lesson :=
  match q, word_judgement m with
  | AsksContains other, WordSays.Is_truth b =>
    if about_word (Standard_word "contains") [Itself; Other_one other] m && negb (is_digraph n || is_digraph other) then Told (Truth b) else Nothing
  | _, _ => Nothing
  end.

Definition learnt (n : network) (q : inquiry) (f : fact) : lesson :=
  match f with
  | Faults m => learnt_faults q m
  | Maps m => learnt_maps q m
  | Matching m => learnt_matching q m
  | Spectra m => learnt_spectra q m
  | Symmetry m => learnt_symmetry q m
  | Traffic m => learnt_traffic q m
  | Trees m => learnt_trees q m
  | Hamilton m => learnt_hamilton q m
  | Metric m => learnt_metric q m
  | Rounds m => learnt_rounds q m
  | Width m => learnt_width q m
  | Word_ m => learnt_word n q m
  end.

Definition lesson_right (n : network) (q : inquiry) (l : lesson) : Prop :=
  match l with Nothing => True | Told x => worth n q x | From z => lower n q z | UpTo z => upper n q z end.

Lemma if_same_right n q a b l : (a = b -> lesson_right n q l) -> lesson_right n q (if_same a b l).
Proof. unfold if_same; destruct (Z.eqb_spec a b); simpl; auto. Qed.

Lemma same_ports_right a b : same_ports a b = true -> a = b.
Proof. destruct a, b; simpl; congruence. Qed.

Lemma learnt_metric_right n q m : so n (Metric m) -> lesson_right n q (learnt_metric q m).
Proof.
  intros S; destruct q, m; simpl; auto; repeat (apply if_same_right; intros ->); simpl;
    try (apply extended_worth; exact S); try (eexists; split; [reflexivity|]; eauto; exact S).
  destruct d as [d|]; [exists true | exists false]; split; eauto.
Qed.

Lemma learnt_rounds_right n q m : so n (Rounds m) -> lesson_right n q (learnt_rounds q m).
Proof.
  intros S; destruct q, m; simpl; auto; destruct (same_ports _ _) eqn:E; simpl; auto; apply same_ports_right in E; subst; auto;
    apply if_same_right; intros ->; exact S.
Qed.

Lemma if_router_right n q a b l : (a = b -> lesson_right n q l) -> lesson_right n q (if_router a b l).
Proof. unfold if_router; destruct (same_routing a b) eqn:E; simpl; auto; apply same_routing_true in E; auto. Qed.

Lemma learnt_faults_right n q m : so n (Faults m) -> lesson_right n q (learnt_faults q m).
Proof.
  intros S; destruct q, m; simpl; auto; try (repeat (apply if_same_right; intros ->); exact S); apply extended_worth; exact S.
Qed.

Lemma learnt_maps_right n q m : so n (Maps m) -> lesson_right n q (learnt_maps q m).
Proof.
  intros S; destruct q, m; simpl; auto; try (apply if_same_right; intros ->; exact S).
  destruct (network_same other0 other) eqn:E; simpl; auto; apply network_same_right in E; subst; exists true; auto.
Qed.

Lemma learnt_traffic_right n q m : so n (Traffic m) -> lesson_right n q (learnt_traffic q m).
Proof.
  intros S; destruct q, m as [r1 s1 t1 d1|r1 s1 t1|r1 [l1|] [z1|z1|z1|z1|a1 b1]|r1 [l1|]|r1 [l1|]|r1 [l1|]|r1 [l1|]|r1 [l1|] k1|r1 [l1|] k1]; simpl; auto;
    try (destruct (same_routing_or_none _ _) eqn:E; [apply same_routing_or_none_true in E; subst; exact S | exact I]);
    apply if_router_right; intros ->; repeat (apply if_same_right; intros ->); simpl;
    solve [ exists z1; auto | exists a1, b1; auto | left; eexists; split; [reflexivity | exact S] | right; auto | left; auto | exists true; auto | exists false; auto 10 ].
Qed.

Lemma contains_told n other b : is_digraph n = false -> is_digraph other = false -> so n (Word_ (WordFact (Standard_word "contains") [Itself; Other_one other] (WordSays.Is_truth b))) ->
  if b then so n (Maps (Contains other)) else ~ so n (Maps (Contains other)).
Proof.
  intros N O (d & P & T & S & A); cbn [subject said] in *; assert (Not : forall m d P, is_digraph m = false -> table_of m = Some (d, P) -> d = false)
    by (intros m c R D E; destruct m; try discriminate D; unfold table_of in E; destruct (network_table _); try discriminate E; injection E as <- _; reflexivity).
  pose proof (Not _ _ _ N T); subst d; pose proof (graph_table _ _ T) as G; cbn [stands_as] in S; unfold word_says in A; cbn [word] in A.
  change (word_text (Standard_word "contains")) with (Some StandardWords.contains_word) in A.
  unfold word_environment, networks_in in A; cbn [word_arguments word_judgement map flat_map app argument_of WordSays.all_there option_map] in A.
  destruct (table_of other) as [[c Q]|] eqn:U; [|destruct A]; pose proof (Not _ _ _ O U); subst c; pose proof (table_stands _ _ _ U) as V; cbn [stands_as] in V.
  cbn [option_map WordSays.all_there fst snd WordSays.opened] in A; destruct A as [_ A]; pose proof (contains_word_says P Q (stands_good _ _ S) (stands_good _ _ V) b A) as C.
  pose proof (contains_named P (network_graph other) Q (stands_good _ _ S) V) as E; destruct b.
  - exists P; split; [exact G | split; [exact S | apply E, C]].
  - intros (P' & T' & _ & X); cbn [subject said] in T', X; rewrite G in T'; injection T' as <-; apply C, E, X.
Qed.

Theorem learnt_right n q f : so n f -> lesson_right n q (learnt n q f).
Proof.
  intros S; destruct f; cbn [learnt].
  - apply learnt_faults_right, S.
  - destruct q; simpl; auto; destruct m; [exists true | exists false]; auto.
  - apply learnt_maps_right, S.
  - destruct q, m; simpl; auto.
  - apply learnt_metric_right, S.
  - apply learnt_rounds_right, S.
  - destruct q; try exact I; destruct a, m as [[] j m|[] j m]; try exact I; apply if_same_right; intros ->; exact S.
  - destruct q, m; simpl; auto; try exact S; eexists; split; try reflexivity; exact S.
  - apply learnt_traffic_right, S.
  - destruct q, m; simpl; auto; eexists; split; [reflexivity | exact S].
  - destruct q, m; simpl; auto; exists w; split; [reflexivity|]; split.
    + apply (so_on n _ _ S I); [exact I|]; intros P W [(X & B & C) _]; exists X; split; [exact B|]; exists w; split; [exact C | lia].
    + apply (so_on n _ _ S I); [exact I|]; intros P W [_ A]; exact A.
  - unfold learnt_word; destruct q; try exact I; destruct (word_judgement m) as [b|p|p|p] eqn:J; try exact I.
    destruct (about_word _ _ m && _)%bool eqn:E; [|exact I]; apply andb_prop in E; destruct E as [A D]; apply negb_true_iff, orb_false_iff in D.
    apply andb_prop in A; destruct A as [A B]; apply same_word_right in A; apply (same_list_right _ same_argument_right) in B; destruct m as [w l j]; cbn [word word_arguments word_judgement] in *; subst.
    exists b; split; [reflexivity | apply contains_told; [apply D | apply D | exact S]].
Qed.

(* ---------- All that is told ---------- *)

(* The value, if it is told; the largest lower and the least upper bound. *)
Record lessons := Lessons { value_told : option value; from_told : option Z; up_to_told : option Z }.

Definition no_lessons : lessons := Lessons None None None.

Definition larger_of (a : option Z) (b : Z) : option Z := match a with Some a => Some (Z.max a b) | None => Some b end.
Definition lesser_of (a : option Z) (b : Z) : option Z := match a with Some a => Some (Z.min a b) | None => Some b end.

Definition with_lesson (k : lessons) (l : lesson) : lessons :=
  match l with
  | Nothing => k
  | Told x => Lessons (Some x) (from_told k) (up_to_told k)
  | From z => Lessons (value_told k) (larger_of (from_told k) z) (up_to_told k)
  | UpTo z => Lessons (value_told k) (from_told k) (lesser_of (up_to_told k) z)
  end.

Definition lessons_right (n : network) (q : inquiry) (k : lessons) : Prop :=
  match value_told k with Some x => worth n q x | None => True end /\
  match from_told k with Some z => lower n q z | None => True end /\
  match up_to_told k with Some z => upper n q z | None => True end.

Lemma with_lesson_right n q k l : lessons_right n q k -> lesson_right n q l -> lessons_right n q (with_lesson k l).
Proof.
  intros (A & B & C) L; destruct l; simpl in *; unfold lessons_right; simpl; auto.
  - split; [exact A|]; split; [|exact C]; destruct (from_told k) as [y|]; simpl; [|exact L]; destruct (Z.max_spec y z) as [[_ ->]|[_ ->]]; assumption.
  - split; [exact A|]; split; [exact B|]; destruct (up_to_told k) as [y|]; simpl; [|exact L]; destruct (Z.min_spec y z) as [[_ ->]|[_ ->]]; assumption.
Qed.

(* A lower bound alone tells that there is a number; of others that there is one, or that it is infinite. *)
Definition lower_enough (q : inquiry) : bool := match q with AsksWidth | AsksVertexConnectivity | AsksEdgeConnectivity | AsksDisjointPaths _ _ | AsksCluster _ | AsksGirth | AsksMatching | AsksMultiplicity _ _ | AsksAutomorphisms => true | _ => false end.

Lemma first_hop (g : graph) u v d : walk g u v d -> u = v \/ exists x, adj g u x.
Proof. destruct 1 as [v V|u v w d A _]; [left; reflexivity | right; exists v; exact A]. Qed.

Lemma lower_exists n q z : lower_enough q = true -> lower n q z -> ~ ~ exists z, upper n q z /\ lower n q z.
Proof.
  destruct q; try discriminate; intros _; [| apply width_exists_lower | intros (P & T & S & A); simpl in A; pose proof (total_some (stands_good _ _ S)) as M ..].
  - intros (m & _ & G); intros N; apply N; exists m; split; [|exists m; split; [lia | exact G]]; apply (so_on n _ _ G I); [exact I|].
    intros P W [(u & l & C & E) _]; exists u, l; split; [exact C | lia].
  - apply (upper_exists n AsksVertexConnectivity (Z.of_nat (List.length (filter (fun v => negb (Uint63.eqb v 0)) (ints (total P)))))).
    exists P; split; [exact T|]; split; [exact S|]; eexists; split; [apply Z.le_refl|].
    assert (V : is_vertex (Numbers P) 0%uint63) by (apply numbers_vertex; change (to_Z 0) with 0; lia); split; [intros x I; apply filter_In in I; apply I|].
    right; exists 0%uint63; split; [exact V|]; split; [rewrite filter_In; simpl; intros [_ X]; discriminate|].
    intros v Iv N; destruct (int_dec v 0) as [->|Ne]; [reflexivity|]; exfalso; apply N, filter_In; split; [exact Iv|]; apply negb_true_iff, int_eqb_neq, Ne.
  - apply (upper_exists n AsksEdgeConnectivity (Z.of_nat (List.length (list_prod (ints (total P)) (ints (total P)))))).
    exists P; split; [exact T|]; split; [exact S|]; destruct (Z.eq_dec (to_Z (total P)) 1) as [E|E].
    + left; split; [lia|]; split; [apply numbers_proper, (stands_good _ _ S)|]; change (vertices (Numbers P)) with (ints (total P)); rewrite length_ints; exact E.
    + right; eexists; split; [apply Z.le_refl|]; exists 0%uint63, 1%uint63; split; [apply numbers_vertex; change (to_Z 0) with 0; lia|].
      split; [apply numbers_vertex; change (to_Z 1) with 1; lia|]; intros (e0 & Wk); apply first_hop in Wk.
      destruct Wk as [Wk|(x & A1 & A2 & A3 & [(A4 & N & _)|(A4 & _ & N)])]; [apply (f_equal to_Z) in Wk; discriminate Wk| |]; apply N, in_prod_iff; split; assumption.
  - apply (upper_exists n (AsksDisjointPaths s t) (to_Z (total P) + 1)); destruct A as (u & v & U & V & _); exists P; split; [exact T|]; split; [exact S|].
    exists u, v; split; [exact U|]; split; [exact V|]; split; [lia|]; intros ps D; apply ways_no_more in D; assert (L : Z.of_nat (List.length (vertices (Numbers P))) = to_Z (total P)) by apply length_ints.
    lia.
  - apply (upper_exists n (AsksCluster d) (to_Z (total P))); exists P; split; [exact T|]; split; [exact S|]; intros l (N & V & _).
    rewrite <- length_ints; apply inj_le, NoDup_incl_length; [exact N | exact V].
  - apply (upper_exists n AsksMatching (to_Z (total P))); exists P; split; [exact T|]; split; [exact S|]; intros L D; apply matching_no_more in D.
    rewrite <- length_ints; apply inj_le; exact D.
  - apply (upper_exists n (AsksMultiplicity a k) (to_Z (total P))); exists P; split; [exact T|]; split; [exact S|]; intros B _ F.
    rewrite <- length_ints; apply inj_le, no_more_than_vertices, F.
  - destruct A as (k & _ & A); intros N; apply (automorphisms_value (Numbers P) int_dec k A); intros (b & B).
    apply (upper_exists n AsksAutomorphisms b); [|exact N]; exists b; split; [lia|]; exists P; auto.
Qed.

(* If no number is enough, it is infinite. *)
Lemma endless_exists n q a : lower_enough q = false -> lower n q a -> (forall z, ~ upper n q z) -> ~ ~ forall z, lower n q z.
Proof.
  destruct q; try discriminate; simpl; try contradiction; intros _ (P & T & S & A) U N.
  - apply N; intros z; exists P; split; [exact T|]; split; [exact S|]; destruct A as (v & V & _); exists v; split; [exact V|]; intros B.
    apply (U (z - 1)); exists P; split; [exact T|]; split; [exact S|]; exists v; auto.
  - assert (G : forall l : list int, (forall v, In v l -> is_vertex (Numbers P) v) -> ~ ~ exists z, forall v, In v l -> broadcast_within (Numbers P) (round_of (Numbers P) m) v z).
    { induction l as [|v l IH]; intros I Q; [apply Q; exists 0; intros v []|].
      apply (IH (fun u X => I u (or_intror X))); intros (z & Z0); apply N; intros y; exists P; split; [exact T|]; split; [exact S|].
      exists v; split; [apply I; left; reflexivity|]; intros B; apply Q; exists (Z.max z (y - 1)); intros u [<-|X]; eapply within_more; eauto; lia. }
    apply (G (ints (total P))); [auto|]; intros (z & Z0); apply (U z); exists P; auto.
  - apply N; intros z; exists P; split; [exact T|]; split; [exact S|]; intros B; apply (U (z - 1)); exists P; auto.
  - apply N; intros z; exists P; split; [exact T|]; split; [exact S|]; intros j J; exfalso; apply (U j); exists P; auto.
Qed.

Definition estimate_of (q : inquiry) (k : lessons) : estimate :=
  match value_told k, from_told k, up_to_told k with
  | Some x, _, _ => Exactly x
  | None, Some a, Some b => if a =? b then Exactly (whole_number a) else Within (Some (inject_Z a)) (Some (inject_Z b))
  | None, Some a, None => if lower_enough q then Within (Some (inject_Z a)) None else Above (inject_Z a)
  | None, None, Some b => if b =? 0 then Exactly (whole_number 0) else Within None (Some (inject_Z b))
  | _, _, _ => Unknown
  end.

Lemma bounded_worth n q z : upper n q z /\ lower n q z -> worth n q (whole_number z).
Proof.
  destruct q; simpl; intros [U L]; try contradiction; try (exists z; auto; fail); try (left; exists z; repeat split; assumption).
  - left; exists z; split; [reflexivity|]; destruct L as (m & L & G); destruct (so_both _ _ _ G U I I) as (P & _ & _ & [_ X] & u & l & C & Y).
    specialize (X u l C); assert (m = z) by lia; subst m; exact G.
  - exists z; split; [reflexivity|]; destruct U as (m & U & A); destruct (so_both _ _ _ L A I I) as (P & _ & _ & (k & K & X) & Y).
    pose proof (automorphisms_order (Numbers P) k m X Y); assert (m = z) by lia; subst m; exact A.
Qed.

(* What has a bound is a number within bounds; or infinite, if it may be so and has no upper bound. *)
Lemma worth_bounded n q x b : upper n q b \/ lower n q b -> worth n q x ->
  (exists z, x = whole_number z /\ upper n q z /\ lower n q z) \/ x = Endless /\ lower_enough q = false /\ forall z, lower n q z.
Proof.
  destruct q; simpl; intros U W; try (destruct U; contradiction); try (left; exact W); try (destruct W as [(z & -> & W)|[-> W]]; [left; exists z; auto | right; auto]; fail); left.
  - destruct W as [(z & -> & G)|[-> G]].
    + exists z; split; [reflexivity|]; split; [|exists z; split; [lia | exact G]]; apply (so_on n _ _ G I); [exact I|]; intros P _ [(u & l & C & E) _]; exists u, l; split; [exact C | lia].
    + exfalso; destruct U as [U|(m & _ & U)]; destruct (so_both _ _ _ G U I I) as (P & _ & _ & X & Y); [|destruct Y as [Y _]]; destruct Y as (u & l & C & _); exact (X u l C).
  - destruct W as (z & -> & A); exists z; split; [reflexivity|]; split; [exists z; split; [lia | exact A]|]; apply (so_on n _ _ A I); [exact I|].
    intros P W (l & E & F & O & _); exists z; split; [lia|]; exists l; auto.
Qed.

Theorem estimate_right facts n q k : right facts -> lessons_right n q k -> fits (estimate_of q k) (facts n q).
Proof.
  intros R (V & L & U); specialize (R n q); unfold estimate_of.
  destruct (value_told k) as [x|].
  { simpl; destruct (facts n q) as [y|]; [rewrite (worth_once n q y x R V); reflexivity | destruct (R x V)]. }
  assert (G : forall b, upper n q b \/ lower_enough q = true /\ lower n q b -> ~ ~ (exists z, upper n q z /\ lower n q z) ->
    exists z, facts n q = Some (whole_number z) /\ upper n q z /\ lower n q z).
  { intros b B N; destruct (facts n q) as [y|].
    - destruct (worth_bounded n q y b) as [(z & -> & X)|(-> & F & X)]; [tauto | exact R | exists z; auto|].
      destruct B as [B|[B _]]; [pose proof (bounds_in_order n q _ _ (X (b + 1)) B); lia | congruence].
    - exfalso; apply N; intros (z & Z1); apply (R (whole_number z)), bounded_worth, Z1. }
  destruct (from_told k) as [a|], (up_to_told k) as [b|]; simpl; auto.
  - destruct (Z.eqb_spec a b) as [->|_].
    + assert (W := bounded_worth n q b (conj U L)); simpl; destruct (facts n q) as [y|]; [rewrite (worth_once n q y _ R W); reflexivity | destruct (R _ W)].
    + destruct (G b (or_introl U) (upper_exists n q b U)) as (z & -> & X & Y); simpl; eexists; split; [reflexivity|].
      split; simpl; rewrite <- Zle_Qle; [apply (bounds_in_order n q _ _ L X) | apply (bounds_in_order n q _ _ Y U)].
  - destruct (lower_enough q) eqn:E.
    + destruct (G a (or_intror (conj eq_refl L)) (lower_exists n q a E L)) as (z & -> & X & Y); simpl; eexists; split; [reflexivity|].
      split; simpl; auto; rewrite <- Zle_Qle; apply (bounds_in_order n q _ _ L X).
    + simpl; destruct (facts n q) as [y|].
      * destruct (worth_bounded n q y a (or_intror L) R) as [(z & -> & X & _)|(-> & _)]; [right | left; reflexivity].
        exists (inject_Z z); split; [reflexivity|]; rewrite <- Zle_Qle; apply (bounds_in_order n q _ _ L X).
      * exfalso; apply (endless_exists n q a E L).
        -- intros z Z0; apply (upper_exists n q z Z0); intros (y & Y); exact (R _ (bounded_worth n q y Y)).
        -- intros Z0; apply (R Endless); destruct q; try discriminate; simpl in L |- *; try contradiction; (right; split; [reflexivity | exact Z0]).
  - destruct (G b (or_introl U) (upper_exists n q b U)) as (z & -> & X & Y); destruct (Z.eqb_spec b 0) as [->|_].
    { simpl; pose proof (upper_not_negative n q z X); pose proof (bounds_in_order n q _ _ Y U); replace z with 0 by lia; reflexivity. }
    simpl; eexists; split; [reflexivity|]; split; simpl; auto; rewrite <- Zle_Qle; apply (bounds_in_order n q _ _ Y U).
Qed.
