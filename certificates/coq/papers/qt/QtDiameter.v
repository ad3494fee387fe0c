(* The diameter of the hyper-torus QT(m,n): between max(m,n)+2 and max(m,n)+4.
   Source: the hyper-torus paper, Sections 2 and 5. *)

From Coq Require Import ZArith Lia List Bool.
From Topocert Require Import Graph Walk Qt QtDistance.
Import ListNotations.
Open Scope Z_scope.

(* ---------- A finite connected network has a diameter ---------- *)

Lemma diameter_exists g : proper g -> decidable g -> connected g -> exists D, diameter g D.
Proof.
  intros [N E] X C.
  assert (H : forall l : list (vertex g * vertex g),
    (forall e, In e l -> is_vertex g (fst e) /\ is_vertex g (snd e)) -> l <> [] ->
    exists D, (forall e, In e l -> exists d, dist g (fst e) (snd e) d /\ d <= D) /\
      exists e, In e l /\ dist g (fst e) (snd e) D).
  { induction l as [|e l IH]; intros V K; [congruence|].
    destruct (V e ltac:(now left)) as [V1 V2]. destruct (C _ _ V1 V2) as (w & W).
    destruct (dist_exists g _ _ _ X W) as (d & D & _).
    destruct l as [|e' l].
    - exists d. split.
      + intros a [<-|[]]. exists d. split; [exact D|lia].
      + exists e. split; [now left|exact D].
    - destruct IH as (M & A & e2 & I2 & B).
      + intros a I. apply V. now right.
      + discriminate.
      + destruct (Z.le_gt_cases d M) as [L|L].
        * exists M. split.
          -- intros a [<-|I]; [exists d; auto|auto].
          -- exists e2. split; [now right|exact B].
        * exists d. split.
          -- intros a [<-|I]; [exists d; split; [exact D|lia]|].
             destruct (A a I) as (x & Y & Z). exists x. split; [exact Y|lia].
          -- exists e. split; [now left|exact D]. }
  destruct (H (list_prod (vertices g) (vertices g))) as (D & A & (s, t) & _ & B).
  - intros (a, b) I. apply in_prod_iff in I. exact I.
  - now apply list_prod_nonempty.
  - exists D. split.
    + intros u v U V. apply (A (u, v)). apply in_prod_iff. auto.
    + exists s, t. exact B.
Qed.

Lemma diameter_at_least g D f s t : diameter g D -> potential g f -> is_vertex g s -> is_vertex g t -> f t - f s <= D.
Proof.
  intros [H _] P S T. destruct (H s t S T) as (d & [W _] & L). apply (potential_walk g f) in W; auto. lia.
Qed.

Lemma diameter_at_most g D E : diameter g D ->
  (forall u v, is_vertex g u -> is_vertex g v -> exists d, walk g u v d /\ d <= E) -> D <= E.
Proof.
  intros [_ (u & v & [W M])] H.
  destruct (H u v (walk_left g u v D W) (walk_right g u v D W)) as (d & W' & L). apply M in W'. lia.
Qed.

(* ---------- Two potentials ---------- *)

Lemma qt_potential m n f : 2 <= m -> 2 <= n ->
  (forall x y z, 0 <= x < m -> 0 <= y < n -> label z ->
    f (x, y, Z.lxor z 1) <= f (x, y, z) + 1 /\ f (x, y, Z.lxor z 2) <= f (x, y, z) + 1 /\
    f (x, y, Z.lxor z 4) <= f (x, y, z) + 1 /\
    f ((x + qt_dx z) mod m, (y + qt_dy z) mod n, Z.lxor z 4) <= f (x, y, z) + 1) ->
  potential (QT m n) f.
Proof.
  intros Hm Hn H [[x y] z] v A. apply qt_adj in A; auto. destruct A as [V I]. apply qt_vertex_in in V.
  destruct (H x y z) as (H1 & H2 & H4 & H5); unfold label; try lia.
  destruct I as [<-|[<-|[<-|[<-|[]]]]]; assumption.
Qed.

(* A number for each label. *)
Definition row (a0 a1 a2 a3 a4 a5 a6 a7 z : Z) : Z :=
  match z with 0 => a0 | 1 => a1 | 2 => a2 | 3 => a3 | 4 => a4 | 5 => a5 | 6 => a6 | _ => a7 end.

(* Hops that the columns alone need from (0,y,0). *)
Definition by_columns (m : Z) (v : Z * Z * Z) : Z :=
  let '(x, _, z) := v in
  Z.min (2 * x + row 0 1 1 2 1 2 2 3 z) (2 * (m - x) + row 0 1 1 2 (-1) 0 0 1 z).

Lemma by_columns_potential m n : 2 <= m -> 2 <= n -> potential (QT m n) (by_columns m).
Proof.
  intros Hm Hn. apply qt_potential; auto. intros x y z X Y Z. unfold by_columns, row.
  assert (U : x + 1 < m /\ (x + 1) mod m = x + 1 \/ x + 1 = m /\ (x + 1) mod m = 0).
  { destruct (Z.eq_dec (x + 1) m) as [E|E]; [right; rewrite E, Z.mod_same by lia; lia|left; rewrite Z.mod_small; lia]. }
  assert (L : 0 < x /\ (x + -1) mod m = x - 1 \/ x = 0 /\ (x + -1) mod m = m - 1).
  { destruct (Z.eq_dec x 0) as [E|E]; [right; rewrite mod_up; lia|left; rewrite Z.mod_small; lia]. }
  unfold label in Z. labels Z; cbn -[Z.mul Z.sub Z.add Z.min Z.modulo];
    rewrite ?Z.add_0_r, ?(Z.mod_small x m) by lia; repeat split; lia.
Qed.

(* Hops that the rows need from (0,0,1), where it is known whether the column
   changes: above, around, and in the row 0. *)
Definition by_rows (n : Z) (v : Z * Z * Z) : Z :=
  let '(x, y, z) := v in
  if x =? 0 then
    if y =? 0 then row 1 0 2 1 2 1 3 2 z
    else Z.min (2 * y + row 1 0 0 1 0 (-1) 1 0 z) (2 * (n - y) + row 1 0 2 1 2 1 1 2 z)
  else
    if y =? 0 then row 3 4 4 3 4 3 3 2 z
    else Z.min (2 * y + row 1 2 0 1 0 1 1 2 z) (2 * (n - y) + row 1 2 2 3 2 3 1 2 z).

Lemma by_rows_potential m n : 2 <= m -> 2 <= n -> potential (QT m n) (by_rows n).
Proof.
  intros Hm Hn. apply qt_potential; auto. intros x y z X Y Z.
  assert (U : y + 1 < n /\ (y + 1) mod n = y + 1 \/ y + 1 = n /\ (y + 1) mod n = 0).
  { destruct (Z.eq_dec (y + 1) n) as [E|E]; [right; rewrite E, Z.mod_same by lia; lia|left; rewrite Z.mod_small; lia]. }
  assert (L : 0 < y /\ (y + -1) mod n = y - 1 \/ y = 0 /\ (y + -1) mod n = n - 1).
  { destruct (Z.eq_dec y 0) as [E|E]; [right; rewrite mod_up; lia|left; rewrite Z.mod_small; lia]. }
  assert (M : x = 0 -> (x + 1) mod m <> 0 /\ (x + -1) mod m <> 0).
  { intros ->. split; [rewrite Z.mod_small; lia|rewrite mod_up; lia]. }
  unfold by_rows, row. unfold label in Z.
  labels Z; cbn -[Z.mul Z.sub Z.add Z.min Z.modulo Z.eqb];
    rewrite ?Z.add_0_r, ?(Z.mod_small x m), ?(Z.mod_small y n) by lia;
    repeat split;
    destruct (Z.eqb_spec x 0) as [Ex|Ex];
    try (match goal with |- context [(x + _) mod m] => specialize (M Ex); destruct M as [M1 M2]; apply Z.eqb_neq in M1, M2; rewrite ?M1, ?M2 end);
    try destruct ((x + 1) mod m =? 0); try destruct ((x + -1) mod m =? 0);
    try match goal with
    | |- context [(y + 1) mod n] => destruct U as [[U1 U2]|[U1 U2]]; rewrite U2
    | |- context [(y + -1) mod n] => destruct L as [[L1 L2]|[L1 L2]]; rewrite L2
    end;
    try clear M; try clear U; try clear L; clear X;
    repeat match goal with |- context [?a =? 0] => destruct (Z.eqb_spec a 0) end; lia.
Qed.

(* ---------- The diameter ---------- *)

(* Section 2: the diameter is of the order of m + n. With constants:
   max(m,n)+2 <= diameter <= max(m,n)+4. *)
Theorem qt_diameter_order : forall m n : Z, 2 <= m -> 2 <= n ->
  exists D, diameter (QT m n) D /\ Z.max m n + 2 <= D /\ D <= Z.max m n + 4.
Proof.
  intros m n Hm Hn.
  destruct (diameter_exists (QT m n) (qt_proper m n ltac:(lia) ltac:(lia)) (qt_decidable m n) (qt_connected m n Hm Hn)) as (D & H).
  exists D. split; [exact H|]. split; [|apply (diameter_at_most (QT m n)); auto; now apply qt_walks].
  assert (V : forall x y z, 0 <= x < m -> 0 <= y < n -> 0 <= z < 8 -> is_vertex (QT m n) (x, y, z)).
  { intros. now apply qt_vertex_in. }
  assert (A : m + 2 <= D).
  { pose proof (Z.div_mod m 2 ltac:(lia)) as E. pose proof (Z.mod_pos_bound m 2 ltac:(lia)) as F.
    set (q := m / 2) in *. set (r := m mod 2) in *. assert (R : r = 0 \/ r = 1) by lia. destruct R as [R|R].
    - pose proof (diameter_at_least (QT m n) D (by_columns m) (0, 0, 0) (q, 0, 3) H (by_columns_potential m n Hm Hn)) as K.
      specialize (K (V 0 0 0 ltac:(lia) ltac:(lia) ltac:(lia)) (V q 0 3 ltac:(lia) ltac:(lia) ltac:(lia))).
      unfold by_columns, row in K. cbn -[Z.mul Z.sub Z.add Z.min] in K. lia.
    - pose proof (diameter_at_least (QT m n) D (by_columns m) (0, 0, 0) (q, 0, 7) H (by_columns_potential m n Hm Hn)) as K.
      specialize (K (V 0 0 0 ltac:(lia) ltac:(lia) ltac:(lia)) (V q 0 7 ltac:(lia) ltac:(lia) ltac:(lia))).
      unfold by_columns, row in K. cbn -[Z.mul Z.sub Z.add Z.min] in K. lia. }
  assert (B : n + 2 <= D).
  { pose proof (Z.div_mod n 2 ltac:(lia)) as E. pose proof (Z.mod_pos_bound n 2 ltac:(lia)) as F.
    set (q := n / 2) in *. set (r := n mod 2) in *. assert (R : r = 0 \/ r = 1) by lia. destruct R as [R|R].
    - pose proof (diameter_at_least (QT m n) D (by_rows n) (0, 0, 1) (1, q, 1) H (by_rows_potential m n Hm Hn)) as K.
      specialize (K (V 0 0 1 ltac:(lia) ltac:(lia) ltac:(lia)) (V 1 q 1 ltac:(lia) ltac:(lia) ltac:(lia))).
      unfold by_rows, row in K. cbn -[Z.mul Z.sub Z.add Z.min Z.eqb] in K.
      rewrite Z.eqb_refl in K. destruct (Z.eqb_spec 1 0); [lia|]. destruct (Z.eqb_spec q 0); lia.
    - pose proof (diameter_at_least (QT m n) D (by_rows n) (0, 0, 1) (1, q + 1, 3) H (by_rows_potential m n Hm Hn)) as K.
      specialize (K (V 0 0 1 ltac:(lia) ltac:(lia) ltac:(lia)) (V 1 (q + 1) 3 ltac:(lia) ltac:(lia) ltac:(lia))).
      unfold by_rows, row in K. cbn -[Z.mul Z.sub Z.add Z.min Z.eqb] in K.
      rewrite Z.eqb_refl in K. destruct (Z.eqb_spec 1 0); [lia|]. destruct (Z.eqb_spec (q + 1) 0); lia. }
  lia.
Qed.

(* Section 5: the diameter is at least (m+n)/2. *)
Theorem qt_lower_bound_omega : forall m n : Z, 2 <= m -> 2 <= n ->
  exists D, diameter (QT m n) D /\ m + n <= 2 * D.
Proof.
  intros m n Hm Hn. destruct (qt_diameter_order m n Hm Hn) as (D & H & L & _). exists D. split; [exact H|lia].
Qed.

(* Section 2 prints the diameter 2 max(floor(m/2), floor(n/2)) + 4. It is less for
   all m and n with n >= m + 7, where 2 floor(n/2) + 3 hops are enough. *)
Theorem qt_diameter_rows_refuted : forall m n : Z, 2 <= m -> m + 7 <= n ->
  ~ diameter (QT m n) (2 * Z.max (m / 2) (n / 2) + 4).
Proof.
  intros m n Hm Hn H. pose proof (diameter_at_most _ _ _ H (qt_walks_rows m n Hm Hn)). lia.
Qed.

(* What it is there, for odd n: n + 2, that is 2 floor(n/2) + 3. *)
Theorem qt_diameter_rows_correction : forall m n : Z, 2 <= m -> m + 7 <= n -> n mod 2 = 1 ->
  diameter (QT m n) (n + 2).
Proof.
  intros m n Hm Hn R. pose proof (Z.div_mod n 2 ltac:(lia)) as E.
  apply (diameter_by_walks (QT m n) (n + 2) (by_rows n) (0, 0, 1) (1, n / 2 + 1, 3)).
  - apply qt_decidable.
  - intros u v U V. destruct (qt_walks_rows m n Hm Hn u v U V) as (d & W & L). exists d. split; auto. lia.
  - apply by_rows_potential; lia.
  - apply qt_vertex_in; lia.
  - apply qt_vertex_in; lia.
  - unfold by_rows, row. cbn -[Z.mul Z.sub Z.add Z.min Z.eqb Z.div].
    rewrite Z.eqb_refl. destruct (Z.eqb_spec 1 0); [lia|]. destruct (Z.eqb_spec (n / 2 + 1) 0); lia.
Qed.
