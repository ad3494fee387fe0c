(* The FTT paper's statements that name vertices by number, (x,y) being number nx + y: the
   list of section 3, and the steps of the fault-tolerant routing, section 5.B. *)

From Coq Require Import ZArith Lia List Bool.
From Topocert Require Import Graph Numbered Walk Square Ftt FttCut FttRouteB.
Import ListNotations.
Open Scope Z_scope.

Lemma nth_error_zrange n i : 0 <= i < n -> nth_error (zrange n) (Z.to_nat i) = Some i.
Proof.
  intros I. unfold zrange. rewrite nth_error_map.
  rewrite (nth_error_nth' _ 0%nat) by (rewrite seq_length; lia). rewrite seq_nth by lia. simpl. f_equal. lia.
Qed.

Lemma nth_error_prod {A B} (l : list A) (m : list B) i j a b : nth_error l i = Some a -> nth_error m j = Some b ->
  nth_error (list_prod l m) (i * length m + j) = Some (a, b).
Proof.
  intros E F. assert (J : (j < length m)%nat) by (apply nth_error_Some; congruence).
  revert i E. induction l as [|c l IH]; intros i E; [destruct i; discriminate|]. destruct i as [|i]; simpl in *.
  - injection E as ->. rewrite nth_error_app1 by (rewrite map_length; exact J). rewrite nth_error_map, F. reflexivity.
  - rewrite nth_error_app2 by (rewrite map_length; lia). rewrite map_length.
    replace (length m + i * length m + j - length m)%nat with (i * length m + j)%nat by lia. apply IH, E.
Qed.

Lemma ftt_numbered n x y : 0 <= x < n -> 0 <= y < n -> numbered (FTT n) (n * x + y) (x, y).
Proof.
  intros X Y. split; [nia|]. change (vertices (FTT n)) with (list_prod (zrange n) (zrange n)).
  replace (Z.to_nat (n * x + y)) with (Z.to_nat x * length (zrange n) + Z.to_nat y)%nat.
  - apply nth_error_prod; apply nth_error_zrange; assumption.
  - unfold zrange. rewrite map_length, seq_length. nia.
Qed.

Lemma ftt_number_adj n x y x' y' i j : 0 <= x < n -> 0 <= y < n -> 0 <= x' < n -> 0 <= y' < n ->
  i = n * x + y -> j = n * x' + y' -> (distance_between (FTT n) i j 1 <-> adj (FTT n) (x, y) (x', y')).
Proof.
  intros X Y X' Y' -> ->. split.
  - intros (u & v & [_ U] & [_ V] & W & _).
    destruct (ftt_numbered n x y X Y) as [_ U']. destruct (ftt_numbered n x' y' X' Y') as [_ V'].
    rewrite U in U'. rewrite V in V'. injection U' as ->. injection V' as ->.
    apply walk_first in W; [|discriminate]. destruct W as (w & A & W). apply walk_zero in W. subst w. exact A.
  - intros A. exists (x, y), (x', y'). split; [apply ftt_numbered; assumption|]. split; [apply ftt_numbered; assumption|].
    apply dist_one, A.
Qed.

(* Section 3: for n = 6 the list of the links (0,y)-(5,t) is wrong in three places. *)
Theorem ftt_def_example_list_correction : forall y t : Z, 0 <= y -> y <= 5 -> 0 <= t -> t <= 5 ->
  (distance_between (FTT 6) y (30 + t) 1) <-> (t = (3 + y) mod 6).
Proof.
  intros y t A B C D. rewrite (ftt_number_adj 6 0 y 5 t) by lia. rewrite (ftt_adj 6 3) by (reflexivity || lia).
  assert (E : (3 + y) mod 6 = if Z_lt_dec y 3 then y + 3 else y - 3).
  { destruct (Z_lt_dec y 3); [rewrite mod_same|rewrite mod_down]; lia. }
  rewrite E. unfold ftt_step. destruct (Z_lt_dec y 3); lia.
Qed.

Theorem ftt_def_example_list_refuted : forall y t : Z, (y = 2 /\ t = 4 \/ y = 3 /\ t = 5 \/ y = 4 /\ t = 0) ->
  ~ ((distance_between (FTT 6) y (30 + t) 1) /\ (t = (3 + y) mod 6)).
Proof. intros y t H [_ E]. destruct H as [[-> ->]|[[-> ->]|[-> ->]]]; discriminate E. Qed.

(* Section 5.B, cases 1 and 2: a walk by the three printed positions breaks between the
   second and the third, for every faulty mesh link for which they exist. *)
Theorem ftt_routeB_case12_walk_refuted : forall n i j b a e : Z, 4 <= n -> 0 <= i -> i <= n - 1 -> 0 <= j -> j <= n - 1 ->
  (b = 0 /\ a = 1 \/ b = 0 /\ a = (-1) \/ b = 1 /\ a = 0 \/ b = (-1) /\ a = 0) -> (e = 1 \/ e = (-1)) -> (0 <= i + a) ->
  (i + a < n) -> (0 <= j + b) -> (j + b < n) -> (e = (if ((a * a) * j + (b * b) * i) =? (n - 1) then - 1 else 1)) ->
  (0 <= (a * a) * j + (b * b) * i - e) -> ((a * a) * j + (b * b) * i - e < n) ->
  ~ ((((distance_between (FTT n) (n * i + j) (n * (i + (e * b) * b) + j + (e * a) * a) 1) /\
  (distance_between (FTT n) (n * (i + (e * b) * b) + j + (e * a) * a) (n * (i + (e * b) * b + a) + j + (e * a) * a + b) 1)) /\
  (distance_between (FTT n) (n * (i + (e * b) * b + a) + j + (e * a) * a + b) (n * (i + a - ((e * b) * b)) + j + b - ((e * a) * a)) 1)) /\
  (distance_between (FTT n) (n * (i + a - ((e * b) * b)) + j + b - ((e * a) * a)) (n * (i + a) + j + b) 1)).
Proof.
  intros n i j b a e N I I' J J' C Ce A1 A2 B1 B2 E X Y [[_ H] _].
  destruct (half n) as (M & HM & R).
  assert (K : forall x y x' y', 0 <= x < n -> 0 <= y < n -> 0 <= x' < n -> 0 <= y' < n ->
    x = x' /\ (y' = y + 2 \/ y = y' + 2) \/ y = y' /\ (x' = x + 2 \/ x = x' + 2) -> ~ adj (FTT n) (x, y) (x', y')).
  { intros x y x' y' _ _ _ _ D A. apply (ftt_adj n M) in A; [|exact HM|lia].
    destruct A as (_ & _ & _ & _ & A). unfold ftt_step in A. lia. }
  destruct (Z.eqb_spec ((a * a) * j + (b * b) * i) (n - 1)) as [Q|Q];
    (destruct C as [[-> ->]|[[-> ->]|[[-> ->]|[-> ->]]]]; subst e);
    first
      [ apply (ftt_number_adj n (i + 1) (j - 1) (i + 1) (j + 1)) in H; [revert H; apply K; lia|lia..]
      | apply (ftt_number_adj n (i - 1) (j - 1) (i - 1) (j + 1)) in H; [revert H; apply K; lia|lia..]
      | apply (ftt_number_adj n (i - 1) (j + 1) (i + 1) (j + 1)) in H; [revert H; apply K; lia|lia..]
      | apply (ftt_number_adj n (i - 1) (j - 1) (i + 1) (j - 1)) in H; [revert H; apply K; lia|lia..]
      | apply (ftt_number_adj n (i + 1) (j + 1) (i + 1) (j - 1)) in H; [revert H; apply K; lia|lia..]
      | apply (ftt_number_adj n (i - 1) (j + 1) (i - 1) (j - 1)) in H; [revert H; apply K; lia|lia..]
      | apply (ftt_number_adj n (i + 1) (j + 1) (i - 1) (j + 1)) in H; [revert H; apply K; lia|lia..]
      | apply (ftt_number_adj n (i + 1) (j - 1) (i - 1) (j - 1)) in H; [revert H; apply K; lia|lia..] ].
Qed.

(* As alternatives, the second is no neighbour of the first. *)
Theorem ftt_routeB_case12_alternatives_refuted : forall n i j b a e : Z, 4 <= n -> 0 <= i -> i <= n - 1 -> 0 <= j -> j <= n - 1 ->
  (b = 0 /\ a = 1 \/ b = 0 /\ a = (-1) \/ b = 1 /\ a = 0 \/ b = (-1) /\ a = 0) -> (e = 1 \/ e = (-1)) -> (0 <= i + a) ->
  (i + a < n) -> (0 <= j + b) -> (j + b < n) -> (e = (if ((a * a) * j + (b * b) * i) =? (n - 1) then - 1 else 1)) ->
  (0 <= (a * a) * j + (b * b) * i - e) -> ((a * a) * j + (b * b) * i - e < n) ->
  ~ (((distance_between (FTT n) (n * i + j) (n * (i + (e * b) * b) + j + (e * a) * a) 1) /\
  (distance_between (FTT n) (n * i + j) (n * (i + (e * b) * b + a) + j + (e * a) * a + b) 1)) /\
  (distance_between (FTT n) (n * i + j) (n * (i + a - ((e * b) * b)) + j + b - ((e * a) * a)) 1)).
Proof.
  intros n i j b a e N I I' J J' C Ce A1 A2 B1 B2 E X Y [[_ H] _].
  destruct (half n) as (M & HM & R).
  assert (K : forall x' y', 0 <= x' < n -> 0 <= y' < n -> (x' = i + 1 \/ x' = i - 1) -> (y' = j + 1 \/ y' = j - 1) -> ~ adj (FTT n) (i, j) (x', y')).
  { intros x' y' RX RY DX DY A. apply (ftt_adj n M) in A; [|exact HM|lia]. destruct A as (_ & _ & _ & _ & A). clear - A N R HM I I' J J' RX RY DX DY.
    unfold ftt_step in A. destruct A as [[A|[A|[A|A]]]|[A|[A|[A|A]]]]; lia. }
  destruct (Z.eqb_spec ((a * a) * j + (b * b) * i) (n - 1)) as [Q|Q];
    (destruct C as [[-> ->]|[[-> ->]|[[-> ->]|[-> ->]]]]; subst e);
    first
      [ apply (ftt_number_adj n i j (i + 1) (j - 1)) in H; [revert H; apply K; lia|lia..]
      | apply (ftt_number_adj n i j (i - 1) (j - 1)) in H; [revert H; apply K; lia|lia..]
      | apply (ftt_number_adj n i j (i - 1) (j + 1)) in H; [revert H; apply K; lia|lia..]
      | apply (ftt_number_adj n i j (i + 1) (j + 1)) in H; [revert H; apply K; lia|lia..] ].
Qed.

(* Cases 3 and 4: for odd n the detour that is printed for the wrap-around link at place
   Mid of the left or lower side leads to no neighbour of its other end. *)
Theorem ftt_routeB_case34_refuted : forall n g e x y : Z, 5 <= n -> (g = 0 \/ g = 1) -> (e = 0 \/ e = 1) -> 0 <= x -> x <= n - 1 ->
  0 <= y -> y <= n - 1 -> (n mod 2 = 1) -> (e = 0) -> (x = n / 2) -> (y = n / 2 + 1) ->
  ~ (((distance_between (FTT n) (n * (if g =? 0 then e * (n - 1) else x) + (if g =? 0 then x else e * (n - 1)))
  (n * (if g =? 0 then e * (n - 1) else y) + (if g =? 0 then y else e * (n - 1))) 1) /\
  (distance_between (FTT n) (n * (if g =? 0 then e * (n - 1) else y) + (if g =? 0 then y else e * (n - 1)))
  (n * (if g =? 0 then (1 - e) * (n - 1) else (y + (1 - (2 * e)) * (n / 2)) mod n) + (if g =? 0 then (y + (1 - (2 * e)) * (n / 2)) mod n else (1 - e) * (n - 1))) 1)) /\
  (distance_between (FTT n) (n * (if g =? 0 then (1 - e) * (n - 1) else (y + (1 - (2 * e)) * (n / 2)) mod n) + (if g =? 0 then (y + (1 - (2 * e)) * (n / 2)) mod n else (1 - e) * (n - 1)))
  (n * (if g =? 0 then (1 - e) * (n - 1) else (x + (1 - (2 * e)) * (n / 2)) mod n) + (if g =? 0 then (x + (1 - (2 * e)) * (n / 2)) mod n else (1 - e) * (n - 1))) 1)).
Proof.
  intros n g e x y N G _ X X' Y Y' Odd -> -> -> [_ H].
  destruct (half n) as (M & HM & R). pose proof (Z.div_mod n 2 ltac:(lia)) as D. rewrite Odd, <- HM in D. rewrite <- HM in *.
  replace ((M + 1 + (1 - 2 * 0) * M) mod n) with 0 in H by (replace (M + 1 + (1 - 2 * 0) * M) with n by lia; symmetry; apply Z.mod_same; lia).
  replace ((M + (1 - 2 * 0) * M) mod n) with (n - 1) in H by (rewrite mod_same; lia).
  destruct G as [-> | ->]; cbn [Z.eqb] in H.
  - apply (ftt_number_adj n (n - 1) 0 (n - 1) (n - 1)) in H; try lia.
    apply (ftt_adj n M) in H; [|exact HM|lia]. destruct H as (_ & _ & _ & _ & H). unfold ftt_step in H. lia.
  - apply (ftt_number_adj n 0 (n - 1) (n - 1) (n - 1)) in H; try lia.
    apply (ftt_adj n M) in H; [|exact HM|lia]. destruct H as (_ & _ & _ & _ & H). unfold ftt_step in H. lia.
Qed.

(* Case 2 prints (i+1,j-11). *)
Theorem ftt_routeB_typo_refuted : forall n i j : Z, 4 <= n -> 0 <= i -> i <= n - 2 -> 1 <= j -> j <= n - 1 ->
  ~ ((0 <= j - 11) /\ (distance_between (FTT n) (n * (i + 1) + j) (n * (i + 1) + j - 11) 1)).
Proof.
  intros n i j N I I' J J' [L H]. apply (ftt_number_adj n (i + 1) j (i + 1) (j - 11)) in H; try lia.
  apply same_column in H; lia.
Qed.
