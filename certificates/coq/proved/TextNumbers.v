(* The values of a text's terms by machine integers, where none on the way is beyond 2^30, and what the parameters alone
   determine only once: terms become functions of what stands behind the parameters. *)

From Coq Require Import ZArith Lia Bool Uint63 Ring63 List.
From Topocert Require Import Text CheckGraph Loop.
Import ListNotations.
Open Scope Z_scope.

(* ---------- Numbers ---------- *)

Definition half : int := 1073741824.
Definition full : int := 2147483648.

(* A number from -2^30 to 2^30-1 as an integer, modulo 2^63. *)
Definition is (i : int) (z : Z) : Prop := i = of_Z z /\ -1073741824 <= z < 1073741824.

Definition number (z : Z) : option int := if (-1073741824 <=? z) && (z <? 1073741824) then Some (of_Z z) else None.
Definition held (i : int) : option int := if (i + half <? full)%uint63 then Some i else None.
Definition signed (i : int) : Z := to_Z (i + half) - 1073741824.

Lemma wB_value : wB = 9223372036854775808.
Proof. reflexivity. Qed.

Ltac ring_of := apply to_Z_inj; repeat (rewrite Uint63.add_spec || rewrite Uint63.sub_spec || rewrite Uint63.mul_spec || rewrite of_Z_spec).

Lemma of_Z_add x y : of_Z (x + y) = (of_Z x + of_Z y)%uint63.
Proof. ring_of; apply Zplus_mod. Qed.
Lemma of_Z_sub x y : of_Z (x - y) = (of_Z x - of_Z y)%uint63.
Proof. ring_of; apply Zminus_mod. Qed.
Lemma of_Z_mul x y : of_Z (x * y) = (of_Z x * of_Z y)%uint63.
Proof. ring_of; apply Zmult_mod. Qed.

Lemma half_is : half = of_Z 1073741824. Proof. reflexivity. Qed.

(* From 0 on they are what they are. *)
Lemma is_half i z : is i z -> to_Z (i + half) = z + 1073741824.
Proof. intros [-> B]; rewrite half_is, <- of_Z_add; apply int_of_Z; rewrite wB_value; lia. Qed.

Lemma is_signed i z : is i z -> signed i = z.
Proof. intros H; unfold signed; rewrite (is_half i z H); lia. Qed.

Lemma is_natural i z : is i z -> 0 <= z -> to_Z i = z.
Proof. intros [-> B] H; apply int_of_Z; rewrite wB_value; lia. Qed.

Lemma signed_same i j : signed i = signed j -> i = j.
Proof.
  unfold signed; intros E; assert (F : (i + half)%uint63 = (j + half)%uint63) by (apply to_Z_inj; lia).
  apply (f_equal (fun x => (x - half)%uint63)) in F; rewrite !(Uint63.add_comm _ half) in F.
  assert (K : forall x, (half + x - half)%uint63 = x).
  { intros x; ring_of; rewrite Zminus_mod_idemp_l; replace (to_Z half + to_Z x - to_Z half) with (to_Z x) by lia; apply Z.mod_small, int_range. }
  rewrite !K in F; exact F.
Qed.

Lemma number_right z i : number z = Some i -> is i z.
Proof. unfold number; destruct (_ && _) eqn:E; [|discriminate]; apply andb_true_iff in E; intros H; injection H as <-; split; [reflexivity | lia]. Qed.

Lemma held_right z i : held (of_Z z) = Some i -> -2305843009213693952 <= z <= 2305843009213693952 -> is i z.
Proof.
  unfold held; destruct (_ <? _)%uint63 eqn:E; [|discriminate]; intros H B; injection H as <-; split; [reflexivity|].
  apply Uint63.ltb_spec in E; rewrite half_is, <- of_Z_add, of_Z_spec in E; change (to_Z full) with 2147483648 in E; rewrite wB_value in E.
  destruct (Z.lt_ge_cases (z + 1073741824) 0) as [L|L].
  - rewrite <- (Z.mod_add _ 1), Z.mod_small in E by lia; lia.
  - rewrite Z.mod_small in E by lia; lia.
Qed.

(* ---------- Operators ---------- *)

Definition below (i j : int) : bool := (i + half <? j + half)%uint63.
Definition at_most (i j : int) : bool := (i + half <=? j + half)%uint63.
Definition natural (i : int) : bool := (half <=? i + half)%uint63.

Definition quotient (i j : int) : int := ((i + half * j) / j - half)%uint63.

Definition floor_of (i j : int) : option int :=
  if (j =? 0)%uint63 then None else held (if natural j then quotient i j else quotient (- i) (- j)).
Definition divide_of (i j : int) : option int :=
  match floor_of i j with
  | Some q => match held (q * j)%uint63 with Some p => if (p =? i)%uint63 then Some q else None | None => None end
  | None => None
  end.
Definition rest_of (i j : int) : option int := if below 0 j then Some ((i + half * j) mod j)%uint63 else None.
Definition power_of (i j : int) : option int :=
  if natural j then if (i =? 2)%uint63 && below j 30 then Some (1 << j)%uint63 else number (Z.pow (signed i) (signed j)) else None.
Definition xor_of (i j : int) : option int := if natural i && natural j then held (i lxor j)%uint63 else None.
Definition bit_of (i j : int) : option int := if natural i && natural j then Some (if bit i j then 1 else 0)%uint63 else None.
Definition abs_of (i : int) : option int := if natural i then Some i else held (- i)%uint63.

Section Agree.
Variables (i j : int) (x y : Z).
Hypothesis I : is i x.
Hypothesis J : is j y.

Lemma below_is : below i j = (x <? y).
Proof.
  unfold below; apply eq_true_iff_eq; rewrite Uint63.ltb_spec, (is_half i x I), (is_half j y J), Z.ltb_lt; lia.
Qed.
Lemma at_most_is : at_most i j = (x <=? y).
Proof. unfold at_most; apply eq_true_iff_eq; rewrite Uint63.leb_spec, (is_half i x I), (is_half j y J), Z.leb_le; lia. Qed.
Lemma natural_is : natural i = (0 <=? x).
Proof. unfold natural; apply eq_true_iff_eq; rewrite Uint63.leb_spec, (is_half i x I), Z.leb_le; change (to_Z half) with 1073741824; lia. Qed.
Lemma same_is : (i =? j)%uint63 = (x =? y).
Proof.
  apply eq_true_iff_eq; rewrite int_eqb_eq, Z.eqb_eq; split; intros E; [|destruct I, J; congruence].
  rewrite <- (is_signed i x I), <- (is_signed j y J), E; reflexivity.
Qed.
End Agree.

Lemma is_zero : is 0 0. Proof. split; [reflexivity | lia]. Qed.

Lemma quotient_right i j x y : i = of_Z x -> j = of_Z y -> -1073741824 <= x <= 1073741824 -> 0 < y <= 1073741824 -> quotient i j = of_Z (x / y) /\ ((i + half * j) mod j)%uint63 = of_Z (x mod y).
Proof.
  intros -> -> X Y; unfold quotient; assert (E : (of_Z x + half * of_Z y)%uint63 = of_Z (x + 1073741824 * y)) by (rewrite of_Z_add, of_Z_mul; reflexivity).
  assert (B : 0 <= x + 1073741824 * y < wB) by (rewrite wB_value; nia).
  assert (C : to_Z (of_Z y) = y) by (apply int_of_Z; rewrite wB_value; lia).
  rewrite E; split.
  - rewrite half_is; replace (x / y) with ((x + 1073741824 * y) / y - 1073741824) by (rewrite Z.div_add by lia; lia); rewrite of_Z_sub; f_equal.
    apply to_Z_inj; rewrite Uint63.div_spec, C, int_of_Z by exact B; symmetry; apply int_of_Z.
    split; [apply Z.div_pos; lia|]; apply Z.le_lt_trans with (x + 1073741824 * y); [apply Z.div_le_upper_bound; nia | lia].
  - apply to_Z_inj; rewrite Uint63.mod_spec, C, int_of_Z, Z.mod_add by (exact B || lia); symmetry; apply int_of_Z.
    pose proof (Z.mod_pos_bound x y ltac:(lia)); rewrite wB_value; lia.
Qed.

(* What an operator finds, both has. *)
Definition agrees (f : int -> int -> option int) (F : Z -> Z -> Z) (fine : Z -> Z -> bool) : Prop :=
  forall i j x y k, is i x -> is j y -> f i j = Some k -> fine x y = true /\ is k (F x y).

Lemma div_small_bound x y : y <> 0 -> -1073741824 <= x <= 1073741824 -> -1073741825 <= x / y <= 1073741825.
Proof.
  intros Y X; destruct (Z.lt_ge_cases 0 y) as [L|L].
  - split; [apply Z.div_le_lower_bound; nia | apply Z.div_le_upper_bound; nia].
  - rewrite <- Z.div_opp_opp by lia; split; [apply Z.div_le_lower_bound; nia | apply Z.div_le_upper_bound; nia].
Qed.

Lemma plus_agrees : agrees (fun i j => held (i + j)%uint63) Z.add always.
Proof. intros i j x y k [-> X] [-> Y] H; split; [reflexivity|]; rewrite <- of_Z_add in H; apply (held_right _ _ H); lia. Qed.
Lemma minus_agrees : agrees (fun i j => held (i - j)%uint63) Z.sub always.
Proof. intros i j x y k [-> X] [-> Y] H; split; [reflexivity|]; rewrite <- of_Z_sub in H; apply (held_right _ _ H); lia. Qed.
Lemma times_agrees : agrees (fun i j => held (i * j)%uint63) Z.mul always.
Proof. intros i j x y k [-> X] [-> Y] H; split; [reflexivity|]; rewrite <- of_Z_mul in H; apply (held_right _ _ H); nia. Qed.
Lemma floor_agrees : agrees floor_of Z.div not_zero_below.
Proof.
  intros i j x y k X Y H; unfold floor_of in H; unfold not_zero_below; rewrite (same_is j 0 y 0 Y is_zero) in H; destruct (y =? 0) eqn:E; [discriminate|].
  apply Z.eqb_neq in E; split; [reflexivity|]; rewrite (natural_is j y Y) in H; pose proof (div_small_bound x y E ltac:(destruct X; lia)) as B; destruct X as [X X'], Y as [Y Y'].
  assert (Opp : forall i z, i = of_Z z -> (- i)%uint63 = of_Z (- z)) by (intros ? z ->; change (- z) with (0 - z); rewrite of_Z_sub; reflexivity).
  destruct (0 <=? y) eqn:N; [rewrite (proj1 (quotient_right i j x y X Y ltac:(lia) ltac:(lia))) in H |
    rewrite (proj1 (quotient_right (- i) (- j) (- x) (- y) (Opp _ _ X) (Opp _ _ Y) ltac:(lia) ltac:(lia))), Z.div_opp_opp in H by exact E]; apply (held_right _ _ H); lia.
Qed.
Lemma divide_agrees : agrees divide_of Z.div whole_quotient.
Proof.
  intros i j x y k X Y H; unfold divide_of in H; destruct (floor_of i j) as [q|] eqn:Q; [|discriminate]; destruct (floor_agrees i j x y q X Y Q) as [N Iq].
  destruct (held (q * j)%uint63) as [p|] eqn:P; [|discriminate]; destruct (times_agrees q j (x / y) y p Iq Y P) as [_ Ip].
  rewrite (same_is p i _ x Ip X) in H; destruct (Z.eqb_spec (x / y * y) x) as [E|]; [|discriminate]; injection H as <-; split; [|exact Iq].
  unfold not_zero_below in N; unfold whole_quotient; rewrite N; apply Z.eqb_eq; apply negb_true_iff, Z.eqb_neq in N; rewrite Z.mod_eq by exact N; lia.
Qed.
Lemma rest_agrees : agrees rest_of Z.modulo positive_below.
Proof.
  intros i j x y k [X X'] Y H; unfold rest_of in H; unfold positive_below; rewrite (below_is 0 j 0 y is_zero Y) in H; destruct (0 <? y) eqn:E; [|discriminate].
  apply Z.ltb_lt in E; destruct Y as [Y Y']; split; [reflexivity|]; injection H as <-; pose proof (Z.mod_pos_bound x y E); split; [|lia].
  exact (proj2 (quotient_right i j x y X Y ltac:(lia) ltac:(lia))).
Qed.
Lemma min_agrees : agrees (fun i j => Some (if at_most i j then i else j)) Z.min always.
Proof. intros i j x y k X Y H; split; [reflexivity|]; rewrite (at_most_is i j x y X Y) in H; injection H as <-; unfold Z.min; destruct (Z.leb_spec x y), (Z.compare_spec x y); try assumption; lia || (subst; assumption). Qed.
Lemma max_agrees : agrees (fun i j => Some (if at_most i j then j else i)) Z.max always.
Proof. intros i j x y k X Y H; split; [reflexivity|]; rewrite (at_most_is i j x y X Y) in H; injection H as <-; unfold Z.max; destruct (Z.leb_spec x y), (Z.compare_spec x y); try assumption; lia || (subst; assumption). Qed.
Lemma power_agrees : agrees power_of Z.pow (fun _ y => 0 <=? y).
Proof.
  intros i j x y k X Y H; unfold power_of in H; rewrite (natural_is j y Y) in H; destruct (0 <=? y) eqn:N; [|discriminate]; split; [reflexivity|].
  destruct (_ && _) eqn:E; [|rewrite (is_signed i x X), (is_signed j y Y) in H; apply number_right, H].
  assert (T : is 2 2) by (split; [reflexivity | lia]); assert (U : is 30 30) by (split; [reflexivity | lia]).
  rewrite (same_is i 2 x 2 X T), (below_is j 30 y 30 Y U), andb_true_iff, Z.eqb_eq, Z.ltb_lt in E; destruct E as [-> L]; apply Z.leb_le in N.
  assert (B : 2 ^ y < 2 ^ 30) by (apply Z.pow_lt_mono_r; lia); assert (0 < 2 ^ y) by (apply Z.pow_pos_nonneg; lia); change (2 ^ 30) with 1073741824 in B.
  injection H as <-; split; [|lia]; apply to_Z_inj; rewrite Uint63.lsl_spec, (is_natural j y Y N), of_Z_spec; change (to_Z 1) with 1; rewrite Z.mul_1_l; reflexivity.
Qed.

Lemma naturals i j x y : is i x -> is j y -> natural i && natural j = not_negative x y.
Proof. intros X Y; rewrite (natural_is i x X), (natural_is j y Y); reflexivity. Qed.

Lemma xor_agrees : agrees xor_of Z.lxor not_negative.
Proof.
  intros i j x y k X Y H; unfold xor_of in H; rewrite (naturals i j x y X Y) in H; destruct (not_negative x y) eqn:N; [|discriminate]; split; [reflexivity|].
  unfold not_negative in N; apply andb_true_iff in N; destruct N as [Nx Ny]; apply Z.leb_le in Nx, Ny.
  pose proof (Uint63.lxor_spec' i j) as E; rewrite (is_natural i x X Nx), (is_natural j y Y Ny) in E.
  pose proof (int_range (i lxor j)) as R; assert (L : (i lxor j)%uint63 = of_Z (Z.lxor x y)) by (rewrite <- E; symmetry; apply of_to_Z).
  unfold held in H; destruct (_ <? _)%uint63 eqn:Q; [|discriminate]; injection H as <-; split; [exact L|].
  assert (B : Z.lxor x y < 1073741824).
  { destruct X as [_ X], Y as [_ Y]; destruct (Z.eq_dec (Z.lxor x y) 0) as [->|NZ]; [lia|].
    change 1073741824 with (2 ^ 30) in *; apply Z.log2_lt_pow2; [rewrite E in R; lia|]; apply Z.le_lt_trans with (Z.max (Z.log2 x) (Z.log2 y)); [apply Z.log2_lxor; lia|].
    apply Z.max_lub_lt; [destruct (Z.eq_dec x 0) as [->|] | destruct (Z.eq_dec y 0) as [->|]]; try reflexivity; apply Z.log2_lt_pow2; lia. }
  rewrite E in R; lia.
Qed.
Lemma bit_agrees : agrees bit_of (fun x y => if Z.testbit x y then 1 else 0) not_negative.
Proof.
  intros i j x y k X Y H; unfold bit_of in H; rewrite (naturals i j x y X Y) in H; destruct (not_negative x y) eqn:N; [|discriminate]; split; [reflexivity|].
  unfold not_negative in N; apply andb_true_iff in N; destruct N as [Nx Ny]; apply Z.leb_le in Nx, Ny.
  rewrite Uint63.bitE, (is_natural i x X Nx), (is_natural j y Y Ny) in H; injection H as <-; destruct (Z.testbit x y); split; reflexivity || lia.
Qed.
Lemma abs_agrees i x k : is i x -> abs_of i = Some k -> is k (Z.abs x).
Proof.
  intros X H; unfold abs_of in H; rewrite (natural_is i x X) in H; destruct (Z.leb_spec 0 x) as [L|L]; [injection H as <-; rewrite Z.abs_eq by exact L; exact X|].
  destruct X as [-> X]; rewrite Z.abs_neq by lia; replace (- of_Z x)%uint63 with (of_Z (- x)) in H by (change (- x) with (0 - x); rewrite of_Z_sub; reflexivity).
  apply (held_right _ _ H); lia.
Qed.

(* ---------- Terms ---------- *)

(* What the parameters determine, and what is a function of the values behind them. *)
Inductive code (A : Type) := Fixed (o : option A) | Varies (f : list int -> option A).
Arguments Fixed {A}. Arguments Varies {A}.

Definition run {A} (c : code A) (v : list int) : option A := match c with Fixed o => o | Varies f => f v end.

Definition lifted {A B C} (f : A -> B -> option C) (a : option A) (b : option B) : option C :=
  match a, b with Some x, Some y => f x y | _, _ => None end.

Definition of_two {A B C} (f : A -> B -> option C) (a : code A) (b : code B) : code C :=
  match a, b with
  | Fixed x, Fixed y => Fixed (lifted f x y)
  | _, Fixed (Some y) => Varies (fun v => match run a v with Some x => f x y | None => None end)
  | _, _ => Varies (fun v => lifted f (run a v) (run b v))
  end.

Definition of_one {A B} (f : A -> option B) (a : code A) : code B :=
  match a with Fixed (Some x) => Fixed (f x) | Fixed None => Fixed None | Varies g => Varies (fun v => match g v with Some x => f x | None => None end) end.

Definition of_case {A} (c : code bool) (a b : code A) : code A :=
  match c with
  | Fixed (Some true) => a
  | Fixed (Some false) => b
  | Fixed None => Fixed None
  | Varies f => Varies (fun v => match f v with Some true => run a v | Some false => run b v | None => None end)
  end.

Definition of_place (ps : list int) (k : nat) : code int :=
  match nth_error ps k with Some x => Fixed (Some x) | None => let j := (k - length ps)%nat in Varies (fun v => nth_error v j) end.

Lemma run_two {A B C} (f : A -> B -> option C) a b v : run (of_two f a b) v = lifted f (run a v) (run b v).
Proof. destruct a as [[x|]|g], b as [[y|]|h]; reflexivity. Qed.

Lemma run_one {A B} (f : A -> option B) a v : run (of_one f a) v = match run a v with Some x => f x | None => None end.
Proof. destruct a as [[x|]|g]; reflexivity. Qed.

Lemma run_case {A} c (a b : code A) v : run (of_case c a b) v = match run c v with Some true => run a v | Some false => run b v | None => None end.
Proof. destruct c as [[[|]|]|f]; reflexivity. Qed.

Lemma run_place ps k v : run (of_place ps k) v = nth_error (ps ++ v) k.
Proof.
  unfold of_place; destruct (nth_error ps k) as [x|] eqn:E; cbn [run].
  - rewrite nth_error_app1; [symmetry; exact E | apply nth_error_Some; congruence].
  - rewrite nth_error_app2; [reflexivity | apply nth_error_None, E].
Qed.

Notation are := (Forall2 is).

(* The numbers from i to j. *)
Definition between (i j : int) : list int := if at_most i j then loop (j - i + 1)%uint63 (fun l k => (j - k)%uint63 :: l) [] else [].

Lemma of_Z_next k : of_Z (Z.of_nat (S k)) = (1 + of_Z (Z.of_nat k))%uint63.
Proof. rewrite Nat2Z.inj_succ; unfold Z.succ; rewrite Z.add_comm; apply of_Z_add. Qed.

Lemma up_last k : forall i, up (S k) i = up k i ++ [(i + of_Z (Z.of_nat k))%uint63].
Proof.
  induction k as [|k IH]; intros i; [simpl; f_equal; change (of_Z 0) with 0%uint63; ring|].
  change (up (S (S k)) i) with (i :: up (S k) (i + 1)%uint63); rewrite IH, of_Z_next; simpl; do 3 f_equal; ring.
Qed.

Lemma down_up j k : fold_left (fun l i => (j - i)%uint63 :: l) (up k 0) [] = up k (j + 1 - of_Z (Z.of_nat k))%uint63.
Proof.
  induction k as [|k IH]; [reflexivity|]; rewrite up_last, fold_left_app, IH, of_Z_next; cbn [fold_left].
  change (up (S k) ?i) with (i :: up k (i + 1)%uint63); f_equal; [|f_equal]; ring.
Qed.

Lemma are_up k : forall i x, i = of_Z x -> -1073741824 <= x -> x + Z.of_nat k <= 1073741824 -> are (up k i) (upwards x k).
Proof.
  induction k as [|k IH]; intros i x -> L M; [constructor|]; cbn [up upwards]; constructor; [split; [reflexivity | lia]|].
  apply IH; [symmetry; apply of_Z_add | lia | lia].
Qed.

Lemma are_between i j x y : is i x -> is j y -> are (between i j) (span x y).
Proof.
  intros X Y; unfold between, span; rewrite (at_most_is i j x y X Y); destruct (Z.leb_spec x y) as [L|L].
  - rewrite loop_fold; unfold ints; destruct X as [-> X], Y as [-> Y]; assert (E : (of_Z y - of_Z x + 1)%uint63 = of_Z (y - x + 1)) by (rewrite of_Z_add, of_Z_sub; reflexivity).
    rewrite E, int_of_Z, down_up, Z2Nat.id by (rewrite ?wB_value; lia); apply are_up; [rewrite of_Z_add, of_Z_sub; change (of_Z 1) with 1%uint63; ring | exact (proj1 X) | rewrite Z2Nat.id; lia].
  - replace (Z.to_nat (y - x + 1)) with O by lia; constructor.
Qed.

Definition added_up (f : int -> option int) : list int -> option int :=
  fix go l := match l with [] => Some 0%uint63 | x :: l => lifted (fun i j => held (i + j)%uint63) (f x) (go l) end.

Definition of_range {A} (f : (int -> option A) -> list int -> option A) (a b : code int) (c : code A) : code A :=
  Varies (fun v => match run a v, run b v with Some i, Some j => f (fun x => run c (v ++ [x])) (between i j) | _, _ => None end).

Fixpoint coded (ps : list int) (t : term) : code int :=
  match t with
  | Num z => Fixed (number z)
  | Var k => of_place ps k
  | Plus a b => of_two (fun i j => held (i + j)%uint63) (coded ps a) (coded ps b)
  | Minus a b => of_two (fun i j => held (i - j)%uint63) (coded ps a) (coded ps b)
  | Times a b => of_two (fun i j => held (i * j)%uint63) (coded ps a) (coded ps b)
  | Floor a b => of_two floor_of (coded ps a) (coded ps b)
  | Divide a b => of_two divide_of (coded ps a) (coded ps b)
  | Rest a b => of_two rest_of (coded ps a) (coded ps b)
  | Min a b => of_two (fun i j => Some (if at_most i j then i else j)) (coded ps a) (coded ps b)
  | Max a b => of_two (fun i j => Some (if at_most i j then j else i)) (coded ps a) (coded ps b)
  | Abs a => of_one abs_of (coded ps a)
  | Pow a b => of_two power_of (coded ps a) (coded ps b)
  | Xor a b => of_two xor_of (coded ps a) (coded ps b)
  | Bit a b => of_two bit_of (coded ps a) (coded ps b)
  | Cond c a b => of_case (tested ps c) (coded ps a) (coded ps b)
  | Total a b t => of_range added_up (coded ps a) (coded ps b) (coded ps t)
  end
with tested (ps : list int) (c : cond) : code bool :=
  match c with
  | Yes => Fixed (Some true)
  | Equal a b => of_two (fun i j => Some (i =? j)%uint63) (coded ps a) (coded ps b)
  | Less a b => of_two (fun i j => Some (below i j)) (coded ps a) (coded ps b)
  | AtMost a b => of_two (fun i j => Some (at_most i j)) (coded ps a) (coded ps b)
  | Not c => of_one (fun b => Some (negb b)) (tested ps c)
  | And c d => of_case (tested ps c) (tested ps d) (Fixed (Some false))
  | Or c d => of_case (tested ps c) (Fixed (Some true)) (tested ps d)
  | Every a b c => of_range true_of_each (coded ps a) (coded ps b) (tested ps c)
  end.

Lemma are_nth l L k : are l L -> forall i, nth_error l k = Some i -> exists z, nth_error L k = Some z /\ is i z.
Proof.
  intros H; revert k; induction H as [|i z l L I H IH]; intros [|k] j E; simpl in *; try discriminate; [injection E as <-; eauto | apply IH, E].
Qed.

Lemma are_app l L m M : are l L -> are m M -> are (l ++ m) (L ++ M).
Proof. apply Forall2_app. Qed.

Lemma are_signed l L : are l L -> L = map signed l.
Proof. induction 1 as [|i z l L I H IH]; [reflexivity|]; cbn [map]; rewrite (is_signed i z I), IH; reflexivity. Qed.

Scheme term_and_cond := Induction for term Sort Prop with cond_and_term := Induction for cond Sort Prop.
Combined Scheme terms_and_conds from term_and_cond, cond_and_term.

Section Meaning.
Variables (ps : list int) (PS : list Z).
Hypothesis Params_are : are ps PS.

Definition means (t : term) : Prop := forall v V i, are v V -> run (coded ps t) v = Some i -> exists z, value (PS ++ V) t = Some z /\ is i z.
Definition tests (c : cond) : Prop := forall v V b, are v V -> run (tested ps c) v = Some b -> holds (PS ++ V) c = Some b.

Lemma two_means f F fine a b v V i : agrees f F fine -> means a -> means b -> are v V -> run (of_two f (coded ps a) (coded ps b)) v = Some i ->
  exists z, both F fine (value (PS ++ V) a) (value (PS ++ V) b) = Some z /\ is i z.
Proof.
  intros G A B E; rewrite run_two; unfold lifted; destruct (run (coded ps a) v) as [x|] eqn:X; [|discriminate]; destruct (run (coded ps b) v) as [y|] eqn:Y; [|discriminate].
  intros H; destruct (A v V x E X) as (x' & -> & X'), (B v V y E Y) as (y' & -> & Y'); destruct (G x y x' y' i X' Y' H) as [N I].
  unfold both; rewrite N; eauto.
Qed.

Lemma two_tests f F a b v V r : (forall i j x y, is i x -> is j y -> f i j = F x y) -> means a -> means b -> are v V ->
  run (of_two (fun i j => Some (f i j)) (coded ps a) (coded ps b)) v = Some r -> compare F (value (PS ++ V) a) (value (PS ++ V) b) = Some r.
Proof.
  intros G A B E; rewrite run_two; unfold lifted; destruct (run (coded ps a) v) as [x|] eqn:X; [|discriminate]; destruct (run (coded ps b) v) as [y|] eqn:Y; [|discriminate].
  intros H; destruct (A v V x E X) as (x' & -> & X'), (B v V y E Y) as (y' & -> & Y'); injection H as <-; cbn [compare]; rewrite (G x y x' y' X' Y'); reflexivity.
Qed.

Lemma all_mean : (forall t, means t) /\ (forall c, tests c).
Proof.
  apply terms_and_conds.
  - intros z v V i _ H; exists z; split; [reflexivity | apply number_right, H].
  - intros k v V i E H; cbn [coded value] in *; rewrite run_place in H; apply (are_nth _ _ k (are_app _ _ _ _ Params_are E) i H).
  - intros a A b B v V i; apply two_means; [exact plus_agrees | exact A | exact B].
  - intros a A b B v V i; apply two_means; [exact minus_agrees | exact A | exact B].
  - intros a A b B v V i; apply two_means; [exact times_agrees | exact A | exact B].
  - intros a A b B v V i; apply two_means; [exact floor_agrees | exact A | exact B].
  - intros a A b B v V i; apply two_means; [exact divide_agrees | exact A | exact B].
  - intros a A b B v V i; apply two_means; [exact rest_agrees | exact A | exact B].
  - intros a A b B v V i; apply two_means; [exact min_agrees | exact A | exact B].
  - intros a A b B v V i; apply two_means; [exact max_agrees | exact A | exact B].
  - intros a A v V i E H; cbn [coded value] in *; rewrite run_one in H; destruct (run (coded ps a) v) as [x|] eqn:X; [|discriminate].
    destruct (A v V x E X) as (z & -> & Z); eexists; split; [reflexivity | apply (abs_agrees x z i Z H)].
  - intros a A b B v V i; apply two_means; [exact power_agrees | exact A | exact B].
  - intros a A b B v V i; apply two_means; [exact xor_agrees | exact A | exact B].
  - intros a A b B v V i; apply two_means; [exact bit_agrees | exact A | exact B].
  - intros c C a A b B v V i E H; cbn [coded value] in *; rewrite run_case in H; destruct (run (tested ps c) v) as [t|] eqn:T; [|discriminate].
    rewrite (C v V t E T); destruct t; [apply (A v V i E H) | apply (B v V i E H)].
  - intros a A b B t T v V i E H; cbn [coded value of_range run] in *; destruct (run (coded ps a) v) as [x|] eqn:X; [|discriminate]; destruct (run (coded ps b) v) as [y|] eqn:Y; [|discriminate].
    destruct (A v V x E X) as (x' & -> & X'), (B v V y E Y) as (y' & -> & Y'); cbn [from_to]; pose proof (are_between x y x' y' X' Y') as L; revert i H.
    induction L as [|u z l L U _ IH]; intros i H; [injection H as <-; exists 0; split; [reflexivity | exact is_zero]|].
    cbn in H |- *; fold (added_up (fun x => run (coded ps t) (v ++ [x]))) in H; fold (added (fun x => value ((PS ++ V) ++ [x]) t)).
    destruct (run (coded ps t) (v ++ [u])) as [w|] eqn:W; [|discriminate]; destruct (added_up _ l) as [s|]; [|discriminate]; destruct (IH s eq_refl) as (S & -> & IS).
    destruct (T (v ++ [u]) (V ++ [z]) w (are_app _ _ _ _ E (Forall2_cons _ _ U (Forall2_nil _))) W) as (W' & Ew & Iw); rewrite <- app_assoc, Ew.
    destruct (plus_agrees w s W' S i Iw IS H) as [_ P]; exists (W' + S); split; [reflexivity | exact P].
  - intros v V b _ H; exact H.
  - intros a A b B v V r; apply two_tests; [exact same_is | exact A | exact B].
  - intros a A b B v V r; apply two_tests; [exact below_is | exact A | exact B].
  - intros a A b B v V r; apply two_tests; [exact at_most_is | exact A | exact B].
  - intros c C v V b E H; cbn [tested holds] in *; rewrite run_one in H; destruct (run (tested ps c) v) as [t|] eqn:T; [|discriminate].
    rewrite (C v V t E T); exact H.
  - intros c C d D v V b E H; cbn [tested holds] in *; rewrite run_case in H; destruct (run (tested ps c) v) as [t|] eqn:T; [|discriminate].
    rewrite (C v V t E T); destruct t; [apply (D v V b E H) | exact H].
  - intros c C d D v V b E H; cbn [tested holds] in *; rewrite run_case in H; destruct (run (tested ps c) v) as [t|] eqn:T; [|discriminate].
    rewrite (C v V t E T); destruct t; [exact H | apply (D v V b E H)].
  - intros a A b B c C v V r E H; cbn [tested holds of_range run] in *; destruct (run (coded ps a) v) as [x|] eqn:X; [|discriminate]; destruct (run (coded ps b) v) as [y|] eqn:Y; [|discriminate].
    destruct (A v V x E X) as (x' & -> & X'), (B v V y E Y) as (y' & -> & Y'); cbn [from_to]; pose proof (are_between x y x' y' X' Y') as L; revert r H.
    induction L as [|u z l L U _ IH]; intros r H; [exact H|].
    cbn in H |- *; fold (true_of_each (fun x => run (tested ps c) (v ++ [x]))) in H; fold (true_of_each (fun x => holds ((PS ++ V) ++ [x]) c)).
    destruct (run (tested ps c) (v ++ [u])) as [w|] eqn:W; [|discriminate]; destruct (true_of_each _ l) as [s|]; [|discriminate]; rewrite (IH s eq_refl).
    rewrite <- app_assoc, (C (v ++ [u]) (V ++ [z]) w (are_app _ _ _ _ E (Forall2_cons _ _ U (Forall2_nil _))) W); exact H.
Qed.

Definition value_means t := proj1 all_mean t.
Definition holds_means c := proj2 all_mean c.

(* ---------- Tuples ---------- *)
End Meaning.

Record span_code := Span_code { first_ : code int; last_ : code int; only_ : code bool }.

Definition span_coded (ps : list int) (r : range) : span_code := Span_code (coded ps (low r)) (coded ps (high r)) (tested ps (only r)).

Fixpoint combinations (rs : list span_code) (v : list int) : option (list (list int)) :=
  match rs with
  | [] => Some [[]]
  | r :: rs =>
    match run (first_ r) v, run (last_ r) v with
    | Some i, Some j => each (fun x => let w := v ++ [x] in match run (only_ r) w with
        | Some true => option_map (map (cons x)) (combinations rs w) | Some false => Some [] | None => None end) (between i j)
    | _, _ => None
    end
  end.

Fixpoint terms (cs : list (code int)) (v : list int) : option (list int) :=
  match cs with
  | [] => Some []
  | c :: cs => match run c v with Some x => option_map (cons x) (terms cs v) | None => None end
  end.

Record next_code := Next_code { to_ : list (code int); over_ : list span_code; when_ : code bool }.

Definition next_coded (ps : list int) (n : next) : next_code := Next_code (map (coded ps) (to n)) (map (span_coded ps) (over n)) (tested ps (Text.when n)).

Definition tuples_to (n : next_code) (v : list int) : option (list (list int)) :=
  match run (when_ n) v with Some true => option_map (fun w => [w]) (terms (to_ n) v) | Some false => Some [] | None => None end.

Definition next_tuples (v : list int) (n : next_code) : option (list (list int)) :=
  match over_ n with
  | [] => tuples_to n v
  | rs => match combinations rs v with Some l => each (fun u => tuples_to n (v ++ u)) l | None => None end
  end.

Lemma each_alike {A A' B B'} (R : A -> A' -> Prop) (S : B -> B' -> Prop) f F l L : Forall2 R l L ->
  (forall a a' r, R a a' -> f a = Some r -> exists r', F a' = Some r' /\ Forall2 S r r') ->
  forall r, each f l = Some r -> exists r', each F L = Some r' /\ Forall2 S r r'.
Proof.
  intros H K; induction H as [|a a' l L X H IH]; cbn [each]; intros r E; [injection E as <-; exists []; split; [reflexivity | constructor]|].
  destruct (f a) as [x|] eqn:Fa; [|discriminate]; destruct (each f l) as [y|]; [|discriminate]; injection E as <-.
  destruct (K a a' x X Fa) as (x' & -> & Sx), (IH y eq_refl) as (y' & -> & Sy); exists (x' ++ y'); split; [reflexivity | apply Forall2_app; assumption].
Qed.

Section Tuples.
Variables (ps : list int) (PS : list Z).
Hypothesis Params_are : are ps PS.

Notation all_are := (Forall2 are).

Lemma are_last v V i x : are v V -> is i x -> are (v ++ [i]) (V ++ [x]).
Proof. intros H I; apply are_app; [exact H | constructor; [exact I | constructor]]. Qed.

Lemma combinations_right rs : forall v V l, are v V -> combinations (map (span_coded ps) rs) v = Some l ->
  exists L, tuples (PS ++ V) rs = Some L /\ all_are l L.
Proof.
  induction rs as [|r rs IH]; intros v V l E H; cbn [combinations map tuples] in *.
  { injection H as <-; exists [[]]; split; [reflexivity | repeat constructor]. }
  cbn [first_ last_ only_ span_coded] in H.
  destruct (run (coded ps (low r)) v) as [i|] eqn:Fi; [|discriminate]; destruct (run (coded ps (high r)) v) as [j|] eqn:La; [|discriminate].
  destruct (value_means ps PS Params_are _ v V i E Fi) as (x & -> & X), (value_means ps PS Params_are _ v V j E La) as (y & -> & Y).
  revert l H; apply each_alike with (R := is); [apply are_between; assumption|].
  cbv zeta; intros k z s K H; pose proof (are_last v V k z E K) as E'; rewrite <- app_assoc.
  destruct (run (tested ps (only r)) (v ++ [k])) as [t|] eqn:T; [|discriminate].
  rewrite (holds_means ps PS Params_are _ _ _ t E' T); destruct t; cbn [where_holds]; [|injection H as <-; exists []; split; [reflexivity | constructor]].
  destruct (combinations (map (span_coded ps) rs) (v ++ [k])) as [m|] eqn:C; [|discriminate]; injection H as <-.
  destruct (IH _ _ m E' C) as (M & -> & A); exists (map (cons z) M); split; [reflexivity|].
  clear - K A; induction A; cbn [map]; constructor; [constructor; assumption | assumption].
Qed.

Lemma terms_right ts v V : are v V -> forall w, terms (map (coded ps) ts) v = Some w -> exists W, tuple (PS ++ V) ts = Some W /\ are w W.
Proof.
  intros E; induction ts as [|t ts IH]; cbn [terms map tuple]; intros w H; [injection H as <-; exists []; split; [reflexivity | constructor]|].
  destruct (run (coded ps t) v) as [x|] eqn:X; [|discriminate]; destruct (terms (map (coded ps) ts) v) as [y|]; [|discriminate]; injection H as <-.
  destruct (value_means ps PS Params_are t v V x E X) as (z & -> & Z), (IH y eq_refl) as (W & -> & A); exists (z :: W); split; [reflexivity | constructor; assumption].
Qed.

Lemma tuples_to_right n v V : are v V -> forall l, tuples_to (next_coded ps n) v = Some l ->
  exists L, where_holds (holds (PS ++ V) (Text.when n)) (option_map (fun w => [w]) (tuple (PS ++ V) (to n))) = Some L /\ all_are l L.
Proof.
  intros E l; unfold tuples_to; cbn [when_ to_ next_coded]; destruct (run (tested ps (Text.when n)) v) as [t|] eqn:T; [|discriminate].
  rewrite (holds_means ps PS Params_are _ _ _ t E T); destruct t; cbn [where_holds]; [|intros H; injection H as <-; exists []; split; [reflexivity | constructor]].
  destruct (terms _ v) as [w|] eqn:W; [|discriminate]; intros H; injection H as <-; destruct (terms_right _ v V E w W) as (W' & -> & A).
  exists [W']; split; [reflexivity | constructor; [exact A | constructor]].
Qed.

Lemma next_right n v V l : are v V -> next_tuples v (next_coded ps n) = Some l -> exists L, listed (PS ++ V) n = Some L /\ all_are l L.
Proof.
  intros E; unfold next_tuples, listed; cbn [over_ next_coded]; pose proof (combinations_right (over n) v V) as C.
  destruct (over n) as [|r rs]; cbn [map] in *.
  - intros H; destruct (tuples_to_right n v V E l H) as (L & D & A); cbn [tuples each]; rewrite !app_nil_r, D; exists (L ++ []); split; [reflexivity | rewrite app_nil_r; exact A].
  - destruct (combinations _ v) as [m|]; [|discriminate]; destruct (C m E eq_refl) as (M & -> & A); intros H; revert l H.
    apply each_alike with (R := are); [exact A|]; intros u U s B H; rewrite <- app_assoc; apply (tuples_to_right n (v ++ u) (V ++ U)); [apply are_app; assumption | exact H].
Qed.

(* ---------- Texts ---------- *)

Definition vertex_tuples (t : text) : option (list (list int)) := combinations (map (span_coded ps) (coordinates t)) [].

Definition neighbour_tuples (t : text) : list int -> option (list (list int)) :=
  let ns := map (next_coded ps) (neighbours t) in fun v => each (next_tuples v) ns.

Definition place_of_tuple (v : list int) : list Z := map signed v.

Lemma all_signed l L : all_are l L -> L = map place_of_tuple l.
Proof. induction 1 as [|v V l L E H IH]; [reflexivity|]; cbn [map]; rewrite IH, (are_signed v V E); reflexivity. Qed.

Lemma vertex_tuples_right t l : vertex_tuples t = Some l -> text_vertices t PS = Some (map place_of_tuple l) /\ forall v, In v l -> are v (place_of_tuple v).
Proof.
  intros H; destruct (combinations_right _ [] [] l ltac:(constructor) H) as (L & E & A); rewrite app_nil_r in E.
  unfold text_vertices; rewrite E, (all_signed l L A); split; [reflexivity|].
  clear - A; induction A as [|v V l L B A IH]; [intros w []|]; intros w [<-|I]; [unfold place_of_tuple; rewrite <- (are_signed v V B); exact B | apply IH, I].
Qed.

Lemma neighbour_tuples_right t v l : are v (place_of_tuple v) -> neighbour_tuples t v = Some l -> text_neighbours t PS (place_of_tuple v) = Some (map place_of_tuple l).
Proof.
  intros E H; unfold neighbour_tuples in H; unfold text_neighbours.
  destruct (each_alike (fun c n => c = next_coded ps n) are (next_tuples v) (listed (PS ++ place_of_tuple v)) (map (next_coded ps) (neighbours t)) (neighbours t)) with (r := l) as (L & F & A).
  - clear H; induction (neighbours t); constructor; auto.
  - intros c n r -> K; apply (next_right n v _ r E K).
  - exact H.
  - rewrite F, (all_signed l L A); reflexivity.
Qed.
End Tuples.
