(* Deadlock: a rank that rises along every dependency excludes it (Dally and Seitz). *)

From Coq Require Import ZArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk.
Import ListNotations.
Open Scope Z_scope.

Section Deadlock.
Variable g : graph.
Variable next : vertex g -> vertex g -> vertex g * Z.

Lemma depends_on_relation (R : channel g -> channel g -> Prop) :
  (forall a b c, R a b -> R b c -> R a c) ->
  (forall c c', depends g next c c' -> R c c') ->
  forall c c', depends_on g next c c' -> R c c'.
Proof. intros T H c c'; induction 1; eauto. Qed.

(* An order of the channels in which no channel is before itself. *)
Theorem deadlock_free_by_order (R : channel g -> channel g -> Prop) :
  (forall a b c, R a b -> R b c -> R a c) -> (forall c, ~ R c c) ->
  (forall c c', depends g next c c' -> R c c') -> deadlock_free g next.
Proof. intros T I H c D; apply (I c), (depends_on_relation R T H); auto. Qed.

(* A number for each channel. *)
Theorem deadlock_free_by_rank (rank : channel g -> Z) :
  (forall c c', depends g next c c' -> rank c < rank c') -> deadlock_free g next.
Proof.
  intros H; apply (deadlock_free_by_order (fun c c' => rank c < rank c')); auto; intros; lia.
Qed.

(* Where a message can be is a vertex, if the router keeps to the links. *)
Lemma takes_vertex u v w :
  (forall w v, is_vertex g w -> is_vertex g v -> w <> v -> is_vertex g (fst (next w v))) ->
  takes g next u v w -> is_vertex g v /\ is_vertex g w.
Proof. intros H; induction 1; [auto|]; split; [tauto | apply H; tauto]. Qed.

(* The rank rises whenever a message takes two hops. *)
Theorem deadlock_free_by_hops (rank : channel g -> Z) :
  (forall w v, is_vertex g w -> is_vertex g v -> w <> v -> is_vertex g (fst (next w v))) ->
  (forall w v, is_vertex g w -> is_vertex g v -> w <> v ->
     let (x, c) := next w v in x <> v -> let (y, c') := next x v in rank (w, x, c) < rank (x, y, c')) ->
  deadlock_free g next.
Proof.
  intros V H; apply (deadlock_free_by_rank rank); intros c c' (u & v & w & T & N & D).
  apply takes_vertex in T; auto; destruct T as [V' W].
  specialize (H w v W V' N); destruct (next w v) as (x, k); destruct D as [X D]; specialize (H X).
  destruct (next x v) as (y, k'); destruct D as [-> ->]; auto.
Qed.

End Deadlock.
