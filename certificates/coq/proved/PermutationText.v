(* Texts of networks of permutations: the numbers p in 0..pow(n, n)-1 whose digits all differ, and neighbours by moves of digits. *)

From Coq Require Import ZArith List Bool Lia.
From Topocert Require Import Graph Walk Text TextMeaning CheckTerms NetworkSame Permutations.
Import ListNotations.
Open Scope Z_scope.

(* A neighbour's move, by terms, for each value of some variables. *)
Inductive shift := SwapOf (a b : term) | TurnOf (a b c : term) | FlipOf (k : term).
Record generator := Generator { shift_of : shift; along : list range }.

(* The name of the number of symbols, what the parameters are to satisfy, and the moves. *)
Record group := Group { symbols : nat; given_that : list cond; generators : list generator }.

(* ---------- What is read ---------- *)

Section Reading.
Variable N : nat.  (* the name of the number of symbols *)
Variable k : nat.  (* and that of the permutation, behind the parameters *)

Definition digit_at (p : term) : term := Rest (Floor (Var k) (Pow (Var N) p)) (Var N).
Definition different : cond :=
  Every (Num 1) (Minus (Var N) (Num 1)) (Every (Num 0) (Minus (Var (S k)) (Num 1)) (Text.Not (Equal (digit_at (Var (S k))) (digit_at (Var (S (S k))))))).

(* p + (p[b] - p[a])*pow(n, a) *)
Definition put (t a b : term) : term := Plus t (Times (Minus (digit_at b) (digit_at a)) (Pow (Var N) a)).

(* The number that a move leads to, where so many names stand before. *)
Definition term_of (names : nat) (s : shift) : term :=
  match s with
  | SwapOf a b => put (put (Var k) a b) b a
  | TurnOf a b c => put (put (put (Var k) a c) b a) c b
  | FlipOf m => Total (Num 0) (Minus (Var N) (Num 1)) (Times (digit_at (Text.Cond (AtMost (Var names) m) (Minus m (Var names)) (Var names))) (Pow (Var N) (Var names)))
  end.

Definition guessed (t : term) : option shift :=
  match t with
  | Plus (Plus (Plus _ (Times _ (Pow _ a))) (Times _ (Pow _ b))) (Times _ (Pow _ c)) => Some (TurnOf a b c)
  | Plus (Plus _ (Times _ (Pow _ a))) (Times _ (Pow _ b)) => Some (SwapOf a b)
  | Total _ _ (Times (Rest (Floor _ (Pow _ (Text.Cond (AtMost _ m) _ _))) _) _) => Some (FlipOf m)
  | _ => None
  end.

(* Terms of numerals and names, but of the permutation, which always have a value. *)
Fixpoint steady (names : nat) (t : term) : bool :=
  match t with
  | Num _ => true
  | Var j => (j <? names)%nat && negb (Nat.eqb j k)
  | Plus a b | Minus a b | Times a b => steady names a && steady names b
  | Rest a b => steady names a && same_term b (Var N)
  | Floor a (Num c) => steady names a && (0 <? c)
  | _ => false
  end.

Definition places_of (s : shift) : list term := match s with SwapOf a b => [a; b] | TurnOf a b c => [a; b; c] | FlipOf m => [m] end.

Fixpoint steady_ranges (names : nat) (rs : list range) : bool :=
  match rs with
  | [] => true
  | r :: rs => steady names (low r) && steady names (high r) && same_cond (only r) Yes && steady_ranges (S names) rs
  end.

Definition generator_of (x : next) : option generator :=
  let names := (S k + length (over x))%nat in
  match to x with
  | [t] => match guessed t with
      | Some s => if same_term t (term_of names s) && forallb (steady names) (places_of s) && steady_ranges (S k) (over x) && same_cond (when x) Yes then Some (Generator s (over x)) else None
      | None => None end
  | _ => None
  end.

Fixpoint conjuncts (c : cond) : list cond := match c with Text.And a b => conjuncts a ++ conjuncts b | c => [c] end.
End Reading.

Fixpoint all_generators (N k : nat) (l : list next) : option (list generator) :=
  match l with
  | [] => Some []
  | x :: l => match generator_of N k x, all_generators N k l with Some m, Some ms => Some (m :: ms) | _, _ => None end
  end.

Definition permutations_of (t : text) : option group :=
  let k := parameters t in
  match coordinates t with
  | [Range (Num 0) (Minus (Pow (Var N) (Var M)) (Num 1)) c] =>
      let others := filter (fun d => negb (same_cond d (different N k))) (conjuncts c) in
      if Nat.eqb N M && (N <? k)%nat && existsb (fun d => same_cond d (different N k)) (conjuncts c) && forallb (scoped_cond [] k k) others
      then option_map (Group N others) (all_generators N k (neighbours t)) else None
  | _ => None
  end.

(* ---------- What they are ---------- *)

(* The values of the variables, in their ranges; of the permutation it does not depend. *)
Definition choices (ps : list Z) (m : generator) : list (list Z) := known (tuples (ps ++ [0]) (along m)).
Definition move_at (e : list Z) (s : shift) : move :=
  match s with SwapOf a b => Swap (num e a) (num e b) | TurnOf a b c => Turn (num e a) (num e b) (num e c) | FlipOf m => Flip (num e m) end.
Definition moves_at (ps : list Z) (G : group) : list move := flat_map (fun m => map (fun v => move_at (ps ++ 0 :: v) (shift_of m)) (choices ps m)) (generators G).

Section Means.
Variables N k : nat.
Variable ps : list Z.
Hypothesis parameters_ : length ps = k.
Hypothesis named : (N < k)%nat.
Notation n := (nth N ps 0).
Hypothesis positive : 1 <= n.

Lemma name_here (e : list Z) : value (ps ++ e) (Var N) = Some n /\ num (ps ++ e) (Var N) = n.
Proof.
  cbn [value num]; split; [|apply app_nth1; lia]; rewrite nth_error_app1 by lia; apply nth_error_nth'; lia.
Qed.

Lemma itself_here v (e : list Z) : value (ps ++ v :: e) (Var k) = Some v.
Proof. cbn [value]; rewrite nth_error_app2, parameters_, Nat.sub_diag by lia; reflexivity. Qed.

Lemma name_other j v u (e : list Z) : j <> k -> (j < S k + length e)%nat -> nth_error (ps ++ v :: e) j = Some (nth j (ps ++ v :: e) 0) /\ nth j (ps ++ v :: e) 0 = nth j (ps ++ u :: e) 0.
Proof.
  intros D L; split; [apply nth_error_nth'; rewrite app_length; cbn [length]; lia|].
  destruct (Nat.lt_ge_cases j k) as [B|B]; [rewrite !app_nth1 by lia; reflexivity|]; rewrite !app_nth2 by lia.
  destruct (j - length ps)%nat as [|i] eqn:E; [lia | reflexivity].
Qed.

Lemma steady_right t v u (e : list Z) : steady N k (S k + length e) t = true ->
  value (ps ++ v :: e) t = Some (num (ps ++ v :: e) t) /\ num (ps ++ v :: e) t = num (ps ++ u :: e) t.
Proof.
  induction t as [z|j|a IHa b IHb|a IHa b IHb|a IHa b IHb|a IHa b _|a _ b _|a IHa b IHb|a _ b _|a _ b _|a _|a _ b _|a _ b _|a _ b _|c a _ b _|a _ b _ t _]; cbn [steady]; intros S; try discriminate.
  - split; reflexivity.
  - apply andb_true_iff in S as [L D]; apply Nat.ltb_lt in L; apply negb_true_iff, Nat.eqb_neq in D; apply (name_other j v u e D L).
  - apply andb_true_iff in S as [A B]; destruct (IHa A) as [Va Na], (IHb B) as [Vb Nb]; cbn [value num]; rewrite Va, Vb, Na, Nb; split; reflexivity.
  - apply andb_true_iff in S as [A B]; destruct (IHa A) as [Va Na], (IHb B) as [Vb Nb]; cbn [value num]; rewrite Va, Vb, Na, Nb; split; reflexivity.
  - apply andb_true_iff in S as [A B]; destruct (IHa A) as [Va Na], (IHb B) as [Vb Nb]; cbn [value num]; rewrite Va, Vb, Na, Nb; split; reflexivity.
  - destruct b as [c| | | | | | | | | | | | | | |]; try discriminate; apply andb_true_iff in S as [A B]; apply Z.ltb_lt in B; destruct (IHa A) as [Va Na]; cbn [value num]; rewrite Va, Na; cbn [both]; unfold not_zero_below; rewrite (proj2 (Z.eqb_neq c 0)) by lia; split; reflexivity.
  - apply andb_true_iff in S as [A B]; apply (proj1 same_texts) in B; subst b; destruct (IHa A) as [Va Na], (name_here (v :: e)) as [Vn Nn], (name_here (u :: e)) as [_ Nu]; cbn [value num] in *; rewrite Va, Vn, Na, Nn, Nu; cbn [both]; unfold positive_below.
    rewrite (proj2 (Z.ltb_lt 0 n)) by lia; split; reflexivity.
Qed.

Lemma steady_list l v u (e : list Z) : forallb (steady N k (S k + length e)) l = true -> map (num (ps ++ v :: e)) l = map (num (ps ++ u :: e)) l.
Proof.
  intros S; apply map_ext_in; intros t I; rewrite forallb_forall in S; apply (steady_right t v u e (S t I)).
Qed.

(* The digit at a place. *)
Lemma digit_right p x v (e : list Z) : value (ps ++ v :: e) p = Some x -> 0 <= x -> value (ps ++ v :: e) (digit_at N k p) = Some (dig n v x).
Proof.
  intros P X; unfold digit_at; cbn [value] in *; pose proof (itself_here v e) as I; destruct (name_here (v :: e)) as [Nn _]; cbn [value] in I, Nn; rewrite I, Nn, P; cbn [both].
  rewrite (proj2 (Z.leb_le 0 x) X); cbn [both]; unfold not_zero_below, positive_below; pose proof (Z.pow_pos_nonneg n x ltac:(lia) X).
  rewrite (proj2 (Z.eqb_neq (n ^ x) 0)) by lia; cbn [both negb]; rewrite (proj2 (Z.ltb_lt 0 n)) by lia; reflexivity.
Qed.

Lemma put_right t a b x y z v (e : list Z) : value (ps ++ v :: e) t = Some z -> value (ps ++ v :: e) a = Some x -> value (ps ++ v :: e) b = Some y -> 0 <= x -> 0 <= y ->
  value (ps ++ v :: e) (put N k t a b) = Some (z + (dig n v y - dig n v x) * n ^ x).
Proof.
  intros T A B X Y; unfold put; pose proof (digit_right a x v e A X) as Da; pose proof (digit_right b y v e B Y) as Db; destruct (name_here (v :: e)) as [Nn _].
  change (both Z.add always (value (ps ++ v :: e) t) (both Z.mul always (both Z.sub always (value (ps ++ v :: e) (digit_at N k b)) (value (ps ++ v :: e) (digit_at N k a)))
    (both Z.pow (fun _ y => 0 <=? y) (value (ps ++ v :: e) (Var N)) (value (ps ++ v :: e) a))) = Some (z + (dig n v y - dig n v x) * n ^ x)).
  rewrite T, Da, Db, Nn, A; cbn [both]; rewrite (proj2 (Z.leb_le 0 x) X); reflexivity.
Qed.

Lemma upwards_places m : forall a, upwards (Z.of_nat a) m = map Z.of_nat (seq a m).
Proof. induction m as [|m IH]; intros a; [reflexivity|]; cbn [upwards seq map]; rewrite <- IH; f_equal; f_equal; lia. Qed.

Lemma number_sum h m : number n m h = sum_over (fun i => h i * n ^ i) (map Z.of_nat (seq 0 m)).
Proof.
  induction m as [|m IH]; [reflexivity|]; rewrite seq_S, map_app, sum_over_app; cbn [number map sum_over Nat.add]; rewrite IH; lia.
Qed.

Lemma added_all {A} (f : A -> option Z) g l : (forall x, In x l -> f x = Some (g x)) -> added f l = Some (sum_over g l).
Proof.
  induction l as [|x l IH]; intros H; [reflexivity|]; cbn; fold (added f l); rewrite (H x (or_introl eq_refl)), IH by (intros; apply H; right; assumption); reflexivity.
Qed.

Lemma whole_sum f h : (forall x, 0 <= x < n -> f x = Some (h x * n ^ x)) -> added f (span 0 (n - 1)) = Some (word n h).
Proof.
  intros H; unfold word; rewrite number_sum; unfold span; replace (n - 1 - 0 + 1) with n by lia; pose proof (upwards_places (Z.to_nat n) 0) as U; change (Z.of_nat 0) with 0 in U; rewrite U.
  apply added_all; intros x I; apply H; apply in_map_iff in I as (i & <- & I); apply in_seq in I; lia.
Qed.

Lemma two_changes v a b : numeral n v -> 0 <= a < n -> 0 <= b < n -> a <> b -> v + (dig n v b - dig n v a) * n ^ a + (dig n v a - dig n v b) * n ^ b = moved n (Swap a b) v.
Proof.
  intros V A B D; unfold moved; set (f := fun i => if i =? a then dig n v b else dig n v i).
  assert (E : word n f = v + (dig n v b - dig n v a) * n ^ a).
  { rewrite (word_change n positive (dig n v) f a), (digits_word n positive v V) by (try exact A; intros i _ Ne; unfold f; rewrite (proj2 (Z.eqb_neq i a) Ne); reflexivity); unfold f; rewrite Z.eqb_refl; reflexivity. }
  rewrite (word_change n positive f _ b); [|intros i _ Ne; unfold f; cbn [from]; rewrite (proj2 (Z.eqb_neq i b) Ne); destruct (i =? a); reflexivity | exact B].
  rewrite E; unfold f; cbn [from]; rewrite Z.eqb_refl, (proj2 (Z.eqb_neq b a)) by congruence; reflexivity.
Qed.

Lemma three_changes v a b c : numeral n v -> legal n (Turn a b c) -> v + (dig n v c - dig n v a) * n ^ a + (dig n v a - dig n v b) * n ^ b + (dig n v b - dig n v c) * n ^ c = moved n (Turn a b c) v.
Proof.
  intros V (A & B & C & Ab & Bc & Ac); unfold moved; set (f := fun i => if i =? a then dig n v c else dig n v i); set (h := fun i => if i =? b then dig n v a else f i).
  assert (E : word n f = v + (dig n v c - dig n v a) * n ^ a).
  { rewrite (word_change n positive (dig n v) f a), (digits_word n positive v V) by (try exact A; intros i _ Ne; unfold f; rewrite (proj2 (Z.eqb_neq i a) Ne); reflexivity); unfold f; rewrite Z.eqb_refl; reflexivity. }
  assert (E' : word n h = word n f + (dig n v a - dig n v b) * n ^ b).
  { rewrite (word_change n positive f h b) by (try exact B; intros i _ Ne; unfold h; rewrite (proj2 (Z.eqb_neq i b) Ne); reflexivity); unfold h, f; rewrite Z.eqb_refl, (proj2 (Z.eqb_neq b a)) by congruence; reflexivity. }
  rewrite (word_change n positive h _ c); [|intros i _ Ne; unfold h, f; cbn [from]; rewrite (proj2 (Z.eqb_neq i c) Ne); destruct (Z.eqb_spec i a), (Z.eqb_spec i b); try reflexivity; congruence | exact C].
  rewrite E', E; unfold h, f; cbn [from]; rewrite Z.eqb_refl, (proj2 (Z.eqb_neq c b)), (proj2 (Z.eqb_neq c a)) by congruence; reflexivity.
Qed.

Lemma steady_more t v x (e : list Z) : steady N k (S k + length e) t = true -> value (ps ++ v :: (e ++ [x])) t = Some (num (ps ++ v :: e) t).
Proof.
  induction t as [z|j|a IHa b IHb|a IHa b IHb|a IHa b IHb|a IHa b _|a _ b _|a IHa b IHb|a _ b _|a _ b _|a _|a _ b _|a _ b _|a _ b _|c a _ b _|a _ b _ t _]; cbn [steady]; intros S; try discriminate; cbn [value num].
  - reflexivity.
  - apply andb_true_iff in S as [L D]; apply Nat.ltb_lt in L; change (ps ++ v :: e ++ [x]) with (ps ++ (v :: e) ++ [x]); rewrite app_assoc, nth_error_app1 by (rewrite app_length; cbn [length]; lia).
    apply nth_error_nth'; rewrite app_length; cbn [length]; lia.
  - apply andb_true_iff in S as [A B]; rewrite IHa, IHb by assumption; reflexivity.
  - apply andb_true_iff in S as [A B]; rewrite IHa, IHb by assumption; reflexivity.
  - apply andb_true_iff in S as [A B]; rewrite IHa, IHb by assumption; reflexivity.
  - destruct b as [c| | | | | | | | | | | | | | |]; try discriminate; apply andb_true_iff in S as [A B]; apply Z.ltb_lt in B; rewrite IHa by exact A; cbn [value num both]; unfold not_zero_below; rewrite (proj2 (Z.eqb_neq c 0)) by lia; reflexivity.
  - apply andb_true_iff in S as [A B]; apply (proj1 same_texts) in B; subst b; destruct (name_here (v :: e ++ [x])) as [Vn _], (name_here (v :: e)) as [_ Nn]; rewrite IHa, Vn, Nn by exact A; cbn [both]; unfold positive_below.
    rewrite (proj2 (Z.ltb_lt 0 n)) by lia; reflexivity.
Qed.

Theorem term_right s v (e : list Z) : numeral n v -> forallb (steady N k (S k + length e)) (places_of s) = true -> legal n (move_at (ps ++ 0 :: e) s) ->
  value (ps ++ v :: e) (term_of N k (S k + length e) s) = Some (moved n (move_at (ps ++ 0 :: e) s) v).
Proof.
  intros V; destruct s as [a b|a b c|m]; cbn [places_of forallb move_at]; rewrite ?andb_true_iff; intros S L.
  - destruct S as (Sa & Sb & _); destruct (steady_right a v 0 e Sa) as [Va Na], (steady_right b v 0 e Sb) as [Vb Nb]; rewrite Na in Va; rewrite Nb in Vb; cbn [term_of].
    destruct L as (A & B & D); rewrite <- two_changes by assumption; apply put_right; try assumption; try lia; apply put_right; try assumption; try lia; apply itself_here.
  - destruct S as (Sa & Sb & Sc & _); destruct (steady_right a v 0 e Sa) as [Va Na], (steady_right b v 0 e Sb) as [Vb Nb], (steady_right c v 0 e Sc) as [Vc Nc]; rewrite Na in Va; rewrite Nb in Vb; rewrite Nc in Vc; cbn [term_of].
    rewrite <- three_changes by assumption; destruct L as (A & B & C & _); repeat (apply put_right; try assumption; try lia); apply itself_here.
  - destruct S as (Sm & _); destruct (steady_right m v 0 e Sm) as [_ Nm]; cbn [legal] in L; cbn [term_of].
    assert (E : value (ps ++ v :: e) (Minus (Var N) (Num 1)) = Some (n - 1)) by (destruct (name_here (v :: e)) as [Vn _]; cbn [value] in *; rewrite Vn; reflexivity).
    set (names := (S k + length e)%nat); set (body := Times _ _).
    change (from_to (added (fun x => value ((ps ++ v :: e) ++ [x]) body)) (Some 0) (value (ps ++ v :: e) (Minus (Var N) (Num 1))) = Some (moved n (Flip (num (ps ++ 0 :: e) m)) v)).
    rewrite E; cbn [from_to]; apply whole_sum; intros x X; rewrite <- app_assoc; cbn [app].
    assert (Vx : value (ps ++ v :: (e ++ [x])) (Var names) = Some x).
    { cbn [value]; change (ps ++ v :: e ++ [x]) with (ps ++ (v :: e) ++ [x]); unfold names; rewrite app_assoc, nth_error_app2 by (rewrite app_length; cbn [length]; lia).
      rewrite app_length; cbn [length]; replace (S k + length e - (length ps + S (length e)))%nat with 0%nat by lia; reflexivity. }
    pose proof (steady_more m v x e Sm) as Vm; rewrite Nm in Vm; set (K := num (ps ++ 0 :: e) m) in *; destruct (name_here (v :: e ++ [x])) as [Vn _].
    assert (Vp : value (ps ++ v :: (e ++ [x])) (Text.Cond (AtMost (Var names) m) (Minus m (Var names)) (Var names)) = Some (from (Flip K) x)).
    { change (match compare Z.leb (value (ps ++ v :: e ++ [x]) (Var names)) (value (ps ++ v :: e ++ [x]) m) with
        | Some true => both Z.sub always (value (ps ++ v :: e ++ [x]) m) (value (ps ++ v :: e ++ [x]) (Var names)) | Some false => value (ps ++ v :: e ++ [x]) (Var names) | None => None end = Some (from (Flip K) x)).
      rewrite Vx, Vm; cbn [compare from]; destruct (x <=? K); reflexivity. }
    assert (R : 0 <= from (Flip K) x) by (apply (from_range n (Flip K) x L X)).
    pose proof (digit_right _ _ v (e ++ [x]) Vp R) as D; unfold body.
    change (both Z.mul always (value (ps ++ v :: e ++ [x]) (digit_at N k (Text.Cond (AtMost (Var names) m) (Minus m (Var names)) (Var names))))
      (both Z.pow (fun _ y => 0 <=? y) (value (ps ++ v :: e ++ [x]) (Var N)) (value (ps ++ v :: e ++ [x]) (Var names))) = Some (dig n v (from (Flip K) x) * n ^ x)).
    rewrite D, Vn, Vx; cbn [both]; rewrite (proj2 (Z.leb_le 0 x)) by lia; reflexivity.
Qed.
End Means.
