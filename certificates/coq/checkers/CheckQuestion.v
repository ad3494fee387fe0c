(* Questions of arithmetic, as Scope of package arithmetic makes them: parts of terms that are not
   polynomials get variables of their own, with facts and choices that define them. What is made
   is a branch for CheckLinear.v: where it is refuted, what it asks cannot be so. *)

From Coq Require Import ZArith NArith Lia List Bool.
From Topocert Require Import CheckLinear.
Import ListNotations.
Open Scope Z_scope.

(* ---------- A question that is being made ---------- *)

Inductive operation : Type := Quotient | Larger | Power.

Definition result (o : operation) : Z -> Z -> Z := match o with Quotient => Z.div | Larger => Z.max | Power => Z.pow end.

Record part := Part { op : operation; left_ : poly; right_ : poly; name_ : poly }.

(* The next variable's number, the parts that have variables, facts and choices, the last first. *)
Record state := State { following : N; known : list part; facts : list poly; choices : list (list branch) }.

Definition making (A : Type) : Type := state -> state * A.
Definition ret {A} (a : A) : making A := fun s => (s, a).
Definition bind {A B} (m : making A) (f : A -> making B) : making B := fun s => let (s', a) := m s in f a s'.
Notation "'do' x <- m ; k" := (bind m (fun x => k)) (at level 200, x binder, m at level 100, k at level 200).
Notation "m ;; k" := (bind m (fun _ => k)) (at level 100, right associativity).

Definition made (s : state) : branch := Branch (rev (facts s)) (rev (choices s)).
Definition question {A} (m : making A) : branch := made (fst (m (State 0 [] [] []))).

Definition fresh : making poly := fun s => (State (N.succ (following s)) (known s) (facts s) (choices s), variable (following s)).
Definition fact (p : poly) : making unit := fun s => (State (following s) (known s) (p :: facts s) (choices s), tt).

Fixpoint branches (l : list (making unit)) (k : list part) (n : N) : N * list branch :=
  match l with
  | [] => (n, [])
  | m :: l =>
    let s := fst (m (State n k [] [])) in
    let (n', bs) := branches l k (N.max n (following s)) in (n', made s :: bs)
  end.

Definition choose (l : list (making unit)) : making unit := fun s =>
  let (n, bs) := branches l (known s) (following s) in (State n (known s) (facts s) (bs :: choices s), tt).

(* Polynomials. *)
Definition minus (p q : poly) : poly := add p (scale (-1) q).
Definition plus (p : poly) (k : Z) : poly := add p (constant k).
Definition opposite (p : poly) : poly := scale (-1) p.

Fixpoint same_monomial (a b : monomial) : bool :=
  match a, b with [], [] => true | x :: a, y :: b => if (x =? y)%N then same_monomial a b else false | _, _ => false end.
Fixpoint same_poly (p q : poly) : bool :=
  match p, q with
  | [], [] => true
  | (m, c) :: p, (n, d) :: q => if c =? d then if same_monomial m n then same_poly p q else false else false
  | _, _ => false
  end.

Definition equal (p q : poly) : making unit := fact (minus p q) ;; fact (minus q p).

Definition same_operation (o o' : operation) : bool := match o, o' with Quotient, Quotient | Larger, Larger | Power, Power => true | _, _ => false end.

Definition defined_as (o : operation) (a b : poly) (define : poly -> making unit) : making poly := fun s =>
  match find (fun k => same_operation (op k) o && same_poly (left_ k) a && same_poly (right_ k) b) (known s) with
  | Some k => (s, name_ k)
  | None =>
    let x := variable (following s) in
    let (s', _) := define x (State (N.succ (following s)) (Part o a b x :: known s) (facts s) (choices s)) in (s', x)
  end.

(* a/b rounded down; what is to be refuted has a branch with b <= 0. *)
Definition quotient (a b : poly) : making poly :=
  match is_constant b with
  | Some 1 => ret a
  | c => defined_as Quotient a b (fun q =>
    let rest := minus a (multiply b q) in
    let divides := fact rest ;; fact (plus (minus b rest) (-1)) in
    match c with
    | Some k => if 0 <? k then divides else ret tt
    | None => choose [fact (plus b (-1)) ;; divides; fact (opposite b)]
    end)
  end.

Definition remainder (a b : poly) : making poly := do q <- quotient a b; ret (minus a (multiply b q)).

Definition larger (a b : poly) : making poly :=
  match is_constant (minus a b) with
  | Some k => ret (if 0 <=? k then a else b)
  | None => defined_as Larger a b (fun x => fact (minus x a) ;; fact (minus x b) ;; choose [fact (minus a x); fact (minus b x)])
  end.

Definition smaller (a b : poly) : making poly := do x <- larger (opposite a) (opposite b); ret (opposite x).

(* The constant of a polynomial, which stands last. *)
Definition last_constant (p : poly) : Z := match last p ([], 0) with ([], c) => c | _ => 0 end.

(* What divides all coefficients. *)
Definition content (p : poly) : Z := fold_right (fun m g => Z.gcd (snd m) g) 0 p.

(* Bernoulli's inequality, k^b >= 1 + (k-1)b for b >= 0. *)
Definition bernoulli (k : Z) (b x : poly) : making unit := choose [fact (plus (minus x (scale (k - 1) b)) (-1)); fact (plus (opposite b) (-1))].

(* k^b for a constant k >= 1, as a power of k^g for the content g of b. *)
Definition raised_constant (k : Z) (b : poly) : making poly :=
  let from j r := defined_as Power (constant j) r (bernoulli j r) in
  let g := content b in let r := map (fun m => (fst m, snd m / g)) b in
  if (1 <=? g) && (g <=? 64) && same_poly (scale g r) b then from (k ^ g) r else from k b.

(* a to the power b. For a constant k >= 1 it is so that k^(b+c) = k^c k^b. *)
Definition raised (a b : poly) : making poly :=
  let alone := defined_as Power a b (fun _ => ret tt) in
  match is_constant a with
  | None => alone
  | Some k =>
    if k <? 1 then alone else
    let c := last_constant b in let rest := plus b (-c) in
    if c =? 0 then raised_constant k rest else
    if 64 <? Z.abs c then alone else
    defined_as Power a b (fun x => bernoulli k b x ;; do y <- raised_constant k rest;
      if 0 <? c then choose [equal x (scale (k ^ c) y); fact (plus (opposite rest) (-1))] else choose [equal y (scale (k ^ (-c)) x); fact (plus (opposite b) (-1))])
  end.

(* A sentence says that it is true, or that it is false. *)
Definition claim : Type := bool -> making unit.

Definition at_least (a b : making poly) : claim := fun truth =>
  do p <- a; do q <- b; let d := minus p q in fact (if truth then d else plus (opposite d) (-1)).

Definition is (a b : making poly) : claim := fun truth =>
  do p <- a; do q <- b; let d := minus p q in
  if truth then equal d [] else choose [fact (plus d (-1)); fact (plus (opposite d) (-1))].

Definition contrary (c : claim) : claim := fun truth => c (negb truth).

Fixpoint each_true (l : list claim) : making unit := match l with [] => ret tt | c :: l => c true ;; each_true l end.

(* The first of some that is false. *)
Fixpoint first_false (before l : list claim) : list (making unit) :=
  match l with
  | [] => []
  | c :: l => (each_true (rev before) ;; c false) :: first_false (c :: before) l
  end.

Definition all (l : list claim) : claim := fun truth => if truth then each_true l else choose (first_false [] l).
Definition some (l : list claim) : claim := contrary (all (map contrary l)).

Definition either (c : claim) (a b : making poly) : making poly :=
  do x <- fresh; choose [c true ;; do p <- a; equal x p; c false ;; do p <- b; equal x p] ;; ret x.

(* ---------- What it means ---------- *)

(* Values of the variables up to one. *)
Record world := World { upto : N; val : values }.

Definition agrees (w : world) (e : values) : Prop := forall v, (v < upto w)%N -> e v = val w v.
Definition later (w w' : world) : Prop := (upto w <= upto w')%N /\ agrees w (val w').

Lemma later_refl w : later w w.
Proof. split; [lia | intros v _; reflexivity]. Qed.

Lemma later_agrees w w' e : later w w' -> agrees w' e -> agrees w e.
Proof. intros [L A] B v V; rewrite B by lia; apply A, V. Qed.

Lemma later_trans u v w : later u v -> later v w -> later u w.
Proof. intros L M; split; [destruct L, M; lia | apply (later_agrees u v); [exact L | apply M]]. Qed.

(* A polynomial has a value, now and later. *)
Definition has (w : world) (p : poly) (x : Z) : Prop := forall e, agrees w e -> at_ e p = x.

Lemma has_later w w' p x : later w w' -> has w p x -> has w' p x.
Proof. intros L H e A; apply H, (later_agrees _ _ _ L A). Qed.

Lemma has_constant w k : has w (constant k) k.
Proof. intros e _; apply at_constant. Qed.

Lemma has_none w : has w [] 0.
Proof. intros e _; reflexivity. Qed.

Lemma has_add w p q x y : has w p x -> has w q y -> has w (add p q) (x + y).
Proof. intros P Q e A; rewrite at_add, (P e A), (Q e A); reflexivity. Qed.

Lemma has_scale w k p x : has w p x -> has w (scale k p) (k * x).
Proof. intros P e A; rewrite at_scale, (P e A); reflexivity. Qed.

Lemma has_multiply w p q x y : has w p x -> has w q y -> has w (multiply p q) (x * y).
Proof. intros P Q e A; rewrite at_multiply, (P e A), (Q e A); reflexivity. Qed.

Lemma has_minus w p q x y : has w p x -> has w q y -> has w (minus p q) (x - y).
Proof. intros P Q e A; unfold minus; rewrite at_add, at_scale, (P e A), (Q e A); lia. Qed.

Lemma has_plus w p x k : has w p x -> has w (plus p k) (x + k).
Proof. intros P e A; unfold plus; rewrite at_add, at_constant, (P e A); lia. Qed.

Lemma has_opposite w p x : has w p x -> has w (opposite p) (- x).
Proof. intros P e A; unfold opposite; rewrite at_scale, (P e A); lia. Qed.

Lemma has_unique w p x y : has w p x -> has w p y -> x = y.
Proof. intros P Q; rewrite <- (P (val w)) by (intros v _; reflexivity); apply Q; intros v _; reflexivity. Qed.

Lemma has_is_constant w p x k : has w p x -> is_constant p = Some k -> x = k.
Proof. intros P C; apply (has_unique w p); [exact P|]; intros e _; apply is_constant_at, C. Qed.

Definition part_right (e : values) (k : part) : Prop := at_ e (name_ k) = result (op k) (at_ e (left_ k)) (at_ e (right_ k)).

Definition all_so (e : values) (s : state) : Prop :=
  (forall p, In p (facts s) -> 0 <= at_ e p) /\ (forall c, In c (choices s) -> some_in (is_so e) c) /\ (forall k, In k (known s) -> part_right e k).

Definition good (w : world) (s : state) : Prop := upto w = following s /\ forall e, agrees w e -> all_so e s.

(* All that is said is so, for some values of the new variables; and Q is so of what is made. *)
Definition gives {A} (m : making A) (Q : world -> A -> Prop) (w : world) : Prop :=
  forall s, good w s -> exists w', later w w' /\ good w' (fst (m s)) /\ Q w' (snd (m s)).

Definition so (m : making unit) (w : world) : Prop := forall w', later w w' -> gives m (fun _ _ => True) w'.
Definition yields (m : making poly) (x : Z) (w : world) : Prop := forall w', later w w' -> gives m (fun w p => has w p x) w'.
Definition means (c : claim) (truth : bool) (w : world) : Prop := so (c truth) w.

Lemma so_later m w w' : later w w' -> so m w -> so m w'.
Proof. intros L H w'' L'; apply H, (later_trans _ _ _ L L'). Qed.

Lemma yields_later m x w w' : later w w' -> yields m x w -> yields m x w'.
Proof. intros L H w'' L'; apply H, (later_trans _ _ _ L L'). Qed.

Lemma gives_ret {A} (a : A) (Q : world -> A -> Prop) w : Q w a -> gives (ret a) Q w.
Proof. intros H s G; exists w; split; [apply later_refl|]; split; assumption. Qed.

Lemma gives_bind {A B} (m : making A) (f : A -> making B) (Q : world -> A -> Prop) (R : world -> B -> Prop) w :
  gives m Q w -> (forall w' a, later w w' -> Q w' a -> gives (f a) R w') -> gives (bind m f) R w.
Proof.
  intros M F s G; unfold bind; destruct (M s G) as (w' & L & G' & H); destruct (m s) as [s' a]; simpl in *.
  destruct (F w' a L H s' G') as (w'' & L' & K); exists w''; split; [apply (later_trans _ _ _ L L') | exact K].
Qed.

Lemma so_then m n w : so m w -> so n w -> so (m ;; n) w.
Proof. intros M N w' L; eapply gives_bind; [apply M, L|]; intros w'' [] L' _; apply N, (later_trans _ _ _ L L'). Qed.

Lemma so_ret w : so (ret tt) w.
Proof. intros w' _; apply gives_ret; exact I. Qed.

Lemma so_fact p x w : has w p x -> 0 <= x -> so (fact p) w.
Proof.
  intros H P w' L s [U G]; exists w'; split; [apply later_refl|]; split; [|exact I]; split; [exact U|].
  intros e A; destruct (G e A) as (F & C & K); split; [|split; [exact C | exact K]].
  intros q [<-|I]; [rewrite (H e (later_agrees _ _ _ L A)); exact P | apply F, I].
Qed.

(* A variable whose value is x. *)
Definition set_ (w : world) (x : Z) : world := World (N.succ (upto w)) (fun v => if (v =? upto w)%N then x else val w v).

Lemma later_set w x : later w (set_ w x).
Proof. split; [simpl; lia|]; intros v V; simpl; destruct (N.eqb_spec v (upto w)); [lia | reflexivity]. Qed.

Lemma has_set w x : has (set_ w x) (variable (upto w)) x.
Proof. intros e A; rewrite at_variable, A by (simpl; lia); simpl; rewrite N.eqb_refl; reflexivity. Qed.

Lemma gives_fresh w x : gives fresh (fun w p => has w p x) w.
Proof.
  intros s [U G]; exists (set_ w x); split; [apply later_set|]; split; [|simpl; rewrite <- U; apply has_set].
  split; [simpl; rewrite U; reflexivity|]; intros e A; apply (G e), (later_agrees _ _ _ (later_set w x) A).
Qed.

Lemma branches_grow l : forall k n, (n <= fst (branches l k n))%N.
Proof.
  induction l as [|m l IH]; intros k n; [simpl; lia|]; cbn [branches]; set (n' := N.max n (following (fst (m (State n k [] []))))).
  specialize (IH k n'); destruct (branches l k n') as [n'' bs]; simpl in *; lia.
Qed.

Lemma later_skip w n : (upto w <= n)%N -> later w (World n (val w)).
Proof. intros L; split; [exact L | intros v _; reflexivity]. Qed.

Lemma branches_so l : forall w k, (forall e, agrees w e -> forall p, In p k -> part_right e p) ->
  (exists m, In m l /\ so m w) ->
  exists w', later w w' /\ upto w' = fst (branches l k (upto w)) /\ forall e, agrees w' e -> some_in (is_so e) (snd (branches l k (upto w))).
Proof.
  induction l as [|m l IH]; intros w k K (m' & I & S); [destruct I|].
  cbn [branches]; set (s := fst (m (State (upto w) k [] []))) in *; destruct I as [->|I].
  - destruct (S w (later_refl w) (State (upto w) k [] [])) as (w' & L & [U' G] & _).
    { split; [reflexivity|]; intros e A; split; [intros p []|]; split; [intros c [] | apply (K e A)]. }
    fold s in U', G; assert (M : N.max (upto w) (following s) = following s) by (destruct L; lia); rewrite M.
    pose proof (branches_grow l k (following s)) as Gr; destruct (branches l k (following s)) as [n' bs]; simpl in Gr.
    exists (World n' (val w')); split; [apply (later_trans _ _ _ L), later_skip; lia|]; split; [reflexivity|].
    intros e A; left; destruct (G e) as (F & C & _).
    { apply (later_agrees w' (World n' (val w'))); [apply later_skip; lia | exact A]. }
    split; apply all_in_intro; intros x X; apply in_rev in X; [apply F, X | apply C, X].
  - set (n := N.max (upto w) (following s)); assert (L : later w (World n (val w))) by (apply later_skip; lia).
    destruct (IH (World n (val w)) k) as (w' & L' & U' & H).
    { intros e A; apply K, (later_agrees _ _ _ L A). }
    { exists m'; split; [exact I | apply (so_later _ _ _ L S)]. }
    simpl in U', H; exists w'; split; [apply (later_trans _ _ _ L L')|].
    destruct (branches l k n) as [n' bs]; split; [exact U' | intros e A; right; apply H, A].
Qed.

Lemma so_choose l w : (exists m, In m l /\ so m w) -> so (choose l) w.
Proof.
  intros (m & I & S) w0 L0 s [U G]; unfold choose; rewrite <- U.
  destruct (branches_so l w0 (known s)) as (w' & L & U' & H).
  { intros e A p P; apply (G e A), P. }
  { exists m; split; [exact I | apply (so_later _ _ _ L0 S)]. }
  exists w'; split; [exact L|]; split; [|exact Logic.I]; destruct (branches l (known s) (upto w0)) as [n bs]; split; [exact U'|].
  intros e A; destruct (G e (later_agrees _ _ _ L A)) as (F & C & K); split; [exact F|]; split; [|exact K].
  intros c [<-|X]; [apply H, A | apply C, X].
Qed.

Lemma same_monomial_eq a : forall b, same_monomial a b = true -> a = b.
Proof.
  induction a as [|x a IH]; intros [|y b]; simpl; try discriminate; [reflexivity|].
  destruct (N.eqb_spec x y) as [->|]; [|discriminate]; intros H; rewrite (IH b H); reflexivity.
Qed.

Lemma same_poly_eq p : forall q, same_poly p q = true -> p = q.
Proof.
  induction p as [|[m c] p IH]; intros [|[n d] q]; simpl; try discriminate; [reflexivity|].
  destruct (Z.eqb_spec c d) as [->|]; [|discriminate]; destruct (same_monomial m n) eqn:E; [|discriminate].
  apply same_monomial_eq in E; intros H; rewrite E, (IH q H); reflexivity.
Qed.

Lemma so_equal p q x w : has w p x -> has w q x -> so (equal p q) w.
Proof. intros P Q; apply so_then; eapply so_fact; try (apply has_minus; eassumption); lia. Qed.

Lemma yields_defined_as o a b define x y w : has w a x -> has w b y ->
  (forall w' p, later w w' -> has w' p (result o x y) -> so (define p) w') ->
  yields (defined_as o a b define) (result o x y) w.
Proof.
  intros A B D w0 L0 s [U G]; unfold defined_as; apply (has_later _ _ _ _ L0) in A, B.
  match goal with |- context [find ?f ?l] => destruct (find f l) as [k|] eqn:F end.
  - apply find_some in F; destruct F as [I F]; apply andb_true_iff in F; destruct F as [F Fb]; apply andb_true_iff in F; destruct F as [Fo Fa].
    apply same_poly_eq in Fa, Fb; exists w0; split; [apply later_refl|]; split; [split; assumption|].
    intros e E; destruct (G e E) as (_ & _ & K); apply K in I; unfold part_right in I; simpl; rewrite I, Fa, Fb, (A e E), (B e E).
    destruct (op k), o; try discriminate; reflexivity.
  - pose proof (later_set w0 (result o x y)) as L1; pose proof (has_set w0 (result o x y)) as H1; rewrite U in H1.
    destruct (D (set_ w0 (result o x y)) (variable (following s)) (later_trans _ _ _ L0 L1) H1 _ (later_refl _)
      (State (N.succ (following s)) (Part o a b (variable (following s)) :: known s) (facts s) (choices s))) as (w' & L & G' & _).
    { split; [simpl; rewrite U; reflexivity|]; intros e E; destruct (G e (later_agrees _ _ _ L1 E)) as (Fs & C & K).
      split; [exact Fs|]; split; [exact C|]; intros k [<-|I]; [|apply K, I].
      unfold part_right; cbn [op left_ right_ name_]; pose proof (later_agrees _ _ _ L1 E) as E0; rewrite (A e E0), (B e E0); apply H1, E. }
    set (r := define _ _) in *; destruct r as [s' u]; exists w'; split; [apply (later_trans _ _ _ L1 L)|]; split; [exact G'|].
    apply (has_later _ _ _ _ L), H1.
Qed.

Lemma yields_ret p x w : has w p x -> yields (ret p) x w.
Proof. intros H w' L; apply gives_ret, (has_later _ _ _ _ L H). Qed.

Lemma yields_bind m f x y w : yields m x w -> (forall w' p, later w w' -> has w' p x -> yields (f p) y w') -> yields (bind m f) y w.
Proof.
  intros M F w' L; eapply gives_bind; [apply M, L|]; intros w'' p L' H; apply (F w'' p); [apply (later_trans _ _ _ L L') | exact H | apply later_refl].
Qed.

Lemma so_bind m f x w : yields m x w -> (forall w' p, later w w' -> has w' p x -> so (f p) w') -> so (bind m f) w.
Proof.
  intros M F w' L; eapply gives_bind; [apply M, L|]; intros w'' p L' H; apply (F w'' p); [apply (later_trans _ _ _ L L') | exact H | apply later_refl].
Qed.

Lemma so_choose_first m n w : so m w -> so (choose [m; n]) w.
Proof. intros H; apply so_choose; exists m; split; [left; reflexivity | exact H]. Qed.

Lemma so_choose_second m n w : so n w -> so (choose [m; n]) w.
Proof. intros H; apply so_choose; exists n; split; [right; left; reflexivity | exact H]. Qed.

Lemma yields_quotient a b x y w : has w a x -> has w b y -> yields (quotient a b) (x / y) w.
Proof.
  intros A B; assert (Go : forall w' q, later w w' -> has w' q (x / y) -> 0 < y ->
    so (fact (minus a (multiply b q)) ;; fact (plus (minus b (minus a (multiply b q))) (-1))) w').
  { intros w' q L Q Y; apply (has_later _ _ _ _ L) in A, B; pose proof (Z.div_mod x y ltac:(lia)); pose proof (Z.mod_pos_bound x y Y).
    pose proof (has_minus _ _ _ _ _ A (has_multiply _ _ _ _ _ B Q)) as R.
    apply so_then; [apply (so_fact _ _ _ R); lia | apply (so_fact _ _ _ (has_plus _ _ _ (-1) (has_minus _ _ _ _ _ B R))); lia]. }
  assert (D : forall c, (forall k, c = Some k -> y = k) -> yields (defined_as Quotient a b (fun q =>
    let rest := minus a (multiply b q) in let divides := fact rest ;; fact (plus (minus b rest) (-1)) in
    match c with
    | Some k => if 0 <? k then divides else ret tt
    | None => choose [fact (plus b (-1)) ;; divides; fact (opposite b)]
    end)) (x / y) w).
  { intros c C; apply (yields_defined_as Quotient _ _ _ x y w A B); intros w' q L Q; simpl in Q; destruct c as [k|].
    - destruct (Z.ltb_spec 0 k); [|apply so_ret]; apply (Go w' q L Q); rewrite (C k eq_refl); assumption.
    - pose proof (has_later _ _ _ _ L B) as B'; destruct (Z.lt_ge_cases 0 y) as [Y|Y].
      + apply so_choose_first, so_then; [apply (so_fact _ _ _ (has_plus _ _ _ (-1) B')); lia | apply Go; assumption].
      + apply so_choose_second, (so_fact _ _ _ (has_opposite _ _ _ B')); lia. }
  unfold quotient; destruct (is_constant b) as [k|] eqn:E.
  - pose proof (has_is_constant _ _ _ _ B E) as Y; assert (C : forall k', Some k = Some k' -> y = k') by (intros; congruence).
    specialize (D (Some k) C); destruct k as [|[| |]|]; try exact D; subst y; rewrite Z.div_1_r; apply yields_ret, A.
  - apply (D None); discriminate.
Qed.

Lemma yields_remainder a b x y w : has w a x -> has w b y -> yields (remainder a b) (x mod y) w.
Proof.
  intros A B; apply (yields_bind _ _ (x / y)); [apply yields_quotient; assumption|]; intros w' q L Q.
  replace (x mod y) with (x - y * (x / y)) by (destruct (Z.eq_dec y 0) as [->|N]; [rewrite Zmod_0_r; lia | rewrite Z.mod_eq by exact N; reflexivity]); apply yields_ret, has_minus; [|apply has_multiply; [|exact Q]]; apply (has_later _ _ _ _ L); assumption.
Qed.

Lemma yields_larger a b x y w : has w a x -> has w b y -> yields (larger a b) (Z.max x y) w.
Proof.
  intros A B; unfold larger; destruct (is_constant (minus a b)) as [k|] eqn:E.
  - apply (has_is_constant w _ _ _ (has_minus _ _ _ _ _ A B)) in E; apply yields_ret; destruct (Z.leb_spec 0 k).
    + rewrite Z.max_l by lia; exact A.
    + rewrite Z.max_r by lia; exact B.
  - apply (yields_defined_as Larger _ _ _ x y w A B); intros w' m L M; apply (has_later _ _ _ _ L) in A, B; simpl in M.
    apply so_then; [apply (so_fact _ _ _ (has_minus _ _ _ _ _ M A)); lia|].
    apply so_then; [apply (so_fact _ _ _ (has_minus _ _ _ _ _ M B)); lia|].
    destruct (Z.le_ge_cases x y).
    + apply so_choose_second, (so_fact _ _ _ (has_minus _ _ _ _ _ B M)); lia.
    + apply so_choose_first, (so_fact _ _ _ (has_minus _ _ _ _ _ A M)); lia.
Qed.

Lemma yields_smaller a b x y w : has w a x -> has w b y -> yields (smaller a b) (Z.min x y) w.
Proof.
  intros A B; apply (yields_bind _ _ (Z.max (- x) (- y))); [apply yields_larger; apply has_opposite; assumption|].
  intros w' p L P; replace (Z.min x y) with (- Z.max (- x) (- y)) by lia; apply yields_ret, has_opposite, P.
Qed.

Lemma bernoulli_so k b x y w : 1 <= k -> has w b y -> has w x (k ^ y) -> so (bernoulli k b x) w.
Proof.
  intros K B X; destruct (Z.lt_ge_cases y 0) as [N|P]; [apply so_choose_second, (so_fact _ _ _ (has_plus _ _ _ (-1) (has_opposite _ _ _ B))); lia|].
  apply so_choose_first, (so_fact _ _ _ (has_plus _ _ _ (-1) (has_minus _ _ _ _ _ X (has_scale _ (k - 1) _ _ B)))).
  assert (Le : 1 + (k - 1) * y <= k ^ y); [|lia]; clear B X; revert y P; apply natlike_ind; [rewrite Z.pow_0_r; lia|]; intros y Y IH; rewrite Z.pow_succ_r by exact Y; nia.
Qed.

Lemma power_of_power k g r : 1 <= g -> (k ^ g) ^ r = k ^ (g * r).
Proof. intros G; destruct (Z.lt_ge_cases r 0); [rewrite !Z.pow_neg_r by nia; reflexivity | symmetry; apply Z.pow_mul_r; lia]. Qed.

Lemma yields_raised_constant k b y w : 1 <= k -> has w b y -> yields (raised_constant k b) (k ^ y) w.
Proof.
  intros K B; unfold raised_constant; cbv zeta.
  assert (From : forall j r z, 1 <= j -> has w r z -> yields (defined_as Power (constant j) r (bernoulli j r)) (j ^ z) w).
  { intros j r z J R; apply (yields_defined_as Power _ _ _ j z w (has_constant w j) R); intros w1 x L1 X; exact (bernoulli_so j r x z w1 J (has_later _ _ _ _ L1 R) X). }
  set (g := content b); set (r := map _ b); destruct ((1 <=? g) && (g <=? 64) && same_poly (scale g r) b) eqn:E; [|apply From; assumption].
  rewrite !andb_true_iff in E; destruct E as [[G _] S]; apply Z.leb_le in G; apply same_poly_eq in S.
  assert (R : has w r (at_ (val w) r)).
  { intros e A; apply (Z.mul_reg_l _ _ g); [lia|]; rewrite <- !at_scale, S, (B e A), (B (val w)); [reflexivity | intros v _; reflexivity]. }
  replace (k ^ y) with ((k ^ g) ^ at_ (val w) r); [apply From; [pose proof (Z.pow_pos_nonneg k g); lia | exact R]|].
  rewrite power_of_power by exact G; f_equal; rewrite <- at_scale, S; apply B; intros v _; reflexivity.
Qed.

Lemma yields_raised a b x y w : has w a x -> has w b y -> yields (raised a b) (x ^ y) w.
Proof.
  intros A B; assert (Alone : yields (defined_as Power a b (fun _ => ret tt)) (x ^ y) w) by (apply (yields_defined_as Power _ _ _ x y w A B); intros; apply so_ret).
  unfold raised; cbv zeta; destruct (is_constant a) as [k|] eqn:E; [|exact Alone]; destruct (Z.ltb_spec k 1) as [|K]; [exact Alone|].
  pose proof (has_is_constant _ _ _ _ A E) as X; subst k; set (c := last_constant b); pose proof (has_plus _ _ _ (- c) B) as R.
  destruct (Z.eqb_spec c 0) as [C0|C0]; [replace y with (y + - c) at 1 by lia; apply yields_raised_constant; assumption|]; destruct (64 <? Z.abs c); [exact Alone|].
  apply (yields_defined_as Power _ _ _ x y w A B); intros w1 z L1 Hz; apply so_then; [exact (bernoulli_so x b z y w1 K (has_later _ _ _ _ L1 B) Hz)|].
  apply (so_bind _ _ _ _ (yields_raised_constant x _ _ w1 K (has_later _ _ _ _ L1 R))); intros w2 t L2 Ht; cbn [result] in Hz; apply (has_later _ _ _ _ L2) in Hz.
  apply (has_later _ _ _ _ (later_trans _ _ _ L1 L2)) in B, R; destruct (Z.ltb_spec 0 c) as [C|C].
  - destruct (Z.lt_ge_cases (y + - c) 0) as [N|P]; [apply so_choose_second, (so_fact _ _ _ (has_plus _ _ _ (-1) (has_opposite _ _ _ R))); lia|].
    apply so_choose_first, (so_equal _ _ (x ^ y)); [exact Hz|]; replace (x ^ y) with (x ^ c * x ^ (y + - c)) by (rewrite <- Z.pow_add_r by lia; f_equal; lia); apply has_scale, Ht.
  - destruct (Z.lt_ge_cases y 0) as [N|P]; [apply so_choose_second, (so_fact _ _ _ (has_plus _ _ _ (-1) (has_opposite _ _ _ B))); lia|].
    apply so_choose_first, (so_equal _ _ (x ^ (y + - c))); [exact Ht|]; replace (x ^ (y + - c)) with (x ^ (- c) * x ^ y) by (rewrite <- Z.pow_add_r by lia; f_equal; lia); apply has_scale, Hz.
Qed.

(* ---------- Sentences ---------- *)

Lemma means_later c b w w' : later w w' -> means c b w -> means c b w'.
Proof. apply so_later. Qed.

Lemma means_at_least a b x y w : yields a x w -> yields b y w -> means (at_least a b) (y <=? x) w.
Proof.
  intros A B; apply (so_bind _ _ x _ A); intros w' p L P; apply (so_bind _ _ y _ (yields_later _ _ _ _ L B)); intros w'' q L' Q.
  pose proof (has_minus _ _ _ _ _ (has_later _ _ _ _ L' P) Q) as D; cbv zeta; destruct (Z.leb_spec y x).
  - apply (so_fact _ _ _ D); lia.
  - apply (so_fact _ _ _ (has_plus _ _ _ (-1) (has_opposite _ _ _ D))); lia.
Qed.

Lemma means_is a b x y w : yields a x w -> yields b y w -> means (is a b) (x =? y) w.
Proof.
  intros A B; apply (so_bind _ _ x _ A); intros w' p L P; apply (so_bind _ _ y _ (yields_later _ _ _ _ L B)); intros w'' q L' Q.
  pose proof (has_minus _ _ _ _ _ (has_later _ _ _ _ L' P) Q) as D; cbv zeta; destruct (Z.eqb_spec x y).
  - apply (so_equal _ _ 0); [replace 0 with (x - y) by lia; exact D | apply has_none].
  - destruct (Z.lt_ge_cases y x).
    + apply so_choose_first, (so_fact _ _ _ (has_plus _ _ _ (-1) D)); lia.
    + apply so_choose_second, (so_fact _ _ _ (has_plus _ _ _ (-1) (has_opposite _ _ _ D))); lia.
Qed.

Lemma means_contrary c b w : means c b w -> means (contrary c) (negb b) w.
Proof. unfold means, contrary; rewrite negb_involutive; auto. Qed.

Lemma so_each_true l w : (forall c, In c l -> means c true w) -> so (each_true l) w.
Proof.
  induction l as [|c l IH]; intros H; [apply so_ret|]; apply so_then; [apply H; left; reflexivity | apply IH; intros d D; apply H; right; exact D].
Qed.

Lemma first_false_so l : forall bs before w, Forall2 (fun c b => means c b w) l bs -> (forall c, In c before -> means c true w) ->
  forallb (fun b => b) bs = false -> exists m, In m (first_false before l) /\ so m w.
Proof.
  induction l as [|c l IH]; intros bs before w F B E; inversion F as [|? b ? bs' M F']; subst; [discriminate|].
  cbn [first_false]; destruct b.
  - destruct (IH bs' (c :: before) w F') as (m & I & S); [intros d [<-|D]; auto | exact E|].
    exists m; split; [right; exact I | exact S].
  - eexists; split; [left; reflexivity|]; apply so_then; [|exact M].
    apply so_each_true; intros d D; apply in_rev in D; apply B, D.
Qed.

Lemma means_all l bs w : Forall2 (fun c b => means c b w) l bs -> means (all l) (forallb (fun b => b) bs) w.
Proof.
  intros F; unfold means, all; destruct (forallb (fun b => b) bs) eqn:E.
  - apply so_each_true; revert E; induction F as [|c b l bs M F IH]; intros E d []; simpl in E; apply andb_true_iff in E; destruct E as [-> E]; subst; auto.
  - apply so_choose, (first_false_so l bs [] w F); [intros c [] | exact E].
Qed.

Lemma means_some l bs w : Forall2 (fun c b => means c b w) l bs -> means (some l) (existsb (fun b => b) bs) w.
Proof.
  intros F; replace (existsb (fun b => b) bs) with (negb (forallb (fun b => b) (map negb bs))) by (clear; induction bs as [|[] bs IH]; simpl; auto).
  apply means_contrary, means_all; induction F; constructor; [apply means_contrary|]; assumption.
Qed.

Lemma yields_either c a b t x y w : means c t w -> (t = true -> yields a x w) -> (t = false -> yields b y w) ->
  yields (either c a b) (if t then x else y) w.
Proof.
  intros C A B w' L; eapply gives_bind; [apply (gives_fresh w' (if t then x else y))|]; intros w'' p L' P.
  pose proof (later_trans _ _ _ L L') as L''; eapply gives_bind.
  - apply (so_choose _ w''); [|apply later_refl]; destruct t.
    + eexists; split; [left; reflexivity|]; apply so_then; [apply (means_later _ _ _ _ L'' C)|].
      apply (so_bind _ _ x); [apply (yields_later _ _ _ _ L''), A; reflexivity|]; intros v q M Q; apply (so_equal _ _ x); [apply (has_later _ _ _ _ M P) | exact Q].
    + eexists; split; [right; left; reflexivity|]; apply so_then; [apply (means_later _ _ _ _ L'' C)|].
      apply (so_bind _ _ y); [apply (yields_later _ _ _ _ L''), B; reflexivity|]; intros v q M Q; apply (so_equal _ _ y); [apply (has_later _ _ _ _ M P) | exact Q].
  - intros v [] M _; apply gives_ret, (has_later _ _ _ _ M P).
Qed.

(* What is refuted cannot be so. *)
Theorem question_refuted (m : making unit) t : refutes (question m) t = true -> ~ so m (World 0 (fun _ => 0)).
Proof.
  intros R S; destruct (S _ (later_refl _) (State 0 [] [] [])) as (w & _ & [_ G] & _).
  { split; [reflexivity|]; intros e _; split; [intros p []|]; split; [intros c [] | intros k []]. }
  apply (linear_sound _ _ R (val w)); destruct (G (val w)) as (F & C & _); [intros v _; reflexivity|].
  split; apply all_in_intro; intros x X; apply in_rev in X; [apply F, X | apply C, X].
Qed.
