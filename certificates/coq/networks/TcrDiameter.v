(* The diameter of the torus-connected ring TCR(k): 2k for even k, 2k-1 for odd k.
   Walks are laid on the plane, of which TCR(k) is the image modulo k. *)

From Coq Require Import ZArith Lia List Bool.
From Topocert Require Import Graph Walk Ftt Mcr Tcr.
Import ListNotations.
Open Scope Z_scope.

Arguments Z.mul : simpl never.
Arguments Z.add : simpl never.
Arguments Z.sub : simpl never.

(* ---------- The plane ---------- *)

(* One hop on the plane: within a ring, or to the next module. *)
Definition plane_hop (u v : Z * Z * Z) : Prop :=
  let '(x, y, p) := u in let '(x', y', q) := v in
  x' = x /\ y' = y /\ (q = p + 1 \/ p = q + 1 \/ p = 3 /\ q = 0 \/ p = 0 /\ q = 3) \/
  x' = x + 1 /\ y' = y /\ p = 0 /\ q = 2 \/ x' = x - 1 /\ y' = y /\ p = 2 /\ q = 0 \/
  x' = x /\ y' = y + 1 /\ p = 1 /\ q = 3 \/ x' = x /\ y' = y - 1 /\ p = 3 /\ q = 1.

Definition port (u : Z * Z * Z) : Prop := 0 <= snd u < 4.

(* A hop of any kind: in a ring, or right, left, up, down. *)
Ltac some_hop := first
  [left; (split; [lia|]); (split; [lia|]); lia | right; left; lia | do 2 right; left; lia | do 3 right; left; lia | do 4 right; lia].
Ltac each_hop H := destruct H as [(-> & -> & H)|[(-> & -> & -> & ->)|[(-> & -> & -> & ->)|[(-> & -> & -> & ->)|(-> & -> & -> & ->)]]]].

Inductive way : Z * Z * Z -> Z * Z * Z -> Z -> Prop :=
| way_here v : port v -> way v v 0
| way_on u v w d : port u -> port v -> plane_hop u v -> way v w d -> way u w (d + 1).

Lemma way_app u v w d e : way u v d -> way v w e -> way u w (d + e).
Proof.
  induction 1 as [|u v w' d A B H W IH]; intros X; [replace (0 + e) with e by lia; exact X|].
  replace (d + 1 + e) with (d + e + 1) by lia. apply way_on with v; auto.
Qed.

Lemma way_one u v : port u -> port v -> plane_hop u v -> way u v 1.
Proof. intros A B H. change 1 with (0 + 1). apply way_on with v; auto. constructor. exact B. Qed.

(* Symmetries of the plane: what keeps hops keeps ways. *)
Lemma way_image f : (forall u, port u -> port (f u)) -> (forall u v, port u -> port v -> plane_hop u v -> plane_hop (f u) (f v)) ->
  forall u v d, way u v d -> way (f u) (f v) d.
Proof. intros P H u v d W. induction W; [constructor; auto|]. apply way_on with (f v); auto. Qed.

Definition moved (a b : Z) (u : Z * Z * Z) : Z * Z * Z := let '(x, y, p) := u in (x + a, y + b, p).
(* A quarter turn, and the exchange of x and y. *)
Definition turned_left (u : Z * Z * Z) : Z * Z * Z := let '(x, y, p) := u in (- y, x, if Z.eq_dec p 3 then 0 else p + 1).
Definition swapped_port (p : Z) : Z := if Z.eq_dec p 0 then 1 else if Z.eq_dec p 1 then 0 else if Z.eq_dec p 2 then 3 else 2.
Definition swapped (u : Z * Z * Z) : Z * Z * Z := let '(x, y, p) := u in (y, x, swapped_port p).

Ltac ports := repeat match goal with H : port (_, _, ?p) |- _ => unfold port in H; cbn [snd] in H end.

Lemma moved_way a b u v d : way u v d -> way (moved a b u) (moved a b v) d.
Proof.
  apply way_image.
  - intros [[x y] p] H. exact H.
  - intros [[x y] p] [[x' y'] q] _ _ H. unfold moved, plane_hop in *. each_hop H; some_hop.
Qed.

Lemma turned_way u v d : way u v d -> way (turned_left u) (turned_left v) d.
Proof.
  apply way_image.
  - intros [[x y] p] H. ports. unfold turned_left, port. cbn [snd]. destruct (Z.eq_dec p 3); lia.
  - intros [[x y] p] [[x' y'] q] A B H. ports. unfold turned_left, plane_hop in *.
    each_hop H; cbn -[Z.opp]; try (destruct (Z.eq_dec p 3), (Z.eq_dec q 3)); some_hop.
Qed.

Lemma swapped_way u v d : way u v d -> way (swapped u) (swapped v) d.
Proof.
  apply way_image.
  - intros [[x y] p] H. ports. unfold swapped, swapped_port, port. cbn [snd].
    destruct (Z.eq_dec p 0), (Z.eq_dec p 1), (Z.eq_dec p 2); lia.
  - intros [[x y] p] [[x' y'] q] A B H. ports. unfold swapped, swapped_port, plane_hop in *.
    each_hop H; cbn -[Z.opp]; try (some_hop).
    assert (p = 0 \/ p = 1 \/ p = 2 \/ p = 3) as [->|[->|[->| ->]]] by lia;
      (assert (q = 0 \/ q = 1 \/ q = 2 \/ q = 3) as [->|[->|[->| ->]]] by lia); try (exfalso; lia); cbn -[Z.opp]; some_hop.
Qed.

(* ---------- Ways to the right and upwards ---------- *)

Ltac on_to v := apply way_on with v; [unfold port; cbn [snd]; lia|unfold port; cbn [snd]; lia|unfold plane_hop; some_hop|].
Ltac at_end := apply way_one; [unfold port; cbn [snd]; lia|unfold port; cbn [snd]; lia|unfold plane_hop; some_hop].

Lemma rises (P : Z -> Prop) : P 0 -> (forall n, 0 <= n -> P n -> P (n + 1)) -> forall n, 0 <= n -> P n.
Proof. intros A B. apply natlike_ind; auto. Qed.

(* By E and N in turn: m modules on and m up. *)
Lemma stairs m : 0 <= m -> way (0, 0, 0) (m + 1, m, 2) (4 * m + 1).
Proof.
  apply (rises (fun m => way (0, 0, 0) (m + 1, m, 2) (4 * m + 1))).
  - at_end.
  - intros n N IH. replace (4 * (n + 1) + 1) with (4 * n + 1 + (1 + 1 + 1 + 1)) by lia. eapply way_app; [exact IH|].
    replace (1 + 1 + 1 + 1) with (0 + 1 + 1 + 1 + 1) by lia.
    on_to (n + 1, n, 1). on_to (n + 1, n + 1, 3). on_to (n + 1, n + 1, 0).
    on_to (n + 1 + 1, n + 1, 2). constructor. unfold port. cbn [snd]. lia.
Qed.

(* The same, and s modules straight on. *)
Lemma stairs_on m s : 0 <= m -> 0 <= s -> way (0, 0, 0) (m + 1 + s, m, 2) (4 * m + 1 + 3 * s).
Proof.
  intros M. apply (rises (fun s => way (0, 0, 0) (m + 1 + s, m, 2) (4 * m + 1 + 3 * s))).
  - replace (m + 1 + 0) with (m + 1) by lia. replace (4 * m + 1 + 3 * 0) with (4 * m + 1) by lia. apply stairs, M.
  - intros n N IH. replace (4 * m + 1 + 3 * (n + 1)) with (4 * m + 1 + 3 * n + (0 + 1 + 1 + 1)) by lia. eapply way_app; [exact IH|].
    on_to (m + 1 + n, m, 1). on_to (m + 1 + n, m, 0).
    on_to (m + 1 + (n + 1), m, 2). constructor. unfold port. cbn [snd]. lia.
Qed.

Lemma stairs_up m : 1 <= m -> way (0, 0, 0) (m, m, 3) (4 * m - 1).
Proof.
  intros M. replace (4 * m - 1) with (4 * (m - 1) + 1 + (0 + 1 + 1)) by lia. eapply way_app; [apply stairs; lia|].
  on_to (m - 1 + 1, m - 1, 1). on_to (m, m, 3). constructor. unfold port. cbn [snd]. lia.
Qed.

(* Within a ring. *)
Definition apart (p q : Z) : Z := Z.min (Z.abs (p - q)) (4 - Z.abs (p - q)).

Lemma round_ring x y p q : 0 <= p < 4 -> 0 <= q < 4 -> way (x, y, p) (x, y, q) (apart p q).
Proof.
  intros P Q.
  assert (H : forall p q, 0 <= p < 4 -> 0 <= q < 4 -> apart p q = 0 -> way (x, y, p) (x, y, q) 0).
  { intros a b A B E. assert (a = b) as -> by (unfold apart in E; lia). constructor. unfold port. cbn [snd]. lia. }
  assert (I : forall p q, 0 <= p < 4 -> 0 <= q < 4 -> apart p q = 1 -> way (x, y, p) (x, y, q) 1).
  { intros a b A B E. assert (a = b + 1 \/ b = a + 1 \/ a = 0 /\ b = 3 \/ a = 3 /\ b = 0) by (unfold apart in E; lia).
    apply way_one; [unfold port; cbn [snd]; lia|unfold port; cbn [snd]; lia|]. unfold plane_hop. left. lia. }
  assert (apart p q = 0 \/ apart p q = 1 \/ apart p q = 2) as [E|[E|E]] by (unfold apart; lia); rewrite E; [auto|auto|].
  assert (exists r, 0 <= r < 4 /\ apart p r = 1 /\ apart r q = 1) as (r & R & F & G).
  { destruct (Z.eq_dec p 3); [exists 2|exists (p + 1)]; unfold apart in *; lia. }
  change 2 with (1 + 1). eapply way_app; [apply (I p r); auto|apply (I r q); auto].
Qed.

Lemma apart_opposite p q : 0 <= p < 4 -> 0 <= q < 4 -> apart p q = 2 -> p = q + 2 \/ q = p + 2.
Proof. unfold apart. lia. Qed.

Lemma apart_self p : apart p p = 0.
Proof. unfold apart. rewrite Z.sub_diag. reflexivity. Qed.

(* Of the two ways to the diagonal's other end one has ports near those of the ends, but
   for two pairs of these. *)
Lemma corner_ports p q sx sy : 0 <= p < 4 -> 0 <= q < 4 -> sx = 1 \/ sx = -1 -> sy = 1 \/ sy = -1 ->
  apart p (1 - sx) + apart (2 + sy) q <= 2 \/ apart p (2 - sy) + apart (1 + sx) q <= 2 \/
  p = 1 + sx /\ q = 1 - sx \/ p = 2 + sy /\ q = 2 - sy.
Proof.
  intros P Q SX SY.
  assert (p = 0 \/ p = 1 \/ p = 2 \/ p = 3) as [->|[->|[->| ->]]] by lia; destruct SX as [-> | ->], SY as [-> | ->];
    (assert (q = 0 \/ q = 1 \/ q = 2 \/ q = 3) as [->|[->|[->| ->]]] by lia);
    first [left; vm_compute; discriminate | right; left; vm_compute; discriminate | right; right; left; lia | right; right; right; lia].
Qed.

(* A way with the ends' ports. *)
Lemma with_ends x y s t p q d : 0 <= p < 4 -> 0 <= q < 4 -> 0 <= s < 4 -> 0 <= t < 4 ->
  way (0, 0, s) (x, y, t) d -> way (0, 0, p) (x, y, q) (apart p s + (d + apart t q)).
Proof.
  intros P Q S T W. eapply way_app; [apply round_ring; auto|]. eapply way_app; [exact W|apply round_ring; auto].
Qed.

(* Quarter turns of a way from the origin. *)
Definition quarter (p : Z) : Z := if Z.eq_dec p 3 then 0 else p + 1.

Lemma turn_way s x y t d : way (0, 0, s) (x, y, t) d -> way (0, 0, quarter s) (- y, x, quarter t) d.
Proof. intros W. apply turned_way in W. exact W. Qed.

Lemma swap_way s x y t d : way (0, 0, s) (x, y, t) d -> way (0, 0, swapped_port s) (y, x, swapped_port t) d.
Proof. intros W. apply swapped_way in W. exact W. Qed.

(* More columns than rows, or as many, in each of the eight directions: the port at which
   one starts and the port at which one arrives. *)
Lemma longer_x a b : 0 <= b < a -> forall sx sy, sx = 1 \/ sx = -1 -> sy = 1 \/ sy = -1 ->
  way (0, 0, 1 - sx) (sx * a, sy * b, 1 + sx) (3 * a + b - 2).
Proof.
  intros B sx sy SX SY.
  assert (W : way (0, 0, 0) (a, b, 2) (3 * a + b - 2)).
  { pose proof (stairs_on b (a - b - 1) ltac:(lia) ltac:(lia)) as W.
    replace (b + 1 + (a - b - 1)) with a in W by lia. replace (4 * b + 1 + 3 * (a - b - 1)) with (3 * a + b - 2) in W by lia. exact W. }
  assert (W' : way (0, 0, 0) (a, - b, 2) (3 * a + b - 2)).
  { apply swap_way, turn_way, turn_way, turn_way in W. cbn in W. replace (- - a) with a in W by lia. exact W. }
  destruct SX as [-> | ->], SY as [-> | ->]; cbn.
  - replace (1 * a) with a by lia. replace (1 * b) with b by lia. exact W.
  - replace (1 * a) with a by lia. replace (-1 * b) with (- b) by lia. exact W'.
  - apply turn_way, turn_way in W'. cbn in W'. replace (-1 * a) with (- a) by lia. replace (1 * b) with (- - b) by lia. exact W'.
  - apply turn_way, turn_way in W. cbn in W. replace (-1 * a) with (- a) by lia. replace (-1 * b) with (- b) by lia. exact W.
Qed.

Lemma longer_y a b : 0 <= a < b -> forall sx sy, sx = 1 \/ sx = -1 -> sy = 1 \/ sy = -1 ->
  way (0, 0, 2 - sy) (sx * a, sy * b, 2 + sy) (3 * b + a - 2).
Proof.
  intros A sx sy SX SY. pose proof (longer_x b a A sy sx SY SX) as W. apply swap_way in W.
  replace (swapped_port (1 - sy)) with (2 - sy) in W by (destruct SY as [-> | ->]; reflexivity).
  replace (swapped_port (1 + sy)) with (2 + sy) in W by (destruct SY as [-> | ->]; reflexivity). exact W.
Qed.

(* On a diagonal one may start along x or along y. *)
Lemma diagonal_x a : 1 <= a -> forall sx sy, sx = 1 \/ sx = -1 -> sy = 1 \/ sy = -1 ->
  way (0, 0, 1 - sx) (sx * a, sy * a, 2 + sy) (4 * a - 1).
Proof.
  intros A sx sy SX SY. pose proof (stairs_up a A) as W.
  assert (W' : way (0, 0, 0) (a, - a, 1) (4 * a - 1)).
  { apply swap_way, turn_way, turn_way, turn_way in W. cbn in W. replace (- - a) with a in W by lia. exact W. }
  destruct SX as [-> | ->], SY as [-> | ->]; cbn.
  - replace (1 * a) with a by lia. exact W.
  - replace (1 * a) with a by lia. replace (-1 * a) with (- a) by lia. exact W'.
  - apply turn_way, turn_way in W'. cbn in W'. replace (-1 * a) with (- a) by lia. replace (1 * a) with (- - a) by lia. exact W'.
  - apply turn_way, turn_way in W. cbn in W. replace (-1 * a) with (- a) by lia. exact W.
Qed.

Lemma diagonal_y a : 1 <= a -> forall sx sy, sx = 1 \/ sx = -1 -> sy = 1 \/ sy = -1 ->
  way (0, 0, 2 - sy) (sx * a, sy * a, 1 + sx) (4 * a - 1).
Proof.
  intros A sx sy SX SY. pose proof (diagonal_x a A sy sx SY SX) as W. apply swap_way in W.
  replace (swapped_port (1 - sy)) with (2 - sy) in W by (destruct SY as [-> | ->]; reflexivity).
  replace (swapped_port (2 + sx)) with (1 + sx) in W by (destruct SX as [-> | ->]; reflexivity). exact W.
Qed.

(* ---------- The image modulo k ---------- *)

Definition folded (k : Z) (u : Z * Z * Z) : Z * Z * Z := let '(x, y, p) := u in (x mod k, y mod k, p).

Lemma next_mod k x : 1 <= k -> (x + 1) mod k = x mod k + 1 \/ x mod k = k - 1 /\ (x + 1) mod k = 0.
Proof.
  intros K. pose proof (mod_range x k ltac:(lia)) as R. rewrite <- Z.add_mod_idemp_l by lia.
  destruct (Z.eq_dec (x mod k) (k - 1)) as [E|E]; [right; split; [exact E|]; rewrite E; replace (k - 1 + 1) with k by lia; apply Z.mod_same; lia|].
  left. apply mod_same. lia.
Qed.

Lemma folded_hop k u v : 2 <= k -> port u -> port v -> plane_hop u v -> adj (TCR k) (folded k u) (folded k v).
Proof.
  destruct u as [[x y] p], v as [[x' y'] q]. intros K A B H. ports. unfold folded. apply tcr_adj.
  assert (R : forall z, 0 <= z mod k < k) by (intros; apply mod_range; lia).
  split; [auto|]. split; [auto|]. unfold plane_hop in H. unfold tcr_step.
  destruct H as [(-> & -> & H)|[(-> & -> & -> & ->)|[(-> & -> & -> & ->)|[(-> & -> & -> & ->)|(-> & -> & -> & ->)]]]].
  - destruct H as [->|[->|[[-> ->]|[-> ->]]]]; [left|right|left|right]; left; auto.
  - left. right. left. pose proof (next_mod k x ltac:(lia)). tauto.
  - right. right. left. pose proof (next_mod k (x - 1) ltac:(lia)) as N. replace (x - 1 + 1) with x in N by lia. tauto.
  - left. right. right. pose proof (next_mod k y ltac:(lia)). tauto.
  - right. right. right. pose proof (next_mod k (y - 1) ltac:(lia)) as N. replace (y - 1 + 1) with y in N by lia. tauto.
Qed.

Lemma folded_way k u v d : 2 <= k -> way u v d -> walk (TCR k) (folded k u) (folded k v) d.
Proof.
  intros K W. induction W as [[[x y] p] P|u v w d A B H W IH].
  - constructor. ports. unfold folded. apply in_ports. pose proof (mod_range x k ltac:(lia)). pose proof (mod_range y k ltac:(lia)). auto.
  - econstructor; [apply folded_hop; eauto|exact IH].
Qed.

(* A way by (a,b) on the plane joins two vertices that differ by that modulo k. *)
Lemma tcr_way k x y p x' y' q a b i j d : 2 <= k -> 0 <= x < k -> 0 <= y < k -> 0 <= x' < k -> 0 <= y' < k ->
  x' = x + a + k * i -> y' = y + b + k * j -> way (0, 0, p) (a, b, q) d -> walk (TCR k) (x, y, p) (x', y', q) d.
Proof.
  intros K X Y X' Y' E F W. apply (moved_way x y) in W. apply (folded_way k) in W; [|exact K]. unfold moved, folded in W.
  replace ((0 + x) mod k) with x in W by (rewrite Z.add_0_l, Z.mod_small; lia).
  replace ((0 + y) mod k) with y in W by (rewrite Z.add_0_l, Z.mod_small; lia).
  replace ((a + x) mod k) with x' in W by (apply Z.mod_unique with (- i); lia).
  replace ((b + y) mod k) with y' in W by (apply Z.mod_unique with (- j); lia). exact W.
Qed.

(* ---------- The diameter ---------- *)

Section Near.
Variables k M x y p x' y' q : Z.
Hypothesis K : 2 <= k.
Hypothesis HM : 2 * M <= k <= 2 * M + 1.
Hypothesis X : 0 <= x < k.
Hypothesis Y : 0 <= y < k.
Hypothesis P : 0 <= p < 4.
Hypothesis X' : 0 <= x' < k.
Hypothesis Y' : 0 <= y' < k.
Hypothesis Q : 0 <= q < 4.

Lemma to_there a b i j s t d D : x' = x + a + k * i -> y' = y + b + k * j -> 0 <= s < 4 -> 0 <= t < 4 ->
  way (0, 0, s) (a, b, t) d -> apart p s + (d + apart t q) <= D -> exists d, walk (TCR k) (x, y, p) (x', y', q) d /\ d <= D.
Proof.
  intros E F S T W L. exists (apart p s + (d + apart t q)). split; [|exact L].
  apply (tcr_way k x y p x' y' q a b i j); auto. apply with_ends; auto.
Qed.

(* By signed numbers of modules. *)
Lemma near_by sx sy a b i j : sx = 1 \/ sx = -1 -> sy = 1 \/ sy = -1 -> 0 <= a <= M -> 0 <= b <= M ->
  x' = x + sx * a + k * i -> y' = y + sy * b + k * j ->
  exists d, walk (TCR k) (x, y, p) (x', y', q) d /\ d <= 4 * M + (if Z.eq_dec k (2 * M) then 0 else 1).
Proof.
  intros SX SY A B E F.
  assert (AP : forall r s, 0 <= r < 4 -> 0 <= s < 4 -> 0 <= apart r s <= 2) by (intros; unfold apart; lia).
  assert (SX' : - sx = 1 \/ - sx = -1) by lia. assert (SY' : - sy = 1 \/ - sy = -1) by lia.
  set (B0 := if Z.eq_dec k (2 * M) then 0 else 1). assert (HB : k = 2 * M /\ B0 = 0 \/ k = 2 * M + 1 /\ B0 = 1) by (unfold B0; destruct (Z.eq_dec k (2 * M)); lia).
  clearbody B0.
  assert (C : a < b \/ b < a \/ a = b) by lia. destruct C as [C|[C|C]].
  - (* more rows *)
    assert (AP1 := AP p (2 - sy) P ltac:(lia)). assert (AP2 := AP (2 + sy) q ltac:(lia) Q).
    destruct (Z_le_dec (apart p (2 - sy) + (3 * b + a - 2 + apart (2 + sy) q)) (4 * M + B0)) as [L|L].
    + apply (to_there (sx * a) (sy * b) i j (2 - sy) (2 + sy) (3 * b + a - 2)); auto; try lia. apply longer_y; auto; lia.
    + assert (b = M /\ a = M - 1 /\ k = 2 * M) as (-> & -> & Ek) by lia.
      assert (apart p (2 - sy) = 2 /\ apart (2 + sy) q = 2) as [L1 L2] by lia.
      apply apart_opposite in L1; [|lia|lia]. apply apart_opposite in L2; [|lia|lia].
      assert (p = 2 - - sy) as Ep by lia. assert (2 + - sy = q) as Eq by lia.
      pose proof (apart_self p) as Z1. rewrite Ep in Z1 at 2. pose proof (apart_self q) as Z2. rewrite <- Eq in Z2 at 1.
      apply (to_there (sx * (M - 1)) (- sy * M) i (j + sy) (2 - - sy) (2 + - sy) (3 * M + (M - 1) - 2)); auto; try lia.
      apply longer_y; auto; lia.
  - (* more columns *)
    assert (AP1 := AP p (1 - sx) P ltac:(lia)). assert (AP2 := AP (1 + sx) q ltac:(lia) Q).
    destruct (Z_le_dec (apart p (1 - sx) + (3 * a + b - 2 + apart (1 + sx) q)) (4 * M + B0)) as [L|L].
    + apply (to_there (sx * a) (sy * b) i j (1 - sx) (1 + sx) (3 * a + b - 2)); auto; try lia. apply longer_x; auto; lia.
    + assert (a = M /\ b = M - 1 /\ k = 2 * M) as (-> & -> & Ek) by lia.
      assert (apart p (1 - sx) = 2 /\ apart (1 + sx) q = 2) as [L1 L2] by lia.
      apply apart_opposite in L1; [|lia|lia]. apply apart_opposite in L2; [|lia|lia].
      assert (p = 1 - - sx) as Ep by lia. assert (1 + - sx = q) as Eq by lia.
      pose proof (apart_self p) as Z1. rewrite Ep in Z1 at 2. pose proof (apart_self q) as Z2. rewrite <- Eq in Z2 at 1.
      apply (to_there (- sx * M) (sy * (M - 1)) (i + sx) j (1 - - sx) (1 + - sx) (3 * M + (M - 1) - 2)); auto; try lia.
      apply longer_x; auto; lia.
  - subst b. destruct (Z.eq_dec a 0) as [->|N].
    { exists (apart p q). pose proof (AP p q P Q). split; [|lia]. apply (tcr_way k x y p x' y' q 0 0 i j); auto; try lia. apply round_ring; auto. }
    destruct (Z_lt_dec a M) as [S|S].
    { assert (AP1 := AP p (1 - sx) P ltac:(lia)). assert (AP2 := AP (2 + sy) q ltac:(lia) Q).
      apply (to_there (sx * a) (sy * a) i j (1 - sx) (2 + sy) (4 * a - 1)); auto; try lia. apply diagonal_x; auto; lia. }
    assert (a = M) as -> by lia. destruct HB as [[Ek ->]|[Ek ->]].
    + (* any of the four directions *)
      assert (D : forall tx ty, tx = 1 \/ tx = -1 -> ty = 1 \/ ty = -1 ->
        exists i j, x' = x + tx * M + k * i /\ y' = y + ty * M + k * j).
      { intros tx ty TX TY. exists (if Z.eq_dec tx sx then i else i + sx), (if Z.eq_dec ty sy then j else j + sy).
        destruct (Z.eq_dec tx sx), (Z.eq_dec ty sy); subst; split; try lia;
          (assert (tx = - sx \/ tx = sx) by lia); (assert (ty = - sy \/ ty = sy) by lia); lia. }
      assert (E1 : forall tx ty, tx = 1 \/ tx = -1 -> ty = 1 \/ ty = -1 -> apart p (1 - tx) + apart (2 + ty) q <= 1 ->
        exists d, walk (TCR k) (x, y, p) (x', y', q) d /\ d <= 4 * M + 0).
      { intros tx ty TX TY L. destruct (D tx ty TX TY) as (i' & j' & E' & F').
        apply (to_there (tx * M) (ty * M) i' j' (1 - tx) (2 + ty) (4 * M - 1)); auto; try lia. apply diagonal_x; auto; lia. }
      assert (E2 : forall tx ty, tx = 1 \/ tx = -1 -> ty = 1 \/ ty = -1 -> apart p (2 - ty) + apart (1 + tx) q <= 1 ->
        exists d, walk (TCR k) (x, y, p) (x', y', q) d /\ d <= 4 * M + 0).
      { intros tx ty TX TY L. destruct (D tx ty TX TY) as (i' & j' & E' & F').
        apply (to_there (tx * M) (ty * M) i' j' (2 - ty) (1 + tx) (4 * M - 1)); auto; try lia. apply diagonal_y; auto; lia. }
      clear D. assert (p = 0 \/ p = 2 \/ p = 1 \/ p = 3) as [C|[C|C]] by lia.
      * assert (q = 3 \/ q <> 3) as [G|G] by lia; [apply (E1 1 1)|apply (E1 1 (-1))]; unfold apart; lia.
      * assert (q = 3 \/ q <> 3) as [G|G] by lia; [apply (E1 (-1) 1)|apply (E1 (-1) (-1))]; unfold apart; lia.
      * assert (q = 2 \/ q <> 2) as [G|G] by lia; destruct C as [C|C];
          [apply (E2 1 1)|apply (E2 1 (-1))|apply (E2 (-1) 1)|apply (E2 (-1) (-1))]; unfold apart; lia.
    + destruct (corner_ports p q sx sy P Q SX SY) as [L|[L|[[H1 H2]|[H1 H2]]]].
      * apply (to_there (sx * M) (sy * M) i j (1 - sx) (2 + sy) (4 * M - 1)); auto; try lia. apply diagonal_x; auto; lia.
      * apply (to_there (sx * M) (sy * M) i j (2 - sy) (1 + sx) (4 * M - 1)); auto; try lia. apply diagonal_y; auto; lia.
      * apply (to_there (- sx * (M + 1)) (sy * M) (i + sx) j (1 - - sx) (1 + - sx) (3 * (M + 1) + M - 2)); auto; try lia.
        -- apply longer_x; auto; lia.
        -- replace (1 - - sx) with p by lia. replace (1 + - sx) with q by lia. rewrite !apart_self. lia.
      * apply (to_there (sx * M) (- sy * (M + 1)) i (j + sy) (2 - - sy) (2 + - sy) (3 * (M + 1) + M - 2)); auto; try lia.
        -- apply longer_y; auto; lia.
        -- replace (2 - - sy) with p by lia. replace (2 + - sy) with q by lia. rewrite !apart_self. lia.
Qed.

End Near.

(* A difference of places as a signed number of at most half of the ring. *)
Lemma signed_half k M x x' : 2 * M <= k <= 2 * M + 1 -> 0 <= x < k -> 0 <= x' < k ->
  exists s a i, (s = 1 \/ s = -1) /\ 0 <= a <= M /\ x' = x + s * a + k * i.
Proof.
  intros HM X X'. destruct (Z_le_dec x x').
  - destruct (Z_le_dec (x' - x) M); [exists 1, (x' - x), 0|exists (-1), (x + k - x'), 1]; lia.
  - destruct (Z_le_dec (x - x') M); [exists (-1), (x - x'), 0|exists 1, (x' + k - x), (-1)]; lia.
Qed.

Lemma tcr_close k u v : 2 <= k -> is_vertex (TCR k) u -> is_vertex (TCR k) v ->
  exists d, walk (TCR k) u v d /\ d <= 2 * k - k mod 2.
Proof.
  intros K. destruct u as [[x y] p], v as [[x' y'] q]. intros U V. apply in_ports in U, V.
  destruct (half k) as (M & EM & HM). destruct U as (X & Y & P), V as (X' & Y' & Q).
  destruct (signed_half k M x x' HM X X') as (sx & a & i & SX & A & E).
  destruct (signed_half k M y y' HM Y Y') as (sy & b & j & SY & B & F).
  destruct (near_by k M x y p x' y' q K HM X Y P X' Y' Q sx sy a b i j SX SY A B E F) as (d & W & L).
  exists d. split; [exact W|]. pose proof (Z.div_mod k 2 ltac:(lia)). rewrite <- EM in *. destruct (Z.eq_dec k (2 * M)); lia.
Qed.

(* The distance from ((0,0),E), or less: 2 for each module, and more by the port and the
   side of the diagonal. A port is inner if it leads to a module that is nearer. *)
Definition inner_port (k x y p : Z) : bool :=
  if p =? 0 then k <=? 2 * x else if p =? 1 then k <=? 2 * y
  else if p =? 2 then (0 <? x) && (2 * x <=? k) else (0 <? y) && (2 * y <=? k).

Definition tcr_from (k : Z) (u : Z * Z * Z) : Z :=
  let '(x, y, p) := u in let X := Z.min x (k - x) in let Y := Z.min y (k - y) in
  2 * X + 2 * Y +
  (if X =? Y then (if (p =? 0) || (p =? 2) then 0 else if inner_port k x y p then -1 else 1)
   else (if inner_port k x y p then -1 else 0) + (if X <? Y then 1 else 0)).

Lemma tcr_from_ring k x y p q : 2 <= k -> 0 <= x < k -> 0 <= y < k -> 0 <= p < 4 -> 0 <= q < 4 ->
  q = p + 1 \/ p = 3 /\ q = 0 -> Z.abs (tcr_from k (x, y, p) - tcr_from k (x, y, q)) <= 1.
Proof.
  intros K X Y P Q H. unfold tcr_from.
  destruct (Z.eqb_spec (Z.min x (k - x)) (Z.min y (k - y))) as [E|E].
  - assert (p = 0 /\ q = 1 \/ p = 1 /\ q = 2 \/ p = 2 /\ q = 3 \/ p = 3 /\ q = 0) as [[-> ->]|[[-> ->]|[[-> ->]|[-> ->]]]] by lia; cbn;
      match goal with |- context [if ?b then -1 else 1] => destruct b end; lia.
  - repeat match goal with |- context [if inner_port ?a ?b ?c ?d then -1 else 0] => destruct (inner_port a b c d) end;
      destruct (Z.min x (k - x) <? Z.min y (k - y)); lia.
Qed.

Lemma tcr_from_potential k : 2 <= k -> potential (TCR k) (tcr_from k).
Proof.
  intros K.
  assert (S : forall x y p x' y' p', 0 <= x < k -> 0 <= y < k -> 0 <= p < 4 -> 0 <= x' < k -> 0 <= y' < k -> 0 <= p' < 4 ->
    tcr_step k x y p x' y' p' -> Z.abs (tcr_from k (x, y, p) - tcr_from k (x', y', p')) <= 1).
  { intros x y p x' y' p' X Y P X' Y' P' H. unfold tcr_step in H.
    destruct H as [(-> & -> & H)|[(H & -> & -> & ->)|(-> & H & -> & ->)]].
    - apply tcr_from_ring; auto.
    - unfold tcr_from, inner_port. cbn.
      destruct (Z.eqb_spec (Z.min x (k - x)) (Z.min y (k - y))), (Z.eqb_spec (Z.min x' (k - x')) (Z.min y (k - y)));
        try destruct (Z.ltb_spec (Z.min x (k - x)) (Z.min y (k - y))); try destruct (Z.ltb_spec (Z.min x' (k - x')) (Z.min y (k - y)));
        try destruct (Z.leb_spec k (2 * x)); try destruct (Z.ltb_spec 0 x'); try destruct (Z.leb_spec (2 * x') k); cbn; lia.
    - unfold tcr_from, inner_port. cbn.
      destruct (Z.eqb_spec (Z.min x (k - x)) (Z.min y (k - y))), (Z.eqb_spec (Z.min x (k - x)) (Z.min y' (k - y')));
        try destruct (Z.ltb_spec (Z.min x (k - x)) (Z.min y (k - y))); try destruct (Z.ltb_spec (Z.min x (k - x)) (Z.min y' (k - y')));
        try destruct (Z.leb_spec k (2 * y)); try destruct (Z.ltb_spec 0 y'); try destruct (Z.leb_spec (2 * y') k); cbn; lia. }
  intros [[x y] p] [[x' y'] p'] H. apply tcr_adj in H. destruct H as [(X & Y & P) [(X' & Y' & P') [H|H]]].
  - specialize (S x y p x' y' p' X Y P X' Y' P' H). lia.
  - specialize (S x' y' p' x y p X' Y' P' X Y P H). lia.
Qed.

Lemma tcr_decidable k : decidable (TCR k).
Proof.
  split.
  - intros u v. apply decided_pair; [|apply decided_Zeq]. intros a b. apply decided_pair; apply decided_Zeq.
  - intros [[x y] p] [[x' y'] p']. simpl. decide_it.
Qed.

Theorem tcr_diameter k : 2 <= k -> diameter (TCR k) (2 * k - k mod 2).
Proof.
  intros K. destruct (half k) as (M & EM & HM). pose proof (Z.div_mod k 2 ltac:(lia)) as D. rewrite <- EM in D.
  pose proof (Z.mod_pos_bound k 2 ltac:(lia)) as R.
  apply (diameter_by_walks (TCR k) _ (tcr_from k) (0, 0, 0) (M, M, if Z.eq_dec k (2 * M) then 0 else 1)).
  - apply tcr_decidable.
  - intros u v. apply tcr_close. exact K.
  - apply tcr_from_potential, K.
  - apply in_ports. lia.
  - apply in_ports. destruct (Z.eq_dec k (2 * M)); lia.
  - unfold tcr_from, inner_port. rewrite !Z.eqb_refl. cbn.
    replace (Z.min 0 (k - 0)) with 0 by lia. destruct (Z.eq_dec k (2 * M)); cbn; [lia|].
    destruct (Z.leb_spec k (2 * M)); lia.
Qed.

(* FTT paper, Table 1: the diameter of TCR is not 3k. *)
Theorem ftt_t1_tcr_diameter_correction k : 2 <= k -> diameter (TCR k) (2 * k - k mod 2).
Proof. apply tcr_diameter. Qed.

Theorem ftt_t1_tcr_diameter_refuted k : 2 <= k -> ~ diameter (TCR k) (3 * k).
Proof.
  intros K D. pose proof (diameter_unique _ _ _ D (tcr_diameter k K)). pose proof (Z.mod_pos_bound k 2). lia.
Qed.
