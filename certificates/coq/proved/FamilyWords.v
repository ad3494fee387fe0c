(* Whole families: colours of vertices and of links, cliques, sets of vertices near all or apart, by terms, conditions and sums. See
   CheckTheorem.v; the questions are those of package theorem. *)

From Coq Require Import ZArith NArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk Methods Transitive Text TextMeaning CheckLinear CheckQuestion CheckTerms CheckFamily CheckPlace CheckProper CheckTheorem CheckCounts CheckSums CheckTotals CheckLinks CheckHalves.
From Topocert Require Import FamilyWordsSays.
Import ListNotations.
Open Scope Z_scope.

(* ---------- Questions ---------- *)

(* Colours from 0 on, fewer than the value. *)
Definition few_claim (colour value : poly) : claim := all [at_least (ret colour) (ret []); at_least (ret (plus value (-1))) (ret colour)].

Definition colours_questions (F : family) (c : cond) (colour value : term) : list branch :=
  let t := line F in
  asked F c (fun ps => do v <- any t ps; do p <- poly_of (ps ++ v) colour; do n <- poly_of ps value; few_claim p n false) ::
  map (fun it => asked F c (fun ps => do v <- any t ps; do w <- follow (ps ++ v) it; do p <- poly_of (ps ++ v) colour; do q <- poly_of (ps ++ w) colour;
    contrary (is (ret p) (ret q)) false)) (items F).

(* Vertices of which every two are joined. *)
Fixpoint clique_questions (F : family) (c : cond) (before l : list piece) : list branch :=
  match l with
  | [] => []
  | b :: l => asked F c (fun ps => do v <- polys_of ps (towards b); vertex_claim (line F) ps v false) ::
      map (fun a => asked F c (fun ps => do u <- polys_of ps (towards a); do v <- polys_of ps (towards b); adjacent_claim F ps u v false)) before ++
      clique_questions F c (before ++ [b]) l
  end.

Definition vertices_questions (F : family) (c : cond) (l : list piece) (value : term) : list branch :=
  asked F c (fun ps => do n <- poly_of ps value; at_least (ret (constant (Z.of_nat (length l)))) (ret n) false) :: clique_questions F c [] l.

Definition three_question (F : family) (c : cond) (value : term) : branch := asked F c (fun ps => do n <- poly_of ps value; at_least (ret (constant 3)) (ret n) false).

Definition two_question (F : family) (c : cond) (at_ : list piece) (value : term) : branch :=
  asked F c (fun ps => do v <- pieces ps (width (line F)) at_; do n <- poly_of ps value;
    all [at_least (ret (constant 2)) (ret n); vertex_claim (line F) ps v; neighbour_claim F (back F) ps v (fun _ => all [])] false).

(* How many vertices there are in a set. *)
Definition set_questions (F : family) (c : cond) (most : bool) (in_set : cond) (ts : list term) (value : term) : list branch :=
  sum_questions F c 1 [] (coordinate_levels F) ts (side_weight in_set) ++
  [asked F c (fun ps => do n <- summed F 1 (coordinate_levels F) ts (side_weight in_set) ps; do v <- poly_of ps value;
    (if most then at_least (ret v) (ret n) else at_least (ret n) (ret v)) false)].

Definition domination_questions (F : family) (c : cond) (in_set : cond) (ts : list term) (value : term) : list branch :=
  asked F c (fun ps => do v <- any (line F) ps; some [claim_of (ps ++ v) in_set; neighbour_claim F (back F) ps v (fun w => claim_of (ps ++ w) in_set)] false) ::
  set_questions F c true in_set ts value.

Definition independence_questions (F : family) (c : cond) (in_set : cond) (ts : list term) (value : term) : list branch :=
  map (fun it => asked F c (fun ps => do v <- any (line F) ps; do w <- follow (ps ++ v) it; contrary (all [claim_of (ps ++ v) in_set; claim_of (ps ++ w) in_set]) false)) (items F) ++
  set_questions F c false in_set ts value.

(* Links of two neighbours of the text that share an end are the same, or differ in colour. *)
Definition link_colour (ps v : list poly) (i : Z) (colour : term) : making poly := poly_of (ps ++ v ++ [constant i]) colour.

Definition links_question (F : family) (c : cond) (colour : term) (a b : Z * item) : branch :=
  let t := line F in
  asked F c (fun ps => do u <- any t ps; do v <- any t ps; do x <- follow (ps ++ u) (snd a); do y <- follow (ps ++ v) (snd b);
    do p <- link_colour ps u (fst a) colour; do q <- link_colour ps v (fst b) colour;
    some [contrary (some [same_tuple_claim u v; same_tuple_claim u y; same_tuple_claim x v; same_tuple_claim x y]);
      some [all [same_tuple_claim u v; same_tuple_claim x y]; all [same_tuple_claim u y; same_tuple_claim x v]]; contrary (is (ret p) (ret q))] false).

Fixpoint link_pairs_questions (F : family) (c : cond) (colour value : term) (before l : list (Z * item)) : list branch :=
  match l with
  | [] => []
  | b :: l => asked F c (fun ps => do v <- any (line F) ps; do _ <- follow (ps ++ v) (snd b); do p <- link_colour ps v (fst b) colour; do n <- poly_of ps value; few_claim p n false) ::
      map (fun a => links_question F c colour a b) (before ++ [b]) ++ link_pairs_questions F c colour value (before ++ [b]) l
  end.

(* With their numbers, from 1 on; if there are no links, no colour is needed. *)
Definition numbered_items (F : family) : list (Z * item) := combine (upwards 1 (length (items F))) (items F).

Definition link_colours_questions (F : family) (c : cond) (colour value : term) : list branch :=
  asked F c (fun ps => do n <- poly_of ps value; at_least (ret n) (ret []) false) :: link_pairs_questions F c colour value [] (numbered_items F).

(* ---------- What they show ---------- *)

(* Things that differ in colour are no more than the colours. *)
Lemma no_more_than_colours {A} (c : A -> Z) k l : NoDup l -> 0 <= k -> (forall a, In a l -> 1 <= c a <= k) -> (forall a b, In a l -> In b l -> c a = c b -> a = b) ->
  Z.of_nat (length l) <= k.
Proof.
  intros N K B D; assert (L := span_length 1 k ltac:(lia)); rewrite Z.sub_simpl_r in L; rewrite <- (map_length c l), <- L; apply inj_le, NoDup_incl_length; [apply NoDup_map_inj; assumption|].
  intros z I; apply in_map_iff in I; destruct I as (a & <- & I); specialize (B a I); apply in_span; lia.
Qed.

Section Words.
Variables (F : family) (c : cond) (xs : list Z).
Hypothesis M : member F xs.
Hypothesis R : network_right F xs.
Hypothesis Y : yes (params F xs) c = true.
Notation pv := (params F xs).
Notation g := (text_graph (line F) pv).
Notation Eq := (list_eq_dec Z.eq_dec : forall u v : vertex g, {u = v} + {u <> v}).

Lemma few_means w p n z k : has w p z -> has w n k -> means (few_claim p n) ((0 <=? z) && (z <=? k + -1)) w.
Proof. intros P N; apply means_all_two; apply means_at_least; apply yields_ret; first [assumption | apply has_none | apply has_plus, N]. Qed.

(* ---------- Colours ---------- *)

Theorem colours_sound colour value us : all_refuted (colours_questions F c colour value) us = true -> colourable g (num pv value).
Proof.
  intros A; assert (Q := refuted_by F c _ _ A); set (f := fun v => num (pv ++ v) colour).
  assert (Few : forall v, vertex_of F xs v -> 0 <= f v <= num pv value + -1).
  { intros v V; destruct ((0 <=? f v) && (f v <=? num pv value + -1)) eqn:E; [apply andb_true_iff in E; rewrite !Z.leb_le in E; exact E|exfalso].
    apply (Q _ (or_introl eq_refl) xs M Y); intros w ps P; apply (any_then F xs w ps v _ P V); onward; apply (term_then _ _ (pv ++ v)); [env|]; onward; apply (term_then _ _ pv); [env|]; onward.
    eapply false_so; [apply few_means; eassumption | exact E]. }
  assert (Differ : forall it u v, In it (items F) -> vertex_of F xs u -> item_leads (pv ++ u) it v -> f u <> f v).
  { intros it u v I U L E; eapply Q; [right; apply in_map_iff; exists it; split; [reflexivity | exact I] | exact M | exact Y|]; intros w ps P.
    apply (any_then F xs w ps u _ P U); onward; eapply lists_then; [apply (follow_known F xs R w0 ps u _ it v I P H U L)|]; onward.
    apply (term_then _ _ (pv ++ u)); [env|]; onward; apply (term_then _ _ (pv ++ v)); [env|]; onward.
    eapply false_so; [apply means_contrary, means_is; apply yields_ret; eassumption|]; apply negb_false_iff, Z.eqb_eq, E. }
  split; [pose proof (Few _ (has_root F xs R)); lia|]; exists (fun v => f v + 1); split.
  - intros v V; apply (vertex_known F xs R) in V; specialize (Few v V); lia.
  - intros u v H E; apply (adj_known F xs R) in H; destruct H as (U & V & it & I & [L|L]); [apply (Differ it u v I U L) | apply (Differ it v u I V L)]; lia.
Qed.

(* ---------- Cliques ---------- *)

Notation at_params b := (map (num pv) (towards b)).

Lemma clique_so l : widths (width (line F)) l = true -> forall before us, widths (width (line F)) before = true -> all_refuted (clique_questions F c before l) us = true ->
  (forall b, In b l -> vertex_of F xs (at_params b)) /\
  ((forall b, In b before -> vertex_of F xs (at_params b)) -> ForallOrdPairs (adj g) (map (fun b => at_params b) before) -> ForallOrdPairs (adj g) (map (fun b => at_params b) (before ++ l))).
Proof.
  induction l as [|b l IH]; intros W before us Wb A; [split; [intros b [] | rewrite app_nil_r; auto]|]; unfold widths in W; cbn [forallb] in W; apply andb_true_iff in W; destruct W as [Wh W]; fold (widths (width (line F)) l) in W.
  cbn [clique_questions] in A; destruct (all_refuted_cons _ _ _ A) as (u & us' & _ & A'); apply all_refuted_app in A'; destruct A' as (u1 & u2 & A1 & A2).
  assert (Wbb : widths (width (line F)) (before ++ [b]) = true) by (unfold widths; rewrite forallb_app; cbn [forallb]; rewrite Wh; apply andb_true_iff; auto).
  destruct (IH W (before ++ [b]) u2 Wbb A2) as [Vl P].
  assert (Lb : forall a, widths (width (line F)) [a] = true -> length (at_params a) = width (line F)) by (intros a Wa; rewrite map_length; unfold widths in Wa; cbn [forallb] in Wa; rewrite andb_true_r in Wa; apply Nat.eqb_eq, Wa).
  assert (Vb : vertex_of F xs (at_params b)).
  { split; [apply Lb; unfold widths; cbn [forallb]; rewrite Wh; reflexivity|]; destruct (vertex_at (line F) pv (at_params b)) eqn:E; [reflexivity|exfalso].
    apply (refuted_by F c _ _ A _ (or_introl eq_refl) xs M Y); intros w ps Pw; eapply lists_then; [apply (polys_of_lists _ _ _ pv), Pw|]; onward.
    eapply false_so; [apply vertex_means; eassumption | exact E]. }
  split; [intros d [<-|I]; [exact Vb | apply Vl, I]|].
  intros Vs Ps; rewrite <- app_assoc in P; cbn [app] in P; apply P.
  - intros d I; apply in_app_or in I; destruct I as [I|[<-|[]]]; [apply Vs, I | exact Vb].
  - rewrite map_app; cbn [map]; assert (J : forall a, In a before -> adj g (at_params a) (at_params b)).
    { intros a I; pose proof (Vs a I) as Va; apply (adjacent_adj F xs R); [exact Va | exact Vb|]; destruct (adjacent_at F pv (at_params a) (at_params b)) eqn:E; [reflexivity|exfalso].
      eapply (refuted_by F c _ _ A1); [apply in_map_iff; exists a; split; [reflexivity | exact I] | exact M | exact Y|]; intros w ps Pw.
      eapply lists_then; [apply (polys_of_lists _ _ _ pv), Pw|]; onward; eapply lists_then; [apply (polys_of_lists _ _ _ pv), Pw|]; onward.
      eapply false_so; [apply (adjacent_known F xs R w1 ps _ _ _ _ Pw H H0); [apply Va | apply Vb] | exact E]. }
    clear - Ps J; induction before as [|a before IHb]; cbn [map app] in *; [repeat constructor|]; inversion Ps as [|? ? Pa Pr]; subst; constructor.
    + apply Forall_app; split; [exact Pa | constructor; [apply J; left; reflexivity | constructor]].
    + apply IHb; [exact Pr | intros d I; apply J; right; exact I].
Qed.

Theorem vertices_sound l value us : widths (width (line F)) l = true -> all_refuted (vertices_questions F c l value) us = true ->
  num pv value <= Z.of_nat (length l) /\ clique g (Z.of_nat (length l)).
Proof.
  intros W A; unfold vertices_questions in A; destruct (all_refuted_cons _ _ _ A) as (u & us' & _ & A'); split.
  - destruct (Z.le_gt_cases (num pv value) (Z.of_nat (length l))) as [|G]; [assumption|exfalso]; apply (refuted_by F c _ _ A _ (or_introl eq_refl) xs M Y); intros w ps P; apply (term_then _ _ pv); [env|]; onward.
    eapply false_so; [apply means_at_least; apply yields_ret; [apply has_constant | eassumption] | apply Z.leb_gt, G].
  - destruct (clique_so l W [] us' eq_refl A') as [V P]; specialize (P (fun b (I : In b []) => match I with end) (FOP_nil _)); cbn [app] in P.
    exists (map (fun b => at_params b) l); split; [split; [|split; [|rewrite map_length; reflexivity]]|].
    + revert P; generalize (map (fun b => at_params b) l); intros m P; induction P as [|v m Pv P IH]; constructor; [|exact IH]; intros I; rewrite Forall_forall in Pv; apply (adj_differ (Pv v I)); reflexivity.
    + intros v I; apply in_map_iff in I; destruct I as (b & <- & I); apply (vertex_known F xs R), V, I.
    + intros u' v I J Ne; destruct (ForallOrdPairs_In P u' v I J) as [E|[H|H]]; [contradiction | exact H | apply adj_sym, H].
Qed.

(* No fewer colours than vertices of a clique. *)
Theorem clique_colours n k : clique g n -> colourable g k -> n <= k.
Proof.
  intros (l & (N & V & <-) & J) (K & f & B & D); apply (no_more_than_colours f k l N K); [intros a I; apply B, V, I|].
  intros a b I I' E; destruct (Eq a b) as [|Ne]; [assumption | destruct (D a b (J a b I I' Ne) E)].
Qed.

Theorem three_colours value us : all_refuted [three_question F c value] us = true -> ~ bipartite g -> forall k, colourable g k -> num pv value <= k.
Proof.
  intros A N k (K & f & B & D); assert (L : num pv value <= 3).
  { destruct (Z.le_gt_cases (num pv value) 3) as [|G]; [assumption|exfalso]; apply (refuted_by F c _ _ A _ (or_introl eq_refl) xs M Y); intros w ps P; apply (term_then _ _ pv); [env|]; onward.
    eapply false_so; [apply means_at_least; apply yields_ret; [apply has_constant | eassumption] | apply Z.leb_gt, G]. }
  destruct (Z.le_gt_cases 3 k) as [|G]; [lia|exfalso]; apply N; exists (fun v => f v =? 1); intros u v H E; apply (D u v H).
  pose proof (B u (adj_left H)); pose proof (B v (adj_right H)); destruct (Z.eqb_spec (f u) 1), (Z.eqb_spec (f v) 1); try discriminate; lia.
Qed.

Theorem two_colours at_ value us : widths (width (line F)) at_ = true -> all_refuted [two_question F c at_ value] us = true -> forall k, colourable g k -> num pv value <= k.
Proof.
  intros W A k (K & f & B & D); set (v := pieces_at pv (width (line F)) at_).
  destruct ((num pv value <=? 2) && (vertex_at (line F) pv v && existsb (fun b => b) (neighbour_truths F (back F) pv v (fun _ => true)))) eqn:E.
  - rewrite !andb_true_iff, Z.leb_le in E; destruct E as (L & E & E'); assert (V : vertex_of F xs v) by (split; [apply pieces_at_length, W | exact E]).
    apply (neighbour_adj F xs R v _ V) in E'; destruct E' as (u & H & _); pose proof (B v (adj_left H)); pose proof (B u (adj_right H)); pose proof (D v u H); lia.
  - exfalso; apply (refuted_by F c _ _ A _ (or_introl eq_refl) xs M Y); intros w ps P; eapply lists_then; [apply (pieces_lists _ pv); [env | exact W]|]; onward; apply (term_then _ _ pv); [env|]; onward.
    fold v in H; eapply false_so; [|exact E].
    pose proof (means_all [at_least (ret (constant 2)) (ret ws0); vertex_claim (line F) ps ws; neighbour_claim F (back F) ps ws (fun _ => all [])]
      [num pv value <=? 2; vertex_at (line F) pv v; existsb (fun b => b) (neighbour_truths F (back F) pv v (fun _ => true))] w1) as K'; cbn [forallb] in K'; rewrite andb_true_r in K'; apply K'.
    constructor; [apply means_at_least; apply yields_ret; [apply has_constant | assumption]|]; constructor; [apply vertex_means; assumption|]; constructor; [|constructor].
    apply (neighbour_known F xs R w1 ps v); [exact P | exact H|]; intros; apply (means_all [] []); constructor.
Qed.

(* ---------- Sets ---------- *)

Theorem set_sound most in_set ts value us : length ts = length (coordinate_levels F) -> all_refuted (set_questions F c most in_set ts value) us = true ->
  let n := Z.of_nat (length (filter (in_side F xs in_set) (vertices g))) in if most then n <= num pv value else num pv value <= n.
Proof.
  intros L A n; apply all_refuted_app in A; destruct A as (u1 & u2 & A1 & A2).
  pose proof (sum_sound F c 1 (side_weight in_set) (side_weight_at in_set) (yields_side_weight in_set) xs M Y _ ts u1 L A1) as S; rewrite (side_count F xs in_set R), Z.mul_1_l in S; fold n in S.
  destruct (if most then n <=? num pv value else num pv value <=? n) eqn:E; [destruct most; apply Z.leb_le, E|exfalso]; apply (refuted_by F c _ _ A2 _ (or_introl eq_refl) xs M Y); intros w ps P.
  apply (so_bind _ _ _ _ (yields_from 1 (side_weight in_set) (side_weight_at in_set) (yields_side_weight in_set) _ ts w ps ps _ _ P P)); onward; rewrite S in H; apply (term_then _ _ pv); [exact P|]; onward.
  destruct most; (eapply false_so; [apply means_at_least; apply yields_ret; eassumption | exact E]).
Qed.

Lemma set_chosen in_set : chosen g (Z.of_nat (length (filter (in_side F xs in_set) (vertices g)))) (filter (in_side F xs in_set) (vertices g)).
Proof. split; [apply NoDup_filter, vertices_once|]; split; [intros v I; apply filter_In in I; apply I | reflexivity]. Qed.

Theorem domination_sound in_set ts value us : length ts = length (coordinate_levels F) -> all_refuted (domination_questions F c in_set ts value) us = true ->
  exists k, dominating g k /\ k <= num pv value.
Proof.
  intros L A; unfold domination_questions in A; destruct (all_refuted_cons _ _ _ A) as (u & us' & _ & A'); eexists; split; [|apply (set_sound true in_set ts value us' L A')].
  eexists; split; [apply set_chosen|]; intros v V; assert (Vo := V); apply (vertex_known F xs R) in Vo.
  destruct (in_side F xs in_set v || existsb (fun b => b) (neighbour_truths F (back F) pv v (in_side F xs in_set))) eqn:E.
  - apply orb_true_iff in E; destruct E as [E|E]; [left; apply filter_In; auto|].
    apply (neighbour_adj F xs R v _ Vo) in E; destruct E as (w & H & E); right; exists w; split; [apply filter_In; split; [apply (adj_right H) | exact E] | exact H].
  - exfalso; apply (refuted_by F c _ _ A _ (or_introl eq_refl) xs M Y); intros w ps P; apply (any_then F xs w ps v _ P Vo); onward.
    eapply false_so; [apply means_some_two; [apply claim_of_means; env|] | exact E]; apply (neighbour_known F xs R w0 ps v); [exact P | exact H|]; intros w' qs ys L' Hq _.
    apply claim_of_means; apply (have_later _ _ _ _ L') in P; env.
Qed.

Theorem independence_sound in_set ts value us : length ts = length (coordinate_levels F) -> all_refuted (independence_questions F c in_set ts value) us = true ->
  exists k, independent g k /\ num pv value <= k.
Proof.
  intros L A; apply all_refuted_app in A; destruct A as (u1 & u2 & A1 & A2); eexists; split; [|apply (set_sound false in_set ts value u2 L A2)].
  assert (Out : forall it u v, In it (items F) -> vertex_of F xs u -> item_leads (pv ++ u) it v -> in_side F xs in_set u = true -> in_side F xs in_set v = true -> False).
  { intros it u v I U Le Iu Iv; eapply (refuted_by F c _ _ A1); [apply in_map_iff; exists it; split; [reflexivity | exact I] | exact M | exact Y|]; intros w ps P.
    apply (any_then F xs w ps u _ P U); onward; eapply lists_then; [apply (follow_known F xs R w0 ps u _ it v I P H U Le)|]; onward.
    eapply false_so; [apply means_contrary, means_all_two; apply claim_of_means; env|]; unfold in_side in Iu, Iv; rewrite Iu, Iv; reflexivity. }
  eexists; split; [apply set_chosen|]; intros u v Iu Iv H; apply filter_In in Iu, Iv; apply (adj_known F xs R) in H; destruct H as (U & V & it & I & [H|H]).
  - apply (Out it u v I U H); tauto.
  - apply (Out it v u I V H); tauto.
Qed.

(* ---------- Colours of links ---------- *)

Section Links.
Variables colour value : term.
Notation shade e u := (num (pv ++ u ++ [@fst Z item e]) colour).

Lemma shade_then e u w ps us (f : poly -> making unit) : have w ps pv -> have w us u ->
  (forall w' p, later w w' -> has w' p (shade e u) -> so (f p) w') -> so (do p <- link_colour ps us (fst e) colour; f p) w.
Proof. intros P U; apply term_then; repeat apply have_app; [exact P | exact U | repeat constructor; apply has_constant]. Qed.

(* What two links that share an end are. *)
Definition differ (a b : Z * item) : Prop := forall u v x y, vertex_of F xs u -> vertex_of F xs v -> item_leads (pv ++ u) (snd a) x -> item_leads (pv ++ v) (snd b) y ->
  u = v \/ u = y \/ x = v \/ x = y -> (u = v /\ x = y) \/ (u = y /\ x = v) \/ shade a u <> shade b v.

Lemma links_so a b p : In (snd a) (items F) -> In (snd b) (items F) -> refutes (links_question F c colour a b) p = true -> differ a b.
Proof.
  intros Ia Ib A u v x y U V X Y' S; pose proof (has_steps F xs R (snd a) u x Ia U X) as [Vx _]; pose proof (has_steps F xs R (snd b) v y Ib V Y') as [Vy _].
  assert (Sm : forall s t, vertex_of F xs s -> vertex_of F xs t -> length s = length t) by (intros s t [E _] [E' _]; congruence).
  destruct (negb (((same_tuple_at u v || (same_tuple_at u y || (same_tuple_at x v || same_tuple_at x y))))) ||
    (((same_tuple_at u v && same_tuple_at x y) || (same_tuple_at u y && same_tuple_at x v)) || negb (shade a u =? shade b v))) eqn:E.
  - apply orb_true_iff in E; destruct E as [E|E].
    + exfalso; apply negb_true_iff in E; rewrite !orb_false_iff in E; destruct E as (E1 & E2 & E3 & E4).
      destruct S as [S|[S|[S|S]]]; apply same_tuple_at_eq in S; congruence.
    + rewrite !orb_true_iff, !andb_true_iff, !same_tuple_at_eq, negb_true_iff, Z.eqb_neq in E; tauto.
  - exfalso; apply (asked_sound _ _ _ _ A xs M Y); intros w ps P; apply (any_then F xs w ps u _ P U); onward; apply (any_then F xs w0 ps v _ P V); onward.
    eapply lists_then; [apply (follow_known F xs R w1 ps u _ (snd a) x Ia P H U X)|]; onward; eapply lists_then; [apply (follow_known F xs R w2 ps v _ (snd b) y Ib P H0 V Y')|]; onward.
    apply (shade_then a u w3 ps _ _ P H); onward; apply (shade_then b v w4 ps _ _ P H0); onward.
    assert (T : forall s t qs qt, vertex_of F xs s -> vertex_of F xs t -> have w5 qs s -> have w5 qt t -> means (same_tuple_claim qs qt) (same_tuple_at s t) w5) by (intros s t qs qt Vs Vt Hs Ht; apply same_tuple_means; auto).
    eapply false_so; [|exact E].
    pose proof (means_some [same_tuple_claim ws ws0; same_tuple_claim ws ws2; same_tuple_claim ws1 ws0; same_tuple_claim ws1 ws2]
      [same_tuple_at u v; same_tuple_at u y; same_tuple_at x v; same_tuple_at x y] w5 ltac:(repeat (constructor; [apply T; assumption|]); constructor)) as K; cbn [existsb] in K; rewrite orb_false_r in K.
    pose proof (means_some_two _ _ _ _ _ (means_all_two _ _ _ _ _ (T u v _ _ U V H H0) (T x y _ _ Vx Vy H1 H2)) (means_all_two _ _ _ _ _ (T u y _ _ U Vy H H2) (T x v _ _ Vx V H1 H0))) as K2.
    pose proof (means_contrary _ _ _ (means_is _ _ _ _ _ (yields_ret _ _ _ H3) (yields_ret _ _ _ H4))) as K3.
    match goal with |- means (some [?r; ?s; ?t]) (?i || (?j || ?k)) _ => pose proof (means_some [r; s; t] [i; j; k] w5) as K4 end; cbn [existsb] in K4; rewrite orb_false_r in K4; apply K4.
    constructor; [apply means_contrary, K|]; constructor; [exact K2|]; constructor; [exact K3 | constructor].
Qed.

Lemma differ_back a b : differ a b -> differ b a.
Proof. intros D u v x y U V X Y' S; destruct (D v u y x V U Y' X) as [[-> ->]|[[-> ->]|N]]; intuition congruence. Qed.

Lemma all_differ l : (forall e, In e l -> In (snd e) (items F)) -> forall before us, (forall e, In e before -> In (snd e) (items F)) -> all_refuted (link_pairs_questions F c colour value before l) us = true ->
  (forall b v y, In b l -> vertex_of F xs v -> item_leads (pv ++ v) (snd b) y -> 0 <= shade b v <= num pv value + -1) /\ forall a b, In a (before ++ l) -> In b l -> differ a b.
Proof.
  induction l as [|b l IH]; intros I before us Ib A; [split; [intros ? ? ? [] | intros ? ? _ []]|]; cbn [link_pairs_questions] in A.
  destruct (all_refuted_cons _ _ _ A) as (u & us' & _ & A'); apply all_refuted_app in A'; destruct A' as (u1 & u2 & A1 & A2).
  assert (Ibb : forall e, In e (before ++ [b]) -> In (snd e) (items F)) by (intros e J; apply in_app_or in J; destruct J as [J|[<-|[]]]; [apply Ib, J | apply I; left; reflexivity]).
  destruct (IH (fun e J => I e (or_intror J)) (before ++ [b]) u2 Ibb A2) as [Few D].
  assert (Here : forall a, In a (before ++ [b]) -> differ a b).
  { intros a J; destruct (all_refuted_in _ _ A1 (links_question F c colour a b)) as [p Rp]; [apply (in_map (fun a => links_question F c colour a b)), J|].
    apply (links_so a b p); [apply Ibb, J | apply I; left; reflexivity | exact Rp]. }
  split.
  - intros d v y [<-|J] V L; [|apply (Few d v y J V L)]; destruct ((0 <=? shade b v) && (shade b v <=? num pv value + -1)) eqn:E; [apply andb_true_iff in E; rewrite !Z.leb_le in E; exact E|exfalso].
    apply (refuted_by F c _ _ A _ (or_introl eq_refl) xs M Y); intros w ps P; apply (any_then F xs w ps v _ P V); onward.
    eapply lists_then; [apply (follow_known F xs R w0 ps v _ (snd b) y (I b (or_introl eq_refl)) P H V L)|]; onward; apply (shade_then b v w1 ps _ _ P H); onward; apply (term_then _ _ pv); [env|]; onward.
    eapply false_so; [apply few_means; eassumption | exact E].
  - intros a d J [<-|K]; [|apply D; [|exact K]; rewrite <- app_assoc; exact J].
    rewrite in_app_iff in J; destruct J as [J|[<-|J]]; [apply Here; apply in_or_app; auto | apply Here; apply in_or_app; simpl; auto|].
    apply differ_back, D; [|exact J]; apply in_or_app; left; apply in_or_app; simpl; auto.
Qed.

(* One end of a link first. *)
Fixpoint sooner (u v : list Z) : bool :=
  match u, v with x :: u, y :: v => if x =? y then sooner u v else x <? y | [], _ :: _ => true | _, [] => false end.

Lemma sooner_once u : forall v, u <> v -> sooner v u = negb (sooner u v).
Proof.
  induction u as [|x u IH]; intros [|y v] N; try reflexivity; [destruct (N eq_refl)|]; cbn [sooner]; rewrite (Z.eqb_sym y x).
  destruct (Z.eqb_spec x y) as [->|D]; [apply IH; congruence|]; destruct (Z.ltb_spec x y), (Z.ltb_spec y x); try reflexivity; lia.
Qed.

(* The colour by the first neighbour of the text that leads from one end to the other. *)
Definition leading (l : list (Z * item)) (u v : list Z) : option (Z * item) := find (fun e => if in_dec Eq v (targets F xs (snd e) u) then true else false) l.

Definition coloured (l : list (Z * item)) (u v : list Z) : Z :=
  let (u, v) := if sooner u v then (u, v) else (v, u) in
  match leading l u v, leading l v u with Some e, _ => shade e u + 1 | None, Some e => shade e v + 1 | None, None => 0 end.

Lemma leading_so l u v : (forall e, In e l -> In (snd e) (items F)) -> vertex_of F xs u -> match leading l u v with
  | Some e => In e l /\ item_leads (pv ++ u) (snd e) v
  | None => forall e, In e l -> ~ item_leads (pv ++ u) (snd e) v end.
Proof.
  intros I U; unfold leading; destruct (find _ l) as [e|] eqn:E.
  - apply find_some in E; destruct E as [J E]; split; [exact J|]; destruct (in_dec Eq v (targets F xs (snd e) u)) as [T|]; [|discriminate]; apply (targets_lead F xs R (snd e) u v (I e J) U), T.
  - intros e J L; apply (find_none _ _ E) in J as N; destruct (in_dec Eq v (targets F xs (snd e) u)) as [|T]; [discriminate|]; apply T, (targets_lead F xs R (snd e) u v (I e J) U), L.
Qed.

Lemma coloured_so l u v : map snd l = items F -> adj g u v -> exists e p q, In e l /\ vertex_of F xs p /\ item_leads (pv ++ p) (snd e) q /\ (p = u /\ q = v \/ p = v /\ q = u) /\ coloured l u v = shade e p + 1.
Proof.
  intros El H; assert (I : forall e, In e l -> In (snd e) (items F)) by (intros e J; rewrite <- El; apply in_map, J).
  apply (adj_known F xs R) in H; destruct H as (U & V & it & It & L); rewrite <- El in It; apply in_map_iff in It; destruct It as (e0 & <- & J).
  unfold coloured; destruct (sooner u v); pose proof (leading_so l u v I U) as A; pose proof (leading_so l v u I V) as B.
  - destruct (leading l u v) as [e|]; [exists e, u, v; tauto|]; destruct (leading l v u) as [e|]; [exists e, v, u; tauto|]; destruct L as [L|L]; [destruct (A e0 J L) | destruct (B e0 J L)].
  - destruct (leading l v u) as [e|]; [exists e, v, u; tauto|]; destruct (leading l u v) as [e|]; [exists e, u, v; tauto|]; destruct L as [L|L]; [destruct (A e0 J L) | destruct (B e0 J L)].
Qed.

Theorem link_colours_sound us : all_refuted (link_colours_questions F c colour value) us = true ->
  links_colourable g (num pv value).
Proof.
  intros A; set (l := numbered_items F); unfold link_colours_questions in A; destruct (all_refuted_cons _ _ _ A) as (p & us' & _ & A').
  assert (El : map snd l = items F).
  { unfold l, numbered_items; generalize 1 as k; induction (items F) as [|it m IH]; intros k; [reflexivity|]; cbn [length upwards combine map snd]; rewrite IH; reflexivity. }
  assert (I : forall e, In e l -> In (snd e) (items F)) by (intros e J; rewrite <- El; apply in_map, J).
  destruct (all_differ l I [] us' (fun e (J : In e []) => match J with end) A') as [Few D]; cbn [app] in D; split.
  - destruct (Z.le_gt_cases 0 (num pv value)) as [|G]; [assumption|exfalso]; apply (refuted_by F c _ _ A _ (or_introl eq_refl) xs M Y); intros w ps P; apply (term_then _ _ pv); [env|]; onward.
    eapply false_so; [apply means_at_least; apply yields_ret; [eassumption | apply has_none] | apply Z.leb_gt, G].
  - exists (coloured l); split.
    + intros u v H; destruct (coloured_so l u v El H) as (e & s & t & J & S & L & _ & E); specialize (Few e s t J S L); split; [lia|].
      unfold coloured; rewrite (sooner_once u v (adj_differ H)); destruct (sooner u v); reflexivity.
    + intros u v w H K Ne E; destruct (coloured_so l u v El H) as (a & s & t & Ja & Sa & La & Sh & Ea), (coloured_so l u w El K) as (b & s' & t' & Jb & Sb & Lb & Sh' & Eb).
      pose proof (adj_differ H); pose proof (adj_differ K).
      destruct (D a b Ja Jb s s' t t' Sa Sb La Lb) as [[E1 E2]|[[E1 E2]|N]]; [| | | lia]; destruct Sh as [[-> ->]|[-> ->]], Sh' as [[-> ->]|[-> ->]]; subst; auto; congruence.
Qed.

(* No fewer colours than links of a vertex. *)
Theorem degree_colours v d k : degree g v d -> links_colourable g k -> d <= k.
Proof.
  intros (l & [N L] & <-) (K & f & B & D); apply (no_more_than_colours (f v) k l N K).
  - intros u I; apply B, L, I.
  - intros a b I J E; destruct (Eq a b) as [|Ne]; [assumption | apply L in I, J; destruct (D v a b I J Ne E)].
Qed.
End Links.

(* ---------- Values ---------- *)

Lemma least_exists (P : Z -> Prop) z : (forall k, P k -> 0 <= k) -> P z -> ~ ~ exists v, least_that P v /\ v <= z.
Proof. intros Low Pz N; apply (least_number P Low z Pz); intros (v & L & Pv & Le); apply N; exists v; split; [split; assumption | exact L]. Qed.

Lemma most_exists (P : Z -> Prop) z most : P z -> (forall k, P k -> k <= most) -> ~ ~ exists v, most_that P v.
Proof.
  intros Pz B N; apply (least_number (fun u => P (most - u))) with (z := most - z); [intros u U; specialize (B _ U); lia | replace (most - (most - z)) with z by lia; exact Pz|].
  intros (v & _ & Pv & Le); apply N; exists (most - v); split; [exact Pv|]; intros k Pk; assert (K : v <= most - k) by (apply Le; replace (most - (most - k)) with k by lia; exact Pk); lia.
Qed.

Lemma chosen_few k l : chosen g k l -> 0 <= k <= Z.of_nat (length (vertices g)).
Proof. intros (N & V & <-); split; [lia|]; apply inj_le, NoDup_incl_length; assumption. Qed.

Fixpoint place (l : list (list Z)) (v : list Z) : Z := match l with [] => 0 | w :: l => if list_eq_dec Z.eq_dec v w then 0 else 1 + place l v end.

Lemma place_once l : forall u v, In u l -> 0 <= place l u < Z.of_nat (length l) /\ (place l u = place l v -> u = v).
Proof.
  induction l as [|w l IH]; intros u v I; [destruct I|]; cbn [place length]; assert (Low : forall m x, 0 <= place m x) by (induction m as [|y m IHm]; intros x; cbn [place]; [|destruct (list_eq_dec Z.eq_dec x y); [|specialize (IHm x)]]; lia).
  pose proof (Low l u); pose proof (Low l v); destruct (list_eq_dec Z.eq_dec u w) as [->|Nu], (list_eq_dec Z.eq_dec v w) as [->|Nv]; try (split; [lia | intros E; try reflexivity; lia]).
  - destruct I as [<-|I]; [contradiction|]; destruct (IH u w I); split; [lia|]; lia.
  - destruct I as [<-|I]; [contradiction|]; destruct (IH u v I) as [B E]; split; [lia|]; intros E'; apply E; lia.
Qed.

(* A network may have no cut that leaves no vertex alone. *)
Definition always_there (w : number_word) : bool := match w with Restricted_connectivity => false | _ => true end.

Theorem number_exists w : always_there w = true -> ~ ~ exists z, number_is w g z.
Proof.
  intros There; set (vs := vertices g); set (n := Z.of_nat (length vs)); set (p := place vs).
  assert (P : forall u v, is_vertex g u -> 0 <= p u < n /\ (p u = p v -> u = v)) by (intros u v U; apply place_once, U).
  assert (Least : forall (Q : Z -> Prop) z, (forall k, Q k -> 0 <= k) -> Q z -> ~ ~ exists v, least_that Q v) by (intros Q z Lo Qz N; apply (least_exists Q z Lo Qz); intros (v & V & _); apply N; exists v; exact V).
  destruct w; cbn [number_is]; try discriminate There.
  - apply (Least _ n); [intros k [K _]; exact K|]; split; [unfold n; lia|]; exists (fun v => p v + 1); split.
    + intros v V; destruct (P v v V); lia.
    + intros u v H E; apply (adj_differ H), (P u v (adj_left H)); lia.
  - apply (Least _ (n * n)); [intros k [K _]; exact K|]; split; [unfold n; lia|]; exists (fun u v => Z.min (p u) (p v) * n + Z.max (p u) (p v) + 1); split.
    + intros u v H; destruct (P u u (adj_left H)) as [B _], (P v v (adj_right H)) as [B' _]; split; [nia | rewrite Z.min_comm, Z.max_comm; reflexivity].
    + intros u v w H K Ne E; destruct (P u u (adj_left H)) as [B _], (P v w (adj_right H)) as [B' D], (P w w (adj_right K)) as [B'' _]; apply Ne, D.
      assert (Z.min (p u) (p v) = Z.min (p u) (p w)) by nia; lia.
  - apply (most_exists _ 0 n); [exists []; split; [repeat split; [constructor | intros v []] | intros u v []] | intros k (l & C & _); apply (chosen_few k l C)].
  - apply (most_exists _ 0 n); [exists []; split; [repeat split; [constructor | intros v []] | intros u v []] | intros k (l & C & _); apply (chosen_few k l C)].
  - apply (Least _ n); [intros k (l & C & _); apply (chosen_few k l C)|]; exists vs; split; [split; [apply vertices_once | split; [auto | reflexivity]] | intros v V; left; exact V].
  - apply (most_exists _ 0 n); [|intros k (K & L & _); unfold n, vs; lia]; split; [lia|]; split; [lia|]; intros [|x a] [|y b] _ La Lb [v D]; cbn [length] in La, Lb; try lia; destruct D; split; intros [].
  - apply (Least _ n); [intros k (l & _ & L & _); lia|]; exists vs; split; [auto|]; split; [unfold n; lia|]; intros u v U _ Ne; exists u, 0; split; [exact U|]; intros [D _].
    apply Ne, (dist_zero g u v), D, dist_self, U.
Qed.

(* Links are counted from the end that stands first. *)
Theorem size_exists : exists m, size g m.
Proof.
  set (p := place (vertices g)); set (swap := fun e : vertex g * vertex g => (snd e, fst e)).
  assert (P : forall u v, is_vertex g u -> p u = p v -> u = v) by (intros u v U; apply place_once, U).
  destruct (count_exists (fun e : vertex g * vertex g => adj g (fst e) (snd e) /\ p (fst e) < p (snd e)) (list_prod (vertices g) (vertices g))) as (k & l & [N L] & _).
  - apply NoDup_list_prod; apply vertices_once.
  - intros [u v] [A _]; apply in_prod; [apply (adj_left A) | apply (adj_right A)].
  - intros [u v]; apply decided_and; [apply (decided_adj g u v (graph_decidable F xs)) | unfold decided; cbn [fst snd]; lia].
  - exists (Z.of_nat (length l)), (l ++ map swap l); rewrite app_length, map_length; split; [split|lia].
    + apply NoDup_app_intro.
      * exact N.
      * apply FinFun.Injective_map_NoDup; [intros [a b] [c' d] E; injection E as -> ->; reflexivity | exact N].
      * intros [a b] I J; apply in_map_iff in J; destruct J as ([a' b'] & E & J); injection E as -> ->; apply L in I, J; cbn [fst snd] in *; lia.
    + intros [u v]; cbn [fst snd]; rewrite in_app_iff; split.
      * intros [I|I]; [apply L in I; apply I|]; apply in_map_iff in I; destruct I as ([a b] & E & I); injection E as <- <-; apply L in I; apply adj_sym, I.
      * intros A; destruct (Z.lt_trichotomy (p u) (p v)) as [H|[H|H]]; [left; apply L; auto | destruct (adj_differ A (P u v (adj_left A) H)) | right; apply in_map_iff; exists (v, u); split; [reflexivity|]; apply L; split; [apply adj_sym, A | exact H]].
Qed.

Lemma degree_exists v : exists d, degree g v d.
Proof.
  apply (count_exists (adj g v) (vertices g)); [apply vertices_once | intros u A; apply (adj_right A) | intros u; apply (decided_adj g v u (graph_decidable F xs))].
Qed.

Lemma degree_few v d : degree g v d -> 0 <= d <= Z.of_nat (length (vertices g)).
Proof. intros (l & [N L] & <-); split; [lia|]; apply inj_le, NoDup_incl_length; [exact N | intros u I; apply (adj_right (proj1 (L u) I))]. Qed.

Theorem degrees_exist : proper g -> (~ ~ exists d, min_degree g d) /\ ~ ~ exists d, max_degree g d.
Proof.
  intros [_ Some_]; destruct (vertices g) as [|v0 l0] eqn:E; [destruct (Some_ eq_refl)|]; assert (V0 : is_vertex g v0) by (unfold is_vertex; rewrite E; left; reflexivity); clear E.
  set (Q := fun k => exists v, is_vertex g v /\ degree g v k); destruct (degree_exists v0) as [d0 D0]; assert (Q0 : Q d0) by (exists v0; auto).
  split; intros N.
  - apply (least_exists Q d0); [intros k (v & _ & D); apply (degree_few v k D) | exact Q0|]; intros (d & [Qd L] & _); apply N; exists d; split; [exact Qd|].
    intros v V; destruct (degree_exists v) as [e D]; exists e; split; [exact D | apply L; exists v; auto].
  - apply (most_exists Q d0 (Z.of_nat (length (vertices g)))); [exact Q0 | intros k (v & _ & D); apply (degree_few v k D)|]; intros (d & Qd & L); apply N; exists d; split; [exact Qd|].
    intros v V; destruct (degree_exists v) as [e D]; exists e; split; [exact D | apply L; exists v; auto].
Qed.

Theorem orbits_exist : ~ ~ exists k, vertex_orbits g k.
Proof.
  intros N; apply (orbits_at_most g Eq (vertices_once F xs) (length (vertices g)) (vertices g) (le_n _)); [auto | | intros (k & O & _); apply N; exists k; exact O].
  intros v V; exists v, (fun u => u); split; [exact V|]; split; [apply automorphism_same | reflexivity].
Qed.

Lemma path_of_hamiltonian : hamiltonian g -> hamiltonian_path g.
Proof. intros (u & l & _ & P & Pa & _); exists (u :: l); split; assumption. Qed.
End Words.

Lemma number_once w g a b : number_is w g a -> number_is w g b -> a = b.
Proof. destruct w; intros [A L] [B K]; specialize (L b B); specialize (K a A); lia. Qed.

Lemma word_once v w : word_of v = word_of w -> v = w.
Proof. destruct v, w; reflexivity || discriminate. Qed.
