(* Networks of permutations of which all exchanges are known: those with the first place, of places beside each other, or of any two.
   S. B. Akers, B. Krishnamurthy, "A group-theoretic model for symmetric interconnection networks", IEEE Trans. Computers 38(4), 1989. *)

From Coq Require Import ZArith List Bool Lia Permutation.
From Topocert Require Import Graph Girth Walk Transitive Permutations.
Import ListNotations.
Open Scope Z_scope.

Inductive shape := FirstWithAny | Neighbouring | AnyTwo.

(* Places that may be exchanged, the lower one first. *)
Definition paired (s : shape) (u t : Z) : Prop := match s with FirstWithAny => u = 0 | Neighbouring => u = t - 1 | AnyTwo => 0 <= u < t end.

Ltac cases := repeat match goal with
  | |- context [?x =? ?y] => lazymatch x with context [if _ then _ else _] => fail | _ => lazymatch y with context [if _ then _ else _] => fail | _ => destruct (Z.eqb_spec x y) end end
  | |- context [?x <=? ?y] => lazymatch x with context [if _ then _ else _] => fail | _ => destruct (Z.leb_spec x y) end
  end.

Section Shapes.
Variable n : Z.
Hypothesis base : 1 <= n.
Variable vs : list (list Z).
Variable listed : list Z -> list Z -> Prop.
Variable moves : list move.
Notation g := (Graph (list Z) vs listed).
Hypothesis once : NoDup vs.
Hypothesis are : forall w, In w vs <-> exists v, w = [v] /\ permutation n v.
Hypothesis legal_all : forall m, In m moves -> legal n m.
Hypothesis lists : forall v w, permutation n v -> permutation n w -> listed [v] [w] <-> exists m, In m moves /\ w = moved n m v.
Notation adjacent_ := (adjacent n base vs listed moves are legal_all lists).
Notation ones := (adj_ones n vs listed are).

Notation dig := (dig n).
Notation after := (moved_dig n base).

Lemma exchange_turned a b v : moved n (Swap a b) v = moved n (Swap b a) v.
Proof. apply word_same; [exact base|]; intros i _; cbn [from]; f_equal; cases; lia. Qed.

Lemma exchange_range a b i : 0 <= a < n -> 0 <= b < n -> 0 <= i < n -> 0 <= from (Swap a b) i < n.
Proof. intros; cbn [from]; cases; lia. Qed.

(* An exchange of a place with itself leaves all as it is. *)
Lemma exchanged a b v : 0 <= a < n -> 0 <= b < n -> permutation n v -> permutation n (moved n (Swap a b) v).
Proof.
  intros A B V; destruct (Z.eq_dec a b) as [->|N]; [|apply (moved_permutation n base); [cbn [legal]; lia | exact V]].
  replace (moved n (Swap b b) v) with v; [exact V|]; apply (same_digits n base); [apply V | apply word_range; [exact base | apply moved_digits, base] |].
  intros i I; rewrite after by exact I; cbn [from]; f_equal; cases; lia.
Qed.

Variable s : shape.

(* All moves are exchanges of this shape, and all of these are moves. *)
Definition within : Prop := forall m, In m moves -> exists u t, paired s u t /\ (m = Swap u t \/ m = Swap t u).
Definition whole : Prop := forall u t, 0 < t < n -> paired s u t -> In (Swap u t) moves \/ In (Swap t u) moves.

Lemma paired_range u t : 0 < t < n -> paired s u t -> 0 <= u < t.
Proof. unfold paired; destruct s; lia. Qed.

Lemma link_of v x : within -> adj g [v] [x] -> exists u t, 0 < t < n /\ paired s u t /\ x = moved n (Swap u t) v.
Proof.
  intros W A; apply adjacent_ in A as (_ & m & I & ->); pose proof (both_legal n moves legal_all m I) as L; apply in_both in I as (k & I & E); destruct (W k I) as (u & t & P & K).
  assert (M : m = Swap u t \/ m = Swap t u) by (destruct K as [-> | ->], E as [-> | ->]; cbn [undo]; auto); clear E K I k.
  assert (O : 0 < t < n) by (destruct M as [-> | ->]; cbn [legal] in L; unfold paired in P; destruct s; lia); exists u, t; split; [exact O|]; split; [exact P|]; destruct M as [-> | ->]; [reflexivity | apply exchange_turned].
Qed.

Lemma has_link u t v : whole -> 0 < t < n -> paired s u t -> permutation n v -> adj g [v] [moved n (Swap u t) v].
Proof.
  intros H T P V; apply adjacent_; split; [exact V|]; destruct (H u t T P) as [I|I]; [exists (Swap u t) | exists (Swap t u)]; (split; [apply in_both; eauto|]); [reflexivity | apply exchange_turned].
Qed.

(* ---------- Edge-transitive ---------- *)

(* Exchanging two places in all permutations. *)
Definition reseated (a b : Z) (w : list Z) : list Z := match w with [v] => [moved n (Swap a b) v] | _ => w end.

Definition keeps (a b : Z) : Prop := forall u t, 0 < t < n -> paired s u t -> let f := from (Swap a b) in
  exists u' t', 0 < t' < n /\ paired s u' t' /\ (u' = f u /\ t' = f t \/ u' = f t /\ t' = f u).

Lemma keeps_any a b : s = AnyTwo -> 0 <= a < n -> 0 <= b < n -> keeps a b.
Proof.
  intros E A B u t T P f; unfold paired in *; rewrite E in *; assert (R : 0 <= f u < n /\ 0 <= f t < n /\ f u <> f t) by (unfold f; cbn [from]; cases; lia).
  destruct (Z.lt_ge_cases (f u) (f t)); [exists (f u), (f t) | exists (f t), (f u)]; (split; [lia|]; split; [lia|]; auto).
Qed.

Lemma twice a b v : 0 <= a < n -> 0 <= b < n -> permutation n v -> moved n (Swap a b) (moved n (Swap a b) v) = v.
Proof.
  intros A B V; apply (same_digits n base); [apply word_range; [exact base | apply moved_digits, base] | apply V|]; intros i I.
  rewrite !after by (try apply exchange_range; assumption); f_equal; cbn [from]; cases; lia.
Qed.

Lemma reseated_move a b u t v : 0 <= a < n -> 0 <= b < n -> 0 <= u < n -> 0 <= t < n -> 
  moved n (Swap a b) (moved n (Swap u t) v) = moved n (Swap (from (Swap a b) u) (from (Swap a b) t)) (moved n (Swap a b) v).
Proof.
  intros A B U T; apply (same_digits n base); [apply word_range; [exact base | apply moved_digits, base].. |]; intros i I.
  rewrite !after by (repeat apply exchange_range; assumption); f_equal; cbn [from]; cases; lia.
Qed.

Lemma reseated_symmetry a b : within -> whole -> 0 <= a < n -> 0 <= b < n -> keeps a b -> symmetry g (reseated a b) (reseated a b).
Proof.
  intros W H A B K.
  assert (V : forall w, is_vertex g w -> is_vertex g (reseated a b w) /\ reseated a b (reseated a b w) = w).
  { intros w V; apply are in V as (v & -> & V); cbn [reseated]; split; [apply are; eexists; split; [reflexivity|]; apply exchanged; assumption | f_equal; apply twice; assumption]. }
  assert (L : forall x y, adj g x y -> adj g (reseated a b x) (reseated a b y)).
  { intros x y Ad; destruct (ones x y Ad) as (v & z & -> & -> & V' & _); destruct (link_of v z W Ad) as (u & t & T & P & ->); pose proof (paired_range u t T P) as U; cbn [reseated].
    rewrite reseated_move by lia; destruct (K u t T P) as (u' & t' & T' & P' & E); pose proof (exchanged a b v A B V') as Q.
    destruct E as [[<- <-]|[<- <-]]; [apply has_link; assumption | rewrite (exchange_turned t' u'); apply has_link; assumption]. }
  split; [exact V|]; split; [exact V|]; split; exact L.
Qed.

Lemma renamed_move r q u t v : permutation n r -> permutation n q -> 0 <= u < n -> 0 <= t < n -> renamed n r q [moved n (Swap u t) v] = match renamed n r q [v] with [w] => [moved n (Swap u t) w] | w => w end.
Proof.
  intros R Q U T; cbn [renamed]; f_equal; apply (same_digits n base); [apply word_range; [exact base | apply renamed_digits, base] | apply word_range; [exact base | apply moved_digits, base] |]; intros i I.
  rewrite (renamed_dig n base), !after, (renamed_dig n base) by (try apply exchange_range; assumption); reflexivity.
Qed.

Theorem shape_edge_transitive : within -> whole -> s <> Neighbouring -> edge_transitive g.
Proof.
  intros W H Ns x y x' y' A A'; destruct (ones x y A) as (v & z & -> & -> & V & _), (ones x' y' A') as (v' & z' & -> & -> & V' & _).
  destruct (link_of v z W A) as (u & t & T & P & ->), (link_of v' z' W A') as (u' & t' & T' & P' & ->); clear A A'.
  pose proof (paired_range u t T P) as U; pose proof (paired_range u' t' T' P') as U'.
  set (t1 := from (Swap u u') t).
  assert (T1 : 0 <= t1 < n /\ t1 <> u' /\ (s = FirstWithAny -> t1 <> 0)) by (unfold t1; cbn [from]; unfold paired in P, P'; destruct s; cases; split; lia || (split; [lia | intros; lia || discriminate])).
  assert (KA : s = AnyTwo -> forall a b, 0 <= a < n -> 0 <= b < n -> keeps a b) by (intros; apply keeps_any; assumption).
  assert (K1 : keeps u u').
  { unfold keeps in *; destruct s; [intros a b B Q; unfold paired in *|congruence|apply (KA eq_refl); lia].
      cbv zeta; cbn [from]; subst; exists 0, b; split; [lia|]; split; [lia|]; left; cases; lia. }
  assert (K2 : keeps t1 t').
  { unfold keeps in *; destruct s; [intros a b B Q; unfold paired in *|congruence|apply (KA eq_refl); lia].
      cbv zeta; cbn [from]; subst a; destruct T1 as (T1 & _ & T0); specialize (T0 eq_refl); exists 0; eexists; split; [|split; [reflexivity|left; split; [|reflexivity]]]; cases; lia. }
  set (w := moved n (Swap t1 t') (moved n (Swap u u') v)).
  assert (Q : permutation n w) by (apply exchanged; try apply exchanged; try assumption; lia).
  exists (fun x => renamed n w v' (reseated t1 t' (reseated u u' x))); split.
  - apply (automorphism_after g (list_eq_dec Z.eq_dec) once (fun x => reseated t1 t' (reseated u u' x)) (renamed n w v')); [apply (automorphism_after g (list_eq_dec Z.eq_dec) once (reseated u u') (reseated t1 t'))|].
    + apply (symmetry_automorphism g _ _ once (reseated_symmetry u u' W H ltac:(lia) ltac:(lia) K1)).
    + apply (symmetry_automorphism g _ _ once (reseated_symmetry t1 t' W H ltac:(lia) ltac:(lia) K2)).
    + apply (symmetry_automorphism g _ _ once (renamed_symmetry n base vs listed moves are legal_all lists w v' Q V')).
  - left; assert (Same : renamed n w v' [w] = [v']).
    { cbn [renamed]; f_equal; apply (same_digits n base); [apply word_range; [exact base | apply renamed_digits, base] | apply V'|]; intros i I; rewrite (renamed_dig n base), (place_of n base) by assumption; reflexivity. }
    split; [exact Same|]; cbn [reseated]; rewrite (reseated_move u u') by lia; fold t1; rewrite (reseated_move t1 t') by (try apply exchange_range; lia); fold w.
    destruct T1 as (T1 & T1' & _); replace (from (Swap t1 t') (from (Swap u u') u)) with u' by (cbn [from]; cases; lia); replace (from (Swap t1 t') t1) with t' by (cbn [from]; cases; lia).
    rewrite renamed_move, Same by (try assumption; lia); reflexivity.
Qed.
End Shapes.
