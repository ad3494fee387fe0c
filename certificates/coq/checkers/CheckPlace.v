(* The questions that package theorem asks of a network for all values of its parameters, and that
   it is a network where they are refuted. *)

From Coq Require Import ZArith NArith Lia List Bool.
From Topocert Require Import Graph Walk Text TextMeaning CheckLinear CheckQuestion CheckTerms CheckFamily.
Import ListNotations.
Open Scope Z_scope.

(* A tuple of terms, perhaps under a condition. *)
Record piece := Piece { towards : list term; where_ : option cond }.

(* A network of a claim: its text, what is known of the claim's variables, the network's parameters
   as terms in these, one of its vertices, neighbours in the reverse direction of the text's, and whether it is a digraph. *)
Record family := Family { line : text; variables : nat; domain : list cond; arguments : list term; root : list term; back : list piece; one_way : bool }.

Definition member (F : family) (xs : list Z) : Prop := length xs = variables F /\ truths (map (yes xs) (domain F)) = true.
Definition params (F : family) (xs : list Z) : list Z := map (num xs) (arguments F).

(* Parameters that are numbers, and the text's neighbours one by one. *)
Definition constants_of (F : family) : list (option Z) := map (numeral []) (arguments F).
Definition items (F : family) : list item := unrolled (constants_of F) (line F).

Lemma numeral_num xs t : forall z, numeral [] t = Some z -> num xs t = z.
Proof.
  induction t; simpl; intros x E; try discriminate; try (injection E as <-; reflexivity);
    try (destruct (numeral [] t1) as [a|]; [|discriminate]; destruct (numeral [] t2) as [b|]; [|discriminate]; injection E as <-; rewrite (IHt1 _ eq_refl), (IHt2 _ eq_refl); reflexivity).
  destruct k; discriminate.
Qed.

Lemma constants_agree F xs v : agree (constants_of F) (params F xs ++ v).
Proof.
  apply agree_more; intros i c; unfold constants_of, params; revert i; induction (arguments F) as [|a l IH]; intros [|i]; simpl; try discriminate; [|apply IH].
  intros E; rewrite (numeral_num xs a c E); reflexivity.
Qed.

(* ---------- Questions ---------- *)

Fixpoint freshes (n : nat) : making (list poly) :=
  match n with O => ret [] | S n => do x <- fresh; do xs <- freshes n; ret (x :: xs) end.

Lemma gives_freshes xs : forall w, gives (freshes (length xs)) (fun w ps => have w ps xs) w.
Proof.
  induction xs as [|x xs IH]; intros w; [apply gives_ret; constructor|]; cbn [length freshes].
  eapply gives_bind; [apply (gives_fresh w x)|]; intros w1 p L P; eapply gives_bind; [apply IH|]; intros w2 ps L' H.
  apply gives_ret; constructor; [apply (has_later _ _ _ _ L' P) | exact H].
Qed.

(* What holds of the claim's variables and, under a condition, of the parameters. *)
Definition begun (F : family) (c : cond) : making (list poly) :=
  do xs <- freshes (variables F);
  each_true (map (claim_of xs) (domain F)) ;;
  do ps <- polys_of xs (arguments F);
  each_true (condition ps c) ;; ret ps.

Definition asked (F : family) (c : cond) (body : list poly -> making unit) : branch := question (do ps <- begun F c; body ps).

Lemma truths_in l : truths l = true <-> forall b, In b l -> b = true.
Proof. apply forallb_forall. Qed.

Lemma mean_true w cs bs : mean w cs bs -> truths bs = true -> forall c, In c cs -> means c true w.
Proof.
  induction 1 as [|c b cs bs M H IH]; intros T d []; simpl in T; apply andb_true_iff in T; destruct T as [-> T]; [subst; exact M | apply IH; assumption].
Qed.

Lemma map_mean w xs vs cs : have w xs vs -> mean w (map (claim_of xs) cs) (map (yes vs) cs).
Proof. intros H; induction cs; constructor; [apply claim_of_means, H | assumption]. Qed.

Theorem asked_sound F c body t : refutes (asked F c body) t = true -> forall xs, member F xs -> yes (params F xs) c = true ->
  (forall w ps, have w ps (params F xs) -> so (body ps) w) -> False.
Proof.
  intros R xs [L D] C B; apply (question_refuted _ _ R); intros w _; unfold begun; rewrite <- L.
  eapply gives_bind; [|intros w' ps L' P; apply (B w' ps P), later_refl].
  eapply gives_bind; [apply gives_freshes|]; intros w1 vs _ V.
  eapply gives_bind; [apply (so_each_true _ w1 (mean_true _ _ _ (map_mean _ _ _ _ V) D)), later_refl|]; intros w2 [] L2 _.
  apply (have_later _ _ _ _ L2) in V; eapply gives_bind; [apply (polys_of_lists _ _ _ _ V), later_refl|]; intros w3 ps L3 P.
  eapply gives_bind; [apply (so_each_true _ w3 (mean_true _ _ _ (condition_mean _ _ _ c P) (eq_trans (condition_yes _ c) C))), later_refl|].
  intros w4 [] L4 _; apply gives_ret, (have_later _ _ _ _ L4 P).
Qed.

(* All of some questions are refuted, each by its proof. *)
Fixpoint all_refuted (qs : list branch) (ts : list proof) : bool :=
  match qs, ts with
  | [], [] => true
  | q :: qs, t :: ts => if refutes q t then all_refuted qs ts else false
  | _, _ => false
  end.

Lemma all_refuted_in qs : forall ts, all_refuted qs ts = true -> forall q, In q qs -> exists t, refutes q t = true.
Proof.
  induction qs as [|q qs IH]; intros [|t ts] R; try discriminate; [intros q []|]; cbn [all_refuted] in R.
  destruct (refutes q t) eqn:E; [|discriminate]; intros q' [<-|I]; [exists t; exact E | apply (IH ts R q' I)].
Qed.

(* ---------- Sentences about vertices ---------- *)

Fixpoint same_claims (a b : list poly) : list claim := match a, b with p :: a, q :: b => is (ret p) (ret q) :: same_claims a b | _, _ => [] end.
Definition same_tuple_claim (a b : list poly) : claim := all (same_claims a b).

Fixpoint same_tuple_at (a b : list Z) : bool := match a, b with [], [] => true | x :: a, y :: b => (x =? y) && same_tuple_at a b | _, _ => false end.

Lemma same_tuple_at_eq a : forall b, same_tuple_at a b = true <-> a = b.
Proof.
  induction a as [|x a IH]; intros [|y b]; simpl; try (split; discriminate); [tauto|].
  rewrite andb_true_iff, IH, Z.eqb_eq; split; [intros [-> ->]; reflexivity | intros E; injection E; auto].
Qed.

Lemma same_tuple_means w a b xs ys : have w a xs -> have w b ys -> length xs = length ys -> means (same_tuple_claim a b) (same_tuple_at xs ys) w.
Proof.
  intros A B L; unfold same_tuple_claim.
  assert (M : exists bs, mean w (same_claims a b) bs /\ truths bs = same_tuple_at xs ys).
  { revert b ys B L; induction A as [|p x a xs P A IH]; intros b ys B L; destruct B as [|q y b ys Q B]; try discriminate.
    - exists []; split; [constructor | reflexivity].
    - destruct (IH b ys B) as (bs & M & T); [simpl in L; lia|]; exists ((x =? y) :: bs); cbn [same_claims same_tuple_at]; split.
      + constructor; [apply means_is; apply yields_ret; assumption | exact M].
      + cbn [truths forallb]; unfold truths in T; rewrite T; reflexivity. }
  destruct M as (bs & M & <-); apply means_all, M.
Qed.

(* A vertex: its coordinates are in their ranges. *)
Definition vertex_claim (t : text) (ps v : list poly) : claim := all (range_claims ps (coordinates t) v).
Definition vertex_at (t : text) (ps v : list Z) : bool := truths (range_truths ps (coordinates t) v).

Lemma vertex_means t w ps v pv xs : have w ps pv -> have w v xs -> means (vertex_claim t ps v) (vertex_at t pv xs) w.
Proof. intros P V; apply means_all, range_mean; assumption. Qed.

(* Any vertex. *)
Definition any (t : text) (ps : list poly) : making (list poly) :=
  do v <- freshes (length (coordinates t)); vertex_claim t ps v true ;; ret v.

Lemma gives_any t ps pv xs w : have w ps pv -> length xs = length (coordinates t) -> vertex_at t pv xs = true -> gives (any t ps) (fun w v => have w v xs) w.
Proof.
  intros P L V; unfold any; rewrite <- L; eapply gives_bind; [apply gives_freshes|]; intros w1 v L1 H.
  eapply gives_bind; [|intros w2 [] L2 _; apply gives_ret, (have_later _ _ _ _ L2 H)].
  pose proof (vertex_means t w1 ps v pv xs (have_later _ _ _ _ L1 P) H) as M; rewrite V in M; apply M, later_refl.
Qed.

(* Some neighbour by an item. *)
Fixpoint follow_over (e : list poly) (rs : list range) (c : cond) (ts : list term) : making (list poly) :=
  match rs with
  | [] => each_true (condition e c) ;; polys_of e ts
  | r :: rs =>
    do x <- fresh; do a <- poly_of e (low r); do b <- poly_of e (high r);
    fact (minus x a) ;; fact (minus b x) ;; each_true (condition (e ++ [x]) (only r)) ;; follow_over (e ++ [x]) rs c ts
  end.

Definition constants (l : list Z) : list poly := map constant l.

Lemma have_constants w l : have w (constants l) l.
Proof. induction l; constructor; [apply has_constant | assumption]. Qed.

Definition follow (e : list poly) (it : item) : making (list poly) := follow_over (e ++ constants (given it)) (others it) (only_if it) (goal it).

Lemma gives_follow_over rs c ts : forall xs e ev w, have w e ev -> length xs = length rs -> truths (range_truths ev rs xs) = true ->
  yes (ev ++ xs) c = true -> gives (follow_over e rs c ts) (fun w ws => have w ws (map (num (ev ++ xs)) ts)) w.
Proof.
  induction rs as [|r rs IH]; intros [|x xs] e ev w E L T C; try discriminate; cbn [follow_over].
  - rewrite app_nil_r in *; eapply gives_bind.
    + apply (so_each_true _ w (mean_true _ _ _ (condition_mean _ _ _ c E) (eq_trans (condition_yes _ c) C))), later_refl.
    + intros w1 [] L1 _; apply (polys_of_lists ts w1 e ev (have_later _ _ _ _ L1 E)), later_refl.
  - cbn [range_truths truths forallb] in T; rewrite forallb_app, !andb_true_iff, !Z.leb_le in T; destruct T as (A & B & O & T).
    eapply gives_bind; [apply (gives_fresh w x)|]; intros w1 p L1 P.
    eapply gives_bind; [apply (poly_of_yields (low r) w e ev E), L1|]; intros w2 a L2 Ha.
    eapply gives_bind; [apply (poly_of_yields (high r) w e ev E), (later_trans _ _ _ L1 L2)|]; intros w3 b L3 Hb.
    pose proof (has_later _ _ _ _ (later_trans _ _ _ L2 L3) P) as P3; pose proof (has_later _ _ _ _ L3 Ha) as Ha3.
    eapply gives_bind; [apply (so_fact _ (x - num ev (low r)) w3 (has_minus _ _ _ _ _ P3 Ha3)); [lia | apply later_refl]|]; intros w4 [] L4 _.
    eapply gives_bind; [apply (so_fact _ (num ev (high r) - x) w3 (has_minus _ _ _ _ _ Hb P3)); [lia | exact L4]|]; intros w5 [] L5 _.
    pose proof (later_trans _ _ _ L4 L5) as L45.
    assert (E5 : have w5 (e ++ [p]) (ev ++ [x])).
    { apply have_app; [|repeat constructor; apply (has_later _ _ _ _ L45 P3)].
      apply (have_later w); [|exact E]; apply (later_trans _ _ _ L1), (later_trans _ _ _ L2), (later_trans _ _ _ L3), L45. }
    eapply gives_bind; [apply (so_each_true _ w5 (mean_true _ _ _ (condition_mean _ _ _ (only r) E5) O)), later_refl|]; intros w6 [] L6 _.
    rewrite (app_assoc ev [x] xs : ev ++ x :: xs = (ev ++ [x]) ++ xs) in *; apply IH; [apply (have_later _ _ _ _ L6 E5) | simpl in L; lia | exact T | exact C].
Qed.

(* An item leads to a vertex as is wanted: each variable has the value that a coordinate of a known
   vertex gives it. *)
Fixpoint place_of (n i : nat) (ts : list term) (found : option nat) : option nat :=
  match ts with
  | [] => found
  | Var k :: ts => place_of n (S i) ts (if (k =? n)%nat then Some i else found)
  | _ :: ts => place_of n (S i) ts found
  end.

Fixpoint over_claims (e : list poly) (rs : list range) (ts : list term) (v : list poly) : option (list claim * list poly) :=
  match rs with
  | [] => Some ([], e)
  | r :: rs =>
    match place_of (length e) 0 ts None with
    | Some i =>
      let x := nth i v [] in
      match over_claims (e ++ [x]) rs ts v with
      | Some (cs, e') => Some (at_least (ret x) (poly_of e (low r)) :: at_least (poly_of e (high r)) (ret x) :: condition (e ++ [x]) (only r) ++ cs, e')
      | None => None
      end
    | None => None
    end
  end.

Fixpoint over_truths (e : list Z) (rs : list range) (ts : list term) (v : list Z) : option (list bool * list Z) :=
  match rs with
  | [] => Some ([], e)
  | r :: rs =>
    match place_of (length e) 0 ts None with
    | Some i =>
      let x := nth i v 0 in
      match over_truths (e ++ [x]) rs ts v with
      | Some (bs, e') => Some ((num e (low r) <=? x) :: (x <=? num e (high r)) :: condition_at (e ++ [x]) (only r) ++ bs, e')
      | None => None
      end
    | None => None
    end
  end.

(* v is what gives the variables values, if there is anything. *)
Definition leads_claim (e : list poly) (it : item) (v : option (list poly)) (wanted : list poly -> claim) : claim :=
  let e := e ++ constants (given it) in
  match match others it, v with [], _ => Some ([], e) | rs, Some v => over_claims e rs (goal it) v | _, None => None end with
  | Some (cs, e) => all (cs ++ [all (condition e (only_if it)); fun truth => do ws <- polys_of e (goal it); wanted ws truth])
  | None => contrary (all [])
  end.

Definition leads_at (e : list Z) (it : item) (v : option (list Z)) (wanted : list Z -> bool) : bool :=
  let e := e ++ given it in
  match match others it, v with [], _ => Some ([], e) | rs, Some v => over_truths e rs (goal it) v | _, None => None end with
  | Some (bs, e) => truths (bs ++ [yes e (only_if it); wanted (map (num e) (goal it))])
  | None => false
  end.

Lemma have_length w ps xs : have w ps xs -> length ps = length xs.
Proof. induction 1; simpl; congruence. Qed.

Lemma over_mean w ts v vv : have w v vv -> forall rs e ev, have w e ev ->
  match over_claims e rs ts v, over_truths ev rs ts vv with
  | Some (cs, e'), Some (bs, ev') => mean w cs bs /\ have w e' ev'
  | None, None => True
  | _, _ => False
  end.
Proof.
  intros V; induction rs as [|r rs IH]; intros e ev E; cbn [over_claims over_truths]; [split; [constructor | exact E]|].
  rewrite (have_length _ _ _ E); destruct (place_of (length ev) 0 ts None) as [i|]; [|exact I].
  assert (E' : have w (e ++ [nth i v []]) (ev ++ [nth i vv 0])) by (apply have_app; [exact E | repeat constructor; apply have_nth, V]).
  specialize (IH _ _ E'); destruct (over_claims (e ++ [nth i v []]) rs ts v) as [[cs e']|], (over_truths (ev ++ [nth i vv 0]) rs ts vv) as [[bs ev']|]; auto.
  destruct IH as [M H]; split; [|exact H].
  constructor; [apply means_at_least; [apply yields_ret, have_nth, V | apply poly_of_yields, E]|].
  constructor; [apply means_at_least; [apply poly_of_yields, E | apply yields_ret, have_nth, V]|].
  apply mean_app; [apply condition_mean, E' | exact M].
Qed.

Lemma means_lists (m : making (list poly)) (f : list poly -> claim) xs b w : lists_ m xs w ->
  (forall w' ps, later w w' -> have w' ps xs -> means (f ps) b w') -> means (fun truth => do ps <- m; f ps truth) b w.
Proof.
  intros M F w' L; eapply gives_bind; [apply M, L|]; intros w'' ps L' P; apply (F w'' ps); [apply (later_trans _ _ _ L L') | exact P | apply later_refl].
Qed.

Lemma leads_means w e ev it v vv wanted wanted_at : have w e ev -> match v, vv with Some v, Some vv => have w v vv | None, None => True | _, _ => False end ->
  (forall w' ws xs, later w w' -> have w' ws xs -> length xs = length (goal it) -> means (wanted ws) (wanted_at xs) w') ->
  means (leads_claim e it v wanted) (leads_at ev it vv wanted_at) w.
Proof.
  intros E V W; pose proof (have_app _ _ _ _ _ E (have_constants w (given it))) as E'.
  assert (Last : forall cs e1 bs ev1, mean w cs bs -> have w e1 ev1 ->
    means (all (cs ++ [all (condition e1 (only_if it)); fun truth => do ws <- polys_of e1 (goal it); wanted ws truth]))
      (truths (bs ++ [yes ev1 (only_if it); wanted_at (map (num ev1) (goal it))])) w).
  { intros cs e1 bs ev1 M H; apply means_all, mean_app; [exact M|]; constructor; [|constructor; [|constructor]].
    - rewrite <- condition_yes; apply means_all, condition_mean, H.
    - apply (means_lists _ _ _ _ _ (polys_of_lists _ _ _ _ H)); intros w' ws L P; apply W; [exact L | exact P | apply map_length]. }
  assert (None_ : means (contrary (all [])) false w) by (apply (means_contrary (all []) true), (means_all [] []); constructor).
  unfold leads_claim, leads_at; destruct (others it) as [|r rs].
  - destruct v, vv; apply (Last []); try constructor; exact E'.
  - destruct v as [v|], vv as [vv|]; try contradiction; [|exact None_].
    pose proof (over_mean w (goal it) v vv V (r :: rs) _ _ E') as H.
    destruct (over_claims _ (r :: rs) (goal it) v) as [[cs e1]|], (over_truths _ (r :: rs) (goal it) vv) as [[bs ev1]|]; try contradiction; [|exact None_].
    apply Last; apply H.
Qed.

(* Where it leads so, a tuple is listed that is wanted. *)
Lemma over_truths_values ts v rs : forall e bs e', over_truths e rs ts v = Some (bs, e') -> exists xs, e' = e ++ xs /\ length xs = length rs /\ truths bs = truths (range_truths e rs xs).
Proof.
  induction rs as [|r rs IH]; intros e bs e' H; cbn [over_truths] in H.
  - injection H as <- <-; exists []; rewrite app_nil_r; auto.
  - destruct (place_of (length e) 0 ts None) as [i|]; [|discriminate].
    destruct (over_truths (e ++ [nth i v 0]) rs ts v) as [[cs e1]|] eqn:O; [|discriminate]; injection H as <- <-.
    destruct (IH _ _ _ O) as (xs & -> & L & T); exists (nth i v 0 :: xs); rewrite <- app_assoc; split; [reflexivity|]; split; [simpl; lia|].
    cbn [range_truths truths forallb]; unfold truths in *; rewrite !forallb_app, T; reflexivity.
Qed.

Lemma leads_at_listed e it v wanted : leads_at e it v wanted = true ->
  exists xs, length xs = length (others it) /\ truths (range_truths (e ++ given it) (others it) xs) = true /\
    yes (e ++ given it ++ xs) (only_if it) = true /\ wanted (map (num (e ++ given it ++ xs)) (goal it)) = true.
Proof.
  unfold leads_at; intros H; set (o := match others it, v with [], _ => _ | _, _ => _ end) in H.
  assert (K : forall bs e', o = Some (bs, e') -> exists xs, e' = (e ++ given it) ++ xs /\ length xs = length (others it) /\ truths bs = truths (range_truths (e ++ given it) (others it) xs)).
  { subst o; intros bs e' O; destruct (others it) as [|r rs]; [injection O as <- <-; exists []; rewrite app_nil_r; auto|].
    destruct v as [v|]; [apply (over_truths_values (goal it) v), O | discriminate]. }
  destruct o as [[bs e']|]; [|discriminate]; destruct (K bs e' eq_refl) as (xs & -> & L & T); rewrite truths_app, T in H; cbn [truths forallb] in H.
  rewrite <- app_assoc, !andb_true_iff in H; destruct H as (H & Y & W & _); exists xs; auto.
Qed.

(* Two vertices are adjacent: an item leads from one to the other, in a digraph from the first to the second. *)
Definition adjacent_claim (F : family) (ps u v : list poly) : claim :=
  some (flat_map (fun it => leads_claim (ps ++ u) it (Some v) (fun w => same_tuple_claim w v) ::
    if one_way F then [] else [leads_claim (ps ++ v) it (Some u) (fun w => same_tuple_claim w u)]) (items F)).
Definition adjacent_truths (F : family) (ps u v : list Z) : list bool :=
  flat_map (fun it => leads_at (ps ++ u) it (Some v) (fun w => same_tuple_at w v) :: if one_way F then [] else [leads_at (ps ++ v) it (Some u) (fun w => same_tuple_at w u)]) (items F).
Definition adjacent_at (F : family) (ps u v : list Z) : bool := existsb (fun b => b) (adjacent_truths F ps u v).

Lemma adjacent_means F w ps pv u xs v ys : have w ps pv -> have w u xs -> have w v ys -> length xs = length (coordinates (line F)) -> length ys = length (coordinates (line F)) ->
  forallb (fun it => Nat.eqb (length (goal it)) (length (coordinates (line F)))) (items F) = true ->
  means (adjacent_claim F ps u v) (adjacent_at F pv xs ys) w.
Proof.
  intros P U V Lu Lv G; apply means_some; unfold adjacent_truths; rewrite forallb_forall in G.
  induction (items F) as [|it l IH]; cbn [flat_map]; [constructor|].
  pose proof (G it (or_introl eq_refl)) as Git; apply Nat.eqb_eq in Git.
  apply Forall2_app; [constructor|apply IH; intros; apply G; right; assumption].
  - apply leads_means; [apply have_app; assumption | exact V|].
    intros w' ws zs L' H E; apply same_tuple_means; [exact H | apply (have_later _ _ _ _ L' V) | congruence].
  - destruct (one_way F); constructor; [|constructor]; apply leads_means; [apply have_app; assumption | exact U|].
    intros w' ws zs L' H E; apply same_tuple_means; [exact H | apply (have_later _ _ _ _ L' U) | congruence].
Qed.

(* ---------- Tuples of a certificate ---------- *)

Definition where_claims (e : list poly) (b : piece) : list claim := match where_ b with Some c => [claim_of e c] | None => [] end.
Definition where_at (e : list Z) (b : piece) : bool := match where_ b with Some c => yes e c | None => true end.

(* The condition of a piece holds, and its tuple is as wanted. *)
Definition along_claim (e : list poly) (b : piece) (wanted : list poly -> claim) : claim :=
  all (where_claims e b ++ [fun truth => do ws <- polys_of e (towards b); wanted ws truth]).
Definition along_at (e : list Z) (b : piece) (wanted : list Z -> bool) : bool := where_at e b && wanted (map (num e) (towards b)).

Lemma where_mean w e ev b : have w e ev -> exists bs, mean w (where_claims e b) bs /\ truths bs = where_at ev b.
Proof.
  intros E; unfold where_claims, where_at; destruct (where_ b) as [c|].
  - exists [yes ev c]; split; [repeat constructor; apply claim_of_means, E | apply andb_true_r].
  - exists []; split; [constructor | reflexivity].
Qed.

Lemma along_means w e ev b wanted wanted_at : have w e ev ->
  (forall w' ws xs, later w w' -> have w' ws xs -> length xs = length (towards b) -> means (wanted ws) (wanted_at xs) w') ->
  means (along_claim e b wanted) (along_at ev b wanted_at) w.
Proof.
  intros E W; destruct (where_mean w e ev b E) as (bs & M & T); unfold along_at; rewrite <- T.
  replace (truths bs && wanted_at (map (num ev) (towards b))) with (truths (bs ++ [wanted_at (map (num ev) (towards b))])).
  - apply means_all, mean_app; [exact M|]; constructor; [|constructor].
    apply (means_lists _ _ _ _ _ (polys_of_lists _ _ _ _ E)); intros w' ws L P; apply W; [exact L | exact P | apply map_length].
  - rewrite truths_app; cbn [truths forallb]; rewrite andb_true_r; reflexivity.
Qed.

(* Some neighbour is as wanted: by an item without variables, or a reverse one. *)
Definition plain_items (F : family) : list item := filter (fun it => match others it with [] => true | _ => false end) (items F).

Definition neighbour_claim (F : family) (bs : list piece) (ps v : list poly) (wanted : list poly -> claim) : claim :=
  some (map (fun it => leads_claim (ps ++ v) it None wanted) (plain_items F) ++ map (fun b => along_claim (ps ++ v) b wanted) bs).
Definition neighbour_truths (F : family) (bs : list piece) (ps v : list Z) (wanted : list Z -> bool) : list bool :=
  map (fun it => leads_at (ps ++ v) it None wanted) (plain_items F) ++ map (fun b => along_at (ps ++ v) b wanted) bs.

Lemma neighbour_means F bs w ps pv v xs wanted wanted_at n : have w ps pv -> have w v xs ->
  (forall it, In it (items F) -> length (goal it) = n) -> (forall b, In b bs -> length (towards b) = n) ->
  (forall w' ws ys, later w w' -> have w' ws ys -> length ys = n -> means (wanted ws) (wanted_at ys) w') ->
  means (neighbour_claim F bs ps v wanted) (existsb (fun b => b) (neighbour_truths F bs pv xs wanted_at)) w.
Proof.
  intros P V I B W; pose proof (have_app _ _ _ _ _ P V) as E; apply means_some, Forall2_app.
  - assert (J : forall it, In it (plain_items F) -> length (goal it) = n) by (intros it J; apply I; apply filter_In in J; tauto).
    induction (plain_items F) as [|it l IH]; constructor; [|apply IH; intros; apply J; right; assumption].
    apply leads_means; [exact E | exact Logic.I|]; intros w' ws ys L H Ly; apply W; [exact L | exact H | rewrite Ly; apply J; left; reflexivity].
  - induction bs as [|b l IH]; constructor; [|apply IH; intros; apply B; right; assumption].
    apply along_means; [exact E|]; intros w' ws ys L H Ly; apply W; [exact L | exact H | rewrite Ly; apply B; left; reflexivity].
Qed.

(* The first tuple whose condition holds; where none does, any. *)
Fixpoint piece_branches (e v : list poly) (before : list claim) (l : list piece) : list (making unit) :=
  match l with
  | [] => [each_true (rev before)]
  | b :: l =>
    let c := match where_ b with Some c => claim_of e c | None => all [] end in
    (each_true (rev before ++ [c]) ;; do ws <- polys_of e (towards b); same_tuple_claim v ws true) :: piece_branches e v (contrary c :: before) l
  end.

Definition pieces (e : list poly) (n : nat) (l : list piece) : making (list poly) :=
  match l with
  | [Piece ts None] => polys_of e ts
  | _ => do v <- freshes n; choose (piece_branches e v [] l) ;; ret v
  end.

Fixpoint pieces_or (e d : list Z) (l : list piece) : list Z :=
  match l with
  | [] => d
  | b :: l => if where_at e b then map (num e) (towards b) else pieces_or e d l
  end.

Definition pieces_at (e : list Z) (n : nat) (l : list piece) : list Z := pieces_or e (repeat 0 n) l.

Lemma pieces_or_length e d n l : length d = n -> forallb (fun b => Nat.eqb (length (towards b)) n) l = true -> length (pieces_or e d l) = n.
Proof.
  intros D; induction l as [|b l IH]; cbn [forallb pieces_or]; [intros _; exact D|]; intros H; apply andb_true_iff in H; destruct H as [E H].
  destruct (where_at e b); [rewrite map_length; apply Nat.eqb_eq, E | apply IH, H].
Qed.

Lemma pieces_at_length e n l : forallb (fun b => Nat.eqb (length (towards b)) n) l = true -> length (pieces_at e n l) = n.
Proof. apply pieces_or_length, repeat_length. Qed.

Lemma piece_branches_so e ev d v n l : forall before w, have w e ev -> forallb (fun b => Nat.eqb (length (towards b)) n) l = true ->
  have w v (pieces_or ev d l) -> (forall c, In c before -> means c true w) -> exists m, In m (piece_branches e v before l) /\ so m w.
Proof.
  induction l as [|b l IH]; intros before w E G V B; cbn [piece_branches].
  - eexists; split; [left; reflexivity|]; apply so_each_true; intros c C; apply B, in_rev, C.
  - cbn [forallb] in G; apply andb_true_iff in G; destruct G as [Gb G]; apply Nat.eqb_eq in Gb.
    assert (M : means (match where_ b with Some c => claim_of e c | None => all [] end) (where_at ev b) w).
    { unfold where_at; destruct (where_ b); [apply claim_of_means, E | apply (means_all [] []); constructor]. }
    cbn [pieces_or] in V; destruct (where_at ev b).
    + eexists; split; [left; reflexivity|]; apply so_then.
      * apply so_each_true; intros c C; apply in_app_or in C; destruct C as [C|[<-|[]]]; [apply B, in_rev, C | exact M].
      * intros w' L; eapply gives_bind; [apply (polys_of_lists (towards b) w e ev E), L|]; intros w'' ws L' H.
        pose proof (later_trans _ _ _ L L') as L2; pose proof (have_later _ _ _ _ L2 V) as V2.
        pose proof (same_tuple_means w'' v ws _ _ V2 H eq_refl) as S; rewrite (proj2 (same_tuple_at_eq _ _) eq_refl) in S; apply S, later_refl.
    + destruct (IH (contrary (match where_ b with Some c => claim_of e c | None => all [] end) :: before) w E G V) as (m & I & S).
      * intros c [<-|C]; [apply (means_contrary _ _ _ M) | apply B, C].
      * exists m; split; [right; exact I | exact S].
Qed.

Lemma pieces_or_lists e ev d n l w : have w e ev -> length d = n -> forallb (fun b => Nat.eqb (length (towards b)) n) l = true -> lists_ (pieces e n l) (pieces_or ev d l) w.
Proof.
  intros E D G.
  assert (Many : lists_ (do v <- freshes n; choose (piece_branches e v [] l) ;; ret v) (pieces_or ev d l) w).
  { intros w' L; pose proof (gives_freshes (pieces_or ev d l) w') as F; rewrite (pieces_or_length _ _ _ _ D G) in F.
    eapply gives_bind; [exact F|]; intros w1 v L1 V; pose proof (later_trans _ _ _ L L1) as L2.
    eapply gives_bind; [|intros w2 [] L3 _; apply gives_ret, (have_later _ _ _ _ L3 V)].
    apply (so_choose _ w1); [|apply later_refl]; apply (piece_branches_so e ev d v n l [] w1 (have_later _ _ _ _ L2 E) G V); intros c []. }
  destruct l as [|[ts [c|]] [|b l]]; try exact Many; apply polys_of_lists, E.
Qed.

Lemma pieces_lists e ev n l w : have w e ev -> forallb (fun b => Nat.eqb (length (towards b)) n) l = true -> lists_ (pieces e n l) (pieces_at ev n l) w.
Proof. intros E; apply pieces_or_lists; [exact E | apply repeat_length]. Qed.
