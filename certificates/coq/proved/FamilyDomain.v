(* What the domain of a claim says of its variables, as conditions, of which the questions of a theorem speak. *)

From Coq Require Import ZArith QArith Qround List String Bool Lia.
From Topocert Require Import Text CheckQuestion CheckTerms CheckPlace NetworkName FormulaSays FormulaShown FamilyTerms FamilyNeeds.
Import ListNotations.
Open Scope Z_scope.

Section Domain.
Variable names : list string.

Definition no_look (f : fact_name) (m : naming) (ts us : list term) : option nat := None.
Definition in_variables : term -> option Z := constant_in (freshes (List.length names) (State 0 [] [] [])).

(* Divisors are positive constants, so that each part has a value. *)
Definition plain_term (e : expr) : option term := if needs_nothing names no_look in_variables e then term_in (translated names no_look in_variables e) else None.
Definition plain_condition (e : expr) : option cond :=
  if needs_nothing names no_look in_variables e then match translated names no_look in_variables e with Some (Sentence s) => condition_in s | _ => None end else None.

(* Conditions that are joined: the first with those that are left. *)
Fixpoint joined (by_ : cond -> cond -> cond) (c : cond) (l : list cond) : cond :=
  match l with [] => c | d :: l => by_ c (joined by_ d l) end.

(* The variables have the values of a tuple. *)
Definition tuple_conditions (vars : list string) (t : list Q) : option cond :=
  if Nat.eqb (List.length t) (List.length vars) then
    match all_known (map (fun p => match place_of (fst p) names, as_whole (Some (Number (snd p))) with
      | Some k, Some z => Some (Equal (Var k) (Num z)) | _, _ => None end) (combine vars t)) with
    | Some (c :: cs) => Some (joined And c cs)
    | _ => None
    end
  else None.

Definition range_conditions (r : values_of) : option (list cond) :=
  match r with
  | Between_ x from to_ =>
    match place_of x names, plain_term from, to_ with
    | Some k, Some a, None => Some [AtMost a (Var k)]
    | Some k, Some a, Some b => match plain_term b with Some b => Some [AtMost a (Var k); AtMost (Var k) b] | None => None end
    | _, _, _ => None
    end
  | Tuples xs l => match all_known (map (tuple_conditions xs) l) with Some (c :: cs) => Some [joined Or c cs] | _ => None end
  end.

Definition domain_conditions (d : FormulaSays.domain) : option (list cond) :=
  match all_known (map range_conditions (ranges d)), condition d with
  | Some l, None => Some (List.concat l)
  | Some l, Some c => match plain_condition c with Some c => Some (List.concat l ++ [c]) | None => None end
  | None, _ => None
  end.

Variable xs : list Z.
Hypothesis Same : List.length xs = List.length names.
Notation env := (combine names (map whole_number xs)).

Lemma variables_right t z : in_variables t = Some z -> num (xs ++ []) t = z.
Proof. apply constant_in_right; rewrite app_nil_r, <- Same; apply gives_freshes. Qed.

Section Known.
Variable facts : network -> inquiry -> option value.

Lemma plain_fine e : needs_nothing names no_look in_variables e = true -> fine names no_look in_variables facts xs (fun _ => True) e.
Proof. apply (nothing_needed names no_look in_variables facts xs [] Same variables_right (fun _ => True)); discriminate. Qed.

Lemma plain_right e m : translated names no_look in_variables e = Some m -> fine names no_look in_variables facts xs (fun _ => True) e -> right_meaning names facts xs [] e m.
Proof. apply (meaning_right names no_look in_variables facts xs [] Same variables_right (fun _ => True)); discriminate. Qed.

Lemma plain_term_right e t : plain_term e = Some t -> as_whole (eval false facts env e) = Some (num xs t).
Proof.
  unfold plain_term; destruct (needs_nothing names no_look in_variables e) eqn:N; [|discriminate]; intros T.
  destruct (term_kept names no_look in_variables facts xs [] (fun _ => True) e t (fun m => plain_right e m) T (plain_fine e N)) as (q & V & Q); rewrite V, (whole_value _ _ Q), app_nil_r; reflexivity.
Qed.
End Known.

Lemma known_each {A B} (f : A -> option B) l : forall m, all_known (map f l) = Some m -> Forall2 (fun a b => f a = Some b) l m.
Proof.
  induction l as [|a l IH]; intros m; simpl; [intros E; injection E as <-; constructor|].
  destruct (f a) as [b|] eqn:F; [|discriminate]; destruct (all_known (map f l)) as [k|]; [|discriminate]; intros E; injection E as <-; constructor; auto.
Qed.

Lemma joined_and cs : forall c, (forall d, In d (c :: cs) -> yes xs d = true) -> yes xs (joined And c cs) = true.
Proof.
  induction cs as [|d cs IH]; intros c H; [apply H; left; reflexivity|]; cbn [joined yes]; rewrite (H c (or_introl eq_refl)); apply IH; intros e I; apply H; right; exact I.
Qed.

Lemma joined_or cs : forall c d, In d (c :: cs) -> yes xs d = true -> yes xs (joined Or c cs) = true.
Proof.
  induction cs as [|e cs IH]; intros c d [<-|I] Y; try exact Y; [destruct I|cbn [joined yes]; rewrite Y; reflexivity|].
  cbn [joined yes]; apply orb_true_iff; right; exact (IH e d I Y).
Qed.

Lemma tuple_yes vars t c : tuple_conditions vars t = Some c -> forallb (fun p => same_number (variable_value env (fst p)) (snd p)) (combine vars t) = true -> yes xs c = true.
Proof.
  unfold tuple_conditions; destruct (Nat.eqb _ _); [|discriminate]; destruct (all_known _) as [[|d ds]|] eqn:K; try discriminate; intros E; injection E as <-; intros F; rewrite forallb_forall in F.
  apply known_each in K; apply joined_and; revert F K; generalize (combine vars t); generalize (d :: ds); clear d ds; intros ds ps F K.
  induction K as [|[x q] d ps ds Fd K IH]; intros e I; [destruct I|]; destruct I as [<-|I]; [|apply IH; [intros p J; apply F; right; exact J | exact I]].
  specialize (F (x, q) (or_introl eq_refl)); cbn [fst snd] in F, Fd; destruct (place_of x names) as [k|] eqn:P; [|discriminate].
  pose proof (variable_right names xs [] x k Same P) as V; rewrite app_nil_r in V; rewrite V in F; cbn [same_number whole_number] in F.
  unfold as_whole in Fd; destruct (Qeq_bool q (inject_Z (Qfloor q))) eqn:W; [|discriminate]; injection Fd as <-.
  apply Qeq_bool_iff in F; cbn [yes num]; apply Z.eqb_eq; rewrite <- F; symmetry; apply floor_whole.
Qed.

Lemma range_yes r cs : range_conditions r = Some cs -> in_range false env r = true -> forall c, In c cs -> yes xs c = true.
Proof.
  destruct r as [x from to_|vars l]; simpl.
  2: { destruct (all_known (map (tuple_conditions vars) l)) as [[|d ds]|] eqn:K; try discriminate; intros E; injection E as <-; intros X c [<-|[]].
    apply known_each in K; apply existsb_exists in X; destruct X as (t & I & X); apply andb_true_iff in X; destruct X as [_ X].
    assert (G : exists e, In e (d :: ds) /\ tuple_conditions vars t = Some e).
    { clear X; revert K I; generalize (d :: ds); intros es K; induction K as [|a e l es Ke K IH]; intros [<-|I] || intros []; [exists e; split; [left; reflexivity | exact Ke]|].
      destruct (IH I) as (f & J & Kf); exists f; split; [right; exact J | exact Kf]. }
    destruct G as (e & I' & Ke); apply (joined_or ds d e I' (tuple_yes vars t e Ke X)). }
  destruct (place_of x names) as [k|] eqn:P; [|discriminate]; destruct (plain_term from) as [a|] eqn:A; [|discriminate].
  pose proof (variable_right names xs [] x k Same P) as V; rewrite app_nil_r in V; unfold plain_value; rewrite V, as_whole_number, (plain_term_right nothing_known _ _ A).
  destruct to_ as [b|].
  - destruct (plain_term b) as [t|] eqn:B; [|discriminate]; rewrite (plain_term_right nothing_known _ _ B); intros E; injection E as <-.
    rewrite andb_true_iff; intros [L H] c [<-|[<-|[]]]; assumption.
  - intros E; injection E as <-; rewrite andb_true_r; intros L c [<-|[]]; exact L.
Qed.

Lemma domain_yes d cs : domain_conditions d = Some cs -> in_domain false env d = true -> forall c, In c cs -> yes xs c = true.
Proof.
  unfold domain_conditions, in_domain; rewrite !andb_true_iff, forallb_forall; intros D [[_ R] C].
  destruct (all_known (map range_conditions (ranges d))) as [l|] eqn:K; [|discriminate].
  assert (G : forall c, In c (List.concat l) -> yes xs c = true).
  { clear D C; revert l K R; induction (ranges d) as [|r rs IH]; intros l K R c I; simpl in K; [injection K as <-; destruct I|].
    destruct (range_conditions r) as [cs'|] eqn:Q; [|discriminate]; destruct (all_known (map range_conditions rs)) as [k|]; [|discriminate].
    simpl in K; injection K as <-; simpl in I; apply in_app_or in I; destruct I as [I|I].
    - apply (range_yes r cs' Q); [apply R; left; reflexivity | exact I].
    - apply (IH k eq_refl); [intros q J; apply R; right; exact J | exact I]. }
  destruct (condition d) as [c|].
  - destruct (plain_condition c) as [t|] eqn:P; [|discriminate]; injection D as <-; intros e I; apply in_app_or in I; destruct I as [I|[<-|[]]]; [apply G, I|].
    unfold plain_condition in P; destruct (needs_nothing names no_look in_variables c) eqn:N; [|discriminate]; destruct (translated names no_look in_variables c) as [[|s]|] eqn:T; try discriminate.
    pose proof (plain_right nothing_known _ _ T (plain_fine nothing_known c N)) as V; cbn [right_meaning] in V; unfold meets, plain_value in C; rewrite V in C; rewrite <- (so_condition xs [] s t P), app_nil_r in C; exact C.
  - injection D as <-; exact G.
Qed.
End Domain.
