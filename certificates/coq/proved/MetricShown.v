(* The checkers of statements about counts, degrees and distances. *)

From Coq Require Import ZArith Lia Bool Uint63 PArray List.
From Topocert Require Import Graph Walk CheckGraph CheckIso CheckSymmetry CheckSeparation CheckDistance CheckCycle Girth Numbered NetworkTable Loop Levels ShortestCycle Orbit MetricSays.
Import ListNotations.
Open Scope Z_scope.

(* What a certificate holds: nothing (count); levels from one vertex, for what is said of this one;
   automorphisms, as tables of images, and levels from one vertex of each of their orbits, or from none,
   which means from the least of each (distances); the vertices of a cycle (cycle). *)
Inductive metric_proof :=
| Counted
| FromOne (w : from_vertex)
| FromLevels (maps : list (array int)) (told : list from_vertex)
| AlongCycle (vertices : list int).

(* A number as a machine integer. *)
Definition is_int (z : Z) (test : int -> bool) : bool := let i := of_Z z in (to_Z i =? z) && test i.

Lemma is_int_sound z test : is_int z test = true -> exists i, to_Z i = z /\ test i = true.
Proof. unfold is_int; rewrite andb_true_iff, Z.eqb_eq; intros [E T]; exists (of_Z z); split; assumption. Qed.

(* ---------- Counts ---------- *)

Definition degree_of (l : list int) : int := fold_left (fun a (_ : int) => (a + 1)%uint63) l 0%uint63.

Definition count_check (P : plain) (m : metric) : bool :=
  let n := total P in
  match m with
  | OrderIs N => to_Z n =? N
  | SizeIs M => to_Z (loop n (fun a v => a + degree_of (row P v))%uint63 0%uint63) =? 2 * M
  | MinDegreeIs d => is_int d (fun d => all n (fun v => d <=? degree_of (row P v))%uint63 && some n (fun v => degree_of (row P v) =? d)%uint63)
  | MaxDegreeIs d => is_int d (fun d => all n (fun v => degree_of (row P v) <=? d)%uint63 && some n (fun v => degree_of (row P v) =? d)%uint63)
  | _ => false
  end.

(* ---------- What is said of one vertex ---------- *)

Definition biggest (n : int) (t : array int) : int := loop n (fun a v => let x := t.[v] in if (a <? x)%uint63 then x else a) 0%uint63.

(* How many vertices have each level. *)
Definition level_counts (n : int) (t : array int) : array int :=
  loop n (fun c v => let l := t.[v] in if (l =? far)%uint63 then c else c.[l <- (c.[l] + 1)%uint63]) (make n 0%uint63).

(* From i on, the counts are h and then 0. *)
Fixpoint counts_are (n : int) (c : array int) (i : int) (h : list Z) : bool :=
  match h with
  | [] => all n (fun j => (j <? i)%uint63 || (c.[j] =? 0)%uint63)
  | x :: h => (i <? n)%uint63 && (to_Z c.[i] =? x) && counts_are n c (i + 1)%uint63 h
  end.

Definition one_check (P : plain) (s : int) (t : array int) (m : metric) : bool :=
  let n := total P in
  match m with
  | DistancesAre v h => (to_Z s =? v) && (0 <? last h 0) && counts_are n (level_counts n t) 0%uint63 h
  | EccentricityIs v (Finite e) => (to_Z s =? v) && negb (some n (fun v => t.[v] =? far)%uint63) && (to_Z (biggest n t) =? e)
  | EccentricityIs v Infinite => (to_Z s =? v) && some n (fun v => t.[v] =? far)%uint63
  | DistanceIs v w (Finite d) => (to_Z s =? v) && is_int w (fun w => (w <? n)%uint63 && negb (t.[w] =? far)%uint63 && (to_Z t.[w] =? d))
  | DistanceIs v w Infinite => (to_Z s =? v) && is_int w (fun w => (w <? n)%uint63 && (t.[w] =? far)%uint63)
  | _ => false
  end.

(* ---------- What is said of all vertices ---------- *)

(* More than a cycle's length. *)
Definition no_cycle : int := 16777216%uint63.

(* Whether two of a row have the level l - 1 (2), or else one has the level l (1). *)
Fixpoint meets (t : array int) (l : int) (r : list int) (one same : bool) : int :=
  match r with
  | [] => if same then 1%uint63 else 0%uint63
  | w :: r => let m := t.[w] in
    if (m + 1 =? l)%uint63 then if one then 2%uint63 else meets t l r true same
    else meets t l r one (if (m =? l)%uint63 then true else same)
  end.

(* How long a cycle a vertex closes, with what neighbours of its level and of the one below. *)
Definition closes (P : plain) (t : array int) (v : int) : int :=
  let l := t.[v] in
  if (l =? far)%uint63 then no_cycle else
  let m := meets t l (row P v) false false in
  if (m =? 2)%uint63 then (l + l)%uint63 else if (m =? 1)%uint63 then (l + l + 1)%uint63 else no_cycle.

Definition shortest (P : plain) (t : array int) : int :=
  loop (total P) (fun a v => let c := closes P t v in if (c <? a)%uint63 then c else a) no_cycle.

(* For a source: whether some vertex is out of reach; if not, its eccentricity and the sum of the
   distances from it; and what is said of cycles, if that is asked. *)
Record from_source := FromSource { source : int; lost : bool; furthest : int; distances : int; around : int }.

Definition measured_at (P : plain) (cycles sums : bool) (w : from_vertex) : option from_source :=
  match levels_of P w with
  | Some t =>
    let n := total P in let c := if cycles then shortest P t else no_cycle in let b := biggest n t in
    if (b =? far)%uint63 then Some (FromSource (where_from w) true 0%uint63 0%uint63 c)
    else Some (FromSource (where_from w) false b (if sums then loop n (fun a v => a + t.[v])%uint63 0%uint63 else 0%uint63) c)
  | None => None
  end.

Definition measured_all (P : plain) (cycles sums : bool) (l : list from_vertex) : option (list from_source) :=
  fold_left (fun o w => match o with Some r => match measured_at P cycles sums w with Some m => Some (m :: r) | None => None end | None => None end) l (Some []).

(* The sum over all vertices, each number in two parts so that nothing overflows. *)
Definition sum_of_sums (n : int) (f : int -> int) : Z :=
  to_Z (loop n (fun a v => a + f v / 4194304)%uint63 0%uint63) * 4194304 + to_Z (loop n (fun a v => a + f v mod 4194304)%uint63 0%uint63).

Definition all_check (P : plain) (origin : array int) (l : list from_source) (m : metric) : bool :=
  let n := total P in
  match m with
  | DiameterIs (Finite d) => is_int d (fun d => forallb (fun m => negb (lost m) && (furthest m <=? d)%uint63) l && existsb (fun m => furthest m =? d)%uint63 l)
  | RadiusIs (Finite r) => is_int r (fun r => forallb (fun m => negb (lost m) && (r <=? furthest m)%uint63) l && existsb (fun m => furthest m =? r)%uint63 l)
  | DistanceSumIs (Finite s) =>
    let sums := fold_left (fun a m => a.[source m <- distances m]) l (make n 0%uint63) in
    forallb (fun m => negb (lost m) && (sums.[source m] =? distances m)%uint63) l && (sum_of_sums n (fun v => sums.[origin.[v] - 1])%uint63 =? s)
  | DiameterIs Infinite | RadiusIs Infinite | DistanceSumIs Infinite => existsb lost l
  | GirthIs (Finite c) => is_int c (fun c => (c <? no_cycle)%uint63 && forallb (fun m => c <=? around m)%uint63 l && existsb (fun m => around m =? c)%uint63 l)
  | GirthIs Infinite => forallb (fun m => around m =? no_cycle)%uint63 l
  | _ => false
  end.

Definition about_cycles (m : metric) : bool := match m with GirthIs _ => true | _ => false end.

Definition about_sums (m : metric) : bool := match m with DistanceSumIs _ => true | _ => false end.

Definition about_reach (m : metric) : bool := match m with DiameterIs Infinite | RadiusIs Infinite | DistanceSumIs Infinite => true | _ => false end.

(* No member twice. *)
Fixpoint each_once (t : array int) (l : list int) : bool :=
  match l with [] => true | v :: l => (t.[v] =? 0)%uint63 && each_once (t.[v <- 1%uint63]) l end.

Definition cycle_found (P : plain) (l : list int) : bool :=
  match l with
  | u :: rest => (2 <=? Z.of_nat (length rest)) && forallb (fun v => v <? total P)%uint63 l && each_once (make (total P) 0%uint63) l &&
    path_check P u rest && among u (row P (last rest u))
  | [] => false
  end.

(* A certificate proves all of its statements, or none. *)
Definition metric_checks (P : plain) (p : metric_proof) (l : list metric) : bool :=
  match p with
  | Counted => forallb (count_check P) l
  | FromOne w => match levels_of P w with Some t => forallb (one_check P (where_from w) t) l | None => false end
  | FromLevels maps told =>
    match told with
    | [] => forallb about_reach l && match measured_at P false false (Searched 0%uint63) with Some m => lost m | None => false end
    | _ => false
    end ||
    match orbits P (map as_map maps) (map where_from told) with
    | Some (origin, roots) =>
      match measured_all P (existsb about_cycles l) (existsb about_sums l) (match told with [] => map Searched roots | _ => told end) with
      | Some r => forallb (all_check P origin r) l
      | None => false
      end
    | None => false
    end
  | AlongCycle c => cycle_found P c && forallb (fun m => match m with GirthAtMost n => Z.of_nat (length c) <=? n | _ => false end) l
  end.

Section Sound.
Variable P : plain.
Hypothesis W : good_plain P.
Notation g := (Numbers P).
Notation n := (total P).

(* ---------- Counts ---------- *)

Lemma degree_of_right v : is_vertex g v -> to_Z (degree_of (row P v)) = row_length P v /\ row_length P v <= to_Z n.
Proof.
  intros V; apply numbers_vertex in V; pose proof (total_some W) as N; pose proof wB_large as B.
  assert (L : row_length P v <= to_Z n).
  { unfold row_length; rewrite <- (length_ints n); apply inj_le, NoDup_incl_length; [apply (row_once P v W V)|].
    intros w I; apply in_ints, (row_below W v w V I). }
  split; [|exact L]; unfold degree_of, row_length in *; assert (E : forall (l : list int) a, to_Z a + Z.of_nat (length l) < wB ->
    to_Z (fold_left (fun a (_ : int) => (a + 1)%uint63) l a) = to_Z a + Z.of_nat (length l)).
  { clear; induction l as [|x l IH]; intros a H; cbn [fold_left length] in *; [lia|]; pose proof (int_range a).
    assert (C : to_Z (a + 1) = to_Z a + 1) by (rewrite Uint63.add_spec; apply Z.mod_small; change (to_Z 1) with 1; lia).
    rewrite IH; rewrite C; lia. }
  rewrite E; change (to_Z 0) with 0; lia.
Qed.

Lemma has_degree v : is_vertex g v -> degree g v (to_Z (degree_of (row P v))).
Proof. intros V; destruct (degree_of_right v V) as [-> _]; apply numbers_degree; assumption. Qed.

Lemma loop_sum f b : 0 <= b -> to_Z n * b < wB -> (forall v, is_vertex g v -> to_Z (f v) <= b) ->
  to_Z (loop n (fun a v => a + f v)%uint63 0%uint63) = sum_over (fun v => to_Z (f v)) (vertices g).
Proof.
  intros B L F; rewrite loop_fold; change (fold_left _ (ints n) 0%uint63) with (sum_ints (ints n) f 0%uint63).
  rewrite (sum_ints_spec b f B); [change (to_Z 0) with 0; reflexivity | exact F | rewrite length_ints; exact L].
Qed.

Lemma count_sound m : count_check P m = true -> metric_says g m.
Proof.
  pose proof (total_some W) as N; destruct m; cbn [count_check metric_says]; try discriminate; intros C.
  - apply Z.eqb_eq in C; subst; split; [apply numbers_proper, W | apply length_ints].
  - apply Z.eqb_eq in C; rewrite (loop_sum _ 4194303) in C; [|lia | assert (4194303 * 4194303 < wB) by reflexivity; nia |].
    + apply (size_by_degrees g (row_length P)); [apply numbers_proper, W | intros v V; apply numbers_degree; assumption|].
      rewrite <- C; apply sum_over_ext; intros v V; symmetry; apply (degree_of_right v V).
    + intros v V; destruct (degree_of_right v V) as [-> L]; lia.
  - apply is_int_sound in C; destruct C as (i & <- & C); apply andb_true_iff in C; destruct C as [A B]; split.
    + apply some_sound in B; destruct B as (v & V & E); apply numbers_vertex in V; apply int_eqb_eq in E; subst i; exists v; split; [exact V | apply has_degree, V].
    + intros v V; exists (to_Z (degree_of (row P v))); split; [apply has_degree, V|]; apply numbers_vertex in V; apply Uint63.leb_spec, (all_sound _ _ A v V).
  - apply is_int_sound in C; destruct C as (i & <- & C); apply andb_true_iff in C; destruct C as [A B]; split.
    + apply some_sound in B; destruct B as (v & V & E); apply numbers_vertex in V; apply int_eqb_eq in E; subst i; exists v; split; [exact V | apply has_degree, V].
    + intros v V; exists (to_Z (degree_of (row P v))); split; [apply has_degree, V|]; apply numbers_vertex in V; apply Uint63.leb_spec, (all_sound _ _ A v V).
Qed.

(* ---------- Levels of one vertex ---------- *)

Section One.
Variables (s : int) (t : array int).
Hypothesis C : levels_right P s t = true.

Lemma lost_sound : some n (fun v => t.[v] =? far)%uint63 = true -> exists u, is_vertex g u /\ out_of_reach g s u.
Proof.
  intros H; apply some_sound in H; destruct H as (v & V & E); apply int_eqb_eq in E; apply numbers_vertex in V; exists v; split; [exact V|].
  destruct (levels_at P W s t C v V) as [[F _]|[_ O]]; [contradiction | exact O].
Qed.

Lemma some_not : some n (fun v => t.[v] =? far)%uint63 = false -> forall v, is_vertex g v -> t.[v] <> far.
Proof.
  intros H v V E; enough (X : some n (fun v => t.[v] =? far)%uint63 = true) by (rewrite X in H; discriminate H); unfold some; rewrite loop_fold.
  change (In v (ints n)) in V; revert V; generalize (ints n); induction l as [|u l IH]; [intros []|].
  assert (T : forall l, fold_left (fun (b : bool) v => if b then true else (t.[v] =? far)%uint63) l true = true) by (clear; induction l; auto).
  intros [<-|I]; cbn [fold_left].
  - apply int_eqb_eq in E; rewrite E; apply T.
  - destruct (t.[u] =? far)%uint63; [apply T | apply IH, I].
Qed.

Lemma biggest_largest : biggest n t = largest n (fun v => t.[v]).
Proof. unfold biggest; apply loop_fold. Qed.

Lemma biggest_far : biggest n t = far -> exists u, is_vertex g u /\ out_of_reach g s u.
Proof.
  rewrite biggest_largest; intros E; destruct (largest_spec n (fun v => t.[v])) as [_ B]; destruct (B (proj1 (total_some W))) as (v & V & X).
  apply numbers_vertex in V; exists v; split; [exact V|]; destruct (levels_at P W s t C v V) as [[F _]|[_ O]]; [|exact O]; exfalso; apply F; rewrite X; exact E.
Qed.

Lemma biggest_not_far : biggest n t <> far -> forall v, is_vertex g v -> t.[v] <> far.
Proof.
  rewrite biggest_largest; intros N v V E; destruct (largest_spec n (fun v => t.[v])) as [A B]; destruct (B (proj1 (total_some W))) as (w & Vw & X).
  apply numbers_vertex in Vw; specialize (A v (proj1 (numbers_vertex P v) V)); rewrite E, <- X in A.
  destruct (int_dec t.[w] far) as [F|F]; [apply N; rewrite <- X; exact F|]; pose proof (levels_below P W s t C w Vw F); change (to_Z far) with 4194304 in A; pose proof (total_some W); lia.
Qed.

Lemma none_lost : (forall v, is_vertex g v -> t.[v] <> far) -> forall v, is_vertex g v -> to_Z t.[v] < to_Z n /\ dist g s v (to_Z t.[v]).
Proof. intros H v V; split; [apply (levels_below P W s t C v V (H v V)) | apply (levels_dist P W s t C v _ V); auto]. Qed.

Lemma biggest_eccentricity : (forall v, is_vertex g v -> t.[v] <> far) -> eccentricity g s (to_Z (biggest n t)).
Proof.
  intros H; pose proof (none_lost H) as D; rewrite biggest_largest.
  destruct (largest_spec n (fun v => t.[v])) as [A B]; split.
  - intros u U; exists (to_Z t.[u]); split; [apply D, U | apply A, numbers_vertex, U].
  - destruct (B (proj1 (total_some W))) as (v & V & E); exists v; rewrite <- E; apply D, numbers_vertex, V.
Qed.

Lemma level_counts_right i : to_Z i < to_Z n -> Z.of_nat (length (filter (fun v => t.[v] =? i)%uint63 (ints n))) = to_Z (level_counts n t).[i].
Proof.
  intros I; unfold level_counts; rewrite loop_fold; pose proof (total_some W) as N.
  assert (L : PArray.length (make n 0%uint63) = n).
  { rewrite length_make; replace (n <=? max_length)%uint63 with true; [reflexivity|]; symmetry; apply Uint63.leb_spec; rewrite max_length_value; lia. }
  assert (G : forall l c, PArray.length c = n -> to_Z c.[i] + Z.of_nat (length l) < wB -> (forall v, In v l -> is_vertex g v) ->
    to_Z c.[i] + Z.of_nat (length (filter (fun v => t.[v] =? i)%uint63 l)) =
    to_Z (fold_left (fun c v => let l := t.[v] in if (l =? far)%uint63 then c else c.[l <- (c.[l] + 1)%uint63]) l c).[i]).
  { induction l as [|v l IH]; intros c K B V; cbn [fold_left filter length] in *; [lia|].
    assert (Vv : is_vertex g v) by (apply V; left; reflexivity); assert (V' : forall v, In v l -> is_vertex g v) by (intros w X; apply V; right; exact X).
    destruct (int_dec t.[v] far) as [F|F].
    - replace (t.[v] =? far)%uint63 with true by (symmetry; apply int_eqb_eq, F).
      replace (t.[v] =? i)%uint63 with false; [apply IH; [exact K | lia | exact V']|]; symmetry; apply int_eqb_neq; rewrite F; intros <-.
      change (to_Z far) with 4194304 in I; lia.
    - replace (t.[v] =? far)%uint63 with false by (symmetry; apply int_eqb_neq, F).
      pose proof (levels_below P W s t C v Vv F) as X; destruct (int_dec t.[v] i) as [E|E].
      + replace (t.[v] =? i)%uint63 with true by (symmetry; apply int_eqb_eq, E); rewrite E; cbn [length].
        assert (S : to_Z (c.[i] + 1) = to_Z c.[i] + 1).
        { pose proof (int_range c.[i]); rewrite Uint63.add_spec; apply Z.mod_small; change (to_Z 1) with 1; lia. }
        rewrite <- IH; rewrite ?get_set_same, ?S by (rewrite K; apply ltb_true; lia); [lia | rewrite length_set; exact K | lia | exact V'].
      + replace (t.[v] =? i)%uint63 with false by (symmetry; apply int_eqb_neq, E).
        rewrite <- IH; rewrite ?get_set_other by exact E; [lia | rewrite length_set; exact K | lia | exact V']. }
  rewrite <- (G (ints n)); [rewrite get_make; change (to_Z 0) with 0; lia | exact L | | auto].
  rewrite get_make, length_ints; change (to_Z 0) with 0; pose proof wB_large; lia.
Qed.

Lemma counts_are_right c h : forall i, to_Z i <= to_Z n -> counts_are n c i h = true ->
  to_Z i + Z.of_nat (length h) <= to_Z n /\ forall j, to_Z i <= to_Z j < to_Z n -> to_Z c.[j] = nth (Z.to_nat (to_Z j - to_Z i)) h 0.
Proof.
  induction h as [|x h IH]; cbn [counts_are length]; intros i I H.
  - split; [lia|]; intros j J; destruct (Z.to_nat _); cbn [nth];
      apply (all_sound _ _ H), orb_true_iff in J || (destruct J as [J J']; apply (all_sound _ _ H) in J'; cbv beta in J'; apply orb_true_iff in J');
      destruct J' as [J'|J']; [apply ltb_true in J'; lia | apply int_eqb_eq in J'; rewrite J'; reflexivity | apply ltb_true in J'; lia | apply int_eqb_eq in J'; rewrite J'; reflexivity].
  - rewrite !andb_true_iff, ltb_true, Z.eqb_eq in H; destruct H as [[L E] H]; pose proof (total_some W) as N.
    pose proof (int_succ i _ L (proj2 N)) as S; apply IH in H; [|lia]; rewrite S in H; destruct H as [B H]; split; [lia|]; intros j J.
    destruct (Z.eq_dec (to_Z j) (to_Z i)) as [Q|Q].
    + apply to_Z_inj in Q; subst j; rewrite Z.sub_diag; exact E.
    + rewrite H by lia; replace (Z.to_nat (to_Z j - to_Z i)) with (Datatypes.S (Z.to_nat (to_Z j - (to_Z i + 1)))) by lia; reflexivity.
Qed.

Lemma one_sound m : one_check P s t m = true -> metric_says g m.
Proof.
  destruct (levels_from P s t C) as [S _]; pose proof (numbered_here_of P s S) as Num; pose proof (total_some W) as N.
  destruct m as [ | | | |v h|v [e|]|v w [d|]| | | | | ]; cbn [one_check metric_says]; try discriminate; rewrite !andb_true_iff, ?Z.eqb_eq.
  - intros [[<- L] H]; apply Z.ltb_lt in L; split; [intros ->; simpl in L; lia|]; split; [exact L|]; exists s; split; [exact Num|]; intros d D.
    apply counts_are_right in H; [|change (to_Z 0) with 0; lia]; change (to_Z 0) with 0 in H; destruct H as [B H].
    destruct (Z.lt_ge_cases d (to_Z n)) as [X|X].
    + pose proof wB_large; assert (I : to_Z (of_Z d) = d) by (apply int_of_Z; lia); specialize (H (of_Z d) ltac:(lia)); rewrite I, Z.sub_0_r in H.
      rewrite <- H, <- level_counts_right by lia; apply count_filter; [apply NoDup_ints|]; intros u; rewrite int_eqb_eq; split.
      * intros Q; assert (U : is_vertex g u) by (destruct Q as [Q _]; apply (walk_right _ _ _ _ Q)); split; [exact U|].
        apply (levels_dist P W s t C u d U) in Q; apply to_Z_inj; rewrite I; tauto.
      * intros [U E]; apply (levels_dist P W s t C u d U); rewrite E; split; [|exact I]; intros F; rewrite F in I; change (to_Z far) with 4194304 in I; lia.
    + rewrite nth_overflow by lia; apply count_none; intros u Q; assert (U : is_vertex g u) by (destruct Q as [Q _]; apply (walk_right _ _ _ _ Q)).
      apply (levels_dist P W s t C u d U) in Q; destruct Q as [F <-]; pose proof (levels_below P W s t C u U F); lia.
  - intros [[<- L] <-]; apply negb_true_iff in L; exists s; split; [exact Num | apply biggest_eccentricity, some_not, L].
  - intros [<- L]; destruct (lost_sound L) as (u & U & O); exists s, u; auto.
  - intros [<- D]; apply is_int_sound in D; destruct D as (u & <- & D); rewrite !andb_true_iff, negb_true_iff, int_eqb_neq, Z.eqb_eq, ltb_true in D.
    destruct D as [[L F] E]; apply numbers_vertex in L; exists s, u; split; [exact Num|]; split; [apply numbered_here_of, L|]; apply (levels_dist P W s t C u d L); auto.
  - intros [<- D]; apply is_int_sound in D; destruct D as (u & <- & D); rewrite !andb_true_iff, int_eqb_eq, ltb_true in D.
    destruct D as [L F]; apply numbers_vertex in L; exists s, u; split; [exact Num|]; split; [apply numbered_here_of, L|].
    destruct (levels_at P W s t C u L) as [[Q _]|[_ O]]; [contradiction | exact O].
Qed.

(* ---------- Cycles ---------- *)

Lemma wB_larger : 33554432 < wB.
Proof. reflexivity. Qed.

Definition below_count (v : int) : int := fold_left (fun a w => if (t.[w] + 1 =? t.[v])%uint63 then (a + 1)%uint63 else a) (row P v) 0%uint63.

Definition lower (v w : int) : bool := (t.[w] + 1 =? t.[v])%uint63.

Lemma meets_counts v r : forall one same, to_Z (meets t t.[v] r one same) =
  if 1 <? (if one then 1 else 0) + Z.of_nat (length (filter (lower v) r)) then 2
  else if same || existsb (fun w => t.[w] =? t.[v])%uint63 r then 1 else 0.
Proof.
  induction r as [|w r IH]; intros one same; cbn [meets filter existsb length].
  - rewrite orb_false_r; destruct one, same; reflexivity.
  - cbv zeta; unfold lower at 1; destruct (t.[w] + 1 =? t.[v])%uint63 eqn:E.
    + destruct one; [replace (1 <? _) with true; [reflexivity|]; symmetry; apply Z.ltb_lt; cbn [length]; lia|].
      rewrite IH; replace (t.[w] =? t.[v])%uint63 with false; [cbn [orb length]; replace (0 + Z.of_nat (S (length (filter (lower v) r)))) with (1 + Z.of_nat (length (filter (lower v) r))) by lia; reflexivity|].
      symmetry; apply int_eqb_neq; intros Q; apply int_eqb_eq in E; rewrite <- Q in E; apply (f_equal to_Z) in E; revert E.
      rewrite Uint63.add_spec; pose proof (int_range t.[w]); change (to_Z 1) with 1; assert (1 < wB) by reflexivity.
      destruct (Z.eq_dec (to_Z t.[w] + 1) wB) as [D|D]; [rewrite D, Z_mod_same_full | rewrite Z.mod_small]; lia.
    + rewrite IH; destruct (t.[w] =? t.[v])%uint63; rewrite ?orb_true_r; reflexivity.
Qed.

Lemma level_add l k : to_Z l < to_Z n -> 0 <= to_Z k <= to_Z n + 1 -> to_Z (l + k) = to_Z l + to_Z k.
Proof. intros L K; pose proof (total_some W); pose proof wB_larger; pose proof (int_range l); rewrite Uint63.add_spec; apply Z.mod_small; lia. Qed.

Lemma below_count_right v : is_vertex g v -> to_Z (below_count v) = Z.of_nat (length (filter (lower v) (row P v))).
Proof.
  intros V; destruct (degree_of_right v V) as [_ L]; pose proof (total_some W) as N; pose proof wB_larger as B; unfold below_count, row_length in *.
  assert (G : forall l a, to_Z a + Z.of_nat (length l) < wB -> to_Z (fold_left (fun a w => if (t.[w] + 1 =? t.[v])%uint63 then (a + 1)%uint63 else a) l a) =
    to_Z a + Z.of_nat (length (filter (lower v) l))).
  { induction l as [|x l IH]; intros a H; cbn [fold_left filter length] in *; [lia|]; pose proof (int_range a); unfold lower at 1.
    destruct (t.[x] + 1 =? t.[v])%uint63; [|apply IH; lia].
    assert (Q : to_Z (a + 1) = to_Z a + 1) by (rewrite Uint63.add_spec; apply Z.mod_small; change (to_Z 1) with 1; lia).
    rewrite IH; rewrite Q; cbn [length]; lia. }
  rewrite G; change (to_Z 0) with 0; lia.
Qed.

Lemma closes_as v : is_vertex g v -> closes P t v = let l := t.[v] in if (l =? far)%uint63 then no_cycle else
  if (1 <? below_count v)%uint63 then (l + l)%uint63 else if existsb (fun w => t.[w] =? l)%uint63 (row P v) then (l + l + 1)%uint63 else no_cycle.
Proof.
  intros V; unfold closes; cbv zeta; destruct (t.[v] =? far)%uint63; [reflexivity|]; pose proof (meets_counts v (row P v) false false) as M.
  rewrite Z.add_0_l, <- (below_count_right v V) in M; cbn [orb] in M.
  destruct (Uint63.ltbP 1 (below_count v)) as [B|B]; change (to_Z 1) with 1 in B.
  - replace (1 <? to_Z (below_count v)) with true in M by (symmetry; apply Z.ltb_lt, B).
    change 2 with (to_Z 2) in M; apply to_Z_inj in M; rewrite M; reflexivity.
  - replace (1 <? to_Z (below_count v)) with false in M by (symmetry; apply Z.ltb_ge; lia).
    destruct (existsb _ (row P v)); [change 1 with (to_Z 1) in M | change 0 with (to_Z 0) in M]; apply to_Z_inj in M; rewrite M; reflexivity.
Qed.

Lemma lower_dist v w : is_vertex g v -> t.[v] <> far -> In w (row P v) -> lower v w = true ->
  adj g v w /\ dist g s w (to_Z t.[v] - 1) /\ dist g s v (to_Z t.[v] - 1 + 1).
Proof.
  intros V F I E; apply int_eqb_eq in E; pose proof (proj1 (numbers_vertex P v) V) as V'; assert (A : adj g v w) by (apply numbers_adj; auto).
  pose proof (levels_below P W s t C v V F) as L; pose proof (adj_right A) as X; assert (Fw : t.[w] <> far).
  { intros Q; rewrite Q in E; rewrite <- E in L; change (to_Z (far + 1)) with 4194305 in L; pose proof (total_some W); lia. }
  pose proof (levels_below P W s t C w X Fw) as M; rewrite <- E, (int_succ _ _ M (proj2 (total_some W))).
  split; [exact A|]; split; [apply (levels_dist P W s t C w _ X); split; [exact Fw | lia]|].
  apply (levels_dist P W s t C v _ V); split; [exact F|]; rewrite <- E, (int_succ _ _ M (proj2 (total_some W))); lia.
Qed.

(* What a vertex closes is at least a cycle's length; *)
Lemma closes_cycle v : is_vertex g v -> closes P t v <> no_cycle -> exists a l, cycle g a l /\ Z.of_nat (length (a :: l)) <= to_Z (closes P t v).
Proof.
  intros V; pose proof (total_some W) as N; rewrite (closes_as v V); cbv zeta; destruct (int_dec t.[v] far) as [F|F].
  - apply int_eqb_eq in F; rewrite F; contradiction.
  - pose proof F as F'; apply int_eqb_neq in F'; rewrite F'; pose proof (levels_below P W s t C v V F) as L; pose proof (int_range t.[v]).
    destruct (Uint63.ltbP 1 (below_count v)) as [B|B].
    + intros _; rewrite below_count_right in B by exact V; rewrite level_add by lia; change (to_Z 1) with 1 in B.
      pose proof (row_once P v W (proj1 (numbers_vertex P v) V)) as O; apply (NoDup_filter (lower v)) in O.
      assert (M : forall w, In w (filter (lower v) (row P v)) -> In w (row P v) /\ lower v w = true) by (intros w; apply filter_In).
      destruct (filter (lower v) (row P v)) as [|u [|w r]]; [simpl in B; lia | simpl in B; lia|].
      destruct (M u) as [U U']; [left; reflexivity|]; destruct (M w) as [X X']; [right; left; reflexivity|].
      destruct (lower_dist v u V F U U') as (A & D & E), (lower_dist v w V F X X') as (A' & D' & _).
      replace (to_Z t.[v] + to_Z t.[v]) with (2 * (to_Z t.[v] - 1 + 1)) by lia.
      apply (cycle_by_vertex g s int_dec v u w); auto; intros ->; inversion O as [|x y Q _]; apply Q; left; reflexivity.
    + destruct (existsb _ (row P v)) eqn:X; [|contradiction]; intros _; apply existsb_exists in X; destruct X as (w & I & E); apply int_eqb_eq in E.
      assert (A : adj g v w) by (apply numbers_adj; [exact W|]; split; [apply numbers_vertex, V | exact I]); pose proof (adj_right A) as Wv.
      assert (T : to_Z (t.[v] + t.[v] + 1) = 2 * to_Z t.[v] + 1).
      { rewrite Uint63.add_spec, level_add by lia; change (to_Z 1) with 1; pose proof wB_larger; rewrite Z.mod_small; lia. }
      rewrite T; apply (cycle_by_link g s int_dec v w); [exact A | apply (levels_dist P W s t C); auto | apply (levels_dist P W s t C); rewrite ?E; auto].
Qed.

(* and a cycle through the source is no shorter than what some vertex closes. *)
Lemma closes_least l : cycle g s l -> exists v, is_vertex g v /\ closes P t v <> no_cycle /\ to_Z (closes P t v) <= Z.of_nat (length (s :: l)).
Proof.
  intros Y; pose proof (total_some W) as N; apply (met_on_cycle g s) in Y.
  - assert (Some_ : forall v w, adj g v w -> t.[v] <> far -> t.[w] = t.[v] -> closes P t v <> no_cycle /\ to_Z (closes P t v) <= 2 * to_Z t.[v] + 1).
    { intros v w A F E; pose proof (adj_left A) as V; rewrite (closes_as v V); cbv zeta; pose proof F as F'; apply int_eqb_neq in F'; rewrite F'.
      pose proof (levels_below P W s t C v V F) as L; pose proof (int_range t.[v]).
      assert (T1 : to_Z (t.[v] + t.[v]) = 2 * to_Z t.[v]) by (rewrite level_add; lia).
      assert (T : to_Z (t.[v] + t.[v] + 1) = 2 * to_Z t.[v] + 1).
      { rewrite Uint63.add_spec, T1; change (to_Z 1) with 1; pose proof wB_larger; rewrite Z.mod_small; lia. }
      assert (Small : forall i, to_Z i <= 2 * to_Z t.[v] + 1 -> i <> no_cycle) by (intros i I ->; change (to_Z no_cycle) with 16777216 in I; lia).
      destruct (1 <? _)%uint63; [split; [apply Small|]; lia|].
      replace (existsb _ (row P v)) with true; [split; [apply Small|]; lia|]; symmetry; apply existsb_exists; exists w; split; [|apply int_eqb_eq, E].
      apply numbers_adj in A; [apply A | exact W]. }
    destruct Y as [(u & w & d & A & U & X & L)|(v & u & w & d & A & B & D & U & X & V & L)].
    + apply (levels_dist P W s t C) in U; [|apply (adj_left A)]; apply (levels_dist P W s t C) in X; [|apply (adj_right A)].
      destruct U as [F U], X as [G X]; destruct (Some_ u w A F) as [Q R]; [apply to_Z_inj; lia|]; exists u; split; [apply (adj_left A)|]; split; [exact Q|]; rewrite U in R; exact (Z.le_trans _ _ _ R L).
    + apply (levels_dist P W s t C) in U; [|apply (adj_right A)]; apply (levels_dist P W s t C) in X; [|apply (adj_right B)]; apply (levels_dist P W s t C) in V; [|apply (adj_left A)].
      destruct U as [F U], X as [G X], V as [H V]; exists v; split; [apply (adj_left A)|]; rewrite (closes_as v (adj_left A)); cbv zeta; pose proof H as H'; apply int_eqb_neq in H'; rewrite H'.
      pose proof (levels_below P W s t C v (adj_left A) H) as K; pose proof (levels_below P W s t C u (adj_right A) F) as Ku; pose proof (levels_below P W s t C w (adj_right B) G) as Kw.
      assert (Lu : lower v u = true) by (apply int_eqb_eq, to_Z_inj; rewrite (int_succ _ _ Ku (proj2 N)); lia).
      assert (Lw : lower v w = true) by (apply int_eqb_eq, to_Z_inj; rewrite (int_succ _ _ Kw (proj2 N)); lia).
      assert (B2 : 1 < to_Z (below_count v)).
      { rewrite below_count_right by apply (adj_left A); assert (I : @incl int [u; w] (filter (lower v) (row P v))).
        { intros x [<-|[<-|[]]]; apply filter_In; split; auto; [apply numbers_adj in A; [apply A | exact W] | apply numbers_adj in B; [apply B | exact W]]. }
        apply NoDup_incl_length in I; [cbn [length] in I; lia|]; repeat constructor; [intros [->|[]]; contradiction | intros []]. }
      destruct (Uint63.ltbP 1 (below_count v)) as [_|B3]; [|change (to_Z 1) with 1 in B3; contradiction].
      pose proof (int_range t.[v]); split; [|rewrite level_add by lia; refine (Z.le_trans _ _ _ _ L); lia]; intros Q; apply (f_equal to_Z) in Q; rewrite level_add in Q by lia; change (to_Z no_cycle) with 16777216 in Q; lia.
  - intros v d X; exists (to_Z t.[v]); apply (levels_dist P W s t C); [apply (walk_right _ _ _ _ X)|]; split; [apply (levels_walk P W s t C d v X) | reflexivity].
Qed.

Lemma shortest_right : (forall v, is_vertex g v -> to_Z (shortest P t) <= to_Z (closes P t v)) /\
  (shortest P t = no_cycle \/ exists v, is_vertex g v /\ closes P t v = shortest P t).
Proof.
  unfold shortest; rewrite loop_fold; unfold is_vertex; change (vertices g) with (ints n); set (f := fun a v => let c := closes P t v in _).
  assert (Step : forall a v, f a v = if (closes P t v <? a)%uint63 then closes P t v else a) by reflexivity; clearbody f.
  assert (G : forall l a, (forall v, In v l -> to_Z (fold_left f l a) <= to_Z (closes P t v)) /\ to_Z (fold_left f l a) <= to_Z a /\
    (fold_left f l a = a \/ exists v, In v l /\ closes P t v = fold_left f l a)).
  { induction l as [|v l IH]; intros a; cbn [fold_left]; [split; [intros v []|]; split; [lia | left; reflexivity]|]; rewrite Step.
    destruct (Uint63.ltbP (closes P t v) a) as [X|X].
    - destruct (IH (closes P t v)) as (A & B & D); split; [|split; [lia|]].
      + intros w [<-|I]; [exact B | apply A, I].
      + destruct D as [D|(w & I & D)]; right; [exists v; split; [left; reflexivity | symmetry; exact D] | exists w; split; [right; exact I | exact D]].
    - destruct (IH a) as (A & B & D); split; [|split; [lia|]].
      + intros w [<-|I]; [lia | apply A, I].
      + destruct D as [D|(w & I & D)]; [left; exact D | right; exists w; split; [right; exact I | exact D]]. }
  destruct (G (ints n) no_cycle) as (A & _ & B); split; assumption.
Qed.

(* What is said of the cycles through the source. *)
Definition around_right (r : int) : Prop :=
  (forall l, cycle g s l -> r <> no_cycle /\ to_Z r <= Z.of_nat (length (s :: l))) /\
  (r <> no_cycle -> exists a l, cycle g a l /\ Z.of_nat (length (a :: l)) <= to_Z r).

Lemma shortest_around : around_right (shortest P t).
Proof.
  destruct shortest_right as [A B]; split.
  - intros l Y; destruct (closes_least l Y) as (v & V & X & L); specialize (A v V).
    destruct B as [B|(u & U & B)]; [|split; [|lia]].
    + exfalso; rewrite B in A; change (to_Z no_cycle) with 16777216 in A.
      apply X, to_Z_inj; change (to_Z no_cycle) with 16777216; destruct Y as (_ & O & P' & _).
      assert (M : Z.of_nat (length (s :: l)) <= to_Z n).
      { rewrite <- (length_ints n); apply inj_le, NoDup_incl_length; [exact O|]; destruct (levels_from P s t C) as [S _].
        revert S P'; clear; generalize s as x; induction l as [|y l IH]; intros x S P' z Z; [destruct Z as [<-|[]]; exact S|].
        destruct P' as [Q P'], Z as [<-|Z]; [exact S | apply (IH y (adj_right Q) P' z Z)]. }
      pose proof (total_some W); lia.
    + rewrite <- B; intros E; rewrite B in E; rewrite E in A; change (to_Z no_cycle) with 16777216 in A.
      destruct Y as (_ & O & P' & _); assert (M : Z.of_nat (length (s :: l)) <= to_Z n).
      { rewrite <- (length_ints n); apply inj_le, NoDup_incl_length; [exact O|]; destruct (levels_from P s t C) as [S _].
        revert S P'; clear; generalize s as x; induction l as [|y l IH]; intros x S P' z Z; [destruct Z as [<-|[]]; exact S|].
        destruct P' as [Q P'], Z as [<-|Z]; [exact S | apply (IH y (adj_right Q) P' z Z)]. }
      pose proof (total_some W); lia.
  - intros N; destruct B as [B|(v & V & B)]; [contradiction|]; rewrite <- B in *; apply closes_cycle; assumption.
Qed.

End One.

(* ---------- All vertices ---------- *)

(* What is measured at a source is so. *)
Definition measured (cycles sums : bool) (m : from_source) : Prop :=
  is_vertex g (source m) /\
  (lost m = true -> exists u, is_vertex g u /\ out_of_reach g (source m) u) /\
  (lost m = false -> eccentricity g (source m) (to_Z (furthest m)) /\ (sums = true ->
    exists d, (forall v, is_vertex g v -> dist g (source m) v (d v)) /\ sum_over d (vertices g) = to_Z (distances m) /\ to_Z (distances m) <= 17592186044416)) /\
  (cycles = true -> around_right (source m) (around m)).

Lemma measured_at_sound cycles sums w m : measured_at P cycles sums w = Some m -> source m = where_from w /\ measured cycles sums m.
Proof.
  unfold measured_at; destruct (levels_of P w) as [t|] eqn:E; [|discriminate]; apply levels_of_right in E; pose proof (total_some W) as N.
  destruct (levels_from P _ t E) as [S _].
  assert (A : forall c : bool, c = true -> around_right (where_from w) (if c then shortest P t else no_cycle)) by (intros c ->; apply shortest_around, E).
  cbv zeta; destruct (biggest n t =? far)%uint63 eqn:L; intros H; injection H as <-; (split; [reflexivity|]); (split; [exact S|]); cbn [source lost furthest distances around];
    (split; [|split; [|apply A]]); try discriminate.
  - intros _; apply int_eqb_eq in L; apply (biggest_far _ t E L).
  - intros _; apply int_eqb_neq in L; pose proof (biggest_not_far _ t E L) as F; split; [apply (biggest_eccentricity _ t E F)|]; intros ->.
    exists (fun v => to_Z t.[v]); pose proof (none_lost _ t E F) as D; split; [intros v V; apply D, V|].
    assert (X : forall v, is_vertex g v -> to_Z t.[v] <= 4194303) by (intros v V; destruct (D v V); lia).
    rewrite (loop_sum _ 4194303); [|lia | assert (4194303 * 4194303 < wB) by reflexivity; nia | exact X]; split; [reflexivity|].
    pose proof (sum_over_le _ (fun _ => 4194303) _ X) as B; rewrite (sum_over_constant (fun _ => 4194303) 4194303) in B by reflexivity.
    change (vertices g) with (ints n) in *; rewrite length_ints in B; nia.
Qed.

Lemma measured_all_sound cycles sums l r : measured_all P cycles sums l = Some r ->
  (forall m, In m r -> measured cycles sums m) /\ forall w, In w l -> exists m, In m r /\ source m = where_from w.
Proof.
  unfold measured_all; set (f := fun o w => _).
  assert (Stop : forall l, fold_left f l None = None) by (induction l0; auto).
  assert (G : forall l a r, fold_left f l (Some a) = Some r -> (forall m, In m a -> measured cycles sums m) ->
    (forall m, In m r -> measured cycles sums m) /\ (forall m, In m a -> In m r) /\ forall w, In w l -> exists m, In m r /\ source m = where_from w).
  { clear l r; induction l as [|w l IH]; intros a r H A; cbn [fold_left] in H.
    - injection H as <-; split; [exact A|]; split; [auto | intros w []].
    - change (f (Some a) w) with (match measured_at P cycles sums w with Some m => Some (m :: a) | None => None end) in H; destruct (measured_at P cycles sums w) as [m|] eqn:E; [|rewrite Stop in H; discriminate].
      apply measured_at_sound in E; destruct E as [E M]; apply IH in H; [|intros x [<-|X]; auto]; destruct H as (H & K & J); split; [exact H|]; split.
      + intros x X; apply K; right; exact X.
      + intros x [<-|X]; [exists m; split; [apply K; left; reflexivity | exact E] | apply J, X]. }
  intros H; destruct (G l [] r H) as (A & _ & B); [intros m [] | split; assumption].
Qed.

Variables (cycles sums : bool) (origin : array int) (l : list from_source).
Hypothesis M : forall m, In m l -> measured cycles sums m.
Hypothesis R : forall v, is_vertex g v -> exists m, In m l /\ origin.[v] = (source m + 1)%uint63 /\ reaches P (source m) v.

Lemma of_each (test : from_source -> bool) (Q : from_source -> Prop) : forallb test l = true -> (forall m, test m = true -> measured cycles sums m -> Q m) -> forall m, In m l -> Q m.
Proof. rewrite forallb_forall; intros A B m I; apply B; auto. Qed.

Lemma sum_split f : (forall v, is_vertex g v -> to_Z (f v) <= 17592186044416) -> sum_of_sums n f = sum_over (fun v => to_Z (f v)) (vertices g).
Proof.
  intros F; pose proof (total_some W) as N; unfold sum_of_sums.
  assert (D : forall v, to_Z (f v / 4194304) = to_Z (f v) / 4194304) by (intros v; apply Uint63.div_spec).
  assert (E : forall v, to_Z (f v mod 4194304) = to_Z (f v) mod 4194304) by (intros v; apply Uint63.mod_spec).
  rewrite (loop_sum _ 4194304), (loop_sum (fun v => f v mod 4194304)%uint63 4194304).
  - rewrite Z.mul_comm, <- sum_over_scale, <- sum_over_add; apply sum_over_ext; intros v _; rewrite D, E; symmetry; apply Z.div_mod; discriminate.
  - lia.
  - assert (4194303 * 4194304 < wB) by reflexivity; nia.
  - intros v _; rewrite E; pose proof (Z.mod_pos_bound (to_Z (f v)) 4194304); lia.
  - lia.
  - assert (4194303 * 4194304 < wB) by reflexivity; nia.
  - intros v V; rewrite D; specialize (F v V); apply Z.div_le_upper_bound; lia.
Qed.

Lemma all_statements_sound m : (about_cycles m = true -> cycles = true) -> (about_sums m = true -> sums = true) -> all_check P origin l m = true -> metric_says g m.
Proof.
  intros Cy Su; destruct m as [ | | | | | | |[d|]|[d|]|[d|]|[d|]| ]; cbn [all_check metric_says]; try discriminate.
  - intros H; apply is_int_sound in H; destruct H as (i & <- & H); apply andb_true_iff in H; destruct H as [A B].
    assert (E : forall m, In m l -> eccentricity g (source m) (to_Z (furthest m)) /\ to_Z (furthest m) <= to_Z i).
    { apply (of_each _ _ A); intros m T X; apply andb_true_iff in T; destruct T as [T L]; apply negb_true_iff in T; apply Uint63.leb_spec in L; split; [apply X, T | exact L]. }
    split.
    + intros u v U V; destruct (R u U) as (m & I & _ & Q); destruct (E m I) as [K L]; apply (reaches_eccentricity P (source m) u) in K; [|exact Q].
      destruct K as [K _]; destruct (K v V) as (d & D & X); exists d; split; [exact D | lia].
    + apply existsb_exists in B; destruct B as (m & I & B); apply int_eqb_eq in B; destruct (E m I) as [[_ (u & K)] _]; rewrite B in K; exists (source m), u; exact K.
  - intros H; apply existsb_exists in H; destruct H as (m & I & L); destruct (M m I) as (S & K & _); destruct (K L) as (u & U & O); exists (source m), u; auto.
  - intros H; apply is_int_sound in H; destruct H as (i & <- & H); apply andb_true_iff in H; destruct H as [A B].
    assert (E : forall m, In m l -> eccentricity g (source m) (to_Z (furthest m)) /\ to_Z i <= to_Z (furthest m)).
    { apply (of_each _ _ A); intros m T X; apply andb_true_iff in T; destruct T as [T L]; apply negb_true_iff in T; apply Uint63.leb_spec in L; split; [apply X, T | exact L]. }
    split.
    + apply existsb_exists in B; destruct B as (m & I & B); apply int_eqb_eq in B; destruct (E m I) as [K _]; rewrite B in K; exists (source m); split; [apply (M m I) | exact K].
    + intros v V; destruct (R v V) as (m & I & _ & Q); destruct (E m I) as [K L]; exists (to_Z (furthest m)); split; [|exact L].
      apply (reaches_eccentricity P (source m) v); assumption.
  - intros H; apply existsb_exists in H; destruct H as (m & I & L); destruct (M m I) as (S & K & _); destruct (K L) as (u & U & O); exists (source m), u; auto.
  - cbv zeta; set (totals := fold_left _ l _); clearbody totals; rewrite andb_true_iff, Z.eqb_eq; intros [A <-]; pose proof (total_some W) as N.
    assert (F : forall v, In v (ints n) -> exists d, (forall x, is_vertex g x -> dist g v x (d x)) /\
      sum_over d (ints n) = to_Z totals.[(origin.[v] - 1)%uint63] /\ to_Z totals.[(origin.[v] - 1)%uint63] <= 17592186044416).
    { intros v V; destruct (R v V) as (m & I & T & Q); destruct (M m I) as (S & _ & X & _); rewrite forallb_forall in A; specialize (A m I).
      apply andb_true_iff in A; destruct A as [A B]; apply negb_true_iff in A; apply int_eqb_eq in B; destruct (X A) as (_ & Y); destruct (Y (Su eq_refl)) as (d & D & Z0 & Z1).
      destruct (reaches_sum P _ v d Q D) as (d' & D' & S'); exists d'; split; [exact D'|]; apply numbers_vertex in S.
      rewrite T, (int_pred _ _ S (proj2 N)), B; split; [exact (eq_trans S' Z0) | exact Z1]. }
    destruct (choose_functions _ int_dec (fun _ => 0) _ F) as (d & G); exists d; split; [intros u v U V; apply G; assumption|].
    rewrite sum_split; [apply sum_over_ext; intros v V; apply G, V | intros v V; apply G, V].
  - intros H; apply existsb_exists in H; destruct H as (m & I & L); destruct (M m I) as (S & K & _); destruct (K L) as (u & U & O); exists (source m), u; auto.
  - specialize (Cy eq_refl); intros H; apply is_int_sound in H; destruct H as (i & <- & H); rewrite !andb_true_iff, ltb_true, forallb_forall in H; destruct H as [[Lt A] B].
    assert (Low : forall u k, cycle g u k -> to_Z i <= Z.of_nat (length (u :: k))).
    { intros u k Y; destruct (R u (adj_right (proj2 (proj2 (proj2 Y))))) as (m & I & _ & f & h & S & E).
      pose proof (symmetry_automorphism g h f (NoDup_ints n) (symmetry_inverse g f h S)) as H'.
      apply (cycle_moved g h u k (NoDup_ints n) H') in Y; rewrite <- E in Y; destruct (M m I) as (V & _ & _ & K); destruct S as (S & _); rewrite (proj2 (S _ V)) in Y.
      destruct (proj1 (K Cy) _ Y) as [_ L]; specialize (A m I); apply Uint63.leb_spec in A; cbn [length] in *; rewrite map_length in L; lia. }
    apply existsb_exists in B; destruct B as (m & I & B); apply int_eqb_eq in B; destruct (M m I) as (_ & _ & _ & K); destruct (proj2 (K Cy)) as (a & k & Y & L).
    + rewrite B; intros Q; rewrite Q in Lt; lia.
    + split; [|exact Low]; exists a, k; split; [exact Y|]; rewrite B in L; specialize (Low a k Y); lia.
  - specialize (Cy eq_refl); rewrite forallb_forall; intros A u k Y; destruct (R u (adj_right (proj2 (proj2 (proj2 Y))))) as (m & I & _ & f & h & S & E).
    pose proof (symmetry_automorphism g h f (NoDup_ints n) (symmetry_inverse g f h S)) as H'.
    apply (cycle_moved g h u k (NoDup_ints n) H') in Y; rewrite <- E in Y; destruct (M m I) as (V & _ & _ & K); destruct S as (S & _); rewrite (proj2 (S _ V)) in Y.
    destruct (proj1 (K Cy) _ Y) as [N _]; apply N, int_eqb_eq, A, I.
Qed.
End Sound.

Lemma each_once_sound P l : good_plain P -> (forall v, In v l -> is_vertex (Numbers P) v) -> each_once (make (total P) 0%uint63) l = true -> NoDup l.
Proof.
  intros W V H; pose proof (total_some W) as N.
  assert (L : PArray.length (make (total P) 0%uint63) = total P).
  { rewrite length_make; replace (total P <=? max_length)%uint63 with true; [reflexivity|]; symmetry; apply Uint63.leb_spec; rewrite max_length_value; lia. }
  revert H L; generalize (make (total P) 0%uint63); intros t H L.
  enough (G : NoDup l /\ forall v, In v l -> t.[v] = 0%uint63) by apply G; revert t H L; induction l as [|v l IH]; intros t H L.
  - split; [constructor | intros v []].
  - cbn [each_once] in H; apply andb_true_iff in H; destruct H as [Z H]; apply int_eqb_eq in Z; apply IH in H; [|intros w I; apply V; right; exact I | rewrite length_set; exact L].
    destruct H as [D F]; assert (B : (v <? PArray.length t)%uint63 = true) by (rewrite L; apply ltb_true, numbers_vertex, V; left; reflexivity).
    split.
    + constructor; [|exact D]; intros I; apply F in I; rewrite get_set_same in I by exact B; apply (f_equal to_Z) in I; discriminate I.
    + intros w [<-|I]; [exact Z|]; specialize (F w I); destruct (int_dec v w) as [->|X]; [exact Z | rewrite get_set_other in F by exact X; exact F].
Qed.

Lemma cycle_found_sound P l : good_plain P -> cycle_found P l = true -> exists u k, l = u :: k /\ cycle (Numbers P) u k.
Proof.
  intros W; unfold cycle_found; destruct l as [|u k]; [discriminate|]; rewrite !andb_true_iff, Z.leb_le, forallb_forall; intros [[[[L V] O] C] A].
  assert (V' : forall v, In v (u :: k) -> is_vertex (Numbers P) v) by (intros v I; apply numbers_vertex, ltb_true, V, I).
  exists u, k; split; [reflexivity|]; split; [exact L|]; split; [apply (each_once_sound P); assumption|]; split.
  - apply path_check_sound; auto; [apply numbers_vertex, V'; left; reflexivity | intros v I; apply numbers_vertex, V'; right; exact I].
  - apply numbers_adj; [exact W|]; split; [|apply among_spec, A]; apply numbers_vertex, V'.
    destruct k as [|v k]; [left; reflexivity | right]; rewrite last_cons; clear; revert v; induction k as [|w k IH]; intros v; [left; reflexivity | right; rewrite last_cons; apply IH].
Qed.

Theorem metric_sound P p l : good_plain P -> metric_checks P p l = true -> forall m, In m l -> metric_says (Numbers P) m.
Proof.
  intros W; destruct p as [|w|maps told|c]; unfold metric_checks.
  - rewrite forallb_forall; intros C m I; apply (count_sound P W), C, I.
  - destruct (levels_of P w) as [t|] eqn:E; [|discriminate]; apply levels_of_right in E; rewrite forallb_forall; intros C m I; apply (one_sound P W _ t E), C, I.
  - rewrite orb_true_iff; intros [H|H] m I.
    + destruct told; [|discriminate]; apply andb_true_iff in H; destruct H as [A H]; destruct (measured_at _ _ _ _) as [x|] eqn:E; [|discriminate].
      apply (measured_at_sound P W) in E; destruct E as [_ (S & K & _)]; destruct (K H) as (u & U & O); rewrite forallb_forall in A; specialize (A m I).
      destruct m as [ | | | | | | |[d|]|[d|]|[d|]| | ]; try discriminate A; cbn [metric_says]; exists (source x), u; auto.
    + destruct (orbits _ _ _) as [[origin roots]|] eqn:O; [|discriminate]; apply (orbits_sound P W) in O; destruct O as (_ & T & _ & O).
      set (ws := match told with [] => _ | _ => _ end) in H; assert (Ws : roots = map where_from ws).
      { unfold ws; destruct told as [|a k]; [rewrite map_map; symmetry; apply map_id | apply T; discriminate]. }
      destruct (measured_all _ _ _ ws) as [r|] eqn:E; [|discriminate]; apply (measured_all_sound P W) in E; destruct E as [X Y]; rewrite forallb_forall in H.
      apply (all_statements_sound P W (existsb about_cycles l) (existsb about_sums l) origin r); [exact X | | | | apply H, I].
      * intros v V; destruct (O v V) as (s & S & Q & Z); rewrite Ws in S; apply in_map_iff in S; destruct S as (w & <- & S).
        destruct (Y w S) as (x & J & F); exists x; rewrite F; auto.
      * intros A; apply existsb_exists; exists m; auto.
      * intros A; apply existsb_exists; exists m; auto.
  - rewrite andb_true_iff, forallb_forall; intros [C L] m I; apply (cycle_found_sound P c W) in C; destruct C as (u & k & -> & Y); specialize (L m I).
    destruct m; try discriminate; apply Z.leb_le in L; exists u, k; auto.
Qed.
