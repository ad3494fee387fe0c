(* The checker: what a certificate proves is so. *)

From Coq Require Import ZArith List Bool.
From Topocert Require Import Graph CheckGraph NetworkName NetworkTable MetricSays MetricShown Statement.
Import ListNotations.

(* What a certificate holds, by the subjects that it proves. *)
Inductive proof :=
| MetricProof (p : metric_proof).

(* All facts, if each is one of those that [only] knows. *)
Fixpoint all_of {A} (only : fact -> option A) (l : list fact) : option (list A) :=
  match l with
  | [] => Some []
  | f :: l => match only f, all_of only l with Some a, Some r => Some (a :: r) | _, _ => None end
  end.

Lemma all_of_in {A} only (back : A -> fact) : (forall f a, only f = Some a -> f = back a) ->
  forall l r, all_of only l = Some r -> forall f, In f l -> exists a, In a r /\ f = back a.
Proof.
  intros B; induction l as [|g l IH]; intros r E f I; [destruct I|]; simpl in E.
  destruct (only g) as [a|] eqn:O; [|discriminate]; destruct (all_of only l) as [k|]; [|discriminate].
  injection E as <-; destruct I as [<-|I]; [exists a; split; [left; reflexivity | apply B, O]|].
  destruct (IH k eq_refl f I) as (b & J & F); exists b; split; [right; exact J | exact F].
Qed.

Definition only_metric (f : fact) : option metric := match f with Metric m => Some m end.

Definition proves (P : plain) (l : list fact) (p : proof) : bool :=
  match p with
  | MetricProof p => match all_of only_metric l with Some l => metric_checks P p l | None => false end
  end.

Lemma proves_sound P l p : good_plain P -> proves P l p = true -> forall f, In f l -> says P f.
Proof.
  intros W; destruct p as [p]; simpl; intros C f I.
  - destruct (all_of only_metric l) as [r|] eqn:E; [|discriminate].
    apply (all_of_in only_metric Metric ltac:(intros [m] a X; injection X as <-; reflexivity) _ _ E) in I.
    destruct I as (m & J & ->); exact (metric_sound P p r W C m J).
Qed.

(* The table of a network is made once for all certificates about it. *)
Record table := Table { about : network; numbers : plain }.

Definition make_table (n : network) : option table := option_map (Table n) (network_table n).

(* The statements that a certificate proves: all of its facts, or none. *)
Definition certify (t : table) (l : list fact) (p : proof) : list statement :=
  if proves (numbers t) l p then map (Statement (about t)) l else [].

Theorem certified n t l p s : make_table n = Some t -> In s (certify t l p) -> is_true s.
Proof.
  unfold make_table, certify; destruct (network_table n) as [P|] eqn:T; [|discriminate]; intros E; injection E as <-; simpl.
  destruct (proves P l p) eqn:C; [|intros []]; intros I; apply in_map_iff in I; destruct I as (f & <- & I).
  pose proof T as S; apply network_stands in S; exists P; split; [exact T|]; split; [exact S|]; exact (proves_sound P l p (stands_good _ _ S) C f I).
Qed.
