(* Numbers in lowest terms; sums, and least and greatest numbers, of lists whose order does not matter. *)

From Coq Require Import ZArith QArith Qcanon Lia Lqa List Bool Uint63 Permutation.
From Topocert Require Import CheckGraph WordSays WordBags.
Import ListNotations.
Open Scope Z_scope.

(* All numbers of which a part is made are in lowest terms. *)
Fixpoint in_lowest_terms (p : part) : bool :=
  match p with
  | Ratio n d => Z.gcd n (Zpos d) =? 1
  | Link a b | Cons_ a b => in_lowest_terms a && in_lowest_terms b
  | _ => true
  end.

Definition of_quotient (q : Q) : part := let q := Qred q in Ratio (Qnum q) (Qden q).

Lemma lowest_quotient n d : lowest n (Zpos d) = of_quotient (n # d).
Proof.
  unfold lowest, of_quotient, Qred; simpl (_ =? 0); simpl Z.sgn; rewrite Z.mul_1_r; cbv iota zeta.
  pose proof (Z.ggcd_correct_divisors n (Zpos d)) as C; pose proof (Z.ggcd_gcd n (Zpos d)) as G.
  destruct (Z.ggcd n (Zpos d)) as [g [r s]]; simpl fst in G; simpl snd; destruct C as [A B]; subst g.
  assert (N : Z.gcd n (Zpos d) <> 0) by (intros E; apply Z.gcd_eq_0 in E; lia).
  simpl Qnum; simpl Qden; f_equal; [|f_equal]; [rewrite A at 1 | rewrite B at 1]; rewrite Z.mul_comm, Z.div_mul; auto.
Qed.

Lemma quotient_lowest q : in_lowest_terms (of_quotient q) = true.
Proof. unfold of_quotient; simpl; apply Z.eqb_eq; apply Qred_iff, Qred_involutive. Qed.

Lemma lowest_lowest n d : in_lowest_terms (lowest n d) = true.
Proof.
  destruct d as [|d|d]; [reflexivity | rewrite lowest_quotient; apply quotient_lowest|].
  assert (E : lowest n (Zneg d) = lowest (- n) (Zpos d)).
  { unfold lowest; simpl (_ =? 0); cbv iota zeta; simpl Z.sgn.
    rewrite (Z.gcd_opp_l n (Zpos d)); change (Zneg d) with (- Zpos d); rewrite Z.gcd_opp_r, Z.mul_1_r.
    replace (Z.gcd n (Zpos d) * -1) with (- Z.gcd n (Zpos d)) by lia.
    assert (N : Z.gcd n (Zpos d) <> 0) by (intros E; apply Z.gcd_eq_0 in E; lia).
    rewrite Z.div_opp_opp by exact N; rewrite <- (Z.opp_involutive n) at 1; rewrite Z.div_opp_opp by exact N; reflexivity. }
  rewrite E, lowest_quotient; apply quotient_lowest.
Qed.

Lemma whole_lowest z : in_lowest_terms (whole z) = true.
Proof. simpl; rewrite Z.gcd_1_r; reflexivity. Qed.

(* ---------- Sums ---------- *)

Definition quotient_of (o : option part) : option Q := match o with Some (Ratio n d) => Some (n # d)%Q | _ => None end.

Lemma added_quotients p q : added p q = match quotient_of p, quotient_of q with Some x, Some y => Some (of_quotient (x + y)) | _, _ => None end.
Proof.
  destruct p as [[n d| | | | | ]|], q as [[m e| | | | | ]|]; try reflexivity; simpl; rewrite lowest_quotient; reflexivity.
Qed.

Lemma added_swap x y z : added x (added y z) = added y (added x z).
Proof.
  rewrite !added_quotients; destruct (quotient_of x) as [a|], (quotient_of y) as [b|], (quotient_of z) as [c|]; try reflexivity.
  unfold quotient_of, of_quotient; cbv zeta; f_equal.
  assert (E : Qred (a + (Qnum (Qred (b + c)) # Qden (Qred (b + c)))) = Qred (b + (Qnum (Qred (a + c)) # Qden (Qred (a + c))))).
  { apply Qred_complete; assert (X : forall q, (Qnum q # Qden q) == q) by (intros [n d]; reflexivity).
    rewrite !X, !Qred_correct; ring. }
  rewrite E; reflexivity.
Qed.

Lemma sum_bag (R : option part -> option part -> Prop) z l m : (forall a b, R a b -> quotient_of a = quotient_of b) -> bag R l m ->
  fold_right added z l = fold_right added z m.
Proof.
  intros E (k & P & F); transitivity (fold_right added z k).
  - clear F; induction P as [|a l k _ IH|a b l|l k j _ IH1 _ IH2]; simpl; [reflexivity | rewrite IH; reflexivity | apply added_swap | congruence].
  - clear P; induction F as [|a b k m H _ IH]; simpl; [reflexivity|]; rewrite IH, !added_quotients, (E _ _ H); reflexivity.
Qed.

(* ---------- The least and the greatest ---------- *)

Definition number_of (o : option part) : option part := match o with Some (Ratio n d) => Some (Ratio n d) | Some Endless_ => Some Endless_ | _ => None end.

Definition better (greater : bool) (b p : option part) : option part :=
  match b, p with
  | Some b, Some p => match lesser_of greater b p with Some c => Some c | None => Some b end
  | None, Some (Ratio n d) => Some (Ratio n d) | None, Some Endless_ => Some Endless_
  | b, _ => b end.

Lemma best_better greater l : best greater l = fold_left (better greater) l None.
Proof. reflexivity. Qed.

Definition well_put (o : option part) : Prop := match o with Some p => in_lowest_terms p = true | None => True end.

Lemma ratio_below n d m e : (n * Zpos e <? m * Zpos d) = true <-> ((n # d) < (m # e))%Q.
Proof. unfold Qlt; simpl; rewrite Z.ltb_lt; reflexivity. Qed.

Lemma ratio_not_below n d m e : (n * Zpos e <? m * Zpos d) = false <-> ((m # e) <= (n # d))%Q.
Proof. unfold Qle; simpl; rewrite Z.ltb_ge; reflexivity. Qed.

Lemma ratio_same n d m e : in_lowest_terms (Ratio n d) = true -> in_lowest_terms (Ratio m e) = true -> ((n # d) == (m # e))%Q -> Ratio n d = Ratio m e.
Proof.
  simpl; rewrite !Z.eqb_eq; intros A B E; apply Qred_complete in E.
  rewrite (Qred_identity (n # d) A), (Qred_identity (m # e) B) in E; injection E as -> ->; reflexivity.
Qed.

Lemma better_number greater b p : better greater b p = match number_of p with Some _ => better greater b p | None => b end.
Proof. destruct b as [[]|], p as [[]|]; simpl; try reflexivity; destruct (_ <? _), greater; reflexivity. Qed.

Lemma better_swap greater b p q : well_put b -> well_put p -> well_put q -> number_of b = b -> better greater (better greater b p) q = better greater (better greater b q) p.
Proof.
  intros B P Q N; destruct b as [[n d| | | | | ]|]; try discriminate N; destruct p as [[m e| | | | | ]|], q as [[k g| | | | | ]|]; try reflexivity; simpl in B, P, Q |- *;
    destruct greater; simpl;
    repeat match goal with
    | |- context [?x <? ?y] => destruct (x <? y) eqn:?; simpl
    end;
    try reflexivity;
    rewrite ?ratio_below, ?ratio_not_below in *;
    try (f_equal; apply ratio_same; simpl; auto; lra); exfalso; lra.
Qed.

Lemma better_well greater b p : well_put b -> well_put p -> number_of b = b -> well_put (better greater b p) /\ number_of (better greater b p) = better greater b p.
Proof.
  intros B P N; destruct b as [[n d| | | | | ]|]; try discriminate N; destruct p as [[m e| | | | | ]|]; simpl in *; auto; destruct greater; simpl; auto; destruct (_ <? _); simpl; auto.
Qed.

Lemma best_bag (R : option part -> option part -> Prop) greater l m : (forall a b, R a b -> number_of a = number_of b /\ well_put a) -> bag R l m ->
  best greater l = best greater m.
Proof.
  intros E (k & P & F); rewrite !best_better.
  assert (W : Forall well_put k) by (apply Forall_forall; intros a I; destruct (forall2_in R k m F a I) as (b & _ & H); apply (E _ _ H)).
  transitivity (fold_left (better greater) k None).
  - clear F; apply Permutation_sym in P; assert (X : forall b, well_put b -> number_of b = b -> fold_left (better greater) l b = fold_left (better greater) k b); [|apply X; [exact I | reflexivity]].
    induction P as [|a k l P IH|a c k|k j l P1 IH1 P2 IH2]; intros b B N; simpl.
    + reflexivity.
    + inversion W; subst; destruct (better_well greater b a) as [B' N']; auto.
    + inversion W as [|? ? W1 W']; subst; inversion W'; subst; rewrite better_swap; auto.
    + rewrite (IH2 (Permutation_Forall P1 W) b B N); apply (IH1 W b B N).
  - clear P; generalize (@None part); induction F as [|a b k m H _ IH]; intros o; simpl; [reflexivity|]; inversion W; subst.
    rewrite IH by assumption; f_equal; rewrite (better_number greater o a), (better_number greater o b), (proj1 (E _ _ H)).
    destruct (E _ _ H) as [X _]; destruct (number_of b) eqn:Y; [|reflexivity].
    destruct a as [[]|], b as [[]|]; simpl in X, Y; try discriminate X; try discriminate Y; try (rewrite X; reflexivity); try (rewrite <- X in Y; discriminate Y); try reflexivity; congruence.
Qed.

(* ---------- What functions of numbers give ---------- *)

Lemma calculate_lowest o p q s : calculate o p q = Some s -> in_lowest_terms s = true.
Proof.
  destruct p as [n d| | | | | ], q as [m e| | | | | ]; simpl; try discriminate; destruct o;
    repeat match goal with |- context [if ?c then _ else _] => destruct c end; try discriminate;
    try (intros X; injection X as <-; apply lowest_lowest);
    match goal with |- option_map _ ?x = _ -> _ => destruct x; simpl; try discriminate; intros X; injection X as <-; apply whole_lowest end.
Qed.

Lemma function_lowest f p s : in_lowest_terms p = true -> function_of f p = Some s -> in_lowest_terms s = true.
Proof.
  destruct p as [n d| | | | | ]; simpl; try discriminate; intros L; destruct f; try (intros E; injection E as <-; apply whole_lowest).
  - intros E; injection E as <-; simpl; rewrite Z.gcd_abs_l; exact L.
  - destruct (_ && _); [|discriminate]; intros E; injection E as <-; apply whole_lowest.
Qed.

Lemma lesser_lowest greater p q s : in_lowest_terms p = true -> in_lowest_terms q = true -> lesser_of greater p q = Some s -> in_lowest_terms s = true.
Proof. unfold lesser_of; destruct (below p q) as [b|]; [|discriminate]; intros P Q E; injection E as <-; destruct (Bool.eqb b greater); assumption. Qed.
