(* Terms and conditions of a network's text, read as sums and formulas about digits. A sum over a range is a number more, of which its
   comparison says that there is one. *)

From Coq Require Import ZArith List Bool Lia.
From Topocert Require Import Text TextMeaning CheckTerms AutomataFormula.
From Topocert Require Export AutomataForms AutomataRanges.
Import ListNotations.
Open Scope Z_scope.

Section Reading.
Variable q : Z.
Hypothesis base : 2 <= q.

(* How many numbers stand for sums. *)
Fixpoint sums (t : term) : nat :=
  match t with
  | Total _ _ _ => 1
  | Plus a b | Minus a b | Times a b | Floor a b | Divide a b | Rest a b | Min a b | Max a b | Pow a b | Xor a b | Bit a b | Cond _ a b => sums a + sums b
  | Abs a => sums a
  | Num _ | Var _ => 0
  end.

Fixpoint some_numbers (j : nat) (f : formula) : formula := match j with O => f | S j => SomeNumber (some_numbers j f) end.

Definition wider (j : nat) (numbers : option nat) : option nat := option_map (fun m => (m + j)%nat) numbers.
Definition first_of (numbers : option nat) : nat := match numbers with Some m => m | None => O end.
Definition some_truth (j : nat) (t : option truth) : option truth := option_map (fun t => (some_numbers j (fst t), some_numbers j (snd t))) t.

(* A number: a numeral, a name of one, sums of them. *)
Fixpoint constant (env : list form) (t : term) : option Z :=
  match t with
  | Num z => Some z
  | Var i => match nth_error env i with Some (At (Place Nothing z)) => Some z | _ => None end
  | Plus a b => match constant env a, constant env b with Some x, Some y => Some (x + y) | _, _ => None end
  | Minus a b => match constant env a, constant env b with Some x, Some y => Some (x - y) | _, _ => None end
  | _ => None
  end.

Definition is_base (env : list form) (t : term) : bool := match constant env t with Some z => z =? q | None => false end.

(* Where so many numbers, if that is known, and r places are known, and sums are the numbers from k on. *)
Fixpoint read (numbers : option nat) (k r : nat) (env : list form) (t : term) : option cases :=
  let both_of A (f : form -> form -> option (list (formula * A))) a b := two f (read numbers k r env a) (read numbers (k + sums a) r env b) in
  let range a b c := ranged q c r (read numbers k r env a) (read numbers k r env b) (read numbers k (S r) env a) (read numbers k (S r) env b) in
  let step a b := step_of (read numbers k r env a) (read numbers k r env b) in
  match t with
  | Num z => Some [(negated never, number z)]
  | Var i => plain (nth_error env i)
  | Plus a b => both_of form (fun x y => plain (plus 1 x y)) a b
  | Minus a b => both_of form (fun x y => plain (plus (-1) x y)) a b
  | Times a b => both_of form (fun x y => plain (times x y)) a b
  | Floor a b => both_of form (quotients false) a b
  | Divide a b => both_of form (quotients true) a b
  | Pow a b => both_of form (fun x y => one (raised q x y)) a b
  | Xor a b => if q =? 2 then both_of form (fun x y => one (xored x y)) a b else None
  | Bit a b => both_of form (bits q r) a b
  | Rest a b =>
    match a, b with
    | Floor x (Pow c p), _ => if is_base env c && is_base env b then both_of form (digits q r) x p else both_of form (remainders q r) a b
    | Total a b t, Num d => let c := step a b in counted q k r d (range a b c) (read numbers k (S r) (env ++ [spot c r]) t)
    | _, _ => both_of form (remainders q r) a b
    end
  | Min a b => both_of form (extreme q false) a b
  | Max a b => both_of form (extreme q true) a b
  | Cond c a b => match read_cond numbers r env c, read numbers k r env a, read numbers (k + sums a) r env b with
    | Some (T, F), Some l, Some m => Some (guarded T l ++ guarded F m)
    | _, _, _ => None end
  | Total a b t => let c := step a b in total k r (range a b c) (read numbers k (S r) (env ++ [spot c r]) t)
  | Abs _ => None
  end
with read_cond (numbers : option nat) (r : nat) (env : list form) (c : cond) : option truth :=
  let k := first_of numbers in
  let atom f a b := let j := (sums a + sums b)%nat in
    some_truth j (compared (f (wider j numbers)) (read (wider j numbers) k r env a) (read (wider j numbers) (k + sums a) r env b)) in
  match c with
  | Yes => Some (negated never, never)
  | Equal a b => atom (fun numbers => equal_in q numbers r) a b
  | Less a b => atom (fun _ => less q) a b
  | AtMost a b => match atom (fun _ => less q) b a with Some (T, F) => Some (F, T) | None => None end
  | Not c => match read_cond numbers r env c with Some (T, F) => Some (F, T) | None => None end
  | And c d => match read_cond numbers r env c, read_cond numbers r env d with Some (T, F), Some (T', F') => Some (together T T', either F (together T F')) | _, _ => None end
  | Or c d => match read_cond numbers r env c, read_cond numbers r env d with Some (T, F), Some (T', F') => Some (either T (together F T'), together F F') | _, _ => None end
  | Every a b c =>
    let la := read numbers k r env a in
    let lb := read numbers k r env b in
    let s := step_of la lb in
    every (ranged q s r la lb (read numbers k (S r) env a) (read numbers k (S r) env b)) (read_cond numbers (S r) (env ++ [spot s r]) c)
  end.

(* ---------- What is read is so ---------- *)

Variable n : nat.

Record now (numbers : option nat) (r : nat) (env : list form) (xs : list Z) (ks : list nat) (e : list Z) : Prop := Now {
  now_range : forall x, In x xs -> 0 <= x < q ^ Z.of_nat n;
  now_places : forall k, In k ks -> (k < n)%nat;
  now_length : length ks = r;
  now_numbers : match numbers with Some m => length xs = m | None => True end;
  now_says : Forall2 (says q n xs ks) env e;
  now_known : forallb (known_form q (length xs) (length ks)) env = true
}.

Lemma constant_right xs ks env e t : Forall2 (says q n xs ks) env e -> forall z, constant env t = Some z -> value e t = Some z.
Proof.
  intros S; induction t as [y|k|t1 IHt1 t2 IHt2|t1 IHt1 t2 IHt2| | | | | | | | | | | |]; cbn [constant value]; intros z; try discriminate; try exact id;
    try (destruct (constant env t1) as [x|]; [|discriminate]; destruct (constant env t2) as [y|]; [|discriminate]; intros E; injection E as <-; rewrite (IHt1 x eq_refl), (IHt2 y eq_refl); reflexivity).
  destruct (nth_error env k) as [f|] eqn:N; [|discriminate]; destruct (env_says q env n xs ks e S k f N) as (y & -> & Y).
  destruct f as [[[i| |] o]| |]; try discriminate; intros E; injection E as ->; cbn in Y; unfold place_worth in Y; cbn in Y; f_equal; lia.
Qed.

Lemma is_base_right xs ks env e t : Forall2 (says q n xs ks) env e -> is_base env t = true -> value e t = Some q.
Proof. unfold is_base; destruct (constant env t) as [z|] eqn:C; [|discriminate]; intros S E; apply Z.eqb_eq in E; subst z; exact (constant_right xs ks env e t S q C). Qed.

Lemma forms_more env e xs ks ys js : Forall2 (says q n xs ks) env e -> forallb (known_form q (length xs) (length ks)) env = true ->
  Forall2 (says q n (xs ++ ys) (ks ++ js)) env e /\ forallb (known_form q (length (xs ++ ys)) (length (ks ++ js))) env = true.
Proof.
  intros S K; split.
  - revert K; induction S as [|f z env e Sf S IH]; cbn; intros K; [constructor|]; apply andb_true_iff in K as [K1 K2]; constructor; [apply says_more; assumption | exact (IH K2)].
  - rewrite forallb_forall in *; intros f I; rewrite !app_length; apply (known_more q f (length xs) (length ks)); [lia | lia | exact (K f I)].
Qed.

Lemma now_wider numbers r env xs ks e us : now numbers r env xs ks e -> (forall x, In x us -> 0 <= x < q ^ Z.of_nat n) -> now (wider (length us) numbers) r env (xs ++ us) ks e.
Proof.
  intros [X K L N S Kn] U; destruct (forms_more env e xs ks us [] S Kn) as [S' Kn']; rewrite app_nil_r in *; constructor; try assumption.
  - intros x I; apply in_app_or in I as [I|I]; auto.
  - destruct numbers as [m|]; cbn; [rewrite app_length, N; reflexivity | exact N].
Qed.

Lemma now_farther numbers r env xs ks e k : now numbers r env xs ks e -> (k < n)%nat -> now numbers (S r) env xs (ks ++ [k]) e.
Proof.
  intros [X K L N S Kn] U; destruct (forms_more env e xs ks [] [k] S Kn) as [S' Kn']; rewrite app_nil_r in *; constructor; try assumption.
  - intros j I; apply in_app_or in I as [I|[<-|[]]]; auto.
  - rewrite app_length; cbn; lia.
Qed.

Lemma now_with numbers r env xs ks e f z : now numbers r env xs ks e -> says q n xs ks f z -> known_form q (length xs) (length ks) f = true -> now numbers r (env ++ [f]) xs ks (e ++ [z]).
Proof.
  intros [X K L N S Kn] Sf Kf; constructor; try assumption.
  - apply Forall2_app; [exact S | constructor; [exact Sf | constructor]].
  - rewrite forallb_app, Kn; cbn; rewrite Kf; reflexivity.
Qed.

Lemma now_spot numbers r env xs ks e c i k : now numbers r env xs ks e -> (k < n)%nat -> 0 < c -> c * i = Z.of_nat k -> now numbers (S r) (env ++ [spot c r]) xs (ks ++ [k]) (e ++ [i]).
Proof.
  intros N K C E; pose proof (now_length _ _ _ _ _ _ N) as L; apply now_with; [exact (now_farther _ _ _ _ _ _ k N K) | rewrite <- L; exact (spot_says q n xs ks c i k C E)|].
  unfold spot; destruct (c =? 1); cbn; unfold place_known; cbn [item_]; rewrite app_length; apply Nat.ltb_lt; cbn; lia.
Qed.

Lemma some_numbers_means j f ks : forall xs, means q n xs ks (some_numbers j f) <-> exists us, length us = j /\ (forall x, In x us -> 0 <= x < q ^ Z.of_nat n) /\ means q n (xs ++ us) ks f.
Proof.
  induction j as [|j IH]; intros xs; cbn [some_numbers means].
  - split; [intros H; exists []; rewrite app_nil_r; split; [reflexivity|]; split; [intros x [] | exact H] | intros ([|u us] & L & _ & H); [rewrite app_nil_r in H; exact H | discriminate]].
  - split.
    + intros (x & X & H); apply IH in H as (us & L & U & H); exists (x :: us); rewrite <- app_assoc in H; split; [cbn; lia|]; split; [intros y [<-|I]; auto | exact H].
    + intros ([|x us] & L & U & H); [discriminate|]; exists x; split; [apply U; left; reflexivity|]; apply IH; exists us; rewrite <- app_assoc; split; [cbn in L; lia|]; split; [intros y I; apply U; right; exact I | exact H].
Qed.

Definition read_right (t : term) : Prop := forall numbers k r env l, read numbers k r env t = Some l -> forall xs ks e, now numbers r env xs ks e -> cases_say q n xs ks l (value e t).
Definition read_cond_right (c : cond) : Prop := forall numbers r env t, read_cond numbers r env c = Some t -> forall xs ks e, now numbers r env xs ks e -> truth_says q n xs ks t (holds e c).

(* The cases of two terms. *)
Lemma two_right {A} (f : form -> form -> option (list (formula * A))) a b numbers k k' r env l xs ks e g x : read_right a -> read_right b ->
  two f (read numbers k r env a) (read numbers k' r env b) = Some l -> now numbers r env xs ks e -> In (g, x) l -> means q n xs ks g ->
  exists c d y z m h, value e a = Some y /\ value e b = Some z /\ says q n xs ks c y /\ says q n xs ks d z /\ f c d = Some m /\ In (h, x) m /\ means q n xs ks h.
Proof. intros A_ B_ E N I H; exact (two_say q n xs ks f _ _ l _ _ g x E (fun m M => A_ _ _ _ _ m M xs ks e N) (fun m M => B_ _ _ _ _ m M xs ks e N) I H). Qed.

Lemma atom_right (rel : Z -> Z -> bool) f a b numbers r env t xs ks e : read_right a -> read_right b ->
  some_truth (sums a + sums b) (compared (f (wider (sums a + sums b) numbers)) (read (wider (sums a + sums b) numbers) (first_of numbers) r env a)
    (read (wider (sums a + sums b) numbers) (first_of numbers + sums a) r env b)) = Some t ->
  (forall numbers xs x y h u v, now numbers r env xs ks e -> f numbers x y = Some h -> says q n xs ks x u -> says q n xs ks y v -> (means q n xs ks h <-> rel u v = true)) ->
  now numbers r env xs ks e -> truth_says q n xs ks t (Text.compare rel (value e a) (value e b)).
Proof.
  set (j := (sums a + sums b)%nat); intros A_ B_ E R N; destruct (compared _ _ _) as [[T F]|] eqn:C; [|discriminate]; injection E as <-.
  assert (G : forall us, length us = j -> (forall x, In x us -> 0 <= x < q ^ Z.of_nat n) -> truth_says q n (xs ++ us) ks (T, F) (Text.compare rel (value e a) (value e b))).
  { intros us L U; pose proof (now_wider _ _ _ _ _ _ us N U) as W; rewrite L in W.
    apply (compared_says q n (xs ++ us) ks rel _ _ _ _ _ (T, F) C); [|intros m M; exact (A_ _ _ _ _ m M _ _ _ W) | intros m M; exact (B_ _ _ _ _ m M _ _ _ W)].
    intros x y h u v; exact (R _ _ x y h u v W). }
  split; cbn [fst snd]; intros H; apply some_numbers_means in H as (us & L & U & H); destruct (G us L U) as [G1 G2]; [exact (G1 H) | exact (G2 H)].
Qed.

(* A range. *)
Lemma range_right a b numbers k r env c F J xs ks e : read_right a -> read_right b -> 0 < c ->
  ranged q c r (read numbers k r env a) (read numbers k r env b) (read numbers k (S r) env a) (read numbers k (S r) env b) = Some (F, J) ->
  now numbers r env xs ks e -> means q n xs ks F ->
  exists va vb, value e a = Some va /\ value e b = Some vb /\ (vb < va \/ 0 <= c * va /\ c * vb < Z.of_nat n) /\ forall j, (j < n)%nat -> (means q n xs (ks ++ [j]) J <-> in_steps c va vb j).
Proof.
  intros A_ B_ C E N H; pose proof (now_length _ _ _ _ _ _ N) as <-.
  apply (ranged_says q base n xs ks c _ _ _ _ F J (value e a) (value e b) C E); [intros m M; exact (A_ _ _ _ _ m M _ _ _ N) | intros m M; exact (B_ _ _ _ _ m M _ _ _ N) | | | exact H];
    intros j Lj m M; [exact (A_ _ _ _ _ m M _ _ _ (now_farther _ _ _ _ _ _ j N Lj)) | exact (B_ _ _ _ _ m M _ _ _ (now_farther _ _ _ _ _ _ j N Lj))].
Qed.

Lemma total_right a b t numbers k r env c l xs ks e : read_right a -> read_right b -> read_right t -> 0 < c ->
  total k r (ranged q c r (read numbers k r env a) (read numbers k r env b) (read numbers k (S r) env a) (read numbers k (S r) env b)) (read numbers k (S r) (env ++ [spot c r]) t) = Some l ->
  now numbers r env xs ks e -> cases_say q n xs ks l (value e (Total a b t)).
Proof.
  intros A_ B_ T_ C E N g f I H; destruct (ranged _ _ _ _ _ _ _) as [[F J]|] eqn:R; [|discriminate]; destruct (read numbers k (S r) (env ++ [spot c r]) t) as [lt|] eqn:B; [|discriminate].
  pose proof (now_length _ _ _ _ _ _ N) as L; assert (HF : means q n xs ks F).
  { clear - E I H; unfold total in E; destruct (each_case _ lt); [|discriminate]; destruct (0 <? _); [|discriminate]; injection E as <-; destruct I as [I|[]]; injection I as <- _; apply means_together in H; apply H. }
  destruct (range_right a b numbers k r env c F J xs ks e A_ B_ C R N HF) as (va & vb & Va & Vb & Fit & Ins); subst r.
  exact (total_says q base n xs ks (now_range _ _ _ _ _ _ N) c F J _ _ va vb C Va Vb Fit Ins (fun x => value (e ++ [x]) t) lt
    (fun i j Lj S => T_ _ _ _ _ lt B _ _ _ (now_spot _ _ _ _ _ _ c i j N Lj C S)) k l E g f I H).
Qed.

Lemma counted_right a b t numbers k r env c d l xs ks e : read_right a -> read_right b -> read_right t -> 0 < c ->
  counted q k r d (ranged q c r (read numbers k r env a) (read numbers k r env b) (read numbers k (S r) env a) (read numbers k (S r) env b)) (read numbers k (S r) (env ++ [spot c r]) t) = Some l ->
  now numbers r env xs ks e -> cases_say q n xs ks l (value e (Rest (Total a b t) (Num d))).
Proof.
  intros A_ B_ T_ C E N g f I H; destruct (ranged _ _ _ _ _ _ _) as [[F J]|] eqn:R; [|discriminate]; destruct (read numbers k (S r) (env ++ [spot c r]) t) as [lt|] eqn:B; [|discriminate].
  pose proof (now_length _ _ _ _ _ _ N) as L; assert (HF : means q n xs ks F).
  { clear - E I H; unfold counted in E; destruct (each_case _ lt); [|discriminate]; destruct (0 <? _); [|discriminate]; injection E as <-; apply in_map_iff in I as (y & I & _); injection I as <- _; apply means_together in H; apply H. }
  destruct (range_right a b numbers k r env c F J xs ks e A_ B_ C R N HF) as (va & vb & Va & Vb & Fit & Ins); subst r.
  exact (counted_says q base n xs ks c F J _ _ va vb C Va Vb Fit Ins (fun x => value (e ++ [x]) t) lt
    (fun i j Lj S => T_ _ _ _ _ lt B _ _ _ (now_spot _ _ _ _ _ _ c i j N Lj C S)) k d l E g f I H).
Qed.

(* What is read of a term, and below a quotient by a power, or of a sum. *)
Definition below_right (t : term) : Prop :=
  read_right t /\ (forall c b, t = Pow c b -> read_right b) /\ (forall a c b, t = Floor a (Pow c b) -> read_right a /\ read_right b) /\
  (forall a b u, t = Total a b u -> read_right a /\ read_right b /\ read_right u).

Lemma two_plain a b op (F : form -> form -> option form) fine_ : read_right a -> read_right b ->
  (forall xs ks x y f u v, F x y = Some f -> says q n xs ks x u -> says q n xs ks y v -> says q n xs ks f (op u v)) -> (forall u v, fine_ u v = true) ->
  forall numbers k r env l, two (fun x y => plain (F x y)) (read numbers k r env a) (read numbers (k + sums a) r env b) = Some l ->
  forall xs ks e, now numbers r env xs ks e -> cases_say q n xs ks l (both op fine_ (value e a) (value e b)).
Proof.
  intros A_ B_ R N numbers k r env l T xs ks e W g f I H; destruct (two_right _ a b _ _ _ _ _ l xs ks e g f A_ B_ T W I H) as (c & d & y & z & m & h & Ey & Ez & SY & SZ & Fx & J & K).
  apply (plain_in _ _ _ _ Fx) in J; rewrite Ey, Ez; unfold both; rewrite N; exists (op y z); split; [reflexivity | exact (R xs ks c d f y z J SY SZ)].
Qed.

(* Likewise, of cases that have a formula each; where there is no value there is no case. *)
Lemma two_listed a b op (F : nat -> form -> form -> option (list (formula * form))) fine_ : read_right a -> read_right b ->
  (forall numbers r env xs ks e x y l g f u v, now numbers r env xs ks e -> F r x y = Some l -> In (g, f) l -> says q n xs ks x u -> says q n xs ks y v -> means q n xs ks g ->
    fine_ u v = true /\ says q n xs ks f (op u v)) ->
  forall numbers k r env l, two (F r) (read numbers k r env a) (read numbers (k + sums a) r env b) = Some l ->
  forall xs ks e, now numbers r env xs ks e -> cases_say q n xs ks l (both op fine_ (value e a) (value e b)).
Proof.
  intros A_ B_ R numbers k r env l T xs ks e W g f I H; destruct (two_right _ a b _ _ _ _ _ l xs ks e g f A_ B_ T W I H) as (c & d & y & z & m & h & Ey & Ez & SY & SZ & Fx & J & K).
  destruct (R numbers r env xs ks e c d m h f y z W Fx J SY SZ K) as [P S]; rewrite Ey, Ez; unfold both; rewrite P; eauto.
Qed.

Theorem read_is_right : (forall t, below_right t) /\ (forall c, read_cond_right c).
Proof.
  apply term_cond_induction; unfold below_right.
  - intros z; repeat split; try discriminate; intros numbers k r env l E xs ks e N g f J H; cbn in E; injection E as <-; destruct J as [J|[]]; injection J as <- <-; exists z; split; [reflexivity | cbn; unfold place_worth; cbn; lia].
  - intros i; repeat split; try discriminate; intros numbers k r env l E xs ks e N g f J H; apply (plain_in _ _ _ _ E) in J; exact (env_says q env n xs ks e (now_says _ _ _ _ _ _ N) i f J).
  - intros a [A_ _] b [B_ _]; split; [|repeat split; discriminate]; refine (two_plain a b Z.add (plus 1) always A_ B_ _ _); [|reflexivity].
    intros xs ks x y f u v P X Y; replace (u + v) with (u + 1 * v) by ring; exact (plus_says q base n xs ks 1 x y f u v P X Y).
  - intros a [A_ _] b [B_ _]; split; [|repeat split; discriminate]; refine (two_plain a b Z.sub (plus (-1)) always A_ B_ _ _); [|reflexivity].
    intros xs ks x y f u v P X Y; replace (u - v) with (u + -1 * v) by ring; exact (plus_says q base n xs ks (-1) x y f u v P X Y).
  - intros a [A_ _] b [B_ _]; split; [|repeat split; discriminate]; refine (two_plain a b Z.mul times always A_ B_ _ _); [|reflexivity].
    intros xs ks x y f u v P X Y; exact (times_says q base n xs ks x y f u v P X Y).
  - intros a [A_ _] b [B_ [P _]]; split; [|split; [discriminate|]; split; [intros a' c b' E; injection E as -> ->; split; [exact A_ | exact (P c b' eq_refl)] | discriminate]].
    refine (two_listed a b Z.div (fun _ => quotients false) not_zero_below A_ B_ _); intros numbers r env xs ks e x y l g f u v N E I U V H.
    destruct (quotients_say q r n xs ks (now_length _ _ _ _ _ _ N) false x y l g f u v E I U V H) as (D & _ & S); split; [unfold not_zero_below; lia | exact S].
  - intros a [A_ _] b [B_ _]; split; [|repeat split; discriminate]; refine (two_listed a b Z.div (fun _ => quotients true) whole_quotient A_ B_ _); intros numbers r env xs ks e x y l g f u v N E I U V H.
    destruct (quotients_say q r n xs ks (now_length _ _ _ _ _ _ N) true x y l g f u v E I U V H) as (D & M & S); split; [unfold whole_quotient; rewrite (M eq_refl); lia | exact S].
  - intros a [A_ [_ [P Q]]] b [B_ _]; split; [|repeat split; discriminate].
    assert (R : forall numbers k r env l, two (remainders q r) (read numbers k r env a) (read numbers (k + sums a) r env b) = Some l -> forall xs ks e, now numbers r env xs ks e -> cases_say q n xs ks l (value e (Rest a b))).
    { refine (two_listed a b Z.modulo (remainders q) positive_below A_ B_ _); intros numbers r env xs ks e x y l g f u v N E I U V H.
      destruct (remainders_say q base r n xs ks (now_length _ _ _ _ _ _ N) x y l g f u v E I U V H) as [D S]; split; [unfold positive_below; lia | exact S]. }
    intros numbers k r env l E; specialize (R numbers k r env l).
    destruct a as [| | | | |a1 a2| | | | | | | | | |a1 a2 a3]; try exact (R E).
    + destruct a2 as [| | | | | | | | | | |a2 a3| | | |]; try exact (R E).
      cbn [read] in E; destruct (is_base env a2) eqn:C; [|exact (R E)]; destruct (is_base env b) eqn:D; [|exact (R E)]; clear R; cbn [andb] in E.
      destruct (P a1 a2 a3 eq_refl) as [P1 P2]; intros xs ks e N g f I H; pose proof (now_says _ _ _ _ _ _ N) as Ne; destruct (two_right _ a1 a3 _ _ _ _ _ l xs ks e g f P1 P2 E N I H) as (c & d & y & z & m & h & Ey & Ez & SY & SZ & F & J & K).
      pose proof (now_length _ _ _ _ _ _ N) as <-; destruct (digits_say q base (length ks) n xs ks eq_refl c d m h f y z F J SY SZ K) as [P' S]; cbn [value]; rewrite (is_base_right xs ks env e a2 Ne C), (is_base_right xs ks env e b Ne D), Ey, Ez; unfold both, not_zero_below, positive_below.
      assert (0 < q ^ z) by (apply Z.pow_pos_nonneg; lia); replace (0 <=? z) with true by lia; replace (q ^ z =? 0) with false by lia; cbn [negb]; replace (0 <? q) with true by lia; eauto.
    + destruct b as [d| | | | | | | | | | | | | | |]; try exact (R E); clear R; destruct (Q a1 a2 a3 eq_refl) as (Q1 & Q2 & Q3).
      intros xs ks e N; exact (counted_right a1 a2 a3 numbers k r env _ d l xs ks e Q1 Q2 Q3 (step_of_positive _ _) E N).
  - intros a [A_ _] b [B_ _]; split; [|repeat split; discriminate]; refine (two_listed a b Z.min (fun _ => extreme q false) always A_ B_ _); intros numbers r env xs ks e x y l g f u v N E I U V H.
    split; [reflexivity | exact (extreme_says q base r n xs ks (now_length _ _ _ _ _ _ N) false x y l g f u v E I U V H)].
  - intros a [A_ _] b [B_ _]; split; [|repeat split; discriminate]; refine (two_listed a b Z.max (fun _ => extreme q true) always A_ B_ _); intros numbers r env xs ks e x y l g f u v N E I U V H.
    split; [reflexivity | exact (extreme_says q base r n xs ks (now_length _ _ _ _ _ _ N) true x y l g f u v E I U V H)].
  - intros a _; repeat split; try discriminate; intros numbers k r env l E; discriminate.
  - intros a [A_ _] b [B_ _]; split; [|split; [intros c b' E; injection E as -> ->; exact B_ | repeat split; discriminate]].
    refine (two_listed a b Z.pow (fun _ x y => one (raised q x y)) (fun _ y => 0 <=? y) A_ B_ _); intros numbers r env xs ks e x y l g f u v N E I U V H; apply (one_in _ _ _ _ E) in I.
    destruct (raised_says q base n xs ks x y g f u v I U V H) as [P S]; split; [lia | exact S].
  - intros a [A_ _] b [B_ _]; split; [|repeat split; discriminate]; intros numbers k r env l E; cbn in E; destruct (q =? 2); [|discriminate]; revert E.
    refine (two_listed a b Z.lxor (fun _ x y => one (xored x y)) not_negative A_ B_ _ numbers k r env l); clear numbers k r env l; intros numbers r env xs ks e x y l g f u v N E I U V H; apply (one_in _ _ _ _ E) in I.
    destruct (xored_says q base n xs ks (now_range _ _ _ _ _ _ N) x y g f u v I U V H) as (P & Q & S); split; [unfold not_negative; lia | exact S].
  - intros a [A_ _] b [B_ _]; split; [|repeat split; discriminate]; refine (two_listed a b (fun x y => if Z.testbit x y then 1 else 0) (bits q) not_negative A_ B_ _); intros numbers r env xs ks e x y l g f u v N E I U V H.
    pose proof (now_length _ _ _ _ _ _ N) as <-; destruct (bits_say q base (length ks) n xs ks (now_range _ _ _ _ _ _ N) eq_refl x y l g f u v E I U V H) as (P & Q & S); split; [unfold not_negative; lia | exact S].
  - intros c C a [A_ _] b [B_ _]; split; [|repeat split; discriminate]; intros numbers k r env l E xs ks e N g f I H; cbn in E |- *.
    destruct (read_cond numbers r env c) as [[T F]|] eqn:Rc; [|discriminate]; destruct (read numbers k r env a) as [la|] eqn:Ra; [|discriminate]; destruct (read numbers _ r env b) as [lb|] eqn:Rb; [|discriminate]; injection E as <-.
    destruct (C _ _ _ _ Rc _ _ _ N) as [CT CF]; apply in_app_or in I as [I|I]; apply in_map_iff in I as ([g' f'] & Q & I); injection Q as <- <-; cbn [fst snd] in *; apply means_together in H as [H1 H2].
    + rewrite (CT H1); exact (A_ _ _ _ _ la Ra _ _ _ N g' f' I H2).
    + rewrite (CF H1); exact (B_ _ _ _ _ lb Rb _ _ _ N g' f' I H2).
  - intros a [A_ _] b [B_ _] t [T_ _]; split; [|split; [discriminate|]; split; [discriminate | intros a' b' u E; injection E as -> -> ->; auto]].
    intros numbers k r env l E xs ks e N; exact (total_right a b t numbers k r env _ l xs ks e A_ B_ T_ (step_of_positive _ _) E N).
  - intros numbers r env t E xs ks e N; injection E as <-; split; [reflexivity | intros H; destruct (means_never q n xs ks H)].
  - intros a [A_ _] b [B_ _] numbers r env t E xs ks e N; apply (atom_right Z.eqb (fun numbers => equal_in q numbers r) a b numbers r env t xs ks e A_ B_ E); [|exact N].
    intros numbers' xs' x y h u v W P X Y; pose proof (now_length _ _ _ _ _ _ W) as L; rewrite Z.eqb_eq.
    exact (equal_in_says q base numbers' r n xs' ks (now_range _ _ _ _ _ _ W) L (now_places _ _ _ _ _ _ W) (now_numbers _ _ _ _ _ _ W) x y h u v P X Y).
  - intros a [A_ _] b [B_ _] numbers r env t E xs ks e N; apply (atom_right Z.ltb (fun _ => less q) a b numbers r env t xs ks e A_ B_ E); [|exact N].
    intros numbers' xs' x y h u v W P X Y; rewrite Z.ltb_lt; exact (less_says q base n xs' ks x y h u v P X Y).
  - intros a [A_ _] b [B_ _] numbers r env t E xs ks e N; cbn [read_cond] in E; destruct (some_truth _ _) as [[T F]|] eqn:C; [|discriminate]; injection E as <-.
    assert (X : truth_says q n xs ks (T, F) (Text.compare Z.ltb (value e b) (value e a))).
    { apply (atom_right Z.ltb (fun _ => less q) b a numbers r env (T, F) xs ks e B_ A_ C); [|exact N]; intros numbers' xs' x y h u v W P X Y; rewrite Z.ltb_lt; exact (less_says q base n xs' ks x y h u v P X Y). }
    destruct X as [X Y]; cbn [holds]; split; cbn [fst snd] in *; intros H; [apply Y in H | apply X in H]; destruct (value e b), (value e a); cbn in *; try discriminate; injection H as H; f_equal; lia.
  - intros c C numbers r env t E xs ks e N; cbn in E |- *; destruct (read_cond numbers r env c) as [[T F]|] eqn:R; [|discriminate]; injection E as <-; destruct (C _ _ _ _ R _ _ _ N) as [X Y].
    split; cbn [fst snd] in *; intros H; [rewrite (Y H) | rewrite (X H)]; reflexivity.
  - intros c C d D numbers r env t E xs ks e N; cbn in E |- *; destruct (read_cond numbers r env c) as [[T F]|] eqn:R; [|discriminate]; destruct (read_cond numbers r env d) as [[T' F']|] eqn:R'; [|discriminate]; injection E as <-.
    destruct (C _ _ _ _ R _ _ _ N) as [X Y], (D _ _ _ _ R' _ _ _ N) as [X' Y']; split; cbn [fst snd] in *; intros H.
    + apply means_together in H as [H1 H2]; rewrite (X H1); exact (X' H2).
    + apply means_either in H as [H|H]; [rewrite (Y H); reflexivity|]; apply means_together in H as [H1 H2]; rewrite (X H1); exact (Y' H2).
  - intros c C d D numbers r env t E xs ks e N; cbn in E |- *; destruct (read_cond numbers r env c) as [[T F]|] eqn:R; [|discriminate]; destruct (read_cond numbers r env d) as [[T' F']|] eqn:R'; [|discriminate]; injection E as <-.
    destruct (C _ _ _ _ R _ _ _ N) as [X Y], (D _ _ _ _ R' _ _ _ N) as [X' Y']; split; cbn [fst snd] in *; intros H.
    + apply means_either in H as [H|H]; [rewrite (X H); reflexivity|]; apply means_together in H as [H1 H2]; rewrite (Y H1); exact (X' H2).
    + apply means_together in H as [H1 H2]; rewrite (Y H1); exact (Y' H2).
  - intros a [A_ _] b [B_ _] c C numbers r env t E xs ks e N; cbn [read_cond holds] in E |- *; cbv zeta in E; set (s := step_of _ _) in E; assert (Ps : 0 < s) by apply step_of_positive; clearbody s.
    destruct (ranged _ _ _ _ _ _ _) as [[F J]|] eqn:R; [|discriminate]; destruct (read_cond numbers (S r) (env ++ [spot s r]) c) as [[T G]|] eqn:B; [|discriminate].
    assert (HF : means q n xs ks (fst t) \/ means q n xs ks (snd t) -> means q n xs ks F) by (injection E as <-; cbn [fst snd]; rewrite !means_together; tauto).
    pose proof (now_length _ _ _ _ _ _ N) as L; assert (G' : means q n xs ks F -> truth_says q n xs ks t (from_to (true_of_each (fun x => holds (e ++ [x]) c)) (value e a) (value e b))).
    { intros M; destruct (range_right a b numbers _ r env s F J xs ks e A_ B_ Ps R N M) as (va & vb & Va & Vb & Fit & Ins); subst r.
      apply (every_says q base n xs ks s F J _ _ va vb Ps Va Vb Fit Ins T G (fun x => holds (e ++ [x]) c)); [|exact E].
      intros i j Lj S; exact (C _ _ _ _ B _ _ _ (now_spot _ _ _ _ _ _ s i j N Lj Ps S)). }
    split; intros H; [exact (proj1 (G' (HF (or_introl H))) H) | exact (proj2 (G' (HF (or_intror H))) H)].
Qed.

Definition term_is_right t : read_right t := proj1 (proj1 read_is_right t).
Definition cond_is_right c : read_cond_right c := proj2 read_is_right c.

End Reading.
