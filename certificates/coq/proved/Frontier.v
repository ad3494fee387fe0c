(* That no cycle goes through all vertices, by the program of doc.go, "frontier": the vertices are placed
   one after the other; a state says, for each placed vertex that has neighbours not placed yet, to which
   other vertex its path leads: to itself if it has no link, to [inner] if it has two.

   Why it is sound: the links that a cycle through all vertices has among the placed ones give a state
   each time, which the program carries over. *)

From Coq Require Import ZArith Lia Bool Uint63 PArray List Permutation.
From Topocert Require Import Graph Walk CheckGraph CheckSymmetry CheckOrder CheckHamilton CheckRefute.
Import ListNotations.
Open Scope Z_scope.

(* ---------- Sets of states ---------- *)

(* Lists by their first numbers: where one ends; a first number, the lists that go on from it, and others. *)
Inductive lists_set := Nothing_in | End_here (next : lists_set) | Begin (key : int) (down next : lists_set).

Fixpoint add_list (s : list int) : lists_set -> lists_set :=
  match s with
  | [] => fix go (t : lists_set) : lists_set :=
    match t with
    | Nothing_in => End_here Nothing_in
    | End_here n => t
    | Begin k d n => Begin k d (go n)
    end
  | a :: s => fix go (t : lists_set) : lists_set :=
    match t with
    | Nothing_in => Begin a (add_list s Nothing_in) Nothing_in
    | End_here n => End_here (go n)
    | Begin k d n => if (k =? a)%uint63 then Begin k (add_list s d) n else Begin k d (go n)
    end
  end.

Fixpoint all_lists (t : lists_set) (before : list int) (l : list (list int)) : list (list int) :=
  match t with
  | Nothing_in => l
  | End_here n => all_lists n before (rev_append before [] :: l)
  | Begin k d n => all_lists n before (all_lists d (k :: before) l)
  end.

Fixpoint has_list (s : list int) (t : lists_set) : Prop :=
  match t with
  | Nothing_in => False
  | End_here n => s = [] \/ has_list s n
  | Begin k d n => (exists r, s = k :: r /\ has_list r d) \/ has_list s n
  end.

Lemma add_list_here s : forall t, has_list s (add_list s t).
Proof.
  induction s as [|a s IH]; induction t as [|n IHn|k d IHd n IHn]; cbn [add_list has_list]; auto.
  - left; exists s; split; [reflexivity | apply IH].
  - destruct (k =? a)%uint63 eqn:E; cbn [has_list]; [|right; exact IHn].
    apply int_eqb_eq in E; subst k; left; exists s; split; [reflexivity | apply IH].
Qed.

Lemma add_list_more s : forall t x, has_list x t -> has_list x (add_list s t).
Proof.
  induction s as [|a s IH]; induction t as [|n IHn|k d IHd n IHn]; intros x; cbn [add_list has_list]; try tauto.
  - intros [H|H]; [left; exact H | right; apply IHn, H].
  - intros [H|H]; [left; exact H | right; apply IHn, H].
  - destruct (k =? a)%uint63; cbn [has_list]; intros [(r & E & H)|H].
    + left; exists r; split; [exact E | apply IH, H].
    + right; exact H.
    + left; exists r; auto.
    + right; apply IHn, H.
Qed.

Lemma all_lists_in t : forall before l, (forall x, In x l -> In x (all_lists t before l)) /\
  (forall x, has_list x t -> In (rev before ++ x) (all_lists t before l)).
Proof.
  induction t as [|n IHn|k d IHd n IHn]; intros before l; cbn [all_lists has_list].
  - split; [auto | intros x []].
  - destruct (IHn before (rev_append before [] :: l)) as [A B]; split; [intros x I; apply A; right; exact I|].
    intros x [->|H]; [apply A; left; rewrite rev_append_rev; reflexivity | apply B, H].
  - destruct (IHd (k :: before) l) as [A B], (IHn before (all_lists d (k :: before) l)) as [A' B']; split; [intros x I; apply A', A, I|].
    intros x [(r & -> & H)|H]; [apply A'; specialize (B r H); simpl in B; rewrite <- app_assoc in B; exact B | apply B', H].
Qed.

(* ---------- The program ---------- *)

(* The vertex stands for itself if no link of it is chosen; this number, for two. *)
Definition inner : int := 4194305%uint63.

Fixpoint look (B M : list int) (u : int) : int :=
  match B, M with
  | b :: B, m :: M => if (b =? u)%uint63 then m else look B M u
  | _, _ => inner
  end.

(* The path that ends at u and the one that ends at v become one. *)
Definition link_up (m : int -> int) (u v : int) : int -> int :=
  let x := m u in let y := m v in fun w =>
  if (w =? y)%uint63 then x else if (w =? x)%uint63 then y
  else if (w =? u)%uint63 then inner else if (w =? v)%uint63 then inner else m w.

Definition state_kept (stay leave : list int) (m : int -> int) (t : lists_set) : lists_set :=
  if forallb (fun u => (m u =? inner)%uint63) leave then add_list (map m stay) t else t.

(* All choices of two in turn. *)
Fixpoint pairs_of (l : list int) : list (int * int) :=
  match l with [] => [] | a :: l => map (pair a) l ++ pairs_of l end.

Definition carry (boundary near stay leave : list int) (v : int) (t : lists_set) (state : list int) : lists_set :=
  let m := fun w => if (w =? v)%uint63 then v else look boundary state w in
  let open_ := filter (fun a => negb (m a =? inner)%uint63) near in
  let t := state_kept stay leave m t in
  let t := fold_left (fun t a => state_kept stay leave (link_up m a v) t) open_ t in
  fold_left (fun t (e : int * int) => let (a, b) := e in
    if (m a =? b)%uint63 then t else state_kept stay leave (link_up (link_up m a v) b v) t) (pairs_of open_) t.

Definition closes (boundary near : list int) (state : list int) : bool :=
  let m := look boundary state in
  existsb (fun a => let b := m a in negb (b =? a)%uint63 && among a near && among b near &&
    forallb (fun u => (u =? a)%uint63 || (u =? b)%uint63 || (m u =? inner)%uint63) boundary) boundary.

Fixpoint no_cycle (P : plain) (spot : array int) (i : int) (order boundary : list int) (states : list (list int)) : bool :=
  match order with
  | [] => false
  | [v] => let r := row P v in negb (existsb (closes boundary (filter (has r) boundary)) states)
  | v :: order =>
    let r := row P v in
    let leaves := fun u => forallb (fun w => (spot.[w] <=? i)%uint63) (row P u) in
    let after := boundary ++ [v] in
    let stay := filter (fun u => negb (leaves u)) after in
    let leave := filter leaves after in
    let t := fold_left (carry boundary (filter (has r) boundary) stay leave v) states Nothing_in in
    no_cycle P spot (i + 1)%uint63 order stay (all_lists t [] [])
  end.

Definition frontier_check (P : plain) (order : list int) : bool :=
  let n := total P in
  let spot := places 0 order (make n 0%uint63) in
  (Z.of_nat (length order) =? to_Z n) && in_places 0 order spot n && no_cycle P spot 0%uint63 order [] [[]].

(* ---------- A cycle through all vertices ---------- *)

Section Cycle.
Variable P : plain.
Hypothesis W : good_plain P.
Variables succ pred : int -> int.

Notation vertex_ v := (to_Z v < to_Z (total P)).

Hypothesis Succ : forall v, vertex_ v -> vertex_ (succ v) /\ pred (succ v) = v /\ In (succ v) (row P v).
Hypothesis Pred : forall v, vertex_ v -> vertex_ (pred v) /\ succ (pred v) = v.
Hypothesis Differ : forall v, vertex_ v -> succ v <> pred v /\ succ v <> v.
Hypothesis Round : forall (X : int -> Prop) v, vertex_ v -> X v -> (forall u, vertex_ u -> X u -> X (succ u)) -> forall u, vertex_ u -> X u.

Definition next_to (v y : int) : Prop := y = succ v \/ y = pred v.

Lemma next_to_back v y : vertex_ v -> next_to v y -> next_to y v.
Proof. intros V [-> | ->]; [right; symmetry; apply Succ, V | left; symmetry; apply Pred, V]. Qed.

Lemma next_to_vertex v y : vertex_ v -> next_to v y -> vertex_ y.
Proof. intros V [-> | ->]; [apply Succ, V | apply Pred, V]. Qed.

Lemma next_to_row v y : vertex_ v -> next_to v y -> In y (row P v).
Proof.
  intros V [-> | ->]; [apply Succ, V|]; destruct (Pred v V) as [A B]; destruct (Succ _ A) as (_ & _ & R); rewrite B in R; apply (row_back W); assumption.
Qed.

Lemma next_to_other v y : vertex_ v -> next_to v y -> y <> v.
Proof. intros V H E; subst y; apply (next_to_row v v V) in H; exact (row_other W v v V H eq_refl). Qed.

(* There are two, and no third. *)
Lemma next_to_third v a b y : next_to v a -> next_to v b -> a <> b -> next_to v y -> y = a \/ y = b.
Proof. intros [-> | ->] [-> | ->] N [-> | ->]; auto; contradiction. Qed.

(* Some links of the cycle, between vertices of a set. *)
Record part_of_cycle (E : int -> int -> Prop) (In_ : int -> Prop) : Prop := Part {
  part_next : forall x y, E x y -> next_to x y;
  part_back : forall x y, E x y -> E y x;
  part_in : forall x y, E x y -> In_ x;
  part_vertex : forall x, In_ x -> vertex_ x
}.

Definition full (E : int -> int -> Prop) (u : int) : Prop := forall y, next_to u y -> E u y.

(* The vertices of the path from u to w. *)
Definition on_path (E : int -> int -> Prop) (In_ : int -> Prop) (u w : int) (X : int -> Prop) : Prop :=
  X u /\ X w /\ (forall x, X x -> In_ x) /\ (forall x y, X x -> E x y -> X y) /\ (forall x, X x -> x <> u -> x <> w -> full E x).

Definition end_of (E : int -> int -> Prop) (u w : int) : Prop :=
  (w = u /\ forall y, ~ E u y) \/ (w <> u /\ exists y, E u y /\ forall z, E u z -> z = y).

Definition describes (E : int -> int -> Prop) (In_ : int -> Prop) (m : int -> int) : Prop :=
  forall u, In_ u -> (m u = inner /\ full E u) \/
    (m u <> inner /\ m (m u) = u /\ end_of E u (m u) /\ exists X, on_path E In_ u (m u) X).

Definition with_link (E : int -> int -> Prop) (u v x y : int) : Prop := E x y \/ (x = u /\ y = v) \/ (x = v /\ y = u).

Lemma not_full E In_ m u : part_of_cycle E In_ -> In_ u -> describes E In_ m -> m u <> inner -> ~ full E u.
Proof.
  intros Q I D N F; pose proof (part_vertex _ _ Q u I) as V; destruct (D u I) as [[A _]|(_ & _ & [[_ B]|[_ (y & _ & B)]] & _)].
  - exact (N A).
  - apply (B (succ u)), F; left; reflexivity.
  - apply (proj1 (Differ u V)); rewrite (B (succ u)), (B (pred u)); [reflexivity | apply F; right; reflexivity | apply F; left; reflexivity].
Qed.

Lemma full_inner E In_ m u : part_of_cycle E In_ -> In_ u -> describes E In_ m -> full E u -> m u = inner.
Proof. intros Q I D F; destruct (int_dec (m u) inner) as [N|N]; [exact N|]; exfalso; exact (not_full E In_ m u Q I D N F). Qed.

Lemma with_link_part E In_ u v : part_of_cycle E In_ -> In_ u -> In_ v -> next_to u v -> part_of_cycle (with_link E u v) In_.
Proof.
  intros [A B C D] U V N; split; [| | |exact D].
  - intros x y [H|[[-> ->] | [-> ->]]]; [apply A, H | exact N | apply next_to_back; [apply D, U | exact N]].
  - intros x y [H|[[-> ->] | [-> ->]]]; [left; apply B, H | right; right; auto | right; left; auto].
  - intros x y [H|[[-> ->] | [-> ->]]]; [exact (C x y H) | exact U | exact V].
Qed.

(* An end of a path that gets its second link. *)
Lemma end_full E In_ u v : part_of_cycle E In_ -> In_ u -> next_to u v -> ~ E u v -> (exists y, E u y) -> forall F : int -> int -> Prop,
  (forall x y, E x y -> F x y) -> F u v -> full F u.
Proof.
  intros Q I N M (y & Y) F G H z Z.
  destruct (next_to_third u y v z) as [-> | ->]; [exact (part_next _ _ Q u y Y) | exact N | intros ->; contradiction | exact Z | apply G, Y | exact H].
Qed.

Lemma link_up_describes E In_ m u v : part_of_cycle E In_ -> describes E In_ m -> In_ u -> In_ v -> next_to u v -> ~ E u v ->
  m u <> v -> m v <> u -> describes (with_link E u v) In_ (link_up m u v).
Proof.
  intros Q D U V N M HU HV; pose proof (part_vertex _ _ Q u U) as VU; pose proof (part_vertex _ _ Q v V) as VV.
  pose proof (next_to_back u v VU N) as N'; pose proof (next_to_other u v VU N) as UV.
  assert (M' : ~ E v u) by (intros X; apply M, (part_back _ _ Q), X).
  assert (IU : m u <> inner) by (intros X; destruct (D u U) as [[_ F]|(F & _)]; [apply M, F, N | contradiction]).
  assert (IV : m v <> inner) by (intros X; destruct (D v V) as [[_ F]|(F & _)]; [apply M', F, N' | contradiction]).
  destruct (D u U) as [[F _]|(_ & BU & EU & XU & PU)]; [contradiction|]; destruct (D v V) as [[F _]|(_ & BV & EV & XV & PV)]; [contradiction|].
  set (x := m u) in *; set (y := m v) in *.
  assert (XY : x <> y) by (intros Z; apply UV; rewrite <- BV, <- BU, Z; reflexivity).
  assert (NX : In_ x) by (apply PU, PU); assert (NY : In_ y) by (apply PV, PV).
  assert (G : forall a b, E a b -> with_link E u v a b) by (intros; left; assumption).
  assert (LU : x <> u -> full (with_link E u v) u).
  { intros Z; apply (end_full E In_ u v Q U N M); [|exact G | right; left; auto]; destruct EU as [[Z' _]|[_ (z & Z1 & _)]]; [contradiction | exists z; exact Z1]. }
  assert (LV : y <> v -> full (with_link E u v) v).
  { intros Z; apply (end_full E In_ v u Q V N' M'); [|exact G | right; right; auto]; destruct EV as [[Z' _]|[_ (z & Z1 & _)]]; [contradiction | exists z; exact Z1]. }
  (* the new path *)
  assert (J : on_path (with_link E u v) In_ y x (fun z => XU z \/ XV z)).
  { destruct PU as (P1 & P2 & P3 & P4 & P5), PV as (Q1 & Q2 & Q3 & Q4 & Q5); split; [right; exact Q2|]; split; [left; exact P2|]; split; [|split].
    - intros z [Z|Z]; auto.
    - intros a b [A|A] [H|[[-> ->] | [-> ->]]]; [left; exact (P4 a b A H) | right; exact Q1 | left; exact P1 | right; exact (Q4 a b A H) | right; exact Q1 | left; exact P1].
    - intros z [Z|Z] Z1 Z2.
      + destruct (int_dec z u) as [->|Z3]; [apply LU; congruence|]; intros k K; left; apply (P5 z Z Z3 Z2 k K).
      + destruct (int_dec z v) as [->|Z3]; [apply LV; congruence|]; intros k K; left; apply (Q5 z Z Z3 Z1 k K). }
  assert (J' : on_path (with_link E u v) In_ x y (fun z => XU z \/ XV z)).
  { destruct J as (J1 & J2 & J3 & J4 & J5); split; [exact J2|]; split; [exact J1|]; split; [exact J3|]; split; [exact J4|]; intros z Z Z1 Z2; apply J5; assumption. }
  assert (EY : forall b c, (b = v /\ c = u /\ end_of E v y /\ y = b) \/ (y <> v) -> True) by auto; clear EY.
  assert (ENDY : end_of (with_link E u v) y x).
  { right; split; [exact XY|]; destruct (int_dec y v) as [Z|Z].
    - rewrite Z; exists u; split; [right; right; auto|]; intros k [K|[[-> ->]|[_ ->] ]]; [|congruence | reflexivity].
      destruct EV as [[_ F]|[F _]]; [exfalso; exact (F k K) | contradiction].
    - destruct (D y NY) as [[F _]|(F1 & F2 & F3 & _)]; [exfalso; rewrite BV in F; clear - F VV W; rewrite F in VV; pose proof (total_some W); change (to_Z inner) with 4194305 in VV; lia|].
      rewrite BV in F3; destruct F3 as [[F3 _]|[_ (k & K1 & K2)]]; [congruence|]; exists k; split; [left; exact K1|].
      intros c [C|[[C1 C2]|[C1 C2]]]; [exact (K2 c C) | exfalso; exact (HV C1) | exfalso; exact (Z C1)]. }
  assert (ENDX : end_of (with_link E u v) x y).
  { right; split; [congruence|]; destruct (int_dec x u) as [Z|Z].
    - rewrite Z; exists v; split; [right; left; auto|]; intros k [K|[[_ ->]|[-> ->]]]; [|reflexivity | congruence].
      destruct EU as [[_ F]|[F _]]; [exfalso; exact (F k K) | contradiction].
    - destruct (D x NX) as [[F _]|(F1 & F2 & F3 & _)]; [exfalso; rewrite BU in F; clear - F VU W; rewrite F in VU; pose proof (total_some W); change (to_Z inner) with 4194305 in VU; lia|].
      rewrite BU in F3; destruct F3 as [[F3 _]|[_ (k & K1 & K2)]]; [congruence|]; exists k; split; [left; exact K1|].
      intros c [C|[[C1 C2]|[C1 C2]]]; [exact (K2 c C) | exfalso; exact (Z C1) | exfalso; exact (HU C1)]. }
  assert (LY : link_up m u v y = x) by (unfold link_up; fold x y; rewrite (proj2 (int_eqb_eq y y) eq_refl); reflexivity).
  assert (LX : link_up m u v x = y).
  { unfold link_up; fold x y; destruct (x =? y)%uint63 eqn:Z; [apply int_eqb_eq in Z; contradiction|]; rewrite (proj2 (int_eqb_eq x x) eq_refl); reflexivity. }
  assert (SMALL : forall z, In_ z -> z <> inner).
  { intros z Z F; apply (part_vertex _ _ Q) in Z; rewrite F in Z; pose proof (total_some W); change (to_Z inner) with 4194305 in Z; lia. }
  intros w I.
  destruct (int_dec w y) as [->|WY]; [right; rewrite LY, LX; split; [apply SMALL, NX|]; split; [reflexivity|]; split; [exact ENDY | eexists; exact J]|].
  destruct (int_dec w x) as [->|WX]; [right; rewrite LX, LY; split; [apply SMALL, NY|]; split; [reflexivity|]; split; [exact ENDX | eexists; exact J']|].
  assert (LW : link_up m u v w = if (w =? u)%uint63 then inner else if (w =? v)%uint63 then inner else m w).
  { unfold link_up; fold x y; rewrite (proj2 (int_eqb_neq w y) WY), (proj2 (int_eqb_neq w x) WX); reflexivity. }
  destruct (int_dec w u) as [->|WU]; [left; rewrite LW, (proj2 (int_eqb_eq u u) eq_refl); split; [reflexivity | apply LU; congruence]|].
  rewrite (proj2 (int_eqb_neq w u) WU) in LW.
  destruct (int_dec w v) as [->|WV]; [left; rewrite LW, (proj2 (int_eqb_eq v v) eq_refl); split; [reflexivity | apply LV; congruence]|].
  rewrite (proj2 (int_eqb_neq w v) WV) in LW.
  assert (SAME : forall k, with_link E u v w k <-> E w k) by (intros k; split; [intros [K|[[K _]|[K _]]]; [exact K | contradiction | contradiction] | apply G]).
  destruct (D w I) as [[F1 F2]|(F1 & F2 & F3 & X & P1 & P2 & P3 & P4 & P5)].
  - left; rewrite LW; split; [exact F1 | intros k K; apply G, F2, K].
  - right; rewrite LW; set (w' := m w) in *.
    assert (A1 : w' <> u) by (intros Z; apply WX; transitivity (m w'); [symmetry; exact F2 | rewrite Z; reflexivity]).
    assert (A2 : w' <> v) by (intros Z; apply WY; transitivity (m w'); [symmetry; exact F2 | rewrite Z; reflexivity]).
    assert (A3 : w' <> x) by (intros Z; apply WU; transitivity (m w'); [symmetry; exact F2 | rewrite Z; exact BU]).
    assert (A4 : w' <> y) by (intros Z; apply WV; transitivity (m w'); [symmetry; exact F2 | rewrite Z; exact BV]).
    split; [exact F1|]; split; [|split].
    + unfold link_up; fold x y; rewrite (proj2 (int_eqb_neq w' y) A4), (proj2 (int_eqb_neq w' x) A3), (proj2 (int_eqb_neq w' u) A1), (proj2 (int_eqb_neq w' v) A2); exact F2.
    + destruct F3 as [[Z1 Z2]|[Z1 (k & Z2 & Z3)]]; [left; split; [exact Z1 | intros k K; apply SAME in K; exact (Z2 k K)] | right; split; [exact Z1|]].
      exists k; split; [apply SAME, Z2 | intros z Z; apply Z3, SAME, Z].
    + assert (XU' : ~ X u) by (intros Z; apply M; apply (P5 u Z); [congruence | congruence | exact N]).
      assert (XV' : ~ X v) by (intros Z; apply M'; apply (P5 v Z); [congruence | congruence | exact N']).
      exists X; split; [exact P1|]; split; [exact P2|]; split; [exact P3|]; split.
      * intros a b A [B|[[-> _]|[-> _]]]; [exact (P4 a b A B) | contradiction | contradiction].
      * intros z Z Z1 Z2 k K; apply G, (P5 z Z Z1 Z2 k K).
Qed.

(* A path is not closed while a vertex is missing. *)
Lemma not_closed E In_ m b v z : part_of_cycle E In_ -> describes E In_ m -> In_ b -> In_ v -> next_to b v -> ~ E b v -> vertex_ z -> ~ In_ z -> m b <> v.
Proof.
  intros Q D B V N M Z NZ H; pose proof (part_vertex _ _ Q b B) as VB; pose proof (part_vertex _ _ Q v V) as VV.
  pose proof (next_to_back b v VB N) as N'; assert (M' : ~ E v b) by (intros X; apply M, (part_back _ _ Q), X).
  destruct (D b B) as [[_ F]|(I1 & BK & EB & X & P1 & P2 & P3 & P4 & P5)]; [exact (M (F v N))|]; rewrite H in *.
  assert (VBN : v <> b) by exact (next_to_other b v VB N).
  destruct (D v V) as [[_ F]|(I2 & _ & EV & _)]; [exact (M' (F b N'))|]; rewrite BK in EV.
  destruct EB as [[F _]|[_ (k & K & _)]]; [contradiction|]; destruct EV as [[F _]|[_ (j & J & _)]]; [congruence|].
  assert (C : forall x y, X x -> next_to x y -> X y).
  { intros x y A L; destruct (int_dec x b) as [->|X1].
    - destruct (next_to_third b k v y) as [-> | ->]; [exact (part_next _ _ Q b k K) | exact N | intros ->; contradiction | exact L | exact (P4 b k A K) | exact P2].
    - destruct (int_dec x v) as [->|X2]; [|exact (P4 x y A (P5 x A X1 X2 y L))].
      destruct (next_to_third v j b y) as [-> | ->]; [exact (part_next _ _ Q v j J) | exact N' | intros ->; contradiction | exact L | exact (P4 v j A J) | exact P1]. }
  apply NZ, P3; apply (Round X b VB P1); [|exact Z]; intros u U A; apply (C u); [exact A | left; reflexivity].
Qed.

(* ---------- What the program keeps ---------- *)

Definition links_in (placed : list int) (x y : int) : Prop := next_to x y /\ In x placed /\ In y placed.

Definition tracked (placed boundary : list int) (states : list (list int)) : Prop :=
  exists m, describes (links_in placed) (fun u => In u placed) m /\ In (map m boundary) states /\
    forall u, In u placed -> ~ In u boundary -> m u = inner.

Lemma look_in m B u : In u B -> look B (map m B) u = m u.
Proof. induction B as [|b B IH]; intros I; [destruct I|]; cbn [map look]; destruct (b =? u)%uint63 eqn:E; [apply int_eqb_eq in E; congruence|]; destruct I as [-> | I]; [apply int_eqb_neq in E; contradiction | exact (IH I)]. Qed.

Lemma look_out m B u : ~ In u B -> look B (map m B) u = inner.
Proof. induction B as [|b B IH]; intros I; [reflexivity|]; cbn [map look]; destruct (b =? u)%uint63 eqn:E; [apply int_eqb_eq in E; subst; exfalso; apply I; left; reflexivity | apply IH; intros J; apply I; right; exact J]. Qed.

Lemma describes_same E F In_ m : (forall x y, E x y <-> F x y) -> describes E In_ m -> describes F In_ m.
Proof.
  intros S D u I; destruct (D u I) as [[A B]|(A & B & C & X & P1 & P2 & P3 & P4 & P5)].
  - left; split; [exact A | intros y Y; apply S, B, Y].
  - right; split; [exact A|]; split; [exact B|]; split.
    + destruct C as [[C1 C2]|[C1 (y & C2 & C3)]]; [left; split; [exact C1 | intros y Y; apply (C2 y), S, Y] | right; split; [exact C1|]; exists y; split; [apply S, C2 | intros z Z; apply C3, S, Z]].
    + exists X; split; [exact P1|]; split; [exact P2|]; split; [exact P3|]; split; [intros x y Y Z; apply (P4 x y Y), S, Z | intros x Y Z1 Z2 y Z; apply S, (P5 x Y Z1 Z2 y Z)].
Qed.

Lemma fold_has {A} (f : lists_set -> A -> lists_set) x (l : list A) : (forall t a, has_list x t -> has_list x (f t a)) ->
  forall t, has_list x t \/ (exists a, In a l /\ forall t, has_list x (f t a)) -> has_list x (fold_left f l t).
Proof.
  intros M; induction l as [|b l IH]; intros t [H|(a & I & H)]; cbn [fold_left]; [exact H | destruct I | apply IH; left; apply M, H|].
  apply IH; destruct I as [-> | I]; [left; apply H | right; exists a; auto].
Qed.

Lemma kept_more stay leave m t x : has_list x t -> has_list x (state_kept stay leave m t).
Proof. intros H; unfold state_kept; destruct (forallb _ _); [apply add_list_more, H | exact H]. Qed.

Lemma carry_more boundary near stay leave v t state x : has_list x t -> has_list x (carry boundary near stay leave v t state).
Proof.
  intros H; unfold carry; apply fold_has; [intros t' [a b] H'; destruct (_ =? _)%uint63; [exact H' | apply kept_more, H']|].
  left; apply fold_has; [intros t' a H'; apply kept_more, H'|]; left; apply kept_more, H.
Qed.

Lemma pairs_of_in (l : list int) a b : In a l -> In b l -> a <> b -> In (a, b) (pairs_of l) \/ In (b, a) (pairs_of l).
Proof.
  induction l as [|c l IH]; intros A B N; [destruct A|]; cbn [pairs_of]; rewrite !in_app_iff, !in_map_iff.
  destruct A as [-> | A], B as [-> | B]; [contradiction | left; left; exists b; auto | right; left; exists a; auto|].
  destruct (IH A B N); auto.
Qed.

Section Step.
Variables placed boundary : list int.
Variable m : int -> int.
Hypothesis Vertices : forall u, In u placed -> vertex_ u.
Hypothesis Inside : forall u, In u boundary -> In u placed.
Hypothesis D : describes (links_in placed) (fun u => In u placed) m.
Hypothesis Away : forall u, In u placed -> ~ In u boundary -> m u = inner.
Variable v : int.
Hypothesis V : vertex_ v.
Hypothesis New : ~ In v placed.

Let m0 := fun w => if (w =? v)%uint63 then v else look boundary (map m boundary) w.
Let all := fun u => In u (v :: placed).

Lemma small u : vertex_ u -> u <> inner.
Proof. intros U E; rewrite E in U; pose proof (total_some W); change (to_Z inner) with 4194305 in U; lia. Qed.

Lemma m0_old u : In u placed -> m0 u = m u.
Proof.
  intros I; unfold m0; rewrite (proj2 (int_eqb_neq u v)) by (intros ->; contradiction).
  destruct (in_dec int_dec u boundary) as [J|J]; [apply look_in, J | rewrite look_out by exact J; symmetry; apply Away; assumption].
Qed.

Lemma m0_new : m0 v = v.
Proof. unfold m0; rewrite (proj2 (int_eqb_eq v v) eq_refl); reflexivity. Qed.

Lemma part_old : part_of_cycle (links_in placed) all.
Proof.
  split.
  - intros x y H; apply H.
  - intros x y (A & B & C); split; [apply next_to_back; [apply Vertices, B | exact A] | auto].
  - intros x y (A & B & C); right; exact B.
  - intros x [<-|I]; [exact V | apply Vertices, I].
Qed.

Lemma part_new : part_of_cycle (links_in (v :: placed)) all.
Proof.
  assert (X : forall x, all x -> vertex_ x) by (intros x [<-|I]; [exact V | apply Vertices, I]).
  split; [intros x y H; apply H | | intros x y H; apply H | exact X].
  intros x y (A & B & C); split; [apply next_to_back; [apply X, B | exact A] | auto].
Qed.

Lemma describes_old : describes (links_in placed) all m0.
Proof.
  intros u [<-|I].
  - right; rewrite !m0_new; split; [apply small, V|]; split; [reflexivity|]; split; [left; split; [reflexivity | intros y (_ & Y & _); contradiction]|].
    exists (fun x => x = v); split; [reflexivity|]; split; [reflexivity|]; split; [intros x ->; left; reflexivity|]; split; [intros x y -> (_ & Y & _); contradiction | intros x -> N; contradiction].
  - rewrite m0_old by exact I; destruct (D u I) as [H|(A & B & C & X & P1 & P2 & P3 & P4 & P5)]; [left; exact H | right].
    split; [exact A|]; split; [rewrite m0_old by (apply P3, P2); exact B|]; split; [exact C|].
    exists X; split; [exact P1|]; split; [exact P2|]; split; [intros x Y; right; apply P3, Y|]; split; assumption.
Qed.

(* A placed neighbour on the cycle has an open end. *)
Lemma open_end a : next_to v a -> In a placed -> In a boundary /\ m0 a <> inner /\ In a (row P v) /\ next_to a v /\ m0 a <> v /\ ~ links_in placed a v.
Proof.
  intros N I; pose proof (next_to_back v a V N) as N'.
  assert (E : m a <> inner).
  { intros E; destruct (D a I) as [[_ F]|(F & _)]; [|contradiction]; destruct (F v N') as (_ & _ & X); contradiction. }
  split; [destruct (in_dec int_dec a boundary) as [J|J]; [exact J | exfalso; apply E, Away; assumption]|].
  rewrite m0_old by exact I; split; [exact E|]; split; [apply next_to_row; assumption|]; split; [exact N'|]; split; [|intros (_ & _ & X); contradiction].
  intros F; destruct (D a I) as [[X _]|(_ & _ & _ & X & _ & P2 & P3 & _)]; [contradiction|]; rewrite F in P2; apply P3 in P2; contradiction.
Qed.

Variables stay leave : list int.
Hypothesis Stay : forall u, In u stay -> In u (boundary ++ [v]).
Hypothesis Parted : forall u, In u (boundary ++ [v]) -> In u stay \/ In u leave.
Hypothesis Leaving : forall u, In u leave -> all u /\ forall w, In w (row P u) -> all w.

(* The state of the cycle's links, once it describes them, is kept. *)
Lemma kept m' : describes (links_in (v :: placed)) all m' ->
  (forall t, has_list (map m' stay) (state_kept stay leave m' t)) /\ (forall u, all u -> ~ In u stay -> m' u = inner).
Proof.
  intros D'; assert (L : forall u, In u leave -> m' u = inner).
  { intros u U; destruct (Leaving u U) as [A B]; apply (full_inner (links_in (v :: placed)) all); [exact part_new | exact A | exact D'|].
    intros y Y; split; [exact Y|]; split; [exact A|]; apply B, next_to_row; [|exact Y]; destruct A as [<-|A]; [exact V | apply Vertices, A]. }
  split.
  - intros t; unfold state_kept; replace (forallb _ leave) with true; [apply add_list_here|]; symmetry; apply forallb_forall; intros u U; apply int_eqb_eq, L, U.
  - intros u A S; destruct (in_dec int_dec u (boundary ++ [v])) as [I|I]; [destruct (Parted u I) as [X|X]; [contradiction | apply L, X]|].
    rewrite in_app_iff in I; assert (IP : In u placed) by (destruct A as [<-|A]; [exfalso; apply I; right; left; reflexivity | exact A]).
    assert (NB : ~ In u boundary) by (intros X; apply I; left; exact X).
    apply (full_inner (links_in (v :: placed)) all); [exact part_new | exact A | exact D'|]; destruct (D u IP) as [[_ F]|(F & _)].
    + intros y Y; destruct (F y Y) as (F1 & F2 & F3); split; [exact F1|]; split; right; assumption.
    + exfalso; apply F, Away; assumption.
Qed.

Variable z : int.
Hypothesis Z1 : vertex_ z.
Hypothesis Z2 : ~ all z.

Lemma step_has near : near = filter (has (row P v)) boundary ->
  exists m', describes (links_in (v :: placed)) all m' /\ (forall t, has_list (map m' stay) (carry boundary near stay leave v t (map m boundary))) /\
    forall u, all u -> ~ In u stay -> m' u = inner.
Proof.
  intros ->; set (near := filter (has (row P v)) boundary); unfold carry; fold m0; cbv zeta.
  set (open_ := filter (fun a => negb (m0 a =? inner)%uint63) near).
  assert (OP : forall a, next_to v a -> In a placed -> In a open_).
  { intros a N I; destruct (open_end a N I) as (A & B & C & _); apply filter_In; split; [apply filter_In; split; [exact A|] | apply negb_true_iff, int_eqb_neq, B].
    apply existsb_exists; exists a; split; [exact C | apply Uint63.eqb_spec; reflexivity]. }
  assert (M1 : forall t e x, has_list x t -> has_list x ((fun t (e : int * int) => let (a, b) := e in if (m0 a =? b)%uint63 then t else state_kept stay leave (link_up (link_up m0 a v) b v) t) t e)).
  { intros t' [a b] x H'; cbn beta iota; destruct (_ =? _)%uint63; [exact H' | apply kept_more, H']. }
  assert (M2 : forall t a x, has_list x t -> has_list x ((fun t a => state_kept stay leave (link_up m0 a v) t) t a)) by (intros; apply kept_more; assumption).
  assert (LS : forall x y, links_in (v :: placed) x y <-> links_in placed x y \/ (x = v /\ next_to v y /\ In y placed) \/ (y = v /\ next_to v x /\ In x placed)).
  { intros x y; unfold links_in; split.
    - intros (A & [<-|B] & [<-|C]); [exfalso; exact (next_to_other v v V A eq_refl) | right; left; auto | right; right; split; [reflexivity|]; split; [apply next_to_back; [apply Vertices, B | exact A] | exact B] | left; auto].
    - intros [(A & B & C)|[(-> & A & B)|(-> & A & B)]]; (split; [try assumption; try (apply next_to_back; assumption)|]); simpl; auto. }
  destruct (in_dec int_dec (succ v) placed) as [SI|SI], (in_dec int_dec (pred v) placed) as [PI|PI].
  - assert (Y : exists a b, In (a, b) (pairs_of open_) /\ next_to v a /\ next_to v b /\ In a placed /\ In b placed /\ a <> b).
    { destruct (Differ v V) as [N _]; destruct (pairs_of_in open_ (succ v) (pred v)) as [I|I]; [apply OP; [left; reflexivity | exact SI] | apply OP; [right; reflexivity | exact PI] | exact N | exists (succ v), (pred v) | exists (pred v), (succ v)];
        repeat split; auto; unfold next_to; auto. }
    destruct Y as (a & b & I & NA & NB & IA & IB & AB).
    destruct (open_end a NA IA) as (_ & _ & _ & A4 & A5 & A6), (open_end b NB IB) as (_ & _ & _ & B4 & _ & B6).
    assert (D1 : describes (with_link (links_in placed) a v) all (link_up m0 a v)).
    { apply link_up_describes; try assumption; [exact part_old | exact describes_old | right; exact IA | left; reflexivity | rewrite m0_new; intros ->; contradiction]. }
    assert (Q1 : part_of_cycle (with_link (links_in placed) a v) all) by (apply with_link_part; [exact part_old | right; exact IA | left; reflexivity | exact A4]).
    assert (B7 : ~ with_link (links_in placed) a v b v) by (intros [X|[[X _]|[X _]]]; [contradiction | congruence | subst b; contradiction]).
    assert (B8 : link_up m0 a v b <> v) by (apply (not_closed (with_link (links_in placed) a v) all _ b v z); try assumption; [right; exact IB | left; reflexivity]).
    assert (D2 : describes (with_link (with_link (links_in placed) a v) b v) all (link_up (link_up m0 a v) b v)).
    { apply link_up_describes; try assumption; [right; exact IB | left; reflexivity|]; intros X; destruct (D1 v (or_introl eq_refl)) as [[Y _]|(_ & Y & _)].
      - rewrite Y in X; apply (small b); [apply Vertices, IB | congruence].
      - rewrite X in Y; exact (B8 Y). }
    apply describes_same with (F := links_in (v :: placed)) in D2.
    + exists (link_up (link_up m0 a v) b v); split; [exact D2|]; destruct (kept _ D2) as [K1 K2]; split; [|exact K2]; intros t.
      apply fold_has; [intros; apply M1; assumption|]; right; exists (a, b); split; [exact I|]; intros t'; change (has_list (map (link_up (link_up m0 a v) b v) stay) (if (m0 a =? b)%uint63 then t' else state_kept stay leave (link_up (link_up m0 a v) b v) t')); destruct (m0 a =? b)%uint63 eqn:E; [exfalso | apply K1].
      apply int_eqb_eq in E; apply B8; unfold link_up; rewrite m0_new, E; rewrite (proj2 (int_eqb_neq b v)) by (intros ->; contradiction); rewrite (proj2 (int_eqb_eq b b) eq_refl); reflexivity.
    + intros x y; rewrite LS; unfold with_link; split.
      * intros [[H|[[-> ->] | [-> ->] ]]|[[-> ->] | [-> ->] ]]; auto 8.
      * intros [H|[(-> & N & J)|(-> & N & J)]]; [auto | |]; destruct (next_to_third v a b _ NA NB AB N) as [-> | ->]; auto 8.
  - assert (IA : In (succ v) placed) by exact SI; assert (NA : next_to v (succ v)) by (left; reflexivity).
    destruct (open_end _ NA IA) as (_ & _ & _ & A4 & A5 & A6); set (a := succ v) in *.
    assert (D1 : describes (with_link (links_in placed) a v) all (link_up m0 a v)).
    { apply link_up_describes; try assumption; [exact part_old | exact describes_old | right; exact IA | left; reflexivity | rewrite m0_new; intros X; apply New; rewrite X; exact IA]. }
    apply describes_same with (F := links_in (v :: placed)) in D1.
    + exists (link_up m0 a v); split; [exact D1|]; destruct (kept _ D1) as [K1 K2]; split; [|exact K2]; intros t.
      apply fold_has; [intros; apply M1; assumption|]; left; apply fold_has; [intros; apply M2; assumption|]; right; exists a; split; [apply OP; assumption | exact K1].
    + intros x y; rewrite LS; unfold with_link; split; [intros [H|[[-> ->] | [-> ->] ]]; auto 8|].
      intros [H|[(-> & [-> | ->] & J)|(-> & [-> | ->] & J)]]; auto 8; contradiction.
  - assert (IA : In (pred v) placed) by exact PI; assert (NA : next_to v (pred v)) by (right; reflexivity).
    destruct (open_end _ NA IA) as (_ & _ & _ & A4 & A5 & A6); set (a := pred v) in *.
    assert (D1 : describes (with_link (links_in placed) a v) all (link_up m0 a v)).
    { apply link_up_describes; try assumption; [exact part_old | exact describes_old | right; exact IA | left; reflexivity | rewrite m0_new; intros X; apply New; rewrite X; exact IA]. }
    apply describes_same with (F := links_in (v :: placed)) in D1.
    + exists (link_up m0 a v); split; [exact D1|]; destruct (kept _ D1) as [K1 K2]; split; [|exact K2]; intros t.
      apply fold_has; [intros; apply M1; assumption|]; left; apply fold_has; [intros; apply M2; assumption|]; right; exists a; split; [apply OP; assumption | exact K1].
    + intros x y; rewrite LS; unfold with_link; split; [intros [H|[[-> ->] | [-> ->] ]]; auto 8|].
      intros [H|[(-> & [-> | ->] & J)|(-> & [-> | ->] & J)]]; auto 8; contradiction.
  - assert (D1 : describes (links_in (v :: placed)) all m0).
    { apply describes_same with (E := links_in placed); [|exact describes_old]; intros x y; rewrite LS; split; [auto|].
      intros [H|[(-> & [-> | ->] & J)|(-> & [-> | ->] & J)]]; auto; contradiction. }
    exists m0; split; [exact D1|]; destruct (kept _ D1) as [K1 K2]; split; [|exact K2]; intros t.
    apply fold_has; [intros; apply M1; assumption|]; left; apply fold_has; [intros; apply M2; assumption|]; left; apply K1.
Qed.

End Step.

(* ---------- The last vertex ---------- *)

Lemma last_closes placed boundary m v : (forall u, In u placed -> vertex_ u) -> (forall u, In u boundary -> In u placed) ->
  describes (links_in placed) (fun u => In u placed) m -> (forall u, In u placed -> ~ In u boundary -> m u = inner) ->
  vertex_ v -> ~ In v placed -> (forall u, vertex_ u -> u <> v -> In u placed) ->
  closes boundary (filter (has (row P v)) boundary) (map m boundary) = true.
Proof.
  intros VP IB D AW V N A; set (a := succ v); set (b := pred v).
  assert (NA : next_to v a) by (left; reflexivity); assert (NB : next_to v b) by (right; reflexivity).
  destruct (Differ v V) as [AB _]; fold a b in AB.
  assert (IA : In a placed) by (apply A; [apply Succ, V | apply (next_to_other v a V NA)]).
  assert (IB' : In b placed) by (apply A; [apply Pred, V | apply (next_to_other v b V NB)]).
  destruct (open_end placed boundary m D AW v V N a NA IA) as (A1 & A2 & A3 & A4 & _), (open_end placed boundary m D AW v V N b NB IB') as (B1 & B2 & B3 & B4 & _).
  rewrite (m0_old placed boundary m AW v N a IA) in A2; rewrite (m0_old placed boundary m AW v N b IB') in B2.
  assert (Q : part_of_cycle (links_in placed) (fun u => In u placed)).
  { split; [intros x y H; apply H | | intros x y H; apply H | exact VP]; intros x y (H1 & H2 & H3); split; [apply next_to_back; [apply VP, H2 | exact H1] | auto]. }
  assert (F : forall u, In u placed -> u <> a -> u <> b -> full (links_in placed) u).
  { intros u U Ua Ub y Y; split; [exact Y|]; split; [exact U|]; apply A; [exact (next_to_vertex u y (VP u U) Y)|]; intros ->.
    apply next_to_back in Y; [|exact (VP u U)]; destruct (next_to_third v a b u NA NB AB Y); contradiction. }
  assert (MA : m a = b).
  { destruct (D a IA) as [[H _]|(H1 & H2 & H3 & X & _ & P2 & P3 & _)]; [contradiction|].
    destruct (int_dec (m a) b) as [E|E]; [exact E|]; exfalso; destruct (int_dec (m a) a) as [G|G].
    - destruct H3 as [[_ H3]|[H3 _]]; [|contradiction]; apply (H3 (succ a)); split; [left; reflexivity|]; split; [exact IA|].
      assert (VA : vertex_ a) by exact (VP a IA); apply A; [apply Succ, VA|]; destruct (Differ a VA) as [Z _]; intros Y; apply Z; rewrite Y; symmetry; apply Succ, V.
    - pose proof (F (m a) (P3 _ P2) G E) as FU; apply (full_inner (links_in placed) (fun u => In u placed) m (m a) Q (P3 _ P2) D) in FU.
      rewrite H2 in FU; apply (small a); [exact (VP a IA) | exact FU]. }
  assert (HR : forall x, In x boundary -> In x (row P v) -> In x (filter (has (row P v)) boundary)).
  { intros x X Y; apply filter_In; split; [exact X|]; apply existsb_exists; exists x; split; [exact Y | apply Uint63.eqb_spec; reflexivity]. }
  unfold closes; apply existsb_exists; exists a; split; [exact A1|]; rewrite !(look_in m boundary a A1), MA; rewrite !andb_true_iff; split; [split; [split|]|].
  - apply negb_true_iff, int_eqb_neq; congruence.
  - apply among_spec, HR; assumption.
  - apply among_spec, HR; assumption.
  - apply forallb_forall; intros u U; rewrite !orb_true_iff, !int_eqb_eq, (look_in m boundary u U).
    destruct (int_dec u a) as [E|E]; [auto|]; destruct (int_dec u b) as [E'|E']; [auto|]; right.
    apply (full_inner (links_in placed) (fun u => In u placed)); [exact Q | apply IB, U | exact D | apply F; [apply IB, U | exact E | exact E']].
Qed.

Lemma no_cycle_sound spot order : forall i placed boundary states, NoDup order ->
  (forall u, vertex_ u -> In u placed \/ In u order) -> (forall u, In u order -> vertex_ u) -> (forall u, In u placed -> vertex_ u) ->
  (forall u, In u order -> ~ In u placed) -> (forall u, In u boundary -> In u placed) -> in_places i order spot (total P) = true ->
  tracked placed boundary states -> no_cycle P spot i order boundary states = true -> False.
Proof.
  induction order as [|v order IH]; intros i placed boundary states ND ALL VO VP NP IB IP (m & D & S & AW) C; [discriminate|].
  pose proof (VO v (or_introl eq_refl)) as V; pose proof (NP v (or_introl eq_refl)) as N.
  destruct order as [|w order].
  - cbn [no_cycle] in C; apply negb_true_iff in C; rewrite <- not_true_iff_false in C; apply C, existsb_exists; exists (map m boundary); split; [exact S|].
    apply (last_closes placed boundary m v); try assumption; intros u U E; destruct (ALL u U) as [X|[X|[]]]; [exact X | congruence].
  - set (r := w :: order) in *; assert (C' : no_cycle P spot i (v :: r) boundary states = true) by exact C; clear C.
    assert (IP' := IP); cbn [in_places] in IP'; rewrite !andb_true_iff in IP'; destruct IP' as [[[_ SV] SU] IP1].
    apply Uint63.eqb_spec in SV; apply Uint63.ltb_spec in SU; destruct (in_places_once _ _ _ _ IP1) as [_ BELOW].
    set (leaves := fun u => forallb (fun w => (spot.[w] <=? i)%uint63) (row P u)).
    set (after := boundary ++ [v]); set (stay := filter (fun u => negb (leaves u)) after); set (leave := filter leaves after).
    change (no_cycle P spot (i + 1)%uint63 r stay (all_lists (fold_left (carry boundary (filter (has (row P v)) boundary) stay leave v) states Nothing_in) [] []) = true) in C'.
    destruct (proj1 (NoDup_cons_iff _ _) ND) as [NV ND'].
    assert (AF : forall u, In u after -> In u (v :: placed)).
    { intros u U; unfold after in U; apply in_app_or in U; destruct U as [U|[<-|[]]]; [right; apply IB, U | left; reflexivity]. }
    assert (VA : forall u, In u (v :: placed) -> vertex_ u) by (intros u [<-|U]; auto).
    assert (ST : exists m', describes (links_in (v :: placed)) (fun u => In u (v :: placed)) m' /\
      (forall t, has_list (map m' stay) (carry boundary (filter (has (row P v)) boundary) stay leave v t (map m boundary))) /\
      forall u, In u (v :: placed) -> ~ In u stay -> m' u = inner).
    { apply (step_has placed boundary m VP D AW v V N stay leave) with (z := w).
      - intros u U; apply filter_In in U; apply U.
      - intros u U; unfold stay, leave; rewrite !filter_In, negb_true_iff; destruct (leaves u); auto.
      - intros u U; apply filter_In in U; destruct U as [U L]; split; [apply AF, U|]; intros x X; unfold leaves in L; rewrite forallb_forall in L; specialize (L x X).
        apply Uint63.leb_spec in L; pose proof (row_below W u x (VA u (AF u U)) X) as VX; destruct (ALL x VX) as [Y|[Y|Y]]; [right; exact Y | left; exact Y|].
        exfalso; destruct (BELOW x Y) as [_ Y']; lia.
      - apply VO; right; left; reflexivity.
      - intros [E|E]; [apply NV; left; congruence | apply (NP w); [right; left; reflexivity | exact E]].
      - reflexivity. }
    destruct ST as (m' & D' & K & AW').
    apply (IH (i + 1)%uint63 (v :: placed) stay (all_lists (fold_left (carry boundary (filter (has (row P v)) boundary) stay leave v) states Nothing_in) [] [])); try assumption.
    + intros u U; destruct (ALL u U) as [X|[X|X]]; [left; right; exact X | left; left; exact X | right; exact X].
    + intros u U; apply VO; right; exact U.
    + intros u U [E|E]; [subst u; contradiction | apply (NP u); [right; exact U | exact E]].
    + intros u U; apply AF; unfold stay in U; apply filter_In in U; apply U.
    + exists m'; split; [exact D'|]; split; [|exact AW'].
      destruct (all_lists_in (fold_left (carry boundary (filter (has (row P v)) boundary) stay leave v) states Nothing_in) [] []) as [_ X]; apply (X (map m' stay)).
      apply fold_has; [intros; apply carry_more; assumption|]; right; exists (map m boundary); split; [exact S | exact K].
Qed.

End Cycle.

(* ---------- The theorem ---------- *)

Theorem frontier_sound P order : good_plain P -> frontier_check P order = true -> ~ hamiltonian (Numbers P).
Proof.
  unfold frontier_check; intros W C H; rewrite !andb_true_iff, Z.eqb_eq in C; destruct C as [[LN IP] C].
  apply hamiltonian_tour in H; [|exact W]; destruct H as (f & T); set (n := to_Z (total P)) in *.
  pose proof (three _ _ _ T) as N3; pose proof (total_range P W) as TR; fold n in TR.
  set (idx := fun v : int => match find (fun k => f k =? to_Z v) (zrange n) with Some k => k | None => 0 end).
  assert (IX : forall v, to_Z v < n -> f (idx v) = to_Z v).
  { intros v V; pose proof (int_range v); destruct (tour_all _ _ _ T (to_Z v) ltac:(lia)) as (k & K).
    assert (K' : f (k mod n) = to_Z v).
    { rewrite <- K; apply (tour_same _ _ _ T); rewrite Zminus_mod, Zmod_mod, <- Zminus_mod, Z.sub_diag; apply Z.mod_0_l; lia. }
    unfold idx; destruct (find _ (zrange n)) as [j|] eqn:F; [apply find_some in F; apply Z.eqb_eq, F|].
    exfalso; pose proof (find_none _ _ F (k mod n) ltac:(apply in_zrange, Z.mod_pos_bound; lia)) as G; cbv beta in G; rewrite (proj2 (Z.eqb_eq _ _) K') in G; discriminate. }
  assert (BACK : forall k, to_Z (of_Z (f k)) = f k) by (intros k; apply (small_int P W), (tour_within _ _ _ T)).
  assert (SAME : forall j k i, f j = f k -> f (j + i) = f (k + i)).
  { intros j k i E; apply (tour_same _ _ _ T) in E; apply (tour_same _ _ _ T); replace (j + i - (k + i)) with (j - k) by ring; exact E. }
  assert (IN : forall k, to_Z (of_Z (f k)) < n) by (intros k; rewrite BACK; apply (tour_within _ _ _ T)).
  apply (no_cycle_sound P W (fun v => of_Z (f (idx v + 1))) (fun v => of_Z (f (idx v - 1)))) with (spot := places 0 order (make (total P) 0%uint63)) (order := order) (i := 0%uint63) (placed := []) (boundary := []) (states := [[]]).
  - intros v V; fold n in V; split; [apply IN|]; split.
    + apply to_Z_inj; rewrite BACK; pose proof (IX (of_Z (f (idx v + 1))) (IN _)) as E; rewrite BACK in E; apply (SAME _ _ (-1)) in E.
      replace (idx v + 1 + -1) with (idx v) in E by ring; rewrite (IX v V) in E; exact E.
    + pose proof (tour_links _ _ _ T (idx v)) as L; rewrite (IX v V) in L; rewrite <- (BACK (idx v + 1)) in L; set (y := of_Z (f (idx v + 1))) in *.
      unfold Z_links in L; apply in_map_iff in L; destruct L as ([a b] & E & L); apply links_of_in in L; destruct L as (LA & LR & LL).
      unfold pair_Z in E; cbn [fst snd] in E; injection E as E1 E2.
      destruct (Z.le_gt_cases (to_Z v) (to_Z y)) as [O|O].
      * rewrite Z.min_l in E1 by lia; rewrite Z.max_r in E2 by lia; apply to_Z_inj in E1, E2; subst; exact LR.
      * rewrite Z.min_r in E1 by lia; rewrite Z.max_l in E2 by lia; apply to_Z_inj in E1, E2; subst; apply (row_back W); assumption.
  - intros v V; fold n in V; split; [apply IN|]; apply to_Z_inj; rewrite BACK; pose proof (IX (of_Z (f (idx v - 1))) (IN _)) as E; rewrite BACK in E; apply (SAME _ _ 1) in E.
    replace (idx v - 1 + 1) with (idx v) in E by ring; rewrite (IX v V) in E; exact E.
  - intros v V; fold n in V; split; intros E; apply (f_equal to_Z) in E; rewrite ?BACK in E.
    + apply (tour_same _ _ _ T) in E; replace (idx v + 1 - (idx v - 1)) with 2 in E by ring; rewrite Z.mod_small in E by lia; discriminate.
    + rewrite <- (IX v V) in E; apply (tour_same _ _ _ T) in E; replace (idx v + 1 - idx v) with 1 in E by ring; rewrite Z.mod_small in E by lia; discriminate.
  - intros X v V XV SU u U; fold n in V, U.
    assert (K : forall j : nat, X (of_Z (f (idx v + Z.of_nat j)))).
    { induction j as [|j IH]; [rewrite Z.add_0_r, (IX v V), of_to_Z; exact XV|]; apply SU in IH; [|fold n; apply IN].
      replace (of_Z (f (idx v + Z.of_nat (S j)))) with (of_Z (f (idx (of_Z (f (idx v + Z.of_nat j))) + 1))); [exact IH|]; f_equal.
      replace (idx v + Z.of_nat (S j)) with (idx v + Z.of_nat j + 1) by lia; apply SAME; rewrite (IX _ (IN _)); apply BACK. }
    specialize (K (Z.to_nat ((idx u - idx v) mod n))); pose proof (Z.mod_pos_bound (idx u - idx v) n ltac:(lia)); rewrite Z2Nat.id in K by lia.
    assert (E : f (idx v + (idx u - idx v) mod n) = to_Z u).
    { rewrite <- (IX u U); apply (tour_same _ _ _ T); pose proof (Z.div_mod (idx u - idx v) n ltac:(lia)) as DM.
      replace (idx v + (idx u - idx v) mod n - idx u) with (- ((idx u - idx v) / n) * n) by lia; apply Z.mod_mul; lia. }
    rewrite E, of_to_Z in K; exact K.
  - apply in_places_once in IP; apply IP.
  - intros u U; right; apply in_places_once in IP; destruct IP as [ND VV].
    assert (PM : Permutation order (ints (total P))).
    { apply NoDup_Permutation_bis; [exact ND | | intros x I; apply in_ints, VV; exact I]; pose proof (length_ints (total P)); fold n in H; lia. }
    apply (Permutation_in _ (Permutation_sym PM)), in_ints, U.
  - intros u U; apply in_places_once in IP; apply IP, U.
  - intros u [].
  - intros u _ [].
  - intros u [].
  - exact IP.
  - exists (fun _ => inner); split; [intros u []|]; split; [left; reflexivity | intros u []].
  - exact C.
Qed.
