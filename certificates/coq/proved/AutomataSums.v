(* The sum of all distances of a network of words: where a weighted automaton has one run on each column of two vertices, and none on
   others, it is what the words that it takes weigh together. *)

From Coq Require Import ZArith Bool Lia Uint63 Permutation List.
From Topocert Require Import Graph Walk DistanceSum Methods Text CheckTerms AutomataTables AutomataInclusion AutomataConditions AutomataFormula AutomataCoordinates AutomataLengths AutomataNetwork AutomataDistance AutomataDiameter AutomataCounts AutomataFacts.
Import ListNotations.
Open Scope Z_scope.

(* ---------- Weights without choices ---------- *)

Section Alone.
Context {L : Type}.
Variable f : machine L int.
Variable s0 : int.

Definition alone : dfa L int := Dfa s0 (fun s l => match moves f s l with [(t, _)] => Some t | _ => None end) (fun s => match ends f s with Some _ => true | None => false end).
Definition weight_alone (s : int) (l : L) : Z := match moves f s l with [(_, w)] => w | _ => 0 end.
Definition rest_alone (s : int) : Z := match ends f s with Some e => e | None => 0 end.
Notation weight := (weight_from alone weight_alone rest_alone).

Lemma one_run w : forall s a, takes_from alone s w = true -> (weighs f s w a <-> a = weight s w).
Proof.
  induction w as [|l w IH]; intros s a T; cbn [takes_from alone final step weighs weight_from] in *; unfold rest_alone, weight_alone.
  - destruct (ends f s) as [e|]; [|discriminate]; split; [intros Q; injection Q as ->; reflexivity | intros ->; reflexivity].
  - destruct (moves f s l) as [|[t b] [|? ?]]; try discriminate; split.
    + intros (r & b' & c & [Q|[]] & R & ->); injection Q as <- <-; apply IH in R; [rewrite R; reflexivity | exact T].
    + intros ->; exists t, b, (weight t w); split; [left; reflexivity|]; split; [apply IH; [exact T | reflexivity] | reflexivity].
Qed.

Lemma one_accepted c0 w a : starts f = [(s0, c0)] -> takes alone w = true -> (accepts f w a <-> a = weight s0 w + c0).
Proof.
  intros S T; unfold accepts; rewrite S; split.
  - intros (s & b & c & [Q|[]] & R & ->); injection Q as <- <-; apply one_run in R; [rewrite R; ring | exact T].
  - intros ->; exists s0, c0, (weight s0 w); split; [left; reflexivity|]; split; [apply one_run; [exact T | reflexivity] | ring].
Qed.

End Alone.

Lemma snd_of {A B : Type} (m : list A) : forall t : list B, length t = length m -> map snd (combine m t) = t.
Proof. induction m as [|l m IH]; intros [|c t] L; try discriminate; [reflexivity|]; cbn; f_equal; apply IH; cbn in L; lia. Qed.

(* ---------- In any network of words ---------- *)

Section Words.
Variable g : graph.
Variable letters : list Z.
Hypothesis letters_once : NoDup letters.
Variable N : nat.
Variable W : dfa Z int.
Variable code : vertex g -> list Z.
Notation is_word := (is_word letters N W).
Hypothesis vertices_proper : proper g.
Hypothesis code_word : forall v, is_vertex g v -> is_word (code v).
Hypothesis code_onto : forall x, is_word x -> exists v, is_vertex g v /\ code v = x.
Hypothesis code_once : forall u v, is_vertex g u -> is_vertex g v -> code u = code v -> u = v.

Variable f : machine (Z * Z) int.
Variables (s0 : int) (c0 : Z).
Hypothesis start : starts f = [(s0, c0)].
Hypothesis nearest : forall u v d, is_vertex g u -> is_vertex g v -> accepts f (combine (code u) (code v)) d -> (forall a, accepts f (combine (code u) (code v)) a -> d <= a) -> dist g u v d.
Hypothesis every : forall x y, is_word x -> is_word y -> takes (alone f s0) (combine x y) = true.
Hypothesis only : forall l, (forall p, In p l -> In p (list_prod letters letters)) -> takes (alone f s0) l = true -> takes W (map fst l) = true /\ takes W (map snd l) = true.

Notation of_columns := (fun _ : unit => list_prod letters letters).
Notation found := (completions (alone f s0) of_columns s0 (repeat tt N)).
Notation weight := (weight_from (alone f s0) (weight_alone f) (rest_alone f) s0).
Definition columns_of_two (e : vertex g * vertex g) : list (Z * Z) := combine (code (fst e)) (code (snd e)).

Lemma found_are : Permutation found (map columns_of_two (list_prod (vertices g) (vertices g))).
Proof.
  apply NoDup_Permutation; [apply completions_once; intros _; apply NoDup_list_prod; exact letters_once | |].
  - apply NoDup_map_inj; [|apply NoDup_list_prod; apply vertices_proper]; intros [u v] [u' v'] I J Q; unfold columns_of_two in Q; cbn [fst snd] in Q; apply in_prod_iff in I as [I1 I2], J as [J1 J2].
    destruct (code_word u I1) as [[L1 _] _], (code_word v I2) as [[L2 _] _], (code_word u' J1) as [[L3 _] _], (code_word v' J2) as [[L4 _] _].
    pose proof (combine_split (code u) (code v) ltac:(lia)) as X; pose proof (combine_split (code u') (code v') ltac:(lia)) as Y; rewrite Q in X; rewrite X in Y; injection Y as Y1 Y2; f_equal; apply code_once; assumption.
  - intros l; rewrite completions_in, on_unit, in_map_iff; split.
    + intros [[L S] T]; destruct (only l S T) as [T1 T2]; assert (Sp : forall p, In p l -> In (fst p) letters /\ In (snd p) letters) by (intros [a b] I; apply in_prod_iff, S, I).
      destruct (code_onto (map fst l)) as (u & U & Cu); [split; [split; [rewrite map_length; exact L | intros a I; apply in_map_iff in I as (p & <- & I); apply Sp, I] | exact T1]|].
      destruct (code_onto (map snd l)) as (v & V & Cv); [split; [split; [rewrite map_length; exact L | intros a I; apply in_map_iff in I as (p & <- & I); apply Sp, I] | exact T2]|].
      exists (u, v); split; [unfold columns_of_two; cbn [fst snd]; rewrite Cu, Cv; apply unzipped | apply in_prod; assumption].
    + intros ([u v] & <- & I); apply in_prod_iff in I as [U V]; unfold columns_of_two; cbn [fst snd]; destruct (code_word u U) as [[Lu Su] Tu], (code_word v V) as [[Lv Sv] Tv].
      split; [split; [rewrite combine_length; lia | intros c I; apply (columns_all letters (code u) (code v)); assumption]|]; apply every; (split; [split|]); assumption.
Qed.

Definition weighed_together : combination := [(1, Weight s0); (c0, Way s0)].

Theorem words_sum : distance_sum g (adds (counts (alone f s0) of_columns (weight_alone f) (rest_alone f) (repeat tt N)) weighed_together).
Proof.
  unfold weighed_together; rewrite !adds_more; change (adds _ []) with 0; cbn [fst snd counts].
  replace (1 * sum_over weight found + (c0 * Z.of_nat (length found) + 0)) with (sum_over (fun w => weight w + c0) found) by (rewrite sum_over_add, (sum_over_constant (fun _ => c0) c0) by reflexivity; ring).
  rewrite (sum_over_permutation _ _ _ found_are), sum_over_map, sum_over_prod; apply (distance_sum_by g (fun u v => weight (columns_of_two (u, v)) + c0)); intros u v U V.
  assert (T : takes (alone f s0) (columns_of_two (u, v)) = true) by (apply every; apply code_word; assumption).
  apply nearest; [exact U | exact V | apply (one_accepted f s0 c0 _ _ start T); reflexivity|]; intros a A; apply (one_accepted f s0 c0 _ _ start T) in A; unfold columns_of_two in *; cbn [fst snd] in *; lia.
Qed.

End Words.
