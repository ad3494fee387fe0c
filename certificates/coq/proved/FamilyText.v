(* Words about the networks of families by their own text: where it says "some", by a term, a condition or a tuple that stands for
   what is chosen; where it says "all", for any vertex, or any number. *)

From Coq Require Import ZArith NArith Lia List Bool Uint63.
From Topocert Require Import Graph Walk Text TextMeaning CheckLinear CheckQuestion CheckTerms CheckFamily CheckPlace CheckProper CheckTheorem CheckSums CheckTotals CheckHalves.
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

(* All variables' coordinates stand in one list, first the network's parameters. A variable is the network, whose order may be known; the number at a place;
   the vertex whose coordinates begin at a place; the set of the vertices with a condition, or the map that a term says of each,
   which are about what stands before a place, and the vertex. *)
Inductive sign := TheNetwork (order_ : option term) | NumberAt (o : nat) | VertexAt (o : nat) | SetBy (n : nat) (c : cond) (ts : list term) | MapBy (n : nat) (t : term).

Definition slice {A} (n o : nat) (l : list A) : list A := firstn n (skipn o l).

Section Claims.
Variable F : family.
Notation n := (width (line F)).

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
  | Extreme true a b => two a b larger
  | Extreme false a b => two a b smaller
  | At_ (Local m) (Local v) => match nth_error G m, nth_error G v with Some (MapBy k t), Some (VertexAt o) => poly_of (firstn k fp ++ slice n o fp) t | _, _ => ret [] end
  | Of Order_ (Local h) => match nth_error G h with Some (TheNetwork (Some t)) => poly_of (firstn (length (arguments F)) fp) t | _ => ret [] end
  | Len (Local s) => match nth_error G s with Some (SetBy _ c ts) => summed F 1 (coordinate_levels F) ts (side_weight c) (firstn (length (arguments F)) fp) | _ => ret [] end
  | Cond c a b => either (exact_claim G fp c) (number_poly G fp a) (number_poly G fp b)
  | _ => ret []
  end
with exact_claim (G : list sign) (fp : list poly) (x : expression) {struct x} : claim :=
  match x with
  | Always b => if b then all [] else some []
  | WordSays.Not a => contrary (exact_claim G fp a)
  | WordSays.And a b => all [exact_claim G fp a; exact_claim G fp b]
  | WordSays.Or a b => some [exact_claim G fp a; exact_claim G fp b]
  | WordSays.Equal a b =>
    match a, b with
    | Local u, Local v => match nth_error G u, nth_error G v with
        | Some (VertexAt o), Some (VertexAt p) => same_tuple_claim (slice n o fp) (slice n p fp)
        | _, _ => is (number_poly G fp a) (number_poly G fp b) end
    | _, _ => is (number_poly G fp a) (number_poly G fp b)
    end
  | WordSays.Less a b => contrary (at_least (number_poly G fp a) (number_poly G fp b))
  | In_ (Local v) (Local s) => match nth_error G v, nth_error G s with Some (VertexAt o), Some (SetBy k c _) => claim_of (firstn k fp ++ slice n o fp) c | _, _ => all [] end
  | _ => all []
  end.
End Claims.

(* ---------- Values ---------- *)

Section Values.
Variables (F : family) (xs : list Z).
Notation n := (width (line F)).
Notation pv := (params F xs).

Fixpoint number_at (G : list sign) (fv : list Z) (x : expression) {struct x} : Z :=
  match x with
  | Whole z => z
  | Local k => match nth_error G k with Some (NumberAt o) => nth o fv 0 | _ => 0 end
  | Calculate Plus_ a b => number_at G fv a + number_at G fv b
  | Calculate Minus_ a b => number_at G fv a - number_at G fv b
  | Calculate Times_ a b => number_at G fv a * number_at G fv b
  | Calculate Modulo_ a b => number_at G fv a mod number_at G fv b
  | Function Abs__ a => Z.abs (number_at G fv a)
  | Extreme true a b => Z.max (number_at G fv a) (number_at G fv b)
  | Extreme false a b => Z.min (number_at G fv a) (number_at G fv b)
  | At_ (Local m) (Local v) => match nth_error G m, nth_error G v with Some (MapBy k t), Some (VertexAt o) => num (firstn k fv ++ slice n o fv) t | _, _ => 0 end
  | Of Order_ (Local h) => match nth_error G h with Some (TheNetwork (Some t)) => num pv t | _ => 0 end
  | Len (Local s) => match nth_error G s with Some (SetBy _ c ts) => from_at 1 (side_weight_at c) (coordinate_levels F) ts pv pv | _ => 0 end
  | Cond c a b => if exact_at G fv c then number_at G fv a else number_at G fv b
  | _ => 0
  end
with exact_at (G : list sign) (fv : list Z) (x : expression) {struct x} : bool :=
  match x with
  | Always b => b
  | WordSays.Not a => negb (exact_at G fv a)
  | WordSays.And a b => exact_at G fv a && exact_at G fv b
  | WordSays.Or a b => exact_at G fv a || exact_at G fv b
  | WordSays.Equal a b =>
    match a, b with
    | Local u, Local v => match nth_error G u, nth_error G v with
        | Some (VertexAt o), Some (VertexAt p) => same_tuple_at (slice n o fv) (slice n p fv)
        | _, _ => number_at G fv a =? number_at G fv b end
    | _, _ => number_at G fv a =? number_at G fv b
    end
  | WordSays.Less a b => negb (number_at G fv b <=? number_at G fv a)
  | In_ (Local v) (Local s) => match nth_error G v, nth_error G s with Some (VertexAt o), Some (SetBy k c _) => yes (firstn k fv ++ slice n o fv) c | _, _ => true end
  | _ => true
  end.
End Values.

(* ---------- Forms ---------- *)

(* Which texts can be computed so. *)
Definition at_number (G : list sign) (i : nat) : bool := match nth_error G i with Some (NumberAt _) => true | _ => false end.
Definition at_vertex (G : list sign) (i : nat) : bool := match nth_error G i with Some (VertexAt _) => true | _ => false end.
Definition at_network (G : list sign) (i : nat) : bool := match nth_error G i with Some (TheNetwork _) => true | _ => false end.
Definition at_set (G : list sign) (i : nat) : bool := match nth_error G i with Some (SetBy _ _ _) => true | _ => false end.
Definition at_map (G : list sign) (i : nat) : bool := match nth_error G i with Some (MapBy _ _) => true | _ => false end.

Fixpoint is_number (G : list sign) (x : expression) {struct x} : bool :=
  match x with
  | Whole z => true
  | Local k => at_number G k
  | Calculate (Plus_ | Minus_ | Times_) a b => is_number G a && is_number G b
  | Calculate Modulo_ a b => is_number G a && match b with Whole z => 0 <? z | _ => false end
  | Function Abs__ a => is_number G a
  | Extreme _ a b => is_number G a && is_number G b
  | At_ (Local m) (Local v) => at_map G m && at_vertex G v
  | Of Order_ (Local h) => match nth_error G h with Some (TheNetwork (Some _)) => true | _ => false end
  | Len (Local s) => match nth_error G s with Some (SetBy _ _ (_ :: _)) => true | _ => false end
  | Cond c a b => is_exact G c && is_number G a && is_number G b
  | _ => false
  end
with is_exact (G : list sign) (x : expression) {struct x} : bool :=
  match x with
  | Always b => true
  | WordSays.Not a => is_exact G a
  | WordSays.And a b | WordSays.Or a b => is_exact G a && is_exact G b
  | WordSays.Equal a b =>
    match a, b with
    | Local u, Local v => at_vertex G u && at_vertex G v || at_number G u && at_number G v
    | _, _ => is_number G a && is_number G b
    end
  | WordSays.Less a b => is_number G a && is_number G b
  | In_ (Local v) (Local s) => at_vertex G v && at_set G s
  | _ => false
  end.

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

(* A sign's places are there. *)
Definition placed (n o : nat) (s : sign) : Prop :=
  match s with TheNetwork _ => True | NumberAt i => (i < o)%nat | VertexAt i => (i + n <= o)%nat | SetBy k _ _ | MapBy k _ => (k <= o)%nat end.

Lemma placed_more n o p s : (o <= p)%nat -> placed n o s -> placed n p s.
Proof. destruct s; cbn [placed]; lia. Qed.

Lemma placed_all n o p G : (o <= p)%nat -> Forall (placed n o) G -> Forall (placed n p) G.
Proof. intros L; apply Forall_impl; intros s; apply placed_more, L. Qed.

Section Means.
Variables (F : family) (xs : list Z).
Hypothesis R : family_right F xs.
Notation n := (width (line F)).
Notation k := (length (arguments F)).
Notation pv := (params F xs).

Definition number_means x := forall G fp fv w, is_number G x = true -> Forall (placed n (length fv)) G -> firstn k fv = pv -> have w fp fv ->
  yields (number_poly F G fp x) (number_at F xs G fv x) w.
Definition exact_means x := forall G fp fv w, is_exact G x = true -> Forall (placed n (length fv)) G -> firstn k fv = pv -> have w fp fv ->
  means (exact_claim F G fp x) (exact_at F xs G fv x) w.

Lemma two_yield (m m' : making poly) (f : poly -> poly -> making poly) x y z w : yields m x w -> yields m' y w ->
  (forall w' p q, later w w' -> has w' p x -> has w' q y -> yields (f p q) z w') -> yields (do p <- m; do q <- m'; f p q) z w.
Proof.
  intros M M' H; apply (yields_bind _ _ x z w M); intros w' p L P; apply (yields_bind _ _ y z w' (yields_later _ _ _ _ L M')); intros w'' q L' Q.
  apply H; [apply (later_trans _ _ _ L L') | apply (has_later _ _ _ _ L' P) | exact Q].
Qed.


Lemma params_there fp fv w : firstn k fv = pv -> have w fp fv -> have w (firstn k fp) pv.
Proof. intros <- H; apply have_firstn, H. Qed.

Lemma both_mean : forall x, number_means x /\ exact_means x.
Proof.
  fix IH 1; intros x; split.
  - intros G fp fv w T S P H; destruct x; cbn [is_number] in T; try discriminate T; cbn [number_poly number_at].
    + apply yields_ret, has_constant.
    + unfold at_number in T; destruct (nth_error G k) as [[]|]; try discriminate T; apply yields_ret, have_nth, H.
    + destruct o; try discriminate T; both T; pose proof (proj1 (IH x1) G fp fv w T S P H) as A.
      1,2,3: pose proof (proj1 (IH x2) G fp fv w T0 S P H) as B; apply (two_yield _ _ _ _ _ _ _ A B); intros; apply yields_ret.
      * apply has_add; assumption.
      * apply has_minus; assumption.
      * apply has_multiply; assumption.
      * destruct x2; try discriminate T0; cbn [number_poly number_at]; apply (two_yield _ _ _ _ z _ _ A (yields_ret _ _ _ (has_constant _ _))); intros; apply yields_remainder; assumption.
    + destruct f; try discriminate T; pose proof (proj1 (IH x) G fp fv w T S P H) as A; apply (yields_bind _ _ _ _ _ A); intros w' p L Hp.
      replace (Z.abs _) with (Z.max (number_at F xs G fv x) (- number_at F xs G fv x)) by lia; apply yields_larger; [exact Hp | apply has_opposite, Hp].
    + both T; pose proof (proj1 (IH x1) G fp fv w T S P H) as A; pose proof (proj1 (IH x2) G fp fv w T0 S P H) as B.
      destruct greater; apply (two_yield _ _ _ _ _ _ _ A B); intros; [apply yields_larger | apply yields_smaller]; assumption.
    + both T; both T; apply yields_either; [apply (proj2 (IH x1)); assumption | intros _; apply (proj1 (IH x2)); assumption | intros _; apply (proj1 (IH x3)); assumption].
    + destruct x1; try discriminate T; destruct x2; try discriminate T; both T; unfold at_map in T; unfold at_vertex in T0.
      destruct (nth_error G k) as [[]|]; try discriminate T; destruct (nth_error G k0) as [[]|]; try discriminate T0.
      apply poly_of_yields, have_app; [apply have_firstn, H | apply have_slice, H].
    + destruct x; try discriminate T; destruct (nth_error G k) as [[| | |? c [|? ?]|]|]; try discriminate T.
      pose proof (params_there _ _ _ P H) as K; apply (yields_from 1 (side_weight c) (side_weight_at c) (yields_side_weight c)); exact K.
    + destruct q; try discriminate T; destruct x; try discriminate T; destruct (nth_error G k) as [[[t|]| | | |]|]; try discriminate T; apply poly_of_yields, (params_there _ _ _ P H).
  - intros G fp fv w T S P H; destruct x; cbn [is_exact] in T; try discriminate T; cbn [exact_claim exact_at].
    + destruct b; [apply (means_all [] []) | apply (means_some [] [])]; constructor.
    + apply means_contrary, (proj2 (IH x)); assumption.
    + both T; apply means_all_two; [apply (proj2 (IH x1)) | apply (proj2 (IH x2))]; assumption.
    + both T; apply means_some_two; [apply (proj2 (IH x1)) | apply (proj2 (IH x2))]; assumption.
    + assert (N : is_number G x1 = true -> is_number G x2 = true -> means (is (number_poly F G fp x1) (number_poly F G fp x2)) (number_at F xs G fv x1 =? number_at F xs G fv x2) w)
        by (intros A B; apply means_is; [apply (proj1 (IH x1)) | apply (proj1 (IH x2))]; assumption).
      destruct x1; try (both T; exact (N T T0)); destruct x2; try (both T; exact (N T T0)).
      apply orb_true_iff in T; destruct T as [T|T]; both T; [unfold at_vertex in T, T0 | unfold at_number in T, T0]; cbn [is_number] in N; unfold at_number in N;
        destruct (nth_error G k) as [[]|] eqn:Eu; try discriminate T; destruct (nth_error G k0) as [[]|] eqn:Ev; try discriminate T0; [|specialize (N eq_refl eq_refl); cbn [number_poly number_at] in N; rewrite Eu, Ev in N; exact N].
      rewrite Forall_forall in S; pose proof (S _ (nth_error_In _ _ Eu)) as Ou; pose proof (S _ (nth_error_In _ _ Ev)) as Ov; cbn [placed] in Ou, Ov.
      apply same_tuple_means; [apply have_slice, H | apply have_slice, H | rewrite !slice_length by assumption; reflexivity].
    + both T; apply means_contrary, means_at_least; [apply (proj1 (IH x1)) | apply (proj1 (IH x2))]; assumption.
    + destruct x1; try discriminate T; destruct x2; try discriminate T; both T; unfold at_vertex in T; unfold at_set in T0.
      destruct (nth_error G k) as [[]|]; try discriminate T; destruct (nth_error G k0) as [[]|]; try discriminate T0.
      apply claim_of_means, have_app; [apply have_firstn, H | apply have_slice, H].
Qed.
End Means.

(* ---------- Values as the page has them ---------- *)

Lemma lowest_whole z : lowest z 1 = whole z.
Proof. unfold lowest; cbn [Z.eqb]; rewrite Z.gcd_1_r; cbn [Z.mul Z.sgn]; rewrite Z.div_1_r; reflexivity. Qed.

Lemma rows_length g name rows : rows_fit g name rows -> length (vertices g) = length rows.
Proof. unfold rows_fit; induction 1 as [|v r l m _ _ IH]; [reflexivity | cbn [length]; rewrite IH; reflexivity]. Qed.

Lemma alike_equal p q : alike p q = true -> equal_parts p q = Some (same p q).
Proof. destruct p, q; cbn [alike]; intros A; try discriminate A; cbn [equal_parts]; try reflexivity; rewrite A; reflexivity. Qed.

Section Worth.
Variables (F : family) (xs : list Z).
Hypothesis R : network_right F xs.
Notation n := (width (line F)).
Notation k := (length (arguments F)).
Notation pv := (params F xs).
Notation g := (text_graph (line F) pv).
Variable name : vertex g -> part.
Hypothesis Names : names_fit g name.
Variable rows : list (part * list part).
Hypothesis Rows : rows_fit g name rows.

Definition worth_of (fv : list Z) (s : sign) : worth :=
  match s with
  | TheNetwork _ => Network (Made rows)
  | NumberAt o => Part_ (whole (nth o fv 0))
  | VertexAt o => Part_ (name (slice n o fv))
  | SetBy j c _ => Set_ (map name (filter (fun v => yes (firstn j fv ++ v) c) (vertices g)))
  | MapBy j t => Map_ (map (fun v => (name v, whole (num (firstn j fv ++ v) t))) (vertices g))
  end.

Definition sign_right (fv : list Z) (s : sign) : Prop :=
  match s with
  | TheNetwork (Some t) => num pv t = Z.of_nat (length (vertices g))
  | VertexAt o => vertex_of F xs (slice n o fv)
  | SetBy j c ((_ :: _) as ts) => j = k /\ from_at 1 (side_weight_at c) (coordinate_levels F) ts pv pv = Z.of_nat (length (filter (in_side F xs c) (vertices g)))
  | _ => True
  end.

Definition signs_right (fv : list Z) (G : list sign) : Prop := Forall (placed n (length fv)) G /\ Forall (sign_right fv) G /\ firstn k fv = pv.

Lemma sign_at fv G i s : signs_right fv G -> nth_error G i = Some s -> placed n (length fv) s /\ sign_right fv s /\ nth_error (map (worth_of fv) G) i = Some (worth_of fv s).
Proof.
  intros (P & S & _) E; rewrite Forall_forall in P, S; pose proof (nth_error_In _ _ E) as I; repeat split; [apply P, I | apply S, I | apply map_nth_error, E].
Qed.

Lemma is_vertex_here v : vertex_of F xs v -> is_vertex g v.
Proof. apply vertex_known, R. Qed.

Lemma name_same u v : vertex_of F xs u -> vertex_of F xs v -> same (name u) (name v) = same_tuple_at u v.
Proof.
  intros U V; destruct (Names u v (is_vertex_here u U) (is_vertex_here v V)) as (E & S & _); destruct (same_tuple_at u v) eqn:T.
  - apply same_tuple_at_eq in T; subst v; exact S.
  - destruct (same (name u) (name v)) eqn:Q; [|reflexivity]; rewrite (proj2 (same_tuple_at_eq u v) (E eq_refl)) in T; discriminate.
Qed.

Lemma member_named v l : vertex_of F xs v -> (forall u, In u l -> vertex_of F xs u) -> WordSays.member (name v) (map name l) = existsb (same_tuple_at v) l.
Proof.
  intros V L; unfold WordSays.member; induction l as [|u l IH]; [reflexivity|]; cbn [map existsb]; rewrite (name_same v u V (L u (or_introl eq_refl))), IH; [reflexivity | intros w I; apply L; right; exact I].
Qed.

Lemma looked_up_named f v l : vertex_of F xs v -> (forall u, In u l -> vertex_of F xs u) -> In v l -> looked_up (map (fun u => (name u, f u)) l) (name v) = Some (f v).
Proof.
  intros V L I; unfold looked_up; induction l as [|u l IH]; [destruct I|]; cbn [map find fst]; rewrite (name_same v u V (L u (or_introl eq_refl))); destruct (same_tuple_at v u) eqn:E.
  - apply same_tuple_at_eq in E; subst u; reflexivity.
  - destruct I as [->|I]; [rewrite (proj2 (same_tuple_at_eq v v) eq_refl) in E; discriminate|]; apply IH; [intros w J; apply L; right; exact J | exact I].
Qed.

Lemma vertices_here u : In u (vertices g) -> vertex_of F xs u.
Proof. intros I; apply (vertex_known F xs R), I. Qed.

Definition number_worth x := forall G fv, is_number G x = true -> signs_right fv G -> value (map (worth_of fv) G) x = Some (Part_ (whole (number_at F xs G fv x))).
Definition exact_worth x := forall G fv, is_exact G x = true -> signs_right fv G -> value (map (worth_of fv) G) x = Some (True_or_false (exact_at F xs G fv x)).

Lemma both_worth : forall x, number_worth x /\ exact_worth x.
Proof.
  fix IH 1; intros x; split.
  - intros G fv T S; destruct x; cbn [is_number] in T; try discriminate T; cbn [value number_at].
    + reflexivity.
    + unfold at_number in T; destruct (nth_error G k) as [[]|] eqn:E; try discriminate T; rewrite (proj2 (proj2 (sign_at fv G _ _ S E))); reflexivity.
    + destruct o; try discriminate T; both T; rewrite (proj1 (IH x1) G fv T S); [rewrite (proj1 (IH x2) G fv T0 S).. |]; cbn [part_of calculate whole option_map]; rewrite ?Z.mul_1_r, ?lowest_whole; try reflexivity.
      destruct x2; try discriminate T0; cbn [value part_of calculate whole option_map of_wholes Pos.eqb andb number_at]; rewrite T0; reflexivity.
    + destruct f; try discriminate T; rewrite (proj1 (IH x) G fv T S); reflexivity.
    + both T; rewrite (proj1 (IH x1) G fv T S), (proj1 (IH x2) G fv T0 S); cbn [part_of lesser_of below whole]; rewrite !Z.mul_1_r.
      destruct greater, (Z.ltb_spec (number_at F xs G fv x1) (number_at F xs G fv x2)); cbn [Bool.eqb option_map]; unfold whole; do 3 f_equal; lia.
    + both T; both T; rewrite (proj2 (IH x1) G fv T S); cbn [truth]; match goal with |- _ = ?r => change r with (Some (Part_ (whole (if exact_at F xs G fv x1 then number_at F xs G fv x2 else number_at F xs G fv x3)))) end.
      destruct (exact_at F xs G fv x1); [apply (proj1 (IH x2)) | apply (proj1 (IH x3))]; assumption.
    + destruct x1; try discriminate T; destruct x2; try discriminate T; both T; unfold at_map in T; unfold at_vertex in T0; cbn [value].
      destruct (nth_error G k) as [[| | | |j t]|] eqn:Em; try discriminate T; destruct (nth_error G k0) as [[]|] eqn:Ev; try discriminate T0.
      destruct (sign_at fv G _ _ S Em) as (_ & _ & ->); destruct (sign_at fv G _ _ S Ev) as (_ & V & ->); cbn [sign_right worth_of part_of] in *.
      rewrite (looked_up_named (fun v => whole (num (firstn j fv ++ v) t)) _ _ V vertices_here (is_vertex_here _ V)); reflexivity.
    + destruct x; try discriminate T; cbn [value]; destruct (nth_error G k) as [[| | |? c [|t ts]|]|] eqn:Es; try discriminate T.
      destruct (sign_at fv G _ _ S Es) as (_ & [-> E] & ->); cbn [worth_of set_of option_map]; rewrite E, map_length; destruct S as (_ & _ & S); rewrite S; reflexivity.
    + destruct q; try discriminate T; destruct x; try discriminate T; cbn [value]; destruct (nth_error G k) as [[[t|]| | | |]|] eqn:Eh; try discriminate T.
      destruct (sign_at fv G _ _ S Eh) as (_ & E & ->); cbn [worth_of net_of option_map inquired vertices_of sign_right] in *; rewrite E, map_length, <- (rows_length _ _ _ Rows); reflexivity.
  - intros G fv T S; destruct x; cbn [is_exact] in T; try discriminate T; cbn [value exact_at].
    + reflexivity.
    + rewrite (proj2 (IH x) G fv T S); reflexivity.
    + both T; rewrite (proj2 (IH x1) G fv T S); cbn [truth]; destruct (exact_at F xs G fv x1); [rewrite (proj2 (IH x2) G fv T0 S); reflexivity | reflexivity].
    + both T; rewrite (proj2 (IH x1) G fv T S); cbn [truth]; destruct (exact_at F xs G fv x1); [reflexivity | rewrite (proj2 (IH x2) G fv T0 S); reflexivity].
    + assert (N : is_number G x1 = true -> is_number G x2 = true -> truly (compared (value (map (worth_of fv) G) x1) (value (map (worth_of fv) G) x2)) = Some (True_or_false (number_at F xs G fv x1 =? number_at F xs G fv x2))).
      { intros A B; rewrite (proj1 (IH x1) G fv A S), (proj1 (IH x2) G fv B S); cbn [compared equal_parts same whole truly option_map Pos.eqb]; rewrite andb_true_r; reflexivity. }
      destruct x1; try (both T; exact (N T T0)); destruct x2; try (both T; exact (N T T0)).
      apply orb_true_iff in T; destruct T as [T|T]; both T; [unfold at_vertex in T, T0 | unfold at_number in T, T0]; cbn [is_number] in N; unfold at_number in N; cbn [value] in *;
        destruct (nth_error G k) as [[]|] eqn:Eu; try discriminate T; destruct (nth_error G k0) as [[]|] eqn:Ev; try discriminate T0; [|specialize (N eq_refl eq_refl); cbn [number_at] in N; rewrite Eu, Ev in N; exact N].
      destruct (sign_at fv G _ _ S Eu) as (_ & U & ->); destruct (sign_at fv G _ _ S Ev) as (_ & V & ->); cbn [sign_right worth_of compared] in *.
      destruct (Names _ _ (is_vertex_here _ U) (is_vertex_here _ V)) as (_ & _ & A & _); rewrite (alike_equal _ _ A), (name_same _ _ U V); reflexivity.
    + both T; rewrite (proj1 (IH x1) G fv T S), (proj1 (IH x2) G fv T0 S); cbn [part_of below whole truly option_map]; rewrite !Z.mul_1_r, Z.ltb_antisym; reflexivity.
    + destruct x1; try discriminate T; destruct x2; try discriminate T; both T; unfold at_vertex in T; unfold at_set in T0; cbn [value].
      destruct (nth_error G k) as [[]|] eqn:Ev; try discriminate T; destruct (nth_error G k0) as [[| | |j c ts|]|] eqn:Es; try discriminate T0.
      destruct (sign_at fv G _ _ S Ev) as (_ & V & ->); destruct (sign_at fv G _ _ S Es) as (_ & _ & ->); cbn [sign_right worth_of part_of set_of truly option_map] in *.
      rewrite (member_named _ _ V) by (intros u I; apply filter_In in I; apply vertices_here, I); do 2 f_equal; apply eq_true_iff_eq; rewrite existsb_exists; split.
      * intros (u & I & E); apply filter_In in I; apply same_tuple_at_eq in E; subst u; apply I.
      * intros Y; exists (slice n o fv); split; [apply filter_In; split; [apply is_vertex_here, V | exact Y] | apply same_tuple_at_eq; reflexivity].
Qed.
End Worth.
