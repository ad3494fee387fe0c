(* The virtual channels of a router with lanes: how often messages to a vertex turn on the rest of their ways. *)

From Coq Require Import ZArith Lia Bool Uint63 PArray List.
From Topocert Require Import Graph Walk CheckGraph CheckSymmetry Numbered TrafficSays Follow NextHops.
From Topocert Require CheckDistance.
Import ListNotations.
Open Scope Z_scope.

Section Turns.
Variable P : plain.
Notation N := (total P).
Hypothesis W : good_plain P.
Variable step : int -> int -> int -> Z -> Prop.
Notation r := (plain_router P step).
Notation V := (is_vertex (Numbers P)).
Notation number := (fun v : vertex (Numbers P) => to_Z v).

(* The router's steps with lanes. *)
Definition lanes_step (u v w : int) (k : Z) : Prop := (exists k', step u v w k') /\ turns (Numbers P) r number v u tt k.

Section One.
Variable d : int.
Variable a : array int.            (* the next hops to d *)

Definition stops (u : int) : bool := (u =? d)%uint63 || (a.[u] =? 0)%uint63.

(* The turns from u on, if x comes next and there are so many from there. *)
Definition turns_before (u x t : int) : int :=
  if stops x then 0%uint63 else if ((x <? u) && (x <? target a.[x]))%uint63%bool then (t + 1)%uint63 else t.

(* The hops, N+1 as long as they are not known and N on the way that is being gone; and the turns. *)
Fixpoint turn_back (path : list int) (x : int) (t : array int * array int) : array int * array int :=
  match path with
  | [] => t
  | u :: path => let (s, c) := t in turn_back path u (s.[u <- (s.[x] + 1)%uint63], c.[u <- turns_before u x c.[x]])
  end.

Fixpoint turn_on (fuel : nat) (t : array int * array int) (u : int) (path : list int) : array int * array int :=
  match fuel with
  | O => t
  | S fuel => if stops u then turn_back path u t
    else if ((fst t).[u] =? N + 1)%uint63 then turn_on fuel ((fst t).[u <- N], snd t) (target a.[u]) (u :: path)
    else turn_back path u t
  end.

Definition turns_to (fuel : nat) : array int * array int :=
  fold_left (fun t u => if stops u then ((fst t).[u <- 0%uint63], snd t) else turn_on fuel t u []) (ints N)
    (fold_left (fun s u => if stops u then s.[u <- 0%uint63] else s) (ints N) (make N (N + 1)%uint63), make N 0%uint63).

Definition turns_right (t : array int * array int) : bool :=
  let (s, c) := t in
  every N (fun u => if stops u then (c.[u] =? 0)%uint63 else
    let x := target a.[u] in
    ((s.[x] <? N) && (s.[u] =? s.[x] + 1) && (c.[x] <? 1000) && (c.[u] =? turns_before u x c.[x]))%uint63%bool).

Definition with_turns : option (array int) :=
  let t := turns_to (S (Z.to_nat (to_Z N))) in
  if turns_right t then Some (array_of N (fun u => if stops u then 0%uint63 else code (target a.[u]) (snd t).[u])) else None.

Hypothesis D : V d.
Hypothesis A : says_hops P step d a.

Lemma stops_stays u : V u -> stops u = true <-> stays (Numbers P) r d u tt.
Proof.
  intros U; unfold stops; rewrite orb_true_iff, !int_eqb_eq; split.
  - intros [->|Z0] x h k (Ne & B); [apply Ne; reflexivity|]; destruct h.
    assert (H : hop (Numbers P) r d u tt x tt k) by (split; assumption); apply (hop_only P step d a) in H; [|exact A]; destruct H as (_ & _ & X & _); contradiction.
  - intros S; destruct (int_dec u d) as [E|Ne]; [left; exact E|]; right; destruct (int_dec a.[u] 0) as [E|Nz]; [exact E|].
    exfalso; apply (S _ _ _ (hop_target P step d a u A U Ne Nz)).
Qed.

Lemma goes u : V u -> stops u = false -> hop (Numbers P) r d u tt (target a.[u]) tt (to_Z (class a.[u])) /\ V (target a.[u]).
Proof.
  intros U S; unfold stops in S; rewrite orb_false_iff, !int_eqb_neq in S; destruct S as [Ne Nz].
  pose proof (hop_target P step d a u A U Ne Nz) as H; split; [exact H|]; destruct H as (_ & B & _); apply (adj_right B).
Qed.

Lemma turn_number u x y : ((x <? u) && (x <? y))%uint63%bool = ((to_Z x <? to_Z u) && (to_Z x <? to_Z y))%Z%bool.
Proof.
  assert (E : forall i j : int, (i <? j)%uint63 = (to_Z i <? to_Z j)).
  { intros i j; apply eq_true_iff_eq; rewrite Uint63.ltb_spec, Z.ltb_lt; reflexivity. }
  rewrite !E; reflexivity.
Qed.

Section Right.
Variables s c : array int.
Hypothesis R : turns_right (s, c) = true.

Lemma right_at u : V u -> if stops u then c.[u] = 0%uint63 else
  let x := target a.[u] in to_Z s.[x] < to_Z s.[u] /\ c.[u] = turns_before u x c.[x] /\ to_Z c.[x] < 1000.
Proof.
  unfold turns_right in R; intros U; apply numbers_vertex in U; apply (every_sound _ _ R) in U; cbv beta zeta in U.
  destruct (stops u); [apply int_eqb_eq, U|]; rewrite !andb_true_iff, !int_eqb_eq, !ltb_true in U; destruct U as (((U1 & U2) & U3) & U4).
  cbv zeta; split; [|split; [exact U4 | exact U3]]; rewrite U2, (CheckDistance.int_succ _ (to_Z N) U1 (proj2 (total_some W))); lia.
Qed.

Lemma turns_after u : V u -> stops u = false -> let x := target a.[u] in
  stops x = true /\ to_Z c.[u] = 0 \/ stops x = false /\ to_Z c.[u] = to_Z c.[x] + turn (Numbers P) number u x (target a.[x]).
Proof.
  intros U S; pose proof (right_at u U) as H; rewrite S in H; cbv zeta in *; destruct H as (_ & E & B); unfold turns_before in E.
  destruct (stops (target a.[u])); [left; rewrite E; auto|]; right; split; [reflexivity|]; unfold turn; rewrite <- turn_number; rewrite E.
  destruct (_ && _)%bool; [|lia]; rewrite Uint63.add_spec; change (to_Z 1) with 1; assert (WB : 10000000 < wB) by reflexivity; pose proof (int_range c.[target a.[u]]); rewrite Z.mod_small; lia.
Qed.

Lemma turns_are u : V u -> turns (Numbers P) r number d u tt (to_Z c.[u]).
Proof.
  assert (K : forall m u, V u -> to_Z s.[u] < Z.of_nat m -> turns (Numbers P) r number d u tt (to_Z c.[u])).
  { induction m as [|m IH]; intros x X L; [pose proof (int_range s.[x]); lia|]; pose proof (right_at x X) as H.
    destruct (stops x) eqn:S; [rewrite H; apply turns_none, stops_stays; auto|]; destruct (goes x X S) as [B Y]; destruct H as (H & _).
    destruct (turns_after x X S) as [[S' ->]|[S' ->]].
    - eapply turns_last; [exact B | apply stops_stays; auto].
    - destruct (goes _ Y S') as [B' _]; eapply turns_on; [exact B | exact B' | apply IH; [exact Y | lia]]. }
  intros U; apply (K (Z.to_nat (to_Z s.[u]) + 1)%nat u U); pose proof (int_range s.[u]); lia.
Qed.

Lemma turns_only u h k : V u -> turns (Numbers P) r number d u h k -> k = to_Z c.[u].
Proof.
  intros U T; revert U; induction T as [w h Q|w h x h' k B Q|w h x h' k y h'' k' n B B' T IH]; intros U; destruct h.
  - apply stops_stays in Q; [|exact U]; pose proof (right_at w U) as H; rewrite Q in H; rewrite H; reflexivity.
  - apply (hop_only P step d a) in B; [|exact A]; destruct B as (_ & Ne & Nz & -> & _); destruct h'.
    assert (S : stops w = false) by (unfold stops; rewrite orb_false_iff, !int_eqb_neq; auto); destruct (goes w U S) as [_ Y].
    destruct (turns_after w U S) as [[_ ->]|[S' _]]; [reflexivity|]; apply stops_stays in Q; [congruence | exact Y].
  - apply (hop_only P step d a) in B, B'; try exact A; destruct B as (_ & Ne & Nz & -> & _), B' as (_ & Ne' & Nz' & -> & _); destruct h'.
    assert (S : stops w = false) by (unfold stops; rewrite orb_false_iff, !int_eqb_neq; auto); destruct (goes w U S) as [_ Y].
    assert (S' : stops (target a.[w]) = false) by (unfold stops; rewrite orb_false_iff, !int_eqb_neq; auto).
    destruct (turns_after w U S) as [[S1 _]|[_ ->]]; [congruence|]; rewrite (IH Y); reflexivity.
Qed.
End Right.

Lemma with_turns_right b : with_turns = Some b -> says_hops P lanes_step d b.
Proof.
  unfold with_turns; set (t := turns_to _); clearbody t; destruct t as [s c]; cbn [snd]; destruct (turns_right (s, c)) eqn:R; [|discriminate]; intros E; injection E as <-.
  apply says_hops_by; [exact W|]; intros u U Ne; cbv zeta; destruct (stops u) eqn:S.
  - split; [tauto|]; intros w k Ad [(k' & St) _]; exfalso; apply stops_stays in S; [|exact U].
    apply (S w tt k'); split; [exact Ne|]; split; [exact Ad | exact St].
  - destruct (goes u U S) as [(_ & Ad & St) Y]; pose proof Y as Y'; apply numbers_vertex in Y'.
    assert (B : to_Z c.[u] < 1024).
    { pose proof (right_at s c R u U) as H; rewrite S in H; destruct H as (_ & -> & H); unfold turns_before; destruct (stops (target a.[u])); [reflexivity|].
      destruct (_ && _)%bool; [|lia]; rewrite Uint63.add_spec; change (to_Z 1) with 1; assert (WB : 10000000 < wB) by reflexivity; pose proof (int_range c.[target a.[u]]); rewrite Z.mod_small; lia. }
    destruct (code_coded P W (target a.[u]) c.[u] Y' B) as (-> & -> & Nz); split.
    + intros _; split; [exact Ad|]; split; [exists (to_Z (class a.[u])); exact St | apply (turns_are s c R u U)].
    + intros w k Aw [(k' & Sw) T]; split; [exact Nz|]; split; [|apply (turns_only s c R u tt k U T)].
      assert (H : hop (Numbers P) r d u tt w tt k') by (split; [exact Ne | split; [exact Aw | exact Sw]]); apply (hop_only P step d a) in H; [|exact A]; apply H.
Qed.
End One.
End Turns.
