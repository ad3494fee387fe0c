(* Claims about whole numbers as terms and conditions, whose questions package arithmetic can refute. *)

From Coq Require Import ZArith QArith Qround Qabs List String Bool Lia Lqa.
From Topocert Require Import Graph Text CheckTerms NetworkName NetworkSame Statement WordFacts FormulaSays FormulaShown.
From Topocert Require FamilyText.
Import ListNotations.
Open Scope Z_scope.
Local Arguments Qred : simpl never.

(* ---------- Whole numbers ---------- *)

Lemma red_whole z : Qred (inject_Z z) = inject_Z z.
Proof.
  unfold inject_Z, Qred; pose proof (Z.ggcd_gcd z 1) as G; pose proof (Z.ggcd_correct_divisors z 1) as D.
  destruct (Z.ggcd z 1) as [g [a b]]; simpl in *; rewrite Z.gcd_1_r in G; subst g; destruct D as [A B].
  rewrite Z.mul_1_l in A, B; subst; reflexivity.
Qed.

Lemma floor_whole z : Qfloor (inject_Z z) = z.
Proof. unfold Qfloor, inject_Z; apply Z.div_1_r. Qed.

Lemma as_whole_number z : as_whole (Some (whole_number z)) = Some z.
Proof.
  unfold as_whole, whole_number; rewrite floor_whole; replace (Qeq_bool (inject_Z z) (inject_Z z)) with true; [reflexivity|].
  symmetry; apply Qeq_bool_iff; reflexivity.
Qed.

Lemma whole_le a b : Qle_bool (inject_Z a) (inject_Z b) = (a <=? b).
Proof. unfold Qle_bool, inject_Z; simpl; rewrite !Z.mul_1_r; reflexivity. Qed.

Lemma floor_quotient a b : 0 < b -> Qfloor (Qred (inject_Z a / inject_Z b)) = a / b.
Proof. intros P; rewrite (Qfloor_comp _ _ (Qred_correct _)); symmetry; apply Zdiv_Qdiv. Qed.

Lemma positive_q (z : Z) : 0 < z -> (0 < inject_Z z)%Q.
Proof. intros P; unfold Qlt; simpl; lia. Qed.

(* ---------- Translation ---------- *)

(* A term divided by a number from 1 on; and what is made of such where a term, divided by a number likewise, divides. *)
Inductive fraction :=
| Plainly (t : term) (d : Z)
| Sum_of (subtracted : bool) (f h : fraction)
| Product_of (f h : fraction)
| Quotient_of (f : fraction) (t : term) (d : Z).

Definition whole (t : term) : fraction := Plainly t 1.

(* What is true or false: conditions, comparisons of fractions where the divisors are positive, and what is made of such. *)
Inductive sentence :=
| Plain (c : cond)
| Related (o : binary) (f h : fraction)
| Both (s t : sentence)
| Either (s t : sentence)
| Opposite (s : sentence).

Inductive meaning := Amount (f : fraction) | Sentence (s : sentence).

Fixpoint place_of (x : string) (names : list string) : option nat :=
  match names with
  | [] => None
  | y :: names => if String.eqb x y then Some O else option_map S (place_of x names)
  end.

Lemma variable_right names : forall xs vs x k, List.length xs = List.length names -> place_of x names = Some k ->
  variable_value (combine names (map whole_number xs)) x = Some (whole_number (nth k (xs ++ vs) 0)).
Proof.
  induction names as [|y l IH]; intros zs vs x k E; [discriminate|]; destruct zs as [|z zs]; [discriminate|]; simpl.
  unfold variable_value; simpl; destruct (String.eqb x y); [intros H; injection H as <-; reflexivity|].
  destruct (place_of x l) as [j|] eqn:P; [|discriminate]; simpl; intros H; injection H as <-.
  injection E as E; exact (IH zs vs x j E P).
Qed.

Definition truth_fact (f : fact_name) : bool := match f with F_hamiltonian | F_vertex_transitive | F_edge_transitive | F_bipartite | F_connected | F_contains _ | F_deadlock_free _ => true
  | F_word w _ => match word_text w with Some x => FamilyText.says_truth x | None => false end | _ => false end.

(* ---------- Fractions ---------- *)

Fixpoint number_below (f : fraction) : Z := match f with Plainly _ d => d | Sum_of _ f h | Product_of f h => number_below f * number_below h | Quotient_of f _ _ => number_below f end.

Definition scaled (t : term) (d : Z) : term := if d =? 1 then t else Times t (Num d).

(* Where no term divides, they are one term. *)
Definition sum_fraction (subtracted : bool) (f h : fraction) : fraction :=
  match f, h with
  | Plainly s d, Plainly t e => Plainly (if subtracted then Minus (scaled s e) (scaled t d) else Plus (scaled s e) (scaled t d)) (d * e)
  | _, _ => Sum_of subtracted f h end.

Definition product_fraction (f h : fraction) : fraction := match f, h with Plainly s d, Plainly t e => Plainly (Times s t) (d * e) | _, _ => Product_of f h end.

(* A divisor may be the same number whatever the variables are; but it is computed. *)
Definition quotient_fraction (constant : term -> option Z) (f h : fraction) : option fraction :=
  match h with
  | Plainly t e => match constant t with
      | Some z => if 0 <? z then Some (product_fraction f (Plainly (Plus (Num e) (Times t (Num 0))) z)) else None
      | None => Some (Quotient_of f t e) end
  | _ => None end.

(* Without another divisor than a number; a whole number. *)
Definition plain (m : option meaning) : option (term * Z) := match m with Some (Amount (Plainly t d)) => Some (t, d) | _ => None end.
Definition term_in (m : option meaning) : option term := match plain m with Some (t, d) => if d =? 1 then Some t else None | None => None end.

Definition of_two_plain (f : term -> term -> term) (a b : option meaning) : option meaning :=
  match plain a, plain b with Some (s, d), Some (t, e) => Some (Amount (Plainly (f (scaled s e) (scaled t d)) (d * e))) | _, _ => None end.

(* The quotient of two, rounded down. *)
Definition rounded (minus : bool) (t d : term) : meaning :=
  Amount (whole (if minus then Minus (Num 0) (Floor (Minus (Num 0) t) d) else Floor t d)).

Definition rounded_quotient (minus : bool) (a b : option meaning) : option meaning :=
  match plain a, plain b with Some (s, d), Some (t, e) => Some (rounded minus (scaled s e) (scaled t d)) | _, _ => None end.

(* ---------- Sentences ---------- *)

Definition alike (s t : sentence) : sentence := Either (Both s t) (Both (Opposite s) (Opposite t)).

Definition comparing (o : binary) : bool := match o with Equal_ | Unequal_ | AtMost_ | AtLeast_ | Less_ | More_ => true | _ => false end.

(* The left side stands first in the questions of all of these. *)
Fixpoint condition_in (s : sentence) : option cond :=
  match s with
  | Plain c => Some c
  | Related o f h => match f, h with
      | Plainly s d, Plainly t e => let a := scaled s e in let b := scaled t d in let less t := Minus (Num 0) t in
        match o with
        | Equal_ => Some (Equal a b) | Unequal_ => Some (Not (Equal a b)) | AtMost_ => Some (AtMost (less b) (less a)) | AtLeast_ => Some (AtMost b a)
        | Less_ => Some (Less a b) | More_ => Some (Less (less a) (less b)) | _ => None end
      | _, _ => None end
  | Both s t => match condition_in s, condition_in t with Some c, Some d => Some (And c d) | _, _ => None end
  | Either s t => match condition_in s, condition_in t with Some c, Some d => Some (Or c d) | _, _ => None end
  | Opposite s => option_map Not (condition_in s)
  end.

Definition of_sentences (f : sentence -> sentence -> sentence) (a b : option meaning) : option meaning :=
  match a, b with Some (Sentence s), Some (Sentence t) => Some (Sentence (f s t)) | _, _ => None end.

Definition compared (o : binary) (a b : option meaning) : option meaning :=
  match a, b with
  | Some (Amount f), Some (Amount h) => Some (Sentence (Related o f h))
  | _, _ => match o with
      | Equal_ => of_sentences alike a b
      | Unequal_ => of_sentences (fun s t => Opposite (alike s t)) a b
      | _ => None end
  end.

(* Where the value of a fact stands. *)
Definition fact_in (m : option meaning) : option nat :=
  match m with Some (Amount (Plainly (Var k) _)) | Some (Sentence (Plain (AtMost _ (Var k)))) => Some k | _ => None end.

Section Translation.
Variable names : list string.
(* Where the value stands of a fact of the network with these parameters, among what lemmas tell. *)
Variable look : fact_name -> naming -> list term -> list term -> option nat.
(* The number that a term is, if it is a constant. *)
Variable constant : term -> option Z.

(* A power is a product of so many, or has a name. *)
Definition power_term (t u : term) : option meaning :=
  match constant u with Some k => if (0 <=? k) && (k <? 512) then Some (Amount (whole (Pow t u))) else None | None => Some (Amount (whole (Pow t u))) end.

Fixpoint translated (e : expr) : option meaning :=
  match e with
  | Constant (Number q) => Some (Amount (Plainly (Num (Qnum q)) (Z.pos (Qden q))))
  | Constant (Truth b) => Some (Sentence (Plain (if b then Yes else Not Yes)))
  | Variable_ x => option_map (fun k => Amount (whole (Var k))) (place_of x names)
  | Unary Negative a => match translated a with Some (Amount f) => Some (Amount (product_fraction f (whole (Num (-1))))) | _ => None end
  | Unary NotTrue a => match translated a with Some (Sentence s) => Some (Sentence (Opposite s)) | _ => None end
  | Unary Floor_ (Binary Div_ a b) => rounded_quotient false (translated a) (translated b)
  | Unary Ceil_ (Binary Div_ a b) => rounded_quotient true (translated a) (translated b)
  | Unary Floor_ a => option_map (fun p => rounded false (fst p) (Num (snd p))) (plain (translated a))
  | Unary Ceil_ a => option_map (fun p => rounded true (fst p) (Num (snd p))) (plain (translated a))
  | Unary Abs_ a => option_map (fun p => Amount (Plainly (Abs (fst p)) (snd p))) (plain (translated a))
  | Binary Mod_ a b => match term_in (translated a), term_in (translated b) with Some s, Some t => Some (Amount (whole (Rest s t))) | _, _ => None end
  | Binary Pow_ a b => match term_in (translated a), term_in (translated b) with Some s, Some t => power_term s t | _, _ => None end
  | Binary Add_ a b => match translated a, translated b with Some (Amount f), Some (Amount h) => Some (Amount (sum_fraction false f h)) | _, _ => None end
  | Binary Sub_ a b => match translated a, translated b with Some (Amount f), Some (Amount h) => Some (Amount (sum_fraction true f h)) | _, _ => None end
  | Binary Mul_ a b => match translated a, translated b with Some (Amount f), Some (Amount h) => Some (Amount (product_fraction f h)) | _, _ => None end
  | Binary Div_ a b => match translated a, translated b with Some (Amount f), Some (Amount h) => option_map Amount (quotient_fraction constant f h) | _, _ => None end
  | Binary Min_ a b => of_two_plain Min (translated a) (translated b)
  | Binary Max_ a b => of_two_plain Max (translated a) (translated b)
  | Binary And_ a b => of_sentences Both (translated a) (translated b)
  | Binary Or_ a b => of_sentences Either (translated a) (translated b)
  | Binary o a b => if comparing o then compared o (translated a) (translated b) else None
  | Choice c a (Constant Endless) => translated a
  | Choice c a b => match translated c, term_in (translated a), term_in (translated b) with
      | Some (Sentence s), Some t, Some u => option_map (fun c => Amount (whole (Cond c t u))) (condition_in s) | _, _, _ => None end
  | Asks f m ps args => match all_known (map (fun p => term_in (translated p)) ps), all_known (map (fun a => term_in (translated a)) args) with
      | Some ts, Some us => option_map (fun k => if truth_fact f then Sentence (Plain (AtMost (Num 1) (Var k))) else Amount (whole (Var k))) (look f m ts us)
      | _, _ => None end
  | Meant f m ps args body => if forallb (fun p => given (term_in (translated p))) ps && forallb (fun a => match a with Label _ => true | _ => given (translated a) end) args
      then translated body else None
  | _ => None
  end.

(* ---------- Values ---------- *)

Variable facts : network -> inquiry -> option value.
Variable xs vs : list Z.
Hypothesis Same : List.length xs = List.length names.
Notation env := (combine names (map whole_number xs)).
Notation all_values := (xs ++ vs).
Notation val := (eval false facts env).
Hypothesis Constants : forall t z, constant t = Some z -> num all_values t = z.

(* The value of a fact that was found, where it has one. *)
Variable valued : nat -> Prop.
Hypothesis Look : forall f m ts as_ k ps, look f m ts as_ = Some k -> valued k -> map (num all_values) ts = ps ->
  match asked f (map (num all_values) as_) with
  | Some q => facts (named m ps) q = Some (if truth_fact f then Truth (1 <=? num all_values (Var k)) else whole_number (num all_values (Var k)))
  | None => False
  end.

Definition is_positive (v : option value) : Prop := exists q, v = Some (Number q) /\ (0 < q)%Q.
Definition is_natural (v : option value) : Prop := exists q, v = Some (Number q) /\ (0 <= q)%Q.

(* Its parts have the values that it needs: divisors are positive, exponents are not negative, what stands before infinite is meant, and facts have values. *)
Fixpoint fine (e : expr) : Prop :=
  match e with
  | Unary _ a => fine a
  | Binary And_ a b => fine a /\ (val a = Some (Truth true) -> fine b)
  | Binary Or_ a b => fine a /\ (val a = Some (Truth false) -> fine b)
  | Binary Div_ a b | Binary Mod_ a b => fine a /\ fine b /\ is_positive (val b)
  | Binary Pow_ a b => fine a /\ fine b /\ is_natural (val b)
  | Binary _ a b => fine a /\ fine b
  | Choice c a (Constant Endless) => fine c /\ val c = Some (Truth true) /\ fine a
  | Choice c a b => fine c /\ (val c = Some (Truth true) -> fine a) /\ (val c = Some (Truth false) -> fine b)
  | Asks _ _ ps args => fold_right (fun a P => fine a /\ P) True ps /\ fold_right (fun a P => fine a /\ P) True args /\ forall k, fact_in (translated e) = Some k -> valued k
  | Meant _ _ ps args body => fold_right (fun a P => fine a /\ P) True ps /\ fold_right (fun a P => fine a /\ P) True args /\ fine body
  | _ => True
  end.

(* What divides, number by number and term by term; and what is divided. *)
Fixpoint below_value (f : fraction) : Z :=
  match f with Plainly _ _ => 1 | Sum_of _ f h | Product_of f h => below_value f * below_value h | Quotient_of f t _ => below_value f * num all_values t end.

Fixpoint above_value (f : fraction) : Z :=
  match f with
  | Plainly t _ => num all_values t
  | Sum_of subtracted f h => let x := above_value f * number_below h * below_value h in let y := above_value h * number_below f * below_value f in if subtracted then x - y else x + y
  | Product_of f h => above_value f * above_value h
  | Quotient_of f _ d => above_value f * d
  end.

Definition is_fraction (q : Q) (f : fraction) : Prop :=
  0 < number_below f /\ 0 < below_value f /\ (q * inject_Z (number_below f * below_value f) == inject_Z (above_value f))%Q.

Lemma is_same_fraction p q f : (p == q)%Q -> is_fraction p f -> is_fraction q f.
Proof. intros E (N & B & Q); split; [exact N|]; split; [exact B|]; rewrite <- E; exact Q. Qed.

(* Two for a common divisor. *)
Definition first_value (f h : fraction) : Z := above_value f * number_below h * below_value h.
Definition second_value (f h : fraction) : Z := above_value h * number_below f * below_value f.

Definition order_of (o : binary) (x y : Z) : bool :=
  match o with Equal_ => x =? y | Unequal_ => negb (x =? y) | AtMost_ => x <=? y | AtLeast_ => y <=? x | Less_ => x <? y | _ => y <? x end.

Fixpoint is_so (s : sentence) : bool :=
  match s with
  | Plain c => yes all_values c
  | Related o f h => order_of o (first_value f h) (second_value f h)
  | Both s t => is_so s && is_so t
  | Either s t => is_so s || is_so t
  | Opposite s => negb (is_so s)
  end.

Definition right_meaning (e : expr) (m : meaning) : Prop :=
  match m with
  | Amount f => exists q, val e = Some (Number q) /\ is_fraction q f
  | Sentence s => val e = Some (Truth (is_so s))
  end.

Lemma so_alike s t : is_so (alike s t) = Bool.eqb (is_so s) (is_so t).
Proof. cbn [alike is_so]; destruct (is_so s), (is_so t); reflexivity. Qed.

Lemma scaled_value t d : num all_values (scaled t d) = num all_values t * d.
Proof. unfold scaled; destruct (Z.eqb_spec d 1) as [->|]; [rewrite Z.mul_1_r|]; reflexivity. Qed.

Lemma so_condition s : forall c, condition_in s = Some c -> yes all_values c = is_so s.
Proof.
  induction s as [d|o f h|s IHs t IHt|s IHs t IHt|s IHs]; intros c E; cbn [condition_in] in E; try discriminate; [injection E as <-; reflexivity| | | |].
  - destruct f as [p d| | |], h as [q e| | |]; try discriminate; cbn [is_so]; unfold first_value, second_value; cbn [above_value below_value number_below]; rewrite !Z.mul_1_r.
    destruct o; try discriminate; injection E as <-; cbn [yes order_of num]; rewrite !scaled_value; try reflexivity; apply eq_true_iff_eq; rewrite ?Z.leb_le, ?Z.ltb_lt, !Z.sub_0_l, <- ?Z.opp_le_mono, <- ?Z.opp_lt_mono; reflexivity.
  - destruct (condition_in s) as [x|]; [|discriminate]; destruct (condition_in t) as [y|]; [|discriminate]; injection E as <-; cbn [yes is_so]; rewrite (IHs x eq_refl), (IHt y eq_refl); reflexivity.
  - destruct (condition_in s) as [x|]; [|discriminate]; destruct (condition_in t) as [y|]; [|discriminate]; injection E as <-; cbn [yes is_so]; rewrite (IHs x eq_refl), (IHt y eq_refl); reflexivity.
  - destruct (condition_in s) as [x|]; [|discriminate]; injection E as <-; cbn [yes is_so]; rewrite (IHs x eq_refl); reflexivity.
Qed.

(* A whole number. *)
Lemma whole_fraction q t : is_fraction q (whole t) <-> (q == inject_Z (num all_values t))%Q.
Proof. unfold is_fraction; simpl; rewrite Qmult_1_r; intuition lia. Qed.

Lemma whole_value q z : (q == inject_Z z)%Q -> as_whole (Some (Number q)) = Some z.
Proof.
  intros E; unfold as_whole; rewrite (Qfloor_comp _ _ E), floor_whole; replace (Qeq_bool q (inject_Z z)) with true; [reflexivity | symmetry; apply Qeq_bool_iff, E].
Qed.

Definition kept (e : expr) : Prop := forall m, translated e = Some m -> fine e -> right_meaning e m.

Lemma plain_kept e t d : kept e -> plain (translated e) = Some (t, d) -> fine e -> exists q, val e = Some (Number q) /\ 0 < d /\ (q * inject_Z d == inject_Z (num all_values t))%Q.
Proof.
  intros K P Fi; unfold plain in P; destruct (translated e) as [[[t' d'| | |]|]|] eqn:T; try discriminate; injection P as -> ->; destruct (K _ T Fi) as (q & E & D & _ & Q); cbn [above_value number_below below_value] in *.
  rewrite Z.mul_1_r in Q; exists q; auto.
Qed.

Lemma term_kept e t : kept e -> term_in (translated e) = Some t -> fine e -> exists q, val e = Some (Number q) /\ (q == inject_Z (num all_values t))%Q.
Proof.
  intros K P Fi; unfold term_in in P; destruct (plain (translated e)) as [[s d]|] eqn:Pl; [|discriminate]; destruct (Z.eqb_spec d 1) as [->|]; [|discriminate]; injection P as ->.
  destruct (plain_kept e t 1 K Pl Fi) as (q & E & _ & Q); exists q; split; [exact E|]; rewrite <- Q; simpl; ring.
Qed.

Lemma compare_scaled u v D x y : (0 < D)%Q -> (u * D == inject_Z x)%Q -> (v * D == inject_Z y)%Q -> Qle_bool u v = (x <=? y).
Proof.
  intros P U V; destruct (Z.leb_spec x y) as [L|L].
  - apply Qle_bool_iff, (Qmult_le_r _ _ _ P); rewrite U, V, <- Zle_Qle; exact L.
  - destruct (Qle_bool u v) eqn:B; [|reflexivity]; apply Qle_bool_iff, (Qmult_le_r _ _ _ P) in B; rewrite U, V, <- Zle_Qle in B; lia.
Qed.

(* Two fractions, brought to one divisor. *)
Lemma two_fractions p q f h : is_fraction p f -> is_fraction q h -> exists D, (0 < D)%Q /\ (p * D == inject_Z (first_value f h))%Q /\ (q * D == inject_Z (second_value f h))%Q.
Proof.
  intros (Nf & Bf & Ef) (Nh & Bh & Eh); exists (inject_Z (number_below f * number_below h * (below_value f * below_value h))).
  unfold first_value, second_value; rewrite !inject_Z_mult in *; split; [repeat (apply Qmult_lt_0_compat); apply positive_q; assumption|]; split; [rewrite <- Ef; ring | rewrite <- Eh; ring].
Qed.

Lemma floor_scaled q D x : (0 < D)%Q -> forall d, (D == inject_Z d)%Q -> (q * D == inject_Z x)%Q -> Qfloor q = x / d.
Proof.
  intros P d Ed E; rewrite Ed in P, E; assert (Pd : 0 < d) by (unfold Qlt in P; simpl in P; lia); rewrite <- (floor_quotient x d Pd); apply Qfloor_comp; rewrite Qred_correct, <- E; field; intros Z0; rewrite Z0 in P; discriminate P.
Qed.

Lemma rounded_right (up : bool) a q t d : val a = Some (Number q) -> 0 < num all_values d -> (q * inject_Z (num all_values d) == inject_Z (num all_values t))%Q -> right_meaning (Unary (if up then Ceil_ else Floor_) a) (rounded up t d).
Proof.
  intros E P Q; assert (Fl : forall r x, (r * inject_Z (num all_values d) == inject_Z x)%Q -> Qfloor r = x / num all_values d) by (intros r x X; apply (floor_scaled r _ x (positive_q _ P) _ (Qeq_refl _) X)).
  destruct up; cbn [right_meaning rounded eval]; rewrite E; eexists; (split; [reflexivity|]); apply whole_fraction; cbn [num].
  - unfold Qceiling; rewrite (Fl (- q)%Q (0 - num all_values t)); [replace (- ((0 - num all_values t) / num all_values d)) with (0 - (0 - num all_values t) / num all_values d) by lia; reflexivity|].
    replace (0 - num all_values t) with (- num all_values t) by lia; rewrite inject_Z_opp, <- Q; ring.
  - rewrite (Fl q _ Q); reflexivity.
Qed.

(* Both parts of a quotient. *)
Lemma quotient_kept (up : bool) a b m : kept a -> kept b -> rounded_quotient up (translated a) (translated b) = Some m -> fine (Binary Div_ a b) -> right_meaning (Unary (if up then Ceil_ else Floor_) (Binary Div_ a b)) m.
Proof.
  intros Ka Kb E (Fa & Fb & (y & Ey & Py)); unfold rounded_quotient in E; destruct (plain (translated a)) as [[s d]|] eqn:A; [|discriminate]; destruct (plain (translated b)) as [[t e]|] eqn:B; [|discriminate]; injection E as <-.
  destruct (plain_kept a s d Ka A Fa) as (p & Ep & Pd & Qp), (plain_kept b t e Kb B Fb) as (q & Eq_ & Pe & Qq); rewrite Ey in Eq_; injection Eq_ as <-.
  assert (Ny : ~ y == 0) by (intros Z0; rewrite Z0 in Py; discriminate Py).
  assert (Pt : 0 < num all_values t) by (assert (K : (0 < inject_Z (num all_values t))%Q) by (rewrite <- Qq; apply Qmult_lt_0_compat; [exact Py | apply positive_q, Pe]); unfold Qlt in K; simpl in K; lia).
  apply (rounded_right up _ (Qred (p / y)) (scaled s e) (scaled t d)); rewrite ?scaled_value.
  - cbn [eval]; rewrite Ep, Ey; simpl; destruct (Qeq_bool y 0) eqn:Z0; [apply Qeq_bool_iff in Z0; contradiction | reflexivity].
  - nia.
  - rewrite Qred_correct, !inject_Z_mult, <- Qp, <- Qq; field; exact Ny.
Qed.

Lemma sum_right (minus : bool) p q f h : is_fraction p f -> is_fraction q h -> is_fraction (if minus then p - q else p + q)%Q (sum_fraction minus f h).
Proof.
  intros (Nf & Bf & Ef) (Nh & Bh & Eh); assert (G : is_fraction (if minus then p - q else p + q)%Q (Sum_of minus f h)).
  { unfold is_fraction; cbn [number_below below_value above_value]; split; [nia|]; split; [nia|].
    destruct minus; unfold Zminus; rewrite ?inject_Z_plus, ?inject_Z_opp, !inject_Z_mult in *; rewrite <- Ef, <- Eh; ring. }
  destruct f, h; try exact G; revert G; unfold is_fraction, sum_fraction; cbn [number_below below_value above_value]; destruct minus; cbn [num]; rewrite !scaled_value, !Z.mul_1_r; exact (fun H => H).
Qed.

Lemma product_right p q f h : is_fraction p f -> is_fraction q h -> is_fraction (p * q)%Q (product_fraction f h).
Proof.
  intros (Nf & Bf & Ef) (Nh & Bh & Eh); assert (G : is_fraction (p * q)%Q (Product_of f h)); [|destruct f, h; exact G].
  unfold is_fraction; cbn [number_below below_value above_value]; split; [nia|]; split; [nia|]; rewrite !inject_Z_mult in *; rewrite <- Ef, <- Eh; ring.
Qed.

Lemma quotient_right p q f h r : is_fraction p f -> is_fraction q h -> (0 < q)%Q -> quotient_fraction constant f h = Some r -> is_fraction (p / q)%Q r.
Proof.
  intros F (Nh & Bh & Eh) Pq E; assert (Nq : ~ q == 0) by (intros Z0; rewrite Z0 in Pq; discriminate Pq).
  unfold quotient_fraction in E; destruct h as [t e| | |]; try discriminate; cbn [below_value number_below above_value] in *; rewrite Z.mul_1_r in Eh.
  assert (Pt : 0 < num all_values t) by (assert (K : (0 < inject_Z (num all_values t))%Q) by (rewrite <- Eh; apply Qmult_lt_0_compat; [exact Pq | apply positive_q, Nh]); unfold Qlt in K; simpl in K; lia).
  destruct (constant t) as [z|] eqn:C; [apply Constants in C; destruct (Z.ltb_spec 0 z); [|discriminate]|]; injection E as <-.
  - apply (product_right p (/ q)); [exact F|]; split; [assumption|]; split; [reflexivity|]; cbn [below_value number_below above_value num]; rewrite Z.mul_0_r, Z.add_0_r, Z.mul_1_r, <- C, <- Eh; field; exact Nq.
  - destruct F as (Nf & Bf & Ef); split; [exact Nf|]; cbn [below_value number_below above_value]; split; [nia|]; rewrite !inject_Z_mult in *; rewrite <- Eh, <- Ef; field; exact Nq.
Qed.

Lemma compared_right o a b m : comparing o = true -> kept a -> kept b -> compared o (translated a) (translated b) = Some m -> fine a -> fine b -> right_meaning (Binary o a b) m.
Proof.
  intros C Ka Kb E Fa Fb; unfold compared in E.
  assert (Two : forall s t, translated a = Some (Sentence s) -> translated b = Some (Sentence t) -> val a = Some (Truth (is_so s)) /\ val b = Some (Truth (is_so t))) by (intros s t A B; split; [apply (Ka _ A Fa) | apply (Kb _ B Fb)]).
  destruct (translated a) as [[f|s]|] eqn:A, (translated b) as [[h|t]|] eqn:B; try (destruct o; discriminate).
  - injection E as <-; destruct (Ka _ A Fa) as (p & Ep & Qp), (Kb _ B Fb) as (q & Eq_ & Qq); destruct (two_fractions p q f h Qp Qq) as (D & PD & Sp & Sq).
    cbn [right_meaning is_so eval]; rewrite Ep, Eq_; set (s := first_value f h) in *; set (t := second_value f h) in *.
    destruct o; try discriminate; simpl; rewrite ?(compare_scaled p q D s t PD Sp Sq), ?(compare_scaled q p D t s PD Sq Sp); do 2 f_equal;
      destruct (Z.leb_spec s t), (Z.leb_spec t s), (Z.eqb_spec s t), (Z.ltb_spec s t), (Z.ltb_spec t s); try reflexivity; lia.
  - destruct (Two s t eq_refl eq_refl) as [Va Vb]; destruct o; try discriminate; injection E as <-; cbn [right_meaning eval]; rewrite Va, Vb; cbn [is_so]; rewrite so_alike; reflexivity.
Qed.

Definition all_fine (l : list expr) : Prop := fold_right (fun a P => fine a /\ P) True l.

(* The numbers of a list whose terms are known: what is no label is computed. *)
Lemma whole_terms (f : expr -> option Z) l : (forall a, translated a <> None -> f a = as_whole (val a)) ->
  Forall (fun e => kept e /\ forall a b, e = Binary Div_ a b -> kept a /\ kept b) l -> all_fine l ->
  forall ts, all_known (map (fun a => term_in (translated a)) l) = Some ts -> all_known (map f l) = Some (map (num all_values) ts).
Proof.
  intros Same_; induction 1 as [|p ps [P _] _ IHps]; intros Fi ts T; [injection T as <-; reflexivity|]; destruct Fi as [Fp Fi].
  cbn [map all_known] in T; destruct (term_in (translated p)) as [t|] eqn:R; [|discriminate]; destruct (all_known (map _ ps)) as [us|] eqn:U; [|discriminate]; injection T as <-.
  destruct (term_kept p t P R Fp) as (q & E & Q); cbn [map all_known]; rewrite (Same_ p), E, (whole_value _ _ Q), (IHps Fi us eq_refl); [reflexivity|].
  intros N; unfold term_in, plain in R; rewrite N in R; discriminate.
Qed.

Lemma asked_anywhere m ps f l q : asked f l = Some q -> asked (on_network m ps f) l = Some q.
Proof.
  destruct f; try (intros E; exact E); try match goal with r : option called_router |- _ => destruct r as [r|]; [|intros E; exact E] end; try (destruct r; try (intros E; exact E);
    destruct l as [|? [|? [|]]]; discriminate).
  simpl; destruct (arguments_at places_ l) as [a|] eqn:A; [|discriminate]; intros <-; replace (arguments_at _ l) with (Some a); [reflexivity|]; symmetry.
  revert l a A; induction places_ as [|p places_ IH]; intros l a A; [exact A|]; destruct p as [|n k| | |r|]; simpl in A |- *; [| |destruct l as [|? l]; [discriminate A|]..|destruct r; [|discriminate A]|].
  2: destruct (Nat.leb k (List.length l)); [|discriminate A].
  all: destruct (arguments_at places_ _) as [b|] eqn:B; [|discriminate A]; rewrite (IH _ _ B); exact A.
Qed.

(* The parts of a quotient are kept as well, for what stands around it. *)
Theorem translated_right e : kept e /\ forall a b, e = Binary Div_ a b -> kept a /\ kept b.
Proof.
  induction e as [v|x|l|o a [Ka Da]|o a b [Ka _] [Kb _]|c a b [Kc _] [Ka _] [Kb _]|k x from to_ only_ body _ _ _ _|f m ps args Kps Kargs|f m ps args a Kps Kargs [Ka _]] using expr_induction;
    (split; [|intros a' b' Q; try discriminate; injection Q as -> -> ->; split; assumption]); intros r E Fi; cbn [translated] in E.
  - destruct v as [q| |b|w]; try discriminate; injection E as <-; [exists q; split; [reflexivity|]; split; [reflexivity|]; split; [reflexivity|]; unfold Qeq; simpl; lia | destruct b; reflexivity].
  - destruct (place_of x names) as [k|] eqn:P; [|discriminate]; injection E as <-; eexists; split; [exact (variable_right names xs vs x k Same P) | apply whole_fraction; reflexivity].
  - discriminate.
  - cbn [fine] in Fi; assert (Pl : forall t d, plain (translated a) = Some (t, d) -> exists q, val a = Some (Number q) /\ 0 < d /\ (q * inject_Z d == inject_Z (num all_values t))%Q) by (intros t d P; apply (plain_kept a t d Ka P Fi)).
    assert (Rd : forall up : bool, option_map (fun p => rounded up (fst p) (Num (snd p))) (plain (translated a)) = Some r -> right_meaning (Unary (if up then Ceil_ else Floor_) a) r).
    { intros up E'; destruct (plain (translated a)) as [[t d]|]; [|discriminate]; injection E' as <-; destruct (Pl t d eq_refl) as (q & Eq_ & Pd & Qd); apply (rounded_right up a q t (Num d) Eq_ Pd Qd). }
    destruct o; try discriminate.
    + destruct (translated a) as [[f|]|] eqn:T; try discriminate; injection E as <-; destruct (Ka _ T Fi) as (q & Eq_ & F); cbn [right_meaning eval]; rewrite Eq_; eexists; split; [reflexivity|].
      apply (is_same_fraction (q * inject_Z (-1))); [rewrite Qred_correct; ring | apply product_right; [exact F | apply whole_fraction; reflexivity]].
    + destruct (translated a) as [[|s]|] eqn:T; try discriminate; injection E as <-; pose proof (Ka _ T Fi) as V; cbn [right_meaning eval] in *; rewrite V; reflexivity.
    + destruct a as [| | | |[] a b| | | |]; try exact (Rd false E); destruct (Da a b eq_refl) as [Kx Ky]; exact (quotient_kept false a b r Kx Ky E Fi).
    + destruct a as [| | | |[] a b| | | |]; try exact (Rd true E); destruct (Da a b eq_refl) as [Kx Ky]; exact (quotient_kept true a b r Kx Ky E Fi).
    + destruct (plain (translated a)) as [[t d]|] eqn:P; [|discriminate]; injection E as <-; destruct (Pl t d eq_refl) as (q & Eq_ & Pd & Qd); cbn [right_meaning eval]; rewrite Eq_; eexists; split; [reflexivity|].
      split; [exact Pd|]; split; [reflexivity|]; cbn [above_value number_below below_value num fst snd]; rewrite Z.mul_1_r, Qred_correct.
      transitivity (Qabs (q * inject_Z d)); [rewrite Qabs_Qmult; replace (Qabs (inject_Z d)) with (inject_Z d) by (unfold inject_Z, Qabs; f_equal; lia); reflexivity | rewrite Qd; reflexivity].
  - assert (Two : fine a /\ fine b -> forall f h, translated a = Some (Amount f) -> translated b = Some (Amount h) -> exists p q, val a = Some (Number p) /\ val b = Some (Number q) /\ is_fraction p f /\ is_fraction q h).
    { intros [Fa Fb] f h A B; destruct (Ka _ A Fa) as (p & Ep & Qp), (Kb _ B Fb) as (q & Eq_ & Qq); exists p, q; auto. }
    assert (Mm : fine a /\ fine b -> forall (g : term -> term -> term) (w : Z -> Z -> Z), (forall s t, num all_values (g s t) = w (num all_values s) (num all_values t)) ->
      of_two_plain g (translated a) (translated b) = Some r -> exists p q s t d f, r = Amount f /\ val a = Some (Number p) /\ val b = Some (Number q) /\ 0 < d /\ (p * inject_Z d == inject_Z s)%Q /\ (q * inject_Z d == inject_Z t)%Q /\
        forall x, (x * inject_Z d == inject_Z (w s t))%Q -> is_fraction x f).
    { intros [Fa Fb] g w Gw E'; unfold of_two_plain in E'; destruct (plain (translated a)) as [[s d]|] eqn:A; [|discriminate]; destruct (plain (translated b)) as [[t e]|] eqn:B; [|discriminate]; injection E' as <-.
      destruct (plain_kept a s d Ka A Fa) as (p & Ep & Pd & Qp), (plain_kept b t e Kb B Fb) as (q & Eq_ & Pe & Qq); exists p, q, (num all_values (scaled s e)), (num all_values (scaled t d)), (d * e); eexists; split; [reflexivity|].
      rewrite !scaled_value; split; [exact Ep|]; split; [exact Eq_|]; split; [nia|]; rewrite !inject_Z_mult; split; [rewrite <- Qp; ring|]; split; [rewrite <- Qq; ring|].
      intros x X; split; [cbn [number_below]; nia|]; split; [reflexivity|]; cbn [above_value number_below below_value]; rewrite Z.mul_1_r, inject_Z_mult, Gw, !scaled_value; exact X. }
    destruct o; cbn [fine comparing] in *; try discriminate; try (apply compared_right; [reflexivity | exact Ka | exact Kb | exact E | apply Fi | apply Fi]).
    + destruct (translated a) as [[f|]|] eqn:A; try discriminate; destruct (translated b) as [[h|]|] eqn:B; try discriminate; injection E as <-; destruct (Two Fi f h eq_refl eq_refl) as (p & q & Ep & Eq_ & Qp & Qq).
      cbn [right_meaning eval]; rewrite Ep, Eq_; eexists; split; [reflexivity|]; apply (is_same_fraction _ _ _ (Qeq_sym _ _ (Qred_correct _))), (sum_right false); assumption.
    + destruct (translated a) as [[f|]|] eqn:A; try discriminate; destruct (translated b) as [[h|]|] eqn:B; try discriminate; injection E as <-; destruct (Two Fi f h eq_refl eq_refl) as (p & q & Ep & Eq_ & Qp & Qq).
      cbn [right_meaning eval]; rewrite Ep, Eq_; eexists; split; [reflexivity|]; apply (is_same_fraction _ _ _ (Qeq_sym _ _ (Qred_correct _))), (sum_right true); assumption.
    + destruct (translated a) as [[f|]|] eqn:A; try discriminate; destruct (translated b) as [[h|]|] eqn:B; try discriminate; injection E as <-; destruct (Two Fi f h eq_refl eq_refl) as (p & q & Ep & Eq_ & Qp & Qq).
      cbn [right_meaning eval]; rewrite Ep, Eq_; eexists; split; [reflexivity|]; apply (is_same_fraction _ _ _ (Qeq_sym _ _ (Qred_correct _))), product_right; assumption.
    + destruct (translated a) as [[f|]|] eqn:A; try discriminate; destruct (translated b) as [[h|]|] eqn:B; try discriminate; destruct (quotient_fraction constant f h) as [z|] eqn:Qf; [|discriminate]; injection E as <-.
      destruct Fi as (Fa & Fb & (y & Ey & Py)); destruct (Two (conj Fa Fb) f h eq_refl eq_refl) as (p & q & Ep & Eq_ & Qp & Qq); rewrite Ey in Eq_; injection Eq_ as <-.
      cbn [right_meaning eval]; rewrite Ep, Ey; simpl.
      destruct (Qeq_bool y 0) eqn:Z0; [apply Qeq_bool_iff in Z0; rewrite Z0 in Py; discriminate Py|]; eexists; split; [reflexivity|]; apply (is_same_fraction _ _ _ (Qeq_sym _ _ (Qred_correct _))), (quotient_right p y f h z Qp Qq Py Qf).
    + destruct (term_in (translated a)) as [s|] eqn:A; [|discriminate]; destruct (term_in (translated b)) as [t|] eqn:B; [|discriminate]; injection E as <-; destruct Fi as (Fa & Fb & (y & Ey & Py)).
      destruct (term_kept a s Ka A Fa) as (p & Ep & Qp), (term_kept b t Kb B Fb) as (q & Eq_ & Qq); rewrite Ey in Eq_; injection Eq_ as <-.
      cbn [right_meaning eval]; rewrite Ep, Ey; simpl; unfold on_wholes, q_whole; rewrite (whole_value _ _ Qp), (whole_value _ _ Qq).
      destruct (Z.ltb_spec 0 (num all_values t)) as [|L]; [|exfalso; rewrite Qq in Py; unfold Qlt in Py; simpl in Py; lia]; eexists; split; [reflexivity | apply whole_fraction; reflexivity].
    + destruct (term_in (translated a)) as [s|] eqn:A; [|discriminate]; destruct (term_in (translated b)) as [t|] eqn:B; [|discriminate]; destruct Fi as (Fa & Fb & (y & Ey & Py)).
      destruct (term_kept a s Ka A Fa) as (p & Ep & Qp), (term_kept b t Kb B Fb) as (q & Eq_ & Qq); rewrite Ey in Eq_; injection Eq_ as <-.
      assert (E' : r = Amount (whole (Pow s t))) by (unfold power_term in E; destruct (constant t) as [k|]; [destruct (_ && _); [|discriminate]|]; injection E as <-; reflexivity); subst r; clear E.
      assert (K0 : 0 <= num all_values t) by (rewrite Qq in Py; unfold Qle in Py; simpl in Py; lia); cbn [right_meaning eval combined_value]; rewrite Ep, Ey.
      unfold on_wholes, q_whole; rewrite (whole_value _ _ Qp), (whole_value _ _ Qq), (proj2 (Z.leb_le 0 _) K0); eexists; split; [reflexivity | apply whole_fraction; reflexivity].
    + destruct (Mm Fi Min Z.min ltac:(reflexivity) E) as (p & q & s & t & d & f & -> & Ep & Eq_ & Pd & Sp & Sq & F); cbn [right_meaning eval]; rewrite Ep, Eq_; simpl; rewrite (compare_scaled p q _ s t (positive_q _ Pd) Sp Sq).
      destruct (Z.leb_spec s t); eexists; (split; [reflexivity|]); apply F; [rewrite Z.min_l by lia; exact Sp | rewrite Z.min_r by lia; exact Sq].
    + destruct (Mm Fi Max Z.max ltac:(reflexivity) E) as (p & q & s & t & d & f & -> & Ep & Eq_ & Pd & Sp & Sq & F); cbn [right_meaning eval]; rewrite Ep, Eq_; simpl; rewrite (compare_scaled p q _ s t (positive_q _ Pd) Sp Sq).
      destruct (Z.leb_spec s t); eexists; (split; [reflexivity|]); apply F; [rewrite Z.max_r by lia; exact Sq | rewrite Z.max_l by lia; exact Sp].
    + unfold of_sentences in E; destruct (translated a) as [[|s]|] eqn:A; try discriminate; destruct (translated b) as [[|t]|] eqn:B; try discriminate; injection E as <-; destruct Fi as [Fa Fb]; pose proof (Ka _ A Fa) as Va; cbn [right_meaning eval] in *; rewrite Va; cbn [is_so].
      destruct (is_so s); [|destruct (val b); reflexivity]; pose proof (Kb _ B (Fb Va)) as Vb; cbn [right_meaning] in Vb; rewrite Vb; reflexivity.
    + unfold of_sentences in E; destruct (translated a) as [[|s]|] eqn:A; try discriminate; destruct (translated b) as [[|t]|] eqn:B; try discriminate; injection E as <-; destruct Fi as [Fa Fb]; pose proof (Ka _ A Fa) as Va; cbn [right_meaning eval] in *; rewrite Va; cbn [is_so].
      destruct (is_so s); [destruct (val b); reflexivity|]; pose proof (Kb _ B (Fb Va)) as Vb; cbn [right_meaning] in Vb; rewrite Vb; reflexivity.
  - assert (Usual : match translated c, term_in (translated a), term_in (translated b) with
        | Some (Sentence s), Some t, Some u => option_map (fun c => Amount (whole (Cond c t u))) (condition_in s) | _, _, _ => None end = Some r ->
      fine c /\ (val c = Some (Truth true) -> fine a) /\ (val c = Some (Truth false) -> fine b) -> right_meaning (Choice c a b) r).
    { intros E' (Fc & Fa & Fb); destruct (translated c) as [[|s]|] eqn:C; try discriminate; destruct (term_in (translated a)) as [t|] eqn:A; [|discriminate]; destruct (term_in (translated b)) as [u|] eqn:B; [|discriminate].
      destruct (condition_in s) as [d|] eqn:D; [|discriminate]; injection E' as <-; pose proof (Kc _ C Fc) as Vc; cbn [right_meaning eval] in *; rewrite Vc; rewrite <- (so_condition s d D) in *.
      destruct (yes all_values d) eqn:Yd; [destruct (term_kept a t Ka A (Fa Vc)) as (q & Eq_ & Q) | destruct (term_kept b u Kb B (Fb Vc)) as (q & Eq_ & Q)]; rewrite Eq_; exists q; (split; [reflexivity|]); apply whole_fraction; cbn [num]; rewrite Yd; exact Q. }
    destruct b as [[]| | | | | | | |]; try exact (Usual E Fi); destruct Fi as (Fc & Tc & Fa); pose proof (Ka _ E Fa) as V; destruct r; cbn [right_meaning eval] in *; rewrite Tc; exact V.
  - discriminate.
  - destruct (all_known (map (fun p => term_in (translated p)) ps)) as [ts|] eqn:T; [|discriminate]; destruct (all_known (map (fun a => term_in (translated a)) args)) as [us|] eqn:U; [|discriminate].
    destruct (look f m ts us) as [k|] eqn:L; [|discriminate]; injection E as <-; destruct Fi as (Fp & Fa & Fv); cbn [translated] in Fv; rewrite T, U, L in Fv; assert (Vk : valued k) by (apply Fv; cbn [option_map]; destruct (truth_fact f); reflexivity); pose proof (Look f m ts us k _ L Vk eq_refl) as X; destruct (asked f (map (num all_values) us)) as [q|] eqn:Q; [|destruct X].
    assert (As : all_known (map (fun a => match a with Label l => vertex_number m (map (num all_values) ts) (named m (map (num all_values) ts)) l | _ => as_whole (val a) end) args) = Some (map (num all_values) us)).
    { apply whole_terms; [intros a I; destruct a; try reflexivity; destruct (I eq_refl) | exact Kargs | exact Fa | exact U]. }
    assert (V : val (Asks f m ps args) = facts (named m (map (num all_values) ts)) q) by (cbn [eval]; rewrite (whole_terms (fun p => as_whole (val p)) ps (fun _ _ => eq_refl) Kps Fp ts T); cbv zeta; rewrite As, (asked_anywhere _ _ _ _ _ Q); reflexivity).
    destruct (truth_fact f); cbn [right_meaning]; rewrite V, X; [reflexivity | eexists; split; [reflexivity | apply whole_fraction; reflexivity]].
  - destruct (forallb (fun p => given (term_in (translated p))) ps && forallb _ args) eqn:G; [|discriminate]; apply andb_true_iff in G; destruct G as [Gp Ga]; destruct Fi as (Fp & Fa & Fi).
    assert (Here : val (Meant f m ps args a) = val a).
    { cbn [eval]; replace (forallb (fun p => given (as_whole (val p))) ps) with true; [replace (forallb _ args) with true; [reflexivity|]|]; symmetry.
      - clear - Kargs Fa Ga; induction Kargs as [|p l [P _] _ IH]; [reflexivity|]; cbn [forallb] in *; apply andb_true_iff in Ga; destruct Ga as [G Ga]; destruct Fa as [Fp Fa]; rewrite (IH Ga Fa), andb_true_r.
        assert (V : given (translated p) = true -> given (val p) = true); [|destruct p; try reflexivity; apply V, G].
        destruct (translated p) as [m'|] eqn:T; [intros _ | discriminate]; pose proof (P _ T Fp) as V; destruct m'; cbn [right_meaning] in V; [destruct V as (q & V & _)|]; rewrite V; reflexivity.
      - clear - Kps Fp Gp; induction Kps as [|p l [P _] _ IH]; [reflexivity|]; cbn [forallb] in *; apply andb_true_iff in Gp; destruct Gp as [G Gp]; destruct Fp as [F Fp]; rewrite (IH Gp Fp), andb_true_r.
        destruct (term_in (translated p)) as [t|] eqn:T; [|discriminate]; destruct (term_kept p t P T F) as (q & E & Q); rewrite E, (whole_value _ _ Q); reflexivity. }
    destruct r; cbn [right_meaning]; rewrite Here; exact (Ka _ E Fi).
Qed.
End Translation.
