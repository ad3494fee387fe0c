(* What automata show of networks of words, beside their distances: numbers of vertices, of links and of neighbours, colours,
   closed walks, translations. *)

From Coq Require Import ZArith Bool Lia Uint63 PArray Permutation List.
From Topocert Require Import Graph Girth Walk Methods Transitive AutomataTables AutomataInclusion AutomataConditions AutomataFormula AutomataLengths AutomataCounts.
Import ListNotations.
Open Scope Z_scope.

(* ---------- Automata made of others ---------- *)

(* On letters that a function takes to its own; two at once; words of columns that differ; nothing. *)
Definition mapped_dfa {L M S : Type} (f : M -> L) (D : dfa L S) : dfa M S := Dfa (first D) (fun s l => step D s (f l)) (final D).

Definition both_dfa {L S T : Type} (D : dfa L S) (E : dfa L T) : dfa L (S * T) :=
  Dfa (first D, first E) (fun s l => match step D (fst s) l, step E (snd s) l with Some p, Some q => Some (p, q) | _, _ => None end) (fun s => final D (fst s) && final E (snd s)).

Definition apart_dfa : dfa (Z * Z) int := Dfa 0%uint63 (fun s l => Some (if fst l =? snd l then s else 1%uint63)) (fun s => (s =? 1)%uint63).

Definition nothing {L : Type} : machine L unit := Machine [] (fun _ _ => []) (fun _ => None).

Lemma mapped_takes {L M S : Type} (f : M -> L) (D : dfa L S) w : takes (mapped_dfa f D) w = takes D (map f w).
Proof. unfold takes; cbn [first mapped_dfa]; generalize (first D); induction w as [|l w IH]; intros s; cbn; [reflexivity|]; destruct (step D s (f l)); [apply IH | reflexivity]. Qed.

Lemma both_takes {L S T : Type} (D : dfa L S) (E : dfa L T) w : takes (both_dfa D E) w = takes D w && takes E w.
Proof.
  unfold takes; cbn [first both_dfa]; generalize (first D), (first E); induction w as [|l w IH]; intros s t; cbn; [reflexivity|].
  destruct (step D s l); [destruct (step E t l); [apply IH | rewrite andb_false_r; reflexivity] | reflexivity].
Qed.

Lemma apart_takes x y : length y = length x -> takes apart_dfa (combine x y) = true -> x <> y.
Proof.
  intros L T E; subst y; unfold takes in T; cbn [first apart_dfa] in T; enough (H : takes_from apart_dfa 0%uint63 (combine x x) = false) by congruence.
  clear; induction x as [|a x IH]; cbn [combine takes_from step apart_dfa fst snd]; [reflexivity | rewrite Z.eqb_refl; exact IH].
Qed.

Lemma nothing_accepts {L : Type} (w : list L) a : ~ accepts nothing w a.
Proof. intros (s & b & c & [] & _). Qed.

Lemma same_length {A B : Type} (f : A -> B) l m : NoDup l -> NoDup m -> (forall a b, In a l -> In b l -> f a = f b -> a = b) -> (forall b, In b m <-> exists a, In a l /\ f a = b) -> length l = length m.
Proof.
  intros L M O I; rewrite <- (map_length f l); apply Permutation_length, NoDup_Permutation; [|exact M|].
  - apply NoDup_map_inj; assumption.
  - intros b; rewrite I, in_map_iff; split; intros (a & H & K); exists a; auto.
Qed.

(* ---------- In any network of words ---------- *)

Section Words.
Variable g : graph.
Variable letters : list Z.
Hypothesis letters_once : NoDup letters.
Variable N : nat.
Variable W : dfa Z int.
Variable E : dfa (Z * Z) int.
Variable code : vertex g -> list Z.

Notation spelled := (spelled letters).
Definition word (x : list Z) : Prop := length x = N /\ spelled x.
Definition is_word (x : list Z) : Prop := word x /\ takes W x = true.
Definition edge (x y : list Z) : bool := takes E (combine x y).

Hypothesis vertices_proper : proper g.
Hypothesis code_word : forall v, is_vertex g v -> is_word (code v).
Hypothesis code_onto : forall x, is_word x -> exists v, is_vertex g v /\ code v = x.
Hypothesis code_once : forall u v, is_vertex g u -> is_vertex g v -> code u = code v -> u = v.
Hypothesis code_edge : forall u v, is_vertex g u -> is_vertex g v -> (adj g u v <-> edge (code u) (code v) = true).
Hypothesis edge_words : forall x y, word x -> word y -> edge x y = true -> takes W x = true /\ takes W y = true.

(* ---------- Numbers ---------- *)

Notation of_unit := (fun _ : unit => letters).
Notation of_columns := (fun _ : unit => list_prod letters letters).
Notation of_first := (fun a : Z => map (pair a) letters).

Lemma on_unit {A : Type} (l v : list A) : forall n, Forall2 (fun _ x => In x l) (repeat tt n) v <-> length v = n /\ forall a, In a v -> In a l.
Proof.
  induction v as [|a v IH]; intros [|n]; cbn [repeat length]; split; intros H; try (destruct H as [H _]; discriminate H); try (inversion H; fail).
  - split; [reflexivity | intros ? []].
  - constructor.
  - inversion H; subst; destruct (proj1 (IH n) ltac:(assumption)) as [<- K]; split; [reflexivity | intros b [<-|I]; auto].
  - destruct H as [H K]; constructor; [apply K; left; reflexivity | apply IH; split; [lia | intros b I; apply K; right; exact I]].
Qed.

Lemma on_first (x : list Z) : forall v : list (Z * Z), Forall2 (fun a l => In l (map (pair a) letters)) x v <-> exists y : list Z, v = combine x y /\ length y = length x /\ spelled y.
Proof.
  induction x as [|a x IH]; intros v; split.
  - intros H; inversion H; exists []; repeat split; intros ? [].
  - intros (y & -> & L & _); constructor.
  - intros H; inversion H as [|? l ? v' I F]; subst; apply in_map_iff in I as (b & <- & I); apply IH in F as (y & -> & L & S); exists (b :: y); split; [reflexivity|]; split; [cbn; lia | intros c [<-|J]; auto].
  - intros ([|b y] & -> & L & S); [discriminate|]; constructor; [apply in_map, S; left; reflexivity | apply IH; exists y; split; [reflexivity|]; split; [cbn in L; lia | intros c J; apply S; right; exact J]].
Qed.

Lemma first_once (a : Z) : NoDup (map (pair a) letters).
Proof. apply NoDup_map_inj; [intros b c _ _ Q; injection Q; auto | exact letters_once]. Qed.

Lemma combine_once {A B : Type} (x : list A) (y y' : list B) : length y = length x -> length y' = length x -> combine x y = combine x y' -> y = y'.
Proof. revert y y'; induction x as [|a x IH]; intros [|b y] [|b' y'] L L' Q; try discriminate; [reflexivity|]; injection Q as <- Q; f_equal; apply IH; cbn in L, L'; try lia; exact Q. Qed.

Theorem words_order : order g (Z.of_nat (length (completions W of_unit (first W) (repeat tt N)))).
Proof.
  split; [exact vertices_proper|]; f_equal; apply (same_length code); [apply vertices_proper | apply completions_once; intros _; exact letters_once | intros u v; apply code_once|].
  intros x; rewrite completions_in, on_unit; split.
  - intros [[L S] T]; destruct (code_onto x) as (v & V & C); [split; [split|]; assumption | exists v; auto].
  - intros (v & V & <-); destruct (code_word v V) as [[L S] T]; auto.
Qed.

Theorem words_degree u : is_vertex g u -> degree g u (Z.of_nat (length (completions E of_first (first E) (code u)))).
Proof.
  intros U; destruct (code_word u U) as [[L S] T]; exists (filter (fun v => edge (code u) (code v)) (vertices g)); split.
  - split; [apply NoDup_filter, vertices_proper|]; intros v; rewrite filter_In; split; [intros [V H]; apply code_edge; assumption | intros A; pose proof (adj_right A) as V; split; [exact V | apply code_edge; assumption]].
  - f_equal; apply (same_length (fun v => combine (code u) (code v))); [apply NoDup_filter, vertices_proper | apply completions_once, first_once | |].
    + intros a b I J Q; apply filter_In in I as [I _], J as [J _]; destruct (code_word a I) as [[La _] _], (code_word b J) as [[Lb _] _]; apply code_once; [exact I | exact J | apply (combine_once (code u)); [lia | lia | exact Q]].
    + intros l; rewrite completions_in, on_first; split.
      * intros [(y & -> & Ly & Sy) H]; destruct (edge_words (code u) y) as [_ Ty]; [split; assumption | split; [lia | exact Sy] | exact H|].
        destruct (code_onto y) as (v & V & <-); [split; [split; [lia | exact Sy] | exact Ty]|]; exists v; split; [apply filter_In; split; [exact V | exact H] | reflexivity].
      * intros (v & I & <-); apply filter_In in I as [I H]; destruct (code_word v I) as [[Lv Sv] _]; split; [exists (code v); split; [reflexivity|]; split; [lia | exact Sv] | exact H].
Qed.

Lemma words_regular d : (forall u, is_vertex g u -> Z.of_nat (length (completions E of_first (first E) (code u))) = d) -> min_degree g d /\ max_degree g d.
Proof.
  intros H; assert (D : forall u, is_vertex g u -> degree g u d) by (intros u U; rewrite <- (H u U); apply words_degree, U).
  destruct (vertices g) as [|u l] eqn:V; [destruct (proj2 vertices_proper V)|]; assert (U : is_vertex g u) by (unfold is_vertex; rewrite V; left; reflexivity).
  split; (split; [exists u; auto|]; intros v I; exists d; split; [apply D, I | lia]).
Qed.

Theorem words_size m : Z.of_nat (length (completions E of_columns (first E) (repeat tt N))) = 2 * m -> size g m.
Proof.
  intros H; exists (filter (fun e => edge (code (fst e)) (code (snd e))) (list_prod (vertices g) (vertices g))); split.
  - split; [apply NoDup_filter, NoDup_list_prod; apply vertices_proper|]; intros [u v]; rewrite filter_In, in_prod_iff; cbn [fst snd].
    split; [intros [[U V] A]; apply code_edge; assumption | intros A; pose proof (adj_left A) as U; pose proof (adj_right A) as V; split; [split; assumption | apply code_edge; assumption]].
  - rewrite <- H; f_equal; apply (same_length (fun e => combine (code (fst e)) (code (snd e)))); [apply NoDup_filter, NoDup_list_prod; apply vertices_proper | apply completions_once; intros _; apply NoDup_list_prod; exact letters_once | |].
    + intros [u v] [u' v'] I J Q; cbn [fst snd] in Q; apply filter_In in I as [I _], J as [J _]; apply in_prod_iff in I as [I1 I2], J as [J1 J2].
      destruct (code_word u I1) as [[L1 _] _], (code_word v I2) as [[L2 _] _], (code_word u' J1) as [[L3 _] _], (code_word v' J2) as [[L4 _] _].
      pose proof (combine_split (code u) (code v) ltac:(lia)) as X; pose proof (combine_split (code u') (code v') ltac:(lia)) as Y; rewrite Q in X; rewrite X in Y; injection Y as Y1 Y2; f_equal; apply code_once; assumption.
    + intros l; rewrite completions_in, on_unit; split.
      * intros [[L S] T]; destruct (split l) as [x y] eqn:Sp; pose proof (split_combine l Sp) as Cl; pose proof (split_length_l l) as Lx; pose proof (split_length_r l) as Ly; rewrite Sp in Lx, Ly; cbn [fst snd] in Lx, Ly; subst l; clear Sp.
        assert (Sx : spelled x /\ spelled y).
        { clear - S Lx Ly; rewrite combine_length in Lx, Ly; revert y S Lx Ly; induction x as [|a x IH]; intros [|b y] S Lx Ly; cbn in Lx, Ly; try lia; [split; intros ? []|].
          destruct (IH y) as [X Y]; [intros c I; apply S; right; exact I | lia | lia|]; destruct (proj1 (in_prod_iff _ _ _ _) (S (a, b) (or_introl eq_refl))) as [A B]; split; intros c [<-|I]; auto. }
        assert (Wx : word x) by (split; [lia | apply Sx]); assert (Wy : word y) by (split; [lia | apply Sx]); destruct (edge_words x y Wx Wy T) as [Tx Ty].
        destruct (code_onto x (conj Wx Tx)) as (u & U & <-), (code_onto y (conj Wy Ty)) as (v & V & <-); exists (u, v); split; [apply filter_In; split; [apply in_prod; assumption | exact T] | reflexivity].
      * intros ([u v] & I & <-); cbn [fst snd]; apply filter_In in I as [I T]; apply in_prod_iff in I as [U V]; destruct (code_word u U) as [[Lu Su] _], (code_word v V) as [[Lv Sv] _].
        split; [split; [rewrite combine_length; lia | intros c I; apply (columns_all letters (code u) (code v)); assumption] | exact T].
Qed.

(* ---------- A colour ---------- *)

Variable C : dfa Z int.

Definition coloured : machine (Z * Z) (int * (option int * option int)) := Machine [((first E, (Some (first C), Some (first C))), 0)]
  (fun s l => match step E (fst s) l with Some p => [((p, (step_on C (fst (snd s)) (fst l), step_on C (snd (snd s)) (snd l))), 0)] | None => [] end)
  (fun s => if final E (fst s) && Bool.eqb (final_on C (fst (snd s))) (final_on C (snd (snd s))) then Some 0 else None).

Definition colour_of (x : list Z) : bool := final_on C (fold_left (step_on C) x (Some (first C))).

Lemma coloured_accepts x y : length y = length x -> edge x y = true -> colour_of x = colour_of y -> accepts coloured (combine x y) 0.
Proof.
  intros L T S; exists (first E, (Some (first C), Some (first C))), 0, 0; split; [left; reflexivity|]; split; [|reflexivity].
  unfold edge, takes in T; unfold colour_of in S; revert T S; generalize (first E), (Some (first C)) at 1 3; generalize (Some (first C)); revert y L; induction x as [|a x IH]; intros [|b y] L d e c T S; try discriminate; cbn in T, S |- *.
  - rewrite T, S, Bool.eqb_reflx; reflexivity.
  - destruct (step E e (a, b)) as [p|]; [|discriminate]; eexists _, 0, 0; split; [left; reflexivity|]; split; [apply IH; [cbn in L; lia | exact T | exact S] | reflexivity].
Qed.

Theorem words_bipartite : (forall x y, (forall l, In l (combine x y) -> In l (columns letters)) -> ~ accepts coloured (combine x y) 0) -> bipartite g.
Proof.
  intros H; exists (fun v => colour_of (code v)); intros u v A S; pose proof (adj_left A) as U; pose proof (adj_right A) as V; destruct (code_word u U) as [[Lu Su] _], (code_word v V) as [[Lv Sv] _].
  apply (H (code u) (code v)); [intros l; apply columns_all; assumption | apply coloured_accepts; [lia | apply code_edge; assumption | exact S]].
Qed.

(* ---------- Words of a vertex ---------- *)

Definition decode (u : vertex g) (x : list Z) : vertex g := match List.find (fun v => if list_eq_dec Z.eq_dec (code v) x then true else false) (vertices g) with Some v => v | None => u end.

Lemma decode_right u x : is_word x -> is_vertex g (decode u x) /\ code (decode u x) = x.
Proof.
  intros X; unfold decode; destruct (List.find _ _) as [v|] eqn:F.
  - apply find_some in F as [I F]; destruct (list_eq_dec Z.eq_dec (code v) x) as [C_|]; [auto | discriminate].
  - destruct (code_onto x X) as (v & V & C_); pose proof (find_none _ _ F v V) as Q; cbv beta in Q; destruct (list_eq_dec Z.eq_dec (code v) x) as [|D]; [discriminate | contradiction].
Qed.

(* ---------- Translations ---------- *)

Definition zipped (f : Z -> Z -> Z) (x y : list Z) : list Z := map (fun l => f (fst l) (snd l)) (combine x y).

(* Letters are added, and have opposites. *)
Variable plus_ : Z -> Z -> Z.
Variable opposite_ : Z -> Z.
Hypothesis plus_letter : forall a b, In a letters -> In b letters -> In (plus_ a b) letters /\ In (opposite_ a) letters.
Hypothesis plus_opposite : forall a b, In a letters -> In b letters -> plus_ (plus_ a b) (opposite_ b) = a /\ plus_ (plus_ a (opposite_ b)) b = a /\ plus_ a (plus_ b (opposite_ a)) = b.

Definition moved (l : (Z * Z) * Z) : Z * Z := (plus_ (fst (fst l)) (snd l), plus_ (snd (fst l)) (snd l)).

Lemma zipped_word x y : word x -> word y -> word (zipped plus_ x y).
Proof.
  intros [Lx Sx] [Ly Sy]; unfold zipped; split; [rewrite map_length, combine_length; lia|]; intros c I; apply in_map_iff in I as ([a b] & <- & I); apply plus_letter; [apply Sx, (in_combine_l _ _ _ _ I) | apply Sy, (in_combine_r _ _ _ _ I)].
Qed.

Lemma opposite_word x : word x -> word (map opposite_ x).
Proof. intros [L S]; split; [rewrite map_length; exact L|]; intros c I; apply in_map_iff in I as (a & <- & I); apply (plus_letter a a); auto. Qed.

Lemma zipped_all x : forall y, length y = length x -> spelled x -> spelled y -> zipped plus_ (zipped plus_ x y) (map opposite_ y) = x /\ zipped plus_ (zipped plus_ x (map opposite_ y)) y = x /\ zipped plus_ x (zipped plus_ y (map opposite_ x)) = y.
Proof.
  induction x as [|a x IH]; intros [|b y] L Sx Sy; try discriminate; [auto|].
  destruct (IH y) as (H1 & H2 & H3); [cbn in L; lia | intros c I; apply Sx; right; exact I | intros c I; apply Sy; right; exact I|].
  destruct (plus_opposite a b (Sx a (or_introl eq_refl)) (Sy b (or_introl eq_refl))) as (P1 & P2 & P3); unfold zipped in *; cbn [combine map fst snd]; rewrite P1, P2, P3, H1, H2, H3; auto.
Qed.

Lemma zipped_edges x : forall y t, length y = length x -> length t = length x -> map moved (combine (combine x y) t) = combine (zipped plus_ x t) (zipped plus_ y t).
Proof. induction x as [|a x IH]; intros [|b y] [|c t] L M; try discriminate; [reflexivity|]; unfold zipped in *; cbn [combine map fst snd]; f_equal; apply IH; cbn in L, M; lia. Qed.

Lemma firsts_of {A B : Type} (m : list A) : forall t : list B, length t = length m -> map fst (combine m t) = m.
Proof. induction m as [|l m IH]; intros [|c t] L; try discriminate; [reflexivity|]; cbn; f_equal; apply IH; cbn in L; lia. Qed.

Theorem words_transitive : (forall x, word x -> takes W x = true) ->
  (forall w, (forall l, In l w -> In l (list_prod (columns letters) letters)) -> takes (mapped_dfa fst E) w = true -> takes (mapped_dfa moved E) w = true) -> vertex_transitive g.
Proof.
  intros All H a b A B; destruct (code_word a A) as [Wa _], (code_word b B) as [Wb _].
  assert (Ev : forall x y t, word x -> word y -> word t -> edge x y = true -> edge (zipped plus_ x t) (zipped plus_ y t) = true).
  { intros x y t [Lx Sx] [Ly Sy] [Lt St] D; unfold edge; rewrite <- (zipped_edges x y t), <- mapped_takes by lia; apply H.
    - intros [l c] I; apply in_prod_iff; split; [apply (columns_all letters x y l Sx Sy), (in_combine_l _ _ _ _ I) | apply St, (in_combine_r _ _ _ _ I)].
    - rewrite mapped_takes, firsts_of by (rewrite combine_length; lia); exact D. }
  set (t := zipped plus_ (code b) (map opposite_ (code a))); assert (T : word t) by (apply zipped_word; [|apply opposite_word]; assumption); assert (S : word (map opposite_ t)) by (apply opposite_word, T).
  set (f := fun t v => decode a (zipped plus_ (code v) t)).
  assert (F : forall t v, word t -> is_vertex g v -> is_vertex g (f t v) /\ code (f t v) = zipped plus_ (code v) t).
  { intros t' v T' V; destruct (code_word v V) as [X _]; pose proof (zipped_word (code v) t' X T') as Z; apply decode_right; split; [exact Z | apply All, Z]. }
  assert (Ef : forall t u v, word t -> adj g u v -> adj g (f t u) (f t v)).
  { intros t' u v T' D; pose proof (adj_left D) as U; pose proof (adj_right D) as V; destruct (F t' u T' U) as [U' Cu], (F t' v T' V) as [V' Cv]; apply code_edge; [exact U' | exact V'|]; rewrite Cu, Cv; apply Ev; [apply code_word, U | apply code_word, V | exact T' | apply code_edge; assumption]. }
  exists (f t); split.
  - apply (symmetry_automorphism g (f t) (f (map opposite_ t)) (proj1 vertices_proper)); split; [|split; [|split]].
    + intros v V; destruct (code_word v V) as [[Lv Sv] _], (F t v T V) as [V' Cv]; split; [exact V'|]; destruct (F _ _ S V') as [V2 C2]; apply code_once; [exact V2 | exact V|]; rewrite C2, Cv; apply zipped_all; [destruct T; lia | exact Sv | apply T].
    + intros v V; destruct (code_word v V) as [[Lv Sv] _], (F _ v S V) as [V' Cv]; split; [exact V'|]; destruct (F _ _ T V') as [V2 C2]; apply code_once; [exact V2 | exact V|]; rewrite C2, Cv; apply zipped_all; [destruct T; lia | exact Sv | apply T].
    + intros u v; apply Ef, T.
    + intros u v; apply Ef, S.
  - apply code_once; [apply (F t a T A) | exact B|]; rewrite (proj2 (F t a T A)); apply zipped_all; [destruct Wa, Wb; lia | apply Wa | apply Wb].
Qed.

(* ---------- Closed walks ---------- *)

(* Letters of k words at a place. *)
Variable k : nat.
Variable walk_ : machine (list Z) int.

Definition pick (i j : nat) (l : list Z) : Z * Z := (nth i l 0, nth j l 0).
Definition tuples_ : list (list Z) := words_of letters k.

Lemma tuples_are l : In l tuples_ -> length l = k /\ forall a, In a l -> In a letters.
Proof.
  unfold tuples_; revert l; induction k as [|m IH]; intros l; cbn; [intros [<-|[]]; split; [reflexivity | intros ? []]|]; intros I; apply in_flat_map in I as (w & I & J); apply in_map_iff in J as (a & <- & J).
  destruct (IH w I) as [L S]; split; [cbn; lia | intros b [<-|K]; auto].
Qed.

Definition lengths_seen : machine unit int := Machine (map (fun s => (fst s, 0)) (starts walk_))
  (fun s _ => flat_map (fun l => map (fun m => (fst m, 0)) (moves walk_ s l)) tuples_) (fun s => option_map (fun _ => 0) (ends walk_ s)).

Lemma seen_accepts n a : accepts lengths_seen (repeat tt n) a -> exists w b, length w = n /\ (forall l, In l w -> In l tuples_) /\ accepts walk_ w b.
Proof.
  intros (s & b & c & I & R & _); apply in_map_iff in I as ([s' b'] & Q & I); injection Q as <- _.
  enough (H : exists w d, length w = n /\ (forall l, In l w -> In l tuples_) /\ weighs walk_ s' w d) by (destruct H as (w & d & L & T & Wd); exists w, (b' + d); split; [exact L|]; split; [exact T | exists s', b', d; auto]).
  clear I; revert s' c R; induction n as [|n IH]; intros s' c R; cbn in R.
  - destruct (ends walk_ s') as [e|] eqn:En; [|discriminate]; exists [], e; split; [reflexivity|]; split; [intros ? [] | exact En].
  - destruct R as (r & v & d & I & R & _); apply in_flat_map in I as (l & Il & I); apply in_map_iff in I as ([r' v'] & Q & I); injection Q as <- _; destruct (IH r' d R) as (w & e & L & T & Wd).
    exists (l :: w), (v' + e); split; [cbn; lia|]; split; [intros m [<-|J]; auto | exists r', v', e; auto].
Qed.

Definition word_number (w : list (list Z)) (i : nat) : list Z := map (fun l => nth i l 0) w.

Lemma word_numbers w i j : combine (word_number w i) (word_number w j) = map (pick i j) w.
Proof. unfold word_number; induction w as [|l w IH]; [reflexivity|]; cbn [map combine]; rewrite IH; reflexivity. Qed.

Lemma word_number_word w i : length w = N -> (forall l, In l w -> In l tuples_) -> (i < k)%nat -> word (word_number w i).
Proof.
  intros L T I; split; [unfold word_number; rewrite map_length; exact L|]; intros a J; apply in_map_iff in J as (l & <- & J); destruct (tuples_are l (T l J)) as [Ll Sl]; apply Sl, nth_In; lia.
Qed.

(* There are k words of which those with the numbers in some pairs are adjacent, and in others differ. *)
Definition some_words (links differ : list (nat * nat)) : Prop := exists v : nat -> vertex g,
  (forall p, In p links -> adj g (v (fst p)) (v (snd p))) /\ (forall p, In p differ -> v (fst p) <> v (snd p)).

Theorem words_some links differ : (exists a, accepts lengths_seen (repeat tt N) a) -> (forall p, In p links -> (fst p < k)%nat /\ (snd p < k)%nat) -> (forall p, In p differ -> exists q, In q links /\ fst p = fst q) -> (forall p, In p differ -> exists q, In q links /\ snd p = fst q) ->
  (forall p w a, In p links -> (forall l, In l w -> In l tuples_) -> accepts walk_ w a -> takes (mapped_dfa (pick (fst p) (snd p)) E) w = true) ->
  (forall p w a, In p differ -> (forall l, In l w -> In l tuples_) -> accepts walk_ w a -> takes (mapped_dfa (pick (fst p) (snd p)) apart_dfa) w = true) -> some_words links differ.
Proof.
  intros [a A] Few D1 D2 Li Di; destruct (seen_accepts N a A) as (w & b & L & T & Wk); destruct (vertices g) as [|u l] eqn:V; [destruct (proj2 vertices_proper V)|]; clear V l.
  assert (Ed : forall p, In p links -> edge (word_number w (fst p)) (word_number w (snd p)) = true) by (intros p I; unfold edge; rewrite word_numbers, <- mapped_takes; apply (Li p w b I T Wk)).
  assert (Wo : forall i, (i < k)%nat -> word (word_number w i)) by (intros i I; apply word_number_word; assumption).
  assert (Is : forall p, In p links -> is_word (word_number w (fst p)) /\ is_word (word_number w (snd p))).
  { intros p I; destruct (Few p I) as [F1 F2]; destruct (edge_words _ _ (Wo _ F1) (Wo _ F2) (Ed p I)); split; split; auto. }
  exists (fun i => decode u (word_number w i)); split; intros p I.
  - destruct (Is p I) as [I1 I2]; destruct (decode_right u _ I1) as [V1 C1], (decode_right u _ I2) as [V2 C2]; apply code_edge; [exact V1 | exact V2 | rewrite C1, C2; apply Ed, I].
  - destruct (D1 p I) as (q1 & J1 & E1), (D2 p I) as (q2 & J2 & E2); destruct (Is q1 J1) as [I1 _], (Is q2 J2) as [I2 _]; rewrite <- E1 in I1; rewrite <- E2 in I2.
    destruct (decode_right u _ I1) as [V1 C1], (decode_right u _ I2) as [V2 C2]; intros Q; apply (apart_takes (word_number w (fst p)) (word_number w (snd p))).
    + unfold word_number; rewrite !map_length; reflexivity.
    + rewrite word_numbers, <- mapped_takes; apply (Di p w b I T Wk).
    + rewrite <- C1, <- C2, Q; reflexivity.
Qed.

(* Around, and those that are not one behind the other. *)
Definition around (m : nat) : list (nat * nat) := map (fun i => (i, if Nat.eqb (Datatypes.S i) m then O else Datatypes.S i)) (seq 0 m).
Definition across (m : nat) : list (nat * nat) := flat_map (fun j => map (fun i => (i, j)) (seq 0 j)) (seq 0 m).

Lemma around_next m i : (Datatypes.S i < m)%nat -> In (i, Datatypes.S i) (around m).
Proof. intros L; apply in_map_iff; exists i; split; [replace (Nat.eqb (Datatypes.S i) m) with false by (symmetry; apply Nat.eqb_neq; lia); reflexivity | apply in_seq; lia]. Qed.

Lemma around_last m : In (m, O) (around (Datatypes.S m)).
Proof. apply in_map_iff; exists m; split; [rewrite Nat.eqb_refl; reflexivity | apply in_seq; lia]. Qed.

Theorem odd_words m : Nat.even m = true -> some_words (around (Datatypes.S m)) [] -> ~ bipartite g.
Proof.
  intros Ev (v & A & _) (colour & Co); assert (H : forall i, (i <= m)%nat -> colour (v i) = xorb (colour (v O)) (Nat.odd i)).
  { induction i as [|i IH]; intros L; [rewrite xorb_false_r; reflexivity|]; pose proof (Co _ _ (A _ (around_next (Datatypes.S m) i ltac:(lia)))) as D; cbn [fst snd] in D; rewrite IH in D by lia.
    rewrite Nat.odd_succ, <- Nat.negb_odd; destruct (colour (v (Datatypes.S i))), (colour (v O)), (Nat.odd i); cbn in D |- *; congruence. }
  pose proof (Co _ _ (A _ (around_last m))) as D; cbn [fst snd] in D; rewrite (H m (le_n _)), <- Nat.negb_even, Ev in D; cbn in D; rewrite xorb_false_r in D; apply D; reflexivity.
Qed.

Theorem cycle_words m : (2 <= m)%nat -> some_words (around (Datatypes.S m)) (across (Datatypes.S m)) -> exists u l, cycle g u l /\ length l = m.
Proof.
  intros M (v & A & D); exists (v O), (map v (seq 1 m)); split; [|rewrite map_length, seq_length; reflexivity].
  assert (Nd : forall i j, (i < j < Datatypes.S m)%nat -> v i <> v j).
  { intros i j L; apply (D (i, j)); apply in_flat_map; exists j; split; [apply in_seq; lia | apply in_map_iff; exists i; split; [reflexivity | apply in_seq; lia]]. }
  split; [rewrite map_length, seq_length; lia|]; split; [|split].
  - change (v O :: map v (seq 1 m)) with (map v (seq 0 (Datatypes.S m))); assert (O : forall i j, In i (seq 0 (Datatypes.S m)) -> In j (seq 0 (Datatypes.S m)) -> v i = v j -> i = j).
    { intros i j I J Q; apply in_seq in I, J; destruct (Nat.lt_trichotomy i j) as [L|[->|L]]; [destruct (Nd i j ltac:(lia) Q) | reflexivity | destruct (Nd j i ltac:(lia)); congruence]. }
    apply NoDup_map_inj; [exact O | apply seq_NoDup].
  - change (v O :: map v (seq 1 m)) with (map v (seq 0 (Datatypes.S m))); assert (H : forall n a, (a + n <= m)%nat -> path g (map v (seq a (Datatypes.S n)))).
    { induction n as [|n IH]; intros a L; [cbn; auto|]; cbn [seq map]; cbn [seq map] in IH; split; [apply (A _ (around_next (Datatypes.S m) a ltac:(lia))) | apply (IH (Datatypes.S a)); lia]. }
    apply H; lia.
  - replace (last (map v (seq 1 m)) (v O)) with (v m); [apply (A _ (around_last m))|]; clear; destruct m as [|m]; [reflexivity|]; rewrite seq_S, map_app; cbn [map]; rewrite last_last; reflexivity.
Qed.

(* ---------- No triangle ---------- *)

Definition triangles : dfa (list Z) (int * (int * int)) := both_dfa (mapped_dfa (pick 0 1) E) (both_dfa (mapped_dfa (pick 1 2) E) (mapped_dfa (pick 2 0) E)).

Lemma three_words x : forall y z, length y = length x -> length z = length x -> spelled x -> spelled y -> spelled z -> exists w, (forall l, In l w -> In l (words_of letters 3)) /\
  map (pick 0 1) w = combine x y /\ map (pick 1 2) w = combine y z /\ map (pick 2 0) w = combine z x.
Proof.
  induction x as [|a x IH]; intros [|b y] [|c z] Ly Lz Sx Sy Sz; try discriminate; [exists []; repeat split; intros ? []|].
  destruct (IH y z) as (w & T & W1 & W2 & W3); [cbn in Ly; lia | cbn in Lz; lia | intros d I; apply Sx; right; exact I | intros d I; apply Sy; right; exact I | intros d I; apply Sz; right; exact I|].
  exists ([a; b; c] :: w); split; [|cbn [map combine]; rewrite W1, W2, W3; auto]; intros l [<-|I]; [|apply T, I]; apply (in_words_of letters [a; b; c]); intros d [<-|[<-|[<-|[]]]]; [apply Sx | apply Sy | apply Sz]; left; reflexivity.
Qed.

Theorem words_without_triangles : (forall w, (forall l, In l w -> In l (words_of letters 3)) -> takes triangles w = false) -> forall u l, cycle g u l -> 4 <= Z.of_nat (length (u :: l)).
Proof.
  intros H u l (L & _ & Pa & A); destruct l as [|a [|b [|? ?]]]; cbn [length] in L |- *; try lia; exfalso; destruct Pa as (A1 & A2 & _); cbn [last] in A.
  destruct (code_word u (adj_left A1)) as [[Lu Su] _], (code_word a (adj_left A2)) as [[La Sa] _], (code_word b (adj_left A)) as [[Lb Sb] _].
  destruct (three_words (code u) (code a) (code b)) as (w & T & W1 & W2 & W3); [lia | lia | assumption..|]; specialize (H w T); unfold triangles in H; rewrite !both_takes, !mapped_takes, W1, W2, W3 in H.
  pose proof (proj1 (code_edge _ _ (adj_left A1) (adj_right A1)) A1) as E1; pose proof (proj1 (code_edge _ _ (adj_left A2) (adj_right A2)) A2) as E2; pose proof (proj1 (code_edge _ _ (adj_left A) (adj_right A)) A) as E3.
  unfold edge in *; rewrite E1, E2, E3 in H; discriminate.
Qed.

(* ---------- Some word ---------- *)

Definition projected : machine unit int := Machine [(first W, 0)] (fun s _ => flat_map (fun a => match step W s a with Some t => [(t, 0)] | None => [] end) letters) (fun s => if final W s then Some 0 else None).

Lemma projected_accepts n a : accepts projected (repeat tt n) a -> exists x, length x = n /\ spelled x /\ takes W x = true.
Proof.
  intros (s & b & c & [Q|[]] & R & _); injection Q as <- _; unfold takes; revert R; generalize (first W); revert c; induction n as [|n IH]; intros c s R; cbn in R.
  - destruct (final W s) eqn:F; [|discriminate]; exists []; repeat split; [intros ? [] | exact F].
  - destruct R as (r & v & d & I & R & _); apply in_flat_map in I as (b' & I & J); destruct (step W s b') as [t|] eqn:S; [|destruct J]; destruct J as [J|[]]; injection J as <- _; destruct (IH d t R) as (x & L & Sx & T).
    exists (b' :: x); split; [cbn; lia|]; split; [intros e [<-|K]; auto | cbn; rewrite S; exact T].
Qed.

End Words.
