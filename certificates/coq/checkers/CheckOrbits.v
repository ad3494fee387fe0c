(* How many orbits the vertices have: one source for each, what automorphisms take it to, and colours that automorphisms
   keep and that differ between the sources. A colour comes from how many vertices of each earlier colour are at each
   distance. *)

From Coq Require Import ZArith Lia Bool Uint63 PArray List Permutation.
From Topocert Require Import Graph Walk Broadcast CheckGraph CheckIso CheckSymmetry CheckDistance.
Import ListNotations.
Open Scope Z_scope.

(* ---------- Colours ---------- *)

(* A distance and a colour. *)
Definition key : Type := (int * int)%type.

(* How many vertices there are of each key, by the levels of a source. *)
Definition seen (P : plain) (colour : array int) (keys : list key) (level : array int) : list Z :=
  map (fun k => Z.of_nat (length (filter (fun u => (level.[u] =? fst k) && (colour.[u] =? snd k))%uint63 (ints (total P))))) keys.

(* The place of the first that is equal. *)
Fixpoint place (x : list Z) (all : list (list Z)) (i : int) : int :=
  match all with
  | [] => i
  | y :: rest => if list_eq_dec Z.eq_dec x y then i else place x rest (i + 1)%uint63
  end.

(* New colours, from what the sources see. [origin] has one more than the source of each vertex; levels has the sources
   with their levels. The tables are made first, and then checked. *)
Definition recolour (P : plain) (origin : array int) (levels : list (int * array int)) (colour : array int) (keys : list key) : option (array int) :=
  let own := map (fun s => (fst s, seen P colour keys (snd s))) levels in
  let all := map snd own in
  let of_source := fold_left (fun c s => c.[fst s <- place (snd s) all 0%uint63]) own (make (total P) 0%uint63) in
  let next := fold_left (fun c v => c.[v <- of_source.[(origin.[v] - 1)%uint63]]) (ints (total P)) (make (total P) 0%uint63) in
  if forallb (fun s => of_source.[fst s] =? place (snd s) all 0)%uint63 own &&
     every (total P) (fun v => (next.[v] =? of_source.[origin.[v] - 1])%uint63)
  then Some next else None.

Fixpoint recolour_all (P : plain) (origin : array int) (levels : list (int * array int)) (rounds : list (list key)) (colour : array int) : option (array int) :=
  match rounds with
  | [] => Some colour
  | keys :: rest => match recolour P origin levels colour keys with Some next => recolour_all P origin levels rest next | None => None end
  end.

Fixpoint distinct (l : list int) : bool :=
  match l with [] => true | x :: rest => negb (among x rest) && distinct rest end.

Definition orbits_check (P : plain) (maps : list (int -> int)) (sources : list int) (rounds : list (list key)) (k : Z) : bool :=
  let origin := sources_of maps (total P) sources in
  let from := map (fun s => (s, levels P s)) sources in
  symmetries_check P maps && every (total P) (fun v => negb (origin.[v] =? 0)%uint63) &&
  forallb (fun s => levels_check P (fst s) (snd s)) from && (Z.of_nat (length sources) =? k) &&
  match recolour_all P origin from rounds (make (total P) 0%uint63) with
  | Some colour => distinct (map (fun s => colour.[s]) sources)
  | None => false
  end.

Lemma distinct_sound l : distinct l = true -> NoDup l.
Proof.
  induction l as [|x l IH]; simpl; [constructor|]; rewrite andb_true_iff, negb_true_iff; intros [A B].
  constructor; [|apply IH, B]; intros I; apply among_spec in I; congruence.
Qed.

Section Kept.
Variable P : plain.
Hypothesis W : good_plain P.
Notation g := (Numbers P).

(* No automorphism changes a vertex's colour. *)
Definition kept (colour : array int) : Prop :=
  forall f v, automorphism g f -> is_vertex g v -> colour.[f v] = colour.[v].

(* The number of vertices of a key, from a vertex. *)
Definition around (colour : array int) (k : key) (v : int) (n : Z) : Prop :=
  count (fun u => dist g v u (to_Z (fst k)) /\ colour.[u] = snd k) n.

Lemma around_kept colour k f v n : kept colour -> automorphism g f -> is_vertex g v -> around colour k v n -> around colour k (f v) n.
Proof.
  intros K A V; pose proof (NoDup_ints (total P)) as N; apply count_bijection with (f := f).
  - intros u [D E]; split; [apply automorphism_dist; assumption|].
    rewrite K; [exact E | exact A | destruct D as [D _]; apply (walk_right _ _ _ _ D)].
  - intros a b [[D _] _] [[E _] _]; apply (automorphism_injective g); auto; eapply walk_right; eassumption.
  - intros u [[D M] E]; pose proof (walk_right _ _ _ _ D) as U; destruct (automorphism_onto g f u A U) as (a & X & <-).
    exists a; split; [split; [split|]|reflexivity].
    + apply (automorphism_walk_back g f _ _ _ N A D); auto.
    + intros e H; apply M, automorphism_walk; assumption.
    + rewrite <- E; symmetry; apply K; assumption.
Qed.

Lemma seen_around colour keys s level : levels_check P s level = true ->
  Forall2 (fun k n => around colour k s n) keys (seen P colour keys level).
Proof.
  intros C; pose proof (levels_sound P W s level C) as D; unfold seen; induction keys as [|k keys IH]; simpl; constructor; [|exact IH].
  apply count_filter; [apply NoDup_ints|]; intros u; rewrite in_ints, andb_true_iff, !int_eqb_eq; split.
  - intros [H E]; assert (U : to_Z u < to_Z (total P)) by (apply numbers_vertex; destruct H as [H _]; apply (walk_right _ _ _ _ H)).
    split; [exact U|]; split; [|exact E]; apply to_Z_inj, (dist_unique g s u); [apply D; exact U | exact H].
  - intros (U & <- & E); split; [apply D; exact U | exact E].
Qed.

Variable origin : array int.
Variable levels : list (int * array int).
Hypothesis L : forall s, In s levels -> levels_check P (fst s) (snd s) = true /\ is_vertex g (fst s).
Hypothesis O : forall v, is_vertex g v -> exists s, In s levels /\ origin.[v] = (fst s + 1)%uint63 /\ reaches P (fst s) v.

Lemma recolour_kept colour keys next : kept colour -> recolour P origin levels colour keys = Some next -> kept next.
Proof.
  unfold recolour; set (own := map _ levels); set (all := map snd own); set (of_source := fold_left _ own _); set (made := fold_left _ (ints _) _).
  clearbody of_source made; intros K E; destruct (_ && _) eqn:C in E; [|discriminate]; injection E as <-.
  apply andb_true_iff in C; destruct C as [C D]; rewrite forallb_forall in C.
  assert (S : forall v, is_vertex g v -> exists s, In s levels /\ reaches P (fst s) v /\ made.[v] = place (seen P colour keys (snd s)) all 0%uint63).
  { intros v V; destruct (O v V) as (s & I & T & R); exists s; split; [exact I|]; split; [exact R|].
    apply numbers_vertex in V; apply (every_sound _ _ D) in V; apply int_eqb_eq in V; rewrite V, T.
    destruct (L s I) as [_ B]; apply numbers_vertex in B; rewrite (int_pred _ _ B (proj2 (total_some W))).
    assert (J : In (fst s, seen P colour keys (snd s)) own) by (unfold own; apply in_map_iff; exists s; auto).
    apply C in J; apply int_eqb_eq in J; exact J. }
  assert (R : forall s v n k, is_vertex g s -> reaches P s v -> around colour k s n -> around colour k v n).
  { intros s v n k I (f & h & F & <-); apply around_kept; [exact K | | exact I].
    apply (symmetry_automorphism g _ _ (NoDup_ints _) F). }
  intros f v A V; pose proof (automorphism_vertex g f v A V) as V'.
  destruct (S v V) as (s & I & X & ->), (S (f v) V') as (s' & I' & X' & ->); f_equal.
  destruct (L s I) as [B Y], (L s' I') as [B' Y'].
  pose proof (seen_around colour keys _ _ B) as Q; pose proof (seen_around colour keys _ _ B') as Q'.
  revert Q Q'; generalize (seen P colour keys (snd s)) (seen P colour keys (snd s')); clear - K A V R X X' Y Y'.
  intros l m Q; revert m; induction Q as [|k n ks l H Q IH]; intros m Q'; inversion Q'; subst; [reflexivity|]; f_equal; [|apply IH; assumption].
  apply (R _ v) in H; [|exact Y | exact X]; apply (around_kept colour k f v) in H; try assumption.
  match goal with G : around colour k (fst s') _ |- _ => apply (R _ (f v)) in G; [|exact Y' | exact X']; apply (count_unique _ _ _ G H) end.
Qed.

Lemma recolour_all_kept rounds : forall colour next, kept colour -> recolour_all P origin levels rounds colour = Some next -> kept next.
Proof.
  induction rounds as [|keys rounds IH]; simpl; intros colour next K E; [injection E as <-; exact K|].
  destruct (recolour P origin levels colour keys) as [c|] eqn:R; [|discriminate]; apply (IH c); [apply (recolour_kept colour keys); assumption | exact E].
Qed.
End Kept.

Lemma orbits_sound P maps sources rounds k : good_plain P -> orbits_check P maps sources rounds k = true -> vertex_orbits (Numbers P) k.
Proof.
  intros W; unfold orbits_check; set (from := map _ sources); rewrite !andb_true_iff, Z.eqb_eq, forallb_forall.
  intros [[[[A E] F] N] C]; pose proof (symmetries_sound P maps W A) as M; clear A.
  destruct (recolour_all _ _ _ _ _) as [colour|] eqn:R; [|discriminate]; apply distinct_sound in C.
  assert (V : forall s, In s sources -> is_vertex (Numbers P) s).
  { intros s I; assert (J : In (s, levels P s) from) by (apply in_map_iff; exists s; auto); apply F in J.
    unfold levels_check in J; rewrite !andb_true_iff, ltb_true in J; apply numbers_vertex; tauto. }
  assert (O : forall v, is_vertex (Numbers P) v -> exists s, In s sources /\
    (sources_of maps (total P) sources).[v] = (s + 1)%uint63 /\ reaches P s v).
  { intros v I; apply numbers_vertex in I; apply (every_sound _ _ E) in I; apply negb_true_iff, int_eqb_neq in I.
    apply (sources_of_sound P maps M sources v I). }
  apply recolour_all_kept in R; [|exact W| | |].
  - exists sources; split; [apply (NoDup_map_inv _ _ C)|]; split; [exact N|]; split; [exact V|]; split.
    + intros v I; destruct (O v I) as (s & S & _ & f & h & A & B); exists s, f; split; [exact S|]; split; [|exact B].
      apply (symmetry_automorphism (Numbers P) _ _ (NoDup_ints _) A).
    + intros s t f S T A B; apply (NoDup_map_back _ _ _ _ C S T); rewrite <- B; symmetry; apply R; [exact A | apply V, S].
  - intros s I; split; [apply F, I|]; apply in_map_iff in I; destruct I as (x & <- & I); apply V, I.
  - intros v I; destruct (O v I) as (s & S & T & B); exists (s, levels P s); split; [apply in_map_iff; exists s; auto | auto].
  - intros f v _ _; rewrite !get_make; reflexivity.
Qed.

Lemma iso_orbits {g h} (I : iso g h) k : vertex_orbits h k -> vertex_orbits g k.
Proof.
  intros (l & N & E & V & C & D); exists (map (back I) l); split; [|split; [|split; [|split]]].
  - apply NoDup_map_inj; [|exact N]; intros a b A B; apply back_same; auto.
  - rewrite map_length; exact E.
  - intros s S; apply in_map_iff in S; destruct S as (x & <- & X); apply (back_in g h I), V, X.
  - intros v U; destruct (C (there I v) (there_in g h I v U)) as (s & f & S & A & B).
    exists (back I s), (fun w => back I (f (there I w))); split; [apply in_map, S|]; split; [apply iso_automorphism, A|].
    rewrite there_back by (apply V, S); rewrite B; apply back_there, U.
  - intros s t f S T A B; apply in_map_iff in S, T; destruct S as (x & <- & X), T as (y & <- & Y); f_equal.
    apply (D x y (fun w => there I (f (back I w)))); auto.
    + apply (iso_automorphism (iso_inverse I)), A.
    + rewrite B; apply there_back, V, Y.
Qed.

Theorem check_orbits g (G : presentation g) maps sources rounds k :
  good G && orbits_check (plain_of G) maps sources rounds k = true -> vertex_orbits g k.
Proof.
  rewrite andb_true_iff; intros [F C]; destruct (presented G F) as [I W]; apply (iso_orbits I), (orbits_sound _ maps sources rounds _ W C).
Qed.
