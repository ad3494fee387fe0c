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

Lemma circle_distance_potential n a : 0 <= a < n -> ring_potential n (circle_distance n a).
Proof. intros Ha. unfold ring_potential, circle_distance. repeat split; intros; lia. Qed.

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
  assert (forall z, Z.min (Z.max z M) M = M) as E by (clear; lia). rewrite !E.
  split; intros [Hx [Hy H]]; (split; [clear Hy H; tauto|split; [clear Hx H; tauto|exact H]]).
Qed.

Definition odd_m (x : Z) : Z := Z.abs (x - M).
Definition odd_g (x : Z) : Z := Z.min x (n - 1 - x).

Lemma odd_m_potential : ring_potential n odd_m.
Proof. unfold ring_potential, odd_m. repeat split; intros; lia. Qed.

Lemma odd_g_potential : ring_potential n odd_g.
Proof. unfold ring_potential, odd_g. repeat split; intros; lia. Qed.

Definition odd_entry (v : Z * Z) : Z := let (x, y) := v in entry (odd_m x) (odd_g x) (odd_m y) (odd_g y).

Lemma odd_near a : 0 <= a < n ->
  odd_g a <= circle_distance n a 0 /\ odd_g a <= circle_distance n a (n - 1) /\ circle_distance n a M = odd_m a.
Proof. intros H. unfold circle_distance, odd_g, odd_m. repeat split; lia. Qed.

(* The distance: in the torus, or through the centre. *)
Definition odd_distance (u v : Z * Z) : Z :=
  Z.min (circle_distance n (fst u) (fst v) + circle_distance n (snd u) (snd v)) (odd_entry u + odd_entry v).

Lemma odd_potential u : is_vertex (CCTorus n) u -> potential (CCTorus n) (odd_distance u).
Proof.
  destruct u as [a b]. intros Hu. apply grid_vertex in Hu. destruct Hu as [Ha Hb].
  assert (forall v w, adj (grid n (torus_link n)) v w -> odd_distance (a, b) w <= odd_distance (a, b) v + 1) as T.
  { apply torus_potential; [lia| |].
    - intros x x' y Hx Hx' Hy H. unfold odd_distance, odd_entry. simpl.
      pose proof (H _ (circle_distance_potential n a Ha)). pose proof (H _ odd_m_potential). pose proof (H _ odd_g_potential).
      pose proof (entry_rises (odd_m x) (odd_g x) (odd_m y) (odd_g y) (odd_m x') (odd_g x') (odd_m y) (odd_g y) 1). lia.
    - intros x y y' Hx Hy Hy' H. unfold odd_distance, odd_entry. simpl.
      pose proof (H _ (circle_distance_potential n b Hb)). pose proof (H _ odd_m_potential). pose proof (H _ odd_g_potential).
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
    walk (CCTorus n) (x, y) (M, M) (circle_distance n x a + circle_distance n y b + 1)) as K.
  { intros a b Ha Hb Ho. eapply walk_app; [apply W; lia|]. apply walk_one. apply cctorus_adj. right.
    unfold CCTorus. rewrite !grid_vertex. split; [lia|]. split; [lia|]. split; [|left; apply odd_spoke; auto].
    intros E. injection E. lia. }
  assert (circle_distance n x M = odd_m x) as X1 by (unfold circle_distance, odd_m; lia).
  assert (circle_distance n y M = odd_m y) as Y1 by (unfold circle_distance, odd_m; lia).
  assert (exists a, (a = 0 \/ a = n - 1) /\ circle_distance n x a = odd_g x) as [a [Ha A]].
  { destruct (Z_le_dec x (n - 1 - x)); [exists 0|exists (n - 1)]; unfold circle_distance, odd_g; lia. }
  assert (exists b, (b = 0 \/ b = n - 1) /\ circle_distance n y b = odd_g y) as [b [Hb B]].
  { destruct (Z_le_dec y (n - 1 - y)); [exists 0|exists (n - 1)]; unfold circle_distance, odd_g; lia. }
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
    destruct (Z.min_dec (circle_distance n x x' + circle_distance n y y') (odd_entry (x, y) + odd_entry (x', y'))) as [E|E]; rewrite E.
    + apply (around n); try lia. apply cctorus_torus.
    + eapply walk_app; [apply odd_enter; lia|apply walk_rev, odd_enter; lia].
  - assert (odd_distance u u <= 0); [|lia].
    destruct u as [x y]. apply grid_vertex in Hu. unfold odd_distance. simpl fst. simpl snd.
    apply min_below_left. unfold circle_distance. lia.
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
    { unfold odd_distance. simpl fst. simpl snd. apply min_below_left. unfold circle_distance. lia. }
    assert (2 * M <= odd_distance (p, q) (p + M + 1, q + M)); [|lia].
    unfold odd_distance. simpl fst. simpl snd. apply Z.min_glb.
    + unfold circle_distance. lia.
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

(* ---------- Even n ---------- *)

Section Even.
Variables n M : Z.
Hypothesis Hn : n = 2 * M.
Hypothesis HM : 2 <= M.

(* The distance to the row or column of a centre, M-1+i for i = 0 or 1, and to that
   of its corner, 0 or n-1. *)
Definition even_m (i x : Z) : Z := Z.abs (x - (M - 1 + i)).
Definition even_g (i x : Z) : Z := circle_distance n x (i * (n - 1)).

(* x lies at a middle or an end of a side, beside the centre i. *)
Definition beside (i x : Z) : Prop := x = i * (n - 1) \/ x = M - 1 + i.

Definition bit (i : Z) : Prop := i = 0 \/ i = 1.

Lemma beside_range i x : bit i -> beside i x -> 0 <= x < n.
Proof. unfold bit, beside. intros [->| ->] [->| ->]; lia. Qed.

Lemma even_spoke x y x' y' : spoke n (x, y) (x', y') <->
  exists i j, bit i /\ bit j /\ beside i x /\ beside j y /\ x' = M - 1 + i /\ y' = M - 1 + j /\
    (x <> x' \/ y <> y').
Proof.
  unfold spoke, special, centre.
  assert ((n - 1) / 2 = M - 1) as -> by (rewrite Hn; symmetry; apply Z.div_unique with 1; lia).
  assert (n / 2 = M) as -> by (rewrite Hn, Z.mul_comm; apply Z.div_mul; lia).
  assert (forall z, z = 0 \/ z = M - 1 \/ z = M \/ z = n - 1 ->
    exists i, bit i /\ beside i z /\ Z.min (Z.max z (M - 1)) M = M - 1 + i) as K.
  { unfold bit, beside. intros z [->|[->|[->| ->]]]; [exists 0|exists 0|exists 1|exists 1]; lia. }
  assert (forall i z, bit i -> beside i z ->
    (z = 0 \/ z = M - 1 \/ z = M \/ z = n - 1) /\ Z.min (Z.max z (M - 1)) M = M - 1 + i /\
    (z <> M - 1 + i <-> z = 0 \/ z = n - 1)) as K'.
  { unfold bit, beside. intros i z [->| ->] [->| ->]; lia. }
  split.
  - intros [Hx [Hy [Ho [-> ->]]]]. destruct (K x Hx) as [i [Bi [Si Ei]]], (K y Hy) as [j [Bj [Sj Ej]]].
    exists i, j. rewrite Ei, Ej. destruct (K' i x Bi Si) as [_ [_ Ox]], (K' j y Bj Sj) as [_ [_ Oy]].
    repeat split; auto.
    destruct Ho as [Ho|[Ho|[Ho|Ho]]]; [left; apply Ox; auto|left; apply Ox; auto|right; apply Oy; auto|right; apply Oy; auto].
  - intros [i [j [Bi [Bj [Si [Sj [-> [-> Ho]]]]]]]].
    destruct (K' i x Bi Si) as [Hx [Ex Ox]], (K' j y Bj Sj) as [Hy [Ey Oy]]. rewrite Ex, Ey.
    split; [exact Hx|]. split; [exact Hy|]. split; [|auto].
    destruct Ho as [Ho|Ho]; [apply Ox in Ho|apply Oy in Ho]; destruct Ho as [Ho|Ho]; auto.
Qed.

Lemma even_m_potential i : ring_potential n (even_m i) \/ ~ bit i.
Proof.
  destruct (decided_or _ _ (decided_Zeq i 0) (decided_Zeq i 1)) as [H|H]; [left|right; exact H].
  unfold ring_potential, even_m. destruct H as [->| ->]; repeat split; intros; lia.
Qed.

Lemma even_g_potential i : bit i -> ring_potential n (even_g i).
Proof.
  unfold bit, ring_potential, even_g, circle_distance. intros [->| ->]; repeat split; intros; lia.
Qed.

Definition even_entry (i j : Z) (v : Z * Z) : Z :=
  let (x, y) := v in entry (even_m i x) (even_g i x) (even_m j y) (even_g j y).

(* The distance: in the torus, or through one of the four centres. *)
Definition even_through (u v : Z * Z) (i j : Z) : Z := even_entry i j u + even_entry i j v.
Definition even_distance (u v : Z * Z) : Z :=
  Z.min (circle_distance n (fst u) (fst v) + circle_distance n (snd u) (snd v))
    (Z.min (Z.min (even_through u v 0 0) (even_through u v 0 1)) (Z.min (even_through u v 1 0) (even_through u v 1 1))).

Lemma bit_differs i k : bit i -> bit k -> Z.abs (i - k) = 0 \/ Z.abs (i - k) = 1.
Proof. unfold bit. lia. Qed.

(* Ways from an outer vertex, or a centre, into a centre. *)
Lemma even_near i k x : bit i -> bit k ->
  even_m i (M - 1 + k) = Z.abs (i - k) /\ even_m i (k * (n - 1)) = M - 1 + Z.abs (i - k) /\
  even_g i (k * (n - 1)) = Z.abs (i - k) /\ M - 1 <= even_g i (M - 1 + k) /\
  (0 <= x < n -> circle_distance n x (M - 1 + k) = even_m k x).
Proof.
  unfold bit, even_m, even_g, circle_distance. intros [->| ->] [->| ->]; repeat split; intros; lia.
Qed.

Lemma even_entry_centre i j k l : bit i -> bit j -> bit k -> bit l ->
  even_entry i j (M - 1 + k, M - 1 + l) = Z.abs (i - k) + Z.abs (j - l).
Proof.
  intros Bi Bj Bk Bl. unfold even_entry.
  destruct (even_near i k 0 Bi Bk) as [-> [_ [_ [Gx _]]]], (even_near j l 0 Bj Bl) as [-> [_ [_ [Gy _]]]].
  pose proof (bit_differs i k Bi Bk). pose proof (bit_differs j l Bj Bl). unfold entry. lia.
Qed.

Lemma even_entry_outer i j k l x y : bit i -> bit j -> bit k -> bit l -> beside k x -> beside l y ->
  x <> M - 1 + k \/ y <> M - 1 + l -> even_entry i j (x, y) = 1 + Z.abs (i - k) + Z.abs (j - l).
Proof.
  intros Bi Bj Bk Bl Hx Hy Ho. unfold even_entry.
  destruct (even_near i k 0 Bi Bk) as [X1 [X2 [X3 [X4 _]]]], (even_near j l 0 Bj Bl) as [Y1 [Y2 [Y3 [Y4 _]]]].
  pose proof (bit_differs i k Bi Bk). pose proof (bit_differs j l Bj Bl).
  destruct Hx as [->| ->], Hy as [->| ->]; rewrite ?X1, ?X2, ?X3, ?Y1, ?Y2, ?Y3; unfold entry; lia.
Qed.

Lemma even_potential u : is_vertex (CCTorus n) u -> potential (CCTorus n) (even_distance u).
Proof.
  destruct u as [a b]. intros Hu. apply grid_vertex in Hu. destruct Hu as [Ha Hb].
  assert (bit 0 /\ bit 1) as [B0 B1] by (unfold bit; lia).
  assert (forall i x x', bit i -> (forall f, ring_potential n f -> f x' <= f x + 1) ->
    even_m i x' <= even_m i x + 1 /\ even_g i x' <= even_g i x + 1) as P.
  { intros i x x' Hi H. destruct (even_m_potential i) as [Hm|Hm]; [|contradiction].
    split; apply H; auto. apply even_g_potential; auto. }
  assert (forall v w, adj (grid n (torus_link n)) v w -> even_distance (a, b) w <= even_distance (a, b) v + 1) as T.
  { apply torus_potential; [lia| |].
    - intros x x' y Hx Hx' Hy H. pose proof (H _ (circle_distance_potential n a Ha)).
      assert (forall i j, bit i -> bit j -> even_through (a, b) (x', y) i j <= even_through (a, b) (x, y) i j + 1) as E.
      { intros i j Hi Hj. destruct (P i x x' Hi H). unfold even_through. simpl.
        pose proof (entry_rises (even_m i x) (even_g i x) (even_m j y) (even_g j y) (even_m i x') (even_g i x') (even_m j y) (even_g j y) 1). lia. }
      pose proof (E 0 0 B0 B0). pose proof (E 0 1 B0 B1). pose proof (E 1 0 B1 B0). pose proof (E 1 1 B1 B1). clear E P.
      unfold even_distance. simpl fst. simpl snd. each_min; some_min.
    - intros x y y' Hx Hy Hy' H. pose proof (H _ (circle_distance_potential n b Hb)).
      assert (forall i j, bit i -> bit j -> even_through (a, b) (x, y') i j <= even_through (a, b) (x, y) i j + 1) as E.
      { intros i j Hi Hj. destruct (P j y y' Hj H). unfold even_through. simpl.
        rewrite (entry_swap (even_m i x) (even_g i x) (even_m j y')), (entry_swap (even_m i x) (even_g i x) (even_m j y)).
        pose proof (entry_rises (even_m j y) (even_g j y) (even_m i x) (even_g i x) (even_m j y') (even_g j y') (even_m i x) (even_g i x) 1). lia. }
      pose proof (E 0 0 B0 B0). pose proof (E 0 1 B0 B1). pose proof (E 1 0 B1 B0). pose proof (E 1 1 B1 B1). clear E P.
      unfold even_distance. simpl fst. simpl snd. each_min; some_min. }
  apply potential_links. intros v w Hv Hw [H|H].
  - destruct (decided_pair v w decided_Zeq decided_Zeq) as [<-|N]; [split; lia|].
    split; apply T; repeat split; auto.
  - clear T P. destruct v as [x y], w as [x' y']. apply even_spoke in H.
    destruct H as [k [l [Bk [Bl [Sk [Sl [-> [-> Ho]]]]]]]].
    unfold even_distance, even_through. simpl fst. simpl snd.
    rewrite !(fun i j Hi Hj => even_entry_centre i j k l Hi Hj Bk Bl) by auto.
    rewrite !(fun i j Hi Hj => even_entry_outer i j k l x y Hi Hj Bk Bl Sk Sl Ho) by auto.
    assert (even_entry k l (a, b) <= circle_distance n a (M - 1 + k) + circle_distance n b (M - 1 + l) /\
      even_entry k l (a, b) <= 1 + circle_distance n a x + circle_distance n b y) as [C1 C2].
    { destruct (even_near k k a Bk Bk) as [_ [_ [_ [_ Ra]]]], (even_near l l b Bl Bl) as [_ [_ [_ [_ Rb]]]].
      rewrite Ra, Rb by auto.
      pose proof (entry_terms (even_m k a) (even_g k a) (even_m l b) (even_g l b)) as [E1 [E2 [E3 E4]]].
      fold (even_entry k l (a, b)) in *. split; [exact E1|].
      destruct Sk as [->| ->], Sl as [->| ->]; try (exfalso; clear - Ho; lia);
        fold (even_g k a); fold (even_g l b); rewrite ?Ra, ?Rb by auto; lia. }
    clear Hv Hw Ho Sk Sl.
    destruct Bk as [->| ->], Bl as [->| ->]; simpl Z.abs; split; each_min; some_min.
Qed.

(* A way into a centre of that length. *)
Lemma even_enter i j x y : bit i -> bit j -> 0 <= x < n -> 0 <= y < n ->
  walk (CCTorus n) (x, y) (M - 1 + i, M - 1 + j) (even_entry i j (x, y)).
Proof.
  intros Bi Bj Hx Hy. assert (2 <= n) as H2 by lia.
  pose proof (around n _ H2 (cctorus_torus n)) as W.
  assert (forall a b, beside i a -> beside j b -> a <> M - 1 + i \/ b <> M - 1 + j ->
    walk (CCTorus n) (x, y) (M - 1 + i, M - 1 + j) (circle_distance n x a + circle_distance n y b + 1)) as K.
  { intros a b Ha Hb Ho. pose proof (beside_range i a Bi Ha). pose proof (beside_range j b Bj Hb).
    eapply walk_app; [apply W; auto|]. apply walk_one. apply cctorus_adj. right.
    unfold CCTorus. rewrite !grid_vertex. split; [auto|].
    split; [unfold bit in *; lia|]. split; [intros E; injection E; lia|].
    left. apply even_spoke. exists i, j. repeat split; auto. }
  destruct (even_near i i x Bi Bi) as [_ [_ [_ [_ Rx]]]], (even_near j j y Bj Bj) as [_ [_ [_ [_ Ry]]]].
  assert (beside i (i * (n - 1)) /\ beside i (M - 1 + i) /\ i * (n - 1) <> M - 1 + i) as [Ci [Di Ni]]
    by (unfold beside, bit in *; destruct Bi as [->| ->]; lia).
  assert (beside j (j * (n - 1)) /\ beside j (M - 1 + j) /\ j * (n - 1) <> M - 1 + j) as [Cj [Dj Nj]]
    by (unfold beside, bit in *; destruct Bj as [->| ->]; lia).
  specialize (Rx Hx). specialize (Ry Hy). unfold even_g in *.
  pose proof (beside_range i _ Bi Di). pose proof (beside_range j _ Bj Dj).
  unfold even_entry.
  destruct (entry_one_of (even_m i x) (even_g i x) (even_m j y) (even_g j y)) as [E|[E|[E|E]]]; rewrite E; unfold even_g.
  - apply walk_cast with (circle_distance n x (M - 1 + i) + circle_distance n y (M - 1 + j)); [apply W; auto|lia].
  - apply walk_cast with (circle_distance n x (i * (n - 1)) + circle_distance n y (j * (n - 1)) + 1); [apply K; auto|lia].
  - apply walk_cast with (circle_distance n x (i * (n - 1)) + circle_distance n y (M - 1 + j) + 1); [apply K; auto|lia].
  - apply walk_cast with (circle_distance n x (M - 1 + i) + circle_distance n y (j * (n - 1)) + 1); [apply K; auto|lia].
Qed.

(* The distance of any two vertices. *)
Lemma cctorus_even_distance u v : is_vertex (CCTorus n) u -> is_vertex (CCTorus n) v ->
  dist (CCTorus n) u v (even_distance u v).
Proof.
  intros Hu Hv. apply (dist_by_potential (CCTorus n) (even_distance u)).
  - apply even_potential; auto.
  - destruct u as [x y], v as [x' y']. apply grid_vertex in Hu, Hv.
    assert (bit 0 /\ bit 1) as [B0 B1] by (unfold bit; lia).
    assert (forall i j, bit i -> bit j -> walk (CCTorus n) (x, y) (x', y') (even_through (x, y) (x', y') i j)) as K.
    { intros i j Bi Bj. eapply walk_app; [apply even_enter; auto; lia|apply walk_rev, even_enter; auto; lia]. }
    unfold even_distance. simpl fst. simpl snd.
    assert (forall p q, walk (CCTorus n) (x, y) (x', y') p -> walk (CCTorus n) (x, y) (x', y') q ->
      walk (CCTorus n) (x, y) (x', y') (Z.min p q)) as Mn.
    { intros p q Hp Hq. destruct (Z.min_dec p q) as [->| ->]; auto. }
    repeat apply Mn; try (apply K; auto). apply (around n); try lia. apply cctorus_torus.
  - assert (even_distance u u <= 0); [|lia].
    destruct u as [x y]. apply grid_vertex in Hu. unfold even_distance. simpl fst. simpl snd.
    apply min_below_left. unfold circle_distance. lia.
Qed.

Lemma cctorus_even_diameter : diameter (CCTorus n) n.
Proof.
  assert (exists p q, p + q = M - 1 /\ 0 <= p <= q /\ q <= p + 1) as [p [q [Hpq [Hp Hq]]]].
  { exists ((M - 1) / 2), (M - 1 - (M - 1) / 2). Z.div_mod_to_equations. lia. }
  assert (is_vertex (CCTorus n) (p, q) /\ is_vertex (CCTorus n) (p + M, q + M)) as [V1 V2].
  { split; apply grid_vertex; lia. }
  apply (diameter_by_walks (CCTorus n) _ (even_distance (p, q)) (p, q) (p + M, q + M)); auto.
  - apply cctorus_decidable.
  - intros u v Hu Hv. assert (2 <= n) as H2 by lia.
    destruct (torus_near n _ H2 (cctorus_torus n) u v Hu Hv) as [d [Hd Hle]]. exists d. split; [exact Hd|].
    assert (n / 2 = M) as E by (rewrite Hn, Z.mul_comm; apply Z.div_mul; lia). lia.
  - apply even_potential; auto.
  - assert (even_distance (p, q) (p, q) <= 0) as H0.
    { unfold even_distance. simpl fst. simpl snd. apply min_below_left. unfold circle_distance. lia. }
    assert (n <= even_distance (p, q) (p + M, q + M)); [|lia].
    assert (forall x, 0 <= x <= M - 1 -> 2 * x <= M ->
      even_m 0 x = M - 1 - x /\ even_m 1 x = M - x /\ even_g 0 x = x /\ even_g 1 x = x + 1) as S1.
    { intros x H1 H2. unfold even_m, even_g, circle_distance. repeat split; lia. }
    assert (forall x, 0 <= x <= M - 1 -> 2 * x <= M ->
      even_m 0 (x + M) = x + 1 /\ even_m 1 (x + M) = x /\ even_g 0 (x + M) = M - x /\ even_g 1 (x + M) = M - 1 - x) as S2.
    { intros x H1 H2. unfold even_m, even_g, circle_distance. repeat split; lia. }
    destruct (S1 p) as [X1 [X2 [X3 X4]]], (S1 q) as [Y1 [Y2 [Y3 Y4]]]; try lia.
    destruct (S2 p) as [X5 [X6 [X7 X8]]], (S2 q) as [Y5 [Y6 [Y7 Y8]]]; try lia.
    clear S1 S2. unfold even_distance, even_through, even_entry. simpl fst. simpl snd.
    rewrite X1, X2, X3, X4, X5, X6, X7, X8, Y1, Y2, Y3, Y4, Y5, Y6, Y7, Y8.
    clear X1 X2 X3 X4 X5 X6 X7 X8 Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 V1 V2 H0.
    repeat apply Z.min_glb; [unfold circle_distance; lia|..]; unfold entry; lia.
Qed.

End Even.

(* Section IV-A says n-1 for even n as well; it is n. *)
Theorem cctorus_diameter_cctorus_even_correction n : 4 <= n -> n mod 2 = 0 -> diameter (CCTorus n) n.
Proof. intros Hn He. apply even_number in He. apply (cctorus_even_diameter n (n / 2)); lia. Qed.

Theorem cctorus_diameter_cctorus_even_refuted n : 4 <= n -> n mod 2 = 0 -> ~ diameter (CCTorus n) (n - 1).
Proof.
  intros Hn He H. pose proof (diameter_unique _ _ _ H (cctorus_diameter_cctorus_even_correction n Hn He)). lia.
Qed.
