(* Facts about symmetry, faults, clusters and messages have one value. *)

From Coq Require Import ZArith List Bool Lia Uint63 PArray.
From Topocert Require Import Graph Walk Text CheckGraph Numbered NetworkName NetworkTable.
From Topocert Require Import FaultsSays MapsSays MetricSays SymmetrySays TrafficSays NextHops.
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

Definition one_way (r : router g) : Prop := forall u v h w h' k w' h'' k', next r u v h w h' k -> next r u v h w' h'' k' -> w = w' /\ h' = h''.

Lemma router_one_way n r : stands (network_graph n) P -> one_way (router_of n P r).
Proof.
  intros S; assert (T : forall hops second, one_way (tuple_router n P hops second)).
  { intros hops second u v h w h' k w' h'' k' (a & b & c & A & B & C & X & _) (a' & b' & c' & A' & B' & C' & Y & _); split; [|destruct h', h''; reflexivity].
    rewrite A in A'; injection A' as <-; rewrite B in B'; injection B' as <-; rewrite X in Y; injection Y as <-.
    assert (L : (Z.to_nat (to_Z w) < List.length (places n))%nat) by (apply nth_error_Some; rewrite C; discriminate).
    assert (E := proj1 (NoDup_nth_error (places n)) (places_once n) _ _ L (eq_trans C (eq_sym C'))).
    apply to_Z_inj; pose proof (int_range w); pose proof (int_range w'); lia. }
  assert (Carry : forall C, one_way (carrying_router n P C)).
  { intros C u v h w h' k w' h'' k' (_ & a & b & c & A & B & E & X) (_ & a' & b' & c' & A' & B' & E' & Y).
    rewrite A in A'; injection A' as <-; rewrite B in B'; injection B' as <-; rewrite X in Y; injection Y as <- <-; split; [|reflexivity].
    assert (L : (Z.to_nat (to_Z w) < List.length (places n))%nat) by (apply nth_error_Some; rewrite E; discriminate).
    assert (Q := proj1 (NoDup_nth_error (places n)) (places_once n) _ _ L (eq_trans E (eq_sym E'))).
    apply to_Z_inj; pose proof (int_range w); pose proof (int_range w'); lia. }
  assert (Up : one_way (updown_router P)).
  { intros u v h w h' k w' h'' k' (_ & X) (_ & Y); rewrite X in Y; injection Y as <- <-; auto. }
  induction r as [|name|name h|rows|r IH]; simpl; [|destruct (named_hop name n); [apply T | destruct (named_carrying name n); [apply Carry | destruct (String.eqb name _); [apply Up | apply T]]] | apply T| |].
  - intros u v h w h' k w' h'' k' (_ & C & L) (_ & C' & L'); split; [|destruct h', h''; reflexivity].
    apply to_Z_inj; pose proof (L w' C'); pose proof (L' w C); lia.
  - intros u v h w h' k w' h'' k' (K & E) (K' & E'); split; [|destruct h', h''; reflexivity]; apply to_Z_inj; lia.
  - intros u v h w h' k w' h'' k' ((j & X) & _) ((j' & Y) & _); exact (IH _ _ _ _ _ _ _ _ _ X Y).
Qed.

Section Router.
Variable r : router g.
Hypothesis One : one_way r.

Lemma sent_once u v d w h : sent g r u v d w h -> forall w' h', sent g r u v d w' h' -> w = w' /\ h = h'.
Proof.
  assert (Pos : forall u v d w h, sent g r u v d w h -> 0 <= d) by (induction 1; lia).
  induction 1 as [U V|d w h x h1 k S IH (N & A & X)]; intros w' h' S'.
  - inversion S' as [|d' w1 h2 x1 h3 k1 S1 H1]; subst; [auto|]; apply Pos in S1; lia.
  - inversion S' as [U V E|d' w1 h2 x1 h3 k1 S1 (N1 & A1 & X1) E]; subst.
    + apply Pos in S; lia.
    + assert (d' = d) by lia; subst d'; destruct (IH w1 h2 S1) as [-> ->]; destruct (One _ _ _ _ _ _ _ _ _ X X1); auto.
Qed.

(* What is sent was at each number of hops somewhere before, and went on. *)
Lemma sent_before u v e x h : sent g r u v e x h -> forall d, 0 <= d < e -> exists w h', w <> v /\ sent g r u v d w h'.
Proof.
  induction 1 as [|e w h x h1 k S IH (N & _)]; intros d D; [lia|].
  destruct (Z.eq_dec d e) as [->|Ne]; [exists w, h; auto | apply IH; lia].
Qed.

Lemma sent_positive u v d w h : sent g r u v d w h -> 0 <= d.
Proof. induction 1; lia. Qed.

Lemma arrives_once u v d e : arrives g r u v d -> arrives g r u v e -> d = e.
Proof.
  assert (H : forall d e, arrives g r u v d -> arrives g r u v e -> ~ d < e).
  { intros a b (h & A) (k & B) L; destruct (sent_before u v b v k B a) as (w & h' & N & S); [apply sent_positive in A; lia|].
    destruct (sent_once u v a v h A w h' S) as [E _]; congruence. }
  intros A B; pose proof (H d e A B); pose proof (H e d B A); lia.
Qed.

(* A message takes in turn what it holds, and what it waits for. *)
Lemma takes_next u v i c c' : 0 <= i -> takes_at g r u v i c -> takes_at g r u v (i + 1) c' -> takes g r u v c c'.
Proof.
  intros B (w & h & x & h' & k & S & H & ->) (w' & h1 & y & h'' & k' & S' & H' & ->).
  destruct (sent_once u v (i + 1) x h' (sent_on g r u v i w h x h' k S H) w' h1 S') as [<- <-].
  exists i, w, h, x, h', k, y, h'', k'; auto.
Qed.

Lemma waits_takes ends m : waits g r ends m -> takes g r (source g m) (destination g m) (last (held g m) (awaited g m)) (awaited g m).
Proof.
  intros (_ & N & T); destruct (exists_last N) as (l & c & E); rewrite E in *; rewrite last_last.
  apply (takes_next _ _ (Z.of_nat (List.length l))); [lia | apply T | replace (Z.of_nat (List.length l) + 1) with (Z.of_nat (List.length (l ++ [c]))) by (rewrite app_length; simpl; lia); apply T].
  - rewrite <- app_assoc, nth_error_app2, Nat.sub_diag by lia; reflexivity.
  - rewrite nth_error_app2, Nat.sub_diag by lia; reflexivity.
Qed.

(* Where channels have ranks no messages wait in a circle. *)
Lemma ranked_not_cyclic ends : ranked g r ends -> ~ cyclic g r ends.
Proof.
  intros (rank & R) (l & N & Ws & c & C).
  assert (K : forall l c e, (forall m, In m l -> waits g r ends m) -> chain g c e l -> rank c <= rank e /\ (l <> [] -> rank c < rank e)).
  { clear - R One; induction l as [|m l IH]; simpl; intros c e Ws C; [subst; split; [lia | congruence]|]; destruct C as [<- C].
    assert (Wm := Ws m (or_introl eq_refl)); pose proof (waits_takes ends m Wm) as T; destruct Wm as (M & _); pose proof (R _ _ _ _ M T).
    destruct (IH (awaited g m) e (fun x I => Ws x (or_intror I)) C) as [L _]; split; [|intros _]; lia. }
  destruct (K l c c Ws C) as [_ L]; specialize (L N); lia.
Qed.

Lemma delivered_once ends a b : quantity_is g r ends (Delivered a) -> quantity_is g r ends (Delivered b) -> a = b.
Proof. apply count_unique. Qed.

Lemma minimal_once ends a b : quantity_is g r ends (Minimal a) -> quantity_is g r ends (Minimal b) -> a = b.
Proof. apply count_unique. Qed.

Lemma max_hops_once ends a b : quantity_is g r ends (MaxHops a) -> quantity_is g r ends (MaxHops b) -> a = b.
Proof.
  intros [A [(u & v & X)|[-> X]]] [B [(u' & v' & Y)|[-> Y]]].
  - pose proof (A _ _ _ Y); pose proof (B _ _ _ X); lia.
  - destruct (Y _ _ _ X).
  - destruct (X _ _ _ Y).
  - reflexivity.
Qed.

Lemma total_hops_once ends a b : quantity_is g r ends (TotalHops a) -> quantity_is g r ends (TotalHops b) -> a = b.
Proof.
  intros (f & F & <-) (h & H & <-); apply sum_over_ext; intros v _; apply sum_over_ext; intros u _.
  destruct (F u v) as [[M X]|[X N]], (H u v) as [[M' Y]|[Y N']].
  - apply (arrives_once u v); assumption.
  - destruct (N' (f u v)); split; assumption.
  - destruct (N (h u v)); split; assumption.
  - congruence.
Qed.

Lemma lowest_terms a b c d : 0 < b -> 0 < d -> Z.gcd a b = 1 -> Z.gcd c d = 1 -> a * d = c * b -> a = c /\ b = d.
Proof.
  intros B D G G' E; assert (X : (b | d)).
  { apply (Z.gauss b a d); [exists c; lia | rewrite Z.gcd_comm; exact G]. }
  assert (Y : (d | b)).
  { apply (Z.gauss d c b); [exists a; lia | rewrite Z.gcd_comm; exact G']. }
  assert (b = d) by (apply Z.divide_antisym_nonneg; auto; lia); subst d; split; [|reflexivity]; nia.
Qed.

Lemma max_stretch_once ends a b c d : quantity_is g r ends (MaxStretch a b) -> quantity_is g r ends (MaxStretch c d) -> a = c /\ b = d.
Proof.
  intros (B & G & L & X) (D & G' & L' & Y); destruct X as [(u & v & h & e & X & E & Q)|(-> & -> & X)], Y as [(u' & v' & h' & e' & Y & E' & Q')|(-> & -> & Y)].
  - apply lowest_terms; auto; pose proof (L _ _ _ _ Y E') as I; pose proof (L' _ _ _ _ X E) as I'.
    assert (Pe : 0 < e).
    { destruct X as [(_ & _ & N) _]; destruct E as [Wk _]; inversion Wk as [|? ? ? d0 ? Wk']; subst; [congruence|]; apply walk_nonneg in Wk'; lia. }
    assert (Pe' : 0 < e').
    { destruct Y as [(_ & _ & N) _]; destruct E' as [Wk _]; inversion Wk as [|? ? ? d0 ? Wk']; subst; [congruence|]; apply walk_nonneg in Wk'; lia. }
    assert (I1 : a * e * d <= c * e * b) by nia; assert (I2 : c * e' * b <= a * e' * d) by nia; nia.
  - destruct (Y _ _ _ X).
  - destruct (X _ _ _ Y).
  - auto.
Qed.
End Router.
End Table.
