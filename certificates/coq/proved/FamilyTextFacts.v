(* Words by their own text as facts about networks: they have one value, and that is what lemmas by text show. *)

From Coq Require Import ZArith NArith QArith Lia List Bool Uint63.
From Coq Require String.
From Topocert Require Import Graph Walk Text TextMeaning CheckLinear CheckQuestion CheckTerms CheckFamily CheckPlace CheckProper CheckTheorem.
From Topocert Require Import CheckCounts FamilyTerms WordSays WordFacts FamilyWordsSays FamilyText FamilyTextWorth FamilySentences FamilyWordTexts.
Import ListNotations.
Open Scope Z_scope.

(* Rows are those of the page. *)
Definition page_rows (t : text) (ps : list Z) (rows : list (part * list part)) : Prop := Forall2 (is_row (text_graph t ps) tuple_name) (vertices (text_graph t ps)) rows.

Lemma page_rows_once t ps r s : page_rows t ps r -> page_rows t ps s -> r = s.
Proof.
  unfold page_rows; set (g := text_graph t ps); assert (K : forall l p, Forall2 (is_row g tuple_name) l p -> forall q, Forall2 (is_row g tuple_name) l q -> p = q); [|intros A B; apply (K _ _ A _ B)].
  induction 1 as [|v [a l] vs p (A & near & N & L) _ IH]; intros q B; inversion B as [|? [b m] ? q' (A' & near' & N' & L') B']; subst; [reflexivity|]; cbn [fst snd] in *; subst; f_equal; [|apply IH, B'].
  f_equal; f_equal; apply filter_ext_in; intros u I; apply eq_true_iff_eq; rewrite (N u I), (N' u I); reflexivity.
Qed.

Lemma tuple_name_same u : forall v, same (tuple_name u) (tuple_name v) = true <-> u = v.
Proof.
  induction u as [|x u IH]; intros [|y v]; cbn [tuple_name fold_right same whole]; try (split; [reflexivity || discriminate | congruence || discriminate]).
  fold (tuple_name u); fold (tuple_name v); cbn [Pos.eqb]; rewrite andb_true_r, andb_true_iff, IH, Z.eqb_eq; split; [intros [-> ->]; reflexivity | intros E; injection E; auto].
Qed.

Lemma tuple_name_alike u : forall v, length u = length v -> alike (tuple_name u) (tuple_name v) = true.
Proof. induction u as [|x u IH]; intros [|y v] L; try discriminate L; [reflexivity|]; cbn [tuple_name fold_right alike whole andb]; apply IH; injection L as L; exact L. Qed.

Lemma tuple_name_plain u : one_way (tuple_name u) = false.
Proof. induction u as [|x u IH]; [reflexivity | cbn [tuple_name fold_right one_way whole orb]; exact IH]. Qed.

Section Rows.
Variables (t : text) (ps : list Z).
Notation g := (text_graph t ps).

Lemma text_length u : is_vertex g u -> length u = length (coordinates t).
Proof.
  unfold is_vertex; cbn [vertices text_graph]; unfold text_vertices; destruct (tuples ps (coordinates t)) as [l|] eqn:E; [|intros []]; intros I; apply (tuples_fit _ _ _ E) in I; clear E; revert I; generalize ps.
  revert u; induction (coordinates t) as [|r rs IH]; intros [|x u] e; cbn [fits]; intros I; try contradiction; [reflexivity|].
  destruct (Text.value e (low r)); [|contradiction]; destruct (Text.value e (high r)); [|contradiction]; cbn [length]; f_equal; apply (IH u (e ++ [x])), I.
Qed.

Lemma tuple_names : names_fit g tuple_name.
Proof.
  intros u v U V; split; [apply tuple_name_same|]; split; [apply tuple_name_same; reflexivity|]; split; [|apply tuple_name_plain].
  apply tuple_name_alike; rewrite (text_length u U), (text_length v V); reflexivity.
Qed.

Lemma page_rows_by (near_ : vertex g -> vertex g -> bool) : (forall u v, is_vertex g u -> is_vertex g v -> (near_ u v = true <-> adj g u v)) -> exists rows, page_rows t ps rows.
Proof.
  intros N; exists (map (fun v => (tuple_name v, map tuple_name (filter (near_ v) (vertices g)))) (vertices g)); unfold page_rows.
  assert (K : forall l, (forall v, In v l -> In v (vertices g)) -> Forall2 (is_row g tuple_name) l (map (fun v => (tuple_name v, map tuple_name (filter (near_ v) (vertices g)))) l)); [|apply K; auto].
  induction l as [|v l IH]; intros H; [constructor|]; cbn [map]; constructor; [|apply IH; intros u I; apply H; right; exact I].
  split; [reflexivity|]; exists (near_ v); split; [|reflexivity]; intros u U; apply N; [apply H; left; reflexivity | exact U].
Qed.

Lemma page_rows_fit rows : page_rows t ps rows -> rows_fit g tuple_name rows.
Proof.
  unfold page_rows, rows_fit; assert (K : forall l m, Forall2 (is_row g tuple_name) l m -> Forall2 (fun v row => fst row = tuple_name v /\ exists l, lists (adj g v) l /\ snd row = map tuple_name l) l m); [|apply K].
  assert (Once : NoDup (vertices g)) by (cbn [vertices text_graph]; destruct (text_vertices t ps) as [vs|] eqn:E; [exact (tuples_once _ _ _ E) | constructor]).
  induction 1 as [|v row l m (A & near_ & N & L) _ IH]; constructor; [|exact IH]; split; [exact A|]; exists (filter near_ (vertices g)); split; [|exact L]; split; [apply NoDup_filter, Once|].
  intros u; rewrite filter_In; split; [intros [I E]; apply (N u I), E | intros A'; split; [apply (adj_right A') | apply (N u (adj_right A')), A']].
Qed.
End Rows.

Lemma page_rows_there F xs : network_right F xs -> exists rows, page_rows (line F) (params F xs) rows.
Proof.
  intros R; apply (page_rows_by _ _ (near F xs)); intros u v U V; rewrite (near_adj F xs R u v); split; [intros (_ & _ & A); exact A|]; intros A.
  split; [apply (vertices_here F xs R), U|]; split; [apply (vertices_here F xs R), V | exact A].
Qed.

(* ---------- The value of a word ---------- *)

Definition place_argument (a : option Z) : word_argument := match a with None => Itself | Some z => Number_of (whole z) end.

Definition place_value (rows : list (part * list part)) (a : option Z) : worth := match a with None => Network (Made rows) | Some z => Part_ (whole z) end.

Definition text_value (t : text) (ps : list Z) (w : word_name) (l : list (option Z)) (z : Z) : Prop :=
  said_here w = false /\ exists x rows, word_text w = Some x /\ page_rows t ps rows /\ value (rev (map (place_value rows) l)) x = Some (if says_truth x then True_or_false (1 <=? z) else Part_ (whole z)) /\
    (says_truth x = true -> z = 0 \/ z = 1).

Lemma text_value_once t ps w l a b : text_value t ps w l a -> text_value t ps w l b -> a = b.
Proof.
  intros (_ & x & rows & X & P & V & T) (_ & y & rows' & X' & P' & V' & T'); rewrite X in X'; injection X' as <-; rewrite (page_rows_once _ _ _ _ P P') in V; rewrite V in V'; destruct (says_truth x); injection V' as E; [|exact E].
  destruct (T eq_refl) as [->| ->], (T' eq_refl) as [->| ->]; try reflexivity; discriminate E.
Qed.

Lemma arguments_there rows l : all_there (map (argument_worth (Made rows)) (map place_argument l)) = Some (map (place_value rows) l).
Proof. induction l as [|[z|] l IH]; cbn [map all_there place_argument argument_worth place_value]; [reflexivity | |]; rewrite IH; reflexivity. Qed.

(* What is said of a word is of that value. *)
Lemma text_says_value t ps w l j z x : text_value t ps w l z -> word_text w = Some x -> text_says t ps (WordFact w (map place_argument l) j) ->
  match j with
  | Is_truth b => says_truth x = true /\ b = (1 <=? z)
  | Is_number p => says_truth x = false /\ below p (whole z) = Some false /\ below (whole z) p = Some false
  | _ => True
  end.
Proof.
  intros (_ & y & rows & X & P & V & _) X'; rewrite X in X'; injection X' as ->; unfold text_says; cbn [word word_arguments word_judgement]; rewrite X; intros (rows' & e & P' & E & J).
  rewrite <- (page_rows_once _ _ _ _ P P') in E; rewrite arguments_there in E; injection E as <-; destruct j; cbn [judged] in J; try exact I; rewrite V in J; destruct (says_truth x).
  - injection J as ->; auto.
  - discriminate J.
  - destruct J as (q & J & _); discriminate J.
  - destruct J as (q & J & A & B); injection J as <-; auto.
Qed.

Lemma text_value_says t ps w l z x : text_value t ps w l z -> word_text w = Some x -> text_says t ps (WordFact w (map place_argument l) (if says_truth x then Is_truth (1 <=? z) else Is_number (whole z))).
Proof.
  intros (_ & y & rows & X & P & V & _) X'; rewrite X in X'; injection X' as ->; unfold text_says; cbn [word word_arguments word_judgement]; rewrite X; exists rows, (map (place_value rows) l); split; [exact P|]; split; [apply arguments_there|].
  destruct (says_truth x); cbn [judged]; [exact V|]; exists (whole z); split; [exact V|]; cbn [below whole]; rewrite Z.ltb_irrefl; auto.
Qed.

(* Numbers of which neither is below the other are the same. *)
Lemma not_below q z : below (Ratio (Qnum q) (Qden q)) (whole z) = Some false -> below (whole z) (Ratio (Qnum q) (Qden q)) = Some false -> Qred q = q -> q = inject_Z z.
Proof.
  cbn [below whole]; intros A B E; injection A as A; injection B as B; apply Z.ltb_ge in A, B; rewrite <- E, <- (red_whole z); apply Qred_complete; unfold Qeq; cbn [inject_Z Qnum Qden]; lia.
Qed.

(* A text that is true, whatever names its network's vertices have. *)
Lemma text_value_true t ps near_ w l x : (forall u v, is_vertex (text_graph t ps) u -> is_vertex (text_graph t ps) v -> (near_ u v = true <-> adj (text_graph t ps) u v)) -> said_here w = false -> word_text w = Some x -> says_truth x = true ->
  (forall name rows, names_fit (text_graph t ps) name -> rows_fit (text_graph t ps) name rows -> value (rev (map (place_value rows) l)) x = Some (True_or_false true)) -> text_value t ps w l 1.
Proof.
  intros N H X T V; destruct (page_rows_by t ps near_ N) as [rows P]; split; [exact H|]; exists x, rows; rewrite T; split; [exact X|]; split; [exact P|]; split; [|auto]; exact (V tuple_name rows (tuple_names t ps) (page_rows_fit t ps rows P)).
Qed.

(* ---------- Lemmas by text ---------- *)

Definition place_of_number (a : option Z) : place := option_map Num a.

Section Sound.
Variables (F : family) (c : cond) (xs : list Z).
Hypothesis M : CheckPlace.member F xs.
Hypothesis R : network_right F xs.
Hypothesis Y : yes (params F xs) c = true.
Notation pv := (params F xs).
Notation g := (text_graph (line F) pv).

Lemma places_value rows l : map (place_worth F xs rows) (map place_of_number l) = map (place_value rows) l.
Proof. rewrite map_map; apply map_ext; intros [z|]; reflexivity. Qed.

Theorem text_lemma_sound w l order_ counted_ plan x found value_ us : said_here w = false -> word_text w = Some x -> (forall t, order_ = Some t -> order g (num pv t)) ->
  (counted_ = true -> reversed F xs /\ distinct F xs) -> sums_fit_plan F plan = true -> text_fits F order_ counted_ (map place_of_number l) x found = true ->
  all_refuted (text_questions F c order_ counted_ (map place_of_number l) plan x found value_) us = true ->
  match found with
  | Truly b => says_truth x = true -> text_value (line F) pv w l (if b then 1 else 0)
  | Reaches most end_ => exists z, (if most then num pv value_ <= z else z <= num pv value_) /\ (end_ = true -> z = num pv value_) /\ (says_truth x = false -> text_value (line F) pv w l z)
  end.
Proof.
  intros H X O Cd Su Fi A; destruct (page_rows_there F xs R) as [rows P].
  pose proof (text_sound F c xs M R Y tuple_name (tuple_names _ _) rows (page_rows_fit _ _ rows P) order_ counted_ (map place_of_number l) plan x found value_ us) as K; cbv zeta in K; rewrite places_value in K.
  specialize (K ltac:(intros t E; symmetry; apply (O t E)) Cd Su Fi A); destruct found as [b|most end_].
  - intros T; split; [exact H|]; exists x, rows; split; [exact X|]; split; [exact P|]; rewrite T; split; [|destruct b; auto]; rewrite K; destruct b; reflexivity.
  - destruct K as (z & V & L & End_); exists z; split; [exact L|]; split; [exact End_|]; intros T; split; [exact H|]; exists x, rows; split; [exact X|]; split; [exact P|]; rewrite T; split; [exact V | discriminate].
Qed.
End Sound.
