(* Quotients in claims: where the claim compares them, both sides are multiplied with their divisors, as package
   theorem does. *)

From Coq Require Import ZArith QArith Qround List String Bool Lia Lqa.
From Topocert Require Import Graph Text NetworkName NetworkSame Statement FormulaSays FormulaShown.
From Topocert Require Import CheckLinear CheckQuestion CheckTerms FamilyTerms.
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
Variable look : fact_name -> naming -> list term -> list term -> option nat.
Notation translated := (translated names look).

Fixpoint fraction_of (e : expr) : option fraction :=
  match translated e with
  | Some (Term t) => Some (Fraction t 1 None)
  | _ => match e with
      | Constant (Number q) => Some (Fraction (Num (Qnum q)) (Z.pos (Qden q)) None)
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

(* What a claim says: conditions, and comparisons of quotients, of terms a and b where the product of divisors is
   positive. *)
Inductive sentence :=
| Plain (c : cond)
| Related (o : binary) (a b below_both : term)
| Both (s t : sentence)
| Opposite (s : sentence).

Definition either_of (s t : sentence) : sentence := Opposite (Both (Opposite s) (Opposite t)).
Definition alike (s t : sentence) : sentence := either_of (Both s t) (Both (Opposite s) (Opposite t)).

Definition compared_as (o : binary) (a b : term) : option cond :=
  match o with
  | Equal_ => Some (Equal a b) | Unequal_ => Some (Not (Equal a b)) | AtMost_ => Some (AtMost a b) | AtLeast_ => Some (AtMost b a)
  | Less_ => Some (Less a b) | More_ => Some (Less b a) | _ => None end.

Definition compared (o : binary) (f h : fraction) : option sentence :=
  let a := scaled (above f) (number_below h) (term_below h) in let b := scaled (above h) (number_below f) (term_below f) in
  match compared_as o a b, product_below (term_below f) (term_below h) with
  | Some c, None => Some (Plain c)
  | Some _, Some p => Some (Related o a b p)
  | None, _ => None
  end.

Definition both_sentences (f : sentence -> sentence -> sentence) (a b : option sentence) : option sentence :=
  match a, b with Some s, Some t => Some (f s t) | _, _ => None end.

(* Divisors that are positive wherever the claim is meant. *)
Variable sure : list term.

Fixpoint surely_positive (p : term) : bool := existsb (same_term p) sure || match p with Times a b => surely_positive a && surely_positive b | _ => false end.

(* A sentence that has a value for all numbers: what stands left of && and || must be one. *)
Fixpoint total (s : sentence) : bool :=
  match s with Plain _ => true | Related _ _ _ p => surely_positive p | Both s t => total s && total t | Opposite s => total s end.

Definition guarding (s : option sentence) : option sentence := match s with Some s => if total s then Some s else None | None => None end.

Fixpoint sentence_of (e : expr) : option sentence :=
  match translated e with
  | Some (Condition c) => Some (Plain c)
  | _ => match e with
      | Unary NotTrue a => option_map Opposite (sentence_of a)
      | Binary And_ a b => both_sentences Both (guarding (sentence_of a)) (sentence_of b)
      | Binary Or_ a b => both_sentences either_of (guarding (sentence_of a)) (sentence_of b)
      | Binary o a b => match fraction_of a, fraction_of b with
          | Some f, Some h => compared o f h
          | _, _ => match o with
              | Equal_ => both_sentences alike (sentence_of a) (sentence_of b)
              | Unequal_ => option_map Opposite (both_sentences alike (sentence_of a) (sentence_of b))
              | _ => None end
          end
      | _ => None
      end
  end.

(* Two polynomials that are compared. *)
Definition compared_claim (o : binary) (p q : poly) : claim :=
  match o with
  | Equal_ => is (ret p) (ret q)
  | Unequal_ => contrary (is (ret p) (ret q))
  | AtMost_ => at_least (ret q) (ret p)
  | AtLeast_ => at_least (ret p) (ret q)
  | Less_ => contrary (at_least (ret p) (ret q))
  | _ => contrary (at_least (ret q) (ret p))
  end.

Fixpoint claim_of_sentence (e : list poly) (s : sentence) : claim :=
  match s with
  | Plain c => claim_of e c
  | Related o a b p => fun truth => do x <- poly_of e a; do y <- poly_of e b; do q <- poly_of e p;
      choose [fact (plus q (-1)) ;; compared_claim o x y truth; fact (opposite q)]
  | Both s t => all [claim_of_sentence e s; claim_of_sentence e t]
  | Opposite s => contrary (claim_of_sentence e s)
  end.

Variable facts : network -> inquiry -> option value.
Variable xs vs : list Z.
Hypothesis Same : List.length xs = List.length names.
Notation env := (combine names (map whole_number xs)).
Notation all_values := (xs ++ vs).
Hypothesis Look : forall f m ts as_ k ps, look f m ts as_ = Some k -> map (num all_values) ts = ps ->
  match asked f (map (num all_values) as_) with
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
  induction e as [v|x|l|o a IHa|o a b IHa IHb|c a b IHc IHa IHb|k x from to_ only_ body _ _ _ _|f m ps args _ _|f m ps args a _ _ _] using expr_induction; intros r E;
    try (apply Leaf; cbn [fraction_of] in E; destruct (translated _) as [[]|]; exact E).
  { cbn [fraction_of] in E; destruct (translated (Constant v)) as [[t|c]|] eqn:T; [apply Leaf; rewrite T; exact E| |]; (destruct v as [q| | |]; try discriminate; injection E as <-;
      split; [reflexivity|]; intros _; exists q; split; [reflexivity|]; cbn [below_value term_below number_below above num]; rewrite Z.mul_1_r; unfold Qeq; simpl; lia). }
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

(* A sentence may be true or false, as far as the values say. *)
Definition truth_value (v : option value) : option bool := match v with Some (Truth b) => Some b | _ => None end.

Definition allows (c : claim) (v : option bool) (w : world) : Prop := (v <> Some true -> so (c false) w) /\ (v <> Some false -> so (c true) w).

Lemma means_allows c b w : means c b w -> allows c (Some b) w.
Proof. intros H; split; intros N; destruct b; try congruence; exact H. Qed.

Lemma allows_any c v w : allows c None w -> allows c v w.
Proof. intros [F T]; split; intros _; [apply F | apply T]; discriminate. Qed.

(* Truths of which some are not known. *)
Definition not_of (x : option bool) : option bool := option_map negb x.
Definition and_of (x y : option bool) : option bool :=
  match x, y with Some false, _ | _, Some false => Some false | Some true, Some true => Some true | _, _ => None end.
Definition or_of (x y : option bool) : option bool := not_of (and_of (not_of x) (not_of y)).

Lemma allows_opposite c x w : allows c x w -> allows (contrary c) (not_of x) w.
Proof. intros [F T]; unfold contrary, allows; cbn [negb]; split; intros N; [apply T | apply F]; intros E; apply N; subst x; reflexivity. Qed.

Lemma allows_both c d x y w : allows c x w -> allows d y w -> allows (all [c; d]) (and_of x y) w.
Proof.
  intros [Cf Ct] [Df Dt]; split; intros N; unfold all.
  - apply so_choose; destruct x as [[]|].
    + exists (each_true (rev [c]) ;; d false); split; [right; left; reflexivity|]; apply so_then.
      * apply so_each_true; intros e [<-|[]]; apply Ct; discriminate.
      * apply Df; intros Y; apply N; subst y; reflexivity.
    + exists (each_true (rev []) ;; c false); split; [left; reflexivity|]; apply so_then; [apply so_ret | apply Cf; discriminate].
    + exists (each_true (rev []) ;; c false); split; [left; reflexivity|]; apply so_then; [apply so_ret | apply Cf; discriminate].
  - apply so_each_true; intros e [<-|[<-|[]]]; [apply Ct | apply Dt]; intros ->; apply N; [reflexivity | destruct x as [[]|]; reflexivity].
Qed.

Lemma allows_either c d x y w : allows c x w -> allows d y w -> allows (contrary (all [contrary c; contrary d])) (or_of x y) w.
Proof. intros C D; apply allows_opposite, allows_both; apply allows_opposite; assumption. Qed.

Lemma allows_alike c d x y w : allows c x w -> allows d y w ->
  allows (contrary (all [contrary (all [c; d]); contrary (all [contrary c; contrary d])])) (or_of (and_of x y) (and_of (not_of x) (not_of y))) w.
Proof. intros C D; apply allows_either; apply allows_both; try assumption; apply allows_opposite; assumption. Qed.

Lemma truth_not x : truth_value (match x with Some y => unary_value NotTrue y | None => None end) = not_of (truth_value x).
Proof. destruct x as [[]|]; reflexivity. Qed.

Lemma truth_and x y : truth_value x <> None -> truth_value (connected_value And_ x y) = and_of (truth_value x) (truth_value y).
Proof. destruct x as [[| |[]|]|]; simpl; try congruence; destruct y as [[| |[]|]|]; reflexivity. Qed.

Lemma truth_or x y : truth_value x <> None -> truth_value (connected_value Or_ x y) = or_of (truth_value x) (truth_value y).
Proof. destruct x as [[| |[]|]|]; simpl; try congruence; destruct y as [[| |[]|]|]; reflexivity. Qed.

Definition equal_of (x y : option bool) : option bool := or_of (and_of x y) (and_of (not_of x) (not_of y)).

Lemma truth_equal x y : equal_of (truth_value x) (truth_value y) = None \/ truth_value (connected_value Equal_ x y) = equal_of (truth_value x) (truth_value y).
Proof. destruct x as [[| |[]|]|], y as [[| |[]|]|]; simpl; auto. Qed.

Lemma truth_unequal x y : not_of (equal_of (truth_value x) (truth_value y)) = None \/ truth_value (connected_value Unequal_ x y) = not_of (equal_of (truth_value x) (truth_value y)).
Proof. destruct x as [[| |[]|]|], y as [[| |[]|]|]; simpl; auto. Qed.

Lemma allows_of c u v w : allows c u w -> u = None \/ v = u -> allows c v w.
Proof. intros A [E| ->]; [|exact A]; rewrite E in A; apply allows_any, A. Qed.

Definition order_of (o : binary) (x y : Z) : bool :=
  match o with Equal_ => x =? y | Unequal_ => negb (x =? y) | AtMost_ => x <=? y | AtLeast_ => y <=? x | Less_ => x <? y | _ => y <? x end.

Lemma compared_means o p q x y w : has w p x -> has w q y -> means (compared_claim o p q) (order_of o x y) w.
Proof.
  intros P Q; destruct o; cbn [compared_claim order_of]; rewrite ?Z.ltb_antisym;
    first [apply means_contrary; first [apply means_is | apply means_at_least] | apply means_is | apply means_at_least]; apply yields_ret; assumption.
Qed.

Lemma compared_value o a b f h c : right_fraction a f -> right_fraction b h -> compared_as o (above f) (above h) = Some c ->
  0 < below_value (term_below f) * below_value (term_below h) ->
  eval facts env (Binary o a b) = Some (Truth (order_of o (num all_values (above f) * number_below h * below_value (term_below h))
    (num all_values (above h) * number_below f * below_value (term_below f)))).
Proof.
  intros [Pf Hf] [Ph Hh] C P.
  destruct (Hf ltac:(nia)) as (p & Ep & Qp); destruct (Hh ltac:(nia)) as (q & Eq_ & Qq).
  set (D := number_below f * number_below h * (below_value (term_below f) * below_value (term_below h))) in *.
  assert (PD : (0 < inject_Z D)%Q) by (unfold Qlt; simpl; unfold D; nia).
  set (s := num all_values (above f) * number_below h * below_value (term_below h)) in *; set (t := num all_values (above h) * number_below f * below_value (term_below f)) in *.
  assert (Sp : (p * inject_Z D == inject_Z s)%Q) by (unfold D, s; rewrite !inject_Z_mult in *; rewrite <- Qp; ring).
  assert (Sq : (q * inject_Z D == inject_Z t)%Q) by (unfold D, t; rewrite !inject_Z_mult in *; rewrite <- Qq; ring).
  assert (Le : forall u v x y, (u * inject_Z D == inject_Z x)%Q -> (v * inject_Z D == inject_Z y)%Q -> Qle_bool u v = (x <=? y)).
  { intros u v x y U V; destruct (Z.leb_spec x y) as [L|L].
    - apply Qle_bool_iff, (Qmult_le_r _ _ _ PD); rewrite U, V, <- Zle_Qle; exact L.
    - destruct (Qle_bool u v) eqn:B; [|reflexivity]; apply Qle_bool_iff, (Qmult_le_r _ _ _ PD) in B; rewrite U, V, <- Zle_Qle in B; lia. }
  cbn [eval]; rewrite Ep, Eq_; destruct o; try discriminate; simpl; rewrite ?(Le p q s t Sp Sq), ?(Le q p t s Sq Sp); do 2 f_equal;
    destruct (Z.leb_spec s t), (Z.leb_spec t s), (Z.eqb_spec s t), (Z.ltb_spec s t), (Z.ltb_spec t s); try reflexivity; lia.
Qed.

Lemma compared_allows o a b f h s w ps : right_fraction a f -> right_fraction b h -> compared o f h = Some s -> have w ps all_values ->
  allows (claim_of_sentence ps s) (truth_value (eval facts env (Binary o a b))) w.
Proof.
  intros Rf Rh C W; unfold compared in C.
  assert (K : exists c, compared_as o (above f) (above h) = Some c) by (destruct o; simpl in *; try discriminate; eexists; reflexivity); destruct K as [c K].
  pose proof (compared_value o a b f h c Rf Rh K) as V; pose proof (product_value (term_below f) (term_below h)) as Pr.
  destruct (product_below (term_below f) (term_below h)) as [p|] eqn:B.
  - destruct (compared_as o _ _) as [d|] eqn:D in C; [|discriminate]; injection C as <-; cbn [claim_of_sentence].
    assert (G : forall truth, truth_value (eval facts env (Binary o a b)) <> Some (negb truth) -> so (do x <- poly_of ps (scaled (above f) (number_below h) (term_below h));
        do y <- poly_of ps (scaled (above h) (number_below f) (term_below f)); do q <- poly_of ps p;
        choose [fact (plus q (-1)) ;; compared_claim o x y truth; fact (opposite q)]) w).
    { intros truth N; apply (so_bind _ _ _ _ (poly_of_yields _ w ps _ W)); intros w1 x L1 X; apply (have_later _ _ _ _ L1) in W.
      apply (so_bind _ _ _ _ (poly_of_yields _ w1 ps _ W)); intros w2 y L2 Y; apply (have_later _ _ _ _ L2) in W.
      apply (so_bind _ _ _ _ (poly_of_yields _ w2 ps _ W)); intros w3 q L3 Q; rewrite scaled_value in X, Y.
      apply (has_later _ _ _ _ (later_trans _ _ _ L2 L3)) in X; apply (has_later _ _ _ _ L3) in Y; cbn [below_value] in Pr.
      destruct (Z.lt_ge_cases 0 (num all_values p)) as [Ps|Ng].
      - rewrite V in N by (rewrite <- Pr; exact Ps); cbn [truth_value] in N.
        apply so_choose_first, so_then; [apply (so_fact _ _ _ (has_plus _ _ _ (-1) Q)); lia|].
        pose proof (compared_means o x y _ _ w3 X Y) as Mn; unfold means in Mn; destruct (order_of o _ _), truth; try exact Mn; destruct N; reflexivity.
      - apply so_choose_second, (so_fact _ _ _ (has_opposite _ _ _ Q)); lia. }
    split; intros N; apply G; exact N.
  - destruct (compared_as o _ _) as [d|] eqn:D in C; [|discriminate]; injection C as <-; cbn [claim_of_sentence below_value] in *.
    rewrite V by lia; cbn [truth_value]; apply means_allows.
    replace (order_of o _ _) with (yes all_values d); [apply claim_of_means, W|].
    rewrite <- !scaled_value; set (u := scaled (above f) (number_below h) (term_below h)) in *; set (v := scaled (above h) (number_below f) (term_below f)) in *; clearbody u v.
    clear V K; destruct o; try discriminate; injection D as <-; reflexivity.
Qed.

Hypothesis Sure : forall t, In t sure -> 0 < num all_values t.

Lemma surely_right p : surely_positive p = true -> 0 < num all_values p.
Proof.
  assert (M : forall p, existsb (same_term p) sure = true -> 0 < num all_values p).
  { intros q E; apply existsb_exists in E; destruct E as (t & I & E); apply (proj1 same_texts) in E; subst t; apply Sure, I. }
  assert (N : forall p, existsb (same_term p) sure || false = true -> 0 < num all_values p) by (intros q; rewrite orb_false_r; apply M).
  revert p; fix go 1; intros p; destruct p; try exact (N _); cbn [surely_positive]; intros E; apply orb_true_iff in E; destruct E as [E|E]; [exact (M _ E)|].
  apply andb_true_iff in E; destruct E as [A B]; apply go in A; apply go in B; cbn [num]; nia.
Qed.

Lemma compared_total o a b f h s : right_fraction a f -> right_fraction b h -> compared o f h = Some s -> total s = true ->
  truth_value (eval facts env (Binary o a b)) <> None.
Proof.
  intros Rf Rh C T; unfold compared in C; pose proof (product_value (term_below f) (term_below h)) as Pr.
  destruct (product_below (term_below f) (term_below h)) as [p|]; (destruct (compared_as o _ _) as [d|] eqn:D in C; [|discriminate]); injection C as <-;
    (assert (K : exists c, compared_as o (above f) (above h) = Some c) by (destruct o; simpl in *; try discriminate; eexists; reflexivity); destruct K as [c K]);
    cbn [below_value] in Pr; rewrite (compared_value o a b f h c Rf Rh K); try discriminate; rewrite <- Pr; [apply surely_right, T | lia].
Qed.

Theorem sentence_meant e : forall s, sentence_of e = Some s -> (total s = true -> truth_value (eval facts env e) <> None) /\
  forall w ps, have w ps all_values -> allows (claim_of_sentence ps s) (truth_value (eval facts env e)) w.
Proof.
  assert (Leaf : forall e s, match translated e with Some (Condition c) => Some (Plain c) | _ => None end = Some s -> (total s = true -> truth_value (eval facts env e) <> None) /\
    forall w ps, have w ps all_values -> allows (claim_of_sentence ps s) (truth_value (eval facts env e)) w).
  { intros a s E; destruct (translated a) as [[|d]|] eqn:T; try discriminate; injection E as <-.
    destruct (translated_right names look facts xs vs Same Look a) as [K _]; specialize (K _ T); simpl in K; rewrite K; cbn [truth_value claim_of_sentence]; split; [discriminate|].
    intros w ps W; apply means_allows, claim_of_means, W. }
  induction e as [v|x|l|o a IHa|o a b IHa IHb|c a b IHc IHa IHb|k x from to_ only_ body _ _ _ _|f m pl args _ _|f m ps args a _ _ _] using expr_induction; intros r E;
    try (apply Leaf; cbn [sentence_of] in E; destruct (translated _) as [[]|]; exact E).
  - cbn [sentence_of] in E; destruct (translated (Unary o a)) as [[t|c]|] eqn:T; [|apply Leaf; rewrite T; exact E|];
      (destruct o; try discriminate; destruct (sentence_of a) as [s|]; [|discriminate]; injection E as <-; cbn [claim_of_sentence eval total]; rewrite truth_not;
       destruct (IHa s eq_refl) as [N A]; split; [intros T'; specialize (N T'); destruct (truth_value _); [discriminate | congruence] | intros w ps W; apply allows_opposite, A, W]).
  - cbn [sentence_of] in E; destruct (translated (Binary o a b)) as [[t|c]|] eqn:T; [|apply Leaf; rewrite T; exact E|].
    all: destruct o; try (destruct (fraction_of a) as [f|] eqn:A; [destruct (fraction_of b) as [h|] eqn:B|]; try discriminate;
      try (pose proof (fraction_right _ _ A) as Rf; pose proof (fraction_right _ _ B) as Rh; split;
        [intros T'; apply (compared_total _ a b f h r Rf Rh E T') | intros w ps W; apply (compared_allows _ a b f h r w ps Rf Rh E W)])).
    all: destruct (sentence_of a) as [s|]; [|discriminate]; destruct (IHa s eq_refl) as [Na Aa]; cbn [guarding] in E; try (destruct (total s) eqn:Ts; [|discriminate]; specialize (Na eq_refl));
      (destruct (sentence_of b) as [t'|]; [|discriminate]); destruct (IHb t' eq_refl) as [Nb Ab]; injection E as <-; cbn [eval].
    all: first [rewrite (truth_and _ _ Na) | rewrite (truth_or _ _ Na) | idtac].
    all: split; [cbn [total either_of alike]; intros T'; rewrite ?andb_true_iff in T' | intros w ps W; specialize (Aa w ps W); specialize (Ab w ps W); cbn [claim_of_sentence either_of alike]].
    all: try first [apply allows_both; assumption | apply allows_either; assumption
      | eapply allows_of; [apply allows_alike; [exact Aa | exact Ab] | apply truth_equal]
      | eapply allows_of; [apply allows_opposite, allows_alike; [exact Aa | exact Ab] | apply truth_unequal]].
    all: repeat match goal with H : ?P -> _ <> None |- _ => specialize (H ltac:(tauto)) end.
    all: destruct (eval facts env a) as [[| |[]|]|], (eval facts env b) as [[| |[]|]|]; simpl in *; first [discriminate | congruence].
Qed.

Theorem sentence_right e s w ps : sentence_of e = Some s -> have w ps all_values -> allows (claim_of_sentence ps s) (truth_value (eval facts env e)) w.
Proof. intros E W; apply (proj2 (sentence_meant e s E) w ps W). Qed.
End Fractions.
