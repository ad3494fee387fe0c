(* Strategies: lists of steps that show a sentence true, or false. Who states a sentence chooses where it says
   "some", a sceptic where it says "all"; each step stands before those that it needs, as the page of package
   strategy has it. *)

From Coq Require Import ZArith List Bool Uint63.
From Topocert Require Import CheckGraph WordSays WordMoves.
Import ListNotations.
Open Scope Z_scope.

(* A sentence has this truth. *)
Definition shown (e : list worth) (x : expression) (want : bool) : Prop := truth (value e x) = Some want.

Section Game.

(* How symmetries and refutations are given. *)
Variables symmetries refutation : Type.

Inductive step :=
| Evaluate                       (* by looking at all of it *)
| Choose (positions : list int)  (* this value, of a range or of a choice *)
| Menu (l : list (list int))     (* one of these *)
| Both | Left | Right            (* both sides; this side *)
| Each                           (* a step for each value *)
| Every                          (* one for all *)
| Orbits (s : symmetries)        (* a step for the first value of each orbit *)
| Refuted (r : refutation).      (* no choice violates the sentence *)

(* What goes through the values of a range's variables: all; the one at given positions; the first of each orbit. *)
Variable every_value : list worth -> nat -> over -> option (list (list worth)).
Variable value_at : list worth -> nat -> over -> list int -> option (list worth).
Variable orbit_values : symmetries -> list worth -> nat -> over -> option (list (list worth)).
Variable refutes : refutation -> list worth -> expression -> bool -> bool.

(* The truth of a quantifier's body for values of its variables. *)
Definition under (k : quantifier) (e : list worth) (only body : expression) (x : list worth) : option bool :=
  guarded k (truth (value (x ++ e) only)) (fun _ => truth (value (x ++ e) body)).

Definition is_all (k : quantifier) : bool := match k with All => true | _ => false end.

Definition said_of_all (k : quantifier) : Prop := k = All \/ k = Exists_.

(* What the steps see of an expression: its value, or that there is none. *)
Variable look : list worth -> expression -> option worth.

(* The environments that a statement's goals have. *)
Variable opened_here : list worth -> Prop.
Hypothesis look_right : forall e x, opened_here e -> refines (look e x) (value e x).
Hypothesis every_value_all : forall e k names r only body l, said_of_all k -> opened_here e -> every_value e names r = Some l ->
  (forall x, In x l -> under k e only body x = Some (is_all k)) -> shown e (Quantify_ k names r only body) (is_all k).
Hypothesis value_at_one : forall e k names r only body p x, said_of_all k -> opened_here e -> value_at e names r p = Some x ->
  under k e only body x = Some (negb (is_all k)) -> shown e (Quantify_ k names r only body) (negb (is_all k)).
Hypothesis orbit_values_all : forall s e k names r only body l, said_of_all k -> opened_here e -> orbit_values s e names r = Some l ->
  (forall x, In x l -> under k e only body x = Some (is_all k)) -> shown e (Quantify_ k names r only body) (is_all k).
Hypothesis refutes_sound : forall r e x want, opened_here e -> refutes r e x want = true -> shown e x want.
Hypothesis opened_more : forall e names r p x, opened_here e -> value_at e names r p = Some x -> opened_here (x ++ e).
Hypothesis opened_every : forall e names r l x, opened_here e -> every_value e names r = Some l -> In x l -> opened_here (x ++ e).
Hypothesis opened_orbit : forall s e names r l x, opened_here e -> orbit_values s e names r = Some l -> In x l -> opened_here (x ++ e).
Hypothesis opened_call : forall e a l, opened_here e -> values e a [] = Some l -> opened_here l.

Lemma truth_seen e x b : opened_here e -> truth (look e x) = Some b -> truth (value e x) = Some b.
Proof. intros O; apply (refines_truth _ _ (look_right e x O)). Qed.

(* What a word, or cond, stands for, as often as the fuel allows. *)
Fixpoint bare (fuel : nat) (e : list worth) (x : expression) : list worth * expression :=
  match fuel with
  | O => (e, x)
  | S fuel =>
    match x with
    | Call a body => match values_seen (look e) a [] with Some l => bare fuel l body | None => (e, x) end
    | Cond c a b => match truth (look e c) with Some true => bare fuel e a | Some false => bare fuel e b | None => (e, x) end
    | _ => (e, x)
    end
  end.

(* For each value in turn: one that is not meant needs no step. *)
Fixpoint for_each (go : list worth -> list step -> option (list step)) (e : list worth) (only : expression) (l : list (list worth)) (s : list step) : option (list step) :=
  match l with
  | [] => Some s
  | x :: l =>
    match truth (look (x ++ e) only) with
    | Some false => for_each go e only l s
    | Some true => match go (x ++ e) s with Some s => for_each go e only l s | None => None end
    | None => None
    end
  end.

Definition shorter (s t : list step) : list step := if Nat.leb (List.length s) (List.length t) then s else t.

(* For every value by the same steps; the steps that remain are those behind the most that one needs. *)
Fixpoint for_every (go : list worth -> list step -> option (list step)) (e : list worth) (only : expression) (l : list (list worth)) (s last : list step) : option (list step) :=
  match l with
  | [] => Some last
  | x :: l =>
    match truth (look (x ++ e) only) with
    | Some false => for_every go e only l s last
    | Some true => match go (x ++ e) s with Some t => for_every go e only l s (shorter last t) | None => None end
    | None => None
    end
  end.

Definition is_evaluate (s : step) : bool := match s with Evaluate => true | _ => false end.

Definition evaluates (e : list worth) (x : expression) (want : bool) : bool :=
  match truth (look e x) with Some b => Bool.eqb b want | None => false end.

Definition menu_works (e : list worth) (names : nat) (r : over) (only body : expression) (want : bool) (p : list int) : bool :=
  match value_at e names r p with
  | Some x => evaluates (x ++ e) only true && evaluates (x ++ e) body want
  | None => false
  end.

(* What a sentence is: one negated; one with two sides, an "and" if the truth is true; "all" or "some". *)
Definition negated (x : expression) : option expression := match x with Not a => Some a | _ => None end.

Definition sides (x : expression) : option (bool * expression * expression) :=
  match x with And a b => Some (true, a, b) | Or a b => Some (false, a, b) | _ => None end.

Record quantified := Quantified { kind : quantifier; names : nat; range_ : over; only_ : expression; body_ : expression }.

Definition as_quantified (x : expression) : option quantified :=
  match x with
  | Quantify_ All n r o b => Some (Quantified All n r o b)
  | Quantify_ Exists_ n r o b => Some (Quantified Exists_ n r o b)
  | _ => None
  end.

(* show uses up the steps for a goal, and returns those behind. *)
Fixpoint show (fuel : nat) (e : list worth) (x : expression) (want : bool) (steps : list step) : option (list step) :=
  match fuel, steps with
  | O, _ | _, [] => None
  | S fuel, st :: rest =>
    match negated x with
    | Some a => show fuel e a (negb want) steps
    | None =>
      if is_evaluate st then if evaluates e x want then Some rest else None else
      let (e, x) := bare fuel e x in
      match negated x with
      | Some a => show fuel e a (negb want) steps
      | None =>
        match st, sides x, as_quantified x with
        | Refuted r, _, _ => if refutes r e x want then Some rest else None
        | Both, Some (both, a, b), _ => if Bool.eqb both want then match show fuel e a want rest with Some s => show fuel e b want s | None => None end else None
        | Left, Some (both, a, _), _ => if Bool.eqb both want then None else show fuel e a want rest
        | Right, Some (both, a, b), _ => if Bool.eqb both want then None else
            match truth (look e a) with Some t => if Bool.eqb t want then Some rest else show fuel e b want rest | None => None end
        | Choose p, _, Some q => if Bool.eqb (is_all (kind q)) want then None else
            match value_at e (names q) (range_ q) p with
            | Some v => if evaluates (v ++ e) (only_ q) true then show fuel (v ++ e) (body_ q) want rest else None
            | None => None end
        | Menu l, _, Some q => if Bool.eqb (is_all (kind q)) want then None else
            if existsb (menu_works e (names q) (range_ q) (only_ q) (body_ q) want) l then Some rest else None
        | Each, _, Some q => if Bool.eqb (is_all (kind q)) want then
            match every_value e (names q) (range_ q) with Some l => for_each (fun e => show fuel e (body_ q) want) e (only_ q) l rest | None => None end else None
        | Every, _, Some q => if Bool.eqb (is_all (kind q)) want then
            match every_value e (names q) (range_ q) with Some l => for_every (fun e => show fuel e (body_ q) want) e (only_ q) l rest rest | None => None end else None
        | Orbits s, _, Some q => if Bool.eqb (is_all (kind q)) want then
            match orbit_values s e (names q) (range_ q) with Some l => for_each (fun e => show fuel e (body_ q) want) e (only_ q) l rest | None => None end else None
        | _, _, _ => None
        end
      end
    end
  end.

Lemma negated_is x a : negated x = Some a -> x = Not a.
Proof. destruct x; simpl; congruence. Qed.

Lemma sides_are x both a b : sides x = Some (both, a, b) -> x = if both then And a b else Or a b.
Proof. destruct x; simpl; try discriminate; intros E; injection E as <- <- <-; reflexivity. Qed.

Lemma quantified_is x q : as_quantified x = Some q -> x = Quantify_ (kind q) (names q) (range_ q) (only_ q) (body_ q) /\ said_of_all (kind q).
Proof. destruct x; simpl; try discriminate; match goal with |- match ?k with _ => _ end = _ -> _ => destruct k end; try discriminate; intros E; injection E as <-; simpl; split; auto; [left | right]; reflexivity. Qed.

Lemma evaluates_right e x want : opened_here e -> evaluates e x want = true -> shown e x want.
Proof.
  intros O; unfold evaluates, shown; destruct (truth (look e x)) as [b|] eqn:E; [|discriminate]; rewrite (truth_seen e x b O E); intros H; apply Bool.eqb_prop in H; congruence.
Qed.

Lemma shown_not e a want : shown e a (negb want) -> shown e (Not a) want.
Proof. unfold shown; simpl; intros ->; simpl; rewrite negb_involutive; reflexivity. Qed.

Lemma truth_said b : truth (truly b) = b.
Proof. destruct b; reflexivity. Qed.

Lemma bare_right fuel : forall e x, opened_here e -> let (f, y) := bare fuel e x in opened_here f /\ value e x = value f y.
Proof.
  induction fuel as [|fuel IH]; intros e x O; [simpl; auto|]; destruct x; simpl; auto.
  - destruct (truth (look e x1)) as [[|]|] eqn:C; [| |auto]; rewrite (truth_seen e x1 _ O C); [apply (IH e x2 O) | apply (IH e x3 O)].
  - destruct (values_seen _ _ []) as [l|] eqn:V; [|auto]; apply (values_right e (look e) (fun x => look_right e x O)) in V; rewrite V; apply (IH l x (opened_call e _ l O V)).
Qed.

Lemma for_each_right (go : list worth -> list step -> option (list step)) k e only body want l : Bool.eqb (is_all k) want = true ->
  (forall x, In x l -> opened_here (x ++ e)) -> (forall x s t, In x l -> go (x ++ e) s = Some t -> shown (x ++ e) body want) ->
  forall s t, for_each go e only l s = Some t -> forall x, In x l -> under k e only body x = Some (is_all k).
Proof.
  intros W; apply Bool.eqb_prop in W; induction l as [|x l IH]; intros O G s t E y I; [destruct I|]; simpl in E.
  assert (A : under k e only body x = Some (is_all k) /\ exists s', for_each go e only l s' = Some t).
  { unfold under; destruct (truth (look (x ++ e) only)) as [[|]|] eqn:T; [| |discriminate]; rewrite (truth_seen _ _ _ (O x (or_introl eq_refl)) T).
    - destruct (go (x ++ e) s) as [s'|] eqn:F; [|discriminate]; split; [|exists s'; exact E]; simpl; rewrite (G x s s' (or_introl eq_refl) F), W; reflexivity.
    - split; [|exists s; exact E]; reflexivity. }
  destruct A as [A (s' & F)]; destruct I as [<-|I]; [exact A|]; apply (IH (fun x J => O x (or_intror J)) (fun x s t J => G x s t (or_intror J)) s' t F y I).
Qed.

Lemma for_every_right (go : list worth -> list step -> option (list step)) k e only body want l : Bool.eqb (is_all k) want = true ->
  (forall x, In x l -> opened_here (x ++ e)) -> (forall x s t, In x l -> go (x ++ e) s = Some t -> shown (x ++ e) body want) ->
  forall s last t, for_every go e only l s last = Some t -> forall x, In x l -> under k e only body x = Some (is_all k).
Proof.
  intros W; apply Bool.eqb_prop in W; induction l as [|x l IH]; intros O G s last t E y I; [destruct I|]; simpl in E.
  assert (A : under k e only body x = Some (is_all k) /\ exists last', for_every go e only l s last' = Some t).
  { unfold under; destruct (truth (look (x ++ e) only)) as [[|]|] eqn:T; [| |discriminate]; rewrite (truth_seen _ _ _ (O x (or_introl eq_refl)) T).
    - destruct (go (x ++ e) s) as [s'|] eqn:F; [|discriminate]; split; [|eexists; exact E]; simpl; rewrite (G x s s' (or_introl eq_refl) F), W; reflexivity.
    - split; [|eexists; exact E]; reflexivity. }
  destruct A as [A (s' & F)]; destruct I as [<-|I]; [exact A|]; apply (IH (fun x J => O x (or_intror J)) (fun x s t J => G x s t (or_intror J)) s s' t F y I).
Qed.

Lemma evaluates_both k e names r only body want p x : said_of_all k -> opened_here e -> Bool.eqb (is_all k) want = false -> value_at e names r p = Some x ->
  shown (x ++ e) only true -> shown (x ++ e) body want -> shown e (Quantify_ k names r only body) want.
Proof.
  intros K O W V A B; assert (N : want = negb (is_all k)) by (destruct want, (is_all k); simpl in W; congruence || reflexivity).
  rewrite N; apply (value_at_one e k names r only body p x K O V); unfold under; rewrite A; simpl; rewrite B, N; reflexivity.
Qed.

Lemma side_shown both a b want e : Bool.eqb both want = false -> shown e a want -> shown e (if both then And a b else Or a b) want.
Proof. unfold shown; destruct both, want; simpl; try discriminate; intros _ ->; reflexivity. Qed.

Theorem show_sound fuel : forall e x want steps rest, opened_here e -> show fuel e x want steps = Some rest -> shown e x want.
Proof.
  induction fuel as [|fuel IH]; intros e x want steps rest O E; [discriminate|].
  destruct steps as [|st steps]; [discriminate|]; cbn [show] in E.
  destruct (negated x) as [a|] eqn:N; [apply negated_is in N; subst; apply shown_not, (IH _ _ _ _ _ O E)|].
  destruct (is_evaluate st) eqn:V; [apply (evaluates_right _ _ _ O); destruct (evaluates e x want); [reflexivity | discriminate]|].
  pose proof (bare_right fuel e x O) as B; destruct (bare fuel e x) as [f y]; destruct B as [Q B]; unfold shown; rewrite B; fold (shown f y want); clear B O e x N V.
  destruct (negated y) as [a|] eqn:N; [apply negated_is in N; subst; apply shown_not, (IH _ _ _ _ _ Q E)|]; clear N.
  destruct st as [|p|l| | | | | |s|r]; try discriminate E.
  - (* choose *)
    destruct (sides y) as [[[? ?] ?]|], (as_quantified y) as [q|] eqn:A; try discriminate E; apply quantified_is in A; destruct A as [-> K];
    (destruct (Bool.eqb (is_all (kind q)) want) eqn:W; [discriminate|]; destruct (value_at f (names q) (range_ q) p) as [v|] eqn:V; [|discriminate];
     destruct (evaluates (v ++ f) (only_ q) true) eqn:T; [|discriminate];
     apply (evaluates_both _ f _ _ _ _ want p v K Q W V); [apply (evaluates_right _ _ _ (opened_more f (names q) (range_ q) p v Q V) T) | apply (IH _ _ _ _ _ (opened_more f (names q) (range_ q) p v Q V) E)]).
  - (* menu *)
    destruct (sides y) as [[[? ?] ?]|], (as_quantified y) as [q|] eqn:A; try discriminate E; apply quantified_is in A; destruct A as [-> K];
    (destruct (Bool.eqb (is_all (kind q)) want) eqn:W; [discriminate|]; destruct (existsb _ _) eqn:X; [|discriminate];
     apply existsb_exists in X; destruct X as (p & _ & X); unfold menu_works in X;
     destruct (value_at f (names q) (range_ q) p) as [v|] eqn:V; [|discriminate]; apply andb_prop in X; destruct X as [X Y];
     apply (evaluates_both _ f _ _ _ _ want p v K Q W V); apply (evaluates_right _ _ _ (opened_more f (names q) (range_ q) p v Q V)); assumption).
  - (* both *)
    destruct (sides y) as [[[both a] b]|] eqn:S; [|discriminate]; apply sides_are in S; subst y.
    destruct (Bool.eqb both want) eqn:W; [|discriminate]; apply Bool.eqb_prop in W; subst both.
    destruct (show fuel f a want steps) as [s|] eqn:L; [|discriminate]; pose proof (IH _ _ _ _ _ Q L) as X; pose proof (IH _ _ _ _ _ Q E) as Y.
    unfold shown in *; destruct want; simpl; rewrite X, truth_said; exact Y.
  - (* left *)
    destruct (sides y) as [[[both a] b]|] eqn:S; [|discriminate]; apply sides_are in S; subst y.
    destruct (Bool.eqb both want) eqn:W; [discriminate|]; apply (side_shown _ _ _ _ _ W), (IH _ _ _ _ _ Q E).
  - (* right *)
    destruct (sides y) as [[[both a] b]|] eqn:S; [|discriminate]; apply sides_are in S; subst y.
    destruct (Bool.eqb both want) eqn:W; [discriminate|]; destruct (truth (look f a)) as [t|] eqn:T; [|discriminate]; apply (truth_seen _ _ _ Q) in T.
    destruct (Bool.eqb t want) eqn:U; [apply Bool.eqb_prop in U; subst t; apply (side_shown _ _ _ _ _ W), T|].
    pose proof (IH _ _ _ _ _ Q E) as Y; unfold shown in *; destruct both, want, t; try discriminate W; try discriminate U; simpl; rewrite T, truth_said; exact Y.
  - (* each *)
    destruct (sides y) as [[[? ?] ?]|], (as_quantified y) as [q|] eqn:A; try discriminate E; apply quantified_is in A; destruct A as [-> K];
    (destruct (Bool.eqb (is_all (kind q)) want) eqn:W; [|discriminate]; destruct (every_value f (names q) (range_ q)) as [l|] eqn:V; [|discriminate];
     pose proof W as W'; apply Bool.eqb_prop in W'; rewrite <- W'; apply (every_value_all f _ _ _ _ _ l K Q V);
     apply (for_each_right (fun e => show fuel e (body_ q) want) _ f _ _ want l W) with (s := steps) (t := rest); [intros v I; exact (opened_every f _ _ l v Q V I) | | exact E];
     intros v s t I G; apply (IH _ _ _ _ _ (opened_every f _ _ l v Q V I) G)).
  - (* every *)
    destruct (sides y) as [[[? ?] ?]|], (as_quantified y) as [q|] eqn:A; try discriminate E; apply quantified_is in A; destruct A as [-> K];
    (destruct (Bool.eqb (is_all (kind q)) want) eqn:W; [|discriminate]; destruct (every_value f (names q) (range_ q)) as [l|] eqn:V; [|discriminate];
     pose proof W as W'; apply Bool.eqb_prop in W'; rewrite <- W'; apply (every_value_all f _ _ _ _ _ l K Q V);
     apply (for_every_right (fun e => show fuel e (body_ q) want) _ f _ _ want l W) with (s := steps) (last := steps) (t := rest); [intros v I; exact (opened_every f _ _ l v Q V I) | | exact E];
     intros v s t I G; apply (IH _ _ _ _ _ (opened_every f _ _ l v Q V I) G)).
  - (* orbits *)
    destruct (sides y) as [[[? ?] ?]|], (as_quantified y) as [q|] eqn:A; try discriminate E; apply quantified_is in A; destruct A as [-> K];
    (destruct (Bool.eqb (is_all (kind q)) want) eqn:W; [|discriminate]; destruct (orbit_values s f (names q) (range_ q)) as [l|] eqn:V; [|discriminate];
     pose proof W as W'; apply Bool.eqb_prop in W'; rewrite <- W'; apply (orbit_values_all s f _ _ _ _ _ l K Q V);
     apply (for_each_right (fun e => show fuel e (body_ q) want) _ f _ _ want l W) with (s := steps) (t := rest); [intros v I; exact (opened_orbit s f _ _ l v Q V I) | | exact E];
     intros v s' t I G; apply (IH _ _ _ _ _ (opened_orbit s f _ _ l v Q V I) G)).
  - (* refuted *)
    destruct (refutes r f y want) eqn:R; [apply (refutes_sound r f y want Q R) | destruct (sides y) as [[[? ?] ?]|], (as_quantified y); discriminate E].
Qed.

End Game.
