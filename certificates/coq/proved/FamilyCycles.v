(* A connected network whose vertices have two neighbours each is a cycle: its automorphisms are the turns of it and their
   reflections, its spanning trees all of it but one link. *)

From Coq Require Import ZArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk Methods Transitive Broadcast Text TextMeaning CheckCounts CheckTheorem.
From Topocert Require Import SymmetrySays TreesSays.
Import ListNotations.
Open Scope Z_scope.

Lemma pairs_mapped {A B} (R : B -> B -> Prop) (f : A -> B) l : NoDup l -> (forall a b, In a l -> In b l -> a <> b -> R (f a) (f b)) -> ForallOrdPairs R (map f l).
Proof.
  induction 1 as [|a l N _ IH]; intros H; cbn [map]; constructor; [|apply IH; intros b c I J; apply H; right; assumption].
  apply Forall_forall; intros b I; apply in_map_iff in I; destruct I as (d & <- & I); apply H; [left; reflexivity | right; exact I | intros ->; contradiction].
Qed.

Section Cycle.
Variable g : graph.
Hypothesis Eq : forall u v : vertex g, {u = v} + {u <> v}.
Hypothesis Once : NoDup (vertices g).
Variables (r : vertex g) (l : list (vertex g)).
Hypothesis Three : 2 <= Z.of_nat (length l).
Hypothesis All : Permutation (r :: l) (vertices g).
Hypothesis Along : path g (r :: l).
Hypothesis Back : adj g (last l r) r.
Hypothesis Two : forall v, is_vertex g v -> exists d, degree g v d /\ d <= 2.

Notation n := (Z.of_nat (length (vertices g))).

(* The vertex at a place, and a place of each. *)
Definition at_ (i : Z) : vertex g := nth (Z.to_nat (i mod n)) (r :: l) r.

Fixpoint first_of (m : list (vertex g)) (v : vertex g) : nat := match m with [] => 0%nat | w :: m => if Eq v w then 0%nat else S (first_of m v) end.
Definition index (v : vertex g) : Z := Z.of_nat (first_of (r :: l) v).

Lemma n_length : length (r :: l) = length (vertices g).
Proof. apply Permutation_length, All. Qed.

Lemma n_three : 3 <= n.
Proof. rewrite <- n_length; cbn [length]; lia. Qed.

Lemma first_of_right m v : In v m -> (first_of m v < length m)%nat /\ nth (first_of m v) m r = v.
Proof.
  induction m as [|w m IH]; [intros []|]; cbn [first_of length nth]; intros I; destruct (Eq v w) as [->|D]; [split; [lia | reflexivity]|].
  destruct I as [->|I]; [contradiction|]; destruct (IH I); split; [lia | assumption].
Qed.

Lemma at_index v : is_vertex g v -> 0 <= index v < n /\ at_ (index v) = v.
Proof.
  intros V; assert (I : In v (r :: l)) by (apply (Permutation_in _ (Permutation_sym All)), V); destruct (first_of_right _ _ I) as [L E].
  unfold at_, index; rewrite n_length in L; split; [lia|]; rewrite Z.mod_small, Nat2Z.id by lia; exact E.
Qed.

Lemma placed v : is_vertex g v -> exists i, v = at_ i /\ 0 <= i < n.
Proof. intros V; destruct (at_index v V) as [B E]; exists (index v); auto. Qed.

Lemma place_small i : (Z.to_nat (i mod n) < length (r :: l))%nat.
Proof. rewrite n_length; pose proof n_three; pose proof (Z.mod_pos_bound i n ltac:(lia)); lia. Qed.

Lemma at_vertex i : is_vertex g (at_ i).
Proof. apply (Permutation_in _ All), nth_In, place_small. Qed.

Lemma at_same i j : at_ i = at_ j <-> exists k, i = j + k * n.
Proof.
  pose proof n_three; split.
  - intros E; apply (proj1 (NoDup_nth _ _) (Permutation_NoDup (Permutation_sym All) Once)) in E; try apply place_small.
    pose proof (Z.mod_pos_bound i n ltac:(lia)); pose proof (Z.mod_pos_bound j n ltac:(lia)); exists (i / n - j / n); pose proof (Z.div_mod i n ltac:(lia)); pose proof (Z.div_mod j n ltac:(lia)); lia.
  - intros (k & ->); unfold at_; rewrite Z.mod_add by lia; reflexivity.
Qed.

Lemma path_next m : forall u i, path g (u :: m) -> (S i < length (u :: m))%nat -> adj g (nth i (u :: m) r) (nth (S i) (u :: m) r).
Proof.
  induction m as [|v m IH]; intros u [|i] P L; cbn [length] in L; try lia; destruct P as [A P]; [exact A|]; apply (IH v i P); cbn [length]; lia.
Qed.

Lemma at_next i : adj g (at_ i) (at_ (i + 1)).
Proof.
  pose proof n_three; pose proof (Z.mod_pos_bound i n ltac:(lia)) as B; assert (E : at_ (i + 1) = at_ (i mod n + 1)) by (apply at_same; exists (i / n); pose proof (Z.div_mod i n ltac:(lia)); lia); rewrite E; clear E.
  destruct (Z.eq_dec (i mod n + 1) n) as [L|L].
  - rewrite L; assert (E : at_ n = r) by (unfold at_; rewrite Z.mod_same by lia; reflexivity); rewrite E; unfold at_.
    replace (Z.to_nat (i mod n)) with (length l) by (pose proof n_length as K; cbn [length] in K; lia); replace (nth (length l) (r :: l) r) with (last l r); [exact Back|].
    clear; destruct l as [|a m]; [reflexivity|]; generalize r at 1 3; revert a; induction m as [|b m IH]; intros a x; [reflexivity|]; cbn [length nth]; change (last (a :: b :: m) x) with (last (b :: m) x); rewrite (IH b x); reflexivity.
  - unfold at_ at 2; rewrite Z.mod_small, Z2Nat.inj_add, Nat.add_1_r by lia; apply path_next; [exact Along|]; rewrite n_length; lia.
Qed.

Lemma at_near i v : adj g (at_ i) v -> v = at_ (i + 1) \/ v = at_ (i - 1).
Proof.
  intros A; destruct (Eq v (at_ (i + 1))) as [->|P]; [left; reflexivity|]; destruct (Eq v (at_ (i - 1))) as [->|Q]; [right; reflexivity|exfalso].
  pose proof n_three; destruct (Two (at_ i) (at_vertex i)) as (d & (a & [_ I] & <-) & L).
  assert (B : adj g (at_ i) (at_ (i - 1))) by (apply adj_sym; replace i with (i - 1 + 1) at 2 by lia; apply at_next).
  assert (K : (length [v; at_ (i + 1); at_ (i - 1)] <= length a)%nat).
  { apply NoDup_incl_length; [|intros w [<-|[<-|[<-|[]]]]; apply I; [exact A | apply at_next | exact B]].
    repeat constructor; cbn [In]; [intuition congruence | | tauto]; intros [E|[]]; symmetry in E; apply at_same in E; destruct E as (k & E); assert (k = 0 \/ k <= -1 \/ 1 <= k) by lia; nia. }
  cbn [length] in K; lia.
Qed.

(* ---------- Automorphisms ---------- *)

Definition turn (s t : Z) (v : vertex g) : vertex g := at_ (t + s * index v).

Lemma turn_at s t i : turn s t (at_ i) = at_ (t + s * i).
Proof. destruct (at_index (at_ i) (at_vertex i)) as [_ E]; apply at_same in E; destruct E as (k & E); unfold turn; apply at_same; exists (s * k); rewrite E; ring. Qed.

Lemma turn_automorphism s t : s = 1 \/ s = -1 -> automorphism g (turn s t).
Proof.
  intros S; assert (Inj : forall u v, is_vertex g u -> is_vertex g v -> turn s t u = turn s t v -> u = v).
  { intros u v U V E; destruct (placed u U) as (i & -> & _), (placed v V) as (j & -> & _); rewrite !turn_at in E; apply at_same in E; destruct E as (k & E); apply at_same; exists (s * k); destruct S; subst s; lia. }
  assert (Fwd : forall u v, adj g u v -> adj g (turn s t u) (turn s t v)).
  { intros u v A; destruct (placed u (adj_left A)) as (i & -> & _); apply at_near in A; rewrite turn_at; destruct A as [->| ->]; rewrite turn_at; destruct S; subst s.
    - replace (t + 1 * (i + 1)) with (t + 1 * i + 1) by lia; apply at_next.
    - apply adj_sym; replace (t + -1 * i) with (t + -1 * (i + 1) + 1) by lia; apply at_next.
    - apply adj_sym; replace (t + 1 * i) with (t + 1 * (i - 1) + 1) by lia; apply at_next.
    - replace (t + -1 * (i - 1)) with (t + -1 * i + 1) by lia; apply at_next. }
  split.
  - apply NoDup_Permutation_bis; [apply NoDup_map_inj; [exact Inj | exact Once] | rewrite map_length; lia | intros v I; apply in_map_iff in I; destruct I as (u & <- & _); apply at_vertex].
  - intros u v U V; split; [apply Fwd|]; intros A; destruct (placed u U) as (i & -> & _), (placed v V) as (j & -> & _); rewrite !turn_at in A; apply at_near in A.
    assert (K : at_ j = at_ (i + 1) \/ at_ j = at_ (i - 1)) by (destruct A as [A|A]; apply at_same in A; destruct A as (k & A); destruct S; subst s; [left | right | right | left]; apply at_same; first [exists k; lia | exists (- k); lia]).
    destruct K as [-> | ->]; [apply at_next | apply adj_sym; replace i with (i - 1 + 1) at 2 by lia; apply at_next].
Qed.

Lemma turn_all f : automorphism g f -> exists s t, (s = 1 \/ s = -1) /\ 0 <= t < n /\ forall v, is_vertex g v -> f v = turn s t v.
Proof.
  intros F; pose proof n_three; assert (Vf : forall v, is_vertex g v -> is_vertex g (f v)) by (intros v V; apply (Permutation_in _ (proj1 F)), in_map, V).
  destruct (placed (f (at_ 0)) (Vf _ (at_vertex 0))) as (t & E & B).
  assert (Ad : forall i, adj g (f (at_ i)) (f (at_ (i + 1)))) by (intros i; apply (proj2 F _ _ (at_vertex _) (at_vertex _)), at_next).
  assert (S : exists s, (s = 1 \/ s = -1) /\ f (at_ 1) = at_ (t + s)).
  { pose proof (Ad 0) as A; rewrite E in A; apply at_near in A; destruct A as [A|A]; [exists 1 | exists (-1)]; auto. }
  destruct S as (s & S & E1); exists s, t; split; [exact S|]; split; [exact B|].
  assert (K : forall i : nat, f (at_ (Z.of_nat i)) = at_ (t + s * Z.of_nat i) /\ f (at_ (Z.of_nat i + 1)) = at_ (t + s * (Z.of_nat i + 1))).
  { induction i as [|i [P Q]].
    - change (Z.of_nat 0) with 0; split; [rewrite E; f_equal; lia | rewrite Z.add_0_l, E1; f_equal; lia].
    - replace (Z.of_nat (Datatypes.S i)) with (Z.of_nat i + 1) by lia; split; [exact Q|]; pose proof (Ad (Z.of_nat i + 1)) as A; rewrite Q in A; apply at_near in A.
      assert (D : f (at_ (Z.of_nat i + 1 + 1)) <> f (at_ (Z.of_nat i))).
      { intros D; apply (automorphism_injective g f) in D; auto using at_vertex; apply at_same in D; destruct D as (k & D); assert (k = 0 \/ k <= -1 \/ 1 <= k) by lia; nia. }
      destruct S as [-> | ->], A as [A|A]; try (rewrite A; f_equal; lia); destruct D; rewrite A, P; f_equal; lia. }
  intros v V; destruct (placed v V) as (i & -> & L); rewrite turn_at; replace i with (Z.of_nat (Z.to_nat i)) by lia; apply K.
Qed.

Theorem cycle_automorphisms : automorphisms_are g (2 * n).
Proof.
  pose proof n_three; set (list := list_prod [1; -1] (span 0 (n - 1))); exists (map (fun e => turn (fst e) (snd e)) list).
  assert (In_ : forall s t, In (s, t) list <-> (s = 1 \/ s = -1) /\ 0 <= t < n) by (intros s t; unfold list; rewrite in_prod_iff, in_span; cbn [In]; intuition lia).
  split; [rewrite map_length; unfold list; rewrite prod_length; pose proof (span_length 0 (n - 1) ltac:(lia)); cbn [length]; lia|]; split; [|split].
  - intros f I; apply in_map_iff in I; destruct I as ((s, t) & <- & I); apply turn_automorphism; apply (In_ s t), I.
  - apply pairs_mapped; [apply NoDup_list_prod; [repeat constructor; cbn [In]; lia | apply NoDup_span]|].
    intros (s, t) (s', t') I J D; apply In_ in I, J; cbn [fst snd]; destruct (Z.eq_dec t t') as [->|Nt]; [exists (at_ 1) | exists (at_ 0)]; (split; [apply at_vertex|]); rewrite !turn_at; intros E; apply at_same in E; destruct E as (k & E); assert (k = 0 \/ k <= -1 \/ 1 <= k) by lia.
    + assert (s <> s') by congruence; nia.
    + nia.
  - intros f F; destruct (turn_all f F) as (s & t & S & T & H'); exists (turn s t); split; [apply in_map_iff; exists (s, t); split; [reflexivity | apply In_; auto] | exact H'].
Qed.

(* ---------- Spanning trees ---------- *)

(* The place of a link: it joins the vertex there and the next. *)
Definition link_place (e : vertex g * vertex g) : Z := if Eq (snd e) (at_ (index (fst e) + 1)) then index (fst e) else index (snd e).

Lemma index_at i : 0 <= i < n -> index (at_ i) = i.
Proof.
  intros B; pose proof n_three; destruct (at_index (at_ i) (at_vertex i)) as [L E]; apply at_same in E; destruct E as (k & E); assert (k = 0 \/ k <= -1 \/ 1 <= k) by lia; nia.
Qed.

Lemma link_placed u v : adj g u v -> 0 <= link_place (u, v) < n /\ ((u, v) = (at_ (link_place (u, v)), at_ (link_place (u, v) + 1)) \/ (u, v) = (at_ (link_place (u, v) + 1), at_ (link_place (u, v)))).
Proof.
  intros A; unfold link_place; cbn [fst snd]; destruct (at_index u (adj_left A)) as [Bu Eu], (at_index v (adj_right A)) as [Bv Ev]; destruct (Eq v (at_ (index u + 1))) as [E|D]; [split; [exact Bu | left; congruence]|].
  split; [exact Bv|]; right; rewrite Ev; f_equal; rewrite <- Eu in A; apply at_near in A; destruct A as [A|A]; [contradiction|]; rewrite <- Ev in A; apply at_same in A; destruct A as (k & A).
  rewrite <- Eu at 1; apply at_same; exists (- k); lia.
Qed.

Lemma place_of i : 0 <= i < n -> link_place (at_ i, at_ (i + 1)) = i /\ link_place (at_ (i + 1), at_ i) = i.
Proof.
  intros B; pose proof n_three; unfold link_place; cbn [fst snd]; rewrite (index_at i B); split; [destruct (Eq _ _) as [_|D]; [reflexivity | destruct (D eq_refl)]|].
  destruct (Eq _ _) as [E|_]; [exfalso|reflexivity]; destruct (at_index (at_ (i + 1)) (at_vertex _)) as [_ F]; apply at_same in F; destruct F as (j & F); apply at_same in E; destruct E as (k & E); assert (j + k = 0 \/ j + k <= -1 \/ 1 <= j + k) by lia; nia.
Qed.

Lemma all_placed L : all_links g L -> Permutation (map link_place L) (span 0 (n - 1)).
Proof.
  intros (N & H & C); pose proof n_three; apply NoDup_Permutation.
  - apply NoDup_map_inj; [|exact N]; intros (u, v) (u', v') I J E; destruct (H u v I) as [A Na], (H u' v' J) as [A' Na']; destruct (link_placed u v A) as [_ P], (link_placed u' v' A') as [_ P']; revert P P' E; generalize (link_place (u, v)) as i; generalize (link_place (u', v')) as j; intros j i P P' ->.
    destruct P as [P|P], P' as [P'|P']; rewrite P, P'; try reflexivity; exfalso; injection P as -> ->; injection P' as -> ->; contradiction.
  - apply NoDup_span.
  - intros i; rewrite in_map_iff, in_span; split.
    + intros ((u, v) & <- & I); destruct (link_placed u v (proj1 (H u v I))); lia.
    + intros B; destruct (place_of i ltac:(lia)) as [P Q]; destruct (C _ _ (at_next i)) as [I|I]; eexists; (split; [|exact I]); assumption.
Qed.

(* A list without one of its elements. *)
Fixpoint but_one {A} (m : list A) : list (list A) := match m with [] => [] | a :: m => m :: map (cons a) (but_one m) end.

Lemma but_one_length {A} (m : list A) : length (but_one m) = length m.
Proof. induction m as [|a m IH]; [reflexivity|]; cbn [but_one length]; rewrite map_length, IH; reflexivity. Qed.

Lemma but_one_once {A} (m : list A) : NoDup m -> NoDup (but_one m).
Proof.
  induction 1 as [|a m Na N IH]; cbn [but_one]; constructor; [|apply NoDup_map_inj; [intros x y _ _ E; injection E; auto | exact IH]].
  intros I; apply in_map_iff in I; destruct I as (x & E & _); apply Na; rewrite <- E; left; reflexivity.
Qed.

Lemma part_length {A} (T L : list A) : part T L -> (length T <= length L)%nat.
Proof. induction 1; cbn [length]; lia. Qed.

Lemma part_self {A} (L : list A) : part L L.
Proof. induction L; constructor; assumption. Qed.

Lemma part_all {A} (T L : list A) : part T L -> length T = length L -> T = L.
Proof. induction 1 as [|a T L P IH|a T L P IH]; cbn [length]; intros E; [reflexivity | f_equal; apply IH; lia | pose proof (part_length _ _ P); lia]. Qed.

Lemma but_one_parts {A} (L T : list A) : In T (but_one L) <-> part T L /\ S (length T) = length L.
Proof.
  revert T; induction L as [|a L IH]; intros T; cbn [but_one In length]; [split; [tauto | intros [P E]; lia]|]; rewrite in_map_iff; split.
  - intros [<-|(U & <- & I)]; [split; [constructor; apply part_self | reflexivity]|]; apply IH in I; destruct I as [P E]; split; [constructor; exact P | cbn [length]; lia].
  - intros [P E]; inversion P as [|? U ? P'|? ? ? P']; subst; [right; exists U; split; [reflexivity|]; apply IH; cbn [length] in E; split; [exact P' | lia] | left; symmetry; apply (part_all _ _ P'); lia].
Qed.

Lemma but_one_keeps {A} (L T : list A) : NoDup L -> In T (but_one L) -> exists a, In a L /\ forall b, In b L -> b <> a -> In b T.
Proof.
  revert T; induction L as [|a L IH]; intros T N I; [destruct I|]; inversion N as [|? ? Na N']; subst; cbn [but_one] in I; destruct I as [<-|I].
  - exists a; split; [left; reflexivity|]; intros b [<-|J] D; [destruct (D eq_refl) | exact J].
  - apply in_map_iff in I; destruct I as (U & <- & I); destruct (IH U N' I) as (x & X & K); exists x; split; [right; exact X|]; intros b [<-|J] D; [left; reflexivity | right; apply K; assumption].
Qed.

Theorem cycle_trees : trees_say g (SpanningTreesAre n).
Proof.
  pose proof n_three as Nt; split.
  - exists (map (fun i => (at_ i, at_ (i + 1))) (span 0 (n - 1))).
    assert (Inj : forall i j, 0 <= i < n -> 0 <= j < n -> at_ i = at_ j -> i = j) by (intros i j Bi Bj E; rewrite <- (index_at i Bi), <- (index_at j Bj), E; reflexivity).
    split; [|split].
    + apply NoDup_map_inj; [|apply NoDup_span]; intros i j I J E; apply in_span in I, J; injection E as E _; apply Inj; lia || assumption.
    + intros u v I; apply in_map_iff in I; destruct I as (i & E & I); apply in_span in I; injection E as <- <-; split; [apply at_next|]; intros J; apply in_map_iff in J; destruct J as (j & E & J); apply in_span in J; injection E as E E'.
      destruct (place_of i ltac:(lia)) as [_ P], (place_of j ltac:(lia)) as [P' _]; assert (j = i) by (rewrite <- P, <- P', E, E'; reflexivity); subst j; apply (adj_differ (at_next i) E).
    + intros u v A; destruct (link_placed u v A) as [B P]; revert B P; generalize (link_place (u, v)) as i; intros i B [P|P]; injection P as -> ->; [left | right]; apply in_map_iff; exists i; (split; [reflexivity | apply in_span; lia]).
  - intros L (N & H & C); pose proof (all_placed L (conj N (conj H C))) as P; assert (Len : Z.of_nat (length L) = n) by (apply Permutation_length in P; rewrite map_length in P; rewrite P; pose proof (span_length 0 (n - 1) ltac:(lia)); lia).
    exists (but_one L); split; [|rewrite but_one_length; exact Len]; split; [apply but_one_once, N|]; intros T; rewrite but_one_parts; split.
    + intros [Pt Lt]; split; [exact Pt|]; split; [lia|]; assert (I : In T (but_one L)) by (apply but_one_parts; auto); destruct (but_one_keeps L T N I) as ((x, y) & X & Keep).
      destruct (link_placed x y (proj1 (H x y X))) as [Bk _]; set (k := link_place (x, y)) in *; set (h := Graph (vertex g) (vertices g) (fun u v => In (u, v) T)).
      assert (Next : forall i, 0 <= i < n -> i <> k -> adj h (at_ i) (at_ (i + 1))).
      { intros i Bi D; split; [apply at_vertex|]; split; [apply at_vertex|]; split; [apply (adj_differ (at_next i))|]; destruct (place_of i Bi) as [Q Q']; cbn [link h].
        destruct (C _ _ (at_next i)) as [J|J]; [left | right]; (apply Keep; [exact J|]); intros E; apply D; [rewrite <- Q | rewrite <- Q']; unfold k; rewrite <- E; reflexivity. }
      assert (Reach : forall j : nat, Z.of_nat j < n -> exists d, walk h (at_ (k + 1)) (at_ (k + 1 + Z.of_nat j)) d).
      { induction j as [|j IH]; intros Lj; [exists 0; rewrite Z.add_0_r; constructor; apply at_vertex|]; destruct IH as (d & W); [lia|]; exists (d + 1); apply (walk_app h _ _ _ _ 1 W); apply walk_one.
        set (i := k + 1 + Z.of_nat j) in *; replace (k + 1 + Z.of_nat (S j)) with (i + 1) by lia; destruct (Z_lt_le_dec i n) as [Li|Li]; [apply Next; lia|].
        assert (E : at_ i = at_ (i - n)) by (apply at_same; exists 1; lia); assert (E' : at_ (i + 1) = at_ (i - n + 1)) by (apply at_same; exists 1; lia); rewrite E, E'; apply Next; lia. }
      assert (From : forall v, is_vertex g v -> exists d, walk h (at_ (k + 1)) v d).
      { intros v V; destruct (placed v V) as (i & -> & Bi); destruct (Z_le_gt_dec (k + 1) i) as [G|G].
        - replace i with (k + 1 + Z.of_nat (Z.to_nat (i - (k + 1)))) by lia; apply Reach; lia.
        - assert (E : at_ i = at_ (k + 1 + Z.of_nat (Z.to_nat (i + n - (k + 1))))) by (apply at_same; exists (-1); lia); rewrite E; apply Reach; lia. }
      intros u v U V; destruct (From u U) as (d & W), (From v V) as (e & W'); exists (d + e); apply (walk_app h _ _ _ _ _ (walk_rev h _ _ _ W) W').
    + intros [Pt [Lt _]]; split; [exact Pt | lia].
Qed.
End Cycle.

Section Graphs.
Variable g : graph.
Hypothesis Eq : forall u v : vertex g, {u = v} + {u <> v}.
Hypothesis Once : NoDup (vertices g).

Lemma at_most_two d : max_degree g d -> d <= 2 -> forall v, is_vertex g v -> exists e, degree g v e /\ e <= 2.
Proof. intros [_ M] L v V; destruct (M v V) as (e & D & Le); exists e; split; [exact D | lia]. Qed.

Theorem automorphisms_of_ring d n : hamiltonian g -> max_degree g d -> d <= 2 -> order g n -> automorphisms_are g (2 * n).
Proof. intros (r & l & L & P & A & B) M D [_ <-]; apply (cycle_automorphisms g Eq Once r l L P A B (at_most_two d M D)). Qed.

Theorem trees_of_ring d n : hamiltonian g -> max_degree g d -> d <= 2 -> order g n -> trees_say g (SpanningTreesAre n).
Proof. intros (r & l & L & P & A & B) M D [_ <-]; apply (cycle_trees g Eq Once r l L P A B (at_most_two d M D)). Qed.
End Graphs.
