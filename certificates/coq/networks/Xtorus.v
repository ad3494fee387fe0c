(* The torus with diagonals, XTorus(n). Its definition is inferred.
   Source: the CCTorus paper, section II. The Go side: topology/xmesh.go. *)

From Coq Require Import ZArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk Square Xmesh.
Import ListNotations.
Open Scope Z_scope.

(* The torus with the links of both main diagonals, which are not closed. *)
Definition XTorus (n : Z) : graph := grid n (fun u v => torus_link n u v \/ diagonal_link n u v).

Theorem xtorus_proper n : 1 <= n -> proper (XTorus n).
Proof. apply grid_proper. Qed.

Theorem xtorus_order n : 1 <= n -> order (XTorus n) (n * n).
Proof. apply grid_order. Qed.

Lemma xtorus_decidable n : decidable (XTorus n).
Proof. apply grid_decidable. intros [x y] [x' y']. unfold torus_link, diagonal_link. decide_it. Qed.

Lemma xtorus_has_torus n u v : adj (grid n (torus_link n)) u v -> adj (XTorus n) u v.
Proof. apply grid_links. auto. Qed.

Lemma xtorus_has_xmesh n : 2 <= n -> forall u v, adj (XMesh n) u v -> adj (XTorus n) u v.
Proof.
  intros Hn u v [A [B [C [[D|D]|[D|D]]]]].
  - apply xtorus_has_torus, torus_has_mesh; auto. repeat split; auto.
  - repeat split; auto. left. right. auto.
  - apply xtorus_has_torus, torus_has_mesh; auto. repeat split; auto.
  - repeat split; auto. right. right. auto.
Qed.

Theorem xtorus_connected n : 2 <= n -> connected (XTorus n).
Proof. intros Hn. apply grid_connected. intros u v H. apply xtorus_has_torus, torus_has_mesh; auto. Qed.

(* The distance from (0,h), h = floor((n-1)/2), or less: in the torus, or by (M,M),
   M = floor(n/2), which is h+1 hops away over the diagonal for even n. *)
Definition xtorus_from (n h M : Z) (v : Z * Z) : Z :=
  Z.min (circle_distance n 0 (fst v) + circle_distance n h (snd v))
    (h + 1 + (circle_distance n M (fst v) + circle_distance n M (snd v))).

Lemma circle_step n a x x' : 2 <= n -> 0 <= a < n -> 0 <= x < n -> 0 <= x' < n -> x' = (x + 1) mod n ->
  circle_distance n a x' <= circle_distance n a x + 1 /\ circle_distance n a x <= circle_distance n a x' + 1.
Proof.
  intros Hn Ha Hx Hx' H. destruct (Z.eq_dec x (n - 1)) as [->|].
  - rewrite mod_down in H by lia. unfold circle_distance. lia.
  - rewrite mod_same in H by lia. unfold circle_distance. lia.
Qed.

(* Along the diagonals, the lower and the upper half. *)
Lemma circle_low n M h x : n - 1 <= 2 * M <= n -> h = n - 1 - M -> 0 <= x <= h ->
  circle_distance n 0 x = x /\ circle_distance n h x = h - x /\ circle_distance n M x = M - x.
Proof. intros. unfold circle_distance. lia. Qed.

Lemma circle_high n M h x : n - 1 <= 2 * M <= n -> h = n - 1 - M -> M <= x < n ->
  circle_distance n 0 x = Z.min x (n - x) /\ circle_distance n h x = Z.min (x - h) (n - x + h) /\ circle_distance n M x = x - M.
Proof. intros. unfold circle_distance. lia. Qed.

Lemma xtorus_from_potential n M h : 3 <= n -> n - 1 <= 2 * M <= n -> h = n - 1 - M ->
  potential (XTorus n) (xtorus_from n h M).
Proof.
  intros Hn HM Hh. apply potential_links. intros [x y] [x' y'] Hu Hv H.
  apply grid_vertex in Hu, Hv. destruct Hu as [Hx Hy], Hv as [Hx' Hy'].
  unfold xtorus_from. simpl fst. simpl snd. destruct H as [[[H ->]|[-> H]]|[Ex H]].
  - pose proof (circle_step n 0 x x'). pose proof (circle_step n M x x'). lia.
  - pose proof (circle_step n h y y'). pose proof (circle_step n M y y'). lia.
  - subst x'. assert (x + 1 <= h \/ x = h /\ x + 1 <= M \/ M <= x) as C by lia.
    destruct H as [[-> ->]|[-> ->]].
    + destruct C as [C|[[-> C]|C]].
      * destruct (circle_low n M h x) as [A1 [A2 A3]]; try lia. destruct (circle_low n M h (x + 1)) as [B1 [B2 B3]]; try lia.
      * destruct (circle_low n M h h) as [A1 [A2 A3]]; try lia. destruct (circle_high n M h (h + 1)) as [B1 [B2 B3]]; try lia.
      * destruct (circle_high n M h x) as [A1 [A2 A3]]; try lia. destruct (circle_high n M h (x + 1)) as [B1 [B2 B3]]; try lia.
    + destruct C as [C|[[-> C]|C]].
      * destruct (circle_low n M h x) as [A1 [A2 A3]]; try lia. destruct (circle_low n M h (x + 1)) as [B1 [B2 B3]]; try lia.
        destruct (circle_high n M h (n - 1 - x)) as [A4 [A5 A6]]; try lia. destruct (circle_high n M h (n - 1 - (x + 1))) as [B4 [B5 B6]]; try lia.
      * destruct (circle_low n M h h) as [A1 [A2 A3]]; try lia. destruct (circle_high n M h (h + 1)) as [B1 [B2 B3]]; try lia.
        destruct (circle_high n M h (n - 1 - h)) as [A4 [A5 A6]]; try lia. destruct (circle_low n M h (n - 1 - (h + 1))) as [B4 [B5 B6]]; try lia.
      * destruct (circle_high n M h x) as [A1 [A2 A3]]; try lia. destruct (circle_high n M h (x + 1)) as [B1 [B2 B3]]; try lia.
        destruct (circle_low n M h (n - 1 - x)) as [A4 [A5 A6]]; try lia. destruct (circle_low n M h (n - 1 - (x + 1))) as [B4 [B5 B6]]; try lia.
Qed.

(* CCTorus paper, section IV-A: the diameter of XTorus is n-1. *)
Theorem cctorus_diameter_xtorus n : 3 <= n -> diameter (XTorus n) (n - 1).
Proof.
  intros Hn. assert (exists M h, n - 1 <= 2 * M <= n /\ h = n - 1 - M) as [M [h [HM Hh]]].
  { exists (n / 2), (n - 1 - n / 2). pose proof (Z.div_mod n 2). pose proof (Z.mod_pos_bound n 2). lia. }
  apply (diameter_by_walks (XTorus n) _ (xtorus_from n h M) (0, h) (M, 0)).
  - apply xtorus_decidable.
  - apply diagonal_near. apply xtorus_has_xmesh. lia.
  - apply xtorus_from_potential; lia.
  - apply grid_vertex. lia.
  - apply grid_vertex. lia.
  - assert (xtorus_from n h M (0, h) <= 0) by (unfold xtorus_from; simpl; apply min_below_left; unfold circle_distance; lia).
    assert (n - 1 <= xtorus_from n h M (M, 0)); [|lia].
    unfold xtorus_from. simpl fst. simpl snd. clear H. apply Z.min_glb; unfold circle_distance; lia.
Qed.
