(* Connectivity: what can be reached when vertices or links fail, the words for links (those for
   vertices are in Graph.v), and that the edge connectivity is no less than the vertex connectivity
   (Whitney). No network in particular. *)

From Coq Require Import ZArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk.
Import ListNotations.
Open Scope Z_scope.

(* The network without the links F, given in one direction or the other. *)
Definition without_links (g : graph) (F : list (vertex g * vertex g)) : graph :=
  Graph (vertex g) (vertices g) (fun u v => adj g u v /\ ~ In (u, v) F /\ ~ In (v, u) F).

(* The edge connectivity: whatever fewer than k links fail, all vertices stay connected, and some k links
   separate two. *)
Definition edge_connectivity (g : graph) (k : Z) : Prop :=
  (forall F, Z.of_nat (length F) < k -> forall u v, is_vertex g u -> is_vertex g v -> exists d, walk (without_links g F) u v d) /\
  exists F u v, Z.of_nat (length F) = k /\ is_vertex g u /\ is_vertex g v /\ ~ exists d, walk (without_links g F) u v d.

Lemma without_vertices_adj g F u v : adj (without_vertices g F) u v <-> adj g u v /\ ~ In u F /\ ~ In v F.
Proof.
  unfold adj at 1; simpl; split.
  - intros (_ & _ & _ & [H|(H & A & B)]); [tauto|]; apply adj_sym in H; tauto.
  - intros (H & A & B); assert (H' := H); destruct H' as (U & V & D & _); tauto.
Qed.

Definition reach (g : graph) (F : list (vertex g)) (u v : vertex g) : Prop := exists d, walk (without_vertices g F) u v d.

Lemma reach_here g F v : is_vertex g v -> reach g F v v.
Proof. intros V; exists 0; constructor; auto. Qed.

Lemma reach_app g F u v w : reach g F u v -> reach g F v w -> reach g F u w.
Proof. intros (d & W) (e & X); exists (d + e); eapply walk_app; eauto. Qed.

Lemma reach_rev g F u v : reach g F u v -> reach g F v u.
Proof. intros (d & W); exists d; apply walk_rev; auto. Qed.

Lemma reach_step g F u v : adj g u v -> ~ In u F -> ~ In v F -> reach g F u v.
Proof. intros A U V; exists 1; apply walk_one, without_vertices_adj; auto. Qed.

Lemma reach_fewer g F F' u v : incl F F' -> reach g F' u v -> reach g F u v.
Proof.
  intros I (d & W); exists d; induction W as [x X|x y z d A W IH]; [constructor; auto|].
  eapply walk_hop; [|exact IH]; apply without_vertices_adj in A; apply without_vertices_adj.
  split; [tauto|]; split; intros J; apply I in J; tauto.
Qed.

Lemma reach_none g u v d : walk g u v d -> reach g [] u v.
Proof.
  intros W; exists d; induction W as [x X|x y z d A W IH]; [constructor; auto|].
  eapply walk_hop; [|exact IH]; apply without_vertices_adj; simpl; tauto.
Qed.

(* ---------- Upper bound: the neighbours of a vertex ---------- *)

Lemma neighbours_separate g u v d : degree g u d -> is_vertex g u -> is_vertex g v -> u <> v -> ~ adj g u v ->
  exists F, Z.of_nat (length F) = d /\ (forall x, In x F -> is_vertex g x) /\ ~ In u F /\ ~ In v F /\ ~ reach g F u v.
Proof.
  intros (F & [N I] & L) U V D A; exists F; split; auto; split; [|split; [|split]].
  - intros x X; apply I in X; apply (adj_right X).
  - intros X; apply I in X; apply (adj_differ X); auto.
  - intros X; apply I in X; auto.
  - intros (e & W); assert (E : e <> 0) by (intros ->; apply walk_zero in W; auto).
    apply walk_first in W; auto; destruct W as (w & B & _); apply without_vertices_adj in B; destruct B as (B & _ & C).
    apply C, I; auto.
Qed.

(* ---------- Links: by vertices ---------- *)

Lemma without_links_adj g F u v : adj (without_links g F) u v <-> adj g u v /\ ~ In (u, v) F /\ ~ In (v, u) F.
Proof.
  unfold adj at 1; simpl; split.
  - intros (_ & _ & _ & [H|(H & A & B)]); [tauto|]; apply adj_sym in H; tauto.
  - intros (H & A & B); assert (H' := H); destruct H' as (U & V & D & _); tauto.
Qed.

(* One link fewer, one vertex fewer: without a link (a,b) two vertices are joined without a or
   without b, or by a third vertex. *)
Lemma connected_without_link g a b k : (forall u v : vertex g, {u = v} + {u <> v}) -> NoDup (vertices g) ->
  k + 2 <= Z.of_nat (length (vertices g)) -> connected_without g (k + 1) -> connected_without (without_links g [(a, b)]) k.
Proof.
  intros S N L C F K I u v U V NU NV; change (reach (without_links g [(a, b)]) F u v).
  change (vertex (without_links g [(a, b)])) with (vertex g) in *.
  assert (W : forall c x y, c = a \/ c = b -> is_vertex g c -> is_vertex g x -> is_vertex g y ->
    ~ In x F -> ~ In y F -> x <> c -> y <> c -> reach (without_links g [(a, b)]) F x y).
  { intros c x y E VC X Y NX NY XC YC.
    destruct (C (c :: F)) with (u := x) (v := y) as (d & P); [simpl length; lia | |assumption|assumption|simpl; intuition congruence..|].
    { intros z [<-|Z]; [exact VC | exact (I z Z)]. }
    exists d; clear -P E; induction P as [z Z|x z y d A P IH]; [constructor; exact Z|].
    apply without_vertices_adj in A; destruct A as (A & NX & NZ); simpl in NX, NZ; eapply walk_hop; [|exact IH].
    apply without_vertices_adj; rewrite without_links_adj; simpl.
    split; [split; [exact A|] | tauto]; destruct E as [<-|<-]; split; intros [E|[]]; first [apply NX; left; congruence | apply NZ; left; congruence]. }
  assert (Q : ~ (a <> b /\ is_vertex g a /\ is_vertex g b) -> reach (without_links g [(a, b)]) F u v).
  { intros O; destruct (C F ltac:(lia) I u v U V NU NV) as (d & P).
    exists d; clear -P O; induction P as [z Z|x z y d A P IH]; [constructor; exact Z|].
    apply without_vertices_adj in A; destruct A as (A & NX & NZ); eapply walk_hop; [|exact IH].
    apply without_vertices_adj; rewrite without_links_adj; simpl.
    assert (adj g x z) as (VX & VZ & D & _) by exact A.
    split; [split; [exact A|] | tauto]; split; intros [E|[]]; injection E; intros; subst; apply O; auto. }
  destruct (S a b) as [|AB]; [apply Q; tauto|].
  destruct (in_dec S a (vertices g)) as [VA|VA]; [|apply Q; unfold is_vertex; tauto].
  destruct (in_dec S b (vertices g)) as [VB|VB]; [|apply Q; unfold is_vertex; tauto].
  destruct (in_dec S a [u; v]) as [UA|UA]; [|simpl in UA; apply (W a); auto].
  destruct (in_dec S b [u; v]) as [UB|UB]; [|simpl in UB; apply (W b); auto].
  assert (T : exists w, is_vertex g w /\ ~ In w F /\ w <> a /\ w <> b).
  { destruct (exists_decided (fun w => ~ In w (a :: b :: F)) (vertices g)) as [(w & X & Y)|Y].
    - intros w; apply decided_not; destruct (in_dec S w (a :: b :: F)); [left | right]; assumption.
    - exists w; simpl in Y; intuition congruence.
    - exfalso; assert (J : incl (vertices g) (a :: b :: F)).
      { intros w X; destruct (in_dec S w (a :: b :: F)); [assumption | exfalso; apply Y; exists w; auto]. }
      apply NoDup_incl_length in J; [|exact N]; simpl in J; lia. }
  destruct T as (w & X & NW & WA & WB).
  simpl in UA, UB; destruct UA as [<-|[<-|[]]], UB as [<-|[<-|[]]]; try tauto.
  - apply (reach_app (without_links g [(u, v)]) F u w v); [apply (W v) | apply (W u)]; auto.
  - apply (reach_app (without_links g [(v, u)]) F u w v); [apply (W v) | apply (W u)]; auto.
Qed.

Lemma without_more_links g e F u v d : walk (without_links (without_links g [e]) F) u v d -> walk (without_links g (e :: F)) u v d.
Proof.
  induction 1 as [x X|x y z d A W IH]; [constructor; exact X|]; eapply walk_hop; [|exact IH].
  rewrite !without_links_adj in A; apply without_links_adj; simpl in *; tauto.
Qed.

Theorem connected_without_links g : (forall u v : vertex g, {u = v} + {u <> v}) -> NoDup (vertices g) ->
  forall k, k + 1 <= Z.of_nat (length (vertices g)) -> connected_without g k ->
  forall F, Z.of_nat (length F) < k -> forall u v, is_vertex g u -> is_vertex g v -> exists d, walk (without_links g F) u v d.
Proof.
  intros S N k L C F; remember (length F) as n eqn:H; symmetry in H; revert g S N k L C F H.
  induction n as [|n IH]; intros g S N k L C F H K u v U V; destruct F as [|[a b] F]; try discriminate H.
  - destruct (C []) with (u := u) (v := v) as (d & W); auto; [simpl; tauto|].
    exists d; clear -W; induction W as [x X|x y z d A W IH]; [constructor; exact X|]; eapply walk_hop; [|exact IH].
    apply without_vertices_adj in A; apply without_links_adj; simpl; tauto.
  - destruct (IH (without_links g [(a, b)]) S N (k - 1)) with (F := F) (u := u) (v := v) as (d & W); auto; [| |lia|].
    + change (k - 1 + 1 <= Z.of_nat (length (vertices g))); lia.
    + apply connected_without_link; auto; [lia | replace (k - 1 + 1) with k by lia; exact C].
    + exists d; apply without_more_links, W.
Qed.

(* A vertex that loses its links is cut off. *)
Lemma links_cut_off g u v d : degree g u d -> is_vertex g u -> is_vertex g v -> u <> v ->
  exists F, Z.of_nat (length F) = d /\ ~ exists e, walk (without_links g F) u v e.
Proof.
  intros (l & [N I] & L) U V D; exists (map (fun w => (u, w)) l); rewrite map_length; split; [exact L|].
  intros (e & W); assert (E : e <> 0) by (intros ->; apply walk_zero in W; auto).
  apply walk_first in W; [|exact E]; destruct W as (w & A & _); apply without_links_adj in A; destruct A as (A & B & _).
  apply B, in_map, I, A.
Qed.

(* So where a vertex has as many links as vertices separate. *)
Theorem edge_connectivity_by_vertices g k u v : (forall u v : vertex g, {u = v} + {u <> v}) -> NoDup (vertices g) ->
  k + 1 <= Z.of_nat (length (vertices g)) -> connected_without g k -> degree g u k -> is_vertex g u -> is_vertex g v -> u <> v ->
  edge_connectivity g k.
Proof.
  intros S N L C D U V E; split; [exact (connected_without_links g S N k L C)|].
  destruct (links_cut_off g u v k D U V E) as (F & K & X); exists F, u, v; auto.
Qed.
