(* Broadcasting in the hyper-torus QT(m,n).
   Source: the hyper-torus paper, Section 5. *)

From Coq Require Import ZArith Lia List.
From Topocert Require Import Graph Walk Qt QtDistance QtDiameter.
Import ListNotations.
Open Scope Z_scope.

(* ---------- With all ports: everyone sends all the time ---------- *)

Section AllPort.
Variable g : graph.
Variable near_by : vertex g -> list (vertex g).
Hypothesis near_by_adj : forall u v, is_vertex g u -> (In v (near_by u) <-> adj g u v).
Variable source : vertex g.
Hypothesis Hsource : is_vertex g source.

(* Who is informed after r rounds, and the rounds, the last first. *)
Fixpoint known (r : nat) : list (vertex g) :=
  match r with O => [source] | S r' => known r' ++ flat_map near_by (known r') end.

Definition sends (r : nat) : list (send g) := flat_map (fun u => map (fun v => (u, v)) (near_by u)) (known r).

Fixpoint all_rounds (r : nat) : list (list (send g)) :=
  match r with O => [] | S r' => sends r' :: all_rounds r' end.

Lemma known_vertex r v : In v (known r) -> is_vertex g v.
Proof.
  revert v. induction r as [|r IH]; intros v H; simpl in H.
  - destruct H as [<-|[]]. exact Hsource.
  - apply in_app_or in H. destruct H as [H|H]; auto. apply in_flat_map in H. destruct H as (u & U & V).
    apply near_by_adj in V; auto. now apply adj_right in V.
Qed.

Lemma sends_in r u v : In (u, v) (sends r) <-> In u (known r) /\ In v (near_by u).
Proof.
  unfold sends. rewrite in_flat_map. split.
  - intros (w & W & I). apply in_map_iff in I. destruct I as (x & E & X). inversion E; subst. auto.
  - intros (U & V). exists u. split; auto. apply in_map_iff. exists v. auto.
Qed.

Lemma known_informed r v : In v (known r) <-> informed g source (all_rounds r) v.
Proof.
  revert v. induction r as [|r IH]; intros v; simpl.
  - intuition.
  - rewrite in_app_iff, in_flat_map, IH. split.
    + intros [H|(u & U & V)]; [now left|]. right. exists u. split; [now apply sends_in|now apply IH].
    + intros [H|(u & U & V)]; [now left|]. right. exists u. apply sends_in in U. split; tauto.
Qed.

Lemma rounds_length r : length (all_rounds r) = r.
Proof. induction r; simpl; auto. Qed.

Lemma rounds_split r now before after : all_rounds r = after ++ now :: before ->
  exists k, now = sends k /\ before = all_rounds k.
Proof.
  revert after. induction r as [|r IH]; intros after E.
  - now destruct after.
  - destruct after as [|a after]; simpl in E; inversion E; subst.
    + now exists r.
    + eapply IH. eassumption.
Qed.

Lemma walk_known v d : forall u, walk g u v d -> forall r k, In u (known k) -> d <= Z.of_nat r -> In v (known (r + k)).
Proof.
  intros u W. induction W as [v V|u w v d A W IH]; intros r k K L.
  - clear L. induction r as [|r IHr]; simpl; auto. apply in_or_app. now left.
  - pose proof (walk_nonneg g _ _ _ W) as N. destruct r as [|r]; [lia|].
    replace (S r + k)%nat with (r + S k)%nat by lia. apply IH; [|lia].
    simpl. apply in_or_app. right. apply in_flat_map. exists u. split; auto. apply near_by_adj; auto. now apply (adj_left A).
Qed.

Lemma all_port_broadcast r : 0 <= r ->
  (forall v, is_vertex g v -> exists d, walk g source v d /\ d <= r) ->
  broadcast_within g (all_port g) source r.
Proof.
  intros Hr H. exists (all_rounds (Z.to_nat r)). split; [rewrite rounds_length; lia|]. split; [|split].
  - apply Forall_forall. intros now I. apply in_split in I. destruct I as (after & before & E).
    apply rounds_split in E. destruct E as (k & -> & _). intros u v U. apply sends_in in U. destruct U as [U V].
    apply near_by_adj in V; auto. now apply known_vertex with k.
  - intros now before after E u v I. apply rounds_split in E. destruct E as (k & -> & ->).
    apply sends_in in I. apply known_informed. tauto.
  - intros v V. apply known_informed. destruct (H v V) as (d & W & L).
    replace (Z.to_nat r) with (Z.to_nat r + 0)%nat by lia. apply (walk_known v d source W); [now left|lia].
Qed.

End AllPort.

Lemma qt_neighbours_adj m n u v : 2 <= m -> 2 <= n -> is_vertex (QT m n) u ->
  (In v (qt_neighbours m n u) <-> adj (QT m n) u v).
Proof. intros Hm Hn U. rewrite qt_adj by assumption. tauto. Qed.

(* Theorem 3: with all links (MLA) a broadcast from every node is possible within
   2 floor(m/2) + 5 rounds, for m >= n. *)
Theorem qt_onetoall_mla : forall m n : Z, 2 <= n -> n <= m ->
  forall source, is_vertex (QT m n) source ->
  broadcast_within (QT m n) (all_port (QT m n)) source (2 * (m / 2) + 5).
Proof.
  intros m n Hn Hm source S. pose proof (Z.div_mod m 2 ltac:(lia)). pose proof (Z.mod_pos_bound m 2 ltac:(lia)).
  apply (all_port_broadcast (QT m n) (qt_neighbours m n)); auto; [|lia|].
  - intros u v U. apply qt_neighbours_adj; auto; lia.
  - intros v V. destruct (qt_walks m n ltac:(lia) Hn source v S V) as (d & W & L). exists d. split; auto. lia.
Qed.

(* With all ports max(m,n) + 4 rounds are enough, for all m and n. *)
Theorem qt_broadcast_all_port : forall m n : Z, 2 <= m -> 2 <= n ->
  forall source, is_vertex (QT m n) source ->
  broadcast_within (QT m n) (all_port (QT m n)) source (Z.max m n + 4).
Proof.
  intros m n Hm Hn source S.
  apply (all_port_broadcast (QT m n) (qt_neighbours m n)); auto; [|lia|].
  - intros u v U. now apply qt_neighbours_adj.
  - intros v V. now apply qt_walks.
Qed.

(* Conditions 1 and 2: the external link of the label z1 + 4, read as z1 xor 4,
   ends in another module at the label z1, not z1 + 4. *)
Theorem qt_condition2_external_correction : forall m n x y z : Z, 2 <= m -> 2 <= n ->
  is_vertex (QT m n) (x, y, z) ->
  exists x' y', adj (QT m n) (x, y, Z.lxor z 4) (x', y', z) /\ (x', y') <> (x, y) /\
  forall x'' y'' z'', adj (QT m n) (x, y, Z.lxor z 4) (x'', y'', z'') -> (x'', y'') <> (x, y) ->
    (x'', y'', z'') = (x', y', z).
Proof.
  intros m n x y z Hm Hn V. apply qt_vertex_in in V. destruct V as (X & Y & Z).
  assert (E : Z.lxor (Z.lxor z 4) 4 = z) by now rewrite Z.lxor_assoc, Z.lxor_nilpotent, Z.lxor_0_r.
  set (w := Z.lxor z 4) in *. assert (W : 0 <= w < 8) by (apply (lxor_label z 4); unfold label; auto).
  clearbody w.
  exists ((x + qt_dx w) mod m), ((y + qt_dy w) mod n). split; [|split].
  - apply qt_adj; auto. split; [apply qt_vertex_in; lia|]. do 3 right. left. simpl. now rewrite E.
  - destruct (ring_move m x Hm X) as [Mx Mx']. destruct (ring_move n y Hn Y) as [My My'].
    clear E. intros K. inversion K as [[K1 K2]]. clear K.
    labels W; cbn -[Z.modulo Z.add] in K1, K2; try (apply Mx; exact K1); try (apply Mx'; exact K1);
      try (apply My; exact K2); try (apply My'; exact K2).
  - intros x'' y'' z'' A N. apply qt_adj in A; auto. destruct A as [_ [A|[A|[A|[A|[]]]]]]; simpl in A; inversion A; subst; congruence.
Qed.

(* The printed end, at the label z1 + 4 itself, is wrong for every node: no link joins
   two equal labels. *)
Theorem qt_condition2_external_refuted : forall m n x y z x' y' : Z, 2 <= m -> 2 <= n ->
  is_vertex (QT m n) (x, y, z) -> ~ adj (QT m n) (x, y, Z.lxor z 4) (x', y', Z.lxor z 4).
Proof.
  intros m n x y z x' y' Hm Hn V A. apply qt_vertex_in in V. destruct V as (_ & _ & W).
  apply qt_adj in A; auto. destruct A as [_ A]. labels W; destruct A as [A|[A|[A|[A|[]]]]]; cbn in A; inversion A.
Qed.
