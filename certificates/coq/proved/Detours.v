(* Distances in what is left of a plain network when a vertex or a link is dead, and why it is enough to
   look beside what is dead. *)

From Coq Require Import ZArith Lia Bool Uint63 PArray List.
From Topocert Require Import Graph Walk CheckGraph CheckSymmetry CheckDistance Loop FaultsSays Ways.
Import ListNotations.
Open Scope Z_scope.

(* ---------- A search ---------- *)

Section Search.
Variable P : plain.
(* Whether the way from a vertex to a neighbour is dead. *)
Variable dead : int -> int -> bool.

Definition alive : graph := Graph int (ints (total P)) (fun u v => In v (row P u) /\ dead u v = false).

(* Breadth first: levels; of what is not reached, N. *)
Fixpoint search_on (fuel : nat) (level : int) (front : list int) (t : array int) : array int :=
  match fuel, front with
  | S k, _ :: _ =>
    let (t, next) := fold_left (fun s v => fold_left (fun (s : array int * list int) w =>
      let (t, next) := s in
      if (t.[w] =? total P)%uint63 then if dead v w then s else (t.[w <- level], w :: next) else s) (row P v) s) front (t, []) in
    search_on k (level + 1)%uint63 next t
  | _, _ => t
  end.

Definition search (s : int) : array int :=
  search_on (Z.to_nat (to_Z (total P))) 1 [s] ((make (total P) (total P)).[s <- 0%uint63]).

Definition search_right (s : int) (t : array int) : bool :=
  let n := total P in
  (s <? n)%uint63 && (t.[s] =? 0)%uint63 && all n (fun v =>
    let l := t.[v] in
    if (l <? n)%uint63 then
      ((v =? s)%uint63 || existsb (fun w => let k := t.[w] in (k <? l)%uint63 && (k + 1 =? l)%uint63 && negb (dead v w)) (row P v)) &&
      forallb (fun w => (t.[w] <=? l + 1)%uint63 || dead v w) (row P v)
    else forallb (fun w => negb (t.[w] <? n)%uint63 || dead v w) (row P v)).

Hypothesis W : good_plain P.
Hypothesis Both : forall u v, dead u v = dead v u.

Lemma alive_adj u v : adj alive u v <-> adj (Numbers P) u v /\ dead u v = false.
Proof.
  split.
  - intros (U & V & D & [[A B]|[A B]]); (split; [apply numbers_adj; [exact W|]; split; [apply in_ints, U|] | ]).
    + exact A.
    + exact B.
    + apply (row_back W); [apply in_ints, V | exact A].
    + rewrite Both; exact B.
  - intros [A B]; split; [exact (adj_left A)|]; split; [exact (adj_right A)|]; split; [exact (adj_differ A)|]; left; split; [|exact B].
    apply numbers_adj in A; [apply A | exact W].
Qed.

Lemma search_sound s t : search_right s t = true -> forall v, to_Z v < to_Z (total P) ->
  (to_Z t.[v] < to_Z (total P) -> dist alive s v (to_Z t.[v])) /\ (to_Z (total P) <= to_Z t.[v] -> ~ joined alive s v).
Proof.
  unfold search_right; rewrite !andb_true_iff, ltb_true, int_eqb_eq; intros [[S Z0] C].
  pose proof (total_some W) as N; set (n := to_Z (total P)) in *.
  assert (H : forall v, to_Z v < n -> if (t.[v] <? total P)%uint63 then
      (v = s \/ exists w, adj alive v w /\ to_Z t.[w] + 1 = to_Z t.[v]) /\ (forall w, adj alive v w -> to_Z t.[w] <= to_Z t.[v] + 1)
    else forall w, adj alive v w -> n <= to_Z t.[w]).
  { intros v V; apply (all_sound _ _ C) in V as D; cbv beta zeta in D; destruct (Uint63.ltbP t.[v] (total P)) as [L|L].
    - apply andb_true_iff in D; destruct D as [D E]; rewrite orb_true_iff, int_eqb_eq in D; rewrite forallb_forall in E; split.
      + destruct D as [D|D]; [left; exact D | right]; apply existsb_exists in D; destruct D as (w & I & D).
        rewrite !andb_true_iff, ltb_true, int_eqb_eq, negb_true_iff in D; destruct D as [[K D] A]; exists w; split.
        * apply alive_adj; split; [apply numbers_adj; auto | exact A].
        * rewrite <- D; symmetry; apply (int_succ _ n); lia.
      + intros w A; apply alive_adj in A; destruct A as [A B]; apply numbers_adj in A; [|exact W]; destruct A as [_ I].
        specialize (E w I); rewrite B, orb_false_r in E; apply Uint63.leb_spec in E; rewrite (int_succ _ n) in E by lia; exact E.
    - rewrite forallb_forall in D; intros w A; apply alive_adj in A; destruct A as [A B]; apply numbers_adj in A; [|exact W]; destruct A as [_ I].
      specialize (D w I); rewrite B, orb_false_r in D; apply negb_true_iff in D; destruct (Uint63.ltbP t.[w] (total P)); [discriminate | lia]. }
  assert (L : forall k v, to_Z v < n -> to_Z t.[v] < n -> to_Z t.[v] <= Z.of_nat k -> walk alive s v (to_Z t.[v])).
  { induction k as [|k IH]; intros v V X K; pose proof (H v V) as D; rewrite (proj2 (ltb_true _ _) X) in D; destruct D as [[->|(w & A & E)] _];
      try (rewrite Z0; constructor; apply in_ints; exact S).
    - pose proof (int_range t.[w]); lia.
    - rewrite <- E; apply walk_app with w; [apply IH; [apply in_ints, (adj_right A) | lia | lia] | apply walk_one, adj_sym, A]. }
  assert (F : forall a b, adj alive a b -> (to_Z t.[a] < n <-> to_Z t.[b] < n)).
  { assert (G : forall a b, adj alive a b -> to_Z t.[a] < n -> to_Z t.[b] < n).
    { intros a b A X; pose proof (H b (proj1 (in_ints _ _) (adj_right A))) as D; destruct (Uint63.ltbP t.[b] (total P)) as [Y|Y]; [exact Y|].
      apply adj_sym in A; specialize (D a A); lia. }
    intros a b A; split; apply G; [exact A | apply adj_sym, A]. }
  intros v V; split.
  - intros X; apply dist_by_potential with (f := fun v => if (t.[v] <? total P)%uint63 then to_Z t.[v] else 0).
    + intros a b A; pose proof (F a b A) as E; pose proof (H a (proj1 (in_ints _ _) (adj_left A))) as D.
      destruct (Uint63.ltbP t.[a] (total P)) as [Y|Y]; destruct (Uint63.ltbP t.[b] (total P)) as [Z1|Z1]; try (exfalso; fold n in Y, Z1; lia); [|lia].
      destruct D as [_ D]; specialize (D b A); lia.
    + apply (L (Z.to_nat (to_Z t.[v])) v V X); pose proof (int_range t.[v]); lia.
    + rewrite (proj2 (ltb_true _ _) X), Z0; change (0 <? total P)%uint63 with (0 <? total P)%uint63.
      destruct (Uint63.ltbP 0 (total P)); change (to_Z 0) with 0 in *; lia.
  - intros X (d & D); assert (Y : to_Z t.[s] < n <-> to_Z t.[v] < n).
    { clear - F D; induction D as [|u w v d A D IH]; [reflexivity|]; rewrite <- IH; apply F, A. }
    rewrite Z0 in Y; change (to_Z 0) with 0 in Y; lia.
Qed.

End Search.

Lemma walk_same (V : Type) (l : list V) (r r' : V -> V -> Prop) :
  (forall u v, adj (Graph V l r) u v -> adj (Graph V l r') u v) -> forall u v d, walk (Graph V l r) u v d -> walk (Graph V l r') u v d.
Proof. intros A u v d H; induction H; [constructor; assumption | econstructor; eauto]. Qed.

Lemma dist_same (V : Type) (l : list V) (r r' : V -> V -> Prop) :
  (forall u v, adj (Graph V l r) u v <-> adj (Graph V l r') u v) -> forall u v d, dist (Graph V l r) u v d -> dist (Graph V l r') u v d.
Proof.
  intros A u v d [X Y]; split; [revert X; apply walk_same; intros; apply A; assumption|].
  intros e E; apply Y; revert E; apply walk_same; intros; apply A; assumption.
Qed.

Lemma joined_same (V : Type) (l : list V) (r r' : V -> V -> Prop) :
  (forall u v, adj (Graph V l r) u v <-> adj (Graph V l r') u v) -> forall u v, joined (Graph V l r) u v -> joined (Graph V l r') u v.
Proof. intros A u v (d & D); exists d; revert D; apply walk_same; intros; apply A; assumption. Qed.

Lemma alive_decidable P dead : decidable (alive P dead).
Proof.
  split; intros u v; [destruct (int_dec u v); [left | right]; assumption|]; simpl.
  destruct (among v (row P u)) eqn:A; [apply among_spec in A | right; intros [B _]; apply among_spec in B; congruence].
  destruct (dead u v); [right; intros [_ B]; discriminate | left; auto].
Qed.

(* Under an automorphism, the ways that are dead go to those that are dead. *)
Lemma alive_moved P dead dead' f h : good_plain P -> (forall u v, dead u v = dead v u) -> (forall u v, dead' u v = dead' v u) ->
  symmetry (Numbers P) f h -> (forall a b, is_vertex (Numbers P) a -> is_vertex (Numbers P) b -> dead' (f a) (f b) = dead a b) ->
  forall u v d, walk (alive P dead) u v d -> walk (alive P dead') (f u) (f v) d.
Proof.
  intros W B B' (Y1 & _ & Y3 & _) H u v d X; induction X as [v V|u v w d A X IH]; [constructor; apply (Y1 v V)|].
  apply walk_hop with (f v); [|exact IH]; apply (alive_adj P dead W B) in A; destruct A as [A D]; apply (alive_adj P dead' W B'); split; [apply Y3, A|].
  rewrite H; [exact D | exact (adj_left A) | exact (adj_right A)].
Qed.

(* ---------- A dead vertex ---------- *)

Definition node_dead (f u v : int) : bool := (u =? f)%uint63 || (v =? f)%uint63.

Lemma node_dead_back f u v : node_dead f u v = node_dead f v u.
Proof. apply orb_comm. Qed.

Section Node.
Variable P : plain.
Hypothesis W : good_plain P.
Variable f : int.

Notation g := (Numbers P).
Notation A := (alive P (node_dead f)).

Lemma node_adj u v : adj A u v <-> adj g u v /\ u <> f /\ v <> f.
Proof. rewrite (alive_adj P _ W (node_dead_back f)); unfold node_dead; rewrite orb_false_iff, !int_eqb_neq; reflexivity. Qed.

Lemma node_same u v : adj A u v <-> adj (without_node g f) u v.
Proof.
  rewrite node_adj; split.
  - intros (X & Y & Z); split; [exact (adj_left X)|]; split; [exact (adj_right X)|]; split; [exact (adj_differ X)|]; left; simpl; auto.
  - intros (_ & _ & _ & [(X & Y & Z)|(X & Y & Z)]); [auto | split; [apply adj_sym, X | auto]].
Qed.

Lemma first_visit s t x : walk g s t x -> s <> f ->
  walk A s t x \/ exists p a q, walk A s a p /\ adj g a f /\ walk g f t q /\ p + 1 + q = x.
Proof.
  induction 1 as [v V|u v w d D X IH]; intros N; [left; constructor; exact V|].
  destruct (int_dec v f) as [->|M].
  - right; exists 0, u, d; split; [constructor; exact (adj_left D)|]; split; [exact D|]; split; [exact X | lia].
  - assert (E : adj A u v) by (apply node_adj; auto); destruct (IH M) as [Y|(p & a & q & Y & Z & Q & L)].
    + left; apply walk_hop with v; assumption.
    + right; exists (p + 1), a, q; split; [apply walk_hop with v; assumption|]; split; [exact Z|]; split; [exact Q | lia].
Qed.

Lemma never_there u d : walk A u f d -> u = f.
Proof.
  intros X; apply walk_rev in X; destruct (Z.eq_dec d 0) as [->|N]; [symmetry; exact (walk_zero _ _ _ X)|].
  apply walk_first in X; [|exact N]; destruct X as (w & Y & _); apply node_adj in Y; destruct Y as (_ & Y & _); contradiction.
Qed.

Theorem node_detour d : 0 <= d ->
  (forall a b, adj g a f -> adj g b f -> a <> b -> ~ adj g a b -> exists y, walk A a b y /\ y <= d + 2) ->
  forall s t x, s <> f -> t <> f -> walk g s t x -> exists y, walk A s t y /\ y <= x + d.
Proof.
  intros D B s t x S T X; destruct (first_visit s t x X S) as [Y|(p & a & q & Y & AF & Q & L)]; [exists x; split; [exact Y | lia]|].
  apply walk_rev in Q; destruct (first_visit t f q Q T) as [Z|(r & b & k & Z & BF & K & M)]; [apply never_there in Z; contradiction|].
  pose proof (walk_nonneg _ _ _ _ K) as KN; apply walk_rev in Z.
  destruct (int_dec a b) as [->|N]; [exists (p + r); split; [apply walk_app with b; assumption | lia]|].
  destruct (among b (row P a)) eqn:R.
  - apply among_spec in R; assert (AB : adj A a b).
    { apply node_adj; split; [apply numbers_adj; [exact W|]; split; [apply in_ints, (adj_left AF) | exact R]|]; split; [exact (adj_differ AF) | exact (adj_differ BF)]. }
    exists (p + (1 + r)); split; [|lia]; apply walk_app with a; [exact Y|]; apply walk_app with b; [apply walk_one, AB | exact Z].
  - destruct (B a b AF BF N) as (y & V & E); [intros AB; apply numbers_adj in AB; [|exact W]; destruct AB as [_ AB]; apply among_spec in AB; congruence|].
    exists (p + (y + r)); split; [|lia]; apply walk_app with a; [exact Y|]; apply walk_app with b; assumption.
Qed.

End Node.

(* ---------- A dead link ---------- *)

Definition link_dead (a b u v : int) : bool := (u =? a)%uint63 && (v =? b)%uint63 || (u =? b)%uint63 && (v =? a)%uint63.

Lemma link_dead_back a b u v : link_dead a b u v = link_dead a b v u.
Proof. unfold link_dead; destruct (u =? a)%uint63, (v =? b)%uint63, (u =? b)%uint63, (v =? a)%uint63; reflexivity. Qed.

Lemma link_dead_false a b u v : link_dead a b u v = false <-> ~ (u = a /\ v = b) /\ ~ (u = b /\ v = a).
Proof.
  unfold link_dead; rewrite orb_false_iff, <- !not_true_iff_false, !andb_true_iff, !int_eqb_eq; reflexivity.
Qed.

Section Line.
Variable P : plain.
Hypothesis W : good_plain P.
Variables a b : int.

Notation g := (Numbers P).
Notation A := (alive P (link_dead a b)).

Lemma line_same u v : adj A u v <-> adj (without_link g a b) u v.
Proof. rewrite (alive_adj P _ W (link_dead_back a b)), link_dead_false; symmetry; exact (without_link_adj g a b u v). Qed.

Lemma first_use s t x : walk g s t x ->
  walk A s t x \/ exists p q, (walk A s a p /\ walk g b t q \/ walk A s b p /\ walk g a t q) /\ p + 1 + q = x.
Proof.
  induction 1 as [v V|u v w d D X IH]; [left; constructor; exact V|].
  destruct (link_dead a b u v) eqn:E.
  - right; exists 0, d; split; [|lia]; unfold link_dead in E; rewrite orb_true_iff, !andb_true_iff, !int_eqb_eq in E.
    destruct E as [[-> ->]|[-> ->]]; [left | right]; (split; [constructor; exact (adj_left D) | exact X]).
  - assert (Y : adj A u v) by (apply (alive_adj P _ W (link_dead_back a b)); auto).
    destruct IH as [Z|(p & q & Z & L)]; [left; apply walk_hop with v; assumption|].
    right; exists (p + 1), q; split; [|lia]; destruct Z as [[Z Q]|[Z Q]]; [left | right]; (split; [apply walk_hop with v; assumption | exact Q]).
Qed.

Theorem line_detour d : 0 <= d -> (exists y, walk A a b y /\ y <= d + 1) ->
  forall s t x, walk g s t x -> exists y, walk A s t y /\ y <= x + d.
Proof.
  intros D (y & B & L) s t x X; destruct (first_use s t x X) as [Y|(p & q & Y & M)]; [exists x; split; [exact Y | lia]|].
  assert (E : exists c e, walk A s c p /\ walk g e t q /\ walk A c e y /\ (c = a /\ e = b \/ c = b /\ e = a)).
  { destruct Y as [[Y Q]|[Y Q]]; [exists a, b | exists b, a]; repeat split; auto; apply walk_rev, B. }
  destruct E as (c & e & Y1 & Q & C & E); apply walk_rev in Q; destruct (first_use t e q Q) as [Z|(r & k & Z & K)].
  - exists (p + (y + q)); split; [|lia]; apply walk_app with c; [exact Y1|]; apply walk_app with e; [exact C | apply walk_rev, Z].
  - assert (F : 0 <= k) by (destruct Z as [[_ Z]|[_ Z]]; exact (walk_nonneg _ _ _ _ Z)).
    assert (Z' : walk A t c r \/ walk A t e r) by (destruct Z as [[Z _]|[Z _]], E as [[-> ->]|[-> ->]]; auto).
    destruct Z' as [Z'|Z']; apply walk_rev in Z'.
    + exists (p + r); split; [apply walk_app with c; assumption | lia].
    + exists (p + (y + r)); split; [|lia]; apply walk_app with c; [exact Y1|]; apply walk_app with e; assumption.
Qed.

End Line.
