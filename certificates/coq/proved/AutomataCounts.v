(* How many words an automaton takes, and what they weigh together, as a linear recurrence: equations between these numbers and
   sums of powers, which are closed under reading a letter. A value is such a sum, of n to a power times a number to the n. *)

From Coq Require Import ZArith Bool Lia Uint63 PArray List.
From Topocert Require Import Graph Walk Loop Text CheckTerms AutomataTables AutomataConditions.
Import ListNotations.
Open Scope Z_scope.

(* ---------- The words of which a part is seen ---------- *)

Section Ways.
Context {L X : Type}.
Variable D : dfa X int.
Variable over : L -> list X.
Variable weight : int -> X -> Z.   (* of a letter that is read at a state *)
Variable rest : int -> Z.          (* of the end *)
Hypothesis over_once : forall l, NoDup (over l).

Fixpoint completions (s : int) (w : list L) : list (list X) :=
  match w with
  | [] => if final D s then [[]] else []
  | l :: w => flat_map (fun x => match step D s x with Some t => map (cons x) (completions t w) | None => [] end) (over l)
  end.

Lemma completions_in w : forall s v, In v (completions s w) <-> Forall2 (fun l x => In x (over l)) w v /\ takes_from D s v = true.
Proof.
  induction w as [|l w IH]; intros s v; cbn [completions].
  - destruct (final D s) eqn:F; cbn; split; intros H; [destruct H as [<-|[]]; split; [constructor | exact F] | destruct H as [H _]; inversion H; left; reflexivity | destruct H | destruct H as [H T]; inversion H; subst; cbn in T; congruence].
  - rewrite in_flat_map; split.
    + intros (x & I & J); destruct (step D s x) as [t|] eqn:S; [|destruct J]; apply in_map_iff in J as (v' & <- & J); apply IH in J as [F T].
      split; [constructor; assumption | cbn; rewrite S; exact T].
    + intros [F T]; inversion F as [|? x ? v' I F']; subst; exists x; split; [exact I|]; cbn in T; destruct (step D s x) as [t|]; [|discriminate].
      apply in_map_iff; exists v'; split; [reflexivity | apply IH; auto].
Qed.

Lemma flat_map_once {A B : Type} (f : A -> list B) l : NoDup l -> (forall a, In a l -> NoDup (f a)) -> (forall a a' b, In b (f a) -> In b (f a') -> a = a') -> NoDup (flat_map f l).
Proof.
  induction l as [|a l IH]; intros N F H; [constructor|]; inversion N as [|? ? Na N']; subst; cbn [flat_map].
  assert (A2 : NoDup (flat_map f l)) by (apply IH; [exact N' | intros b I; apply F; right; exact I | exact H]).
  generalize (F a (or_introl eq_refl)); assert (G : forall b, In b (f a) -> ~ In b (flat_map f l)) by (intros b I J; apply in_flat_map in J as (a' & J & K); rewrite (H a a' b I K) in Na; contradiction).
  revert G; generalize (f a); intros m; induction m as [|b m IHm]; intros G M; [exact A2|]; inversion M as [|? ? Nb M']; subst; cbn [app]; constructor.
  - rewrite in_app_iff; intros [J|J]; [contradiction | exact (G b (or_introl eq_refl) J)].
  - apply IHm; [intros c I; apply G; right; exact I | exact M'].
Qed.

Lemma completions_once w : forall s, NoDup (completions s w).
Proof.
  induction w as [|l w IH]; intros s; cbn [completions].
  - destruct (final D s); repeat constructor; intros [].
  - apply flat_map_once; [apply over_once | |].
    + intros x _; destruct (step D s x) as [t|]; [|constructor]; specialize (IH t); induction IH; cbn; constructor; [rewrite in_map_iff; intros (v & E & I); injection E as ->; contradiction | assumption].
    + intros x y v I J; destruct (step D s x); [|destruct I]; destruct (step D s y); [|destruct J]; apply in_map_iff in I as (? & <- & _); apply in_map_iff in J as (? & E & _); congruence.
Qed.

Fixpoint weight_from (s : int) (v : list X) : Z :=
  match v with
  | [] => rest s
  | x :: v => weight s x + match step D s x with Some t => weight_from t v | None => 0 end
  end.

(* ---------- Combinations ---------- *)

(* The number of words from a state on; the sum of what they weigh; m to a power, times a number to the m, for words of m letters. *)
Inductive symbol := Way (s : int) | Weight (s : int) | Power (i : nat) (c : Z).
Definition combination := list (Z * symbol).

Definition same_symbol (a b : symbol) : bool :=
  match a, b with Way s, Way t | Weight s, Weight t => (s =? t)%uint63 | Power i c, Power j d => Nat.eqb i j && (c =? d) | _, _ => false end.

Lemma same_symbol_right a b : same_symbol a b = true -> a = b.
Proof. destruct a, b; cbn; try discriminate; [intros E; apply Uint63.eqb_spec in E as ->; reflexivity..| rewrite andb_true_iff, Nat.eqb_eq, Z.eqb_eq; intros [-> ->]; reflexivity]. Qed.

Lemma same_symbol_itself a : same_symbol a a = true.
Proof. destruct a; cbn; [apply Uint63.eqb_refl..| rewrite Nat.eqb_refl, Z.eqb_refl; reflexivity]. Qed.

Definition powers (m : Z) (i : nat) (c : Z) : Z := m ^ Z.of_nat i * c ^ m.

Definition counts (w : list L) (a : symbol) : Z :=
  match a with Way s => Z.of_nat (length (completions s w)) | Weight s => sum_over (weight_from s) (completions s w) | Power i c => powers (Z.of_nat (length w)) i c end.

Definition adds (f : symbol -> Z) (y : combination) : Z := fold_right (fun e t => fst e * f (snd e) + t) 0 y.

Lemma adds_more f e y : adds f (e :: y) = fst e * f (snd e) + adds f y.
Proof. reflexivity. Qed.

Lemma adds_app f y z : adds f (y ++ z) = adds f y + adds f z.
Proof. induction y as [|e y IH]; [change (adds f []) with 0; cbn [app]; lia | cbn [app]; rewrite !adds_more, IH; ring]. Qed.

Definition times_all (k : Z) (y : combination) : combination := map (fun e => (k * fst e, snd e)) y.

Lemma adds_times f k y : adds f (times_all k y) = k * adds f y.
Proof. induction y as [|e y IH]; [cbn; ring | change (times_all k (e :: y)) with ((k * fst e, snd e) :: times_all k y); rewrite !adds_more, IH; cbn [fst snd]; ring]. Qed.

Lemma adds_flat {B : Type} f (g : B -> combination) y : adds f (flat_map g y) = fold_right (fun e t => adds f (g e) + t) 0 y.
Proof. induction y as [|e y IH]; cbn [flat_map fold_right]; [reflexivity | rewrite adds_app, IH; reflexivity]. Qed.

(* The factors of all that is the same are 0 together. *)
Definition factor_of (a : symbol) (y : combination) : Z := fold_right (fun e t => (if same_symbol a (snd e) then fst e else 0) + t) 0 y.
Definition null (y : combination) : bool := forallb (fun e => factor_of (snd e) y =? 0) y.

Lemma adds_factor f a y : adds f y = factor_of a y * f a + adds f (filter (fun e => negb (same_symbol a (snd e))) y).
Proof.
  induction y as [|e y IH]; [reflexivity|]; cbn [filter]; change (factor_of a (e :: y)) with ((if same_symbol a (snd e) then fst e else 0) + factor_of a y); rewrite adds_more, IH.
  destruct (same_symbol a (snd e)) eqn:S; cbn [negb]; [apply same_symbol_right in S as <- | rewrite adds_more]; ring.
Qed.

Lemma factor_filter a b y : same_symbol a b = false -> factor_of b (filter (fun e => negb (same_symbol a (snd e))) y) = factor_of b y.
Proof.
  intros Ne; induction y as [|e y IH]; [reflexivity|]; cbn [filter]; change (factor_of b (e :: y)) with ((if same_symbol b (snd e) then fst e else 0) + factor_of b y); destruct (same_symbol a (snd e)) eqn:S; cbn [negb].
  - rewrite IH; destruct (same_symbol b (snd e)) eqn:T; [|lia]; apply same_symbol_right in S, T; subst a b; rewrite same_symbol_itself in Ne; discriminate.
  - set (z := filter _ y) in *; change (factor_of b (e :: z)) with ((if same_symbol b (snd e) then fst e else 0) + factor_of b z); rewrite IH; reflexivity.
Qed.

Lemma null_right f y : null y = true -> adds f y = 0.
Proof.
  enough (H : forall n y, (length y <= n)%nat -> null y = true -> adds f y = 0) by (exact (H _ y (le_n _))).
  clear y; induction n as [|n IH]; intros [|e y] Le N; try reflexivity; [cbn in Le; lia|]; unfold null in N; rewrite forallb_forall in N.
  rewrite (adds_factor f (snd e)), (proj1 (Z.eqb_eq _ _) (N e (or_introl eq_refl))), Z.mul_0_l, Z.add_0_l; apply IH.
  - cbn [filter]; rewrite same_symbol_itself; cbn [negb]; apply Nat.le_trans with (length y); [|cbn in Le; lia]; clear; induction y as [|d y IH]; cbn; [lia|]; destruct (negb _); cbn; lia.
  - unfold null; rewrite forallb_forall; intros d I; apply filter_In in I as [I S]; apply negb_true_iff in S; rewrite factor_filter by exact S; exact (N d I).
Qed.

(* ---------- A letter more ---------- *)

(* (m+1)^i c^(m+1). *)
Fixpoint power_next (i : nat) (c : Z) : combination :=
  match i with
  | O => [(c, Power O c)]
  | Datatypes.S i => flat_map (fun e => match snd e with Power j d => [(fst e, Power (Datatypes.S j) d); (fst e, Power j d)] | _ => [] end) (power_next i c)
  end.

Lemma power_next_powers i c : forall e, In e (power_next i c) -> exists j, snd e = Power j c.
Proof.
  induction i as [|i IH]; intros e; cbn; [intros [<-|[]]; exists O; reflexivity|]; intros I; apply in_flat_map in I as (d & I & J); destruct (IH d I) as (j & E); rewrite E in J; destruct J as [<-|[<-|[]]]; eexists; reflexivity.
Qed.

Lemma power_next_right w c : forall i, adds (counts w) (power_next i c) = powers (Z.of_nat (length w) + 1) i c.
Proof.
  set (m := Z.of_nat (length w)); induction i as [|i IH].
  - cbn [power_next]; rewrite adds_more; change (adds (counts w) []) with 0; cbn [fst snd counts]; fold m; unfold powers; cbn [Z.of_nat]; rewrite !Z.pow_0_r, Z.pow_add_r, Z.pow_1_r by lia; ring.
  - cbn [power_next]; rewrite adds_flat; transitivity ((m + 1) * adds (counts w) (power_next i c)).
    + assert (H := power_next_powers i c); clear IH; revert H; generalize (power_next i c); intros y; induction y as [|e y IHy]; intros H; [cbn; ring|]; cbn [fold_right].
      rewrite IHy by (intros d I; apply H; right; exact I); destruct (H e (or_introl eq_refl)) as (j & E); rewrite !adds_more, E, !adds_more; cbn [fst snd counts]; change (adds (counts w) []) with 0; fold m; unfold powers; rewrite Nat2Z.inj_succ, Z.pow_succ_r by lia; ring.
    + rewrite IH; unfold powers; rewrite Nat2Z.inj_succ, Z.pow_succ_r by lia; ring.
Qed.

Definition next_of_symbol (l : L) (a : symbol) : combination :=
  match a with
  | Way s => flat_map (fun x => match step D s x with Some t => [(1, Way t)] | None => [] end) (over l)
  | Weight s => flat_map (fun x => match step D s x with Some t => [(1, Weight t); (weight s x, Way t)] | None => [] end) (over l)
  | Power i c => power_next i c
  end.

Definition letter_more (l : L) (y : combination) : combination := flat_map (fun e => times_all (fst e) (next_of_symbol l (snd e))) y.

Lemma symbol_more l w a : adds (counts w) (next_of_symbol l a) = counts (l :: w) a.
Proof.
  destruct a as [s|s|i c]; cbn [next_of_symbol].
  - cbn [counts completions]; induction (over l) as [|x m IH]; [reflexivity|]; cbn [flat_map]; rewrite adds_app, app_length, Nat2Z.inj_add, IH; f_equal.
    destruct (step D s x) as [t|]; [|reflexivity]; rewrite map_length; cbn; ring.
  - cbn [counts completions]; induction (over l) as [|x m IH]; [reflexivity|]; cbn [flat_map]; rewrite adds_app, sum_over_app, IH; f_equal.
    destruct (step D s x) as [t|] eqn:St; [|reflexivity]; rewrite !adds_more; change (adds (counts w) []) with 0; cbn [fst snd counts]; rewrite sum_over_map.
    rewrite (sum_over_ext (fun v => weight_from s (x :: v)) (fun v => weight s x + weight_from t v)) by (intros v _; cbn [weight_from]; rewrite St; reflexivity).
    rewrite sum_over_add, (sum_over_constant (fun _ : list X => weight s x) (weight s x)) by reflexivity; ring.
  - rewrite power_next_right; cbn [counts length]; f_equal; lia.
Qed.

Lemma more_right l w y : adds (counts w) (letter_more l y) = adds (counts (l :: w)) y.
Proof.
  unfold letter_more; rewrite adds_flat; induction y as [|e y IH]; cbn [fold_right]; [reflexivity|]; rewrite IH, adds_times, symbol_more; reflexivity.
Qed.

(* No letter. *)
Definition none_left (a : symbol) : Z := match a with Way s => if final D s then 1 else 0 | Weight s => if final D s then rest s else 0 | Power O _ => 1 | Power _ _ => 0 end.

Lemma none_left_right a : counts [] a = none_left a.
Proof. destruct a as [s|s|[|i] c]; cbn [counts none_left completions List.length]; [destruct (final D s); reflexivity | destruct (final D s); cbn; ring | reflexivity | unfold powers; rewrite Nat2Z.inj_succ, Z.pow_succ_r by lia; ring]. Qed.

(* ---------- Equations ---------- *)

(* Where C is, a combination is 0; by each letter a multiple of it is one of others. *)
Record equation := Equation { where_ : int; is_zero_ : combination; by_letters : list (Z * list (Z * int)) }.
Record equations := Equations { so_many_ : int; equation_of : array equation }.

Variable C : dfa L int.
Variable letters : list L.
Variable R : equations.
Notation at_number i := ((equation_of R).[i]).

Definition combined (js : list (Z * int)) : combination := flat_map (fun j => times_all (fst j) (is_zero_ (at_number (snd j)))) js.

Fixpoint letters_right (e : equation) (ls : list L) (given : list (Z * list (Z * int))) : bool :=
  match ls, given with
  | [], [] => true
  | l :: ls, g :: given => letters_right e ls given && match step C (where_ e) l with
    | None => true
    | Some c => (1 <=? fst g) && forallb (fun j => (snd j <? so_many_ R)%uint63 && (where_ (at_number (snd j)) =? c)%uint63) (snd g) &&
      null (times_all (fst g) (letter_more l (is_zero_ e)) ++ times_all (-1) (combined (snd g))) end
  | _, _ => false
  end.

Definition equation_right (e : equation) : bool := (if final C (where_ e) then adds none_left (is_zero_ e) =? 0 else true) && letters_right e letters (by_letters e).

Lemma letters_right_in e ls : forall given l c, letters_right e ls given = true -> In l ls -> step C (where_ e) l = Some c -> exists k js, 1 <= k /\
  (forall j, In j js -> to_Z (snd j) < to_Z (so_many_ R) /\ where_ (at_number (snd j)) = c) /\ null (times_all k (letter_more l (is_zero_ e)) ++ times_all (-1) (combined js)) = true.
Proof.
  induction ls as [|l ls IH]; intros given l' c H I S; [destruct I|]; destruct given as [|g given]; [discriminate|]; cbn [letters_right] in H; apply andb_true_iff in H as [H1 H2]; destruct I as [<-|I]; [|exact (IH given l' c H1 I S)].
  rewrite S, !andb_true_iff in H2; destruct H2 as [[K J] N]; exists (fst g), (snd g); split; [apply Z.leb_le, K|]; split; [|exact N].
  intros j Ij; rewrite forallb_forall in J; specialize (J j Ij); apply andb_true_iff in J as [J1 J2]; split; [apply Uint63.ltb_spec, J1 | apply Uint63.eqb_spec, J2].
Qed.

Theorem equations_sound : all (so_many_ R) (fun i => equation_right (at_number i)) = true -> forall w, (forall l, In l w -> In l letters) ->
  forall i, to_Z i < to_Z (so_many_ R) -> takes_from C (where_ (at_number i)) w = true -> adds (counts w) (is_zero_ (at_number i)) = 0.
Proof.
  intros A; induction w as [|l w IH]; intros W i N T; pose proof (all_sound _ _ A i N) as E; unfold equation_right in E; apply andb_true_iff in E as [E1 E2]; cbn [takes_from] in T.
  - rewrite T in E1; apply Z.eqb_eq in E1; rewrite <- E1; clear; induction (is_zero_ (at_number i)) as [|e y IH]; cbn [adds fold_right]; [reflexivity|]; unfold adds in IH; rewrite IH, none_left_right; reflexivity.
  - destruct (step C (where_ (at_number i)) l) as [c|] eqn:S; [|discriminate]; destruct (letters_right_in _ _ _ l c E2 (W l (or_introl eq_refl)) S) as (k & js & K & J & Nu).
    apply (null_right (counts w)) in Nu; rewrite adds_app, !adds_times, more_right in Nu.
    enough (Z0 : adds (counts w) (combined js) = 0) by (rewrite Z0 in Nu; nia); clear Nu K; unfold combined; rewrite adds_flat; revert J; induction js as [|j js IHj]; intros J; cbn [fold_right]; [reflexivity|].
    destruct (J j (or_introl eq_refl)) as [Nj Wj]; rewrite IHj by (intros x I; apply J; right; exact I); rewrite adds_times, (IH (fun x I => W x (or_intror I)) (snd j) Nj) by (rewrite Wj; exact T); ring.
Qed.

(* ---------- A value ---------- *)

(* A sum of powers, of which one times a number, at n = m + shift. *)
Definition exponent (e : term) : option Z :=
  match e with Var O => Some 0 | Plus (Var O) (Num k) => Some k | Minus (Var O) (Num k) => Some (- k) | _ => None end.

Definition multiplied (y z : combination) : combination :=
  flat_map (fun e => flat_map (fun d => match snd e, snd d with Power i c, Power j b => [(fst e * fst d, Power (i + j) (c * b))] | _, _ => [] end) z) y.

Variable shift : Z.
Variable least : Z.   (* n is no less *)

Fixpoint valued (t : term) : option (Z * combination) :=
  let two a b f := match valued a, valued b with Some (k, y), Some (j, z) => Some (k * j, f k j y z) | _, _ => None end in
  match t with
  | Num z => Some (1, [(z, Power O 1)])
  | Var O => Some (1, [(1, Power 1 1); (shift, Power O 1)])
  | Plus a b => two a b (fun k j y z => times_all j y ++ times_all k z)
  | Minus a b => two a b (fun k j y z => times_all j y ++ times_all (- k) z)
  | Times a b => two a b (fun _ _ y z => multiplied y z)
  | Pow (Num c) e => match exponent e with
    | Some k => if (1 <=? c) && (0 <=? least + k) then
        if 0 <=? shift + k then Some (1, [(c ^ (shift + k), Power O c)]) else Some (c ^ (- (shift + k)), [(1, Power O c)])
      else None
    | None => None end
  | _ => None
  end.

Definition only_powers (y : combination) : Prop := forall e, In e y -> exists i c, snd e = Power i c.

Lemma multiplied_right m y z : (0 <= m) -> only_powers y -> only_powers z -> let f := fun a => match a with Power i c => powers m i c | _ => 0 end in
  only_powers (multiplied y z) /\ adds f (multiplied y z) = adds f y * adds f z.
Proof.
  intros M Y Z_ f; split.
  - intros e I; unfold multiplied in I; apply in_flat_map in I as (a & _ & I); apply in_flat_map in I as (b & _ & I); destruct (snd a), (snd b); cbn in I; try contradiction; destruct I as [<-|[]]; eexists _, _; reflexivity.
  - unfold multiplied; rewrite adds_flat; induction y as [|e y IH]; cbn [fold_right]; [reflexivity|]; rewrite IH by (intros d I; apply Y; right; exact I); rewrite (adds_more f e y), Z.mul_add_distr_r; f_equal.
    destruct (Y e (or_introl eq_refl)) as (i & c & ->); rewrite adds_flat; clear IH Y; induction z as [|d z IH]; cbn [fold_right]; [change (adds f []) with 0; ring|]; rewrite IH by (intros b I; apply Z_; right; exact I).
    destruct (Z_ d (or_introl eq_refl)) as (j & b & E); rewrite (adds_more f d z), E, adds_more; change (adds f []) with 0; cbn [fst snd f]; unfold powers; rewrite Nat2Z.inj_add, Z.pow_add_r, Z.pow_mul_l by lia; ring.
Qed.

Lemma exponent_right e k n : exponent e = Some k -> num [n] e = n + k.
Proof.
  destruct e as [|[|]|[|[|]| | | | | | | | | | | | | |] []|[|[|]| | | | | | | | | | | | | |] []| | | | | | | | | | | |]; cbn; try discriminate; intros E; injection E as <-; cbn; lia.
Qed.

Lemma valued_right m t : 0 <= m -> least <= m + shift -> let f := fun a => match a with Power i c => powers m i c | _ => 0 end in
  forall k y, valued t = Some (k, y) -> 1 <= k /\ only_powers y /\ adds f y = k * num [m + shift] t.
Proof.
  intros M Le f; assert (Tm : forall k y, only_powers y -> only_powers (times_all k y)) by (intros k y P e I; apply in_map_iff in I as (d & <- & I); exact (P d I)).
  assert (Ap : forall y z, only_powers y -> only_powers z -> only_powers (y ++ z)) by (intros y z P Q e I; apply in_app_or in I as [I|I]; auto).
  induction t; intros k' y E; try discriminate; cbn [valued] in E.
  - injection E as <- <-; split; [lia|]; split; [intros e [<-|[]]; eexists _, _; reflexivity|]; rewrite !adds_more; change (adds f []) with 0; cbn [fst snd f]; unfold powers; cbn [Z.of_nat]; rewrite Z.pow_1_l, Z.pow_0_r by exact M; cbn [num]; ring.
  - destruct k as [|k]; [|discriminate]; injection E as <- <-; split; [lia|]; split; [intros e [<-|[<-|[]]]; eexists _, _; reflexivity|]; rewrite !adds_more; change (adds f []) with 0; cbn [fst snd f]; unfold powers; cbn [Z.of_nat Pos.of_succ_nat]; rewrite !Z.pow_1_l, Z.pow_1_r, Z.pow_0_r by exact M; cbn [num nth]; ring.
  - destruct (valued t1) as [[k1 y1]|]; [|discriminate]; destruct (valued t2) as [[k2 y2]|]; [|discriminate]; injection E as <- <-; destruct (IHt1 _ _ eq_refl) as (K1 & P1 & A1), (IHt2 _ _ eq_refl) as (K2 & P2 & A2).
    split; [nia|]; split; [auto|]; rewrite adds_app, !adds_times, A1, A2; cbn [num]; ring.
  - destruct (valued t1) as [[k1 y1]|]; [|discriminate]; destruct (valued t2) as [[k2 y2]|]; [|discriminate]; injection E as <- <-; destruct (IHt1 _ _ eq_refl) as (K1 & P1 & A1), (IHt2 _ _ eq_refl) as (K2 & P2 & A2).
    split; [nia|]; split; [auto|]; rewrite adds_app, !adds_times, A1, A2; cbn [num]; ring.
  - destruct (valued t1) as [[k1 y1]|]; [|discriminate]; destruct (valued t2) as [[k2 y2]|]; [|discriminate]; injection E as <- <-; destruct (IHt1 _ _ eq_refl) as (K1 & P1 & A1), (IHt2 _ _ eq_refl) as (K2 & P2 & A2).
    destruct (multiplied_right m y1 y2 M P1 P2) as [P A]; split; [nia|]; split; [exact P|]; fold f in A; rewrite A, A1, A2; cbn [num]; ring.
  - destruct t1 as [c| | | | | | | | | | | | | | |]; try discriminate; destruct (exponent t2) as [k|] eqn:Ex; [|discriminate]; destruct ((1 <=? c) && (0 <=? least + k)) eqn:B; [|discriminate]; apply andb_true_iff in B as [B1 B2]; apply Z.leb_le in B1, B2.
    cbn [num]; rewrite (exponent_right t2 k _ Ex); destruct (0 <=? shift + k) eqn:S; [apply Z.leb_le in S | apply Z.leb_gt in S]; injection E as <- <-.
    + split; [lia|]; split; [intros e [<-|[]]; eexists _, _; reflexivity|]; rewrite adds_more; change (adds f []) with 0; cbn [fst snd f]; unfold powers; cbn [Z.of_nat]; rewrite <- Z.add_assoc, Z.pow_0_r, (Z.pow_add_r c m) by lia; ring.
    + split; [pose proof (Z.pow_pos_nonneg c (- (shift + k))); lia|]; split; [intros e [<-|[]]; eexists _, _; reflexivity|]; rewrite adds_more; change (adds f []) with 0; cbn [fst snd f]; unfold powers; cbn [Z.of_nat].
      rewrite <- Z.pow_add_r, Z.pow_0_r by lia; replace (- (shift + k) + (m + shift + k)) with m by ring; ring.
Qed.

(* What is counted of the words whose part that is seen C takes is the value, some times. *)
Definition counted (what : combination) (many_ : Z) (t : term) : bool :=
  match valued t with
  | Some (k, y) => (0 <? so_many_ R)%uint63 && (where_ (at_number 0%uint63) =? first C)%uint63 && all (so_many_ R) (fun i => equation_right (at_number i)) &&
      null ((times_all k what ++ times_all (- many_) y) ++ times_all (-1) (is_zero_ (at_number 0%uint63)))
  | None => false
  end.

Theorem counted_sound what many_ t w : counted what many_ t = true -> (forall l, In l w -> In l letters) -> takes C w = true -> least <= Z.of_nat (length w) + shift ->
  adds (counts w) what = many_ * num [Z.of_nat (length w) + shift] t.
Proof.
  unfold counted; destruct (valued t) as [[k y]|] eqn:V; [|discriminate]; rewrite !andb_true_iff; intros [[[N F] A] Nu] W T Le; apply Uint63.ltb_spec in N; apply Uint63.eqb_spec in F.
  set (m := Z.of_nat (length w)); destruct (valued_right m t ltac:(unfold m; lia) Le k y V) as (K & P & E); cbv zeta in E.
  apply (null_right (counts w)) in Nu; rewrite adds_app, adds_times, (equations_sound A w W 0%uint63 N) in Nu by (rewrite F; exact T); rewrite adds_app, !adds_times in Nu.
  assert (S : adds (counts w) y = adds (fun a => match a with Power i c => powers m i c | _ => 0 end) y).
  { clear - P; induction y as [|e y IH]; [reflexivity|]; rewrite !adds_more, IH by (intros d I; apply P; right; exact I); destruct (P e (or_introl eq_refl)) as (i & c & ->); reflexivity. }
  rewrite S, E in Nu; nia.
Qed.

Definition ways : combination := [(1, Way (first D))].

Lemma ways_are w : adds (counts w) ways = Z.of_nat (length (completions (first D) w)).
Proof. unfold ways; rewrite adds_more; change (adds (counts w) []) with 0; cbn [fst snd counts]; ring. Qed.

End Ways.

(* Conversion does not compute it. *)
Global Opaque counted.
