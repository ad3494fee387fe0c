(* What is said of a network is said of the same network under other names: from
   [iso g h], and the statement about h, the statement about g. *)

From Coq Require Import ZArith Lia Uint63 PArray List Permutation.
From Topocert Require Import Graph Walk CheckGraph.
Import ListNotations.
Open Scope Z_scope.

Definition iso_inverse {g h} (I : iso g h) : iso h g.
Proof.
  refine (Iso h g (back I) (there I) (back_in g h I) (there_in g h I) (there_back g h I) (back_there g h I) _
    (once_there g h I) (once_here g h I)).
  intros u v U V; rewrite (there_adj g h I) by (apply back_in; assumption); rewrite !there_back by assumption; reflexivity.
Defined.

Section Same.
Context {g h : graph}.
Variable I : iso g h.

Lemma there_same u v : is_vertex g u -> is_vertex g v -> there I u = there I v -> u = v.
Proof. intros U V E; apply (f_equal (back I)) in E; rewrite !back_there in E by assumption; exact E. Qed.

Lemma back_same u v : is_vertex h u -> is_vertex h v -> back I u = back I v -> u = v.
Proof. intros U V E; apply (f_equal (there I)) in E; rewrite !there_back in E by assumption; exact E. Qed.

Lemma iso_adj u v : adj h u v -> adj g (back I u) (back I v).
Proof.
  intros A; pose proof (adj_left A) as U; pose proof (adj_right A) as V.
  apply (there_adj g h I); try (apply back_in; assumption); rewrite !there_back by assumption; exact A.
Qed.

Lemma iso_adj_there u v : adj g u v -> adj h (there I u) (there I v).
Proof. intros A; apply (there_adj g h I); [apply (adj_left A) | apply (adj_right A) | exact A]. Qed.

Lemma iso_walk u v d : walk h u v d -> walk g (back I u) (back I v) d.
Proof.
  induction 1; [constructor; apply back_in; assumption|]; apply walk_hop with (back I v); [apply iso_adj; assumption | assumption].
Qed.

Lemma iso_walk_there u v d : walk g u v d -> walk h (there I u) (there I v) d.
Proof.
  induction 1; [constructor; apply there_in; assumption|]; apply walk_hop with (there I v); [apply iso_adj_there; assumption | assumption].
Qed.

Lemma iso_dist u v d : dist h u v d -> dist g (back I u) (back I v) d.
Proof.
  intros [W M]; split; [apply iso_walk; exact W|]; intros e E; apply M.
  apply iso_walk_there in E; rewrite !there_back in E; [exact E | apply (walk_right h u v d W) | apply (walk_left h u v d W)].
Qed.

Lemma iso_dist_there u v d : is_vertex g u -> is_vertex g v -> dist h (there I u) (there I v) d -> dist g u v d.
Proof. intros U V D; apply iso_dist in D; rewrite !back_there in D by assumption; exact D. Qed.

Lemma iso_connected : connected h -> connected g.
Proof.
  intros C u v U V; destruct (C (there I u) (there I v)) as [d W]; try (apply there_in; assumption).
  exists d; apply iso_walk in W; rewrite !back_there in W by assumption; exact W.
Qed.

Lemma iso_diameter D : diameter h D -> diameter g D.
Proof.
  intros [A (u & v & B)]; split.
  - intros x y X Y; destruct (A (there I x) (there I y)) as (d & E & L); try (apply there_in; assumption).
    exists d; split; [apply iso_dist_there; assumption | exact L].
  - exists (back I u), (back I v); apply iso_dist; exact B.
Qed.

(* The vertices of both, one by one. *)
Lemma iso_vertices : Permutation (map (back I) (vertices h)) (vertices g).
Proof.
  apply NoDup_Permutation.
  - apply NoDup_map_inj; [|apply (once_there g h I)]; intros a b A B; apply back_same; assumption.
  - apply (once_here g h I).
  - intros v; rewrite in_map_iff; split.
    + intros (w & <- & W); apply (back_in g h I w W).
    + intros V; exists (there I v); split; [apply back_there | apply there_in]; exact V.
Qed.

Lemma iso_length : length (vertices g) = length (vertices h).
Proof. rewrite <- (Permutation_length iso_vertices), map_length; reflexivity. Qed.

Lemma iso_proper : proper h -> proper g.
Proof.
  intros [_ N]; split; [apply (once_here g h I)|]; intros E; apply N; pose proof iso_length as L; rewrite E in L; destruct (vertices h); [reflexivity | discriminate].
Qed.

Lemma iso_order N : order h N -> order g N.
Proof. intros [P E]; split; [apply iso_proper, P | rewrite iso_length; exact E]. Qed.

(* Counting vertices, and pairs of vertices. *)
Lemma iso_count (P : vertex h -> Prop) (Q : vertex g -> Prop) n : (forall v, P v -> is_vertex h v) ->
  (forall v, Q v <-> is_vertex g v /\ P (there I v)) -> count P n -> count Q n.
Proof.
  intros V E; apply count_bijection with (f := back I).
  - intros a A; apply E; rewrite there_back by (apply V; exact A); split; [apply back_in, V, A | exact A].
  - intros a b A B; apply back_same; apply V; assumption.
  - intros b B; apply E in B; destruct B as [B C]; exists (there I b); split; [exact C | apply back_there; exact B].
Qed.

Lemma iso_count_pairs (P : vertex h * vertex h -> Prop) (Q : vertex g * vertex g -> Prop) n :
  (forall e, P e -> is_vertex h (fst e) /\ is_vertex h (snd e)) ->
  (forall e, Q e <-> is_vertex g (fst e) /\ is_vertex g (snd e) /\ P (there I (fst e), there I (snd e))) -> count P n -> count Q n.
Proof.
  intros V E; apply count_bijection with (f := fun e => (back I (fst e), back I (snd e))).
  - intros [a b] A; destruct (V _ A) as [X Y]; simpl in *; apply E; simpl; rewrite !there_back by assumption; auto using back_in.
  - intros [a b] [c d] A B; destruct (V _ A) as [X Y], (V _ B) as [X' Y']; simpl in *.
    rewrite pair_equal_spec; intros [R S]; apply back_same in R; auto; apply back_same in S; auto; congruence.
  - intros [a b] B; apply E in B; destruct B as (B & C & D); simpl in *; exists (there I a, there I b); simpl.
    rewrite !back_there by assumption; auto.
Qed.

Lemma iso_degree v d : is_vertex g v -> degree h (there I v) d -> degree g v d.
Proof.
  intros V; apply iso_count; [intros w A; apply (adj_right A)|]; intros w; split.
  - intros A; split; [apply (adj_right A) | apply iso_adj_there; exact A].
  - intros [W A]; apply (there_adj g h I); assumption.
Qed.

Lemma iso_regular d : regular h d -> regular g d.
Proof. intros R v V; apply iso_degree; [exact V | apply R, there_in, V]. Qed.

Lemma iso_size M : size h M -> size g M.
Proof.
  apply iso_count_pairs; [intros e A; split; [apply (adj_left A) | apply (adj_right A)]|].
  intros [u v]; simpl; split.
  - intros A; split; [apply (adj_left A)|]; split; [apply (adj_right A) | apply iso_adj_there; exact A].
  - intros (U & V & A); apply (there_adj g h I); assumption.
Qed.

Lemma iso_cut (S : vertex h -> bool) w : cut h S w -> cut g (fun v => S (there I v)) w.
Proof.
  apply iso_count_pairs; [intros e [A _]; split; [apply (adj_left A) | apply (adj_right A)]|].
  intros [u v]; simpl; split.
  - intros [A B]; split; [apply (adj_left A)|]; split; [apply (adj_right A)|]; split; [apply iso_adj_there; exact A | exact B].
  - intros (U & V & A & B); split; [apply (there_adj g h I); assumption | exact B].
Qed.

Lemma filter_permutation {A} (S : A -> bool) l m : Permutation l m -> length (filter S l) = length (filter S m).
Proof.
  induction 1; simpl; try destruct (S x); try destruct (S y); simpl; congruence.
Qed.

Lemma iso_filter (S : vertex h -> bool) : length (filter (fun v => S (there I v)) (vertices g)) = length (filter S (vertices h)).
Proof.
  rewrite <- (filter_permutation _ _ _ iso_vertices).
  assert (V : forall v, In v (vertices h) -> is_vertex h v) by auto.
  induction (vertices h) as [|v l IH]; [reflexivity|]; simpl; rewrite there_back by (apply V; left; reflexivity).
  specialize (IH (fun w W => V w (or_intror W))); destruct (S v); simpl; congruence.
Qed.

Lemma iso_balanced (S : vertex h -> bool) : balanced h S -> balanced g (fun v => S (there I v)).
Proof. unfold balanced; rewrite iso_filter, iso_length; auto. Qed.

Lemma iso_path l : path h l -> path g (map (back I) l).
Proof.
  induction l as [|u [|v l] IH]; simpl; auto; intros [A P]; split; [apply iso_adj; exact A | apply IH; exact P].
Qed.

Lemma iso_last l u : last (map (back I) l) (back I u) = back I (last l u).
Proof. revert u; induction l as [|a [|b l] IH]; intros u; [reflexivity | reflexivity|]; apply (IH u). Qed.

Lemma iso_hamiltonian : hamiltonian h -> hamiltonian g.
Proof.
  intros (u & l & L & P & W & A); exists (back I u), (map (back I) l); split; [rewrite map_length; exact L|]; split; [|split].
  - rewrite <- iso_vertices, <- P; reflexivity.
  - apply (iso_path (u :: l)); exact W.
  - rewrite iso_last; apply iso_adj; exact A.
Qed.

Lemma iso_bipartite : bipartite h -> bipartite g.
Proof. intros [c C]; exists (fun v => c (there I v)); intros u v A; apply C, iso_adj_there, A. Qed.

Lemma iso_automorphism f : automorphism h f -> automorphism g (fun v => back I (f (there I v))).
Proof.
  intros A; pose proof A as [P E].
  assert (V : forall v, is_vertex g v -> is_vertex h (f (there I v))) by (intros v V; apply (automorphism_vertex h f _ A), there_in, V).
  split.
  - apply NoDup_Permutation; [|apply (once_here g h I)|].
    + apply NoDup_map_inj; [|apply (once_here g h I)]; intros u v U W R; apply back_same in R; auto.
      apply (automorphism_injective h f) in R; try apply there_in; try apply (once_there g h I); auto; apply there_same; auto.
    + intros v; rewrite in_map_iff; split.
      * intros (u & <- & U); apply (back_in g h I), V, U.
      * intros U; destruct (automorphism_onto h f (there I v) A) as (w & W & R); [apply there_in, U|].
        exists (back I w); rewrite there_back, R, back_there by assumption; split; [reflexivity | apply (back_in g h I), W].
  - intros u v U W; rewrite (there_adj g h I u v U W), (E _ _ (there_in g h I u U) (there_in g h I v W)).
    rewrite (there_adj g h I) by (apply back_in, V; assumption); rewrite !there_back by (apply V; assumption); reflexivity.
Qed.

Lemma iso_transitive : vertex_transitive h -> vertex_transitive g.
Proof.
  intros T u v U V; destruct (T (there I u) (there I v)) as (f & A & E); try (apply there_in; assumption).
  exists (fun w => back I (f (there I w))); split; [apply iso_automorphism; exact A|].
  rewrite E; apply back_there; exact V.
Qed.

(* Routers: the same decisions. *)
Definition router_here (next : vertex h -> vertex h -> vertex h) (u v : vertex g) : vertex g :=
  back I (next (there I u) (there I v)).

Lemma iso_route next u v d : is_vertex g u -> is_vertex g v -> route h next (there I u) (there I v) d ->
  route g (router_here next) u v d.
Proof.
  intros U V R; remember (there I u) as a eqn:A; remember (there I v) as b eqn:B.
  revert u v U V A B; induction R as [w W|a b d N L R IH]; intros u v U V -> B.
  - apply there_same in B; auto; subst v; constructor; exact U.
  - subst b; assert (X : is_vertex h (next (there I u) (there I v))) by apply (adj_right L).
    apply route_hop; [congruence | unfold router_here |].
    + apply (there_adj g h I); [exact U | apply back_in, X|]; rewrite there_back by exact X; exact L.
    + apply IH; auto; [apply back_in, X | symmetry; apply there_back, X].
Qed.

Lemma iso_delivers next : delivers h next -> delivers g (router_here next).
Proof.
  intros D u v U V; destruct (D (there I u) (there I v)) as [d R]; try (apply there_in; assumption).
  exists d; apply iso_route; assumption.
Qed.

Lemma iso_minimal_router next : minimal_router h next -> minimal_router g (router_here next).
Proof.
  intros D u v U V; destruct (D (there I u) (there I v)) as (d & R & E); try (apply there_in; assumption).
  exists d; split; [apply iso_route | apply iso_dist_there]; assumption.
Qed.

End Same.
