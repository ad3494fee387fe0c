(* Orbits of links and numbers of automorphisms have one value; what has a bound has a value. *)

From Coq Require Import ZArith List Bool Lia Uint63.
From Topocert Require Import Graph Walk Girth CheckGraph NetworkTable FactsUnique SymmetrySays MatchingSays FaultsSays.
Import ListNotations.
Open Scope Z_scope.

(* What is at least some number, at most z wherever not at least z+1, and never beyond a bound, is some number. *)
Lemma greatest_exists (least most : Z -> Prop) a b : (forall z, ~ least (z + 1) -> ~ ~ most z) -> least a -> (forall z, b < z -> ~ least z) ->
  ~ ~ exists z, most z /\ least z.
Proof.
  intros M A F.
  assert (H : forall k z, 0 <= k -> b - z <= k -> least z -> ~ ~ exists z, most z /\ least z).
  { intros k z K; revert z; apply (Z_lt_induction (fun k => forall z, b - z <= k -> least z -> ~ ~ exists z, most z /\ least z)); [|exact K].
    intros j IH z L Z1 N; assert (X : ~ least (z + 1)).
    { intros Y; destruct (Z_le_gt_dec (z + 1) b) as [G|G]; [|apply (F (z + 1)); [lia | exact Y]].
      apply (IH (j - 1) ltac:(lia) (z + 1) ltac:(lia) Y N). }
    apply (M z X); intros Y; apply N; exists z; split; assumption. }
  apply (H (Z.max 0 (b - a)) a); [lia | lia | exact A].
Qed.

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

Lemma differ_once (l : list (int -> int)) : ForallOrdPairs (differ g) l -> NoDup l.
Proof.
  induction 1 as [|f l F O IH]; constructor; [|exact IH]; intros I; rewrite Forall_forall in F; destruct (F f I) as (v & _ & N); apply N; reflexivity.
Qed.

(* Maps of a list that agree at all vertices are one. *)
Lemma differ_agree (l : list (int -> int)) f h : ForallOrdPairs (differ g) l -> In f l -> In h l -> (forall v, is_vertex g v -> f v = h v) -> f = h.
Proof.
  intros O I J E; destruct (ForallOrdPairs_In O f h I J) as [X|[(v & V & N)|(v & V & N)]]; [exact X | |]; exfalso; apply N; [|symmetry]; apply E, V.
Qed.

Lemma automorphisms_order a b : automorphisms_at_least g a -> automorphisms_are g b -> a <= b.
Proof.
  intros (l & <- & A & O) (m & <- & _ & _ & M); apply inj_le, (FactsUnique.no_more (fun f h => forall v, is_vertex g v -> f v = h v)); [apply differ_once, O | |].
  - intros f F; apply M, A, F.
  - intros f f' h F F' E E'; apply (differ_agree l f f' O F F'); intros v V; rewrite E, E' by exact V; reflexivity.
Qed.

Lemma automorphisms_once a b : automorphisms_are g a -> automorphisms_are g b -> a = b.
Proof.
  assert (H : forall a b, automorphisms_are g a -> automorphisms_are g b -> a <= b).
  { intros x y (l & L & A & O & _) Y; apply (automorphisms_order x y); [exists l; auto | exact Y]. }
  intros X Y; pose proof (H a b X Y); pose proof (H b a Y X); lia.
Qed.

(* All lists of n members of a list. *)
Fixpoint lists_of {A} (n : nat) (l : list A) : list (list A) :=
  match n with O => [[]] | S n => flat_map (fun a => map (cons a) (lists_of n l)) l end.

Lemma in_lists_of {A} (l : list A) m : (forall a, In a m -> In a l) -> In m (lists_of (length m) l).
Proof.
  induction m as [|a m IH]; intros I; simpl; [left; reflexivity|]; apply in_flat_map; exists a; split; [apply I; left; reflexivity|].
  apply in_map, IH; intros b B; apply I; right; exact B.
Qed.

Lemma automorphisms_limit l : (forall f, In f l -> automorphism g f) -> ForallOrdPairs (differ g) l ->
  (length l <= length (lists_of (length (ints (total P))) (ints (total P))))%nat.
Proof.
  intros A O; rewrite <- (map_length (fun f : int -> int => map f (ints (total P)))); apply NoDup_incl_length.
  - induction O as [|f l F O IH]; simpl; constructor; [|apply IH; intros h H; apply A; right; exact H].
    intros I; apply in_map_iff in I; destruct I as (h & E & H); rewrite Forall_forall in F; destruct (F h H) as (v & V & N); apply N.
    symmetry; exact (ext_in_map E v V).
  - intros x X; apply in_map_iff in X; destruct X as (f & <- & F).
    replace (length (ints (total P))) with (length (map f (ints (total P)))) by apply map_length; apply in_lists_of.
    intros a I; apply in_map_iff in I; destruct I as (v & <- & V); exact (automorphism_vertex g f v (A f F) V).
Qed.

Lemma agrees_or_differs (f h : int -> int) : (forall v, is_vertex g v -> f v = h v) \/ differ g f h.
Proof.
  unfold differ, is_vertex; simpl; induction (ints (total P)) as [|a l IH]; [left; intros v []|]; destruct (int_dec (f a) (h a)) as [E|E].
  - destruct IH as [IH|(v & V & N)]; [left; intros v [<-|V]; [exact E | apply IH, V] | right; exists v; split; [right; exact V | exact N]].
  - right; exists a; split; [left; reflexivity | exact E].
Qed.

Lemma automorphisms_value a : automorphisms_at_least g a -> ~ ~ exists b, automorphisms_are g b.
Proof.
  intros A N; set (limit := Z.of_nat (length (lists_of (length (ints (total P))) (ints (total P))))).
  apply (greatest_exists (automorphisms_at_least g) (fun z => ~ automorphisms_at_least g (z + 1)) a limit); [intros z M K; exact (K M) | exact A | |].
  - intros z L (l & <- & F & O); pose proof (automorphisms_limit l F O); unfold limit in L; lia.
  - intros (z & M & l & <- & F & O); apply N; exists (Z.of_nat (length l)), l; split; [reflexivity|]; split; [exact F|]; split; [exact O|].
    intros f Af; assert (D : (exists h, In h l /\ forall v, is_vertex g v -> f v = h v) \/ Forall (differ g f) l).
    { clear - P; induction l as [|h l IH]; [right; constructor|]; destruct (agrees_or_differs f h) as [E|E]; [left; exists h; split; [left|]; auto|].
      destruct IH as [(k & K & E')|E']; [left; exists k; split; [right|]; auto | right; constructor; assumption]. }
    destruct D as [D|D]; [exact D|]; exfalso; apply M; exists (f :: l); split; [simpl; lia|]; split; [intros k [<-|K]; auto | constructor; assumption].
Qed.
End Table.
