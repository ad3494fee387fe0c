(* The sum of the distances of all pairs: it is at most the diameter for each pair of
   different vertices; and that of a product. *)

From Coq Require Import ZArith Lia List Bool.
From Topocert Require Import Graph Walk.
Import ListNotations.
Open Scope Z_scope.

Lemma distance_sum_by g (f : vertex g -> vertex g -> Z) :
  (forall u v, is_vertex g u -> is_vertex g v -> dist g u v (f u v)) ->
  distance_sum g (sum_over (fun u => sum_over (f u) (vertices g)) (vertices g)).
Proof. intros H; exists f; split; auto. Qed.

(* No pair of different vertices is further apart than the diameter. *)
Lemma sum_but_one {A} (f : A -> Z) D a l : NoDup l -> In a l -> f a = 0 -> (forall b, In b l -> f b <= D) ->
  sum_over f l <= (Z.of_nat (length l) - 1) * D.
Proof.
  intros N I Z H; apply in_split in I; destruct I as (p & q & ->).
  assert (L : forall l, (forall b, In b l -> f b <= D) -> sum_over f l <= Z.of_nat (length l) * D).
  { induction l as [|b l IH]; intros K; simpl; [lia|].
    assert (f b <= D) by (apply K; simpl; auto); assert (sum_over f l <= Z.of_nat (length l) * D) by (apply IH; intros; apply K; simpl; auto); lia. }
  rewrite sum_over_app, app_length; simpl sum_over; simpl length.
  assert (sum_over f p <= Z.of_nat (length p) * D) by (apply L; intros b B; apply H, in_or_app; auto).
  assert (sum_over f q <= Z.of_nat (length q) * D) by (apply L; intros b B; apply H, in_or_app; simpl; auto).
  lia.
Qed.

Lemma distance_sum_most g s N D : order g N -> diameter g D -> distance_sum g s -> s <= N * (N - 1) * D.
Proof.
  intros [[P _] <-] [H _] (d & F & <-).
  rewrite <- Z.mul_assoc, <- (sum_over_constant (fun _ => (Z.of_nat (length (vertices g)) - 1) * D) _ (vertices g)) by auto.
  apply sum_over_le; intros u U; apply (sum_but_one (d u) D u); auto.
  - apply (dist_unique g u u); [apply F; auto | apply dist_self; auto].
  - intros v V; destruct (H u v U V) as (e & E & L); rewrite (dist_unique g u v _ _ (F u v U V) E); exact L.
Qed.

(* ---------- Products ---------- *)

Lemma sum_over_prod {A B} (f : A * B -> Z) l m :
  sum_over f (list_prod l m) = sum_over (fun a => sum_over (fun b => f (a, b)) m) l.
Proof.
  induction l as [|a l IH]; simpl; auto; rewrite sum_over_app, IH, sum_over_map; reflexivity.
Qed.

Lemma product_distance_sum g h s t N M : order g N -> order h M -> distance_sum g s -> distance_sum h t ->
  distance_sum (product g h) (s * (M * M) + N * N * t).
Proof.
  intros [_ ON] [_ OM] (d & D & <-) (e & E & <-).
  exists (fun x y : vertex g * vertex h => d (fst x) (fst y) + e (snd x) (snd y)); split.
  - intros (a, b) (a', b') U V; apply product_vertex in U, V; apply product_dist; [apply D|apply E]; tauto.
  - change (sum_over (fun x : vertex g * vertex h => sum_over (fun y : vertex g * vertex h => d (fst x) (fst y) + e (snd x) (snd y))
      (list_prod (vertices g) (vertices h))) (list_prod (vertices g) (vertices h)) =
      sum_over (fun a => sum_over (d a) (vertices g)) (vertices g) * (M * M) + N * N * sum_over (fun b => sum_over (e b) (vertices h)) (vertices h)).
    rewrite (sum_over_prod (fun x : vertex g * vertex h => sum_over _ _)).
    assert (C : forall {A} (l : list A) c, sum_over (fun _ => c) l = Z.of_nat (length l) * c)
      by (intros; apply sum_over_constant; auto).
    assert (R : forall a b, sum_over (fun y : vertex g * vertex h => d a (fst y) + e b (snd y)) (list_prod (vertices g) (vertices h))
      = M * sum_over (d a) (vertices g) + N * sum_over (e b) (vertices h)).
    { intros a b; rewrite sum_over_prod; cbn [fst snd].
      rewrite (sum_over_ext _ (fun a' => M * d a a' + sum_over (e b) (vertices h)))
        by (intros a' _; rewrite sum_over_add, C, OM; reflexivity).
      rewrite sum_over_add, !sum_over_scale, !C, ON; ring. }
    cbn [fst snd].
    rewrite (sum_over_ext _ (fun a => M * M * sum_over (d a) (vertices g) + N * sum_over (fun b => sum_over (e b) (vertices h)) (vertices h))).
    + rewrite sum_over_add, !sum_over_scale, !C, ON; ring.
    + intros a _.
      rewrite (sum_over_ext _ (fun b => M * sum_over (d a) (vertices g) + N * sum_over (e b) (vertices h))) by (intros b _; apply R).
      rewrite sum_over_add, !sum_over_scale, !C, OM; ring.
Qed.
