(* Character 6 of the OCT paper: groups of nodes that are near each other. Every group of
   T(2k,4m) is found in OCT(k,m) with no greater distances, since OCT(k,m) contains that
   torus: its rows run round pairs of rows of T(k,m), its columns to and fro over four
   nodes of each octagon. *)

From Coq Require Import ZArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk Ring Finite Octagon Jtorus Oct Ommh OctWidth.
Import ListNotations.
Open Scope Z_scope.

(* A group: nodes, each once, any two of them at distance d at most (Definition 9; the
   distances are the network's). *)
Definition group (g : graph) (l : list (vertex g)) (d : Z) : Prop :=
  NoDup l /\ (forall v, In v l -> is_vertex g v) /\
  forall u v, In u l -> In v l -> exists e, dist g u v e /\ e <= d.

(* The group distance of n nodes: the least d for which some n nodes are a group. *)
Definition group_distance (g : graph) (n d : Z) : Prop :=
  (exists l, group g l d /\ Z.of_nat (length l) = n) /\
  forall l e, group g l e -> Z.of_nat (length l) = n -> d <= e.

(* A map that takes links to links, different vertices to different ones. *)
Lemma embedded_groups g h (f : vertex g -> vertex h) l d : decidable h ->
  (forall u v, adj g u v -> adj h (f u) (f v)) ->
  (forall v, is_vertex g v -> is_vertex h (f v)) ->
  (forall u v, is_vertex g u -> is_vertex g v -> f u = f v -> u = v) ->
  group g l d -> group h (map f l) d.
Proof.
  intros D A V I (N & M & H); split; [|split].
  - apply NoDup_map_inj; auto.
  - intros v X; apply in_map_iff in X; destruct X as (u & <- & U); auto.
  - intros x y X Y; apply in_map_iff in X, Y; destruct X as (u & <- & U), Y as (v & <- & W).
    destruct (H u v U W) as (e & [P _] & L).
    assert (Q : walk h (f u) (f v) e).
    { clear -P A V; induction P as [v X|u w v e B P IH]; [constructor; auto | eapply walk_hop; eauto]. }
    destruct (dist_exists h _ _ e D Q) as (c & C & E); exists c; split; auto; lia.
Qed.

(* ---------- The torus T(2k,4m) inside OCT(k,m) ---------- *)

(* Row r of 4k: up one side and down the other of the pairs. *)
Definition pair_row (k r : Z) : Z := if r <? 2 * k then r else 4 * k - 1 - r.
Definition pair_side (k r : Z) : Z := if r <? 2 * k then 0 else 1.

(* Column c of 8m: over three nodes of each octagon to and fro, and back over the fourth. *)
Definition snake_column (m c : Z) : Z := if c <? 6 * m then c / 3 else 8 * m - 1 - c.
Definition snake_step (m c : Z) : Z :=
  if c <? 6 * m then (if c / 3 mod 2 =? 0 then 1 + c mod 3 else 3 - c mod 3) else 0.

Definition place (k m : Z) (v : Z * Z) : Z * Z * Z :=
  (pair_row k (fst v), snake_column m (snd v), snake_step m (snd v) + 4 * pair_side k (fst v)).

Ltac Zify.zify_post_hook ::= Z.to_euclidean_division_equations.

Lemma pair_range k r : 1 <= k -> 0 <= r < 4 * k -> 0 <= pair_row k r < 2 * k /\ 0 <= pair_side k r <= 1.
Proof. intros; unfold pair_row, pair_side; destruct (Z.ltb_spec r (2 * k)); lia. Qed.

Lemma snake_range m c : 1 <= m -> 0 <= c < 8 * m -> 0 <= snake_column m c < 2 * m /\ 0 <= snake_step m c <= 3.
Proof.
  intros; unfold snake_column, snake_step; destruct (Z.ltb_spec c (6 * m)); [|lia].
  split; [lia|]; destruct (Z.eqb_spec (c / 3 mod 2) 0); lia.
Qed.

(* One step down the rows: one step along a row of T(k,m), or across a pair. *)
Lemma pair_next k r : 1 <= k -> 0 <= r < 4 * k ->
  let r' := if r + 1 =? 4 * k then 0 else r + 1 in
  (pair_side k r = pair_side k r' /\ (pair_row k r' = pair_row k r + 1 \/ pair_row k r = pair_row k r' + 1)) \/
  (pair_row k r = pair_row k r' /\ (pair_side k r = 0 /\ pair_side k r' = 1 \/ pair_side k r = 1 /\ pair_side k r' = 0)).
Proof.
  intros K R; cbv zeta; unfold pair_row, pair_side; destruct (Z.eqb_spec (r + 1) (4 * k));
    repeat match goal with |- context [?a <? ?b] => destruct (Z.ltb_spec a b) end; lia.
Qed.

Lemma snake_next m c : 1 <= m -> 0 <= c < 8 * m ->
  let c' := if c + 1 =? 8 * m then 0 else c + 1 in
  (snake_step m c = snake_step m c' /\ (snake_column m c' = snake_column m c + 1 \/ snake_column m c = snake_column m c' + 1)) \/
  (snake_column m c = snake_column m c' /\ (snake_step m c' = snake_step m c + 1 \/ snake_step m c = snake_step m c' + 1)).
Proof.
  intros M C; cbv zeta; unfold snake_column, snake_step; destruct (Z.eqb_spec (c + 1) (8 * m)).
  - destruct (Z.ltb_spec c (6 * m)); [lia|]; destruct (Z.ltb_spec 0 (6 * m)); [|lia].
    change (0 / 3) with 0; change (0 mod 2) with 0; change (0 mod 3) with 0; simpl; lia.
  - destruct (Z.ltb_spec c (6 * m)), (Z.ltb_spec (c + 1) (6 * m)); try lia.
    + destruct (Z.eqb_spec (c / 3 mod 2) 0), (Z.eqb_spec ((c + 1) / 3 mod 2) 0); lia.
    + destruct (Z.eqb_spec (c / 3 mod 2) 0); lia.
Qed.

Lemma place_vertex k m v : 1 <= k -> 1 <= m -> is_vertex (JTorus (2 * k) (4 * m)) v -> is_vertex (OCT k m) (place k m v).
Proof.
  intros K M V; destruct v as (r, c); apply jtorus_vertex in V; apply oct_vertex; simpl.
  assert (R := pair_range k r K ltac:(lia)); assert (C := snake_range m c M ltac:(lia)); lia.
Qed.

Lemma place_injective k m u v : 1 <= k -> 1 <= m -> is_vertex (JTorus (2 * k) (4 * m)) u -> is_vertex (JTorus (2 * k) (4 * m)) v ->
  place k m u = place k m v -> u = v.
Proof.
  intros K M U V E; destruct u as (r, c), v as (r', c'); apply jtorus_vertex in U, V; unfold place in E; simpl in E.
  apply pair_equal_spec in E; destruct E as [E E3]; apply pair_equal_spec in E; destruct E as [E1 E2].
  assert (R := pair_range k r K ltac:(lia)); assert (C := snake_range m c M ltac:(lia)).
  assert (R' := pair_range k r' K ltac:(lia)); assert (C' := snake_range m c' M ltac:(lia)).
  assert (ES : snake_step m c = snake_step m c') by lia; assert (EP : pair_side k r = pair_side k r') by lia.
  clear R C R' C' E3; f_equal.
  - clear E2 ES; unfold pair_row, pair_side in *; destruct (Z.ltb_spec r (2 * k)), (Z.ltb_spec r' (2 * k)); lia.
  - clear E1 EP; unfold snake_column, snake_step in *; destruct (Z.ltb_spec c (6 * m)), (Z.ltb_spec c' (6 * m)).
    + rewrite E2 in ES; destruct (Z.eqb_spec (c' / 3 mod 2) 0); lia.
    + destruct (Z.eqb_spec (c / 3 mod 2) 0); lia.
    + destruct (Z.eqb_spec (c' / 3 mod 2) 0); lia.
    + lia.
Qed.

Lemma octagon_side_adj t t' s : 0 <= t <= 3 -> 0 <= t' <= 3 -> 0 <= s <= 1 -> t' = t + 1 \/ t = t' + 1 ->
  adj Octagon (t + 4 * s) (t' + 4 * s).
Proof.
  intros T T' S D; split; [apply octagon_vertex; lia|]; split; [apply octagon_vertex; lia|]; split; [lia|].
  destruct D; [left | right]; left; rewrite mod_same; lia.
Qed.

Lemma octagon_diameter_adj t : 0 <= t <= 3 -> adj Octagon (t + 4 * 0) (t + 4 * 1).
Proof.
  intros T; split; [apply octagon_vertex; lia|]; split; [apply octagon_vertex; lia|]; split; [lia|].
  left; right; rewrite mod_same; lia.
Qed.

Lemma line_in_ring n a b : 2 <= n -> 0 <= a < n -> 0 <= b < n -> b = a + 1 \/ a = b + 1 -> adj (Ring n) a b.
Proof. intros; apply ring_adj; auto; lia. Qed.

Lemma place_row k m r c : 1 <= k -> 1 <= m -> 0 <= r < 4 * k -> 0 <= c < 8 * m ->
  adj (OCT k m) (place k m (r, c)) (place k m (if r + 1 =? 4 * k then 0 else r + 1, c)).
Proof.
  intros K M R C; assert (N := pair_next k r K R); cbv zeta in N; set (r' := if _ =? _ then _ else _) in *.
  assert (R' : 0 <= r' < 4 * k) by (unfold r'; destruct (Z.eqb_spec (r + 1) (4 * k)); lia); clearbody r'.
  assert (A := pair_range k r K R); assert (A' := pair_range k r' K R'); assert (B := snake_range m c M C).
  unfold place; simpl fst; simpl snd; set (t := snake_step m c) in *; set (j := snake_column m c) in *; clearbody t j.
  apply (product_adj (JTorus k m) Octagon (pair_row k r, j) (pair_row k r', j)).
  destruct N as [[E D]|[E D]].
  - left; split; [|split; [rewrite E; auto | apply octagon_vertex; lia]].
    apply (product_adj (Ring (2 * k)) (Ring (2 * m)) (pair_row k r) (pair_row k r') j j); left.
    split; [apply line_in_ring; lia|]; split; auto; apply ring_vertex; lia.
  - right; split; [congruence|]; split; [apply jtorus_vertex; lia|].
    destruct D as [[-> ->]|[-> ->]]; [|apply adj_sym]; apply octagon_diameter_adj; lia.
Qed.

Lemma place_column k m r c : 1 <= k -> 1 <= m -> 0 <= r < 4 * k -> 0 <= c < 8 * m ->
  adj (OCT k m) (place k m (r, c)) (place k m (r, if c + 1 =? 8 * m then 0 else c + 1)).
Proof.
  intros K M R C; assert (N := snake_next m c M C); cbv zeta in N; set (c' := if _ =? _ then _ else _) in *.
  assert (C' : 0 <= c' < 8 * m) by (unfold c'; destruct (Z.eqb_spec (c + 1) (8 * m)); lia); clearbody c'.
  assert (A := pair_range k r K R); assert (B := snake_range m c M C); assert (B' := snake_range m c' M C').
  unfold place; simpl fst; simpl snd; set (i := pair_row k r) in *; set (s := pair_side k r) in *; clearbody i s.
  apply (product_adj (JTorus k m) Octagon (i, snake_column m c) (i, snake_column m c')).
  destruct N as [[E D]|[E D]].
  - left; split; [|split; [rewrite E; auto | apply octagon_vertex; lia]].
    apply (product_adj (Ring (2 * k)) (Ring (2 * m)) i i (snake_column m c) (snake_column m c')); right.
    split; auto; split; [apply ring_vertex; lia | apply line_in_ring; lia].
  - right; split; [congruence|]; split; [apply jtorus_vertex; lia|]; apply octagon_side_adj; lia.
Qed.

Lemma place_adj k m u v : 1 <= k -> 1 <= m -> adj (JTorus (2 * k) (4 * m)) u v -> adj (OCT k m) (place k m u) (place k m v).
Proof.
  intros K M A; destruct u as (r, c), v as (r', c'); apply product_adj in A.
  rewrite !ring_adj, !ring_vertex in A by lia.
  destruct A as [((R & R' & D) & <- & C)|(<- & R & (C & C' & D))].
  - assert (P := place_row k m r c K M ltac:(lia) ltac:(lia)); assert (Q := place_row k m r' c K M ltac:(lia) ltac:(lia)).
    destruct (Z.eqb_spec (r + 1) (4 * k)), (Z.eqb_spec (r' + 1) (4 * k)).
    + lia.
    + destruct (Z.eq_dec r' 0) as [->|]; [exact P|]; replace r with (r' + 1) by lia; apply adj_sym; exact Q.
    + destruct (Z.eq_dec r 0) as [->|]; [apply adj_sym; exact Q|]; replace r' with (r + 1) by lia; exact P.
    + assert (X : r' = r + 1 \/ r = r' + 1) by lia; destruct X as [->| ->]; [exact P | apply adj_sym; exact Q].
  - assert (P := place_column k m r c K M ltac:(lia) ltac:(lia)); assert (Q := place_column k m r c' K M ltac:(lia) ltac:(lia)).
    destruct (Z.eqb_spec (c + 1) (8 * m)), (Z.eqb_spec (c' + 1) (8 * m)).
    + lia.
    + destruct (Z.eq_dec c' 0) as [->|]; [exact P|]; replace c with (c' + 1) by lia; apply adj_sym; exact Q.
    + destruct (Z.eq_dec c 0) as [->|]; [apply adj_sym; exact Q|]; replace c' with (c + 1) by lia; exact P.
    + assert (X : c' = c + 1 \/ c = c' + 1) by lia; destruct X as [->| ->]; [exact P | apply adj_sym; exact Q].
Qed.

(* Character 6: for each n, some n nodes of OCT(k,m) are as near each other as any n of
   T(2k,4m). *)
Theorem oct_char6_vs_torus : forall k m : Z, 1 <= k -> 1 <= m ->
  forall n d, (exists l, group (JTorus (2 * k) (4 * m)) l d /\ Z.of_nat (length l) = n) ->
  exists l, group (OCT k m) l d /\ Z.of_nat (length l) = n.
Proof.
  intros k m K M n d (l & G & L); exists (map (place k m) l); split; [|rewrite map_length; auto].
  apply (embedded_groups (JTorus (2 * k) (4 * m)) (OCT k m) (place k m)); auto.
  - apply oct_decidable.
  - intros u v; apply place_adj; auto.
  - intros v; apply place_vertex; auto.
  - intros u v; apply place_injective; auto.
Qed.

(* "OCT has better local communication ability", strictly: not for two nodes, which are
   at distance 1 in OCT as in OMMH. *)
Theorem oct_char6_strict_refuted : forall k m : Z, 1 <= k -> 1 <= m ->
  ~ (forall n, 2 <= n <= 32 * k * m -> exists d d',
       group_distance (OCT k m) n d /\ group_distance (OMMH (2 * k) (2 * m) 3) n d' /\ d < d').
Proof.
  intros k m K M H; destruct (H 2) as (d & d' & [(l & (N & V & G) & L) _] & [_ D'] & E); [nia|].
  assert (X : d' <= 1).
  { set (o := ((0, 0), 0) : vertex (OMMH (2 * k) (2 * m) 3)); set (p := ((0, 0), 1) : vertex (OMMH (2 * k) (2 * m) 3)).
    assert (A : adj (OMMH (2 * k) (2 * m) 3) o p).
    { apply product_adj; right; split; auto; split.
      - apply product_vertex; split; apply ring_vertex; lia.
      - apply (adjb_adj 8 _ (cube_linkb 3) (cube_linkb_link 3)); [lia | lia | reflexivity]. }
    apply (D' [o; p] 1); [|reflexivity]; split; [|split].
    - constructor; [|repeat constructor; simpl; tauto]; intros [F|[]]; apply (adj_differ A); auto.
    - intros v [<-|[<-|[]]]; [apply (adj_left A) | apply (adj_right A)].
    - assert (S : forall v, is_vertex (OMMH (2 * k) (2 * m) 3) v -> exists e, dist (OMMH (2 * k) (2 * m) 3) v v e /\ e <= 1).
      { intros v W; exists 0; split; [apply dist_self; auto | lia]. }
      assert (T := dist_one _ _ _ A); assert (T' := dist_sym _ _ _ _ T).
      intros u v [<-|[<-|[]]] [<-|[<-|[]]]; [apply S, (adj_left A) | exists 1; split; auto; lia | exists 1; split; auto; lia | apply S, (adj_right A)]. }
  destruct l as [|x [|y l]]; simpl in L; try lia.
  destruct (G x y) as (e & P & Q); [simpl; auto | simpl; auto|].
  assert (Y := dist_nonneg _ _ _ _ P); assert (e = 0) by lia; subst; apply dist_zero in P; subst.
  inversion N as [|? ? F _]; apply F; simpl; auto.
Qed.
