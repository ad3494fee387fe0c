(* Whole families and the text of a router: that messages arrive, after how many hops, and that channels can be ranked. See
   CheckTheorem.v; the questions are those of package theorem. *)

From Coq Require Import ZArith NArith Lia List Bool.
From Topocert Require Import Graph Walk Methods Text TextMeaning CheckLinear CheckQuestion CheckTerms CheckFamily CheckPlace CheckProper CheckTheorem CheckSums CheckTotals CheckFar CheckDistanceSum.
From Topocert Require Import TrafficSays Messages FamilySays.
Import ListNotations.
Open Scope Z_scope.

(* ---------- Questions ---------- *)

(* Where a message goes next: the tuple of the first hop whose condition holds; where none does, it stays. *)
Fixpoint each_equal (e v : list poly) (ts : list term) : making unit :=
  match v, ts with x :: v, t :: ts => do p <- poly_of e t; equal x p ;; each_equal e v ts | _, _ => ret tt end.

Fixpoint hop_branches (e w at_ : list poly) (before : list claim) (l : list item) : list (making unit) :=
  match l with
  | [] => [each_true (rev before) ;; same_tuple_claim w at_ true]
  | h :: l => let e' := e ++ constants (given h) in let c := all (condition e' (only_if h)) in
      (each_true (rev before ++ [c]) ;; each_equal e' w (goal h)) :: hop_branches e w at_ (contrary c :: before) l
  end.

(* The hops one by one, for each value of their variables. *)
Definition hop_items (hops : list Text.next) : list item := flat_map (fun h => unroll [] [] (over h) h) hops.

Definition next_hop (n : nat) (hops : list Text.next) (ps at_ to_ : list poly) : making (list poly) :=
  do w <- freshes n; choose (hop_branches (ps ++ at_ ++ to_) w at_ [] (hop_items hops)) ;; ret w.

Definition hop_requirements (hops : list Text.next) : list cond := flat_map (fun h => over_requirements (over h) (when h) (to h)) hops.

(* Names are as they must be, and variables of hops have ranges of numerals. *)
Definition hops_shaped (F : family) (hops : list Text.next) : bool :=
  let k := length (arguments F) in let n := width (line F) in
  forallb (fun h => let s := given_naturals (constant_naturals F) (k + (n + n)) (given h) in let m := (k + (n + n) + length (given h))%nat in
    match others h with [] => true | _ => false end && Nat.eqb (length (goal h)) n && scoped_cond s k m (only_if h) && forallb (scoped s k m) (goal h)) (hop_items hops).

Definition hops_questions (F : family) (hops : list Text.next) : list branch := required F (hop_requirements hops).

(* The hops that are left, at most, or exactly. *)
Definition arrives_questions (F : family) (c : cond) (exactly : bool) (hops : list Text.next) (left_ : term) : list branch :=
  let t := line F in let n := width t in
  asked F c (fun ps => do u <- any t ps; do v <- any t ps; do x <- poly_of (ps ++ u ++ v) left_; at_least (ret x) (ret []) false) ::
  asked F c (fun ps => do u <- any t ps; do v <- any t ps; contrary (same_tuple_claim u v) true ;; do w <- next_hop n hops ps u v;
    do x <- poly_of (ps ++ u ++ v) left_; do y <- poly_of (ps ++ w ++ v) left_;
    all [vertex_claim t ps w; adjacent_claim F ps u w; (if exactly then is else at_least) (ret (minus x y)) (ret (constant 1))] false) ::
  if exactly then [asked F c (fun ps => do v <- any t ps; do x <- poly_of (ps ++ v ++ v) left_; is (ret x) (ret []) false)] else [].

Definition pairs_question (F : family) (c : cond) (order_ value : term) : branch :=
  asked F c (fun ps => do o <- poly_of ps order_; do v <- poly_of ps value; is (ret v) (ret (multiply o (plus o (-1)))) false).

Definition delivered_questions (F : family) (c : cond) (hops : list Text.next) (left_ order_ value : term) : list branch :=
  hops_questions F hops ++ arrives_questions F c false hops left_ ++ [pairs_question F c order_ value].

Definition minimal_questions (F : family) (c : cond) (hops : list Text.next) (left_ order_ value : term) : list branch :=
  hops_questions F hops ++ arrives_questions F c false hops left_ ++ rises_any_questions F c left_ ++ [pairs_question F c order_ value].

Definition max_hops_questions (F : family) (c : cond) (exactly : bool) (hops : list Text.next) (left_ value : term) (far : list piece) : list branch :=
  let t := line F in let n := width t in
  hops_questions F hops ++ arrives_questions F c exactly hops left_ ++
  asked F c (fun ps => do d <- poly_of ps value; do u <- any t ps; do v <- any t ps; do x <- poly_of (ps ++ u ++ v) left_; at_least (ret d) (ret x) false) ::
  if exactly then [asked F c (fun ps => do e <- pieces ps (n + n) far; let u := firstn n e in let v := skipn n e in
    do x <- poly_of (ps ++ u ++ v) left_; do d <- poly_of ps value; all [vertex_claim t ps u; vertex_claim t ps v; is (ret x) (ret d)] false)] else [].

Definition total_hops_questions (F : family) (c : cond) (k : Z) (hops : list Text.next) (left_ : term) (ts : list term) (value : term) : list branch :=
  let ls := coordinate_levels F ++ again_levels F in
  hops_questions F hops ++ arrives_questions F c true hops left_ ++ sum_questions F c k [] ls ts (one_weight left_) ++
  [asked F c (fun ps => do n <- summed F k ls ts (one_weight left_) ps; do v <- poly_of ps value; is (ret n) (ret v) false)].

(* A channel's rank, by the coordinates of its ends. *)
Definition rank_questions (F : family) (c : cond) (hops : list Text.next) (rank : term) : list branch :=
  let t := line F in let n := width t in
  hops_questions F hops ++
  [asked F c (fun ps => do u <- any t ps; do v <- any t ps; contrary (same_tuple_claim u v) true ;; do w <- next_hop n hops ps u v;
    vertex_claim t ps w true ;; contrary (same_tuple_claim w u) true ;; contrary (same_tuple_claim w v) true ;; do x <- next_hop n hops ps w v;
    do a <- poly_of (ps ++ w ++ x) rank; do b <- poly_of (ps ++ u ++ w) rank; some [same_tuple_claim x w; at_least (ret a) (ret (plus b 1))] false)].

(* ---------- What they show ---------- *)

Lemma tuples_one_way t ps hops : one_way (tuples_router t ps hops).
Proof. intros u v h w h' k w' h'' k' [A _] [B _]; split; [congruence | destruct h', h''; reflexivity]. Qed.

Section Routes.
Variables (F : family) (c : cond) (xs : list Z).
Hypothesis M : member F xs.
Hypothesis R : network_right F xs.
Hypothesis Y : yes (params F xs) c = true.
Notation t := (line F).
Notation pv := (params F xs).
Notation g := (text_graph t pv).
Notation n := (width t).
Variable hops : list Text.next.
Hypothesis Shape : hops_shaped F hops = true.
Notation r := (tuples_router t pv hops).

(* The tuple of the first hop whose condition holds. *)
Fixpoint hop_at (e : list Z) (l : list item) : option (list Z) :=
  match l with [] => None | h :: l => if yes (e ++ given h) (only_if h) then Some (map (num (e ++ given h)) (goal h)) else hop_at e l end.

Lemma hop_at_app e l m : hop_at e (l ++ m) = match hop_at e l with Some w => Some w | None => hop_at e m end.
Proof. induction l as [|h l IH]; [reflexivity|]; cbn [app hop_at]; destruct (yes (e ++ given h) (only_if h)); [reflexivity | exact IH]. Qed.

Lemma constants_all more : naturals pv (constant_naturals F) more /\ below pv (constant_naturals F) more.
Proof.
  destruct (constants_natural F xs) as [N B]; split; intros i I; specialize (N i I); specialize (B i I); rewrite app_nil_r in N, B; [rewrite app_nth1; assumption | rewrite app_length; lia].
Qed.

Lemma hops_met us : all_refuted (hops_questions F hops) us = true -> all_met pv (hop_requirements hops).
Proof. intros A; apply (required_met F _ xs); [apply (all_refuted_in _ _ A) | exact M]. Qed.

(* A hop with variables, in turn, is its items, one after the other. *)
Lemma unrolled_first e h rs : forall g, (forall it, In it (unroll [] g rs h) -> others it = [] /\
    holds (e ++ given it) (only_if it) = Some (yes (e ++ given it) (only_if it)) /\ tuple (e ++ given it) (goal it) = Some (map (num (e ++ given it)) (goal it))) ->
  first_over (e ++ g) rs h = Some (hop_at e (unroll [] g rs h)).
Proof.
  induction rs as [|r rs IH]; intros g A; cbn [unroll first_over] in *.
  - destruct (A _ (or_introl eq_refl)) as (_ & C & T); cbn [given only_if goal hop_at] in *; rewrite C, T; destruct (yes (e ++ g) (when h)); reflexivity.
  - destruct (numeral [] (low r)) as [a|] eqn:La; [destruct (numeral [] (high r)) as [b|] eqn:Lb; [destruct (only r)|]|]; try (destruct (A _ (or_introl eq_refl)) as [O _]; discriminate O).
    assert (Ag : agree [] (e ++ g)) by (intros [|i] z; discriminate); rewrite (numeral_value _ _ _ Ag _ La), (numeral_value _ _ _ Ag _ Lb); cbn [holds].
    induction (span a b) as [|x l IHl]; [reflexivity|]; cbn [flat_map first_of] in *; rewrite <- app_assoc, (IH (g ++ [x])) by (intros it I; apply A, in_or_app; left; exact I).
    rewrite hop_at_app; destruct (hop_at e (unroll [] (g ++ [x]) rs h)); [reflexivity|]; apply IHl; intros it I; apply A, in_or_app; right; exact I.
Qed.

Lemma shape_of it : In it (hop_items hops) -> let s := given_naturals (constant_naturals F) (length (arguments F) + (n + n)) (given it) in
  let m := (length (arguments F) + (n + n) + length (given it))%nat in
  others it = [] /\ length (goal it) = n /\ scoped_cond s (length (arguments F)) m (only_if it) = true /\ forallb (scoped s (length (arguments F)) m) (goal it) = true.
Proof.
  intros I s m; pose proof Shape as S; unfold hops_shaped in S; rewrite forallb_forall in S; specialize (S it I); cbv zeta in S; rewrite !andb_true_iff in S; destruct S as [[[O W] C] T].
  split; [destruct (others it); [reflexivity | discriminate]|]; split; [apply Nat.eqb_eq, W|]; split; assumption.
Qed.

Lemma text_hop_known u v : all_met pv (hop_requirements hops) -> length u = n -> length v = n -> text_hop pv u v hops = hop_at (pv ++ u ++ v) (hop_items hops).
Proof.
  intros D Lu Lv; unfold text_hop; assert (K : first_of (one_hop (pv ++ u ++ v)) hops = Some (hop_at (pv ++ u ++ v) (hop_items hops))); [|rewrite K; reflexivity].
  pose proof shape_of as S; revert D S; clear Shape; unfold hop_items; induction hops as [|h l IH]; intros D S; [reflexivity|]; cbn [first_of flat_map] in *.
  unfold hop_requirements in D; cbn [flat_map] in D; apply met_app in D; destruct D as [Dh D].
  unfold one_hop at 1; rewrite <- (app_nil_r (pv ++ u ++ v)) at 1; rewrite (unrolled_first (pv ++ u ++ v) h (over h) []).
  - rewrite hop_at_app; destruct (hop_at _ (unroll [] [] (over h) h)); [reflexivity|]; apply IH; [exact D | intros it I; apply S, in_or_app; right; exact I].
  - intros it I; destruct (S it (in_or_app _ _ _ (or_introl I))) as (O & _ & Sc & St); split; [exact O|].
    assert (Di : all_met pv (over_requirements (others it) (only_if it) (goal it))) by (intros d Id; apply Dh, (unroll_requirements [] h it (over h) [] I d Id)).
    unfold over_requirements in Di; rewrite !met_app in Di; destruct Di as (_ & Dt & Dc); destruct (constants_all (u ++ v)) as [N B].
    destruct (given_natural F xs (given it) _ (u ++ v) N B) as [N' _]; assert (Le : length (pv ++ u ++ v) = (length (arguments F) + (n + n))%nat) by (rewrite !app_length, params_length, Lu, Lv; reflexivity).
    rewrite Le in N'; assert (Lk : (length (arguments F) + (n + n) + length (given it))%nat = length (pv ++ (u ++ v) ++ given it)) by (rewrite app_assoc, app_length, Le; reflexivity).
    rewrite Lk, <- (params_length F xs) in Sc, St; rewrite <- (params_length F xs) in N'; assert (Lp : (length pv <= length (pv ++ (u ++ v) ++ given it))%nat) by (rewrite app_length; lia).
    rewrite <- app_assoc, <- app_assoc, (app_assoc u v); split.
    + apply (scoped_holds pv _ (only_if it) ((u ++ v) ++ given it) _ N' Sc Lp (le_n _) Dc).
    + apply (tuple_value pv _ (goal it) ((u ++ v) ++ given it) _ N' St Lp (le_n _) Dt).
Qed.

Lemma hop_wide e w : hop_at e (hop_items hops) = Some w -> length w = n.
Proof.
  pose proof shape_of as S; revert S; generalize (hop_items hops); intros its S; induction its as [|h l IH]; intros E; [discriminate|]; cbn [hop_at] in E.
  destruct (yes (e ++ given h) (only_if h)); [|apply IH; [intros x X; apply S; right; exact X | exact E]]; injection E as <-; rewrite map_length; apply (S h (or_introl eq_refl)).
Qed.

Definition hop_to (u v : list Z) : list Z := match hop_at (pv ++ u ++ v) (hop_items hops) with Some w => w | None => u end.

Lemma each_equal_so ts : forall w e ev v, have w e ev -> have w v (map (num ev) ts) -> so (each_equal e v ts) w.
Proof.
  induction ts as [|t' ts IH]; intros w e ev v E V; inversion V as [|p x v' vv P V']; subst; cbn [each_equal]; [apply so_ret|].
  apply (so_bind _ _ _ _ (poly_of_yields t' w e ev E)); intros w1 q L1 Q.
  apply so_then; [|apply (IH w1 e ev v' (have_later _ _ _ _ L1 E) (have_later _ _ _ _ L1 V'))].
  pose proof (has_later _ _ _ _ L1 P) as P1; apply so_then; apply (so_fact _ 0 w1); try lia; [replace 0 with (num ev t' - num ev t') by lia | replace 0 with (num ev t' - num ev t') by lia]; apply has_minus; assumption.
Qed.

Lemma hop_branches_so l : forall before w e ev v at_ atv, have w e ev -> have w at_ atv -> length atv = n -> (forall h, In h l -> length (goal h) = n) ->
  have w v (match hop_at ev l with Some x => x | None => atv end) -> (forall c, In c before -> means c true w) -> exists m, In m (hop_branches e v at_ before l) /\ so m w.
Proof.
  induction l as [|h l IH]; intros before w e ev v at_ atv E A La Wd V B; cbn [hop_branches hop_at] in *.
  - eexists; split; [left; reflexivity|]; apply so_then; [apply so_each_true; intros d D; apply B, in_rev, D|].
    eapply true_so; [apply (same_tuple_means w v at_ _ _ V A eq_refl) | apply same_tuple_at_eq; reflexivity].
  - pose proof (have_app _ _ _ _ _ E (have_constants w (given h))) as E'.
    assert (Mc : means (all (condition (e ++ constants (given h)) (only_if h))) (yes (ev ++ given h) (only_if h)) w) by (rewrite <- condition_yes; apply means_all, condition_mean, E').
    destruct (yes (ev ++ given h) (only_if h)).
    + eexists; split; [left; reflexivity|]; apply so_then; [|apply (each_equal_so (goal h) w _ _ v E' V)].
      apply so_each_true; intros d D; apply in_app_or in D; destruct D as [D|[<-|[]]]; [apply B, in_rev, D | exact Mc].
    + destruct (IH (contrary (all (condition (e ++ constants (given h)) (only_if h))) :: before) w e ev v at_ atv E A La (fun x X => Wd x (or_intror X)) V) as (m & I & S).
      * intros d [<-|D]; [apply (means_contrary _ _ _ Mc) | apply B, D].
      * exists m; split; [right; exact I | exact S].
Qed.

Lemma next_hop_lists w ps u v qu qv : have w ps pv -> have w qu u -> have w qv v -> length u = n -> lists_ (next_hop n hops ps qu qv) (hop_to u v) w.
Proof.
  intros P U V Lu w0 L; unfold next_hop.
  assert (Lh : length (hop_to u v) = n) by (unfold hop_to; destruct (hop_at (pv ++ u ++ v) (hop_items hops)) as [x|] eqn:E; [apply (hop_wide _ _ E) | exact Lu]).
  pose proof (gives_freshes (hop_to u v) w0) as G; rewrite Lh in G; eapply gives_bind; [exact G|]; intros w1 q L1 Q; pose proof (later_trans _ _ _ L L1) as L2; apply (have_later _ _ _ _ L2) in P, U, V.
  eapply gives_bind; [|intros w2 [] L3 _; apply gives_ret, (have_later _ _ _ _ L3 Q)].
  apply (so_choose _ w1); [|apply later_refl]; apply (hop_branches_so (hop_items hops) [] w1 _ (pv ++ u ++ v) q qu u); try assumption; [env | | intros d []].
  intros h H; apply (shape_of h H).
Qed.

(* ---------- Arriving ---------- *)

Definition left_at (left_ : term) (u v : list Z) : Z := num (pv ++ u ++ v) left_.

(* What a message does that is not where it goes. *)
Lemma hop_so exactly left_ us : all_met pv (hop_requirements hops) -> all_refuted (arrives_questions F c exactly hops left_) us = true ->
  (forall u v, is_vertex g u -> is_vertex g v -> 0 <= left_at left_ u v) /\
  (forall u v, is_vertex g u -> is_vertex g v -> u <> v -> exists w, is_vertex g w /\ hop g r v u tt w tt 0 /\ left_at left_ w v + 1 <= left_at left_ u v /\ (exactly = true -> left_at left_ w v + 1 = left_at left_ u v)) /\
  (exactly = true -> forall v, is_vertex g v -> left_at left_ v v = 0).
Proof.
  intros D A; assert (Q := refuted_by F c _ _ A); unfold arrives_questions in Q; split; [|split].
  - intros u v U V; apply (vertex_known F xs R) in U, V; destruct (Z.le_gt_cases 0 (left_at left_ u v)) as [|L]; [assumption|exfalso]; apply (Q _ (or_introl eq_refl) xs M Y); intros w ps P.
    apply (any_then F xs w ps u _ P U); onward; apply (any_then F xs w0 ps v _ P V); onward; apply (term_then _ _ (pv ++ u ++ v)); [env|]; onward.
    eapply false_so; [apply means_at_least; apply yields_ret; [eassumption | apply has_none] | apply Z.leb_gt, L].
  - intros u v U V Ne; apply (vertex_known F xs R) in U, V; set (w := hop_to u v).
    assert (Lw : length w = n) by (unfold w, hop_to; destruct (hop_at (pv ++ u ++ v) (hop_items hops)) as [x|] eqn:E; [apply (hop_wide _ _ E) | apply U]).
    set (d := left_at left_ u v - left_at left_ w v).
    destruct (vertex_at t pv w && (adjacent_at F pv u w && (if exactly then d =? 1 else 1 <=? d))) eqn:E.
    + rewrite !andb_true_iff in E; destruct E as (E1 & E2 & E3); assert (Vw : vertex_of F xs w) by (split; assumption); apply (adjacent_adj F xs R u w U Vw) in E2.
      exists w; split; [apply (vertex_known F xs R), Vw|]; split; [|unfold d in E3; destruct exactly; [apply Z.eqb_eq in E3 | apply Z.leb_le in E3]; split; try discriminate; lia].
      split; [exact Ne|]; split; [exact E2|]; split; [|reflexivity]; rewrite (text_hop_known u v D (proj1 U) (proj1 V)).
      unfold w, hop_to in *; destruct (hop_at (pv ++ u ++ v) (hop_items hops)); [reflexivity | destruct (adj_differ E2 eq_refl)].
    + exfalso; apply (Q _ (or_intror (or_introl eq_refl)) xs M Y); intros w0 ps P; apply (any_then F xs w0 ps u _ P U); onward; apply (any_then F xs w1 ps v _ P V); onward.
      apply so_then; [eapply true_so; [apply means_contrary, same_tuple_means; [exact H | exact H0 | rewrite (proj1 U), (proj1 V); reflexivity]|]; apply negb_true_iff; destruct (same_tuple_at u v) eqn:S; [apply same_tuple_at_eq in S; contradiction | reflexivity]|].
      apply (lists_then _ w); [apply (next_hop_lists w2 ps u v _ _ P H H0 (proj1 U))|]; onward.
      apply (term_then _ _ (pv ++ u ++ v)); [env|]; onward; apply (term_then _ _ (pv ++ w ++ v)); [env|]; onward.
      assert (Me : means ((if exactly then is else at_least) (ret (minus ws2 ws3)) (ret (constant 1))) (if exactly then d =? 1 else 1 <=? d) w5).
      { destruct exactly; [apply means_is | apply means_at_least]; apply yields_ret; first [apply has_minus; assumption | apply has_constant]. }
      eapply false_so; [apply (means_all [_; _; _] [vertex_at t pv w; adjacent_at F pv u w; if exactly then d =? 1 else 1 <=? d]); repeat constructor; [apply vertex_means; assumption | apply (adjacent_known F xs R w5 ps); try assumption; apply U | exact Me]|].
      cbn [forallb]; rewrite andb_true_r; exact E.
  - intros -> v V; apply (vertex_known F xs R) in V; destruct (left_at left_ v v =? 0) eqn:E; [apply Z.eqb_eq, E|exfalso]; apply (Q _ (or_intror (or_intror (or_introl eq_refl))) xs M Y); intros w ps P.
    apply (any_then F xs w ps v _ P V); onward; apply (term_then _ _ (pv ++ v ++ v)); [env|]; onward; eapply false_so; [apply means_is; apply yields_ret; [eassumption | apply has_none] | exact E].
Qed.

Lemma arrives_so exactly left_ us : all_met pv (hop_requirements hops) -> all_refuted (arrives_questions F c exactly hops left_) us = true ->
  forall u v, is_vertex g u -> is_vertex g v -> exists d, arrives g r u v d /\ 0 <= d <= left_at left_ u v /\ (exactly = true -> d = left_at left_ u v).
Proof.
  intros D A u v U V; destruct (hop_so exactly left_ us D A) as (Pos & Step & Last_).
  assert (K : forall k w d, (Z.to_nat (left_at left_ w v) < k)%nat -> is_vertex g w -> 0 <= d -> sent g r u v d w tt ->
    exists e, sent g r u v (d + e) v tt /\ 0 <= e <= left_at left_ w v /\ (exactly = true -> e = left_at left_ w v)).
  { induction k as [|k IH]; intros w d Lk W D0 S; [lia|]; destruct (list_eq_dec Z.eq_dec w v) as [->|Ne].
    - exists 0; rewrite Z.add_0_r; split; [exact S|]; split; [pose proof (Pos v v W V); lia | intros E; rewrite (Last_ E v V); reflexivity].
    - destruct (Step w v W V Ne) as (x & X & Hop & Le & Eq_); pose proof (Pos x v X V); destruct (IH x (d + 1)) as (e & Se & Be & Ee); [lia | exact X | lia | apply (sent_on g r u v d w tt x tt 0 S Hop)|].
      exists (1 + e); rewrite Z.add_assoc; split; [exact Se|]; split; [lia | intros E; specialize (Eq_ E); specialize (Ee E); lia]. }
  destruct (K _ u 0 (Nat.lt_succ_diag_r _) U (Z.le_refl 0) (sent_first g r u v U V)) as (e & S & B & E); exists e; rewrite Z.add_0_l in S; split; [exists tt; exact S|]; split; assumption.
Qed.

Lemma all_arrive_so exactly left_ us : all_met pv (hop_requirements hops) -> all_refuted (arrives_questions F c exactly hops left_) us = true -> all_arrive g r None.
Proof. intros D A u v (U & V & _); destruct (arrives_so exactly left_ us D A u v U V) as (d & Ad & _); exists d; exact Ad. Qed.

(* ---------- All pairs ---------- *)

Definition others_of (u : list Z) : list (list Z) := filter (fun v => negb (same_tuple_at u v)) (vertices g).
Definition all_pairs : list (list Z * list Z) := flat_map (fun u => map (fun v => (u, v)) (others_of u)) (vertices g).

Lemma others_length u l : NoDup l -> In u l -> (length (filter (fun v => negb (same_tuple_at u v)) l) + 1 = length l)%nat.
Proof.
  induction 1 as [|a l Na N IH]; intros I; [destruct I|]; cbn [filter]; destruct (same_tuple_at u a) eqn:E; cbn [negb].
  - apply same_tuple_at_eq in E; subst a; replace (filter _ l) with l; [simpl; lia|]; clear - Na; induction l as [|a l IH]; [reflexivity|]; cbn [filter]; destruct (same_tuple_at u a) eqn:S.
    + apply same_tuple_at_eq in S; subst a; destruct Na; left; reflexivity.
    + cbn [negb]; f_equal; apply IH; intros I; apply Na; right; exact I.
  - destruct I as [->|I]; [rewrite (proj2 (same_tuple_at_eq u u) eq_refl) in E; discriminate|]; specialize (IH I); simpl; lia.
Qed.

Lemma all_pairs_length : Z.of_nat (length all_pairs) = Z.of_nat (length (vertices g)) * (Z.of_nat (length (vertices g)) - 1).
Proof.
  unfold all_pairs; assert (K : forall l, (forall u, In u l -> is_vertex g u) -> Z.of_nat (length (flat_map (fun u => map (fun v => (u, v)) (others_of u)) l)) = Z.of_nat (length l) * (Z.of_nat (length (vertices g)) - 1)).
  { induction l as [|u l IH]; intros I; [reflexivity|]; cbn [flat_map length]; rewrite app_length, map_length, Nat2Z.inj_add, IH by (intros v V; apply I; right; exact V).
    pose proof (others_length u (vertices g) (vertices_once F xs) (I u (or_introl eq_refl))) as L; unfold others_of; rewrite Nat2Z.inj_succ; match type of L with (?a + 1 = ?b)%nat => replace (Z.of_nat a) with (Z.of_nat b - 1) by lia end; rewrite Z.mul_succ_l; apply Z.add_comm. }
  apply K; auto.
Qed.

Lemma all_pairs_list : lists (fun e => message g None (fst e) (snd e)) all_pairs.
Proof.
  split.
  - unfold all_pairs; assert (K : forall l, NoDup l -> NoDup (flat_map (fun u => map (fun v => (u, v)) (others_of u)) l)).
    { induction 1 as [|u l Nu N IH]; [constructor|]; cbn [flat_map]; apply NoDup_app_intro; [|exact IH|].
      - assert (O : NoDup (others_of u)) by apply NoDup_filter, (vertices_once F xs); induction O as [|v l' Nv O IHo]; constructor; [|exact IHo]; intros I; apply in_map_iff in I; destruct I as (x & E & I); injection E as ->; contradiction.
      - intros (a, b) I J; apply in_map_iff in I; destruct I as (x & E & _); injection E as <- <-; apply in_flat_map in J; destruct J as (y & Iy & J); apply in_map_iff in J; destruct J as (z & E & _); injection E as -> ->; contradiction. }
    apply K, (vertices_once F xs).
  - intros (u, v); unfold all_pairs, message, is_end; cbn [fst snd]; rewrite in_flat_map; split.
    + intros (x & X & I); apply in_map_iff in I; destruct I as (y & E & I); injection E as -> ->; apply filter_In in I; destruct I as [I N]; apply negb_true_iff in N; split; [exact X|]; split; [exact I|].
      intros ->; rewrite (proj2 (same_tuple_at_eq v v) eq_refl) in N; discriminate.
    + intros (U & V & N); exists u; split; [exact U|]; apply in_map_iff; exists v; split; [reflexivity|]; apply filter_In; split; [exact V|]; apply negb_true_iff; destruct (same_tuple_at u v) eqn:S; [apply same_tuple_at_eq in S; contradiction | reflexivity].
Qed.

Lemma pairs_so order_ value p : refutes (pairs_question F c order_ value) p = true -> order g (num pv order_) -> Z.of_nat (length all_pairs) = num pv value.
Proof.
  intros A [_ O]; rewrite all_pairs_length, O; destruct (num pv value =? num pv order_ * (num pv order_ + -1)) eqn:E; [apply Z.eqb_eq in E; lia|exfalso].
  apply (asked_sound _ _ _ _ A xs M Y); intros w ps P; apply (term_then _ _ pv); [exact P|]; onward; apply (term_then _ _ pv); [exact P|]; onward.
  eapply false_so; [apply means_is; apply yields_ret; [eassumption | apply has_multiply; [eassumption | apply has_plus; eassumption]] | exact E].
Qed.

Lemma counted_pairs (P : list Z -> list Z -> Prop) z : (forall u v, message g None u v -> P u v) -> Z.of_nat (length all_pairs) = z ->
  count (fun e : vertex g * vertex g => message g None (fst e) (snd e) /\ P (fst e) (snd e)) z.
Proof.
  intros H E; exists all_pairs; split; [|exact E]; destruct all_pairs_list as [N I]; split; [exact N|]; intros e; rewrite I; split; [intros Me; split; [exact Me | apply H, Me] | tauto].
Qed.

Lemma count_same {A} (P Q : A -> Prop) z : (forall a, P a <-> Q a) -> count P z -> count Q z.
Proof. intros E (l & [N I] & L); exists l; split; [split; [exact N|]; intros a; rewrite I; apply E | exact L]. Qed.

Theorem delivered_sound left_ order_ value us : all_refuted (delivered_questions F c hops left_ order_ value) us = true -> order g (num pv order_) ->
  quantity_is g r None (Delivered (num pv value)) /\ all_arrive g r None.
Proof.
  intros A O; apply all_refuted_app in A; destruct A as (u1 & u2 & A1 & A); apply all_refuted_app in A; destruct A as (u3 & u4 & A2 & A); destruct (all_refuted_cons _ _ _ A) as (p & _ & B & _).
  pose proof (hops_met u1 A1) as D; pose proof (all_arrive_so false left_ u3 D A2) as Al; split; [|exact Al]; cbn [quantity_is].
  apply (count_same (fun e : vertex g * vertex g => message g None (fst e) (snd e) /\ exists d, arrives g r (fst e) (snd e) d)); [intros e; split; [intros (Me & d & Ad); exists d; auto | intros (d & Me & Ad); split; [exact Me | exists d; exact Ad]]|]; apply (counted_pairs (fun u v => exists d, arrives g r u v d)); [exact Al | apply (pairs_so order_ value p B O)].
Qed.

Theorem minimal_sound left_ order_ value us : all_refuted (minimal_questions F c hops left_ order_ value) us = true -> order g (num pv order_) ->
  quantity_is g r None (Minimal (num pv value)) /\ all_arrive g r None.
Proof.
  intros A O; apply all_refuted_app in A; destruct A as (u1 & u2 & A1 & A); apply all_refuted_app in A; destruct A as (u3 & u4 & A2 & A); apply all_refuted_app in A; destruct A as (u5 & u6 & A3 & A); destruct (all_refuted_cons _ _ _ A) as (p & _ & B & _).
  pose proof (hops_met u1 A1) as D; split; [|apply (all_arrive_so false left_ u3 D A2)]; cbn [quantity_is].
  apply (count_same (fun e : vertex g * vertex g => message g None (fst e) (snd e) /\ exists d, arrives g r (fst e) (snd e) d /\ dist g (fst e) (snd e) d)); [intros e; split; [intros (Me & d & Ad & Dd); exists d; auto | intros (d & (Me & Ad) & Dd); split; [exact Me | exists d; auto]]|]; apply (counted_pairs (fun u v => exists d, arrives g r u v d /\ dist g u v d)); [|apply (pairs_so order_ value p B O)].
  intros u v (U & V & _); destruct (arrives_so false left_ u3 D A2 u v U V) as (d & Ad & Ld & _); exists d; split; [exact Ad|].
  assert (W : forall w e h, sent g r u v e w h -> walk g u w e).
  { intros w e h S; induction S as [|e w h x h' k S IH (_ & Aw & _)]; [apply walk_here; assumption | apply (walk_app g u w x e 1 IH), walk_one, Aw]. }
  destruct Ad as (h & S); split; [apply (W v d h S)|]; intros e E; pose proof V as V'; apply (vertex_known F xs R) in V'; destruct (rises_any_sound F c left_ u5 xs A3 M R Y v V') as [Z0 Pot].
  apply walk_rev in E; apply (potential_walk g _ _ _ _ Pot) in E; cbv beta in *; unfold left_at in Ld; lia.
Qed.

Theorem max_hops_sound exactly left_ value far us : widths (n + n) far = true -> all_refuted (max_hops_questions F c exactly hops left_ value far) us = true ->
  exists z, quantity_is g r None (MaxHops z) /\ z <= num pv value /\ (exactly = true -> z = num pv value).
Proof.
  intros Wf A; unfold max_hops_questions in A; apply all_refuted_app in A; destruct A as (u1 & u2 & A1 & A); apply all_refuted_app in A; destruct A as (u3 & u4 & A2 & A); apply all_refuted_cons in A; destruct A as (p & u5 & B & A).
  pose proof (hops_met u1 A1) as D; destruct (hop_so exactly left_ u3 D A2) as (Pos & Step & Last_).
  assert (Le : forall u v, is_vertex g u -> is_vertex g v -> left_at left_ u v <= num pv value).
  { intros u v U V; apply (vertex_known F xs R) in U, V; destruct (Z.le_gt_cases (left_at left_ u v) (num pv value)) as [|G]; [assumption|exfalso]; apply (asked_sound _ _ _ _ B xs M Y); intros w ps P.
    apply (term_then _ _ pv); [exact P|]; onward; apply (any_then F xs w0 ps u _ P U); onward; apply (any_then F xs w1 ps v _ P V); onward; apply (term_then _ _ (pv ++ u ++ v)); [env|]; onward.
    eapply false_so; [apply means_at_least; apply yields_ret; eassumption | apply Z.leb_gt, G]. }
  assert (Arrive : forall u v, message g None u v -> exists d, arrives g r u v d /\ 0 <= d <= left_at left_ u v /\ (exactly = true -> d = left_at left_ u v)).
  { intros u v (U & V & _); apply (arrives_so exactly left_ u3 D A2 u v U V). }
  assert (Some_ : exists z, quantity_is g r None (MaxHops z) /\ 0 <= z <= num pv value).
  { assert (V0 : 0 <= num pv value) by (pose proof (root_known F xs R) as V; pose proof (Pos _ _ V V); pose proof (Le _ _ V V); lia).
    assert (K : forall l, (forall e, In e l -> message g None (fst e) (snd e)) -> exists z, 0 <= z <= num pv value /\ (forall e d, In e l -> arrives g r (fst e) (snd e) d -> d <= z) /\
      ((exists e, In e l /\ arrives g r (fst e) (snd e) z) \/ z = 0 /\ l = [])).
    { induction l as [|(u, v) l IH]; intros I; [exists 0; split; [lia|]; split; [intros e d []|right; auto]|]; destruct IH as (z & Bz & Az & Ez); [intros e E; apply I; right; exact E|].
      pose proof (I (u, v) (or_introl eq_refl)) as Me; cbn [fst snd] in Me; destruct (Arrive u v Me) as (d & Ad & Bd & _); pose proof (Le u v (proj1 Me) (proj1 (proj2 Me))).
      assert (Once_ : forall e, arrives g r u v e -> e = d) by (intros e Ae; apply (arrives_once g r (tuples_one_way t pv hops) u v e d Ae Ad)).
      destruct (Z.le_gt_cases d z) as [Ld|Gd].
      - destruct Ez as [(e & Ie & Ae)|[-> ->]].
        + exists z; split; [exact Bz|]; split; [intros e' d' [<-|J] A'; [cbn [fst snd] in A'; rewrite (Once_ d' A'); exact Ld | apply (Az e' d' J A')] | left; exists e; split; [right; exact Ie | exact Ae]].
        + exists d; split; [lia|]; split; [intros e' d' [<-|[]] A'; cbn [fst snd] in A'; rewrite (Once_ d' A'); lia | left; exists (u, v); split; [left; reflexivity | exact Ad]].
      - exists d; split; [lia|]; split; [intros e' d' [<-|J] A'; [cbn [fst snd] in A'; rewrite (Once_ d' A'); lia | specialize (Az e' d' J A'); lia] | left; exists (u, v); split; [left; reflexivity | exact Ad]]. }
    destruct all_pairs_list as [_ I]; destruct (K all_pairs (fun e E => proj1 (I e) E)) as (z & Bz & Az & Ez); exists z; split; [|exact Bz]; split.
    - intros u v d [Me Ad]; apply (Az (u, v) d (proj2 (I (u, v)) Me) Ad).
    - destruct Ez as [((u, v) & Ie & Ae)|[-> E]]; [left; exists u, v; split; [apply (proj1 (I (u, v)) Ie) | exact Ae]|]; right; split; [reflexivity|]; intros u v d [Me _]; apply (proj2 (I (u, v))) in Me; rewrite E in Me; exact Me. }
  destruct Some_ as (z & Q & Bz); exists z; split; [exact Q|]; split; [lia|]; intros ->; destruct (all_refuted_cons _ _ _ A) as (q & _ & Fa & _).
  set (e := pieces_at pv (n + n) far); assert (Le_ : length e = (n + n)%nat) by (apply pieces_at_length, Wf); set (u := firstn n e); set (v := skipn n e).
  assert (Lu : length u = n) by (unfold u; rewrite firstn_length, Le_; lia); assert (Lv : length v = n) by (unfold v; rewrite skipn_length, Le_; lia).
  assert (E : vertex_at t pv u && (vertex_at t pv v && (left_at left_ u v =? num pv value)) = true).
  { destruct (_ && _) eqn:E; [reflexivity|exfalso]; apply (asked_sound _ _ _ _ Fa xs M Y); intros w ps P; eapply lists_then; [apply (pieces_lists _ pv); [env | exact Wf]|]; intros w1 qe L1 Hq; cbv zeta; apply (have_later _ _ _ _ L1) in P.
    fold e in Hq; assert (Hu : have w1 (firstn n qe) u) by (apply have_firstn, Hq); assert (Hv : have w1 (skipn n qe) v).
    { unfold v; clear - Hq; revert Hq; generalize e; intros e0 Hq; generalize n; intros k; revert k; induction Hq; intros [|k]; simpl; try constructor; auto; apply IHHq. }
    apply (term_then _ _ (pv ++ u ++ v)); [env|]; onward; apply (term_then _ _ pv); [exact P|]; onward.
    eapply false_so; [apply (means_all [_; _; _] [vertex_at t pv u; vertex_at t pv v; left_at left_ u v =? num pv value]); repeat constructor; [apply vertex_means; assumption | apply vertex_means; assumption | apply means_is; apply yields_ret; assumption]|].
    cbn [forallb]; rewrite andb_true_r; exact E. }
  rewrite !andb_true_iff, Z.eqb_eq in E; destruct E as (Eu & Ev & E); assert (U : is_vertex g u) by (apply (vertex_known F xs R); split; assumption); assert (V : is_vertex g v) by (apply (vertex_known F xs R); split; assumption).
  destruct Q as [Q _]; destruct (list_eq_dec Z.eq_dec u v) as [Euv|Ne].
  - rewrite <- E, <- Euv in *; rewrite (Last_ eq_refl u U) in *; lia.
  - destruct (Arrive u v (conj U (conj V Ne))) as (d & Ad & _ & X); specialize (X eq_refl); assert (d <= z) by (apply (Q u v d); split; [split; [exact U | split; [exact V | exact Ne]] | exact Ad]); lia.
Qed.

Theorem total_hops_sound k left_ ts value us : length ts = length (coordinate_levels F ++ again_levels F) -> all_refuted (total_hops_questions F c k hops left_ ts value) us = true ->
  exists z, quantity_is g r None (TotalHops z) /\ k * z = num pv value.
Proof.
  intros L A; unfold total_hops_questions in A; apply all_refuted_app in A; destruct A as (u1 & u2 & A1 & A); apply all_refuted_app in A; destruct A as (u3 & u4 & A2 & A); apply all_refuted_app in A; destruct A as (u5 & u6 & A3 & A).
  pose proof (hops_met u1 A1) as D; set (weight := fun (e o : list Z) => num o left_).
  assert (Weight : forall w e o ev ov, have w e ev -> have w o ov -> yields (one_weight left_ e o) (weight ev ov) w) by (intros; apply poly_of_yields; assumption).
  pose proof (sum_sound F c k (one_weight left_) weight Weight xs M Y _ ts u5 L A3) as T.
  assert (Tot : total_at (coordinate_levels F ++ again_levels F) weight pv pv = sum_over (fun u => sum_over (fun v => left_at left_ u v) (vertices g)) (vertices g)).
  { rewrite total_app, (vertices_sum F xs _ R); apply sum_over_ext; intros u U; rewrite (again_total F xs weight u R) by reflexivity; apply sum_over_ext; intros v _; unfold weight, left_at; rewrite <- app_assoc; reflexivity. }
  rewrite Tot in T; destruct (hop_so true left_ u3 D A2) as (_ & _ & Last_).
  exists (sum_over (fun v => sum_over (fun u => left_at left_ u v) (vertices g)) (vertices g)); split.
  - exists (fun u v => if in_dec (list_eq_dec Z.eq_dec) u (vertices g) then if in_dec (list_eq_dec Z.eq_dec) v (vertices g) then left_at left_ u v else 0 else 0); split.
    + intros u v; destruct (in_dec (list_eq_dec Z.eq_dec) u (vertices g)) as [U|U]; [destruct (in_dec (list_eq_dec Z.eq_dec) v (vertices g)) as [V|V]|]; try (right; split; [reflexivity | intros e [(A' & B' & _) _]; contradiction]).
      destruct (list_eq_dec Z.eq_dec u v) as [->|Ne]; [right; split; [apply (Last_ eq_refl v V) | intros e [(_ & _ & N) _]; apply N; reflexivity]|].
      left; destruct (arrives_so true left_ u3 D A2 u v U V) as (d & Ad & _ & E); rewrite <- (E eq_refl); split; [split; [exact U | split; [exact V | exact Ne]] | exact Ad].
    + apply sum_over_ext; intros v V; apply sum_over_ext; intros u U; destruct (in_dec (list_eq_dec Z.eq_dec) u (vertices g)); [|contradiction]; destruct (in_dec (list_eq_dec Z.eq_dec) v (vertices g)); [reflexivity | contradiction].
  - rewrite sum_over_swap, <- T; destruct (from_at k weight (coordinate_levels F ++ again_levels F) ts pv pv =? num pv value) eqn:E; [apply Z.eqb_eq, E|exfalso].
    apply (refuted_by F c _ _ A _ (or_introl eq_refl) xs M Y); intros w ps P; apply (so_bind _ _ _ _ (yields_from k (one_weight left_) weight Weight _ ts w ps ps _ _ P P)); onward.
    apply (term_then _ _ pv); [exact P|]; onward; eapply false_so; [apply means_is; apply yields_ret; eassumption | exact E].
Qed.

Theorem ranked_sound rank us : all_refuted (rank_questions F c hops rank) us = true -> ranked g r None.
Proof.
  intros A; unfold rank_questions in A; apply all_refuted_app in A; destruct A as (u1 & u2 & A1 & A); pose proof (hops_met u1 A1) as D; destruct (all_refuted_cons _ _ _ A) as (p & _ & B & _).
  exists (fun c : vertex g * vertex g * Z => num (pv ++ fst (fst c) ++ snd (fst c)) rank); intros u v k k' (_ & V & _) (d & w & h & x & h' & j & y & h'' & j' & _ & (Nw & Aw & [Hw _]) & (Nx & Ax & [Hx _]) & -> & ->); cbn [fst snd].
  pose proof (proj1 (vertex_known F xs R w) (adj_left Aw)) as Vw; pose proof (proj1 (vertex_known F xs R x) (adj_right Aw)) as Vx; pose proof (proj1 (vertex_known F xs R v) V) as Vv.
  rewrite (text_hop_known w v D (proj1 Vw) (proj1 Vv)) in Hw; rewrite (text_hop_known x v D (proj1 Vx) (proj1 Vv)) in Hx.
  assert (Tw : hop_to w v = x) by (unfold hop_to; rewrite Hw; reflexivity); assert (Tx : hop_to x v = y) by (unfold hop_to; rewrite Hx; reflexivity).
  destruct (Z.lt_ge_cases (num (pv ++ w ++ x) rank) (num (pv ++ x ++ y) rank)) as [|G]; [assumption|exfalso].
  assert (Apart : forall a b qa qb w', have w' qa a -> have w' qb b -> length a = length b -> a <> b -> so (contrary (same_tuple_claim qa qb) true) w').
  { intros a b qa qb w' Ha Hb Lab Ne; eapply true_so; [apply means_contrary, (same_tuple_means w' qa qb a b Ha Hb Lab)|]; apply negb_true_iff; destruct (same_tuple_at a b) eqn:S; [apply same_tuple_at_eq in S; contradiction | reflexivity]. }
  apply (asked_sound _ _ _ _ B xs M Y); intros w0 ps P; apply (any_then F xs w0 ps w _ P Vw); intros w1 qw L1 Hqw; apply (have_later _ _ _ _ L1) in P; apply (any_then F xs w1 ps v _ P Vv); intros w2 qv L2 Hqv; apply (have_later _ _ _ _ L2) in P, Hqw.
  apply so_then; [apply (Apart w v _ _ w2 Hqw Hqv); [rewrite (proj1 Vw), (proj1 Vv); reflexivity | exact Nw]|].
  apply (lists_then _ x); [rewrite <- Tw; apply (next_hop_lists w2 ps w v _ _ P Hqw Hqv (proj1 Vw))|]; intros w3 qx L3 Hqx; apply (have_later _ _ _ _ L3) in P, Hqw, Hqv.
  apply so_then; [eapply true_so; [apply vertex_means; [exact P | exact Hqx] | apply Vx]|].
  apply so_then; [apply (Apart x w _ _ w3 Hqx Hqw); [rewrite (proj1 Vx), (proj1 Vw); reflexivity | intros ->; apply (adj_differ Aw eq_refl)]|].
  apply so_then; [apply (Apart x v _ _ w3 Hqx Hqv); [rewrite (proj1 Vx), (proj1 Vv); reflexivity | exact Nx]|].
  apply (lists_then _ y); [rewrite <- Tx; apply (next_hop_lists w3 ps x v _ _ P Hqx Hqv (proj1 Vx))|]; intros w4 qy L4 Hqy; apply (have_later _ _ _ _ L4) in P, Hqw, Hqv, Hqx.
  apply (term_then _ _ (pv ++ x ++ y)); [env|]; onward; apply (term_then _ _ (pv ++ w ++ x)); [env|]; onward.
  eapply false_so; [apply means_some_two; [apply (same_tuple_means _ qy qx y x); [assumption | assumption | rewrite (proj1 Vx); apply (hop_wide _ _ Hx)] | apply means_at_least; apply yields_ret; [eassumption | apply has_plus; eassumption]]|].
  apply orb_false_iff; split; [destruct (same_tuple_at y x) eqn:S; [apply same_tuple_at_eq in S; destruct (adj_differ Ax (eq_sym S)) | reflexivity] | apply Z.leb_gt; lia].
Qed.
End Routes.
