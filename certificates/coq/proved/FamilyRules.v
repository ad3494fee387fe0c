(* Lemmas by rules: what follows from other facts alone is so, about any network. *)

From Coq Require Import ZArith List Bool Lia.
From Coq Require String.
From Topocert Require Import Graph Girth Walk Methods Transitive Numbered Text TextMeaning CheckLinear CheckQuestion CheckTerms CheckFamily CheckPlace CheckProper CheckTheorem CheckCounts CheckNumbers.
From Topocert Require Import NetworkName MetricSays FaultsSays FactsUnique SymmetrySays TrafficSays TreesSays RoundsSays FamilyWordsSays FamilyImplied FamilyRoutes FamilyWords FamilyCuts FamilyConsequences FamilyCycles FamilyDetours FamilyParts FamilyFacts FamilyLemmas TransitiveTriangles.
Import ListNotations.
Open Scope Z_scope.

Lemma all_some_each {A B} (f : A -> option B) l : forall m, all_some f l = Some m -> Forall2 (fun a b => f a = Some b) l m.
Proof.
  induction l as [|a l IH]; intros m; cbn [all_some]; [intros E; injection E as <-; constructor|]; destruct (f a) as [b|] eqn:E; [|discriminate]; destruct (all_some f l) as [o|]; [|discriminate].
  intros K; injection K as <-; constructor; [exact E | apply IH; reflexivity].
Qed.

Section Rules.
Variables (F : family) (c : cond) (xs : list Z).
Hypothesis M : member F xs.
Notation pv := (params F xs).
Notation g := (text_graph (line F) pv).
Notation here := (Own String.EmptyString (line F) pv).
Notation Eq := (list_eq_dec Z.eq_dec : forall u v : vertex g, {u = v} + {u <> v}).
Notation Once := (vertices_once F xs : NoDup (vertices g)).
Hypothesis R : proper g.

Lemma rule_asked ts us says_ p : yes pv c = true -> refutes (rule_question F c ts us says_) p = true -> forallb (yes (map (num pv) ts ++ map (num xs) us)) says_ = true.
Proof.
  intros Y A; set (e := map (num pv) ts ++ map (num xs) us); destruct (forallb (yes e) says_) eqn:E; [reflexivity|exfalso]; apply (asked_in_sound _ _ _ _ A xs M Y); intros w vs ps V P.
  eapply lists_then; [apply (polys_of_lists _ _ _ pv), P|]; onward; eapply lists_then; [apply (polys_of_lists _ _ _ xs); env|]; onward.
  assert (K : means (one_or_all (map (claim_of (ws ++ ws0)) says_)) (forallb (yes e) says_) w1); [|rewrite E in K; apply K].
  assert (He : have w1 (ws ++ ws0) e) by (apply have_app; assumption).
  assert (G : mean w1 (map (claim_of (ws ++ ws0)) says_) (map (yes e) says_)) by (clear - He; induction says_ as [|a l IH]; cbn [map]; [constructor | constructor; [apply claim_of_means, He | exact IH]]).
  replace (forallb (yes e) says_) with (forallb (fun b => b) (map (yes e) says_)) by (clear; induction says_ as [|a l IH]; cbn [map forallb]; [reflexivity | rewrite IH; reflexivity]).
  destruct says_ as [|a [|b l]]; cbn [map one_or_all]; [apply means_all, G | cbn [forallb]; rewrite andb_true_r; apply claim_of_means, He | apply means_all, G].
Qed.

(* The vertex connectivity has a value, of which there is no less. *)
Lemma connected_enough b x y : (forall v, fact_so xs here OfVertexConnectivity v -> b <= v) -> (faults_says g (VertexConnectivityAtLeast b) -> x <= y) -> x <= y.
Proof.
  intros B H; apply Z.nlt_ge; intros Lt; apply (vertex_connectivity_exists F xs R); intros (j & Cj); specialize (B j Cj).
  assert (K : x <= y); [|lia]; apply H; intros L Few; apply (proj2 Cj L); lia.
Qed.

Lemma two_vertices_here d : min_degree g d -> 1 <= d -> (length (vertices g) <=? 1)%nat = false.
Proof.
  intros D L; destruct (some_link g d D L) as (u & v & A); apply Nat.leb_gt; pose proof (adj_left A) as U; pose proof (adj_right A) as V; unfold is_vertex in U, V.
  destruct (vertices g) as [|w [|? l]]; [destruct U | | cbn [length]; lia]; destruct U as [U|[]], V as [V|[]]; destruct (adj_differ A); congruence.
Qed.

Lemma disjoint_paths_number i j z : faults_says g (DisjointPathsAtMost i j z) -> ~ ~ exists k, (faults_says g (DisjointPathsAtMost i j k) /\ faults_says g (DisjointPathsAtLeast i j k)) /\ k <= z.
Proof.
  intros A N; apply (least_number (fun k => faults_says g (DisjointPathsAtMost i j k))) with (z := z); [intros k (_ & _ & _ & _ & K & _); exact K | exact A|].
  intros (k & Le & Ak & Least); apply (whether (faults_says g (DisjointPathsAtLeast i j k))); intros [B|B]; [apply N; exists k; auto|]; destruct Ak as (u & v & U & V & K0 & K); apply B; exists u, v; split; [exact U|]; split; [exact V|].
  destruct (Z.le_gt_cases k 0) as [|G]; [left; assumption|exfalso]; assert (K' : k <= k - 1); [|lia]; apply Least; exists u, v; split; [exact U|]; split; [exact V|]; split; [lia|]; intros ps W; specialize (K ps W).
  destruct (Z.le_gt_cases (Z.of_nat (length ps)) (k - 1)) as [|G']; [assumption|exfalso]; apply B; exists u, v; split; [exact U|]; split; [exact V|]; right; exists ps; split; [lia | exact W].
Qed.

Ltac told q H := lazymatch goal with K : fact_so xs here q _ |- _ => pose proof K as H; cbn [fact_so] in H; change (network_graph here) with g in H end.
Ltac true_ H := destruct H as [[_ H]|[H _]]; [|lia].

Theorem rule_right s r name u zs bs ms v : rule_for s r name = Some u -> Forall (fun q => fact_so xs here q 1) (needed u) -> Forall2 (fact_so xs here) (known_ u) zs ->
  Forall2 (fun q b => forall z, fact_so xs here q z -> b <= z) (bounded u) bs -> Forall2 (fun q m => ~ ~ exists z, fact_so xs here q z /\ z <= m) (limited u) ms ->
  forallb (yes (zs ++ bs ++ ms ++ v :: map (num xs) (subject_terms s))) (says_so u) = true -> said_so xs here s r 1 v.
Proof.
  unfold rule_for; intros E Ne Kn Bo Li So; destruct s, r; cbv beta zeta in E; try discriminate; try (match goal with w : number_word |- _ => destruct w | w : word_at |- _ => destruct w end; try discriminate);
    cbv beta iota zeta in E; repeat match type of E with context [String.eqb name ?e] => destruct (String.eqb name e) end; try discriminate; injection E as <-; cbn [needed known_ bounded limited says_so subject_terms map app] in *;
    repeat match goal with H : Forall _ (_ :: _) |- _ => inversion H; clear H; subst | H : Forall2 _ (_ :: _) _ |- _ => inversion H; clear H; subst | H : Forall2 _ [] _ |- _ => inversion H; clear H; subst | H : Forall _ [] |- _ => clear H end;
    cbn [app forallb yes num nth] in So; rewrite ?andb_true_iff, ?negb_true_iff, ?Z.leb_le, ?Z.ltb_lt, ?Z.eqb_eq, ?Z.eqb_neq in So; cbn [said_so]; cbn [fact_so number_is number_at]; change (network_graph here) with g.
  - told OfTransitive T; true_ T; told OfDiameter D; destruct So as (-> & _); exists y; split; [apply (transitive_radius g y Once (proj2 R) T D) | lia].
  - told (OfTruth Hamiltonian_connected) H; true_ H; told OfMinDegree D; destruct So as (L & -> & _); exists 1; split; [left; split; [reflexivity | exact (hamiltonian_by_connected g y D L H)] | lia].
  - told (OfTruth Hamiltonian_laceable) H; true_ H; told OfMinDegree D; destruct So as (L & -> & _); exists 1; split; [left; split; [reflexivity | exact (hamiltonian_by_laceable g y D L H)] | lia].
  - told OfDiameter D; destruct So as (-> & _); exists 1; split; [left; split; [reflexivity | exists y; exact D] | lia].
  - told OfHamiltonian H; true_ H; told OfOrder Ord; destruct Ord as [_ Ord]; intros N; destruct H as (u & l & L & P & Pa & A).
    assert (C : cycle g u l) by (split; [exact L|]; split; [apply (Permutation.Permutation_NoDup (Permutation.Permutation_sym P)), Once | split; assumption]).
    apply (least_number (fun k => exists u l, cycle g u l /\ Z.of_nat (length (u :: l)) = k)) with (z := Z.of_nat (length (u :: l))); [intros k (a & m & _ & <-); lia | exists u, l; auto|].
    intros (k & Lk & Ck & Least); apply N; exists k; split; [split; [exact Ck|]; intros a m Cy; apply Least; exists a, m; auto | apply Permutation.Permutation_length in P; rewrite P in Lk; lia].
  - intros k ((x & m & Cy & <-) & _); destruct Cy as (L & _); cbn [length]; lia.
  - told OfBipartite B; true_ B; destruct B as (colour & Co); intros k ((x & m & Cy & <-) & _); destruct Cy as (L & _ & Pa & A); destruct m as [|a [|b [|? ?]]]; cbn [length] in L |- *; try lia.
    destruct Pa as (A1 & A2 & _); cbn [last] in A; pose proof (Co _ _ A1); pose proof (Co _ _ A2); pose proof (Co _ _ A); destruct (colour x), (colour a), (colour b); congruence.
  - told OfOrder Ord; told OfMaxDegree D; told OfConnected Co; true_ Co; intros k ((x & m & Cy & <-) & _); pose proof (girth_by_degree g Eq Once _ _ x m Co Ord D ltac:(lia) Cy); lia.
  - told OfHamiltonian H; true_ H; told OfOrder Ord; destruct So as (-> & _); exists (y / 2); split; [exact (matching_of_hamiltonian g Once _ H Ord) | lia].
  - told OfMinDegree D; intros N; apply (vertex_connectivity_at_most F xs _ D); intros (k & V & L); apply N; exists k; split; [exact V | lia].
  - told OfConnected Co; true_ Co; told OfTransitive T; true_ T; told OfMinDegree D; intros k [(L & Few & Sep) _]; destruct Co as [e Co].
    lazymatch goal with B : forall z, fact_so xs here OfGirth z -> ?b <= z |- _ => pose proof (no_triangle g b B ltac:(lia)) as None_ end; apply Z.nlt_ge; intros Lt.
    apply (vertices_of_triangle_free g Eq Once (graph_decidable F xs) _ (diameter_connected g e Co) T (regular_of F xs _ T D) None_ v L); [lia | lia | exact Sep].
  - told OfConnected Co; true_ Co; told OfTransitive T; true_ T; told OfMinDegree D; destruct So as (L & -> & _); exists y; split; [apply (edge_connectivity_of F xs y Co T D L) | lia].
  - told OfMinDegree D; intros N; apply (edge_connectivity_at_most F xs R _ D); intros (k & V & L); apply N; exists k; split; [exact V | lia].
  - told OfHamiltonian H; true_ H; told OfOrder Ord; told OfMaxDegree D; destruct So as (L & -> & _); exists (2 * y); split; [apply (automorphisms_of_ring g Eq Once _ _ H D L Ord) | lia].
  - told OfHamiltonian H; true_ H; told OfOrder Ord; told OfMaxDegree D; destruct So as (L & -> & _); exists y; split; [apply (trees_of_ring g Eq Once _ _ H D L Ord) | lia].
  - told OfTransitive T; true_ T; told OfDiameter D; destruct So as (-> & -> & _); exists y; split; [|lia]; destruct (vertices g) as [|x l] eqn:E; [destruct (proj2 R E)|]; exists x; split; [split; [lia | rewrite E; reflexivity]|].
    assert (X : is_vertex g x) by (unfold is_vertex; rewrite E; left; reflexivity); destruct (transitive_radius g y Once (proj2 R) T D) as [_ Least]; destruct (Least x X) as (e & Ec & Le); replace y with e; [exact Ec|].
    destruct Ec as [Near (z & Far)]; destruct (proj1 D x z X (walk_right g x z e (proj1 Far))) as (d & Dz & Ld); pose proof (dist_unique g x z d e Dz Far); lia.
  - intros N; apply (number_exists F xs Clique_number eq_refl); intros (k & Hk); apply N; exists k; split; [exact Hk|]; lazymatch goal with B : forall z, fact_so xs here OfGirth z -> ?b <= z |- _ => pose proof (clique_by_girth g b k B ltac:(lia) (proj1 Hk)) end; lia.
  - told OfHamiltonian H; true_ H; told OfOrder Ord; intros N; apply (number_exists F xs Independence_number eq_refl); intros (k & Hk); apply N; exists k; split; [exact Hk|]; pose proof (independent_of_hamiltonian g Eq _ k H Ord (proj1 Hk)); lia.
  - told OfMinDegree D; intros N; apply (number_exists F xs Pmc_diagnosability eq_refl); intros (k & Hk); apply N; exists k; split; [exact Hk|]; pose proof (diagnosable_by_degree g Eq _ k D (proj1 Hk)); lia.
  - told OfMinDegree D; told OfMaxDegree D'; lazymatch goal with B : forall z, fact_so xs here OfGirth z -> ?b <= z |- _ => intros N; pose proof (restricted_by_girth g Eq b B ltac:(lia) _ _ D ltac:(lia) D') as P end.
    apply (least_exists (restricted_cut g) _ (fun k H => match H with ex_intro _ l (conj _ (conj L _)) => Z.le_trans _ _ _ (Zle_0_nat (length l)) L end) P); intros (k & V & L); apply N; exists k; split; [exact V | lia].
  - told OfMaxDegree D; destruct D as [(x & _ & Dx) _]; intros k [Ck _]; pose proof (degree_colours F xs x _ k Dx Ck); lia.
  - told OfOrder Ord; told OfMaxDegree D; intros k [Dk _]; pose proof (dominating_enough g Once _ _ k Ord D Dk); destruct D as [(x & _ & Dx) _]; apply count_nonneg in Dx; nia.
  - told OfOrder Ord; intros k [Dk Most]; lazymatch goal with B : forall z, fact_so xs here OfVertexConnectivity z -> ?b <= z |- _ => rewrite Z.mul_1_l; apply (connected_enough b _ _ B); intros C; apply Z.nlt_ge; intros Lt end; pose proof (proj1 Dk) as K0.
    assert (E : diagnosable g v) by (apply (diagnosable_by_connectivity g Eq Once _ _ (graph_decidable F xs) Ord); [intros L Few; apply (C L); lia | lia | lia]); specialize (Most _ E); lia.
  - intros k [Ck _]; lazymatch goal with B : forall z, fact_so xs here OfVertexConnectivity z -> ?b <= z |- _ => apply (connected_enough b _ _ B); intros C; pose proof (restricted_by_connectivity g b k C Ck); lia end.
  - told OfMinDegree D; intros k [Re _]; rewrite !orb_true_iff, !andb_true_iff, !Z.leb_le in So; destruct (resolving_by_degree g Eq Once _ k (graph_decidable F xs) D ltac:(lia) Re) as [K P].
    destruct (Z.le_gt_cases v k) as [|G]; [lia|exfalso]; assert (Q : k = 1 \/ k = 2 \/ k = 3) by lia; destruct Q as [->|[->| ->]]; cbn in P; lia.
  - told OfOrder Ord; destruct So as (-> & E & _); exists y0; split; [|lia]; rewrite E; apply (delivered_of_minimal F xs hops y Ord); rewrite <- E; lazymatch goal with K : fact_so xs here (OfMinimal _ _) _ |- _ => exact K end.
  - told OfOrder Ord; told OfDiameter D; destruct So as (-> & E & _); exists y0; split; [|lia]; apply (max_hops_of_minimal F xs hops _ Ord); [rewrite <- E; lazymatch goal with K : fact_so xs here (OfMinimal _ _) _ |- _ => exact K end | exact D].
  - told OfOrder Ord; destruct So as (-> & E & _); exists 1; split; [|lia]; apply (stretch_of_minimal F xs hops y Ord); rewrite <- E; lazymatch goal with K : fact_so xs here (OfMinimal _ _) _ |- _ => exact K end.
  - told OfOrder Ord; destruct So as (L & -> & _); exists 1; split; [|lia]; lazymatch goal with K : fact_so xs here (OfDeadlockFree _ _) _ |- _ => destruct K as [_ [Ra _]] end; exact (one_lane g _ Ra (two_vertices F xs _ Ord L)).
  - told OfDiameter D; destruct So as (-> & _); exists y; split; [apply (gossip_of_diameter g Once _ (graph_decidable F xs) D) | lia].
  - told OfMinDegree D; told OfEdgeTransitive T; true_ T; destruct So as (L & -> & _); exists 1; split; [|lia]; pose proof (some_link g _ D L) as Lk; split; [apply (one_edge_orbit g T Lk) | split; assumption].
  - told OfMinDegree D; told OfMaxDegree D'; destruct So as (-> & So); lazymatch goal with B : forall z, fact_so xs here OfGirth z -> ?b <= z |- _ => intros N; pose proof (restricted_by_girth g Eq b B ltac:(lia) _ _ D ltac:(lia) D') as P end; apply (extra_one g Eq) in P.
    apply (least_exists (extra_cut g 1) _ (fun k H => match H with ex_intro _ l (conj _ (conj L _)) => Z.le_trans _ _ _ (Zle_0_nat (length l)) L end) P); intros (k & V & L); apply N; exists k; split; [exact V | lia].
  - told OfOrder Ord; told OfMinDegree D; told OfMaxDegree D'; lazymatch goal with B : forall z, fact_so xs here OfGirth z -> ?b <= z |- _ => intros N; pose proof (parts_by_girth g Eq Once b _ _ _ (num xs d) B ltac:(lia) Ord D D' ltac:(lia) ltac:(lia) ltac:(lia)) as P end.
    apply (least_exists (component_cut g (num xs d)) _ (fun k H => match H with ex_intro _ l (ex_intro _ _ (conj _ (conj L _))) => Z.le_trans _ _ _ (Zle_0_nat (length l)) L end) P); intros (k & V & L); apply N; exists k; split; [exact V | lia].
  - told OfHamiltonian H; true_ H; told OfOrder Ord; destruct Ord as [_ Ord]; pose proof (wide_by_hamiltonian g Once (num xs d) H ltac:(lia)) as W; intros N.
    replace (length (vertices g) <=? 1)%nat with false in N by (symmetry; apply Nat.leb_gt; destruct H as (x & l & L & P & _); apply Permutation.Permutation_length in P; cbn [length] in P; lia).
    apply (least_exists (wide g (num xs d)) _ (fun k K => Z.le_trans _ _ _ Z.le_0_1 (proj1 K)) W); intros (k & V & L); apply N; exists k; split; [exact V | lia].
  - told OfOrder Ord; told OfDiameter D; lazymatch goal with B : forall z, fact_so xs here OfVertexConnectivity z -> ?b <= z |- _ => intros N; assert (C : b <= b - 1); [|lia]; apply (connected_enough b b (b - 1) B); intros C; exfalso end.
    apply (least_exists (survives g (num xs d)) v (fun k K => proj1 (proj2 K))); [eapply (survives_by_connectivity g Eq Once); [apply (graph_decidable F xs) | exact Ord | exact D | lia | | exact C | lia | lia | lia]; lia|].
    intros (k & V & L); apply N; exists k; split; [exact V | lia].
  - intros k [Ck _]; lazymatch goal with B : forall z, fact_so xs here OfVertexConnectivity z -> ?b <= z |- _ => apply (connected_enough b _ _ B); intros C; pose proof (extra_by_connectivity g b _ k C Ck); lia end.
  - told OfMaxDegree D; intros k [Ck _]; lazymatch goal with B : forall z, fact_so xs here OfVertexConnectivity z -> ?b <= z |- _ => apply (connected_enough b _ _ B); intros C; pose proof (parts_by_connectivity g Eq b _ (num xs d) k (graph_decidable F xs) C D ltac:(lia) Ck) end.
    destruct D as [(x & _ & Dx) _]; apply count_nonneg in Dx; nia.
  - told OfMinDegree D; intros k; rewrite (two_vertices_here _ D) by lia; intros [W _]; lazymatch goal with B : forall z, fact_so xs here OfGirth z -> ?b <= z |- _ => pose proof (wide_by_girth g b B _ (num xs d) k D ltac:(lia) ltac:(lia) W) end; lia.
  - told OfMinDegree D; intros k [S _]; lazymatch goal with B : forall z, fact_so xs here OfGirth z -> ?b <= z |- _ => pose proof (survives_by_girth g Eq b B _ (num xs d) k D ltac:(lia) ltac:(lia) S) end; lia.
  - told OfEdgeTransitive T; true_ T; intros N; lazymatch goal with K : ~ ~ exists z, fact_so xs here _ z /\ _ |- _ => apply K end; intros (k & G & Le); apply N; exists (k - 2); split; [apply (detour_by_girth g Eq Once k (graph_decidable F xs) T G) | lia].
  - told OfMinDegree D; intros k Dk; lazymatch goal with B : forall z, fact_so xs here OfGirth z -> ?b <= z |- _ => pose proof (detour_least g Eq b _ k B D ltac:(lia) Dk) end; lia.
  - told OfOrder Ord; told OfMaxDegree D; destruct Ord as [_ Ord]; rewrite <- Ord in *; intros N; apply (disjoint_paths_number _ _ _ (paths_by_degree g (num xs u0) (num xs v0) _ D ltac:(lia) ltac:(lia))); intros (k & P & L); apply N; exists k; split; [exact P | lia].
  - told OfHamiltonian H; true_ H; told OfOrder Ord; destruct Ord as [_ Ord]; rewrite <- Ord in *; intros k [(a & b & A & B & _ & K) _]; destruct (paths_by_hamiltonian g Once (num xs u0) (num xs v0) H ltac:(lia) ltac:(lia) ltac:(lia)) as (a' & b' & A' & B' & [?|(ps & Lp & W)]); [lia|].
    pose proof (numbered_once _ _ _ _ A A'); pose proof (numbered_once _ _ _ _ B B'); subst a' b'; specialize (K ps W); lia.
Qed.
End Rules.
