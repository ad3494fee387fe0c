(* Distances of a plain network: levels from one vertex of each orbit, computed
   here and then checked, nothing is read from a certificate but the automorphisms. *)

From Coq Require Import ZArith Lia Bool Uint63 PArray List Permutation.
From Topocert Require Import Graph Walk CheckGraph CheckIso CheckSymmetry.
Import ListNotations.
Open Scope Z_scope.

(* ---------- Levels ---------- *)

(* Breadth first: the levels of the vertices, and of those not reached N. *)
Fixpoint waves (P : plain) (fuel : nat) (level : int) (front : list int) (t : array int) : array int :=
  match fuel, front with
  | S k, _ :: _ =>
    let (t, next) := fold_left (fun s v => fold_left (fun (s : array int * list int) w =>
      let (t, next) := s in if (t.[w] =? total P)%uint63 then (t.[w <- level], w :: next) else s) (row P v) s) front (t, []) in
    waves P k (level + 1)%uint63 next t
  | _, _ => t
  end.

Definition levels (P : plain) (s : int) : array int :=
  waves P (Z.to_nat (to_Z (total P))) 1 [s] ((make (total P) (total P)).[s <- 0%uint63]).

Definition levels_check (P : plain) (s : int) (t : array int) : bool :=
  (s <? total P)%uint63 && (t.[s] =? 0)%uint63 && every (total P) (fun v =>
    let l := t.[v] in (l <? total P)%uint63 && ((v =? s)%uint63 || existsb (fun w => (t.[w] + 1 =? l)%uint63) (row P v)) &&
    forallb (fun w => (t.[w] <=? l + 1)%uint63) (row P v)).

Lemma int_succ i n : to_Z i < n -> n <= 4194303 -> to_Z (i + 1) = to_Z i + 1.
Proof.
  intros I N; pose proof (int_range i); pose proof wB_large; rewrite Uint63.add_spec; apply Z.mod_small; change (to_Z 1) with 1; lia.
Qed.

Lemma int_pred i n : to_Z i < n -> n <= 4194303 -> (i + 1 - 1)%uint63 = i.
Proof.
  intros I N; apply to_Z_inj; rewrite Uint63.sub_spec, (int_succ i n I N); change (to_Z 1) with 1.
  replace (to_Z i + 1 - 1) with (to_Z i) by lia; apply Z.mod_small, int_range.
Qed.

Section Levels.
Variable P : plain.
Hypothesis W : good_plain P.

Lemma levels_sound s t : levels_check P s t = true -> forall v, to_Z v < to_Z (total P) -> dist (Numbers P) s v (to_Z t.[v]).
Proof.
  unfold levels_check; rewrite !andb_true_iff, ltb_true, int_eqb_eq; intros [[S Z0] C].
  assert (H : forall v, to_Z v < to_Z (total P) -> to_Z t.[v] < to_Z (total P) /\
    (v = s \/ exists w, In w (row P v) /\ (t.[w] + 1)%uint63 = t.[v]) /\
    (forall w, In w (row P v) -> to_Z t.[w] <= to_Z (t.[v] + 1))).
  { intros v V; apply (every_sound _ _ C) in V; cbv beta zeta in V; rewrite !andb_true_iff, ltb_true, orb_true_iff, int_eqb_eq, forallb_forall in V.
    destruct V as [[A B] D]; split; [exact A|]; split.
    - destruct B as [B|B]; [left; exact B | right]; apply existsb_exists in B; destruct B as (w & I & E); exists w; split; [exact I | apply int_eqb_eq; exact E].
    - intros w I; apply Uint63.leb_spec, D, I. }
  pose proof (total_some W) as N.
  assert (L : forall k v, to_Z v < to_Z (total P) -> to_Z t.[v] <= Z.of_nat k -> walk (Numbers P) s v (to_Z t.[v])).
  { induction k as [|k IH]; intros v V K; destruct (H v V) as (A & [->|(w & I & E)] & _);
      try (rewrite Z0; constructor; apply numbers_vertex; exact S).
    - exfalso; pose proof (row_below W v w V I) as X; destruct (H w X) as (B & _); pose proof (int_succ _ _ B (proj2 N)) as Q.
      rewrite E in Q; pose proof (int_range t.[w]); lia.
    - pose proof (row_below W v w V I) as X; destruct (H w X) as (B & _); pose proof (int_succ _ _ B (proj2 N)) as Q.
      rewrite E in Q; rewrite Q; apply walk_app with w; [apply IH; [exact X | lia]|].
      apply walk_one, numbers_adj; auto; split; [exact X | apply (row_back W); assumption]. }
  intros v V; apply dist_by_potential with (f := fun v => to_Z t.[v]).
  - intros a b A; apply numbers_adj in A; auto; destruct A as [A I]; destruct (H a A) as (B & _ & D).
    rewrite <- (int_succ _ _ B) by lia; apply D, I.
  - apply (L (Z.to_nat (to_Z t.[v]))); [exact V|]; rewrite Z2Nat.id; [lia | apply int_range].
  - rewrite Z0; change (to_Z 0) with 0; lia.
Qed.

End Levels.

(* ---------- From each source ---------- *)

Definition largest (n : int) (f : int -> int) : int :=
  fold_left (fun a v => if (a <? f v)%uint63 then f v else a) (ints n) 0%uint63.

Definition sum_ints (l : list int) (f : int -> int) (a : int) : int := fold_left (fun a v => a + f v)%uint63 l a.

Lemma largest_spec n f : (forall v, to_Z v < to_Z n -> to_Z (f v) <= to_Z (largest n f)) /\
  (0 < to_Z n -> exists v, to_Z v < to_Z n /\ f v = largest n f).
Proof.
  unfold largest.
  assert (L : forall l a, (forall v, In v l -> to_Z (f v) <= to_Z (fold_left (fun a v => if (a <? f v)%uint63 then f v else a) l a)) /\
    to_Z a <= to_Z (fold_left (fun a v => if (a <? f v)%uint63 then f v else a) l a) /\
    (fold_left (fun a v => if (a <? f v)%uint63 then f v else a) l a = a \/
     exists v, In v l /\ f v = fold_left (fun a v => if (a <? f v)%uint63 then f v else a) l a)).
  { induction l as [|v l IH]; intros a; simpl; [split; [intros v []|]; split; [lia | left; reflexivity]|].
    destruct (Uint63.ltbP a (f v)) as [X|X].
    - destruct (IH (f v)) as (A & B & C); split; [|split; [lia|]].
      + intros w [<-|I]; [exact B | apply A, I].
      + destruct C as [C|(w & I & C)]; right; [exists v; auto | exists w; auto].
    - destruct (IH a) as (A & B & C); split; [|split; [lia|]].
      + intros w [<-|I]; [lia | apply A, I].
      + destruct C as [C|(w & I & C)]; [left; exact C | right; exists w; auto]. }
  destruct (L (ints n) 0%uint63) as (A & B & C); split.
  - intros v V; apply A, in_ints, V.
  - intros N; destruct C as [C|(v & I & C)]; [|exists v; split; [apply in_ints, I | exact C]].
    exists 0%uint63; split; [change (to_Z 0) with 0; exact N|]; rewrite C.
    apply to_Z_inj; assert (X : In 0%uint63 (ints n)) by (apply in_ints; change (to_Z 0) with 0; exact N).
    apply A in X; rewrite C in X; pose proof (int_range (f 0%uint63)); change (to_Z 0) with 0 in *; lia.
Qed.

Lemma sum_ints_spec b f : 0 <= b -> forall l a, (forall v, In v l -> to_Z (f v) <= b) -> to_Z a + Z.of_nat (length l) * b < wB ->
  to_Z (sum_ints l f a) = to_Z a + sum_over (fun v => to_Z (f v)) l.
Proof.
  intros B; induction l as [|v l IH]; intros a H R; [simpl; lia|]; change (sum_ints (v :: l) f a) with (sum_ints l f (a + f v)%uint63).
  assert (V : to_Z (f v) <= b) by (apply H; left; reflexivity); pose proof (int_range (f v)); pose proof (int_range a).
  assert (E : to_Z (a + f v) = to_Z a + to_Z (f v)).
  { rewrite Uint63.add_spec; apply Z.mod_small; cbn [length] in R; nia. }
  rewrite IH, E; [cbn [sum_over]; lia | intros w I; apply H; right; exact I | rewrite E; cbn [length] in R; nia].
Qed.

(* For a source: its eccentricity and the sum of the distances from it. *)
Record from_source := FromSource { source : int; furthest : int; distances : int }.

Definition measure (P : plain) (s : int) : option from_source :=
  let t := levels P s in
  if levels_check P s t then Some (FromSource s (largest (total P) (fun v => t.[v])) (sum_ints (ints (total P)) (fun v => t.[v]) 0%uint63)) else None.

(* Which of the sources a vertex is reached from, and what is measured there. *)
Definition measure_all (P : plain) (maps : list (int -> int)) (sources : list int) : option (array int * list from_source) :=
  let t := sources_of maps (total P) sources in
  if symmetries_check P maps && every (total P) (fun v => negb (t.[v] =? 0)%uint63) then
    fold_right (fun s (r : option (array int * list from_source)) =>
      match r, measure P s with Some (t, l), Some m => Some (t, m :: l) | _, _ => None end) (Some (t, [])) sources
  else None.

Section All.
Variable P : plain.
Hypothesis W : good_plain P.

Definition measured (s : int) (m : from_source) : Prop :=
  source m = s /\ eccentricity (Numbers P) s (to_Z (furthest m)) /\
  exists d, (forall v, is_vertex (Numbers P) v -> dist (Numbers P) s v (d v)) /\
    sum_over d (vertices (Numbers P)) = to_Z (distances m) /\ to_Z (distances m) <= 2 ^ 44.

Lemma measure_sound s m : measure P s = Some m -> measured s m.
Proof.
  unfold measure; set (t := levels P s); clearbody t; destruct (levels_check P s t) eqn:C; [|discriminate].
  intros E; injection E as <-; pose proof (levels_sound P W s t C) as D; simpl.
  pose proof (total_some W) as N; pose proof (int_range (total P)) as R.
  destruct (largest_spec (total P) (fun v => t.[v])) as [A (w & X & B)]; [lia|].
  split; [reflexivity|]; split; [split|].
  - intros v V; apply numbers_vertex in V; exists (to_Z t.[v]); split; [apply D; exact V | apply (A v V)].
  - exists w; simpl; rewrite <- B; apply D; exact X.
  - exists (fun v => to_Z t.[v]); split; [intros v V; apply D, numbers_vertex, V|].
    assert (S : to_Z (sum_ints (ints (total P)) (fun v => t.[v]) 0%uint63) = to_Z 0 + sum_over (fun v => to_Z t.[v]) (ints (total P))).
    { apply sum_ints_spec with (b := 4194303); [lia| |].
      - intros v V; apply in_ints in V; unfold levels_check in C; apply andb_true_iff in C; destruct C as [_ C].
        apply (every_sound _ _ C) in V; cbv beta zeta in V; rewrite !andb_true_iff, ltb_true in V; destruct V as [[V _] _]; lia.
      - rewrite length_ints; change (to_Z 0) with 0; assert (4194303 * 4194303 < wB) by reflexivity; nia. }
    change (vertices (Numbers P)) with (ints (total P)); cbn [distances]; rewrite S; change (to_Z 0) with 0; split; [reflexivity|].
    assert (L : sum_over (fun v => to_Z t.[v]) (ints (total P)) <= sum_over (fun _ => 4194303) (ints (total P))).
    { apply sum_over_le; intros v V; apply in_ints in V; unfold levels_check in C; apply andb_true_iff in C; destruct C as [_ C].
      apply (every_sound _ _ C) in V; cbv beta zeta in V; rewrite !andb_true_iff, ltb_true in V; destruct V as [[V _] _]; lia. }
    rewrite (sum_over_constant (fun _ => 4194303) 4194303) in L by reflexivity; rewrite length_ints in L.
    assert (4194303 * 4194303 <= 2 ^ 44) by (vm_compute; discriminate); nia.
Qed.

Lemma measure_all_sound maps sources t l : measure_all P maps sources = Some (t, l) ->
  (forall m, In m l -> In (source m) sources /\ measured (source m) m) /\
  (forall v, is_vertex (Numbers P) v -> exists m, In m l /\ t.[v] = (source m + 1)%uint63 /\ reaches P (source m) v).
Proof.
  unfold measure_all; destruct (symmetries_check P maps && _) eqn:C; [|discriminate].
  apply andb_true_iff in C; destruct C as [M E]; pose proof (symmetries_sound P maps W M) as S; clear M.
  pose proof (sources_of_sound P maps S sources) as R; set (t0 := sources_of maps (total P) sources) in *.
  set (f := fun s r => _); intros H.
  assert (L : forall k t l, fold_right f (Some (t0, [])) k = Some (t, l) ->
    t = t0 /\ map source l = k /\ forall m, In m l -> measured (source m) m).
  { clear - W; induction k as [|s k IH]; intros t l H; simpl in H.
    - injection H as <- <-; split; [reflexivity|]; split; [reflexivity|]; intros m [].
    - unfold f at 1 in H; destruct (fold_right f (Some (t0, [])) k) as [[t' l']|]; [|discriminate].
      destruct (measure P s) as [m|] eqn:E; [|discriminate]; injection H as <- <-.
      apply measure_sound in E; destruct (IH _ _ eq_refl) as (A & B & D); pose proof E as [X _].
      split; [exact A|]; split; [simpl; congruence|]; intros m' [<-|I]; [rewrite X; exact E | apply D, I]. }
  apply L in H; destruct H as (-> & K & D); split.
  - intros m I; split; [rewrite <- K; apply in_map; exact I | apply D, I].
  - intros v V; apply numbers_vertex in V; apply (every_sound _ _ E) in V; apply negb_true_iff, int_eqb_neq in V.
    destruct (R v V) as (s & I & T & Q); rewrite <- K in I; apply in_map_iff in I; destruct I as (m & <- & I); exists m; auto.
Qed.

(* An automorphism keeps distances. *)
Lemma symmetry_dist f h u v d : symmetry (Numbers P) f h -> dist (Numbers P) u v d -> dist (Numbers P) (f u) (f v) d.
Proof.
  intros S [X M].
  pose proof (symmetry_automorphism (Numbers P) _ _ (NoDup_ints _) S) as A; pose proof (symmetry_automorphism (Numbers P) _ _ (NoDup_ints _) (symmetry_inverse _ _ _ S)) as B.
  split; [apply automorphism_walk; assumption|]; intros e E; apply M; apply (automorphism_walk _ h) in E; [|exact B].
  destruct S as (F & _); pose proof (walk_left _ _ _ _ X) as U; pose proof (walk_right _ _ _ _ X) as V.
  destruct (F u U) as [_ U'], (F v V) as [_ V']; rewrite U', V' in E; exact E.
Qed.

Lemma reaches_eccentricity s v e : reaches P s v -> eccentricity (Numbers P) s e -> eccentricity (Numbers P) v e.
Proof.
  intros (f & h & S & <-) [A (u & B)]; split.
  - intros x X; pose proof S as (_ & H & _); destruct (H x X) as [Y E]; destruct (A (h x) Y) as (d & D & L).
    exists d; split; [|exact L]; rewrite <- E; apply (symmetry_dist f h); assumption.
  - exists (f u); apply (symmetry_dist f h); assumption.
Qed.

Definition diameter_check (maps : list (int -> int)) (sources : list int) (D : Z) : bool :=
  match measure_all P maps sources with
  | Some (_, l) => let d := of_Z D in (to_Z d =? D) && forallb (fun m => furthest m <=? d)%uint63 l && existsb (fun m => furthest m =? d)%uint63 l
  | None => false
  end.

Lemma diameter_sound maps sources D : diameter_check maps sources D = true -> diameter (Numbers P) D.
Proof.
  unfold diameter_check; destruct (measure_all P maps sources) as [[t l]|] eqn:E; [|discriminate].
  rewrite !andb_true_iff, Z.eqb_eq, forallb_forall, existsb_exists; intros [[R A] (m & I & B)].
  apply measure_all_sound in E; destruct E as [M V]; apply int_eqb_eq in B; split.
  - intros u v U X; destruct (V u U) as (m' & I' & _ & Q); destruct (M m' I') as (_ & _ & C & _).
    apply (reaches_eccentricity _ u) in C; [|exact Q]; destruct C as [C _]; destruct (C v X) as (d & H & L).
    exists d; split; [exact H|]; apply A in I'; apply Uint63.leb_spec in I'; lia.
  - destruct (M m I) as (_ & _ & [_ (u & C)] & _); exists (source m), u; rewrite <- R, <- B; exact C.
Qed.

Definition eccentricity_check (v : int) (e : Z) : bool :=
  match measure P v with Some m => to_Z (furthest m) =? e | None => false end.

Lemma eccentricity_sound v e : eccentricity_check v e = true -> eccentricity (Numbers P) v e.
Proof.
  unfold eccentricity_check; destruct (measure P v) as [m|] eqn:E; [|discriminate]; rewrite Z.eqb_eq; intros <-.
  apply measure_sound in E; apply E.
Qed.

Definition radius_check (maps : list (int -> int)) (sources : list int) (r : Z) : bool :=
  match measure_all P maps sources with
  | Some (_, l) => forallb (fun m => (r <=? to_Z (furthest m)) ) l && existsb (fun m => to_Z (furthest m) =? r) l &&
    forallb (fun s => s <? total P)%uint63 sources
  | None => false
  end.

Lemma radius_sound maps sources r : radius_check maps sources r = true -> radius (Numbers P) r.
Proof.
  unfold radius_check; destruct (measure_all P maps sources) as [[t l]|] eqn:E; [|discriminate].
  rewrite !andb_true_iff, !forallb_forall, existsb_exists; intros [[A (m & I & B)] S].
  apply measure_all_sound in E; destruct E as [M V]; apply Z.eqb_eq in B; split.
  - destruct (M m I) as (K & _ & C & _); exists (source m); split; [apply numbers_vertex, ltb_true, S, K | rewrite <- B; exact C].
  - intros v U; destruct (V v U) as (m' & I' & _ & Q); destruct (M m' I') as (_ & _ & C & _).
    exists (to_Z (furthest m')); split; [apply (reaches_eccentricity (source m')); assumption | apply Z.leb_le, A, I'].
Qed.

(* The sum of what is measured at the source of each vertex. *)
Definition sum_check (maps : list (int -> int)) (sources : list int) (s : Z) : bool :=
  match measure_all P maps sources with
  | Some (t, l) =>
    let sums := fold_left (fun a m => a.[source m <- distances m]) l (make (total P) 0%uint63) in
    forallb (fun m => (sums.[source m] =? distances m)%uint63 && (source m <? total P)%uint63) l &&
    every (total P) (fun v => sums.[v] <=? 1099511627776)%uint63 &&
    (to_Z (sum_ints (ints (total P)) (fun v => sums.[t.[v] - 1])%uint63 0%uint63) =? s)
  | None => false
  end.

Lemma below_limit i : (i <=? 1099511627776)%uint63 = true -> to_Z i <= 2 ^ 40.
Proof. assert (E : 2 ^ 40 = to_Z 1099511627776) by (vm_compute; reflexivity); rewrite E; apply Uint63.leb_spec. Qed.

Lemma reaches_sum s v d : reaches P s v -> (forall x, is_vertex (Numbers P) x -> dist (Numbers P) s x (d x)) ->
  exists d', (forall x, is_vertex (Numbers P) x -> dist (Numbers P) v x (d' x)) /\
    sum_over d' (vertices (Numbers P)) = sum_over d (vertices (Numbers P)).
Proof.
  intros (f & h & S & <-) D; exists (fun x => d (h x)); split.
  - intros x X; pose proof S as (_ & H & _); destruct (H x X) as [Y E]; rewrite <- E at 1; apply (symmetry_dist f h); auto.
  - rewrite <- (sum_over_map d h); apply sum_over_permutation, (symmetry_automorphism (Numbers P) h f (NoDup_ints _)), symmetry_inverse, S.
Qed.

Lemma choose_functions {A B} (R : A -> (A -> B) -> Prop) (same : forall a b : A, {a = b} + {a <> b}) (z : A -> B) l :
  (forall a, In a l -> exists f, R a f) -> exists f : A -> A -> B, forall a, In a l -> R a (f a).
Proof.
  induction l as [|a l IH]; intros H; [exists (fun _ => z); intros a []|].
  destruct IH as [f F]; [intros b I; apply H; right; exact I|]; destruct (H a) as [k K]; [left; reflexivity|].
  exists (fun b => if same b a then k else f b); intros b [<-|I].
  - destruct (same a a); [exact K | contradiction].
  - destruct (same b a) as [->|]; [exact K | apply F, I].
Qed.

Lemma sum_sound maps sources s : sum_check maps sources s = true -> distance_sum (Numbers P) s.
Proof.
  unfold sum_check; destruct (measure_all P maps sources) as [[t l]|] eqn:E; [|discriminate].
  set (sums := fold_left _ l _); clearbody sums.
  rewrite !andb_true_iff, forallb_forall, Z.eqb_eq; intros [[A B] <-].
  apply measure_all_sound in E; destruct E as [M V].
  assert (F : forall v, In v (ints (total P)) -> exists d, (forall x, is_vertex (Numbers P) x -> dist (Numbers P) v x (d x)) /\
    sum_over d (ints (total P)) = to_Z sums.[(t.[v] - 1)%uint63] /\ to_Z sums.[(t.[v] - 1)%uint63] <= 2 ^ 40).
  { intros v I; destruct (V v I) as (m & K & T & Q); destruct (M m K) as (_ & _ & _ & d & D & S & _).
    destruct (reaches_sum _ v d Q D) as (d' & D' & S'); exists d'; split; [exact D'|].
    apply A in K; apply andb_true_iff in K; destruct K as [K L]; apply int_eqb_eq in K; apply ltb_true in L.
    assert (U : (t.[v] - 1)%uint63 = source m).
    { rewrite T; exact (int_pred _ _ L (proj2 (total_some W))). }
    rewrite U; split; [rewrite K; exact (eq_trans S' S)|]. apply (every_sound _ _ B) in L; exact (below_limit _ L). }
  destruct (choose_functions _ int_dec (fun _ => 0) _ F) as (d & G); exists d; split.
  - intros u v U X; apply G; assumption.
  - rewrite (sum_ints_spec (2 ^ 40)); [|lia| |].
    + change (to_Z 0) with 0; rewrite Z.add_0_l; apply sum_over_ext; intros v I; apply G; exact I.
    + intros v I; apply G; exact I.
    + rewrite length_ints; change (to_Z 0) with 0; pose proof (total_some W); assert (4194303 * 2 ^ 40 < wB) by reflexivity; lia.
Qed.

End All.

(* ---------- Instances ---------- *)
