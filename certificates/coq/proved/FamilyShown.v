(* Files of theorems: what lemmas say of families, by the questions of package theorem, and that the claim
   follows for all values of its variables. *)

From Coq Require Import ZArith NArith QArith List String Bool Lia.
From Topocert Require Import Graph Girth Walk Methods Text TextMeaning CheckLinear CheckQuestion CheckTerms CheckFamily CheckPlace CheckProper CheckTheorem CheckCounts CheckColours CheckGirth CheckSums CheckTotals CheckLinks.
From Topocert Require Import NetworkName NetworkSame Statement HamiltonSays MetricSays.
From Topocert Require Import FormulaSays FormulaShown FactsLearnt FamilySays FamilyTerms.
Import ListNotations.
Open Scope Z_scope.

(* ---------- Lemmas ---------- *)

Inductive subject_of := OfOrder | OfSize | OfMinDegree | OfMaxDegree | OfTransitive | OfDiameter | OfRadius | OfHamiltonian | OfBipartite | OfConnected | OfGirth.

(* What the lines behind "by" say. *)
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
| ByLinkSums (links : list (bool * list term)).    (* of each neighbour: whether it gives its links from both ends, and its sum *)

Inductive relation_of := SaysExactly | SaysAtMost | SaysAtLeast.

(* A lemma says that a fact, or some times a fact, is a value, at most or at least that, 1 for true and 0 for false:
   under a condition, Yes if there is none. *)
Record lemma := Lemma { of_ : subject_of; saying : relation_of; times_ : Z; equals : term; under : cond; shown_by : method }.

Definition same_subject (a b : subject_of) : bool :=
  match a, b with
  | OfOrder, OfOrder | OfSize, OfSize | OfMinDegree, OfMinDegree | OfMaxDegree, OfMaxDegree | OfTransitive, OfTransitive
  | OfDiameter, OfDiameter | OfRadius, OfRadius | OfHamiltonian, OfHamiltonian | OfBipartite, OfBipartite | OfConnected, OfConnected | OfGirth, OfGirth => true
  | _, _ => false
  end.

Lemma same_subject_right a b : same_subject a b = true -> a = b.
Proof. destruct a, b; simpl; congruence. Qed.

(* Whether what is known under one condition may be used under another. *)
Definition within (known_ now : cond) : bool := same_cond known_ Yes || same_cond known_ now.

Definition is_exact (l : lemma) : bool := match saying l with SaysExactly => times_ l =? 1 | _ => false end.

(* The value that a lemma tells, under no other condition. *)
Definition told_by (s : subject_of) (c : cond) (l : list lemma) : option term :=
  option_map equals (find (fun m => same_subject s (of_ m) && is_exact m && within (under m) c) l).

Definition is_one (t : term) : bool := match t with Num 1 => true | _ => false end.
Definition is_zero (t : term) : bool := match t with Num 0 => true | _ => false end.

Definition told_true (s : subject_of) (c : cond) (l : list lemma) : bool := match told_by s c l with Some t => is_one t | None => false end.

(* A lemma says that the fact has a value. *)
Definition told_bounded (s : subject_of) (c : cond) (l : list lemma) : bool :=
  existsb (fun m => same_subject s (of_ m) && match saying m with SaysAtLeast => false | _ => true end && within (under m) c) l.

(* What is known by then: lemmas, and the conditions under which all neighbours are known, and differ. *)
Record known_by := KnownBy { before : list lemma; all_under : list cond; each_under : list cond }.

Definition met_under (c : cond) (l : list cond) : bool := existsb (fun d => within d c) l.

(* Only with sums may a fact have a factor. *)
Definition simple (l : lemma) : bool := times_ l =? 1.
Definition by_sums (m : method) : bool := match m with BySums _ | ByLinkSums _ => true | _ => false end.

Definition with_items (F : family) (l : list (bool * list term)) : list (item * bool * list term) :=
  map (fun p => ((fst p, fst (snd p)), snd (snd p))) (combine (items F) l).

Definition reverse_step (F : family) (c : cond) (k : known_by) : option (list branch * known_by) :=
  if met_under c (all_under k) then Some ([], k)
  else if no_others F then Some (reversed_questions F c, KnownBy (before k) (c :: all_under k) (each_under k)) else None.

Definition complete_step (F : family) (c : cond) (k : known_by) : option (list branch * known_by) :=
  if met_under c (each_under k) then Some ([], k)
  else match reverse_step F c k with
    | Some (qs, k) => Some (qs ++ distinct_questions F c, KnownBy (before k) (all_under k) (c :: each_under k))
    | None => None end.

(* The questions of a lemma after others. *)
Definition lemma_questions (F : family) (k : known_by) (l : lemma) : option (list branch * known_by) :=
  let n := width (line F) in
  let c := under l in
  let v := equals l in
  let transitive_ := told_true OfTransitive c (before k) in
  if negb (simple l || by_sums (shown_by l)) then None else
  match of_ l, saying l, shown_by l with
  | OfOrder, SaysExactly, ByProduct => if free_ranges F then Some (order_questions F c v, k) else None
  | OfOrder, SaysExactly, BySums ts => if Nat.eqb (List.length ts) n then Some (order_by_sums_questions F c (times_ l) ts v, k) else None
  | OfSize, SaysExactly, ByLinkSums links => let ls := with_items F links in
      if Nat.eqb (List.length links) (List.length (items F)) && sums_fit F ls then Some (size_by_sums_questions F c (times_ l) ls v, k) else None
  | OfMinDegree, SaysExactly, ByNeighbours at_ => match complete_step F c k with
      | Some (qs, k) => if widths n at_ then Some (qs ++ degree_questions F c true v at_, k) else None | None => None end
  | OfMaxDegree, SaysExactly, ByNeighbours at_ => match complete_step F c k with
      | Some (qs, k) => if widths n at_ then Some (qs ++ degree_questions F c false v at_, k) else None | None => None end
  | OfSize, SaysExactly, ByDegrees => match told_by OfOrder c (before k), told_by OfMinDegree c (before k), told_by OfMaxDegree c (before k) with
      | Some o, Some a, Some b => Some ([size_question F c o a b v], k) | _, _, _ => None end
  | OfTransitive, SaysExactly, ByMaps image inverse =>
      let roots := [Piece (root F) None] in
      if is_one v && roots_fine F roots && widths n image && widths n inverse then
        Some (roots_questions F c roots image ++ automorphism_questions F c image inverse, k) else None
  | OfConnected, SaysExactly, ByUpper upper => if is_one v then Some (descends_questions F c false upper, k) else None
  | OfDiameter, SaysExactly, ByPotential free upper start lower far =>
      if (free || transitive_) && Nat.eqb (List.length start) n && widths n far then
        Some (descends_questions F c free upper ++ upper_question F c free upper v ::
          rises_questions F c start lower ++ [far_question F c lower v far], k) else None
  | OfDiameter, SaysAtMost, ByPotential free upper _ _ _ =>
      if free || transitive_ then Some (descends_questions F c free upper ++ [upper_question F c free upper v], k) else None
  | OfRadius, SaysExactly, ByPotential free upper start lower far =>
      if transitive_ && Nat.eqb (List.length start) n && widths n far then
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
  | _, _, _ => None
  end.

(* Takes the proofs of some questions from a list. *)
Fixpoint taken (qs : list branch) (ts : list proof) : option (list proof) :=
  match qs, ts with
  | [], _ => Some ts
  | q :: qs, t :: ts => if refutes q t then taken qs ts else None
  | _, _ => None
  end.

Definition known_too (k : known_by) (l : lemma) : known_by := KnownBy (before k ++ [l]) (all_under k) (each_under k).

Fixpoint lemmas_shown (F : family) (k : known_by) (ls : list lemma) (ts : list proof) : option (list proof) :=
  match ls with
  | [] => Some ts
  | l :: ls => match lemma_questions F k l with
      | Some (qs, k) => match taken qs ts with
          | Some ts => lemmas_shown F (known_too k l) ls ts | None => None end
      | None => None
      end
  end.

Lemma taken_refuted qs : forall ts rest, taken qs ts = Some rest -> exists us, all_refuted qs us = true.
Proof.
  induction qs as [|q qs IH]; intros ts rest; simpl; [intros _; exists []; reflexivity|].
  destruct ts as [|t ts]; [discriminate|]; destruct (refutes q t) eqn:R; [|discriminate]; intros T.
  destruct (IH _ _ T) as [us U]; exists (t :: us); simpl; rewrite R; exact U.
Qed.

Definition truth_is (P : Prop) (z : Z) : Prop := (z = 1 /\ P) \/ (z = 0 /\ ~ P).

(* The fact has this value. *)
Definition fact_so (g : graph) (s : subject_of) (z : Z) : Prop :=
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
  end.

Definition said_so (g : graph) (s : subject_of) (r : relation_of) (k z : Z) : Prop :=
  match r with
  | SaysExactly => exists v, fact_so g s v /\ k * v = z
  | SaysAtMost => ~ ~ exists v, fact_so g s v /\ k * v <= z
  | SaysAtLeast => forall v, fact_so g s v -> z <= k * v
  end.

(* The least of numbers from 0 on. *)
Lemma least_of (P : Z -> Prop) : (forall v, P v -> 0 <= v) -> forall z, P z -> ~ ~ exists v, v <= z /\ P v /\ forall u, P u -> v <= u.
Proof.
  intros Low z Pz; assert (K : forall n : nat, forall z, (Z.to_nat z < n)%nat -> P z -> ~ ~ exists v, v <= z /\ P v /\ forall u, P u -> v <= u).
  { induction n as [|n IH]; intros x X Px N; [lia|]; apply N; exists x; split; [lia|]; split; [exact Px|]; intros u Pu.
    destruct (Z.le_gt_cases x u) as [|L]; [assumption|exfalso]; pose proof (Low u Pu).
    apply (IH u); [lia | exact Pu|]; intros (v & Lv & Pv & Mv); apply N; exists v; repeat split; [lia | exact Pv | exact Mv]. }
  apply (K (Datatypes.S (Z.to_nat z))); [lia | exact Pz].
Qed.

Section Family.
Variable F : family.
Variable xs : list Z.
Hypothesis M : member F xs.
Hypothesis R : network_right F xs.
Notation g := (text_graph (line F) (params F xs)).

Definition lemma_so (l : lemma) : Prop := yes (params F xs) (under l) = true -> said_so g (of_ l) (saying l) (times_ l) (num (params F xs) (equals l)).

Lemma within_so c d : within c d = true -> yes (params F xs) d = true -> yes (params F xs) c = true.
Proof.
  unfold within; intros W Y; apply orb_true_iff in W; destruct W as [W|W]; apply (proj2 same_texts) in W; subst; [reflexivity | exact Y].
Qed.

Lemma told_so s c l t : (forall m, In m l -> lemma_so m) -> yes (params F xs) c = true -> told_by s c l = Some t -> fact_so g s (num (params F xs) t).
Proof.
  intros A Y T; unfold told_by in T; destruct (find _ l) as [m|] eqn:E; [|discriminate]; injection T as <-; apply find_some in E; destruct E as [I E].
  rewrite !andb_true_iff in E; destruct E as [[S X] W]; apply same_subject_right in S; subst s.
  specialize (A m I (within_so _ _ W Y)); unfold is_exact in X; destruct (saying m) eqn:Sd; try discriminate; apply Z.eqb_eq in X; rewrite X in A.
  destruct A as (v & V & E); replace (num (params F xs) (equals m)) with v by lia; exact V.
Qed.

Lemma is_one_num t : is_one t = true -> num (params F xs) t = 1.
Proof. destruct t as [z| | | | | | | | | | | | |]; simpl; try discriminate; destruct z as [|[]|]; simpl; try discriminate; reflexivity. Qed.

Lemma is_zero_num t : is_zero t = true -> num (params F xs) t = 0.
Proof. destruct t as [z| | | | | | | | | | | | |]; simpl; try discriminate; destruct z as [|[]|]; simpl; try discriminate; reflexivity. Qed.

Lemma told_true_so s c l P : (forall z, fact_so g s z = truth_is P z) -> (forall m, In m l -> lemma_so m) -> yes (params F xs) c = true -> told_true s c l = true -> P.
Proof.
  intros E A Y T; unfold told_true in T; destruct (told_by s c l) as [t|] eqn:B; [|discriminate]; apply (told_so s c l t A Y) in B; rewrite E in B.
  apply is_one_num in T; destruct B as [[_ B]|[B _]]; [exact B | lia].
Qed.

Lemma exactly_so l : simple l = true -> saying l = SaysExactly -> fact_so g (of_ l) (num (params F xs) (equals l)) -> said_so g (of_ l) (saying l) (times_ l) (num (params F xs) (equals l)).
Proof. intros S -> H; apply Z.eqb_eq in S; rewrite S; exists (num (params F xs) (equals l)); split; [exact H | lia]. Qed.

(* Connected networks have a diameter. *)
Lemma connected_diameter : connected g -> exists d, diameter g d.
Proof.
  intros C.
  assert (K : forall l : list (list Z * list Z), (forall e, In e l -> is_vertex g (fst e) /\ is_vertex g (snd e)) ->
    exists D, forall e, In e l -> exists d, walk g (fst e) (snd e) d /\ d <= D).
  { induction l as [|[a b] l IH]; intros V; [exists 0; intros e []|]; destruct IH as [D H]; [intros e I; apply V; right; exact I|].
    destruct (V (a, b) (or_introl eq_refl)) as [A B]; destruct (C a b A B) as [d W]; exists (Z.max d D); intros e [<-|I].
    - exists d; split; [exact W | lia].
    - destruct (H e I) as (x & X & L); exists x; split; [exact X | lia]. }
  destruct (K (list_prod (vertices g) (vertices g))) as [D H]; [intros [a b] I; apply in_prod_iff in I; exact I|].
  destruct (diameter_at_most_exists g D) as (d & E & _); [apply (vertices_some F xs R)| |exists d; exact E].
  apply walks_at_most; [apply graph_decidable|]; intros u v U V; apply (H (u, v)), in_prod_iff; split; assumption.
Qed.

(* What is known is so. *)
Definition known_so (k : known_by) : Prop :=
  (forall m, In m (before k) -> lemma_so m) /\
  (forall c, In c (all_under k) -> yes (params F xs) c = true -> reversed F xs) /\
  (forall c, In c (each_under k) -> yes (params F xs) c = true -> reversed F xs /\ distinct F xs).

Lemma met_under_so c l (P : Prop) : (forall d, In d l -> yes (params F xs) d = true -> P) -> met_under c l = true -> yes (params F xs) c = true -> P.
Proof.
  intros H A Y; unfold met_under in A; apply existsb_exists in A; destruct A as (d & I & W); apply (H d I), (within_so _ _ W Y).
Qed.

Lemma reverse_step_so c k qs after us : known_so k -> reverse_step F c k = Some (qs, after) -> all_refuted qs us = true ->
  known_so after /\ (yes (params F xs) c = true -> reversed F xs).
Proof.
  intros (B & A & E) S U; unfold reverse_step in S; destruct (met_under c (all_under k)) eqn:Mt.
  - injection S as <- <-; split; [exact (conj B (conj A E))|]; intros Y; apply (met_under_so c (all_under k) _ A Mt Y).
  - destruct (no_others F) eqn:N; [|discriminate]; injection S as <- <-.
    assert (G : yes (params F xs) c = true -> reversed F xs) by (intros Y; apply (reversed_sound F c us N U xs M R Y)).
    split; [|exact G]; split; [exact B|]; split; [|exact E]; intros d [<-|I]; [exact G | apply A, I].
Qed.

Lemma complete_step_so c k qs after us : known_so k -> complete_step F c k = Some (qs, after) -> all_refuted qs us = true ->
  known_so after /\ (yes (params F xs) c = true -> reversed F xs /\ distinct F xs).
Proof.
  intros K S U; unfold complete_step in S; destruct (met_under c (each_under k)) eqn:Mt.
  - injection S as <- <-; split; [exact K|]; intros Y; destruct K as (_ & _ & E); apply (met_under_so c (each_under k) _ E Mt Y).
  - destruct (reverse_step F c k) as [[ps k']|] eqn:Rv; [|discriminate]; injection S as <- <-; apply all_refuted_app in U; destruct U as (u1 & u2 & U1 & U2).
    destruct (reverse_step_so c k ps k' u1 K Rv U1) as [(B & A & E) Rd].
    assert (G : yes (params F xs) c = true -> reversed F xs /\ distinct F xs) by (intros Y; split; [apply Rd, Y | apply (distinct_sound F c u2 U2 xs M R Y)]).
    split; [|exact G]; split; [exact B|]; split; [exact A|]; intros d [<-|I]; [exact G | apply E, I].
Qed.

Lemma with_items_all links : List.length links = List.length (items F) -> map fst (map fst (with_items F links)) = items F.
Proof.
  unfold with_items; rewrite !map_map; generalize (items F); induction links as [|p l IH]; intros [|it m] E; try discriminate; [reflexivity|].
  cbn [combine map fst snd]; f_equal; apply IH; injection E as E; exact E.
Qed.

Lemma lemma_questions_so k l qs after us : known_so k -> lemma_questions F k l = Some (qs, after) -> all_refuted qs us = true -> lemma_so l /\ known_so after.
Proof.
  intros K Q U; unfold lemma_questions in Q; destruct (simple l || by_sums (shown_by l)) eqn:Sm; [|discriminate]; cbn [negb] in Q; set (c := under l) in *; set (z := equals l) in *.
  assert (B := proj1 K).
  assert (Tr : yes (params F xs) c = true -> told_true OfTransitive c (before k) = true -> vertex_transitive g) by (intros Y; apply (told_true_so OfTransitive c (before k)); auto).
  assert (Done : simple l = true -> saying l = SaysExactly -> (yes (params F xs) c = true -> fact_so g (of_ l) (num (params F xs) z)) -> lemma_so l) by (intros Si E H Y; apply exactly_so; auto).
  destruct (of_ l) eqn:Of, (saying l) eqn:Sd, (shown_by l); try discriminate; cbn [by_sums] in Sm; rewrite ?orb_false_r in Sm.
  - destruct (free_ranges F) eqn:E; [|discriminate]; injection Q as <- <-; split; [|exact K]; apply Done; [exact Sm | reflexivity|]; intros Y; cbn [fact_so].
    apply (order_sound F c z us); auto; unfold order_checked; rewrite E; exact U.
  - destruct (Nat.eqb (List.length sums) (width (line F))) eqn:E; [|discriminate]; injection Q as <- <-; apply Nat.eqb_eq in E; split; [|exact K].
    intros Y; rewrite Of, Sd; apply (order_by_sums_sound F c (times_ l) sums z us E U xs M R Y).
  - destruct (told_by OfOrder c (before k)) as [o|] eqn:To; [|discriminate]; destruct (told_by OfMinDegree c (before k)) as [a|] eqn:Ta; [|discriminate].
    destruct (told_by OfMaxDegree c (before k)) as [b|] eqn:Tb; [|discriminate]; injection Q as <- <-; split; [|exact K]; apply Done; [exact Sm | reflexivity|]; intros Y; cbn [fact_so].
    destruct (all_refuted_cons _ _ _ U) as (u & _ & V & _).
    apply (size_sound F c o a b z u V xs M R Y); [apply (told_so OfOrder c _ o B Y To) | apply (told_so OfMinDegree c _ a B Y Ta) | apply (told_so OfMaxDegree c _ b B Y Tb)].
  - destruct (Nat.eqb (List.length links) (List.length (items F)) && sums_fit F (with_items F links)) eqn:E; [|discriminate]; injection Q as <- <-.
    apply andb_true_iff in E; destruct E as [E Fi]; apply Nat.eqb_eq in E; split; [|exact K]; intros Y; rewrite Of, Sd.
    apply (size_by_sums_sound F c (times_ l) (with_items F links) z us (with_items_all links E) Fi U xs M R Y).
  - destruct (complete_step F c k) as [[ps k']|] eqn:Cs; [|discriminate]; destruct (widths (width (line F)) at_) eqn:W; [|discriminate]; injection Q as <- <-.
    apply all_refuted_app in U; destruct U as (u1 & u2 & U1 & U2); destruct (complete_step_so c k ps k' u1 K Cs U1) as [K' C]; split; [|exact K'].
    apply Done; [exact Sm | reflexivity|]; intros Y; destruct (C Y) as [Rv Di]; apply (min_degree_sound F c z at_ u2); auto; unfold degree_checked; rewrite W; exact U2.
  - destruct (complete_step F c k) as [[ps k']|] eqn:Cs; [|discriminate]; destruct (widths (width (line F)) at_) eqn:W; [|discriminate]; injection Q as <- <-.
    apply all_refuted_app in U; destruct U as (u1 & u2 & U1 & U2); destruct (complete_step_so c k ps k' u1 K Cs U1) as [K' C]; split; [|exact K'].
    apply Done; [exact Sm | reflexivity|]; intros Y; destruct (C Y) as [Rv Di]; apply (max_degree_sound F c z at_ u2); auto; unfold degree_checked; rewrite W; exact U2.
  - destruct (is_one z && roots_fine F [Piece (root F) None] && widths (width (line F)) image && widths (width (line F)) inverse) eqn:W; [|discriminate].
    injection Q as <- <-; split; [|exact K]; rewrite !andb_true_iff in W; destruct W as [[[W1 W2] W3] W4]; apply Done; [exact Sm | reflexivity|]; intros Y; left; split; [apply is_one_num, W1|].
    apply (transitive_sound F c image inverse us); auto; unfold transitive_checked, reached_checked; rewrite W2, W3, W4; exact U.
  - destruct ((free || told_true OfTransitive c (before k)) && Nat.eqb (List.length start) (width (line F)) && widths (width (line F)) far) eqn:W; [|discriminate].
    injection Q as <- <-; split; [|exact K]; rewrite !andb_true_iff in W; destruct W as [[W1 W2] W3]; apply Done; [exact Sm | reflexivity|]; intros Y.
    apply (diameter_sound F c free upper start lower z far us); auto; [unfold diameter_checked; rewrite W2, W3; exact U|].
    intros ->; simpl in W1; apply Tr; assumption.
  - destruct (free || told_true OfTransitive c (before k)) eqn:W; [|discriminate]; injection Q as <- <-; split; [|exact K]; intros Y; rewrite Of, Sd; unfold simple in Sm; apply Z.eqb_eq in Sm; rewrite Sm.
    assert (D : diameter_at_most g (num (params F xs) z)) by (apply (diameter_at_most_sound F c free upper z us); auto; intros ->; apply Tr; assumption).
    destruct (diameter_at_most_exists g _ (vertices_some F xs R) D) as (d & E & L); intros N; apply N; exists d; split; [exact E | unfold z in L; lia].
  - destruct (told_true OfTransitive c (before k) && Nat.eqb (List.length start) (width (line F)) && widths (width (line F)) far) eqn:W; [|discriminate].
    injection Q as <- <-; split; [|exact K]; rewrite !andb_true_iff in W; destruct W as [[W1 W2] W3]; apply Done; [exact Sm | reflexivity|]; intros Y.
    apply (radius_sound F c free upper start lower z far us); auto; unfold diameter_checked; rewrite W2, W3; exact U.
  - destruct (told_by OfOrder c (before k)) as [o|] eqn:To; [|discriminate]; destruct (is_one z && widths (width (line F)) next_) eqn:W; [|discriminate].
    injection Q as <- <-; split; [|exact K]; apply andb_true_iff in W; destruct W as [W1 W2]; apply Done; [exact Sm | reflexivity|]; intros Y; left; split; [apply is_one_num, W1|].
    apply (hamiltonian_sound F c o next_ position us); auto; [unfold hamiltonian_checked; rewrite W2; exact U | apply (told_so OfOrder c _ o B Y To)].
  - destruct (is_one z) eqn:W; [|discriminate]; injection Q as <- <-; split; [|exact K]; apply Done; [exact Sm | reflexivity|]; intros Y; left; split; [apply is_one_num, W|].
    apply (bipartite_sound F c colour us); auto.
  - destruct (is_zero z && widths (width (line F)) walk) eqn:W; [|discriminate]; injection Q as <- <-; split; [|exact K]; apply andb_true_iff in W; destruct W as [W1 W2].
    apply Done; [exact Sm | reflexivity|]; intros Y; right; split; [apply is_zero_num, W1|]; apply (not_bipartite_sound F c length_ walk us); auto.
  - destruct (is_one z) eqn:W; [|discriminate]; injection Q as <- <-; split; [|exact K]; apply Done; [exact Sm | reflexivity|]; intros Y; left; split; [apply is_one_num, W|].
    apply connected_diameter, (connected_sound F c upper us); auto.
  - destruct (widths (width (line F)) walk) eqn:W; [|discriminate]; injection Q as <- <-; split; [|exact K]; intros Y; rewrite Of, Sd; unfold simple in Sm; apply Z.eqb_eq in Sm; rewrite Sm.
    destruct (cycle_sound F c length_ walk z us W U xs M R Y) as (u & l' & C & L); intros N.
    apply (least_of (fun n => exists u l, cycle g u l /\ Z.of_nat (List.length (u :: l)) = n)) with (z := Z.of_nat (List.length (u :: l'))).
    + intros v (u' & m & _ & <-); lia.
    + exists u, l'; auto.
    + intros (v & Lv & (u' & m & C' & E') & Mv); apply N; exists v; split; [|unfold z in L; lia]; split; [exists u', m; auto|].
      intros a b C2; apply Mv; exists a, b; auto.
  - destruct (numeral [] z) as [girth_|] eqn:Nm; [|discriminate]; destruct (told_bounded OfGirth c (before k) && (girth_ <=? 16)); [|discriminate].
    destruct (reverse_step F c k) as [[ps k']|] eqn:Cs; [|discriminate]; injection Q as <- <-.
    apply all_refuted_app in U; destruct U as (u1 & u2 & U1 & U2); destruct (reverse_step_so c k ps k' u1 K Cs U1) as [K' C]; split; [|exact K'].
    intros Y; rewrite Of, Sd; unfold simple in Sm; apply Z.eqb_eq in Sm; rewrite Sm; intros v ((u & m & Cy & <-) & _).
    replace (num (params F xs) (equals l)) with girth_.
    + rewrite Z.mul_1_l; apply (no_cycle_sound F c (negb (told_true OfTransitive c (before k))) girth_ u2 U2 xs M R Y (C Y)); [|exact Cy].
      intros E; apply negb_false_iff in E; apply Tr; assumption.
    + symmetry; apply numeral_num, Nm.
Qed.

Lemma lemmas_shown_so ls : forall k ts rest, known_so k -> lemmas_shown F k ls ts = Some rest -> forall m, In m ls -> lemma_so m.
Proof.
  induction ls as [|l ls IH]; intros k ts rest K S m I; [destruct I|]; simpl in S.
  destruct (lemma_questions F k l) as [[qs after]|] eqn:Q; [|discriminate]; destruct (taken qs ts) as [us|] eqn:T; [|discriminate].
  destruct (taken_refuted _ _ _ T) as [vs V]; destruct (lemma_questions_so _ _ _ _ _ K Q V) as [L A].
  destruct I as [<-|I]; [exact L|]; apply (IH (known_too after l) us rest); auto.
  destruct A as (B & A & E); split; [|split; assumption].
  intros j J; apply in_app_or in J; destruct J as [J|[<-|[]]]; [apply B, J | exact L].
Qed.
End Family.
