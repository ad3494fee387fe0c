(* Certificates of networks of words: automata that take what the text says, for all n of a domain, and what they show. *)

From Coq Require Import ZArith Bool Lia Uint63 PArray List Permutation.
From Topocert Require Import Graph Girth Walk Text CheckTerms AutomataTables AutomataInclusion AutomataConditions AutomataFormula AutomataReading AutomataText AutomataCoordinates AutomataLengths AutomataNetwork AutomataDiameter AutomataCounts AutomataFacts AutomataSums AutomataDistance AutomataMatchings AutomataPaths AutomataFaults AutomataHops AutomataRoutes AutomataShifts Bijective BijectivePaths BijectiveCycles BijectiveSuper BijectiveFaults.
From Topocert Require TrafficSays FamilySays.
Import ListNotations.
Open Scope Z_scope.

(* The number of letters, which are the digits of all coordinates at a place, in which direction they are read, how much n is more than their number; vertices, adjacent ones, lengths; that
   each length has a vertex. *)
Record words := Words { base_ : Z; down_ : bool; shift_ : Z; vertices_given : automaton; edges_given : automaton; lengths_given : automaton; some_ : nodes }.

Inductive automata :=
| Farthest (distance_ : weighted) (walks_ : option weighted) (distance_shown : distance_proof) (mean_ modulus_ : Z) (upper_ : nodes) (far_ : far_pairs)
| Shifted (below_ : weighted) (alike_ : bool) (hops_ : Z) (shifts_ : shifts_proof) (far_ : far_pairs)
| Counted (equations_ : equations)
| Summed (distance_ : weighted) (distance_shown : distance_proof) (every_ only_ : nodes) (equations_ : equations)
| Coloured (colour_ : automaton) (coloured_ : nodes)
| Walked (walk_ : weighted) (seen_ : nodes) (links_ differ_ : list nodes)   (* words one after the other, and the first again; which are others *)
| Translated (all_ moved_ : nodes)
| Without_triangles (triangles_ : nodes)
| Matched (partner_ single_ : nodes)
| Laced (partner_ single_ : nodes) (colour_ : automaton) (coloured_ : nodes)
| Grown (partner_ single_ : nodes) (families_ : list family_of_words)
| Routed (hops_ : hops_proof) (distance_ : weighted) (distance_shown : distance_proof) (measured_ nearer_ : nodes)
| Ranked (hops_ : hops_proof) (rank_ : weighted) (ranked_ falls_ : nodes).

(* The domain has no n below. *)
Fixpoint starts_at (conditions : list cond) : option Z :=
  match conditions with
  | [] => None
  | AtMost (Num z) (Var O) :: _ => Some z
  | Less (Num z) (Var O) :: _ => Some (z + 1)
  | _ :: l => starts_at l
  end.

Lemma starts_at_right conditions n z : starts_at conditions = Some z -> (forall a, In a conditions -> yes [n] a = true) -> z <= n.
Proof.
  induction conditions as [|a l IH]; [discriminate|]; intros S D; specialize (D a (or_introl eq_refl)) as Da; specialize (fun H => IH H (fun b I => D b (or_intror I))).
  destruct a as [| |[y| | | | | | | | | | | | | | |] [|[|]| | | | | | | | | | | | | |]|[y| | | | | | | | | | | | | | |] [|[|]| | | | | | | | | | | | | |]| | | |]; cbn [starts_at] in S; try (exact (IH S)); injection S as <-; cbn in Da; lia.
Qed.

Section Shown.
Variable conditions : list cond.
Variable arguments : list term.
Variable line : text.
Variable A : words.
Notation q := (base_ A).
Notation pairs_ := (of_Z (base_ A * base_ A)).
Notation W := (dfa_of (of_Z (base_ A)) of_Z (vertices_given A)).
Notation E := (dfa_of (of_Z (base_ A * base_ A)) (pair_number (base_ A)) (edges_given A)).
Notation D := (dfa_of 1%uint63 (fun _ : unit => 0%uint63) (lengths_given A)).
Notation letters := (alphabet (base_ A)).
Notation digit_base := (base_of (base_ A) (length (coordinates line))).
Notation itself := (fun s : int => s).
Notation same := Uint63.eqb.

Definition lengths_read : bool :=
  match both_of q line (shift_ A) conditions with
  | Some (T, N) =>
    fine digit_base 0 0 T && match table_of digit_base (down_ A) 0 0 T with Some T => agree [tt] (none_column digit_base) D T | None => false end &&
    fine digit_base 0 0 (either T N) && match table_of digit_base (down_ A) 0 0 (either T N) with Some T => agree [tt] (none_column digit_base) (everything true) T | None => false end
  | None => false
  end.

Definition words_checked : bool :=
  (2 <=? digit_base) && (q <=? 64) && match starts_at conditions with Some z => shift_ A <=? z | None => false end &&
  network_checked q line (down_ A) (shift_ A) conditions arguments W E && lengths_read &&
  included itself itself same same itself [tt] (unweighted D) (projected letters W) 0 (some_ A).

Definition least : Z := match starts_at conditions with Some z => z | None => shift_ A end.

Variable n : Z.
Hypothesis in_domain : forall a, In a conditions -> yes [n] a = true.
Hypothesis checked : words_checked = true.
Notation g := (text_graph line (map (num [n]) arguments)).

(* ---------- The network ---------- *)

Lemma none_right q0 N f T : 2 <= q0 -> fine q0 0 0 f = true -> table_of q0 (down_ A) 0 0 f = Some T -> (table_takes T (map (none_column q0) (repeat tt N)) = true <-> means q0 N [] [] f).
Proof.
  intros base Fi Tb; rewrite <- (table_right q0 base N (down_ A) f [] [] T ltac:(intros ? []) ltac:(intros ? []) Fi Tb).
  enough (X : map (none_column q0) (repeat tt N) = map (column_number q0) (columns_of q0 N (down_ A) [] [])) by (rewrite X; reflexivity).
  unfold columns_of; rewrite map_map; enough (H : forall m a, map (none_column q0) (repeat tt m) = map (fun i => column_number q0 (column_at q0 N (down_ A) [] [] i)) (seq a m)) by apply H.
  induction m as [|m IH]; intros a; [reflexivity | cbn [repeat map seq]; rewrite (IH (S a)); reflexivity].
Qed.

Theorem words_right : based q line /\ exists N, n = Z.of_nat N + shift_ A /\ least <= n /\ member_right q line (down_ A) (shift_ A) arguments W E N /\ takes D (repeat tt N) = true /\
  exists x, length x = N /\ spelled letters x /\ takes W x = true.
Proof.
  unfold words_checked in checked; rewrite !andb_true_iff in checked; destruct checked as [[[[[Q _] S] Net] Len] So]; apply Z.leb_le in Q; assert (Bs := based_right q line Q); split; [exact Bs|].
  unfold least; destruct (starts_at conditions) as [z|] eqn:St; [|discriminate]; apply Z.leb_le in S; pose proof (starts_at_right _ n z St in_domain) as Ln.
  exists (Z.to_nat (n - shift_ A)); assert (Nn : n = Z.of_nat (Z.to_nat (n - shift_ A)) + shift_ A) by lia; split; [exact Nn|]; split; [exact Ln|].
  assert (Dom : forall a, In a conditions -> yes [Z.of_nat (Z.to_nat (n - shift_ A)) + shift_ A] a = true) by (rewrite <- Nn; exact in_domain).
  set (N := Z.to_nat (n - shift_ A)) in *; split; [exact (network_right q line Bs (down_ A) (shift_ A) conditions arguments W E N Dom Net)|].
  assert (TD : takes D (repeat tt N) = true).
  { unfold lengths_read in Len; destruct (both_of q line (shift_ A) conditions) as [[T Nt]|] eqn:Bo; [|discriminate]; rewrite !andb_true_iff in Len; destruct Len as [[[F1 A1] F2] A2].
    assert (U : forall l, In l (repeat tt N) -> In l [tt]) by (intros [] _; left; reflexivity).
    destruct (table_of digit_base (down_ A) 0 0 T) as [T1|] eqn:E1; [|discriminate]; destruct (table_of digit_base (down_ A) 0 0 (either T Nt)) as [T2|] eqn:E2; [|discriminate].
    rewrite (agree_sound _ _ _ _ _ A1 U); apply (none_right digit_base N T T1 Q F1 E1).
    assert (A3 := agree_sound _ _ _ _ _ A2 U); rewrite takes_everything in A3; symmetry in A3.
    apply (none_right digit_base N _ T2 Q F2 E2), means_either in A3 as [A3|A3]; [exact A3|].
    exfalso; exact (conditions_right q line Bs (shift_ A) N [] conditions ltac:(intros ? []) T Nt Bo Dom A3). }
  split; [exact TD|]; destruct (inclusion_sound _ _ _ _ _ same_int_right same_int_right [tt] _ _ 0 _ So (repeat tt N) 0) as (b & Bb & _); [intros [] _; left; reflexivity | apply unweighted_accepts; auto|].
  exact (projected_accepts letters W N b Bb).
Qed.

Theorem words_proper : proper g.
Proof.
  split; [unfold text_graph, known; cbn [vertices]; destruct (text_vertices _ _) as [vs|] eqn:Ev; [exact (TextMeaning.tuples_once _ _ _ Ev) | constructor]|].
  destruct words_right as (Q & N & -> & _ & R & _ & x & X); destruct (code_onto q line Q (down_ A) (shift_ A) arguments W E N R x X) as (v & V & _).
  intros No; unfold is_vertex in V; rewrite No in V; exact V.
Qed.

(* ---------- What is shown ---------- *)

Definition farthest_shown (f : weighted) (h : option weighted) (C : distance_proof) (m r : Z) (U : nodes) (far : far_pairs) (t : term) : bool :=
  let h := match h with Some h => h | None => f end in
  (m <=? 8) && diameter_checked q (shift_ A) W E (machine_of pairs_ (pair_number q) f) (machine_of pairs_ (pair_number q) h) D t (Z.to_nat m) r (automaton_states (vertices_given A)) (weighted_states f) (weighted_states h) (automaton_states (lengths_given A)) C U far.

Definition shifted_shown (f : weighted) (a : bool) (h : Z) (C : shifts_proof) (far : far_pairs) (t : term) : bool :=
  (0 <=? h) && (h <=? 4) && (shift_ A + 1 <=? least) && shifts_checked q (shift_ A) W E (machine_of pairs_ (pair_number q) f) D t (automaton_states (vertices_given A)) (automaton_states (edges_given A)) (weighted_states f) (automaton_states (lengths_given A)) a (Z.to_nat h) C far.

Notation unweighed := (fun (_ : int) _ => 0).
Notation endless := (fun _ : int => 0).
Definition order_shown (R : equations) (t : term) : bool := counted W (fun _ : unit => letters) unweighed endless D [tt] R (shift_ A) least (ways W) 1 t.
Definition size_shown (R : equations) (t : term) : bool := counted E (fun _ : unit => list_prod letters letters) unweighed endless D [tt] R (shift_ A) least (ways E) 2 t.
Definition degree_shown (R : equations) (t : term) : bool := counted E (fun a : Z => map (pair a) letters) unweighed endless W letters R (shift_ A) least (ways E) 1 t.

(* Runs begin at one state; their words are the columns of two vertices. *)
Definition both_words : dfa (Z * Z) (int * int) := both_dfa (mapped_dfa fst W) (mapped_dfa snd W).

Definition summed_shown (f : weighted) (C : distance_proof) (Ev On : nodes) (R : equations) (t : term) : bool :=
  let F := machine_of pairs_ (pair_number q) f in let two := two_parts (automaton_states (vertices_given A)) in
  match starts F with
  | [(s, c)] => distance_checked q W E F (weighted_states f) C &&
    included two itself (same_pair same same) same itself (columns letters) (unweighted both_words) (unweighted (alone F s)) 0 Ev &&
    included itself two same (same_pair same same) pair_hash (columns letters) (unweighted (alone F s)) (unweighted both_words) 0 On &&
    counted (alone F s) (fun _ : unit => list_prod letters letters) (weight_alone F) (rest_alone F) D [tt] R (shift_ A) least (weighed_together s c) 1 t
  | _ => false
  end.

Definition coloured_shown (c : automaton) (C : nodes) : bool := let k := (automaton_states c + 1)%uint63 in
  included (fun x => ((x / k / k)%uint63, (or_none (automaton_states c) (x / k mod k)%uint63, or_none (automaton_states c) (x mod k)%uint63))) (fun _ => tt)
    (same_pair same (same_pair same_on same_on)) same_unit (fun _ => 0%uint63) (columns letters) (coloured E (dfa_of (of_Z q) of_Z c)) nothing 0 C.

Definition moved_by (l : (Z * Z) * Z) : Z * Z := moved (fun a b => (a + b) mod q) l.

Definition translated_shown (C M : nodes) : bool :=
  included itself itself same same itself letters (unweighted (mapped_dfa (fun _ => tt) D)) (unweighted W) 0 C &&
  included itself itself same same itself (list_prod (columns letters) letters) (unweighted (mapped_dfa fst E)) (unweighted (mapped_dfa moved_by E)) 0 M.

Definition number_of_tuple (l : list Z) : int := fold_right (fun a s => (of_Z a + of_Z q * s)%uint63) 0%uint63 l.

Fixpoint power_of (k : nat) : int := match k with O => 1%uint63 | Datatypes.S k => (of_Z q * power_of k)%uint63 end.

Definition walk_of (k : nat) (w : weighted) : machine (list Z) int := machine_of (power_of k) number_of_tuple w.

Definition pairs_shown {S : Type} (same_s : S -> S -> bool) (state : int -> S) (hash : S -> int) (k : nat) (w : weighted) (X : dfa (Z * Z) S) (ps : list (nat * nat)) (Cs : list nodes) : bool :=
  Nat.eqb (length Cs) (length ps) && forallb (fun pc => included itself state same same_s hash (words_of letters k) (walk_of k w) (unweighted (mapped_dfa (pick (fst (fst pc)) (snd (fst pc))) X)) 0 (snd pc)) (combine ps Cs).

Definition walked_shown (w : weighted) (C : nodes) (Ls Ds : list nodes) (differ : list (nat * nat)) : bool := let k := length Ls in
  (k <=? 7)%nat && included itself itself same same itself [tt] (unweighted D) (lengths_seen letters k (walk_of k w)) 0 C &&
  pairs_shown same itself itself k w E (around k) Ls && pairs_shown same itself itself k w apart_dfa differ Ds.

Definition triangles_shown (C : nodes) : bool := let k := automaton_states (edges_given A) in
  included (fun x => ((x / k / k)%uint63, two_parts k (x mod (k * k))%uint63)) (fun _ => tt) (same_pair same (same_pair same same)) same_unit (fun _ => 0%uint63) (words_of letters 3)
    (unweighted (triangles E)) nothing 0 C.

(* Letters are 0 and 1, and the term says how many words have, or some times as many, but for some. *)
Definition letters_times (c : Z) (t : term) (k : Z) : bool := match period t with Some (p, d) => (p =? 1) && (d =? c) && (num [shift_ A] t =? - k) | _ => false end.

Definition matched_shown (P S : nodes) : bool := let k := automaton_states (edges_given A) in
  (q =? 2) &&
  included (two_parts 2) (two_parts 2) (same_pair same same) (same_pair same same) pair_hash (columns letters) (unweighted (both_dfa (mapped_dfa (fun _ => tt) D) once_dfa)) (partnered E) 0 P &&
  included (fun x => ((x / (k * 3))%uint63, two_parts 3 (x mod (k * 3))%uint63)) (fun _ => tt) (same_pair same (same_pair same same)) same_unit (fun _ => 0%uint63) (words_of letters 3)
    (unweighted (singles E)) nothing 0 S.

(* ---------- That it is so ---------- *)

Lemma letters_once : NoDup letters.
Proof. apply TextMeaning.NoDup_span. Qed.

Ltac here := pose proof words_proper as Pr; destruct words_right as (Q & N & Nn & Le & R & TD & _); rewrite Nn in Pr, Le |- *;
  pose proof (code_onto q line Q (down_ A) (shift_ A) arguments W E N R) as Co; pose proof (code_once q line Q (down_ A) (shift_ A) arguments W E N R) as Cn; pose proof (code_edge q line (down_ A) (shift_ A) arguments W E N R) as Ce;
  assert (Cw : forall v, is_vertex (text_graph line (map (num [Z.of_nat N + shift_ A]) arguments)) v -> is_word letters N W (code q line (down_ A) (shift_ A) arguments N v)) by
    (intros v V; destruct (code_word q line Q (down_ A) (shift_ A) arguments W E N R v V) as (L & S & T); split; [split|]; assumption);
  assert (Co' : forall x, is_word letters N W x -> exists v, is_vertex (text_graph line (map (num [Z.of_nat N + shift_ A]) arguments)) v /\ code q line (down_ A) (shift_ A) arguments N v = x) by (intros x [[L S] T]; apply Co; auto);
  assert (Ew : forall x y, word letters N x -> word letters N y -> edge E x y = true -> takes W x = true /\ takes W y = true) by
    (intros x y [Lx Sx] [Ly Sy]; apply (edge_words q line Q (down_ A) (shift_ A) arguments W E N R); assumption);
  idtac.

Theorem farthest_right f h C m r U far t : farthest_shown f h C m r U far t = true -> diameter g (num [n] t).
Proof.
  unfold farthest_shown; cbv zeta; rewrite andb_true_iff; intros [_ H]; here; exact (diameter_sound q (down_ A) (shift_ A) arguments line Q _ _ _ _ _ _ _ _ _ _ _ _ _ _ _ N H R TD).
Qed.

Theorem shifted_right f a h C far t : shifted_shown f a h C far t = true -> diameter g (num [n] t).
Proof.
  unfold shifted_shown; rewrite !andb_true_iff; intros [[_ Long] H]; apply Z.leb_le in Long; here; refine (shifts_sound q (down_ A) (shift_ A) arguments line Q _ _ _ _ _ _ _ _ _ _ _ _ _ N _ H R TD); lia.
Qed.

Theorem order_right Rs t : order_shown Rs t = true -> order g (num [n] t).
Proof.
  intros H; here; pose proof (words_order _ letters letters_once N W _ Pr Cw Co' Cn) as O.
  rewrite <- (ways_are W (fun _ => letters) unweighed endless), (counted_sound W (fun _ => letters) _ _ D [tt] Rs (shift_ A) least _ 1 t (repeat tt N) H) in O; [rewrite repeat_length, Z.mul_1_l in O; exact O | intros [] _; left; reflexivity | exact TD | rewrite repeat_length; exact Le].
Qed.

Theorem size_right Rs t : size_shown Rs t = true -> size g (num [n] t).
Proof.
  intros H; here; apply (words_size _ letters letters_once N W E _ Pr Cw Co' Cn Ce Ew).
  rewrite <- (ways_are E (fun _ => list_prod letters letters) unweighed endless), (counted_sound E (fun _ => list_prod letters letters) _ _ D [tt] Rs (shift_ A) least _ 2 t (repeat tt N) H); [rewrite repeat_length; reflexivity | intros [] _; left; reflexivity | exact TD | rewrite repeat_length; exact Le].
Qed.

Theorem degree_right Rs t : degree_shown Rs t = true -> min_degree g (num [n] t) /\ max_degree g (num [n] t).
Proof.
  intros H; here; apply (words_regular _ letters letters_once N W E _ Pr Cw Co' Cn Ce Ew); intros u U; destruct (Cw u U) as [[L S] T].
  rewrite <- (ways_are E (fun a => map (pair a) letters) unweighed endless), (counted_sound E (fun a => map (pair a) letters) _ _ W letters Rs (shift_ A) least _ 1 t _ H S T); rewrite L; [rewrite Z.mul_1_l; reflexivity | exact Le].
Qed.

Theorem summed_right f C Ev On Rs t : summed_shown f C Ev On Rs t = true -> distance_sum g (num [n] t).
Proof.
  unfold summed_shown; cbv zeta; set (F := machine_of pairs_ (pair_number q) f); destruct (starts F) as [|[s c] [|? ?]] eqn:St; try discriminate; rewrite !andb_true_iff; intros [[[Di H1] H2] H]; here.
  assert (SP := same_pair_right _ _ same_int_right same_int_right); apply andb_true_iff in Di as [Bo Wa]; destruct (bound_sound q (shift_ A) W E F _ N _ _ Bo) as [Ze Li], (walks_sound q (down_ A) (shift_ A) arguments line Q W E F _ N _ _ Wa R) as [No De].
  pose proof (words_sum (text_graph line (map (num [Z.of_nat N + shift_ A]) arguments)) letters letters_once N W _ Pr Cw Co' Cn F s c St) as S.
  rewrite (counted_sound (alone F s) _ _ _ D [tt] Rs (shift_ A) least _ 1 t (repeat tt N) H) in S; [rewrite repeat_length, Z.mul_1_l in S; apply S | intros [] _; left; reflexivity | exact TD | rewrite repeat_length; exact Le].
  - intros u v d U V Ac Least; destruct (Cw u U) as [[Lu Su] _], (Cw v V) as [[Lv Sv] _].
    apply (distance_is _ (code q line (down_ A) (shift_ A) arguments N) (fun x => length x = N /\ spelled letters x /\ takes W x = true) (edge_ E) (weighed q F)); try assumption.
    + exact (words_decidable (shift_ A) arguments line N).
    + exact (AutomataNetwork.code_word q line Q (down_ A) (shift_ A) arguments W E N R).
    + split; [repeat (split; [assumption || lia|]); exact Ac | intros a (_ & _ & _ & B); exact (Least a B)].
  - intros x y [[Lx Sx] Tx] [[Ly Sy] Ty]; destruct (inclusion_sound _ _ _ _ _ SP same_int_right (columns letters) _ _ 0 _ H1 (combine x y) 0) as (b & Bb & _); [intros l; apply columns_all; assumption | | apply unweighted_accepts in Bb; apply Bb].
    apply unweighted_accepts; split; [|reflexivity]; unfold both_words; rewrite both_takes, !mapped_takes, (AutomataFacts.firsts_of x y), (snd_of x y) by (rewrite Lx; exact Ly); rewrite Tx, Ty; reflexivity.
  - intros l S' T; destruct (inclusion_sound _ _ _ _ _ same_int_right SP (columns letters) _ _ 0 _ H2 l 0 S') as (b & Bb & _); [apply unweighted_accepts; auto|].
    apply unweighted_accepts in Bb as [Bb _]; unfold both_words in Bb; rewrite both_takes, !mapped_takes in Bb; apply andb_true_iff, Bb.
Qed.

Theorem coloured_right c C : coloured_shown c C = true -> bipartite g.
Proof.
  intros H; here; apply (words_bipartite _ letters N W E _ Cw Ce (dfa_of (of_Z q) of_Z c)); intros x y Cols Acc.
  assert (So : forall s t, same_on s t = true -> s = t) by (apply same_on_right).
  destruct (inclusion_sound _ _ _ _ _ (same_pair_right _ _ same_int_right (same_pair_right _ _ So So)) same_unit_right (columns letters) _ _ 0 _ H (combine x y) 0 Cols Acc) as (b & Bb & _).
  exact (nothing_accepts _ _ Bb).
Qed.

Lemma mod_letter a : 0 < q -> In (a mod q) letters.
Proof. intros Q; apply in_alphabet; apply Z.mod_pos_bound; lia. Qed.

Lemma some_letter : based q line -> 0 < q.
Proof. intros [B <-]; apply Z.pow_pos_nonneg; lia. Qed.

Theorem translated_right C M : translated_shown C M = true -> vertex_transitive g.
Proof.
  unfold translated_shown; rewrite andb_true_iff; intros [H1 H2]; here; apply some_letter in Q.
  apply (words_transitive _ letters N W E _ Pr Cw Co' Cn Ce (fun a b => (a + b) mod q) (fun a => (- a) mod q)).
  - intros a b _ _; split; apply mod_letter, Q.
  - intros a b I J; apply in_alphabet in I, J; split; [|split].
    + rewrite Z.add_mod_idemp_l, Z.add_mod_idemp_r by lia; replace (a + b + - b) with a by ring; apply Z.mod_small; lia.
    + rewrite Z.add_mod_idemp_l by lia; replace (a + (- b) mod q + b) with (a + b + (- b) mod q) by ring; rewrite Z.add_mod_idemp_r by lia; replace (a + b + - b) with a by ring; apply Z.mod_small; lia.
    + rewrite Z.add_mod_idemp_r by lia; replace (a + (b + (- a) mod q)) with (a + b + (- a) mod q) by ring; rewrite Z.add_mod_idemp_r by lia; replace (a + b + - a) with b by ring; apply Z.mod_small; lia.
  - intros x [L S]; destruct (inclusion_sound _ _ _ _ _ same_int_right same_int_right letters _ _ 0 _ H1 x 0 S) as (b & Bb & _); [|apply unweighted_accepts in Bb; apply Bb].
    apply unweighted_accepts; split; [|reflexivity]; rewrite mapped_takes; replace (map (fun _ => tt) x) with (repeat tt N); [exact TD|]; rewrite <- L; clear; induction x as [|a x IH]; cbn; congruence.
  - intros w T V; destruct (inclusion_sound _ _ _ _ _ same_int_right same_int_right _ _ _ 0 _ H2 w 0 T) as (b & Bb & _); [apply unweighted_accepts; auto | apply unweighted_accepts in Bb; apply Bb].
Qed.

Lemma pairs_right {S : Type} (same_s : S -> S -> bool) state hash k w (X : dfa (Z * Z) S) ps Cs : (forall s t, same_s s t = true -> s = t) -> pairs_shown same_s state hash k w X ps Cs = true ->
  forall p v a, In p ps -> (forall l, In l v -> In l (words_of letters k)) -> accepts (walk_of k w) v a -> takes (mapped_dfa (pick (fst p) (snd p)) X) v = true.
Proof.
  intros Sr; unfold pairs_shown; rewrite andb_true_iff, Nat.eqb_eq, forallb_forall; intros [L H] p v a I T Acc.
  assert (J : exists C, In (p, C) (combine ps Cs)).
  { clear - L I; revert Cs L; induction ps as [|p' ps IH]; intros [|C Cs] L; try discriminate; [destruct I|]; destruct I as [->|I]; [exists C; left; reflexivity|]; destruct (IH I Cs ltac:(cbn in L; lia)) as (C' & J); exists C'; right; exact J. }
  destruct J as (C & J); specialize (H _ J); cbn [fst snd] in H; destruct (inclusion_sound _ _ _ _ _ same_int_right Sr _ _ _ 0 _ H v a T Acc) as (b & Bb & _); apply unweighted_accepts in Bb; apply Bb.
Qed.

Lemma around_number k i : (i < k)%nat -> exists p, In p (around k) /\ i = fst p.
Proof. intros L; eexists; split; [apply in_map_iff; exists i; split; [reflexivity | apply in_seq; lia] | reflexivity]. Qed.

Theorem walked_right w C Ls Ds differ : walked_shown w C Ls Ds differ = true -> (forall p, In p differ -> (fst p < length Ls)%nat /\ (snd p < length Ls)%nat) -> some_words g (around (length Ls)) differ.
Proof.
  unfold walked_shown; cbv zeta; rewrite !andb_true_iff; intros [[[_ H1] H2] H3] Di; here.
  apply (words_some _ letters N W E _ Pr Co' Ce Ew (length Ls) (walk_of (length Ls) w)).
  - destruct (inclusion_sound _ _ _ _ _ same_int_right same_int_right [tt] _ _ 0 _ H1 (repeat tt N) 0) as (b & Bb & _); [intros [] _; left; reflexivity | apply unweighted_accepts; auto | exists b; exact Bb].
  - intros p I; apply in_map_iff in I as (i & <- & I); apply in_seq in I; cbn [fst snd]; split; [lia|]; destruct (Nat.eqb (S i) (length Ls)) eqn:X; [lia | apply Nat.eqb_neq in X; lia].
  - intros p I; destruct (around_number (length Ls) (fst p) (proj1 (Di p I))) as (r & J & X); exists r; auto.
  - intros p I; destruct (around_number (length Ls) (snd p) (proj2 (Di p I))) as (r & J & X); exists r; auto.
  - exact (pairs_right same itself itself _ w E _ Ls same_int_right H2).
  - exact (pairs_right same itself itself _ w apart_dfa _ Ds same_int_right H3).
Qed.

Theorem triangles_right C : triangles_shown C = true -> forall u l, cycle g u l -> 4 <= Z.of_nat (length (u :: l)).
Proof.
  intros H; here; apply (words_without_triangles _ letters N W E _ Cw Ce); intros w T; destruct (takes (triangles E) w) eqn:X; [exfalso | reflexivity].
  assert (SP := same_pair_right _ _ same_int_right same_int_right).
  destruct (inclusion_sound _ _ _ _ _ (same_pair_right _ _ same_int_right SP) same_unit_right _ _ _ 0 _ H w 0 T) as (b & Bb & _); [apply unweighted_accepts; auto | exact (nothing_accepts _ _ Bb)].
Qed.

Lemma number_differs (u v : list Z) : {u = v} + {u <> v}.
Proof. apply list_eq_dec, Z.eq_dec. Qed.

Theorem matched_right C C' : matched_shown C C' = true ->
  exists N near, n = Z.of_nat N + shift_ A /\ (forall u v, is_vertex g u -> is_vertex g v -> (near u v = true <-> adj g u v)) /\ bijective g N (vertices g) /\
  (forall Fs, families_fine D E Fs = true -> (3 <= N)%nat -> all_paths g (vertices g) /\ (cycles_fine D E Fs = true -> all_rounds g (vertices g))) /\
  forall Fs, families_closed D E Fs = true -> faults_fine D E Fs = true -> (3 <= N)%nat -> path_faults g (N - 3) (vertices g) /\ cycle_faults g (N - 2) (vertices g).
Proof.
  unfold matched_shown; cbv zeta; rewrite !andb_true_iff; intros [[H0 H1] H2]; apply Z.eqb_eq in H0; here; assert (SP := same_pair_right _ _ same_int_right same_int_right).
  destruct words_right as (_ & N' & N'n & _ & _ & _ & x & Lx & Sx & Tx); replace N' with N in * by lia.
  assert (Lt : letters = [0; 1]) by (rewrite H0; reflexivity); set (co := code q line (down_ A) (shift_ A) arguments N) in *.
  assert (Pa : forall p a b y, a <> b -> word letters N (p ++ a :: y) -> word letters N (p ++ b :: y) -> exists c, accepts (partnered E) (combine (p ++ a :: y) (p ++ b :: y)) c).
  { intros p a b y Df Wa Wb; destruct (inclusion_sound _ _ _ _ _ SP SP (columns letters) _ _ 0 _ H1 (combine (p ++ a :: y) (p ++ b :: y)) 0) as (c & Ac & _).
    + intros l; apply columns_all; [apply Wa | apply Wb].
    + apply unweighted_accepts; split; [|reflexivity]; rewrite both_takes, mapped_takes, (once_takes p a b y Df), andb_true_r.
      replace (map (fun _ => tt) (combine (p ++ a :: y) (p ++ b :: y))) with (repeat tt N); [exact TD|]; destruct Wa as [La _]; rewrite app_length in La; cbn [length] in La; rewrite <- La; clear.
      assert (G : forall l : list (Z * Z), map (fun _ => tt) l = repeat tt (length l)) by (induction l as [|? l IHl]; cbn; congruence); rewrite G, combine_length, !app_length; cbn [length]; f_equal; lia.
    + exists c; exact Ac. }
  assert (Si : forall w, (forall l, In l w -> In l (words_of letters 3)) -> takes (singles E) w = false).
  { intros w T; destruct (takes (singles E) w) eqn:X; [exfalso | reflexivity].
    destruct (inclusion_sound _ _ _ _ _ (same_pair_right _ _ same_int_right SP) same_unit_right _ _ _ 0 _ H2 w 0 T) as (b & Bb & _); [apply unweighted_accepts; auto | exact (nothing_accepts _ _ Bb)]. }
  assert (So : exists x, is_word letters N W x) by (exists x; split; [split|]; assumption).
  rewrite Lt in Cw, Co', Ew, Pa, Si, So; assert (B : bijective (text_graph line (map (num [Z.of_nat N + shift_ A]) arguments)) N (vertices (text_graph line (map (num [Z.of_nat N + shift_ A]) arguments)))) by (apply (words_recursive _ N W E co); assumption).
  exists N, (fun u v => edge E (co u) (co v)); split; [reflexivity|]; split; [intros u v U V; symmetry; apply Ce; assumption|]; split; [exact B|].
  set (near := fun u v => edge E (co u) (co v)); assert (Near : forall u v, is_vertex (text_graph line (map (num [Z.of_nat N + shift_ A]) arguments)) u -> is_vertex (text_graph line (map (num [Z.of_nat N + shift_ A]) arguments)) v -> (near u v = true <-> adj (text_graph line (map (num [Z.of_nat N + shift_ A]) arguments)) u v)) by (intros u v U V; symmetry; apply Ce; assumption).
  assert (Eight : forall p, (length p + 3 = N)%nat -> spelled [0; 1] p -> length (part (text_graph line (map (num [Z.of_nat N + shift_ A]) arguments)) co p) = 8%nat).
  { intros p Lp Sp; pose proof (bijective_length _ 3 _ (words_bijective _ N W E co Pr Cw Co' Cn Ce Ew So Pa Si 3 p Lp Sp)) as K; change (2 ^ Z.of_nat 3) with 8 in K; lia. }
  pose proof (full N W E Ew So Pa) as Full; rewrite <- (part_all _ co); split; [intros Fs Ff Three; split; [|intros Cf] | intros Fs Cl Ff Three].
  - apply (words_have _ N W E co Pr Cw Co' Cn Ce Ew So Pa Si (all_paths _) 3) with (k := (N - 3)%nat); [| | cbn [length]; lia | intros ? []].
    + intros A0 B0 C0 f Vx F Once P Same Few; apply (paths_of_halves _ near Near number_differs A0 B0 C0 f Vx F Once P); change (2 ^ Z.of_nat 3) with 8 in Few; lia.
    + intros p Lp Sp; exact (part_paths _ N W D E co Cw Co' Cn Ce Full TD Fs Ff p Lp Sp (Eight p Lp Sp)).
  - refine (proj2 _); apply (words_have _ N W E co Pr Cw Co' Cn Ce Ew So Pa Si (fun l => all_paths _ l /\ all_rounds _ l) 3) with (k := (N - 3)%nat); [| | cbn [length]; lia | intros ? []].
    + intros A0 B0 C0 f Vx F Once P Same Few [PA RA] [PB _]; change (2 ^ Z.of_nat 3) with 8 in Few; split; [apply (paths_of_halves _ near Near number_differs A0 B0 C0 f Vx F Once P); auto; lia | apply (rounds_of_halves _ A0 B0 C0 f F Once P Same); auto; lia].
    + intros p Lp Sp; split; [exact (part_paths _ N W D E co Cw Co' Cn Ce Full TD Fs Ff p Lp Sp (Eight p Lp Sp)) | exact (part_rounds _ N W D E co Cw Co' Cn Ce Full TD Fs Ff Cf p Lp Sp (Eight p Lp Sp))].
  - destruct (Nat.eq_dec N 3) as [E3|N3].
    + assert (E3' : (length (@nil Z) + 3 = N)%nat) by (cbn [length]; lia); replace (N - 3)%nat with O by lia; replace (N - 2)%nat with 1%nat by lia; apply (part_of_three (text_graph line (map (num [Z.of_nat N + shift_ A]) arguments)) number_differs N W D E co Cw Co' Cn Ce Full TD Fs Cl Ff [] E3'); [intros ? []|]; intros No; pose proof (Eight [] E3' ltac:(intros ? [])) as K; rewrite No in K; discriminate.
    + assert (Four : forall p, (length p + 4 = N)%nat -> spelled [0; 1] p -> bijective (text_graph line (map (num [Z.of_nat N + shift_ A]) arguments)) 4 (part (text_graph line (map (num [Z.of_nat N + shift_ A]) arguments)) co p)) by (intros p Lp Sp; exact (words_bijective _ N W E co Pr Cw Co' Cn Ce Ew So Pa Si 4 p Lp Sp)).
      assert (H : forall j, Z.of_nat (length (part (text_graph line (map (num [Z.of_nat N + shift_ A]) arguments)) co [])) = 2 ^ Z.of_nat (j + 4) -> bears (text_graph line (map (num [Z.of_nat N + shift_ A]) arguments)) (j + 1) (part (text_graph line (map (num [Z.of_nat N + shift_ A]) arguments)) co [])).
      { apply (words_have _ N W E co Pr Cw Co' Cn Ce Ew So Pa Si (fun l => forall j, Z.of_nat (length l) = 2 ^ Z.of_nat (j + 4) -> bears _ (j + 1) l) 4) with (k := (N - 4)%nat); [| | cbn [length]; lia | intros ? []].
        - intros A0 B0 C0 f Vx F Once P Same Few HA0 HB0 j Lj; rewrite (Permutation_length P), app_length, Same in Lj; destruct j as [|j]; [change (2 ^ Z.of_nat 4) with 16 in Few; change (2 ^ Z.of_nat (0 + 4)) with 16 in Lj; lia|].
          replace (Z.of_nat (S j + 4)) with (1 + Z.of_nat (j + 4)) in Lj by lia; rewrite Z.pow_add_r in Lj by lia; change (2 ^ 1) with 2 in Lj; assert (Big : 3 * (Z.of_nat j + 1) + 8 <= 2 ^ Z.of_nat (j + 4)).
          { clear; induction j as [|j IH]; [cbn; lia|]; replace (Z.of_nat (S j + 4)) with (1 + Z.of_nat (j + 4)) by lia; rewrite Z.pow_add_r by lia; change (2 ^ 1) with 2; lia. }
          replace (S j + 1)%nat with (j + 1 + 1)%nat by lia; apply (halves_bear (text_graph line (map (num [Z.of_nat N + shift_ A]) arguments)) number_differs near Near A0 B0 C0 f (j + 1) Vx F Once P); [lia | lia | exact Same | apply HA0; lia | apply HB0; lia].
        - intros p Lp Sp j Lj; pose proof (Four p Lp Sp) as Bi; pose proof (bijective_length _ 4 _ Bi) as K; assert (j = 0)%nat as ->; [|apply (part_bears (text_graph line (map (num [Z.of_nat N + shift_ A]) arguments)) number_differs N W D E co Cw Co' Cn Ce Full TD Fs Cl Ff p Lp Sp); [intros No; rewrite No in K; discriminate | exact Bi]].
          rewrite K in Lj; apply Z.pow_inj_r in Lj; lia. }
      rewrite part_all in *; destruct (H (N - 4)%nat) as (P1 & P2 & _); [rewrite (bijective_length _ N _ B); f_equal; lia|]; replace (N - 4 + 1)%nat with (N - 3)%nat in * by lia; replace (N - 3 + 1)%nat with (N - 2)%nat in P2 by lia; split; assumption.
Qed.

Lemma letters_right c t k N : letters_times c t k = true -> n = Z.of_nat N + shift_ A -> num [n] t = c * Z.of_nat N - k.
Proof.
  unfold letters_times; destruct (period t) as [[p d]|] eqn:Pe; [|discriminate]; rewrite !andb_true_iff, !Z.eqb_eq; intros [[-> ->] H] ->; destruct (period_right t 1 c Pe) as [_ G].
  clear - H G; induction N as [|m IH]; [change (Z.of_nat 0 + shift_ A) with (shift_ A); rewrite H; lia|]; rewrite Nat2Z.inj_succ; replace (Z.succ (Z.of_nat m) + shift_ A) with (Z.of_nat m + shift_ A + 1) by lia; rewrite G, IH; lia.
Qed.

Theorem matched_connected C C' t : matched_shown C C' && letters_times 1 t 0 = true -> FaultsSays.faults_says g (FaultsSays.VertexConnectivityAtLeast (num [n] t)) /\ FaultsSays.faults_says g (FaultsSays.EdgeConnectivityAtLeast (num [n] t)).
Proof.
  rewrite andb_true_iff; intros [H V]; destruct (matched_right C C' H) as (N & near & Nn & Near & B & _); rewrite (letters_right 1 t 0 N V Nn), Z.sub_0_r, Z.mul_1_l; exact (bijective_connectivity g number_differs N B).
Qed.

Theorem matched_width C C' s : matched_shown C C' && letters_times 1 s 1 && (shift_ A + 1 <=? least) = true -> bisection_width g (num [n] (Pow (Num 2) s)).
Proof.
  rewrite !andb_true_iff; intros [[H V] L]; apply Z.leb_le in L; destruct (matched_right C C' H) as (N & near & Nn & Near & B & _); cbn [num]; rewrite (letters_right 1 s 1 N V Nn), Z.mul_1_l; destruct words_right as (_ & _ & _ & Le & _).
  apply (bijective_bisection g number_differs near Near); [exact B | lia].
Qed.

(* Of words of five letters or more. *)
Definition restricted_shown (C C' : nodes) (t : term) : bool := matched_shown C C' && letters_times 2 t 2 && (shift_ A + 5 <=? least).

Theorem restricted_right C C' t : restricted_shown C C' t = true -> FamilyWordsSays.number_is FamilyWordsSays.Restricted_connectivity g (num [n] t).
Proof.
  unfold restricted_shown; rewrite !andb_true_iff; intros [[H V] L]; apply Z.leb_le in L; destruct words_right as (_ & _ & _ & Le & _); destruct (matched_right C C' H) as (N & near & Nn & Near & B & _); rewrite (letters_right 2 t 2 N V Nn).
  split; [apply (restricted_most g number_differs N B); lia | intros k K; exact (restricted_least g near Near number_differs N B k K)].
Qed.

(* Behind words that begin alike there are three letters. *)
Definition grown_shown (C C' : nodes) (Fs : list family_of_words) : bool := matched_shown C C' && (shift_ A + 3 <=? least) && families_fine D E Fs.

Definition cycles_shown (Fs : list family_of_words) : bool := cycles_fine D E Fs.

Theorem grown_right C C' Fs : grown_shown C C' Fs = true -> FamilyWordsSays.hamiltonian_connected g.
Proof.
  unfold grown_shown; rewrite !andb_true_iff; intros [[H L] F]; apply Z.leb_le in L; destruct words_right as (_ & _ & _ & Le & _); destruct (matched_right C C' H) as (N & near & Nn & Near & B & P & _).
  apply connected_by_all_paths; [exact (bijective_once g N _ B) | apply (P Fs F); lia].
Qed.

(* Faults of vertices and links, of which there are so many fewer than letters. *)
Definition faults_shown (C C' : nodes) (Fs : list family_of_words) (d : term) (less : Z) : bool := matched_shown C C' && (shift_ A + 3 <=? least) && families_closed D E Fs && faults_fine D E Fs && letters_times 1 d less.

Lemma faults_far C C' Fs d less : faults_shown C C' Fs d less = true -> exists N, num [n] d = Z.of_nat N - less /\ (3 <= N)%nat /\ path_faults g (N - 3) (vertices g) /\ cycle_faults g (N - 2) (vertices g).
Proof.
  unfold faults_shown; rewrite !andb_true_iff; intros [[[[H L] Cl] Fi] V]; apply Z.leb_le in L; destruct words_right as (_ & _ & _ & Le & _); destruct (matched_right C C' H) as (N & near & Nn & Near & B & _ & P).
  exists N; assert (Three : (3 <= N)%nat) by lia; split; [rewrite (letters_right 1 d less N V Nn); lia|]; split; [exact Three | exact (P Fs Cl Fi Three)].
Qed.

Theorem faults_cycle C C' Fs d : faults_shown C C' Fs d 2 = true -> FamilyFaultsSays.fault_hamiltonian g (num [n] d).
Proof. intros H; destruct (faults_far C C' Fs d 2 H) as (N & -> & Three & _ & K); replace (Z.of_nat N - 2) with (Z.of_nat (N - 2)) by lia; exact (cycle_faults_says g _ K). Qed.

Theorem faults_paths C C' Fs d : faults_shown C C' Fs d 3 = true -> FamilyFaultsSays.fault_hamiltonian_connected g (num [n] d).
Proof. intros H; destruct (faults_far C C' Fs d 3 H) as (N & -> & Three & K & _); replace (Z.of_nat N - 3) with (Z.of_nat (N - 3)) by lia; exact (path_faults_says g _ K). Qed.

Theorem laced_right C C' c K : matched_shown C C' && coloured_shown c K = true -> FamilyWordsSays.hamiltonian_laceable g.
Proof. rewrite andb_true_iff; intros [H L]; destruct (matched_right C C' H) as (N & near & _ & Near & B & _); exact (bijective_is_laceable g near Near number_differs N B (coloured_right c K L)). Qed.

(* Routers: their hops, as the text says. *)
Notation of_w := (automaton_states (vertices_given A)).
Definition next_dfa (P : hops_proof) : dfa (Z * Z * Z) int := dfa_of (of_Z (q * q * q)) (hop_number q) (next_ P).

Definition hops_shown (hops : list Text.next) (P : hops_proof) : bool :=
  hops_checked q line (down_ A) (shift_ A) conditions arguments hops (next_dfa P) && along_shown q W E (next_dfa P) of_w (automaton_states (next_ P)) (somewhere_ P) (along_ P).

Definition routed_shown (hops : list Text.next) (P : hops_proof) (f : weighted) (C : distance_proof) (M Ne : nodes) : bool :=
  hops_shown hops P && distance_checked q W E (machine_of pairs_ (pair_number q) f) (weighted_states f) C &&
  nearer_shown q W (next_dfa P) of_w (automaton_states (next_ P)) (weighted_states f) (machine_of pairs_ (pair_number q) f) M Ne.

Definition ranked_shown (hops : list Text.next) (P : hops_proof) (f : weighted) (C C' : nodes) : bool :=
  hops_shown hops P && ranks_shown q W (next_dfa P) of_w (automaton_states (next_ P)) (weighted_states f) (machine_of pairs_ (pair_number q) f) C C'.

Notation router := (FamilySays.tuples_router line (map (num [n]) arguments)).

Theorem routed_right hops P f C M Ne : routed_shown hops P f C M Ne = true -> forall u v, is_vertex g u -> is_vertex g v -> u <> v -> exists d, TrafficSays.arrives g (router hops) u v d /\ dist g u v d.
Proof.
  unfold routed_shown, hops_shown; rewrite !andb_true_iff; intros [[[Ho Al] Di] Ne_]; destruct words_right as (Q & N & Nn & _ & R & _); pose proof in_domain as Dom; rewrite Nn in Dom |- *.
  exact (minimal_right q line Q (down_ A) (shift_ A) conditions arguments hops W E (next_dfa P) _ _ N Dom R Ho _ _ Al _ _ C M Ne Di Ne_).
Qed.

Theorem ranked_right hops P f C C' : ranked_shown hops P f C C' = true -> TrafficSays.ranked g (router hops) None /\ TrafficSays.all_arrive g (router hops) None.
Proof.
  unfold ranked_shown, hops_shown; rewrite !andb_true_iff; intros [[Ho Al] Ra]; destruct words_right as (Q & N & Nn & _ & R & _); pose proof in_domain as Dom; rewrite Nn in Dom |- *.
  exact (ranks_fall q line Q (down_ A) (shift_ A) conditions arguments hops W E (next_dfa P) _ _ N Dom R Ho _ _ Al _ _ C C' Ra).
Qed.

End Shown.
