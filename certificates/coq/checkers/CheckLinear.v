(* Proofs that polynomial inequalities have no whole solution, as package arithmetic has them:
   case splits, Farkas' lemma, rounding (Gomory and Chvatal), cuts and products. The checker
   computes with Z and N alone, and no axiom is used. *)

From Coq Require Import ZArith NArith Lia List.
Import ListNotations.
Open Scope Z_scope.
Local Arguments Z.add : simpl never.
Local Arguments Z.mul : simpl never.

(* ---------- Polynomials ---------- *)

(* A polynomial: monomials with their coefficients, each once, in order; a monomial is a product of
   variables, in order, one that is squared twice. The constant is last. *)
Definition monomial : Type := list N.
Definition poly : Type := list (monomial * Z).

(* What values make of a polynomial. *)
Definition values : Type := N -> Z.
Definition monomial_at (e : values) (m : monomial) : Z := fold_right (fun v x => e v * x) 1 m.
Definition at_ (e : values) (p : poly) : Z := fold_right (fun m x => snd m * monomial_at e (fst m) + x) 0 p.

Fixpoint compare_monomials (a b : monomial) : comparison :=
  match a, b with
  | [], [] => Eq
  | [], _ => Gt
  | _, [] => Lt
  | x :: a, y :: b => match N.compare x y with Eq => compare_monomials a b | o => o end
  end.

Lemma compare_monomials_eq a : forall b, compare_monomials a b = Eq -> a = b.
Proof.
  induction a as [|x a IH]; intros [|y b]; simpl; try discriminate; [reflexivity|].
  destruct (N.compare x y) eqn:E; try discriminate; intros H; apply N.compare_eq in E; rewrite E, (IH b H); reflexivity.
Qed.

Definition put (m : monomial) (c : Z) (p : poly) : poly := if c =? 0 then p else (m, c) :: p.

Lemma at_put e m c p : at_ e (put m c p) = c * monomial_at e m + at_ e p.
Proof. unfold put; destruct (Z.eqb_spec c 0) as [->|]; simpl; lia. Qed.

Fixpoint add (p : poly) : poly -> poly :=
  match p with
  | [] => fun q => q
  | (m, c) :: p' => fix add_to (q : poly) : poly :=
    match q with
    | [] => p
    | (n, d) :: q' =>
      match compare_monomials m n with
      | Eq => put m (c + d) (add p' q')
      | Lt => (m, c) :: add p' q
      | Gt => (n, d) :: add_to q'
      end
    end
  end.

Lemma at_add e p : forall q, at_ e (add p q) = at_ e p + at_ e q.
Proof.
  induction p as [|[m c] p IH]; [reflexivity|]; induction q as [|[n d] q IHq]; [simpl; lia|].
  cbn [add]; destruct (compare_monomials m n) eqn:E.
  - apply compare_monomials_eq in E; subst n; rewrite at_put, IH; simpl; lia.
  - simpl; rewrite IH; simpl; lia.
  - transitivity (d * monomial_at e n + at_ e (add ((m, c) :: p) q)); [reflexivity | rewrite IHq; simpl; lia].
Qed.

Definition scale (k : Z) (p : poly) : poly := if k =? 0 then [] else map (fun m => (fst m, k * snd m)) p.

Lemma at_scale e k p : at_ e (scale k p) = k * at_ e p.
Proof.
  unfold scale; destruct (Z.eqb_spec k 0) as [->|_]; [reflexivity|].
  induction p as [|[m c] p IH]; simpl in *; [lia | rewrite IH; lia].
Qed.

(* The product of two monomials. *)
Fixpoint join (a : monomial) : monomial -> monomial :=
  match a with
  | [] => fun b => b
  | x :: a' => fix join_to (b : monomial) : monomial :=
    match b with
    | [] => a
    | y :: b' => if (x <=? y)%N then x :: join a' b else y :: join_to b'
    end
  end.

Lemma at_join e a : forall b, monomial_at e (join a b) = monomial_at e a * monomial_at e b.
Proof.
  assert (Hop : forall x m, monomial_at e (x :: m) = e x * monomial_at e m) by reflexivity.
  induction a as [|x a IH]; [intros b; cbn [join]; change (monomial_at e []) with 1; ring|].
  induction b as [|y b IHb]; cbn [join]; [change (monomial_at e []) with 1; ring|].
  destruct (x <=? y)%N; [rewrite !Hop, IH, Hop; ring|].
  rewrite Hop; change (e y * monomial_at e (join (x :: a) b) = monomial_at e (x :: a) * monomial_at e (y :: b)); rewrite IHb, !Hop; ring.
Qed.

Definition multiply (p q : poly) : poly :=
  fold_right (fun m r => fold_right (fun n s => add (put (join (fst m) (fst n)) (snd m * snd n) []) s) r q) [] p.

Lemma at_multiply e p q : at_ e (multiply p q) = at_ e p * at_ e q.
Proof.
  unfold multiply; induction p as [|m p IH]; [reflexivity|]; cbn [fold_right]; revert IH.
  generalize (fold_right (fun m r => fold_right (fun n s => add (put (join (fst m) (fst n)) (snd m * snd n) []) s) r q) [] p).
  intros r R.
  assert (K : at_ e (fold_right (fun n s => add (put (join (fst m) (fst n)) (snd m * snd n) []) s) r q) = snd m * monomial_at e (fst m) * at_ e q + at_ e r).
  { clear R; induction q as [|n q IH]; cbn [fold_right]; [simpl; lia|].
    rewrite at_add, IH, at_put, at_join; simpl; ring. }
  rewrite K, R; simpl; ring.
Qed.

Definition constant (k : Z) : poly := put [] k [].
Definition variable (v : N) : poly := [([v], 1)].

Lemma at_constant e k : at_ e (constant k) = k.
Proof. unfold constant; rewrite at_put; simpl; lia. Qed.

Lemma at_variable e v : at_ e (variable v) = e v.
Proof. simpl; ring. Qed.

(* The constant that a polynomial is, if it is one. *)
Definition is_constant (p : poly) : option Z :=
  match p with [] => Some 0 | [([], k)] => Some k | _ => None end.

Lemma is_constant_at e p k : is_constant p = Some k -> at_ e p = k.
Proof. destruct p as [|[[|] c] [|]]; simpl; try discriminate; intros H; injection H as <-; lia. Qed.

(* ---------- Questions and proofs ---------- *)

(* What would be so: facts, polynomials that are at least 0, and choices, of each of which a
   branch is so. *)
Inductive branch : Type := Branch (facts : list poly) (choices : list (list branch)).

Definition all_in {A} (P : A -> Prop) (l : list A) : Prop := fold_right (fun a Q => P a /\ Q) True l.
Definition some_in {A} (P : A -> Prop) (l : list A) : Prop := fold_right (fun a Q => P a \/ Q) False l.

Fixpoint is_so (e : values) (b : branch) : Prop :=
  match b with Branch facts choices => all_in (fun p => 0 <= at_ e p) facts /\ all_in (some_in (is_so e)) choices end.

(* Numbers from 1 on times facts, which have numbers. *)
Definition weighted : Type := list (N * N).

Inductive proof : Type :=
| Sum (l : weighted)                          (* the sum is a constant below 0 *)
| Round (d : N) (l : weighted) (rest : proof) (* the sum divided by d is a new fact *)
| Multiply (i j : N) (rest : proof)           (* the product of two facts is one *)
| Cases (k : N) (each : list proof)           (* of choice k *)
| Cut (p : poly) (yes no : proof).            (* p >= 0 or not *)

(* Facts and choices that came are kept the last first, with their number. *)
Record pile (A : Type) := Pile { height : N; came : list A }.
Arguments Pile {A}.
Arguments height {A}.
Arguments came {A}.

Definition push {A} (a : A) (s : pile A) : pile A := Pile (N.succ (height s)) (a :: came s).
Definition push_all {A} (l : list A) (s : pile A) : pile A := fold_left (fun s a => push a s) l s.

(* What came as number i, of those from 0 on. *)
Definition pick {A} (s : pile A) (i : N) : option A :=
  if (i <? height s)%N then nth_error (came s) (N.to_nat (height s - i - 1)) else None.

Lemma pick_in {A} (s : pile A) i a : pick s i = Some a -> In a (came s).
Proof. unfold pick; destruct (i <? height s)%N; [apply nth_error_In | discriminate]. Qed.

Lemma push_all_in {A} (l : list A) : forall s a, In a (came (push_all l s)) -> In a l \/ In a (came s).
Proof.
  induction l as [|b l IH]; intros s a H; [right; exact H|].
  apply IH in H; destruct H as [H|[H|H]]; [left; right | left; left | right]; assumption.
Qed.

Fixpoint total (s : pile poly) (l : weighted) (sum : poly) : option poly :=
  match l with
  | [] => Some sum
  | (c, i) :: l =>
    match pick s i with
    | Some p => if (0 <? c)%N then total s l (add (scale (Z.of_N c) p) sum) else None
    | None => None
    end
  end.

(* Coefficients divided by d, the constant's rounded down. *)
Fixpoint divided (d : Z) (p : poly) : option poly :=
  match p with
  | [] => Some []
  | [([], c)] => Some (put [] (c / d) [])
  | (m, c) :: p => if c mod d =? 0 then match divided d p with Some q => Some (put m (c / d) q) | None => None end else None
  end.

Fixpoint refuted (facts : pile poly) (choices : pile (list branch)) (t : proof) {struct t} : bool :=
  match t with
  | Sum l => match total facts l [] with Some p => match is_constant p with Some k => k <? 0 | None => false end | None => false end
  | Round d l rest =>
    match total facts l [] with
    | Some p => if (0 <? d)%N then match divided (Z.of_N d) p with Some q => refuted (push q facts) choices rest | None => false end else false
    | None => false
    end
  | Multiply i j rest =>
    match pick facts i, pick facts j with
    | Some p, Some q => refuted (push (multiply p q) facts) choices rest
    | _, _ => false
    end
  | Cases k ts =>
    match pick choices k with
    | Some bs =>
      (fix under (bs : list branch) (ts : list proof) {struct ts} : bool :=
        match bs, ts with
        | [], [] => true
        | Branch f c :: bs, t :: ts => if refuted (push_all f facts) (push_all c choices) t then under bs ts else false
        | _, _ => false
        end) bs ts
    | None => false
    end
  | Cut p yes no => if refuted (push p facts) choices yes then refuted (push (add (scale (-1) p) (constant (-1))) facts) choices no else false
  end.

Definition refutes (b : branch) (t : proof) : bool :=
  match b with Branch f c => refuted (push_all f (Pile 0 [])) (push_all c (Pile 0 [])) t end.

(* ---------- What is accepted is so ---------- *)

Lemma all_in_each {A} (P : A -> Prop) l a : all_in P l -> In a l -> P a.
Proof. induction l as [|b l IH]; simpl; [tauto|]; intros [H K] [->|I]; auto. Qed.

Lemma all_in_intro {A} (P : A -> Prop) l : (forall a, In a l -> P a) -> all_in P l.
Proof. induction l as [|b l IH]; simpl; intros H; [exact I|]; split; [apply H; left; reflexivity | apply IH; intros; apply H; right; assumption]. Qed.

Lemma total_at e s l : (forall p, In p (came s) -> 0 <= at_ e p) -> forall sum p, 0 <= at_ e sum -> total s l sum = Some p -> 0 <= at_ e p.
Proof.
  intros F; induction l as [|[c i] l IH]; simpl; intros sum p S H; [injection H as <-; exact S|].
  destruct (pick s i) as [q|] eqn:E; [|discriminate]; destruct (0 <? c)%N; [|discriminate].
  apply (IH _ _) in H; [exact H|]; rewrite at_add, at_scale; apply pick_in, F in E; nia.
Qed.

Lemma divided_at e d : 0 < d -> forall p q, divided d p = Some q -> d * at_ e q <= at_ e p < d * at_ e q + d.
Proof.
  intros D; assert (K : forall m c p, (forall q, divided d p = Some q -> d * at_ e q <= at_ e p < d * at_ e q + d) ->
    forall q, (if c mod d =? 0 then match divided d p with Some q => Some (put m (c / d) q) | None => None end else None) = Some q ->
    d * at_ e q <= c * monomial_at e m + at_ e p < d * at_ e q + d).
  { intros m c p IH q; destruct (Z.eqb_spec (c mod d) 0) as [E|]; [|discriminate].
    destruct (divided d p) as [r|]; [|discriminate]; specialize (IH r eq_refl); intros H; injection H as <-; rewrite at_put.
    pose proof (Z.div_mod c d ltac:(lia)) as M; rewrite E in M; set (x := monomial_at e m) in *; set (k := c / d) in *.
    replace (c * x) with (d * (k * x)) by (rewrite M; ring); lia. }
  induction p as [|[m c] p IH]; intros q H; [injection H as <-; simpl; lia|].
  destruct m as [|v m], p as [|n p]; try (apply (K _ _ _ IH), H).
  injection H as <-; rewrite at_put; simpl; pose proof (Z.div_mod c d ltac:(lia)); pose proof (Z.mod_pos_bound c d D); lia.
Qed.

Section Proofs.
Variable P : proof -> Prop.
Hypothesis sum : forall l, P (Sum l).
Hypothesis round : forall d l t, P t -> P (Round d l t).
Hypothesis multiplied : forall i j t, P t -> P (Multiply i j t).
Hypothesis cases : forall k ts, (forall t, In t ts -> P t) -> P (Cases k ts).
Hypothesis cut : forall p s t, P s -> P t -> P (Cut p s t).

Fixpoint proof_induction (t : proof) : P t :=
  match t with
  | Sum l => sum l
  | Round d l t => round d l t (proof_induction t)
  | Multiply i j t => multiplied i j t (proof_induction t)
  | Cases k ts => cases k ts ((fix all (ts : list proof) : forall t, In t ts -> P t :=
      match ts with
      | [] => fun t H => match H with end
      | s :: ts => fun t H => match H with or_introl E => eq_ind s P (proof_induction s) t E | or_intror H => all ts t H end
      end) ts)
  | Cut p s t => cut p s t (proof_induction s) (proof_induction t)
  end.
End Proofs.

Lemma refuted_sound e t : forall facts choices, refuted facts choices t = true ->
  (forall p, In p (came facts) -> 0 <= at_ e p) -> (forall c, In c (came choices) -> some_in (is_so e) c) -> False.
Proof.
  assert (New : forall p facts, (forall p, In p (came facts) -> 0 <= at_ e p) -> 0 <= at_ e p ->
    forall q, In q (came (push p facts)) -> 0 <= at_ e q).
  { intros p facts F K q [<-|I]; auto. }
  induction t as [l|d l t IH|i j t IH|k ts IH|p s t IHs IHt] using proof_induction; cbn [refuted]; intros facts choices R F C.
  - destruct (total facts l []) as [p|] eqn:T; [|discriminate]; apply (total_at e _ _ F) in T; [|simpl; lia].
    destruct (is_constant p) as [c|] eqn:E; [|discriminate]; apply (is_constant_at e) in E; apply Z.ltb_lt in R; lia.
  - destruct (total facts l []) as [p|] eqn:T; [|discriminate]; apply (total_at e _ _ F) in T; [|simpl; lia].
    destruct (N.ltb_spec 0 d) as [D|]; [|discriminate]; destruct (divided (Z.of_N d) p) as [q|] eqn:E; [|discriminate].
    apply (divided_at e (Z.of_N d) ltac:(lia)) in E; apply (IH _ _ R); [apply New; [exact F | nia] | exact C].
  - destruct (pick facts i) as [p|] eqn:I; [|discriminate]; destruct (pick facts j) as [q|] eqn:J; [|discriminate].
    apply (IH _ _ R); [apply New; [exact F|] | exact C]; rewrite at_multiply; apply pick_in, F in I; apply pick_in, F in J; nia.
  - destruct (pick choices k) as [bs|] eqn:E; [|discriminate]; apply pick_in, C in E; revert ts IH R.
    induction bs as [|[f c] bs IHb]; intros [|t ts] IH R; try discriminate; [exact E|].
    destruct (refuted (push_all f facts) (push_all c choices) t) eqn:U; [|discriminate]; destruct E as [[Ef Ec]|E].
    + apply (IH t (or_introl eq_refl) _ _ U).
      * intros p I; apply push_all_in in I; destruct I as [I|I]; [apply (all_in_each _ _ _ Ef I) | apply F, I].
      * intros b I; apply push_all_in in I; destruct I as [I|I]; [apply (all_in_each _ _ _ Ec I) | apply C, I].
    + apply (IHb E ts); [intros u I; apply IH; right; exact I | exact R].
  - destruct (refuted (push p facts) choices s) eqn:U; [|discriminate].
    destruct (Z.le_gt_cases 0 (at_ e p)) as [L|L].
    + apply (IHs _ _ U); [apply New; assumption | exact C].
    + apply (IHt _ _ R); [apply New; [exact F|] | exact C]; rewrite at_add, at_scale, at_constant; lia.
Qed.

(* No values satisfy all facts and choices of what is refuted. *)
Theorem linear_sound b t : refutes b t = true -> forall e, ~ is_so e b.
Proof.
  destruct b as [f c]; intros R e [F C]; apply (refuted_sound e _ _ _ R).
  - intros p I; apply push_all_in in I; destruct I as [I|[]]; apply (all_in_each _ _ _ F I).
  - intros d I; apply push_all_in in I; destruct I as [I|[]]; apply (all_in_each _ _ _ C I).
Qed.
