(* Broadcasts of the OCT paper, section 3.2: in the octagon, the torus T(k,m) and
   OCT(k,m), with all ports and with one. *)

From Coq Require Import ZArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk Ring Finite Octagon Jtorus Oct Broadcast.
Import ListNotations.
Open Scope Z_scope.

(* ---------- A ring, one port ---------- *)

(* After i rounds 0 ... i and the i - 1 last vertices are informed: 0 sends to 1,
   then both ends of what is informed send on. *)
Lemma ring_rounds n : 2 <= n -> forall i : nat, 2 * Z.of_nat i <= n ->
  exists rounds, length rounds = i /\ Forall (single_port (Ring n)) rounds /\
    sends_what_it_has (Ring n) 0 rounds /\
    forall v, 0 <= v <= Z.of_nat i \/ n - Z.of_nat i + 1 <= v < n -> informed (Ring n) 0 rounds v.
Proof.
  intros N; induction i as [|i IH]; intros L.
  - exists []; split; auto; split; auto; split; [apply sends_nil|].
    intros v V; simpl; change (Z.of_nat 0) with 0 in V; lia.
  - destruct IH as (before & E & F & S & I); [lia|].
    destruct i as [|j].
    + exists [[(0, 1)]]; split; auto; split; [|split].
      * constructor; [|constructor]; split; [|split; repeat constructor; simpl; tauto].
        intros u v [X|[]]; inversion X; apply ring_adj; lia.
      * apply sends_cons; [apply sends_nil|]; intros u v [X|[]]; inversion X; reflexivity.
      * intros v V; change (Z.of_nat 1) with 1 in V; assert (D : v = 0 \/ v = 1) by lia.
        destruct D as [->| ->]; [left; reflexivity | right; exists 0; simpl; auto].
    + set (i := Datatypes.S j) in *; set (x := Z.of_nat i) in *.
      assert (X : 1 <= x) by (unfold x, i; lia).
      assert (X2 : Z.of_nat (Datatypes.S i) = x + 1) by (unfold x; lia); rewrite X2 in *.
      set (y := if x =? 1 then 0 else n - x + 1).
      assert (Y : informed (Ring n) 0 before y).
      { unfold y; apply I; destruct (Z.eqb_spec x 1); lia. }
      exists ([(x, x + 1); (y, n - x)] :: before); split; [simpl; congruence|]; split; [|split].
      * constructor; auto; split; [|split].
        -- intros u v [D|[D|[]]]; inversion D; subst u v; unfold y; apply ring_adj; auto;
             try (destruct (Z.eqb_spec x 1)); lia.
        -- simpl; constructor; [|constructor; [simpl; tauto | constructor]].
           intros [D|[]]; revert D; unfold y; destruct (Z.eqb_spec x 1); lia.
        -- simpl; constructor; [|constructor; [simpl; tauto | constructor]]; intros [D|[]]; lia.
      * apply sends_cons; auto; intros u v [D|[D|[]]]; inversion D; subst u v; auto.
        apply I; lia.
      * intros v V; simpl.
        assert (D : v = x + 1 \/ v = n - x \/ (0 <= v <= x \/ n - x + 1 <= v < n)) by lia.
        destruct D as [->|[->|D]]; [right; exists x | right; exists y | left; apply I; auto]; auto.
        split; auto; apply I; lia.
Qed.

Lemma ring_broadcast k s : 1 <= k -> is_vertex (Ring (2 * k)) s ->
  broadcast_within (Ring (2 * k)) (single_port (Ring (2 * k))) s k.
Proof.
  intros K S; assert (S' := S); apply ring_vertex in S'.
  destruct (ring_transitive (2 * k) ltac:(lia) 0 s) as (f & A & <-); auto; [apply ring_vertex; lia|].
  apply automorphism_broadcast; auto; [apply NoDup_zrange | apply ring_vertex; lia|].
  destruct (ring_rounds (2 * k) ltac:(lia) (Z.to_nat k) ltac:(lia)) as (rounds & E & F & H & I).
  exists rounds; split; [lia|]; split; auto; split; auto.
  intros v V; apply ring_vertex in V; apply I; lia.
Qed.

(* ---------- The octagon ---------- *)

Lemma octagon_adjb u v : 0 <= u < 8 -> 0 <= v < 8 -> adjb octagon_linkb u v = true -> adj Octagon u v.
Proof. intros U V H; apply (adjb_adj 8 _ octagon_linkb octagon_linkb_link u v U V); auto. Qed.

Lemma octagon_round now :
  forallb (fun e => (0 <=? fst e) && (fst e <? 8) && (0 <=? snd e) && (snd e <? 8) && adjb octagon_linkb (fst e) (snd e)) now = true ->
  nodup Z.eq_dec (map fst now) = map fst now -> nodup Z.eq_dec (map snd now) = map snd now ->
  single_port Octagon now.
Proof.
  intros A B C; split; [|split].
  - intros u v I; rewrite forallb_forall in A; apply A in I; simpl in I.
    rewrite !andb_true_iff, !Z.leb_le, !Z.ltb_lt in I; apply octagon_adjb; tauto.
  - change (NoDup (map fst now)); rewrite <- B; apply NoDup_nodup.
  - change (NoDup (map snd now)); rewrite <- C; apply NoDup_nodup.
Qed.

Fixpoint informedb (s : Z) (rounds : list (list (Z * Z))) (v : Z) : bool :=
  match rounds with
  | [] => v =? s
  | now :: before => informedb s before v || existsb (fun e => (snd e =? v) && informedb s before (fst e)) now
  end.

Lemma informedb_informed s rounds v : informedb s rounds v = true -> informed Octagon s rounds v.
Proof.
  revert v; induction rounds as [|now before IH]; intros v H; simpl in *; [apply Z.eqb_eq; auto|].
  apply orb_true_iff in H; destruct H as [H|H]; [left; auto|right].
  apply existsb_exists in H; destruct H as ((u, w) & I & H); simpl in H.
  apply andb_true_iff in H; destruct H as [E H]; apply Z.eqb_eq in E; subst; exists u; auto.
Qed.

Lemma octagon_sends s now before : sends_what_it_has Octagon s before ->
  forallb (fun e => informedb s before (fst e)) now = true -> sends_what_it_has Octagon s (now :: before).
Proof.
  intros S H; apply sends_cons; auto; intros u v I; rewrite forallb_forall in H.
  apply H in I; apply informedb_informed; auto.
Qed.

Lemma octagon_broadcast s : is_vertex Octagon s -> broadcast_within Octagon (single_port Octagon) s 3.
Proof.
  intros S; destruct (octagon_transitive 0 s) as (f & A & <-); auto; [apply octagon_vertex; lia|].
  apply automorphism_broadcast; auto; [apply NoDup_zrange | apply octagon_vertex; lia|].
  exists [[(0, 7); (1, 2); (4, 3); (5, 6)]; [(0, 4); (1, 5)]; [(0, 1)]]; split; [|split; [|split]].
  - change (Z.of_nat 3 <= 3); lia.
  - constructor; [|constructor; [|constructor; [|constructor]]]; apply octagon_round; reflexivity.
  - apply octagon_sends; [apply octagon_sends; [apply octagon_sends; [apply sends_nil|]|]|]; reflexivity.
  - intros v V; apply octagon_vertex in V; apply informedb_informed.
    apply (forallb_zrange (informedb 0 [[(0, 7); (1, 2); (4, 3); (5, 6)]; [(0, 4); (1, 5)]; [(0, 1)]]) 8); auto.
Qed.

(* Section 3.2.2: in the octagon 2 rounds, with all ports, from every node; *)
Theorem oct_broadcast_octagon_2_rounds : forall s : vertex Octagon, is_vertex Octagon s ->
  broadcast_rounds Octagon (all_port Octagon) s 2.
Proof.
  intros s S; apply all_port_broadcast_transitive; auto;
    [apply octagon_decidable | apply NoDup_zrange | apply octagon_transitive | apply octagon_diameter].
Qed.

(* Two different vertices at distance 2 from each. *)
Lemma octagon_two_far s : is_vertex Octagon s -> exists v w, v <> w /\ dist Octagon s v 2 /\ dist Octagon s w 2.
Proof.
  intros S; destruct (octagon_transitive 0 s) as (f & A & <-); auto; [apply octagon_vertex; lia|].
  assert (N : NoDup (vertices Octagon)) by apply NoDup_zrange.
  exists (f 2), (f 3); split; [|split].
  - intros E; assert (2 = 3); [|lia]; apply (automorphism_injective Octagon f); auto; apply octagon_vertex; lia.
  - apply automorphism_dist; auto; apply (octagon_dist 0 2); lia.
  - apply automorphism_dist; auto; apply (octagon_dist 0 3); lia.
Qed.

(* and 3 with one port. *)
Theorem oct_broadcast_octagon_2_rounds_correction : forall s : vertex Octagon, is_vertex Octagon s ->
  broadcast_rounds Octagon (single_port Octagon) s 3.
Proof.
  intros s S; split; [apply octagon_broadcast; auto|]; intros B.
  destruct (octagon_two_far s S) as (v & w & N & V & W).
  apply (single_port_lower Octagon s v w 2) in B; auto; lia.
Qed.

(* ---------- The torus ---------- *)

Lemma jtorus_broadcast k m s : 1 <= k -> 1 <= m -> is_vertex (JTorus k m) s ->
  broadcast_within (JTorus k m) (single_port (JTorus k m)) s (k + m).
Proof.
  intros K M; destruct s as (a, b); intros S; apply product_vertex in S; destruct S as [A B].
  apply product_broadcast; auto; [apply NoDup_zrange | apply ring_broadcast; auto | apply ring_broadcast; auto].
Qed.

(* Section 3.2.2: in T(k,m) k + m rounds, with all ports and with one, from every node. *)
Theorem oct_broadcast_torus_km_rounds : forall k m : Z, 1 <= k -> 1 <= m ->
  forall s, is_vertex (JTorus k m) s ->
  broadcast_rounds (JTorus k m) (all_port (JTorus k m)) s (k + m) /\
  broadcast_rounds (JTorus k m) (single_port (JTorus k m)) s (k + m).
Proof.
  intros k m K M s S; assert (P := proj1 (jtorus_proper k m K M)).
  assert (A : broadcast_rounds (JTorus k m) (all_port (JTorus k m)) s (k + m)).
  { apply all_port_broadcast_transitive; auto;
      [apply jtorus_decidable | apply jtorus_transitive; auto | apply jtorus_diameter; auto]. }
  split; auto; split; [apply jtorus_broadcast; auto|]; intros B; apply A.
  destruct B as (rounds & L & F & H); exists rounds; split; auto; split; auto.
  eapply Forall_impl; [|exact F]; intros now; apply single_all.
Qed.

(* Section 3.2.1: "with recursive doubling method". k + m rounds that double the
   informed nodes would inform 2^(k+m) of them, and there are only 4km. *)
Lemma power_double k : 1 <= k -> 2 * k <= 2 ^ k /\ (3 <= k -> 2 * k < 2 ^ k).
Proof.
  intros K; rewrite <- (Z2Nat.id k) in * by lia; set (n := Z.to_nat k) in *; clearbody n.
  induction n as [|n IH]; [lia|]; destruct n as [|n].
  - change (2 ^ Z.of_nat 1) with 2; lia.
  - replace (Z.of_nat (S (S n))) with (Z.of_nat (S n) + 1) by lia.
    rewrite Z.pow_add_r by lia; change (2 ^ 1) with 2; destruct IH as [I J]; [lia|].
    split; [lia|]; intros H; assert (H' : 3 <= Z.of_nat (S n) \/ Z.of_nat (S n) = 2) by lia.
    destruct H' as [H'|E]; [lia|]; rewrite E in *; change (2 ^ 2) with 4; lia.
Qed.

Theorem oct_broadcast_recursive_doubling_refuted : forall k m : Z, 2 <= k -> 2 <= m -> 5 <= k + m ->
  ~ exists s rounds, is_vertex (JTorus k m) s /\ Z.of_nat (length rounds) = k + m /\
    Forall (all_port (JTorus k m)) rounds /\ count (informed (JTorus k m) s rounds) (2 ^ (k + m)).
Proof.
  intros k m K M L (s & rounds & S & _ & F & C).
  destruct (oct_torus_nodes k m ltac:(lia) ltac:(lia)) as [[N _] E].
  assert (V := count_vertices _ N); rewrite E in V.
  assert (H : 2 ^ (k + m) <= 4 * k * m).
  { apply (count_monotone (informed (JTorus k m) s rounds) (is_vertex (JTorus k m))); auto.
    intros v I; destruct (informed_walk _ s rounds v F S I) as (d & W & _); eapply walk_right; eauto. }
  rewrite Z.pow_add_r in H by lia.
  destruct (power_double k) as [A B]; [lia|]; destruct (power_double m) as [A' B']; [lia|].
  assert (X : 3 <= k \/ 3 <= m) by lia; destruct X as [X|X]; [specialize (B X) | specialize (B' X)]; nia.
Qed.

(* k + m rounds are enough, with one port, rows and columns one after the other. *)
Theorem oct_broadcast_recursive_doubling_correction : forall k m : Z, 1 <= k -> 1 <= m ->
  forall s, is_vertex (JTorus k m) s -> broadcast_rounds (JTorus k m) (single_port (JTorus k m)) s (k + m).
Proof. intros k m K M s S; apply oct_broadcast_torus_km_rounds; auto. Qed.

(* ---------- OCT(k,m) ---------- *)

(* Section 3.2.2: k + m + 2 rounds, with all ports, from every node; *)
Theorem oct_broadcast_total_rounds : forall k m : Z, 1 <= k -> 1 <= m ->
  forall s, is_vertex (OCT k m) s -> broadcast_rounds (OCT k m) (all_port (OCT k m)) s (k + m + 2).
Proof.
  intros k m K M s S; apply all_port_broadcast_transitive; auto;
    [apply oct_decidable | apply (oct_proper k m K M) | apply oct_char3_symmetric; auto | apply oct_char2_diameter; auto].
Qed.

(* k + m + 3 with one port. *)
Theorem oct_broadcast_total_rounds_correction : forall k m : Z, 1 <= k -> 1 <= m ->
  forall s, is_vertex (OCT k m) s -> broadcast_rounds (OCT k m) (single_port (OCT k m)) s (k + m + 3).
Proof.
  intros k m K M s S; destruct s as (a, o); assert (V := S); apply product_vertex in V; destruct V as [A O]; split.
  - apply product_broadcast; auto; [apply (jtorus_proper k m K M) | apply jtorus_broadcast; auto | apply octagon_broadcast; auto].
  - intros B; destruct (octagon_two_far o O) as (v & w & N & V & W).
    destruct (transitive_eccentric (JTorus k m) (k + m) a) as [_ (x & X)]; auto;
      [apply (jtorus_proper k m K M) | apply jtorus_transitive; auto | apply jtorus_diameter; auto|].
    apply (single_port_lower (OCT k m) (a, o) (x, v) (x, w) (k + m + 2)) in B; auto; try lia.
    + congruence.
    + apply product_dist; auto.
    + apply product_dist; auto.
Qed.

(* The communication efficiency, one by the number of rounds: with all ports it is
   1 / (k + m + 2), since the number is that; *)
Theorem oct_broadcast_efficiency : forall k m : Z, 1 <= k -> 1 <= m ->
  forall s, is_vertex (OCT k m) s -> exists r, broadcast_rounds (OCT k m) (all_port (OCT k m)) s r /\ 1 * (k + m + 2) = 1 * r.
Proof. intros k m K M s S; exists (k + m + 2); split; auto; apply oct_broadcast_total_rounds; auto. Qed.

(* with one port 1 / (k + m + 3). *)
Theorem oct_broadcast_efficiency_correction : forall k m : Z, 1 <= k -> 1 <= m ->
  forall s, is_vertex (OCT k m) s -> exists r, broadcast_rounds (OCT k m) (single_port (OCT k m)) s r /\ 1 * (k + m + 3) = 1 * r.
Proof. intros k m K M s S; exists (k + m + 3); split; auto; apply oct_broadcast_total_rounds_correction; auto. Qed.
