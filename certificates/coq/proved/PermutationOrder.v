(* There are n! permutations of n symbols: so many vertices have networks of permutations, and their links follow from the degree. *)

From Coq Require Import ZArith List Bool Lia.
From Topocert Require Import Graph Walk Text CheckFamily CheckPlace CheckLinear CheckTerms CheckQuestion CheckProper CheckTheorem Permutations PermutationText PermutationShown.
From Topocert Require AutomataCounts FormulaSays.
Import ListNotations.
Open Scope Z_scope.

Notation factorial := FormulaSays.product_to.

(* Lists of so many numbers of a list, all different. *)
Definition without (x : Z) (l : list Z) : list Z := filter (fun y => negb (y =? x)) l.

Fixpoint arranged (k : nat) (l : list Z) : list (list Z) :=
  match k with O => [[]] | S k => flat_map (fun x => map (cons x) (arranged k (without x l))) l end.

Lemma in_without x y l : In y (without x l) <-> In y l /\ y <> x.
Proof. unfold without; rewrite filter_In, negb_true_iff, Z.eqb_neq; reflexivity. Qed.

Lemma without_length x l : NoDup l -> In x l -> length l = S (length (without x l)).
Proof.
  induction 1 as [|y l N _ IH]; intros I; [destruct I|]; unfold without in *; cbn [filter length]; destruct (Z.eqb_spec y x) as [->|D]; cbn [negb length].
  - f_equal; clear IH I; induction l as [|z l IH]; [reflexivity|]; cbn [filter length]; destruct (Z.eqb_spec z x) as [->|]; [destruct N; left; reflexivity|]; cbn [negb length]; f_equal; apply IH; intros I; apply N; right; exact I.
  - f_equal; apply IH; destruct I as [->|I]; [destruct D; reflexivity | exact I].
Qed.

Lemma flat_length {A B} (f : A -> list B) c l : (forall x, In x l -> length (f x) = c) -> length (flat_map f l) = (length l * c)%nat.
Proof. induction l as [|x l IH]; intros H; [reflexivity|]; cbn [flat_map length Nat.mul]; rewrite app_length, (H x (or_introl eq_refl)), IH; [reflexivity | intros y I; apply H; right; exact I]. Qed.

Lemma arranged_many k : forall l, NoDup l -> length l = k -> Z.of_nat (length (arranged k l)) = factorial k.
Proof.
  induction k as [|k IH]; intros l N L; [reflexivity|]; cbn [arranged FormulaSays.product_to].
  assert (K : forall x, In x l -> length (map (cons x) (arranged k (without x l))) = Z.to_nat (factorial k)).
  { intros x I; rewrite map_length, <- (IH (without x l)); [rewrite Nat2Z.id; reflexivity | apply NoDup_filter, N|]; pose proof (without_length x l N I); lia. }
  rewrite (flat_length _ _ _ K), L, Nat2Z.inj_mul; f_equal; apply Z2Nat.id; assert (P : forall m, 0 <= factorial m) by (induction m as [|m Hm]; cbn [FormulaSays.product_to]; lia); apply P.
Qed.

Lemma arranged_once k : forall l, NoDup l -> NoDup (arranged k l).
Proof.
  induction k as [|k IH]; intros l N; cbn [arranged]; [constructor; [intros [] | constructor]|]; apply AutomataCounts.flat_map_once; [exact N | |].
  - intros x _; apply FinFun.Injective_map_NoDup; [intros a b E; injection E as E; exact E | apply IH, NoDup_filter, N].
  - intros x y r I J; apply in_map_iff in I as (a & <- & _); apply in_map_iff in J as (b & E & _); injection E; auto.
Qed.

Lemma arranged_are k : forall l r, In r (arranged k l) <-> length r = k /\ NoDup r /\ incl r l.
Proof.
  induction k as [|k IH]; intros l r; cbn [arranged].
  - split; [intros [<-|[]]; repeat split; [constructor | intros x []] | intros (L & _); destruct r; [left; reflexivity | discriminate]].
  - rewrite in_flat_map; split.
    + intros (x & I & J); apply in_map_iff in J as (a & <- & J); apply IH in J as (L & N & S); cbn [length]; split; [rewrite L; reflexivity|]; split.
      * constructor; [|exact N]; intros K; apply S, in_without in K as [_ D]; apply D; reflexivity.
      * intros y [<-|K]; [exact I | apply S, in_without in K as [K _]; exact K].
    + intros (L & N & S); destruct r as [|x r]; [discriminate|]; inversion N as [|? ? Nx Nr]; subst; exists x; split; [apply S; left; reflexivity|]; apply in_map, IH; split; [injection L; auto|]; split; [exact Nr|].
      intros y I; apply in_without; split; [apply S; right; exact I | intros ->; contradiction].
Qed.

Section Order.
Variable n : Z.
Hypothesis positive : 1 <= n.

Definition row (w : list Z) : list Z := match w with [v] => map (dig n v) (zrange n) | _ => [] end.

Lemma nth_row f i : 0 <= i < n -> nth (Z.to_nat i) (map f (zrange n)) 0 = f i.
Proof.
  intros I; unfold zrange; rewrite map_map; rewrite (nth_indep _ 0 ((fun x => f (Z.of_nat x)) O)) by (rewrite map_length, seq_length; lia).
  rewrite (map_nth (fun x => f (Z.of_nat x))), seq_nth by lia; cbn [Nat.add]; f_equal; lia.
Qed.

Lemma rows_are l : (forall w, In w l <-> exists v, w = [v] /\ permutation n v) -> NoDup l -> Z.of_nat (length l) = factorial (Z.to_nat n).
Proof.
  intros A N; assert (Le : length (zrange n) = Z.to_nat n) by (pose proof (length_zrange n ltac:(lia)); lia).
  rewrite <- (arranged_many (Z.to_nat n) (zrange n) (NoDup_zrange n) Le); f_equal; apply Nat.le_antisymm.
  - rewrite <- (map_length row l); apply NoDup_incl_length.
    + assert (K : forall m, incl m l -> NoDup m -> NoDup (map row m)); [|apply K; [intros w I; exact I | exact N]].
      induction m as [|w m IH]; intros S Nm; cbn [map]; [constructor|]; inversion Nm as [|? ? Nw Nm']; subst; constructor; [|apply IH; [intros x I; apply S; right; exact I | exact Nm']].
      intros I; apply in_map_iff in I as (x & E & I); destruct (proj1 (A w) (S w (or_introl eq_refl))) as (v & -> & P), (proj1 (A x) (S x (or_intror I))) as (u & -> & Q); cbn [row] in E.
      apply Nw; replace v with u; [exact I|]; apply (same_digits n positive); [apply Q | apply P|]; intros i Hi; rewrite <- (nth_row (dig n u) i Hi), <- (nth_row (dig n v) i Hi), E; reflexivity.
    + intros r I; apply in_map_iff in I as (w & <- & I); apply A in I as (v & -> & _ & P); cbn [row]; apply arranged_are; rewrite map_length; split; [exact Le|]; split.
      * assert (K : forall m, incl m (zrange n) -> NoDup m -> NoDup (map (dig n v) m)); [|apply K; [intros x I; exact I | apply NoDup_zrange]].
        induction m as [|x m IH]; intros S Nm; cbn [map]; [constructor|]; inversion Nm as [|? ? Nx Nm']; subst; constructor; [|apply IH; [intros y I; apply S; right; exact I | exact Nm']].
        intros I; apply in_map_iff in I as (y & E & I); apply Nx; replace x with y; [exact I|]; apply P; [apply in_zrange, S; right; exact I | apply in_zrange, S; left; reflexivity | exact E].
      * intros y I; apply in_map_iff in I as (x & <- & _); apply in_zrange, dig_range, positive.
  - set (v := fun r : list Z => word n (fun i => nth (Z.to_nat i) r 0)); rewrite <- (map_length (fun r => [v r]) (arranged _ _)).
    assert (Of : forall r, In r (arranged (Z.to_nat n) (zrange n)) -> digits n (fun i => nth (Z.to_nat i) r 0) /\ NoDup r /\ length r = Z.to_nat n).
    { intros r I; apply arranged_are in I as (L & Nr & S); split; [|auto]; intros i Hi; apply in_zrange, S, nth_In; lia. }
    apply NoDup_incl_length.
    + assert (K : forall m, incl m (arranged (Z.to_nat n) (zrange n)) -> NoDup m -> NoDup (map (fun r => [v r]) m)); [|apply K; [intros r I; exact I | apply arranged_once, NoDup_zrange]].
      induction m as [|r m IH]; intros S Nm; cbn [map]; [constructor|]; inversion Nm as [|? ? Nr Nm']; subst; constructor; [|apply IH; [intros x I; apply S; right; exact I | exact Nm']].
      intros I; apply in_map_iff in I as (q & E & I); injection E as E; apply Nr; replace r with q; [exact I|]; destruct (Of q (S q (or_intror I))) as (Dq & _ & Lq), (Of r (S r (or_introl eq_refl))) as (Dr & _ & Lr).
      apply (nth_ext q r 0 0); [lia|]; intros i Hi; pose proof (word_dig n positive _ (Z.of_nat i) Dq ltac:(lia)) as Eq; pose proof (word_dig n positive _ (Z.of_nat i) Dr ltac:(lia)) as Er; unfold v in E; rewrite E, Er, Nat2Z.id in Eq; symmetry; exact Eq.
    + intros w I; apply in_map_iff in I as (r & <- & I); destruct (Of r I) as (D & Nr & Lr); apply A; exists (v r); split; [reflexivity|]; split; [apply (word_range n positive), D|].
      intros i j Hi Hj E; unfold v in E; rewrite !(word_dig n positive) in E by assumption; apply (proj1 (NoDup_nth r 0) Nr) in E; lia.
Qed.
End Order.

Section Group.
Variables (F : family) (G : group) (xs : list Z).
Hypothesis M : member F xs.
Hypothesis read : permutations_of (line F) = Some G.
Hypothesis count_ : length (arguments F) = parameters (line F).
Hypothesis Q : forall q, In q (group_questions F G) -> exists p, refutes q p = true.
Notation ps := (params F xs).
Notation n := (nth (symbols G) ps 0).
Notation g := (text_graph (line F) ps).

Theorem group_order : 1 <= n /\ order g (factorial (Z.to_nat n)).
Proof.
  pose proof (positive_so F G xs M Q) as P; split; [exact P|]; split; [exact (group_proper F G xs M read count_ Q)|].
  apply (rows_are n P); [exact (vertices_are (line F) G ps read (params_many F xs count_) P (given_so_ F G xs M Q)) | exact (proj1 (group_proper F G xs M read count_ Q))].
Qed.

Theorem group_size s : size g s -> let d := Z.of_nat (length (both_ways (moves_at ps G))) in min_degree g d /\ factorial (Z.to_nat n) * d = 2 * s.
Proof.
  intros S d; pose proof (group_regular F G xs M read count_ Q) as R; fold d in R; destruct group_order as (_ & P & O); split; [exact (regular_min g d P R)|]; rewrite <- O.
  transitivity (sum_over (fun _ => d) (vertices g)); [rewrite (sum_over_constant _ d) by auto; lia|]; apply (count_unique (fun e => In (fst e) (vertices g) /\ adj g (fst e) (snd e))).
  - apply count_pairs; [apply P | exact R].
  - apply (count_iff (fun e => adj g (fst e) (snd e))); [intros (u, v); unfold adj, is_vertex; cbn [fst snd]; tauto | exact S].
Qed.
End Group.
