(* The centrally connected torus CCTorus(n).
   Source: the CCTorus paper, section III. The Go side: topology/cctorus.go. *)

From Coq Require Import ZArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk Square.
Import ListNotations.
Open Scope Z_scope.

(* The n by n torus, and a link from each corner and each middle of a side to the
   nearest centre. For odd n the middles are (n-1)/2, and there is one centre; for
   even n they are n/2-1 and n/2, and there are four. *)
Definition special (n x : Z) : Prop := x = 0 \/ x = (n - 1) / 2 \/ x = n / 2 \/ x = n - 1.
Definition centre (n x : Z) : Z := Z.min (Z.max x ((n - 1) / 2)) (n / 2).
Definition spoke (n : Z) (u v : Z * Z) : Prop :=
  let (x, y) := u in let (x', y') := v in
  special n x /\ special n y /\ (x = 0 \/ x = n - 1 \/ y = 0 \/ y = n - 1) /\
  x' = centre n x /\ y' = centre n y.

Definition CCTorus (n : Z) : graph := grid n (fun u v => torus_link n u v \/ spoke n u v).

(* The n by n torus on the same vertices. *)
Definition SquareTorus (n : Z) : graph := grid n (torus_link n).

Lemma cctorus_decidable n : decidable (CCTorus n).
Proof.
  apply grid_decidable. intros [x y] [x' y']. unfold torus_link, spoke, special. decide_it.
Qed.

Lemma cctorus_torus n u v : adj (grid n (torus_link n)) u v -> adj (CCTorus n) u v.
Proof. intros [A [B [C D]]]. repeat split; auto. destruct D; [left|right]; left; auto. Qed.

Theorem cctorus_proper n : 1 <= n -> proper (CCTorus n).
Proof. apply grid_proper. Qed.

Theorem cctorus_order n : 1 <= n -> order (CCTorus n) (n * n).
Proof. apply grid_order. Qed.

Theorem cctorus_connected n : 2 <= n -> connected (CCTorus n).
Proof. intros. apply (torus_connected n); auto. apply cctorus_torus. Qed.

(* Adjacent: in the torus, or by a spoke. *)
Lemma cctorus_adj n u v : adj (CCTorus n) u v <->
  adj (grid n (torus_link n)) u v \/
  is_vertex (CCTorus n) u /\ is_vertex (CCTorus n) v /\ u <> v /\ (spoke n u v \/ spoke n v u).
Proof.
  split.
  - intros [A [B [C [[D|D]|[D|D]]]]].
    + left. repeat split; auto.
    + right. repeat split; auto.
    + left. repeat split; auto.
    + right. repeat split; auto.
  - intros [A|[A [B [C D]]]]; [apply cctorus_torus, A|]. repeat split; auto. destruct D; [left|right]; right; auto.
Qed.

(* A potential on the torus: it rises by at most 1 along each step. *)
Definition ring_potential (n : Z) (f : Z -> Z) : Prop :=
  (forall x, 0 <= x < n - 1 -> f (x + 1) <= f x + 1 /\ f x <= f (x + 1) + 1) /\
  f 0 <= f (n - 1) + 1 /\ f (n - 1) <= f 0 + 1.

Lemma ring_distance_potential n a : 0 <= a < n -> ring_potential n (ring_distance n a).
Proof. intros Ha. unfold ring_potential, ring_distance. repeat split; intros; lia. Qed.

(* The steps of a torus. *)
Lemma torus_potential n (F : Z * Z -> Z) : 2 <= n ->
  (forall x x' y, 0 <= x < n -> 0 <= x' < n -> 0 <= y < n ->
     (forall f, ring_potential n f -> f x' <= f x + 1) -> F (x', y) <= F (x, y) + 1) ->
  (forall x y y', 0 <= x < n -> 0 <= y < n -> 0 <= y' < n ->
     (forall f, ring_potential n f -> f y' <= f y + 1) -> F (x, y') <= F (x, y) + 1) ->
  forall u v, adj (grid n (torus_link n)) u v -> F v <= F u + 1.
Proof.
  intros Hn Hx Hy [x y] [x' y'] H. apply torus_adj in H; [|auto]. destruct H as [A [B H]].
  assert (forall a b, 0 <= a < n -> 0 <= b < n -> (b = a + 1 \/ a = n - 1 /\ b = 0) ->
    forall f, ring_potential n f -> f b <= f a + 1 /\ f a <= f b + 1) as K.
  { intros a b Ha Hb Hab f [P [Q R]]. destruct Hab as [->|[-> ->]]; [apply P; lia|split; assumption]. }
  destruct H as [[E H]|[[E H]|[[E H]|[E H]]]]; subst.
  - apply Hx; try lia. intros f Hf. apply (K x x'); auto; lia.
  - apply Hy; try lia. intros f Hf. apply (K y y'); auto; lia.
  - apply Hx; try lia. intros f Hf. apply (K x' x); auto; lia.
  - apply Hy; try lia. intros f Hf. apply (K y' y); auto; lia.
Qed.

(* The way into a centre: through the torus, or through one of its outer vertices.
   m is the distance to its row or column, g that to the row or column of its corner. *)
Definition entry (mx gx my gy : Z) : Z :=
  Z.min (mx + my) (Z.min (1 + gx + gy) (Z.min (1 + gx + my) (1 + mx + gy))).

Lemma entry_rises mx gx my gy mx' gx' my' gy' k : 0 <= k ->
  mx' <= mx + k -> gx' <= gx + k -> my' <= my -> gy' <= gy -> entry mx' gx' my' gy' <= entry mx gx my gy + k.
Proof.
  intros. unfold entry. rewrite <- !Z.add_min_distr_r. repeat apply Z.min_glb; some_min.
Qed.

Lemma entry_swap mx gx my gy : entry mx gx my gy = entry my gy mx gx.
Proof. unfold entry. lia. Qed.

Lemma entry_terms mx gx my gy : entry mx gx my gy <= mx + my /\ entry mx gx my gy <= 1 + gx + gy /\
  entry mx gx my gy <= 1 + gx + my /\ entry mx gx my gy <= 1 + mx + gy.
Proof. unfold entry. lia. Qed.

Lemma entry_one_of mx gx my gy : entry mx gx my gy = mx + my \/ entry mx gx my gy = 1 + gx + gy \/
  entry mx gx my gy = 1 + gx + my \/ entry mx gx my gy = 1 + mx + gy.
Proof. unfold entry. lia. Qed.

(* ---------- Odd n ---------- *)

Section Odd.
Variables n M : Z.
Hypothesis Hn : n = 2 * M + 1.
Hypothesis HM : 1 <= M.

Lemma odd_spoke x y x' y' : spoke n (x, y) (x', y') <->
  (x = 0 \/ x = M \/ x = n - 1) /\ (y = 0 \/ y = M \/ y = n - 1) /\
  (x = 0 \/ x = n - 1 \/ y = 0 \/ y = n - 1) /\ x' = M /\ y' = M.
Proof.
  unfold spoke, special, centre.
  assert ((n - 1) / 2 = M) as -> by (rewrite Hn; replace (2 * M + 1 - 1) with (M * 2) by lia; apply Z.div_mul; lia).
  assert (n / 2 = M) as -> by (rewrite Hn; symmetry; apply Z.div_unique with 1; lia).
  assert (forall z, Z.min (Z.max z M) M = M) as E by (clear; lia). rewrite !E. tauto.
Qed.

Definition odd_m (x : Z) : Z := Z.abs (x - M).
Definition odd_g (x : Z) : Z := Z.min x (n - 1 - x).

Lemma odd_m_potential : ring_potential n odd_m.
Proof. unfold ring_potential, odd_m. repeat split; intros; lia. Qed.

Lemma odd_g_potential : ring_potential n odd_g.
Proof. unfold ring_potential, odd_g. repeat split; intros; lia. Qed.

Definition odd_entry (v : Z * Z) : Z := let (x, y) := v in entry (odd_m x) (odd_g x) (odd_m y) (odd_g y).

Lemma odd_near a : 0 <= a < n ->
  odd_g a <= ring_distance n a 0 /\ odd_g a <= ring_distance n a (n - 1) /\ ring_distance n a M = odd_m a.
Proof. intros H. unfold ring_distance, odd_g, odd_m. repeat split; lia. Qed.

(* The distance: in the torus, or through the centre. *)
Definition odd_distance (u v : Z * Z) : Z :=
  Z.min (ring_distance n (fst u) (fst v) + ring_distance n (snd u) (snd v)) (odd_entry u + odd_entry v).

Lemma odd_potential u : is_vertex (CCTorus n) u -> potential (CCTorus n) (odd_distance u).
Proof.
  destruct u as [a b]. intros Hu. apply grid_vertex in Hu. destruct Hu as [Ha Hb].
  assert (forall v w, adj (grid n (torus_link n)) v w -> odd_distance (a, b) w <= odd_distance (a, b) v + 1) as T.
  { apply torus_potential; [lia| |].
    - intros x x' y Hx Hx' Hy H. unfold odd_distance, odd_entry. simpl.
      pose proof (H _ (ring_distance_potential n a Ha)). pose proof (H _ odd_m_potential). pose proof (H _ odd_g_potential).
      pose proof (entry_rises (odd_m x) (odd_g x) (odd_m y) (odd_g y) (odd_m x') (odd_g x') (odd_m y) (odd_g y) 1). lia.
    - intros x y y' Hx Hy Hy' H. unfold odd_distance, odd_entry. simpl.
      pose proof (H _ (ring_distance_potential n b Hb)). pose proof (H _ odd_m_potential). pose proof (H _ odd_g_potential).
      rewrite (entry_swap (odd_m x) (odd_g x) (odd_m y')), (entry_swap (odd_m x) (odd_g x) (odd_m y)).
      pose proof (entry_rises (odd_m y) (odd_g y) (odd_m x) (odd_g x) (odd_m y') (odd_g y') (odd_m x) (odd_g x) 1). lia. }
  apply potential_links. intros v w Hv Hw [H|H].
  - destruct (decided_pair v w decided_Zeq decided_Zeq) as [<-|N]; [split; lia|].
    split; apply T; repeat split; auto.
  - destruct v as [x y], w as [x' y']. apply odd_spoke in H. destruct H as [Hx [Hy [Ho [-> ->]]]].
    unfold odd_distance. simpl fst. simpl snd.
    assert (odd_entry (M, M) = 0) as -> by (unfold odd_entry, entry, odd_m, odd_g; lia).
    assert (odd_entry (x, y) = 1) as ->.
    { unfold odd_entry, entry, odd_m, odd_g. clear Ha Hb T Hv Hw. destruct Hx as [->|[->| ->]], Hy as [->|[->| ->]]; lia. }
    pose proof (entry_terms (odd_m a) (odd_g a) (odd_m b) (odd_g b)) as E. fold (odd_entry (a, b)) in E.
    destruct (odd_near a Ha) as [A1 [A2 A3]], (odd_near b Hb) as [B1 [B2 B3]]. clear T Hv Hw Ho.
    destruct E as [E1 [E2 [E3 E4]]].
    destruct Hx as [->|[->| ->]], Hy as [->|[->| ->]]; rewrite ?A3, ?B3; split; try lia.
Qed.

(* A way into the centre of that length. *)
Lemma odd_enter x y : 0 <= x < n -> 0 <= y < n -> walk (CCTorus n) (x, y) (M, M) (odd_entry (x, y)).
Proof.
  intros Hx Hy. assert (2 <= n) as H2 by lia.
  pose proof (around n _ H2 (cctorus_torus n)) as W.
  assert (forall a b, (a = 0 \/ a = M \/ a = n - 1) -> (b = 0 \/ b = M \/ b = n - 1) ->
    (a = 0 \/ a = n - 1 \/ b = 0 \/ b = n - 1) ->
    walk (CCTorus n) (x, y) (M, M) (ring_distance n x a + ring_distance n y b + 1)) as K.
  { intros a b Ha Hb Ho. eapply walk_app; [apply W; lia|]. apply walk_one. apply cctorus_adj. right.
    unfold CCTorus. rewrite !grid_vertex. split; [lia|]. split; [lia|]. split; [|left; apply odd_spoke; auto].
    intros E. injection E. lia. }
  assert (ring_distance n x M = odd_m x) as X1 by (unfold ring_distance, odd_m; lia).
  assert (ring_distance n y M = odd_m y) as Y1 by (unfold ring_distance, odd_m; lia).
  assert (exists a, (a = 0 \/ a = n - 1) /\ ring_distance n x a = odd_g x) as [a [Ha A]].
  { destruct (Z_le_dec x (n - 1 - x)); [exists 0|exists (n - 1)]; unfold ring_distance, odd_g; lia. }
  assert (exists b, (b = 0 \/ b = n - 1) /\ ring_distance n y b = odd_g y) as [b [Hb B]].
  { destruct (Z_le_dec y (n - 1 - y)); [exists 0|exists (n - 1)]; unfold ring_distance, odd_g; lia. }
  unfold odd_entry.
  destruct (entry_one_of (odd_m x) (odd_g x) (odd_m y) (odd_g y)) as [E|[E|[E|E]]]; rewrite E.
  - eapply walk_cast; [apply (W x y M M); lia|lia].
  - eapply walk_cast; [apply (K a b); tauto|lia].
  - eapply walk_cast; [apply (K a M); tauto|lia].
  - eapply walk_cast; [apply (K M b); tauto|lia].
Qed.

(* The distance of any two vertices. *)
Lemma cctorus_odd_distance u v : is_vertex (CCTorus n) u -> is_vertex (CCTorus n) v ->
  dist (CCTorus n) u v (odd_distance u v).
Proof.
  intros Hu Hv. apply (dist_by_potential (CCTorus n) (odd_distance u)).
  - apply odd_potential; auto.
  - destruct u as [x y], v as [x' y']. apply grid_vertex in Hu, Hv. unfold odd_distance. simpl fst. simpl snd.
    destruct (Z.min_dec (ring_distance n x x' + ring_distance n y y') (odd_entry (x, y) + odd_entry (x', y'))) as [E|E]; rewrite E.
    + apply (around n); try lia. apply cctorus_torus.
    + eapply walk_app; [apply odd_enter; lia|apply walk_rev, odd_enter; lia].
  - assert (odd_distance u u <= 0); [|lia].
    destruct u as [x y]. apply grid_vertex in Hu. unfold odd_distance. simpl fst. simpl snd.
    apply min_below_left. unfold ring_distance. lia.
Qed.

Lemma cctorus_odd_diameter : diameter (CCTorus n) (2 * M).
Proof.
  assert (exists p q, p + q = M - 1 /\ p <= q <= p + 1) as [p [q [Hpq Hq]]].
  { exists ((M - 1) / 2), (M - 1 - (M - 1) / 2). Z.div_mod_to_equations. lia. }
  assert (is_vertex (CCTorus n) (p, q) /\ is_vertex (CCTorus n) (p + M + 1, q + M)) as [V1 V2].
  { split; apply grid_vertex; lia. }
  apply (diameter_by_walks (CCTorus n) _ (odd_distance (p, q)) (p, q) (p + M + 1, q + M)); auto.
  - apply cctorus_decidable.
  - intros u v Hu Hv. assert (2 <= n) as H2 by lia.
    destruct (torus_near n _ H2 (cctorus_torus n) u v Hu Hv) as [d [Hd Hle]]. exists d. split; [exact Hd|].
    assert (n / 2 = M) as E by (rewrite Hn; symmetry; apply Z.div_unique with 1; lia). lia.
  - apply odd_potential; auto.
  - assert (odd_distance (p, q) (p, q) <= 0) as H0.
    { unfold odd_distance. simpl fst. simpl snd. apply min_below_left. unfold ring_distance. lia. }
    assert (2 * M <= odd_distance (p, q) (p + M + 1, q + M)); [|lia].
    unfold odd_distance. simpl fst. simpl snd. apply Z.min_glb.
    + unfold ring_distance. lia.
    + assert (M <= odd_entry (p, q)) by (unfold odd_entry, entry, odd_m, odd_g; lia).
      assert (M <= odd_entry (p + M + 1, q + M)) by (unfold odd_entry, entry, odd_m, odd_g; lia). lia.
Qed.

End Odd.

Lemma odd_number n : n mod 2 = 1 -> n = 2 * (n / 2) + 1.
Proof. pose proof (Z.div_mod n 2). lia. Qed.

Lemma even_number n : n mod 2 = 0 -> n = 2 * (n / 2).
Proof. pose proof (Z.div_mod n 2). lia. Qed.

(* CCTorus paper, section IV-A: the diameter is n-1 for odd n. *)
Theorem cctorus_diameter_cctorus_odd n : 3 <= n -> n mod 2 = 1 -> diameter (CCTorus n) (n - 1).
Proof.
  intros Hn Ho. apply odd_number in Ho. replace (n - 1) with (2 * (n / 2)) by lia.
  apply cctorus_odd_diameter; lia.
Qed.
