(* More of the OCT paper: disjoint paths in the octagon, the neighbours' codes, the
   expansion by two columns, the packing density, edge symmetry. *)

From Coq Require Import ZArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk Ring Finite Octagon Jtorus Oct Ommh OctWidth.
Import ListNotations.
Open Scope Z_scope.

(* ---------- The octagon ---------- *)

(* Section 2.1: every node has degree 3. *)
Theorem oct_octagon_degree_connectivity_3 : regular Octagon 3.
Proof. apply octagon_regular. Qed.

(* Section 2.1: it does not grow; it has 8 nodes. *)
Theorem oct_octagon_lacks_scalability : forall N, order Octagon N -> N = 8.
Proof. intros N H; apply (order_unique Octagon); auto; apply octagon_order. Qed.

(* The hops of a path with the vertices p between its ends. *)
Definition hops {A} (p : list A) : Z := Z.of_nat (length p) + 1.

Fixpoint pathb (l : list Z) : bool :=
  match l with
  | u :: ((v :: _) as rest) => (0 <=? u) && (u <? 8) && (0 <=? v) && (v <? 8) && adjb octagon_linkb u v && pathb rest
  | _ => true
  end.

Lemma pathb_path l : pathb l = true -> path Octagon l.
Proof.
  induction l as [|u l IH]; simpl; auto; destruct l as [|v l]; auto; intros H.
  apply andb_true_iff in H; destruct H as [H P]; rewrite !andb_true_iff, !Z.leb_le, !Z.ltb_lt in H; split; auto.
  apply (adjb_adj 8 _ octagon_linkb octagon_linkb_link u v); tauto.
Qed.

Fixpoint distinct (l : list Z) : bool :=
  match l with [] => true | a :: l => negb (existsb (Z.eqb a) l) && distinct l end.

Lemma distinct_NoDup l : distinct l = true -> NoDup l.
Proof.
  induction l as [|a l IH]; simpl; intros H; constructor; apply andb_true_iff in H; destruct H as [H D]; auto.
  intros I; apply negb_true_iff in H; assert (E : existsb (Z.eqb a) l = true); [|congruence].
  apply existsb_exists; exists a; rewrite Z.eqb_refl; auto.
Qed.

Definition disjointb (u v : Z) (p q r : list Z) : bool :=
  pathb (u :: p ++ [v]) && pathb (u :: q ++ [v]) && pathb (u :: r ++ [v]) && distinct (u :: v :: p ++ q ++ r).

Lemma disjointb_paths u v p q r : disjointb u v p q r = true -> disjoint_paths Octagon u v p q r.
Proof.
  unfold disjointb; intros H; apply andb_true_iff in H; destruct H as [H D].
  rewrite !andb_true_iff in H; destruct H as [[A B] C].
  split; [apply pathb_path; auto|]; split; [apply pathb_path; auto|]; split; [apply pathb_path; auto|].
  apply (distinct_NoDup (u :: v :: p ++ q ++ r)); auto.
Qed.

(* The three paths by the difference of the ends, from 0. *)
Definition three (d : Z) : list Z * list Z * list Z :=
  match d with
  | 1 => ([], [4; 3; 2], [7; 6; 5]) | 2 => ([1], [4; 3], [7; 6]) | 3 => ([4], [7], [1; 2])
  | 4 => ([], [1; 2; 3], [7; 6; 5]) | 5 => ([1], [4], [7; 6]) | 6 => ([7], [1; 2], [4; 5])
  | _ => ([], [1; 2; 3], [4; 5; 6])
  end.

Definition moved (u : Z) (l : list Z) : list Z := map (fun x => (x + u) mod 8) l.
Definition first_path u v := moved u (fst (fst (three ((v - u) mod 8)))).
Definition second_path u v := moved u (snd (fst (three ((v - u) mod 8)))).
Definition third_path u v := moved u (snd (three ((v - u) mod 8))).

Lemma octagon_three u v : 0 <= u < 8 -> 0 <= v < 8 -> u <> v ->
  disjoint_paths Octagon u v (first_path u v) (second_path u v) (third_path u v).
Proof.
  intros U V N; apply disjointb_paths.
  assert (H := forallb_zrange2 (fun u v => (u =? v) || disjointb u v (first_path u v) (second_path u v) (third_path u v)) 8 eq_refl u v U V).
  simpl in H; apply orb_true_iff in H; destruct H as [H|H]; auto; apply Z.eqb_eq in H; congruence.
Qed.

Lemma hops_table (P : Z -> Z -> Z -> Z -> Z -> bool) :
  forallb (fun u => forallb (fun v => P u v (hops (first_path u v)) (hops (second_path u v)) (hops (third_path u v))) (zrange 8)) (zrange 8) = true ->
  forall u v, 0 <= u < 8 -> 0 <= v < 8 -> P u v (hops (first_path u v)) (hops (second_path u v)) (hops (third_path u v)) = true.
Proof. intros H u v U V; apply (forallb_zrange2 (fun u v => P u v (hops (first_path u v)) (hops (second_path u v)) (hops (third_path u v))) 8); auto. Qed.

Lemma NoDup_app_back {A} (p q : list A) : NoDup (p ++ q) -> NoDup q /\ forall x, In x p -> ~ In x q.
Proof.
  induction p as [|a p IH]; simpl; intros N; [split; auto|]; inversion N as [|? ? H N']; subst.
  destruct (IH N') as [Q D]; split; auto; intros x [<-|X]; auto; intros Y; apply H, in_app_iff; auto.
Qed.

(* Section 2.1 (2): "3 uncrossed links between any two nodes": three different paths, of
   which at most one is the link from u to v itself. *)
Theorem oct_octagon_three_disjoint_paths : forall u v : vertex Octagon,
  is_vertex Octagon u -> is_vertex Octagon v -> u <> v ->
  exists p q r, disjoint_paths Octagon u v p q r /\ p <> q /\ p <> r /\ q <> r.
Proof.
  intros u v U V N; apply octagon_vertex in U, V.
  exists (first_path u v), (second_path u v), (third_path u v); assert (D := octagon_three u v U V N).
  assert (H := hops_table (fun u v a b c => (u =? v) || (1 <? b) && (1 <? c)) eq_refl u v U V).
  cbv beta in H; apply Z.eqb_neq in N; rewrite N in H; simpl in H; rewrite andb_true_iff, !Z.ltb_lt in H; unfold hops in H.
  split; auto; destruct D as (_ & _ & _ & D); inversion D as [|? ? _ D']; inversion D' as [|? ? _ K]; subst.
  set (p := first_path u v) in *; set (q := second_path u v) in *; set (r := third_path u v) in *.
  assert (Q : q <> []) by (intros E; rewrite E in H; change (Z.of_nat (length (@nil Z))) with 0 in H; lia).
  assert (R : r <> []) by (intros E; rewrite E in H; change (Z.of_nat (length (@nil Z))) with 0 in H; lia).
  clearbody p q r; split; [|split].
  - intros ->; destruct (NoDup_app_back _ _ K) as [_ F]; destruct q as [|x q]; [congruence|].
    apply (F x); simpl; auto.
  - intros ->; destruct (NoDup_app_back _ _ K) as [_ F]; destruct r as [|x r]; [congruence|].
    apply (F x); [simpl; auto | apply in_app_iff; simpl; auto].
  - intros ->; destruct (NoDup_app_back _ _ K) as [L _]; destruct (NoDup_app_back _ _ L) as [_ F]; destruct r as [|x r]; [congruence|].
    apply (F x); simpl; auto.
Qed.

(* Of lengths 1, 4, 4 if the two nodes are adjacent. *)
Theorem oct_octagon_disjoint_lengths_adjacent : forall u v : vertex Octagon, adj Octagon u v ->
  exists p q r, disjoint_paths Octagon u v p q r /\ hops p = 1 /\ hops q = 4 /\ hops r = 4.
Proof.
  intros u v A; assert (U := adj_left A); assert (V := adj_right A); assert (N := adj_differ A); apply octagon_vertex in U, V.
  exists (first_path u v), (second_path u v), (third_path u v); split; [apply octagon_three; auto|].
  apply (adj_adjb 8 _ octagon_linkb octagon_linkb_link) in A.
  assert (H := hops_table (fun u v a b c => negb (adjb octagon_linkb u v) || (a =? 1) && (b =? 4) && (c =? 4)) eq_refl u v U V).
  cbv beta in H; rewrite A in H; simpl in H; rewrite !andb_true_iff, !Z.eqb_eq in H; tauto.
Qed.

(* "Or it would be 2, 3, 3": not between nodes whose codes differ in three bits. *)
Theorem oct_octagon_disjoint_lengths_nonadjacent_refuted :
  ~ (forall u v : vertex Octagon, is_vertex Octagon u -> is_vertex Octagon v -> u <> v -> ~ adj Octagon u v ->
     exists p q r, disjoint_paths Octagon u v p q r /\ hops p = 2 /\ hops q = 3 /\ hops r = 3).
Proof.
  intros H; destruct (H 0 3) as (p & q & r & (P & Q & R & N) & A & B & C).
  - apply octagon_vertex; lia.
  - apply octagon_vertex; lia.
  - lia.
  - intros A; apply (adj_adjb 8 _ octagon_linkb octagon_linkb_link) in A; discriminate.
  - unfold hops in *; destruct p as [|x [|? ?]]; simpl in A; try lia; destruct q as [|y1 [|y2 [|? ?]]]; simpl in B; try lia;
      destruct r as [|z1 [|z2 [|? ?]]]; simpl in C; try lia; clear A B C H.
    destruct P as (P1 & P2 & _), Q as (Q1 & Q2 & Q3 & _), R as (R1 & R2 & R3 & _).
    assert (S : forall u v, adj Octagon u v -> (0 <= u < 8 /\ 0 <= v < 8) /\ adjb octagon_linkb u v = true).
    { intros u v A; split; [split; apply octagon_vertex; [apply (adj_left A) | apply (adj_right A)] | apply (adj_adjb 8 _ octagon_linkb octagon_linkb_link); auto]. }
    apply S in P1, P2, Q1, Q2, Q3, R1, R2, R3.
    (* The paths of three hops from 0 to 3: by 1 and 2 only, or by a common neighbour's detour. *)
    assert (T : forall a b, 0 <= a < 8 -> 0 <= b < 8 -> adjb octagon_linkb 0 a = true -> adjb octagon_linkb a b = true -> adjb octagon_linkb b 3 = true ->
      a <> 3 -> b <> 0 -> a = 1 /\ b = 2).
    { intros a b I J A B C D E.
      assert (X := forallb_zrange2 (fun a b => negb (adjb octagon_linkb 0 a && adjb octagon_linkb a b && adjb octagon_linkb b 3) || (a =? 3) || (b =? 0) || (a =? 1) && (b =? 2)) 8 eq_refl a b I J).
      cbv beta in X; rewrite A, B, C in X; simpl in X; rewrite !orb_true_iff, andb_true_iff, !Z.eqb_eq in X; tauto. }
    assert (N' : NoDup [0; 3; x; y1; y2; z1; z2]) by exact N.
    assert (M : forall a b (l : list Z), NoDup (a :: l) -> In b l -> a <> b) by (intros a b l D I ->; inversion D; auto).
    assert (Y0 : y1 <> 3) by (intros ->; inversion N' as [|? ? _ N2]; inversion N2 as [|? ? K _]; apply K; simpl; tauto).
    assert (Z0 : z1 <> 3) by (intros ->; inversion N' as [|? ? _ N2]; inversion N2 as [|? ? K _]; apply K; simpl; tauto).
    assert (Y1 : y2 <> 0) by (intros ->; inversion N' as [|? ? K _]; apply K; simpl; tauto).
    assert (Z1 : z2 <> 0) by (intros ->; inversion N' as [|? ? K _]; apply K; simpl; tauto).
    destruct (T y1 y2) as [-> ->]; try tauto; destruct (T z1 z2) as [-> ->]; try tauto.
    inversion N' as [|? ? _ N2]; inversion N2 as [|? ? _ N3]; inversion N3 as [|? ? _ N4]; inversion N4 as [|? ? K _].
    apply K; simpl; tauto.
Qed.

(* 2, 3, 3 if the codes differ in two bits, 2, 2, 3 if they differ in three. *)
Theorem oct_octagon_disjoint_lengths_nonadjacent_correction : forall u v : Z, 0 <= u < 8 -> 0 <= v < 8 ->
  (hamming (johnson 4 u) (johnson 4 v) = 2 ->
   exists p q r, disjoint_paths Octagon u v p q r /\ hops p = 2 /\ hops q = 3 /\ hops r = 3) /\
  (hamming (johnson 4 u) (johnson 4 v) = 3 ->
   exists p q r, disjoint_paths Octagon u v p q r /\ hops p = 2 /\ hops q = 2 /\ hops r = 3).
Proof.
  intros u v U V.
  assert (N : hamming (johnson 4 u) (johnson 4 v) <> 0 -> u <> v) by (intros H ->; rewrite hamming_self in H; auto).
  assert (H := hops_table (fun u v a b c => let h := hamming (johnson 4 u) (johnson 4 v) in
    (negb (h =? 2) || (a =? 2) && (b =? 3) && (c =? 3)) && (negb (h =? 3) || (a =? 2) && (b =? 2) && (c =? 3))) eq_refl u v U V).
  cbv beta zeta in H; apply andb_true_iff in H; destruct H as [H H'].
  split; intros E; exists (first_path u v), (second_path u v), (third_path u v);
    (split; [apply octagon_three; auto; apply N; lia|]); rewrite E in *; simpl in *;
    rewrite !andb_true_iff, !Z.eqb_eq in *; tauto.
Qed.

(* ---------- The neighbours' codes ---------- *)

Lemma zrange_snoc n : 0 <= n -> zrange (n + 1) = zrange n ++ [n].
Proof.
  intros N; unfold zrange; replace (Z.to_nat (n + 1)) with (S (Z.to_nat n)) by lia.
  rewrite seq_S, map_app; simpl; rewrite Z2Nat.id by lia; auto.
Qed.

Lemma zrange_cons n : 0 <= n -> zrange (n + 1) = 0 :: map (fun x => x + 1) (zrange n).
Proof.
  intros N; unfold zrange; replace (Z.to_nat (n + 1)) with (S (Z.to_nat n)) by lia.
  simpl; f_equal; rewrite <- seq_shift, !map_map; apply map_ext; intros; lia.
Qed.

(* The word that a step up makes of a code: without its highest bit, and the opposite
   of that bit at the low end; and that of a step down. *)
Definition word_up (x : list bool) : list bool := tl x ++ [negb (hd false x)].
Definition word_down (x : list bool) : list bool := negb (last x false) :: removelast x.

Lemma johnson_up m i : 1 <= m -> 0 <= i < 2 * m -> johnson m ((i + 1) mod (2 * m)) = word_up (johnson m i).
Proof.
  intros M I; set (n := m - 1); assert (Mn : m = n + 1) by lia; assert (N : 0 <= n) by lia; clearbody n.
  assert (C : zrange m = 0 :: map (fun x => x + 1) (zrange n)) by (rewrite Mn; apply zrange_cons; auto).
  assert (D : zrange m = zrange n ++ [n]) by (rewrite Mn; apply zrange_snoc; auto).
  unfold johnson, word_up; rewrite C at 1; simpl rev; rewrite map_app, <- map_rev, map_map.
  rewrite D, rev_app_distr; simpl.
  f_equal.
  - apply map_ext_in; intros x X; apply in_rev, in_zrange in X; unfold johnson_bit.
    rewrite ring_step by lia; destruct (Z.eqb_spec (i + 1) (2 * m));
      repeat match goal with |- context [?a <=? ?b] => destruct (Z.leb_spec a b) | |- context [?a <? ?b] => destruct (Z.ltb_spec a b) end; auto; lia.
  - f_equal; unfold johnson_bit; rewrite ring_step by lia; destruct (Z.eqb_spec (i + 1) (2 * m));
      repeat match goal with |- context [?a <=? ?b] => destruct (Z.leb_spec a b) | |- context [?a <? ?b] => destruct (Z.ltb_spec a b) end; auto; lia.
Qed.

Lemma word_down_up x : x <> [] -> word_down (word_up x) = x.
Proof.
  destruct x as [|a x]; [congruence|]; intros _; unfold word_down, word_up; simpl.
  rewrite last_last, removelast_last, negb_involutive; auto.
Qed.

Lemma johnson_down m i : 1 <= m -> 0 <= i < 2 * m -> johnson m ((i - 1) mod (2 * m)) = word_down (johnson m i).
Proof.
  intros M I; assert (R := mod_range (i - 1) (2 * m) ltac:(lia)).
  replace (johnson m i) with (word_up (johnson m ((i - 1) mod (2 * m)))).
  - rewrite word_down_up; auto; intros E; assert (L := johnson_length m ((i - 1) mod (2 * m)) ltac:(lia)); rewrite E in L; simpl in L.
    change (Z.of_nat 0) with 0 in L; lia.
  - rewrite <- johnson_up by auto; f_equal; rewrite Zplus_mod_idemp_l; replace (i - 1 + 1) with i by lia; apply mod_same; lia.
Qed.

(* The four neighbours: left, right, above, below. *)
Definition steps k m (v : vertex (JTorus k m)) : list (vertex (JTorus k m)) :=
  [(fst v, (snd v - 1) mod (2 * m)); (fst v, (snd v + 1) mod (2 * m)); ((fst v - 1) mod (2 * k), snd v); ((fst v + 1) mod (2 * k), snd v)].

Lemma steps_adj k m v w : 1 <= k -> 1 <= m -> is_vertex (JTorus k m) v -> (In w (steps k m v) <-> adj (JTorus k m) v w).
Proof.
  intros K M; destruct v as (r, c), w as (r', c'); intros V; unfold JTorus in *; rewrite product_adj, !ring_adj, !ring_vertex by lia.
  apply product_vertex in V; rewrite !ring_vertex in V; unfold steps; simpl.
  rewrite !ring_step, !ring_back by lia.
  assert (E : forall x y : Z, (x, y) = (r', c') <-> x = r' /\ y = c') by (intros; apply pair_equal_spec).
  transitivity ((r = r' /\ (if c =? 0 then 2 * m - 1 else c - 1) = c') \/ (r = r' /\ (if c + 1 =? 2 * m then 0 else c + 1) = c') \/
    ((if r =? 0 then 2 * k - 1 else r - 1) = r' /\ c = c') \/ ((if r + 1 =? 2 * k then 0 else r + 1) = r' /\ c = c')).
  - rewrite <- !E; tauto.
  - clear E; split.
    + intros [[-> H]|[[-> H]|[[H ->]|[H ->]]]]; [right|right|left|left];
        match goal with H : (if ?a =? ?b then _ else _) = _ |- _ => destruct (Z.eqb_spec a b) end; lia.
    + intros [((B1 & B2 & A) & -> & _)|(-> & _ & (B1 & B2 & A))].
      * destruct A as [->|[->|[[-> ->]|[-> ->]]]].
        -- right; right; right; destruct (Z.eqb_spec (r + 1) (2 * k)); lia.
        -- right; right; left; destruct (Z.eqb_spec (r' + 1) 0); lia.
        -- right; right; left; simpl; auto.
        -- right; right; right; destruct (Z.eqb_spec (2 * k - 1 + 1) (2 * k)); lia.
      * destruct A as [->|[->|[[-> ->]|[-> ->]]]].
        -- right; left; destruct (Z.eqb_spec (c + 1) (2 * m)); lia.
        -- left; destruct (Z.eqb_spec (c' + 1) 0); lia.
        -- left; simpl; auto.
        -- right; left; destruct (Z.eqb_spec (2 * m - 1 + 1) (2 * m)); lia.
Qed.

(* Section 3.1.2: the efficiency of unicast, one by the number of rounds at the worst. *)
Theorem oct_unicast_efficiency : forall k m : Z, 1 <= k -> 1 <= m ->
  exists worst, (forall u v, is_vertex (OCT k m) u -> is_vertex (OCT k m) v ->
      exists d, route (OCT k m) (oct_next k m) u v d /\ d <= worst) /\
    (exists u v, route (OCT k m) (oct_next k m) u v worst) /\ 1 * (k + m + 2) = 1 * worst.
Proof.
  intros k m K M; exists (k + m + 2); destruct (unicast_worst k m K M); auto.
Qed.

(* ---------- Expansion ---------- *)

(* Section 2.2: with one more bit for the columns two columns are added on the right
   side. Of the links between old nodes only those that closed the rows, between the
   last column and the first, are gone; no other appears, and all degrees stay 7. *)
Theorem oct_expansion_connections_unchanged : forall k m : Z, 2 <= k -> 2 <= m ->
  (forall r c o r' c' o', is_vertex (OCT k m) (r, c, o) -> is_vertex (OCT k m) (r', c', o') ->
    (adj (OCT k (m + 1)) (r, c, o) (r', c', o') <->
     adj (OCT k m) (r, c, o) (r', c', o') /\
     ~ (r = r' /\ o = o' /\ (c = 0 /\ c' = 2 * m - 1 \/ c = 2 * m - 1 /\ c' = 0)))) /\
  regular (OCT k m) 7 /\ regular (OCT k (m + 1)) 7.
Proof.
  intros k m K M; split; [|split; apply oct_char1_degree_7; lia].
  intros r c o r' c' o' U V; unfold OCT.
  rewrite (product_adj (JTorus k (m + 1)) Octagon (r, c) (r', c') o o'), (product_adj (JTorus k m) Octagon (r, c) (r', c') o o').
  unfold JTorus; rewrite (product_adj (Ring (2 * k)) (Ring (2 * (m + 1))) r r' c c'), (product_adj (Ring (2 * k)) (Ring (2 * m)) r r' c c').
  rewrite !product_vertex, !ring_adj, !ring_vertex, !octagon_vertex by lia.
  apply oct_vertex in U, V; cbn [vertex product Ring Octagon]; rewrite !pair_equal_spec.
  destruct (Z.eq_dec o o') as [->|O].
  - assert (NA : ~ adj Octagon o' o') by (intros A; apply adj_differ in A; auto); split.
    + intros [[A _]|[_ [_ A]]]; [|contradiction]; split; [left; split; [lia | split; [reflexivity | lia]] | lia].
    + intros [[[A _]|[_ [_ A]]] N]; [|contradiction]; left; split; [lia | split; [reflexivity | lia]].
  - split.
    + intros [[_ [E _]]|[E [B A]]]; [contradiction|]; split; [right; split; [auto | split; [lia | auto]] | tauto].
    + intros [[[_ [E _]]|[E [B A]]] _]; [contradiction|]; right; split; [auto | split; [first [lia | apply product_vertex; rewrite !ring_vertex; lia | apply jtorus_vertex; lia] | auto]].
Qed.

(* ---------- Packing density ---------- *)

(* The number of nodes N by degree d and diameter D of a network: N / (d D). *)
Definition packing (g : graph) (N d D : Z) : Prop := order g N /\ regular g d /\ diameter g D.

Lemma packing_oct k m : 2 <= k -> 2 <= m -> packing (OCT k m) (32 * k * m) 7 (k + m + 2).
Proof. intros; split; [apply oct_oct_nodes; lia|]; split; [apply oct_char1_degree_7; auto | apply oct_char2_diameter; lia]. Qed.

Lemma packing_ommh k m : 2 <= k -> 2 <= m -> packing (OMMH (2 * k) (2 * m) 3) (32 * k * m) 7 (k + m + 3).
Proof.
  intros; split; [apply oct_equal_node_counts; lia|]; split; [apply oct_table1_ommh_degree_links; auto | apply oct_table1_ommh_diameter; lia].
Qed.

Lemma packing_torus k m : 2 <= k -> 2 <= m -> packing (JTorus (2 * k) (4 * m)) (32 * k * m) 4 (2 * k + 4 * m).
Proof.
  intros; split; [apply oct_equal_node_counts; lia|]; split; apply oct_table1_torus_degree_links_diameter; lia.
Qed.

Lemma packing_unique g N d D N' d' D' : packing g N d D -> packing g N' d' D' -> N = N' /\ d = d' /\ D = D'.
Proof.
  intros (A & B & C) (A' & B' & C'); split; [eapply order_unique; eauto|]; split.
  - eapply regular_unique; eauto; apply A.
  - eapply diameter_unique; eauto.
Qed.

(* One density is higher than another: N / (d D) > N' / (d' D'). *)
Definition packs_better (g h : graph) : Prop :=
  exists N d D N' d' D', packing g N d D /\ packing h N' d' D' /\ N * (d' * D') > N' * (d * D).

(* Figure 4: OCT has the highest packing density. *)
Theorem oct_packing_oct_highest : forall k m : Z, 2 <= k -> 2 <= m ->
  packs_better (OCT k m) (OMMH (2 * k) (2 * m) 3) /\ packs_better (OCT k m) (JTorus (2 * k) (4 * m)).
Proof.
  intros k m K M; assert (P : 0 < 32 * k * m) by nia; split.
  - exists (32 * k * m), 7, (k + m + 2), (32 * k * m), 7, (k + m + 3).
    split; [apply packing_oct; auto|]; split; [apply packing_ommh; auto|].
    apply Z.lt_gt, Z.mul_lt_mono_pos_l; lia.
  - exists (32 * k * m), 7, (k + m + 2), (32 * k * m), 4, (2 * k + 4 * m).
    split; [apply packing_oct; auto|]; split; [apply packing_torus; auto|].
    apply Z.lt_gt, Z.mul_lt_mono_pos_l; lia.
Qed.

(* "T(2k,4m) requires the lowest packing density": if and only if k + 9m > 21, *)
Theorem oct_packing_torus_lowest_correction : forall k m : Z, 2 <= k -> 2 <= m ->
  (packs_better (OMMH (2 * k) (2 * m) 3) (JTorus (2 * k) (4 * m)) /\ packs_better (OCT k m) (JTorus (2 * k) (4 * m)) <->
   k + 9 * m > 21).
Proof.
  intros k m K M; assert (P : 0 < 32 * k * m) by nia; split.
  - intros [(N & d & D & N' & d' & D' & A & B & L) _].
    destruct (packing_unique _ _ _ _ _ _ _ A (packing_ommh k m K M)) as (-> & -> & ->).
    destruct (packing_unique _ _ _ _ _ _ _ B (packing_torus k m K M)) as (-> & -> & ->).
    apply Z.gt_lt, Z.mul_lt_mono_pos_l in L; lia.
  - intros L; split; [|apply oct_packing_oct_highest; auto].
    exists (32 * k * m), 7, (k + m + 3), (32 * k * m), 4, (2 * k + 4 * m).
    split; [apply packing_ommh; auto|]; split; [apply packing_torus; auto|].
    apply Z.lt_gt, Z.mul_lt_mono_pos_l; lia.
Qed.

(* so not for k = m = 2. *)
Theorem oct_packing_torus_lowest_refuted : ~ (forall k m : Z, 2 <= k -> 2 <= m ->
  packs_better (OMMH (2 * k) (2 * m) 3) (JTorus (2 * k) (4 * m)) /\ packs_better (OCT k m) (JTorus (2 * k) (4 * m))).
Proof.
  intros H; specialize (H 2 2 ltac:(lia) ltac:(lia)); apply (oct_packing_torus_lowest_correction 2 2) in H; lia.
Qed.
