(* Files of theorems: what lemmas say of families, and the questions of package theorem about them. *)

From Coq Require Import ZArith NArith List Bool Lia.
From Topocert Require Import Graph Girth Walk Methods Text TextMeaning CheckLinear CheckQuestion CheckTerms CheckFamily CheckPlace CheckProper CheckTheorem CheckCounts CheckColours CheckGirth CheckSums CheckTotals CheckLinks CheckRoots CheckFar CheckDistanceSum CheckHalves CheckCounting CheckEdges CheckNumbers CheckEmbeds CheckWalks.
From Topocert Require Import Numbered NetworkName NetworkSame WordSame FaultsSays MapsSays MatchingSays MetricSays SpectraSays SymmetrySays RoundsSays FormulaSays TrafficSays TreesSays FamilyWordsSays ArcsSays FamilySays FamilyRoutes FamilyLanes FamilyLandmarks FamilyImplied FamilyWords FamilyCuts FamilyConsequences FamilyPaths FamilyDistances.
From Topocert Require Import WordFacts.
From Topocert Require FactsWords FamilyText FamilySentences FamilyWordTexts FamilyTextFacts FamilyStrips AutomataShown StandardWords PermutationShapes.
From Coq Require String.
Import ListNotations String.StringSyntax.
Open Scope Z_scope.
Delimit Scope string_scope with string.

(* ---------- Lemmas ---------- *)

Inductive subject_of := OfOrder | OfSize | OfMinDegree | OfMaxDegree | OfTransitive | OfDiameter | OfRadius | OfHamiltonian | OfBipartite | OfConnected | OfGirth
| OfOrbits | OfMatching | OfVertexConnectivity | OfEdgeConnectivity | OfDistanceSum | OfBisection | OfEdgeTransitive | OfAutomorphisms | OfTrees
(* Of vertices by their numbers, and of another network; in the claim's variables. *)
| OfEccentricity (v : term) | OfDistance (u v : term) | OfContains (other : naming) (parameters_ : list term) | OfIsomorphic (other : naming) (parameters_ : list term)
(* Standard words; what one says of a digraph. *)
| OfWord (w : number_word) | OfTruth (w : truth_word) | OfArcs (w : arcs_word)
(* Of a router, with its text. *)
| OfDelivered (r : routing) (hops : list Text.next) | OfMinimal (r : routing) (hops : list Text.next) | OfMaxHops (r : routing) (hops : list Text.next)
| OfTotalHops (r : routing) (hops : list Text.next) | OfDeadlockFree (r : routing) (hops : list Text.next) | OfMaxStretch (r : routing) (hops : list Text.next) | OfLanes (r : routing) (hops : list Text.next)
(* Of rounds with all ports, and of orbits of links. *)
| OfBroadcast (v : term) | OfGossip | OfEdgeOrbits
(* Of any other word, by its text; where its network stands among its arguments, and numbers. *)
| OfText (w : word_name) (l : list (option Z))
(* Of all distances from a vertex by its number, and of one of these. *)
| OfDistanceSumFrom (v : term) | OfAtDistance (v d : term)
(* A standard word that says a number of another one, or is true of it; what is left without a link; paths of two vertices by their numbers. *)
| OfWordAt (w : word_at) (d : term) | OfTruthAt (w : truth_at) (d : term) | OfEdgeDetour | OfDisjointPaths (u v : term).

(* The terms that a fact is about beside its network. *)
Definition subject_terms (s : subject_of) : list term :=
  match s with OfEccentricity v | OfBroadcast v | OfDistanceSumFrom v | OfWordAt _ v | OfTruthAt _ v => [v] | OfDistance u v | OfAtDistance u v | OfDisjointPaths u v => [u; v] | OfContains _ ps | OfIsomorphic _ ps => ps | OfText _ l => flat_map (fun a => match a with Some z => [Num z] | None => [] end) l | _ => [] end.

(* What the lines behind "by" say. A colour of links is in the number of a neighbour, too. *)
Inductive method :=
| ByProduct
| ByNeighbours (at_ : list piece)
| ByDegrees
| ByMaps (image inverse : list piece)
| ByUpper (upper : term)
| ByPotential (free : bool) (upper : term) (start : list term) (lower : term) (far : list piece)
| ByNext (next_ : list piece) (position : term)
| ByColour (colour : term)
| ByOddWalk (length_ : term) (walk : list piece)
| ByCycle (length_ : term) (walk : list piece)
| ByWalks
| BySums (sums : list term)
| ByLinkSums (links : list (bool * list term))    (* of each neighbour: whether it gives its links from both ends, and its sum *)
| ByRootMaps (roots image inverse : list piece)
| ByRoots (uppers : list term) (start : list term) (lower : term) (far : list piece)   (* from the roots of a lemma about orbits *)
| ByCentre (centre : list term) (upper lower : term) (far : list piece)
| ByDifference (least most : subject_of)
| ByHamiltonian
| ByTransitivity
| ByDistances (free : bool) (distance : term) (sums : list term) (each_ : term)
| ByCut (side : cond) (half : list term) (links : list (list term))
| ByCounting (factor : Z) (links : list (bool * term * list term)) (most : term)
| ByEdgeMaps (image inverse : list piece)
| BySource (sums source : list term) (upper lower : term) (far : list piece)      (* of a vertex with a number *)
| BySourceTo (sums source to_ : list term) (upper lower : term)                   (* of two *)
| ByDistancesFrom (sums source : list term) (distance depth : term) (weights : list term)  (* one of the distances is the depth *)
| ByEmbedding (image inverse : list piece)                                        (* of another network, in the claim's variables *)
| ByHops (left_ : term) (far : list piece)                                        (* the hops that are left *)
| ByHopSums (left_ : term) (sums : list term)
| ByRank (rank : term)                                                            (* of channels *)
| ByLanes (lane : term) (may : cond) (block rank : term)                          (* of channels in a lane, and where its messages may be *)
| ByVertices (vertices_ : list piece)                                               (* that are all adjacent *)
| ByBipartite (at_ : list piece)                                                  (* or not, and then a vertex with a neighbour *)
| BySet (in_set : cond) (sums : list term)
| ByReturning (length_ : term) (at_ : list piece)                                 (* walks that return, at two vertices or links *)
| ByPaths (path_ : list piece) (colour : term) | ByEccentricity
| ByLandmarks (distance : term) (landmarks : list piece)                            (* that tell all vertices apart *)
| ByText (plan : list FamilySentences.pick)                                        (* what the text chooses, in turn *)
| ByStrip (ring : FamilyStrips.strip)                                                (* by the transfer-matrix method *)
| ByRule (name : String.string)                                                     (* see below *)
| ByAutomata (proof_ : AutomataShown.automata)                                     (* of networks of words *)
| ByGenerators (moves : list (nat * list term)) (sums : list (list term))           (* of networks of permutations *)
| ByExchanges (of_ : PermutationShapes.shape) (moves : list (nat * list term)).     (* of which these are all moves *)

Inductive relation_of := SaysExactly | SaysAtMost | SaysAtLeast.

(* A lemma says that a fact, or some times a fact, is a value, at most or at least that, 1 for true and 0 for false:
   under a condition, Yes if there is none. *)
Record lemma := Lemma { of_ : subject_of; saying : relation_of; times_ : Z; equals : term; under : cond; shown_by : method }.

Definition naming_same (a b : naming) : bool :=
  match a, b with
  | ByStandard s, ByStandard t => String.eqb s t
  | ByOwn s t, ByOwn u v => String.eqb s u && same_text t v
  | ByWorded s t, ByWorded u v => String.eqb s u && same_expression t v
  | ByDirected s (Arcs_text t), ByDirected u (Arcs_text v) => String.eqb s u && same_text t v
  | _, _ => false
  end.

Lemma naming_same_right a b : naming_same a b = true -> a = b.
Proof.
  destruct a as [| | |s [t|t]|], b as [| | |u [v|v]|]; simpl; try discriminate; rewrite ?andb_true_iff.
  4: intros [E T]; apply String.eqb_eq in E; apply same_text_right in T; congruence.
  - intros E; apply String.eqb_eq in E; congruence.
  - intros [E T]; apply String.eqb_eq in E; apply same_text_right in T; congruence.
  - intros [E T]; apply String.eqb_eq in E; apply same_expression_right in T; congruence.
Qed.

Definition same_hops : list Text.next -> list Text.next -> bool := same_list same_next.

Definition same_routing (a b : routing) : bool :=
  match a, b with
  | Named s, Named t => String.eqb s t
  | OwnRouter s h, OwnRouter t k => String.eqb s t && String.eqb (hops_for_network h) (hops_for_network k) && Nat.eqb (hops_parameters h) (hops_parameters k) && same_hops (text_hops h) (text_hops k)
  | _, _ => false
  end.

Lemma same_hops_right h k : same_hops h k = true -> h = k.
Proof. apply (same_list_right same_next), same_next_right. Qed.

Lemma same_routing_right a b : same_routing a b = true -> a = b.
Proof.
  destruct a as [|s|s [f k h]| | |], b as [|t|t [g m i]| | |]; simpl; try discriminate; [intros E; apply String.eqb_eq in E; congruence|]; rewrite !andb_true_iff; intros [[[E T] K] H].
  apply String.eqb_eq in E, T; apply Nat.eqb_eq in K; apply same_hops_right in H; congruence.
Qed.

Definition same_place (a b : option Z) : bool := match a, b with None, None => true | Some x, Some y => x =? y | _, _ => false end.

Definition same_subject (a b : subject_of) : bool :=
  match a, b with
  | OfOrder, OfOrder | OfSize, OfSize | OfMinDegree, OfMinDegree | OfMaxDegree, OfMaxDegree | OfTransitive, OfTransitive
  | OfDiameter, OfDiameter | OfRadius, OfRadius | OfHamiltonian, OfHamiltonian | OfBipartite, OfBipartite | OfConnected, OfConnected | OfGirth, OfGirth
  | OfOrbits, OfOrbits | OfMatching, OfMatching | OfVertexConnectivity, OfVertexConnectivity | OfEdgeConnectivity, OfEdgeConnectivity
  | OfDistanceSum, OfDistanceSum | OfBisection, OfBisection | OfEdgeTransitive, OfEdgeTransitive | OfAutomorphisms, OfAutomorphisms | OfTrees, OfTrees | OfGossip, OfGossip | OfEdgeOrbits, OfEdgeOrbits | OfEdgeDetour, OfEdgeDetour => true
  | OfWord w, OfWord x => String.eqb (word_of w) (word_of x)
  | OfTruth v, OfTruth w => String.eqb (truth_word_of v) (truth_word_of w)
  | OfArcs v, OfArcs w => String.eqb (arcs_word_of v) (arcs_word_of w)
  | OfEccentricity v, OfEccentricity w | OfBroadcast v, OfBroadcast w | OfDistanceSumFrom v, OfDistanceSumFrom w => same_term v w
  | OfDistance u v, OfDistance w x | OfAtDistance u v, OfAtDistance w x => same_term u w && same_term v x
  | OfContains m ps, OfContains n qs | OfIsomorphic m ps, OfIsomorphic n qs => naming_same m n && same_list same_term ps qs
  | OfDelivered r h, OfDelivered q k | OfMinimal r h, OfMinimal q k | OfMaxHops r h, OfMaxHops q k | OfTotalHops r h, OfTotalHops q k
  | OfDeadlockFree r h, OfDeadlockFree q k | OfMaxStretch r h, OfMaxStretch q k | OfLanes r h, OfLanes q k => same_routing r q && same_hops h k
  | OfText w l, OfText x m => FactsWords.same_word w x && same_list same_place l m
  | OfWordAt w d, OfWordAt x e => String.eqb (word_at_of w) (word_at_of x) && same_term d e
  | OfTruthAt w d, OfTruthAt x e => String.eqb (truth_at_of w) (truth_at_of x) && same_term d e
  | OfDisjointPaths u v, OfDisjointPaths w x => same_term u w && same_term v x
  | _, _ => false
  end.

Lemma same_subject_right a b : same_subject a b = true -> a = b.
Proof.
  destruct a, b; cbn [same_subject]; try congruence; rewrite ?andb_true_iff.
  8-14: intros [E T]; apply same_routing_right in E; apply same_hops_right in T; congruence.
  3-4: intros [E T]; apply naming_same_right in E; apply (same_list_right same_term) in T; [congruence | apply same_texts].
  - intros E; apply (proj1 same_texts) in E; congruence.
  - intros [E T]; apply (proj1 same_texts) in E, T; congruence.
  - intros E; apply String.eqb_eq, word_once in E; congruence.
  - intros E; apply String.eqb_eq in E; destruct w, w0; try reflexivity; discriminate E.
  - intros E; apply String.eqb_eq in E; destruct w, w0; try reflexivity; discriminate E.
  - intros E; apply (proj1 same_texts) in E; congruence.
  - intros [E T]; apply FactsWords.same_word_right in E; apply (same_list_right same_place) in T; [congruence|]; intros [x|] [y|] P; try discriminate P; [apply Z.eqb_eq in P; congruence | reflexivity].
  - intros E; apply (proj1 same_texts) in E; congruence.
  - intros [E T]; apply (proj1 same_texts) in E, T; congruence.
  - intros [E T]; apply String.eqb_eq in E; apply (proj1 same_texts) in T; destruct w, w0; try discriminate E; congruence.
  - intros [E T]; apply String.eqb_eq in E; apply (proj1 same_texts) in T; destruct w, w0; try discriminate E; congruence.
  - intros [E T]; apply (proj1 same_texts) in E, T; congruence.
Qed.

(* Whether what is known under one condition may be used under another. *)
Definition within (known_ now : cond) : bool := same_cond known_ Yes || same_cond known_ now.

Definition is_exact (l : lemma) : bool := match saying l with SaysExactly => times_ l =? 1 | _ => false end.

(* The last counts that has no condition, then the last that has this one. *)
Definition latest {A} (condition : A -> cond) (l : list A) : list A := let l := rev l in filter (fun a => same_cond (condition a) Yes) l ++ l.

Lemma latest_in {A} (condition : A -> cond) l a : In a (latest condition l) -> In a l.
Proof. unfold latest; intros I; apply in_app_or in I; destruct I as [I|I]; [apply filter_In in I; destruct I as [I _]|]; apply in_rev, I. Qed.

(* The value that a lemma tells, under no other condition. *)
Definition told_by (s : subject_of) (c : cond) (l : list lemma) : option term :=
  option_map equals (find (fun m => same_subject s (of_ m) && is_exact m && within (under m) c) (latest under l)).

(* The value that the fact is at least, or at most. *)
Definition told_bound (r : relation_of) (s : subject_of) (c : cond) (l : list lemma) : option term :=
  option_map equals (find (fun m => same_subject s (of_ m) && match r, saying m with SaysAtLeast, SaysAtLeast | SaysAtMost, SaysAtMost => times_ m =? 1 | _, _ => false end && within (under m) c) (latest under l)).

Definition is_one (t : term) : bool := match t with Num 1 => true | _ => false end.
Definition is_zero (t : term) : bool := match t with Num 0 => true | _ => false end.

Definition told_true (s : subject_of) (c : cond) (l : list lemma) : bool := match told_by s c l with Some t => is_one t | None => false end.

Definition told_false (s : subject_of) (c : cond) (l : list lemma) : bool := match told_by s c l with Some t => is_zero t | None => false end.

(* A lemma says that the fact has a value. *)
Definition told_bounded (s : subject_of) (c : cond) (l : list lemma) : bool :=
  existsb (fun m => same_subject s (of_ m) && match saying m with SaysAtLeast => false | _ => true end && within (under m) c) l.

(* What is known by then: lemmas, the conditions under which all neighbours are known, and differ; vertices that
   automorphisms take to all others, and the maps of a lemma by maps; the networks that stand before; routers by which all messages arrive. *)
Record known_by := KnownBy { before : list lemma; all_under : list cond; each_under : list cond; rooted : list (cond * list piece); mapping : list (cond * (list piece * list piece));
  networks_before : list (naming * family); arriving : list (cond * list Text.next) }.

Definition maps_under (c : cond) (k : known_by) : option (list piece * list piece) := option_map snd (find (fun p => within (fst p) c) (latest fst (mapping k))).

Definition roots_under (c : cond) (k : known_by) : option (list piece) := option_map snd (find (fun p => within (fst p) c) (latest fst (rooted k))).

Definition network_before (m : naming) (ps : list term) (k : known_by) : option family :=
  option_map snd (find (fun p => naming_same m (fst p) && same_list same_term ps (arguments (snd p))) (networks_before k)).

Definition arriving_under (c : cond) (hops : list Text.next) (k : known_by) : bool := existsb (fun p => within (fst p) c && same_hops (snd p) hops) (arriving k).

Definition arriving_too (c : cond) (hops : list Text.next) (k : known_by) : known_by :=
  KnownBy (before k) (all_under k) (each_under k) (rooted k) (mapping k) (networks_before k) ((c, hops) :: arriving k).

Definition met_under (c : cond) (l : list cond) : bool := existsb (fun d => within d c) l.

(* Only with sums may a fact have a factor. *)
Definition simple (l : lemma) : bool := times_ l =? 1.
Definition by_sums (m : method) : bool := match m with BySums _ | ByLinkSums _ | ByDistances _ _ _ _ | ByHopSums _ _ | ByDistancesFrom _ _ _ _ _ => true | _ => false end.

Definition with_items (F : family) (l : list (bool * list term)) : list (item * bool * list term) :=
  map (fun p => ((fst p, fst (snd p)), snd (snd p))) (combine (items F) l).

Definition reverse_step (F : family) (c : cond) (k : known_by) : option (list branch * known_by) :=
  if met_under c (all_under k) then Some ([], k)
  else if no_others F then Some (reversed_questions F c, KnownBy (before k) (c :: all_under k) (each_under k) (rooted k) (mapping k) (networks_before k) (arriving k)) else None.

Definition complete_step (F : family) (c : cond) (k : known_by) : option (list branch * known_by) :=
  if met_under c (each_under k) then Some ([], k)
  else match reverse_step F c k with
    | Some (qs, k) => Some (qs ++ distinct_questions F c, KnownBy (before k) (all_under k) (c :: each_under k) (rooted k) (mapping k) (networks_before k) (arriving k))
    | None => None end.

(* What is counted of each neighbour. *)
Definition counted_items (F : family) (l : list (bool * term * list term)) : list counted_item :=
  map (fun p => (fst p, fst (fst (snd p)), snd (fst (snd p)), snd (snd p))) (combine (items F) l).

(* About walks of so many hops, less for links, between the ends that two lines give. *)
Definition returning_step (F : family) (c : cond) (links : bool) (less : Z) (length_ : term) (at_ : list piece) (k : known_by) : option (list branch * known_by) :=
  match numeral [] length_, at_, complete_step F c k with
  | Some n, [Piece a None; Piece b None], Some (qs, k) =>
      if place_wide F links a && place_wide F links b && (n <=? 16) then Some (qs ++ [returning_question F c links (Z.to_nat (n - less)) a b], k) else None
  | _, _, _ => None
  end.

(* What a lemma by text finds: that the word is true, or false; or reaches the value; or is it, at an end of its range. *)
Definition found_by (x : WordSays.expression) (r : relation_of) (v : term) : option FamilyWordTexts.finding :=
  match FamilyText.says_truth x, r, x with
  | true, SaysExactly, _ => if is_one v then Some (FamilyWordTexts.Truly true) else if is_zero v then Some (FamilyWordTexts.Truly false) else None
  | false, SaysExactly, WordSays.First most _ _ _ _ => Some (FamilyWordTexts.Reaches most true)
  | false, SaysAtMost, _ => Some (FamilyWordTexts.Reaches false false)
  | false, SaysAtLeast, _ => Some (FamilyWordTexts.Reaches true false)
  | _, _, _ => None
  end.

(* Where a text counts neighbours, arms are all of these, each once. *)
Definition counting_step (F : family) (c : cond) (x : WordSays.expression) (k : known_by) : option (list branch * known_by) :=
  if FamilyWordTexts.counts_near x then complete_step F c k else Some ([], k).

(* ---------- Rules ---------- *)

(* What follows from other facts alone: some are true, others have values that are known, or that they are at least, or at most; and
   of these, of the lemma's own value and of the numbers that its fact is about, in turn, something is so. *)
Record rule := Rule { needed : list subject_of; known_ : list subject_of; bounded : list subject_of; limited : list subject_of; says_so : list cond }.

Definition rule_for (s : subject_of) (r : relation_of) (name : String.string) : option rule :=
  let by_ b x := if String.eqb name b then Some x else None in
  let v k := Var k in
  let vertex_ k := [AtMost (Num 0) (v k); Less (v k) (v 0%nat)] in
  match s, r with
  | OfEdgeDetour, SaysAtLeast => by_ "girth"%string (Rule [] [OfMinDegree] [OfGirth] [] [AtMost (Num 1) (v 0); AtMost (Plus (v 2) (Num 2)) (v 1)])
  | OfEdgeDetour, SaysAtMost => by_ "girth"%string (Rule [OfEdgeTransitive] [] [] [OfGirth] [AtMost (v 0) (Plus (v 1) (Num 2))])
  | OfDisjointPaths _ _, SaysAtLeast => by_ "hamiltonian"%string (Rule [OfHamiltonian] [OfOrder] [] [] ([AtMost (v 1) (Num 2)] ++ vertex_ 2 ++ vertex_ 3 ++ [Not (Equal (v 2) (v 3))]))
  | OfDisjointPaths _ _, SaysAtMost => by_ "degree"%string (Rule [] [OfOrder; OfMaxDegree] [] [] ([AtMost (v 1) (v 2)] ++ vertex_ 3 ++ vertex_ 4))
  | OfWord Metric_dimension, SaysAtLeast => by_ "degree"%string (Rule [] [OfMinDegree] [] []
      [Or (And (AtMost (Num 2) (v 0)) (AtMost (v 1) (Num 2))) (Or (And (AtMost (Num 4) (v 0)) (AtMost (v 1) (Num 3))) (And (AtMost (Num 10) (v 0)) (AtMost (v 1) (Num 4))))])
  | OfGirth, SaysAtMost => by_ "hamiltonian"%string (Rule [OfHamiltonian] [OfOrder] [] [] [AtMost (v 0) (v 1)])
  | OfGirth, SaysAtLeast => if String.eqb name "length"%string then Some (Rule [] [] [] [] [AtMost (v 0) (Num 3)]) else if String.eqb name "bipartite"%string then Some (Rule [OfBipartite] [] [] [] [AtMost (v 0) (Num 4)]) else by_ "degree"%string (Rule [OfConnected] [OfOrder; OfMaxDegree] [] [] [AtMost (v 1) (Num 2); AtMost (v 2) (v 0)])
  | OfAutomorphisms, SaysExactly => by_ "ring"%string (Rule [OfHamiltonian] [OfOrder; OfMaxDegree] [] [] [AtMost (v 1) (Num 2); Equal (v 2) (Times (Num 2) (v 0))])
  | OfTrees, SaysExactly => by_ "ring"%string (Rule [OfHamiltonian] [OfOrder; OfMaxDegree] [] [] [AtMost (v 1) (Num 2); Equal (v 2) (v 0)])
  | OfConnected, SaysExactly => by_ "diameter"%string (Rule [] [OfDiameter] [] [] [Equal (v 1) (Num 1)])
  | OfRadius, SaysExactly => by_ "transitivity"%string (Rule [OfTransitive] [OfDiameter] [] [] [Equal (v 1) (v 0)])
  | OfEccentricity _, SaysExactly => by_ "transitivity"%string (Rule [OfTransitive] [OfDiameter] [] [] [Equal (v 1) (v 0); Equal (v 2) (Num 0)])
  | OfEdgeConnectivity, SaysExactly => by_ "transitivity"%string (Rule [OfConnected; OfTransitive] [OfMinDegree] [] [] [AtMost (Num 1) (v 0); Equal (v 1) (v 0)])
  | OfMatching, SaysExactly => by_ "hamiltonian"%string (Rule [OfHamiltonian] [OfOrder] [] [] [Equal (v 1) (Floor (v 0) (Num 2))])
  | OfVertexConnectivity, SaysAtMost | OfEdgeConnectivity, SaysAtMost => by_ "degree"%string (Rule [] [OfMinDegree] [] [] [AtMost (v 0) (v 1)])
  | OfVertexConnectivity, SaysAtLeast => by_ "girth"%string (Rule [OfConnected; OfTransitive] [OfMinDegree] [OfGirth] [] [AtMost (Num 4) (v 1); AtMost (v 2) (v 0)])
  | OfHamiltonian, SaysExactly => let of_paths w := Some (Rule [OfTruth w] [OfMinDegree] [] [] [AtMost (Num 2) (v 0); Equal (v 1) (Num 1)]) in
      if String.eqb name "hamiltonian_connected"%string then of_paths Hamiltonian_connected else if String.eqb name "hamiltonian_laceable"%string then of_paths Hamiltonian_laceable else None
  | OfEdgeOrbits, SaysExactly => by_ "transitivity"%string (Rule [OfEdgeTransitive] [OfMinDegree] [] [] [AtMost (Num 1) (v 0); Equal (v 1) (Num 1)])
  | OfDelivered r hops, SaysExactly => by_ "minimal"%string (Rule [] [OfOrder; OfMinimal r hops] [] [] [Equal (v 2) (v 1); Equal (v 1) (Times (v 0) (Minus (v 0) (Num 1)))])
  | OfMaxHops r hops, SaysExactly => by_ "minimal"%string (Rule [] [OfOrder; OfDiameter; OfMinimal r hops] [] [] [Equal (v 3) (v 1); Equal (v 2) (Times (v 0) (Minus (v 0) (Num 1)))])
  | OfMaxStretch r hops, SaysExactly => by_ "minimal"%string (Rule [] [OfOrder; OfMinimal r hops] [] [] [Equal (v 2) (Num 1); Equal (v 1) (Times (v 0) (Minus (v 0) (Num 1)))])
  | OfLanes r hops, SaysExactly => by_ "deadlock_free"%string (Rule [OfDeadlockFree r hops] [OfOrder] [] [] [AtMost (Num 2) (v 0); Equal (v 1) (Num 1)])
  | OfGossip, SaysExactly => by_ "diameter"%string (Rule [] [OfDiameter] [] [] [Equal (v 1) (v 0)])
  | OfWord Edge_chromatic_number, SaysAtLeast => by_ "degree"%string (Rule [] [OfMaxDegree] [] [] [AtMost (v 1) (v 0)])
  | OfWord Clique_number, SaysAtMost => by_ "girth"%string (Rule [] [] [OfGirth] [] [AtMost (Num 4) (v 0); AtMost (Num 2) (v 1)])
  | OfWord Independence_number, SaysAtMost => by_ "hamiltonian"%string (Rule [OfHamiltonian] [OfOrder] [] [] [AtMost (Floor (v 0) (Num 2)) (v 1)])
  | OfWord Domination_number, SaysAtLeast => by_ "degree"%string (Rule [] [OfOrder; OfMaxDegree] [] [] [AtMost (Plus (Times (Minus (v 2) (Num 1)) (Plus (v 1) (Num 1))) (Num 1)) (v 0)])
  | OfWord Pmc_diagnosability, SaysAtMost => by_ "degree"%string (Rule [] [OfMinDegree] [] [] [AtMost (v 0) (v 1)])
  | OfWord Pmc_diagnosability, SaysAtLeast => by_ "connectivity"%string (Rule [] [OfOrder] [OfVertexConnectivity] [] [AtMost (Plus (Plus (v 2) (v 2)) (Num 1)) (v 0); AtMost (v 2) (v 1)])
  | OfWord Restricted_connectivity, SaysAtMost => by_ "girth"%string (Rule [] [OfMinDegree; OfMaxDegree] [OfGirth] [] [AtMost (Num 6) (v 2); AtMost (Num 2) (v 0); AtMost (Minus (Plus (v 1) (v 1)) (Num 2)) (v 3)])
  | OfWord Restricted_connectivity, SaysAtLeast => by_ "connectivity"%string (Rule [] [] [OfVertexConnectivity] [] [AtMost (v 1) (v 0)])
  | OfWordAt Extra_connectivity _, SaysAtMost => by_ "girth"%string (Rule [] [OfMinDegree; OfMaxDegree] [OfGirth] []
      [Equal (v 4) (Num 1); AtMost (Num 6) (v 2); AtMost (Num 2) (v 0); AtMost (Minus (Plus (v 1) (v 1)) (Num 2)) (v 3)])
  | OfWordAt Extra_connectivity _, SaysAtLeast => by_ "connectivity"%string (Rule [] [] [OfVertexConnectivity] [] [AtMost (v 1) (v 0)])
  | OfWordAt Component_connectivity _, SaysAtLeast => by_ "connectivity"%string (Rule [] [OfMaxDegree] [OfVertexConnectivity] []
      [AtMost (Num 2) (v 3); AtMost (Plus (Times (v 0) (Minus (v 2) (Num 1))) (Num 1)) (Times (v 1) (v 3))])
  | OfWordAt Component_connectivity _, SaysAtMost => by_ "girth"%string (Rule [] [OfOrder; OfMinDegree; OfMaxDegree] [OfGirth] []
      [AtMost (Num 4) (v 3); AtMost (Num 2) (v 5); AtMost (v 5) (Plus (v 1) (Num 1)); AtMost (Plus (Times (Minus (v 5) (Num 1)) (v 2)) (Num 2)) (v 0);
       AtMost (Plus (Times (Minus (v 5) (Num 1)) (Minus (v 2) (Num 1))) (Num 1)) (v 4)])
  | OfWordAt Wide_diameter _, SaysAtLeast => by_ "girth"%string (Rule [] [OfMinDegree] [OfGirth] [] [AtMost (Num 1) (v 0); AtMost (Num 2) (v 3); AtMost (Plus (v 2) (Num 1)) (v 1)])
  | OfWordAt Wide_diameter _, SaysAtMost => by_ "hamiltonian"%string (Rule [OfHamiltonian] [OfOrder] [] [] [AtMost (v 2) (Num 2); AtMost (v 0) (Plus (v 1) (Num 1))])
  | OfWordAt Fault_diameter _, SaysAtLeast => by_ "girth"%string (Rule [] [OfMinDegree] [OfGirth] [] [AtMost (Num 2) (v 0); AtMost (Num 1) (v 3); AtMost (Plus (v 2) (Num 2)) (v 1)])
  | OfWordAt Fault_diameter _, SaysAtMost => by_ "connectivity"%string (Rule [] [OfOrder; OfDiameter] [OfVertexConnectivity] []
      [AtMost (Num 0) (v 4); AtMost (Plus (v 4) (Num 1)) (v 2); AtMost (Num 0) (v 3); AtMost (v 1) (v 3); AtMost (v 0) (Plus (v 3) (Num 2))])
  | _, _ => None
  end%nat.

(* What is said, one thing or several. *)
Definition one_or_all (l : list CheckQuestion.claim) : CheckQuestion.claim := match l with [c] => c | l => all l end.

Definition rule_question (F : family) (c : cond) (ts us : list term) (says_ : list cond) : branch :=
  asked_in F c (fun xs ps => do qs <- polys_of ps ts; do rs <- polys_of xs us; one_or_all (map (claim_of (qs ++ rs)) says_) false).

Fixpoint all_some {A B} (f : A -> option B) (l : list A) : option (list B) :=
  match l with [] => Some [] | a :: l => match f a, all_some f l with Some b, Some m => Some (b :: m) | _, _ => None end end.

Definition rule_step (F : family) (k : known_by) (l : lemma) (name : String.string) : option (list branch * known_by) :=
  let c := under l in
  match rule_for (of_ l) (saying l) name with
  | Some u => match all_some (fun s => told_by s c (before k)) (known_ u), all_some (fun s => told_bound SaysAtLeast s c (before k)) (bounded u), all_some (fun s => told_bound SaysAtMost s c (before k)) (limited u) with
      | Some ts, Some bs, Some ms => if forallb (fun s => told_true s c (before k)) (needed u) then Some ([rule_question F c (ts ++ bs ++ ms ++ [equals l]) (subject_terms (of_ l)) (says_so u)], k) else None
      | _, _, _ => None end
  | None => None
  end.

Definition rule_of (m : method) : option String.string := match m with ByRule name => Some name | _ => None end.

(* The questions of a lemma after others. *)
(* What a word says of a ring of columns. *)
Definition strip_step (F : family) (c : cond) (ring : FamilyStrips.strip) (l : list (option Z)) (x : WordSays.expression) (v : term) (k : known_by) : option (list branch * known_by) :=
  if FamilyStrips.strip_fits (width (line F)) ring then
  match FamilyStrips.wording_of l x with
  | Some w => if Bool.eqb (FamilyText.says_truth x) (negb (FamilyStrips.is_least w)) then
      match FamilyStrips.strip_table ring w with
      | Some table => let at_ m := nth m table None in
          match (if FamilyStrips.is_least w then Some (FamilyStrips.value_asked ring v at_) else if is_one v then Some (FamilyStrips.truth_asked true at_) else if is_zero v then Some (FamilyStrips.truth_asked false at_) else None) with
          | Some ask => Some (FamilyStrips.strip_questions F c ring ++ FamilyStrips.lengths_questions F c ring ask, k)
          | None => None end
      | None => None end
    else None
  | None => None
  end
  else None.

Definition lemma_questions (F : family) (k : known_by) (l : lemma) : option (list branch * known_by) :=
  let n := width (line F) in
  let c := under l in
  let v := equals l in
  let transitive_ := told_true OfTransitive c (before k) in
  if negb (simple l || by_sums (shown_by l)) then None else
  match rule_of (shown_by l) with Some name => rule_step F k l name | None =>
  match of_ l, saying l, shown_by l with
  | OfOrder, SaysExactly, ByProduct => if free_ranges F then Some (order_questions F c v, k) else None
  | OfOrder, SaysExactly, BySums ts => if Nat.eqb (length ts) n then Some (order_by_sums_questions F c (times_ l) ts v, k) else None
  | OfSize, SaysExactly, ByLinkSums links => let ls := with_items F links in
      if Nat.eqb (length links) (length (items F)) && sums_fit F ls then Some (size_by_sums_questions F c (times_ l) ls v, k) else None
  | OfMinDegree, SaysExactly, ByNeighbours at_ => match complete_step F c k with
      | Some (qs, k) => if widths n at_ then Some (qs ++ degree_questions F c true v at_, k) else None | None => None end
  | OfMaxDegree, SaysExactly, ByNeighbours at_ => match complete_step F c k with
      | Some (qs, k) => if widths n at_ then Some (qs ++ degree_questions F c false v at_, k) else None | None => None end
  | OfMaxDegree, SaysAtMost, ByNeighbours _ => match complete_step F c k with
      | Some (qs, k) => Some (qs ++ firstn 1 (degree_questions F c false v []), k) | None => None end
  | OfSize, SaysExactly, ByDegrees => match told_by OfOrder c (before k), told_by OfMinDegree c (before k), told_by OfMaxDegree c (before k) with
      | Some o, Some a, Some b => Some ([size_question F c o a b v], k) | _, _, _ => None end
  | OfTransitive, SaysExactly, ByMaps image inverse =>
      let roots := [Piece (root F) None] in
      if is_one v && roots_fine F roots && widths n image && widths n inverse then
        Some (roots_questions F c roots image ++ automorphism_questions F c image inverse,
          KnownBy (before k) (all_under k) (each_under k) (rooted k) (mapping k ++ [(c, (image, inverse))]) (networks_before k) (arriving k)) else None
  | OfConnected, SaysExactly, ByUpper upper => if is_one v then Some (descends_questions F c false upper, k) else None
  | OfDiameter, SaysExactly, ByPotential free upper start lower far =>
      if (free || transitive_) && Nat.eqb (length start) n && widths n far then
        Some (descends_questions F c free upper ++ upper_question F c free upper v ::
          rises_questions F c start lower ++ [far_question F c lower v far], k) else None
  | OfDiameter, SaysAtMost, ByPotential free upper _ _ _ =>
      if free || transitive_ then Some (descends_questions F c free upper ++ [upper_question F c free upper v], k) else None
  | OfRadius, SaysExactly, ByPotential free upper start lower far =>
      if transitive_ && Nat.eqb (length start) n && widths n far then
        Some (descends_questions F c free upper ++ upper_question F c free upper v ::
          rises_questions F c start lower ++ [far_question F c lower v far], k) else None
  | OfHamiltonian, SaysExactly, ByNext next_ position =>
      match told_by OfOrder c (before k) with
      | Some o => if is_one v && widths n next_ then Some (hamiltonian_questions F c o next_ position, k) else None
      | None => None
      end
  | OfBipartite, SaysExactly, ByColour colour => if is_one v then Some (colour_questions F c colour, k) else None
  | OfBipartite, SaysExactly, ByOddWalk length_ walk => if is_zero v && widths n walk then Some (odd_walk_questions F c length_ walk, k) else None
  | OfGirth, SaysAtMost, ByCycle length_ walk => if widths n walk then Some (cycle_questions F c length_ walk v, k) else None
  | OfGirth, SaysAtLeast, ByWalks =>
      match numeral [] v with
      | Some girth => if told_bounded OfGirth c (before k) && (girth <=? 16) then match reverse_step F c k with
          | Some (qs, k) => Some (qs ++ no_cycle_questions F c (negb transitive_) girth, k) | None => None end else None
      | None => None
      end
  | OfOrbits, SaysAtMost, ByRootMaps roots image inverse =>
      if roots_fine F roots && widths n image && widths n inverse then
        Some (orbits_question F c v (Z.of_nat (length roots)) :: roots_questions F c roots image ++ automorphism_questions F c image inverse,
          KnownBy (before k) (all_under k) (each_under k) (rooted k ++ [(c, roots)]) (mapping k) (networks_before k) (arriving k)) else None
  | OfOrbits, SaysExactly, ByTransitivity => if transitive_ then Some ([one_question F c v], k) else None
  | OfAutomorphisms, SaysAtLeast, ByTransitivity => match told_by OfOrder c (before k) with
      | Some o => if transitive_ then Some ([fewest_question F c o v], k) else None | None => None end
  | OfEccentricity i, SaysExactly, BySource ts source upper lower far =>
      if Nat.eqb (length ts) n && Nat.eqb (length source) n && widths n far then Some (eccentricity_questions F c true ts source i upper lower v far, k) else None
  | OfEccentricity i, SaysAtMost, BySource ts source upper lower _ =>
      if Nat.eqb (length ts) n && Nat.eqb (length source) n then Some (eccentricity_questions F c false ts source i upper lower v [], k) else None
  | OfDistance i j, SaysExactly, BySourceTo ts source to_ upper lower =>
      if Nat.eqb (length ts) n && Nat.eqb (length source) n && Nat.eqb (length to_) n then Some (distance_questions F c true ts source to_ i j upper lower v, k) else None
  | OfDistance i j, SaysAtMost, BySourceTo ts source to_ upper lower =>
      if Nat.eqb (length ts) n && Nat.eqb (length source) n && Nat.eqb (length to_) n then Some (distance_questions F c false ts source to_ i j upper lower v, k) else None
  | OfDistanceSumFrom i, SaysExactly, ByDistancesFrom ts source d _ sums =>
      if Nat.eqb (length ts) n && Nat.eqb (length source) n && Nat.eqb (length sums) n then Some (sum_from_questions F c (times_ l) ts source i d sums v, k) else None
  | OfAtDistance i j, SaysExactly, ByDistancesFrom ts source d depth sums =>
      if Nat.eqb (length ts) n && Nat.eqb (length source) n && Nat.eqb (length sums) n then Some (at_distance_questions F c (times_ l) ts source i d depth j sums v, k) else None
  | OfContains m ps, SaysExactly, ByEmbedding image inverse => match network_before m ps k with
      | Some H => if is_one v && widths n image && widths (width (line H)) inverse then Some (takes_questions F c H false image inverse, k) else None
      | None => None end
  | OfIsomorphic m ps, SaysExactly, ByEmbedding image inverse => match network_before m ps k with
      | Some H => if is_one v && widths n image && widths (width (line H)) inverse then Some (isomorphic_questions F c H image inverse, k) else None
      | None => None end
  | OfWord Chromatic_number, SaysAtMost, ByColour colour => Some (colours_questions F c colour v, k)
  | OfWord Chromatic_number, SaysAtLeast, ByVertices l | OfWord Clique_number, SaysAtLeast, ByVertices l => if widths n l then Some (vertices_questions F c l v, k) else None
  | OfWord Chromatic_number, SaysAtLeast, ByBipartite at_ => if told_false OfBipartite c (before k) then Some ([three_question F c v], k)
      else if widths n at_ then Some ([two_question F c at_ v], k) else None
  | OfWord Domination_number, SaysAtMost, BySet s ts => if Nat.eqb (length ts) (length (coordinate_levels F)) then Some (domination_questions F c s ts v, k) else None
  | OfWord Metric_dimension, SaysAtMost, ByLandmarks d l => if widths n l then Some (landmarks_questions F c d l v, k) else None
  | OfWord Independence_number, SaysAtLeast, BySet s ts => if Nat.eqb (length ts) (length (coordinate_levels F)) then Some (independence_questions F c s ts v, k) else None
  | OfWord Edge_chromatic_number, SaysAtMost, ByColour colour => Some (link_colours_questions F c colour v, k)
  | OfBroadcast i, SaysExactly, ByEccentricity => match told_by (OfEccentricity i) c (before k) with
      | Some e => Some ([told_question F c [e; v] the_same], k) | None => None end
  | OfTruth Hamiltonian_path, SaysExactly, ByHamiltonian => if is_one v && told_true OfHamiltonian c (before k) then Some ([], k) else None
  | OfTruth Hamiltonian_connected, SaysExactly, ByPaths path_ _ => match told_by OfOrder c (before k) with
      | Some o => if is_one v && transitive_ && widths n path_ then Some (paths_questions F c None path_ o, k) else None | None => None end
  | OfTruth Hamiltonian_laceable, SaysExactly, ByPaths path_ colour => match told_by OfOrder c (before k) with
      | Some o => if is_one v && transitive_ && widths n path_ && told_true OfConnected c (before k) && told_true OfBipartite c (before k)
          then Some (parity_questions F c colour ++ paths_questions F c (Some colour) path_ o, k) else None
      | None => None end
  | OfDelivered _ hops, SaysExactly, ByHops left_ _ => match told_by OfOrder c (before k) with
      | Some o => if hops_shaped F hops then Some (delivered_questions F c hops left_ o v, arriving_too c hops k) else None | None => None end
  | OfMinimal _ hops, SaysExactly, ByHops left_ _ => match told_by OfOrder c (before k) with
      | Some o => if hops_shaped F hops then Some (minimal_questions F c hops left_ o v, arriving_too c hops k) else None | None => None end
  | OfMaxHops _ hops, SaysExactly, ByHops left_ far => if hops_shaped F hops && widths (n + n) far then Some (max_hops_questions F c true hops left_ v far, k) else None
  | OfMaxHops _ hops, SaysAtMost, ByHops left_ _ => if hops_shaped F hops then Some (max_hops_questions F c false hops left_ v [], k) else None
  | OfTotalHops _ hops, SaysExactly, ByHopSums left_ ts =>
      if hops_shaped F hops && Nat.eqb (length ts) (length (coordinate_levels F ++ again_levels F)) then Some (total_hops_questions F c (times_ l) hops left_ ts v, k) else None
  | OfDeadlockFree _ hops, SaysExactly, ByRank rank => if is_one v && hops_shaped F hops && arriving_under c hops k then Some (rank_questions F c hops rank, k) else None
  | OfLanes _ hops, SaysAtMost, ByLanes lane may block rank => if hops_shaped F hops then Some (lanes_questions F c hops lane may block rank v, k) else None
  | OfTransitive, SaysExactly, ByReturning length_ at_ => if is_zero v then returning_step F c false 0 length_ at_ k else None
  | OfEdgeTransitive, SaysExactly, ByReturning length_ at_ => if is_zero v then returning_step F c true 1 length_ at_ k else None
  | OfDiameter, SaysExactly, ByRoots uppers start lower far =>
      match roots_under c k with
      | Some roots => if Nat.eqb (length uppers) (length roots) && Nat.eqb (length start) n && widths n far then
          Some (from_roots_questions F c (combine (map towards roots) uppers) v ++ rises_questions F c start lower ++ [far_question F c lower v far], k) else None
      | None => None
      end
  | OfDiameter, SaysAtMost, ByRoots uppers _ _ _ =>
      match roots_under c k with
      | Some roots => if Nat.eqb (length uppers) (length roots) then Some (from_roots_questions F c (combine (map towards roots) uppers) v, k) else None
      | None => None
      end
  | OfRadius, SaysExactly, ByCentre centre upper lower far =>
      if Nat.eqb (length centre) n && widths n far then Some (centre_questions F c centre upper lower v far, k) else None
  | OfTransitive, SaysExactly, ByDifference least most =>
      match least, most with
      | OfMinDegree, OfMaxDegree | OfRadius, OfDiameter => match told_by least c (before k), told_by most c (before k) with
          | Some a, Some b => if is_zero v then Some ([differ_question F c a b], k) else None | _, _ => None end
      | _, _ => None
      end
  | OfVertexConnectivity, SaysAtLeast, ByTransitivity => match told_by OfMinDegree c (before k) with
      | Some d => if told_true OfConnected c (before k) then
          if told_true OfEdgeTransitive c (before k) then Some ([least_question F c d v], k) else if transitive_ then Some ([most_of_question F c d v], k) else None else None
      | None => None end
  | OfDistanceSum, SaysExactly, ByDistances true d ts _ =>
      if Nat.eqb (length ts) (length (coordinate_levels F ++ again_levels F)) then Some (distances_free_questions F c (times_ l) d ts v, k) else None
  | OfDistanceSum, SaysExactly, ByDistances false d ts each_ => match told_by OfOrder c (before k) with
      | Some o => if transitive_ && Nat.eqb (length ts) (length (coordinate_levels F)) then Some (distances_root_questions F c (times_ l) d ts o each_ v, k) else None
      | None => None end
  | OfBisection, SaysAtMost, ByCut side half links => let ls := combine (items F) links in
      match told_by OfOrder c (before k) with
      | Some o => if Nat.eqb (length links) (length (items F)) && crossings_fit F ls && Nat.eqb (length half) (length (coordinate_levels F)) then
          Some (halves_questions F c side half ls o v, k) else None
      | None => None end
  | OfBisection, SaysAtLeast, ByCounting factor links most => let ls := counted_items F links in
      match told_by OfOrder c (before k), maps_under c k with
      | Some o, Some (image, _) => if transitive_ && Nat.eqb (length links) (length (items F)) && counted_fit F ls && (1 <=? factor) then
          Some (counting_questions F c image factor ls o most v, k) else None
      | _, _ => None end
  | OfEdgeTransitive, SaysExactly, ByEdgeMaps image inverse =>
      match items F with
      | first :: _ => match others first with
          | [] => if is_one v && widths n image && widths n inverse then Some (edges_questions F c image inverse, k) else None
          | _ => None end
      | [] => None end
  | OfText w l, r, ByText plan =>
      match word_text w with
      | Some x => match found_by x r v, counting_step F c x k with
        | Some found, Some (qs, k) => let o := told_by OfOrder c (before k) in let places := map FamilyTextFacts.place_of_number l in let counted_ := FamilyWordTexts.counts_near x in
            if negb (said_here w) && FamilyWordTexts.sums_fit_plan F plan && FamilyWordTexts.text_fits F o counted_ places x found then
              Some (qs ++ FamilyWordTexts.text_questions F c o counted_ places plan x found v, k) else None
        | _, _ => None end
      | None => None
      end
  | OfWord Domination_number, SaysExactly, ByStrip ring => strip_step F c ring [None] StandardWords.domination_number_word v k
  | OfText w l, SaysExactly, ByStrip ring =>
      match word_text w with
      | Some x => if negb (said_here w) then strip_step F c ring l x v k else None
      | None => None
      end
  | _, _, _ => None
  end end.

(* Takes the proofs of some questions from a list. *)
Fixpoint taken (qs : list branch) (ts : list proof) : option (list proof) :=
  match qs, ts with
  | [], _ => Some ts
  | q :: qs, t :: ts => if refutes q t then taken qs ts else None
  | _, _ => None
  end.

Definition known_too (k : known_by) (l : lemma) : known_by := KnownBy (before k ++ [l]) (all_under k) (each_under k) (rooted k) (mapping k) (networks_before k) (arriving k).

Fixpoint lemmas_shown (F : family) (k : known_by) (ls : list lemma) (ts : list proof) : option (list proof) :=
  match ls with
  | [] => Some ts
  | l :: ls => match lemma_questions F k l with
      | Some (qs, k) => match taken qs ts with
          | Some ts => lemmas_shown F (known_too k l) ls ts | None => None end
      | None => None
      end
  end.

Definition truth_is (P : Prop) (z : Z) : Prop := (z = 1 /\ P) \/ (z = 0 /\ ~ P).

(* Vertices can be told apart, and each is there once: so orbits are counted once. *)
Definition told_apart (g : graph) : Prop := inhabited (forall u v : vertex g, {u = v} + {u <> v}) /\ NoDup (vertices g).

(* What the text of a router does on a network. *)
Definition routed (n : network) (hops : list Text.next) (m : traffic) : Prop :=
  match line_of_network n with Some (t, ps) => messages_say (text_graph t ps) (tuples_router t ps hops) m | None => False end.

(* What a word says of a digraph has this value. *)
Definition arcs_so (w : arcs_word) (g : graph) (z : Z) : Prop :=
  match w with
  | Arcs_order => order g z
  | Arcs_diameter => arc_diameter g z
  | Arcs_orbits => arc_orbits g z
  | Arcs_transitive => truth_is (arc_transitive g) z
  | Arcs_hamiltonian => truth_is (arc_hamiltonian g) z
  end.

(* The fact has this value, where the claim's variables have these. *)
Definition fact_so (xs : list Z) (n : network) (s : subject_of) (z : Z) : Prop :=
  let g := network_graph n in
  match s with
  | OfOrder => order g z
  | OfSize => size g z
  | OfMinDegree => min_degree g z
  | OfMaxDegree => max_degree g z
  | OfTransitive => truth_is (vertex_transitive g) z
  | OfDiameter => diameter g z
  | OfRadius => radius g z
  | OfHamiltonian => truth_is (hamiltonian g) z
  | OfBipartite => truth_is (bipartite g) z
  | OfConnected => truth_is (exists d, diameter g d) z
  | OfGirth => girth g z
  | OfOrbits => vertex_orbits g z /\ told_apart g
  | OfMatching => matching_says g (MatchingAtMost z) /\ matching_says g (MatchingAtLeast z)
  | OfVertexConnectivity => faults_says g (VertexConnectivityAtMost z) /\ faults_says g (VertexConnectivityAtLeast z)
  | OfEdgeConnectivity => faults_says g (EdgeConnectivityAtMost z) /\ faults_says g (EdgeConnectivityAtLeast z)
  | OfDistanceSum => distance_sum g z
  | OfBisection => width_at_most g z /\ width_at_least g z
  | OfEdgeTransitive => truth_is (edge_transitive g) z
  | OfAutomorphisms => automorphisms_are g z
  | OfTrees => trees_say g (SpanningTreesAre z)
  | OfEccentricity v => eccentricity_of g (num xs v) z
  | OfDistance u v => distance_between g (num xs u) (num xs v) z
  | OfDistanceSumFrom v => exists h, metric_says g (DistancesAre (num xs v) h) /\ z = weighted 0 h
  | OfAtDistance v d => exists h, metric_says g (DistancesAre (num xs v) h) /\ z = nth (Z.to_nat (num xs d)) h 0
  | OfContains m ps => truth_is (contains g (network_graph (named m (map (num xs) ps)))) z
  | OfIsomorphic m ps => truth_is (isomorphic g (network_graph (named m (map (num xs) ps)))) z
  | OfWord w => number_is w g z
  | OfTruth w => truth_is (truth_says w g) z
  | OfArcs w => arcs_so w g z
  | OfDelivered r hops => routed n hops (AuditIs r None (Delivered z))
  | OfMinimal r hops => routed n hops (AuditIs r None (Minimal z))
  | OfMaxHops r hops => routed n hops (AuditIs r None (MaxHops z))
  | OfTotalHops r hops => routed n hops (AuditIs r None (TotalHops z))
  | OfDeadlockFree r hops => z = 1 /\ routed n hops (DeadlockFree r None)
  | OfMaxStretch r hops => routed n hops (AuditIs r None (MaxStretch z 1))
  | OfLanes r hops => routed n hops (LanesAtMost (Some r) None z) /\ routed n hops (LanesAtLeast (Some r) None z)
  | OfBroadcast v => rounds_say g (BroadcastAtMost AllPort (num xs v) z) /\ rounds_say g (BroadcastAtLeast AllPort (num xs v) z)
  | OfGossip => rounds_say g (GossipAtMost AllPort z) /\ rounds_say g (GossipAtLeast AllPort z)
  | OfText w l => match line_of_network n with Some (t, ps) => FamilyTextFacts.text_value t ps w l z | None => False end
  | OfEdgeOrbits => edge_orbits g z /\ edge_transitive g /\ exists u v, adj g u v
  | OfWordAt w d => number_at w (num xs d) g z
  | OfTruthAt w d => truth_is (truth_at_says w (num xs d) g) z
  | OfEdgeDetour => faults_says g (EdgeFaultDetourIs (Finite z))
  | OfDisjointPaths u v => faults_says g (DisjointPathsAtMost (num xs u) (num xs v) z) /\ faults_says g (DisjointPathsAtLeast (num xs u) (num xs v) z)
  end.

Definition said_so (xs : list Z) (n : network) (s : subject_of) (r : relation_of) (k z : Z) : Prop :=
  match r with
  | SaysExactly => exists v, fact_so xs n s v /\ k * v = z
  | SaysAtMost => ~ ~ exists v, fact_so xs n s v /\ k * v <= z
  | SaysAtLeast => forall v, fact_so xs n s v -> z <= k * v
  end.
