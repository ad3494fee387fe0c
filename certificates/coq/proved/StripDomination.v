(* The domination number, by what its word says. *)

From Coq Require Import ZArith Lia List Bool Permutation.
From Topocert Require Import Graph Walk Text CheckFamily CheckPlace CheckProper CheckTheorem.
From Topocert Require Import FamilyWordsSays.
From Topocert Require Import WordSays WordRanges WordMoves FamilyText FamilyTextWorth FamilySentences FamilyTextFacts.
From Topocert Require StandardWords StripSentences.
Import ListNotations.
Open Scope Z_scope.
Local Notation vertex_of := CheckProper.vertex_of.

Lemma all_definite {A} (f : A -> option bool) l : (forall a, In a l -> exists b, f a = Some b) -> exists b, over_list All f l = Some b /\ (b = true <-> forall a, In a l -> f a = Some true).
Proof.
  induction l as [|a l IH]; intros H; [exists true; split; [reflexivity | split; [intros _ a [] | reflexivity]]|]; destruct (H a (or_introl eq_refl)) as (x & X); destruct IH as (y & Y & E); [intros b I; apply H; right; exact I|].
  cbn [over_list]; rewrite X, Y; exists (x && y); split; [destruct x, y; reflexivity|]; rewrite andb_true_iff, E; split; [intros [-> K] b [<-|I]; [exact X | apply K, I] | intros K; split; [specialize (K a (or_introl eq_refl)); congruence | intros b I; apply K; right; exact I]].
Qed.

Lemma some_definite {A} (f : A -> option bool) l : (forall a, In a l -> exists b, f a = Some b) -> exists b, over_list Exists_ f l = Some b /\ (b = true <-> exists a, In a l /\ f a = Some true).
Proof.
  induction l as [|a l IH]; intros H; [exists false; split; [reflexivity | split; [discriminate | intros (a & [] & _)]]|]; destruct (H a (or_introl eq_refl)) as (x & X); destruct IH as (y & Y & E); [intros b I; apply H; right; exact I|].
  cbn [over_list]; rewrite X, Y; exists (x || y); split; [destruct x, y; reflexivity|]; rewrite orb_true_iff, E; split; [intros [->|(b & I & K)]; [exists a; split; [left; reflexivity | exact X] | exists b; split; [right; exact I | exact K]] | intros (b & [<-|I] & K); [left; congruence | right; exists b; auto]].
Qed.

Lemma over_sets_true l : forall f most, over_sets Exists_ f l most = Some true -> exists m, within m l /\ Z.of_nat (length m) <= Z.max 0 most /\ f m = Some true.
Proof.
  assert (Or : forall a b, or_then a b = Some true -> a = Some true \/ b tt = Some true) by (intros [[]|] b; cbn [or_then]; auto; destruct (b tt) as [[]|]; auto; discriminate).
  induction l as [|p l IH]; intros f most H; cbn [over_sets] in H; [exists []; split; [constructor | split; [cbn; lia | exact H]]|]; cbv zeta in H.
  destruct (Z.leb_spec most 0); [|apply Or in H; destruct H as [H|H]].
  - destruct (IH _ _ H) as (m & W & L & E); exists m; split; [constructor; exact W | auto].
  - destruct (IH _ _ H) as (m & W & L & E); exists m; split; [constructor; exact W | auto].
  - destruct (IH _ _ H) as (m & W & L & E); exists (p :: m); split; [constructor; exact W | split; [cbn [length]; lia | exact E]].
Qed.

Lemma first_of_numbers (p : part -> bool) d : forall many a, find p (numbers_from a many) = Some d -> exists z, d = whole z /\ a <= z /\ p (whole z) = true /\ forall y, a <= y < z -> p (whole y) = false.
Proof.
  induction many as [|many IH]; intros a H; [discriminate|]; cbn [numbers_from find] in H; destruct (p (whole a)) eqn:E; [injection H as <-; exists a; split; [reflexivity | split; [lia | split; [exact E | intros; lia]]]|].
  destruct (IH _ H) as (z & -> & L & P & K); exists z; split; [reflexivity|]; split; [lia|]; split; [exact P|]; intros y Y; destruct (Z.eq_dec y a) as [->|]; [exact E | apply K; lia].
Qed.

Section Domination.
Variables (F : family) (xs : list Z).
Hypothesis R : network_right F xs.
Notation pv := (params F xs).
Notation g := (text_graph (line F) pv).
Variable rows : list (part * list part).
Hypothesis Page : page_rows (line F) pv rows.
Let Names := tuple_names (line F) (params F xs).
Let Rows := page_rows_fit (line F) (params F xs) rows Page.
Notation es := [Network (Made rows)].

Definition near_all (sub : list (list Z)) : Prop := forall v, vertex_of F xs v -> In v sub \/ exists u, In u sub /\ adj g v u.

Definition near_expression : expression :=
  Quantify_ All 1 (Over (Of Vertices_ (Local 2))) (Always true) (Or (In_ (Local 0) (Local 1)) (Quantify_ Exists_ 1 (Over (OfVertex Neighbours_ (Local 3) (Local 0))) (Always true) (In_ (Local 0) (Local 2)))).

Lemma in_named v sub : vertex_of F xs v -> (forall u, In u sub -> vertex_of F xs u) -> WordSays.member (tuple_name v) (map tuple_name sub) = true <-> In v sub.
Proof.
  intros V H; pose proof (member_named F xs R tuple_name Names v sub V H) as Em; change (vertex g) with (list Z) in Em; rewrite Em, existsb_exists; split; [intros (u & I & E); apply same_tuple_at_eq in E; subst u; exact I | intros I; exists v; split; [exact I | apply same_tuple_at_eq; reflexivity]].
Qed.

Lemma near_value k sub : (forall u, In u sub -> vertex_of F xs u) -> exists b, value (Set_ (map tuple_name sub) :: Part_ (whole k) :: es) near_expression = Some (True_or_false b) /\ (b = true <-> near_all sub).
Proof.
  intros Vs; unfold near_expression; cbn [value nth_error net_of option_map inquired set_of]; rewrite (rows_vertices F xs tuple_name rows Rows), bindings_one; cbv zeta; cbn [gathered].
  set (f := fun x : list worth => guarded All (truth (Some (True_or_false true))) _).
  assert (Each : forall v, vertex_of F xs v -> exists b, f [Part_ (tuple_name v)] = Some b /\ (b = true <-> In v sub \/ exists u, In u sub /\ adj g v u)).
  { intros v V; unfold f; cbn [truth guarded app nth_error value part_of set_of truly option_map net_of]; unfold inquired_vertex; destruct (row_named F xs R tuple_name Names rows Rows v V) as (l & [_ L] & ->); cbn [set_of]; rewrite bindings_one; cbv zeta; cbn [gathered].
    destruct (WordSays.member (tuple_name v) (map tuple_name sub)) eqn:E; cbn [truth]; [exists true; split; [reflexivity | split; [intros _; left; apply (in_named v sub V Vs), E | reflexivity]]|].
    match goal with |- context [over_list Exists_ ?h ?m] => destruct (some_definite h m) as (b & B & Eb) end.
    - intros a I; apply in_map_iff in I; destruct I as (p & <- & I); eexists; reflexivity.
    - exists b; rewrite B; split; [reflexivity|]; rewrite Eb; split.
      + intros (a & I & K); apply in_map_iff in I; destruct I as (p & <- & I); apply in_map_iff in I; destruct I as (u & <- & I); cbn [truth guarded app nth_error value part_of set_of truly option_map] in K; injection K as K.
        right; exists u; split; [apply (in_named u sub); [apply (vertices_here F xs R), (adj_right (proj1 (L u) I)) | exact Vs | exact K] | apply L, I].
      + intros [I|(u & I & Ad)]; [apply (in_named v sub V Vs) in I; congruence|]; exists [Part_ (tuple_name u)]; split; [apply (in_map (fun p => [Part_ p])), in_map, L, Ad|].
        cbn [truth guarded app nth_error value part_of set_of truly option_map]; f_equal; apply (in_named u sub (Vs u I) Vs), I. }
  destruct (all_definite f (map (fun p => [Part_ p]) (map tuple_name (vertices g)))) as (b & B & Eb).
  - intros a I; apply in_map_iff in I; destruct I as (p & <- & I); apply in_map_iff in I; destruct I as (v & <- & I); destruct (Each v (vertices_here F xs R v I)) as (b & B & _); exists b; exact B.
  - exists b; split; [exact (f_equal truly B)|]; rewrite Eb; split.
    + intros H v V; destruct (Each v V) as (b' & B' & E); apply E; specialize (H [Part_ (tuple_name v)] ltac:(apply (in_map (fun p => [Part_ p])), in_map, (is_vertex_here F xs R v V))); congruence.
    + intros H a I; apply in_map_iff in I; destruct I as (p & <- & I); apply in_map_iff in I; destruct I as (v & <- & I); pose proof (vertices_here F xs R v I) as V; destruct (Each v V) as (b' & B' & E); rewrite B'; f_equal; apply E, H, V.
Qed.

Definition some_near : expression := Quantify_ Exists_ 1 (Sets (Of Vertices_ (Local 1)) (UpTo (Local 0))) (Always true) near_expression.

Lemma some_near_value k : 0 <= k -> value (Part_ (whole k) :: es) some_near = truly (over_sets Exists_ (fun m => guarded Exists_ (Some true) (fun _ => truth (value (Set_ m :: Part_ (whole k) :: es) near_expression))) (map tuple_name (vertices g)) k).
Proof.
  intros K; unfold some_near; cbn [value nth_error net_of option_map inquired set_of bound whole_of whole]; rewrite (rows_vertices F xs tuple_name rows Rows); destruct (Z.ltb_spec k 0); [lia|]; reflexivity.
Qed.

Lemma dominating_said k : dominating g k -> 0 <= k /\ value (Part_ (whole k) :: es) some_near = Some (True_or_false true).
Proof.
  intros (l & (N & V & L) & H); assert (K : 0 <= k) by lia; split; [exact K|]; rewrite (some_near_value k K); set (keep := fun v => existsb (same_tuple_at v) l).
  assert (In_ : forall v, keep v = true <-> In v l) by (intros v; unfold keep; rewrite existsb_exists; split; [intros (u & I & E); apply same_tuple_at_eq in E; subst u; exact I | intros I; exists v; split; [exact I | apply same_tuple_at_eq; reflexivity]]).
  assert (P : Permutation (filter keep (vertices g)) l) by (apply NoDup_Permutation; [apply NoDup_filter, vertices_once | exact N | intros v; rewrite filter_In, In_; split; [intros [_ I]; exact I | intros I; split; [apply V, I | exact I]]]).
  rewrite (over_sets_one Exists_ (map tuple_name (filter keep (vertices g)))); [reflexivity | apply subset_within | rewrite map_length; pose proof (Permutation_length P); change (vertex g) with (list Z) in *; lia|].
  destruct (near_value k (filter keep (vertices g))) as (b & B & E); [intros u I; apply filter_In in I; apply (vertices_here F xs R), I|]; cbn [guarded of_none negb]; rewrite B; cbn [truth]; f_equal; apply E; intros v Vv; destruct (H v (is_vertex_here F xs R v Vv)) as [I|(u & I & A)].
  - left; apply (Permutation_in v (Permutation_sym P)), I.
  - right; exists u; split; [apply (Permutation_in u (Permutation_sym P)), I | exact A].
Qed.

Lemma said_dominating k : 0 <= k -> value (Part_ (whole k) :: es) some_near = Some (True_or_false true) -> exists j, j <= k /\ dominating g j.
Proof.
  intros K H; rewrite (some_near_value k K) in H; destruct (over_sets _ _ _ _) as [b|] eqn:E; [|discriminate H]; injection H as ->; apply over_sets_true in E; destruct E as (m & W & L & E); destruct (StripSentences.within_mapped tuple_name (vertices g) m W) as (sub & -> & Ws).
  assert (Vs : forall u, In u sub -> vertex_of F xs u) by (intros u I; apply (vertices_here F xs R), (StripSentences.within_in _ _ Ws), I); destruct (near_value k sub Vs) as (b & B & Eb); cbn [guarded] in E; rewrite B in E; cbn [truth] in E; injection E as ->.
  exists (Z.of_nat (length sub)); split; [rewrite map_length in L; lia|]; exists sub; split; [split; [|split; [intros u I; apply (is_vertex_here F xs R), Vs, I | reflexivity]]|intros v V; apply (proj1 Eb eq_refl), (vertices_here F xs R), V].
  assert (Nw : forall (a b : list (list Z)), within a b -> NoDup b -> NoDup a) by (induction 1 as [|a b p W' IH|a b p W' IH]; intros N; [constructor | inversion N; auto | inversion N; subst; constructor; [intros I; apply (StripSentences.within_in _ _ W') in I; contradiction | auto]]).
  apply (Nw _ _ Ws), vertices_once.
Qed.

Theorem domination_value d : value es StandardWords.domination_number_word = Some (Part_ (whole d)) -> number_is Domination_number g d.
Proof.
  intros H; change StandardWords.domination_number_word with (First false (Whole 0) (Of Order_ (Local 0)) (Always true) some_near) in H; cbn [value nth_error net_of option_map inquired whole_of whole] in H; unfold first_true, numbers_to in H; fold some_near in H.
  destruct (find _ _) as [p|] eqn:Fi; [|discriminate H]; cbn [option_map] in H; injection H as ->; destruct (first_of_numbers _ _ _ _ Fi) as (z & E & Z0 & P & Mi); injection E as <-.
  assert (Tr : forall k, 0 <= k -> value (Part_ (whole k) :: es) some_near = Some (True_or_false true) <-> match truth (value (Part_ (whole k) :: es) some_near) with Some true => true | _ => false end = true).
  { intros k _; destruct (value (Part_ (whole k) :: es) some_near) as [w|]; [|split; discriminate]; destruct w; cbn [truth]; try (split; discriminate); match goal with b : bool |- _ => destruct b end; split; congruence. }
  cbn [truth value] in P, Mi; assert (D : forall k, dominating g k -> d <= k).
  { intros k Dk; destruct (dominating_said k Dk) as [K V]; destruct (Z.le_gt_cases d k) as [|G]; [assumption|exfalso]; specialize (Mi k ltac:(lia)); apply (Tr k K) in V; congruence. }
  apply (Tr d Z0) in P; destruct (said_dominating d Z0 P) as (j & L & Dj); pose proof (D j Dj); replace d with j in * by lia; split; [exact Dj | exact D].
Qed.
End Domination.
