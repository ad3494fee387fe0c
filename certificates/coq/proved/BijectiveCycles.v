(* Cycles within halves that are joined by a perfect matching: a link of a cycle in one half is replaced by a path through the other, through
   all of its vertices or all but one. Of two colours: hypercube-like networks are bipancyclic. Others have cycles of all lengths from 4 on
   if the halves have, and paths as in BijectivePaths.v: C.-P. Chang, J.-N. Wang, L.-H. Hsu, "Topological properties of twisted cube", 1999,
   have it so for twisted cubes. *)

From Coq Require Import ZArith List Permutation Lia.
From Topocert Require Import Graph Walk Girth Bijective FamilyDetours BijectivePaths.
Import ListNotations.
Open Scope Z_scope.

Section Cycles.
Variable g : graph.
Notation V := (vertex g).
Notation between := (between g).
Variable near : V -> V -> bool.
Hypothesis near_right : forall u v, is_vertex g u -> is_vertex g v -> (near u v = true <-> adj g u v).

(* A path whose ends are adjacent: a cycle through so many vertices, or a link. *)
Definition round (A : list V) (k : nat) : Prop := exists u v, adj g u v /\ between A u v k.

Lemma between_within (A C : list V) u v k : incl A C -> between A u v k -> between C u v k.
Proof. intros S (l & N & I & H); exists l; split; [exact N|]; split; [intros x J; apply S, I, J | exact H]. Qed.

Lemma round_within (A C : list V) k : incl A C -> round A k -> round C k.
Proof. intros S (u & v & H & B); exists u, v; split; [exact H | exact (between_within A C u v k S B)]. Qed.

Lemma link_round (A : list V) k : (2 <= k)%nat -> round A k -> round A 2.
Proof.
  intros K (u & v & _ & l & N & S & P & _ & L); destruct l as [|w l]; [cbn in L; lia|]; destruct P as [H _]; exists u, w; split; [exact H|]; exists [w]; inversion N as [|? ? Nu _]; subst.
  split; [constructor; [intros [<-|[]]; apply Nu; left; reflexivity | apply NoDup_cons; [intros [] | constructor]]|].
  split; [intros x [<-|[<-|[]]]; apply S; [left; reflexivity | right; left; reflexivity]|]; split; [split; [exact H | exact I]|]; split; reflexivity.
Qed.

Lemma round_cycle k : (3 <= k)%nat -> round (vertices g) k -> exists u l, cycle g u l /\ length (u :: l) = k.
Proof.
  intros K (u & v & H & l & N & _ & P & E & L); exists u, l; split; [|exact L]; split; [cbn [length] in L; lia|]; split; [exact N|]; split; [exact P | rewrite E; apply adj_sym, H].
Qed.

Lemma round_detour (A B C : list V) f k j : (forall v, In v C <-> In v A \/ In v B) -> (forall v, In v A -> ~ In v B) -> (forall a, In a A -> adj g a (f a)) ->
  (forall x y, In x A -> In y A -> adj g x y -> between B (f x) (f y) j) -> round A k -> round C (k + j).
Proof.
  intros Is Apart To H (u & v & Uv & W); pose proof W as (l & _ & S & _ & L & _); assert (U : In u A) by (apply S; left; reflexivity).
  exists u, v; split; [exact Uv|]; apply (detour g A B C f Is Apart To u v k j (adj_differ Uv) U W); intros y Y Uy; exact (H u y U Y Uy).
Qed.

(* ---------- Two colours ---------- *)

Theorem bijective_even m A : bijective g m A -> bipartite g -> forall k, (4 <= k <= length A)%nat -> Nat.Even k -> round A k.
Proof.
  intros H (colour & Co); induction H as [w W|m A B C f HA IHA HB IHB F N P]; intros k K Ev; [cbn in K; lia|].
  destruct (two_once g A B C N P) as (Na & Nb & Apart); pose proof (two_in g A B C P) as Is; assert (Len : length C = (length A + length B)%nat) by (rewrite (Permutation_length P), app_length; reflexivity).
  assert (InA : incl A C) by (intros x I; apply Is; left; exact I); pose proof (bijective_length g m A HA) as LA; pose proof (bijective_length g m B HB) as LB.
  destruct (le_lt_dec k (length A)) as [Le|Gt]; [apply (round_within A C k InA), IHA; [lia | exact Ev]|].
  assert (M : (1 <= m)%nat) by (destruct m; [change (2 ^ Z.of_nat 0) with 1 in LA, LB; lia | lia]); assert (EB : Nat.Even (length B)).
  { exists (Z.to_nat (2 ^ (Z.of_nat m - 1))); replace (Z.of_nat m) with (1 + (Z.of_nat m - 1)) in LB by lia; rewrite Z.pow_add_r in LB by lia; change (2 ^ 1) with 2 in LB; lia. }
  assert (Same : length A = length B) by lia; replace k with ((k - length B) + length B)%nat by lia; destruct Ev as [i Ei], EB as [j Ej].
  apply (round_detour A B C f _ _ Is Apart); [intros a I; apply (partner g A B f F a I) | |].
  - intros x y X Y Xy; pose proof (proj2 (partner g A B f F x X)); pose proof (proj2 (partner g A B f F y Y)).
    apply (bijective_laceable g near near_right colour Co m B HB); [apply (partner g A B f F x X) | apply (partner g A B f F y Y)|].
    pose proof (Co _ _ Xy); pose proof (Co x (f x) ltac:(assumption)); pose proof (Co y (f y) ltac:(assumption)); intros E; destruct (colour x), (colour y), (colour (f x)), (colour (f y)); congruence.
  - destruct (Nat.eq_dec (k - length B) 2) as [->|N2]; [|apply IHA; [lia | exists (i - j)%nat; lia]].
    destruct m as [|m]; [lia|]; assert (Some_ : exists u, In u A) by (destruct A as [|u A]; [cbn in LA; rewrite Nat2Z.inj_succ, Z.pow_succ_r in LA; lia | exists u; left; reflexivity]).
    destruct Some_ as (u & U); destruct (neighbour_within g m A HA u U) as (x & X & Ux); exists u, x; split; [exact Ux|]; exists [x].
    split; [constructor; [intros [E|[]]; exact (adj_differ Ux (eq_sym E)) | apply NoDup_cons; [intros [] | constructor]]|]; split; [intros y [<-|[<-|[]]]; assumption|]; split; [split; [exact Ux | exact I] | split; reflexivity].
Qed.

(* ---------- Without colours ---------- *)

(* Cycles of all lengths from 4 on. *)
Definition all_rounds (A : list V) : Prop := forall k, (4 <= k <= length A)%nat -> round A k.

Theorem rounds_of_halves A B C f : perfect g f A B -> NoDup C -> Permutation C (A ++ B) -> length A = length B -> (4 <= length B)%nat -> all_paths g B -> all_rounds A -> all_rounds C.
Proof.
  intros F N P Same Four Paths HA k K; destruct (two_once g A B C N P) as (Na & Nb & Apart); pose proof (two_in g A B C P) as Is; assert (Len : length C = (length A + length B)%nat) by (rewrite (Permutation_length P), app_length; reflexivity).
  assert (InA : incl A C) by (intros x I; apply Is; left; exact I); destruct (le_lt_dec k (length A)) as [Le|Gt]; [apply (round_within A C k InA), HA; lia|].
  assert (Through : forall x y, In x A -> In y A -> adj g x y -> between B (f x) (f y) (length B) /\ between B (f x) (f y) (length B - 1)).
  { intros x y X Y Xy; apply Paths; [apply (partner g A B f F x X) | apply (partner g A B f F y Y)|]; intros E; apply (adj_differ Xy), (NoDup_map_back f A x y); [apply (Permutation_NoDup (Permutation_sym (proj1 F))), Nb | exact X | exact Y | exact E]. }
  assert (To : forall a, In a A -> adj g a (f a)) by (intros a I; apply (partner g A B f F a I)); assert (Two : round A 2) by (apply (link_round A 4); [lia | apply HA; lia]).
  assert (Any : forall i, i = 2%nat \/ (4 <= i <= length A)%nat -> round A i) by (intros i [->|I]; [exact Two | apply HA, I]).
  destruct (Nat.eq_dec (k - length B) 1) as [E1|N1]; [|destruct (Nat.eq_dec (k - length B) 3) as [E3|N3]].
  - replace k with (2 + (length B - 1))%nat by lia; apply (round_detour A B C f _ _ Is Apart To); [intros x y X Y Xy; apply (Through x y X Y Xy) | exact Two].
  - replace k with (4 + (length B - 1))%nat by lia; apply (round_detour A B C f _ _ Is Apart To); [intros x y X Y Xy; apply (Through x y X Y Xy) | apply HA; lia].
  - replace k with ((k - length B) + length B)%nat by lia; apply (round_detour A B C f _ _ Is Apart To); [intros x y X Y Xy; apply (Through x y X Y Xy) | apply Any; lia].
Qed.

End Cycles.
