(* The hyper-torus QT(m,n): its definition, its neighbours, order, size, degrees,
   symmetries.
   Source: J.-S. Kim, S. W. Kim, K. Qiu, H.-O. Lee, "Some properties and algorithms
   for the hyper-torus network", 2014, Section 2; topology/qt.go. *)

From Coq Require Import ZArith Lia List Permutation.
From Topocert Require Import Graph Walk.
Import ListNotations.
Open Scope Z_scope.

(* Two labels 0 ... 7 are joined in the 3-cube if they differ in exactly one bit
   (Definition 1, in words). *)
Definition cube_link (z z' : Z) : Prop := Z.lxor z z' = 1 \/ Z.lxor z z' = 2 \/ Z.lxor z z' = 4.

(* The links of QT(m,n): inside a module those of the 3-cube; between modules the
   vertical, horizontal, oblique and reverse oblique ones (Definition 3). *)
Definition qt_link (m n : Z) (u v : Z * Z * Z) : Prop :=
  let '(x, y, z) := u in
  let '(x', y', z') := v in
  (x' = x /\ y' = y /\ cube_link z z') \/
  (z = 1 /\ z' = 5 /\ x' = x /\ y' = (y + 1) mod n) \/
  (z = 7 /\ z' = 3 /\ x' = (x + 1) mod m /\ y' = y) \/
  (z = 6 /\ z' = 2 /\ x' = (x + 1) mod m /\ y' = (y + 1) mod n) \/
  (z = 0 /\ z' = 4 /\ x' = (x - 1) mod m /\ y' = (y + 1) mod n).

(* The vertices are (x,y,z) with x below m, y below n and z below 8
   (Definition 2). *)
Definition QT (m n : Z) : graph :=
  Graph (Z * Z * Z) (list_prod (list_prod (zrange m) (zrange n)) (zrange 8)) (qt_link m n).

(* Where the external link of a vertex labelled z leads: one column on, and one
   row on; its other end is labelled z xor 4. *)
Definition qt_dx (z : Z) : Z :=
  match z with 0 => -1 | 1 => 0 | 2 => -1 | 3 => -1 | 4 => 1 | 5 => 0 | 6 => 1 | _ => 1 end.
Definition qt_dy (z : Z) : Z :=
  match z with 0 => 1 | 1 => 1 | 2 => -1 | 3 => 0 | 4 => -1 | 5 => -1 | 6 => 1 | _ => 0 end.

Definition qt_out (m n : Z) (u : Z * Z * Z) : Z * Z * Z :=
  let '(x, y, z) := u in ((x + qt_dx z) mod m, (y + qt_dy z) mod n, Z.lxor z 4).

Definition qt_in (k : Z) (u : Z * Z * Z) : Z * Z * Z := let '(x, y, z) := u in (x, y, Z.lxor z k).

Definition qt_neighbours (m n : Z) (u : Z * Z * Z) : list (Z * Z * Z) :=
  [qt_in 1 u; qt_in 2 u; qt_in 4 u; qt_out m n u].

Lemma qt_vertices_in m n x y z :
  In (x, y, z) (vertices (QT m n)) <-> 0 <= x < m /\ 0 <= y < n /\ 0 <= z < 8.
Proof.
  change (vertices (QT m n)) with (list_prod (list_prod (zrange m) (zrange n)) (zrange 8)).
  rewrite in_prod_iff, in_prod_iff, !in_zrange. tauto.
Qed.

Lemma qt_vertex_in m n x y z :
  is_vertex (QT m n) (x, y, z) <-> 0 <= x < m /\ 0 <= y < n /\ 0 <= z < 8.
Proof. apply qt_vertices_in. Qed.

(* Labels are eight. *)
Lemma eight z : 0 <= z < 8 -> z = 0 \/ z = 1 \/ z = 2 \/ z = 3 \/ z = 4 \/ z = 5 \/ z = 6 \/ z = 7.
Proof. lia. Qed.

Ltac labels H := destruct (eight _ H) as [?|[?|[?|[?|[?|[?|[?|?]]]]]]]; subst.

(* One step along a ring of n and back. *)
Lemma ring_back n a b : 0 <= a < n -> 0 <= b < n -> b = (a + 1) mod n -> a = (b - 1) mod n.
Proof.
  intros Ha Hb ->. destruct (Z.eq_dec (a + 1) n) as [E|E].
  - rewrite E, Z.mod_same by lia. apply Z.mod_unique with (-1); lia.
  - rewrite (Z.mod_small (a + 1)) by lia. rewrite Z.mod_small; lia.
Qed.

Lemma ring_forth n a b : 0 <= a < n -> 0 <= b < n -> a = (b - 1) mod n -> b = (a + 1) mod n.
Proof.
  intros Ha Hb ->. destruct (Z.eq_dec b 0) as [->|E].
  - replace ((0 - 1) mod n) with (n - 1); [|apply Z.mod_unique with (-1); lia].
    replace (n - 1 + 1) with n by lia. now rewrite Z.mod_same by lia.
  - rewrite (Z.mod_small (b - 1)) by lia. rewrite Z.mod_small; lia.
Qed.

Lemma ring_move n a : 2 <= n -> 0 <= a < n -> (a + 1) mod n <> a /\ (a - 1) mod n <> a.
Proof.
  intros Hn Ha. split.
  - destruct (Z.eq_dec (a + 1) n) as [E|E].
    + rewrite E, Z.mod_same by lia. lia.
    + rewrite Z.mod_small by lia. lia.
  - destruct (Z.eq_dec a 0) as [->|E].
    + replace ((0 - 1) mod n) with (n - 1); [lia|apply Z.mod_unique with (-1); lia].
    + rewrite Z.mod_small by lia. lia.
Qed.

Lemma lxor_cancel a b : Z.lxor a (Z.lxor a b) = b.
Proof. now rewrite <- Z.lxor_assoc, Z.lxor_nilpotent, Z.lxor_0_l. Qed.

Lemma cube_link_sym z z' : cube_link z z' -> cube_link z' z.
Proof. unfold cube_link. now rewrite (Z.lxor_comm z' z). Qed.

(* The neighbours are these four. *)
Lemma qt_adj m n u v : 2 <= m -> 2 <= n ->
  (adj (QT m n) u v <-> is_vertex (QT m n) u /\ In v (qt_neighbours m n u)).
Proof.
  intros Hm Hn. destruct u as [[x y] z], v as [[x' y'] z'].
  unfold adj. rewrite !qt_vertex_in.
  change (link (QT m n)) with (qt_link m n). cbn [qt_neighbours qt_in qt_out In].
  split.
  - intros ((Hx & Hy & Hz) & (Hx' & Hy' & Hz') & Hd & H). split; [tauto|].
    assert (C : forall k, Z.lxor z z' = k -> z' = Z.lxor z k) by (intros k <-; now rewrite lxor_cancel).
    destruct H as [H|H].
    + destruct H as [(-> & -> & [H|[H|H]])|[H|[H|[H|H]]]].
      * left. now rewrite (C _ H).
      * right. left. now rewrite (C _ H).
      * right. right. left. now rewrite (C _ H).
      * destruct H as (-> & -> & -> & ->). do 3 right. left. cbn. rewrite Z.add_0_r, Z.mod_small by lia. reflexivity.
      * destruct H as (-> & -> & -> & ->). do 3 right. left. cbn. rewrite Z.add_0_r, (Z.mod_small y) by lia. reflexivity.
      * destruct H as (-> & -> & -> & ->). do 3 right. left. reflexivity.
      * destruct H as (-> & -> & -> & ->). do 3 right. left. reflexivity.
    + destruct H as [(-> & -> & H)|[H|[H|[H|H]]]].
      * apply cube_link_sym in H. destruct H as [H|[H|H]].
        -- left. now rewrite (C _ H).
        -- right. left. now rewrite (C _ H).
        -- right. right. left. now rewrite (C _ H).
      * destruct H as (-> & -> & -> & H). do 3 right. left. cbn. rewrite Z.add_0_r, Z.mod_small by lia.
        apply ring_back in H; [|lia..]. now subst.
      * destruct H as (-> & -> & H & ->). do 3 right. left. cbn. rewrite Z.add_0_r, (Z.mod_small y') by lia.
        apply ring_back in H; [|lia..]. now subst.
      * destruct H as (-> & -> & H & H'). do 3 right. left. cbn.
        apply ring_back in H; [|lia..]. apply ring_back in H'; [|lia..]. now subst.
      * destruct H as (-> & -> & H & H'). do 3 right. left. cbn.
        apply ring_forth in H; [|lia..]. apply ring_back in H'; [|lia..]. now subst.
  - intros ((Hx & Hy & Hz) & H).
    destruct (ring_move m x Hm Hx) as [Mx Mx']. destruct (ring_move n y Hn Hy) as [My My'].
    assert (Bx : 0 <= (x + 1) mod m < m) by (apply Z.mod_pos_bound; lia).
    assert (Bx' : 0 <= (x - 1) mod m < m) by (apply Z.mod_pos_bound; lia).
    assert (By : 0 <= (y + 1) mod n < n) by (apply Z.mod_pos_bound; lia).
    assert (By' : 0 <= (y - 1) mod n < n) by (apply Z.mod_pos_bound; lia).
    assert (D : forall k, 0 < k -> z' = Z.lxor z k -> z <> z').
    { intros k Hk -> E. assert (K : Z.lxor z z = k) by (rewrite E at 2; apply lxor_cancel).
      rewrite Z.lxor_nilpotent in K. lia. }
    assert (R : forall k, (k = 1 \/ k = 2 \/ k = 4) -> 0 <= Z.lxor z k < 8).
    { intros k [->|[->| ->]]; labels Hz; cbn; lia. }
    destruct H as [H|[H|[H|[H|[]]]]].
    + inversion H; subst x' y' z'. specialize (R 1). specialize (D 1).
      repeat split; try lia. { intros E. inversion E. apply D; [lia|reflexivity|congruence]. }
      left. left. unfold cube_link. rewrite lxor_cancel. auto.
    + inversion H; subst x' y' z'. specialize (R 2). specialize (D 2).
      repeat split; try lia. { intros E. inversion E. apply D; [lia|reflexivity|congruence]. }
      left. left. unfold cube_link. rewrite lxor_cancel. auto.
    + inversion H; subst x' y' z'. specialize (R 4). specialize (D 4).
      repeat split; try lia. { intros E. inversion E. apply D; [lia|reflexivity|congruence]. }
      left. left. unfold cube_link. rewrite lxor_cancel. auto.
    + unfold qt_link.
      pose proof (ring_forth m ((x - 1) mod m) x Bx' Hx eq_refl) as Fx.
      pose proof (ring_forth n ((y - 1) mod n) y By' Hy eq_refl) as Fy.
      pose proof (ring_back m x ((x + 1) mod m) Hx Bx eq_refl) as Kx.
      pose proof (ring_back n y ((y + 1) mod n) Hy By eq_refl) as Ky.
      labels Hz; cbn in H; inversion H; clear H; subst;
        change (x + -1) with (x - 1); change (y + -1) with (y - 1); rewrite ?Z.add_0_r;
        rewrite ?(Z.mod_small x m), ?(Z.mod_small y n) by lia;
        (split; [clear R D; lia|]); (split; [clear R D; lia|]); (split; [intros E; inversion E; clear R D; lia|]); clear R D.
      * left. do 4 right. auto.
      * left. right. left. auto.
      * right. do 3 right. left. auto.
      * right. do 2 right. left. auto.
      * right. do 4 right. auto.
      * right. right. left. auto.
      * left. do 3 right. left. auto.
      * left. do 2 right. left. auto.
Qed.

(* ---------- Structure ---------- *)

Lemma qt_proper m n : 1 <= m -> 1 <= n -> proper (QT m n).
Proof.
  intros Hm Hn. split.
  - apply NoDup_list_prod; [apply NoDup_list_prod|]; apply NoDup_zrange.
  - apply list_prod_nonempty; [apply list_prod_nonempty|]; apply zrange_nonempty; lia.
Qed.

Lemma qt_decidable m n : decidable (QT m n).
Proof.
  split.
  - intros u v. apply decided_pair; [|apply decided_Zeq]. intros a b. apply decided_pair; apply decided_Zeq.
  - intros [[x y] z] [[x' y'] z']. simpl. unfold cube_link. decide_it.
Qed.

(* Section 2, Definition 2: QT(m,n) has 8mn nodes. *)
Theorem qt_node_count : forall m n : Z, 2 <= m -> 2 <= n -> order (QT m n) (8 * m * n).
Proof.
  intros m n Hm Hn. split; [apply qt_proper; lia|].
  change (Z.of_nat (length (list_prod (list_prod (zrange m) (zrange n)) (zrange 8))) = 8 * m * n).
  rewrite !length_list_prod, !length_zrange by lia. lia.
Qed.

Lemma qt_neighbours_nodup m n u : 2 <= m -> 2 <= n -> is_vertex (QT m n) u -> NoDup (qt_neighbours m n u).
Proof.
  destruct u as [[x y] z]. rewrite qt_vertex_in. intros Hm Hn (Hx & Hy & Hz).
  destruct (ring_move m x Hm Hx) as [Mx Mx']. destruct (ring_move n y Hn Hy) as [My My'].
  unfold qt_neighbours, qt_in, qt_out.
  labels Hz; cbn; change (x + -1) with (x - 1); change (y + -1) with (y - 1); rewrite ?Z.add_0_r;
    rewrite ?(Z.mod_small x m), ?(Z.mod_small y n) by lia;
    repeat (constructor; [intros K; simpl in K; repeat (destruct K as [K|K]; [inversion K; try congruence; try lia|]); try exact K|]);
    constructor.
Qed.

(* Section 1: the degree is fixed at 4. *)
Theorem qt_regular m n : 2 <= m -> 2 <= n -> regular (QT m n) 4.
Proof.
  intros Hm Hn v V. apply (count_list_n _ (qt_neighbours m n v)).
  - now apply qt_neighbours_nodup.
  - intros w. rewrite qt_adj by assumption. tauto.
  - destruct v as [[x y] z]. reflexivity.
Qed.

Theorem qt_degree_4 : forall m n : Z, 2 <= m -> 2 <= n -> min_degree (QT m n) 4 /\ max_degree (QT m n) 4.
Proof.
  intros m n Hm Hn. split; [apply regular_min|apply regular_max]; auto using qt_regular; apply qt_proper; lia.
Qed.

(* Definition 3 gives 12mn internal and 4mn external links; see QtLinks.v. *)
Theorem qt_size : forall m n : Z, 2 <= m -> 2 <= n -> size (QT m n) (16 * m * n).
Proof.
  intros m n Hm Hn. apply (size_regular (QT m n) 4 (8 * m * n)); auto using qt_node_count, qt_regular. lia.
Qed.

(* ---------- Symmetries ---------- *)

(* Translations: a columns and b rows on. *)
Definition qt_shift (m n a b : Z) (u : Z * Z * Z) : Z * Z * Z :=
  let '(x, y, z) := u in ((x + a) mod m, (y + b) mod n, z).

(* The half turn. *)
Definition qt_turn (m n : Z) (u : Z * Z * Z) : Z * Z * Z :=
  let '(x, y, z) := u in ((- x) mod m, (- y) mod n, Z.lxor z 4).

Lemma qt_symmetry_by m n f h : 2 <= m -> 2 <= n ->
  (forall u, is_vertex (QT m n) u -> is_vertex (QT m n) (f u) /\ h (f u) = u) ->
  (forall u, is_vertex (QT m n) u -> is_vertex (QT m n) (h u) /\ f (h u) = u) ->
  (forall u v, is_vertex (QT m n) u -> In v (qt_neighbours m n u) -> In (f v) (qt_neighbours m n (f u))) ->
  (forall u v, is_vertex (QT m n) u -> In v (qt_neighbours m n u) -> In (h v) (qt_neighbours m n (h u))) ->
  symmetry (QT m n) f h.
Proof.
  intros Hm Hn F H A B. split; [exact F|]. split; [exact H|]. split.
  - intros u v E. apply qt_adj in E; auto. apply qt_adj; auto. split; [now apply F|now apply A].
  - intros u v E. apply qt_adj in E; auto. apply qt_adj; auto. split; [now apply H|now apply B].
Qed.

Lemma mod_add_back x a m : 0 <= x < m -> ((x + a) mod m + - a) mod m = x.
Proof.
  intros H. rewrite Z.add_mod_idemp_l by lia. replace (x + a + - a) with x by lia. now apply Z.mod_small.
Qed.

Lemma mod_add_swap x a b m : 0 < m -> ((x + a) mod m + b) mod m = ((x + b) mod m + a) mod m.
Proof.
  intros H. rewrite !Z.add_mod_idemp_l by lia. f_equal. lia.
Qed.

Lemma qt_shift_neighbours m n a b u v : 2 <= m -> 2 <= n -> is_vertex (QT m n) u ->
  In v (qt_neighbours m n u) -> In (qt_shift m n a b v) (qt_neighbours m n (qt_shift m n a b u)).
Proof.
  intros Hm Hn V H. destruct u as [[x y] z]. apply qt_vertex_in in V. destruct H as [<-|[<-|[<-|[<-|[]]]]].
  - left. reflexivity.
  - right. left. reflexivity.
  - do 2 right. left. reflexivity.
  - do 3 right. left. cbn. f_equal. f_equal; apply mod_add_swap; lia.
Qed.

Lemma qt_shift_vertex m n a b u : 2 <= m -> 2 <= n -> is_vertex (QT m n) u ->
  is_vertex (QT m n) (qt_shift m n a b u) /\ qt_shift m n (-a) (-b) (qt_shift m n a b u) = u.
Proof.
  intros Hm Hn V. destruct u as [[x y] z]. apply qt_vertex_in in V. destruct V as (X & Y & Z). split.
  - apply qt_vertex_in. repeat split; try lia; apply Z.mod_pos_bound; lia.
  - cbn. now rewrite !mod_add_back by lia.
Qed.

Lemma qt_shift_symmetry m n a b : 2 <= m -> 2 <= n ->
  symmetry (QT m n) (qt_shift m n a b) (qt_shift m n (-a) (-b)).
Proof.
  intros Hm Hn. apply qt_symmetry_by; auto.
  - intros u V. now apply qt_shift_vertex.
  - intros u V. pose proof (qt_shift_vertex m n (-a) (-b) u Hm Hn V) as K. now rewrite !Z.opp_involutive in K.
  - intros. now apply qt_shift_neighbours.
  - intros. now apply qt_shift_neighbours.
Qed.

Lemma qt_turn_vertex m n u : 2 <= m -> 2 <= n -> is_vertex (QT m n) u ->
  is_vertex (QT m n) (qt_turn m n u) /\ qt_turn m n (qt_turn m n u) = u.
Proof.
  intros Hm Hn V. destruct u as [[x y] z]. apply qt_vertex_in in V. destruct V as (X & Y & Z).
  assert (K : forall a k, 2 <= k -> 0 <= a < k -> (- ((- a) mod k)) mod k = a).
  { intros a k Hk Ha. destruct (Z.eq_dec a 0) as [->|E].
    - change (-0) with 0. rewrite (Z.mod_0_l k) by lia. change (-0) with 0. apply Z.mod_0_l; lia.
    - rewrite (mod_up (-a)) by lia. rewrite mod_up by lia. lia. }
  split.
  - apply qt_vertex_in. repeat split; try (apply Z.mod_pos_bound; lia); labels Z; cbn; lia.
  - cbn. rewrite !K by lia. f_equal. now rewrite Z.lxor_assoc, Z.lxor_nilpotent, Z.lxor_0_r.
Qed.

Lemma qt_turn_neighbours m n u v : 2 <= m -> 2 <= n -> is_vertex (QT m n) u ->
  In v (qt_neighbours m n u) -> In (qt_turn m n v) (qt_neighbours m n (qt_turn m n u)).
Proof.
  intros Hm Hn V H. destruct u as [[x y] z]. apply qt_vertex_in in V. destruct V as (X & Y & Z).
  assert (S : forall k, Z.lxor (Z.lxor z k) 4 = Z.lxor (Z.lxor z 4) k).
  { intros k. now rewrite !Z.lxor_assoc, (Z.lxor_comm k 4). }
  destruct H as [<-|[<-|[<-|[<-|[]]]]].
  - left. cbn. now rewrite S.
  - right. left. cbn. now rewrite S.
  - do 2 right. left. reflexivity.
  - do 3 right. left. cbn.
    assert (K : forall a d k, 2 <= k -> (- ((a + d) mod k)) mod k = ((- a) mod k + - d) mod k).
    { intros a d k Hk. rewrite Z.add_mod_idemp_l by lia.
      pose proof (Z.div_mod (a + d) k ltac:(lia)) as E. set (q := (a + d) / k) in *. set (r := (a + d) mod k) in *.
      replace (- a + - d) with (- r + (- q) * k) by lia. now rewrite Z.mod_add by lia. }
    rewrite !K by lia. labels Z; reflexivity.
Qed.

Lemma qt_turn_symmetry m n : 2 <= m -> 2 <= n -> symmetry (QT m n) (qt_turn m n) (qt_turn m n).
Proof.
  intros Hm Hn. apply qt_symmetry_by; auto; intros.
  - now apply qt_turn_vertex.
  - now apply qt_turn_vertex.
  - now apply qt_turn_neighbours.
  - now apply qt_turn_neighbours.
Qed.

(* Translations are automorphisms of QT(m,n). *)
Theorem qt_shift_automorphism m n a b : 2 <= m -> 2 <= n -> automorphism (QT m n) (qt_shift m n a b).
Proof.
  intros Hm Hn. apply (symmetry_automorphism (QT m n) _ (qt_shift m n (-a) (-b))).
  - apply qt_proper; lia.
  - now apply qt_shift_symmetry.
Qed.

Theorem qt_turn_automorphism m n : 2 <= m -> 2 <= n -> automorphism (QT m n) (qt_turn m n).
Proof.
  intros Hm Hn. apply (symmetry_automorphism (QT m n) _ (qt_turn m n)).
  - apply qt_proper; lia.
  - now apply qt_turn_symmetry.
Qed.

(* Section 5.1: every module can be moved to every other. The automorphism
   takes the module (x,y) to the module (x',y'), with all labels as they are. *)
Theorem qt_source_module_wlog : forall m n x y x' y' : Z, 2 <= m -> 2 <= n ->
  0 <= x < m -> 0 <= y < n -> 0 <= x' < m -> 0 <= y' < n ->
  exists f, automorphism (QT m n) f /\ forall z : Z, 0 <= z < 8 -> f (x, y, z) = (x', y', z).
Proof.
  intros m n x y x' y' Hm Hn X Y X' Y'. exists (qt_shift m n (x' - x) (y' - y)).
  split; [now apply qt_shift_automorphism|]. intros z Z. cbn.
  replace (x + (x' - x)) with x' by lia. replace (y + (y' - y)) with y' by lia.
  now rewrite !Z.mod_small by lia.
Qed.
