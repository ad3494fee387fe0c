(* Layouts of the supertoroidal network in space, and what of them cannot be avoided.
   Source: R. N. Draper, "An Overview of Supertoroidal Networks", SPAA 1991, Section III. *)

From Coq Require Import ZArith Lia List.
From Topocert Require Import Graph Walk Supertoroidal SupertoroidalCycles.
Import ListNotations.
Open Scope Z_scope.

(* The square of the distance of two points of the grid. *)
Definition apart_squared (p q : Z * Z * Z) : Z :=
  let '(x, y, z) := p in let '(x', y', z') := q in
  (x - x') * (x - x') + (y - y') * (y - y') + (z - z') * (z - z').

(* The place of x among 0, n-1, 1, n-2, 2, ... *)
Definition interleaved (n x : Z) : Z := if 2 * x <? n then 2 * x else 2 * (n - x) - 1.

Lemma interleaved_range n x : 1 <= n -> 0 <= x < n -> 0 <= interleaved n x < n.
Proof. intros N X. unfold interleaved. destruct (Z.ltb_spec (2 * x) n); lia. Qed.

Lemma interleaved_injective n x x' : 0 <= x < n -> 0 <= x' < n -> interleaved n x = interleaved n x' -> x = x'.
Proof. intros X X'. unfold interleaved. destruct (Z.ltb_spec (2 * x) n), (Z.ltb_spec (2 * x') n); lia. Qed.

Lemma interleaved_next n x : 3 <= n -> 0 <= x < n -> Z.abs (interleaved n x - interleaved n ((x + 1) mod n)) <= 2.
Proof.
  intros N X. unfold interleaved. destruct (Z.eq_dec x (n - 1)) as [->|D].
  - replace (n - 1 + 1) with n by lia. rewrite Z.mod_same by lia.
    destruct (Z.ltb_spec (2 * (n - 1)) n), (Z.ltb_spec (2 * 0) n); lia.
  - rewrite mod_same by lia. destruct (Z.ltb_spec (2 * x) n), (Z.ltb_spec (2 * (x + 1)) n); lia.
Qed.

(* The four links by their coordinates: along x, y stays and z is taken modulo c; along y, x
   stays. *)
Lemma link_coordinates c k l x y z q : 3 <= c -> 1 <= k -> 1 <= l -> adj (Gamma c k l) (x, y, z) q ->
  gamma_in c k l (x, y, z) /\ gamma_in c k l q /\
  exists x' y' z', q = (x', y', z') /\
    (y' = y /\ (x' = (x + 1) mod (c * k) \/ x = (x' + 1) mod (c * k)) \/ x' = x /\ (y' = (y + 1) mod (c * l) \/ y = (y' + 1) mod (c * l))).
Proof.
  intros C K L A. pose proof (adj_left A) as P. pose proof (adj_right A) as Q. apply gamma_vertex in P, Q.
  split; [exact P|]. split; [exact Q|]. destruct A as (_ & _ & _ & H). destruct q as [[x' y'] z']. exists x', y', z'.
  split; [reflexivity|]. destruct P as (X & Y & Z), Q as (X' & Y' & Z'). simpl in H.
  destruct H as [[H|H]|[H|H]]; unfold gamma_address in H; injection H as H1 H2 H3.
  - left. split; [rewrite H2; apply Z.mod_small; lia|left; exact H1].
  - right. split; [rewrite H1; apply Z.mod_small; lia|left; exact H2].
  - left. split; [rewrite H2; symmetry; apply Z.mod_small; lia|right; exact H1].
  - right. split; [rewrite H1; symmetry; apply Z.mod_small; lia|right; exact H2].
Qed.

Lemma square_at_most a m : Z.abs a <= m -> a * a <= m * m.
Proof. intros H. apply Z.abs_le in H. nia. Qed.

(* Theorem of section III: with x and y interleaved the network fills a box ck x cl x c of the
   grid, and no link is as long as c. *)
Theorem supertoroidal_layout_theorem : forall c k l : Z, 4 <= c -> c mod 2 = 0 -> 1 <= k -> 1 <= l ->
  exists f : Z * Z * Z -> Z * Z * Z,
  (forall p q, is_vertex (Gamma c k l) p -> is_vertex (Gamma c k l) q -> f p = f q -> p = q) /\
  (exists a b h : Z, a * b * h = k * l * c * c * c /\ forall p, is_vertex (Gamma c k l) p ->
    let '(x, y, z) := f p in 0 <= x < a /\ 0 <= y < b /\ 0 <= z < h) /\
  (forall p q, adj (Gamma c k l) p q -> apart_squared (f p) (f q) < c * c).
Proof.
  intros c k l C _ K L. assert (CK : 4 <= c * k) by nia. assert (CL : 4 <= c * l) by nia.
  exists (fun p => let '(x, y, z) := p in (interleaved (c * k) x, interleaved (c * l) y, z)). split; [|split].
  - intros [[x y] z] [[x' y'] z'] P Q E. apply gamma_vertex in P, Q. destruct P as (X & Y & Z), Q as (X' & Y' & Z').
    injection E as E1 E2 E3. apply triple_eq; [apply (interleaved_injective (c * k)); auto|apply (interleaved_injective (c * l)); auto|exact E3].
  - exists (c * k), (c * l), c. split; [ring|]. intros [[x y] z] P. apply gamma_vertex in P. destruct P as (X & Y & Z).
    split; [apply interleaved_range; lia|]. split; [apply interleaved_range; lia|exact Z].
  - intros [[x y] z] q A. destruct (link_coordinates c k l x y z q ltac:(lia) K L A) as ((X & Y & Z) & Q & x' & y' & z' & -> & H).
    destruct Q as (X' & Y' & Z'). unfold apart_squared.
    assert (SZ : (z - z') * (z - z') <= (c - 1) * (c - 1)) by (apply square_at_most; lia).
    destruct H as [[-> H]|[-> H]].
    + assert (SX : (interleaved (c * k) x - interleaved (c * k) x') * (interleaved (c * k) x - interleaved (c * k) x') <= 2 * 2).
      { apply square_at_most. destruct H as [-> | ->]; [apply interleaved_next; lia|].
        pose proof (interleaved_next (c * k) x' ltac:(lia) X'). lia. }
      rewrite Z.sub_diag. nia.
    + assert (SY : (interleaved (c * l) y - interleaved (c * l) y') * (interleaved (c * l) y - interleaved (c * l) y') <= 2 * 2).
      { apply square_at_most. destruct H as [-> | ->]; [apply interleaved_next; lia|].
        pose proof (interleaved_next (c * l) y' ltac:(lia) Y'). lia. }
      rewrite Z.sub_diag. nia.
Qed.

(* A bound that some link of a kind reaches. *)
Definition longest_link (c k l : Z) (kind : Z * Z * Z -> Z * Z * Z -> Prop) (f : Z * Z * Z -> Z * Z * Z) (s : Z) : Prop :=
  (forall p q, adj (Gamma c k l) p q -> kind p q -> apart_squared (f p) (f q) <= s) /\
  exists p q, adj (Gamma c k l) p q /\ kind p q /\ apart_squared (f p) (f q) = s.

Definition along_x (p q : Z * Z * Z) : Prop := fst (fst p) <> fst (fst q).
Definition along_y (p q : Z * Z * Z) : Prop := fst (fst p) = fst (fst q).

Lemma step_x_adj c k l x y z : 3 <= c -> 1 <= k -> 1 <= l -> gamma_in c k l (x, y, z) ->
  adj (Gamma c k l) (x, y, z) ((x + 1) mod (c * k), y, (z + y) mod c).
Proof.
  intros C K L P. apply gamma_adj; try lia. split; [exact P|]. exists (1, 0, 0). split; [simpl; auto|].
  destruct (links_by_product c k l x y z) as (E & _). rewrite E. destruct P as (X & Y & Z). simpl.
  rewrite (Z.mod_small y), (Z.div_small y), Z.add_0_r by lia. reflexivity.
Qed.

Lemma step_y_adj c k l x y z : 3 <= c -> 1 <= k -> 1 <= l -> gamma_in c k l (x, y, z) ->
  adj (Gamma c k l) (x, y, z) (x, (y + 1) mod (c * l), (z + (y + 1) / (c * l)) mod c).
Proof.
  intros C K L P. apply gamma_adj; try lia. split; [exact P|]. exists (0, 1, 0). split; [simpl; auto|].
  destruct (links_by_product c k l x y z) as (_ & _ & E & _). rewrite E. destruct P as (X & Y & Z). simpl.
  rewrite (Z.mod_small x) by lia. reflexivity.
Qed.

(* Section III: each vertex at its own point. *)
Theorem supertoroidal_naive_layout_lengths : forall c k l : Z, 4 <= c -> c mod 2 = 0 -> 1 <= k -> 1 <= l ->
  longest_link c k l along_y (fun p => p) ((c * l - 1) * (c * l - 1) + (c - 1) * (c - 1)) /\
  longest_link c k l along_x (fun p => p) ((c * k - 1) * (c * k - 1) + (c - 1) * (c - 1)).
Proof.
  intros c k l C _ K L. assert (CK : 4 <= c * k) by nia. assert (CL : 4 <= c * l) by nia. split; split.
  - intros [[x y] z] q A D. destruct (link_coordinates c k l x y z q ltac:(lia) K L A) as ((X & Y & Z) & Q & x' & y' & z' & -> & H).
    destruct Q as (X' & Y' & Z'). unfold along_y in D. simpl in D. subst x'. unfold apart_squared.
    assert ((z - z') * (z - z') <= (c - 1) * (c - 1)) by (apply square_at_most; lia).
    assert ((y - y') * (y - y') <= (c * l - 1) * (c * l - 1)) by (apply square_at_most; lia). lia.
  - exists (0, c * l - 1, c - 1), (0, 0, 0). split; [|split; [reflexivity|unfold apart_squared; ring]].
    pose proof (step_y_adj c k l 0 (c * l - 1) (c - 1) ltac:(lia) K L ltac:(simpl; lia)) as A.
    replace (c * l - 1 + 1) with (c * l) in A by lia. rewrite Z.mod_same, Z.div_same in A by lia.
    replace (c - 1 + 1) with c in A by lia. rewrite Z.mod_same in A by lia. exact A.
  - intros [[x y] z] q A D. destruct (link_coordinates c k l x y z q ltac:(lia) K L A) as ((X & Y & Z) & Q & x' & y' & z' & -> & H).
    destruct Q as (X' & Y' & Z'). unfold along_x in D. simpl in D. destruct H as [[-> _]|[-> _]]; [|lia]. unfold apart_squared.
    assert ((z - z') * (z - z') <= (c - 1) * (c - 1)) by (apply square_at_most; lia).
    assert ((x - x') * (x - x') <= (c * k - 1) * (c * k - 1)) by (apply square_at_most; lia). lia.
  - exists (c * k - 1, 1, c - 1), (0, 1, 0). split; [|split; [unfold along_x; simpl; lia|unfold apart_squared; ring]].
    pose proof (step_x_adj c k l (c * k - 1) 1 (c - 1) ltac:(lia) K L ltac:(simpl; lia)) as A.
    replace (c * k - 1 + 1) with (c * k) in A by lia. replace (c - 1 + 1) with c in A by lia.
    rewrite !Z.mod_same in A by lia. exact A.
Qed.

(* Section III: x interleaved. *)
Theorem supertoroidal_interleave_x : forall c k l : Z, 4 <= c -> c mod 2 = 0 -> 1 <= k -> 1 <= l ->
  longest_link c k l along_x (fun p => let '(x, y, z) := p in (interleaved (c * k) x, y, z)) (4 + (c - 1) * (c - 1)).
Proof.
  intros c k l C _ K L. assert (CK : 4 <= c * k) by nia. assert (CL : 4 <= c * l) by nia. split.
  - intros [[x y] z] q A D. destruct (link_coordinates c k l x y z q ltac:(lia) K L A) as ((X & Y & Z) & Q & x' & y' & z' & -> & H).
    destruct Q as (X' & Y' & Z'). unfold along_x in D. simpl in D. destruct H as [[-> H]|[-> _]]; [|lia]. unfold apart_squared.
    assert ((z - z') * (z - z') <= (c - 1) * (c - 1)) by (apply square_at_most; lia).
    assert (SX : (interleaved (c * k) x - interleaved (c * k) x') * (interleaved (c * k) x - interleaved (c * k) x') <= 2 * 2).
    { apply square_at_most. destruct H as [-> | ->]; [apply interleaved_next; lia|].
      pose proof (interleaved_next (c * k) x' ltac:(lia) X'). lia. }
    lia.
  - exists (0, 1, c - 1), (1, 1, 0). split; [|split; [unfold along_x; simpl; lia|]].
    + pose proof (step_x_adj c k l 0 1 (c - 1) ltac:(lia) K L ltac:(simpl; lia)) as A.
      replace (c - 1 + 1) with c in A by lia. rewrite Z.mod_same in A by lia. rewrite mod_same in A by lia. exact A.
    + unfold apart_squared, interleaved. destruct (Z.ltb_spec (2 * 0) (c * k)), (Z.ltb_spec (2 * 1) (c * k)); lia.
Qed.

(* Section III: however each column is turned, some link climbs or falls by c/2 at least. *)
Theorem supertoroidal_intrinsic_c_links : forall c k l : Z, 4 <= c -> c mod 2 = 0 -> 1 <= k -> 1 <= l ->
  forall turn : Z -> Z -> Z, let height p := let '(x, y, z) := p in (z + turn x y) mod c in
  exists p q, adj (Gamma c k l) p q /\ c <= 2 * Z.abs (height p - height q).
Proof.
  intros c k l C _ K L turn height. assert (CK : 4 <= c * k) by nia. assert (CL : 4 <= c * l) by nia.
  (* If a link adds s to the height, and s is not 0 modulo c, one of the column's links is long. *)
  assert (Long : forall x y x' y' s, 0 <= x < c * k -> 0 <= y < c * l ->
    (forall z, 0 <= z < c -> adj (Gamma c k l) (x, y, z) (x', y', (z + s) mod c)) ->
    (s + turn x' y' - turn x y) mod c <> 0 -> exists p q, adj (Gamma c k l) p q /\ c <= 2 * Z.abs (height p - height q)).
  { intros x y x' y' s X Y A N. set (t := (s + turn x' y' - turn x y) mod c) in *.
    assert (T : 0 < t < c) by (pose proof (Z.mod_pos_bound (s + turn x' y' - turn x y) c ltac:(lia)); lia).
    assert (H : forall h, 0 <= h < c -> exists p q, adj (Gamma c k l) p q /\ height p = h /\ height q = (h + t) mod c).
    { intros h Hh. set (z := (h - turn x y) mod c). pose proof (Z.mod_pos_bound (h - turn x y) c ltac:(lia)) as Z0.
      exists (x, y, z), (x', y', (z + s) mod c). split; [apply A; exact Z0|]. unfold height, z, t. split.
      - rewrite Z.add_mod_idemp_l by lia. replace (h - turn x y + turn x y) with h by lia. apply Z.mod_small. lia.
      - rewrite Z.add_mod_idemp_l, Z.add_mod_idemp_r by lia. rewrite <- Z.add_assoc, Z.add_mod_idemp_l by lia. f_equal. lia. }
    destruct (Z_le_dec c (2 * t)) as [B|B].
    - destruct (H 0 ltac:(lia)) as (p & q & J & E & F). exists p, q. split; [exact J|]. rewrite E, F, Z.add_0_l, Z.mod_small by lia. lia.
    - destruct (H (c - t) ltac:(lia)) as (p & q & J & E & F). exists p, q. split; [exact J|].
      rewrite E, F. replace (c - t + t) with c by lia. rewrite Z.mod_same by lia. lia. }
  assert (AX : forall x y z, 0 <= x < c * k - 1 -> 0 <= y < c * l -> 0 <= z < c -> adj (Gamma c k l) (x, y, z) (x + 1, y, (z + y) mod c)).
  { intros x y z X Y Z. pose proof (step_x_adj c k l x y z ltac:(lia) K L ltac:(simpl; lia)) as A. rewrite (mod_same (x + 1)) in A by lia. exact A. }
  assert (AY : forall x z, 0 <= x < c * k -> 0 <= z < c -> adj (Gamma c k l) (x, 0, z) (x, 1, (z + 0) mod c)).
  { intros x z X Z. pose proof (step_y_adj c k l x 0 z ltac:(lia) K L ltac:(simpl; lia)) as A.
    rewrite (mod_same (0 + 1)), (Z.div_small (0 + 1)) in A by lia. exact A. }
  (* The turns around the square of the columns (0,0), (1,0), (1,1) and (0,1). *)
  destruct (Z.eq_dec ((0 + turn 1 0 - turn 0 0) mod c) 0) as [E1|N]; [|apply (Long 0 0 1 0 0); auto; try lia; intros z Z; apply (AX 0 0 z); lia].
  destruct (Z.eq_dec ((0 + turn 1 1 - turn 1 0) mod c) 0) as [E2|N]; [|apply (Long 1 0 1 1 0); auto; try lia; intros z Z; apply AY; lia].
  destruct (Z.eq_dec ((1 + turn 1 1 - turn 0 1) mod c) 0) as [E3|N]; [|apply (Long 0 1 1 1 1); auto; try lia; intros z Z; apply (AX 0 1 z); lia].
  destruct (Z.eq_dec ((0 + turn 0 1 - turn 0 0) mod c) 0) as [E4|N]; [|apply (Long 0 0 0 1 0); auto; try lia; intros z Z; apply AY; lia].
  exfalso. apply Z.mod_divide in E1, E2, E3, E4; try lia. destruct E1 as [a E1], E2 as [b E2], E3 as [d E3], E4 as [g E4].
  assert (c * (a + b - d - g) = -1) by lia. assert (a + b - d - g <= -1 \/ 0 <= a + b - d - g) by lia. nia.
Qed.

(* Section III: the link (1,0,0) at (x,y,z) rises by y modulo c, which takes all values from 0
   to c-1. *)
Theorem supertoroidal_slopes : forall c k l : Z, 4 <= c -> c mod 2 = 0 -> 1 <= k -> 1 <= l ->
  (forall x y z : Z, is_vertex (Gamma c k l) (x, y, z) ->
    gamma_times c k l (x, y, z) (1, 0, 0) = ((x + 1) mod (c * k), y, (z + y mod c) mod c)) /\
  (forall s : Z, 0 <= s < c -> exists x y z, is_vertex (Gamma c k l) (x, y, z) /\ y mod c = s).
Proof.
  intros c k l C _ K L. split.
  - intros x y z P. destruct (slope_of_links c k l ltac:(lia) K L x y z P) as [E _]. exact E.
  - intros s S. exists 0, s, 0. split; [apply gamma_vertex; simpl; nia|apply Z.mod_small, S].
Qed.
