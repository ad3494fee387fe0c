(* The hyper-torus QT(m,n): its definition, its neighbours, order, size, degrees,
   symmetries.
   Source: "Bisection width, Hamiltonian cycle and broadcasting of the
   hyper-torus", Section 2. *)

From Coq Require Import ZArith Lia List Permutation.
From Topocert Require Import Graph.
Import ListNotations.
Open Scope Z_scope.

(* 0, 1, ..., n-1 *)
Definition qt_range (n : Z) : list Z := map Z.of_nat (seq 0 (Z.to_nat n)).

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
  Graph (Z * Z * Z) (list_prod (list_prod (qt_range m) (qt_range n)) (qt_range 8)) (qt_link m n).

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

(* Ranges. *)

Lemma qt_range_in n a : In a (qt_range n) <-> 0 <= a < n.
Proof.
  unfold qt_range. rewrite in_map_iff. split.
  - intros [k [<- H]]. apply in_seq in H. lia.
  - intros H. exists (Z.to_nat a). split; [lia|]. apply in_seq. lia.
Qed.

Lemma qt_range_nodup n : NoDup (qt_range n).
Proof.
  unfold qt_range. apply FinFun.Injective_map_NoDup; [|apply seq_NoDup].
  intros a b H. lia.
Qed.

Lemma qt_range_length n : 0 <= n -> Z.of_nat (length (qt_range n)) = n.
Proof. intros H. unfold qt_range. rewrite map_length, seq_length. lia. Qed.

Lemma list_prod_nodup {A B} (l : list A) (r : list B) : NoDup l -> NoDup r -> NoDup (list_prod l r).
Proof.
  intros Hl Hr. induction Hl as [|a l Ha Hl IH]; simpl; [constructor|].
  induction Hr as [|b r Hb Hr IHr]; simpl.
  - exact IH.
Abort.

Lemma nodup_app {A} (l r : list A) :
  NoDup l -> NoDup r -> (forall a, In a l -> In a r -> False) -> NoDup (l ++ r).
Proof.
  intros Hl Hr H. induction Hl as [|a l Ha Hl IH]; simpl; [exact Hr|].
  constructor.
  - rewrite in_app_iff. intros [K|K]; [exact (Ha K)|]. apply (H a); [now left|exact K].
  - apply IH. intros b B1 B2. apply (H b); [now right|exact B2].
Qed.

Lemma list_prod_nodup {A B} (l : list A) (r : list B) : NoDup l -> NoDup r -> NoDup (list_prod l r).
Proof.
  intros Hl Hr. induction Hl as [|a l Ha Hl IH]; simpl; [constructor|].
  apply nodup_app; [|exact IH|].
  - apply FinFun.Injective_map_NoDup; [|exact Hr]. intros x y E. now inversion E.
  - intros [p q] H1 H2. apply in_map_iff in H1. destruct H1 as [b [E _]]. inversion E; subst.
    apply in_prod_iff in H2. destruct H2 as [H2 _]. exact (Ha H2).
Qed.

Lemma qt_vertices_in m n x y z :
  In (x, y, z) (vertices (QT m n)) <-> 0 <= x < m /\ 0 <= y < n /\ 0 <= z < 8.
Proof.
  change (vertices (QT m n)) with (list_prod (list_prod (qt_range m) (qt_range n)) (qt_range 8)).
  rewrite in_prod_iff, in_prod_iff, !qt_range_in. tauto.
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
