(* Whole families of digraphs: their diameter, automorphisms and Hamiltonian cycles. The questions are those of CheckTheorem.v,
   where an arc leads one way. *)

From Coq Require Import ZArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk Cycle Methods Text CheckLinear CheckQuestion CheckTerms CheckFamily CheckPlace CheckProper CheckTheorem CheckColours CheckRoots ArcsSays.
Import ListNotations.
Open Scope Z_scope.

Section Digraph.
Variable g : graph.
(* ---------- Walks ---------- *)

Lemma arc_walks_by_potential (f : vertex g -> Z) s : (forall v, is_vertex g v -> 0 <= f v) ->
  (forall v, is_vertex g v -> v = s \/ exists w, arc g v w /\ f w <= f v - 1) -> forall v, is_vertex g v -> exists d, arc_walk g v s d /\ d <= f v.
Proof.
  intros P D; assert (K : forall (k : nat) v, is_vertex g v -> f v < Z.of_nat k -> exists d, arc_walk g v s d /\ d <= f v).
  { induction k as [|k IH]; intros v V L; pose proof (P v V) as Pv; [lia|]; destruct (D v V) as [->|(w & A & E)]; [exists 0; split; [apply arc_here, V | exact Pv]|].
    destruct (IH w) as (d & W & M); [apply A | lia|]; exists (d + 1); split; [apply (arc_then g v w s d A W) | lia]. }
  intros v V; apply (K (Z.to_nat (f v) + 1)%nat v V); pose proof (P v V); lia.
Qed.

Lemma arc_potential (h : vertex g -> Z) u v d : (forall a b, arc g a b -> h a <= h b + 1) -> arc_walk g u v d -> h u <= h v + d.
Proof. intros P W; induction W as [v V|u v w d A W IH]; [|specialize (P u v A)]; lia. Qed.

Lemma arc_walk_ends u v d : arc_walk g u v d -> is_vertex g u /\ is_vertex g v /\ 0 <= d.
Proof. intros W; induction W as [v V|u v w d A W (_ & V & L)]; [split; [exact V | split; [exact V | lia]]|]; split; [apply A | split; [exact V | lia]]. Qed.

(* What is so of each of a list, in a way that shows what is decided, is of all. *)
Lemma each_so {A} (P : A -> Prop) l : (forall a, In a l -> ~ ~ P a) -> ~ ~ forall a, In a l -> P a.
Proof.
  induction l as [|a l IH]; intros H N; [apply N; intros a []|]; apply (H a (or_introl eq_refl)); intros Pa; apply IH; [intros b I; apply H; right; exact I|].
  intros Q; apply N; intros b [<-|I]; [exact Pa | apply Q, I].
Qed.

Lemma arc_diameter_at_most D : vertices g <> [] -> (forall u v, is_vertex g u -> is_vertex g v -> exists d, arc_walk g u v d /\ d <= D) -> ~ ~ exists e, arc_diameter g e /\ e <= D.
Proof.
  intros Ne H N; assert (Z0 : 0 <= D).
  { destruct (vertices g) as [|v l] eqn:E; [congruence|]; assert (V : is_vertex g v) by (unfold is_vertex; rewrite E; left; reflexivity).
    destruct (H v v V V) as (d & W & L); pose proof (arc_walk_ends v v d W); lia. }
  assert (K : forall (k : nat) e, e < Z.of_nat k -> e <= D -> (forall u v, is_vertex g u -> is_vertex g v -> exists d, arc_walk g u v d /\ d <= e) -> False).
  { induction k as [|k IH]; intros e L Le A.
    - destruct (vertices g) as [|v l] eqn:E; [congruence|]; assert (V : is_vertex g v) by (unfold is_vertex; rewrite E; left; reflexivity).
      destruct (A v v V V) as (d & W & Ld); pose proof (arc_walk_ends v v d W); lia.
    - assert (Far : ~ exists u v, is_vertex g u /\ is_vertex g v /\ forall d, arc_walk g u v d -> e <= d) by (intros F; apply N; exists e; split; [split; assumption | exact Le]).
      apply (each_so (fun p => exists d, arc_walk g (fst p) (snd p) d /\ d <= e - 1) (list_prod (vertices g) (vertices g))).
      + intros [u v] I J; apply in_prod_iff in I; destruct I as [U V]; apply Far; exists u, v; split; [exact U|]; split; [exact V|]; intros d W.
        destruct (Z.le_gt_cases e d) as [|G]; [assumption|exfalso; apply J; exists d; split; [exact W | lia]].
      + intros All_; apply (IH (e - 1)); [lia | lia|]; intros u v U V; apply (All_ (u, v)), in_prod; assumption. }
  apply (K (Z.to_nat D + 1)%nat D); [lia | lia | exact H].
Qed.

(* ---------- Automorphisms ---------- *)

Hypothesis Once : NoDup (vertices g).
Hypothesis Dec : decidable g.

(* A map that another undoes; both take arcs to arcs. *)
Definition arc_symmetry (f h : vertex g -> vertex g) : Prop :=
  (forall v, is_vertex g v -> is_vertex g (f v) /\ h (f v) = v) /\ (forall v, is_vertex g v -> is_vertex g (h v) /\ f (h v) = v) /\
  (forall u v, arc g u v -> arc g (f u) (f v)) /\ (forall u v, arc g u v -> arc g (h u) (h v)).

Lemma arc_symmetry_by_arcs f h : (forall v, is_vertex g v -> is_vertex g (f v) /\ h (f v) = v) -> (forall u v, arc g u v -> arc g (f u) (f v)) -> arc_symmetry f h.
Proof.
  intros V A; assert (Inj : forall u v, is_vertex g u -> is_vertex g v -> f u = f v -> u = v) by (intros u v U W E; destruct (V u U) as [_ <-], (V v W) as [_ <-]; congruence).
  split; [exact V|]; split; [|split; [exact A|]].
  - intros v W; destruct (onto_list (vertices g) f Once (fun u U => proj1 (V u U)) Inj v W) as (u & U & <-); destruct (V u U) as [_ ->]; auto.
  - intros u v W; assert (D : forall x y, decided (arc g x y)) by (intros x y; repeat apply decided_and; try apply decided_vertex; try apply Dec; exact Dec).
    destruct (onto_links g f (arc g) Once (fun x y (K : arc g x y) => conj (proj1 K) (proj1 (proj2 K))) D Inj A u v W) as (a & b & I & <- & <-).
    destruct (V a (proj1 I)) as [_ ->], (V b (proj1 (proj2 I))) as [_ ->]; exact I.
Qed.

Lemma arc_symmetry_back f h : arc_symmetry f h -> arc_symmetry h f.
Proof. intros (A & B & C & D); split; [exact B|]; split; [exact A|]; split; assumption. Qed.

Lemma arc_symmetry_automorphism f h : arc_symmetry f h -> arc_automorphism g f.
Proof.
  intros (V & W & A & _); split; [|exact A]; apply permutation_by_length; [|exact Once| |rewrite map_length; reflexivity].
  - apply NoDup_map_inj; [|exact Once]; intros u v U X E; destruct (V u U) as [_ <-], (V v X) as [_ <-]; congruence.
  - intros v I; apply in_map_iff in I; destruct I as (u & <- & U); apply V, U.
Qed.

Lemma arc_automorphisms_compose f h : arc_automorphism g f -> arc_automorphism g h -> arc_automorphism g (fun v => h (f v)).
Proof.
  intros [P A] [Q B]; split; [|intros u v W; apply B, A, W]; rewrite <- map_map; apply (Permutation_trans (Permutation_map h P) Q).
Qed.

(* Such maps take some vertices to all. *)
Definition arc_reached (l : list (vertex g)) : Prop :=
  (forall s, In s l -> is_vertex g s) /\ forall v, is_vertex g v -> exists s f h, In s l /\ arc_symmetry f h /\ f s = v.

Lemma arc_reached_roots l : arc_reached l -> arc_roots g l.
Proof. intros [V R]; split; [exact V|]; intros v W; destruct (R v W) as (s & f & h & I & S & E); exists s, f; split; [exact I|]; split; [apply (arc_symmetry_automorphism f h S) | exact E]. Qed.

Lemma arc_transitive_by_root r : arc_reached [r] -> arc_transitive g.
Proof.
  intros [Vr R] u v U V; specialize (Vr r (or_introl eq_refl)); destruct (R u U) as (s & f & h & [<-|[]] & S & <-), (R v V) as (s & f' & h' & [<-|[]] & S' & <-).
  exists (fun x => f' (h x)); split; [apply arc_automorphisms_compose; [apply (arc_symmetry_automorphism h f), arc_symmetry_back, S | apply (arc_symmetry_automorphism f' h' S')]|].
  destruct S as (V1 & _); destruct (V1 r Vr) as [_ ->]; reflexivity.
Qed.

Lemma arc_walk_along f u v d : (forall x, is_vertex g x -> is_vertex g (f x)) -> (forall a b, arc g a b -> arc g (f a) (f b)) -> arc_walk g u v d -> arc_walk g (f u) (f v) d.
Proof. intros V A W; induction W as [v X|u v w d X W IH]; [apply arc_here, V, X | apply (arc_then g _ (f v) _ _ (A u v X) IH)]. Qed.

(* Where all vertices are so near to some, they are to all. *)
Lemma arc_reached_walks l D : arc_reached l -> (forall s v, In s l -> is_vertex g v -> exists d, arc_walk g v s d /\ d <= D) ->
  forall u v, is_vertex g u -> is_vertex g v -> exists d, arc_walk g u v d /\ d <= D.
Proof.
  intros [_ R] W u v U V; destruct (R v V) as (s & f & h & I & (V1 & W1 & A & _) & <-); destruct (W1 u U) as [X <-]; destruct (W s (h u) I X) as (d & Wk & L).
  exists d; split; [apply arc_walk_along; [intros x Vx; apply V1, Vx | exact A | exact Wk] | exact L].
Qed.

Lemma arc_transitive_walks r D : arc_transitive g -> is_vertex g r -> (forall v, is_vertex g v -> exists d, arc_walk g v r d /\ d <= D) ->
  forall u v, is_vertex g u -> is_vertex g v -> exists d, arc_walk g u v d /\ d <= D.
Proof.
  intros T Vr W u v U V; destruct (T r v Vr V) as (f & [P A] & <-); assert (I : In u (map f (vertices g))) by (apply (Permutation_in u (Permutation_sym P)), U).
  apply in_map_iff in I; destruct I as (w & <- & X); destruct (W w X) as (d & Wk & L); exists d; split; [|exact L].
  apply arc_walk_along; [intros x Vx; apply (Permutation_in _ P), in_map, Vx | exact A | exact Wk].
Qed.

Lemma arc_orbits_at_most l : arc_roots g l -> ~ ~ exists k, arc_orbits g k /\ k <= Z.of_nat (length l).
Proof.
  intros R N; assert (K : forall n m, (length m < n)%nat -> arc_roots g m -> Z.of_nat (length m) <= Z.of_nat (length l) -> False).
  { induction n as [|n IH]; intros m L Rm Le; [lia|]; apply N; exists (Z.of_nat (length m)); split; [|exact Le]; split; [exists m; auto|].
    intros o Ro; destruct (Z.le_gt_cases (Z.of_nat (length m)) (Z.of_nat (length o))) as [|G]; [assumption|exfalso; apply (IH o); [lia | exact Ro | lia]]. }
  apply (K (S (length l)) l); [lia | exact R | lia].
Qed.

(* ---------- Hamiltonian cycles ---------- *)

Lemma arc_hamiltonian_by_next (next : vertex g -> vertex g) (p : vertex g -> Z) N : order g N -> 3 <= N -> (forall v, is_vertex g v -> arc g v (next v)) ->
  (forall v, is_vertex g v -> 0 <= p v <= N - 1) -> (forall v, is_vertex g v -> p (next v) = p v + 1 \/ p v = N - 1 /\ p (next v) = 0) -> arc_hamiltonian g.
Proof.
  intros O L A P S; destruct (round_by_next g next p N O L (fun v V => proj1 (proj2 (A v V))) P S) as (q & Perm & Q & Last).
  assert (Path : forall n i, 0 <= i -> let l := map (fun k => q (i + 1 + Z.of_nat k)) (seq 0 n) in arc_path g (q i :: l) /\ last l (q i) = q (i + Z.of_nat n)).
  { induction n as [|n IH]; intros i I; [split; [exact Logic.I | simpl; f_equal; lia]|]; cbn [seq map]; rewrite <- seq_shift, map_map, Z.add_0_r.
    specialize (IH (i + 1) ltac:(lia)); cbv zeta in *; rewrite (map_ext _ (fun k => q (i + 1 + 1 + Z.of_nat k))) by (intros k; f_equal; lia); destruct IH as [IH1 IH2]; split.
    - split; [|exact IH1]; destruct (Q i I) as [V ->]; apply A, V.
    - replace (i + Z.of_nat (Datatypes.S n)) with (i + 1 + Z.of_nat n) by lia; rewrite <- IH2; clear; generalize (map (fun k => q (i + 1 + 1 + Z.of_nat k)) (seq 0 n)); intros l.
      destruct l as [|a l]; [reflexivity|]; cbn [last]; generalize (q i) (q (i + 1)) a; induction l as [|b l IHl]; intros x y z; [reflexivity | apply IHl]. }
  set (n := Z.to_nat (N - 1)); destruct (Path n 0 (Z.le_refl 0)) as [Pa La]; set (l := map (fun k => q (0 + 1 + Z.of_nat k)) (seq 0 n)) in *.
  assert (E : q 0 :: l = map q (zrange N)).
  { unfold zrange, l; replace (Z.to_nat N) with (Datatypes.S n) by (unfold n; lia); cbn [seq map]; f_equal; rewrite <- seq_shift, !map_map; apply map_ext; intros k; f_equal; lia. }
  exists (q 0), l; split; [unfold l; rewrite map_length, seq_length; unfold n; lia|]; split; [rewrite E; exact Perm|]; split; [exact Pa|].
  rewrite La; replace (0 + Z.of_nat n) with (N - 1) by (unfold n; lia); rewrite <- Last; apply A, (Q (N - 1) ltac:(lia)).
Qed.
End Digraph.

(* ---------- Families ---------- *)

Section Family.
Variables (F : family) (c : cond) (xs : list Z).
Hypothesis M : member F xs.
Hypothesis R : family_right F xs.
Hypothesis One : one_way F = true.
Hypothesis Y : yes (params F xs) c = true.
Notation pv := (params F xs).
Notation g := (text_graph (line F) pv).
Notation n := (width (line F)).

Lemma linked_arc G u v : one_way G = true -> linked G xs u v -> arc (text_graph (line G) (params G xs)) u v.
Proof. unfold linked; intros ->; exact (fun H => H). Qed.

Lemma arc_known u v : arc g u v <-> vertex_of F xs u /\ exists it, In it (items F) /\ item_leads (pv ++ u) it v.
Proof.
  unfold arc; rewrite !(vertex_known F xs R); split.
  - intros (U & V & L); split; [exact U|]; apply (link_of F xs (is_shaped F xs R) (requires F xs R) u v U), L.
  - intros (U & it & I & L); split; [exact U|]; split; [apply (leads_on F xs R it u v I U L)|]; apply (link_of F xs (is_shaped F xs R) (requires F xs R) u v U); exists it; auto.
Qed.

Theorem arcs_reached_sound roots image inverse us : all_refuted (roots_questions F c roots image ++ automorphism_questions F c image inverse) us = true ->
  roots_fine F roots = true -> widths n image = true -> widths n inverse = true -> arc_reached g (roots_at F xs (map towards roots)).
Proof.
  intros A Fi Wi Wv; apply all_refuted_app in A; destruct A as (u1 & u2 & A1 & A2); destruct (roots_sound F c roots image u1 A1 Fi Wi xs M R Y) as [V Ro].
  split; [intros s I; apply (vertex_known F xs R), V, I|]; intros z Z; apply (vertex_known F xs R) in Z; destruct (Ro z Z) as (r & I & E); destruct (images_sound F c image inverse u2 A2 Wi Wv xs M R Y z Z) as [Maps Links].
  exists r, (mapped F xs image z), (mapped F xs inverse z); split; [exact I|]; split; [|exact E]; apply (arc_symmetry_by_arcs g (vertices_once F xs) (graph_decidable F xs)).
  - intros v W; apply (vertex_known F xs R) in W; destruct (Maps v W) as [X E']; split; [apply (vertex_known F xs R), X | exact E'].
  - intros u v H; apply arc_known in H; destruct H as (U & it & J & L); apply linked_arc; [exact One | apply (Links u v it U J L)].
Qed.

(* ---------- Distances ---------- *)

Theorem arcs_near_sound G free upper value us : family_right G xs -> one_way G = true -> member G xs -> yes (params G xs) c = true ->
  all_refuted (descends_questions G c free upper ++ [upper_question G c free upper value]) us = true -> forall s, source_of G xs free s ->
  forall v, is_vertex (text_graph (line G) (params G xs)) v -> exists d, arc_walk (text_graph (line G) (params G xs)) v s d /\ d <= num (params G xs) value.
Proof.
  intros RG OG MG YG A s S v V; apply all_refuted_app in A; destruct A as (u1 & u2 & A1 & A2); destruct (all_refuted_cons _ _ _ A2) as (p & _ & B & _).
  destruct (descends_linked G c free upper u1 xs A1 MG RG YG s S) as [P D].
  destruct (arc_walks_by_potential (text_graph (line G) (params G xs)) _ s P) with (v := v) as (d & W & L); [|exact V|].
  - intros w X; destruct (D w X) as [E|(y & Ly & Le)]; [left; exact E | right; exists y; split; [apply linked_arc; assumption | exact Le]].
  - exists d; split; [exact W|]; pose proof (upper_sound G c free upper value p xs B MG RG YG s S v V); cbv beta in L; lia.
Qed.

Theorem arcs_near_roots_sound rs value : forall us, all_refuted (from_roots_questions F c rs value) us = true -> (forall s, In s (roots_at F xs (map fst rs)) -> is_vertex g s) ->
  forall s v, In s (roots_at F xs (map fst rs)) -> is_vertex g v -> exists d, arc_walk g v s d /\ d <= num pv value.
Proof.
  induction rs as [|[r upper] rs IH]; intros us A Vs s v I V; [destruct I|]; unfold from_roots_questions in A; cbn [flat_map] in A; apply all_refuted_app in A; destruct A as (u1 & u2 & A & B).
  destruct I as [<-|I]; [|apply (IH u2 B (fun s J => Vs s (or_intror J)) s v I V)].
  pose proof (rooted_right F r xs R (proj1 (vertex_known F xs R _) (Vs _ (or_introl eq_refl)))) as R'.
  apply (arcs_near_sound (with_root F r) false upper value u1 R' One M Y A _ eq_refl v V).
Qed.

Theorem arcs_far_sound start lower value far us : length start = n -> widths n far = true -> all_refuted (rises_questions F c start lower ++ [far_question F c lower value far]) us = true ->
  exists u v, is_vertex g u /\ is_vertex g v /\ forall d, arc_walk g u v d -> num pv value <= d.
Proof.
  intros W Wf A; apply all_refuted_app in A; destruct A as (u1 & u2 & A1 & A2); destruct (all_refuted_cons _ _ _ A2) as (p & _ & B & _).
  destruct (rises_leads F c start lower u1 xs A1 W M R Y) as (V & L0 & Rise); destruct (far_sound F c lower value far p xs B Wf M R Y) as (u & U & L).
  exists u, (map (num pv) start); split; [exact U|]; split; [exact V|]; intros d Wk.
  apply (arc_potential g (fun v => num (pv ++ v) lower)) in Wk; [lia|]; intros a b X; apply arc_known in X; destruct X as (Va & it & I & X); apply (Rise it a b I Va X).
Qed.

Theorem arcs_hamiltonian_sound order_ next position us : widths n next = true -> all_refuted (hamiltonian_questions F c order_ next position) us = true ->
  order g (num pv order_) -> arc_hamiltonian g.
Proof.
  intros W A O; destruct (next_sound F c order_ next position us) with (xs := xs) as (nx & p & L & Next & P & S); [unfold hamiltonian_checked; rewrite W; exact A | exact M | exact R | exact Y|].
  apply (arc_hamiltonian_by_next g nx p _ O L); [intros v V; apply linked_arc; [exact One | apply Next, V] | exact P | exact S].
Qed.
End Family.
