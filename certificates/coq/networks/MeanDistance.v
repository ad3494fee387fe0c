(* The sums of the distances of the line and the ring, and of meshes and tori with two or
   three sides. *)

From Coq Require Import ZArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk Ring Torus Mesh DistanceSum.
Import ListNotations.
Open Scope Z_scope.

Lemma sum_zrange_next f n : 0 <= n -> sum_over f (zrange (n + 1)) = sum_over f (zrange n) + f n.
Proof.
  intros N; unfold zrange; rewrite Z2Nat.inj_add, Nat.add_comm by lia; change (Z.to_nat 1) with 1%nat.
  change (1 + Z.to_nat n)%nat with (S (Z.to_nat n)); rewrite seq_S, map_app, sum_over_app; simpl.
  rewrite Z2Nat.id by lia; lia.
Qed.

Lemma sum_upward (P : Z -> Prop) : P 0 -> (forall n, 0 <= n -> P n -> P (n + 1)) -> forall n, 0 <= n -> P n.
Proof. intros H0 H; apply natlike_ind; auto. Qed.

Lemma sum_zrange_split f a b : 0 <= a -> 0 <= b ->
  sum_over f (zrange (a + b)) = sum_over f (zrange a) + sum_over (fun i => f (a + i)) (zrange b).
Proof.
  intros A; revert b; apply (sum_upward (fun b => sum_over f (zrange (a + b)) = sum_over f (zrange a) + sum_over (fun i => f (a + i)) (zrange b))).
  - rewrite Z.add_0_r; simpl; lia.
  - intros b B IH; rewrite Z.add_assoc, !sum_zrange_next, IH by lia; lia.
Qed.

(* ---------- The line ---------- *)

Lemma line_sum_from n : 0 <= n -> 2 * sum_over (fun u => Z.abs (u - n)) (zrange n) = n * (n + 1).
Proof.
  assert (K : forall m, 0 <= m -> forall n, m <= n -> 2 * sum_over (fun u => Z.abs (u - n)) (zrange m) = m * (2 * n - m + 1)).
  { apply (sum_upward (fun m => forall n, m <= n -> 2 * sum_over (fun u => Z.abs (u - n)) (zrange m) = m * (2 * n - m + 1))).
    - intros; simpl; lia.
    - intros m M IH k K; rewrite sum_zrange_next by lia; specialize (IH k ltac:(lia)); lia. }
  intros N; rewrite (K n N n) by lia; ring.
Qed.

Lemma line_sum n : 0 <= n -> 3 * sum_over (fun u => sum_over (fun v => Z.abs (u - v)) (zrange n)) (zrange n) = n * (n - 1) * (n + 1).
Proof.
  apply (sum_upward (fun n => 3 * sum_over (fun u => sum_over (fun v => Z.abs (u - v)) (zrange n)) (zrange n) = n * (n - 1) * (n + 1))).
  - reflexivity.
  - intros m M IH; rewrite sum_zrange_next by lia.
    rewrite (sum_over_ext _ (fun u => sum_over (fun v => Z.abs (u - v)) (zrange m) + Z.abs (u - m)) (zrange m))
      by (intros u _; rewrite sum_zrange_next by lia; reflexivity).
    rewrite sum_over_add, sum_zrange_next, Z.sub_diag by lia; pose proof (line_sum_from m M) as L.
    rewrite (sum_over_ext (fun v => Z.abs (m - v)) (fun u => Z.abs (u - m))) by (intros; lia).
    replace (3 * (sum_over (fun u => sum_over (fun v => Z.abs (u - v)) (zrange m)) (zrange m) +
      sum_over (fun u => Z.abs (u - m)) (zrange m) + (sum_over (fun u => Z.abs (u - m)) (zrange m) + Z.abs 0)))
      with (3 * sum_over (fun u => sum_over (fun v => Z.abs (u - v)) (zrange m)) (zrange m) + 3 * (2 * sum_over (fun u => Z.abs (u - m)) (zrange m)))
      by (change (Z.abs 0) with 0; ring).
    rewrite IH, L; ring.
Qed.

(* The sum of the line's distances is n(n^2 - 1)/3. *)
Theorem line_distance_sum n : 1 <= n -> exists s, distance_sum (Line n) s /\ 3 * s = n * (n - 1) * (n + 1).
Proof.
  intros N; eexists; split; [|apply line_sum; lia].
  apply (distance_sum_by (Line n) (fun u v => Z.abs (u - v))); intros u v U V; apply line_dist; apply line_vertex; auto.
Qed.

Lemma point_distance_sum : distance_sum Point 0.
Proof.
  exists (fun _ _ => 0); split; [intros [] [] _ _; apply dist_self, point_vertex | reflexivity].
Qed.

Theorem mesh2_distance_sum n : 2 <= n -> exists s, distance_sum (Mesh [n; n]) s /\ 3 * s = 2 * (n * n) * (n * (n - 1) * (n + 1)).
Proof.
  intros N; destruct (line_distance_sum n ltac:(lia)) as (s & S & E).
  assert (O : order (Line n) n) by (apply line_order; lia).
  pose proof (product_distance_sum (Line n) Point s 0 n 1 O point_order S point_distance_sum) as L.
  assert (O1 : order (product (Line n) Point) (n * 1)) by (apply product_order; [exact O | exact point_order]).
  pose proof (product_distance_sum (Line n) (product (Line n) Point) s _ n _ O O1 S L) as Q.
  eexists; split; [exact Q|]; transitivity (2 * (n * n) * (3 * s)); [ring | rewrite E; ring].
Qed.

(* ---------- The ring ---------- *)

Lemma ring_shift_permutation n u : 1 <= n -> Permutation (map (fun w => (w + u) mod n) (zrange n)) (zrange n).
Proof.
  intros N; apply NoDup_Permutation_bis.
  - apply NoDup_map_inj; [|apply NoDup_zrange]; intros a b A B E; apply in_zrange in A, B.
    pose proof (Z.div_mod (a + u) n ltac:(lia)) as D; pose proof (Z.div_mod (b + u) n ltac:(lia)) as F; rewrite E in D.
    assert (a - b = n * ((a + u) / n - (b + u) / n)) by lia.
    assert ((a + u) / n - (b + u) / n = 0) by nia; nia.
  - rewrite map_length; auto.
  - intros x X; apply in_map_iff in X; destruct X as (w & <- & _); apply in_zrange, Z.mod_pos_bound; lia.
Qed.

Lemma ring_sum_from n u h : n = 2 * h -> 1 <= h -> 0 <= u < n -> sum_over (fun v => ring_distance n u v) (zrange n) = h * h.
Proof.
  intros N H U; rewrite <- (sum_over_permutation _ _ _ (ring_shift_permutation n u ltac:(lia))), sum_over_map.
  rewrite (sum_over_ext _ (fun w => Z.min w (n - w))).
  - rewrite N; replace (zrange (2 * h)) with (zrange (h + h)) by (f_equal; lia); rewrite sum_zrange_split by lia.
    rewrite <- sum_over_add, (sum_over_constant _ h), length_zrange by (try (intros w W; apply in_zrange in W); lia); ring.
  - intros w W; apply in_zrange in W; rewrite ring_distance_abs; [|lia|apply Z.mod_pos_bound; lia].
    destruct (Z_lt_dec (w + u) n); [rewrite mod_same by lia | rewrite mod_down by lia]; lia.
Qed.

(* The sum of the distances of a ring of even length is n^3/4. *)
Theorem ring_distance_sum n h : n = 2 * h -> 1 <= h -> distance_sum (Ring n) (n * (h * h)).
Proof.
  intros N H; assert (D : forall u v, is_vertex (Ring n) u -> is_vertex (Ring n) v -> dist (Ring n) u v (ring_distance n u v))
    by (intros u v U V; apply ring_dist; [lia | apply ring_vertex; auto | apply ring_vertex; auto]).
  pose proof (distance_sum_by (Ring n) _ D) as S.
  change (vertices (Ring n)) with (zrange n) in S.
  rewrite (sum_over_constant _ (h * h)), length_zrange in S by (try (intros u U; apply in_zrange in U; apply ring_sum_from); lia).
  exact S.
Qed.

(* With even sides a, b and d the mean over all pairs is half the diameter. *)
Theorem torus2_distance_sum a b h i : a = 2 * h -> b = 2 * i -> 1 <= h -> 1 <= i ->
  distance_sum (Torus [a; b]) (a * (h * h) * (b * b) + a * a * (b * (i * i))).
Proof.
  intros A B H I.
  assert (OA : order (Ring a) a) by (apply ring_order; lia); assert (OB : order (Ring b) b) by (apply ring_order; lia).
  pose proof (product_distance_sum (Ring b) Point _ 0 b 1 OB point_order (ring_distance_sum b i B I) point_distance_sum) as L.
  assert (O1 : order (product (Ring b) Point) (b * 1)) by (apply product_order; [exact OB | exact point_order]).
  pose proof (product_distance_sum (Ring a) (product (Ring b) Point) _ _ a _ OA O1 (ring_distance_sum a h A H) L) as Q.
  replace (a * (h * h) * (b * b) + a * a * (b * (i * i))) with (a * (h * h) * (b * 1 * (b * 1)) + a * a * (b * (i * i) * (1 * 1) + b * b * 0)) by ring.
  exact Q.
Qed.

Theorem torus3_distance_sum a b d h i j : a = 2 * h -> b = 2 * i -> d = 2 * j -> 1 <= h -> 1 <= i -> 1 <= j ->
  distance_sum (Torus [a; b; d]) (a * (h * h) * (b * d * (b * d)) + a * a * (b * (i * i) * (d * d) + b * b * (d * (j * j)))).
Proof.
  intros A B D H I J.
  assert (OA : order (Ring a) a) by (apply ring_order; lia).
  assert (O : order (Torus [b; d]) (b * d)).
  { replace (b * d) with (times [b; d]) by (simpl; lia); apply torus_order; intros n [<-|[<-|[]]]; lia. }
  exact (product_distance_sum (Ring a) (Torus [b; d]) _ _ a _ OA O (ring_distance_sum a h A H) (torus2_distance_sum b d i j B D I J)).
Qed.
