(* Loops over the numbers below n, without a list of them, and loops that end when they say so. Coq
   extracts both to loops. *)

From Coq Require Import ZArith Lia Bool Uint63 List Arith.
From Topocert Require Import CheckGraph.
Import ListNotations.
Open Scope Z_scope.

Section Loop.
Context {A : Type}.
Variable n : int.
Variable f : A -> int -> A.

Definition comes_after (j i : int) : Prop := to_Z i < to_Z j <= to_Z n.

Lemma comes_after_ends : well_founded comes_after.
Proof.
  apply well_founded_lt_compat with (f := fun i => Z.to_nat (to_Z n - to_Z i)); intros j i [L M]; lia.
Qed.

Lemma one_more i : (i <? n)%uint63 = true -> to_Z (i + 1) = to_Z i + 1.
Proof.
  rewrite Uint63.ltb_spec; intros L; pose proof (int_range i); pose proof (int_range n).
  rewrite Uint63.add_spec; apply Z.mod_small; change (to_Z 1) with 1; lia.
Qed.

Lemma one_comes_after i : (i <? n)%uint63 = true -> comes_after (i + 1)%uint63 i.
Proof. intros E; unfold comes_after; rewrite (one_more i E); apply Uint63.ltb_spec in E; lia. Qed.

Fixpoint loop_from (i : int) (a : A) (H : Acc comes_after i) {struct H} : A :=
  (if (i <? n)%uint63 as b return (i <? n)%uint63 = b -> A
   then fun E => loop_from (i + 1)%uint63 (f a i) (Acc_inv H (one_comes_after i E))
   else fun _ => a) eq_refl.

(* Coq's kernel computes it as well, for 2^40 steps. Where n is no number nothing is computed here, so that loops are
   not unfolded in proofs. *)
Definition steps_end : well_founded comes_after :=
  fun i => Acc_intro_generator (if (i <? n)%uint63 then 40%nat else 1%nat) comes_after_ends i.

Definition loop (a : A) : A := loop_from 0%uint63 a (steps_end 0%uint63).

Lemma loop_from_fold k : forall i a (H : Acc comes_after i), Z.to_nat (to_Z n - to_Z i) = k -> loop_from i a H = fold_left f (up k i) a.
Proof.
  induction k as [|k IH]; intros i a [H] K; cbn [loop_from]; pose proof (one_more i) as M;
    generalize (one_comes_after i); destruct (Uint63.ltbP i n) as [L|L]; intros N; [lia | reflexivity | | lia].
  change (up (S k) i) with (i :: up k (i + 1)%uint63); cbn [fold_left]; apply IH; rewrite M by reflexivity; lia.
Qed.

Lemma loop_fold a : loop a = fold_left f (ints n) a.
Proof. unfold loop, ints; apply loop_from_fold; change (to_Z 0) with 0; rewrite Z.sub_0_r; reflexivity. Qed.

End Loop.

(* Whether all numbers below n pass a test, and whether one does. *)
Definition all (n : int) (test : int -> bool) : bool := loop n (fun (b : bool) v => if b then test v else false) true.

Definition some (n : int) (test : int -> bool) : bool := loop n (fun (b : bool) v => if b then true else test v) false.

Lemma all_sound n test : all n test = true -> forall v, to_Z v < to_Z n -> test v = true.
Proof.
  unfold all; rewrite loop_fold; intros H v V; apply in_ints in V; revert H V.
  assert (F : forall l, fold_left (fun (b : bool) (v : int) => if b then test v else false) l false = false) by (induction l; auto).
  generalize (ints n); induction l as [|u l IH]; simpl; [intros _ []|]; destruct (test u) eqn:E; [|rewrite F; discriminate].
  intros H [<-|I]; [exact E | apply IH; assumption].
Qed.

Lemma some_sound n test : some n test = true -> exists v, to_Z v < to_Z n /\ test v = true.
Proof.
  unfold some; rewrite loop_fold; intros H; enough (X : exists v, In v (ints n) /\ test v = true).
  { destruct X as (v & V & T); exists v; split; [apply in_ints, V | exact T]. }
  revert H; generalize (ints n); induction l as [|u l IH]; simpl; [discriminate|]; destruct (test u) eqn:E; [exists u; auto|].
  intros H; destruct (IH H) as (v & V & T); exists v; auto.
Qed.

(* A loop keeps what each step keeps. *)
Lemma loop_keeps {A} n (f : A -> int -> A) (I : A -> Prop) : (forall a v, to_Z v < to_Z n -> I a -> I (f a v)) -> forall a, I a -> I (loop n f a).
Proof.
  intros K a; rewrite loop_fold; assert (V : forall v, In v (ints n) -> to_Z v < to_Z n) by (intros v; apply in_ints).
  revert a V; generalize (ints n); induction l as [|v l IH]; simpl; intros a V X; [exact X|].
  apply IH; [intros w W; apply V; right; exact W | apply K; [apply V; left; reflexivity | exact X]].
Qed.

(* Steps, 2^k at most, until one says that there is no more to do. *)
Fixpoint run {S} (k : nat) (step : S -> S * bool) (s : S) : S * bool :=
  match k with
  | O => step s
  | Datatypes.S k => let (s, more) := run k step s in if more then run k step s else (s, false)
  end.

Lemma run_keeps {S} (I : S -> Prop) step : (forall s, I s -> I (fst (step s))) -> forall k s, I s -> I (fst (run k step s)).
Proof.
  intros K; induction k as [|k IH]; intros s X; cbn [run]; [apply K, X|].
  specialize (IH s X) as Y; destruct (run k step s) as [s' []]; cbn [fst] in *; [apply IH, Y | exact Y].
Qed.

(* More steps than an array has places. *)
Definition many_steps : nat := 23.
