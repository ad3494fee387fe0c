(* Which variables an expression speaks of: its value is the same whatever the others are. And sentences that more of
   a number cannot hurt. *)

From Coq Require Import ZArith Lia List Bool Uint63.
From Topocert Require Import CheckGraph WordSays.
Import ListNotations.
Open Scope Z_scope.

Scheme expr_all := Induction for expression Sort Prop
  with over_all := Induction for over Sort Prop
  with bounded_all := Induction for bounded Sort Prop
  with ranges_all := Induction for ranging Sort Prop
  with nexts_all := Induction for nexts Sort Prop
  with args_all := Induction for args Sort Prop.
Combined Scheme syntax_all from expr_all, over_all, bounded_all, ranges_all, nexts_all, args_all.

(* How many variables a range has. *)
Definition width (names : nat) (r : over) : nat := match r with Over _ => names | _ => 1%nat end.

Fixpoint breadth (r : ranging) : nat := match r with NoRange => O | Range_ names r _ more => (width names r + breadth more)%nat end.

(* The variable at place n occurs. *)
Fixpoint uses (n : nat) (x : expression) {struct x} : bool :=
  match x with
  | Whole _ | Infinite_ | Always _ | Nil => false
  | Local k => Nat.eqb k n
  | Not a | Function _ a | Len a | Of _ a => uses n a
  | And a b | Or a b | Equal a b | Less a b | In_ a b | Calculate _ a b | Extreme _ a b | To_ a b | Tuple a b | At_ a b | LinkOf a b
  | OfVertex _ a b => uses n a || uses n b
  | Cond a b c | OfTwo _ a b c => uses n a || uses n b || uses n c
  | Route a b c d => uses n a || uses n b || uses n c || uses n d
  | Quantify_ _ names r only body => uses_over n r || uses (width names r + n) only || uses (width names r + n) body
  | First _ a b only body => uses n a || uses n b || uses (S n) only || uses (S n) body
  | Graph_ _ c next => uses_ranges n c || uses_nexts (breadth c + n) next
  | Call a _ => uses_args n a
  end
with uses_over (n : nat) (r : over) {struct r} : bool :=
  match r with Over a => uses n a | Sets a b => uses n a || uses_bound n b | Maps_ a b => uses n a || uses n b end
with uses_bound (n : nat) (b : bounded) {struct b} : bool := match b with Any => false | UpTo k => uses n k end
with uses_ranges (n : nat) (r : ranging) {struct r} : bool :=
  match r with
  | NoRange => false
  | Range_ names r only more => uses_over n r || uses (width names r + n) only || uses_ranges (width names r + n) more
  end
with uses_nexts (n : nat) (l : nexts) {struct l} : bool :=
  match l with
  | NoNext => false
  | Next_ more only to_ others => uses_ranges n more || uses (breadth more + n) only || uses (breadth more + n) to_ || uses_nexts n others
  end
with uses_args (n : nat) (a : args) {struct a} : bool := match a with NoArg => false | Arg a more => uses n a || uses_args n more end.

(* Environments that differ at place n at most. *)
Definition agree (n : nat) (e f : list worth) : Prop := forall m, m <> n -> nth_error e m = nth_error f m.

Lemma agree_more n e f x : agree n e f -> agree (List.length x + n) (x ++ e) (x ++ f).
Proof.
  intros A m M; destruct (Nat.lt_ge_cases m (List.length x)) as [L|L]; [rewrite !nth_error_app1 by exact L; reflexivity|].
  rewrite !nth_error_app2 by exact L; apply A; lia.
Qed.

Lemma parts_of_length names : forall p before l, parts_of names p before = Some l -> List.length l = (names + List.length before)%nat.
Proof.
  induction names as [|n IH]; intros p before l E; destruct p; simpl in E; try discriminate E; [injection E as <-; reflexivity|].
  apply IH in E; rewrite E; simpl; lia.
Qed.

Lemma binding_length names p l x : binding names p = Some l -> In x l -> List.length x = names.
Proof.
  unfold binding; intros E I.
  assert (G : forall n, option_map (fun b => [b]) (parts_of n p []) = Some l -> List.length x = n).
  { intros n F; destruct (parts_of n p []) as [b|] eqn:B; [|discriminate]; injection F as <-; destruct I as [<-|[]].
    rewrite (parts_of_length _ _ _ _ B); simpl; lia. }
  destruct names as [|[|[|n]]]; [apply (G 0%nat E) | injection E as <-; destruct I as [<-|[]]; reflexivity| |apply (G _ E)].
  destruct p; try (apply (G 2%nat E)); injection E as <-; destruct I as [<-|[<-|[]]]; reflexivity.
Qed.

Lemma all_there_in {A} (l : list (option A)) : forall m, all_there l = Some m -> forall a, In a m -> In (Some a) l.
Proof.
  induction l as [|[b|] l IH]; intros m E a I; simpl in E; [injection E as <-; destruct I| |discriminate].
  destruct (all_there l) as [k|]; [|discriminate]; injection E as <-; destruct I as [<-|I]; [left; reflexivity | right; apply (IH k eq_refl a I)].
Qed.

Lemma bindings_length names l m x : bindings names l = Some m -> In x m -> List.length x = names.
Proof.
  unfold bindings; destruct (all_there (map (binding names) l)) as [k|] eqn:A; [|discriminate]; intros E; injection E as <-; intros I.
  apply in_concat in I; destruct I as (b & B & I); apply (all_there_in _ _ A) in B; apply in_map_iff in B; destruct B as (p & B & _).
  apply (binding_length names p b x B I).
Qed.

(* ---------- What quantifiers make of equal functions ---------- *)

Lemma over_list_ext {A} k (f g : A -> option bool) l : (forall a, In a l -> f a = g a) -> over_list k f l = over_list k g l.
Proof. induction l as [|a l IH]; intros H; [reflexivity|]; simpl; rewrite (H a (or_introl eq_refl)), IH by (intros; apply H; right; assumption); reflexivity. Qed.

Lemma over_sets_ext k l : forall f g most, (forall s, f s = g s) -> over_sets k f l most = over_sets k g l most.
Proof.
  induction l as [|p l IH]; intros f g most H; simpl; [apply H|].
  rewrite (IH f g most H); destruct (most <=? 0); [reflexivity|]; rewrite (IH (fun s => f (p :: s)) (fun s => g (p :: s)) (most - 1)) by (intros; apply H); reflexivity.
Qed.

Lemma over_maps_ext k values keys : forall f g, (forall m, f m = g m) -> over_maps k f keys values = over_maps k g keys values.
Proof. induction keys as [|p keys IH]; intros f g H; simpl; [apply H|]; apply over_list_ext; intros v _; apply IH; intros; apply H. Qed.

Lemma meant_ext {A} (o o' : A -> option bool) (v v' : A -> option part) l :
  (forall a, In a l -> o a = o' a) -> (forall a, In a l -> v a = v' a) -> meant o v l = meant o' v' l.
Proof.
  intros O V; unfold meant; induction l as [|a l IH]; [reflexivity|]; simpl; rewrite (O a), (V a) by (left; reflexivity).
  rewrite IH; [reflexivity | intros; apply O | intros; apply V]; right; assumption.
Qed.

Lemma gathered_ext k o o' b b' l : (forall x, In x l -> o x = o' x) -> (forall x, In x l -> b x = b' x) -> gathered k o b l = gathered k o' b' l.
Proof.
  intros O B; destruct k; simpl.
  1, 2: f_equal; apply over_list_ext; intros x I; rewrite (O x I), (B x I); reflexivity.
  1, 2, 3, 4: erewrite meant_ext; [reflexivity | intros x I; simpl; rewrite (O x I); reflexivity | intros x I; simpl; rewrite (B x I); reflexivity].
  do 3 f_equal; apply map_ext_in; intros [|[p| | | | |] [|]] I; try reflexivity; rewrite (O _ I), (B _ I); reflexivity.
Qed.

Lemma chosen_ext k o o' b b' each list : (forall c, o [c] = o' [c]) -> (forall c, b [c] = b' [c]) ->
  (forall f g, (forall c, f c = g c) -> each f = each g) -> chosen k o b each list = chosen k o' b' each list.
Proof.
  intros O B E.
  assert (G : gathered k o b (map (fun c => [c]) (list tt)) = gathered k o' b' (map (fun c => [c]) (list tt))).
  { apply gathered_ext; intros x I; apply in_map_iff in I; destruct I as (c & <- & _); auto. }
  destruct k; simpl chosen; try exact G; try reflexivity; f_equal; apply E; intros c; rewrite O, B; reflexivity.
Qed.

Lemma find_ext {A} (f g : A -> bool) l : (forall a, f a = g a) -> find f l = find g l.
Proof. intros H; induction l as [|a l IH]; [reflexivity|]; simpl; rewrite H, IH; reflexivity. Qed.

Lemma first_true_ext last f g l : (forall p, f p = g p) -> first_true last f l = first_true last g l.
Proof. intros H; unfold first_true; erewrite find_ext; [reflexivity|]; intros p; simpl; rewrite H; reflexivity. Qed.

Ltac unused := repeat match goal with H : (_ || _) = false |- _ => apply orb_false_iff in H; destruct H end.

Lemma tuples_of_length r : forall e before l x, tuples_of e r before = Some l -> In x l -> List.length x = (breadth r + List.length before)%nat.
Proof.
  induction r as [|names r only more IH]; intros e before l x E I; simpl in E; [injection E as <-; destruct I as [<-|[]]; reflexivity|].
  destruct r as [a| |]; try discriminate E; destruct (set_of (value (before ++ e) a)) as [m|]; [|discriminate].
  destruct (bindings names m) as [bs|] eqn:B; [|discriminate]; destruct (all_there _) as [k|] eqn:K; [|discriminate]; injection E as <-.
  apply in_concat in I; destruct I as (t & T & I); apply (all_there_in _ _ K) in T; apply in_map_iff in T; destruct T as (b & T & J).
  destruct (truth (value (b ++ before ++ e) only)) as [[|]|]; [| injection T as <-; destruct I | discriminate].
  rewrite (IH e (b ++ before) t x T I), app_length, (bindings_length names m bs b B J); simpl; lia.
Qed.

Theorem value_unused :
  (forall x n e f, uses n x = false -> agree n e f -> value e x = value f x) /\
  (forall r n e f, uses_over n r = false -> agree n e f -> match r with
     | Over a => value e a = value f a
     | Sets a b => value e a = value f a /\ bound e b = bound f b
     | Maps_ a b => value e a = value f a /\ value e b = value f b end) /\
  (forall b n e f, uses_bound n b = false -> agree n e f -> bound e b = bound f b) /\
  (forall r n e f before, uses_ranges (List.length before + n) r = false -> agree n e f -> tuples_of e r before = tuples_of f r before) /\
  (forall l n e f, uses_nexts n l = false -> agree n e f -> listed e l = listed f l) /\
  (forall a n e f before, uses_args n a = false -> agree n e f -> values e a before = values f a before).
Proof.
  apply syntax_all; simpl; intros; unused;
    repeat match goal with IH : forall n e f, uses n ?x = false -> _, U : uses ?n ?x = false, A : agree ?n ?e ?f |- _ => rewrite (IH n e f U A) || specialize (IH n e f U A) end;
    try reflexivity.
  - (* a variable *) apply H0; intros ->; rewrite Nat.eqb_refl in H; discriminate.
  - (* a quantifier *)
    specialize (H n e f H2 H3).
    assert (O : forall x, List.length x = width names r -> value (x ++ e) only = value (x ++ f) only) by (intros x L; apply (H0 (width names r + n)%nat); [assumption | rewrite <- L; apply agree_more; assumption]).
    assert (B : forall x, List.length x = width names r -> value (x ++ e) body = value (x ++ f) body) by (intros x L; apply (H1 (width names r + n)%nat); [assumption | rewrite <- L; apply agree_more; assumption]).
    destruct r as [a|a most|a b]; simpl in O, B.
    + rewrite H; destruct (set_of (value f a)) as [l|]; [|reflexivity]; destruct (bindings names l) as [m|] eqn:M; [|reflexivity].
      apply gathered_ext; intros x I; [apply O | apply B]; apply (bindings_length names l m x M I).
    + destruct H as [-> ->]; destruct (set_of (value f a)) as [l|]; [|reflexivity]; destruct (bound f most) as [m|]; [|reflexivity].
      destruct (_ <? 0); apply chosen_ext; try (intros; reflexivity); try (intros; apply O; reflexivity); try (intros; apply B; reflexivity).
      intros g h G; apply over_sets_ext; intros; apply G.
    + destruct H as [-> ->]; destruct (set_of (value f a)) as [l|]; [|reflexivity]; destruct (set_of (value f b)) as [m|]; [|reflexivity].
      apply chosen_ext; try (intros; apply O; reflexivity); try (intros; apply B; reflexivity).
      intros g h G; apply over_maps_ext; intros; apply G.
  - (* least, most *)
    destruct (whole_of (value f from)); [|reflexivity]; destruct (whole_of (value f to_)); [|reflexivity]; f_equal; apply first_true_ext; intros p.
    rewrite (H1 (S n) (Part_ p :: e) (Part_ p :: f)), (H2 (S n) (Part_ p :: e) (Part_ p :: f)); auto; apply (agree_more n e f [Part_ p]); assumption.
  - (* a network *)
    rewrite (H n e f []) by assumption; destruct (tuples_of f coordinates []) as [l|] eqn:T; [|reflexivity].
    erewrite map_ext_in; [reflexivity|]; intros x I; simpl; destruct (vertex_of x); [|reflexivity].
    rewrite (H0 (breadth coordinates + n)%nat (x ++ e) (x ++ f)); [reflexivity | assumption|].
    replace (breadth coordinates) with (List.length x) by (rewrite (tuples_of_length _ _ _ _ _ T I); simpl; lia); apply agree_more; assumption.
  - (* a word *) rewrite (H n e f []) by assumption; reflexivity.
  - split; [reflexivity | apply (H0 n); assumption].
  - split; reflexivity.
  - (* ranges *)
    destruct r as [a| |]; try reflexivity.
    rewrite (H (List.length before + n)%nat (before ++ e) (before ++ f)) by (try assumption; apply agree_more; assumption).
    destruct (set_of (value (before ++ f) a)) as [l|]; [|reflexivity]; destruct (bindings names l) as [m|] eqn:M; [|reflexivity].
    do 2 f_equal; apply map_ext_in; intros x I; simpl in *; pose proof (bindings_length names l m x M I) as L.
    rewrite (H0 (names + (List.length before + n))%nat (x ++ before ++ e) (x ++ before ++ f)).
    2: assumption. 2: rewrite !app_assoc, <- L, Nat.add_assoc, <- app_length; apply agree_more; assumption.
    destruct (truth _) as [[|]|]; try reflexivity; apply (H1 n); [rewrite app_length, L, <- Nat.add_assoc; assumption | assumption].
  - (* neighbours *)
    rewrite (H n e f []) by assumption; destruct (tuples_of f more []) as [l|] eqn:T; [|reflexivity]; rewrite (H2 n e f) by assumption; destruct (listed f others); [|reflexivity].
    erewrite map_ext_in; [reflexivity|]; intros x I; simpl.
    assert (A : agree (breadth more + n) (x ++ e) (x ++ f)).
    { replace (breadth more) with (List.length x) by (rewrite (tuples_of_length _ _ _ _ _ T I); simpl; lia); apply agree_more; assumption. }
    erewrite H0, H1; [reflexivity | eassumption .. ].
  - (* arguments *) destruct (value f a); [|reflexivity]; apply (H0 n); assumption.
Qed.

Definition unused_value := proj1 value_unused.

(* ---------- More of a number ---------- *)

Definition is_local (n : nat) (x : expression) : bool := match x with Local k => Nat.eqb k n | _ => false end.

(* Ranges from which more can be chosen where the number is larger. *)
Definition grows_with (n : nat) (r : over) : bool :=
  match r with
  | Over _ => false
  | Sets a (UpTo k) => negb (uses n a) && is_local n k
  | Sets _ Any => false
  | Maps_ a (To_ b c) => negb (uses n a) && negb (uses n b) && is_local n c
  | Maps_ _ _ => false
  end.

(* Whether a sentence that is true cannot be false for a larger number at place n (up), or for a smaller one (not
   up), by its form alone: the number stands only where a set or a map may be chosen from more, or where a number is
   compared with it. *)
Fixpoint monotone (up : bool) (n : nat) (x : expression) {struct x} : bool :=
  if negb (uses n x) then true else
  match x with
  | Not a => monotone (negb up) n a
  | And a b | Or a b => monotone up n a && monotone up n b
  | Less a b => if up then negb (uses n a) && is_local n b else is_local n a && negb (uses n b)
  | Quantify_ k names r only body =>
    match k with All | Exists_ => true | _ => false end && negb (uses (width names r + n) only) && monotone up (width names r + n) body &&
    (negb (uses_over n r) || (Bool.eqb up (match k with Exists_ => true | _ => false end) && grows_with n r))
  | Call (Arg a NoArg) body => is_local n a && monotone up 0 body
  | Call (Arg a (Arg b NoArg)) body =>
    (negb (uses n a) && is_local n b && monotone up 0 body) || (is_local n a && negb (uses n b) && monotone up 1 body)
  | Call (Arg a (Arg b (Arg c NoArg))) body =>
    (negb (uses n a) && negb (uses n b) && is_local n c && monotone up 0 body) ||
    (negb (uses n a) && is_local n b && negb (uses n c) && monotone up 1 body) ||
    (is_local n a && negb (uses n b) && negb (uses n c) && monotone up 2 body)
  | Call (Arg a (Arg b (Arg c (Arg d NoArg)))) body =>
    (negb (uses n a) && negb (uses n b) && negb (uses n c) && is_local n d && monotone up 0 body) ||
    (negb (uses n a) && negb (uses n b) && is_local n c && negb (uses n d) && monotone up 1 body) ||
    (negb (uses n a) && is_local n b && negb (uses n c) && negb (uses n d) && monotone up 2 body) ||
    (is_local n a && negb (uses n b) && negb (uses n c) && negb (uses n d) && monotone up 3 body)
  | _ => false
  end.

(* Not true before and false behind. *)
Definition kept (p q : option bool) : Prop := ~ (p = Some true /\ q = Some false).

Definition at_ (n : nat) (e : list worth) (z : Z) : Prop := nth_error e n = Some (Part_ (whole z)).
