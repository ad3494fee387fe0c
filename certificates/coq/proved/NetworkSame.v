(* Whether two networks are named alike. *)

From Coq Require Import ZArith List String Bool.
From Topocert Require Import Text NetworkName WordSame.
Import ListNotations.
Open Scope Z_scope.

Fixpoint same_list {A} (same : A -> A -> bool) (l m : list A) : bool :=
  match l, m with
  | [], [] => true
  | a :: l, b :: m => same a b && same_list same l m
  | _, _ => false
  end.

Lemma same_list_right {A} (same : A -> A -> bool) (R : forall a b, same a b = true -> a = b) l : forall m, same_list same l m = true -> l = m.
Proof.
  induction l as [|a l IH]; intros [|b m]; simpl; try discriminate; auto; rewrite andb_true_iff; intros [S T].
  f_equal; [apply R, S | apply IH, T].
Qed.

Fixpoint same_term (a b : term) : bool :=
  match a, b with
  | Num x, Num y => x =? y
  | Var k, Var l => Nat.eqb k l
  | Plus a b, Plus c d | Minus a b, Minus c d | Times a b, Times c d | Floor a b, Floor c d | Divide a b, Divide c d | Rest a b, Rest c d
  | Min a b, Min c d | Max a b, Max c d | Pow a b, Pow c d | Xor a b, Xor c d | Bit a b, Bit c d => same_term a c && same_term b d
  | Abs a, Abs b => same_term a b
  | Cond p a b, Cond q c d => same_cond p q && same_term a c && same_term b d
  | Total a b t, Total c d u => same_term a c && same_term b d && same_term t u
  | _, _ => false
  end
with same_cond (p q : cond) : bool :=
  match p, q with
  | Yes, Yes => true
  | Equal a b, Equal c d | Less a b, Less c d | AtMost a b, AtMost c d => same_term a c && same_term b d
  | Not p, Not q => same_cond p q
  | And p q, And r s | Or p q, Or r s => same_cond p r && same_cond q s
  | Every a b p, Every c d q => same_term a c && same_term b d && same_cond p q
  | _, _ => false
  end.

Scheme term_cond := Induction for term Sort Prop with cond_term := Induction for cond Sort Prop.
Combined Scheme both_inductions from term_cond, cond_term.

Lemma same_texts : (forall a b, same_term a b = true -> a = b) /\ (forall p q, same_cond p q = true -> p = q).
Proof.
  apply both_inductions; intros;
    match goal with H : same_term _ ?b = true |- _ => destruct b | H : same_cond _ ?b = true |- _ => destruct b end;
    simpl in *; try discriminate; rewrite ?andb_true_iff in *;
    repeat match goal with H : _ /\ _ |- _ => destruct H end; f_equal; auto.
  - apply Z.eqb_eq; assumption.
  - apply Nat.eqb_eq; assumption.
Qed.

Definition same_range (a b : range) : bool := same_term (low a) (low b) && same_term (high a) (high b) && same_cond (only a) (only b).

Definition same_next (a b : next) : bool :=
  same_list same_term (to a) (to b) && same_list same_range (over a) (over b) && same_cond (when a) (when b).

Definition same_text (a b : text) : bool :=
  Nat.eqb (parameters a) (parameters b) && same_list same_range (coordinates a) (coordinates b) && same_list same_next (neighbours a) (neighbours b).

Lemma same_range_right a b : same_range a b = true -> a = b.
Proof.
  destruct a, b; unfold same_range; simpl; rewrite !andb_true_iff; intros [[A B] C].
  apply same_texts in A, B; apply same_texts in C; congruence.
Qed.

Lemma same_next_right a b : same_next a b = true -> a = b.
Proof.
  destruct a, b; unfold same_next; simpl; rewrite !andb_true_iff; intros [[A B] C].
  apply (same_list_right _ (proj1 same_texts)) in A; apply (same_list_right _ same_range_right) in B; apply same_texts in C; congruence.
Qed.

Lemma same_text_right a b : same_text a b = true -> a = b.
Proof.
  destruct a, b; unfold same_text; simpl; rewrite !andb_true_iff, Nat.eqb_eq; intros [[A B] C].
  apply (same_list_right _ same_range_right) in B; apply (same_list_right _ same_next_right) in C; congruence.
Qed.

Definition same_pair (a b : Z * Z) : bool := (fst a =? fst b) && (snd a =? snd b).

Lemma same_pair_right a b : same_pair a b = true -> a = b.
Proof. destruct a, b; unfold same_pair; simpl; rewrite andb_true_iff, !Z.eqb_eq; intros [-> ->]; reflexivity. Qed.

Lemma same_number_right (a b : Z) : Z.eqb a b = true -> a = b.
Proof. apply Z.eqb_eq. Qed.

Definition same_arcs (a b : arcs_line) : bool :=
  match a, b with
  | Arcs_text t, Arcs_text u => same_text t u
  | Arcs_expression x, Arcs_expression y => same_expression x y
  | _, _ => false
  end.

Lemma same_arcs_right a b : same_arcs a b = true -> a = b.
Proof. destruct a, b; simpl; try discriminate; intros S; [apply same_text_right in S | apply same_expression_right in S]; congruence. Qed.

Definition network_same (m n : network) : bool :=
  match m, n with
  | Standard a p, Standard b q => String.eqb a b && same_list Z.eqb p q
  | Own a t p, Own b u q => String.eqb a b && same_text t u && same_list Z.eqb p q
  | Worded a x p, Worded b y q => String.eqb a b && same_expression x y && same_list Z.eqb p q
  | Given a l, Given b k => (a =? b) && same_list same_pair l k
  | Directed a l p, Directed b k q => String.eqb a b && same_arcs l k && same_list Z.eqb p q
  | _, _ => false
  end.

Theorem network_same_right m n : network_same m n = true -> m = n.
Proof.
  destruct m, n; simpl; try discriminate; rewrite ?andb_true_iff; intros S.
  - destruct S as [S T]; apply String.eqb_eq in S; apply (same_list_right _ same_number_right) in T; congruence.
  - destruct S as [[S U] T]; apply String.eqb_eq in S; apply same_text_right in U; apply (same_list_right _ same_number_right) in T; congruence.
  - destruct S as [[S U] T]; apply String.eqb_eq in S; apply same_expression_right in U; apply (same_list_right _ same_number_right) in T; congruence.
  - destruct S as [S T]; apply Z.eqb_eq in S; apply (same_list_right _ same_pair_right) in T; congruence.
  - destruct S as [[S U] T]; apply String.eqb_eq in S; apply same_arcs_right in U; apply (same_list_right _ same_number_right) in T; congruence.
Qed.
