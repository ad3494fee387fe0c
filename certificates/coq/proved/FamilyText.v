(* Words about the networks of families by their own text: where it says "some", by a term, a condition or a tuple that stands for
   what is chosen; where it says "all", for any vertex, or any number. *)

From Coq Require Import ZArith NArith Lia List Bool Uint63.
From Topocert Require Import Graph Walk Text TextMeaning CheckLinear CheckQuestion CheckTerms CheckFamily CheckPlace CheckProper CheckTheorem CheckSums CheckTotals CheckHalves CheckCounts.
From Topocert Require Import WordSays.
Import ListNotations.
Open Scope Z_scope.
Local Notation vertex_of := CheckProper.vertex_of.

(* ---------- Names of vertices ---------- *)

(* Vertices have names: any that differ, and of one form. *)
Definition names_fit (g : graph) (name : vertex g -> part) : Prop := forall u v, is_vertex g u -> is_vertex g v ->
  (same (name u) (name v) = true -> u = v) /\ same (name u) (name u) = true /\ alike (name u) (name v) = true /\ one_way (name u) = false.

(* The network as its text's words see it: each vertex by its name, with its neighbours'. *)
Definition rows_fit (g : graph) (name : vertex g -> part) (rows : list (part * list part)) : Prop :=
  Forall2 (fun v row => fst row = name v /\ exists l, lists (adj g v) l /\ snd row = map name l) (vertices g) rows.

Local Ltac both H := apply andb_true_iff in H; let H' := fresh H in destruct H as [H H'].

(* Whether a text is true or false, or a number. *)
Fixpoint says_truth (x : expression) : bool :=
  match x with
  | Always _ | WordSays.Not _ | WordSays.And _ _ | WordSays.Or _ _ | WordSays.Equal _ _ | WordSays.Less _ _ | In_ _ _ | Of Connected_ _ | OfTwo Adjacent_ _ _ _ | Quantify_ (All | Exists_) _ _ _ _ => true
  | Call _ x | Cond _ x _ => says_truth x
  | _ => false
  end.

(* ---------- What a text's variables stand for ---------- *)

(* All variables' coordinates stand in one list, first the network's parameters. A variable is the network, whose order may be known, and whose arms may be
   all neighbours, each once; the number at a place; the vertex whose coordinates begin at a place; the set of the vertices with a condition, or the map that
   a term says of each, which are about what stands before a place, and the vertex; the map that tuples say of each number from that at place o to the next,
   about what stands before place n, and the number. *)
Inductive sign := TheNetwork (order_ : option term) (counted_ : bool) | NumberAt (o : nat) | VertexAt (o : nat) | SetBy (n : nat) (c : cond) (ts : list term) | MapBy (n : nat) (t : term)
| PointsAt (n o : nat) (l : list piece).

Definition slice {A} (n o : nat) (l : list A) : list A := firstn n (skipn o l).

(* ---------- Forms ---------- *)

(* Which texts can be computed so: "careful" where they have a value in any case. *)
Definition at_number (G : list sign) (i : nat) : bool := match nth_error G i with Some (NumberAt _) => true | _ => false end.
Definition at_vertex (G : list sign) (i : nat) : bool := match nth_error G i with Some (VertexAt _) => true | _ => false end.
Definition at_network (G : list sign) (i : nat) : bool := match nth_error G i with Some (TheNetwork _ _) => true | _ => false end.
Definition at_counted (G : list sign) (i : nat) : bool := match nth_error G i with Some (TheNetwork _ true) => true | _ => false end.
Definition at_set (G : list sign) (i : nat) : bool := match nth_error G i with Some (SetBy _ _ _) => true | _ => false end.
Definition at_map (G : list sign) (i : nat) : bool := match nth_error G i with Some (MapBy _ _) => true | _ => false end.
Definition at_points (G : list sign) (i : nat) : bool := match nth_error G i with Some (PointsAt _ _ _) => true | _ => false end.

Fixpoint number_form (careful : bool) (G : list sign) (x : expression) {struct x} : bool :=
  match x with
  | Whole z => true
  | Local k => at_number G k
  | Calculate (Plus_ | Minus_ | Times_) a b => number_form careful G a && number_form careful G b
  | Calculate Modulo_ a b => number_form careful G a && (if careful then match b with Whole z => 0 <? z | _ => false end else number_form careful G b)
  | Function Abs__ a => number_form careful G a
  | Function Floor__ (Calculate Over_ a (Whole z)) => number_form careful G a && (0 <? z)
  | Extreme _ a b => number_form careful G a && number_form careful G b
  | At_ (Local m) v => at_map G m && vertex_form careful G v
  | Of Order_ (Local h) => match nth_error G h with Some (TheNetwork (Some _) _) => true | _ => false end
  | OfVertex Degree_ (Local h) (Local v) => at_counted G h && at_vertex G v
  | Len (Local s) => match nth_error G s with Some (SetBy _ _ (_ :: _)) => true | _ => false end
  | Cond c a b => exact_form careful G c && number_form careful G a && number_form careful G b
  | Quantify_ Count 1 (Over (OfVertex Neighbours_ (Local h) (Local v))) only body => at_counted G h && at_vertex G v && exact_form true (VertexAt 0 :: G) only && exact_form true (VertexAt 0 :: G) body
  | Quantify_ Sum_of 1 (Over (OfVertex Neighbours_ (Local h) (Local v))) only body => at_counted G h && at_vertex G v && exact_form true (VertexAt 0 :: G) only && number_form true (VertexAt 0 :: G) body
  | _ => false
  end
with vertex_form (careful : bool) (G : list sign) (x : expression) {struct x} : bool :=
  match x with
  | Local v => at_vertex G v
  | At_ (Local m) i => negb careful && at_points G m && number_form careful G i
  | _ => false
  end
with exact_form (careful : bool) (G : list sign) (x : expression) {struct x} : bool :=
  match x with
  | Always b => true
  | WordSays.Not a => exact_form careful G a
  | WordSays.And a b | WordSays.Or a b => exact_form careful G a && exact_form careful G b
  | WordSays.Equal a b => vertex_form careful G a && vertex_form careful G b || number_form careful G a && number_form careful G b
  | WordSays.Less a b => number_form careful G a && number_form careful G b
  | In_ v (Local s) => vertex_form careful G v && at_set G s
  | _ => false
  end.

Notation is_number := (number_form true).
Notation is_exact := (exact_form true).

Section Claims.
Variable F : family.
Notation n := (width (line F)).
Notation here fp := (firstn (length (arguments F)) fp).

(* The sum of what is computed of each arm that is there. *)
Fixpoint tally (ps v : list poly) (f : list poly -> making poly) (l : list arm) (sum : poly) : making poly :=
  match l with [] => ret sum | a :: l => do x <- either (there ps v a) (do w <- arm_to ps v a; f w) (ret []); tally ps v f l (add sum x) end.

Fixpoint number_poly (G : list sign) (fp : list poly) (x : expression) {struct x} : making poly :=
  let two a b f := do p <- number_poly G fp a; do q <- number_poly G fp b; f p q in
  match x with
  | Whole z => ret (constant z)
  | Local k => match nth_error G k with Some (NumberAt o) => ret (nth o fp []) | _ => ret [] end
  | Calculate Plus_ a b => two a b (fun p q => ret (add p q))
  | Calculate Minus_ a b => two a b (fun p q => ret (minus p q))
  | Calculate Times_ a b => two a b (fun p q => ret (multiply p q))
  | Calculate Modulo_ a b => two a b remainder
  | Function Abs__ a => do p <- number_poly G fp a; larger p (opposite p)
  | Function Floor__ (Calculate Over_ a (Whole z)) => do p <- number_poly G fp a; quotient p (constant z)
  | Extreme true a b => two a b larger
  | Extreme false a b => two a b smaller
  | At_ (Local m) v => match nth_error G m with Some (MapBy k t) => do w <- vertex_polys G fp v; poly_of (firstn k fp ++ w) t | _ => ret [] end
  | Of Order_ (Local h) => match nth_error G h with Some (TheNetwork (Some t) _) => poly_of (here fp) t | _ => ret [] end
  | OfVertex Degree_ _ (Local v) => match nth_error G v with Some (VertexAt o) => counted (here fp) (slice n o fp) (arms F) [] | _ => ret [] end
  | Len (Local s) => match nth_error G s with Some (SetBy _ c ts) => summed F 1 (coordinate_levels F) ts (side_weight c) (here fp) | _ => ret [] end
  | Cond c a b => either (exact_claim G fp c) (number_poly G fp a) (number_poly G fp b)
  | Quantify_ q _ (Over (OfVertex _ _ (Local v))) only body => match nth_error G v with
      | Some (VertexAt o) => let G' := VertexAt (length fp) :: G in
        tally (here fp) (slice n o fp) (fun w => either (exact_claim G' (fp ++ w) only)
          (match q with Count => either (exact_claim G' (fp ++ w) body) (ret (constant 1)) (ret []) | _ => number_poly G' (fp ++ w) body end) (ret [])) (arms F) []
      | _ => ret [] end
  | _ => ret []
  end
with vertex_polys (G : list sign) (fp : list poly) (x : expression) {struct x} : making (list poly) :=
  match x with
  | Local v => match nth_error G v with Some (VertexAt o) => ret (slice n o fp) | _ => ret [] end
  | At_ (Local m) i => match nth_error G m with Some (PointsAt k _ l) => do t <- number_poly G fp i; pieces (firstn k fp ++ [t]) n l | _ => ret [] end
  | _ => ret []
  end
with exact_claim (G : list sign) (fp : list poly) (x : expression) {struct x} : claim :=
  match x with
  | Always b => if b then all [] else some []
  | WordSays.Not a => contrary (exact_claim G fp a)
  | WordSays.And a b => all [exact_claim G fp a; exact_claim G fp b]
  | WordSays.Or a b => some [exact_claim G fp a; exact_claim G fp b]
  | WordSays.Equal a b => if vertex_form false G a && vertex_form false G b
      then fun truth => do u <- vertex_polys G fp a; do v <- vertex_polys G fp b; same_tuple_claim u v truth
      else is (number_poly G fp a) (number_poly G fp b)
  | WordSays.Less a b => contrary (at_least (number_poly G fp a) (number_poly G fp b))
  | In_ v (Local s) => match nth_error G s with Some (SetBy k c _) => fun truth => do w <- vertex_polys G fp v; claim_of (firstn k fp ++ w) c truth | _ => all [] end
  | _ => all []
  end.

(* What a text needs for its value: divisors above 0, and places that the maps have. *)
Fixpoint needs (G : list sign) (fp : list poly) (x : expression) : list claim :=
  match x with
  | Calculate o a b => needs G fp a ++ needs G fp b ++ match o, b with Modulo_, Whole z => if 0 <? z then [] else [some []] | Modulo_, _ => [at_least (number_poly G fp b) (ret (constant 1))] | _, _ => [] end
  | WordSays.And a b | WordSays.Or a b | WordSays.Equal a b | WordSays.Less a b | Extreme _ a b => needs G fp a ++ needs G fp b
  | WordSays.Not a | Function _ a | In_ a _ => needs G fp a
  | Cond c a b => needs G fp c ++ needs G fp a ++ needs G fp b
  | At_ (Local m) i => needs G fp i ++ match nth_error G m with
      | Some (PointsAt _ o _) => [at_least (number_poly G fp i) (ret (nth o fp [])); at_least (ret (nth (S o) fp [])) (number_poly G fp i)] | _ => [] end
  | _ => []
  end.
End Claims.

(* ---------- Values ---------- *)

Section Values.
Variables (F : family) (xs : list Z).
Notation n := (width (line F)).
Notation pv := (params F xs).

Definition tally_at (v : list Z) (f : list Z -> Z) : Z := fold_left (fun sum a => sum + if there_at pv v a then f (arm_at pv v a) else 0) (arms F) 0.

Fixpoint number_at (G : list sign) (fv : list Z) (x : expression) {struct x} : Z :=
  match x with
  | Whole z => z
  | Local k => match nth_error G k with Some (NumberAt o) => nth o fv 0 | _ => 0 end
  | Calculate Plus_ a b => number_at G fv a + number_at G fv b
  | Calculate Minus_ a b => number_at G fv a - number_at G fv b
  | Calculate Times_ a b => number_at G fv a * number_at G fv b
  | Calculate Modulo_ a b => number_at G fv a mod number_at G fv b
  | Function Abs__ a => Z.abs (number_at G fv a)
  | Function Floor__ (Calculate Over_ a (Whole z)) => number_at G fv a / z
  | Extreme true a b => Z.max (number_at G fv a) (number_at G fv b)
  | Extreme false a b => Z.min (number_at G fv a) (number_at G fv b)
  | At_ (Local m) v => match nth_error G m with Some (MapBy k t) => num (firstn k fv ++ vertex_value G fv v) t | _ => 0 end
  | Of Order_ (Local h) => match nth_error G h with Some (TheNetwork (Some t) _) => num pv t | _ => 0 end
  | OfVertex Degree_ _ (Local v) => match nth_error G v with Some (VertexAt o) => counted_at pv (slice n o fv) (arms F) 0 | _ => 0 end
  | Len (Local s) => match nth_error G s with Some (SetBy _ c ts) => from_at 1 (side_weight_at c) (coordinate_levels F) ts pv pv | _ => 0 end
  | Cond c a b => if exact_at G fv c then number_at G fv a else number_at G fv b
  | Quantify_ q _ (Over (OfVertex _ _ (Local v))) only body => match nth_error G v with
      | Some (VertexAt o) => let G' := VertexAt (length fv) :: G in
        tally_at (slice n o fv) (fun w => if exact_at G' (fv ++ w) only then match q with Count => if exact_at G' (fv ++ w) body then 1 else 0 | _ => number_at G' (fv ++ w) body end else 0)
      | _ => 0 end
  | _ => 0
  end
with vertex_value (G : list sign) (fv : list Z) (x : expression) {struct x} : list Z :=
  match x with
  | Local v => match nth_error G v with Some (VertexAt o) => slice n o fv | _ => [] end
  | At_ (Local m) i => match nth_error G m with Some (PointsAt k _ l) => pieces_at (firstn k fv ++ [number_at G fv i]) n l | _ => [] end
  | _ => []
  end
with exact_at (G : list sign) (fv : list Z) (x : expression) {struct x} : bool :=
  match x with
  | Always b => b
  | WordSays.Not a => negb (exact_at G fv a)
  | WordSays.And a b => exact_at G fv a && exact_at G fv b
  | WordSays.Or a b => exact_at G fv a || exact_at G fv b
  | WordSays.Equal a b => if vertex_form false G a && vertex_form false G b then same_tuple_at (vertex_value G fv a) (vertex_value G fv b) else number_at G fv a =? number_at G fv b
  | WordSays.Less a b => negb (number_at G fv b <=? number_at G fv a)
  | In_ v (Local s) => match nth_error G s with Some (SetBy k c _) => yes (firstn k fv ++ vertex_value G fv v) c | _ => true end
  | _ => true
  end.

Fixpoint needs_at (G : list sign) (fv : list Z) (x : expression) : list bool :=
  match x with
  | Calculate o a b => needs_at G fv a ++ needs_at G fv b ++ match o, b with Modulo_, Whole z => if 0 <? z then [] else [false] | Modulo_, _ => [1 <=? number_at G fv b] | _, _ => [] end
  | WordSays.And a b | WordSays.Or a b | WordSays.Equal a b | WordSays.Less a b | Extreme _ a b => needs_at G fv a ++ needs_at G fv b
  | WordSays.Not a | Function _ a | In_ a _ => needs_at G fv a
  | Cond c a b => needs_at G fv c ++ needs_at G fv a ++ needs_at G fv b
  | At_ (Local m) i => needs_at G fv i ++ match nth_error G m with
      | Some (PointsAt _ o _) => [nth o fv 0 <=? number_at G fv i; number_at G fv i <=? nth (S o) fv 0] | _ => [] end
  | _ => []
  end.
End Values.

(* ---------- Claims mean what the values are ---------- *)

Lemma slice_length {A} (n o : nat) (l : list A) : (o + n <= length l)%nat -> length (slice n o l) = n.
Proof. intros H; unfold slice; rewrite firstn_length, skipn_length; lia. Qed.

Lemma slice_app {A} (n o : nat) (l m : list A) : (o + n <= length l)%nat -> slice n o (l ++ m) = slice n o l.
Proof.
  intros H; unfold slice; rewrite skipn_app, firstn_app, skipn_length; replace (n - (length l - o))%nat with 0%nat by lia; rewrite firstn_O, app_nil_r; reflexivity.
Qed.

Lemma slice_new {A} (l m : list A) : slice (length m) (length l) (l ++ m) = m.
Proof. unfold slice; rewrite skipn_app, skipn_all, Nat.sub_diag; cbn [app skipn]; apply firstn_all. Qed.

Lemma firstn_front {A} k (l m : list A) : (k <= length l)%nat -> firstn k (l ++ m) = firstn k l.
Proof. intros H; rewrite firstn_app; replace (k - length l)%nat with 0%nat by lia; rewrite firstn_O, app_nil_r; reflexivity. Qed.

Lemma have_slice w ps xs n o : have w ps xs -> have w (slice n o ps) (slice n o xs).
Proof.
  intros H; unfold slice; apply have_firstn; revert o; induction H as [|p x ps xs P H IH]; intros [|o]; cbn [skipn]; try constructor; auto.
Qed.

(* Forms look at what signs are, not where they stand. *)
Definition sort_of (s : sign) : nat :=
  match s with
  | TheNetwork None false => 0 | TheNetwork (Some _) false => 6 | TheNetwork None true => 7 | TheNetwork (Some _) true => 8
  | NumberAt _ => 1 | VertexAt _ => 2 | SetBy _ _ [] => 3 | SetBy _ _ _ => 4 | MapBy _ _ => 5 | PointsAt _ _ _ => 9
  end.

Lemma sorted_at G G' i : map sort_of G = map sort_of G' -> option_map sort_of (nth_error G i) = option_map sort_of (nth_error G' i).
Proof. intros E; rewrite <- !nth_error_map, E; reflexivity. Qed.

Ltac by_sorts E := repeat match goal with |- context [nth_error ?G ?i] => let K := fresh "K" in pose proof (sorted_at _ _ i E) as K; destruct (nth_error G i) as [[[?|] []| | |? ? [|? ?]| |]|]; destruct (nth_error _ i) as [[[?|] []| | |? ? [|? ?]| |]|]; try discriminate K; clear K end.

Lemma forms_sorted : forall x c G G', map sort_of G = map sort_of G' -> number_form c G x = number_form c G' x /\ vertex_form c G x = vertex_form c G' x /\ exact_form c G x = exact_form c G' x.
Proof.
  fix IH 1; intros x c G G' E.
  assert (Nu : forall i, at_number G i = at_number G' i) by (intros i; unfold at_number; by_sorts E; reflexivity).
  assert (Ve : forall i, at_vertex G i = at_vertex G' i) by (intros i; unfold at_vertex; by_sorts E; reflexivity).
  assert (Se : forall i, at_set G i = at_set G' i) by (intros i; unfold at_set; by_sorts E; reflexivity).
  assert (Ma : forall i, at_map G i = at_map G' i) by (intros i; unfold at_map; by_sorts E; reflexivity).
  assert (Po : forall i, at_points G i = at_points G' i) by (intros i; unfold at_points; by_sorts E; reflexivity).
  assert (Co : forall i, at_counted G i = at_counted G' i) by (intros i; unfold at_counted; by_sorts E; reflexivity).
  assert (E' : map sort_of (VertexAt 0 :: G) = map sort_of (VertexAt 0 :: G')) by (cbn [map]; rewrite E; reflexivity).
  split; [|split]; destruct x; cbn [number_form vertex_form exact_form]; rewrite ?Nu, ?Ve;
    repeat match goal with |- context [number_form ?d G ?y] => rewrite (proj1 (IH y d G G' E)) | |- context [vertex_form ?d G ?y] => rewrite (proj1 (proj2 (IH y d G G' E))) | |- context [exact_form ?d G ?y] => rewrite (proj2 (proj2 (IH y d G G' E))) end; try reflexivity.
  - destruct f; try reflexivity; destruct x; try reflexivity; destruct o; try reflexivity; destruct x2; try reflexivity; rewrite (proj1 (IH x1 c G G' E)); reflexivity.
  - destruct x1; try reflexivity; rewrite Ma; reflexivity.
  - destruct x; try reflexivity; by_sorts E; reflexivity.
  - destruct q; try reflexivity; destruct x; try reflexivity; by_sorts E; reflexivity.
  - destruct q; try reflexivity; destruct x1; try reflexivity; destruct x2; try reflexivity; rewrite Co, Ve; reflexivity.
  - destruct k; try reflexivity; destruct names as [|[|?]]; try reflexivity; destruct r as [y| |]; try reflexivity; destruct y; try reflexivity; destruct q; try reflexivity; destruct y1; try reflexivity; destruct y2; try reflexivity;
      rewrite Co, Ve; rewrite ?(proj1 (IH _ true _ _ E')), !(proj2 (proj2 (IH _ true _ _ E'))); reflexivity.
  - destruct x1; try reflexivity; rewrite Po; reflexivity.
  - destruct x2; try reflexivity; rewrite Se; reflexivity.
Qed.

(* What is computed with care can be computed. *)
Lemma forms_free : forall x c G, (number_form c G x = true -> number_form false G x = true) /\ (vertex_form c G x = true -> vertex_form false G x = true) /\ (exact_form c G x = true -> exact_form false G x = true).
Proof.
  fix IH 1; intros x [] G; [|split; [|split]; intros T; exact T].
  split; [|split]; destruct x; cbn [number_form vertex_form exact_form]; intros T; try discriminate T; try exact T.
  all: try (both T; both T; rewrite !(proj1 (IH _ true G)) by assumption; rewrite (proj2 (proj2 (IH _ true G))) by assumption; reflexivity).
  - destruct o; try discriminate T; both T; rewrite (proj1 (IH _ true G) T); [rewrite (proj1 (IH _ true G) T0); reflexivity .. |]; destruct x2; try discriminate T0; reflexivity.
  - destruct f; try discriminate T; [|apply (proj1 (IH _ true G) T)]; destruct x; try discriminate T; destruct o; try discriminate T; destruct x2; try discriminate T; both T; rewrite (proj1 (IH _ true G) T), T0; reflexivity.
  - both T; rewrite (proj1 (IH _ true G) T), (proj1 (IH _ true G) T0); reflexivity.
  - destruct x1; try discriminate T; both T; rewrite T, (proj1 (proj2 (IH _ true G)) T0); reflexivity.
  - destruct x1; discriminate T.
  - apply (proj2 (proj2 (IH _ true G)) T).
  - both T; rewrite (proj2 (proj2 (IH _ true G)) T), (proj2 (proj2 (IH _ true G)) T0); reflexivity.
  - both T; rewrite (proj2 (proj2 (IH _ true G)) T), (proj2 (proj2 (IH _ true G)) T0); reflexivity.
  - apply orb_true_iff in T; destruct T as [T|T]; both T; apply orb_true_iff; [left | right].
    + rewrite (proj1 (proj2 (IH _ true G)) T), (proj1 (proj2 (IH _ true G)) T0); reflexivity.
    + rewrite (proj1 (IH _ true G) T), (proj1 (IH _ true G) T0); reflexivity.
  - both T; rewrite (proj1 (IH _ true G) T), (proj1 (IH _ true G) T0); reflexivity.
  - destruct x2; try discriminate T; both T; rewrite (proj1 (proj2 (IH _ true G)) T), T0; reflexivity.
Qed.

(* Nothing is both a number and a vertex. *)
Lemma number_no_vertex c d G x : number_form c G x = true -> vertex_form d G x = false.
Proof.
  destruct x; try reflexivity; cbn [number_form vertex_form].
  - unfold at_number, at_vertex; destruct (nth_error G k) as [[]|]; congruence.
  - destruct x1; try discriminate; unfold at_map, at_points; intros T; both T; destruct (nth_error G k) as [[]|]; try discriminate T; rewrite andb_false_r; reflexivity.
Qed.

(* A sign's places are there. *)
Definition placed (n o : nat) (s : sign) : Prop :=
  match s with
  | TheNetwork _ _ => True | NumberAt i => (i < o)%nat | VertexAt i => (i + n <= o)%nat | SetBy k _ _ | MapBy k _ => (k <= o)%nat
  | PointsAt k i l => (k <= o)%nat /\ (S i < o)%nat /\ widths n l = true
  end.

Lemma placed_more n o p s : (o <= p)%nat -> placed n o s -> placed n p s.
Proof. destruct s; cbn [placed]; try lia; intros L (A & B & C); repeat split; [lia | lia | exact C]. Qed.

Lemma placed_all n o p G : (o <= p)%nat -> Forall (placed n o) G -> Forall (placed n p) G.
Proof. intros L; apply Forall_impl; intros s; apply placed_more, L. Qed.

Section Means.
Variables (F : family) (xs : list Z).
Hypothesis R : network_right F xs.
Notation n := (width (line F)).
Notation k := (length (arguments F)).
Notation pv := (params F xs).

Lemma two_yield (m m' : making poly) (f : poly -> poly -> making poly) x y z w : yields m x w -> yields m' y w ->
  (forall w' p q, later w w' -> has w' p x -> has w' q y -> yields (f p q) z w') -> yields (do p <- m; do q <- m'; f p q) z w.
Proof.
  intros M M' H; apply (yields_bind _ _ x z w M); intros w' p L P; apply (yields_bind _ _ y z w' (yields_later _ _ _ _ L M')); intros w'' q L' Q.
  apply H; [apply (later_trans _ _ _ L L') | apply (has_later _ _ _ _ L' P) | exact Q].
Qed.

Lemma lists_yield m ys f y w : lists_ m ys w -> (forall w' ps, later w w' -> have w' ps ys -> yields (f ps) y w') -> yields (do v <- m; f v) y w.
Proof. intros M H w' L; eapply gives_bind; [apply M, L|]; intros w'' ps L' P; apply (H w'' ps (later_trans _ _ _ L L') P), later_refl. Qed.

Lemma yields_list m x f ys w : yields m x w -> (forall w' p, later w w' -> has w' p x -> lists_ (f p) ys w') -> lists_ (do p <- m; f p) ys w.
Proof. intros M H w' L; eapply gives_bind; [apply M, L|]; intros w'' p L' P; apply (H w'' p (later_trans _ _ _ L L') P), later_refl. Qed.

Lemma lists_ret ps ys w : have w ps ys -> lists_ (ret ps) ys w.
Proof. intros H w' L; apply gives_ret, (have_later _ _ _ _ L H). Qed.

Lemma params_there fp fv w : firstn k fv = pv -> have w fp fv -> have w (firstn k fp) pv.
Proof. intros <- H; apply have_firstn, H. Qed.

Lemma params_front (fv v : list Z) : firstn k fv = pv -> firstn k (fv ++ v) = pv.
Proof. intros P; rewrite <- P; apply firstn_front; rewrite <- (params_length F xs), <- P, firstn_length; lia. Qed.

Lemma placed_vertex (fv v : list Z) G : Forall (placed n (length fv)) G -> length v = n -> Forall (placed n (length (fv ++ v))) (VertexAt (length fv) :: G).
Proof. intros S L; rewrite app_length, L; constructor; [cbn [placed]; lia | apply (placed_all n (length fv)); [lia | exact S]]. Qed.

Lemma placed_number (fv : list Z) z G : Forall (placed n (length fv)) G -> Forall (placed n (length (fv ++ [z]))) (NumberAt (length fv) :: G).
Proof. intros S; rewrite app_length; cbn [length]; constructor; [cbn [placed]; lia | apply (placed_all n (length fv)); [lia | exact S]]. Qed.

Lemma yields_tally ps v x f f' w : have w ps pv -> have w v x -> forall l, (forall a, In a l -> In a (arms F)) ->
  (forall w' ws a, In a (arms F) -> later w w' -> have w' ws (arm_at pv x a) -> yields (f ws) (f' (arm_at pv x a)) w') ->
  forall w0 p y, later w w0 -> has w0 p y -> yields (tally ps v f l p) (fold_left (fun sum a => sum + if there_at pv x a then f' (arm_at pv x a) else 0) l y) w0.
Proof.
  intros P V l I H; induction l as [|a l IH]; intros w0 p y L Y; [apply yields_ret, Y|]; cbn [tally fold_left].
  apply (yields_bind _ _ (if there_at pv x a then f' (arm_at pv x a) else 0)).
  - apply yields_either; [apply there_means; [apply (have_later _ _ _ _ L P) | apply (have_later _ _ _ _ L V)] | | intros _; apply yields_ret, has_none].
    intros _; apply (lists_yield _ (arm_at pv x a)); [apply arm_lists; [apply (have_later _ _ _ _ L P) | apply (have_later _ _ _ _ L V)]|].
    intros w1 ws L1 Hw; apply H; [apply I; left; reflexivity | apply (later_trans _ _ _ L L1) | exact Hw].
  - intros w1 q L1 Q; apply IH; [intros b J; apply I; right; exact J | apply (later_trans _ _ _ L L1) | apply has_add; [apply (has_later _ _ _ _ L1 Y) | exact Q]].
Qed.

Definition number_means x := forall G fp fv w, number_form false G x = true -> Forall (placed n (length fv)) G -> firstn k fv = pv -> have w fp fv ->
  yields (number_poly F G fp x) (number_at F xs G fv x) w.
Definition vertex_means_ x := forall G fp fv w, vertex_form false G x = true -> Forall (placed n (length fv)) G -> firstn k fv = pv -> have w fp fv ->
  lists_ (vertex_polys F G fp x) (vertex_value F xs G fv x) w /\ length (vertex_value F xs G fv x) = n.
Definition exact_means x := forall G fp fv w, exact_form false G x = true -> Forall (placed n (length fv)) G -> firstn k fv = pv -> have w fp fv ->
  means (exact_claim F G fp x) (exact_at F xs G fv x) w.

Lemma sorts_vertex G o p : map sort_of (VertexAt o :: G) = map sort_of (VertexAt p :: G).
Proof. reflexivity. Qed.

Lemma all_mean : forall x, number_means x /\ vertex_means_ x /\ exact_means x.
Proof.
  fix IH 1; intros x; split; [|split].
  - intros G fp fv w T S P H; destruct x; cbn [number_form] in T; try discriminate T; cbn [number_poly number_at].
    + apply yields_ret, has_constant.
    + unfold at_number in T; destruct (nth_error G k) as [[]|]; try discriminate T; apply yields_ret, have_nth, H.
    + destruct o; try discriminate T; both T; pose proof (proj1 (IH x1) G fp fv w T S P H) as A; pose proof (proj1 (IH x2) G fp fv w T0 S P H) as B; apply (two_yield _ _ _ _ _ _ _ A B); intros; try apply yields_ret.
      * apply has_add; assumption.
      * apply has_minus; assumption.
      * apply has_multiply; assumption.
      * apply yields_remainder; assumption.
    + destruct f; try discriminate T.
      { destruct x; try discriminate T; destruct o; try discriminate T; destruct x2; try discriminate T; both T; apply (yields_bind _ _ _ _ _ (proj1 (IH x1) G fp fv w T S P H)); intros w' p L Hp; apply yields_quotient; [exact Hp | apply has_constant]. }
      pose proof (proj1 (IH x) G fp fv w T S P H) as A; apply (yields_bind _ _ _ _ _ A); intros w' p L Hp.
      replace (Z.abs _) with (Z.max (number_at F xs G fv x) (- number_at F xs G fv x)) by lia; apply yields_larger; [exact Hp | apply has_opposite, Hp].
    + both T; pose proof (proj1 (IH x1) G fp fv w T S P H) as A; pose proof (proj1 (IH x2) G fp fv w T0 S P H) as B.
      destruct greater; apply (two_yield _ _ _ _ _ _ _ A B); intros; [apply yields_larger | apply yields_smaller]; assumption.
    + both T; both T; apply yields_either; [apply (proj2 (proj2 (IH x1))); assumption | intros _; apply (proj1 (IH x2)); assumption | intros _; apply (proj1 (IH x3)); assumption].
    + destruct x1; try discriminate T; both T; unfold at_map in T; destruct (nth_error G k) as [[]|] eqn:Em; try discriminate T.
      apply (lists_yield _ (vertex_value F xs G fv x2)); [apply (proj1 (proj2 (IH x2))); assumption|]; intros w' ws L Hw; apply poly_of_yields, have_app; [apply have_firstn, (have_later _ _ _ _ L H) | exact Hw].
    + destruct x; try discriminate T; destruct (nth_error G k) as [[| | |? c [|? ?]| |]|]; try discriminate T.
      pose proof (params_there _ _ _ P H) as K; apply (yields_from 1 (side_weight c) (side_weight_at c) (yields_side_weight c)); exact K.
    + destruct q; try discriminate T; destruct x; try discriminate T; destruct (nth_error G k) as [[[t|] ?| | | | |]|]; try discriminate T; apply poly_of_yields, (params_there _ _ _ P H).
    + destruct q; try discriminate T; destruct x1; try discriminate T; destruct x2; try discriminate T; both T; unfold at_vertex in T0; destruct (nth_error G k0) as [[]|]; try discriminate T0.
      apply yields_counted; [apply (params_there _ _ _ P H) | apply have_slice, H | apply has_none].
    + destruct k as [| |  | | | |]; try discriminate T; destruct names as [|[|?]]; try discriminate T; destruct r as [y| |]; try discriminate T; destruct y; try discriminate T; destruct q; try discriminate T; destruct y1; try discriminate T; destruct y2; try discriminate T; both T; both T; both T;
        unfold at_vertex in T2; destruct (nth_error G k0) as [[| |o| | |]|]; try discriminate T2;
        apply (yields_tally _ _ _ _ _ w (params_there _ _ _ P H) (have_slice _ _ _ _ _ H) (arms F) (fun a I => I)); [|apply later_refl | apply has_none | |apply later_refl | apply has_none];
        intros w' ws a I L Hw; pose proof (have_later _ _ _ _ L H) as H'; pose proof (have_app _ _ _ _ _ H' Hw) as H2; rewrite (have_length _ _ _ H);
        assert (S' : Forall (placed n (length (fv ++ arm_at pv (slice n o fv) a))) (VertexAt (length fv) :: G)) by (apply placed_vertex; [exact S | apply (arms_wide F xs a _ R I)]);
        (apply yields_either; [apply (proj2 (proj2 (IH x1))); [rewrite (proj2 (proj2 (forms_sorted x1 false _ _ (sorts_vertex G (length fv) 0)))); apply (forms_free x1 true), T1 | exact S' | apply params_front, P | exact H2] | intros _ | intros _; apply yields_ret, has_none]).
      * apply (yields_either _ _ _ _ 1 0); [apply (proj2 (proj2 (IH x2))); [rewrite (proj2 (proj2 (forms_sorted x2 false _ _ (sorts_vertex G (length fv) 0)))); apply (forms_free x2 true), T0 | exact S' | apply params_front, P | exact H2] | intros _; apply yields_ret, has_constant | intros _; apply yields_ret, has_none].
      * apply (proj1 (IH x2)); [rewrite (proj1 (forms_sorted x2 false _ _ (sorts_vertex G (length fv) 0))); apply (forms_free x2 true), T0 | exact S' | apply params_front, P | exact H2].
  - intros G fp fv w T S P H; destruct x; cbn [vertex_form] in T; try discriminate T; cbn [vertex_polys vertex_value].
    + unfold at_vertex in T; destruct (nth_error G k) as [[]|] eqn:E; try discriminate T; rewrite Forall_forall in S; pose proof (S _ (nth_error_In _ _ E)) as Q; cbn [placed] in Q.
      split; [apply lists_ret, have_slice, H | apply slice_length, Q].
    + destruct x1; try discriminate T; cbn [negb andb] in T; both T; unfold at_points in T; destruct (nth_error G k) as [[| | | | |j o l]|] eqn:E; try discriminate T.
      rewrite Forall_forall in S; pose proof (S _ (nth_error_In _ _ E)) as Q; cbn [placed] in Q; destruct Q as (_ & _ & W); rewrite <- Forall_forall in S.
      split; [|apply pieces_at_length, W]; apply (yields_list _ (number_at F xs G fv x2)); [apply (proj1 (IH x2)); assumption|]; intros w' t L Ht.
      apply pieces_lists; [|exact W]; apply have_app; [apply have_firstn, (have_later _ _ _ _ L H) | repeat constructor; exact Ht].
  - intros G fp fv w T S P H; destruct x; cbn [exact_form] in T; try discriminate T; cbn [exact_claim exact_at].
    + destruct b; [apply (means_all [] []) | apply (means_some [] [])]; constructor.
    + apply means_contrary, (proj2 (proj2 (IH x))); assumption.
    + both T; apply means_all_two; [apply (proj2 (proj2 (IH x1))) | apply (proj2 (proj2 (IH x2)))]; assumption.
    + both T; apply means_some_two; [apply (proj2 (proj2 (IH x1))) | apply (proj2 (proj2 (IH x2)))]; assumption.
    + apply orb_true_iff in T; destruct T as [T|T]; both T.
      * rewrite T, T0; cbn [andb]; destruct (proj1 (proj2 (IH x1)) G fp fv w T S P H) as [A La]; destruct (proj1 (proj2 (IH x2)) G fp fv w T0 S P H) as [B Lb].
        apply (means_lists _ (fun u => fun truth => do v <- vertex_polys F G fp x2; same_tuple_claim u v truth) _ _ _ A); intros w' us L Hu.
        apply (means_lists _ (fun v => same_tuple_claim us v) _ _ _ (fun w2 L2 => B w2 (later_trans _ _ _ L L2))); intros w2 vs L2 Hv.
        apply same_tuple_means; [apply (have_later _ _ _ _ L2 Hu) | exact Hv |]; change (length (vertex_value F xs G fv x1) = length (vertex_value F xs G fv x2)); congruence.
      * rewrite (number_no_vertex false false G x1 T); cbn [andb]; apply means_is; [apply (proj1 (IH x1)) | apply (proj1 (IH x2))]; assumption.
    + both T; apply means_contrary, means_at_least; [apply (proj1 (IH x1)) | apply (proj1 (IH x2))]; assumption.
    + destruct x2; try discriminate T; both T; unfold at_set in T0; destruct (nth_error G k) as [[]|] eqn:E; try discriminate T0.
      destruct (proj1 (proj2 (IH x1)) G fp fv w T S P H) as [A La]; apply (means_lists _ (fun ws => claim_of (firstn _ fp ++ ws) _) _ _ _ A); intros w' ws L Hw.
      apply claim_of_means, have_app; [apply have_firstn, (have_later _ _ _ _ L H) | exact Hw].
Qed.

Lemma both_mean : forall x,
  (forall G fp fv w, is_number G x = true -> Forall (placed n (length fv)) G -> firstn k fv = pv -> have w fp fv -> yields (number_poly F G fp x) (number_at F xs G fv x) w) /\
  (forall G fp fv w, is_exact G x = true -> Forall (placed n (length fv)) G -> firstn k fv = pv -> have w fp fv -> means (exact_claim F G fp x) (exact_at F xs G fv x) w).
Proof.
  intros x; destruct (all_mean x) as (A & _ & C); split; intros G fp fv w T; [apply A, (forms_free x true), T | apply C, (forms_free x true), T].
Qed.

(* What is needed is claimed. *)
Definition computed G x : bool := number_form false G x || vertex_form false G x || exact_form false G x.

Lemma number_computed G x : number_form false G x = true -> computed G x = true.
Proof. intros T; unfold computed; rewrite T; reflexivity. Qed.
Lemma vertex_computed G x : vertex_form false G x = true -> computed G x = true.
Proof. intros T; unfold computed; rewrite T, orb_true_r; reflexivity. Qed.
Lemma exact_computed G x : exact_form false G x = true -> computed G x = true.
Proof. intros T; unfold computed; rewrite T, orb_true_r; reflexivity. Qed.

Lemma needs_mean : forall x G fp fv w, computed G x = true -> Forall (placed n (length fv)) G -> firstn k fv = pv -> have w fp fv ->
  Forall2 (fun c b => means c b w) (needs F G fp x) (needs_at F xs G fv x).
Proof.
  fix IH 1; intros x G fp fv w T S P H; unfold computed in T.
  destruct x; cbn [number_form vertex_form exact_form] in T; rewrite ?orb_false_r in T; cbn [orb] in T; try discriminate T; cbn [needs needs_at]; try (constructor; fail).
  - apply IH; try assumption; apply exact_computed, T.
  - both T; apply Forall2_app; apply IH; try assumption; apply exact_computed; assumption.
  - both T; apply Forall2_app; apply IH; try assumption; apply exact_computed; assumption.
  - apply orb_true_iff in T; destruct T as [T|T]; both T; apply Forall2_app; apply IH; try assumption; first [apply vertex_computed; assumption | apply number_computed; assumption].
  - both T; apply Forall2_app; apply IH; try assumption; apply number_computed; assumption.
  - destruct x2; try discriminate T; both T; apply IH; try assumption; apply vertex_computed, T.
  - destruct o; try discriminate T; both T; apply Forall2_app; try (apply IH; try assumption; apply number_computed; assumption); apply Forall2_app; try (apply IH; try assumption; apply number_computed; assumption); try constructor.
    assert (K : means (at_least (number_poly F G fp x2) (ret (constant 1))) (1 <=? number_at F xs G fv x2) w) by (apply means_at_least; [apply (proj1 (all_mean x2)); assumption | apply yields_ret, has_constant]).
    destruct x2; try (repeat constructor; exact K); destruct (0 <? z); repeat constructor; apply (means_some [] []); constructor.
  - destruct f; try discriminate T; [|apply IH; try assumption; apply number_computed, T]; destruct x; try discriminate T; destruct o; try discriminate T; destruct x2; try discriminate T; both T.
    cbn [needs needs_at]; rewrite !app_nil_r; apply IH; try assumption; apply number_computed, T.
  - both T; apply Forall2_app; apply IH; try assumption; apply number_computed; assumption.
  - both T; both T; apply Forall2_app; [apply IH; try assumption; apply exact_computed; assumption|]; apply Forall2_app; apply IH; try assumption; apply number_computed; assumption.
  - destruct x1; try discriminate T; apply orb_true_iff in T; destruct T as [T|T]; cbn [negb andb] in T; both T; (apply Forall2_app; [apply IH; try assumption; first [apply number_computed; assumption | apply vertex_computed; assumption]|]).
    + unfold at_map in T; destruct (nth_error G k) as [[]|]; try discriminate T; constructor.
    + unfold at_points in T; destruct (nth_error G k) as [[]|]; try discriminate T; pose proof (proj1 (all_mean x2) G fp fv w T0 S P H) as B.
      repeat constructor; apply means_at_least; first [exact B | apply yields_ret, have_nth, H].
Qed.

(* What is computed with care needs nothing. *)
Lemma careful_needs : forall x G fv, is_number G x || vertex_form true G x || is_exact G x = true -> forallb (fun b => b) (needs_at F xs G fv x) = true.
Proof.
  fix IH 1; intros x G fv T.
  assert (Two : forall l m, forallb (fun b => b) l = true -> forallb (fun b => b) m = true -> forallb (fun b : bool => b) (l ++ m) = true) by (intros l m A B; rewrite forallb_app, A, B; reflexivity).
  destruct x; cbn [number_form vertex_form exact_form] in T; rewrite ?orb_false_r in T; cbn [orb] in T; try discriminate T; cbn [needs_at]; try reflexivity.
  - apply IH; rewrite T, orb_true_r; reflexivity.
  - both T; apply Two; apply IH; rewrite ?T, ?T0, orb_true_r; reflexivity.
  - both T; apply Two; apply IH; rewrite ?T, ?T0, orb_true_r; reflexivity.
  - apply orb_true_iff in T; destruct T as [T|T]; both T; apply Two; apply IH; rewrite ?T, ?T0, ?orb_true_r; reflexivity.
  - both T; apply Two; apply IH; rewrite ?T, ?T0; reflexivity.
  - destruct x2; try discriminate T; both T; apply IH; rewrite T, orb_true_r; reflexivity.
  - destruct o; try discriminate T; both T; (apply Two; [apply IH; rewrite T; reflexivity|]); try (apply Two; [apply IH; rewrite T0; reflexivity | reflexivity]).
    destruct x2; try discriminate T0; cbn [needs_at app]; rewrite T0; reflexivity.
  - destruct f; try discriminate T; [|apply IH; rewrite T; reflexivity]; destruct x; try discriminate T; destruct o; try discriminate T; destruct x2; try discriminate T; both T.
    cbn [needs_at]; rewrite !app_nil_r; apply IH; rewrite T; reflexivity.
  - both T; apply Two; apply IH; rewrite ?T, ?T0; reflexivity.
  - both T; both T; apply Two; [apply IH; rewrite T, orb_true_r; reflexivity|]; apply Two; apply IH; rewrite ?T1, ?T0; reflexivity.
  - destruct x1; try discriminate T; cbn [negb andb] in T; rewrite orb_false_r in T; both T; apply Two; [apply IH; rewrite T0, orb_true_r; reflexivity|].
    unfold at_map in T; destruct (nth_error G k) as [[]|]; try discriminate T; reflexivity.
Qed.
End Means.

