(* The radius of whole families, and the sum of all distances: see CheckTheorem.v and CheckSums.v. *)

From Coq Require Import ZArith NArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk Methods Broadcast Text TextMeaning CheckLinear CheckQuestion CheckTerms CheckFamily CheckPlace CheckProper CheckTheorem CheckRoots CheckSums CheckTotals.
Import ListNotations.
Open Scope Z_scope.

(* ---------- A lower term from any vertex ---------- *)

(* Its coordinates stand behind those of the other vertex. *)
Definition rises_any_questions (F : family) (c : cond) (lower : term) : list branch :=
  let t := line F in
  asked F c (fun ps => do s <- any t ps; do p <- poly_of (ps ++ s ++ s) lower; all [vertex_claim t ps s; at_least (ret []) (ret p)] false) ::
  map (fun it => asked F c (fun ps => do s <- any t ps; do v <- any t ps; do w <- follow (ps ++ v) it;
    do a <- poly_of (ps ++ v ++ s) lower; do b <- poly_of (ps ++ w ++ s) lower;
    all [at_least (ret (plus a 1)) (ret b); at_least (ret (plus b 1)) (ret a)] false)) (items F).

Lemma rises_any_sound F c lower ts xs : all_refuted (rises_any_questions F c lower) ts = true ->
  member F xs -> network_right F xs -> yes (params F xs) c = true -> forall s, vertex_of F xs s ->
  let f := fun v => num (params F xs ++ v ++ s) lower in f s <= 0 /\ potential (text_graph (line F) (params F xs)) f.
Proof.
  intros A M R Y s S f; assert (Q := refuted_by F c _ _ A); set (pv := params F xs) in *; split.
  - destruct (vertex_at (line F) pv s && (f s <=? 0)) eqn:E; [apply andb_true_iff in E; destruct E as [_ L]; apply Z.leb_le, L|exfalso].
    apply (Q _ (or_introl eq_refl) xs M Y); intros w ps P; apply (any_then F xs w ps s _ P S); onward.
    apply (term_then _ _ (pv ++ s ++ s)); [env|]; onward.
    eapply false_so; [apply means_all_two; [apply vertex_means; eassumption | apply means_at_least; apply yields_ret; [apply has_none | eassumption]] | exact E].
  - assert (Both : forall it u v, In it (items F) -> vertex_of F xs u -> item_leads (pv ++ u) it v -> f v <= f u + 1 /\ f u <= f v + 1).
    { intros it u v I U L; destruct ((f v <=? f u + 1) && (f u <=? f v + 1)) eqn:E; [apply andb_true_iff in E; rewrite !Z.leb_le in E; exact E|exfalso].
      eapply Q; [right; apply in_map_iff; exists it; split; [reflexivity | exact I] | exact M | exact Y|]; intros w ps P; apply (any_then F xs w ps s _ P S); onward.
      apply (any_then F xs w0 ps u _ P U); onward; eapply lists_then; [apply (follow_known F xs R w1 ps u _ it v I P H0 U L)|]; onward.
      apply (term_then _ _ (pv ++ u ++ s)); [env|]; onward; apply (term_then _ _ (pv ++ v ++ s)); [env|]; onward.
      eapply false_so; [apply means_all_two; apply means_at_least; apply yields_ret; first [apply has_plus; eassumption | eassumption] | exact E]. }
    intros u v H; apply (adj_known F xs R) in H; destruct H as (U & V & it & I & [L|L]); [apply (Both it u v I U L) | apply (Both it v u I V L)].
Qed.

(* ---------- The radius, by a centre ---------- *)

Definition far_any_question (F : family) (c : cond) (lower value : term) (far : list piece) : branch :=
  asked F c (fun ps => do s <- any (line F) ps; do v <- pieces (ps ++ s) (width (line F)) far; do p <- poly_of (ps ++ v ++ s) lower; do d <- poly_of ps value;
    all [vertex_claim (line F) ps v; at_least (ret p) (ret d)] false).

Definition centre_questions (F : family) (c : cond) (centre : list term) (upper lower value : term) (far : list piece) : list branch :=
  descends_questions (with_root F centre) c false upper ++ upper_question (with_root F centre) c false upper value ::
  rises_any_questions F c lower ++ [far_any_question F c lower value far].

(* A term that descends ends at a vertex. *)
Lemma descends_ends F c r upper ts xs : all_refuted (descends_questions (with_root F r) c false upper) ts = true -> length r = width (line F) ->
  member F xs -> network_right F xs -> yes (params F xs) c = true -> vertex_of F xs (map (num (params F xs)) r).
Proof.
  intros A W M R Y; assert (Q := refuted_by (with_root F r) c _ _ A); set (pv := params F xs) in *; set (s := map (num pv) r); set (f := fun v => num (pv ++ v) upper).
  assert (Ls : length s = width (line F)) by (unfold s; rewrite map_length; exact W).
  assert (Pos : forall v, vertex_of F xs v -> 0 <= f v).
  { intros v V; destruct (Z.le_gt_cases 0 (f v)) as [|L]; [assumption|exfalso]; apply (Q _ (or_introl eq_refl) xs M Y); intros w ps P.
    apply (lists_then _ s); [apply polys_of_lists, P|]; onward; apply (any_then F xs w0 ps v _ P V); onward; apply (term_then _ _ (pv ++ v ++ [])); [rewrite app_nil_r; cbn [extra]; rewrite app_nil_r; env|]; onward.
    rewrite app_nil_r in H1; eapply false_so; [apply means_at_least; apply yields_ret; [eassumption | apply has_none] | apply Z.leb_gt, L]. }
  assert (Down : forall v, vertex_of F xs v -> v = s \/ exists w, adj (text_graph (line F) pv) v w /\ f w <= f v - 1).
  { intros v V; destruct (same_tuple_at v s || existsb (fun b => b) (neighbour_truths F (back F) pv v (fun w => f w <=? f v + -1))) eqn:E.
    - apply orb_true_iff in E; destruct E as [E|E]; [left; apply same_tuple_at_eq, E | right].
      apply (neighbour_adj F xs R v _ V) in E; destruct E as (w & X & L); exists w; split; [exact X | apply Z.leb_le in L; lia].
    - exfalso; apply (Q _ (or_intror (or_introl eq_refl)) xs M Y); intros w ps P.
      apply (lists_then _ s); [apply polys_of_lists, P|]; onward; apply (any_then F xs w0 ps v _ P V); onward.
      apply (term_then _ _ (pv ++ v)); [cbn [extra]; rewrite app_nil_r; env|]; onward.
      eapply false_so; [apply means_some_two; [apply same_tuple_means; try eassumption|]|exact E].
      * rewrite (proj1 V), Ls; reflexivity.
      * apply (neighbour_known F xs R w2 ps v); [exact P | exact H0|]; intros w' qs ys L Hq _.
        apply means_at_least; [apply yields_ret, has_plus, (has_later _ _ _ _ L H1)|].
        apply (poly_of_yields upper w' _ (pv ++ ys)); cbn [extra]; rewrite app_nil_r; apply (have_later _ _ _ _ L) in P; env. }
  assert (K : forall n v, vertex_of F xs v -> (Z.to_nat (f v) < n)%nat -> vertex_of F xs s).
  { induction n as [|n IH]; intros v V L; [lia|]; destruct (Down v V) as [<-|(w & X & Lw)]; [exact V|].
    pose proof (Pos v V); assert (Vw : vertex_of F xs w) by (apply (vertex_known F xs R), (adj_right X)); pose proof (Pos w Vw); apply (IH w Vw); lia. }
  destruct (vertices (text_graph (line F) pv)) as [|v l] eqn:E; [destruct (vertices_some F xs R E)|].
  apply (K (S (Z.to_nat (f v))) v); [|lia]; apply (vertex_known F xs R); unfold is_vertex; fold pv; rewrite E; left; reflexivity.
Qed.

Lemma eccentricity_exists g v D : decidable g -> vertices g <> [] -> (forall u, is_vertex g u -> exists d, walk g v u d /\ d <= D) -> is_vertex g v ->
  exists e, eccentricity g v e /\ e <= D.
Proof.
  intros Dec Ne H V.
  assert (K : forall l, (forall u, In u l -> is_vertex g u) -> exists m, m <= Z.max 0 D /\ (exists u, dist g v u m) /\ forall u, In u l -> exists d, dist g v u d /\ d <= m).
  { induction l as [|a l IH]; intros I.
    - exists 0; split; [lia|]; split; [exists v; apply dist_self, V | intros u []].
    - destruct IH as (m & Lm & (u & Eu) & All); [intros u J; apply I; right; exact J|]; destruct (H a (I a (or_introl eq_refl))) as (d & W & Ld); destruct (dist_exists g v a d Dec W) as (e & E & Le).
      exists (Z.max e m); split; [lia|]; split.
      + destruct (Z.max_spec e m) as [[_ ->]|[_ ->]]; eauto.
      + intros x [<-|J]; [exists e; split; [exact E | lia]|]; destruct (All x J) as (k & Kd & Lk); exists k; split; [exact Kd | lia]. }
  destruct (K (vertices g) (fun u U => U)) as (m & L & X & All); exists m; split; [split; [exact All | exact X]|].
  destruct (H v V) as (d & W & Ld); apply walk_nonneg in W; lia.
Qed.

Theorem radius_by_centre_sound F c centre upper lower value far ts : length centre = width (line F) -> widths (width (line F)) far = true ->
  all_refuted (centre_questions F c centre upper lower value far) ts = true ->
  forall xs, member F xs -> network_right F xs -> yes (params F xs) c = true -> radius (text_graph (line F) (params F xs)) (num (params F xs) value).
Proof.
  intros Wc Wf A xs M R Y; unfold centre_questions in A; apply all_refuted_app in A; destruct A as (t1 & t2 & D & A); pose proof (descends_ends F c centre upper t1 xs D Wc M R Y) as V; apply all_refuted_cons in A; destruct A as (p & t3 & U & A).
  apply all_refuted_app in A; destruct A as (t4 & t5 & Ri & A); apply all_refuted_cons in A; destruct A as (q & t6 & Fa & _).
  set (g := text_graph (line F) (params F xs)); set (z := num (params F xs) value); set (s := map (num (params F xs)) centre) in *.
  pose proof (with_root_right F centre xs R V) as R'.
  destruct (descends_sound (with_root F centre) c false upper t1 xs D M R' Y _ eq_refl) as [P N].
  assert (Close : forall u, is_vertex g u -> exists d, walk g s u d /\ d <= z).
  { intros u Uv; destruct (walks_by_potential g _ _ P N u Uv) as (d & W & L); exists d; split; [apply walk_rev, W|].
    pose proof (upper_sound (with_root F centre) c false upper value p xs U M R' Y _ eq_refl u Uv) as K; etransitivity; [exact L | exact K]. }
  assert (Vs : is_vertex g s) by (apply (vertex_known F xs R), V).
  assert (Far : forall v, is_vertex g v -> exists e, eccentricity g v e /\ z <= e).
  { intros v Vv; destruct (eccentricity_exists g v (z + z) (graph_decidable F xs) (vertices_some F xs R)) as (e & E & _).
    - intros u Uv; destruct (Close u Uv) as (d & W & L), (Close v Vv) as (d' & W' & L'); exists (d' + d); split; [apply (walk_app g v s u); [apply walk_rev, W' | exact W] | lia].
    - exact Vv.
    - exists e; split; [exact E|]; apply (vertex_known F xs R) in Vv; destruct (rises_any_sound F c lower t4 xs Ri M R Y v Vv) as [Z0 Pot].
      set (w := pieces_at (params F xs ++ v) (width (line F)) far).
      destruct (vertex_at (line F) (params F xs) w && (z <=? num (params F xs ++ w ++ v) lower)) eqn:B.
      + apply andb_true_iff in B; destruct B as [B L]; apply Z.leb_le in L.
        assert (Wv : is_vertex g w) by (apply (vertex_known F xs R); split; [apply pieces_at_length, Wf | exact B]).
        destruct E as [E _]; destruct (E w Wv) as (d & [W _] & Ld); apply (potential_walk g _ _ _ _ Pot) in W; cbv beta in W; lia.
      + exfalso; apply (asked_sound _ _ _ _ Fa xs M Y); intros w0 ps Pp; apply (any_then F xs w0 ps v _ Pp Vv); onward.
        eapply lists_then; [apply (pieces_lists _ (params F xs ++ v)); [env | exact Wf]|]; onward; fold w in H0.
        apply (term_then _ _ (params F xs ++ w ++ v)); [env|]; onward; apply (term_then _ _ (params F xs)); [exact Pp|]; onward.
        eapply false_so; [apply means_all_two; [apply vertex_means; eassumption | apply means_at_least; apply yields_ret; eassumption] | exact B]. }
  split; [|exact Far]; exists s; split; [exact Vs|].
  destruct (eccentricity_exists g s z (graph_decidable F xs) (vertices_some F xs R) Close Vs) as (e & E & L); destruct (Far s Vs) as (e' & E' & L').
  assert (Same : e = e').
  { destruct E as [E1 (a & E2)], E' as [F1 (b & F2)]; destruct (E1 b) as (d & Db & Lb); [apply (walk_right g s b e'), F2|]; destruct (F1 a) as (d' & Da & La); [apply (walk_right g s a e), E2|].
    pose proof (dist_unique g s b d e' Db F2); pose proof (dist_unique g s a d' e Da E2); lia. }
  subst e'; replace z with e by lia; exact E.
Qed.
