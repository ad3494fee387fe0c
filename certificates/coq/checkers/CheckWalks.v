(* Whole families that are not vertex- or edge-transitive: different numbers of walks that return begin at two vertices, or
   with two links. See CheckTheorem.v and CheckCounts.v. *)

From Coq Require Import ZArith NArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk Text TextMeaning CheckLinear CheckQuestion CheckTerms CheckFamily CheckPlace CheckProper CheckTheorem CheckCounts.
Import ListNotations.
Open Scope Z_scope.

(* ---------- Walks of so many hops ---------- *)

Section Walks.
Variable g : graph.
Variable same_ : vertex g -> vertex g -> bool.
Hypothesis Same : forall u v, same_ u v = true <-> u = v.
Variable near : vertex g -> list (vertex g).
Hypothesis Once : forall v, is_vertex g v -> NoDup (near v).
Hypothesis Near : forall v, is_vertex g v -> forall w, In w (near v) <-> adj g v w.
Hypothesis Vertices : NoDup (vertices g).

Fixpoint walks_of (hops : nat) (u v : vertex g) : Z :=
  match hops with O => if same_ u v then 1 else 0 | S h => sum_over (fun w => walks_of h w v) (near u) end.

Lemma met_once l v : NoDup l -> sum_over (fun w => if same_ w v then 1 else 0) l = if in_dec (fun a b => match bool_dec (same_ a b) true with left e => left (proj1 (Same a b) e) | right e => right (fun h => e (proj2 (Same a b) h)) end) v l then 1 else 0.
Proof.
  induction 1 as [|a l Na N IH]; [reflexivity|]; cbn [sum_over]; rewrite IH; clear IH.
  assert (E : same_ a v = true <-> a = v) by apply Same; destruct (same_ a v), (in_dec _ v l) as [I|I], (in_dec _ v (a :: l)) as [J|J]; try reflexivity; exfalso; simpl in J.
  - apply Na; rewrite (proj1 E eq_refl); exact I.
  - apply Na; rewrite (proj1 E eq_refl); exact I.
  - apply J; left; apply E; reflexivity.
  - tauto.
  - destruct J as [J|J]; [|contradiction]; apply E in J; discriminate.
Qed.

(* The last hop first. *)
Lemma walks_back h : forall u v, is_vertex g u -> is_vertex g v -> walks_of (S h) u v = sum_over (fun w => walks_of h u w) (near v).
Proof.
  induction h as [|h IH]; intros u v U V.
  - cbn [walks_of]; rewrite (met_once (near u) v (Once u U)); rewrite (sum_over_ext _ (fun w => if same_ w u then 1 else 0)).
    + rewrite (met_once (near v) u (Once v V)); destruct (in_dec _ v (near u)) as [I|I], (in_dec _ u (near v)) as [J|J]; try reflexivity; exfalso.
      * apply J, (Near v V), adj_sym, (Near u U), I.
      * apply I, (Near u U), adj_sym, (Near v V), J.
    + intros w _; destruct (same_ u w) eqn:A, (same_ w u) eqn:B; try reflexivity; [apply Same in A; subst w; rewrite (proj2 (Same u u) eq_refl) in B | apply Same in B; subst w; rewrite (proj2 (Same u u) eq_refl) in A]; discriminate.
  - transitivity (sum_over (fun w => sum_over (fun x => walks_of h w x) (near v)) (near u)); [cbn [walks_of]; apply sum_over_ext; intros w W; apply (IH w v); [apply (Near u U) in W; apply (adj_right W) | exact V]|].
    rewrite sum_over_swap; apply sum_over_ext; intros x X; reflexivity.
Qed.

Lemma walks_turned h : forall u v, is_vertex g u -> is_vertex g v -> walks_of h u v = walks_of h v u.
Proof.
  induction h as [|h IH]; intros u v U V.
  - cbn [walks_of]; destruct (same_ u v) eqn:A, (same_ v u) eqn:B; try reflexivity; [apply Same in A; subst v; rewrite (proj2 (Same u u) eq_refl) in B | apply Same in B; subst v; rewrite (proj2 (Same u u) eq_refl) in A]; discriminate.
  - rewrite (walks_back h v u V U); cbn [walks_of]; apply sum_over_ext; intros w W; apply IH; [apply (Near u U) in W; apply (adj_right W) | exact V].
Qed.

Lemma walks_moved f h : automorphism g f -> forall u v, is_vertex g u -> is_vertex g v -> walks_of h (f u) (f v) = walks_of h u v.
Proof.
  intros A; induction h as [|h IH]; intros u v U V.
  - cbn [walks_of]; destruct (same_ (f u) (f v)) eqn:E, (same_ u v) eqn:B; try reflexivity; exfalso.
    + apply Same, (automorphism_injective g f u v Vertices A U V), Same in E; congruence.
    + apply Same in B; subst v; rewrite (proj2 (Same _ _) eq_refl) in E; discriminate.
  - cbn [walks_of]; rewrite (sum_over_permutation _ (near (f u)) (map f (near u))).
    + rewrite sum_over_map; apply sum_over_ext; intros w W; apply IH; [apply (Near u U) in W; apply (adj_right W) | exact V].
    + assert (U' := automorphism_vertex g f u A U); apply NoDup_Permutation; [apply (Once _ U')| |].
      * assert (K : forall l, NoDup l -> (forall w, In w l -> is_vertex g w) -> NoDup (map f l)).
        { induction 1 as [|a l Na N IHl]; intros H; [constructor|]; cbn [map]; constructor; [|apply IHl; intros w W; apply H; right; exact W].
          intros I; apply in_map_iff in I; destruct I as (w & E & I); apply Na; rewrite <- (automorphism_injective g f w a Vertices A (H w (or_intror I)) (H a (or_introl eq_refl)) E); exact I. }
        apply K; [apply (Once u U) | intros w W; apply (Near u U) in W; apply (adj_right W)].
      * intros w; rewrite (Near _ U'), in_map_iff; split.
        -- intros J; destruct (automorphism_onto g f w A (adj_right J)) as (x & X & <-); exists x; split; [reflexivity|]; apply (Near u U); destruct A as [_ A]; apply (A u x U X), J.
        -- intros (x & <- & X); apply (Near u U) in X; apply (automorphism_adj g f u x A X).
Qed.
End Walks.

(* ---------- The question ---------- *)

Fixpoint over_arms (ps v : list poly) (l : list arm) (go : list poly -> making poly) (sum : poly) : making poly :=
  match l with [] => ret sum | a :: l => do x <- either (there ps v a) (do w <- arm_to ps v a; go w) (ret []); over_arms ps v l go (add sum x) end.

Fixpoint walks (F : family) (ps to_ : list poly) (hops : nat) (from : list poly) : making poly :=
  match hops with O => either (same_tuple_claim from to_) (ret (constant 1)) (ret []) | S h => over_arms ps from (arms F) (walks F ps to_ h) [] end.

(* The ends of a link, or one vertex: the first coordinates of a tuple, and the last ones. *)
Definition ends_of {A} (n : nat) (l : list A) : list A * list A := (firstn n l, skipn (length l - n) l).

Definition ends_claims (F : family) (links : bool) (ps : list poly) (e : list poly * list poly) : list claim :=
  vertex_claim (line F) ps (fst e) :: vertex_claim (line F) ps (snd e) :: if links then [adjacent_claim F ps (fst e) (snd e)] else [].

Definition returning_question (F : family) (c : cond) (links : bool) (hops : nat) (a b : list term) : branch :=
  asked F c (fun ps => do e <- polys_of ps a; let e := ends_of (width (line F)) e in do x <- walks F ps (fst e) hops (snd e);
    do d <- polys_of ps b; let d := ends_of (width (line F)) d in do y <- walks F ps (fst d) hops (snd d);
    all (ends_claims F links ps e ++ ends_claims F links ps d ++ [contrary (CheckQuestion.is (ret x) (ret y))]) false).

Definition place_wide (F : family) (links : bool) (a : list term) : bool := Nat.eqb (length a) (if links then width (line F) + width (line F) else width (line F)).

(* ---------- What it shows ---------- *)

Section Returning.
Variables (F : family) (c : cond) (xs : list Z).
Hypothesis M : member F xs.
Hypothesis R : network_right F xs.
Hypothesis Y : yes (params F xs) c = true.
Hypothesis Rv : reversed F xs.
Hypothesis Di : distinct F xs.
Notation pv := (params F xs).
Notation g := (text_graph (line F) pv).

Definition near_of (v : list Z) : list (list Z) := map (arm_at pv v) (present F xs v).
Definition number_of_walks : nat -> list Z -> list Z -> Z := walks_of g same_tuple_at near_of.

Lemma near_once v : is_vertex g v -> NoDup (near_of v).
Proof. intros V; apply (Di v), (vertex_known F xs R), V. Qed.

Lemma near_adj v : is_vertex g v -> forall w, In w (near_of v) <-> adj g v w.
Proof. intros V; apply (Rv v), (vertex_known F xs R), V. Qed.

Lemma yields_over_arms ps v x go go_at l : forall w sum z, have w ps pv -> have w v x -> has w sum z ->
  (forall w' q a, later w w' -> In a l -> there_at pv x a = true -> have w' q (arm_at pv x a) -> yields (go q) (go_at (arm_at pv x a)) w') ->
  yields (over_arms ps v l go sum) (z + sum_over (fun y => go_at y) (map (arm_at pv x) (filter (there_at pv x) l))) w.
Proof.
  induction l as [|a l IH]; intros w sum z P V Z_ G; cbn [over_arms filter map sum_over]; [rewrite Z.add_0_r; apply yields_ret, Z_|].
  eapply yields_bind; [apply (yields_either _ _ _ (there_at pv x a) (go_at (arm_at pv x a)) 0); [apply there_means; assumption | | intros _; apply yields_ret, has_none]|].
  - intros T w' L'; eapply gives_bind; [apply (arm_lists w ps pv v x a P V), L'|]; intros w2 q L2 Q.
    apply (G w2 q a (later_trans _ _ _ L' L2) (or_introl eq_refl) T Q), later_refl.
  - intros w1 p L1 H; apply (have_later _ _ _ _ L1) in P, V; apply (has_later _ _ _ _ L1) in Z_.
    replace (z + sum_over (fun y => go_at y) (map (arm_at pv x) (if there_at pv x a then a :: filter (there_at pv x) l else filter (there_at pv x) l)))
      with (z + (if there_at pv x a then go_at (arm_at pv x a) else 0) + sum_over (fun y => go_at y) (map (arm_at pv x) (filter (there_at pv x) l)))
      by (destruct (there_at pv x a); cbn [map sum_over]; lia).
    apply IH; [exact P | exact V | apply has_add; assumption|]; intros w2 q b L2 I T Q; apply (G w2 q b); [apply (later_trans _ _ _ L1 L2) | right; exact I | exact T | exact Q].
Qed.

Lemma yields_walks ps t to_ h : forall w v x, have w ps pv -> have w t to_ -> have w v x -> length to_ = width (line F) -> length x = width (line F) -> yields (walks F ps t h v) (number_of_walks h x to_) w.
Proof.
  unfold number_of_walks; induction h as [|h IH]; intros w v x P T V Lt X; cbn [walks walks_of].
  - apply yields_either; [apply same_tuple_means; [exact V | exact T|] | intros _; apply yields_ret, has_constant | intros _; apply yields_ret, has_none].
    rewrite X, Lt; reflexivity.
  - apply (yields_over_arms ps v x (walks F ps t h) (fun y => walks_of g same_tuple_at near_of h y to_) (arms F) w [] 0 P V (has_none w)); intros w' q a L I Ta Q.
    apply IH; [apply (have_later _ _ _ _ L P) | apply (have_later _ _ _ _ L T) | exact Q | exact Lt | apply (arms_wide F xs a x R I)].
Qed.

Lemma lists_ends w n l vs : have w l vs -> have w (fst (ends_of n l)) (fst (ends_of n vs)) /\ have w (snd (ends_of n l)) (snd (ends_of n vs)).
Proof.
  intros H; assert (L : length l = length vs) by (induction H; simpl; congruence); unfold ends_of; cbn [fst snd]; rewrite L; generalize (length vs - n)%nat; intros k; split.
  - clear L k; revert n; induction H; intros [|n]; simpl; constructor; auto; apply IHForall2.
  - clear L; revert k; induction H; intros [|k]; simpl; try constructor; auto; apply IHForall2.
Qed.

Definition ends_at (a : list term) : list Z * list Z := ends_of (width (line F)) (map (num pv) a).

Definition ends_truths (links : bool) (e : list Z * list Z) : list bool :=
  vertex_at (line F) pv (fst e) :: vertex_at (line F) pv (snd e) :: if links then [adjacent_at F pv (fst e) (snd e)] else [].

Lemma ends_wide links a : place_wide F links a = true -> length (fst (ends_at a)) = width (line F) /\ length (snd (ends_at a)) = width (line F).
Proof.
  unfold place_wide, ends_at, ends_of; intros E; apply Nat.eqb_eq in E; cbn [fst snd]; rewrite firstn_length, skipn_length, map_length, E; destruct links; lia.
Qed.

Lemma ends_mean links w ps e ev : have w ps pv -> have w (fst e) (fst ev) -> have w (snd e) (snd ev) -> length (fst ev) = width (line F) -> length (snd ev) = width (line F) ->
  mean w (ends_claims F links ps e) (ends_truths links ev).
Proof.
  intros P A B La Lb; unfold ends_claims, ends_truths; constructor; [apply vertex_means; assumption|]; constructor; [apply vertex_means; assumption|].
  destruct links; repeat constructor; apply (adjacent_known F xs R w ps); assumption.
Qed.

Lemma returning_so links hops a b p : place_wide F links a = true -> place_wide F links b = true -> refutes (returning_question F c links hops a b) p = true ->
  let e := ends_at a in let d := ends_at b in
  (is_vertex g (fst e) /\ is_vertex g (snd e) /\ (links = true -> adj g (fst e) (snd e))) /\ (is_vertex g (fst d) /\ is_vertex g (snd d) /\ (links = true -> adj g (fst d) (snd d))) /\
  number_of_walks hops (snd e) (fst e) <> number_of_walks hops (snd d) (fst d).
Proof.
  intros Wa Wb A e d; destruct (ends_wide links a Wa) as [La La'], (ends_wide links b Wb) as [Lb Lb']; fold e in La, La'; fold d in Lb, Lb'.
  assert (Good : forall f : list Z * list Z, length (fst f) = width (line F) -> length (snd f) = width (line F) -> truths (ends_truths links f) = true ->
    is_vertex g (fst f) /\ is_vertex g (snd f) /\ (links = true -> adj g (fst f) (snd f))).
  { intros f L L' T; unfold ends_truths in T; cbn [truths forallb] in T; rewrite !andb_true_iff in T; destruct T as (T1 & T2 & T3).
    split; [apply (vertex_known F xs R); split; assumption|]; split; [apply (vertex_known F xs R); split; assumption|]; intros ->; cbn [forallb] in T3; rewrite andb_true_r in T3.
    apply (adjacent_adj F xs R); try (split; assumption); exact T3. }
  set (k := fun f : list Z * list Z => number_of_walks hops (snd f) (fst f)).
  destruct (truths (ends_truths links e) && (truths (ends_truths links d) && negb (k e =? k d))) eqn:E.
  - rewrite !andb_true_iff, negb_true_iff, Z.eqb_neq in E; destruct E as (E1 & E2 & E3); split; [apply Good; assumption|]; split; [apply Good; assumption | exact E3].
  - exfalso; apply (asked_sound _ _ _ _ A xs M Y); intros w ps P.
    apply (lists_then _ (map (num pv) a)); [apply polys_of_lists, P|]; intros w1 q1 L1 H1; cbv zeta; apply (have_later _ _ _ _ L1) in P; destruct (lists_ends w1 (width (line F)) q1 _ H1) as [A1 B1].
    apply (so_bind _ _ _ _ (yields_walks ps _ (fst e) hops w1 _ (snd e) P A1 B1 La La')); intros w2 x L2 X; apply (have_later _ _ _ _ L2) in P, A1, B1.
    apply (lists_then _ (map (num pv) b)); [apply polys_of_lists, P|]; intros w3 q2 L3 H2; cbv zeta; apply (have_later _ _ _ _ L3) in P, A1, B1; apply (has_later _ _ _ _ L3) in X; destruct (lists_ends w3 (width (line F)) q2 _ H2) as [A2 B2].
    apply (so_bind _ _ _ _ (yields_walks ps _ (fst d) hops w3 _ (snd d) P A2 B2 Lb Lb')); intros w4 y L4 Y4; apply (have_later _ _ _ _ L4) in P, A1, B1, A2, B2; apply (has_later _ _ _ _ L4) in X.
    eapply false_so; [apply means_all, mean_app; [apply (ends_mean links w4 ps _ e P A1 B1 La La')|]; apply mean_app; [apply (ends_mean links w4 ps _ d P A2 B2 Lb Lb')|]; constructor; [|constructor]; apply means_contrary, means_is; apply yields_ret; [exact X | exact Y4]|].
    change (forallb (fun b => b)) with truths; rewrite !truths_app; cbn [truths forallb]; rewrite andb_true_r; exact E.
Qed.

Theorem not_vertex_transitive hops a b p : place_wide F false a = true -> place_wide F false b = true -> refutes (returning_question F c false hops a b) p = true -> ~ vertex_transitive g.
Proof.
  intros Wa Wb A T; destruct (returning_so false hops a b p Wa Wb A) as ((U & _) & (V & _) & N).
  assert (Same_ends : forall a, place_wide F false a = true -> snd (ends_at a) = fst (ends_at a)).
  { intros l E; unfold place_wide in E; apply Nat.eqb_eq in E; unfold ends_at, ends_of; cbn [fst snd]; rewrite map_length, E, Nat.sub_diag, firstn_all2 by (rewrite map_length, E; reflexivity); reflexivity. }
  rewrite (Same_ends a Wa), (Same_ends b Wb) in N; destruct (T _ _ U V) as (f & Af & E); apply N; rewrite <- E; symmetry.
  apply (walks_moved g same_tuple_at same_tuple_at_eq near_of near_once near_adj (vertices_once F xs) f hops Af); exact U.
Qed.

Theorem not_edge_transitive hops a b p : place_wide F true a = true -> place_wide F true b = true -> refutes (returning_question F c true hops a b) p = true -> ~ edge_transitive g.
Proof.
  intros Wa Wb A T; destruct (returning_so true hops a b p Wa Wb A) as ((U & V & J) & (U' & V' & J') & N).
  destruct (T _ _ _ _ (J eq_refl) (J' eq_refl)) as (f & Af & [[E E']|[E E']]); apply N; rewrite <- E, <- E'; symmetry.
  - apply (walks_moved g same_tuple_at same_tuple_at_eq near_of near_once near_adj (vertices_once F xs) f hops Af); assumption.
  - etransitivity; [apply (walks_moved g same_tuple_at same_tuple_at_eq near_of near_once near_adj (vertices_once F xs) f hops Af); assumption|].
    apply (walks_turned g same_tuple_at same_tuple_at_eq near_of near_once near_adj); assumption.
Qed.
End Returning.
