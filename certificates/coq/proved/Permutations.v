(* Networks of permutations: vertices are numbers whose n digits to the base n all differ, and neighbours have the digits at
   other places. They are Cayley graphs of symmetric groups, as in S. B. Akers, B. Krishnamurthy, "A group-theoretic model for
   symmetric interconnection networks", IEEE Trans. Computers 38(4), 1989. *)

From Coq Require Import ZArith List Bool Lia.
From Topocert Require Import Graph Girth Walk.
Import ListNotations.
Open Scope Z_scope.

(* ---------- Digits ---------- *)

(* How the digits of a neighbour are got: two are exchanged; one goes from a to b, that of b to c, that of c to a; the first k+1
   stand in reverse order. *)
Inductive move := Swap (a b : Z) | Turn (a b c : Z) | Flip (k : Z).

(* Where the digit of a place was before. *)
Definition from (m : move) (i : Z) : Z :=
  match m with
  | Swap a b => if i =? a then b else if i =? b then a else i
  | Turn a b c => if i =? a then c else if i =? b then a else if i =? c then b else i
  | Flip k => if i <=? k then k - i else i
  end.

Definition undo (m : move) : move := match m with Turn a b c => Turn a c b | _ => m end.

(* ---------- Parity ---------- *)

(* Whether an odd number of pairs of a list stand in the wrong order. *)
Fixpoint less_odd (x : Z) (l : list Z) : bool := match l with [] => false | y :: l => xorb (y <? x) (less_odd x l) end.
Fixpoint odd_order (l : list Z) : bool := match l with [] => false | x :: l => xorb (less_odd x l) (odd_order l) end.

Lemma less_odd_app x l m : less_odd x (l ++ m) = xorb (less_odd x l) (less_odd x m).
Proof. induction l as [|y l IH]; cbn [app less_odd]; [destruct (less_odd x m); reflexivity|]; rewrite IH, xorb_assoc; reflexivity. Qed.

Lemma odd_exchange x y l m : x <> y -> odd_order (l ++ x :: y :: m) = negb (odd_order (l ++ y :: x :: m)).
Proof.
  intros N; induction l as [|z l IH]; cbn [app odd_order less_odd].
  - destruct (Z.ltb_spec y x), (Z.ltb_spec x y), (less_odd x m), (less_odd y m), (odd_order m); try reflexivity; lia.
  - rewrite IH, !less_odd_app; cbn [less_odd]; destruct (less_odd z l), (x <? z), (y <? z), (less_odd z m), (odd_order (l ++ y :: x :: m)); reflexivity.
Qed.

Lemma odd_past x m : ~ In x m -> forall l k, odd_order (l ++ x :: m ++ k) = xorb (Nat.odd (length m)) (odd_order (l ++ m ++ x :: k)).
Proof.
  induction m as [|y m IH]; intros N l k; [cbn; destruct (odd_order (l ++ x :: k)); reflexivity|]; cbn [app length].
  rewrite odd_exchange by (intros ->; apply N; left; reflexivity).
  pose proof (IH (fun I => N (or_intror I)) (l ++ [y]) k) as H; rewrite <- !app_assoc in H; cbn [app] in H; rewrite H, Nat.odd_succ, <- Nat.negb_odd.
  destruct (Nat.odd (length m)), (odd_order (l ++ y :: m ++ x :: k)); reflexivity.
Qed.

Lemma odd_swap x y m l k : x <> y -> ~ In x m -> ~ In y m -> odd_order (l ++ x :: m ++ y :: k) = negb (odd_order (l ++ y :: m ++ x :: k)).
Proof.
  intros N X Y; rewrite (odd_past y m Y l (x :: k)), (odd_past x m X l (y :: k)), !app_assoc, odd_exchange by exact N.
  destruct (Nat.odd (length m)), (odd_order ((l ++ m) ++ y :: x :: k)); reflexivity.
Qed.

Section Permutations.
Variable n : Z.
Hypothesis base : 1 <= n.

Definition dig (v i : Z) : Z := v / n ^ i mod n.

Fixpoint number (N : nat) (f : Z -> Z) : Z := match N with O => 0 | S N => number N f + f (Z.of_nat N) * n ^ Z.of_nat N end.

Lemma power_next N : n ^ Z.of_nat (S N) = n * n ^ Z.of_nat N.
Proof. rewrite Nat2Z.inj_succ, Z.pow_succ_r by lia; reflexivity. Qed.

Lemma power_positive i : 0 <= i -> 0 < n ^ i.
Proof. intros; apply Z.pow_pos_nonneg; lia. Qed.

Lemma number_range N f : (forall i, 0 <= i < Z.of_nat N -> 0 <= f i < n) -> 0 <= number N f < n ^ Z.of_nat N.
Proof.
  induction N as [|N IH]; intros F; [simpl; lia|]; cbn [number]; rewrite power_next.
  assert (A := IH ltac:(intros i I; apply F; lia)); assert (B := F (Z.of_nat N) ltac:(lia)); nia.
Qed.

Lemma number_dig N f i : (forall i, 0 <= i < Z.of_nat N -> 0 <= f i < n) -> 0 <= i < Z.of_nat N -> dig (number N f) i = f i.
Proof.
  induction N as [|N IH]; intros F I; [simpl in I; lia|]; cbn [number]; unfold dig.
  assert (B : forall j, 0 <= j < Z.of_nat N -> 0 <= f j < n) by (intros j J; apply F; lia).
  destruct (Z.eq_dec i (Z.of_nat N)) as [->|D].
  - rewrite Z.div_add by (pose proof (power_positive (Z.of_nat N) ltac:(lia)); lia).
    rewrite Z.div_small by (apply number_range, B); apply Z.mod_small, F; lia.
  - replace (Z.of_nat N) with (i + (1 + (Z.of_nat N - i - 1))) at 2 by lia; rewrite !Z.pow_add_r, Z.pow_1_r by lia.
    rewrite <- (IH B ltac:(lia)); unfold dig.
    replace (f (Z.of_nat N) * (n ^ i * (n * n ^ (Z.of_nat N - i - 1)))) with ((f (Z.of_nat N) * n ^ (Z.of_nat N - i - 1) * n) * n ^ i) by ring.
    rewrite Z.div_add by (pose proof (power_positive i ltac:(lia)); lia); apply Z.mod_add; lia.
Qed.

Lemma number_digits v N : number N (dig v) = v mod n ^ Z.of_nat N.
Proof.
  induction N as [|N IH]; [simpl; rewrite Z.mod_1_r; reflexivity|]; cbn [number]; rewrite IH, power_next; unfold dig.
  pose proof (power_positive (Z.of_nat N) ltac:(lia)); rewrite (Z.mul_comm n), Z.rem_mul_r by lia; ring.
Qed.

Lemma number_same N f g : (forall i, 0 <= i < Z.of_nat N -> f i = g i) -> number N f = number N g.
Proof. induction N as [|N IH]; intros E; [reflexivity|]; cbn [number]; rewrite IH, E by (intros; try apply E; lia); reflexivity. Qed.

Lemma number_change N f g a : (forall i, 0 <= i < Z.of_nat N -> i <> a -> f i = g i) -> 0 <= a < Z.of_nat N -> number N g = number N f + (g a - f a) * n ^ a.
Proof.
  induction N as [|N IH]; intros E A; [simpl in A; lia|]; cbn [number].
  destruct (Z.eq_dec a (Z.of_nat N)) as [->|D].
  - rewrite (number_same N g f) by (intros; symmetry; apply E; lia); ring.
  - rewrite IH, (E (Z.of_nat N)) by (intros; try apply E; lia); ring.
Qed.

Definition word (f : Z -> Z) : Z := number (Z.to_nat n) f.
Definition digits (f : Z -> Z) : Prop := forall i, 0 <= i < n -> 0 <= f i < n.
Definition numeral (v : Z) : Prop := 0 <= v < n ^ n.

Lemma dig_range v i : 0 <= dig v i < n.
Proof. apply Z.mod_pos_bound; lia. Qed.

Lemma word_range f : digits f -> numeral (word f).
Proof. intros D; pose proof (number_range (Z.to_nat n) f) as R; rewrite Z2Nat.id in R by lia; apply R, D. Qed.

Lemma word_dig f i : digits f -> 0 <= i < n -> dig (word f) i = f i.
Proof. intros D I; apply number_dig; rewrite Z2Nat.id by lia; assumption. Qed.

Lemma digits_word v : numeral v -> word (dig v) = v.
Proof. intros V; unfold word; rewrite number_digits, Z2Nat.id by lia; apply Z.mod_small, V. Qed.

Lemma word_same f g : (forall i, 0 <= i < n -> f i = g i) -> word f = word g.
Proof. intros E; apply number_same; rewrite Z2Nat.id by lia; exact E. Qed.

Lemma word_change f g a : (forall i, 0 <= i < n -> i <> a -> f i = g i) -> 0 <= a < n -> word g = word f + (g a - f a) * n ^ a.
Proof. intros E A; apply number_change; rewrite Z2Nat.id by lia; assumption. Qed.

Lemma same_digits v w : numeral v -> numeral w -> (forall i, 0 <= i < n -> dig v i = dig w i) -> v = w.
Proof. intros V W E; rewrite <- (digits_word v V), <- (digits_word w W); apply word_same, E. Qed.

(* ---------- Permutations ---------- *)

Definition permutation (v : Z) : Prop := numeral v /\ forall i j, 0 <= i < n -> 0 <= j < n -> dig v i = dig v j -> i = j.

(* Every symbol stands somewhere. *)
Lemma onto f x : digits f -> (forall i j, 0 <= i < n -> 0 <= j < n -> f i = f j -> i = j) -> 0 <= x < n -> exists i, 0 <= i < n /\ f i = x.
Proof.
  intros D J X; assert (N : NoDup (map f (zrange n))) by (apply NoDup_map_inj; [|apply NoDup_zrange]; intros a b A B; exact (J a b (proj1 (in_zrange n a) A) (proj1 (in_zrange n b) B))).
  assert (I : incl (zrange n) (map f (zrange n))).
  { apply NoDup_length_incl; [exact N | rewrite map_length; lia|]; intros y Y; apply in_map_iff in Y as (i & <- & I); apply in_zrange, D, in_zrange, I. }
  assert (Y := I x (proj2 (in_zrange n x) X)); apply in_map_iff in Y as (i & E & K); exists i; split; [apply in_zrange, K | exact E].
Qed.

Definition legal (m : move) : Prop :=
  match m with
  | Swap a b => 0 <= a < n /\ 0 <= b < n /\ a <> b
  | Turn a b c => 0 <= a < n /\ 0 <= b < n /\ 0 <= c < n /\ a <> b /\ b <> c /\ a <> c
  | Flip k => 1 <= k < n
  end.

Ltac cases := repeat match goal with
  | |- context [?x =? ?y] => lazymatch x with context [if _ then _ else _] => fail | _ => destruct (Z.eqb_spec x y) end
  | |- context [?x <=? ?y] => lazymatch x with context [if _ then _ else _] => fail | _ => destruct (Z.leb_spec x y) end
  end.

Lemma from_range m i : legal m -> 0 <= i < n -> 0 <= from m i < n.
Proof. destruct m; cbn [legal from]; intros; cases; lia. Qed.

Lemma undo_legal m : legal m -> legal (undo m).
Proof. destruct m; cbn [legal undo]; lia. Qed.

Lemma undo_twice m : undo (undo m) = m.
Proof. destruct m; reflexivity. Qed.

Lemma from_undo m i : legal m -> 0 <= i < n -> from m (from (undo m) i) = i.
Proof. destruct m; cbn [legal from undo]; intros; cases; lia. Qed.

Definition moved (m : move) (v : Z) : Z := word (fun i => dig v (from m i)).

Lemma moved_digits m v : digits (fun i => dig v (from m i)).
Proof. intros i _; apply dig_range. Qed.

Lemma moved_dig m v i : 0 <= i < n -> dig (moved m v) i = dig v (from m i).
Proof. intros I; apply (word_dig (fun i => dig v (from m i)) i (moved_digits m v) I). Qed.

Lemma moved_permutation m v : legal m -> permutation v -> permutation (moved m v).
Proof.
  intros L [V P]; split; [apply word_range, moved_digits|]; intros i j I J; rewrite !moved_dig by assumption; intros E.
  apply P in E; try (apply from_range; assumption).
  rewrite <- (from_undo (undo m) i), <- (from_undo (undo m) j), undo_twice, E by (try apply undo_legal; assumption); reflexivity.
Qed.

Lemma moved_back m v : legal m -> numeral v -> moved (undo m) (moved m v) = v.
Proof.
  intros L V; apply same_digits; [apply word_range, moved_digits | exact V|]; intros i I.
  rewrite moved_dig, moved_dig, from_undo by (try apply from_range; try apply undo_legal; assumption); reflexivity.
Qed.

(* Moves that differ lead to vertices that do. *)
Definition differ (m m' : move) : Prop := exists i, 0 <= i < n /\ from m i <> from m' i.

Lemma moved_differ m m' v : legal m -> legal m' -> permutation v -> differ m m' -> moved m v <> moved m' v.
Proof.
  intros L L' [V P] (i & I & D) E; apply D, P; try (apply from_range; assumption).
  rewrite <- (moved_dig m v i I), <- (moved_dig m' v i I), E; reflexivity.
Qed.

(* Some place is moved. *)
Lemma moved_away m v : legal m -> permutation v -> moved m v <> v.
Proof.
  intros L [V P] E; assert (H : forall i, 0 <= i < n -> from m i = i).
  { intros i I; apply P; [apply from_range; assumption | exact I|]; rewrite <- (moved_dig m v i I), E; reflexivity. }
  destruct m as [a b|a b c|k]; cbn [legal from] in *.
  - specialize (H a ltac:(lia)); revert H; cases; lia.
  - specialize (H a ltac:(lia)); revert H; cases; lia.
  - specialize (H 0 ltac:(lia)); revert H; cases; lia.
Qed.

(* ---------- The network ---------- *)

Variable vs : list (list Z).
Variable listed : list Z -> list Z -> Prop.
Variable moves : list move.
Notation g := (Graph (list Z) vs listed).
Hypothesis once : NoDup vs.
Hypothesis are : forall w, In w vs <-> exists v, w = [v] /\ permutation v.
Hypothesis legal_all : forall m, In m moves -> legal m.
Hypothesis lists : forall v w, permutation v -> permutation w -> listed [v] [w] <-> exists m, In m moves /\ w = moved m v.

(* The moves and those that undo them, each once where none is given that undoes another. *)
Definition both_ways : list move := flat_map (fun m => match m with Turn _ _ _ => [m; undo m] | _ => [m] end) moves.

Lemma in_both m : In m both_ways <-> exists k, In k moves /\ (m = k \/ m = undo k).
Proof.
  unfold both_ways; rewrite in_flat_map; split; intros (k & I & H); exists k; (split; [exact I|]); destruct k; simpl in *; intuition congruence.
Qed.

Lemma both_legal m : In m both_ways -> legal m.
Proof. rewrite in_both; intros (k & I & [->| ->]); [|apply undo_legal]; apply legal_all, I. Qed.

Lemma both_undo m : In m both_ways -> In (undo m) both_ways.
Proof. rewrite !in_both; intros (k & I & [->| ->]); exists k; rewrite ?undo_twice; auto. Qed.

Lemma is_permutation w : is_vertex g w <-> exists v, w = [v] /\ permutation v.
Proof. apply are. Qed.

Lemma adjacent v w : adj g [v] [w] <-> permutation v /\ exists m, In m both_ways /\ w = moved m v.
Proof.
  assert (Of : forall x, is_vertex g [x] <-> permutation x).
  { intros x; rewrite is_permutation; split; [intros (y & E & P); injection E as ->; exact P | eauto]. }
  unfold adj; rewrite !Of; cbn [link]; split.
  - intros (V & W & N & [H|H]); (split; [exact V|]); apply lists in H; try assumption; destruct H as (m & I & E).
    + exists m; rewrite in_both; eauto.
    + exists (undo m); rewrite in_both; split; [eauto|]; rewrite E, moved_back by (apply legal_all, I || apply W); reflexivity.
  - intros (V & m & I & ->); pose proof (both_legal m I) as L; pose proof (moved_permutation m v L V) as W; split; [exact V|]; split; [exact W|]; split.
    + intros E; injection E as E; apply (moved_away m v L V); symmetry; exact E.
    + apply in_both in I as (k & I & [->| ->]); [left | right]; apply lists; try assumption; exists k; split; auto.
      pose proof (moved_back (undo k) v (undo_legal k (legal_all k I)) (proj1 V)) as B; rewrite undo_twice in B; symmetry; exact B.
Qed.

Lemma adj_ones u w : adj g u w -> exists v x, u = [v] /\ w = [x] /\ permutation v /\ permutation x.
Proof.
  intros A; pose proof (adj_left A) as U; pose proof (adj_right A) as W; apply is_permutation in U as (v & -> & V); apply is_permutation in W as (x & -> & X); eauto 6.
Qed.

(* ---------- Transitive ---------- *)

(* The place of a symbol. *)
Definition place (s x : Z) : Z := match find (fun i => dig s i =? x) (zrange n) with Some i => i | None => 0 end.

Lemma place_right s x : permutation s -> 0 <= x < n -> 0 <= place s x < n /\ dig s (place s x) = x.
Proof.
  intros [S P] X; destruct (onto (dig s) x (fun i _ => dig_range s i) P X) as (i & I & E); unfold place; destruct (find _ (zrange n)) as [j|] eqn:F.
  - apply find_some in F as [J F]; apply in_zrange in J; apply Z.eqb_eq in F; auto.
  - exfalso; pose proof (find_none _ _ F i (proj2 (in_zrange n i) I)) as K; cbv beta in K; rewrite E, Z.eqb_refl in K; discriminate.
Qed.

(* The symbols of s are put in those of t. *)
Definition renamed (s t : Z) (w : list Z) : list Z := match w with [v] => [word (fun i => dig t (place s (dig v i)))] | _ => w end.

Lemma renamed_digits s t v : digits (fun i => dig t (place s (dig v i))).
Proof. intros i _; apply dig_range. Qed.

Lemma renamed_dig s t v i : 0 <= i < n -> dig (word (fun i => dig t (place s (dig v i)))) i = dig t (place s (dig v i)).
Proof. intros I; apply (word_dig (fun i => dig t (place s (dig v i))) i (renamed_digits s t v) I). Qed.

Lemma place_of s i : permutation s -> 0 <= i < n -> place s (dig s i) = i.
Proof. intros P I; destruct (place_right s (dig s i) P (dig_range s i)) as [J E]; apply P in E; auto. Qed.

Lemma renamed_permutation s t v : permutation s -> permutation t -> permutation v -> permutation (word (fun i => dig t (place s (dig v i)))).
Proof.
  intros S T V; split; [apply word_range, renamed_digits|]; intros i j I J; rewrite !renamed_dig by assumption; intros E.
  destruct (place_right s (dig v i) S (dig_range v i)) as [A A'], (place_right s (dig v j) S (dig_range v j)) as [B B'].
  apply T in E; try assumption; apply V; try assumption; congruence.
Qed.

Lemma renamed_back s t v : permutation s -> permutation t -> permutation v -> renamed t s (renamed s t [v]) = [v].
Proof.
  intros S T V; cbn [renamed]; f_equal; apply same_digits; [apply word_range, renamed_digits | apply V|]; intros i I.
  rewrite renamed_dig, renamed_dig by assumption; destruct (place_right s (dig v i) S (dig_range v i)) as [A A']; rewrite (place_of t) by assumption; exact A'.
Qed.

Lemma renamed_links s t : permutation s -> permutation t -> forall u w, adj g u w -> adj g (renamed s t u) (renamed s t w).
Proof.
  intros S T u w A; destruct (adj_ones u w A) as (v & x & -> & -> & V & X); apply adjacent in A as (_ & m & I & ->); cbn [renamed]; apply adjacent.
  split; [apply renamed_permutation; assumption|]; exists m; split; [exact I|]; pose proof (both_legal m I) as L.
  apply same_digits; [apply word_range, renamed_digits | apply word_range, moved_digits|]; intros i J.
  rewrite renamed_dig, moved_dig, moved_dig, renamed_dig by (try apply from_range; assumption); reflexivity.
Qed.

Lemma renamed_symmetry s t : permutation s -> permutation t -> symmetry g (renamed s t) (renamed t s).
Proof.
  assert (K : forall s t, permutation s -> permutation t -> forall v, is_vertex g v -> is_vertex g (renamed s t v) /\ renamed t s (renamed s t v) = v).
  { clear s t; intros s t S T w W; apply is_permutation in W as (v & -> & V); split; [|apply renamed_back; assumption].
    apply is_permutation; cbn [renamed]; eexists; split; [reflexivity|]; apply renamed_permutation; assumption. }
  intros S T; split; [exact (K s t S T)|]; split; [exact (K t s T S)|]; split; apply renamed_links; assumption.
Qed.

Theorem cayley_transitive : vertex_transitive g.
Proof.
  intros u w U W; apply is_permutation in U as (s & -> & S); apply is_permutation in W as (t & -> & T); exists (renamed s t); split.
  - apply (symmetry_automorphism g _ _ once (renamed_symmetry s t S T)).
  - cbn [renamed]; f_equal; apply same_digits; [apply word_range, renamed_digits | apply T|]; intros i I; rewrite renamed_dig, place_of by assumption; reflexivity.
Qed.

(* ---------- Degrees ---------- *)

Theorem cayley_regular : ForallOrdPairs differ both_ways -> regular g (Z.of_nat (length both_ways)).
Proof.
  intros D w W; apply is_permutation in W as (v & -> & V); rewrite <- (map_length (fun m => [moved m v]) both_ways); apply count_list.
  - assert (L := both_legal); revert L D; induction both_ways as [|m l IH]; intros L D; [constructor|]; inversion D as [|? ? Dm Dl]; subst; cbn [map]; constructor; [|apply IH; [intros; apply L; right; assumption | exact Dl]].
    rewrite in_map_iff; intros (k & E & I); injection E as E; rewrite Forall_forall in Dm; apply (moved_differ m k v); [apply L; left; reflexivity | apply L; right; exact I | exact V | apply Dm, I | symmetry; exact E].
  - intros u; rewrite in_map_iff; split.
    + intros (m & <- & I); apply adjacent; eauto.
    + intros A; destruct (adj_ones _ _ A) as (y & x & E & -> & _ & X); injection E as <-; apply adjacent in A as (_ & m & I & ->); exists m; auto.
Qed.

(* ---------- Bipartite ---------- *)

Definition some_places (a : nat) (k : nat) : list Z := map Z.of_nat (seq a k).

Lemma in_places a k i : In i (some_places a k) <-> Z.of_nat a <= i < Z.of_nat (a + k).
Proof.
  unfold some_places; rewrite in_map_iff; split.
  - intros (j & <- & I); apply in_seq in I; lia.
  - intros I; exists (Z.to_nat i); split; [lia | apply in_seq; lia].
Qed.

Lemma places_cut a b : 0 <= a < b -> b < n -> zrange n = some_places 0 (Z.to_nat a) ++ a :: some_places (Z.to_nat a + 1) (Z.to_nat (b - a - 1)) ++ b :: some_places (Z.to_nat b + 1) (Z.to_nat (n - b - 1)).
Proof.
  intros A B; unfold zrange, some_places; replace (Z.to_nat n) with (Z.to_nat a + (1 + (Z.to_nat (b - a - 1) + (1 + Z.to_nat (n - b - 1)))))%nat by lia.
  rewrite !seq_app, !map_app; cbn [seq map app]; rewrite Nat.add_0_l, Z2Nat.id by lia.
  replace (Z.to_nat a + 1 + Z.to_nat (b - a - 1))%nat with (Z.to_nat b) by lia; rewrite Z2Nat.id by lia; reflexivity.
Qed.

Definition parity (w : list Z) : bool := match w with [v] => odd_order (map (dig v) (zrange n)) | _ => false end.

Lemma parity_swap a b v : 0 <= a < b -> b < n -> permutation v -> parity [moved (Swap a b) v] = negb (parity [v]).
Proof.
  intros A B [V P]; cbn [parity]; rewrite (places_cut a b A B), !map_app, !map_cons, !map_app, !map_cons.
  assert (Other : forall l, (forall i, In i l -> 0 <= i < n /\ i <> a /\ i <> b) -> map (dig (moved (Swap a b) v)) l = map (dig v) l).
  { intros l H; apply map_ext_in; intros i I; destruct (H i I) as (R & Na & Nb); rewrite moved_dig by exact R; cbn [from]; rewrite (proj2 (Z.eqb_neq i a) Na), (proj2 (Z.eqb_neq i b) Nb); reflexivity. }
  rewrite !Other by (intros i I; apply in_places in I; lia); rewrite !moved_dig by lia; cbn [from]; rewrite !Z.eqb_refl, (proj2 (Z.eqb_neq b a)) by lia.
  apply odd_swap; [intros E; apply P in E; lia | |]; intros I; apply in_map_iff in I as (i & E & I); apply in_places in I; apply P in E; lia.
Qed.

Lemma parity_adjacent : (forall m, In m moves -> exists a b, m = Swap a b) -> forall u w, adj g u w -> parity u <> parity w.
Proof.
  intros S u w A; destruct (adj_ones u w A) as (v & x & -> & -> & V & _); apply adjacent in A as (_ & m & I & ->).
  pose proof (both_legal m I) as L; apply in_both in I as (k & I & E); destruct (S k I) as (a & b & ->); assert (m = Swap a b) by (destruct E; assumption); subst m; clear E I; cbn [legal] in L.
  destruct (Z.lt_total a b) as [C|[C|C]]; [rewrite parity_swap by (try assumption; lia) | lia |].
  - destruct (parity [v]); discriminate.
  - replace (moved (Swap a b) v) with (moved (Swap b a) v) by (apply word_same; intros i _; cbn [from]; f_equal; cases; lia).
    rewrite parity_swap by (try assumption; lia); destruct (parity [v]); discriminate.
Qed.

Theorem cayley_bipartite : (forall m, In m moves -> exists a b, m = Swap a b) -> bipartite g.
Proof. intros S; exists parity; exact (parity_adjacent S). Qed.

(* ---------- Cycles ---------- *)

Definition start : Z := word (fun i => i).

Lemma start_permutation : permutation start.
Proof.
  assert (D : digits (fun i => i)) by (intros i I; exact I); split; [apply word_range, D|]; intros i j I J; unfold start; rewrite !word_dig by assumption; auto.
Qed.

Lemma moved_vertex m v : In m both_ways -> permutation v -> permutation (moved m v).
Proof. intros I V; apply moved_permutation; [apply both_legal, I | exact V]. Qed.

Lemma moved_adj m v : In m both_ways -> permutation v -> adj g [v] [moved m v].
Proof. intros I V; apply adjacent; eauto. Qed.

Lemma turned_thrice a b c v : legal (Turn a b c) -> permutation v -> moved (Turn a b c) (moved (Turn a b c) (moved (Turn a b c) v)) = v.
Proof.
  intros L V; apply same_digits; [apply word_range, moved_digits | apply V|]; intros i I.
  rewrite !moved_dig by (repeat apply from_range; assumption); f_equal; cbn [from legal] in *; cases; lia.
Qed.

(* A turn is a triangle. *)
Lemma triangle a b c v : In (Turn a b c) both_ways -> permutation v -> let m := moved (Turn a b c) in adj g [v] [m v] /\ adj g [m v] [m (m v)] /\ adj g [m (m v)] [v].
Proof.
  intros I V m; pose proof (moved_vertex _ v I V) as V1; pose proof (moved_vertex _ _ I V1) as V2; split; [apply moved_adj; assumption|]; split; [apply moved_adj; assumption|].
  replace [v] with [m (m (m v))]; [apply moved_adj; assumption|]; f_equal; apply turned_thrice; [apply both_legal, I | exact V].
Qed.

Theorem cayley_triangle a b c : In (Turn a b c) both_ways -> ~ bipartite g /\ exists u l, cycle g u l /\ Z.of_nat (length (u :: l)) = 3.
Proof.
  intros I; destruct (triangle a b c start I start_permutation) as (A & B & C); split.
  - intros (colour & H); apply H in A, B, C; destruct (colour [start]), (colour [moved (Turn a b c) start]), (colour [moved (Turn a b c) (moved (Turn a b c) start)]); congruence.
  - exists [start], [[moved (Turn a b c) start]; [moved (Turn a b c) (moved (Turn a b c) start)]]; split; [|reflexivity]; split; [cbn; lia|]; split; [|split; [cbn; auto | exact C]].
    pose proof (adj_differ A); pose proof (adj_differ B); pose proof (adj_differ C); repeat constructor; cbn; intuition congruence.
Qed.

(* Two moves that commute are a square. *)
Theorem cayley_square m k : In m both_ways -> In k both_ways -> differ m k -> differ m (undo k) -> (forall i, 0 <= i < n -> from m (from k i) = from k (from m i)) ->
  exists u l, cycle g u l /\ Z.of_nat (length (u :: l)) = 4.
Proof.
  intros M K D D' C; pose proof start_permutation as V; pose proof (moved_vertex m _ M V) as Vm; pose proof (moved_vertex k _ K V) as Vk; pose proof (moved_vertex k _ K Vm) as Vkm.
  assert (E : moved k (moved m start) = moved m (moved k start)).
  { apply same_digits; [apply word_range, moved_digits..|]; intros i I; pose proof (both_legal m M); pose proof (both_legal k K); rewrite !moved_dig by (try apply from_range; assumption); rewrite C by exact I; reflexivity. }
  pose proof (moved_adj m _ M V) as A; pose proof (moved_adj k _ K Vm) as B; pose proof (moved_adj m _ M Vk) as B'; rewrite <- E in B'; pose proof (moved_adj k _ K V) as A'.
  pose proof (moved_differ m k _ (both_legal m M) (both_legal k K) V D) as N.
  assert (N' : moved k (moved m start) <> start).
  { intros F; apply (moved_differ m (undo k) start (both_legal m M) (undo_legal k (both_legal k K)) V D').
    rewrite <- F at 2; rewrite moved_back by (try apply both_legal; try apply Vm; assumption); reflexivity. }
  exists [start], [[moved m start]; [moved k (moved m start)]; [moved k start]]; split; [|reflexivity]; split; [cbn; lia|]; split; [|split; [cbn; split; [exact A|]; split; [exact B|]; split; [apply adj_sym, B' | exact I] | apply adj_sym, A']].
  pose proof (adj_differ A); pose proof (adj_differ B); pose proof (adj_differ A'); pose proof (adj_differ B'); repeat constructor; cbn; intuition congruence.
Qed.

(* ---------- Connected ---------- *)

(* Some move takes the digit of a place to a lower one, and leaves alone what is above it. *)
Definition lowers (t : Z) (m : move) : Prop := In m both_ways /\ 0 <= from (undo m) t < t /\ forall i, t < i < n -> from m i = i.

Hypothesis down : forall t, 0 < t < n -> exists m, lowers t m.

Definition reaches (v w : Z) : Prop := exists d, walk g [v] [w] d.

Lemma reaches_self v : permutation v -> reaches v v.
Proof. intros V; exists 0; constructor; apply is_permutation; eauto. Qed.

Lemma reaches_on u v w : reaches u v -> reaches v w -> reaches u w.
Proof. intros (d & A) (e & B); exists (d + e); apply (walk_app g [u] [v] [w]); assumption. Qed.

Lemma reaches_moved m v : permutation v -> In m both_ways -> reaches v (moved m v).
Proof. intros V I; exists 1; apply walk_one, adjacent; eauto. Qed.

Lemma from_undo_above m t i : legal m -> t < i < n -> 0 <= t -> (forall j, t < j < n -> from m j = j) -> from (undo m) i = i.
Proof.
  intros L I T A; pose proof (from_undo (undo m) i (undo_legal m L) ltac:(lia)) as E; rewrite undo_twice, (A i I) in E; exact E.
Qed.

(* The digit of a place s goes down to place 0, without what is above s being moved. *)
Lemma goes_down s : 0 <= s < n -> forall v, permutation v -> exists w, permutation w /\ reaches v w /\ dig w 0 = dig v s /\ forall i, s < i < n -> dig w i = dig v i.
Proof.
  intros Ls; assert (H : forall k, (k < Z.to_nat n)%nat -> forall v, permutation v -> exists w, permutation w /\ reaches v w /\ dig w 0 = dig v (Z.of_nat k) /\ forall i, Z.of_nat k < i < n -> dig w i = dig v i).
  { induction k as [k IH] using lt_wf_ind; intros K v V; destruct k as [|k]; [exists v; split; [exact V|]; split; [apply reaches_self, V | auto]|].
    set (t := Z.of_nat (S k)) in *; destruct (down t) as (m & I & F & A); [lia|]; pose proof (both_legal m I) as L; set (u := moved m v).
    assert (U : permutation u) by (apply moved_permutation; assumption).
    destruct (IH (Z.to_nat (from (undo m) t)) ltac:(lia) ltac:(lia) u U) as (w & W & R & D & E); rewrite Z2Nat.id in D, E by lia.
    exists w; split; [exact W|]; split; [apply (reaches_on v u w); [apply reaches_moved; assumption | exact R]|]; split.
    - rewrite D; unfold u; rewrite moved_dig, from_undo by (try assumption; lia); reflexivity.
    - intros i J; rewrite E by lia; unfold u; rewrite moved_dig, A by lia; reflexivity. }
  intros v V; destruct (H (Z.to_nat s) ltac:(lia) v V) as (w & R); rewrite Z2Nat.id in R by lia; eauto.
Qed.

Lemma goes_up t : 0 <= t < n -> forall v, permutation v -> exists w, permutation w /\ reaches v w /\ dig w t = dig v 0 /\ forall i, t < i < n -> dig w i = dig v i.
Proof.
  intros T; assert (H : forall k, (k < Z.to_nat n)%nat -> forall v, permutation v -> exists w, permutation w /\ reaches v w /\ dig w (Z.of_nat k) = dig v 0 /\ forall i, Z.of_nat k < i < n -> dig w i = dig v i).
  { induction k as [k IH] using lt_wf_ind; intros K v V; destruct k as [|k]; [exists v; split; [exact V|]; split; [apply reaches_self, V | auto]|].
    set (t' := Z.of_nat (S k)) in *; destruct (down t') as (m & I & F & A); [lia|]; pose proof (both_legal m I) as L.
    destruct (IH (Z.to_nat (from (undo m) t')) ltac:(lia) ltac:(lia) v V) as (u & U & R & D & E); rewrite Z2Nat.id in D, E by lia.
    assert (Iu := both_undo m I); pose proof (undo_legal m L) as Lu; exists (moved (undo m) u); split; [apply moved_permutation; assumption|]; split; [apply (reaches_on v u); [exact R | apply reaches_moved; assumption]|]; split.
    - rewrite moved_dig, D by lia; reflexivity.
    - intros i J; rewrite moved_dig, (from_undo_above m t' i), E by (try assumption; lia); reflexivity. }
  intros v V; destruct (H (Z.to_nat t) ltac:(lia) v V) as (w & R); rewrite Z2Nat.id in R by lia; eauto.
Qed.

Theorem cayley_connected : connected g.
Proof.
  intros u w U W; apply is_permutation in U as (v & -> & V); apply is_permutation in W as (x & -> & X).
  assert (H : forall k, (k <= Z.to_nat n)%nat -> exists y, permutation y /\ reaches v y /\ forall i, n - Z.of_nat k <= i < n -> dig y i = dig x i).
  { induction k as [|k IH]; intros K; [exists v; split; [exact V|]; split; [apply reaches_self, V | intros; lia]|].
    destruct IH as (y & Y & R & E); [lia|]; set (t := n - Z.of_nat (S k)).
    destruct (place_right y (dig x t) Y (dig_range x t)) as [P Q]; set (s := place y (dig x t)) in *.
    assert (St : s <= t).
    { destruct (Z.le_gt_cases s t) as [|G]; [assumption|exfalso]; rewrite E in Q by lia; apply X in Q; lia. }
    destruct (goes_down s P y Y) as (y1 & Y1 & R1 & D1 & E1); destruct (goes_up t ltac:(lia) y1 Y1) as (y2 & Y2 & R2 & D2 & E2).
    exists y2; split; [exact Y2|]; split; [apply (reaches_on v y); [exact R|]; apply (reaches_on y y1); assumption|]; intros i I; destruct (Z.eq_dec i t) as [->|N]; [congruence|].
    rewrite E2, E1, E by lia; reflexivity. }
  destruct (H (Z.to_nat n) ltac:(lia)) as (y & Y & R & E); replace x with y; [exact R|]; apply same_digits; [apply Y | apply X|]; intros i I; apply E; lia.
Qed.

End Permutations.
