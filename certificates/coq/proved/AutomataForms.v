(* What terms of a network's text are, read as sums and formulas about digits: its vertices are the numbers of n
   digits to a base q, its variables places of digits. A term has cases, each a formula and what the term is where the
   formula holds; where none does nothing is said. *)

From Coq Require Import ZArith List Bool Lia.
From Topocert Require Import Text TextMeaning CheckTerms AutomataFormula.
Import ListNotations.
Open Scope Z_scope.

(* ---------- Formulas ---------- *)

Definition never : formula := Fixed false.
Definition negated (f : formula) : formula := match f with Fixed b => Fixed (negb b) | NotSo f => f | _ => NotSo f end.
Definition either (f g : formula) : formula :=
  match f, g with Fixed true, _ | _, Fixed true => Fixed true | Fixed false, h | h, Fixed false => h | _, _ => Either f g end.
Definition together (f g : formula) : formula :=
  match f, g with Fixed false, _ | _, Fixed false => Fixed false | Fixed true, h | h, Fixed true => h | _, _ => Both f g end.
Definition neither (f g : formula) : formula := negated (either f g).
Arguments negated : simpl never. Arguments either : simpl never. Arguments together : simpl never.

Section Forms.
Variable q : Z.
Hypothesis base : 2 <= q.

(* A place, the number of places, or neither of them; and a number more. *)
Inductive item := Spot (k : nat) | Length | Nothing.
Record place := Place { item_ : item; offset : Z }.

(* What a term is: a place; a place over a number that divides it; or a sum of parts over a number, or a part and that without carries. *)
Inductive form := At (p : place) | Share (p : place) (d : Z) | Sum (without : option part) (over : Z) (l : linear).

Definition none : linear := Linear [] 0 0.
Definition add (a b : linear) : linear := Linear (parts a ++ parts b) (top a + top b) (rest a + rest b).
Definition scale (c : Z) (a : linear) : linear := Linear (map (fun e => (c * fst e, snd e)) (parts a)) (c * top a) (c * rest a).
Definition track (i : nat) : form := Sum None 1 (Linear [(1, Track i)] 0 0).

(* q^(i+m) of a place i, for an m that leaves no negative exponent. *)
Definition power (m : Z) (p : place) : linear :=
  let c := q ^ (offset p + m) in
  match item_ p with Spot k => Linear [(c, Mark k)] 0 0 | Length => Linear [] c 0 | Nothing => Linear [] 0 c end.

Definition same_item (a b : item) : bool :=
  match a, b with Spot k, Spot j => Nat.eqb k j | Length, Length | Nothing, Nothing => true | _, _ => false end.

Definition before (a b : place) : formula :=
  if same_item (item_ a) (item_ b) then Fixed (offset a <? offset b)
  else if match item_ b with Nothing => offset b <=? offset a | _ => false end then Fixed false
  else let m := Z.max 0 (Z.max (- offset a) (- offset b)) in Negative (add (power m a) (scale (-1) (power m b))).

Definition zero : place := Place Nothing 0.
Definition from_zero (p : place) : formula := negated (before p zero).
Definition same_place (a b : place) : formula := neither (before a b) (before b a).

(* As a sum, where it is one. *)
Definition as_sum (f : form) : option (Z * linear) :=
  match f with
  | At (Place Nothing z) => Some (1, Linear [] 0 z)
  | At _ | Share _ _ => None
  | Sum None d l => Some (d, l)
  | Sum (Some _) _ _ => None
  end.

(* c times a form, where that is a place. *)
Definition scaled (c : Z) (f : form) : option place :=
  match f with
  | At (Place Nothing z) => Some (Place Nothing (c * z))
  | At p => if c =? 1 then Some p else None
  | Share p d => if c =? d then Some p else None
  | Sum _ _ _ => None
  end.

Definition less (a b : form) : option formula :=
  match a, b with
  | At p, At p' => Some (before p p')
  | Share p d, _ => option_map (before p) (scaled d b)
  | _, Share p d => option_map (fun p' => before p' p) (scaled d a)
  | _, _ => match as_sum a, as_sum b with
    | Some (d, l), Some (d', l') => Some (Negative (add (scale d' l) (scale (-1) (scale d l'))))
    | _, _ => None end
  end.

Definition plus (s : Z) (a b : form) : option form :=
  match a, b with
  | At p, At (Place Nothing z) => Some (At (Place (item_ p) (offset p + s * z)))
  | At (Place Nothing z), At p => if s =? 1 then Some (At (Place (item_ p) (z + offset p))) else None
  | Share p d, At (Place Nothing z) => Some (Share (Place (item_ p) (offset p + s * (d * z))) d)
  | At (Place Nothing z), Share p d => if s =? 1 then Some (Share (Place (item_ p) (d * z + offset p)) d) else None
  | _, _ => match as_sum a, as_sum b with
    | Some (d, l), Some (d', l') => Some (Sum None (d * d') (add (scale d' l) (scale s (scale d l'))))
    | _, _ => None end
  end.

Definition times (a b : form) : option form :=
  match a, b with
  | At (Place Nothing z), Sum None d l | Sum None d l, At (Place Nothing z) => Some (Sum None d (scale z l))
  | At (Place Nothing z), f | f, At (Place Nothing z) => option_map At (scaled z f)
  | _, _ => None
  end.

(* A part alone. *)
Definition alone (f : form) : option part :=
  match f with Sum None 1 (Linear [(1, p)] 0 0) => Some p | _ => None end.

Definition track_alone (f : form) : option nat := match alone f with Some (Track i) => Some i | _ => None end.

Definition xored (a b : form) : option (formula * form) :=
  match alone a, alone b with Some p, Some p' => Some (negated never, Sum None 1 (Linear [(1, Xored p p')] 0 0)) | _, _ =>
  match alone a, as_sum b with
  | Some p, Some (d, l) => Some (negated (Negative l), Sum (Some p) d l)
  | _, _ => match as_sum a, alone b with
    | Some (d, l), Some p => Some (negated (Negative l), Sum (Some p) d l)
    | _, _ => None end
  end end.

Definition raised (a b : form) : option (formula * form) :=
  match a, b with
  | At (Place Nothing z), At (Place Nothing k) => if 0 <=? k then Some (negated never, At (Place Nothing (z ^ k))) else None
  | At (Place Nothing z), At p => if z =? q then let m := Z.max 0 (- offset p) in Some (from_zero p, Sum None (q ^ m) (power m p)) else None
  | _, _ => None
  end.

(* Where r places are known: the digit of number i at the place p is a. *)
Definition place_known (r : nat) (p : place) : bool := match item_ p with Spot k => Nat.ltb k r | _ => true end.
Definition digit_is (r i : nat) (p : place) (a : Z) : formula := SomePlace (together (same_place (Place (Spot r) 0) p) (Digit i r a)).

Definition number (z : Z) : form := At (Place Nothing z).

Definition bits (r : nat) (a b : form) : option (list (formula * form)) :=
  match track_alone a, b with
  | Some i, At p => if (q =? 2) && place_known r p then
      Some [(digit_is r i p 1, number 1); (together (from_zero p) (negated (digit_is r i p 1)), number 0)] else None
  | _, _ => None
  end.

Definition digits (r : nat) (a b : form) : option (list (formula * form)) :=
  match track_alone a, b with
  | Some i, At p => if place_known r p then Some (map (fun z => (digit_is r i p z, number z)) (span 0 (q - 1))) else None
  | _, _ => None
  end.

(* The remainder of a place k+o by n+d, where it is no more than a few from 0..n+d-1. *)
Definition around (k : nat) (o d : Z) : list (formula * form) :=
  let p := Place (Spot k) o in
  (together (from_zero p) (before p (Place Length d)), At p) ::
  map (fun z => (together (same_place p (Place Length (d + z))) (before (Place Nothing z) (Place Length d)), number z)) (span 0 (o - d - 1)) ++
  map (fun z => (together (same_place p (Place Nothing (-1 - z))) (before (Place Nothing z) (Place Length d)), At (Place Length (d - 1 - z)))) (span 0 (- o - 1)).

(* Remainders of a sum by t q^n: it is less than so many times q^n, since each of its parts is. *)
Definition lowest (l : linear) : Z := fold_right (fun e s => Z.min 0 (fst e) + s) (Z.min 0 (top l) + Z.min 0 (rest l)) (parts l).
Definition below (a : form) (t : Z) : option (list (formula * form)) :=
  match as_sum a with
  | Some (d, l) => let low := lowest l in let high := - lowest (scale (-1) l) in
    if (0 <? t) && (high - low <=? 32) then Some (map (fun c => let l' := add l (Linear [] (- (c * (d * t))) 0) in
      (together (negated (Negative l')) (Negative (add l' (Linear [] (- (d * t)) 0))), Sum None d l')) (span low high)) else None
  | None => None
  end.

(* Remainders of a place by a number. *)
Definition place_remainders (a b : form) : option (list (formula * form)) :=
  match a, b with
  | At (Place (Spot k) o), At (Place Length d) => Some (around k o d)
  | At (Place i o), At (Place Nothing d) =>
    if 0 <? d then Some (match i with
      | Nothing => [(negated never, number (o mod d))]
      | _ => map (fun z => (Remains match i with Spot k => Some k | _ => None end d ((z - o) mod d), number z)) (span 0 (d - 1)) end) else None
  | _, _ => None
  end.

(* Where r places are known: the lowest k digits of number i are those of z; remainders of a number by a power of the base. *)
Fixpoint lowest_digits (r i k : nat) (z : Z) : formula :=
  match k with O => negated never | S k => together (digit_is r i (Place Nothing (Z.of_nat k)) (z / q ^ Z.of_nat k mod q)) (lowest_digits r i k z) end.
Definition track_remainders (r i : nat) (d : Z) : option (list (formula * form)) :=
  option_map (fun k => map (fun z => (lowest_digits r i k z, number z)) (span 0 (d - 1))) (find (fun k => (q ^ Z.of_nat k =? d) && (d <=? 16)) [1; 2; 3; 4]%nat).

Definition remainders (r : nat) (a b : form) : option (list (formula * form)) :=
  match b, track_alone a with
  | Sum None 1 (Linear [] t 0), _ => below a t
  | At (Place Nothing d), Some i => track_remainders r i d
  | _, _ => place_remainders a b
  end.

(* Quotients of a place by a number; those that leave no remainder alone. *)
Definition quotients (exact : bool) (a b : form) : option (list (formula * form)) :=
  match a, b with
  | At (Place i o), At (Place Nothing d) =>
    if 0 <? d then
      let rests := span 0 (if exact then 0 else d - 1) in
      Some match i with
      | Nothing => if exact && negb (o mod d =? 0) then [] else [(negated never, number (o / d))]
      | _ => map (fun z => (Remains match i with Spot k => Some k | _ => None end d ((z - o) mod d), Share (Place i (o - z)) d)) rests end
    else None
  | _, _ => None
  end.

(* The greater of two, or the lesser. *)
Definition extreme (greater : bool) (a b : form) : option (list (formula * form)) :=
  option_map (fun f => [(f, if greater then b else a); (negated f, if greater then a else b)]) (less a b).

(* ---------- Cases ---------- *)

Definition cases : Type := list (formula * form).

Fixpoint each_case {A} (f : formula * form -> option (list A)) (l : cases) : option (list A) :=
  match l with
  | [] => Some []
  | c :: l => match f c, each_case f l with Some a, Some b => Some (a ++ b) | _, _ => None end
  end.

Definition two {A} (f : form -> form -> option (list (formula * A))) (a b : option cases) : option (list (formula * A)) :=
  match a, b with
  | Some a, Some b => each_case (fun c => each_case (fun d =>
      option_map (map (fun e => (together (together (fst c) (fst d)) (fst e), snd e))) (f (snd c) (snd d))) b) a
  | _, _ => None
  end.

Definition plain (o : option form) : option cases := option_map (fun f => [(negated never, f)]) o.
Definition one (o : option (formula * form)) : option cases := option_map (fun f => [f]) o.
Definition guarded (g : formula) (l : cases) : cases := map (fun c => (together g (fst c), snd c)) l.

(* When a condition holds, and when it does not. *)
Definition truth : Type := (formula * formula)%type.
Definition joined (l : list formula) : formula := fold_right either never l.

Definition compared (f : form -> form -> option formula) (a b : option cases) : option truth :=
  match two (fun x y => option_map (fun l => [(l, true); (negated l, false)]) (f x y)) a b with
  | Some l => Some (joined (map fst (filter (fun e => snd e) l)), joined (map fst (filter (fun e => negb (snd e)) l)))
  | None => None
  end.

Definition equal (a b : form) : option formula :=
  match less a b, less b a with Some f, Some g => Some (neither f g) | _, _ => None end.

(* So many numbers, if that is known, and places are known. *)
Variable numbers : option nat.
Variable r : nat.
Variable env : list form.

(* l is 0. *)
Definition zero_of (l : linear) : formula := neither (Negative l) (Negative (scale (-1) l)).

(* The part p without carries and the number y, where y d is l, are x, where x e is z: below q^n the lowest digits of x are those without carries of y, and
   above that the two are the same. *)
Definition carry_bound (z : linear) : Z := fold_right (fun e s => Z.abs (fst e) + s) (Z.abs (top z) + Z.abs (rest z)) (parts z).

Definition same_without (p : part) (d : Z) (l : linear) (b : form) : option formula :=
  match numbers, as_sum b with
  | Some k, Some (e, z) =>
    if (carry_bound z <=? 16) && (q =? 2) && part_fine q k r p && forallb (fun e => part_fine q k r (snd e)) (parts l ++ parts z) then
      Some (SomeNumber (joined (map (fun c => together (zero_of (add (Linear [(e, Track k)] (e * c) 0) (scale (-1) z)))
        (zero_of (add (Linear [(d, Xored p (Track k))] (d * c) 0) (scale (-1) l)))) (span (- carry_bound z) (carry_bound z)))))
    else None
  | _, _ => None
  end.

Definition equal_in (a b : form) : option formula :=
  match equal a b with
  | Some f => Some f
  | None => match a, b with
    | Sum (Some p) d l, _ => same_without p d l b
    | _, Sum (Some p) d l => same_without p d l a
    | _, _ => None end
  end.
(* ---------- What is read is so ---------- *)

Variable n : nat.

Lemma means_decidable f : forall xs' ks', means q n xs' ks' f \/ ~ means q n xs' ks' f.
Proof.
  clear base.
  assert (Below : forall P : nat -> Prop, (forall k, P k \/ ~ P k) -> forall m, (exists k, (k < m)%nat /\ P k) \/ ~ exists k, (k < m)%nat /\ P k).
  { intros P D; induction m as [|m [(k & K & M)|N]]; [right; intros (k & K & _); lia | left; exists k; split; [lia | exact M]|].
    destruct (D m) as [Y|Y]; [left; exists m; split; [lia | exact Y]|].
    right; intros (k & K & M); destruct (Nat.eq_dec k m) as [->|E]; [exact (Y M) | apply N; exists k; split; [lia | exact M]]. }
  induction f as [b|l|i k a|k d a|f IHf|f IHf g IHg|f IHf g IHg|f IH|f IH]; intros xs' ks'; cbn.
  - destruct b; auto.
  - lia.
  - destruct (Z.eq_dec (digit q (nth i xs' 0) (nth k ks' O)) a); tauto.
  - apply Z.eq_decidable.
  - destruct (IHf xs' ks'); tauto.
  - destruct (IHf xs' ks'), (IHg xs' ks'); tauto.
  - destruct (IHf xs' ks'), (IHg xs' ks'); tauto.
  - apply Below; intros k; apply IH.
  - destruct (Below (fun k => means q n (xs' ++ [Z.of_nat k]) ks' f) (fun k => IH _ _) (Z.to_nat (q ^ Z.of_nat n))) as [(k & K & M)|N].
    + left; exists (Z.of_nat k); split; [lia | exact M].
    + right; intros (x & X & M); apply N; exists (Z.to_nat x); rewrite Z2Nat.id by lia; split; [lia | exact M].
Qed.

Lemma means_decided xs f ks' : means q n xs ks' f \/ ~ means q n xs ks' f.
Proof. apply means_decidable. Qed.

Lemma means_negated xs ks' f : means q n xs ks' (negated f) <-> ~ means q n xs ks' f.
Proof. unfold negated; destruct f as [[]| | | |h| | | |]; cbn; try tauto; [intuition discriminate.. | destruct (means_decided xs h ks'); tauto]. Qed.

Lemma means_either xs ks' f g : means q n xs ks' (either f g) <-> means q n xs ks' f \/ means q n xs ks' g.
Proof. unfold either; destruct f as [[]| | | | | | | |], g as [[]| | | | | | | |]; cbn; intuition discriminate. Qed.

Lemma means_together xs ks' f g : means q n xs ks' (together f g) <-> means q n xs ks' f /\ means q n xs ks' g.
Proof. unfold together; destruct f as [[]| | | | | | | |], g as [[]| | | | | | | |]; cbn; intuition discriminate. Qed.

Lemma means_neither xs ks' f g : means q n xs ks' (neither f g) <-> ~ means q n xs ks' f /\ ~ means q n xs ks' g.
Proof. unfold neither; rewrite means_negated, means_either; tauto. Qed.

Lemma means_never xs ks' : ~ means q n xs ks' never.
Proof. cbn; discriminate. Qed.

Lemma means_joined xs ks' l : means q n xs ks' (joined l) <-> exists f, In f l /\ means q n xs ks' f.
Proof.
  induction l as [|f l IH]; [split; [intros H; destruct (means_never xs ks' H) | intros (f & [] & _)]|].
  cbn [joined fold_right]; fold (joined l); rewrite means_either, IH; split.
  - intros [H|(g & I & H)]; [exists f; split; [left; reflexivity | exact H] | exists g; split; [right; exact I | exact H]].
  - intros (g & [<-|I] & H); [left; exact H | right; exists g; auto].
Qed.

Lemma sum_app (f : part -> Z) a b : sum f (a ++ b) = sum f a + sum f b.
Proof. unfold sum; induction a as [|e a IH]; cbn [fold_right app]; [ring | rewrite IH; ring]. Qed.

Lemma sum_scale (f : part -> Z) c a : sum f (map (fun e => (c * fst e, snd e)) a) = c * sum f a.
Proof. unfold sum; induction a as [|e a IH]; cbn [fold_right map fst snd]; [ring | rewrite IH; ring]. Qed.

Lemma add_worth xs ks' a b : linear_worth q n xs ks' (add a b) = linear_worth q n xs ks' a + linear_worth q n xs ks' b.
Proof. unfold linear_worth, add; cbn [parts top rest]; rewrite sum_app; ring. Qed.

Lemma scale_worth xs ks' c a : linear_worth q n xs ks' (scale c a) = c * linear_worth q n xs ks' a.
Proof. unfold linear_worth, scale; cbn [parts top rest]; rewrite sum_scale; ring. Qed.

Variable xs : list Z.
Variable ks : list nat.

Definition item_worth (ks : list nat) (i : item) : Z := match i with Spot k => Z.of_nat (nth k ks O) | Length => Z.of_nat n | Nothing => 0 end.
Definition place_worth (ks : list nat) (p : place) : Z := item_worth ks (item_ p) + offset p.

Notation holds_now := (means q n xs ks).
Notation linear_now := (linear_worth q n xs ks).

Definition says (f : form) (z : Z) : Prop :=
  match f with
  | At p => z = place_worth ks p
  | Share p d => 0 < d /\ d * z = place_worth ks p
  | Sum None d l => 0 < d /\ z * d = linear_now l
  | Sum (Some p) d l => 0 < d /\ exists y, y * d = linear_now l /\ z = Z.lxor (worth q xs ks p) y
  end.

Lemma power_worth ks' m p : 0 <= offset p + m -> linear_worth q n xs ks' (power m p) = q ^ (place_worth ks' p + m).
Proof.
  unfold power, linear_worth, place_worth; intros M; destruct (item_ p) as [k| |]; cbn [parts top rest sum fold_right fst snd worth item_worth].
  - replace (Z.of_nat (nth k ks' O) + offset p + m) with (Z.of_nat (nth k ks' O) + (offset p + m)) by ring; rewrite (Z.pow_add_r q (Z.of_nat _)) by lia; ring.
  - replace (Z.of_nat n + offset p + m) with (Z.of_nat n + (offset p + m)) by ring; rewrite (Z.pow_add_r q (Z.of_nat _)) by lia; ring.
  - replace (0 + offset p + m) with (offset p + m) by ring; ring.
Qed.

Lemma item_from_zero ks' i : 0 <= item_worth ks' i.
Proof. destruct i; cbn; lia. Qed.

Lemma means_before ks' a b : means q n xs ks' (before a b) <-> place_worth ks' a < place_worth ks' b.
Proof.
  unfold before; pose proof (item_from_zero ks' (item_ a)); pose proof (item_from_zero ks' (item_ b)).
  destruct (same_item (item_ a) (item_ b)) eqn:S.
  { assert (E : item_ a = item_ b) by (destruct (item_ a), (item_ b); try discriminate; try reflexivity; apply Nat.eqb_eq in S as ->; reflexivity).
    cbn [means]; rewrite Z.ltb_lt; unfold place_worth; rewrite E; lia. }
  destruct (match item_ b with Nothing => offset b <=? offset a | _ => false end) eqn:N.
  { cbn [means]; destruct (item_ b) eqn:B; try discriminate; unfold place_worth; rewrite B; cbn [item_worth]; split; [discriminate | lia]. }
  set (m := Z.max 0 _); cbn [means]; rewrite add_worth, scale_worth, !power_worth by lia; unfold place_worth.
  assert (H1 : 0 <= item_worth ks' (item_ a) + offset a + m) by lia; assert (H2 : 0 <= item_worth ks' (item_ b) + offset b + m) by lia.
  pose proof (Z.pow_lt_mono_r_iff q _ _ ltac:(lia) H2 : item_worth ks' (item_ a) + offset a + m < _ <-> _) as P; lia.
Qed.

Lemma means_from_zero ks' p : means q n xs ks' (from_zero p) <-> 0 <= place_worth ks' p.
Proof. unfold from_zero; rewrite means_negated, means_before; unfold place_worth at 2; cbn; lia. Qed.

Lemma means_same_place ks' a b : means q n xs ks' (same_place a b) <-> place_worth ks' a = place_worth ks' b.
Proof. unfold same_place; rewrite means_neither, !means_before; lia. Qed.

Lemma as_sum_says f d l z : as_sum f = Some (d, l) -> says f z -> 0 < d /\ z * d = linear_now l.
Proof.
  destruct f as [[[k| |] o]| |[p|] d' l']; cbn; intros E S; try discriminate; injection E as <- <-; [|exact S].
  unfold place_worth in S; cbn in S; unfold linear_worth; cbn; lia.
Qed.

Lemma scaled_says c f p z : scaled c f = Some p -> says f z -> place_worth ks p = c * z.
Proof.
  destruct f as [[[k| |] o]|p' d|]; cbn [scaled says]; intros E S; try discriminate;
    try (destruct (c =? _) eqn:C; [apply Z.eqb_eq in C; subst c|discriminate]); injection E as <-; unfold place_worth in *; cbn in *; lia.
Qed.

Lemma less_says a b f y z : less a b = Some f -> says a y -> says b z -> (holds_now f <-> y < z).
Proof.
  assert (G : forall o, (match as_sum a, as_sum b with Some (d, l), Some (d', l') => Some (Negative (add (scale d' l) (scale (-1) (scale d l')))) | _, _ => None end) = Some o ->
    says a y -> says b z -> (holds_now o <-> y < z)).
  { intros o E Y Z; destruct (as_sum a) as [[d l]|] eqn:A; [|discriminate]; destruct (as_sum b) as [[d' l']|] eqn:B; [|discriminate]; injection E as <-.
    destruct (as_sum_says a d l y A Y) as [D1 E1], (as_sum_says b d' l' z B Z) as [D2 E2]; cbn [means]; rewrite add_worth, !scale_worth, <- E1, <- E2.
    assert (P : 0 < d * d') by (apply Z.mul_pos_pos; lia).
    replace (d' * (y * d) + -1 * (d * (z * d'))) with (d * d' * (y - z)) by ring; split; intros L; [|apply Z.mul_pos_neg; lia].
    destruct (Z_lt_ge_dec y z) as [K|K]; [exact K|]; assert (0 <= d * d' * (y - z)) by (apply Z.mul_nonneg_nonneg; lia); lia. }
  assert (S : forall p d c x y, 0 < d /\ d * x = place_worth ks p -> says c y -> forall p', scaled d c = Some p' -> (place_worth ks p < place_worth ks p' <-> x < y) /\ (place_worth ks p' < place_worth ks p <-> y < x)).
  { intros p d c x y' [D X] Y p' P; rewrite (scaled_says d c p' y' P Y), <- X; nia. }
  destruct a as [p|p d|w d l]; [destruct b as [p'|p' d'|w' d' l']| |destruct b as [p'|p' d'|w' d' l']]; try exact (G f); cbn [less].
  - intros E Y Z; injection E as <-; cbn in Y, Z; rewrite means_before; lia.
  - destruct (scaled d' (At p)) as [p2|] eqn:P; [|discriminate]; cbn [option_map]; intros E Y Z; injection E as <-; rewrite means_before; apply (S p' d' (At p) z y Z Y p2 P).
  - destruct (scaled d b) as [p2|] eqn:P; [|discriminate]; cbn [option_map]; intros E Y Z; injection E as <-; rewrite means_before; apply (S p d b y z Y Z p2 P).
  - discriminate.
Qed.

Lemma equal_says a b f y z : equal a b = Some f -> says a y -> says b z -> (holds_now f <-> y = z).
Proof.
  unfold equal; destruct (less a b) as [g|] eqn:A; [|discriminate]; destruct (less b a) as [h|] eqn:B; [|discriminate]; intros E Y Z; injection E as <-.
  rewrite means_neither, (less_says a b g y z A Y Z), (less_says b a h z y B Z Y); lia.
Qed.

Lemma plus_says s a b f y z : plus s a b = Some f -> says a y -> says b z -> says f (y + s * z).
Proof.
  assert (G : forall o, (match as_sum a, as_sum b with Some (d, l), Some (d', l') => Some (Sum None (d * d') (add (scale d' l) (scale s (scale d l')))) | _, _ => None end) = Some o ->
    says a y -> says b z -> says o (y + s * z)).
  { intros o E Y Z; destruct (as_sum a) as [[d l]|] eqn:A; [|discriminate]; destruct (as_sum b) as [[d' l']|] eqn:B; [|discriminate]; injection E as <-.
    destruct (as_sum_says a d l y A Y) as [D1 E1], (as_sum_says b d' l' z B Z) as [D2 E2]; cbn [says]; rewrite add_worth, !scale_worth, <- E1, <- E2.
    split; [nia | ring]. }
  destruct a as [[i o]|[i o] d|w d l]; [destruct b as [[i' o']|[i' o'] d'|w' d' l']|destruct b as [[[k| |] o']|[i' o'] d'|w' d' l']|destruct b as [[[k| |] o']|[i' o'] d'|w' d' l']]; cbn [plus]; try exact (G f); try (destruct i; exact (G f)).
  2: { destruct i; try exact (G f); destruct (s =? 1) eqn:S1; [apply Z.eqb_eq in S1|discriminate]; intros E Y Z; injection E as <-; cbn in Y, Z |- *; unfold place_worth in *; cbn [item_ offset item_worth] in *; nia. }
  2: { intros E Y Z; injection E as <-; cbn in Y, Z |- *; unfold place_worth in *; cbn [item_ offset item_worth] in *; nia. }
  destruct i as [k| |], i' as [k'| |]; cbn [plus item_ offset]; intros E Y Z; try (apply (G f E Y Z)); try (destruct (s =? 1) eqn:S1; [apply Z.eqb_eq in S1|discriminate]);
    try (injection E as <-); cbn in Y, Z |- *; unfold place_worth in *; cbn [item_ offset item_worth] in *; try lia; try nia; discriminate.
Qed.

Lemma times_says a b f y z : times a b = Some f -> says a y -> says b z -> says f (y * z).
Proof.
  assert (S : forall c g p x, scaled c g = Some p -> says g x -> says (At p) (c * x)) by (intros c g p x P X; symmetry; exact (scaled_says c g p x P X)).
  destruct a as [[[k| |] o]|p d|[w|] d l], b as [[[k'| |] o']|p' d'|[w'|] d' l']; cbn [times]; intros E Y Z; try discriminate;
    try (injection E as <-; cbn in Y, Z |- *; unfold place_worth in *; cbn in *; rewrite ?scale_worth; subst; try ring; nia);
    destruct (scaled _ _) as [p2|] eqn:P in E; try discriminate; injection E as <-;
    first [assert (y = o) by exact Y; subst y; exact (S _ _ _ _ P Z) | assert (z = o') by exact Z; subst z; rewrite Z.mul_comm; exact (S _ _ _ _ P Y)].
Qed.

Lemma alone_says f p z : alone f = Some p -> says f z -> z = worth q xs ks p.
Proof.
  destruct f as [| |[|] d l]; try discriminate; destruct d as [|[]|]; try discriminate; destruct l as [[|[c p'] m] t u]; [discriminate|].
  destruct c as [|[]|], m, t, u; try discriminate; intros E [_ S]; injection E as ->; unfold linear_worth, sum in S; cbn [parts top rest fold_right fst snd] in S; lia.
Qed.

Hypothesis xs_range : forall x, In x xs -> 0 <= x < q ^ Z.of_nat n.

Lemma worth_from_zero p : 0 <= worth q xs ks p.
Proof.
  induction p as [i|k|a IHa b IHb]; cbn.
  - destruct (nth_in_or_default i xs 0) as [I| ->]; [apply xs_range in I|]; lia.
  - apply Z.pow_nonneg; lia.
  - apply Z.lxor_nonneg; lia.
Qed.

Lemma sum_from_zero d l z : 0 < d -> z * d = linear_now l -> holds_now (negated (Negative l)) -> 0 <= z.
Proof. intros D E H; rewrite means_negated in H; change (~ linear_now l < 0) in H; rewrite <- E in H; destruct (Z_lt_ge_dec z 0); [exfalso; apply H, Z.mul_neg_pos; lia | lia]. Qed.

Lemma xored_says a b g f y z : xored a b = Some (g, f) -> says a y -> says b z -> holds_now g -> 0 <= y /\ 0 <= z /\ says f (Z.lxor y z).
Proof.
  assert (G : forall a b p d l y z, alone a = Some p -> as_sum b = Some (d, l) -> says a y -> says b z -> holds_now (negated (Negative l)) ->
    0 <= y /\ 0 <= z /\ says (Sum (Some p) d l) (Z.lxor y z)).
  { clear a b y z; intros a b p d l y z A B Y Z H; rewrite (alone_says a p y A Y); destruct (as_sum_says b d l z B Z) as [D E].
    split; [apply worth_from_zero|]; split; [exact (sum_from_zero d l z D E H)|]; split; [exact D | exists z; auto]. }
  unfold xored; intros E Y Z H.
  assert (P : forall p p', alone a = Some p -> alone b = Some p' -> 0 <= y /\ 0 <= z /\ says (Sum None 1 (Linear [(1, Xored p p')] 0 0)) (Z.lxor y z)).
  { intros p p' A B; rewrite (alone_says a p y A Y), (alone_says b p' z B Z); split; [apply worth_from_zero|]; split; [apply worth_from_zero|].
    cbn; unfold linear_worth, sum; cbn [parts top rest fold_right fst snd worth]; lia. }
  destruct (alone a) as [p|] eqn:A; [destruct (alone b) as [p'|] eqn:B; [injection E as <- <-; exact (P p p' eq_refl eq_refl)|]|].
  all: clear P; try rewrite A in E.
  1: destruct (as_sum b) as [[d l]|] eqn:B'; [injection E as <- <-; exact (G a b p d l y z A B' Y Z H)|]; destruct (as_sum a) as [[d l]|]; discriminate.
  destruct (as_sum a) as [[d l]|] eqn:A'; [|discriminate]; destruct (alone b) as [p'|] eqn:B; [|discriminate]; injection E as <- <-;
    destruct (G b a p' d l z y B A' Z Y H) as (P & Q & R); rewrite Z.lxor_comm; auto.
Qed.

Lemma raised_says a b g f y z : raised a b = Some (g, f) -> says a y -> says b z -> holds_now g -> 0 <= z /\ says f (y ^ z).
Proof.
  destruct a as [[[k| |] o]| |]; try discriminate; destruct b as [[i o']| |]; [|destruct o; discriminate..].
  assert (G : (if o =? q then let m := Z.max 0 (- o') in Some (from_zero (Place i o'), Sum None (q ^ m) (power m (Place i o'))) else None) = Some (g, f) ->
    says (At (Place Nothing o)) y -> says (At (Place i o')) z -> holds_now g -> 0 <= z /\ says f (y ^ z)).
  { destruct (o =? q) eqn:Q; [|discriminate]; apply Z.eqb_eq in Q as ->; intros E Y Z H; injection E as <- <-; cbn [says] in *.
    apply means_from_zero in H; rewrite <- Z in H; split; [exact H|]; split; [apply Z.pow_pos_nonneg; lia|].
    rewrite power_worth by (cbn; lia); rewrite <- Z, Z.pow_add_r by lia; unfold place_worth in Y; cbn in Y; rewrite Y; reflexivity. }
  destruct i as [k| |]; cbn [raised]; try exact G.
  destruct (0 <=? o') eqn:O; [|discriminate]; intros E Y Z H; injection E as <- <-; cbn in Y, Z |- *; unfold place_worth in *; cbn in *; clear G; subst; rewrite !Z.add_0_l; lia.
Qed.

Hypothesis places : length ks = r.
Hypothesis places_range : forall k, In k ks -> (k < n)%nat.
Hypothesis numbers_are : match numbers with Some k => length xs = k | None => True end.

Lemma known_place p j : place_known r p = true -> place_worth (ks ++ [j]) p = place_worth ks p.
Proof.
  unfold place_known, place_worth; destruct (item_ p) as [k| |]; cbn; intros K; [|reflexivity..].
  apply Nat.ltb_lt in K; rewrite app_nth1 by lia; reflexivity.
Qed.

Lemma digit_is_means i p a : place_known r p = true ->
  (holds_now (digit_is r i p a) <-> exists j, (j < n)%nat /\ Z.of_nat j = place_worth ks p /\ digit q (nth i xs 0) j = a).
Proof.
  intros K; unfold digit_is; cbn [means]; fold (together (same_place (Place (Spot r) 0) p) (Digit i r a)).
  assert (H : forall j, means q n xs (ks ++ [j]) (together (same_place (Place (Spot r) 0) p) (Digit i r a)) <-> Z.of_nat j = place_worth ks p /\ digit q (nth i xs 0) j = a).
  { intros j; rewrite means_together, means_same_place, (known_place p j K); unfold place_worth at 1; cbn; rewrite <- places, nth_middle, Z.add_0_r; tauto. }
  split; intros (j & J & M); exists j; (split; [exact J|]); apply H, M.
Qed.

Lemma track_alone_says f i y : track_alone f = Some i -> says f y -> y = nth i xs 0.
Proof. unfold track_alone; destruct (alone f) as [[j| |]|] eqn:A; try discriminate; intros E S; injection E as ->; exact (alone_says f _ y A S). Qed.

Lemma digits_say a b l g f y z : digits r a b = Some l -> In (g, f) l -> says a y -> says b z -> holds_now g -> 0 <= z /\ says f (y / q ^ z mod q).
Proof.
  unfold digits; destruct (track_alone a) as [i|] eqn:A; [|discriminate]; destruct b as [p| |]; try discriminate.
  destruct (place_known r p) eqn:K; [|discriminate]; intros E I Y Z H; injection E as <-; apply in_map_iff in I as (d & E & _); injection E as <- <-.
  apply (digit_is_means i p d K) in H as (j & J & P & D); cbn [says] in Z; rewrite <- P in Z; subst z; rewrite (track_alone_says a i y A Y).
  split; [lia|]; cbn; unfold place_worth; cbn; exact D.
Qed.

Lemma bits_say a b l g f y z : bits r a b = Some l -> In (g, f) l -> says a y -> says b z -> holds_now g ->
  0 <= y /\ 0 <= z /\ says f (if Z.testbit y z then 1 else 0).
Proof.
  unfold bits; destruct (track_alone a) as [i|] eqn:A; [|discriminate]; destruct b as [p| |]; try discriminate.
  destruct (q =? 2) eqn:Q; [|discriminate]; apply Z.eqb_eq in Q; destruct (place_known r p) eqn:K; [|discriminate]; cbn [andb]; intros E I Y Z H; injection E as <-.
  rewrite (track_alone_says a i y A Y); set (x := nth i xs 0).
  assert (X : 0 <= x < q ^ Z.of_nat n).
  { unfold x; destruct (nth_in_or_default i xs 0) as [J| ->]; [exact (xs_range _ J)|]; split; [lia | apply Z.pow_pos_nonneg; lia]. }
  assert (T : forall j, digit q x j = if Z.testbit x (Z.of_nat j) then 1 else 0).
  { intros j; unfold digit; rewrite Q, <- Z.testbit_spec' by lia; destruct (Z.testbit x (Z.of_nat j)); reflexivity. }
  cbn [says] in Z; destruct I as [E|[E|[]]]; injection E as <- <-.
  - apply (digit_is_means i p 1 K) in H as (j & J & P & D); fold x in D; rewrite <- P in Z; subst z; rewrite T in D.
    destruct (Z.testbit x (Z.of_nat j)); [|discriminate]; split; [lia|]; split; [lia | reflexivity].
  - apply means_together in H as [P N]; apply means_from_zero in P; rewrite <- Z in P; rewrite means_negated in N; split; [lia|]; split; [exact P|].
    enough (B : Z.testbit x z = false) by (rewrite B; reflexivity); destruct (Z.testbit x z) eqn:B; [|reflexivity]; exfalso; apply N, (digit_is_means i p 1 K).
    assert (L : (Z.to_nat z < n)%nat).
    { destruct (Nat.lt_ge_cases (Z.to_nat z) n) as [L|L]; [exact L|]; rewrite Z.bits_above_log2 in B; [discriminate | lia|].
      destruct (Z.eq_dec x 0) as [E|D]; [rewrite E in B; rewrite Z.bits_0 in B; discriminate|].
      apply Z.log2_lt_pow2; [lia|]; rewrite Q in X; eapply Z.lt_le_trans; [apply X | apply Z.pow_le_mono_r; lia]. }
    exists (Z.to_nat z); fold x; rewrite T, Z2Nat.id, B, <- Z by exact P; auto.
Qed.

Lemma around_says k o d g f y z : In (g, f) (around k o d) -> says (At (Place (Spot k) o)) y -> says (At (Place Length d)) z -> holds_now g -> 0 < z /\ says f (y mod z).
Proof.
  unfold around; intros I Y Z H; cbn in Y, Z; unfold place_worth in *; cbn [item_ offset item_worth] in *; destruct I as [E|I]; [|apply in_app_or in I as [I|I]; apply in_map_iff in I as (w & E & I); apply in_span in I].
  all: injection E as <- <-; apply means_together in H as [H1 H2]; apply means_before in H2; unfold place_worth in H2; cbn [item_ offset item_worth] in H2.
  - apply means_from_zero in H1; unfold place_worth in H1; cbn [item_ offset item_worth] in H1; split; [lia|]; cbn; unfold place_worth; cbn; rewrite Z.mod_small; lia.
  - apply means_same_place in H1; unfold place_worth in H1; cbn [item_ offset item_worth] in H1; split; [lia|]; cbn; unfold place_worth; cbn; symmetry; apply Z.mod_unique with 1; lia.
  - apply means_same_place in H1; unfold place_worth in H1; cbn [item_ offset item_worth] in H1; split; [lia|]; cbn; unfold place_worth; cbn; symmetry; apply Z.mod_unique with (-1); lia.
Qed.

Lemma place_remainders_say a b l g f y z : place_remainders a b = Some l -> In (g, f) l -> says a y -> says b z -> holds_now g -> 0 < z /\ says f (y mod z).
Proof.
  destruct a as [[i o]| |]; [|destruct b as [[[| |] ?]| |]; discriminate..]; destruct b as [[[j| |] d]| |]; [destruct i; discriminate| |cbn [place_remainders]|destruct i; discriminate..].
  { destruct i as [k| |]; try discriminate; intros E I Y Z H; injection E as <-; exact (around_says k o d g f y z I Y Z H). }
  replace (match i with Spot _ | _ => if 0 <? d then _ else None end) with (if 0 <? d then Some (match i with Nothing => [(negated never, number (o mod d))]
    | _ => map (fun z => (Remains match i with Spot k => Some k | _ => None end d ((z - o) mod d), number z)) (span 0 (d - 1)) end) else None) by (destruct i; reflexivity).
  destruct (0 <? d) eqn:D; [|discriminate]; apply Z.ltb_lt in D.
  intros E I Y Z H; injection E as <-; cbn in Y, Z; unfold place_worth in *; cbn [item_ offset item_worth] in *; rewrite Z.add_0_l in Z; subst y z; split; [exact D|].
  assert (G : forall w x, 0 <= x <= d - 1 -> w mod d = (x - o) mod d -> (w + o) mod d = x).
  { intros w x X W; rewrite Z.add_mod, W, <- Z.add_mod by lia; rewrite Z.sub_add; apply Z.mod_small; lia. }
  destruct i as [k| |]; cbn [item_worth].
  1, 2: apply in_map_iff in I as (x & E & X); injection E as <- <-; apply in_span in X; cbn; unfold place_worth; cbn; apply G; [exact X | exact H].
  destruct I as [E|[]]; injection E as <- <-; cbn; unfold place_worth; cbn; reflexivity.
Qed.

Lemma below_says a t l g f y z : below a t = Some l -> In (g, f) l -> says a y -> says (Sum None 1 (Linear [] t 0)) z -> holds_now g -> 0 < z /\ says f (y mod z).
Proof.
  unfold below; destruct (as_sum a) as [[d k]|] eqn:A; [|discriminate]; cbv zeta; destruct (0 <? t) eqn:T; [|discriminate]; apply Z.ltb_lt in T; cbn [andb].
  destruct (_ <=? 32); [|discriminate]; intros E I Y Z H; injection E as <-; apply in_map_iff in I as (c & E & _); injection E as <- <-.
  destruct (as_sum_says a d k y A Y) as [D Ky]; cbn [says] in Z |- *; destruct Z as [_ Z]; unfold linear_worth in Z; cbn [parts top rest sum fold_right] in Z.
  assert (N0 : 0 < q ^ Z.of_nat n) by (apply Z.pow_pos_nonneg; lia); assert (Z0 : 0 < z) by nia.
  assert (W : forall k c, linear_now (add k (Linear [] c 0)) = linear_now k + c * q ^ Z.of_nat n) by (intros k' c'; rewrite add_worth; unfold linear_worth at 2; cbn [parts top rest sum fold_right]; ring).
  apply means_together in H as [H1 H2]; rewrite means_negated in H1; cbn [means] in H1, H2; rewrite !W, <- Ky in *.
  assert (L : 0 <= y - c * z < z) by nia; split; [exact Z0|]; split; [exact D|].
  replace (y mod z) with (y - c * z) by (apply Z.mod_unique with c; lia); nia.
Qed.

Lemma lowest_digits_mean i k z : holds_now (lowest_digits r i k z) -> nth i xs 0 mod q ^ Z.of_nat k = z mod q ^ Z.of_nat k.
Proof.
  induction k as [|k IH]; cbn [lowest_digits]; intros H; [rewrite !Z.mod_1_r; reflexivity|].
  apply means_together in H as [H1 H2]; apply (digit_is_means i (Place Nothing (Z.of_nat k)) _ eq_refl) in H1 as (j & _ & P & Dg); unfold place_worth in P; cbn [item_ offset item_worth] in P.
  assert (j = k) as -> by lia; unfold digit in Dg; rewrite Nat2Z.inj_succ, Z.pow_succ_r, (Z.mul_comm q) by lia.
  assert (0 < q ^ Z.of_nat k) by (apply Z.pow_pos_nonneg; lia); rewrite !Z.rem_mul_r, Dg, (IH H2) by lia; reflexivity.
Qed.

Lemma track_remainders_say i d l g f y z : track_remainders r i d = Some l -> In (g, f) l -> y = nth i xs 0 -> z = d -> holds_now g -> 0 < z /\ says f (y mod z).
Proof.
  unfold track_remainders; destruct (find _ _) as [k|] eqn:F; [|discriminate]; cbn [option_map]; intros E I -> -> H; injection E as <-; apply find_some in F as [_ F]; apply andb_true_iff in F as [F _]; apply Z.eqb_eq in F; subst d.
  apply in_map_iff in I as (w & E & W); injection E as <- <-; apply in_span in W; assert (0 < q ^ Z.of_nat k) by (apply Z.pow_pos_nonneg; lia).
  split; [assumption|]; rewrite (lowest_digits_mean i k w H), Z.mod_small by lia; cbn; unfold place_worth; cbn; reflexivity.
Qed.

Lemma remainders_say a b l g f y z : remainders r a b = Some l -> In (g, f) l -> says a y -> says b z -> holds_now g -> 0 < z /\ says f (y mod z).
Proof.
  assert (P := place_remainders_say a b l g f y z); unfold remainders; destruct b as [[[i| |] d]|p d|[w|] [|[u|u|]|u] [[|h m] t [|v|v]]]; try (destruct (track_alone a); exact P); try exact P; try exact (below_says a t l g f y z).
  destruct (track_alone a) as [i|] eqn:A; [|exact P]; intros E I Y Z H; cbn [says] in Z; unfold place_worth in Z; cbn [item_ offset item_worth] in Z; exact (track_remainders_say i d l g f y z E I (track_alone_says a i y A Y) Z H).
Qed.

Lemma quotients_say exact a b l g f y z : quotients exact a b = Some l -> In (g, f) l -> says a y -> says b z -> holds_now g ->
  0 < z /\ (exact = true -> y mod z = 0) /\ says f (y / z).
Proof.
  destruct a as [[i o]| |]; try discriminate; destruct b as [[[j| |] d]| |]; try discriminate; cbn [quotients]; destruct (0 <? d) eqn:D; [|discriminate]; apply Z.ltb_lt in D.
  intros E I Y Z H; injection E as <-; cbn in Y, Z; unfold place_worth in *; cbn [item_ offset item_worth] in *; rewrite Z.add_0_l in Z; subst y z; split; [exact D|].
  assert (G : forall w x, 0 <= x <= d - 1 -> w mod d = (x - o) mod d -> (w + o) mod d = x).
  { intros w x X W; rewrite Z.add_mod, W, <- Z.add_mod by lia; rewrite Z.sub_add; apply Z.mod_small; lia. }
  assert (S : forall w x, 0 <= x <= (if exact then 0 else d - 1) -> w mod d = (x - o) mod d -> (exact = true -> (w + o) mod d = 0) /\ 0 < d /\ d * ((w + o) / d) = w + (o - x)).
  { intros w x X W; assert (X' : 0 <= x <= d - 1) by (destruct exact; lia); specialize (G w x X' W); pose proof (Z.div_mod (w + o) d ltac:(lia)) as M; split; [intros ->; lia|]; split; [exact D | lia]. }
  destruct i as [k| |]; cbn [item_worth].
  1, 2: apply in_map_iff in I as (x & E & X); injection E as <- <-; apply in_span in X; cbn [says]; unfold place_worth; cbn [item_ offset item_worth]; apply S; [exact X | exact H].
  rewrite Z.add_0_l; destruct (exact && negb (o mod d =? 0)) eqn:Q; [destruct I|]; destruct I as [E|[]]; injection E as <- <-; split; [intros ->; cbn in Q; lia|]; cbn; unfold place_worth; cbn; reflexivity.
Qed.

Lemma extreme_says greater a b l g f y z : extreme greater a b = Some l -> In (g, f) l -> says a y -> says b z -> holds_now g ->
  says f ((if greater then Z.max else Z.min) y z).
Proof.
  unfold extreme; destruct (less a b) as [h|] eqn:L; [|discriminate]; intros E I Y Z H; injection E as <-; pose proof (less_says a b h y z L Y Z) as S.
  destruct I as [E|[E|[]]]; injection E as <- <-; [apply S in H | rewrite means_negated, S in H]; destruct greater;
    [rewrite Z.max_r by lia | rewrite Z.min_l by lia | rewrite Z.max_l by lia | rewrite Z.min_r by lia]; assumption.
Qed.

Lemma bounded_sum (f : part -> Z) b l : (forall e, In e l -> 0 <= f (snd e) <= b) -> Z.abs (sum f l) <= fold_right (fun e s => Z.abs (fst e) + s) 0 l * b.
Proof.
  induction l as [|e l IH]; intros H; unfold sum in *; cbn [fold_right]; [lia|].
  specialize (IH (fun x I => H x (or_intror I))); specialize (H e (or_introl eq_refl)); assert (Z.abs (fst e * f (snd e)) <= Z.abs (fst e) * b) by (rewrite Z.abs_mul, (Z.abs_eq (f _)) by lia; apply Z.mul_le_mono_nonneg_l; lia); lia.
Qed.

Lemma same_without_says p d l b f y x : same_without p d l b = Some f -> says (Sum None d l) y -> says b x -> (holds_now f <-> Z.lxor (worth q xs ks p) y = x).
Proof.
  unfold same_without; destruct numbers as [k|]; [|discriminate]; destruct (as_sum b) as [[e z]|] eqn:B; [|discriminate].
  destruct ((carry_bound z <=? 16) && (q =? 2) && part_fine q k r p && _) eqn:G; [|discriminate]; rewrite !andb_true_iff, Z.eqb_eq in G; destruct G as [[[_ Q] P] Fine]; intros E [D Y] X; injection E as <-.
  destruct (as_sum_says b e z x B X) as [D' X']; clear X B; rewrite forallb_app, andb_true_iff in Fine; destruct Fine as [Fl Fz].
  assert (W : forall t, part_fine q k r t = true -> forall u, worth q (xs ++ [u]) ks t = worth q xs ks t).
  { induction t as [i|j|a1 IH1 a2 IH2]; cbn [part_fine worth]; intros F u; [rewrite app_nth1; [reflexivity|]; apply Nat.ltb_lt in F; lia | reflexivity|].
    rewrite !andb_true_iff in F; destruct F as [[_ F1] F2]; rewrite IH1, IH2 by assumption; reflexivity. }
  assert (L : forall t u, forallb (fun e => part_fine q k r (snd e)) (parts t) = true -> linear_worth q n (xs ++ [u]) ks t = linear_now t).
  { intros t u F; unfold linear_worth; rewrite (sum_ext (worth q (xs ++ [u]) ks) (worth q xs ks)); [reflexivity|]; rewrite forallb_forall in F; intros v I; apply W, F, I. }
  assert (T : forall u, worth q (xs ++ [u]) ks (Track k) = u) by (intros u; cbn; rewrite <- numbers_are, nth_middle; reflexivity).
  set (N := q ^ Z.of_nat n); assert (N0 : 0 < N) by (apply Z.pow_pos_nonneg; lia); set (v := worth q xs ks p) in *.
  assert (Zero : forall u t, means q n (xs ++ [u]) ks (zero_of t) <-> linear_worth q n (xs ++ [u]) ks t = 0).
  { intros u t; unfold zero_of; rewrite means_neither; cbn [means]; rewrite scale_worth; lia. }
  assert (One : forall u a t c, linear_worth q n (xs ++ [u]) ks (Linear [(a, t)] c 0) = a * worth q (xs ++ [u]) ks t + c * N).
  { intros u a t c; unfold linear_worth, sum; cbn [parts top rest fold_right fst snd]; fold N; ring. }
  assert (R : forall t, part_fine q k r t = true -> 0 <= worth q xs ks t < N) by (intros t F; apply (worth_range q base n xs ks xs_range places_range); rewrite numbers_are, places; exact F).
  assert (Split : forall a c, 0 <= a < N -> a + c * N = Z.lxor a (c * N)).
  { intros a c A; apply Z.add_nocarry_lxor, Z.bits_inj'; intros i I; rewrite Z.land_spec, Z.bits_0; unfold N in *; rewrite Q in *; destruct (Z_lt_ge_dec i (Z.of_nat n)) as [J|J].
    - rewrite Z.mul_pow2_bits_low, andb_false_r by lia; reflexivity.
    - rewrite <- (Z.mod_small a (2 ^ Z.of_nat n)) by lia; rewrite Z.mod_pow2_bits_high by lia; reflexivity. }
  assert (Low : forall u, 0 <= u < N -> 0 <= Z.lxor v u < N).
  { intros u U; assert (F : 0 <= worth q (xs ++ [u]) ks (Xored p (Track k)) < N).
    { apply (worth_range q base n (xs ++ [u]) ks); [intros w I; apply in_app_or in I as [I|[<-|[]]]; auto | exact places_range|].
      cbn [part_fine]; rewrite app_length, numbers_are, places; cbn [length]; rewrite !andb_true_iff; split; [split; [apply Z.eqb_eq, Q|]|apply Nat.ltb_lt; lia].
      clear - P; induction p as [i|j|a1 IH1 a2 IH2]; cbn [part_fine] in *; [apply Nat.ltb_lt in P; apply Nat.ltb_lt; lia | exact P | rewrite !andb_true_iff in *; tauto]. }
    cbn [worth] in F; rewrite (W p P u) in F; rewrite <- numbers_are, nth_middle in F; exact F. }
  cbn [means]; fold N; split.
  - intros (u & U & M); apply means_joined in M as (g & I & M); apply in_map_iff in I as (c & <- & _); apply means_together in M as [M1 M2]; apply Zero in M1, M2.
    rewrite add_worth, scale_worth, One in M1, M2; rewrite (T u), (L z u Fz) in M1; rewrite (L l u Fl) in M2; cbn [worth] in M2; rewrite (W p P u), <- numbers_are, nth_middle in M2; fold v in M2.
    assert (x = u + c * N) as -> by nia; assert (y = Z.lxor v u + c * N) as -> by nia.
    rewrite (Split _ _ (Low u U)), <- Z.lxor_assoc, <- Z.lxor_assoc, Z.lxor_nilpotent, Z.lxor_0_l; symmetry; apply Split, U.
  - intros S; assert (Y' : y = Z.lxor v x) by (rewrite <- S, <- Z.lxor_assoc, Z.lxor_nilpotent, Z.lxor_0_l; reflexivity).
    pose proof (Z.mod_pos_bound x N N0) as U; pose proof (Z.div_mod x N ltac:(lia)) as Dm; set (u := x mod N) in *; set (c := x / N) in *.
    exists u; split; [exact U|]; apply means_joined; eexists; split; [apply in_map_iff; exists c; split; [reflexivity|]|].
    + assert (B : Z.abs (linear_now z) <= carry_bound z * N).
      { unfold linear_worth, carry_bound; fold N; pose proof (bounded_sum (worth q xs ks) N (parts z)) as H; specialize (H ltac:(intros w I; rewrite forallb_forall in Fz; specialize (R _ (Fz w I)); lia)).
        assert (F : forall a m, fold_right (fun (e : Z * part) s => Z.abs (fst e) + s) a m = fold_right (fun e s => Z.abs (fst e) + s) 0 m + a) by (intros a m; induction m as [|w m IH]; cbn; [lia | rewrite IH; ring]).
        rewrite F; set (f := fold_right _ 0 _) in *; assert (Z.abs (top z * N) = Z.abs (top z) * N) by (rewrite Z.abs_mul, (Z.abs_eq N) by lia; reflexivity); assert (Z.abs (rest z) <= Z.abs (rest z) * N) by nia; nia. }
      apply in_span; rewrite <- X' in B; split; [assert (- carry_bound z * N <= x) by nia; apply Z.div_le_lower_bound; lia | assert (x <= carry_bound z * N) by nia; apply Z.div_le_upper_bound; lia].
    + apply means_together; rewrite !Zero, !add_worth, !scale_worth, !One, (T u), (L z u Fz), (L l u Fl); cbn [worth]; rewrite (W p P u), <- numbers_are, nth_middle; fold v.
      assert (E : y = Z.lxor v u + c * N) by (rewrite (Split _ _ (Low u U)), Y', Dm, (Z.mul_comm N c), (Z.add_comm (c * N) u), (Split _ _ U), Z.lxor_assoc; reflexivity).
      split; [rewrite <- X'; nia | rewrite <- Y, E; ring].
Qed.

Lemma equal_in_says a b f y z : equal_in a b = Some f -> says a y -> says b z -> (holds_now f <-> y = z).
Proof.
  assert (G : forall p d l b f y z, same_without p d l b = Some f -> says (Sum (Some p) d l) y -> says b z -> (holds_now f <-> y = z)).
  { clear f y z a b; intros p d l b f y z E (D & w & W & ->) Z; rewrite (same_without_says p d l b f w z E (conj D W) Z); reflexivity. }
  unfold equal_in; destruct (equal a b) as [g|] eqn:Q; intros E Y Z; [injection E as <-; exact (equal_says a b g y z Q Y Z)|].
  destruct a as [p|p d|[p|] d l]; [| |exact (G p d l b f y z E Y Z)|]; (destruct b as [p'|p' d'|[p'|] d' l']; try discriminate; rewrite (G p' d' l' _ f z y E Z Y); split; intros H; symmetry; exact H).
Qed.

(* ---------- Cases of terms ---------- *)

Definition cases_say (l : cases) (v : option Z) : Prop := forall g f, In (g, f) l -> holds_now g -> exists z, v = Some z /\ says f z.

Lemma each_case_in {A} (f : formula * form -> option (list A)) l : forall m, each_case f l = Some m -> forall a, In a m -> exists c x, In c l /\ f c = Some x /\ In a x.
Proof.
  induction l as [|c l IH]; cbn; intros m E a I; [injection E as <-; destruct I|].
  destruct (f c) as [x|] eqn:X; [|discriminate]; destruct (each_case f l) as [y|]; [|discriminate]; injection E as <-; apply in_app_or in I as [I|I].
  - exists c, x; auto.
  - destruct (IH y eq_refl a I) as (d & z & J & Z & K); exists d, z; auto.
Qed.

Lemma two_say {A} (f : form -> form -> option (list (formula * A))) la lb l va vb g x : two f la lb = Some l ->
  (forall m, la = Some m -> cases_say m va) -> (forall m, lb = Some m -> cases_say m vb) -> In (g, x) l -> holds_now g ->
  exists a b y z m h, va = Some y /\ vb = Some z /\ says a y /\ says b z /\ f a b = Some m /\ In (h, x) m /\ holds_now h.
Proof.
  unfold two; destruct la as [la|]; [|discriminate]; destruct lb as [lb|]; [|discriminate]; intros E A_ B_ I H.
  destruct (each_case_in _ la l E _ I) as ([gc c] & m & C & E' & I'); destruct (each_case_in _ lb m E' _ I') as ([gd d] & m' & D & E'' & I'').
  cbn [fst snd] in E''; destruct (f c d) as [o|] eqn:F; [|discriminate]; injection E'' as <-; apply in_map_iff in I'' as ([h x'] & Q & J); injection Q as <- <-.
  cbn [fst snd] in H; apply means_together in H as [H1 H2]; apply means_together in H1 as [H1 H3].
  destruct (A_ la eq_refl gc c C H1) as (y & Y & SY), (B_ lb eq_refl gd d D H3) as (z & Z & SZ); exists c, d, y, z, o, h; auto 10.
Qed.

Lemma plain_in f l g x : plain f = Some l -> In (g, x) l -> f = Some x.
Proof. destruct f as [f|]; [|discriminate]; intros E J; injection E as <-; destruct J as [J|[]]; injection J as _ <-; reflexivity. Qed.

Lemma one_in f l g x : one f = Some l -> In (g, x) l -> f = Some (g, x).
Proof. destruct f as [f|]; [|discriminate]; intros E J; injection E as <-; destruct J as [->|[]]; reflexivity. Qed.

Variable e : list Z.
Hypothesis env_right : Forall2 says env e.

Lemma env_says k f : nth_error env k = Some f -> exists z, nth_error e k = Some z /\ says f z.
Proof.
  clear - env_right; revert k; induction env_right as [|f' z env e S R IH]; intros [|k] E; try discriminate; [injection E as <-; exists z; auto | exact (IH R k E)].
Qed.

Definition truth_says (t : truth) (b : option bool) : Prop := (holds_now (fst t) -> b = Some true) /\ (holds_now (snd t) -> b = Some false).

Lemma compared_says (rel : Z -> Z -> bool) f la lb va vb t : compared f la lb = Some t ->
  (forall a b h y z, f a b = Some h -> says a y -> says b z -> (holds_now h <-> rel y z = true)) ->
  (forall m, la = Some m -> cases_say m va) -> (forall m, lb = Some m -> cases_say m vb) -> truth_says t (Text.compare rel va vb).
Proof.
  unfold compared; destruct (two _ la lb) as [l|] eqn:T; [|discriminate]; intros E R A_ B_; injection E as <-.
  split; cbn [fst snd]; intros H; apply means_joined in H as (g & I & H); apply in_map_iff in I as ([g' b] & <- & I); apply filter_In in I as [I B]; cbn [fst snd] in H, B;
    destruct (two_say _ la lb l va vb g' b T A_ B_ I H) as (c & d & y & z & m & h & -> & -> & SY & SZ & F & J & K);
    (destruct (f c d) as [o|] eqn:O; [|discriminate]); injection F as <-; specialize (R c d o y z O SY SZ); cbn [Text.compare]; f_equal; destruct J as [J|[J|[]]]; injection J as <- <-; try discriminate.
  - apply R, K.
  - rewrite means_negated in K; apply not_true_iff_false; rewrite <- R; exact K.
Qed.
End Forms.

Section More.
Variable q : Z.
Variable n : nat.

(* Forms that stay what they are when more numbers and places are known. *)
Definition known_form (m r : nat) (f : form) : bool :=
  match f with
  | At p => place_known r p
  | Share p _ => place_known r p
  | Sum w _ l => match w with Some p => part_fine q m r p | None => true end && forallb (fun e => part_fine q m r (snd e)) (parts l)
  end.

Lemma worth_more p xs ks ys js : part_fine q (length xs) (length ks) p = true -> worth q (xs ++ ys) (ks ++ js) p = worth q xs ks p.
Proof.
  induction p as [i|k|a IHa b IHb]; cbn [part_fine worth]; [rewrite Nat.ltb_lt; intros I; apply app_nth1, I | rewrite Nat.ltb_lt; intros I; rewrite app_nth1 by exact I; reflexivity|].
  rewrite !andb_true_iff; intros [[_ A] B]; rewrite IHa, IHb by assumption; reflexivity.
Qed.

Lemma sum_more xs ks ys js l : forallb (fun e => part_fine q (length xs) (length ks) (snd e)) l = true -> sum (worth q (xs ++ ys) (ks ++ js)) l = sum (worth q xs ks) l.
Proof. rewrite forallb_forall; intros H; apply sum_ext; intros e I; apply worth_more, H, I. Qed.

Lemma says_more f z xs ks ys js : known_form (length xs) (length ks) f = true -> says q n xs ks f z -> says q n (xs ++ ys) (ks ++ js) f z.
Proof.
  assert (S : forall p, place_known (length ks) p = true -> place_worth n (ks ++ js) p = place_worth n ks p).
  { intros p K; unfold place_known in K; unfold place_worth; destruct (item_ p) as [k| |]; cbn; [apply Nat.ltb_lt in K; rewrite app_nth1 by exact K|..]; reflexivity. }
  destruct f as [p|p d|w d l]; cbn [known_form says].
  - intros K ->; symmetry; exact (S p K).
  - intros K; rewrite (S p K); auto.
  - rewrite andb_true_iff; intros [W L]; unfold linear_worth; rewrite (sum_more xs ks ys js (parts l) L); destruct w as [p|]; [rewrite (worth_more p xs ks ys js W)|]; auto.
Qed.

Lemma known_more f m r m' r' : (m <= m')%nat -> (r <= r')%nat -> known_form m r f = true -> known_form m' r' f = true.
Proof.
  intros M R; assert (P : forall p, part_fine q m r p = true -> part_fine q m' r' p = true).
  { induction p as [i|k|a IHa b IHb]; cbn [part_fine]; [rewrite !Nat.ltb_lt; lia | rewrite !Nat.ltb_lt; lia | rewrite !andb_true_iff; tauto]. }
  destruct f as [p|p d|w d l]; cbn [known_form]; [unfold place_known; destruct (item_ p); [rewrite !Nat.ltb_lt; lia | auto..]..|].
  rewrite !andb_true_iff, !forallb_forall; intros [W L]; split; [destruct w; auto | intros e I; apply P, L, I].
Qed.

End More.
