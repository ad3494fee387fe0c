(* The sum of all distances of whole families: see CheckSums.v. *)

From Coq Require Import ZArith NArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk Methods Broadcast Text TextMeaning CheckLinear CheckQuestion CheckTerms CheckFamily CheckPlace CheckProper CheckTheorem CheckSums CheckTotals CheckFar.
Import ListNotations.
Open Scope Z_scope.

(* ---------- Questions ---------- *)

(* The vertices again: their coordinates stand behind the parameters alone. *)
Definition again_levels (F : family) : list level :=
  match coordinates (line F) with [] => [] | r :: rs => Level (Some (length (arguments F))) [] r :: map plain rs end.

(* The names of a term about two vertices, the second first. *)
Definition turned {A} (k n : nat) (o : list A) : list A := firstn k o ++ skipn (k + n) o ++ firstn n (skipn k o).

Definition one_weight (d : term) (e o : list poly) : making poly := poly_of o d.
Definition two_weight (F : family) (d : term) (e o : list poly) : making poly := poly_of (turned (length (arguments F)) (width (line F)) o) d.

(* From any vertex; or from the root, where each vertex is like it. *)
Definition distances_free_questions (F : family) (c : cond) (k : Z) (d : term) (ts : list term) (value : term) : list branch :=
  let ls := coordinate_levels F ++ again_levels F in
  descends_questions F c true d ++ rises_any_questions F c d ++ sum_questions F c k [] ls ts (two_weight F d) ++
  [asked F c (fun ps => do n <- summed F k ls ts (two_weight F d) ps; do v <- poly_of ps value; is (ret n) (ret v) false)].

Definition distances_root_questions (F : family) (c : cond) (k : Z) (d : term) (ts : list term) (order_ each_ value : term) : list branch :=
  let ls := coordinate_levels F in
  descends_questions F c false d ++ rises_questions F c (root F) d ++ sum_questions F c k [] ls ts (one_weight d) ++
  [asked F c (fun ps => do o <- poly_of ps order_; do e <- poly_of ps each_; do v <- poly_of ps value; is (ret (multiply o e)) (ret v) false);
   asked F c (fun ps => do n <- summed F k ls ts (one_weight d) ps; do e <- poly_of ps each_; is (ret n) (ret e) false)].

(* ---------- What they show ---------- *)

Lemma have_skipn w n ps xs : have w ps xs -> have w (skipn n ps) (skipn n xs).
Proof. intros H; revert n; induction H; intros [|n]; simpl; try constructor; auto. Qed.

Lemma have_turned w k n o ov : have w o ov -> have w (turned k n o) (turned k n ov).
Proof. intros H; unfold turned; repeat apply have_app; repeat (apply have_firstn || apply have_skipn); exact H. Qed.

Lemma skipn_here {A} (a b : list A) : skipn (length a) (a ++ b) = b.
Proof. induction a; simpl; auto. Qed.

Lemma firstn_here {A} (a b : list A) : firstn (length a) (a ++ b) = a.
Proof. induction a; simpl; [reflexivity | f_equal; assumption]. Qed.

Lemma turned_is {A} (a b c : list A) : turned (length a) (length b) ((a ++ b) ++ c) = a ++ c ++ b.
Proof.
  unfold turned; rewrite <- app_length, skipn_here, <- app_assoc, firstn_here, skipn_here, firstn_here; reflexivity.
Qed.

Lemma again_total F xs weight (u : list Z) : network_right F xs -> (forall e e' o, weight e o = weight e' o) ->
  total_at (again_levels F) weight (params F xs ++ u) (params F xs ++ u) =
  sum_over (fun v => weight (params F xs ++ v) ((params F xs ++ u) ++ v)) (vertices (text_graph (line F) (params F xs))).
Proof.
  intros R We; destruct (vertices_known F xs (is_shaped F xs R) (requires F xs R)) as (vs & T & _); cbn [vertices text_graph]; rewrite T; cbn [Text.known].
  rewrite <- (total_tuples (coordinates (line F)) weight (params F xs) _ vs T); unfold again_levels; destruct (coordinates (line F)) as [|r rs]; [apply We|].
  cbn [map total_at]; unfold ends, values_before, kept, plain; cbn [keep gap over_].
  rewrite <- (params_length F xs), firstn_here, app_nil_r; reflexivity.
Qed.

Lemma potential_distances F c free d ts us xs : all_refuted (descends_questions F c free d) ts = true ->
  member F xs -> network_right F xs -> yes (params F xs) c = true -> forall s, source_of F xs free s -> is_vertex (text_graph (line F) (params F xs)) s ->
  let f := fun v => num (params F xs ++ v ++ extra free s) d in
  f s <= 0 -> potential (text_graph (line F) (params F xs)) f -> us = tt -> forall v, is_vertex (text_graph (line F) (params F xs)) v -> dist (text_graph (line F) (params F xs)) s v (f v).
Proof.
  intros A M R Y s S Vs f Z0 Pot _ v V; destruct (descends_sound F c free d ts xs A M R Y s S) as [P N]; apply dist_sym.
  apply (distance_by_potentials (text_graph (line F) (params F xs)) f f s v P N Pot V); lia.
Qed.

Theorem distances_free_sound F c k d ts value us : length ts = length (coordinate_levels F ++ again_levels F) -> all_refuted (distances_free_questions F c k d ts value) us = true ->
  forall xs, member F xs -> network_right F xs -> yes (params F xs) c = true ->
  exists s, distance_sum (text_graph (line F) (params F xs)) s /\ k * s = num (params F xs) value.
Proof.
  intros L A xs M R Y; unfold distances_free_questions in A; apply all_refuted_app in A; destruct A as (u1 & u2 & D & A); apply all_refuted_app in A; destruct A as (u3 & u4 & Ri & A).
  apply all_refuted_app in A; destruct A as (u5 & u6 & S & A); set (g := text_graph (line F) (params F xs)) in *.
  set (weight := fun (e o : list Z) => num (turned (length (arguments F)) (width (line F)) o) d).
  assert (Weight : forall w e o ev ov, have w e ev -> have w o ov -> yields (two_weight F d e o) (weight ev ov) w) by (intros; apply poly_of_yields, have_turned; assumption).
  pose proof (sum_sound F c k (two_weight F d) weight Weight xs M Y _ ts u5 L S) as T.
  assert (Tot : total_at (coordinate_levels F ++ again_levels F) weight (params F xs) (params F xs) = sum_over (fun u => sum_over (fun v => num (params F xs ++ v ++ u) d) (vertices g)) (vertices g)).
  { rewrite total_app, (vertices_sum F xs _ R); fold g; apply sum_over_ext; intros u U; rewrite (again_total F xs weight u R) by reflexivity; fold g; apply sum_over_ext; intros v _.
    unfold weight; apply (vertex_known F xs R) in U; rewrite <- (params_length F xs), <- (proj1 U), turned_is; reflexivity. }
  rewrite Tot in T; eexists; split; [exists (fun u v => num (params F xs ++ v ++ u) d); split; [|reflexivity]|].
  - intros u v U V; assert (U' := U); apply (vertex_known F xs R) in U'; destruct (rises_any_sound F c d u3 xs Ri M R Y u U') as [Z0 Pot].
    apply (potential_distances F c true d u1 tt xs D M R Y u U' U Z0 Pot eq_refl v V).
  - destruct (from_at k weight (coordinate_levels F ++ again_levels F) ts (params F xs) (params F xs) =? num (params F xs) value) eqn:E; [apply Z.eqb_eq in E; rewrite <- E; symmetry; exact T|exfalso].
    apply (refuted_by F c _ _ A _ (or_introl eq_refl) xs M Y); intros w ps P.
    apply (so_bind _ _ _ _ (yields_from k (two_weight F d) weight Weight _ ts w ps ps _ _ P P)); onward.
    apply (term_then _ _ (params F xs)); [exact P|]; onward; eapply false_so; [apply means_is; apply yields_ret; eassumption | exact E].
Qed.

(* Numbers that are there can be chosen for all of a list. *)
Lemma chosen {A} (Eq : forall a b : A, {a = b} + {a <> b}) (Q : A -> Z -> Prop) l : (forall a, In a l -> exists z, Q a z) -> exists f, forall a, In a l -> Q a (f a).
Proof.
  induction l as [|a l IH]; intros H; [exists (fun _ => 0); intros a []|]; destruct IH as [f F]; [intros b I; apply H; right; exact I|].
  destruct (H a (or_introl eq_refl)) as [z Z]; exists (fun b => if Eq b a then z else f b); intros b I; destruct (Eq b a) as [->|N]; [exact Z|]; apply F; destruct I; [congruence | assumption].
Qed.

Lemma same_sums g (Eq : forall u v : vertex g, {u = v} + {u <> v}) s (f : vertex g -> Z) t : NoDup (vertices g) -> vertex_transitive g -> is_vertex g s ->
  (forall v, is_vertex g v -> dist g s v (f v)) -> sum_over f (vertices g) = t -> distance_sum g (Z.of_nat (length (vertices g)) * t).
Proof.
  intros N T S D Su.
  assert (Each : forall u, is_vertex g u -> exists h, automorphism g h /\ h s = u /\ forall v, is_vertex g v -> dist g u (h v) (f v)).
  { intros u U; destruct (T s u S U) as (h & H & E); exists h; split; [exact H|]; split; [exact E|]; intros v V; rewrite <- E; apply automorphism_dist; auto. }
  assert (Pairs : forall a b : vertex g * vertex g, {a = b} + {a <> b}) by (intros (a, b) (a', b'); destruct (Eq a a'), (Eq b b'); [left; congruence | right; congruence | right; congruence | right; congruence]).
  destruct (chosen Pairs (fun p z => dist g (fst p) (snd p) z) (list_prod (vertices g) (vertices g))) as [d H].
  { intros (u, v) I; apply in_prod_iff in I; destruct I as [U V]; destruct (Each u U) as (h & A & _ & K); destruct (automorphism_onto g h v A V) as (v' & V' & <-); exists (f v'); apply K, V'. }
  exists (fun u v => d (u, v)); split; [intros u v U V; apply (H (u, v)), in_prod; assumption|].
  rewrite (sum_over_constant _ t); [reflexivity|]; intros u U; destruct (Each u U) as (h & A & _ & K); rewrite <- Su.
  rewrite <- (sum_over_permutation (fun v => d (u, v)) _ _ (proj1 A)), sum_over_map; apply sum_over_ext; intros v V.
  apply (dist_unique g u (h v)); [apply (H (u, h v)), in_prod; [exact U | apply (automorphism_vertex g h v A V)] | apply K, V].
Qed.

Theorem distances_root_sound F c k d ts order_ each_ value us : length ts = length (coordinate_levels F) -> all_refuted (distances_root_questions F c k d ts order_ each_ value) us = true ->
  forall xs, member F xs -> network_right F xs -> yes (params F xs) c = true -> vertex_transitive (text_graph (line F) (params F xs)) ->
  order (text_graph (line F) (params F xs)) (num (params F xs) order_) ->
  exists s, distance_sum (text_graph (line F) (params F xs)) s /\ k * s = num (params F xs) value.
Proof.
  intros L A xs M R Y T [_ O]; unfold distances_root_questions in A; apply all_refuted_app in A; destruct A as (u1 & u2 & D & A); apply all_refuted_app in A; destruct A as (u3 & u4 & Ri & A).
  apply all_refuted_app in A; destruct A as (u5 & u6 & S & A); set (g := text_graph (line F) (params F xs)) in *; set (pv := params F xs) in *.
  set (weight := fun (e o : list Z) => num o d).
  assert (Weight : forall w e o ev ov, have w e ev -> have w o ov -> yields (one_weight d e o) (weight ev ov) w) by (intros; apply poly_of_yields; assumption).
  pose proof (sum_sound F c k (one_weight d) weight Weight xs M Y _ ts u5 L S) as Su; fold pv in Su.
  rewrite (vertices_sum F xs weight R : total_at _ weight pv pv = _) in Su; fold g in Su; unfold weight in Su at 2.
  assert (Wr : length (root F) = width (line F)) by (rewrite <- (map_length (num pv)); apply (has_root F xs R)).
  destruct (rises_sound F c (root F) d u3 xs Ri Wr M R Y) as (Vs & Z0 & Pot); fold pv g in Vs, Z0, Pot; set (s := map (num pv) (root F)) in *.
  set (t := sum_over (fun v => num (pv ++ v) d) (vertices g)) in Su.
  assert (Ds : distance_sum g (Z.of_nat (length (vertices g)) * t)).
  { apply (same_sums g (list_eq_dec Z.eq_dec) s (fun v => num (pv ++ v) d)); [apply vertices_once | exact T | exact Vs | | reflexivity].
    intros v V; assert (Ex : forall v, pv ++ v ++ extra false s = pv ++ v) by (intros; cbn [extra]; rewrite app_nil_r; reflexivity).
    destruct (descends_sound F c false d u1 xs D M R Y s eq_refl) as [P N]; apply dist_sym.
    apply (distance_by_potentials g (fun v => num (pv ++ v) d) (fun v => num (pv ++ v) d) s v); [| |exact Pot | exact V | lia].
    - intros x X; specialize (P x X); cbv beta in P; fold pv in P; rewrite Ex in P; exact P.
    - intros x X; destruct (N x X) as [N'|(y & A' & L')]; [left; exact N' | right; exists y; split; [exact A'|]]; cbv beta in L'; fold pv in L'; rewrite !Ex in L'; exact L'. }
  exists (Z.of_nat (length (vertices g)) * t); split; [exact Ds|].
  assert (E1 : num pv order_ * num pv each_ = num pv value).
  { destruct (num pv order_ * num pv each_ =? num pv value) eqn:E; [apply Z.eqb_eq, E|exfalso].
    apply (refuted_by F c _ _ A _ (or_introl eq_refl) xs M Y); intros w ps P; apply (term_then _ _ pv); [exact P|]; onward; apply (term_then _ _ pv); [exact P|]; onward; apply (term_then _ _ pv); [exact P|]; onward.
    eapply false_so; [apply means_is; apply yields_ret; [apply has_multiply; eassumption | eassumption] | exact E]. }
  assert (E2 : from_at k weight (coordinate_levels F) ts pv pv = num pv each_).
  { destruct (from_at k weight (coordinate_levels F) ts pv pv =? num pv each_) eqn:E; [apply Z.eqb_eq, E|exfalso].
    apply (refuted_by F c _ _ A _ (or_intror (or_introl eq_refl)) xs M Y); intros w ps P.
    apply (so_bind _ _ _ _ (yields_from k (one_weight d) weight Weight _ ts w ps ps _ _ P P)); onward.
    apply (term_then _ _ pv); [exact P|]; onward; eapply false_so; [apply means_is; apply yields_ret; eassumption | exact E]. }
  rewrite <- E1, <- E2, <- O, Su; change (sum_over (fun v : list Z => num (params F xs ++ v) d) (vertices (text_graph (line F) (params F xs)))) with t; ring.
Qed.
