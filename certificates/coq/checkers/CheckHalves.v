(* Cuts of whole families into halves, by a condition and sums: see CheckSums.v. *)

From Coq Require Import ZArith NArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk Text TextMeaning CheckLinear CheckQuestion CheckTerms CheckFamily CheckPlace CheckProper CheckTheorem CheckSums CheckTotals CheckLinks CheckDistanceSum.
Import ListNotations.
Open Scope Z_scope.

(* ---------- Questions ---------- *)

Definition side_weight (side : cond) (e o : list poly) : making poly := indicator (claim_of e side).

(* The links of a neighbour that have one end on the side. *)
Definition crossing_weight (F : family) (side : cond) (it : item) (e o : list poly) : making poly :=
  let f := item_names it (constants (given it)) e in
  let k := length (arguments F) in
  let here := claim_of (firstn (k + width (line F)) f) side in
  let there : claim := fun truth => do w <- polys_of f (goal it); claim_of (firstn k f ++ w) side truth in
  indicator (all [all (condition f (only_if it)); some [all [here; contrary there]; all [contrary here; there]]]).

Fixpoint crossing_ends (F : family) (side : cond) (l : list (item * list term)) (sum : poly) (ps : list poly) : making poly :=
  match l with
  | [] => ret sum
  | (it, ts) :: l => do n <- summed F 1 (link_levels F it) ts (crossing_weight F side it) ps; crossing_ends F side l (add sum n) ps
  end.

Definition crossing_questions (F : family) (c : cond) (side : cond) (l : list (item * list term)) : list branch :=
  flat_map (fun a => sum_questions F c 1 [] (link_levels F (fst a)) (snd a) (crossing_weight F side (fst a))) l.

Definition halves_questions (F : family) (c : cond) (side : cond) (ts : list term) (l : list (item * list term)) (order_ value : term) : list branch :=
  sum_questions F c 1 [] (coordinate_levels F) ts (side_weight side) ++ crossing_questions F c side l ++
  [asked F c (fun ps => do h <- summed F 1 (coordinate_levels F) ts (side_weight side) ps; do o <- poly_of ps order_; let more := minus (add h h) o in
     all [at_least (ret (constant 1)) (ret more); at_least (ret (plus more 1)) (ret [])] false);
   asked F c (fun ps => do n <- crossing_ends F side l [] ps; do v <- poly_of ps value; at_least (ret v) (ret n) false)].

Definition crossings_fit (F : family) (l : list (item * list term)) : bool := forallb (fun a => Nat.eqb (length (snd a)) (length (link_levels F (fst a)))) l.

(* ---------- What they show ---------- *)

Definition side_weight_at (side : cond) (e o : list Z) : Z := if yes e side then 1 else 0.

Definition crosses (F : family) (side : cond) (it : item) (f : list Z) : bool :=
  let k := length (arguments F) in
  let here := yes (firstn (k + width (line F)) f) side in let there := yes (firstn k f ++ map (num f) (goal it)) side in (here && negb there) || (negb here && there).

Definition crossing_weight_at (F : family) (side : cond) (it : item) (e o : list Z) : Z :=
  if yes (item_names it (given it) e) (only_if it) then (if crosses F side it (item_names it (given it) e) then 1 else 0) else 0.

Lemma yields_side_weight side w e o ev ov : have w e ev -> have w o ov -> yields (side_weight side e o) (side_weight_at side ev ov) w.
Proof. intros E _; apply yields_indicator, claim_of_means, E. Qed.

Lemma yields_crossing_weight F side it w e o ev ov : have w e ev -> have w o ov -> yields (crossing_weight F side it e o) (crossing_weight_at F side it ev ov) w.
Proof.
  intros E _; apply (have_item_names w it) in E; unfold crossing_weight, crossing_weight_at; cbv zeta; set (f := item_names it (constants (given it)) e) in *; set (fv := item_names it (given it) ev) in *.
  replace (if yes fv (only_if it) then if crosses F side it fv then 1 else 0 else 0) with (if yes fv (only_if it) && crosses F side it fv then 1 else 0) by (destruct (yes fv (only_if it)); reflexivity).
  apply yields_indicator, means_all_two; [rewrite <- condition_yes; apply means_all, condition_mean, E|].
  assert (Here : means (claim_of (firstn (length (arguments F) + width (line F)) f) side) (yes (firstn (length (arguments F) + width (line F)) fv) side) w) by (apply claim_of_means, have_firstn, E).
  assert (There : means (fun truth => do w <- polys_of f (goal it); claim_of (firstn (length (arguments F)) f ++ w) side truth) (yes (firstn (length (arguments F)) fv ++ map (num fv) (goal it)) side) w).
  { apply (means_lists _ (fun w => claim_of (firstn (length (arguments F)) f ++ w) side) (map (num fv) (goal it))); [apply polys_of_lists, E|]; intros w' ps L P; apply claim_of_means, have_app; [apply have_firstn, (have_later _ _ _ _ L E) | exact P]. }
  unfold crosses; cbv zeta; apply means_some_two; apply means_all_two; first [exact Here | exact There | apply means_contrary; first [exact Here | exact There]].
Qed.

Section Halves.
Variables (F : family) (xs : list Z) (side : cond).
Hypothesis R : network_right F xs.
Notation pv := (params F xs).
Notation g := (text_graph (line F) pv).

Definition in_side (v : list Z) : bool := yes (pv ++ v) side.

Lemma crosses_is it u ys : vertex_of F xs u -> crosses F side it (names_at F xs it u ++ ys) = xorb (in_side u) (in_side (target F xs it u ys)).
Proof.
  intros U; unfold crosses, names_at, target, in_side; cbv zeta.
  assert (E1 : firstn (length (arguments F) + width (line F)) (((pv ++ u) ++ given it) ++ ys) = pv ++ u).
  { rewrite <- app_assoc, <- (params_length F xs), <- (proj1 U), <- app_length; apply firstn_here. }
  assert (E2 : firstn (length (arguments F)) (((pv ++ u) ++ given it) ++ ys) = pv) by (rewrite <- !app_assoc, <- (params_length F xs); apply firstn_here).
  rewrite E1, E2; unfold names_at; destruct (yes (pv ++ u) side), (yes (pv ++ map _ (goal it)) side); reflexivity.
Qed.

(* The links that cross, each from a set with this boundary or to it. *)
Definition crossing_links (S : list Z -> bool) (l : list item) : list (list Z * list Z) :=
  flat_map (fun it => flat_map (fun u => map (fun ys => if S u then (u, target F xs it u ys) else (target F xs it u ys, u))
    (filter (fun ys => xorb (in_side u) (in_side (target F xs it u ys))) (arcs_at F xs it u))) (vertices g)) l.

Lemma crossing_count S l : (forall it, In it l -> In it (items F)) ->
  Z.of_nat (length (crossing_links S l)) = sum_over (fun it => total_at (link_levels F it) (crossing_weight_at F side it) pv pv) l.
Proof.
  induction l as [|it l IH]; intros I; [reflexivity|]; cbn [crossing_links flat_map sum_over]; rewrite app_length, Nat2Z.inj_add; f_equal; [|apply IH; intros; apply I; right; assumption].
  rewrite (arcs_sum F xs it (fun f _ => if crosses F side it f then 1 else 0) R (I it (or_introl eq_refl)) : total_at _ (crossing_weight_at F side it) _ _ = _).
  assert (V : forall u, In u (vertices g) -> vertex_of F xs u) by (intros u U; apply (vertex_known F xs R), U); revert V; generalize (vertices g); intros vs V.
  induction vs as [|u vs IHv]; [reflexivity|]; cbn [flat_map sum_over]; rewrite app_length, Nat2Z.inj_add, IHv by (intros; apply V; right; assumption); f_equal; rewrite map_length.
  specialize (V u (or_introl eq_refl)); induction (arcs_at F xs it u) as [|ys m IHm]; [reflexivity|]; cbn [filter sum_over]; rewrite <- IHm, (crosses_is it u ys V).
  destruct (xorb _ _); simpl length; lia.
Qed.

Lemma crossing_bound S c : (forall u v, xorb (S u) (S v) = xorb (in_side u) (in_side v)) -> cut g S c -> c <= Z.of_nat (length (crossing_links S (items F))).
Proof.
  intros Same (l & [N L] & <-); apply inj_le, NoDup_incl_length; [exact N|]; intros (x, y) I; apply L in I; cbn [fst snd] in I; destruct I as (A & Sx & Sy).
  assert (D : xorb (in_side x) (in_side y) = true) by (rewrite <- Same, Sx, Sy; reflexivity).
  apply (adj_known F xs R) in A; destruct A as (X & Y & it & I & [H|H]).
  - apply (targets_lead F xs R it x y I X) in H; unfold targets in H; apply in_map_iff in H; destruct H as (ys & <- & H).
    apply in_flat_map; exists it; split; [exact I|]; apply in_flat_map; exists x; split; [apply (vertex_known F xs R), X|]; apply in_map_iff; exists ys; rewrite Sx; split; [reflexivity|].
    apply filter_In; auto.
  - apply (targets_lead F xs R it y x I Y) in H; unfold targets in H; apply in_map_iff in H; destruct H as (ys & <- & H).
    apply in_flat_map; exists it; split; [exact I|]; apply in_flat_map; exists y; split; [apply (vertex_known F xs R), Y|]; apply in_map_iff; exists ys; rewrite Sy; split; [reflexivity|].
    apply filter_In; split; [exact H | rewrite xorb_comm; exact D].
Qed.

Lemma side_count : total_at (coordinate_levels F) (side_weight_at side) pv pv = Z.of_nat (length (filter in_side (vertices g))).
Proof.
  rewrite (vertices_sum F xs _ R); unfold side_weight_at; fold in_side; change (fun v => if yes (pv ++ v) side then 1 else 0) with (fun v => if in_side v then 1 else 0).
  induction (vertices g) as [|v l IH]; [reflexivity|]; cbn [sum_over filter]; rewrite IH; destruct (in_side v); simpl length; lia.
Qed.
End Halves.

Lemma crossing_ends_so F c side xs w ps l : member F xs -> network_right F xs -> yes (params F xs) c = true -> have w ps (params F xs) -> crossings_fit F l = true ->
  forall us, all_refuted (crossing_questions F c side l) us = true -> forall sum x, has w sum x ->
  yields (crossing_ends F side l sum ps) (x + sum_over (fun it => total_at (link_levels F it) (crossing_weight_at F side it) (params F xs) (params F xs)) (map fst l)) w.
Proof.
  intros M R Y; revert w; induction l as [|[it ts] l IH]; intros w P Fit us A sum x X.
  - cbn [crossing_ends map sum_over]; replace (x + 0) with x by lia; apply yields_ret, X.
  - cbn [crossings_fit forallb fst snd] in Fit; apply andb_true_iff in Fit; destruct Fit as [Le Fit]; apply Nat.eqb_eq in Le.
    unfold crossing_questions in A; cbn [flat_map] in A; apply all_refuted_app in A; destruct A as (u1 & u2 & A1 & A2); cbn [fst snd] in A1.
    pose proof (sum_sound F c 1 (crossing_weight F side it) (crossing_weight_at F side it) (yields_crossing_weight F side it) xs M Y _ ts u1 Le A1) as S.
    cbn [crossing_ends]; eapply yields_bind; [apply (yields_from 1 (crossing_weight F side it) (crossing_weight_at F side it) (yields_crossing_weight F side it) _ ts w ps ps _ _ P P)|]; intros w' n L N.
    rewrite S, Z.mul_1_l in N; apply (has_later _ _ _ _ L) in X; apply (have_later _ _ _ _ L) in P.
    pose proof (IH w' P Fit u2 A2 (add sum n) _ (has_add _ _ _ _ _ X N)) as K; cbn [map sum_over fst].
    rewrite <- Z.add_assoc in K; exact K.
Qed.

Theorem halves_sound F c side ts l order_ value us : map fst l = items F -> crossings_fit F l = true -> length ts = length (coordinate_levels F) ->
  all_refuted (halves_questions F c side ts l order_ value) us = true ->
  forall xs, member F xs -> network_right F xs -> yes (params F xs) c = true -> order (text_graph (line F) (params F xs)) (num (params F xs) order_) ->
  width_at_most (text_graph (line F) (params F xs)) (num (params F xs) value).
Proof.
  intros It Fit L A xs M R Y [_ O]; unfold halves_questions in A; apply all_refuted_app in A; destruct A as (u1 & u2 & A1 & A); apply all_refuted_app in A; destruct A as (u3 & u4 & A2 & A).
  set (g := text_graph (line F) (params F xs)) in *; set (pv := params F xs) in *; set (S := in_side F xs side); set (h := Z.of_nat (length (filter S (vertices g)))); set (n := Z.of_nat (length (vertices g))) in *.
  pose proof (sum_sound F c 1 (side_weight side) (side_weight_at side) (yields_side_weight side) xs M Y _ ts u1 L A1) as Su.
  rewrite (side_count F xs side R), Z.mul_1_l in Su; fold pv g S h in Su.
  assert (Half : -1 <= 2 * h - n <= 1).
  { destruct ((h + h - num pv order_ <=? 1) && (0 <=? h + h - num pv order_ + 1)) eqn:E; [apply andb_true_iff in E; rewrite !Z.leb_le in E; lia|exfalso].
    apply (refuted_by F c _ _ A _ (or_introl eq_refl) xs M Y); intros w ps P.
    apply (so_bind _ _ _ _ (yields_from 1 (side_weight side) (side_weight_at side) (yields_side_weight side) _ ts w ps ps _ _ P P)); onward; fold pv in H; rewrite Su in H.
    apply (term_then _ _ pv); [exact P|]; onward; cbv zeta.
    assert (Mo : has w1 (minus (add ws ws) ws0) (h + h - num pv order_)) by (apply has_minus; [apply has_add|]; assumption).
    eapply false_so; [apply means_all_two; apply means_at_least; apply yields_ret; [apply has_constant | exact Mo | apply has_plus, Mo | apply has_none] | exact E]. }
  assert (Few : sum_over (fun it => total_at (link_levels F it) (crossing_weight_at F side it) pv pv) (items F) <= num pv value).
  { rewrite <- It; destruct (Z.le_gt_cases (sum_over (fun it => total_at (link_levels F it) (crossing_weight_at F side it) pv pv) (map fst l)) (num pv value)) as [|G]; [assumption|exfalso].
    apply (refuted_by F c _ _ A _ (or_intror (or_introl eq_refl)) xs M Y); intros w ps P.
    pose proof (crossing_ends_so F c side xs w ps l M R Y P Fit u3 A2 [] 0 (has_none w)) as K; rewrite Z.add_0_l in K.
    apply (so_bind _ _ _ _ K); onward; apply (term_then _ _ pv); [exact P|]; onward.
    eapply false_so; [apply means_at_least; apply yields_ret; eassumption | apply Z.leb_gt, G]. }
  assert (G : forall T : list Z -> bool, (forall u v, xorb (T u) (T v) = xorb (S u) (S v)) -> Z.of_nat (length (filter T (vertices g))) = n / 2 -> width_at_most g (num pv value)).
  { intros T Same B; exists T; split; [exact B|]; destruct (cut_exists g T (graph_proper F xs R) (graph_decidable F xs)) as [w C]; exists w; split; [exact C|].
    pose proof (crossing_bound F xs side R T w Same C) as K; rewrite (crossing_count F xs side R T (items F) (fun it I => I)) in K; fold pv in K; lia. }
  destruct (Z.eq_dec (2 * h - n) 1) as [E|E].
  - apply (G (fun v => negb (S v))); [intros u v; destruct (S u), (S v); reflexivity|].
    assert (K : Z.of_nat (length (filter (fun v => negb (S v)) (vertices g))) = n - h).
    { unfold n, h; clear; induction (vertices g) as [|v m IH]; [reflexivity|]; cbn [filter]; destruct (S v); cbn [negb length]; lia. }
    rewrite K; apply Z.div_unique with 1; lia.
  - apply (G S); [reflexivity|]; fold h; apply Z.div_unique with (n - 2 * h); lia.
Qed.
