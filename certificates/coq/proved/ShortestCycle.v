(* Shortest cycles by distances from one vertex: a cycle through it is no shorter than some link
   within a level, or some vertex with two neighbours one level below, says; and there is a cycle no
   longer than that. *)

From Coq Require Import ZArith Lia List.
From Topocert Require Import Graph Walk Girth.
Import ListNotations.
Open Scope Z_scope.

Lemma last_cons {A} (l : list A) : forall y x, last (y :: l) x = last l y.
Proof.
  induction l as [|z l IH]; intros y x; [reflexivity|].
  change (last (y :: z :: l) x) with (last (z :: l) x); rewrite (IH z x), (IH z y); reflexivity.
Qed.

Section Cycles.
Variable g : graph.

Lemma path_join l : forall x y m, path g (x :: l) -> path g (y :: m) -> adj g (last l x) y -> path g (x :: l ++ y :: m).
Proof.
  induction l as [|a l IH]; intros x y m P Q A; [split; assumption|]; destruct P as [B P]; split; [exact B|].
  rewrite last_cons in A; apply (IH a y m P Q A).
Qed.

Lemma last_app_one {A} (l : list A) w d : last (l ++ [w]) d = w.
Proof. induction l as [|a l IH]; [reflexivity|]; cbn [app last]; destruct (l ++ [w]) eqn:E; [destruct l; discriminate | exact IH]. Qed.

(* A closed path leads back to its start. *)
Lemma closed_walk s l : forall x, path g (x :: l) -> adj g (last l x) s -> walk g x s (Z.of_nat (length l) + 1).
Proof.
  induction l as [|y l IH]; intros x P A; [apply walk_one, A|]; destruct P as [B P]; cbn [length].
  replace (Z.of_nat (S (length l)) + 1) with ((Z.of_nat (length l) + 1) + 1) by lia; apply walk_hop with y; [exact B|]; rewrite last_cons in A; apply IH; assumption.
Qed.

Lemma dist_down s u k : 0 <= k -> dist g s u (k + 1) -> exists v, adj g u v /\ dist g s v k.
Proof.
  intros K [X M]; apply walk_rev in X; apply walk_first in X; [|lia]; destruct X as (v & A & X); exists v; split; [exact A|].
  replace (k + 1 - 1) with k in X by lia; split; [apply walk_rev, X|]; intros e E.
  enough (k + 1 <= e + 1) by lia; apply M, walk_app with v; [exact E | apply walk_one, adj_sym, A].
Qed.

Variable s : vertex g.
Hypothesis same : forall a b : vertex g, {a = b} + {a <> b}.

(* From a vertex to another one of the same level, all vertices between below. *)
Lemma between k : forall u w, dist g s u (Z.of_nat k) -> dist g s w (Z.of_nat k) -> u <> w ->
  exists l, path g (u :: l) /\ last l u = w /\ NoDup (u :: l) /\ (forall x, In x (u :: l) -> exists d, dist g s x d /\ d <= Z.of_nat k) /\
    2 <= Z.of_nat (length l) <= 2 * Z.of_nat k.
Proof.
  induction k as [|k IH]; intros u w U X N.
  - exfalso; apply N; apply dist_zero in U, X; congruence.
  - assert (Above : forall v x d, dist g s v (Z.of_nat (S k)) -> dist g s x d -> d <= Z.of_nat k -> v <> x).
    { intros v x d A B L ->; pose proof (dist_unique g s x _ _ A B); lia. }
    assert (U' := U); assert (X' := X); replace (Z.of_nat (S k)) with (Z.of_nat k + 1) in U, X by lia.
    apply dist_down in U, X; [|lia..]; destruct U as (u' & A & U), X as (w' & B & X).
    assert (Two : forall l, path g (u :: u' :: l) -> last l u' = w' -> NoDup (u' :: l) -> (forall x, In x (u' :: l) -> exists d, dist g s x d /\ d <= Z.of_nat k) ->
      0 <= Z.of_nat (length l) <= 2 * Z.of_nat k -> exists l, path g (u :: l) /\ last l u = w /\ NoDup (u :: l) /\
      (forall x, In x (u :: l) -> exists d, dist g s x d /\ d <= Z.of_nat (S k)) /\ 2 <= Z.of_nat (length l) <= 2 * Z.of_nat (S k)).
    { intros l P L D H R; exists (u' :: l ++ [w]); split; [|split; [|split; [|split]]].
      - destruct P as [P Q]; split; [exact P|]; apply path_join; [exact Q | exact I | rewrite L; apply adj_sym, B].
      - rewrite last_cons; apply last_app_one.
      - constructor.
        + change (u' :: l ++ [w]) with ((u' :: l) ++ [w]); rewrite in_app_iff; intros [J|[J|[]]]; [|congruence].
          destruct (H u J) as (d & E & M); exact (Above u u d U' E M eq_refl).
        + apply (NoDup_app_intro (u' :: l) [w]); [exact D | repeat constructor; intros [] | intros x J [<-|[]]].
          destruct (H w J) as (d & E & M); exact (Above w w d X' E M eq_refl).
      - intros x [<-|J]; [exists (Z.of_nat (S k)); split; [exact U' | lia]|].
        change (u' :: l ++ [w]) with ((u' :: l) ++ [w]) in J; rewrite in_app_iff in J; destruct J as [J|[<-|[]]].
        + destruct (H x J) as (d & E & M); exists d; split; [exact E | lia].
        + exists (Z.of_nat (S k)); split; [exact X' | lia].
      - cbn [length]; rewrite app_length; cbn [length]; lia. }
    destruct (same u' w') as [E|E].
    + apply (Two []); [split; [exact A | exact I] | exact E | repeat constructor; intros [] | | cbn [length]; lia].
      intros x [<-|[]]; exists (Z.of_nat k); split; [exact U | lia].
    + destruct (IH u' w' U X E) as (l & P & L & D & H & R); apply (Two l); [split; [exact A | exact P] | exact L | exact D | exact H | lia].
Qed.

(* A link within a level. *)
Lemma cycle_by_link u w d : adj g u w -> dist g s u d -> dist g s w d -> exists a l, cycle g a l /\ Z.of_nat (length (a :: l)) <= 2 * d + 1.
Proof.
  intros A U X; pose proof (dist_nonneg g _ _ _ U) as D; rewrite <- (Z2Nat.id d D) in U, X.
  destruct (between (Z.to_nat d) u w U X (adj_differ A)) as (l & P & L & N & _ & R); exists u, l; split; [|cbn [length]; lia].
  split; [lia|]; split; [exact N|]; split; [exact P | rewrite L; apply adj_sym, A].
Qed.

(* A vertex with two neighbours one level below. *)
Lemma cycle_by_vertex v u w d : adj g v u -> adj g v w -> u <> w -> dist g s u d -> dist g s w d -> dist g s v (d + 1) ->
  exists a l, cycle g a l /\ Z.of_nat (length (a :: l)) <= 2 * (d + 1).
Proof.
  intros A B N U X V; pose proof (dist_nonneg g _ _ _ U) as D; rewrite <- (Z2Nat.id d D) in U, X.
  destruct (between (Z.to_nat d) u w U X N) as (l & P & L & O & H & R); exists v, (u :: l); split; [|cbn [length]; lia].
  split; [cbn [length]; lia|]; split; [|split].
  - constructor; [|exact O]; intros I; destruct (H v I) as (e & E & M); pose proof (dist_unique g s v _ _ V E); lia.
  - split; [exact A | exact P].
  - rewrite last_cons, L; apply adj_sym, B.
Qed.

(* What is met on a cycle through the vertex that distances are from. *)
Definition met (most : Z) : Prop :=
  (exists u w d, adj g u w /\ dist g s u d /\ dist g s w d /\ 2 * d + 1 <= most) \/
  (exists v u w d, adj g v u /\ adj g v w /\ u <> w /\ dist g s u d /\ dist g s w d /\ dist g s v (d + 1) /\ 2 * (d + 1) <= most).

Hypothesis known : forall v d, walk g s v d -> exists e, dist g s v e.

Lemma met_along l : forall x p i, path g (x :: l) -> adj g (last l x) s -> dist g s x i -> adj g p x -> dist g s p (i - 1) ->
  NoDup (p :: x :: l) -> p <> s \/ l <> [] -> met (i + Z.of_nat (length l) + 1).
Proof.
  induction l as [|y l IH]; intros x p i P A X B Q N O.
  - exfalso; destruct O as [O|O]; [|apply O; reflexivity]; apply O; cbn [last] in A.
    pose proof (dist_walk_le g s x i 1 X (walk_one g s x (adj_sym A))) as L; pose proof (dist_nonneg g _ _ _ Q) as M.
    replace (i - 1) with 0 in Q by lia; symmetry; apply (dist_zero g s p Q).
  - destruct P as [C P]; assert (Xw : walk g s y (i + 1)) by (apply walk_app with x; [apply X | apply walk_one, C]).
    destruct (known y _ Xw) as [j Y].
    rewrite last_cons in A; rename A into Last.
    pose proof (dist_walk_le g s y j _ Y (walk_rev g _ _ _ (closed_walk s l y P Last))) as K.
    pose proof (dist_walk_le g s y j _ Y Xw) as L.
    assert (M : i <= j + 1).
    { apply (dist_walk_le g s x i _ X), walk_app with y; [apply Y | apply walk_one, adj_sym, C]. }
    assert (D : j = i + 1 \/ j = i \/ j = i - 1) by lia; cbn [length]; destruct D as [->|[->| ->]].
    + replace (i + Z.of_nat (S (length l)) + 1) with ((i + 1) + Z.of_nat (length l) + 1) by lia.
      apply (IH y x (i + 1)); auto; [replace (i + 1 - 1) with i by lia; exact X | inversion N; assumption|].
      left; intros ->; pose proof (dist_nonneg g _ _ _ Q); destruct X as [_ X]; specialize (X 0 (walk_here g s (adj_right Last))); lia.
    + left; exists x, y, i; repeat (split; [assumption|]); lia.
    + right; exists x, p, y, (i - 1); replace (i - 1 + 1) with i by lia; split; [apply adj_sym, B|]; split; [exact C|]; split.
      * intros ->; inversion N as [|a b F _]; apply F; right; left; reflexivity.
      * repeat (split; [assumption|]); lia.
Qed.

Lemma met_on_cycle l : cycle g s l -> met (Z.of_nat (length (s :: l))).
Proof.
  intros (L & N & P & A); destruct l as [|x l]; [cbn [length] in L; lia|]; destruct P as [B P].
  replace (Z.of_nat (length (s :: x :: l))) with (1 + Z.of_nat (length l) + 1) by (cbn [length]; lia).
  apply (met_along l x s); auto.
  - rewrite last_cons in A; exact A.
  - apply dist_one, B.
  - apply dist_self, (adj_left B).
  - right; intros ->; cbn [length] in L; lia.
Qed.

End Cycles.

(* An automorphism takes cycles to cycles. *)
Lemma cycle_moved g f u l : NoDup (vertices g) -> automorphism g f -> cycle g u l -> cycle g (f u) (map f l).
Proof.
  intros N A (L & D & P & C); split; [rewrite map_length; exact L|]; split; [|split].
  - change (f u :: map f l) with (map f (u :: l)); apply NoDup_map_inj; [|exact D]; intros a b I J.
    assert (V : forall x, In x (u :: l) -> is_vertex g x).
    { revert P C; clear; intros P C; assert (U : is_vertex g u) by (apply (adj_right C)); clear C; intros x X; revert u P U X.
      induction l as [|y l IH]; intros u P U X; [destruct X as [<-|[]]; exact U|]; destruct P as [B P], X as [<-|X]; [exact U|].
      apply (IH y P (adj_right B) X). }
    apply (automorphism_injective g f a b N A); apply V; assumption.
  - clear D C L; change (f u :: map f l) with (map f (u :: l)); revert u P; induction l as [|y l IH]; intros u P; [exact I|].
    destruct P as [B P]; split; [apply automorphism_adj; assumption | apply (IH y P)].
  - replace (last (map f l) (f u)) with (f (last l u)); [apply automorphism_adj; assumption|].
    clear; revert u; induction l as [|y l IH]; intros u; [reflexivity|]; cbn [map]; rewrite !last_cons; apply IH.
Qed.
