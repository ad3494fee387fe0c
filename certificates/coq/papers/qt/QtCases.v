(* Claims of the hyper-torus paper that one member refutes, or that are about one network: by
   computation. Sections 3, 5 and 6. *)

From Coq Require Import ZArith Lia List Bool Permutation.
From Topocert Require Import Graph Walk Broadcast Ring Torus Links Computed ComputedWidth Networks QtBisection QtCost QtCube QtDiameter QtDiameterTall QtLinks.
Import ListNotations.
Open Scope Z_scope.

(* A count by a test of the pairs of vertices. *)
Lemma count_links g (E : tells g) (D : decides g) (P : vertex g * vertex g -> Prop) (b : vertex g * vertex g -> bool) k :
  NoDup (vertices g) -> (forall e, b e = true <-> P e) ->
  Z.of_nat (length (filter (fun e => joined g E D (fst e) (snd e) && b e) (list_prod (vertices g) (vertices g)))) = k ->
  count (fun e => adj g (fst e) (snd e) /\ P e) k.
Proof.
  intros N B <-; apply count_list; [apply NoDup_filter, NoDup_list_prod; exact N|].
  intros [u v]; rewrite filter_In, in_prod_iff, andb_true_iff, B; cbn [fst snd]; split.
  - intros [[U V] [J Q]]; apply joined_adj in J; auto.
  - intros [A Q]; pose proof (adj_left A); pose proof (adj_right A); repeat split; auto; apply joined_adj; auto.
Qed.

(* ---------- QT(2,2) ---------- *)

(* Between the modules (x,y) with x + y even and the others: half of the vertices, 8 links. *)
Definition qt22_even : list (Z * Z * Z) := map (fun z => (0, 0, z)) (zrange 8) ++ map (fun z => (1, 1, z)) (zrange 8).

Lemma qt22_cut : balanced (QT 2 2) (side (QT 2 2) same3 qt22_even) /\ cut (QT 2 2) (side (QT 2 2) same3 qt22_even) 8.
Proof. apply (side_sound (QT 2 2) same3 (qt 2 2)); [apply qt_proper; lia | vm_cast_no_check (eq_refl true)]. Qed.

Lemma qt22_width w : 8 < w -> ~ bisection_width (QT 2 2) w.
Proof. intros L; exact (wider_refuted _ _ _ _ (proj1 qt22_cut) (proj2 qt22_cut) L). Qed.

Definition qt22 := Eval vm_compute in table (QT 2 2) same3 (qt 2 2).
Lemma qt22_right : forall u v, is_vertex (QT 2 2) u -> is_vertex (QT 2 2) v -> dist (QT 2 2) u v (between (QT 2 2) same3 qt22 u v).
Proof. apply (table_sound (QT 2 2) same3 (qt 2 2)); vm_cast_no_check (eq_refl true). Qed.

Lemma qt22_diameter d : diameter (QT 2 2) d -> d = 5.
Proof.
  intros [A (u & v & B)].
  assert (W : walk (QT 2 2) u v d) by exact (proj1 B).
  pose proof (walk_left _ _ _ _ W) as U; pose proof (walk_right _ _ _ _ W) as V.
  rewrite (between_unique _ _ _ qt22_right _ _ _ B).
  assert (M : forallb (fun u => forallb (fun v => between (QT 2 2) same3 qt22 u v <=? 5) (vertices (QT 2 2))) (vertices (QT 2 2)) = true)
    by (vm_compute; reflexivity).
  rewrite forallb_forall in M; specialize (M u U); cbv beta in M; rewrite forallb_forall in M; specialize (M v V); cbv beta in M; apply Z.leb_le in M.
  assert (S : is_vertex (QT 2 2) (0, 0, 0)) by (apply qt_vertex_in; lia).
  assert (T : is_vertex (QT 2 2) (1, 0, 2)) by (apply qt_vertex_in; lia).
  destruct (A (0, 0, 0) (1, 0, 2) S T) as (e & F & L).
  pose proof (between_unique _ _ _ qt22_right _ _ _ F) as Q; vm_compute in Q; subst e.
  rewrite <- (between_unique _ _ _ qt22_right _ _ _ B) in *; lia.
Qed.

Theorem qt_bisection_thm1_refuted :
  forall m n : Z, (m = 2) -> (n = 2) -> ~ (bisection_width (QT m n) (6 * n + 2 * (m mod 2))).
Proof. intros m n -> ->; apply qt22_width; reflexivity. Qed.

(* ---------- QT(3,2) and QT(2,3) ---------- *)

Definition qt32 := Eval vm_compute in table (QT 3 2) same3 (qt 3 2).
Lemma qt32_right : forall u v, is_vertex (QT 3 2) u -> is_vertex (QT 3 2) v -> dist (QT 3 2) u v (between (QT 3 2) same3 qt32 u v).
Proof. apply (table_sound (QT 3 2) same3 (qt 3 2)); vm_cast_no_check (eq_refl true). Qed.

Definition qt23 := Eval vm_compute in table (QT 2 3) same3 (qt 2 3).
Lemma qt23_right : forall u v, is_vertex (QT 2 3) u -> is_vertex (QT 2 3) v -> dist (QT 2 3) u v (between (QT 2 3) same3 qt23 u v).
Proof. apply (table_sound (QT 2 3) same3 (qt 2 3)); vm_cast_no_check (eq_refl true). Qed.

(* A one-to-one map of networks keeps distances. *)
Lemma iso_walk g h (f : vertex g -> vertex h) u v d : Permutation (map f (vertices g)) (vertices h) ->
  (forall u v, is_vertex g u -> is_vertex g v -> (adj g u v <-> adj h (f u) (f v))) -> walk g u v d -> walk h (f u) (f v) d.
Proof.
  intros P A W; induction W as [v V|u v w d J W IH].
  - apply walk_here; apply (Permutation_in _ P), in_map, V.
  - apply walk_hop with (f v); [|exact IH]; apply A; [exact (adj_left J) | exact (adj_right J) | exact J].
Qed.

Lemma iso_walk_back g h (f : vertex g -> vertex h) : Permutation (map f (vertices g)) (vertices h) -> NoDup (vertices h) ->
  (forall u v, is_vertex g u -> is_vertex g v -> (adj g u v <-> adj h (f u) (f v))) ->
  forall a b d, walk h a b d -> forall u v, is_vertex g u -> is_vertex g v -> a = f u -> b = f v -> walk g u v d.
Proof.
  intros P N A a b d W; induction W as [w V|a c b d J W IH]; intros u v U V' -> Q.
  - assert (u = v) as -> ; [|apply walk_here, V'].
    apply (NoDup_map_back f (vertices g)); auto; apply (Permutation_NoDup (Permutation_sym P) N).
  - subst b; pose proof (adj_right J) as C; apply (Permutation_in c (Permutation_sym P)) in C.
    apply in_map_iff in C; destruct C as (w & <- & C); apply walk_hop with w; [apply A; auto | apply IH; auto].
Qed.

Lemma iso_sum g h (f : vertex g -> vertex h) s : Permutation (map f (vertices g)) (vertices h) -> NoDup (vertices h) ->
  (forall u v, is_vertex g u -> is_vertex g v -> (adj g u v <-> adj h (f u) (f v))) -> distance_sum h s -> distance_sum g s.
Proof.
  intros P N A (d & B & <-); exists (fun u v => d (f u) (f v)); split.
  - intros u v U V; pose proof (in_map f _ _ U) as U'; pose proof (in_map f _ _ V) as V'.
    apply (Permutation_in _ P) in U', V'; destruct (B (f u) (f v) U' V') as [W M]; split.
    + exact (iso_walk_back g h f P N A _ _ _ W u v U V eq_refl eq_refl).
    + intros e W'; apply M; exact (iso_walk g h f u v e P A W').
  - rewrite <- (sum_over_permutation _ _ _ P), sum_over_map; apply sum_over_ext; intros u U.
    rewrite <- (sum_over_permutation _ _ _ P), sum_over_map; reflexivity.
Qed.

Theorem qt_transpose_wlog_refuted :
  ~ (forall m n : Z, 2 <= n -> n < m -> exists f : Z * Z * Z -> Z * Z * Z, Permutation (map f
  (vertices (QT m n))) (vertices (QT n m)) /\ forall u v, is_vertex (QT m n) u -> is_vertex (QT m n)
  v -> (adj (QT m n) u v <-> adj (QT n m) (f u) (f v))).
Proof.
  intros H; destruct (H 3 2 ltac:(lia) ltac:(lia)) as (f & P & A).
  assert (N : NoDup (vertices (QT 2 3))) by (apply qt_proper; lia).
  pose proof (iso_sum (QT 3 2) (QT 2 3) f _ P N A (sum_right (QT 2 3) same3 qt23 qt23_right)) as S.
  pose proof (distance_sum_unique _ _ _ S (sum_right (QT 3 2) same3 qt32 qt32_right)) as Q.
  vm_compute in Q; discriminate Q.
Qed.

(* ---------- Links of the modules at the middle boundary ---------- *)

(* Of the cut of Case 2 (QtBisection.v), k links at the middle boundary end in the module (x,y) of
   network B: the cut links but those between the columns m - 1 and 0. *)
Definition qt_charge (m n x y k : Z) : Prop :=
  count (fun e => adj (QT m n) (fst e) (snd e) /\ qt_stairs m n (fst e) = true /\ qt_stairs m n (snd e) = false /\
    ~ (fst (fst (fst e)) = 0 /\ fst (fst (snd e)) = m - 1) /\ fst (snd e) = (x, y)) k.

Lemma qt_charge_by m n x y k : 2 <= m -> 2 <= n ->
  Z.of_nat (length (filter (fun e => joined (QT m n) same3 (qt m n) (fst e) (snd e) && (qt_stairs m n (fst e) && negb (qt_stairs m n (snd e)) &&
    negb ((fst (fst (fst e)) =? 0) && (fst (fst (snd e)) =? m - 1)) && yes (same2 (fst (snd e)) (x, y))))
    (list_prod (vertices (QT m n)) (vertices (QT m n))))) = k -> qt_charge m n x y k.
Proof.
  intros M N C; unfold qt_charge.
  apply (count_links (QT m n) same3 (qt m n) _ (fun e => qt_stairs m n (fst e) && negb (qt_stairs m n (snd e)) &&
    negb ((fst (fst (fst e)) =? 0) && (fst (fst (snd e)) =? m - 1)) && yes (same2 (fst (snd e)) (x, y))) k);
    [apply qt_proper; lia | | exact C].
  intros [[[a b] c] [[d e] f]]; cbn [fst snd]; rewrite !andb_true_iff, !negb_true_iff, andb_false_iff, !Z.eqb_neq, yes_iff.
  intuition lia.
Qed.

Theorem qt_bisection_permodule_2a_refuted :
  ~ (forall m n : Z, 2 <= n -> n <= m -> m mod 2 = 1 -> n mod 2 = 1 -> (forall x y k, In (x, y, k)
  [(m / 2 + 1, n - 1, 2); (m / 2 + 1, n / 2 + 1, 2); (m / 2 + 1, n / 2, 1); (m / 2 + 1, 0, 1); (m /
  2, 0, 4); (m / 2, n / 2, 4)] -> qt_charge m n x y k) /\ (forall x y k, 0 <= x < m -> 0 <= y < n ->
  ~ In (x, y) (map fst [(m / 2 + 1, n - 1, 2); (m / 2 + 1, n / 2 + 1, 2); (m / 2 + 1, n / 2, 1); (m
  / 2 + 1, 0, 1); (m / 2, 0, 4); (m / 2, n / 2, 4)]) -> qt_charge m n x y k -> k = 0 \/ k = 3)).
Proof.
  intros H; destruct (H 3 3 ltac:(lia) ltac:(lia) eq_refl eq_refl) as [A _].
  assert (K : qt_charge 3 3 2 2 2) by (apply A; left; reflexivity).
  assert (L : qt_charge 3 3 2 2 1) by (apply qt_charge_by; [lia | lia | vm_compute; reflexivity]).
  pose proof (count_unique _ _ _ K L); lia.
Qed.

Theorem qt_bisection_permodule_2b_refuted :
  ~ (forall m n : Z, 2 <= n -> n <= m -> m mod 2 = 1 -> n mod 2 = 0 -> (forall x y k, In (x, y, k)
  [(m / 2 + 1, n - 1, 2); (m / 2 + 1, n / 2, 2); (m / 2 + 1, n / 2 - 1, 1); (m / 2 + 1, 0, 1); (m /
  2, 0, 4)] -> qt_charge m n x y k) /\ (forall x y k, 0 <= x < m -> 0 <= y < n -> ~ In (x, y) (map
  fst [(m / 2 + 1, n - 1, 2); (m / 2 + 1, n / 2, 2); (m / 2 + 1, n / 2 - 1, 1); (m / 2 + 1, 0, 1);
  (m / 2, 0, 4)]) -> qt_charge m n x y k -> k = 0 \/ k = 3)).
Proof.
  intros H; destruct (H 3 2 ltac:(lia) ltac:(lia) eq_refl eq_refl) as [A _].
  assert (K : qt_charge 3 2 2 1 2) by (apply A; left; reflexivity).
  assert (L : qt_charge 3 2 2 1 1) by (apply qt_charge_by; [lia | lia | vm_compute; reflexivity]).
  pose proof (count_unique _ _ _ K L); lia.
Qed.

(* Whole modules along a diagonal: x + s y in the first half of the residues. *)
Definition qt_diagonal (n s : Z) (v : Z * Z * Z) : bool := let '(x, y, _) := v in (x + s * y) mod n <? n / 2.

Theorem qt_bisection_diagonal_refuted :
  ~ (forall n : Z, 2 <= n -> n mod 2 = 0 -> exists a b c, cut (QT n n) (qt_diagonal n 1) a /\ cut
  (QT n n) (qt_diagonal n (-1)) b /\ cut (QT n n) (qt_columns n) c /\ c < a /\ c < b).
Proof.
  intros H; destruct (H 2 ltac:(lia) eq_refl) as (a & b & c & A & _ & C & L & _).
  pose proof (cut_unique _ _ _ _ C (proj2 (qt_bisection_construction_even 2 2 ltac:(lia) ltac:(lia) eq_refl))) as Q.
  assert (K : cut (QT 2 2) (qt_diagonal 2 1) 8).
  { apply (count_links (QT 2 2) same3 (qt 2 2) (fun e => qt_diagonal 2 1 (fst e) = true /\ qt_diagonal 2 1 (snd e) = false)
      (fun e => qt_diagonal 2 1 (fst e) && negb (qt_diagonal 2 1 (snd e)))); [apply qt_proper; lia | | vm_compute; reflexivity].
    intros e; rewrite andb_true_iff, negb_true_iff; reflexivity. }
  pose proof (cut_unique _ _ _ _ A K); lia.
Qed.

(* ---------- Broadcasts ---------- *)

Theorem qt_lemma1 :
  radius Q3 3 /\ forall s : Z, is_vertex Q3 s -> broadcast_rounds Q3 (single_port Q3) s 3 /\
  broadcast_rounds Q3 (all_port Q3) s 3.
Proof.
  split; [|exact qt_cube_broadcast].
  destruct qt_q3_basic as (_ & _ & [A _] & _); split.
  - exists 0; split; [apply cube3_vertex; lia|]; split.
    + intros u U; apply A; [apply cube3_vertex; lia | exact U].
    + destruct (q3_far 0) as (v & _ & D); [apply cube3_vertex; lia | exists v; exact D].
  - intros s S; exists 3; split; [|lia]; split; [intros u U; apply A; auto|].
    destruct (q3_far s S) as (v & _ & D); exists v; exact D.
Qed.

Theorem qt_lemma2_sla :
  alltoall_within Q3 (single_port Q3) 5.
Proof.
  destruct qt_lemma2_sla_correction as [(rounds & L & R) _]; exists rounds; split; [lia | exact R].
Qed.

Definition qt33 := Eval vm_compute in table (QT 3 3) same3 (qt 3 3).
Lemma qt33_right : forall u v, is_vertex (QT 3 3) u -> is_vertex (QT 3 3) v -> dist (QT 3 3) u v (between (QT 3 3) same3 qt33 u v).
Proof. apply (table_sound (QT 3 3) same3 (qt 3 3)); vm_cast_no_check (eq_refl true). Qed.

Theorem qt_onetoall_case1_time_refuted :
  ~ (forall m n : Z, 2 <= n -> n <= m -> forall z, 0 <= z < 8 -> exists rounds, Z.of_nat (length
  rounds) <= 2 * (m / 2) + 3 /\ Forall (all_port (QT m n)) rounds /\ forall x y w, is_vertex (QT m
  n) (x, y, w) -> (x = m / 2 \/ y = n / 2 \/ x - m / 2 = y - n / 2 \/ x - m / 2 = n / 2 - y) ->
  informed (QT m n) (m / 2, n / 2, z) rounds (x, y, w)).
Proof.
  intros H; destruct (H 3 3 ltac:(lia) ltac:(lia) 0 ltac:(lia)) as (rounds & L & F & I).
  change (3 / 2) with 1 in *.
  assert (U : is_vertex (QT 3 3) (1, 1, 0)) by (apply qt_vertex_in; lia).
  assert (V : is_vertex (QT 3 3) (2, 2, 5)) by (apply qt_vertex_in; lia).
  destruct (informed_walk (QT 3 3) (1, 1, 0) rounds (2, 2, 5) F U (I 2 2 5 V ltac:(lia))) as (d & W & M).
  pose proof (dist_walk_le _ _ _ _ _ (qt33_right (1, 1, 0) (2, 2, 5) U V) W) as K.
  assert (Q : between (QT 3 3) same3 qt33 (1, 1, 0) (2, 2, 5) = 6) by (vm_compute; reflexivity); lia.
Qed.

(* ---------- Cost ---------- *)

Theorem qt_network_cost_torus :
  forall k a b : Z, 2 <= k -> 2 <= a -> 2 <= b -> a * b = 8 * k * k -> exists d D e E, max_degree
  (QT k k) d /\ diameter (QT k k) D /\ max_degree (Torus [a; b]) e /\ diameter (Torus [a; b]) E /\ D
  < E /\ d * D < e * E.
Proof.
  intros k a b K A B AB; destruct (qt_cost_below_torus k a b K A B AB) as (d & D & e & E & Hd & HD & He & HE & L).
  exists d, D, e, E; repeat (split; [assumption|]); split; [|exact L].
  assert (S : sides_ok [a; b]) by (intros n [<-|[<-|[]]]; assumption).
  pose proof (torus_regular [a; b] S) as R; cbn [sum_over] in R.
  assert (P : proper (Torus [a; b])) by (apply (torus_order [a; b] S)).
  pose proof (max_degree_unique _ _ _ He (regular_max _ _ P R)) as Q.
  pose proof (max_degree_unique _ _ _ Hd (proj2 (qt_degree_4 k k K K))) as Q'.
  assert (e <= 4) by (destruct (a =? 2), (b =? 2); lia).
  pose proof HE as [_ (u & v & X)]; pose proof (dist_nonneg _ _ _ _ X).
  subst d; nia.
Qed.

Theorem qt_network_cost_honeycomb_refuted :
  ~ (forall k : Z, 2 <= k -> exists d, diameter (QT k k) d /\ (4 * d) ^ 2 < 6 * 8 * k * k /\ (4 * d
  + 3) ^ 2 < 12 * 8 * k * k - 3).
Proof.
  intros H; destruct (H 2 ltac:(lia)) as (d & D & L & _).
  rewrite (qt22_diameter d D) in L; vm_compute in L; discriminate L.
Qed.
