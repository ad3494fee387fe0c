(* The diameter of the networks of a text is what a term says for all n of a domain: f is their distance, its runs are
   bounded from above for all pairs, and from below for pairs that an automaton chooses. *)

From Coq Require Import ZArith List Bool Lia Uint63 PArray.
From Topocert Require Import Graph Walk Text CheckTerms AutomataTables AutomataInclusion AutomataDistance AutomataConditions AutomataFormula AutomataReading AutomataText AutomataLengths AutomataNetwork.
Import ListNotations.
Open Scope Z_scope.

(* ---------- What a certificate gives ---------- *)

(* States are numbers, the first is 0; where a letter leads from a state is at the state times the number of letters and the
   letter, and nowhere if it is no state. *)
Record automaton := Automaton { automaton_states : int; automaton_goes : array int; automaton_final : array bool }.
Record weighted := Weighted { weighted_states : int; weighted_starts : list (int * Z); weighted_moves : array (list (int * Z)); weighted_ends : array (option Z) }.

Definition dfa_of {L : Type} (k : int) (number : L -> int) (A : automaton) : dfa L int :=
  Dfa 0%uint63 (fun s l => let t := (automaton_goes A).[(s * k + number l)%uint63] in if (t <? automaton_states A)%uint63 then Some t else None) (fun s => (automaton_final A).[s]).

Definition machine_of {L : Type} (k : int) (number : L -> int) (M : weighted) : machine L int :=
  Machine (weighted_starts M) (fun s l => (weighted_moves M).[(s * k + number l)%uint63]) (fun s => (weighted_ends M).[s]).

(* Equal states, and numbers for pairs and lists of them. *)
Definition same_pair {A B : Type} (a : A -> A -> bool) (b : B -> B -> bool) (p q : A * B) : bool := a (fst p) (fst q) && b (snd p) (snd q).

Lemma same_pair_right {A B : Type} (a : A -> A -> bool) (b : B -> B -> bool) :
  (forall s t, a s t = true -> s = t) -> (forall s t, b s t = true -> s = t) -> forall p q, same_pair a b p q = true -> p = q.
Proof. intros HA HB [s t] [s' t']; unfold same_pair; cbn; rewrite andb_true_iff; intros [X Y]; apply HA in X as ->; apply HB in Y as ->; reflexivity. Qed.

Lemma same_int_right s t : (s =? t)%uint63 = true -> s = t.
Proof. apply Uint63.eqb_spec. Qed.

Lemma same_number_right s t : (s =? t) = true -> s = t.
Proof. apply Z.eqb_eq. Qed.

Lemma same_truth_right s t : Bool.eqb s t = true -> s = t.
Proof. apply Bool.eqb_prop. Qed.

Definition same_unit (a b : unit) : bool := true.

Lemma same_unit_right a b : same_unit a b = true -> a = b.
Proof. destruct a, b; reflexivity. Qed.

Lemma same_ints_are l m : same_ints l m = true -> l = m.
Proof. apply same_ints_right. Qed.

(* The parts of a number in mixed radix. *)
Definition two_parts (k x : int) : int * int := ((x / k)%uint63, (x mod k)%uint63).
Fixpoint parts_of (n : nat) (k x : int) (l : list int) : list int :=
  match n with O => l | Datatypes.S n => parts_of n k (x / k)%uint63 ((x mod k)%uint63 :: l) end.

Section Diameter.
Variable q : Z.
Hypothesis base : 2 <= q.
Variable down : bool.
Variable c : Z.
Variable conditions : list cond.
Variable arguments : list term.
Variable line : text.

(* Vertices, adjacent ones, the distance, the pairs that are far, the lengths in the domain; the diameter's term, of how
   many runs the mean is taken; how many states W and f have, and the certificates of the conditions. *)
Variable W : dfa Z int.
Variable E : dfa (Z * Z) int.
Variable f : machine (Z * Z) int.
Variable far : machine (Z * Z) int.
Variable D : dfa unit int.
Variable t : term.
Variable k : nat.
Variables of_w of_f : int.

Record distance_proof := DistanceProof { zero_ : nodes; nonnegative_ : nodes; lipschitz_ : nodes; descent_ : nodes; stays_ : nodes }.
Record diameter_proof := DiameterProof { upper_ : nodes; covered_ : nodes; lower_ : nodes }.
Variable C : distance_proof.
Variable B : diameter_proof.

Notation letters := (alphabet q).
Notation pairs_of := (columns (alphabet q)).
Notation itself := (fun s : int => s).
Notation same := Uint63.eqb.

Definition lengths_read : bool :=
  match both_of q c conditions with
  | Some (T, N) =>
    fine q 0 0 T && match table_of q down 0 0 T with Some T => agree [tt] (none_column q) D T | None => false end &&
    fine q 0 0 (either T N) && match table_of q down 0 0 (either T N) with Some T => agree [tt] (none_column q) (everything true) T | None => false end
  | None => false
  end.

Definition distance_checked : bool :=
  network_checked q down c conditions arguments line W E &&
  included itself itself same same itself letters (unweighted W) (twice f) 0 (zero_ C) &&
  included itself (fun _ => tt) same same_unit (fun _ => 0%uint63) pairs_of f free 0 (nonnegative_ C) &&
  included (two_parts of_f) itself (same_pair same same) same itself pairs_of (stepped letters E f) f 1 (lipschitz_ C) &&
  included (fun x => ((x / 2)%uint63, (x mod 2 =? 1)%uint63)) (two_parts of_f) (same_pair same Bool.eqb) (same_pair same same) pair_hash pairs_of (differing Z.eqb f) (stepped letters E f) (-1) (descent_ C) &&
  included itself itself same same itself letters (stepped_to letters E) (unweighted W) 0 (stays_ C).

Definition diameter_checked : bool :=
  match period t with
  | Some (p, _) =>
    let p' := Uint63.of_Z p in
    distance_checked && lengths_read && Nat.ltb 0 k &&
    included (fun x => (two_parts of_w (x / p')%uint63, to_Z (x mod p')%uint63)) (fun x => parts_of k of_f x []) (same_pair (same_pair same same) Z.eqb) same_ints list_hash
      pairs_of (pairs W (of_term t c p) (Z.of_nat k)) (runs f k) (Z.of_nat k - 1) (upper_ B) &&
    included itself (fun x => ((x / of_w / of_w)%uint63, two_parts of_w (x mod (of_w * of_w))%uint63)) same (same_pair same (same_pair same same))
      (fun s => pair_hash (fst s, pair_hash (snd s))) [tt] (unweighted D) (chosen letters W far) 0 (covered_ B) &&
    included (two_parts of_f) to_Z (same_pair same same) Z.eqb Uint63.of_Z pairs_of (far_and_weighed f far) (of_columns (of_term t c p)) 0 (lower_ B)
  | None => false
  end.

Lemma none_right N g T : fine q 0 0 g = true -> table_of q down 0 0 g = Some T -> (table_takes T (map (none_column q) (repeat tt N)) = true <-> means q N [] [] g).
Proof.
  intros Fi Tb; rewrite <- (table_right q base N down g [] [] T ltac:(intros ? []) ltac:(intros ? []) Fi Tb).
  enough (X : map (none_column q) (repeat tt N) = map (column_number q) (columns_of q N down [] [])) by (rewrite X; reflexivity).
  unfold columns_of; rewrite map_map; enough (H : forall m a, map (none_column q) (repeat tt m) = map (fun i => column_number q (column_at q N down [] [] i)) (seq a m)) by apply H.
  induction m as [|m IH]; intros a; [reflexivity | cbn [repeat map seq]; rewrite (IH (S a)); reflexivity].
Qed.

Theorem diameter_sound : diameter_checked = true -> forall N n, n = Z.of_nat N + c ->
  (forall a, In a conditions -> yes [n] a = true) -> diameter (text_graph line (map (num [n]) arguments)) (num [n] t).
Proof.
  unfold diameter_checked, distance_checked; destruct (period t) as [[p s]|] eqn:Pt; [|discriminate]; apply period_right in Pt; cbv zeta; rewrite !andb_true_iff.
  intros [[[[[[[[[[Net Ze] No] Li] De] St] Len] K] Up] Lo] Lw] N n n_is_ Dom; subst n; apply Nat.ltb_lt in K; set (n := Z.of_nat N + c) in *.
  set (g := text_graph line (map (num [n]) arguments)).
  destruct (network_right q base down c conditions arguments line W E N Dom Net) as [Vx Ed]; fold n in Vx, Ed; fold g in Vx, Ed.
  set (code := fun v : vertex g => match v : list Z with x :: _ => spell q down N x | [] => [] end).
  set (is_word := fun x => List.length x = N /\ spelled letters x /\ takes W x = true).
  set (edge := fun x z : list Z => takes E (combine x z) = true).
  set (near := fun x y a => spelled letters x /\ spelled letters y /\ List.length y = List.length x /\ accepts f (combine x y) a).
  assert (Cols : forall x y, spelled letters x -> spelled letters y -> forall l, In l (combine x y) -> In l pairs_of) by (intros x y X Y l; apply columns_all; assumption).
  assert (Units : forall x : list Z, units x = repeat tt (List.length x)) by (intros x; unfold units; induction x as [|a x IH]; cbn; congruence).
  assert (LenU : forall x : list Z, List.length (units x) = List.length x) by (intros x; apply map_length).
  assert (SP := same_pair_right _ _ same_int_right same_int_right).
  apply (diameter_is g code is_word edge near).
  - assert (Dec : forall u v : list Z, decided (u = v)) by (apply decided_list, decided_Zeq); split; [exact Dec|]; intros u v; apply decided_In, Dec.
  - intros v I; apply Vx in I as (x & -> & X & T); split; [apply spell_length|]; split; [apply spell_spelled, base | exact T].
  - intros w (L & S & T); destruct (spell_onto q base down N w L S) as (x & X & <-); exists [x]; split; [apply Vx; exists x; auto | reflexivity].
  - intros u v U Y; apply Vx in U as (x & -> & X & _); apply Vx in Y as (y & -> & Y & _); intros H; apply (spell_once q base down N x y X Y) in H as ->; reflexivity.
  - intros u v U Y; assert (U' := U); assert (Y' := Y); apply Vx in U' as (x & -> & _); apply Vx in Y' as (y & -> & _); exact (Ed x y U Y).
  - intros x (L & S & T); destruct (inclusion_sound _ _ _ _ _ same_int_right same_int_right letters _ _ 0 _ Ze x 0 S) as (b & A & Bb); [apply unweighted_accepts; auto|].
    exists b; split; [|lia]; repeat (split; [assumption || reflexivity|]); apply twice_accepts, A.
  - intros x y a (X & Y & L & A); destruct (inclusion_sound _ _ _ _ _ same_int_right same_unit_right pairs_of _ _ 0 _ No _ a (Cols x y X Y) A) as (b & Bb & Le); apply free_accepts in Bb; lia.
  - intros x z y a (LX & X & _) (LY & Y & _) Ez (Z & _ & LZ & A).
    destruct (inclusion_sound _ _ _ _ _ SP same_int_right pairs_of _ _ 1 _ Li (combine x y) a (Cols x y X Y)) as (b & Bb & Le).
    { apply (stepped_accepts letters E f x z y a); [lia | lia | exact Z | exact Ez | exact A]. }
    exists b; split; [repeat (split; [assumption || lia|]); exact Bb | lia].
  - intros x y a (LX & X & TX) (LY & Y & TY) Df (_ & _ & L & A).
    destruct (inclusion_sound _ _ _ _ _ (same_pair_right _ _ same_int_right same_truth_right) SP pairs_of _ _ (-1) _ De (combine x y) a (Cols x y X Y)) as (b & Bb & Le).
    { apply differing_accepts; [intros u v; apply Z.eqb_eq | exact L | exact Df | exact A]. }
    destruct (accepts_stepped letters E f x y b L Bb) as (z & LZ & Z & T & A'); exists z, b; split; [|split; [exact T|split; [|lia]]].
    + split; [lia|]; split; [exact Z|]; destruct (inclusion_sound _ _ _ _ _ same_int_right same_int_right letters _ _ 0 _ St z 0 Z) as (d & G & _); [apply (stepped_to_accepts letters E x z LZ X T)|].
      apply unweighted_accepts in G as [G _]; exact G.
    + repeat (split; [assumption || lia|]); exact A'.
  - intros x y (LX & X & TX) (LY & Y & TY).
    destruct (inclusion_sound _ _ _ _ _ (same_pair_right _ _ SP same_number_right) same_ints_are
      pairs_of _ _ _ _ Up (combine x y) (Z.of_nat k * num [n] t) (Cols x y X Y)) as (b & Bb & Le).
    { apply pairs_accepts; [lia | exact TX | exact TY |]; apply (of_term_accepts t c p s _ _ Pt); rewrite LenU, LX; reflexivity. }
    destruct (runs_accepts f k _ b (num [n] t) K Bb ltac:(lia)) as (d & A & Ld); exists d; split; [repeat (split; [assumption || lia|]); exact A | exact Ld].
  - assert (TD : takes D (repeat tt N) = true).
    { unfold lengths_read in Len; destruct (both_of q c conditions) as [[T Nt]|] eqn:Bo; [|discriminate]; rewrite !andb_true_iff in Len; destruct Len as [[[F1 A1] F2] A2].
      assert (U : forall l, In l (repeat tt N) -> In l [tt]) by (intros [] _; left; reflexivity).
      destruct (table_of q down 0 0 T) as [T1|] eqn:E1; [|discriminate]; destruct (table_of q down 0 0 (either T Nt)) as [T2|] eqn:E2; [|discriminate].
      rewrite (agree_sound _ _ _ _ _ A1 U); apply (none_right N T T1 F1 E1).
      assert (A3 := agree_sound _ _ _ _ _ A2 U); rewrite takes_everything in A3; symmetry in A3.
      apply (none_right N _ T2 F2 E2), means_either in A3 as [A3|A3]; [exact A3|].
      exfalso; exact (conditions_right q base c N [] conditions ltac:(intros ? []) T Nt Bo Dom A3). }
    destruct (inclusion_sound _ _ _ _ _ same_int_right (same_pair_right _ _ same_int_right SP) [tt] _ _ 0 _ Lo (repeat tt N) 0) as (b & Bb & _);
      [intros [] _; left; reflexivity | apply unweighted_accepts; auto|].
    destruct (chosen_accepts letters W far N b Bb) as (x & y & a & LX & LY & X & Y & TX & TY & Fa); exists x, y.
    split; [repeat (split; [assumption|]); exact TX|]; split; [repeat (split; [assumption|]); exact TY|]; intros d (_ & _ & _ & A).
    destruct (inclusion_sound _ _ _ _ _ SP same_number_right pairs_of _ _ 0 _ Lw (combine x y) d (Cols x y X Y) (far_accepts f far _ a d Fa A)) as (e & G & Le).
    apply of_columns_accepts, (of_term_accepts t c p s _ _ Pt) in G; rewrite map_length, combine_length, LX, LY, Nat.min_id in G; fold n in G; lia.
Qed.

End Diameter.

(* ---------- The certificate of a network's diameter ---------- *)

Record automata := Automata { base_ : Z; down_ : bool; shift_ : Z; vertices_given : automaton; edges_given : automaton; distance_given : weighted; distance_shown : distance_proof;
  mean_ : Z; far_given : weighted; lengths_given : automaton; diameter_shown : diameter_proof }.

(* There are no fewer digits than none: the domain has no n below the shift. *)
Definition from_shift (c : Z) (conditions : list cond) : bool :=
  existsb (fun a => match a with AtMost (Num z) (Var O) => c <=? z | Less (Num z) (Var O) => c <=? z + 1 | _ => false end) conditions.

Lemma from_shift_right c conditions n : from_shift c conditions = true -> (forall a, In a conditions -> yes [n] a = true) -> c <= n.
Proof.
  unfold from_shift; intros H D; apply existsb_exists in H as (a & I & H); specialize (D a I).
  destruct a as [| |[z| | | | | | | | | | | | | |] [|[|]| | | | | | | | | | | | |]|[z| | | | | | | | | | | | | |] [|[|]| | | | | | | | | | | | |]| | |]; try discriminate; cbn in D; lia.
Qed.

Definition pair_number (q : Z) (ab : Z * Z) : int := (of_Z (fst ab) * of_Z q + of_Z (snd ab))%uint63.

(* That the text's network has the diameter that the term says, for all n that satisfy the conditions. *)
Definition diameter_by_automata (conditions : list cond) (line : text) (t : term) (A : automata) : bool :=
  let q := base_ A in
  let pairs_ := of_Z (q * q) in
  (2 <=? q) && (q <=? 64) && (mean_ A <=? 8) && from_shift (shift_ A) conditions &&
  diameter_checked q (down_ A) (shift_ A) conditions [Var O] line (dfa_of (of_Z q) of_Z (vertices_given A)) (dfa_of pairs_ (pair_number q) (edges_given A))
    (machine_of pairs_ (pair_number q) (distance_given A)) (machine_of pairs_ (pair_number q) (far_given A)) (dfa_of 1%uint63 (fun _ => 0%uint63) (lengths_given A)) t (Z.to_nat (mean_ A))
    (automaton_states (vertices_given A)) (weighted_states (distance_given A)) (distance_shown A) (diameter_shown A).

Theorem diameter_by_automata_sound conditions line t A n : diameter_by_automata conditions line t A = true ->
  (forall a, In a conditions -> yes [n] a = true) -> diameter (text_graph line [n]) (num [n] t).
Proof.
  unfold diameter_by_automata; cbv zeta; rewrite !andb_true_iff; intros [[[[Q _] _] L] H] Dom; apply Z.leb_le in Q; apply (from_shift_right _ _ n) in L; [|exact Dom].
  exact (diameter_sound _ Q _ _ _ [Var O] _ _ _ _ _ _ _ _ _ _ _ _ H (Z.to_nat (n - shift_ A)) n ltac:(lia) Dom).
Qed.
