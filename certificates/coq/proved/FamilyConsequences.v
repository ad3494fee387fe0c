(* Numbers of families that follow from other lemmas: sets, cliques and cycles, orbits of links, what routers do, rounds of broadcasts. *)

From Coq Require Import ZArith Lia List Permutation Bool.
From Topocert Require Import Graph Girth Walk Methods Transitive Broadcast Text TextMeaning CheckLinear CheckQuestion CheckTerms CheckFamily CheckPlace CheckProper CheckTheorem CheckCounts.
From Topocert Require Import Numbered FaultsSays TrafficSays RoundsSays SymmetrySays Messages FamilyWordsSays FamilyImplied FamilyWords FamilySays FamilyRoutes.
Import ListNotations.
Open Scope Z_scope.

(* ---------- Questions ---------- *)

(* About the values that other lemmas tell, in turn, and that of the lemma, the last. *)
Definition told_question (F : family) (c : cond) (ts : list term) (what : list poly -> CheckQuestion.claim) : branch :=
  asked F c (fun ps => do qs <- polys_of ps ts; what qs false).

Notation told i qs := (nth i qs []).

Definition the_same (qs : list poly) : CheckQuestion.claim := is (ret (told 1 qs)) (ret (told 0 qs)).

(* ---------- Graphs ---------- *)

Section Graphs.
Variable g : graph.
Hypothesis Eq : forall u v : vertex g, {u = v} + {u <> v}.
Hypothesis Once : NoDup (vertices g).

(* Along a path, of ends that are adjacent at most one is in the set. *)
Lemma every_other (s : vertex g -> Z) l : (forall u v, adj g u v -> s u + s v <= 1) -> forall u, path g (u :: l) -> 2 * sum_over s (u :: l) <= s u + s (last l u) + Z.of_nat (length l).
Proof.
  intros H; induction l as [|v l IH]; intros u P; [cbn [sum_over last length]; lia|]; destruct P as [A P]; specialize (IH v P); specialize (H u v A).
  replace (last (v :: l) u) with (last l v) by (clear; revert v; induction l as [|w l IH]; intros v; [reflexivity|]; cbn [last]; destruct l; [reflexivity | apply IH]).
  cbn [sum_over length] in *; lia.
Qed.

Theorem independent_of_hamiltonian n k : hamiltonian g -> order g n -> independent g k -> k <= n / 2.
Proof.
  intros (u & l & _ & P & Pa & A) [_ <-] (m & (N & V & <-) & I); apply Z.div_le_lower_bound; [lia|].
  set (s := fun v => Z.b2z (if in_dec Eq v m then true else false)).
  assert (S : forall a b, adj g a b -> s a + s b <= 1) by (intros a b H; unfold s; destruct (in_dec Eq a m), (in_dec Eq b m); simpl Z.b2z; try lia; destruct (I a b); assumption).
  pose proof (every_other s l S u Pa) as B; pose proof (S _ _ A) as C; rewrite (sum_over_permutation _ _ _ P) in B; apply Permutation_length in P; cbn [length] in P; rewrite <- P.
  assert (L : Z.of_nat (length m) <= sum_over s (vertices g)); [|lia].
  replace (sum_over s (vertices g)) with (Z.of_nat (length (filter (fun v => if in_dec Eq v m then true else false) (vertices g)))).
  - apply inj_le, NoDup_incl_length; [exact N|]; intros v J; apply filter_In; split; [apply V, J | destruct (in_dec Eq v m); [reflexivity | contradiction]].
  - unfold s; clear; induction (vertices g) as [|v l IH]; [reflexivity|]; cbn [filter sum_over]; rewrite <- IH; destruct (in_dec Eq v m); cbn [length Z.b2z]; lia.
Qed.

(* Each vertex of a set is near at most so many. *)
Theorem dominating_enough n d k : order g n -> max_degree g d -> dominating g k -> n <= k * (d + 1).
Proof.
  intros [_ <-] [_ D] (l & (_ & V & <-) & H).
  assert (K : forall l, (forall v, In v l -> is_vertex g v) -> exists m, Z.of_nat (length m) <= Z.of_nat (length l) * (d + 1) /\ forall u v, In u l -> v = u \/ adj g v u -> In v m).
  { clear l V H; induction l as [|u l IH]; intros V; [exists []; split; [simpl; lia | intros u v []]|]; destruct IH as (m & Lm & Im); [intros v I; apply V; right; exact I|].
    destruct (D u (V u (or_introl eq_refl))) as (e & (a & [_ Ia] & <-) & Le); exists (u :: a ++ m); split; [cbn [length]; rewrite app_length; nia|].
    intros w v [<-|I] [->|A]; [left; reflexivity | right; apply in_or_app; left; apply Ia, adj_sym, A | right; apply in_or_app; right; apply (Im w w I); auto | right; apply in_or_app; right; apply (Im w v I); auto]. }
  destruct (K l V) as (m & Lm & Im); apply Z.le_trans with (Z.of_nat (length m)); [apply inj_le, NoDup_incl_length; [exact Once|] | exact Lm].
  intros v Iv; destruct (H v Iv) as [I|(u & I & A)]; [apply (Im v v I); auto | apply (Im u v I); auto].
Qed.

(* The neighbours of a vertex, and it with them, are told apart by none. *)
Theorem diagnosable_by_degree d k : min_degree g d -> diagnosable g k -> k <= d.
Proof.
  intros [(v & V & (a & [Na Ia] & <-)) _] (_ & _ & H); apply Z.nlt_ge; intros L.
  assert (Nv : ~ In v a) by (intros I; apply Ia in I; apply (adj_differ I eq_refl)).
  destruct (H a (v :: a)) as (u & w & A & _ & Ub & W).
  - intros x [I|[<-|I]]; [apply (adj_right (proj1 (Ia x) I)) | exact V | apply (adj_right (proj1 (Ia x) I))].
  - lia.
  - cbn [length]; lia.
  - exists v; intros [_ E]; apply Nv, E; left; reflexivity.
  - apply Ub; right; apply Ia, adj_sym; destruct (Eq v w) as [->|Ne]; [exact A|]; exfalso; apply W; split; [intros I; right; exact I | intros [E|I]; [destruct (Ne E) | exact I]].
Qed.

(* S. L. Hakimi, A. T. Amin 1974: what both sets have is too few to separate what one of them alone has from what neither has. *)
Lemma tested k a b x : decidable g -> faults_says g (VertexConnectivityAtLeast k) -> 2 * k + 1 <= Z.of_nat (length (vertices g)) -> (forall v, In v a \/ In v b -> is_vertex g v) ->
  Z.of_nat (length a) <= k -> Z.of_nat (length b) <= k -> In x a -> ~ In x b -> exists u v, adj g u v /\ ~ In u a /\ ~ In u b /\ ~ (In v a <-> In v b).
Proof.
  intros X C Lk V La Lb Xa Xb; set (one := fun v => xorb (if in_dec Eq v a then true else false) (if in_dec Eq v b then true else false)).
  assert (One : forall v, one v = true <-> ~ (In v a <-> In v b)) by (intros v; unfold one; destruct (in_dec Eq v a), (in_dec Eq v b); simpl; intuition congruence).
  destruct (count_exists (fun e : vertex g * vertex g => adj g (fst e) (snd e) /\ ~ In (fst e) a /\ ~ In (fst e) b /\ one (snd e) = true) (list_prod (vertices g) (vertices g))) as (c & [|(u, v) l] & [_ T] & _).
  - apply NoDup_list_prod; apply Once.
  - intros (u, v) [A _]; apply in_prod; [apply (adj_left A) | apply (adj_right A)].
  - intros (u, v); cbn [fst snd]; apply decided_and; [apply decided_adj, X|]; unfold decided; destruct (in_dec Eq u a), (in_dec Eq u b), (one v); intuition congruence.
  - exfalso; set (both := filter (fun v => if in_dec Eq v b then true else false) a).
    assert (Both : forall v, In v both <-> In v a /\ In v b) by (intros v; unfold both; rewrite filter_In; destruct (in_dec Eq v b); intuition congruence).
    assert (Few : Z.of_nat (length both) < k).
    { apply Z.lt_le_trans with (Z.of_nat (length a)); [|exact La]; apply inj_lt; unfold both; clear - Xa Xb; induction a as [|y a IH]; [destruct Xa|]; cbn [filter length].
      assert (L : forall l, (length (filter (fun v => if in_dec Eq v b then true else false) l) <= length l)%nat) by (induction l as [|z l IHl]; cbn [filter length]; [lia|]; destruct (in_dec Eq z b); cbn [length]; lia).
      destruct (in_dec Eq y b) as [Y|Y]; [|specialize (L a); lia]; cbn [length]; destruct Xa as [->|Xa]; [contradiction|]; specialize (IH Xa); lia. }
    destruct (Exists_dec (fun w => ~ In w (a ++ b)) (vertices g)) as [E|E].
    + intros w; destruct (in_dec Eq w (a ++ b)); [right; tauto | left; assumption].
    + apply Exists_exists in E; destruct E as (w & W & I); rewrite in_app_iff in I; apply (C both Few); split; [intros v J; apply V; left; apply Both, J|]; left; exists x, w.
      split; [apply V; left; exact Xa|]; split; [exact W|]; split; [intros J; apply Both in J; tauto|]; split; [intros J; apply Both in J; tauto|]; intros (d & Wk).
      assert (Stay : forall u v d, walk (without_vertices g both) u v d -> one u = true -> one v = true).
      { clear d Wk; intros u v d Wk; induction Wk as [u U|u v y d A _ IH]; intros O; [exact O|]; apply IH; apply adj_sym in A; destruct A as (_ & _ & _ & A).
        assert (B : adj g v u /\ ~ In v both) by (cbn in A; destruct A as [(A & Nv & Nu)|(A & Nv & Nu)]; split; auto; apply adj_sym, A); destruct B as [B Nv].
        rewrite Both in Nv; unfold one; destruct (in_dec Eq v a) as [I'|I'], (in_dec Eq v b) as [J'|J']; try reflexivity; [tauto|].
        destruct (proj2 (T (v, u))); cbn [fst snd]; auto. }
      assert (O : one x = true) by (apply One; tauto); apply (Stay _ _ _ Wk) in O; apply One in O; tauto.
    + assert (I : incl (vertices g) (a ++ b)) by (intros w W; destruct (in_dec Eq w (a ++ b)) as [J|J]; [exact J|]; destruct E; apply Exists_exists; exists w; auto).
      apply (NoDup_incl_length Once) in I; rewrite app_length in I; lia.
  - destruct (proj1 (T (u, v)) (or_introl eq_refl)) as (A & Ua & Ub & O); exists u, v; rewrite <- One; auto.
Qed.

Theorem diagnosable_by_connectivity n k : decidable g -> order g n -> faults_says g (VertexConnectivityAtLeast k) -> 0 <= k -> 2 * k + 1 <= n -> diagnosable g k.
Proof.
  intros X [_ <-] C K0 Lk; split; [exact K0|]; split; [lia|]; intros a b V La Lb (x & D); destruct (in_dec Eq x a) as [Xa|Xa], (in_dec Eq x b) as [Xb|Xb]; try tauto.
  - apply (tested k a b x); assumption.
  - destruct (tested k b a x X C Lk) as (u & v & A & Ub & Ua & T); [intros v I; apply V; tauto | assumption .. |]; exists u, v; tauto.
Qed.

Lemma triangle_of_clique k : clique g k -> 3 <= k -> exists u l, cycle g u l /\ Z.of_nat (length (u :: l)) = 3.
Proof.
  intros (l & (N & V & <-) & J) L; destruct l as [|a [|b [|c l]]]; simpl in L; try lia.
  inversion N as [|? ? Na N1]; subst; inversion N1 as [|? ? Nb N2]; subst; simpl in Na, Nb.
  assert (Ab : adj g a b) by (apply J; simpl; auto; intros ->; apply Na; auto); assert (Bc : adj g b c) by (apply J; simpl; auto; intros ->; apply Nb; auto).
  assert (Ca : adj g c a) by (apply J; simpl; auto; intros ->; apply Na; auto).
  exists a, [b; c]; split; [|reflexivity]; split; [simpl; lia|]; split; [|split; [split; [exact Ab | split; [exact Bc | exact I]] | exact Ca]].
  repeat constructor; simpl; intuition congruence.
Qed.

Theorem clique_by_girth b k : (forall n, girth g n -> b <= n) -> 4 <= b -> clique g k -> k <= 2.
Proof.
  intros Lo L C; destruct (Z.le_gt_cases k 2) as [|G]; [assumption|exfalso].
  apply (least_number (fun n => exists u l, cycle g u l /\ Z.of_nat (length (u :: l)) = n)) with (z := 3); [intros v (u & l & _ & <-); lia | apply (triangle_of_clique k C); lia|].
  intros (n & Ln & Cn & Least); assert (Gn : girth g n) by (split; [exact Cn|]; intros u l Cy; apply Least; exists u, l; auto); specialize (Lo n Gn); lia.
Qed.

Lemma some_link d : min_degree g d -> 1 <= d -> exists u v, adj g u v.
Proof.
  intros [(v & _ & ([|u l] & [_ H] & <-)) _] L; [simpl in L; lia|]; exists v, u; apply H; left; reflexivity.
Qed.


(* A path through all vertices between the ends of a link is a cycle with it, if a vertex has two neighbours. *)
Lemma hamiltonian_by_link d : min_degree g d -> 2 <= d -> (forall u v, adj g u v -> hamiltonian_between g u v) -> hamiltonian g.
Proof.
  intros D L H; destruct (some_link d D ltac:(lia)) as (u & v & A); destruct (H u v A) as (l & P & Pa & E); exists u, l; split; [|split; [exact P | split; [exact Pa | rewrite E; apply adj_sym, A]]].
  destruct (proj2 D u (adj_left A)) as (e & (m & [N M] & <-) & Le); assert (I : incl m l); [|pose proof (NoDup_incl_length N I); lia].
  intros w J; apply M in J; pose proof (Permutation_in _ (Permutation_sym P) (adj_right J)) as K; destruct K as [<-|K]; [destruct (adj_differ J); reflexivity | exact K].
Qed.

Lemma hamiltonian_by_connected d : min_degree g d -> 2 <= d -> hamiltonian_connected g -> hamiltonian g.
Proof. intros D L H; apply (hamiltonian_by_link d D L); intros u v A; apply H; [apply (adj_left A) | apply (adj_right A) | apply (adj_differ A)]. Qed.

Lemma hamiltonian_by_laceable d : min_degree g d -> 2 <= d -> hamiltonian_laceable g -> hamiltonian g.
Proof. intros D L (_ & _ & H); apply (hamiltonian_by_link d D L); intros u v A; apply (H u v 1); [apply dist_one, A | reflexivity]. Qed.
(* The links have one orbit. *)
Theorem one_edge_orbit : edge_transitive g -> (exists u v, adj g u v) -> edge_orbits g 1.
Proof.
  intros T (u & v & A); exists [(u, v)]; split; [repeat constructor; intros []|]; split; [reflexivity|]; split; [intros e [<-|[]]; exact A|]; split.
  - intros x y B; destruct (T u v x y A B) as (f & F & E); exists (u, v), f; split; [left; reflexivity|]; split; [exact F | exact E].
  - intros e e' f [<-|[]] [<-|[]] _ _; reflexivity.
Qed.

Theorem edge_orbits_one r : edge_transitive g -> (exists u v, adj g u v) -> edge_orbits g r -> r = 1.
Proof.
  intros T (u & v & A) (l & N & <- & L & C & D); destruct (C u v A) as (e & _ & I & _ & _); destruct l as [|a [|b l]]; [destruct I | reflexivity | exfalso].
  destruct (T (fst a) (snd a) (fst b) (snd b) (L a (or_introl eq_refl)) (L b (or_intror (or_introl eq_refl)))) as (f & F & E).
  inversion N as [|? ? Na _]; subst; apply Na; left; symmetry; apply (D a b f); simpl; auto.
Qed.

(* ---------- Rounds ---------- *)

Theorem broadcast_of_eccentricity v e : decidable g -> eccentricity g v e -> is_vertex g v -> broadcast_rounds g (all_port g) v e.
Proof. intros X [Ec Far] V; apply all_port_broadcast; auto; intros u U; destruct (Ec u U) as (d & [W _] & L); exists d; auto. Qed.

Theorem gossip_of_diameter D : decidable g -> diameter g D -> alltoall_rounds g (all_port g) D.
Proof.
  intros X [H (s & t & Dt)]; pose proof (dist_nonneg _ _ _ _ Dt) as D0; split.
  - destruct (count_exists (fun e : send g => adj g (fst e) (snd e)) (list_prod (vertices g) (vertices g))) as (c & now & [_ K] & _).
    + apply NoDup_list_prod; auto.
    + intros (u, v) A; apply in_prod_iff; split; [apply (adj_left A) | apply (adj_right A)].
    + intros (u, v); apply decided_adj; exact X.
    + exists (repeat now (Z.to_nat D)); split; [rewrite repeat_length; lia|]; split; [apply Forall_forall; intros r I; apply repeat_spec in I; subst r; intros u v J; apply (K (u, v)), J|].
      assert (I : forall n u v d, walk g u v d -> d <= Z.of_nat n -> informed g u (repeat now n) v).
      { induction n as [|n IH]; intros u v d W L; [assert (d = 0) by (apply walk_nonneg in W; simpl in L; lia); subst; apply walk_zero in W; subst; reflexivity|]; cbn [repeat].
        destruct (Z.eq_dec d 0) as [->|Nz]; [left; apply (IH u v 0 W); lia|]; apply walk_rev in W; apply walk_first in W; auto; destruct W as (w & A & W).
        right; exists w; split; [apply (K (w, v)); apply adj_sym, A | apply (IH u w (d - 1)); [apply walk_rev, W | lia]]. }
      intros u v U V; destruct (H u v U V) as (d & [W _] & L); apply (I _ u v d W); lia.
  - intros (rounds & L & F & I); pose proof (walk_left _ _ _ _ (proj1 Dt)) as S; pose proof (walk_right _ _ _ _ (proj1 Dt)) as T.
    destruct (informed_walk g s rounds t F S (I s t S T)) as (d & W & Ld); pose proof (proj2 Dt d W); lia.
Qed.

(* ---------- Routers ---------- *)

Variable r : router g.

(* One lane is enough for messages that cannot wait for one another. *)
Theorem one_lane : ranked g r None -> (exists u v, message g None u v) -> lanes_enough g (Some r) None 1 /\ forall j, lanes_enough g (Some r) None j -> 1 <= j.
Proof.
  intros (rank & K) (u & v & Me); split.
  - split; [lia|]; exists (fun _ _ => 0); split; [intros; lia|]; intros l; exists rank; intros x y c c' Mx _ T; apply (K x y c c' Mx T).
  - intros j (_ & lane & L & _); specialize (L u v Me); lia.
Qed.
End Graphs.

(* ---------- Families ---------- *)

Section Families.
Variables (F : family) (c : cond) (xs : list Z).
Hypothesis M : member F xs.
Hypothesis R : network_right F xs.
Hypothesis Y : yes (params F xs) c = true.
Notation pv := (params F xs).
Notation g := (text_graph (line F) pv).

Lemma told_holds ts what b p : (forall w qs, have w qs (map (num pv) ts) -> means (what qs) b w) -> refutes (told_question F c ts what) p = true -> b = true.
Proof.
  intros H A; destruct b; [reflexivity|exfalso]; apply (asked_sound _ _ _ _ A xs M Y); intros w ps P; eapply lists_then; [apply (polys_of_lists _ _ _ pv), P|]; onward; apply H; assumption.
Qed.

Lemma told_has w qs zs : have w qs zs -> forall i, has w (told i qs) (nth i zs 0).
Proof. induction 1 as [|q z qs zs Q H IH]; intros [|i]; try apply has_none; [exact Q | apply IH]. Qed.

Lemma same_so a v p : refutes (told_question F c [a; v] the_same) p = true -> num pv v = num pv a.
Proof.
  intros A; apply Z.eqb_eq; refine (told_holds _ _ _ p _ A); intros w qs H; pose proof (told_has _ _ _ H) as T; apply means_is; apply yields_ret; [apply (T 1%nat) | apply (T 0%nat)].
Qed.

(* All messages, as many as there are pairs of vertices, take shortest paths: so all arrive, and the farthest after as many hops as the diameter. *)
Section Minimal.
Variables (hops : list Text.next) (n : Z).
Hypothesis Order : order g n.
Notation routed := (tuples_router (line F) pv hops).
Hypothesis All_minimal : quantity_is g routed None (Minimal (n * (n - 1))).

Lemma all_minimal u v : message g None u v -> exists d, arrives g routed u v d /\ dist g u v d.
Proof.
  intros Me; destruct Order as [_ O], All_minimal as (l & [N I] & L); destruct (all_pairs_list F xs) as [_ K].
  assert (J : In (u, v) l); [|apply I in J; destruct J as (d & [_ A] & D); exists d; auto].
    apply (NoDup_length_incl N (l' := all_pairs F xs)); [apply Nat2Z.inj_le, Z.eq_le_incl; transitivity (n * (n - 1)); [rewrite <- O; apply (all_pairs_length F xs) | symmetry; exact L] | intros e J; apply K; apply I in J; destruct J as (d & [J _] & _); exact J | apply K; exact Me].
Qed.

Theorem stretch_of_minimal : quantity_is g routed None (MaxStretch 1 1).
Proof.
  pose proof all_minimal as All; cbn [quantity_is].
  split; [lia|]; split; [reflexivity|]; split.
  - intros u v d e [Me A] D; destruct (All u v Me) as (h & A' & D'); pose proof (arrives_once g _ (tuples_one_way (line F) pv hops) u v d h A A'); pose proof (dist_unique g u v e h D D'); lia.
  - destruct (all_pairs F xs) as [|(u, v) m] eqn:E.
    + right; split; [reflexivity|]; split; [reflexivity|]; intros u v d [Me _]; apply (proj2 (all_pairs_list F xs) (u, v)) in Me; rewrite E in Me; exact Me.
    + assert (Me : message g None u v) by (apply (proj2 (all_pairs_list F xs) (u, v)); rewrite E; left; reflexivity).
      left; destruct (All u v Me) as (d & A & D); exists u, v, d, d; repeat (split; [first [exact Me | exact A | exact D | split; assumption]|]); apply Z.mul_comm.
Qed.

Theorem delivered_of_minimal : quantity_is g routed None (Delivered (n * (n - 1))).
Proof.
  cbn [quantity_is]; destruct Order as [_ O]; apply (count_same (fun e : vertex g * vertex g => message g None (fst e) (snd e) /\ exists d, arrives g routed (fst e) (snd e) d)); [intros e; split; [intros (Me & d & A); exists d; auto | intros (d & Me & A); split; [exact Me | exists d; exact A]]|].
  apply (counted_pairs F xs (fun u v => exists d, arrives g routed u v d)); [intros u v Me; destruct (all_minimal u v Me) as (d & A & _); exists d; exact A | rewrite (all_pairs_length F xs), O; reflexivity].
Qed.

Theorem max_hops_of_minimal d : diameter g d -> quantity_is g routed None (MaxHops d).
Proof.
  intros [Within (u & v & D)]; split.
  - intros x y e [Me A]; destruct (all_minimal x y Me) as (e' & A' & D'); pose proof (arrives_once g _ (tuples_one_way (line F) pv hops) x y e e' A A'); destruct (Within x y (proj1 Me) (proj1 (proj2 Me))) as (k & K & L); pose proof (dist_unique g x y e' k D' K); lia.
  - pose proof (walk_left g u v d (proj1 D)) as U; pose proof (walk_right g u v d (proj1 D)) as V; destruct (list_eq_dec Z.eq_dec u v) as [Q|Ne].
    + subst v; pose proof (dist_unique g u u d 0 D (dist_self g u U)) as ->; right; split; [reflexivity|]; intros x y e [Me A]; destruct (Within x y (proj1 Me) (proj1 (proj2 Me))) as (k & [K _] & L); pose proof (walk_nonneg g x y k K); assert (k = 0) as -> by lia; apply walk_zero in K; apply (proj2 (proj2 Me)), K.
    + left; exists u, v; assert (Me : message g None u v) by (split; [exact U | split; [exact V | exact Ne]]); destruct (all_minimal u v Me) as (e & A & D'); rewrite (dist_unique g u v d e D D'); split; assumption.
Qed.
End Minimal.

Lemma two_vertices n : order g n -> 2 <= n -> exists u v, message g None u v.
Proof.
  intros [_ <-] L; pose proof (vertices_once F xs) as N; destruct (vertices g) as [|u [|v l]] eqn:E; simpl in L; try lia.
  exists u, v; split; [unfold is_end, is_vertex; rewrite E; left; reflexivity|]; split; [unfold is_end, is_vertex; rewrite E; right; left; reflexivity|]; intros ->; inversion N as [|? ? K _]; subst; apply K; left; reflexivity.
Qed.
End Families.
