(* Vertices of whole families by their numbers, which sums tell; distances from one, and to another: see CheckSums.v and CheckFar.v. *)

From Coq Require Import ZArith NArith Lia List Bool.
From Topocert Require Import Graph Walk Methods Numbered Text TextMeaning CheckLinear CheckQuestion CheckTerms CheckFamily CheckPlace CheckProper CheckTheorem CheckRoots CheckSums CheckTotals CheckFar.
Import ListNotations.
Open Scope Z_scope.

(* ---------- Questions in the claim's variables as well ---------- *)

Definition asked_in (F : family) (c : cond) (body : list poly -> list poly -> making unit) : branch :=
  question (do xs <- freshes (variables F); each_true (map (claim_of xs) (domain F)) ;; do ps <- polys_of xs (arguments F); each_true (condition ps c) ;; body xs ps).

Theorem asked_in_sound F c body t : refutes (asked_in F c body) t = true -> forall xs, member F xs -> yes (params F xs) c = true ->
  (forall w qs ps, have w qs xs -> have w ps (params F xs) -> so (body qs ps) w) -> False.
Proof.
  intros R xs [L D] C B; apply (question_refuted _ _ R); intros w _; rewrite <- L.
  eapply gives_bind; [apply gives_freshes|]; intros w1 vs _ V.
  eapply gives_bind; [apply (so_each_true _ w1 (mean_true _ _ _ (map_mean _ _ _ _ V) D)), later_refl|]; intros w2 [] L2 _.
  apply (have_later _ _ _ _ L2) in V; eapply gives_bind; [apply (polys_of_lists _ _ _ _ V), later_refl|]; intros w3 ps L3 P.
  eapply gives_bind; [apply (so_each_true _ w3 (mean_true _ _ _ (condition_mean _ _ _ c P) (eq_trans (condition_yes _ c) C))), later_refl|].
  intros w4 [] L4 _; apply (B w4 vs ps (have_later _ _ _ _ (later_trans _ _ _ L3 L4) V) (have_later _ _ _ _ L4 P)), later_refl.
Qed.

Lemma refuted_in F c qs ts : all_refuted qs ts = true -> forall body, In (asked_in F c body) qs -> forall xs, member F xs -> yes (params F xs) c = true ->
  ~ forall w vs ps, have w vs xs -> have w ps (params F xs) -> so (body vs ps) w.
Proof. intros A body I xs M Y H; destruct (all_refuted_in _ _ A _ I) as [p R]; apply (asked_in_sound _ _ _ _ R xs M Y H). Qed.

(* ---------- Numbers ---------- *)

(* How many vertices come before one: for each coordinate those which are the same before it, and are smaller there. *)
Fixpoint earlier (o v : list poly) (ts : list term) (sum : poly) : making poly :=
  match v, ts with x :: v, t :: ts => do p <- poly_of (o ++ [x]) t; earlier (o ++ [x]) v ts (add sum p) | _, _ => ret sum end.

Fixpoint earlier_at (o v : list Z) (ts : list term) : Z :=
  match v, ts with x :: v, t :: ts => num (o ++ [x]) t + earlier_at (o ++ [x]) v ts | _, _ => 0 end.

Definition number_question (F : family) (c : cond) (ts vertex_ : list term) (number : term) : branch :=
  asked_in F c (fun xs ps => do v <- polys_of ps vertex_; do n <- earlier ps v ts []; do i <- poly_of xs number;
    all [vertex_claim (line F) ps v; is (ret n) (ret i)] false).

Definition vertices_questions (F : family) (c : cond) (ts : list term) : list branch := sum_questions F c 1 [] (coordinate_levels F) ts one_each.

Lemma yields_earlier ts : forall w o v s ov vv z, have w o ov -> have w v vv -> has w s z -> yields (earlier o v ts s) (z + earlier_at ov vv ts) w.
Proof.
  induction ts as [|t ts IH]; intros w o v s ov vv z O V S; inversion V as [|p x v' vv' P V']; subst; try (change (have w v' vv') in V'); cbn [earlier earlier_at]; try (apply yields_ret; rewrite Z.add_0_r; exact S).
  assert (O' : have w (o ++ [p]) (ov ++ [x])) by (apply have_app; [exact O | apply have_one, P]).
  apply (yields_bind _ _ (num (ov ++ [x]) t)); [apply poly_of_yields, O'|]; onward.
  rewrite Z.add_assoc; apply IH; [exact O' | exact V' | apply has_add; assumption].
Qed.

(* What one of many lists behind each other begins with. *)
Lemma each_at {B} (f : Z -> option (list B)) n : forall a l x lx, each f (upwards a n) = Some l -> a <= x < a + Z.of_nat n -> f x = Some lx ->
  exists b d, l = b ++ lx ++ d /\ Z.of_nat (length b) = sum_over (fun y => Z.of_nat (length (Text.known (f y)))) (upwards a (Z.to_nat (x - a))).
Proof.
  induction n as [|n IH]; intros a l x lx E X Fx; [lia|]; cbn [upwards each] in E; destruct (f a) as [la|] eqn:Fa; [|discriminate].
  destruct (each f (upwards (a + 1) n)) as [l'|] eqn:Ee; [|discriminate]; injection E as <-; destruct (Z.eq_dec x a) as [->|N].
  - rewrite Z.sub_diag; rewrite Fa in Fx; injection Fx as <-; exists [], l'; auto.
  - destruct (IH (a + 1) l' x lx Ee ltac:(lia) Fx) as (b & d & -> & L); exists (la ++ b), d; rewrite <- app_assoc; split; [reflexivity|].
    replace (Z.to_nat (x - a)) with (S (Z.to_nat (x - (a + 1)))) by lia; cbn [upwards sum_over]; rewrite Fa; cbn [Text.known]; rewrite app_length, Nat2Z.inj_add, L; lia.
Qed.

Section Numbers.
Variables (F : family) (c : cond) (xs : list Z).
Hypothesis M : member F xs.
Hypothesis R : network_right F xs.
Hypothesis Y : yes (params F xs) c = true.
Notation pv := (params F xs).
Notation g := (text_graph (line F) pv).

Lemma one_yields w e o ev ov : have w e ev -> have w o ov -> yields (one_each e o) ((fun _ _ => 1) ev ov) w.
Proof. intros _ _; apply yields_ret, has_constant. Qed.

Lemma earlier_so rs : forall ts before ys l v, length ts = length rs -> refuted_all F c xs (sum_questions F c 1 (map plain before) (map plain rs) ts one_each) ->
  standing (map plain before) pv ys (pv ++ ys) -> tuples (pv ++ ys) rs = Some l -> In v l ->
  0 <= earlier_at (pv ++ ys) v ts /\ nth_error l (Z.to_nat (earlier_at (pv ++ ys) v ts)) = Some v.
Proof.
  induction rs as [|r rs IH]; intros [|t ts] before ys l v L Q S E I; try discriminate L.
  - injection E as <-; destruct I as [<-|[]]; split; [apply Z.le_refl | reflexivity].
  - injection L as L; cbn [map] in Q; set (o := pv ++ ys) in *; cbn [tuples] in E; destruct (value o (low r)) as [a|] eqn:A; [|discriminate]; destruct (value o (high r)) as [b|] eqn:B; [|discriminate].
    apply (proj1 value_is_num) in A, B; set (part := fun x => where_holds (holds (o ++ [x]) (only r)) (option_map (map (cons x)) (tuples (o ++ [x]) rs))) in *.
    assert (Q1 : refuted_all F c xs (level_questions F c 1 (map plain before) (plain r) t (map plain rs) ts one_each)) by (intros body J; apply Q; cbn [sum_questions]; apply in_or_app; right; exact J).
    assert (Q2 : refuted_all F c xs (sum_questions F c 1 (map plain (before ++ [r])) (map plain rs) ts one_each)).
    { intros body J; apply Q; cbn [sum_questions]; rewrite map_app in J; apply in_or_app; left; exact J. }
    destruct (level_grows F c 1 one_each (fun _ _ => 1) one_yields xs (map plain before) (plain r) t (map plain rs) ts ys o Q1 S) as [[Range Zero] Grow].
    unfold ends in Range, Zero, Grow; cbn [fst snd] in Range, Zero, Grow; rewrite !values_before_plain in Range, Zero, Grow; cbn [over_ plain] in Range, Zero, Grow; rewrite A, B in *.
    assert (Parts : forall x p, a <= x <= b -> part x = Some p -> num (o ++ [x + 1]) t - num (o ++ [x]) t = Z.of_nat (length p)).
    { intros x p X P; change (pv ++ ys) with o in Grow; rewrite (Grow x X); unfold part in P; destruct (holds (o ++ [x]) (only r)) as [[|]|] eqn:H; cbn [where_holds] in P; try discriminate; pose proof (proj2 value_is_num _ _ _ H) as Yx; rewrite Yx.
      - destruct (tuples (o ++ [x]) rs) as [l'|] eqn:T; [|discriminate]; injection P as <-; rewrite map_length.
        assert (S' : standing (map plain (before ++ [r])) pv (ys ++ [x]) (o ++ [x])).
        { rewrite map_app; pose proof (standing_more (map plain before) (plain r) x pv ys o S) as K; rewrite values_before_plain in K; unfold ends in K; rewrite values_before_plain in K; apply K; [cbn [fst snd over_ plain]; rewrite A, B; exact X | exact Yx]. }
        unfold o; rewrite <- !app_assoc; rewrite (sum_so F c 1 one_each (fun _ _ => 1) one_yields xs (map plain rs) ts (map plain (before ++ [r])) (ys ++ [x]) (pv ++ ys ++ [x])); [| rewrite map_length; exact L | exact Q2 | rewrite app_assoc; exact S'].
        rewrite Z.mul_1_l, (total_tuples rs _ _ (pv ++ ys ++ [x]) l'), (sum_over_constant _ 1) by (try reflexivity; rewrite app_assoc; exact T); lia.
      - injection P as <-; reflexivity. }
    assert (All : forall x, a <= x <= b -> exists p, part x = Some p).
    { intros x X; destruct (part x) as [p|] eqn:P; [exists p; reflexivity|]; exfalso; clear - E P X; unfold span in E; revert l E; assert (X' : In x (span a b)) by (apply in_span; exact X); unfold span in X'; induction (upwards a (Z.to_nat (b - a + 1))) as [|y s IHs]; intros l E; [destruct X'|].
      cbn [each] in E; destruct X' as [->|X']; [rewrite P in E; discriminate|]; destruct (part y); [|discriminate]; destruct (each part s) as [l'|]; [|discriminate]; apply (IHs X' l' eq_refl). }
    assert (Sums : forall n, Z.of_nat n <= b - a + 1 -> sum_over (fun y => Z.of_nat (length (Text.known (part y)))) (upwards a n) = num (o ++ [a + Z.of_nat n]) t).
    { intros n Ln; pose proof (telescope (fun x => num (o ++ [x]) t) (fun y => Z.of_nat (length (Text.known (part y)))) n a) as K; cbv beta in K; change (pv ++ ys) with o in Zero; rewrite Zero in K; rewrite <- K; [lia|].
      intros x X; destruct (All x ltac:(lia)) as [p P]; rewrite P; cbn [Text.known]; apply Parts; [lia | exact P]. }
    assert (Ix : exists x p w, a <= x <= b /\ part x = Some p /\ tuples (o ++ [x]) rs = Some w /\ p = map (cons x) w /\ exists v', v = x :: v' /\ In v' w /\ yes (o ++ [x]) (only r) = true).
    { clear - E I. assert (K : forall s l, each part s = Some l -> In v l -> exists x, In x s /\ exists p, part x = Some p /\ In v p).
      { induction s as [|y s IHs]; intros l0 E0 I0; cbn [each] in E0; [injection E0 as <-; destruct I0|]; destruct (part y) as [p|] eqn:P; [|discriminate]; destruct (each part s) as [l'|]; [|discriminate]; injection E0 as <-.
        apply in_app_or in I0; destruct I0 as [I0|I0]; [exists y; split; [left; reflexivity | exists p; auto]|]; destruct (IHs l' eq_refl I0) as (x & X & H); exists x; split; [right; exact X | exact H]. }
      destruct (K _ _ E I) as (x & X & p & P & J); apply in_span in X; unfold part in P; destruct (holds (o ++ [x]) (only r)) as [[|]|] eqn:H; cbn [where_holds] in P; try discriminate; [|injection P as <-; destruct J].
      destruct (tuples (o ++ [x]) rs) as [w|] eqn:T; [|discriminate]; injection P as <-; exists x, (map (cons x) w), w; split; [exact X|]; split; [unfold part; rewrite H, T; reflexivity|]; split; [exact T|]; split; [reflexivity|].
      apply in_map_iff in J; destruct J as (v' & <- & J); exists v'; split; [reflexivity|]; split; [exact J | apply (proj2 value_is_num _ _ _ H)]. }
    destruct Ix as (x & p & w & X & P & T & -> & v' & -> & I' & Yx); cbn [earlier_at].
    assert (S' : standing (map plain (before ++ [r])) pv (ys ++ [x]) (pv ++ ys ++ [x])).
    { rewrite map_app, app_assoc; pose proof (standing_more (map plain before) (plain r) x pv ys o S) as K; rewrite values_before_plain in K; unfold ends in K; rewrite values_before_plain in K; apply K; [cbn [fst snd over_ plain]; rewrite A, B; exact X | exact Yx]. }
    unfold o in T; rewrite <- app_assoc in T; destruct (IH ts (before ++ [r]) (ys ++ [x]) w v' L Q2 S' T I') as [Pos Nth]; unfold o; rewrite <- app_assoc.
    destruct (each_at part (Z.to_nat (b - a + 1)) a l x (map (cons x) w) E ltac:(lia) P) as (bs & ds & -> & Lb); rewrite Sums in Lb by lia; replace (a + Z.of_nat (Z.to_nat (x - a))) with x in Lb by lia.
    unfold o in Lb; rewrite <- app_assoc in Lb; split; [lia|]; rewrite Z2Nat.inj_add, <- Lb, Nat2Z.id by lia; rewrite nth_error_app2 by lia; match goal with |- nth_error _ (?n + ?k - ?n) = _ => replace (n + k - n)%nat with k by lia end.
    assert (Lt : (Z.to_nat (earlier_at (pv ++ ys ++ [x]) v' ts) < length w)%nat) by (apply nth_error_Some; congruence).
    rewrite nth_error_app1 by (rewrite map_length; exact Lt); rewrite nth_error_map, Nth; reflexivity.
Qed.

Lemma number_so ts vertex_ number us p : length ts = width (line F) -> length vertex_ = width (line F) -> all_refuted (vertices_questions F c ts) us = true ->
  refutes (number_question F c ts vertex_ number) p = true -> vertex_of F xs (map (num pv) vertex_) /\ numbered g (num xs number) (map (num pv) vertex_).
Proof.
  intros Lt Lv A B; set (v := map (num pv) vertex_).
  assert (Lv' : length v = width (line F)) by (unfold v; rewrite map_length; exact Lv).
  assert (K : vertex_at (line F) pv v && (earlier_at pv v ts =? num xs number) = true).
  { destruct (_ && _) eqn:E; [reflexivity|exfalso]; apply (asked_in_sound _ _ _ _ B xs M Y); intros w qs ps Q P.
    apply (lists_then _ v); [apply polys_of_lists, P|]; onward.
    apply (so_bind _ _ _ _ (yields_earlier ts w0 ps ws [] pv v 0 P H (has_none w0))); onward.
    apply (term_then _ _ xs); [exact Q|]; onward; eapply false_so; [apply means_all_two; [apply vertex_means; eassumption | apply means_is; apply yields_ret; eassumption] | exact E]. }
  apply andb_true_iff in K; rewrite Z.eqb_eq in K; destruct K as [K <-]; assert (V : vertex_of F xs v) by (split; assumption); split; [exact V|].
  destruct (vertices_known F xs (is_shaped F xs R) (requires F xs R)) as (vs & E & _); pose proof (proj2 (vertex_known F xs R v) V) as I; unfold is_vertex in I; unfold numbered; cbn [vertices text_graph] in *; rewrite E in *; cbn [Text.known] in *.
  unfold text_vertices in E.
  pose proof (earlier_so (coordinates (line F)) ts [] [] vs v) as H; rewrite app_nil_r in H; apply H; [exact Lt | | reflexivity | exact E | exact I].
  intros body J; apply (refuted_by F c _ _ A body J xs M Y).
Qed.
End Numbers.

(* ---------- Distances ---------- *)

Definition eccentricity_questions (F : family) (c : cond) (exactly : bool) (ts source : list term) (number upper lower value : term) (far : list piece) : list branch :=
  vertices_questions F c ts ++ number_question F c ts source number :: descends_questions (with_root F source) c false upper ++ upper_question (with_root F source) c false upper value ::
  if exactly then rises_questions F c source lower ++ [far_question F c lower value far] else [].

Definition reach_question (F : family) (c : cond) (upper value : term) (to_ : list term) : branch :=
  asked F c (fun ps => do v <- polys_of ps to_; do d <- poly_of ps value; do p <- poly_of (ps ++ v) upper; at_least (ret d) (ret p) false).

Definition distance_questions (F : family) (c : cond) (exactly : bool) (ts source to_ : list term) (number number' upper lower value : term) : list branch :=
  vertices_questions F c ts ++ number_question F c ts source number :: number_question F c ts to_ number' ::
  descends_questions (with_root F source) c false upper ++ reach_question F c upper value to_ ::
  if exactly then rises_questions F c source lower ++ [far_question F c lower value [Piece to_ None]] else [].

Section Distances.
Variables (F : family) (c : cond) (xs : list Z).
Hypothesis M : member F xs.
Hypothesis R : network_right F xs.
Hypothesis Y : yes (params F xs) c = true.
Notation pv := (params F xs).
Notation g := (text_graph (line F) pv).

(* A term that descends to a vertex bounds the distances from there. *)
Lemma descends_walks source upper us : all_refuted (descends_questions (with_root F source) c false upper) us = true -> vertex_of F xs (map (num pv) source) ->
  forall u, is_vertex g u -> exists d, walk g (map (num pv) source) u d /\ d <= num (pv ++ u) upper.
Proof.
  intros D V u U; pose proof (with_root_right F source xs R V) as R'; destruct (descends_sound (with_root F source) c false upper us xs D M R' Y _ eq_refl) as [P N].
  destruct (walks_by_potential g _ _ P N u U) as (d & W & L); exists d; split; [apply walk_rev, W|]; cbn [extra] in L; rewrite app_nil_r in L; exact L.
Qed.

(* A term that rises from a vertex is at most the distance from there. *)
Lemma rises_dist source lower us v d : all_refuted (rises_questions F c source lower) us = true -> length source = width (line F) ->
  dist g (map (num pv) source) v d -> num (pv ++ v) lower <= d.
Proof.
  intros Ri L [W _]; destruct (rises_sound F c source lower us xs Ri L M R Y) as (_ & Z0 & Pot); apply (potential_walk g _ _ _ _ Pot) in W; cbv beta in *; lia.
Qed.

Lemma far_at lower value far p : refutes (far_question F c lower value far) p = true -> widths (width (line F)) far = true ->
  let v := pieces_at pv (width (line F)) far in is_vertex g v /\ num pv value <= num (pv ++ v) lower.
Proof.
  intros A W v; destruct (vertex_at (line F) pv v && (num pv value <=? num (pv ++ v) lower)) eqn:E.
  - apply andb_true_iff in E; destruct E as [E L]; apply Z.leb_le in L; split; [|exact L]; apply (vertex_known F xs R); split; [apply pieces_at_length, W | exact E].
  - exfalso; apply (asked_sound _ _ _ _ A xs M Y); intros w ps P.
    eapply lists_then; [apply (pieces_lists _ pv); [env | exact W]|]; onward; apply (term_then _ _ pv); [env|]; onward.
    eapply false_so; [apply means_all_two; [apply vertex_means; eassumption | apply means_at_least; [apply poly_of_yields; env | apply yields_ret; eassumption]] | exact E].
Qed.

Theorem eccentricity_sound exactly ts source number upper lower value far us : length ts = width (line F) -> length source = width (line F) -> widths (width (line F)) far = true ->
  all_refuted (eccentricity_questions F c exactly ts source number upper lower value far) us = true ->
  exists e, eccentricity_of g (num xs number) e /\ e <= num pv value /\ (exactly = true -> e = num pv value).
Proof.
  intros Lt Ls Wf A; apply all_refuted_app in A; destruct A as (t1 & t2 & A1 & A); apply all_refuted_cons in A; destruct A as (p & t3 & B & A).
  apply all_refuted_app in A; destruct A as (t4 & t5 & D & A); apply all_refuted_cons in A; destruct A as (q & t6 & U & A).
  destruct (number_so F c xs M R Y ts source number t1 p Lt Ls A1 B) as [V Nu]; set (s := map (num pv) source) in *; assert (Vs : is_vertex g s) by (apply (vertex_known F xs R), V).
  destruct (eccentricity_exists g s (num pv value) (graph_decidable F xs) (vertices_some F xs R)) as (e & E & L); [|exact Vs|].
  { intros u Uv; destruct (descends_walks source upper t4 D V u Uv) as (d & W & L); exists d; split; [exact W|].
    pose proof (upper_sound (with_root F source) c false upper value q xs U M (with_root_right F source xs R V) Y _ eq_refl u Uv) as K; cbn [extra] in K; rewrite app_nil_r in K; etransitivity; [exact L | exact K]. }
  exists e; split; [exists s; auto|]; split; [exact L|]; intros ->; apply all_refuted_app in A; destruct A as (t7 & t8 & Ri & A); apply all_refuted_cons in A; destruct A as (r & _ & Fa & _).
  destruct (far_at lower value far r Fa Wf) as [Vv Lv]; destruct E as [E _]; destruct (E _ Vv) as (d & Dd & Ld); pose proof (rises_dist source lower t7 _ d Ri Ls Dd); lia.
Qed.

Theorem distance_sound exactly ts source to_ number number' upper lower value us : length ts = width (line F) -> length source = width (line F) -> length to_ = width (line F) ->
  all_refuted (distance_questions F c exactly ts source to_ number number' upper lower value) us = true ->
  exists d, distance_between g (num xs number) (num xs number') d /\ d <= num pv value /\ (exactly = true -> d = num pv value).
Proof.
  intros Lt Ls Lo A; apply all_refuted_app in A; destruct A as (t1 & t2 & A1 & A); apply all_refuted_cons in A; destruct A as (p & t3 & B & A); apply all_refuted_cons in A; destruct A as (p' & t3' & B' & A).
  apply all_refuted_app in A; destruct A as (t4 & t5 & D & A); apply all_refuted_cons in A; destruct A as (q & t6 & U & A).
  destruct (number_so F c xs M R Y ts source number t1 p Lt Ls A1 B) as [V Nu], (number_so F c xs M R Y ts to_ number' t1 p' Lt Lo A1 B') as [Vo No]; set (s := map (num pv) source) in *; set (v := map (num pv) to_) in *.
  destruct (descends_walks source upper t4 D V v (proj2 (vertex_known F xs R v) Vo)) as (d & W & L); destruct (dist_exists g s v d (graph_decidable F xs) W) as (e & E & Le).
  assert (K : num (pv ++ v) upper <= num pv value).
  { destruct (Z.le_gt_cases (num (pv ++ v) upper) (num pv value)) as [|G]; [assumption|exfalso]; apply (asked_sound _ _ _ _ U xs M Y); intros w ps P.
    apply (lists_then _ v); [apply polys_of_lists, P|]; onward; apply (term_then _ _ pv); [exact P|]; onward; apply (term_then _ _ (pv ++ v)); [env|]; onward.
    eapply false_so; [apply means_at_least; apply yields_ret; eassumption | apply Z.leb_gt, G]. }
  exists e; split; [exists s, v; auto|]; split; [lia|]; intros ->; apply all_refuted_app in A; destruct A as (t7 & t8 & Ri & A); apply all_refuted_cons in A; destruct A as (r & _ & Fa & _).
  destruct (far_at lower value [Piece to_ None] r Fa) as [_ Lv]; [cbn; rewrite Lo, Nat.eqb_refl; reflexivity|]; pose proof (rises_dist source lower t7 v e Ri Ls E) as Lower; change (pieces_at pv (width (line F)) [Piece to_ None]) with v in Lv; lia.
Qed.
End Distances.
