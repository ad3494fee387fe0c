(* Order, degrees and size for whole families of networks: see CheckTheorem.v. *)

From Coq Require Import ZArith NArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk Methods Text TextMeaning CheckLinear CheckQuestion CheckTerms CheckFamily CheckPlace CheckProper CheckTheorem.
Import ListNotations.
Open Scope Z_scope.

(* ---------- Order ---------- *)

Definition extent (ps : list poly) (r : range) : making poly := do b <- poly_of ps (high r); do a <- poly_of ps (low r); ret (plus (minus b a) 1).
Definition extent_at (ps : list Z) (r : range) : Z := num ps (high r) - num ps (low r) + 1.

Fixpoint extents (ps : list poly) (rs : list range) (p : poly) : making poly :=
  match rs with [] => ret p | r :: rs => do w <- extent ps r; extents ps rs (multiply p w) end.

Definition order_questions (F : family) (c : cond) (value : term) : list branch :=
  map (fun r => asked F c (fun ps => let fine := at_least (extent ps r) (ret []) in
    match only r with Yes => fine false | o => all [fine; claim_of ps o] false end)) (coordinates (line F)) ++
  [asked F c (fun ps => do p <- extents ps (coordinates (line F)) (constant 1); do v <- poly_of ps value; is (ret p) (ret v) false)].

(* Ranges depend on parameters alone. *)
Definition free_ranges (F : family) : bool :=
  let k := length (arguments F) in let s := constant_naturals F in
  forallb (fun r => scoped s k k (low r) && scoped s k k (high r) && scoped_cond s k k (only r)) (coordinates (line F)).

Definition order_checked (F : family) (c : cond) (value : term) (ts : list proof) : bool := free_ranges F && all_refuted (order_questions F c value) ts.

Lemma yields_extent w ps pv r : have w ps pv -> yields (extent ps r) (extent_at pv r) w.
Proof.
  intros P; apply (yields_bind _ _ (num pv (high r))); [apply poly_of_yields, P|]; onward.
  apply (yields_bind _ _ (num pv (low r))); [apply poly_of_yields, P|]; onward.
  apply yields_ret, has_plus, has_minus; assumption.
Qed.

Lemma yields_extents ps pv rs : forall w p x, have w ps pv -> has w p x -> yields (extents ps rs p) (fold_left (fun x r => x * extent_at pv r) rs x) w.
Proof.
  induction rs as [|r rs IH]; intros w p x P X; [apply yields_ret, X|]; cbn [extents fold_left].
  apply (yields_bind _ _ _ _ _ (yields_extent w ps pv r P)); onward; apply IH; [exact P | apply has_multiply; assumption].
Qed.

Lemma each_length {A B} (f : A -> option (list B)) n l : (forall a, In a l -> exists x, f a = Some x /\ length x = n) ->
  forall r, each f l = Some r -> length r = (length l * n)%nat.
Proof.
  induction l as [|a l IH]; intros H r E; simpl in E; [injection E as <-; reflexivity|].
  destruct (H a (or_introl eq_refl)) as (x & X & L); rewrite X in E; destruct (each f l) as [y|]; [|discriminate]; injection E as <-.
  rewrite app_length, L, (IH (fun b I => H b (or_intror I)) y eq_refl); simpl; lia.
Qed.

Lemma span_length a b : 0 <= b - a + 1 -> Z.of_nat (length (span a b)) = b - a + 1.
Proof.
  intros H; unfold span; rewrite <- (Z2Nat.id (b - a + 1)) at 2 by exact H; f_equal; generalize (Z.to_nat (b - a + 1)); clear; intros n; revert a.
  induction n as [|n IH]; intros a; simpl; [reflexivity | rewrite IH; reflexivity].
Qed.

Lemma tuples_length ps s rs : (forall more, naturals ps s more) -> all_met ps (range_requirements rs) ->
  (forall r, In r rs -> scoped s (length ps) (length ps) (low r) = true /\ scoped s (length ps) (length ps) (high r) = true /\ scoped_cond s (length ps) (length ps) (only r) = true /\
    0 <= extent_at ps r /\ yes ps (only r) = true) ->
  forall more, exists l, tuples (ps ++ more) rs = Some l /\ forall x, x * Z.of_nat (length l) = fold_left (fun x r => x * extent_at ps r) rs x.
Proof.
  intros Nn; induction rs as [|[lo hi c] rs IH]; intros D H more; [exists [[]]; split; [reflexivity | intros x; simpl; lia]|].
  cbn [range_requirements flat_map low high only] in D; rewrite !met_app in D; destruct D as [(Dl & Dh & Dc) D].
  destruct (H _ (or_introl eq_refl)) as (Sl & Sh & Sc & E & Y); cbn [low high only] in *.
  assert (K : (length ps <= length (ps ++ more))%nat) by (rewrite app_length; lia).
  pose proof (scoped_value ps s lo more _ (Nn _) Sl (le_n _) K Dl) as Vl; pose proof (scoped_value ps s hi more _ (Nn _) Sh (le_n _) K Dh) as Vh.
  rewrite (proj1 (scoped_same s _) lo _ _ ps Sl (le_n _) (first_names ps more)) in Vl; rewrite (proj1 (scoped_same s _) hi _ _ ps Sh (le_n _) (first_names ps more)) in Vh.
  cbn [tuples low high only]; rewrite Vl, Vh.
  assert (IH' : forall m, exists l, tuples (ps ++ m) rs = Some l /\ forall x, x * Z.of_nat (length l) = fold_left (fun x r => x * extent_at ps r) rs x).
  { apply IH; [exact D | intros r I; apply H; right; exact I]. }
  clear IH; destruct (IH' []) as (l0 & _ & L0).
  assert (Each : forall x, exists l, where_holds (holds ((ps ++ more) ++ [x]) c) (option_map (map (cons x)) (tuples ((ps ++ more) ++ [x]) rs)) = Some l /\ length l = length l0).
  { intros x; rewrite <- app_assoc; rewrite (scoped_holds ps s c (more ++ [x]) _ (Nn _) Sc (le_n _)) by (try exact Dc; rewrite app_length; lia).
    rewrite (proj2 (scoped_same s _) c _ _ ps Sc (le_n _) (first_names ps (more ++ [x]))), Y; destruct (IH' (more ++ [x])) as (l & -> & L); exists (map (cons x) l).
    split; [reflexivity|]; rewrite map_length; specialize (L 1); specialize (L0 1); lia. }
  destruct (each_some (fun x => where_holds (holds ((ps ++ more) ++ [x]) c) (option_map (map (cons x)) (tuples ((ps ++ more) ++ [x]) rs))) (span (num ps lo) (num ps hi))) as [l T].
  { intros x _; destruct (Each x) as (l & -> & _); discriminate. }
  exists l; split; [exact T|]; intros x; rewrite (each_length _ (length l0) _ (fun x _ => Each x) l T); unfold extent_at in E; cbn [low high] in E.
  rewrite Nat2Z.inj_mul, span_length by exact E; cbn [fold_left extent_at low high]; rewrite <- L0; unfold extent_at; cbn [low high]; ring.
Qed.

Theorem order_sound F c value ts : order_checked F c value ts = true ->
  forall xs, member F xs -> family_right F xs -> yes (params F xs) c = true -> order (text_graph (line F) (params F xs)) (num (params F xs) value).
Proof.
  unfold order_checked; intros A xs M R Y; apply andb_true_iff in A; destruct A as [Fr A]; assert (Q := refuted_by F c _ _ A); set (pv := params F xs) in *.
  unfold free_ranges in Fr; rewrite forallb_forall in Fr.
  assert (Fine : forall r, In r (coordinates (line F)) -> 0 <= extent_at pv r /\ yes pv (only r) = true).
  { intros r I; rewrite <- Z.leb_le, <- andb_true_iff; destruct (_ && _) eqn:E; [reflexivity|exfalso].
    eapply Q; [apply in_or_app; left; apply in_map_iff; exists r; split; [reflexivity | exact I] | exact M | exact Y|]; intros w ps P; cbv zeta.
    assert (K : means (at_least (extent ps r) (ret [])) (0 <=? extent_at pv r) w) by (apply means_at_least; [apply yields_extent, P | apply yields_ret, has_none]).
    destruct (only r) as [| | | |d|d e|d e|? ? d]; try (eapply false_so; [eapply means_all_two; [exact K | apply (claim_of_means _ w ps pv P)] | exact E]).
    rewrite andb_true_r in E; apply (false_so _ _ w K E). }
  split; [apply (graph_proper F xs R)|]; destruct (tuples_length pv (constant_naturals F) (coordinates (line F))) with (more := @nil Z) as (l & T & L).
  { intros more i I; destruct (constants_natural F xs) as [N B]; specialize (N i I); specialize (B i I); rewrite app_nil_r in N, B; unfold pv; rewrite app_nth1; assumption. }
  { intros d D; apply (requires F xs R), in_or_app; left; exact D. }
  { intros r I; specialize (Fr r I); rewrite !andb_true_iff in Fr; unfold pv; rewrite params_length; destruct (Fine r I); tauto. }
  rewrite app_nil_r in T; cbn [vertices text_graph]; unfold text_vertices; fold pv; rewrite T; cbn [known]; specialize (L 1).
  destruct (fold_left (fun x r => x * extent_at pv r) (coordinates (line F)) 1 =? num pv value) eqn:E; [apply Z.eqb_eq in E; rewrite <- E, <- L, Z.mul_1_l; reflexivity|exfalso].
  eapply Q; [apply in_or_app; right; left; reflexivity | exact M | exact Y|]; intros w ps P.
  apply (so_bind _ _ _ _ (yields_extents ps pv _ w _ 1 P (has_constant w 1))); onward; apply (term_then _ _ pv); [env|]; onward.
  eapply false_so; [apply means_is; apply yields_ret; eassumption | exact E].
Qed.

(* ---------- Degrees ---------- *)

(* All neighbours of a vertex: those of the text, and the reverse ones. *)
Inductive arm : Type := Listed (it : item) | Reverse (b : piece).

Definition arms (F : family) : list arm := map Listed (items F) ++ map Reverse (back F).

Definition there (ps v : list poly) (a : arm) : claim :=
  match a with
  | Listed it => all (condition ((ps ++ v) ++ constants (given it)) (only_if it))
  | Reverse b => match where_ b with Some c => claim_of (ps ++ v) c | None => all [] end
  end.
Definition there_at (ps v : list Z) (a : arm) : bool :=
  match a with Listed it => yes ((ps ++ v) ++ given it) (only_if it) | Reverse b => where_at (ps ++ v) b end.

Definition arm_to (ps v : list poly) (a : arm) : making (list poly) :=
  match a with Listed it => polys_of ((ps ++ v) ++ constants (given it)) (goal it) | Reverse b => polys_of (ps ++ v) (towards b) end.
Definition arm_at (ps v : list Z) (a : arm) : list Z :=
  match a with Listed it => map (num ((ps ++ v) ++ given it)) (goal it) | Reverse b => map (num (ps ++ v)) (towards b) end.

Lemma there_means w ps pv v x a : have w ps pv -> have w v x -> means (there ps v a) (there_at pv x a) w.
Proof.
  intros P V; destruct a as [it|b]; cbn [there there_at].
  - rewrite <- condition_yes; apply means_all, condition_mean; apply have_app; [env | apply have_constants].
  - unfold where_at; destruct (where_ b); [apply claim_of_means; env | apply (means_all [] []); constructor].
Qed.

Lemma arm_lists w ps pv v x a : have w ps pv -> have w v x -> lists_ (arm_to ps v a) (arm_at pv x a) w.
Proof. intros P V; destruct a as [it|b]; apply polys_of_lists; [apply have_app; [env | apply have_constants] | env]. Qed.

(* Each of a list with each before it. *)
Fixpoint pairs {A} (before l : list A) : list (A * A) := match l with [] => [] | a :: l => map (fun b => (b, a)) before ++ pairs (before ++ [a]) l end.

(* Arms are all neighbours, and those of a vertex differ. *)
Definition reversed_questions (F : family) (c : cond) : list branch :=
  let t := line F in
  map (fun it => asked F c (fun ps => do v <- any t ps; do w <- follow (ps ++ v) it;
    some (map (fun a => all [there ps w a; fun truth => do x <- arm_to ps w a; same_tuple_claim x v truth]) (arms F)) false)) (items F).

Definition distinct_questions (F : family) (c : cond) : list branch :=
  let t := line F in
  map (fun e => asked F c (fun ps => do v <- any t ps; there ps v (fst e) true ;; there ps v (snd e) true ;;
    do x <- arm_to ps v (fst e); do y <- arm_to ps v (snd e); same_tuple_claim x y true)) (pairs [] (arms F)).

Definition no_others (F : family) : bool := forallb (fun it => match others it with [] => true | _ => false end) (items F).

(* The neighbours of a vertex are those of the arms that are there, each once. *)
Definition present (F : family) (xs v : list Z) : list arm := filter (there_at (params F xs) v) (arms F).
Definition reversed (F : family) (xs : list Z) : Prop := forall v, vertex_of F xs v ->
  forall w, In w (map (arm_at (params F xs) v) (present F xs v)) <-> adj (text_graph (line F) (params F xs)) v w.
Definition distinct (F : family) (xs : list Z) : Prop := forall v, vertex_of F xs v -> NoDup (map (arm_at (params F xs) v) (present F xs v)).

Lemma pairs_differ {A B} (p : A -> bool) (f : A -> B) l : forall before,
  (forall a b, In (a, b) (pairs before l) -> p a = true -> p b = true -> f a <> f b) ->
  NoDup (map f (filter p before)) -> NoDup (map f (filter p (before ++ l))).
Proof.
  induction l as [|a l IH]; intros before H N; [rewrite app_nil_r; exact N|].
  replace (before ++ a :: l) with ((before ++ [a]) ++ l) by (rewrite <- app_assoc; reflexivity); apply IH.
  - intros x y I; apply H; cbn [pairs]; apply in_or_app; right; exact I.
  - rewrite filter_app, map_app; cbn [filter]; destruct (p a) eqn:E; [|rewrite app_nil_r; exact N]; apply NoDup_app_intro; [exact N | repeat constructor; intros []|].
    intros y Y [<-|[]]; apply in_map_iff in Y; destruct Y as (x & F & I); apply filter_In in I; destruct I as [I P].
    apply (H x a); [|exact P | exact E | exact F]; cbn [pairs]; apply in_or_app; left; apply in_map_iff; exists x; auto.
Qed.

Lemma arms_wide F xs a x : network_right F xs -> In a (arms F) -> length (arm_at (params F xs) x a) = width (line F).
Proof.
  intros R I; unfold arms in I; apply in_app_or in I; destruct I as [I|I]; apply in_map_iff in I; destruct I as (y & <- & I); cbn [arm_at]; rewrite map_length.
  - apply (goals_wide F xs R y I).
  - apply (backs_wide F xs R y I).
Qed.

Theorem distinct_sound F c ts : all_refuted (distinct_questions F c) ts = true ->
  forall xs, member F xs -> network_right F xs -> yes (params F xs) c = true -> distinct F xs.
Proof.
  intros A xs M R Y; assert (Q := refuted_by F c _ _ A); set (pv := params F xs) in *.
  assert (Wide := fun a x => arms_wide F xs a x R); fold pv in Wide.
  intros v V; unfold present; change (arms F) with ([] ++ arms F); apply pairs_differ; [|constructor]; intros a b I Pa Pb E.
  assert (Iab : In a (arms F) /\ In b (arms F)).
  { assert (K : forall (l before : list arm), In (a, b) (pairs before l) -> (In a before \/ In a l) /\ In b l).
    { clear; induction l as [|x l IH]; intros before H; [destruct H|]; cbn [pairs] in H; apply in_app_or in H; destruct H as [H|H].
      - apply in_map_iff in H; destruct H as (y & E & H); injection E as -> ->; simpl; auto.
      - apply IH in H; destruct H as [[H|H] H']; [apply in_app_or in H; destruct H as [H|[<-|[]]]|]; simpl; auto. }
    destruct (K _ _ I) as [[[]|Ia] Ib]; auto. }
  eapply Q; [apply in_map_iff; exists (a, b); split; [reflexivity | exact I] | exact M | exact Y|]; intros w ps P; cbn [fst snd].
  apply (any_then F xs w ps v _ P V); onward.
  apply so_then; [apply (true_so _ _ _ (there_means w0 ps pv _ _ a P H) Pa)|]; apply so_then; [apply (true_so _ _ _ (there_means w0 ps pv _ _ b P H) Pb)|].
  eapply lists_then; [apply (arm_lists w0 ps pv _ _ a P H)|]; onward; eapply lists_then; [apply (arm_lists _ ps pv _ _ b P H)|]; onward.
  eapply true_so; [apply same_tuple_means; try eassumption|]; [rewrite !Wide by tauto; reflexivity | apply same_tuple_at_eq, E].
Qed.

Theorem reversed_sound F c ts : no_others F = true -> all_refuted (reversed_questions F c) ts = true ->
  forall xs, member F xs -> network_right F xs -> yes (params F xs) c = true -> reversed F xs.
Proof.
  intros No A xs M R Y; assert (Q := refuted_by F c _ _ A); set (pv := params F xs) in *.
  unfold no_others in No; rewrite forallb_forall in No.
  assert (Plain : forall it u w, In it (items F) -> vertex_of F xs u -> item_leads (pv ++ u) it w <-> there_at pv u (Listed it) = true /\ w = arm_at pv u (Listed it)).
  { intros it u w I U; unfold pv; rewrite (item_leads_of F xs (is_shaped F xs R) (requires F xs R) it u w I U); specialize (No it I); cbn [there_at arm_at].
    destruct (others it) as [|r l]; [|discriminate]; split.
    - intros (ys & L & _ & H & E); destruct ys; [|discriminate]; rewrite app_nil_r in *; auto.
    - intros [H E]; exists []; rewrite app_nil_r; auto. }
  assert (Wide := fun a x => arms_wide F xs a x R); fold pv in Wide.
  intros v V w; unfold present; rewrite in_map_iff; split.
  + intros (a & <- & I); apply filter_In in I; destruct I as [I T]; unfold arms in I; apply in_app_or in I; destruct I as [I|I]; apply in_map_iff in I; destruct I as (y & <- & I).
    * apply (adj_known F xs R); assert (L : item_leads (pv ++ v) y (arm_at pv v (Listed y))) by (apply Plain; auto).
      split; [exact V|]; split; [apply (has_steps F xs R y v _ I V L)|]; exists y; auto.
    * apply (has_backs F xs R y v I V T).
  + intros H; apply (adj_known F xs R) in H; destruct H as (_ & W & it & I & [L|L]).
    * apply Plain in L; try assumption; destruct L as [T ->]; exists (Listed it); split; [reflexivity|]; apply filter_In; split; [apply in_or_app; left; apply in_map, I | exact T].
    * destruct (existsb (fun b => b) (map (fun a => there_at pv v a && same_tuple_at (arm_at pv v a) w) (arms F))) eqn:E.
      { apply existsb_exists in E; destruct E as (b & B & ->); apply in_map_iff in B; destruct B as (a & B & J); apply andb_true_iff in B; destruct B as [T S].
        apply same_tuple_at_eq in S; exists a; split; [exact S | apply filter_In; auto]. }
      exfalso; eapply Q; [apply in_map_iff; exists it; split; [reflexivity | exact I] | exact M | exact Y|]; intros w0 ps P.
      apply (any_then F xs w0 ps w _ P W); onward; eapply lists_then; [apply (follow_known F xs R _ ps w _ it v I P H W L)|]; onward.
      eapply false_so; [apply means_some|exact E].
      assert (J : forall a, In a (arms F) -> In a (arms F)) by auto; revert J; generalize (arms F) at 1 3 4; intros l0 J; induction l0 as [|a l0 IH]; constructor; [|apply IH; intros; apply J; right; assumption].
      apply means_all_two; [apply there_means; assumption|]; apply (means_lists _ _ _ _ _ (arm_lists _ ps pv _ v a P H0)); intros w' qs L' Hq.
      apply same_tuple_means; [exact Hq | apply (have_later _ _ _ _ L' H)|]; rewrite Wide by (apply J; left; reflexivity); symmetry; apply W.
Qed.

(* How many neighbours a vertex has. *)
Fixpoint counted (ps v : list poly) (l : list arm) (sum : poly) : making poly :=
  match l with [] => ret sum | a :: l => do x <- either (there ps v a) (ret (constant 1)) (ret []); counted ps v l (add sum x) end.

Fixpoint counted_at (ps v : list Z) (l : list arm) (sum : Z) : Z :=
  match l with [] => sum | a :: l => counted_at ps v l (sum + if there_at ps v a then 1 else 0) end.

Lemma yields_counted ps pv v x l : forall w p y, have w ps pv -> have w v x -> has w p y -> yields (counted ps v l p) (counted_at pv x l y) w.
Proof.
  induction l as [|a l IH]; intros w p y P V Y; [apply yields_ret, Y|]; cbn [counted counted_at].
  eapply yields_bind; [apply (yields_either _ _ _ (there_at pv x a) 1 0); [apply there_means; assumption | intros _; apply yields_ret, has_constant | intros _; apply yields_ret, has_none]|]; onward.
  apply IH; [exact P | exact V | apply has_add; assumption].
Qed.

Lemma counted_at_length ps v l : forall sum, counted_at ps v l sum = sum + Z.of_nat (length (filter (there_at ps v) l)).
Proof. induction l as [|a l IH]; intros sum; cbn [counted_at filter]; [simpl; lia|]; rewrite IH; destruct (there_at ps v a); cbn [length]; lia. Qed.

Lemma degree_counted F xs v : reversed F xs -> distinct F xs -> network_right F xs -> vertex_of F xs v ->
  degree (text_graph (line F) (params F xs)) v (counted_at (params F xs) v (arms F) 0).
Proof.
  intros C D R V; rewrite counted_at_length; fold (present F xs v); rewrite <- (map_length (arm_at (params F xs) v)).
  apply adj_list; [apply (vertex_known F xs R), V | apply (D v V) | apply (C v V)].
Qed.

Definition degree_questions (F : family) (c : cond) (least : bool) (value : term) (at_ : list piece) : list branch :=
  let t := line F in
  [asked F c (fun ps => do v <- any t ps; do d <- counted ps v (arms F) []; do x <- poly_of ps value;
     (if least then at_least (ret d) (ret x) else at_least (ret x) (ret d)) false);
   asked F c (fun ps => do v <- pieces ps (width t) at_; do d <- counted ps v (arms F) []; do x <- poly_of ps value;
     all [vertex_claim t ps v; is (ret d) (ret x)] false)].

Definition degree_checked (F : family) (c : cond) (least : bool) (value : term) (at_ : list piece) (ts : list proof) : bool :=
  widths (width (line F)) at_ && all_refuted (degree_questions F c least value at_) ts.

Lemma degree_sound F c least value at_ ts : degree_checked F c least value at_ ts = true ->
  forall xs, member F xs -> network_right F xs -> yes (params F xs) c = true ->
  (forall v, vertex_of F xs v -> let d := counted_at (params F xs) v (arms F) 0 in if least then num (params F xs) value <= d else d <= num (params F xs) value) /\
  exists v, vertex_of F xs v /\ counted_at (params F xs) v (arms F) 0 = num (params F xs) value.
Proof.
  unfold degree_checked; intros A xs M R Y; apply andb_true_iff in A; destruct A as [W A]; assert (Q := refuted_by F c _ _ A); set (pv := params F xs) in *; split.
  - intros v V; set (d := counted_at pv v (arms F) 0).
    destruct (if least then num pv value <=? d else d <=? num pv value) eqn:E; [destruct least; apply Z.leb_le, E|exfalso]; apply (Q _ (or_introl eq_refl) xs M Y); intros w ps P.
    apply (any_then F xs w ps v _ P V); onward; apply (so_bind _ _ _ _ (yields_counted ps pv _ _ _ _ _ 0 P H (has_none _))); onward.
    apply (term_then _ _ pv); [env|]; onward; destruct least; (eapply false_so; [apply means_at_least; apply yields_ret; eassumption | exact E]).
  - set (v := pieces_at pv (width (line F)) at_); destruct (vertex_at (line F) pv v && (counted_at pv v (arms F) 0 =? num pv value)) eqn:E.
    + apply andb_true_iff in E; rewrite Z.eqb_eq in E; exists v; split; [split; [apply pieces_at_length, W | apply E] | apply E].
    + exfalso; apply (Q _ (or_intror (or_introl eq_refl)) xs M Y); intros w ps P; eapply lists_then; [apply (pieces_lists _ pv); [env | exact W]|]; onward.
      fold v in H; apply (so_bind _ _ _ _ (yields_counted ps pv _ _ _ _ _ 0 P H (has_none _))); onward; apply (term_then _ _ pv); [env|]; onward.
      eapply false_so; [apply means_all_two; [apply vertex_means; eassumption | apply means_is; apply yields_ret; eassumption] | exact E].
Qed.

Theorem min_degree_sound F c value at_ ts : degree_checked F c true value at_ ts = true ->
  forall xs, member F xs -> network_right F xs -> yes (params F xs) c = true -> reversed F xs -> distinct F xs -> min_degree (text_graph (line F) (params F xs)) (num (params F xs) value).
Proof.
  intros A xs M R Y C D; destruct (degree_sound _ _ _ _ _ _ A xs M R Y) as [B (v & V & E)]; split.
  - exists v; split; [apply (vertex_known F xs R), V | rewrite <- E; apply degree_counted; assumption].
  - intros u U; apply (vertex_known F xs R) in U; eexists; split; [apply degree_counted; assumption | apply (B u U)].
Qed.

Theorem max_degree_sound F c value at_ ts : degree_checked F c false value at_ ts = true ->
  forall xs, member F xs -> network_right F xs -> yes (params F xs) c = true -> reversed F xs -> distinct F xs -> max_degree (text_graph (line F) (params F xs)) (num (params F xs) value).
Proof.
  intros A xs M R Y C D; destruct (degree_sound _ _ _ _ _ _ A xs M R Y) as [B (v & V & E)]; split.
  - exists v; split; [apply (vertex_known F xs R), V | rewrite <- E; apply degree_counted; assumption].
  - intros u U; apply (vertex_known F xs R) in U; eexists; split; [apply degree_counted; assumption | apply (B u U)].
Qed.

(* ---------- Size ---------- *)

Definition size_question (F : family) (c : cond) (order_ least most value : term) : branch :=
  asked F c (fun ps => do o <- poly_of ps order_; do a <- poly_of ps least; do b <- poly_of ps most; do m <- poly_of ps value;
    all [is (ret a) (ret b); is (ret (scale 2 m)) (ret (multiply o a))] false).

Theorem size_sound F c order_ least most value p : refutes (size_question F c order_ least most value) p = true ->
  forall xs, member F xs -> network_right F xs -> yes (params F xs) c = true -> let g := text_graph (line F) (params F xs) in
  order g (num (params F xs) order_) -> min_degree g (num (params F xs) least) -> max_degree g (num (params F xs) most) -> size g (num (params F xs) value).
Proof.
  intros A xs M R Y g O [_ L] [_ U]; set (pv := params F xs) in *.
  destruct ((num pv least =? num pv most) && (2 * num pv value =? num pv order_ * num pv least)) eqn:E.
  - apply andb_true_iff in E; rewrite !Z.eqb_eq in E; apply (size_regular g (num pv least) (num pv order_)); [exact O | | lia].
    intros v V; destruct (L v V) as (d & D & Ld), (U v V) as (e & D' & Le); replace (num pv least) with d; [exact D|].
    pose proof (degree_unique g v d e D D'); lia.
  - exfalso; apply (asked_sound _ _ _ _ A xs M Y); intros w ps P; do 4 (apply (term_then _ _ pv); [env|]; onward).
    eapply false_so; [apply means_all_two; apply means_is; apply yields_ret; first [eassumption | apply has_scale; eassumption | apply has_multiply; eassumption] | exact E].
Qed.
