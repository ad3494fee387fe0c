(* The fully twisted torus FTT(n).
   Source: the FTT paper, section 3. The Go side: topology/ftt.go. *)

From Coq Require Import ZArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk Square.
Import ListNotations.
Open Scope Z_scope.

(* Section 3: the n by n mesh on (x,y), and wrap-around links that are shifted by
   Mid = floor(n/2): (0,y) - (n-1,(y+Mid) mod n) and (x,0) - ((x+Mid) mod n,n-1). *)
Definition ftt_wrap (n : Z) (u v : Z * Z) : Prop :=
  let (x, y) := u in let (x', y') := v in
  x = 0 /\ x' = n - 1 /\ y' = (y + n / 2) mod n \/
  y = 0 /\ y' = n - 1 /\ x' = (x + n / 2) mod n.

Definition FTT (n : Z) : graph := grid n (fun u v => mesh_link u v \/ ftt_wrap n u v).

(* The paper speaks of n from 4 on: FTT(3) has two wrap-around links that are one. *)

Lemma ftt_decidable n : decidable (FTT n).
Proof.
  apply grid_decidable. intros [x y] [x' y']. unfold mesh_link, ftt_wrap. decide_it.
Qed.

Lemma ftt_mesh n u v : adj (grid n mesh_link) u v -> adj (FTT n) u v.
Proof. apply mesh_links. auto. Qed.

Theorem ftt_proper n : 1 <= n -> proper (FTT n).
Proof. apply grid_proper. Qed.

Theorem ftt_order n : 1 <= n -> order (FTT n) (n * n).
Proof. apply grid_order. Qed.

Theorem ftt_connected n : connected (FTT n).
Proof. apply grid_connected. apply ftt_mesh. Qed.

(* The shift without a modulus. *)
Lemma shift n M y : M = n / 2 -> 2 <= n -> 0 <= y < n ->
  (y + M) mod n = if Z_lt_dec y (n - M) then y + M else y + M - n.
Proof.
  intros -> Hn Hy. assert (0 <= n / 2 < n) by (split; [apply Z.div_pos|apply Z.div_lt]; lia).
  destruct (Z_lt_dec y (n - n / 2)); [apply mod_same|apply mod_down]; lia.
Qed.

Lemma half n : exists M, M = n / 2 /\ 2 * M <= n <= 2 * M + 1.
Proof. exists (n / 2). pose proof (Z.div_mod n 2). pose proof (Z.mod_pos_bound n 2). lia. Qed.

(* The two kinds of wrap-around links, each in two runs. *)
Lemma cross_x n M a : M = n / 2 -> 2 <= n -> 0 <= a < n ->
  adj (FTT n) (0, a) (n - 1, if Z_lt_dec a (n - M) then a + M else a + M - n).
Proof.
  intros HM Hn Ha. destruct (half n) as [m [Hm Hr]]. rewrite <- HM in Hm. subst m.
  apply grid_adj. split; [lia|]. split; [destruct (Z_lt_dec a (n - M)); lia|].
  split; [lia|]. left. right. left. rewrite <- HM, (shift n M a) by auto. auto.
Qed.

Lemma cross_y n M a : M = n / 2 -> 2 <= n -> 0 <= a < n ->
  adj (FTT n) (a, 0) (if Z_lt_dec a (n - M) then a + M else a + M - n, n - 1).
Proof.
  intros HM Hn Ha. destruct (half n) as [m [Hm Hr]]. rewrite <- HM in Hm. subst m.
  apply grid_adj. split; [lia|]. split; [destruct (Z_lt_dec a (n - M)); lia|].
  split; [lia|]. left. right. right. rewrite <- HM, (shift n M a) by auto. auto.
Qed.

(* Walks with one crossing. To cross in the lower run costs |y+M-y'| along the
   side, in the upper |y+M-n-y'|, wherever the crossing is. *)
Lemma left_low n M x y x' y' : M = n / 2 -> 2 <= n ->
  0 <= x < n -> 0 <= y < n -> 0 <= x' < n -> 0 <= y' < n ->
  walk (FTT n) (x, y) (x', y') (x + n - x' + Z.abs (y + M - y')).
Proof.
  intros HM Hn Hx Hy Hx' Hy'. destruct (half n) as [m [Hm Hr]]. rewrite <- HM in Hm. subst m.
  pose proof (cross_x n M (Z.min y (n - M - 1)) HM Hn) as H.
  destruct (Z_lt_dec _ _) in H; [|exfalso; lia].
  eapply walk_cast; [eapply over; [apply ftt_mesh|..|apply H]; lia|lia].
Qed.

Lemma left_high n M x y x' y' : M = n / 2 -> 2 <= n ->
  0 <= x < n -> 0 <= y < n -> 0 <= x' < n -> 0 <= y' < n ->
  walk (FTT n) (x, y) (x', y') (x + n - x' + Z.abs (y + M - n - y')).
Proof.
  intros HM Hn Hx Hy Hx' Hy'. destruct (half n) as [m [Hm Hr]]. rewrite <- HM in Hm. subst m.
  pose proof (cross_x n M (Z.max y (n - M)) HM Hn) as H.
  destruct (Z_lt_dec _ _) in H; [exfalso; lia|].
  eapply walk_cast; [eapply over; [apply ftt_mesh|..|apply H]; lia|lia].
Qed.

Lemma down_low n M x y x' y' : M = n / 2 -> 2 <= n ->
  0 <= x < n -> 0 <= y < n -> 0 <= x' < n -> 0 <= y' < n ->
  walk (FTT n) (x, y) (x', y') (y + n - y' + Z.abs (x + M - x')).
Proof.
  intros HM Hn Hx Hy Hx' Hy'. destruct (half n) as [m [Hm Hr]]. rewrite <- HM in Hm. subst m.
  pose proof (cross_y n M (Z.min x (n - M - 1)) HM Hn) as H.
  destruct (Z_lt_dec _ _) in H; [|exfalso; lia].
  eapply walk_cast; [eapply over; [apply ftt_mesh|..|apply H]; lia|lia].
Qed.

Lemma down_high n M x y x' y' : M = n / 2 -> 2 <= n ->
  0 <= x < n -> 0 <= y < n -> 0 <= x' < n -> 0 <= y' < n ->
  walk (FTT n) (x, y) (x', y') (y + n - y' + Z.abs (x + M - n - x')).
Proof.
  intros HM Hn Hx Hy Hx' Hy'. destruct (half n) as [m [Hm Hr]]. rewrite <- HM in Hm. subst m.
  pose proof (cross_y n M (Z.max x (n - M)) HM Hn) as H.
  destruct (Z_lt_dec _ _) in H; [exfalso; lia|].
  eapply walk_cast; [eapply over; [apply ftt_mesh|..|apply H]; lia|lia].
Qed.

(* No two vertices are further apart than floor((3n+1)/4): the straight walk, or one
   of two walks with a crossing, is short enough. *)
Lemma ftt_near n x y x' y' : 2 <= n ->
  0 <= x < n -> 0 <= y < n -> 0 <= x' < n -> 0 <= y' < n -> x <= x' ->
  exists d, walk (FTT n) (x, y) (x', y') d /\ d <= (3 * n + 1) / 4.
Proof.
  intros Hn Hx Hy Hx' Hy' Hxx. destruct (half n) as [M [HM Hr]].
  assert (exists D, D = (3 * n + 1) / 4 /\ 4 * D <= 3 * n + 1 <= 4 * D + 3) as [D [HD HDr]].
  { exists ((3 * n + 1) / 4). pose proof (Z.div_mod (3 * n + 1) 4). pose proof (Z.mod_pos_bound (3 * n + 1) 4). lia. }
  rewrite <- HD.
  destruct (Z_le_dec (x' - x + Z.abs (y - y')) D) as [H1|H1].
  { eexists. split; [apply straight; auto; apply ftt_mesh|]. lia. }
  destruct (Z_le_dec y y') as [Hyy|Hyy].
  - destruct (Z_le_dec (x + n - x' + Z.abs (y + M - y')) D) as [H2|H2].
    { eexists. split; [apply (left_low n M); auto|exact H2]. }
    eexists. split; [apply (down_low n M); auto|]. lia.
  - destruct (Z_le_dec (x + n - x' + Z.abs (y + M - n - y')) D) as [H2|H2].
    { eexists. split; [apply (left_high n M); auto|exact H2]. }
    eexists. split; [apply walk_rev, (down_high n M); auto|]. lia.
Qed.

(* The distance from the centre (M,M), or less: straight, or with one crossing in
   the lower or the upper run of one of the four sides. *)
Definition from_centre (n M : Z) (v : Z * Z) : Z :=
  let (x, y) := v in
  Z.min (Z.abs (x - M) + Z.abs (y - M))
  (Z.min (M + n - x + Z.abs (2 * M - y))
  (Z.min (M + n - x + Z.abs (2 * M - n - y))
  (Z.min (x + n - M + y)
  (Z.min (x + n - M + (n - y))
  (Z.min (M + n - y + Z.abs (2 * M - x))
  (Z.min (M + n - y + Z.abs (2 * M - n - x))
  (Z.min (y + n - M + x)
         (y + n - M + (n - x))))))))).

Lemma from_centre_potential n M : M = n / 2 -> 2 <= n -> potential (FTT n) (from_centre n M).
Proof.
  intros HM Hn. destruct (half n) as [m [Hm Hr]]. rewrite <- HM in Hm. subst m.
  apply potential_links. intros [x y] [x' y'] Hu Hv H.
  apply grid_vertex in Hu, Hv. destruct Hu as [Hx Hy], Hv as [Hx' Hy'].
  unfold from_centre. destruct H as [[[-> ->]|[-> ->]]|[[-> [-> H]]|[-> [-> H]]]].
  - split; each_min; some_min.
  - split; each_min; some_min.
  - rewrite <- HM, (shift n M y) in H by lia.
    destruct (Z_lt_dec y (n - M)); subst y'; split; each_min; some_min.
  - rewrite <- HM, (shift n M x) in H by lia.
    destruct (Z_lt_dec x (n - M)); subst x'; split; each_min; some_min.
Qed.

(* The diameter is floor((3n+1)/4). *)
Theorem ftt_diameter n : 3 <= n -> diameter (FTT n) ((3 * n + 1) / 4).
Proof.
  intros Hn. destruct (half n) as [M [HM Hr]].
  assert (exists D, D = (3 * n + 1) / 4 /\ 4 * D <= 3 * n + 1 <= 4 * D + 3) as [D [HD HDr]].
  { exists ((3 * n + 1) / 4). pose proof (Z.div_mod (3 * n + 1) 4). pose proof (Z.mod_pos_bound (3 * n + 1) 4). lia. }
  apply (diameter_by_walks (FTT n) _ (from_centre n M) (M, M) (D, 0)).
  - apply ftt_decidable.
  - intros [x y] [x' y'] Hu Hv. apply grid_vertex in Hu, Hv.
    destruct (Z_le_dec x x') as [H|H]; [apply ftt_near; lia|].
    destruct (ftt_near n x' y' x y) as [d [Hd He]]; try lia.
    exists d. split; [apply walk_rev; exact Hd|exact He].
  - apply from_centre_potential; [auto|lia].
  - apply grid_vertex. lia.
  - apply grid_vertex. lia.
  - rewrite <- HD.
    assert (from_centre n M (M, M) <= 0) as H by (unfold from_centre; apply min_below_left; lia).
    assert (D <= from_centre n M (D, 0)); [|lia].
    unfold from_centre. all_min.
Qed.

(* FTT paper, section 4, Theorem 1, corrected. *)
Theorem ftt_thm1_diameter_correction n : 4 <= n -> diameter (FTT n) ((3 * n + 1) / 4).
Proof. intros. apply ftt_diameter. lia. Qed.

(* Theorem 1 says n-2. It is that for n = 6, 7, 8, 9 only. *)
Theorem ftt_diameter_not n : 3 <= n -> n < 6 \/ 10 <= n -> ~ diameter (FTT n) (n - 2).
Proof.
  intros Hn H6 H. pose proof (diameter_unique _ _ _ H (ftt_diameter n Hn)).
  pose proof (Z.div_mod (3 * n + 1) 4). pose proof (Z.mod_pos_bound (3 * n + 1) 4). lia.
Qed.

Theorem ftt_thm1_diameter_refuted n : 10 <= n -> ~ diameter (FTT n) (n - 2).
Proof. intros. apply ftt_diameter_not; lia. Qed.

Theorem ftt_thm1_diameter_printed n : 6 <= n <= 9 -> diameter (FTT n) (n - 2).
Proof.
  intros. replace (n - 2) with ((3 * n + 1) / 4); [apply ftt_diameter; lia|].
  Z.div_mod_to_equations. lia.
Qed.

(* The four neighbours of (x,y), in the directions of the two axes. *)
Definition ftt_right (n : Z) (v : Z * Z) : Z * Z :=
  let (x, y) := v in if Z_lt_dec x (n - 1) then (x + 1, y) else (0, if Z_lt_dec y (n / 2) then y + n - n / 2 else y - n / 2).
Definition ftt_left (n : Z) (v : Z * Z) : Z * Z :=
  let (x, y) := v in if Z_lt_dec 0 x then (x - 1, y) else (n - 1, if Z_lt_dec y (n - n / 2) then y + n / 2 else y + n / 2 - n).
Definition swap (v : Z * Z) : Z * Z := (snd v, fst v).

(* The exchange of x and y leaves FTT(n) as it is. *)
Lemma ftt_swap n u v : adj (FTT n) u v -> adj (FTT n) (swap u) (swap v).
Proof.
  destruct u as [x y], v as [x' y']. unfold swap, FTT. simpl. rewrite !grid_adj. simpl.
  intros [A [B [C H]]]. split; [clear H; lia|]. split; [clear H; lia|]. split; [clear H; lia|].
  clear A B C. destruct H as [H|H]; [left|right]; tauto.
Qed.

Lemma ftt_neighbours n u v : 4 <= n -> adj (FTT n) u v <->
  is_vertex (FTT n) u /\
  (v = ftt_right n u \/ v = ftt_left n u \/ v = swap (ftt_right n (swap u)) \/ v = swap (ftt_left n (swap u))).
Proof.
  intros Hn. destruct u as [x y], v as [x' y']. unfold FTT. rewrite grid_adj, grid_vertex.
  destruct (half n) as [M [HM Hr]]. unfold mesh_link, ftt_wrap, ftt_right, ftt_left, swap. simpl. rewrite <- HM.
  split.
  - intros [[Hx Hy] [[Hx' Hy'] [Hd H]]]. split; [auto|].
    rewrite !(shift n M) in H by (clear H; auto; lia).
    destruct H as [H|H].
    + destruct H as [[[-> ->]|[-> ->]]|[[-> [-> H]]|[-> [-> H]]]].
      * left. destruct (Z_lt_dec x (n - 1)); [auto|lia].
      * right. right. left. destruct (Z_lt_dec y (n - 1)); [auto|lia].
      * right. left. destruct (Z_lt_dec 0 0); [lia|]. congruence.
      * right. right. right. destruct (Z_lt_dec 0 0); [lia|]. simpl. congruence.
    + destruct H as [[[-> ->]|[-> ->]]|[[-> [-> H]]|[-> [-> H]]]].
      * right. left. destruct (Z_lt_dec 0 (x' + 1)); [f_equal; lia|lia].
      * right. right. right. destruct (Z_lt_dec 0 (y' + 1)); [simpl; f_equal; lia|lia].
      * left. destruct (Z_lt_dec (n - 1) (n - 1)); [lia|]. f_equal.
        destruct (Z_lt_dec y' (n - M)), (Z_lt_dec y M); lia.
      * right. right. left. destruct (Z_lt_dec (n - 1) (n - 1)); [lia|]. simpl. f_equal.
        destruct (Z_lt_dec x' (n - M)), (Z_lt_dec x M); lia.
  - intros [[Hx Hy] H]. split; [auto|].
    destruct H as [H|[H|[H|H]]].
    + destruct (Z_lt_dec x (n - 1)); injection H as -> ->; [split; [lia|]; split; [lia|]; left; left; lia|].
      destruct (Z_lt_dec y M); (split; [lia|]; split; [lia|]; right; right; left; split; [auto|]; split; [lia|]).
      * rewrite mod_down; lia.
      * rewrite mod_same; lia.
    + destruct (Z_lt_dec 0 x); injection H as -> ->; [split; [lia|]; split; [lia|]; right; left; lia|].
      destruct (Z_lt_dec y (n - M)); (split; [lia|]; split; [lia|]; left; right; left; split; [lia|]; split; [lia|]).
      * rewrite mod_same; lia.
      * rewrite mod_down; lia.
    + destruct (Z_lt_dec y (n - 1)); simpl in H; injection H as -> ->; [split; [lia|]; split; [lia|]; left; left; lia|].
      destruct (Z_lt_dec x M); (split; [lia|]; split; [lia|]; right; right; right; split; [auto|]; split; [lia|]).
      * rewrite mod_down; lia.
      * rewrite mod_same; lia.
    + destruct (Z_lt_dec 0 y); simpl in H; injection H as -> ->; [split; [lia|]; split; [lia|]; right; left; lia|].
      destruct (Z_lt_dec x (n - M)); (split; [lia|]; split; [lia|]; left; right; right; split; [lia|]; split; [lia|]).
      * rewrite mod_same; lia.
      * rewrite mod_down; lia.
Qed.

(* FTT paper, section 4: every vertex has degree 4. *)
Theorem ftt_regular n : 4 <= n -> regular (FTT n) 4.
Proof.
  intros Hn u Hu.
  apply (adj_list (FTT n) u [ftt_right n u; ftt_left n u; swap (ftt_right n (swap u)); swap (ftt_left n (swap u))]); [auto| |].
  - destruct u as [x y]. apply grid_vertex in Hu. destruct (half n) as [M [HM Hr]].
    unfold ftt_right, ftt_left, swap. simpl. rewrite <- HM.
    assert (forall a b c d : Z, a <> c \/ b <> d -> (a, b) <> (c, d)) as P by (intros; intros E; injection E; lia).
    repeat constructor; simpl; intros H;
      repeat (destruct H as [H|H]; [revert H; repeat match goal with |- context [Z_lt_dec ?a ?b] => destruct (Z_lt_dec a b) end; simpl; apply P; lia|]);
      try contradiction.
  - intros v. rewrite ftt_neighbours by auto. simpl. intuition.
Qed.

Theorem ftt_size n : 4 <= n -> size (FTT n) (2 * n * n).
Proof.
  intros Hn. apply (size_regular (FTT n) 4 (n * n)); [apply ftt_order; lia|apply ftt_regular; auto|lia].
Qed.

Theorem ftt_min_degree n : 4 <= n -> min_degree (FTT n) 4.
Proof. intros. apply regular_min; [apply ftt_proper; lia|apply ftt_regular; auto]. Qed.

Theorem ftt_max_degree n : 4 <= n -> max_degree (FTT n) 4.
Proof. intros. apply regular_max; [apply ftt_proper; lia|apply ftt_regular; auto]. Qed.

(* Table 1, the degree of FTT(2k). *)
Theorem ftt_t1_ftt_degree k : 2 <= k -> min_degree (FTT (2 * k)) 4 /\ max_degree (FTT (2 * k)) 4.
Proof. intros. split; [apply ftt_min_degree|apply ftt_max_degree]; lia. Qed.

(* What the floor of (3n+1)/4 is. *)
Lemma quarter n : exists D, D = (3 * n + 1) / 4 /\ 4 * D <= 3 * n + 1 <= 4 * D + 3.
Proof.
  exists ((3 * n + 1) / 4). pose proof (Z.div_mod (3 * n + 1) 4). pose proof (Z.mod_pos_bound (3 * n + 1) 4). lia.
Qed.

(* Theorem 1 for the even sizes of Table 2, 6 to 16: floor(3n/4), not n-2. *)
Theorem ftt_thm1_even_n_table_range_correction n : 6 <= n <= 16 -> n mod 2 = 0 -> diameter (FTT n) (3 * n / 4).
Proof.
  intros Hn He. replace (3 * n / 4) with ((3 * n + 1) / 4); [apply ftt_thm1_diameter_correction; lia|].
  assert (n = 2 * (n / 2)) as -> by (pose proof (Z.div_mod n 2); lia).
  Z.div_mod_to_equations. lia.
Qed.

Theorem ftt_thm1_even_n_table_range_refuted : ~ forall n, 6 <= n <= 16 -> n mod 2 = 0 -> diameter (FTT n) (n - 2).
Proof. intros H. apply (ftt_thm1_diameter_refuted 10); try lia. apply H; [lia|reflexivity]. Qed.

(* Table 1, the diameter of FTT(2k): floor(3k/2), not 2k-2. *)
Theorem ftt_t1_ftt_diameter_correction k : 2 <= k -> diameter (FTT (2 * k)) (3 * k / 2).
Proof.
  intros Hk. replace (3 * k / 2) with ((3 * (2 * k) + 1) / 4); [apply ftt_thm1_diameter_correction; lia|].
  Z.div_mod_to_equations. lia.
Qed.

Theorem ftt_t1_ftt_diameter_refuted k : 5 <= k -> ~ diameter (FTT (2 * k)) (2 * k - 2).
Proof. intros Hk. apply ftt_diameter_not; lia. Qed.

(* Table 2 prints 4, 6, 8, 10, 12, 14 for n = 6, 8, ..., 16. *)
Theorem ftt_t2_ftt_diameter_correction n : 6 <= n <= 16 -> n mod 2 = 0 -> diameter (FTT n) (3 * n / 4).
Proof. exact (ftt_thm1_even_n_table_range_correction n). Qed.

(* Theorem 3: the cost is degree times diameter. It is 4 floor((3n+1)/4). *)
Theorem ftt_thm3_cost_correction n : 4 <= n ->
  exists d D, max_degree (FTT n) d /\ diameter (FTT n) D /\ d * D = 4 * ((3 * n + 1) / 4).
Proof.
  intros Hn. exists 4, ((3 * n + 1) / 4). split; [apply ftt_max_degree; auto|].
  split; [apply ftt_thm1_diameter_correction; lia|reflexivity].
Qed.

Theorem ftt_thm3_cost_refuted n : 10 <= n ->
  ~ exists d D, max_degree (FTT n) d /\ diameter (FTT n) D /\ d * D = 4 * (n - 2).
Proof.
  intros Hn [d [D [Hd [HD H]]]]. assert (4 <= n) as H4 by lia.
  rewrite (max_degree_unique _ _ _ Hd (ftt_max_degree n H4)) in H.
  apply (ftt_thm1_diameter_refuted n); try lia. replace (n - 2) with D by lia. exact HD.
Qed.

(* Table 2, the cost. *)
Theorem ftt_t2_ftt_cost_correction n : 6 <= n <= 16 -> n mod 2 = 0 ->
  exists d D, max_degree (FTT n) d /\ diameter (FTT n) D /\ d * D = 4 * (3 * n / 4).
Proof.
  intros Hn He. exists 4, (3 * n / 4). split; [apply ftt_max_degree; lia|].
  split; [apply ftt_thm1_even_n_table_range_correction; auto|reflexivity].
Qed.

(* Theorem 4: the packing density is the order divided by the cost. It is
   n^2 / (4 floor((3n+1)/4)); fractions are compared by cross-multiplication. *)
Theorem ftt_thm4_packing_correction n : 4 <= n ->
  exists N d D, order (FTT n) N /\ max_degree (FTT n) d /\ diameter (FTT n) D /\
    0 < d * D /\ 0 < 4 * ((3 * n + 1) / 4) /\ N * (4 * ((3 * n + 1) / 4)) = n ^ 2 * (d * D).
Proof.
  intros Hn. exists (n * n), 4, ((3 * n + 1) / 4). destruct (quarter n) as [D [HD HR]].
  split; [apply ftt_order; lia|]. split; [apply ftt_max_degree; auto|].
  split; [apply ftt_thm1_diameter_correction; lia|]. rewrite <- HD, Z.pow_2_r. repeat split; lia.
Qed.

(* The printed density would be n^2 / (4(n-2)). *)
Theorem ftt_thm4_packing_refuted n : 10 <= n ->
  ~ exists N d D, order (FTT n) N /\ max_degree (FTT n) d /\ diameter (FTT n) D /\
    N * (4 * (n - 2)) = n ^ 2 * (d * D).
Proof.
  intros Hn [N [d [D [HN [Hd [HD H]]]]]].
  assert (1 <= n) as H1 by lia.
  rewrite (order_unique _ _ _ HN (ftt_order n H1)) in H.
  apply (ftt_thm3_cost_refuted n Hn). exists d, D. split; [auto|]. split; [auto|].
  rewrite Z.pow_2_r in H. symmetry. apply (Z.mul_reg_l _ _ (n * n)); [nia|exact H].
Qed.

(* Section 3: the wrap rule joins the two sides of each axis one to one. *)
Theorem ftt_one_wrap n : 4 <= n ->
  (forall y, 0 <= y < n -> exists t, 0 <= t < n /\ adj (FTT n) (0, y) (n - 1, t) /\
     forall s, adj (FTT n) (0, y) (n - 1, s) -> s = t) /\
  (forall t, 0 <= t < n -> exists y, 0 <= y < n /\ adj (FTT n) (0, y) (n - 1, t) /\
     forall s, adj (FTT n) (0, s) (n - 1, t) -> s = y) /\
  (forall x, 0 <= x < n -> exists t, 0 <= t < n /\ adj (FTT n) (x, 0) (t, n - 1) /\
     forall s, adj (FTT n) (x, 0) (s, n - 1) -> s = t) /\
  (forall t, 0 <= t < n -> exists x, 0 <= x < n /\ adj (FTT n) (x, 0) (t, n - 1) /\
     forall s, adj (FTT n) (s, 0) (t, n - 1) -> s = x).
Proof.
  intros Hn. destruct (half n) as [M [HM Hr]].
  assert (forall y t, adj (FTT n) (0, y) (n - 1, t) <->
    0 <= y < n /\ 0 <= t < n /\ (t = y + M \/ t = y + M - n)) as K.
  { intros y t. rewrite ftt_neighbours by auto. unfold FTT. rewrite grid_vertex. unfold ftt_right, ftt_left, swap. simpl.
    rewrite <- HM. split.
    - intros [[_ Hy] H]. destruct (Z_lt_dec 0 (n - 1)); [|lia]. destruct (Z_lt_dec 0 0); [lia|].
      destruct H as [H|[H|[H|H]]].
      + injection H; lia.
      + destruct (Z_lt_dec y (n - M)); injection H; lia.
      + destruct (Z_lt_dec y (n - 1)); simpl in H; injection H; try lia.
        destruct (Z_lt_dec 0 M); lia.
      + destruct (Z_lt_dec 0 y); simpl in H; injection H; try lia.
        destruct (Z_lt_dec 0 (n - M)); lia.
    - intros [Hy [Ht H]]. split; [lia|]. right. left. destruct (Z_lt_dec 0 0); [lia|]. f_equal.
      destruct (Z_lt_dec y (n - M)); lia. }
  assert (forall x t, adj (FTT n) (x, 0) (t, n - 1) <->
    0 <= x < n /\ 0 <= t < n /\ (t = x + M \/ t = x + M - n)) as K'.
  { intros x t. rewrite <- K. split; intros H; apply ftt_swap in H; exact H. }
  split; [|split; [|split]]; intros a Ha; setoid_rewrite K || setoid_rewrite K'.
  - exists (if Z_lt_dec a (n - M) then a + M else a + M - n). destruct (Z_lt_dec a (n - M)); repeat split; lia.
  - exists (if Z_lt_dec a M then a - M + n else a - M). destruct (Z_lt_dec a M); repeat split; lia.
  - exists (if Z_lt_dec a (n - M) then a + M else a + M - n). destruct (Z_lt_dec a (n - M)); repeat split; lia.
  - exists (if Z_lt_dec a M then a - M + n else a - M). destruct (Z_lt_dec a M); repeat split; lia.
Qed.

(* Section 4, Theorem 1 takes (0,0) and (0,n-1) for two farthest vertices. They are
   3 hops apart, and the diameter is more from n = 5 on. *)
Theorem ftt_thm1_axis_endpoints_farthest_correction n : 4 <= n -> dist (FTT n) (0, 0) (0, n - 1) 3.
Proof.
  intros Hn. destruct (half n) as [M [HM Hr]]. split.
  - eapply walk_cast; [eapply walk_app; [|eapply walk_app]|].
    + apply walk_one. apply (cross_x n M 0); lia.
    + destruct (Z_lt_dec 0 (n - M)); [|lia].
      apply (line_y n _ (ftt_mesh n) (n - 1) (0 + M) (M - 1)); lia.
    + apply walk_rev. eapply walk_cast; [apply walk_one|reflexivity].
      pose proof (cross_x n M (n - 1) HM) as H. destruct (Z_lt_dec (n - 1) (n - M)) in H; [lia|].
      replace (n - 1 + M - n) with (M - 1) in H by lia. apply H; lia.
    + lia.
  - intros e He. destruct (Z_le_dec 3 e) as [|He3]; [auto|exfalso].
    assert (forall v, adj (FTT n) (0, 0) v -> v = (1, 0) \/ v = (n - 1, M) \/ v = (0, 1) \/ v = (M, n - 1)) as A.
    { intros v H. apply ftt_neighbours in H; [|auto]. destruct H as [_ H]. unfold ftt_right, ftt_left, swap in H. simpl in H.
      rewrite <- HM in H. destruct (Z_lt_dec 0 (n - 1)); [|lia]. destruct (Z_lt_dec 0 0); [lia|].
      destruct (Z_lt_dec 0 (n - M)); [|lia]. exact H. }
    pose proof (walk_nonneg _ _ _ _ He).
    destruct (Z.eq_dec e 0) as [->|H0]; [apply walk_zero in He; injection He; lia|].
    apply walk_first in He; [|auto]. destruct He as [w [Hw He]]. apply A in Hw.
    destruct (Z.eq_dec e 1) as [->|H1].
    { apply walk_zero in He. subst w. destruct Hw as [E|[E|[E|E]]]; injection E; lia. }
    apply walk_first in He; [|lia]. destruct He as [w' [Hw' He]].
    replace (e - 1 - 1) with 0 in He by lia. apply walk_zero in He. subst w'.
    apply ftt_neighbours in Hw'; [|auto]. destruct Hw' as [_ Hw']. unfold ftt_right, ftt_left, swap in Hw'.
    rewrite <- HM in Hw'.
    destruct Hw as [->|[->|[->| ->]]]; simpl in Hw';
      repeat match type of Hw' with context [Z_lt_dec ?a ?b] => destruct (Z_lt_dec a b); try lia end; simpl in Hw';
      destruct Hw' as [E|[E|[E|E]]]; injection E; lia.
Qed.

Theorem ftt_thm1_axis_endpoints_farthest_refuted n : 5 <= n ->
  ~ exists D, diameter (FTT n) D /\ dist (FTT n) (0, 0) (0, n - 1) D.
Proof.
  intros Hn [D [H1 H2]]. assert (4 <= n) as H4 by lia.
  pose proof (diameter_unique _ _ _ H1 (ftt_thm1_diameter_correction n H4)) as E1.
  pose proof (dist_unique _ _ _ _ _ H2 (ftt_thm1_axis_endpoints_farthest_correction n H4)) as E2.
  destruct (quarter n) as [q [Hq Hr]]. lia.
Qed.

(* Section 4: uniform degree 4, with 2n^2 links. *)
Theorem ftt_uniform_degree_4 n : 4 <= n ->
  min_degree (FTT n) 4 /\ max_degree (FTT n) 4 /\ size (FTT n) (2 * n * n).
Proof. intros Hn. split; [apply ftt_min_degree|split; [apply ftt_max_degree|apply ftt_size]]; auto. Qed.

(* Table 1, cost and packing density of FTT(2k): 4(k-2) and 4k^2/4(k-2) are printed,
   and Theorems 3 and 4 give 4(2k-2) and n^2/(4(n-2)) for n = 2k. *)
Theorem ftt_t1_ftt_cost_formula_refuted k : 2 <= k -> 4 * (k - 2) <> 4 * (2 * k - 2).
Proof. lia. Qed.

Theorem ftt_t1_ftt_cost_formula_correction k : 2 <= k -> 4 * (2 * k - 2) = 8 * (k - 1).
Proof. lia. Qed.

Theorem ftt_t1_ftt_packing_formula_refuted k : 3 <= k ->
  4 * k ^ 2 * (4 * (2 * k - 2)) <> (2 * k) ^ 2 * (4 * (k - 2)).
Proof. intros. rewrite !Z.pow_2_r. nia. Qed.

Theorem ftt_t1_ftt_packing_formula_correction k : 2 <= k ->
  (2 * k) ^ 2 * (2 * (k - 1)) = k ^ 2 * (4 * (2 * k - 2)).
Proof. intros. rewrite !Z.pow_2_r. ring. Qed.

(* Table 1, TCR: 2k^2/9(k-1) is printed, N divided by the printed cost is 4k/9. *)
Theorem ftt_t1_tcr_packing_formula_refuted k : 3 <= k -> 2 * k ^ 2 * (9 * k) <> 4 * k ^ 2 * (9 * (k - 1)).
Proof. intros. rewrite !Z.pow_2_r. nia. Qed.

Theorem ftt_t1_tcr_packing_formula_correction k : 2 <= k -> 4 * k ^ 2 * 9 = 4 * k * (9 * k).
Proof. intros. rewrite !Z.pow_2_r. ring. Qed.

(* Table 1, Mesh: the printed cost 8(2k-1) is degree 4 times the printed diameter, and
   the printed packing density is N divided by it. *)
Theorem ftt_t1_mesh_cost_packing k : 2 <= k ->
  4 * (2 * (2 * k - 1)) = 8 * (2 * k - 1) /\ 4 * k ^ 2 * (2 * (2 * k - 1)) = k ^ 2 * (8 * (2 * k - 1)).
Proof. intros. rewrite !Z.pow_2_r. split; ring. Qed.
