(* Networks of words: their lemmas are shown by automata, or follow from others by rules. They need nothing else of their
   network, whose terms the arithmetic of families does not read. *)

From Coq Require Import ZArith List Bool Lia.
From Coq Require String.
From Topocert Require Import Graph Girth Walk Text CheckTerms TextMeaning CheckLinear CheckFamily CheckPlace CheckTheorem NetworkName NetworkSame FamilyRoutes FamilySays FamilyImplied FamilyLemmas FamilyShown AutomataFacts AutomataShown AutomataCycles.
From Topocert Require Transitive FamilyParts.
Import ListNotations.
Open Scope Z_scope.

Definition given_automata (l : lemma) : option automata := match shown_by l with ByAutomata P => Some P | _ => None end.

(* Of a network whose parameters are terms in the claim's variable. *)
Definition in_words (F : family) (A : words) : bool :=
  Nat.eqb (variables F) 1 && Nat.eqb (parameters (line F)) (length (arguments F)) && negb (one_way F) && words_checked (domain F) (arguments F) (line F) A.

(* A term in the parameters, as one in the variable. *)
Fixpoint in_variable (arguments : list term) (t : term) : option term :=
  let two f a b := match in_variable arguments a, in_variable arguments b with Some x, Some y => Some (f x y) | _, _ => None end in
  match t with
  | Num z => Some (Num z)
  | Var k => nth_error arguments k
  | Plus a b => two Plus a b
  | Minus a b => two Minus a b
  | Times a b => two Times a b
  | Floor a b => two Floor a b
  | Rest a b => two Rest a b
  | Pow a b => two Pow a b
  | _ => None
  end.

Lemma in_variable_right arguments e t : forall u, in_variable arguments t = Some u -> num e u = num (map (num e) arguments) t.
Proof.
  induction t; cbn [in_variable]; intros u E; try discriminate;
    try (destruct (in_variable arguments t1) as [x|]; [|discriminate]; destruct (in_variable arguments t2) as [y|]; [|discriminate]; injection E as <-; cbn [num]; rewrite (IHt1 x eq_refl), (IHt2 y eq_refl); reflexivity).
  - injection E as <-; reflexivity.
  - cbn [num]; apply (map_nth_error (num e)) in E; symmetry; exact (nth_error_nth _ _ 0 E).
Qed.

(* Parts of more than one vertex are asked for. *)
Definition more_than_one (w : FamilyWordsSays.word_at) (d : term) : bool := match w, d with FamilyWordsSays.Extra_connectivity, Num 1 => true | _, _ => false end.

Definition automata_shown (F : family) (A : words) (l : lemma) (P : automata) : bool :=
  simple l && same_cond (under l) Yes &&
  match in_variable (arguments F) (equals l) with None => false | Some t => match of_ l, saying l, P with
  | OfDiameter, SaysExactly, Farthest f h C m r U far => farthest_shown A f h C m r U far t
  | OfDiameter, SaysExactly, Shifted f a h C far => shifted_shown (domain F) A f a h C far t
  | OfOrder, SaysExactly, Counted R => order_shown (domain F) A R t
  | OfSize, SaysExactly, Counted R => size_shown (domain F) A R t
  | OfDistanceSum, SaysExactly, Summed f C Ev On R => summed_shown (domain F) A f C Ev On R t
  | OfMinDegree, SaysExactly, Counted R | OfMaxDegree, SaysExactly, Counted R => degree_shown (domain F) A R t
  | OfBipartite, SaysExactly, Coloured c C => is_one t && coloured_shown A c C
  | OfBipartite, SaysExactly, Walked w C Ls Ds => is_zero t && Nat.odd (length Ls) && walked_shown A w C Ls Ds []
  | OfTransitive, SaysExactly, Translated C M => is_one t && translated_shown A C M
  | OfGirth, SaysAtMost, Walked w C Ls Ds => (3 <=? length Ls)%nat && walked_shown A w C Ls Ds (across (length Ls)) && match t with Num z => Z.of_nat (length Ls) <=? z | _ => false end
  | OfGirth, SaysAtLeast, Without_triangles C => triangles_shown A C && match t with Num z => z <=? 4 | _ => false end
  | OfVertexConnectivity, SaysAtLeast, Matched C C' | OfEdgeConnectivity, SaysAtLeast, Matched C C' => matched_shown A C C' && letters_times A 1 t 0
  | OfWord FamilyWordsSays.Restricted_connectivity, SaysExactly, Matched C C' => restricted_shown (domain F) A C C' t
  | OfWordAt w d, SaysExactly, Matched C C' => more_than_one w d && restricted_shown (domain F) A C C' t
  | OfTruth FamilyWordsSays.Hamiltonian_laceable, SaysExactly, Laced C C' c K => is_one t && (matched_shown A C C' && coloured_shown A c K)
  | OfTruth FamilyWordsSays.Hamiltonian_connected, SaysExactly, Grown C C' Fs => is_one t && grown_shown (domain F) A C C' Fs
  | OfTruthAt FamilyWordsSays.Fault_hamiltonian d, SaysExactly, Grown C C' Fs => is_one t && faults_shown (domain F) A C C' Fs d 2
  | OfTruthAt FamilyWordsSays.Fault_hamiltonian_connected d, SaysExactly, Grown C C' Fs => is_one t && faults_shown (domain F) A C C' Fs d 3
  | OfDeadlockFree _ hops, SaysExactly, Ranked P f C C' => is_one t && ranked_shown (domain F) (arguments F) (line F) A hops P f C C'
  | OfText w l, SaysExactly, Laced C C' c K => is_one t && even_shown (domain F) A w l C C' c K
  | OfText w l, SaysExactly, Grown C C' Fs => is_one t && from_shown (domain F) A w l C C' Fs
  | OfBisection, SaysExactly, Matched C C' => match t with Pow (Num 2) s => matched_shown A C C' && letters_times A 1 s 1 && (shift_ A + 1 <=? least (domain F) A) | _ => false end
  | _, _, _ => false
  end end.

(* Lemmas that are shown directly, by questions, or follow from those before them by rules. *)
Fixpoint told_shown (F : family) (direct : known_by -> lemma -> option (list branch)) (k : known_by) (ls : list lemma) (ts : list proof) : option (list proof) :=
  match ls with
  | [] => Some ts
  | l :: ls =>
    match direct k l, rule_of (shown_by l) with
    | Some qs, _ => match taken qs ts with Some ts => told_shown F direct (known_too k l) ls ts | None => None end
    | None, Some name => if simple l then match rule_step F k l name with
        | Some (qs, k) => match taken qs ts with Some ts => told_shown F direct (known_too k l) ls ts | None => None end
        | None => None end else None
    | None, None => None
    end
  end.

Lemma told_shown_so F xs direct : member F xs -> proper (text_graph (line F) (params F xs)) -> (forall k l qs us, (forall m, In m (before k) -> lemma_so F xs m) -> direct k l = Some qs -> all_refuted qs us = true -> lemma_so F xs l) ->
  forall ls k ts rest, (forall m, In m (before k) -> lemma_so F xs m) -> told_shown F direct k ls ts = Some rest -> forall l, In l ls -> lemma_so F xs l.
Proof.
  intros M P D; induction ls as [|l ls IH]; intros k ts rest B S m I; [destruct I|]; cbn [told_shown] in S.
  assert (Next : forall k' ts', before k' = before k -> lemma_so F xs l -> told_shown F direct (known_too k' l) ls ts' = Some rest -> lemma_so F xs m).
  { intros k' ts' Bk So S'; destruct I as [<-|I]; [exact So|]; apply (IH (known_too k' l) ts' rest); [|exact S' | exact I]; cbn [before known_too]; rewrite Bk; intros q J; apply in_app_or in J as [J|[<-|[]]]; auto. }
  destruct (direct k l) as [qs|] eqn:Dl.
  - destruct (taken qs ts) as [ts'|] eqn:T; [|discriminate]; destruct (taken_refuted _ _ _ T) as [us U]; apply (Next k ts' eq_refl (D k l qs us B Dl U) S).
  - destruct (rule_of (shown_by l)) as [name|]; [|discriminate]; destruct (simple l) eqn:Si; [|discriminate]; destruct (rule_step F k l name) as [[qs k']|] eqn:Rs; [|discriminate]; destruct (taken qs ts) as [ts'|] eqn:T; [|discriminate].
    destruct (taken_refuted _ _ _ T) as [us U]; destruct (rule_step_so F xs M k l name qs k' us P B (proj1 (Z.eqb_eq _ _) Si) Rs U) as [So ->]; apply (Next k ts' eq_refl So S).
Qed.

(* The router that a lemma says to take shortest paths, or to deliver. *)
Definition minimal_hops (l : lemma) : option (list Text.next) := match of_ l, saying l with OfMinimal _ hops, SaysExactly => Some hops | _, _ => None end.
Definition delivered_hops (l : lemma) : option (list Text.next) := match of_ l, saying l with OfDelivered _ hops, SaysExactly => Some hops | _, _ => None end.

(* For all pairs, as many as the value. *)
Definition for_all_pairs (F : family) (k : known_by) (l : lemma) (shown : bool) : option (list branch) :=
  if simple l && same_cond (under l) Yes && shown then match told_by OfOrder Yes (before k) with Some o => Some [pairs_question F Yes o (equals l)] | None => None end else None.

Definition words_direct (F : family) (A : words) (k : known_by) (l : lemma) : option (list branch) :=
  match given_automata l, minimal_hops l, delivered_hops l with
  | Some (Routed P f C M N), Some hops, _ => for_all_pairs F k l (routed_shown (domain F) (arguments F) (line F) A hops P f C M N)
  | Some (Ranked P f C C'), _, Some hops => for_all_pairs F k l (ranked_shown (domain F) (arguments F) (line F) A hops P f C C')
  | Some P, _, _ => if automata_shown F A l P then Some [] else None
  | None, _, _ => None
  end.

Section Shown.
Variables (F : family) (A : words) (xs : list Z).
Hypothesis M : member F xs.
Hypothesis Shown : in_words F A = true.
Notation g := (text_graph (line F) (params F xs)).

Lemma word_member : exists n, params F xs = map (num [n]) (arguments F) /\ (forall a, In a (domain F) -> yes [n] a = true) /\ words_checked (domain F) (arguments F) (line F) A = true /\ xs = [n].
Proof.
  unfold in_words in Shown; rewrite !andb_true_iff in Shown; destruct Shown as [[[V _] _] D].
  apply Nat.eqb_eq in V; destruct M as [L T]; rewrite V in L; destruct xs as [|n [|]]; try discriminate; exists n; split; [reflexivity|]; split; [|split; [exact D | reflexivity]].
  rewrite truths_in in T; intros a I; apply T, in_map, I.
Qed.

Lemma words_proper_ : proper g.
Proof. destruct word_member as (n & -> & Dom & D & _); exact (words_proper (domain F) (arguments F) (line F) A n Dom D). Qed.

Lemma automata_so l P : automata_shown F A l P = true -> lemma_so F xs l.
Proof.
  destruct word_member as (n & E & Dom & D & Xs); unfold automata_shown; cbv zeta; rewrite !andb_true_iff; intros [[S _] H] _; destruct (in_variable (arguments F) (equals l)) as [t|] eqn:It; [|discriminate]; rewrite E, <- (in_variable_right _ [n] _ _ It); apply Z.eqb_eq in S; unfold lemma_so; rewrite S.
  assert (Ones : forall t, is_one t = true -> num [n] t = 1) by (intros [[|[]|]| | | | | | | | | | | | | | |]; try discriminate; reflexivity).
  assert (Zeros : forall t, is_zero t = true -> num [n] t = 0) by (intros [[|[]|]| | | | | | | | | | | | | | |]; try discriminate; reflexivity).
  assert (Across : forall m p, In p (across m) -> (fst p < m)%nat /\ (snd p < m)%nat).
  { intros m p I; apply in_flat_map in I as (j & J & I); apply in_map_iff in I as (i & <- & I); apply in_seq in I, J; cbn; lia. }
  assert (Ex : forall s z, fact_so xs (Own String.EmptyString (line F) (map (num [n]) (arguments F))) s z -> said_so xs (Own String.EmptyString (line F) (map (num [n]) (arguments F))) s SaysExactly 1 z) by (intros s z K; exists z; split; [exact K | lia]).
  destruct (of_ l), (saying l), P; try discriminate; try match type of H with match ?x with _ => _ end = _ => destruct x; discriminate end; try apply Ex; cbn [fact_so network_graph].
  - exact (order_right (domain F) (arguments F) (line F) A n Dom D _ _ H).
  - exact (size_right (domain F) (arguments F) (line F) A n Dom D _ _ H).
  - exact (proj1 (degree_right (domain F) (arguments F) (line F) A n Dom D _ _ H)).
  - exact (proj2 (degree_right (domain F) (arguments F) (line F) A n Dom D _ _ H)).
  - apply andb_true_iff in H as [H1 H2]; left; split; [apply Ones, H1 | exact (translated_right (domain F) (arguments F) (line F) A n Dom D _ _ H2)].
  - exact (farthest_right (domain F) (arguments F) (line F) A n Dom D _ _ _ _ _ _ _ _ H).
  - exact (shifted_right (domain F) (arguments F) (line F) A n Dom D _ _ _ _ _ _ H).
  - apply andb_true_iff in H as [H1 H2]; left; split; [apply Ones, H1 | exact (coloured_right (domain F) (arguments F) (line F) A n Dom D _ _ H2)].
  - rewrite !andb_true_iff in H; destruct H as [[H1 H2] H3]; right; split; [apply Zeros, H1|]; destruct links_ as [|C0 Ls]; [discriminate|]; apply (odd_words _ (length Ls)).
    + cbn [length] in H2; rewrite Nat.odd_succ in H2; exact H2.
    + exact (walked_right (domain F) (arguments F) (line F) A n Dom D _ _ (C0 :: Ls) _ _ H3 (fun p I => match I with end)).
  - rewrite !andb_true_iff in H; destruct H as [[H1 H2] H3]; destruct t as [z| | | | | | | | | | | | | | |]; try discriminate; cbn [num said_so fact_so network_graph] in *; apply Nat.leb_le in H1; apply Z.leb_le in H3.
    destruct links_ as [|C0 Ls]; [cbn in H1; lia|]; destruct (cycle_words _ (length Ls) ltac:(cbn in H1; lia) (walked_right (domain F) (arguments F) (line F) A n Dom D _ _ (C0 :: Ls) _ _ H2 (Across _))) as (u & m & Cy & Lm); intros No.
    apply (Transitive.least_number (fun k => exists u l, cycle (text_graph (line F) (map (num [n]) (arguments F))) u l /\ Z.of_nat (length (u :: l)) = k)) with (z := Z.of_nat (length (u :: m))); [intros k (a & b & _ & <-); lia | exists u, m; auto|].
    intros (k & Lk & Ck & Least); apply No; exists k; split; [split; [exact Ck|]; intros a b Cab; apply Least; exists a, b; auto | cbn [length] in Lk, H3; rewrite Lm in Lk; lia].
  - rewrite andb_true_iff in H; destruct H as [H1 H2]; destruct t as [z| | | | | | | | | | | | | | |]; try discriminate; cbn [num said_so fact_so network_graph] in *; apply Z.leb_le in H2.
    intros k [(u & m & Cy & <-) _]; pose proof (triangles_right (domain F) (arguments F) (line F) A n Dom D _ H1 u m Cy); lia.
  - intros v [(L & Few & Sep) _]; rewrite Z.mul_1_l; apply Z.nlt_ge; intros Lt; exact (proj1 (matched_connected (domain F) (arguments F) (line F) A n Dom D _ _ _ H) L (Z.le_lt_trans _ _ _ Few Lt) Sep).
  - intros v [At _]; rewrite Z.mul_1_l; apply Z.nlt_ge; intros Lt; destruct (proj2 (matched_connected (domain F) (arguments F) (line F) A n Dom D _ _ _ H)) as [Two Few]; destruct At as [[K [_ One]]|(L & K & Sep)]; [|exact (Few L (Z.le_lt_trans _ _ _ K Lt) Sep)].
    destruct (Two (Z.le_lt_trans _ _ _ K Lt)) as (u & w & U & V & Df); unfold is_vertex in U, V; destruct (vertices _) as [|x [|y m]]; cbn [length] in One; try lia; destruct U as [<-|[]], V as [<-|[]]; apply Df; reflexivity.
  - exact (summed_right (domain F) (arguments F) (line F) A n Dom D _ _ _ _ _ _ H).
  - repeat match type of H with match ?x with _ => _ end = _ => destruct x; try discriminate H end.
    destruct (matched_width (domain F) (arguments F) (line F) A n Dom D _ _ _ H) as [(S' & Ba & Cu) Le]; split; [exists S'; split; [exact Ba | eexists; split; [exact Cu | lia]] | exact Le].
  - destruct w; try discriminate; exact (restricted_right (domain F) (arguments F) (line F) A n Dom D _ _ _ H).
  - destruct w; try discriminate; apply andb_true_iff in H as [H1 H2]; left; split; [apply Ones, H1 | exact (laced_right (domain F) (arguments F) (line F) A n Dom D _ _ _ _ H2)].
  - destruct w; try discriminate; apply andb_true_iff in H as [H1 H2]; left; split; [apply Ones, H1 | exact (grown_right (domain F) (arguments F) (line F) A n Dom D _ _ _ H2)].
  - apply andb_true_iff in H as [H1 H2]; split; [apply Ones, H1 | exact (ranked_right (domain F) (arguments F) (line F) A n Dom D _ _ _ _ _ H2)].
  - apply andb_true_iff in H as [H1 H2]; rewrite (Ones _ H1); exact (even_right (domain F) (arguments F) (line F) A n Dom D _ _ _ _ _ _ H2).
  - apply andb_true_iff in H as [H1 H2]; rewrite (Ones _ H1); exact (from_right (domain F) (arguments F) (line F) A n Dom D _ _ _ _ _ H2).
  - apply andb_true_iff in H as [H1 H2]; destruct w; try discriminate H1; destruct d as [[|[]|]| | | | | | | | | | | | | | |]; try discriminate H1; destruct (restricted_right (domain F) (arguments F) (line F) A n Dom D _ _ _ H2) as [K Least]; cbn [num FamilyWordsSays.number_at].
    split; [apply (FamilyParts.extra_one (text_graph (line F) (map (num [n]) (arguments F))) (list_eq_dec Z.eq_dec)), K | intros k Ck; apply Least, (FamilyParts.extra_one (text_graph (line F) (map (num [n]) (arguments F))) (list_eq_dec Z.eq_dec)), Ck].
  - destruct w; try discriminate; apply andb_true_iff in H as [H1 H2]; left; (split; [apply Ones, H1|]); cbn [FamilyWordsSays.truth_at_says]; rewrite Xs; [exact (faults_cycle (domain F) (arguments F) (line F) A n Dom D _ _ _ _ H2) | exact (faults_paths (domain F) (arguments F) (line F) A n Dom D _ _ _ _ H2)].
Qed.

Notation sent_by hops := (FamilySays.tuples_router (line F) (params F xs) hops).

Lemma pairs_are l k b qs us : (forall m, In m (before k) -> lemma_so F xs m) -> for_all_pairs F k l b = Some qs -> all_refuted qs us = true -> b = true /\ times_ l = 1 /\ Z.of_nat (length (all_pairs F xs)) = num (params F xs) (equals l).
Proof.
  unfold for_all_pairs; intros B D U; destruct (simple l && same_cond (under l) Yes && b) eqn:H; [|discriminate]; rewrite !andb_true_iff in H; destruct H as [[S _] H]; destruct (told_by OfOrder Yes (before k)) as [o|] eqn:T; [|discriminate]; injection D as <-.
  destruct (all_refuted_cons _ _ _ U) as (p & _ & Q & _); split; [exact H|]; split; [apply Z.eqb_eq, S | exact (pairs_so F Yes xs M eq_refl o (equals l) p Q (told_so F xs OfOrder Yes _ o B eq_refl T))].
Qed.

Lemma routed_so l P f C N N' hops : minimal_hops l = Some hops -> times_ l = 1 -> routed_shown (domain F) (arguments F) (line F) A hops P f C N N' = true -> Z.of_nat (length (all_pairs F xs)) = num (params F xs) (equals l) -> lemma_so F xs l.
Proof.
  intros Mi S H L _; unfold minimal_hops in Mi; destruct (of_ l) eqn:Of; try discriminate; destruct (saying l) eqn:Sa; try discriminate; injection Mi as ->.
  rewrite S; exists (num (params F xs) (equals l)); split; [|lia]; destruct word_member as (n & E & Dom & D & _); change (TrafficSays.quantity_is g (sent_by hops) None (TrafficSays.Minimal (num (params F xs) (equals l)))); cbn [TrafficSays.quantity_is].
  assert (All : forall u v, TrafficSays.message g None u v -> exists d, TrafficSays.arrives g (sent_by hops) u v d /\ dist g u v d).
  { rewrite E; intros u v (U & V & Ne); exact (routed_right (domain F) (arguments F) (line F) A n Dom D hops P f C N N' H u v U V Ne). }
  apply (count_same (fun e : vertex g * vertex g => TrafficSays.message g None (fst e) (snd e) /\ exists d, TrafficSays.arrives g (sent_by hops) (fst e) (snd e) d /\ dist g (fst e) (snd e) d)).
  - intros e; split; [intros (Me & d & Ad & Dd); exists d; auto | intros (d & (Me & Ad) & Dd); split; [exact Me | exists d; auto]].
  - apply (counted_pairs F xs (fun u v => exists d, TrafficSays.arrives g (sent_by hops) u v d /\ dist g u v d)); [exact All | exact L].
Qed.

Lemma delivered_so l P f C C' hops : delivered_hops l = Some hops -> times_ l = 1 -> ranked_shown (domain F) (arguments F) (line F) A hops P f C C' = true -> Z.of_nat (length (all_pairs F xs)) = num (params F xs) (equals l) -> lemma_so F xs l.
Proof.
  intros Mi S H L _; unfold delivered_hops in Mi; destruct (of_ l) eqn:Of; try discriminate; destruct (saying l) eqn:Sa; try discriminate; injection Mi as ->.
  rewrite S; exists (num (params F xs) (equals l)); split; [|lia]; destruct word_member as (n & E & Dom & D & _); change (TrafficSays.quantity_is g (sent_by hops) None (TrafficSays.Delivered (num (params F xs) (equals l)))); cbn [TrafficSays.quantity_is].
  assert (All : TrafficSays.all_arrive g (sent_by hops) None) by (rewrite E; exact (proj2 (ranked_right (domain F) (arguments F) (line F) A n Dom D hops P f C C' H))).
  apply (count_same (fun e : vertex g * vertex g => TrafficSays.message g None (fst e) (snd e) /\ exists d, TrafficSays.arrives g (sent_by hops) (fst e) (snd e) d)).
  - intros e; split; [intros (Me & d & Ad); exists d; auto | intros (d & Me & Ad); split; [exact Me | exists d; exact Ad]].
  - apply (counted_pairs F xs (fun u v => exists d, TrafficSays.arrives g (sent_by hops) u v d)); [exact All | exact L].
Qed.

Lemma words_direct_so k l qs us : (forall m, In m (before k) -> lemma_so F xs m) -> words_direct F A k l = Some qs -> all_refuted qs us = true -> lemma_so F xs l.
Proof.
  unfold words_direct; intros B D U; destruct (given_automata l) as [P|]; [|discriminate].
  assert (Rest : (if automata_shown F A l P then Some [] else None) = Some qs -> lemma_so F xs l) by (destruct (automata_shown F A l P) eqn:H; [intros _; exact (automata_so l P H) | discriminate]).
  destruct P; try (apply Rest; exact D).
  - destruct (minimal_hops l) as [hops|] eqn:Mi; [|apply Rest; exact D]; destruct (pairs_are l k _ qs us B D U) as (H & S & L); exact (routed_so l _ _ _ _ _ hops Mi S H L).
  - destruct (minimal_hops l); (destruct (delivered_hops l) as [hops|] eqn:De; [|apply Rest; exact D]); destruct (pairs_are l k _ qs us B D U) as (H & S & L); exact (delivered_so l _ _ _ _ hops De S H L).
Qed.

End Shown.
