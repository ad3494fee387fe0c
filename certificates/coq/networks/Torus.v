(* The torus with any sides of 2 or more: the product of rings. Two vertices are joined
   if they differ by 1, modulo the side, in one coordinate and agree in the others; a
   ring of length 2 is one link. The usual definition; topology/torus.go. *)

From Coq Require Import ZArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk Cycle CyclePath Ring Deadlock Width Jtorus.
Import ListNotations.
Open Scope Z_scope.

(* One vertex and no link. *)
Definition Point : graph := Graph unit [tt] (fun _ _ => False).

(* Vertices (x, (y, ... tt)). *)
Fixpoint Torus (sides : list Z) : graph :=
  match sides with
  | [] => Point
  | n :: rest => product (Ring n) (Torus rest)
  end.

(* All sides are 2 or more. *)
Definition sides_ok (sides : list Z) : Prop := forall n, In n sides -> 2 <= n.

Fixpoint times (l : list Z) : Z := match l with [] => 1 | n :: l => n * times l end.

Lemma sides_ok_cons n l : sides_ok (n :: l) -> 2 <= n /\ sides_ok l.
Proof. intros H; split; [apply H; simpl; auto | intros x X; apply H; simpl; auto]. Qed.

(* ---------- The point ---------- *)

Lemma point_proper : proper Point.
Proof. split; [repeat constructor; simpl; tauto | discriminate]. Qed.

Lemma point_order : order Point 1.
Proof. split; [apply point_proper | reflexivity]. Qed.

Lemma point_no_adj u v : ~ adj Point u v.
Proof. intros (_ & _ & _ & [[]|[]]). Qed.

Lemma point_vertex v : is_vertex Point v.
Proof. destruct v; simpl; left; auto. Qed.

Lemma point_decidable : decidable Point.
Proof. split; intros [] []; [left; auto | right; simpl; tauto]. Qed.

Lemma point_diameter : diameter Point 0.
Proof.
  split.
  - intros [] [] _ _; exists 0; split; [apply dist_self, point_vertex | lia].
  - exists tt, tt; apply dist_self, point_vertex.
Qed.

Lemma point_transitive : vertex_transitive Point.
Proof.
  intros [] [] _ _; exists (fun v => v); split; auto; split; [rewrite map_id; auto | tauto].
Qed.

Lemma point_traceable : traceable Point.
Proof. exists [tt], tt, tt; split; [constructor | auto]. Qed.

(* ---------- Structure ---------- *)

Lemma torus_proper sides : sides_ok sides -> proper (Torus sides).
Proof.
  induction sides as [|n l IH]; intros H; [apply point_proper|].
  apply sides_ok_cons in H; destruct H as [N L]; apply product_proper; [apply ring_proper; lia | auto].
Qed.

Lemma torus_decidable sides : decidable (Torus sides).
Proof.
  induction sides; [apply point_decidable | apply product_decidable; [apply ring_decidable | auto]].
Qed.

Theorem torus_order : forall sides, sides_ok sides -> order (Torus sides) (times sides).
Proof.
  induction sides as [|n l IH]; intros H; [apply point_order|].
  apply sides_ok_cons in H; destruct H as [N L]; apply product_order; [apply ring_order; lia | auto].
Qed.

(* Two neighbours along each side of 3 or more, one along each side of 2. *)
Theorem torus_regular : forall sides, sides_ok sides ->
  regular (Torus sides) (sum_over (fun n => if n =? 2 then 1 else 2) sides).
Proof.
  induction sides as [|n l IH]; intros H.
  - intros v _; apply count_none; apply point_no_adj.
  - apply sides_ok_cons in H; destruct H as [N L]; apply product_regular; auto.
    destruct (Z.eqb_spec n 2) as [->|D]; [apply ring2_regular | apply ring_regular; lia].
Qed.

(* As many links as vertices for each side of 3 or more. *)
Theorem torus_size : forall sides, (forall n, In n sides -> 3 <= n) ->
  size (Torus sides) (times sides * Z.of_nat (length sides)).
Proof.
  intros sides H; assert (O : sides_ok sides) by (intros n N; apply H in N; lia).
  apply (size_regular _ (2 * Z.of_nat (length sides)) (times sides)); [apply torus_order; auto | | lia].
  replace (2 * Z.of_nat (length sides)) with (sum_over (fun n => if n =? 2 then 1 else 2) sides); [apply torus_regular; auto|].
  rewrite (sum_over_constant _ 2); [lia|]; intros n N; apply H in N; destruct (Z.eqb_spec n 2); lia.
Qed.

(* The diameter: half of each side, rounded down. *)
Theorem torus_diameter : forall sides, sides_ok sides -> diameter (Torus sides) (sum_over (fun n => n / 2) sides).
Proof.
  induction sides as [|n l IH]; intros H; [apply point_diameter|].
  apply sides_ok_cons in H; destruct H as [N L]; apply product_diameter; [apply ring_diameter; auto | auto].
Qed.

Theorem torus_connected : forall sides, sides_ok sides -> connected (Torus sides).
Proof. intros; eapply diameter_connected, torus_diameter; auto. Qed.

Theorem torus_transitive : forall sides, sides_ok sides -> vertex_transitive (Torus sides).
Proof.
  induction sides as [|n l IH]; intros H; [apply point_transitive|].
  assert (H' := H); apply sides_ok_cons in H'; destruct H' as [N L].
  apply product_transitive; auto; [apply ring_proper; lia | apply torus_proper; auto | apply ring_transitive; auto].
Qed.

Theorem torus_bipartite : forall sides, sides_ok sides -> (forall n, In n sides -> n mod 2 = 0) -> bipartite (Torus sides).
Proof.
  induction sides as [|n l IH]; intros H E.
  - exists (fun _ => true); intros u v A; destruct (point_no_adj _ _ A).
  - apply sides_ok_cons in H; destruct H as [N L]; apply product_bipartite.
    + apply ring_bipartite; auto; apply E; simpl; auto.
    + apply IH; auto; intros; apply E; simpl; auto.
Qed.

Theorem torus_traceable : forall sides, sides_ok sides -> traceable (Torus sides).
Proof.
  induction sides as [|n l IH]; intros H; [apply point_traceable|].
  apply sides_ok_cons in H; destruct H as [N L]; apply product_traceable; [apply ring_traceable; auto | auto].
Qed.

Lemma times_positive sides : sides_ok sides -> 1 <= times sides.
Proof.
  induction sides as [|n l IH]; intros H; simpl; [lia|].
  apply sides_ok_cons in H; destruct H as [N L]; apply IH in L; nia.
Qed.

(* Every torus of two or more dimensions has a Hamiltonian cycle. *)
Theorem torus_hamiltonian : forall n m sides, sides_ok (n :: m :: sides) -> hamiltonian (Torus (n :: m :: sides)).
Proof.
  intros n m sides H; apply sides_ok_cons in H; destruct H as [N L].
  change (hamiltonian (product (Ring n) (Torus (m :: sides)))).
  destruct (Z.eq_dec n 2) as [->|D].
  - apply hamiltonian_swap, hamiltonian_even.
    + apply torus_traceable; auto.
    + destruct (torus_order _ L) as [_ ->]; apply sides_ok_cons in L; destruct L as [M L].
      assert (T := times_positive _ L); simpl; nia.
    + apply ring_traceable_even; [lia | reflexivity].
  - apply hamiltonian_cycle_path; [apply ring_hamiltonian; lia | apply torus_traceable; auto].
Qed.

(* ---------- The router dor ---------- *)

Fixpoint torus_same (sides : list Z) : vertex (Torus sides) -> vertex (Torus sides) -> bool :=
  match sides with
  | [] => fun _ _ => true
  | n :: l => fun u v => (fst u =? fst v) && torus_same l (snd u) (snd v)
  end.

(* Dimension order: the first coordinate first, each the shorter way round; upwards if
   both ways are equal. *)
Fixpoint dor (sides : list Z) : vertex (Torus sides) -> vertex (Torus sides) -> vertex (Torus sides) :=
  match sides with
  | [] => fun u _ => u
  | n :: l => fun u v =>
      if fst u =? fst v then (fst u, dor l (snd u) (snd v)) else (ring_next n (fst u) (fst v), snd u)
  end.

Theorem dor_minimal : forall sides, sides_ok sides -> minimal_router (Torus sides) (dor sides).
Proof.
  induction sides as [|n l IH]; intros H.
  - intros [] [] U V; exists 0; split; [constructor; auto | apply dist_self; auto].
  - apply sides_ok_cons in H; destruct H as [N L].
    apply (product_minimal (Ring n) (Torus l) Z.eqb (ring_next n) (dor l)); auto.
    + intros x y; apply Z.eqb_eq.
    + apply ring_minimal; auto.
Qed.

(* ---------- Deadlock ---------- *)

(* Channels have ranks from 0 to B - 1 that rise whenever a message takes two hops,
   and the router keeps to the links. *)
Definition climbs (g : graph) (next : vertex g -> vertex g -> vertex g * Z) (B : Z) : Prop :=
  0 <= B /\
  (forall w v, is_vertex g w -> is_vertex g v -> w <> v -> adj g w (fst (next w v))) /\
  exists rank : channel g -> Z,
    (forall w v, is_vertex g w -> is_vertex g v -> w <> v -> 0 <= rank (w, fst (next w v), snd (next w v)) < B) /\
    (forall w v, is_vertex g w -> is_vertex g v -> w <> v -> fst (next w v) <> v ->
      let x := fst (next w v) in
      rank (w, x, snd (next w v)) < rank (x, fst (next x v), snd (next x v))).

Theorem climbs_deadlock_free g next B : climbs g next B -> deadlock_free g next.
Proof.
  intros (_ & A & rank & _ & H); apply (deadlock_free_by_hops g next rank).
  - intros w v W V N; eapply adj_right, A; auto.
  - intros w v W V N; specialize (H w v W V N); destruct (next w v) as (x, c); intros X; simpl in *.
    specialize (H X); destruct (next x v) as (y, c'); auto.
Qed.

(* The first part, then the second. *)
Definition product_classed (g h : graph) (same : vertex g -> vertex g -> bool)
  (next : vertex g -> vertex g -> vertex g * Z) (next' : vertex h -> vertex h -> vertex h * Z)
  (u v : vertex (product g h)) : vertex (product g h) * Z :=
  if same (fst u) (fst v) then let (b, c) := next' (snd u) (snd v) in ((fst u, b), c)
  else let (a, c) := next (fst u) (fst v) in ((a, snd u), c).

Lemma product_climbs g h same next next' B B' :
  (forall x y, same x y = true <-> x = y) -> climbs g next B -> climbs h next' B' ->
  climbs (product g h) (product_classed g h same next next') (B + B').
Proof.
  intros S (B0 & A & r & R & H) (B0' & A' & r' & R' & H').
  assert (Sn : forall x y, x <> y -> same x y = false).
  { intros x y N; destruct (same x y) eqn:E; auto; apply S in E; congruence. }
  assert (St : forall x, same x x = true) by (intros; apply S; auto).
  split; [lia|]; split.
  - intros (a, b) (a', b') U V N; apply product_vertex in U, V; unfold product_classed; simpl.
    destruct (same a a') eqn:E.
    + apply S in E; subst a'; assert (b <> b') by congruence.
      specialize (A' b b'); destruct (next' b b'); simpl in *; apply product_adj; right; tauto.
    + assert (a <> a') by (intros ->; rewrite St in E; discriminate).
      specialize (A a a'); destruct (next a a'); simpl in *; apply product_adj; left; tauto.
  - exists (fun c => let '(w, x, k) := c in
      if same (fst w) (fst x) then B + r' (snd w, snd x, k) else r (fst w, fst x, k)); split.
    + intros (a, b) (a', b') U V N; apply product_vertex in U, V; unfold product_classed; simpl.
      destruct (same a a') eqn:E.
      * apply S in E; subst a'; assert (b <> b') by congruence.
        specialize (R' b b'); destruct (next' b b'); simpl in *; rewrite St; intuition lia.
      * assert (a <> a') by (intros ->; rewrite St in E; discriminate).
        specialize (R a a'); specialize (A a a'); destruct (next a a') as (x, k); simpl in *.
        rewrite Sn by (apply (@adj_differ g a x); tauto); intuition lia.
    + intros (a, b) (a', b') U V N; apply product_vertex in U, V; unfold product_classed; cbv zeta; simpl.
      destruct (same a a') eqn:E.
      * apply S in E; subst a'; assert (b <> b') by congruence.
        assert (X := A' b b'); specialize (H' b b'); destruct (next' b b') as (y, k); simpl in *.
        intros D; assert (y <> b') by congruence; rewrite !St.
        destruct (next' y b') as (z, k'); simpl in *; rewrite St; intuition lia.
      * assert (a <> a') by (intros ->; rewrite St in E; discriminate).
        assert (X := A a a'); assert (Y := R a a'); specialize (H a a'); destruct (next a a') as (x, k); simpl in *.
        intros D; rewrite Sn by (apply (@adj_differ g a x); tauto).
        destruct (same x a') eqn:F.
        -- apply S in F; subst x; assert (b <> b') by congruence.
           specialize (R' b b'); destruct (next' b b') as (y, k'); simpl in *; rewrite St; intuition lia.
        -- assert (x <> a') by (intros ->; rewrite St in F; discriminate).
           assert (VX : is_vertex g x) by (apply (@adj_right g a x); tauto).
           assert (X2 := A x a'); destruct (next x a') as (z, k'); simpl in *.
           rewrite Sn by (apply (@adj_differ g x z); tauto); intuition lia.
Qed.

(* dor-dateline on one ring: class 1 as long as the link that closes the ring is still
   before the message, then class 0. *)
Definition ring_dateline (n w v : Z) : Z * Z :=
  if (v - w) mod n <=? (w - v) mod n
  then ((w + 1) mod n, if v <? w then 1 else 0)
  else ((w - 1) mod n, if w <? v then 1 else 0).

Definition ring_rank (n : Z) (c : channel (Ring n)) : Z :=
  let '(w, x, k) := c in
  (if x =? (w + 1) mod n then w else n - 1 - w) + (if k =? 1 then 0 else n).

Lemma ring_climbs n : 2 <= n -> climbs (Ring n) (ring_dateline n) (2 * n).
Proof.
  intros N; split; [lia|]; split; [|exists (ring_rank n); split].
  - intros w v W V D; apply ring_vertex in W, V; unfold ring_dateline.
    destruct (Z.leb_spec ((v - w) mod n) ((w - v) mod n)); simpl fst; [apply (ring_up n w v) | apply (ring_down n w v)]; auto; lia.
  - intros w v W V D; apply ring_vertex in W, V; unfold ring_rank.
    destruct (_ =? _), (_ =? _); lia.
  - intros w v W V D X; apply ring_vertex in W, V; cbv zeta; unfold ring_rank, ring_dateline in *; cbv beta iota.
    rewrite (ring_difference n w v), (ring_difference n v w) in * by lia.
    destruct (Z.leb_spec (if w <=? v then v - w else v - w + n) (if v <=? w then w - v else w - v + n)) as [L|L]; simpl fst in *; simpl snd in *.
    + assert (Y : 0 <= (w + 1) mod n < n) by (apply mod_range; lia).
      set (x := (w + 1) mod n) in *.
      assert (E : x = if w + 1 =? n then 0 else w + 1) by (apply ring_step; lia); clearbody x.
      rewrite (ring_difference n x v), (ring_difference n v x) by lia.
      rewrite Z.eqb_refl.
      destruct (Z.leb_spec (if x <=? v then v - x else v - x + n) (if v <=? x then x - v else x - v + n)) as [L'|L']; simpl fst; simpl snd.
      * rewrite Z.eqb_refl.
        destruct (Z.eqb_spec (w + 1) n), (Z.leb_spec w v), (Z.leb_spec v w), (Z.ltb_spec v w), (Z.ltb_spec v x); simpl; lia.
      * exfalso; destruct (Z.eqb_spec (w + 1) n), (Z.leb_spec w v), (Z.leb_spec v w), (Z.leb_spec x v), (Z.leb_spec v x); lia.
    + assert (Y : 0 <= (w - 1) mod n < n) by (apply mod_range; lia).
      assert (E : (w - 1) mod n = if w =? 0 then n - 1 else w - 1) by (apply ring_back; lia).
      set (x := (w - 1) mod n) in *; clearbody x.
      rewrite (ring_difference n x v), (ring_difference n v x) by lia.
      destruct (Z.leb_spec (if x <=? v then v - x else v - x + n) (if v <=? x then x - v else x - v + n)) as [L'|L']; simpl fst; simpl snd.
      * exfalso; destruct (Z.eqb_spec w 0), (Z.leb_spec w v), (Z.leb_spec v w), (Z.leb_spec x v), (Z.leb_spec v x); lia.
      * rewrite ring_step, ring_back, ring_step by lia.
        destruct (Z.eqb_spec w 0), (Z.leb_spec w v), (Z.leb_spec v w), (Z.leb_spec x v), (Z.leb_spec v x); try lia;
          destruct (Z.ltb_spec w v), (Z.ltb_spec x v); try lia;
          destruct (Z.eqb_spec (w + 1) n), (Z.eqb_spec (x + 1) n), (Z.eqb_spec x 0); try lia;
          repeat match goal with |- context [?a =? ?b] => destruct (Z.eqb_spec a b) end; lia.
Qed.

Fixpoint dor_dateline (sides : list Z) : vertex (Torus sides) -> vertex (Torus sides) -> vertex (Torus sides) * Z :=
  match sides with
  | [] => fun u _ => (u, 0)
  | n :: l => product_classed (Ring n) (Torus l) Z.eqb (ring_dateline n) (dor_dateline l)
  end.

(* It goes the way of dor, *)
Theorem dor_dateline_next : forall sides u v, fst (dor_dateline sides u v) = dor sides u v.
Proof.
  induction sides as [|n l IH]; intros u v; auto; destruct u as (a, b), v as (c, d); simpl.
  unfold product_classed; simpl; destruct (Z.eqb a c).
  - specialize (IH b d); destruct (dor_dateline l b d); simpl in *; f_equal; exact IH.
  - unfold ring_dateline, ring_next; destruct (_ <=? _); auto.
Qed.

(* with two virtual channels, *)
Theorem dor_dateline_classes : forall sides u v, 0 <= snd (dor_dateline sides u v) <= 1.
Proof.
  induction sides as [|n l IH]; intros u v; [simpl; lia|]; destruct u as (a, b), v as (c, d); simpl.
  unfold product_classed; simpl; destruct (Z.eqb a c).
  - specialize (IH b d); destruct (dor_dateline l b d); simpl in *; auto.
  - unfold ring_dateline; destruct (_ <=? _); simpl; destruct (_ <? _); lia.
Qed.

Lemma torus_climbs sides : sides_ok sides -> exists B, climbs (Torus sides) (dor_dateline sides) B.
Proof.
  induction sides as [|n l IH]; intros H.
  - exists 0; split; [lia|]; split; [intros [] [] _ _ N; congruence|].
    exists (fun _ => 0); split; intros [] [] _ _ N; congruence.
  - apply sides_ok_cons in H; destruct H as [N L]; destruct (IH L) as (B & C); exists (2 * n + B).
    apply product_climbs; auto; [intros; apply Z.eqb_eq | apply ring_climbs; auto].
Qed.

(* and there is no deadlock, on any torus (Dally and Seitz 1987). *)
Theorem dor_dateline_deadlock_free : forall sides, sides_ok sides -> deadlock_free (Torus sides) (dor_dateline sides).
Proof. intros sides H; destruct (torus_climbs sides H) as (B & C); eapply climbs_deadlock_free; eauto. Qed.

(* ---------- Width ---------- *)

(* A torus h x h of even side h, 4 or more, bisects at 2h. *)
Theorem torus_square_bisection : forall h : Z, 4 <= h -> h mod 2 = 0 -> bisection_width (product (Ring h) (Ring h)) (2 * h).
Proof.
  intros h H E; assert (D := Z.div_mod h 2); set (k := h / 2) in *.
  assert (K : h = 2 * k) by lia; clearbody k; subst h.
  replace (2 * (2 * k)) with (4 * Z.min k k) by lia; apply jtorus_bisection; lia.
Qed.
