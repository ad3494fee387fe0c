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

Lemma times_address_right p q : times p (address q) = address (triple_times p q).
Proof. apply address_eq, same_times; [apply same_refl|apply address_same]. Qed.

Lemma triple_times_assoc p q r : triple_times (triple_times p q) r = triple_times p (triple_times q r).
Proof.
  destruct p as [[x y] z], q as [[x' y'] z'], r as [[x'' y''] z'']. simpl. apply triple_eq; ring.
Qed.

Lemma triple_inverse_right p : triple_times p (triple_inverse p) = (0, 0, 0).
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
  rewrite times_address_left, times_address_right. now rewrite triple_times_assoc.
Qed.

Lemma times_one p : inside p -> times p (0, 0, 0) = p.
Proof. intros H. unfold gamma_times. rewrite triple_times_one. now apply address_of. Qed.

Lemma one_times p : inside p -> times (0, 0, 0) p = p.
Proof. intros H. unfold gamma_times. rewrite triple_one_times. now apply address_of. Qed.

Lemma times_inverse p : times p (inverse p) = (0, 0, 0).
Proof.
  unfold gamma_inverse. rewrite times_address_right, triple_inverse_right. apply address_of, zero_inside.
Qed.

Lemma inverse_times p : times (inverse p) p = (0, 0, 0).
Proof.
  unfold gamma_inverse. rewrite times_address_left, triple_inverse_left. apply address_of, zero_inside.
Qed.

Lemma times_inside p q : inside (times p q).
Proof. apply address_inside. Qed.

Lemma inverse_inside p : inside (inverse p).
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
