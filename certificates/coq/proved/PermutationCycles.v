(* Networks of permutations without short cycles: star graphs and pancake graphs have the girth 6. *)

From Coq Require Import ZArith List Bool Lia.
From Topocert Require Import Graph Girth Walk Permutations PermutationShapes.
Import ListNotations.
Open Scope Z_scope.

(* Reversals of prefixes one after the other. *)
Definition flip (k i : Z) : Z := from (Flip k) i.
Definition flips (ks : list Z) (i : Z) : Z := fold_right flip i ks.

Section Cycles.
Variable n : Z.
Hypothesis base : 1 <= n.

Lemma flips_range ks i : (forall k, In k ks -> 1 <= k < n) -> 0 <= i < n -> 0 <= flips ks i < n.
Proof.
  induction ks as [|k ks IH]; intros K I; [exact I|]; cbn [flips fold_right]; fold (flips ks i); specialize (IH (fun x J => K x (or_intror J)) I); specialize (K k (or_introl eq_refl)).
  unfold flip; cbn [from]; cases; lia.
Qed.

Definition closed (ks : list Z) : Prop := (forall k, In k ks -> 1 <= k < n) /\ forall i, 0 <= i < n -> flips ks i = i.

Lemma flip_twice k i : 0 <= i -> flip k (flip k i) = i.
Proof. intros; unfold flip; cbn [from]; cases; lia. Qed.

Lemma closed_turned k ks : closed (k :: ks) -> closed (ks ++ [k]).
Proof.
  intros [K C]; split; [intros x I; apply K; apply in_app_or in I as [I|[<-|[]]]; [right; exact I | left; reflexivity]|]; intros i I.
  unfold flips; rewrite fold_right_app; cbn [fold_right]; fold (flips ks (flip k i)).
  assert (R : 0 <= flip k i < n) by (specialize (K k (or_introl eq_refl)); unfold flip; cbn [from]; cases; lia).
  specialize (C _ R); cbn [flips fold_right] in C; fold (flips ks (flip k i)) in C; rewrite <- (flip_twice k (flips ks (flip k i))), C, flip_twice; [reflexivity | lia|].
  apply flips_range; [intros x J; apply K; right; exact J | exact R].
Qed.

Lemma flip_low k i : i <= k -> flip k i = k - i.
Proof. intros; unfold flip; cbn [from]; cases; lia. Qed.

Lemma flip_high k i : k < i -> flip k i = i.
Proof. intros; unfold flip; cbn [from]; cases; lia. Qed.

Ltac in_turn H := repeat match type of H with context [flip ?k ?i] => lazymatch i with context [flip] => fail | _ => first [rewrite (flip_high k i) in H by lia | rewrite (flip_low k i) in H by lia] end end.

(* No three, four or five lead back, where each differs from the next: of the largest, which is the first. *)
Lemma flips_three a b c : closed [a; b; c] -> b <= a -> c <= a -> a <> b -> c <> a -> False.
Proof.
  intros [K C] B D N N'; cbn [In] in K; pose proof (K a ltac:(auto)); pose proof (K b ltac:(auto)); specialize (C a ltac:(lia)); unfold flips in C; cbn [fold_right] in C; in_turn C; lia.
Qed.

Lemma flips_four a b c d : closed [a; b; c; d] -> b <= a -> c <= a -> d <= a -> a <> b -> b <> c -> c <> d -> d <> a -> False.
Proof.
  intros [K C] B D E N1 N2 N3 N4; cbn [In] in K; pose proof (K a ltac:(auto)); pose proof (K b ltac:(auto)); specialize (C a ltac:(lia)); unfold flips in C; cbn [fold_right] in C.
  destruct (Z.eq_dec c a) as [->|]; in_turn C; lia.
Qed.

Lemma flips_five a b c d e : closed [a; b; c; d; e] -> b <= a -> c <= a -> d <= a -> e <= a -> a <> b -> b <> c -> c <> d -> d <> e -> e <> a -> False.
Proof.
  intros [K C] B D E F N1 N2 N3 N4 N5; cbn [In] in K; pose proof (K a ltac:(auto)); pose proof (K b ltac:(auto)); pose proof (K c ltac:(auto)); specialize (C a ltac:(lia)); unfold flips in C; cbn [fold_right] in C.
  rewrite (flip_high e) in C by lia; destruct (Z.eq_dec d a) as [->|]; [|destruct (Z.eq_dec c a) as [->|]; in_turn C; lia].
  replace (flip a a) with 0 in C by (rewrite flip_low; lia); rewrite (flip_low c 0) in C by lia; destruct (Z.le_gt_cases (c - 0) b); in_turn C; lia.
Qed.

Lemma none_of_three a b c : closed [a; b; c] -> a <> b -> b <> c -> c <> a -> False.
Proof.
  intros C D0 D1 D2; pose proof (closed_turned _ _ C) as C1; pose proof (closed_turned _ _ C1) as C2; cbn [app] in C1, C2.
  destruct ((b <=? a) && (c <=? a)) eqn:M0; [rewrite !andb_true_iff, !Z.leb_le in M0; apply (flips_three a b c C); lia | rewrite !andb_false_iff, !Z.leb_gt in M0].
  destruct ((a <=? b) && (c <=? b)) eqn:M1; [rewrite !andb_true_iff, !Z.leb_le in M1; apply (flips_three b c a C1); lia | rewrite !andb_false_iff, !Z.leb_gt in M1].
  apply (flips_three c a b C2); lia.
Qed.

Lemma none_of_four a b c d : closed [a; b; c; d] -> a <> b -> b <> c -> c <> d -> d <> a -> False.
Proof.
  intros C D0 D1 D2 D3; pose proof (closed_turned _ _ C) as C1; pose proof (closed_turned _ _ C1) as C2; pose proof (closed_turned _ _ C2) as C3; cbn [app] in C1, C2, C3.
  destruct ((b <=? a) && (c <=? a) && (d <=? a)) eqn:M0; [rewrite !andb_true_iff, !Z.leb_le in M0; apply (flips_four a b c d C); lia | rewrite !andb_false_iff, !Z.leb_gt in M0].
  destruct ((a <=? b) && (c <=? b) && (d <=? b)) eqn:M1; [rewrite !andb_true_iff, !Z.leb_le in M1; apply (flips_four b c d a C1); lia | rewrite !andb_false_iff, !Z.leb_gt in M1].
  destruct ((a <=? c) && (b <=? c) && (d <=? c)) eqn:M2; [rewrite !andb_true_iff, !Z.leb_le in M2; apply (flips_four c d a b C2); lia | rewrite !andb_false_iff, !Z.leb_gt in M2].
  apply (flips_four d a b c C3); lia.
Qed.

Lemma none_of_five a b c d e : closed [a; b; c; d; e] -> a <> b -> b <> c -> c <> d -> d <> e -> e <> a -> False.
Proof.
  intros C D0 D1 D2 D3 D4; pose proof (closed_turned _ _ C) as C1; pose proof (closed_turned _ _ C1) as C2; pose proof (closed_turned _ _ C2) as C3; pose proof (closed_turned _ _ C3) as C4; cbn [app] in C1, C2, C3, C4.
  destruct ((b <=? a) && (c <=? a) && (d <=? a) && (e <=? a)) eqn:M0; [rewrite !andb_true_iff, !Z.leb_le in M0; apply (flips_five a b c d e C); lia | rewrite !andb_false_iff, !Z.leb_gt in M0].
  destruct ((a <=? b) && (c <=? b) && (d <=? b) && (e <=? b)) eqn:M1; [rewrite !andb_true_iff, !Z.leb_le in M1; apply (flips_five b c d e a C1); lia | rewrite !andb_false_iff, !Z.leb_gt in M1].
  destruct ((a <=? c) && (b <=? c) && (d <=? c) && (e <=? c)) eqn:M2; [rewrite !andb_true_iff, !Z.leb_le in M2; apply (flips_five c d e a b C2); lia | rewrite !andb_false_iff, !Z.leb_gt in M2].
  destruct ((a <=? d) && (b <=? d) && (c <=? d) && (e <=? d)) eqn:M3; [rewrite !andb_true_iff, !Z.leb_le in M3; apply (flips_five d e a b c C3); lia | rewrite !andb_false_iff, !Z.leb_gt in M3].
  apply (flips_five e a b c d C4); lia.
Qed.

Variable vs : list (list Z).
Variable listed : list Z -> list Z -> Prop.
Variable moves : list move.
Notation g := (Graph (list Z) vs listed).
Hypothesis once : NoDup vs.
Hypothesis are : forall w, In w vs <-> exists v, w = [v] /\ permutation n v.
Hypothesis legal_all : forall m, In m moves -> legal n m.
Hypothesis lists : forall v w, permutation n v -> permutation n w -> listed [v] [w] <-> exists m, In m moves /\ w = moved n m v.
Notation adjacent_ := (adjacent n base vs listed moves are legal_all lists).
Notation ones := (adj_ones n vs listed are).
Notation dig := (dig n).
Notation after := (moved_dig n base).

(* ---------- Pancake graphs ---------- *)

Definition reversals : Prop := forall m, In m moves -> exists k, m = Flip k.

Lemma reversal v x : reversals -> adj g [v] x -> exists k, 1 <= k < n /\ permutation n v /\ x = [moved n (Flip k) v].
Proof.
  intros R A; destruct (ones _ _ A) as (y & z & E & -> & V & _); injection E as <-; apply adjacent_ in A as (_ & m & I & ->); pose proof (both_legal n moves legal_all m I) as L.
  apply in_both in I as (j & I & E); destruct (R j I) as (k & ->); assert (m = Flip k) by (destruct E; assumption); subst m; exists k; auto.
Qed.

(* From a vertex by reversals. *)
Definition by_flips (ks : list Z) (v : Z) : Z := fold_left (fun v k => moved n (Flip k) v) ks v.

Lemma by_flips_dig ks : forall v i, (forall k, In k ks -> 1 <= k < n) -> 0 <= i < n -> dig (by_flips ks v) i = dig v (flips ks i).
Proof.
  induction ks as [|k ks IH]; intros v i K I; [reflexivity|]; cbn [by_flips fold_left]; fold (by_flips ks (moved n (Flip k) v)).
  assert (R : forall x, In x ks -> 1 <= x < n) by (intros x J; apply K; right; exact J); rewrite IH, after by (try apply flips_range; assumption); reflexivity.
Qed.

Lemma comes_back ks v : (forall k, In k ks -> 1 <= k < n) -> permutation n v -> by_flips ks v = v -> closed ks.
Proof.
  intros K V E; split; [exact K|]; intros i I; apply V; [apply flips_range; assumption | exact I|]; rewrite <- (by_flips_dig ks v i K I), E; reflexivity.
Qed.

Lemma back k v : 1 <= k < n -> permutation n v -> moved n (Flip k) (moved n (Flip k) v) = v.
Proof. intros K V; apply (moved_back n base (Flip k) v K (proj1 V)). Qed.

Lemma each_once (l : list Z) : NoDup (map (fun x => [x]) l) -> NoDup l.
Proof. exact (NoDup_map_inv (fun x => [x]) l). Qed.

Theorem reversals_girth : reversals -> forall u l, cycle g u l -> 6 <= Z.of_nat (length (u :: l)).
Proof.
  intros R u l (Le & N & P & A); destruct (Z.le_gt_cases 6 (Z.of_nat (length (u :: l)))) as [|Sm]; [assumption|exfalso].
  assert (Step : forall x y, adj g x y -> exists v w k, x = [v] /\ y = [w] /\ permutation n v /\ 1 <= k < n /\ moved n (Flip k) v = w).
  { intros x y B; destruct (ones _ _ B) as (v & z & -> & -> & V & _); destruct (reversal v _ R B) as (k & K & _ & E); injection E as E; exists v, z, k; auto. }
  assert (Of : forall k, (forall x, In x k -> 1 <= x < n) -> forall v, permutation n v -> by_flips k v = v -> closed k) by (intros; eapply comes_back; eassumption).
  destruct l as [|x1 [|x2 [|x3 [|x4 [|x5 l]]]]]; cbn [length last path] in Le, Sm, P, A; try lia; clear Le Sm.
  - destruct P as (A1 & A2 & _); apply Step in A1 as (v & v1 & a & -> & -> & V & Ka & Ea), A2 as (? & v2 & b & E & -> & V1 & Kb & Eb), A as (? & ? & c & E' & E'' & V2 & Kc & Ec); injection E as <-; injection E' as <-; injection E'' as <-.
    pose proof (each_once [v; v1; v2] N) as N'; rewrite !NoDup_cons_iff in N'; cbn [In] in N'.
    assert (a <> b /\ b <> c /\ c <> a) as (D1 & D2 & D3).
    { split; [|split]; intros ->; [rewrite <- Eb, <- Ea, back in N' by assumption | rewrite <- Ec, <- Eb, back in N' by assumption | rewrite <- Ea, <- Ec, back in N' by assumption]; intuition congruence. }
    assert (C : closed [a; b; c]) by (apply (Of [a; b; c]) with (v := v); [cbn [In]; intros ? J; repeat (destruct J as [<-|J]; [assumption|]); destruct J | exact V | cbn [by_flips fold_left]; congruence]).
    exact (none_of_three a b c C D1 D2 D3).
  - destruct P as (A1 & A2 & A3 & _); apply Step in A1 as (v & v1 & a & -> & -> & V & Ka & Ea), A2 as (? & v2 & b & E & -> & V1 & Kb & Eb), A3 as (? & v3 & c & E' & -> & V2 & Kc & Ec), A as (? & ? & d & E'' & E3 & V3 & Kd & Ed); injection E as <-; injection E' as <-; injection E'' as <-; injection E3 as <-.
    pose proof (each_once [v; v1; v2; v3] N) as N'; rewrite !NoDup_cons_iff in N'; cbn [In] in N'.
    assert (a <> b /\ b <> c /\ c <> d /\ d <> a) as (D1 & D2 & D3 & D4).
    { repeat split; intros ->; [rewrite <- Eb, <- Ea, back in N' by assumption | rewrite <- Ec, <- Eb, back in N' by assumption | rewrite <- Ed, <- Ec, back in N' by assumption | rewrite <- Ea, <- Ed, back in N' by assumption]; intuition congruence. }
    assert (C : closed [a; b; c; d]) by (apply (Of [a; b; c; d]) with (v := v); [cbn [In]; intros ? J; repeat (destruct J as [<-|J]; [assumption|]); destruct J | exact V | cbn [by_flips fold_left]; congruence]).
    exact (none_of_four a b c d C D1 D2 D3 D4).
  - destruct P as (A1 & A2 & A3 & A4 & _); apply Step in A1 as (v & v1 & a & -> & -> & V & Ka & Ea), A2 as (? & v2 & b & E & -> & V1 & Kb & Eb), A3 as (? & v3 & c & E' & -> & V2 & Kc & Ec), A4 as (? & v4 & d & E4 & -> & V3 & Kd & Ed), A as (? & ? & e & E'' & E3 & V4 & Ke & Ee);
      injection E as <-; injection E' as <-; injection E4 as <-; injection E'' as <-; injection E3 as <-.
    pose proof (each_once [v; v1; v2; v3; v4] N) as N'; rewrite !NoDup_cons_iff in N'; cbn [In] in N'.
    assert (a <> b /\ b <> c /\ c <> d /\ d <> e /\ e <> a) as (D1 & D2 & D3 & D4 & D5).
    { repeat split; intros ->; [rewrite <- Eb, <- Ea, back in N' by assumption | rewrite <- Ec, <- Eb, back in N' by assumption | rewrite <- Ed, <- Ec, back in N' by assumption | rewrite <- Ee, <- Ed, back in N' by assumption | rewrite <- Ea, <- Ee, back in N' by assumption]; intuition congruence. }
    assert (C : closed [a; b; c; d; e]) by (apply (Of [a; b; c; d; e]) with (v := v); [cbn [In]; intros ? J; repeat (destruct J as [<-|J]; [assumption|]); destruct J | exact V | cbn [by_flips fold_left]; congruence]).
    exact (none_of_five a b c d e C D1 D2 D3 D4 D5).
Qed.

(* The six arrangements of the first three symbols. *)
Definition first_three (w : list Z) : list Z := match w with [v] => [dig v 0; dig v 1; dig v 2] | _ => [] end.

Lemma six_around (m k : move) : 3 <= n -> legal n m -> legal n k -> (forall v, permutation n v -> adj g [v] [moved n m v] /\ adj g [v] [moved n k v]) ->
  (m = Flip 1 /\ k = Flip 2 \/ m = Swap 0 1 /\ k = Swap 0 2) -> exists u l, cycle g u l /\ Z.of_nat (length (u :: l)) = 6.
Proof.
  intros N Lm Lk A E; set (s0 := start n); set (s1 := moved n m s0); set (s2 := moved n k s1); set (s3 := moved n m s2); set (s4 := moved n k s3); set (s5 := moved n m s4).
  assert (P0 : permutation n s0) by apply (start_permutation n base); assert (P1 : permutation n s1) by (apply moved_permutation; assumption); assert (P2 : permutation n s2) by (apply moved_permutation; assumption).
  assert (P3 : permutation n s3) by (apply moved_permutation; assumption); assert (P4 : permutation n s4) by (apply moved_permutation; assumption); assert (P5 : permutation n s5) by (apply moved_permutation; assumption).
  assert (D : forall i, 0 <= i < n -> dig s0 i = i) by (intros i I; apply (word_dig n base (fun i => i)); [intros j J; exact J | exact I]).
  assert (Last : moved n k s5 = s0).
  { apply (same_digits n base); [apply word_range; [exact base | apply moved_digits, base] | apply P0|]; intros i I; unfold s5, s4, s3, s2, s1; rewrite !after by (repeat apply from_range; assumption); f_equal.
    clear - E I N; destruct E as [[-> ->]|[-> ->]]; cbn [from]; cases; lia. }
  exists [s0], [[s1]; [s2]; [s3]; [s4]; [s5]]; split; [|reflexivity]; split; [cbn; lia|]; split.
  - apply (NoDup_map_inv first_three); cbn [map first_three]; unfold s5, s4, s3, s2, s1; rewrite !after, !D by (repeat apply from_range; assumption || lia).
    destruct E as [[-> ->]|[-> ->]]; cbn; repeat constructor; cbn; intuition discriminate.
  - cbn [path last]; repeat split; try apply A; try assumption; rewrite <- Last; apply A, P5.
Qed.

(* ---------- Star graphs ---------- *)

Lemma six_of_star : 3 <= n -> whole n moves FirstWithAny -> exists u l, cycle g u l /\ Z.of_nat (length (u :: l)) = 6.
Proof.
  intros N W; apply (six_around (Swap 0 1) (Swap 0 2) N); cbn [legal]; try lia; [|auto].
  intros v V; split; apply (has_link n base vs listed moves are legal_all lists FirstWithAny); try assumption; try lia; reflexivity.
Qed.

Lemma six_of_reversals : 3 <= n -> In (Flip 1) moves -> In (Flip 2) moves -> exists u l, cycle g u l /\ Z.of_nat (length (u :: l)) = 6.
Proof.
  intros N I J; apply (six_around (Flip 1) (Flip 2) N); cbn [legal]; try lia; [|auto].
  intros v V; split; apply adjacent_; (split; [exact V|]); [exists (Flip 1) | exists (Flip 2)]; (split; [apply in_both; eauto | reflexivity]).
Qed.

(* Two exchanges of the first place are told by what they lead to. *)
Lemma two_of_star p q r t v : 0 < p < n -> 0 < q < n -> 0 < r < n -> 0 < t < n -> permutation n v -> p <> q ->
  moved n (Swap 0 q) (moved n (Swap 0 p) v) = moved n (Swap 0 t) (moved n (Swap 0 r) v) -> p = r.
Proof.
  intros P Q R T V D E.
  assert (H : forall i, 0 <= i < n -> from (Swap 0 p) (from (Swap 0 q) i) = from (Swap 0 r) (from (Swap 0 t) i)).
  { intros i I; apply V; try (repeat apply exchange_range; lia); pose proof (f_equal (fun x => dig x i) E) as F; cbv beta in F; rewrite !after in F by (try apply exchange_range; lia); exact F. }
  pose proof (H 0 ltac:(lia)) as H0; pose proof (H q ltac:(lia)) as H1; clear H E; cbn [from] in H0, H1; revert H0 H1; cases; lia.
Qed.

Theorem star_girth : within moves FirstWithAny -> forall u l, cycle g u l -> 6 <= Z.of_nat (length (u :: l)).
Proof.
  intros W u l (Le & N & P & A); destruct (Z.le_gt_cases 6 (Z.of_nat (length (u :: l)))) as [|Sm]; [assumption|exfalso].
  assert (B : bipartite g) by (apply (cayley_bipartite n base vs listed moves are legal_all lists); intros m I; destruct (W m I) as (a & b & _ & [-> | ->]); eauto).
  destruct B as (colour & Co).
  assert (Step : forall x y, adj g x y -> exists v w t, x = [v] /\ y = [w] /\ permutation n v /\ 0 < t < n /\ w = moved n (Swap 0 t) v).
  { intros x y Ad; destruct (ones _ _ Ad) as (v & z & -> & -> & V & _); destruct (link_of n base vs listed moves are legal_all lists FirstWithAny v z W Ad) as (a & t & T & E & ->); cbn [paired] in E; subst a; exists v, (moved n (Swap 0 t) v), t; auto. }
  destruct l as [|x1 [|x2 [|x3 [|x4 [|x5 l]]]]]; cbn [length last path] in Le, Sm, P, A; try lia; clear Le Sm.
  - destruct P as (A1 & A2 & _); pose proof (Co _ _ A); pose proof (Co _ _ A1); pose proof (Co _ _ A2); destruct (colour u), (colour x1), (colour x2); congruence.
  - destruct P as (A1 & A2 & A3 & _); apply adj_sym in A, A3; apply Step in A1 as (v & v1 & p & -> & -> & V & Tp & Ep), A2 as (? & v2 & q & E & -> & V1 & Tq & Eq_), A as (? & v3 & r & E' & -> & _ & Tr & Er), A3 as (? & ? & t & E'' & E3 & _ & Tt & Et).
    injection E as <-; injection E' as <-; injection E'' as <-; injection E3 as <-; pose proof (each_once [v; v1; v2; v3] N) as N'; rewrite !NoDup_cons_iff in N'; cbn [In] in N'.
    assert (D : p <> q).
    { intros <-; rewrite Ep, (twice n base) in Eq_ by (assumption || lia); intuition congruence. }
    pose proof (two_of_star p q r t v Tp Tq Tr Tt V D ltac:(congruence)); subst r; intuition congruence.
  - destruct P as (A1 & A2 & A3 & A4 & _); pose proof (Co _ _ A); pose proof (Co _ _ A1); pose proof (Co _ _ A2); pose proof (Co _ _ A3); pose proof (Co _ _ A4); destruct (colour u), (colour x1), (colour x2), (colour x3), (colour x4); congruence.
Qed.
End Cycles.
