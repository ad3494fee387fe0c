(* What becomes of all messages to one vertex, under a router without headers: the hops of each, and its
   distance. What is computed is checked place by place. *)

From Coq Require Import ZArith Lia Bool Uint63 PArray List.
From Topocert Require Import Graph Walk CheckGraph CheckSymmetry Numbered TrafficSays.
From Topocert Require CheckDistance.
Import ListNotations.
Open Scope Z_scope.

(* A next hop is 0 where a message stops or leaves, else 1 + 1024 w + k. *)
Definition target (c : int) : int := ((c - 1) >> 10)%uint63.
Definition class (c : int) : int := ((c - 1) mod 1024)%uint63.
Definition code (w k : int) : int := (1 + 1024 * w + k)%uint63.

Lemma code_parts c w k : to_Z c = 1 + 1024 * to_Z w + k -> 0 <= k < 1024 -> target c = w /\ to_Z (class c) = k.
Proof.
  intros E B; pose proof (int_range c); pose proof (int_range w).
  assert (X : to_Z (c - 1) = 1024 * to_Z w + k) by (rewrite Uint63.sub_spec; change (to_Z 1) with 1; rewrite Z.mod_small; lia).
  unfold target, class; split.
  - apply to_Z_inj; rewrite lsr_spec, X; change (2 ^ to_Z 10) with 1024; symmetry; apply Z.div_unique with k; lia.
  - rewrite mod_spec, X; change (to_Z 1024) with 1024; symmetry; apply Z.mod_unique with (to_Z w); lia.
Qed.

Lemma code_whole c : c <> 0%uint63 -> to_Z c = 1 + 1024 * to_Z (target c) + to_Z (class c) /\ 0 <= to_Z (class c) < 1024.
Proof.
  intros Ne; pose proof (int_range c); assert (Z : to_Z c <> 0) by (intros E; apply Ne, to_Z_inj, E).
  assert (X : to_Z (c - 1) = to_Z c - 1) by (rewrite Uint63.sub_spec; change (to_Z 1) with 1; rewrite Z.mod_small; lia).
  unfold target, class; rewrite lsr_spec, mod_spec, X; change (2 ^ to_Z 10) with 1024; change (to_Z 1024) with 1024.
  pose proof (Z.mod_pos_bound (to_Z c - 1) 1024 ltac:(lia)); pose proof (Z.div_mod (to_Z c - 1) 1024 ltac:(lia)); lia.
Qed.

Lemma code_right w k : to_Z w <= 4194303 -> to_Z k < 1024 -> to_Z (code w k) = 1 + 1024 * to_Z w + to_Z k.
Proof.
  intros B K; unfold code; assert (WB : 1025 + 1024 * 4194303 < wB) by reflexivity; pose proof (int_range w); pose proof (int_range k).
  assert (X : to_Z (1024 * w) = 1024 * to_Z w) by (rewrite Uint63.mul_spec; change (to_Z 1024) with 1024; apply Z.mod_small; lia).
  assert (Y : to_Z (1 + 1024 * w) = 1 + 1024 * to_Z w) by (rewrite Uint63.add_spec, X; change (to_Z 1) with 1; apply Z.mod_small; lia).
  rewrite Uint63.add_spec, Y; apply Z.mod_small; lia.
Qed.

Definition array_of (n : int) (f : int -> int) : array int := fold_left (fun t u => t.[u <- f u]) (ints n) (make n 0%uint63).

Lemma array_of_get n f u : to_Z n <= 4194303 -> to_Z u < to_Z n -> (array_of n f).[u] = f u.
Proof.
  intros B L; unfold array_of; assert (I : In u (ints n)) by (apply in_ints; exact L).
  assert (K : forall l t, PArray.length t = n -> (forall v, In v l -> to_Z v < to_Z n) -> In u l \/ t.[u] = f u ->
    (fold_left (fun t u => t.[u <- f u]) l t).[u] = f u).
  { induction l as [|v l IH]; intros t T V [J|J]; [destruct J | exact J | |]; simpl; apply IH;
      try (rewrite length_set; exact T); try (intros x X; apply V; right; exact X).
    - destruct J as [->|J]; [right | left; exact J]; apply get_set_same; rewrite T; apply Uint63.ltb_spec, L.
    - right; destruct (int_dec v u) as [->|N]; [apply get_set_same; rewrite T; apply Uint63.ltb_spec, L | rewrite get_set_other; assumption]. }
  apply K; [|intros v V; apply in_ints, V | left; exact I].
  rewrite length_make; replace (n <=? max_length)%uint63 with true; [reflexivity|]; symmetry; apply Uint63.leb_spec; rewrite max_length_value; exact B.
Qed.

Section Follow.
Variable P : plain.
Notation N := (total P).
Variable step : int -> int -> int -> Z -> Prop.   (* at, destination, next, virtual channel *)

Definition plain_router : router (Numbers P) := Router (Numbers P) unit (fun _ _ => tt) (fun u v _ w _ k => step u v w k).

(* The array says where messages to d go next. *)
Definition says_hops (d : int) (a : array int) : Prop := forall u, is_vertex (Numbers P) u -> u <> d ->
  (a.[u] <> 0%uint63 -> adj (Numbers P) u (target a.[u]) /\ step u d (target a.[u]) (to_Z (class a.[u]))) /\
  (forall w k, adj (Numbers P) u w -> step u d w k -> a.[u] <> 0%uint63 /\ w = target a.[u] /\ k = to_Z (class a.[u])).

(* ---------- The hops to d, N for a message that does not arrive ---------- *)

Fixpoint settle (path : list int) (h : int) (t : array int) : array int :=
  match path with
  | [] => t
  | u :: path => let h := if (h =? N)%uint63 then N else (h + 1)%uint63 in settle path h (t.[u <- h])
  end.

(* Entries N+1 are not known yet, N+2 are on the way that is being gone. *)
Fixpoint go (fuel : nat) (a t : array int) (u : int) (path : list int) : array int :=
  match fuel with
  | O => settle path N t
  | S fuel => let h := t.[u] in
    if (h =? N + 1)%uint63 then
      let c := a.[u] in if (c =? 0)%uint63 then settle (u :: path) N t else go fuel a (t.[u <- (N + 2)%uint63]) (target c) (u :: path)
    else settle path (if (h =? N + 2)%uint63 then N else h) t
  end.

Definition hops_to (fuel : nat) (a : array int) (d : int) : array int :=
  fold_left (fun t u => if (t.[u] =? N + 1)%uint63 then go fuel a t u [] else t) (ints N) ((make N (N + 1)%uint63).[d <- 0%uint63]).

Definition hops_right (a : array int) (d : int) (h : array int) : bool :=
  (h.[d] =? 0)%uint63 && every N (fun u => (u =? d)%uint63 ||
    let c := a.[u] in if (c =? 0)%uint63 then (h.[u] =? N)%uint63 else
      let k := h.[target c] in if (k =? N)%uint63 then (h.[u] =? N)%uint63 else
        let m := h.[u] in (m =? k + 1)%uint63 && (k <? N)%uint63 && (m <? N)%uint63).

(* ---------- The distances to d, N for what is out of reach ---------- *)

Definition distances_right (d : int) (t : array int) : bool :=
  (t.[d] =? 0)%uint63 && every N (fun u => let k := t.[u] in (k <=? N)%uint63 &&
    ((u =? d)%uint63 || (k =? N)%uint63 || existsb (fun w => (t.[w] + 1 =? k)%uint63 && (t.[w] <? N)%uint63) (row P u)) &&
    forallb (fun w => (t.[w] <=? k + 1)%uint63 && Bool.eqb (k =? N)%uint63 (t.[w] =? N)%uint63) (row P u)).

Hypothesis W : good_plain P.

Lemma hop_target d a u : says_hops d a -> is_vertex (Numbers P) u -> u <> d -> a.[u] <> 0%uint63 ->
  hop (Numbers P) plain_router d u tt (target a.[u]) tt (to_Z (class a.[u])).
Proof. intros H U D E; destruct (H u U D) as [X _]; split; [exact D | exact (X E)]. Qed.

Lemma hop_only d a u h x h' k : says_hops d a -> hop (Numbers P) plain_router d u h x h' k ->
  is_vertex (Numbers P) u /\ u <> d /\ a.[u] <> 0%uint63 /\ x = target a.[u] /\ k = to_Z (class a.[u]).
Proof. intros H (D & A & S); assert (U := adj_left A); split; [exact U|]; split; [exact D|]; destruct (H u U D) as [_ X]; apply (X x k A S). Qed.

Section Right.
Variables (d : int) (a h : array int).
Hypothesis D : is_vertex (Numbers P) d.
Hypothesis A : says_hops d a.
Hypothesis R : hops_right a d h = true.

Lemma hops_right_at u : is_vertex (Numbers P) u -> u <> d ->
  a.[u] = 0%uint63 /\ h.[u] = N \/
  a.[u] <> 0%uint63 /\ is_vertex (Numbers P) (target a.[u]) /\
    (h.[target a.[u]] = N /\ h.[u] = N \/
     h.[target a.[u]] <> N /\ to_Z h.[u] = to_Z h.[target a.[u]] + 1 /\ to_Z h.[u] < to_Z N).
Proof.
  intros U Ne; unfold hops_right in R; apply andb_true_iff in R; destruct R as [_ E]; pose proof U as U'; apply numbers_vertex in U'.
  apply (every_sound _ _ E), orb_true_iff in U'; destruct U' as [X|X]; [apply int_eqb_eq in X; contradiction|]; cbv zeta in X.
  destruct (a.[u] =? 0)%uint63 eqn:Z0; [left; apply int_eqb_eq in Z0, X; auto|]; apply int_eqb_neq in Z0; right; split; [exact Z0|].
  destruct (A u U Ne) as [Y _]; destruct (Y Z0) as [Y1 _]; split; [apply (adj_right Y1)|].
  destruct (h.[target a.[u]] =? N)%uint63 eqn:E1; [apply int_eqb_eq in E1, X; auto|]; apply int_eqb_neq in E1; right; split; [exact E1|].
  rewrite !andb_true_iff, int_eqb_eq, !ltb_true in X; destruct X as ((X1 & X2) & X3); split; [|exact X3].
  rewrite X1; apply (CheckDistance.int_succ _ (to_Z N)); [exact X2 | apply (total_some W)].
Qed.

Lemma hops_at_end : h.[d] = 0%uint63.
Proof. unfold hops_right in R; apply andb_true_iff in R; destruct R as [X _]; apply int_eqb_eq in X; exact X. Qed.

Lemma never_not_zero (k : int) : k = N -> k <> 0%uint63.
Proof. intros -> E; pose proof (total_some W) as T; rewrite E in T; change (to_Z 0) with 0 in T; lia. Qed.

Lemma sent_hops u e w x : sent (Numbers P) plain_router u d e w x ->
  (h.[u] = N <-> h.[w] = N) /\ (h.[u] <> N -> to_Z h.[u] = e + to_Z h.[w]).
Proof.
  induction 1 as [U V|e w x y x' k S IH B]; [split; [tauto | intros; lia]|].
  apply (hop_only d a) in B; [|exact A]; destruct B as (V & Ne & Z0 & -> & _); destruct IH as [I1 I2].
  destruct (hops_right_at w V Ne) as [[X _]|(_ & _ & [[X Y]|(X & Y & Z)])]; [contradiction| |].
  - split; [tauto|]; intros E; exfalso; apply E, I1, Y.
  - assert (F : h.[w] <> N) by (intros E; rewrite E in Z; lia).
    split; [tauto|]; intros E; specialize (I2 E); lia.
Qed.

Lemma hops_zero u : is_vertex (Numbers P) u -> to_Z h.[u] = 0 -> u = d.
Proof.
  intros U E; destruct (int_dec u d) as [->|Ne]; [reflexivity|].
  pose proof (total_some W); destruct (hops_right_at u U Ne) as [[_ X]|(_ & _ & [[_ X]|(_ & X & _)])]; try (rewrite X in E; lia).
  pose proof (int_range h.[target a.[u]]); lia.
Qed.

Lemma hops_way u : is_vertex (Numbers P) u -> h.[u] <> N -> forall e : nat, Z.of_nat e <= to_Z h.[u] ->
  exists w, sent (Numbers P) plain_router u d (Z.of_nat e) w tt /\ to_Z h.[w] = to_Z h.[u] - Z.of_nat e /\ is_vertex (Numbers P) w /\ h.[w] <> N.
Proof.
  intros U E; induction e as [|e IH]; intros L.
  - exists u; split; [apply (sent_first (Numbers P) plain_router u d U D)|]; split; [simpl; lia | auto].
  - destruct IH as (w & St & H & V & F); [lia|].
    assert (Ne : w <> d) by (intros ->; rewrite hops_at_end in H; change (to_Z 0) with 0 in H; lia).
    destruct (hops_right_at w V Ne) as [[_ X]|(Z0 & V' & [[_ X]|(X & Y & Z)])]; [contradiction | contradiction|].
    exists (target a.[w]); split; [|split; [lia | auto]].
    replace (Z.of_nat (S e)) with (Z.of_nat e + 1) by lia.
    eapply sent_on; [exact St | apply (hop_target d a w A V Ne Z0)].
Qed.

Theorem hops_arrive u e : is_vertex (Numbers P) u -> arrives (Numbers P) plain_router u d e <-> h.[u] <> N /\ e = to_Z h.[u].
Proof.
  intros U; split.
  - intros (x & S); destruct (sent_hops u e d x S) as [I1 I2]; rewrite hops_at_end in I1, I2; change (to_Z 0) with 0 in I2.
    assert (F : h.[u] <> N) by (intros E; apply I1 in E; apply (never_not_zero _ E); reflexivity).
    split; [exact F|]; specialize (I2 F); lia.
  - intros [F ->]; pose proof (int_range h.[u]).
    destruct (hops_way u U F (Z.to_nat (to_Z h.[u])) ltac:(lia)) as (w & S & H1 & V & _); rewrite Z2Nat.id in S, H1 by lia.
    assert (w = d) by (apply hops_zero; [exact V | lia]); subst w; exists tt; exact S.
Qed.

End Right.

Section Distances.
Variables (d : int) (t : array int).
Hypothesis D : is_vertex (Numbers P) d.
Hypothesis R : distances_right d t = true.

Lemma distances_right_at u : is_vertex (Numbers P) u -> to_Z t.[u] <= to_Z N /\
    (u = d \/ t.[u] = N \/ exists w, In w (row P u) /\ (t.[w] + 1)%uint63 = t.[u] /\ to_Z t.[w] < to_Z N) /\
    forall w, In w (row P u) -> to_Z t.[w] <= to_Z t.[u] + 1 /\ (t.[u] = N <-> t.[w] = N).
Proof.
  pose proof (total_some W) as T; unfold distances_right in R; apply andb_true_iff in R; destruct R as [_ E].
  intros U; apply numbers_vertex in U; apply (every_sound _ _ E) in U; cbv beta zeta in U.
  rewrite !andb_true_iff, !orb_true_iff, !int_eqb_eq, Uint63.leb_spec, forallb_forall in U; destruct U as [[U1 U2] U3].
  split; [exact U1|]; split.
  - destruct U2 as [[U2|U2]|U2]; [auto | auto|]; apply existsb_exists in U2; destruct U2 as (w & I & U2).
    rewrite andb_true_iff, int_eqb_eq, ltb_true in U2; right; right; exists w; tauto.
  - intros w I; apply U3 in I; rewrite andb_true_iff, Uint63.leb_spec, eqb_true_iff in I; assert (WB : 10000000 < wB) by reflexivity; pose proof (int_range t.[u]).
    rewrite Uint63.add_spec, Z.mod_small in I by (change (to_Z 1) with 1; lia); destruct I as [I1 I2]; split; [exact I1|].
    rewrite <- !int_eqb_eq, I2; tauto.
Qed.

Lemma distance_at_end : t.[d] = 0%uint63.
Proof. unfold distances_right in R; apply andb_true_iff in R; destruct R as [Z _]; apply int_eqb_eq in Z; exact Z. Qed.

Lemma distances_never u e : is_vertex (Numbers P) u -> t.[u] = N -> ~ walk (Numbers P) u d e.
Proof.
  intros U E V; assert (K : forall x y e, walk (Numbers P) x y e -> t.[x] = N -> t.[y] = N).
  { induction 1 as [x X|x y z k A _ IH]; intros Q; [exact Q|]; apply IH; assert (Ax := adj_left A); apply (numbers_adj P x y W) in A.
    apply (proj2 (proj2 (distances_right_at x Ax)) y); [apply A | exact Q]. }
  apply (K _ _ _ V) in E; rewrite distance_at_end in E; apply (never_not_zero _ E); reflexivity.
Qed.

Theorem distances_right_sound u : is_vertex (Numbers P) u -> (t.[u] <? N)%uint63 = true -> dist (Numbers P) u d (to_Z t.[u]).
Proof.
  pose proof (total_some W) as T; pose proof distance_at_end as Z0; pose proof distances_right_at as H.
  assert (K : forall n u, is_vertex (Numbers P) u -> to_Z t.[u] <= Z.of_nat n -> to_Z t.[u] < to_Z N -> walk (Numbers P) u d (to_Z t.[u])).
  { induction n as [|n IH]; intros v U L B; destruct (H v U) as (_ & [->|[X|(w & I & X & Y)]] & _).
    1, 4: rewrite Z0; constructor; exact D.
    1, 3: rewrite X in B; lia.
    - pose proof (CheckDistance.int_succ _ _ Y (proj2 T)) as Q; rewrite X in Q; pose proof (int_range t.[w]); lia.
    - pose proof (CheckDistance.int_succ _ _ Y (proj2 T)) as Q; rewrite X in Q.
      assert (A : adj (Numbers P) v w) by (apply numbers_adj; [exact W|]; split; [apply numbers_vertex, U | exact I]).
      rewrite Q; apply walk_hop with w; [exact A|]; apply IH; [apply (adj_right A) | lia | exact Y]. }
  intros U L; apply ltb_true in L; split; [apply (K (Z.to_nat (to_Z t.[u]))); [exact U | pose proof (int_range t.[u]); lia | exact L]|].
  intros e V; apply walk_rev in V; assert (Pot : potential (Numbers P) (fun u => to_Z t.[u])).
  { intros x y A; assert (X := adj_left A); apply (numbers_adj P x y W) in A; apply (H x X), A. }
  apply (potential_walk (Numbers P) _ _ _ _ Pot) in V; rewrite Z0 in V; change (to_Z 0) with 0 in V; lia.
Qed.
End Distances.

End Follow.
