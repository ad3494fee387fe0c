(* The routers of T(k,m) and OCT(k,m) with two virtual channels have no deadlock
   (routing/dateline.go): in the torus the column first, then the row, with the
   dateline's classes; in OCT the octagon first, class 1 on the hop that ends there. *)

From Coq Require Import ZArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk Ring Finite Octagon Jtorus Oct Deadlock Torus.
Import ListNotations.
Open Scope Z_scope.

(* The second part first, then the first. *)
Definition second_classed (g h : graph) (same : vertex h -> vertex h -> bool)
  (next : vertex g -> vertex g -> vertex g * Z) (next' : vertex h -> vertex h -> vertex h * Z)
  (u v : vertex (product g h)) : vertex (product g h) * Z :=
  if same (snd u) (snd v) then let (a, c) := next (fst u) (fst v) in ((a, snd u), c)
  else let (b, c) := next' (snd u) (snd v) in ((fst u, b), c).

Lemma second_climbs g h same next next' B B' :
  (forall x y, same x y = true <-> x = y) -> climbs g next B -> climbs h next' B' ->
  climbs (product g h) (second_classed g h same next next') (B + B').
Proof.
  intros S (B0 & A & r & R & H) (B0' & A' & r' & R' & H').
  assert (Sn : forall x y, x <> y -> same x y = false).
  { intros x y N; destruct (same x y) eqn:E; auto; apply S in E; congruence. }
  assert (St : forall x, same x x = true) by (intros; apply S; auto).
  split; [lia|]; split.
  - intros (a, b) (a', b') U V N; apply product_vertex in U, V; unfold second_classed; simpl.
    destruct (same b b') eqn:E.
    + apply S in E; subst b'; assert (a <> a') by congruence.
      specialize (A a a'); destruct (next a a'); simpl in *; apply product_adj; left; tauto.
    + assert (b <> b') by (intros ->; rewrite St in E; discriminate).
      specialize (A' b b'); destruct (next' b b'); simpl in *; apply product_adj; right; tauto.
  - exists (fun c => let '(w, x, k) := c in
      if same (snd w) (snd x) then B' + r (fst w, fst x, k) else r' (snd w, snd x, k)); split.
    + intros (a, b) (a', b') U V N; apply product_vertex in U, V; unfold second_classed; simpl.
      destruct (same b b') eqn:E.
      * apply S in E; subst b'; assert (a <> a') by congruence.
        specialize (R a a'); destruct (next a a'); simpl in *; rewrite St; intuition lia.
      * assert (b <> b') by (intros ->; rewrite St in E; discriminate).
        specialize (R' b b'); specialize (A' b b'); destruct (next' b b') as (x, k); simpl in *.
        rewrite Sn by (apply (@adj_differ h b x); tauto); intuition lia.
    + intros (a, b) (a', b') U V N; apply product_vertex in U, V; unfold second_classed; cbv zeta; simpl.
      destruct (same b b') eqn:E.
      * apply S in E; subst b'; assert (a <> a') by congruence.
        assert (X := A a a'); specialize (H a a'); destruct (next a a') as (y, k); simpl in *.
        intros D; assert (y <> a') by congruence; rewrite !St.
        destruct (next y a') as (z, k'); simpl in *; rewrite St; intuition lia.
      * assert (b <> b') by (intros ->; rewrite St in E; discriminate).
        assert (X := A' b b'); assert (Y := R' b b'); specialize (H' b b'); destruct (next' b b') as (x, k); simpl in *.
        intros D; rewrite Sn by (apply (@adj_differ h b x); tauto).
        destruct (same x b') eqn:F.
        -- apply S in F; subst x; assert (a <> a') by congruence.
           specialize (R a a'); destruct (next a a') as (y, k'); simpl in *; rewrite St; intuition lia.
        -- assert (x <> b') by (intros ->; rewrite St in F; discriminate).
           assert (VX : is_vertex h x) by (apply (@adj_right h b x); tauto).
           assert (X2 := A' x b'); destruct (next' x b') as (z, k'); simpl in *.
           rewrite Sn by (apply (@adj_differ h x z); tauto); intuition lia.
Qed.

(* One ring, downwards if both ways are equal: class 1 as long as the link that closes
   the ring is still before the message, then class 0. *)
Definition ring_dateline_left (n w v : Z) : Z * Z :=
  if (v - w) mod n <? (w - v) mod n
  then ((w + 1) mod n, if v <? w then 1 else 0)
  else ((w - 1) mod n, if (w - 1) mod n =? (w + 1) mod n then if v <? w then 1 else 0 else if w <? v then 1 else 0).

Lemma ring_climbs_left n : 2 <= n -> climbs (Ring n) (ring_dateline_left n) (2 * n).
Proof.
  intros N; split; [lia|]; split; [|exists (ring_rank n); split].
  - intros w v W V D; apply ring_vertex in W, V; unfold ring_dateline_left.
    destruct (Z.ltb_spec ((v - w) mod n) ((w - v) mod n)); simpl fst; [apply (ring_up n w v) | apply (ring_down n w v)]; auto; lia.
  - intros w v W V D; apply ring_vertex in W, V; unfold ring_rank.
    destruct (_ =? _), (_ =? _); lia.
  - intros w v W V D X; apply ring_vertex in W, V; cbv zeta; unfold ring_rank, ring_dateline_left in *; cbv beta iota.
    rewrite (ring_difference n w v), (ring_difference n v w) in * by lia.
    destruct (Z.ltb_spec (if w <=? v then v - w else v - w + n) (if v <=? w then w - v else w - v + n)) as [L|L]; simpl fst in *; simpl snd in *.
    + assert (Y : 0 <= (w + 1) mod n < n) by (apply mod_range; lia).
      set (x := (w + 1) mod n) in *.
      assert (E : x = if w + 1 =? n then 0 else w + 1) by (apply ring_step; lia); clearbody x.
      rewrite (ring_difference n x v), (ring_difference n v x) by lia.
      rewrite Z.eqb_refl.
      destruct (Z.ltb_spec (if x <=? v then v - x else v - x + n) (if v <=? x then x - v else x - v + n)) as [L'|L']; simpl fst; simpl snd.
      * rewrite Z.eqb_refl.
        destruct (Z.eqb_spec (w + 1) n), (Z.leb_spec w v), (Z.leb_spec v w), (Z.ltb_spec v w), (Z.ltb_spec v x); simpl; lia.
      * exfalso; destruct (Z.eqb_spec (w + 1) n), (Z.leb_spec w v), (Z.leb_spec v w), (Z.leb_spec x v), (Z.leb_spec v x); lia.
    + assert (Y : 0 <= (w - 1) mod n < n) by (apply mod_range; lia).
      assert (E : (w - 1) mod n = if w =? 0 then n - 1 else w - 1) by (apply ring_back; lia).
      assert (N3 : n <> 2).
      { intros ->; apply X; rewrite E; destruct (Z.eqb_spec w 0); lia. }
      assert (Q : forall z, 0 <= z < n -> ((z - 1) mod n =? (z + 1) mod n) = false).
      { intros z Z; rewrite ring_step, ring_back by lia; destruct (Z.eqb_spec z 0), (Z.eqb_spec (z + 1) n); apply Z.eqb_neq; lia. }
      rewrite (Q w) in * by lia.
      set (x := (w - 1) mod n) in *; clearbody x; rewrite (Q x) in * by lia.
      rewrite (ring_difference n x v), (ring_difference n v x) by lia.
      destruct (Z.ltb_spec (if x <=? v then v - x else v - x + n) (if v <=? x then x - v else x - v + n)) as [L'|L']; simpl fst; simpl snd.
      * exfalso; destruct (Z.eqb_spec w 0), (Z.leb_spec w v), (Z.leb_spec v w), (Z.leb_spec x v), (Z.leb_spec v x); lia.
      * rewrite (Q x) by lia.
        destruct (Z.eqb_spec w 0), (Z.leb_spec w v), (Z.leb_spec v w), (Z.leb_spec x v), (Z.leb_spec v x); try lia;
          destruct (Z.ltb_spec w v), (Z.ltb_spec x v); try lia;
          repeat match goal with |- context [?a =? ?b] => destruct (Z.eqb_spec a b) end; lia.
Qed.

(* In the octagon class 1 on the hop to the destination, else class 0. *)
Definition octagon_classed (u v : Z) : Z * Z :=
  let x := octagon_next u v in (x, if x =? v then 1 else 0).

Lemma octagon_climbs : climbs Octagon octagon_classed 2.
Proof.
  destruct octagon_descends as [(_ & _ & _ & A) _]; split; [lia|]; split.
  - intros w v W V D; apply A; auto.
  - exists (fun c => snd c); split.
    + intros w v W V D; unfold octagon_classed; simpl; destruct (_ =? _); lia.
    + intros w v W V D; cbv zeta; unfold octagon_classed; simpl; intros X.
      apply octagon_vertex in W, V; apply Z.ltb_lt.
      assert (H := forallb_zrange2 (fun w v => (w =? v) || (octagon_next w v =? v) ||
        ((if octagon_next w v =? v then 1 else 0) <? (if octagon_next (octagon_next w v) v =? v then 1 else 0))) 8 eq_refl w v W V).
      cbv beta in H; rewrite !orb_true_iff, !Z.eqb_eq in H; tauto.
Qed.

(* dor-dateline on T(k,m) and on OCT(k,m). *)
Definition jtorus_dateline (k m : Z) : vertex (JTorus k m) -> vertex (JTorus k m) -> vertex (JTorus k m) * Z :=
  second_classed (Ring (2 * k)) (Ring (2 * m)) Z.eqb (ring_dateline_left (2 * k)) (ring_dateline_left (2 * m)).

Definition oct_dateline (k m : Z) : vertex (OCT k m) -> vertex (OCT k m) -> vertex (OCT k m) * Z :=
  second_classed (JTorus k m) Octagon Z.eqb (jtorus_dateline k m) octagon_classed.

(* They go the ways of the minimal routers, *)
Theorem jtorus_dateline_next : forall k m u v, fst (jtorus_dateline k m u v) = jtorus_next k m u v.
Proof.
  intros k m (a, b) (c, d); unfold jtorus_dateline, second_classed, jtorus_next, ring_dateline_left, ring_next_left; simpl.
  destruct (Z.eqb b d); [destruct (_ <? _) | destruct (_ <? _)]; auto.
Qed.

Theorem oct_dateline_next : forall k m u v, fst (oct_dateline k m u v) = oct_next k m u v.
Proof.
  intros k m (a, o) (c, p); assert (H := jtorus_dateline_next k m a c).
  unfold oct_dateline, second_classed, oct_next; simpl; destruct (Z.eqb o p); auto.
  destruct (jtorus_dateline k m a c) as (x, i); simpl in *; subst; auto.
Qed.

(* and there is no deadlock. *)
Theorem jtorus_dateline_deadlock_free : forall k m : Z, 1 <= k -> 1 <= m -> deadlock_free (JTorus k m) (jtorus_dateline k m).
Proof.
  intros k m K M; apply (climbs_deadlock_free _ _ (2 * (2 * k) + 2 * (2 * m))).
  apply second_climbs; [intros; apply Z.eqb_eq | apply ring_climbs_left; lia | apply ring_climbs_left; lia].
Qed.

Theorem oct_dateline_deadlock_free : forall k m : Z, 1 <= k -> 1 <= m -> deadlock_free (OCT k m) (oct_dateline k m).
Proof.
  intros k m K M; apply (climbs_deadlock_free _ _ (2 * (2 * k) + 2 * (2 * m) + 2)).
  apply second_climbs; [intros; apply Z.eqb_eq | | apply octagon_climbs].
  apply second_climbs; [intros; apply Z.eqb_eq | apply ring_climbs_left; lia | apply ring_climbs_left; lia].
Qed.
