(* All-to-all broadcasting in the hyper-torus QT(m,n) with all ports.
   Source: the hyper-torus paper, Section 5.2, Theorem 5. *)

From Coq Require Import ZArith Lia List.
From Topocert Require Import Graph Walk Broadcast Qt QtDistance QtDiameter QtCube.
Import ListNotations.
Open Scope Z_scope.

Lemma alltoall_by_walks g (everything : list (send g)) r : 0 <= r ->
  (forall u v, In (u, v) everything <-> adj g u v) ->
  (forall u v, is_vertex g u -> is_vertex g v -> exists d, walk g u v d /\ d <= r) ->
  alltoall_within g (all_port g) r.
Proof.
  intros Hr E H.
  assert (K : forall (n : nat) s v d, walk g s v d -> d <= Z.of_nat n -> informed g s (repeat everything n) v).
  { induction n as [|n IH]; intros s v d W L.
    - pose proof (walk_nonneg g _ _ _ W). assert (d = 0) by lia. subst d. apply walk_zero in W. simpl. congruence.
    - simpl. destruct (Z.eq_dec d 0) as [->|D].
      + left. apply (IH s v 0); [exact W|lia].
      + right. apply walk_rev in W. apply walk_first in W; auto. destruct W as (u & A & W).
        exists u. split; [apply E, adj_sym, A|]. apply (IH s u (d - 1)); [now apply walk_rev|lia]. }
  exists (repeat everything (Z.to_nat r)). split; [rewrite repeat_length; lia|]. split.
  - apply Forall_forall. intros now I. apply repeat_spec in I. subst now. intros u v I. now apply E.
  - intros s v S V. destruct (H s v S V) as (d & W & L). apply (K _ s v d W). lia.
Qed.

Definition qt_everything (m n : Z) : list (send (QT m n)) :=
  flat_map (fun u => map (fun v => (u, v)) (qt_neighbours m n u)) (vertices (QT m n)).

Lemma qt_everything_in m n u v : 2 <= m -> 2 <= n -> (In (u, v) (qt_everything m n) <-> adj (QT m n) u v).
Proof.
  intros Hm Hn. unfold qt_everything. rewrite in_flat_map. rewrite qt_adj by assumption. split.
  - intros (w & W & I). apply in_map_iff in I. destruct I as (x & E & X). inversion E; subst. auto.
  - intros (U & V). exists u. split; [exact U|]. apply in_map_iff. exists v. auto.
Qed.

(* With all ports max(m,n) + 4 rounds are enough. *)
Theorem qt_alltoall_all_port : forall m n : Z, 2 <= m -> 2 <= n ->
  alltoall_within (QT m n) (all_port (QT m n)) (Z.max m n + 4).
Proof.
  intros m n Hm Hn. apply (alltoall_by_walks (QT m n) (qt_everything m n)); [lia| |now apply qt_walks].
  intros u v. now apply qt_everything_in.
Qed.

(* Theorem 5: an all-to-all broadcast with all links within m + n + 4 rounds is
   possible. *)
Theorem qt_alltoall_mla_possible : forall m n : Z, 2 <= m -> 2 <= n ->
  alltoall_within (QT m n) (all_port (QT m n)) (m + n + 4).
Proof.
  intros m n Hm Hn. destruct (qt_alltoall_all_port m n Hm Hn) as (rounds & L & F). exists rounds. split; [lia|exact F].
Qed.

(* With all ports the least number of rounds is the diameter. *)
Theorem qt_alltoall_mla_least : forall m n : Z, 2 <= m -> 2 <= n ->
  exists D, diameter (QT m n) D /\ alltoall_rounds (QT m n) (all_port (QT m n)) D.
Proof.
  intros m n Hm Hn. destruct (qt_diameter_order m n Hm Hn) as (D & H & L & _). exists D. split; [exact H|]. split.
  - apply (alltoall_by_walks (QT m n) (qt_everything m n)); [lia| |].
    + intros u v. now apply qt_everything_in.
    + intros u v U V. destruct H as [H _]. destruct (H u v U V) as (d & [W _] & K). exists d. auto.
  - intros (rounds & Lr & F & I). destruct H as [_ (u & v & Dist)].
    assert (U : is_vertex (QT m n) u) by (destruct Dist as [W _]; exact (walk_left _ _ _ _ W)).
    assert (V : is_vertex (QT m n) v) by (destruct Dist as [W _]; exact (walk_right _ _ _ _ W)).
    destruct (Broadcast.informed_walk (QT m n) u rounds v F U (I u v U V)) as (d & W & Ld).
    pose proof (dist_walk_le _ _ _ _ _ Dist W). lia.
Qed.
