(* What objects show of a network: a potential its distances, maps its symmetry, a colour that it is
   bipartite, a closed walk that it is not, a successor and a position its Hamiltonian cycle. No
   network in particular; the objects may be formulas. *)

From Coq Require Import ZArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk Cycle.
Import ListNotations.
Open Scope Z_scope.

Section Methods.
Variable g : graph.

(* ---------- Distances ---------- *)

(* From each vertex but s some neighbour has a smaller potential. *)
Lemma walks_by_potential (f : vertex g -> Z) s :
  (forall v, is_vertex g v -> 0 <= f v) ->
  (forall v, is_vertex g v -> v = s \/ exists w, adj g v w /\ f w <= f v - 1) ->
  forall v, is_vertex g v -> exists d, walk g v s d /\ d <= f v.
Proof.
  intros P D; assert (K : forall (k : nat) v, is_vertex g v -> f v <= Z.of_nat k -> exists d, walk g v s d /\ d <= f v).
  { induction k as [|k IH]; intros v V L; destruct (D v V) as [->|(w & A & E)];
      try (exists 0; split; [apply walk_here, V | apply P, V]); pose proof (P w (adj_right A)) as N.
    - pose proof (P v V); lia.
    - destruct (IH w (adj_right A)) as (d & W & M); [lia|]; exists (d + 1); split; [eapply walk_hop; eauto | lia]. }
  intros v V; apply (K (Z.to_nat (f v)) v V); pose proof (P v V); lia.
Qed.

Lemma connected_by_potential (f : vertex g -> Z) s :
  (forall v, is_vertex g v -> 0 <= f v) ->
  (forall v, is_vertex g v -> v = s \/ exists w, adj g v w /\ f w <= f v - 1) -> connected g.
Proof.
  intros P D u v U V; destruct (walks_by_potential f s P D u U) as (d & W & _), (walks_by_potential f s P D v V) as (e & X & _).
  exists (d + e); apply (walk_app g u s v); [exact W | apply walk_rev, X].
Qed.

(* A distance: one potential that descends to s, and one that no link changes by more than 1. *)
Lemma distance_by_potentials (f h : vertex g -> Z) s v :
  (forall v, is_vertex g v -> 0 <= f v) ->
  (forall v, is_vertex g v -> v = s \/ exists w, adj g v w /\ f w <= f v - 1) ->
  potential g h -> is_vertex g v -> f v <= h v - h s -> dist g v s (f v).
Proof.
  intros P D H V L; destruct (walks_by_potential f s P D v V) as (d & W & E).
  assert (K : forall e, walk g v s e -> f v <= e) by (intros e X; apply walk_rev, (potential_walk g h s v e H) in X; lia).
  pose proof (K d W); split; [apply (walk_cast g v s d); [exact W | lia] | exact K].
Qed.

(* The diameter: the first potential begins at any vertex, or at one of a network that is
   vertex-transitive. *)
Lemma diameter_by_potentials (f : vertex g -> vertex g -> Z) (h : vertex g -> Z) s t D :
  decidable g ->
  (forall u v, is_vertex g u -> is_vertex g v -> 0 <= f u v <= D) ->
  (forall u v, is_vertex g u -> is_vertex g v -> v = u \/ exists w, adj g v w /\ f u w <= f u v - 1) ->
  potential g h -> is_vertex g s -> is_vertex g t -> D <= h t - h s -> diameter g D.
Proof.
  intros Dec P N H S T L; apply (diameter_by_walks g D h s t Dec); try assumption; intros u v U V.
  destruct (walks_by_potential (f v) v (fun w W => proj1 (P v w V W)) (fun w W => N v w V W) u U) as (d & W & E).
  exists d; split; [exact W | destruct (P v u V U); lia].
Qed.

Lemma transitive_diameter_by_potentials (f h : vertex g -> Z) s r t D :
  decidable g -> vertex_transitive g -> is_vertex g s ->
  (forall v, is_vertex g v -> 0 <= f v <= D) ->
  (forall v, is_vertex g v -> v = s \/ exists w, adj g v w /\ f w <= f v - 1) ->
  potential g h -> is_vertex g r -> is_vertex g t -> D <= h t - h r -> diameter g D.
Proof.
  intros Dec Tr S P N H R T L; apply (diameter_by_walks g D h r t Dec); try assumption.
  apply (transitive_walks g s D Tr S); intros v V.
  destruct (walks_by_potential f s (fun w W => proj1 (P w W)) N v V) as (d & W & E).
  exists d; split; [apply walk_rev, W | destruct (P v V); lia].
Qed.

(* No two vertices are further apart than D. *)
Definition diameter_at_most (D : Z) : Prop :=
  forall u v, is_vertex g u -> is_vertex g v -> exists d, dist g u v d /\ d <= D.

Lemma walks_at_most D : decidable g -> (forall u v, is_vertex g u -> is_vertex g v -> exists d, walk g u v d /\ d <= D) -> diameter_at_most D.
Proof. intros Dec W u v U V; destruct (W u v U V) as (d & X & L); destruct (dist_exists g u v d Dec X) as (e & E & M); exists e; split; [exact E | lia]. Qed.

(* So there is a diameter, and it is at most D. *)
Lemma diameter_at_most_exists D : vertices g <> [] -> diameter_at_most D -> exists d, diameter g d /\ d <= D.
Proof.
  intros N H.
  assert (K : forall l, l <> [] -> (forall e, In e l -> is_vertex g (fst e) /\ is_vertex g (snd e)) ->
    exists m, m <= D /\ (exists u v, dist g u v m) /\ forall e, In e l -> exists d, dist g (fst e) (snd e) d /\ d <= m).
  { induction l as [|[a b] l IH]; intros Ne V; [congruence|]; destruct (V (a, b) (or_introl eq_refl)) as [A B]; destruct (H a b A B) as (d & E & L).
    destruct l as [|e l].
    - exists d; split; [exact L|]; split; [eauto|]; intros e [<-|[]]; exists d; split; [exact E | lia].
    - destruct (IH ltac:(discriminate) (fun x X => V x (or_intror X))) as (m & Lm & (u & v & Em) & All); exists (Z.max d m); split; [lia|]; split.
      + destruct (Z.max_spec d m) as [[_ ->]|[_ ->]]; eauto.
      + intros x [<-|X]; [exists d; split; [exact E | lia] | destruct (All x X) as (c & C & Lc); exists c; split; [exact C | lia]]. }
  destruct (K (list_prod (vertices g) (vertices g))) as (m & L & (u & v & E) & All).
  - apply list_prod_nonempty; exact N.
  - intros [a b] I; apply in_prod_iff in I; exact I.
  - exists m; split; [|exact L]; split; [|eauto]; intros a b A B; apply (All (a, b)), in_prod; assumption.
Qed.

(* In a vertex-transitive network the radius is the diameter. *)
Lemma transitive_radius D : NoDup (vertices g) -> vertices g <> [] -> vertex_transitive g -> diameter g D -> radius g D.
Proof.
  intros N Ne T [H (x & y & E)].
  assert (X : is_vertex g x) by (destruct E as [W _]; apply (walk_left g x y D W)).
  assert (Ecc : forall v, is_vertex g v -> eccentricity g v D).
  { intros v V; split; [intros u U; apply H; assumption|]; destruct (T x v X V) as (f & A & F); exists (f y); split.
    - rewrite <- F; apply automorphism_walk; [exact A | apply E].
    - intros e W; destruct (automorphism_onto g f v A V) as (x' & X' & Fx).
      assert (x' = x) by (apply (automorphism_injective g f x' x N A X' X); congruence); subst x'.
      assert (Y : is_vertex g y) by (destruct E as [W' _]; apply (walk_right g x y D W')).
      destruct (H x y X Y) as (d & Dxy & L); assert (d = D) by (apply (dist_unique g x y d D Dxy E)); subst d.
      (* the distance from v to f y is that from x to y: by the inverse of f *)
      apply E; clear - N A W F X Y; subst v.
      assert (Back : forall a b e, walk g a b e -> forall u w, is_vertex g u -> is_vertex g w -> a = f u -> b = f w -> walk g u w e).
      { induction 1 as [a Va|a b c d Ad Wb IH]; intros u w U Wv Ea Eb.
        - assert (u = w) by (apply (automorphism_injective g f u w N A U Wv); congruence); subst; constructor; exact U.
        - destruct (automorphism_onto g f b A (adj_right Ad)) as (b' & B' & <-); subst a; apply (walk_hop g u b' w d).
          + apply A; assumption.
          + apply (IH b' w B' Wv eq_refl Eb). }
      apply (Back _ _ _ W x y X Y eq_refl eq_refl). }
  split; [exists x; split; [exact X | apply Ecc, X]|]; intros v V; exists D; split; [apply Ecc, V | lia].
Qed.

(* ---------- Symmetry ---------- *)

(* A map of a finite set into itself that takes no two to the same takes some to each. *)
Lemma onto_list {B} (l : list B) (F : B -> B) : NoDup l -> (forall b, In b l -> In (F b) l) ->
  (forall b c, In b l -> In c l -> F b = F c -> b = c) -> forall c, In c l -> exists b, In b l /\ F b = c.
Proof.
  intros L I J c C; assert (P : Permutation (map F l) l).
  { apply NoDup_Permutation_bis; [apply NoDup_map_inj; assumption | rewrite map_length; lia|].
    intros x X; apply in_map_iff in X; destruct X as (b & <- & X); apply I, X. }
  apply (Permutation_in c (Permutation_sym P)), in_map_iff in C; destruct C as (b & E & X); exists b; auto.
Qed.

(* One that takes links of a kind to such takes some to each. *)
Lemma onto_links (f : vertex g -> vertex g) (A : vertex g -> vertex g -> Prop) : NoDup (vertices g) ->
  (forall u v, A u v -> is_vertex g u /\ is_vertex g v) -> (forall u v, decided (A u v)) ->
  (forall u v, is_vertex g u -> is_vertex g v -> f u = f v -> u = v) -> (forall u v, A u v -> A (f u) (f v)) ->
  forall u v, A u v -> exists a b, A a b /\ f a = u /\ f b = v.
Proof.
  intros N V D Inj L u v W; destruct (count_exists (fun e => A (fst e) (snd e)) (list_prod (vertices g) (vertices g))) as (n & l & [O E] & _).
  { apply NoDup_list_prod; exact N. }
  { intros [a b] X; apply V in X; apply in_prod; apply X. }
  { intros [a b]; apply D. }
  destruct (onto_list l (fun e => (f (fst e), f (snd e))) O) with (c := (u, v)) as ([a b] & I & F).
  { intros [a b] I; apply E; apply E in I; apply L, I. }
  { intros [a b] [a' b'] I J F; apply E, V in I; apply E, V in J; injection F as Fa Fb; f_equal; apply Inj; tauto. }
  { apply E, W. }
  apply E in I; injection F as Fa Fb; exists a, b; auto.
Qed.

(* A map that h undoes and that takes links to links is an automorphism: there are no more links. *)
Lemma symmetry_by_links (f h : vertex g -> vertex g) :
  NoDup (vertices g) -> decidable g ->
  (forall v, is_vertex g v -> is_vertex g (f v) /\ h (f v) = v) ->
  (forall u v, adj g u v -> adj g (f u) (f v)) -> symmetry g f h.
Proof.
  intros N D V A.
  assert (Inj : forall u v, is_vertex g u -> is_vertex g v -> f u = f v -> u = v).
  { intros u v U W E; destruct (V u U) as [_ <-], (V v W) as [_ <-]; congruence. }
  assert (HV : forall v, is_vertex g v -> is_vertex g (h v) /\ f (h v) = v).
  { intros v W; destruct (onto_list (vertices g) f N (fun u U => proj1 (V u U)) Inj v W) as (u & U & <-); destruct (V u U) as [_ ->]; auto. }
  split; [exact V|]; split; [exact HV|]; split; [exact A|]; intros u v W.
  destruct (onto_links f (adj g) N (fun x y K => conj (adj_left K) (adj_right K)) (fun x y => decided_adj g x y D) Inj A u v W) as (a & b & I & <- & <-).
  destruct (V a (adj_left I)) as [_ ->], (V b (adj_right I)) as [_ ->]; exact I.
Qed.

(* Maps that take s to any vertex. *)
Lemma transitive_by_maps (s : vertex g) (f h : vertex g -> vertex g -> vertex g) :
  NoDup (vertices g) -> decidable g -> is_vertex g s ->
  (forall t, is_vertex g t -> f t s = t) ->
  (forall t v, is_vertex g t -> is_vertex g v -> is_vertex g (f t v) /\ h t (f t v) = v) ->
  (forall t u v, is_vertex g t -> adj g u v -> adj g (f t u) (f t v)) -> vertex_transitive g.
Proof.
  intros N D S B V A; apply (transitive_by_base g s N); [|exact S]; intros t T; exists (f t), (h t); split; [|apply B, T].
  apply symmetry_by_links; auto.
Qed.

(* ---------- Bipartite or not ---------- *)

Lemma bipartite_by_colour (c : vertex g -> Z) : (forall u v, adj g u v -> c u <> c v /\ 0 <= c u <= 1 /\ 0 <= c v <= 1) -> bipartite g.
Proof.
  intros H; exists (fun v => c v =? 1); intros u v A E; destruct (H u v A) as (N & U & V).
  destruct (Z.eqb_spec (c u) 1), (Z.eqb_spec (c v) 1); try discriminate; lia.
Qed.

Lemma not_bipartite_by_walk (p : Z -> vertex g) n :
  1 <= n -> n mod 2 = 1 -> p n = p 0 -> (forall i, 0 <= i < n -> adj g (p i) (p (i + 1))) -> ~ bipartite g.
Proof.
  intros L O E A [c C].
  assert (K : forall k : nat, Z.of_nat k <= n -> c (p (Z.of_nat k)) = xorb (c (p 0)) (Nat.odd k)).
  { induction k as [|k IH]; intros M; [simpl; rewrite xorb_false_r; reflexivity|].
    pose proof (C _ _ (A (Z.of_nat k) ltac:(lia))) as X; rewrite IH in X by lia; replace (Z.of_nat k + 1) with (Z.of_nat (S k)) in X by lia.
    rewrite Nat.odd_succ, <- Nat.negb_odd; destruct (c (p (Z.of_nat (S k)))), (c (p 0)), (Nat.odd k); simpl in *; congruence. }
  specialize (K (Z.to_nat n) ltac:(lia)); rewrite Z2Nat.id, E in K by lia.
  replace (Nat.odd (Z.to_nat n)) with true in K; [destruct (c (p 0)); discriminate|].
  symmetry; apply Nat.odd_spec; exists (Z.to_nat (n / 2)); pose proof (Z.div_mod n 2 ltac:(lia)); pose proof (Z.div_pos n 2 ltac:(lia) ltac:(lia)); lia.
Qed.

(* ---------- Hamiltonian cycles ---------- *)

(* Each vertex has a next one, and a position, which grows along it by 1 from 0 to N - 1 and is 0 then. *)
Lemma round_by_next (next : vertex g -> vertex g) (p : vertex g -> Z) N :
  order g N -> 3 <= N ->
  (forall v, is_vertex g v -> is_vertex g (next v)) ->
  (forall v, is_vertex g v -> 0 <= p v <= N - 1) ->
  (forall v, is_vertex g v -> p (next v) = p v + 1 \/ p v = N - 1 /\ p (next v) = 0) ->
  exists q : Z -> vertex g, Permutation (map q (zrange N)) (vertices g) /\ (forall i, 0 <= i -> is_vertex g (q i) /\ q (i + 1) = next (q i)) /\ next (q (N - 1)) = q 0.
Proof.
  intros [[Nd Ne] O] L VN P S.
  assert (Zero : exists s, is_vertex g s /\ p s = 0).
  { destruct (vertices g) as [|v0 l] eqn:E; [congruence|]; assert (V0 : is_vertex g v0) by (unfold is_vertex; rewrite E; left; reflexivity).
    assert (K : forall (k : nat) v, is_vertex g v -> N - 1 - p v <= Z.of_nat k -> exists s, is_vertex g s /\ p s = 0).
    { induction k as [|k IH]; intros v V M; pose proof (P v V); destruct (S v V) as [X|[X Y]]; pose proof (P (next v) (VN v V)).
      - lia.
      - exists (next v); auto.
      - apply (IH (next v)); [auto | lia].
      - exists (next v); auto. }
    pose proof (P v0 V0); apply (K (Z.to_nat (N - 1 - p v0)) v0 V0); lia. }
  destruct Zero as (s & Vs & Ps); set (q := fun i => Nat.iter (Z.to_nat i) next s).
  assert (Q : forall k : nat, is_vertex g (q (Z.of_nat k))).
  { unfold q; intros k; rewrite Nat2Z.id; induction k as [|k IH]; [exact Vs | apply VN, IH]. }
  assert (Qn : forall i, 0 <= i -> is_vertex g (q i)) by (intros i I; rewrite <- (Z2Nat.id i I); apply Q).
  assert (Step : forall i, 0 <= i -> q (i + 1) = next (q i)) by (intros i I; unfold q; replace (Z.to_nat (i + 1)) with (Datatypes.S (Z.to_nat i)) by lia; reflexivity).
  assert (Pos : forall k : nat, Z.of_nat k <= N - 1 -> p (q (Z.of_nat k)) = Z.of_nat k).
  { induction k as [|k IH]; intros M; [exact Ps|]; replace (Z.of_nat (Datatypes.S k)) with (Z.of_nat k + 1) by lia; rewrite Step by lia.
    destruct (S _ (Q k)) as [X|[X _]]; rewrite IH in X by lia; lia. }
  assert (Posn : forall i, 0 <= i <= N - 1 -> p (q i) = i) by (intros i I; rewrite <- (Z2Nat.id i) by lia; apply Pos; lia).
  assert (Perm : Permutation (map q (zrange N)) (vertices g)).
  { apply permutation_by_length; [|exact Nd| |rewrite map_length, length_zrange by lia; symmetry; exact O].
    - apply NoDup_map_inj; [|apply NoDup_zrange]; intros i j I J E; apply in_zrange in I, J; rewrite <- (Posn i), <- (Posn j) by lia; congruence.
    - intros v I; apply in_map_iff in I; destruct I as (i & <- & I); apply in_zrange in I; apply Qn; lia. }
  exists q; split; [exact Perm|]; split; [auto|].
  destruct (S _ (Qn (N - 1) ltac:(lia))) as [X|[_ X]]; pose proof (VN _ (Qn (N - 1) ltac:(lia))) as V.
  - pose proof (P _ V); rewrite Posn in X by lia; lia.
  - apply (Permutation_in _ (Permutation_sym Perm)), in_map_iff in V; destruct V as (i & E & I); apply in_zrange in I.
    rewrite <- E in X |- *; rewrite Posn in X by lia; congruence.
Qed.

Lemma hamiltonian_by_next (next : vertex g -> vertex g) (p : vertex g -> Z) N :
  order g N -> 3 <= N ->
  (forall v, is_vertex g v -> adj g v (next v)) ->
  (forall v, is_vertex g v -> 0 <= p v <= N - 1) ->
  (forall v, is_vertex g v -> p (next v) = p v + 1 \/ p v = N - 1 /\ p (next v) = 0) -> hamiltonian g.
Proof.
  intros O L A P S; destruct (round_by_next next p N O L (fun v V => adj_right (A v V)) P S) as (q & Perm & Q & Last).
  assert (Chain : chain g (map q (zrange N)) (q 0) (q (N - 1))).
  { apply chain_by_function; [lia|]; intros i I; destruct (Q i) as [Qi ->]; [lia | apply A, Qi]. }
  apply (hamiltonian_by_chain g _ _ _ Chain).
  - pose proof (A _ (proj1 (Q (N - 1) ltac:(lia)))) as X; rewrite Last in X; exact X.
  - exact Perm.
  - rewrite map_length, length_zrange by lia; lia.
Qed.

End Methods.
