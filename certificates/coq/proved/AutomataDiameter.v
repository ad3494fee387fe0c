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
Variable down : bool.
Variable c : Z.
Variable arguments : list term.
Variable line : text.
Hypothesis based_ : based q line.

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

Record distance_proof := DistanceProof { zero_ : nodes; nonnegative_ : nodes; lipschitz_ : nodes; descent_ : nodes }.
Record diameter_proof := DiameterProof { upper_ : nodes; covered_ : nodes; lower_ : nodes }.
Variable C : distance_proof.
Variable B : diameter_proof.

Notation letters := (alphabet q).
Notation pairs_of := (columns (alphabet q)).
Notation itself := (fun s : int => s).
Notation same := Uint63.eqb.

Definition distance_checked : bool :=
  included itself itself same same itself letters (unweighted W) (twice f) 0 (zero_ C) &&
  included itself (fun _ => tt) same same_unit (fun _ => 0%uint63) pairs_of f free 0 (nonnegative_ C) &&
  included (two_parts of_f) itself (same_pair same same) same itself pairs_of (stepped letters E f) f 1 (lipschitz_ C) &&
  included (fun x => ((x / 2)%uint63, (x mod 2 =? 1)%uint63)) (two_parts of_f) (same_pair same Bool.eqb) (same_pair same same) pair_hash pairs_of (differing Z.eqb f) (stepped letters E f) (-1) (descent_ C).

Definition diameter_checked : bool :=
  match period t with
  | Some (p, _) =>
    let p' := Uint63.of_Z p in
    distance_checked && Nat.ltb 0 k &&
    included (fun x => (two_parts of_w (x / p')%uint63, to_Z (x mod p')%uint63)) (fun x => parts_of k of_f x []) (same_pair (same_pair same same) Z.eqb) same_ints list_hash
      pairs_of (pairs W (of_term t c p) (Z.of_nat k)) (runs f k) (Z.of_nat k - 1) (upper_ B) &&
    included itself (fun x => ((x / of_w / of_w)%uint63, two_parts of_w (x mod (of_w * of_w))%uint63)) same (same_pair same (same_pair same same))
      (fun s => pair_hash (fst s, pair_hash (snd s))) [tt] (unweighted D) (chosen letters W far) 0 (covered_ B) &&
    included (two_parts of_f) to_Z (same_pair same same) Z.eqb Uint63.of_Z pairs_of (far_and_weighed f far) (of_columns (of_term t c p)) 0 (lower_ B)
  | None => false
  end.

Variable N : nat.
Let n := Z.of_nat N + c.
Let g := text_graph line (map (num [n]) arguments).

Theorem diameter_sound : diameter_checked = true -> member_right q line down c arguments W E N -> takes D (repeat tt N) = true -> diameter g (num [n] t).
Proof.
  unfold diameter_checked, distance_checked; destruct (period t) as [[p s]|] eqn:Pt; [|discriminate]; apply period_right in Pt; cbv zeta; rewrite !andb_true_iff.
  intros [[[[[[[Ze No] Li] De] K] Up] Lo] Lw] Right TD; apply Nat.ltb_lt in K.
  set (code := code q line down c arguments N); set (is_word := fun x => List.length x = N /\ spelled letters x /\ takes W x = true).
  set (edge := fun x z : list Z => takes E (combine x z) = true).
  set (near := fun x y a => spelled letters x /\ spelled letters y /\ List.length y = List.length x /\ accepts f (combine x y) a).
  assert (Cols : forall x y, spelled letters x -> spelled letters y -> forall l, In l (combine x y) -> In l pairs_of) by (intros x y X Y l; apply columns_all; assumption).
  assert (Units : forall x : list Z, units x = repeat tt (List.length x)) by (intros x; unfold units; induction x as [|a x IH]; cbn; congruence).
  assert (LenU : forall x : list Z, List.length (units x) = List.length x) by (intros x; apply map_length).
  assert (SP := same_pair_right _ _ same_int_right same_int_right).
  apply (diameter_is g code is_word edge near).
  - assert (Dec : forall u v : list Z, decided (u = v)) by (apply decided_list, decided_Zeq); split; [exact Dec|]; intros u v; apply decided_In, Dec.
  - exact (code_word q line based_ down c arguments W E N Right).
  - exact (code_onto q line based_ down c arguments W E N Right).
  - exact (code_once q line based_ down c arguments W E N Right).
  - exact (code_edge q line down c arguments W E N Right).
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
    + split; [lia|]; split; [exact Z|]; apply (edge_words q line based_ down c arguments W E N Right x z LX X ltac:(lia) Z T).
    + repeat (split; [assumption || lia|]); exact A'.
  - intros x y (LX & X & TX) (LY & Y & TY).
    destruct (inclusion_sound _ _ _ _ _ (same_pair_right _ _ SP same_number_right) same_ints_are
      pairs_of _ _ _ _ Up (combine x y) (Z.of_nat k * num [n] t) (Cols x y X Y)) as (b & Bb & Le).
    { apply pairs_accepts; [lia | exact TX | exact TY |]; apply (of_term_accepts t c p s _ _ Pt); rewrite LenU, LX; reflexivity. }
    destruct (runs_accepts f k _ b (num [n] t) K Bb ltac:(lia)) as (d & A & Ld); exists d; split; [repeat (split; [assumption || lia|]); exact A | exact Ld].
  - destruct (inclusion_sound _ _ _ _ _ same_int_right (same_pair_right _ _ same_int_right SP) [tt] _ _ 0 _ Lo (repeat tt N) 0) as (b & Bb & _);
      [intros [] _; left; reflexivity | apply unweighted_accepts; auto|].
    destruct (chosen_accepts letters W far N b Bb) as (x & y & a & LX & LY & X & Y & TX & TY & Fa); exists x, y.
    split; [repeat (split; [assumption|]); exact TX|]; split; [repeat (split; [assumption|]); exact TY|]; intros d (_ & _ & _ & A).
    destruct (inclusion_sound _ _ _ _ _ SP same_number_right pairs_of _ _ 0 _ Lw (combine x y) d (Cols x y X Y) (far_accepts f far _ a d Fa A)) as (e & G & Le).
    apply of_columns_accepts, (of_term_accepts t c p s _ _ Pt) in G; rewrite map_length, combine_length, LX, LY, Nat.min_id in G; fold n in G; lia.
Qed.

End Diameter.
