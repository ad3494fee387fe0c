(* Weighted automata on words, and weighted inclusion: every accepted run of U has a run of X that is accepted on the
   same word and at most c heavier. It is shown by a finite graph of nodes that is closed under the moves of U: a state
   of U, and for some states of X a bound on how much heavier a run to it is. *)

From Coq Require Import ZArith List Bool Lia Uint63.
From Topocert Require Import Loop.
Import ListNotations.
Open Scope Z_scope.

(* ---------- Automata ---------- *)

(* States where a run begins, moves from a state by a letter, states where it may end: each with a weight. *)
Record machine (L S : Type) := Machine { starts : list (S * Z); moves : S -> L -> list (S * Z); ends : S -> option Z }.
Arguments Machine {L S}. Arguments starts {L S}. Arguments moves {L S}. Arguments ends {L S}.

(* What an accepted run on a word weighs from s on, and from the start. *)
Fixpoint weighs {L S} (M : machine L S) (s : S) (w : list L) (a : Z) : Prop :=
  match w with
  | [] => ends M s = Some a
  | l :: w => exists r b c, In (r, b) (moves M s l) /\ weighs M r w c /\ a = b + c
  end.

Definition accepts {L S} (M : machine L S) (w : list L) (a : Z) : Prop :=
  exists s b c, In (s, b) (starts M) /\ weighs M s w c /\ a = b + c.

(* ---------- The certificate ---------- *)

(* A state of U, bounds for states of X, and the nodes where U's moves lead, by letter, in the order of its moves. *)
Record node (S T : Type) := Node { at_ : S; bounds : list (T * Z); arcs : list int }.
Arguments Node {S T}. Arguments at_ {S T}. Arguments bounds {S T}. Arguments arcs {S T}.

Record nodes (S T : Type) := Nodes { many : int; node_of : int -> node S T; firsts : list int }.
Arguments Nodes {S T}. Arguments many {S T}. Arguments node_of {S T}. Arguments firsts {S T}.

Section Inclusion.
Context {L S T : Type}.
Variable same_s : S -> S -> bool.
Variable same_t : T -> T -> bool.
Hypothesis same_s_right : forall s s', same_s s s' = true -> s = s'.
Hypothesis same_t_right : forall t t', same_t t t' = true -> t = t'.
Variable letters : list L.
Variable U : machine L S.
Variable X : machine L T.
Variable c : Z.
Variable C : nodes S T.

(* Each bound is one that some run keeps: known has states of X, each with a bound that a run to it keeps. *)
Definition kept (known bounds : list (T * Z)) : bool :=
  forallb (fun y => existsb (fun x => same_t (fst x) (fst y) && (snd x <=? snd y)) known) bounds.

(* The node number i is there, it is of the state s, and its bounds are kept. *)
Definition leads (i : int) (s : S) (known : list (T * Z)) : bool :=
  (i <? many C)%uint63 && same_s (at_ (node_of C i)) s && kept known (bounds (node_of C i)).

(* How much heavier runs are that go on by the letter l, where U's move has the weight w. *)
Definition onward (S : list (T * Z)) (l : L) (w : Z) : list (T * Z) :=
  flat_map (fun x => map (fun y => (fst y, snd x + snd y - w)) (moves X (fst x) l)) S.

Fixpoint all_lead (to : list (S * list (T * Z))) (is : list int) : bool :=
  match to, is with
  | [], [] => true
  | (s, known) :: to, i :: is => leads i s known && all_lead to is
  | _, _ => false
  end.

Definition node_right (n : node S T) : bool :=
  match ends U (at_ n) with
  | Some e => existsb (fun x => match ends X (fst x) with Some f => snd x + f - e <=? c | None => false end) (bounds n)
  | None => true
  end &&
  all_lead (flat_map (fun l => map (fun m => (fst m, onward (bounds n) l (snd m))) (moves U (at_ n) l)) letters) (arcs n).

Definition included : bool :=
  all_lead (map (fun s => (fst s, map (fun x => (fst x, snd x - snd s)) (starts X))) (starts U)) (firsts C) &&
  all (many C) (fun i => node_right (node_of C i)).

Lemma all_lead_in to : forall is, all_lead to is = true -> forall s known, In (s, known) to -> exists i, leads i s known = true.
Proof.
  induction to as [|[s known] to IH]; intros [|i is] H; try discriminate; [intros ? ? []|].
  apply andb_true_iff in H as [A B]; intros s' known' [E|I]; [injection E as <- <-; exists i; exact A | exact (IH is B s' known' I)].
Qed.

(* The node number i is of the state s; each of its bounds is kept by one known. *)
Definition stands (i : int) (s : S) (known : list (T * Z)) : Prop :=
  to_Z i < to_Z (many C) /\ at_ (node_of C i) = s /\
  forall y d, In (y, d) (bounds (node_of C i)) -> exists e, In (y, e) known /\ e <= d.

Lemma leads_stands i s known : leads i s known = true -> stands i s known.
Proof.
  unfold leads, kept; rewrite !andb_true_iff; intros [[N E] K].
  split; [apply Uint63.ltb_spec, N|]; split; [apply same_s_right, E|]; intros y d I.
  rewrite forallb_forall in K; specialize (K _ I); apply existsb_exists in K as ([y' e] & J & F); apply andb_true_iff in F as [F G].
  apply same_t_right in F; cbn in F, G; subst y'; exists e; split; [exact J | lia].
Qed.

Lemma node_sound : included = true -> forall i, to_Z i < to_Z (many C) -> node_right (node_of C i) = true.
Proof. unfold included; rewrite andb_true_iff; intros [_ A] i N; exact (all_sound _ _ A i N). Qed.

Lemma weighs_sound : included = true -> forall w s a i, (forall l, In l w -> In l letters) -> to_Z i < to_Z (many C) -> at_ (node_of C i) = s ->
  weighs U s w a -> exists x d b, In (x, d) (bounds (node_of C i)) /\ weighs X x w b /\ d + b <= a + c.
Proof.
  intros H; induction w as [|l w IH]; intros s a i W N E R; assert (V := node_sound H i N); unfold node_right in V; rewrite E, andb_true_iff in V; destruct V as [V1 V2].
  - cbn in R; rewrite R in V1; apply existsb_exists in V1 as ([x d] & I & V1); cbn in V1.
    destruct (ends X x) as [f|] eqn:Fx; [|discriminate]; exists x, d, f; split; [exact I|]; split; [exact Fx | lia].
  - destruct R as (r & v & a' & I & R & ->).
    destruct (all_lead_in _ _ V2 r (onward (bounds (node_of C i)) l v)) as (j & Lj).
    { apply in_flat_map; exists l; split; [apply W; left; reflexivity|].
      apply in_map_iff; exists (r, v); split; [reflexivity | exact I]. }
    apply leads_stands in Lj as (Nj & Ej & K); destruct (IH r a' j (fun l' J => W l' (or_intror J)) Nj Ej R) as (y & d & b & Iy & Ry & B).
    destruct (K y d Iy) as (e & Ie & Le); apply in_flat_map in Ie as ([x d'] & Ix & Ie).
    apply in_map_iff in Ie as ([y' u] & Q & Iu); injection Q as <- <-; cbn in Iu, Le.
    exists x, d', (u + b); split; [exact Ix|]; split; [exists y', u, b; auto | lia].
Qed.

Theorem inclusion_sound : included = true -> forall w a, (forall l, In l w -> In l letters) -> accepts U w a -> exists b, accepts X w b /\ b <= a + c.
Proof.
  intros H w a W (s & a0 & a1 & I & R & ->); assert (H' := H); unfold included in H'; apply andb_true_iff in H' as [B _].
  destruct (all_lead_in _ _ B s (map (fun x => (fst x, snd x - a0)) (starts X))) as (i & Li).
  { apply in_map_iff; exists (s, a0); split; [reflexivity | exact I]. }
  apply leads_stands in Li as (N & E & K); destruct (weighs_sound H w s a1 i W N E R) as (x & d & b & Ix & Rx & Bx).
  destruct (K x d Ix) as (e & Ie & Le); apply in_map_iff in Ie as ([x' b0] & Q & Ie); injection Q as <- <-; cbn in Le.
  exists (b0 + b); split; [exists x', b0, b; auto | lia].
Qed.

End Inclusion.
