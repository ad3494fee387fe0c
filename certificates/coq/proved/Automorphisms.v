(* Numbers of automorphisms have one value, and are as many as the vertices of a transitive network or more. *)

From Coq Require Import ZArith List Bool Lia.
From Topocert Require Import Graph Walk Transitive SymmetrySays.
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

Section Automorphisms.
Variable g : graph.
Hypothesis Eq : forall u v : vertex g, {u = v} + {u <> v}.
Hypothesis Once : NoDup (vertices g).

Lemma differ_once (l : list (vertex g -> vertex g)) : ForallOrdPairs (differ g) l -> NoDup l.
Proof.
  induction 1 as [|f l F O IH]; constructor; [|exact IH]; intros I; rewrite Forall_forall in F; destruct (F f I) as (v & _ & N); apply N; reflexivity.
Qed.

(* Maps of a list that agree at all vertices are one. *)
Lemma differ_agree (l : list (vertex g -> vertex g)) f h : ForallOrdPairs (differ g) l -> In f l -> In h l -> (forall v, is_vertex g v -> f v = h v) -> f = h.
Proof.
  intros O I J E; destruct (ForallOrdPairs_In O f h I J) as [X|[(v & V & N)|(v & V & N)]]; [exact X | |]; exfalso; apply N; [|symmetry]; apply E, V.
Qed.

Lemma automorphisms_order a b : automorphisms_at_least g a -> automorphisms_are g b -> a <= b.
Proof.
  intros (l & <- & A & O) (m & <- & _ & _ & M); apply inj_le, (no_more_than (fun f h => forall v, is_vertex g v -> f v = h v)); [apply differ_once, O | |].
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
  (length l <= length (lists_of (length (vertices g)) (vertices g)))%nat.
Proof.
  intros A O; rewrite <- (map_length (fun f : vertex g -> vertex g => map f (vertices g))); apply NoDup_incl_length.
  - induction O as [|f l F O IH]; simpl; constructor; [|apply IH; intros h H; apply A; right; exact H].
    intros I; apply in_map_iff in I; destruct I as (h & E & H); rewrite Forall_forall in F; destruct (F h H) as (v & V & N); apply N.
    symmetry; exact (ext_in_map E v V).
  - intros x X; apply in_map_iff in X; destruct X as (f & <- & F).
    replace (length (vertices g)) with (length (map f (vertices g))) by apply map_length; apply in_lists_of.
    intros a I; apply in_map_iff in I; destruct I as (v & <- & V); exact (automorphism_vertex g f v (A f F) V).
Qed.

Lemma agrees_or_differs (f h : vertex g -> vertex g) : (forall v, is_vertex g v -> f v = h v) \/ differ g f h.
Proof.
  clear Once; unfold differ, is_vertex; simpl; induction (vertices g) as [|a l IH]; [left; intros v []|]; destruct (Eq (f a) (h a)) as [E|E].
  - destruct IH as [IH|(v & V & N)]; [left; intros v [<-|V]; [exact E | apply IH, V] | right; exists v; split; [right; exact V | exact N]].
  - right; exists a; split; [left; reflexivity | exact E].
Qed.

Lemma automorphisms_value a : automorphisms_at_least g a -> ~ ~ exists b, automorphisms_are g b.
Proof.
  intros A N; set (limit := Z.of_nat (length (lists_of (length (vertices g)) (vertices g)))).
  apply (greatest_exists (automorphisms_at_least g) (fun z => ~ automorphisms_at_least g (z + 1)) a limit); [intros z M K; exact (K M) | exact A | |].
  - intros z L (l & <- & F & O); pose proof (automorphisms_limit l F O); unfold limit in L; lia.
  - intros (z & M & l & <- & F & O); apply N; exists (Z.of_nat (length l)), l; split; [reflexivity|]; split; [exact F|]; split; [exact O|].
    intros f Af; assert (D : (exists h, In h l /\ forall v, is_vertex g v -> f v = h v) \/ Forall (differ g f) l).
    { clear - Eq; induction l as [|h l IH]; [right; constructor|]; destruct (agrees_or_differs f h) as [E|E]; [left; exists h; split; [left|]; auto|].
      destruct IH as [(k & K & E')|E']; [left; exists k; split; [right|]; auto | right; constructor; assumption]. }
    destruct D as [D|D]; [exact D|]; exfalso; apply M; exists (f :: l); split; [simpl; lia|]; split; [intros k [<-|K]; auto | constructor; assumption].
Qed.

Lemma automorphisms_exist : ~ ~ exists n, automorphisms_are g n.
Proof. apply (automorphisms_value 0); exists []; split; [reflexivity|]; split; [intros f []|constructor]. Qed.

Theorem transitive_automorphisms n z : vertex_transitive g -> order g n -> automorphisms_are g z -> n <= z.
Proof.
  intros T [[_ Some_] <-] (l & <- & _ & _ & C); destruct (vertices g) as [|r vs] eqn:E; [congruence|]; rewrite <- E in *.
  assert (Vr : is_vertex g r) by (unfold is_vertex; rewrite E; left; reflexivity).
  apply inj_le, (no_more_than (fun v f => f r = v)); [exact Once | | intros u v f _ _ <- <-; reflexivity].
  intros v V; destruct (T r v Vr V) as (f & F & <-); destruct (C f F) as (h & H & S); exists h; split; [exact H | symmetry; apply S, Vr].
Qed.
End Automorphisms.
