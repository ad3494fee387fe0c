(* Files of theorems: lemmas about families are so where their questions are refuted. *)

From Coq Require Import ZArith NArith List Bool Lia.
From Coq Require String.
From Topocert Require Import Graph Girth Walk Methods Transitive Text TextMeaning CheckLinear CheckQuestion CheckTerms CheckFamily CheckPlace CheckProper CheckTheorem CheckCounts CheckColours CheckGirth CheckSums CheckTotals CheckLinks CheckRoots CheckFar CheckDistanceSum CheckHalves CheckCounting CheckEdges CheckNumbers CheckEmbeds CheckWalks.
From Topocert Require Import NetworkName NetworkSame FaultsSays FamilyFaultsSays MatchingSays RoundsSays FormulaSays TrafficSays FamilyWordsSays FamilySays FamilyRoutes FamilyLanes FamilyLandmarks Automorphisms FamilyFacts FamilyImplied FamilyWords FamilyCuts FamilyConsequences FamilyCycles FamilyPaths FamilyDistances FamilyLemmas FamilyRules.
From Topocert Require Import WordFacts.
From Topocert Require FamilyText FamilyTextFacts FamilyStrips StripDomination StandardWords.
Import ListNotations.
Open Scope Z_scope.

Lemma taken_refuted qs : forall ts rest, taken qs ts = Some rest -> exists us, all_refuted qs us = true.
Proof.
  induction qs as [|q qs IH]; intros ts rest; simpl; [intros _; exists []; reflexivity|].
  destruct ts as [|t ts]; [discriminate|]; destruct (refutes q t) eqn:R; [|discriminate]; intros T.
  destruct (IH _ _ T) as [us U]; exists (t :: us); simpl; rewrite R; exact U.
Qed.

Section Family.
Variable F : family.
Variable xs : list Z.
Hypothesis M : member F xs.
Hypothesis R : network_right F xs.
Notation g := (text_graph (line F) (params F xs)).
Notation here := (Own String.EmptyString (line F) (params F xs)).

Definition lemma_so (l : lemma) : Prop := yes (params F xs) (under l) = true -> said_so xs here (of_ l) (saying l) (times_ l) (num (params F xs) (equals l)).

Lemma within_so c d : within c d = true -> yes (params F xs) d = true -> yes (params F xs) c = true.
Proof.
  unfold within; intros W Y; apply orb_true_iff in W; destruct W as [W|W]; apply (proj2 same_texts) in W; subst; [reflexivity | exact Y].
Qed.

Lemma told_so s c l t : (forall m, In m l -> lemma_so m) -> yes (params F xs) c = true -> told_by s c l = Some t -> fact_so xs here s (num (params F xs) t).
Proof.
  intros A Y T; unfold told_by in T; destruct (find _ _) as [m|] eqn:E; [|discriminate]; injection T as <-; apply find_some in E; destruct E as [I E]; apply latest_in in I.
  rewrite !andb_true_iff in E; destruct E as [[S X] W]; apply same_subject_right in S; subst s.
  specialize (A m I (within_so _ _ W Y)); unfold is_exact in X; destruct (saying m) eqn:Sd; try discriminate; apply Z.eqb_eq in X; rewrite X in A.
  destruct A as (v & V & E); replace (num (params F xs) (equals m)) with v by lia; exact V.
Qed.

Lemma told_least_so s c l t : (forall m, In m l -> lemma_so m) -> yes (params F xs) c = true -> told_bound SaysAtLeast s c l = Some t -> forall v, fact_so xs here s v -> num (params F xs) t <= v.
Proof.
  intros A Y T v V; unfold told_bound in T; destruct (find _ _) as [m|] eqn:E; [|discriminate]; injection T as <-; apply find_some in E; destruct E as [I E]; apply latest_in in I.
  rewrite !andb_true_iff in E; destruct E as [[S X] W]; apply same_subject_right in S; subst s; destruct (saying m) eqn:Sd; try discriminate; apply Z.eqb_eq in X.
  specialize (A m I (within_so _ _ W Y)); rewrite Sd, X in A; specialize (A v V); lia.
Qed.

Lemma told_most_so s c l t : (forall m, In m l -> lemma_so m) -> yes (params F xs) c = true -> told_bound SaysAtMost s c l = Some t -> ~ ~ exists v, fact_so xs here s v /\ v <= num (params F xs) t.
Proof.
  intros A Y T; unfold told_bound in T; destruct (find _ _) as [m|] eqn:E; [|discriminate]; injection T as <-; apply find_some in E; destruct E as [I E]; apply latest_in in I.
  rewrite !andb_true_iff in E; destruct E as [[S X] W]; apply same_subject_right in S; subst s; destruct (saying m) eqn:Sd; try discriminate; apply Z.eqb_eq in X.
  specialize (A m I (within_so _ _ W Y)); rewrite Sd, X in A; intros N; apply A; intros (v & V & L); apply N; exists v; split; [exact V | lia].
Qed.

Lemma is_one_num t : is_one t = true -> num (params F xs) t = 1.
Proof. destruct t as [z| | | | | | | | | | | | | | |]; simpl; try discriminate; destruct z as [|[]|]; simpl; try discriminate; reflexivity. Qed.

Lemma is_zero_num t : is_zero t = true -> num (params F xs) t = 0.
Proof. destruct t as [z| | | | | | | | | | | | | | |]; simpl; try discriminate; destruct z as [|[]|]; simpl; try discriminate; reflexivity. Qed.

Lemma told_true_so s c l P : (forall z, fact_so xs here s z = truth_is P z) -> (forall m, In m l -> lemma_so m) -> yes (params F xs) c = true -> told_true s c l = true -> P.
Proof.
  intros E A Y T; unfold told_true in T; destruct (told_by s c l) as [t|] eqn:B; [|discriminate]; apply (told_so s c l t A Y) in B; rewrite E in B.
  apply is_one_num in T; destruct B as [[_ B]|[B _]]; [exact B | lia].
Qed.

Lemma exactly_so l : simple l = true -> saying l = SaysExactly -> fact_so xs here (of_ l) (num (params F xs) (equals l)) -> said_so xs here (of_ l) (saying l) (times_ l) (num (params F xs) (equals l)).
Proof. intros S -> H; apply Z.eqb_eq in S; rewrite S; exists (num (params F xs) (equals l)); split; [exact H | lia]. Qed.

(* Connected networks have a diameter. *)
Lemma connected_diameter : proper g -> connected g -> exists d, diameter g d.
Proof.
  intros P C.
  assert (K : forall l : list (list Z * list Z), (forall e, In e l -> is_vertex g (fst e) /\ is_vertex g (snd e)) ->
    exists D, forall e, In e l -> exists d, walk g (fst e) (snd e) d /\ d <= D).
  { induction l as [|[a b] l IH]; intros V; [exists 0; intros e []|]; destruct IH as [D H]; [intros e I; apply V; right; exact I|].
    destruct (V (a, b) (or_introl eq_refl)) as [A B]; destruct (C a b A B) as [d W]; exists (Z.max d D); intros e [<-|I].
    - exists d; split; [exact W | lia].
    - destruct (H e I) as (x & X & L); exists x; split; [exact X | lia]. }
  destruct (K (list_prod (vertices g) (vertices g))) as [D H]; [intros [a b] I; apply in_prod_iff in I; exact I|].
  destruct (diameter_at_most_exists g D) as (d & E & _); [apply P| |exists d; exact E].
  apply walks_at_most; [apply graph_decidable|]; intros u v U V; apply (H (u, v)), in_prod_iff; split; assumption.
Qed.

(* What is known is so. *)
Definition known_so (k : known_by) : Prop :=
  (forall m, In m (before k) -> lemma_so m) /\
  (forall c, In c (all_under k) -> yes (params F xs) c = true -> reversed F xs) /\
  (forall c, In c (each_under k) -> yes (params F xs) c = true -> reversed F xs /\ distinct F xs) /\
  (forall c roots, In (c, roots) (rooted k) -> yes (params F xs) c = true -> reached g (roots_at F xs (map towards roots))) /\
  (forall c image inverse, In (c, (image, inverse)) (mapping k) -> yes (params F xs) c = true -> widths (width (line F)) image = true /\
    forall z, vertex_of F xs z -> symmetry g (mapped F xs image z) (mapped F xs inverse z) /\ mapped F xs image z (root_of F xs) = z) /\
  (forall m H, In (m, H) (networks_before k) -> network_right H xs /\ network_graph (named m (params H xs)) = text_graph (line H) (params H xs)) /\
  (forall c hops, In (c, hops) (arriving k) -> yes (params F xs) c = true -> all_arrive g (tuples_router (line F) (params F xs) hops) None).

Lemma met_under_so c l (P : Prop) : (forall d, In d l -> yes (params F xs) d = true -> P) -> met_under c l = true -> yes (params F xs) c = true -> P.
Proof.
  intros H A Y; unfold met_under in A; apply existsb_exists in A; destruct A as (d & I & W); apply (H d I), (within_so _ _ W Y).
Qed.

Lemma reverse_step_so c k qs after us : known_so k -> reverse_step F c k = Some (qs, after) -> all_refuted qs us = true ->
  known_so after /\ (yes (params F xs) c = true -> reversed F xs).
Proof.
  intros (B & A & E & Ro & Ma & Ne & Ar) S U; unfold reverse_step in S; destruct (met_under c (all_under k)) eqn:Mt.
  - injection S as <- <-; split; [exact (conj B (conj A (conj E (conj Ro (conj Ma (conj Ne Ar))))))|]; intros Y; apply (met_under_so c (all_under k) _ A Mt Y).
  - destruct (no_others F) eqn:N; [|discriminate]; injection S as <- <-.
    assert (G : yes (params F xs) c = true -> reversed F xs) by (intros Y; apply (reversed_sound F c us N U xs M R Y)).
    split; [|exact G]; split; [exact B|]; split; [|split; [exact E | split; [exact Ro | split; [exact Ma | split; [exact Ne | exact Ar]]]]]; intros d [<-|I]; [exact G | apply A, I].
Qed.

Lemma complete_step_so c k qs after us : known_so k -> complete_step F c k = Some (qs, after) -> all_refuted qs us = true ->
  known_so after /\ (yes (params F xs) c = true -> reversed F xs /\ distinct F xs).
Proof.
  intros K S U; unfold complete_step in S; destruct (met_under c (each_under k)) eqn:Mt.
  - injection S as <- <-; split; [exact K|]; intros Y; destruct K as (_ & _ & E & _); apply (met_under_so c (each_under k) _ E Mt Y).
  - destruct (reverse_step F c k) as [[ps k']|] eqn:Rv; [|discriminate]; injection S as <- <-; apply all_refuted_app in U; destruct U as (u1 & u2 & U1 & U2).
    destruct (reverse_step_so c k ps k' u1 K Rv U1) as [(B & A & E & Ro & Ma & Ne & Ar) Rd].
    assert (G : yes (params F xs) c = true -> reversed F xs /\ distinct F xs) by (intros Y; split; [apply Rd, Y | apply (distinct_sound F c u2 U2 xs M R Y)]).
    split; [|exact G]; split; [exact B|]; split; [exact A|]; split; [|split; [exact Ro | split; [exact Ma | split; [exact Ne | exact Ar]]]]; intros d [<-|I]; [exact G | apply E, I].
Qed.

Lemma counting_step_so c x k qs after us : known_so k -> counting_step F c x k = Some (qs, after) -> all_refuted qs us = true ->
  known_so after /\ (yes (params F xs) c = true -> FamilyWordTexts.counts_near x = true -> reversed F xs /\ distinct F xs).
Proof.
  unfold counting_step; destruct (FamilyWordTexts.counts_near x); intros K S U; [|injection S as <- <-; split; [exact K | discriminate]].
  destruct (complete_step_so c k qs after us K S U) as [K' C]; split; [exact K' | intros Y _; apply C, Y].
Qed.

Lemma with_items_all links : length links = length (items F) -> map fst (map fst (with_items F links)) = items F.
Proof.
  unfold with_items; rewrite !map_map; generalize (items F); induction links as [|p l IH]; intros [|it m] E; try discriminate; [reflexivity|].
  cbn [combine map fst snd]; f_equal; apply IH; injection E as E; exact E.
Qed.

Lemma first_of_pairs {A B} (l : list A) : forall m : list B, length m = length l -> map fst (combine l m) = l.
Proof. induction l as [|a l IH]; intros [|b m] E; try discriminate; [reflexivity|]; cbn [combine map fst]; f_equal; apply IH; injection E as E; exact E. Qed.

Lemma roots_under_so c k roots : known_so k -> roots_under c k = Some roots -> yes (params F xs) c = true -> reached g (roots_at F xs (map towards roots)).
Proof.
  intros (_ & _ & _ & Ro & _) E Y; unfold roots_under in E; destruct (find _ _) as [[d rs]|] eqn:Fi; [|discriminate]; injection E as <-; apply find_some in Fi; destruct Fi as [I W]; apply latest_in in I.
  apply (Ro d rs I), (within_so _ _ W Y).
Qed.

Lemma maps_under_so c k image inverse : known_so k -> maps_under c k = Some (image, inverse) -> yes (params F xs) c = true -> widths (width (line F)) image = true /\
  forall z, vertex_of F xs z -> symmetry g (mapped F xs image z) (mapped F xs inverse z) /\ mapped F xs image z (root_of F xs) = z.
Proof.
  intros (_ & _ & _ & _ & Ma & _) E Y; unfold maps_under in E; destruct (find _ _) as [[d [im iv]]|] eqn:Fi; [|discriminate]; injection E as -> ->; apply find_some in Fi; destruct Fi as [I W]; apply latest_in in I.
  apply (Ma d image inverse I), (within_so _ _ W Y).
Qed.

(* Where the maps of a lemma by maps take the root. *)
Lemma root_goes c image ts z : all_refuted (roots_questions F c [Piece (root F) None] image) ts = true -> roots_fine F [Piece (root F) None] = true -> widths (width (line F)) image = true ->
  yes (params F xs) c = true -> vertex_of F xs z -> mapped F xs image z (root_of F xs) = z.
Proof.
  intros A Fi Wi Y Z_; destruct (same_tuple_at (mapped F xs image z (root_of F xs)) z) eqn:E; [apply same_tuple_at_eq, E|exfalso].
  unfold roots_fine in Fi; rewrite !andb_true_iff in Fi; destruct Fi as [[_ Wr] Sc]; cbn [forallb towards] in Sc; rewrite andb_true_r, forallb_forall in Sc.
  apply (refuted_by F c _ _ A _ (or_intror (or_introl eq_refl)) xs M Y); intros w ps P; apply (any_then F xs w ps z _ P Z_); onward.
  assert (Er : map (num (params F xs ++ z)) (root F) = root_of F xs) by (apply map_ext_in; intros a I; apply (num_of_params F xs a z (Sc a I))).
  apply (lists_then _ (root_of F xs)); [rewrite <- Er; apply (polys_of_lists (root F)); env|]; onward.
  eapply lists_then; [apply (pieces_lists _ (params F xs ++ root_of F xs ++ z)); [env | exact Wi]|]; onward.
  eapply false_so; [apply same_tuple_means; try eassumption|exact E]; rewrite (proj1 Z_); apply pieces_at_length, Wi.
Qed.

Lemma counted_all links : length links = length (items F) -> map item_of (counted_items F links) = items F.
Proof.
  unfold counted_items, item_of; rewrite map_map; generalize (items F); induction links as [|p l IH]; intros [|it m] E; try discriminate; [reflexivity|].
  cbn [combine map fst snd]; f_equal; apply IH; injection E as E; exact E.
Qed.

Lemma apart : told_apart g.
Proof. split; [constructor; exact (list_eq_dec Z.eq_dec) | apply vertices_once]. Qed.

Lemma returning_step_so c k links less length_ at_ qs after us : known_so k -> returning_step F c links less length_ at_ k = Some (qs, after) -> all_refuted qs us = true ->
  known_so after /\ (yes (params F xs) c = true -> if links then ~ edge_transitive g else ~ vertex_transitive g).
Proof.
  intros K Q U; unfold returning_step in Q; destruct (numeral [] length_) as [n|]; [|discriminate]; destruct at_ as [|[a [?|]] [|[b [?|]] [|? ?]]]; try discriminate.
  destruct (complete_step F c k) as [[ps k']|] eqn:Cs; [|discriminate]; destruct (place_wide F links a && place_wide F links b && (n <=? 16)) eqn:W; [|discriminate]; injection Q as <- <-.
  rewrite !andb_true_iff in W; destruct W as [[Wa Wb] _]; apply all_refuted_app in U; destruct U as (u1 & u2 & U1 & U2); destruct (complete_step_so c k ps k' u1 K Cs U1) as [K' C]; split; [exact K'|].
  intros Y; destruct (C Y) as [Rv Di]; destruct (all_refuted_cons _ _ _ U2) as (p & _ & V & _).
  destruct links; [apply (not_edge_transitive F c xs M R Y Rv Di _ a b p Wa Wb V) | apply (not_vertex_transitive F c xs M R Y Rv Di _ a b p Wa Wb V)].
Qed.

Lemma arriving_too_so c hops k : known_so k -> (yes (params F xs) c = true -> all_arrive g (tuples_router (line F) (params F xs) hops) None) -> known_so (arriving_too c hops k).
Proof.
  intros (B & A & E & Ro & Ma & Ne & Ar) H; repeat (split; [assumption|]); intros d h [I|I] Y; [injection I as <- <-; apply H, Y | apply (Ar d h I Y)].
Qed.

Lemma arriving_under_so c hops k : known_so k -> arriving_under c hops k = true -> yes (params F xs) c = true -> all_arrive g (tuples_router (line F) (params F xs) hops) None.
Proof.
  intros (_ & _ & _ & _ & _ & _ & Ar) E Y; apply existsb_exists in E; destruct E as ((d & h) & I & E); apply andb_true_iff in E; destruct E as [W S]; cbn [fst snd] in *; apply same_hops_right in S; subst h.
  apply (Ar d hops I), (within_so _ _ W Y).
Qed.

Lemma told_each {B} (f : subject_of -> option B) (P : subject_of -> Z -> Prop) (n : B -> Z) l m : (forall s t, f s = Some t -> P s (n t)) -> all_some f l = Some m -> Forall2 P l (map n m).
Proof. intros H E; apply all_some_each in E; induction E; constructor; [apply H|]; assumption. Qed.

Lemma rule_step_so k l name qs after us : proper g -> (forall m, In m (before k) -> lemma_so m) -> times_ l = 1 -> rule_step F k l name = Some (qs, after) -> all_refuted qs us = true -> lemma_so l /\ after = k.
Proof.
  intros P B One Q U; unfold rule_step in Q; destruct (rule_for (of_ l) (saying l) name) as [u|] eqn:Ru; [|discriminate]; set (c := under l) in *.
  destruct (all_some (fun s => told_by s c (before k)) (known_ u)) as [ts|] eqn:Ts; [|discriminate]; destruct (all_some (fun s => told_bound SaysAtLeast s c (before k)) (bounded u)) as [bs|] eqn:Bs; [|discriminate].
  destruct (all_some (fun s => told_bound SaysAtMost s c (before k)) (limited u)) as [ms|] eqn:Ms; [|discriminate]; destruct (forallb _ (needed u)) eqn:Ne; [|discriminate]; injection Q as <- <-; split; [|reflexivity].
  destruct (all_refuted_cons _ _ _ U) as (p & _ & V & _); intros Y; rewrite One; set (n := num (params F xs)) in *.
  apply (rule_right F xs P (of_ l) (saying l) name u (map n ts) (map n bs) (map n ms) (n (equals l)) Ru).
  - apply Forall_forall; intros s I; rewrite forallb_forall in Ne; specialize (Ne s I); unfold told_true in Ne; destruct (told_by s c (before k)) as [t|] eqn:T; [|discriminate].
    rewrite <- (is_one_num t Ne); apply (told_so s c (before k) t B Y T).
  - apply (told_each _ (fun s z => fact_so xs here s z) n _ _ (fun s t => told_so s c (before k) t B Y) Ts).
  - apply (told_each _ (fun s b => forall z, fact_so xs here s z -> b <= z) n _ _ (fun s t => told_least_so s c (before k) t B Y) Bs).
  - apply (told_each _ (fun s m => ~ ~ exists z, fact_so xs here s z /\ z <= m) n _ _ (fun s t => told_most_so s c (before k) t B Y) Ms).
  - pose proof (rule_asked F c xs M _ _ _ p Y V) as S; fold n in S; rewrite !map_app in S; cbn [map] in S; rewrite <- !app_assoc in S; exact S.
Qed.

(* The value of a word by the columns of a ring. *)
Lemma strip_so c ring l x v k qs after us : strip_step F c ring l x v k = Some (qs, after) -> all_refuted qs us = true -> after = k /\
  (yes (params F xs) c = true -> forall rows, FamilyTextFacts.page_rows (line F) (params F xs) rows -> let z := num (params F xs) v in
   WordSays.value (rev (map (FamilyTextFacts.place_value rows) l)) x = Some (if FamilyText.says_truth x then WordSays.True_or_false (1 <=? z) else WordSays.Part_ (WordSays.whole z)) /\
   (FamilyText.says_truth x = true -> z = 0 \/ z = 1)).
Proof.
  intros E U; unfold strip_step in E; destruct (FamilyStrips.strip_fits _ ring) eqn:Fi; [|discriminate]; destruct (FamilyStrips.wording_of l x) as [w|] eqn:W; [|discriminate]; destruct (Bool.eqb _ _) eqn:Tr; [|discriminate]; apply Bool.eqb_prop in Tr.
  destruct (FamilyStrips.strip_table ring w) as [table|] eqn:Ta; [|discriminate]; destruct (FamilyStrips.is_least w) eqn:Le; [|destruct (is_one v) eqn:One; [|destruct (is_zero v) eqn:Zero; [|discriminate]]];
    remember (FamilyStrips.strip_questions F c ring ++ FamilyStrips.lengths_questions F c ring _) as L eqn:EL in E; injection E as <- <-; rewrite EL in U; clear EL; apply all_refuted_app in U; destruct U as (u1 & u2 & U1 & U2); (split; [reflexivity|]); intros Y rows P z; rewrite Tr; cbn [negb]; unfold z.
  - split; [apply (FamilyStrips.least_value F c xs M R Y ring Fi u1 U1 l x w table W Ta rows P v u2 Le U2) | discriminate].
  - rewrite (is_one_num v One); split; [apply (FamilyStrips.truth_value F c xs M R Y ring Fi u1 U1 l x w table W Ta rows P true u2 Le U2) | right; reflexivity].
  - rewrite (is_zero_num v Zero); split; [apply (FamilyStrips.truth_value F c xs M R Y ring Fi u1 U1 l x w table W Ta rows P false u2 Le U2) | left; reflexivity].
Qed.

Lemma lemma_questions_so k l qs after us : known_so k -> lemma_questions F k l = Some (qs, after) -> all_refuted qs us = true -> lemma_so l /\ known_so after.
Proof.
  intros K Q U; unfold lemma_questions in Q; destruct (simple l || by_sums (shown_by l)) eqn:Sm; [|discriminate]; cbn [negb] in Q; set (c := under l) in *; set (z := equals l) in *.
  assert (B := proj1 K).
  destruct (rule_of (shown_by l)) as [name|] eqn:Rl.
  { destruct (rule_step_so k l name qs after us (graph_proper F xs R) B) as [H ->]; [|exact Q | exact U | split; [exact H | exact K]]; destruct (shown_by l); try discriminate Rl; cbn [by_sums] in Sm; rewrite orb_false_r in Sm; apply Z.eqb_eq, Sm. }
  clear Rl.
  assert (Tr : yes (params F xs) c = true -> told_true OfTransitive c (before k) = true -> vertex_transitive g) by (intros Y; apply (told_true_so OfTransitive c (before k)); auto).
  assert (Done : simple l = true -> saying l = SaysExactly -> (yes (params F xs) c = true -> fact_so xs here (of_ l) (num (params F xs) z)) -> lemma_so l) by (intros Si E H Y; apply exactly_so; auto).
  destruct (of_ l) eqn:Of, (saying l) eqn:Sd, (shown_by l); try discriminate; try (match goal with w : number_word |- _ => destruct w end; try discriminate); try (match goal with w : truth_word |- _ => destruct w end; try discriminate); cbn [by_sums] in Sm; rewrite ?orb_false_r in Sm.
  - destruct (free_ranges F) eqn:E; [|discriminate]; injection Q as <- <-; split; [|exact K]; apply Done; [exact Sm | reflexivity|]; intros Y; cbn [fact_so].
    apply (order_sound F c z us); auto; unfold order_checked; rewrite E; exact U.
  - destruct (Nat.eqb (length sums) (width (line F))) eqn:E; [|discriminate]; injection Q as <- <-; apply Nat.eqb_eq in E; split; [|exact K].
    intros Y; rewrite Of, Sd; apply (order_by_sums_sound F c (times_ l) sums z us E U xs M R Y).
  - destruct (told_by OfOrder c (before k)) as [o|] eqn:To; [|discriminate]; destruct (told_by OfMinDegree c (before k)) as [a|] eqn:Ta; [|discriminate].
    destruct (told_by OfMaxDegree c (before k)) as [b|] eqn:Tb; [|discriminate]; injection Q as <- <-; split; [|exact K]; apply Done; [exact Sm | reflexivity|]; intros Y; cbn [fact_so].
    destruct (all_refuted_cons _ _ _ U) as (u & _ & V & _).
    apply (size_sound F c o a b z u V xs M R Y); [apply (told_so OfOrder c _ o B Y To) | apply (told_so OfMinDegree c _ a B Y Ta) | apply (told_so OfMaxDegree c _ b B Y Tb)].
  - destruct (Nat.eqb (length links) (length (items F)) && sums_fit F (with_items F links)) eqn:E; [|discriminate]; injection Q as <- <-.
    apply andb_true_iff in E; destruct E as [E Fi]; apply Nat.eqb_eq in E; split; [|exact K]; intros Y; rewrite Of, Sd.
    apply (size_by_sums_sound F c (times_ l) (with_items F links) z us (with_items_all links E) Fi U xs M R Y).
  - destruct (complete_step F c k) as [[ps k']|] eqn:Cs; [|discriminate]; destruct (widths (width (line F)) at_) eqn:W; [|discriminate]; injection Q as <- <-.
    apply all_refuted_app in U; destruct U as (u1 & u2 & U1 & U2); destruct (complete_step_so c k ps k' u1 K Cs U1) as [K' C]; split; [|exact K'].
    apply Done; [exact Sm | reflexivity|]; intros Y; destruct (C Y) as [Rv Di]; apply (min_degree_sound F c z at_ u2); auto; unfold degree_checked; rewrite W; exact U2.
  - destruct (complete_step F c k) as [[ps k']|] eqn:Cs; [|discriminate]; destruct (widths (width (line F)) at_) eqn:W; [|discriminate]; injection Q as <- <-.
    apply all_refuted_app in U; destruct U as (u1 & u2 & U1 & U2); destruct (complete_step_so c k ps k' u1 K Cs U1) as [K' C]; split; [|exact K'].
    apply Done; [exact Sm | reflexivity|]; intros Y; destruct (C Y) as [Rv Di]; apply (max_degree_sound F c z at_ u2); auto; unfold degree_checked; rewrite W; exact U2.
  - destruct (complete_step F c k) as [[ps k']|] eqn:Cs; [|discriminate]; injection Q as <- <-; apply all_refuted_app in U; destruct U as (u1 & u2 & U1 & U2); destruct (complete_step_so c k ps k' u1 K Cs U1) as [K' C]; split; [|exact K'].
    intros Y; rewrite Of, Sd; unfold simple in Sm; apply Z.eqb_eq in Sm; rewrite Sm; destruct (C Y) as [Rv Di]; destruct (max_degree_at_most F c xs M R Y z u2 Rv Di U2) as (d & E & L); intros N; apply N; exists d; split; [exact E | unfold z in L; lia].
  - destruct (is_one z && roots_fine F [Piece (root F) None] && widths (width (line F)) image && widths (width (line F)) inverse) eqn:W; [|discriminate].
    injection Q as <- <-; rewrite !andb_true_iff in W; destruct W as [[[W1 W2] W3] W4]; split.
    + apply Done; [exact Sm | reflexivity|]; intros Y; left; split; [apply is_one_num, W1|].
      apply (transitive_sound F c image inverse us); auto; unfold transitive_checked, reached_checked; rewrite W2, W3, W4; exact U.
    + destruct K as (B' & A & E & Ro & Ma & Ne & Ar); split; [exact B'|]; split; [exact A|]; split; [exact E|]; split; [exact Ro|]; split; [|split; [exact Ne | exact Ar]]; intros d im iv I Y; apply in_app_or in I; destruct I as [I|[I|[]]]; [apply (Ma d im iv I Y)|].
      injection I as <- <- <-; change (all_refuted (roots_questions F c [Piece (root F) None] image ++ automorphism_questions F c image inverse) us = true) in U; apply all_refuted_app in U; destruct U as (u1 & u2 & U1 & U2); split; [exact W3|]; intros z' Z'; split; [apply (automorphisms_sound F c image inverse u2 U2 W3 W4 xs M R Y z' Z') | apply (root_goes c image u1 z' U1 W2 W3 Y Z')].
  - destruct least, most; try discriminate; (destruct (told_by _ c (before k)) as [a|] eqn:Ta; [|discriminate]; destruct (told_by _ c (before k)) as [b|] eqn:Tb in Q; [|discriminate];
      destruct (is_zero z) eqn:W; [|discriminate]; injection Q as <- <-; split; [|exact K]; destruct (all_refuted_cons _ _ _ U) as (u & _ & V & _);
      apply Done; [exact Sm | reflexivity|]; intros Y; right; split; [apply is_zero_num, W|]; pose proof (differ_so F c xs M Y a b u V) as L).
    + apply (degrees_differ F xs (graph_proper F xs R) _ _ (told_so OfMinDegree c _ a B Y Ta) (told_so OfMaxDegree c _ b B Y Tb) L).
    + apply (eccentricities_differ F xs (graph_proper F xs R) _ _ (told_so OfRadius c _ a B Y Ta) (told_so OfDiameter c _ b B Y Tb) L).
  - destruct (is_zero z) eqn:W; [|discriminate]; destruct (returning_step_so c k false 0 length_ at_ qs after us K Q U) as [K' C]; split; [|exact K'].
    apply Done; [exact Sm | reflexivity|]; intros Y; right; split; [apply is_zero_num, W | apply (C Y)].
  - destruct ((free || told_true OfTransitive c (before k)) && Nat.eqb (length start) (width (line F)) && widths (width (line F)) far) eqn:W; [|discriminate].
    injection Q as <- <-; split; [|exact K]; rewrite !andb_true_iff in W; destruct W as [[W1 W2] W3]; apply Done; [exact Sm | reflexivity|]; intros Y.
    apply (diameter_sound F c free upper start lower z far us); auto; [unfold diameter_checked; rewrite W2, W3; exact U|].
    intros ->; simpl in W1; apply Tr; assumption.
  - destruct (roots_under c k) as [roots|] eqn:Ru; [|discriminate]; destruct (Nat.eqb (length uppers) (length roots) && Nat.eqb (length start) (width (line F)) && widths (width (line F)) far) eqn:W; [|discriminate].
    injection Q as <- <-; split; [|exact K]; rewrite !andb_true_iff in W; destruct W as [[W1 W2] W3]; apply Done; [exact Sm | reflexivity|]; intros Y.
    apply (diameter_from_roots_sound F c (combine (map towards roots) uppers) start lower z far us); auto; [unfold diameter_from_roots_checked; rewrite W2, W3; exact U|].
    rewrite first_of_pairs by (rewrite map_length; apply Nat.eqb_eq, W1); apply (roots_under_so c k roots K Ru Y).
  - destruct (free || told_true OfTransitive c (before k)) eqn:W; [|discriminate]; injection Q as <- <-; split; [|exact K]; intros Y; rewrite Of, Sd; unfold simple in Sm; apply Z.eqb_eq in Sm; rewrite Sm.
    assert (D : diameter_at_most g (num (params F xs) z)) by (apply (diameter_at_most_sound F c free upper z us); auto; intros ->; apply Tr; assumption).
    destruct (diameter_at_most_exists g _ (vertices_some F xs R) D) as (d & E & L); intros N; apply N; exists d; split; [exact E | unfold z in L; lia].
  - destruct (roots_under c k) as [roots|] eqn:Ru; [|discriminate]; destruct (Nat.eqb (length uppers) (length roots)) eqn:W; [|discriminate].
    injection Q as <- <-; split; [|exact K]; intros Y; rewrite Of, Sd; unfold simple in Sm; apply Z.eqb_eq in Sm; rewrite Sm.
    assert (D : diameter_at_most g (num (params F xs) z)).
    { apply (diameter_at_most_from_roots_sound F c (combine (map towards roots) uppers) z us); auto; rewrite first_of_pairs by (rewrite map_length; apply Nat.eqb_eq, W); apply (roots_under_so c k roots K Ru Y). }
    destruct (diameter_at_most_exists g _ (vertices_some F xs R) D) as (d & E & L); intros N; apply N; exists d; split; [exact E | unfold z in L; lia].
  - destruct (told_true OfTransitive c (before k) && Nat.eqb (length start) (width (line F)) && widths (width (line F)) far) eqn:W; [|discriminate].
    injection Q as <- <-; split; [|exact K]; rewrite !andb_true_iff in W; destruct W as [[W1 W2] W3]; apply Done; [exact Sm | reflexivity|]; intros Y.
    apply (radius_sound F c free upper start lower z far us); auto; unfold diameter_checked; rewrite W2, W3; exact U.
  - destruct (Nat.eqb (length centre) (width (line F)) && widths (width (line F)) far) eqn:W; [|discriminate]; injection Q as <- <-; split; [|exact K]; apply andb_true_iff in W; destruct W as [W1 W2]; apply Nat.eqb_eq in W1.
    apply Done; [exact Sm | reflexivity|]; intros Y; apply (radius_by_centre_sound F c centre upper lower z far us W1 W2 U xs M R Y).
  - destruct (told_by OfOrder c (before k)) as [o|] eqn:To; [|discriminate]; destruct (is_one z && widths (width (line F)) next_) eqn:W; [|discriminate].
    injection Q as <- <-; split; [|exact K]; apply andb_true_iff in W; destruct W as [W1 W2]; apply Done; [exact Sm | reflexivity|]; intros Y; left; split; [apply is_one_num, W1|].
    apply (hamiltonian_sound F c o next_ position us); auto; [unfold hamiltonian_checked; rewrite W2; exact U | apply (told_so OfOrder c _ o B Y To)].
  - destruct (is_one z) eqn:W; [|discriminate]; injection Q as <- <-; split; [|exact K]; apply Done; [exact Sm | reflexivity|]; intros Y; left; split; [apply is_one_num, W|].
    apply (bipartite_sound F c colour us); auto.
  - destruct (is_zero z && widths (width (line F)) walk) eqn:W; [|discriminate]; injection Q as <- <-; split; [|exact K]; apply andb_true_iff in W; destruct W as [W1 W2].
    apply Done; [exact Sm | reflexivity|]; intros Y; right; split; [apply is_zero_num, W1|]; apply (not_bipartite_sound F c length_ walk us); auto.
  - destruct (is_one z) eqn:W; [|discriminate]; injection Q as <- <-; split; [|exact K]; apply Done; [exact Sm | reflexivity|]; intros Y; left; split; [apply is_one_num, W|].
    apply (connected_diameter (graph_proper F xs R)), (connected_sound F c upper us); auto.
  - destruct (widths (width (line F)) walk) eqn:W; [|discriminate]; injection Q as <- <-; split; [|exact K]; intros Y; rewrite Of, Sd; unfold simple in Sm; apply Z.eqb_eq in Sm; rewrite Sm.
    destruct (cycle_sound F c length_ walk z us W U xs M R Y) as (u & l' & C & L); intros N.
    apply (least_number (fun n => exists u l, cycle g u l /\ Z.of_nat (length (u :: l)) = n)) with (z := Z.of_nat (length (u :: l'))).
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
  - destruct (told_true OfTransitive c (before k)) eqn:W; [|discriminate]; injection Q as <- <-; split; [|exact K]; destruct (all_refuted_cons _ _ _ U) as (u & _ & V & _).
    apply Done; [exact Sm | reflexivity|]; intros Y; rewrite (one_so F c xs M Y z u V); split; [|apply apart]; apply one_orbit; [apply vertices_once | apply (vertices_some F xs R) | apply Tr; auto].
  - destruct (roots_fine F roots && widths (width (line F)) image && widths (width (line F)) inverse) eqn:W; [|discriminate]; injection Q as <- <-; destruct (all_refuted_cons _ _ _ U) as (u & us' & V & U').
    assert (Rd : yes (params F xs) c = true -> reached g (roots_at F xs (map towards roots))).
    { intros Y; apply (reached_sound F c roots image inverse us'); auto; unfold reached_checked; rewrite W; exact U'. }
    split.
    + intros Y; rewrite Of, Sd; unfold simple in Sm; apply Z.eqb_eq in Sm; rewrite Sm; intros N; apply (orbits_from_roots F c xs M Y roots u z V (Rd Y)); intros (v & O & L).
      apply N; exists v; split; [split; [exact O | apply apart] | unfold z in L; lia].
    + destruct K as (B' & A & E & Ro & Ma & Ne & Ar); split; [exact B'|]; split; [exact A|]; split; [exact E|]; split; [|split; [exact Ma | split; [exact Ne | exact Ar]]]; intros d rs I Y; apply in_app_or in I; destruct I as [I|[I|[]]]; [apply (Ro d rs I Y) | injection I as <- <-; apply Rd, Y].
  - destruct (told_by OfMinDegree c (before k)) as [d|] eqn:Td; [|discriminate]; destruct (told_true OfConnected c (before k)) eqn:W1; [|discriminate].
    assert (Co : yes (params F xs) c = true -> exists D, diameter g D) by (intros Y; apply (told_true_so OfConnected c (before k) _ (fun _ => eq_refl) B Y W1)).
    destruct (told_true OfEdgeTransitive c (before k)) eqn:We; [|destruct (told_true OfTransitive c (before k)) eqn:W2; [|discriminate]];
      (injection Q as <- <-; split; [|exact K]; destruct (all_refuted_cons _ _ _ U) as (u & _ & V & _); intros Y; rewrite Of, Sd; unfold simple in Sm; apply Z.eqb_eq in Sm; rewrite Sm;
       intros v [(L & Ll & S) _]; destruct (Z.le_gt_cases (num (params F xs) (equals l)) (1 * v)) as [|G]; [assumption|exfalso]).
    + pose proof (least_so F c xs M Y d z u V) as Le; unfold told_true in We; destruct (told_by OfEdgeTransitive c (before k)) as [t|] eqn:Te; [|discriminate]; apply is_one_num in We.
      destruct (told_so OfEdgeTransitive c _ t B Y Te) as [[_ Et]|[E _]]; [|lia].
      apply (vertex_connectivity_by_links F xs _ (num (params F xs) z) (Co Y) Et (told_so OfMinDegree c _ d B Y Td) Le L); [eapply Z.le_lt_trans; [exact Ll | unfold z in *; lia] | exact S].
    + destruct (most_of_so F c xs M Y d z u V) as [D2 Le].
      apply (vertex_connectivity_of F xs _ (num (params F xs) z) (Co Y) (Tr Y eq_refl) (told_so OfMinDegree c _ d B Y Td) D2 Le L); [eapply Z.le_lt_trans; [exact Ll | unfold z in *; lia] | exact S].
  - destruct free.
    + destruct (Nat.eqb (length sums) (length (coordinate_levels F ++ again_levels F))) eqn:W; [|discriminate]; injection Q as <- <-; split; [|exact K]; apply Nat.eqb_eq in W.
      intros Y; rewrite Of, Sd; apply (distances_free_sound F c (times_ l) distance sums z us W U xs M R Y).
    + destruct (told_by OfOrder c (before k)) as [o|] eqn:To; [|discriminate]; destruct (told_true OfTransitive c (before k) && Nat.eqb (length sums) (length (coordinate_levels F))) eqn:W; [|discriminate].
      injection Q as <- <-; split; [|exact K]; apply andb_true_iff in W; destruct W as [W1 W2]; apply Nat.eqb_eq in W2; intros Y; rewrite Of, Sd.
      apply (distances_root_sound F c (times_ l) distance sums o each_ z us W2 U xs M R Y); [apply Tr; auto | apply (told_so OfOrder c _ o B Y To)].
  - destruct (told_by OfOrder c (before k)) as [o|] eqn:To; [|discriminate].
    destruct (Nat.eqb (length links) (length (items F)) && crossings_fit F (combine (items F) links) && Nat.eqb (length half) (length (coordinate_levels F))) eqn:W; [|discriminate].
    injection Q as <- <-; split; [|exact K]; rewrite !andb_true_iff in W; destruct W as [[W1 W2] W3]; apply Nat.eqb_eq in W1, W3; intros Y; rewrite Of, Sd; unfold simple in Sm; apply Z.eqb_eq in Sm; rewrite Sm.
    assert (Wi : width_at_most g (num (params F xs) z)) by (apply (halves_sound F c side half (combine (items F) links) o z us); auto; [apply first_of_pairs; exact W1 | apply (told_so OfOrder c _ o B Y To)]).
    intros N; apply (width_at_most_exists F xs (graph_proper F xs R) _ Wi); intros (v & O & L); apply N; exists v; split; [exact O | unfold z in L; lia].
  - destruct (told_by OfOrder c (before k)) as [o|] eqn:To; [|discriminate]; destruct (maps_under c k) as [[image inverse]|] eqn:Mu; [|discriminate].
    destruct (told_true OfTransitive c (before k) && Nat.eqb (length links) (length (items F)) && counted_fit F (counted_items F links) && (1 <=? factor)) eqn:W; [|discriminate].
    injection Q as <- <-; split; [|exact K]; rewrite !andb_true_iff in W; destruct W as [[[W1 W2] W3] W4]; apply Nat.eqb_eq in W2; apply Z.leb_le in W4; intros Y; rewrite Of, Sd; unfold simple in Sm; apply Z.eqb_eq in Sm; rewrite Sm.
    destruct (maps_under_so c k image inverse K Mu Y) as [Wi Ma]; intros v [(T & Bt & x & Cx & Lx) _].
    pose proof (counting_sound F c image inverse factor (counted_items F links) o most z us (counted_all links W2) W3 W4 Wi U xs M R Y (told_so OfOrder c _ o B Y To) Ma T Bt) as (y & Cy & Ly).
    pose proof (cut_unique g T x y Cx Cy); unfold z in Ly; lia.
  - destruct (items F) as [|first rest] eqn:E; [discriminate|]; destruct (others first) eqn:O; [|discriminate]; destruct (is_one z && widths (width (line F)) image && widths (width (line F)) inverse) eqn:W; [|discriminate].
    injection Q as <- <-; split; [|exact K]; rewrite !andb_true_iff in W; destruct W as [[W1 W2] W3]; apply Done; [exact Sm | reflexivity|]; intros Y; left; split; [apply is_one_num, W1|].
    apply (edges_sound F c xs M R Y image inverse W2 W3 us U); exists first, rest; auto.
  - destruct (is_zero z) eqn:W; [|discriminate]; destruct (returning_step_so c k true 1 length_ at_ qs after us K Q U) as [K' C]; split; [|exact K'].
    apply Done; [exact Sm | reflexivity|]; intros Y; right; split; [apply is_zero_num, W | apply (C Y)].
  - destruct (told_by OfOrder c (before k)) as [o|] eqn:To; [|discriminate]; destruct (told_true OfTransitive c (before k)) eqn:W; [|discriminate]; injection Q as <- <-; split; [|exact K].
    destruct (all_refuted_cons _ _ _ U) as (u & _ & V & _); intros Y; rewrite Of, Sd; unfold simple in Sm; apply Z.eqb_eq in Sm; rewrite Sm; intros v Av.
    pose proof (fewest_so F c xs M Y o z u V); pose proof (transitive_automorphisms g (vertices_once F xs) _ v (Tr Y eq_refl) (told_so OfOrder c _ o B Y To) Av); unfold z in *; lia.
  - destruct (Nat.eqb (length sums) (width (line F)) && Nat.eqb (length source) (width (line F)) && widths (width (line F)) far) eqn:W; [|discriminate]; injection Q as <- <-; split; [|exact K].
    rewrite !andb_true_iff, !Nat.eqb_eq in W; destruct W as [[W1 W2] W3]; apply Done; [exact Sm | reflexivity|]; intros Y.
    destruct (eccentricity_sound F c xs M R Y true sums source v upper lower z far us W1 W2 W3 U) as (e & E & _ & X); rewrite <- (X eq_refl); exact E.
  - destruct (Nat.eqb (length sums) (width (line F)) && Nat.eqb (length source) (width (line F))) eqn:W; [|discriminate]; injection Q as <- <-; split; [|exact K].
    rewrite !andb_true_iff, !Nat.eqb_eq in W; destruct W as [W1 W2]; intros Y; rewrite Of, Sd; unfold simple in Sm; apply Z.eqb_eq in Sm; rewrite Sm.
    destruct (eccentricity_sound F c xs M R Y false sums source v upper lower z [] us W1 W2 eq_refl U) as (e & E & L & _); intros N; apply N; exists e; split; [exact E | unfold z in L; lia].
  - destruct (Nat.eqb (length sums) (width (line F)) && Nat.eqb (length source) (width (line F)) && Nat.eqb (length to_) (width (line F))) eqn:W; [|discriminate]; injection Q as <- <-; split; [|exact K].
    rewrite !andb_true_iff, !Nat.eqb_eq in W; destruct W as [[W1 W2] W3]; apply Done; [exact Sm | reflexivity|]; intros Y.
    destruct (distance_sound F c xs M R Y true sums source to_ u v upper lower z us W1 W2 W3 U) as (e & E & _ & X); rewrite <- (X eq_refl); exact E.
  - destruct (Nat.eqb (length sums) (width (line F)) && Nat.eqb (length source) (width (line F)) && Nat.eqb (length to_) (width (line F))) eqn:W; [|discriminate]; injection Q as <- <-; split; [|exact K].
    rewrite !andb_true_iff, !Nat.eqb_eq in W; destruct W as [[W1 W2] W3]; intros Y; rewrite Of, Sd; unfold simple in Sm; apply Z.eqb_eq in Sm; rewrite Sm.
    destruct (distance_sound F c xs M R Y false sums source to_ u v upper lower z us W1 W2 W3 U) as (e & E & L & _); intros N; apply N; exists e; split; [exact E | unfold z in L; lia].
  - destruct (network_before other parameters_ k) as [H|] eqn:Nb; [|discriminate]; destruct (is_one z && widths (width (line F)) image && widths (width (line H)) inverse) eqn:W; [|discriminate]; injection Q as <- <-; split; [|exact K].
    rewrite !andb_true_iff in W; destruct W as [[W1 W2] W3]; apply Done; [exact Sm | reflexivity|]; intros Y; left; split; [apply is_one_num, W1|].
    unfold network_before in Nb; destruct (find _ (networks_before k)) as [[m H']|] eqn:Fi; [|discriminate]; injection Nb as ->; apply find_some in Fi; destruct Fi as [I E]; cbn [fst snd] in E; apply andb_true_iff in E; destruct E as [E1 E2].
    apply naming_same_right in E1; apply (same_list_right same_term) in E2; [|apply same_texts]; subst other parameters_; destruct K as (_ & _ & _ & _ & _ & Ne & _); destruct (Ne m H I) as [RH E]; unfold params in E at 1; rewrite E.
    apply (embeds_sound F c H xs M R Y RH image inverse us U W2 W3).
  - destruct (network_before other parameters_ k) as [H|] eqn:Nb; [|discriminate]; destruct (is_one z && widths (width (line F)) image && widths (width (line H)) inverse) eqn:W; [|discriminate]; injection Q as <- <-; split; [|exact K].
    rewrite !andb_true_iff in W; destruct W as [[W1 W2] W3]; apply Done; [exact Sm | reflexivity|]; intros Y; left; split; [apply is_one_num, W1|].
    unfold network_before in Nb; destruct (find _ (networks_before k)) as [[m H']|] eqn:Fi; [|discriminate]; injection Nb as ->; apply find_some in Fi; destruct Fi as [I E]; cbn [fst snd] in E; apply andb_true_iff in E; destruct E as [E1 E2].
    apply naming_same_right in E1; apply (same_list_right same_term) in E2; [|apply same_texts]; subst other parameters_; destruct K as (_ & _ & _ & _ & _ & Ne & _); destruct (Ne m H I) as [RH E]; unfold params in E at 1; rewrite E.
    apply (isomorphic_sound F c H xs M R Y RH image inverse us U W2 W3).
  - destruct (strip_so c ring [None] StandardWords.domination_number_word z k qs after us Q U) as [-> V]; split; [|exact K].
    apply Done; [exact Sm | reflexivity|]; intros Y; destruct (FamilyTextFacts.page_rows_there F xs R) as [rows P]; apply (StripDomination.domination_value F xs R rows P), (V Y rows P).
  - injection Q as <- <-; split; [|exact K]; intros Y; rewrite Of, Sd; unfold simple in Sm; apply Z.eqb_eq in Sm; rewrite Sm; intros N; apply (least_exists (colourable g) (num (params F xs) z) (fun k H => proj1 H) (colours_sound F c xs M R Y colour z us U)); intros (v & V & L); apply N; exists v; split; [exact V | unfold z in L; lia].
  - injection Q as <- <-; split; [|exact K]; intros Y; rewrite Of, Sd; unfold simple in Sm; apply Z.eqb_eq in Sm; rewrite Sm; intros N; apply (least_exists (links_colourable g) (num (params F xs) z) (fun k H => proj1 H) (link_colours_sound F c xs M R Y colour z us U)); intros (v & V & L); apply N; exists v; split; [exact V | unfold z in L; lia].
  - destruct (Nat.eqb (length sums) (length (coordinate_levels F))) eqn:W; [|discriminate]; injection Q as <- <-; split; [|exact K]; apply Nat.eqb_eq in W; intros Y; rewrite Of, Sd; unfold simple in Sm; apply Z.eqb_eq in Sm; rewrite Sm; intros N; 
    destruct (domination_sound F c xs M R Y in_set sums z us W U) as (n & D & Le); apply (least_exists (dominating g) n); [intros k' (m & Cm & _); apply (chosen_few F xs k' m Cm) | exact D|].
    intros (v & V & L); apply N; exists v; split; [exact V | unfold z in Le; lia].
  - destruct (widths (width (line F)) landmarks) eqn:W; [|discriminate]; injection Q as <- <-; split; [|exact K]; intros Y; rewrite Of, Sd; unfold simple in Sm; apply Z.eqb_eq in Sm; rewrite Sm; intros N.
    apply (least_exists (resolving g) (num (params F xs) z)); [intros k' (m & _ & L & _); lia | apply (landmarks_sound F c xs M R Y distance landmarks z us W U)|]; intros (v & V & L); apply N; exists v; split; [exact V | unfold z in L; lia].
  - destruct (widths (width (line F)) vertices_) eqn:W; [|discriminate]; injection Q as <- <-; split; [|exact K]; intros Y; rewrite Of, Sd; unfold simple in Sm; apply Z.eqb_eq in Sm; rewrite Sm; intros v [Cv _].
    destruct (vertices_sound F c xs M R Y vertices_ z us W U) as [Le Cl]; pose proof (clique_colours F xs _ v Cl Cv); unfold z in *; lia.
  - destruct (widths (width (line F)) vertices_) eqn:W; [|discriminate]; injection Q as <- <-; split; [|exact K]; intros Y; rewrite Of, Sd; unfold simple in Sm; apply Z.eqb_eq in Sm; rewrite Sm; intros v [_ Most].
    destruct (vertices_sound F c xs M R Y vertices_ z us W U) as [Le Cl]; specialize (Most _ Cl); unfold z in *; lia.
  - destruct (told_false OfBipartite c (before k)) eqn:T; [|destruct (widths (width (line F)) at_) eqn:W; [|discriminate]]; injection Q as <- <-; (split; [|exact K]); intros Y; rewrite Of, Sd; unfold simple in Sm; apply Z.eqb_eq in Sm; rewrite Sm; intros v [Cv _]; rewrite Z.mul_1_l.
    + unfold told_false in T; destruct (told_by OfBipartite c (before k)) as [t|] eqn:Tb; [|discriminate]; apply is_zero_num in T; destruct (told_so OfBipartite c _ t B Y Tb) as [[E _]|[_ Nb]]; [lia|].
      apply (three_colours F c xs M Y z us U Nb v Cv).
    + apply (two_colours F c xs M R Y at_ z us W U v Cv).
  - destruct (Nat.eqb (length sums) (length (coordinate_levels F))) eqn:W; [|discriminate]; injection Q as <- <-; split; [|exact K]; apply Nat.eqb_eq in W; intros Y; rewrite Of, Sd; unfold simple in Sm; apply Z.eqb_eq in Sm; rewrite Sm; intros v [_ Most].
    destruct (independence_sound F c xs M R Y in_set sums z us W U) as (n & I & Le); specialize (Most _ I); unfold z in *; lia.
  - destruct (is_one z && told_true OfHamiltonian c (before k)) eqn:W; [|discriminate]; injection Q as <- <-; split; [|exact K]; apply andb_true_iff in W; destruct W as [W1 W2].
    apply Done; [exact Sm | reflexivity|]; intros Y; left; split; [apply is_one_num, W1 | apply (path_of_hamiltonian F xs), (told_true_so OfHamiltonian c (before k)); auto].
  - destruct (told_by OfOrder c (before k)) as [o|] eqn:To; [|discriminate]; destruct (is_one z && told_true OfTransitive c (before k) && widths (width (line F)) path_) eqn:W; [|discriminate]; injection Q as <- <-; split; [|exact K].
    rewrite !andb_true_iff in W; destruct W as [[W1 W2] W3]; apply Done; [exact Sm | reflexivity|]; intros Y; left; split; [apply is_one_num, W1|].
    apply (connected_by_paths F c xs M R Y path_ o us W3 (Tr Y W2) (told_so OfOrder c _ o B Y To) U).
  - destruct (told_by OfOrder c (before k)) as [o|] eqn:To; [|discriminate]; destruct (is_one z && _ && _ && _ && _) eqn:W; [|discriminate]; injection Q as <- <-; split; [|exact K].
    rewrite !andb_true_iff in W; destruct W as [[[[W1 W2] W3] W4] W5]; apply Done; [exact Sm | reflexivity|]; intros Y; left; split; [apply is_one_num, W1|]; apply all_refuted_app in U; destruct U as (u1 & u2 & U1 & U2).
    assert (Co : exists d, diameter g d) by (apply (told_true_so OfConnected c (before k)); auto); destruct Co as [D Dg].
    apply (laceable_by_paths F c xs M R Y colour path_ o u1 u2 W3 (diameter_connected g D Dg)); [apply (told_true_so OfBipartite c (before k)); auto | apply (Tr Y W2) | apply (told_so OfOrder c _ o B Y To) | exact U1 | exact U2].
  - destruct (told_by OfOrder c (before k)) as [o|] eqn:To; [|discriminate]; destruct (hops_shaped F hops) eqn:W; [|discriminate]; injection Q as <- <-.
    assert (Both : yes (params F xs) c = true -> _) by (intros Y; exact (delivered_sound F c xs M R Y hops W left_ o z us U (told_so OfOrder c _ o B Y To))).
    split; [apply Done; [exact Sm | reflexivity|]; intros Y; exact (proj1 (Both Y)) | apply arriving_too_so; [exact K | intros Y; exact (proj2 (Both Y))]].
  - destruct (told_by OfOrder c (before k)) as [o|] eqn:To; [|discriminate]; destruct (hops_shaped F hops) eqn:W; [|discriminate]; injection Q as <- <-.
    assert (Both : yes (params F xs) c = true -> _) by (intros Y; exact (minimal_sound F c xs M R Y hops W left_ o z us U (told_so OfOrder c _ o B Y To))).
    split; [apply Done; [exact Sm | reflexivity|]; intros Y; exact (proj1 (Both Y)) | apply arriving_too_so; [exact K | intros Y; exact (proj2 (Both Y))]].
  - destruct (hops_shaped F hops && widths (width (line F) + width (line F)) far) eqn:W; [|discriminate]; injection Q as <- <-; split; [|exact K]; apply andb_true_iff in W; destruct W as [W1 W2].
    apply Done; [exact Sm | reflexivity|]; intros Y; destruct (max_hops_sound F c xs M R Y hops W1 true left_ z far us W2 U) as (v & V & _ & X); rewrite <- (X eq_refl); exact V.
  - destruct (hops_shaped F hops) eqn:W; [|discriminate]; injection Q as <- <-; split; [|exact K]; intros Y; rewrite Of, Sd; unfold simple in Sm; apply Z.eqb_eq in Sm; rewrite Sm.
    destruct (max_hops_sound F c xs M R Y hops W false left_ z [] us eq_refl U) as (v & V & L & _); intros N; apply N; exists v; split; [exact V | unfold z in L; lia].
  - destruct (hops_shaped F hops && Nat.eqb (length sums) (length (coordinate_levels F ++ again_levels F))) eqn:W; [|discriminate]; injection Q as <- <-; split; [|exact K]; apply andb_true_iff in W; destruct W as [W1 W2]; apply Nat.eqb_eq in W2.
    intros Y; rewrite Of, Sd; apply (total_hops_sound F c xs M R Y hops W1 (times_ l) left_ sums z us W2 U).
  - destruct (is_one z && hops_shaped F hops && arriving_under c hops k) eqn:W; [|discriminate]; injection Q as <- <-; split; [|exact K]; rewrite !andb_true_iff in W; destruct W as [[W1 W2] W3].
    apply Done; [exact Sm | reflexivity|]; intros Y; split; [apply is_one_num, W1|]; exact (conj (ranked_sound F c xs M R Y hops W2 rank us U) (arriving_under_so c hops k K W3 Y)).
  - destruct (hops_shaped F hops) eqn:W; [|discriminate]; injection Q as <- <-; split; [|exact K]; intros Y; rewrite Of, Sd; unfold simple in Sm; apply Z.eqb_eq in Sm; rewrite Sm; intros N.
    apply (least_number (fun k => lanes_enough g (Some (tuples_router (line F) (params F xs) hops)) None k)) with (z := num (params F xs) z); [intros x (L & _); exact L | apply (lanes_sound F c xs M R Y hops W lane may block rank z us U)|].
    intros (v & L & E & Least); apply N; exists v; split; [split; [exact E | exact Least] | unfold z in L; lia].
  - destruct (told_by (OfEccentricity v) c (before k)) as [e|] eqn:Te; [|discriminate]; injection Q as <- <-; split; [|exact K].
    destruct (all_refuted_cons _ _ _ U) as (u & _ & V & _); apply Done; [exact Sm | reflexivity|]; intros Y; cbn [fact_so]; rewrite (same_so F c xs M Y e z u V).
    destruct (told_so (OfEccentricity v) c _ e B Y Te) as (x & X & Ec); destruct (broadcast_of_eccentricity g (vertices_once F xs) x _ (graph_decidable F xs) Ec (nth_error_In _ _ (proj2 X))) as [Up Down].
    split; exists x; split; assumption.
  - destruct (word_text w) as [x|] eqn:X; [|discriminate]; destruct (found_by x SaysExactly z) as [f|] eqn:Fo; [|discriminate]; destruct (counting_step F c x k) as [[ps k']|] eqn:Cs; [|discriminate].
    destruct (negb (said_here w) && _ && _) eqn:W; [|discriminate]; injection Q as <- <-; rewrite !andb_true_iff in W; destruct W as [[W1 W3] W4]; apply negb_true_iff in W1.
    apply all_refuted_app in U; destruct U as (u1 & u2 & U1 & U2); destruct (counting_step_so c x k ps k' u1 K Cs U1) as [K' Cd]; split; [|exact K']; pose proof (proj1 K') as B'; unfold found_by in Fo.
    pose proof (fun Y => FamilyTextFacts.text_lemma_sound F c xs M R Y w l0 _ _ plan x f z u2 W1 X (fun t E => told_so OfOrder c _ t B' Y E) (Cd Y) W3 W4 U2) as V.
    apply Done; [exact Sm | reflexivity|]; intros Y; cbn [fact_so line_of_network]; specialize (V Y); destruct (FamilyText.says_truth x) eqn:Tx.
    + destruct (is_one z) eqn:One; [injection Fo as <-; rewrite (is_one_num z One); apply (V eq_refl)|]; destruct (is_zero z) eqn:Zero; [injection Fo as <-; rewrite (is_zero_num z Zero); apply (V eq_refl) | discriminate].
    + destruct x; try discriminate Fo; injection Fo as <-; destruct V as (v & _ & E & V); rewrite <- (E eq_refl); apply (V eq_refl).
  - destruct (word_text w) as [x|] eqn:X; [|discriminate]; destruct (said_here w) eqn:W; [discriminate|]; destruct (strip_so c ring l0 x z k qs after us Q U) as [-> V]; split; [|exact K].
    apply Done; [exact Sm | reflexivity|]; intros Y; destruct (FamilyTextFacts.page_rows_there F xs R) as [rows P]; destruct (V Y rows P) as [V1 V2]; cbn [fact_so line_of_network]; split; [exact W|]; exists x, rows; auto.
  - destruct (word_text w) as [x|] eqn:X; [|discriminate]; destruct (found_by x SaysAtMost z) as [f|] eqn:Fo; [|discriminate]; destruct (counting_step F c x k) as [[ps k']|] eqn:Cs; [|discriminate].
    destruct (negb (said_here w) && _ && _) eqn:W; [|discriminate]; injection Q as <- <-; rewrite !andb_true_iff in W; destruct W as [[W1 W3] W4]; apply negb_true_iff in W1.
    apply all_refuted_app in U; destruct U as (u1 & u2 & U1 & U2); destruct (counting_step_so c x k ps k' u1 K Cs U1) as [K' Cd]; split; [|exact K']; pose proof (proj1 K') as B'; unfold found_by in Fo.
    pose proof (fun Y => FamilyTextFacts.text_lemma_sound F c xs M R Y w l0 _ _ plan x f z u2 W1 X (fun t E => told_so OfOrder c _ t B' Y E) (Cd Y) W3 W4 U2) as V.
    destruct (FamilyText.says_truth x) eqn:Tx; [discriminate|]; injection Fo as <-; intros Y; rewrite Of, Sd; unfold simple in Sm; apply Z.eqb_eq in Sm; rewrite Sm; destruct (V Y) as (v & L & _ & V').
    intros N; apply N; exists v; split; [exact (V' eq_refl) | unfold z in L; lia].
  - destruct (word_text w) as [x|] eqn:X; [|discriminate]; destruct (found_by x SaysAtLeast z) as [f|] eqn:Fo; [|discriminate]; destruct (counting_step F c x k) as [[ps k']|] eqn:Cs; [|discriminate].
    destruct (negb (said_here w) && _ && _) eqn:W; [|discriminate]; injection Q as <- <-; rewrite !andb_true_iff in W; destruct W as [[W1 W3] W4]; apply negb_true_iff in W1.
    apply all_refuted_app in U; destruct U as (u1 & u2 & U1 & U2); destruct (counting_step_so c x k ps k' u1 K Cs U1) as [K' Cd]; split; [|exact K']; pose proof (proj1 K') as B'; unfold found_by in Fo.
    pose proof (fun Y => FamilyTextFacts.text_lemma_sound F c xs M R Y w l0 _ _ plan x f z u2 W1 X (fun t E => told_so OfOrder c _ t B' Y E) (Cd Y) W3 W4 U2) as V.
    destruct (FamilyText.says_truth x) eqn:Tx; [discriminate|]; injection Fo as <-; intros Y; rewrite Of, Sd; unfold simple in Sm; apply Z.eqb_eq in Sm; rewrite Sm; destruct (V Y) as (v & L & _ & V').
    intros v2 V2; cbn [fact_so line_of_network] in V2; rewrite (FamilyTextFacts.text_value_once _ _ _ _ _ _ V2 (V' eq_refl)); unfold z in L; lia.
  - destruct (Nat.eqb (length sums) (width (line F)) && Nat.eqb (length source) (width (line F)) && Nat.eqb (length weights) (width (line F))) eqn:W; [|discriminate]; injection Q as <- <-; split; [|exact K].
    rewrite !andb_true_iff, !Nat.eqb_eq in W; destruct W as [[W1 W2] W3]; intros Y; rewrite Of, Sd; exact (sum_from_sound F c xs M R Y (times_ l) sums source v distance weights z us W1 W2 W3 U).
  - destruct (Nat.eqb (length sums) (width (line F)) && Nat.eqb (length source) (width (line F)) && Nat.eqb (length weights) (width (line F))) eqn:W; [|discriminate]; injection Q as <- <-; split; [|exact K].
    rewrite !andb_true_iff, !Nat.eqb_eq in W; destruct W as [[W1 W2] W3]; intros Y; rewrite Of, Sd; exact (at_distance_sound F c xs M R Y (times_ l) sums source v distance depth d weights z us W1 W2 W3 U).
Qed.

Lemma lemmas_shown_so ls : forall k ts rest, known_so k -> lemmas_shown F k ls ts = Some rest -> forall m, In m ls -> lemma_so m.
Proof.
  induction ls as [|l ls IH]; intros k ts rest K S m I; [destruct I|]; simpl in S.
  destruct (lemma_questions F k l) as [[qs after]|] eqn:Q; [|discriminate]; destruct (taken qs ts) as [us|] eqn:T; [|discriminate].
  destruct (taken_refuted _ _ _ T) as [vs V]; destruct (lemma_questions_so _ _ _ _ _ K Q V) as [L A].
  destruct I as [<-|I]; [exact L|]; apply (IH (known_too after l) us rest); auto.
  destruct A as (B & A & E & Ro & Ma & Ne & Ar); split; [|split; [exact A | split; [exact E | split; [exact Ro | split; [exact Ma | split; assumption]]]]].
  intros j J; apply in_app_or in J; destruct J as [J|[<-|[]]]; [apply B, J | exact L].
Qed.
End Family.
