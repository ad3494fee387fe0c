(* The module of the hyper-torus, the 3-cube: its definition, Hamiltonian paths, and
   broadcasts.
   Source: the hyper-torus paper, Sections 2, 4 and 5. *)

From Coq Require Import ZArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk Finite Broadcast Ommh.
Import ListNotations.
Open Scope Z_scope.

Notation Q3 := (Hypercube 3).

Definition q3_adjb : Z -> Z -> bool := adjb (cube_linkb 3).

Lemma q3_adj u v : 0 <= u < 8 -> 0 <= v < 8 -> q3_adjb u v = true -> adj Q3 u v.
Proof. intros U V H. apply (adjb_adj 8 _ (cube_linkb 3) (cube_linkb_link 3)); auto. Qed.

Lemma q3_adj_back u v : adj Q3 u v -> q3_adjb u v = true.
Proof. apply (adj_adjb 8 _ (cube_linkb 3) (cube_linkb_link 3)). Qed.

(* ---------- Section 2 ---------- *)

(* The bits, r places on, of x: its lowest bit becomes the bit r. *)
Definition turn_bits (r x : Z) : Z := (x * 2 ^ r) mod 8 + (x * 2 ^ r) / 8.

(* From u to u', with the bits r places on; and back. *)
Definition q3_move (r u u' x : Z) : Z := Z.lxor (turn_bits r (Z.lxor x u)) u'.

Lemma q3_moves : forallb (fun r => forallb (fun u => forallb (fun u' =>
  let f := q3_move r u u' in let h := q3_move ((3 - r) mod 3) u' u in
  forallb (fun v => (0 <=? f v) && (f v <? 8) && (h (f v) =? v) && (0 <=? h v) && (h v <? 8) && (f (h v) =? v)) (zrange 8) &&
  forallb (fun e => q3_adjb (f (fst e)) (f (snd e)) && q3_adjb (h (fst e)) (h (snd e))) (links 8 (cube_linkb 3)))
  (zrange 8)) (zrange 8)) (zrange 3) = true.
Proof. vm_compute. reflexivity. Qed.

Lemma q3_edge_pairs : forallb (fun e => forallb (fun e' =>
  existsb (fun r => (q3_move r (fst e) (fst e') (fst e) =? fst e') && (q3_move r (fst e) (fst e') (snd e) =? snd e')) (zrange 3))
  (links 8 (cube_linkb 3))) (links 8 (cube_linkb 3)) = true.
Proof. vm_compute. reflexivity. Qed.

Lemma q3_edge_transitive : edge_transitive Q3.
Proof.
  intros u v u' v' A A'.
  assert (L := proj2 (links_adj 8 _ (cube_linkb 3) (cube_linkb_link 3) (u, v)) A).
  assert (L' := proj2 (links_adj 8 _ (cube_linkb 3) (cube_linkb_link 3) (u', v')) A').
  pose proof q3_edge_pairs as H. rewrite forallb_forall in H. specialize (H _ L). cbv beta in H.
  rewrite forallb_forall in H. specialize (H _ L'). cbv beta in H. cbn [fst snd] in H.
  apply existsb_exists in H. destruct H as (r & R & E). apply andb_prop in E. destruct E as [E1 E2]. apply Z.eqb_eq in E1, E2.
  exists (q3_move r u u'). split; [|left; split; assumption].
  apply (symmetry_automorphism Q3 _ (q3_move ((3 - r) mod 3) u' u)); [apply NoDup_zrange|].
  pose proof q3_moves as M. rewrite forallb_forall in M. specialize (M r R). cbv beta in M. rewrite forallb_forall in M.
  assert (U : In u (zrange 8)) by exact (adj_left A). assert (U' : In u' (zrange 8)) by exact (adj_left A').
  specialize (M u U). cbv beta in M. rewrite forallb_forall in M. specialize (M u' U'). cbv beta zeta in M.
  apply andb_prop in M. destruct M as [M1 M2].
  apply (finite_symmetry 8 _ (cube_linkb 3) (cube_linkb_link 3)); assumption.
Qed.

(* Q3 has 8 nodes and 12 links; its diameter and degree are 3; it is node symmetric
   and edge symmetric. *)
Theorem qt_q3_basic : order Q3 8 /\ size Q3 12 /\ diameter Q3 3 /\ min_degree Q3 3 /\ max_degree Q3 3 /\
  vertex_transitive Q3 /\ edge_transitive Q3.
Proof.
  split; [apply cube3_order|]. split; [apply cube3_size|]. split; [apply cube3_diameter|].
  split; [apply regular_min; [apply cube3_proper|apply cube3_regular]|].
  split; [apply regular_max; [apply cube3_proper|apply cube3_regular]|].
  split; [apply cube3_transitive|apply q3_edge_transitive].
Qed.

(* Definition 1 joins z1 and z2 if z1 - z2 is 1, 2 or 4 modulo 8. That is not the
   3-cube: 0 and 6 would be joined, which differ in two bits. *)
Theorem qt_def1_edge_relation_refuted :
  ~ forall u v : Z, 0 <= u < 8 -> 0 <= v < 8 ->
    (((u - v) mod 8 = 1 \/ (u - v) mod 8 = 2 \/ (u - v) mod 8 = 4 \/
      (v - u) mod 8 = 1 \/ (v - u) mod 8 = 2 \/ (v - u) mod 8 = 4) <-> adj Q3 u v).
Proof.
  intros H. assert (A : adj Q3 0 6) by (apply H; [lia|lia|vm_compute; tauto]).
  apply q3_adj_back in A. vm_compute in A. discriminate.
Qed.

(* With z1 xor z2 for z1 - z2 it is. *)
Theorem qt_def1_edge_relation_correction : forall u v : Z, 0 <= u < 8 -> 0 <= v < 8 ->
  (Z.lxor u v = 1 \/ Z.lxor u v = 2 \/ Z.lxor u v = 4 <-> adj Q3 u v).
Proof.
  intros u v U V.
  assert (H := forallb_zrange2 (fun u v => Bool.eqb ((Z.lxor u v =? 1) || (Z.lxor u v =? 2) || (Z.lxor u v =? 4)) (q3_adjb u v)) 8
    ltac:(vm_compute; reflexivity) u v U V).
  cbv beta in H. apply Bool.eqb_prop in H. split.
  - intros E. apply q3_adj; auto. rewrite <- H, !orb_true_iff, !Z.eqb_eq. tauto.
  - intros A. apply q3_adj_back in A. rewrite A, !orb_true_iff, !Z.eqb_eq in H. tauto.
Qed.

(* ---------- Section 4, Property 1 ---------- *)

Fixpoint q3_path (l : list Z) : bool :=
  match l with u :: ((v :: _) as rest) => (0 <=? u) && (u <? 8) && (0 <=? v) && (v <? 8) && q3_adjb u v && q3_path rest | _ => true end.

Lemma q3_path_path l : q3_path l = true -> path Q3 l.
Proof.
  induction l as [|u [|v l] IH]; intros H; try exact I. cbn [q3_path] in H. rewrite !andb_true_iff, !Z.leb_le, !Z.ltb_lt in H.
  destruct H as [[[[[U U'] V] V'] A] P]. split; [apply q3_adj; [split; assumption|split; assumption|exact A]|now apply IH].
Qed.

Lemma q3_all l : NoDup l -> length l = 8%nat -> Forall (fun v => 0 <= v < 8) l -> Permutation l (vertices Q3).
Proof.
  intros N L F. apply NoDup_Permutation_bis; [exact N|rewrite L; reflexivity|].
  intros v I. rewrite Forall_forall in F. apply in_zrange. now apply F.
Qed.

(* The three sequences are Hamiltonian paths of Q3. *)
Theorem qt_property1_paths :
  forall l, In l [[0; 1; 3; 2; 6; 4; 5; 7]; [3; 2; 0; 1; 5; 4; 6; 7]; [3; 2; 0; 1; 5; 7; 6; 4]] ->
  Permutation l (vertices Q3) /\ path Q3 l.
Proof.
  intros l I. split.
  - destruct I as [<-|[<-|[<-|[]]]]; (apply q3_all; [repeat (constructor; [simpl; lia|]); constructor|reflexivity|repeat (constructor; [lia|]); constructor]).
  - apply q3_path_path. destruct I as [<-|[<-|[<-|[]]]]; vm_compute; reflexivity.
Qed.

(* ---------- Section 5: broadcasts in a module ---------- *)

Fixpoint told (s : Z) (rounds : list (list (Z * Z))) (v : Z) : bool :=
  match rounds with
  | [] => v =? s
  | now :: before => told s before v || existsb (fun e => (snd e =? v) && told s before (fst e)) now
  end.

Lemma told_informed s rounds v : told s rounds v = true -> informed Q3 s rounds v.
Proof.
  revert v. induction rounds as [|now before IH]; intros v H; cbn [told] in H.
  - now apply Z.eqb_eq in H.
  - apply orb_prop in H. destruct H as [H|H]; [left; now apply IH|right].
    apply existsb_exists in H. destruct H as ([u w] & I & E). cbn [fst snd] in E. apply andb_prop in E. destruct E as [E1 E2].
    apply Z.eqb_eq in E1. subst w. exists u. split; [exact I|now apply IH].
Qed.

(* Along links, from vertices that have the message, one at most from each and to
   each. *)
Fixpoint distinct (l : list Z) : bool := match l with [] => true | a :: l => negb (existsb (Z.eqb a) l) && distinct l end.

Lemma distinct_nodup l : distinct l = true -> NoDup l.
Proof.
  induction l as [|a l IH]; intros H; [constructor|]. cbn [distinct] in H. apply andb_prop in H. destruct H as [H1 H2].
  constructor; [|now apply IH]. intros I. apply negb_true_iff in H1.
  assert (existsb (Z.eqb a) l = true) by (apply existsb_exists; exists a; split; [exact I|apply Z.eqb_refl]). congruence.
Qed.

Definition round_good (now : list (Z * Z)) : bool :=
  forallb (fun e => (0 <=? fst e) && (fst e <? 8) && (0 <=? snd e) && (snd e <? 8) && q3_adjb (fst e) (snd e)) now &&
  distinct (map fst now) && distinct (map snd now).

Fixpoint schedule_good (s : Z) (rounds : list (list (Z * Z))) : bool :=
  match rounds with
  | [] => true
  | now :: before => round_good now && forallb (fun e => told s before (fst e)) now && schedule_good s before
  end.

Lemma round_good_port now : round_good now = true -> single_port Q3 now.
Proof.
  intros H. unfold round_good in H. rewrite !andb_true_iff in H. destruct H as [[H1 H2] H3].
  split; [|split; apply distinct_nodup; assumption].
  intros u v I. rewrite forallb_forall in H1. specialize (H1 _ I). cbv beta in H1. cbn [fst snd] in H1.
  rewrite !andb_true_iff, !Z.leb_le, !Z.ltb_lt in H1. apply q3_adj; tauto.
Qed.

Lemma schedule_good_all s rounds : schedule_good s rounds = true ->
  Forall (single_port Q3) rounds /\ sends_what_it_has Q3 s rounds.
Proof.
  induction rounds as [|now before IH]; intros H; [split; [constructor|apply (sends_nil Q3)]|].
  cbn [schedule_good] in H. rewrite !andb_true_iff in H. destruct H as [[H1 H2] H3]. destruct (IH H3) as [F S]. split.
  - constructor; [now apply round_good_port|exact F].
  - apply (sends_cons Q3); [exact S|]. intros u v I. rewrite forallb_forall in H2. specialize (H2 _ I). now apply told_informed.
Qed.

(* Condition 1, with z1 xor k for (z1+k)%8; the last round first. *)
Definition qt_condition1 (z : Z) : list (list (Z * Z)) :=
  let at_ k := Z.lxor z k in
  [[(at_ 0, at_ 2); (at_ 4, at_ 6); (at_ 1, at_ 3); (at_ 5, at_ 7)]; [(at_ 0, at_ 1); (at_ 4, at_ 5)]; [(at_ 0, at_ 4)]].

(* Condition 2, inside the module. *)
Definition qt_condition2 (z : Z) : list (list (Z * Z)) :=
  let at_ k := Z.lxor z k in
  [[(at_ 1, at_ 3); (at_ 5, at_ 7)]; [(at_ 0, at_ 2); (at_ 4, at_ 6); (at_ 1, at_ 5)]; [(at_ 0, at_ 1)]; [(at_ 0, at_ 4)]].

Definition spreads (f : Z -> list (list (Z * Z))) : bool :=
  forallb (fun z => schedule_good z (f z) && forallb (told z (f z)) (zrange 8)) (zrange 8).

Lemma spreads_within f r : spreads f = true -> (forall z, Z.of_nat (length (f z)) = r) ->
  forall z, is_vertex Q3 z -> Forall (single_port Q3) (f z) /\ sends_what_it_has Q3 z (f z) /\
    (forall v, is_vertex Q3 v -> informed Q3 z (f z) v) /\ Z.of_nat (length (f z)) = r.
Proof.
  intros H L z V. unfold spreads in H. rewrite forallb_forall in H. specialize (H z V). cbv beta in H.
  apply andb_prop in H. destruct H as [H1 H2]. destruct (schedule_good_all _ _ H1) as [F S].
  split; [exact F|]. split; [exact S|]. split; [|apply L].
  intros v I. rewrite forallb_forall in H2. apply told_informed. now apply H2.
Qed.

(* All transfers of Condition 1, with xor, are links, from nodes that have the
   message, one at most from each in a round, and they reach all nodes in 3
   rounds. *)
Theorem qt_condition1_edges : forall z : Z, is_vertex Q3 z ->
  Forall (single_port Q3) (qt_condition1 z) /\ sends_what_it_has Q3 z (qt_condition1 z) /\
  (forall v, is_vertex Q3 v -> informed Q3 z (qt_condition1 z) v) /\ Z.of_nat (length (qt_condition1 z)) = 3.
Proof. apply spreads_within; [vm_compute; reflexivity|reflexivity]. Qed.

(* The same for Condition 2, in 4 rounds; its external transfer is in QtLinks.v. *)
Theorem qt_condition2_inside : forall z : Z, is_vertex Q3 z ->
  Forall (single_port Q3) (qt_condition2 z) /\ sends_what_it_has Q3 z (qt_condition2 z) /\
  (forall v, is_vertex Q3 v -> informed Q3 z (qt_condition2 z) v) /\ Z.of_nat (length (qt_condition2 z)) = 4.
Proof. apply spreads_within; [vm_compute; reflexivity|reflexivity]. Qed.

Lemma q3_far s : is_vertex Q3 s -> exists v, is_vertex Q3 v /\ dist Q3 s v 3.
Proof.
  intros S. apply cube3_vertex in S. exists (7 - s). split; [apply cube3_vertex; lia|].
  assert (E : cube3_distance s (7 - s) = 3).
  { apply Z.eqb_eq. apply (forallb_zrange (fun s => cube3_distance s (7 - s) =? 3) 8); [vm_compute; reflexivity|exact S]. }
  pose proof (cube3_dist s (7 - s) ltac:(lia) ltac:(lia)) as D. rewrite E in D. exact D.
Qed.

(* Lemma 1: a broadcast in Q3 takes 3 rounds, with one link and with all. *)
Theorem qt_cube_broadcast : forall s : Z, is_vertex Q3 s ->
  broadcast_rounds Q3 (single_port Q3) s 3 /\ broadcast_rounds Q3 (all_port Q3) s 3.
Proof.
  intros s S. destruct (qt_condition1_edges s S) as (F & H & I & L). destruct (q3_far s S) as (v & V & D).
  assert (F' : Forall (all_port Q3) (qt_condition1 s)) by (eapply Forall_impl; [|exact F]; intros now N; apply N).
  split; split.
  - exists (qt_condition1 s). split; [exact (Z.eq_le_incl _ _ L)|]. auto.
  - intros B. assert (K : 3 <= 3 - 1) by (apply (broadcast_lower Q3 (single_port Q3) s v 3 (3 - 1)); [intros now N; apply N|exact S|exact V|exact D|exact B]). lia.
  - exists (qt_condition1 s). split; [exact (Z.eq_le_incl _ _ L)|]. auto.
  - intros B. assert (K : 3 <= 3 - 1) by (apply (broadcast_lower Q3 (all_port Q3) s v 3 (3 - 1)); [intros now N; exact N|exact S|exact V|exact D|exact B]). lia.
Qed.

(* In round i every z sends to z xor 2^i. *)
Definition q3_exchange : list (list (Z * Z)) := map (fun k => map (fun z => (z, Z.lxor z k)) (zrange 8)) [4; 2; 1].

Lemma q3_exchange_good : Forall (single_port Q3) q3_exchange /\
  forall s v, is_vertex Q3 s -> is_vertex Q3 v -> informed Q3 s q3_exchange v.
Proof.
  split.
  - apply Forall_forall. intros now I. apply round_good_port.
    assert (H : forallb round_good q3_exchange = true) by (vm_compute; reflexivity).
    rewrite forallb_forall in H. now apply H.
  - intros s v S V. apply cube3_vertex in S, V. apply told_informed.
    apply (forallb_zrange2 (fun s v => told s q3_exchange v) 8); auto; vm_compute; reflexivity.
Qed.

Lemma q3_alltoall (model : list (send Q3) -> Prop) :
  (forall now, single_port Q3 now -> model now) -> (forall now, model now -> all_port Q3 now) -> alltoall_rounds Q3 model 3.
Proof.
  intros M N. destruct q3_exchange_good as [F I]. split.
  - exists q3_exchange. split; [vm_compute; discriminate|]. split; [eapply Forall_impl; [exact M|exact F]|exact I].
  - intros (rounds & L & F' & I').
    assert (S : is_vertex Q3 0) by (apply cube3_vertex; lia). destruct (q3_far 0 S) as (v & V & D).
    destruct (informed_walk Q3 0 rounds v) as (d & W & Ld); [eapply Forall_impl; [exact N|exact F']|exact S|now apply I'|].
    pose proof (dist_walk_le _ _ _ _ _ D W). lia.
Qed.

(* The broadcast of Lemma 2's proof: two rounds along all links of the cycles 0, 1, 3, 2
   and 4, 5, 7, 6, in both directions, and one between the cycles; the last round first. *)
Definition q3_around : list (Z * Z) :=
  flat_map (fun e : Z * Z => let (u, v) := e in [(u, v); (v, u); (u + 4, v + 4); (v + 4, u + 4)]) [(0, 1); (1, 3); (3, 2); (2, 0)].
Definition q3_between : list (Z * Z) := flat_map (fun u => [(u, u + 4); (u + 4, u)]) [0; 1; 2; 3].
Definition qt_lemma2_rounds : list (list (Z * Z)) := [q3_between; q3_around; q3_around].

Lemma forallb_all_port now :
  forallb (fun e => (0 <=? fst e) && (fst e <? 8) && (0 <=? snd e) && (snd e <? 8) && q3_adjb (fst e) (snd e)) now = true ->
  all_port Q3 now.
Proof.
  intros H u v I. rewrite forallb_forall in H. specialize (H _ I). cbv beta in H. cbn [fst snd] in H.
  rewrite !andb_true_iff, !Z.leb_le, !Z.ltb_lt in H. apply q3_adj; tauto.
Qed.

(* Lemma 2: all-to-all in Q3 takes 3 rounds with all links: the printed broadcast ends
   after 3, not before, and no other is faster. *)
Theorem qt_lemma2_mla :
  Forall (all_port Q3) qt_lemma2_rounds /\ Z.of_nat (length qt_lemma2_rounds) = 3 /\
  (forall s v : Z, is_vertex Q3 s -> is_vertex Q3 v -> informed Q3 s qt_lemma2_rounds v) /\
  ~ (forall s v : Z, is_vertex Q3 s -> is_vertex Q3 v -> informed Q3 s (tl qt_lemma2_rounds) v) /\
  alltoall_rounds Q3 (all_port Q3) 3.
Proof.
  assert (A : alltoall_rounds Q3 (all_port Q3) 3) by (apply q3_alltoall; auto; intros now N; apply N).
  assert (F : Forall (all_port Q3) qt_lemma2_rounds).
  { assert (B : all_port Q3 q3_between) by (apply forallb_all_port; vm_compute; reflexivity).
    assert (A' : all_port Q3 q3_around) by (apply forallb_all_port; vm_compute; reflexivity).
    exact (Forall_cons _ B (Forall_cons _ A' (Forall_cons _ A' (Forall_nil _)))). }
  split; [exact F|]. split; [reflexivity|]. split; [|split; [|exact A]].
  - intros s v S V. apply cube3_vertex in S, V. apply told_informed.
    apply (forallb_zrange2 (fun s v => told s qt_lemma2_rounds v) 8); auto; vm_compute; reflexivity.
  - intros H. destruct A as [_ A]. apply A. exists (tl qt_lemma2_rounds). split; [vm_compute; discriminate|].
    split; [|exact H]. inversion F. assumption.
Qed.

(* Lemma 2 gives 5 rounds with one link. 3 are enough, and no fewer. *)
Theorem qt_lemma2_sla_correction : alltoall_rounds Q3 (single_port Q3) 3.
Proof. apply q3_alltoall; auto. intros now N. apply N. Qed.

Theorem qt_lemma2_sla_refuted : ~ alltoall_rounds Q3 (single_port Q3) 5.
Proof.
  intros [_ H]. apply H. destruct qt_lemma2_sla_correction as [(rounds & L & F) _]. exists rounds. split; [lia|exact F].
Qed.
