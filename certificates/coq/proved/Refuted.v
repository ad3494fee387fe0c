(* Refutations in the LRAT format that are read as they come: [refuted_by] says that no valuation
   satisfies a formula. Of a proof no more is held than the clauses that are live, and one part.

   The data, and what the reader of a text has to do. A proof is a stream of parts, each an array of
   whole numbers; a step may begin in one part and end in another. In OCaml it is

     type lrat_parts = __lrat_parts Lazy.t and __lrat_parts = Ended | Part of Uint63.t Parray.t * lrat_parts

   where the tail is forced when the part before has been used up. A part has at most 4,194,303
   numbers; some 65,536 serve well. The numbers are, one step after the other:

     s l1 l2 … 0 h1 h2 … 0     adds a clause in slot s. A literal is 2v for the variable v, 2v + 1 for
                               its negation. The hints are slots. When all literals are taken to be false,
                               each hint but the last has one literal that is not false, and which is not
                               known to be true; then it is taken to be true. The last has none.
     0 s1 s2 … 0               empties slots

   Slots stand for the ids of the text: ids go on growing, and slots are used again. Clause number i of the
   formula, from 1, is in slot i; a slot of a new clause is any one that is free, below [slots].
   A reader that gives wrong slots makes no false proof true: what stands in a slot always follows
   from the formula. That ids increase, and that no hint is of a clause that has been deleted, is
   a matter of the text. There are at most 4,194,302 clauses at one time, and 2,097,150 variables.
   The step of the empty clause ends the proof; what comes after it is not read. *)

From Coq Require Import ZArith Lia List Bool Uint63 PArray.
From Topocert Require Import CheckLrat.
Import ListNotations.
Open Scope uint63_scope.

CoInductive lrat_parts := Ended | Part (numbers : array int) (rest : lrat_parts).

(* What stands between two numbers: the clauses by their slots; by literals, the stamp of the step
   that last took them to be false; the slot and the literals of the clause that is read; and what
   the next number is: 0 a step's first, 1 a literal, 2 a hint, 3 the 0 after the last hint, 4 a slot to
   be emptied. *)
Record state := State { clauses : array clause; falsified : array int; stamp : int; slot : int; literals : clause; next : int }.

Inductive outcome := Refutation | Failure | Going (s : state).

Fixpoint read (fuel : nat) (d : array int) (i : int) (store : array clause) (v : array int) (id slot : int) (c : clause) (mode : int) : outcome :=
  match fuel with
  | O => Going (State store v id slot c mode)
  | S fuel =>
    let x := d.[i] in
    let i := i + 1 in
    if mode =? 2 then
      if x =? 0 then Failure
      else
        let r := scan v id store.[x] 0 in
        if r =? 0 then read fuel d i store v id slot c 3
        else if r =? 1 then Failure
        else
          let n := r lxor 1 in
          if v.[n] =? id then Failure else read fuel d i store v.[n <- id] id slot c 2
    else if mode =? 1 then
      if x =? 0 then read fuel d i store v id slot c 2
      else if (PArray.length v <=? x) || (v.[x] =? id) || (v.[x lxor 1] =? id) then Failure
      else read fuel d i store v.[x <- id] id slot (x :: c) 1
    else if mode =? 0 then
      if x =? 0 then read fuel d i store v id slot c 4
      else read fuel d i store v id x [] 1
    else if mode =? 3 then
      if x =? 0 then
        match c with
        | [] => Refutation
        | _ => if id <? id + 1 then read fuel d i store.[slot <- c] v (id + 1) slot [] 0 else Failure
        end
      else Failure
    else
      if x =? 0 then read fuel d i store v id slot c 0
      else read fuel d i store.[x <- none] v id slot c 4
  end.

(* 2^k parts; the rest of the proof if these are not enough. *)
Fixpoint run_parts (k : nat) (s : state) (p : lrat_parts) : outcome * lrat_parts :=
  match k with
  | O =>
    match p with
    | Ended => (Failure, p)
    | Part d rest =>
      (read (Z.to_nat (to_Z (PArray.length d))) d 0 (clauses s) (falsified s) (stamp s) (slot s) (literals s) (next s), rest)
    end
  | S k =>
    match run_parts k s p with
    | (Going s, p) => run_parts k s p
    | r => r
    end
  end.

Definition larger (a : int) (l : int) : int := if a <? l then l else a.

(* Twice the largest variable, and 2: the number of literals. *)
Definition literals_of (f : list clause) : int :=
  (fold_left (fun a c => fold_left larger c a) f 3 lor 1) + 1.

Definition refuted_by (f : list (list Z)) (slots : int) (p : lrat_parts) : bool :=
  sensible f &&
  let f := map (map literal) f in
  let (store, _) := load f (make slots none) 1 in
  match fst (run_parts 48 (State store (make (literals_of f) 0) 1 0 [] 0) p) with Refutation => true | _ => false end.

(* ---------- It is right ---------- *)

Section Sound.
Variable m : int -> bool.
Hypothesis M : valuation m.

Definition state_right (store : array clause) (v : array int) (id : int) (c : clause) (mode : int) : Prop :=
  holds m store /\
  if mode =? 2 then known m v id c true
  else if mode =? 1 then known m v id c false
  else if mode =? 3 then not_above v id /\ satisfied m c
  else below v id.

Definition outcome_right (o : outcome) : Prop :=
  match o with
  | Refutation => False
  | Failure => True
  | Going s => state_right (clauses s) (falsified s) (stamp s) (literals s) (next s)
  end.

Lemma read_sound fuel d : forall i store v id slot c mode,
  state_right store v id c mode -> outcome_right (read fuel d i store v id slot c mode).
Proof.
  induction fuel as [|fuel IH]; intros i store v id slot c mode R; [exact R|].
  cbn [read]; generalize d.[i]; intros x; generalize (i + 1); clear i; intros i.
  destruct R as [H R]; unfold state_right in R.
  destruct (mode =? 2).
  { destruct (x =? 0); [exact I|].
    destruct (eqb_case (scan v id store.[x] 0) 0) as [[E B]|[E B]]; rewrite B; clear B.
    { apply IH; split; [exact H|]; cbn; split; [apply R|]; exact (known_conflict m M v id c store.[x] R (H x) E). }
    destruct (eqb_case (scan v id store.[x] 0) 1) as [[E1 B]|[E1 B]]; rewrite B; clear B; [exact I|]; cbv zeta.
    destruct (v.[_] =? id); [exact I|].
    apply IH; split; [exact H|]; exact (known_hint m M v id c store.[x] _ R (H x) eq_refl E E1). }
  destruct (mode =? 1).
  { destruct (x =? 0); [apply IH; split; [exact H | apply (known_hinting m), R]|].
    destruct (_ || _); [exact I|].
    apply IH; split; [exact H|]; exact (known_literal m v id c x R). }
  destruct (mode =? 0) eqn:M0.
  { assert (R' : below v id) by (destruct (eqb_case mode 3) as [[-> B]|[_ B]]; [discriminate | rewrite B in R; exact R]).
    destruct (x =? 0); apply IH; (split; [exact H|]); [exact R' | exact (known_start m v id R')]. }
  destruct (mode =? 3).
  { destruct (x =? 0); [|exact I]; destruct R as [A S].
    destruct c as [|l c]; [destruct S as (? & [] & _)|].
    destruct (id <? id + 1) eqn:L; [|exact I]; apply IH; split; [apply holds_set; assumption|].
    cbn; intros j; specialize (A j); apply ltb_less in L; lia. }
  destruct (x =? 0); apply IH; (split; [|exact R]); [exact H | apply holds_set; [exact H | apply none_satisfied; exact M]].
Qed.

Lemma run_parts_sound k : forall s p, state_right (clauses s) (falsified s) (stamp s) (literals s) (next s) ->
  outcome_right (fst (run_parts k s p)).
Proof.
  induction k as [|k IH]; intros s p R; cbn [run_parts].
  - destruct p as [|d rest]; [exact I|]; cbn [fst]; apply read_sound; exact R.
  - specialize (IH s p R) as O; destruct (run_parts k s p) as [[| |s'] q]; try exact O; apply IH; exact O.
Qed.

End Sound.

(* The literals of a sensible clause are those of CheckLrat.v. *)
Theorem refuted_by_sound f slots p : refuted_by f slots p = true -> forall a, ~ models a f.
Proof.
  unfold refuted_by; rewrite andb_true_iff; intros [S R] a A.
  set (m := valued a); pose proof (valued_valuation a : valuation m) as M.
  assert (F : forall c, In c (map (map literal) f) -> satisfied m c).
  { intros c I; apply in_map_iff in I; destruct I as (k & <- & I); destruct (A k I) as (l & L & T).
    exists (literal l); split; [apply in_map; exact L|]; unfold m; rewrite valued_literal; [exact T | |].
    - unfold sensible in S; rewrite forallb_forall in S; specialize (S k I); rewrite forallb_forall in S.
      specialize (S l L); apply andb_true_iff in S; destruct S as [S _]; apply negb_true_iff, Z.eqb_neq in S; exact S.
    - unfold sensible in S; rewrite forallb_forall in S; specialize (S k I); rewrite forallb_forall in S.
      specialize (S l L); apply andb_true_iff in S; destruct S as [_ S]; apply Z.ltb_lt in S; exact S. }
  cbv zeta in R; pose proof (load_sound m (map (map literal) f) (make slots none) 1) as H.
  destruct (load _ _ _) as [store id]; cbn [fst] in H.
  match type of R with context [run_parts ?k ?s p] => pose proof (run_parts_sound m M k s p) as O end.
  assert (B : forall n, below (make n 0) 1) by (intros n l; rewrite get_make; reflexivity).
  cbn [clauses falsified stamp literals next] in O.
  assert (X : state_right m store (make (literals_of (map (map literal) f)) 0) 1 [] 0).
  { split; [|apply B]; apply H; [|exact F]; intros h; rewrite get_make; apply none_satisfied; exact M. }
  specialize (O X); destruct (fst _); [exact O | discriminate | discriminate].
Qed.
