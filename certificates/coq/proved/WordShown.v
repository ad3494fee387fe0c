(* What a strategy shows of a word. *)

From Coq Require Import ZArith Lia List Bool Uint63 PArray.
From Topocert Require Import CheckGraph Arcs WordSays WordMoves WordUses WordMonotone WordGame WordGoals WordExtremes WordOrbits WordFacts WordRefuted WordRoots WordQuick WordNets NetworkName NetworkTable WordRoutes.
Import ListNotations.
Open Scope Z_scope.

(* Automorphisms of a network of the statement, by its place: where each takes the vertices. *)
Record word_symmetries := WordSymmetries { symmetric : int; images : list (array int) }.

Definition word_step := step word_symmetries refutation.

(* The first values of the orbits. *)
Definition word_orbits (near : net -> part -> list (list part)) (roots : list (bool * plain)) (s : word_symmetries) (e : list worth) (names : nat) (r : over) : option (list (list worth)) :=
  orbit_values roots (symmetric s) (map (fun t v => t.[v]) (images s)) e (quick near e) names r.

Lemma quick_here roots e x : good_roots roots -> rooted roots e -> refines (quick (near_by roots) e x) (value e x).
Proof.
  intros W R; apply (proj1 (quick_right (near_by roots) roots (near_by_right roots W))), R.
Qed.

Lemma call_rooted roots e a l : rooted roots e -> values e a [] = Some l -> rooted roots l.
Proof. intros O V q Q I; destruct (proj2 (proj2 (proj2 (proj2 (proj2 root_from)))) a e [] l q Q V I) as [[]|J]; apply O, J. Qed.

(* ---------- Statements ---------- *)

(* A goal, by the steps that it needs. *)
Definition show_goal (near : net -> part -> list (list part)) (roots : list (bool * plain)) (fuel : nat) (g : goal) (s : list word_step) : option (list word_step) :=
  show word_symmetries refutation (fun e => every_value (quick near e)) (fun e => value_at (quick near e)) (word_orbits near roots) (refutes_by roots) (quick near)
    fuel (where_ g) (sentence g) (wanted g) s.

Lemma said_of_all_is k : said_of_all k -> is_all_or_some k = true.
Proof. intros [-> | ->]; reflexivity. Qed.

Lemma show_goal_sound roots fuel g s t : good_roots roots -> rooted roots (where_ g) -> show_goal (near_by roots) roots fuel g s = Some t -> goal_shown g.
Proof.
  intros W R E; unfold goal_shown; pose proof (fun e x O => quick_here roots e x W O) as L.
  apply (show_sound word_symmetries refutation (fun e => every_value (quick (near_by roots) e)) (fun e => value_at (quick (near_by roots) e)) (word_orbits (near_by roots) roots) (refutes_by roots) (quick (near_by roots)))
    with (opened_here := rooted roots) (fuel := fuel) (steps := s) (rest := t); auto.
  - intros e k names r only body l K O; apply every_value_all; [intros x; exact (L e x O) | apply said_of_all_is, K].
  - intros e k names r only body p x K O; apply value_at_one; [intros y; exact (L e y O) | apply said_of_all_is, K].
  - intros y e k names r only body l K O; apply (orbit_values_all roots (symmetric y) _ e _ k names r only body l (fun x => L e x O) W O), said_of_all_is, K.
  - intros r e x want O; apply refutes_by_sound; assumption.
  - intros e names r p x O V; apply rooted_more; [apply (value_at_plain _ _ _ _ _ V) | exact O].
  - intros e names r l x O V I; apply rooted_more; [apply (every_value_plain _ _ _ _ _ V I) | exact O].
  - intros y e names r l x O V I; apply rooted_more; [intros v; exact (orbit_values_plain _ _ _ _ _ _ _ _ _ v V I) | exact O].
  - intros e a l; apply call_rooted.
Qed.

Fixpoint show_goals (near : net -> part -> list (list part)) (roots : list (bool * plain)) (fuel : nat) (l : list goal) (s : list word_step) : option (list word_step) :=
  match l with [] => Some s | g :: l => match show_goal near roots fuel g s with Some s => show_goals near roots fuel l s | None => None end end.

(* The networks of the parameters, by their places. *)
Fixpoint roots_of (l : list argument) : list (bool * plain) :=
  match l with [] => [] | Other_network d Q :: l => (d, Q) :: roots_of l | _ :: l => roots_of l end.

Definition few (l : list argument) : bool := Nat.leb (List.length l) 64.

Lemma numbers_before_no_network before g : numbers_before before <> Network g.
Proof. induction before as [|[p|b|l|l|[r Q|rows]|w] before IH]; simpl; try exact IH; discriminate. Qed.

Lemma opened_rooted d P : forall l early before, (List.length early + List.length l < 4095)%nat -> rooted ((d, P) :: early ++ roots_of l) before ->
  rooted ((d, P) :: early ++ roots_of l) (opened d P l (of_Z (Z.of_nat (S (List.length early)))) before).
Proof.
  assert (N : forall roots c k Q q Q', (k < 4096)%nat -> nth_error roots k = Some (c, Q) -> Network (Root (place_for c (of_Z (Z.of_nat k))) Q) = Network (Root q Q') -> root_named roots q Q').
  { intros roots c k Q q Q' K E H; injection H as <- <-; unfold root_named; destruct (place_slot c k K) as [-> ->]; exact E. }
  induction l as [|a l IH]; intros early before B R; [exact R|]; simpl List.length in B; destruct a as [|c Q|i|p|f|]; cbn [opened roots_of] in *.
  - apply IH; [lia | intros q Q [I|I]; [apply (N ((d, P) :: early ++ roots_of l) d 0%nat P q Q ltac:(lia) eq_refl I) | apply R, I]].
  - replace (early ++ (c, Q) :: roots_of l) with ((early ++ [(c, Q)]) ++ roots_of l) in * by (rewrite <- app_assoc; reflexivity).
    replace (of_Z (Z.of_nat (S (List.length early))) + 1)%uint63 with (of_Z (Z.of_nat (S (List.length (early ++ [(c, Q)]))))).
    + apply IH; [rewrite app_length; simpl; lia|]; intros q Q' [I|I]; [|apply R, I].
      refine (N _ c (S (List.length early)) Q q Q' ltac:(lia) _ I); cbn [nth_error]; rewrite <- app_assoc, nth_error_app2, Nat.sub_diag by lia; reflexivity.
    + pose proof wB_large; apply to_Z_inj; rewrite Uint63.add_spec, !int_of_Z, app_length by (rewrite ?app_length; simpl; lia); change (to_Z 1) with 1; simpl List.length; rewrite Z.mod_small; lia.
  - apply IH; [lia | intros q Q [I|I]; [discriminate | apply R, I]].
  - apply IH; [lia | intros q Q [I|I]; [discriminate | apply R, I]].
  - apply IH; [lia | intros q Q [I|I]; [discriminate | apply R, I]].
  - apply IH; [lia | intros q Q [I|I]; [exfalso; exact (numbers_before_no_network _ _ I) | apply R, I]].
Qed.

(* The environments of a statement's goals are its own, with numbers before them. *)
Lemma goals_rooted roots fuel e x j l : good_roots roots -> rooted roots e -> goals_of (quick (near_by roots)) fuel e x j = Some l -> forall g, In g l -> rooted roots (where_ g).
Proof.
  intros W R; set (look := quick (near_by roots)).
  pose proof (bare_right look (rooted roots) (fun e x O => quick_here roots e x W O) (call_rooted roots) fuel e x R) as B.
  assert (N : forall e only body want k, rooted roots e -> rooted roots (where_ (for_number e only body want k))).
  { intros f only body want k F; apply (rooted_more roots f [Part_ (whole k)]); [intros g [G|[]]; discriminate | exact F]. }
  assert (M : forall up f only body a b, rooted roots f -> forall g, In g (false_for up f only body a b) -> rooted roots (where_ g)).
  { intros up f only body a b F g I; unfold false_for in I; apply in_map_iff in I; destruct I as (k & <- & _); apply N, F. }
  intros G g I.
  assert (T : j = Is_truth true \/ j = Is_truth false \/ forall b, j <> Is_truth b) by (destruct j as [[|]| | |]; auto; right; right; discriminate).
  destruct T as [-> |[-> |T]]; [injection G as <-; destruct I as [<-|[]]; exact R | injection G as <-; destruct I as [<-|[]]; exact R|].
  unfold goals_of in G; destruct (bare look fuel e x) as [f y]; apply proj1 in B.
  assert (X : forall greater y, extreme_goals f greater y j = Some l -> rooted roots (where_ g)).
  { intros greater z E; destruct j as [b|p|p|p]; simpl in E; [discriminate| | |]; destruct (written p); simpl in E; try discriminate E; destruct p; simpl in E; try discriminate E; destruct greater; injection E as <-;
      simpl in I; repeat (destruct I as [<-|I]; [exact B|]); destruct I. }
  assert (L : forall (last : bool) from_ to_ only body, match whole_of (look f from_), whole_of (look f to_) with
      | Some a, Some b => (if last then most_goals else least_goals) f a b only body j | _, _ => None end = Some l -> rooted roots (where_ g)).
  { intros last from_ to_ only body E; destruct (whole_of (look f from_)) as [a|]; [|discriminate]; destruct (whole_of (look f to_)) as [b|]; [|discriminate].
    destruct last, j as [t|p|p|p]; simpl in E; try discriminate E; [| | |destruct p; try discriminate E|destruct p; try discriminate E|destruct p; try discriminate E];
      try (destruct (whole_part _) as [v|]; [|discriminate E]); try (injection E as <-; revert I; apply M, B); try (injection E as <-; destruct I; fail);
      repeat match type of E with (match ?o with _ => _ end) = _ => destruct o; try discriminate E end;
      injection E as <-; simpl in I; repeat (destruct I as [<-|I]; [apply N, B|]); try (revert I; apply M, B); try destruct I. }
  destruct j; try (destruct (T b eq_refl)); destruct y; try discriminate G; try (apply (L _ _ _ _ _ G));
    match goal with k : quantifier |- _ => destruct k; try discriminate G; apply (X _ _ G) end.
Qed.

(* ---------- Certificates ---------- *)

(* A strategy, with how deep it may go. *)
Record word_proof := WordProof { depth : nat; strategy : list word_step }.

(* Numbers that are neither least nor most of anything are computed. *)
Definition is_computed (look : list worth -> expression -> option worth) (fuel : nat) (e : list worth) (text : expression) (j : judgement) : bool :=
  match j with
  | Is_truth _ => false
  | _ => match snd (bare look fuel e text) with First _ _ _ _ _ | Quantify_ Minimum _ _ _ _ | Quantify_ Maximum _ _ _ _ => false | _ => true end
  end.

Definition judges (v : option worth) (j : judgement) : bool :=
  match j, part_of v with
  | Is_number p, Some q => match below p q, below q p with Some false, Some false => true | _, _ => false end
  | Is_at_most p, Some q => match below p q with Some false => true | _ => false end
  | Is_at_least p, Some q => match below q p with Some false => true | _ => false end
  | _, _ => false
  end.

Lemma judges_right e text j : judges (value e text) j = true -> judged e text j.
Proof.
  unfold judges, judged; destruct (value e text) as [[q| | | | |]|]; simpl; destruct j; try discriminate; intros H; exists q; (split; [reflexivity|]);
    repeat match type of H with (match ?o with _ => _ end) = true => destruct o as [[|]|]; try discriminate H end; auto.
Qed.

Definition shows_word (d : bool) (n : network) (P : plain) (w : word_fact) (p : word_proof) : bool :=
  match word_text (word w), match networks_in d n P (word_arguments w) with Some places => all_there (map (argument_of P places) (word_arguments w)) | None => None end with
  | Some text, Some l =>
    if few l then
      let roots := (d, P) :: roots_of l in let near := near_by roots in let e := opened d P l 1 [] in
      if is_computed (quick near) (depth p) e text (word_judgement w)
      then match strategy p with [] => judges (quick near e text) (word_judgement w) | _ => false end else
      match goals_of (quick near) (depth p) e text (word_judgement w) with
      | Some goals => match show_goals near roots (depth p) goals (strategy p) with Some [] => true | _ => false end
      | None => false
      end
    else false
  | _, _ => false
  end.

Definition words_checks (d : bool) (n : network) (P : plain) (p : word_proof) (l : list word_fact) : bool := match l with [w] => shows_word d n P w p | _ => false end.

(* The networks that a statement names have good tables. *)
Lemma arguments_good P places l m : all_there (map (argument_of P places) l) = Some m -> good_roots (roots_of m).
Proof.
  revert m; induction l as [|a l IH]; intros m E; simpl in E; [injection E as <-; constructor|].
  destruct (argument_of P places a) as [b|] eqn:B; [|discriminate]; destruct (all_there _) as [k|]; [|discriminate]; injection E as <-; specialize (IH k eq_refl).
  destruct a as [|n|i|p|r|]; simpl in B; [injection B as <-; exact IH | | | injection B as <-; exact IH | destruct (ways_on places r); [injection B as <-; exact IH | discriminate] | injection B as <-; exact IH].
  - destruct (table_of n) as [[d Q]|] eqn:N; [|discriminate]; injection B as <-; constructor; [exact (stands_table _ _ _ (table_stands n d Q N)) | exact IH].
  - destruct (_ && _); [|discriminate]; injection B as <-; exact IH.
Qed.

Lemma show_goals_sound roots fuel l : good_roots roots -> forall s t, (forall g, In g l -> rooted roots (where_ g)) -> show_goals (near_by roots) roots fuel l s = Some t -> forall g, In g l -> goal_shown g.
Proof.
  intros W; induction l as [|g l IH]; intros s t R E h I; [destruct I|]; simpl in E; destruct (show_goal (near_by roots) roots fuel g s) as [s'|] eqn:G; [|discriminate].
  destruct I as [<-|I]; [apply (show_goal_sound roots fuel g s s' W (R g (or_introl eq_refl)) G) | apply (IH s' t (fun g J => R g (or_intror J)) E h I)].
Qed.

Lemma networks_good d n P l places : good_table d P -> networks_in d n P l = Some places -> Forall (fun e => fst (fst e) = false -> good_plain (snd e)) places.
Proof.
  assert (G : forall d P, good_table d P -> d = false -> good_plain P) by (intros b R H ->; exact H).
  intros W; unfold networks_in; destruct (all_there _) as [m|] eqn:A; [|discriminate]; intros E; injection E as <-; constructor; [exact (G d P W)|].
  revert m A; induction l as [|a l IH]; intros m A; simpl in A; [injection A as <-; constructor|]; destruct a; simpl in A; try (apply IH, A).
  destruct (table_of n0) as [[c Q]|] eqn:T; [|discriminate]; simpl in A; destruct (all_there _) as [k|]; [|discriminate]; injection A as <-; constructor; [exact (G c Q (stands_table _ _ _ (table_stands n0 c Q T))) | apply IH; reflexivity].
Qed.

Theorem words_sound d n P p l : good_table d P -> words_checks d n P p l = true -> forall w, In w l -> word_says d n P w.
Proof.
  intros W; destruct l as [|w [|? ?]]; try discriminate; simpl; intros C v [<-|[]]; unfold shows_word in C; unfold word_says, word_environment.
  destruct (word_text (word w)) as [text|]; [|discriminate]; destruct (networks_in d n P (word_arguments w)) as [places|] eqn:N; [|discriminate]; destruct (all_there (map (argument_of P places) (word_arguments w))) as [a|] eqn:A; [|discriminate]; simpl.
  split; [intros places' r f N' _ F; rewrite N in N'; injection N' as <-; exact (ways_on_right places r f (networks_good d n P _ places W N) F)|].
  destruct (few a) eqn:F; [|discriminate]; unfold few in F; apply Nat.leb_le in F.
  pose proof (opened_rooted d P a [] [] ltac:(simpl; lia) (fun q Q I => match I with end)) as R; change (of_Z (Z.of_nat (S (List.length (@nil (bool * plain)))))) with 1%uint63 in R.
  assert (G0 : good_roots ((d, P) :: roots_of a)) by (constructor; [exact W | exact (arguments_good P places _ a A)]).
  simpl List.app in R; set (roots := (d, P) :: roots_of a) in *; cbv zeta in C.
  destruct (is_computed _ _ _ _ _); [destruct (strategy p); [|discriminate]; pose proof (quick_here roots _ text G0 R) as Q; apply judges_right; revert C Q; destruct (quick _ _ text) as [v|]; intros C Q; [rewrite (Q v eq_refl); exact C | destruct (word_judgement w); discriminate C]|].
  destruct (goals_of _ (depth p) (opened d P a 1 []) text (word_judgement w)) as [goals|] eqn:G; [|discriminate].
  destruct (show_goals _ roots (depth p) goals (strategy p)) as [t|] eqn:S; [|discriminate].
  apply (goals_right _ (rooted roots) (fun e x O => quick_here roots e x G0 O) (call_rooted roots) _ _ _ _ _ R G), (show_goals_sound _ _ _ G0 _ _ (goals_rooted roots (depth p) _ text _ goals G0 R G) S).
Qed.
