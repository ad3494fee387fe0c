(* The checkers of statements about networks within others, and about clusters. *)

From Coq Require Import ZArith Lia Bool Uint63 PArray List Permutation.
From Topocert Require Import Graph Walk Broadcast CheckGraph CheckIso CheckSymmetry CheckFlow CheckCnf CheckLrat.
From Topocert Require Import NetworkName NetworkTable Loop Levels Orbit MetricShown Refuted MapsSays.
Import ListNotations.
Open Scope Z_scope.

(* What a certificate holds. A map and automorphisms are tables of images; a refutation is as in
   Refuted.v. *)
Inductive maps_proof :=
| ByMap (images : array int)                                                  (* embedding *)
| ByCluster (vertices : list int)                                             (* cluster *)
| ByClasses (classes : list (list int))                                       (* classes *)
| ByCode (maps : list (array int)) (vertices : list int)                      (* code *)
| ClusterByLrat (maps : list (array int)) (slots : int) (proof : lrat_parts).      (* lrat *)

(* ---------- Embeddings ---------- *)

(* All vertices of Q go to different ones of P, links to links. *)
Definition map_right (P Q : plain) (f : int -> int) : bool :=
  let t := loop (total Q) (fun t v => t.[f v <- v]) (make (total P) 0%uint63) in
  all (total Q) (fun v => let w := f v in (w <? total P)%uint63 && (t.[w] =? v)%uint63 &&
    let r := row P w in forallb (fun u => among (f u) r) (row Q v)).

(* ---------- Clusters ---------- *)

(* A distance, if it is a number of hops at all. *)
Definition hops (d : Z) : int := of_Z (Z.min d 4194303).

(* Each two are near, or each two are not. *)
Definition each_near (P : plain) (d : int) (yes : bool) (l : list int) : bool :=
  forallb (fun v => match levels_of P (Searched v) with
    | Some t => forallb (fun u => (yes || (u =? v)%uint63 || negb (t.[u] <=? d)%uint63) && (negb yes || (t.[u] <=? d)%uint63)) l
    | None => false
    end) l.

Definition set_right (P : plain) (l : list int) : bool :=
  forallb (fun v => v <? total P)%uint63 l && each_once (make (total P) 0%uint63) l.

Definition one_orbit (P : plain) (maps : list (array int)) : bool :=
  match orbits P (map as_map maps) [] with Some (_, [_]) => true | _ => false end.

(* ---------- The formula of a cluster ---------- *)

(* No two vertices that are not near are in the cluster: for all u of a list, all v after it. *)
Fixpoint apart_clauses (P : plain) (d : int) (names : list (int * Z)) (from : list int) (f : list (list Z)) : option (list (list Z)) :=
  match from with
  | [] => Some f
  | u :: from =>
    match levels_of P (Searched u) with
    | Some t =>
      let a := - (to_Z u + 1) in
      apart_clauses P d names from (fold_right (fun (e : int * Z) f => if (u <? fst e)%uint63 && negb (t.[fst e] <=? d)%uint63 then [a; snd e] :: f else f) f names)
    | None => None
    end
  end.

Definition cluster_formula (P : plain) (d : int) (s : Z) (transitive : bool) : option (list (list Z)) :=
  let n := to_Z (total P) in
  let names := map (fun v => (v, - (to_Z v + 1))) (ints (total P)) in
  let more := if n <=? s then [[]] else
    let '(r, _, _, f) := totalizer (Z.to_nat n) 1 n (s + 1) true (n + 1) in f ++ [r + s] :: (if transitive then [[1]] else []) in
  apart_clauses P d names (rev_append (ints (total P)) []) more.

Definition maps_check (P : plain) (p : maps_proof) (m : maps) : bool :=
  match p, m with
  | ByMap images, Contains other =>
    match network_table other with Some Q => (total Q =? total P)%uint63 && map_right P Q (as_map images) | None => false end
  | ByCluster l, ClusterAtLeast d s => (0 <=? d) && set_right P l && each_near P (hops d) true l && (s <=? Z.of_nat (length l))
  | ByClasses classes, ClusterAtMost d s =>
    (0 <=? d) && forallb (each_near P (hops d) false) classes && (Z.of_nat (length classes) <=? s) &&
    (let t := fold_left (fun t c => fold_left (fun t v => t.[v <- 1%uint63]) c t) classes (make (total P) 0%uint63) in all (total P) (fun v => negb (t.[v] =? 0)%uint63))
  | ByCode maps l, ClusterAtMost d s =>
    (0 <=? d) && set_right P l && one_orbit P maps && each_near P (hops d) false l &&
    (0 <? Z.of_nat (length l)) && (to_Z (total P) / Z.of_nat (length l) <=? s)
  | ClusterByLrat maps slots proof, ClusterAtMost d s =>
    (0 <=? d) && (0 <=? s) && (match maps with [] => true | _ => one_orbit P maps end) &&
    match cluster_formula P (hops d) s (match maps with [] => false | _ => true end) with
    | Some f => refuted_by f slots proof
    | None => false
    end
  | _, _ => false
  end.

(* Only one statement a certificate. *)
Definition maps_checks (P : plain) (p : maps_proof) (l : list maps) : bool :=
  match l with [m] => maps_check P p m | _ => false end.

Section Sound.
Variable P : plain.
Hypothesis W : good_plain P.
Notation g := (Numbers P).
Notation n := (total P).

Lemma map_right_sound other Q f : network_table other = Some Q -> map_right P Q f = true -> contains g (network_graph other).
Proof.
  intros T; pose proof (network_stands _ _ T) as S; pose proof (stands_good _ _ S) as V; destruct S as [[I _] _]; clear T.
  unfold map_right; set (t := loop _ _ _); clearbody t; intros C.
  assert (H : forall v, is_vertex (Numbers Q) v -> is_vertex g (f v) /\ t.[f v] = v /\ forall w, In w (row Q v) -> In (f w) (row P (f v))).
  { intros v X; apply numbers_vertex in X; apply (all_sound _ _ C) in X; cbv beta zeta in X; rewrite !andb_true_iff, ltb_true, int_eqb_eq, forallb_forall in X.
    destruct X as [[A B] D]; split; [apply numbers_vertex, A|]; split; [exact B|]; intros w J; apply among_spec, D, J. }
  exists (fun v => f (there I v)); split; [|split].
  - intros v X; apply (H _ (there_in _ _ I v X)).
  - intros u v X Y E; apply (there_same I u v X Y); destruct (H _ (there_in _ _ I u X)) as (_ & A & _), (H _ (there_in _ _ I v Y)) as (_ & B & _); congruence.
  - intros u v A; pose proof (iso_adj_there I u v A) as A'; pose proof (adj_left A') as X; apply numbers_adj in A'; [|exact V]; destruct A' as [_ J].
    destruct (H _ X) as (A1 & _ & B); apply numbers_adj; [exact W|]; split; [apply numbers_vertex, A1 | apply B, J].
Qed.

Lemma hops_right d l : 0 <= d -> to_Z l <= to_Z (hops d) <-> l <> far /\ to_Z l <= 4194304 /\ to_Z l <= d.
Proof.
  intros D; unfold hops; pose proof wB_large; rewrite int_of_Z by lia; rewrite int_differ; change (to_Z far) with 4194304; lia.
Qed.

Lemma near_right v t u d : 0 <= d -> levels_of P (Searched v) = Some t -> is_vertex g u ->
  (t.[u] <=? hops d)%uint63 = true <-> exists e, dist g v u e /\ e <= d.
Proof.
  intros D L U; apply levels_of_right in L; cbn [where_from] in L; rewrite Uint63.leb_spec, hops_right by exact D; split.
  - intros (F & _ & M); exists (to_Z t.[u]); split; [apply (levels_dist P W v t L u _ U); auto | exact M].
  - intros (e & E & M); apply (levels_dist P W v t L u _ U) in E; destruct E as [F <-]; pose proof (levels_below P W v t L u U F); pose proof (total_some W); split; [exact F | lia].
Qed.

Lemma set_right_sound l : set_right P l = true -> NoDup l /\ forall v, In v l -> is_vertex g v.
Proof.
  unfold set_right; rewrite andb_true_iff, forallb_forall; intros [V O].
  assert (X : forall v, In v l -> is_vertex g v) by (intros v I; apply numbers_vertex, ltb_true, V, I); split; [apply (each_once_sound P l W X O) | exact X].
Qed.

Lemma each_near_yes d l : 0 <= d -> (forall v, In v l -> is_vertex g v) -> each_near P (hops d) true l = true ->
  forall u v, In u l -> In v l -> exists e, dist g u v e /\ e <= d.
Proof.
  unfold each_near; rewrite forallb_forall; intros D V H u v U I; specialize (H u U); destruct (levels_of P (Searched u)) as [t|] eqn:L; [|discriminate].
  rewrite forallb_forall in H; specialize (H v I); cbn [orb negb andb] in H; apply (near_right u t v d D L (V v I)), H.
Qed.

Lemma each_near_no d l : 0 <= d -> each_near P (hops d) false l = true ->
  forall u v e, In u l -> In v l -> is_vertex g v -> dist g u v e -> e <= d -> u = v.
Proof.
  unfold each_near; rewrite forallb_forall; intros D H u v e U I V E M; specialize (H u U); destruct (levels_of P (Searched u)) as [t|] eqn:L; [|discriminate].
  rewrite forallb_forall in H; specialize (H v I); cbn [orb negb] in H; rewrite andb_true_r in H; apply orb_true_iff in H; destruct H as [H|H].
  - apply int_eqb_eq in H; symmetry; exact H.
  - exfalso; apply negb_true_iff in H; enough (X : (t.[v] <=? hops d)%uint63 = true) by (rewrite X in H; discriminate H); apply (near_right u t v d D L V); exists e; auto.
Qed.

(* Of each class a cluster has one vertex at most. *)
Lemma pigeons (classes : list (list int)) : forall l, NoDup l -> (forall v, In v l -> exists c, In c classes /\ In v c) ->
  (forall c u v, In c classes -> In u c -> In v c -> In u l -> In v l -> u = v) -> Z.of_nat (length l) <= Z.of_nat (length classes).
Proof.
  induction classes as [|c classes IH]; intros l N C O.
  - destruct l as [|v l]; [cbn; lia|]; destruct (C v (or_introl eq_refl)) as (c & [] & _).
  - assert (K : (exists v, In v l /\ In v c) \/ forall v, In v l -> ~ In v c).
    { clear - N; induction l as [|a l IH]; [right; intros v []|]; destruct (in_dec int_dec a c) as [A|A]; [left; exists a; split; [left; reflexivity | exact A]|].
      inversion N as [|x y _ N']; subst; destruct (IH N') as [(v & V & I)|H]; [left; exists v; split; [right; exact V | exact I]|].
      right; intros v [<-|V]; [exact A | apply H, V]. }
    cbn [length]; destruct K as [(v & V & I)|K].
    + apply in_split in V; destruct V as (a & b & ->); pose proof (NoDup_remove_1 _ _ _ N) as N'; pose proof (NoDup_remove_2 _ _ _ N) as N2.
      assert (L : Z.of_nat (length (a ++ b)) <= Z.of_nat (length classes)).
      { apply IH; [exact N'| |].
        - intros w X; destruct (C w) as (k & [<-|Q] & Y); [apply in_app_iff in X; rewrite in_app_iff; simpl; tauto | | exists k; auto].
          exfalso; apply N2; replace v with w; [exact X|]; apply (O c w v); auto; [left; reflexivity | apply in_app_iff in X; rewrite in_app_iff; simpl; tauto | rewrite in_app_iff; simpl; tauto].
        - intros k x y Q X Y A B; apply (O k); auto; [right; exact Q | apply in_app_iff in A; rewrite in_app_iff; simpl; tauto | apply in_app_iff in B; rewrite in_app_iff; simpl; tauto]. }
      rewrite app_length in L |- *; cbn [length]; lia.
    + enough (Z.of_nat (length l) <= Z.of_nat (length classes)) by lia; apply IH; [exact N| |].
      * intros v V; destruct (C v V) as (k & [<-|Q] & Y); [destruct (K v V Y) | exists k; auto].
      * intros k x y Q; apply O; right; exact Q.
Qed.

Lemma classes_cover (classes : list (list int)) v :
  (fold_left (fun t c => fold_left (fun t v => t.[v <- 1%uint63]) c t) classes (make n 0%uint63)).[v] <> 0%uint63 -> exists c, In c classes /\ In v c.
Proof.
  assert (In1 : forall c (t : array int), (fold_left (fun t v => t.[v <- 1%uint63]) c t).[v] <> 0%uint63 -> t.[v] <> 0%uint63 \/ In v c).
  { induction c as [|x c IH]; intros t H; cbn [fold_left] in H; [left; exact H|]; apply IH in H; destruct H as [H|H]; [|right; right; exact H].
    destruct (CheckSymmetry.get_set_cases t x v 1%uint63) as [E|[-> _]]; [rewrite E in H; left; exact H | right; left; reflexivity]. }
  assert (In2 : forall cs (t : array int), (fold_left (fun t c => fold_left (fun t v => t.[v <- 1%uint63]) c t) cs t).[v] <> 0%uint63 -> t.[v] <> 0%uint63 \/ exists c, In c cs /\ In v c).
  { induction cs as [|c cs IH]; intros t H; cbn [fold_left] in H; [left; exact H|]; apply IH in H; destruct H as [H|(k & K & I)]; [|right; exists k; split; [right; exact K | exact I]].
    apply In1 in H; destruct H as [H|H]; [left; exact H | right; exists c; split; [left; reflexivity | exact H]]. }
  intros H; apply In2 in H; destruct H as [H|H]; [|exact H]; exfalso; apply H, get_make.
Qed.

Lemma one_orbit_sound maps : one_orbit P maps = true -> exists s, is_vertex g s /\ forall v, is_vertex g v -> reaches P s v.
Proof.
  unfold one_orbit; destruct (orbits _ _ _) as [[t [|s [|s' r]]]|] eqn:O; try discriminate; intros _; apply (orbits_sound P W) in O; destruct O as (_ & _ & V & R).
  exists s; split; [apply V; left; reflexivity|]; intros v X; destruct (R v X) as (x & [<-|[]] & _ & Q); exact Q.
Qed.

(* ---------- Codes ---------- *)

Notation class := (fun _ _ : int => 0%uint63).
Notation group := (group P class).
Notation image := CheckFlow.image.

Lemma symmetry_generator f h : symmetry g f h -> generator P class f.
Proof.
  intros S; pose proof S as (F & H & A & _); split; [|split].
  - unfold keeps, every; apply forallb_forall; intros u U; cbv zeta; apply forallb_forall; intros v I; apply andb_true_iff; split; [|apply int_eqb_eq; reflexivity].
    apply among_spec; destruct I as [<-|I]; [left; reflexivity | right]; apply in_ints in U.
    assert (E : adj g u v) by (apply numbers_adj; auto); apply A in E; apply numbers_adj in E; [apply E | exact W].
  - intros v V; apply (F v V).
  - intros v V; exists (h v); apply (H v V).
Qed.

Variables (d : Z) (A C : list int).
Hypothesis Cl : cluster g d A.
Hypothesis Once : NoDup C.
Hypothesis Vertices : forall v, In v C -> is_vertex g v.
Hypothesis Apart : forall u v e, In u C -> In v C -> is_vertex g v -> dist g u v e -> e <= d -> u = v.

Definition hit (e : int * int) : Z := if among (fst e) A then 1 else 0.

Lemma hits_reached s v : reaches P s v -> is_vertex g s -> spread_sum P class hit (v, v) = spread_sum P class hit (s, s).
Proof.
  intros (f & h & S & <-) V; apply (spread_sum_generator P W class hit f s s (symmetry_generator f h S)).
  apply in_X; split; [apply numbers_vertex, V | left; reflexivity].
Qed.

Lemma group_automorphism t : In t group -> automorphism g (image t).
Proof.
  intros T; pose proof (group_permutes P class t T) as Q; split; [exact Q|]; intros u v U V.
  pose proof (proj1 (numbers_vertex P u) U) as U'; pose proof (proj1 (numbers_vertex P v) V) as V'.
  assert (Fwd : forall a b, is_vertex g a -> adj g a b -> adj g (image t a) (image t b)).
  { intros a b X E; apply numbers_adj in E; [|exact W]; destruct E as [X' I]; pose proof (row_other W a b X' I) as D; pose proof (row_below W a b X' I) as B.
    apply in_group in T; destruct T as (L & T1 & T2 & K); destruct (keeps_sound P class _ a b K) as [N _]; [apply in_X; split; [exact X' | right; exact I]|].
    apply numbers_adj; [exact W|]; split; [apply (group_image P class t a); [apply in_group; auto | exact X']|]; destruct N as [N|N]; [|exact N].
    exfalso; apply D, (group_injective P class t a b); [apply in_group; auto | exact X | apply in_ints, B | symmetry; symmetry; exact N]. }
  split; [apply Fwd, U|]; intros E.
  (* The links are finitely many: all pairs of the image come from pairs. *)
  pose proof (group_pairs P W class t T) as Pairs; apply numbers_adj in E; [|exact W]; destruct E as [Xu I].
  assert (J : In (image t u, image t v) (X P)) by (apply in_X; split; [exact Xu | right; exact I]).
  apply (Permutation_in _ (Permutation_sym Pairs)) in J; apply in_map_iff in J; destruct J as ([a b] & E & J); unfold moved in E; cbn [fst snd] in E.
  apply pair_equal_spec in E; destruct E as [E F]; destruct (X_below P W a b J) as [Xa Xb].
  apply (group_injective P class t) in E; [|exact T | apply in_ints, Xa | exact U]; apply (group_injective P class t) in F; [|exact T | apply in_ints, Xb | exact V]; subst a b.
  apply in_X in J; destruct J as [_ [J|J]]; [subst v; exfalso; apply (row_other W _ _ Xu I); reflexivity | apply numbers_adj; auto].
Qed.

Lemma code_bound s : is_vertex g s -> (forall v, is_vertex g v -> reaches P s v) -> Z.of_nat (length C) * Z.of_nat (length A) <= to_Z n.
Proof.
  intros S R; set (G := Z.of_nat (length group)); set (h := spread_sum P class hit (s, s)); destruct Cl as (NA & VA & Near).
  assert (GP : 0 < G) by (pose proof (group_some P W class) as I; unfold G; destruct group; [destruct I | cbn [length]; lia]).
  assert (Const : forall v, is_vertex g v -> spread_sum P class hit (v, v) = h) by (intros v V; apply hits_reached; auto).
  (* Over all vertices each of the group hits the cluster as often as it has vertices, *)
  assert (All : to_Z n * h = G * Z.of_nat (length A)).
  { rewrite <- (length_ints n), <- (sum_over_constant (fun v => spread_sum P class hit (v, v)) h (ints n)) by exact Const.
    unfold spread_sum; rewrite (sum_over_swap (fun v t => hit (moved t (v, v)))).
    rewrite (sum_over_constant _ (Z.of_nat (length A))); [reflexivity|]; intros t T; unfold moved, hit; cbn [fst snd].
    rewrite <- (sum_over_map (fun v => if among v A then 1 else 0) (image t)), (sum_over_permutation _ _ _ (group_permutes P class t T)).
    assert (X : count (fun v => In v A) (Z.of_nat (length (filter (fun v => among v A) (ints n))))).
    { apply count_filter; [apply NoDup_ints|]; intros v; rewrite among_spec; split; [intros I; split; [apply (VA v I) | exact I] | tauto]. }
    rewrite (count_unique _ _ _ (count_list (fun v => In v A) A NA (fun a => iff_refl _)) X); generalize (ints n); clear.
    induction l as [|v l IH]; [reflexivity|]; cbn [sum_over filter]; rewrite IH; destruct (among v A); cbn [length]; lia. }
  (* over the code once at most. *)
  assert (Code : Z.of_nat (length C) * h <= G).
  { rewrite <- (sum_over_constant (fun v => spread_sum P class hit (v, v)) h C) by (intros v I; apply Const, Vertices, I).
    unfold spread_sum; rewrite (sum_over_swap (fun v t => hit (moved t (v, v)))); rewrite <- (Z.mul_1_r G); unfold G.
    rewrite <- (sum_over_constant (fun _ => 1) 1 group) by reflexivity; apply sum_over_le; intros t T; unfold moved, hit; cbn [fst snd].
    pose proof (group_automorphism t T) as Au.
    assert (One : forall u v, In u C -> In v C -> among (image t u) A = true -> among (image t v) A = true -> u = v).
    { intros u v U V Hu Hv; apply among_spec in Hu, Hv; destruct (Near _ _ Hu Hv) as (e & [E M] & L); apply (Apart u v e); auto; split.
      - apply (automorphism_walk_back g (image t) _ _ e (NoDup_ints _) Au E); auto.
      - intros x X; apply M, automorphism_walk; assumption. }
    clear - Once One; induction C as [|u l IH]; [cbn [sum_over]; lia|]; inversion Once as [|x y N O']; subst; cbn [sum_over].
    assert (I : forall a b, In a l -> In b l -> among (image t a) A = true -> among (image t b) A = true -> a = b) by (intros a b I J; apply One; right; assumption).
    specialize (IH O' I); destruct (among (image t u) A) eqn:E; [|lia]; enough (sum_over (fun v => if among (image t v) A then 1 else 0) l = 0) by lia.
    assert (Z0 : forall v, In v l -> (if among (image t v) A then 1 else 0) = 0).
    { intros v V; destruct (among (image t v) A) eqn:F; [|reflexivity]; exfalso; apply N; replace u with v; [exact V|]; apply One; auto; [right; exact V | left; reflexivity]. }
    rewrite (sum_over_ext _ (fun _ => 0) l Z0), (sum_over_constant (fun _ => 0) 0) by reflexivity; lia. }
  assert (H0 : 0 <= h) by (unfold h, spread_sum; apply sum_over_nonneg; intros t _; unfold hit; destruct (among _ A); lia).
  apply (Zmult_le_reg_r _ _ G); [lia|]; rewrite <- Z.mul_assoc, (Z.mul_comm _ G), <- All.
  replace (Z.of_nat (length C) * (to_Z n * h)) with (to_Z n * (Z.of_nat (length C) * h)) by ring; apply Z.mul_le_mono_nonneg_l; [apply int_range | exact Code].
Qed.
End Sound.

(* ---------- Refutations ---------- *)

Section Formula.
Variable P : plain.
Hypothesis W : good_plain P.
Notation g := (Numbers P).
Notation n := (total P).

Lemma apart_clauses_right d names from : forall f r, apart_clauses P d names from f = Some r ->
  forall c, In c r -> In c f \/ exists u t e, In u from /\ levels_of P (Searched u) = Some t /\ In e names /\
    (u <? fst e)%uint63 = true /\ (t.[fst e] <=? d)%uint63 = false /\ c = [- (to_Z u + 1); snd e].
Proof.
  induction from as [|u from IH]; cbn [apart_clauses]; intros f r H c I; [injection H as <-; left; exact I|].
  destruct (levels_of P (Searched u)) as [t|] eqn:L; [|discriminate]; destruct (IH _ _ H c I) as [J|(x & t' & e & X & R)].
  - enough (K : forall l, (forall e, In e l -> In e names) -> In c (fold_right (fun (e : int * Z) f => if (u <? fst e)%uint63 && negb (t.[fst e] <=? d)%uint63 then [- (to_Z u + 1); snd e] :: f else f) f l) ->
      In c f \/ exists e, In e names /\ (u <? fst e)%uint63 = true /\ (t.[fst e] <=? d)%uint63 = false /\ c = [- (to_Z u + 1); snd e]).
    { destruct (K names (fun e E => E) J) as [X|(e & E & R)]; [left; exact X | right; exists u, t, e; split; [left; reflexivity|]; split; [exact L | split; [exact E | exact R]]]. }
    clear; induction l as [|e l IH]; intros N J; cbn [fold_right] in J; [left; exact J|].
    assert (N' : forall e, In e l -> In e names) by (intros x X; apply N; right; exact X).
    destruct (_ && _) eqn:E in J; [|apply IH; assumption]; destruct J as [<-|J]; [|apply IH; assumption]; right; exists e.
    apply andb_true_iff in E; rewrite negb_true_iff in E; split; [apply N; left; reflexivity | tauto].
  - right; exists x, t', e; split; [right; exact X | exact R].
Qed.

Lemma cluster_models d s transitive f l : 0 <= d -> 0 <= s -> cluster_formula P (hops d) s transitive = Some f ->
  cluster g d l -> s < Z.of_nat (length l) -> (transitive = true -> In 0%uint63 l) -> exists a, models a f.
Proof.
  unfold cluster_formula; cbv zeta; intros D S F (Once & V & Near) L T; pose proof (total_some W) as N.
  assert (Most : Z.of_nat (length l) <= to_Z n).
  { rewrite <- (length_ints n); apply inj_le, NoDup_incl_length; [exact Once | exact V]. }
  set (x := fun z => existsb (fun v => to_Z v =? z) l).
  assert (X : forall v, x (to_Z v) = true <-> In v l).
  { intros v; unfold x; rewrite existsb_exists; split; [intros (w & I & E); apply Z.eqb_eq, to_Z_inj in E; subst; exact I | intros I; exists v; split; [exact I | apply Z.eqb_refl]]. }
  assert (Ones : s + 1 <= ones x 0 (Z.to_nat (to_Z n))).
  { rewrite ones_zrange; enough (Z.of_nat (length l) <= Z.of_nat (length (filter x (zrange (to_Z n))))) by lia.
    apply inj_le; change ((@List.length int l <= List.length (filter x (zrange (to_Z n))))%nat); rewrite <- (map_length to_Z l); apply NoDup_incl_length; [apply NoDup_map_inj; [intros a b _ _; apply to_Z_inj | exact Once]|].
    intros z Z0; apply in_map_iff in Z0; destruct Z0 as (v & <- & I); apply filter_In; split; [|apply X, I].
    apply in_zrange; pose proof (int_range v); specialize (V v I); apply numbers_vertex in V; lia. }
  destruct (Z.leb_spec (to_Z n) s); [lia|].
  set (a := fun v => x (v - 1)).
  pose proof (totalizer_sound (Z.to_nat (to_Z n)) 1 (to_Z n) (s + 1) true (to_Z n + 1) a ltac:(lia) ltac:(lia) ltac:(lia) ltac:(lia)) as Tot.
  destruct (totalizer _ _ _ _ _ _) as [[[r ls] next] h]; destruct Tot as (NX & LS & PS & ES & b & AB & M).
  destruct (M b (agree_refl next b)) as [MH TH]; exists b.
  assert (B : forall v, is_vertex g v -> b (to_Z v + 1) = true <-> In v l).
  { intros v Vv; apply numbers_vertex in Vv; rewrite <- (AB (to_Z v + 1)) by lia; unfold a; replace (to_Z v + 1 - 1) with (to_Z v) by lia; apply X. }
  assert (O : ones a 1 (Z.to_nat (to_Z n)) = ones x 0 (Z.to_nat (to_Z n))).
  { apply (ones_shift a x (Z.to_nat (to_Z n)) 0); intros v _; unfold a; f_equal; lia. }
  intros c I; destruct (apart_clauses_right _ _ _ _ _ F c I) as [J|(u & t & e & U & Lv & E & Lt & Far & ->)].
  - assert (K : models b (h ++ [r + s] :: (if transitive then [[1]] else []))).
    { apply models_app; split; [exact MH|]; apply models_cons; split.
      - exists (r + s); split; [left; reflexivity|]; rewrite says_positive by lia; rewrite TH, O by lia; apply Z.leb_le; lia.
      - destruct transitive; [|apply models_nil]; apply models_cons; split; [|apply models_nil]; exists 1; split; [left; reflexivity|].
        rewrite says_positive by lia; change 1 with (to_Z 0 + 1); apply B; [apply numbers_vertex; change (to_Z 0) with 0; lia | apply T; reflexivity]. }
    apply K, J.
  - apply in_map_iff in E; destruct E as (v & <- & Iv); cbn [fst snd] in *; rewrite rev_append_rev, app_nil_r in U; apply in_rev in U.
    pose proof Iv as Vv; apply in_ints in Iv; pose proof U as Uv; apply in_ints in U; pose proof (int_range u); pose proof (int_range v).
    destruct (b (to_Z u + 1)) eqn:Bu; [destruct (b (to_Z v + 1)) eqn:Bv|].
    + exfalso; apply B in Bu, Bv; [|exact Vv | exact Uv]; pose proof (Near u v Bu Bv) as Q; apply (near_right P W u t v d D Lv Vv) in Q; rewrite Q in Far; discriminate Far.
    + exists (- (to_Z v + 1)); split; [right; left; reflexivity|]; rewrite says_negative by lia; rewrite Bv; reflexivity.
    + exists (- (to_Z u + 1)); split; [left; reflexivity|]; rewrite says_negative by lia; rewrite Bu; reflexivity.
Qed.

Lemma cluster_moved d f l : automorphism g f -> cluster g d l -> cluster g d (map f l).
Proof.
  intros A (N & V & Near); split; [|split].
  - apply NoDup_map_inj; [|exact N]; intros a b I J; apply (automorphism_injective g f a b (NoDup_ints n) A); apply V; assumption.
  - intros v I; apply in_map_iff in I; destruct I as (u & <- & I); apply automorphism_vertex; [exact A | apply V, I].
  - intros u v I J; apply in_map_iff in I, J; destruct I as (x & <- & I), J as (y & <- & J); destruct (Near x y I J) as (e & E & L).
    exists e; split; [apply automorphism_dist; [apply NoDup_ints | exact A | exact E] | exact L].
Qed.

Theorem maps_sound p l : maps_checks P p l = true -> forall m, In m l -> maps_say g m.
Proof.
  unfold maps_checks; destruct l as [|m [|? ?]]; try discriminate; intros C m' [<-|[]].
  destruct p as [images|k|classes|maps k|maps slots proof], m as [other|d s|d s]; cbn [maps_check maps_say] in *; try discriminate.
  - destruct (network_table other) as [Q|] eqn:T; [|discriminate]; apply andb_true_iff in C; exact (map_right_sound P W other Q (as_map images) T (proj2 C)).
  - rewrite !andb_true_iff, !Z.leb_le in C; destruct C as [[[D S] E] L]; destruct (set_right_sound P W k S) as [O V]; exists k; split; [|exact L].
    split; [exact O|]; split; [exact V | apply each_near_yes; assumption].
  - rewrite !andb_true_iff, !Z.leb_le, forallb_forall in C; destruct C as [[[D E] L] A]; intros l (O & V & Near).
    apply Z.le_trans with (Z.of_nat (length classes)); [|exact L]; apply pigeons; [exact O| |].
    + intros v I; apply (classes_cover P); specialize (V v I); apply numbers_vertex in V; apply (all_sound _ _ A) in V; apply negb_true_iff, int_eqb_neq in V; exact V.
    + intros c u v Ic U I Lu Lv; destruct (Near u v Lu Lv) as (e & Q & M); apply (each_near_no P W d c D (E c Ic) u v e); auto.
  - rewrite !andb_true_iff, !Z.leb_le, Z.ltb_lt in C; destruct C as [[[[[D S] O] E] Pos] L]; destruct (set_right_sound P W k S) as [Once V].
    intros l Cl; apply Z.le_trans with (to_Z n / Z.of_nat (length k)); [|exact L]; apply Z.div_le_lower_bound; [exact Pos|].
    destruct (one_orbit_sound P W maps O) as (x & X & R); apply (code_bound P W d l k Cl Once V (each_near_no P W d k D E) x X R).
  - rewrite !andb_true_iff, !Z.leb_le in C; destruct C as [[[D S] T] U]; intros l Cl; destruct (Z.le_gt_cases (Z.of_nat (length l)) s) as [L|L]; [exact L | exfalso].
    destruct (cluster_formula _ _ _ _) as [f|] eqn:F; [|discriminate]; pose proof (refuted_by_sound _ _ _ U) as R.
    assert (X : exists l', cluster g d l' /\ length l' = length l /\ ((match maps with [] => false | _ => true end) = true -> In 0%uint63 l')).
    { destruct maps as [|a r]; [exists l; split; [exact Cl | split; [reflexivity | discriminate]]|].
      destruct (one_orbit_sound P W _ T) as (x & X & Q); destruct l as [|v l]; [simpl in L; lia|]; pose proof Cl as (_ & V & _); specialize (V v (or_introl eq_refl)).
      assert (Z0 : is_vertex g 0%uint63) by (apply numbers_vertex; pose proof (total_some W); change (to_Z 0) with 0; lia).
      destruct (reaches_then P v x 0%uint63 (reaches_back P x v (Q v V) X) (Q _ Z0)) as (f' & h & S' & E'); exists (map f' (v :: l)); split; [|split].
      - apply cluster_moved; [apply (symmetry_automorphism g f' h (NoDup_ints n) S') | exact Cl].
      - apply map_length.
      - intros _; left; exact E'. }
    destruct X as (l' & Cl' & Len & In0); rewrite <- Len in L; destruct (cluster_models d s _ f l' D S F Cl' L In0) as [a A]; apply (R a A).
Qed.
End Formula.
