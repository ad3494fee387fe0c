(* The links of the hyper-torus, inside modules and between them, and the transfers of
   Condition 2 with the external one.
   Source: the hyper-torus paper, Sections 2 and 5.1. *)

From Coq Require Import ZArith Lia List Permutation.
From Topocert Require Import Graph Walk Ommh Qt QtCube Broadcast.
Import ListNotations.
Open Scope Z_scope.

(* The module of a vertex. *)
Definition qt_module (u : Z * Z * Z) : Z * Z := fst u.

(* The vertical, horizontal, oblique and reverse oblique links of Definition 3. *)
Definition qt_external (m n : Z) (u v : Z * Z * Z) : Prop :=
  let '(x, y, z) := u in
  let '(x', y', z') := v in
  (z = 1 /\ z' = 5 /\ x' = x /\ y' = (y + 1) mod n) \/
  (z = 7 /\ z' = 3 /\ x' = (x + 1) mod m /\ y' = y) \/
  (z = 6 /\ z' = 2 /\ x' = (x + 1) mod m /\ y' = (y + 1) mod n) \/
  (z = 0 /\ z' = 4 /\ x' = (x - 1) mod m /\ y' = (y + 1) mod n).

Lemma qt_out_module m n u : 2 <= m -> 2 <= n -> is_vertex (QT m n) u -> qt_module (qt_out m n u) <> qt_module u.
Proof.
  destruct u as [[x y] z]. rewrite qt_vertex_in. intros Hm Hn (X & Y & Z) E.
  destruct (ring_move m x Hm X) as [Mx Mx']. destruct (ring_move n y Hn Y) as [My My'].
  unfold qt_module, qt_out in E. cbn [fst] in E. inversion E as [[E1 E2]]. clear E.
  labels Z; cbn -[Z.modulo Z.add] in E1, E2; try (apply Mx; exact E1); try (apply Mx'; exact E1);
    try (apply My; exact E2); try (apply My'; exact E2).
Qed.

(* Three links of a vertex stay in its module. *)
Lemma qt_inside_three m n u : 2 <= m -> 2 <= n -> is_vertex (QT m n) u ->
  count (fun v => adj (QT m n) u v /\ qt_module u = qt_module v) 3.
Proof.
  intros Hm Hn U. apply (count_list_n _ [qt_in 1 u; qt_in 2 u; qt_in 4 u]).
  - pose proof (qt_neighbours_nodup m n u Hm Hn U) as N. unfold qt_neighbours in N.
    change (NoDup ([qt_in 1 u; qt_in 2 u; qt_in 4 u] ++ [qt_out m n u])) in N.
    apply NoDup_remove_1 in N. rewrite app_nil_r in N. exact N.
  - intros v. rewrite qt_adj by assumption. split.
    + intros I. assert (K : qt_module u = qt_module v) by (destruct u as [[x y] z]; destruct I as [<-|[<-|[<-|[]]]]; reflexivity).
      unfold qt_neighbours. cbn [In] in *. tauto.
    + intros [[_ I] E]. destruct I as [<-|[<-|[<-|[<-|[]]]]]; cbn [In]; auto.
      exfalso. apply (qt_out_module m n u); auto.
  - reflexivity.
Qed.

Lemma qt_external_adj m n u v : 2 <= m -> 2 <= n -> is_vertex (QT m n) u -> qt_external m n u v ->
  adj (QT m n) u v /\ qt_module u <> qt_module v /\ ~ qt_external m n v u.
Proof.
  intros Hm Hn U E. assert (v = qt_out m n u) as ->.
  { destruct u as [[x y] z], v as [[x' y'] z']. apply qt_vertex_in in U. unfold qt_out.
    destruct E as [(-> & -> & -> & ->)|[(-> & -> & -> & ->)|[(-> & -> & -> & ->)|(-> & -> & -> & ->)]]]; cbn;
      rewrite ?Z.add_0_r, ?(Z.mod_small x m), ?(Z.mod_small y n) by lia; reflexivity. }
  split; [|split].
  - apply qt_adj; auto. split; [exact U|]. unfold qt_neighbours. cbn [In]. auto.
  - intros K. symmetry in K. apply (qt_out_module m n u); auto.
  - destruct u as [[x y] z]. unfold qt_out. intros K.
    destruct E as [(-> & _)|[(-> & _)|[(-> & _)|(-> & _)]]]; cbn in K; lia.
Qed.

(* Definition 3 gives one link from each vertex with the label 0, 1, 6 or 7. *)
Lemma qt_external_count m n : 2 <= m -> 2 <= n ->
  count (fun e => is_vertex (QT m n) (fst e) /\ qt_external m n (fst e) (snd e)) (4 * m * n).
Proof.
  intros Hm Hn. set (l := list_prod (list_prod (zrange m) (zrange n)) [0; 1; 6; 7]).
  assert (N : NoDup l).
  { apply NoDup_list_prod; [apply NoDup_list_prod; apply NoDup_zrange|].
    repeat constructor; cbn; intros I; repeat destruct I as [I|I]; try discriminate; exact I. }
  assert (I : forall x y z, In (x, y, z) l <-> (0 <= x < m /\ 0 <= y < n) /\ (z = 0 \/ z = 1 \/ z = 6 \/ z = 7)).
  { intros x y z. unfold l. rewrite in_prod_iff, in_prod_iff, !in_zrange. cbn [In]. intuition lia. }
  assert (S : sum_over (fun _ : Z * Z * Z => 1) l = 4 * m * n).
  { rewrite (sum_over_constant _ 1) by auto. unfold l. rewrite !length_list_prod, !length_zrange by lia.
    change (Z.of_nat (length [0; 1; 6; 7])) with 4. lia. }
  rewrite <- S. apply (count_iff (fun e => In (fst e) l /\ qt_external m n (fst e) (snd e))).
  - intros [[[x y] z] v]. cbn [fst snd]. rewrite I, qt_vertex_in. destruct v as [[x' y'] z']. unfold qt_external. intuition lia.
  - apply count_pairs; [exact N|]. intros [[x y] z] J. apply I in J. destruct J as [[X Y] J].
    apply (count_one _ (qt_out m n (x, y, z))). intros [[x' y'] z']. unfold qt_external, qt_out.
    destruct J as [->|[->|[->| ->]]]; cbn; rewrite ?Z.add_0_r, ?(Z.mod_small x m), ?(Z.mod_small y n) by lia;
      (split; [intros [(A & -> & -> & ->)|[(A & -> & -> & ->)|[(A & -> & -> & ->)|(A & -> & -> & ->)]]]; try discriminate A; reflexivity
      |intros E; inversion E; tauto]).
Qed.

(* 12mn links inside modules, and the 4mn of Definition 3, all different. *)
Theorem qt_edge_count : forall m n : Z, 2 <= m -> 2 <= n ->
  size (QT m n) (16 * m * n) /\
  count (fun e => adj (QT m n) (fst e) (snd e) /\ qt_module (fst e) = qt_module (snd e)) (2 * (12 * m * n)) /\
  count (fun e => is_vertex (QT m n) (fst e) /\ qt_external m n (fst e) (snd e)) (4 * m * n) /\
  (forall u v, is_vertex (QT m n) u -> qt_external m n u v ->
     adj (QT m n) u v /\ qt_module u <> qt_module v /\ ~ qt_external m n v u).
Proof.
  intros m n Hm Hn. split; [apply Qt.qt_size; auto|]. split; [|split].
  - destruct (qt_node_count m n Hm Hn) as [[N _] O].
    assert (S : sum_over (fun _ : vertex (QT m n) => 3) (vertices (QT m n)) = 2 * (12 * m * n)).
    { rewrite (sum_over_constant _ 3) by auto. rewrite O. lia. }
    rewrite <- S.
    apply (count_iff (fun e => In (fst e) (vertices (QT m n)) /\ (adj (QT m n) (fst e) (snd e) /\ qt_module (fst e) = qt_module (snd e)))).
    + intros [u v]. cbn [fst snd]. split; [tauto|]. intros [A E]. split; [exact (adj_left A)|auto].
    + apply (count_pairs (fun u v => adj (QT m n) u v /\ qt_module u = qt_module v)); [exact N|].
      intros u U. apply qt_inside_three; auto.
  - apply qt_external_count; auto.
  - intros u v U E. apply qt_external_adj; auto.
Qed.

(* ---------- Condition 2 ---------- *)

(* Condition 2 in the module (x,y), and in round 2 the external transfer from z1 xor 4 to
   the vertex in another module; the last round first. *)
Definition qt_condition2_transfers (m n x y z : Z) : list (list ((Z * Z * Z) * (Z * Z * Z))) :=
  let at_ k := (x, y, Z.lxor z k) in
  [[(at_ 1, at_ 3); (at_ 5, at_ 7)]; [(at_ 0, at_ 2); (at_ 4, at_ 6); (at_ 1, at_ 5)];
   [(at_ 4, qt_out m n (at_ 4)); (at_ 0, at_ 1)]; [(at_ 0, at_ 4)]].

(* A schedule of one network in a part of another, which may have further sends. *)
Lemma informed_within g h (f : vertex g -> vertex h) s rounds rounds' v :
  Forall2 (fun now now' => forall u w, In (u, w) now -> In (f u, f w) now') rounds rounds' ->
  informed g s rounds v -> informed h (f s) rounds' (f v).
Proof.
  intros F. revert v. induction F as [|now now' before before' I F IH]; intros v H; simpl in *; [congruence|].
  destruct H as [H|(u & H & K)]; [left; auto|right]. exists (f u). auto.
Qed.

Lemma Forall2_skipn {A B} (P : A -> B -> Prop) l l' i : Forall2 P l l' -> Forall2 P (skipn i l) (skipn i l').
Proof. intros F. revert i. induction F as [|a b l l' H F IH]; intros [|i]; simpl; auto. Qed.

Theorem qt_condition2_edges :
  (forall z : Z, is_vertex Q3 z ->
    Forall (single_port Q3) (qt_condition2 z) /\ sends_what_it_has Q3 z (qt_condition2 z) /\
    (forall v, is_vertex Q3 v -> informed Q3 z (qt_condition2 z) v) /\ Z.of_nat (length (qt_condition2 z)) = 4) /\
  (forall m n x y z : Z, 2 <= m -> 2 <= n -> is_vertex (QT m n) (x, y, z) ->
    Forall (single_port (QT m n)) (qt_condition2_transfers m n x y z) /\
    sends_what_it_has (QT m n) (x, y, z) (qt_condition2_transfers m n x y z) /\
    (forall v, 0 <= v < 8 -> informed (QT m n) (x, y, z) (qt_condition2_transfers m n x y z) (x, y, v)) /\
    informed (QT m n) (x, y, z) (qt_condition2_transfers m n x y z) (qt_out m n (x, y, Z.lxor z 4)) /\
    Z.of_nat (length (qt_condition2_transfers m n x y z)) = 4).
Proof.
  split; [exact qt_condition2_inside|]. intros m n x y z Hm Hn V. pose proof V as V'. apply qt_vertex_in in V'. destruct V' as (X & Y & W).
  destruct (qt_condition2_inside z) as (_ & S & I & _); [apply cube3_vertex; lia|].
  set (lift := fun v : Z => (x, y, v)).
  set (before := fun i : nat => skipn i (qt_condition2 z)). set (before' := fun i : nat => skipn i (qt_condition2_transfers m n x y z)).
  assert (F : forall i, Forall2 (fun now now' => forall u w, In (u, w) now -> In (lift u, lift w) now') (before i) (before' i)).
  { intros i. apply Forall2_skipn. unfold qt_condition2, qt_condition2_transfers, lift.
    repeat (apply Forall2_cons; [intros u w H; cbn [In] in *; repeat (destruct H as [H|H]; [inversion H; subst; auto 6|]); destruct H|]).
    apply Forall2_nil. }
  assert (K : forall i v, informed Q3 z (before i) v -> informed (QT m n) (lift z) (before' i) (lift v)).
  { intros i v H. apply (informed_within Q3 (QT m n) lift z (before i) (before' i)); auto. }
  assert (E0 : Z.lxor z 0 = z) by apply Z.lxor_0_r.
  split; [|split; [|split; [|split]]].
  - clear S I F K before before' E0. unfold qt_condition2_transfers.
    assert (A : forall a b, 0 <= a < 8 -> In (Z.lxor a b) [1; 2; 4] -> adj (QT m n) (x, y, a) (x, y, b)).
    { intros a b Ha H. apply qt_adj; auto. split; [apply qt_vertex_in; auto|].
      unfold qt_neighbours, qt_in. rewrite <- (lxor_cancel a b). cbn [In] in *. destruct H as [<-|[<-|[<-|[]]]]; auto. }
    assert (O : forall a, 0 <= a < 8 -> adj (QT m n) (x, y, a) (qt_out m n (x, y, a))).
    { intros a Ha. apply qt_adj; auto. split; [apply qt_vertex_in; auto|]. unfold qt_neighbours. cbn [In]. auto. }
    assert (N : forall a b c, distinct [a; b; c] = true -> NoDup [lift a; lift b; lift c]).
    { intros a b c D. change (NoDup (map lift [a; b; c])). apply NoDup_map_inj; [intros u w _ _ E; inversion E; auto|].
      apply distinct_nodup. exact D. }
    assert (N2 : forall a b, a <> b -> NoDup [lift a; lift b]).
    { intros a b D. apply NoDup_cons; [|apply NoDup_cons; [intros []|apply NoDup_nil]]. intros [E|[]]. inversion E. congruence. }
    assert (N1 : forall u : vertex (QT m n), NoDup [u]) by (intros u; apply NoDup_cons; [intros []|apply NoDup_nil]).
    assert (B : forall k d, In k [0; 1; 2; 3; 4; 5; 6; 7] -> In d [1; 2; 4] -> adj (QT m n) (x, y, Z.lxor z k) (x, y, Z.lxor z (Z.lxor k d))).
    { intros k d Hk D. apply A.
      - clear D. cbn [In] in Hk. labels W; repeat (destruct Hk as [<-|Hk]; [cbn; lia|]); destruct Hk.
      - rewrite <- (Z.lxor_assoc z k d), lxor_cancel. exact D. }
    repeat apply Forall_cons; [..|apply Forall_nil]; (split; [|split]).
    + intros u w H. cbn [In] in H. destruct H as [H|[H|[]]]; inversion H; [apply (B 1 2)|apply (B 5 2)]; cbn; auto 8.
    + apply N2. labels W; discriminate.
    + apply N2. labels W; discriminate.
    + intros u w H. cbn [In] in H. destruct H as [H|[H|[H|[]]]]; inversion H; [apply (B 0 2)|apply (B 4 2)|apply (B 1 4)]; cbn; auto 8.
    + apply N. labels W; reflexivity.
    + apply N. labels W; reflexivity.
    + intros u w H. cbn [In] in H. destruct H as [H|[H|[]]]; inversion H; [apply O; labels W; cbn; lia|apply (B 0 1); cbn; auto].
    + apply N2. labels W; discriminate.
    + apply NoDup_cons; [|apply N1]. intros [E|[]]. apply (qt_out_module m n (x, y, Z.lxor z 4) Hm Hn).
      * apply qt_vertex_in. labels W; cbn; lia.
      * cbn [snd] in E. rewrite <- E. reflexivity.
    + intros u w H. cbn [In] in H. destruct H as [H|[]]; inversion H. apply (B 0 4); cbn; auto.
    + apply N1.
    + apply N1.
  - assert (T : forall i now u w after, qt_condition2 z = after ++ now :: before i -> In (u, w) now ->
      informed (QT m n) (x, y, z) (before' i) (x, y, u)).
    { intros i now u w after E H. apply (K i u). exact (S now (before i) after E u w H). }
    unfold qt_condition2_transfers.
    apply sends_cons; [apply sends_cons; [apply sends_cons; [apply sends_cons; [apply sends_nil|]|]|]|];
      intros u w H; cbn [In] in H; repeat (destruct H as [H|H]; [inversion H; subst u w; clear H|]); try contradiction.
    + rewrite E0. reflexivity.
    + right. exists (x, y, Z.lxor z 0). split; [left; reflexivity|]. rewrite E0. reflexivity.
    + exact (T 3%nat _ _ (Z.lxor z 1) (firstn 2 (qt_condition2 z)) eq_refl (or_introl eq_refl)).
    + exact (T 2%nat _ _ (Z.lxor z 2) (firstn 1 (qt_condition2 z)) eq_refl (or_introl eq_refl)).
    + exact (T 2%nat _ _ (Z.lxor z 6) (firstn 1 (qt_condition2 z)) eq_refl (or_intror (or_introl eq_refl))).
    + exact (T 2%nat _ _ (Z.lxor z 5) (firstn 1 (qt_condition2 z)) eq_refl (or_intror (or_intror (or_introl eq_refl)))).
    + exact (T 1%nat _ _ (Z.lxor z 3) [] eq_refl (or_introl eq_refl)).
    + exact (T 1%nat _ _ (Z.lxor z 7) [] eq_refl (or_intror (or_introl eq_refl))).
  - intros v Hv. apply (K 0%nat v). apply I, cube3_vertex. exact Hv.
  - left. left. right. exists (x, y, Z.lxor z 4). split; [left; reflexivity|].
    right. exists (x, y, Z.lxor z 0). split; [left; reflexivity|]. rewrite E0. reflexivity.
  - reflexivity.
Qed.
