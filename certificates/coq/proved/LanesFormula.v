(* The formula that LRAT certificates of lanes refute, as package traffic makes it (CNF): some messages can be given so many lanes.
   Whoever gives them lanes would satisfy it. *)

From Coq Require Import ZArith Lia Bool Uint63 PArray List.
From Topocert Require Import Graph Walk CheckGraph CheckLrat CheckCnf Numbered TrafficSays Hops Waiting.
Import ListNotations.
Open Scope Z_scope.

(* The variables of a route, and of one channel after another, are as many as lanes, in a row. Known are the number of the
   next variable; those for two channels, by a number of the first one; and the clauses, the last one first. *)
Record building := Building { next_free : Z; follows_ : array (list (taken * taken * Z)); clauses_ : list (list Z) }.

Fixpoint two_in_turn {A} (l : list A) : list (A * A) := match l with a :: ((b :: _) as l) => (a, b) :: two_in_turn l | _ => [] end.

Section Formula.
Variable hash : taken -> int.
Variable L : Z.   (* lanes *)

Notation lanes := (zrange L).

Definition pair_variables (b : building) (c c' : taken) : option Z :=
  match find (fun e => let '(x, y, _) := e in same_taken x c && same_taken y c') (follows_ b).[hash c] with Some (_, _, z) => Some z | None => None end.

Definition implied (x y : Z) (before : list (list Z)) : list (list Z) := fold_left (fun l i => [- (x + i); y + i] :: l) lanes before.

Definition join_pair (x : Z) (b : building) (p : taken * taken) : building :=
  let (c, c') := p in
  match pair_variables b c c' with
  | Some y => Building (next_free b) (follows_ b) (implied x y (clauses_ b))
  | None => let y := next_free b in let i := hash c in
    Building (y + L) (follows_ b).[i <- (c, c', y) :: (follows_ b).[i]] (implied x y (clauses_ b))
  end.

(* A route of message number i; and the variables of all its routes, the last one first. *)
Definition add_route (i : Z) (s : building * list Z) (route : list taken) : building * list Z :=
  let (b, vars) := s in let x := next_free b in
  let b := Building (x + L) (follows_ b) (fold_left (fun l j => if i <? j then [- (x + j)] :: l else l) lanes (clauses_ b)) in
  (fold_left (join_pair x) (two_in_turn route) b, fold_left (fun l j => (x + j) :: l) lanes vars).

Definition add_message (s : building * Z) (routes : list (list taken)) : building * Z :=
  let (b, i) := s in let (b, vars) := fold_left (add_route i) routes (b, []) in (Building (next_free b) (follows_ b) (rev vars :: clauses_ b), i + 1).

Definition add_messages (size : int) (messages : list (list (list taken))) : building :=
  fst (fold_left add_message messages (Building 1 (make size []) [], 0)).

Definition ring_pairs (ring : list taken) : list (taken * taken) := match ring with [] => [] | c :: _ => two_in_turn (ring ++ [c]) end.

Definition add_ring (b : building) (s : option (list (list Z))) (ring : list taken) : option (list (list Z)) :=
  match s, fold_left (fun l (p : taken * taken) => match l, pair_variables b (fst p) (snd p) with Some l, Some y => Some (y :: l) | _, _ => None end) (ring_pairs ring) (Some []) with
  | Some f, Some ys => match ring with [] => None | _ => let ys := rev ys in Some (fold_left (fun f j => map (fun y => - (y + j)) ys :: f) lanes f) end
  | _, _ => None
  end.

Definition lanes_formula (size : int) (messages : list (list (list taken))) (rings : list (list taken)) : option (list (list Z)) :=
  let b := add_messages size messages in option_map (@rev (list Z)) (fold_left (add_ring b) rings (Some (clauses_ b))).

(* ---------- It is satisfied ---------- *)

Hypothesis Some_lanes : 0 <= L.
Variable dep : taken -> taken -> Z -> bool.

Definition holds_here (val : Z -> bool) (top_ : Z) (c : list Z) : Prop :=
  (exists l, In l c /\ says val l = true) /\ forall l, In l c -> l <> 0 /\ Z.abs l < top_.

Definition covers (val : Z -> bool) (b : building) : Prop :=
  1 <= next_free b /\ (forall c, In c (clauses_ b) -> holds_here val (next_free b) c) /\
  forall i c c' y, In (c, c', y) (follows_ b).[i] -> 1 <= y /\ y + L <= next_free b /\ forall l, 0 <= l < L -> val (y + l) = dep c c' l.

Definition extends (val val' : Z -> bool) (n : Z) : Prop := forall z, z < n -> val' z = val z.

Lemma says_extended val val' n l : extends val val' n -> l <> 0 -> Z.abs l < n -> says val' l = says val l.
Proof. intros E N B; unfold says; destruct (Z.ltb_spec 0 l); [apply E; lia | rewrite E by lia; reflexivity]. Qed.

Lemma holds_extended val val' n m c : extends val val' n -> n <= m -> holds_here val n c -> holds_here val' m c.
Proof.
  intros E Le [(l & I & S) B]; split.
  - exists l; split; [exact I|]; destruct (B l I) as [B1 B2]; rewrite (says_extended _ _ _ _ E B1 B2); exact S.
  - intros k K; destruct (B k K); split; [assumption | lia].
Qed.

Lemma implied_in x y before c : In c (implied x y before) <-> In c before \/ exists i, 0 <= i < L /\ c = [- (x + i); y + i].
Proof.
  unfold implied; assert (K : forall l before, In c (fold_left (fun l i => [- (x + i); y + i] :: l) l before) <-> In c before \/ exists i, In i l /\ c = [- (x + i); y + i]).
  { induction l as [|i l IH]; intros k; cbn [fold_left]; [split; [auto | intros [H|(? & [] & _)]; exact H]|].
    rewrite IH; cbn [In]; split.
    - intros [[<-|H]|(j & J & ->)]; [right; exists i; auto | auto | right; exists j; auto].
    - intros [H|(j & [<-|J] & ->)]; [auto | auto | right; exists j; auto]. }
  rewrite K; split; (intros [H|(i & I & E)]; [auto | right; exists i; split; [|exact E]; apply in_zrange; exact I]).
Qed.

Lemma implied_covers val n x y before : (forall c, In c before -> holds_here val n c) -> 1 <= x -> x + L <= n -> 1 <= y -> y + L <= n ->
  (forall l, 0 <= l < L -> val (x + l) = true -> val (y + l) = true) -> forall c, In c (implied x y before) -> holds_here val n c.
Proof.
  intros H X1 X2 Y1 Y2 V c I; apply implied_in in I; destruct I as [I|(i & B & ->)]; [apply H, I|]; split.
  - destruct (val (x + i)) eqn:E.
    + exists (y + i); split; [right; left; reflexivity|]; unfold says; destruct (Z.ltb_spec 0 (y + i)); [apply V; assumption | lia].
    + exists (- (x + i)); split; [left; reflexivity|]; unfold says; destruct (Z.ltb_spec 0 (- (x + i))); [lia|]; rewrite Z.opp_involutive, E; reflexivity.
  - intros l [<-|[<-|[]]]; lia.
Qed.

Lemma pair_variables_in b c c' y : pair_variables b c c' = Some y -> In (c, c', y) (follows_ b).[hash c].
Proof.
  unfold pair_variables; destruct (find _ _) as [[[x z] w]|] eqn:F; [|discriminate]; intros E; injection E as <-; apply find_some in F; destruct F as [F1 F2].
  apply andb_true_iff in F2; destruct F2 as [F2 F3]; apply same_taken_true in F2, F3; subst; exact F1.
Qed.

Lemma set_list_in {A : Type} (t : array (list A)) i a j x : In x t.[i <- a :: t.[i]].[j] -> x = a \/ In x t.[j].
Proof.
  destruct (int_dec i j) as [->|Ne]; [|rewrite get_set_other by exact Ne; auto].
  destruct (j <? PArray.length t)%uint63 eqn:E; [rewrite get_set_same by exact E; intros [<-|H]; auto|].
  rewrite (get_out_of_bounds _ t.[j <- a :: t.[j]]) by (rewrite length_set; exact E); rewrite default_set; intros H; right; rewrite get_out_of_bounds by exact E; exact H.
Qed.

Lemma join_covers val x b c c' : covers val b -> 1 <= x -> x + L <= next_free b -> (forall l, 0 <= l < L -> val (x + l) = true -> dep c c' l = true) ->
  exists val', extends val val' (next_free b) /\ next_free b <= next_free (join_pair x b (c, c')) /\ covers val' (join_pair x b (c, c')).
Proof.
  intros (C0 & C1 & C2) X1 X2 D; unfold join_pair; destruct (pair_variables b c c') as [y|] eqn:E.
  - apply pair_variables_in in E; destruct (C2 _ _ _ _ E) as (Y1 & Y2 & Y3); exists val; split; [intros z _; reflexivity|]; cbn [next_free]; split; [lia|]; split; [exact C0|]; split; [|exact C2].
    cbn [clauses_ next_free]; apply implied_covers; auto; intros l Bl V; rewrite Y3 by exact Bl; apply D; assumption.
  - cbv zeta; set (y := next_free b) in *; set (val' := fun z => if (y <=? z) && (z <? y + L) then dep c c' (z - y) else val z).
    assert (Ex : extends val val' y) by (intros z Lz; unfold val'; destruct (Z.leb_spec y z); [lia | reflexivity]).
    assert (New : forall l, 0 <= l < L -> val' (y + l) = dep c c' l).
    { intros l Bl; unfold val'; destruct (Z.leb_spec y (y + l)); [|lia]; destruct (Z.ltb_spec (y + l) (y + L)); [|lia]; cbn [andb]; f_equal; lia. }
    exists val'; split; [exact Ex|]; cbn [next_free]; split; [lia|]; split; [cbn [next_free]; lia|]; cbn [next_free clauses_ follows_]; split.
    + apply implied_covers; try lia.
      * intros d I; apply holds_extended with val y; [exact Ex | lia | apply C1, I].
      * intros l Bl V; rewrite New by exact Bl; apply D; [exact Bl|]; rewrite <- V; symmetry; apply Ex; lia.
    + intros i d d' z I; destruct (set_list_in (follows_ b) (hash c) (c, c', y) i (d, d', z) I) as [Q|Q]; clear I; rename Q into I.
      * injection I as -> -> ->; split; [lia|]; split; [lia | exact New].
      * destruct (C2 _ _ _ _ I) as (Z1 & Z2 & Z3); split; [exact Z1|]; split; [fold y in Z2; lia|]; intros l Bl; rewrite Ex by (fold y in Z2; lia); apply Z3, Bl.
Qed.

Lemma extends_trans a b c n m : extends a b n -> extends b c m -> n <= m -> extends a c n.
Proof. intros E F Le z Lz; rewrite F by lia; apply E, Lz. Qed.

Lemma join_all_covers x : forall ps val b, covers val b -> 1 <= x -> x + L <= next_free b ->
  (forall l p, 0 <= l < L -> val (x + l) = true -> In p ps -> dep (fst p) (snd p) l = true) ->
  exists val', extends val val' (next_free b) /\ next_free b <= next_free (fold_left (join_pair x) ps b) /\ covers val' (fold_left (join_pair x) ps b).
Proof.
  induction ps as [|[c c'] ps IH]; intros val b C X1 X2 D; [exists val; split; [intros z _; reflexivity|]; split; [reflexivity | exact C]|]; cbn [fold_left].
  destruct (join_covers val x b c c' C X1 X2) as (v1 & E1 & F1 & C1); [intros l Bl V; apply (D l (c, c') Bl V); left; reflexivity|].
  destruct (IH v1 _ C1 X1 ltac:(lia)) as (v2 & E2 & F2 & C2).
  - intros l p Bl V I; apply D; [exact Bl | rewrite <- V; symmetry; apply E1; lia | right; exact I].
  - exists v2; split; [exact (extends_trans _ _ _ _ _ E1 E2 F1)|]; split; [lia | exact C2].
Qed.

Lemma units_in x i before c : In c (fold_left (fun l j => if i <? j then [- (x + j)] :: l else l) lanes before) <-> In c before \/ exists j, 0 <= j < L /\ i < j /\ c = [- (x + j)].
Proof.
  assert (K : forall l before, In c (fold_left (fun l j => if i <? j then [- (x + j)] :: l else l) l before) <-> In c before \/ exists j, In j l /\ i < j /\ c = [- (x + j)]).
  { induction l as [|j l IH]; intros k; cbn [fold_left]; [split; [auto | intros [H|(? & [] & _)]; exact H]|].
    rewrite IH; destruct (Z.ltb_spec i j) as [B|B]; cbn [In]; split.
    - intros [[<-|H]|(m & J & Q)]; [right; exists j; auto | auto | right; exists m; tauto].
    - intros [H|(m & [<-|J] & Q & ->)]; [auto | auto | right; exists m; auto].
    - intros [H|(m & J & Q)]; [auto | right; exists m; tauto].
    - intros [H|(m & [<-|J] & Q & R)]; [auto | lia | right; exists m; auto]. }
  rewrite K; split; (intros [H|(m & I & E)]; [auto | right; exists m; split; [|exact E]; apply in_zrange; exact I]).
Qed.

Lemma vars_in x : forall l before z, In z (fold_left (fun l j => (x + j) :: l) l before) <-> In z before \/ exists j, In j l /\ z = x + j.
Proof.
  induction l as [|j l IH]; intros k z; cbn [fold_left]; [split; [auto | intros [H|(? & [] & _)]; exact H]|].
  rewrite IH; cbn [In]; split.
  - intros [[<-|H]|(m & J & Q)]; [right; exists j; auto | auto | right; exists m; auto].
  - intros [H|(m & [<-|J] & ->)]; [auto | auto | right; exists m; auto].
Qed.

(* The route is taken in the lanes of f: in one, or in none. *)
Lemma route_covers i route (f : Z -> bool) val b vars : covers val b -> (forall l, f l = true -> l <= i /\ forall p, In p (two_in_turn route) -> dep (fst p) (snd p) l = true) ->
  (forall z, In z vars -> 0 < z < next_free b) ->
  let s := add_route i (b, vars) route in
  exists val', extends val val' (next_free b) /\ next_free b <= next_free (fst s) /\ covers val' (fst s) /\ (forall z, In z (snd s) -> 0 < z < next_free (fst s)) /\
    (forall z, In z vars -> In z (snd s)) /\ forall l, 0 <= l < L -> f l = true -> exists z, In z (snd s) /\ val' z = true.
Proof.
  intros (C0 & C1 & C2) F Vs; unfold add_route; cbv zeta; set (x := next_free b) in *.
  set (val1 := fun z => if (x <=? z) && (z <? x + L) then f (z - x) else val z).
  assert (Ex : extends val val1 x) by (intros z Lz; unfold val1; destruct (Z.leb_spec x z); [lia | reflexivity]).
  assert (New : forall l, 0 <= l < L -> val1 (x + l) = f l).
  { intros l Bl; unfold val1; destruct (Z.leb_spec x (x + l)); [|lia]; destruct (Z.ltb_spec (x + l) (x + L)); [|lia]; cbn [andb]; f_equal; lia. }
  match goal with |- context [fold_left (join_pair x) (two_in_turn route) ?b'] => set (b1 := b') end.
  assert (Cv : covers val1 b1).
  { split; [cbn; lia|]; cbn [next_free clauses_ follows_ b1]; split.
    - intros c I; apply units_in in I; destruct I as [I|(j & Bj & Lj & ->)].
      + apply holds_extended with val x; [exact Ex | lia | apply C1, I].
      + split; [|intros l [<-|[]]; lia]; exists (- (x + j)); split; [left; reflexivity|]; unfold says; destruct (Z.ltb_spec 0 (- (x + j))); [lia|].
        rewrite Z.opp_involutive, New by exact Bj; destruct (f j) eqn:E; [apply F in E; lia | reflexivity].
    - intros k c c' y I; destruct (C2 _ _ _ _ I) as (Y1 & Y2 & Y3); fold x in Y2; split; [exact Y1|]; split; [lia|]; intros l Bl; rewrite Ex by lia; apply Y3, Bl. }
  destruct (join_all_covers x (two_in_turn route) val1 b1 Cv C0 ltac:(cbn; lia)) as (val' & E' & F' & C').
  { intros l p Bl V I; rewrite New in V by exact Bl; apply F in V; apply V, I. }
  change (next_free b1) with (x + L) in E', F'; cbn [fst snd]; exists val'; split; [apply (extends_trans _ _ _ _ _ Ex E'); lia|]; split; [lia|]; split; [exact C'|]; split; [|split].
  - intros z I; apply vars_in in I; destruct I as [I|(j & J & ->)]; [specialize (Vs z I); lia | apply in_zrange in J; lia].
  - intros z I; apply vars_in; left; exact I.
  - intros l Bl Fl; exists (x + l); split; [apply vars_in; right; exists l; split; [apply in_zrange; exact Bl | reflexivity]|].
    rewrite E' by lia; rewrite New by exact Bl; exact Fl.
Qed.

Lemma taken_list_dec (a b : list taken) : {a = b} + {a <> b}.
Proof. repeat decide equality; apply int_dec. Qed.

Section Message.
Variable i : Z.
Variable chosen : list taken.
Variable lane : Z.
Hypothesis Lane : 0 <= lane < L.
Hypothesis Early : lane <= i.
Hypothesis Deps : forall p, In p (two_in_turn chosen) -> dep (fst p) (snd p) lane = true.

Lemma routes_cover : forall routes val b vars, covers val b -> (forall z, In z vars -> 0 < z < next_free b) ->
  let s := fold_left (add_route i) routes (b, vars) in
  exists val', extends val val' (next_free b) /\ next_free b <= next_free (fst s) /\ covers val' (fst s) /\ (forall z, In z (snd s) -> 0 < z < next_free (fst s)) /\
    (forall z, In z vars -> In z (snd s)) /\ (In chosen routes -> exists z, In z (snd s) /\ val' z = true).
Proof.
  induction routes as [|route routes IH]; intros val b vars C Vs; cbv zeta; cbn [fold_left].
  - exists val; split; [intros z _; reflexivity|]; split; [reflexivity|]; split; [exact C|]; split; [exact Vs|]; split; [auto | intros []].
  - destruct (route_covers i route (fun l => if taken_list_dec route chosen then l =? lane else false) val b vars C) as (v1 & E1 & F1 & C1 & V1 & K1 & T1); [|exact Vs|].
    + intros l; destruct (taken_list_dec route chosen) as [->|]; [|discriminate]; intros E; apply Z.eqb_eq in E; subst l; split; [exact Early | exact Deps].
    + destruct (add_route i (b, vars) route) as [b1 vars1]; cbn [fst snd] in *; destruct (IH v1 b1 vars1 C1 V1) as (v2 & E2 & F2 & C2 & V2 & K2 & T2).
      exists v2; split; [exact (extends_trans _ _ _ _ _ E1 E2 F1)|]; split; [lia|]; split; [exact C2|]; split; [exact V2|]; split; [auto|].
      intros [<-|I]; [|apply T2, I]; destruct (T1 lane Lane) as (z & I & T).
      { destruct (taken_list_dec route route); [apply Z.eqb_refl | contradiction]. }
      exists z; split; [apply K2, I|]; rewrite E2 by (apply V1, I); exact T.
Qed.

Lemma message_covers routes val b : In chosen routes -> covers val b -> exists val', extends val val' (next_free b) /\
  next_free b <= next_free (fst (add_message (b, i) routes)) /\ covers val' (fst (add_message (b, i) routes)).
Proof.
  intros I C; unfold add_message; destruct (routes_cover routes val b [] C ltac:(intros ? [])) as (v & E & F & (C0 & C1 & C2) & V & _ & T).
  destruct (fold_left (add_route i) routes (b, [])) as [b1 vars]; cbn [fst snd] in *; exists v; split; [exact E|]; split; [exact F|]; split; [exact C0|]; split; [|exact C2].
  cbn [clauses_ next_free]; intros c [<-|J]; [|apply C1, J]; split.
  - destruct (T I) as (z & J & Q); exists z; split; [apply in_rev in J; exact J|]; unfold says; specialize (V z J); destruct (Z.ltb_spec 0 z); [exact Q | lia].
  - intros z J; apply in_rev in J; specialize (V z J); lia.
Qed.
End Message.

(* Messages with the route and the lane of each. *)
Lemma messages_cover : forall messages (choice : list (list taken * Z)) val b i, covers val b ->
  Forall2 (fun routes e => In (fst e) routes) messages choice ->
  (forall j e, nth_error choice j = Some e -> 0 <= snd e < L /\ snd e <= i + Z.of_nat j /\ forall p, In p (two_in_turn (fst e)) -> dep (fst p) (snd p) (snd e) = true) ->
  exists val', covers val' (fst (fold_left add_message messages (b, i))).
Proof.
  induction messages as [|routes messages IH]; intros choice val b i C F H; [exists val; exact C|]; inversion F as [|? [chosen lane] ? choice' F1 F2]; subst; cbn [fold_left].
  destruct (H 0%nat (chosen, lane) eq_refl) as (H1 & H2 & H3); cbn [fst snd] in H1, H2, H3, F1.
  destruct (message_covers i chosen lane H1 ltac:(lia) H3 routes val b F1 C) as (v & _ & _ & C').
  assert (E : snd (add_message (b, i) routes) = i + 1) by (unfold add_message; destruct (fold_left _ _ _); reflexivity).
  destruct (add_message (b, i) routes) as [b1 i1]; cbn [fst snd] in *; subst i1; apply (IH choice' v b1 (i + 1) C' F2).
  intros j e J; destruct (H (S j) e J) as (K1 & K2 & K3); split; [exact K1|]; split; [lia | exact K3].
Qed.

(* ---------- Rings ---------- *)

Lemma ring_known b : forall ps ys out, fold_left (fun l (p : taken * taken) => match l, pair_variables b (fst p) (snd p) with Some l, Some y => Some (y :: l) | _, _ => None end) ps (Some ys) = Some out ->
  (forall y, In y ys -> In y out) /\ forall p, In p ps -> exists y, In y out /\ pair_variables b (fst p) (snd p) = Some y.
Proof.
  assert (None_ : forall ps, fold_left (fun l (p : taken * taken) => match l, pair_variables b (fst p) (snd p) with Some l, Some y => Some (y :: l) | _, _ => None end) ps None = None).
  { induction ps as [|p ps IH]; [reflexivity | exact IH]. }
  induction ps as [|p ps IH]; intros ys out E; cbn [fold_left] in E; [injection E as <-; split; [auto | intros ? []]|].
  destruct (pair_variables b (fst p) (snd p)) as [y|] eqn:Q; [|rewrite None_ in E; discriminate]; destruct (IH _ _ E) as [A B]; split.
  - intros z I; apply A; right; exact I.
  - intros q [<-|I]; [exists y; split; [apply A; left; reflexivity | exact Q] | apply B, I].
Qed.

Lemma ring_broken ring l (rank : taken -> Z) : ring <> [] -> (forall c c', dep c c' l = true -> rank c < rank c') -> exists p, In p (ring_pairs ring) /\ dep (fst p) (snd p) l = false.
Proof.
  intros Ne R; destruct ring as [|c ring]; [contradiction Ne; reflexivity|]; clear Ne; unfold ring_pairs.
  destruct (existsb (fun p => negb (dep (fst p) (snd p) l)) (two_in_turn ((c :: ring) ++ [c]))) eqn:E.
  - apply existsb_exists in E; destruct E as (p & I & E); exists p; split; [exact I | apply negb_true_iff, E].
  - exfalso; assert (H : forall p, In p (two_in_turn ((c :: ring) ++ [c])) -> rank (fst p) < rank (snd p)).
    { intros p I; apply R; destruct (dep (fst p) (snd p) l) eqn:Q; [reflexivity|]; assert (X : existsb (fun p => negb (dep (fst p) (snd p) l)) (two_in_turn ((c :: ring) ++ [c])) = true); [|congruence].
      apply existsb_exists; exists p; split; [exact I | rewrite Q; reflexivity]. }
    assert (K : forall m a e, (forall p, In p (two_in_turn ((a :: m) ++ [e])) -> rank (fst p) < rank (snd p)) -> rank a < rank e).
    { clear; induction m as [|b m IH]; intros a e H; [apply (H (a, e)); left; reflexivity|].
      assert (A : rank a < rank b) by (apply (H (a, b)); left; reflexivity); assert (B : rank b < rank e) by (apply IH; intros p I; apply H; right; exact I); lia. }
    specialize (K ring c c H); lia.
Qed.

Lemma rings_models val b rings : covers val b -> (forall l, 0 <= l < L -> exists rank : taken -> Z, forall c c', dep c c' l = true -> rank c < rank c') ->
  forall f g, models val f -> fold_left (add_ring b) rings (Some f) = Some g -> models val g.
Proof.
  intros (C0 & _ & C2) R; assert (None_ : forall rings, fold_left (add_ring b) rings None = None) by (induction rings0 as [|x l IH]; [reflexivity | exact IH]).
  induction rings as [|ring rings IH]; intros f g M E; cbn [fold_left] in E; [injection E as <-; exact M|].
  unfold add_ring at 2 in E; destruct (fold_left _ (ring_pairs ring) (Some [])) as [ys|] eqn:K; [|rewrite None_ in E; discriminate].
  destruct ring as [|c ring]; [rewrite None_ in E; discriminate|]; cbv zeta in E; eapply IH; [|exact E].
  intros k I; assert (J : forall l f, In k (fold_left (fun f j => map (fun y => - (y + j)) (rev ys) :: f) l f) -> In k f \/ exists j, In j l /\ k = map (fun y => - (y + j)) (rev ys)).
  { clear; induction l as [|j l IH]; intros f I; [auto|]; cbn [fold_left] in I; apply IH in I; destruct I as [[<-|I]|(m & I & ->)]; [right; exists j; split; [left; reflexivity | reflexivity] | auto | right; exists m; split; [right; exact I | reflexivity]]. }
  apply J in I; destruct I as [I|(j & I & ->)]; [apply M, I|]; apply in_zrange in I; destruct (R j I) as (rank & Rk).
  destruct (ring_broken (c :: ring) j rank ltac:(discriminate) Rk) as (p & P1 & P2).
  destruct (ring_known b _ _ _ K) as [_ Kn]; destruct (Kn p P1) as (y & Y1 & Y2); apply pair_variables_in in Y2; destruct (C2 _ _ _ _ Y2) as (B1 & B2 & B3).
  exists (- (y + j)); split; [apply in_map_iff; exists y; split; [reflexivity | apply in_rev in Y1; exact Y1]|].
  unfold says; destruct (Z.ltb_spec 0 (- (y + j))); [lia|]; rewrite Z.opp_involutive, B3, P2 by exact I; reflexivity.
Qed.

Theorem lanes_formula_satisfied size messages rings (choice : list (list taken * Z)) f : lanes_formula size messages rings = Some f ->
  Forall2 (fun routes e => In (fst e) routes) messages choice ->
  (forall j e, nth_error choice j = Some e -> 0 <= snd e < L /\ snd e <= Z.of_nat j /\ forall p, In p (two_in_turn (fst e)) -> dep (fst p) (snd p) (snd e) = true) ->
  (forall l, 0 <= l < L -> exists rank : taken -> Z, forall c c', dep c c' l = true -> rank c < rank c') -> exists val, models val f.
Proof.
  unfold lanes_formula, add_messages; intros E F H R.
  destruct (messages_cover messages choice (fun _ => false) (Building 1 (make size []) []) 0) as (val & C); [|exact F| |].
  - split; [reflexivity|]; split; [intros ? []|]; cbn [follows_]; intros i c c' y I; rewrite get_make in I; destruct I.
  - intros j e J; destruct (H j e J) as (H1 & H2 & H3); split; [exact H1|]; split; [lia | exact H3].
  - set (b := fst _) in *; clearbody b; destruct (fold_left (add_ring b) rings (Some (clauses_ b))) as [g|] eqn:G; [|discriminate]; injection E as <-.
    exists val; intros c I; apply in_rev in I; apply (rings_models val b rings C R _ _ (fun k K => proj1 (proj1 (proj2 C) k K)) G c I).
Qed.
End Formula.
