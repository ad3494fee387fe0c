(* Distances in what is left of a plain network when a vertex or a link is dead, and why it is enough to
   look beside what is dead. *)

From Coq Require Import ZArith Lia Bool Uint63 PArray List.
From Topocert Require Import Graph Walk CheckGraph CheckSymmetry CheckDistance Loop FaultsSays Ways.
Import ListNotations.
Open Scope Z_scope.

(* ---------- A search ---------- *)

(* The level of what is not met. *)
Definition unmet : int := 4194305%uint63.

Section Search.
Variable P : plain.
(* Whether the way from a vertex to a neighbour is dead. *)
Variable dead : int -> int -> bool.

Definition alive : graph := Graph int (ints (total P)) (fun u v => In v (row P u) /\ dead u v = false).

Definition meet (level v : int) (s : array int * list int) (w : int) : array int * list int :=
  let (t, next) := s in
  if (t.[w] =? unmet)%uint63 then if dead v w then s else (t.[w <- level], w :: next) else s.

(* Breadth first, until the targets have been met: the levels, and what has been met. *)
Fixpoint search_on (fuel : nat) (targets : list int) (level : int) (front : list int) (t : array int) (met : list int) : array int * list int :=
  match fuel, front with
  | S k, _ :: _ =>
    if forallb (fun b => negb (t.[b] =? unmet)%uint63) targets then (t, met)
    else
      let (t, next) := fold_left (fun s v => fold_left (meet level v) (row P v) s) front (t, []) in
      search_on k targets (level + 1)%uint63 next t (rev_append next met)
  | _, _ => (t, met)
  end.

(* In the table [blank] nothing has been met. *)
Definition search (fuel : nat) (blank : array int) (targets : list int) (s : int) : array int * list int :=
  search_on fuel targets 1 [s] (blank.[s <- 0%uint63]) [s].

(* Levels are right, up to the limit. *)
Definition ball_right (s : int) (t : array int) (met : list int) (limit : int) : bool :=
  let n := total P in
  (s <? n)%uint63 && (t.[s] =? 0)%uint63 && forallb (fun v =>
    let l := t.[v] in let near := row P v in
    (v <? n)%uint63 && (l <? n)%uint63 &&
    ((v =? s)%uint63 || existsb (fun w => let k := t.[w] in (k <? l)%uint63 && (k + 1 =? l)%uint63 && negb (dead v w)) near) &&
    (if (l <? limit)%uint63 then forallb (fun w => (t.[w] <=? l + 1)%uint63 || dead v w) near else true)) met.

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

(* All that has a level is in the list. *)
Definition listed (t : array int) (l : list int) : Prop := forall x, t.[x] <> unmet -> In x l.

Lemma search_on_listed fuel targets : forall level front t met, listed t met ->
  listed (fst (search_on fuel targets level front t met)) (snd (search_on fuel targets level front t met)).
Proof.
  induction fuel as [|k IH]; intros level front t met L; [exact L|]; cbn [search_on]; destruct front as [|v front]; [exact L|].
  destruct (forallb _ targets); [exact L|].
  set (step := fun s v => fold_left (meet level v) (row P v) s).
  assert (M : forall v s w, listed (fst s) (snd s ++ met) -> listed (fst (meet level v s w)) (snd (meet level v s w) ++ met)).
  { intros u [t' next] w H; unfold meet; destruct (t'.[w] =? unmet)%uint63; [|exact H]; destruct (dead u w); [exact H|]; cbn [fst snd] in *.
    intros x X; destruct (get_set_cases t' w x level) as [E|[<- _]]; [right; apply H; congruence | left; reflexivity]. }
  assert (G : forall l s, listed (fst s) (snd s ++ met) -> listed (fst (fold_left step l s)) (snd (fold_left step l s) ++ met)).
  { induction l as [|u l IHl]; intros s H; [exact H|]; cbn [fold_left]; apply IHl; unfold step; clear IHl; revert s H.
    induction (row P u) as [|w r IHr]; intros s H; [exact H|]; cbn [fold_left]; apply IHr, M, H. }
  specialize (G (v :: front) (t, []) L); destruct (fold_left step (v :: front) (t, [])) as [t' next]; cbn [fst snd] in G.
  apply IH; intros x X; rewrite rev_append_rev; apply G in X; apply in_app_or in X; apply in_or_app; destruct X as [X|X]; [left; apply -> in_rev; exact X | right; exact X].
Qed.

Lemma search_listed fuel blank targets s : (forall x, blank.[x] = unmet) -> listed (fst (search fuel blank targets s)) (snd (search fuel blank targets s)).
Proof.
  intros B; apply search_on_listed; intros x X; destruct (get_set_cases blank s x 0%uint63) as [E|[<- _]]; [exfalso; apply X; rewrite E; apply B | left; reflexivity].
Qed.

Lemma ball_sound s t met limit : listed t met -> ball_right s t met limit = true -> forall v, to_Z v < to_Z (total P) ->
  (to_Z t.[v] < to_Z (total P) -> to_Z t.[v] <= to_Z limit -> dist alive s v (to_Z t.[v])) /\
  (to_Z (total P) <= to_Z t.[v] -> to_Z (total P) <= to_Z limit -> ~ joined alive s v).
Proof.
  intros LI; unfold ball_right; rewrite !andb_true_iff, ltb_true, int_eqb_eq; intros [[S Z0] C]; rewrite forallb_forall in C.
  pose proof (total_some W) as N; set (n := to_Z (total P)) in *; assert (U : to_Z unmet = 4194305) by reflexivity.
  assert (H : forall v, t.[v] <> unmet -> to_Z v < n /\ to_Z t.[v] < n /\
      (v = s \/ exists w, adj alive v w /\ to_Z t.[w] + 1 = to_Z t.[v]) /\
      (to_Z t.[v] < to_Z limit -> forall w, adj alive v w -> to_Z t.[w] <= to_Z t.[v] + 1)).
  { intros v V; apply LI, C in V; cbv zeta in V; rewrite !andb_true_iff, !ltb_true, orb_true_iff, int_eqb_eq in V; destruct V as [[[V L] D] E].
    split; [exact V|]; split; [exact L|]; split.
    - destruct D as [D|D]; [left; exact D | right]; apply existsb_exists in D; destruct D as (w & I & D).
      rewrite !andb_true_iff, ltb_true, int_eqb_eq, negb_true_iff in D; destruct D as [[K D] A]; exists w; split.
      + apply alive_adj; split; [apply numbers_adj; auto | exact A].
      + rewrite <- D; symmetry; apply (int_succ _ n); [fold n in L|]; lia.
    - intros X w A; rewrite (proj2 (ltb_true _ _) X), forallb_forall in E; apply alive_adj in A; destruct A as [A B]; apply numbers_adj in A; [|exact W]; destruct A as [_ I].
      specialize (E w I); rewrite B, orb_false_r in E; apply Uint63.leb_spec in E; rewrite (int_succ _ n) in E by (fold n in L; lia); exact E. }
  assert (M : forall v, to_Z t.[v] < n -> t.[v] <> unmet) by (intros v V E; rewrite E, U in V; lia).
  assert (L : forall k v, to_Z t.[v] < n -> to_Z t.[v] <= Z.of_nat k -> walk alive s v (to_Z t.[v])).
  { induction k as [|k IH]; intros v X K; destruct (H v (M v X)) as (V & _ & [->|(w & A & E)] & _);
      try (rewrite Z0; constructor; apply in_ints; exact S).
    - pose proof (int_range t.[w]); lia.
    - rewrite <- E; apply walk_app with w; [apply IH; lia | apply walk_one, adj_sym, A]. }
  intros v V; split; [intros X Y | intros X Y (d & D)].
  - apply dist_by_potential with (f := fun v => Z.min (to_Z t.[v]) (to_Z limit)).
    + intros a b A; destruct (Z.le_gt_cases (to_Z limit) (to_Z t.[a])) as [T|T]; [lia|].
      destruct (int_dec t.[a] unmet) as [E|E].
      * assert (Q : to_Z t.[b] <= 4194305); [|rewrite E, U in *; lia].
        destruct (int_dec t.[b] unmet) as [F|F]; [rewrite F; lia | destruct (H b F) as (_ & F' & _); lia].
      * destruct (H a E) as (_ & _ & _ & G); specialize (G T b A); lia.
    + apply (L (Z.to_nat (to_Z t.[v])) v X); pose proof (int_range t.[v]); lia.
    + rewrite Z0; change (to_Z 0) with 0; pose proof (int_range limit); lia.
  - assert (G : to_Z t.[s] < n -> to_Z t.[v] < n); [|rewrite Z0 in G; change (to_Z 0) with 0 in G; lia].
    assert (K : forall a b, adj alive a b -> to_Z t.[a] < n -> to_Z t.[b] < n).
    { intros a b A F; destruct (H a (M a F)) as (_ & _ & _ & G); specialize (G ltac:(lia) b A).
      assert (E : t.[b] <> unmet) by (intros E; rewrite E, U in G; lia); exact (proj1 (proj2 (H b E))). }
    clear - D K; induction D as [|u w v d A D IH]; [auto|]; intros F; apply IH, (K u w A F).
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
