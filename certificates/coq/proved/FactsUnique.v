(* Facts about symmetry, faults, clusters and messages have one value. *)

From Coq Require Import ZArith List Bool Lia Uint63 PArray.
From Topocert Require Import Graph Walk Text TextMeaning CheckGraph CheckText Numbered NetworkName NetworkTable.
From Topocert Require Import FaultsSays MapsSays MetricSays SymmetrySays TrafficSays Messages NextHops.
Import ListNotations.
Open Scope Z_scope.

Lemma numbered_once (g : graph) i (u v : vertex g) : numbered g i u -> numbered g i v -> u = v.
Proof. intros [_ A] [_ B]; congruence. Qed.

(* ---------- Orbits ---------- *)

(* Members of one list that go to different members of another are no more. *)
Lemma no_more {A B} (R : A -> B -> Prop) (l : list A) : forall m : list B, NoDup l ->
  (forall a, In a l -> exists b, In b m /\ R a b) -> (forall a a' b, In a l -> In a' l -> R a b -> R a' b -> a = a') ->
  (List.length l <= List.length m)%nat.
Proof.
  induction l as [|a l IH]; intros m N S I; [simpl; lia|]; inversion N as [|? ? Na Nl]; subst.
  destruct (S a (or_introl eq_refl)) as (b & B1 & R1); apply in_split in B1; destruct B1 as (m1 & m2 & ->).
  assert (H : (List.length l <= List.length (m1 ++ m2))%nat).
  { apply IH; [exact Nl | | intros; eapply I; eauto; right; assumption]; intros c C; destruct (S c (or_intror C)) as (d & D & Rd).
    exists d; split; [|exact Rd]; apply in_app_or in D; apply in_or_app; destruct D as [D|[<-|D]]; auto.
    exfalso; apply Na; rewrite (I a c b (or_introl eq_refl) (or_intror C) R1 Rd); exact C. }
  rewrite app_length in *; simpl; lia.
Qed.

Section Table.
Variable P : plain.
Hypothesis W : good_plain P.
Notation g := (Numbers P).

(* What undoes an automorphism. *)
Definition undone (f : int -> int) (v : int) : int := match find (fun u => Uint63.eqb (f u) v) (ints (total P)) with Some u => u | None => v end.

Lemma undone_right f v : automorphism g f -> is_vertex g v -> is_vertex g (undone f v) /\ f (undone f v) = v.
Proof.
  intros A V; destruct (automorphism_onto g f v A V) as (u & U & E); unfold undone.
  destruct (find _ (ints (total P))) as [w|] eqn:F.
  - apply find_some in F; destruct F as [I F]; apply int_eqb_eq in F; split; [exact I | exact F].
  - apply (find_none _ _ F) in U; rewrite E in U; apply int_eqb_neq in U; congruence.
Qed.

Lemma undone_symmetry f : automorphism g f -> symmetry g f (undone f).
Proof.
  intros A; assert (N := NoDup_ints (total P) : NoDup (vertices g)); split; [|split; [|split]].
  - intros v V; assert (V' := automorphism_vertex g f v A V); split; [exact V'|]; destruct (undone_right f (f v) A V') as [U E].
    apply (automorphism_injective g f _ _ N A U V E).
  - intros v V; apply (undone_right f v A V).
  - intros u v H; apply (automorphism_adj g f u v A H).
  - intros u v H; destruct (undone_right f u A (adj_left H)) as [U E], (undone_right f v A (adj_right H)) as [V E'].
    destruct A as [_ A]; apply (A _ _ U V); rewrite E, E'; exact H.
Qed.

(* From one image of a vertex to another. *)
Lemma automorphism_between f h t s s' : automorphism g f -> automorphism g h -> is_vertex g t -> f t = s -> h t = s' ->
  exists k, automorphism g k /\ k s = s'.
Proof.
  intros A B T <- <-; exists (fun v => h (undone f v)); split.
  - apply (symmetry_automorphism g _ (fun v => f (undone h v)) (NoDup_ints _)).
    apply (symmetry_compose g h (undone h) (undone f) f); [apply undone_symmetry, B | apply symmetry_inverse, undone_symmetry, A].
  - destruct (undone_symmetry f A) as [X _]; destruct (X t T) as [_ ->]; reflexivity.
Qed.

Lemma vertex_orbits_once a b : vertex_orbits g a -> vertex_orbits g b -> a = b.
Proof.
  assert (H : forall a b, vertex_orbits g a -> vertex_orbits g b -> a <= b).
  { intros x y (l & Nl & <- & Vl & _ & Dl) (m & Nm & <- & Vm & Rm & _).
    apply inj_le, (no_more (fun s t => exists f, is_vertex g t /\ automorphism g f /\ f t = s)); [exact Nl| |].
    - intros s S; destruct (Rm s (Vl s S)) as (t & f & T & A & E); exists t; split; [exact T|]; exists f; auto.
    - intros s s' t S S' (f & T & A & E) (h & _ & B & E'); destruct (automorphism_between f h t s s' A B T E E') as (k & K & Ks); exact (Dl s s' k S S' K Ks). }
  intros X Y; pose proof (H a b X Y); pose proof (H b a Y X); lia.
Qed.

(* ---------- Faults ---------- *)

Lemma vertex_detour_once d e : faults_says g (VertexFaultDetourIs d) -> faults_says g (VertexFaultDetourIs e) -> d = e.
Proof.
  assert (H : forall d e, faults_says g (VertexFaultDetourIs (Finite d)) -> faults_says g (VertexFaultDetourIs (Finite e)) -> d <= e).
  { intros a b (_ & _ & [->|(f & s & t & x & y & A & B & <-)]) (N & M & _); [exact N|]; destruct (M f s t x A) as (z & Z1 & L).
    rewrite (dist_unique _ _ _ _ _ B Z1); exact L. }
  assert (C : forall d, faults_says g (VertexFaultDetourIs (Finite d)) -> faults_says g (VertexFaultDetourIs Infinite) -> False).
  { intros a (_ & M & _) (f & s & t & x & A & J); destruct (M f s t x A) as (z & [Z1 _] & _); apply J; exists z; exact Z1. }
  destruct d as [d|], e as [e|]; intros X Y; auto.
  - pose proof (H d e X Y); pose proof (H e d Y X); f_equal; lia.
  - destruct (C d X Y).
  - destruct (C e Y X).
Qed.

Lemma edge_detour_once d e : faults_says g (EdgeFaultDetourIs d) -> faults_says g (EdgeFaultDetourIs e) -> d = e.
Proof.
  assert (H : forall d e, faults_says g (EdgeFaultDetourIs (Finite d)) -> faults_says g (EdgeFaultDetourIs (Finite e)) -> d <= e).
  { intros a b (_ & _ & [->|(u & v & s & t & x & y & L & A & B & <-)]) (N & M & _); [exact N|]; destruct (M u v s t x L A) as (z & Z1 & K).
    rewrite (dist_unique _ _ _ _ _ B Z1); exact K. }
  assert (C : forall d, faults_says g (EdgeFaultDetourIs (Finite d)) -> faults_says g (EdgeFaultDetourIs Infinite) -> False).
  { intros a (_ & M & _) (u & v & s & t & x & L & A & J); destruct (M u v s t x L A) as (z & [Z1 _] & _); apply J; exists z; exact Z1. }
  destruct d as [d|], e as [e|]; intros X Y; auto.
  - pose proof (H d e X Y); pose proof (H e d Y X); f_equal; lia.
  - destruct (C d X Y).
  - destruct (C e Y X).
Qed.

Lemma vertex_connectivity_order a b : faults_says g (VertexConnectivityAtLeast a) -> faults_says g (VertexConnectivityAtMost b) -> a <= b.
Proof. intros L (F & B & S); destruct (Z_le_gt_dec a b) as [K|K]; [exact K|]; destruct (L F ltac:(lia) S). Qed.

Lemma edge_connectivity_order a b : faults_says g (EdgeConnectivityAtLeast a) -> faults_says g (EdgeConnectivityAtMost b) -> a <= b.
Proof.
  intros [Two L] [[B [Pr O]]|(F & B & S)]; (destruct (Z_le_gt_dec a b) as [K|K]; [exact K|]).
  - exfalso; destruct (Two ltac:(lia)) as (u & v & U & V & N); destruct (vertices g) as [|x [|y l]] eqn:E; simpl in O; try lia.
    unfold is_vertex in U, V; rewrite E in U, V; destruct U as [<-|[]], V as [<-|[]]; congruence.
  - destruct (L F ltac:(lia) S).
Qed.

Lemma disjoint_paths_order s t a b : faults_says g (DisjointPathsAtLeast s t a) -> faults_says g (DisjointPathsAtMost s t b) -> a <= b.
Proof.
  intros (u & v & U & V & L) (u' & v' & U' & V' & N & M); rewrite (numbered_once g s _ _ U' U), (numbered_once g t _ _ V' V) in M.
  destruct L as [L|(ps & L & D)]; [lia|]; specialize (M ps D); lia.
Qed.

Lemma cluster_order d a b : maps_say g (ClusterAtLeast d a) -> maps_say g (ClusterAtMost d b) -> a <= b.
Proof. intros (l & C & L) M; specialize (M l C); lia. Qed.

(* ---------- Messages ---------- *)

Lemma places_differ n : stands (network_graph n) P -> NoDup (places n).
Proof.
  destruct n as [name ps | name t ps | name x ps | order links | name l ps]; simpl; intros [R _].
  - destruct (standard name (List.length ps)) as [t|]; [apply (line_once t ps) | constructor].
  - apply (line_once t ps).
  - exact (once_here _ _ (same_network R)).
  - apply NoDup_map_inj; [intros x y _ _ E; congruence | apply NoDup_zrange].
  - constructor.
Qed.

Lemma router_one_way n r : stands (network_graph n) P -> one_way (router_of n P r).
Proof.
  intros S; assert (Once : NoDup (places n)) by exact (places_differ n S); assert (T : forall hops second, one_way (tuple_router n P hops second)).
  { intros hops second u v h w h' k w' h'' k' (a & b & c & A & B & C & X & _) (a' & b' & c' & A' & B' & C' & Y & _); split; [|destruct h', h''; reflexivity].
    rewrite A in A'; injection A' as <-; rewrite B in B'; injection B' as <-; rewrite X in Y; injection Y as <-.
    assert (L : (Z.to_nat (to_Z w) < List.length (places n))%nat) by (apply nth_error_Some; rewrite C; discriminate).
    assert (E := proj1 (NoDup_nth_error (places n)) Once _ _ L (eq_trans C (eq_sym C'))).
    apply to_Z_inj; pose proof (int_range w); pose proof (int_range w'); lia. }
  assert (Carry : forall C, one_way (carrying_router n P C)).
  { intros C u v h w h' k w' h'' k' (_ & a & b & c & A & B & E & X) (_ & a' & b' & c' & A' & B' & E' & Y).
    rewrite A in A'; injection A' as <-; rewrite B in B'; injection B' as <-; rewrite X in Y; injection Y as <- <-; split; [|reflexivity].
    assert (L : (Z.to_nat (to_Z w) < List.length (places n))%nat) by (apply nth_error_Some; rewrite E; discriminate).
    assert (Q := proj1 (NoDup_nth_error (places n)) Once _ _ L (eq_trans E (eq_sym E'))).
    apply to_Z_inj; pose proof (int_range w); pose proof (int_range w'); lia. }
  assert (Up : one_way (updown_router P)).
  { intros u v h w h' k w' h'' k' (_ & X) (_ & Y); rewrite X in Y; injection Y as <- <-; auto. }
  induction r as [|name|name h|name t|rows|r IH]; simpl; [|destruct (named_hop name n); [apply T | destruct (named_carrying name n); [apply Carry | destruct (String.eqb name _); [apply Up | apply T]]] | apply T | apply T | |].
  - intros u v h w h' k w' h'' k' (_ & C & L) (_ & C' & L'); split; [|destruct h', h''; reflexivity].
    apply to_Z_inj; pose proof (L w' C'); pose proof (L' w C); lia.
  - intros u v h w h' k w' h'' k' (K & E) (K' & E'); split; [|destruct h', h''; reflexivity]; apply to_Z_inj; lia.
  - intros u v h w h' k w' h'' k' ((j & X) & _) ((j' & Y) & _); exact (IH _ _ _ _ _ _ _ _ _ X Y).
Qed.

End Table.
