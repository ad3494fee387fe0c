(* Steps of the OCT paper's unicast and its ways past a fault, and what stays as it is when the network
   grows. Sections 2.1, 2.2, 2.3 and 3.1.1. *)

From Coq Require Import ZArith Lia List Bool.
From Topocert Require Import Graph Walk Ring Finite Octagon Jtorus Oct OctFault OctMore OctUnicast.
Import ListNotations.
Open Scope Z_scope.

Lemma dist_one_adj g u v : dist g u v 1 -> adj g u v.
Proof.
  intros [W _]; destruct (walk_first _ _ _ _ W ltac:(lia)) as (w & A & W').
  apply walk_zero in W'; subst w; exact A.
Qed.

(* ---------- The octagon ---------- *)

(* Section 3.1.1, step 1: to the destination if the codes differ in one bit or in four; otherwise to the
   neighbour whose code differs from the destination's in one bit (routing/octagon.go). *)
Definition octagon_printed (u v : Z) : Z :=
  let differ := fun w => hamming (johnson 4 w) (johnson 4 v) in
  if differ u =? 0 then u else if (differ u =? 1) || (differ u =? 4) then v
  else match filter (fun w => differ w =? 1) [(u + 1) mod 8; (u + 7) mod 8; (u + 4) mod 8] with w :: _ => w | [] => u end.

(* One hop to the destination, or one to a neighbour of it. *)
Definition printed_right (a b : Z) : bool :=
  let h := hamming (johnson 4 a) (johnson 4 b) in
  let w := octagon_printed a b in
  if a =? b then true
  else if (h =? 1) || (h =? 4) then (octagon_distance a b =? 1) && (w =? b)
  else (octagon_distance a b =? 2) && (octagon_distance a w =? 1) && (octagon_distance w b =? 1) && (octagon_printed w b =? b) &&
    negb (w =? b) && (0 <=? w) && (w <? 8).

Lemma printed_all a b : 0 <= a < 8 -> 0 <= b < 8 -> printed_right a b = true.
Proof.
  intros A B; assert (C : forallb (fun a => forallb (printed_right a) (zrange 8)) (zrange 8) = true) by (vm_compute; reflexivity).
  rewrite forallb_forall in C; specialize (C a (proj2 (in_zrange 8 a) A)); rewrite forallb_forall in C.
  exact (C b (proj2 (in_zrange 8 b) B)).
Qed.

Theorem octagon_printed_minimal :
  forall a b : Z, 0 <= a < 8 -> 0 <= b < 8 -> a <> b -> let h := hamming (johnson 4 a) (johnson 4 b)
  in let d := if (h =? 1) || (h =? 4) then 1 else 2 in route Octagon octagon_printed a b d /\ dist
  Octagon a b d.
Proof.
  intros a b A B N h d; pose proof (printed_all a b A B) as C; unfold printed_right in C; cbv zeta in C.
  pose proof (octagon_dist a b A B) as R; fold h in C.
  destruct (Z.eqb_spec a b) as [Q|_]; [contradiction|]; subst d; destruct ((h =? 1) || (h =? 4)).
  - apply andb_true_iff in C; destruct C as [C1 C2]; apply Z.eqb_eq in C1, C2; rewrite C1 in R; split; [|exact R].
    replace 1 with (0 + 1) by lia; apply route_hop; [exact N | rewrite C2; apply dist_one_adj; exact R|].
    rewrite C2; apply route_home; apply octagon_vertex; exact B.
  - rewrite !andb_true_iff, negb_true_iff in C; destruct C as [[[[[[C1 C2] C3] C4] C5] C6] C7].
    apply Z.eqb_eq in C1, C2, C3, C4; apply Z.eqb_neq in C5; set (w := octagon_printed a b) in *.
    assert (W : 0 <= w < 8) by lia; rewrite C1 in R; split; [|exact R].
    pose proof (octagon_dist a w A W) as X; rewrite C2 in X; pose proof (octagon_dist w b W B) as Y; rewrite C3 in Y.
    replace 2 with (0 + 1 + 1) by lia; apply route_hop; [exact N | fold w; apply dist_one_adj; exact X|].
    fold w; apply route_hop; [exact C5 | rewrite C4; apply dist_one_adj; exact Y|].
    rewrite C4; apply route_home; apply octagon_vertex; exact B.
Qed.

(* ---------- The torus ---------- *)

Theorem jtorus_correcting_step :
  forall k m : Z, 2 <= k -> 2 <= m -> forall u v, is_vertex (JTorus k m) u -> is_vertex (JTorus k m)
  v -> let h := fun x y => hamming (jtorus_code k m x) (jtorus_code k m y) in dist (JTorus k m) u v
  (h u v) /\ (u <> v -> exists w, adj (JTorus k m) u w /\ h u w = 1 /\ h w v = h u v - 1).
Proof.
  intros k m K M u v U V h; destruct (oct_unicast_step2_corrected k m ltac:(lia) ltac:(lia)) as (_ & S & R & N & _).
  split; [exact (R u v U V)|]; intros D; destruct (N u v U V D) as [(w & W & H) _].
  apply (S u w U) in W; exists w; split; [exact W|]; split; [|exact H].
  exact (dist_unique _ _ _ _ _ (R u w U (adj_right W)) (dist_one _ u w W)).
Qed.

Theorem oct_intermediate_node :
  forall k m : Z, 2 <= k -> 2 <= m -> forall u v, is_vertex (OCT k m) u -> is_vertex (OCT k m) v ->
  exists w, is_vertex (OCT k m) w /\ oct_code k m w = jtorus_code k m (fst u) ++ johnson 4 (snd v)
  /\ fst w = fst u /\ snd w = snd v.
Proof.
  intros k m K M [a o] [b p] U V; apply product_vertex in U, V; exists (a, p).
  split; [apply product_vertex; tauto | auto].
Qed.

(* ---------- Past a fault ---------- *)

(* A route of the torus in another copy, a route of the octagon in another place. *)
Lemma torus_route_without_node k m a b o q d : is_vertex Octagon o -> snd q <> o -> route (JTorus k m) (jtorus_next k m) a b d ->
  route (without_node (OCT k m) q) (oct_next k m) (a, o) (b, o) d.
Proof.
  intros O Q R; induction R as [x V|x y d N A R IH]; [apply route_home; apply product_vertex; auto|].
  assert (E : oct_next k m (x, o) (y, o) = (jtorus_next k m x y, o)) by (unfold oct_next; cbn [fst snd]; rewrite Z.eqb_refl; reflexivity).
  apply route_hop; [congruence | rewrite E | rewrite E; exact IH].
  apply without_node_adj; split; [apply product_adj; auto | destruct q; split; cbn in Q; congruence].
Qed.

Lemma torus_route_without_link k m a b o p q d : is_vertex Octagon o -> snd p <> o -> route (JTorus k m) (jtorus_next k m) a b d ->
  route (without_link (OCT k m) p q) (oct_next k m) (a, o) (b, o) d.
Proof.
  intros O Q R; induction R as [x V|x y d N A R IH]; [apply route_home; apply product_vertex; auto|].
  assert (E : oct_next k m (x, o) (y, o) = (jtorus_next k m x y, o)) by (unfold oct_next; cbn [fst snd]; rewrite Z.eqb_refl; reflexivity).
  apply route_hop; [congruence | rewrite E | rewrite E; exact IH].
  apply without_link_adj; split; [apply product_adj; auto | destruct p; split; intros [H H']; cbn in Q; congruence].
Qed.

Lemma octagon_route_without_node k m a o p q d : is_vertex (JTorus k m) a -> fst q <> a -> route Octagon octagon_next o p d ->
  route (without_node (OCT k m) q) (oct_next k m) (a, o) (a, p) d.
Proof.
  intros V Q R; induction R as [x X|x y d N A R IH]; [apply route_home; apply product_vertex; auto|].
  assert (E : oct_next k m (a, x) (a, y) = (a, octagon_next x y)) by (unfold oct_next; cbn [fst snd]; destruct (Z.eqb_spec x y); [contradiction | reflexivity]).
  apply route_hop; [congruence | rewrite E | rewrite E; exact IH].
  apply without_node_adj; split; [apply product_adj; auto | destruct q; split; cbn in Q; congruence].
Qed.

Lemma octagon_route_without_link k m a o p q r d : is_vertex (JTorus k m) a -> fst q <> a -> route Octagon octagon_next o p d ->
  route (without_link (OCT k m) q r) (oct_next k m) (a, o) (a, p) d.
Proof.
  intros V Q R; induction R as [x X|x y d N A R IH]; [apply route_home; apply product_vertex; auto|].
  assert (E : oct_next k m (a, x) (a, y) = (a, octagon_next x y)) by (unfold oct_next; cbn [fst snd]; destruct (Z.eqb_spec x y); [contradiction | reflexivity]).
  apply route_hop; [congruence | rewrite E | rewrite E; exact IH].
  apply without_link_adj; split; [apply product_adj; auto | destruct q; split; intros [H H']; cbn in Q; congruence].
Qed.

Theorem oct_fault_bypass_scheme_torus :
  forall k m : Z, 1 <= k -> 1 <= m -> forall a b o o', is_vertex (JTorus k m) a -> is_vertex (JTorus
  k m) b -> a <> b -> adj Octagon o o' -> exists d, dist (OCT k m) (a, o) (b, o) d /\ (forall c, c
  <> a -> c <> b -> let net := without_node (OCT k m) (c, o) in adj net (a, o) (a, o') /\ route net
  (oct_next k m) (a, o') (b, o') d /\ adj net (b, o') (b, o)) /\ (forall c e, let net :=
  without_link (OCT k m) (c, o) (e, o) in adj net (a, o) (a, o') /\ route net (oct_next k m) (a, o')
  (b, o') d /\ adj net (b, o') (b, o)).
Proof.
  intros k m K M a b o o' A B N O; destruct (jtorus_minimal k m K M a b A B) as (d & R & D).
  pose proof (adj_left O) as Vo; pose proof (adj_right O) as Vo'; pose proof (adj_differ O) as No.
  assert (U : adj (OCT k m) (a, o) (a, o')) by (apply product_adj; auto).
  assert (V : adj (OCT k m) (b, o') (b, o)) by (apply product_adj; right; split; [reflexivity|]; split; [exact B | apply adj_sym; exact O]).
  exists d; split; [|split].
  - replace d with (d + 0) by lia; apply product_dist; [exact D | apply dist_self; exact Vo].
  - intros c C C'; cbv zeta; split; [|split].
    + apply without_node_adj; split; [exact U | split; congruence].
    + apply torus_route_without_node; [exact Vo' | exact No | exact R].
    + apply without_node_adj; split; [exact V | split; congruence].
  - intros c e; cbv zeta; split; [|split].
    + apply without_link_adj; split; [exact U | split; intros [H H']; congruence].
    + apply torus_route_without_link; [exact Vo' | exact No | exact R].
    + apply without_link_adj; split; [exact V | split; intros [H H']; congruence].
Qed.

Theorem oct_fault_bypass_scheme_octagon :
  forall k m : Z, 1 <= k -> 1 <= m -> forall a a' o p, adj (JTorus k m) a a' -> is_vertex Octagon o
  -> is_vertex Octagon p -> o <> p -> exists d, dist (OCT k m) (a, o) (a, p) d /\ (forall q, q <> o
  -> q <> p -> let net := without_node (OCT k m) (a, q) in adj net (a, o) (a', o) /\ route net
  (oct_next k m) (a', o) (a', p) d /\ adj net (a', p) (a, p)) /\ (forall q r, let net :=
  without_link (OCT k m) (a, q) (a, r) in adj net (a, o) (a', o) /\ route net (oct_next k m) (a', o)
  (a', p) d /\ adj net (a', p) (a, p)).
Proof.
  intros k m K M a a' o p A O P N; destruct (octagon_minimal o p O P) as (d & R & D).
  pose proof (adj_left A) as Va; pose proof (adj_right A) as Va'; pose proof (adj_differ A) as Na.
  assert (U : adj (OCT k m) (a, o) (a', o)) by (apply product_adj; auto).
  assert (V : adj (OCT k m) (a', p) (a, p)) by (apply product_adj; left; split; [apply adj_sym; exact A | auto]).
  exists d; split; [|split].
  - replace d with (0 + d) by lia; apply product_dist; [apply dist_self; exact Va | exact D].
  - intros q Q Q'; cbv zeta; split; [|split].
    + apply without_node_adj; split; [exact U | split; congruence].
    + apply octagon_route_without_node; [exact Va' | exact Na | exact R].
    + apply without_node_adj; split; [exact V | split; congruence].
  - intros q r; cbv zeta; split; [|split].
    + apply without_link_adj; split; [exact U | split; intros [H H']; congruence].
    + apply octagon_route_without_link; [exact Va' | exact Na | exact R].
    + apply without_link_adj; split; [exact V | split; intros [H H']; congruence].
Qed.

(* ---------- Growth ---------- *)

(* Two more vertices behind the last of a ring: of the links between old ones, that between the last and
   the first is gone, and there is no other. *)
Lemma ring_grown n a b : 4 <= n -> 0 <= a < n -> 0 <= b < n ->
  (b = (a + 1) mod (n + 2) \/ a = (b + 1) mod (n + 2) <->
   (b = (a + 1) mod n \/ a = (b + 1) mod n) /\ ~ (Z.min a b = 0 /\ Z.max a b = n - 1)).
Proof.
  intros N A B; rewrite !ring_step by lia.
  destruct (Z.eqb_spec (a + 1) (n + 2)), (Z.eqb_spec (b + 1) (n + 2)), (Z.eqb_spec (a + 1) n), (Z.eqb_spec (b + 1) n); lia.
Qed.

Theorem oct_grown_links :
  forall k m : Z, 2 <= k -> 2 <= m -> (forall u, is_vertex (OCT k m) u -> exists d, degree (OCT k m)
  u d /\ degree (OCT k (m + 1)) u d /\ degree (OCT (k + 1) m) u d) /\ (forall r c o r' c' o',
  is_vertex (OCT k m) (r, c, o) -> is_vertex (OCT k m) (r', c', o') -> (adj (OCT k (m + 1)) (r, c,
  o) (r', c', o') <-> adj (OCT k m) (r, c, o) (r', c', o') /\ ~ (Z.min c c' = 0 /\ Z.max c c' = 2 *
  m - 1)) /\ (adj (OCT (k + 1) m) (r, c, o) (r', c', o') <-> adj (OCT k m) (r, c, o) (r', c', o') /\
  ~ (Z.min r r' = 0 /\ Z.max r r' = 2 * k - 1))).
Proof.
  intros k m K M; split.
  - intros [[r c] o] U; apply oct_vertex in U; exists 7; split; [|split].
    + apply (oct_char1_degree_7 k m K M (r, c, o)), oct_vertex; lia.
    + apply (oct_char1_degree_7 k (m + 1) K ltac:(lia) (r, c, o)), (oct_vertex k (m + 1) r c o); lia.
    + apply (oct_char1_degree_7 (k + 1) m ltac:(lia) M (r, c, o)), (oct_vertex (k + 1) m r c o); lia.
  - intros r c o r' c' o' U V; rewrite (oct_adj k m r c o r' c' o'), (oct_adj k (m + 1) r c o r' c' o'), (oct_adj (k + 1) m r c o r' c' o') by lia.
    rewrite (oct_vertex k m r c o), (oct_vertex k m r' c' o') in *.
    rewrite (oct_vertex k (m + 1) r c o), (oct_vertex k (m + 1) r' c' o'), (oct_vertex (k + 1) m r c o), (oct_vertex (k + 1) m r' c' o').
    replace (2 * (m + 1)) with (2 * m + 2) by lia; replace (2 * (k + 1)) with (2 * k + 2) by lia.
    destruct U as (R & C & O), V as (R' & C' & O').
    pose proof (ring_grown (2 * m) c c' ltac:(lia) C C') as X; pose proof (ring_grown (2 * k) r r' ltac:(lia) R R') as Y.
    split; split.
    + intros (_ & _ & N & [(-> & -> & H)|[(-> & -> & H)|(-> & -> & H)]]).
      * split; [repeat (split; [lia || auto|]); tauto | lia].
      * apply X in H; split; [repeat (split; [lia || auto|]); tauto | tauto].
      * split; [repeat (split; [lia || auto|]); tauto | lia].
    + intros [(_ & _ & N & [(-> & -> & H)|[(-> & -> & H)|(-> & -> & H)]]) Q].
      * repeat (split; [lia || auto|]); tauto.
      * repeat (split; [lia || auto|]); right; left; repeat (split; [reflexivity|]); apply X; auto.
      * repeat (split; [lia || auto|]); tauto.
    + intros (_ & _ & N & [(-> & -> & H)|[(-> & -> & H)|(-> & -> & H)]]).
      * apply Y in H; split; [repeat (split; [lia || auto|]); tauto | tauto].
      * split; [repeat (split; [lia || auto|]); tauto | lia].
      * split; [repeat (split; [lia || auto|]); tauto | lia].
    + intros [(_ & _ & N & [(-> & -> & H)|[(-> & -> & H)|(-> & -> & H)]]) Q].
      * repeat (split; [lia || auto|]); left; repeat (split; [reflexivity|]); apply Y; auto.
      * repeat (split; [lia || auto|]); tauto.
      * repeat (split; [lia || auto|]); tauto.
Qed.
