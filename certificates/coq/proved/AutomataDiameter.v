(* The diameter of the networks of a text is what a term says for all n of a domain: f is their distance, its runs are
   bounded from above for all pairs, and from below for pairs that an automaton chooses. *)

From Coq Require Import ZArith List Bool Lia.
From Topocert Require Import Graph Walk Text CheckTerms AutomataInclusion AutomataDistance AutomataConditions AutomataFormula AutomataReading AutomataText AutomataLengths AutomataNetwork.
From Topocert Require FamilyGoal.
Import ListNotations.
Open Scope Z_scope.

Definition same_pair {A B : Type} (a : A -> A -> bool) (b : B -> B -> bool) (p q : A * B) : bool := a (fst p) (fst q) && b (snd p) (snd q).

Lemma same_pair_right {A B : Type} (a : A -> A -> bool) (b : B -> B -> bool) :
  (forall s t, a s t = true -> s = t) -> (forall s t, b s t = true -> s = t) -> forall p q, same_pair a b p q = true -> p = q.
Proof. intros HA HB [s t] [s' t']; unfold same_pair; cbn; rewrite andb_true_iff; intros [X Y]; apply HA in X as ->; apply HB in Y as ->; reflexivity. Qed.

Fixpoint same_all {A : Type} (a : A -> A -> bool) (l m : list A) : bool :=
  match l, m with [], [] => true | x :: l, y :: m => a x y && same_all a l m | _, _ => false end.

Lemma same_all_right {A : Type} (a : A -> A -> bool) : (forall s t, a s t = true -> s = t) -> forall l m, same_all a l m = true -> l = m.
Proof. intros H; induction l as [|x l IH]; intros [|y m]; cbn; try discriminate; [reflexivity|]; rewrite andb_true_iff; intros [X Y]; apply H in X as ->; apply IH in Y as ->; reflexivity. Qed.

Lemma same_number_right s t : (s =? t) = true -> s = t.
Proof. apply Z.eqb_eq. Qed.

Lemma same_truth_right s t : Bool.eqb s t = true -> s = t.
Proof. apply Bool.eqb_prop. Qed.

Section Diameter.
Variable q : Z.
Hypothesis base : 2 <= q.
Variable down : bool.
Variable rounds : nat.
Variable c : Z.
Variable conditions : list cond.
Variable arguments : list term.
Variable line : text.
Context {P Q F V M : Type}.
Variable same_p : P -> P -> bool.
Variable same_q : Q -> Q -> bool.
Variable same_f : F -> F -> bool.
Variable same_v : V -> V -> bool.
Variable same_m : M -> M -> bool.
Hypothesis same_p_right : forall s t, same_p s t = true -> s = t.
Hypothesis same_q_right : forall s t, same_q s t = true -> s = t.
Hypothesis same_f_right : forall s t, same_f s t = true -> s = t.
Hypothesis same_v_right : forall s t, same_v s t = true -> s = t.
Hypothesis same_m_right : forall s t, same_m s t = true -> s = t.

(* Vertices, adjacent ones, the distance, the pairs that are far, the lengths in the domain; the diameter's term, of how
   many runs the mean is taken; the certificates of the conditions. *)
Variable W : dfa Z P.
Variable E : dfa (Z * Z) Q.
Variable f : machine (Z * Z) F.
Variable far : machine (Z * Z) V.
Variable D : dfa unit M.
Variable t : term.
Variable k : nat.

Record proofs := Proofs { zero_ : nodes P F; nonnegative_ : nodes F unit; lipschitz_ : nodes (Q * F) F; descent_ : nodes (F * bool) (Q * F);
  stays_ : nodes Q P; upper_ : nodes (P * P * Z) (list F); lengths_ : nodes M (V * (P * P)); lower_ : nodes (V * F) Z }.
Variable C : proofs.

Notation letters := (alphabet q).
Notation pairs_of := (columns (alphabet q)).

Definition nothing : column := ([], []).
Definition go_none (g : formula) (s : state) (_ : unit) : state := go q down g s nothing.

Definition lengths_read : bool :=
  match both_of q c conditions with
  | Some (T, N) =>
    fine q 0 0 T && fine q 0 0 N && agree (same_states same_m) [tt] D (start q down T) (go_none T) (ends_in down T) rounds &&
    agree (same_states same_unit) [tt] (Dfa tt (fun _ _ => Some tt) (fun _ => true)) (start q down (either T N)) (go_none (either T N)) (ends_in down (either T N)) rounds
  | None => false
  end.

Definition diameter_checked : bool :=
  match period t with
  | Some (p, _) =>
    network_checked q down rounds c conditions arguments line same_p same_q W E && lengths_read && Nat.ltb 0 k &&
    included same_p same_f letters (unweighted W) (twice f) 0 (zero_ C) &&
    included same_f same_unit pairs_of f free 0 (nonnegative_ C) &&
    included (same_pair same_q same_f) same_f pairs_of (stepped letters E f) f 1 (lipschitz_ C) &&
    included (same_pair same_f Bool.eqb) (same_pair same_q same_f) pairs_of (differing Z.eqb f) (stepped letters E f) (-1) (descent_ C) &&
    included same_q same_p letters (stepped_to letters E) (unweighted W) 0 (stays_ C) &&
    included (same_pair (same_pair same_p same_p) Z.eqb) (same_all same_f) pairs_of (pairs W (of_term t c p) (Z.of_nat k)) (runs f k) (Z.of_nat k - 1) (upper_ C) &&
    included same_m (same_pair same_v (same_pair same_p same_p)) [tt] (unweighted D) (chosen letters W far) 0 (lengths_ C) &&
    included (same_pair same_v same_f) Z.eqb pairs_of (far_and_weighed f far) (of_columns (of_term t c p)) 0 (lower_ C)
  | None => false
  end.

Lemma none_right N g : fine q 0 0 g = true -> (takes_t (go_none g) (ends_in down g) (start q down g) (repeat tt N) = true <-> means q N [] [] g).
Proof.
  intros Fi; rewrite <- (formula_right q base N down g [] []) by (intros ? [] || assumption); unfold takes_t, reads, columns_of.
  enough (X : forall m a s, fold_left (go_none g) (repeat tt m) s = fold_left (go q down g) (map (column_at q N down [] []) (seq a m)) s) by (rewrite (X N O); reflexivity).
  induction m as [|m IH]; intros a s; [reflexivity | apply IH].
Qed.

Theorem diameter_sound : diameter_checked = true -> forall N n, n = Z.of_nat N + c ->
  (forall a, In a conditions -> holds [n] a = Some true) -> diameter (text_graph line (map (num [n]) arguments)) (num [n] t).
Proof.
  unfold diameter_checked; destruct (period t) as [[p s]|] eqn:Pt; [|discriminate]; apply period_right in Pt; rewrite !andb_true_iff.
  intros [[[[[[[[[[Net Len] K] Ze] No] Li] De] St] Up] Lo] Lw] N n n_is_ Dom; subst n; apply Nat.ltb_lt in K; set (n := Z.of_nat N + c) in *.
  set (g := text_graph line (map (num [n]) arguments)).
  destruct (network_right q base down rounds c conditions arguments line same_p same_q same_p_right same_q_right W E N Dom Net) as [Vx Ed]; fold n in Vx, Ed; fold g in Vx, Ed.
  set (code := fun v : vertex g => match v : list Z with x :: _ => spell q down N x | [] => [] end).
  set (is_word := fun x => length x = N /\ spelled letters x /\ takes W x = true).
  set (edge := fun x z : list Z => takes E (combine x z) = true).
  set (near := fun x y a => spelled letters x /\ spelled letters y /\ length y = length x /\ accepts f (combine x y) a).
  assert (Cols : forall x y, spelled letters x -> spelled letters y -> forall l, In l (combine x y) -> In l pairs_of) by (intros x y X Y l; apply columns_all; assumption).
  assert (Units : forall x : list Z, units x = repeat tt (length x)) by (intros x; unfold units; induction x as [|a x IH]; cbn; congruence).
  assert (LenU : forall x : list Z, length (units x) = length x) by (intros x; apply map_length).
  apply (diameter_is g code is_word edge near).
  - apply FamilyGoal.text_decidable.
  - intros v I; apply Vx in I as (x & -> & X & T); split; [apply spell_length|]; split; [apply spell_spelled, base | exact T].
  - intros w (L & S & T); destruct (spell_onto q base down N w L S) as (x & X & <-); exists [x]; split; [apply Vx; exists x; auto | reflexivity].
  - intros u v U Y; apply Vx in U as (x & -> & X & _); apply Vx in Y as (y & -> & Y & _); intros H; apply (spell_once q base down N x y X Y) in H as ->; reflexivity.
  - intros u v U Y; assert (U' := U); assert (Y' := Y); apply Vx in U' as (x & -> & _); apply Vx in Y' as (y & -> & _); exact (Ed x y U Y).
  - intros x (L & S & T); destruct (inclusion_sound same_p same_f same_p_right same_f_right letters _ _ 0 _ Ze x 0 S) as (b & A & B); [apply unweighted_accepts; auto|].
    exists b; split; [|lia]; repeat (split; [assumption || reflexivity|]); apply twice_accepts, A.
  - intros x y a (X & Y & L & A); destruct (inclusion_sound same_f same_unit same_f_right same_unit_right pairs_of _ _ 0 _ No _ a (Cols x y X Y) A) as (b & B & Le); apply free_accepts in B; lia.
  - intros x z y a (LX & X & _) (LY & Y & _) Ez (Z & _ & LZ & A).
    destruct (inclusion_sound (same_pair same_q same_f) same_f (same_pair_right _ _ same_q_right same_f_right) same_f_right pairs_of _ _ 1 _ Li (combine x y) a (Cols x y X Y)) as (b & B & Le).
    { apply (stepped_accepts letters E f x z y a); [lia | lia | exact Z | exact Ez | exact A]. }
    exists b; split; [repeat (split; [assumption || lia|]); exact B | lia].
  - intros x y a (LX & X & TX) (LY & Y & TY) Df (_ & _ & L & A).
    destruct (inclusion_sound (same_pair same_f Bool.eqb) (same_pair same_q same_f) (same_pair_right _ _ same_f_right same_truth_right) (same_pair_right _ _ same_q_right same_f_right) pairs_of _ _ (-1) _ De (combine x y) a (Cols x y X Y)) as (b & B & Le).
    { apply differing_accepts; [intros u v; apply Z.eqb_eq | exact L | exact Df | exact A]. }
    destruct (accepts_stepped letters E f x y b L B) as (z & LZ & Z & T & A'); exists z, b; split; [|split; [exact T|split; [|lia]]].
    + split; [lia|]; split; [exact Z|]; destruct (inclusion_sound same_q same_p same_q_right same_p_right letters _ _ 0 _ St z 0 Z) as (d & G & _); [apply (stepped_to_accepts letters E x z LZ X T)|].
      apply unweighted_accepts in G as [G _]; exact G.
    + repeat (split; [assumption || lia|]); exact A'.
  - intros x y (LX & X & TX) (LY & Y & TY).
    destruct (inclusion_sound (same_pair (same_pair same_p same_p) Z.eqb) (same_all same_f) (same_pair_right _ _ (same_pair_right _ _ same_p_right same_p_right) same_number_right) (same_all_right _ same_f_right)
      pairs_of _ _ _ _ Up (combine x y) (Z.of_nat k * num [n] t) (Cols x y X Y)) as (b & B & Le).
    { apply pairs_accepts; [lia | exact TX | exact TY |]; apply (of_term_accepts t c p s _ _ Pt); rewrite LenU, LX; reflexivity. }
    destruct (runs_accepts f k _ b (num [n] t) K B ltac:(lia)) as (d & A & Ld); exists d; split; [repeat (split; [assumption || lia|]); exact A | exact Ld].
  - assert (TD : takes D (repeat tt N) = true).
    { unfold lengths_read in Len; destruct (both_of q c conditions) as [[T Nt]|] eqn:Bo; [|discriminate]; rewrite !andb_true_iff in Len; destruct Len as [[[F1 F2] A1] A2].
      assert (U : forall l, In l (repeat tt N) -> In l [tt]) by (intros [] _; left; reflexivity).
      rewrite (agree_sound _ (same_states_right same_m same_m_right) _ _ _ _ _ _ _ A1 U); apply (none_right N T F1).
      assert (A3 := agree_sound _ (same_states_right same_unit same_unit_right) _ _ _ _ _ _ _ A2 U); rewrite takes_everything in A3; symmetry in A3.
      apply none_right in A3; [|cbn; rewrite F1, F2; reflexivity]; apply means_either in A3 as [A3|A3]; [exact A3|].
      exfalso; exact (conditions_right q base c N [] conditions ltac:(intros ? []) T Nt Bo Dom A3). }
    destruct (inclusion_sound same_m (same_pair same_v (same_pair same_p same_p)) same_m_right (same_pair_right _ _ same_v_right (same_pair_right _ _ same_p_right same_p_right)) [tt] _ _ 0 _ Lo (repeat tt N) 0) as (b & B & _);
      [intros [] _; left; reflexivity | apply unweighted_accepts; auto|].
    destruct (chosen_accepts letters W far N b B) as (x & y & a & LX & LY & X & Y & TX & TY & Fa); exists x, y.
    split; [repeat (split; [assumption|]); exact TX|]; split; [repeat (split; [assumption|]); exact TY|]; intros d (_ & _ & _ & A).
    destruct (inclusion_sound (same_pair same_v same_f) Z.eqb (same_pair_right _ _ same_v_right same_f_right) same_number_right pairs_of _ _ 0 _ Lw (combine x y) d (Cols x y X Y) (far_accepts f far _ a d Fa A)) as (e & G & Le).
    apply of_columns_accepts, (of_term_accepts t c p s _ _ Pt) in G; rewrite map_length, combine_length, LX, LY, Nat.min_id in G; fold n in G; lia.
Qed.

End Diameter.
