(* The distance of a network of words by a weighted automaton: near x y a says that the automaton f weighs the
   columns of the words x and y with a. Four conditions, each of which a weighted inclusion shows, make the least such a
   the distance; two of them and walks that are short enough, the diameter. *)

From Coq Require Import ZArith List Bool Lia.
From Topocert Require Import Graph Walk.
Import ListNotations.
Open Scope Z_scope.

(* ---------- In any graph of words ---------- *)

Section Words.
Context {A : Type}.
Variable g : graph.
Variable code : vertex g -> list A.
Variable is_word : list A -> Prop.
Variable edge : list A -> list A -> Prop.
Variable near : list A -> list A -> Z -> Prop.

Hypothesis g_decidable : decidable g.
Hypothesis code_word : forall v, is_vertex g v -> is_word (code v).
Hypothesis code_onto : forall x, is_word x -> exists v, is_vertex g v /\ code v = x.
Hypothesis code_once : forall u v, is_vertex g u -> is_vertex g v -> code u = code v -> u = v.
Hypothesis code_edge : forall u v, is_vertex g u -> is_vertex g v -> (adj g u v <-> edge (code u) (code v)).

Hypothesis zero : forall x, is_word x -> exists a, near x x a /\ a <= 0.
Hypothesis nonnegative : forall x y a, near x y a -> 0 <= a.
Hypothesis lipschitz : forall x z y a, is_word x -> is_word y -> edge x z -> near z y a -> exists b, near x y b /\ b <= a + 1.
Hypothesis descent : forall x y a, is_word x -> is_word y -> x <> y -> near x y a -> exists z b, is_word z /\ edge x z /\ near z y b /\ b <= a - 1.

Lemma near_walk : forall u v a, is_vertex g u -> is_vertex g v -> near (code u) (code v) a -> exists d, walk g u v d /\ d <= a.
Proof.
  enough (H : forall n u v a, is_vertex g u -> is_vertex g v -> near (code u) (code v) a -> (Z.to_nat a < n)%nat -> exists d, walk g u v d /\ d <= a).
  { intros u v a U V N; exact (H (Datatypes.S (Z.to_nat a)) u v a U V N (Nat.lt_succ_diag_r _)). }
  induction n as [|n IH]; intros u v a U V N L; [lia|]; pose proof (nonnegative _ _ _ N) as P.
  destruct (proj1 g_decidable u v) as [->|D].
  - exists 0; split; [apply walk_here, V | exact P].
  - assert (D' : code u <> code v) by (intros Q; apply D, code_once; assumption).
    destruct (descent (code u) (code v) a (code_word u U) (code_word v V) D' N) as (z & b & Z & E & M & B).
    destruct (code_onto z Z) as (w & I & <-); pose proof (nonnegative _ _ _ M) as P'.
    destruct (IH w v b I V M ltac:(lia)) as (d & R & Y); exists (d + 1); split; [|lia].
    apply walk_hop with w; [apply code_edge; assumption | exact R].
Qed.

Lemma walk_near u v d : walk g u v d -> exists a, near (code u) (code v) a /\ a <= d.
Proof.
  induction 1 as [v V|u v w d E R (a & N & B)]; [apply zero, code_word, V|].
  pose proof (adj_left E) as U; pose proof (adj_right E) as V; pose proof (walk_right g v w d R) as W.
  destruct (lipschitz (code u) (code v) (code w) a (code_word u U) (code_word w W) (proj1 (code_edge u v U V) E) N) as (b & M & C).
  exists b; split; [exact M | lia].
Qed.

(* The distance is the least weight. *)
Theorem distance_is u v d : is_vertex g u -> is_vertex g v ->
  (dist g u v d <-> near (code u) (code v) d /\ forall a, near (code u) (code v) a -> d <= a).
Proof.
  intros U V; split.
  - intros [R L]; destruct (walk_near u v d R) as (a & N & B).
    assert (K : forall a, near (code u) (code v) a -> d <= a).
    { intros b M; destruct (near_walk u v b U V M) as (e & R' & B'); specialize (L e R'); lia. }
    pose proof (K a N); replace d with a by lia; split; [exact N | intros b M; specialize (K b M); lia].
  - intros [N L]; destruct (near_walk u v d U V N) as (e & R & B).
    assert (K : forall e, walk g u v e -> d <= e).
    { intros b R'; destruct (walk_near u v b R') as (a & M & B'); specialize (L a M); lia. }
    pose proof (K e R); replace d with e by lia; split; [exact R | intros b R'; specialize (K b R'); lia].
Qed.

(* No two vertices are further than d, and some words are as far. *)
Theorem bounded_diameter d :
  (forall u v, is_vertex g u -> is_vertex g v -> exists e, walk g u v e /\ e <= d) ->
  (exists x y, is_word x /\ is_word y /\ forall a, near x y a -> d <= a) -> diameter g d.
Proof.
  intros H (x & y & X & Y & L).
  assert (K : forall u v, is_vertex g u -> is_vertex g v -> exists e, dist g u v e /\ e <= d).
  { intros u v U V; destruct (H u v U V) as (b & R & B); destruct (dist_exists g u v b g_decidable R) as (e & De & Be); exists e; split; [exact De | lia]. }
  split; [exact K|]; destruct (code_onto x X) as (u & U & <-); destruct (code_onto y Y) as (v & V & <-).
  destruct (K u v U V) as (e & De & Be); exists u, v.
  destruct (walk_near u v e (proj1 De)) as (a & N & B); specialize (L a N); replace d with e by lia; exact De.
Qed.

End Words.
