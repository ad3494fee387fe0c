(* Whole families that contain others, or are the same but for names, by maps in the claim's variables: see CheckTheorem.v. *)

From Coq Require Import ZArith NArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk Text TextMeaning CheckLinear CheckQuestion CheckTerms CheckFamily CheckPlace CheckProper CheckTheorem CheckNumbers.
Import ListNotations.
Open Scope Z_scope.

(* A question about two networks, in the claim's variables and the parameters of both: from H to F, or back. *)
Definition from_one (F H : family) (back_ : bool) : family := if back_ then F else H.
Definition to_other (F H : family) (back_ : bool) : family := if back_ then H else F.

Definition asked_of_both (F : family) (c : cond) (H : family) (back_ : bool) (body : list poly -> list poly -> list poly -> making unit) : branch :=
  asked_in F c (fun xs ps => do qs <- polys_of xs (arguments H); if back_ then body xs ps qs else body xs qs ps).

(* The image of a vertex, and where it comes from: its coordinates stand behind the claim's variables. *)
Definition takes_questions (F : family) (c : cond) (H : family) (back_ : bool) (image inverse : list piece) : list branch :=
  let A := from_one F H back_ in let B := to_other F H back_ in let n := width (line B) in
  asked_of_both F c H back_ (fun xs qs ps => do v <- any (line A) qs; do w <- pieces (xs ++ v) n image; do b <- pieces (xs ++ w) (width (line A)) inverse;
    all [vertex_claim (line B) ps w; same_tuple_claim b v] false) ::
  map (fun it => asked_of_both F c H back_ (fun xs qs ps => do v <- any (line A) qs; do w <- follow (qs ++ v) it;
    do x <- pieces (xs ++ v) n image; do y <- pieces (xs ++ w) n image; adjacent_claim B ps x y false)) (items A).

Definition isomorphic_questions (F : family) (c : cond) (H : family) (image inverse : list piece) : list branch :=
  takes_questions F c H false image inverse ++ takes_questions F c H true inverse image.

Section Embeds.
Variables (F : family) (c : cond) (H : family) (xs : list Z).
Hypothesis M : member F xs.
Hypothesis R : network_right F xs.
Hypothesis Y : yes (params F xs) c = true.
Hypothesis RH : network_right H xs.
Notation graph_of A := (text_graph (line A) (params A xs)).

Lemma refuted_of_both back_ qs ts : all_refuted qs ts = true -> forall body, In (asked_of_both F c H back_ body) qs ->
  ~ forall w vs qs ps, have w vs xs -> have w qs (params (from_one F H back_) xs) -> have w ps (params (to_other F H back_) xs) -> so (body vs qs ps) w.
Proof.
  intros A body I B; apply (refuted_in F c qs ts A _ I xs M Y); intros w vs ps Vs P; eapply lists_then; [apply (polys_of_lists (arguments H)), Vs|]; onward.
  destruct back_; apply B; assumption.
Qed.

Theorem takes_sound back_ image inverse us : let A := from_one F H back_ in let B := to_other F H back_ in
  let f := fun v => pieces_at (xs ++ v) (width (line B)) image in let b := fun v => pieces_at (xs ++ v) (width (line A)) inverse in
  all_refuted (takes_questions F c H back_ image inverse) us = true -> widths (width (line B)) image = true -> widths (width (line A)) inverse = true ->
  (forall v, is_vertex (graph_of A) v -> is_vertex (graph_of B) (f v) /\ b (f v) = v) /\ forall u v, adj (graph_of A) u v -> adj (graph_of B) (f u) (f v).
Proof.
  intros A B f b U Wi Wv; assert (Q := refuted_of_both back_ _ _ U); unfold takes_questions in Q; fold A B in Q.
  assert (RA : network_right A xs) by (unfold A, from_one; destruct back_; assumption); assert (RB : network_right B xs) by (unfold B, to_other; destruct back_; assumption).
  assert (Maps : forall v, vertex_of A xs v -> vertex_of B xs (f v) /\ b (f v) = v).
  { intros v V; destruct (vertex_at (line B) (params B xs) (f v) && same_tuple_at (b (f v)) v) eqn:E.
    - apply andb_true_iff in E; destruct E as [E E']; apply same_tuple_at_eq in E'; split; [|exact E']; split; [apply pieces_at_length, Wi | exact E].
    - exfalso; apply (Q _ (or_introl eq_refl)); intros w vs qs ps Vs Qs P; apply (any_then A xs w qs v _ Qs V); onward.
      eapply lists_then; [apply (pieces_lists _ (xs ++ v)); [env | exact Wi]|]; onward; eapply lists_then; [apply (pieces_lists _ (xs ++ f v)); [env | exact Wv]|]; onward.
      eapply false_so; [apply means_all_two; [apply vertex_means; eassumption | apply same_tuple_means; try eassumption]|exact E].
      rewrite pieces_at_length by exact Wv; symmetry; apply V. }
  assert (Links : forall u v it, vertex_of A xs u -> In it (items A) -> item_leads (params A xs ++ u) it v -> adj (graph_of B) (f u) (f v)).
  { intros u v it U' I L; pose proof (has_steps A xs RA it u v I U' L) as [V _]; apply (adjacent_adj B xs RB); [apply Maps, U' | apply Maps, V|].
    destruct (adjacent_at B (params B xs) (f u) (f v)) eqn:E; [reflexivity|exfalso].
    eapply Q; [right; apply in_map_iff; exists it; split; [reflexivity | exact I]|]; intros w vs qs ps Vs Qs P; apply (any_then A xs w qs u _ Qs U'); onward.
    eapply lists_then; [apply (follow_known A xs RA w0 qs u _ it v I Qs H0 U' L)|]; onward.
    eapply lists_then; [apply (pieces_lists _ (xs ++ u)); [env | exact Wi]|]; onward; eapply lists_then; [apply (pieces_lists _ (xs ++ v)); [env | exact Wi]|]; onward.
    eapply false_so; [apply (adjacent_known B xs RB w3 ps (f u) _ (f v) _ P H2 H3); apply pieces_at_length, Wi | exact E]. }
  split.
  - intros v V; apply (vertex_known A xs RA) in V; split; [apply (vertex_known B xs RB), Maps, V | apply Maps, V].
  - intros u v J; apply (adj_known A xs RA) in J; destruct J as (U' & V & it & I & [L|L]); [apply (Links u v it U' I L) | apply adj_sym, (Links v u it V I L)].
Qed.

Theorem embeds_sound image inverse us : all_refuted (takes_questions F c H false image inverse) us = true ->
  widths (width (line F)) image = true -> widths (width (line H)) inverse = true -> let g := graph_of F in let h := graph_of H in
  exists m : vertex h -> vertex g, (forall v, is_vertex h v -> is_vertex g (m v)) /\
    (forall u v, is_vertex h u -> is_vertex h v -> m u = m v -> u = v) /\ (forall u v, adj h u v -> adj g (m u) (m v)).
Proof.
  intros A Wi Wv; destruct (takes_sound false image inverse us A Wi Wv) as [Maps Links]; eexists; split; [intros v V; apply Maps, V|]; split; [|exact Links].
  intros u v U V E; destruct (Maps u U) as [_ <-], (Maps v V) as [_ <-]; rewrite E; reflexivity.
Qed.

Theorem isomorphic_sound image inverse us : all_refuted (isomorphic_questions F c H image inverse) us = true ->
  widths (width (line F)) image = true -> widths (width (line H)) inverse = true -> let g := graph_of F in let h := graph_of H in
  exists m : vertex g -> vertex h, Permutation (map m (vertices g)) (vertices h) /\ forall u v, is_vertex g u -> is_vertex g v -> (adj g u v <-> adj h (m u) (m v)).
Proof.
  intros A Wi Wv g h; apply all_refuted_app in A; destruct A as (u1 & u2 & A1 & A2).
  destruct (takes_sound false image inverse u1 A1 Wi Wv) as [Maps Links], (takes_sound true inverse image u2 A2 Wv Wi) as [Back Onto]; cbn [from_one to_other] in *.
  set (b := fun v => pieces_at (xs ++ v) (width (line H)) inverse) in *; set (f := fun v => pieces_at (xs ++ v) (width (line F)) image) in *.
  assert (Fb : forall v, is_vertex g v -> f (b v) = v) by (intros v V; apply Back, V).
  exists b; split.
  - apply NoDup_Permutation; [|apply vertices_once|].
    + apply NoDup_map_inj; [|apply vertices_once]; intros u v U V E; apply (f_equal f) in E; rewrite !Fb in E by assumption; exact E.
    + intros v; rewrite in_map_iff; split; [intros (u & <- & U); apply Back, U | intros V; exists (f v); split; apply Maps, V].
  - intros u v U V; split; [apply Onto|]; intros J; apply Links in J.
    change (adj g (f (b u)) (f (b v))) in J; rewrite (Fb u U), (Fb v V) in J; exact J.
Qed.
End Embeds.
