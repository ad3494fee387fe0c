(* Broadcasts of the OCT paper, section 3.2: in the octagon, the torus T(k,m) and
   OCT(k,m), with all ports and with one. *)

From Coq Require Import ZArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk Ring Finite Octagon Jtorus Oct Broadcast.
Import ListNotations.
Open Scope Z_scope.

(* ---------- A ring, one port ---------- *)

(* From 0: in round 1 to 1, and in round x + 1 both ends of what is informed send on. *)
Definition ring_round (n x : Z) : list (Z * Z) :=
  if x =? 0 then [(0, 1)] else [(x, x + 1); (if x =? 1 then 0 else n - x + 1, n - x)].

(* The first i rounds, the last first. *)
Fixpoint ring_rounds (n : Z) (i : nat) : list (list (Z * Z)) :=
  match i with O => [] | S j => ring_round n (Z.of_nat j) :: ring_rounds n j end.

(* The same from s. *)
Definition ring_schedule (n s : Z) (i : nat) : list (list (Z * Z)) :=
  map (map (fun e => ((fst e + s) mod n, (snd e + s) mod n))) (ring_rounds n i).

(* After i rounds 0 ... i and the i - 1 last vertices are informed. *)
Lemma ring_rounds_sound n : 2 <= n -> forall i : nat, 2 * Z.of_nat i <= n ->
  Forall (single_port (Ring n)) (ring_rounds n i) /\ sends_what_it_has (Ring n) 0 (ring_rounds n i) /\
  forall v, informed (Ring n) 0 (ring_rounds n i) v <-> 0 <= v <= Z.of_nat i \/ n - Z.of_nat i + 1 <= v < n.
Proof.
  intros N; induction i as [|i IH]; intros L.
  - split; [constructor|]; split; [apply sends_nil|]; intros v; simpl; change (Z.of_nat 0) with 0; lia.
  - destruct IH as (F & S & I); [lia|]; set (x := Z.of_nat i) in *.
    assert (X : 0 <= x) by (unfold x; lia); assert (X2 : Z.of_nat (Datatypes.S i) = x + 1) by (unfold x; lia).
    rewrite X2 in *; cbn [ring_rounds]; fold x; unfold ring_round; destruct (Z.eqb_spec x 0) as [E|E].
    + split; [|split].
      * constructor; auto; split; [|split; repeat constructor; simpl; tauto].
        intros u v [D|[]]; inversion D; apply ring_adj; lia.
      * apply sends_cons; auto; intros u v [D|[]]; inversion D; apply I; lia.
      * intros v; simpl; rewrite I; split.
        -- intros [D|(u & [D|[]] & _)]; [lia | inversion D; lia].
        -- intros D; assert (D' : v = 1 \/ v <> 1) by lia; destruct D' as [->|D'].
           ++ right; exists 0; split; [auto | apply I; lia].
           ++ left; lia.
    + set (y := if x =? 1 then 0 else n - x + 1).
      assert (Y : y = 0 /\ x = 1 \/ y = n - x + 1 /\ 2 <= x) by (unfold y; destruct (Z.eqb_spec x 1); lia).
      clearbody y; split; [|split].
      * constructor; auto; split; [|split].
        -- intros u v [D|[D|[]]]; inversion D; subst u v; apply ring_adj; lia.
        -- simpl; constructor; [|constructor; [simpl; tauto | constructor]]; intros [D|[]]; lia.
        -- simpl; constructor; [|constructor; [simpl; tauto | constructor]]; intros [D|[]]; lia.
      * apply sends_cons; auto; intros u v [D|[D|[]]]; inversion D; subst u v; apply I; lia.
      * intros v; simpl; rewrite I; split.
        -- intros [D|(u & [D|[D|[]]] & _)]; [lia | inversion D; lia | inversion D; lia].
        -- intros D; assert (D' : v = x + 1 \/ v = n - x \/ (0 <= v <= x \/ n - x + 1 <= v < n)) by lia.
           destruct D' as [->|[->|D']]; [right; exists x | right; exists y | left; lia]; (split; [auto | apply I; lia]).
Qed.

(* From s; after i rounds 2i vertices are informed. *)
Lemma ring_schedule_sound n s i : 2 <= n -> is_vertex (Ring n) s -> 2 * Z.of_nat i <= n ->
  length (ring_schedule n s i) = i /\ Forall (single_port (Ring n)) (ring_schedule n s i) /\
  sends_what_it_has (Ring n) s (ring_schedule n s i) /\
  (1 <= Z.of_nat i -> count (informed (Ring n) s (ring_schedule n s i)) (2 * Z.of_nat i)) /\
  (n = 2 * Z.of_nat i -> forall v, is_vertex (Ring n) v -> informed (Ring n) s (ring_schedule n s i) v).
Proof.
  intros N S L; assert (S' := S); apply ring_vertex in S'; set (f := fun v : vertex (Ring n) => (v + s) mod n).
  destruct (ring_rounds_sound n N i L) as (F & H & I).
  destruct (ring_rotation n s N) as (R1 & R2 & R3 & _).
  assert (E : f 0 = s) by (unfold f; rewrite Z.add_0_l; apply mod_same; auto).
  assert (O : is_vertex (Ring n) 0) by (apply ring_vertex; lia).
  assert (J : forall u v, is_vertex (Ring n) u -> is_vertex (Ring n) v -> f u = f v -> u = v).
  { intros u v U V X; destruct (R1 u U) as [_ <-], (R1 v V) as [_ <-]; unfold f in X; rewrite X; auto. }
  assert (F' : Forall (all_port (Ring n)) (ring_rounds n i)) by (eapply Forall_impl; [exact (single_all (Ring n)) | exact F]).
  split; [|split; [|split; [|split]]].
  - unfold ring_schedule; rewrite map_length; clear; induction i; simpl; auto.
  - apply (moved_single (Ring n) (Ring n) f R3 J); auto.
  - assert (T := moved_sends (Ring n) (Ring n) f 0 _ H); rewrite E in T; exact T.
  - intros P; apply (count_bijection (fun v => 0 <= v <= Z.of_nat i \/ n - Z.of_nat i + 1 <= v < n) _ f).
    + intros v V; apply I in V; apply (moved_informed (Ring n) (Ring n) f) in V; rewrite E in V; exact V.
    + intros u v U V; apply J; apply ring_vertex; lia.
    + intros w W; assert (T := moved_informed_back (Ring n) (Ring n) f J 0 (ring_rounds n i) w F' O); rewrite E in T.
      destruct (T W) as (v & -> & _ & V).
      exists v; split; auto; apply I; auto.
    + replace (2 * Z.of_nat i) with ((Z.of_nat i + 1 - 0) + (n - (n - Z.of_nat i + 1))) by lia.
      apply (count_union (fun v => 0 <= v < Z.of_nat i + 1) (fun v => n - Z.of_nat i + 1 <= v < n)); [intros; lia | intros; lia | apply count_range; lia | apply count_range; lia].
  - intros P v V; destruct (R2 v V) as [W <-].
    assert (T : informed (Ring n) 0 (ring_rounds n i) ((v - s) mod n)) by (apply I; apply ring_vertex in W; lia).
    apply (moved_informed (Ring n) (Ring n) f) in T; rewrite E in T; exact T.
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

(* First the rounds of the source's row, then those of all columns at once. *)
Definition rows_then_columns (k m a b : Z) : list (list (send (JTorus k m))) :=
  map (fun now => map (fun x => ((fst (snd x), fst x), (snd (snd x), fst x))) (list_prod (zrange (2 * m)) now))
    (ring_schedule (2 * k) a (Z.to_nat k)) ++
  map (map (fun e => ((a, fst e), (a, snd e)))) (ring_schedule (2 * m) b (Z.to_nat m)).

Lemma rows_then_columns_sound k m a b : 1 <= k -> 1 <= m -> is_vertex (JTorus k m) (a, b) ->
  Z.of_nat (length (rows_then_columns k m a b)) = k + m /\
  Forall (single_port (JTorus k m)) (rows_then_columns k m a b) /\
  sends_what_it_has (JTorus k m) (a, b) (rows_then_columns k m a b) /\
  (forall v, is_vertex (JTorus k m) v -> informed (JTorus k m) (a, b) (rows_then_columns k m a b) v).
Proof.
  intros K M S; apply product_vertex in S; destruct S as [A B].
  set (G := product (Ring (2 * m)) (Ring (2 * k))); set (f := fun v : vertex G => (snd v, fst v) : vertex (JTorus k m)).
  destruct (ring_schedule_sound (2 * k) a (Z.to_nat k) ltac:(lia) A ltac:(lia)) as (L & F & H & _ & I).
  destruct (ring_schedule_sound (2 * m) b (Z.to_nat m) ltac:(lia) B ltac:(lia)) as (L' & F' & H' & _ & I').
  assert (N : NoDup (vertices (Ring (2 * m)))) by apply NoDup_zrange.
  destruct (product_schedule (Ring (2 * m)) (Ring (2 * k)) b a _ _ N B A F' H' (I' ltac:(lia)) F H (I ltac:(lia))) as (P & Q & R).
  assert (E : rows_then_columns k m a b = moved_rounds G (JTorus k m) f (in_columns (Ring (2 * m)) (Ring (2 * k)) (ring_schedule (2 * k) a (Z.to_nat k)) ++
      in_row (Ring (2 * m)) (Ring (2 * k)) a (ring_schedule (2 * m) b (Z.to_nat m)))).
  { unfold rows_then_columns, moved_rounds, in_columns, in_row; rewrite map_app, !map_map.
    refine (f_equal2 (@app (list (send (JTorus k m)))) _ _); apply map_ext; intros now; rewrite map_map; reflexivity. }
  assert (X : forall u v, adj G u v -> adj (JTorus k m) (f u) (f v)).
  { intros (u, u') (v, v') Y; apply product_adj in Y; apply product_adj; unfold f; simpl; tauto. }
  assert (J : forall u v, is_vertex G u -> is_vertex G v -> f u = f v -> u = v).
  { intros (u, u') (v, v') _ _ Y; inversion Y; auto. }
  split; [|split; [|split]].
  - unfold rows_then_columns; rewrite app_length, !map_length, L, L'; lia.
  - rewrite E; apply moved_single; auto.
  - rewrite E; apply (moved_sends G (JTorus k m) f (b, a)); auto.
  - intros (r, c) V; rewrite E; apply (moved_informed G (JTorus k m) f (b, a) _ (c, r)); apply R.
    apply product_vertex in V; apply product_vertex; tauto.
Qed.

Lemma jtorus_broadcast k m s : 1 <= k -> 1 <= m -> is_vertex (JTorus k m) s ->
  broadcast_within (JTorus k m) (single_port (JTorus k m)) s (k + m).
Proof.
  intros K M; destruct s as (a, b); intros S; destruct (rows_then_columns_sound k m a b K M S) as (L & F & H & I).
  exists (rows_then_columns k m a b); split; [exact (Z.eq_le_incl _ _ L)|]; auto.
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

(* k + m rounds do, with one port, rows then columns, and no fewer; in a ring two more
   nodes are informed in each round after the first, which informs one. *)
Theorem oct_broadcast_recursive_doubling_correction :
  (forall k m : Z, 1 <= k -> 1 <= m -> forall a b, is_vertex (JTorus k m) (a, b) ->
    Z.of_nat (length (rows_then_columns k m a b)) = k + m /\
    Forall (single_port (JTorus k m)) (rows_then_columns k m a b) /\
    sends_what_it_has (JTorus k m) (a, b) (rows_then_columns k m a b) /\
    (forall v, is_vertex (JTorus k m) v -> informed (JTorus k m) (a, b) (rows_then_columns k m a b) v) /\
    broadcast_rounds (JTorus k m) (single_port (JTorus k m)) (a, b) (k + m)) /\
  (forall (n s : Z) (i : nat), 2 <= n -> is_vertex (Ring n) s -> 2 * Z.of_nat i <= n -> 1 <= Z.of_nat i ->
    length (ring_schedule n s i) = i /\ Forall (single_port (Ring n)) (ring_schedule n s i) /\
    sends_what_it_has (Ring n) s (ring_schedule n s i) /\
    count (informed (Ring n) s (ring_schedule n s i)) (2 * Z.of_nat i)).
Proof.
  split.
  - intros k m K M a b S; destruct (rows_then_columns_sound k m a b K M S) as (L & F & H & I).
    split; auto; split; auto; split; auto; split; auto; apply oct_broadcast_torus_km_rounds; auto.
  - intros n s i N S L P; destruct (ring_schedule_sound n s i N S L) as (A & B & C & D & _); auto.
Qed.

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
