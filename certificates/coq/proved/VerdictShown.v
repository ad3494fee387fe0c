(* A verdict follows from statements that are so. *)

From Coq Require Import ZArith QArith Qround List String Bool Lia.
From Topocert Require Import Graph Walk Girth Numbered CheckGraph Text NetworkName NetworkTable NetworkSame MetricSays Statement FormulaSays FormulaShown.
Import ListNotations.
Open Scope Z_scope.

(* ---------- Facts have one value ---------- *)

Lemma numbered_once (g : graph) i (u v : vertex g) : numbered g i u -> numbered g i v -> u = v.
Proof. intros [_ A] [_ B]; congruence. Qed.

Lemma eccentricity_unique (g : graph) v d e : eccentricity g v d -> eccentricity g v e -> d = e.
Proof.
  assert (H : forall d e, eccentricity g v d -> eccentricity g v e -> d <= e).
  { intros a b [_ (u & U)] [B _]; destruct (B u) as (c & C & L); [destruct U as [W _]; apply (walk_right _ _ _ _ W)|].
    rewrite (dist_unique g v u a c U C); exact L. }
  intros A B; pose proof (H d e A B); pose proof (H e d B A); lia.
Qed.

Lemma radius_unique (g : graph) d e : radius g d -> radius g e -> d = e.
Proof.
  assert (H : forall d e, radius g d -> radius g e -> d <= e).
  { intros a b [_ A] [(v & V & B) _]; destruct (A v V) as (c & C & L); rewrite (eccentricity_unique g v b c B C); exact L. }
  intros A B; pose proof (H d e A B); pose proof (H e d B A); lia.
Qed.

Lemma distance_sum_unique (g : graph) d e : distance_sum g d -> distance_sum g e -> d = e.
Proof.
  intros (f & F & <-) (h & K & <-); apply sum_over_ext; intros u U; apply sum_over_ext; intros v V.
  apply (dist_unique g u v); [apply F | apply K]; assumption.
Qed.

Lemma girth_unique (g : graph) m n : girth g m -> girth g n -> m = n.
Proof.
  assert (H : forall m n, girth g m -> girth g n -> m <= n).
  { intros a b [_ A] [(u & l & C & <-) _]; apply A, C. }
  intros A B; pose proof (H m n A B); pose proof (H n m B A); lia.
Qed.

Lemma dist_reach (g : graph) u v d : dist g u v d -> ~ out_of_reach g u v.
Proof. intros [W _] O; exact (O d W). Qed.

Lemma joined_here (g : graph) : (forall u v, is_vertex g u -> is_vertex g v -> exists d, walk g u v d) -> ~ not_connected g.
Proof. intros C (u & v & U & V & O); destruct (C u v U V) as (d & W); exact (O d W). Qed.

Lemma diameter_joined (g : graph) d : diameter g d -> ~ not_connected g.
Proof. intros [A _]; apply joined_here; intros u v U V; destruct (A u v U V) as (x & [W _] & _); exists x; exact W. Qed.

Lemma radius_joined (g : graph) d : radius g d -> ~ not_connected g.
Proof.
  intros [_ A]; apply joined_here; intros u v U V; destruct (A u U) as (e & [B _] & _); destruct (B v V) as (x & [W _] & _); exists x; exact W.
Qed.

Lemma distance_sum_joined (g : graph) s : distance_sum g s -> ~ not_connected g.
Proof. intros (d & D & _); apply joined_here; intros u v U V; destruct (D u v U V) as [W _]; eexists; exact W. Qed.

(* Lists of numbers of vertices by distance, with none after their ends. *)
Lemma same_counts (h k : list Z) : h <> [] -> k <> [] -> 0 < last h 0 -> 0 < last k 0 ->
  (forall i, nth i h 0 = nth i k 0) -> h = k.
Proof.
  intros H K A B E.
  assert (L : forall (l : list Z), l <> [] -> last l 0 = nth (List.length l - 1) l 0).
  { clear; induction l as [|a l IH]; intros N; [congruence|]; destruct l as [|b l]; [reflexivity|].
    change (last (a :: b :: l) 0) with (last (b :: l) 0); rewrite IH by discriminate; simpl; rewrite Nat.sub_0_r; reflexivity. }
  assert (M : forall l m : list Z, l <> [] -> 0 < last l 0 -> (forall i, nth i l 0 = nth i m 0) -> (List.length l <= List.length m)%nat).
  { intros l m N P F; rewrite (L l N), F in P; destruct (Nat.lt_ge_cases (List.length l - 1) (List.length m)) as [Q|Q]; [destruct l; [congruence | simpl in *; lia]|].
    rewrite nth_overflow in P by exact Q; lia. }
  apply nth_ext with (d := 0) (d' := 0); [|intros n _; apply E].
  apply Nat.le_antisymm; apply M; auto; intros i; symmetry; apply E.
Qed.

Lemma so_both n f f' : so n f -> so n f' -> exists P, good_plain P /\ says P f /\ says P f'.
Proof.
  intros (P & T & S & A) (P' & T' & _ & B); simpl in *; rewrite T in T'; injection T' as <-.
  exists P; split; [apply (stands_good _ _ S)|]; split; assumption.
Qed.

Definition extended_value (e : extended) : value := match e with Finite z => whole_number z | Infinite => Endless end.

Lemma extended_worth (P : extended -> Prop) e : P e -> extended_of P (extended_value e).
Proof. destruct e; intros H; [left; eexists; split; [reflexivity | exact H] | right; split; [reflexivity | exact H]]. Qed.

Lemma extended_once (P : extended -> Prop) x y : (forall a b, P a -> P b -> a = b) -> extended_of P x -> extended_of P y -> x = y.
Proof.
  intros U X Y.
  assert (E : forall x, extended_of P x -> exists e, x = extended_value e /\ P e).
  { intros z [(a & -> & A)|[-> A]]; [exists (Finite a) | exists Infinite]; split; auto. }
  destruct (E x X) as (a & -> & A), (E y Y) as (b & -> & B); rewrite (U a b A B); reflexivity.
Qed.

Lemma number_once (P : Z -> Prop) x y : (forall a b, P a -> P b -> a = b) -> number_of P x -> number_of P y -> x = y.
Proof. intros U (a & -> & A) (b & -> & B); rewrite (U a b A B); reflexivity. Qed.

Lemma distances_once n s h k : so n (Metric (DistancesAre s h)) -> so n (Metric (DistancesAre s k)) -> h = k.
Proof.
  intros A B; destruct (so_both _ _ _ A B) as (P & _ & (N & L & v & V & C) & (N' & L' & w & W & C')).
  rewrite (numbered_once _ _ _ _ W V) in C'; apply same_counts; auto; intros i.
  specialize (C (Z.of_nat i) (Nat2Z.is_nonneg i)); specialize (C' (Z.of_nat i) (Nat2Z.is_nonneg i)); rewrite Nat2Z.id in C, C'.
  apply (count_unique _ _ _ C C').
Qed.

Ltac both_so := intros a b A B; destruct (so_both _ _ _ A B) as (P & W & X & Y); clear A B; simpl in X, Y.

Theorem worth_once n q x y : worth n q x -> worth n q y -> x = y.
Proof.
  destruct q; cbn [worth].
  - apply number_once; both_so; apply (order_unique _ _ _ X Y).
  - apply number_once; both_so; apply (size_unique _ _ _ X Y).
  - apply number_once; both_so; apply (min_degree_unique _ _ _ X Y).
  - apply number_once; both_so; apply (max_degree_unique _ _ _ X Y).
  - apply extended_once; both_so; destruct a as [a|], b as [b|]; auto.
    + f_equal; apply (diameter_unique _ _ _ X Y).
    + destruct (diameter_joined _ _ X Y).
    + destruct (diameter_joined _ _ Y X).
  - apply extended_once; both_so; destruct a as [a|], b as [b|]; auto.
    + f_equal; apply (radius_unique _ _ _ X Y).
    + destruct (radius_joined _ _ X Y).
    + destruct (radius_joined _ _ Y X).
  - apply extended_once; both_so; destruct a as [a|], b as [b|]; auto.
    + f_equal; apply (distance_sum_unique _ _ _ X Y).
    + destruct (distance_sum_joined _ _ X Y).
    + destruct (distance_sum_joined _ _ Y X).
  - apply extended_once; both_so; destruct a as [a|], b as [b|]; auto.
    + f_equal; apply (girth_unique _ _ _ X Y).
    + destruct X as [(u & l & C & _) _]; destruct (Y u l C).
    + destruct Y as [(u & l & C & _) _]; destruct (X u l C).
  - intros (b & -> & A) (c & -> & B); destruct b, c; auto; exfalso.
    + destruct A as (d & A); destruct (so_both _ _ _ A B) as (P & _ & X & Y); exact (diameter_joined _ _ X Y).
    + destruct B as (d & B); destruct (so_both _ _ _ A B) as (P & _ & X & Y); exact (diameter_joined _ _ Y X).
  - apply extended_once; both_so; destruct a as [a|], b as [b|]; auto.
    + destruct X as (u & U & X), Y as (w & V & Y); rewrite (numbered_once _ _ _ _ V U) in Y; f_equal; apply (eccentricity_unique _ _ _ _ X Y).
    + destruct X as (u & U & X & _), Y as (w & z & V & Z & O); rewrite (numbered_once _ _ _ _ V U) in O; destruct (X z Z) as (d & D & _); destruct (dist_reach _ _ _ _ D O).
    + destruct Y as (u & U & Y & _), X as (w & z & V & Z & O); rewrite (numbered_once _ _ _ _ V U) in O; destruct (Y z Z) as (d & D & _); destruct (dist_reach _ _ _ _ D O).
  - apply extended_once; both_so; destruct a as [a|], b as [b|]; auto.
    + destruct X as (u' & v' & U & V & X), Y as (u'' & v'' & U' & V' & Y).
      rewrite (numbered_once _ _ _ _ U' U), (numbered_once _ _ _ _ V' V) in Y; f_equal; apply (dist_unique _ _ _ _ _ X Y).
    + destruct X as (u' & v' & U & V & X), Y as (u'' & v'' & U' & V' & Y).
      rewrite (numbered_once _ _ _ _ U' U), (numbered_once _ _ _ _ V' V) in Y; destruct (dist_reach _ _ _ _ X Y).
    + destruct X as (u' & v' & U & V & X), Y as (u'' & v'' & U' & V' & Y).
      rewrite (numbered_once _ _ _ _ U' U), (numbered_once _ _ _ _ V' V) in Y; destruct (dist_reach _ _ _ _ Y X).
  - apply number_once; intros a b (h & A & ->) (k & B & ->); rewrite (distances_once _ _ _ _ A B); reflexivity.
  - apply number_once; intros a b (h & A & ->) (k & B & ->); rewrite (distances_once _ _ _ _ A B); reflexivity.
Qed.

(* ---------- What a statement tells of what is asked ---------- *)

Definition learnt (q : quantity) (f : fact) : option value :=
  match f with
  | Metric m =>
    match q, m with
    | AsksOrder, OrderIs z | AsksSize, SizeIs z | AsksMinDegree, MinDegreeIs z | AsksMaxDegree, MaxDegreeIs z => Some (whole_number z)
    | AsksDiameter, DiameterIs e | AsksRadius, RadiusIs e | AsksDistanceSum, DistanceSumIs e | AsksGirth, GirthIs e => Some (extended_value e)
    | AsksConnected, DiameterIs e => Some (Truth (match e with Finite _ => true | Infinite => false end))
    | AsksEccentricity v, EccentricityIs w e => if v =? w then Some (extended_value e) else None
    | AsksDistance u v, DistanceIs s t e => if (u =? s) && (v =? t) then Some (extended_value e) else None
    | AsksAtDistance v d, DistancesAre s h => if v =? s then Some (whole_number (nth (Z.to_nat d) h 0)) else None
    | AsksDistanceSumFrom v, DistancesAre s h => if v =? s then Some (whole_number (weighted 0 h)) else None
    | _, _ => None
    end
  end.

Lemma learnt_worth n q f x : so n f -> learnt q f = Some x -> worth n q x.
Proof.
  intros S; destruct f as [m]; destruct q, m; simpl; try discriminate;
    try (destruct (_ =? _) eqn:E; simpl; try discriminate; apply Z.eqb_eq in E; subst);
    try (destruct (_ =? _) eqn:E'; try discriminate; apply Z.eqb_eq in E'; subst);
    intros E; injection E as <-; try (apply extended_worth; exact S); try (eexists; split; [reflexivity|]; eauto; exact S).
  destruct d as [d|]; [exists true | exists false]; split; eauto.
Qed.

Lemma learnt_fits facts n q f x : right facts -> so n f -> learnt q f = Some x -> facts n q = Some x.
Proof.
  intros R S L; apply (learnt_worth n q f x S) in L; specialize (R n q); destruct (facts n q) as [y|].
  - rewrite (worth_once n q y x R L); reflexivity.
  - destruct (R x L).
Qed.

(* ---------- Verdicts ---------- *)

Section Follows.
(* Statements that may tell what is asked of a network. *)
Variable told : network -> quantity -> list statement.

Fixpoint first_told (n : network) (q : quantity) (l : list statement) : estimate :=
  match l with
  | [] => Unknown
  | s :: l => match (if network_same (subject s) n then learnt q (said s) else None) with
      | Some x => Exactly x | None => first_told n q l end
  end.

Definition known_of (n : network) (q : quantity) : estimate := first_told n q (told n q).

Definition follows_in (v : verdict) (part : Z * domain) : bool :=
  match domain_tuples (snd part) with
  | Some l => (Z.of_nat (List.length l) =? fst part) && (1 <=? fst part) &&
      forallb (fun env => in_domain env (meant_for v) &&
        match estimated known_of env (claim v) with Exactly (Truth b) => Bool.eqb b (holds v) | _ => false end) l
  | None => false
  end.

Definition follows (v : verdict) : bool := match cases v with [] => false | l => forallb (follows_in v) l end.

Hypothesis told_true : forall n q s, In s (told n q) -> is_true s.

Lemma known_of_fits facts : right facts -> forall n q, fits (known_of n q) (facts n q).
Proof.
  intros R n q; unfold known_of; pose proof (told_true n q) as T; induction (told n q) as [|s l IH]; simpl; [exact I|].
  destruct (network_same (subject s) n) eqn:E; [|apply IH; intros; apply T; right; assumption].
  apply network_same_right in E; destruct (learnt q (said s)) as [x|] eqn:L; [|apply IH; intros; apply T; right; assumption].
  simpl; apply (learnt_fits facts n q (said s) x R); [|exact L].
  specialize (T s (or_introl eq_refl)); destruct s as [m f]; simpl in *; subst m; exact T.
Qed.

Theorem followed v : follows v = true -> verdict_is_right v.
Proof.
  unfold follows; intros F; split; [intros E; rewrite E in F; discriminate|].
  assert (G : forallb (follows_in v) (cases v) = true) by (destruct (cases v); [discriminate | exact F]); clear F.
  rewrite forallb_forall in G; intros many d I; specialize (G _ I); unfold follows_in in G; simpl in G.
  destruct (domain_tuples d) as [l|]; [|discriminate]; exists l; split; [reflexivity|].
  rewrite !andb_true_iff, Z.eqb_eq, Z.leb_le, forallb_forall in G; destruct G as [[A B] C]; split; [exact A|]; split; [exact B|].
  intros env E; specialize (C env E); rewrite andb_true_iff in C; destruct C as [C D]; split; [exact C|]; intros facts R.
  pose proof (estimated_fits facts known_of (known_of_fits facts R) (claim v) env) as X.
  destruct (estimated known_of env (claim v)) as [|[| |b|]|]; try discriminate; simpl in X; rewrite X.
  apply Bool.eqb_prop in D; subst; reflexivity.
Qed.
End Follows.
