(* The values of expressions with quantifiers and words by machine integers: expressions become functions of the values of
   their variables, the innermost first, as terms do in TextNumbers.v. What has no form here has no value. *)

From Coq Require Import ZArith Lia Bool Uint63 List.
From Topocert Require Import Text CheckGraph CheckText Loop TextNumbers WordSays WordSame.
Import ListNotations.
Open Scope Z_scope.

(* ---------- Values ---------- *)

Inductive small := Figure (i : int) | Claimed (b : bool).

Inductive worth_of : small -> worth -> Prop :=
| figure_worth i z : is i z -> worth_of (Figure i) (Part_ (whole z))
| truth_worth b : worth_of (Claimed b) (True_or_false b).

Notation all_worth := (Forall2 worth_of).

Definition figure (o : option small) : option int := match o with Some (Figure i) => Some i | _ => None end.
Definition claimed (o : option small) : option bool := match o with Some (Claimed b) => Some b | _ => None end.

Definition finds (o : option small) (w : option worth) : Prop := forall s, o = Some s -> exists u, w = Some u /\ worth_of s u.

Lemma figure_found o w i : finds o w -> figure o = Some i -> exists z, w = Some (Part_ (whole z)) /\ is i z.
Proof. intros F; destruct o as [[j|b]|]; try discriminate; intros E; injection E as <-; destruct (F _ eq_refl) as (u & -> & U); inversion U; eauto. Qed.

Lemma claimed_found o w b : finds o w -> claimed o = Some b -> w = Some (True_or_false b).
Proof. intros F; destruct o as [[j|c]|]; try discriminate; intros E; injection E as <-; destruct (F _ eq_refl) as (u & -> & U); inversion U; reflexivity. Qed.

(* ---------- Operations ---------- *)

Lemma lowest_whole z : lowest z 1 = whole z.
Proof. unfold lowest, whole; simpl; rewrite Z.gcd_1_r; simpl; rewrite Z.div_1_r; reflexivity. Qed.

Lemma lowest_parts x y : y <> 0 -> exists g n d, g <> 0 /\ lowest x y = Ratio n d /\ x = g * n /\ y = g * Zpos d.
Proof.
  intros N; unfold lowest; destruct (Z.eqb_spec y 0); [contradiction|]; cbv zeta.
  destruct (Z.gcd_divide_l x y) as [q Q], (Z.gcd_divide_r x y) as [r R]; pose proof (Z.gcd_nonneg x y) as P; set (g := Z.gcd x y) in *.
  assert (G : 0 < g) by (destruct (Z.eq_dec g 0) as [E|]; [rewrite E in R; lia | lia]).
  assert (S : exists s, Z.sgn y = s /\ s * s = 1 /\ 0 < y * s) by (exists (Z.sgn y); split; [reflexivity|]; destruct y; simpl; lia); destruct S as (s & -> & S & Y).
  assert (Qg : x / (g * s) = q * s) by (symmetry; apply Z.div_unique_exact; [nia|]; rewrite Q; transitivity (q * g * (s * s)); [rewrite S|]; ring).
  assert (Rg : y / (g * s) = r * s) by (symmetry; apply Z.div_unique_exact; [nia|]; rewrite R at 1; transitivity (r * g * (s * s)); [rewrite S|]; ring).
  assert (D : 0 < r * s) by (rewrite R in Y; nia).
  exists (g * s), (q * s), (Z.to_pos (r * s)); rewrite Qg, Rg, Z2Pos.id by exact D; split; [nia|]; split; [reflexivity|].
  split; [rewrite Q; transitivity (q * g * (s * s)) | rewrite R at 1; transitivity (r * g * (s * s))]; try (rewrite S; ring); ring.
Qed.

Lemma lowest_exact x y : y <> 0 -> x mod y = 0 -> lowest x y = whole (x / y).
Proof.
  intros N M; apply Z.mod_divide in M; [|exact N]; unfold lowest, whole; destruct (Z.eqb_spec y 0); [contradiction|]; cbv zeta.
  assert (G : Z.gcd x y * Z.sgn y = y).
  { replace (Z.gcd x y) with (Z.abs y); [apply Z.abs_sgn|]; rewrite <- Z.gcd_abs_r, Z.gcd_comm; symmetry; apply Z.divide_gcd_iff; [lia | apply Z.divide_abs_l, M]. }
  rewrite G, Z.div_same by exact N; reflexivity.
Qed.

Lemma floor_lowest x y : y <> 0 -> function_of Floor__ (lowest x y) = Some (whole (x / y)).
Proof. intros N; destruct (lowest_parts x y N) as (g & n & d & G & -> & -> & ->); cbn [function_of]; rewrite Z.div_mul_cancel_l by lia; reflexivity. Qed.

Lemma ceil_lowest x y : y <> 0 -> function_of Ceil__ (lowest x y) = Some (whole (- (- x / y))).
Proof.
  intros N; destruct (lowest_parts x y N) as (g & n & d & G & -> & -> & ->); cbn [function_of]; rewrite <- Z.mul_opp_r, Z.div_mul_cancel_l by lia; reflexivity.
Qed.

(* i^j, for small j. *)
Definition small_power (i j : int) : option int :=
  if natural j && TextNumbers.below j 64 then loop j (fun o _ => match o with Some k => held (i * k)%uint63 | None => None end) (Some 1%uint63) else None.

Lemma small_power_right i j x y k : is i x -> is j y -> small_power i j = Some k -> 0 <= y < 64 /\ is k (x ^ y).
Proof.
  intros X Y H; unfold small_power in H; destruct (natural j) eqn:N; [|discriminate]; destruct (TextNumbers.below j 64) eqn:L; [|discriminate].
  assert (B : is 64 64) by (split; [reflexivity | lia]); rewrite (below_is j 64 y 64 Y B) in L; rewrite (natural_is j y Y) in N; apply Z.ltb_lt in L; apply Z.leb_le in N.
  split; [lia|]; cbn [andb] in H; rewrite loop_fold in H; set (f := fun o _ => _) in H.
  assert (G : forall (l : list int) o z, is o z -> fold_left f l (Some o) = Some k -> is k (x ^ Z.of_nat (length l) * z)).
  { induction l as [|n l IH]; intros o z O F; cbn [fold_left length] in *; [injection F as <-; rewrite Z.mul_1_l; exact O|].
    change (f (Some o) n) with (held (i * o)%uint63) in F; destruct (held (i * o)%uint63) as [m|] eqn:M; [|assert (E : fold_left f l None = None) by (clear; induction l; auto); congruence].
    destruct (times_agrees i o x z m X O M) as [_ K]; replace (x ^ Z.of_nat (S (length l)) * z) with (x ^ Z.of_nat (length l) * (x * z)) by (rewrite Nat2Z.inj_succ, Z.pow_succ_r by lia; ring).
    exact (IH m (x * z) K F). }
  apply (G _ _ 1) in H; [|split; [reflexivity | lia]]; rewrite length_ints, (is_natural j y Y N), Z.mul_1_r in H; exact H.
Qed.

Definition operated (o : operation) : int -> int -> option int :=
  match o with
  | Plus_ => fun i j => held (i + j)%uint63
  | Minus_ => fun i j => held (i - j)%uint63
  | Times_ => fun i j => held (i * j)%uint63
  | Over_ => divide_of
  | Modulo_ => rest_of
  | Power_ => small_power
  | Xor__ => xor_of
  | Bit__ => bit_of
  | o => fun i j => match of_wholes o (signed i) (signed j) with Some z => number z | None => None end
  end.

Lemma calculate_wholes o x y z : match o with Plus_ | Minus_ | Times_ | Over_ => False | _ => True end -> of_wholes o x y = Some z -> calculate o (whole x) (whole y) = Some (whole z).
Proof. intros O E; unfold calculate, whole; destruct o; try contradiction; simpl Pos.eqb; cbv iota; cbn [andb]; rewrite E; reflexivity. Qed.

Lemma operated_right o i j x y k : is i x -> is j y -> operated o i j = Some k -> exists z, calculate o (whole x) (whole y) = Some (whole z) /\ is k z.
Proof.
  intros X Y H; destruct o; cbn [operated] in H.
  - exists (x + y); split; [|exact (proj2 (plus_agrees i j x y k X Y H))]; unfold calculate, whole; rewrite !Z.mul_1_r; f_equal; apply lowest_whole.
  - exists (x - y); split; [|exact (proj2 (minus_agrees i j x y k X Y H))]; unfold calculate, whole; rewrite !Z.mul_1_r; f_equal; apply lowest_whole.
  - exists (x * y); split; [|exact (proj2 (times_agrees i j x y k X Y H))]; unfold calculate, whole; f_equal; apply lowest_whole.
  - destruct (divide_agrees i j x y k X Y H) as [N K]; unfold whole_quotient in N; apply andb_true_iff in N; destruct N as [N M]; apply negb_true_iff, Z.eqb_neq in N; apply Z.eqb_eq in M.
    exists (x / y); split; [|exact K]; unfold calculate, whole; destruct (Z.eqb_spec y 0); [contradiction|]; rewrite Z.mul_1_r, Z.mul_1_l; f_equal; apply lowest_exact; assumption.
  - destruct (rest_agrees i j x y k X Y H) as [N K]; exists (x mod y); split; [apply calculate_wholes; [exact I|]|exact K]; cbn [of_wholes]; unfold positive_below in N; rewrite N; reflexivity.
  - destruct (small_power_right i j x y k X Y H) as [B K]; exists (x ^ y); split; [apply calculate_wholes; [exact I|]|exact K]; cbn [of_wholes].
    replace (0 <=? y) with true by (symmetry; apply Z.leb_le; lia); replace (y <? 64) with true by (symmetry; apply Z.ltb_lt; lia); reflexivity.
  - destruct (xor_agrees i j x y k X Y H) as [N K]; eexists; split; [apply calculate_wholes; [exact I|]|exact K]; cbn [of_wholes]; unfold not_negative in N; rewrite N; reflexivity.
  - destruct (bit_agrees i j x y k X Y H) as [N K]; eexists; split; [apply calculate_wholes; [exact I|]|exact K]; cbn [of_wholes]; unfold not_negative in N; rewrite N; reflexivity.
  - rewrite (is_signed i x X), (is_signed j y Y) in H; destruct (of_wholes Log__ x y) as [z|] eqn:E; [|discriminate]; exists z; split; [apply calculate_wholes; [exact I | exact E] | apply number_right, H].
  - rewrite (is_signed i x X), (is_signed j y Y) in H; destruct (of_wholes Root__ x y) as [z|] eqn:E; [|discriminate]; exists z; split; [apply calculate_wholes; [exact I | exact E] | apply number_right, H].
Qed.

Definition ceil_of (i j : int) : option int :=
  match held (0 - i)%uint63 with Some n => match floor_of n j with Some q => held (0 - q)%uint63 | None => None end | None => None end.

Lemma ceil_agrees i j x y k : is i x -> is j y -> ceil_of i j = Some k -> y <> 0 /\ is k (- (- x / y)).
Proof.
  intros X Y H; unfold ceil_of in H; destruct (held (0 - i)%uint63) as [n|] eqn:N; [|discriminate]; destruct (floor_of n j) as [q|] eqn:Q; [|discriminate].
  destruct (minus_agrees _ i 0 x n is_zero X N) as [_ In_]; destruct (floor_agrees n j (0 - x) y q In_ Y Q) as [F Iq]; destruct (minus_agrees _ q 0 _ k is_zero Iq H) as [_ K].
  unfold not_zero_below in F; apply negb_true_iff, Z.eqb_neq in F; split; [exact F|]; replace (- (- x / y)) with (0 - (0 - x) / y) by (rewrite !Z.sub_0_l; reflexivity); exact K.
Qed.

(* ---------- Quantifiers ---------- *)

(* In order, up to the first that decides or has no value. *)
Fixpoint decided (all : bool) (only body : int -> option small) (l : list int) : option bool :=
  match l with
  | [] => Some all
  | i :: l => match claimed (only i) with
    | Some true => match claimed (body i) with Some b => if Bool.eqb b all then decided all only body l else Some b | None => None end
    | Some false => decided all only body l
    | None => None
    end
  end.

Fixpoint added_up (only : int -> option small) (body : int -> option int) (l : list int) : option int :=
  match l with
  | [] => Some 0%uint63
  | i :: l => match claimed (only i) with
    | Some true => match body i, added_up only body l with Some x, Some y => held (x + y)%uint63 | _, _ => None end
    | Some false => added_up only body l
    | None => None
    end
  end.

Definition one_if (o : option bool) : option int := option_map (fun b : bool => if b then 1%uint63 else 0%uint63) o.

Definition collected (k : quantifier) (only body : int -> option small) (l : list int) : option small :=
  match k with
  | All => option_map Claimed (decided true only body l)
  | Exists_ => option_map Claimed (decided false only body l)
  | Count => option_map Figure (added_up only (fun i => one_if (claimed (body i))) l)
  | Sum_of => option_map Figure (added_up only (fun i => figure (body i)) l)
  | _ => None
  end.

Notation one_each := (map (fun z => [Part_ (whole z)])).

Section Collected.
Variables (only body : int -> option small) (O B : list worth -> option worth).
Hypothesis Only : forall i z, is i z -> finds (only i) (O [Part_ (whole z)]).
Hypothesis Body : forall i z, is i z -> finds (body i) (B [Part_ (whole z)]).

Lemma decided_right k l zs : are l zs -> forall b, decided (match k with All => true | _ => false end) only body l = Some b ->
  over_list k (fun x => guarded k (truth (O x)) (fun _ => truth (B x))) (one_each zs) = Some b.
Proof.
  induction 1 as [|i z l zs I _ IH]; cbn [decided map]; intros b E; [exact E|].
  destruct (claimed (only i)) as [c|] eqn:C; [|discriminate]; apply (claimed_found _ _ _ (Only i z I)) in C.
  destruct c; [destruct (claimed (body i)) as [d|] eqn:D; [|discriminate]; apply (claimed_found _ _ _ (Body i z I)) in D|];
    cbn [over_list]; rewrite C; cbn [truth guarded]; rewrite ?D; cbn [truth].
  - destruct k, d; cbn [Bool.eqb] in E; try (injection E as <-; reflexivity); rewrite (IH b E); destruct b; reflexivity.
  - rewrite (IH b E); destruct k, b; reflexivity.
Qed.

Lemma added_right V value l zs : (forall i z n, is i z -> value i = Some n -> exists m, V [Part_ (whole z)] = Some (whole m) /\ is n m) -> are l zs ->
  forall n, added_up only value l = Some n -> exists m, fold_right added (Some (whole 0)) (meant (fun x => truth (O x)) V (one_each zs)) = Some (whole m) /\ is n m.
Proof.
  intros Val; induction 1 as [|i z l zs I _ IH]; cbn [added_up map]; intros n E; [injection E as <-; exists 0; split; [reflexivity | exact is_zero]|].
  destruct (claimed (only i)) as [c|] eqn:C; [|discriminate]; apply (claimed_found _ _ _ (Only i z I)) in C; unfold meant; cbn [flat_map]; rewrite C; cbn [truth].
  destruct c; [|apply IH, E]; destruct (value i) as [x|] eqn:X; [|discriminate]; destruct (added_up only value l) as [y|]; [|discriminate].
  destruct (Val i z x I X) as (m & M & Im), (IH y eq_refl) as (s & S & Is); cbn [app fold_right]; rewrite M; unfold meant in S; rewrite S.
  exact (operated_right Plus_ x y m s n Im Is E).
Qed.

Lemma collected_right k l zs s : are l zs -> collected k only body l = Some s -> exists w, gathered k O B (one_each zs) = Some w /\ worth_of s w.
Proof.
  intros A E; destruct k; try discriminate; cbn [collected gathered] in *.
  - destruct (decided _ _ _ _) as [b|] eqn:D; [|discriminate]; injection E as <-; rewrite (decided_right All l zs A b D); eexists; split; [reflexivity | constructor].
  - destruct (decided _ _ _ _) as [b|] eqn:D; [|discriminate]; injection E as <-; rewrite (decided_right Exists_ l zs A b D); eexists; split; [reflexivity | constructor].
  - destruct (added_up _ _ _) as [n|] eqn:D; [|discriminate]; injection E as <-.
    eapply added_right in D; [destruct D as (m & -> & M); eexists; split; [reflexivity | constructor; exact M] | | exact A].
    intros i z x I X; cbv beta; destruct (claimed (body i)) as [b|] eqn:C; [|discriminate]; rewrite (claimed_found _ _ _ (Body i z I) C); injection X as <-.
    exists (if b then 1 else 0); destruct b; (split; [reflexivity | split; [reflexivity | lia]]).
  - destruct (added_up _ _ _) as [n|] eqn:D; [|discriminate]; injection E as <-.
    eapply added_right in D; [destruct D as (m & -> & M); eexists; split; [reflexivity | constructor; exact M] | | exact A].
    intros i z x I X; destruct (figure_found _ _ _ (Body i z I) X) as (m & -> & M); exists m; split; [reflexivity | exact M].
Qed.
End Collected.

Lemma numbers_upwards many : forall a, numbers_from a many = map whole (upwards a many).
Proof. induction many as [|many IH]; intros a; [reflexivity|]; cbn [numbers_from upwards map]; rewrite IH; reflexivity. Qed.

Lemma bindings_whole zs : bindings 1 (map whole zs) = Some (one_each zs).
Proof.
  unfold bindings; assert (E : all_there (map (binding 1) (map whole zs)) = Some (map (fun z => [[Part_ (whole z)]]) zs)) by (induction zs as [|z zs IH]; [reflexivity|]; simpl; rewrite IH; reflexivity).
  rewrite E; cbn [option_map]; f_equal; clear E; induction zs as [|z zs IH]; [reflexivity|]; simpl; rewrite IH; reflexivity.
Qed.

(* ---------- Expressions ---------- *)

Definition both_figures {A} (f : int -> int -> option A) (a b : option small) : option A :=
  match figure a, figure b with Some i, Some j => f i j | _, _ => None end.

Fixpoint quick (x : expression) : list small -> option small :=
  match x with
  | Whole z => let s := option_map Figure (number z) in fun _ => s
  | Always b => fun _ => Some (Claimed b)
  | Local k => fun v => nth_error v k
  | Not a => let f := quick a in fun v => option_map (fun b => Claimed (negb b)) (claimed (f v))
  | And a b => let f := quick a in let g := quick b in fun v => match claimed (f v) with Some true => option_map Claimed (claimed (g v)) | o => option_map Claimed o end
  | Or a b => let f := quick a in let g := quick b in fun v => match claimed (f v) with Some false => option_map Claimed (claimed (g v)) | o => option_map Claimed o end
  | Equal a b => let f := quick a in let g := quick b in fun v => match f v, g v with
      | Some (Figure i), Some (Figure j) => Some (Claimed (i =? j)%uint63)
      | Some (Claimed p), Some (Claimed q) => Some (Claimed (Bool.eqb p q))
      | _, _ => None end
  | Less a b => let f := quick a in let g := quick b in fun v => both_figures (fun i j => Some (Claimed (TextNumbers.below i j))) (f v) (g v)
  | Calculate o a b => let f := quick a in let g := quick b in let h := operated o in fun v => option_map Figure (both_figures h (f v) (g v))
  | Function Floor__ (Calculate Over_ a b) => let f := quick a in let g := quick b in fun v => option_map Figure (both_figures floor_of (f v) (g v))
  | Function Ceil__ (Calculate Over_ a b) => let f := quick a in let g := quick b in fun v => option_map Figure (both_figures ceil_of (f v) (g v))
  | Function Abs__ a => let f := quick a in fun v => match figure (f v) with Some i => option_map Figure (abs_of i) | None => None end
  | Extreme greater a b => let f := quick a in let g := quick b in
      fun v => both_figures (fun i j => Some (Figure (if Bool.eqb (TextNumbers.below i j) greater then j else i))) (f v) (g v)
  | Cond c a b => let h := quick c in let f := quick a in let g := quick b in
      fun v => match claimed (h v) with Some true => f v | Some false => g v | None => None end
  | Quantify_ k 1 (Over (To_ a b)) only body => let f := quick a in let g := quick b in let o := quick only in let h := quick body in
      fun v => both_figures (fun i j => collected k (fun x => o (Figure x :: v)) (fun x => h (Figure x :: v)) (between i j)) (f v) (g v)
  | Call a body => let f := arguments a in let g := quick body in fun v => match f v [] with Some l => g l | None => None end
  | _ => fun _ => None
  end
with arguments (a : args) : list small -> list small -> option (list small) :=
  match a with
  | NoArg => fun _ before => Some before
  | Arg a more => let f := quick a in let g := arguments more in fun v before => match f v with Some s => g v (s :: before) | None => None end
  end.

Definition right (x : expression) : Prop := forall v e, all_worth v e -> finds (quick x v) (value e x).

(* What is needed of the parts of a part, where these are read together. *)
Definition right_within (x : expression) : Prop := right x /\ match x with Calculate _ a b | To_ a b => right a /\ right b | _ => True end.

Lemma worth_nth v e k : all_worth v e -> finds (nth_error v k) (nth_error e k).
Proof.
  intros H; revert k; induction H as [|s w v e S H IH]; intros [|k] t E; simpl in *; try discriminate; [injection E as <-; eauto | apply IH, E].
Qed.

Lemma both_found {A} (f : int -> int -> option A) a b w u r : finds a w -> finds b u -> both_figures f a b = Some r ->
  exists i j x y, w = Some (Part_ (whole x)) /\ u = Some (Part_ (whole y)) /\ is i x /\ is j y /\ f i j = Some r.
Proof.
  intros A_ B_ E; unfold both_figures in E; destruct (figure a) as [i|] eqn:I; [|discriminate]; destruct (figure b) as [j|] eqn:J; [|discriminate].
  destruct (figure_found _ _ _ A_ I) as (x & -> & X), (figure_found _ _ _ B_ J) as (y & -> & Y); exists i, j, x, y; auto.
Qed.

Lemma below_wholes x y : below (whole x) (whole y) = Some (x <? y).
Proof. unfold below, whole; rewrite !Z.mul_1_r; reflexivity. Qed.

Lemma quick_right x : right x.
Proof.
  enough (H : right_within x) by apply H; revert x.
  apply (expr_same right_within (fun r => match r with Over a => right_within a | _ => True end) (fun _ => True) (fun _ => True) (fun _ => True)
    (fun a => forall v e before past l, all_worth v e -> all_worth before past -> arguments a v before = Some l -> exists m, values e a past = Some m /\ all_worth l m));
    try (intros; exact I); try (intros; split; [intros ? ? _ ? E'; discriminate E' | exact I]).
  - intros z; split; [|exact I]; intros v e _ s E; cbn [quick] in E; destruct (number z) as [i|] eqn:N; [|discriminate]; injection E as <-.
    eexists; split; [reflexivity | constructor; apply number_right, N].
  - intros b; split; [|exact I]; intros v e _ s E; injection E as <-; eexists; split; [reflexivity | constructor].
  - intros k; split; [|exact I]; intros v e H; apply worth_nth, H.
  - intros a [A_ _]; split; [|exact I]; intros v e H s E; cbn [quick value] in *; destruct (claimed (quick a v)) as [b|] eqn:C; [|discriminate]; injection E as <-.
    rewrite (claimed_found _ _ _ (A_ v e H) C); eexists; split; [reflexivity | constructor].
  - intros a [A_ _] b [B_ _]; split; [|exact I]; intros v e H s E; cbn [quick value] in *; destruct (claimed (quick a v)) as [p|] eqn:C; [|discriminate].
    rewrite (claimed_found _ _ _ (A_ v e H) C); cbn [truth]; destruct p; [destruct (claimed (quick b v)) as [q|] eqn:D; [|discriminate]; rewrite (claimed_found _ _ _ (B_ v e H) D)|]; injection E as <-;
      eexists; (split; [reflexivity | constructor]).
  - intros a [A_ _] b [B_ _]; split; [|exact I]; intros v e H s E; cbn [quick value] in *; destruct (claimed (quick a v)) as [p|] eqn:C; [|discriminate].
    rewrite (claimed_found _ _ _ (A_ v e H) C); cbn [truth]; destruct p; [|destruct (claimed (quick b v)) as [q|] eqn:D; [|discriminate]; rewrite (claimed_found _ _ _ (B_ v e H) D)]; injection E as <-;
      eexists; (split; [reflexivity | constructor]).
  - intros a [A_ _] b [B_ _]; split; [|exact I]; intros v e H s E; specialize (A_ v e H); specialize (B_ v e H); cbn [quick value] in *.
    destruct (quick a v) as [[i|p]|]; try discriminate; destruct (quick b v) as [[j|q]|]; try discriminate; injection E as <-;
      destruct (A_ _ eq_refl) as (w & -> & W), (B_ _ eq_refl) as (u & -> & U); inversion W; inversion U; subst; eexists; (split; [reflexivity|]); [|constructor].
    match goal with X : is i ?x, Y : is j ?y |- _ => rewrite (same_is i j x y X Y); simpl; rewrite andb_true_r; constructor end.
  - intros a [A_ _] b [B_ _]; split; [|exact I]; intros v e H s E; cbn [quick value] in *.
    destruct (both_found _ _ _ _ _ _ (A_ v e H) (B_ v e H) E) as (i & j & x & y & -> & -> & X & Y & F); injection F as <-; cbn [part_of]; rewrite below_wholes, (below_is i j x y X Y).
    eexists; split; [reflexivity | constructor].
  - intros o a [A_ _] b [B_ _]; split; [|split; assumption]; intros v e H s E; cbn [quick value] in *; destruct (both_figures _ _ _) as [k|] eqn:F; [|discriminate]; injection E as <-.
    destruct (both_found _ _ _ _ _ _ (A_ v e H) (B_ v e H) F) as (i & j & x & y & -> & -> & X & Y & G); destruct (operated_right o i j x y k X Y G) as (z & C & K).
    cbn [part_of]; rewrite C; eexists; split; [reflexivity | constructor; exact K].
  - intros f a [A_ W]; split; [|exact I]; intros v e H s E.
    assert (Abs : quick (Function Abs__ a) v = Some s -> exists u, value e (Function Abs__ a) = Some u /\ worth_of s u).
    { cbn [quick value]; clear E; intros E; destruct (figure (quick a v)) as [i|] eqn:F; [|discriminate]; destruct (figure_found _ _ _ (A_ v e H) F) as (x & -> & X).
      destruct (abs_of i) as [k|] eqn:K; [|discriminate]; injection E as <-; eexists; split; [reflexivity | constructor; apply (abs_agrees i x k X K)]. }
    destruct f; [| |exact (Abs E)|discriminate E]; destruct a; try discriminate E; match goal with o : operation |- _ => destruct o end; try discriminate E; destruct W as [B_ C_];
      cbn [quick] in E; destruct (both_figures _ _ _) as [k|] eqn:F; try discriminate E; injection E as <-;
      destruct (both_found _ _ _ _ _ _ (B_ v e H) (C_ v e H) F) as (i & j & x & y & Eb & Ec & X & Y & G); cbn [value]; rewrite Eb, Ec; cbn [part_of];
      unfold calculate, whole; rewrite Z.mul_1_r, Z.mul_1_l.
    + destruct (floor_agrees i j x y k X Y G) as [N K]; unfold not_zero_below in N; apply negb_true_iff in N; rewrite N; apply Z.eqb_neq in N; cbn [option_map part_of]; rewrite (floor_lowest x y N).
      eexists; split; [reflexivity | constructor; exact K].
    + destruct (ceil_agrees i j x y k X Y G) as [N K]; pose proof (proj2 (Z.eqb_neq y 0) N) as N'; rewrite N'; cbn [option_map part_of]; rewrite (ceil_lowest x y N).
      eexists; split; [reflexivity | constructor; exact K].
  - intros greater a [A_ _] b [B_ _]; split; [|exact I]; intros v e H s E; cbn [quick value] in *.
    destruct (both_found _ _ _ _ _ _ (A_ v e H) (B_ v e H) E) as (i & j & x & y & -> & -> & X & Y & F); injection F as <-; cbn [part_of]; unfold lesser_of; rewrite below_wholes, (below_is i j x y X Y).
    destruct (Bool.eqb (x <? y) greater); (eexists; split; [reflexivity | constructor; assumption]).
  - intros c [C_ _] a [A_ _] b [B_ _]; split; [|exact I]; intros v e H s E; cbn [quick value] in *; destruct (claimed (quick c v)) as [p|] eqn:C; [|discriminate].
    rewrite (claimed_found _ _ _ (C_ v e H) C); cbn [truth]; destruct p; [apply (A_ v e H s E) | apply (B_ v e H s E)].
  - intros a [A_ _] b [B_ _]; split; [intros v e _ s E; discriminate E | split; assumption].
  - intros k names r R only [O_ _] body [B_ _]; split; [|exact I]; intros v e H s E.
    destruct names as [|[|]]; try discriminate E; destruct r as [a| |]; try discriminate E; destruct a; try discriminate E.
    destruct R as [_ [A_ C_]]; cbn [quick] in E.
    destruct (both_found _ _ _ _ _ _ (A_ v e H) (C_ v e H) E) as (i & j & x & y & Ea & Eb & X & Y & F); cbn [value]; rewrite Ea, Eb; change (whole_of (Some (Part_ (whole x)))) with (Some x); change (whole_of (Some (Part_ (whole y)))) with (Some y); cbn [set_of].
    unfold numbers_to; rewrite numbers_upwards, bindings_whole; change (upwards x _) with (span x y).
    refine (collected_right _ _ _ _ _ _ k _ _ s (are_between i j x y X Y) F); intros n z N; [apply O_ | apply B_]; constructor; try exact H; constructor; exact N.
  - intros a A_ body [B_ _]; split; [|exact I]; intros v e H s E; cbn [quick value] in *; destruct (arguments a v []) as [l|] eqn:F; [|discriminate].
    destruct (A_ v e [] [] l H (Forall2_nil _) F) as (m & -> & M); apply (B_ l m M s E).
  - intros a A_; exact A_.
  - intros v e before past l _ B_ E; injection E as <-; exists past; split; [reflexivity | exact B_].
  - intros a [A_ _] more M v e before past l H B_ E; cbn [arguments values] in *; destruct (quick a v) as [s|] eqn:S; [|discriminate].
    destruct (A_ v e H s S) as (w & -> & W); apply (M v e (s :: before) (w :: past) l H); [constructor; assumption | exact E].
Qed.
