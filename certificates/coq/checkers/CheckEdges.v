(* Whole families that are edge-transitive, by maps: see CheckTheorem.v. *)

From Coq Require Import ZArith NArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk Methods Transitive Text TextMeaning CheckLinear CheckQuestion CheckTerms CheckFamily CheckPlace CheckProper CheckTheorem.
Import ListNotations.
Open Scope Z_scope.

(* ---------- Questions ---------- *)

(* A vertex that has neighbour i, that neighbour, and what the certificate's names for them stand for. *)
Definition edge_placed (F : family) (i : Z) (it : item) (ps : list poly) (go : list poly -> list poly -> list poly -> making unit) : making unit :=
  do t <- any (line F) ps; do w <- follow (ps ++ t) it; go t w (t ++ [constant i]).

Definition edge_questions (F : family) (c : cond) (image inverse : list piece) (first : item) (i : Z) (it : item) : list branch :=
  let t := line F in let n := width t in
  asked F c (fun ps => edge_placed F i it ps (fun x y z => do r <- polys_of ps (root F); do u <- pieces (ps ++ r ++ z) n image;
    do s <- polys_of ((ps ++ r) ++ constants (given first)) (goal first); do v <- pieces (ps ++ s ++ z) n image;
    some [all [same_tuple_claim u x; same_tuple_claim v y]; all [same_tuple_claim u y; same_tuple_claim v x]] false)) ::
  asked F c (fun ps => edge_placed F i it ps (fun _ _ z => do v <- any t ps; do w <- pieces (ps ++ v ++ z) n image; do b <- pieces (ps ++ w ++ z) n inverse;
    all [vertex_claim t ps w; same_tuple_claim b v] false)) ::
  map (fun it' => asked F c (fun ps => edge_placed F i it ps (fun _ _ z => do v <- any t ps; do w <- follow (ps ++ v) it';
    do x <- pieces (ps ++ v ++ z) n image; do y <- pieces (ps ++ w ++ z) n image; adjacent_claim F ps x y false))) (items F).

Fixpoint all_edge_questions (F : family) (c : cond) (image inverse : list piece) (first : item) (i : Z) (l : list item) : list branch :=
  match l with [] => [] | it :: l => edge_questions F c image inverse first i it ++ all_edge_questions F c image inverse first (i + 1) l end.

Definition edges_questions (F : family) (c : cond) (image inverse : list piece) : list branch :=
  match items F with
  | [] => []
  | first :: _ => asked F c (fun ps => do r <- polys_of ps (root F); all (condition ((ps ++ r) ++ constants (given first)) (only_if first)) false) ::
      all_edge_questions F c image inverse first 1 (items F)
  end.

(* ---------- What they show ---------- *)

Section Edges.
Variables (F : family) (c : cond) (xs : list Z).
Hypothesis M : member F xs.
Hypothesis R : network_right F xs.
Hypothesis Y : yes (params F xs) c = true.
Notation pv := (params F xs).
Notation g := (text_graph (line F) pv).
Variables image inverse : list piece.
Hypothesis Wi : widths (width (line F)) image = true.
Hypothesis Wv : widths (width (line F)) inverse = true.

Lemma edge_placed_then i it w ps x y go : have w ps pv -> In it (items F) -> vertex_of F xs x -> item_leads (pv ++ x) it y ->
  (forall w' qx qy qz, later w w' -> have w' qx x -> have w' qy y -> have w' qz (x ++ [i]) -> so (go qx qy qz) w') -> so (edge_placed F i it ps go) w.
Proof.
  intros P I X L G; unfold edge_placed; apply (any_then F xs w ps x _ P X); intros w1 qx L1 Hx; pose proof (have_later _ _ _ _ L1 P) as P1.
  eapply lists_then; [apply (follow_known F xs R w1 ps x _ it y I P1 Hx X L)|]; intros w2 qy L2 Hy; apply G; [apply (later_trans _ _ _ L1 L2) | apply (have_later _ _ _ _ L2 Hx) | exact Hy|].
  apply have_app; [apply (have_later _ _ _ _ L2 Hx) | repeat constructor; apply has_constant].
Qed.

Definition moves (by_ : list piece) (z v : list Z) : list Z := pieces_at (pv ++ v ++ z) (width (line F)) by_.

Ltac laters := repeat match goal with
  | L : later ?w ?w', H : have ?w _ _ |- _ => apply (have_later _ _ _ _ L) in H
  end.

Lemma edge_maps first i it ts : all_refuted (edge_questions F c image inverse first i it) ts = true -> In it (items F) -> In first (items F) -> others first = [] ->
  forall x y, vertex_of F xs x -> item_leads (pv ++ x) it y ->
  let z := x ++ [i] in let s := map (num ((pv ++ root_of F xs) ++ given first)) (goal first) in
  symmetry g (moves image z) (moves inverse z) /\ (moves image z (root_of F xs) = x /\ moves image z s = y \/ moves image z (root_of F xs) = y /\ moves image z s = x).
Proof.
  intros A I If O x y X L z s; assert (Q := refuted_by F c _ _ A); unfold edge_questions in Q; set (f := moves image z); set (h := moves inverse z).
  assert (Vy : vertex_of F xs y) by apply (has_steps F xs R it x y I X L).
  assert (Maps : forall v, vertex_of F xs v -> vertex_of F xs (f v) /\ h (f v) = v).
  { intros v V; destruct (vertex_at (line F) pv (f v) && same_tuple_at (h (f v)) v) eqn:E.
    - apply andb_true_iff in E; destruct E as [E E']; apply same_tuple_at_eq in E'; split; [|exact E']; split; [apply pieces_at_length, Wi | exact E].
    - exfalso; apply (Q _ (or_intror (or_introl eq_refl)) xs M Y); intros w ps P; apply (edge_placed_then i it w ps x y _ P I X L); intros w1 qx qy qz L1 Hx Hy Hz; apply (have_later _ _ _ _ L1) in P.
      apply (any_then F xs w1 ps v _ P V); intros w2 qv L2 Hv; apply (have_later _ _ _ _ L2) in P, Hz.
      apply (lists_then _ (f v)); [apply (pieces_lists _ (pv ++ v ++ z)); [env | exact Wi]|]; intros w3 qw L3 Hw; apply (have_later _ _ _ _ L3) in P, Hz, Hv.
      apply (lists_then _ (h (f v))); [apply (pieces_lists _ (pv ++ f v ++ z)); [env | exact Wv]|]; intros w4 qb L4 Hb; apply (have_later _ _ _ _ L4) in P, Hv, Hw.
      eapply false_so; [apply means_all_two; [apply vertex_means; eassumption | apply same_tuple_means; try eassumption]|exact E].
      unfold h, moves; rewrite (proj1 V); apply pieces_at_length, Wv. }
  assert (Along : forall it' u v, In it' (items F) -> vertex_of F xs u -> item_leads (pv ++ u) it' v -> adj g (f u) (f v)).
  { intros it' u v I' U L'; assert (V := proj1 (has_steps F xs R it' u v I' U L')); apply (adjacent_adj F xs R); [apply Maps, U | apply Maps, V|].
    destruct (adjacent_at F pv (f u) (f v)) eqn:E; [reflexivity|exfalso]; eapply Q; [right; right; apply in_map_iff; exists it'; split; [reflexivity | exact I'] | exact M | exact Y|].
    intros w ps P; apply (edge_placed_then i it w ps x y _ P I X L); intros w1 qx qy qz L1 Hx Hy Hz; apply (have_later _ _ _ _ L1) in P.
    apply (any_then F xs w1 ps u _ P U); intros w2 qu L2 Hu; apply (have_later _ _ _ _ L2) in P, Hz.
    eapply lists_then; [apply (follow_known F xs R w2 ps u _ it' v I' P Hu U L')|]; intros w3 qv L3 Hv; apply (have_later _ _ _ _ L3) in P, Hz, Hu.
    apply (lists_then _ (f u)); [apply (pieces_lists _ (pv ++ u ++ z)); [env | exact Wi]|]; intros w4 qa L4 Ha; apply (have_later _ _ _ _ L4) in P, Hz, Hv.
    apply (lists_then _ (f v)); [apply (pieces_lists _ (pv ++ v ++ z)); [env | exact Wi]|]; intros w5 qb L5 Hb; apply (have_later _ _ _ _ L5) in P, Ha.
    eapply false_so; [apply (adjacent_known F xs R w5 ps _ _ _ _ P Ha Hb); apply pieces_at_length, Wi | exact E]. }
  split.
  - apply (symmetry_by_links g f h); [apply vertices_once | apply graph_decidable | |].
    + intros v V; apply (vertex_known F xs R) in V; destruct (Maps v V) as [V' E]; split; [apply (vertex_known F xs R), V' | exact E].
    + intros u v H; apply (adj_known F xs R) in H; destruct H as (U & V & it' & I' & [L'|L']); [apply (Along it' u v I' U L') | apply adj_sym, (Along it' v u I' V L')].
  - destruct ((same_tuple_at (f (root_of F xs)) x && same_tuple_at (f s) y) || (same_tuple_at (f (root_of F xs)) y && same_tuple_at (f s) x)) eqn:E.
    + apply orb_true_iff in E; destruct E as [E|E]; apply andb_true_iff in E; rewrite !same_tuple_at_eq in E; [left | right]; exact E.
    + exfalso; apply (Q _ (or_introl eq_refl) xs M Y); intros w ps P; apply (edge_placed_then i it w ps x y _ P I X L); intros w1 qx qy qz L1 Hx Hy Hz; apply (have_later _ _ _ _ L1) in P.
      apply (lists_then _ (root_of F xs)); [apply (root_lists F xs w1 ps P)|]; intros w2 qr L2 Hr; apply (have_later _ _ _ _ L2) in P, Hz, Hx, Hy.
      apply (lists_then _ (f (root_of F xs))); [apply (pieces_lists _ (pv ++ root_of F xs ++ z)); [env | exact Wi]|]; intros w3 qu L3 Hu; apply (have_later _ _ _ _ L3) in P, Hz, Hx, Hy, Hr.
      apply (lists_then _ s); [apply (polys_of_lists (goal first) w3 _ ((pv ++ root_of F xs) ++ given first)), have_app; [env | apply have_constants]|]; intros w4 qs L4 Hs; apply (have_later _ _ _ _ L4) in P, Hz, Hx, Hy, Hu.
      apply (lists_then _ (f s)); [apply (pieces_lists _ (pv ++ s ++ z)); [env | exact Wi]|]; intros w5 qv L5 Hv; apply (have_later _ _ _ _ L5) in Hx, Hy, Hu.
      assert (Wf : forall v, length (f v) = width (line F)) by (intros; apply pieces_at_length, Wi).
      eapply false_so; [apply means_some_two; apply means_all_two; apply same_tuple_means; try eassumption; rewrite ?Wf, ?(proj1 X), ?(proj1 Vy); reflexivity | exact E].
Qed.

Lemma all_edge_maps first : In first (items F) -> others first = [] -> forall l i ts, all_refuted (all_edge_questions F c image inverse first i l) ts = true -> (forall it, In it l -> In it (items F)) ->
  forall it, In it l -> exists j us, all_refuted (edge_questions F c image inverse first j it) us = true.
Proof.
  intros If O; induction l as [|a l IH]; intros i ts A I it J; [destruct J|]; cbn [all_edge_questions] in A; apply all_refuted_app in A; destruct A as (u & v & A1 & A2).
  destruct J as [<-|J]; [exists i, u; exact A1 | apply (IH (i + 1) v A2 (fun x X => I x (or_intror X)) it J)].
Qed.

Theorem edges_sound ts : all_refuted (edges_questions F c image inverse) ts = true -> (exists first l, items F = first :: l /\ others first = []) ->
  edge_transitive g /\ exists u v, adj g u v.
Proof.
  intros A (first & l & E & O); unfold edges_questions in A; assert (If : In first (items F)) by (rewrite E; left; reflexivity).
  assert (A' : exists t us, refutes (asked F c (fun ps => do r <- polys_of ps (root F); all (condition ((ps ++ r) ++ constants (given first)) (only_if first)) false)) t = true /\ all_refuted (all_edge_questions F c image inverse first 1 (items F)) us = true).
  { clear - A E; rewrite E in A at 1; apply all_refuted_cons in A; destruct A as (t & us & A1 & A2); exists t, us; auto. }
  destruct A' as (t & us & A1 & A2); set (r := root_of F xs); set (s := map (num ((pv ++ r) ++ given first)) (goal first)).
  assert (Vr : vertex_of F xs r) by apply (has_root F xs R).
  assert (Ls : item_leads (pv ++ r) first s).
  { apply (item_leads_of F xs (is_shaped F xs R) (requires F xs R) first r s If Vr); exists []; rewrite O; split; [reflexivity|]; split; [reflexivity|]; rewrite app_nil_r, <- app_assoc in *; split; [|unfold s; rewrite <- app_assoc; reflexivity].
    destruct (yes (pv ++ r ++ given first) (only_if first)) eqn:C; [reflexivity|exfalso]; apply (asked_sound _ _ _ _ A1 xs M Y); intros w ps P.
    eapply lists_then; [apply (root_lists F xs w ps P)|]; onward; eapply false_so; [apply means_all, condition_mean, have_app; [env | apply have_constants]|]; rewrite condition_yes, <- app_assoc; exact C. }
  assert (Ars : adj g r s) by (apply (adj_known F xs R); split; [exact Vr|]; split; [apply (has_steps F xs R first r s If Vr Ls)|]; exists first; auto).
  split; [|exists r, s; exact Ars].
  assert (From : forall u v, adj g u v -> exists f, automorphism g f /\ (f r = u /\ f s = v \/ f r = v /\ f s = u)).
  { intros u v H; apply (adj_known F xs R) in H; destruct H as (U & V & it & I & H).
    destruct (all_edge_maps first If O (items F) 1 us A2 (fun x X => X) it I) as (j & vs & B); destruct H as [H|H].
    - destruct (edge_maps first j it vs B I If O u v U H) as [Sy Go]; exists (moves image (u ++ [j])); split; [apply (symmetry_automorphism g _ (moves inverse (u ++ [j])) (vertices_once F xs) Sy) | exact Go].
    - destruct (edge_maps first j it vs B I If O v u V H) as [Sy Go]; exists (moves image (v ++ [j])); split; [apply (symmetry_automorphism g _ (moves inverse (v ++ [j])) (vertices_once F xs) Sy) | tauto]. }
  set (Eq := list_eq_dec Z.eq_dec : forall u v : vertex g, {u = v} + {u <> v}).
  intros u v u' v' H H'; destruct (From u v H) as (f & Af & Go), (From u' v' H') as (h & Ah & Go').
  exists (fun x => h (undone g Eq f x)); split; [apply (automorphism_after g Eq (vertices_once F xs)); [apply (automorphism_undone g Eq (vertices_once F xs)), Af | exact Ah]|].
  destruct (undone_symmetry g Eq (vertices_once F xs) f Af) as [Back _]; destruct (Back r (proj1 Ars)) as [_ Br], (Back s (proj1 (proj2 Ars))) as [_ Bs].
  destruct Go as [[<- <-]|[<- <-]], Go' as [[<- <-]|[<- <-]]; rewrite Br, Bs; tauto.
Qed.
End Edges.
