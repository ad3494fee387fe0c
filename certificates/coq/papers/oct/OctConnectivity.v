(* Vertex connectivity: any six nodes of OCT(k,m) can fail and the rest is connected,
   and seven can cut one off. The OCT paper, section 2.3, Character 1, and section 2.1. *)

From Coq Require Import ZArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk Connectivity Ring Finite Octagon Jtorus Oct.
Import ListNotations.
Open Scope Z_scope.

(* ---------- Products ---------- *)

Lemma filter_two {A} (p q : A -> bool) l : (forall x, p x = true -> q x = true -> False) ->
  (length (filter p l) + length (filter q l) <= length l)%nat.
Proof.
  intros H; induction l as [|x l IH]; simpl; [lia|]; specialize (H x).
  destruct (p x), (q x); simpl; try lia; destruct H; auto.
Qed.

Lemma filter_rest {A} (p : A -> bool) l : (length (filter p l) + length (filter (fun x => negb (p x)) l) = length l)%nat.
Proof. induction l as [|x l IH]; simpl; auto; destruct (p x); simpl; lia. Qed.


Section Product.
Variables g h : graph.
Notation gh := (product g h).
Variable same_g : forall a b : vertex g, {a = b} + {a <> b}.
Variable same_h : forall a b : vertex h, {a = b} + {a <> b}.
Variables s t : Z.
Hypothesis t_s : 1 <= t <= s.
Hypothesis t_2 : 2 <= t.
Hypothesis conn_g : connected_without g s.
Hypothesis conn_h : connected_without h t.
Hypothesis proper_g : NoDup (vertices g).
Hypothesis large_g : s + t <= Z.of_nat (length (vertices g)).
Hypothesis degree_h : forall o, is_vertex h o -> exists d, degree h o d /\ t <= d.

(* The dead vertices in the copy of o, and those elsewhere. *)
Definition here (o : vertex h) (x : vertex gh) : bool := if same_h (snd x) o then true else false.
Definition dead (F : list (vertex gh)) (o : vertex h) : list (vertex g) := map fst (filter (here o) F).

Lemma in_dead F o a : In a (dead F o) <-> In (a, o) F.
Proof.
  unfold dead; rewrite in_map_iff; split.
  - intros ((b, p) & <- & I); apply filter_In in I; destruct I as [I H]; unfold here in H; simpl in *.
    destruct (same_h p o); [subst; auto | discriminate].
  - intros I; exists (a, o); split; auto; apply filter_In; split; auto; unfold here; simpl.
    destruct (same_h o o); auto.
Qed.

(* In a copy with fewer than s dead vertices the rest is connected. *)
Lemma copy_reach F o a b : (forall x, In x F -> is_vertex gh x) -> Z.of_nat (length (dead F o)) < s -> is_vertex h o ->
  is_vertex g a -> is_vertex g b -> ~ In (a, o) F -> ~ In (b, o) F -> reach gh F (a, o) (b, o).
Proof.
  intros V L O A B NA NB; destruct (conn_g (dead F o) L) with (u := a) (v := b) as (d & W); auto;
    try (rewrite in_dead; auto).
  { intros x X; apply in_dead, V in X; apply product_vertex in X; tauto. }
  exists d; clear -W O; induction W as [x X|x y z d E W IH]; [constructor; apply product_vertex; auto|].
  eapply walk_hop; [|exact IH]; apply without_vertices_adj in E; apply without_vertices_adj; rewrite !in_dead in E.
  split; [apply product_adj; tauto | tauto].
Qed.

(* Some vertex of g is dead in neither of two copies. *)
Lemma alive_in_all (F : list (vertex gh)) : Z.of_nat (length F) < s + t -> exists a, is_vertex g a /\ forall o, ~ In (a, o) F.
Proof.
  intros L; destruct (exists_decided (fun a => ~ In a (map fst F)) (vertices g)) as [(a & V & N)|N].
  - intros a; apply decided_not, decided_In; intros x y; destruct (same_g x y); [left | right]; auto.
  - exists a; split; auto; intros o I; apply N, in_map_iff; exists (a, o); auto.
  - exfalso; assert (I : incl (vertices g) (map fst F)).
    { intros a V; destruct (in_dec same_g a (map fst F)); auto; exfalso; apply N; exists a; auto. }
    apply NoDup_incl_length in I; auto.
    assert (J : (length (vertices g) <= length F)%nat) by (eapply Nat.le_trans; [exact I | apply Nat.eq_le_incl, map_length]); lia.
Qed.

Lemma walk_copies F (B : list (vertex h)) o p : (forall x, In x F -> is_vertex gh x) -> Z.of_nat (length F) < s + t ->
  (forall q, ~ In q B -> Z.of_nat (length (dead F q)) < s) ->
  reach h B o p -> ~ In o B -> ~ In p B ->
  forall a b, is_vertex gh (a, o) -> is_vertex gh (b, p) -> ~ In (a, o) F -> ~ In (b, p) F -> reach gh F (a, o) (b, p).
Proof.
  intros V L G (d & W) NO NP; destruct (alive_in_all F L) as (c & C & Alive).
  induction W as [q Q|x y z d E W IH]; intros a b A B' NA NB; apply product_vertex in A, B'.
  - apply copy_reach; auto; tauto.
  - apply without_vertices_adj in E; destruct E as (E & _ & NY).
    apply reach_app with (c, x); [apply copy_reach; auto; tauto|].
    assert (A2 : adj gh (c, x) (c, y)) by (apply (product_adj g h c c x y); auto).
    apply reach_app with (c, y); [apply reach_step; auto|].
    apply IH; auto; apply product_vertex; split; try tauto; apply (adj_right E).
Qed.

Lemma dead_length F o : length (dead F o) = length (filter (here o) F).
Proof. apply map_length. Qed.

Lemma dead_two F o p : o <> p -> (length (dead F o) + length (dead F p) <= length F)%nat.
Proof.
  intros D; rewrite !dead_length; apply filter_two; intros x.
  unfold here; destruct (same_h (snd x) o), (same_h (snd x) p); congruence.
Qed.

Lemma dead_elsewhere F o : (length (dead F o) + length (filter (fun x => negb (here o x)) F) = length F)%nat.
Proof. rewrite dead_length; apply filter_rest. Qed.

(* From a copy with s dead vertices or more: some neighbour in another copy lives. *)
Lemma leave F b a : Z.of_nat (length F) < s + t -> s <= Z.of_nat (length (dead F b)) -> is_vertex g a -> is_vertex h b ->
  ~ In (a, b) F -> exists p, adj h b p /\ ~ In (a, p) F.
Proof.
  intros L D A B N; destruct (degree_h b B) as (d & (l & [Nl Il] & El) & T).
  assert (X := dead_elsewhere F b).
  set (others := filter (fun x => negb (here b x)) F) in *.
  destruct (exists_decided (fun p => ~ In (a, p) F) l) as [(p & I & Y)|Y].
  - intros p; apply decided_not, decided_In; intros (x, x') (y, y'); destruct (same_g x y), (same_h x' y'); subst;
      [left; auto | right; congruence..].
  - exists p; split; auto; apply Il; auto.
  - exfalso; assert (I : incl (map (fun p => (a, p)) l) others).
    { intros x E; apply in_map_iff in E; destruct E as (p & <- & E); apply filter_In; split.
      - destruct (in_dec (fun x y : vertex gh => ltac:(decide equality)) (a, p) F) as [J|J]; auto.
        exfalso; apply Y; exists p; auto.
      - unfold here; simpl; destruct (same_h p b) as [->|]; auto.
        apply Il in E; apply adj_differ in E; congruence. }
    apply NoDup_incl_length in I; [|apply NoDup_map_inj; auto; intros; congruence].
    assert (J : (length l <= length others)%nat).
    { eapply Nat.le_trans; [|exact I]; apply Nat.eq_le_incl, eq_sym, map_length. }
    lia.
Qed.

Theorem product_connected_without : connected_without gh (s + t).
Proof.
  intros F L V (a, o) (b, p) U W NU NW.
  assert (U' := U); assert (W' := W); apply product_vertex in U', W'.
  destruct (exists_decided (fun q => s <= Z.of_nat (length (dead F q))) (vertices h)) as [(q & Q & D)|N].
  { intros q; apply decided_Zle. }
  - (* One copy is bad: the others are joined without it, and it is left by one hop. *)
    assert (G : forall r, ~ In r [q] -> Z.of_nat (length (dead F r)) < s).
    { intros r R; assert (q <> r) by (intros ->; apply R; simpl; auto).
      assert (Y := dead_two F q r H); lia. }
    assert (H1 : forall c r, is_vertex gh (c, r) -> ~ In (c, r) F ->
      exists r', r' <> q /\ is_vertex gh (c, r') /\ ~ In (c, r') F /\ reach gh F (c, r) (c, r')).
    { intros c r R NR; apply product_vertex in R; destruct (same_h r q) as [->|E].
      - destruct (leave F q c L D) as (r' & A & X); try tauto.
        exists r'; split; [apply adj_differ in A; congruence|]; split; [apply product_vertex; split; [tauto | apply (adj_right A)]|].
        split; auto; apply reach_step; auto; apply product_adj; tauto.
      - exists r; split; auto; split; [apply product_vertex; auto|]; split; auto; apply reach_here, product_vertex; auto. }
    destruct (H1 a o U NU) as (o' & O1 & O2 & O3 & O4), (H1 b p W NW) as (p' & P1 & P2 & P3 & P4).
    apply (reach_app gh F (a, o) (a, o')); auto; apply (reach_app gh F (a, o') (b, p')); [|apply reach_rev; auto].
    apply (walk_copies F [q]); auto; try (simpl; intuition; fail).
    apply (conn_h [q]); simpl; try lia; try (intuition; fail).
    + intros x [<-|[]]; auto.
    + apply product_vertex in O2; tauto.
    + apply product_vertex in P2; tauto.
  - apply (walk_copies F []); auto.
    + intros q _; destruct (Z_lt_ge_dec (Z.of_nat (length (dead F q))) s) as [|E]; auto.
      exfalso; apply N; exists q; split; [|lia].
      assert (X : dead F q <> []) by (intros X; rewrite X in E; simpl in E; change (Z.of_nat 0) with 0 in E; lia).
      destruct (dead F q) as [|c l] eqn:Y; [congruence|].
      assert (I : In c (dead F q)) by (rewrite Y; simpl; auto); apply in_dead, V, product_vertex in I; tauto.
    + apply (conn_h []); simpl; try tauto; change (Z.of_nat 0) with 0; lia.
Qed.

End Product.

(* ---------- Rings and the octagon ---------- *)

Lemma ring_up_walk n x u v : 3 <= n -> 0 <= u <= v -> v < n -> ~ (u <= x <= v) -> reach (Ring n) [x] u v.
Proof.
  intros N U V X; exists (v - u); apply (walk_along (without_vertices (Ring n) [x]) (fun i => i) u v); [lia | apply ring_vertex; lia|].
  intros i I; apply without_vertices_adj; rewrite ring_adj by lia; simpl; lia.
Qed.

Lemma ring_connected_without n : 3 <= n -> connected_without (Ring n) 2.
Proof.
  intros N F L V.
  assert (K : exists x, forall y, In y F -> y = x).
  { destruct F as [|x [|y F]]; [exists 0; simpl; tauto | exists x; simpl; intuition | simpl in L; lia]. }
  destruct K as (x & K).
  assert (M : forall u v, reach (Ring n) [x] u v -> reach (Ring n) F u v).
  { intros u v (d & W); exists d; induction W as [y Y|a b c d A W IH]; [constructor; auto|].
    eapply walk_hop; [|exact IH]; apply without_vertices_adj in A; apply without_vertices_adj; simpl in A.
    split; [tauto|]; split; intros I; apply K in I; subst; tauto. }
  assert (H : forall u v, 0 <= u <= v -> v < n -> ~ In u F -> ~ In v F -> reach (Ring n) F u v).
  { intros u v U W NU NW; destruct (Z.eq_dec u v) as [->|D]; [apply reach_here, ring_vertex; lia|].
    destruct (in_dec Z.eq_dec x F) as [I|I].
    - assert (u <> x) by (intros ->; auto); assert (v <> x) by (intros ->; auto); apply M.
      destruct (Z_lt_ge_dec u x), (Z_lt_ge_dec x v); try (apply ring_up_walk; lia).
      apply reach_app with 0; [apply reach_rev, ring_up_walk; lia|].
      apply reach_app with (n - 1); [|apply reach_rev, ring_up_walk; lia].
      apply reach_step; [apply ring_adj; lia | simpl; lia | simpl; lia].
    - assert (E : F = []) by (destruct F as [|y F]; auto; exfalso; apply I; left; rewrite (K y); simpl; auto); subst F.
      destruct (ring_connected n ltac:(lia) u v) as (d & P); [apply ring_vertex; lia..|].
      exists d; clear -P; induction P as [y Y|a b c d A W IH]; [constructor; auto|].
      eapply walk_hop; [|exact IH]; apply without_vertices_adj; simpl; tauto. }
  intros u v U W NU NW; apply ring_vertex in U, W.
  destruct (Z_le_gt_dec u v); [apply H; auto; lia | apply reach_rev, H; auto; lia].
Qed.

(* What can be reached from u without x and y, in so many steps. *)
Definition inb (a : Z) (l : list Z) : bool := existsb (Z.eqb a) l.
Definition grow (F l : list Z) : list Z :=
  filter (fun w => negb (inb w F) && (inb w l || existsb (fun a => adjb octagon_linkb a w) l)) (zrange 8).

Lemma inb_In a l : inb a l = true <-> In a l.
Proof.
  unfold inb; rewrite existsb_exists; split; [intros (b & I & E); apply Z.eqb_eq in E; subst; auto|].
  intros I; exists a; rewrite Z.eqb_refl; auto.
Qed.

Lemma grow_reach F u l : (forall w, In w l -> is_vertex Octagon w /\ ~ In w F /\ reach Octagon F u w) ->
  forall w, In w (grow F l) -> is_vertex Octagon w /\ ~ In w F /\ reach Octagon F u w.
Proof.
  intros H w I; unfold grow in I; apply filter_In in I; destruct I as [V I].
  apply andb_true_iff in I; destruct I as [N I]; apply negb_true_iff in N.
  assert (NW : ~ In w F) by (intros X; apply inb_In in X; congruence).
  split; auto; split; auto; apply orb_true_iff in I; destruct I as [I|I].
  - apply inb_In in I; apply H; auto.
  - apply existsb_exists in I; destruct I as (a & I & A); destruct (H a I) as (Va & Na & R).
    apply reach_app with a; auto; apply reach_step; auto.
    apply (adjb_adj 8 _ octagon_linkb octagon_linkb_link); auto; [apply octagon_vertex; auto | apply in_zrange; auto].
Qed.

Definition all_reached (x y u : Z) : bool :=
  let F := [x; y] in
  inb u F || forallb (fun v => inb v F || inb v (grow F (grow F (grow F (grow F (grow F [u])))))) (zrange 8).

Lemma octagon_reach x y u v : 0 <= x < 8 -> 0 <= y < 8 -> 0 <= u < 8 -> 0 <= v < 8 ->
  ~ In u [x; y] -> ~ In v [x; y] -> reach Octagon [x; y] u v.
Proof.
  intros X Y U V NU NV.
  assert (H := forallb_zrange2 (fun x y => forallb (all_reached x y) (zrange 8)) 8 eq_refl x y X Y).
  cbv beta in H; apply (forallb_zrange _ 8) with (v := u) in H; auto; unfold all_reached in H.
  apply orb_true_iff in H; destruct H as [H|H]; [apply inb_In in H; contradiction|].
  apply (forallb_zrange _ 8) with (v := v) in H; auto.
  apply orb_true_iff in H; destruct H as [H|H]; [apply inb_In in H; contradiction|].
  apply inb_In in H; revert H.
  assert (I0 : forall w, In w [u] -> is_vertex Octagon w /\ ~ In w [x; y] /\ reach Octagon [x; y] u w).
  { intros w [<-|[]]; split; [apply octagon_vertex; auto|]; split; auto; apply reach_here, octagon_vertex; auto. }
  intros H; refine (proj2 (proj2 (grow_reach [x; y] u _ _ v H))); do 4 apply grow_reach; exact I0.
Qed.

Lemma octagon_connected_without : connected_without Octagon 3.
Proof.
  intros F L V u v U W NU NW; apply octagon_vertex in U, W.
  destruct F as [|x [|y [|z F]]]; [| | |simpl in L; lia].
  - destruct (octagon_connected u v) as (d & P); [apply octagon_vertex; auto..|].
    apply (reach_none Octagon u v d P).
  - apply (reach_fewer Octagon [x] [x; x]); [intros w; simpl; tauto|].
    assert (X : is_vertex Octagon x) by (apply V; simpl; auto); apply octagon_vertex in X.
    apply octagon_reach; simpl in *; tauto.
  - change (reach Octagon [x; y] u v).
    assert (X : is_vertex Octagon x) by (apply V; simpl; auto); apply octagon_vertex in X.
    assert (Y : is_vertex Octagon y) by (apply V; simpl; auto); apply octagon_vertex in Y.
    apply octagon_reach; auto.
Qed.

(* Section 2.1: the octagon's connectivity is 3. *)
Theorem oct_octagon_vertex_connectivity_3 : vertex_connectivity Octagon 3.
Proof.
  split; [apply octagon_connected_without|].
  assert (V0 : is_vertex Octagon 0) by (apply octagon_vertex; lia).
  assert (V2 : is_vertex Octagon 2) by (apply octagon_vertex; lia).
  destruct (neighbours_separate Octagon 0 2 3 (octagon_regular 0 V0) V0 V2) as (F & H); [discriminate| |].
  - intros A; apply (adj_adjb 8 _ octagon_linkb octagon_linkb_link) in A; discriminate.
  - exists F, 0, 2; unfold reach in H; tauto.
Qed.

(* ---------- The torus and OCT(k,m) ---------- *)

Definition same_pair (a b : Z * Z) : {a = b} + {a <> b}.
Proof. decide equality; apply Z.eq_dec. Defined.

Lemma jtorus_connected_without k m : 2 <= k -> 2 <= m -> connected_without (JTorus k m) 4.
Proof.
  intros K M; apply (product_connected_without (Ring (2 * k)) (Ring (2 * m)) Z.eq_dec Z.eq_dec 2 2); try lia.
  - apply ring_connected_without; lia.
  - apply ring_connected_without; lia.
  - apply NoDup_zrange.
  - change (vertices (Ring (2 * k))) with (zrange (2 * k)); rewrite length_zrange; lia.
  - intros o O; exists 2; split; [apply ring_regular; auto; lia | lia].
Qed.

Theorem jtorus_vertex_connectivity : forall k m : Z, 2 <= k -> 2 <= m -> vertex_connectivity (JTorus k m) 4.
Proof.
  intros k m K M; split; [apply jtorus_connected_without; auto|].
  assert (V0 : is_vertex (JTorus k m) (0, 0)) by (apply jtorus_vertex; lia).
  assert (V2 : is_vertex (JTorus k m) (1, 1)) by (apply jtorus_vertex; lia).
  destruct (neighbours_separate (JTorus k m) (0, 0) (1, 1) 4 (oct_torus_four_neighbours k m K M _ V0) V0 V2) as (F & H); [congruence| |].
  - intros A; apply product_adj in A; destruct A as [(_ & E & _)|(E & _)]; discriminate.
  - exists F, (0, 0), (1, 1); unfold reach in H; tauto.
Qed.

(* Section 2.3, Character 1 with connectivity as vertex connectivity: it is 7. *)
Theorem oct_char1_vertex_connectivity_7 : forall k m : Z, 2 <= k -> 2 <= m -> vertex_connectivity (OCT k m) 7.
Proof.
  intros k m K M; split.
  - apply (product_connected_without (JTorus k m) Octagon same_pair Z.eq_dec 4 3); try lia.
    + apply jtorus_connected_without; auto.
    + apply octagon_connected_without.
    + apply (jtorus_proper k m); lia.
    + destruct (oct_torus_nodes k m) as [_ ->]; nia.
    + intros o O; exists 3; split; [apply octagon_regular; auto | lia].
  - assert (V0 : is_vertex (OCT k m) (0, 0, 0)) by (apply oct_vertex; lia).
    assert (V2 : is_vertex (OCT k m) (0, 0, 2)) by (apply oct_vertex; lia).
    destruct (neighbours_separate (OCT k m) (0, 0, 0) (0, 0, 2) 7 (oct_char1_degree_7 k m K M _ V0) V0 V2) as (F & H); [congruence| |].
    + intros A; apply product_adj in A; destruct A as [(_ & E & _)|(_ & _ & A)]; [discriminate|].
      apply (adj_adjb 8 _ octagon_linkb octagon_linkb_link) in A; discriminate.
    + exists F, (0, 0, 0), (0, 0, 2); unfold reach in H; tauto.
Qed.
