(* Quotients in claims: where the claim compares them, both sides are multiplied with their divisors, as package
   theorem does. *)

From Coq Require Import ZArith QArith Qround List String Bool Lia Lqa.
From Topocert Require Import Graph Text CheckTerms NetworkName Statement FormulaSays FormulaShown FamilyTerms.
Import ListNotations.
Open Scope Z_scope.
Local Arguments Qred : simpl never.

(* A term divided by a number from 1 on, and by another term, if there is one. *)
Record fraction := Fraction { above : term; number_below : Z; term_below : option term }.

Definition product_below (a b : option term) : option term :=
  match a, b with None, t | t, None => t | Some s, Some t => Some (Times s t) end.

Definition scaled (t : term) (d : Z) (by_ : option term) : term :=
  let t := if d =? 1 then t else Times t (Num d) in match by_ with None => t | Some s => Times t s end.

Definition sum_fraction (minus : bool) (f h : fraction) : fraction :=
  let a := scaled (above f) (number_below h) (term_below h) in let b := scaled (above h) (number_below f) (term_below f) in
  Fraction (if minus then Minus a b else Plus a b) (number_below f * number_below h) (product_below (term_below f) (term_below h)).

Definition product_fraction (f h : fraction) : fraction :=
  Fraction (Times (above f) (above h)) (number_below f * number_below h) (product_below (term_below f) (term_below h)).

Definition quotient_fraction (f h : fraction) : option fraction :=
  match term_below h, above h with
  | Some _, _ => None
  | None, Num z => if 0 <? z then Some (Fraction (scaled (above f) (number_below h) None) (number_below f * z) (term_below f)) else None
  | None, t => Some (Fraction (scaled (above f) (number_below h) None) (number_below f) (product_below (term_below f) (Some t)))
  end.

Section Fractions.
Variable names : list string.
Variable look : fact_name -> naming -> list term -> option nat.
Notation translated := (translated names look).

Fixpoint fraction_of (e : expr) : option fraction :=
  match translated e with
  | Some (Term t) => Some (Fraction t 1 None)
  | _ => match e with
      | Binary o a b => match fraction_of a, fraction_of b with
          | Some f, Some h => match o with
              | Add_ => Some (sum_fraction false f h)
              | Sub_ => Some (sum_fraction true f h)
              | Mul_ => Some (product_fraction f h)
              | Div_ => quotient_fraction f h
              | _ => None end
          | _, _ => None end
      | _ => None
      end
  end.

Definition compared (o : binary) (f h : fraction) : option cond :=
  let a := scaled (above f) (number_below h) (term_below h) in let b := scaled (above h) (number_below f) (term_below f) in
  let c := match o with
    | Equal_ => Some (Equal a b) | AtMost_ => Some (AtMost a b) | AtLeast_ => Some (AtMost b a)
    | Less_ => Some (Less a b) | More_ => Some (Less b a) | _ => None end in
  match c, product_below (term_below f) (term_below h) with
  | Some c, None => Some c
  | Some c, Some p => Some (And (Or (AtMost p (Num 0)) c) (Not (AtMost p (Num 0))))
  | None, _ => None
  end.

(* A condition that is enough for the claim. *)
Fixpoint enough (e : expr) : option cond :=
  match translated e with
  | Some (Condition c) => Some c
  | _ => match e with
      | Binary And_ a b => match enough a, enough b with Some c, Some d => Some (And c d) | _, _ => None end
      | Binary o a b => match fraction_of a, fraction_of b with Some f, Some h => compared o f h | _, _ => None end
      | _ => None
      end
  end.

Variable facts : network -> inquiry -> option value.
Variable xs vs : list Z.
Hypothesis Same : List.length xs = List.length names.
Notation env := (combine names (map whole_number xs)).
Notation all_values := (xs ++ vs).
Hypothesis Look : forall f m ts k ps, look f m ts = Some k -> map (num all_values) ts = ps ->
  match asked f [] with
  | Some q => facts (named m ps) q = Some (if truth_fact f then Truth (1 <=? num all_values (Var k)) else whole_number (num all_values (Var k)))
  | None => False
  end.

Definition below_value (by_ : option term) : Z := match by_ with None => 1 | Some t => num all_values t end.

Definition right_fraction (e : expr) (f : fraction) : Prop :=
  0 < number_below f /\ (below_value (term_below f) <> 0 -> exists q, eval facts env e = Some (Number q) /\
    (q * inject_Z (number_below f * below_value (term_below f)) == inject_Z (num all_values (above f)))%Q).

Lemma product_value a b : below_value (product_below a b) = below_value a * below_value b.
Proof. destruct a, b; simpl; lia. Qed.

Lemma scaled_value t d by_ : num all_values (scaled t d by_) = num all_values t * d * below_value by_.
Proof. unfold scaled; destruct (Z.eqb_spec d 1) as [->|]; destruct by_; simpl; lia. Qed.

Lemma inject_nonzero z : z <> 0 -> ~ inject_Z z == 0.
Proof. intros N E; unfold Qeq in E; simpl in E; lia. Qed.

Theorem fraction_right e : forall f, fraction_of e = Some f -> right_fraction e f.
Proof.
  assert (Leaf : forall e f, match translated e with Some (Term t) => Some (Fraction t 1 None) | _ => None end = Some f -> right_fraction e f).
  { intros a f E; destruct (translated a) as [[t|]|] eqn:T; try discriminate; injection E as <-; split; [simpl; lia|]; intros _.
    destruct (translated_right names look facts xs vs Same Look a) as [K _]; specialize (K _ T); simpl in K.
    eexists; split; [exact K|]; simpl; unfold whole_number; rewrite Z.mul_1_l; ring. }
  induction e as [v|x|l|o a IHa|o a b IHa IHb|c a b IHc IHa IHb|k x from to_ only_ body _ _ _ _|f m ps args _ _] using expr_induction; intros r E;
    try (apply Leaf; cbn [fraction_of] in E; destruct (translated _) as [[]|]; exact E).
  cbn [fraction_of] in E; destruct (translated (Binary o a b)) as [[t|c]|] eqn:T; [apply Leaf; rewrite T; exact E| |];
    (destruct (fraction_of a) as [f|] eqn:A; [|discriminate]; destruct (fraction_of b) as [h|] eqn:B; [|discriminate];
     destruct (IHa f eq_refl) as [Pf Hf], (IHb h eq_refl) as [Ph Hh]; destruct o; try discriminate).
  all: try (injection E as <-; unfold right_fraction; cbn [number_below term_below above sum_fraction product_fraction]; split; [nia|]; intros N;
    rewrite product_value in *; destruct (Hf ltac:(nia)) as (p & Ep & Qp); destruct (Hh ltac:(nia)) as (q & Eq_ & Qq);
    eexists; split; [cbn [eval]; rewrite Ep, Eq_; reflexivity|]; rewrite Qred_correct; cbn [num]; rewrite ?scaled_value;
    rewrite !inject_Z_mult in *; rewrite ?inject_Z_plus; unfold Zminus; rewrite ?inject_Z_plus, ?inject_Z_opp, ?inject_Z_mult; rewrite <- Qp, <- Qq; ring).
  all: unfold quotient_fraction in E; destruct (term_below h) as [u|] eqn:U; [discriminate|]; cbn [below_value] in Hh; destruct (Hh ltac:(lia)) as (q & Eq_ & Qq); rewrite Z.mul_1_r in Qq.
  all: assert (G : forall n d by_, num all_values n = num all_values (above f) * number_below h ->
      d * below_value by_ = number_below f * below_value (term_below f) * num all_values (above h) -> 0 < d -> right_fraction (Binary Div_ a b) (Fraction n d by_));
    [intros n d by_ En Ed Pd; split; [exact Pd|]; cbn [number_below term_below above]; intros N;
     destruct (Hf ltac:(nia)) as (p & Ep & Qp); assert (Nh : num all_values (above h) <> 0) by nia; assert (Nf : number_below f * below_value (term_below f) <> 0) by nia;
     assert (Zq : ~ q == 0) by (intros Zq; rewrite Zq in Qq; apply (inject_nonzero _ Nh); rewrite <- Qq; ring);
     eexists; split; [cbn [eval]; rewrite Ep, Eq_; simpl; destruct (Qeq_bool q 0) eqn:Z0; [apply Qeq_bool_iff in Z0; contradiction | reflexivity]|];
     rewrite Qred_correct, En, Ed; rewrite !inject_Z_mult in *; rewrite <- Qq, <- Qp; field; exact Zq|].
  all: assert (V := scaled_value (above f) (number_below h) None); cbn [below_value] in V; rewrite Z.mul_1_r in V.
  all: assert (W : forall t, above h = t -> Some (Fraction (scaled (above f) (number_below h) None) (number_below f) (product_below (term_below f) (Some t))) = Some r -> right_fraction (Binary Div_ a b) r)
    by (intros t Et Er; injection Er as <-; apply G; [exact V | rewrite product_value; cbn [below_value]; rewrite Et; lia | exact Pf]).
  all: destruct (above h) as [z| | | | | | | | | | | | |] eqn:Ah; try exact (W _ eq_refl E).
  all: destruct (Z.ltb_spec 0 z) as [Zz|]; [|discriminate]; injection E as <-; apply G; [exact V | cbn [num]; ring | nia].
Qed.

Lemma compared_right o a b f h c : right_fraction a f -> right_fraction b h -> compared o f h = Some c -> yes all_values c = true ->
  eval facts env (Binary o a b) = Some (Truth true).
Proof.
  intros [Pf Hf] [Ph Hh] C Y.
  assert (X : 0 < below_value (term_below f) * below_value (term_below h) /\
    let s := num all_values (above f) * number_below h * below_value (term_below h) in let t := num all_values (above h) * number_below f * below_value (term_below f) in
    match o with Equal_ => s = t | AtMost_ => s <= t | AtLeast_ => t <= s | Less_ => s < t | More_ => t < s | _ => False end).
  { rewrite <- product_value; unfold compared in C; destruct (product_below (term_below f) (term_below h)) as [p|]; destruct o; try discriminate; injection C as <-;
      cbn [yes num below_value] in *; rewrite ?andb_true_iff, ?orb_true_iff, ?negb_true_iff in Y;
      rewrite ?scaled_value in Y; cbv zeta; try match type of Y with _ /\ _ => destruct Y as [Y1 Y2] end; rewrite ?Z.leb_gt in *;
      try (destruct Y1 as [Y1|Y1]; [apply Z.leb_le in Y1; lia|]); rewrite ?Z.eqb_eq, ?Z.leb_le, ?Z.ltb_lt in *; split; try assumption; lia. }
  destruct X as [P X]; cbv zeta in X; destruct (Hf ltac:(nia)) as (p & Ep & Qp); destruct (Hh ltac:(nia)) as (q & Eq_ & Qq).
  set (D := number_below f * number_below h * (below_value (term_below f) * below_value (term_below h))) in *.
  assert (PD : (0 < inject_Z D)%Q) by (unfold Qlt; simpl; unfold D; nia).
  set (s := num all_values (above f) * number_below h * below_value (term_below h)) in *; set (t := num all_values (above h) * number_below f * below_value (term_below f)) in *.
  assert (Sp : (p * inject_Z D == inject_Z s)%Q) by (unfold D, s; rewrite !inject_Z_mult in *; rewrite <- Qp; ring).
  assert (Sq : (q * inject_Z D == inject_Z t)%Q) by (unfold D, t; rewrite !inject_Z_mult in *; rewrite <- Qq; ring).
  assert (Le : forall u v x y, (u * inject_Z D == inject_Z x)%Q -> (v * inject_Z D == inject_Z y)%Q -> Qle_bool u v = (x <=? y)).
  { intros u v x y U V; destruct (Z.leb_spec x y) as [L|L].
    - apply Qle_bool_iff, (Qmult_le_r _ _ _ PD); rewrite U, V, <- Zle_Qle; exact L.
    - destruct (Qle_bool u v) eqn:B; [|reflexivity]; apply Qle_bool_iff, (Qmult_le_r _ _ _ PD) in B; rewrite U, V, <- Zle_Qle in B; lia. }
  cbn [eval]; rewrite Ep, Eq_; destruct o; try contradiction; simpl; rewrite ?(Le p q s t Sp Sq), ?(Le q p t s Sq Sp); do 2 f_equal.
  - rewrite X, Z.leb_refl; reflexivity.
  - destruct (Z.leb_spec t s); [lia | reflexivity].
  - apply Z.leb_le, X.
  - destruct (Z.leb_spec s t); [lia | reflexivity].
  - apply Z.leb_le, X.
Qed.

Theorem enough_right e : forall c, enough e = Some c -> yes all_values c = true -> eval facts env e = Some (Truth true).
Proof.
  assert (Leaf : forall e c, match translated e with Some (Condition c) => Some c | _ => None end = Some c -> yes all_values c = true -> eval facts env e = Some (Truth true)).
  { intros a c E Y; destruct (translated a) as [[|d]|] eqn:T; try discriminate; injection E as <-.
    destruct (translated_right names look facts xs vs Same Look a) as [K _]; specialize (K _ T); simpl in K; rewrite K, Y; reflexivity. }
  induction e as [v|x|l|o a IHa|o a b IHa IHb|c a b IHc IHa IHb|k x from to_ only_ body _ _ _ _|f m ps args _ _] using expr_induction; intros r E Y;
    try (apply (Leaf _ r); [cbn [enough] in E; destruct (translated _) as [[]|]; exact E | exact Y]).
  cbn [enough] in E; destruct (translated (Binary o a b)) as [[t|c]|] eqn:T; [|apply (Leaf _ r); [rewrite T; exact E | exact Y]|].
  all: destruct o; try (destruct (fraction_of a) as [f|] eqn:A; [|discriminate]; destruct (fraction_of b) as [h|] eqn:B; [|discriminate];
    apply (compared_right _ a b f h r); [apply fraction_right, A | apply fraction_right, B | exact E | exact Y]).
  all: destruct (enough a) as [c|]; [|discriminate]; destruct (enough b) as [d|]; [|discriminate]; injection E as <-; cbn [yes] in Y; apply andb_true_iff in Y;
    destruct Y as [Y1 Y2]; cbn [eval]; rewrite (IHa c eq_refl Y1), (IHb d eq_refl Y2); reflexivity.
Qed.
End Fractions.
