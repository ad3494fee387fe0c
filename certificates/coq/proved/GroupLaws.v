(* The tuples of relative routers are groups. *)

From Coq Require Import ZArith Lia List Bool String.
From Topocert Require Import Routes.
Import ListNotations.
Open Scope Z_scope.

Definition inside (moduli a : list Z) : Prop := Forall2 (fun n x => 0 <= x < n) moduli a.

Definition zero (moduli : list Z) : list Z := map (fun _ => 0) moduli.

Record lawful (R : relative) : Prop := Lawful {
  times_in : forall a b, inside (moduli R) a -> inside (moduli R) b -> inside (moduli R) (times R a b);
  address_in : forall a b, inside (moduli R) a -> inside (moduli R) b -> inside (moduli R) (address R a b);
  address_times : forall t a b, inside (moduli R) t -> inside (moduli R) a -> inside (moduli R) b -> address R (times R t a) (times R t b) = address R a b;
  times_address : forall a b, inside (moduli R) a -> inside (moduli R) b -> times R a (address R a b) = b;
  address_back : forall a b, inside (moduli R) a -> inside (moduli R) b -> address R a (times R a b) = b;
  times_times : forall a b d, inside (moduli R) a -> inside (moduli R) b -> inside (moduli R) d -> times R a (times R b d) = times R (times R a b) d;
  zero_in : inside (moduli R) (zero (moduli R));
  zero_times : forall a, inside (moduli R) a -> times R (zero (moduli R)) a = a;
  times_zero : forall a, inside (moduli R) a -> times R a (zero (moduli R)) = a;
  inverse_times : forall a, inside (moduli R) a -> times R (address R a (zero (moduli R))) a = zero (moduli R)
}.

(* Numbers that differ by a multiple. *)
Lemma same_mod n a b q : a = b + n * q -> a mod n = b mod n.
Proof. intros ->; rewrite Z.mul_comm; apply Z_mod_plus_full. Qed.

Lemma mod_is n a b q : 0 <= b < n -> a = b + n * q -> a mod n = b.
Proof. intros B E; rewrite (same_mod n a b q E); apply Z.mod_small, B. Qed.

Lemma mod_part n a : a mod n = a - n * (a / n).
Proof. destruct (Z.eq_dec n 0) as [->|N]; [rewrite Zmod_0_r; lia | rewrite Z.mod_eq by exact N; reflexivity]. Qed.

Lemma additive_lawful m moves : Forall (fun n => 0 < n) m -> lawful (additive m moves).
Proof.
  intros F; split; cbn [moduli times address additive]; unfold inside.
  - intros a b A; revert b; induction A as [|n x m a X A IH]; intros b B; inversion B as [|n' y m' b' Y B']; subst; cbn; constructor.
    + apply Z.mod_pos_bound; lia.
    + apply IH; [inversion F; assumption | assumption].
  - intros a b A; revert b; induction A as [|n x m a X A IH]; intros b B; inversion B as [|n' y m' b' Y B']; subst; cbn; constructor.
    + apply Z.mod_pos_bound; lia.
    + apply IH; [inversion F; assumption | assumption].
  - intros t a b T; revert a b; clear F; induction T as [|n z m t Z0 T IH]; intros a b A B; inversion A as [|n1 x m1 a' X A']; inversion B as [|n' y m' b' Y B']; subst; cbn; [reflexivity|].
    f_equal; [|apply IH; assumption]; rewrite (mod_part n (z + y)), (mod_part n (z + x)).
    apply (same_mod n _ _ ((z + x) / n - (z + y) / n)); ring.
  - intros a b A; revert b; clear F; induction A as [|n x m a X A IH]; intros b B; inversion B as [|n' y m' b' Y B']; subst; cbn; [reflexivity|].
    f_equal; [|apply IH; assumption]; rewrite (mod_part n (y - x)); apply (mod_is n _ _ (- ((y - x) / n))); [exact Y | ring].
  - intros a b A; revert b; clear F; induction A as [|n x m a X A IH]; intros b B; inversion B as [|n' y m' b' Y B']; subst; cbn; [reflexivity|].
    f_equal; [|apply IH; assumption]; rewrite (mod_part n (x + y)); apply (mod_is n _ _ (- ((x + y) / n))); [exact Y | ring].
  - intros a b d A; revert b d; clear F; induction A as [|n x m a X A IH]; intros b d B D; inversion B as [|n1 y m1 b' Y B']; inversion D as [|n' z m' d' Z0 D']; subst; cbn; [reflexivity|].
    f_equal; [|apply IH; assumption]; rewrite (mod_part n (y + z)), (mod_part n (x + y)); apply (same_mod n _ _ ((x + y) / n - (y + z) / n)); ring.
  - clear moves; induction F as [|n m N F IH]; cbn; constructor; [lia | exact IH].
  - intros a A; clear F; induction A as [|n x m a X A IH]; cbn; [reflexivity|]; f_equal; [apply (mod_is n _ _ 0); [exact X | ring] | exact IH].
  - intros a A; clear F; induction A as [|n x m a X A IH]; cbn; [reflexivity|]; f_equal; [apply (mod_is n _ _ 0); [exact X | ring] | exact IH].
  - intros a A; clear F; induction A as [|n x m a X A IH]; cbn [difference_mod sum_mod zero map]; [reflexivity|]; f_equal; [|exact IH].
    rewrite (mod_part n (0 - x)); apply (mod_is n _ _ (- ((0 - x) / n))); [lia | ring].
Qed.

Lemma gamma_lawful c k l moves : 0 < c -> 0 < k -> 0 < l -> lawful (supertoroidal c k l moves).
Proof.
  intros C K L; assert (P : 0 < c * k) by nia; assert (Q : 0 < c * c * l) by nia.
  assert (In : forall a, inside [c * k; c * c * l] a -> exists x j, a = [x; j] /\ 0 <= x < c * k /\ 0 <= j < c * c * l).
  { intros a A; inversion A as [|n x m a' X A']; subst; inversion A' as [|n' j m' a'' J A'']; subst; inversion A''; subst; exists x, j; auto. }
  assert (Make : forall x j, 0 <= x < c * k -> 0 <= j < c * c * l -> inside [c * k; c * c * l] [x; j]) by (intros; repeat constructor; lia).
  split; cbn [moduli times address supertoroidal];
    try (intros a b A B; apply In in A, B; destruct A as (x & j & -> & X & J), B as (y & i & -> & Y & I); cbn [gamma_product gamma_quotient]).
  - apply Make; apply Z.mod_pos_bound; assumption.
  - apply Make; apply Z.mod_pos_bound; assumption.
  - intros a b d A B D; apply In in A, B, D; destruct A as (x & j & -> & X & J), B as (y & i & -> & Y & I), D as (w & h & -> & Ww & Hh); cbn [gamma_product gamma_quotient].
    rewrite (mod_part (c * k) (x + y)), (mod_part (c * k) (x + w)), (mod_part (c * c * l) (j + i + c * l * (j * y))), (mod_part (c * c * l) (j + h + c * l * (j * w))).
    set (q1 := (x + y) / (c * k)); set (q2 := (x + w) / (c * k)); set (q3 := (j + i + c * l * (j * y)) / (c * c * l)); set (q4 := (j + h + c * l * (j * w)) / (c * c * l)).
    f_equal; [apply (same_mod _ _ _ (q1 - q2)); ring|]; f_equal.
    apply (same_mod _ _ _ (q3 - q4 - l * j * y * (w - y) + c * l * q3 * (w - y) - k * (q1 - q2) * (j + i + c * l * j * y - c * c * l * q3))); ring.
  - rewrite (mod_part (c * k) (y - x)); set (q1 := (y - x) / (c * k)).
    rewrite (mod_part (c * c * l) (i - j - c * l * (j * (y - x)))); set (q2 := (i - j - c * l * (j * (y - x))) / (c * c * l)).
    f_equal; [apply (mod_is _ _ _ (- q1)); [exact Y | ring]|]; f_equal; apply (mod_is _ _ _ (- q2 - k * q1 * j)); [exact I | ring].
  - rewrite (mod_part (c * k) (x + y)); set (q1 := (x + y) / (c * k)); rewrite (mod_part (c * c * l) (j + i + c * l * (j * y))); set (q2 := (j + i + c * l * (j * y)) / (c * c * l)).
    f_equal; [apply (mod_is _ _ _ (- q1)); [exact Y | ring]|]; f_equal; apply (mod_is _ _ _ (- q2 + k * q1 * j)); [exact I | ring].
  - intros a b d A B D; apply In in A, B, D; destruct A as (x & j & -> & X & J), B as (y & i & -> & Y & I), D as (w & h & -> & Ww & Hh); cbn [gamma_product gamma_quotient].
    rewrite (mod_part (c * k) (y + w)), (mod_part (c * k) (x + y)), (mod_part (c * c * l) (i + h + c * l * (i * w))), (mod_part (c * c * l) (j + i + c * l * (j * y))).
    set (q1 := (y + w) / (c * k)); set (q2 := (x + y) / (c * k)); set (q3 := (i + h + c * l * (i * w)) / (c * c * l)); set (q4 := (j + i + c * l * (j * y)) / (c * c * l)).
    f_equal; [apply (same_mod _ _ _ (q2 - q1)); ring|]; f_equal.
    apply (same_mod _ _ _ (q4 - q3 + c * l * q4 * w - k * q1 * j - l * j * y * w)); ring.
  - apply Make; lia.
  - intros a A; apply In in A; destruct A as (x & j & -> & X & J); cbn [zero map gamma_product gamma_quotient]; f_equal; [apply (mod_is _ _ _ 0); [exact X | ring]|]; f_equal; apply (mod_is _ _ _ 0); [exact J | ring].
  - intros a A; apply In in A; destruct A as (x & j & -> & X & J); cbn [zero map gamma_product gamma_quotient]; f_equal; [apply (mod_is _ _ _ 0); [exact X | ring]|]; f_equal; apply (mod_is _ _ _ 0); [exact J | ring].
  - intros a A; apply In in A; destruct A as (x & j & -> & X & J); cbn [zero map gamma_product gamma_quotient].
    rewrite (mod_part (c * k) (0 - x)); set (q1 := (0 - x) / (c * k)); rewrite (mod_part (c * c * l) (0 - j - c * l * (j * (0 - x)))); set (q2 := (0 - j - c * l * (j * (0 - x))) / (c * c * l)).
    f_equal; [apply (mod_is _ _ _ (- q1)); [lia | ring]|]; f_equal; apply (mod_is _ _ _ (- q2 + l * j * x * x - c * l * q2 * x)); [lia | ring].
Qed.

Lemma relative_lawful name network ps R : relative_route name network ps = Some R -> forallb (Z.ltb 0) (moduli R) = true -> lawful R.
Proof.
  assert (Add : forall m moves, forallb (Z.ltb 0) m = true -> lawful (additive m moves)).
  { intros m moves F; apply additive_lawful, Forall_forall; intros x I; rewrite forallb_forall in F; apply Z.ltb_lt, F, I. }
  unfold relative_route; destruct ps as [|k [|m [|l [|]]]]; try discriminate;
    repeat match goal with |- context [if ?x then _ else _] => destruct x eqn:? end; try discriminate; intros E F; injection E as <-; try (apply Add, F).
  all: repeat match goal with H : _ && _ = true |- _ => apply andb_true_iff in H; destruct H end; apply gamma_lawful; lia.
Qed.
