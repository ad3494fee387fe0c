(* The sentences of which a statement about a word consists: of "least k in A..B: F" that F is true for the value
   stated, and false for each k before it; of "most" likewise; of "max x in R: T" that T is at least the value for
   some x, and at most for all; of "min" the other way round. Other numbers are computed. *)

From Coq Require Import ZArith Lia List Bool Uint63.
From Topocert Require Import CheckGraph WordSays WordMoves WordUses WordMonotone WordGame.
Import ListNotations.
Open Scope Z_scope.

Record goal := Goal { where_ : list worth; sentence : expression; wanted : bool }.

Definition goal_shown (g : goal) : Prop := shown (where_ g) (sentence g) (wanted g).

(* ---------- Least and most ---------- *)

(* What is said of a number k. *)
Definition for_number (e : list worth) (only body : expression) (want : bool) (k : Z) : goal :=
  Goal (Part_ (whole k) :: e) (match only with Always true => body | _ => And only body end) want.

Definition grows (up : bool) (only body : expression) : bool := match only with Always true => monotone up 0 body | _ => false end.

Fixpoint from_number (a : Z) (many : nat) : list Z := match many with O => [] | S many => a :: from_number (a + 1) many end.

Definition from_to (a b : Z) : list Z := from_number a (Z.to_nat (b - a + 1)).

Lemma in_from_to a b k : In k (from_to a b) <-> a <= k <= b.
Proof.
  unfold from_to; assert (H : forall many a k, In k (from_number a many) <-> a <= k < a + Z.of_nat many).
  { clear; induction many as [|many IH]; intros a k; simpl; [lia|]; rewrite IH; lia. }
  rewrite H; lia.
Qed.

(* That F is false for each number from a to b; for the last alone, or the first, where that says it of all. *)
Definition false_for (up : bool) (e : list worth) (only body : expression) (a b : Z) : list goal :=
  map (for_number e only body false) (if grows up only body then if b <? a then [] else [if up then b else a] else from_to a b).

Definition true_at (e : list worth) (only body : expression) (p : part) : option bool :=
  match truth (value (Part_ p :: e) only) with Some true => truth (value (Part_ p :: e) body) | o => o end.

Lemma for_number_true e only body want k : goal_shown (for_number e only body want k) -> true_at e only body (whole k) = Some want.
Proof.
  unfold goal_shown, shown, for_number, true_at; simpl.
  assert (H : truth (value (Part_ (whole k) :: e) (And only body)) = Some want ->
    match truth (value (Part_ (whole k) :: e) only) with Some true => truth (value (Part_ (whole k) :: e) body) | o => o end = Some want).
  { simpl; destruct (truth (value (Part_ (whole k) :: e) only)) as [[|]|]; simpl; rewrite ?truth_said; auto. }
  destruct only; try exact H; destruct b; [|exact H]; simpl; auto.
Qed.

Lemma false_for_right up e only body a b : (forall g, In g (false_for up e only body a b) -> goal_shown g) ->
  forall k, a <= k <= b -> true_at e only body (whole k) <> Some true.
Proof.
  unfold false_for; intros H k K T; destruct (grows up only body) eqn:G.
  - unfold grows in G; destruct only; try discriminate; destruct b0; [|discriminate].
    destruct (b <? a) eqn:B; [apply Z.ltb_lt in B; lia|]; specialize (H _ (or_introl eq_refl)); apply for_number_true in H.
    unfold true_at in T, H; simpl in T, H.
    assert (L : in_order up k (if up then b else a)) by (destruct up; simpl; lia).
    apply (monotone_kept body up 0 (Part_ (whole k) :: e) (Part_ (whole (if up then b else a)) :: e) k (if up then b else a) G); auto.
    + intros m N; destruct m; [congruence | reflexivity].
    + reflexivity.
    + reflexivity.
  - assert (I : In (for_number e only body false k) (map (for_number e only body false) (from_to a b))) by (apply in_map, in_from_to, K).
    apply H, for_number_true in I; congruence.
Qed.

(* What "first" finds among numbers. *)
Definition is_true_at (f : part -> option bool) (p : part) : bool := match f p with Some true => true | _ => false end.

Lemma find_first f many : forall a z, f (whole z) = Some true -> a <= z < a + Z.of_nat many ->
  exists k, find (is_true_at f) (numbers_from a many) = Some (whole k) /\ a <= k <= z /\ f (whole k) = Some true.
Proof.
  induction many as [|many IH]; intros a z T L; [lia|]; simpl; unfold is_true_at at 1; destruct (f (whole a)) as [[|]|] eqn:F;
    try (destruct (Z.eq_dec a z) as [->|N]; [congruence|]; destruct (IH (a + 1) z T) as (k & E & K & X); [lia|]; exists k; split; [exact E | split; [lia | exact X]]).
  exists a; split; [reflexivity | split; [lia | exact F]].
Qed.

Lemma numbers_from_last many : forall a, numbers_from a (S many) = numbers_from a many ++ [whole (a + Z.of_nat many)].
Proof.
  induction many as [|many IH]; intros a; [simpl; rewrite Z.add_0_r; reflexivity|].
  change (numbers_from a (S (S many))) with (whole a :: numbers_from (a + 1) (S many)); rewrite IH; simpl; do 4 f_equal; lia.
Qed.

Lemma find_last f many : forall a z, f (whole z) = Some true -> a <= z < a + Z.of_nat many ->
  exists k, find (is_true_at f) (rev (numbers_from a many)) = Some (whole k) /\ z <= k < a + Z.of_nat many /\ f (whole k) = Some true.
Proof.
  induction many as [|many IH]; intros a z T L; [lia|]; rewrite numbers_from_last, rev_app_distr; simpl; unfold is_true_at at 1; destruct (f (whole (a + Z.of_nat many))) as [[|]|] eqn:F;
    try (destruct (Z.eq_dec (a + Z.of_nat many) z) as [<-|N]; [congruence|]; destruct (IH a z T) as (k & E & K & X); [lia|]; exists k; split; [exact E | split; [lia | exact X]]).
  exists (a + Z.of_nat many); split; [reflexivity | split; [lia | exact F]].
Qed.

Definition whole_part (p : part) : option Z := match p with Ratio v 1 => Some v | _ => None end.

Lemma whole_part_is p v : whole_part p = Some v -> p = whole v.
Proof. unfold whole; destruct p as [n [d|d|]| | | | |]; simpl; congruence. Qed.

Definition least_goals (e : list worth) (a b : Z) (only body : expression) (j : judgement) : option (list goal) :=
  match j with
  | Is_truth _ => None
  | Is_number p => match p, whole_part p with
    | Endless_, _ => Some (false_for true e only body a b)
    | _, Some v => if (a <=? v) && (v <=? b) then Some (for_number e only body true v :: false_for true e only body a (v - 1)) else None
    | _, None => None end
  | Is_at_most p => match p, whole_part p with
    | Endless_, _ => Some []
    | _, Some v => if (a <=? v) && (v <=? b) then Some [for_number e only body true v] else None
    | _, None => None end
  | Is_at_least p => match p, whole_part p with
    | Endless_, _ => Some (false_for true e only body a b)
    | _, Some v => Some (false_for true e only body a (Z.min b (v - 1)))
    | _, None => None end
  end.

Definition most_goals (e : list worth) (a b : Z) (only body : expression) (j : judgement) : option (list goal) :=
  match j with
  | Is_truth _ => None
  | Is_number p => match whole_part p with
    | Some v => if (a <=? v) && (v <=? b) then Some (for_number e only body true v :: false_for false e only body (v + 1) b) else None
    | None => None end
  | Is_at_most p => match whole_part p with
    | Some v => if (a <=? v) && (v <=? b) then Some (for_number e only body true a :: false_for false e only body (v + 1) b) else None
    | None => None end
  | Is_at_least p => match whole_part p with
    | Some v => if (a <=? v) && (v <=? b) then Some [for_number e only body true v] else None
    | None => None end
  end.

Lemma below_wholes a b : below (whole a) (whole b) = Some (a <? b).
Proof. simpl; rewrite !Z.mul_1_r; reflexivity. Qed.

Lemma first_value e last from_ to_ only body a b : whole_of (value e from_) = Some a -> whole_of (value e to_) = Some b ->
  value e (First last from_ to_ only body) = option_map Part_ (first_true last (true_at e only body) (numbers_to a b)).
Proof. intros A B; simpl; rewrite A, B; reflexivity. Qed.

Lemma nothing_before (f : part -> option bool) l q : find (is_true_at f) l = Some q -> In q l /\ f q = Some true.
Proof. intros E; apply find_some in E; destruct E as [I T]; split; [exact I|]; unfold is_true_at in T; destruct (f q) as [[|]|]; congruence. Qed.

Ltac first_none := match goal with E : find _ _ = Some ?q |- _ => apply nothing_before in E; destruct E as [I T] end.

Lemma least_right e from_ to_ only body a b j l : whole_of (value e from_) = Some a -> whole_of (value e to_) = Some b ->
  least_goals e a b only body j = Some l -> (forall g, In g l -> goal_shown g) -> judged e (First false from_ to_ only body) j.
Proof.
  intros A B G H; pose proof (first_value e false from_ to_ only body a b A B) as V; unfold first_true in V; fold (is_true_at (true_at e only body)) in V.
  assert (E : forall P : part -> Prop, (forall k, a <= k <= b -> true_at e only body (whole k) = Some true -> P (whole k)) -> P Endless_ ->
    exists q, value e (First false from_ to_ only body) = Some (Part_ q) /\ P q).
  { intros P X Y; rewrite V; simpl; destruct (find (is_true_at (true_at e only body)) (numbers_to a b)) as [q|] eqn:F; [|exists Endless_; split; [reflexivity | exact Y]].
    first_none; exists q; split; [reflexivity|]; apply in_numbers_to in I; destruct I as (k & -> & K); apply X; assumption. }
  destruct j as [t|p|p|p]; simpl in G; [discriminate| | |].
  - assert (C : p = Endless_ /\ Some (false_for true e only body a b) = Some l \/
      exists v, p = whole v /\ (a <= v <= b) /\ l = for_number e only body true v :: false_for true e only body a (v - 1)).
    { destruct p; simpl in G; try discriminate G; [right|left; split; [reflexivity | exact G]].
      destruct d; try discriminate G; exists n; split; [reflexivity|]; destruct ((a <=? n) && (n <=? b)) eqn:R; [|discriminate]; apply andb_prop in R.
      split; [lia|]; congruence. }
    unfold judged; destruct C as [[-> C]|(v & -> & R & ->)].
    + injection C as <-; pose proof (false_for_right true e only body a b H) as F.
      destruct (E (fun q => below Endless_ q = Some false /\ below q Endless_ = Some false)) as (q & Q & P); [|split; reflexivity|exists q; split; assumption].
      intros k K T; destruct (F k K T).
    + pose proof (H _ (or_introl eq_refl)) as T; apply for_number_true in T.
      assert (F := false_for_right true e only body a (v - 1) (fun g I => H g (or_intror I))).
      rewrite V; unfold numbers_to; destruct (find_first (true_at e only body) (Z.to_nat (b - a + 1)) a v T) as (k & X & K & Y); [lia|].
      rewrite X; cbn [option_map]; exists (whole k); split; [reflexivity|]; assert (k = v).
      { destruct (Z_lt_le_dec k v); [|lia]; destruct (F k); [lia | exact Y]. }
      subst k; rewrite !below_wholes, Z.ltb_irrefl; split; reflexivity.
  - assert (C : p = Endless_ \/ exists v, p = whole v /\ (a <= v <= b) /\ l = [for_number e only body true v]).
    { destruct p; simpl in G; try discriminate G; [right|left; reflexivity].
      destruct d; try discriminate G; exists n; split; [reflexivity|]; destruct ((a <=? n) && (n <=? b)) eqn:R; [|discriminate]; apply andb_prop in R.
      split; [lia|]; congruence. }
    unfold judged; destruct C as [->|(v & -> & R & ->)].
    + destruct (E (fun q => below Endless_ q = Some false)) as (q & Q & P); [reflexivity.. | exists q; split; assumption].
    + pose proof (H _ (or_introl eq_refl)) as T; apply for_number_true in T.
      rewrite V; unfold numbers_to; destruct (find_first (true_at e only body) (Z.to_nat (b - a + 1)) a v T) as (k & X & K & Y); [lia|].
      rewrite X; cbn [option_map]; exists (whole k); split; [reflexivity|]; rewrite below_wholes; f_equal; apply Z.ltb_ge; lia.
  - assert (C : p = Endless_ /\ l = false_for true e only body a b \/ exists v, p = whole v /\ l = false_for true e only body a (Z.min b (v - 1))).
    { destruct p; simpl in G; try discriminate G; [right|left; split; [reflexivity | congruence]]; destruct d; try discriminate G; exists n; split; [reflexivity | congruence]. }
    unfold judged; destruct C as [[-> ->]|(v & -> & ->)]; pose proof (false_for_right _ _ _ _ _ _ H) as F.
    + destruct (E (fun q => below q Endless_ = Some false)) as (q & Q & P); [|reflexivity | exists q; split; assumption]; intros k K T; destruct (F k K T).
    + destruct (E (fun q => below q (whole v) = Some false)) as (q & Q & P); [|reflexivity | exists q; split; assumption].
      intros k K T; rewrite below_wholes; f_equal; apply Z.ltb_ge; destruct (Z_lt_le_dec k v); [|assumption]; destruct (F k); [lia | exact T].
Qed.

Lemma most_right e from_ to_ only body a b j l : whole_of (value e from_) = Some a -> whole_of (value e to_) = Some b ->
  most_goals e a b only body j = Some l -> (forall g, In g l -> goal_shown g) -> judged e (First true from_ to_ only body) j.
Proof.
  intros A B G H; pose proof (first_value e true from_ to_ only body a b A B) as V; unfold first_true in V; fold (is_true_at (true_at e only body)) in V.
  assert (E : forall z, true_at e only body (whole z) = Some true -> a <= z <= b -> exists k, value e (First true from_ to_ only body) = Some (Part_ (whole k)) /\ z <= k <= b /\ true_at e only body (whole k) = Some true).
  { intros z T Z; rewrite V; unfold numbers_to; destruct (find_last (true_at e only body) (Z.to_nat (b - a + 1)) a z T) as (k & X & K & Y); [lia|].
    rewrite X; cbn [option_map]; exists k; split; [reflexivity | split; [lia | exact Y]]. }
  destruct j as [t|p|p|p]; simpl in G; [discriminate| | |]; destruct (whole_part p) as [v|] eqn:W; try discriminate G; apply whole_part_is in W; subst p;
    (destruct ((a <=? v) && (v <=? b)) eqn:R; [|discriminate]; apply andb_prop in R; injection G as <-; unfold judged).
  - pose proof (H _ (or_introl eq_refl)) as T; apply for_number_true in T; assert (F := false_for_right false e only body (v + 1) b (fun g I => H g (or_intror I))).
    destruct (E v T) as (k & X & K & Y); [lia|]; assert (k = v) by (destruct (Z_lt_le_dec v k); [destruct (F k); [lia | exact Y] | lia]); subst k.
    exists (whole v); split; [exact X|]; rewrite below_wholes, Z.ltb_irrefl; split; reflexivity.
  - pose proof (H _ (or_introl eq_refl)) as T; apply for_number_true in T; assert (F := false_for_right false e only body (v + 1) b (fun g I => H g (or_intror I))).
    destruct (E a T) as (k & X & K & Y); [lia|]; exists (whole k); split; [exact X|]; rewrite below_wholes; f_equal; apply Z.ltb_ge.
    destruct (Z_lt_le_dec v k); [destruct (F k); [lia | exact Y] | lia].
  - pose proof (H _ (or_introl eq_refl)) as T; apply for_number_true in T; destruct (E v T) as (k & X & K & Y); [lia|].
    exists (whole k); split; [exact X|]; rewrite below_wholes; f_equal; apply Z.ltb_ge; lia.
Qed.
