(* The networks of a text for all n of a domain, by automata: W takes the vertices, E the pairs of adjacent ones, as the
   formulas that are read from the text say. *)

From Coq Require Import ZArith List Bool Lia Uint63.
From Topocert Require Import Graph Walk Text TextMeaning CheckTerms AutomataTables AutomataInclusion AutomataDistance AutomataConditions AutomataFormula AutomataReading AutomataText AutomataLengths.
From Topocert Require CheckTotals.
Import ListNotations.
Open Scope Z_scope.

(* ---------- Numbers and their digits ---------- *)

Section Spelled.
Variable q : Z.
Hypothesis base : 2 <= q.
Variable down : bool.
Variable N : nat.

Definition alphabet : list Z := span 0 (q - 1).
Definition spell (x : Z) : list Z := map (fun i => digit q x (AutomataFormula.place N down i)) (seq 0 N).

Lemma in_alphabet a : In a alphabet <-> 0 <= a < q.
Proof. unfold alphabet; rewrite in_span; lia. Qed.

Lemma spell_length x : length (spell x) = N.
Proof. unfold spell; rewrite map_length, seq_length; reflexivity. Qed.

Lemma spell_spelled x : spelled alphabet (spell x).
Proof. intros a I; apply in_map_iff in I as (i & <- & _); apply in_alphabet, digit_range, base. Qed.

Lemma spell_once x y : 0 <= x < q ^ Z.of_nat N -> 0 <= y < q ^ Z.of_nat N -> spell x = spell y -> x = y.
Proof.
  intros X Y E; assert (D : forall j, (j < N)%nat -> digit q x j = digit q y j).
  { intros j J; assert (B : (AutomataFormula.place N down j < N)%nat) by (unfold AutomataFormula.place; destruct down; lia).
    assert (H : forall z, nth (AutomataFormula.place N down j) (spell z) 0 = digit q z j).
    { intros z; unfold spell; rewrite (nth_indep _ 0 (digit q z (AutomataFormula.place N down O))) by (rewrite map_length, seq_length; exact B); rewrite (map_nth (fun i => digit q z (AutomataFormula.place N down i))), seq_nth by exact B.
      f_equal; unfold AutomataFormula.place; destruct down; lia. }
    rewrite <- !H, E; reflexivity. }
  enough (H : forall j, (j <= N)%nat -> x mod q ^ Z.of_nat j = y mod q ^ Z.of_nat j) by (specialize (H N (le_n N)); rewrite !Z.mod_small in H by assumption; exact H).
  induction j as [|j IH]; intros J; [change (q ^ Z.of_nat 0) with 1; rewrite !Z.mod_1_r; reflexivity|].
  rewrite !(digit_below q base), IH, D by lia; reflexivity.
Qed.

Lemma spell_onto w : length w = N -> spelled alphabet w -> exists x, 0 <= x < q ^ Z.of_nat N /\ spell x = w.
Proof. intros L S; apply (digits_read_onto q base N down w L); intros a I; apply in_alphabet, S, I. Qed.

(* The columns of one number and of two. *)
Definition none_column (_ : unit) : int := column_number q ([], []).
Definition one_column (a : Z) : int := column_number q ([a], []).
Definition two_column (ab : Z * Z) : int := column_number q ([fst ab; snd ab], []).

Lemma one_right f x T : 0 <= x < q ^ Z.of_nat N -> fine q 1 0 f = true -> table_of q down 1 0 f = Some T -> (table_takes T (map one_column (spell x)) = true <-> means q N [x] [] f).
Proof.
  intros X F E; assert (H := table_right q base N down f [x] [] T ltac:(intros ? [<-|[]]; exact X) ltac:(intros ? []) F E).
  unfold spell, columns_of in *; rewrite map_map in *; exact H.
Qed.

Lemma combine_maps {A B C : Type} (f : A -> B) (g : A -> C) l : combine (map f l) (map g l) = map (fun a => (f a, g a)) l.
Proof. induction l as [|a l IH]; [reflexivity | cbn; rewrite IH; reflexivity]. Qed.

Lemma two_right f x y T : 0 <= x < q ^ Z.of_nat N -> 0 <= y < q ^ Z.of_nat N -> fine q 2 0 f = true -> table_of q down 2 0 f = Some T ->
  (table_takes T (map two_column (combine (spell x) (spell y))) = true <-> means q N [x; y] [] f).
Proof.
  intros X Y F E; assert (H := table_right q base N down f [x; y] [] T ltac:(intros ? [<-|[<-|[]]]; assumption) ltac:(intros ? []) F E).
  unfold spell, columns_of in *; rewrite combine_maps, map_map; rewrite map_map in H; exact H.
Qed.

End Spelled.

(* ---------- What a text says ---------- *)

Section Formulas.
Variable q : Z.
Hypothesis base : 2 <= q.
Variable down : bool.

Definition everything {L : Type} (b : bool) : dfa L int := Dfa 0%uint63 (fun _ _ => Some 0%uint63) (fun _ => b).

(* The automaton takes the words of one number, of two, that the formula means. *)
Definition reads_one (D : dfa Z int) (f : formula) : bool :=
  fine q 1 0 f && match table_of q down 1 0 f with Some T => agree (alphabet q) (one_column q) D T | None => false end.

Definition reads_two (D : dfa (Z * Z) int) (f : formula) : bool :=
  fine q 2 0 f && match table_of q down 2 0 f with Some T => agree (columns (alphabet q)) (two_column q) D T | None => false end.

Lemma reads_one_right D f : reads_one D f = true -> forall N x, 0 <= x < q ^ Z.of_nat N -> (takes D (spell q down N x) = true <-> means q N [x] [] f).
Proof.
  unfold reads_one; rewrite andb_true_iff; intros [F A] N x X; destruct (table_of q down 1 0 f) as [T|] eqn:E; [|discriminate].
  rewrite <- (one_right q base down N f x T X F E), (agree_sound _ _ _ _ _ A); [reflexivity | apply spell_spelled, base].
Qed.

Lemma reads_two_right D f : reads_two D f = true ->
  forall N x y, 0 <= x < q ^ Z.of_nat N -> 0 <= y < q ^ Z.of_nat N -> (takes D (combine (spell q down N x) (spell q down N y)) = true <-> means q N [x; y] [] f).
Proof.
  unfold reads_two; rewrite andb_true_iff; intros [F A] N x y X Y; destruct (table_of q down 2 0 f) as [T|] eqn:E; [|discriminate].
  rewrite <- (two_right q base down N f x y T X Y F E), (agree_sound _ _ _ _ _ A); [reflexivity|].
  intros l I; apply (columns_all _ (spell q down N x) (spell q down N y)); [apply spell_spelled, base..|exact I].
Qed.

Lemma takes_everything {L : Type} (w : list L) : takes (everything true) w = true.
Proof. induction w as [|l w IH]; [reflexivity | exact IH]. Qed.

(* The number n is c more than the number of digits. Conditions on n, the network's parameters, its text. *)
Variable c : Z.
Variable conditions : list cond.
Variable arguments : list term.
Variable line : text.

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

(* Vertices; adjacent ones; what of one number, and of two, has to hold. *)
Record network_read := NetworkRead { vertices_read : formula; edges_read : formula; of_one : formula; of_two : formula }.

Definition differ : formula := either (Negative (Linear [(1, Track 0); (-1, Track 1)] 0 0)) (Negative (Linear [(1, Track 1); (-1, Track 0)] 0 0)).

Definition read_network : option network_read :=
  match both_of conditions, places_of arguments, coordinates line with
  | Some (TD, FD), Some ps, [Range (Num 0) (Minus (Pow (Num q') s) (Num 1)) only] =>
    match place_in ps s, read_cond q (Some 1%nat) O (ps ++ [track 0]) only, read_cond q (Some 2%nat) O (ps ++ [track 0]) only, read_cond q (Some 2%nat) O (ps ++ [track 1]) only, all_next q (ps ++ [track 0]) 1 (neighbours line), all_next q (ps ++ [track 1]) 0 (neighbours line) with
    | Some (Place Length 0), Some (T1, F1), Some (T, F), Some (T', F'), Some (R, D), Some (R', D') =>
      if (q' =? q) && forallb (fun f => match f with At p => place_known O p | _ => false end) ps then
        Some (NetworkRead (together TD T1) (together TD (together (together T T') (together differ (either R R'))))
          (together (either TD FD) (either FD (either T1 F1)))
          (together (either TD FD) (either FD (together (together (together (either T F) (either T' F')) (together (either F D) (either F' D')))
            (either F (either (negated R) (together T' differ)))))))
      else None
    | _, _, _, _, _, _ => None
    end
  | _, _, _ => None
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

Lemma n_is xs ks : Forall2 (says q N xs ks) of_n [n].
Proof. constructor; [|constructor]; cbn; unfold place_worth; cbn; reflexivity. Qed.

Lemma conditions_right xs l : (forall x, In x xs -> 0 <= x < q ^ Z.of_nat N) -> forall T F, both_of l = Some (T, F) ->
  (forall a, In a l -> yes [n] a = true) -> ~ means q N xs [] F.
Proof.
  intros X; induction l as [|a l IH]; cbn [both_of]; intros T F B H; [injection B as <- <-; apply means_never|].
  destruct (read_cond q None O of_n a) as [[T1 F1]|] eqn:R; [|discriminate]; destruct (both_of l) as [[T2 F2]|]; [|discriminate]; injection B as <- <-; rewrite means_either; intros [M|M].
  - apply (proj2 (proj2 (read_is_right q base None O of_n N xs [] X eq_refl ltac:(intros ? []) I [n] (n_is xs [])) a (T1, F1) R)), (proj2 CheckTotals.value_is_num) in M; rewrite (H a (or_introl eq_refl)) in M; discriminate.
  - exact (IH T2 F2 eq_refl (fun b I => H b (or_intror I)) M).
Qed.

Lemma places_right xs l : forall fs, places_of l = Some fs -> Forall2 (says q N xs []) fs (map (num [n]) l).
Proof.
  induction l as [|a l IH]; cbn [places_of map]; intros fs B; [injection B as <-; constructor|].
  destruct (place_in of_n a) as [p|] eqn:R; [|discriminate]; destruct (places_of l) as [fs'|]; [|discriminate]; injection B as <-; constructor; [|apply IH; reflexivity].
  assert (V := place_in_right q base N xs [] of_n [n] a p (n_is xs []) R); cbn [says]; exact (proj1 CheckTotals.value_is_num _ _ _ V).
Qed.

Definition member_right : Prop :=
  (forall v, is_vertex g v <-> exists x, v = [x] /\ 0 <= x < q ^ Z.of_nat N /\ takes W (spell q down N x) = true) /\
  (forall x y, is_vertex g [x] -> is_vertex g [y] -> (adj g [x] [y] <-> takes E (combine (spell q down N x) (spell q down N y)) = true)) /\
  (forall x y, 0 <= x < q ^ Z.of_nat N -> 0 <= y < q ^ Z.of_nat N -> takes E (combine (spell q down N x) (spell q down N y)) = true -> is_vertex g [x] /\ is_vertex g [y]).

Lemma means_differ x y : means q N [x; y] [] differ <-> x <> y.
Proof. unfold differ; rewrite means_either; cbn [means]; unfold linear_worth, sum; cbn [parts top rest fold_right fst snd worth nth]; lia. Qed.

Theorem network_right : member_right.
Proof.
  unfold network_checked in checked; destruct read_network as [r|] eqn:Rd; [|discriminate]; unfold read_network in Rd.
  destruct (both_of conditions) as [[TD FD]|] eqn:B; [|discriminate]; destruct (places_of arguments) as [fs|] eqn:Pl; [|discriminate].
  destruct (coordinates line) as [|[[[| |]| | | | | | | | | | | | | | |] [| | |hi one_ | | | | | | | | | | | |] only] [|]] eqn:Co; try discriminate.
  2: { exfalso; repeat match type of Rd with match ?h with _ => _ end = _ => destruct h; try discriminate end. }
  destruct hi as [| | | | | | | | | | |q' s| | | |]; try discriminate; destruct q' as [q'| | | | | | | | | | | | | | |]; try discriminate; destruct one_ as [[|[]|]| | | | | | | | | | | | | | |]; try discriminate.
  destruct (place_in fs s) as [[[k| |] [| |]]|] eqn:Hs; try discriminate.
  destruct (read_cond q (Some 1%nat) 0 (fs ++ [track 0]) only) as [[T1 F1]|] eqn:V; [|discriminate].
  destruct (read_cond q (Some 2%nat) 0 (fs ++ [track 0]) only) as [[T F]|] eqn:V0; [|discriminate]; destruct (read_cond q (Some 2%nat) 0 (fs ++ [track 1]) only) as [[T' F']|] eqn:V1; [|discriminate].
  destruct (all_next q (fs ++ [track 0]) 1 (neighbours line)) as [[R D]|] eqn:A0; [|discriminate]; destruct (all_next q (fs ++ [track 1]) 0 (neighbours line)) as [[R' D']|] eqn:A1; [|discriminate].
  destruct ((q' =? q) && _) eqn:Qf; [|discriminate]; apply andb_true_iff in Qf as [Qf Known]; apply Z.eqb_eq in Qf; subst q'; injection Rd as <-; cbn [vertices_read edges_read of_one of_two] in *.
  rewrite !andb_true_iff in checked; destruct checked as [[[C1 C2] C3] C4].
  assert (PR : forall xs, Forall2 (says q N xs []) fs ps) by (intros xs; exact (places_right xs arguments fs Pl)).
  assert (One : forall x, 0 <= x < q ^ Z.of_nat N -> forall z, In z [x] -> 0 <= z < q ^ Z.of_nat N) by (intros x X z [<-|[]]; exact X).
  assert (Two : forall x y, 0 <= x < q ^ Z.of_nat N -> 0 <= y < q ^ Z.of_nat N -> forall z, In z [x; y] -> 0 <= z < q ^ Z.of_nat N) by (intros x y X Y z [<-|[<-|[]]]; assumption).
  assert (Kn : forall xs i j, (forall z, In z xs -> 0 <= z < q ^ Z.of_nat N) -> (i < length xs)%nat -> (j < length xs)%nat ->
    known_now q N j (nth j xs 0) xs [] (fs ++ [track i]) (ps ++ [nth i xs 0])).
  { intros xs i j X I J; constructor; [exact X | intros k [] | | | split; [exact J | reflexivity]].
    - apply Forall2_app; [apply PR | constructor; [|constructor]]; cbn; unfold linear_worth, sum; cbn [parts top rest fold_right fst snd worth]; lia.
    - rewrite forallb_app; apply andb_true_iff; split; [|unfold known_form, track; cbn [parts forallb part_fine snd andb]; rewrite !andb_true_r; apply Nat.ltb_lt, I].
      rewrite forallb_forall in Known |- *; intros f H; specialize (Known f H); destruct f; [exact Known | discriminate]. }
  (* one number *)
  assert (H1 : forall x, 0 <= x < q ^ Z.of_nat N -> (holds (ps ++ [x]) only = Some true \/ holds (ps ++ [x]) only = Some false) /\ (holds (ps ++ [x]) only = Some true <-> means q N [x] [] (together TD T1))).
  { intros x X; assert (M := proj1 (reads_one_right (everything true) _ C3 N x X) (takes_everything _)); rewrite means_together, !means_either in M; destruct M as [M1 M2].
    pose proof (conditions_right [x] conditions (One x X) TD FD B in_domain) as ND.
    destruct (cond_right q base N _ _ [x] [] _ _ only T1 F1 (Kn [x] 0%nat 0%nat (One x X) ltac:(cbn; lia) ltac:(cbn; lia)) V) as [YT YF]; cbn [nth] in YT, YF.
    rewrite means_together; destruct M1 as [M1|M1]; [|contradiction]; destruct M2 as [M2|[M2|M2]]; [contradiction|..].
    - specialize (YT M2); tauto.
    - specialize (YF M2); split; [tauto|]; rewrite YF; split; [discriminate | intros [_ M]; rewrite (YT M) in YF; discriminate]. }
  assert (Hi : value ps (Minus (Pow (Num q) s) (Num 1)) = Some (q ^ Z.of_nat N - 1)).
  { cbn [value]; rewrite (place_in_right q base N [] [] fs ps s (Place Length 0) (PR []) Hs); unfold place_worth; cbn [item_worth item_ offset]; rewrite Z.add_0_r; cbn [both]; replace (0 <=? Z.of_nat N) with true by lia; reflexivity. }
  assert (Vs : exists vs, text_vertices line ps = Some vs /\ forall w, In w vs <-> exists x, w = [x] /\ 0 <= x < q ^ Z.of_nat N /\ holds (ps ++ [x]) only = Some true).
  { unfold text_vertices; rewrite Co; cbn [tuples low high Text.only]; change (value ps (Num 0)) with (Some 0); rewrite Hi.
    destruct (AutomataText.each_some (fun x => where_holds (holds (ps ++ [x]) only) (option_map (map (cons x)) (Some [[]]))) (span 0 (q ^ Z.of_nat N - 1))) as (vs & Ev & Iv).
    { intros x I; apply in_span in I; destruct (proj1 (H1 x ltac:(lia))) as [->| ->]; eexists; reflexivity. }
    exists vs; split; [exact Ev|]; intros w; rewrite Iv; split.
    - intros (x & b & I & Eb & J); apply in_span in I; destruct (proj1 (H1 x ltac:(lia))) as [Y|Y]; rewrite Y in Eb; injection Eb as <-; [|destruct J].
      destruct J as [<-|[]]; exists x; split; [reflexivity|]; split; [lia | exact Y].
    - intros (x & -> & X & Y); exists x, [[x]]; split; [apply in_span; lia|]; rewrite Y; split; [reflexivity | left; reflexivity]. }
  destruct Vs as (vs & Ev & Iv).
  assert (Vx : forall v, is_vertex g v <-> exists x, v = [x] /\ 0 <= x < q ^ Z.of_nat N /\ holds (ps ++ [x]) only = Some true).
  { intros v; unfold is_vertex, g, text_graph; cbn [vertices]; rewrite Ev; apply Iv. }
  split; [|split].
  - intros v; rewrite Vx; split; intros (x & -> & X & Y); exists x; (split; [reflexivity|]; split; [exact X|]); apply (reads_one_right W _ C1 N x X), H1 || apply H1, (reads_one_right W _ C1 N x X); assumption.
  - intros x y Vx' Vy'; assert (Vx2 := Vx'); assert (Vy2 := Vy'); apply Vx in Vx' as (x' & E1 & X & HX); apply Vx in Vy' as (y' & E2 & Y & HY); injection E1 as <-; injection E2 as <-.
    rewrite (reads_two_right E _ C2 N x y X Y).
    assert (M := proj1 (reads_two_right (everything true) _ C4 N x y X Y) (takes_everything _)).
    pose proof (conditions_right [x; y] conditions (Two x y X Y) TD FD B in_domain) as ND.
    rewrite !means_together, !means_either, !means_together, !means_either in M; destruct M as [[TDm|M] [M'|[[[M1 M2] [M3 M4]] _]]]; try contradiction.
    destruct (cond_right q base N _ _ [x; y] [] _ _ only T F (Kn [x; y] 0%nat 1%nat (Two x y X Y) ltac:(cbn; lia) ltac:(cbn; lia)) V0) as [_ YF]; cbn [nth] in YF.
    destruct (cond_right q base N _ _ [x; y] [] _ _ only T' F' (Kn [x; y] 1%nat 0%nat (Two x y X Y) ltac:(cbn; lia) ltac:(cbn; lia)) V1) as [_ YF']; cbn [nth] in YF'.
    assert (NF : ~ means q N [x; y] [] F) by (intros Z; apply YF in Z; rewrite HX in Z; discriminate).
    assert (NF' : ~ means q N [x; y] [] F') by (intros Z; apply YF' in Z; rewrite HY in Z; discriminate).
    destruct M1 as [M1|M1]; [|contradiction]; destruct M2 as [M2|M2]; [|contradiction]; destruct M3 as [M3|M3]; [contradiction|]; destruct M4 as [M4|M4]; [contradiction|].
    destruct (all_next_right q base N _ _ [x; y] _ _ (neighbours line) (Kn [x; y] 0%nat 1%nat (Two x y X Y) ltac:(cbn; lia) ltac:(cbn; lia)) eq_refl R D A0 M3) as (l & El & Il).
    destruct (all_next_right q base N _ _ [x; y] _ _ (neighbours line) (Kn [x; y] 1%nat 0%nat (Two x y X Y) ltac:(cbn; lia) ltac:(cbn; lia)) eq_refl R' D' A1 M4) as (l' & El' & Il').
    cbn [nth] in El, El', Il, Il'.
    rewrite !means_together, means_either, means_differ, Il, Il'.
    unfold adj; change (vertex g) with (list Z); cbn [link g text_graph]; unfold text_neighbours; rewrite El, El'; cbn [known].
    split; [intros (_ & _ & Df & Lk); split; [exact TDm|]; split; [auto|]; split; [intros ->; apply Df; reflexivity | exact Lk] | intros (_ & _ & Df & Lk); split; [exact Vx2|]; split; [exact Vy2|]; split; [intros Z; injection Z as Z; exact (Df Z) | exact Lk]].
  - intros x y X Y H; apply (reads_two_right E _ C2 N x y X Y) in H; rewrite !means_together in H; destruct H as (_ & [HT HT'] & _).
    destruct (cond_right q base N _ _ [x; y] [] _ _ only T F (Kn [x; y] 0%nat 1%nat (Two x y X Y) ltac:(cbn; lia) ltac:(cbn; lia)) V0) as [YT _]; cbn [nth] in YT.
    destruct (cond_right q base N _ _ [x; y] [] _ _ only T' F' (Kn [x; y] 1%nat 0%nat (Two x y X Y) ltac:(cbn; lia) ltac:(cbn; lia)) V1) as [YT' _]; cbn [nth] in YT'.
    split; apply Vx; [exists x | exists y]; auto.
Qed.


(* ---------- Vertices as words ---------- *)

Hypothesis right : member_right.

Definition code (v : vertex g) : list Z := match v : list Z with x :: _ => spell q down N x | [] => [] end.

Lemma code_word v : is_vertex g v -> length (code v) = N /\ spelled (alphabet q) (code v) /\ takes W (code v) = true.
Proof. intros I; apply (proj1 right) in I as (x & -> & X & T); split; [apply spell_length|]; split; [apply spell_spelled, base | exact T]. Qed.

Lemma code_onto w : length w = N /\ spelled (alphabet q) w /\ takes W w = true -> exists v, is_vertex g v /\ code v = w.
Proof. intros (L & S & T); destruct (spell_onto q base down N w L S) as (x & X & <-); exists [x]; split; [apply (proj1 right); exists x; auto | reflexivity]. Qed.

Lemma code_once u v : is_vertex g u -> is_vertex g v -> code u = code v -> u = v.
Proof. intros U V; apply (proj1 right) in U as (x & -> & X & _), V as (y & -> & Y & _); intros H; apply (spell_once q base down N x y X Y) in H as ->; reflexivity. Qed.

Lemma code_edge u v : is_vertex g u -> is_vertex g v -> (adj g u v <-> takes E (combine (code u) (code v)) = true).
Proof. intros U V; assert (U' := U); assert (V' := V); apply (proj1 right) in U' as (x & -> & _), V' as (y & -> & _); exact (proj1 (proj2 right) x y U V). Qed.

Lemma edge_words x y : length x = N -> spelled (alphabet q) x -> length y = N -> spelled (alphabet q) y -> takes E (combine x y) = true -> takes W x = true /\ takes W y = true.
Proof.
  intros Lx Sx Ly Sy T; destruct (spell_onto q base down N x Lx Sx) as (a & A & <-), (spell_onto q base down N y Ly Sy) as (b & B & <-); destruct (proj2 (proj2 right) a b A B T) as [U V].
  split; [exact (proj2 (proj2 (code_word [a] U))) | exact (proj2 (proj2 (code_word [b] V)))].
Qed.

End Member.
End Formulas.
