(* Orbits of links and numbers of automorphisms have one value; what has a bound has a value. *)

From Coq Require Import ZArith List Bool Lia Uint63.
From Topocert Require Import Graph Walk Girth CheckGraph NetworkTable FactsUnique Automorphisms SymmetrySays MatchingSays FaultsSays.
Import ListNotations.
Open Scope Z_scope.


(* What has an upper bound, and is at least z wherever not at most z-1, is some number. *)
Lemma least_exists (most least : Z -> Prop) : (forall z, ~ most (z - 1) -> ~ ~ least z) -> (forall z, z < 0 -> ~ most z) ->
  forall b, most b -> ~ ~ exists z, most z /\ least z.
Proof.
  intros L F b B; assert (P : 0 <= b) by (destruct (Z_le_gt_dec 0 b); [assumption | exfalso; apply (F b); [lia | exact B]]).
  revert b P B; apply (Z_lt_induction (fun b => most b -> ~ ~ exists z, most z /\ least z)); intros b IH B N.
  assert (X : ~ most (b - 1)).
  { intros M; destruct (Z_le_gt_dec 0 (b - 1)); [|apply (F (b - 1)); [lia | exact M]]; apply (IH (b - 1) ltac:(lia) M N). }
  apply (L b X); intros Y; apply N; exists b; split; assumption.
Qed.

(* ---------- The girth ---------- *)

Lemma girth_value (g : graph) z : (exists u l, cycle g u l /\ Z.of_nat (length (u :: l)) <= z) -> ~ ~ exists y, y <= z /\ girth g y.
Proof.
  intros E N.
  assert (H := least_exists (fun y => exists u l, cycle g u l /\ Z.of_nat (length (u :: l)) <= y)
    (fun y => forall u l, cycle g u l -> y <= Z.of_nat (length (u :: l)))).
  apply (H) with (b := z); [| |exact E|].
  - intros y X K; apply K; intros u l C; destruct (Z_le_gt_dec y (Z.of_nat (length (u :: l)))) as [L|L]; [exact L|].
    exfalso; apply X; exists u, l; split; [exact C | lia].
  - intros y L (u & l & _ & B); lia.
  - intros (y & (u & l & C & B) & L); apply N; pose proof (L u l C).
    assert (y = Z.of_nat (length (u :: l))) by lia; exists y; split; [|split; [exists u, l; auto | exact L]].
    destruct E as (u' & l' & C' & B'); pose proof (L u' l' C'); lia.
Qed.

(* ---------- Matchings, paths ---------- *)

Lemma once_left {A} (l m : list A) : NoDup (l ++ m) -> NoDup l.
Proof.
  induction l as [|a l IH]; simpl; intros N; constructor; inversion N as [|? ? I N']; subst; [intros J; apply I, in_or_app; left; exact J | apply IH, N'].
Qed.

Lemma matching_no_more (g : graph) L : is_matching g L -> (length L <= length (vertices g))%nat.
Proof.
  intros [A N]; rewrite <- (map_length fst); apply NoDup_incl_length; [exact (once_left _ _ N)|].
  intros u U; apply in_map_iff in U; destruct U as ((a & b) & <- & I); destruct (A a b I) as (X & _); exact X.
Qed.

Lemma nil_once {A} (ps : list (list A)) : NoDup ps -> (length ps <= S (length (concat ps)))%nat.
Proof.
  assert (H : forall qs : list (list A), ~ In [] qs -> (length qs <= length (concat qs))%nat).
  { induction qs as [|q qs IH]; intros N; simpl; [lia|]; rewrite app_length; destruct q as [|a q]; [destruct N; left; reflexivity|].
    simpl; specialize (IH (fun I => N (or_intror I))); lia. }
  intros N; induction N as [|p ps I N IH]; simpl; [lia|]; rewrite app_length; destruct p as [|a p]; [specialize (H ps I); simpl; lia | simpl; lia].
Qed.

Lemma path_inside (g : graph) l : forall u, path g (u :: l) -> forall x, In x l -> is_vertex g x.
Proof. induction l as [|v l IH]; intros u; simpl; [intros _ x []|]; intros [A Q] x [<-|I]; [apply (adj_right A) | apply (IH v Q x I)]. Qed.

Lemma ways_no_more (g : graph) u v ps : disjoint_ways g u v ps -> (length ps <= S (length (vertices g)))%nat.
Proof.
  intros (N & Q & D); etransitivity; [apply (nil_once ps N)|]; apply le_n_S, NoDup_incl_length.
  - inversion D as [|? ? _ D']; subst; inversion D' as [|? ? _ D'']; subst; exact D''.
  - intros x X; apply in_concat in X; destruct X as (p & I & X); specialize (Q p I); apply (path_inside g (p ++ [v]) u Q), in_or_app; left; exact X.
Qed.

(* ---------- Automorphisms ---------- *)

Section Table.
Variable P : plain.
Hypothesis W : good_plain P.
Notation g := (Numbers P).

Lemma automorphism_after f h : automorphism g f -> automorphism g h -> exists k, automorphism g k /\ forall v, is_vertex g v -> k (f v) = h v.
Proof.
  intros A B; exists (fun v => h (undone P f v)); split.
  - apply (symmetry_automorphism g _ (fun v => f (undone P h v)) (NoDup_ints _)).
    apply (symmetry_compose g h (undone P h) (undone P f) f); [apply undone_symmetry, B | apply symmetry_inverse, undone_symmetry, A].
  - intros v V; destruct (undone_symmetry P f A) as [X _]; destruct (X v V) as [_ ->]; reflexivity.
Qed.

Lemma edge_orbits_once a b : edge_orbits g a -> edge_orbits g b -> a = b.
Proof.
  assert (H : forall a b, edge_orbits g a -> edge_orbits g b -> a <= b).
  { intros x y (l & Nl & <- & Vl & _ & Dl) (m & Nm & <- & Vm & Rm & _).
    apply inj_le, (FactsUnique.no_more (fun s t => adj g (fst t) (snd t) /\ exists f, automorphism g f /\ @link_to g f t s)); [exact Nl| |].
    - intros (u & v) S; destruct (Rm u v (Vl _ S)) as (t & f & T & A & E); exists t; split; [exact T|]; split; [apply Vm, T | exists f; auto].
    - intros s s' t S S' (T & f & A & E) (_ & h & B & E'); destruct (automorphism_after f h A B) as (k & K & Ks); apply (Dl s s' k S S' K).
      pose proof (Ks _ (adj_left T)) as K1; pose proof (Ks _ (adj_right T)) as K2; unfold link_to in *.
      destruct E as [[<- <-]|[<- <-]], E' as [[<- <-]|[<- <-]]; auto. }
  intros X Y; pose proof (H a b X Y); pose proof (H b a Y X); lia.
Qed.

End Table.
