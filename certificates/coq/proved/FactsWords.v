(* What statements about a word tell of its value in a formula. *)

From Coq Require Import ZArith QArith Qround List String Bool Lia Uint63.
From Topocert Require Import CheckGraph NetworkName NetworkSame NetworkTable Statement WordFacts WordSame TrafficShown.
From Topocert Require WordSays.
From Topocert Require Import FormulaSays FormulaShown.
Import ListNotations.
Open Scope Z_scope.
Local Arguments Qred : simpl never.

(* ---------- The value of a word ---------- *)

Definition word_value (n : network) (w : word_name) (l : list word_argument) (v : WordSays.worth) : Prop :=
  exists d P text e, table_of n = Some (d, P) /\ stands_as d (network_graph n) P /\ word_text w = Some text /\
    word_environment d n P (WordFact w l (WordSays.Is_truth true)) = Some e /\ routers_right d n P (WordFact w l (WordSays.Is_truth true)) /\ WordSays.value e text = Some v.

Lemma word_value_once n w l u v : word_value n w l u -> word_value n w l v -> u = v.
Proof. intros (d & P & t & e & A & _ & B & C & _ & D) (d' & P' & t' & e' & A' & _ & B' & C' & _ & D'); rewrite A in A'; injection A' as <- <-; congruence. Qed.

(* What a judgement says of a value. *)
Definition meets_judgement (v : WordSays.worth) (j : WordSays.judgement) : Prop :=
  match j with
  | WordSays.Is_truth b => v = WordSays.True_or_false b
  | WordSays.Is_number p => exists q, v = WordSays.Part_ q /\ WordSays.below p q = Some false /\ WordSays.below q p = Some false
  | WordSays.Is_at_most p => exists q, v = WordSays.Part_ q /\ WordSays.below p q = Some false
  | WordSays.Is_at_least p => exists q, v = WordSays.Part_ q /\ WordSays.below q p = Some false
  end.

Lemma so_word n w l j : so n (Word_ (WordFact w l j)) <-> exists v, word_value n w l v /\ meets_judgement v j.
Proof.
  split.
  - intros (d & P & T & S & A); simpl in T, S, A; unfold word_says in A; simpl in A.
    destruct (word_text w) as [t|] eqn:W; [|destruct A]; destruct (word_environment d n P _) as [e|] eqn:E; [|destruct A]; destruct A as [Ri A].
    assert (V : forall v, WordSays.value e t = Some v -> word_value n w l v) by (intros v H; exists d, P, t, e; split; [exact T|]; split; [exact S|]; split; [exact W|]; split; [exact E|]; split; [exact Ri | exact H]).
    destruct j; simpl in A; [eexists; split; [apply V, A | reflexivity]|..]; destruct A as (q & Q & A); exists (WordSays.Part_ q); split; try (apply V, Q); exists q; split; auto.
  - intros (v & (d & P & t & e & T & S & W & E & Ri & V) & M); exists d, P; split; [exact T|]; split; [exact S|]; simpl; unfold word_says; simpl.
    rewrite W; unfold word_environment, routers_right in *; simpl in *; rewrite E; split; [exact Ri|].
    destruct j; simpl in M |- *; [congruence|..]; destruct M as (q & -> & M); exists q; split; [exact V | exact M | exact V | exact M | exact V | exact M].
Qed.

(* Numbers by their fractions. *)
Definition is_worth (v : WordSays.worth) (x : value) : Prop :=
  match x, v with
  | Truth b, WordSays.True_or_false c => b = c
  | Number q, WordSays.Part_ (WordSays.Ratio m e) => Qred q = q /\ (m # e == q)%Q
  | Endless, WordSays.Part_ WordSays.Endless_ => True
  | _, _ => False
  end.

Lemma below_ratio m e k f : WordSays.below (WordSays.Ratio m e) (WordSays.Ratio k f) = Some false <-> (k # f <= m # e)%Q.
Proof. simpl; unfold Qle; simpl; split; [intros H; injection H as H; apply Z.ltb_ge in H; exact H | intros H; f_equal; apply Z.ltb_ge, H]. Qed.

Lemma worth_word n w l x : worth n (AsksWord w l) x <-> exists v, word_value n w l v /\ is_worth v x.
Proof.
  destruct x as [[m e]| |b|s]; simpl.
  - split.
    + intros [R H]; apply so_word in H; destruct H as (v & V & q & -> & A & B); exists (WordSays.Part_ q); split; [exact V|].
      destruct q; try discriminate A; try discriminate B; apply below_ratio in A; apply below_ratio in B; split; [exact R | apply Qle_antisym; assumption].
    + intros (v & V & H); destruct v as [q| | | | |]; try contradiction; destruct q; try contradiction; destruct H as [R H]; split; [exact R|].
      apply so_word; exists (WordSays.Part_ (WordSays.Ratio n0 d)); split; [exact V|]; exists (WordSays.Ratio n0 d); split; [reflexivity|].
      split; apply below_ratio; rewrite H; apply Qle_refl.
  - rewrite so_word; split; intros (v & V & H).
    + destruct H as (q & -> & A & B); exists (WordSays.Part_ q); split; [exact V|]; destruct q; try discriminate; exact I.
    + destruct v as [q| | | | |]; try contradiction; destruct q; try contradiction; exists (WordSays.Part_ WordSays.Endless_); split; [exact V|].
      exists WordSays.Endless_; auto.
  - rewrite so_word; split; intros (v & V & H); [simpl in H; subst v; exists (WordSays.True_or_false b); split; [exact V | reflexivity]|].
    destruct v; try contradiction; subst; eexists; split; [exact V | reflexivity].
  - split; [intros [] | intros (v & _ & H); destruct v; destruct H].
Qed.

Lemma red_twice q : Qred (Qred q) = Qred q.
Proof. apply Qred_complete, Qred_correct. Qed.

Lemma is_worth_once v x y : is_worth v x -> is_worth v y -> x = y.
Proof.
  destruct v as [q|b| | | |]; [destruct q|..]; destruct x, y; simpl; try contradiction; try congruence.
  intros [A B] [C D]; f_equal; rewrite <- A, <- C; apply Qred_complete; rewrite <- B, <- D; reflexivity.
Qed.

Lemma word_worth_once n w l x y : worth n (AsksWord w l) x -> worth n (AsksWord w l) y -> x = y.
Proof.
  rewrite !worth_word; intros (u & U & A) (v & V & B); rewrite (word_value_once _ _ _ _ _ U V) in A; apply (is_worth_once v); assumption.
Qed.

(* ---------- Whether a statement is about the word that is asked ---------- *)

Definition same_part (p q : WordSays.part) : bool :=
  match p, q with
  | WordSays.Ratio n d, WordSays.Ratio m e => (n =? m) && (d =? e)%positive
  | WordSays.Endless_, WordSays.Endless_ => true
  | _, _ => false
  end.

Lemma same_part_right p q : same_part p q = true -> p = q.
Proof.
  destruct p, q; simpl; try discriminate; [|reflexivity]; intros H; apply andb_prop in H; destruct H as [A B].
  apply Z.eqb_eq in A; apply Pos.eqb_eq in B; congruence.
Qed.

Definition same_argument (a b : word_argument) : bool :=
  match a, b with
  | Itself, Itself => true
  | Other_one m, Other_one n => network_same m n
  | Vertex_of i, Vertex_of j => i =? j
  | Number_of p, Number_of q => same_part p q
  | Router_of r, Router_of s => same_routing r s
  | Numbers_of, Numbers_of => true
  | _, _ => false
  end.

Lemma same_argument_right a b : same_argument a b = true -> a = b.
Proof.
  destruct a, b; simpl; try discriminate; intros H; [reflexivity | apply network_same_right in H | apply Z.eqb_eq in H | apply same_part_right in H | apply same_routing_true in H | reflexivity]; congruence.
Qed.

Definition same_word (a b : word_name) : bool :=
  match a, b with
  | Standard_word s, Standard_word t => String.eqb s t
  | Own_word s x, Own_word t y => String.eqb s t && same_expression x y
  | _, _ => false
  end.

Lemma same_word_right a b : same_word a b = true -> a = b.
Proof.
  destruct a, b; simpl; try discriminate; rewrite ?andb_true_iff; intros H.
  - apply String.eqb_eq in H; congruence.
  - destruct H as [H T]; apply String.eqb_eq in H; apply same_expression_right in T; congruence.
Qed.

Definition about_word (w : word_name) (l : list word_argument) (m : word_fact) : bool :=
  same_word w (word m) && same_list same_argument l (word_arguments m).

(* ---------- All that is told ---------- *)

(* The value, if it is told, and bounds of a number: from below it may be infinite. *)
Record word_lessons := WordLessons { word_told : option value; word_low : option Q; word_high : option Q }.

Definition no_word_lessons : word_lessons := WordLessons None None None.

Definition number_part (p : WordSays.part) : option Q := match p with WordSays.Ratio n d => Some (n # d) | _ => None end.

Definition told_part (p : WordSays.part) : option value :=
  match p with WordSays.Ratio n d => Some (Number (Qred (n # d))) | WordSays.Endless_ => Some Endless | _ => None end.

Definition with_word (k : word_lessons) (j : WordSays.judgement) : word_lessons :=
  match j with
  | WordSays.Is_truth b => WordLessons (Some (Truth b)) (word_low k) (word_high k)
  | WordSays.Is_number p => match told_part p with Some x => WordLessons (Some x) (word_low k) (word_high k) | None => k end
  | WordSays.Is_at_most p => match number_part p with Some q => WordLessons (word_told k) (word_low k) (either_known lesser (word_high k) (Some q)) | None => k end
  | WordSays.Is_at_least p => match number_part p with Some q => WordLessons (word_told k) (either_known larger (word_low k) (Some q)) (word_high k) | None => k end
  end.

Definition above_it (v : WordSays.worth) (q : Q) : Prop :=
  match v with WordSays.Part_ (WordSays.Ratio m e) => (m # e <= q)%Q | _ => False end.

Definition under_it (v : WordSays.worth) (q : Q) : Prop :=
  match v with WordSays.Part_ (WordSays.Ratio m e) => (q <= m # e)%Q | WordSays.Part_ WordSays.Endless_ => True | _ => False end.

Definition word_lessons_right (v : WordSays.worth) (k : word_lessons) : Prop :=
  match word_told k with Some x => is_worth v x | None => True end /\
  match word_low k with Some q => under_it v q | None => True end /\
  match word_high k with Some q => above_it v q | None => True end.

Lemma with_word_right v k j : word_lessons_right v k -> meets_judgement v j -> word_lessons_right v (with_word k j).
Proof.
  intros (A & B & C); destruct j as [b|p|p|p]; simpl.
  - intros ->; split; [reflexivity | split; assumption].
  - intros (q & -> & L & R); destruct p, q; simpl in *; try discriminate; unfold word_lessons_right; simpl; auto.
    split; [|split; assumption]; split; [apply red_twice|]; rewrite Qred_correct; apply Qle_antisym; apply below_ratio; assumption.
  - intros (q & -> & L); destruct p, q; simpl in *; try discriminate; try (split; [|split]; assumption).
    apply below_ratio in L; split; [|split]; auto; simpl; destruct (word_high k) as [h|]; simpl in *; [|exact L]; unfold lesser; destruct (Qle_bool _ _); assumption.
  - intros (q & -> & L); destruct p, q; simpl in *; try discriminate; try (split; [|split]; assumption).
    + apply below_ratio in L; split; [|split]; auto; simpl; destruct (word_low k) as [h|]; simpl in *; [|exact L]; unfold larger; destruct (Qle_bool _ _); assumption.
    + split; [|split]; auto; simpl; destruct (word_low k); exact I.
Qed.

Definition word_estimate (k : word_lessons) : estimate :=
  match word_told k, word_low k, word_high k with
  | Some x, _, _ => Exactly x
  | None, low, Some h => match low with
      | Some a => if Qeq_bool a h then Exactly (Number (Qred h)) else Within low (Some h)
      | None => Within None (Some h) end
  | None, Some a, None => Above a
  | None, None, None => Unknown
  end.

Theorem word_estimate_right facts n w l v k : right facts -> word_value n w l v -> word_lessons_right v k -> fits (word_estimate k) (facts n (AsksWord w l)).
Proof.
  intros R V (A & B & C); specialize (R n (AsksWord w l)); unfold word_estimate.
  assert (G : forall x, is_worth v x -> facts n (AsksWord w l) = Some x).
  { intros x X; assert (Y : worth n (AsksWord w l) x) by (apply worth_word; exists v; auto).
    destruct (facts n (AsksWord w l)) as [y|]; [f_equal; apply (word_worth_once n w l); assumption | destruct (R x Y)]. }
  destruct (word_told k) as [x|]; [simpl; apply G, A|].
  destruct (word_high k) as [h|].
  2: { destruct (word_low k) as [a|]; [|exact I]; destruct v as [q| | | | |]; try contradiction; destruct q as [m e| | | | |]; try contradiction; simpl in B.
    - right; exists (Qred (m # e)); split; [apply G; split; [apply red_twice | rewrite Qred_correct; reflexivity] | rewrite Qred_correct; exact B].
    - left; apply G; exact I. }
  destruct v as [q| | | | |]; try contradiction; destruct q as [m e| | | | |]; try contradiction; simpl in C.
  assert (X : facts n (AsksWord w l) = Some (Number (Qred (m # e)))).
  { apply G; split; [apply red_twice | rewrite Qred_correct; reflexivity]. }
  rewrite X; destruct (word_low k) as [a|]; simpl in B.
  - destruct (Qeq_bool a h) eqn:E; simpl.
    + apply Qeq_bool_eq in E; do 2 f_equal; apply Qred_complete, Qle_antisym; [exact C | rewrite <- E; exact B].
    + eexists; split; [reflexivity|]; rewrite !Qred_correct; split; assumption.
  - eexists; split; [reflexivity|]; split; [exact I|]; simpl; rewrite Qred_correct; exact C.
Qed.

(* That a network is connected its diameter tells. *)
Definition tells_connected (w : word_name) (l : list word_argument) (m : word_fact) : option WordSays.judgement :=
  match w, l, m with
  | Standard_word "connected", [Itself], WordFact (Standard_word "diameter") [Itself] (WordSays.Is_number p) =>
    Some (WordSays.Is_truth (match p with WordSays.Endless_ => false | _ => true end))
  | _, _, _ => None
  end.

Lemma connected_told n m w l j : tells_connected w l m = Some j -> so n (Word_ m) -> so n (Word_ (WordFact w l j)).
Proof.
  intros T (d & P & A & S & H); assert (E : w = Standard_word "connected" /\ l = [Itself] /\ exists p, m = WordFact (Standard_word "diameter") [Itself] (WordSays.Is_number p) /\ j = WordSays.Is_truth (match p with WordSays.Endless_ => false | _ => true end)).
  { unfold tells_connected in T; repeat match type of T with (match ?x with _ => _ end) = _ => destruct x; try discriminate T end; injection T as <-; eauto. }
  destruct E as (-> & -> & p & -> & ->); exists d, P; split; [exact A|]; split; [exact S|]; destruct H as (_ & q & V & L & R).
  unfold word_says, word_environment, networks_in; cbn [word word_arguments word_judgement map flat_map app argument_of WordSays.all_there option_map]; cbn in V |- *; split; [intros ? ? ? _ [I|[]]; discriminate I|].
  unfold WordSays.judged; cbn [WordSays.value WordSays.values nth_error]; cbn [WordSays.value nth_error] in V; rewrite V; destruct p, q; try discriminate L; try discriminate R; reflexivity.
Qed.

(* What statements tell of a word of a network. *)
Definition with_word_statement (n : network) (w : word_name) (l : list word_argument) (k : word_lessons) (s : statement) : word_lessons :=
  match said s with
  | Word_ m => if network_same (subject s) n then if about_word w l m then with_word k (word_judgement m) else match tells_connected w l m with Some j => with_word k j | None => k end else k
  | _ => k
  end.

Definition word_known (n : network) (w : word_name) (l : list word_argument) (told : list statement) : estimate :=
  word_estimate (fold_left (with_word_statement n w l) told no_word_lessons).

Theorem word_known_right facts n w l told : right facts -> (forall s, In s told -> is_true s) -> fits (word_known n w l told) (facts n (AsksWord w l)).
Proof.
  intros R T; unfold word_known.
  assert (S : forall s k, is_true s -> with_word_statement n w l k s = k \/
    exists j, so n (Word_ (WordFact w l j)) /\ with_word_statement n w l k s = with_word k j).
  { intros [m f] k H; unfold with_word_statement; simpl; destruct f; auto; destruct (network_same m n) eqn:N; [|auto]; apply network_same_right in N; subst m; destruct (about_word w l m0) eqn:A.
    2: { destruct (tells_connected w l m0) as [j|] eqn:T'; [right; exists j; split; [exact (connected_told n m0 w l j T' H) | reflexivity] | auto]. }
    right; apply andb_prop in A; destruct A as [A B]; apply same_word_right in A; apply (same_list_right _ same_argument_right) in B.
    destruct m0 as [w' l' j]; simpl in *; subst; exists j; split; [exact H | reflexivity]. }
  assert (G : forall told k, (forall s, In s told -> is_true s) ->
    fold_left (with_word_statement n w l) told k = k \/ exists v, word_value n w l v).
  { clear T told; induction told as [|s told IH]; intros k T; simpl; [auto|].
    destruct (S s k (T s (or_introl eq_refl))) as [E|(j & J & _)]; [rewrite E; apply IH; intros t I; apply T; right; exact I|].
    right; apply so_word in J; destruct J as (v & V & _); exists v; exact V. }
  destruct (G told no_word_lessons T) as [E|(v & V)]; [rewrite E; exact I|].
  apply (word_estimate_right facts n w l v _ R V).
  assert (F : forall told k, (forall s, In s told -> is_true s) -> word_lessons_right v k -> word_lessons_right v (fold_left (with_word_statement n w l) told k)).
  { clear G T told; induction told as [|s told IH]; intros k T K; simpl; [exact K|]; apply IH; [intros t I; apply T; right; exact I|].
    destruct (S s k (T s (or_introl eq_refl))) as [E|(j & J & E)]; rewrite E; [exact K|]; apply with_word_right; [exact K|].
    apply so_word in J; destruct J as (u & U & J); rewrite <- (word_value_once _ _ _ _ _ U V); exact J. }
  apply F; [exact T | repeat split].
Qed.
