(* Texts of networks of permutations: the numbers p in 0..pow(n, n)-1 whose digits all differ, and neighbours by moves of digits. *)

From Coq Require Import ZArith List Bool Lia.
From Topocert Require Import Graph Walk Text TextMeaning CheckTerms CheckFamily NetworkSame Permutations.
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

(* t + d*(x - y) as t + d*x + d'*y, where d is a difference, and d' the other way round. *)
Definition spread (t : term) : term :=
  match t with Plus t (Times (Minus b a) (Minus x y)) => Plus (Plus t (Times (Minus b a) x)) (Times (Minus a b) y) | t => t end.

Lemma spread_right e t : value e (spread t) = value e t.
Proof.
  destruct t as [| |t d| | | | | | | | | | | | |]; try reflexivity; destruct d as [| | | |d c| | | | | | | | | | |]; try reflexivity; destruct d as [| | |b a| | | | | | | | | | | |]; try reflexivity; destruct c as [| | |x y| | | | | | | | | | | |]; try reflexivity.
  cbn [spread value]; destruct (value e t), (value e a), (value e b), (value e x), (value e y); cbn [both always]; try reflexivity; f_equal; lia.
Qed.

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
  | [t] => let t := spread t in match guessed t with
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

(* A condition on parameters, which has a value in any case. *)
Definition plainly_said (k : nat) (d : cond) : bool := scoped_cond [] k k d && match condition_requirements d with [] => true | _ => false end.

Definition permutations_of (t : text) : option group :=
  let k := parameters t in
  match coordinates t with
  | [Range (Num 0) (Minus (Pow (Var N) (Var M)) (Num 1)) c] =>
      let others := filter (fun d => negb (same_cond d (different N k))) (conjuncts c) in
      if Nat.eqb N M && (N <? k)%nat && existsb (fun d => same_cond d (different N k)) (conjuncts c) && forallb (plainly_said k) others
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

(* ---------- The network ---------- *)

Lemma each_all {A B} (f : A -> option (list B)) g l : (forall x, In x l -> f x = Some (g x)) -> each f l = Some (flat_map g l).
Proof.
  induction l as [|x l IH]; intros H; [reflexivity|]; cbn [each flat_map]; rewrite (H x (or_introl eq_refl)), IH by (intros; apply H; right; assumption); reflexivity.
Qed.

Lemma true_of_all {A} (f : A -> option bool) g l : (forall x, In x l -> f x = Some (g x)) -> true_of_each f l = Some (forallb g l).
Proof.
  induction l as [|x l IH]; intros H; [reflexivity|]; cbn; fold (true_of_each f l); rewrite (H x (or_introl eq_refl)), IH by (intros; apply H; right; assumption); reflexivity.
Qed.

Section Network.
Variables (t : text) (G : group) (ps : list Z).
Hypothesis read : permutations_of t = Some G.
Hypothesis parameters_ : length ps = parameters t.
Notation n := (nth (symbols G) ps 0).
Hypothesis positive : 1 <= n.
Hypothesis given_so : forall d, In d (given_that G) -> yes ps d = true.
Hypothesis legal_all : forall m, In m (moves_at ps G) -> legal n m.
Notation g := (text_graph t ps).
Notation k := (parameters t).

Definition all_differ (v : Z) : bool := forallb (fun i => forallb (fun j => negb (dig n v i =? dig n v j)) (span 0 (i - 1))) (span 1 (n - 1)).

Lemma all_differ_right v : numeral n v -> all_differ v = true <-> permutation n v.
Proof.
  intros V; unfold all_differ, permutation; rewrite forallb_forall; split.
  - intros H; split; [exact V|].
    assert (K : forall i j, 0 <= j < i -> i < n -> dig n v i <> dig n v j).
    { intros i j J I E; specialize (H i (proj2 (in_span 1 (n - 1) i) ltac:(lia))); rewrite forallb_forall in H; specialize (H j (proj2 (in_span 0 (i - 1) j) ltac:(lia))); rewrite E, Z.eqb_refl in H; discriminate. }
    intros i j I J E; destruct (Z.lt_total i j) as [L|[L|L]]; [destruct (K j i ltac:(lia) ltac:(lia) (eq_sym E)) | exact L | destruct (K i j ltac:(lia) ltac:(lia) E)].
  - intros [_ P] i I; apply in_span in I; apply forallb_forall; intros j J; apply in_span in J; apply negb_true_iff, Z.eqb_neq; intros E; apply P in E; lia.
Qed.

Lemma read_parts : exists N c, coordinates t = [Range (Num 0) (Minus (Pow (Var N) (Var N)) (Num 1)) c] /\ symbols G = N /\ (N < k)%nat /\
  existsb (fun d => same_cond d (different N k)) (conjuncts c) = true /\
  given_that G = filter (fun d => negb (same_cond d (different N k))) (conjuncts c) /\
  (forall d, In d (given_that G) -> scoped_cond [] k k d = true /\ condition_requirements d = []) /\
  all_generators N k (neighbours t) = Some (generators G).
Proof using read.
  clear parameters_ positive given_so legal_all ps; unfold permutations_of in read; destruct (coordinates t) as [|[l h c] more]; try discriminate; destruct l as [[| |]| | | | | | | | | | | | | | |]; try discriminate.
  destruct h as [| | |h one| | | | | | | | | | | |]; try discriminate; destruct h as [| | | | | | | | | | |a b| | | |]; try discriminate; destruct a as [|N| | | | | | | | | | | | | |]; try discriminate; destruct b as [|M| | | | | | | | | | | | | |]; try discriminate.
  destruct one as [[|[| |]|]| | | | | | | | | | | | | | |]; try discriminate; destruct more; [|discriminate].
  destruct (Nat.eqb N M && (N <? k)%nat && _ && _) eqn:E; [|discriminate]; rewrite !andb_true_iff, forallb_forall in E; destruct E as [[[E1 E2] E3] E4].
  apply Nat.eqb_eq in E1; subst M; apply Nat.ltb_lt in E2; destruct (all_generators N k (neighbours t)) as [l|] eqn:A; [|discriminate]; injection read as <-; cbn [symbols given_that generators].
  exists N, c; split; [reflexivity|]; split; [reflexivity|]; split; [exact E2|]; split; [exact E3|]; split; [reflexivity|]; split; [|exact A].
  intros d I; specialize (E4 d I); unfold plainly_said in E4; apply andb_true_iff in E4 as [S R]; split; [exact S|]; destruct (condition_requirements d); [reflexivity | discriminate].
Qed.

Lemma different_right v : numeral n v -> (symbols G < k)%nat -> holds (ps ++ [v]) (different (symbols G) k) = Some (all_differ v).
Proof.
  intros V L; unfold different; destruct (name_here (symbols G) k ps parameters_ L [v]) as [Vn _]; cbn [value] in Vn.
  assert (E : value (ps ++ [v]) (Minus (Var (symbols G)) (Num 1)) = Some (n - 1)) by (cbn [value]; rewrite Vn; reflexivity).
  set (inner := Every (Num 0) _ _); change (from_to (true_of_each (fun x => holds ((ps ++ [v]) ++ [x]) inner)) (Some 1) (value (ps ++ [v]) (Minus (Var (symbols G)) (Num 1))) = Some (all_differ v)); rewrite E; cbn [from_to].
  apply true_of_all; intros i I; apply in_span in I; rewrite <- app_assoc; cbn [app].
  assert (Ei : value (ps ++ [v; i]) (Var (S k)) = Some i).
  { cbn [value]; rewrite nth_error_app2, parameters_ by lia; replace (S k - k)%nat with 1%nat by lia; reflexivity. }
  unfold inner; set (body := Text.Not _).
  change (from_to (true_of_each (fun x => holds ((ps ++ [v; i]) ++ [x]) body)) (Some 0) (both Z.sub always (value (ps ++ [v; i]) (Var (S k))) (Some 1)) = Some (forallb (fun j => negb (dig n v i =? dig n v j)) (span 0 (i - 1)))).
  rewrite Ei; cbn [both always from_to]; apply true_of_all; intros j J; apply in_span in J; rewrite <- app_assoc; cbn [app].
  assert (Di : value (ps ++ [v; i; j]) (digit_at (symbols G) k (Var (S k))) = Some (dig n v i)).
  { apply (digit_right (symbols G) k ps parameters_ L positive (Var (S k)) i v [i; j]); [|lia]; cbn [value]; rewrite nth_error_app2, parameters_ by lia; replace (S k - k)%nat with 1%nat by lia; reflexivity. }
  assert (Dj : value (ps ++ [v; i; j]) (digit_at (symbols G) k (Var (S (S k)))) = Some (dig n v j)).
  { apply (digit_right (symbols G) k ps parameters_ L positive (Var (S (S k))) j v [i; j]); [|lia]; cbn [value]; rewrite nth_error_app2, parameters_ by lia; replace (S (S k) - k)%nat with 2%nat by lia; reflexivity. }
  unfold body; cbn [holds]; rewrite Di, Dj; reflexivity.
Qed.

Lemma conjuncts_hold e d b c : (forall x, In x (conjuncts c) -> holds e x = Some (if same_cond x d then b else true)) ->
  holds e c = Some (if existsb (fun x => same_cond x d) (conjuncts c) then b else true).
Proof.
  induction c as [| | | | |c1 IH1 c2 IH2| | ]; intros H; try (specialize (H _ (or_introl eq_refl)); cbn [conjuncts existsb]; rewrite H, orb_false_r; reflexivity).
  cbn [conjuncts holds] in *; rewrite existsb_app, IH1 by (intros x I; apply H, in_or_app; left; exact I).
  pose proof (IH2 (fun x I => H x (in_or_app _ _ _ (or_intror I)))) as H2.
  destruct (existsb (fun x => same_cond x d) (conjuncts c1)), b; cbn [orb]; try exact H2; [|reflexivity..].
  rewrite H2; destruct (existsb _ (conjuncts c2)); reflexivity.
Qed.

Lemma condition_right c v : numeral n v -> (symbols G < k)%nat -> existsb (fun d => same_cond d (different (symbols G) k)) (conjuncts c) = true ->
  given_that G = filter (fun d => negb (same_cond d (different (symbols G) k))) (conjuncts c) ->
  (forall d, In d (given_that G) -> scoped_cond [] k k d = true /\ condition_requirements d = []) -> holds (ps ++ [v]) c = Some (all_differ v).
Proof.
  intros V L E Gi Sc; rewrite (conjuncts_hold (ps ++ [v]) (different (symbols G) k) (all_differ v) c), E; [reflexivity|].
  intros x I; destruct (same_cond x (different (symbols G) k)) eqn:S; [apply (proj2 same_texts) in S; subst x; apply different_right; assumption|].
  assert (J : In x (given_that G)) by (rewrite Gi; apply filter_In; rewrite S; auto); destruct (Sc x J) as [S1 S2]; rewrite <- parameters_ in S1.
  rewrite (scoped_holds ps [] x [v] (length ps)); [f_equal | intros i [] | exact S1 | lia | rewrite app_length; lia | rewrite S2; intros d []].
  rewrite (proj2 (scoped_same [] (length ps)) x (length ps) (ps ++ [v]) ps S1 (le_n _) (first_names ps [v])); apply given_so, J.
Qed.

Lemma vertices_known : exists l, text_vertices t ps = Some l /\ NoDup l /\ forall w, In w l <-> exists v, w = [v] /\ permutation n v.
Proof.
  destruct read_parts as (N & c & Co & <- & L & E & Gi & Sc & _); unfold text_vertices; rewrite Co.
  assert (H : value ps (Minus (Pow (Var (symbols G)) (Var (symbols G))) (Num 1)) = Some (n ^ n - 1)).
  { destruct (name_here (symbols G) k ps parameters_ L []) as [Vn _]; rewrite app_nil_r in Vn; cbn [value] in *; rewrite Vn; cbn [both]; rewrite (proj2 (Z.leb_le 0 n)) by lia; reflexivity. }
  assert (D : forall v, In v (span 0 (n ^ n - 1)) -> holds (ps ++ [v]) c = Some (all_differ v)) by (intros v I; apply in_span in I; apply condition_right; try assumption; unfold numeral; lia).
  assert (T : tuples ps [Range (Num 0) (Minus (Pow (Var (symbols G)) (Var (symbols G))) (Num 1)) c] = Some (flat_map (fun v => if all_differ v then [[v]] else []) (span 0 (n ^ n - 1)))).
  { cbn [tuples low high only]; rewrite H; change (value ps 0) with (Some 0); apply each_all; intros v I; rewrite (D v I); destruct (all_differ v); reflexivity. }
  eexists; split; [exact T|]; split; [exact (tuples_once _ _ _ T)|]; intros w; rewrite in_flat_map; split.
  - intros (v & I & J); destruct (all_differ v) eqn:A; [|destruct J]; destruct J as [<-|[]]; apply in_span in I; exists v; split; [reflexivity|]; apply all_differ_right; [unfold numeral; lia | exact A].
  - intros (v & -> & P); exists v; rewrite in_span, (proj2 (all_differ_right v (proj1 P)) P); split; [destruct P as [[? ?] _]; lia | left; reflexivity].
Qed.

Lemma choices_known N rs : (N < k)%nat -> n = nth N ps 0 -> forall e v, steady_ranges N k (S k + length e) rs = true ->
  exists l, tuples (ps ++ v :: e) rs = Some l /\ tuples (ps ++ 0 :: e) rs = Some l /\ forall x, In x l -> length x = length rs.
Proof.
  intros L Nn; induction rs as [|r rs IH]; intros e v St; cbn [steady_ranges tuples] in *; [exists [[]]; repeat split; intros x [<-|[]]; reflexivity|].
  rewrite !andb_true_iff in St; destruct St as [[[Lo Hi] On] St]; apply (proj2 same_texts) in On.
  assert (P : 1 <= nth N ps 0) by (rewrite <- Nn; exact positive).
  destruct (steady_right N k ps parameters_ L P (low r) v 0 e Lo) as [V1 N1], (steady_right N k ps parameters_ L P (high r) v 0 e Hi) as [V2 N2].
  rewrite (proj1 (steady_right N k ps parameters_ L P (low r) 0 0 e Lo)), (proj1 (steady_right N k ps parameters_ L P (high r) 0 0 e Hi)), V1, V2, N1, N2, On; clear V1 V2 N1 N2.
  set (a := num _ (low r)); set (b := num _ (high r)).
  assert (K : forall x u, tuples ((ps ++ u :: e) ++ [x]) rs = tuples (ps ++ 0 :: (e ++ [x])) rs /\ exists l, tuples (ps ++ 0 :: (e ++ [x])) rs = Some l /\ forall y, In y l -> length y = length rs).
  { intros x u; rewrite <- app_assoc; cbn [app]; destruct (IH (e ++ [x]) u) as (l & A & B & C); [rewrite app_length; cbn [length]; replace (S k + (length e + 1))%nat with (S (S k + length e)) by lia; exact St|].
    rewrite A, B; split; [reflexivity|]; exists l; auto. }
  set (h := fun x => map (cons x) (known (tuples (ps ++ 0 :: (e ++ [x])) rs))); exists (flat_map h (span a b)).
  assert (Of : forall u, each (fun x => where_holds (holds ((ps ++ u :: e) ++ [x]) Yes) (option_map (map (cons x)) (tuples ((ps ++ u :: e) ++ [x]) rs))) (span a b) = Some (flat_map h (span a b))).
  { intros u; apply each_all; intros x _; destruct (K x u) as [-> (l & El & _)]; unfold h; rewrite El; reflexivity. }
  split; [apply Of|]; split; [apply Of|]; intros y I; apply in_flat_map in I as (x & _ & I); unfold h in I; destruct (K x 0) as [_ (l & El & Le)]; rewrite El in I; apply in_map_iff in I as (z & <- & I); cbn [length]; rewrite (Le z I); reflexivity.
Qed.

Lemma listed_right N x m v : (N < k)%nat -> symbols G = N -> generator_of N k x = Some m -> (forall c, In c (map (fun e => move_at (ps ++ 0 :: e) (shift_of m)) (choices ps m)) -> legal n c) -> numeral n v ->
  listed (ps ++ [v]) x = Some (map (fun c => [moved n c v]) (map (fun e => move_at (ps ++ 0 :: e) (shift_of m)) (choices ps m))).
Proof.
  intros L Sy Ge Le V; unfold generator_of in Ge; destruct (to x) as [|u [|]] eqn:To; try discriminate; cbv zeta in Ge; destruct (guessed (spread u)) as [s|]; [|discriminate].
  destruct (same_term _ _ && _ && _ && _) eqn:E; [|discriminate]; injection Ge as <-; rewrite !andb_true_iff in E; destruct E as [[[E1 E2] E3] E4]; apply (proj1 same_texts) in E1; apply (proj2 same_texts) in E4.
  unfold listed; cbn [shift_of along] in *; destruct (choices_known N (over x) L ltac:(rewrite Sy; reflexivity) [] v ltac:(cbn [length]; rewrite Nat.add_0_r; exact E3)) as (l & A & B & C); unfold choices; cbn [along]; rewrite A, B; cbn [known].
  rewrite map_map, E4, To.
  replace (map (fun e => [moved n (move_at (ps ++ 0 :: e) s) v]) l) with (flat_map (fun e => [[moved n (move_at (ps ++ 0 :: e) s) v]]) l) by (clear; induction l as [|e l IH]; [reflexivity | cbn [flat_map map app]; rewrite IH; reflexivity]).
  apply each_all; intros e I; cbn [holds where_holds tuple]; rewrite <- app_assoc; cbn [app].
  assert (T : value (ps ++ v :: e) (term_of N k (S k + length e) s) = Some (moved n (move_at (ps ++ 0 :: e) s) v)).
  { rewrite Sy in *; apply term_right; try assumption; [rewrite (C e I); exact E2|]; apply Le, in_map_iff; exists e; split; [reflexivity|]; unfold choices; cbn [along]; rewrite B; exact I. }
  rewrite (C e I) in T; rewrite <- (spread_right _ u), E1, T; reflexivity.
Qed.

Lemma neighbours_known v : numeral n v -> text_neighbours t ps [v] = Some (map (fun c => [moved n c v]) (moves_at ps G)).
Proof.
  intros V; destruct read_parts as (N & c & _ & Sy & L & _ & _ & _ & A); pose proof legal_all as Le; unfold text_neighbours, moves_at in *; revert A Le; generalize (generators G) as ms; induction (neighbours t) as [|x l IH]; intros ms A Le; cbn [all_generators each] in *; [injection A as <-; reflexivity|].
  destruct (generator_of N k x) as [m|] eqn:Gx; [|discriminate]; destruct (all_generators N k l) as [ms'|]; [|discriminate]; injection A as <-; cbn [flat_map] in *.
  rewrite (listed_right N x m v L Sy Gx) by (try exact V; intros d I; apply Le, in_or_app; left; exact I).
  rewrite (IH ms' eq_refl) by (intros d I; apply Le, in_or_app; right; exact I); rewrite map_app; reflexivity.
Qed.

Theorem vertices_once_ : NoDup (vertices g).
Proof. destruct vertices_known as (l & E & O & _); cbn [vertices text_graph]; rewrite E; exact O. Qed.

Theorem vertices_are w : In w (vertices g) <-> exists v, w = [v] /\ permutation n v.
Proof. destruct vertices_known as (l & E & _ & A); cbn [vertices text_graph]; rewrite E; apply A. Qed.

Theorem links_are v w : permutation n v -> permutation n w -> link g [v] [w] <-> exists m, In m (moves_at ps G) /\ w = moved n m v.
Proof.
  intros [V _] _; cbn [link text_graph]; rewrite (neighbours_known v V); cbn [known]; rewrite in_map_iff; split; intros (m & A & B); exists m; (split; [|congruence || idtac]); try assumption; congruence.
Qed.

Theorem permutations_proper : proper g.
Proof.
  split; [exact vertices_once_|]; intros E; assert (I : In [start n] (vertices g)) by (apply vertices_are; exists (start n); split; [reflexivity | apply (start_permutation n positive)]); rewrite E in I; exact I.
Qed.
End Network.
