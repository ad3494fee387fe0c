(* The checkers of statements about symmetry. *)

From Coq Require Import ZArith Lia Bool Uint63 PArray List Permutation.
From Topocert Require Import Graph Walk CheckGraph CheckSymmetry CheckDistance CheckCycle Girth Loop Levels ShortestCycle Orbit Invariant LinkOrbit Refinement Stabiliser MetricShown SymmetrySays.
Import ListNotations.
Open Scope Z_scope.

(* What a certificate holds. Automorphisms are tables of images; levels are as for distances; colours
   are 0 or 1 for each vertex. *)
Inductive symmetry_proof :=
| ByLevels (maps : list (array int)) (told : list from_vertex)   (* distances *)
| ByAutomorphisms (maps : list (array int))                      (* automorphisms *)
| ByVertexPair (a b : from_vertex)                               (* vertex-pair *)
| ByLinkPair (a b c d : from_vertex)                             (* edge-pair *)
| ByColours (colours : array int)                                (* colouring *)
| ByOddCycle (vertices : list int)                               (* odd-cycle *)
| ByInvariants (maps : list (array int))                         (* invariants *)
| ByStabilisers (maps : list (array int)) (base : list int).     (* stabilisers *)

(* ---------- Colours by distances ---------- *)

(* What is seen by levels and colours. *)
Definition seen_from (P : plain) (t : array int) (colour : int -> int) : int := sight P (fun v => mix t.[v] (colour v)).

(* The colours of the sources, with what each sees from its levels in addition. *)
Definition seen_by (P : plain) (colour : int -> int) (l : list from_vertex) : option (list (int * int)) :=
  fold_left (fun o w => match o, levels_of P w with
    | Some r, Some t => let s := where_from w in Some ((s, mix (colour s) (seen_from P t colour)) :: r)
    | _, _ => None
    end) l (Some []).

(* The same for all vertices: origin has one more than each vertex's source. *)
Definition recolour (P : plain) (origin : array int) (l : list from_vertex) (colour : int -> int) : option (int -> int) :=
  match seen_by P colour l with
  | Some seen =>
    let t := fold_left (fun t (e : int * int) => t.[fst e <- snd e]) seen (make (total P) 0%uint63) in
    if forallb (fun e : int * int => t.[fst e] =? snd e)%uint63 seen then Some (fun v => t.[(origin.[v] - 1)%uint63]) else None
  | None => None
  end.

(* Again and again, until all sources have different colours, or the number of colours stays. *)
Fixpoint recolour_on (P : plain) (origin : array int) (l : list from_vertex) (k : nat) (known : int) (colour : int -> int) : option (int -> int) :=
  match k with
  | O => Some colour
  | S k =>
    match recolour P origin l colour with
    | Some next =>
      let m := how_many_different (map (fun w => next (where_from w)) l) in
      if (m <=? known)%uint63 || (Z.of_nat (length l) =? to_Z m) then Some next else recolour_on P origin l k m next
    | None => None
    end
  end.

Definition colours_of (P : plain) (origin : array int) (l : list from_vertex) : option (list int) :=
  match l with
  | [_] => Some [0%uint63]
  | _ => option_map (fun c => map (fun w => c (where_from w)) l) (recolour_on P origin l (length l) 1%uint63 (fun _ => 0%uint63))
  end.

Definition two_colours (l : list int) : bool := match l with a :: l => existsb (fun b => negb (a =? b)%uint63) l | [] => false end.

Definition orbits_fact (P : plain) (roots : list int) (colours : list int) (f : symmetry_fact) : bool :=
  match f with
  | TransitiveIs true => match roots with [_] => true | _ => false end
  | TransitiveIs false => two_colours colours
  | OrbitsAre r => (Z.of_nat (length roots) =? r) && different colours
  | _ => false
  end.

(* ---------- Automorphisms ---------- *)

Definition differ_somewhere (P : plain) (f h : int -> int) : bool := some (total P) (fun v => negb (f v =? h v)%uint63).

Fixpoint all_differ (P : plain) (l : list (int -> int)) : bool :=
  match l with f :: l => forallb (differ_somewhere P f) l && all_differ P l | [] => true end.

Definition automorphisms_fact (P : plain) (maps : list (int -> int)) (f : symmetry_fact) : bool :=
  match f with
  | AutomorphismsNamed _ n => symmetries_check P maps && all_differ P maps && (Z.of_nat (length maps) =? n)
  | EdgeTransitiveIs true => match link_roots P maps with Some [] | Some [_] => true | _ => false end
  | _ => false
  end.

(* ---------- Invariants ---------- *)

(* What a vertex, or a link, of each orbit looks like; with one orbit nothing is to be told apart. *)
Definition vertex_sights (P : plain) (roots : list int) : list int :=
  let k := match roots with _ :: _ :: _ => vertex_rounds P roots | _ => O end in map (vertex_sight P k) roots.

Definition link_sights (P : plain) (roots : list (int * int)) : list int :=
  let k := match roots with _ :: _ :: _ => link_rounds P roots | _ => O end in map (link_sight P k) roots.

Definition invariants_fact (P : plain) (maps : list (int -> int)) (f : symmetry_fact) : bool :=
  match f with
  | OrbitsAre r => match orbits P maps [] with Some (_, roots) => (Z.of_nat (length roots) =? r) && different (vertex_sights P roots) | None => false end
  | EdgeOrbitsAre r => match link_roots P maps with Some roots => (Z.of_nat (length roots) =? r) && different (link_sights P roots) | None => false end
  | _ => false
  end.

Definition stabilisers_fact (P : plain) (maps : list (int -> int)) (base : list int) (f : symmetry_fact) : bool :=
  match f with
  | AutomorphismsAtLeast m => automorphisms_counted P maps base false m
  | AutomorphismsAre m => automorphisms_counted P maps base true m
  | _ => false
  end.

(* ---------- All ---------- *)


Definition symmetry_checks (P : plain) (p : symmetry_proof) (l : list symmetry_fact) : bool :=
  match p with
  | ByLevels maps told =>
    forallb (fun w => match w with Told _ _ => match levels_of P w with Some _ => true | None => false end | Searched _ => true end) told &&
    match orbits P (map as_map maps) (map where_from told) with
    | Some (origin, roots) =>
      if forallb (fun f => match f with TransitiveIs true => true | _ => false end) l then forallb (orbits_fact P roots []) l else
      match colours_of P origin (match told with [] => map Searched roots | _ => told end) with
      | Some colours => forallb (orbits_fact P roots colours) l
      | None => false
      end
    | None => false
    end
  | ByAutomorphisms maps => forallb (automorphisms_fact P (map as_map maps)) l
  | ByVertexPair a b =>
    match levels_of P a, levels_of P b with
    | Some s, Some t => negb (seen_from P s (fun _ => 0) =? seen_from P t (fun _ => 0))%uint63 &&
      forallb (fun f => match f with TransitiveIs false => true | _ => false end) l
    | _, _ => false
    end
  | ByLinkPair a b c d =>
    match levels_of P a, levels_of P b, levels_of P c, levels_of P d with
    | Some s, Some t, Some s', Some t' =>
      among (where_from b) (row P (where_from a)) && among (where_from d) (row P (where_from c)) &&
      let k s t v := let l := s.[v] in let m := t.[v] in if (l <=? m)%uint63 then mix l m else mix m l in
      negb (sight P (k s t) =? sight P (k s' t'))%uint63 && forallb (fun f => match f with EdgeTransitiveIs false => true | _ => false end) l
    | _, _, _, _ => false
    end
  | ByColours c =>
    all (total P) (fun v => let x := c.[v] in (x <=? 1)%uint63 && forallb (fun w => negb (c.[w] =? x)%uint63) (row P v)) &&
    forallb (fun f => match f with BipartiteIs true => true | _ => false end) l
  | ByOddCycle c =>
    cycle_found P c && Nat.odd (length c) && forallb (fun f => match f with BipartiteIs false => true | _ => false end) l
  | ByInvariants maps => forallb (invariants_fact P (map as_map maps)) l
  | ByStabilisers maps base => forallb (stabilisers_fact P (map as_map maps) base) l
  end.

Section Sound.
Variable P : plain.
Hypothesis W : good_plain P.
Notation g := (Numbers P).

(* No automorphism changes a vertex's colour. *)
Definition kept (colour : int -> int) : Prop := forall f v, automorphism g f -> is_vertex g v -> colour (f v) = colour v.

Lemma level_moved s t s' t' f v : levels_right P s t = true -> levels_right P s' t' = true -> automorphism g f -> f s = s' -> is_vertex g v -> t'.[f v] = t.[v].
Proof.
  intros L L' A E V; destruct (levels_from P s t L) as [S _]; pose proof (automorphism_vertex g f v A V) as V'.
  apply (at_level_unique g s' (f v)); [apply (levels_at P W s' t' L' _ V')|]; rewrite <- E; apply at_level_moved; auto; [apply NoDup_ints | apply levels_at; assumption].
Qed.

Lemma seen_from_moved s t s' t' f colour : levels_right P s t = true -> levels_right P s' t' = true -> automorphism g f -> f s = s' ->
  (forall v, is_vertex g v -> colour (f v) = colour v) -> seen_from P t' colour = seen_from P t colour.
Proof.
  intros L L' A E K; apply (sight_moved P W f); [exact A|]; intros v V; rewrite (level_moved s t s' t' f v) by assumption; rewrite (K v V); reflexivity.
Qed.

Lemma seen_by_sound colour l r : seen_by P colour l = Some r -> forall w, In w l -> exists t, levels_right P (where_from w) t = true /\
  In (where_from w, mix (colour (where_from w)) (seen_from P t colour)) r.
Proof.
  unfold seen_by; set (f := fun o w => _).
  assert (Stop : forall l, fold_left f l None = None) by (induction l0; auto).
  assert (G : forall l a r, fold_left f l (Some a) = Some r -> (forall e, In e a -> In e r) /\
    forall w, In w l -> exists t, levels_right P (where_from w) t = true /\ In (where_from w, mix (colour (where_from w)) (seen_from P t colour)) r).
  { clear l r; induction l as [|w l IH]; intros a r H; cbn [fold_left] in H; [injection H as <-; split; [auto | intros w []]|].
    change (f (Some a) w) with (match levels_of P w with Some t => Some ((where_from w, mix (colour (where_from w)) (seen_from P t colour)) :: a) | None => None end) in H.
    destruct (levels_of P w) as [t|] eqn:E; [|rewrite Stop in H; discriminate]; apply levels_of_right in E; apply IH in H; destruct H as [H J]; split.
    - intros e I; apply H; right; exact I.
    - intros x [<-|X]; [exists t; split; [exact E | apply H; left; reflexivity] | apply J, X]. }
  intros H; apply (G l [] r H).
Qed.

Lemma colours_of_cases origin l cs : colours_of P origin l = Some cs -> cs = map (fun _ => 0%uint63) l \/
  exists c, recolour_on P origin l (length l) 1%uint63 (fun _ => 0%uint63) = Some c /\ cs = map (fun w => c (where_from w)) l.
Proof.
  unfold colours_of; destruct l as [|w [|w' r]]; [| intros E; injection E as <-; left; reflexivity |];
    (destruct (recolour_on P origin _ _ _ _) as [c|]; [|discriminate]; intros E; injection E as <-; right; exists c; auto).
Qed.

Section Roots.
Variables (origin : array int) (l : list from_vertex).
Hypothesis R : forall v, is_vertex g v -> exists w, In w l /\ origin.[v] = (where_from w + 1)%uint63 /\ reaches P (where_from w) v.

Lemma recolour_kept colour next : kept colour -> recolour P origin l colour = Some next -> kept next.
Proof.
  unfold recolour; destruct (seen_by P colour l) as [seen|] eqn:S; [|discriminate]; set (t := fold_left _ seen _); clearbody t.
  intros K; destruct (forallb _ seen) eqn:C; [|discriminate]; intros E; injection E as <-; rewrite forallb_forall in C; pose proof (total_some W) as N.
  assert (X : forall v, is_vertex g v -> exists s f h t', symmetry g f h /\ f s = v /\ is_vertex g s /\ levels_right P s t' = true /\
    t.[(origin.[v] - 1)%uint63] = mix (colour s) (seen_from P t' colour)).
  { intros v V; destruct (R v V) as (w & I & O & f & h & F & E); destruct (seen_by_sound colour l seen S w I) as (t' & L & J).
    destruct (levels_from P _ t' L) as [Q _]; exists (where_from w), f, h, t'; repeat (split; [assumption|]).
    apply C in J; apply int_eqb_eq in J; cbn [fst snd] in J; apply numbers_vertex in Q; rewrite O, (int_pred _ _ Q (proj2 N)); exact J. }
  intros f v A V; destruct (X v V) as (s & a & a' & t1 & Sa & Ea & Vs & L1 & ->), (X (f v) (automorphism_vertex g f v A V)) as (s' & b & b' & t2 & Sb & Eb & Vs' & L2 & ->).
  assert (Au : automorphism g (fun x => b' (f (a x)))).
  { apply (automorphism_then P (fun x => f (a x)) b'); [|apply (symmetry_automorphism g b' b (NoDup_ints _)), symmetry_inverse, Sb].
    apply (automorphism_then P a f); [apply (symmetry_automorphism g a a' (NoDup_ints _) Sa) | exact A]. }
  assert (E : b' (f (a s)) = s') by (rewrite Ea, <- Eb; apply Sb, Vs').
  f_equal; [rewrite <- E; apply (K _ s Au Vs)|]; apply (seen_from_moved s t1 s' t2 _ colour L1 L2 Au E); intros x X'; apply (K _ x Au X').
Qed.

Lemma recolour_on_kept k : forall known colour next, kept colour -> recolour_on P origin l k known colour = Some next -> kept next.
Proof.
  induction k as [|k IH]; cbn [recolour_on]; intros known colour next K E; [injection E as <-; exact K|].
  destruct (recolour P origin l colour) as [c|] eqn:Q; [|discriminate]; pose proof (recolour_kept colour c K Q) as K'.
  destruct (_ || _); [injection E as <-; exact K' | apply (IH _ _ _ K' E)].
Qed.

Lemma colours_of_kept cs : colours_of P origin l = Some cs -> exists c, kept c /\ cs = map (fun w => c (where_from w)) l.
Proof.
  assert (Z : kept (fun _ => 0%uint63)) by (intros f v _ _; reflexivity).
  intros H; apply colours_of_cases in H; destruct H as [->|(c & E & ->)]; [exists (fun _ => 0%uint63); auto | exists c; split; [|reflexivity]].
  apply (recolour_on_kept _ _ _ _ Z E).
Qed.

Variable colours : list int.
Hypothesis C : colours = [] \/ exists c, kept c /\ colours = map (fun w => c (where_from w)) l.
Hypothesis V : forall w, In w l -> is_vertex g (where_from w).

Lemma orbits_fact_sound f : (colours = [] -> f = TransitiveIs true) -> orbits_fact P (map where_from l) colours f = true -> symmetry_says g f.
Proof.
  intros N; destruct f as [[]|r|b|r|name n|n|n|b]; cbn [orbits_fact symmetry_says]; try discriminate.
  - destruct l as [|w [|w' r]] eqn:L; try discriminate; intros _; rewrite <- L in *; apply (transitive_by_base g (where_from w) (NoDup_ints _)); [|apply V; rewrite L; left; reflexivity].
    intros v Vv; destruct (R v Vv) as (x & I & _ & Q); rewrite L in I; destruct I as [<-|[]]; exact Q.
  - destruct C as [->|(c & K & ->)]; [discriminate|]; clear N C; unfold two_colours; destruct l as [|w r] eqn:L; [discriminate|]; cbn [map]; rewrite existsb_exists.
    intros (x & I & D) T; apply in_map_iff in I; destruct I as (w' & <- & I); apply negb_true_iff, int_eqb_neq in D.
    destruct (T (where_from w) (where_from w')) as (f & A & E); [apply V; left; reflexivity | apply V; right; exact I|].
    apply D; rewrite <- E; symmetry; apply K; [exact A | apply V; left; reflexivity].
  - destruct C as [->|(c & K & ->)]; [discriminate (N eq_refl)|]; rewrite andb_true_iff, Z.eqb_eq; intros [E D]; apply different_sound in D.
    rewrite <- (map_map where_from c) in D; exists (map where_from l); split; [apply (NoDup_map_inv _ _ D)|]; split; [exact E|]; split; [|split].
    + intros s S; apply in_map_iff in S; destruct S as (w & <- & S); apply V, S.
    + intros v Vv; destruct (R v Vv) as (w & I & _ & f & h & S & F); exists (where_from w), f; split; [apply in_map, I|]; split; [|exact F].
      apply (symmetry_automorphism g f h (NoDup_ints _) S).
    + intros s t f S T A F; apply (NoDup_map_back _ _ _ _ D S T); rewrite <- F; symmetry; apply K; [exact A|].
      apply in_map_iff in S; destruct S as (w & <- & S); apply V, S.
Qed.
End Roots.

Lemma all_differ_sound l : all_differ P l = true -> ForallOrdPairs (differ g) l.
Proof.
  induction l as [|f l IH]; cbn [all_differ]; [constructor|]; rewrite andb_true_iff, forallb_forall; intros [A B]; constructor; [|apply IH, B].
  rewrite Forall_forall; intros h I; specialize (A h I); apply some_sound in A; destruct A as (v & V & E); exists v; split; [apply numbers_vertex, V|].
  apply negb_true_iff, int_eqb_neq in E; exact E.
Qed.

Lemma link_reaches_two e a b : link_reaches P e a -> link_reaches P e b -> adj g (fst e) (snd e) -> exists f, automorphism g f /\ @link_to g f a b.
Proof.
  destruct e as [x y], a as [x' y'], b as [x2 y2]; intros (f & h & S & L) (f' & h' & S' & L') A; exists (fun x => f' (h x)); split.
  - apply (automorphism_then P h f'); [apply (symmetry_automorphism g h f (NoDup_ints _)), symmetry_inverse, S | apply (symmetry_automorphism g f' h' (NoDup_ints _) S')].
  - pose proof S as (I & _); pose proof (proj2 (I _ (adj_left A))) as U; pose proof (proj2 (I _ (adj_right A))) as V.
    unfold link_to in *; cbn [fst snd] in *; destruct L as [[L1 L2]|[L1 L2]], L' as [[M1 M2]|[M1 M2]]; rewrite L1 in U; rewrite L2 in V; rewrite U, V; auto.
Qed.

Lemma automorphisms_fact_sound maps f : automorphisms_fact P maps f = true -> symmetry_says g f.
Proof.
  destruct f as [b|r|[]|r|name n|n|n|b]; cbn [automorphisms_fact symmetry_says]; try discriminate.
  - destruct (link_roots P maps) as [[|e [|e' r]]|] eqn:E; try discriminate; intros _; apply (link_roots_sound P maps _ W) in E; destruct E as [A R]; intros u v u' v' X Y; [destruct (R u v X) as (e1 & [] & _)|].
    destruct (R u v X) as (e1 & [<-|[]] & Q), (R u' v' Y) as (e2 & [<-|[]] & Q').
    destruct (link_reaches_two e (u, v) (u', v') Q Q') as (f & F & L); [apply A; left; reflexivity|]; exists f; split; [exact F | exact L].
  - rewrite !andb_true_iff, Z.eqb_eq; intros [[S D] <-]; exists maps; split; [reflexivity|]; split; [|apply all_differ_sound, D].
    intros f F; destruct (symmetries_sound P maps W S f F) as (h & H); apply (symmetry_automorphism g f h (NoDup_ints _) H).
Qed.

Lemma invariants_fact_sound maps f : invariants_fact P maps f = true -> symmetry_says g f.
Proof.
  destruct f as [b|r|b|r|name n|n|n|b]; cbn [invariants_fact symmetry_says]; try discriminate.
  - destruct (orbits P maps []) as [[origin roots]|] eqn:O; [|discriminate]; apply (orbits_sound P W) in O; destruct O as (_ & _ & V & R).
    unfold vertex_sights; set (k := match roots with _ :: _ :: _ => _ | _ => _ end); clearbody k; rewrite andb_true_iff, Z.eqb_eq; intros [L D]; apply different_sound in D.
    exists roots; split; [apply (NoDup_map_inv _ _ D)|]; split; [exact L|]; split; [exact V|]; split.
    + intros v Vv; destruct (R v Vv) as (s & I & _ & f & h & S & E); exists s, f; split; [exact I|]; split; [apply (symmetry_automorphism g f h (NoDup_ints _) S) | exact E].
    + intros s t f S T A E; apply (NoDup_map_back _ _ _ _ D S T); rewrite <- E; symmetry; apply vertex_sight_kept; [exact W | exact A | apply V, S].
  - destruct (link_roots P maps) as [roots|] eqn:E; [|discriminate]; apply (link_roots_sound P maps _ W) in E; destruct E as [A R].
    unfold link_sights; set (k := match roots with _ :: _ :: _ => _ | _ => _ end); clearbody k; rewrite andb_true_iff, Z.eqb_eq; intros [L D]; apply different_sound in D.
    exists roots; split; [apply (NoDup_map_inv _ _ D)|]; split; [exact L|]; split; [exact A|]; split.
    + intros u v X; destruct (R u v X) as (e & I & f & h & S & Q); exists e, f; split; [exact I|]; split; [apply (symmetry_automorphism g f h (NoDup_ints _) S) | exact Q].
    + intros [a b] [a' b'] f I J Af Q; apply (NoDup_map_back _ _ _ _ D I J); pose proof (A _ I) as X; unfold link_sight, link_to in *; cbn [fst snd] in *.
      pose proof (link_way_kept P W k f a b Af (adj_left X) (adj_right X)) as K; pose proof (link_way_kept P W k f b a Af (adj_right X) (adj_left X)) as K'.
      destruct Q as [[Q Q']|[Q Q']]; rewrite Q, Q' in K, K'; rewrite <- K, <- K'; [reflexivity | apply Uint63.add_comm].
Qed.

Lemma stabilisers_fact_sound maps base f : stabilisers_fact P maps base f = true -> symmetry_says g f.
Proof.
  destruct f as [b|r|b|r|name n|n|n|b]; cbn [stabilisers_fact symmetry_says]; try discriminate; intros H; exact (automorphisms_counted_sound P W maps base _ n H).
Qed.

Lemma odd_cycle_not_bipartite u l : cycle g u l -> Nat.odd (length (u :: l)) = true -> ~ bipartite g.
Proof.
  intros (_ & _ & Q & A) O [c C].
  assert (K : forall l u, path g (u :: l) -> c (last l u) = xorb (c u) (Nat.odd (length l))).
  { clear - C; induction l as [|v l IH]; intros u Q; [cbn; rewrite xorb_false_r; reflexivity|]; destruct Q as [A Q].
    rewrite last_cons, (IH v Q); cbn [length]; rewrite Nat.odd_succ, <- Nat.negb_odd; pose proof (C u v A) as N.
    destruct (c u), (c v), (Nat.odd (length l)); simpl; congruence. }
  pose proof (C _ _ A) as N; rewrite (K l u Q) in N; cbn [length] in O; rewrite Nat.odd_succ, <- Nat.negb_odd in O.
  destruct (c u), (Nat.odd (length l)); simpl in *; congruence.
Qed.

Lemma only_that l f (test : symmetry_fact -> bool) : forallb test l = true -> In f l -> test f = true.
Proof. rewrite forallb_forall; auto. Qed.

Theorem symmetry_facts_sound p l : symmetry_checks P p l = true -> forall f, In f l -> symmetry_says g f.
Proof.
  destruct p as [maps told|maps|a b|a b c d|c|c|maps|maps base]; unfold symmetry_checks; cbv zeta.
  - intros H; apply andb_true_iff in H; destruct H as [_ H]; revert H.
    destruct (orbits _ _ _) as [[origin roots]|] eqn:O; [|discriminate]; apply (orbits_sound P W) in O; destruct O as (_ & T & Vs & R).
    set (ws := match told with [] => _ | _ => _ end).
    assert (Ws : roots = map where_from ws) by (unfold ws; destruct told as [|a k]; [rewrite map_map; symmetry; apply map_id | apply T; discriminate]).
    rewrite Ws in *; clear T.
    assert (R' : forall v, is_vertex g v -> exists w, In w ws /\ origin.[v] = (where_from w + 1)%uint63 /\ reaches P (where_from w) v).
    { intros v V; destruct (R v V) as (s & S & E & Q); apply in_map_iff in S; destruct S as (w & <- & S); exists w; auto. }
    assert (V : forall w, In w ws -> is_vertex g (where_from w)) by (intros w I; apply Vs, in_map, I).
    destruct (forallb _ l) eqn:A; [|destruct (colours_of P origin ws) as [cs|] eqn:E; [|discriminate]]; rewrite forallb_forall; intros C f I.
    + apply (orbits_fact_sound origin ws R' [] (or_introl eq_refl) V); [|apply C, I]; intros _; apply (only_that l f _ A) in I; destruct f as [[]|?|?|?|?|?|?|?]; try discriminate; reflexivity.
    + apply (colours_of_kept origin ws R') in E; destruct E as (c & K & ->).
      apply (orbits_fact_sound origin ws R' _ (or_intror (ex_intro _ c (conj K eq_refl))) V); [|apply C, I]; intros N; exfalso.
      destruct (R' 0%uint63) as (w & J & _); [apply numbers_vertex; pose proof (total_some W); change (to_Z 0) with 0; lia|]; destruct ws; [destruct J | discriminate N].
  - intros C f I; apply (automorphisms_fact_sound (map as_map maps)), (only_that l f _ C I).
  - destruct (levels_of P a) as [s|] eqn:A; [|discriminate]; destruct (levels_of P b) as [t|] eqn:B; [|discriminate]; apply levels_of_right in A, B.
    rewrite andb_true_iff, negb_true_iff, int_eqb_neq; intros [D C] f I; apply (only_that l f _ C) in I; destruct f as [[]|?|?|?|?|?|?|?]; try discriminate I.
    intros T; destruct (levels_from P _ _ A) as [Va _], (levels_from P _ _ B) as [Vb _]; destruct (T _ _ Va Vb) as (f & F & E).
    apply D; symmetry; apply (seen_from_moved _ s _ t f _ A B F E); reflexivity.
  - destruct (levels_of P a) as [s|] eqn:A; [|discriminate]; destruct (levels_of P b) as [t|] eqn:B; [|discriminate].
    destruct (levels_of P c) as [s'|] eqn:C; [|discriminate]; destruct (levels_of P d) as [t'|] eqn:D; [|discriminate]; apply levels_of_right in A, B, C, D.
    rewrite !andb_true_iff, negb_true_iff, int_eqb_neq, !among_spec; intros [[X Y] [N Z]] f I; apply (only_that l f _ Z) in I; destruct f as [?|?|[]|?|?|?|?|?]; try discriminate I.
    intros T; destruct (levels_from P _ _ A) as [Va _], (levels_from P _ _ C) as [Vc _]; apply numbers_vertex in Va, Vc.
    destruct (T (where_from a) (where_from b) (where_from c) (where_from d)) as (f & F & E); [apply numbers_adj; auto | apply numbers_adj; auto|].
    apply N; symmetry; apply (sight_moved P W f); [exact F|]; intros v V; destruct E as [[E E']|[E E']].
    + rewrite (level_moved _ _ _ _ f v A C F E V), (level_moved _ _ _ _ f v B D F E' V); reflexivity.
    + rewrite (level_moved _ _ _ _ f v A D F E V), (level_moved _ _ _ _ f v B C F E' V); destruct (Uint63.lebP t.[v] s.[v]) as [L|L], (Uint63.lebP s.[v] t.[v]) as [M|M]; try reflexivity; [|lia].
      replace s.[v] with t.[v] by (apply to_Z_inj; lia); reflexivity.
  - rewrite andb_true_iff; intros [A C] f I; apply (only_that l f _ C) in I; destruct f as [?|?|?|?|?|?|?|[]]; try discriminate I; clear C I.
    exists (fun v => (c.[v] =? 1)%uint63); intros u v E; apply numbers_adj in E; [|exact W]; destruct E as [U I]; pose proof (row_below W u v U I) as V.
    apply (all_sound _ _ A) in U, V; apply andb_true_iff in U, V; destruct U as [U F], V as [V _]; rewrite forallb_forall in F; specialize (F v I).
    apply negb_true_iff, int_eqb_neq in F; apply Uint63.leb_spec in U, V; change (to_Z 1) with 1 in U, V; pose proof (int_range c.[u]); pose proof (int_range c.[v]).
    intros E; apply F, to_Z_inj; destruct (c.[u] =? 1)%uint63 eqn:X in E; destruct (c.[v] =? 1)%uint63 eqn:Y in E; try discriminate E;
      rewrite ?int_eqb_eq, ?int_eqb_neq in X, Y; [rewrite X, Y; reflexivity|]; apply int_differ in X, Y; change (to_Z 1) with 1 in X, Y; lia.
  - rewrite !andb_true_iff; intros [[Y O] C] f I; apply (only_that l f _ C) in I; destruct f as [?|?|?|?|?|?|?|[]]; try discriminate I.
    apply (cycle_found_sound P c W) in Y; destruct Y as (u & k & -> & Y); apply (odd_cycle_not_bipartite u k Y O).
  - intros C f I; apply (invariants_fact_sound (map as_map maps)), (only_that l f _ C I).
  - intros C f I; apply (stabilisers_fact_sound (map as_map maps) base), (only_that l f _ C I).
Qed.
End Sound.
