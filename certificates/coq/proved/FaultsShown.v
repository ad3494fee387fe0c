(* The checkers of statements about lost vertices and links. *)

From Coq Require Import ZArith Lia Bool Uint63 PArray List.
From Topocert Require Import Graph Walk CheckGraph CheckSymmetry CheckCycle CheckCut Numbered.
From Topocert Require Import NetworkTable Loop Orbit MetricSays FaultsSays Levels Ways Components Detours.
Import ListNotations.
Open Scope Z_scope.

(* What a certificate holds. Automorphisms are tables of images. Paths are lists of all their
   vertices, for each source in the order of the certificate; for disjoint-paths there is one entry, and
   its source says nothing. *)
Inductive faults_proof :=
| FaultsByPaths (maps : list (array int)) (from : list (int * list (list int)))
| FaultsByVertexCut (removed : list int)
| FaultsByEdgeCut (side : list int)
| FaultsByDeletions (maps : list (array int)).

(* ---------- Paths ---------- *)

(* A search from the first vertex finds all: that is all there is to a connectivity of 1. *)
Definition connected_check (P : plain) : bool :=
  let t := Levels.search P 0%uint63 in levels_right P 0%uint63 t && forallb (fun v => negb (t.[v] =? far)%uint63) (ints (total P)).

Definition vertex_paths_check (P : plain) (maps : list (int -> int)) (from : list (int * list (list int))) (k : Z) : bool :=
  let n := total P in
  (k <=? 0) || (k <? to_Z n) && (match from with [] => (k =? 1) && connected_check P | _ => false end || symmetries_check P maps &&
    (let t := sources_of maps n (map fst from) in
     (k <=? Z.of_nat (length (filter (fun v => negb (t.[v] =? 0)%uint63) (ints n))))) &&
    forallb (fun e : int * list (list int) => let (s, paths) := e in
      (s <? n)%uint63 && let near := row P s in
      to_all (of_Z k) (fun e => (e =? s)%uint63 || among e near) (ways_right P k s) (ints n) paths) from).

Definition edge_paths_check (P : plain) (from : list (int * list (list int))) (k : Z) : bool :=
  let n := total P in
  (k <=? 0) || (2 <=? to_Z n) &&
    match from with
    | [] => (k =? 1) && connected_check P
    | [(s, paths)] => (s <? n)%uint63 && to_all (of_Z k) (fun e => (e =? s)%uint63) (lines_right P k s) (ints n) paths
    | _ => false
    end.

Lemma walk_map g h (f : vertex g -> vertex h) : (forall v, is_vertex g v -> is_vertex h (f v)) ->
  (forall a b, adj g a b -> adj h (f a) (f b)) -> forall u v d, walk g u v d -> walk h (f u) (f v) d.
Proof. intros V A u v d H; induction H; [constructor; auto | econstructor; eauto]. Qed.

Lemma one_outside (l F : list int) : NoDup l -> (length F < length l)%nat -> exists v, In v l /\ ~ In v F.
Proof.
  intros N L; destruct (existsb (fun v => if in_dec int_dec v F then false else true) l) eqn:E.
  - apply existsb_exists in E; destruct E as (v & I & E); exists v; split; [exact I|]; destruct (in_dec int_dec v F); [discriminate | assumption].
  - exfalso; apply (Nat.lt_irrefl (length F)), (Nat.lt_le_trans _ _ _ L), NoDup_incl_length; [exact N|]; intros v I.
    destruct (in_dec int_dec v F) as [J|J]; [exact J|]; exfalso; rewrite <- not_true_iff_false in E; apply E, existsb_exists; exists v; split; [exact I|].
    destruct (in_dec int_dec v F); [contradiction | reflexivity].
Qed.

Section Paths.
Variable P : plain.
Hypothesis W : good_plain P.

Lemma adj_kept F a b : adj (Numbers P) a b -> ~ In a F -> ~ In b F -> adj (without_vertices (Numbers P) F) a b.
Proof.
  intros A X Y; split; [exact (adj_left A)|]; split; [exact (adj_right A)|]; split; [exact (adj_differ A)|]; left; repeat split; try assumption; apply A.
Qed.

Lemma adj_was F a b : adj (without_vertices (Numbers P) F) a b -> adj (Numbers P) a b /\ ~ In a F /\ ~ In b F.
Proof. intros (_ & _ & _ & [(A & X & Y)|(A & X & Y)]); [auto | split; [apply adj_sym, A | auto]]. Qed.

Lemma source_joins k s paths (F : list int) : to_Z s < to_Z (total P) ->
  to_all (of_Z k) (fun e => (e =? s)%uint63 || among e (row P s)) (ways_right P k s) (ints (total P)) paths = true ->
  Z.of_nat (length F) < k -> ~ In s F ->
  forall e, to_Z e < to_Z (total P) -> ~ In e F -> joined (without_vertices (Numbers P) F) s e.
Proof.
  intros S C L SF e E EF; destruct ((e =? s)%uint63 || among e (row P s)) eqn:O.
  - apply orb_true_iff in O; destruct O as [O|O].
    + apply int_eqb_eq in O; subst e; exists 0; constructor; apply in_ints, S.
    + apply among_spec in O; exists 1; apply walk_one, adj_kept; [apply numbers_adj; auto | exact SF | exact EF].
  - destruct (to_all_sound _ _ _ _ _ C e (proj2 (in_ints _ _) E) O) as (ps & R); exact (ways_join P W k s e ps F S R L SF EF).
Qed.

Lemma symmetry_joins f h (F : list int) s e : symmetry (Numbers P) f h -> to_Z s < to_Z (total P) -> to_Z e < to_Z (total P) ->
  joined (without_vertices (Numbers P) (map h F)) s e -> joined (without_vertices (Numbers P) F) (f s) (f e).
Proof.
  intros (Y1 & Y2 & Y3 & Y4) S E (d & D); exists d; revert D; apply (walk_map (without_vertices (Numbers P) (map h F)) (without_vertices (Numbers P) F) f).
  - intros v V; apply Y1, V.
  - intros a b A; apply adj_was in A; destruct A as (A & X & Y); apply adj_kept; [apply Y3, A | |]; intros I; apply (in_map h) in I.
    + rewrite (proj2 (Y1 a (adj_left A))) in I; contradiction.
    + rewrite (proj2 (Y1 b (adj_right A))) in I; contradiction.
Qed.

Lemma connected_sound : connected_check P = true -> forall u v, is_vertex (Numbers P) u -> is_vertex (Numbers P) v -> joined (Numbers P) u v.
Proof.
  unfold connected_check; rewrite andb_true_iff, forallb_forall; intros [C F].
  assert (B : forall v, is_vertex (Numbers P) v -> joined (Numbers P) 0%uint63 v).
  { intros v V; exists (to_Z (Levels.search P 0%uint63).[v]); specialize (F v V); apply negb_true_iff, int_eqb_neq in F; apply in_ints in V.
    apply (levels_reach P W 0%uint63 _ C (Z.to_nat (to_Z (Levels.search P 0%uint63).[v]))); auto; rewrite Z2Nat.id; [lia | apply int_range]. }
  intros u v U V; apply joined_trans with 0%uint63; [apply joined_sym|]; apply B; assumption.
Qed.

Lemma none_below_one {A} (l : list A) : Z.of_nat (length l) < 1 -> l = [].
Proof. destruct l; simpl; [reflexivity | lia]. Qed.

Lemma vertex_paths_sound maps from k : vertex_paths_check P maps from k = true ->
  forall F : list int, Z.of_nat (length F) < k -> ~ separates (Numbers P) F.
Proof.
  unfold vertex_paths_check; rewrite orb_true_iff, andb_true_iff, orb_true_iff, !andb_true_iff, Z.leb_le, Z.ltb_lt; intros [C|[N C]] F L [V H]; [lia|].
  destruct H as [(u & v & U & U' & UF & VF & H)|(u & U & UF & H)].
  - destruct C as [C|[[M K] C]].
    { destruct from; [|discriminate]; apply andb_true_iff in C; destruct C as [K C]; apply Z.eqb_eq in K; subst k; apply none_below_one in L; subst F.
      apply H; destruct (connected_sound C u v U U') as (d & D); exists d; revert D; apply (walk_map (Numbers P) (without_vertices (Numbers P) []) (fun v => v)); [auto|].
      intros a b A; apply adj_kept; [exact A | intros [] | intros []]. }
    apply Z.leb_le in K; rewrite forallb_forall in C.
    pose proof (sources_of_sound P maps (symmetries_sound P maps W M) (map fst from)) as R; set (t := sources_of _ _ _) in *.
    destruct (one_outside (filter (fun v => negb (t.[v] =? 0)%uint63) (ints (total P))) F) as (x & X & XF).
    { apply NoDup_filter, NoDup_ints. }
    { change (vertex (Numbers P)) with int in *; lia. }
    apply filter_In in X; destruct X as [X X0]; apply negb_true_iff, int_eqb_neq in X0.
    destruct (R x X0) as (s & I & _ & f & h & Y & <-); apply in_map_iff in I; destruct I as ((s' & paths) & E & I); simpl in E; subst s'.
    specialize (C _ I); cbn beta iota zeta in C; apply andb_true_iff in C; destruct C as [S C]; apply ltb_true in S.
    pose proof Y as (Y1 & Y2 & _ & _).
    assert (B : forall w, is_vertex (Numbers P) w -> ~ In w F -> joined (without_vertices (Numbers P) F) (f s) w).
    { intros w W0 WF; destruct (Y2 w W0) as [Z1 Z2]; rewrite <- Z2.
      apply (symmetry_joins f h F s (h w) Y S); [apply in_ints, Z1|].
      apply (source_joins k s paths); [exact S | exact C | rewrite map_length; exact L | | apply in_ints, Z1 |].
      - intros J; apply in_map_iff in J; destruct J as (y & <- & J); rewrite (proj2 (Y2 y (V y J))) in XF; contradiction.
      - intros J; apply in_map_iff in J; destruct J as (y & E & J); apply WF; rewrite <- Z2, <- E, (proj2 (Y2 y (V y J))); exact J. }
    apply H; apply joined_trans with (f s); [apply joined_sym|]; apply B; assumption.
  - assert (Q : (length (ints (total P)) <= length (u :: F))%nat).
    { apply NoDup_incl_length; [apply NoDup_ints|]; intros w J; destruct (in_dec int_dec w F) as [G|G]; [right; exact G | left; symmetry; apply H; assumption]. }
    pose proof (length_ints (total P)); cbn [length] in Q; change (vertex (Numbers P)) with int in *; lia.
Qed.

Lemma edge_paths_sound from k : edge_paths_check P from k = true ->
  (0 < k -> exists u v, is_vertex (Numbers P) u /\ is_vertex (Numbers P) v /\ u <> v) /\
  forall L : list (int * int), Z.of_nat (length L) < k -> ~ links_separate (Numbers P) L.
Proof.
  unfold edge_paths_check; rewrite orb_true_iff, andb_true_iff, !Z.leb_le; intros [C|[N C]]; [split; [intros; lia | intros L; lia]|].
  split.
  - intros _; exists 0%uint63, 1%uint63; rewrite !numbers_vertex; change (to_Z 0) with 0; change (to_Z 1) with 1.
    split; [lia|]; split; [lia|]; intros E; apply int_differ in E; [exact E | discriminate].
  - intros L LL (u & v & U & V & H); destruct from as [|[s paths] [|? ?]]; try discriminate; apply andb_true_iff in C; destruct C as [S C].
    { apply Z.eqb_eq in S; subst k; apply none_below_one in LL; subst L; apply H; destruct (connected_sound C u v U V) as (d & D); exists d; revert D.
      apply (walk_map (Numbers P) (without_links (Numbers P) []) (fun v => v)); [auto|]; intros a b A; split; [exact (adj_left A)|]; split; [exact (adj_right A)|]; split; [exact (adj_differ A)|]; left; split; [exact A|]; split; intros []. }
    apply ltb_true in S.
    assert (B : forall w, is_vertex (Numbers P) w -> joined (without_links (Numbers P) L) s w).
    { intros w W0; destruct (w =? s)%uint63 eqn:O; [apply int_eqb_eq in O; subst w; exists 0; constructor; exact W0|].
      destruct (to_all_sound _ _ _ _ _ C w W0 O) as (ps & R); exact (lines_join P W k s w ps L S R LL). }
    apply H; apply joined_trans with s; [apply joined_sym|]; apply B; assumption.
Qed.

End Paths.

(* ---------- Disjoint paths ---------- *)

Definition here (P : plain) (z : Z) : bool := (0 <=? z) && (z <? to_Z (total P)).

Lemma here_numbered P z : here P z = true -> numbered (Numbers P) z (of_Z z) /\ to_Z (of_Z z) = z.
Proof.
  unfold here; rewrite andb_true_iff, Z.leb_le, Z.ltb_lt; intros H; split; [apply numbered_here, H|].
  pose proof (int_range (total P)); apply int_of_Z; lia.
Qed.

Definition direct (p : list int) : bool := match inner p with [] => true | _ => false end.

Definition ways_check (P : plain) (s t k : Z) (from : list (int * list (list int))) : bool :=
  here P s && here P t && ((k <=? 0) ||
    match from with
    | [(_, ps)] => ways_right P k (of_Z s) (of_Z t) ps && (length (filter direct ps) <=? 1)%nat
    | _ => false
    end).

Lemma NoDup_lists (l : list (list int)) : NoDup (concat l) ->
  (length (filter (fun p => match p with [] => true | _ => false end) l) <= 1)%nat -> NoDup l.
Proof.
  induction l as [|p l IH]; intros N L; [constructor|]; cbn [concat filter] in *.
  assert (N' : NoDup (concat l)) by (clear - N; induction p as [|a p IH]; [exact N | inversion N; auto]).
  constructor; [|apply IH; [exact N' | destruct p; simpl in L; lia]].
  destruct p as [|a p]; intros I.
  - assert (X : In [] (filter (fun p : list int => match p with [] => true | _ => false end) l)) by (apply filter_In; auto).
    destruct (filter _ l); [destruct X | simpl in L; lia].
  - inversion N as [|? ? X _]; apply X, in_or_app; right; apply in_concat; exists (a :: p); simpl; auto.
Qed.

Lemma ways_check_sound P s t k from : good_plain P -> ways_check P s t k from = true -> faults_says (Numbers P) (DisjointPathsAtLeast s t k).
Proof.
  unfold ways_check; rewrite !andb_true_iff, orb_true_iff, Z.leb_le; intros W [[S T] C].
  destruct (here_numbered P s S) as [S1 _], (here_numbered P t T) as [T1 _].
  exists (of_Z s), (of_Z t); split; [exact S1|]; split; [exact T1|]; destruct C as [C|C]; [left; exact C | right].
  destruct from as [|[s' ps] [|? ?]]; try discriminate; apply andb_true_iff in C; destruct C as [R D]; apply Nat.leb_le in D.
  unfold ways_right in R; rewrite !andb_true_iff, Z.leb_le, forallb_forall in R; destruct R as [[K R] N]; apply different_sound in N.
  rewrite flat_map_concat_map in N; exists (map inner ps); rewrite map_length; split; [exact K|]; split; [|split].
  - inversion N as [|? ? _ N1]; inversion N1 as [|? ? _ N2]; subst; apply NoDup_lists; [exact N2|].
    refine (Nat.le_trans _ _ _ (Nat.eq_le_incl _ _ _) D); clear; induction ps as [|p ps IH]; [reflexivity|].
    cbn [map filter]; unfold direct at 1; destruct (inner p); cbn [length]; rewrite IH; reflexivity.
  - intros q I; apply in_map_iff in I; destruct I as (p & <- & I); specialize (R p I).
    apply (way_check_sound P W) in R; [destruct R as [E H]; rewrite E in H; exact H|].
    destruct S1 as [_ S1]; apply in_ints, (nth_error_In _ _ S1).
  - exact N.
Qed.

(* ---------- Cuts ---------- *)

Definition vertex_cut_check (P : plain) (removed : list int) (k : Z) : bool :=
  let n := total P in
  let (t, roots) := labels n (row P) removed in
  (Z.of_nat (length (taken_away P t)) <=? k) &&
  (parts_right n (row P) t && match roots with _ :: _ :: _ => roots_right n t 2%uint63 (rev' roots) | _ => false end &&
     (Z.of_nat (length roots) <? wB - 2) ||
   match filter (fun v => negb (t.[v] =? 1)%uint63) (ints n) with [_] => true | _ => false end).

(* Without the vertices of the label 1 no walk leads from label to label. *)
Lemma walk_label P (F : list int) (next : int -> list int) t : good_plain P -> parts_right (total P) next t = true ->
  (forall v, is_vertex (Numbers P) v -> t.[v] = 1%uint63 -> In v F) ->
  forall u v d, walk (without_vertices (Numbers P) F) u v d ->
  (forall a b, adj (without_vertices (Numbers P) F) a b -> In b (next a)) -> t.[u] = t.[v].
Proof.
  intros W R T u v d H K; induction H as [v V|u v w d A H IH]; [reflexivity|]; rewrite <- IH.
  pose proof (adj_was P F u v A) as (B & X & Y).
  apply (parts_right_sound _ _ _ R); [apply in_ints, (adj_left B) | apply K, A | |]; intros E; apply T in E; auto; [exact (adj_left B) | exact (adj_right B)].
Qed.

Lemma vertex_cut_sound P removed k : good_plain P -> vertex_cut_check P removed k = true -> exists F : list int, Z.of_nat (length F) <= k /\ separates (Numbers P) F.
Proof.
  unfold vertex_cut_check; intros W; destruct (labels _ _ _) as [t roots]; rewrite andb_true_iff, orb_true_iff, Z.leb_le; intros [K C].
  exists (taken_away P t); split; [exact K|]; split.
  - intros x X; apply filter_In in X; apply X.
  - assert (T : forall x, In x (taken_away P t) -> t.[x] = 1%uint63) by (intros x X; apply filter_In in X; apply int_eqb_eq, X).
    destruct C as [C|C]; [left | right].
    + rewrite !andb_true_iff, Z.ltb_lt in C; destruct C as [[R Q] B].
      assert (Q' : roots_right (total P) t 2%uint63 (rev' roots) = true /\ 2 <= Z.of_nat (length roots)).
      { destruct roots as [|? [|? ?]]; try discriminate; split; [exact Q | cbn [length]; lia]. }
      destruct Q' as [Q' L]; unfold rev' in Q'; rewrite rev_append_rev, app_nil_r in Q'.
      assert (X : forall j, 0 <= j < 2 -> exists v, to_Z v < to_Z (total P) /\ to_Z t.[v] = 2 + j).
      { intros j J; apply (roots_right_sound _ _ _ _ Q'); rewrite rev_length; [change (to_Z 2) with 2|]; lia. }
      destruct (X 0 ltac:(lia)) as (u & U & EU), (X 1 ltac:(lia)) as (v & V & EV); exists u, v.
      split; [apply in_ints, U|]; split; [apply in_ints, V|]; split; [|split].
      * intros I; rewrite (T u I) in EU; discriminate.
      * intros I; rewrite (T v I) in EV; discriminate.
      * intros (d & D); apply (walk_label P _ (row P) t W R) in D; [rewrite D in EU; lia | intros x I E; apply in_taken_away; assumption|].
        intros a b A; apply adj_was in A; destruct A as [A _]; apply numbers_adj in A; [apply A | exact W].
    + destruct (filter _ (ints (total P))) as [|u [|? ?]] eqn:E; try discriminate; exists u.
      assert (H : forall v, In v [u] <-> In v (ints (total P)) /\ t.[v] <> 1%uint63).
      { intros v; rewrite <- E, filter_In, negb_true_iff, int_eqb_neq; reflexivity. }
      destruct (proj1 (H u) (or_introl eq_refl)) as [U N]; split; [exact U|]; split; [intros I; apply N, T, I|].
      intros v V VF; symmetry; assert (X : In v [u]) by (apply H; split; [exact V|]; intros X; apply VF, in_taken_away; assumption).
      destruct X as [X|[]]; exact X.
Qed.

(* Of disjoint paths: one at most is the link, and the others meet what is removed. *)
Definition ways_cut_check (P : plain) (removed : list int) (s t k : Z) : bool :=
  let n := total P in let a := of_Z s in let b := of_Z t in
  here P s && here P t && (0 <=? k) && ((s =? t) ||
    let next u := if (u =? a)%uint63 then filter (fun v => negb (v =? b)%uint63) (row P u)
      else if (u =? b)%uint63 then filter (fun v => negb (v =? a)%uint63) (row P u) else row P u in
    let (p, _) := labels n next removed in
    negb (p.[a] =? 1)%uint63 && negb (p.[b] =? 1)%uint63 && negb (p.[a] =? p.[b])%uint63 && parts_right n next p &&
    (Z.of_nat (length (taken_away P p)) + (if among b (row P a) then 1 else 0) <=? k)).

Lemma in_hops_labels {V} (f : V -> int) (p : list V) : forall u, (forall a b, In (a, b) (hops u p) -> f a = f b) -> f (last p u) = f u.
Proof.
  induction p as [|v p IH]; intros u H; [reflexivity|].
  replace (last (v :: p) u) with (last p v).
  - rewrite IH by (intros a b I; apply H; right; exact I); symmetry; apply H; left; reflexivity.
  - destruct p as [|w p]; [reflexivity | exact (last_indep p w v u)].
Qed.

Lemma path_hops g p : forall u, path g (u :: p) -> forall a b, In (a, b) (hops u p) -> adj g a b.
Proof.
  induction p as [|v p IH]; intros u H a b I; [destruct I|]; destruct H as [A H]; destruct I as [E|I]; [injection E as <- <-; exact A | exact (IH v H a b I)].
Qed.

(* Neither end comes back. *)
Lemma hops_ends {V} (u v : V) p : NoDup (u :: v :: p) -> p <> [] -> forall a b, In (a, b) (hops u (p ++ [v])) ->
  ~ (a = u /\ b = v) /\ ~ (a = v /\ b = u).
Proof.
  intros N E a b I; inversion N as [|? ? N1 N2]; inversion N2 as [|? ? N3 N4]; subst.
  assert (X : forall q w, ~ In v q -> w <> v -> forall a b, In (a, b) (hops w (q ++ [v])) -> a <> v).
  { clear; induction q as [|x q IH]; intros w H D a b I; [destruct I as [E|[]]; congruence|].
    destruct I as [E|I]; [congruence|]; apply (IH x) in I; [exact I | intros J; apply H; right; exact J | intros ->; apply H; left; reflexivity]. }
  split; intros [-> ->].
  - destruct p as [|x p]; [contradiction|]; destruct I as [I|I]; [injection I as ->; apply N3; left; reflexivity|].
    apply hops_in in I; destruct I as [I _]; destruct I as [->|I]; [apply N1; right; left; reflexivity|].
    apply in_app_or in I; destruct I as [I|[<-|[]]]; [apply N1; right; right; exact I | apply N1; left; reflexivity].
  - apply (X p u N3) in I; [contradiction|]; intros ->; apply N1; left; reflexivity.
Qed.

Lemma NoDup_concat_one {A} (u v : A) ps p : NoDup (u :: v :: concat ps) -> In p ps -> NoDup (u :: v :: p).
Proof.
  intros N I; apply in_split in I; destruct I as (l & m & ->); rewrite concat_app in N; cbn [concat] in N.
  inversion N as [|? ? N1 N2]; inversion N2 as [|? ? N3 N4]; subst.
  constructor; [|constructor].
  - intros [->|I]; apply N1; [left; reflexivity | right; apply in_or_app; right; apply in_or_app; left; exact I].
  - intros I; apply N3, in_or_app; right; apply in_or_app; left; exact I.
  - clear - N4; induction (concat l) as [|a r IH]; [|inversion N4; auto].
    simpl in N4; induction p as [|a p IH]; [constructor|]; inversion N4; subst; constructor; [intros I; apply H1, in_or_app; left; exact I | auto].
Qed.

Lemma ways_cut_sound P removed s t k : good_plain P -> ways_cut_check P removed s t k = true -> faults_says (Numbers P) (DisjointPathsAtMost s t k).
Proof.
  unfold ways_cut_check; intros W C; rewrite !andb_true_iff, orb_true_iff, Z.eqb_eq, Z.leb_le in C; destruct C as [[[S T] K] C].
  destruct (here_numbered P s S) as [S1 S2], (here_numbered P t T) as [T1 T2].
  exists (of_Z s), (of_Z t); split; [exact S1|]; split; [exact T1|]; split; [exact K|]; change (vertex (Numbers P)) with int; intros ps (D & H & N).
  destruct C as [->|C]; [inversion N as [|? ? X _]; exfalso; apply X; left; reflexivity|].
  set (a := of_Z s) in *; set (b := of_Z t) in *; set (next := fun u : int => _) in C.
  destruct (labels _ _ _) as [p roots]; rewrite !andb_true_iff, !negb_true_iff, !int_eqb_neq, Z.leb_le in C; destruct C as [[[[A1 B1] AB] R] L].
  set (F := taken_away P p) in *.
  assert (X : forall q, In q ps -> q <> [] -> exists x, In x q /\ In x F).
  { intros q I Q; destruct (existsb (fun x => if in_dec int_dec x F then true else false) q) eqn:E.
    - apply existsb_exists in E; destruct E as (x & J & E); exists x; split; [exact J|]; destruct (in_dec int_dec x F); [assumption | discriminate].
    - exfalso; apply AB; pose proof (NoDup_concat_one a b ps q N I) as M; specialize (H q I); pose proof (path_hops (Numbers P) _ _ H) as Y.
      replace b with (last (q ++ [b]) a) by apply last_last; symmetry; apply (in_hops_labels (fun v => p.[v])); intros x y J.
      pose proof (Y x y J) as Z0; apply numbers_adj in Z0; [|exact W]; destruct Z0 as [XV XY].
      assert (G : forall z, In z (a :: q ++ [b]) -> p.[z] <> 1%uint63).
      { intros z [<-|J']; [exact A1|]; apply in_app_or in J'; destruct J' as [J'|[<-|[]]]; [|exact B1]; intros Z1.
        rewrite <- not_true_iff_false in E; apply E, existsb_exists; exists z; split; [exact J'|].
        destruct (in_dec int_dec z F) as [|NF]; [reflexivity|]; exfalso; apply NF, in_taken_away; [|exact Z1].
        clear - H J'; assert (V : forall l u, path (Numbers P) (u :: l) -> forall z, In z l -> is_vertex (Numbers P) z).
        { induction l as [|v l IH]; intros u H0 z0 I; [destruct I|]; destruct H0 as [A H0]; destruct I as [<-|I]; [exact (adj_right A) | exact (IH v H0 z0 I)]. }
        apply (V _ _ H); apply in_or_app; left; exact J'. }
      destruct (hops_in _ _ _ _ J) as [J1 J2]; destruct (hops_ends a b q M Q x y J) as [E1 E2].
      apply (parts_right_sound _ _ _ R); [exact XV | | apply G, J1 | apply G, J2].
      unfold next; destruct (x =? a)%uint63 eqn:EA; [apply int_eqb_eq in EA | destruct (x =? b)%uint63 eqn:EB; [apply int_eqb_eq in EB | exact XY]];
        apply filter_In; (split; [exact XY|]); apply negb_true_iff, int_eqb_neq; intros ->; [apply E1 | apply E2]; auto. }
  set (far := filter (fun q : list int => match q with [] => false | _ => true end) ps).
  assert (L1 : (length far <= length F)%nat).
  { apply pigeonholes.
    - unfold far; assert (N2 := proj2 (proj1 (NoDup_cons_iff _ _) (proj2 (proj1 (NoDup_cons_iff _ _) N)))); clear - N2; revert N2.
      induction ps as [|q ps IH]; intros N; [constructor|]; cbn [filter concat] in *; destruct q as [|x q]; [apply IH, N|].
      cbn [concat]; apply NoDup_app_intro.
      + clear - N; revert N; generalize (x :: q); intros l N; induction l as [|y l IH]; [constructor|]; inversion N; subst; constructor; [intros I; apply H1, in_or_app; left; exact I | auto].
      + apply IH; clear - N; revert N; generalize (x :: q); intros l N; induction l as [|y l IH]; [exact N | inversion N; auto].
      + intros y Y Z; assert (In y (concat ps)) by (apply in_concat in Z; destruct Z as (r & Z1 & Z2); apply filter_In in Z1; apply in_concat; exists r; split; [apply Z1 | exact Z2]).
        clear - N Y H; revert N Y; generalize (x :: q); intros l N Y; induction l as [|z l IH]; [destruct Y|]; inversion N; subst.
        destruct Y as [->|Y]; [apply H2, in_or_app; right; exact H | auto].
    - intros q I; apply filter_In in I; destruct I as [I Q]; apply X; [exact I | intros ->; discriminate]. }
  assert (L2 : Z.of_nat (length ps) <= Z.of_nat (length far) + (if among b (row P a) then 1 else 0)).
  { assert (NE : In [] ps -> among b (row P a) = true).
    { intros I; apply among_spec; specialize (H [] I); destruct H as [H _]; apply numbers_adj in H; [apply H | exact W]. }
    unfold far; clear - D NE; induction D as [|q ps I D IH]; [destruct (among b (row P a)); simpl; lia|].
    cbn [filter length]; destruct q as [|x q].
    - rewrite NE by (left; reflexivity); clear IH; assert (E : filter (fun q : list int => match q with [] => false | _ => true end) ps = ps).
      { clear - I; induction ps as [|q ps IH]; [reflexivity|]; cbn [filter]; destruct q as [|x q]; [exfalso; apply I; left; reflexivity|].
        change (vertex (Numbers P)) with int in *; rewrite IH; [reflexivity|]; intros J; apply I; right; exact J. }
      rewrite E; lia.
    - cbn [length]; specialize (IH (fun J => NE (or_intror J))); lia. }
  change (Z.of_nat (@length (list int) ps) <= k); lia.
Qed.

Definition edge_cut_check (P : plain) (side : list int) (k : Z) : bool :=
  let S := side_of (total P) side in
  (0 <=? k) && (total P =? 1)%uint63 ||
  (cut_links P S <=? k) && existsb S (ints (total P)) && existsb (fun v => negb (S v)) (ints (total P)).

Lemma edge_cut_sound P side k : good_plain P -> edge_cut_check P side k = true -> faults_says (Numbers P) (EdgeConnectivityAtMost k).
Proof.
  unfold edge_cut_check; set (S := side_of _ _); clearbody S; intros W; rewrite orb_true_iff, !andb_true_iff, !Z.leb_le, int_eqb_eq, !existsb_exists.
  intros [[K N]|[[K (u & U & SU)] (v & V & SV)]]; [left | right].
  - split; [exact K|]; split; [apply numbers_proper, W|]; change (vertices (Numbers P)) with (ints (total P)); rewrite length_ints, N; reflexivity.
  - apply negb_true_iff in SV; destruct (cut_links_spec P S W) as (l & [_ L] & E); exists l; split; [rewrite E; exact K|].
    exists u, v; split; [exact U|]; split; [exact V|]; intros (d & D).
    assert (Q : S u = S v); [|congruence]; clear U V SU SV; induction D as [|u w v d A D IH]; [reflexivity|]; rewrite <- IH.
    assert (B : adj (Numbers P) u w /\ ~ In (u, w) l /\ ~ In (w, u) l).
    { destruct A as (_ & _ & _ & [(A & X & Y)|(A & X & Y)]); [auto | split; [apply adj_sym, A | auto]]. }
    destruct B as (B & X & Y); destruct (S u) eqn:SU, (S w) eqn:SW; try reflexivity; exfalso.
    + apply X, L; simpl; auto.
    + apply Y, L; simpl; split; [apply adj_sym, B | auto].
Qed.

(* ---------- Detours ---------- *)

Definition farther (t : array int) (a b : int) : int := let l := t.[b] in if (a <? l)%uint63 then l else a.

(* The levels of the targets, by a search that has been checked. *)
Definition levels_to (P : plain) (fuel : nat) (blank : array int) (dead : int -> int -> bool) (s : int) (targets : list int) : option (list (int * int)) :=
  match targets with
  | [] => Some []
  | _ =>
    let (t, met) := search P dead fuel blank targets s in
    let limit := fold_left (farther t) targets 0%uint63 in
    if ball_right P dead s t met limit then Some (map (fun b => (b, t.[b])) targets) else None
  end.

(* For a vertex, what was found from each of its neighbours. *)
Definition outcomes : Type := list (int * list (int * option (list (int * int)))).

Definition node_targets (P : plain) (f a : int) : list int :=
  let near := row P a in filter (fun b => (a <? b)%uint63 && negb (among b near)) (row P f).

Definition node_outcomes (P : plain) (fuel : nat) (blank : array int) (roots : list int) : outcomes :=
  map (fun f => (f, map (fun a => (a, levels_to P fuel blank (node_dead f) a (node_targets P f a))) (row P f))) roots.

Definition line_outcomes (P : plain) (fuel : nat) (blank : array int) (roots : list int) : outcomes :=
  map (fun f => (f, map (fun a => (a, levels_to P fuel blank (link_dead f a) f [a])) (row P f))) roots.

Definition all_levels (test : int -> bool) (o : outcomes) : bool :=
  forallb (fun e => forallb (fun c => match snd c with Some l => forallb (fun y => test (snd y)) l | None => false end) (snd e)) o.

Definition some_level (test : int -> bool) (o : outcomes) : bool :=
  existsb (fun e => existsb (fun c => match snd c with Some l => existsb (fun y => test (snd y)) l | None => false end) (snd e)) o.

(* What the statement says, the distance before being [least] wherever it matters. *)
Definition detour_right (n : int) (least : Z) (o : outcomes) (d : extended) : bool :=
  match d with
  | Finite d => (0 <=? d) && all_levels (fun x => (x <? n)%uint63 && (to_Z x <=? d + least)) o &&
    ((d =? 0) || some_level (fun x => (x <? n)%uint63 && (to_Z x =? d + least)) o)
  | Infinite => some_level (fun x => negb (x <? n)%uint63) o
  end.

Definition detour_check (P : plain) (maps : list (int -> int)) (m : faults) : bool :=
  let fuel := Z.to_nat (to_Z (total P)) in
  let blank := make (total P) unmet in
  match orbits P maps [], m with
  | Some (_, roots), VertexFaultDetourIs d => forallb (fun s => (s <? total P)%uint63) roots && detour_right (total P) 2 (node_outcomes P fuel blank roots) d
  | Some (_, roots), EdgeFaultDetourIs d => forallb (fun s => (s <? total P)%uint63) roots && detour_right (total P) 1 (line_outcomes P fuel blank roots) d
  | _, _ => false
  end.

Lemma roots_cover P maps t roots : good_plain P -> orbits P maps [] = Some (t, roots) -> forallb (fun s => (s <? total P)%uint63) roots = true ->
  (forall v, to_Z v < to_Z (total P) -> exists s f h, In s roots /\ symmetry (Numbers P) f h /\ f s = v) /\
  forall s, In s roots -> to_Z s < to_Z (total P).
Proof.
  rewrite forallb_forall; intros W E R; destruct (orbits_sound P W maps [] t roots E) as (_ & _ & _ & H); split.
  - intros v V; destruct (H v (proj2 (in_ints _ _) V)) as (s & I & _ & f & h & Y & X); exists s, f, h; auto.
  - intros s I; apply ltb_true, R, I.
Qed.

Lemma farther_more t a b : to_Z a <= to_Z (farther t a b) /\ to_Z t.[b] <= to_Z (farther t a b).
Proof. unfold farther; generalize t.[b]; intros l; cbv zeta; destruct (Uint63.ltbP a l); lia. Qed.

Lemma largest_of (t : array int) l : forall a,
  to_Z a <= to_Z (fold_left (farther t) l a) /\ forall b, In b l -> to_Z t.[b] <= to_Z (fold_left (farther t) l a).
Proof.
  induction l as [|b l IH]; intros a; cbn [fold_left]; [split; [lia | intros ? []]|].
  destruct (farther_more t a b) as [X Y], (IH (farther t a b)) as [Z V]; split; [lia|]; intros c [<-|I]; [lia | apply V, I].
Qed.

Lemma levels_to_sound P fuel blank dead s targets l : good_plain P -> (forall u v, dead u v = dead v u) -> (forall x, blank.[x] = unmet) ->
  (forall b, In b targets -> to_Z b < to_Z (total P)) -> levels_to P fuel blank dead s targets = Some l ->
  map fst l = targets /\ forall b x, In (b, x) l ->
    (to_Z x < to_Z (total P) -> dist (alive P dead) s b (to_Z x)) /\ (to_Z (total P) <= to_Z x -> ~ joined (alive P dead) s b).
Proof.
  intros W B0 B T; unfold levels_to; destruct targets as [|b0 r] eqn:E; [intros X; injection X as <-; split; [reflexivity | intros ? ? []]|].
  rewrite <- E in *; clear E; pose proof (search_listed P dead fuel blank targets s B) as L; destruct (search _ _ _ _ _ _) as [t met]; cbn [fst snd] in L.
  set (limit := fold_left _ _ _); destruct (ball_right P dead s t met limit) eqn:R; [|discriminate].
  intros X; injection X as <-; split; [rewrite map_map, map_id; reflexivity|].
  intros b x I; apply in_map_iff in I; destruct I as (c & Q & I); injection Q as -> <-.
  pose proof (proj2 (largest_of t targets 0%uint63) b I) as M; fold limit in M.
  destruct (ball_sound P dead W B0 s t met limit L R b (T b I)) as [X Y]; split; [intros V; apply X; assumption | intros V; apply Y; [exact V | lia]].
Qed.

Lemma all_levels_in test roots (near : int -> list int) (found : int -> int -> option (list (int * int))) :
  all_levels test (map (fun f => (f, map (fun a => (a, found f a)) (near f))) roots) = true ->
  forall f a, In f roots -> In a (near f) -> exists l, found f a = Some l /\ forall b x, In (b, x) l -> test x = true.
Proof.
  unfold all_levels; rewrite forallb_forall; intros C f a F I.
  specialize (C _ (in_map (fun f => (f, map (fun a => (a, found f a)) (near f))) roots f F)); cbn [snd] in C; rewrite forallb_forall in C.
  specialize (C _ (in_map (fun a => (a, found f a)) (near f) a I)); cbn [snd] in C; destruct (found f a) as [l|]; [|discriminate].
  exists l; split; [reflexivity|]; intros b x J; rewrite forallb_forall in C; exact (C _ J).
Qed.

Lemma some_level_in test roots (near : int -> list int) (found : int -> int -> option (list (int * int))) :
  some_level test (map (fun f => (f, map (fun a => (a, found f a)) (near f))) roots) = true ->
  exists f a l b x, In f roots /\ In a (near f) /\ found f a = Some l /\ In (b, x) l /\ test x = true.
Proof.
  unfold some_level; rewrite existsb_exists; intros (e & I & C); apply in_map_iff in I; destruct I as (f & <- & F); cbn [snd] in C.
  apply existsb_exists in C; destruct C as (c & I & C); apply in_map_iff in I; destruct I as (a & <- & A); cbn [snd] in C.
  destruct (found f a) as [l|] eqn:E; [|discriminate]; apply existsb_exists in C; destruct C as ([b x] & I & C).
  exists f, a, l, b, x; auto.
Qed.

Section Detour.
Variable P : plain.
Hypothesis W : good_plain P.

Lemma near_below f a : to_Z f < to_Z (total P) -> In a (row P f) -> adj (Numbers P) f a.
Proof. intros F I; apply numbers_adj; auto. Qed.

(* Two neighbours of a vertex that are not linked are 2 apart. *)
Lemma beside_two f a b : adj (Numbers P) f a -> adj (Numbers P) f b -> a <> b -> ~ adj (Numbers P) a b -> dist (Numbers P) a b 2.
Proof.
  intros A B N M; split.
  - apply (walk_app (Numbers P) a f b 1 1); apply walk_one; [apply adj_sym, A | exact B].
  - intros e E; pose proof (walk_nonneg _ _ _ _ E); destruct (Z.eq_dec e 0) as [->|E0]; [apply walk_zero in E; contradiction|].
    destruct (Z.eq_dec e 1) as [->|E1]; [|lia]; apply walk_first in E; [|lia]; destruct E as (w & X & Y); apply walk_zero in Y; subst w; contradiction.
Qed.

Lemma in_node_targets f a b : In b (node_targets P f a) <-> In b (row P f) /\ to_Z a < to_Z b /\ ~ In b (row P a).
Proof.
  unfold node_targets; rewrite filter_In, andb_true_iff, ltb_true, negb_true_iff, <- not_true_iff_false, among_spec; reflexivity.
Qed.

(* What was found from a neighbour of a dead vertex. *)
Lemma node_found fuel blank f a l b x : (forall x, blank.[x] = unmet) -> to_Z f < to_Z (total P) -> In a (row P f) -> levels_to P fuel blank (node_dead f) a (node_targets P f a) = Some l -> In (b, x) l ->
  around (Numbers P) f a b 2 /\ (to_Z x < to_Z (total P) -> dist (without_node (Numbers P) f) a b (to_Z x)) /\
  (to_Z (total P) <= to_Z x -> ~ joined (without_node (Numbers P) f) a b).
Proof.
  intros B0 F A E I; assert (TB : forall c, In c (node_targets P f a) -> to_Z c < to_Z (total P)) by (intros c C; apply in_node_targets in C; apply (row_below W f c F), C).
  destruct (levels_to_sound P fuel blank _ a _ l W (node_dead_back f) B0 TB E) as [T H].
  assert (B : In b (node_targets P f a)) by (rewrite <- T; apply (in_map fst _ _ I)); apply in_node_targets in B; destruct B as (B & L & M).
  pose proof (near_below f a F A) as AA; pose proof (near_below f b F B) as BB; destruct (H b x I) as [H1 H2]; split; [|split].
  - split; [apply in_ints, F|]; split; [intros ->; exact (adj_differ AA eq_refl)|]; split; [intros ->; exact (adj_differ BB eq_refl)|].
    apply (beside_two f); [exact AA | exact BB | intros ->; lia|]; intros X; apply numbers_adj in X; [|exact W]; apply M, X.
  - intros X; apply (dist_same int _ (fun u v => In v (row P u) /\ node_dead f u v = false)); [apply (node_same P W f) | apply H1, X].
  - intros X J; apply (H2 X); revert J; apply (joined_same int); intros u v; symmetry; apply (node_same P W f).
Qed.

Lemma node_detour_sound maps d : detour_check P maps (VertexFaultDetourIs d) = true -> faults_says (Numbers P) (VertexFaultDetourIs d).
Proof.
  unfold detour_check; cbv zeta; set (fuel := Z.to_nat _); set (blank := make _ _); assert (B0 : forall x, blank.[x] = unmet) by (intros; apply get_make); clearbody fuel blank.
  destruct (orbits P maps []) as [[u0 roots]|] eqn:O; [|discriminate]; rewrite andb_true_iff; intros [R C].
  destruct (roots_cover P maps u0 roots W O R) as [Cover Below].
  unfold detour_right, node_outcomes in C; destruct d as [d|]; cbn [faults_says].
  - rewrite !andb_true_iff, Z.leb_le, orb_true_iff, Z.eqb_eq in C; destruct C as [[D A] E]; split; [exact D|]; split.
    + intros f s t x (F & S & T & X); destruct (Cover f) as (r & k & h & I & Y & <-); [apply in_ints, F|].
      pose proof (Below r I) as RB; destruct X as [X _].
      destruct (node_detour P W (k r) d D) with (s := s) (t := t) (x := x) as (y & V & L); try assumption.
      { (* between two neighbours of the image, as between those of the root *)
        intros a b AF BF N M; pose proof Y as (Y1 & Y2 & Y3 & Y4).
        assert (Q : forall a b, adj (Numbers P) r a -> adj (Numbers P) r b -> to_Z a < to_Z b -> ~ adj (Numbers P) a b -> exists y, walk (alive P (node_dead r)) a b y /\ y <= d + 2).
        { clear - A RB I W B0; intros a b AA BB L M; apply numbers_adj in AA, BB; try exact W; destruct AA as [_ AA], BB as [_ BB].
          destruct (all_levels_in _ _ _ _ A r a I AA) as (l & E & H).
          assert (TB : forall c, In c (node_targets P r a) -> to_Z c < to_Z (total P)) by (intros c C; apply in_node_targets in C; apply (row_below W r c RB), C).
          destruct (levels_to_sound P fuel blank _ a _ l W (node_dead_back r) B0 TB E) as [T G].
          assert (B : In b (map fst l)).
          { rewrite T; apply in_node_targets; split; [exact BB|]; split; [exact L|]; intros X; apply M, numbers_adj; [exact W|]; split; [apply (row_below W r a RB AA) | exact X]. }
          apply in_map_iff in B; destruct B as ([b' x] & <- & B); specialize (H _ _ B); rewrite andb_true_iff, ltb_true, Z.leb_le in H.
          destruct (G _ _ B) as [[G1 _] _]; [apply H|]; exists (to_Z x); split; [exact G1 | apply H]. }
        assert (Q' : forall a b, adj (Numbers P) r a -> adj (Numbers P) r b -> a <> b -> ~ adj (Numbers P) a b -> exists y, walk (alive P (node_dead r)) a b y /\ y <= d + 2).
        { intros a' b' AA BB N' M'; apply int_differ in N'; destruct (Z.lt_total (to_Z a') (to_Z b')) as [L|[L|L]]; [apply Q; assumption | contradiction|].
          destruct (Q b' a' BB AA L) as (y & V & E'); [intros X'; apply M', adj_sym, X'|]; exists y; split; [apply walk_rev, V | exact E']. }
        destruct (Y2 a (adj_left AF)) as [_ A2], (Y2 b (adj_left BF)) as [_ B2], (Y1 r (proj2 (in_ints _ _) RB)) as [_ R2].
        destruct (Q' (h a) (h b)) as (y & V & L).
        - apply adj_sym in AF; apply Y4 in AF; rewrite R2 in AF; exact AF.
        - apply adj_sym in BF; apply Y4 in BF; rewrite R2 in BF; exact BF.
        - intros Z0; apply N; rewrite <- A2, <- B2, Z0; reflexivity.
        - intros Z0; apply M; apply Y3 in Z0; rewrite A2, B2 in Z0; exact Z0.
        - exists y; split; [|exact L]; apply (alive_moved P (node_dead r) (node_dead (k r)) k h W (node_dead_back r) (node_dead_back (k r)) Y) in V.
          + rewrite A2, B2 in V; exact V.
          + intros u v U V'; unfold node_dead; f_equal; apply eq_true_iff_eq; rewrite !int_eqb_eq; split; intros Z0; try (rewrite Z0; reflexivity).
            * rewrite <- (proj2 (Y1 u U)), Z0; exact R2.
            * rewrite <- (proj2 (Y1 v V')), Z0; exact R2. }
      destruct (dist_exists (alive P (node_dead (k r))) s t y (alive_decidable P _) V) as (e & DE & LE); exists e; split; [|lia].
      apply (dist_same int _ (fun u v => In v (row P u) /\ node_dead (k r) u v = false)); [apply (node_same P W (k r)) | exact DE].
    + destruct E as [E|E]; [left; exact E | right]; apply some_level_in in E; destruct E as (f & a & l & b & x & F & I & E & J & T).
      rewrite andb_true_iff, ltb_true, Z.eqb_eq in T; destruct T as [T1 T2].
      destruct (node_found _ _ f a l b x B0 (Below f F) I E J) as (H1 & H2 & _); exists f, a, b, 2, (to_Z x); split; [exact H1|]; split; [apply H2, T1 | lia].
  - apply some_level_in in C; destruct C as (f & a & l & b & x & F & I & E & J & T); apply negb_true_iff in T.
    destruct (node_found _ _ f a l b x B0 (Below f F) I E J) as (H1 & _ & H2); exists f, a, b, 2; split; [exact H1 | apply H2].
    destruct (Uint63.ltbP x (total P)); [discriminate | lia].
Qed.

Lemma line_found fuel blank f a l b x : (forall x, blank.[x] = unmet) -> to_Z f < to_Z (total P) -> In a (row P f) -> levels_to P fuel blank (link_dead f a) f [a] = Some l -> In (b, x) l ->
  b = a /\ adj (Numbers P) f a /\ (to_Z x < to_Z (total P) -> dist (without_link (Numbers P) f a) f a (to_Z x)) /\
  (to_Z (total P) <= to_Z x -> ~ joined (without_link (Numbers P) f a) f a).
Proof.
  intros B0 F A E I; assert (TB : forall c, In c [a] -> to_Z c < to_Z (total P)) by (intros c [<-|[]]; apply (row_below W f a F A)).
  destruct (levels_to_sound P fuel blank _ f _ l W (link_dead_back f a) B0 TB E) as [T H].
  assert (B : In b [a]) by (rewrite <- T; apply (in_map fst _ _ I)); destruct B as [<-|[]].
  destruct (H a x I) as [H1 H2]; split; [reflexivity|]; split; [apply near_below; assumption|]; split.
  - intros X; apply (dist_same int _ (fun u v => In v (row P u) /\ link_dead f a u v = false)); [apply (line_same P W f a) | apply H1, X].
  - intros X J; apply (H2 X); revert J; apply (joined_same int); intros u v; symmetry; apply (line_same P W f a).
Qed.

Lemma line_detour_sound maps d : detour_check P maps (EdgeFaultDetourIs d) = true -> faults_says (Numbers P) (EdgeFaultDetourIs d).
Proof.
  unfold detour_check; cbv zeta; set (fuel := Z.to_nat _); set (blank := make _ _); assert (B0 : forall x, blank.[x] = unmet) by (intros; apply get_make); clearbody fuel blank.
  destruct (orbits P maps []) as [[u0 roots]|] eqn:O; [|discriminate]; rewrite andb_true_iff; intros [R C].
  destruct (roots_cover P maps u0 roots W O R) as [Cover Below].
  unfold detour_right, line_outcomes in C; destruct d as [d|]; cbn [faults_says].
  - rewrite !andb_true_iff, Z.leb_le, orb_true_iff, Z.eqb_eq in C; destruct C as [[D A] E]; split; [exact D|]; split.
    + intros u v s t x AD [X _]; destruct (Cover u) as (r & k & h & I & Y & <-); [apply in_ints, (adj_left AD)|].
      pose proof (Below r I) as RB; pose proof Y as (Y1 & Y2 & Y3 & Y4).
      destruct (Y2 v (adj_right AD)) as [VH V2], (Y1 r (proj2 (in_ints _ _) RB)) as [_ R2].
      assert (H : adj (Numbers P) r (h v)) by (apply Y4 in AD; rewrite R2 in AD; exact AD).
      destruct (line_detour P W (k r) v d D) with (s := s) (t := t) (x := x) as (y & V & L); try exact X.
      { pose proof H as H'; apply numbers_adj in H'; [|exact W]; destruct H' as [_ H'].
        destruct (all_levels_in _ _ _ _ A r (h v) I H') as (l & EL & G).
        assert (TB : forall c, In c [h v] -> to_Z c < to_Z (total P)) by (intros c [<-|[]]; apply in_ints, VH).
        destruct (levels_to_sound P fuel blank _ r _ l W (link_dead_back r (h v)) B0 TB EL) as [T K].
        assert (B : In (h v) (map fst l)) by (rewrite T; left; reflexivity); apply in_map_iff in B; destruct B as ([b' x'] & Z0 & B); simpl in Z0; subst b'.
        specialize (G _ _ B); rewrite andb_true_iff, ltb_true, Z.leb_le in G; destruct (K _ _ B) as [[K1 _] _]; [apply G|].
        exists (to_Z x'); split; [|apply G]; apply (alive_moved P (link_dead r (h v)) (link_dead (k r) v) k h W (link_dead_back _ _) (link_dead_back _ _) Y) in K1.
        - rewrite V2 in K1; exact K1.
        - assert (Q : forall c w, is_vertex (Numbers P) c -> is_vertex (Numbers P) w -> (k c =? k w)%uint63 = (c =? w)%uint63).
          { intros c w CV WV; apply eq_true_iff_eq; rewrite !int_eqb_eq; split; intros Z0; [|rewrite Z0; reflexivity].
            rewrite <- (proj2 (Y1 c CV)), Z0; apply Y1, WV. }
          intros c w CV WV; unfold link_dead; rewrite <- V2 at 1 2; rewrite !Q; try assumption; try reflexivity; apply in_ints, RB. }
      destruct (dist_exists (alive P (link_dead (k r) v)) s t y (alive_decidable P _) V) as (e & DE & LE); exists e; split; [|lia].
      apply (dist_same int _ (fun a b => In b (row P a) /\ link_dead (k r) v a b = false)); [apply (line_same P W (k r) v) | exact DE].
    + destruct E as [E|E]; [left; exact E | right]; apply some_level_in in E; destruct E as (f & a & l & b & x & F & I & E & J & T).
      rewrite andb_true_iff, ltb_true, Z.eqb_eq in T; destruct T as [T1 T2].
      destruct (line_found _ _ f a l b x B0 (Below f F) I E J) as (_ & H1 & H2 & _); exists f, a, f, a, 1, (to_Z x).
      split; [exact H1|]; split; [apply dist_one, H1|]; split; [apply H2, T1 | lia].
  - apply some_level_in in C; destruct C as (f & a & l & b & x & F & I & E & J & T); apply negb_true_iff in T.
    destruct (line_found _ _ f a l b x B0 (Below f F) I E J) as (_ & H1 & _ & H2); exists f, a, f, a, 1; split; [exact H1|]; split; [apply dist_one, H1|]; apply H2.
    destruct (Uint63.ltbP x (total P)); [discriminate | lia].
Qed.

End Detour.

(* ---------- All ---------- *)

Definition faults_check (P : plain) (p : faults_proof) (m : faults) : bool :=
  match p, m with
  | FaultsByPaths maps from, VertexConnectivityAtLeast k => vertex_paths_check P (map as_map maps) from k
  | FaultsByPaths _ from, EdgeConnectivityAtLeast k => edge_paths_check P from k
  | FaultsByPaths _ from, DisjointPathsAtLeast s t k => ways_check P s t k from
  | FaultsByVertexCut removed, VertexConnectivityAtMost k => vertex_cut_check P removed k
  | FaultsByVertexCut removed, DisjointPathsAtMost s t k => ways_cut_check P removed s t k
  | FaultsByEdgeCut side, EdgeConnectivityAtMost k => edge_cut_check P side k
  | FaultsByDeletions maps, VertexFaultDetourIs _ | FaultsByDeletions maps, EdgeFaultDetourIs _ => detour_check P (map as_map maps) m
  | _, _ => false
  end.

(* Only deletions prove several statements. *)
Definition faults_checks (P : plain) (p : faults_proof) (l : list faults) : bool :=
  match p, l with
  | FaultsByDeletions _, _ | _, [_] => forallb (faults_check P p) l
  | _, _ => false
  end.

Lemma faults_check_sound P p m : good_plain P -> faults_check P p m = true -> faults_says (Numbers P) m.
Proof.
  intros W C; destruct p, m; simpl in C; try discriminate.
  - exact (vertex_paths_sound P W _ _ _ C).
  - exact (edge_paths_sound P W _ _ C).
  - exact (ways_check_sound P _ _ _ _ W C).
  - exact (vertex_cut_sound P _ _ W C).
  - exact (ways_cut_sound P _ _ _ _ W C).
  - exact (edge_cut_sound P _ _ W C).
  - exact (node_detour_sound P W _ _ C).
  - exact (line_detour_sound P W _ _ C).
Qed.

Theorem faults_sound P p l : good_plain P -> faults_checks P p l = true -> forall m, In m l -> faults_says (Numbers P) m.
Proof.
  intros W C m I; apply (faults_check_sound P p m W).
  assert (D : forallb (faults_check P p) l = true) by (destruct p, l as [|? [|? ?]]; try discriminate; exact C).
  rewrite forallb_forall in D; apply D, I.
Qed.
