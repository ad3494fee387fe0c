(* The supertoroidal network: cycles of its links, the semi-direct product, the
   slopes of the links, two colours, the H-net.
   Source: R. N. Draper, "An Overview of Supertoroidal Networks", SPAA 1991,
   Sections II and III. *)

From Coq Require Import ZArith Lia List Permutation.
From Topocert Require Import Graph Walk Supertoroidal.
Import ListNotations.
Open Scope Z_scope.

(* n steps along the link s from p. *)
Definition gamma_go (c k l : Z) (s : Z * Z * Z) (n : Z) (p : Z * Z * Z) : Z * Z * Z :=
  Nat.iter (Z.to_nat n) (fun q => gamma_times c k l q s) p.

Lemma go_times c k l x y z n p : 1 <= c -> 1 <= k -> 1 <= l -> x * y = 0 -> gamma_in c k l p -> 0 <= n ->
  gamma_go c k l (x, y, z) n p = gamma_times c k l p (n * x, n * y, n * z).
Proof.
  intros Hc Hk Hl H P Hn. unfold gamma_go. rewrite <- (Z2Nat.id n Hn) at 2 3 4. clear Hn.
  induction (Z.to_nat n) as [|m IH].
  - simpl. symmetry. apply times_one; auto.
  - change (Nat.iter (S m) (fun q => gamma_times c k l q (x, y, z)) p)
      with (gamma_times c k l (Nat.iter m (fun q => gamma_times c k l q (x, y, z)) p) (x, y, z)).
    rewrite IH.
    change (gamma_times c k l (gamma_address c k l (triple_times p (Z.of_nat m * x, Z.of_nat m * y, Z.of_nat m * z))) (x, y, z)
      = gamma_times c k l p (Z.of_nat (S m) * x, Z.of_nat (S m) * y, Z.of_nat (S m) * z)).
    rewrite times_address_left by lia. rewrite triple_times_assoc. unfold gamma_times. f_equal. f_equal.
    simpl. replace (Z.of_nat (S m)) with (Z.of_nat m + 1) by lia.
    assert (E : x * (Z.of_nat m * y) = 0) by (rewrite Z.mul_shuffle3, H; lia).
    apply triple_eq; try ring. rewrite E. ring.
Qed.

Lemma times_fixed c k l p s : 2 <= c -> 1 <= k -> 1 <= l -> gamma_in c k l p ->
  (gamma_times c k l p s = p <-> same_address c k l s (0, 0, 0)).
Proof.
  intros Hc Hk Hl P. split.
  - intros E. assert (A : gamma_times c k l p (gamma_address c k l s) = gamma_times c k l p (0, 0, 0)).
    { rewrite times_address_spec by lia. rewrite times_one by (auto; lia). exact E. }
    apply cancel_left in A; auto; [|apply address_inside; lia|apply zero_inside; lia].
    apply same_trans with (gamma_address c k l s); [apply same_sym, address_same; lia|]. rewrite A. apply same_refl.
  - intros E. rewrite <- (times_one c k l ltac:(lia) Hk Hl p P) at 2. apply address_eq; try lia.
    apply same_times; [apply same_refl|exact E].
Qed.

(* A step along a label of the links is a link. *)
Lemma go_adj c k l s n p : 2 <= c -> 1 <= k -> 1 <= l -> In s gamma_steps -> gamma_in c k l p -> 0 <= n ->
  adj (Gamma c k l) (gamma_go c k l s n p) (gamma_go c k l s (n + 1) p).
Proof.
  intros Hc Hk Hl S P Hn. unfold gamma_go. replace (Z.to_nat (n + 1)) with (Datatypes.S (Z.to_nat n)) by lia.
  apply gamma_adj; auto. split; [|exists s; split; [exact S|reflexivity]].
  destruct (Z.to_nat n) as [|m]; [exact P|]. apply times_inside; lia.
Qed.

(* Section II (5): from every vertex the links (0,1,0) first lead back after
   c^2 l steps; (0,1,0)^cl = (0,0,1) and (0,0,1)^c = (0,0,0). *)
Theorem supertoroidal_b_cycle_length : forall c k l : Z, 2 <= c -> 1 <= k -> 1 <= l ->
  (forall p, is_vertex (Gamma c k l) p ->
    gamma_go c k l (0, 1, 0) (c * c * l) p = p /\
    (forall n : Z, 0 < n < c * c * l -> gamma_go c k l (0, 1, 0) n p <> p) /\
    (forall n : Z, 0 <= n -> adj (Gamma c k l) (gamma_go c k l (0, 1, 0) n p) (gamma_go c k l (0, 1, 0) (n + 1) p))) /\
  gamma_go c k l (0, 1, 0) (c * l) (0, 0, 0) = (0, 0, 1) /\
  gamma_go c k l (0, 0, 1) c (0, 0, 0) = (0, 0, 0).
Proof.
  intros c k l Hc Hk Hl. pose proof (ck_two c k Hc Hk) as A. pose proof (cl_two c l Hc Hl) as B.
  assert (N : 0 < c * c * l) by (rewrite <- Z.mul_assoc; apply Z.mul_pos_pos; lia).
  assert (O : gamma_in c k l (0, 0, 0)) by (apply zero_inside; lia).
  split; [intros p P; apply gamma_vertex in P; split; [|split]|split].
  - rewrite go_times by (auto; lia). apply times_fixed; auto. exists 0, c, 1. repeat split; ring.
  - intros n Hn. rewrite go_times by (auto; lia). rewrite times_fixed by auto. intros (a & b & d & E1 & E2 & E3).
    assert (n = c * c * l * d) by (assert (b = c * d) by lia; subst b; lia).
    assert (d <= 0 \/ 1 <= d) by lia. nia.
  - intros n Hn. apply go_adj; auto. simpl. auto.
  - rewrite go_times by (auto; lia). apply same_inside with c k l; try lia.
    + apply address_inside; lia.
    + simpl. lia.
    + eapply same_trans; [apply address_same; lia|]. exists 0, 1, 0. simpl. lia.
  - rewrite go_times by (auto; lia). apply same_inside with c k l; try lia; auto.
    + apply address_inside; lia.
    + eapply same_trans; [apply address_same; lia|]. exists 0, 0, 1. simpl. lia.
Qed.

(* Section II: from every vertex the links (1,0,0) first lead back after ck
   steps. *)
Theorem supertoroidal_a_cycle_length : forall c k l : Z, 2 <= c -> 1 <= k -> 1 <= l ->
  forall p, is_vertex (Gamma c k l) p ->
  gamma_go c k l (1, 0, 0) (c * k) p = p /\
  (forall n : Z, 0 < n < c * k -> gamma_go c k l (1, 0, 0) n p <> p) /\
  (forall n : Z, 0 <= n -> adj (Gamma c k l) (gamma_go c k l (1, 0, 0) n p) (gamma_go c k l (1, 0, 0) (n + 1) p)).
Proof.
  intros c k l Hc Hk Hl p P. apply gamma_vertex in P. pose proof (ck_two c k Hc Hk) as A. split; [|split].
  - rewrite go_times by (auto; lia). apply times_fixed; auto. exists 1, 0, 0. lia.
  - intros n Hn. rewrite go_times by (auto; lia). rewrite times_fixed by auto. intros (a & b & d & E1 & E2 & E3).
    assert (a <= 0 \/ 1 <= a) by lia. nia.
  - intros n Hn. apply go_adj; auto. simpl. auto.
Qed.

(* Section II: y is taken modulo c^2 l: with x and z as they are, two values of y
   stand for the same address if and only if they differ by a multiple. *)
Theorem supertoroidal_second_coordinate_modulus : forall c k l : Z, 1 <= c -> 1 <= k -> 1 <= l ->
  forall x y y' z : Z,
  gamma_address c k l (x, y, z) = gamma_address c k l (x, y', z) <-> y mod (c * c * l) = y' mod (c * c * l).
Proof.
  intros c k l Hc Hk Hl x y y' z.
  assert (N : 0 < c * c * l) by (apply Z.mul_pos_pos; [apply Z.mul_pos_pos|]; lia). split.
  - intros E. apply address_eq_same in E; auto. destruct E as (a & b & d & E1 & E2 & E3).
    assert (b = c * d) by lia. subst b. replace y with (y' + d * (c * c * l)) by (rewrite E2; ring).
    apply Z.mod_add. lia.
  - intros E. apply address_eq; auto. exists 0, (c * (y / (c * c * l) - y' / (c * c * l))), (y / (c * c * l) - y' / (c * c * l)).
    repeat split; [ring| |ring].
    rewrite (Z.div_mod y (c * c * l)) at 1 by lia. rewrite (Z.div_mod y' (c * c * l)) at 1 by lia. rewrite E. ring.
Qed.

(* ---------- The semi-direct product ---------- *)

(* The address (x,y,z) as the pair (x, y + cl z). *)
Definition gamma_pair (c k l : Z) (p : Z * Z * Z) : Z * Z := let '(x, y, z) := p in (x, y + c * l * z).

Lemma pair_address c k l x y z : 1 <= c -> 1 <= k -> 1 <= l ->
  gamma_pair c k l (gamma_address c k l (x, y, z)) = (x mod (c * k), (y + c * l * z) mod (c * c * l)).
Proof.
  intros Hc Hk Hl. simpl. f_equal. pose proof (cl_positive c l Hc Hl) as B.
  replace (c * c * l) with (c * l * c) by ring. rewrite (Z.rem_mul_r (y + c * l * z) (c * l) c) by lia.
  rewrite (Z.mul_comm (c * l) z), Z.mod_add, Z.div_add by lia.
  rewrite (Z.add_comm (y / (c * l)) z). ring.
Qed.

Lemma power_mod c l n : 1 <= c -> 1 <= l -> 0 <= n -> exists t, (1 + c * l) ^ n = 1 + n * (c * l) + c * c * l * t.
Proof.
  intros Hc Hl Hn. pattern n. apply natlike_ind; auto.
  - exists 0. rewrite Z.pow_0_r. ring.
  - intros m Hm (t & E). rewrite Z.pow_succ_r, E by lia.
    exists (t + m * l + c * l * t). unfold Z.succ. ring.
Qed.

(* The product as that of pairs. *)
Lemma pair_times c k l p q x1 j1 x2 j2 : 2 <= c -> 1 <= k -> 1 <= l -> gamma_in c k l p -> gamma_in c k l q ->
  gamma_pair c k l p = (x1, j1) -> gamma_pair c k l q = (x2, j2) ->
  gamma_pair c k l (gamma_times c k l p q) =
    ((x1 + x2) mod (c * k), ((1 + c * l) ^ x2 * j1 + j2) mod (c * c * l)).
Proof.
  intros Hc Hk Hl P Q E1 E2. pose proof (ck_two c k Hc Hk) as A. pose proof (cl_two c l Hc Hl) as B.
  assert (N : 4 <= c * c * l) by (replace (c * c * l) with (c * (c * l)) by ring; nia).
  destruct p as [[X1 y1] z1], q as [[X2 y2] z2].
  unfold gamma_pair in E1, E2. inversion E1; inversion E2; subst. clear E1 E2.
  unfold gamma_times, triple_times. rewrite pair_address by lia. f_equal.
  destruct (power_mod c l x2 ltac:(lia) Hl ltac:(simpl in Q; lia)) as (t & E). rewrite E.
  replace ((1 + x2 * (c * l) + c * c * l * t) * (y1 + c * l * z1) + (y2 + c * l * z2))
    with (y1 + y2 + c * l * (z1 + z2 + x2 * y1) + (x2 * l * z1 + t * (y1 + c * l * z1)) * (c * c * l)) by ring.
  now rewrite Z.mod_add by lia.
Qed.

Lemma pair_injective c k l p q : 2 <= c -> 1 <= k -> 1 <= l -> gamma_in c k l p -> gamma_in c k l q ->
  gamma_pair c k l p = gamma_pair c k l q -> p = q.
Proof.
  intros Hc Hk Hl P Q E. pose proof (cl_two c l Hc Hl) as B. destruct p as [[x y] z], q as [[x' y'] z'].
  unfold gamma_pair in E. inversion E; subst. apply same_inside with c k l; auto; try lia.
  exists 0, (z' - z), 0. repeat split; lia.
Qed.

(* A link as a product of pairs. *)
Lemma pair_step c k l p a b x j : 2 <= c -> 1 <= k -> 1 <= l -> gamma_in c k l p -> gamma_pair c k l p = (x, j) ->
  gamma_pair c k l (gamma_times c k l p (a, b, 0)) =
    ((x + a) mod (c * k), ((1 + c * l) ^ (a mod (c * k)) * j + b) mod (c * c * l)).
Proof.
  intros Hc Hk Hl P E. pose proof (ck_two c k Hc Hk) as A. pose proof (cl_two c l Hc Hl) as B.
  assert (N : 4 <= c * c * l) by (replace (c * c * l) with (c * (c * l)) by ring; nia).
  assert (gamma_times c k l p (a, b, 0) = gamma_times c k l p (gamma_address c k l (a, b, 0))) as ->
    by (symmetry; apply times_address_spec; lia).
  rewrite (pair_times c k l p _ x j (a mod (c * k)) (b mod (c * c * l))); auto.
  - now rewrite !Z.add_mod_idemp_r by lia.
  - apply address_inside; lia.
  - rewrite pair_address by lia. rewrite Z.mul_0_r, Z.add_0_r. reflexivity.
Qed.

(* Section II, footnote 1: with j = y + cl z the product (2) is that of the
   semi-direct product of Z/ck and Z/c^2 l, the first acting on the second by
   multiplication by 1 + cl; the addresses are in one to one correspondence with
   the pairs, and (1 + cl)^ck is 1 modulo c^2 l. Gamma(c,k,l) is built from that product:
   it is the addresses, each joined to its products with (1,0,0), (-1,0,0), (0,1,0) and
   (0,-1,0), which as pairs are (1,0), (-1,0), (0,1) and (0,-1). *)
Theorem supertoroidal_semidirect_footnote : forall c k l : Z, 2 <= c -> 1 <= k -> 1 <= l ->
  (forall p q x1 j1 x2 j2, is_vertex (Gamma c k l) p -> is_vertex (Gamma c k l) q ->
    gamma_pair c k l p = (x1, j1) -> gamma_pair c k l q = (x2, j2) ->
    gamma_pair c k l (gamma_times c k l p q) =
      ((x1 + x2) mod (c * k), ((1 + c * l) ^ x2 * j1 + j2) mod (c * c * l))) /\
  (forall x j : Z, 0 <= x < c * k -> 0 <= j < c * c * l ->
    exists p, is_vertex (Gamma c k l) p /\ gamma_pair c k l p = (x, j) /\
      forall q, is_vertex (Gamma c k l) q -> gamma_pair c k l q = (x, j) -> q = p) /\
  (1 + c * l) ^ (c * k) mod (c * c * l) = 1 /\
  (forall p q, adj (Gamma c k l) p q <->
    is_vertex (Gamma c k l) p /\ exists s, In s [(1, 0, 0); (-1, 0, 0); (0, 1, 0); (0, -1, 0)] /\ q = gamma_times c k l p s) /\
  (forall p q x j, is_vertex (Gamma c k l) p -> gamma_pair c k l p = (x, j) ->
    (adj (Gamma c k l) p q <-> is_vertex (Gamma c k l) q /\ exists a b, In (a, b) [(1, 0); (-1, 0); (0, 1); (0, -1)] /\
      gamma_pair c k l q = ((x + a) mod (c * k), ((1 + c * l) ^ (a mod (c * k)) * j + b) mod (c * c * l)))).
Proof.
  intros c k l Hc Hk Hl. pose proof (ck_two c k Hc Hk) as A. pose proof (cl_two c l Hc Hl) as B.
  assert (N : 4 <= c * c * l) by (replace (c * c * l) with (c * (c * l)) by ring; nia).
  split; [|split; [|split; [|split]]].
  - intros p q x1 j1 x2 j2 P Q. apply gamma_vertex in P, Q. apply pair_times; auto.
  - intros x j X J. exists (gamma_address c k l (x, j, 0)). split; [apply gamma_vertex, address_inside; lia|]. split.
    + rewrite pair_address by lia. rewrite Z.mul_0_r, Z.add_0_r. now rewrite !Z.mod_small by lia.
    + intros q Q E. apply gamma_vertex in Q. apply (pair_injective c k l); auto; [apply address_inside; lia|].
      rewrite E, pair_address by lia. rewrite Z.mul_0_r, Z.add_0_r. now rewrite !Z.mod_small by lia.
  - destruct (power_mod c l (c * k) ltac:(lia) Hl ltac:(lia)) as (t & ->).
    replace (1 + c * k * (c * l) + c * c * l * t) with (1 + (k + t) * (c * c * l)) by ring.
    rewrite Z.mod_add by lia. apply Z.mod_small. lia.
  - intros p q. rewrite gamma_adj by auto. rewrite gamma_vertex. reflexivity.
  - intros p q x j P E. apply gamma_vertex in P. rewrite gamma_adj by auto. rewrite gamma_vertex. split.
    + intros (_ & s & S & ->). split; [apply times_inside; lia|].
      destruct S as [<-|[<-|[<-|[<-|[]]]]]; [exists 1, 0|exists (-1), 0|exists 0, 1|exists 0, (-1)];
        (split; [simpl; auto|apply pair_step; auto]).
    + intros (Q & a & b & S & F). split; [exact P|]. exists (a, b, 0). split.
      * destruct S as [S|[S|[S|[S|[]]]]]; inversion S; subst; unfold gamma_steps; simpl; auto.
      * apply (pair_injective c k l); auto; [apply times_inside; lia|].
        rewrite (pair_step c k l p a b x j) by auto. exact F.
Qed.

(* ---------- Slopes, colours, the H-net ---------- *)

(* Section III: the link (1,0,0) at (x,y,z) goes one column on and up by y modulo
   c, whatever k and l are. *)
Lemma slope_of_links : forall c k l : Z, 2 <= c -> 1 <= k -> 1 <= l ->
  forall x y z : Z, is_vertex (Gamma c k l) (x, y, z) ->
  gamma_times c k l (x, y, z) (1, 0, 0) = ((x + 1) mod (c * k), y, (z + y mod c) mod c) /\ 0 <= y mod c <= c - 1.
Proof.
  intros c k l Hc Hk Hl x y z P. apply gamma_vertex in P. destruct P as (X & Y & Z).
  destruct (links_by_product c k l x y z) as (L & _). split; [|pose proof (Z.mod_pos_bound y c); lia].
  rewrite L. simpl.
  rewrite (Z.mod_small y (c * l)), (Z.div_small y (c * l)) by lia. rewrite Z.add_0_r.
  now rewrite (Z.add_mod_idemp_r z y c) by lia.
Qed.

(* Section III: w = z - xy modulo c is constant along the links (1,0,0), so that
   their cycles are horizontal; along (0,1,0) it falls by x, and where y carries
   it rises by one. *)
Theorem supertoroidal_hnet_a_rings_horizontal : forall c k l : Z, 2 <= c -> 1 <= k -> 1 <= l ->
  let w p := let '(x, y, z) := p in (z - x * y) mod c in
  forall x y z : Z, is_vertex (Gamma c k l) (x, y, z) ->
  w (gamma_times c k l (x, y, z) (1, 0, 0)) = w (x, y, z) /\
  (y < c * l - 1 -> w (gamma_times c k l (x, y, z) (0, 1, 0)) = (w (x, y, z) - x) mod c) /\
  (y = c * l - 1 -> w (gamma_times c k l (x, y, z) (0, 1, 0)) = (w (x, y, z) - x + 1) mod c).
Proof.
  intros c k l Hc Hk Hl w x y z P. apply gamma_vertex in P. destruct P as (X & Y & Z).
  destruct (links_by_product c k l x y z) as (L & _ & M & _).
  assert (W : forall a b d, exists e, w (gamma_address c k l (a, b, d)) = (d + b / (c * l) - (a mod (c * k)) * (b mod (c * l)) + c * e) mod c /\ e = 0).
  { intros a b d. exists 0. split; [|reflexivity]. simpl. rewrite Z.mul_0_r, Z.add_0_r.
    now rewrite Zminus_mod_idemp_l. }
  rewrite L, M. split; [|split].
  - destruct (W (x + 1) y (z + y)) as (e & -> & ->). rewrite (Z.mod_small y (c * l)), (Z.div_small y (c * l)) by lia.
    destruct (Z.eq_dec (x + 1) (c * k)) as [E|E].
    + rewrite E, Z.mod_same by lia. simpl. replace x with (c * k - 1) by lia.
      replace (z + y + 0 - 0 * y + c * 0) with (z - (c * k - 1) * y + (k * y) * c) by ring. apply Z.mod_add. lia.
    + rewrite (Z.mod_small (x + 1)) by lia. simpl. f_equal. ring.
  - intros H. destruct (W x (y + 1) z) as (e & -> & ->).
    rewrite (Z.mod_small (y + 1) (c * l)), (Z.div_small (y + 1) (c * l)), (Z.mod_small x (c * k)) by lia. simpl.
    rewrite Zminus_mod_idemp_l. f_equal. ring.
  - intros ->. destruct (W x (c * l - 1 + 1) z) as (e & -> & ->).
    replace (c * l - 1 + 1) with (c * l) by ring. rewrite Z.mod_same, Z.div_same, (Z.mod_small x (c * k)) by lia. simpl.
    replace ((z - x * (c * l - 1)) mod c - x + 1) with ((z - x * (c * l - 1)) mod c - (x - 1)) by ring.
    rewrite Zminus_mod_idemp_l.
    replace (z - x * (c * l - 1) - (x - 1)) with (z + 1 - x * 0 + c * 0 + (- (x * l)) * c) by ring.
    now rewrite Z.mod_add by lia.
Qed.

Lemma even_mod_even a n : 0 < n -> Z.even n = true -> Z.even (a mod n) = Z.even a.
Proof.
  intros Hn E. rewrite (Z.div_mod a n) at 2 by lia. rewrite Z.even_add, Z.even_mul, E. simpl.
  now destruct (Z.even (a mod n)).
Qed.

Lemma gamma_bipartite : forall c k l : Z, 2 <= c -> 1 <= k -> 1 <= l -> c mod 2 = 0 -> bipartite (Gamma c k l).
Proof.
  intros c k l Hc Hk Hl E. exists (fun p : Z * Z * Z => Z.even (fst (fst p) + snd (fst p))).
  pose proof (ck_two c k Hc Hk) as A. pose proof (cl_two c l Hc Hl) as B.
  assert (Ec : Z.even c = true) by (rewrite Zeven_mod, E; reflexivity).
  assert (K : forall x y z, Z.even (fst (fst (gamma_address c k l (x, y, z))) + snd (fst (gamma_address c k l (x, y, z)))) = Z.even (x + y)).
  { intros x y z. simpl. rewrite !Z.even_add, !even_mod_even; auto; try lia; now rewrite Z.even_mul, Ec. }
  intros [[x y] z] q H. apply gamma_adj in H; auto. destruct H as (P & s & S & ->).
  destruct (links_by_product c k l x y z) as (L1 & L2 & L3 & L4).
  destruct S as [<-|[<-|[<-|[<-|[]]]]]; rewrite ?L1, ?L2, ?L3, ?L4, K; simpl;
    rewrite ?Z.even_add, ?Z.even_sub; destruct (Z.even x), (Z.even y); simpl; discriminate.
Qed.
