(* Sums over the vertices of whole families, and over their links, that telescope: see CheckTheorem.v. *)

From Coq Require Import ZArith NArith Lia List Bool.
From Topocert Require Import Graph Walk Text TextMeaning CheckLinear CheckQuestion CheckTerms CheckFamily CheckPlace CheckProper CheckTheorem.
Import ListNotations.
Open Scope Z_scope.

(* ---------- What is added ---------- *)

(* A variable that a sum goes over. In the text it stands behind the names before it, or the first so many of them,
   and constants. *)
Record level := Level { keep : option nat; gap : list Z; over_ : range }.

Definition kept {A} (l : level) (e : list A) : list A := match keep l with None => e | Some k => firstn k e end.
Definition names_before (l : level) (e : list poly) : list poly := kept l e ++ constants (gap l).
Definition values_before (l : level) (e : list Z) : list Z := kept l e ++ gap l.

Definition ends (l : level) (e : list Z) : Z * Z := (num (values_before l e) (low (over_ l)), num (values_before l e) (high (over_ l))).

(* The sum over all values, in the names of the text, e, and those of the certificate, o. *)
Fixpoint total_at (ls : list level) (weight : list Z -> list Z -> Z) (e o : list Z) : Z :=
  match ls with
  | [] => weight e o
  | l :: ls => sum_over (fun x => let f := values_before l e ++ [x] in if yes f (only (over_ l)) then total_at ls weight f (o ++ [x]) else 0)
      (span (fst (ends l e)) (snd (ends l e)))
  end.

(* ---------- Questions ---------- *)

(* Variables with any values in their ranges. *)
Fixpoint ranging (ls : list level) (e o : list poly) (go : list poly -> list poly -> making unit) : making unit :=
  match ls with
  | [] => go e o
  | l :: ls => let f := names_before l e in
    do x <- fresh; do a <- poly_of f (low (over_ l)); do b <- poly_of f (high (over_ l)); fact (minus x a) ;; fact (minus b x) ;;
    each_true (condition (f ++ [x]) (only (over_ l))) ;; ranging ls (f ++ [x]) (o ++ [x]) go
  end.

(* The sum over a variable and those behind it is its term behind the range. *)
Definition from_ (k : Z) (ls : list level) (ts : list term) (weight : list poly -> list poly -> making poly) (e o : list poly) : making poly :=
  match ls, ts with
  | l :: _, t :: _ => let f := names_before l e in do _ <- poly_of f (low (over_ l)); do b <- poly_of f (high (over_ l)); poly_of (o ++ [plus b 1]) t
  | _, _ => do p <- weight e o; ret (scale k p)
  end.

Definition level_questions (F : family) (c : cond) (k : Z) (before : list level) (l : level) (t : term) (ls : list level) (ts : list term)
    (weight : list poly -> list poly -> making poly) : list branch :=
  [asked F c (fun ps => ranging before ps ps (fun e o => let f := names_before l e in
     do a <- poly_of f (low (over_ l)); do b <- poly_of f (high (over_ l)); do p <- poly_of (o ++ [a]) t;
     all [at_least (ret (plus b 1)) (ret a); is (ret p) (ret [])] false));
   asked F c (fun ps => ranging before ps ps (fun e o => let f := names_before l e in
     do x <- fresh; do a <- poly_of f (low (over_ l)); do b <- poly_of f (high (over_ l)); fact (minus x a) ;; fact (minus b x) ;;
     do q <- poly_of (o ++ [plus x 1]) t; do p <- poly_of (o ++ [x]) t; do s <- from_ k ls ts weight (f ++ [x]) (o ++ [x]);
     let grows := is (ret (minus q p)) (ret s) in
     match only (over_ l) with
     | Yes => grows false
     | d => let d := claim_of (f ++ [x]) d in all [some [contrary d; grows]; some [d; is (ret (minus q p)) (ret [])]] false
     end))].

(* The last variable first. *)
Fixpoint sum_questions (F : family) (c : cond) (k : Z) (before ls : list level) (ts : list term) (weight : list poly -> list poly -> making poly) : list branch :=
  match ls, ts with
  | l :: ls, t :: ts => sum_questions F c k (before ++ [l]) ls ts weight ++ level_questions F c k before l t ls ts weight
  | _, _ => []
  end.

(* ---------- What they show ---------- *)

(* Values in their ranges, and what the text's names stand for then. *)
Fixpoint standing (ls : list level) (e xs e' : list Z) : Prop :=
  match ls, xs with
  | [], [] => e' = e
  | l :: ls, x :: xs => fst (ends l e) <= x <= snd (ends l e) /\ yes (values_before l e ++ [x]) (only (over_ l)) = true /\ standing ls (values_before l e ++ [x]) xs e'
  | _, _ => False
  end.

Lemma standing_more ls l x : forall e xs e', standing ls e xs e' -> fst (ends l e') <= x <= snd (ends l e') -> yes (values_before l e' ++ [x]) (only (over_ l)) = true ->
  standing (ls ++ [l]) e (xs ++ [x]) (values_before l e' ++ [x]).
Proof.
  induction ls as [|m ls IH]; intros e [|y xs] e' S B Y; simpl in S; try contradiction.
  - subst e'; simpl; auto.
  - destruct S as (By & Yy & S); simpl; split; [exact By|]; split; [exact Yy|]; apply IH; assumption.
Qed.

Lemma have_firstn w n ps xs : have w ps xs -> have w (firstn n ps) (firstn n xs).
Proof. intros H; revert n; induction H; intros [|n]; simpl; constructor; auto. apply IHForall2. Qed.

Lemma have_before w l e ev : have w e ev -> have w (names_before l e) (values_before l ev).
Proof.
  intros H; unfold names_before, values_before; apply have_app; [|apply have_constants]; unfold kept; destruct (keep l); [apply have_firstn|]; exact H.
Qed.

Lemma have_one w p x : has w p x -> have w [p] [x].
Proof. repeat constructor; assumption. Qed.

(* One more variable. *)
Lemma between_then l e ev w x (go : poly -> making unit) : have w e ev -> fst (ends l ev) <= x <= snd (ends l ev) ->
  (forall w' p, later w w' -> has w' p x -> so (go p) w') ->
  so (do x <- fresh; do a <- poly_of (names_before l e) (low (over_ l)); do b <- poly_of (names_before l e) (high (over_ l)); fact (minus x a) ;; fact (minus b x) ;; go x) w.
Proof.
  intros E [A B] G; pose proof (have_before w l e ev E) as H; unfold ends in A, B; cbn [fst snd] in A, B.
  apply (so_bind _ _ x); [apply yields_fresh|]; intros w1 p L1 P; apply (have_later _ _ _ _ L1) in H.
  apply (term_then _ _ (values_before l ev)); [exact H|]; intros w2 a L2 Ha; apply (term_then _ _ (values_before l ev)); [apply (have_later _ _ _ _ L2 H)|]; intros w3 b L3 Hb.
  pose proof (has_later _ _ _ _ L3 (has_later _ _ _ _ L2 P)) as P3; pose proof (has_later _ _ _ _ L3 Ha) as A3.
  apply so_then; [apply (so_fact _ _ _ (has_minus _ _ _ _ _ P3 A3)); lia|]; apply so_then; [apply (so_fact _ _ _ (has_minus _ _ _ _ _ Hb P3)); lia|].
  apply G; [apply (later_trans _ _ _ L1), (later_trans _ _ _ L2), L3 | exact P3].
Qed.

Lemma ranging_then ls : forall e o ev ov xs e' go w, have w e ev -> have w o ov -> standing ls ev xs e' ->
  (forall w' f q, later w w' -> have w' f e' -> have w' q (ov ++ xs) -> so (go f q) w') -> so (ranging ls e o go) w.
Proof.
  induction ls as [|l ls IH]; intros e o ev ov [|x xs] e' go w E O S G; simpl in S; try contradiction.
  - subst e'; apply G; [apply later_refl | exact E | rewrite app_nil_r; exact O].
  - destruct S as (B & Y & S); cbn [ranging]; cbv zeta; apply (between_then l e ev w x (fun p => each_true (condition (names_before l e ++ [p]) (only (over_ l))) ;; ranging ls (names_before l e ++ [p]) (o ++ [p]) go) E B).
    intros w1 p L1 P; assert (E1 : have w1 (names_before l e ++ [p]) (values_before l ev ++ [x])) by (apply have_app; [apply (have_later _ _ _ _ L1), have_before, E | apply have_one, P]).
    apply so_then; [apply so_each_true; apply (mean_true _ _ _ (condition_mean _ _ _ _ E1)); rewrite condition_yes; exact Y|].
    apply (IH _ _ (values_before l ev ++ [x]) (ov ++ [x]) xs e'); [exact E1 | apply have_app; [apply (have_later _ _ _ _ L1 O) | apply have_one, P] | exact S|].
    intros w2 f q L2 Hf Hq; rewrite <- app_assoc in Hq; apply G; [apply (later_trans _ _ _ L1 L2) | exact Hf | exact Hq].
Qed.

(* A sum that grows by its parts. *)
Lemma telescope T g n : forall a, (forall x, a <= x < a + Z.of_nat n -> T (x + 1) - T x = g x) -> T a + sum_over g (upwards a n) = T (a + Z.of_nat n).
Proof.
  induction n as [|n IH]; intros a H; [simpl; rewrite !Z.add_0_r; reflexivity|].
  cbn [upwards sum_over]; assert (E := H a ltac:(lia)); assert (K : T (a + 1) + sum_over g (upwards (a + 1) n) = T (a + 1 + Z.of_nat n)) by (apply IH; intros x X; apply H; lia).
  replace (a + Z.of_nat (S n)) with (a + 1 + Z.of_nat n) by lia; lia.
Qed.

Section Sum.
Variable F : family.
Variable c : cond.
Variable k : Z.
Variable weight : list poly -> list poly -> making poly.
Variable weight_at : list Z -> list Z -> Z.
Hypothesis Weight : forall w e o ev ov, have w e ev -> have w o ov -> yields (weight e o) (weight_at ev ov) w.
Variable xs : list Z.
Hypothesis M : member F xs.
Hypothesis Y : yes (params F xs) c = true.
Notation pv := (params F xs).

Definition from_at (ls : list level) (ts : list term) (e o : list Z) : Z :=
  match ls, ts with l :: _, t :: _ => num (o ++ [snd (ends l e) + 1]) t | _, _ => k * weight_at e o end.

Lemma yields_from ls ts w e o ev ov : have w e ev -> have w o ov -> yields (from_ k ls ts weight e o) (from_at ls ts ev ov) w.
Proof.
  intros E O; unfold from_, from_at.
  assert (Wt : yields (do p <- weight e o; ret (scale k p)) (k * weight_at ev ov) w).
  { eapply yields_bind; [apply (Weight w e o ev ov E O)|]; onward; apply yields_ret, has_scale; assumption. }
  destruct ls as [|l ls]; [exact Wt|]; destruct ts as [|t ts]; [exact Wt|]; pose proof (have_before w l e ev E) as H.
  eapply yields_bind; [apply (poly_of_yields _ w _ _ H)|]; onward; eapply yields_bind; [apply (poly_of_yields (high (over_ l)) _ _ _ H)|]; onward.
  apply poly_of_yields, have_app; [exact O | apply have_one, has_plus; assumption].
Qed.

Definition refuted_all (qs : list branch) : Prop := forall body, In (asked F c body) qs -> ~ forall w ps, have w ps pv -> so (body ps) w.

Lemma level_grows before l t ls ts ys e' : refuted_all (level_questions F c k before l t ls ts weight) -> standing before pv ys e' ->
  let o := pv ++ ys in let a := fst (ends l e') in let b := snd (ends l e') in let f := values_before l e' in let T := fun x => num (o ++ [x]) t in
  (a <= b + 1 /\ T a = 0) /\ forall x, a <= x <= b -> T (x + 1) - T x = if yes (f ++ [x]) (only (over_ l)) then from_at ls ts (f ++ [x]) (o ++ [x]) else 0.
Proof.
  intros Q S o a b f T; split.
  - destruct ((a <=? b + 1) && (T a =? 0)) eqn:E; [apply andb_true_iff in E; rewrite Z.leb_le, Z.eqb_eq in E; exact E|exfalso].
    apply (Q _ (or_introl eq_refl)); intros w ps P; apply (ranging_then before ps ps pv pv ys e' _ w P P S); intros w1 e q L1 He Hq; fold o in Hq; cbv zeta.
    pose proof (have_before w1 l e e' He) as Hf; fold f in Hf.
    apply (term_then _ _ f); [exact Hf|]; onward; apply (term_then _ _ f); [exact Hf|]; onward.
    apply (term_then _ _ (o ++ [a])); [apply have_app; [exact Hq | apply have_one; assumption]|]; onward.
    eapply false_so; [apply means_all_two; [apply means_at_least; apply yields_ret; [apply has_plus|]; eassumption | apply means_is; apply yields_ret; [eassumption | apply has_none]] | exact E].
  - intros x X; set (y := yes (f ++ [x]) (only (over_ l))); set (s := from_at ls ts (f ++ [x]) (o ++ [x])).
    destruct (T (x + 1) - T x =? (if y then s else 0)) eqn:E; [apply Z.eqb_eq, E|exfalso].
    apply (Q _ (or_intror (or_introl eq_refl))); intros w ps P; apply (ranging_then before ps ps pv pv ys e' _ w P P S); intros w1 e q L1 He Hq; fold o in Hq; cbv zeta.
    apply (between_then l e e' w1 x (fun x => do q' <- poly_of (q ++ [plus x 1]) t; do p <- poly_of (q ++ [x]) t; do s <- from_ k ls ts weight (names_before l e ++ [x]) (q ++ [x]); _) He X).
    pose proof (have_before w1 l e e' He) as Hf; fold f in Hf; onward.
    apply (term_then _ _ (o ++ [x + 1])); [apply have_app; [exact Hq | apply have_one, has_plus; assumption]|]; onward.
    apply (term_then _ _ (o ++ [x])); [apply have_app; [exact Hq | apply have_one; assumption]|]; onward.
    apply (so_bind _ _ s); [apply yields_from; apply have_app; try assumption; apply have_one; assumption|]; onward.
    fold (T (x + 1)) in *; fold (T x) in *.
    assert (Gr : means (is (ret (minus ws0 ws1)) (ret ws2)) (T (x + 1) - T x =? s) w4) by (apply means_is; apply yields_ret; [apply has_minus|]; assumption).
    assert (Gz : means (is (ret (minus ws0 ws1)) (ret [])) (T (x + 1) - T x =? 0) w4) by (apply means_is; apply yields_ret; [apply has_minus; assumption | apply has_none]).
    assert (D : means (claim_of (names_before l e ++ [ws]) (only (over_ l))) y w4) by (apply claim_of_means, have_app; [assumption | apply have_one; assumption]).
    assert (Two : so (all [some [contrary (claim_of (names_before l e ++ [ws]) (only (over_ l))); is (ret (minus ws0 ws1)) (ret ws2)];
        some [claim_of (names_before l e ++ [ws]) (only (over_ l)); is (ret (minus ws0 ws1)) (ret [])]] false) w4).
    { eapply false_so; [apply means_all_two; apply means_some_two; [apply means_contrary, D | exact Gr | exact D | exact Gz]|].
      destruct y; cbn [negb orb andb]; rewrite ?andb_true_r; exact E. }
    unfold y in E; destruct (only (over_ l)); try exact Two; eapply false_so; [exact Gr | exact E].
Qed.

Lemma level_so before l t ls ts ys e' : refuted_all (level_questions F c k before l t ls ts weight) -> standing before pv ys e' ->
  let o := pv ++ ys in
  (forall x, fst (ends l e') <= x <= snd (ends l e') -> yes (values_before l e' ++ [x]) (only (over_ l)) = true ->
    from_at ls ts (values_before l e' ++ [x]) (o ++ [x]) = k * total_at ls weight_at (values_before l e' ++ [x]) (o ++ [x])) ->
  from_at (l :: ls) (t :: ts) e' o = k * total_at (l :: ls) weight_at e' o.
Proof.
  intros Q S o Inner; destruct (level_grows before l t ls ts ys e' Q S) as [[Range Zero] Grow]; set (a := fst (ends l e')) in *; set (b := snd (ends l e')) in *; set (f := values_before l e') in *.
  set (T := fun x => num (o ++ [x]) t).
  fold o in Zero, Grow; fold (T a) in Zero.
  cbn [from_at total_at]; fold a b; fold f; fold (T (b + 1)).
  pose proof (telescope T (fun x => if yes (f ++ [x]) (only (over_ l)) then from_at ls ts (f ++ [x]) (o ++ [x]) else 0) (Z.to_nat (b - a + 1)) a) as K.
  rewrite Z2Nat.id, Zero in K by lia; replace (a + (b - a + 1)) with (b + 1) in K by lia; rewrite <- K by (intros x X; apply Grow; lia).
  rewrite Z.add_0_l, <- sum_over_scale; fold (span a b); apply sum_over_ext; intros x X; apply in_span in X.
  destruct (yes (f ++ [x]) (only (over_ l))) eqn:E; [apply Inner; assumption | lia].
Qed.

Lemma sum_so ls : forall ts before ys e', length ts = length ls -> refuted_all (sum_questions F c k before ls ts weight) -> standing before pv ys e' ->
  from_at ls ts e' (pv ++ ys) = k * total_at ls weight_at e' (pv ++ ys).
Proof.
  induction ls as [|l ls IH]; intros [|t ts] before ys e' L Q S; try discriminate; [reflexivity|]; injection L as L.
  apply (level_so before l t ls ts ys e').
  - intros body I; apply Q; cbn [sum_questions]; apply in_or_app; right; exact I.
  - exact S.
  - intros x X Yx; rewrite <- !app_assoc; apply (IH ts (before ++ [l]) (ys ++ [x])); [exact L | | apply standing_more; assumption].
    intros body I; apply Q; cbn [sum_questions]; apply in_or_app; left; exact I.
Qed.

Theorem sum_sound ls ts us : length ts = length ls -> all_refuted (sum_questions F c k [] ls ts weight) us = true ->
  from_at ls ts pv pv = k * total_at ls weight_at pv pv.
Proof.
  intros L A; pose proof (sum_so ls ts [] [] pv L) as K; rewrite app_nil_r in K; apply K; [|reflexivity].
  intros body I; apply (refuted_by F c _ _ A body I xs M Y).
Qed.
End Sum.
