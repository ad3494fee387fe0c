(* What the word contains says of two networks is what a map of the one into the other shows. *)

From Coq Require Import ZArith Lia List Bool Uint63.
From Topocert Require Import Graph Walk CheckGraph CheckIso WordSays WordMoves WordMonotone StandardWords NetworkName NetworkTable MapsSays.
Import ListNotations.
Open Scope Z_scope.

Section Contains.
Variables P Q : plain.
Hypothesis good_p : good_plain P.
Hypothesis good_q : good_plain Q.
Notation here := (Network (Root 0 P)).
Notation there := (Network (Root 1 Q)).

(* ---------- Variables of ranges ---------- *)

Lemma same_vertices a i j : same (Vertex a i) (Vertex a j) = true <-> i = j.
Proof. cbn [same]; rewrite (proj2 (int_eqb_eq a a) eq_refl); apply int_eqb_eq. Qed.

Lemma bindings_one (l : list part) : bindings 1 l = Some (map (fun p => [Part_ p]) l).
Proof.
  unfold bindings; enough (E : all_there (map (binding 1) l) = Some (map (fun p => [[Part_ p]]) l)) by (rewrite E; simpl; f_equal; clear; induction l; simpl; congruence).
  induction l as [|p l IH]; simpl; [reflexivity | rewrite IH; reflexivity].
Qed.

Definition both_ways (p : part) : list (list worth) := match p with Link a b => [[Part_ b; Part_ a]; [Part_ a; Part_ b]] | _ => [] end.

Lemma bindings_links (l : list part) : (forall p, In p l -> exists a b, p = Link a b) -> bindings 2 l = Some (flat_map both_ways l).
Proof.
  unfold bindings; intros H; enough (E : all_there (map (binding 2) l) = Some (map both_ways l)) by (rewrite E; simpl; rewrite flat_map_concat_map; reflexivity).
  induction l as [|p l IH]; simpl; [reflexivity|]; destruct (H p (or_introl eq_refl)) as (a & b & ->); rewrite IH by (intros q I; apply H; right; exact I); reflexivity.
Qed.

Lemma links_there p : In p (links_of (Root 1 Q)) <-> exists i j, to_Z i < to_Z (total Q) /\ In j (row Q i) /\ to_Z i < to_Z j /\ p = Link (Vertex 1 i) (Vertex 1 j).
Proof.
  change (links_of (Root 1 Q)) with (flat_map (fun i => map (fun j => Link (Vertex 1 i) (Vertex 1 j)) (filter (Uint63.ltb i) (row Q i))) (ints (total Q))).
  rewrite in_flat_map; split.
  - intros (i & I & J); apply in_ints in I; apply in_map_iff in J; destruct J as (j & <- & J); apply filter_In in J; destruct J as [J L]; apply Uint63.ltb_spec in L; eauto 6.
  - intros (i & j & I & J & L & ->); exists i; split; [apply in_ints, I|]; apply in_map_iff; exists j; split; [reflexivity | apply filter_In; split; [exact J | apply Uint63.ltb_spec, L]].
Qed.

Lemma links_bound : exists l, bindings 2 (links_of (Root 1 Q)) = Some l /\
  forall x, In x l <-> exists i j, to_Z i < to_Z (total Q) /\ In j (row Q i) /\ x = [Part_ (Vertex 1 j); Part_ (Vertex 1 i)].
Proof.
  eexists; split; [apply bindings_links; intros p I; apply links_there in I; destruct I as (i & j & _ & _ & _ & ->); eauto|].
  intros x; rewrite in_flat_map; split.
  - intros (p & I & X); apply links_there in I; destruct I as (i & j & I & J & _ & ->); destruct X as [<-|[<-|[]]]; [exists i, j; auto|].
    exists j, i; split; [apply (row_below good_q i j I J) | split; [apply (row_back good_q i j I J) | reflexivity]].
  - intros (i & j & I & J & ->); pose proof (row_below good_q i j I J) as B; pose proof (row_other good_q i j I J) as N.
    assert (L : to_Z i < to_Z j \/ to_Z j < to_Z i) by (pose proof (fun e => N (to_Z_inj _ _ e)); lia); destruct L as [L|L].
    + exists (Link (Vertex 1 i) (Vertex 1 j)); split; [apply links_there; eauto 7 | left; reflexivity].
    + exists (Link (Vertex 1 j) (Vertex 1 i)); split; [apply links_there; exists j, i; pose proof (row_back good_q i j I J); auto | right; left; reflexivity].
Qed.

(* ---------- The text's sentence about a map ---------- *)

(* The map takes vertex j to f j. *)
Definition takes (m : list (part * part)) (f : int -> int) : Prop :=
  forall j, to_Z j < to_Z (total Q) -> looked_up m (Vertex 1 j) = Some (Vertex 0 (f j)) /\ to_Z (f j) < to_Z (total P).

Definition one_to_one (f : int -> int) : Prop := forall i j, to_Z i < to_Z (total Q) -> to_Z j < to_Z (total Q) -> f i = f j -> i = j.
Definition keeps_links (f : int -> int) : Prop := forall i j, to_Z i < to_Z (total Q) -> In j (row Q i) -> In (f j) (row P (f i)).

Lemma over_list_so {A} (f : A -> option bool) l : over_list All f l = Some true <-> forall a, In a l -> f a = Some true.
Proof. split; [intros E; exact (over_list_all_back All f l eq_refl E) | apply (over_list_all All f l)]. Qed.

Definition different_word : expression :=
  Quantify_ All 1 (Over (Of Vertices_ (Local 1))) (Always true) (Quantify_ All 1 (Over (Of Vertices_ (Local 2))) (Not (Equal (Local 1) (Local 0))) (Not (Equal (At_ (Local 2) (Local 1)) (At_ (Local 2) (Local 0))))).
Definition joined_word : expression := Quantify_ All 2 (Over (Of Links_ (Local 1))) (Always true) (OfTwo Adjacent_ (Local 4) (At_ (Local 2) (Local 1)) (At_ (Local 2) (Local 0))).

Lemma the_vertices e (f : list worth -> option bool) : forall l, bindings 1 (map (Vertex 1) l) = Some e -> over_list All f e = Some true <-> forall j, In j l -> f [Part_ (Vertex 1 j)] = Some true.
Proof.
  intros l B; rewrite bindings_one in B; injection B as <-; rewrite over_list_so; split.
  - intros H j J; apply H, in_map_iff; exists (Vertex 1 j); split; [reflexivity | apply in_map, J].
  - intros H x X; apply in_map_iff in X; destruct X as (p & <- & X); apply in_map_iff in X; destruct X as (j & <- & J); apply H, J.
Qed.

Lemma different_so m f : takes m f -> truth (value [Map_ m; there; here] different_word) = Some true <-> one_to_one f.
Proof.
  intros T; unfold different_word; cbn [value nth_error net_of option_map inquired set_of vertices_of].
  destruct (bindings 1 (map (Vertex 1) (ints (total Q)))) as [vs|] eqn:B; [|rewrite bindings_one in B; discriminate B].
  cbn [gathered]; rewrite truth_said, (the_vertices vs _ _ B).
  assert (In_ : forall i, In i (ints (total Q)) ->
    guarded All (truth (value ([Part_ (Vertex 1 i)] ++ [Map_ m; there; here]) (Always true)))
      (fun _ => truth (value ([Part_ (Vertex 1 i)] ++ [Map_ m; there; here]) (Quantify_ All 1 (Over (Of Vertices_ (Local 2))) (Not (Equal (Local 1) (Local 0))) (Not (Equal (At_ (Local 2) (Local 1)) (At_ (Local 2) (Local 0))))))) = Some true <->
    forall j, to_Z j < to_Z (total Q) -> f i = f j -> i = j).
  { intros i I; apply in_ints in I; cbn [app value nth_error net_of option_map inquired set_of vertices_of truth guarded]; rewrite B; cbn [gathered]; rewrite truth_said, (the_vertices vs _ _ B).
    assert (One : forall j, In j (ints (total Q)) -> guarded All (truth (value ([Part_ (Vertex 1 j)] ++ [Part_ (Vertex 1 i)] ++ [Map_ m; there; here]) (Not (Equal (Local 1) (Local 0)))))
        (fun _ => truth (value ([Part_ (Vertex 1 j)] ++ [Part_ (Vertex 1 i)] ++ [Map_ m; there; here]) (Not (Equal (At_ (Local 2) (Local 1)) (At_ (Local 2) (Local 0)))))) = Some true <-> (f i = f j -> i = j)).
    { intros j J; apply in_ints in J; cbn [app value nth_error compared equal_parts part_of]; rewrite (proj1 (T i I)), (proj1 (T j J)).
      cbn [option_map compared equal_parts same]; change (Uint63.eqb 1 1) with true; change (Uint63.eqb 0 0) with true; cbn [andb truly option_map truth negb].
      destruct (Uint63.eqb i j) eqn:E; cbn [guarded negb]; [apply int_eqb_eq in E; tauto|]; apply int_eqb_neq in E.
      destruct (Uint63.eqb (f i) (f j)) eqn:F; cbn [negb]; [apply int_eqb_eq in F | apply int_eqb_neq in F]; split; intros H; try discriminate H; try reflexivity; try tauto. }
    split; intros H j J; [apply One; [apply in_ints, J | apply H, in_ints, J] | apply One; [exact J | apply H, in_ints, J]]. }
  split.
  - intros H i j I J; apply (proj1 (In_ i (proj2 (in_ints _ _) I)) (H i (proj2 (in_ints _ _) I)) j J).
  - intros H i I; apply In_; [exact I|]; intros j J; apply H; [apply in_ints, I | exact J].
Qed.

Lemma joined_so m f : takes m f -> truth (value [Map_ m; there; here] joined_word) = Some true <-> keeps_links f.
Proof.
  intros T; unfold joined_word; cbn [value nth_error net_of option_map inquired set_of].
  destruct links_bound as (l & -> & L); cbn [gathered]; rewrite truth_said, over_list_so.
  assert (One : forall i j, to_Z i < to_Z (total Q) -> In j (row Q i) ->
    guarded All (truth (value ([Part_ (Vertex 1 j); Part_ (Vertex 1 i)] ++ [Map_ m; there; here]) (Always true)))
      (fun _ => truth (value ([Part_ (Vertex 1 j); Part_ (Vertex 1 i)] ++ [Map_ m; there; here]) (OfTwo Adjacent_ (Local 4) (At_ (Local 2) (Local 1)) (At_ (Local 2) (Local 0))))) = Some true <-> In (f j) (row P (f i))).
  { intros i j I J; pose proof (row_below good_q i j I J) as B; destruct (T i I) as [Ti Bi], (T j B) as [Tj Bj].
    cbn [app value truth guarded nth_error part_of net_of]; rewrite Ti, Tj; cbn [option_map part_of inquired_two neighbours_of].
    unfold inquired_two, neighbours_of; change (Uint63.eqb 0 0) with true; cbv iota; rewrite (proj2 (Uint63.ltb_spec _ _) Bi), (proj2 (Uint63.ltb_spec _ _) Bj); cbn [truth].
    assert (M : member (Vertex 0 (f j)) (map (Vertex 0) (row P (f i))) = true <-> In (f j) (row P (f i))).
    { unfold member; rewrite existsb_exists; split.
      - intros (p & K & S); apply in_map_iff in K; destruct K as (k & <- & K); apply same_vertices in S; subst k; exact K.
      - intros K; exists (Vertex 0 (f j)); split; [apply in_map, K | apply same_vertices; reflexivity]. }
    rewrite <- M; split; [intros H; injection H as H; exact H | intros ->; reflexivity]. }
  split.
  - intros H i j I J; apply (One i j I J), H, L; eauto.
  - intros H x X; apply L in X; destruct X as (i & j & I & J & ->); apply (One i j I J), (H i j I J).
Qed.

(* ---------- Maps ---------- *)

Notation keys := (map (Vertex 1) (ints (total Q))).
Notation values := (map (Vertex 0) (ints (total P))).

Lemma map_takes m : map_from keys values m -> exists f, takes m f.
Proof.
  intros [K V]; exists (fun j => match looked_up m (Vertex 1 j) with Some (Vertex _ i) => i | _ => 0%uint63 end); intros j J.
  assert (I : In (Vertex 1 j) (map fst m)) by (rewrite K; apply in_map, in_ints, J); apply in_map_iff in I; destruct I as (e & E & I).
  unfold looked_up; destruct (find (fun e => same (Vertex 1 j) (fst e)) m) as [d|] eqn:F.
  - apply find_some in F; destruct F as [F _]; apply (in_map snd), V, in_map_iff in F; destruct F as (i & F & I'); apply in_ints in I'; cbn [option_map]; rewrite <- F; split; [reflexivity | exact I'].
  - pose proof (find_none _ _ F e I) as N; cbv beta in N; rewrite E, (proj2 (same_vertices 1 j j) eq_refl) in N; discriminate N.
Qed.

Lemma taken_map f : (forall j, to_Z j < to_Z (total Q) -> to_Z (f j) < to_Z (total P)) -> let m := map (fun j => (Vertex 1 j, Vertex 0 (f j))) (ints (total Q)) in map_from keys values m /\ takes m f.
Proof.
  intros B m; split; [split; unfold m; rewrite map_map; cbn [fst snd]|].
  - reflexivity.
  - intros v I; apply in_map_iff in I; destruct I as (j & <- & J); apply in_map, in_ints, B, in_ints, J.
  - intros j J; split; [|apply B, J]; unfold looked_up.
    destruct (find (fun e => same (Vertex 1 j) (fst e)) m) as [d|] eqn:F.
    + apply find_some in F; destruct F as [F S]; apply in_map_iff in F; destruct F as (i & <- & F); cbn [fst] in S; apply same_vertices in S; subst i; reflexivity.
    + pose proof (find_none _ _ F (Vertex 1 j, Vertex 0 (f j)) (in_map _ _ _ (proj2 (in_ints _ _) J))) as N; cbn [fst] in N; rewrite (proj2 (same_vertices 1 j j) eq_refl) in N; discriminate N.
Qed.

Theorem contains_word_says b : value [there; here] contains_word = Some (True_or_false b) -> if b then contains (Numbers P) (Numbers Q) else ~ contains (Numbers P) (Numbers Q).
Proof.
  unfold contains_word; cbn [value nth_error net_of option_map inquired set_of vertices_of chosen].
  assert (S : forall m, guarded Exists_ (truth (value ([Map_ m] ++ [there; here]) (Always true))) (fun _ => truth (value ([Map_ m] ++ [there; here]) (WordSays.And different_word joined_word))) =
      match truth (value [Map_ m; there; here] different_word) with Some true => truth (value [Map_ m; there; here] joined_word) | o => o end).
  { intros m; cbn [app guarded]; change (value [Map_ m; there; here] (WordSays.And different_word joined_word)) with
      (match truth (value [Map_ m; there; here] different_word) with Some true => truly (truth (value [Map_ m; there; here] joined_word)) | o => truly o end).
    change (truth (value [Map_ m; there; here] (Always true))) with (Some true); cbv iota beta.
    destruct (truth (value [Map_ m; there; here] different_word)) as [[]|]; try reflexivity; apply truth_said. }
  intros E; match type of E with truly ?o = _ => destruct o as [c|] eqn:O; [|discriminate E] end; injection E as <-.
  destruct c.
  - apply (over_maps_one_back Exists_ values keys eq_refl) in O; destruct O as (m & M & F); destruct (map_takes m M) as (f & T).
    pose proof (eq_trans (eq_sym (S m)) F) as Sm; destruct (truth (value [Map_ m; there; here] different_word)) as [[]|] eqn:D; try discriminate Sm.
    apply (different_so m f T) in D; apply (joined_so m f T) in Sm; exists f; split; [|split].
    + intros v V; apply numbers_vertex, T, numbers_vertex, V.
    + intros u v U V; apply D; apply numbers_vertex; assumption.
    + intros u v A; apply numbers_adj in A; [|exact good_q]; apply numbers_adj; [exact good_p|]; split; [apply T, A | apply Sm; apply A].
  - intros (f & V & One & Adj); destruct (taken_map f) as [M T]; [intros j J; apply numbers_vertex, V, numbers_vertex, J|].
    pose proof (eq_trans (eq_sym (S _)) (over_maps_all_back Exists_ values keys eq_refl _ O _ M)) as Sm.
    rewrite (proj2 (different_so _ f T)), (proj2 (joined_so _ f T)) in Sm; [discriminate Sm | |].
    + intros i j I J; apply numbers_adj; [exact good_p|]; apply Adj, numbers_adj; auto.
    + intros i j I J; apply One; apply numbers_vertex; assumption.
Qed.

End Contains.

(* The vertices may have other names. *)
Lemma contains_named P other Q : good_plain P -> stands other Q -> contains (Numbers P) other <-> contains (Numbers P) (Numbers Q).
Proof.
  intros W [[I R] _]; split; intros (f & V & One & Adj).
  - exists (fun v => f (back I v)); split; [|split].
    + intros v X; apply V, (back_in _ _ I v X).
    + intros u v X Y E; apply (back_same I u v X Y), One; [apply (back_in _ _ I u X) | apply (back_in _ _ I v Y) | exact E].
    + intros u v A; apply Adj, (iso_adj I), A.
  - exists (fun v => f (there I v)); split; [|split].
    + intros v X; apply V, (there_in _ _ I v X).
    + intros u v X Y E; apply (there_same I u v X Y), One; [apply (there_in _ _ I u X) | apply (there_in _ _ I v Y) | exact E].
    + intros u v A; apply Adj, (iso_adj_there I), A.
Qed.
