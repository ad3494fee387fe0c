(* The networks of a text for all n of a domain, by automata: W takes the vertices, E the pairs of adjacent ones, as the
   formulas that are read from the text say. A letter is the digits of all coordinates at a place. *)

From Coq Require Import ZArith List Bool Lia Uint63.
From Topocert Require Import Graph Walk Text TextMeaning CheckTerms AutomataTables AutomataInclusion AutomataDistance AutomataConditions AutomataFormula AutomataReading AutomataText AutomataCoordinates AutomataLengths.
From Topocert Require CheckTotals.
Import ListNotations.
Open Scope Z_scope.

(* ---------- Numbers and their digits ---------- *)

Definition alphabet (letters : Z) : list Z := span 0 (letters - 1).

Lemma in_alphabet k a : In a (alphabet k) <-> 0 <= a < k.
Proof. unfold alphabet; rewrite in_span; lia. Qed.

Lemma combine_maps {A B C : Type} (f : A -> B) (g : A -> C) l : combine (map f l) (map g l) = map (fun a => (f a, g a)) l.
Proof. induction l as [|a l IH]; [reflexivity | cbn; rewrite IH; reflexivity]. Qed.

Section Spelled.
Variable q : Z.
Hypothesis base : 2 <= q.
Variable down : bool.
Variable N : nat.

(* Digits as one, the first the most significant. *)
Fixpoint letter (ds : list Z) : Z := match ds with [] => 0 | d :: ds => d * q ^ Z.of_nat (length ds) + letter ds end.
Fixpoint digits_of (k : nat) (a : Z) : list Z := match k with O => [] | S k => a / q ^ Z.of_nat k :: digits_of k (a mod q ^ Z.of_nat k) end.

Definition digits_at (w : list Z) (i : nat) : list Z := map (fun x => digit q x (AutomataFormula.place N down i)) w.
Definition spell (w : list Z) : list Z := map (fun i => letter (digits_at w i)) (seq 0 N).

Lemma digits_at_range w i d : In d (digits_at w i) -> 0 <= d < q.
Proof. intros I; apply in_map_iff in I as (x & <- & _); apply digit_range, base. Qed.

Lemma digits_at_length w i : length (digits_at w i) = length w.
Proof. apply map_length. Qed.

Lemma letter_range ds : (forall d, In d ds -> 0 <= d < q) -> 0 <= letter ds < q ^ Z.of_nat (length ds).
Proof.
  induction ds as [|d ds IH]; cbn [letter length]; intros H; [cbn; lia|]; specialize (IH (fun a I => H a (or_intror I))); specialize (H d (or_introl eq_refl)).
  rewrite power_next; nia.
Qed.

Lemma digits_of_letter ds : (forall d, In d ds -> 0 <= d < q) -> digits_of (length ds) (letter ds) = ds.
Proof.
  induction ds as [|d ds IH]; cbn [letter length digits_of]; intros H; [reflexivity|]; pose proof (letter_range ds (fun a I => H a (or_intror I))) as R.
  rewrite Z.div_add_l, Z.div_small, Z.add_0_r by lia; f_equal; rewrite Z.add_comm, Z.mod_add, Z.mod_small by lia; apply IH; intros a I; apply H; right; exact I.
Qed.

Lemma spell_length w : length (spell w) = N.
Proof. unfold spell; rewrite map_length, seq_length; reflexivity. Qed.

Lemma spell_spelled w : spelled (alphabet (q ^ Z.of_nat (length w))) (spell w).
Proof.
  intros a I; apply in_map_iff in I as (i & <- & _); apply in_alphabet; pose proof (letter_range (digits_at w i) (digits_at_range w i)) as R; rewrite digits_at_length in R; exact R.
Qed.

Lemma number_once x y : 0 <= x < q ^ Z.of_nat N -> 0 <= y < q ^ Z.of_nat N -> digits_read q N down x = digits_read q N down y -> x = y.
Proof.
  intros X Y E; assert (D : forall j, (j < N)%nat -> digit q x j = digit q y j).
  { intros j J; assert (H := proj1 map_ext_in_iff E (AutomataFormula.place N down j) ltac:(apply in_seq; unfold AutomataFormula.place; destruct down; lia)).
    cbv beta in H; replace (AutomataFormula.place N down (AutomataFormula.place N down j)) with j in H by (unfold AutomataFormula.place; destruct down; lia); exact H. }
  enough (H : forall j, (j <= N)%nat -> x mod q ^ Z.of_nat j = y mod q ^ Z.of_nat j) by (specialize (H N (le_n N)); rewrite !Z.mod_small in H by assumption; exact H).
  induction j as [|j IH]; intros J; [change (q ^ Z.of_nat 0) with 1; rewrite !Z.mod_1_r; reflexivity|].
  rewrite !(digit_below q base), IH, D by lia; reflexivity.
Qed.

Lemma spell_once k : forall w w', tracks q N k w -> tracks q N k w' -> spell w = spell w' -> w = w'.
Proof.
  induction k as [|k IH]; intros [|x w] [|y w'] W W' E; try (destruct W, W'; discriminate); [reflexivity|]; apply (tracks_cons q base) in W as [X W], W' as [Y W'].
  assert (H : forall i, In i (seq 0 N) -> digit q x (AutomataFormula.place N down i) = digit q y (AutomataFormula.place N down i) /\ letter (digits_at w i) = letter (digits_at w' i)).
  { intros i I; assert (H := proj1 map_ext_in_iff E i I); cbn [digits_at map letter] in H; fold (digits_at w i) in H; fold (digits_at w' i) in H.
    pose proof (letter_range _ (digits_at_range w i)) as R; pose proof (letter_range _ (digits_at_range w' i)) as R'; rewrite digits_at_length, (proj1 W) in R; rewrite digits_at_length, (proj1 W') in R'; rewrite (digits_at_length w i), (digits_at_length w' i), (proj1 W), (proj1 W') in H.
    apply (Z.div_mod_unique (q ^ Z.of_nat k)); [left; exact R | left; exact R' | cbn [digits_at] in H; lia]. }
  f_equal; [apply number_once; [exact X | exact Y|]; apply map_ext_in; intros i I; apply (H i I) | apply IH; [exact W | exact W'|]; apply map_ext_in; intros i I; apply (H i I)].
Qed.

Lemma spell_onto k : forall v, length v = N -> spelled (alphabet (q ^ Z.of_nat k)) v -> exists w, tracks q N k w /\ spell w = v.
Proof.
  induction k as [|k IH]; intros v L S.
  - exists []; split; [split; [reflexivity | intros x []]|]; unfold spell; rewrite <- L; clear - S; generalize 0%nat; induction v as [|a v IH]; intros i; [reflexivity|]; cbn [length seq map]; f_equal; [|apply IH; intros b I; apply S; right; exact I].
    specialize (S a (or_introl eq_refl)); apply in_alphabet in S; change (q ^ Z.of_nat 0) with 1 in S; cbn; lia.
  - set (P := q ^ Z.of_nat k) in *; assert (P0 : 0 < P) by (apply Z.pow_pos_nonneg; lia).
    destruct (IH (map (fun a => a mod P) v)) as (w & W & E); [rewrite map_length; exact L | intros a I; apply in_map_iff in I as (b & <- & _); apply in_alphabet, Z.mod_pos_bound, P0|].
    destruct (digits_read_onto q base N down (map (fun a => a / P) v)) as (x & X & F); [rewrite map_length; exact L | intros a I; apply in_map_iff in I as (b & <- & I); apply S, in_alphabet in I; rewrite power_next in I; fold P in I; split; [apply Z.div_pos; lia | apply Z.div_lt_upper_bound; lia]|].
    exists (x :: w); split; [apply (tracks_cons q base); auto|]; transitivity (map (fun p : Z * Z => fst p * P + snd p) (combine (digits_read q N down x) (spell w))).
    + unfold digits_read, spell; rewrite combine_maps, map_map; apply map_ext; intros i; cbn [digits_at map letter fst snd]; rewrite map_length, (proj1 W); reflexivity.
    + rewrite E, F, combine_maps, map_map; rewrite <- (map_id v) at 2; apply map_ext; intros a; cbn [fst snd]; rewrite Z.mul_comm; symmetry; apply Z.div_mod; lia.
Qed.

(* The columns of no numbers, of one word and of two. *)
Variable k : nat.
Definition none_column (_ : unit) : int := column_number q ([], []).
Definition one_column (a : Z) : int := column_number q (digits_of k a, []).
Definition two_column (ab : Z * Z) : int := column_number q (digits_of k (fst ab) ++ digits_of k (snd ab), []).

Lemma digits_back w i : length w = k -> digits_of k (letter (digits_at w i)) = digits_at w i.
Proof. intros L; replace k with (length (digits_at w i)) by (unfold digits_at; rewrite map_length; exact L); apply digits_of_letter, digits_at_range. Qed.

Lemma one_right f w T : tracks q N k w -> fine q k 0 f = true -> table_of q down k 0 f = Some T -> (table_takes T (map one_column (spell w)) = true <-> means q N w [] f).
Proof.
  intros [L R] F E; rewrite <- L in F, E; assert (H := table_right q base N down f w [] T R ltac:(intros ? []) F E).
  unfold spell, columns_of in *; rewrite map_map in *; rewrite <- H; erewrite map_ext; [reflexivity|]; intros i; unfold one_column; rewrite (digits_back w i L); reflexivity.
Qed.

Lemma two_right f w w' T : tracks q N k w -> tracks q N k w' -> fine q (k + k) 0 f = true -> table_of q down (k + k) 0 f = Some T ->
  (table_takes T (map two_column (combine (spell w) (spell w'))) = true <-> means q N (w ++ w') [] f).
Proof.
  intros [L R] [L' R'] F E; replace (k + k)%nat with (length (w ++ w')) in F, E by (rewrite app_length; lia).
  assert (H := table_right q base N down f (w ++ w') [] T ltac:(intros x I; apply in_app_or in I as [I|I]; auto) ltac:(intros ? []) F E).
  unfold spell, columns_of in *; rewrite combine_maps, map_map; rewrite map_map in H; rewrite <- H; erewrite map_ext; [reflexivity|].
  intros i; unfold two_column; cbn [fst snd]; rewrite (digits_back w i L), (digits_back w' i L'); unfold column_at; rewrite map_app; reflexivity.
Qed.

End Spelled.

(* ---------- What a text says ---------- *)

Definition everything {L : Type} (b : bool) : dfa L int := Dfa 0%uint63 (fun _ _ => Some 0%uint63) (fun _ => b).

Lemma takes_everything {L : Type} (w : list L) : takes (everything true) w = true.
Proof. induction w as [|l w IH]; [reflexivity | exact IH]. Qed.

(* The base of k digits that are so many letters. *)
Definition base_of (letters : Z) (k : nat) : Z := match List.find (fun b => b ^ Z.of_nat k =? letters) (span 2 letters) with Some b => b | None => 0 end.

(* A vertex as numbers. *)
Definition encode (q : Z) (codes : list bool) (v : list Z) : list Z := map (fun p : bool * Z => if fst p then q ^ snd p else snd p) (combine codes v).

Lemma encode_placed q codes : forall v w, placed q codes v w -> encode q codes v = w.
Proof.
  induction codes as [|c codes IH]; intros [|z v] [|y w]; cbn; try tauto; intros [C P]; f_equal; [destruct c; [exact (proj2 C) | exact C] | exact (IH v w P)].
Qed.

Section Formulas.
Variable letters : Z.
Variable line : text.
Notation many := (length (coordinates line)).
Notation q := (base_of letters (length (coordinates line))).
Notation codes := (map code_of (coordinates line)).

Definition based : Prop := 2 <= q /\ q ^ Z.of_nat many = letters.

Lemma based_right : 2 <= q -> based.
Proof.
  intros B; split; [exact B|]; unfold base_of in *; destruct (List.find _ _) as [b|] eqn:F; [|lia]; apply List.find_some in F as [_ F]; apply Z.eqb_eq, F.
Qed.

Hypothesis based_ : based.
Variable down : bool.
Let base : 2 <= q := proj1 based_.

(* The automaton takes the words of vertices, of two, whose numbers the formula means. *)
Definition reads_one (D : dfa Z int) (f : formula) : bool :=
  fine q many 0 f && match table_of q down many 0 f with Some T => agree (alphabet letters) (one_column q many) D T | None => false end.

Definition reads_two (D : dfa (Z * Z) int) (f : formula) : bool :=
  fine q (many + many) 0 f && match table_of q down (many + many) 0 f with Some T => agree (columns (alphabet letters)) (two_column q many) D T | None => false end.

Lemma spelled_letters N w : tracks q N many w -> spelled (alphabet letters) (spell q down N w).
Proof. intros [L _]; assert (A := spell_spelled q base down N w); rewrite L, (proj2 based_) in A; exact A. Qed.

Lemma reads_one_right D f : reads_one D f = true -> forall N w, tracks q N many w -> (takes D (spell q down N w) = true <-> means q N w [] f).
Proof.
  unfold reads_one; rewrite andb_true_iff; intros [F A] N w W; destruct (table_of q down many 0 f) as [T|] eqn:E; [|discriminate].
  rewrite <- (one_right q base down N many f w T W F E), (agree_sound _ _ _ _ _ A); [reflexivity | apply spelled_letters, W].
Qed.

Lemma reads_two_right D f : reads_two D f = true ->
  forall N w w', tracks q N many w -> tracks q N many w' -> (takes D (combine (spell q down N w) (spell q down N w')) = true <-> means q N (w ++ w') [] f).
Proof.
  unfold reads_two; rewrite andb_true_iff; intros [F A] N w w' W W'; destruct (table_of q down (many + many) 0 f) as [T|] eqn:E; [|discriminate].
  rewrite <- (two_right q base down N many f w w' T W W' F E), (agree_sound _ _ _ _ _ A); [reflexivity|].
  intros l I; apply (columns_all _ (spell q down N w) (spell q down N w')); [apply spelled_letters, W | apply spelled_letters, W' | exact I].
Qed.

(* The number n is c more than the number of digits. Conditions on n, the network's parameters, its text. *)
Variable c : Z.
Variable conditions : list cond.
Variable arguments : list term.

Definition of_n : list form := [At (Place Length c)].

Fixpoint both_of (l : list cond) : option truth :=
  match l with
  | [] => Some (negated never, never)
  | a :: l => match read_cond q None O of_n a, both_of l with Some (T, F), Some (T', F') => Some (together T T', either F F') | _, _ => None end
  end.

Fixpoint places_of (l : list term) : option (list form) :=
  match l with
  | [] => Some []
  | a :: l => match place_in of_n a, places_of l with Some p, Some l => Some (At p :: l) | _, _ => None end
  end.

(* Vertices; adjacent ones; what of one vertex, and of two, has to hold. *)
Record network_read := NetworkRead { vertices_read : formula; edges_read : formula; of_one : formula; of_two : formula }.

Definition less_track (i j : nat) : formula := Negative (Linear [(1, Track i); (-1, Track j)] 0 0).
Definition differ (k : nat) : formula := joined (map (fun i => either (less_track i (k + i)) (less_track (k + i) i)) (seq 0 k)).

Definition nothing_more (_ : nat) (_ : list form) : option relation := Some (negated never, negated never).

Definition read_network : option network_read :=
  let over := over_coordinates q (coordinates line) in
  match both_of conditions, places_of arguments with
  | Some (TD, FD), Some ps =>
    match over O many O ps nothing_more, over O (many + many)%nat O ps nothing_more, over many (many + many)%nat O ps nothing_more,
      over O (many + many)%nat O ps (fun r env => all_next q (many + many) r env many codes (neighbours line)),
      over many (many + many)%nat O ps (fun r env => all_next q (many + many) r env 0 codes (neighbours line)) with
    | Some (V, S_), Some (V0, S0), Some (V1, S1), Some (R, D), Some (R', D') =>
      if forallb (fun f => match f with At p => place_known O p | _ => false end) ps then
        Some (NetworkRead (together TD V) (together TD (together (together V0 V1) (together (differ many) (either R R'))))
          (together (either TD FD) (either FD S_))
          (together (either TD FD) (either FD (together (together (together S0 S1) (together D D')) (either (negated R) (together V1 (differ many)))))))
      else None
    | _, _, _, _, _ => None
    end
  | _, _ => None
  end.

Variable W : dfa Z int.
Variable E : dfa (Z * Z) int.

Definition network_checked : bool :=
  match read_network with
  | Some r => reads_one W (vertices_read r) && reads_two E (edges_read r) && reads_one (everything true) (of_one r) && reads_two (everything true) (of_two r)
  | None => false
  end.

Section Member.
Variable N : nat.
Let n := Z.of_nat N + c.
Let ps := map (num [n]) arguments.
Let g := text_graph line ps.
Hypothesis in_domain : forall a, In a conditions -> yes [n] a = true.
Hypothesis checked : network_checked = true.
Notation numbers_ := (tracks q N many).
Notation at_ := (placed q codes).
Notation spelling := (spell q down N).

Lemma n_is xs ks : Forall2 (says q N xs ks) of_n [n].
Proof. constructor; [|constructor]; cbn; unfold place_worth; cbn; reflexivity. Qed.

Lemma conditions_right xs l : (forall x, In x xs -> 0 <= x < q ^ Z.of_nat N) -> forall T F, both_of l = Some (T, F) ->
  (forall a, In a l -> yes [n] a = true) -> ~ means q N xs [] F.
Proof.
  intros X; induction l as [|a l IH]; cbn [both_of]; intros T F B H; [injection B as <- <-; apply means_never|].
  destruct (read_cond q None O of_n a) as [[T1 F1]|] eqn:R; [|discriminate]; destruct (both_of l) as [[T2 F2]|]; [|discriminate]; injection B as <- <-; rewrite means_either; intros [M|M].
  - apply (proj2 (cond_is_right q base N a None O of_n (T1, F1) R xs [] [n] (Now q N None O of_n xs [] [n] X ltac:(intros ? []) eq_refl I (n_is xs []) eq_refl))), (proj2 CheckTotals.value_is_num) in M; rewrite (H a (or_introl eq_refl)) in M; discriminate.
  - exact (IH T2 F2 eq_refl (fun b I => H b (or_intror I)) M).
Qed.

Lemma places_right xs l : forall fs, places_of l = Some fs -> Forall2 (says q N xs []) fs (map (num [n]) l).
Proof.
  induction l as [|a l IH]; cbn [places_of map]; intros fs B; [injection B as <-; constructor|].
  destruct (place_in of_n a) as [p|] eqn:R; [|discriminate]; destruct (places_of l) as [fs'|]; [|discriminate]; injection B as <-; constructor; [|apply IH; reflexivity].
  assert (V := place_in_right q base N xs [] of_n [n] a p (n_is xs []) R); cbn [says]; exact (proj1 CheckTotals.value_is_num _ _ _ V).
Qed.

Definition member_right : Prop :=
  (forall v, is_vertex g v -> exists w, numbers_ w /\ at_ v w /\ takes W (spelling w) = true) /\
  (forall w, numbers_ w -> takes W (spelling w) = true -> exists v, is_vertex g v /\ at_ v w) /\
  (forall u v w w', is_vertex g u -> is_vertex g v -> numbers_ w -> numbers_ w' -> at_ u w -> at_ v w' -> (adj g u v <-> takes E (combine (spelling w) (spelling w')) = true)) /\
  (forall w w', numbers_ w -> numbers_ w' -> takes E (combine (spelling w) (spelling w')) = true -> takes W (spelling w) = true /\ takes W (spelling w') = true).

Lemma means_differ k w w' : length w = k -> length w' = k -> means q N (w ++ w') [] (differ k) <-> w <> w'.
Proof.
  intros L L'; unfold differ; rewrite means_joined.
  assert (At_ : forall i, (i < k)%nat -> means q N (w ++ w') [] (either (less_track i (k + i)) (less_track (k + i) i)) <-> nth i w 0 <> nth i w' 0).
  { intros i I; rewrite means_either; unfold less_track; cbn [means]; unfold linear_worth, sum; cbn [parts top rest fold_right fst snd worth].
    rewrite (app_nth1 w w') by lia; rewrite (app_nth2 w w') by lia; replace (k + i - length w)%nat with i by lia; lia. }
  split.
  - intros (f & I & M) ->; apply in_map_iff in I as (i & <- & I); apply in_seq in I; apply (At_ i) in M; [apply M; reflexivity | lia].
  - intros Df; destruct (Exists_dec (fun i => nth i w 0 <> nth i w' 0) (seq 0 k)) as [X|X]; [intros i; destruct (Z.eq_dec (nth i w 0) (nth i w' 0)); [right | left]; auto| |].
    + apply Exists_exists in X as (i & I & X); eexists; split; [apply in_map_iff; exists i; split; [reflexivity | exact I]|]; apply in_seq in I; apply At_; [lia | exact X].
    + exfalso; apply Df, (nth_ext _ _ 0 0); [lia|]; intros i I; destruct (Z.eq_dec (nth i w 0) (nth i w' 0)) as [Y|Y]; [exact Y|]; exfalso; apply X, Exists_exists; exists i; split; [apply in_seq; lia | exact Y].
Qed.

Theorem network_right : member_right.
Proof.
  unfold network_checked in checked; destruct read_network as [r|] eqn:Rd; [|discriminate]; unfold read_network in Rd.
  destruct (both_of conditions) as [[TD FD]|] eqn:B; [|discriminate]; destruct (places_of arguments) as [fs|] eqn:Pl; [|discriminate].
  destruct (over_coordinates q (coordinates line) 0 many 0 fs nothing_more) as [[V S_]|] eqn:O; [|discriminate].
  destruct (over_coordinates q (coordinates line) 0 (many + many) 0 fs nothing_more) as [[V0 S0]|] eqn:O0; [|discriminate].
  destruct (over_coordinates q (coordinates line) many (many + many) 0 fs nothing_more) as [[V1 S1]|] eqn:O1; [|discriminate].
  destruct (over_coordinates q (coordinates line) 0 (many + many) 0 fs (fun r env => all_next q (many + many) r env many codes (neighbours line))) as [[R D]|] eqn:N0; [|discriminate].
  destruct (over_coordinates q (coordinates line) many (many + many) 0 fs (fun r env => all_next q (many + many) r env 0 codes (neighbours line))) as [[R' D']|] eqn:N1; [|discriminate].
  destruct (forallb _ fs) eqn:Known; [|discriminate]; injection Rd as <-; cbn [vertices_read edges_read of_one of_two] in *.
  rewrite !andb_true_iff in checked; destruct checked as [[[C1 C2] C3] C4].
  assert (Kn : forall j target xs, (forall x, In x xs -> 0 <= x < q ^ Z.of_nat N) -> ((j + length target <= length xs)%nat /\ forall i, (i < length target)%nat -> nth (j + i) xs 0 = nth i target 0) ->
    known_now q N j target xs [] fs ps).
  { intros j target xs X T; constructor; [exact X | intros k [] | exact (places_right xs arguments fs Pl) | | exact T].
    rewrite forallb_forall in Known |- *; intros f H; specialize (Known f H); destruct f; [exact Known | discriminate..]. }
  assert (Halves : forall xs, tracks q N (many + many) xs -> numbers_ (firstn many xs) /\ numbers_ (skipn many xs) /\ firstn many xs ++ skipn many xs = xs).
  { intros xs [L X]; split; [|split; [|apply firstn_skipn]]; (split; [rewrite ?firstn_length, ?skipn_length; lia|]); intros x I; apply X; [exact (firstn_In _ _ _ I) || (rewrite <- (firstn_skipn many xs); apply in_or_app; left; exact I)| rewrite <- (firstn_skipn many xs); apply in_or_app; right; exact I]. }
  assert (Joined_ : forall w w', numbers_ w -> numbers_ w' -> tracks q N (many + many) (w ++ w')).
  { intros w w' [L X] [L' X']; split; [rewrite app_length; lia | intros x I; apply in_app_or in I as [I|I]; auto]. }
  (* one vertex *)
  assert (M1 : forall w, numbers_ w -> means q N w [] TD /\ means q N w [] S_).
  { intros w Ww; assert (M := proj1 (reads_one_right (everything true) _ C3 N w Ww) (takes_everything _)); rewrite means_together, !means_either in M.
    pose proof (conditions_right w conditions (proj2 Ww) TD FD B in_domain) as ND; tauto. }
  assert (A1 := over_coordinates_right q base N nothing_more (fun _ => True) (fun _ _ => True) many 0 (fun _ => [])
    ltac:(intros xs ks env e rel def _ _ H _; injection H as <- <-; split; [exact I|]; split; [intros _; exact I | intros _; apply means_negated, means_never])
    (coordinates line) [] many [] fs ps V S_ eq_refl (le_n _) ltac:(intros x []) O ltac:(intros w Ww; apply Kn; [exact (proj2 Ww) | cbn; split; [lia | intros i I; lia]]) (fun w Ww => proj2 (M1 w Ww))).
  assert (Zs : numbers_ (repeat 0 many)) by (split; [apply repeat_length | intros z I; apply repeat_spec in I as ->; exact (some_track q base N)]).
  destruct (A1 _ Zs) as (vs & Ev & Dv & _).
  assert (Vx : forall v, is_vertex g v <-> In v vs) by (intros v; unfold is_vertex, g, text_graph, text_vertices; cbn [vertices]; rewrite Ev; reflexivity).
  assert (A1' : forall w, numbers_ w -> (means q N w [] V <-> exists v, In v vs /\ at_ v w)).
  { intros w Ww; destruct (A1 w Ww) as (l & El & _ & Rl); rewrite Ev in El; injection El as <-; cbn [app] in Rl; rewrite Rl, (firstn_all2 w) by (rewrite (proj1 Ww); lia); split; intros (v & I1 & P); exists v; tauto. }
  (* two *)
  assert (M2 : forall xs, tracks q N (many + many) xs -> means q N xs [] S0 /\ means q N xs [] S1 /\ means q N xs [] D /\ means q N xs [] D').
  { intros xs X; destruct (Halves xs X) as (X1 & X2 & Ex); assert (M := proj1 (reads_two_right (everything true) _ C4 N _ _ X1 X2) (takes_everything _)); rewrite Ex in M.
    rewrite means_together, !means_either, !means_together in M; pose proof (conditions_right xs conditions (proj2 X) TD FD B in_domain) as ND; tauto. }
  assert (Inner : forall (b : nat -> list form -> option relation) defined related j target t k rel def pre, length pre = t -> (many + many = t + k)%nat -> (many <= k)%nat -> (forall x, In x pre -> 0 <= x < q ^ Z.of_nat N) ->
    (forall xs ks env e rel def, tracks q N (many + many) xs -> known_now q N j (target xs) xs ks env e -> b (length ks) env = Some (rel, def) -> means q N xs ks def -> defined e /\ (means q N xs ks rel <-> related xs e)) ->
    (forall xs, tracks q N (many + many) xs -> (j + length (target xs) <= length xs)%nat /\ forall i, (i < length (target xs))%nat -> nth (j + i) xs 0 = nth i (target xs) 0) ->
    over_coordinates q (coordinates line) t (many + many) 0 fs b = Some (rel, def) -> (forall xs, tracks q N (many + many) xs -> means q N xs [] def) ->
    (forall v, In v vs -> defined (ps ++ v)) /\ forall w, tracks q N k w -> (means q N (pre ++ w) [] rel <-> exists v, In v vs /\ at_ v (firstn many w) /\ related (pre ++ w) (ps ++ v))).
  { intros b defined related j target t k rel def pre Lp Ek Mk Rp Hb Ht Ho Hd.
    assert (Pw : forall w, tracks q N k w -> tracks q N (many + many) (pre ++ w)) by (intros w [L X]; split; [rewrite app_length; lia | intros x I; apply in_app_or in I as [I|I]; auto]).
    rewrite <- Lp in Ho; assert (A := over_coordinates_right q base N b defined related (many + many) j target Hb (coordinates line) pre k [] fs ps rel def ltac:(lia) Mk Rp Ho
      (fun w Ww => Kn j (target (pre ++ w)) (pre ++ w) (proj2 (Pw w Ww)) (Ht _ (Pw w Ww))) (fun w Ww => Hd _ (Pw w Ww))).
    assert (Zk : tracks q N k (repeat 0 k)) by (split; [apply repeat_length | intros z I; apply repeat_spec in I as ->; exact (some_track q base N)]).
    split; [destruct (A _ Zk) as (l & El & Dl & _); rewrite Ev in El; injection El as <-; intros v I; exact (proj1 (Dl v I))|].
    intros w Ww; destruct (A w Ww) as (l & El & _ & Rl); rewrite Ev in El; injection El as <-; exact Rl. }
  assert (Nothing_ : forall xs ks env e rel def, tracks q N (many + many) xs -> known_now q N 0 [] xs ks env e -> nothing_more (length ks) env = Some (rel, def) -> means q N xs ks def -> True /\ (means q N xs ks rel <-> True))
    by (intros xs ks env e rel def _ _ H _; injection H as <- <-; split; [exact I|]; split; [intros _; exact I | intros _; apply means_negated, means_never]).
  assert (Empty_ : forall xs, tracks q N (many + many) xs -> (0 + length (@nil Z) <= length xs)%nat /\ forall i, (i < length (@nil Z))%nat -> nth (0 + i) xs 0 = nth i [] 0) by (intros xs _; cbn; split; [lia | intros i I; lia]).
  destruct (Inner nothing_more (fun _ => True) (fun _ _ => True) 0%nat (fun _ => []) 0%nat (many + many)%nat V0 S0 [] eq_refl eq_refl ltac:(lia) ltac:(intros x []) Nothing_ Empty_ O0 (fun xs X => proj1 (M2 xs X))) as [_ A2].
  assert (Next : forall j (target : list Z -> list Z), (forall xs, tracks q N (many + many) xs -> length (target xs) = many) ->
    forall xs ks env e rel def, tracks q N (many + many) xs -> known_now q N j (target xs) xs ks env e -> all_next q (many + many) (length ks) env j codes (neighbours line) = Some (rel, def) -> means q N xs ks def ->
    (exists l, each (listed e) (neighbours line) = Some l) /\ (means q N xs ks rel <-> exists l u, each (listed e) (neighbours line) = Some l /\ In u l /\ at_ u (target xs))).
  { intros j target Lt xs ks env e rel def X K Hn Hd; rewrite <- (proj1 X) in Hn.
    destruct (all_next_right q base N j codes (target xs) xs ks env e (neighbours line) ltac:(rewrite map_length; apply Lt, X) K rel def Hn Hd) as (l & El & Il); split; [eauto|].
    rewrite Il; split; [intros (u & I & P); exists l, u; auto | intros (l' & u & E' & I & P); rewrite El in E'; injection E' as <-; exists u; auto]. }
  destruct (Inner (fun r env => all_next q (many + many) r env many codes (neighbours line)) (fun e => exists l, each (listed e) (neighbours line) = Some l) (fun xs e => exists l u, each (listed e) (neighbours line) = Some l /\ In u l /\ at_ u (skipn many xs)) many (skipn many) 0%nat (many + many)%nat R D []
    eq_refl eq_refl ltac:(lia) ltac:(intros x []) (Next many (skipn many) ltac:(intros xs X; rewrite skipn_length, (proj1 X); lia))
    ltac:(intros xs X; rewrite skipn_length, (proj1 X); split; [lia | intros i I; rewrite <- (firstn_skipn many xs) at 1; rewrite app_nth2; rewrite firstn_length, (proj1 X); [f_equal; lia | lia]]) N0 (fun xs X => proj1 (proj2 (proj2 (M2 xs X))))) as [Dn A3].
  assert (Both : forall w w', numbers_ w -> numbers_ w' -> firstn many (w ++ w') = w /\ skipn many (w ++ w') = w').
  { intros w w' [L _] _; rewrite <- L, firstn_app, skipn_app, Nat.sub_diag, firstn_all, skipn_all; cbn; split; [apply app_nil_r | reflexivity]. }
  assert (A3' : forall u v w w', In u vs -> numbers_ w -> numbers_ w' -> at_ u w -> at_ v w' -> (means q N (w ++ w') [] R <-> In v (known (text_neighbours line ps u)))).
  { intros u v w w' U Ww Ww' Pu Pv; destruct (Dn u U) as (l & El); unfold text_neighbours; rewrite El; cbn [known]; destruct (Both w w' Ww Ww') as [F1 F2].
    rewrite (A3 _ (Joined_ w w' Ww Ww') : means q N ([] ++ w ++ w') [] R <-> _); cbn [app]; rewrite F1, F2; split.
    - intros (u' & U' & P & l' & v' & E' & I & P'); rewrite (placed_once q base _ u' u w P Pu) in E'; rewrite El in E'; injection E' as <-; rewrite (placed_once q base _ v v' w' Pv P'); exact I.
    - intros I; exists u; split; [exact U|]; split; [exact Pu|]; exists l, v; auto. }
  assert (A4' : forall u v w w', In v vs -> numbers_ w -> numbers_ w' -> at_ u w -> at_ v w' -> (means q N (w ++ w') [] R' <-> In u (known (text_neighbours line ps v)))).
  { intros u v w w' U Ww Ww' Pu Pv.
    destruct (Inner (fun r env => all_next q (many + many) r env 0 codes (neighbours line)) (fun e => exists l, each (listed e) (neighbours line) = Some l) (fun xs e => exists l u, each (listed e) (neighbours line) = Some l /\ In u l /\ at_ u (firstn many xs)) 0%nat (firstn many) many many R' D' w
      (proj1 Ww) eq_refl ltac:(lia) (proj2 Ww) (Next 0%nat (firstn many) ltac:(intros xs X; rewrite firstn_length, (proj1 X); lia))
      ltac:(intros xs X; rewrite firstn_length, (proj1 X); split; [lia | intros i I; rewrite <- (firstn_skipn many xs) at 1; cbn [Nat.add]; rewrite app_nth1; [reflexivity | rewrite firstn_length, (proj1 X); lia]]) N1 (fun xs X => proj2 (proj2 (proj2 (M2 xs X))))) as [Dn' A4].
    destruct (Dn' v U) as (l & El); unfold text_neighbours; rewrite El; cbn [known]; destruct (Both w w' Ww Ww') as [F1 F2].
    rewrite (A4 w' Ww'), F1, (firstn_all2 w') by (rewrite (proj1 Ww'); lia); split.
    - intros (v' & V' & P & l' & u' & E' & I & P'); rewrite (placed_once q base _ v' v w' P Pv) in E'; rewrite El in E'; injection E' as <-; rewrite (placed_once q base _ u u' w Pu P'); exact I.
    - intros I; exists v; split; [exact U|]; split; [exact Pv|]; exists l, u; auto. }
  assert (A5 : forall w w', numbers_ w -> numbers_ w' -> (means q N (w ++ w') [] V1 <-> exists v, In v vs /\ at_ v w')).
  { intros w w' Ww Ww'; destruct (Inner nothing_more (fun _ => True) (fun _ _ => True) 0%nat (fun _ => []) many many V1 S1 w (proj1 Ww) eq_refl ltac:(lia) (proj2 Ww) Nothing_ Empty_ O1 (fun xs X => proj1 (proj2 (M2 xs X)))) as [_ A].
    rewrite (A w' Ww'), (firstn_all2 w') by (rewrite (proj1 Ww'); lia); split; intros (v & I1 & P); exists v; tauto. }
  assert (A2' : forall w w', numbers_ w -> numbers_ w' -> (means q N (w ++ w') [] V0 <-> exists v, In v vs /\ at_ v w)).
  { intros w w' Ww Ww'; rewrite (A2 _ (Joined_ w w' Ww Ww') : means q N ([] ++ w ++ w') [] V0 <-> _); rewrite (proj1 (Both w w' Ww Ww')); split; intros (v & I1 & P); exists v; tauto. }
  assert (Taken : forall w, numbers_ w -> (takes W (spelling w) = true <-> exists v, In v vs /\ at_ v w)).
  { intros w Ww; rewrite (reads_one_right W _ C1 N w Ww), means_together, (A1' w Ww); split; [tauto | intros H; split; [apply M1, Ww | exact H]]. }
  split; [|split; [|split]].
  - intros v Hv; apply Vx in Hv; destruct (Dv v Hv) as (_ & w & Ww & P); exists w; split; [exact Ww|]; split; [exact P|]; apply (Taken w Ww); exists v; auto.
  - intros w Ww T; apply (Taken w Ww) in T as (v & I & P); exists v; rewrite Vx; auto.
  - intros u v w w' Hu Hv Ww Ww' Pu Pv; apply Vx in Hu, Hv; rewrite (reads_two_right E _ C2 N w w' Ww Ww'), !means_together, means_either.
    rewrite (means_differ many w w' (proj1 Ww) (proj1 Ww')), (A3' u v w w' Hu Ww Ww' Pu Pv), (A4' u v w w' Hv Ww Ww' Pu Pv), (A2' w w' Ww Ww'), (A5 w w' Ww Ww').
    assert (Td : means q N (w ++ w') [] TD).
    { assert (M := proj1 (reads_two_right (everything true) _ C4 N w w' Ww Ww') (takes_everything _)); rewrite means_together, !means_either in M.
      pose proof (conditions_right (w ++ w') conditions (proj2 (Joined_ w w' Ww Ww')) TD FD B in_domain); tauto. }
    assert (Df : u <> v <-> w <> w').
    { split; intros H Z; apply H; [apply (placed_once q base codes u v w Pu); rewrite Z; exact Pv | apply (placed_same q codes u w w' Pu); rewrite Z; exact Pv]. }
    unfold adj; rewrite !Vx; cbn [link g text_graph]; change (vertex g) with (list Z); rewrite <- Df; split; [intros (_ & _ & Hd & Hl) | intros (_ & _ & Hd & Hl)]; repeat split; auto; [exists u | exists v]; auto.
  - intros w w' Ww Ww' T; apply (reads_two_right E _ C2 N w w' Ww Ww') in T; rewrite !means_together, (A2' w w' Ww Ww'), (A5 w w' Ww Ww') in T; rewrite (Taken w Ww), (Taken w' Ww'); tauto.
Qed.

(* ---------- Vertices as words ---------- *)

Hypothesis right : member_right.

Definition code (v : vertex g) : list Z := spelling (encode q codes v).

Lemma code_is v : is_vertex g v -> exists w, numbers_ w /\ at_ v w /\ code v = spelling w /\ takes W (spelling w) = true.
Proof. intros V; destruct (proj1 right v V) as (w & Ww & P & T); exists w; unfold code; rewrite (encode_placed q codes v w P); auto. Qed.

Lemma code_word v : is_vertex g v -> length (code v) = N /\ spelled (alphabet letters) (code v) /\ takes W (code v) = true.
Proof. intros V; destruct (code_is v V) as (w & Ww & _ & -> & T); split; [apply spell_length|]; split; [apply spelled_letters, Ww | exact T]. Qed.

Lemma word_numbers w : length w = N -> spelled (alphabet letters) w -> exists xs, numbers_ xs /\ spelling xs = w.
Proof. intros L S; apply (spell_onto q base down N many w L); rewrite (proj2 based_); exact S. Qed.

Lemma code_onto w : length w = N /\ spelled (alphabet letters) w /\ takes W w = true -> exists v, is_vertex g v /\ code v = w.
Proof.
  intros (L & S & T); destruct (word_numbers w L S) as (xs & X & <-); destruct (proj1 (proj2 right) xs X T) as (v & V & P); exists v; split; [exact V|].
  unfold code; rewrite (encode_placed q codes v xs P); reflexivity.
Qed.

Lemma code_once u v : is_vertex g u -> is_vertex g v -> code u = code v -> u = v.
Proof.
  intros U V H; destruct (code_is u U) as (w & Ww & P & E0 & _), (code_is v V) as (w' & Ww' & P' & E1 & _); rewrite E0, E1 in H; apply (spell_once q base down N many w w' Ww Ww') in H as ->.
  exact (placed_once q base codes u v w' P P').
Qed.

Lemma code_edge u v : is_vertex g u -> is_vertex g v -> (adj g u v <-> takes E (combine (code u) (code v)) = true).
Proof.
  intros U V; destruct (code_is u U) as (w & Ww & P & -> & _), (code_is v V) as (w' & Ww' & P' & -> & _); exact (proj1 (proj2 (proj2 right)) u v w w' U V Ww Ww' P P').
Qed.

Lemma edge_words x y : length x = N -> spelled (alphabet letters) x -> length y = N -> spelled (alphabet letters) y -> takes E (combine x y) = true -> takes W x = true /\ takes W y = true.
Proof.
  intros Lx Sx Ly Sy T; destruct (word_numbers x Lx Sx) as (a & A & <-), (word_numbers y Ly Sy) as (b & B & <-); exact (proj2 (proj2 (proj2 right)) a b A B T).
Qed.

End Member.
End Formulas.
