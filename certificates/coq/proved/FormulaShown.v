(* Whether verdicts follow from accepted statements: what is known of each fact gives bounds of what a
   formula's value is. *)

From Coq Require Import ZArith QArith Qround Qabs List String Bool Lia Lqa.
From Topocert Require Import Graph Walk Girth Numbered CheckGraph Text NetworkName NetworkTable MetricSays Statement FormulaSays FractionSum.
Import ListNotations.
Open Scope Z_scope.
Local Arguments Qred : simpl never.

(* ---------- Estimates ---------- *)

(* What is known of a value: nothing; all; a number with bounds, of which one may be missing; a number that is at least
   this, or infinite. *)
Inductive estimate :=
| Unknown
| Exactly (v : value)
| Within (low high : option Q)
| Above (low : Q).

Definition at_least (low : option Q) (q : Q) : Prop := match low with Some l => (l <= q)%Q | None => True end.
Definition at_most (high : option Q) (q : Q) : Prop := match high with Some h => (q <= h)%Q | None => True end.

Definition fits (e : estimate) (x : option value) : Prop :=
  match e with
  | Unknown => True
  | Exactly v => x = Some v
  | Within low high => exists q, x = Some (Number q) /\ at_least low q /\ at_most high q
  | Above low => x = Some Endless \/ exists q, x = Some (Number q) /\ (low <= q)%Q
  end.

(* Numbers of more bits than a formula may have, are left alone. *)
Definition short (q : Q) : bool := (Z.log2 (Z.abs (Qnum q)) <? 16384) && (Z.log2 (Zpos (Qden q)) <? 16384).

Definition exact (x : option value) : estimate :=
  match x with Some (Number q) => if short q then Exactly (Number q) else Unknown | Some v => Exactly v | None => Unknown end.

Lemma exact_fits x : fits (exact x) x.
Proof. destruct x as [[q| | |]|]; try exact I; try reflexivity; unfold exact; destruct (short q); [reflexivity | exact I]. Qed.

(* The bounds of a number. *)
Definition bounds (e : estimate) : option (option Q * option Q) :=
  match e with
  | Exactly (Number q) => Some (Some q, Some q)
  | Within low high => Some (low, high)
  | _ => None
  end.

Lemma bounds_fit e x low high : fits e x -> bounds e = Some (low, high) ->
  exists q, x = Some (Number q) /\ at_least low q /\ at_most high q.
Proof.
  destruct e as [|[q| | |]|l h|l]; simpl; try discriminate; intros F E; injection E as <- <-; [|exact F].
  exists q; split; [exact F|]; split; simpl; apply Qle_refl.
Qed.

Definition both_known {A} (f : A -> A -> A) (a b : option A) : option A :=
  match a, b with Some a, Some b => Some (f a b) | _, _ => None end.

Definition either_known {A} (f : A -> A -> A) (a b : option A) : option A :=
  match a, b with Some a, Some b => Some (f a b) | Some a, None | None, Some a => Some a | None, None => None end.

Definition negated (q : option Q) : option Q := option_map Qopp q.
Definition lesser (a b : Q) : Q := if Qle_bool a b then a else b.
Definition larger (a b : Q) : Q := if Qle_bool a b then b else a.
Definition not_negative_bound (q : option Q) : bool := match q with Some q => Qle_bool 0 q | None => false end.
Definition low_times (a b : option Q) : option Q :=
  if not_negative_bound a && not_negative_bound b then both_known Qmult a b else None.
(* Of numbers with all bounds a product lies between those of bounds. *)
Definition product_bounds (a b : option Q * option Q) : option Q * option Q :=
  match a, b with
  | (Some la, Some ha), (Some lb, Some hb) =>
    (Some (lesser (lesser (la * lb) (la * hb)) (lesser (ha * lb) (ha * hb))), Some (larger (larger (la * lb) (la * hb)) (larger (ha * lb) (ha * hb))))
  | _, _ => (low_times (fst a) (fst b), None)
  end.

(* Bounds of 1/q, where all within the bounds have the same sign and are not 0. *)
Definition inverse_bounds (b : option Q * option Q) : option (option Q * option Q) :=
  match b with
  | (Some l, Some h) => if negb (Qle_bool l 0) || negb (Qle_bool 0 h) then Some (Some (/ h), Some (/ l))%Q else None
  | _ => None
  end.

Definition absolute_bounds (low high : option Q) : option Q * option Q :=
  match low, high with
  | Some l, Some h => if Qle_bool 0 l then (low, high) else if Qle_bool h 0 then (Some (- h), Some (- l))%Q else (Some 0, Some (larger h (- l)))%Q
  | Some l, None => if Qle_bool 0 l then (low, None) else (Some 0%Q, None)
  | None, Some h => if Qle_bool h 0 then (Some (- h)%Q, None) else (Some 0%Q, None)
  | None, None => (Some 0%Q, None)
  end.

Definition within (b : option Q * option Q) : estimate := Within (fst b) (snd b).

(* Whether a <= b, by bounds. *)
Definition least_at_most (a b : option Q * option Q) : option bool :=
  match snd a, fst b, fst a, snd b with
  | Some ha, Some lb, _, _ => if Qle_bool ha lb then Some true else
      match fst a, snd b with Some la, Some hb => if Qle_bool la hb then None else Some false | _, _ => None end
  | _, _, Some la, Some hb => if Qle_bool la hb then None else Some false
  | _, _, _, _ => None
  end.

Definition truth_estimate (b : option bool) : estimate := match b with Some b => Exactly (Truth b) | None => Unknown end.

Definition both_truths (a b : option bool) : option bool :=
  match a, b with
  | Some false, _ | _, Some false => Some false
  | Some true, Some true => Some true
  | _, _ => None
  end.

Definition by_bounds (o : binary) (a b : option Q * option Q) : estimate :=
  match o with
  | Add_ => Within (both_known Qplus (fst a) (fst b)) (both_known Qplus (snd a) (snd b))
  | Sub_ => Within (both_known Qminus (fst a) (snd b)) (both_known Qminus (snd a) (fst b))
  | Mul_ => within (product_bounds a b)
  | Div_ => match inverse_bounds b with Some c => within (product_bounds a c) | None => Unknown end
  | Min_ => Within (both_known lesser (fst a) (fst b)) (either_known lesser (snd a) (snd b))
  | Max_ => Within (either_known larger (fst a) (fst b)) (both_known larger (snd a) (snd b))
  | AtMost_ => truth_estimate (least_at_most a b)
  | AtLeast_ => truth_estimate (least_at_most b a)
  | Less_ => truth_estimate (option_map negb (least_at_most b a))
  | More_ => truth_estimate (option_map negb (least_at_most a b))
  | Equal_ => truth_estimate (both_truths (least_at_most a b) (least_at_most b a))
  | Unequal_ => truth_estimate (option_map negb (both_truths (least_at_most a b) (least_at_most b a)))
  | _ => Unknown
  end.

Definition decided (o : binary) (a : estimate) : bool :=
  match o, a with And_, Exactly (Truth false) => true | Or_, Exactly (Truth true) => true | _, _ => false end.

Definition deciding (o : binary) : estimate := Exactly (Truth (match o with And_ => false | _ => true end)).

(* What is at least l, or infinite, compared with what is at most h. *)
Definition above_bound (o : binary) (l h : Q) : estimate :=
  match o with
  | AtLeast_ => if Qle_bool h l then Exactly (Truth true) else Unknown
  | Less_ => if Qle_bool h l then Exactly (Truth false) else Unknown
  | More_ | Unequal_ => if Qle_bool l h then Unknown else Exactly (Truth true)
  | AtMost_ | Equal_ => if Qle_bool l h then Unknown else Exactly (Truth false)
  | _ => Unknown
  end.

(* The lesser, or the larger, of two numbers of which the first is at least l, or infinite. *)
Definition above_extreme (o : binary) (l : Q) (e : estimate) : estimate :=
  match o, e, bounds e with
  | Max_, Above m, _ => Above (larger l m)
  | Max_, Exactly Endless, _ => e
  | Min_, Exactly Endless, _ => Above l
  | Min_, Above m, _ => Above (lesser l m)
  | Max_, _, Some (low, _) => Above (match low with Some m => larger l m | None => l end)
  | Min_, _, Some (low, high) => Within (option_map (lesser l) low) high
  | _, _, _ => Unknown
  end.

Definition is_extreme (o : binary) : bool := match o with Min_ | Max_ => true | _ => false end.

(* The comparison from the other side. *)
Definition turned (o : binary) : binary :=
  match o with AtLeast_ => AtMost_ | AtMost_ => AtLeast_ | Less_ => More_ | More_ => Less_ | Equal_ => Equal_ | Unequal_ => Unequal_ | _ => Add_ end.

Definition high_of (e : estimate) : option Q := match bounds e with Some (_, h) => h | None => None end.

Definition binary_estimate (o : binary) (a b : estimate) : estimate :=
  if decided o a then deciding o else
  match a, b with
  | Exactly x, Exactly y => exact (connected_value o (Some x) (Some y))
  | Within _ _, Exactly Endless =>
    match o with AtMost_ | Less_ | Unequal_ => Exactly (Truth true) | AtLeast_ | More_ | Equal_ => Exactly (Truth false)
      | Min_ => a | Max_ => b | _ => Unknown end
  | Above l, _ => if is_extreme o then above_extreme o l b else match high_of b with Some h => above_bound o l h | None => Unknown end
  | _, Above l => if is_extreme o then above_extreme o l a else match high_of a with Some h => above_bound (turned o) l h | None => Unknown end
  | _, _ => match bounds a, bounds b with Some x, Some y => by_bounds o x y | _, _ => Unknown end
  end.

Definition unary_estimate (o : unary) (a : estimate) : estimate :=
  match a, o with
  | Exactly x, _ => exact (unary_value o x)
  | Within low high, Negative => Within (negated high) (negated low)
  | Within low high, Floor_ => Within (option_map (fun q => inject_Z (Qfloor q)) low) (option_map (fun q => inject_Z (Qfloor q)) high)
  | Within low high, Ceil_ => Within (option_map (fun q => inject_Z (Qceiling q)) low) (option_map (fun q => inject_Z (Qceiling q)) high)
  | Within low high, Abs_ => within (absolute_bounds low high)
  | _, _ => Unknown
  end.

Lemma decided_fits o a x y : fits a x -> decided o a = true -> fits (deciding o) (connected_value o x y).
Proof. intros A; destruct o, a as [|[| |[]|]| |]; try discriminate; simpl in *; subst; reflexivity. Qed.

Lemma least_at_most_right a b p q r : at_least (fst a) p -> at_most (snd a) p -> at_least (fst b) q -> at_most (snd b) q ->
  least_at_most a b = Some r -> Qle_bool p q = r.
Proof.
  destruct a as [la ha], b as [lb hb]; unfold least_at_most; simpl; intros A1 A2 B1 B2.
  assert (T : forall h l, (p <= h)%Q -> (l <= q)%Q -> Qle_bool h l = true -> Qle_bool p q = true).
  { intros h l P L H; apply Qle_bool_iff in H; apply Qle_bool_iff; apply Qle_trans with h; [exact P|]; apply Qle_trans with l; assumption. }
  assert (F : forall l h, (l <= p)%Q -> (q <= h)%Q -> Qle_bool l h = false -> Qle_bool p q = false).
  { intros l h P L H; destruct (Qle_bool p q) eqn:E; [|reflexivity]; apply Qle_bool_iff in E.
    assert (X : Qle_bool l h = true) by (apply Qle_bool_iff; apply Qle_trans with p; [exact P|]; apply Qle_trans with q; assumption); congruence. }
  destruct ha as [ha|], lb as [lb|], la as [la|], hb as [hb|]; simpl in *; try discriminate;
    repeat match goal with |- context [if Qle_bool ?x ?y then _ else _] => destruct (Qle_bool x y) eqn:? end;
    intros E; try discriminate; injection E as <-; eauto.
Qed.

Lemma red_le (l q : Q) : (l <= q)%Q -> (l <= Qred q)%Q.
Proof. intros L; rewrite Qred_correct; exact L. Qed.

Lemma red_ge (l q : Q) : (q <= l)%Q -> (Qred q <= l)%Q.
Proof. intros L; rewrite Qred_correct; exact L. Qed.

Lemma le_true p q : Qle_bool p q = true -> (p <= q)%Q.
Proof. apply Qle_bool_iff. Qed.

Lemma le_false p q : Qle_bool p q = false -> (q < p)%Q.
Proof. intros E; apply Qnot_le_lt; intros L; apply Qle_bool_iff in L; congruence. Qed.

Ltac compare_all := repeat match goal with
  | |- context [if Qle_bool ?x ?y then _ else _] => destruct (Qle_bool x y) eqn:?
  end; repeat match goal with
  | E : Qle_bool _ _ = true |- _ => apply le_true in E
  | E : Qle_bool _ _ = false |- _ => apply le_false in E
  end.

Lemma mult_between (l p m q : Q) : (0 <= l)%Q -> (0 <= m)%Q -> (l <= p)%Q -> (m <= q)%Q -> (l * m <= p * q)%Q.
Proof. intros; nra. Qed.

(* A product lies between those with the bounds of one number. *)
Lemma times_between l h p q : (l <= p)%Q -> (p <= h)%Q -> (lesser (l * q) (h * q) <= p * q)%Q /\ (p * q <= larger (l * q) (h * q))%Q.
Proof.
  intros L H; unfold lesser, larger; destruct (Qlt_le_dec q 0) as [N|N]; compare_all; split; nra.
Qed.

Lemma times_between_right l h p q : (l <= p)%Q -> (p <= h)%Q -> (lesser (q * l) (q * h) <= q * p)%Q /\ (q * p <= larger (q * l) (q * h))%Q.
Proof.
  intros L H; unfold lesser, larger; destruct (Qlt_le_dec q 0) as [N|N]; compare_all; split; nra.
Qed.

Lemma lesser_le a b c : (c <= a)%Q -> (c <= b)%Q -> (c <= lesser a b)%Q.
Proof. unfold lesser; destruct (Qle_bool a b); auto. Qed.

Lemma larger_le a b c : (a <= c)%Q -> (b <= c)%Q -> (larger a b <= c)%Q.
Proof. unfold larger; destruct (Qle_bool a b); auto. Qed.

Lemma lesser_both a b : (lesser a b <= a)%Q /\ (lesser a b <= b)%Q.
Proof. unfold lesser; compare_all; split; lra. Qed.

Lemma larger_both a b : (a <= larger a b)%Q /\ (b <= larger a b)%Q.
Proof. unfold larger; compare_all; split; lra. Qed.

Lemma product_bounds_right a b p q : at_least (fst a) p -> at_most (snd a) p -> at_least (fst b) q -> at_most (snd b) q ->
  at_least (fst (product_bounds a b)) (p * q) /\ at_most (snd (product_bounds a b)) (p * q).
Proof.
  intros A1 A2 B1 B2.
  assert (G : at_least (low_times (fst a) (fst b)) (p * q)).
  { unfold low_times, not_negative_bound; destruct (fst a) as [la|], (fst b) as [lb|]; simpl; auto; destruct (Qle_bool 0 la) eqn:E1; simpl; auto;
      destruct (Qle_bool 0 lb) eqn:E2; simpl; auto; apply le_true in E1, E2; apply mult_between; assumption. }
  destruct a as [[la|] [ha|]], b as [[lb|] [hb|]]; try (split; [exact G | exact I]); clear G; simpl in *.
  destruct (times_between la ha p q A1 A2) as [X Y], (times_between_right lb hb q la B1 B2) as [X1 Y1], (times_between_right lb hb q ha B1 B2) as [X2 Y2].
  split; [apply Qle_trans with (2 := X), lesser_le | apply Qle_trans with (1 := Y), larger_le]; eapply Qle_trans; try eassumption; try apply lesser_both; try apply larger_both.
Qed.

Lemma inverse_order a b : (a <= b)%Q -> (0 < a * b)%Q -> (/ b <= / a)%Q.
Proof.
  intros L S; assert (A : ~ (a == 0)%Q) by (intros E; rewrite E in S; lra); assert (B : ~ (b == 0)%Q) by (intros E; rewrite E in S; lra).
  pose proof (Qmult_inv_r a A) as X; pose proof (Qmult_inv_r b B) as Y; set (x := (/ a)%Q) in *; set (y := (/ b)%Q) in *; clearbody x y.
  apply Qnot_lt_le; intros N; assert (Z : ((y - x) * (a * b) == a - b)%Q).
  { setoid_replace ((y - x) * (a * b))%Q with (a * (b * y) - b * (a * x))%Q by ring; rewrite X, Y; ring. }
  nra.
Qed.

Lemma inverse_bounds_right b c q : at_least (fst b) q -> at_most (snd b) q -> inverse_bounds b = Some c ->
  ~ (q == 0)%Q /\ at_least (fst c) (/ q) /\ at_most (snd c) (/ q).
Proof.
  destruct b as [[l|] [h|]]; simpl; try discriminate; intros L H; destruct (_ || _) eqn:E; [|discriminate]; intros X; injection X as <-; simpl.
  apply orb_true_iff in E; rewrite !negb_true_iff in E; destruct E as [E|E]; apply le_false in E; (split; [intros Z; rewrite Z in *; lra|]);
    split; apply inverse_order; try assumption; nra.
Qed.

Lemma by_bounds_right o a b p q : at_least (fst a) p -> at_most (snd a) p -> at_least (fst b) q -> at_most (snd b) q ->
  fits (by_bounds o a b) (connected_value o (Some (Number p)) (Some (Number q))).
Proof.
  intros A1 A2 B1 B2.
  assert (C : forall r, least_at_most a b = Some r -> Qle_bool p q = r) by (intros r; apply least_at_most_right; assumption).
  assert (D : forall r, least_at_most b a = Some r -> Qle_bool q p = r) by (intros r; apply least_at_most_right; assumption).
  destruct o; simpl; auto.
  - eexists; split; [reflexivity|]; destruct a as [[la|] [ha|]], b as [[lb|] [hb|]]; simpl in *; auto; split; auto; try apply red_le; try apply red_ge; lra.
  - eexists; split; [reflexivity|]; destruct a as [[la|] [ha|]], b as [[lb|] [hb|]]; simpl in *; auto; split; auto; try apply red_le; try apply red_ge; lra.
  - destruct (product_bounds_right a b p q A1 A2 B1 B2) as [X Y]; eexists; split; [reflexivity|].
    destruct (product_bounds a b) as [[l|] [h|]]; simpl in *; split; auto using red_le, red_ge.
  - destruct (inverse_bounds b) as [c|] eqn:E; [|exact I]; destruct (inverse_bounds_right b c q B1 B2 E) as (N & C1 & C2).
    destruct (Qeq_bool q 0) eqn:Z; [apply Qeq_bool_eq in Z; contradiction|].
    destruct (product_bounds_right a c p (/ q) A1 A2 C1 C2) as [X Y]; eexists; split; [reflexivity|].
    destruct (product_bounds a c) as [[l|] [h|]]; simpl in *; split; auto; try apply red_le; try apply red_ge; assumption.
  - destruct (Qle_bool p q) eqn:E; [apply le_true in E | apply le_false in E]; (eexists; split; [reflexivity|]);
      destruct a as [[la|] [ha|]], b as [[lb|] [hb|]]; simpl in *; unfold lesser; split; compare_all; auto; lra.
  - destruct (Qle_bool p q) eqn:E; [apply le_true in E | apply le_false in E]; (eexists; split; [reflexivity|]);
      destruct a as [[la|] [ha|]], b as [[lb|] [hb|]]; simpl in *; unfold larger; split; compare_all; auto; lra.
  - destruct (least_at_most a b) as [x|] eqn:E1, (least_at_most b a) as [y|] eqn:E2; simpl; auto.
    + rewrite (C _ eq_refl), (D _ eq_refl); destruct x, y; reflexivity.
    + destruct x; simpl; auto; rewrite (C _ eq_refl); reflexivity.
    + destruct y; simpl; auto; rewrite (D _ eq_refl), andb_false_r; reflexivity.
  - destruct (least_at_most a b) as [x|] eqn:E1, (least_at_most b a) as [y|] eqn:E2; simpl; auto.
    + rewrite (C _ eq_refl), (D _ eq_refl); destruct x, y; reflexivity.
    + destruct x; simpl; auto; rewrite (C _ eq_refl); reflexivity.
    + destruct y; simpl; auto; rewrite (D _ eq_refl), andb_false_r; reflexivity.
  - destruct (least_at_most b a) as [y|] eqn:E2; simpl; auto; rewrite (D _ eq_refl); reflexivity.
  - destruct (least_at_most a b) as [x|] eqn:E1; simpl; auto; rewrite (C _ eq_refl); reflexivity.
  - destruct (least_at_most a b) as [x|] eqn:E1; simpl; auto; rewrite (C _ eq_refl); reflexivity.
  - destruct (least_at_most b a) as [y|] eqn:E2; simpl; auto; rewrite (D _ eq_refl); reflexivity.
Qed.

Lemma by_bounds_fits o a b x y l m : fits a x -> fits b y -> bounds a = Some l -> bounds b = Some m ->
  fits (by_bounds o l m) (connected_value o x y).
Proof.
  intros A B E F; destruct l as [l1 l2], m as [m1 m2].
  destruct (bounds_fit _ _ _ _ A E) as (p & -> & A1 & A2), (bounds_fit _ _ _ _ B F) as (q & -> & B1 & B2).
  apply by_bounds_right; assumption.
Qed.

Lemma above_fits o l h x q : fits (Above l) x -> (q <= h)%Q ->
  fits (above_bound o l h) (connected_value o x (Some (Number q))) /\ fits (above_bound (turned o) l h) (connected_value o (Some (Number q)) x).
Proof.
  intros A B; assert (T : forall p, (l <= p)%Q -> (h <= l)%Q -> Qle_bool q p = true) by (intros p P H; apply Qle_bool_iff; lra).
  assert (F : forall p, (l <= p)%Q -> (h < l)%Q -> Qle_bool p q = false).
  { intros p P H; destruct (Qle_bool p q) eqn:E; [apply le_true in E; lra | reflexivity]. }
  assert (U : forall p, (l <= p)%Q -> (h < l)%Q -> Qle_bool q p = true) by (intros p P H; apply Qle_bool_iff; lra).
  destruct A as [->|(p & -> & P)]; destruct o; simpl; auto; split; simpl; auto; compare_all; simpl; auto;
    rewrite ?(T p), ?(F p), ?(U p) by assumption; auto.
Qed.

Lemma high_fits e x h : fits e x -> high_of e = Some h -> exists q, x = Some (Number q) /\ (q <= h)%Q.
Proof.
  unfold high_of; destruct (bounds e) as [[l k]|] eqn:E; [|discriminate]; intros A H; subst k.
  destruct (bounds_fit _ _ _ _ A E) as (q & -> & _ & Q); exists q; auto.
Qed.

Lemma above_extreme_fits o l e x y : is_extreme o = true -> fits (Above l) x -> fits e y ->
  fits (above_extreme o l e) (connected_value o x y) /\ fits (above_extreme o l e) (connected_value o y x).
Proof.
  intros O A B.
  assert (N : forall low high, bounds e = Some (low, high) -> exists q, y = Some (Number q) /\ at_least low q /\ at_most high q) by (intros low high; apply bounds_fit, B).
  destruct o; try discriminate O; unfold above_extreme; destruct e as [|v|low high|m];
    try (destruct v as [v| | |]; try (split; exact I);
      [|simpl in B; subst y; destruct A as [->|(p & -> & P)]; simpl; split; first [reflexivity | left; reflexivity | right; eexists; split; [reflexivity | exact P]]]);
    try (destruct (bounds _) as [[low0 high0]|] eqn:E; [|split; exact I]; destruct (N low0 high0 eq_refl) as (q & -> & L & H); clear N B E;
      destruct A as [->|(p & -> & P)]; simpl; split; compare_all; destruct low0 as [m|], high0 as [h|]; unfold lesser, larger; simpl in *; compare_all;
      first [left; reflexivity | right; eexists; split; [reflexivity | lra] | eexists; split; [reflexivity|]; split; simpl; auto; lra]).
  - destruct A as [->|(p & -> & P)], B as [->|(q & -> & B)]; simpl; split; compare_all; unfold lesser; compare_all;
      first [left; reflexivity | right; eexists; split; [reflexivity | lra]].
  - destruct A as [->|(p & -> & P)], B as [->|(q & -> & B)]; simpl; split; compare_all; unfold larger; compare_all;
      first [left; reflexivity | right; eexists; split; [reflexivity | lra]].
Qed.

Lemma binary_fits o a b x y : fits a x -> fits b y -> fits (binary_estimate o a b) (connected_value o x y).
Proof.
  intros A B; unfold binary_estimate; destruct (decided o a) eqn:E; [apply decided_fits with a; assumption|]; clear E.
  assert (G : forall a b, fits a x -> fits b y ->
    fits (match bounds a, bounds b with Some x, Some y => by_bounds o x y | _, _ => Unknown end) (connected_value o x y)).
  { intros a' b' A' B'; destruct (bounds a') as [l|] eqn:E; [|simpl; auto]; destruct (bounds b') as [m|] eqn:F; [|simpl; auto].
    apply (by_bounds_fits o a' b'); assumption. }
  assert (L : forall l, fits (Above l) x -> fits (if is_extreme o then above_extreme o l b else match high_of b with Some h => above_bound o l h | None => Unknown end) (connected_value o x y)).
  { intros l A'; destruct (is_extreme o) eqn:X; [apply (above_extreme_fits o l b x y X A' B)|]; destruct (high_of b) as [h|] eqn:E; [|exact I]; destruct (high_fits b y h B E) as (q & -> & Q); apply above_fits; assumption. }
  assert (R : forall l, fits (Above l) y -> fits (if is_extreme o then above_extreme o l a else match high_of a with Some h => above_bound (turned o) l h | None => Unknown end) (connected_value o x y)).
  { intros l B'; destruct (is_extreme o) eqn:X; [apply (above_extreme_fits o l a y x X B' A)|]; destruct (high_of a) as [h|] eqn:E; [|exact I]; destruct (high_fits a x h A E) as (q & -> & Q); apply above_fits; assumption. }
  destruct a as [|v|l h|l]; [| | |exact (L l A)].
  - destruct b as [|w|l h|l]; [exact (G Unknown Unknown A B) | exact (G Unknown (Exactly w) A B) | exact (G Unknown (Within l h) A B) | exact (R l B)].
  - destruct b as [|w|l h|l]; [exact (G (Exactly v) Unknown A B) | | exact (G (Exactly v) (Within l h) A B) | exact (R l B)].
    simpl in A, B; subst; apply exact_fits.
  - destruct b as [|[q| |t|w]|l' h'|l']; try (exact (G (Within l h) _ A B)); try exact (R l' B).
    destruct A as (q & -> & A); simpl in B; subst; destruct o; simpl; auto; exists q; auto.
Qed.

Lemma absolute_bounds_right low high q : at_least low q -> at_most high q ->
  at_least (fst (absolute_bounds low high)) (Qabs q) /\ at_most (snd (absolute_bounds low high)) (Qabs q).
Proof.
  intros L H; pose proof (Qabs_nonneg q); assert (A : (Qabs q == q /\ 0 <= q \/ Qabs q == - q /\ q <= 0)%Q).
  { destruct (Qlt_le_dec q 0); [right; rewrite Qabs_neg by lra; split; [reflexivity | lra] | left; rewrite Qabs_pos by lra; split; [reflexivity | lra]]. }
  destruct low as [l|], high as [h|]; unfold absolute_bounds; compare_all; simpl in *; split; auto; try (destruct A as [[E A]|[E A]]; lra).
  destruct (larger_both h (- l)%Q); destruct A as [[E A]|[E A]]; lra.
Qed.

Lemma unary_fits o a x : fits a x -> fits (unary_estimate o a) (match x with Some x => unary_value o x | None => None end).
Proof.
  destruct a as [|v|l h|l]; simpl; [auto | intros ->; apply exact_fits | | auto]; intros (q & -> & L & H); destruct o; simpl; auto.
  - eexists; split; [reflexivity|]; destruct l as [l|], h as [h|]; simpl in *; split; auto; try apply red_le; try apply red_ge; lra.
  - eexists; split; [reflexivity|]; destruct l as [l|], h as [h|]; simpl in *; split; auto; rewrite <- Zle_Qle; apply Qfloor_resp_le; assumption.
  - eexists; split; [reflexivity|]; destruct l as [l|], h as [h|]; simpl in *; split; auto; rewrite <- Zle_Qle; apply Qceiling_resp_le; assumption.
  - destruct (absolute_bounds_right l h q L H) as [X Y]; eexists; split; [reflexivity|].
    destruct (absolute_bounds l h) as [[a|] [b|]]; simpl in *; split; auto using red_le, red_ge.
Qed.

(* ---------- Expressions ---------- *)

(* Induction over expressions, and the lists of expressions in them. *)
Fixpoint expr_induction (P : expr -> Prop) (H1 : forall v, P (Constant v)) (H2 : forall x, P (Variable_ x)) (H3 : forall l, P (Label l))
  (H4 : forall o a, P a -> P (Unary o a)) (H5 : forall o a b, P a -> P b -> P (Binary o a b))
  (H6 : forall c a b, P c -> P a -> P b -> P (Choice c a b))
  (H7 : forall k x from to_ only_if body, P from -> P to_ -> P only_if -> P body -> P (Quantify k x from to_ only_if body))
  (H8 : forall f m ps args, Forall P ps -> Forall P args -> P (Asks f m ps args)) (H9 : forall f m ps args a, Forall P ps -> Forall P args -> P a -> P (Meant f m ps args a)) (e : expr) : P e :=
  let rec := expr_induction P H1 H2 H3 H4 H5 H6 H7 H8 H9 in
  let all := fix all (l : list expr) : Forall P l := match l with [] => Forall_nil P | a :: l => Forall_cons a (rec a) (all l) end in
  match e with
  | Constant v => H1 v
  | Variable_ x => H2 x
  | Label l => H3 l
  | Unary o a => H4 o a (rec a)
  | Binary o a b => H5 o a b (rec a) (rec b)
  | Choice c a b => H6 c a b (rec c) (rec a) (rec b)
  | Quantify k x from to_ only_if body => H7 k x from to_ only_if body (rec from) (rec to_) (rec only_if) (rec body)
  | Asks f m ps args => H8 f m ps args (all ps) (all args)
  | Meant f m ps args a => H9 f m ps args a (all ps) (all args) (rec a)
  end.

Definition whole_estimate (e : estimate) : option Z := match e with Exactly v => as_whole (Some v) | _ => None end.

Lemma whole_fits e x z : fits e x -> whole_estimate e = Some z -> as_whole x = Some z.
Proof. destruct e; simpl; try discriminate; intros ->; auto. Qed.

(* What is known of what a quantifier meets: None where the condition is false. *)
Definition estimates_in_turn (f : estimate -> estimate -> estimate) (z : estimate) (l : list (Z * option estimate)) : estimate :=
  fold_right (fun p r => match snd p with Some e => f e r | None => r end) z l.

(* Numbers that are known, of which there may be many. *)
Fixpoint numbers_met (l : list (Z * option estimate)) : option (list Q) :=
  match l with
  | [] => Some []
  | (_, Some (Exactly (Number q))) :: l => option_map (cons q) (numbers_met l)
  | (_, None) :: l => numbers_met l
  | _ => None
  end.

(* It is known that there is a value. *)
Definition known_some (e : estimate) : bool := match e with Unknown => false | _ => true end.

(* What is known of each value that is met. *)
Definition estimates_met (l : list (Z * option estimate)) : list estimate := flat_map (fun p => match snd p with Some e => [e] | None => [] end) l.

Definition largest_estimate (l : list estimate) : estimate :=
  match l with
  | e :: l => if known_some e && forallb known_some l then fold_left (binary_estimate Max_) l (binary_estimate Max_ e e) else Unknown
  | [] => Unknown
  end.

Definition folded_estimate (k : quantifier) (l : list (Z * option estimate)) : estimate :=
  match k with
  | All_ => estimates_in_turn (binary_estimate And_) (Exactly (Truth true)) l
  | Some_ => estimates_in_turn (binary_estimate Or_) (Exactly (Truth false)) l
  | Sum_ => match numbers_met l with
      | Some qs => exact (Some (Number (summed qs)))
      | None => estimates_in_turn (binary_estimate Add_) (Exactly (whole_number 0)) l end
  | MinOf_ => estimates_in_turn (binary_estimate Min_) (Exactly Endless) l
  | MaxOf_ => largest_estimate (estimates_met l)
  | Least_ => fold_right (fun p r => match snd p with
      | Some (Exactly (Truth true)) => Exactly (whole_number (fst p)) | Some (Exactly (Truth false)) | None => r | _ => Unknown end) (Exactly Endless) l
  | _ => match all_known (map (fun p => match snd p with Some (Exactly v) => Some (fst p, Some (Some v)) | None => Some (fst p, Some None) | _ => None end) l) with
      | Some l => exact (folded k l) | None => Unknown end
  end.

Definition alike (p : Z * option estimate) (q : Z * met) : Prop :=
  fst p = fst q /\ match snd p with None => snd q = Some None | Some e => e = Unknown \/ exists v, snd q = Some (Some v) /\ fits e (Some v) end.

Lemma fits_some e x : fits e x -> e = Unknown \/ exists v, x = Some v /\ fits e (Some v).
Proof.
  destruct e as [|v|l h|l]; [left; reflexivity | | |]; intros F; right; [exists v; split; [exact F | reflexivity] | destruct F as (q & -> & F) | destruct F as [->|(q & -> & F)]].
  - exists (Number q); split; [reflexivity | exists q; auto].
  - exists Endless; split; [reflexivity | left; reflexivity].
  - exists (Number q); split; [reflexivity | right; exists q; auto].
Qed.

Lemma unknown_left o e : binary_estimate o Unknown e = Unknown.
Proof. destruct o, e as [|[]| |]; reflexivity. Qed.

Lemma all_known_exact l m r : Forall2 alike l m ->
  all_known (map (fun p : Z * option estimate => match snd p with Some (Exactly v) => Some (fst p, Some (Some v)) | None => Some (fst p, Some None) | _ => None end) l) = Some r -> r = m.
Proof.
  intros F; revert r; induction F as [|[i e] [j x] l m [E A] F IH]; intros r; simpl; [intros E; injection E as <-; reflexivity|]; simpl in E, A; subst j.
  destruct e as [[|v| |]|]; try discriminate; (destruct (all_known _) as [k|]; [|discriminate]); simpl; intros E; injection E as <-; rewrite (IH k eq_refl).
  - destruct A as [A|(w & -> & A)]; [discriminate|]; simpl in A; injection A as ->; reflexivity.
  - rewrite A; reflexivity.
Qed.

Lemma numbers_met_summed l m : Forall2 alike l m -> forall qs, numbers_met l = Some qs ->
  in_turn (fun _ v r => connected_value Add_ (Some v) r) (Some (whole_number 0)) m = Some (Number (summed qs)).
Proof.
  induction 1 as [|[i e] [j x] l m [_ A] F IH]; intros qs E; simpl in E; [injection E as <-; reflexivity|]; simpl in A.
  destruct e as [[|[q| | |]| |]|]; try discriminate E; simpl; [|subst x; apply IH, E].
  destruct A as [A|(v & -> & A)]; [discriminate A|]; simpl in A; injection A as ->.
  destruct (numbers_met l) as [k|]; [|discriminate E]; injection E as <-; specialize (IH k eq_refl).
  change (connected_value Add_ (Some (Number q)) (in_turn (fun _ v r => connected_value Add_ (Some v) r) (Some (whole_number 0)) m) = Some (Number (summed (q :: k)))).
  rewrite IH; cbn [connected_value binary_value].
  do 2 f_equal; rewrite (proj1 (summed_right (q :: k))), (proj1 (summed_right k)); reflexivity.
Qed.

Lemma largest_fits l m : Forall2 alike l m -> fits (largest_estimate (estimates_met l)) (folded MaxOf_ m).
Proof.
  intros F; unfold folded; set (values := flat_map (fun p : Z * met => match snd p with Some None => [] | Some (Some v) => [Some v] | None => [None] end) m).
  assert (G : forallb known_some (estimates_met l) = true -> exists vs, all_known values = Some vs /\ Forall2 (fun e v => fits e (Some v)) (estimates_met l) vs).
  { subst values; induction F as [|[i e] [j x] l m [_ A] F IH]; simpl in *; [exists []; auto|]; destruct e as [e|]; simpl; [|subst x; exact IH].
    intros K; apply andb_prop in K; destruct K as [K Ks]; destruct A as [->|(v & -> & A)]; [discriminate K|]; destruct (IH Ks) as (vs & E & V).
    exists (v :: vs); simpl; rewrite E; auto. }
  destruct (estimates_met l) as [|e es]; [exact I|]; unfold largest_estimate; change (known_some e && forallb known_some es) with (forallb known_some (e :: es)).
  destruct (forallb known_some (e :: es)); [|exact I]; destruct (G eq_refl) as (vs & E & V); inversion V as [|? v ? vs' Fe Fs]; subst vs.
  match goal with |- context [all_known ?x] => replace (all_known x) with (Some (v :: vs')) by (symmetry; exact E) end.
  assert (S := binary_fits Max_ e e _ _ Fe Fe); revert S; generalize (binary_estimate Max_ e e), (connected_value Max_ (Some v) (Some v)).
  clear -Fs; induction Fs as [|e v es vs Fe Fs IH]; intros a x A; [exact A|]; simpl fold_left; apply IH, (binary_fits Max_ a e x (Some v)); assumption.
Qed.

Lemma folded_fits k l m : Forall2 alike l m -> fits (folded_estimate k l) (folded k m).
Proof.
  intros F.
  assert (R : forall o z v, z = Exactly v -> fits (estimates_in_turn (binary_estimate o) z l) (in_turn (fun _ v r => connected_value o (Some v) r) (Some v) m)).
  { intros o z v ->; clear k; induction F as [|[i e] [j x] l m [_ A] F IH]; simpl in *; [reflexivity|]; destruct e as [e|]; [|rewrite A; exact IH].
    destruct A as [->|(w & -> & A)]; [rewrite unknown_left; exact I | apply binary_fits; assumption]. }
  destruct k; try (exact (R _ _ _ eq_refl)); try (exact (largest_fits l m F)); unfold folded_estimate;
    try (destruct (numbers_met l) as [qs|] eqn:E; [rewrite <- (numbers_met_summed l m F qs E); apply exact_fits | exact (R _ _ _ eq_refl)]);
    try (destruct (all_known _) as [r|] eqn:E; [|exact I]; rewrite (all_known_exact _ _ _ F E); apply exact_fits).
  clear R; induction F as [|[i e] [j x] l m [E A] F IH]; simpl in *; [reflexivity|]; subst j; destruct e as [e|]; [|rewrite A; exact IH].
  destruct A as [->|(w & -> & A)]; [exact I|]; destruct e as [|[| |[]|]| |]; try exact I; simpl in A; injection A as ->; [reflexivity | exact IH].
Qed.

Section Known.
Variable facts : network -> inquiry -> option value.
Variable know : network -> inquiry -> estimate.
Hypothesis known_fits : forall n q, fits (know n q) (facts n q).

Fixpoint estimated (env : environment) (e : expr) : estimate :=
  match e with
  | Constant v => Exactly v
  | Variable_ x => exact (variable_value env x)
  | Label _ => Unknown
  | Unary o a => unary_estimate o (estimated env a)
  | Binary o a b => let x := estimated env a in if decided o x then deciding o else binary_estimate o x (estimated env b)
  | Choice c a b => match estimated env c with Exactly (Truth true) => estimated env a | Exactly (Truth false) => estimated env b | _ => Unknown end
  | Quantify k x from to_ only_if body =>
    match whole_estimate (estimated env from), whole_estimate (estimated env to_) with
    | Some a, Some b =>
      let bound i := (x, whole_number i) :: env in
      folded_estimate k (map (fun i => (i, match estimated (bound i) only_if with
        | Exactly (Truth true) => Some (estimated (bound i) body) | Exactly (Truth false) => None | _ => Some Unknown end)) (up_to a b))
    | _, _ => Unknown
    end
  | Asks f m ps args =>
    match all_known (map (fun p => whole_estimate (estimated env p)) ps) with
    | Some ps =>
      let n := named m ps in
      match all_known (map (fun a => match a with Label l => vertex_number m ps n l | _ => whole_estimate (estimated env a) end) args) with
      | Some l => match asked (on_network m ps f) l with Some q => know n q | None => Unknown end
      | None => Unknown
      end
    | None => Unknown
    end
  | Meant _ _ ps args body =>
    if forallb (fun p => given (whole_estimate (estimated env p))) ps && forallb (fun a => match a with Label _ => true | _ => known_some (estimated env a) end) args
    then estimated env body else Unknown
  end.

Lemma all_known_whole (f : expr -> option Z) (g : expr -> option Z) l r :
  Forall (fun e => forall z, f e = Some z -> g e = Some z) l -> all_known (map f l) = Some r -> all_known (map g l) = Some r.
Proof.
  intros F; revert r; induction F as [|e l H F IH]; intros r; simpl; [auto|].
  destruct (f e) as [z|] eqn:E; [|discriminate]; rewrite (H z eq_refl).
  destruct (all_known (map f l)) as [k|]; [|discriminate]; rewrite (IH k eq_refl); auto.
Qed.

Theorem estimated_fits e : forall env, fits (estimated env e) (eval true facts env e).
Proof.
  induction e using expr_induction; intros env; cbn [estimated eval combined_value changed_value].
  - reflexivity.
  - apply exact_fits.
  - exact I.
  - apply unary_fits, IHe.
  - specialize (IHe1 env); specialize (IHe2 env); cbv zeta; destruct (decided o (estimated env e1)) eqn:D.
    + apply (decided_fits o (estimated env e1)); assumption.
    + apply binary_fits; assumption.
  - specialize (IHe1 env); destruct (estimated env e1) as [|[| |[]|]| |]; simpl in IHe1; try exact I; rewrite IHe1; auto.
  - destruct (whole_estimate (estimated env e1)) as [a|] eqn:A; [|exact I]; destruct (whole_estimate (estimated env e2)) as [b|] eqn:B; [|exact I].
    rewrite (whole_fits _ _ _ (IHe1 env) A), (whole_fits _ _ _ (IHe2 env) B); cbv zeta.
    apply folded_fits; induction (up_to a b) as [|i l IH]; simpl; constructor; [|exact IH]; split; [reflexivity|]; cbn [snd].
    specialize (IHe3 ((x, whole_number i) :: env)); specialize (IHe4 ((x, whole_number i) :: env)).
    destruct (estimated ((x, whole_number i) :: env) e3) as [|[| |[]|]| |]; try (left; reflexivity); simpl in IHe3; rewrite IHe3; [|reflexivity].
    destruct (fits_some _ _ IHe4) as [E|(v & -> & V)]; [left; exact E | right; exists v; auto].
  - destruct (all_known (map (fun p => whole_estimate (estimated env p)) ps)) as [k|] eqn:K; [|exact I].
    rewrite (all_known_whole _ (fun p => as_whole (eval true facts env p)) ps k) with (2 := K).
    2: { eapply Forall_impl; [|exact H]; intros p F z; apply whole_fits, F. }
    cbv zeta; destruct (all_known (map (fun a => match a with Label l => _ | _ => _ end) args)) as [l|] eqn:L; [|exact I].
    rewrite (all_known_whole _ (fun a => match a with Label l => vertex_number m k (named m k) l | _ => as_whole (eval true facts env a) end) args l) with (2 := L).
    2: { eapply Forall_impl; [|exact H0]; intros p F z; specialize (F env); destruct p; try (apply whole_fits, F); auto. }
    destruct (asked (on_network m k f) l); [apply known_fits | exact I].
  - destruct (forallb _ ps && forallb _ args) eqn:G; [|exact I]; apply andb_true_iff in G; destruct G as [G K]; rewrite forallb_forall in G, K.
    rewrite Forall_forall in H, H0; replace (forallb _ ps && forallb _ args) with true; [apply IHe|].
    symmetry; apply andb_true_iff; split; apply forallb_forall; intros p P.
    + specialize (G p P); destruct (whole_estimate (estimated env p)) as [z|] eqn:Z; [|discriminate]; rewrite (whole_fits _ _ _ (H p P env) Z); reflexivity.
    + specialize (K p P); pose proof (H0 p P env) as Q; destruct (fits_some _ _ Q) as [U|(v & V & _)]; [rewrite U in K | rewrite V]; destruct p; try reflexivity; discriminate.
Qed.
End Known.
