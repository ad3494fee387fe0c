(* What is asked of the moves of a network of permutations whose girth is 6, or whose moves are all exchanges of a shape, of which the
   diameter is known. *)

From Coq Require Import ZArith List Bool Lia.
From Topocert Require Import Graph Girth Walk Text TextMeaning CheckLinear CheckQuestion CheckTerms CheckFamily CheckPlace CheckProper CheckTheorem NetworkSame FamilyWordsSays Permutations PermutationText PermutationShown PermutationShapes PermutationCycles PermutationDistances PermutationPaths.
Import ListNotations.
Open Scope Z_scope.

(* Two places are one that a move of the shape may exchange; and the same two, in any order. *)
Definition within_cond (s : shape) : cond :=
  let a := Var 0 in let b := Var 1 in
  match s with FirstWithAny => Text.Or (Equal a (Num 0)) (Equal b (Num 0)) | Neighbouring => Text.Or (Equal (Plus a (Num 1)) b) (Equal (Plus b (Num 1)) a) | AnyTwo => Yes end.
Definition same_two : cond :=
  let t := Var 0 in let u := Var 1 in let a := Var 2 in let b := Var 3 in Text.Or (Text.And (Equal a u) (Equal b t)) (Text.And (Equal a t) (Equal b u)).

Definition within_questions (F : family) (G : group) (s : shape) : list branch :=
  match s with AnyTwo => [] | _ => map (fun m => asked F Yes (fun ps => do ts <- chosen (parameters (line F)) ps m; claim_of ts (within_cond s) false)) (generators G) end.

Definition paired_facts (s : shape) (t u : poly) : poly * poly :=
  match s with FirstWithAny => (u, minus (constant 0) u) | Neighbouring => (plus (minus t u) (-1), plus (minus u t) 1) | AnyTwo => (u, plus (minus t u) (-1)) end.

Definition whole_question (F : family) (G : group) (s : shape) (l : list (nat * list term)) : branch :=
  asked F Yes (fun ps => do t <- fresh; do u <- fresh; fact (plus t (-1)) ;; fact (plus (minus (nth (symbols G) ps []) t) (-1)) ;; fact (fst (paired_facts s t u)) ;; fact (snd (paired_facts s t u)) ;;
    some (map (fun p => pick_claim G ps (ps ++ [t; u]) p (fun ts => claim_of (t :: u :: ts) same_two)) l) false).

Definition symbols_question (F : family) (G : group) (least : Z) : branch := asked F Yes (fun ps => claim_of [nth (symbols G) ps []] (AtMost (Num least) (Var 0)) false).

(* Twice the diameter, where there are n symbols. *)
Definition double (s : shape) (n : term) : term :=
  match s with
  | Neighbouring => Times n (Minus n (Num 1))
  | AnyTwo => Times (Num 2) (Minus n (Num 1))
  | FirstWithAny => Times (Num 2) (Floor (Times (Num 3) (Minus n (Num 1))) (Num 2))
  end.

Definition diameter_question (F : family) (G : group) (s : shape) (times : Z) (value : term) : branch :=
  asked F Yes (fun ps => do v <- poly_of ps value; claim_of [nth (symbols G) ps []; v] (Equal (Times (Num times) (double s (Var 0))) (Times (Num 2) (Var 1))) false).

(* The move is the reversal of so many places and one more. *)
Definition reversal_question (F : family) (G : group) (p : nat * list term) (k : Z) : branch := asked F Yes (fun ps => pick_claim G ps ps p (fun ts => claim_of ts (Equal (Var 0) (Num k))) false).

Definition reverses (G : group) : bool := forallb (fun m => match shift_of m with FlipOf _ => true | _ => false end) (generators G).

Section Group.
Variables (F : family) (G : group) (xs : list Z).
Hypothesis M : member F xs.
Hypothesis read : permutations_of (line F) = Some G.
Hypothesis count_ : length (arguments F) = parameters (line F).
Notation ps := (params F xs).
Notation k := (parameters (line F)).
Notation n := (nth (symbols G) ps 0).
Notation g := (text_graph (line F) ps).
Hypothesis Q : forall q, In q (group_questions F G) -> exists p, refutes q p = true.

Notation base := (positive_so F G xs M Q).
Notation legal_ := (moves_legal F G xs M read count_ Q).
Notation given_ := (given_so_ F G xs M Q).
Notation many := (params_many F xs count_).
Notation all_of := (vertices_once_ (line F) G ps read many base given_).
Notation are_ := (vertices_are (line F) G ps read many base given_).
Notation links_ := (links_are (line F) G ps read many base legal_).

Lemma swap_of m : swaps G = true -> In m (generators G) -> exists a b, shift_of m = SwapOf a b.
Proof. unfold swaps; rewrite forallb_forall; intros S I; specialize (S m I); destruct (shift_of m); try discriminate; eauto. Qed.

Theorem shape_within s us : swaps G = true -> all_refuted (within_questions F G s) us = true -> within (moves_at ps G) s.
Proof.
  intros S A m I; pose proof (legal_ m I) as L; unfold moves_at in I; apply in_flat_map in I as (x & I & J); apply in_map_iff in J as (v & <- & C).
  destruct (swap_of x S I) as (a & b & E); set (za := num (ps ++ 0 :: v) a); set (zb := num (ps ++ 0 :: v) b).
  rewrite E in *; cbn [move_at legal] in *; fold za zb in L |- *.
  assert (K : yes [za; zb] (within_cond s) = true).
  { destruct s; [| |reflexivity]; destruct (yes [za; zb] (within_cond _)) eqn:Y; try reflexivity; exfalso.
    all: destruct (all_refuted_in _ us A _ (in_map (fun m => asked F Yes (fun ps => do ts <- chosen k ps m; claim_of ts (within_cond _) false)) _ x I)) as [p R].
    all: apply (asked_sound _ _ _ _ R xs M eq_refl); intros w qs P; apply (chosen_then F G xs read count_ x v w qs _ I C P); intros w' ts Lw Ht.
    all: eapply false_so; [apply claim_of_means, Ht|]; unfold of_choice; rewrite E; cbn [places_of map app]; fold za zb; exact Y. }
  unfold paired; destruct s; cbn in K; rewrite ?orb_true_iff, ?Z.eqb_eq in K.
  - destruct K as [K|K]; [exists za, zb | exists zb, za]; auto.
  - destruct K as [K|K]; [exists za, zb | exists zb, za]; (split; [lia | auto]).
  - destruct (Z.lt_ge_cases za zb); [exists za, zb | exists zb, za]; (split; [lia | auto]).
Qed.

Theorem shape_whole s l p : swaps G = true -> forallb (picks G) l = true -> refutes (whole_question F G s l) p = true -> whole n (moves_at ps G) s.
Proof.
  intros S Pi R u t T P.
  set (same := fun zs => yes (t :: u :: zs) same_two).
  set (told := fun q => let v := map (num (ps ++ [t; u])) (snd q) in truths (range_truths (ps ++ [0]) (along (picked G q)) v ++ [same (map (num (ps ++ 0 :: v)) (places_of (shift_of (picked G q))))])).
  destruct (existsb (fun b => b) (map told l)) eqn:E.
  - apply existsb_exists in E as (b & I & ->); apply in_map_iff in I as (q & E & I); rewrite forallb_forall in Pi; destruct (pick_so F G xs M read count_ Q q (ps ++ [t; u]) same (Pi q I) E) as (J & L & W).
    destruct (swap_of _ S (proj1 (picked_in G q (Pi q I)))) as (a & b & Eq_); unfold same in W; rewrite Eq_ in *; cbn [move_at places_of map] in *.
    set (za := num _ a) in *; set (zb := num _ b) in *; cbn in W; rewrite orb_true_iff, !andb_true_iff, !Z.eqb_eq in W.
    apply in_both in J as (m & J & Em); assert (m = Swap za zb) by (destruct Em as [<-|Em]; [reflexivity | destruct m; try discriminate; exact (eq_sym Em)]); subst m; destruct W as [[-> ->]|[-> ->]]; auto.
  - exfalso; apply (asked_sound _ _ _ _ R xs M eq_refl); intros w qs Hq0.
    apply (so_bind _ _ t); [apply yields_fresh|]; intros w1 q L1 Hq; apply (have_later _ _ _ _ L1) in Hq0.
    apply (so_bind _ _ u); [apply yields_fresh|]; intros w2 r L2 Hr; apply (have_later _ _ _ _ L2) in Hq0; apply (has_later _ _ _ _ L2) in Hq.
    assert (Facts : exists a b, has w2 (fst (paired_facts s q r)) a /\ 0 <= a /\ has w2 (snd (paired_facts s q r)) b /\ 0 <= b).
    { unfold paired in P; destruct s; cbn [paired_facts fst snd]; do 2 eexists; (split; [first [exact Hr | apply has_plus, has_minus; eassumption]|]; split; [lia|]; split; [first [apply has_minus; [apply has_constant | exact Hr] | apply has_plus, has_minus; eassumption] | lia]). }
    destruct Facts as (a & b & Ha & La & Hb & Lb).
    apply so_then; [apply (so_fact _ (t + -1)); [apply has_plus, Hq | lia]|]; apply so_then; [apply (so_fact _ (n - t + -1)); [apply has_plus, has_minus; [apply have_nth, Hq0 | exact Hq] | lia]|].
    apply so_then; [apply (so_fact _ a); assumption|]; apply so_then; [apply (so_fact _ b); assumption|].
    eapply false_so; [apply means_some|exact E]; clear R E; induction l as [|x l IH]; [constructor|]; cbn [map]; constructor; [|apply IH; cbn [forallb] in Pi; apply andb_true_iff in Pi; tauto].
    apply (pick_means F G xs x (qs ++ [q; r]) (ps ++ [t; u])); [exact Hq0 | apply have_app; [exact Hq0 | constructor; [exact Hq | constructor; [exact Hr | constructor]]]|].
    intros w3 ts zs L3 Ht; apply claim_of_means; constructor; [apply (has_later _ _ _ _ L3 Hq) | constructor; [apply (has_later _ _ _ _ L3 Hr) | exact Ht]].
Qed.

Theorem group_edge_transitive s l us p : swaps G = true -> s <> Neighbouring -> forallb (picks G) l = true -> all_refuted (within_questions F G s) us = true -> refutes (whole_question F G s l) p = true -> edge_transitive g.
Proof.
  intros S N Pi A R; exact (shape_edge_transitive n base _ _ (moves_at ps G) all_of are_ legal_ links_ s (shape_within s us S A) (shape_whole s l p S Pi R) N).
Qed.

Theorem group_diameter s times value l us p q : swaps G = true -> forallb (picks G) l = true -> refutes (diameter_question F G s times value) q = true ->
  refutes (whole_question F G s l) p = true -> all_refuted (within_questions F G s) us = true -> exists d, diameter g d /\ times * d = num ps value.
Proof.
  intros S Pi Rd R A; pose proof (shape_within s us S A) as Wi; pose proof (shape_whole s l p S Pi R) as Wh; set (v := num ps value).
  assert (E : num [n; v] (Times (Num times) (double s (Var 0))) = 2 * v).
  { destruct (num [n; v] (Times (Num times) (double s (Var 0))) =? 2 * v) eqn:E; [apply Z.eqb_eq, E | exfalso].
    apply (asked_sound _ _ _ _ Rd xs M eq_refl); intros w qs P; apply (term_then _ _ ps); [exact P|]; onward; eapply false_so; [apply claim_of_means; constructor; [apply have_nth, P | constructor; [eassumption | constructor]] | exact E]. }
  pose proof (graph_decidable F xs) as Dec; destruct s; cbn [num double nth] in E; fold n in E.
  - exists (3 * (n - 1) / 2); split; [apply (first_diameter n base _ _ (moves_at ps G) all_of are_ legal_ links_ Dec); auto | lia].
  - assert (Half : exists d, 2 * d = n * (n - 1)) by (destruct (Z.Even_or_Odd n) as [[h H]|[h H]]; rewrite H; [exists (h * (2 * h - 1)) | exists ((2 * h + 1) * h)]; lia).
    destruct Half as [d H]; exists d; split; [apply (neighbouring_diameter n base _ _ (moves_at ps G) all_of are_ legal_ links_ Dec); auto | lia].
  - exists (n - 1); split; [apply (any_diameter n base _ _ (moves_at ps G) all_of are_ legal_ links_ Dec); auto | lia].
Qed.

Theorem group_star_girth us : swaps G = true -> all_refuted (within_questions F G FirstWithAny) us = true -> forall u l, cycle g u l -> 6 <= Z.of_nat (length (u :: l)).
Proof. intros S A; exact (star_girth n base _ _ (moves_at ps G) are_ legal_ links_ (shape_within FirstWithAny us S A)). Qed.

Lemma symbols_so least q : refutes (symbols_question F G least) q = true -> least <= n.
Proof.
  intros T; destruct (Z.le_gt_cases least n) as [|L]; [assumption|exfalso]; apply (asked_sound _ _ _ _ T xs M eq_refl); intros w qs P.
  eapply false_so; [apply claim_of_means; constructor; [apply have_nth, P | constructor] | cbn; apply Z.leb_gt, L].
Qed.

Theorem group_laceable l p q : swaps G = true -> forallb (picks G) l = true -> refutes (symbols_question F G 4) q = true -> refutes (connected_question F G l) p = true -> hamiltonian_laceable g.
Proof.
  intros S Pi Fo R; apply (lowered_laceable n base _ _ (moves_at ps G) all_of are_ legal_ links_ (symbols_so 4 q Fo)); [|exact (group_lowers F G xs M read count_ Q l p Pi R)].
  intros m I; unfold moves_at in I; apply in_flat_map in I as (x & I & J); apply in_map_iff in J as (v & <- & _); destruct (swap_of x S I) as (a & b & ->); cbn [move_at]; eauto.
Qed.

Theorem group_star_six l p q : swaps G = true -> forallb (picks G) l = true -> refutes (whole_question F G FirstWithAny l) p = true -> refutes (symbols_question F G 3) q = true -> exists u l, cycle g u l /\ Z.of_nat (length (u :: l)) = 6.
Proof.
  intros S Pi R T; pose proof (symbols_so 3 q T) as N.
  exact (six_of_star n base _ _ (moves_at ps G) are_ legal_ links_ N (shape_whole FirstWithAny l p S Pi R)).
Qed.

Theorem group_reversals_girth : reverses G = true -> forall u l, cycle g u l -> 6 <= Z.of_nat (length (u :: l)).
Proof.
  intros S; apply (reversals_girth n base _ _ (moves_at ps G) are_ legal_ links_); intros m I; unfold moves_at in I; apply in_flat_map in I as (x & I & J); apply in_map_iff in J as (v & <- & _).
  unfold reverses in S; rewrite forallb_forall in S; specialize (S x I); destruct (shift_of x); try discriminate; cbn [move_at]; eauto.
Qed.

Lemma reversal_so q j p : reverses G = true -> picks G q = true -> refutes (reversal_question F G q j) p = true -> In (Flip j) (moves_at ps G).
Proof.
  intros S Pi R; set (is_j := fun zs => yes zs (Equal (Var 0) (Num j))).
  destruct (truths (range_truths (ps ++ [0]) (along (picked G q)) (map (num ps) (snd q)) ++ [is_j (map (num (ps ++ 0 :: map (num ps) (snd q))) (places_of (shift_of (picked G q))))])) eqn:E.
  - destruct (pick_so F G xs M read count_ Q q ps is_j Pi E) as (J & _ & W); unfold reverses in S; rewrite forallb_forall in S; specialize (S _ (proj1 (picked_in G q Pi))).
    unfold is_j in W; destruct (shift_of (picked G q)) as [| |m]; try discriminate; cbn [move_at places_of map] in *; cbn in W; apply Z.eqb_eq in W; rewrite W in J.
    apply in_both in J as (x & J & [<-|Ex]); [exact J | destruct x; try discriminate; cbn [undo] in Ex; rewrite <- Ex in J; exact J].
  - exfalso; apply (asked_sound _ _ _ _ R xs M eq_refl); intros w qs P; eapply false_so; [apply (pick_means F G xs q qs ps w qs _ is_j P P) | exact E].
    intros w' ts zs Lw Ht; apply claim_of_means, Ht.
Qed.

Theorem group_six_reversals q r p p' : reverses G = true -> picks G q = true -> picks G r = true -> refutes (reversal_question F G q 1) p = true -> refutes (reversal_question F G r 2) p' = true ->
  exists u l, cycle g u l /\ Z.of_nat (length (u :: l)) = 6.
Proof.
  intros S Pq Pr Rq Rr; pose proof (reversal_so q 1 p S Pq Rq) as I; pose proof (reversal_so r 2 p' S Pr Rr) as J; pose proof (legal_ _ J) as L; cbn [legal] in L.
  apply (six_of_reversals n base _ _ (moves_at ps G) are_ legal_ links_); [lia | exact I | exact J].
Qed.
End Group.
