(* Sums of many fractions: reduced by the common divisors of small numbers alone, as Knuth does (The Art of Computer
   Programming, 4.5.1), and the same as what Qred makes of each sum. *)

From Coq Require Import ZArith Znumtheory QArith Qcanon Lia.
Open Scope Z_scope.

(* The greatest common divisor, where the second number may be much smaller. *)
Definition common (a b : Z) : Z := if b =? 0 then Z.abs a else Z.gcd b (a mod b).

Lemma common_right a b : common a b = Z.gcd a b.
Proof.
  unfold common; destruct (Z.eqb_spec b 0) as [->|N]; [symmetry; apply Z.gcd_0_r|]; rewrite Z.gcd_comm, Z.gcd_mod by exact N; apply Z.gcd_comm.
Qed.

(* p + q, of which q may be much longer; both in lowest terms. *)
Definition sum_reduced (p q : Q) : Q :=
  let b := Zpos (Qden p) in let d := Zpos (Qden q) in
  let g := common d b in
  let b' := b / g in
  let t := Qnum p * (d / g) + Qnum q * b' in
  let h := common t g in
  (t / h) # Z.to_pos (b' * (d / h)).

Definition reduced (q : Q) : Prop := Z.gcd (Qnum q) (Zpos (Qden q)) = 1.

Lemma gcd_one_mul a b c : Z.gcd a b = 1 -> Z.gcd a c = 1 -> Z.gcd a (b * c) = 1.
Proof. intros B C; apply Zgcd_1_rel_prime, rel_prime_mult; apply Zgcd_1_rel_prime; assumption. Qed.

Lemma gcd_one_shift a b k : Z.gcd (a + k * b) b = Z.gcd a b.
Proof. rewrite Z.gcd_comm, Z.gcd_add_mult_diag_r; apply Z.gcd_comm. Qed.

Lemma gcd_one_left a b c : Z.gcd a c = 1 -> (b | a) -> Z.gcd b c = 1.
Proof.
  intros E D; apply Z.le_antisymm; [|pose proof (Z.gcd_nonneg b c); destruct (Z.eq_dec (Z.gcd b c) 0) as [Z0|]; [|lia]].
  - rewrite <- E; apply Z.divide_pos_le; [lia|]; apply Z.gcd_greatest; [apply Z.divide_trans with b; [apply Z.gcd_divide_l | exact D] | apply Z.gcd_divide_r].
  - apply Z.gcd_eq_0 in Z0; destruct Z0 as [-> ->]; destruct D as [x ->]; rewrite Z.mul_0_r in E; discriminate E.
Qed.

(* The numbers of a sum: a/(b g) + c/(d g), with no common divisor of b and d. *)
Lemma sum_parts a b c d g h : 0 < b -> 0 < d -> 0 < g -> Z.gcd b d = 1 -> Z.gcd a (b * g) = 1 -> Z.gcd c (d * g) = 1 ->
  h = Z.gcd (a * d + c * b) g -> Z.gcd ((a * d + c * b) / h) (b * (d * g / h)) = 1 /\ 0 < h /\ (h | a * d + c * b) /\ (h | d * g).
Proof.
  intros B D G BD A C E; set (t := a * d + c * b) in *.
  assert (Hp : 0 < h) by (rewrite E; pose proof (Z.gcd_nonneg t g); destruct (Z.eq_dec (Z.gcd t g) 0) as [Z0|]; [apply Z.gcd_eq_0 in Z0; lia | lia]).
  assert (Ht : (h | t)) by (rewrite E; apply Z.gcd_divide_l); assert (Hg : (h | g)) by (rewrite E; apply Z.gcd_divide_r).
  assert (Tb : Z.gcd t b = 1).
  { unfold t; rewrite gcd_one_shift; rewrite Z.gcd_comm; apply gcd_one_mul; [|exact BD].
    rewrite Z.gcd_comm; rewrite Z.gcd_comm; apply (gcd_one_left (b * g)); [rewrite Z.gcd_comm; exact A | exists g; ring]. }
  assert (Td : Z.gcd t d = 1).
  { unfold t; rewrite Z.add_comm, gcd_one_shift; rewrite Z.gcd_comm; apply gcd_one_mul; [|rewrite Z.gcd_comm; exact BD].
    apply (gcd_one_left (d * g)); [rewrite Z.gcd_comm; exact C | exists g; ring]. }
  destruct Ht as (t' & Ht), Hg as (g' & Hg).
  assert (Q1 : t / h = t') by (rewrite Ht; apply Z.div_mul; lia).
  assert (Q2 : d * g / h = d * g') by (rewrite Hg, Z.mul_assoc; apply Z.div_mul; lia).
  assert (TG : Z.gcd t' g' = 1).
  { assert (X : Z.gcd t g = h) by (symmetry; exact E); rewrite Ht, Hg, Z.gcd_mul_mono_r in X; rewrite Z.abs_eq in X by lia; nia. }
  rewrite Q1, Q2; split; [|split; [exact Hp|split; [exists t'; exact Ht | exists (d * g'); rewrite Hg; ring]]].
  assert (Dt : (t' | t)) by (exists h; rewrite Ht; ring).
  apply gcd_one_mul; [apply (gcd_one_left t); assumption|]; apply gcd_one_mul; [apply (gcd_one_left t); assumption | exact TG].
Qed.

Lemma sum_reduced_right p q : reduced p -> reduced q -> sum_reduced p q = Qred (p + q) /\ reduced (sum_reduced p q).
Proof.
  destruct p as [a b], q as [c d]; unfold reduced, sum_reduced; cbn [Qnum Qden]; intros A C; cbv zeta; rewrite !common_right, (Z.gcd_comm (Zpos d)).
  set (g := Z.gcd (Zpos b) (Zpos d)).
  assert (G : 0 < g) by (unfold g; pose proof (Z.gcd_nonneg (Zpos b) (Zpos d)); destruct (Z.eq_dec (Z.gcd (Zpos b) (Zpos d)) 0) as [Z0|]; [apply Z.gcd_eq_0 in Z0; lia | lia]).
  destruct (Z.gcd_divide_l (Zpos b) (Zpos d)) as (b' & B), (Z.gcd_divide_r (Zpos b) (Zpos d)) as (d' & D); fold g in B, D.
  assert (QB : Zpos b / g = b') by (rewrite B; apply Z.div_mul; lia); assert (QD : Zpos d / g = d') by (rewrite D; apply Z.div_mul; lia).
  assert (B0 : 0 < b') by nia; assert (D0 : 0 < d') by nia.
  assert (BD : Z.gcd b' d' = 1) by (assert (X : Z.gcd (Zpos b) (Zpos d) = g) by reflexivity; rewrite B, D, Z.gcd_mul_mono_r, Z.abs_eq in X by lia; nia).
  rewrite QB, QD; set (t := a * d' + c * b'); set (h := Z.gcd t g).
  destruct (sum_parts a b' c d' g h B0 D0 G BD ltac:(rewrite <- B; exact A) ltac:(rewrite <- D; exact C) eq_refl) as (R & Hp & (t' & Ht) & (k & Hk)).
  fold t in R, Ht; rewrite <- D in R, Hk.
  assert (Q1 : t / h = t') by (rewrite Ht; apply Z.div_mul; lia); assert (Q2 : Zpos d / h = k) by (rewrite Hk; apply Z.div_mul; lia); rewrite Q1, Q2 in *.
  assert (K : 0 < k) by nia; assert (P : Zpos (Z.to_pos (b' * k)) = b' * k) by (apply Z2Pos.id; nia).
  split; [|rewrite P; exact R].
  assert (E : (t' # Z.to_pos (b' * k) == (a # b) + (c # d))%Q).
  { unfold Qeq; cbn [Qplus Qnum Qden]; rewrite P, Pos2Z.inj_mul.
    assert (X : a * Zpos d + c * Zpos b = t' * h * g) by (rewrite <- Ht; unfold t; rewrite B, D; ring).
    rewrite X, B, Hk; ring. }
  rewrite <- (Qred_complete _ _ E); symmetry; apply Qred_iff; cbn [Qnum Qden]; rewrite P; exact R.
Qed.

Lemma Qred_reduced q : reduced (Qred q).
Proof. unfold reduced; apply Qred_iff, Qred_involutive. Qed.

(* All of a list, from its end. *)
Definition summed (l : list Q) : Q := List.fold_right (fun q r => sum_reduced (Qred q) r) 0%Q l.

Lemma summed_right l : summed l = List.fold_right (fun q r => Qred (q + r)) 0%Q l /\ reduced (summed l).
Proof.
  induction l as [|q l [IH R]]; [split; reflexivity|]; cbn [summed List.fold_right]; fold (summed l).
  destruct (sum_reduced_right (Qred q) (summed l) (Qred_reduced q) R) as [E R']; split; [|exact R'].
  rewrite E, <- IH; apply Qred_complete; rewrite Qred_correct; reflexivity.
Qed.
