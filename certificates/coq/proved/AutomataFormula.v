(* Formulas about numbers of n digits to a base q and about places of digits, as automata that read the digits place by
   place, one column of all numbers after the other: Büchi arithmetic. A place k stands in sums as the power q^k, so that
   comparisons of places are those of numbers. *)

From Coq Require Import ZArith List Bool Lia Uint63.
From Topocert Require Import AutomataTables.
Import ListNotations.
Open Scope Z_scope.

(* ---------- Formulas ---------- *)

(* A number that goes into sums: one of the numbers, the power of a place, the sum of two without carries (base 2). *)
Inductive part := Track (i : nat) | Mark (k : nat) | Xored (a b : part).

(* The sum of parts times numbers, of q^n times a number, and of a number. *)
Record linear := Linear { parts : list (Z * part); top : Z; rest : Z }.

Inductive formula :=
| Fixed (b : bool)
| Negative (l : linear)
| Digit (i k : nat) (a : Z)            (* the digit of number i at the place k is a *)
| Remains (k : option nat) (d a : Z)   (* the place k, or n, is a modulo d *)
| NotSo (f : formula)
| Both (f g : formula)
| Either (f g : formula)
| SomePlace (f : formula)              (* of a place more, behind the others *)
| SomeNumber (f : formula).            (* of a number more, likewise *)

Section Meaning.
Variable q : Z.
Hypothesis base : 2 <= q.
Variable n : nat.

Definition digit (x : Z) (j : nat) : Z := x / q ^ Z.of_nat j mod q.

Fixpoint worth (xs : list Z) (ks : list nat) (p : part) : Z :=
  match p with
  | Track i => nth i xs 0
  | Mark k => q ^ Z.of_nat (nth k ks O)
  | Xored a b => Z.lxor (worth xs ks a) (worth xs ks b)
  end.

Definition sum (f : part -> Z) (l : list (Z * part)) : Z := fold_right (fun e s => fst e * f (snd e) + s) 0 l.

Definition linear_worth (xs : list Z) (ks : list nat) (l : linear) : Z := sum (worth xs ks) (parts l) + top l * q ^ Z.of_nat n + rest l.

Fixpoint means (xs : list Z) (ks : list nat) (f : formula) : Prop :=
  match f with
  | Fixed b => b = true
  | Negative l => linear_worth xs ks l < 0
  | Digit i k a => digit (nth i xs 0) (nth k ks O) = a
  | Remains k d a => match k with Some k => Z.of_nat (nth k ks O) | None => Z.of_nat n end mod d = a
  | NotSo f => ~ means xs ks f
  | Both f g => means xs ks f /\ means xs ks g
  | Either f g => means xs ks f \/ means xs ks g
  | SomePlace f => exists k, (k < n)%nat /\ means xs (ks ++ [k]) f
  | SomeNumber f => exists x, 0 <= x < q ^ Z.of_nat n /\ means (xs ++ [x]) ks f
  end.

(* Numbers and places that there are; xor is of the base 2. *)
Fixpoint part_fine (m r : nat) (p : part) : bool :=
  match p with
  | Track i => Nat.ltb i m
  | Mark k => Nat.ltb k r
  | Xored a b => (q =? 2) && part_fine m r a && part_fine m r b
  end.

Fixpoint fine (m r : nat) (f : formula) : bool :=
  match f with
  | Fixed _ => true
  | Negative l => forallb (fun e => part_fine m r (snd e)) (parts l)
  | Digit i k _ => Nat.ltb i m && Nat.ltb k r
  | Remains k d _ => (0 <? d) && match k with Some k => Nat.ltb k r | None => true end
  | NotSo f => fine m r f
  | Both f g | Either f g => fine m r f && fine m r g
  | SomePlace f => fine m (Datatypes.S r) f
  | SomeNumber f => fine (Datatypes.S m) r f
  end.

(* ---------- Automata ---------- *)

(* The digits of the numbers at a place, and which places it is. *)
Definition column : Type := (list Z * list bool)%type.

(* Places are read from the last to the first, or from the first to the last. *)
Variable down : bool.

(* Beyond this a sum stays beyond, whatever comes. *)
Definition bound (l : linear) : Z := fold_right (fun e s => Z.abs (fst e) * (q - 1) + s) (Z.abs (rest l) + 1) (parts l).
Definition clamp (b z : Z) : Z := Z.max (- b) (Z.min b z).

Fixpoint part_digit (c : column) (p : part) : Z :=
  match p with
  | Track i => nth i (fst c) 0
  | Mark k => if nth k (snd c) false then 1 else 0
  | Xored a b => Z.lxor (part_digit c a) (part_digit c b)
  end.

(* What is counted for an inequality or a remainder, or known of a digit. Places before one are counted as they are read, up to it or, below 0
   where it is still to come, behind it; at last from d on it is known what the remainder is. *)
Definition start (f : formula) : Z :=
  match f with
  | Negative l => if down then clamp (bound l) (top l) else rest l
  | Remains (Some _) _ _ => if down then -1 else 0
  | _ => 0
  end.

Definition go (f : formula) (z : Z) (c : column) : Z :=
  match f with
  | Negative l => let d := sum (part_digit c) (parts l) in if down then clamp (bound l) (z * q + d) else (z + d) / q
  | Digit i k a => if nth k (snd c) false then if nth i (fst c) 0 =? a then 1 else 0 else z
  | Remains None d _ => (z + 1) mod d
  | Remains (Some k) d a =>
    if nth k (snd c) false then if down then 0 else if z =? a then d + 1 else d
    else if if down then z <? 0 else d <=? z then z else (z + 1) mod d
  | _ => z
  end.

Definition ends_in (f : formula) (z : Z) : bool :=
  match f with
  | Negative l => z + (if down then rest l else top l) <? 0
  | Digit _ _ _ => z =? 1
  | Remains k d a => z =? match k with Some _ => if down then a else d + 1 | None => a end
  | Fixed b => b
  | _ => false
  end.

(* The column that is read when i have been, and all of them. *)
Definition place (i : nat) : nat := if down then (n - 1 - i)%nat else i.
Definition column_at (xs : list Z) (ks : list nat) (i : nat) : column := (map (fun x => digit x (place i)) xs, map (Nat.eqb (place i)) ks).
Definition columns_of (xs : list Z) (ks : list nat) : list column := map (column_at xs ks) (seq 0 n).

Definition reads (f : formula) (cs : list column) : Z := fold_left (go f) cs (start f).

(* ---------- The table of a formula ---------- *)

(* Columns of m numbers and r places, and their numbers: digits from the first on are the lowest. *)
Fixpoint words_of {A : Type} (l : list A) (k : nat) : list (list A) :=
  match k with O => [[]] | Datatypes.S k => flat_map (fun w => map (fun a => a :: w) l) (words_of l k) end.

Definition all_digits : list Z := map Z.of_nat (seq 0 (Z.to_nat q)).
Definition all_columns (m r : nat) : list column := list_prod (words_of all_digits m) (words_of [false; true] r).

Definition number_in (b : Z) (l : list Z) : Z := fold_right (fun d s => d + b * s) 0 l.
Definition column_number (c : column) : int :=
  Uint63.of_Z (number_in q (fst c) + q ^ Z.of_nat (length (fst c)) * number_in 2 (map (fun b : bool => if b then 1 else 0) (snd c))).

(* A column with a place more, with a number more. *)
Definition with_mark (b : bool) (c : column) : column := (fst c, snd c ++ [b]).
Definition with_digit (a : Z) (c : column) : column := (fst c ++ [a], snd c).

Definition number_hash (z : Z) : int := Uint63.of_Z (z + 4096) .
Definition pair_hash (p : int * int) : int := ((fst p * 8191 + snd p) land 1073741823)%uint63.
Definition same_pair_of (p p' : int * int) : bool := ((fst p =? fst p') && (snd p =? snd p'))%uint63.
Definition same_set (p p' : int * list int) : bool := (fst p =? fst p')%uint63 && same_ints (snd p) (snd p').
Definition set_hash (p : int * list int) : int := list_hash (fst p :: snd p).

Fixpoint insert (s : int) (l : list int) : list int :=
  match l with
  | [] => [s]
  | t :: m => if (s =? t)%uint63 then l else if (s <? t)%uint63 then s :: l else t :: insert s m
  end.

(* What is reached without a mark, and what with one: for columns as their numbers without the mark, and with it. *)
Definition some_step (T : table) (s : int * list int) (c : int * (int * int)) : int * list int :=
  (next_of T (fst s) (fst (snd c)), insert (next_of T (fst s) (snd (snd c))) (fold_right (fun t l => insert (next_of T t (fst (snd c))) l) [] (snd s))).

Definition marked_columns_of (m r : nat) : list (int * (int * int)) :=
  map (fun c => (column_number c, (column_number (with_mark false c), column_number (with_mark true c)))) (all_columns m r).

(* What is reached by any digit: for columns as their numbers without it, and with each. *)
Definition number_step (T : table) (l : list int) (c : int * list int) : list int :=
  fold_right (fun t l => fold_right (fun d l => insert (next_of T t d) l) l (snd c)) [] l.

Definition digits_of_column (c : column) : int * list int := (column_number c, map (fun a => column_number (with_digit a c)) all_digits).

Definition of_two (m r : nat) (op : bool -> bool -> bool) (T T' : option table) : option table :=
  match T, T' with
  | Some T, Some T' => tabulated pair_hash same_pair_of (map column_number (all_columns m r)) (fun c => c) (begins T, begins T')
      (fun s c => (next_of T (fst s) c, next_of T' (snd s) c)) (fun s => op (ends_at_ T (fst s)) (ends_at_ T' (snd s)))
  | _, _ => None
  end.

Definition of_not (m r : nat) (T : option table) : option table :=
  match T with
  | Some T => tabulated (fun s => s) Uint63.eqb (map column_number (all_columns m r)) (fun c => c) (begins T) (next_of T) (fun s => negb (ends_at_ T s))
  | None => None
  end.

Definition of_some (m r : nat) (T : option table) : option table :=
  match T with
  | Some T => tabulated set_hash same_set (marked_columns_of m r) fst (begins T, []) (some_step T) (fun s => existsb (ends_at_ T) (snd s))
  | None => None
  end.

Definition of_number (m r : nat) (T : option table) : option table :=
  match T with
  | Some T => tabulated list_hash same_ints (map digits_of_column (all_columns m r)) fst [begins T] (number_step T) (existsb (ends_at_ T))
  | None => None
  end.

Definition of_atom (m r : nat) (f : formula) : option table := tabulated number_hash Z.eqb (all_columns m r) column_number (start f) (go f) (ends_in f).

Fixpoint table_of (m r : nat) (f : formula) : option table :=
  match f with
  | Fixed _ | Negative _ | Digit _ _ _ | Remains _ _ _ => of_atom m r f
  | NotSo f => of_not m r (table_of m r f)
  | Both f g => of_two m r andb (table_of m r f) (table_of m r g)
  | Either f g => of_two m r orb (table_of m r f) (table_of m r g)
  | SomePlace f => of_some m r (table_of m (Datatypes.S r) f)
  | SomeNumber f => of_number m r (table_of (Datatypes.S m) r f)
  end.

(* ---------- Proofs ---------- *)

Lemma in_insert s t l : In t (insert s l) <-> t = s \/ In t l.
Proof.
  induction l as [|u l IH]; cbn; [intuition|]; destruct (s =? u)%uint63 eqn:E; [apply Uint63.eqb_spec in E; subst; cbn; intuition|].
  destruct (s <? u)%uint63; cbn; [intuition | rewrite IH; intuition].
Qed.

(* An atom's state is a function of how much has been read. *)
Lemma reads_state f xs ks (at_ : nat -> Z) : start f = at_ O ->
  (forall i, (i < n)%nat -> go f (at_ i) (column_at xs ks i) = at_ (Datatypes.S i)) -> reads f (columns_of xs ks) = at_ n.
Proof.
  intros B G; unfold reads, columns_of; enough (H : forall m, (m <= n)%nat -> fold_left (go f) (map (column_at xs ks) (seq 0 m)) (start f) = at_ m) by (apply H; lia).
  induction m as [|m IH]; intros M; [exact B|]; rewrite seq_S, map_app, fold_left_app, IH by lia; cbn; apply G; lia.
Qed.

Lemma power_positive j : 0 < q ^ Z.of_nat j.
Proof. apply Z.pow_pos_nonneg; lia. Qed.

Lemma power_next j : q ^ Z.of_nat (Datatypes.S j) = q ^ Z.of_nat j * q.
Proof. rewrite Nat2Z.inj_succ, Z.pow_succ_r by lia; ring. Qed.

(* The digit at a place, of what is above and of what is below it. *)
Lemma digit_above x j : x / q ^ Z.of_nat j = x / q ^ Z.of_nat (Datatypes.S j) * q + digit x j.
Proof.
  unfold digit; rewrite power_next, <- Z.div_div by (pose proof (power_positive j); lia).
  rewrite (Z.div_mod (x / q ^ Z.of_nat j) q) at 1 by lia; ring.
Qed.

Lemma digit_below x j : x mod q ^ Z.of_nat (Datatypes.S j) = x mod q ^ Z.of_nat j + q ^ Z.of_nat j * digit x j.
Proof. unfold digit; rewrite power_next; apply Z.rem_mul_r; pose proof (power_positive j); lia. Qed.

Lemma digit_range x j : 0 <= digit x j < q.
Proof. apply Z.mod_pos_bound; lia. Qed.

Lemma digit_power k j : digit (q ^ Z.of_nat k) j = if Nat.eqb j k then 1 else 0.
Proof.
  unfold digit; destruct (Nat.eqb_spec j k) as [->|D].
  - rewrite Z.div_same by (pose proof (power_positive k); lia); apply Z.mod_1_l; lia.
  - destruct (Nat.lt_ge_cases j k) as [L|G].
    + replace (Z.of_nat k) with (Z.of_nat (k - j - 1) + 1 + Z.of_nat j) by lia; rewrite !Z.pow_add_r by lia.
      rewrite Z.div_mul by (pose proof (power_positive j); lia); rewrite Z.pow_1_r; apply Z.mod_mul; lia.
    + rewrite Z.div_small; [apply Z.mod_0_l; lia|]; split; [pose proof (power_positive k); lia | apply Z.pow_lt_mono_r; lia].
Qed.

Lemma digit_xor x y j : q = 2 -> 0 <= x -> 0 <= y -> digit (Z.lxor x y) j = Z.lxor (digit x j) (digit y j).
Proof.
  unfold digit; intros -> X Y; rewrite <- !Z.shiftr_div_pow2, Z.shiftr_lxor by lia.
  assert (M : forall z, z mod 2 = Z.land z 1) by (intros z; symmetry; apply (Z.land_ones z 1); lia).
  rewrite !M; apply Z.bits_inj'; intros i I; rewrite Z.land_spec, !Z.lxor_spec, !Z.land_spec; destruct (Z.testbit _ i), (Z.testbit _ i), (Z.testbit 1 i); reflexivity.
Qed.

Lemma of_digits ds : (forall a, In a ds -> 0 <= a < q) -> exists x, 0 <= x < q ^ Z.of_nat (length ds) /\ forall i, (i < length ds)%nat -> digit x i = nth i ds 0.
Proof.
  induction ds as [|d ds IH]; intros H; [exists 0; split; [cbn; lia | intros i I; cbn in I; lia]|].
  destruct (IH (fun a I => H a (or_intror I))) as (x & X & D); specialize (H d (or_introl eq_refl)); exists (d + x * q); cbn [length]; split.
  - rewrite power_next; nia.
  - intros [|i] I; cbn [nth].
    + unfold digit; change (q ^ Z.of_nat 0) with 1; rewrite Z.div_1_r, Z.mod_add, Z.mod_small by lia; reflexivity.
    + rewrite <- D by lia; unfold digit; rewrite power_next, Z.mul_comm with (n := q ^ Z.of_nat i), <- Z.div_div by (try apply Z.pow_pos_nonneg; lia).
      rewrite Z.div_add, (Z.div_small d q) by lia; reflexivity.
Qed.

(* The digits of a number as they are read. *)
Definition digits_read (x : Z) : list Z := map (fun i => digit x (place i)) (seq 0 n).

Lemma digits_read_onto w : length w = n -> (forall a, In a w -> 0 <= a < q) -> exists x, 0 <= x < q ^ Z.of_nat n /\ digits_read x = w.
Proof.
  intros L S; set (ds := if down then rev w else w).
  assert (Ld : length ds = n) by (unfold ds; destruct down; rewrite ?rev_length; exact L).
  destruct (of_digits ds) as (x & X & D).
  { intros a I; apply S; unfold ds in I; destruct down; [apply in_rev, I | exact I]. }
  assert (Ls : length (digits_read x) = n) by (unfold digits_read; rewrite map_length, seq_length; reflexivity).
  rewrite Ld in X, D; exists x; split; [exact X|]; apply nth_ext with 0 0; [rewrite Ls; auto|]; rewrite Ls; intros i I.
  unfold digits_read; rewrite (nth_indep _ 0 (digit x (place O))) by (rewrite map_length, seq_length; exact I); rewrite (map_nth (fun i => digit x (place i))), seq_nth by exact I; cbn [Nat.add].
  rewrite D by (unfold place; destruct down; lia); unfold place, ds; destruct down; [|reflexivity]; rewrite rev_nth by lia; f_equal; lia.
Qed.

Lemma in_all_digits a : In a all_digits <-> 0 <= a < q.
Proof.
  unfold all_digits; rewrite in_map_iff; split; [intros (k & <- & I); apply in_seq in I; lia | intros A; exists (Z.to_nat a); rewrite in_seq; lia].
Qed.

Section Encoded.
Variable xs : list Z.
Variable ks : list nat.
Hypothesis xs_range : forall x, In x xs -> 0 <= x < q ^ Z.of_nat n.
Hypothesis ks_range : forall k, In k ks -> (k < n)%nat.

Lemma worth_range p : part_fine (length xs) (length ks) p = true -> 0 <= worth xs ks p < q ^ Z.of_nat n.
Proof.
  induction p as [i|k|a IHa b IHb]; cbn; intros F.
  - apply xs_range, nth_In, Nat.ltb_lt, F.
  - apply Nat.ltb_lt in F; assert (K := ks_range _ (nth_In ks O F)); split; [pose proof (power_positive (nth k ks O)); lia | apply Z.pow_lt_mono_r; lia].
  - rewrite !andb_true_iff, Z.eqb_eq in F; destruct F as [[Q Fa] Fb]; specialize (IHa Fa); specialize (IHb Fb); rewrite Q in *.
    split; [apply Z.lxor_nonneg; lia|].
    destruct (Z.eq_dec (Z.lxor (worth xs ks a) (worth xs ks b)) 0) as [->|N]; [apply Z.pow_pos_nonneg; lia|].
    assert (P : 0 <= Z.lxor (worth xs ks a) (worth xs ks b)) by (apply Z.lxor_nonneg; lia).
    apply Z.log2_lt_pow2; [lia|]; eapply Z.le_lt_trans; [apply Z.log2_lxor; lia|].
    destruct (Nat.eq_dec n 0) as [Z|Z]; [rewrite Z in *; exfalso; apply N; change (2 ^ Z.of_nat 0) with 1 in *; replace (worth xs ks a) with 0 by lia; replace (worth xs ks b) with 0 by lia; reflexivity|].
    assert (L : forall x, 0 <= x < 2 ^ Z.of_nat n -> Z.log2 x < Z.of_nat n).
    { intros x X; destruct (Z.eq_dec x 0) as [->|]; [rewrite Z.log2_nonpos; lia | apply Z.log2_lt_pow2; lia]. }
    apply Z.max_lub_lt; apply L; assumption.
Qed.

Lemma part_digit_right p i : part_fine (length xs) (length ks) p = true -> part_digit (column_at xs ks i) p = digit (worth xs ks p) (place i).
Proof.
  induction p as [t|k|a IHa b IHb]; cbn; intros F.
  - rewrite (nth_indep _ 0 (digit 0 (place i))) by (rewrite map_length; apply Nat.ltb_lt, F); rewrite (map_nth (fun x => digit x (place i))); reflexivity.
  - rewrite (nth_indep _ false (Nat.eqb (place i) O)) by (rewrite map_length; apply Nat.ltb_lt, F); rewrite map_nth, digit_power; reflexivity.
  - assert (F' := F); rewrite !andb_true_iff, Z.eqb_eq in F'; destruct F' as [[Q Fa] Fb]; rewrite IHa, IHb by assumption; symmetry; apply digit_xor; [exact Q|apply worth_range, Fa|apply worth_range, Fb].
Qed.

Lemma sum_ext (f g : part -> Z) l : (forall e, In e l -> f (snd e) = g (snd e)) -> sum f l = sum g l.
Proof. unfold sum; induction l as [|e l IH]; intros H; cbn [fold_right]; [reflexivity|]; rewrite (H e (or_introl eq_refl)), (IH (fun d I => H d (or_intror I))); reflexivity. Qed.

Lemma sum_add (f g : part -> Z) a l : sum (fun p => f p + a * g p) l = sum f l + a * sum g l.
Proof. unfold sum; induction l as [|e l IH]; cbn [fold_right]; [ring | rewrite IH; ring]. Qed.

Lemma sum_zero l : sum (fun _ => 0) l = 0.
Proof. unfold sum; induction l as [|e l IH]; cbn [fold_right]; [reflexivity | rewrite IH; ring]. Qed.

Lemma all_fine l : forallb (fun e => part_fine (length xs) (length ks) (snd e)) l = true -> forall e : Z * part, In e l -> part_fine (length xs) (length ks) (snd e) = true.
Proof. rewrite forallb_forall; auto. Qed.

Lemma sum_digits i l : forallb (fun e => part_fine (length xs) (length ks) (snd e)) l = true ->
  sum (part_digit (column_at xs ks i)) l = sum (fun p => digit (worth xs ks p) (place i)) l.
Proof. intros F; apply sum_ext; intros e I; apply part_digit_right, (all_fine l F e I). Qed.

Lemma bound_rest l : Z.abs (rest l) < bound l.
Proof. unfold bound; induction (parts l) as [|e m IH]; cbn; [lia|]; assert (0 <= Z.abs (fst e) * (q - 1)) by (apply Z.mul_nonneg_nonneg; lia); lia. Qed.

Lemma bound_digits l i : Z.abs (sum (fun p => digit (worth xs ks p) i) (parts l)) < bound l.
Proof.
  unfold bound; induction (parts l) as [|e m IH]; cbn; [lia|]; unfold sum in IH.
  pose proof (digit_range (worth xs ks (snd e)) i) as R.
  assert (H : Z.abs (fst e * digit (worth xs ks (snd e)) i) <= Z.abs (fst e) * (q - 1)) by (rewrite Z.abs_mul; apply Z.mul_le_mono_nonneg_l; lia); lia.
Qed.

Lemma clamp_next b z d : Z.abs d < b -> clamp b (clamp b z * q + d) = clamp b (z * q + d).
Proof.
  intros D; unfold clamp; destruct (Z_lt_ge_dec z (- b)) as [L|L]; [|destruct (Z_gt_le_dec z b) as [G|G]].
  - assert (z * q <= - b * q) by (apply Z.mul_le_mono_nonneg_r; lia); assert (b * 2 <= b * q) by (apply Z.mul_le_mono_nonneg_l; lia); rewrite (Z.max_l (- b) (Z.min b z)) by lia; lia.
  - assert (b * q <= z * q) by (apply Z.mul_le_mono_nonneg_r; lia); assert (b * 2 <= b * q) by (apply Z.mul_le_mono_nonneg_l; lia); rewrite (Z.min_l b z), (Z.max_r (- b) b) by lia; lia.
  - rewrite (Z.min_r b z), (Z.max_r (- b) z) by lia; reflexivity.
Qed.

Lemma negative_right l : fine (length xs) (length ks) (Negative l) = true ->
  (ends_in (Negative l) (reads (Negative l) (columns_of xs ks)) = true <-> means xs ks (Negative l)).
Proof.
  cbn [fine means]; intros F; pose proof (power_positive n) as P; destruct down eqn:Dn.
  - rewrite (reads_state _ _ _ (fun i => clamp (bound l) (top l * q ^ Z.of_nat i + sum (fun p => worth xs ks p / q ^ Z.of_nat (n - i)) (parts l)))).
    + cbn [ends_in]; rewrite Dn, Z.ltb_lt, Nat.sub_diag; unfold linear_worth.
      rewrite (sum_ext _ (worth xs ks)) by (intros e _; change (q ^ Z.of_nat 0) with 1; apply Z.div_1_r).
      pose proof (bound_rest l); unfold clamp; lia.
    + cbn [start]; rewrite Dn; f_equal; rewrite Nat.sub_0_r; change (q ^ Z.of_nat 0) with 1.
      rewrite (sum_ext _ (fun _ => 0)), sum_zero by (intros e I; apply Z.div_small, worth_range, (all_fine _ F e I)); ring.
    + intros i I; cbn [go]; rewrite Dn, (sum_digits i _ F), clamp_next by apply bound_digits; f_equal.
      rewrite power_next; unfold place; rewrite Dn.
      rewrite (sum_ext (fun p => worth xs ks p / q ^ Z.of_nat (n - Datatypes.S i)) (fun p => digit (worth xs ks p) (n - 1 - i) + q * (worth xs ks p / q ^ Z.of_nat (n - i)))).
      * rewrite (sum_add (fun p => digit (worth xs ks p) (n - 1 - i)) (fun p => worth xs ks p / q ^ Z.of_nat (n - i))); ring.
      * intros e _; replace (n - Datatypes.S i)%nat with (n - 1 - i)%nat by lia; rewrite digit_above; replace (Datatypes.S (n - 1 - i)) with (n - i)%nat by lia; ring.
  - rewrite (reads_state _ _ _ (fun i => (sum (fun p => worth xs ks p mod q ^ Z.of_nat i) (parts l) + rest l) / q ^ Z.of_nat i)).
    + cbn [ends_in]; rewrite Dn, Z.ltb_lt; unfold linear_worth.
      rewrite (sum_ext _ (worth xs ks)) by (intros e I; apply Z.mod_small, worth_range, (all_fine _ F e I)).
      rewrite <- Z.div_add by lia; set (t := sum _ _); replace (t + rest l + top l * q ^ Z.of_nat n) with (t + top l * q ^ Z.of_nat n + rest l) by ring.
      set (u := t + _ + _); pose proof (Z.div_mod u (q ^ Z.of_nat n) ltac:(lia)); pose proof (Z.mod_pos_bound u (q ^ Z.of_nat n) P); nia.
    + cbn [start]; rewrite Dn; change (q ^ Z.of_nat 0) with 1; rewrite Z.div_1_r.
      rewrite (sum_ext _ (fun _ => 0)), sum_zero by (intros e _; apply Z.mod_1_r); ring.
    + intros i I; cbn [go]; rewrite Dn, (sum_digits i _ F); pose proof (power_positive i).
      rewrite (sum_ext (fun p => worth xs ks p mod q ^ Z.of_nat (Datatypes.S i)) (fun p => worth xs ks p mod q ^ Z.of_nat i + q ^ Z.of_nat i * digit (worth xs ks p) i)) by (intros e _; apply digit_below).
      unfold place; rewrite Dn, power_next, <- Z.div_add, Z.div_div by lia; f_equal.
      rewrite (sum_add (fun p => worth xs ks p mod q ^ Z.of_nat i) (fun p => digit (worth xs ks p) i)); ring.
Qed.

Lemma digit_right i k a : fine (length xs) (length ks) (Digit i k a) = true ->
  (ends_in (Digit i k a) (reads (Digit i k a) (columns_of xs ks)) = true <-> means xs ks (Digit i k a)).
Proof.
  cbn [fine means]; rewrite andb_true_iff, !Nat.ltb_lt; intros [I K]; pose proof (ks_range _ (nth_In ks O K)) as B.
  set (p := nth k ks O) in *; set (x := nth i xs 0).
  rewrite (reads_state _ _ _ (fun j => if Nat.leb j (place p) then 0 else if digit x p =? a then 1 else 0)).
  - assert (H : Nat.leb n (place p) = false) by (apply Nat.leb_gt; unfold place; destruct down; lia).
    cbn [ends_in]; rewrite H; destruct (digit x p =? a) eqn:E; [apply Z.eqb_eq in E; tauto | apply Z.eqb_neq in E; split; [discriminate | contradiction]].
  - reflexivity.
  - intros j J; cbn [go column_at fst snd].
    rewrite (nth_indep _ false (Nat.eqb (place j) O)) by (rewrite map_length; exact K); rewrite map_nth; fold p.
    rewrite (nth_indep _ 0 (digit 0 (place j))) by (rewrite map_length; exact I); rewrite (map_nth (fun x => digit x (place j))); fold x.
    assert (Q : Nat.eqb (place j) p = Nat.eqb j (place p)) by (apply Bool.eq_iff_eq_true; rewrite !Nat.eqb_eq; unfold place; destruct down; lia).
    rewrite Q; destruct (Nat.eqb_spec j (place p)) as [->|D].
    + assert (H : Nat.leb (Datatypes.S (place p)) (place p) = false) by (apply Nat.leb_gt; lia); rewrite H.
      assert (R : place (place p) = p) by (unfold place; destruct down; lia); rewrite R; reflexivity.
    + destruct (Nat.leb_spec j (place p)), (Nat.leb_spec (Datatypes.S j) (place p)); reflexivity || lia.
Qed.

Lemma remains_right k d a : fine (length xs) (length ks) (Remains k d a) = true ->
  (ends_in (Remains k d a) (reads (Remains k d a) (columns_of xs ks)) = true <-> means xs ks (Remains k d a)).
Proof.
  cbn [fine means]; rewrite andb_true_iff, Z.ltb_lt; intros [D K].
  assert (Next : forall m, (Z.of_nat m mod d + 1) mod d = Z.of_nat (Datatypes.S m) mod d) by (intros m; rewrite Nat2Z.inj_succ, Zplus_mod_idemp_l; reflexivity).
  assert (Range : forall z, 0 <= z mod d < d) by (intros z; apply Z.mod_pos_bound, D).
  destruct k as [k|]; [|rewrite (reads_state _ _ _ (fun i => Z.of_nat i mod d)) by (reflexivity || (intros i _; cbn [go]; apply Next)); cbn [ends_in]; apply Z.eqb_eq].
  apply Nat.ltb_lt in K; pose proof (ks_range _ (nth_In ks O K)) as B; set (p := nth k ks O) in *.
  assert (Mark_ : forall i, (i < n)%nat -> nth k (snd (column_at xs ks i)) false = Nat.eqb i (place p)).
  { intros i I; cbn [column_at snd]; rewrite (nth_indep _ false (Nat.eqb (place i) O)) by (rewrite map_length; exact K); rewrite map_nth; fold p.
    apply Bool.eq_iff_eq_true; rewrite !Nat.eqb_eq; unfold place; destruct down; lia. }
  rewrite (reads_state _ _ _ (fun i => if Nat.leb i (place p) then if down then -1 else Z.of_nat i mod d
    else if down then Z.of_nat (i - 1 - place p) mod d else if Z.of_nat p mod d =? a then d + 1 else d)).
  - assert (H : Nat.leb n (place p) = false) by (apply Nat.leb_gt; unfold place; destruct down; lia).
    cbn [ends_in]; rewrite H; unfold place; destruct down.
    + replace (n - 1 - (n - 1 - p))%nat with p by lia; apply Z.eqb_eq.
    + destruct (Z.of_nat p mod d =? a) eqn:E; [apply Z.eqb_eq in E | apply Z.eqb_neq in E]; rewrite Z.eqb_eq; split; intros F; (reflexivity || assumption || contradiction || (exfalso; lia)).
  - cbn [start Nat.leb]; destruct down; [reflexivity | symmetry; apply Zmod_0_l].
  - intros i I; cbn [go]; rewrite (Mark_ i I); destruct (Nat.eqb_spec i (place p)) as [E|N].
    + rewrite E; replace (Nat.leb (place p) (place p)) with true by (symmetry; apply Nat.leb_le; lia).
      replace (Nat.leb (Datatypes.S (place p)) (place p)) with false by (symmetry; apply Nat.leb_gt; lia); unfold place in *; destruct down; [|reflexivity].
      replace (Datatypes.S (n - 1 - p) - 1 - (n - 1 - p))%nat with O by lia; symmetry; apply Zmod_0_l.
    + destruct (Nat.leb_spec i (place p)) as [L|L], (Nat.leb_spec (Datatypes.S i) (place p)) as [L'|L']; try lia; unfold place in *; destruct down.
      * reflexivity.
      * specialize (Range (Z.of_nat i)); replace (d <=? Z.of_nat i mod d) with false by lia; apply Next.
      * set (j := (i - 1 - (n - 1 - p))%nat); specialize (Range (Z.of_nat j)); replace (Z.of_nat j mod d <? 0) with false by (symmetry; apply Z.ltb_ge; lia); rewrite Next; do 2 f_equal; unfold j; lia.
      * destruct (Z.of_nat p mod d =? a); [replace (d <=? d + 1) with true by lia | replace (d <=? d) with true by lia]; reflexivity.
Qed.

End Encoded.

(* Columns of which one has a mark more. *)
Fixpoint marked_at (p : nat) (cs : list column) {struct cs} : list column :=
  match cs, p with
  | [], _ => []
  | c :: cs, O => with_mark true c :: map (with_mark false) cs
  | c :: cs, Datatypes.S p => with_mark false c :: marked_at p cs
  end.

Lemma marked_at_last p cs c : marked_at p (cs ++ [c]) =
  if Nat.ltb p (length cs) then marked_at p cs ++ [with_mark false c] else map (with_mark false) cs ++ [with_mark (Nat.eqb p (length cs)) c].
Proof.
  revert p; induction cs as [|d cs IH]; intros [|p]; try reflexivity.
  - cbn; rewrite map_app; reflexivity.
  - cbn [length app marked_at]; rewrite IH; change (Nat.ltb (Datatypes.S p) (Datatypes.S (length cs))) with (Nat.ltb p (length cs)).
    change (Nat.eqb (Datatypes.S p) (Datatypes.S (length cs))) with (Nat.eqb p (length cs)); destruct (Nat.ltb p (length cs)); reflexivity.
Qed.

Definition marks_of (c : column) : int * (int * int) := (column_number c, (column_number (with_mark false c), column_number (with_mark true c))).

(* The states of a table on columns. *)
Definition table_reads (T : table) (cs : list column) : int := table_from T (begins T) (map column_number cs).

Lemma table_reads_last T cs c : table_reads T (cs ++ [c]) = next_of T (table_reads T cs) (column_number c).
Proof. unfold table_reads, table_from; rewrite map_app, fold_left_app; reflexivity. Qed.

Lemma some_reads T cs : exists l, fold_left (some_step T) (map marks_of cs) (begins T, []) = (table_reads T (map (with_mark false) cs), l) /\
  forall s, In s l <-> exists p, (p < length cs)%nat /\ s = table_reads T (marked_at p cs).
Proof.
  induction cs as [|c cs (l & E & H)] using rev_ind.
  - exists []; split; [reflexivity|]; intros s; split; [intros [] | intros (p & L & _); cbn in L; lia].
  - eexists; split; [rewrite !map_app, fold_left_app, E; cbn [map fold_left]; unfold some_step; cbn [fst snd]; rewrite table_reads_last; reflexivity|]; intros s; cbn [snd fst marks_of].
    assert (G : forall l, In s (fold_right (fun t l => insert (next_of T t (column_number (with_mark false c))) l) [] l) <-> exists t, In t l /\ s = next_of T t (column_number (with_mark false c))).
    { clear; induction l as [|t l IH]; cbn; [split; [intros [] | intros (t & [] & _)]|].
      rewrite in_insert, IH; split; [intros [->|(u & I & ->)]; [exists t; auto | exists u; auto] | intros (u & [<-|I] & ->); [left; reflexivity | right; exists u; auto]]. }
    rewrite in_insert, G, app_length; cbn [length]; split.
    + intros [->|(t & I & ->)].
      * exists (length cs); split; [lia|]; rewrite marked_at_last, Nat.ltb_irrefl, Nat.eqb_refl, table_reads_last; reflexivity.
      * apply H in I as (p & L & ->); exists p; split; [lia|]; apply Nat.ltb_lt in L; rewrite marked_at_last, L, table_reads_last; reflexivity.
    + intros (p & L & ->); destruct (Nat.lt_ge_cases p (length cs)) as [B|B].
      * right; exists (table_reads T (marked_at p cs)); split; [apply H; exists p; auto|].
        apply Nat.ltb_lt in B; rewrite marked_at_last, B, table_reads_last; reflexivity.
      * left; replace p with (length cs) by lia; rewrite marked_at_last, Nat.ltb_irrefl, Nat.eqb_refl, table_reads_last; reflexivity.
Qed.

Lemma marked_columns xs ks k : (k < n)%nat -> columns_of xs (ks ++ [k]) = marked_at (place k) (columns_of xs ks).
Proof.
  intros K; unfold columns_of.
  assert (C : forall i, column_at xs (ks ++ [k]) i = with_mark (Nat.eqb (place i) k) (column_at xs ks i)) by (intros i; unfold column_at, with_mark; cbn [fst snd]; rewrite map_app; reflexivity).
  assert (B : (place k < n)%nat) by (unfold place; destruct down; lia).
  assert (R : place (place k) = k) by (unfold place; destruct down; lia).
  enough (H : forall m, (m <= n)%nat -> map (column_at xs (ks ++ [k])) (seq 0 m) =
    if Nat.ltb (place k) m then marked_at (place k) (map (column_at xs ks) (seq 0 m)) else map (with_mark false) (map (column_at xs ks) (seq 0 m))).
  { rewrite H by lia; apply Nat.ltb_lt in B; rewrite B; reflexivity. }
  induction m as [|m IH]; intros M; [destruct (place k); reflexivity|].
  rewrite seq_S, !map_app, IH by lia; cbn [map]; rewrite Nat.add_0_l, C, marked_at_last, map_length, seq_length.
  assert (Q : Nat.eqb (place m) k = Nat.eqb (place k) m) by (apply Bool.eq_iff_eq_true; rewrite !Nat.eqb_eq; unfold place in *; destruct down; lia).
  rewrite Q; destruct (Nat.ltb_spec (place k) m) as [L|L], (Nat.ltb_spec (place k) (Datatypes.S m)) as [L'|L']; try lia.
  - replace (Nat.eqb (place k) m) with false by (symmetry; apply Nat.eqb_neq; lia); reflexivity.
  - reflexivity.
  - replace (Nat.eqb (place k) m) with false by (symmetry; apply Nat.eqb_neq; lia); reflexivity.
Qed.

(* Columns with a number more. *)
Definition with_digits (ds : list Z) (cs : list column) : list column := map (fun p => with_digit (fst p) (snd p)) (combine ds cs).

Lemma with_digits_last ds d cs c : length ds = length cs -> with_digits (ds ++ [d]) (cs ++ [c]) = with_digits ds cs ++ [with_digit d c].
Proof. revert cs; induction ds as [|e ds IH]; intros [|b cs] L; try discriminate; [reflexivity|]; injection L as L; cbn; unfold with_digits in IH; rewrite (IH cs L); reflexivity. Qed.

Lemma number_columns xs x ks : columns_of (xs ++ [x]) ks = with_digits (digits_read x) (columns_of xs ks).
Proof.
  unfold columns_of, with_digits, digits_read; induction (seq 0 n) as [|i l IH]; [reflexivity|]; cbn [map combine]; rewrite IH; f_equal.
  unfold column_at, with_digit; cbn [fst snd]; rewrite map_app; reflexivity.
Qed.

Lemma number_reads T cs s : In s (fold_left (number_step T) (map digits_of_column cs) [begins T]) <->
  exists ds, length ds = length cs /\ (forall a, In a ds -> 0 <= a < q) /\ s = table_reads T (with_digits ds cs).
Proof.
  revert s; induction cs as [|c cs IH] using rev_ind; intros s.
  - split; [intros [<-|[]]; exists []; split; [reflexivity|]; split; [intros a []|]; reflexivity | intros (ds & L & _ & ->); destruct ds; [left; reflexivity | discriminate]].
  - rewrite map_app, fold_left_app; cbn [map fold_left]; generalize (fold_left (number_step T) (map digits_of_column cs) [begins T]) IH; clear IH; intros l IH.
    assert (G : In s (number_step T l (digits_of_column c)) <-> exists t a, In t l /\ 0 <= a < q /\ s = next_of T t (column_number (with_digit a c))).
    { unfold number_step, digits_of_column; cbn [snd]; clear IH; induction l as [|t l IH]; cbn [fold_right]; [split; [intros [] | intros (t & a & [] & _)]|].
      assert (H : forall ds m, In s (fold_right (fun d l => insert (next_of T t d) l) m ds) <-> (exists d, In d ds /\ s = next_of T t d) \/ In s m).
      { clear; induction ds as [|d ds IH]; intros m; cbn [fold_right]; [split; [auto | intros [(d & [] & _)|H]; exact H]|].
        rewrite in_insert, IH; split; [intros [->|[(e & I & ->)|I]]; [left; exists d; split; [left|]; reflexivity | left; exists e; split; [right; exact I | reflexivity] | right; exact I]|].
        intros [(e & [<-|I] & ->)|I]; [left; reflexivity | right; left; exists e; auto | right; right; exact I]. }
      rewrite H, IH; split.
      - intros [(d & I & ->)|(u & a & I & A & ->)]; [|exists u, a; split; [right; exact I | auto]].
        apply in_map_iff in I as (a & <- & I); apply in_all_digits in I; exists t, a; split; [left; reflexivity | auto].
      - intros (u & a & [<-|I] & A & ->); [left; eexists; split; [apply in_map, in_all_digits, A | reflexivity] | right; exists u, a; auto]. }
    rewrite G; split.
    + intros (t & a & I & A & ->); apply IH in I as (ds & L & R & ->); exists (ds ++ [a]); rewrite !app_length, L; split; [reflexivity|]; split.
      * intros b I; apply in_app_or in I as [I|[<-|[]]]; auto.
      * rewrite with_digits_last, table_reads_last by exact L; reflexivity.
    + intros (ds & L & R & ->); destruct (exists_last (l := ds)) as (es & a & ->); [intros ->; rewrite app_length in L; cbn in L; lia|].
      rewrite !app_length in L; cbn in L; assert (L' : length es = length cs) by lia; rewrite with_digits_last, table_reads_last by exact L'.
      exists (table_reads T (with_digits es cs)), a; split; [apply IH; exists es; split; [exact L'|]; split; [intros b I; apply R, in_or_app; left; exact I | reflexivity]|].
      split; [apply R, in_or_app; right; left; reflexivity | reflexivity].
Qed.

Lemma in_words_of {A : Type} (l : list A) w : (forall a, In a w -> In a l) -> In w (words_of l (length w)).
Proof.
  induction w as [|a w IH]; intros H; [left; reflexivity|]; cbn; apply in_flat_map; exists w; split; [apply IH; intros b I; apply H; right; exact I|].
  apply in_map_iff; exists a; split; [reflexivity | apply H; left; reflexivity].
Qed.

Lemma columns_known xs ks c : In c (columns_of xs ks) -> In c (all_columns (length xs) (length ks)).
Proof.
  intros I; apply in_map_iff in I as (i & <- & _); unfold all_columns, column_at; apply in_prod_iff; split.
  - rewrite <- (map_length (fun x => digit x (place i)) xs); apply in_words_of; intros a I; apply in_map_iff in I as (x & <- & _); pose proof (digit_range x (place i)).
    apply in_map_iff; exists (Z.to_nat (digit x (place i))); split; [lia | apply in_seq; lia].
  - rewrite <- (map_length (Nat.eqb (place i)) ks); apply in_words_of; intros b _; destruct b; cbn; auto.
Qed.

Lemma numbers_known xs ks c : In c (map column_number (columns_of xs ks)) -> In c (map column_number (all_columns (length xs) (length ks))).
Proof. intros I; apply in_map_iff in I as (d & <- & I); apply in_map, columns_known, I. Qed.

Lemma of_atom_right f xs ks T : of_atom (length xs) (length ks) f = Some T -> table_takes T (map column_number (columns_of xs ks)) = ends_in f (reads f (columns_of xs ks)).
Proof. intros E; apply (tabulated_sound _ _ (fun s t => proj1 (Z.eqb_eq s t)) _ _ _ _ _ _ E); intros c; apply columns_known. Qed.

Lemma of_not_right T xs ks : forall U, of_not (length xs) (length ks) T = Some U -> exists V, T = Some V /\
  table_takes U (map column_number (columns_of xs ks)) = negb (table_takes V (map column_number (columns_of xs ks))).
Proof.
  destruct T as [V|]; [|discriminate]; intros U E; exists V; split; [reflexivity|].
  pose proof (tabulated_sound _ _ (fun s t => proj1 (Uint63.eqb_spec s t)) _ _ _ _ _ _ E (map column_number (columns_of xs ks)) (numbers_known xs ks)) as H.
  rewrite map_id in H; exact H.
Qed.

Lemma of_two_right op T T' xs ks : forall U, of_two (length xs) (length ks) op T T' = Some U -> exists V W, T = Some V /\ T' = Some W /\
  table_takes U (map column_number (columns_of xs ks)) = op (table_takes V (map column_number (columns_of xs ks))) (table_takes W (map column_number (columns_of xs ks))).
Proof.
  destruct T as [V|]; [|discriminate]; destruct T' as [W|]; [|discriminate]; intros U E; exists V, W; split; [reflexivity|]; split; [reflexivity|].
  assert (R : forall p p', same_pair_of p p' = true -> p = p').
  { intros [a b] [a' b']; unfold same_pair_of; cbn [fst snd]; rewrite andb_true_iff, !Uint63.eqb_spec; intros [-> ->]; reflexivity. }
  pose proof (tabulated_sound _ _ R _ _ _ _ _ _ E (map column_number (columns_of xs ks)) (numbers_known xs ks)) as H; rewrite map_id in H; rewrite H.
  unfold table_takes, table_from; generalize (map column_number (columns_of xs ks)) (begins V) (begins W); clear.
  induction l as [|c l IH]; intros s s'; [reflexivity | cbn [fold_left]; apply IH].
Qed.

Lemma same_ints_right l : forall m, same_ints l m = true -> l = m.
Proof. induction l as [|x l IH]; intros [|y m]; cbn; try discriminate; [reflexivity|]; rewrite andb_true_iff; intros [X Y]; apply Uint63.eqb_spec in X as ->; rewrite (IH m Y); reflexivity. Qed.

Lemma of_some_right T xs ks : forall U, of_some (length xs) (length ks) T = Some U -> exists V, T = Some V /\
  (table_takes U (map column_number (columns_of xs ks)) = true <-> exists p, (p < n)%nat /\ ends_at_ V (table_reads V (marked_at p (columns_of xs ks))) = true).
Proof.
  destruct T as [V|]; [|discriminate]; intros U E; exists V; split; [reflexivity|].
  assert (R : forall p p', same_set p p' = true -> p = p').
  { intros [a l] [b m]; unfold same_set; cbn [fst snd]; rewrite andb_true_iff, Uint63.eqb_spec; intros [-> H]; apply same_ints_right in H as ->; reflexivity. }
  assert (I : forall c, In c (map marks_of (columns_of xs ks)) -> In c (marked_columns_of (length xs) (length ks))).
  { intros c I; apply in_map_iff in I as (d & <- & I); apply (in_map marks_of), columns_known, I. }
  pose proof (tabulated_sound _ _ R _ _ _ _ _ _ E _ I) as H; rewrite map_map in H.
  assert (Q : map (fun x => fst (marks_of x)) (columns_of xs ks) = map column_number (columns_of xs ks)) by reflexivity; rewrite Q in H; rewrite H.
  destruct (some_reads V (columns_of xs ks)) as (l & El & Il); rewrite El; cbn [snd]; rewrite existsb_exists.
  assert (L : length (columns_of xs ks) = n) by (unfold columns_of; rewrite map_length, seq_length; reflexivity); rewrite L in Il; split.
  - intros (s & J & F); apply Il in J as (p & P & ->); exists p; auto.
  - intros (p & P & F); eexists; split; [apply Il; exists p; split; [exact P | reflexivity] | exact F].
Qed.

Lemma of_number_right T xs ks : forall U, of_number (length xs) (length ks) T = Some U -> exists V, T = Some V /\
  (table_takes U (map column_number (columns_of xs ks)) = true <-> exists x, 0 <= x < q ^ Z.of_nat n /\ table_takes V (map column_number (columns_of (xs ++ [x]) ks)) = true).
Proof.
  destruct T as [V|]; [|discriminate]; intros U E; exists V; split; [reflexivity|].
  assert (I : forall c, In c (map digits_of_column (columns_of xs ks)) -> In c (map digits_of_column (all_columns (length xs) (length ks)))).
  { intros c I; apply in_map_iff in I as (d & <- & I); apply in_map, columns_known, I. }
  pose proof (tabulated_sound _ _ (fun l m H => same_ints_right l m H) _ _ _ _ _ _ E _ I) as H; rewrite map_map in H.
  assert (Q : map (fun x => fst (digits_of_column x)) (columns_of xs ks) = map column_number (columns_of xs ks)) by reflexivity; rewrite Q in H; rewrite H, existsb_exists.
  assert (L : length (columns_of xs ks) = n) by (unfold columns_of; rewrite map_length, seq_length; reflexivity); split.
  - intros (s & J & F); apply number_reads in J as (ds & Ld & R & ->); rewrite L in Ld; destruct (digits_read_onto ds Ld R) as (x & X & <-).
    exists x; split; [exact X|]; rewrite number_columns; exact F.
  - intros (x & X & F); exists (table_reads V (columns_of (xs ++ [x]) ks)); split; [|exact F]; apply number_reads; exists (digits_read x).
    split; [rewrite L; unfold digits_read; rewrite map_length, seq_length; reflexivity|]; split; [|rewrite number_columns; reflexivity].
    intros a J; apply in_map_iff in J as (i & <- & _); apply digit_range.
Qed.

(* The table takes what the formula means. *)
Theorem table_right f : forall xs ks T, (forall x, In x xs -> 0 <= x < q ^ Z.of_nat n) -> (forall k, In k ks -> (k < n)%nat) -> fine (length xs) (length ks) f = true ->
  table_of (length xs) (length ks) f = Some T -> (table_takes T (map column_number (columns_of xs ks)) = true <-> means xs ks f).
Proof.
  induction f as [b|l|i k a|k d a|f IH|f IHf g IHg|f IHf g IHg|f IH|f IH]; intros xs ks T X K F E; cbn [table_of fine] in E, F.
  - rewrite (of_atom_right _ _ _ _ E); reflexivity.
  - rewrite (of_atom_right _ _ _ _ E); apply negative_right; assumption.
  - rewrite (of_atom_right _ _ _ _ E); apply digit_right; assumption.
  - rewrite (of_atom_right _ _ _ _ E); apply remains_right; assumption.
  - apply of_not_right in E as (U & Ef & ->); cbn [means]; rewrite <- (IH xs ks U X K F Ef), negb_true_iff, not_true_iff_false; reflexivity.
  - apply andb_true_iff in F as [F G]; apply of_two_right in E as (U & V & Ef & Eg & ->).
    rewrite andb_true_iff; cbn [means]; rewrite (IHf xs ks U X K F Ef), (IHg xs ks V X K G Eg); reflexivity.
  - apply andb_true_iff in F as [F G]; apply of_two_right in E as (U & V & Ef & Eg & ->).
    rewrite orb_true_iff; cbn [means]; rewrite (IHf xs ks U X K F Ef), (IHg xs ks V X K G Eg); reflexivity.
  - apply of_some_right in E as (U & Ef & ->); cbn [means].
    assert (Y : forall k, (k < n)%nat -> (ends_at_ U (table_reads U (columns_of xs (ks ++ [k]))) = true <-> means xs (ks ++ [k]) f)).
    { intros k B; apply IH; [exact X | intros j J; apply in_app_or in J as [J|[<-|[]]]; auto | (rewrite app_length; cbn [length]; rewrite Nat.add_1_r; (exact F || exact Ef))..]. }
    split.
    + intros (p & B & T'); exists (place p).
      assert (B' : (place p < n)%nat) by (unfold place; destruct down; lia); split; [exact B'|].
      apply Y; [exact B'|]; rewrite marked_columns by exact B'; replace (place (place p)) with p by (unfold place; destruct down; lia); exact T'.
    + intros (k & B & M); apply Y in M; [|exact B]; rewrite marked_columns in M by exact B; exists (place k); split; [unfold place; destruct down; lia | exact M].
  - apply of_number_right in E as (U & Ef & ->); cbn [means].
    assert (Y : forall x, 0 <= x < q ^ Z.of_nat n -> (table_takes U (map column_number (columns_of (xs ++ [x]) ks)) = true <-> means (xs ++ [x]) ks f)).
    { intros x R; apply IH; [intros z J; apply in_app_or in J as [J|[<-|[]]]; auto | exact K | (rewrite app_length; cbn [length]; rewrite Nat.add_1_r; (exact F || exact Ef))..]. }
    split; intros (x & R & M); exists x; (split; [exact R|]); apply Y; assumption.
Qed.

End Meaning.
