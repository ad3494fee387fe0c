(* Lemmas about families that follow from others: their questions, and what is so where these are refuted. *)

From Coq Require Import ZArith Lia List Bool.
From Topocert Require Import Graph Walk Methods Transitive Text CheckLinear CheckQuestion CheckTerms CheckFamily CheckPlace CheckProper CheckTheorem CheckCounts CheckRoots.
From Topocert Require Import FaultsSays MatchingSays FamilyFacts.
Import ListNotations.
Open Scope Z_scope.

Lemma firstn_once {A} n : forall l : list A, NoDup l -> NoDup (firstn n l).
Proof.
  induction n as [|n IH]; intros [|a l] N; try constructor; inversion N as [|? ? Na Nl]; subst; [|apply IH, Nl].
  intros I; apply Na; rewrite <- (firstn_skipn n l); apply in_or_app; left; exact I.
Qed.

(* ---------- Questions, in terms that other lemmas tell ---------- *)

Definition differ_question (F : family) (c : cond) (a b : term) : branch :=
  asked F c (fun ps => do y <- poly_of ps b; do x <- poly_of ps a; at_least (ret y) (ret (plus x 1)) false).

Definition fewest_question (F : family) (c : cond) (o value : term) : branch :=
  asked F c (fun ps => do y <- poly_of ps o; do x <- poly_of ps value; at_least (ret y) (ret x) false).

Definition one_question (F : family) (c : cond) (value : term) : branch := asked F c (fun ps => do x <- poly_of ps value; is (ret x) (ret (constant 1)) false).

(* Two vertices that are joined have the degree 1, and one of them alone is no separation. *)
Definition most_of_question (F : family) (c : cond) (d value : term) : branch :=
  asked F c (fun ps => do y <- poly_of ps d; do x <- poly_of ps value;
    all [at_least (ret y) (ret (constant 2)); at_least (ret (plus (add y y) 4)) (ret (add (add x x) x))] false).

Definition least_question (F : family) (c : cond) (d value : term) : branch :=
  asked F c (fun ps => do y <- poly_of ps d; do x <- poly_of ps value; all [at_least (ret y) (ret (constant 1)); at_least (ret y) (ret x)] false).

Section Implied.
Variables (F : family) (c : cond) (xs : list Z).
Hypothesis M : member F xs.
Hypothesis R : network_right F xs.
Hypothesis Y : yes (params F xs) c = true.
Notation pv := (params F xs).
Notation g := (text_graph (line F) pv).
Notation Eq := (list_eq_dec Z.eq_dec : forall u v : vertex g, {u = v} + {u <> v}).

Ltac term_ := apply (term_then _ _ pv); [assumption|]; onward.

Lemma differ_so a b p : refutes (differ_question F c a b) p = true -> num pv a + 1 <= num pv b.
Proof.
  intros A; destruct (Z.le_gt_cases (num pv a + 1) (num pv b)) as [|G]; [assumption|exfalso]; apply (asked_sound _ _ _ _ A xs M Y); intros w ps P; term_; term_.
  eapply false_so; [apply means_at_least; apply yields_ret; [eassumption | apply has_plus; eassumption] | apply Z.leb_gt, G].
Qed.

Lemma fewest_so o v p : refutes (fewest_question F c o v) p = true -> num pv v <= num pv o.
Proof.
  intros A; destruct (Z.le_gt_cases (num pv v) (num pv o)) as [|G]; [assumption|exfalso]; apply (asked_sound _ _ _ _ A xs M Y); intros w ps P; term_; term_.
  eapply false_so; [apply means_at_least; apply yields_ret; eassumption | apply Z.leb_gt, G].
Qed.

Lemma most_of_so d v p : refutes (most_of_question F c d v) p = true -> 2 <= num pv d /\ 3 * num pv v <= 2 * num pv d + 4.
Proof.
  intros A; destruct ((2 <=? num pv d) && (num pv v + num pv v + num pv v <=? num pv d + num pv d + 4)) eqn:E; [apply andb_true_iff in E; rewrite !Z.leb_le in E; lia|exfalso].
  apply (asked_sound _ _ _ _ A xs M Y); intros w ps P; term_; term_.
  eapply false_so; [apply means_all_two; apply means_at_least; apply yields_ret; [eassumption | apply has_constant | apply has_plus, has_add; eassumption | apply has_add; [apply has_add|]; eassumption] | exact E].
Qed.

Lemma least_so d v p : refutes (least_question F c d v) p = true -> num pv v <= num pv d.
Proof.
  intros A; destruct ((1 <=? num pv d) && (num pv v <=? num pv d)) eqn:E; [apply andb_true_iff in E; rewrite !Z.leb_le in E; lia|exfalso].
  apply (asked_sound _ _ _ _ A xs M Y); intros w ps P; term_; term_.
  eapply false_so; [apply means_all_two; apply means_at_least; apply yields_ret; first [eassumption | apply has_constant] | exact E].
Qed.

Lemma one_so v p : refutes (one_question F c v) p = true -> num pv v = 1.
Proof.
  intros A; destruct (num pv v =? 1) eqn:E; [apply Z.eqb_eq, E|exfalso]; apply (asked_sound _ _ _ _ A xs M Y); intros w ps P; term_.
  eapply false_so; [apply means_is; apply yields_ret; [eassumption | apply has_constant] | exact E].
Qed.

(* ---------- What follows ---------- *)

(* No degree is larger than a number: the first of the questions about degrees. *)
Theorem max_degree_at_most v us : reversed F xs -> distinct F xs -> all_refuted (firstn 1 (degree_questions F c false v [])) us = true -> exists d, max_degree g d /\ d <= num pv v.
Proof.
  intros Rv Di A; destruct (all_refuted_cons _ _ _ A) as (p & _ & B & _); set (f := fun u => counted_at pv u (arms F) 0).
  assert (Le : forall u, vertex_of F xs u -> f u <= num pv v).
  { intros u U; destruct (Z.le_gt_cases (f u) (num pv v)) as [|G]; [assumption|exfalso]; apply (asked_sound _ _ _ _ B xs M Y); intros w ps P.
    apply (any_then F xs w ps u _ P U); onward; apply (so_bind _ _ _ _ (yields_counted ps pv _ _ _ _ _ 0 P H (has_none _))); onward; term_.
    eapply false_so; [apply means_at_least; apply yields_ret; eassumption | apply Z.leb_gt, G]. }
  assert (K : forall l, l <> [] -> exists u, In u l /\ forall w, In w l -> f w <= f u).
  { induction l as [|a [|b l] IH]; intros Ne; [destruct (Ne eq_refl) | exists a; split; [left; reflexivity | intros w [<-|[]]; lia]|].
    destruct IH as (u & U & H); [discriminate|]; destruct (Z.le_gt_cases (f a) (f u)); [exists u; split; [right; exact U | intros w [<-|W]; [lia | apply H, W]]|].
    exists a; split; [left; reflexivity | intros w [<-|W]; [lia | specialize (H w W); lia]]. }
  assert (D : forall u, is_vertex g u -> degree g u (f u)) by (intros u U; apply degree_counted; [exact Rv | exact Di | exact R | apply (vertex_known F xs R), U]).
  destruct (K (vertices g) (vertices_some F xs R)) as (u & U & H); exists (f u); split; [split; [exists u; split; [exact U | apply D, U]|] | apply Le, (vertex_known F xs R), U].
  intros w W; exists (f w); split; [apply D, W | apply H, W].
Qed.

Theorem orbits_from_roots roots p v : refutes (orbits_question F c v (Z.of_nat (length roots))) p = true -> reached g (roots_at F xs (map towards roots)) ->
  ~ ~ exists k, vertex_orbits g k /\ k <= num pv v.
Proof.
  intros A [V H] N; pose proof (so_many_roots F c xs v _ p M Y A) as L.
  apply (orbits_at_most g Eq (vertices_once F xs) (length (roots_at F xs (map towards roots))) _ (le_n _) V).
  - intros u U; destruct (H u U) as (s & f & h & I & S & E); exists s, f; split; [exact I|]; split; [apply (symmetry_automorphism g f h (vertices_once F xs) S) | exact E].
  - intros (k & K & Le); apply N; exists k; split; [exact K|]; unfold roots_at in Le; rewrite !map_length in Le; lia.
Qed.
End Implied.

Section Proper.
Variables (F : family) (xs : list Z).
Notation g := (text_graph (line F) (params F xs)).
Notation Eq := (list_eq_dec Z.eq_dec : forall u v : vertex g, {u = v} + {u <> v}).
Hypothesis P : proper g.

Lemma regular_of d : vertex_transitive g -> min_degree g d -> regular g d.
Proof. intros T [(v & V & D) _]; apply (transitive_regular g v d (vertices_once F xs) T V D). Qed.

Theorem degrees_differ a b : min_degree g a -> max_degree g b -> a + 1 <= b -> ~ vertex_transitive g.
Proof.
  intros A B L T; pose proof (regular_of a T A) as Re; pose proof (regular_max g a P Re) as B'; pose proof (max_degree_unique g a b B' B); lia.
Qed.

Theorem eccentricities_differ a b : radius g a -> diameter g b -> a + 1 <= b -> ~ vertex_transitive g.
Proof.
  intros [(v & V & [Near (f & Far)]) _] D L T; pose proof (transitive_radius g b (vertices_once F xs) (proj2 P) T D) as [_ Least].
  destruct (Least v V) as (e & [_ (x & X)] & Le); destruct (Near x) as (d & Dx & Ld); [apply (walk_right g v x e), X|]; pose proof (dist_unique g v x d e Dx X); lia.
Qed.

Theorem edge_connectivity_of d : (exists D, diameter g D) -> vertex_transitive g -> min_degree g d -> 1 <= d ->
  faults_says g (EdgeConnectivityAtMost d) /\ faults_says g (EdgeConnectivityAtLeast d).
Proof.
  intros [D Di] T Mi D1; assert (C : connected g) by (apply (diameter_connected g D Di)); pose proof (regular_of d T Mi) as Re; destruct Mi as [(v & V & Dv) _]; split.
  - apply (at_one_vertex g Eq (vertices_once F xs) v d V Dv).
  - cbn [faults_says]; split.
    + intros _; destruct Dv as (l & [N H] & E); destruct l as [|u l]; [simpl in E; lia|]; pose proof (proj1 (H u) (or_introl eq_refl)) as A; exists v, u; split; [exact V|]; split; [apply (adj_right A) | apply (adj_differ A)].
    + intros L Small; apply (links_of_transitive g Eq (vertices_once F xs) (graph_decidable F xs) d L C T D1 Re Small).
Qed.

Theorem vertex_connectivity_of d k : (exists D, diameter g D) -> vertex_transitive g -> min_degree g d -> 2 <= d -> 3 * k <= 2 * d + 4 -> faults_says g (VertexConnectivityAtLeast k).
Proof.
  intros [D Di] T Mi D2 Le; assert (C : connected g) by (apply (diameter_connected g D Di)); intros L Small.
  apply (vertices_of_transitive g Eq (vertices_once F xs) (graph_decidable F xs) d k L C T D2 Le (regular_of d T Mi) Small).
Qed.

Theorem vertex_connectivity_by_links d k : (exists D, diameter g D) -> edge_transitive g -> min_degree g d -> k <= d -> faults_says g (VertexConnectivityAtLeast k).
Proof.
  intros [D Di] T [_ De] Le L; assert (C : connected g) by (apply (diameter_connected g D Di)).
  apply (vertices_of_edge_transitive g Eq (vertices_once F xs) (graph_decidable F xs) d k L C T De Le).
Qed.

(* A number of links, or of vertices, that separates others, is at least the least of them. *)
Theorem edge_connectivity_at_most d : min_degree g d -> ~ ~ exists k, (faults_says g (EdgeConnectivityAtMost k) /\ faults_says g (EdgeConnectivityAtLeast k)) /\ k <= d.
Proof.
  intros [(v & V & Dv) _] N; pose proof (proj1 (at_one_vertex g Eq (vertices_once F xs) v d V Dv)) as B.
  apply (least_number (fun k => 0 <= k /\ faults_says g (EdgeConnectivityAtMost k))) with (z := d); [intros k [K _]; exact K | split; [apply (count_nonneg _ _ Dv) | exact B]|].
  intros (k & Lk & [K0 K] & Least); apply N; exists k; split; [split; [exact K|]|exact Lk]; cbn [faults_says]; split.
  - intros Pos; assert (E : exists a l, vertices g = a :: l) by (unfold is_vertex in V; destruct (vertices g) as [|a l]; [destruct V | exists a, l; reflexivity]).
    destruct E as (a & [|b l] & E).
    + exfalso; assert (Z0 : k <= 0); [|lia]; apply Least; split; [lia|]; left; split; [lia|]; split; [apply P | rewrite E; reflexivity].
    + pose proof (vertices_once F xs) as O; rewrite E in O; exists a, b; unfold is_vertex; rewrite E; simpl; split; [auto|]; split; [auto|]; intros ->; inversion O as [|? ? Na _]; subst; apply Na; left; reflexivity.
  - intros L Small Sep; assert (Z0 : k <= Z.of_nat (length L)); [|lia]; apply Least; split; [lia|]; right; exists L; split; [lia | exact Sep].
Qed.

Theorem vertex_connectivity_at_most d : min_degree g d -> ~ ~ exists k, (faults_says g (VertexConnectivityAtMost k) /\ faults_says g (VertexConnectivityAtLeast k)) /\ k <= d.
Proof.
  intros [(v & V & Dv) _] N; pose proof (proj2 (at_one_vertex g Eq (vertices_once F xs) v d V Dv)) as B.
  apply (least_number (fun k => 0 <= k /\ faults_says g (VertexConnectivityAtMost k))) with (z := d); [intros k [K _]; exact K | split; [apply (count_nonneg _ _ Dv) | exact B]|].
  intros (k & Lk & [K0 K] & Least); apply N; exists k; split; [split; [exact K|]|exact Lk]; cbn [faults_says].
  intros L Small Sep; assert (Z0 : k <= Z.of_nat (length L)); [|lia]; apply Least; split; [lia|]; exists L; split; [lia | exact Sep].
Qed.

Theorem width_at_most_exists z : width_at_most g z -> ~ ~ exists w, (width_at_most g w /\ width_at_least g w) /\ w <= z.
Proof.
  intros (S & B & w & C & L) N; apply (least_number (fun w => exists S, balanced g S /\ cut g S w)) with (z := w); [intros x (T & _ & D); apply (count_nonneg _ _ D) | exists S; auto|].
  intros (x & Lx & (T & BT & CT) & Least); apply N; exists x; split; [split|lia].
  - exists T; split; [exact BT|]; exists x; split; [exact CT | lia].
  - intros U BU; destruct (cut_exists g U P (graph_decidable F xs)) as [y Cy]; exists y; split; [exact Cy|]; apply Least; exists U; auto.
Qed.

(* Some half of the vertices has a number of links; and all vertices but one separate that one. *)
Theorem width_exists : ~ ~ exists w, width_at_most g w /\ width_at_least g w.
Proof.
  set (h := firstn (length (vertices g) / 2) (vertices g)); set (S := fun v => if in_dec Eq v h then true else false).
  assert (Pm : Permutation.Permutation (filter S (vertices g)) h).
  { pose proof (vertices_once F xs) as O; assert (Oh : NoDup h) by apply (firstn_once _ _ O).
    apply Permutation.NoDup_Permutation; [apply NoDup_filter, O | exact Oh|]; intros v; rewrite filter_In; unfold S; destruct (in_dec Eq v h) as [I|I]; [|intuition congruence].
    split; [intros _; exact I | intros _; split; [|reflexivity]]; rewrite <- (firstn_skipn (length (vertices g) / 2) (vertices g)); apply in_or_app; left; exact I. }
  assert (B : balanced g S).
  { unfold balanced; rewrite (Permutation.Permutation_length Pm); unfold h; rewrite firstn_length, Nat.min_l; [rewrite Nat2Z.inj_div; reflexivity | apply Nat.div_le_upper_bound; lia]. }
  destruct (cut_exists g S P (graph_decidable F xs)) as [w C]; intros N; apply (width_at_most_exists w); [exists S; split; [exact B|]; exists w; split; [exact C | lia]|].
  intros (x & X & _); apply N; exists x; exact X.
Qed.

Theorem vertex_connectivity_exists : ~ ~ exists k, faults_says g (VertexConnectivityAtMost k) /\ faults_says g (VertexConnectivityAtLeast k).
Proof.
  intros N; destruct (vertices g) as [|u l] eqn:E; [apply (proj2 P E)|].
  assert (Ul : ~ In u l) by (pose proof (vertices_once F xs) as O; rewrite E in O; inversion O; assumption).
  assert (B : faults_says g (VertexConnectivityAtMost (Z.of_nat (length l)))).
  { exists l; split; [lia|]; split; [intros x I; unfold is_vertex; rewrite E; right; exact I|]; right; exists u; split; [unfold is_vertex; rewrite E; left; reflexivity|]; split; [exact Ul|].
    intros v V Nv; unfold is_vertex in V; rewrite E in V; destruct V as [V|V]; [symmetry; exact V | contradiction]. }
  apply (least_number (fun k => 0 <= k /\ faults_says g (VertexConnectivityAtMost k))) with (z := Z.of_nat (length l)); [intros k [K _]; exact K | split; [lia | exact B]|].
  intros (k & _ & [K0 K] & Least); apply N; exists k; split; [exact K|]; intros L Small Sep; assert (Z0 : k <= Z.of_nat (length L)); [|lia]; apply Least; split; [lia|]; exists L; split; [lia | exact Sep].
Qed.

End Proper.
