(* Larger supertoroidal networks from two copies of a smaller one.
   Source: R. N. Draper, "An Overview of Supertoroidal Networks", SPAA 1991,
   Section V. *)

From Coq Require Import ZArith Lia List.
From Topocert Require Import Graph Walk Supertoroidal SupertoroidalB.
Import ListNotations.
Open Scope Z_scope.

(* Twice l. The correction of the printed renumbering: cl is added to the
   y-coordinate in the last half of the first copy, and in the first half of the
   second. *)
Definition wider (c l : Z) (second : bool) (p : Z * Z * Z) : Z * Z * Z :=
  let '(x, y, z) := p in
  if Bool.eqb second (2 * y <? c * l) then (x, y + c * l, z) else (x, y, z).

(* Every link (1,0,0) is as it was, and every address of the larger network has
   one vertex of the two copies. *)
Theorem supertoroidal_scale_l_renumbering_correction : forall c k l : Z, 4 <= c -> c mod 2 = 0 -> 1 <= k -> 1 <= l ->
  (forall second p, is_vertex (Gamma c k l) p ->
    is_vertex (Gamma c k (2 * l)) (wider c l second p) /\
    wider c l second (gamma_times c k l p (1, 0, 0)) = gamma_times c k (2 * l) (wider c l second p) (1, 0, 0)) /\
  (forall q, is_vertex (Gamma c k (2 * l)) q ->
    exists second p, is_vertex (Gamma c k l) p /\ wider c l second p = q /\
      forall second' p', is_vertex (Gamma c k l) p' -> wider c l second' p' = q -> second' = second /\ p' = p).
Proof.
  intros c k l Hc Ev Hk Hl. pose proof (ck_two c k ltac:(lia) Hk) as A. pose proof (cl_two c l ltac:(lia) Hl) as B.
  pose proof (even_half c Ev) as H. split.
  - intros second [[x y] z] V. apply gamma_vertex in V. destruct V as (X & Y & Z).
    destruct (links_by_product c k l x y z) as (L & _). rewrite L.
    assert (Sv : gamma_address c k l (x + 1, y, z + y) = ((x + 1) mod (c * k), y, (z + y) mod c)).
    { unfold gamma_address. rewrite (Z.mod_small y), (Z.div_small y) by lia. now rewrite Z.add_0_r. }
    rewrite Sv. unfold wider. destruct (Bool.eqb second (2 * y <? c * l)).
    + destruct (links_by_product c k (2 * l) x (y + c * l) z) as (M & _). rewrite M. split.
      * apply gamma_vertex. simpl. lia.
      * unfold gamma_address. rewrite (Z.mod_small (y + c * l)), (Z.div_small (y + c * l)) by lia. rewrite Z.add_0_r.
        replace (z + (y + c * l)) with (z + y + l * c) by ring. now rewrite Z.mod_add by lia.
    + destruct (links_by_product c k (2 * l) x y z) as (M & _). rewrite M. split.
      * apply gamma_vertex. simpl. lia.
      * unfold gamma_address. rewrite (Z.mod_small y), (Z.div_small y) by lia. now rewrite Z.add_0_r.
  - intros [[x y] z] V. apply gamma_vertex in V. destruct V as (X & Y & Z).
    exists (if c * l <=? y then (2 * (y - c * l) <? c * l) else negb (2 * y <? c * l)),
      (x, if c * l <=? y then y - c * l else y, z).
    split; [|split].
    + apply gamma_vertex. simpl. destruct (Z.leb_spec (c * l) y); lia.
    + unfold wider. destruct (Z.leb_spec (c * l) y).
      * rewrite Bool.eqb_reflx. apply triple_eq; lia.
      * destruct (2 * y <? c * l); reflexivity.
    + intros second' [[x' y'] z'] V' E. apply gamma_vertex in V'. destruct V' as (X' & Y' & Z').
      unfold wider in E. destruct (Bool.eqb second' (2 * y' <? c * l)) eqn:T; inversion E; subst.
      * apply Bool.eqb_prop in T. destruct (Z.leb_spec (c * l) (y' + c * l)); [|lia].
        replace (y' + c * l - c * l) with y' by lia. auto.
      * apply Bool.eqb_false_iff in T. destruct (Z.leb_spec (c * l) y); [lia|]. split; auto.
        destruct second', (2 * y <? c * l); simpl in *; congruence.
Qed.

(* As printed, for two copies of Gamma(c,1,1): c/2 is added to y in the second
   copy. Then the link from (0,0,0) to (1,0,0) is lost. *)
Theorem supertoroidal_scale_l_renumbering_refuted : forall c : Z, 4 <= c -> c mod 2 = 0 ->
  adj (Gamma c 1 1) (0, 0, 0) (1, 0, 0) /\ ~ adj (Gamma c 1 2) (0, 0 + c / 2, 0) (1, 0 + c / 2, 0).
Proof.
  intros c Hc Ev. pose proof (even_half c Ev) as H. set (e := c / 2) in *. clearbody e. subst c. split.
  - apply gamma_adj; try lia. split; [simpl; lia|]. exists (1, 0, 0). split; [simpl; auto|].
    symmetry. apply same_inside with (2 * e) 1 1; try lia; [apply address_inside; lia|simpl; lia|].
    eapply same_trans; [apply address_same; lia|]. exists 0, 0, 0. simpl. lia.
  - intros A. apply gamma_adj in A; try lia. destruct A as (_ & s & S & E).
    destruct (links_by_product (2 * e) 1 2 0 (0 + e) 0) as (L1 & L2 & L3 & L4).
    assert (K : forall a, 2 * e * 1 * a <> 1 /\ 2 * e * 1 * a <> 2).
    { intros a. assert (a <= 0 \/ 1 <= a) by lia. nia. }
    assert (T : forall t, gamma_address (2 * e) 1 2 t = (1, 0 + e, 0) -> same_address (2 * e) 1 2 (1, 0 + e, 0) t).
    { intros t <-. apply address_same; lia. }
    destruct S as [<-|[<-|[<-|[<-|[]]]]]; rewrite ?L1, ?L2, ?L3, ?L4 in E; symmetry in E; apply T in E;
      destruct E as (a & b & d & E1 & E2 & E3); specialize (K a); [|lia|lia|lia].
    assert (b = 0) by (assert (M : 2 * e * 2 * b = 0) by lia; apply Z.mul_eq_0 in M; lia). subst b.
    assert (d <= -1 \/ 0 <= d) by lia. nia.
Qed.

(* Some renumbering that changes y alone leaves all links (1,0,0) as they are. *)
Theorem supertoroidal_scale_l_no_a_change : forall c k l : Z, 4 <= c -> c mod 2 = 0 -> 1 <= k -> 1 <= l ->
  exists f : bool -> Z * Z * Z -> Z * Z * Z,
  (forall second x y z, is_vertex (Gamma c k l) (x, y, z) ->
    is_vertex (Gamma c k (2 * l)) (f second (x, y, z)) /\ (exists y', f second (x, y, z) = (x, y', z)) /\
    f second (gamma_times c k l (x, y, z) (1, 0, 0)) = gamma_times c k (2 * l) (f second (x, y, z)) (1, 0, 0)) /\
  (forall q, is_vertex (Gamma c k (2 * l)) q ->
    exists second p, is_vertex (Gamma c k l) p /\ f second p = q /\
      forall second' p', is_vertex (Gamma c k l) p' -> f second' p' = q -> second' = second /\ p' = p).
Proof.
  intros c k l Hc Ev Hk Hl. destruct (supertoroidal_scale_l_renumbering_correction c k l Hc Ev Hk Hl) as [A B].
  exists (wider c l). split; [|exact B]. intros second x y z V. destruct (A second (x, y, z) V) as [C D].
  split; [exact C|]. split; [|exact D]. unfold wider. destruct (Bool.eqb second (2 * y <? c * l)); eexists; reflexivity.
Qed.

(* Twice k, as printed: ck is added to x in the last half of the first copy, and
   ck/2 in the second. *)
Definition longer (c k : Z) (second : bool) (p : Z * Z * Z) : Z * Z * Z :=
  let '(x, y, z) := p in
  if second then (x + c * k / 2, y, z) else if c * k / 2 <=? x then (x + c * k, y, z) else (x, y, z).

(* All links (0,1,0) are as they were, and all links (1,0,0) but those from the
   columns ck/2-1 of the first copy and ck-1 of the second, *)
Lemma longer_keeps : forall c k l : Z, 4 <= c -> c mod 2 = 0 -> 1 <= k -> 1 <= l ->
  (forall second x y z, is_vertex (Gamma c k l) (x, y, z) ->
    is_vertex (Gamma c (2 * k) l) (longer c k second (x, y, z)) /\
    longer c k second (gamma_times c k l (x, y, z) (0, 1, 0)) = gamma_times c (2 * k) l (longer c k second (x, y, z)) (0, 1, 0) /\
    (x <> (if second then c * k - 1 else c * k / 2 - 1) ->
      longer c k second (gamma_times c k l (x, y, z) (1, 0, 0)) = gamma_times c (2 * k) l (longer c k second (x, y, z)) (1, 0, 0))) /\
  (forall q, is_vertex (Gamma c (2 * k) l) q ->
    exists second p, is_vertex (Gamma c k l) p /\ longer c k second p = q /\
      forall second' p', is_vertex (Gamma c k l) p' -> longer c k second' p' = q -> second' = second /\ p' = p).
Proof.
  intros c k l Hc Ev Hk Hl. pose proof (ck_two c k ltac:(lia) Hk) as A. pose proof (cl_two c l ltac:(lia) Hl) as B.
  pose proof (even_half c Ev) as H. set (e := c / 2) in *. clearbody e. subst c.
  pose proof (ek_two e k l ltac:(lia) Hk) as K2. unfold longer. rewrite halves. split.
  - intros second x y z V. apply gamma_vertex in V. destruct V as (X & Y & Z).
    split; [|split].
    + apply gamma_vertex. destruct second; [simpl; lia|]. destruct (Z.leb_spec (e * k) x); simpl; lia.
    + destruct (links_by_product (2 * e) k l x y z) as (_ & _ & L & _). rewrite L. unfold gamma_address at 1.
      rewrite (Z.mod_small x) by lia. cbv beta iota zeta.
      destruct second; [|destruct (Z.leb_spec (e * k) x)].
      * destruct (links_by_product (2 * e) (2 * k) l (x + e * k) y z) as (_ & _ & M & _). rewrite M. unfold gamma_address.
        now rewrite (Z.mod_small (x + e * k)) by lia.
      * destruct (links_by_product (2 * e) (2 * k) l (x + 2 * e * k) y z) as (_ & _ & M & _). rewrite M. unfold gamma_address.
        now rewrite (Z.mod_small (x + 2 * e * k)) by lia.
      * destruct (links_by_product (2 * e) (2 * k) l x y z) as (_ & _ & M & _). rewrite M. unfold gamma_address.
        now rewrite (Z.mod_small x) by lia.
    + intros N. destruct (links_by_product (2 * e) k l x y z) as (L & _). rewrite L. unfold gamma_address at 1.
      cbv beta iota zeta.
      destruct second; [|destruct (Z.leb_spec (e * k) x) as [P|P]].
      * rewrite (Z.mod_small (x + 1)) by lia.
        destruct (links_by_product (2 * e) (2 * k) l (x + e * k) y z) as (M & _). rewrite M. unfold gamma_address.
        rewrite (Z.mod_small (x + e * k + 1)) by lia. apply triple_eq; auto; lia.
      * destruct (links_by_product (2 * e) (2 * k) l (x + 2 * e * k) y z) as (M & _). rewrite M. unfold gamma_address.
        destruct (Z.eq_dec (x + 1) (2 * e * k)) as [E|E].
        -- rewrite E, Z.mod_same by lia. destruct (Z.leb_spec (e * k) 0); [lia|].
           replace (x + 2 * e * k + 1) with (2 * e * (2 * k)) by lia. rewrite Z.mod_same by lia. reflexivity.
        -- rewrite (Z.mod_small (x + 1)) by lia. destruct (Z.leb_spec (e * k) (x + 1)); [|lia].
           rewrite (Z.mod_small (x + 2 * e * k + 1)) by lia. apply triple_eq; auto; lia.
      * rewrite (Z.mod_small (x + 1)) by lia. destruct (Z.leb_spec (e * k) (x + 1)); [lia|].
        destruct (links_by_product (2 * e) (2 * k) l x y z) as (M & _). rewrite M. unfold gamma_address.
        now rewrite (Z.mod_small (x + 1)) by lia.
  - intros [[x y] z] V. apply gamma_vertex in V. destruct V as (X & Y & W).
    assert (C : x < e * k \/ e * k <= x < 3 * (e * k) \/ 3 * (e * k) <= x) by lia.
    assert (U : forall (second' : bool) (p' : Z * Z * Z) (s : bool) (t : Z), is_vertex (Gamma (2 * e) k l) p' ->
      (let '(x0, y0, z0) := p' in if second' then (x0 + e * k, y0, z0) else if e * k <=? x0 then (x0 + 2 * e * k, y0, z0) else (x0, y0, z0)) = (x, y, z) ->
      (s = true -> e * k <= x < 3 * (e * k) /\ t = x - e * k) -> (s = false -> x < e * k /\ t = x \/ 3 * (e * k) <= x /\ t = x - 2 * e * k) ->
      second' = s /\ p' = (t, y, z)).
    { intros second' [[x' y'] z'] s t V' E S1 S2. apply gamma_vertex in V'. destruct V' as (X' & Y' & Z').
      destruct second'; [|destruct (Z.leb_spec (e * k) x')]; inversion E; subst; destruct s;
        try (destruct (S1 eq_refl) as [Q1 Q2]); try (destruct (S2 eq_refl) as [[Q1 Q2]|[Q1 Q2]]); try (exfalso; lia);
        (split; [reflexivity|]); apply triple_eq; auto; lia. }
    destruct C as [C|[C|C]].
    + exists false, (x, y, z). split; [apply gamma_vertex; simpl; lia|]. split; [destruct (Z.leb_spec (e * k) x); [lia|reflexivity]|].
      intros s p V' E. apply (U s p false x V' E); [discriminate|lia].
    + exists true, (x - e * k, y, z). split; [apply gamma_vertex; simpl; lia|]. split; [apply triple_eq; lia|].
      intros s p V' E. apply (U s p true (x - e * k) V' E); [lia|discriminate].
    + exists false, (x - 2 * e * k, y, z). split; [apply gamma_vertex; simpl; lia|].
      split; [destruct (Z.leb_spec (e * k) (x - 2 * e * k)); [apply triple_eq; lia|lia]|].
      intros s p V' E. apply (U s p false (x - 2 * e * k) V' E); [discriminate|lia].
Qed.

(* where the rings are cut, and the ends joined crosswise by links of the same slopes. *)
Lemma longer_joins (c k l : Z) (second : bool) (x y z : Z) : 4 <= c -> c mod 2 = 0 -> 1 <= k -> 1 <= l -> is_vertex (Gamma c k l) (x, y, z) ->
  x = (if second then c * k - 1 else c * k / 2 - 1) ->
  gamma_times c (2 * k) l (longer c k second (x, y, z)) (1, 0, 0) =
    longer c k (negb second) (if second then c * k / 2 else 0, y, (z + y) mod c).
Proof.
  intros Hc Ev Hk Hl V ->. pose proof (even_half c Ev) as H. set (e := c / 2) in *. clearbody e. subst c.
  pose proof (ek_two e k l ltac:(lia) Hk) as K2. apply gamma_vertex in V. unfold longer. rewrite halves in *.
  assert (B : forall t, gamma_times (2 * e) (2 * k) l (t, y, z) (1, 0, 0) = ((t + 1) mod (2 * e * (2 * k)), y, (z + y) mod (2 * e))).
  { intros t. destruct (links_by_product (2 * e) (2 * k) l t y z) as (L & _). rewrite L. unfold gamma_address.
    destruct V as (X & Y & Z). rewrite (Z.mod_small y), (Z.div_small y), Z.add_0_r by lia. reflexivity. }
  destruct second; cbn [negb].
  - rewrite B. destruct (Z.leb_spec (e * k) (e * k)); [|lia]. rewrite Z.mod_small by lia. apply triple_eq; lia.
  - destruct (Z.leb_spec (e * k) (e * k - 1)); [lia|]. rewrite B. rewrite Z.mod_small by lia. apply triple_eq; lia.
Qed.

Theorem supertoroidal_scale_k : forall c k l : Z, 4 <= c -> c mod 2 = 0 -> 1 <= k -> 1 <= l ->
  (forall (second : bool) (x y z : Z), is_vertex (Gamma c k l) (x, y, z) ->
    is_vertex (Gamma c (2 * k) l) (longer c k second (x, y, z)) /\
    longer c k second (gamma_times c k l (x, y, z) (0, 1, 0)) = gamma_times c (2 * k) l (longer c k second (x, y, z)) (0, 1, 0) /\
    (x <> (if second then c * k - 1 else c * k / 2 - 1) ->
      longer c k second (gamma_times c k l (x, y, z) (1, 0, 0)) = gamma_times c (2 * k) l (longer c k second (x, y, z)) (1, 0, 0)) /\
    (x = (if second then c * k - 1 else c * k / 2 - 1) ->
      gamma_times c (2 * k) l (longer c k second (x, y, z)) (1, 0, 0) =
        longer c k (negb second) (if second then c * k / 2 else 0, y, (z + y) mod c))) /\
  (forall q, is_vertex (Gamma c (2 * k) l) q ->
    exists second p, is_vertex (Gamma c k l) p /\ longer c k second p = q /\
      forall second' p', is_vertex (Gamma c k l) p' -> longer c k second' p' = q -> second' = second /\ p' = p).
Proof.
  intros c k l Hc Ev Hk Hl. destruct (longer_keeps c k l Hc Ev Hk Hl) as [A B]. split; [|exact B].
  intros second x y z V. destruct (A second x y z V) as (C & D & E). split; [exact C|]. split; [exact D|]. split; [exact E|].
  intros X. apply (longer_joins c k l second x y z); auto.
Qed.
