(* Whole families: how far all vertices are from one that has a number. The distances add up to a sum in closed form, and of one
   distance there are so many. See CheckNumbers.v and CheckSums.v; the questions are those of package theorem. *)

From Coq Require Import ZArith NArith Lia List Bool.
From Topocert Require Import Graph Walk Methods Numbered Text TextMeaning CheckLinear CheckQuestion CheckTerms CheckFamily CheckPlace CheckProper CheckTheorem CheckRoots CheckSums CheckTotals CheckLinks CheckDistanceSum CheckNumbers.
From Topocert Require Import MetricSays.
From Topocert Require FormulaSays.
Import ListNotations.
Open Scope Z_scope.

(* ---------- Questions ---------- *)

Definition from_vertex_questions (F : family) (c : cond) (ts source : list term) (number distance : term) : list branch :=
  vertices_questions F c ts ++ number_question F c ts source number :: descends_questions (with_root F source) c false distance ++ rises_questions F c source distance.

Definition whole_questions (F : family) (c : cond) (k : Z) (sums : list term) (weight : list poly -> list poly -> making poly) (value : term) : list branch :=
  sum_questions F c k [] (coordinate_levels F) sums weight ++
  [asked F c (fun ps => do n <- summed F k (coordinate_levels F) sums weight ps; do v <- poly_of ps value; is (ret n) (ret v) false)].

Definition sum_from_questions (F : family) (c : cond) (k : Z) (ts source : list term) (number distance : term) (sums : list term) (value : term) : list branch :=
  from_vertex_questions F c ts source number distance ++ whole_questions F c k sums (one_weight distance) value.

(* The distance is a number of the claim, from 0 on. *)
Definition depth_question (F : family) (c : cond) (depth asked_ : term) : branch :=
  asked_in F c (fun xs ps => do d <- poly_of ps depth; all [at_least (ret d) (ret []); is (ret d) (poly_of xs asked_)] false).

Definition depth_weight (F : family) (distance depth : term) (e o : list poly) : making poly := indicator (is (poly_of o distance) (poly_of (firstn (length (arguments F)) o) depth)).

Definition at_distance_questions (F : family) (c : cond) (k : Z) (ts source : list term) (number distance depth asked_ : term) (sums : list term) (value : term) : list branch :=
  from_vertex_questions F c ts source number distance ++ depth_question F c depth asked_ ::
  whole_questions F c k sums (depth_weight F distance depth) value.

(* ---------- How many are where ---------- *)

Section Tally.
Context {A : Type} (f : A -> Z).

Definition tally (l : list A) (d : nat) : Z := Z.of_nat (length (filter (fun v => f v =? Z.of_nat d) l)).

Lemma tally_cons a l d : tally (a :: l) d = (if f a =? Z.of_nat d then 1 else 0) + tally l d.
Proof. unfold tally; cbn [filter]; destruct (f a =? Z.of_nat d); cbn [length]; lia. Qed.

Lemma weighted_sum (t : nat -> Z) n : forall k, FormulaSays.weighted (Z.of_nat k) (map t (seq k n)) = sum_over (fun d => Z.of_nat d * t d) (seq k n).
Proof. induction n as [|n IH]; intros k; [reflexivity|]; cbn [seq map FormulaSays.weighted sum_over]; rewrite <- IH; f_equal; f_equal; lia. Qed.

Lemma one_there z n : forall k, Z.of_nat k <= z < Z.of_nat (k + n) -> sum_over (fun d => Z.of_nat d * (if z =? Z.of_nat d then 1 else 0)) (seq k n) = z.
Proof.
  induction n as [|n IH]; intros k H; [lia|]; cbn [seq sum_over]; destruct (Z.eqb_spec z (Z.of_nat k)) as [->|N]; [|rewrite IH; lia].
  rewrite (sum_over_constant _ 0); [lia|]; intros d I; apply in_seq in I; destruct (Z.eqb_spec (Z.of_nat k) (Z.of_nat d)); lia.
Qed.

Lemma tally_sum l n : (forall a, In a l -> 0 <= f a < Z.of_nat n) -> FormulaSays.weighted 0 (map (tally l) (seq 0 n)) = sum_over f l.
Proof.
  intros H; change 0 with (Z.of_nat 0); rewrite weighted_sum; induction l as [|a l IH]; [rewrite (sum_over_constant _ 0); [cbn [sum_over]; lia | intros; unfold tally; cbn [filter length]; lia]|].
  cbn [sum_over]; rewrite <- IH by (intros b I; apply H; right; exact I); rewrite <- (one_there (f a) n 0) at 1 by (specialize (H a (or_introl eq_refl)); lia).
  rewrite <- sum_over_add; apply sum_over_ext; intros d _; rewrite tally_cons; lia.
Qed.

Lemma most l : l <> [] -> exists a, In a l /\ forall b, In b l -> f b <= f a.
Proof.
  induction l as [|a l IH]; [congruence|]; intros _; destruct l as [|b l]; [exists a; split; [left; reflexivity | intros c [<-|[]]; lia]|].
  destruct IH as (m & I & H); [discriminate|]; destruct (Z.le_gt_cases (f a) (f m)); [exists m | exists a]; (split; [simpl; auto|]); intros c [<-|J]; try lia; specialize (H c J); lia.
Qed.
End Tally.

(* Where distances are known, how many there are of each is, too. *)
Lemma distances_of (g : graph) i s (f : vertex g -> Z) : NoDup (vertices g) -> numbered g i s -> (forall v, is_vertex g v -> dist g s v (f v)) ->
  exists h, metric_says g (DistancesAre i h) /\ FormulaSays.weighted 0 h = sum_over f (vertices g) /\
    forall d, nth d h 0 = tally f (vertices g) d.
Proof.
  intros N Nu D; assert (Pos : forall v, In v (vertices g) -> 0 <= f v) by (intros v V; destruct (D v V) as [W _]; apply walk_nonneg in W; exact W).
  destruct (most f (vertices g)) as (m & M & Top); [pose proof (nth_error_In _ _ (proj2 Nu)) as I; destruct (vertices g); [destruct I | discriminate]|].
  set (n := Z.to_nat (f m)); pose proof (Pos m M) as Pm; assert (Nth : forall d, nth d (map (tally f (vertices g)) (seq 0 (S n))) 0 = tally f (vertices g) d).
  { intros d; destruct (Nat.lt_ge_cases d (S n)) as [L|L].
    - rewrite (nth_indep _ 0 (tally f (vertices g) 0%nat)), map_nth, seq_nth by (rewrite ?map_length, ?seq_length; exact L); reflexivity.
    - rewrite nth_overflow by (rewrite map_length, seq_length; exact L); unfold tally; destruct (filter (fun v => f v =? Z.of_nat d) (vertices g)) as [|v l] eqn:E; [reflexivity|exfalso].
      assert (I : In v (filter (fun v => f v =? Z.of_nat d) (vertices g))) by (rewrite E; left; reflexivity); apply filter_In in I; destruct I as [I J]; apply Z.eqb_eq in J; specialize (Top v I); lia. }
  exists (map (tally f (vertices g)) (seq 0 (S n))); split; [|split; [apply tally_sum; intros v V; specialize (Pos v V); specialize (Top v V); lia | exact Nth]].
  cbn [metric_says]; split; [discriminate|]; split.
  - rewrite seq_S, map_app; cbn [map Nat.add]; rewrite last_last; unfold tally; assert (I : In m (filter (fun v => f v =? Z.of_nat n) (vertices g))) by (apply filter_In; split; [exact M | apply Z.eqb_eq; lia]).
    destruct (filter _ (vertices g)); [destruct I | cbn [length]; lia].
  - exists s; split; [exact Nu|]; intros d Pd; rewrite Nth; apply count_filter; [exact N|]; intros v; rewrite Z2Nat.id by exact Pd; split.
    + intros Dv; assert (V : is_vertex g v) by (apply (walk_right _ _ _ _ (proj1 Dv))); split; [exact V | apply Z.eqb_eq, (dist_unique g s v _ _ (D v V) Dv)].
    + intros [V E]; apply Z.eqb_eq in E; subst d; apply D, V.
Qed.

(* ---------- What they show ---------- *)

Section From.
Variables (F : family) (c : cond) (xs : list Z).
Hypothesis M : member F xs.
Hypothesis R : network_right F xs.
Hypothesis Y : yes (params F xs) c = true.
Notation pv := (params F xs).
Notation g := (text_graph (line F) pv).

Lemma from_vertex_so ts source number distance us : length ts = width (line F) -> length source = width (line F) ->
  all_refuted (from_vertex_questions F c ts source number distance) us = true ->
  exists s, numbered g (num xs number) s /\ forall v, is_vertex g v -> dist g s v (num (pv ++ v) distance).
Proof.
  intros Lt Ls A; apply all_refuted_app in A; destruct A as (t1 & t2 & A1 & A); apply all_refuted_cons in A; destruct A as (p & t3 & B & A); apply all_refuted_app in A; destruct A as (t4 & t5 & D & Ri).
  destruct (number_so F c xs M R Y ts source number t1 p Lt Ls A1 B) as [V Nu]; exists (map (num pv) source); split; [exact Nu|]; intros v Vv.
  destruct (rises_sound F c source distance t5 xs Ri Ls M R Y) as (_ & Z0 & Pot); destruct (descends_sound (with_root F source) c false distance t4 xs D M (with_root_right F source xs R V) Y _ eq_refl) as [P N].
  cbn [extra] in P, N; apply dist_sym, (distance_by_potentials g (fun v => num (pv ++ v) distance) (fun v => num (pv ++ v) distance) _ v); [| |exact Pot | exact Vv | lia].
  - intros x X; specialize (P x X); rewrite app_nil_r in P; exact P.
  - intros x X; destruct (N x X) as [N'|(y & A' & L')]; [left; exact N' | right; exists y; split; [exact A'|]]; rewrite !app_nil_r in L'; exact L'.
Qed.

Lemma whole_so k sums weight weight_at value us : (forall w e o ev ov, have w e ev -> have w o ov -> yields (weight e o) (weight_at ev ov) w) -> length sums = width (line F) ->
  all_refuted (whole_questions F c k sums weight value) us = true -> k * sum_over (fun v => weight_at (pv ++ v) (pv ++ v)) (vertices g) = num pv value.
Proof.
  intros Weight L A; apply all_refuted_app in A; destruct A as (t1 & t2 & S & A); assert (L' : length sums = length (coordinate_levels F)) by (unfold coordinate_levels; rewrite map_length; exact L).
  pose proof (sum_sound F c k weight weight_at Weight xs M Y _ sums t1 L' S) as T; rewrite (vertices_sum F xs weight_at R) in T; rewrite <- T.
  destruct (from_at k weight_at (coordinate_levels F) sums pv pv =? num pv value) eqn:E; [apply Z.eqb_eq, E|exfalso]; apply (refuted_by F c _ _ A _ (or_introl eq_refl) xs M Y); intros w ps P.
  apply (so_bind _ _ _ _ (yields_from k weight weight_at Weight _ sums w ps ps _ _ P P)); onward; apply (term_then _ _ pv); [exact P|]; onward; eapply false_so; [apply means_is; apply yields_ret; eassumption | exact E].
Qed.

Theorem sum_from_sound k ts source number distance sums value us : length ts = width (line F) -> length source = width (line F) -> length sums = width (line F) ->
  all_refuted (sum_from_questions F c k ts source number distance sums value) us = true ->
  exists z, (exists h, metric_says g (DistancesAre (num xs number) h) /\ z = FormulaSays.weighted 0 h) /\ k * z = num pv value.
Proof.
  intros Lt Ls Lu A; apply all_refuted_app in A; destruct A as (t1 & t2 & A1 & A); destruct (from_vertex_so ts source number distance t1 Lt Ls A1) as (s & Nu & D).
  destruct (distances_of g _ s _ (vertices_once F xs) Nu D) as (h & H & S & _); exists (FormulaSays.weighted 0 h); split; [exists h; auto|]; rewrite S.
  apply (whole_so k sums (one_weight distance) (fun _ o => num o distance) value t2); [|exact Lu | exact A]; intros; apply poly_of_yields; assumption.
Qed.

Theorem at_distance_sound k ts source number distance depth asked_ sums value us : length ts = width (line F) -> length source = width (line F) -> length sums = width (line F) ->
  all_refuted (at_distance_questions F c k ts source number distance depth asked_ sums value) us = true ->
  exists z, (exists h, metric_says g (DistancesAre (num xs number) h) /\ z = nth (Z.to_nat (num xs asked_)) h 0) /\ k * z = num pv value.
Proof.
  intros Lt Ls Lu A; apply all_refuted_app in A; destruct A as (t1 & t2 & A1 & A); apply all_refuted_cons in A; destruct A as (p & t3 & B & A); destruct (from_vertex_so ts source number distance t1 Lt Ls A1) as (s & Nu & D).
  destruct (distances_of g _ s _ (vertices_once F xs) Nu D) as (h & H & _ & Nth); exists (nth (Z.to_nat (num xs asked_)) h 0); split; [exists h; auto|]; rewrite Nth.
  assert (K : (0 <=? num pv depth) && (num pv depth =? num xs asked_) = true).
  { destruct (_ && _) eqn:E; [reflexivity|exfalso]; apply (asked_in_sound _ _ _ _ B xs M Y); intros w qs ps Q P; apply (term_then _ _ pv); [exact P|]; onward.
    eapply false_so; [apply means_all_two; [apply means_at_least; apply yields_ret; [eassumption | apply has_none] | apply means_is; [apply yields_ret; eassumption | apply poly_of_yields; exact Q]] | exact E]. }
  apply andb_true_iff in K; rewrite Z.leb_le, Z.eqb_eq in K; destruct K as [Pd <-].
  rewrite <- (whole_so k sums (depth_weight F distance depth) (fun _ o => if num o distance =? num (firstn (length (arguments F)) o) depth then 1 else 0) value t3);
    [| |exact Lu | exact A].
  - f_equal; symmetry; unfold tally; rewrite Z2Nat.id by exact Pd; rewrite <- (params_length F xs); generalize (vertices g); intros vs; induction vs as [|v l IH]; [reflexivity|].
    cbn [sum_over filter]; rewrite IH, firstn_here; destruct (num (pv ++ v) distance =? num pv depth); cbn [length]; lia.
  - intros w e o ev ov _ O; apply yields_indicator, means_is; apply poly_of_yields; [exact O | apply have_firstn, O].
Qed.
End From.
