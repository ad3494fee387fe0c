(* Terms and conditions of a line of text as polynomials with names for their parts, and what they
   are for all values: numbers that every term has here, since what is asked for is shown to have
   a value apart. *)

From Coq Require Import ZArith NArith Lia List Bool.
From Topocert Require Import Text CheckLinear CheckQuestion.
Import ListNotations.
Open Scope Z_scope.

(* ---------- Numbers ---------- *)

Fixpoint num (e : list Z) (t : term) : Z :=
  match t with
  | Num z => z
  | Var k => nth k e 0
  | Plus a b => num e a + num e b
  | Minus a b => num e a - num e b
  | Times a b => num e a * num e b
  | Floor a b | Divide a b => num e a / num e b
  | Rest a b => num e a mod num e b
  | Min a b => Z.min (num e a) (num e b)
  | Max a b => Z.max (num e a) (num e b)
  | Abs a => Z.abs (num e a)
  | Pow a b => num e a ^ num e b
  | Xor a b => Z.lxor (num e a) (num e b)
  | Bit a b => if Z.testbit (num e a) (num e b) then 1 else 0
  | Cond c a b => if yes e c then num e a else num e b
  | Total a b t => fold_right (fun x s => num (e ++ [x]) t + s) 0 (span (num e a) (num e b))
  end
with yes (e : list Z) (c : cond) : bool :=
  match c with
  | Yes => true
  | Equal a b => num e a =? num e b
  | Less a b => num e a <? num e b
  | AtMost a b => num e a <=? num e b
  | Not c => negb (yes e c)
  | And c d => yes e c && yes e d
  | Or c d => yes e c || yes e d
  | Every a b c => forallb (fun x => yes (e ++ [x]) c) (span (num e a) (num e b))
  end.

Scheme term_both := Induction for term Sort Prop with cond_both := Induction for cond Sort Prop.
Combined Scheme term_cond_induction from term_both, cond_both.

(* ---------- Polynomials ---------- *)

Fixpoint power (p : poly) (k : nat) : poly := match k with O => constant 1 | S k => multiply (power p k) p end.

(* xor of a number from 0 to 15 with k; of others any number. *)
Definition xor_by (p : poly) (k : Z) : making poly :=
  do x <- fresh;
  choose (fact (plus (opposite p) (-1)) :: fact (plus p (-16)) ::
    map (fun i => equal p (constant i) ;; equal x (constant (Z.lxor i k))) (span 0 15)) ;; ret x.

Definition xor (p q : poly) : making poly :=
  match is_constant p, is_constant q with
  | Some k, Some j => if (0 <=? k) && (k <? 16) then xor_by q k else fresh
  | Some k, None => if (0 <=? k) && (k <? 16) then xor_by q k else fresh
  | None, Some k => if (0 <=? k) && (k <? 16) then xor_by p k else fresh
  | None, None => fresh
  end.

Fixpoint poly_of (e : list poly) (t : term) : making poly :=
  let two a b f := do p <- poly_of e a; do q <- poly_of e b; f p q in
  match t with
  | Num z => ret (constant z)
  | Var k => ret (nth k e [])
  | Plus a b => two a b (fun p q => ret (add p q))
  | Minus a b => two a b (fun p q => ret (minus p q))
  | Times a b => two a b (fun p q => ret (multiply p q))
  | Floor a b | Divide a b => two a b quotient
  | Rest a b => two a b remainder
  | Min a b => two a b smaller
  | Max a b => two a b larger
  | Abs a => do p <- poly_of e a; larger p (opposite p)
  | Pow a b => two a b (fun p q => match is_constant q with Some k => if (0 <=? k) && (k <? 512) then ret (power p (Z.to_nat k)) else fresh | None => raised p q end)
  | Xor a b => two a b xor
  | Bit _ _ | Total _ _ _ => fresh
  | Cond c a b => either (claim_of e c) (poly_of e a) (poly_of e b)
  end
with claim_of (e : list poly) (c : cond) : claim :=
  match c with
  | Yes => all []
  | Equal a b => is (poly_of e a) (poly_of e b)
  | Less a b => contrary (at_least (poly_of e a) (poly_of e b))
  | AtMost a b => at_least (poly_of e b) (poly_of e a)
  | Not c => contrary (claim_of e c)
  | And c d => all [claim_of e c; claim_of e d]
  | Or c d => some [claim_of e c; claim_of e d]
  | Every _ _ _ => is fresh (ret (constant 1))
  end.

(* The polynomials of names have their values. *)
Definition have (w : world) (ps : list poly) (xs : list Z) : Prop := Forall2 (has w) ps xs.

Lemma have_later w w' ps xs : later w w' -> have w ps xs -> have w' ps xs.
Proof. intros L H; induction H; constructor; [apply (has_later _ _ _ _ L)|]; assumption. Qed.

Lemma have_nth w ps xs k : have w ps xs -> has w (nth k ps []) (nth k xs 0).
Proof. intros H; revert k; induction H; intros [|k]; simpl; auto using has_none. Qed.

Lemma have_app w ps xs qs ys : have w ps xs -> have w qs ys -> have w (ps ++ qs) (xs ++ ys).
Proof. apply Forall2_app. Qed.

Lemma has_power w p x k : has w p x -> has w (power p k) (x ^ Z.of_nat k).
Proof.
  intros H; induction k as [|k IH]; [apply has_constant|]; cbn [power]; replace (x ^ Z.of_nat (S k)) with (x ^ Z.of_nat k * x).
  - apply has_multiply; assumption.
  - rewrite Nat2Z.inj_succ, Z.pow_succ_r by lia; ring.
Qed.

Lemma yields_fresh x w : yields fresh x w.
Proof. intros w' _; apply gives_fresh. Qed.

Lemma yields_xor_by p x k w : has w p x -> yields (xor_by p k) (Z.lxor x k) w.
Proof.
  intros P; apply (yields_bind _ _ (Z.lxor x k)); [apply yields_fresh|]; intros w' q L Q; apply (has_later _ _ _ _ L) in P.
  intros w'' L'; eapply gives_bind; [|intros v [] M _; apply gives_ret, (has_later _ _ _ _ (later_trans _ _ _ L' M) Q)].
  apply (so_choose _ w'); [|exact L']; destruct (Z.lt_ge_cases x 0); [|destruct (Z.le_gt_cases 16 x)].
  - eexists; split; [left; reflexivity | apply (so_fact _ _ _ (has_plus _ _ _ (-1) (has_opposite _ _ _ P))); lia].
  - eexists; split; [right; left; reflexivity | apply (so_fact _ _ _ (has_plus _ _ _ (-16) P)); lia].
  - eexists; split; [right; right; apply in_map with (x := x)|].
    + unfold span; replace (Z.to_nat (15 - 0 + 1)) with 16%nat by reflexivity; simpl; lia.
    + apply so_then; eapply so_equal; try eassumption; apply has_constant.
Qed.

Lemma yields_xor p q x y w : has w p x -> has w q y -> yields (xor p q) (Z.lxor x y) w.
Proof.
  intros P Q; unfold xor; destruct (is_constant p) as [k|] eqn:E.
  - apply (has_is_constant _ _ _ _ P) in E; subst k; rewrite Z.lxor_comm.
    destruct (is_constant q); (destruct ((0 <=? x) && (x <? 16)); [apply yields_xor_by, Q | apply yields_fresh]).
  - destruct (is_constant q) as [k|] eqn:F; [|apply yields_fresh]; apply (has_is_constant _ _ _ _ Q) in F; subst k.
    destruct ((0 <=? y) && (y <? 16)); [apply yields_xor_by, P | apply yields_fresh].
Qed.

Lemma yields_two a b (f : poly -> poly -> making poly) x y z w : yields a x w -> yields b y w ->
  (forall w' p q, later w w' -> has w' p x -> has w' q y -> yields (f p q) z w') ->
  yields (do p <- a; do q <- b; f p q) z w.
Proof.
  intros A B F; apply (yields_bind _ _ x _ _ A); intros w' p L P; apply (yields_bind _ _ y _ _ (yields_later _ _ _ _ L B)); intros w'' q L' Q.
  apply F; [apply (later_trans _ _ _ L L') | apply (has_later _ _ _ _ L' P) | exact Q].
Qed.

Lemma poly_claim_of : (forall t w e xs, have w e xs -> yields (poly_of e t) (num xs t) w) /\
  (forall c w e xs, have w e xs -> means (claim_of e c) (yes xs c) w).
Proof.
  apply term_cond_induction; cbn [poly_of claim_of num yes];
    try (intros a IHa b IHb w e xs H; apply (yields_two _ _ _ _ _ _ _ (IHa w e xs H) (IHb w e xs H)); intros w' p q L P Q).
  - intros z w e xs H; apply yields_ret, has_constant.
  - intros k w e xs H; apply yields_ret, have_nth, H.
  - apply yields_ret, has_add; assumption.
  - apply yields_ret, has_minus; assumption.
  - apply yields_ret, has_multiply; assumption.
  - apply yields_quotient; assumption.
  - apply yields_quotient; assumption.
  - apply yields_remainder; assumption.
  - apply yields_smaller; assumption.
  - apply yields_larger; assumption.
  - intros a IH w e xs H; apply (yields_bind _ _ _ _ _ (IH w e xs H)); intros w' p L P.
    replace (Z.abs (num xs a)) with (Z.max (num xs a) (- num xs a)) by lia; apply yields_larger; [|apply has_opposite]; exact P.
  - destruct (is_constant q) as [k|] eqn:E; [|apply yields_raised; assumption]; apply (has_is_constant _ _ _ _ Q) in E; subst k.
    destruct ((0 <=? num xs b) && (num xs b <? 512)) eqn:E; [|apply yields_fresh]; apply andb_true_iff in E; destruct E as [E _]; apply Z.leb_le in E.
    apply yields_ret; rewrite <- (Z2Nat.id _ E) at 2; apply has_power, P.
  - apply yields_xor; assumption.
  - intros; apply yields_fresh.
  - intros c IHc a IHa b IHb w e xs H; apply (yields_either _ _ _ (yes xs c)); [apply IHc, H | intros _; apply IHa, H | intros _; apply IHb, H].
  - intros; apply yields_fresh.
  - intros w e xs H; apply (means_all [] []); constructor.
  - intros a IHa b IHb w e xs H; apply means_is; [apply IHa | apply IHb]; exact H.
  - intros a IHa b IHb w e xs H; rewrite Z.ltb_antisym; apply means_contrary, means_at_least; [apply IHa | apply IHb]; exact H.
  - intros a IHa b IHb w e xs H; apply means_at_least; [apply IHb | apply IHa]; exact H.
  - intros c IH w e xs H; apply means_contrary, IH, H.
  - intros c IHc d IHd w e xs H; replace (yes xs c && yes xs d) with (forallb (fun b => b) [yes xs c; yes xs d]) by (simpl; rewrite andb_true_r; reflexivity).
    apply means_all; repeat constructor; [apply IHc | apply IHd]; exact H.
  - intros c IHc d IHd w e xs H; replace (yes xs c || yes xs d) with (existsb (fun b => b) [yes xs c; yes xs d]) by (simpl; rewrite orb_false_r; reflexivity).
    apply means_some; repeat constructor; [apply IHc | apply IHd]; exact H.
  - intros a _ b _ c _ w e xs _; set (x := forallb _ _); replace x with (Z.b2z x =? 1) by (destruct x; reflexivity).
    apply means_is; [apply yields_fresh | apply yields_ret, has_constant].
Qed.

Definition poly_of_yields t w e xs : have w e xs -> yields (poly_of e t) (num xs t) w := proj1 poly_claim_of t w e xs.
Definition claim_of_means c w e xs : have w e xs -> means (claim_of e c) (yes xs c) w := proj2 poly_claim_of c w e xs.

(* Several terms. *)
Fixpoint polys_of (e : list poly) (ts : list term) : making (list poly) :=
  match ts with [] => ret [] | t :: ts => do p <- poly_of e t; do ps <- polys_of e ts; ret (p :: ps) end.

Definition lists_ (m : making (list poly)) (xs : list Z) (w : world) : Prop := forall w', later w w' -> gives m (fun w ps => have w ps xs) w'.

Lemma polys_of_lists ts w e xs : have w e xs -> lists_ (polys_of e ts) (map (num xs) ts) w.
Proof.
  revert w; induction ts as [|t ts IH]; intros w H w' L; [apply gives_ret; constructor|].
  eapply gives_bind; [apply (poly_of_yields t w e xs H), L|]; intros w1 p L1 P.
  eapply gives_bind; [apply (IH w H w1), (later_trans _ _ _ L L1)|]; intros w2 ps L2 Q.
  apply gives_ret; constructor; [apply (has_later _ _ _ _ L2 P) | exact Q].
Qed.

(* ---------- Terms with a value ---------- *)

(* What is asked for a term to have a value, in the order in which it stands: that requirements that are no numerals are positive, and
   that quotients are whole. *)
Definition divisor (b : term) : list cond := match b with Num _ => [] | _ => [AtMost (Num 1) b] end.

Fixpoint requirements (t : term) : list cond :=
  match t with
  | Num _ | Var _ => []
  | Floor a b | Rest a b => divisor b ++ requirements a ++ requirements b
  | Divide a b => divisor b ++ Equal (Rest a b) (Num 0) :: requirements a ++ requirements b
  | Plus a b | Minus a b | Times a b | Min a b | Max a b | Pow a b | Xor a b | Bit a b => requirements a ++ requirements b
  | Abs a => requirements a
  | Cond c a b => condition_requirements c ++ requirements a ++ requirements b
  | Total _ _ _ => []
  end
with condition_requirements (c : cond) : list cond :=
  match c with
  | Yes => []
  | Equal a b | Less a b | AtMost a b => requirements a ++ requirements b
  | Not c => condition_requirements c
  | And c d | Or c d => condition_requirements c ++ condition_requirements d
  | Every _ _ _ => []
  end.

(* The names are below n; requirements are positive numerals or terms whose names are below k, as are those of what is divided without
   a rest. *)
Definition divides (k : nat) (inner : nat -> term -> bool) (b : term) : bool := match b with Num z => 0 <? z | _ => inner k b end.

(* A term that is 0 or more, where the names of a list are. *)
Fixpoint natural (s : list nat) (t : term) : bool :=
  match t with
  | Num z => 0 <=? z
  | Var i => existsb (Nat.eqb i) s
  | Plus a b | Times a b | Floor a b | Divide a b | Pow a b | Xor a b | Min a b => natural s a && natural s b
  | Abs _ => true
  | _ => false
  end.

Lemma div_not_negative x y : 0 <= x -> 0 <= y -> 0 <= x / y.
Proof. intros X Y; destruct (Z.eq_dec y 0) as [->|N]; [rewrite Zdiv_0_r; lia | apply Z.div_pos; lia]. Qed.

Lemma natural_num s e t : (forall i, In i s -> 0 <= nth i e 0) -> natural s t = true -> 0 <= num e t.
Proof.
  intros S; induction t; cbn [natural num]; intros H; try discriminate; rewrite ?andb_true_iff in H.
  - apply Z.leb_le, H.
  - apply existsb_exists in H; destruct H as (i & I & E); apply Nat.eqb_eq in E; subst; apply S, I.
  - destruct H as [A B]; specialize (IHt1 A); specialize (IHt2 B); lia.
  - destruct H as [A B]; specialize (IHt1 A); specialize (IHt2 B); nia.
  - destruct H as [A B]; apply div_not_negative; auto.
  - destruct H as [A B]; apply div_not_negative; auto.
  - destruct H as [A B]; specialize (IHt1 A); specialize (IHt2 B); lia.
  - lia.
  - destruct H as [A B]; apply Z.pow_nonneg, IHt1, A.
  - destruct H as [A B]; apply Z.lxor_nonneg; specialize (IHt1 A); specialize (IHt2 B); tauto.
Qed.

(* Names of s are 0 or more. *)
Fixpoint scoped (s : list nat) (k n : nat) (t : term) : bool :=
  match t with
  | Num _ => true
  | Var i => (i <? n)%nat
  | Floor a b | Rest a b => scoped s k n a && match b with Num z => 0 <? z | _ => scoped s k k b end
  | Divide a b => scoped s k k a && match b with Num z => 0 <? z | _ => scoped s k k b end
  | Plus a b | Minus a b | Times a b | Min a b | Max a b => scoped s k n a && scoped s k n b
  | Pow a b => scoped s k n a && scoped s k n b && natural s b
  | Xor a b => scoped s k n a && scoped s k n b && natural s a && natural s b
  | Abs a => scoped s k n a
  | Cond c a b => scoped_cond s k n c && scoped s k n a && scoped s k n b
  | Bit _ _ | Total _ _ _ => false
  end
with scoped_cond (s : list nat) (k n : nat) (c : cond) : bool :=
  match c with
  | Yes => true
  | Equal a b | Less a b | AtMost a b => scoped s k n a && scoped s k n b
  | Not c => scoped_cond s k n c
  | And c d | Or c d => scoped_cond s k n c && scoped_cond s k n d
  | Every _ _ _ => false
  end.

(* What names beyond the first n stand for does not matter. *)
Lemma scoped_same s k : (forall t n e e', scoped s k n t = true -> (k <= n)%nat -> (forall i, (i < n)%nat -> nth i e 0 = nth i e' 0) -> num e t = num e' t) /\
  (forall c n e e', scoped_cond s k n c = true -> (k <= n)%nat -> (forall i, (i < n)%nat -> nth i e 0 = nth i e' 0) -> yes e c = yes e' c).
Proof.
  apply term_cond_induction; cbn [scoped scoped_cond num yes]; try discriminate;
    try (intros a IHa b IHb n e e' S K H; apply andb_true_iff in S; destruct S as [Sa Sb]; rewrite (IHa n e e'), (IHb n e e') by assumption; reflexivity).
  - reflexivity.
  - intros i n e e' S K H; apply H, Nat.ltb_lt, S.
  - intros a IHa b IHb n e e' S K H; apply andb_true_iff in S; destruct S as [Sa Sb]; rewrite (IHa n e e') by assumption; f_equal.
    destruct b; try reflexivity; apply (IHb k); try assumption; try lia; intros; apply H; lia.
  - intros a IHa b IHb n e e' S K H; apply andb_true_iff in S; destruct S as [Sa Sb]; f_equal; [apply (IHa k); try assumption; try lia; intros; apply H; lia|].
    destruct b; try reflexivity; apply (IHb k); try assumption; try lia; intros; apply H; lia.
  - intros a IHa b IHb n e e' S K H; apply andb_true_iff in S; destruct S as [Sa Sb]; rewrite (IHa n e e') by assumption; f_equal.
    destruct b; try reflexivity; apply (IHb k); try assumption; try lia; intros; apply H; lia.
  - intros a IHa n e e' S K H; rewrite (IHa n e e') by assumption; reflexivity.
  - intros a IHa b IHb n e e' S K H; rewrite !andb_true_iff in S; destruct S as [[Sa Sb] _]; rewrite (IHa n e e'), (IHb n e e') by assumption; reflexivity.
  - intros a IHa b IHb n e e' S K H; rewrite !andb_true_iff in S; destruct S as [[[Sa Sb] _] _]; rewrite (IHa n e e'), (IHb n e e') by assumption; reflexivity.
  - intros c IHc a IHa b IHb n e e' S K H; rewrite !andb_true_iff in S; destruct S as [[Sc Sa] Sb].
    rewrite (IHc n e e'), (IHa n e e'), (IHb n e e') by assumption; reflexivity.
  - reflexivity.
  - intros c IH n e e' S K H; rewrite (IH n e e') by assumption; reflexivity.
Qed.

(* Where requirements are positive and quotients whole, all has the value that it has here. *)
Section Values.
Variables (ps : list Z).
Notation k := (length ps).

Definition all_met (ds : list cond) : Prop := forall d, In d ds -> yes ps d = true.

Lemma met_app l m : all_met (l ++ m) <-> all_met l /\ all_met m.
Proof.
  unfold all_met; split; [intros H; split; intros d D; apply H, in_or_app; tauto|].
  intros [L M] d D; apply in_app_or in D; destruct D; auto.
Qed.

Lemma first_names (r : list Z) i : (i < k)%nat -> nth i (ps ++ r) 0 = nth i ps 0.
Proof. apply app_nth1. Qed.

Definition naturals (s : list nat) (r : list Z) : Prop := forall i, In i s -> 0 <= nth i (ps ++ r) 0.

Lemma valued s : (forall t r n, naturals s r -> scoped s k n t = true -> (k <= n)%nat -> (n <= length (ps ++ r))%nat -> all_met (requirements t) ->
    value (ps ++ r) t = Some (num (ps ++ r) t)) /\
  (forall c r n, naturals s r -> scoped_cond s k n c = true -> (k <= n)%nat -> (n <= length (ps ++ r))%nat -> all_met (condition_requirements c) ->
    holds (ps ++ r) c = Some (yes (ps ++ r) c)).
Proof.
  assert (Div : forall b r n, match b with Num z => 0 <? z | _ => scoped s k k b end = true -> all_met (divisor b ++ requirements b) ->
    (forall n, scoped s k n b = true -> (k <= n)%nat -> (n <= length (ps ++ r))%nat -> all_met (requirements b) -> value (ps ++ r) b = Some (num (ps ++ r) b)) ->
    (k <= n)%nat -> (n <= length (ps ++ r))%nat -> value (ps ++ r) b = Some (num (ps ++ r) b) /\ 0 < num (ps ++ r) b).
  { intros b r n S D V K N; apply met_app in D; destruct D as [D D'].
    assert (H : scoped s k k b = true -> In (AtMost (Num 1) b) (divisor b) -> value (ps ++ r) b = Some (num (ps ++ r) b) /\ 0 < num (ps ++ r) b).
    { intros S' I; split; [apply (V k); [exact S' | lia | lia | exact D']|].
      rewrite (proj1 (scoped_same s k) b k (ps ++ r) ps S' (le_n _) (first_names r)); apply (Z.lt_le_trans _ 1); [reflexivity | apply Z.leb_le, (D _ I)]. }
    destruct b; try (apply H; [exact S | left; reflexivity]).
    apply Z.ltb_lt in S; split; [reflexivity | exact S]. }
  assert (Two : forall P Q : bool, P && Q = true -> P = true /\ Q = true) by (intros P Q; apply andb_true_iff).
  apply term_cond_induction; cbn [scoped scoped_cond num yes value holds requirements condition_requirements]; try discriminate;
    try (intros a IHa b IHb r n Nn S K N D; apply Two in S; destruct S as [Sa Sb]; apply met_app in D; destruct D as [Da Db];
         rewrite (IHa r n), (IHb r n) by assumption; reflexivity).
  - reflexivity.
  - intros i r n Nn S K N D; apply Nat.ltb_lt in S; apply nth_error_nth'; lia.
  - intros a IHa b IHb r n Nn S K N D; apply Two in S; destruct S as [Sa Sb]; rewrite app_assoc in D.
    assert (D' : all_met (requirements a) /\ all_met (divisor b ++ requirements b)) by (rewrite !met_app in *; tauto); clear D; destruct D' as [Da Db].
    destruct (Div b r n Sb Db (fun m => IHb r m Nn) K N) as [Vb Pb]; rewrite (IHa r n), Vb by assumption; cbn [both]; unfold not_zero_below.
    destruct (Z.eqb_spec (num (ps ++ r) b) 0); [lia | reflexivity].
  - intros a IHa b IHb r n Nn S K N D; apply Two in S; destruct S as [Sa Sb].
    assert (D' : all_met (requirements a) /\ all_met (divisor b ++ requirements b)) by (split; intros c I; apply D; rewrite in_app_iff in *; simpl; rewrite in_app_iff; tauto).
    destruct D' as [Da Db], (Div b r n Sb Db (fun m => IHb r m Nn) K N) as [Vb Pb]; rewrite (IHa r k), Vb by (assumption || lia); cbn [both].
    assert (W : num (ps ++ r) a mod num (ps ++ r) b = 0).
    { rewrite (proj1 (scoped_same s k) a k (ps ++ r) ps Sa (le_n _) (first_names r)); replace (num (ps ++ r) b) with (num ps b).
      - apply Z.eqb_eq, (D (Equal (Rest a b) (Num 0))), in_or_app; right; left; reflexivity.
      - destruct b; try reflexivity; symmetry; apply (proj1 (scoped_same s (length ps)) _ (length ps) (ps ++ r) ps Sb (le_n _) (first_names r)). }
    unfold whole_quotient; rewrite W; destruct (Z.eqb_spec (num (ps ++ r) b) 0); [lia | reflexivity].
  - intros a IHa b IHb r n Nn S K N D; apply Two in S; destruct S as [Sa Sb]; rewrite app_assoc in D.
    assert (D' : all_met (requirements a) /\ all_met (divisor b ++ requirements b)) by (rewrite !met_app in *; tauto); clear D; destruct D' as [Da Db].
    destruct (Div b r n Sb Db (fun m => IHb r m Nn) K N) as [Vb Pb]; rewrite (IHa r n), Vb by assumption; cbn [both]; unfold positive_below.
    destruct (Z.ltb_spec 0 (num (ps ++ r) b)); [reflexivity | lia].
  - intros a IHa r n Nn S K N D; rewrite (IHa r n) by assumption; reflexivity.
  - intros a IHa b IHb r n Nn S K N D; rewrite !andb_true_iff in S; destruct S as [[Sa Sb] Sn]; apply met_app in D; destruct D as [Da Db].
    rewrite (IHa r n), (IHb r n) by assumption; cbn [both]; apply natural_num with (e := ps ++ r) in Sn; [|exact Nn]; destruct (Z.leb_spec 0 (num (ps ++ r) b)); [reflexivity | lia].
  - intros a IHa b IHb r n Nn S K N D; rewrite !andb_true_iff in S; destruct S as [[[Sa Sb] S1] S2]; apply met_app in D; destruct D as [Da Db].
    rewrite (IHa r n), (IHb r n) by assumption; cbn [both]; apply natural_num with (e := ps ++ r) in S1; [|exact Nn]; apply natural_num with (e := ps ++ r) in S2; [|exact Nn].
    unfold not_negative; destruct (Z.leb_spec 0 (num (ps ++ r) a)), (Z.leb_spec 0 (num (ps ++ r) b)); try lia; reflexivity.
  - intros c IHc a IHa b IHb r n Nn S K N D; apply Two in S; destruct S as [S Sb]; apply Two in S; destruct S as [Sc Sa].
    apply met_app in D; destruct D as [Dc D]; apply met_app in D; destruct D as [Da Db].
    rewrite (IHc r n) by assumption; destruct (yes (ps ++ r) c); [apply (IHa r n) | apply (IHb r n)]; assumption.
  - reflexivity.
  - intros c IH r n Nn S K N D; rewrite (IH r n) by assumption; reflexivity.
  - intros c IHc d IHd r n Nn S K N D; apply Two in S; destruct S as [Sc Sd]; apply met_app in D; destruct D as [Dc Dd].
    rewrite (IHc r n), (IHd r n) by assumption; destruct (yes (ps ++ r) c); reflexivity.
  - intros c IHc d IHd r n Nn S K N D; apply Two in S; destruct S as [Sc Sd]; apply met_app in D; destruct D as [Dc Dd].
    rewrite (IHc r n), (IHd r n) by assumption; destruct (yes (ps ++ r) c); reflexivity.
Qed.

End Values.
