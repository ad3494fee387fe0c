(* Theorems about whole families of networks, from terms and arithmetic proofs: what package
   theorem checks of symmetry and distances; CheckCounts.v and CheckColours.v have the others. Each ..._questions lists what is asked
   in its order; each ..._sound says what is so for all values of the parameters where all is refuted. *)

From Coq Require Import ZArith NArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk Methods Text TextMeaning CheckLinear CheckQuestion CheckTerms CheckFamily CheckPlace CheckProper.
Import ListNotations.
Open Scope Z_scope.

(* What had a value before has it in a later world. *)
Ltac onward := let w' := fresh "w" in let v := fresh "ws" in let L := fresh "L" in let H := fresh "H" in intros w' v L H; cbv beta in H;
  lazymatch type of L with later ?w _ => repeat match goal with
    | K : have w _ _ |- _ => apply (have_later _ _ _ _ L) in K
    | K : has w _ _ |- _ => apply (has_later _ _ _ _ L) in K
  end end; clear L.

Ltac env := repeat apply have_app; eassumption.

Definition widths (n : nat) (l : list piece) : bool := forallb (fun b => Nat.eqb (length (towards b)) n) l.

Section Basics.
Variables (F : family) (xs : list Z).
Notation t := (line F).
Notation ps := (params F xs).
Notation g := (text_graph t ps).
Hypothesis M : member F xs.
Hypothesis R : family_right F xs.

Lemma vertices_once : NoDup (vertices g).
Proof. cbn [vertices text_graph]; destruct (text_vertices t ps) as [vs|] eqn:E; [apply (tuples_once _ _ _ E) | constructor]. Qed.

Lemma graph_decidable : decidable g.
Proof.
  assert (D : forall u v : list Z, decided (u = v)) by (apply decided_list, decided_Zeq).
  split; [exact D|]; intros u v; apply decided_In, D.
Qed.

Lemma vertex_known v : is_vertex g v <-> vertex_of F xs v.
Proof. apply is_vertex_of; apply R. Qed.

Definition root_of : list Z := map (num ps) (root F).

Lemma root_known : is_vertex g root_of.
Proof. apply vertex_known, R. Qed.

Lemma vertices_some : vertices g <> [].
Proof. pose proof root_known as V; unfold is_vertex in V; intros E; rewrite E in V; exact V. Qed.

Lemma graph_proper : proper g.
Proof. split; [apply vertices_once | apply vertices_some]. Qed.

Lemma goals_wide it : In it (items F) -> length (goal it) = width t.
Proof.
  pose proof (is_shaped F xs R) as S; unfold shaped in S; rewrite !andb_true_iff, !forallb_forall in S; intros I; apply Nat.eqb_eq.
  revert it I; tauto.
Qed.

Lemma goals_width : forallb (fun it => Nat.eqb (length (goal it)) (length (coordinates t))) (items F) = true.
Proof. apply forallb_forall; intros it I; apply Nat.eqb_eq, goals_wide, I. Qed.

Lemma backs_wide b : In b (back F) -> length (towards b) = width t.
Proof.
  pose proof (is_shaped F xs R) as S; unfold shaped in S; rewrite !andb_true_iff, !forallb_forall in S; intros I; apply Nat.eqb_eq.
  revert b I; tauto.
Qed.

Lemma adjacent_linked u v : vertex_of F xs u -> vertex_of F xs v -> adjacent_at F ps u v = true -> linked F xs u v.
Proof. apply adjacent_at_linked; apply R. Qed.

Lemma neighbour_linked v wanted : vertex_of F xs v -> existsb (fun b => b) (neighbour_truths F (back F) ps v wanted) = true -> exists w, linked F xs v w /\ wanted w = true.
Proof. apply neighbour_of; apply R. Qed.

Lemma follow_known w qs v vs it ws : In it (items F) -> have w qs ps -> have w vs v -> vertex_of F xs v -> item_leads (ps ++ v) it ws -> lists_ (follow (qs ++ vs) it) ws w.
Proof. intros I P V L H; apply (follow_lists F xs w qs v vs it ws); try assumption; apply R. Qed.

Lemma root_lists w qs : have w qs ps -> lists_ (polys_of qs (root F)) root_of w.
Proof. apply polys_of_lists. Qed.

Lemma adjacent_known w qs u us v vs : have w qs ps -> have w us u -> have w vs v -> length u = width t -> length v = width t ->
  means (adjacent_claim F qs us vs) (adjacent_at F ps u v) w.
Proof. intros P U V Lu Lv; apply adjacent_means; try assumption; apply goals_width. Qed.

Lemma neighbour_known w qs v vs wanted wanted_at : have w qs ps -> have w vs v ->
  (forall w' ws ys, later w w' -> have w' ws ys -> length ys = width t -> means (wanted ws) (wanted_at ys) w') ->
  means (neighbour_claim F (back F) qs vs wanted) (existsb (fun b => b) (neighbour_truths F (back F) ps v wanted_at)) w.
Proof. intros P V W; apply (neighbour_means F (back F) w qs ps vs v wanted wanted_at (width t)); try assumption; [apply goals_wide | apply backs_wide]. Qed.

End Basics.

Lemma adj_known F xs (R : network_right F xs) u v : adj (text_graph (line F) (params F xs)) u v <->
  vertex_of F xs u /\ vertex_of F xs v /\ exists it, In it (items F) /\ (item_leads (params F xs ++ u) it v \/ item_leads (params F xs ++ v) it u).
Proof. destruct R as [R D]; apply adj_of; try apply R; exact D. Qed.

Lemma adjacent_adj F xs (R : network_right F xs) u v : vertex_of F xs u -> vertex_of F xs v -> adjacent_at F (params F xs) u v = true -> adj (text_graph (line F) (params F xs)) u v.
Proof. intros U V A; apply linked_adj; [apply R | apply (adjacent_linked F xs R u v U V A)]. Qed.

Lemma neighbour_adj F xs (R : network_right F xs) v wanted : vertex_of F xs v -> existsb (fun b => b) (neighbour_truths F (back F) (params F xs) v wanted) = true ->
  exists w, adj (text_graph (line F) (params F xs)) v w /\ wanted w = true.
Proof. intros V E; destruct (neighbour_linked F xs R v wanted V E) as (w & L & W); exists w; split; [apply linked_adj; [apply R | exact L] | exact W]. Qed.

(* A question that is refuted, and what would be so. *)
Lemma refuted_by F c qs ts : all_refuted qs ts = true -> forall body, In (asked F c body) qs -> forall xs, member F xs -> yes (params F xs) c = true ->
  ~ forall w ps, have w ps (params F xs) -> so (body ps) w.
Proof. intros A body I xs M Y H; destruct (all_refuted_in _ _ A _ I) as [p R]; apply (asked_sound _ _ _ _ R xs M Y H). Qed.

Lemma means_all_two a b x y w : means a x w -> means b y w -> means (all [a; b]) (x && y) w.
Proof. intros A B; pose proof (means_all [a; b] [x; y] w) as K; cbn [forallb] in K; rewrite andb_true_r in K; apply K; repeat constructor; assumption. Qed.

Lemma means_some_two a b x y w : means a x w -> means b y w -> means (some [a; b]) (x || y) w.
Proof. intros A B; pose proof (means_some [a; b] [x; y] w) as K; cbn [existsb] in K; rewrite orb_false_r in K; apply K; repeat constructor; assumption. Qed.

Lemma false_so c b w : means c b w -> b = false -> so (c false) w.
Proof. intros H ->; exact H. Qed.

Lemma true_so c b w : means c b w -> b = true -> so (c true) w.
Proof. intros H ->; exact H. Qed.

(* A term, then something. *)
Lemma term_then u e ev w (f : poly -> making unit) : have w e ev -> (forall w' p, later w w' -> has w' p (num ev u) -> so (f p) w') -> so (do p <- poly_of e u; f p) w.
Proof. intros E; apply so_bind, poly_of_yields, E. Qed.

(* ---------- Vertex-transitive ---------- *)

(* Maps, in parameters, coordinates and those of the vertex to which they take another. *)
Definition automorphism_questions (F : family) (c : cond) (image inverse : list piece) : list branch :=
  let t := line F in let n := width t in
  asked F c (fun ps => do z <- any t ps; do v <- any t ps; do w <- pieces (ps ++ v ++ z) n image; do b <- pieces (ps ++ w ++ z) n inverse;
    all [vertex_claim t ps w; same_tuple_claim b v] false) ::
  map (fun it => asked F c (fun ps => do z <- any t ps; do v <- any t ps; do w <- follow (ps ++ v) it;
    do x <- pieces (ps ++ v ++ z) n image; do y <- pieces (ps ++ w ++ z) n image; adjacent_claim F ps x y false)) (items F).

Definition mapped (F : family) (xs : list Z) (by_ : list piece) (z v : list Z) : list Z := pieces_at (params F xs ++ v ++ z) (width (line F)) by_.

Lemma images_sound F c image inverse ts : all_refuted (automorphism_questions F c image inverse) ts = true ->
  widths (width (line F)) image = true -> widths (width (line F)) inverse = true ->
  forall xs, member F xs -> family_right F xs -> yes (params F xs) c = true -> forall z, vertex_of F xs z ->
  let f := mapped F xs image z in (forall v, vertex_of F xs v -> vertex_of F xs (f v) /\ mapped F xs inverse z (f v) = v) /\
  forall u v it, vertex_of F xs u -> In it (items F) -> item_leads (params F xs ++ u) it v -> linked F xs (f u) (f v).
Proof.
  intros A Wi Wv xs M R Y z Z; unfold mapped; set (n := width (line F)) in *; set (pv := params F xs) in *.
  set (f := fun v => pieces_at (pv ++ v ++ z) n image); set (h := fun v => pieces_at (pv ++ v ++ z) n inverse).
  assert (Q := refuted_by F c _ _ A); unfold automorphism_questions in Q.
  assert (Maps : forall v, vertex_of F xs v -> vertex_of F xs (f v) /\ h (f v) = v).
  { intros v V; destruct (vertex_at (line F) pv (f v) && same_tuple_at (h (f v)) v) eqn:E.
    - apply andb_true_iff in E; destruct E as [E E']; apply same_tuple_at_eq in E'; split; [|exact E']; split; [apply pieces_at_length, Wi | exact E].
    - exfalso; apply (Q _ (or_introl eq_refl) xs M Y); intros w ps P.
      apply (any_then F xs w ps z _ P Z); onward; apply (any_then F xs w0 ps v _ P V); onward.
      eapply lists_then; [apply (pieces_lists _ (pv ++ v ++ z)); [env | exact Wi]|]; onward.
      eapply lists_then; [apply (pieces_lists _ (pv ++ f v ++ z)); [env | exact Wv]|]; onward.
      eapply false_so; [apply means_all_two; [apply vertex_means; eassumption | apply same_tuple_means; try eassumption]|exact E].
      rewrite pieces_at_length by exact Wv; symmetry; apply V. }
  assert (Links : forall u v it, vertex_of F xs u -> In it (items F) -> item_leads (pv ++ u) it v -> linked F xs (f u) (f v)).
  { intros u v it U I L; pose proof (leads_on F xs R it u v I U L) as [V _].
    apply (adjacent_linked F xs R); [apply Maps; assumption | apply Maps; assumption|].
    destruct (adjacent_at F (params F xs) (f u) (f v)) eqn:E; [reflexivity|exfalso].
    eapply Q; [right; apply in_map_iff; exists it; split; [reflexivity | exact I] | exact M | exact Y|]; intros w ps P.
    apply (any_then F xs w ps z _ P Z); onward; apply (any_then F xs w0 ps u _ P U); onward.
    eapply lists_then; [apply (follow_known F xs R w1 ps u _ it v I P H0 U L)|]; onward.
    eapply lists_then; [apply (pieces_lists _ (pv ++ u ++ z)); [env | exact Wi]|]; onward.
    eapply lists_then; [apply (pieces_lists _ (pv ++ v ++ z)); [env | exact Wi]|]; onward.
    eapply false_so; [apply (adjacent_known F xs R w4 ps (f u) _ (f v) _ P H2 H3); apply pieces_at_length, Wi | exact E]. }
  split; [exact Maps | exact Links].
Qed.

Lemma automorphisms_sound F c image inverse ts : all_refuted (automorphism_questions F c image inverse) ts = true ->
  widths (width (line F)) image = true -> widths (width (line F)) inverse = true ->
  forall xs, member F xs -> network_right F xs -> yes (params F xs) c = true ->
  forall z, vertex_of F xs z -> symmetry (text_graph (line F) (params F xs)) (mapped F xs image z) (mapped F xs inverse z).
Proof.
  intros A Wi Wv xs M R Y z Z; destruct (images_sound F c image inverse ts A Wi Wv xs M R Y z Z) as [Maps Links].
  apply symmetry_by_links; [apply vertices_once | apply graph_decidable | |].
  - intros v V; apply (vertex_known F xs R) in V; destruct (Maps v V) as [W E]; split; [apply (vertex_known F xs R), W | exact E].
  - intros u v H; apply (adj_known F xs R) in H; destruct H as (U & V & it & I & [L|L]); [|apply adj_sym]; (apply linked_adj; [apply R|]).
    + apply (Links u v it); assumption.
    + apply (Links v u it); assumption.
Qed.

Lemma all_refuted_app qs rs : forall ts, all_refuted (qs ++ rs) ts = true -> exists us vs, all_refuted qs us = true /\ all_refuted rs vs = true.
Proof.
  induction qs as [|q qs IH]; intros ts A; [exists [], ts; auto|]; destruct ts as [|u ts]; [discriminate|]; cbn [app all_refuted] in A.
  destruct (refutes q u) eqn:E; [|discriminate]; destruct (IH ts A) as (us & vs & U & V); exists (u :: us), vs; cbn [all_refuted]; rewrite E; auto.
Qed.

Lemma all_refuted_cons q qs ts : all_refuted (q :: qs) ts = true -> exists u vs, refutes q u = true /\ all_refuted qs vs = true.
Proof. destruct ts as [|u ts]; [discriminate|]; cbn [all_refuted]; destruct (refutes q u) eqn:E; [|discriminate]; intros H; exists u, ts; auto. Qed.

(* Some vertices, each under a condition on the vertex to which it goes: the root alone, for one. *)
Definition roots_questions (F : family) (c : cond) (roots image : list piece) : list branch :=
  let t := line F in let n := width t in
  map (fun r => asked F c (fun ps => do v <- polys_of ps (towards r); vertex_claim t ps v false)) roots ++
  [asked F c (fun ps => do z <- any t ps; do r <- pieces (ps ++ z) n roots; do w <- pieces (ps ++ r ++ z) n image; same_tuple_claim w z false)].

(* Roots depend on parameters alone. *)
Definition roots_fine (F : family) (roots : list piece) : bool :=
  let k := length (arguments F) in
  negb (match roots with [] => true | _ => false end) && widths (width (line F)) roots && forallb (fun r => forallb (scoped [] k k) (towards r)) roots.

Definition roots_at (F : family) (xs : list Z) (roots : list (list term)) : list (list Z) := map (map (num (params F xs))) roots.

(* Automorphisms take vertices of a list to all. *)
Definition reached (g : graph) (l : list (vertex g)) : Prop :=
  (forall s, In s l -> is_vertex g s) /\ forall v, is_vertex g v -> exists s f h, In s l /\ symmetry g f h /\ f s = v.

Definition reached_checked (F : family) (c : cond) (roots image inverse : list piece) (ts : list proof) : bool :=
  roots_fine F roots && widths (width (line F)) image && widths (width (line F)) inverse &&
  all_refuted (roots_questions F c roots image ++ automorphism_questions F c image inverse) ts.

Lemma num_of_params F xs t r : scoped [] (length (arguments F)) (length (arguments F)) t = true -> num (params F xs ++ r) t = num (params F xs) t.
Proof.
  intros S; rewrite <- (params_length F xs) in S; apply (proj1 (scoped_same [] (length (params F xs))) t (length (params F xs)) _ _ S (le_n _)); apply first_names.
Qed.

Lemma roots_sound F c roots image ts : all_refuted (roots_questions F c roots image) ts = true -> roots_fine F roots = true -> widths (width (line F)) image = true ->
  forall xs, member F xs -> family_right F xs -> yes (params F xs) c = true -> (forall s, In s (roots_at F xs (map towards roots)) -> vertex_of F xs s) /\
  forall z, vertex_of F xs z -> exists r, In r (roots_at F xs (map towards roots)) /\ mapped F xs image z r = z.
Proof.
  unfold roots_fine; intros A Fi Wi xs M R Y; rewrite !andb_true_iff in Fi; destruct Fi as [[Ne Wr] Sc].
  assert (Q := refuted_by F c _ _ A); set (pv := params F xs) in *; set (n := width (line F)) in *.
  assert (Vr : forall r, In r roots -> vertex_of F xs (map (num pv) (towards r))).
  { intros r I; split; [rewrite map_length; unfold widths in Wr; rewrite forallb_forall in Wr; apply Nat.eqb_eq, (Wr r I)|].
    destruct (vertex_at (line F) (params F xs) (map (num pv) (towards r))) eqn:E; [reflexivity|exfalso].
    eapply Q; [apply in_or_app; left; apply in_map_iff; exists r; split; [reflexivity | exact I] | exact M | exact Y|]; intros w ps P.
    eapply lists_then; [apply (polys_of_lists _ _ _ pv), P|]; onward.
    eapply false_so; [apply vertex_means; eassumption | exact E]. }
  split.
  - intros s I; unfold roots_at in I; rewrite map_map in I; apply in_map_iff in I; destruct I as (r & <- & I); apply Vr, I.
  - intros z Z; destruct roots as [|r0 roots]; [discriminate|].
    set (d := map (num pv) (towards r0)); set (r := pieces_or (pv ++ z) d (r0 :: roots)).
    assert (Ld : length d = n) by apply (Vr r0 (or_introl eq_refl)).
    assert (In_r : In r (roots_at F xs (map towards (r0 :: roots)))).
    { unfold roots_at; rewrite map_map; assert (Any : forall l, incl l (r0 :: roots) -> In (pieces_or (pv ++ z) d l) (map (fun x => map (num (params F xs)) (towards x)) (r0 :: roots))).
      { rewrite forallb_forall in Sc; induction l as [|b l IH]; intros I; [left; reflexivity|]; cbn [pieces_or].
        destruct (where_at (pv ++ z) b); [|apply IH; intros x X; apply I; right; exact X].
        apply in_map_iff; exists b; split; [|apply I; left; reflexivity]; apply map_ext_in; intros a Ia; symmetry; apply num_of_params.
        pose proof (Sc b (I b (or_introl eq_refl))) as Sb; rewrite forallb_forall in Sb; apply Sb, Ia. }
      apply Any, incl_refl. }
    exists r; split; [exact In_r|].
    apply same_tuple_at_eq; destruct (same_tuple_at (mapped F xs image z r) z) eqn:E; [reflexivity|exfalso].
    eapply Q; [apply in_or_app; right; left; reflexivity | exact M | exact Y|]; intros w ps P; apply (any_then F xs w ps z _ P Z); onward.
    eapply lists_then; [apply (pieces_or_lists _ (pv ++ z) d); [env | exact Ld | exact Wr]|]; onward.
    eapply lists_then; [apply (pieces_lists _ (pv ++ r ++ z)); [env | exact Wi]|]; onward.
    eapply false_so; [apply same_tuple_means; try eassumption; rewrite pieces_at_length by exact Wi; symmetry; apply Z | exact E].
Qed.

Theorem reached_sound F c roots image inverse ts : reached_checked F c roots image inverse ts = true ->
  forall xs, member F xs -> network_right F xs -> yes (params F xs) c = true ->
  reached (text_graph (line F) (params F xs)) (roots_at F xs (map towards roots)).
Proof.
  unfold reached_checked; intros A xs M R Y; rewrite !andb_true_iff in A; destruct A as [[[Fi Wi] Wv] A].
  apply all_refuted_app in A; destruct A as (us & vs & A & B); destruct (roots_sound F c roots image us A Fi Wi xs M R Y) as [V Ro].
  split; [intros s I; apply (vertex_known F xs R), V, I|]; intros z Z; apply (vertex_known F xs R) in Z; destruct (Ro z Z) as (r & I & E).
  exists r, (mapped F xs image z), (mapped F xs inverse z); split; [exact I|]; split; [apply (automorphisms_sound F c image inverse vs B Wi Wv xs M R Y z Z) | exact E].
Qed.

Definition transitive_checked (F : family) (c : cond) (image inverse : list piece) (ts : list proof) : bool := reached_checked F c [Piece (root F) None] image inverse ts.

Theorem transitive_sound F c image inverse ts : transitive_checked F c image inverse ts = true ->
  forall xs, member F xs -> network_right F xs -> yes (params F xs) c = true -> vertex_transitive (text_graph (line F) (params F xs)).
Proof.
  intros A xs M R Y; destruct (reached_sound F c _ image inverse ts A xs M R Y) as [_ H].
  apply (transitive_by_base (text_graph (line F) (params F xs)) (root_of F xs)); [apply vertices_once | | apply (root_known F xs R)].
  intros v V; destruct (H v V) as (s & f & h & [<-|[]] & S & E); exists f, h; auto.
Qed.

(* ---------- Potentials ---------- *)

(* The source: the root, or any vertex, whose coordinates stand behind those of the vertex. *)
Definition source (F : family) (free : bool) (ps : list poly) : making (list poly) := if free then any (line F) ps else polys_of ps (root F).
Definition extra (free : bool) {A} (s : list A) : list A := if free then s else [].

Definition descends_questions (F : family) (c : cond) (free : bool) (upper : term) : list branch :=
  let t := line F in
  [asked F c (fun ps => do s <- source F free ps; do v <- any t ps; do p <- poly_of (ps ++ v ++ extra free s) upper; at_least (ret p) (ret []) false);
   asked F c (fun ps => do s <- source F free ps; do v <- any t ps; do p <- poly_of (ps ++ v ++ extra free s) upper;
     some [same_tuple_claim v s; neighbour_claim F (back F) ps v (fun w => at_least (ret (plus p (-1))) (poly_of (ps ++ w ++ extra free s) upper))] false)].

Definition source_of (F : family) (xs : list Z) (free : bool) (s : list Z) : Prop := if free then vertex_of F xs s else s = root_of F xs.

Lemma source_then F xs free s w ps (f : list poly -> making unit) : have w ps (params F xs) -> source_of F xs free s ->
  (forall w' vs, later w w' -> have w' vs s -> so (f vs) w') -> so (do v <- source F free ps; f v) w.
Proof.
  intros P S H; unfold source; destruct free; [apply (any_then F xs w ps s _ P S H)|].
  unfold source_of in S; subst s; apply (lists_then _ _ _ _ (root_lists F xs w ps P) H).
Qed.

Lemma have_extra free w vs v : have w vs v -> have w (extra free vs) (extra free v).
Proof. destruct free; [auto | constructor]. Qed.

Ltac env' := repeat apply have_app; try apply have_extra; assumption.

Lemma source_vertex F xs free s : family_right F xs -> source_of F xs free s -> vertex_of F xs s.
Proof. intros R; unfold source_of; destruct free; [auto | intros ->; apply (has_root F xs R)]. Qed.

Lemma descends_linked F c free upper ts xs : all_refuted (descends_questions F c free upper) ts = true ->
  member F xs -> family_right F xs -> yes (params F xs) c = true -> forall s, source_of F xs free s ->
  let f := fun v => num (params F xs ++ v ++ extra free s) upper in
  (forall v, is_vertex (text_graph (line F) (params F xs)) v -> 0 <= f v) /\
  (forall v, is_vertex (text_graph (line F) (params F xs)) v -> v = s \/ exists w, linked F xs v w /\ f w <= f v - 1).
Proof.
  intros A M R Y s S f; assert (Q := refuted_by F c _ _ A); set (pv := params F xs) in *; split; intros v V; apply (vertex_known F xs R) in V.
  - destruct (Z.le_gt_cases 0 (f v)) as [|L]; [assumption|exfalso]; apply (Q _ (or_introl eq_refl) xs M Y); intros w ps P.
    apply (source_then F xs free s w ps _ P S); onward; apply (any_then F xs w0 ps v _ P V); onward.
    apply (term_then _ _ (pv ++ v ++ extra free s)); [env'|]; onward.
    eapply false_so; [apply means_at_least; apply yields_ret; [eassumption | apply has_none] | apply Z.leb_gt, L].
  - destruct (same_tuple_at v s || existsb (fun b => b) (neighbour_truths F (back F) pv v (fun w => f w <=? f v + -1))) eqn:E.
    + apply orb_true_iff in E; destruct E as [E|E]; [left; apply same_tuple_at_eq, E | right].
      apply (neighbour_linked F xs R v _ V) in E; destruct E as (w & W & L); exists w; split; [exact W | apply Z.leb_le in L; lia].
    + exfalso; apply (Q _ (or_intror (or_introl eq_refl)) xs M Y); intros w ps P.
      apply (source_then F xs free s w ps _ P S); onward; apply (any_then F xs w0 ps v _ P V); onward.
      apply (term_then _ _ (pv ++ v ++ extra free s)); [env'|]; onward.
      eapply false_so; [apply means_some_two; [apply same_tuple_means; try eassumption|]|exact E].
      * rewrite (proj1 V); symmetry; apply (proj1 (source_vertex F xs free s R S)).
      * apply (neighbour_known F xs R w2 ps v); [exact P | exact H0|]; intros w' qs ys L Hq _.
        apply means_at_least; [apply yields_ret, has_plus, (has_later _ _ _ _ L H1)|].
        apply (poly_of_yields upper w' _ (pv ++ ys ++ extra free s)); apply (have_later _ _ _ _ L) in P, H; env'.
Qed.

Lemma descends_sound F c free upper ts xs : all_refuted (descends_questions F c free upper) ts = true ->
  member F xs -> network_right F xs -> yes (params F xs) c = true -> forall s, source_of F xs free s ->
  let f := fun v => num (params F xs ++ v ++ extra free s) upper in
  (forall v, is_vertex (text_graph (line F) (params F xs)) v -> 0 <= f v) /\
  (forall v, is_vertex (text_graph (line F) (params F xs)) v -> v = s \/ exists w, adj (text_graph (line F) (params F xs)) v w /\ f w <= f v - 1).
Proof.
  intros A M R Y s S f; destruct (descends_linked F c free upper ts xs A M R Y s S) as [P D]; split; [exact P|]; intros v V.
  destruct (D v V) as [E|(w & L & Le)]; [left; exact E | right; exists w; split; [apply linked_adj; [apply R | exact L] | exact Le]].
Qed.

(* A potential that is at most 0 at a vertex, where distances are counted from; of a digraph, to it. *)
Definition rises_questions (F : family) (c : cond) (start : list term) (lower : term) : list branch :=
  let t := line F in
  asked F c (fun ps => do r <- polys_of ps start; do p <- poly_of (ps ++ r) lower; all [vertex_claim t ps r; at_least (ret []) (ret p)] false) ::
  map (fun it => asked F c (fun ps => do _ <- polys_of ps start; do v <- any t ps; do w <- follow (ps ++ v) it;
    do a <- poly_of (ps ++ v) lower; do b <- poly_of (ps ++ w) lower; let back_ := at_least (ret (plus b 1)) (ret a) in
    (if one_way F then back_ else all [at_least (ret (plus a 1)) (ret b); back_]) false)) (items F).

Lemma rises_leads F c start lower ts xs : all_refuted (rises_questions F c start lower) ts = true -> length start = width (line F) ->
  member F xs -> family_right F xs -> yes (params F xs) c = true ->
  let f := fun v => num (params F xs ++ v) lower in let s := map (num (params F xs)) start in
  is_vertex (text_graph (line F) (params F xs)) s /\ f s <= 0 /\
  forall it u v, In it (items F) -> vertex_of F xs u -> item_leads (params F xs ++ u) it v -> (one_way F = false -> f v <= f u + 1) /\ f u <= f v + 1.
Proof.
  intros A W M R Y f s; assert (Q := refuted_by F c _ _ A); set (pv := params F xs) in *; rewrite <- and_assoc; split.
  - destruct (vertex_at (line F) pv s && (f s <=? 0)) eqn:E.
    + apply andb_true_iff in E; destruct E as [E L]; apply Z.leb_le in L; split; [|exact L].
      apply (vertex_known F xs R); split; [unfold s; rewrite map_length; exact W | exact E].
    + exfalso; apply (Q _ (or_introl eq_refl) xs M Y); intros w ps P.
      eapply lists_then; [apply (polys_of_lists start _ _ pv), P|]; onward; apply (term_then _ _ (pv ++ s)); [env|]; onward.
      eapply false_so; [apply means_all_two; [apply vertex_means; eassumption | apply means_at_least; apply yields_ret; [apply has_none | eassumption]] | exact E].
  - intros it u v I U L; assert (B : (if one_way F then f u <=? f v + 1 else (f v <=? f u + 1) && (f u <=? f v + 1)) = true).
    { match goal with |- ?b = true => destruct b eqn:E; [reflexivity|exfalso] end.
      eapply Q; [right; apply in_map_iff; exists it; split; [reflexivity | exact I] | exact M | exact Y|]; intros w ps P.
      eapply lists_then; [apply (polys_of_lists start _ _ pv), P|]; onward.
      apply (any_then F xs w0 ps u _ P U); onward; eapply lists_then; [apply (follow_known F xs R w1 ps u _ it v I P H0 U L)|]; onward.
      apply (term_then _ _ (pv ++ u)); [env|]; onward; apply (term_then _ _ (pv ++ v)); [env|]; onward; cbv zeta.
      assert (Back : means (at_least (ret (plus ws3 1)) (ret ws2)) (f u <=? f v + 1) w4) by (apply means_at_least; apply yields_ret; first [apply has_plus; eassumption | eassumption]).
      destruct (one_way F); (eapply false_so; [|exact E]); [exact Back | apply means_all_two; [apply means_at_least; apply yields_ret; first [apply has_plus; eassumption | eassumption] | exact Back]]. }
    destruct (one_way F); [|apply andb_true_iff in B; destruct B as [B1 B]; apply Z.leb_le in B1]; apply Z.leb_le in B; split; auto; discriminate.
Qed.

Lemma rises_sound F c start lower ts xs : all_refuted (rises_questions F c start lower) ts = true -> length start = width (line F) ->
  member F xs -> network_right F xs -> yes (params F xs) c = true ->
  let f := fun v => num (params F xs ++ v) lower in let s := map (num (params F xs)) start in
  is_vertex (text_graph (line F) (params F xs)) s /\ f s <= 0 /\ potential (text_graph (line F) (params F xs)) f.
Proof.
  intros A W M R Y f s; destruct (rises_leads F c start lower ts xs A W M R Y) as (V & L0 & B); split; [exact V|]; split; [exact L0|].
  intros u v H; apply (adj_known F xs R) in H; destruct H as (U & V' & it & I & [L|L]); [destruct (B it u v I U L) | destruct (B it v u I V' L)]; pose proof (two_way F xs R); unfold f; auto.
Qed.

Theorem connected_sound F c upper ts : all_refuted (descends_questions F c false upper) ts = true ->
  forall xs, member F xs -> network_right F xs -> yes (params F xs) c = true -> connected (text_graph (line F) (params F xs)).
Proof.
  intros A xs M R Y; destruct (descends_sound F c false upper ts xs A M R Y (root_of F xs) eq_refl) as [P D].
  apply (connected_by_potential (text_graph (line F) (params F xs)) _ _ P D).
Qed.

(* The upper term is at most the value; some vertex is at this distance. *)
Definition upper_question (F : family) (c : cond) (free : bool) (upper value : term) : branch :=
  asked F c (fun ps => do s <- source F free ps; do v <- any (line F) ps; do d <- poly_of ps value; do p <- poly_of (ps ++ v ++ extra free s) upper;
    at_least (ret d) (ret p) false).

Definition far_question (F : family) (c : cond) (lower value : term) (far : list piece) : branch :=
  asked F c (fun ps => do v <- pieces ps (width (line F)) far; do d <- poly_of ps value;
    all [vertex_claim (line F) ps v; at_least (poly_of (ps ++ v) lower) (ret d)] false).

Lemma upper_sound F c free upper value p xs : refutes (upper_question F c free upper value) p = true ->
  member F xs -> family_right F xs -> yes (params F xs) c = true -> forall s, source_of F xs free s ->
  forall v, is_vertex (text_graph (line F) (params F xs)) v -> num (params F xs ++ v ++ extra free s) upper <= num (params F xs) value.
Proof.
  intros A M R Y s S v V; apply (vertex_known F xs R) in V; set (pv := params F xs) in *.
  destruct (Z.le_gt_cases (num (pv ++ v ++ extra free s) upper) (num pv value)) as [|L]; [assumption|exfalso].
  apply (asked_sound _ _ _ _ A xs M Y); intros w ps P.
  apply (source_then F xs free s w ps _ P S); onward; apply (any_then F xs w0 ps v _ P V); onward.
  apply (term_then _ _ pv); [env|]; onward; apply (term_then _ _ (pv ++ v ++ extra free s)); [env'|]; onward.
  eapply false_so; [apply means_at_least; apply yields_ret; eassumption | apply Z.leb_gt, L].
Qed.

Lemma far_sound F c lower value far p xs : refutes (far_question F c lower value far) p = true -> widths (width (line F)) far = true ->
  member F xs -> family_right F xs -> yes (params F xs) c = true ->
  exists v, is_vertex (text_graph (line F) (params F xs)) v /\ num (params F xs) value <= num (params F xs ++ v) lower.
Proof.
  intros A W M R Y; set (pv := params F xs) in *; set (v := pieces_at pv (width (line F)) far).
  destruct (vertex_at (line F) pv v && (num pv value <=? num (pv ++ v) lower)) eqn:E.
  - apply andb_true_iff in E; destruct E as [E L]; apply Z.leb_le in L; exists v; split; [|exact L].
    apply (vertex_known F xs R); split; [apply pieces_at_length, W | exact E].
  - exfalso; apply (asked_sound _ _ _ _ A xs M Y); intros w ps P.
    eapply lists_then; [apply (pieces_lists _ pv); [env | exact W]|]; onward; apply (term_then _ _ pv); [env|]; onward.
    eapply false_so; [apply means_all_two; [apply vertex_means; eassumption | apply means_at_least; [apply poly_of_yields; env | apply yields_ret; eassumption]] | exact E].
Qed.

(* The diameter, exactly or at most. From one vertex where the network is vertex-transitive. *)
Definition diameter_checked (F : family) (c : cond) (free : bool) (upper : term) (start : list term) (lower value : term) (far : list piece) (ts : list proof) : bool :=
  Nat.eqb (length start) (width (line F)) && widths (width (line F)) far && all_refuted (descends_questions F c free upper ++ upper_question F c free upper value ::
    rises_questions F c start lower ++ [far_question F c lower value far]) ts.

Definition diameter_at_most_checked (F : family) (c : cond) (free : bool) (upper value : term) (ts : list proof) : bool :=
  all_refuted (descends_questions F c free upper ++ [upper_question F c free upper value]) ts.

Theorem diameter_sound F c free upper start lower value far ts : diameter_checked F c free upper start lower value far ts = true ->
  forall xs, member F xs -> network_right F xs -> yes (params F xs) c = true ->
  (free = false -> vertex_transitive (text_graph (line F) (params F xs))) -> diameter (text_graph (line F) (params F xs)) (num (params F xs) value).
Proof.
  unfold diameter_checked; intros A xs M R Y T; rewrite !andb_true_iff in A; destruct A as [[Ws W] A]; apply Nat.eqb_eq in Ws.
  apply all_refuted_app in A; destruct A as (t1 & t2 & D & A); apply all_refuted_cons in A; destruct A as (p & t3 & U & A).
  apply all_refuted_app in A; destruct A as (t4 & t5 & Ri & A); apply all_refuted_cons in A; destruct A as (q & t6 & Fa & _).
  destruct (rises_sound F c start lower t4 xs Ri Ws M R Y) as (Vs & Low & Pot); destruct (far_sound F c lower value far q xs Fa W M R Y) as (v & V & L).
  set (f := fun s v => num (params F xs ++ v ++ extra free s) upper).
  assert (Down : forall s, source_of F xs free s -> (forall v, is_vertex (text_graph (line F) (params F xs)) v -> 0 <= f s v <= num (params F xs) value) /\
    (forall v, is_vertex (text_graph (line F) (params F xs)) v -> v = s \/ exists w, adj (text_graph (line F) (params F xs)) v w /\ f s w <= f s v - 1)).
  { intros s S; destruct (descends_sound F c free upper t1 xs D M R Y s S) as [P N]; split; [|exact N]; intros x X; split; [apply P, X|].
    apply (upper_sound F c free upper value p xs U M R Y s S x X). }
  destruct free.
  - apply (diameter_by_potentials (text_graph (line F) (params F xs)) f (fun v => num (params F xs ++ v) lower) (map (num (params F xs)) start) v); try assumption; try apply graph_decidable; [| |lia].
    + intros s x S X; apply Down; [apply (vertex_known F xs R), S | exact X].
    + intros s x S X; apply Down; [apply (vertex_known F xs R), S | exact X].
  - destruct (Down (root_of F xs) eq_refl) as [P N].
    apply (transitive_diameter_by_potentials (text_graph (line F) (params F xs)) (f (root_of F xs)) (fun v => num (params F xs ++ v) lower) (root_of F xs) (map (num (params F xs)) start) v); try assumption; try apply graph_decidable; try apply (root_known F xs R); [apply T; reflexivity | lia].
Qed.

Theorem diameter_at_most_sound F c free upper value ts : diameter_at_most_checked F c free upper value ts = true ->
  forall xs, member F xs -> network_right F xs -> yes (params F xs) c = true ->
  (free = false -> vertex_transitive (text_graph (line F) (params F xs))) -> diameter_at_most (text_graph (line F) (params F xs)) (num (params F xs) value).
Proof.
  unfold diameter_at_most_checked; intros A xs M R Y T.
  apply all_refuted_app in A; destruct A as (t1 & t2 & D & A); apply all_refuted_cons in A; destruct A as (p & t3 & U & _).
  assert (Down : forall s, source_of F xs free s -> forall v, is_vertex (text_graph (line F) (params F xs)) v ->
    exists d, walk (text_graph (line F) (params F xs)) v s d /\ d <= num (params F xs) value).
  { intros s S v V; destruct (descends_sound F c free upper t1 xs D M R Y s S) as [P N]; destruct (walks_by_potential (text_graph (line F) (params F xs)) _ s P N v V) as (d & W & L).
    exists d; split; [exact W|]; pose proof (upper_sound F c free upper value p xs U M R Y s S v V); cbv beta in *; lia. }
  apply walks_at_most; [apply graph_decidable|]; destruct free.
  - intros u v U' V; apply (Down v); [apply (vertex_known F xs R), V | exact U'].
  - apply (transitive_walks (text_graph (line F) (params F xs)) (root_of F xs)); [apply T; reflexivity | apply (root_known F xs R)|].
    intros v V; destruct (Down (root_of F xs) eq_refl v V) as (d & W & L); exists d; split; [apply walk_rev, W | exact L].
Qed.

Theorem radius_sound F c free upper start lower value far ts : diameter_checked F c free upper start lower value far ts = true ->
  forall xs, member F xs -> network_right F xs -> yes (params F xs) c = true ->
  vertex_transitive (text_graph (line F) (params F xs)) -> radius (text_graph (line F) (params F xs)) (num (params F xs) value).
Proof.
  intros A xs M R Y T; apply transitive_radius; [apply vertices_once | apply (vertices_some F xs R) | exact T|].
  apply (diameter_sound F c free upper start lower value far ts A xs M R Y); intros _; exact T.
Qed.
