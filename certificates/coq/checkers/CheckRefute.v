(* Refutations as proofs about networks. Plain networks are as CheckGraph.v says.

   [bisection_refuted_by P w autos clauses literals proof]: no balanced cut has fewer than w links.
     [autos] are automorphisms, each an array: where the vertices 0, 1, ... go; they break
     symmetry in the formula.
   [hamilton_refuted_by P sets clauses literals proof]: no cycle goes through all vertices.
     [sets] are the sets of vertices that a cycle must leave.
   The proof and the numbers of clauses and literals are as CheckLrat.v says. *)

From Coq Require Import ZArith Lia Uint63 PArray Bool List Permutation Sorted.
From Topocert Require Import Graph Walk CheckGraph CheckLrat CheckCnf CheckHamilton.
Import ListNotations.
Open Scope Z_scope.

(* ---------- The links of a plain network ---------- *)

Definition links_of (P : plain) : list (int * int) :=
  flat_map (fun u => map (pair u) (filter (fun v => (u <? v)%uint63) (row P u))) (ints (total P)).

Definition pair_Z (e : int * int) : Z * Z := (to_Z (fst e), to_Z (snd e)).

Definition Z_links (P : plain) : list (Z * Z) := map pair_Z (links_of P).

Section Links.
Variable P : plain.
Hypothesis G : good_plain P.

Let N := to_Z (total P).

Lemma links_of_in u v : In (u, v) (links_of P) <-> to_Z u < N /\ In v (row P u) /\ to_Z u < to_Z v.
Proof.
  unfold links_of; rewrite in_flat_map; split.
  - intros (a & A & I); apply in_map_iff in I; destruct I as (b & E & I); injection E as -> ->.
    apply filter_In in I; destruct I as [I L]; apply Uint63.ltb_spec in L; apply in_ints in A; auto.
  - intros (A & I & L); exists u; split; [apply in_ints; exact A|]; apply in_map, filter_In; split; [exact I | apply Uint63.ltb_spec; exact L].
Qed.

Lemma NoDup_flat_pairs (f : int -> list int) l : NoDup l -> (forall u, In u l -> NoDup (f u)) ->
  NoDup (flat_map (fun u => map (pair u) (f u)) l).
Proof.
  induction 1 as [|u l H D IH]; intros F; [constructor|]; cbn [flat_map]; apply NoDup_app_intro.
  - apply NoDup_map_inj; [congruence | apply F; left; reflexivity].
  - apply IH; intros v V; apply F; right; exact V.
  - intros e I J; apply in_map_iff in I; destruct I as (v & <- & _); apply in_flat_map in J.
    destruct J as (w & W & J); apply in_map_iff in J; destruct J as (z & E & _); injection E as E _; subst w; exact (H W).
Qed.

Lemma links_of_once : NoDup (links_of P).
Proof.
  apply NoDup_flat_pairs; [apply NoDup_ints|]; intros u U; apply NoDup_filter, row_once; [exact G | apply in_ints; exact U].
Qed.

Lemma pair_Z_injective e e' : pair_Z e = pair_Z e' -> e = e'.
Proof. destruct e, e'; unfold pair_Z; simpl; intros E; injection E as E F; apply to_Z_inj in E, F; congruence. Qed.

Lemma Z_links_ordered : ordered N (Z_links P).
Proof.
  split; [apply NoDup_map_inj; [intros; apply pair_Z_injective; assumption | exact links_of_once]|].
  intros a b I; apply in_map_iff in I; destruct I as ((u & v) & E & I); injection E as <- <-.
  apply links_of_in in I; destruct I as (U & R & L); simpl; pose proof (int_range u); pose proof (row_below G u v U R); lia.
Qed.

Lemma Z_links_in u v : to_Z u < N -> In v (row P u) -> In (Z.min (to_Z u) (to_Z v), Z.max (to_Z u) (to_Z v)) (Z_links P).
Proof.
  intros U I; assert (D : to_Z u <> to_Z v) by (apply int_differ, (row_other G u v U I)).
  pose proof (row_below G u v U I) as V.
  destruct (Z.lt_ge_cases (to_Z u) (to_Z v)) as [L|L].
  - rewrite Z.min_l, Z.max_r by lia; apply (in_map pair_Z _ (u, v)), links_of_in; auto.
  - rewrite Z.min_r, Z.max_l by lia; apply (in_map pair_Z _ (v, u)), links_of_in; split; [exact V|]; split; [apply (row_back G); assumption | lia].
Qed.

Lemma total_range : 1 <= N <= 4194303.
Proof. pose proof (total_some G); unfold N; lia. Qed.

Lemma small_int v : 0 <= v < N -> to_Z (of_Z v) = v.
Proof. intros V; pose proof total_range; pose proof wB_large; apply int_of_Z; lia. Qed.

Lemma ints_zrange : ints (total P) = map of_Z (zrange N).
Proof.
  unfold ints, zrange; fold N; rewrite map_map; pose proof total_range as T.
  assert (H : forall k i, to_Z i + Z.of_nat k < wB -> up k i = map (fun j => of_Z (to_Z i + Z.of_nat j)) (seq 0 k)).
  { induction k as [|k IH]; intros i B; [reflexivity|]; pose proof (int_range i).
    assert (C : to_Z (i + 1) = to_Z i + 1) by (rewrite Uint63.add_spec; apply Z.mod_small; change (to_Z 1) with 1; lia).
    cbn [up seq map]; rewrite Z.add_0_r, of_to_Z, IH by lia; f_equal; rewrite <- seq_shift, map_map; apply map_ext; intros j.
    rewrite C; f_equal; lia. }
  pose proof wB_large; rewrite H; [reflexivity | change (to_Z 0) with 0; lia].
Qed.

(* ---------- Cuts ---------- *)

Variable S : int -> bool.

Let x (v : Z) : bool := S (of_Z v).

Lemma side_ones : ones x 0 (Z.to_nat N) = Z.of_nat (length (filter S (ints (total P)))).
Proof. rewrite ones_zrange, ints_zrange, filter_map; reflexivity. Qed.

Definition outward (e : int * int) : int * int := if S (fst e) then e else (snd e, fst e).

Lemma numbers_cut : cut (Numbers P) S (crossings x (Z_links P)).
Proof.
  set (c := fun e : int * int => xorb (S (fst e)) (S (snd e))).
  assert (L : crossings x (Z_links P) = Z.of_nat (length (map outward (filter c (links_of P))))).
  { rewrite map_length; unfold Z_links; induction (links_of P) as [|[u v] l IH]; [reflexivity|].
    cbn [map filter]; unfold pair_Z at 1; cbn [crossings fst snd]; rewrite IH; unfold x at 1 2; rewrite !of_to_Z.
    unfold c at 2; cbn [fst snd]; destruct (S u), (S v); cbn [xorb length Z.b2z]; lia. }
  rewrite L; apply count_list.
  - apply NoDup_map_inj; [|apply NoDup_filter, links_of_once].
    intros [u v] [u' v'] I J E; apply filter_In in I, J; destruct I as [I X], J as [J Y].
    apply links_of_in in I, J; unfold outward, c in *; cbn [fst snd] in *.
    destruct (S u) eqn:Su, (S u') eqn:Su'; try congruence; injection E as E F; subst.
    + destruct I as (_ & _ & I), J as (_ & _ & J); lia.
    + destruct I as (_ & _ & I), J as (_ & _ & J); lia.
  - intros [u v]; cbn [fst snd]; rewrite numbers_adj by exact G; fold N; split.
    + intros I; apply in_map_iff in I; destruct I as ((a & b) & E & I); apply filter_In in I; destruct I as [I X].
      apply links_of_in in I; destruct I as (A & I & L'); unfold outward, c in *; cbn [fst snd] in *.
      destruct (S a) eqn:Sa; injection E as -> ->; destruct (S v) eqn:Sv, (S u) eqn:Su; try discriminate; try congruence; auto.
      split; [split; [apply (row_below G v u A I) | apply (row_back G v u A I)] | auto].
    + intros ([U I] & SU & SV); pose proof (row_other G u v U I) as D; apply int_differ in D.
      pose proof (row_below G u v U I) as V; apply in_map_iff; destruct (Z.lt_ge_cases (to_Z u) (to_Z v)) as [L'|L'].
      * exists (u, v); unfold outward; cbn [fst snd]; rewrite SU; split; [reflexivity|]; apply filter_In; split.
        -- apply links_of_in; auto.
        -- unfold c; cbn [fst snd]; rewrite SU, SV; reflexivity.
      * exists (v, u); unfold outward; cbn [fst snd]; rewrite SV; split; [reflexivity|]; apply filter_In; split.
        -- apply links_of_in; split; [exact V|]; split; [apply (row_back G); assumption | lia].
        -- unfold c; cbn [fst snd]; rewrite SU, SV; reflexivity.
Qed.

Lemma balanced_halves : balanced (Numbers P) S -> halves N x.
Proof.
  intros B; change (Z.of_nat (length (filter S (ints (total P)))) = Z.of_nat (length (ints (total P))) / 2) in B.
  unfold halves; rewrite side_ones, B, length_ints; fold N.
  pose proof total_range; Z.to_euclidean_division_equations; lia.
Qed.

End Links.

Theorem no_smaller P w : good_plain P -> (forall x, ~ smaller (to_Z (total P)) (Z_links P) w x) -> width_at_least (Numbers P) w.
Proof.
  intros G H S B; exists (crossings (fun v => S (of_Z v)) (Z_links P)); split; [apply numbers_cut; exact G|].
  destruct (Z.le_gt_cases w (crossings (fun v => S (of_Z v)) (Z_links P))) as [L|L]; [exact L|exfalso].
  apply (H (fun v => S (of_Z v))); split; [apply balanced_halves; assumption | exact L].
Qed.

(* ---------- Automorphisms ---------- *)

Definition inverse_of (P : plain) (p : array int) : array int :=
  fold_left (fun (q : array int) v => q.[p.[v] <- v]) (ints (total P)) (make (total P) 0%uint63).

Definition is_automorphism (P : plain) (p : array int) : bool :=
  let q := inverse_of P p in
  forallb (fun v => let i := p.[v] in
    (i <? total P)%uint63 && (q.[i] =? v)%uint63 &&
    (let there := row P i in forallb (fun w => existsb (Uint63.eqb p.[w]) there) (row P v))) (ints (total P)).

Definition listed (P : plain) (p : array int) : list Z := map (fun v => to_Z p.[v]) (ints (total P)).

Lemma listed_image P p v : good_plain P -> to_Z v < to_Z (total P) -> image (listed P p) (to_Z v) = to_Z p.[v].
Proof.
  intros G V; unfold image, listed; rewrite ints_zrange by exact G; rewrite map_map; pose proof (int_range v).
  unfold zrange; rewrite map_map.
  rewrite (nth_indep _ 0 ((fun k => to_Z p.[of_Z (Z.of_nat k)]) 0%nat)) by (rewrite map_length, seq_length; lia).
  rewrite (map_nth (fun k => to_Z p.[of_Z (Z.of_nat k)])), seq_nth by lia; simpl; rewrite Z2Nat.id, of_to_Z by lia; reflexivity.
Qed.

Lemma is_automorphism_sound P p : good_plain P -> is_automorphism P p = true -> renames (to_Z (total P)) (Z_links P) (listed P p).
Proof.
  intros G A; unfold is_automorphism in A; rewrite forallb_forall in A.
  assert (H : forall v, to_Z v < to_Z (total P) -> to_Z p.[v] < to_Z (total P) /\ (inverse_of P p).[p.[v]] = v /\
    forall w, In w (row P v) -> In p.[w] (row P p.[v])).
  { intros v V; specialize (A v (proj2 (in_ints _ _) V)); cbv zeta in A; rewrite !andb_true_iff in A; destruct A as [[L Q] R].
    split; [apply Uint63.ltb_spec; exact L|]; split; [apply Uint63.eqb_spec; exact Q|].
    intros w W; rewrite forallb_forall in R; specialize (R w W); apply existsb_exists in R; destruct R as (z & Z' & E).
    apply Uint63.eqb_spec in E; rewrite E; exact Z'. }
  split.
  - unfold listed; rewrite map_length; apply length_ints.
  - intros v I; apply in_map_iff in I; destruct I as (u & <- & I); apply in_ints in I; pose proof (int_range p.[u]); destruct (H u I); lia.
  - apply NoDup_map_inj; [|apply NoDup_ints]; intros u v U V E; apply in_ints in U, V; apply to_Z_inj in E.
    destruct (H u U) as (_ & <- & _), (H v V) as (_ & <- & _); congruence.
  - intros a b I i j; subst i j; unfold Z_links in I; apply in_map_iff in I; destruct I as ((u & v) & E & I); injection E as <- <-.
    apply links_of_in in I; destruct I as (U & R & L); cbn [fst snd]; pose proof (row_below G u v U R) as V.
    rewrite !listed_image by assumption; destruct (H u U) as (PU & _ & F); apply Z_links_in; auto.
Qed.

(* ---------- The checkers ---------- *)

Lemma path_nth g (l : list (vertex g)) d : path g l -> forall k, (Datatypes.S k < length l)%nat -> adj g (nth k l d) (nth (Datatypes.S k) l d).
Proof.
  induction l as [|u [|v l] IH]; intros H k L; simpl in L; [lia | lia|].
  destruct H as [A H]; destruct k as [|k]; [exact A|]; apply (IH H k); simpl; lia.
Qed.

Lemma nth_last {A} (l : list A) d : nth (length l - 1) l d = last l d.
Proof.
  induction l as [|a [|b l] IH]; [reflexivity | reflexivity|].
  change (last (a :: b :: l) d) with (last (b :: l) d); rewrite <- IH; simpl; rewrite Nat.sub_0_r; reflexivity.
Qed.

Lemma hamiltonian_tour P : good_plain P -> hamiltonian (Numbers P) -> exists f, tour (to_Z (total P)) (Z_links P) f.
Proof.
  intros G (u & l & L & PM & H & C); change (vertex (Numbers P)) with int in *; set (c := u :: l : list int) in *.
  assert (LN : Z.of_nat (length c) = to_Z (total P)).
  { rewrite <- length_ints; f_equal; apply Permutation_length; exact PM. }
  assert (ND : NoDup c) by (apply (Permutation_NoDup (Permutation_sym PM)), NoDup_ints).
  set (n := to_Z (total P)) in *; assert (N3 : 3 <= n) by (unfold c in LN; cbn [length] in LN; lia).
  assert (IN : forall v, In v c <-> to_Z v < n).
  { intros v; transitivity (is_vertex (Numbers P) v); [|apply numbers_vertex]; split; apply Permutation_in; [exact PM | apply Permutation_sym; exact PM]. }
  assert (MB : forall k, (Z.to_nat (k mod n) < length c)%nat) by (intros k; pose proof (Z.mod_pos_bound k n); lia).
  exists (fun k => to_Z (nth (Z.to_nat (k mod n)) c u)); split.
  - exact N3.
  - intros v V; assert (I : In (of_Z v) c) by (apply IN; rewrite (small_int P G) by exact V; lia).
    apply (In_nth _ _ u) in I; destruct I as (k & K & E); exists (Z.of_nat k).
    assert (KN : Z.of_nat k < n) by (rewrite <- LN; apply inj_lt; exact K).
    change (@nth int k c u = of_Z v) in E; rewrite Z.mod_small, Nat2Z.id, E by lia; apply (small_int P G); exact V.
  - intros k; split; [apply int_range | apply IN, nth_In, MB].
  - intros j k; split.
    + intros E; apply to_Z_inj in E; rewrite NoDup_nth in ND; apply ND in E; [|apply MB|apply MB].
      assert (j mod n = k mod n) by (pose proof (Z.mod_pos_bound j n); pose proof (Z.mod_pos_bound k n); lia).
      rewrite Zminus_mod, H0, Z.sub_diag; apply Z.mod_0_l; lia.
    + intros E; do 2 f_equal; apply Z.mod_divide in E; [|lia]; destruct E as [q E].
      replace j with (k + q * n) by lia; rewrite Z.mod_add by lia; reflexivity.
  - intros k; set (i := k mod n); pose proof (Z.mod_pos_bound k n ltac:(lia)) as B; fold i in B.
    assert (A : adj (Numbers P) (nth (Z.to_nat i) c u) (nth (Z.to_nat ((k + 1) mod n)) c u)).
    { rewrite <- Zplus_mod_idemp_l; fold i; destruct (Z.eq_dec (i + 1) n) as [E|E].
      - rewrite E, Z.mod_same by lia; change (Z.to_nat 0) with 0%nat.
        assert (LI : Z.to_nat i = (length c - 1)%nat) by lia; rewrite LI, nth_last.
        replace (last c u) with (last l u) by (unfold c; destruct l; [simpl in L; lia | reflexivity]); exact C.
      - assert (R : 0 <= i + 1 < n) by lia; rewrite (Z.mod_small _ _ R).
        assert (I1 : Z.to_nat (i + 1) = Datatypes.S (Z.to_nat i)) by lia; rewrite I1.
        apply path_nth; [exact H|]; change (Datatypes.S (Z.to_nat i) < @length int c)%nat; lia. }
    apply numbers_adj in A; [|exact G]; destruct A as [A I]; apply Z_links_in; auto.
Qed.
