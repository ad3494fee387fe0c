(* One dead node or link costs at most two hops. The OCT paper, section 2.3. *)

From Coq Require Import ZArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk Ring Finite Octagon Jtorus Oct.
Import ListNotations.
Open Scope Z_scope.

Lemma without_node_adj g f u v : adj (without_node g f) u v <-> adj g u v /\ u <> f /\ v <> f.
Proof.
  unfold adj at 1; simpl; split.
  - intros (_ & _ & _ & [H|(H & A & B)]); [tauto|]; apply adj_sym in H; tauto.
  - intros (H & A & B); assert (H' := H); destruct H' as (U & V & D & _); tauto.
Qed.

Section Detour.
Variables g h : graph.
Notation gh := (product g h).
Hypothesis same_g : forall a b : vertex g, decided (a = b).
Hypothesis same_h : forall a b : vertex h, decided (a = b).
(* No vertex is alone. *)
Hypothesis neighbour_g : forall a, is_vertex g a -> exists b, adj g a b.
Hypothesis neighbour_h : forall a, is_vertex h a -> exists b, adj h a b.

(* ---------- A dead node ---------- *)

Section Node.
Variables (c : vertex g) (q : vertex h).
Notation left_over := (without_node gh (c, q)).

Lemma row_without_node (a b : vertex g) (o : vertex h) d :
  is_vertex h o -> q <> o -> walk g a b d -> walk left_over (a, o) (b, o) d.
Proof.
  intros O Q; induction 1 as [v V|u v w d A W IH]; [constructor; apply product_vertex; auto|].
  eapply walk_hop; [|exact IH]; apply without_node_adj; split; [apply product_adj; auto | split; congruence].
Qed.

Lemma column_without_node (a : vertex g) (o p : vertex h) d :
  is_vertex g a -> c <> a -> walk h o p d -> walk left_over (a, o) (a, p) d.
Proof.
  intros O Q; induction 1 as [v V|u v w d A W IH]; [constructor; apply product_vertex; auto|].
  eapply walk_hop; [|exact IH]; apply without_node_adj; split; [apply product_adj; auto | split; congruence].
Qed.

(* Source, destination and fault in one copy of g: through a neighbouring copy. *)
Lemma detour_row_node (a b : vertex g) (o o' : vertex h) d :
  adj h o o' -> q = o -> (a, o) <> (c, q) -> (b, o) <> (c, q) -> walk g a b d -> walk left_over (a, o) (b, o) (d + 2).
Proof.
  intros A Q X Y W; assert (Va := walk_left _ _ _ _ W); assert (Vb := walk_right _ _ _ _ W).
  assert (N := adj_differ A); apply walk_cast with (d + 1 + 1); [|lia].
  apply walk_hop with (a, o').
  - apply without_node_adj; split; [apply product_adj; auto | split; auto; congruence].
  - apply walk_app with (b, o'); [apply row_without_node; auto; [apply (adj_right A) | congruence]|].
    apply walk_one, without_node_adj; split; [apply product_adj; right; split; auto; split; auto; apply adj_sym; auto | split; auto; congruence].
Qed.

Lemma detour_column_node (a a' : vertex g) (o p : vertex h) d :
  adj g a a' -> c = a -> (a, o) <> (c, q) -> (a, p) <> (c, q) -> walk h o p d -> walk left_over (a, o) (a, p) (d + 2).
Proof.
  intros A Q X Y W; assert (Va := walk_left _ _ _ _ W); assert (Vb := walk_right _ _ _ _ W).
  assert (N := adj_differ A); apply walk_cast with (d + 1 + 1); [|lia].
  apply walk_hop with (a', o).
  - apply without_node_adj; split; [apply product_adj; auto | split; auto; congruence].
  - apply walk_app with (a', p); [apply column_without_node; auto; [apply (adj_right A) | congruence]|].
    apply walk_one, without_node_adj; split; [apply product_adj; left; split; [apply adj_sym; auto | auto] | split; auto; congruence].
Qed.

Theorem product_fault_node (s t : vertex gh) d : walk gh s t d -> s <> (c, q) -> t <> (c, q) ->
  exists e, walk left_over s t e /\ e <= d + 2.
Proof.
  destruct s as (a, o), t as (b, p); intros W S T.
  assert (U := walk_left _ _ _ _ W); assert (V := walk_right _ _ _ _ W); apply product_vertex in U, V.
  apply product_walk_back in W; destruct W as (d1 & d2 & W1 & W2 & ->); simpl in W1, W2.
  assert (P1 := walk_nonneg _ _ _ _ W1); assert (P2 := walk_nonneg _ _ _ _ W2).
  destruct (same_g a b) as [<-|AB].
  - destruct (same_g c a) as [C|C].
    + destruct (neighbour_g a) as (a' & A); [tauto|]; exists (d2 + 2); split; [|lia].
      apply detour_column_node with a'; auto.
    + exists d2; split; [|lia]; apply column_without_node; tauto.
  - destruct (same_h o p) as [<-|OP].
    + destruct (same_h q o) as [Q|Q].
      * destruct (neighbour_h o) as (o' & A); [tauto|]; exists (d1 + 2); split; [|lia].
        apply detour_row_node with o'; auto.
      * exists d1; split; [|lia]; apply row_without_node; tauto.
    + destruct (same_g c a) as [C|C], (same_h q p) as [Q|Q].
      1,2,3: exists (d1 + d2); split; [|lia]; apply walk_app with (b, o);
        [apply row_without_node; auto; [tauto | congruence] | apply column_without_node; auto; [tauto | congruence]].
      exists (d2 + d1); split; [|lia]; apply walk_app with (a, p);
        [apply column_without_node; tauto | apply row_without_node; tauto].
Qed.

End Node.

(* ---------- A dead link ---------- *)

Section Link.
Variables x y : vertex gh.
Notation left_over := (without_link gh x y).

Lemma row_without_link (a b : vertex g) (o : vertex h) d :
  is_vertex h o -> snd x <> o \/ snd y <> o -> walk g a b d -> walk left_over (a, o) (b, o) d.
Proof.
  intros O Q; induction 1 as [v V|u v w d A W IH]; [constructor; apply product_vertex; auto|].
  eapply walk_hop; [|exact IH]; apply without_link_adj; split; [apply product_adj; auto|].
  split; intros [E F]; subst; simpl in Q; tauto.
Qed.

Lemma column_without_link (a : vertex g) (o p : vertex h) d :
  is_vertex g a -> fst x <> a \/ fst y <> a -> walk h o p d -> walk left_over (a, o) (a, p) d.
Proof.
  intros O Q; induction 1 as [v V|u v w d A W IH]; [constructor; apply product_vertex; auto|].
  eapply walk_hop; [|exact IH]; apply without_link_adj; split; [apply product_adj; auto|].
  split; intros [E F]; subst; simpl in Q; tauto.
Qed.

Lemma detour_row_link (a b : vertex g) (o o' : vertex h) d :
  adj h o o' -> snd x = o -> snd y = o -> walk g a b d -> walk left_over (a, o) (b, o) (d + 2).
Proof.
  intros A Q Q' W; assert (Va := walk_left _ _ _ _ W); assert (Vb := walk_right _ _ _ _ W).
  assert (N := adj_differ A); apply walk_cast with (d + 1 + 1); [|lia].
  apply walk_hop with (a, o').
  - apply without_link_adj; split; [apply product_adj; auto|]; split; intros [E F]; subst; simpl in *; congruence.
  - apply walk_app with (b, o'); [apply row_without_link; auto; [apply (adj_right A) | left; congruence]|].
    apply walk_one, without_link_adj; split; [apply product_adj; right; split; auto; split; auto; apply adj_sym; auto|].
    split; intros [E F]; subst; simpl in *; congruence.
Qed.

Lemma detour_column_link (a a' : vertex g) (o p : vertex h) d :
  adj g a a' -> fst x = a -> fst y = a -> walk h o p d -> walk left_over (a, o) (a, p) (d + 2).
Proof.
  intros A Q Q' W; assert (Va := walk_left _ _ _ _ W); assert (Vb := walk_right _ _ _ _ W).
  assert (N := adj_differ A); apply walk_cast with (d + 1 + 1); [|lia].
  apply walk_hop with (a', o).
  - apply without_link_adj; split; [apply product_adj; auto|]; split; intros [E F]; subst; simpl in *; congruence.
  - apply walk_app with (a', p); [apply column_without_link; auto; [apply (adj_right A) | left; congruence]|].
    apply walk_one, without_link_adj; split; [apply product_adj; left; split; [apply adj_sym; auto | auto]|].
    split; intros [E F]; subst; simpl in *; congruence.
Qed.

Theorem product_fault_link (s t : vertex gh) d : adj gh x y -> walk gh s t d ->
  exists e, walk left_over s t e /\ e <= d + 2.
Proof.
  intros XY; destruct s as (a, o), t as (b, p); intros W.
  assert (U := walk_left _ _ _ _ W); assert (V := walk_right _ _ _ _ W); apply product_vertex in U, V.
  apply product_walk_back in W; destruct W as (d1 & d2 & W1 & W2 & ->); simpl in W1, W2.
  assert (P1 := walk_nonneg _ _ _ _ W1); assert (P2 := walk_nonneg _ _ _ _ W2).
  (* The dead link lies in a row or in a column. *)
  assert (K : snd x = snd y /\ fst x <> fst y \/ fst x = fst y /\ snd x <> snd y).
  { destruct x as (x1, x2), y as (y1, y2); apply product_adj in XY; simpl.
    destruct XY as [(A & E & _)|(E & _ & A)]; apply adj_differ in A; auto. }
  destruct (same_g a b) as [<-|AB].
  - destruct (same_g (fst x) a) as [C|C], (same_g (fst y) a) as [C'|C'].
    + destruct (neighbour_g a) as (a' & A); [tauto|]; exists (d2 + 2); split; [|lia].
      apply detour_column_link with a'; auto.
    + exists d2; split; [|lia]; apply column_without_link; tauto.
    + exists d2; split; [|lia]; apply column_without_link; tauto.
    + exists d2; split; [|lia]; apply column_without_link; tauto.
  - destruct (same_h o p) as [<-|OP].
    + destruct (same_h (snd x) o) as [C|C], (same_h (snd y) o) as [C'|C'].
      * destruct (neighbour_h o) as (o' & A); [tauto|]; exists (d1 + 2); split; [|lia].
        apply detour_row_link with o'; auto.
      * exists d1; split; [|lia]; apply row_without_link; tauto.
      * exists d1; split; [|lia]; apply row_without_link; tauto.
      * exists d1; split; [|lia]; apply row_without_link; tauto.
    + assert (R : (fst x <> a \/ fst y <> a) /\ (snd x <> p \/ snd y <> p) \/
                  (snd x <> o \/ snd y <> o) /\ (fst x <> b \/ fst y <> b)).
      { destruct K as [[E N]|[E N]].
        - destruct (same_g (fst x) a), (same_g (fst y) a), (same_h (snd x) p), (same_g (fst x) b), (same_g (fst y) b); intuition congruence.
        - destruct (same_h (snd x) o), (same_h (snd y) o), (same_h (snd x) p), (same_h (snd y) p), (same_g (fst x) a); intuition congruence. }
      destruct R as [[R R']|[R R']].
      * exists (d2 + d1); split; [|lia]; apply walk_app with (a, p);
          [apply column_without_link; tauto | apply row_without_link; tauto].
      * exists (d1 + d2); split; [|lia]; apply walk_app with (b, o);
          [apply row_without_link; tauto | apply column_without_link; tauto].
Qed.

End Link.
End Detour.

(* ---------- OCT(k,m) ---------- *)

Lemma ring_neighbour n a : 2 <= n -> is_vertex (Ring n) a -> exists b, adj (Ring n) a b.
Proof.
  intros N V; apply ring_vertex in V; exists ((a + 1) mod n); apply ring_adj; auto.
  rewrite ring_step by lia; destruct (Z.eqb_spec (a + 1) n); lia.
Qed.

Lemma jtorus_neighbour k m a : 1 <= k -> 1 <= m -> is_vertex (JTorus k m) a -> exists b, adj (JTorus k m) a b.
Proof.
  intros K M V; destruct a as (r, c); apply product_vertex in V; destruct V as [R C].
  destruct (ring_neighbour (2 * k) r) as (r' & A); auto; [lia|]; exists (r', c); apply product_adj; auto.
Qed.

Lemma octagon_neighbour o : is_vertex Octagon o -> exists p, adj Octagon o p.
Proof.
  intros V; apply octagon_vertex in V; exists ((o + 1) mod 8); split; [apply octagon_vertex; auto|].
  split; [apply octagon_vertex, mod_range; lia|]; split; [|left; left; reflexivity].
  destruct (Z.eq_dec o 7) as [->|N]; [discriminate | rewrite mod_same; lia].
Qed.

(* Section 2.3: with one dead node a message takes at most two hops more; the ends
   are alive. *)
Theorem oct_fault_node_two_hops : forall k m : Z, 1 <= k -> 1 <= m ->
  forall dead s t, is_vertex (OCT k m) dead -> is_vertex (OCT k m) s -> is_vertex (OCT k m) t ->
  s <> dead -> t <> dead ->
  exists d e, dist (OCT k m) s t d /\ walk (without_node (OCT k m) dead) s t e /\ e <= d + 2.
Proof.
  intros k m K M (c, q) s t F S T NS NT.
  destruct (oct_distance_theorem k m K M s t S T) as [W L]; set (d := _ + _) in *; clearbody d.
  assert (R := product_fault_node (JTorus k m) Octagon (proj1 (jtorus_decidable k m)) (proj1 octagon_decidable)
    (fun a => jtorus_neighbour k m a K M) octagon_neighbour c q s t d W NS NT).
  destruct R as (e & X & Y); exists d, e; split; [split; auto | auto].
Qed.

(* With one dead link, too. *)
Theorem oct_fault_link_two_hops : forall k m : Z, 1 <= k -> 1 <= m ->
  forall x y s t, adj (OCT k m) x y -> is_vertex (OCT k m) s -> is_vertex (OCT k m) t ->
  exists d e, dist (OCT k m) s t d /\ walk (without_link (OCT k m) x y) s t e /\ e <= d + 2.
Proof.
  intros k m K M x y s t A S T.
  destruct (oct_distance_theorem k m K M s t S T) as [W L]; set (d := _ + _) in *; clearbody d.
  assert (R := product_fault_link (JTorus k m) Octagon (proj1 (jtorus_decidable k m)) (proj1 octagon_decidable)
    (fun a => jtorus_neighbour k m a K M) octagon_neighbour x y s t d A W).
  destruct R as (e & X & Y); exists d, e; split; [split; auto | auto].
Qed.

(* Source, destination and fault in one copy of T(k,m): one hop to an adjacent copy,
   the way there, and one hop back. *)
Theorem oct_bypass_torus_node : forall k m : Z, 1 <= k -> 1 <= m ->
  forall a b c o o', is_vertex (JTorus k m) a -> is_vertex (JTorus k m) b -> adj Octagon o o' ->
  a <> c -> b <> c ->
  exists d, dist (OCT k m) (a, o) (b, o) d /\ walk (without_node (OCT k m) (c, o)) (a, o') (b, o') d /\
    walk (without_node (OCT k m) (c, o)) (a, o) (b, o) (d + 2).
Proof.
  intros k m K M a b c o o' A B O NA NB.
  assert (D := oct_torus_hamming_is_distance k m K M a b A B); set (d := hamming _ _) in *; clearbody d.
  assert (Vo := adj_left O); assert (Vo' := adj_right O); exists d; split; [|split].
  - replace d with (d + 0) by lia; apply product_dist; auto; apply dist_self; auto.
  - apply row_without_node; [auto | apply (adj_differ O) | apply D].
  - apply detour_row_node with o'; auto; try congruence; apply D.
Qed.

(* Source, destination and fault in one octagon: the same through an adjacent octagon. *)
Theorem oct_bypass_octagon_node : forall k m : Z, 1 <= k -> 1 <= m ->
  forall a a' o p q, adj (JTorus k m) a a' -> is_vertex Octagon o -> is_vertex Octagon p -> o <> q -> p <> q ->
  exists d, dist (OCT k m) (a, o) (a, p) d /\ walk (without_node (OCT k m) (a, q)) (a', o) (a', p) d /\
    walk (without_node (OCT k m) (a, q)) (a, o) (a, p) (d + 2).
Proof.
  intros k m K M a a' o p q A O P NO NP.
  assert (D := octagon_dist o p (proj1 (octagon_vertex _) O) (proj1 (octagon_vertex _) P)).
  set (d := octagon_distance o p) in *; clearbody d.
  assert (Va := adj_left A); assert (Va' := adj_right A); exists d; split; [|split].
  - replace d with (0 + d) by lia; apply product_dist; auto; apply dist_self; auto.
  - apply column_without_node; [auto | apply (adj_differ A) | apply D].
  - apply detour_column_node with a'; auto; try congruence; apply D.
Qed.

(* No three nodes of OCT(k,m) are linked to each other through an octagon's side: its two
   nodes have no common neighbour. *)
Lemma side_no_triangle k m w : 1 <= k -> 1 <= m ->
  adj (OCT k m) (0, 0, 0) w -> adj (OCT k m) w (0, 0, 1) -> False.
Proof.
  intros K M; destruct w as (a, o); intros P Q.
  apply (product_adj (JTorus k m) Octagon) in P, Q.
  destruct P as [(P & <- & _)|(<- & _ & P)], Q as [(Q & E & _)|(E & _ & Q)]; try discriminate.
  - subst; apply (adj_differ P); auto.
  - subst; apply (adj_differ Q); auto.
  - assert (V := adj_right P); apply octagon_vertex in V.
    apply (adj_adjb 8 _ octagon_linkb octagon_linkb_link) in P, Q.
    assert (H := forallb_zrange (fun o => negb (adjb octagon_linkb 0 o && adjb octagon_linkb o 1)) 8 eq_refl o V).
    cbv beta in H; rewrite P, Q in H; discriminate.
Qed.

(* A dead link costs two hops more at worst, and no fewer: its own ends, if it is an
   octagon's side, are three apart then. *)
Theorem oct_fault_link_two_hops_correction : forall k m : Z, 1 <= k -> 1 <= m ->
  (forall x y s t, adj (OCT k m) x y -> is_vertex (OCT k m) s -> is_vertex (OCT k m) t ->
    exists d e, dist (OCT k m) s t d /\ walk (without_link (OCT k m) x y) s t e /\ e <= d + 2) /\
  (exists x y, adj (OCT k m) x y /\ dist (OCT k m) x y 1 /\
    forall e, walk (without_link (OCT k m) x y) x y e -> 3 <= e).
Proof.
  intros k m K M; split; [apply oct_fault_link_two_hops; auto|].
  assert (A : adj (OCT k m) (0, 0, 0) (0, 0, 1)).
  { apply product_adj; right; split; auto; split; [apply jtorus_vertex; lia|].
    apply (adjb_adj 8 _ octagon_linkb octagon_linkb_link); [lia | lia | reflexivity]. }
  exists (0, 0, 0), (0, 0, 1); split; auto; split; [apply dist_one; auto|].
  intros e W; assert (P := walk_nonneg _ _ _ _ W).
  destruct (Z_lt_ge_dec e 3) as [L|]; [exfalso|lia].
  assert (E0 : e <> 0) by (intros ->; apply walk_zero in W; discriminate).
  apply walk_first in W; auto; destruct W as (w & B & W).
  assert (E1 : e - 1 <> 0).
  { intros E; rewrite E in W; apply walk_zero in W; subst w; apply without_link_adj in B; tauto. }
  apply walk_first in W; auto; destruct W as (x & C & W); replace (e - 1 - 1) with 0 in W by (apply walk_nonneg in W; lia).
  apply walk_zero in W; subst x; apply without_link_adj in B, C.
  apply (side_no_triangle k m w K M); tauto.
Qed.
