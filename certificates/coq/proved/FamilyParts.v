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

(* Some of three kinds are at least a third. *)
Lemma thirds {A} (P Q S : A -> Prop) a : NoDup a -> (forall v, In v a -> P v \/ Q v \/ S v) ->
  exists b, NoDup b /\ incl b a /\ Z.of_nat (length a) <= 3 * Z.of_nat (length b) /\ ((forall v, In v b -> P v) \/ (forall v, In v b -> Q v) \/ (forall v, In v b -> S v)).
Proof.
  intros N K; assert (T : exists b c d, (NoDup b /\ NoDup c /\ NoDup d) /\ (incl b a /\ incl c a /\ incl d a) /\ length a = (length b + length c + length d)%nat /\
    (forall v, In v b -> P v) /\ (forall v, In v c -> Q v) /\ (forall v, In v d -> S v)).
  { induction N as [|x a Nx N IH]; [exists [], [], []; repeat split; try constructor; intros v []|].
    destruct IH as (b & c & d & (Nb & Nc & Nd) & (Ib & Ic & Id) & L & Kb & Kc & Kd); [intros v I; apply K; right; exact I|].
    assert (Out : forall l, incl l a -> ~ In x l) by (intros l I J; apply Nx, I, J).
    assert (Put : forall (R : A -> Prop) l, R x -> NoDup l -> incl l a -> (forall v, In v l -> R v) -> NoDup (x :: l) /\ incl (x :: l) (x :: a) /\ forall v, In v (x :: l) -> R v).
    { intros R l Rx Nl Il Kl; split; [constructor; [intros J; apply Nx, Il, J | exact Nl]|]; split; [intros v [<-|I]; [left; reflexivity | right; apply Il, I] | intros v [<-|I]; auto]. }
    pose proof (fun l (I : incl l a) => incl_tl x I) as Tl; destruct (K x (or_introl eq_refl)) as [H|[H|H]];
      [exists (x :: b), c, d; destruct (Put P b H Nb Ib Kb) as (? & ? & ?) | exists b, (x :: c), d; destruct (Put Q c H Nc Ic Kc) as (? & ? & ?) | exists b, c, (x :: d); destruct (Put S d H Nd Id Kd) as (? & ? & ?)];
      cbn [length]; (split; [auto|]; split; [auto|]; split; [lia|]; auto). }
  destruct T as (b & c & d & (Nb & Nc & Nd) & (Ib & Ic & Id) & L & Kb & Kc & Kd).
  destruct (Nat.le_gt_cases (length c) (length b)); [destruct (Nat.le_gt_cases (length d) (length b))|destruct (Nat.le_gt_cases (length d) (length c))];
    [exists b | exists d | exists c | exists d]; (split; [assumption|]; split; [assumption|]; split; [lia|]; auto).
Qed.

(* Neighbours of one vertex are as far from another as it is, or one more or less. *)
Lemma third_as_far t x a : decidable g -> NoDup a -> (forall v, In v a -> adj g x v) ->
  exists b, NoDup b /\ incl b a /\ Z.of_nat (length a) <= 3 * Z.of_nat (length b) /\ forall u v d, In u b -> In v b -> (dist g t u d <-> dist g t v d).
Proof.
  intros X N A; destruct (joined_decided g Eq t x X Once) as [(w & W)|J].
  - destruct (dist_exists g t x w X W) as (e & D & _); destruct (thirds (fun v => dist g t v (e - 1)) (fun v => dist g t v e) (fun v => dist g t v (e + 1)) a N) as (b & Nb & Ib & L & K).
    + intros v I; destruct (dist_exists g t v (e + 1) X (walk_app g t x v e 1 (proj1 D) (walk_one g x v (A v I)))) as (f & F & Le).
      assert (Lo : e <= f + 1) by (apply (dist_walk_le g t x e _ D), (walk_app g t v x f 1 (proj1 F)), walk_one, adj_sym, A, I).
      assert (Or : f = e - 1 \/ f = e \/ f = e + 1) by lia; destruct Or as [->|[->| ->]]; auto.
    + exists b; split; [exact Nb|]; split; [exact Ib|]; split; [exact L|]; intros u v d Iu Iv; destruct K as [K|[K|K]];
        (split; intros H; [rewrite (dist_unique g t u d _ H (K u Iu)); apply K, Iv | rewrite (dist_unique g t v d _ H (K v Iv)); apply K, Iu]).
  - exists a; split; [exact N|]; split; [intros v I; exact I|]; split; [lia|]; assert (Far : forall v d, In v a -> ~ dist g t v d).
    { intros v d I [W _]; apply J; exists (d + 1); apply (walk_app g t v x d 1 W), walk_one, adj_sym, A, I. }
    intros u v d Iu Iv; split; intros H; exfalso; [apply (Far u d Iu H) | apply (Far v d Iv H)].
Qed.

(* So k vertices tell at most 3^k of them apart. *)
Lemma apart_few x : decidable g -> forall l a, NoDup a -> (forall v, In v a -> adj g x v) ->
  (forall u v, In u a -> In v a -> u <> v -> exists s d, In s l /\ ~ (dist g s u d <-> dist g s v d)) -> Z.of_nat (length a) <= 3 ^ Z.of_nat (length l).
Proof.
  intros X; induction l as [|t l IH]; intros a N A Re.
  - destruct a as [|u [|v a]]; cbn [length]; try lia; inversion N as [|? ? Nu _]; subst.
    destruct (Re u v (or_introl eq_refl) (or_intror (or_introl eq_refl))) as (s & _ & [] & _); intros ->; apply Nu; left; reflexivity.
  - destruct (third_as_far t x a X N A) as (b & Nb & Ib & L & Same); cbn [length]; rewrite Nat2Z.inj_succ, Z.pow_succ_r by lia.
    assert (K : Z.of_nat (length b) <= 3 ^ Z.of_nat (length l)); [|lia]; apply IH; [exact Nb | intros v I; apply A, Ib, I|].
    intros u v Iu Iv Ne; destruct (Re u v (Ib u Iu) (Ib v Iv) Ne) as (s & d & [<-|I] & Part); [destruct Part; apply Same; assumption | exists s, d; auto].
Qed.

(* Neighbours of a vertex of the set are told apart by the others. *)
Theorem resolving_by_degree d k : decidable g -> min_degree g d -> 2 <= d -> resolving g k -> 1 <= k /\ d <= 3 ^ (k - 1).
Proof.
  intros X [(x & Vx & (a0 & [Na0 Ia0] & <-)) Mi] D (l & V & L & Re).
  assert (Here : forall s a, NoDup a -> (forall v, In v a <-> adj g s v) -> forall u v, In u a -> In v a -> u <> v -> exists t e, In t l /\ ~ (dist g t u e <-> dist g t v e)).
  { intros s a _ Ia u v Iu Iv Ne; apply (Re u v); [apply (adj_right (proj1 (Ia u) Iu)) | apply (adj_right (proj1 (Ia v) Iv)) | exact Ne]. }
  destruct l as [|s m]; [exfalso; pose proof (apart_few x X [] a0 Na0 (fun v => proj1 (Ia0 v)) (Here x a0 Na0 Ia0)) as K; cbn in K; lia|].
  cbn [length] in L; split; [lia|]; destruct (Mi s (V s (or_introl eq_refl))) as (e & (a & [Na Ia] & <-) & Le); apply (Z.le_trans _ _ _ Le).
  apply (Z.le_trans _ (3 ^ Z.of_nat (length m))); [|apply Z.pow_le_mono_r; lia]; apply (apart_few s X m a Na (fun v => proj1 (Ia v))).
  intros u v Iu Iv Ne; destruct (Here s a Na Ia u v Iu Iv Ne) as (t & f & [<-|I] & Part); [destruct Part | exists t, f; auto].
  apply Ia in Iu, Iv; split; intros H; [rewrite (dist_unique g s u f 1 H (dist_one g s u Iu)); apply dist_one, Iv | rewrite (dist_unique g s v f 1 H (dist_one g s v Iv)); apply dist_one, Iu].
Qed.
End Parts.
