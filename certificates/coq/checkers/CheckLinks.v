(* The size of whole families by sums over links: see CheckSums.v. *)

From Coq Require Import ZArith NArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk Text TextMeaning CheckLinear CheckQuestion CheckTerms CheckFamily CheckPlace CheckProper CheckTheorem CheckSums CheckTotals.
Import ListNotations.
Open Scope Z_scope.

(* ---------- Links that are given ---------- *)

(* Each vertex gives links to some: where they are given from both ends, all of them, else none. *)
Record giver (V : Type) := Giver { gives_to : V -> list V; both_ways : bool }.
Arguments Giver {V} _ _.
Arguments gives_to {V} _ _.
Arguments both_ways {V} _.

Section Given.
Context {V : Type}.
Variable vs : list V.
Hypothesis Once : NoDup vs.

Definition arcs_from (f : V -> list V) : list (V * V) := flat_map (fun u => map (pair u) (f u)) vs.
Definition swapped (e : V * V) : V * V := (snd e, fst e).
Definition given_by (g : giver V) : list (V * V) := arcs_from (gives_to g) ++ if both_ways g then [] else map swapped (arcs_from (gives_to g)).

Lemma arcs_in f u v : In (u, v) (arcs_from f) <-> In u vs /\ In v (f u).
Proof.
  unfold arcs_from; rewrite in_flat_map; split.
  - intros (x & X & I); apply in_map_iff in I; destruct I as (y & E & I); injection E as -> ->; auto.
  - intros [U I]; exists u; split; [exact U | apply in_map, I].
Qed.

Lemma swapped_in l u v : In (u, v) (map swapped l) <-> In (v, u) l.
Proof.
  rewrite in_map_iff; split; [intros ((x, y) & E & I); injection E as -> ->; exact I | intros I; exists (v, u); auto].
Qed.

Lemma swapped_once l : NoDup l -> NoDup (map swapped l).
Proof. intros N; apply NoDup_map_inj; [|exact N]; intros (a, b) (x, y) _ _ E; injection E as -> ->; reflexivity. Qed.

Lemma arcs_once f : (forall u, In u vs -> NoDup (f u)) -> NoDup (arcs_from f).
Proof.
  unfold arcs_from; clear -Once; induction Once as [|u l U N IH]; intros H; cbn [flat_map]; [constructor|].
  apply NoDup_app_intro.
  - apply NoDup_map_inj; [|apply H; left; reflexivity]; intros x y _ _ E; injection E as ->; reflexivity.
  - apply IH; [exact N|]; intros v I; apply H; right; exact I.
  - intros (a, b) I J; apply in_map_iff in I; destruct I as (y & E & _); injection E as <- <-; apply in_flat_map in J; destruct J as (x & X & J).
    apply in_map_iff in J; destruct J as (z & E & _); injection E as -> ->; contradiction.
Qed.

Definition apart_at (g h : giver V) : Prop := forall u v, In u vs -> In v (gives_to g u) -> ~ In v (gives_to h u) /\ ~ In u (gives_to h v).

Lemma given_in g u v : In (u, v) (given_by g) <-> In u vs /\ In v (gives_to g u) \/ both_ways g = false /\ In v vs /\ In u (gives_to g v).
Proof.
  unfold given_by; rewrite in_app_iff, arcs_in; destruct (both_ways g); [simpl; intuition congruence|]; rewrite swapped_in, arcs_in; intuition.
Qed.

Lemma given_once gs : (forall g, In g gs -> forall u, In u vs -> NoDup (gives_to g u)) ->
  (forall g, In g gs -> both_ways g = false -> forall u v, In u vs -> In v (gives_to g u) -> ~ In u (gives_to g v)) ->
  ForallOrdPairs apart_at gs -> NoDup (flat_map given_by gs).
Proof.
  intros N S; induction 1 as [|g gs A _ IH]; cbn [flat_map]; [constructor|]; rewrite Forall_forall in A; apply NoDup_app_intro.
  - unfold given_by; pose proof (arcs_once _ (N g (or_introl eq_refl))) as No; apply NoDup_app_intro; [exact No | destruct (both_ways g); [constructor | apply swapped_once, No]|].
    intros (u, v) I J; destruct (both_ways g) eqn:B; [destruct J|]; apply arcs_in in I; apply swapped_in, arcs_in in J.
    apply (S g (or_introl eq_refl) B u v); tauto.
  - apply IH; intros h I; [apply N | apply S]; right; exact I.
  - intros (u, v) I J; apply in_flat_map in J; destruct J as (h & H & J); specialize (A h H); apply given_in in I, J; unfold apart_at in A.
    destruct I as [[U I]|(_ & U & I)], J as [[U' J]|(_ & U' & J)]; apply (A _ _ U I) in J; contradiction.
Qed.

Definition ways (g : giver V) : Z := if both_ways g then 1 else 2.

Lemma given_length g : Z.of_nat (length (given_by g)) = ways g * sum_over (fun u => Z.of_nat (length (gives_to g u))) vs.
Proof.
  assert (L : Z.of_nat (length (arcs_from (gives_to g))) = sum_over (fun u => Z.of_nat (length (gives_to g u))) vs).
  { unfold arcs_from; clear; induction vs as [|u l IH]; [reflexivity|]; cbn [flat_map sum_over]; rewrite app_length, map_length, Nat2Z.inj_add, IH; reflexivity. }
  unfold given_by, ways; rewrite app_length; destruct (both_ways g); simpl; rewrite ?map_length; lia.
Qed.

Lemma all_given_length gs : Z.of_nat (length (flat_map given_by gs)) = sum_over (fun g => ways g * sum_over (fun u => Z.of_nat (length (gives_to g u))) vs) gs.
Proof. induction gs as [|g gs IH]; [reflexivity|]; cbn [flat_map sum_over]; rewrite app_length, Nat2Z.inj_add, IH, given_length; reflexivity. Qed.
End Given.

(* Pairs that stand in a list in both orders. *)
Lemma pairs_even {V} (n : nat) : forall l : list (V * V), (length l <= n)%nat -> NoDup l -> (forall u v, In (u, v) l -> u <> v /\ In (v, u) l) -> exists m, Z.of_nat (length l) = 2 * m.
Proof.
  induction n as [|n IH]; intros [|[u v] l] L N S; try (exists 0; reflexivity); [simpl in L; lia|].
  destruct (S u v (or_introl eq_refl)) as [D [E|I]]; [injection E as -> _; contradiction|].
  apply in_split in I; destruct I as (a & b & ->); inversion N as [|x y A B]; subst; pose proof (NoDup_remove_1 _ _ _ B) as N'; pose proof (NoDup_remove_2 _ _ _ B) as W.
  destruct (IH (a ++ b)) as (m & M).
  - simpl in L; rewrite app_length in *; simpl in L; lia.
  - exact N'.
  - intros x y I; assert (J : In (x, y) (a ++ (v, u) :: b)) by (apply in_or_app; apply in_app_or in I; simpl; tauto).
    destruct (S x y (or_intror J)) as [D' K]; split; [exact D'|]; destruct K as [K|K].
    + injection K as <- <-; destruct (W I).
    + apply in_app_or in K; apply in_or_app; destruct K as [K|[K|K]]; auto; injection K as <- <-; destruct (A J).
  - exists (m + 1); simpl length; rewrite app_length in *; simpl length; lia.
Qed.

Lemma count_adj_even g c : count (fun e : vertex g * vertex g => adj g (fst e) (snd e)) c -> exists m, c = 2 * m.
Proof.
  intros (l & [N L] & <-); apply (pairs_even (length l)); [lia | exact N|]; intros u v I; apply L in I; cbn [fst snd] in I; destruct I as (U & V & D & K).
  split; [exact D|]; apply L; cbn [fst snd]; split; [exact V|]; split; [exact U|]; split; [intros E; apply D; symmetry; exact E | tauto].
Qed.

(* ---------- The links that a neighbour of the text gives ---------- *)

(* A neighbour and the values of its variables. *)
Fixpoint arc_over (e : list poly) (rs : list range) (c : cond) (ts : list term) : making (list poly * list poly) :=
  match rs with
  | [] => each_true (condition e c) ;; do w <- polys_of e ts; ret (w, [])
  | r :: rs =>
    do x <- fresh; do a <- poly_of e (low r); do b <- poly_of e (high r);
    fact (minus x a) ;; fact (minus b x) ;; each_true (condition (e ++ [x]) (only r)) ;; do p <- arc_over (e ++ [x]) rs c ts; ret (fst p, x :: snd p)
  end.

Definition arc (e : list poly) (it : item) : making (list poly * list poly) := arc_over (e ++ constants (given it)) (others it) (only_if it) (goal it).

Lemma gives_arc_over rs c ts : forall xs e ev w, have w e ev -> length xs = length rs -> truths (range_truths ev rs xs) = true ->
  yes (ev ++ xs) c = true -> gives (arc_over e rs c ts) (fun w p => have w (fst p) (map (num (ev ++ xs)) ts) /\ have w (snd p) xs) w.
Proof.
  induction rs as [|r rs IH]; intros [|x xs] e ev w E L T C; try discriminate; cbn [arc_over].
  - rewrite app_nil_r in *; eapply gives_bind.
    + apply (so_each_true _ w (mean_true _ _ _ (condition_mean _ _ _ c E) (eq_trans (condition_yes _ c) C))), later_refl.
    + intros w1 [] L1 _; eapply gives_bind; [apply (polys_of_lists ts w1 e ev (have_later _ _ _ _ L1 E)), later_refl|]; intros w2 ps L2 P.
      apply gives_ret; split; [exact P | constructor].
  - cbn [range_truths truths forallb] in T; rewrite forallb_app, !andb_true_iff, !Z.leb_le in T; destruct T as (A & B & O & T).
    eapply gives_bind; [apply (gives_fresh w x)|]; intros w1 p L1 P.
    eapply gives_bind; [apply (poly_of_yields (low r) w e ev E), L1|]; intros w2 a L2 Ha.
    eapply gives_bind; [apply (poly_of_yields (high r) w e ev E), (later_trans _ _ _ L1 L2)|]; intros w3 b L3 Hb.
    pose proof (has_later _ _ _ _ (later_trans _ _ _ L2 L3) P) as P3; pose proof (has_later _ _ _ _ L3 Ha) as Ha3.
    eapply gives_bind; [apply (so_fact _ (x - num ev (low r)) w3 (has_minus _ _ _ _ _ P3 Ha3)); [lia | apply later_refl]|]; intros w4 [] L4 _.
    eapply gives_bind; [apply (so_fact _ (num ev (high r) - x) w3 (has_minus _ _ _ _ _ Hb P3)); [lia | exact L4]|]; intros w5 [] L5 _.
    pose proof (later_trans _ _ _ L4 L5) as L45.
    assert (E5 : have w5 (e ++ [p]) (ev ++ [x])).
    { apply have_app; [|repeat constructor; apply (has_later _ _ _ _ L45 P3)].
      apply (have_later w); [|exact E]; apply (later_trans _ _ _ L1), (later_trans _ _ _ L2), (later_trans _ _ _ L3), L45. }
    eapply gives_bind; [apply (so_each_true _ w5 (mean_true _ _ _ (condition_mean _ _ _ (only r) E5) O)), later_refl|]; intros w6 [] L6 _.
    rewrite (app_assoc ev [x] xs : ev ++ x :: xs = (ev ++ [x]) ++ xs) in *.
    eapply gives_bind; [apply (IH xs (e ++ [p]) (ev ++ [x])); [apply (have_later _ _ _ _ L6 E5) | simpl in L; lia | exact T | exact C]|]; intros w7 q L7 [Q1 Q2].
    apply gives_ret; split; [exact Q1|]; constructor; [apply (has_later _ _ _ _ (later_trans _ _ _ (later_trans _ _ _ L45 L6) L7) P3) | exact Q2].
Qed.

Section Arcs.
Variables (F : family) (xs : list Z).
Hypothesis R : network_right F xs.
Notation t := (line F).
Notation ps := (params F xs).
Notation g := (text_graph t ps).

Definition names_at (it : item) (u : list Z) : list Z := (ps ++ u) ++ given it.
Definition variables_at (it : item) (u : list Z) : list (list Z) := Text.known (tuples (names_at it u) (others it)).
Definition arcs_at (it : item) (u : list Z) : list (list Z) := filter (fun ys => yes (names_at it u ++ ys) (only_if it)) (variables_at it u).
Definition target (it : item) (u ys : list Z) : list Z := map (num (names_at it u ++ ys)) (goal it).
Definition targets (it : item) (u : list Z) : list (list Z) := map (target it u) (arcs_at it u).

Lemma item_values it u : In it (items F) -> vertex_of F xs u -> exists l, tuples (names_at it u) (others it) = Some l /\ NoDup l /\
  forall ys, In ys l <-> length ys = length (others it) /\ truths (range_truths (names_at it u) (others it) ys) = true.
Proof.
  intros I U; pose proof (is_shaped F xs R) as S; destruct (vertex_natural F xs u U) as [N B].
  destruct (given_natural F xs (given it) _ u N B) as [N' B']; pose proof S as S'; unfold shaped in S'; rewrite !andb_true_iff, !forallb_forall in S'.
  destruct S' as ((((((_ & _) & _) & Sc) & _) & _) & _); specialize (Sc it I); unfold scoped_over in Sc; rewrite !andb_true_iff in Sc; destruct Sc as ((Sc & _) & _).
  assert (Lu : length (ps ++ u) = (length (arguments F) + width t)%nat) by (rewrite app_length, params_length, (proj1 U); reflexivity).
  rewrite Lu in N', B'.
  assert (D : all_met ps (range_requirements (others it))).
  { unfold items, unrolled in I; apply in_flat_map in I; destruct I as (x & X & I); intros d D; apply (requires F xs R), in_or_app; right.
    apply in_flat_map; exists x; split; [exact X|]; apply (unroll_requirements (constants_of F) x it (over x) [] I d); unfold over_requirements; apply in_or_app; left; exact D. }
  destruct (ranges_meaning ps (others it) _ (u ++ given it) N' B') as [Ok Fit]; [|exact D|].
  { rewrite app_assoc, app_length, Lu, params_length; exact Sc. }
  unfold names_at; rewrite <- app_assoc; destruct (tuples_known _ _ Ok) as [l T]; exists l; split; [exact T|]; split; [apply (tuples_once _ _ _ T)|].
  intros ys; rewrite (tuples_fit _ _ _ T); apply Fit.
Qed.

Lemma arcs_in_values it u ys : In it (items F) -> vertex_of F xs u -> In ys (arcs_at it u) <->
  length ys = length (others it) /\ truths (range_truths (names_at it u) (others it) ys) = true /\ yes (names_at it u ++ ys) (only_if it) = true.
Proof.
  intros I U; unfold arcs_at, variables_at; destruct (item_values it u I U) as (l & -> & _ & H); cbn [Text.known]; rewrite filter_In, H; tauto.
Qed.

Lemma arcs_at_once it u : In it (items F) -> vertex_of F xs u -> NoDup (arcs_at it u).
Proof. intros I U; unfold arcs_at, variables_at; destruct (item_values it u I U) as (l & -> & N & _); apply NoDup_filter, N. Qed.

Lemma targets_lead it u w : In it (items F) -> vertex_of F xs u -> In w (targets it u) <-> item_leads (ps ++ u) it w.
Proof.
  intros I U; unfold targets; rewrite in_map_iff, (item_leads_of F xs (is_shaped F xs R) (requires F xs R) it u w I U); split.
  - intros (ys & <- & A); apply (arcs_in_values it u ys I U) in A; destruct A as (L & T & Y); exists ys; unfold names_at in Y; rewrite <- app_assoc in Y.
    unfold target, names_at; rewrite <- (app_assoc _ (given it)); auto.
  - intros (ys & L & T & Y & ->); exists ys; split; [unfold target, names_at; rewrite <- (app_assoc _ (given it)); reflexivity|]; apply (arcs_in_values it u ys I U).
    split; [exact L|]; split; [exact T|]; unfold names_at; rewrite <- app_assoc; exact Y.
Qed.

Lemma arc_leads it u ys : In it (items F) -> vertex_of F xs u -> In ys (arcs_at it u) -> vertex_of F xs (target it u ys) /\ target it u ys <> u.
Proof. intros I U A; apply (has_steps F xs R it u _ I U), (targets_lead it u _ I U), in_map, A. Qed.

Lemma arc_then w qs u us it ys (f : list poly * list poly -> making unit) : have w qs ps -> have w us u -> In it (items F) -> vertex_of F xs u -> In ys (arcs_at it u) ->
  (forall w' p, later w w' -> have w' (fst p) (target it u ys) -> have w' (snd p) ys -> so (f p) w') -> so (do p <- arc (qs ++ us) it; f p) w.
Proof.
  intros P H I U A G w' L; apply (arcs_in_values it u ys I U) in A; destruct A as (Le & T & Y).
  eapply gives_bind; [apply (gives_arc_over (others it) (only_if it) (goal it) ys _ (names_at it u)); try assumption|].
  - apply have_app; [|apply have_constants]; apply have_app; apply (have_later _ _ _ _ L); assumption.
  - intros w2 p L2 [A B]; apply (G w2 p (later_trans _ _ _ L L2) A B), later_refl.
Qed.
End Arcs.

(* ---------- No link is given twice ---------- *)

Definition pair_questions (F : family) (c : cond) (a b : item) (self twice : bool) : list branch :=
  let t := line F in
  [asked F c (fun ps => do v <- any t ps; do p <- arc (ps ++ v) a; do q <- arc (ps ++ v) b;
     let differ := contrary (same_tuple_claim (fst p) (fst q)) in (if self then some [differ; same_tuple_claim (snd p) (snd q)] else differ) false);
   asked F c (fun ps => do v <- any t ps; do p <- arc (ps ++ v) a;
     if twice then leads_claim (ps ++ fst p) a (Some v) (fun w => same_tuple_claim w v) false
     else do q <- arc (ps ++ fst p) b; contrary (same_tuple_claim (fst q) v) false)].

Fixpoint links_questions (F : family) (c : cond) (before l : list (item * bool)) : list branch :=
  match l with
  | [] => []
  | b :: l => flat_map (fun a => pair_questions F c (fst a) (fst b) false false) before ++ pair_questions F c (fst b) (fst b) true (snd b) ++
      links_questions F c (before ++ [b]) l
  end.

Section Links.
Variables (F : family) (c : cond) (xs : list Z).
Hypothesis M : member F xs.
Hypothesis R : network_right F xs.
Hypothesis Y : yes (params F xs) c = true.
Notation ps := (params F xs).
Notation g := (text_graph (line F) ps).
Notation refuted := (refuted_all F c xs).

Definition giver_of (a : item * bool) : giver (list Z) := Giver (targets F xs (fst a)) (snd a).

Lemma target_wide it u ys : In it (items F) -> length (target F xs it u ys) = width (line F).
Proof. intros I; unfold target; rewrite map_length; apply (goals_wide F xs R it I). Qed.

Lemma pair_apart a b self twice : refuted (pair_questions F c a b self twice) -> In a (items F) -> In b (items F) -> (self = true -> b = a) -> forall u ys zs, vertex_of F xs u ->
  In ys (arcs_at F xs a u) -> In zs (arcs_at F xs b u) -> target F xs a u ys = target F xs b u zs -> self = true /\ ys = zs.
Proof.
  intros Q Ia Ib Se u ys zs U A B E; destruct (self && same_tuple_at ys zs) eqn:D; [apply andb_true_iff in D; rewrite same_tuple_at_eq in D; exact D|exfalso].
  apply (Q _ (or_introl eq_refl)); intros w qs P; apply (any_then F xs w qs u _ P U); onward.
  apply (arc_then F xs R w0 qs u ws a ys _ P H Ia U A); intros w1 p L1 P1 P2; apply (have_later _ _ _ _ L1) in P, H.
  apply (arc_then F xs R w1 qs u ws b zs _ P H Ib U B); intros w2 q L2 Q1 Q2; apply (have_later _ _ _ _ L2) in P1, P2; cbv zeta.
  assert (S1 : means (same_tuple_claim (fst p) (fst q)) true w2).
  { pose proof (same_tuple_means w2 _ _ _ _ P1 Q1 ltac:(rewrite !target_wide by assumption; reflexivity)) as K; rewrite (proj2 (same_tuple_at_eq _ _) E) in K; exact K. }
  destruct self; [|apply (means_contrary _ true), S1]; specialize (Se eq_refl); subst b; cbn [andb] in D.
  eapply false_so; [apply means_some_two; [apply (means_contrary _ true), S1 | apply (same_tuple_means w2 _ _ _ _ P2 Q2)]|exact D].
  apply (arcs_in_values F xs R a u _ Ia U) in A, B; destruct A as [A _], B as [B _]; congruence.
Qed.

Lemma pair_back a b self : refuted (pair_questions F c a b self false) -> In a (items F) -> In b (items F) -> forall u ys zs, vertex_of F xs u ->
  In ys (arcs_at F xs a u) -> In zs (arcs_at F xs b (target F xs a u ys)) -> target F xs b (target F xs a u ys) zs <> u.
Proof.
  intros Q Ia Ib u ys zs U A B E; destruct (arc_leads F xs R a u ys Ia U A) as [V _].
  apply (Q _ (or_intror (or_introl eq_refl))); intros w qs P; apply (any_then F xs w qs u _ P U); onward.
  apply (arc_then F xs R w0 qs u ws a ys _ P H Ia U A); intros w1 p L1 P1 P2; apply (have_later _ _ _ _ L1) in P, H.
  apply (arc_then F xs R w1 qs _ (fst p) b zs _ P P1 Ib V B); intros w2 q L2 Q1 Q2; apply (have_later _ _ _ _ L2) in H; rewrite E in Q1.
  pose proof (same_tuple_means w2 _ _ _ _ Q1 H eq_refl) as K; rewrite (proj2 (same_tuple_at_eq _ _) eq_refl) in K; apply (means_contrary _ true), K.
Qed.

Lemma pair_both a self : refuted (pair_questions F c a a self true) -> In a (items F) -> forall u ys, vertex_of F xs u ->
  In ys (arcs_at F xs a u) -> item_leads (ps ++ target F xs a u ys) a u.
Proof.
  intros Q Ia u ys U A; destruct (arc_leads F xs R a u ys Ia U A) as [V _].
  destruct (leads_at (ps ++ target F xs a u ys) a (Some u) (fun w => same_tuple_at w u)) eqn:E.
  - apply (leads_at_leads F xs (is_shaped F xs R) (requires F xs R) a _ _ _ Ia V) in E; destruct E as (w & L & S); apply same_tuple_at_eq in S; subst w; exact L.
  - exfalso; apply (Q _ (or_intror (or_introl eq_refl))); intros w qs P; apply (any_then F xs w qs u _ P U); onward.
    apply (arc_then F xs R w0 qs u ws a ys _ P H Ia U A); intros w1 p L1 P1 P2; apply (have_later _ _ _ _ L1) in P, H.
    eapply false_so; [apply (leads_means w1 _ (ps ++ target F xs a u ys) a (Some ws) (Some u)); [apply have_app; assumption | exact H|]|exact E].
    intros w' vs ys' L' Hv Lv; apply same_tuple_means; [exact Hv | apply (have_later _ _ _ _ L' H) | rewrite Lv, (goals_wide F xs R a Ia); symmetry; apply U].
Qed.

Lemma links_apart l : forall before, refuted (links_questions F c before l) -> (forall a, In a (before ++ l) -> In (fst a) (items F)) ->
  (forall a b, In a before -> In b l -> apart_at (vertices g) (giver_of a) (giver_of b)) /\
  ForallOrdPairs (apart_at (vertices g)) (map giver_of l) /\
  (forall b, In b l -> (forall u, In u (vertices g) -> NoDup (targets F xs (fst b) u)) /\
    forall u v, In u (vertices g) -> In v (targets F xs (fst b) u) -> if snd b then In u (targets F xs (fst b) v) else ~ In u (targets F xs (fst b) v)).
Proof.
  induction l as [|b l IH]; intros before Q I; [split; [intros a b _ []|]; split; [constructor | intros b []]|].
  assert (Ib : In (fst b) (items F)) by (apply I, in_or_app; right; left; reflexivity).
  destruct (IH (before ++ [b])) as (Two & Pairs & One).
  { intros body J; apply Q; cbn [links_questions]; apply in_or_app; right; apply in_or_app; right; exact J. }
  { intros a A; apply I; rewrite <- app_assoc in A; exact A. }
  assert (Qb : refuted (pair_questions F c (fst b) (fst b) true (snd b))).
  { intros body J; apply Q; cbn [links_questions]; apply in_or_app; right; apply in_or_app; left; exact J. }
  split; [|split].
  - intros a d A [<-|D]; [|apply Two; [apply in_or_app; left; exact A | exact D]].
    assert (Ia : In (fst a) (items F)) by (apply I, in_or_app; left; exact A).
    assert (Qa : refuted (pair_questions F c (fst a) (fst b) false false)).
    { intros body J; apply Q; cbn [links_questions]; apply in_or_app; left; apply in_flat_map; exists a; auto. }
    intros u v U T; apply (vertex_known F xs R) in U; cbn [giver_of gives_to] in *; unfold targets in *; apply in_map_iff in T; destruct T as (ys & <- & A'); split; intros H; apply in_map_iff in H; destruct H as (zs & E & B).
    + destruct (pair_apart _ _ _ _ Qa Ia Ib ltac:(discriminate) u ys zs U A' B (eq_sym E)) as [K _]; discriminate.
    + apply (pair_back _ _ _ Qa Ia Ib u ys zs U A' B E).
  - cbn [map]; constructor; [|exact Pairs]; apply Forall_forall; intros h H; apply in_map_iff in H; destruct H as (d & <- & D); apply Two; [apply in_or_app; right; left; reflexivity | exact D].
  - intros d [<-|D]; [|apply (One d D)]; split.
    + intros u U; apply (vertex_known F xs R) in U; unfold targets; apply NoDup_map_inj; [|apply (arcs_at_once F xs R _ u Ib U)].
      intros ys zs A B E; apply (pair_apart _ _ _ _ Qb Ib Ib ltac:(reflexivity) u ys zs U A B E).
    + intros u v U T; apply (vertex_known F xs R) in U; unfold targets in T; apply in_map_iff in T; destruct T as (ys & <- & A).
      destruct (arc_leads F xs R (fst b) u ys Ib U A) as [V _]; destruct (snd b).
      * apply (targets_lead F xs R (fst b) _ u Ib V), (pair_both (fst b) true Qb Ib u ys U A).
      * intros H; unfold targets in H; apply in_map_iff in H; destruct H as (zs & E & B); apply (pair_back _ _ _ Qb Ib Ib u ys zs U A B E).
Qed.

(* The ordered pairs of adjacent vertices are those that neighbours give, once. *)
Theorem links_given l us : map fst l = items F -> all_refuted (links_questions F c [] l) us = true ->
  lists (fun e : vertex g * vertex g => adj g (fst e) (snd e)) (flat_map (given_by (vertices g)) (map giver_of l)).
Proof.
  intros E A; assert (I : forall a, In a ([] ++ l) -> In (fst a) (items F)) by (intros a J; rewrite <- E; apply in_map, J).
  destruct (links_apart l [] (fun body J => refuted_by F c _ _ A body J xs M Y) I) as (_ & Pairs & One).
  split.
  - apply (given_once (vertices g) (vertices_once F xs)); [| |exact Pairs].
    + intros h H; apply in_map_iff in H; destruct H as (a & <- & J); apply (One a J).
    + intros h H B u v U T; apply in_map_iff in H; destruct H as (a & <- & J); destruct (One a J) as [_ K]; specialize (K u v U T); cbn [giver_of both_ways gives_to] in *; rewrite B in K; exact K.
  - intros (u, v); cbn [fst snd]; rewrite in_flat_map, (adj_known F xs R); split.
    + intros (h & H & J); apply in_map_iff in H; destruct H as (a & <- & H); pose proof (I a H) as Ia; apply given_in in J; cbn [giver_of gives_to both_ways] in J.
      destruct J as [[U J]|(_ & V & J)].
      * apply (vertex_known F xs R) in U; apply (targets_lead F xs R _ _ _ Ia U) in J; split; [exact U|]; split; [apply (has_steps F xs R _ _ _ Ia U J)|]; exists (fst a); auto.
      * apply (vertex_known F xs R) in V; apply (targets_lead F xs R _ _ _ Ia V) in J; split; [apply (has_steps F xs R _ _ _ Ia V J)|]; split; [exact V|]; exists (fst a); auto.
    + intros (U & V & it & J & L); rewrite <- E in J; apply in_map_iff in J; destruct J as (a & <- & J); pose proof (I a J) as Ia.
      exists (giver_of a); split; [apply in_map, J|]; apply given_in; cbn [giver_of gives_to both_ways]; destruct L as [L|L].
      * left; split; [apply (vertex_known F xs R), U | apply (targets_lead F xs R _ _ _ Ia U), L].
      * apply (targets_lead F xs R _ _ _ Ia V) in L; apply (vertex_known F xs R) in V; destruct (One a J) as [_ K]; specialize (K v u V L).
        destruct (snd a); [left; split; [apply (vertex_known F xs R), U | exact K] | right; auto].
Qed.

Theorem links_counted l us : map fst l = items F -> all_refuted (links_questions F c [] l) us = true ->
  count (fun e : vertex g * vertex g => adj g (fst e) (snd e)) (sum_over (fun a => ways (giver_of a) * sum_over (fun u => Z.of_nat (length (targets F xs (fst a) u))) (vertices g)) l).
Proof.
  intros E A; exists (flat_map (given_by (vertices g)) (map giver_of l)); split; [apply (links_given l us E A)|].
  rewrite all_given_length, sum_over_map; apply sum_over_ext; intros a _; reflexivity.
Qed.
End Links.

(* ---------- Size ---------- *)

Definition item_levels (it : item) : list level := match others it with [] => [] | r :: rs => Level None (given it) r :: map plain rs end.
Definition link_levels (F : family) (it : item) : list level := coordinate_levels F ++ item_levels it.

(* The names of a neighbour's terms, for a sum's. *)
Definition item_names {A} (it : item) (constants_ : list A) (e : list A) : list A := match others it with [] => e ++ constants_ | _ => e end.

Definition indicator (d : claim) : making poly := either d (ret (constant 1)) (ret []).
Definition link_weight (it : item) (e o : list poly) : making poly := indicator (all (condition (item_names it (constants (given it)) e) (only_if it))).
Definition link_weight_at (it : item) (e o : list Z) : Z := if yes (item_names it (given it) e) (only_if it) then 1 else 0.

Lemma yields_indicator d b w : means d b w -> yields (indicator d) (if b then 1 else 0) w.
Proof. intros D; apply (yields_either _ _ _ b 1 0); [exact D | intros _; apply yields_ret, has_constant | intros _; apply yields_ret, has_none]. Qed.

Lemma have_item_names w it e ev : have w e ev -> have w (item_names it (constants (given it)) e) (item_names it (given it) ev).
Proof. intros E; unfold item_names; destruct (others it); [apply have_app; [exact E | apply have_constants] | exact E]. Qed.

Lemma yields_link_weight it w e o ev ov : have w e ev -> have w o ov -> yields (link_weight it e o) (link_weight_at it ev ov) w.
Proof.
  intros E _; apply yields_indicator; rewrite <- condition_yes; apply means_all, condition_mean, have_item_names, E.
Qed.

Lemma item_total it weight e o l : tuples (e ++ given it) (others it) = Some l ->
  total_at (item_levels it) (fun e o => weight (item_names it (given it) e) o) e o = sum_over (fun ys => weight ((e ++ given it) ++ ys) (o ++ ys)) l.
Proof.
  intros T; rewrite <- (total_tuples _ weight _ o l T); unfold item_levels, item_names; destruct (others it) as [|r rs]; [reflexivity|]; cbn [map total_at].
  unfold ends, values_before, kept, plain; cbn [keep gap over_]; rewrite !app_nil_r; reflexivity.
Qed.

Lemma arcs_sum F xs it weight : network_right F xs -> In it (items F) ->
  total_at (link_levels F it) (fun e o => if yes (item_names it (given it) e) (only_if it) then weight (item_names it (given it) e) o else 0) (params F xs) (params F xs) =
  sum_over (fun u => sum_over (fun ys => weight (names_at F xs it u ++ ys) ((params F xs ++ u) ++ ys)) (arcs_at F xs it u)) (vertices (text_graph (line F) (params F xs))).
Proof.
  intros R I; unfold link_levels; rewrite total_app, (vertices_sum F xs _ R); apply sum_over_ext; intros u U; apply (vertex_known F xs R) in U.
  destruct (item_values F xs R it u I U) as (l & T & _); unfold arcs_at, variables_at; rewrite T; cbn [Text.known].
  rewrite (item_total it (fun e o => if yes e (only_if it) then weight e o else 0) _ _ l T); fold (names_at F xs it u).
  clear T; induction l as [|ys l IH]; [reflexivity|]; cbn [sum_over filter]; rewrite IH; destruct (yes _ _); reflexivity.
Qed.

Fixpoint link_ends (F : family) (k : Z) (l : list (item * bool * list term)) (sum : poly) (ps : list poly) : making poly :=
  match l with
  | [] => ret sum
  | (it, twice, ts) :: l => do n <- summed F k (link_levels F it) ts (link_weight it) ps;
      link_ends F k l (if twice then add sum n else add (add sum n) n) ps
  end.

Definition link_sums_questions (F : family) (c : cond) (k : Z) (l : list (item * bool * list term)) : list branch :=
  flat_map (fun a => sum_questions F c k [] (link_levels F (fst (fst a))) (snd a) (link_weight (fst (fst a)))) l.

Definition size_by_sums_questions (F : family) (c : cond) (k : Z) (l : list (item * bool * list term)) (value : term) : list branch :=
  links_questions F c [] (map fst l) ++ link_sums_questions F c k l ++
  [asked F c (fun ps => do n <- link_ends F k l [] ps; do v <- poly_of ps value; is (ret n) (ret (add v v)) false)].

(* A term for each variable of each neighbour. *)
Definition sums_fit (F : family) (l : list (item * bool * list term)) : bool :=
  forallb (fun a => Nat.eqb (length (snd a)) (length (link_levels F (fst (fst a))))) l.

Lemma link_ends_so F c k xs w ps l : member F xs -> network_right F xs -> yes (params F xs) c = true -> have w ps (params F xs) ->
  (forall a, In a l -> In (fst (fst a)) (items F)) -> sums_fit F l = true ->
  forall us, all_refuted (link_sums_questions F c k l) us = true -> forall sum x, has w sum x ->
  yields (link_ends F k l sum ps) (x + k * sum_over (fun a => ways (giver_of F xs (fst a)) * sum_over (fun u => Z.of_nat (length (targets F xs (fst (fst a)) u))) (vertices (text_graph (line F) (params F xs)))) l) w.
Proof.
  intros M R Y; revert w; induction l as [|[[it twice] ts] l IH]; intros w P I Fit us A sum x X.
  - cbn [link_ends sum_over]; replace (x + k * 0) with x by lia; apply yields_ret, X.
  - cbn [sums_fit forallb fst snd] in Fit; apply andb_true_iff in Fit; destruct Fit as [Le Fit]; apply Nat.eqb_eq in Le.
    unfold link_sums_questions in A; cbn [flat_map] in A; apply all_refuted_app in A; destruct A as (u1 & u2 & A1 & A2); cbn [fst snd] in A1.
    pose proof (I _ (or_introl eq_refl)) as It; cbn [fst] in It.
    pose proof (sum_sound F c k (link_weight it) (link_weight_at it) (yields_link_weight it) xs M Y _ ts u1 Le A1) as S.
    pose proof (arcs_sum F xs it (fun _ _ => 1) R It) as T; cbv beta in T; unfold link_weight_at in S; rewrite T in S; clear T; fold (link_weight_at it) in S.
    cbn [link_ends]; eapply yields_bind; [apply (yields_from k (link_weight it) (link_weight_at it) (yields_link_weight it) _ ts w ps ps _ _ P P)|]; intros w' n L N;
    rewrite S in N; set (s := sum_over (fun u => sum_over (fun _ => 1) (arcs_at F xs it u)) _) in N.
    assert (Es : s = sum_over (fun u => Z.of_nat (length (targets F xs it u))) (vertices (text_graph (line F) (params F xs)))).
    { unfold s; apply sum_over_ext; intros u _; unfold targets; rewrite map_length, (sum_over_constant _ 1) by reflexivity; lia. }
    apply (has_later _ _ _ _ L) in X; apply (have_later _ _ _ _ L) in P.
    cbn [sum_over fst snd]; rewrite <- Es; unfold ways at 1, giver_of at 1; cbn [both_ways snd].
    pose proof (IH w' P (fun a J => I a (or_intror J)) Fit u2 A2) as K; destruct twice.
    + specialize (K (add sum n) (x + k * s) (has_add _ _ _ _ _ X N)); match goal with |- yields _ ?z _ => match type of K with yields _ ?y _ => replace z with y by ring; exact K end end.
    + specialize (K (add (add sum n) n) (x + k * s + k * s) (has_add _ _ _ _ _ (has_add _ _ _ _ _ X N) N)); match goal with |- yields _ ?z _ => match type of K with yields _ ?y _ => replace z with y by ring; exact K end end.
Qed.

Theorem size_by_sums_sound F c k l value us : map fst (map fst l) = items F -> sums_fit F l = true -> all_refuted (size_by_sums_questions F c k l value) us = true ->
  forall xs, member F xs -> network_right F xs -> yes (params F xs) c = true ->
  exists m, size (text_graph (line F) (params F xs)) m /\ k * m = num (params F xs) value.
Proof.
  intros E Fit A xs M R Y; apply all_refuted_app in A; destruct A as (u1 & u2 & A1 & A2); apply all_refuted_app in A2; destruct A2 as (u2a & u3 & A2 & A3).
  pose proof (links_counted F c xs M R Y (map fst l) u1 E A1) as C; rewrite sum_over_map in C; destruct (count_adj_even _ _ C) as [m Em]; rewrite Em in C.
  exists m; split; [exact C|].
  assert (I : forall a, In a l -> In (fst (fst a)) (items F)) by (intros a J; rewrite <- E, map_map; apply in_map with (f := fun a => fst (fst a)), J).
  destruct (k * (2 * m) =? num (params F xs) value + num (params F xs) value) eqn:Q; [apply Z.eqb_eq in Q; lia|exfalso].
  apply (refuted_by F c _ _ A3 _ (or_introl eq_refl) xs M Y); intros w ps P.
  pose proof (link_ends_so F c k xs w ps l M R Y P I Fit u2a A2 [] 0 (has_none w)) as K; rewrite Em, Z.add_0_l in K.
  apply (so_bind _ _ _ _ K); onward; apply (term_then _ _ (params F xs)); [exact P|]; onward.
  eapply false_so; [apply means_is; apply yields_ret; [eassumption | apply has_add; eassumption] | exact Q].
Qed.
