(* The diameter of the networks of a text is what a term says for all n of a domain: walks are as long as runs of h, or shorter, and
   these are bounded from above for all pairs; f is no more than the distance, and bounded from below for pairs that an automaton chooses.
   Often both are the distance. *)

From Coq Require Import ZArith List Bool Lia Uint63 PArray.
From Topocert Require Import Graph Walk Text CheckTerms AutomataTables AutomataInclusion AutomataDistance AutomataConditions AutomataFormula AutomataReading AutomataText AutomataLengths AutomataNetwork AutomataFacts AutomataHalves AutomataRounded.
From Topocert Require NetworkSame.
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

Definition three_parts (k x : int) : int * (int * int) := ((x / k / k)%uint63, ((x / k mod k)%uint63, (x mod k)%uint63)).
Definition three_of {S : Type} (f : int -> S) (x : int * (int * int)) : S * (S * S) := (f (fst x), (f (fst (snd x)), f (snd (snd x)))).
Definition same_three {S : Type} (same : S -> S -> bool) : S * (S * S) -> S * (S * S) -> bool := same_pair same (same_pair same same).
Definition hash_three {S : Type} (hash : S -> int) (x : S * (S * S)) : int := pair_hash (hash (fst x), pair_hash (hash (fst (snd x)), hash (snd (snd x)))).
Definition states_below (k : int) : list int := map (fun i => of_Z (Z.of_nat i)) (seq 0 (Z.to_nat (to_Z k))).

(* Pairs as far as the diameter: for all lengths; or by the pairs of columns of both halves, for even lengths and for odd ones, which have a
   column between them. *)
Inductive far_pairs :=
| Whole (far_ : weighted) (covered_ lower_ : nodes)
| In_halves (between_ : Z * Z) (even_ : weighted) (covered_even lower_even : nodes) (odd_ : weighted) (covered_odd lower_odd : nodes).

Definition pair_number (q : Z) (ab : Z * Z) : int := (of_Z (fst ab) * of_Z q + of_Z (snd ab))%uint63.
Definition columns_number (q : Z) (l : (Z * Z) * (Z * Z)) : int := (pair_number q (fst l) * of_Z (q * q) + pair_number q (snd l))%uint63.

Section Diameter.
Variable q : Z.
Variable down : bool.
Variable c : Z.
Variable arguments : list term.
Variable line : text.
Hypothesis based_ : based q line.

(* Vertices, adjacent ones, what is at most the distance and at least, the lengths in the domain; the diameter's term, of how
   many runs the mean is taken; how many states W, f and h have, and the certificates of the conditions. *)
Variable W : dfa Z int.
Variable E : dfa (Z * Z) int.
Variable f h : machine (Z * Z) int.
Variable D : dfa unit int.
Variable t : term.
Variable k : nat.
Variable modulus : Z.
Variables of_w of_f of_h of_d : int.

Record distance_proof := DistanceProof { zero_ : nodes; nonnegative_ : nodes; lipschitz_ : nodes; descent_ : nodes }.
Variable C : distance_proof.
Variable upper_ : nodes.
Variable far : far_pairs.

Notation letters := (alphabet q).
Notation pairs_of := (columns (alphabet q)).
Notation itself := (fun s : int => s).
Notation same := Uint63.eqb.

(* That a weight is no more than the distance: of a word and itself it is at most 0, and a link changes it by at most 1. *)
Definition bound_checked (Ze Li : nodes) : bool :=
  included itself itself same same itself letters (unweighted W) (twice f) 0 Ze &&
  included (two_parts of_f) itself (same_pair same same) same itself pairs_of (stepped letters E f) f 1 Li.

(* That a weight is no less: it is none below 0, and where words differ it falls by 1 along a link. *)
Definition walks_checked (No De : nodes) : bool :=
  included itself (fun _ => tt) same same_unit (fun _ => 0%uint63) pairs_of h free 0 No &&
  included (fun x => ((x / 2)%uint63, (x mod 2 =? 1)%uint63)) (two_parts of_h) (same_pair same Bool.eqb) (same_pair same same) pair_hash pairs_of (differing Z.eqb h) (stepped letters E h) (-1) De.

Definition upper_checked (p : Z) : bool :=
  let p' := Uint63.of_Z p in let m' := Uint63.of_Z modulus in
  let X := pairs W (of_term t c p) (Z.of_nat k) in
  let state := fun x => (two_parts of_w (x / p')%uint63, to_Z (x mod p')%uint63) in
  if modulus =? 1 then
    included state (fun x => parts_of k of_h x []) (same_pair (same_pair same same) Z.eqb) same_ints list_hash pairs_of X (runs h k) (Z.of_nat k - 1) upper_
  else
    (1 <=? modulus) &&
    included state (fun x => map (fun y => ((y / (p' * m'))%uint63, (to_Z (y / m' mod p')%uint63, to_Z (y mod m')%uint63))) (parts_of k (of_h * p' * m')%uint63 x []))
      (same_pair (same_pair same same) Z.eqb) (NetworkSame.same_list (same_pair same (same_pair Z.eqb Z.eqb)))
      (fun l => list_hash (map (fun y => (fst y * p' * m' + Uint63.of_Z (fst (snd y)) * m' + Uint63.of_Z (snd (snd y)))%uint63) l))
      pairs_of X (runs (rounded h (of_term t c p) modulus) k) (Z.of_nat k - 1) upper_.

Definition whole_checked (p : Z) (far : machine (Z * Z) int) (Co Lo : nodes) : bool :=
  included itself (fun x => ((x / of_w / of_w)%uint63, two_parts of_w (x mod (of_w * of_w))%uint63)) same (same_pair same (same_pair same same))
    (fun s => pair_hash (fst s, pair_hash (snd s))) [tt] (unweighted D) (chosen letters W far) 0 Co &&
  included (two_parts of_f) to_Z (same_pair same same) Z.eqb Uint63.of_Z pairs_of (far_and_weighed f far) (of_columns (of_term t c p)) 0 Lo.

Notation two_words := (unweighted (both_dfa (mapped_dfa fst W) (mapped_dfa snd W))).

(* Of lengths that are even, or odd: those with so many columns between the halves. *)
Definition halves_checked (p : Z) (between : list (Z * Z)) (far : machine ((Z * Z) * (Z * Z)) int) (Co Lo : nodes) : bool :=
  let p' := Uint63.of_Z p in let w := (of_w * of_w)%uint63 in
  let Ds := states_below of_d in let Fs := states_below of_f in
  let Ws := list_prod (states_below of_w) (states_below of_w) in
  forallb (fun l => (0 <=? fst l) && (fst l <? q) && (0 <=? snd l) && (snd l <? q)) between &&
  all_guessed (unweighted D) same Ds [tt] && all_guessed f same Fs pairs_of &&
  included (fun x => three_of itself (three_parts of_d x)) (fun x => ((x / w / w / w)%uint63, three_of (two_parts of_w) (three_parts w (x mod (w * w * w))%uint63)))
    (same_three same) (same_pair same (same_three (same_pair same same))) (fun s => pair_hash (fst s, hash_three pair_hash (snd s)))
    (columns [tt]) (halves (unweighted D) same Ds (map (fun _ => tt) between))
    (lengths_taken (columns pairs_of) (far_and_weighed (halves two_words (same_pair same same) Ws between) far)) 0 Co &&
  included (fun x => ((x / of_f / of_f / of_f)%uint63, three_of itself (three_parts of_f (x mod (of_f * of_f * of_f))%uint63))) (fun x => three_of to_Z (three_parts p' x))
    (same_pair same (same_three same)) (same_three Z.eqb) (hash_three Uint63.of_Z)
    (columns pairs_of) (far_and_weighed (halves f same Fs between) far) (halves (of_columns (of_term t c p)) Z.eqb (span 0 (p - 1)) between) 0 Lo.

Definition far_checked (p : Z) : bool :=
  match far with
  | Whole far Co Lo => whole_checked p (machine_of (Uint63.of_Z (q * q)) (pair_number q) far) Co Lo
  | In_halves between even Ce Le odd Co Lo => let of := machine_of (Uint63.of_Z (q * q * (q * q))) (columns_number q) in
    halves_checked p [] (of even) Ce Le && halves_checked p [between] (of odd) Co Lo
  end.

Definition diameter_checked : bool :=
  match period t with
  | Some (p, _) => bound_checked (zero_ C) (lipschitz_ C) && walks_checked (nonnegative_ C) (descent_ C) && Nat.ltb 0 k && upper_checked p && far_checked p
  | None => false
  end.

Variable N : nat.
Let n := Z.of_nat N + c.
Let g := text_graph line (map (num [n]) arguments).

Notation is_word := (fun x => List.length x = N /\ spelled letters x /\ takes W x = true).

Lemma Cols x y : spelled letters x -> spelled letters y -> forall l, In l (combine x y) -> In l pairs_of.
Proof. intros X Y l; apply columns_all; assumption. Qed.

Lemma upper_sound p s : periodic t p s -> Nat.ltb 0 k = true -> upper_checked p = true -> forall x y, is_word x -> is_word y ->
  exists a, accepts h (combine x y) a /\ a <= num [n] t.
Proof.
  intros Pt K Up x y (LX & X & TX) (LY & Y & TY); apply Nat.ltb_lt in K.
  assert (Ac : accepts (pairs W (of_term t c p) (Z.of_nat k)) (combine x y) (Z.of_nat k * num [n] t)).
  { apply pairs_accepts; [lia | exact TX | exact TY |]; apply (of_term_accepts t c p s _ _ Pt); unfold units; rewrite map_length, LX; reflexivity. }
  assert (SP := same_pair_right _ _ (same_pair_right _ _ same_int_right same_int_right) same_number_right).
  unfold upper_checked in Up; cbv zeta in Up; destruct (modulus =? 1) eqn:M.
  - destruct (inclusion_sound _ _ _ _ _ SP same_ints_are pairs_of _ _ _ _ Up _ _ (Cols x y X Y) Ac) as (b & Bb & Le).
    exact (runs_accepts h k _ b (num [n] t) K Bb ltac:(lia)).
  - apply andb_true_iff in Up as [Pm Up]; apply Z.leb_le in Pm.
    assert (SL := NetworkSame.same_list_right _ (same_pair_right _ _ same_int_right (same_pair_right _ _ same_number_right same_number_right))).
    destruct (inclusion_sound _ _ _ _ _ SP SL pairs_of _ _ _ _ Up _ _ (Cols x y X Y) Ac) as (b & Bb & Le).
    destruct (runs_accepts _ k _ b (num [n] t) K Bb ltac:(lia)) as (d & A & Ld).
    apply (rounded_accepts h (of_term t c p) modulus _ d (num [n] t) ltac:(lia) A); [|exact Ld].
    intros e He; apply (of_term_accepts t c p s _ _ Pt) in He; rewrite map_length, combine_length, LX, LY, Nat.min_id in He; exact He.
Qed.

Notation farthest := (exists x y, is_word x /\ is_word y /\ forall a, accepts f (combine x y) a -> num [n] t <= a).

Lemma whole_sound p s far' Co Lo : periodic t p s -> whole_checked p far' Co Lo = true -> takes D (repeat tt N) = true -> farthest.
Proof.
  unfold whole_checked; rewrite andb_true_iff; intros Pt [Cv Lw] TD; assert (SP := same_pair_right _ _ same_int_right same_int_right).
  destruct (inclusion_sound _ _ _ _ _ same_int_right (same_pair_right _ _ same_int_right SP) [tt] _ _ 0 _ Cv (repeat tt N) 0) as (b & Bb & _);
    [intros [] _; left; reflexivity | apply unweighted_accepts; auto|].
  destruct (chosen_accepts letters W far' N b Bb) as (x & y & a & LX & LY & X & Y & TX & TY & Fa); exists x, y.
  split; [auto|]; split; [auto|]; intros d A.
  destruct (inclusion_sound _ _ _ _ _ SP same_number_right pairs_of _ _ 0 _ Lw (combine x y) d (Cols x y X Y) (far_accepts f far' _ a d Fa A)) as (e & G & Le).
  apply of_columns_accepts, (of_term_accepts t c p s _ _ Pt) in G; rewrite map_length, combine_length, LX, LY, Nat.min_id in G; fold n in G; lia.
Qed.

Lemma same_int_is a b : same a b = true <-> a = b.
Proof. apply Uint63.eqb_spec. Qed.

Lemma same_two_is (a b : int * int) : same_pair same same a b = true <-> a = b.
Proof. split; [apply same_pair_right; exact same_int_right | intros ->; unfold same_pair; rewrite !Uint63.eqb_refl; reflexivity]. Qed.

Lemma unzipped {A B : Type} (l : list (A * B)) : combine (map fst l) (map snd l) = l.
Proof. induction l as [|[a b] l IH]; cbn; [|rewrite IH]; reflexivity. Qed.

Lemma unit_map {A : Type} (l : list A) : map (fun _ => tt) l = repeat tt (List.length l).
Proof. induction l as [|a l IH]; cbn; [|rewrite IH]; reflexivity. Qed.

Lemma halves_right p s between far' Co Lo j : periodic t p s -> halves_checked p between far' Co Lo = true -> N = (j + List.length between + j)%nat -> takes D (repeat tt N) = true -> farthest.
Proof.
  unfold halves_checked; cbv zeta; rewrite !andb_true_iff; intros Pt [[[[Be Gd] Gf] Cv] Lw] Nj TD.
  assert (Si := same_int_right); assert (SP := same_pair_right _ _ Si Si).
  assert (Be' : forall l, In l between -> In l pairs_of).
  { intros [a b] I; rewrite forallb_forall in Be; specialize (Be _ I); cbn [fst snd] in Be; rewrite !andb_true_iff, !Z.leb_le, !Z.ltb_lt in Be; apply in_prod_iff; split; apply in_alphabet; lia. }
  destruct (inclusion_sound _ _ _ _ _ (same_pair_right _ _ Si SP) (same_pair_right _ _ Si (same_pair_right _ _ SP (same_pair_right _ _ SP SP))) (columns [tt]) _ _ 0 _ Cv
    (combine (repeat tt j) (repeat tt j)) 0) as (b & Bb & _).
  { intros [[] []] _; left; reflexivity. }
  { apply (halves_complete _ same same_int_is _ _ [tt] _ _ _ Gd); [intros [] _; left; reflexivity | reflexivity|].
    apply unweighted_accepts; split; [|reflexivity]; rewrite <- TD, Nj, !repeat_app, <- app_assoc, (unit_map between); reflexivity. }
  apply lengths_taken_accepts in Bb as (v & b' & Lv & Tv & Bb); rewrite combine_length, repeat_length, Nat.min_id in Lv.
  apply weighed_accepts in Bb as [Bw (a & Fa)]; rewrite <- (unzipped v) in Bw.
  assert (Lh : List.length (map snd v) = List.length (map fst v)) by (rewrite !map_length; reflexivity).
  apply (halves_sound _ _ same_two_is) in Bw; [|exact Lh]; apply unweighted_accepts in Bw as [Bw _]; rewrite both_takes, !mapped_takes, andb_true_iff in Bw; destruct Bw as [TX TY].
  set (u := map fst v ++ between ++ map snd v) in *.
  assert (Lu : List.length u = N) by (unfold u; rewrite !app_length, !map_length; lia).
  assert (Iu : forall l, In l u -> In l pairs_of).
  { intros l I; unfold u in I; rewrite !in_app_iff in I; destruct I as [I|[I|I]]; [|exact (Be' l I)|]; apply in_map_iff in I as ([l1 l2] & <- & I); apply Tv, in_prod_iff in I; tauto. }
  exists (map fst u), (map snd u); rewrite !map_length; split; [|split].
  - split; [exact Lu|]; split; [|exact TX]; intros a' I; apply in_map_iff in I as ([l1 l2] & <- & I); apply Iu, in_prod_iff in I; tauto.
  - split; [exact Lu|]; split; [|exact TY]; intros a' I; apply in_map_iff in I as ([l1 l2] & <- & I); apply Iu, in_prod_iff in I; tauto.
  - intros d A; rewrite unzipped in A.
    assert (Ad : accepts (halves f same (states_below of_f) between) v d).
    { rewrite <- (unzipped v); apply (halves_complete _ same same_int_is _ _ pairs_of _ _ _ Gf); [|exact Lh | exact A].
      intros l I; apply in_map_iff in I as ([l1 l2] & <- & I); apply Tv, in_prod_iff in I; tauto. }
    destruct (inclusion_sound _ _ _ _ _ (same_pair_right _ _ Si (same_pair_right _ _ Si SP)) (same_pair_right _ _ same_number_right (same_pair_right _ _ same_number_right same_number_right))
      (columns pairs_of) _ _ 0 _ Lw v d Tv (far_accepts _ far' _ a d Fa Ad)) as (e & G & Le).
    rewrite <- (unzipped v) in G; apply (halves_sound _ _ (fun s t => Z.eqb_eq s t)) in G; [|exact Lh]; fold u in G.
    apply of_columns_accepts, (of_term_accepts t c p s _ _ Pt) in G; rewrite map_length, Lu in G; fold n in G; lia.
Qed.

Lemma far_sound p s : periodic t p s -> far_checked p = true -> takes D (repeat tt N) = true -> farthest.
Proof.
  unfold far_checked; destruct far as [far' Co Lo|between even Ce Le odd Co Lo]; intros Pt H TD; [exact (whole_sound p s _ Co Lo Pt H TD)|].
  cbv zeta in H; apply andb_true_iff in H as [He Ho]; destruct (Nat.even N) eqn:Ev.
  - apply Nat.even_spec in Ev as [j Ev]; apply (halves_right p s [] _ Ce Le j Pt He); [cbn; lia | exact TD].
  - assert (O : Nat.odd N = true) by (unfold Nat.odd; rewrite Ev; reflexivity); apply Nat.odd_spec in O as [j O]; apply (halves_right p s [between] _ Co Lo j Pt Ho); [cbn; lia | exact TD].
Qed.

Definition code_ := code q line down c arguments N.
Definition edge_ (x z : list Z) : Prop := takes E (combine x z) = true.
Definition weighed (f : machine (Z * Z) int) (x y : list Z) (a : Z) : Prop := spelled letters x /\ spelled letters y /\ List.length y = List.length x /\ accepts f (combine x y) a.
Notation near_ := (weighed f).
Notation walked_ := (weighed h).

Lemma bound_sound Ze Li : bound_checked Ze Li = true -> (forall x, is_word x -> exists a, near_ x x a /\ a <= 0) /\
  forall x z y a, is_word x -> is_word y -> edge_ x z -> near_ z y a -> exists b, near_ x y b /\ b <= a + 1.
Proof.
  unfold bound_checked; rewrite andb_true_iff; intros [Hz Hl]; split.
  - intros x (L & S & T); destruct (inclusion_sound _ _ _ _ _ same_int_right same_int_right letters _ _ 0 _ Hz x 0 S) as (b & A & Bb); [apply unweighted_accepts; auto|].
    exists b; split; [|lia]; repeat (split; [assumption || reflexivity|]); apply twice_accepts, A.
  - intros x z y a (LX & X & _) (LY & Y & _) Ez (Z & _ & LZ & A).
    destruct (inclusion_sound _ _ _ _ _ (same_pair_right _ _ same_int_right same_int_right) same_int_right pairs_of _ _ 1 _ Hl (combine x y) a (Cols x y X Y)) as (b & Bb & Le).
    { apply (stepped_accepts letters E f x z y a); [lia | lia | exact Z | exact Ez | exact A]. }
    exists b; split; [repeat (split; [assumption || lia|]); exact Bb | lia].
Qed.

Lemma words_decidable : decidable g.
Proof. assert (Dec : forall u v : list Z, decided (u = v)) by (apply decided_list, decided_Zeq); split; [exact Dec|]; intros u v; apply decided_In, Dec. Qed.

Lemma walks_sound No De : walks_checked No De = true -> member_right q line down c arguments W E N -> (forall x y a, walked_ x y a -> 0 <= a) /\
  forall x y a, is_word x -> is_word y -> x <> y -> walked_ x y a -> exists z b, is_word z /\ edge_ x z /\ walked_ z y b /\ b <= a - 1.
Proof.
  unfold walks_checked; rewrite andb_true_iff; intros [Hn Hd] Right; assert (SP := same_pair_right _ _ same_int_right same_int_right); split.
  - intros x y a (X & Y & L & A); destruct (inclusion_sound _ _ _ _ _ same_int_right same_unit_right pairs_of _ _ 0 _ Hn _ a (Cols x y X Y) A) as (b & Bb & Le); apply free_accepts in Bb; lia.
  - intros x y a (LX & X & TX) (LY & Y & TY) Df (_ & _ & L & A).
    destruct (inclusion_sound _ _ _ _ _ (same_pair_right _ _ same_int_right same_truth_right) SP pairs_of _ _ (-1) _ Hd (combine x y) a (Cols x y X Y)) as (b & Bb & Le).
    { apply differing_accepts; [intros u v; apply Z.eqb_eq | exact L | exact Df | exact A]. }
    destruct (accepts_stepped letters E h x y b L Bb) as (z & LZ & Z & T & A'); exists z, b; split; [|split; [exact T|split; [|lia]]].
    + split; [lia|]; split; [exact Z|]; apply (edge_words q line based_ down c arguments W E N Right x z LX X ltac:(lia) Z T).
    + repeat (split; [assumption || lia|]); exact A'.
Qed.

Theorem diameter_sound : diameter_checked = true -> member_right q line down c arguments W E N -> takes D (repeat tt N) = true -> diameter g (num [n] t).
Proof.
  unfold diameter_checked; destruct (period t) as [[p s]|] eqn:Pt; [|discriminate]; apply period_right in Pt; cbv zeta; rewrite !andb_true_iff.
  intros [[[[Bo Wa] K] Up] Lo] Right TD; destruct (bound_sound _ _ Bo) as [Ze Li]; destruct (walks_sound _ _ Wa Right) as [No De].
  assert (Cw := code_word q line based_ down c arguments W E N Right); assert (Co := code_onto q line based_ down c arguments W E N Right).
  assert (Cn := code_once q line based_ down c arguments W E N Right); assert (Ce := code_edge q line down c arguments W E N Right).
  apply (bounded_diameter g code_ (fun x => is_word x) edge_ near_ words_decidable Cw Co Ce Ze Li).
  - intros u v U V; destruct (Cw u U) as (LX & X & TX), (Cw v V) as (LY & Y & TY).
    destruct (upper_sound p s Pt K Up _ _ (conj LX (conj X TX)) (conj LY (conj Y TY))) as (a & A & La).
    destruct (near_walk g code_ (fun x => is_word x) edge_ walked_ words_decidable Cw Co Cn Ce No De u v a U V) as (e & R & B); [|exists e; split; [exact R | lia]].
    split; [exact X|]; split; [exact Y|]; split; [unfold code_; lia | exact A].
  - destruct (far_sound p s Pt Lo TD) as (x & y & X & Y & H); exists x, y; split; [exact X|]; split; [exact Y|]; intros d (_ & _ & _ & A); exact (H d A).
Qed.

End Diameter.

(* A weight is the distance if it is no more, and no less. *)
Definition distance_checked (q : Z) (W : dfa Z int) (E : dfa (Z * Z) int) (f : machine (Z * Z) int) (of_f : int) (C : distance_proof) : bool :=
  bound_checked q W E f of_f (zero_ C) (lipschitz_ C) && walks_checked q E f of_f (nonnegative_ C) (descent_ C).
