(* The supertoroidal network Gamma(c,k,l): its addresses and their product, the
   group, the network, its order, size, degree, symmetry and cycles.
   Source: R. N. Draper, "An Overview of Supertoroidal Networks", SPAA 1991,
   Section II. *)

From Coq Require Import ZArith Lia List Permutation.
From Topocert Require Import Graph Walk.
Import ListNotations.
Open Scope Z_scope.

(* The address that a triple of integers stands for: y + cl z is taken modulo
   c^2 l in the mixed radix (cl, c), so that y carries into z; x is taken modulo
   ck. *)
Definition gamma_address (c k l : Z) (p : Z * Z * Z) : Z * Z * Z :=
  let '(x, y, z) := p in (x mod (c * k), y mod (c * l), (z + y / (c * l)) mod c).

(* The product of triples, as matrices are multiplied (1). *)
Definition triple_times (p q : Z * Z * Z) : Z * Z * Z :=
  let '(x1, y1, z1) := p in
  let '(x2, y2, z2) := q in (x1 + x2, y1 + y2, z1 + z2 + x2 * y1).

(* The product of addresses (2). *)
Definition gamma_times (c k l : Z) (p q : Z * Z * Z) : Z * Z * Z := gamma_address c k l (triple_times p q).

Definition triple_inverse (p : Z * Z * Z) : Z * Z * Z :=
  let '(x, y, z) := p in (- x, - y, - z + x * y).

Definition gamma_inverse (c k l : Z) (p : Z * Z * Z) : Z * Z * Z := gamma_address c k l (triple_inverse p).

(* (x,y,z) is joined to (x+1,y,z+y) and to (x,y+1,z), and so to (x-1,y,z-y) and
   (x,y-1,z), as addresses (3), (4). *)
Definition gamma_link (c k l : Z) (p q : Z * Z * Z) : Prop :=
  let '(x, y, z) := p in
  q = gamma_address c k l (x + 1, y, z + y) \/ q = gamma_address c k l (x, y + 1, z).

(* The address space is [0,ck) x [0,cl) x [0,c). *)
Definition Gamma (c k l : Z) : graph :=
  Graph (Z * Z * Z) (list_prod (list_prod (zrange (c * k)) (zrange (c * l))) (zrange c)) (gamma_link c k l).

Definition gamma_in (c k l : Z) (p : Z * Z * Z) : Prop :=
  let '(x, y, z) := p in 0 <= x < c * k /\ 0 <= y < c * l /\ 0 <= z < c.

Lemma gamma_vertex c k l p : is_vertex (Gamma c k l) p <-> gamma_in c k l p.
Proof.
  destruct p as [[x y] z].
  change (is_vertex (Gamma c k l) (x, y, z)) with
    (In (x, y, z) (list_prod (list_prod (zrange (c * k)) (zrange (c * l))) (zrange c))).
  rewrite in_prod_iff, in_prod_iff, !in_zrange. simpl. tauto.
Qed.

Lemma triple_eq (x y z x' y' z' : Z) : x = x' -> y = y' -> z = z' -> (x, y, z) = (x', y', z').
Proof. congruence. Qed.

(* ---------- Which triples stand for the same address ---------- *)

Definition same_address (c k l : Z) (p q : Z * Z * Z) : Prop :=
  let '(x1, y1, z1) := p in
  let '(x2, y2, z2) := q in
  exists a b d, x1 = x2 + c * k * a /\ y1 = y2 + c * l * b /\ z1 = z2 - b + c * d.

Lemma same_refl c k l p : same_address c k l p p.
Proof. destruct p as [[x y] z]. exists 0, 0, 0. lia. Qed.

Lemma same_sym c k l p q : same_address c k l p q -> same_address c k l q p.
Proof.
  destruct p as [[x y] z], q as [[x' y'] z']. intros (a & b & d & -> & -> & ->).
  exists (-a), (-b), (-d). repeat split; ring.
Qed.

Lemma same_trans c k l p q r : same_address c k l p q -> same_address c k l q r -> same_address c k l p r.
Proof.
  destruct p as [[x y] z], q as [[x' y'] z'], r as [[x'' y''] z''].
  intros (a & b & d & -> & -> & ->) (a' & b' & d' & -> & -> & ->).
  exists (a + a'), (b + b'), (d + d'). repeat split; ring.
Qed.

Lemma same_times c k l p p' q q' :
  same_address c k l p p' -> same_address c k l q q' ->
  same_address c k l (triple_times p q) (triple_times p' q').
Proof.
  destruct p as [[x1 y1] z1], q as [[x2 y2] z2], p' as [[x3 y3] z3], q' as [[x4 y4] z4].
  intros (a & b & d & -> & -> & ->) (a' & b' & d' & -> & -> & ->).
  exists (a + a'), (b + b'), (d + d' + x4 * l * b + k * a' * (y3 + c * l * b)). repeat split; ring.
Qed.

Lemma same_inverse c k l p q :
  same_address c k l p q -> same_address c k l (triple_inverse p) (triple_inverse q).
Proof.
  destruct p as [[x1 y1] z1], q as [[x2 y2] z2].
  intros (a & b & d & -> & -> & ->).
  exists (-a), (-b), (-d + x2 * l * b + k * a * (y2 + c * l * b)). repeat split; ring.
Qed.

Section Group.
Variables c k l : Z.
Hypothesis Hc : 1 <= c.
Hypothesis Hk : 1 <= k.
Hypothesis Hl : 1 <= l.
Notation address := (gamma_address c k l).
Notation times := (gamma_times c k l).
Notation inverse := (gamma_inverse c k l).
Notation same := (same_address c k l).
Notation inside := (gamma_in c k l).

Lemma ck_positive : 0 < c * k.
Proof. apply Z.mul_pos_pos; lia. Qed.

Lemma cl_positive : 0 < c * l.
Proof. apply Z.mul_pos_pos; lia. Qed.

Lemma address_inside p : inside (address p).
Proof.
  destruct p as [[x y] z]. pose proof ck_positive. pose proof cl_positive.
  repeat split; apply Z.mod_pos_bound; lia.
Qed.

Lemma address_same p : same (address p) p.
Proof.
  destruct p as [[x y] z]. pose proof ck_positive as A. pose proof cl_positive as B.
  exists (- (x / (c * k))), (- (y / (c * l))), (- ((z + y / (c * l)) / c)).
  pose proof (Z.div_mod x (c * k) ltac:(lia)) as E.
  pose proof (Z.div_mod y (c * l) ltac:(lia)) as F.
  pose proof (Z.div_mod (z + y / (c * l)) c ltac:(lia)) as G. lia.
Qed.

Lemma small_multiple n a r : 0 < n -> 0 <= r < n -> 0 <= r + n * a < n -> a = 0.
Proof. intros Hn H K. destruct (Z.lt_trichotomy a 0) as [L|[E|L]]; auto; exfalso; nia. Qed.

(* Two addresses that stand for the same are equal. *)
Lemma same_inside p q : inside p -> inside q -> same p q -> p = q.
Proof.
  destruct p as [[x y] z], q as [[x' y'] z']. pose proof ck_positive as A. pose proof cl_positive as B.
  intros (X & Y & W) (X' & Y' & W') (a & b & d & -> & -> & ->).
  assert (a = 0) by (apply (small_multiple (c * k) a x'); lia).
  assert (b = 0) by (apply (small_multiple (c * l) b y'); lia). subst.
  assert (d = 0) by (apply (small_multiple c d z'); lia). subst.
  apply triple_eq; ring.
Qed.

Lemma address_of p : inside p -> address p = p.
Proof. intros H. apply same_inside; auto using address_inside, address_same. Qed.

Lemma address_eq p q : same p q -> address p = address q.
Proof.
  intros H. apply same_inside; try apply address_inside.
  apply same_trans with p; [apply address_same|]. apply same_trans with q; [exact H|].
  apply same_sym, address_same.
Qed.

Lemma address_eq_same p q : address p = address q -> same p q.
Proof.
  intros H. apply same_trans with (address p); [apply same_sym, address_same|].
  rewrite H. apply address_same.
Qed.

Lemma times_address p q : times (address p) (address q) = address (triple_times p q).
Proof. apply address_eq, same_times; apply address_same. Qed.

Lemma times_address_left p q : times (address p) q = address (triple_times p q).
Proof. apply address_eq, same_times; [apply address_same|apply same_refl]. Qed.

Lemma times_address_spec p q : times p (address q) = address (triple_times p q).
Proof. apply address_eq, same_times; [apply same_refl|apply address_same]. Qed.

Lemma triple_times_assoc p q r : triple_times (triple_times p q) r = triple_times p (triple_times q r).
Proof.
  destruct p as [[x y] z], q as [[x' y'] z'], r as [[x'' y''] z'']. simpl. apply triple_eq; ring.
Qed.

Lemma triple_inverse_spec p : triple_times p (triple_inverse p) = (0, 0, 0).
Proof. destruct p as [[x y] z]. simpl. apply triple_eq; ring. Qed.

Lemma triple_inverse_left p : triple_times (triple_inverse p) p = (0, 0, 0).
Proof. destruct p as [[x y] z]. simpl. apply triple_eq; ring. Qed.

Lemma triple_times_one p : triple_times p (0, 0, 0) = p.
Proof. destruct p as [[x y] z]. simpl. apply triple_eq; ring. Qed.

Lemma triple_one_times p : triple_times (0, 0, 0) p = p.
Proof. destruct p as [[x y] z]. simpl. apply triple_eq; ring. Qed.

Lemma zero_inside : inside (0, 0, 0).
Proof. pose proof ck_positive. pose proof cl_positive. simpl. lia. Qed.

Lemma times_assoc p q r : times (times p q) r = times p (times q r).
Proof.
  change (times (address (triple_times p q)) r = times p (address (triple_times q r))).
  rewrite times_address_left, times_address_spec. now rewrite triple_times_assoc.
Qed.

Lemma times_one p : inside p -> times p (0, 0, 0) = p.
Proof. intros H. unfold gamma_times. rewrite triple_times_one. now apply address_of. Qed.

Lemma one_times p : inside p -> times (0, 0, 0) p = p.
Proof. intros H. unfold gamma_times. rewrite triple_one_times. now apply address_of. Qed.

Lemma times_inverse p : times p (inverse p) = (0, 0, 0).
Proof.
  unfold gamma_inverse. rewrite times_address_spec, triple_inverse_spec. apply address_of, zero_inside.
Qed.

Lemma inverse_times p : times (inverse p) p = (0, 0, 0).
Proof.
  unfold gamma_inverse. rewrite times_address_left, triple_inverse_left. apply address_of, zero_inside.
Qed.

Lemma times_inside p q : inside (times p q).
Proof. apply address_inside. Qed.

End Group.

(* ---------- The claims of Section II on the product ---------- *)

(* The product does not depend on which triples stand for the addresses: adding
   ck to x, or cl to y and -1 to z, or c to z, in either factor, changes
   nothing. *)
Theorem supertoroidal_group_well_defined : forall c k l : Z, 1 <= c -> 1 <= k -> 1 <= l ->
  forall x y z x' y' z' : Z,
  let product p q := gamma_times c k l p q in
  product (x + c * k, y, z) (x', y', z') = product (x, y, z) (x', y', z') /\
  product (x, y + c * l, z - 1) (x', y', z') = product (x, y, z) (x', y', z') /\
  product (x, y, z + c) (x', y', z') = product (x, y, z) (x', y', z') /\
  product (x, y, z) (x' + c * k, y', z') = product (x, y, z) (x', y', z') /\
  product (x, y, z) (x', y' + c * l, z' - 1) = product (x, y, z) (x', y', z') /\
  product (x, y, z) (x', y', z' + c) = product (x, y, z) (x', y', z').
Proof.
  intros c k l Hc Hk Hl x y z x' y' z' product. unfold product, gamma_times.
  repeat split; apply address_eq; auto; apply same_times; try apply same_refl.
  - exists 1, 0, 0; lia.
  - exists 0, 1, 0; lia.
  - exists 0, 0, 1; lia.
  - exists 1, 0, 0; lia.
  - exists 0, 1, 0; lia.
  - exists 0, 0, 1; lia.
Qed.

(* The product is associative. *)
Theorem supertoroidal_group_associative : forall c k l : Z, 1 <= c -> 1 <= k -> 1 <= l ->
  forall p q r, is_vertex (Gamma c k l) p -> is_vertex (Gamma c k l) q -> is_vertex (Gamma c k l) r ->
  gamma_times c k l (gamma_times c k l p q) r = gamma_times c k l p (gamma_times c k l q r).
Proof. intros. now apply times_assoc. Qed.

(* (0,0,0) is the identity. *)
Theorem supertoroidal_identity : forall c k l : Z, 1 <= c -> 1 <= k -> 1 <= l ->
  is_vertex (Gamma c k l) (0, 0, 0) /\
  forall p, is_vertex (Gamma c k l) p ->
  gamma_times c k l (0, 0, 0) p = p /\ gamma_times c k l p (0, 0, 0) = p.
Proof.
  intros c k l Hc Hk Hl. split; [apply gamma_vertex; now apply zero_inside|].
  intros p V. apply gamma_vertex in V. split; [now apply one_times|now apply times_one].
Qed.

(* The inverse of (x,y,z) is (-x,-y,-z+xy). *)
Theorem supertoroidal_inverse : forall c k l : Z, 1 <= c -> 1 <= k -> 1 <= l ->
  forall x y z : Z, is_vertex (Gamma c k l) (x, y, z) ->
  let inverse := gamma_address c k l (- x, - y, - z + x * y) in
  is_vertex (Gamma c k l) inverse /\
  gamma_times c k l (x, y, z) inverse = (0, 0, 0) /\ gamma_times c k l inverse (x, y, z) = (0, 0, 0).
Proof.
  intros c k l Hc Hk Hl x y z V inverse. change inverse with (gamma_inverse c k l (x, y, z)). split.
  - apply gamma_vertex. now apply address_inside.
  - split; [now apply times_inverse|now apply inverse_times].
Qed.

(* Products of addresses are addresses: with the three above, a group. *)
Theorem supertoroidal_group_closed : forall c k l : Z, 1 <= c -> 1 <= k -> 1 <= l ->
  forall p q, is_vertex (Gamma c k l) (gamma_times c k l p q).
Proof. intros. apply gamma_vertex. now apply address_inside. Qed.

(* The product is not commutative. *)
Theorem supertoroidal_noncommutative : forall c k l : Z, 2 <= c -> 1 <= k -> 1 <= l ->
  exists p q, is_vertex (Gamma c k l) p /\ is_vertex (Gamma c k l) q /\
  gamma_times c k l p q <> gamma_times c k l q p.
Proof.
  intros c k l Hc Hk Hl.
  assert (A : 2 <= c * k) by (pose proof (Z.mul_le_mono_nonneg_l 1 k c ltac:(lia) ltac:(lia)); lia).
  assert (B : 2 <= c * l) by (pose proof (Z.mul_le_mono_nonneg_l 1 l c ltac:(lia) ltac:(lia)); lia).
  exists (1, 0, 0), (0, 1, 0).
  split; [apply gamma_vertex; simpl; lia|]. split; [apply gamma_vertex; simpl; lia|].
  intros E. apply address_eq_same in E; try lia. destruct E as (a & b & d & E1 & E2 & E3).
  assert (a = 0) by (assert (c * k * a = 0) by lia; apply Z.mul_eq_0 in H; lia).
  assert (b = 0) by (assert (c * l * b = 0) by lia; apply Z.mul_eq_0 in H0; lia).
  subst. assert (c * d = -1) by lia. assert (d < 0 \/ 0 <= d) by lia. nia.
Qed.

(* ---------- The network is the Cayley graph ---------- *)

Section Network.
Variables c k l : Z.
Hypothesis Hc : 2 <= c.
Hypothesis Hk : 1 <= k.
Hypothesis Hl : 1 <= l.
Notation address := (gamma_address c k l).
Notation times := (gamma_times c k l).
Notation inverse := (gamma_inverse c k l).
Notation same := (same_address c k l).
Notation inside := (gamma_in c k l).
Notation G := (Gamma c k l).

Lemma ck_two : 2 <= c * k.
Proof. pose proof (Z.mul_le_mono_nonneg_l 1 k c ltac:(lia) ltac:(lia)). lia. Qed.

Lemma cl_two : 2 <= c * l.
Proof. pose proof (Z.mul_le_mono_nonneg_l 1 l c ltac:(lia) ltac:(lia)). lia. Qed.

Lemma cancel_left p q r : inside q -> inside r -> times p q = times p r -> q = r.
Proof.
  intros Q R E. assert (H : 1 <= c) by lia.
  rewrite <- (one_times c k l H Hk Hl q Q), <- (one_times c k l H Hk Hl r R).
  rewrite <- (inverse_times c k l H Hk Hl p). rewrite !times_assoc by lia. now rewrite E.
Qed.

Lemma back p s t : inside p -> triple_times s t = (0, 0, 0) -> times (times p s) t = p.
Proof.
  intros P E. change (times (times p s) t) with (times (address (triple_times p s)) t).
  rewrite times_address_left by lia. rewrite triple_times_assoc, E, triple_times_one. apply address_of; auto; lia.
Qed.

(* The links are multiplications on the right. *)
Lemma links_by_product x y z :
  times (x, y, z) (1, 0, 0) = address (x + 1, y, z + y) /\
  times (x, y, z) (-1, 0, 0) = address (x - 1, y, z - y) /\
  times (x, y, z) (0, 1, 0) = address (x, y + 1, z) /\
  times (x, y, z) (0, -1, 0) = address (x, y - 1, z).
Proof.
  unfold gamma_times, triple_times. repeat split; f_equal; apply triple_eq; ring.
Qed.

Definition gamma_steps : list (Z * Z * Z) := [(1, 0, 0); (-1, 0, 0); (0, 1, 0); (0, -1, 0)].

Lemma step_moves p s : In s gamma_steps -> inside p -> times p s <> p.
Proof.
  intros S P E. pose proof ck_two as A. pose proof cl_two as B.
  rewrite <- (address_of c k l ltac:(lia) Hk Hl p P) in E at 2.
  apply address_eq_same in E; try lia. destruct p as [[x y] z].
  assert (K : forall n a, 2 <= n -> n * a <> 1) by (intros n a Hn; assert (a <= 0 \/ 1 <= a) by lia; nia).
  assert (K' : forall n a, 2 <= n -> n * a <> -1) by (intros n a Hn; assert (a <= -1 \/ 0 <= a) by lia; nia).
  destruct S as [<-|[<-|[<-|[<-|[]]]]]; destruct E as (a & b & d & E1 & E2 & E3).
  - apply (K (c * k) a A). lia.
  - apply (K' (c * k) a A). lia.
  - apply (K (c * l) b B). lia.
  - apply (K' (c * l) b B). lia.
Qed.

Lemma gamma_adj p q : adj G p q <-> inside p /\ exists s, In s gamma_steps /\ q = times p s.
Proof.
  unfold adj. rewrite !gamma_vertex. change (link G) with (gamma_link c k l). split.
  - intros (P & Q & N & H). split; [exact P|]. destruct p as [[x y] z], q as [[x' y'] z'].
    destruct (links_by_product x y z) as (L1 & L2 & L3 & L4).
    destruct (links_by_product x' y' z') as (M1 & M2 & M3 & M4).
    destruct H as [[H|H]|[H|H]].
    + exists (1, 0, 0). split; [simpl; auto|]. rewrite L1. exact H.
    + exists (0, 1, 0). split; [simpl; auto|]. rewrite L3. exact H.
    + exists (-1, 0, 0). split; [simpl; auto|]. rewrite H, <- M1. symmetry. now apply back.
    + exists (0, -1, 0). split; [simpl; auto|]. rewrite H, <- M3. symmetry. now apply back.
  - intros (P & s & S & ->). split; [exact P|]. split; [apply times_inside; lia|].
    split; [intros E; symmetry in E; revert E; now apply step_moves|].
    destruct p as [[x y] z]. destruct (links_by_product x y z) as (L1 & L2 & L3 & L4).
    destruct S as [<-|[<-|[<-|[<-|[]]]]].
    + left. left. exact L1.
    + right. assert (E : times (times (x, y, z) (-1, 0, 0)) (1, 0, 0) = (x, y, z)) by now apply back.
      destruct (times (x, y, z) (-1, 0, 0)) as [[x' y'] z']. left.
      destruct (links_by_product x' y' z') as (<- & _). now symmetry.
    + left. right. exact L3.
    + right. assert (E : times (times (x, y, z) (0, -1, 0)) (0, 1, 0) = (x, y, z)) by now apply back.
      destruct (times (x, y, z) (0, -1, 0)) as [[x' y'] z']. right.
      destruct (links_by_product x' y' z') as (_ & _ & <- & _). now symmetry.
Qed.

Lemma gamma_proper : proper G.
Proof.
  pose proof ck_two. pose proof cl_two. split.
  - apply NoDup_list_prod; [apply NoDup_list_prod|]; apply NoDup_zrange.
  - apply list_prod_nonempty; [apply list_prod_nonempty|]; apply zrange_nonempty; lia.
Qed.

Lemma gamma_decidable : decidable G.
Proof.
  split.
  - intros u v. apply decided_pair; [|apply decided_Zeq]. intros a b. apply decided_pair; apply decided_Zeq.
  - intros [[x y] z] q. simpl. apply decided_or; apply decided_pair; intros; decide_it.
Qed.

Lemma gamma_order : order G (k * l * c * c * c).
Proof.
  split; [apply gamma_proper|]. pose proof ck_two. pose proof cl_two.
  change (Z.of_nat (length (list_prod (list_prod (zrange (c * k)) (zrange (c * l))) (zrange c))) = k * l * c * c * c).
  rewrite !length_list_prod, !length_zrange by lia. ring.
Qed.

(* Multiplication on the left is a symmetry. *)
Lemma gamma_left_symmetry g : symmetry G (times g) (times (inverse g)).
Proof.
  assert (A : forall g h p, times h g = (0, 0, 0) -> inside p -> inside (times g p) /\ times h (times g p) = p).
  { intros a b p E P. split; [apply times_inside; lia|]. rewrite <- times_assoc, E by lia. apply one_times; auto; lia. }
  assert (B : forall g u v, adj G u v -> adj G (times g u) (times g v)).
  { intros a u v E. apply gamma_adj in E. destruct E as (U & s & S & ->). apply gamma_adj.
    split; [apply times_inside; lia|]. exists s. split; auto. symmetry. apply times_assoc; lia. }
  split; [|split; [|split; apply B]].
  - intros p P. rewrite gamma_vertex in *. apply A; auto. apply inverse_times; lia.
  - intros p P. rewrite gamma_vertex in *. apply A; auto. apply times_inverse; lia.
Qed.

Lemma gamma_transitive : vertex_transitive G.
Proof.
  intros u v U V. exists (times (times v (inverse u))). split.
  - apply (symmetry_automorphism G _ (times (inverse (times v (inverse u))))).
    + apply gamma_proper.
    + apply gamma_left_symmetry.
  - rewrite times_assoc, inverse_times by lia. apply times_one; try lia. now apply gamma_vertex.
Qed.

Lemma gamma_degree p : 3 <= c * k -> is_vertex G p -> degree G p 4.
Proof.
  intros Hck V. apply (count_list_n _ (map (times p) gamma_steps)); [| |reflexivity].
  - assert (D : forall s t, In s gamma_steps -> In t gamma_steps -> times p s = times p t -> s = t).
    { pose proof cl_two as B.
      assert (K : forall a, c * k * a <> 1 /\ c * k * a <> -1 /\ c * k * a <> 2 /\ c * k * a <> -2).
      { intros a. assert (a <= -1 \/ a = 0 \/ 1 <= a) by lia. nia. }
      assert (M : forall b d, 0 = b + c * d -> c * l * b <> 2 /\ c * l * b <> -2).
      { intros b d E. assert (b = - (c * d)) by lia. subst b.
        assert (4 <= c * (c * l)) by nia.
        replace (c * l * - (c * d)) with (- (c * (c * l)) * d) by ring.
        assert (d <= -1 \/ d = 0 \/ 1 <= d) by lia. nia. }
      intros s t S T E. apply address_eq_same in E; try lia.
      assert (E' : same s t).
      { apply same_trans with (triple_times (triple_inverse p) (triple_times p s)).
        { rewrite <- triple_times_assoc, triple_inverse_left, triple_one_times. apply same_refl. }
        apply same_trans with (triple_times (triple_inverse p) (triple_times p t)).
        { apply same_times; [apply same_refl|exact E]. }
        rewrite <- triple_times_assoc, triple_inverse_left, triple_one_times. apply same_refl. }
      destruct S as [<-|[<-|[<-|[<-|[]]]]]; destruct T as [<-|[<-|[<-|[<-|[]]]]]; try reflexivity;
        destruct E' as (a & b & d & E1 & E2 & E3); exfalso; specialize (K a); specialize (M b (-d)); lia. }
    apply NoDup_map_inj; [exact D|]. repeat (constructor; [simpl; intuition congruence|]). constructor.
  - intros q. rewrite in_map_iff, gamma_adj. apply gamma_vertex in V. split.
    + intros (s & <- & S). split; auto. exists s. auto.
    + intros (_ & s & S & ->). exists s. auto.
Qed.

(* n links (1,0,0), and n links (0,1,0). *)
Lemma walk_a p n : inside p -> walk G p (times p (n, 0, 0)) (Z.abs n).
Proof.
  intros P.
  assert (K : forall (m : nat) s, s = 1 \/ s = -1 -> walk G p (times p (s * Z.of_nat m, 0, 0)) (Z.of_nat m)).
  { induction m as [|m IH]; intros s Hs.
    - replace (s * Z.of_nat 0) with 0 by lia. rewrite times_one by (auto; lia). constructor. now apply gamma_vertex.
    - apply (walk_cast G _ _ (Z.of_nat m + 1)); [|lia]. apply walk_app with (times p (s * Z.of_nat m, 0, 0)); [now apply IH|].
      apply walk_one. apply gamma_adj. split; [apply times_inside; lia|]. exists (s, 0, 0).
      split; [destruct Hs as [->| ->]; simpl; auto|].
      change (times p (s * Z.of_nat (S m), 0, 0) = times (address (triple_times p (s * Z.of_nat m, 0, 0))) (s, 0, 0)).
      rewrite times_address_left by lia. rewrite triple_times_assoc. unfold gamma_times. f_equal. f_equal.
      simpl. apply triple_eq; lia. }
  destruct (Z.le_ge_cases 0 n) as [N|N].
  - specialize (K (Z.to_nat n) 1 ltac:(auto)). replace (1 * Z.of_nat (Z.to_nat n)) with n in K by lia.
    eapply walk_cast; [exact K|lia].
  - specialize (K (Z.to_nat (- n)) (-1) ltac:(auto)). replace (-1 * Z.of_nat (Z.to_nat (- n))) with n in K by lia.
    eapply walk_cast; [exact K|lia].
Qed.

Lemma walk_b p n : inside p -> walk G p (times p (0, n, 0)) (Z.abs n).
Proof.
  intros P.
  assert (K : forall (m : nat) s, s = 1 \/ s = -1 -> walk G p (times p (0, s * Z.of_nat m, 0)) (Z.of_nat m)).
  { induction m as [|m IH]; intros s Hs.
    - replace (s * Z.of_nat 0) with 0 by lia. rewrite times_one by (auto; lia). constructor. now apply gamma_vertex.
    - apply (walk_cast G _ _ (Z.of_nat m + 1)); [|lia]. apply walk_app with (times p (0, s * Z.of_nat m, 0)); [now apply IH|].
      apply walk_one. apply gamma_adj. split; [apply times_inside; lia|]. exists (0, s, 0).
      split; [destruct Hs as [->| ->]; simpl; auto|].
      change (times p (0, s * Z.of_nat (S m), 0) = times (address (triple_times p (0, s * Z.of_nat m, 0))) (0, s, 0)).
      rewrite times_address_left by lia. rewrite triple_times_assoc. unfold gamma_times. f_equal. f_equal.
      simpl. apply triple_eq; lia. }
  destruct (Z.le_ge_cases 0 n) as [N|N].
  - specialize (K (Z.to_nat n) 1 ltac:(auto)). replace (1 * Z.of_nat (Z.to_nat n)) with n in K by lia.
    eapply walk_cast; [exact K|lia].
  - specialize (K (Z.to_nat (- n)) (-1) ltac:(auto)). replace (-1 * Z.of_nat (Z.to_nat (- n))) with n in K by lia.
    eapply walk_cast; [exact K|lia].
Qed.

Lemma gamma_connected : connected G.
Proof.
  assert (H : forall v, is_vertex G v -> exists d, walk G (0, 0, 0) v d).
  { intros [[x y] z] V. apply gamma_vertex in V.
    assert (E : times (times (0, 0, 0) (x, 0, 0)) (0, y + c * l * z, 0) = (x, y, z)).
    { change (times (times (0, 0, 0) (x, 0, 0))) with (times (address (triple_times (0, 0, 0) (x, 0, 0)))).
      rewrite times_address_left by lia. apply same_inside with c k l; auto; try lia.
      - apply address_inside; lia.
      - eapply same_trans; [apply address_same; lia|]. exists 0, z, 0. simpl. lia. }
    eexists. eapply walk_app; [apply walk_a; apply zero_inside; lia|].
    rewrite <- E. apply walk_b. apply times_inside; lia. }
  intros u v U V. destruct (H u U) as (d & D), (H v V) as (e & W).
  exists (d + e). apply walk_app with (0, 0, 0); auto. now apply walk_rev.
Qed.

End Network.

(* Section II: klc^3 nodes; and the network is connected. *)
Theorem supertoroidal_node_count : forall c k l : Z, 2 <= c -> 1 <= k -> 1 <= l ->
  order (Gamma c k l) (k * l * c * c * c) /\ connected (Gamma c k l).
Proof. intros. split; [now apply gamma_order|now apply gamma_connected]. Qed.

(* Section II: all of degree four. The rings along x must not be of length 2. *)
Theorem supertoroidal_degree_four : forall c k l : Z, 2 <= c -> 1 <= k -> 1 <= l -> 3 <= c * k ->
  min_degree (Gamma c k l) 4 /\ max_degree (Gamma c k l) 4.
Proof.
  intros c k l Hc Hk Hl Hck.
  assert (P : proper (Gamma c k l)) by now apply gamma_proper.
  assert (R : regular (Gamma c k l) 4) by (intros v V; now apply gamma_degree).
  split; [now apply regular_min|now apply regular_max].
Qed.

(* 2N links. *)
Theorem supertoroidal_links : forall c k l : Z, 2 <= c -> 1 <= k -> 1 <= l -> 3 <= c * k ->
  exists N, order (Gamma c k l) N /\ size (Gamma c k l) (2 * N).
Proof.
  intros c k l Hc Hk Hl Hck. exists (k * l * c * c * c).
  assert (O : order (Gamma c k l) (k * l * c * c * c)) by now apply gamma_order.
  split; [exact O|]. apply (size_regular _ 4 (k * l * c * c * c)); auto; [|ring].
  intros v V. now apply gamma_degree.
Qed.

(* Gamma(c,k,l) is the Cayley graph of the group of addresses: two vertices are
   adjacent if the second is the first times (1,0,0), (-1,0,0), (0,1,0) or
   (0,-1,0); these products are what (3) and (4) print; and links of opposite
   sign lead back. *)
Theorem supertoroidal_links_34 : forall c k l : Z, 2 <= c -> 1 <= k -> 1 <= l ->
  forall x y z : Z, is_vertex (Gamma c k l) (x, y, z) ->
  let at_ p := gamma_address c k l p in
  let by_ p s := gamma_times c k l p s in
  by_ (x, y, z) (1, 0, 0) = at_ (x + 1, y, z + y) /\
  by_ (x, y, z) (-1, 0, 0) = at_ (x - 1, y, z - y) /\
  by_ (x, y, z) (0, 1, 0) = at_ (x, y + 1, z) /\
  by_ (x, y, z) (0, -1, 0) = at_ (x, y - 1, z) /\
  by_ (by_ (x, y, z) (1, 0, 0)) (-1, 0, 0) = (x, y, z) /\
  by_ (by_ (x, y, z) (-1, 0, 0)) (1, 0, 0) = (x, y, z) /\
  by_ (by_ (x, y, z) (0, 1, 0)) (0, -1, 0) = (x, y, z) /\
  by_ (by_ (x, y, z) (0, -1, 0)) (0, 1, 0) = (x, y, z) /\
  forall q, adj (Gamma c k l) (x, y, z) q <->
    q = by_ (x, y, z) (1, 0, 0) \/ q = by_ (x, y, z) (-1, 0, 0) \/
    q = by_ (x, y, z) (0, 1, 0) \/ q = by_ (x, y, z) (0, -1, 0).
Proof.
  intros c k l Hc Hk Hl x y z V at_ by_. unfold at_, by_. apply gamma_vertex in V.
  destruct (links_by_product c k l x y z) as (L1 & L2 & L3 & L4).
  repeat (split; [first [exact L1 | exact L2 | exact L3 | exact L4 | now apply back]|]).
  intros q. rewrite gamma_adj by lia. split.
  - intros (_ & s & S & ->). destruct S as [<-|[<-|[<-|[<-|[]]]]]; auto.
  - intros H. split; [exact V|]. destruct H as [->|[->|[->| ->]]]; eexists; (split; [|reflexivity]); simpl; auto.
Qed.

(* The network looks the same from every vertex. *)
Theorem supertoroidal_vertex_transitive : forall c k l : Z, 2 <= c -> 1 <= k -> 1 <= l ->
  vertex_transitive (Gamma c k l).
Proof. intros. now apply gamma_transitive. Qed.
