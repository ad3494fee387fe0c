(* Whole families and the text of a router: that so many lanes are enough for messages that keep theirs. See CheckTheorem.v; the
   questions are those of package theorem. *)

From Coq Require Import ZArith Lia List Bool.
From Topocert Require Import Graph Walk Methods Text TextMeaning CheckLinear CheckQuestion CheckTerms CheckFamily CheckPlace CheckProper CheckTheorem.
From Topocert Require Import TrafficSays FamilySays FamilyRoutes.
Import ListNotations.
Open Scope Z_scope.

(* Any message, in any lane, that is not where it goes, and where it goes next. *)
Definition on_the_way (F : family) (hops : list Text.next) (may : cond) (ps : list poly) (then_ : poly -> list poly -> list poly -> list poly -> making unit) : making unit :=
  let t := line F in
  do l <- fresh; do u <- any t ps; do v <- any t ps; contrary (same_tuple_claim u v) true ;; claim_of (ps ++ l :: u ++ v) may true ;;
  do w <- next_hop (width t) hops ps u v; vertex_claim t ps w true ;; then_ l u v w.

(* A message's lane, where a message of a lane may be, and a channel's block and its rank in that, in a lane. *)
Definition lanes_questions (F : family) (c : cond) (hops : list Text.next) (lane : term) (may : cond) (block rank value : term) : list branch :=
  let t := line F in let n := width t in
  hops_questions F hops ++
  [asked F c (fun ps => do x <- poly_of ps value; at_least (ret x) (ret []) false);
   asked F c (fun ps => do x <- poly_of ps value; do u <- any t ps; do v <- any t ps; contrary (same_tuple_claim u v) true ;; do l <- poly_of (ps ++ u ++ v) lane;
     all [at_least (ret l) (ret []); at_least (ret (plus x (-1))) (ret l); claim_of (ps ++ l :: u ++ v) may] false);
   asked F c (fun ps => on_the_way F hops may ps (fun l u v w => claim_of (ps ++ l :: w ++ v) may false));
   asked F c (fun ps => on_the_way F hops may ps (fun l u v w => contrary (same_tuple_claim w u) true ;; contrary (same_tuple_claim w v) true ;;
     do x <- next_hop n hops ps w v; do a <- poly_of (ps ++ l :: w ++ x) rank; do b <- poly_of (ps ++ l :: u ++ w) rank;
     do d <- poly_of (ps ++ l :: w ++ x) block; do e <- poly_of (ps ++ l :: u ++ w) block;
     some [same_tuple_claim x w; at_least (ret d) (ret (plus e 1)); all [is (ret d) (ret e); at_least (ret a) (ret (plus b 1))]] false))].

Section Lanes.
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

Lemma apart_so a b qa qb w : have w qa a -> have w qb b -> length a = length b -> a <> b -> so (contrary (same_tuple_claim qa qb) true) w.
Proof.
  intros Ha Hb L Ne; eapply true_so; [apply means_contrary, (same_tuple_means w qa qb a b Ha Hb L)|]; apply negb_true_iff; destruct (same_tuple_at a b) eqn:S; [apply same_tuple_at_eq in S; contradiction | reflexivity].
Qed.

Lemma lane_env w ps ql qu qv l u v : have w ps pv -> has w ql l -> have w qu u -> have w qv v -> have w (ps ++ ql :: qu ++ qv) (pv ++ l :: u ++ v).
Proof. intros P L U V; apply have_app; [exact P | constructor; [exact L | apply have_app; assumption]]. Qed.

(* A hop that is taken is the text's. *)
Lemma taken_known v u h w h' k : all_met pv (hop_requirements hops) -> is_vertex g v -> hop g r v u h w h' k -> vertex_of F xs u /\ vertex_of F xs w /\ vertex_of F xs v /\ hop_to F xs hops u v = w.
Proof.
  intros D V (_ & A & [Hu _]); pose proof (proj1 (vertex_known F xs R u) (adj_left A)) as U; pose proof (proj1 (vertex_known F xs R w) (adj_right A)) as W; apply (vertex_known F xs R) in V.
  split; [exact U|]; split; [exact W|]; split; [exact V|]; rewrite (text_hop_known F xs hops Shape u v D (proj1 U) (proj1 V)) in Hu; unfold hop_to; rewrite Hu; reflexivity.
Qed.

Variables (lane : term) (may : cond) (block rank value : term).

(* What channels between vertices have is bounded. *)
Lemma bounded_so (f : list Z -> list Z -> Z) : exists b, 0 <= b /\ forall u v, is_vertex g u -> is_vertex g v -> - b <= f u v <= b.
Proof.
  assert (K : forall l, exists b, 0 <= b /\ forall u v, In (u, v) l -> - b <= f u v <= b).
  { induction l as [|(a, e) l (b & B0 & B)]; [exists 0; split; [lia | intros u v []]|]; exists (Z.max b (Z.abs (f a e))); split; [lia|]; intros u v [E|I]; [injection E as <- <-; lia | specialize (B u v I); lia]. }
  destruct (K (list_prod (vertices g) (vertices g))) as (b & B0 & B); exists b; split; [exact B0|]; intros u v U V; apply B, in_prod; assumption.
Qed.

(* Where a message is in its lane, and goes. *)
Lemma on_the_way_so w0 ps l u v then_ : have w0 ps pv -> vertex_of F xs u -> vertex_of F xs v -> u <> v -> vertex_of F xs (hop_to F xs hops u v) -> yes (pv ++ l :: u ++ v) may = true ->
  (forall w1 ql qu qv qw, have w1 ps pv -> has w1 ql l -> have w1 qu u -> have w1 qv v -> have w1 qw (hop_to F xs hops u v) -> so (then_ ql qu qv qw) w1) ->
  so (on_the_way F hops may ps then_) w0.
Proof.
  intros P U V Ne W May K; unfold on_the_way; cbv zeta; apply (so_bind _ _ l); [apply yields_fresh|]; intros w1 ql L1 Hl; apply (have_later _ _ _ _ L1) in P.
  apply (any_then F xs w1 ps u _ P U); intros w2 qu L2 Hu; apply (have_later _ _ _ _ L2) in P; apply (has_later _ _ _ _ L2) in Hl.
  apply (any_then F xs w2 ps v _ P V); intros w3 qv L3 Hv; apply (have_later _ _ _ _ L3) in P, Hu; apply (has_later _ _ _ _ L3) in Hl.
  apply so_then; [apply (apart_so u v); [exact Hu | exact Hv | rewrite (proj1 U), (proj1 V); reflexivity | exact Ne]|].
  apply so_then; [eapply true_so; [apply claim_of_means, lane_env; eassumption | exact May]|].
  apply (lists_then _ (hop_to F xs hops u v)); [apply (next_hop_lists F xs hops Shape w3 ps u v _ _ P Hu Hv (proj1 U))|]; intros w4 qw L4 Hw; apply (have_later _ _ _ _ L4) in P, Hu, Hv; apply (has_later _ _ _ _ L4) in Hl.
  apply so_then; [eapply true_so; [apply vertex_means; [exact P | exact Hw] | apply W]|]; apply K; assumption.
Qed.

Theorem lanes_sound us : all_refuted (lanes_questions F c hops lane may block rank value) us = true -> lanes_enough g (Some r) None (num pv value).
Proof.
  intros A; unfold lanes_questions in A; apply all_refuted_app in A; destruct A as (u1 & u2 & A1 & A); pose proof (hops_met F xs M hops u1 A1) as D.
  destruct (all_refuted_cons _ _ _ A) as (p1 & t1 & B1 & A2); destruct (all_refuted_cons _ _ _ A2) as (p2 & t2 & B2 & A3); destruct (all_refuted_cons _ _ _ A3) as (p3 & t3 & B3 & A4); destruct (all_refuted_cons _ _ _ A4) as (p4 & _ & B4 & _).
  set (of := fun u v => num (pv ++ u ++ v) lane).
  assert (Of : forall u v, vertex_of F xs u -> vertex_of F xs v -> u <> v -> 0 <= of u v <= num pv value + -1 /\ yes (pv ++ of u v :: u ++ v) may = true).
  { intros u v U V Ne; destruct ((0 <=? of u v) && ((of u v <=? num pv value + -1) && yes (pv ++ of u v :: u ++ v) may)) eqn:E; [rewrite !andb_true_iff, !Z.leb_le in E; tauto|exfalso].
    apply (asked_sound _ _ _ _ B2 xs M Y); intros w ps P; apply (term_then _ _ pv); [exact P|]; onward; apply (any_then F xs w0 ps u _ P U); onward; apply (any_then F xs w1 ps v _ P V); onward.
    apply so_then; [apply (apart_so u v); [assumption | assumption | rewrite (proj1 U), (proj1 V); reflexivity | exact Ne]|]; apply (term_then _ _ (pv ++ u ++ v)); [env|]; onward; fold (of u v) in *.
    eapply false_so; [apply (means_all [_; _; _] [0 <=? of u v; of u v <=? num pv value + -1; yes (pv ++ of u v :: u ++ v) may]); repeat constructor|cbn [forallb]; rewrite andb_true_r; exact E].
    - apply means_at_least; apply yields_ret; [assumption | apply has_none].
    - apply means_at_least; apply yields_ret; [apply has_plus; assumption | assumption].
    - apply claim_of_means, lane_env; assumption. }
  assert (On : forall l u v, vertex_of F xs u -> vertex_of F xs v -> u <> v -> vertex_of F xs (hop_to F xs hops u v) -> yes (pv ++ l :: u ++ v) may = true -> yes (pv ++ l :: hop_to F xs hops u v ++ v) may = true).
  { intros l u v U V Ne W My; destruct (yes (pv ++ l :: hop_to F xs hops u v ++ v) may) eqn:E; [reflexivity|exfalso].
    apply (asked_sound _ _ _ _ B3 xs M Y); intros w ps P; apply (on_the_way_so w ps l u v _ P U V Ne W My); intros w1 ql qu qv qw P1 Hl Hu Hv Hw.
    eapply false_so; [apply claim_of_means, lane_env; eassumption | exact E]. }
  assert (Way : forall u v d w h, u <> v -> sent g r u v d w h -> yes (pv ++ of u v :: w ++ v) may = true).
  { intros u v d w h Ne S; induction S as [U V|d w h x h' k S IH Hop]; [apply Of; [apply (vertex_known F xs R), U | apply (vertex_known F xs R), V | exact Ne]|].
    assert (V : is_vertex g v) by (clear - S; induction S; assumption); destruct (taken_known v w h x h' k D V Hop) as (Vw & Vx & Vv & E); rewrite <- E in *; apply On; auto; apply Hop. }
  split.
  - destruct (0 <=? num pv value) eqn:E; [apply Z.leb_le, E|exfalso]; apply (asked_sound _ _ _ _ B1 xs M Y); intros w ps P; apply (term_then _ _ pv); [exact P|]; onward.
    eapply false_so; [apply means_at_least; apply yields_ret; [eassumption | apply has_none] | exact E].
  - exists of; split; [intros u v (U & V & Ne); apply (vertex_known F xs R) in U, V; destruct (Of u v U V Ne); lia|].
    intros l; destruct (bounded_so (fun u v => num (pv ++ l :: u ++ v) rank)) as (b & B0 & Bb).
    exists (fun c : vertex g * vertex g * Z => let e := pv ++ l :: fst (fst c) ++ snd (fst c) in num e block * (2 * b + 1) + num e rank); intros u v k k' (_ & V & Ne) El (d & w & h & x & h' & j & y & h'' & j' & S & Hw & Hx & -> & ->); cbn [fst snd].
    destruct (taken_known v w h x h' j D V Hw) as (Vw & Vx & Vv & Tw), (taken_known v x h' y h'' j' D V Hx) as (_ & Vy & _ & Tx); destruct Hw as (Nw & Aw & _), Hx as (Nx & Ax & _).
    pose proof (Bb w x (adj_left Aw) (adj_right Aw)) as R1; pose proof (Bb x y (adj_left Ax) (adj_right Ax)) as R2; cbv beta in R1, R2.
    destruct ((num (pv ++ l :: w ++ x) block + 1 <=? num (pv ++ l :: x ++ y) block) || ((num (pv ++ l :: x ++ y) block =? num (pv ++ l :: w ++ x) block) && (num (pv ++ l :: w ++ x) rank + 1 <=? num (pv ++ l :: x ++ y) rank))) eqn:G;
      [apply orb_true_iff in G; destruct G as [G|G]; [apply Z.leb_le in G; nia | apply andb_true_iff in G; destruct G as [G1 G2]; apply Z.eqb_eq in G1; apply Z.leb_le in G2; rewrite G1; lia]|exfalso].
    apply (asked_sound _ _ _ _ B4 xs M Y); intros w0 ps P; apply (on_the_way_so w0 ps l w v _ P Vw Vv Nw); [rewrite Tw; exact Vx | rewrite <- El; apply (Way u v d w h Ne S)|]; rewrite Tw; intros w1 ql qu qv qw P1 Hl Hu Hv Hqw.
    apply so_then; [apply (apart_so x w); [assumption | assumption | rewrite (proj1 Vx), (proj1 Vw); reflexivity | intros ->; apply (adj_differ Aw eq_refl)]|].
    apply so_then; [apply (apart_so x v); [assumption | assumption | rewrite (proj1 Vx), (proj1 Vv); reflexivity | exact Nx]|].
    apply (lists_then _ y); [rewrite <- Tx; apply (next_hop_lists F xs hops Shape w1 ps x v _ _ P1 Hqw Hv (proj1 Vx))|]; intros w2 qy L2 Hy; apply (have_later _ _ _ _ L2) in P1, Hu, Hv, Hqw; apply (has_later _ _ _ _ L2) in Hl.
    apply (term_then _ _ (pv ++ l :: x ++ y)); [apply lane_env; assumption|]; onward.
    apply (term_then _ _ (pv ++ l :: w ++ x)); [apply lane_env; assumption|]; onward.
    apply (term_then _ _ (pv ++ l :: x ++ y)); [apply lane_env; assumption|]; onward; apply (term_then _ _ (pv ++ l :: w ++ x)); [apply lane_env; assumption|]; onward.
    eapply false_so; [apply (means_some [_; _; _] [same_tuple_at y x; num (pv ++ l :: w ++ x) block + 1 <=? num (pv ++ l :: x ++ y) block; (num (pv ++ l :: x ++ y) block =? num (pv ++ l :: w ++ x) block) && (num (pv ++ l :: w ++ x) rank + 1 <=? num (pv ++ l :: x ++ y) rank)]); repeat constructor|].
    + apply (same_tuple_means _ qy qw y x); [assumption | assumption | rewrite (proj1 Vx); apply Vy].
    + apply means_at_least; apply yields_ret; [eassumption | apply has_plus; eassumption].
    + rewrite <- (andb_true_r (_ <=? num (pv ++ l :: x ++ y) rank)); apply (means_all [_; _] [_; _]); repeat constructor; [apply means_is; apply yields_ret; eassumption | apply means_at_least; apply yields_ret; [eassumption | apply has_plus; eassumption]].
    + cbn [existsb]; rewrite orb_false_r, G, orb_false_r; destruct (same_tuple_at y x) eqn:S'; [apply same_tuple_at_eq in S'; destruct (adj_differ Ax (eq_sym S')) | reflexivity].
Qed.
End Lanes.
