(* Theorems about families: all that a file says is checked, and then the claim holds. *)

From Coq Require Import ZArith NArith QArith Qround List String Bool Lia.
From Topocert Require Import Graph Girth Walk Methods Numbered Text CheckLinear CheckQuestion CheckTerms CheckFamily CheckPlace CheckProper CheckTheorem CheckCounts.
From Topocert Require Import Transitive NetworkName NetworkSame WordSame Statement FaultsSays HamiltonSays MapsSays MatchingSays MetricSays RoundsSays SpectraSays SymmetrySays TrafficSays TreesSays WidthSays WordFacts.
From Topocert Require Import FormulaSays FormulaShown Messages FactsUnique FactsLearnt FamilyWordsSays FamilySays FamilyTerms FamilyNeeds FamilyRoutes FamilyImplied FamilyWords FamilyConsequences FamilyLemmas FamilyShown ArcsSays FamilyArcsShown FamilyAutomata FamilyPermutations FamilyDomain Automorphisms.
From Topocert Require FactsWords FamilyText FamilyTextFacts.
Import ListNotations.
Open Scope Z_scope.

(* A network as the claim writes it, perhaps one of words or permutations, with its lemmas. *)
Record member_of := MemberOf { called : naming; family_of : family; spelled_as : option spelled; lemmas : list lemma }.

(* A theorem of a file: values that lie in the domain, networks, the proofs of all questions in turn. *)
Record family_theorem := FamilyTheorem { proved_claim : expr; proved_for : FormulaSays.domain; instance : list Z;
  members : list member_of; refutations : list proof }.

(* ---------- Members ---------- *)

Definition line_of (m : naming) (k : nat) : option text :=
  match m with ByStandard s => standard s k | ByOwn _ t => Some t | ByWorded _ _ | ByDirected _ _ | ByList _ _ => None end.

(* The text of a network, or of a digraph. *)
Definition text_of (m : naming) (k : nat) (directed : bool) : option text :=
  if directed then match m with ByDirected _ (Arcs_text t) => Some t | _ => None end else line_of m k.

(* The text of a router is that of its name. *)
Definition router_of_subject (s : subject_of) : option (routing * list Text.next) :=
  match s with OfDelivered r h | OfMinimal r h | OfMaxHops r h | OfTotalHops r h | OfDeadlockFree r h | OfMaxStretch r h | OfLanes r h => Some (r, h) | _ => None end.

Definition router_fine (m : naming) (k : nat) (s : subject_of) : bool :=
  match router_of_subject s with
  | Some (r, h) => match hops_for (named m (repeat 0 k)) r with Some h' => same_hops h h' | None => false end
  | None => true end.

Definition member_fine (n : nat) (conds : list cond) (m : member_of) : bool :=
  let F := family_of m in
  same_list same_cond (CheckPlace.domain F) conds && Nat.eqb (variables F) n && match spelled_as m with Some _ => true | None => shaped F end &&
  forallb (scoped [] n n) (arguments F ++ flat_map (fun l => subject_terms (of_ l)) (lemmas m)) &&
  forallb (fun l => router_fine (called m) (List.length (arguments F)) (of_ l) && Bool.eqb (is_arcs (of_ l)) (CheckPlace.one_way F)) (lemmas m) &&
  match text_of (called m) (List.length (arguments F)) (CheckPlace.one_way F) with Some t => same_text t (line F) | None => false end.

Fixpoint members_shown (before : list (naming * family)) (ms : list member_of) (ts : list proof) : option (list proof) :=
  match ms with
  | [] => Some ts
  | m :: ms => let F := family_of m in
      match spelled_as m with
      | Some x => match spelled_shown F x (lemmas m) ts with Some ts => members_shown before ms ts | None => None end
      | None =>
      match taken (network_questions F) ts with
      | Some ts => match (if CheckPlace.one_way F then arcs_shown F (lemmas m) ts else lemmas_shown F (KnownBy [] [] [] [] [] before []) (lemmas m) ts) with
          | Some ts => members_shown (if CheckPlace.one_way F then before else before ++ [(called m, F)]) ms ts | None => None end
      | None => None
      end end
  end.

(* ---------- The claim ---------- *)

Fixpoint places_are (l : list word_place) (m : list (option Z)) : bool :=
  match l, m with
  | [], [] => true
  | ItselfHere :: l, None :: m | NumberHere :: l, Some _ :: m => places_are l m
  | _, _ => false
  end.

Definition fact_is (f : fact_name) (s : subject_of) : bool :=
  match f, s with
  | F_order, OfOrder | F_size, OfSize | F_min_degree, OfMinDegree | F_max_degree, OfMaxDegree | F_diameter, OfDiameter | F_radius, OfRadius
  | F_hamiltonian, OfHamiltonian | F_vertex_transitive, OfTransitive | F_bipartite, OfBipartite | F_connected, OfConnected | F_girth, OfGirth
  | F_vertex_orbits, OfOrbits | F_matching_number, OfMatching | F_vertex_connectivity, OfVertexConnectivity | F_edge_connectivity, OfEdgeConnectivity
  | F_distance_sum, OfDistanceSum | F_bisection, OfBisection | F_edge_transitive, OfEdgeTransitive | F_automorphisms, OfAutomorphisms | F_spanning_trees, OfTrees
  | F_eccentricity, OfEccentricity _ | F_distance, OfDistance _ _ | F_broadcast AllPort, OfBroadcast _ | F_gossip AllPort, OfGossip | F_edge_orbits, OfEdgeOrbits
  | F_distance_sum_from, OfDistanceSumFrom _ | F_at_distance, OfAtDistance _ _ | F_edge_fault_detour, OfEdgeDetour | F_disjoint_paths, OfDisjointPaths _ _ => true
  | F_contains m, OfContains n _ => naming_same n m
  | F_word (Standard_word s) [ItselfHere; NetworkHere m k], OfIsomorphic n ps => String.eqb s "isomorphic" && naming_same n m && Nat.eqb k (List.length ps)
  | F_word (Standard_word s) [ItselfHere], OfWord w => String.eqb s (word_of w)
  | F_word (Standard_word s) [ItselfHere; NumberHere], OfWordAt w _ => String.eqb s (word_at_of w)
  | F_word (Standard_word s) [ItselfHere; NumberHere], OfTruthAt w _ => String.eqb s (truth_at_of w)
  | F_word (Standard_word s) [ItselfHere], OfTruth w => String.eqb s (truth_word_of w)
  | F_word (Standard_word s) [ItselfHere], OfArcs w => String.eqb s (arcs_word_of w)
  | F_delivered (TheRouter q), OfDelivered r _ | F_minimal (TheRouter q), OfMinimal r _ | F_max_hops (TheRouter q), OfMaxHops r _
  | F_total_hops (TheRouter q), OfTotalHops r _ | F_deadlock_free (TheRouter q), OfDeadlockFree r _
  | F_max_stretch (TheRouter q), OfMaxStretch r _ | F_lanes (Some (TheRouter q)), OfLanes r _ => same_routing r q
  | F_word w l, OfText x m => FactsWords.same_word w x && places_are l m
  | _, _ => false
  end.

(* A lemma about a network with these parameters. *)
Record entry := Entry { names_ : naming; with_ : list term; tells : lemma }.

Definition about (m : naming) (ts : list term) (e : entry) : bool := naming_same (names_ e) m && same_list same_term (with_ e) ts.

Definition about_same (a e : entry) : bool := about (names_ a) (with_ a) e && same_subject (of_ (tells a)) (of_ (tells e)).

Definition entries_of (m : member_of) : list entry := map (Entry (called m) (arguments (family_of m))) (lemmas m).
Definition entries (ms : list member_of) : list entry := flat_map entries_of ms.

(* The first lemma about the fact: terms are compared as numbers. *)
Fixpoint look_in (same : term -> term -> bool) (i : nat) (l : list entry) (f : fact_name) (m : naming) (ts us : list term) : option nat :=
  match l with
  | [] => None
  | e :: l => let s := of_ (tells e) in
    if fact_is f s && naming_same (names_ e) m && same_list same (with_ e) ts && same_list same (subject_terms s) us then Some i else look_in same (Datatypes.S i) l f m ts us
  end.

(* What a lemma says of the value of its fact. *)
Definition told_claim (ps : list poly) (l : lemma) (v : poly) : CheckQuestion.claim :=
  let v := ret (scale (times_ l) v) in
  match saying l with
  | SaysExactly => CheckQuestion.is v (poly_of ps (equals l))
  | SaysAtMost => CheckQuestion.at_least (poly_of ps (equals l)) v
  | SaysAtLeast => CheckQuestion.at_least v (poly_of ps (equals l))
  end.

Definition told_now (ps : list poly) (l : lemma) (v : poly) : making unit :=
  match under l with
  | Yes => told_claim ps l v true
  | c => choose [claim_of ps c false; claim_of ps c true ;; told_claim ps l v true]
  end.

Definition is_value (l : lemma) : bool := is_exact l && same_cond (under l) Yes.

(* The values of the facts of lemmas, each with its lemma: the first that says what a fact is tells its value; others
   speak of a variable. *)
Definition told_value (ps : list poly) (met : list (entry * poly)) (e : entry) : making poly :=
  match find (fun p => about_same e (fst p)) met with
  | Some p => told_now ps (tells e) (snd p) ;; ret (snd p)
  | None => if is_value (tells e) then poly_of ps (equals (tells e)) else do v <- fresh; told_now ps (tells e) v ;; ret v
  end.

Fixpoint told_values (ps : list poly) (met : list (entry * poly)) (es : list entry) : making (list (entry * poly)) :=
  match es with
  | [] => ret met
  | e :: es => do v <- told_value ps met e; told_values ps (met ++ [(e, v)]) es
  end.

Fixpoint told_all (xs : list poly) (met : list (entry * poly)) (ms : list member_of) : making (list (entry * poly)) :=
  match ms with
  | [] => ret met
  | m :: ms => do ps <- polys_of xs (arguments (family_of m)); do met <- told_values ps met (entries_of m); told_all xs met ms
  end.

(* The variables of the claim, and the values of facts. *)
Definition all_told (n : nat) (conds : list cond) (ms : list member_of) : making (list poly) :=
  do xs <- freshes n; each_true (map (claim_of xs) conds) ;; do met <- told_all xs [] ms; ret (xs ++ map snd met).

Definition claim_question (n : nat) (conds : list cond) (ms : list member_of) (s : sentence) : branch :=
  question (do ps <- all_told n conds ms; claim_of_sentence ps s false).

(* ---------- That the claim has a value ---------- *)

Fixpoint asserted (ps : list poly) (us : list (sentence * bool)) : making unit :=
  match us with [] => ret tt | u :: us => claim_of_sentence ps (fst u) (snd u) ;; asserted ps us end.

(* Facts that have a value in any case. *)
Definition always_valued (s : subject_of) : bool :=
  match s with OfOrder | OfSize | OfMinDegree | OfMaxDegree | OfTransitive | OfEdgeTransitive | OfHamiltonian | OfBipartite | OfConnected | OfBisection | OfVertexConnectivity | OfOrbits | OfAutomorphisms | OfContains _ _ => true | OfWord w => always_there w | OfArcs Arcs_diameter => false | OfArcs _ => true | _ => false end.

(* Lemmas of which each tells that a fact has a value, where its condition holds. *)
Definition bounds (e d : entry) : bool := about_same e d && match saying (tells d) with SaysAtLeast => false | _ => true end.
Definition assured (es : list entry) (e : entry) : bool := always_valued (of_ (tells e)) || existsb (fun d => bounds e d && same_cond (under (tells d)) Yes) es.
Definition under_it (ps : list poly) (d : entry) : CheckQuestion.claim := fun truth => do qs <- polys_of ps (with_ d); claim_of qs (under (tells d)) truth.

(* What would be so if a need were not met. *)
Definition unmet (es : list entry) (n : nat) (ps : list poly) (r : reading) : making unit :=
  match r with
  | APositive t => do q <- poly_of ps t; CheckQuestion.fact (opposite q)
  | ANatural t => do q <- poly_of ps t; CheckQuestion.fact (plus (opposite q) (-1))
  | ASentence s => claim_of_sentence ps s false
  | AValue k => match nth_error es (k - n) with Some e => some (map (under_it ps) (filter (bounds e) es)) false | None => ret tt end
  end.

Definition need_question (n : nat) (conds : list cond) (ms : list member_of) (d : need_read) : branch :=
  question (do ps <- all_told n conds ms; asserted ps (fst d) ;; unmet (entries ms) n ps (snd d)).

Definition is_asked (es : list entry) (n : nat) (d : need_read) : bool :=
  match snd d with AValue k => match nth_error es (k - n) with Some e => negb (assured es e) | None => true end | _ => true end.

Definition theorem_checked (t : family_theorem) : bool :=
  let names := variables_of (proved_for t) in
  let n := List.length names in
  let es := entries (members t) in
  Nat.eqb (List.length (instance t)) n && in_domain false (combine names (map whole_number (instance t))) (proved_for t) &&
  match domain_conditions names (proved_for t) with
  | Some conds => forallb (member_fine n conds) (members t) && forallb (fun e => 1 <=? times_ (tells e)) es &&
      let made := all_told n conds (members t) (State 0 [] [] []) in
      let look := look_in (same_in made) n es in
      match members_shown [] (members t) (refutations t), translated names look (constant_in made) (proved_claim t), read_needs names look (constant_in made) (proved_claim t) with
      | Some (last_ :: more), Some (Sentence s), Some ds => refutes (claim_question n conds (members t) s) last_ &&
          match taken (map (need_question n conds (members t)) (filter (is_asked es n) ds)) more with Some [] => true | _ => false end
      | _, _, _ => false
      end
  | None => false
  end.

(* The claim's domain is that of the networks. *)
Definition placed_in (conds : list cond) (m : member_of) : member_of :=
  let F := family_of m in MemberOf (called m) (Family (line F) (variables F) conds (arguments F) (root F) (back F) (CheckPlace.one_way F)) (spelled_as m) (lemmas m).

Definition shown_by_lemmas (t : family_theorem) : bool :=
  match domain_conditions (variables_of (proved_for t)) (proved_for t) with
  | Some conds => theorem_checked (FamilyTheorem (proved_claim t) (proved_for t) (instance t) (map (placed_in conds) (members t)) (refutations t))
  | None => false
  end.

(* The network of an entry, and the parameters. *)
Definition entry_values (xs : list Z) (e : entry) : list Z := map (num xs) (with_ e).
Definition entry_network (xs : list Z) (e : entry) : network := named (names_ e) (entry_values xs e).
Definition entry_graph (xs : list Z) (e : entry) : graph := network_graph (entry_network xs e).

Definition entry_so (xs : list Z) (e : entry) : Prop :=
  yes (entry_values xs e) (under (tells e)) = true ->
  said_so xs (entry_network xs e) (of_ (tells e)) (saying (tells e)) (times_ (tells e)) (num (entry_values xs e) (equals (tells e))).

Definition value_of (xs : list Z) (e : entry) (v : Z) : Prop := fact_so xs (entry_network xs e) (of_ (tells e)) v.

(* The value that stands for a fact: its own, or a number no less than what any lemma tells, if it has none. *)
Definition least_above (xs : list Z) (es : list entry) : Z := fold_right (fun e z => Z.max (num (entry_values xs e) (equals (tells e))) z) 0 es.
Definition told_so_far (xs : list Z) (b : Z) (e : entry) : Prop := entry_so xs e /\ 1 <= times_ (tells e) /\ num (entry_values xs e) (equals (tells e)) <= b /\ 0 <= b.
Definition stands_for (xs : list Z) (b : Z) (e : entry) (v : Z) : Prop := value_of xs e v \/ ~ (exists u, value_of xs e u) /\ v = b.

Lemma above_all xs es : 0 <= least_above xs es /\ forall e, In e es -> num (entry_values xs e) (equals (tells e)) <= least_above xs es.
Proof. induction es as [|d es [N IH]]; [split; [reflexivity | intros e []]|]; cbn [least_above fold_right]; fold (least_above xs es); split; [lia|]; intros e [<-|I]; [lia|]; specialize (IH e I); lia. Qed.

Lemma truth_once P a b : truth_is P a -> truth_is P b -> a = b.
Proof. intros [[A H]|[A H]] [[B K]|[B K]]; try lia; contradiction. Qed.

(* What is between two bounds has one value. *)
Lemma between_once (up down : Z -> Prop) a b : (forall x y, down x -> up y -> x <= y) -> up a /\ down a -> up b /\ down b -> a = b.
Proof. intros H [A A'] [B B']; pose proof (H a b A' B); pose proof (H b a B' A); lia. Qed.

Lemma distance_sum_once g a b : distance_sum g a -> distance_sum g b -> a = b.
Proof.
  intros (d & D & <-) (e & E & <-); apply sum_over_ext; intros u U; apply sum_over_ext; intros v V; apply (dist_unique g u v _ _ (D u v U V) (E u v U V)).
Qed.

Lemma lanes_once g r a b : messages_say g r (LanesAtMost (Some Bfs) None a) /\ messages_say g r (LanesAtLeast (Some Bfs) None a) ->
  messages_say g r (LanesAtMost (Some Bfs) None b) /\ messages_say g r (LanesAtLeast (Some Bfs) None b) -> a = b.
Proof. intros [A A'] [B B']; cbn [messages_say] in *; specialize (A' b B); specialize (B' a A); lia. Qed.

Lemma broadcast_once g v a b : rounds_say g (BroadcastAtMost AllPort v a) /\ rounds_say g (BroadcastAtLeast AllPort v a) ->
  rounds_say g (BroadcastAtMost AllPort v b) /\ rounds_say g (BroadcastAtLeast AllPort v b) -> a = b.
Proof.
  apply (between_once (fun z => rounds_say g (BroadcastAtMost AllPort v z)) (fun z => rounds_say g (BroadcastAtLeast AllPort v z))); intros x y (u & U & N) (w & W & H).
  destruct (Z.le_gt_cases x y) as [|G]; [assumption|exfalso]; rewrite (numbered_once _ _ _ _ W U) in H; apply N, (within_more g _ u y (x - 1) H); lia.
Qed.

Lemma gossip_once g a b : rounds_say g (GossipAtMost AllPort a) /\ rounds_say g (GossipAtLeast AllPort a) ->
  rounds_say g (GossipAtMost AllPort b) /\ rounds_say g (GossipAtLeast AllPort b) -> a = b.
Proof.
  apply (between_once (fun z => rounds_say g (GossipAtMost AllPort z)) (fun z => rounds_say g (GossipAtLeast AllPort z))); intros x y N H.
  destruct (Z.le_gt_cases x y) as [|G]; [assumption|exfalso]; apply N, (alltoall_more g _ y (x - 1) H); lia.
Qed.

Lemma number_at_once w g d a b : number_at w d g a -> number_at w d g b -> a = b.
Proof. destruct w; cbn [number_at]; try (intros [A L] [B K]; specialize (L b B); specialize (K a A); lia); destruct (List.length (vertices g) <=? 1)%nat; [congruence | intros [A L] [B K]; specialize (L b B); specialize (K a A); lia]. Qed.

Lemma disjoint_paths_once g i j a b : faults_says g (DisjointPathsAtMost i j a) /\ faults_says g (DisjointPathsAtLeast i j a) ->
  faults_says g (DisjointPathsAtMost i j b) /\ faults_says g (DisjointPathsAtLeast i j b) -> a = b.
Proof.
  apply (between_once (fun z => faults_says g (DisjointPathsAtMost i j z)) (fun z => faults_says g (DisjointPathsAtLeast i j z))); intros x y (u & v & U & V & [L|(ps & L & W)]) (u' & v' & U' & V' & Y & H); [lia|].
  rewrite <- (numbered_once _ _ _ _ U U'), <- (numbered_once _ _ _ _ V V') in H; specialize (H ps W); lia.
Qed.

Lemma detour_once g a b : faults_says g (EdgeFaultDetourIs (Finite a)) -> faults_says g (EdgeFaultDetourIs (Finite b)) -> a = b.
Proof.
  assert (K : forall a b, faults_says g (EdgeFaultDetourIs (Finite a)) -> faults_says g (EdgeFaultDetourIs (Finite b)) -> a <= b); [|intros A B; pose proof (K _ _ A B); pose proof (K _ _ B A); lia].
  clear a b; intros a b (A & _ & [->|(u & v & s & t & x & y & E & D & D' & <-)]) (B & H & _); [exact B|]; destruct (H u v s t x E D) as (z & Z_ & L); rewrite (dist_unique _ _ _ _ _ D' Z_); exact L.
Qed.

Lemma fact_once xs n s a b : fact_so xs n s a -> fact_so xs n s b -> a = b.
Proof.
  set (g := network_graph n); destruct s; cbn [fact_so]; fold g; try (first [apply truth_once | apply order_unique | apply size_unique | apply min_degree_unique | apply max_degree_unique | apply diameter_unique
    | apply radius_unique | apply girth_unique | apply distance_sum_once]).
  - intros [A [[Eq_] N]] [B _]; apply (orbits_once g Eq_ N a b A B).
  - apply (between_once (fun z => matching_says g (MatchingAtMost z)) (fun z => matching_says g (MatchingAtLeast z))); cbn [matching_says]; intros x y (L & Ml & H) K; specialize (K L Ml); lia.
  - apply (between_once (fun z => faults_says g (VertexConnectivityAtMost z)) (fun z => faults_says g (VertexConnectivityAtLeast z))); cbn [faults_says]; intros x y H (L & K & S); destruct (Z.le_gt_cases x y); [assumption|]; destruct (H L); [lia | exact S].
  - apply (between_once (fun z => faults_says g (EdgeConnectivityAtMost z)) (fun z => faults_says g (EdgeConnectivityAtLeast z))); cbn [faults_says]; intros x y [H1 H2] [[K0 [_ O]]|(L & K & S)]; (destruct (Z.le_gt_cases x y) as [|G]; [assumption|exfalso]).
    + destruct H1 as (u & v & U & V & D); [lia|]; unfold is_vertex in U, V; destruct (vertices g) as [|w [|? ?]]; simpl in *; try lia; intuition congruence.
    + apply (H2 L); [lia | exact S].
  - apply (between_once (width_at_most g) (width_at_least g)); intros x y H (S & B & w & C & L); destruct (H S B) as (w' & C' & L'); pose proof (cut_unique g S w w' C C'); lia.
  - apply automorphisms_once.
  - intros [(L & K) A] [_ B]; apply (count_unique _ _ _ (A L K) (B L K)).
  - intros (x & V & A) (w & W & B); pose proof (numbered_once _ _ _ _ V W); subst w; apply (eccentricity_unique _ _ _ _ A B).
  - intros (x & w & V & W & A) (x' & w' & V' & W' & B); pose proof (numbered_once _ _ _ _ V V'); pose proof (numbered_once _ _ _ _ W W'); subst x' w'; apply (dist_unique _ _ _ _ _ A B).
  - apply number_once.
  - apply arcs_once.
  - unfold routed; destruct (line_of_network n) as [[t ps]|]; [apply delivered_once | contradiction].
  - unfold routed; destruct (line_of_network n) as [[t ps]|]; [apply minimal_once | contradiction].
  - unfold routed; destruct (line_of_network n) as [[t ps]|]; [apply max_hops_once | contradiction].
  - unfold routed; destruct (line_of_network n) as [[t ps]|]; [apply total_hops_once, tuples_one_way | contradiction].
  - intros [-> _] [-> _]; reflexivity.
  - unfold routed; destruct (line_of_network n) as [[t ps]|]; [intros A B; apply (max_stretch_once _ _ _ _ _ _ _ A B) | contradiction].
  - unfold routed; destruct (line_of_network n) as [[t ps]|]; [|intros [[] _]]; apply lanes_once.
  - apply broadcast_once.
  - apply gossip_once.
  - intros (A & T & L) (B & _); rewrite (edge_orbits_one g a T L A), (edge_orbits_one g b T L B); reflexivity.
  - destruct (line_of_network n) as [[t ps]|]; [apply FamilyTextFacts.text_value_once | contradiction].
  - intros (h & A & ->) (k & B & ->); rewrite (counts_once _ _ _ _ A B); reflexivity.
  - intros (h & A & ->) (k & B & ->); rewrite (counts_once _ _ _ _ A B); reflexivity.
  - apply number_at_once.
  - apply detour_once.
  - apply disjoint_paths_once.
Qed.

Lemma about_same_of xs a b v : about_same a b = true -> value_of xs b v <-> value_of xs a v.
Proof.
  unfold about_same, about, value_of, entry_network, entry_values; rewrite !andb_true_iff; intros [[N W] S]; apply naming_same_right in N; apply same_subject_right in S.
  apply (same_list_right same_term) in W; [|apply same_texts]; rewrite N, W, <- S; reflexivity.
Qed.

Section Standing.
Variables (xs : list Z) (b : Z).
Notation stands_for := (stands_for xs b).

Lemma stands_once e v w : stands_for e v -> stands_for e w -> v = w.
Proof. intros [A|[A ->]] [B|[B ->]]; [apply (fact_once _ _ _ _ _ A B) | destruct B; exists v; exact A | destruct A; exists w; exact B | reflexivity]. Qed.

Lemma about_same_value a d v w : about_same a d = true -> stands_for a v -> stands_for d w -> v = w.
Proof.
  intros S A B; apply (stands_once a v w A); destruct B as [B|[B ->]]; [left; apply (about_same_of xs a d w S), B | right; split; [|reflexivity]].
  intros [u U]; apply B; exists u; apply (about_same_of xs a d u S), U.
Qed.

Definition met_right (w : world) (met : list (entry * poly)) : Prop :=
  forall e p, In (e, p) met -> forall v, stands_for e v -> has w p v.

Lemma told_claim_true e ps w p v : told_so_far xs b e -> stands_for e v -> yes (entry_values xs e) (under (tells e)) = true -> 
  have w ps (entry_values xs e) -> has w p v -> CheckQuestion.so (told_claim ps (tells e) p true) w.
Proof.
  intros (S & Ti & Lb & B0) V Y P H; specialize (S Y); unfold told_claim.
  pose proof (yields_ret _ _ w (has_scale w (times_ (tells e)) p v H)) as A; pose proof (poly_of_yields (equals (tells e)) w ps _ P) as B; destruct (saying (tells e)).
  - destruct S as (u & U & E); destruct V as [V|[V _]]; [|destruct V; exists u; exact U]; rewrite (fact_once _ _ _ _ _ U V) in E.
    eapply true_so; [apply means_is; [exact A | exact B] | apply Z.eqb_eq, E].
  - eapply true_so; [apply means_at_least; [exact B | exact A]|]; apply Z.leb_le.
    destruct (Z.le_gt_cases (times_ (tells e) * v) (num (entry_values xs e) (equals (tells e)))) as [|L]; [assumption|exfalso].
    apply S; intros (u & U & E); destruct V as [V|[V _]]; [|apply V; exists u; exact U]; rewrite (fact_once _ _ _ _ _ U V) in E; lia.
  - eapply true_so; [apply means_at_least; [exact A | exact B]|]; apply Z.leb_le; destruct V as [V|[_ ->]]; [apply S, V | nia].
Qed.

Lemma told_now_so e ps w p v : told_so_far xs b e -> stands_for e v -> have w ps (entry_values xs e) -> has w p v -> CheckQuestion.so (told_now ps (tells e) p) w.
Proof.
  intros S V P H; unfold told_now.
  assert (G : CheckQuestion.so (choose [claim_of ps (under (tells e)) false; claim_of ps (under (tells e)) true ;; told_claim ps (tells e) p true]) w).
  { pose proof (claim_of_means (under (tells e)) w ps _ P) as C; destruct (yes (entry_values xs e) (under (tells e))) eqn:Y.
    - apply so_choose_second, so_then; [exact C | apply (told_claim_true e ps w p v); assumption].
    - apply so_choose_first, C. }
  destruct (under (tells e)) eqn:U; try exact G; apply (told_claim_true e ps w p v); try assumption; rewrite U; reflexivity.
Qed.

Lemma told_value_so e ps met w v : told_so_far xs b e -> stands_for e v -> have w ps (entry_values xs e) -> met_right w met ->
  (forall d p, In (d, p) met -> exists u, stands_for d u) -> gives (told_value ps met e) (fun w p => has w p v) w.
Proof.
  intros S V P M Ex; unfold told_value; destruct (find (fun p => about_same e (fst p)) met) as [[d p]|] eqn:Fd; cbn [snd].
  - apply find_some in Fd; destruct Fd as [I A]; cbn [fst] in A; destruct (Ex d p I) as [u U]; pose proof (M d p I u U) as H.
    rewrite <- (about_same_value e d v u A V U) in H.
    eapply gives_bind; [apply (told_now_so e ps w p v S V P H), later_refl|]; intros w1 [] L1 _; apply gives_ret, (has_later _ _ _ _ L1 H).
  - destruct (is_value (tells e)) eqn:Iv.
    + unfold is_value, is_exact in Iv; rewrite !andb_true_iff in Iv; destruct Iv as [X U]; apply (proj2 same_texts) in U; destruct (saying (tells e)) eqn:Sd; try discriminate; apply Z.eqb_eq in X.
      assert (Y : yes (entry_values xs e) (under (tells e)) = true) by (rewrite U; reflexivity); destruct S as [S _]; specialize (S Y); rewrite Sd, X in S; destruct S as (u & Hu & E).
      rewrite (stands_once e v u V (or_introl Hu)); replace u with (num (entry_values xs e) (equals (tells e))) by lia; apply (poly_of_yields _ w ps _ P), later_refl.
    + eapply gives_bind; [apply (gives_fresh w v)|]; intros w1 p L1 H; apply (have_later _ _ _ _ L1) in P.
      eapply gives_bind; [apply (told_now_so e ps w1 p v S V P H), later_refl|]; intros w2 [] L2 _; apply gives_ret, (has_later _ _ _ _ L2 H).
Qed.
End Standing.

(* The values that stand for the facts of entries, one by one. *)
Definition valued_all (xs : list Z) (b : Z) (es : list entry) (vs : list Z) : Prop := Forall2 (stands_for xs b) es vs.

Section Told.
Variables (xs : list Z) (b : Z).
Notation entry_so := (told_so_far xs b).
Notation valued_all := (valued_all xs b).

Definition met_list (w : world) (met : list (entry * poly)) (es : list entry) (vs : list Z) : Prop :=
  map fst met = es /\ have w (map snd met) vs /\ valued_all es vs.

Lemma met_list_right w met es vs : met_list w met es vs -> met_right xs b w met /\ forall d p, In (d, p) met -> exists u, stands_for xs b d u.
Proof.
  intros (<- & H & V); assert (K : forall d p, In (d, p) met -> exists u, stands_for xs b d u /\ has w p u).
  { unfold FamilyTheorem.valued_all in V; revert vs H V; induction met as [|[e q] met IH]; intros vs H V d p I; [destruct I|]; cbn [map] in *.
    inversion H as [|? v ? vs' Hv H']; subst; inversion V as [|? ? ? ? Vv V']; subst; destruct I as [E|I]; [injection E as <- <-; exists v; auto | apply (IH vs' H' V' d p I)]. }
  split; [|intros d p I; destruct (K d p I) as (u & U & _); exists u; exact U].
  intros d p I v Vd; destruct (K d p I) as (u & U & Hp); rewrite (stands_once xs b d v u Vd U); exact Hp.
Qed.

Lemma told_values_so ps es : forall ws met met_es met_vs w, (forall e, In e es -> entry_so e /\ have w ps (entry_values xs e)) -> valued_all es ws ->
  met_list w met met_es met_vs -> gives (told_values ps met es) (fun w met => met_list w met (met_es ++ es) (met_vs ++ ws)) w.
Proof.
  induction es as [|e es IH]; intros ws met met_es met_vs w S V Mt; inversion V as [|? v ? ws' Vv V']; subst; cbn [told_values].
  - rewrite !app_nil_r; apply gives_ret, Mt.
  - destruct (S e (or_introl eq_refl)) as [Se P]; destruct (met_list_right _ _ _ _ Mt) as [Mr Ex].
    eapply gives_bind; [apply (told_value_so xs b e ps met w v Se Vv P Mr Ex)|]; intros w1 p L1 H.
    replace (met_es ++ e :: es) with ((met_es ++ [e]) ++ es) by (rewrite <- app_assoc; reflexivity).
    replace (met_vs ++ v :: ws') with ((met_vs ++ [v]) ++ ws') by (rewrite <- app_assoc; reflexivity).
    apply IH; [| exact V' |].
    + intros d I; destruct (S d (or_intror I)) as [Sd Pd]; split; [exact Sd | apply (have_later _ _ _ _ L1 Pd)].
    + destruct Mt as (E & Hm & Vm); split; [rewrite map_app, E; reflexivity|]; split.
      * rewrite map_app; apply have_app; [apply (have_later _ _ _ _ L1 Hm) | repeat constructor; exact H].
      * apply Forall2_app; [exact Vm | constructor; [exact Vv | constructor]].
Qed.

Lemma told_all_so qs ms : forall ws met met_es met_vs w, have w qs xs -> (forall e, In e (entries ms) -> entry_so e) -> valued_all (entries ms) ws ->
  met_list w met met_es met_vs -> gives (told_all qs met ms) (fun w met => met_list w met (met_es ++ entries ms) (met_vs ++ ws)) w.
Proof.
  induction ms as [|m ms IH]; intros ws met met_es met_vs w Q S V Mt; cbn [told_all].
  - inversion V; subst; rewrite !app_nil_r; apply gives_ret, Mt.
  - unfold entries in V, S; cbn [flat_map] in V, S; fold (entries ms) in V, S; apply Forall2_app_inv_l in V; destruct V as (w1s & w2s & V1 & V2 & ->).
    eapply gives_bind; [apply (polys_of_lists _ _ _ _ Q), later_refl|]; intros w1 ps L1 P.
    eapply gives_bind; [apply (told_values_so ps (entries_of m) w1s met met_es met_vs w1)|].
    + intros e I; split; [apply S, in_or_app; left; exact I|]; unfold entries_of in I; apply in_map_iff in I; destruct I as (l & <- & _); exact P.
    + exact V1.
    + destruct Mt as (E & Hm & Vm); split; [exact E|]; split; [apply (have_later _ _ _ _ L1 Hm) | exact Vm].
    + intros w2 met2 L2 M2; unfold entries; cbn [flat_map]; fold (entries ms); rewrite !app_assoc.
      apply IH; [apply (have_later _ _ _ _ (later_trans _ _ _ L1 L2) Q) | intros e I; apply S, in_or_app; right; exact I | exact V2 | exact M2].
Qed.

End Told.

(* A question about what lemmas tell, and what would be so. *)
Lemma all_told_so n conds ms xs b ws w : List.length xs = n -> (forall d, In d conds -> yes xs d = true) -> (forall e, In e (entries ms) -> told_so_far xs b e) -> valued_all xs b (entries ms) ws ->
  gives (all_told n conds ms) (fun w ps => have w ps (xs ++ ws)) w.
Proof.
  intros <- C S V; unfold all_told; eapply gives_bind; [apply gives_freshes|]; intros w1 ps _ P.
  eapply gives_bind; [apply (so_each_true (map (claim_of ps) conds) w1)|]; [| apply later_refl |];
    [intros d I; apply in_map_iff in I; destruct I as (e & <- & I); rewrite <- (C e I); apply claim_of_means, P|].
  intros w2 [] L2 _; apply (have_later _ _ _ _ L2) in P.
  eapply gives_bind; [apply (told_all_so xs b ps ms ws [] [] [] w2 P S V); repeat split; constructor|]; intros w3 met L3 (_ & Hm & _).
  apply gives_ret, have_app; [apply (have_later _ _ _ _ L3 P) | exact Hm].
Qed.

Lemma told_question n conds ms body t : refutes (question (do ps <- all_told n conds ms; body ps)) t = true ->
  forall xs b ws, List.length xs = n -> (forall d, In d conds -> yes xs d = true) -> (forall e, In e (entries ms) -> told_so_far xs b e) -> valued_all xs b (entries ms) ws ->
  ~ forall w ps, have w ps (xs ++ ws) -> CheckQuestion.so (body ps) w.
Proof.
  intros R xs b ws L C S V A; apply (question_refuted _ _ R); intros w _; eapply gives_bind; [apply (all_told_so n conds ms xs b ws w L C S V)|]; intros w1 ps _ P; apply (A w1 ps P), later_refl.
Qed.

Lemma asserted_so xs ws us : (forall g, In g us -> is_so xs ws (fst g) = snd g) -> forall w ps, have w ps (xs ++ ws) -> CheckQuestion.so (asserted ps us) w.
Proof.
  induction us as [|u us IH]; intros H w ps W; cbn [asserted]; [apply so_ret|]; apply so_then; [rewrite <- (H u (or_introl eq_refl)); apply (sentence_means xs ws _ w ps W) | apply IH; [intros g I; apply H; right; exact I | exact W]].
Qed.

(* A lemma tells that the fact of an entry has a value, and its condition holds. *)
Definition value_is_told (xs : list Z) (es : list entry) (e : entry) : Prop :=
  exists d, In d es /\ bounds e d = true /\ yes (entry_values xs d) (under (tells d)) = true.

Lemma need_question_sound n conds ms d p : refutes (need_question n conds ms d) p = true ->
  forall xs b ws, List.length xs = n -> (forall c, In c conds -> yes xs c = true) -> (forall e, In e (entries ms) -> told_so_far xs b e) -> valued_all xs b (entries ms) ws ->
  (forall e, In e (entries ms) -> forall c, In c (with_ e) -> num (xs ++ ws) c = num xs c) ->
  guards_so xs ws d -> need_so xs ws (fun k => is_asked (entries ms) n d = true -> exists e, nth_error (entries ms) (k - n) = Some e /\ value_is_told xs (entries ms) e) d.
Proof.
  intros R xs b ws L C S V Sc G; pose proof (told_question n conds ms (fun ps => asserted ps (fst d) ;; unmet (entries ms) n ps (snd d)) p R xs b ws L C S V) as Q.
  unfold need_so; destruct (snd d) as [t|t|s|k] eqn:D; unfold unmet in Q.
  - destruct (Z.lt_ge_cases 0 (num (xs ++ ws) t)) as [|Ng]; [assumption|exfalso]; apply Q; intros w ps W; apply so_then; [apply (asserted_so xs ws _ G w ps W)|].
    apply (so_bind _ _ _ _ (poly_of_yields t w _ _ W)); intros w5 q L5 Hq; apply (so_fact _ _ _ (has_opposite _ _ _ Hq)); lia.
  - destruct (Z.le_gt_cases 0 (num (xs ++ ws) t)) as [|Ng]; [assumption|exfalso]; apply Q; intros w ps W; apply so_then; [apply (asserted_so xs ws _ G w ps W)|].
    apply (so_bind _ _ _ _ (poly_of_yields t w _ _ W)); intros w5 q L5 Hq; apply (so_fact _ _ _ (has_plus _ _ _ (-1) (has_opposite _ _ _ Hq))); lia.
  - destruct (is_so xs ws s) eqn:E; [reflexivity|exfalso]; apply Q; intros w ps W; apply so_then; [apply (asserted_so xs ws _ G w ps W)|].
    pose proof (sentence_means xs ws s w ps W) as K; rewrite E in K; exact K.
  - unfold is_asked; rewrite D; destruct (nth_error (entries ms) (k - n)) as [e|]; [intros _; exists e; split; [reflexivity|] | intros _; exfalso; apply Q; intros w ps W; apply so_then; [apply (asserted_so xs ws _ G w ps W) | apply so_ret]].
    unfold value_is_told; destruct (existsb (fun c => yes (entry_values xs c) (under (tells c))) (filter (bounds e) (entries ms))) eqn:X; [|exfalso].
    + apply existsb_exists in X; destruct X as (c & I & Y); apply filter_In in I; destruct I as [I B]; exists c; auto.
    + apply Q; intros w ps W; apply so_then; [apply (asserted_so xs ws _ G w ps W)|]; rewrite <- X.
      assert (K : forall l, incl l (entries ms) -> means (some (map (under_it ps) l)) (existsb (fun c => yes (entry_values xs c) (under (tells c))) l) w).
      { intros l I; replace (existsb (fun c => yes (entry_values xs c) (under (tells c))) l) with (existsb (fun b => b) (map (fun c => yes (entry_values xs c) (under (tells c))) l)) by (clear; induction l as [|c l IH]; cbn [map existsb]; [reflexivity | rewrite IH; reflexivity]).
        apply means_some; clear - I W Sc; induction l as [|c l IH]; cbn [map]; constructor; [|apply IH; intros a A; apply I; right; exact A].
        intros w' L'; unfold under_it; eapply gives_bind; [apply (polys_of_lists (with_ c) w' ps (xs ++ ws)); [apply (have_later _ _ _ _ L' W) | apply later_refl]|]; intros w2 qs L2 P.
        replace (map (num (xs ++ ws)) (with_ c)) with (entry_values xs c) in P by (symmetry; apply map_ext_in; intros a A; apply (Sc c (I c (or_introl eq_refl)) a A)).
        apply (claim_of_means (under (tells c)) w2 qs _ P), later_refl. }
      apply K; intros c I; apply filter_In in I; apply I.
Qed.

Lemma taken_each qs : forall ts rest, taken qs ts = Some rest -> forall q, In q qs -> exists p, refutes q p = true.
Proof.
  induction qs as [|q qs IH]; intros ts rest H d I; [destruct I|]; simpl in H; destruct ts as [|t ts]; [discriminate|]; destruct (refutes q t) eqn:R; [|discriminate].
  destruct I as [<-|I]; [exists t; exact R | apply (IH ts rest H d I)].
Qed.

(* ---------- All together ---------- *)

Section Sound.
Variable T : family_theorem.
Notation names := (variables_of (proved_for T)).
Notation n := (List.length names).

Lemma named_graph m ps k d t : text_of m k d = Some t -> List.length ps = k -> network_graph (named m ps) = text_graph t ps.
Proof.
  unfold text_of; destruct d, m as [s|s u|s x|s [u|x]|s l]; simpl; try discriminate; intros E <-; [injection E as ->; reflexivity | rewrite E; reflexivity | injection E as ->; reflexivity].
Qed.

(* A name stands for the network of its text. *)
Lemma said_named xs m ps t s r k z : text_of m (List.length ps) (is_arcs s) = Some t -> said_so xs (Own EmptyString t ps) s r k z -> said_so xs (named m ps) s r k z.
Proof.
  intros E; assert (K : forall v, fact_so xs (named m ps) s v <-> fact_so xs (Own EmptyString t ps) s v).
  { intros v; destruct (is_arcs s) eqn:Ar; [destruct s; try discriminate Ar; cbn [fact_so]; rewrite (named_graph _ _ _ _ _ E eq_refl); reflexivity|]; cbn [text_of] in E; destruct m; simpl in E; try discriminate; [|injection E as ->; destruct s; reflexivity].
    destruct s; cbn [fact_so named network_graph]; unfold routed; cbn [line_of_network]; rewrite E; reflexivity. }
  destruct r; cbn [said_so]; [intros (v & V & Z); exists v; split; [apply K, V | exact Z] | intros N X; apply N; intros (v & V & L); apply X; exists v; split; [apply K, V | exact L] | intros H v V; apply H, K, V].
Qed.

Lemma hops_named m ps qs r t : List.length ps = List.length qs -> line_of m (List.length ps) = Some t -> hops_for (named m ps) r = hops_for (named m qs) r.
Proof. intros L E; destruct m; try discriminate E; destruct r; try reflexivity; cbn [named hops_for]; unfold is_called; cbn [values]; rewrite L; reflexivity. Qed.

Lemma member_line conds n m : member_fine n conds m = true -> text_of (called m) (List.length (arguments (family_of m))) (CheckPlace.one_way (family_of m)) = Some (line (family_of m)).
Proof.
  unfold member_fine; rewrite !andb_true_iff; intros [_ Li]; destruct (text_of (called m) (List.length (arguments (family_of m))) _) as [t|]; [|discriminate]; apply same_text_right in Li; congruence.
Qed.

(* A network without a diameter is not connected. *)
Definition finite_graph (g : graph) : Prop := ~ (exists d, diameter g d) -> ~ ~ not_connected g.

Lemma text_finite F xs : proper (text_graph (line F) (params F xs)) -> finite_graph (text_graph (line F) (params F xs)).
Proof.
  intros R N C; assert (K : forall l : list (list Z * list Z), (forall e, In e l -> is_vertex (text_graph (line F) (params F xs)) (fst e) /\ is_vertex (text_graph (line F) (params F xs)) (snd e)) ->
    ~ ~ exists D, forall e, In e l -> exists d, walk (text_graph (line F) (params F xs)) (fst e) (snd e) d /\ d <= D).
  { induction l as [|[a b] l IH]; intros V E; [apply E; exists 0; intros e []|]; apply IH; [intros e I; apply V; right; exact I|]; intros [D H].
    destruct (V (a, b) (or_introl eq_refl)) as [A B]; apply C; exists a, b; split; [exact A|]; split; [exact B|]; intros d W; apply E; exists (Z.max d D); intros e [<-|I].
    - exists d; split; [exact W | lia].
    - destruct (H e I) as (x & X & L); exists x; split; [exact X | lia]. }
  apply (K (list_prod (vertices (text_graph (line F) (params F xs))) (vertices (text_graph (line F) (params F xs))))); [intros [a b] I; apply in_prod_iff in I; exact I|].
  intros [D H]; apply N; destruct (diameter_at_most_exists (text_graph (line F) (params F xs)) D) as (d & E & _); [apply R| |exists d; exact E].
  apply walks_at_most; [apply graph_decidable|]; intros u v U V; apply (H (u, v)), in_prod_iff; split; assumption.
Qed.

(* What is known of the network of a member: all that the arithmetic of families asks, but of words. *)
Definition stands_right (m : member_of) (xs : list Z) : Prop :=
  proper (text_graph (line (family_of m)) (params (family_of m) xs)) /\ (spelled_as m = None -> family_right (family_of m) xs).

Lemma members_so conds : (forall m, In m (members T) -> member_fine n conds m = true) -> forall xs, List.length xs = n -> (forall d, In d conds -> yes xs d = true) ->
  forall ms before ts rest, (forall m, In m ms -> In m (members T)) -> members_shown before ms ts = Some rest ->
  (forall m H, In (m, H) before -> network_right H xs /\ network_graph (named m (params H xs)) = text_graph (line H) (params H xs)) ->
  forall m, In m ms -> stands_right m xs /\ forall l, In l (lemmas m) -> lemma_so (family_of m) xs l.
Proof.
  intros Fine xs L C; induction ms as [|m ms IH]; intros before ts rest Sub S Be k I; [destruct I|]; cbn [members_shown] in S.
  pose proof (Fine m (Sub m (or_introl eq_refl))) as Fm; unfold member_fine in Fm; rewrite !andb_true_iff in Fm; destruct Fm as [[[[[D V] Sh] _] _] Li].
  apply (same_list_right same_cond) in D; [|apply same_texts]; apply Nat.eqb_eq in V.
  assert (M : member (family_of m) xs).
  { split; [congruence|]; rewrite D; apply truths_in; intros b B; apply in_map_iff in B; destruct B as (d & <- & B); apply C, B. }
  destruct (spelled_as m) as [A|] eqn:Wo.
  { destruct (spelled_shown _ A (lemmas m) ts) as [us|] eqn:Ws; [|discriminate]; destruct I as [<-|I]; [|exact (IH before us rest (fun q Q => Sub q (or_intror Q)) S Be k I)].
    destruct (spelled_so _ A xs (lemmas m) ts us M Ws) as [P So]; split; [split; [exact P | rewrite Wo; discriminate] | exact So]. }
  destruct (taken (network_questions (family_of m)) ts) as [us|] eqn:N; [|discriminate].
  set (shown_ := if CheckPlace.one_way (family_of m) then _ else _) in S; destruct shown_ as [vs|] eqn:O; [|discriminate]; unfold shown_ in O; clear shown_.
  destruct (taken_refuted _ _ _ N) as [ws W]; assert (R : family_right (family_of m) xs).
  { apply (right_sound (family_of m) ws); [unfold network_checked; rewrite Sh; exact W | exact M]. }
  assert (Graph_ : network_graph (named (called m) (params (family_of m) xs)) = text_graph (line (family_of m)) (params (family_of m) xs)).
  { destruct (text_of (called m) (List.length (arguments (family_of m))) _) as [t|] eqn:Lo; [|discriminate]; apply same_text_right in Li; subst t; apply (named_graph _ _ _ _ _ Lo), map_length. }
  destruct I as [<-|I].
  - split; [split; [exact (graph_proper _ _ R) | intros _; exact R]|]; destruct (CheckPlace.one_way (family_of m)) eqn:One; [apply (arcs_shown_so (family_of m) xs M R One _ us vs O)|].
    apply (lemmas_shown_so (family_of m) xs M (NetworkRight _ _ R One) (lemmas m) (KnownBy [] [] [] [] [] before []) us vs); [|exact O].
    split; [intros q []|]; split; [intros q []|]; split; [intros q []|]; split; [intros q r []|]; split; [intros q im iv []|]; split; [exact Be | intros q h []].
  - eapply IH with (m := k); [intros q Q; apply Sub; right; exact Q | exact S | | exact I].
    intros q H J; destruct (CheckPlace.one_way (family_of m)) eqn:One; [apply (Be q H J)|]; apply in_app_or in J; destruct J as [J|[J|[]]]; [apply (Be q H J) | injection J as <- <-; split; [split|]; assumption].
Qed.

Lemma look_in_entry same vs f m ts us : (forall t u, same t u = true -> num vs t = num vs u) -> forall l i k, look_in same i l f m ts us = Some k ->
  exists j e, k = (i + j)%nat /\ nth_error l j = Some e /\ fact_is f (of_ (tells e)) = true /\ names_ e = m /\
    map (num vs) (with_ e) = map (num vs) ts /\ map (num vs) (subject_terms (of_ (tells e))) = map (num vs) us.
Proof.
  intros Same_; assert (Eq_ : forall l m, same_list same l m = true -> map (num vs) l = map (num vs) m).
  { induction l as [|t l IH]; intros [|u l'] S; try discriminate; [reflexivity|]; cbn [same_list] in S; apply andb_true_iff in S; destruct S as [S S2]; cbn [map]; rewrite (Same_ t u S), (IH l' S2); reflexivity. }
  induction l as [|e l IH]; intros i k H; [discriminate|]; cbn [look_in] in H; cbv zeta in H.
  destruct (fact_is f (of_ (tells e)) && naming_same (names_ e) m && same_list same (with_ e) ts && same_list same (subject_terms (of_ (tells e))) us) eqn:E.
  - injection H as <-; rewrite !andb_true_iff in E; destruct E as (((E & N) & A) & U); apply naming_same_right in N; exists O, e; rewrite Nat.add_0_r; auto 7.
  - destruct (IH _ _ H) as (j & d & K & N & A); exists (Datatypes.S j), d; split; [lia|]; split; [exact N | exact A].
Qed.

Lemma worth_known facts k q x : right_by directly facts -> worth_by directly k q x -> (forall y, worth_by directly k q y -> y = x) -> facts k q = Some x.
Proof. intros R W U; specialize (R k q); destruct (facts k q) as [y|]; [rewrite (U y R); reflexivity | destruct (R x W)]. Qed.

Lemma number_directly facts k q (P : Z -> Prop) z : right_by directly facts -> worth_by directly k q = number_of P -> P z ->
  (forall a b, P a -> P b -> a = b) -> facts k q = Some (whole_number z).
Proof.
  intros R W Z1 U; apply (worth_known facts k q); [exact R | rewrite W; exists z; auto|].
  intros y Y; rewrite W in Y; destruct Y as (a & -> & A); rewrite (U a z A Z1); reflexivity.
Qed.

Lemma truth_worth facts k q (P : bool -> Prop) (Q : Prop) z : right_by directly facts -> worth_by directly k q = truth_of P ->
  (P true <-> Q) -> (P false -> ~ Q) -> (~ Q -> ~ ~ P false) -> truth_is Q z -> facts k q = Some (Truth (1 <=? z)).
Proof.
  intros R W Pt Pf Pn [[-> H]|[-> H]]; apply (worth_known facts k q); try exact R; rewrite W.
  - exists true; split; [reflexivity | apply Pt, H].
  - intros y (b & -> & B); destruct b; [reflexivity | destruct (Pf B H)].
  - destruct (facts k q) as [y|] eqn:E; [|exfalso].
    + pose proof (R k q) as Rq; rewrite E, W in Rq; destruct Rq as (b & -> & B); destruct b; [destruct H; apply Pt, B | exists false; auto].
    + pose proof (R k q) as Rq; rewrite E, W in Rq; apply (Pn H); intros B; apply (Rq (Truth false)); exists false; auto.
  - intros y (b & -> & B); destruct b; [destruct H; apply Pt, B | reflexivity].
Qed.

Lemma extended_known facts k q (P : extended -> Prop) z : right_by directly facts -> worth_by directly k q = extended_of P ->
  P (Finite z) -> (forall a, P (Finite a) -> a = z) -> ~ P Infinite -> facts k q = Some (whole_number z).
Proof.
  intros R W H U N; apply (worth_known facts k q); [exact R | rewrite W; left; exists z; auto|]; intros y Y; rewrite W in Y; destruct Y as [(a & -> & A)|[_ A]].
  - rewrite (U a A); reflexivity.
  - destruct (N A).
Qed.

Lemma plainly_worth k : is_digraph k = false -> forall q, worth_by directly k q = worth_by plainly k q.
Proof. destruct k; try discriminate; reflexivity. Qed.

Lemma routed_directly n r h m : hops_for n r = Some h -> router_in m = Some r -> traffic_directly n m = routed n h m.
Proof. unfold traffic_directly, routed; intros E ->; destruct (line_of_network n) as [[t ps]|]; [rewrite E|]; reflexivity. Qed.

(* What words say has one value. *)
Lemma number_worth facts k w z : right_by directly facts -> (forall q, worth_by directly k q = worth_by plainly k q) -> number_is w (network_graph k) z ->
  facts k (AsksWord (Standard_word (word_of w)) [Itself]) = Some (whole_number z).
Proof.
  intros R Like A; assert (H : said_here (Standard_word (word_of w)) = true) by (destruct w; reflexivity); apply (worth_known facts k _ _ R); rewrite Like.
  - split; [apply red_whole|]; cbn [plainly]; unfold words_say; cbn [word]; rewrite H; exists w; split; [reflexivity | exact A].
  - intros [[n d]| |b|s] B; cbn [worth_by plainly] in B; [destruct B as [_ B]| | | destruct B]; unfold words_say in B; cbn [word] in B; rewrite H in B; [|destruct B|].
    + cbn [word word_arguments word_judgement Qnum Qden] in B; destruct d; try contradiction; destruct B as (w' & E & B); apply word_once in E; subst w'.
      rewrite (number_once w _ n z B A); reflexivity.
    + destruct B as (v & E & _); destruct w, v; discriminate E.
Qed.

Lemma number_at_worth facts k w d z : right_by directly facts -> (forall q, worth_by directly k q = worth_by plainly k q) -> number_at w d (network_graph k) z ->
  facts k (AsksWord (Standard_word (word_at_of w)) [Itself; Number_of (WordSays.whole d)]) = Some (whole_number z).
Proof.
  intros R Like A; assert (H : said_here (Standard_word (word_at_of w)) = true) by (destruct w; reflexivity); apply (worth_known facts k _ _ R); rewrite Like.
  - split; [apply red_whole|]; cbn [plainly]; unfold words_say; cbn [word]; rewrite H; exists w; split; [reflexivity | exact A].
  - intros [[n e]| |b|s] B; cbn [worth_by plainly] in B; [destruct B as [_ B]| | | destruct B]; unfold words_say in B; cbn [word] in B; rewrite H in B; cbn [word_arguments word_judgement Qnum Qden WordSays.whole] in B; [|destruct B | destruct B as (v & E & _); destruct w, v; discriminate E].
    destruct e; try contradiction; destruct B as (w' & E & B); assert (w' = w) by (destruct w, w'; reflexivity || discriminate E); subst w'; rewrite (number_at_once w _ d n z B A); reflexivity.
Qed.

Lemma truth_word_once v w : truth_word_of v = truth_word_of w -> v = w.
Proof. destruct v, w; reflexivity || discriminate. Qed.

Lemma truth_word_says k w j : words_say k (WordFact (Standard_word (truth_word_of w)) [Itself] j) <-> exists b, j = WordSays.Is_truth b /\ if_true b (truth_says w (network_graph k)).
Proof.
  unfold words_say; cbn [word word_arguments word_judgement]; replace (said_here _) with true by (destruct w; reflexivity).
  destruct j as [b|[n' [d|d|]| |r i|u v| |u v]|q|q]; split; try (intros (b' & E & B); discriminate E); try (intros (v' & E & _); destruct w, v'; discriminate E); try (intros []; fail).
  - intros (v & E & B); apply truth_word_once in E; subst v; exists b; auto.
  - intros (b' & E & B); injection E as <-; exists w; auto.
Qed.

Lemma truth_at_says_word k w d j : words_say k (WordFact (Standard_word (truth_at_of w)) [Itself; Number_of (WordSays.whole d)] j) <-> exists b, j = WordSays.Is_truth b /\ if_true b (truth_at_says w d (network_graph k)).
Proof.
  unfold words_say; cbn [word word_arguments word_judgement WordSays.whole]; replace (said_here _) with true by (destruct w; reflexivity).
  destruct j as [b|[n' [e|e|]| |r i|u v| |u v]|q|q]; split; try (intros (b' & E & B); discriminate E); try (intros (v' & E & _); destruct w, v'; discriminate E); try (intros []; fail).
  - intros (v & E & B); assert (v = w) by (destruct v, w; reflexivity || discriminate E); subst v; exists b; auto.
  - intros (b' & E & B); injection E as <-; exists w; auto.
Qed.

Lemma truth_word_worth facts k s l z P : right_by directly facts -> (forall q, worth_by directly k q = worth_by plainly k q) ->
  (forall j, words_say k (WordFact (Standard_word s) l j) <-> exists b, j = WordSays.Is_truth b /\ if_true b P) -> truth_is P z -> facts k (AsksWord (Standard_word s) l) = Some (Truth (1 <=? z)).
Proof.
  intros R Like Says A; apply (worth_known facts k _ _ R); rewrite Like.
  - cbn [worth_by plainly]; apply Says; eexists; split; [reflexivity|]; destruct A as [[-> A]|[-> A]]; exact A.
  - intros [q| |b|v] B; cbn [worth_by plainly] in B; [destruct B as [_ B]| | |destruct B]; apply Says in B; destruct B as (b' & E & B); try discriminate E; injection E as <-.
    destruct A as [[-> A]|[-> A]], b; try reflexivity; contradiction.
Qed.

Lemma arcs_worth facts k w z : right_by directly facts -> is_digraph k = true -> arcs_so w (network_graph k) z ->
  facts k (AsksWord (Standard_word (arcs_word_of w)) [Itself]) = Some (if truth_arcs w then Truth (1 <=? z) else whole_number z).
Proof.
  intros R D A; destruct (arcs_value w _ z A) as [V U].
  assert (Says : forall j, directly k (Word_ (WordFact (Standard_word (arcs_word_of w)) [Itself] j)) <-> arcs_word_says w (network_graph k) j).
  { intros j; unfold directly; rewrite D; split; [intros (v & E & B); apply arcs_word_once in E; subst v; exact B | intros B; exists w; auto]. }
  apply (worth_known facts k _ _ R).
  - destruct (truth_arcs w) eqn:Tw; cbn [worth_by]; [|split; [apply red_whole|]]; apply Says, V.
  - intros y B; destruct y as [[n d]| |b|s]; cbn [worth_by Qnum Qden] in B; [destruct B as [_ B]| | |destruct B]; apply Says, U in B; destruct (truth_arcs w); try discriminate B.
    + injection B as -> ->; reflexivity.
    + injection B as ->; reflexivity.
Qed.

(* Words by their own text. *)
Lemma places_arguments l m : places_are l m = true -> arguments_at l (flat_map (fun a => match a with Some z => [z] | None => [] end) m) = Some (map FamilyTextFacts.place_argument m).
Proof.
  revert m; induction l as [|p l IH]; intros [|[z|] m] E; try discriminate E; try (destruct p; discriminate E); [reflexivity | |]; destruct p; try discriminate E; cbn [flat_map app arguments_at map FamilyTextFacts.place_argument]; rewrite (IH m E); reflexivity.
Qed.

Lemma place_numbers xs m : map (num xs) (flat_map (fun a => match a with Some z => [Num z] | None => [] end) m) = flat_map (fun a => match a with Some z => [z] | None => [] end) m.
Proof. induction m as [|[z|] m IH]; cbn [flat_map map app num]; [reflexivity | rewrite IH; reflexivity | exact IH]. Qed.

Lemma text_word_worth facts k w l z t ps : right_by directly facts -> (forall q, worth_by directly k q = worth_by plainly k q) -> line_of_network k = Some (t, ps) -> FamilyTextFacts.text_value t ps w l z ->
  facts k (AsksWord w (map FamilyTextFacts.place_argument l)) = Some (if truth_fact (F_word w []) then Truth (1 <=? z) else whole_number z).
Proof.
  intros R Like Li V; assert (H : said_here w = false) by apply V; destruct V as (H' & x & rows & X & V); assert (V' : FamilyTextFacts.text_value t ps w l z) by (split; [exact H'|]; exists x, rows; split; [exact X | exact V]); clear V H' rows; cbn [truth_fact]; rewrite X.
  assert (Says : forall j, plainly k (Word_ (WordFact w (map FamilyTextFacts.place_argument l) j)) <-> text_says t ps (WordFact w (map FamilyTextFacts.place_argument l) j)) by (intros j; cbn [plainly]; unfold words_say; cbn [word]; rewrite H, Li; reflexivity).
  apply (worth_known facts k _ _ R); rewrite Like.
  - pose proof (FamilyTextFacts.text_value_says t ps w l z x V' X) as S; destruct (FamilyText.says_truth x); cbn [worth_by]; [apply Says, S|]; split; [apply red_whole | apply Says; exact S].
  - intros [q| |b|v] B; cbn [worth_by] in B; [destruct B as [B1 B]| | |destruct B]; apply Says in B; apply (FamilyTextFacts.text_says_value t ps w l _ z x V' X) in B.
    + destruct B as (-> & A & C); rewrite (FamilyTextFacts.not_below q z A C B1); reflexivity.
    + destruct B as (_ & _ & A); discriminate A.
    + destruct B as (-> & ->); reflexivity.
Qed.

Lemma fact_worth facts f s k z xs : right_by directly facts -> is_digraph k = false -> is_arcs s = false -> fact_is f s = true -> fact_so xs k s z -> finite_graph (network_graph k) ->
  (forall r h, router_of_subject s = Some (r, h) -> hops_for k r = Some h) ->
  match FormulaSays.asked f (map (num xs) (subject_terms s)) with
  | Some q => facts k q = Some (if truth_fact f then Truth (1 <=? z) else whole_number z)
  | None => False
  end.
Proof.
  intros R D Ar E A Fin Ro; pose proof (plainly_worth k D) as Like; clear D; unfold fact_is in E.
  destruct f, s; try discriminate Ar; clear Ar; simpl in E; try discriminate; try (match goal with c : called_router |- _ => destruct c | c : option called_router |- _ => destruct c as [[|]|] | m : ports |- _ => destruct m end; discriminate E);
    try (match goal with l : list word_place |- _ => destruct w as [called|]; [|discriminate E]; destruct l as [|[] [|[] [|? ?]]]; simpl in E; try discriminate E end); cbn [FormulaSays.asked truth_fact subject_terms map]; cbn [fact_so] in A.
  - apply (number_directly facts k AsksOrder _ z R (Like _) A); intros a b; apply order_unique.
  - apply (number_directly facts k AsksSize _ z R (Like _) A); intros a b; apply size_unique.
  - apply (number_directly facts k AsksMinDegree _ z R (Like _) A); intros a b; apply min_degree_unique.
  - apply (number_directly facts k AsksMaxDegree _ z R (Like _) A); intros a b; apply max_degree_unique.
  - apply (extended_known facts k AsksDiameter _ z R (Like _) A); [intros a B; apply (diameter_unique _ _ _ B A) | apply (diameter_joined _ _ A)].
  - apply (extended_known facts k AsksRadius _ z R (Like _) A); [intros a B; apply (radius_unique _ _ _ B A)|].
    intros (u & v & U & V & N); destruct A as [(c & C & [Ec _]) _]; destruct (Ec u U) as (d & [W _] & _), (Ec v V) as (e & [X _] & _).
    apply (N (d + e)); apply (walk_app _ u c v); [apply walk_rev, W | exact X].
  - apply (extended_known facts k AsksDistanceSum _ z R (Like _) A); [intros a B; apply (distance_sum_once _ _ _ B A)|].
    intros (u & v & U & V & N); destruct A as (d & D & _); apply (N (d u v)), (D u v U V).
  - apply (extended_known facts k AsksGirth _ z R (Like _) A); [intros a B; apply (girth_unique _ _ _ B A)|].
    intros N; destruct A as [(u & l & C & _) _]; apply (N u l C).
  - apply (truth_worth facts k AsksConnected _ (exists d, diameter (network_graph k) d) z R (Like _)); [reflexivity | | | exact A].
    + simpl; intros N (d & D); apply (diameter_joined _ _ D N).
    + simpl; intros N; apply Fin, N.
  - apply (extended_known facts k (AsksEccentricity (num xs v)) _ z R (Like _) A); [intros a B; apply (fact_once xs k (OfEccentricity v) a z B A)|].
    intros (u & w & U & W & N); destruct A as (u' & U' & Ec & _); pose proof (numbered_once _ _ _ _ U U'); subst u'; destruct (Ec w W) as (d & [Wk _] & _); apply (N d Wk).
  - apply (extended_known facts k (AsksDistance (num xs u) (num xs v)) _ z R (Like _) A); [intros a B; apply (fact_once xs k (OfDistance u v) a z B A)|].
    intros (a & b & U & W & N); destruct A as (a' & b' & U' & W' & [Wk _]); pose proof (numbered_once _ _ _ _ U U'); pose proof (numbered_once _ _ _ _ W W'); subst a' b'; apply (N z Wk).
  - apply (number_directly facts k (AsksAtDistance (num xs v) (num xs d)) _ z R (Like _) A); intros a b; apply (fact_once xs k (OfAtDistance v d)).
  - apply (number_directly facts k (AsksDistanceSumFrom (num xs v)) _ z R (Like _) A); intros a b; apply (fact_once xs k (OfDistanceSumFrom v)).
  - apply (truth_worth facts k AsksHamiltonian _ (hamiltonian (network_graph k)) z R (Like _)); [reflexivity | simpl; auto | simpl; auto | exact A].
  - apply (number_directly facts k AsksWidth _ z R (Like _) A); intros a b; apply (fact_once xs k OfBisection).
  - destruct m; [|discriminate E]; apply (extended_known facts k (AsksBroadcast AllPort (num xs v)) _ z R (Like _) A); [intros a B; apply (broadcast_once _ _ _ _ B A)|].
    intros B; destruct (B (z + 1)) as (w & W & N), A as [(u & U & H) _]; rewrite (numbered_once _ _ _ _ U W) in H; apply N; rewrite Z.add_simpl_r; exact H.
  - destruct m; [|discriminate E]; apply (extended_known facts k (AsksGossip AllPort) _ z R (Like _) A); [intros a B; apply (gossip_once _ _ _ B A)|].
    intros B; apply (B (z + 1)); rewrite Z.add_simpl_r; exact (proj1 A).
  - apply (truth_worth facts k AsksTransitive _ (vertex_transitive (network_graph k)) z R (Like _)); [reflexivity | simpl; auto | simpl; auto | exact A].
  - apply (truth_worth facts k AsksEdgeTransitive _ (edge_transitive (network_graph k)) z R (Like _)); [reflexivity | simpl; auto | simpl; auto | exact A].
  - apply (truth_worth facts k AsksBipartite _ (bipartite (network_graph k)) z R (Like _)); [reflexivity | simpl; auto | simpl; auto | exact A].
  - apply (number_directly facts k AsksOrbits _ z R (Like _) (proj1 A)); intros a b X X'; destruct A as [_ Ta]; apply (fact_once xs k OfOrbits); split; assumption.
  - apply (number_directly facts k AsksVertexConnectivity _ z R (Like _) A); intros a b; apply (fact_once xs k OfVertexConnectivity).
  - apply (number_directly facts k AsksEdgeConnectivity _ z R (Like _) A); intros a b; apply (fact_once xs k OfEdgeConnectivity).
  - apply (number_directly facts k (AsksDisjointPaths (num xs u) (num xs v)) _ z R (Like _) A); intros a b; apply (fact_once xs k (OfDisjointPaths u v)).
  - apply (extended_known facts k AsksEdgeDetour _ z R (Like _) A); [intros a B; apply (detour_once _ _ _ B A)|].
    intros (u & v & s & t & a & B & D & J); destruct A as (_ & H & _); destruct (H u v s t a B D) as (b & [W _] & _); apply J; exists b; exact W.
  - apply naming_same_right in E; subst other0; apply (truth_worth facts k (AsksContains (named other (map (num xs) parameters_))) _ (contains (network_graph k) (network_graph (named other (map (num xs) parameters_)))) z R (Like _)); [reflexivity | simpl; auto | simpl; auto | exact A].
  - destruct r as [q|]; [|discriminate E]; apply same_routing_right in E; subst q; specialize (Ro _ _ eq_refl); rewrite <- (routed_directly k r0 hops (AuditIs r0 None (Delivered z)) Ro eq_refl) in A; apply (number_directly facts k (AsksDelivered r0) _ z R (Like _) A).
    intros a b X X'; change (traffic_directly k (AuditIs r0 None (Delivered a))) in X; change (traffic_directly k (AuditIs r0 None (Delivered b))) in X'; rewrite (routed_directly k r0 hops (AuditIs r0 None (Delivered a)) Ro eq_refl) in X; rewrite (routed_directly k r0 hops (AuditIs r0 None (Delivered b)) Ro eq_refl) in X'; apply (fact_once xs k (OfDelivered r0 hops) a b X X').
  - destruct r as [q|]; [|discriminate E]; apply same_routing_right in E; subst q; specialize (Ro _ _ eq_refl); rewrite <- (routed_directly k r0 hops (AuditIs r0 None (Minimal z)) Ro eq_refl) in A; apply (number_directly facts k (AsksMinimal r0) _ z R (Like _) A).
    intros a b X X'; change (traffic_directly k (AuditIs r0 None (Minimal a))) in X; change (traffic_directly k (AuditIs r0 None (Minimal b))) in X'; rewrite (routed_directly k r0 hops (AuditIs r0 None (Minimal a)) Ro eq_refl) in X; rewrite (routed_directly k r0 hops (AuditIs r0 None (Minimal b)) Ro eq_refl) in X'; apply (fact_once xs k (OfMinimal r0 hops) a b X X').
  - destruct r as [q|]; [|discriminate E]; apply same_routing_right in E; subst q; specialize (Ro _ _ eq_refl); rewrite <- (routed_directly k r0 hops (AuditIs r0 None (MaxHops z)) Ro eq_refl) in A; apply (number_directly facts k (AsksMaxHops r0) _ z R (Like _) A).
    intros a b X X'; change (traffic_directly k (AuditIs r0 None (MaxHops a))) in X; change (traffic_directly k (AuditIs r0 None (MaxHops b))) in X'; rewrite (routed_directly k r0 hops (AuditIs r0 None (MaxHops a)) Ro eq_refl) in X; rewrite (routed_directly k r0 hops (AuditIs r0 None (MaxHops b)) Ro eq_refl) in X'; apply (fact_once xs k (OfMaxHops r0 hops) a b X X').
  - destruct r as [q|]; [|discriminate E]; apply same_routing_right in E; subst q; specialize (Ro _ _ eq_refl); rewrite <- (routed_directly k r0 hops (AuditIs r0 None (TotalHops z)) Ro eq_refl) in A; apply (number_directly facts k (AsksTotalHops r0) _ z R (Like _) A).
    intros a b X X'; change (traffic_directly k (AuditIs r0 None (TotalHops a))) in X; change (traffic_directly k (AuditIs r0 None (TotalHops b))) in X'; rewrite (routed_directly k r0 hops (AuditIs r0 None (TotalHops a)) Ro eq_refl) in X; rewrite (routed_directly k r0 hops (AuditIs r0 None (TotalHops b)) Ro eq_refl) in X'; apply (fact_once xs k (OfTotalHops r0 hops) a b X X').
  - destruct r as [q|]; [|discriminate E]; apply same_routing_right in E; subst q; specialize (Ro _ _ eq_refl); apply (worth_known facts k (AsksMaxStretch r0) _ R); rewrite Like.
    + exists z, 1; split; [symmetry; exact (f_equal Number (red_whole z))|]; change (traffic_directly k (AuditIs r0 None (MaxStretch z 1))); rewrite (routed_directly k r0 hops (AuditIs r0 None (MaxStretch z 1)) Ro eq_refl); exact A.
    + intros y (a & b & -> & B); change (traffic_directly k (AuditIs r0 None (MaxStretch a b))) in B; rewrite (routed_directly k r0 hops (AuditIs r0 None (MaxStretch a b)) Ro eq_refl) in B; unfold routed in A, B; destruct (line_of_network k) as [[t ps]|]; [|destruct A].
      destruct (max_stretch_once _ _ _ _ _ _ _ B A) as [-> ->]; exact (f_equal Number (red_whole z)).
  - destruct r as [q|]; [|discriminate E]; apply same_routing_right in E; subst q; specialize (Ro _ _ eq_refl); destruct A as [-> A]; apply (worth_known facts k (AsksDeadlockFree r0) _ R); rewrite Like.
    + exists true; split; [reflexivity|]; cbn [worth_by]; change (traffic_directly k (DeadlockFree r0 None)); rewrite (routed_directly k r0 hops (DeadlockFree r0 None) Ro eq_refl); exact A.
    + intros y (b & -> & B); destruct b; [reflexivity|exfalso]; cbn [plainly] in B; rewrite (routed_directly k r0 hops (DeadlockAcyclic r0 None) Ro eq_refl), (routed_directly k r0 hops (DeadlockCyclic r0 None) Ro eq_refl), (routed_directly k r0 hops (Deadlocked r0 None) Ro eq_refl) in B; unfold routed in A, B; destruct (line_of_network k) as [[t ps]|]; [|destruct A]; destruct A as [A1 A2].
      assert (No : ~ cyclic (text_graph t ps) (tuples_router t ps hops) None) by (apply ranked_not_cyclic; [apply tuples_one_way | exact A1]).
      destruct B as [[_ B]|[B|(l & B & _)]]; [apply B, A2 | apply No, B | apply No; exists l; exact B].
  - apply (number_directly facts k AsksMatching _ z R (Like _) A); intros a b; apply (fact_once xs k OfMatching).
  - destruct A as (A & Et & L); apply (number_directly facts k AsksEdgeOrbits _ z R (Like _) A); intros a b X X'; rewrite (edge_orbits_one _ a Et L X), (edge_orbits_one _ b Et L X'); reflexivity.
  - apply (number_directly facts k AsksAutomorphisms _ z R (Like _) A); intros a b; apply automorphisms_once.
  - apply (number_directly facts k AsksTrees _ z R (Like _) A); intros a b; apply (fact_once xs k OfTrees).
  - destruct r as [[q|]|]; try discriminate E; apply same_routing_right in E; subst q; specialize (Ro _ _ eq_refl).
    assert (D : forall m, router_in m = Some r0 -> plainly k (Traffic m) = routed k hops m) by (intros m; apply (routed_directly k r0 hops m Ro)).
    apply (extended_known facts k (AsksLanes (Some r0)) _ z R (Like _)).
    + split; [change (plainly k (Traffic (LanesAtMost (Some r0) None z))) | change (plainly k (Traffic (LanesAtLeast (Some r0) None z)))]; rewrite D by reflexivity; apply A.
    + intros a [B B']; change (plainly k (Traffic (LanesAtMost (Some r0) None a))) in B; change (plainly k (Traffic (LanesAtLeast (Some r0) None a))) in B'; rewrite D in B, B' by reflexivity; apply (fact_once xs k (OfLanes r0 hops) a z (conj B B') A).
    + intros B; specialize (B (z + 1)); change (plainly k (Traffic (LanesAtLeast (Some r0) None (z + 1)))) in B; rewrite D in B by reflexivity; destruct A as [A _]; unfold routed in A, B; destruct (line_of_network k) as [[t ps]|]; [|exact A]; specialize (B z A); lia.
  - rewrite !andb_true_iff in E; destruct E as [[E1 E2] E3]; apply String.eqb_eq in E1; apply naming_same_right in E2; apply Nat.eqb_eq in E3; subst called other parameters.
    cbn [arguments_at]; rewrite map_length, Nat.leb_refl, <- (map_length (num xs)), firstn_all, skipn_all.
    refine (truth_word_worth facts k "isomorphic" [Itself; Other_one _] z _ R Like _ A).
    intros [b|q|q|q]; split; try (intros (b' & E & B); first [discriminate E | injection E as <-; split; [reflexivity | exact B]]); try (intros [_ B]; eexists; split; [reflexivity | exact B]); intros [].
  - apply String.eqb_eq in E; subst called; pose proof (number_worth facts k w0 z R Like A) as W; destruct w0; exact W.
  - apply String.eqb_eq in E; subst called; pose proof (truth_word_worth facts k _ [Itself] z _ R Like (truth_word_says k _) A) as W; destruct w0; exact W.
  - assert (E' : FactsWords.same_word w w0 && places_are places_ l = true) by (destruct w; [destruct places_ as [|[] [|[] [|? ?]]]|]; exact E); clear E; apply andb_true_iff in E'; destruct E' as [E1 E2]; apply FactsWords.same_word_right in E1; subst w0; rewrite place_numbers, (places_arguments _ _ E2); cbn [option_map].
    destruct (line_of_network k) as [[t ps]|] eqn:Li; [|destruct A]; exact (text_word_worth facts k w _ z t ps R Like Li A).
  - apply String.eqb_eq in E; subst called; pose proof (number_at_worth facts k w0 (num xs d) z R Like A) as W; destruct w0; exact W.
  - apply String.eqb_eq in E; subst called; pose proof (truth_word_worth facts k _ [Itself; Number_of (WordSays.whole (num xs d))] z _ R Like (truth_at_says_word k _ _) A) as W; destruct w0; exact W.
Qed.

Lemma named_plainly m ps k t : line_of m k = Some t -> is_digraph (named m ps) = false.
Proof. destruct m; simpl; congruence || reflexivity. Qed.

Lemma entry_of_member e : In e (entries (members T)) -> exists m l, In m (members T) /\ In l (lemmas m) /\ e = Entry (called m) (arguments (family_of m)) l.
Proof.
  intros I; unfold entries in I; apply in_flat_map in I; destruct I as (m & Im & I); unfold entries_of in I; apply in_map_iff in I; destruct I as (l & <- & Il).
  exists m, l; auto.
Qed.

Lemma member_graph xs conds m l : (forall m, In m (members T) -> member_fine n conds m = true) -> In m (members T) ->
  entry_graph xs (Entry (called m) (arguments (family_of m)) l) = text_graph (line (family_of m)) (params (family_of m) xs).
Proof.
  intros Fine I; specialize (Fine m I); unfold member_fine in Fine; rewrite !andb_true_iff in Fine; destruct Fine as [[[[[_ _] _] _] _] Li].
  destruct (text_of (called m) (List.length (arguments (family_of m))) _) as [t|] eqn:Lo; [|discriminate]; apply same_text_right in Li; subst t.
  unfold entry_graph, entry_network, entry_values; cbn [names_ with_]; apply (named_graph _ _ _ _ _ Lo), map_length.
Qed.

Lemma member_way conds m l : member_fine n conds m = true -> In l (lemmas m) -> is_arcs (of_ l) = CheckPlace.one_way (family_of m).
Proof.
  unfold member_fine; rewrite !andb_true_iff; intros [[_ A] _] I; rewrite forallb_forall in A; specialize (A l I); apply andb_true_iff in A; apply Bool.eqb_prop, A.
Qed.

(* What is so of all of a list, with some values, is so in a way that shows what is decided. *)
Lemma some_values xs b es : ~ ~ exists vs, valued_all xs b es vs.
Proof.
  induction es as [|e es IH]; intros N; [apply N; exists []; constructor|]; apply IH; intros [vs W].
  assert (K : forall v, ~ stands_for xs b e v) by (intros v V; apply N; exists (v :: vs); constructor; assumption).
  apply (K b); right; split; [|reflexivity]; intros [v V]; apply (K v); left; exact V.
Qed.

Lemma told_valued xs es e : (forall d, In d es -> entry_so xs d) -> value_is_told xs es e -> ~ ~ exists v, value_of xs e v.
Proof.
  intros So (d & J & A & Y); unfold bounds in A; apply andb_true_iff in A; destruct A as [A Bd]; specialize (So d J Y).
  destruct (saying (tells d)); try discriminate; intros N.
  - destruct So as (v & V & _); apply N; exists v; apply (about_same_of xs e d v A), V.
  - apply So; intros (v & V & _); apply N; exists v; apply (about_same_of xs e d v A), V.
Qed.

Theorem checked_sound : theorem_checked T = true -> theorem_is_right (proved_claim T) (proved_for T).
Proof.
  unfold theorem_checked; cbv zeta; rewrite !andb_true_iff; intros [[I1 I2] H]; apply Nat.eqb_eq in I1.
  destruct (domain_conditions names (proved_for T)) as [conds|] eqn:D; [|discriminate]; rewrite !andb_true_iff in H; destruct H as [[Fine Ti] H]; rewrite forallb_forall in Fine, Ti.
  destruct (members_shown [] (members T) (refutations T)) as [[|last_ more]|] eqn:S; try discriminate.
  set (made := all_told _ _ _ _) in H; set (constant := constant_in made) in H; set (look := look_in (same_in made) n (entries (members T))) in H.
  destruct (translated names look constant (proved_claim T)) as [[|c]|] eqn:C; try discriminate.
  destruct (read_needs names look constant (proved_claim T)) as [ds|] eqn:Ds; [|discriminate]; apply andb_true_iff in H; destruct H as [H Tk].
  destruct (taken (map _ (filter _ ds)) more) as [rest|] eqn:Taken; [|discriminate].
  split; [exists (instance T); auto|]; intros xs L; cbv zeta; intros In_ facts R; unfold with_values in *.
  assert (Yes_ : forall d, In d conds -> yes xs d = true) by (apply (domain_yes names xs L (proved_for T) conds D In_)).
  pose proof (members_so conds Fine xs L Yes_ (members T) [] (refutations T) (last_ :: more) (fun m I => I) S (fun _ _ (I : In _ []) => match I with end)) as G.
  assert (Gr : forall e, In e (entries (members T)) -> proper (entry_graph xs e) /\ finite_graph (entry_graph xs e) /\ entry_so xs e).
  { intros e I; destruct (entry_of_member e I) as (m & l & Im & Il & ->); destruct (G m Im) as [Rm So].
    rewrite (member_graph xs conds m l Fine Im); split; [apply (proj1 Rm)|]; split; [apply text_finite, (proj1 Rm)|].
    intros Yl; apply (said_named xs (called m) _ (line (family_of m))); [|exact (So l Il Yl)]; cbn [tells]; rewrite (member_way conds m l (Fine m Im) Il); unfold entry_values; cbn [with_]; rewrite map_length; apply (member_line conds n m (Fine m Im)). }
  assert (As : forall e, In e (entries (members T)) -> assured (entries (members T)) e = true -> ~ ~ exists v, value_of xs e v).
  { intros e I A; unfold assured in A; apply orb_true_iff in A; destruct A as [A|A].
    - assert (Tr : forall P : Prop, ~ ~ exists v, truth_is P v).
      { intros P N; apply N; exists 0; right; split; [reflexivity|]; intros Hp; apply N; exists 1; left; auto. }
      destruct (Gr e I) as (Pr & _ & _); destruct (entry_of_member e I) as (m & l & Im & Il & Ee); destruct (G m Im) as [[Nm _] _].
      unfold value_of; destruct (of_ (tells e)); try discriminate; cbn [fact_so]; try apply Tr; change (network_graph (entry_network xs e)) with (entry_graph xs e).
      + intros N; apply N; eexists; split; [exact Pr | reflexivity].
      + rewrite Ee, (member_graph xs conds m l Fine Im); destruct (size_exists (family_of m) xs) as [z Z_]; intros N; apply N; exists z; exact Z_.
      + rewrite Ee, (member_graph xs conds m l Fine Im); apply (degrees_exist (family_of m) xs Nm).
      + rewrite Ee, (member_graph xs conds m l Fine Im); apply (degrees_exist (family_of m) xs Nm).
      + rewrite Ee, (member_graph xs conds m l Fine Im); intros N; apply (orbits_exist (family_of m) xs); intros [k O]; apply N; exists k; split; [exact O | apply apart].
      + rewrite Ee, (member_graph xs conds m l Fine Im); apply (vertex_connectivity_exists (family_of m) xs Nm).
      + rewrite Ee, (member_graph xs conds m l Fine Im); apply (width_exists (family_of m) xs Nm).
      + rewrite Ee, (member_graph xs conds m l Fine Im); apply automorphisms_exist; exact (list_eq_dec Z.eq_dec).
      + rewrite Ee, (member_graph xs conds m l Fine Im); apply (number_exists (family_of m) xs), A.
      + destruct w; try discriminate A; cbn [arcs_so]; try apply Tr; [intros N; apply N; eexists; split; [exact Pr | reflexivity] | apply arc_orbits_exist].
    - apply (told_valued xs (entries (members T))); [intros d J; apply (Gr d J)|]; apply existsb_exists in A; destruct A as (d & J & A); apply andb_true_iff in A; destruct A as [A U].
      exists d; split; [exact J|]; split; [exact A|]; apply (proj2 same_texts) in U; rewrite U; reflexivity. }
  set (b := least_above xs (entries (members T))); pose proof (some_values xs b (entries (members T))) as Ex.
  assert (So : forall e, In e (entries (members T)) -> told_so_far xs b e).
  { intros e I; destruct (above_all xs (entries (members T))) as [B0 Ab]; split; [apply (Gr e I)|]; split; [apply Z.leb_le, Ti, I|]; split; [apply Ab, I | exact B0]. }
  set (x := eval false facts (combine names (map whole_number xs)) (proved_claim T)).
  assert (Now : (exists ws, valued_all xs b (entries (members T)) ws) -> x = Some (Truth true)).
  { intros [ws V].
    assert (Vj : forall j e, nth_error (entries (members T)) j = Some e -> stands_for xs b e (nth j ws 0)).
    { clear - V; clearbody b; unfold valued_all in V; intros j e N; revert j N; induction V as [|a v es vs Va V IH]; intros [|j] N; try discriminate; [injection N as <-; exact Va | apply (IH j N)]. }
    set (valued := fun k => exists e, nth_error (entries (members T)) (k - n) = Some e /\ value_of xs e (nth (k - n) ws 0)).
    assert (Here : forall k e, nth_error (entries (members T)) (k - n) = Some e -> ~ ~ (exists v, value_of xs e v) -> valued k) by (intros k e N E; exists e; split; [exact N|]; destruct (Vj _ e N) as [W|[W _]]; [exact W | contradiction]).
    assert (Sure : forall m, In m (members T) -> forall a, In a (arguments (family_of m) ++ flat_map (fun l => subject_terms (of_ l)) (lemmas m)) -> num (xs ++ ws) a = num xs a).
    { intros m Im a Ia; specialize (Fine m Im); unfold member_fine in Fine; rewrite !andb_true_iff in Fine; destruct Fine as [[[_ Sc] _] _]; rewrite forallb_forall in Sc; specialize (Sc a Ia); rewrite <- L in Sc.
      apply (proj1 (scoped_same [] (List.length xs)) a (List.length xs) _ _ Sc (le_n _)); intros i Li'; apply app_nth1, Li'. }
    assert (Told : gives (all_told n conds (members T)) (fun w ps => have w ps (xs ++ ws)) (World 0 (fun _ => 0))) by (apply (all_told_so n conds (members T) xs b ws _ L Yes_ So V)).
    assert (Found : forall f m ts us k ps', look f m ts us = Some k -> valued k -> map (num (xs ++ ws)) ts = ps' -> match FormulaSays.asked f (map (num (xs ++ ws)) us) with
      | Some q => facts (named m ps') q = Some (if truth_fact f then Truth (1 <=? num (xs ++ ws) (Var k)) else whole_number (num (xs ++ ws) (Var k)))
      | None => False end).
    { intros f m ts us k ps' K Vk <-; destruct (look_in_entry (same_in made) (xs ++ ws) f m ts us (fun t u => same_in_right _ _ t u Told) _ _ _ K) as (j & e & -> & N & E & <- & <- & <-).
      assert (I : In e (entries (members T))) by (apply (nth_error_In _ _ N)); destruct (Gr e I) as (_ & Fin & _); clear Vj; destruct Vk as (e' & N' & Vj); replace (n + j - n)%nat with j in N', Vj by lia.
      rewrite N in N'; injection N' as <-.
      destruct (entry_of_member e I) as (m' & l & Im & Il & E'); pose proof (member_line conds n m' (Fine m' Im)) as Ml; pose proof (member_way conds m' l (Fine m' Im) Il) as Way; specialize (Fine m' Im); unfold member_fine in Fine; rewrite !andb_true_iff in Fine; destruct Fine as [[[_ Sc] Rf] Li].
      specialize (Sure m' Im); clear Sc.
      assert (P : map (num (xs ++ ws)) (with_ e) = entry_values xs e) by (apply map_ext_in; intros a Ia; rewrite E' in Ia; apply Sure, in_or_app; left; exact Ia).
      assert (Us : map (num (xs ++ ws)) (subject_terms (of_ (tells e))) = map (num xs) (subject_terms (of_ (tells e)))).
      { apply map_ext_in; intros a Ia; rewrite E' in Ia; apply Sure, in_or_app; right; apply in_flat_map; exists l; auto. }
      rewrite Us; rewrite P; cbn [num]; rewrite <- L, app_nth2 by lia; replace (List.length xs + j - List.length xs)%nat with j by lia.
      destruct (CheckPlace.one_way (family_of m')) eqn:One.
      { rewrite E' in Vj, E |- *; cbn [tells names_ with_] in *; destruct (of_ l) as [| | | | | | | | | | | | | | | | | | | | | | | | | |w| | | | | | | | | | | | | | | | |] eqn:Ol; try discriminate Way.
        rename E into E2; unfold fact_is in E2; destruct f; try discriminate E2; try (match goal with r : called_router |- _ => destruct r | r : option called_router |- _ => destruct r as [[|]|] | r : ports |- _ => destruct r end; discriminate E2); match goal with q : word_name |- _ => destruct q as [s|]; [|discriminate E2] end.
        match goal with q : list word_place |- _ => destruct q as [|[] [|[] [|? ?]]]; try discriminate E2 end; apply String.eqb_eq in E2; subst s; cbn [FormulaSays.asked map arguments_at option_map].
        replace (truth_fact (F_word (Standard_word (arcs_word_of w)) [ItselfHere])) with (truth_arcs w) by (destruct w; reflexivity); apply (arcs_worth facts); [exact R | |].
        - destruct (called m'); try discriminate Ml; reflexivity.
        - unfold value_of in Vj; cbn [tells] in Vj; rewrite Ol in Vj; exact Vj. }
      apply (fact_worth facts f (of_ (tells e))); [exact R | rewrite E'; exact (named_plainly _ _ _ _ Ml) | rewrite E'; exact Way | exact E | exact Vj | exact Fin|].
      intros r h Er; rewrite forallb_forall in Rf; specialize (Rf l Il); apply andb_true_iff in Rf; destruct Rf as [Rf _]; unfold router_fine in Rf; rewrite E' in Er |- *; cbn [tells names_] in *; rewrite Er in Rf.
      destruct (hops_for (named (called m') (repeat 0 (List.length (arguments (family_of m'))))) r) as [h'|] eqn:Hf; [|discriminate]; apply same_hops_right in Rf; subst h'; rewrite <- Hf.
      apply (hops_named _ _ _ _ (line (family_of m'))); unfold entry_values; cbn [with_]; rewrite map_length; [rewrite repeat_length; reflexivity | exact Ml]. }
    assert (Constants : forall t z, constant t = Some z -> num (xs ++ ws) t = z) by (intros t z; apply (constant_in_right _ _ t z Told)).
    assert (Fi : fine names look constant facts xs valued (proved_claim T)).
    { apply (needs_right names look constant facts xs ws L Constants valued Found (proved_claim T) ds Ds); intros r I G'.
      destruct (is_asked (entries (members T)) n r) eqn:Ask.
      - destruct (taken_each _ _ _ Taken (need_question n conds (members T) r)) as [p Rp]; [apply (in_map (need_question n conds (members T))), filter_In; auto|].
        assert (Sc : forall e, In e (entries (members T)) -> forall c, In c (with_ e) -> num (xs ++ ws) c = num xs c).
        { intros e Ie a Ia; destruct (entry_of_member e Ie) as (m & l & Im & _ & ->); apply (Sure m Im), in_or_app; left; exact Ia. }
        pose proof (need_question_sound n conds (members T) r p Rp xs b ws L Yes_ So V Sc G') as K; unfold need_so in *; destruct (snd r) as [t|t|s|k]; [exact K | exact K | exact K|].
        destruct (K Ask) as (e & N & A); apply (Here k e N), (told_valued xs (entries (members T))); [intros d J; apply (Gr d J) | exact A].
      - unfold is_asked in Ask; unfold need_so; destruct (snd r) as [t|t|s|k]; try discriminate; destruct (nth_error (entries (members T)) (k - n)) as [e|] eqn:N; [|discriminate].
        apply negb_false_iff in Ask; apply (Here k e N), (As e (nth_error_In _ _ N) Ask). }
    pose proof (meaning_right names look constant facts xs ws L Constants valued Found _ _ C Fi) as M; cbn [right_meaning] in M; unfold x; rewrite M.
    destruct (is_so xs ws c) eqn:E; [reflexivity|exfalso]; apply (told_question n conds (members T) (fun ps => claim_of_sentence ps c false) last_ H xs b ws L Yes_ So V).
    intros w ps W; pose proof (sentence_means xs ws c w ps W) as K; rewrite E in K; exact K. }
  assert (X : x = Some (Truth true) \/ x <> Some (Truth true)) by (destruct x as [[| |[]|]|]; auto; right; discriminate).
  destruct X as [X|X]; [exact X|]; exfalso; apply Ex; intros E; apply X, Now, E.
Qed.
End Sound.

Theorem lemmas_sound t : shown_by_lemmas t = true -> theorem_is_right (proved_claim t) (proved_for t).
Proof. unfold shown_by_lemmas; destruct (domain_conditions _ _) as [conds|]; [|discriminate]; exact (checked_sound (FamilyTheorem _ _ _ _ _)). Qed.
