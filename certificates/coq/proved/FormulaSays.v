(* Formulas, and what they mean: claims about numbers and facts of networks, as the page of package
   certificates has them under "Claims". A formula's value is computed from the values of its facts;
   which these are, the networks say. *)

From Coq Require Import ZArith QArith Qround Qabs List String Bool.
From Topocert Require Import Graph Text NetworkName Statement.
From Topocert Require WordSays WordedSays.
From Topocert Require Import FaultsSays HamiltonSays MapsSays MatchingSays MetricSays RoundsSays SpectraSays SymmetrySays TrafficSays TreesSays WidthSays WordFacts.
Import ListNotations.
Open Scope Z_scope.

(* A number, infinite, true or false, a word. *)
Inductive value :=
| Number (q : Q)
| Endless
| Truth (b : bool)
| Word (w : string).

Definition whole_number (z : Z) : value := Number (inject_Z z).

(* ---------- Facts ---------- *)

(* What a formula asks of a network. *)
Inductive inquiry :=
| AsksOrder | AsksSize | AsksMinDegree | AsksMaxDegree
| AsksDiameter | AsksRadius | AsksDistanceSum | AsksGirth | AsksConnected
| AsksEccentricity (v : Z) | AsksDistance (u v : Z)
| AsksAtDistance (v d : Z)             (* how many vertices are at distance d from v *)
| AsksDistanceSumFrom (v : Z)          (* the sum of the distances from v *)
| AsksHamiltonian
| AsksWidth
| AsksBroadcast (m : ports) (s : Z)
| AsksBroadcasts (m : ports)           (* from any vertex *)
| AsksGossip (m : ports)
| AsksTransitive | AsksEdgeTransitive | AsksBipartite | AsksOrbits
| AsksVertexConnectivity | AsksEdgeConnectivity | AsksDisjointPaths (s t : Z)
| AsksVertexDetour | AsksEdgeDetour
| AsksCluster (d : Z)
| AsksContains (other : network)
| AsksDelivered (r : routing) | AsksMinimal (r : routing) | AsksMaxHops (r : routing) | AsksTotalHops (r : routing)
| AsksMaxStretch (r : routing)
| AsksRoute (r : routing) (s t : Z)    (* its hops; infinite where it fails *)
| AsksDeadlock (r : routing)           (* free, acyclic or deadlock *)
| AsksDeadlockFree (r : routing)
| AsksMatching
| AsksMultiplicity (a : matrix) (k : Z)    (* of an eigenvalue *)
| AsksEdgeOrbits | AsksAutomorphisms | AsksTrees
| AsksLanes (r : option routing)       (* the least number that is enough *)
| AsksWord (w : word_name) (l : list word_argument).   (* what a word says, by its text *)

(* The value is a whole number, a number or infinite, a truth, of which this is so. *)
Definition number_of (P : Z -> Prop) (x : value) : Prop := exists z, x = whole_number z /\ P z.

Definition extended_of (P : extended -> Prop) (x : value) : Prop :=
  (exists z, x = whole_number z /\ P (Finite z)) \/ x = Endless /\ P Infinite.

Definition truth_of (P : bool -> Prop) (x : value) : Prop := exists b, x = Truth b /\ P b.

(* What is so of networks: the statements that are true; or, of families, what is so of a member, however large
   it is (FamilySays.v). *)
Section Worth.
Variable so : network -> fact -> Prop.

(* What is at most z, and at least z: of most facts there are no such statements. *)
Definition upper_by (n : network) (q : inquiry) (z : Z) : Prop :=
  match q with
  | AsksWidth => so n (Width (WidthAtMost z))
  | AsksBroadcast m s => so n (Rounds (BroadcastAtMost m s z))
  | AsksBroadcasts m => so n (Rounds (BroadcastsAtMost m z))
  | AsksGossip m => so n (Rounds (GossipAtMost m z))
  | AsksVertexConnectivity => so n (Faults (VertexConnectivityAtMost z))
  | AsksEdgeConnectivity => so n (Faults (EdgeConnectivityAtMost z))
  | AsksDisjointPaths s t => so n (Faults (DisjointPathsAtMost s t z))
  | AsksCluster d => so n (Maps (ClusterAtMost d z))
  | AsksGirth => so n (Metric (GirthAtMost z))
  | AsksMatching => so n (Matching (MatchingAtMost z))
  | AsksMultiplicity a k => so n (Spectra (MultiplicityAtMost a k z))
  | AsksAutomorphisms => exists m, m <= z /\ so n (Symmetry (AutomorphismsAre m))
  | AsksLanes r => so n (Traffic (LanesAtMost r None z))
  | _ => False
  end.

Definition lower_by (n : network) (q : inquiry) (z : Z) : Prop :=
  match q with
  | AsksWidth => so n (Width (WidthAtLeast z))
  | AsksBroadcast m s => so n (Rounds (BroadcastAtLeast m s z))
  | AsksBroadcasts m => so n (Rounds (BroadcastsAtLeast m z))
  | AsksGossip m => so n (Rounds (GossipAtLeast m z))
  | AsksVertexConnectivity => so n (Faults (VertexConnectivityAtLeast z))
  | AsksEdgeConnectivity => so n (Faults (EdgeConnectivityAtLeast z))
  | AsksDisjointPaths s t => so n (Faults (DisjointPathsAtLeast s t z))
  | AsksCluster d => so n (Maps (ClusterAtLeast d z))
  | AsksGirth => exists m, z <= m /\ so n (Metric (GirthIs (Finite m)))
  | AsksMatching => so n (Matching (MatchingAtLeast z))
  | AsksMultiplicity a k => so n (Spectra (MultiplicityAtLeast a k z))
  | AsksAutomorphisms => so n (Symmetry (AutomorphismsAtLeast z))
  | AsksLanes r => so n (Traffic (LanesAtLeast r None z))
  | _ => False
  end.

(* Of rounds and of lanes it may be that no number is enough: then it is infinite, which is at least every number. *)
Definition enclosed_by (n : network) (q : inquiry) (e : extended) : Prop :=
  match e with Finite z => upper_by n q z /\ lower_by n q z | Infinite => forall z, lower_by n q z end.

(* The sum of d·h_d over a list of numbers of vertices, the first at distance d. *)
Fixpoint weighted (d : Z) (h : list Z) : Z := match h with [] => 0 | n :: h => d * n + weighted (d + 1) h end.

(* The value of what is asked. *)
Definition worth_by (n : network) (q : inquiry) (x : value) : Prop :=
  match q with
  | AsksOrder => number_of (fun z => so n (Metric (OrderIs z))) x
  | AsksSize => number_of (fun z => so n (Metric (SizeIs z))) x
  | AsksMinDegree => number_of (fun z => so n (Metric (MinDegreeIs z))) x
  | AsksMaxDegree => number_of (fun z => so n (Metric (MaxDegreeIs z))) x
  | AsksDiameter => extended_of (fun e => so n (Metric (DiameterIs e))) x
  | AsksRadius => extended_of (fun e => so n (Metric (RadiusIs e))) x
  | AsksDistanceSum => extended_of (fun e => so n (Metric (DistanceSumIs e))) x
  | AsksGirth => extended_of (fun e => so n (Metric (GirthIs e))) x
  | AsksConnected => truth_of (fun b => if b then exists d, so n (Metric (DiameterIs (Finite d))) else so n (Metric (DiameterIs Infinite))) x
  | AsksEccentricity v => extended_of (fun e => so n (Metric (EccentricityIs v e))) x
  | AsksDistance u v => extended_of (fun e => so n (Metric (DistanceIs u v e))) x
  | AsksAtDistance v d => number_of (fun z => exists h, so n (Metric (DistancesAre v h)) /\ z = nth (Z.to_nat d) h 0) x
  | AsksDistanceSumFrom v => number_of (fun z => exists h, so n (Metric (DistancesAre v h)) /\ z = weighted 0 h) x
  | AsksHamiltonian => truth_of (fun b => so n (Hamilton (if b then IsHamiltonian else IsNotHamiltonian))) x
  | AsksTransitive => truth_of (fun b => so n (Symmetry (TransitiveIs b))) x
  | AsksEdgeTransitive => truth_of (fun b => so n (Symmetry (EdgeTransitiveIs b))) x
  | AsksBipartite => truth_of (fun b => so n (Symmetry (BipartiteIs b))) x
  | AsksOrbits => number_of (fun z => so n (Symmetry (OrbitsAre z))) x
  | AsksVertexDetour => extended_of (fun e => so n (Faults (VertexFaultDetourIs e))) x
  | AsksEdgeDetour => extended_of (fun e => so n (Faults (EdgeFaultDetourIs e))) x
  | AsksContains other => truth_of (fun b => if b then so n (Maps (Contains other)) else ~ so n (Maps (Contains other))) x
  | AsksDelivered r => number_of (fun z => so n (Traffic (AuditIs r None (Delivered z)))) x
  | AsksMinimal r => number_of (fun z => so n (Traffic (AuditIs r None (Minimal z)))) x
  | AsksMaxHops r => number_of (fun z => so n (Traffic (AuditIs r None (MaxHops z)))) x
  | AsksTotalHops r => number_of (fun z => so n (Traffic (AuditIs r None (TotalHops z)))) x
  | AsksMaxStretch r => exists a b, x = Number (Qred (a # Z.to_pos b)) /\ so n (Traffic (AuditIs r None (MaxStretch a b)))
  | AsksRoute r s t => extended_of (fun e => so n (Traffic (match e with Finite d => RouteTakes r s t d | Infinite => RouteFails r s t end))) x
  | AsksDeadlock r => x = Word "free" /\ so n (Traffic (DeadlockFree r None)) \/ x = Word "acyclic" /\ so n (Traffic (DeadlockAcyclic r None)) \/
      x = Word "deadlock" /\ so n (Traffic (Deadlocked r None))
  | AsksDeadlockFree r => truth_of (fun b => if b then so n (Traffic (DeadlockFree r None))
      else so n (Traffic (DeadlockAcyclic r None)) \/ so n (Traffic (DeadlockCyclic r None)) \/ so n (Traffic (Deadlocked r None))) x
  | AsksEdgeOrbits => number_of (fun z => so n (Symmetry (EdgeOrbitsAre z))) x
  | AsksAutomorphisms => number_of (fun z => so n (Symmetry (AutomorphismsAre z))) x
  | AsksTrees => number_of (fun z => so n (Trees (SpanningTreesAre z))) x
  | AsksWord w l =>
    match x with
    | Truth b => so n (Word_ (WordFact w l (WordSays.Is_truth b)))
    | Number q => Qred q = q /\ so n (Word_ (WordFact w l (WordSays.Is_number (WordSays.Ratio (Qnum q) (Qden q)))))
    | Endless => so n (Word_ (WordFact w l (WordSays.Is_number WordSays.Endless_)))
    | Word _ => False
    end
  | AsksVertexConnectivity | AsksEdgeConnectivity | AsksDisjointPaths _ _ | AsksCluster _ | AsksMatching | AsksMultiplicity _ _
  | AsksWidth => number_of (fun z => upper_by n q z /\ lower_by n q z) x
  | AsksBroadcast _ _ | AsksBroadcasts _ | AsksGossip _ | AsksLanes _ => extended_of (enclosed_by n q) x
  end.

(* What is asked of each network has a value, or none: [known n q]. *)
Definition right_by (known : network -> inquiry -> option value) : Prop :=
  forall n q, match known n q with Some x => worth_by n q x | None => forall x, ~ worth_by n q x end.
End Worth.

Definition so (n : network) (f : fact) : Prop := is_true (Statement n f).

Notation upper := (upper_by so).
Notation lower := (lower_by so).
Notation worth := (worth_by so).
Notation right := (right_by so).

(* ---------- Expressions ---------- *)

Inductive unary := Negative | NotTrue | Floor_ | Ceil_ | Abs_ | Factorial_.

Inductive binary :=
| Add_ | Sub_ | Mul_ | Div_ | Mod_ | Pow_ | Min_ | Max_ | Log_ | Root_ | Xor_ | Bit_
| And_ | Or_ | Equal_ | Unequal_ | Less_ | AtMost_ | More_ | AtLeast_.

Inductive quantifier := All_ | Some_ | Count_ | Sum_ | Least_ | Most_ | MinOf_ | MaxOf_.

(* A network's name: a standard one; one of the folder's own, with its line; or one that stands for the
   networks that the folder lists, by their parameters; of digraphs one of the folder's own. *)
Inductive naming :=
| ByStandard (name : string)
| ByOwn (name : string) (line : text)
| ByWorded (name : string) (line : WordSays.expression)
| ByDirected (name : string) (line : arcs_line)
| ByList (name : string) (l : list (list Z * network)).

Definition named (m : naming) (ps : list Z) : network :=
  match m with
  | ByStandard s => Standard s ps
  | ByOwn s t => Own s t ps
  | ByWorded s x => Worded s x ps
  | ByDirected s l => Directed s l ps
  | ByList _ l => match find (fun p => if list_eq_dec Z.eq_dec ps (fst p) then true else false) l with
      | Some p => snd p | None => Given 0 [] end
  end.

(* What the folder lists for networks, by their names and parameters. *)
Definition network_word (m : naming) : string := match m with ByStandard s => s | ByOwn s _ => s | ByWorded s _ => s | ByDirected s _ => s | ByList s _ => s end.

Definition listed_for {A} (m : naming) (ps : list Z) (l : list (string * list Z * A)) : option A :=
  option_map snd (find (fun e => String.eqb (network_word m) (fst (fst e)) && if list_eq_dec Z.eq_dec ps (snd (fst e)) then true else false) l).

(* A router: one for all networks, or that which the folder lists under a name for the network. *)
Inductive called_router :=
| TheRouter (r : routing)
| ListedRouter (name : string) (l : list (string * list Z * routing)).

Definition router_on (m : naming) (ps : list Z) (r : called_router) : called_router :=
  match r with
  | TheRouter r => TheRouter r
  | ListedRouter _ l => match listed_for m ps l with Some r => TheRouter r | None => r end
  end.

(* What stands for the parameters of a word: the network that it is asked about; another with so many parameters;
   a vertex; a number; a router; the numbers of the vertices of the network before it. *)
Inductive word_place := ItselfHere | NetworkHere (m : naming) (parameters : nat) | VertexHere | NumberHere | RouterHere (r : called_router) | NumbersHere.

(* Facts by name; which takes how many numbers says [asked]. *)
Inductive fact_name :=
| F_order | F_size | F_min_degree | F_max_degree | F_diameter | F_radius | F_distance_sum | F_girth | F_connected
| F_eccentricity | F_distance | F_at_distance | F_distance_sum_from
| F_hamiltonian | F_bisection | F_broadcast (m : ports) | F_broadcast_all (m : ports) | F_gossip (m : ports)
| F_vertex_transitive | F_edge_transitive | F_bipartite | F_vertex_orbits
| F_vertex_connectivity | F_edge_connectivity | F_disjoint_paths | F_vertex_fault_detour | F_edge_fault_detour
| F_cluster | F_contains (other : naming)
| F_delivered (r : called_router) | F_minimal (r : called_router) | F_max_hops (r : called_router) | F_total_hops (r : called_router)
| F_max_stretch (r : called_router) | F_route (r : called_router) | F_deadlock (r : called_router) | F_deadlock_free (r : called_router)
| F_matching_number | F_eigenvalue_multiplicity | F_laplacian_multiplicity | F_edge_orbits | F_automorphisms | F_spanning_trees
| F_lanes (r : option called_router)    (* None is shortest *)
| F_word (w : word_name) (places_ : list word_place).

(* The arguments of a word, of which the numbers are in a list. *)
Fixpoint arguments_at (l : list word_place) (numbers : list Z) : option (list word_argument) :=
  match l, numbers with
  | [], [] => Some []
  | ItselfHere :: l, _ => option_map (cons Itself) (arguments_at l numbers)
  | NetworkHere m k :: l, _ => if Nat.leb k (List.length numbers) then option_map (cons (Other_one (named m (firstn k numbers)))) (arguments_at l (skipn k numbers)) else None
  | VertexHere :: l, v :: numbers => option_map (cons (Vertex_of v)) (arguments_at l numbers)
  | NumberHere :: l, z :: numbers => option_map (cons (Number_of (WordSays.whole z))) (arguments_at l numbers)
  | RouterHere (TheRouter r) :: l, _ => option_map (cons (Router_of r)) (arguments_at l numbers)
  | NumbersHere :: l, _ => option_map (cons Numbers_of) (arguments_at l numbers)
  | _, _ => None
  end.

Definition on_network (m : naming) (ps : list Z) (f : fact_name) : fact_name :=
  let on := router_on m ps in
  match f with
  | F_delivered r => F_delivered (on r) | F_minimal r => F_minimal (on r) | F_max_hops r => F_max_hops (on r) | F_total_hops r => F_total_hops (on r)
  | F_max_stretch r => F_max_stretch (on r) | F_route r => F_route (on r) | F_deadlock r => F_deadlock (on r) | F_deadlock_free r => F_deadlock_free (on r)
  | F_lanes r => F_lanes (option_map on r)
  | F_word w l => F_word w (map (fun p => match p with RouterHere r => RouterHere (on r) | _ => p end) l)
  | _ => f
  end.

Definition asked (f : fact_name) (l : list Z) : option inquiry :=
  match f, l with
  | F_order, [] => Some AsksOrder
  | F_size, [] => Some AsksSize
  | F_min_degree, [] => Some AsksMinDegree
  | F_max_degree, [] => Some AsksMaxDegree
  | F_diameter, [] => Some AsksDiameter
  | F_radius, [] => Some AsksRadius
  | F_distance_sum, [] => Some AsksDistanceSum
  | F_girth, [] => Some AsksGirth
  | F_connected, [] => Some AsksConnected
  | F_eccentricity, [v] => Some (AsksEccentricity v)
  | F_distance, [u; v] => Some (AsksDistance u v)
  | F_at_distance, [v; d] => Some (AsksAtDistance v d)
  | F_distance_sum_from, [v] => Some (AsksDistanceSumFrom v)
  | F_hamiltonian, [] => Some AsksHamiltonian
  | F_bisection, [] => Some AsksWidth
  | F_broadcast m, [s] => Some (AsksBroadcast m s)
  | F_broadcast_all m, [] => Some (AsksBroadcasts m)
  | F_gossip m, [] => Some (AsksGossip m)
  | F_vertex_transitive, [] => Some AsksTransitive
  | F_edge_transitive, [] => Some AsksEdgeTransitive
  | F_bipartite, [] => Some AsksBipartite
  | F_vertex_orbits, [] => Some AsksOrbits
  | F_vertex_connectivity, [] => Some AsksVertexConnectivity
  | F_edge_connectivity, [] => Some AsksEdgeConnectivity
  | F_disjoint_paths, [s; t] => Some (AsksDisjointPaths s t)
  | F_vertex_fault_detour, [] => Some AsksVertexDetour
  | F_edge_fault_detour, [] => Some AsksEdgeDetour
  | F_cluster, [d] => Some (AsksCluster d)
  | F_contains other, ps => Some (AsksContains (named other ps))
  | F_delivered (TheRouter r), [] => Some (AsksDelivered r)
  | F_minimal (TheRouter r), [] => Some (AsksMinimal r)
  | F_max_hops (TheRouter r), [] => Some (AsksMaxHops r)
  | F_total_hops (TheRouter r), [] => Some (AsksTotalHops r)
  | F_max_stretch (TheRouter r), [] => Some (AsksMaxStretch r)
  | F_route (TheRouter r), [s; t] => Some (AsksRoute r s t)
  | F_deadlock (TheRouter r), [] => Some (AsksDeadlock r)
  | F_deadlock_free (TheRouter r), [] => Some (AsksDeadlockFree r)
  | F_matching_number, [] => Some AsksMatching
  | F_eigenvalue_multiplicity, [k] => Some (AsksMultiplicity Adjacency k)
  | F_laplacian_multiplicity, [k] => Some (AsksMultiplicity Laplacian k)
  | F_edge_orbits, [] => Some AsksEdgeOrbits
  | F_automorphisms, [] => Some AsksAutomorphisms
  | F_spanning_trees, [] => Some AsksTrees
  | F_lanes (Some (TheRouter r)), [] => Some (AsksLanes (Some r))
  | F_lanes None, [] => Some (AsksLanes None)
  | F_word w places_, l => option_map (AsksWord w) (arguments_at places_ l)
  | _, _ => None
  end.

(* A vertex by its coordinates; or by a label, as the folder lists it for networks. *)
Inductive label :=
| Coordinates (l : list Z)
| Marked (mark : string) (l : list (string * list Z * Z)).

Inductive expr :=
| Constant (v : value)
| Variable_ (x : string)
| Label (l : label)                              (* a vertex *)
| Unary (o : unary) (a : expr)
| Binary (o : binary) (a b : expr)
| Choice (c a b : expr)                          (* cond(c, a, b) *)
| Quantify (k : quantifier) (x : string) (from to_ only_if body : expr)
| Asks (f : fact_name) (m : naming) (ps args : list expr)  (* a fact of the network with these parameters *)
| Meant (f : fact_name) (m : naming) (ps args : list expr) (body : expr).  (* a word whose text is a formula itself: as it is called, and that *)

(* ---------- Values of expressions ---------- *)

Definition as_whole (v : option value) : option Z :=
  match v with Some (Number q) => if Qeq_bool q (inject_Z (Qfloor q)) then Some (Qfloor q) else None | _ => None end.

(* The number of the vertex with a label. Gamma(c,k,l) has labels (x,y,z) for the vertex (x, z·cl + y). *)
Definition label_tuple (n : network) (l : list Z) : list Z :=
  match n, l with
  | Standard "Gamma" [c; _; m], [x; y; z] => [x; z * (c * m) + y]
  | _, _ => l
  end.

Fixpoint index_of (i : Z) (v : list Z) (l : list (list Z)) : option Z :=
  match l with
  | [] => None
  | w :: l => if list_eq_dec Z.eq_dec v w then Some i else index_of (i + 1) v l
  end.

Definition label_number (n : network) (l : list Z) : option Z :=
  match n with
  | Standard name ps => match standard name (List.length ps) with
      | Some t => index_of 0 (label_tuple n l) (known (text_vertices t ps)) | None => None end
  | Own _ t ps | Directed _ (Arcs_text t) ps => index_of 0 l (known (text_vertices t ps))
  | Worded _ x ps => index_of 0 l (known (WordedSays.worded_vertices false x ps))
  | Directed _ (Arcs_expression x) ps => index_of 0 l (known (WordedSays.worded_vertices true x ps))
  | Given order _ => match l with [i] => if (0 <=? i) && (i <? order) then Some i else None | _ => None end
  end.

Definition vertex_number (m : naming) (ps : list Z) (n : network) (l : label) : option Z :=
  match l with Coordinates l => label_number n l | Marked _ l => listed_for m ps l end.

Definition q_whole (q : Q) : option Z := as_whole (Some (Number q)).

Fixpoint greatest_power (fuel : nat) (b p x k : Z) : Z :=
  match fuel with O => k | S fuel => if p <=? x then greatest_power fuel b (p * b) x (k + 1) else k end.

(* The largest k with b^k <= x, for b >= 2 and x >= 1. *)
Definition logarithm (b x : Z) : Z := greatest_power (Z.to_nat (Z.log2 x) + 1) b b x 0.

Fixpoint root_bits (places : nat) (k x r : Z) : Z :=
  match places with O => r | S i => let s := r + 2 ^ Z.of_nat i in root_bits i k x (if s ^ k <=? x then s else r) end.

(* The largest r with r^k <= x. *)
Definition root_of_degree (k x : Z) : Z := root_bits (Z.to_nat (Z.log2 x / k) + 1) k x 0.

Fixpoint product_to (n : nat) : Z := match n with O => 1 | S m => Z.of_nat n * product_to m end.

(* How many binary digits a number has. *)
Definition bits (z : Z) : Z := if z =? 0 then 0 else Z.log2 (Z.abs z) + 1.

Definition unary_value (o : unary) (a : value) : option value :=
  match o, a with
  | Negative, Number q => Some (Number (Qred (- q)))
  | Floor_, Number q => Some (whole_number (Qfloor q))
  | Ceil_, Number q => Some (whole_number (Qceiling q))
  | Abs_, Number q => Some (Number (Qred (Qabs q)))
  | Factorial_, Number q => match q_whole q with
      | Some n => if (0 <=? n) && (n <=? 500) then Some (whole_number (product_to (Z.to_nat n))) else None | None => None end
  | NotTrue, Truth b => Some (Truth (negb b))
  | _, _ => None
  end.

(* A function of whole numbers, where they are fine. *)
Definition on_wholes (p q : Q) (fine : Z -> Z -> bool) (f : Z -> Z -> Z) : option value :=
  match q_whole p, q_whole q with Some a, Some b => if fine a b then Some (whole_number (f a b)) else None | _, _ => None end.

(* An infinite number is larger than every number, and equal to itself. *)
Definition value_le (a b : value) : option bool :=
  match a, b with
  | Number p, Number q => Some (Qle_bool p q)
  | Number _, Endless | Endless, Endless => Some true
  | Endless, Number _ => Some false
  | _, _ => None
  end.

Definition value_eq (a b : value) : option bool :=
  match a, b with
  | Truth p, Truth q => Some (Bool.eqb p q)
  | Word p, Word q => Some (String.eqb p q)
  | _, _ => match value_le a b, value_le b a with Some x, Some y => Some (x && y) | _, _ => None end
  end.

Definition binary_value (o : binary) (a b : value) : option value :=
  match o with
  | Equal_ => option_map Truth (value_eq a b)
  | Unequal_ => option_map (fun x => Truth (negb x)) (value_eq a b)
  | AtMost_ => option_map Truth (value_le a b)
  | AtLeast_ => option_map Truth (value_le b a)
  | Less_ => option_map (fun x => Truth (negb x)) (value_le b a)
  | More_ => option_map (fun x => Truth (negb x)) (value_le a b)
  | And_ => match a, b with Truth p, Truth q => Some (Truth (p && q)) | _, _ => None end
  | Or_ => match a, b with Truth p, Truth q => Some (Truth (p || q)) | _, _ => None end
  | Min_ => option_map (fun x : bool => if x then a else b) (value_le a b)
  | Max_ => option_map (fun x : bool => if x then b else a) (value_le a b)
  | _ =>
    match a, b with
    | Number p, Number q =>
      match o with
      | Add_ => Some (Number (Qred (p + q)))
      | Sub_ => Some (Number (Qred (p - q)))
      | Mul_ => Some (Number (Qred (p * q)))
      | Div_ => if Qeq_bool q 0 then None else Some (Number (Qred (p / q)))
      | Mod_ => on_wholes p q (fun _ b => 0 <? b) Z.modulo
      | Pow_ => on_wholes p q (fun a b => (0 <=? b) && (b <? 16384) && (bits a * b <=? 16384)) Z.pow
      | Xor_ => on_wholes p q (fun a b => (0 <=? a) && (0 <=? b)) Z.lxor
      | Bit_ => on_wholes p q (fun a b => (0 <=? a) && (0 <=? b)) (fun a b => if Z.testbit a b then 1 else 0)
      | Log_ => on_wholes p q (fun a b => (2 <=? a) && (1 <=? b)) logarithm
      | Root_ => on_wholes p q (fun a b => (1 <=? a) && (a <=? 16384) && (0 <=? b)) root_of_degree
      | _ => None
      end
    | _, _ => None
    end
  end.

(* && and || look at the left side first, which must have a value; where it decides, the right side is not looked at. *)
Definition connected_value (o : binary) (a b : option value) : option value :=
  match o, a, b with
  | And_, Some (Truth false), _ => Some (Truth false)
  | Or_, Some (Truth true), _ => Some (Truth true)
  | _, Some x, Some y => binary_value o x y
  | _, _, _ => None
  end.

(* Where there is no limit for numbers, as in theorems, factorials and powers of whole numbers may have any length. *)
Definition changed_value (limited : bool) (o : unary) (a : value) : option value :=
  match limited, o, a with
  | false, Factorial_, Number q => match q_whole q with Some n => if 0 <=? n then Some (whole_number (product_to (Z.to_nat n))) else None | None => None end
  | _, _, _ => unary_value o a
  end.

Definition combined_value (limited : bool) (o : binary) (a b : option value) : option value :=
  match limited, o, a, b with
  | false, Pow_, Some (Number p), Some (Number q) => on_wholes p q (fun _ b => 0 <=? b) Z.pow
  | _, _, _, _ => connected_value o a b
  end.

(* All of a list, if none is missing. *)
Fixpoint all_known {A} (l : list (option A)) : option (list A) :=
  match l with
  | [] => Some []
  | Some a :: l => option_map (cons a) (all_known l)
  | None :: _ => None
  end.

(* A quantifier meets the values of its variable in increasing order: each with the value of its body; or with
   Some None, where the condition is false; or with None, where the condition or the body has no value. What is
   met behind the one that decides does not count. *)
Definition met := option (option value).

Definition in_turn (f : Z -> value -> option value -> option value) (z : option value) (l : list (Z * met)) : option value :=
  fold_right (fun p r => match snd p with Some (Some v) => f (fst p) v r | Some None => r | None => None end) z l.

Definition counted (b : bool) : value := whole_number (if b then 1 else 0).

Definition folded (k : quantifier) (l : list (Z * met)) : option value :=
  match k with
  | All_ => in_turn (fun _ v r => connected_value And_ (Some v) r) (Some (Truth true)) l
  | Some_ => in_turn (fun _ v r => connected_value Or_ (Some v) r) (Some (Truth false)) l
  | Count_ => in_turn (fun _ v r => match v with Truth b => connected_value Add_ (Some (counted b)) r | _ => None end) (Some (whole_number 0)) l
  | Sum_ => in_turn (fun _ v r => connected_value Add_ (Some v) r) (Some (whole_number 0)) l
  | Least_ => in_turn (fun i v r => match v with Truth true => Some (whole_number i) | Truth false => r | _ => None end) (Some Endless) l
  | Most_ => match in_turn (fun i v r => match v, r with (* infinite as long as nothing is true *)
      | Truth true, Some Endless => Some (whole_number i) | Truth _, _ => r | _, _ => None end) (Some Endless) l with Some Endless => None | x => x end
  | MinOf_ => in_turn (fun _ v r => connected_value Min_ (Some v) r) (Some Endless) l
  | MaxOf_ => match all_known (flat_map (fun p => match snd p with Some None => [] | Some (Some v) => [Some v] | None => [None] end) l) with
      | Some (v :: l) => fold_left (fun r w => connected_value Max_ r (Some w)) l (connected_value Max_ (Some v) (Some v))
      | _ => None end
  end.

Definition environment := list (string * value).

Definition variable_value (env : environment) (x : string) : option value :=
  option_map snd (find (fun p => String.eqb x (fst p)) env).

Definition given {A} (x : option A) : bool := match x with Some _ => true | None => false end.

Definition up_to (a b : Z) : list Z := upwards a (Z.to_nat (b - a + 1)).

Section Values.
Variable limited : bool.
Variable facts : network -> inquiry -> option value.

Fixpoint eval (env : environment) (e : expr) : option value :=
  match e with
  | Constant v => Some v
  | Variable_ x => variable_value env x
  | Label _ => None
  | Unary o a => match eval env a with Some x => changed_value limited o x | None => None end
  | Binary o a b => combined_value limited o (eval env a) (eval env b)
  | Choice c a b => match eval env c with Some (Truth true) => eval env a | Some (Truth false) => eval env b | _ => None end
  | Quantify k x from to_ only_if body =>
    match as_whole (eval env from), as_whole (eval env to_) with
    | Some a, Some b =>
      let bound i := (x, whole_number i) :: env in
      folded k (map (fun i => (i, match eval (bound i) only_if with
        | Some (Truth true) => option_map Some (eval (bound i) body) | Some (Truth false) => Some None | _ => None end)) (up_to a b))
    | _, _ => None
    end
  | Asks f m ps args =>
    match all_known (map (fun p => as_whole (eval env p)) ps) with
    | Some ps =>
      let n := named m ps in
      match all_known (map (fun a => match a with Label l => vertex_number m ps n l | _ => as_whole (eval env a) end) args) with
      | Some l => match asked (on_network m ps f) l with Some q => facts n q | None => None end
      | None => None
      end
    | None => None
    end
  | Meant _ _ ps args body => (* arguments are values, whether the text uses them or not *)
    if forallb (fun p => given (as_whole (eval env p))) ps && forallb (fun a => match a with Label _ => true | _ => given (eval env a) end) args
    then eval env body else None
  end.
End Values.

(* ---------- Domains and verdicts ---------- *)

(* The values of a variable, from one number to another or without end; or tuples of several variables. *)
Inductive values_of :=
| Between_ (x : string) (from : expr) (to_ : option expr)
| Tuples (xs : list string) (l : list (list Q)).

Record domain := Domain { ranges : list values_of; condition : option expr }.

Definition nothing_known (n : network) (q : inquiry) : option value := None.

Definition plain_value (limited : bool) (env : environment) (e : expr) : option value := eval limited nothing_known env e.

Definition meets (limited : bool) (env : environment) (c : option expr) : option bool :=
  match c with
  | None => Some true
  | Some c => match plain_value limited env c with Some (Truth b) => Some b | _ => None end
  end.

(* The tuples of a domain, the last variable fastest; None if a range has no end or no value. The newest
   variable stands first. *)
Fixpoint tuples_of (env : environment) (rs : list values_of) (c : option expr) : option (list environment) :=
  match rs with
  | [] => match meets true env c with Some true => Some [env] | Some false => Some [] | None => None end
  | Between_ x from (Some to_) :: rs =>
    match as_whole (plain_value true env from), as_whole (plain_value true env to_) with
    | Some a, Some b => option_map (@List.concat _) (all_known (map (fun i => tuples_of ((x, whole_number i) :: env) rs c) (up_to a b)))
    | _, _ => None
    end
  | Between_ _ _ None :: _ => None
  | Tuples xs l :: rs =>
    option_map (@List.concat _) (all_known (map (fun t => if Nat.eqb (List.length t) (List.length xs)
      then tuples_of (rev (combine xs (map Number t)) ++ env) rs c else None) l))
  end.

Definition domain_tuples (d : domain) : option (list environment) := tuples_of [] (ranges d) (condition d).

Definition variables_of (d : domain) : list string :=
  flat_map (fun r => match r with Between_ x _ _ => [x] | Tuples xs _ => xs end) (ranges d).

Definition same_number (v : option value) (q : Q) : bool := match v with Some (Number p) => Qeq_bool p q | _ => false end.

(* The values of the variables lie in the ranges and meet the condition. *)
Definition in_range (limited : bool) (env : environment) (r : values_of) : bool :=
  match r with
  | Between_ x from to_ =>
    match as_whole (variable_value env x), as_whole (plain_value limited env from) with
    | Some i, Some a => (a <=? i) && match to_ with
        | None => true
        | Some b => match as_whole (plain_value limited env b) with Some b => i <=? b | None => false end end
    | _, _ => false
    end
  | Tuples xs l => existsb (fun t => Nat.eqb (List.length t) (List.length xs) && forallb (fun p => same_number (variable_value env (fst p)) (snd p)) (combine xs t)) l
  end.

Definition in_domain (limited : bool) (env : environment) (d : domain) : bool :=
  Nat.eqb (List.length env) (List.length (variables_of d)) && forallb (in_range limited env) (ranges d) &&
  match meets limited env (condition d) with Some b => b | None => false end.

(* A claim, and what a verdict says of it: that it holds, or fails, for the tuples of these domains, each with
   the number of its tuples. *)
Record verdict := Verdict { claim : expr; meant_for : domain; said_to_hold : bool; cases : list (Z * domain) }.

Definition verdict_is_right (v : verdict) : Prop :=
  cases v <> [] /\
  forall many d, In (many, d) (cases v) -> exists l, domain_tuples d = Some l /\ Z.of_nat (List.length l) = many /\ 1 <= many /\
    forall env, In env l -> in_domain true env (meant_for v) = true /\
      forall facts, right facts -> eval true facts env (claim v) = Some (Truth (said_to_hold v)).
