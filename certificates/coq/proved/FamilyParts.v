(* Cuts that leave several parts, and sets from which no two vertices are equally far, by connectivity, girth and degrees. *)

From Coq Require Import ZArith Lia List Permutation Bool.
From Topocert Require Import Graph Girth Walk Transitive FaultsSays FamilyFaultsSays FamilyDetours.
Import ListNotations.
Open Scope Z_scope.

Section Parts.
Variable g : graph.
Hypothesis Eq : forall u v : vertex g, {u = v} + {u <> v}.
Hypothesis Once : NoDup (vertices g).
Notation n := (Z.of_nat (length (vertices g))).

(* ---------- More than one vertex each ---------- *)

Lemma extra_one k : extra_cut g 1 k <-> restricted_cut g k.
Proof.
  split; intros (l & V & L & A & O); exists l; (split; [exact V|]; split; [exact L|]; split; [exact A|]); intros v Vv; destruct (in_dec Eq v l) as [I|I]; [left; exact I| |left; exact I|]; right; destruct (O v Vv) as [J|J]; try contradiction.
  - destruct J as (m & N & Lm & J); destruct m as [|x [|y m]]; cbn [length] in Lm; try lia; assert (K : exists w, In w (x :: y :: m) /\ w <> v).
    { destruct (Eq x v) as [->|Ne]; [exists y; split; [right; left; reflexivity|]; intros ->; inversion N as [|? ? Nx _]; apply Nx; left; reflexivity | exists x; split; [left; reflexivity | exact Ne]]. }
    destruct K as (w & Iw & Ne); destruct (J w Iw) as (d & W); destruct (Z.eq_dec d 0) as [->|D]; [apply walk_zero in W; congruence|].
    apply walk_first in W; [|exact D]; destruct W as (r & B & _); apply (without_adj g l) in B; exists r; tauto.
  - destruct J as (u & B & Nu); exists [v; u]; split; [constructor; [intros [E|[]]; apply (adj_differ B); congruence | repeat constructor; intros []]|]; split; [cbn [length]; lia|]; intros x [<-|[<-|[]]].
    + exists 0; apply (walk_here (without_vertices g l)), Vv.
    + exists 1; apply (walk_one (without_vertices g l)), without_adj; auto.
Qed.

Theorem extra_by_connectivity b d k : faults_says g (VertexConnectivityAtLeast b) -> extra_cut g d k -> b <= k.
Proof.
  intros C (l & V & L & (u & v & U & W & Nu & Nv & J) & _); apply Z.nlt_ge; intros Lt; apply (C l); [lia|]; split; [exact V|]; left; exists u, v; repeat split; assumption.
Qed.

(* ---------- Several parts ---------- *)

(* Each part has b neighbours among the others at least, and each of these is near so many parts at most as it has neighbours. *)
Theorem parts_by_connectivity b d r k : decidable g -> faults_says g (VertexConnectivityAtLeast b) -> max_degree g d -> 2 <= r -> component_cut g r k -> b * r <= d * k.
Proof.
  intros X C [(x0 & _ & (a0 & _ & D0)) De] R (l & c & V & L & Cl & Some_ & Same); set (is := map Z.of_nat (seq 1 (Z.to_nat r))); set (vs := nodup Eq l).
  assert (In_is : forall i, In i is <-> 1 <= i <= r) by (intros i; unfold is; rewrite in_map_iff; split; [intros (j & <- & J); apply in_seq in J; lia | intros B; exists (Z.to_nat i); rewrite in_seq; lia]).
  assert (Near : exists t : vertex g * Z -> bool, forall p, In p (list_prod vs is) -> (t p = true <-> exists v, adj g (fst p) v /\ ~ In v l /\ c v = snd p)).
  { generalize (list_prod vs is); intros m; induction m as [|p m [t T]]; [exists (fun _ => false); intros p []|].
    destruct (exists_decided (fun v => adj g (fst p) v /\ ~ In v l /\ c v = snd p) (vertices g)) as [(v & _ & P)|N].
    - intros v; apply decided_and; [apply decided_adj, X|]; apply decided_and; [apply decided_not, decided_In; apply X | apply decided_Zeq].
    - exists (fun q => if (if Eq (fst q) (fst p) then Z.eqb (snd q) (snd p) else false) then true else t q); intros q I; destruct (Eq (fst q) (fst p)) as [E|E]; [destruct (Z.eqb_spec (snd q) (snd p)) as [E'|E']|].
      + split; [intros _; rewrite E, E'; exists v; exact P | reflexivity].
      + destruct I as [<-|I]; [congruence | apply T, I].
      + destruct I as [<-|I]; [congruence | apply T, I].
    - exists (fun q => if (if Eq (fst q) (fst p) then Z.eqb (snd q) (snd p) else false) then false else t q); intros q I; destruct (Eq (fst q) (fst p)) as [E|E]; [destruct (Z.eqb_spec (snd q) (snd p)) as [E'|E']|].
      + split; [discriminate|]; rewrite E, E'; intros (v & A & P); destruct N; exists v; split; [apply (adj_right A) | auto].
      + destruct I as [<-|I]; [congruence | apply T, I].
      + destruct I as [<-|I]; [congruence | apply T, I]. }
  destruct Near as [t T]; assert (Lv : Z.of_nat (length vs) <= k) by (apply (Z.le_trans _ (Z.of_nat (length l))); [apply inj_le, NoDup_incl_length; [apply NoDup_nodup | intros v; apply nodup_In] | exact L]).
  assert (Many : forall i, In i is -> b <= sum_over (fun s => Z.b2z (t (s, i))) vs).
  { intros i I; replace (sum_over (fun s => Z.b2z (t (s, i))) vs) with (Z.of_nat (length (filter (fun s => t (s, i)) vs))) by (clear; induction vs as [|s m IH]; [reflexivity|]; cbn [filter sum_over]; rewrite <- IH; destruct (t (s, i)); cbn [length Z.b2z]; lia).
    apply Z.nlt_ge; intros Lt; set (F := filter (fun s => t (s, i)) vs) in *; apply (C F Lt); assert (Fl : forall s, In s F -> In s l) by (intros s J; apply filter_In in J; apply (nodup_In Eq), J).
    split; [intros s J; apply V, Fl, J|]; left; destruct (Some_ i) as (u & U & Nu & Cu); [apply In_is, I|]; assert (O : exists j, 1 <= j <= r /\ j <> i) by (destruct (Z.eq_dec i 1) as [->|]; [exists 2; lia | exists 1; lia]); destruct O as (j & Bj & Nj); destruct (Some_ j Bj) as (w & W & Nw & Cw).
    exists u, w; split; [exact U|]; split; [exact W|]; split; [intros J; apply Nu, Fl, J|]; split; [intros J; apply Nw, Fl, J|]; intros (e & Wk).
    assert (Stay : forall s y e, walk (without_vertices g F) s y e -> ~ In s l /\ c s = i -> ~ In y l /\ c y = i).
    { clear e Wk; intros s y e Wk; induction Wk as [s S|s q y e A _ IH]; [auto|]; intros [Ns Cs]; apply IH; apply (without_adj g F) in A; destruct A as (A & _ & Nq).
      destruct (in_dec Eq q l) as [J|J]; [exfalso; apply Nq, filter_In; split; [apply nodup_In, J|]|].
      - apply T; [apply in_prod_iff; split; [apply nodup_In, J | exact I]|]; exists s; split; [apply adj_sym, A | split; [exact Ns | exact Cs]].
      - split; [exact J|]; destruct (Same s q A) as [K|[K|K]]; [contradiction | contradiction | congruence]. }
    destruct (Stay u w e Wk (conj Nu Cu)); congruence. }
  assert (Few : forall s, In s vs -> sum_over (fun i => Z.b2z (t (s, i))) is <= d).
  { intros s I; replace (sum_over (fun i => Z.b2z (t (s, i))) is) with (Z.of_nat (length (filter (fun i => t (s, i)) is))) by (clear; induction is as [|i m IH]; [reflexivity|]; cbn [filter sum_over]; rewrite <- IH; destruct (t (s, i)); cbn [length Z.b2z]; lia).
    destruct (De s) as (e & (a & [Na Ia] & <-) & Le); [apply V, (nodup_In Eq), I|]; apply (Z.le_trans _ (Z.of_nat (length a))); [|exact Le]; rewrite <- (map_length c a); apply inj_le, NoDup_incl_length.
    - apply NoDup_filter; unfold is; apply FinFun.Injective_map_NoDup; [intros i j; apply Nat2Z.inj | apply seq_NoDup].
    - intros i J; apply filter_In in J; destruct J as [J K]; apply T in K; [|apply in_prod_iff; auto]; destruct K as (v & A & _ & E); cbn [snd] in E; rewrite <- E; apply in_map, Ia, A. }
  assert (Li : Z.of_nat (length is) = r) by (unfold is; rewrite map_length, seq_length; lia).
  pose proof (sum_over_le (fun _ => b) (fun i => sum_over (fun s => Z.b2z (t (s, i))) vs) is Many) as S1; rewrite (sum_over_constant (fun _ => b) b) in S1 by reflexivity.
  pose proof (sum_over_le (fun s => sum_over (fun i => Z.b2z (t (s, i))) is) (fun _ => d) vs Few) as S2; rewrite (sum_over_constant (fun _ => d) d) in S2 by reflexivity.
  rewrite sum_over_swap in S1; nia.
Qed.

(* All neighbours of some neighbours of one vertex: these are alone then, and others are left. *)
Theorem parts_by_girth b k least most r : (forall n, girth g n -> b <= n) -> 4 <= b -> order g k -> min_degree g least -> max_degree g most -> 2 <= r -> r - 1 <= least -> (r - 1) * most + 2 <= k ->
  component_cut g r ((r - 1) * (most - 1) + 1).
Proof.
  intros Lo B [_ <-] [(x & Vx & (a & [Na Ia] & Da)) Mi] [_ Ma] R Le Big.
  set (m := firstn (Z.to_nat (r - 1)) a); assert (Lm : Z.of_nat (length m) = r - 1) by (unfold m; rewrite firstn_length; lia).
  assert (Nm : NoDup m) by (unfold m; rewrite <- (firstn_skipn (Z.to_nat (r - 1)) a) in Na; apply once_left in Na; exact Na).
  assert (Am : forall v, In v m -> adj g x v) by (intros v I; apply Ia; rewrite <- (firstn_skipn (Z.to_nat (r - 1)) a); apply in_app_iff; left; exact I).
  assert (K : forall q, (forall v, In v q -> adj g x v) -> exists l, Z.of_nat (length l) <= Z.of_nat (length q) * (most - 1) /\ (forall v, In v l -> exists y, In y q /\ adj g y v) /\ forall y v, In y q -> adj g y v -> v <> x -> In v l).
  { induction q as [|y q IH]; intros Aq; [exists []; split; [cbn [length]; lia|]; split; [intros v [] | intros y v []]|]; destruct IH as (l & Ll & Back & Fwd); [intros v I; apply Aq; right; exact I|].
    assert (A : adj g x y) by (apply Aq; left; reflexivity); destruct (Ma y (adj_right A)) as (e & (o & [No Io] & <-) & Lo_); exists (remove Eq x o ++ l); split; [|split].
    - pose proof (remove_length_lt Eq o x (proj2 (Io x) (adj_sym A))); rewrite app_length; cbn [length]; lia.
    - intros v I; apply in_app_iff in I; destruct I as [I|I]; [apply in_remove in I; exists y; split; [left; reflexivity | apply Io, I] | destruct (Back v I) as (z & J & E); exists z; split; [right; exact J | exact E]].
    - intros z v [<-|I] E Ne; apply in_app_iff; [left; apply in_in_remove; [exact Ne | apply Io, E] | right; apply (Fwd z v I E Ne)]. }
  destruct (K m Am) as (l & Ll & Back & Fwd); rewrite Lm in Ll.
  set (place := fix place (q : list (vertex g)) (v : vertex g) : Z := match q with [] => 1 | w :: q => if Eq v w then 1 else 1 + place q v end).
  assert (Pl : forall q v, 1 <= place q v <= Z.of_nat (length q) + 1 /\ (In v q -> place q v <= Z.of_nat (length q)) /\ (~ In v q -> place q v = Z.of_nat (length q) + 1)).
  { induction q as [|w q IH]; intros v; cbn [place length]; [split; [lia|]; split; [intros [] | lia]|]; destruct (IH v) as (P1 & P2 & P3); destruct (Eq v w) as [->|Ne].
    - split; [lia|]; split; [lia|]; intros N; destruct N; left; reflexivity.
    - split; [lia|]; split; [intros [E|I]; [congruence | specialize (P2 I); lia] | intros N; rewrite P3; [lia|]; intros I; apply N; right; exact I]. }
  assert (Onto : forall q, NoDup q -> forall i, 1 <= i <= Z.of_nat (length q) -> exists v, In v q /\ place q v = i).
  { induction q as [|w q IH]; intros N i I; cbn [length] in I; [lia|]; inversion N as [|? ? Nw N1]; subst; destruct (Z.eq_dec i 1) as [->|Ne]; [exists w; split; [left; reflexivity|]; cbn [place]; destruct (Eq w w); [reflexivity | congruence]|].
    destruct (IH N1 (i - 1)) as (v & J & E); [lia|]; exists v; split; [right; exact J|]; cbn [place]; destruct (Eq v w) as [->|]; [contradiction | lia]. }
  assert (Out : forall v, In v m -> ~ In v (x :: l)).
  { intros v I [E|J]; [subst; apply (adj_differ (Am v I) eq_refl)|]; destruct (Back v J) as (y & Iy & A); apply (no_triangle_here g b Lo x y v B (Am y Iy) A); apply adj_sym, Am, I. }
  exists (x :: l), (place m); split; [intros v [<-|I]; [exact Vx | destruct (Back v I) as (y & _ & A); apply (adj_right A)]|]; split; [cbn [length]; lia|]; split; [|split].
  - intros v _; right; destruct (Pl m v) as (P & _); lia.
  - intros i I; destruct (Z.eq_dec i r) as [->|Ne].
    + destruct (Exists_dec (fun v => ~ In v (x :: l ++ m)) (vertices g)) as [E|E]; [intros v; destruct (in_dec Eq v (x :: l ++ m)); [right; tauto | left; assumption]| |].
      * apply Exists_exists in E; destruct E as (v & Vv & N); exists v; split; [exact Vv|]; split; [intros J; apply N; destruct J as [->|J]; [left; reflexivity | right; apply in_app_iff; left; exact J]|].
        destruct (Pl m v) as (_ & _ & P); rewrite P; [lia|]; intros J; apply N; right; apply in_app_iff; right; exact J.
      * exfalso; assert (I' : incl (vertices g) (x :: l ++ m)) by (intros v Vv; destruct (in_dec Eq v (x :: l ++ m)) as [J|J]; [exact J|]; destruct E; apply Exists_exists; exists v; auto).
        apply (NoDup_incl_length Once) in I'; cbn [length] in I'; rewrite app_length in I'; nia.
    + destruct (Onto m Nm i) as (v & J & E); [lia|]; exists v; split; [apply (adj_right (Am v J))|]; split; [apply Out, J | exact E].
  - assert (One : forall u v, adj g u v -> In u m -> In v (x :: l)) by (intros u v A I; destruct (Eq v x) as [->|Ne]; [left; reflexivity | right; apply (Fwd u v I A Ne)]).
    intros u v A; destruct (in_dec Eq u m) as [I|I]; [right; left; apply (One u v A I)|]; destruct (in_dec Eq v m) as [J|J]; [left; apply (One v u (adj_sym A) J)|].
    right; right; destruct (Pl m u) as (_ & _ & P), (Pl m v) as (_ & _ & Q); rewrite (P I), (Q J); reflexivity.
Qed.

(* ---------- How far ---------- *)

(* Two neighbours of one vertex are equally far from it. *)
Theorem resolving_by_degree d k : min_degree g d -> 2 <= d -> resolving g k -> 2 <= k.
Proof.
  intros [(x & Vx & (a0 & [Na0 Ia0] & <-)) Mi] D (l & V & L & Re); destruct l as [|s [|t l]]; cbn [length] in L; [| |lia].
  - exfalso; destruct a0 as [|u [|v a]]; cbn [length] in D; try lia; assert (A : adj g x u) by (apply Ia0; left; reflexivity); destruct (Re x u Vx (adj_right A) (adj_differ A)) as (s & _ & [] & _).
  - exfalso; destruct (Mi s (V s (or_introl eq_refl))) as (e & (a & [Na Ia] & <-) & Le); destruct a as [|u [|v a]]; cbn [length] in Le; try lia.
    assert (A : adj g s u) by (apply Ia; left; reflexivity); assert (B : adj g s v) by (apply Ia; right; left; reflexivity); destruct (Re u v (adj_right A) (adj_right B)) as (w & e & [<-|[]] & N).
    + intros ->; inversion Na as [|? ? N1 _]; apply N1; left; reflexivity.
    + apply N; split; intros H; [rewrite (dist_unique g s u e 1 H (dist_one g s u A)); apply dist_one, B | rewrite (dist_unique g s v e 1 H (dist_one g s v B)); apply dist_one, A].
Qed.
End Parts.
