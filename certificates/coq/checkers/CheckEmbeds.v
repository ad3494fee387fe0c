(* Whole families that contain others, by maps in the claim's variables: see CheckTheorem.v. *)

From Coq Require Import ZArith NArith Lia List Bool.
From Topocert Require Import Graph Walk Text TextMeaning CheckLinear CheckQuestion CheckTerms CheckFamily CheckPlace CheckProper CheckTheorem CheckNumbers.
Import ListNotations.
Open Scope Z_scope.

(* The image of a vertex of H, and where a vertex of F comes from: their coordinates stand behind the claim's variables. *)
Definition embeds_questions (F : family) (c : cond) (H : family) (image inverse : list piece) : list branch :=
  let t := line F in let n := width t in let m := width (line H) in
  asked_in F c (fun xs ps => do qs <- polys_of xs (arguments H); do v <- any (line H) qs; do w <- pieces (xs ++ v) n image; do b <- pieces (xs ++ w) m inverse;
    all [vertex_claim t ps w; same_tuple_claim b v] false) ::
  map (fun it => asked_in F c (fun xs ps => do qs <- polys_of xs (arguments H); do v <- any (line H) qs; do w <- follow (qs ++ v) it;
    do x <- pieces (xs ++ v) n image; do y <- pieces (xs ++ w) n image; adjacent_claim F ps x y false)) (items H).

Theorem embeds_sound F c H image inverse us xs : all_refuted (embeds_questions F c H image inverse) us = true ->
  widths (width (line F)) image = true -> widths (width (line H)) inverse = true ->
  member F xs -> network_right F xs -> yes (params F xs) c = true -> network_right H xs ->
  let g := text_graph (line F) (params F xs) in let h := text_graph (line H) (params H xs) in
  exists m : vertex h -> vertex g, (forall v, is_vertex h v -> is_vertex g (m v)) /\
    (forall u v, is_vertex h u -> is_vertex h v -> m u = m v -> u = v) /\ (forall u v, adj h u v -> adj g (m u) (m v)).
Proof.
  intros A Wi Wv M R Y RH g h; assert (Q := refuted_in F c _ _ A); unfold embeds_questions in Q.
  set (f := fun v => pieces_at (xs ++ v) (width (line F)) image); set (b := fun v => pieces_at (xs ++ v) (width (line H)) inverse).
  assert (Maps : forall v, vertex_of H xs v -> vertex_of F xs (f v) /\ b (f v) = v).
  { intros v V; destruct (vertex_at (line F) (params F xs) (f v) && same_tuple_at (b (f v)) v) eqn:E.
    - apply andb_true_iff in E; destruct E as [E E']; apply same_tuple_at_eq in E'; split; [|exact E']; split; [apply pieces_at_length, Wi | exact E].
    - exfalso; apply (Q _ (or_introl eq_refl) xs M Y); intros w vs ps Vs P.
      eapply lists_then; [apply (polys_of_lists (arguments H)), Vs|]; onward; apply (any_then H xs w0 ws v _ H0 V); onward.
      eapply lists_then; [apply (pieces_lists _ (xs ++ v)); [env | exact Wi]|]; onward; eapply lists_then; [apply (pieces_lists _ (xs ++ f v)); [env | exact Wv]|]; onward.
      eapply false_so; [apply means_all_two; [apply vertex_means; eassumption | apply same_tuple_means; try eassumption]|exact E].
      rewrite pieces_at_length by exact Wv; symmetry; apply V. }
  assert (Links : forall u v it, vertex_of H xs u -> In it (items H) -> item_leads (params H xs ++ u) it v -> adj g (f u) (f v)).
  { intros u v it U I L; pose proof (has_steps H xs RH it u v I U L) as [V _]; apply (adjacent_adj F xs R); [apply Maps, U | apply Maps, V|].
    destruct (adjacent_at F (params F xs) (f u) (f v)) eqn:E; [reflexivity|exfalso].
    eapply Q; [right; apply in_map_iff; exists it; split; [reflexivity | exact I] | exact M | exact Y|]; intros w vs ps Vs P.
    eapply lists_then; [apply (polys_of_lists (arguments H)), Vs|]; onward; apply (any_then H xs w0 ws u _ H0 U); onward.
    eapply lists_then; [apply (follow_known H xs RH w1 ws u _ it v I H0 H1 U L)|]; onward.
    eapply lists_then; [apply (pieces_lists _ (xs ++ u)); [env | exact Wi]|]; onward; eapply lists_then; [apply (pieces_lists _ (xs ++ v)); [env | exact Wi]|]; onward.
    eapply false_so; [apply (adjacent_known F xs R w4 ps (f u) _ (f v) _ P H3 H4); apply pieces_at_length, Wi | exact E]. }
  exists f; split; [|split].
  - intros v V; apply (vertex_known F xs R), Maps, (vertex_known H xs RH), V.
  - intros u v U V E; apply (vertex_known H xs RH) in U, V; destruct (Maps u U) as [_ <-], (Maps v V) as [_ <-]; rewrite E; reflexivity.
  - intros u v J; apply (adj_known H xs RH) in J; destruct J as (U & V & it & I & [L|L]); [apply (Links u v it U I L) | apply adj_sym, (Links v u it V I L)].
Qed.
