(* Lemmas about families of digraphs are so where their questions are refuted: those of the same fact of a network. *)

From Coq Require Import ZArith List Bool Lia.
From Coq Require String.
From Topocert Require WordSays.
From Topocert Require Import Graph Transitive Walk Text CheckLinear CheckQuestion CheckTerms CheckFamily CheckPlace CheckProper CheckTheorem CheckCounts CheckColours CheckTotals CheckRoots.
From Topocert Require Import NetworkName NetworkSame FormulaSays ArcsSays FamilyWordsSays FamilySays FamilyArcs FamilyImplied FamilyLemmas FamilyShown.
Import ListNotations.
Open Scope Z_scope.

(* The fact of a network that is asked for what a word says of a digraph. *)
Definition network_subject (s : subject_of) : subject_of :=
  match s with
  | OfArcs Arcs_order => OfOrder | OfArcs Arcs_diameter => OfDiameter | OfArcs Arcs_orbits => OfOrbits
  | OfArcs Arcs_transitive => OfTransitive | OfArcs Arcs_hamiltonian => OfHamiltonian
  | s => s
  end.

Definition network_lemma (l : lemma) : lemma := Lemma (network_subject (of_ l)) (saying l) (times_ l) (equals l) (under l) (shown_by l).

Definition is_arcs (s : subject_of) : bool := match s with OfArcs _ => true | _ => false end.

Definition arcs_method (m : method) : bool :=
  match m with ByProduct | BySums _ | ByMaps _ _ | ByRootMaps _ _ _ | ByPotential _ _ _ _ _ | ByRoots _ _ _ _ | ByNext _ _ => true | _ => false end.

Definition arcs_shown (F : family) (ls : list lemma) (ts : list proof) : option (list proof) :=
  if forallb (fun l => is_arcs (of_ l) && arcs_method (shown_by l)) ls then lemmas_shown F (KnownBy [] [] [] [] [] [] []) (map network_lemma ls) ts else None.

(* ---------- Values ---------- *)

Definition truth_arcs (w : arcs_word) : bool := match w with Arcs_transitive | Arcs_hamiltonian => true | _ => false end.

Lemma arcs_word_once v w : arcs_word_of v = arcs_word_of w -> v = w.
Proof. destruct v, w; try reflexivity; discriminate. Qed.

Lemma arc_orbits_exist g : ~ ~ exists k, arc_orbits g k.
Proof.
  intros N; apply (least_number (fun n => exists l, arc_roots g l /\ Z.of_nat (length l) = n)) with (z := Z.of_nat (length (vertices g))); [intros v (l & _ & <-); lia | |].
  - exists (vertices g); split; [|reflexivity]; split; [intros s I; exact I|]; intros v V; exists v, (fun u => u); split; [exact V|]; split; [|reflexivity]; split; [rewrite map_id; reflexivity | auto].
  - intros (k & _ & H & Least); apply N; exists k; split; [exact H|]; intros l R; apply Least; exists l; auto.
Qed.

Lemma arcs_once w g a b : arcs_so w g a -> arcs_so w g b -> a = b.
Proof.
  assert (T : forall P, truth_is P a -> truth_is P b -> a = b) by (intros P [[-> A]|[-> A]] [[-> B]|[-> B]]; try reflexivity; contradiction).
  destruct w; cbn [arcs_so]; try apply T.
  - apply order_unique.
  - intros [A (u & v & U & V & A')] [B (x & y & X & Y & B')]; destruct (A x y X Y) as (d & W & L), (B u v U V) as (e & Z_ & M); specialize (B' d W); specialize (A' e Z_); lia.
  - intros [(l & R & <-) A] [(m & Q & <-) B]; specialize (A m Q); specialize (B l R); lia.
Qed.

(* What a word says of a digraph is the value, in the one form that the word has. *)
Lemma arcs_value w g z : arcs_so w g z -> arcs_word_says w g (if truth_arcs w then WordSays.Is_truth (1 <=? z) else WordSays.Is_number (WordSays.whole z)) /\
  forall j, arcs_word_says w g j -> j = if truth_arcs w then WordSays.Is_truth (1 <=? z) else WordSays.Is_number (WordSays.whole z).
Proof.
  intros A; destruct w; cbn [truth_arcs arcs_word_says WordSays.whole] in *; (split; [first [exact A | destruct A as [[-> A]|[-> A]]; exact A]|]);
    intros [b|[n [d|d|]| |r i|u v| |u v]|p|p]; cbn [arcs_word_says]; try contradiction; intros B.
  1, 4: first [rewrite (arcs_once Arcs_order g n z B A) | rewrite (arcs_once Arcs_orbits g n z B A)]; reflexivity.
  - rewrite (arcs_once Arcs_diameter g n z B A); reflexivity.
  - destruct B as (u & v & U & V & N), A as [A _]; destruct (A u v U V) as (d & W & _); destruct (N d W).
  - destruct A as [[-> A]|[-> A]], b; try reflexivity; contradiction.
  - destruct A as [[-> A]|[-> A]], b; try reflexivity; contradiction.
Qed.

(* ---------- Lemmas ---------- *)

Section Arcs.
Variables (F : family) (xs : list Z).
Hypothesis M : member F xs.
Hypothesis R : family_right F xs.
Hypothesis One : one_way F = true.
Notation pv := (params F xs).
Notation g := (text_graph (line F) pv).

(* What is so of digraphs, of lemmas with the subjects of networks. *)
Definition arcs_lemma_so (m : lemma) : Prop := forall w, of_ m = network_subject (OfArcs w) -> lemma_so F xs (Lemma (OfArcs w) (saying m) (times_ m) (equals m) (under m) (shown_by m)).

Definition arcs_known (k : known_by) : Prop := (forall m, In m (before k) -> arcs_lemma_so m) /\
  forall c roots, In (c, roots) (rooted k) -> yes pv c = true -> arc_reached g (roots_at F xs (map towards roots)).

Lemma arcs_told w s c l t : s = network_subject (OfArcs w) -> (forall m, In m l -> arcs_lemma_so m) -> yes pv c = true -> told_by s c l = Some t -> arcs_so w g (num pv t).
Proof.
  intros Es A Y T; unfold told_by in T; destruct (find _ _) as [m|] eqn:E; [|discriminate]; injection T as <-; apply find_some in E; destruct E as [I E]; apply latest_in in I.
  rewrite !andb_true_iff in E; destruct E as [[S X] W]; apply same_subject_right in S; specialize (A m I w (eq_trans (eq_sym S) Es)); unfold lemma_so in A; cbn [of_ saying times_ equals under] in A.
  specialize (A (within_so F xs _ _ W Y)); unfold is_exact in X; destruct (saying m); try discriminate; apply Z.eqb_eq in X; rewrite X in A.
  destruct A as (v & V & E); replace (num pv (equals m)) with v by lia; exact V.
Qed.

Lemma arcs_questions_so k l qs after us : arcs_known k -> arcs_method (shown_by l) = true -> lemma_questions F k l = Some (qs, after) -> all_refuted qs us = true ->
  arcs_lemma_so l /\ arcs_known after.
Proof.
  intros K Am Q U; unfold lemma_questions in Q; destruct (simple l || by_sums (shown_by l)) eqn:Sm; [|discriminate]; cbn [negb] in Q; set (c := under l) in *; set (z := equals l) in *.
  pose proof K as [B Ro].
  assert (Is : forall w, of_ l = network_subject (OfArcs w) -> lemma_so F xs (Lemma (OfArcs w) (saying l) (times_ l) (equals l) (under l) (shown_by l)) -> arcs_lemma_so l).
  { intros w E H v E'; replace v with w; [exact H | rewrite E in E'; destruct v, w; cbn in E'; congruence]. }
  assert (Exact : forall w, of_ l = network_subject (OfArcs w) -> simple l = true -> saying l = SaysExactly -> (yes pv c = true -> arcs_so w g (num pv z)) -> arcs_lemma_so l).
  { intros w Ew Si E H; apply (Is w Ew); intros Y; rewrite E; apply Z.eqb_eq in Si; cbn [of_ saying times_ equals]; rewrite Si; exists (num pv z); split; [apply H, Y | unfold z; lia]. }
  assert (Most : forall w, of_ l = network_subject (OfArcs w) -> simple l = true -> saying l = SaysAtMost -> (yes pv c = true -> ~ ~ exists v, arcs_so w g v /\ v <= num pv z) -> arcs_lemma_so l).
  { intros w Ew Si E H; apply (Is w Ew); unfold lemma_so; cbn [of_ saying times_ equals under]; rewrite E; apply Z.eqb_eq in Si; rewrite Si; intros Y N; apply (H Y); intros (v & V & L); apply N; exists v.
    split; [exact V | unfold z in L; lia]. }
  assert (Near : yes pv c = true -> told_true OfTransitive c (before k) = true -> arc_transitive g).
  { intros Y T; unfold told_true in T; destruct (told_by OfTransitive c (before k)) as [t|] eqn:Tb; [|discriminate]; apply (arcs_told Arcs_transitive OfTransitive c _ t eq_refl B Y) in Tb.
    apply (is_one_num F xs) in T; destruct Tb as [[_ H]|[H _]]; [exact H | lia]. }
  assert (Rooted : forall roots, roots_under c k = Some roots -> yes pv c = true -> arc_reached g (roots_at F xs (map towards roots))).
  { intros roots E Y; unfold roots_under in E; destruct (find _ _) as [[d rs]|] eqn:Fi; [|discriminate]; injection E as <-; apply find_some in Fi; destruct Fi as [I W]; apply latest_in in I; apply (Ro d rs I), (within_so F xs _ _ W Y). }
  (* All are so near to each, where they are to any, or to the root, which automorphisms take to each. *)
  assert (Walks : forall free upper u, free || told_true OfTransitive c (before k) = true -> all_refuted (descends_questions F c free upper ++ [upper_question F c free upper z]) u = true ->
    yes pv c = true -> forall a b, is_vertex g a -> is_vertex g b -> exists d, arc_walk g a b d /\ d <= num pv z).
  { intros free upper u Fr A Y; pose proof (arcs_near_sound c xs F free upper z u R One M Y A) as Ne; destruct free; cbn [orb] in Fr.
    - intros a b Va Vb; apply (Ne b (proj1 (vertex_known F xs R b) Vb) a Va).
    - apply (arc_transitive_walks g (root_of F xs)); [apply (Near Y Fr) | apply (root_known F xs R) | intros v V; apply (Ne (root_of F xs) eq_refl v V)]. }
  assert (Far : forall start lower far u, Nat.eqb (length start) (width (line F)) = true -> widths (width (line F)) far = true -> all_refuted (rises_questions F c start lower ++ [far_question F c lower z far]) u = true ->
    yes pv c = true -> exists a b, is_vertex g a /\ is_vertex g b /\ forall d, arc_walk g a b d -> num pv z <= d).
  { intros start lower far u Ls Wf A Y; apply Nat.eqb_eq in Ls; apply (arcs_far_sound F c xs M R Y start lower z far u Ls Wf A). }
  assert (FromRoots : forall roots uppers u, roots_under c k = Some roots -> Nat.eqb (length uppers) (length roots) = true -> all_refuted (from_roots_questions F c (combine (map towards roots) uppers) z) u = true ->
    yes pv c = true -> forall a b, is_vertex g a -> is_vertex g b -> exists d, arc_walk g a b d /\ d <= num pv z).
  { intros roots uppers u Ru W A Y; pose proof (Rooted roots Ru Y) as Rd; assert (Fst : map fst (combine (map towards roots) uppers) = map towards roots) by (apply first_of_pairs; rewrite map_length; apply Nat.eqb_eq, W).
    apply (arc_reached_walks g (roots_at F xs (map towards roots)) _ Rd); pose proof (arcs_near_roots_sound F c xs M R One Y (combine (map towards roots) uppers) z u A) as Ne; rewrite Fst in Ne; apply Ne, Rd. }
  destruct (of_ l) eqn:Of; try (destruct (saying l), (shown_by l); discriminate); destruct (saying l) eqn:Sd, (shown_by l) eqn:By; try discriminate; cbn [by_sums] in Sm; rewrite ?orb_false_r in Sm;
    try (match goal with w : number_word |- _ => destruct w; discriminate | w : truth_word |- _ => destruct w; discriminate end).
  - destruct (free_ranges F) eqn:E; [|discriminate]; injection Q as <- <-; split; [|exact K]; apply (Exact Arcs_order eq_refl Sm eq_refl); intros Y.
    apply (order_sound F c z us); auto; unfold order_checked; rewrite E; exact U.
  - destruct (Nat.eqb (length sums) (width (line F))) eqn:E; [|discriminate]; injection Q as <- <-; apply Nat.eqb_eq in E; split; [|exact K]; apply (Is Arcs_order eq_refl).
    intros Y; apply (order_by_sums_sound F c (times_ l) sums z us E U xs M R Y).
  - cbv zeta in Q; destruct (is_one z && roots_fine F [Piece (root F) None] && widths (width (line F)) image && widths (width (line F)) inverse) eqn:W; [|discriminate]; injection Q as <- <-.
    rewrite !andb_true_iff in W; destruct W as [[[W1 W2] W3] W4]; split; [|exact K]; apply (Exact Arcs_transitive eq_refl Sm eq_refl); intros Y; left; split; [apply is_one_num, W1|].
    apply (arc_transitive_by_root g (vertices_once F xs) (root_of F xs)), (arcs_reached_sound F c xs M R One Y [Piece (root F) None] image inverse us U W2 W3 W4).
  - destruct ((free || told_true OfTransitive c (before k)) && Nat.eqb (length start) (width (line F)) && widths (width (line F)) far) eqn:W; [|discriminate]; injection Q as <- <-; split; [|exact K].
    rewrite !andb_true_iff in W; destruct W as [[W1 W2] W3]; apply (Exact Arcs_diameter eq_refl Sm eq_refl); intros Y; change (all_refuted ((descends_questions F c free upper ++ [upper_question F c free upper z]) ++ rises_questions F c start lower ++ [far_question F c lower z far]) us = true) in U.
    apply all_refuted_app in U; destruct U as (u1 & u2 & U1 & U2); split; [apply (Walks free upper u1 W1 U1 Y) | apply (Far start lower far u2 W2 W3 U2 Y)].
  - destruct (roots_under c k) as [roots|] eqn:Ru; [|discriminate]; destruct (Nat.eqb (length uppers) (length roots) && Nat.eqb (length start) (width (line F)) && widths (width (line F)) far) eqn:W; [|discriminate].
    injection Q as <- <-; split; [|exact K]; rewrite !andb_true_iff in W; destruct W as [[W1 W2] W3]; apply (Exact Arcs_diameter eq_refl Sm eq_refl); intros Y.
    apply all_refuted_app in U; destruct U as (u1 & u2 & U1 & U2); split; [apply (FromRoots roots uppers u1 eq_refl W1 U1 Y) | apply (Far start lower far u2 W2 W3 U2 Y)].
  - destruct (free || told_true OfTransitive c (before k)) eqn:W; [|discriminate]; injection Q as <- <-; split; [|exact K]; apply (Most Arcs_diameter eq_refl Sm eq_refl); intros Y.
    apply (arc_diameter_at_most g _ (vertices_some F xs R)), (Walks free upper us W U Y).
  - destruct (roots_under c k) as [roots|] eqn:Ru; [|discriminate]; destruct (Nat.eqb (length uppers) (length roots)) eqn:W; [|discriminate]; injection Q as <- <-; split; [|exact K]; apply (Most Arcs_diameter eq_refl Sm eq_refl); intros Y.
    apply (arc_diameter_at_most g _ (vertices_some F xs R)), (FromRoots roots uppers us eq_refl W U Y).
  - destruct (_ && _) eqn:W; [|discriminate]; injection Q as <- <-; split; [|exact K]; intros w E; rewrite Of in E; destruct w; discriminate E.
  - destruct (told_by OfOrder c (before k)) as [o|] eqn:To; [|discriminate]; destruct (is_one z && widths (width (line F)) next_) eqn:W; [|discriminate]; injection Q as <- <-; split; [|exact K].
    apply andb_true_iff in W; destruct W as [W1 W2]; apply (Exact Arcs_hamiltonian eq_refl Sm eq_refl); intros Y; left; split; [apply is_one_num, W1|].
    apply (arcs_hamiltonian_sound F c xs M R One Y o next_ position us W2 U), (arcs_told Arcs_order OfOrder c _ o eq_refl B Y To).
  - destruct (roots_fine F roots && widths (width (line F)) image && widths (width (line F)) inverse) eqn:W; [|discriminate]; injection Q as <- <-; destruct (all_refuted_cons _ _ _ U) as (u & us' & V & U').
    rewrite !andb_true_iff in W; destruct W as [[W1 W2] W3]; assert (Rd : yes pv c = true -> arc_reached g (roots_at F xs (map towards roots))) by (intros Y; apply (arcs_reached_sound F c xs M R One Y roots image inverse us' U' W1 W2 W3)).
    split; [|split; [exact B|]; intros d rs I Y; apply in_app_or in I; destruct I as [I|[I|[]]]; [apply (Ro d rs I Y) | injection I as <- <-; apply Rd, Y]].
    apply (Most Arcs_orbits eq_refl Sm eq_refl); intros Y N; pose proof (so_many_roots F c xs z _ u M Y V) as L.
    apply (arc_orbits_at_most g _ (arc_reached_roots g (vertices_once F xs) _ (Rd Y))); intros (e & O & Le); apply N; exists e; split; [exact O|]; unfold roots_at in Le; rewrite !map_length in Le; lia.
Qed.

Lemma arcs_shown_so ls ts rest : arcs_shown F ls ts = Some rest -> forall l, In l ls -> lemma_so F xs l.
Proof.
  unfold arcs_shown; destruct (forallb _ ls) eqn:A; [|discriminate]; rewrite forallb_forall in A.
  assert (G : forall ls k ts rest, (forall l, In l ls -> is_arcs (of_ l) && arcs_method (shown_by l) = true) -> arcs_known k -> lemmas_shown F k (map network_lemma ls) ts = Some rest -> forall l, In l ls -> lemma_so F xs l).
  { clear ls ts rest A; induction ls as [|l ls IH]; intros k ts rest A K S m I; [destruct I|]; cbn [map lemmas_shown] in S.
    destruct (lemma_questions F k (network_lemma l)) as [[qs after]|] eqn:Q; [|discriminate]; destruct (taken qs ts) as [us|] eqn:T; [|discriminate].
    pose proof (A l (or_introl eq_refl)) as Al; apply andb_true_iff in Al; destruct Al as [Al Am]; destruct (taken_refuted _ _ _ T) as [vs V]; destruct (arcs_questions_so k (network_lemma l) qs after vs K Am Q V) as [L [B Ro]].
    destruct I as [<-|I].
    - destruct l as [s r t e u b]; cbn [of_] in Al; destruct s; try discriminate Al; exact (L w eq_refl).
    - apply (IH (known_too after (network_lemma l)) us rest) with (l := m); auto; [intros q J; apply A; right; exact J|].
      split; [|exact Ro]; intros q J; apply in_app_or in J; destruct J as [J|[<-|[]]]; [apply B, J | exact L]. }
  apply G; [exact A|]; split; [intros m [] | intros d rs []].
Qed.
End Arcs.
