(* What a claim says, as a question for package arithmetic; and what its parts need to have a value, as package theorem asks for it. *)

From Coq Require Import ZArith QArith Qround List String Bool Lia.
From Topocert Require Import Graph Text NetworkName NetworkSame Statement FormulaSays FormulaShown.
From Topocert Require Import CheckLinear CheckQuestion CheckTerms FamilyTerms.
Import ListNotations.
Open Scope Z_scope.

(* ---------- Sentences as claims ---------- *)

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

(* A number is computed from left to right: a polynomial, and another that divides it, if one does. *)
Definition scaled_by (p : poly) (d : Z) (by_ : option poly) : poly := let p := if d =? 1 then p else scale d p in match by_ with None => p | Some q => multiply p q end.

Definition product_below (b c : option poly) : option poly := match b, c with None, x | x, None => x | Some p, Some q => Some (multiply p q) end.

Fixpoint fraction_of (e : list poly) (f : fraction) : making (poly * option poly) :=
  match f with
  | Plainly t _ => do p <- poly_of e t; ret (p, None)
  | Sum_of subtracted f h => do a <- fraction_of e f; do b <- fraction_of e h;
      let x := scaled_by (fst a) (number_below h) (snd b) in let y := scaled_by (fst b) (number_below f) (snd a) in
      ret (if subtracted then minus x y else add x y, product_below (snd a) (snd b))
  | Product_of f h => do a <- fraction_of e f; do b <- fraction_of e h; ret (multiply (fst a) (fst b), product_below (snd a) (snd b))
  | Quotient_of f t d => do a <- fraction_of e f; do q <- poly_of e t; ret (scaled_by (fst a) d None, product_below (snd a) (Some q))
  end.

Fixpoint claim_of_sentence (e : list poly) (s : sentence) : claim :=
  match s with
  | Plain c => claim_of e c
  | Related o f h => fun truth => do a <- fraction_of e f; do b <- fraction_of e h;
      let said := compared_claim o (scaled_by (fst a) (number_below h) (snd b)) (scaled_by (fst b) (number_below f) (snd a)) truth in
      match product_below (snd a) (snd b) with None => said | Some d => choose [fact (plus d (-1)) ;; said; fact (opposite d)] end
  | Both s t => all [claim_of_sentence e s; claim_of_sentence e t]
  | Either s t => some [claim_of_sentence e s; claim_of_sentence e t]
  | Opposite s => contrary (claim_of_sentence e s)
  end.

Lemma compared_means o p q x y w : has w p x -> has w q y -> means (compared_claim o p q) (order_of o x y) w.
Proof.
  intros P Q; destruct o; cbn [compared_claim order_of]; rewrite ?Z.ltb_antisym;
    first [apply means_contrary; first [apply means_is | apply means_at_least] | apply means_is | apply means_at_least]; apply yields_ret; assumption.
Qed.

Definition has_below (w : world) (b : option poly) (z : Z) : Prop := match b with None => z = 1 | Some p => has w p z end.

Lemma has_product w b c x y : has_below w b x -> has_below w c y -> has_below w (product_below b c) (x * y).
Proof. destruct b, c; cbn [has_below product_below]; intros B C; subst; rewrite ?Z.mul_1_l, ?Z.mul_1_r; try assumption; [apply has_multiply; assumption | reflexivity]. Qed.

Lemma has_scaled w p x d b y : has w p x -> has_below w b y -> has w (scaled_by p d b) (x * d * y).
Proof.
  intros P B; unfold scaled_by; assert (D : has w (if d =? 1 then p else scale d p) (x * d)).
  { destruct (Z.eqb_spec d 1) as [->|]; [rewrite Z.mul_1_r; exact P | rewrite Z.mul_comm; apply has_scale, P]. }
  destruct b as [q|]; cbn [has_below] in B; [apply has_multiply; assumption | subst; rewrite Z.mul_1_r; exact D].
Qed.

Definition has_fraction (xs vs : list Z) (f : fraction) (w : world) (a : poly * option poly) : Prop := has w (fst a) (above_value xs vs f) /\ has_below w (snd a) (below_value xs vs f).

Lemma has_fraction_later xs vs f w w' a : later w w' -> has_fraction xs vs f w a -> has_fraction xs vs f w' a.
Proof. intros L [A B]; split; [apply (has_later _ _ _ _ L A)|]; destruct (snd a); [apply (has_later _ _ _ _ L B) | exact B]. Qed.

Lemma fraction_so xs vs e f : forall w, have w e (xs ++ vs) -> gives (fraction_of e f) (has_fraction xs vs f) w.
Proof.
  assert (Two : forall f h (make : poly * option poly -> poly * option poly -> poly * option poly) k, (forall w, have w e (xs ++ vs) -> gives (fraction_of e f) (has_fraction xs vs f) w) ->
    (forall w, have w e (xs ++ vs) -> gives (fraction_of e h) (has_fraction xs vs h) w) -> (forall w a b, has_fraction xs vs f w a -> has_fraction xs vs h w b -> has_fraction xs vs k w (make a b)) ->
    forall w, have w e (xs ++ vs) -> gives (do a <- fraction_of e f; do b <- fraction_of e h; ret (make a b)) (has_fraction xs vs k) w).
  { intros f1 h make k IHf IHh M w H; eapply gives_bind; [apply (IHf w H)|]; intros w1 a L1 A; apply (have_later _ _ _ _ L1) in H; eapply gives_bind; [apply (IHh w1 H)|]; intros w2 b L2 B.
    apply gives_ret, M; [apply (has_fraction_later _ _ _ _ _ _ L2 A) | exact B]. }
  induction f as [t d|subtracted f IHf h IHh|f IHf h IHh|f IHf t d]; cbn [fraction_of].
  - intros w H; eapply gives_bind; [apply (poly_of_yields t w e _ H), later_refl|]; intros w' p _ P; apply gives_ret; split; [exact P | reflexivity].
  - apply (Two f h (fun a b => (if subtracted then minus _ _ else add _ _, product_below (snd a) (snd b)))); [exact IHf | exact IHh|]; intros w a b [A A'] [B B']; split; [|apply has_product; assumption].
    cbn [fst above_value]; destruct subtracted; [apply has_minus | apply has_add]; apply has_scaled; assumption.
  - apply (Two f h (fun a b => (multiply (fst a) (fst b), product_below (snd a) (snd b)))); [exact IHf | exact IHh|]; intros w a b [A A'] [B B']; split; [apply has_multiply | apply has_product]; assumption.
  - intros w H; eapply gives_bind; [apply (IHf w H)|]; intros w1 a L1 A; apply (have_later _ _ _ _ L1) in H; eapply gives_bind; [apply (poly_of_yields t w1 e _ H), later_refl|]; intros w2 q L2 Q.
    apply (has_fraction_later _ _ _ _ _ _ L2) in A; destruct A as [A A']; apply gives_ret; split; [|apply has_product; [exact A' | exact Q]].
    cbn [fst above_value]; rewrite <- (Z.mul_1_r (_ * d)); apply has_scaled; [exact A | reflexivity].
Qed.

(* It is so where the divisor is positive; and where it is not, nothing is said. *)
Lemma divided_so d z w m : has w d z -> so m w -> so (choose [fact (plus d (-1)) ;; m; fact (opposite d)]) w.
Proof.
  intros D S; destruct (Z.lt_ge_cases 0 z) as [P|N].
  - apply so_choose_first, so_then; [apply (so_fact _ _ _ (has_plus _ _ _ (-1) D)); lia | exact S].
  - apply so_choose_second, (so_fact _ _ _ (has_opposite _ _ _ D)); lia.
Qed.

Lemma sentence_means xs vs s : forall w ps, have w ps (xs ++ vs) -> means (claim_of_sentence ps s) (is_so xs vs s) w.
Proof.
  induction s as [c|o f h|s IHs t IHt|s IHs t IHt|s IHs]; intros w ps W; cbn [claim_of_sentence is_so].
  - apply claim_of_means, W.
  - intros w0 L0; apply (have_later _ _ _ _ L0) in W; eapply gives_bind; [apply (fraction_so xs vs ps f w0 W)|]; intros w1 a L1 A; apply (have_later _ _ _ _ L1) in W.
    eapply gives_bind; [apply (fraction_so xs vs ps h w1 W)|]; intros w2 b L2 [B B']; apply (has_fraction_later _ _ _ _ _ _ L2) in A; destruct A as [A A'].
    pose proof (compared_means o _ _ _ _ w2 (has_scaled _ _ _ (number_below h) _ _ A B') (has_scaled _ _ _ (number_below f) _ _ B A')) as K; unfold means in K.
    pose proof (has_product _ _ _ _ _ A' B') as D; cbv zeta; destruct (product_below (snd a) (snd b)) as [d|]; [exact (divided_so _ _ _ _ D K _ (later_refl _)) | exact (K _ (later_refl _))].
  - pose proof (means_all [claim_of_sentence ps s; claim_of_sentence ps t] [is_so xs vs s; is_so xs vs t] w) as K; cbn [forallb] in K; rewrite andb_true_r in K; apply K; repeat constructor; [apply IHs | apply IHt]; exact W.
  - pose proof (means_some [claim_of_sentence ps s; claim_of_sentence ps t] [is_so xs vs s; is_so xs vs t] w) as K; cbn [existsb] in K; rewrite orb_false_r in K; apply K; repeat constructor; [apply IHs | apply IHt]; exact W.
  - apply means_contrary, IHs, W.
Qed.

(* In a question that is being made: the number that a term is, if it is a constant; and whether two terms are the same. *)
Definition constant_in (made : state * list poly) (t : term) : option Z := is_constant (snd (poly_of (snd made) t (fst made))).
Definition same_in (made : state * list poly) (t u : term) : bool := snd ((do p <- poly_of (snd made) t; do q <- poly_of (snd made) u; ret (same_poly p q)) (fst made)).

Lemma in_question {A} m values (f : list poly -> making A) (Q : world -> A -> Prop) : gives m (fun w ps => have w ps values) (World 0 (fun _ => 0)) ->
  (forall w ps, have w ps values -> gives (f ps) Q w) -> let made := m (State 0 [] [] []) in exists w, Q w (snd (f (snd made) (fst made))).
Proof.
  intros G F; destruct (G (State 0 [] [] [])) as (w & _ & Gd & H).
  { split; [reflexivity|]; intros e _; split; [intros p []|]; split; [intros c [] | intros k []]. }
  destruct (m (State 0 [] [] [])) as [s ps]; destruct (F w ps H s Gd) as (w' & _ & _ & P); exists w'; exact P.
Qed.

Lemma constant_in_right m values t z : gives m (fun w ps => have w ps values) (World 0 (fun _ => 0)) -> constant_in (m (State 0 [] [] [])) t = Some z -> num values t = z.
Proof.
  intros G C; destruct (in_question m values (fun ps => poly_of ps t) (fun w p => has w p (num values t)) G) as [w P]; [|apply (has_is_constant w _ _ _ P C)].
  intros w ps H; apply (poly_of_yields t w ps values H), later_refl.
Qed.

Lemma same_in_right m values t u : gives m (fun w ps => have w ps values) (World 0 (fun _ => 0)) -> same_in (m (State 0 [] [] [])) t u = true -> num values t = num values u.
Proof.
  intros G S; destruct (in_question m values (fun ps => do p <- poly_of ps t; do q <- poly_of ps u; ret (same_poly p q)) (fun _ b => b = true -> num values t = num values u) G) as [w P]; [|exact (P S)].
  intros w ps H; eapply gives_bind; [apply (poly_of_yields t w ps values H), later_refl|]; intros w1 p L1 P; eapply gives_bind; [apply (poly_of_yields u w1 ps values (have_later _ _ _ _ L1 H)), later_refl|].
  intros w2 q L2 Q; apply gives_ret; intros E; apply same_poly_eq in E; subst q; apply (has_unique w2 p); [apply (has_later _ _ _ _ L2 P) | exact Q].
Qed.

(* ---------- Needs ---------- *)

(* A divisor, an exponent, a condition that must hold, or a fact that must have a value; and what stands left of && and ||, and in front of the sides of a cond,
   around it: each with its truth. *)
Inductive needed := Positive_ | Natural_ | Holding_ | Valued_.
Record need := Need { under_ : list (expr * bool); needed_ : needed; needs_it : expr }.

Fixpoint needs (us : list (expr * bool)) (e : expr) : list need :=
  match e with
  | Unary _ a => needs us a
  | Binary And_ a b => needs us a ++ needs (us ++ [(a, true)]) b
  | Binary Or_ a b => needs us a ++ needs (us ++ [(a, false)]) b
  | Binary Div_ a b | Binary Mod_ a b => needs us a ++ needs us b ++ [Need us Positive_ b]
  | Binary Pow_ a b => needs us a ++ needs us b ++ [Need us Natural_ b]
  | Binary _ a b => needs us a ++ needs us b
  | Choice c a (Constant Endless) => needs us c ++ [Need us Holding_ c] ++ needs (us ++ [(c, true)]) a
  | Choice c a b => needs us c ++ needs (us ++ [(c, true)]) a ++ needs (us ++ [(c, false)]) b
  | Asks _ _ ps args => flat_map (needs us) ps ++ flat_map (needs us) args ++ [Need us Valued_ e]
  | Meant _ _ ps args body => flat_map (needs us) ps ++ flat_map (needs us) args ++ needs us body
  | _ => []
  end.

(* The same as terms, sentences, and where the values of facts stand. *)
Inductive reading := APositive (t : term) | ANatural (t : term) | ASentence (s : sentence) | AValue (k : nat).
Definition need_read := (list (sentence * bool) * reading)%type.

Fixpoint same_fraction (f h : fraction) : bool :=
  match f, h with
  | Plainly t d, Plainly u e => same_term t u && (d =? e)
  | Sum_of s f h, Sum_of s' f' h' => Bool.eqb s s' && same_fraction f f' && same_fraction h h'
  | Product_of f h, Product_of f' h' => same_fraction f f' && same_fraction h h'
  | Quotient_of f t d, Quotient_of h u e => same_fraction f h && same_term t u && (d =? e)
  | _, _ => false
  end.

Lemma same_fraction_right f : forall h, same_fraction f h = true -> f = h.
Proof.
  induction f as [t d|s f IHf g IHg|f IHf g IHg|f IHf t d]; intros [t' d'|s' f' g'|f' g'|f' t' d']; cbn [same_fraction]; try discriminate; rewrite ?andb_true_iff.
  - intros [T D]; apply (proj1 same_texts) in T; apply Z.eqb_eq in D; congruence.
  - intros [[S A] B]; apply Bool.eqb_prop in S; f_equal; auto.
  - intros [A B]; f_equal; auto.
  - intros [[A T] D]; apply (proj1 same_texts) in T; apply Z.eqb_eq in D; f_equal; auto.
Qed.

Fixpoint same_sentence (s t : sentence) : bool :=
  match s, t with
  | Plain c, Plain d => same_cond c d
  | Related o f h, Related o' f' h' =>
    match o, o' with Equal_, Equal_ | Unequal_, Unequal_ | AtMost_, AtMost_ | AtLeast_, AtLeast_ | Less_, Less_ | More_, More_ => true | _, _ => false end &&
    same_fraction f f' && same_fraction h h'
  | Both a b, Both c d | Either a b, Either c d => same_sentence a c && same_sentence b d
  | Opposite a, Opposite b => same_sentence a b
  | _, _ => false
  end.

Lemma same_sentence_right s : forall t, same_sentence s t = true -> s = t.
Proof.
  induction s as [c|o f h|s IHs u IHu|s IHs u IHu|s IHs]; intros [d|o' f' h'|s' u'|s' u'|s']; cbn [same_sentence]; try discriminate; rewrite ?andb_true_iff.
  - intros E; apply (proj2 same_texts) in E; congruence.
  - intros [[O A] B]; apply same_fraction_right in A, B; destruct o, o'; try discriminate O; congruence.
  - intros [A B]; f_equal; auto.
  - intros [A B]; f_equal; auto.
  - intros E; f_equal; auto.
Qed.

Definition same_guard (g h : sentence * bool) : bool := same_sentence (fst g) (fst h) && Bool.eqb (snd g) (snd h).

(* What was asked under the first of the guards, all or none, is not asked again. *)
Fixpoint begins (us vs : list (sentence * bool)) : bool :=
  match us, vs with [], _ => true | u :: us, v :: vs => same_guard u v && begins us vs | _, _ => false end.

Lemma begins_in us : forall vs, begins us vs = true -> incl us vs.
Proof.
  induction us as [|u us IH]; intros [|v vs] E g I; try discriminate; try destruct I as [<-|I]; try (destruct I; fail); cbn [begins] in E; apply andb_true_iff in E; destruct E as [S E].
  - unfold same_guard in S; apply andb_true_iff in S; destruct S as [S T]; apply same_sentence_right in S; apply Bool.eqb_prop in T; left; destruct u, v; cbn [fst snd] in *; congruence.
  - right; apply (IH vs E g I).
Qed.

Definition same_need (a b : reading) : bool :=
  match a, b with APositive s, APositive t | ANatural s, ANatural t => same_term s t | ASentence s, ASentence t => same_sentence s t | AValue j, AValue k => Nat.eqb j k | _, _ => false end.

Lemma same_need_right a b : same_need a b = true -> a = b.
Proof. destruct a, b; cbn [same_need]; try discriminate; intros E; [apply (proj1 same_texts) in E | apply (proj1 same_texts) in E | apply same_sentence_right in E | apply Nat.eqb_eq in E]; congruence. Qed.

(* Two are asked that are spelled in two ways, though they may be one term. *)
Fixpoint alike (a b : expr) : bool :=
  let fix each (l m : list expr) := match l, m with [], [] => true | a :: l, b :: m => alike a b && each l m | _, _ => false end in
  match a, b with
  | Constant _, Constant _ => true
  | Variable_ x, Variable_ y => String.eqb x y
  | Unary _ a, Unary _ b => alike a b
  | Binary _ a b, Binary _ c d => alike a c && alike b d
  | Choice c a b, Choice d x y => alike c d && alike a x && alike b y
  | Asks _ _ ps l, Asks _ _ qs m => each ps qs && each l m
  | Meant _ _ ps l a, Meant _ _ qs m b => each ps qs && each l m && alike a b
  | _, _ => false
  end.

Definition alike_needs (a b : need) : bool := alike (needs_it a) (needs_it b) && forallb (fun p => alike (fst (fst p)) (fst (snd p))) (combine (under_ a) (under_ b)).

Fixpoint new_needs (asked l : list (need * need_read)) : list (need * need_read) :=
  match l with
  | [] => []
  | (n, d) :: l => if existsb (fun a => same_need (snd (snd a)) (snd d) && begins (fst (snd a)) (fst d) && alike_needs (fst a) n) asked then new_needs asked l else (n, d) :: new_needs ((n, d) :: asked) l
  end.

(* Whether it was asked, or is. *)
Lemma new_needs_all l : forall before n d, In (n, d) l -> exists m a, In (m, a) (before ++ new_needs before l) /\ snd a = snd d /\ incl (fst a) (fst d).
Proof.
  induction l as [|[k e] l IH]; intros before n d I; [destruct I|]; cbn [new_needs]; match goal with |- context [if ?b then _ else _] => destruct b eqn:X end.
  - destruct I as [I|I]; [injection I as -> ->|apply (IH before n d I)]; apply existsb_exists in X; destruct X as ((m & a) & A & E); rewrite !andb_true_iff in E; destruct E as [[E B] _]; exists m, a; split; [apply in_or_app; left; exact A|]; split; [apply same_need_right, E | apply begins_in, B].
  - destruct I as [I|I]; [injection I as -> ->; exists n, d; split; [apply in_or_app; right; left; reflexivity|]; split; [reflexivity | apply incl_refl]|].
    destruct (IH ((k, e) :: before) n d I) as (m & a & A & R); exists m, a; split; [|exact R]; destruct A as [<-|A]; [apply in_or_app; right; left; reflexivity|]; apply in_app_or in A; apply in_or_app; destruct A as [A|A]; [left; exact A | right; right; exact A].
Qed.

Section Needs.
Variable names : list string.
Variable look : fact_name -> naming -> list term -> list term -> option nat.
Variable constant : term -> option Z.
Notation translated := (translated names look constant).

Definition read_need (d : need) : option need_read :=
  match all_known (map (fun g => match translated (fst g) with Some (Sentence s) => Some (s, snd g) | _ => None end) (under_ d)) with
  | Some us => option_map (pair us) match needed_ d with
      | Positive_ => option_map (fun p => APositive (fst p)) (plain (translated (needs_it d)))
      | Natural_ => option_map (fun p => ANatural (fst p)) (plain (translated (needs_it d)))
      | Holding_ => match translated (needs_it d) with Some (Sentence s) => Some (ASentence s) | _ => None end
      | Valued_ => option_map AValue (fact_in (translated (needs_it d))) end
  | None => None
  end.

(* Nothing is asked of a divisor that is a positive constant, or of an exponent that is one and not negative. *)
Definition is_open (d : need_read) : bool := match snd d with APositive t => match constant t with Some z => negb (0 <? z) | None => true end
  | ANatural t => match constant t with Some z => negb (0 <=? z) | None => true end | _ => true end.

Definition read_needs (e : expr) : option (list need_read) := 
  option_map (fun l => map snd (new_needs [] (filter (fun p => is_open (snd p)) l))) (all_known (map (fun n => option_map (pair n) (read_need n)) (needs [] e))).

(* Without guards, where all divisors are such. *)
Definition needs_nothing (e : expr) : bool := match read_needs e with Some [] => true | _ => false end.

Variable facts : network -> inquiry -> option value.
Variable xs vs : list Z.
Hypothesis Same : List.length xs = List.length names.
Notation env := (combine names (map whole_number xs)).
Notation all_values := (xs ++ vs).
Notation val := (eval false facts env).
Hypothesis Constants : forall t z, constant t = Some z -> num all_values t = z.
Variable valued : nat -> Prop.
Notation fine := (fine names look constant facts xs valued).
Notation is_so := (is_so xs vs).
Hypothesis Look : forall f m ts as_ k ps, look f m ts as_ = Some k -> valued k -> map (num all_values) ts = ps ->
  match asked f (map (num all_values) as_) with
  | Some q => facts (named m ps) q = Some (if truth_fact f then Truth (1 <=? num all_values (Var k)) else whole_number (num all_values (Var k)))
  | None => False
  end.

Lemma meaning_right e m : translated e = Some m -> fine e -> right_meaning names facts xs vs e m.
Proof. apply (translated_right names look constant facts xs vs Same Constants valued Look e). Qed.

(* Guards are so. *)
Definition guarded (us : list (expr * bool)) : Prop := forall g, In g us -> fine (fst g) /\ val (fst g) = Some (Truth (snd g)).
Definition need_met (n : need) : Prop := match needed_ n with
  | Positive_ => is_positive (val (needs_it n)) | Natural_ => is_natural (val (needs_it n)) | Holding_ => val (needs_it n) = Some (Truth true) | Valued_ => forall k, fact_in (translated (needs_it n)) = Some k -> valued k end.
Definition parts_fine (n : need) : Prop := match needed_ n with Valued_ => True | _ => fine (needs_it n) end.

Lemma guarded_more us a b : guarded us -> fine a -> val a = Some (Truth b) -> guarded (us ++ [(a, b)]).
Proof. intros G A V g I; apply in_app_or in I; destruct I as [I|[<-|[]]]; [apply G, I | split; [exact A | exact V]]. Qed.

Lemma fine_by_needs e : forall us, (forall n, In n (needs us e) -> guarded (under_ n) -> parts_fine n -> need_met n) -> guarded us -> fine e.
Proof.
  assert (Each : forall l us, Forall (fun e => forall us, (forall n, In n (needs us e) -> guarded (under_ n) -> parts_fine n -> need_met n) -> guarded us -> fine e) l ->
    (forall n, In n (flat_map (needs us) l) -> guarded (under_ n) -> parts_fine n -> need_met n) -> guarded us -> fold_right (fun a P => fine a /\ P) True l).
  { intros l us; induction 1 as [|a l A _ IH]; intros H G; [exact I|]; cbn [flat_map] in H; split; [apply (A us); [intros n J; apply H, in_or_app; left; exact J | exact G] | apply IH; [intros n J; apply H, in_or_app; right; exact J | exact G]]. }
  induction e as [v|x|l|o a IHa|o a b IHa IHb|c a b IHc IHa IHb|k x from to_ only_ body _ _ _ _|f m ps args Kps Kargs|f m ps args a Kps Kargs IHa] using expr_induction; intros us H G; try exact I.
  - exact (IHa us H G).
  - assert (Fa : forall l, (forall n, In n (needs us a ++ l) -> guarded (under_ n) -> parts_fine n -> need_met n) -> fine a) by (intros l H'; apply (IHa us); [intros n J; apply H', in_or_app; left; exact J | exact G]).
    assert (Fb : forall us', (forall n, In n (needs us a ++ needs us' b) -> guarded (under_ n) -> parts_fine n -> need_met n) -> guarded us' -> fine b) by (intros us' H'; apply (IHb us'); intros n J; apply H', in_or_app; right; exact J).
    assert (Fd : (forall n, In n (needs us a ++ needs us b ++ [Need us Positive_ b]) -> guarded (under_ n) -> parts_fine n -> need_met n) -> fine a /\ fine b /\ is_positive (val b)).
    { intros H'; assert (Fb' : fine b) by (apply (IHb us); [intros n J; apply H', in_or_app; right; apply in_or_app; left; exact J | exact G]); split; [exact (Fa _ H')|]; split; [exact Fb'|].
      refine (H' (Need us Positive_ b) _ G Fb'); apply in_or_app; right; apply in_or_app; right; left; reflexivity. }
    assert (Fp : (forall n, In n (needs us a ++ needs us b ++ [Need us Natural_ b]) -> guarded (under_ n) -> parts_fine n -> need_met n) -> fine a /\ fine b /\ is_natural (val b)).
    { intros H'; assert (Fb' : fine b) by (apply (IHb us); [intros n J; apply H', in_or_app; right; apply in_or_app; left; exact J | exact G]); split; [exact (Fa _ H')|]; split; [exact Fb'|].
      refine (H' (Need us Natural_ b) _ G Fb'); apply in_or_app; right; apply in_or_app; right; left; reflexivity. }
    destruct o; cbn [needs FamilyTerms.fine] in *; try (exact (Fd H)); try (exact (Fp H)); try (split; [exact (Fa _ H) | exact (Fb us H G)]);
      (split; [exact (Fa _ H)|]; intros V; exact (Fb _ H (guarded_more us a _ G (Fa _ H) V))).
  - assert (Usual : (forall n, In n (needs us c ++ needs (us ++ [(c, true)]) a ++ needs (us ++ [(c, false)]) b) -> guarded (under_ n) -> parts_fine n -> need_met n) ->
      fine c /\ (val c = Some (Truth true) -> fine a) /\ (val c = Some (Truth false) -> fine b)).
    { intros H'; assert (Fc : fine c) by (apply (IHc us); [intros n J; apply H', in_or_app; left; exact J | exact G]); split; [exact Fc|]; split; intros V.
      - apply (IHa (us ++ [(c, true)])); [intros n J; apply H', in_or_app; right; apply in_or_app; left; exact J | apply guarded_more; assumption].
      - apply (IHb (us ++ [(c, false)])); [intros n J; apply H', in_or_app; right; apply in_or_app; right; exact J | apply guarded_more; assumption]. }
    destruct b as [[]| | | | | | | |]; try exact (Usual H); clear Usual; cbn [needs FamilyTerms.fine] in *.
    assert (Fc : fine c) by (apply (IHc us); [intros n J; apply H, in_or_app; left; exact J | exact G]).
    assert (V : val c = Some (Truth true)) by (apply (H (Need us Holding_ c)); [apply in_or_app; right; left; reflexivity | exact G | exact Fc]).
    split; [exact Fc|]; split; [exact V|]; apply (IHa (us ++ [(c, true)])); [intros n J; apply H, in_or_app; right; right; exact J | apply guarded_more; assumption].
  - cbn [needs] in H; split; [apply (Each ps us Kps); [intros n J; apply H, in_or_app; left; exact J | exact G]|]; split; [apply (Each args us Kargs); [intros n J; apply H, in_or_app; right; apply in_or_app; left; exact J | exact G]|].
    apply (H (Need us Valued_ (Asks f m ps args))); [apply in_or_app; right; apply in_or_app; right; left; reflexivity | exact G | exact I].
  - cbn [needs] in H; split; [apply (Each ps us Kps); [intros n J; apply H, in_or_app; left; exact J | exact G]|]; split; [apply (Each args us Kargs); [intros n J; apply H, in_or_app; right; apply in_or_app; left; exact J | exact G]|].
    apply (IHa us); [intros n J; apply H, in_or_app; right; apply in_or_app; right; exact J | exact G].
Qed.

(* What a need says. *)
Definition need_so (r : need_read) : Prop := match snd r with APositive t => 0 < num all_values t | ANatural t => 0 <= num all_values t | ASentence s => is_so s = true | AValue k => valued k end.
Definition guards_so (r : need_read) : Prop := forall g, In g (fst r) -> is_so (fst g) = snd g.

Lemma all_known_in {A B} (f : A -> option B) l : forall m, all_known (map f l) = Some m -> forall b, In b m -> exists a, In a l /\ f a = Some b.
Proof.
  induction l as [|a l IH]; intros m E b I; cbn [map all_known] in E; [injection E as <-; destruct I|]; destruct (f a) as [c|] eqn:F; [|discriminate]; destruct (all_known (map f l)) as [k|]; [|discriminate]; injection E as <-.
  destruct I as [<-|I]; [exists a; split; [left; reflexivity | exact F]|]; destruct (IH k eq_refl b I) as (x & X & Y); exists x; split; [right; exact X | exact Y].
Qed.

Lemma all_known_each {A B} (f : A -> option B) l : forall m, all_known (map f l) = Some m -> forall a, In a l -> exists b, In b m /\ f a = Some b.
Proof.
  induction l as [|a l IH]; intros m E x I; [destruct I|]; cbn [map all_known] in E; destruct (f a) as [c|] eqn:F; [|discriminate]; destruct (all_known (map f l)) as [k|]; [|discriminate]; injection E as <-.
  destruct I as [<-|I]; [exists c; split; [left; reflexivity | exact F]|]; destruct (IH k eq_refl x I) as (b & X & Y); exists b; split; [right; exact X | exact Y].
Qed.

Lemma read_need_so n r : read_need n = Some r -> guarded (under_ n) -> parts_fine n -> guards_so r /\ (need_so r -> need_met n).
Proof.
  unfold read_need, need_met, parts_fine; intros E G Fi; destruct (all_known _) as [us|] eqn:K; [|discriminate].
  set (o := match needed_ n with Positive_ => _ | _ => _ end) in E; destruct o as [d|] eqn:O; [|discriminate]; injection E as <-; unfold o in O; clear o; split.
  - cbn [fst]; intros g I; destruct (all_known_in _ _ _ K g I) as (h & Ih & T); destruct (translated (fst h)) as [[|s]|] eqn:Th; try discriminate; injection T as <-; destruct (G h Ih) as [Fh Vh].
    pose proof (meaning_right _ _ Th Fh) as M; cbn [right_meaning fst snd] in *; congruence.
  - unfold need_so; cbn [snd]; destruct (needed_ n).
    + destruct (plain (translated (needs_it n))) as [[t k]|] eqn:P; [|discriminate]; injection O as <-; cbn [fst]; intros S.
      destruct (plain_kept names look constant facts xs vs valued _ t k (fun m T => meaning_right _ m T) P Fi) as (q & V & Pd & Q); exists q; split; [exact V|].
      apply (Qmult_lt_r _ _ (inject_Z k)); [apply positive_q, Pd|]; rewrite Q; rewrite Qmult_0_l; apply positive_q, S.
    + destruct (plain (translated (needs_it n))) as [[t k]|] eqn:P; [|discriminate]; injection O as <-; cbn [fst]; intros S.
      destruct (plain_kept names look constant facts xs vs valued _ t k (fun m T => meaning_right _ m T) P Fi) as (q & V & Pd & Q); exists q; split; [exact V|].
      apply (Qmult_le_r _ _ (inject_Z k)); [apply positive_q, Pd|]; rewrite Q; rewrite Qmult_0_l; unfold Qle; simpl; lia.
    + destruct (translated (needs_it n)) as [[|s]|] eqn:T; try discriminate; injection O as <-; intros S; pose proof (meaning_right _ _ T Fi) as M; cbn [right_meaning] in M; rewrite M, S; reflexivity.
    + destruct (fact_in (translated (needs_it n))) as [k|]; [|discriminate]; injection O as <-; intros S j J; injection J as <-; exact S.
Qed.

Theorem needs_right e ds : read_needs e = Some ds -> (forall r, In r ds -> guards_so r -> need_so r) -> fine e.
Proof.
  unfold read_needs; intros E H; destruct (all_known (map _ (needs [] e))) as [l|] eqn:K; [|discriminate]; injection E as <-.
  apply (fine_by_needs e []); [|intros g []]; intros n I G Fi; destruct (all_known_each _ _ _ K n I) as (p & R & Er); destruct (read_need n) as [r|] eqn:Rn; [|discriminate]; injection Er as <-; destruct (read_need_so n r Rn G Fi) as [Gr Met]; apply Met.
  destruct (is_open r) eqn:O.
  - destruct (new_needs_all (filter (fun p => is_open (snd p)) l) [] n r) as (m & a & A & S & In_); [apply filter_In; auto|]; apply (in_map snd) in A; unfold need_so; rewrite <- S; apply (H a A); intros g Ig; apply Gr, In_, Ig.
  - unfold is_open in O; unfold need_so; destruct (snd r) as [t|t|s|k]; try discriminate; destruct (constant t) as [z|] eqn:C; try discriminate; apply Constants in C; rewrite C; apply negb_false_iff in O; [apply Z.ltb_lt, O | apply Z.leb_le, O].
Qed.

Lemma nothing_needed e : needs_nothing e = true -> fine e.
Proof. unfold needs_nothing; destruct (read_needs e) as [[|]|] eqn:R; try discriminate; intros _; apply (needs_right e [] R); intros r []. Qed.
End Needs.
