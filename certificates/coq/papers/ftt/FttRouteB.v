(* The FTT paper, section 5.B: routing around a faulty mesh link, cases 1 and 2. *)

From Coq Require Import ZArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk Square Ftt FttCut.
Import ListNotations.
Open Scope Z_scope.

(* One step aside: up, or down at the border. *)
Definition aside (n j : Z) : Z := if Z_lt_dec j (n - 1) then 1 else -1.

(* The faulty link leads from (i,j) to (k,j), k = i+1 or i-1; links along y are their
   mirror images, by [swap]. The printed next positions are (i,j+1), (k,j+1), (k,j-1),
   at the border with 1 and -1 exchanged. *)
Definition first_position (n i j k : Z) : Z * Z := (i, j + aside n j).
Definition second_position (n i j k : Z) : Z * Z := (k, j + aside n j).
Definition third_position (n i j k : Z) : Z * Z := (k, j - aside n j).

Lemma same_column n x y y' : 4 <= n -> adj (FTT n) (x, y) (x, y') -> y' = y + 1 \/ y = y' + 1.
Proof.
  intros Hn H. destruct (half n) as [M [HM Hr]]. apply (ftt_adj n M) in H; [|auto|lia]. unfold ftt_step in H. lia.
Qed.

Lemma swap_adj n u v : adj (FTT n) (swap u) (swap v) <-> adj (FTT n) u v.
Proof.
  split; intros H; apply ftt_swap in H; [|exact H]. destruct u, v. exact H.
Qed.

(* Without the third it is right, for every mesh link. *)
Theorem ftt_routeB_case12_walk_correction n i j k : 4 <= n ->
  0 <= i < n -> 0 <= j < n -> 0 <= k < n -> k = i + 1 \/ i = k + 1 ->
  (adj (FTT n) (i, j) (first_position n i j k) /\
   adj (FTT n) (first_position n i j k) (second_position n i j k) /\
   adj (FTT n) (second_position n i j k) (k, j)) /\
  (adj (FTT n) (swap (i, j)) (swap (first_position n i j k)) /\
   adj (FTT n) (swap (first_position n i j k)) (swap (second_position n i j k)) /\
   adj (FTT n) (swap (second_position n i j k)) (swap (k, j))).
Proof.
  intros Hn Hi Hj Hk H. rewrite !swap_adj. unfold first_position, second_position, aside.
  assert (adj (FTT n) (i, j) (i, j + (if Z_lt_dec j (n - 1) then 1 else -1)) /\
    adj (FTT n) (i, j + (if Z_lt_dec j (n - 1) then 1 else -1)) (k, j + (if Z_lt_dec j (n - 1) then 1 else -1)) /\
    adj (FTT n) (k, j + (if Z_lt_dec j (n - 1) then 1 else -1)) (k, j)) as A; [|tauto].
  destruct (Z_lt_dec j (n - 1)); (split; [|split]); apply ftt_mesh, mesh_adj; lia.
Qed.

(* Read as alternatives, the first is a neighbour of (i,j), and the second and the
   third never are. *)
Theorem ftt_routeB_case12_alternatives_correction n i j k : 4 <= n ->
  0 <= i < n -> 0 <= j < n -> 0 <= k < n -> k = i + 1 \/ i = k + 1 ->
  (adj (FTT n) (i, j) (first_position n i j k) /\
   ~ adj (FTT n) (i, j) (second_position n i j k) /\ ~ adj (FTT n) (i, j) (third_position n i j k)) /\
  (adj (FTT n) (swap (i, j)) (swap (first_position n i j k)) /\
   ~ adj (FTT n) (swap (i, j)) (swap (second_position n i j k)) /\ ~ adj (FTT n) (swap (i, j)) (swap (third_position n i j k))).
Proof.
  intros Hn Hi Hj Hk H. rewrite !swap_adj.
  pose proof (ftt_routeB_case12_walk_correction n i j k Hn Hi Hj Hk H) as [[A _] _].
  assert (forall s, s = 1 \/ s = -1 -> ~ adj (FTT n) (i, j) (k, j + s)) as N.
  { intros s Hs C. destruct (half n) as [M [HM Hr]]. apply (ftt_adj n M) in C; [|auto|lia].
    destruct C as [_ [_ [_ [R C]]]]. clear A. unfold ftt_step in C.
    destruct C as [[C|[C|[C|C]]]|[C|[C|[C|C]]]]; lia. }
  assert (~ adj (FTT n) (i, j) (second_position n i j k)) as N2.
  { unfold second_position, aside. apply N. destruct (Z_lt_dec j (n - 1)); auto. }
  assert (~ adj (FTT n) (i, j) (third_position n i j k)) as N3.
  { unfold third_position, aside. destruct (Z_lt_dec j (n - 1)).
    - apply (N (-1)). auto.
    - apply (N 1). auto. }
  tauto.
Qed.

(* Case 2 prints (i+1,j-11) after (i+1,j); (i+1,j-1) is a neighbour of that. *)
Theorem ftt_routeB_typo_correction n i j : 4 <= n -> 0 <= i < n - 1 -> 1 <= j < n ->
  adj (FTT n) (i + 1, j) (i + 1, j - 1).
Proof. intros Hn Hi Hj. apply ftt_mesh, mesh_adj. lia. Qed.
