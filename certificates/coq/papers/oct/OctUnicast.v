(* The unicast of the OCT paper, section 3.1.1: the words of step 2 as printed and
   repaired, the repeated step, the most hops; and the rules of the Johnson code. *)

From Coq Require Import ZArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk Ring Octagon Jtorus Oct OctMore OctCodes.
Import ListNotations.
Open Scope Z_scope.

(* ---------- Definition 2 ---------- *)

Definition zeros (n : Z) : list bool := repeat false (Z.to_nat n).
Definition ones (n : Z) : list bool := repeat true (Z.to_nat n).

(* The rules iv), i), iii) and ii) for the word of i, of m bits, the highest first. *)
Definition johnson_rule (m i : Z) : list bool :=
  if i =? 0 then zeros m
  else if i <? m then zeros (m - i) ++ ones i
  else if i =? m then ones m
  else ones (2 * m - i) ++ zeros (i - m).

Lemma map_constant {A} (f : Z -> A) c n : (forall j, 0 <= j < n -> f j = c) -> map f (zrange n) = repeat c (Z.to_nat n).
Proof.
  intros H; replace (Z.to_nat n) with (length (zrange n)) by (unfold zrange; rewrite map_length, seq_length; auto).
  assert (K : forall x, In x (zrange n) -> f x = c) by (intros x X; apply H, in_zrange, X).
  induction (zrange n) as [|x l IH]; simpl; auto; rewrite K, IH; simpl; auto; intros y Y; apply K; simpl; auto.
Qed.

Lemma zrange_app a b : 0 <= a -> 0 <= b -> zrange (a + b) = zrange a ++ map (fun x => a + x) (zrange b).
Proof.
  intros A B; rewrite <- (Z2Nat.id b) by lia; induction (Z.to_nat b) as [|n IH].
  - change (Z.of_nat 0) with 0; rewrite Z.add_0_r; change (zrange 0) with (@nil Z); simpl; rewrite app_nil_r; auto.
  - replace (Z.of_nat (S n)) with (Z.of_nat n + 1) by lia; rewrite Z.add_assoc, !zrange_snoc, IH, map_app, app_assoc by lia; auto.
Qed.

Lemma map_two {A} (f : Z -> A) c d a b : 0 <= a -> 0 <= b ->
  (forall j, 0 <= j < a -> f j = c) -> (forall j, a <= j < a + b -> f j = d) ->
  map f (zrange (a + b)) = repeat c (Z.to_nat a) ++ repeat d (Z.to_nat b).
Proof.
  intros Ha Hb C D; rewrite zrange_app, map_app, map_map by auto; f_equal; apply map_constant; auto.
  intros j J; apply D; lia.
Qed.

Lemma johnson_by_rule m i : 1 <= m -> 0 <= i < 2 * m -> johnson_rule m i = johnson m i.
Proof.
  intros M I; unfold johnson_rule, zeros, ones, johnson; rewrite rev_zrange, map_map; symmetry.
  assert (B : forall j, johnson_bit m i (m - 1 - j) = if i <=? m then m - 1 - j <? i else i - m <=? m - 1 - j) by reflexivity.
  destruct (Z.eqb_spec i 0); [|destruct (Z.ltb_spec i m); [|destruct (Z.eqb_spec i m)]].
  - apply map_constant; intros j J; rewrite B; destruct (Z.leb_spec i m), (Z.ltb_spec (m - 1 - j) i); auto; lia.
  - assert (E : zrange m = zrange (m - i + i)) by (f_equal; lia); rewrite E; apply map_two; try lia; intros j J; rewrite B;
      destruct (Z.leb_spec i m), (Z.ltb_spec (m - 1 - j) i); auto; lia.
  - apply map_constant; intros j J; rewrite B; destruct (Z.leb_spec i m), (Z.ltb_spec (m - 1 - j) i); auto; lia.
  - assert (E : zrange m = zrange (2 * m - i + (i - m))) by (f_equal; lia); rewrite E; apply map_two; try lia; intros j J; rewrite B;
      destruct (Z.leb_spec i m), (Z.leb_spec (i - m) (m - 1 - j)); auto; lia.
Qed.

(* Section 2.1, Definitions 1 and 2: for n = 2m the rules give 2m different words of m
   bits; each differs from the next, the last from the first, in one bit; and they are
   what the codes of the networks here are made of. *)
Theorem oct_johnson_code_even_n : forall m : Z, 1 <= m ->
  (forall i, 0 <= i < 2 * m -> Z.of_nat (length (johnson_rule m i)) = m) /\
  (forall i j, 0 <= i < 2 * m -> 0 <= j < 2 * m -> johnson_rule m i = johnson_rule m j -> i = j) /\
  (forall i, 0 <= i < 2 * m -> hamming (johnson_rule m i) (johnson_rule m ((i + 1) mod (2 * m))) = 1) /\
  (forall i, 0 <= i < 2 * m -> johnson_rule m i = johnson m i) /\
  (forall k r c, 1 <= k -> is_vertex (JTorus k m) (r, c) -> jtorus_code k m (r, c) = johnson_rule k r ++ johnson_rule m c) /\
  (forall k r c o, 1 <= k -> is_vertex (OCT k m) (r, c, o) -> oct_code k m (r, c, o) = johnson_rule k r ++ johnson_rule m c ++ johnson_rule 4 o).
Proof.
  intros m M; destruct (Jtorus.johnson_code_cycle m M) as (L & D & H).
  split; [|split; [|split; [|split; [|split]]]].
  - intros i I; rewrite johnson_by_rule; auto.
  - intros i j I J E; rewrite !johnson_by_rule in E by auto; auto.
  - intros i I; assert (J := mod_range (i + 1) (2 * m) ltac:(lia)); rewrite !johnson_by_rule by auto; auto.
  - intros i I; apply johnson_by_rule; auto.
  - intros k r c K V; apply jtorus_vertex in V; rewrite !johnson_by_rule by lia; auto.
  - intros k r c o K V; apply product_vertex in V; destruct V as [V O]; apply jtorus_vertex in V; apply octagon_vertex in O.
    rewrite !johnson_by_rule by lia; unfold oct_code, jtorus_code; simpl fst; simpl snd; rewrite <- app_assoc; auto.
Qed.

(* ---------- Step 2: the words ---------- *)

Lemma run_length A from to : Z.of_nat (length (run A from to)) = Z.max 0 (from - to + 1).
Proof.
  unfold run; rewrite map_length; destruct (Z_le_dec 0 (from - to + 1)) as [H|H]; [rewrite length_zrange; lia|].
  unfold zrange; replace (Z.to_nat (from - to + 1)) with 0%nat by lia; simpl; lia.
Qed.

Lemma run_empty A from to : from < to -> run A from to = [].
Proof. intros H; unfold run, zrange; replace (Z.to_nat (from - to + 1)) with 0%nat by lia; auto. Qed.

(* Left and right of a column are different but in T(k,1). *)
Lemma left_right_differ m c : 2 <= m -> 0 <= c < 2 * m -> (c - 1) mod (2 * m) <> (c + 1) mod (2 * m).
Proof.
  intros M C; rewrite ring_step, ring_back by lia.
  destruct (Z.eqb_spec c 0), (Z.eqb_spec (c + 1) (2 * m)); lia.
Qed.

(* Of the printed words the fourth has another length than a code if k is not 5; for k = 5
   the first two are the same. *)
Lemma printed_wrong k m r c o : 1 <= k -> 1 <= m -> ~ (k = 5 /\ m = 1) -> 0 <= r < 2 * k -> 0 <= c < 2 * m ->
  printed_words k m (bit_of k m r c o) <> map (jtorus_code k m) (OctMore.steps k m (r, c)).
Proof.
  intros K M N R C H; set (A := bit_of k m r c o) in *; clearbody A.
  destruct (Z.eq_dec k 5) as [->|K5].
  - assert (H1 := f_equal (fun l => nth 0 l []) H); assert (H2 := f_equal (fun l => nth 1 l []) H).
    unfold printed_words, OctMore.steps in H1, H2; cbn [map nth] in H1, H2.
    rewrite (run_empty A (5 - 1) 5) in H1 by lia; rewrite (run_empty A (5 - 2) 4) in H2 by lia.
    change (5 - 1) with 4 in H2; rewrite app_nil_r in H1; rewrite app_nil_l in H2; rewrite H1 in H2.
    unfold jtorus_code in H2; cbn [fst snd] in H2; apply app_inv_head in H2.
    apply (left_right_differ m c); [lia | auto|].
    apply (johnson_injective m); auto; apply mod_range; lia.
  - assert (H3 := f_equal (fun l => Z.of_nat (length (nth 3 l []))) H).
    unfold printed_words, OctMore.steps, jtorus_code in H3; cbn [map nth fst snd] in H3.
    rewrite !app_length, !Nat2Z.inj_add, !run_length, !johnson_length in H3 by lia; cbn [length] in H3.
    change (Z.of_nat 1) with 1 in H3; lia.
Qed.

(* Step 2 as printed fails in all T(k,m) with k, m of 2 or more, whatever the octagon's
   bits are; the text has 0000. *)
Theorem oct_unicast_step2_literal_refuted : forall k m o : Z, 2 <= k -> 2 <= m -> 0 <= o < 8 ->
  ~ (forall r c, 0 <= r < 2 * k -> 0 <= c < 2 * m ->
     printed_words k m (bit_of k m r c o) = map (jtorus_code k m) (OctMore.steps k m (r, c))).
Proof.
  intros k m o K M _ H; apply (printed_wrong k m 0 0 o); try lia; apply H; lia.
Qed.

Lemma printed_border m A : firstn 3 (printed_words (m + 4) m A) = firstn 3 (repaired_words (m + 4) m A).
Proof.
  unfold printed_words, repaired_words; cbn [firstn].
  replace (m + 4 - 1) with (m + 3) by lia; replace (m + 4 - 2) with (m + 2) by lia; replace (m + 4 + 1) with (m + 5) by lia; auto.
Qed.

(* With the border m + 4, and Ad ending in A_{m+3} ... A_4, the words are the codes of the
   four neighbours, for all k and m; as printed they are on T(5,1), and on no other T(k,m)
   are all four right at any node, for k = m + 4 because of Ad alone. *)
Theorem oct_unicast_step2_literal_correction :
  (forall k m r c o : Z, 1 <= k -> 1 <= m -> 0 <= r < 2 * k -> 0 <= c < 2 * m -> 0 <= o < 8 ->
    repaired_words k m (bit_of k m r c o) = map (jtorus_code k m) (OctMore.steps k m (r, c))) /\
  (forall r c o : Z, 0 <= r < 10 -> 0 <= c < 2 -> 0 <= o < 8 ->
    printed_words 5 1 (bit_of 5 1 r c o) = map (jtorus_code 5 1) (OctMore.steps 5 1 (r, c))) /\
  (forall k m r c o : Z, 1 <= k -> 1 <= m -> ~ (k = 5 /\ m = 1) -> 0 <= r < 2 * k -> 0 <= c < 2 * m -> 0 <= o < 8 ->
    printed_words k m (bit_of k m r c o) <> map (jtorus_code k m) (OctMore.steps k m (r, c))) /\
  (forall k m r c o : Z, 1 <= m -> k = m + 4 -> 0 <= r < 2 * k -> 0 <= c < 2 * m -> 0 <= o < 8 ->
    firstn 3 (printed_words k m (bit_of k m r c o)) = firstn 3 (map (jtorus_code k m) (OctMore.steps k m (r, c)))).
Proof.
  split; [|split; [|split]].
  - intros; apply repaired_spec; auto.
  - intros r c o R C O.
    assert (RC : forallb (fun r => forallb (fun c => forallb (fun o =>
      if list_eq_dec (list_eq_dec bool_dec) (printed_words 5 1 (bit_of 5 1 r c o)) (map (jtorus_code 5 1) (OctMore.steps 5 1 (r, c))) then true else false)
      (zrange 8)) (zrange 2)) (zrange 10) = true) by (vm_compute; reflexivity).
    rewrite forallb_forall in RC; specialize (RC r (proj2 (in_zrange 10 r) R)).
    rewrite forallb_forall in RC; specialize (RC c (proj2 (in_zrange 2 c) C)).
    rewrite forallb_forall in RC; specialize (RC o (proj2 (in_zrange 8 o) O)); cbv beta in RC.
    destruct (list_eq_dec _ _ _) in RC; [auto | discriminate].
  - intros; apply printed_wrong; auto.
  - intros k m r c o M -> R C O; rewrite printed_border; f_equal; apply repaired_spec; auto; lia.
Qed.

(* ---------- Step 2, repeated ---------- *)

Lemma minimal_steps g next : minimal_router g next -> forall u v d, is_vertex g u -> is_vertex g v -> u <> v ->
  dist g u v d -> adj g u (next u v) /\ dist g (next u v) v (d - 1).
Proof.
  intros M u v d U V N D; destruct (M u v U V) as (e & R & E).
  assert (e = d) by (eapply dist_unique; eauto); subst e.
  inversion R as [|a b e X A R']; subst; [congruence|]; split; auto.
  destruct (M (next u v) v (adj_right A) V) as (e' & R'' & E').
  replace (e + 1 - 1) with e by lia; rewrite (route_unique _ _ _ _ _ _ R' R''); auto.
Qed.

(* The most hops of a minimal router are the diameter. *)
Lemma minimal_worst g next D : minimal_router g next -> diameter g D ->
  (forall u v, is_vertex g u -> is_vertex g v -> exists d, route g next u v d /\ d <= D) /\
  (exists u v, route g next u v D).
Proof.
  intros M [B (u & v & W)]; split.
  - intros x y X Y; destruct (M x y X Y) as (d & R & E), (B x y X Y) as (e & F & L).
    exists d; split; auto; rewrite (dist_unique _ _ _ _ _ E F); auto.
  - exists u, v; destruct (M u v (walk_left _ _ _ _ (proj1 W)) (walk_right _ _ _ _ (proj1 W))) as (d & R & E).
    rewrite (dist_unique _ _ _ _ _ W E); auto.
Qed.

(* A next node that is, by its code, as near to the destination as any neighbour. *)
Definition nearest_step (k m : Z) (next : vertex (JTorus k m) -> vertex (JTorus k m) -> vertex (JTorus k m)) : Prop :=
  forall v t, is_vertex (JTorus k m) v -> is_vertex (JTorus k m) t -> v <> t ->
  In (next v t) (OctMore.steps k m v) /\
  forall x, In x (OctMore.steps k m v) ->
    hamming (jtorus_code k m (next v t)) (jtorus_code k m t) <= hamming (jtorus_code k m x) (jtorus_code k m t).

(* With the border m + 4 and the tail A_{m+3} ... A_4 the four words are the neighbours'
   codes; from every node, for every other as destination, the least of their Hamming
   distances is one less than the node's own, which is its distance; the repeated step is
   a shortest path, of at most k + m hops, as many as that for some. *)
Theorem oct_unicast_step2_corrected : forall k m : Z, 1 <= k -> 1 <= m ->
  (forall r c o, 0 <= r < 2 * k -> 0 <= c < 2 * m -> 0 <= o < 8 ->
    repaired_words k m (bit_of k m r c o) = map (jtorus_code k m) (OctMore.steps k m (r, c))) /\
  (forall v w, is_vertex (JTorus k m) v -> (In w (OctMore.steps k m v) <-> adj (JTorus k m) v w)) /\
  (forall v t, is_vertex (JTorus k m) v -> is_vertex (JTorus k m) t ->
    dist (JTorus k m) v t (hamming (jtorus_code k m v) (jtorus_code k m t))) /\
  (forall v t, is_vertex (JTorus k m) v -> is_vertex (JTorus k m) t -> v <> t ->
    (exists w, In w (OctMore.steps k m v) /\
      hamming (jtorus_code k m w) (jtorus_code k m t) = hamming (jtorus_code k m v) (jtorus_code k m t) - 1) /\
    (forall x, In x (OctMore.steps k m v) ->
      hamming (jtorus_code k m v) (jtorus_code k m t) - 1 <= hamming (jtorus_code k m x) (jtorus_code k m t))) /\
  nearest_step k m (jtorus_next k m) /\
  (forall next, nearest_step k m next -> minimal_router (JTorus k m) next /\
    (forall u v, is_vertex (JTorus k m) u -> is_vertex (JTorus k m) v -> exists d, route (JTorus k m) next u v d /\ d <= k + m) /\
    (exists u v, route (JTorus k m) next u v (k + m))).
Proof.
  intros k m K M; set (G := JTorus k m); set (h := fun v t => hamming (jtorus_code k m v) (jtorus_code k m t)).
  assert (D : forall v t, is_vertex G v -> is_vertex G t -> dist G v t (h v t)) by (apply oct_torus_hamming_is_distance; auto).
  assert (A : forall v w, is_vertex G v -> (In w (OctMore.steps k m v) <-> adj G v w)) by (intros; apply steps_adj; auto).
  assert (B : forall v t, is_vertex G v -> is_vertex G t -> v <> t ->
    (exists w, In w (OctMore.steps k m v) /\ h w t = h v t - 1) /\ (forall x, In x (OctMore.steps k m v) -> h v t - 1 <= h x t)).
  { intros v t V T N; split.
    - destruct (minimal_steps G (jtorus_next k m) (jtorus_minimal k m K M) v t (h v t) V T N (D v t V T)) as [S E].
      exists (jtorus_next k m v t); split; [apply A; auto|].
      exact (dist_unique _ _ _ _ _ (D _ t (adj_right S) T) E).
    - intros x X; apply A in X; auto.
      assert (L := dist_adjacent_distance _ v t x _ _ X (D v t V T) (D x t (adj_right X) T)); lia. }
  split; [intros; apply repaired_spec; auto|]; split; [exact A|]; split; [exact D|]; split; [exact B|]; split.
  - intros v t V T N; destruct (B v t V T N) as [_ L].
    destruct (minimal_steps G (jtorus_next k m) (jtorus_minimal k m K M) v t (h v t) V T N (D v t V T)) as [S E].
    split; [apply A; auto|]; intros x X; specialize (L x X).
    assert (F := dist_unique _ _ _ _ _ (D _ t (adj_right S) T) E); unfold h in *; lia.
  - intros next H; assert (R : minimal_router G next).
    { apply (minimal_by_descent G next h).
      - split; [|split; [|split]].
        + intros u v U V; apply (dist_nonneg G u v), D; auto.
        + intros v V; apply (dist_unique G v v); auto using dist_self.
        + intros u v U V E; apply (dist_zero G); rewrite <- E; auto.
        + intros u v U V N; destruct (H u v U V N) as [I L], (B u v U V N) as [(w & W & E) L'].
          split; [apply A; auto|]; specialize (L w W); specialize (L' _ I); fold (h (next u v) v) in *; fold (h w v) in L; lia.
      - intros v V u w X.
        assert (L := dist_adjacent_distance G w v u _ _ (adj_sym X) (D w v (adj_right X) V) (D u v (adj_left X) V)); lia. }
    split; [exact R|]; apply minimal_worst; auto; apply jtorus_diameter; auto.
Qed.

(* Section 3.1.2: k + m + 2 rounds at the worst: at most 2 in an octagon and at most k + m
   in a copy of T(k,m), and all of them occur. *)
Theorem oct_unicast_worst_steps : forall k m : Z, 1 <= k -> 1 <= m ->
  ((forall u v, is_vertex (OCT k m) u -> is_vertex (OCT k m) v ->
     exists d, route (OCT k m) (oct_next k m) u v d /\ d <= k + m + 2) /\
   (exists u v, route (OCT k m) (oct_next k m) u v (k + m + 2))) /\
  ((forall u v, is_vertex Octagon u -> is_vertex Octagon v -> exists d, route Octagon octagon_next u v d /\ d <= 2) /\
   (exists u v, route Octagon octagon_next u v 2)) /\
  ((forall u v, is_vertex (JTorus k m) u -> is_vertex (JTorus k m) v ->
     exists d, route (JTorus k m) (jtorus_next k m) u v d /\ d <= k + m) /\
   (exists u v, route (JTorus k m) (jtorus_next k m) u v (k + m))).
Proof.
  intros k m K M; split; [|split]; apply minimal_worst.
  - apply oct_unicast_minimal; auto.
  - apply oct_char2_diameter; auto.
  - apply octagon_minimal.
  - apply octagon_diameter.
  - apply jtorus_minimal; auto.
  - apply jtorus_diameter; auto.
Qed.
