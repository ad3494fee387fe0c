(* Weighted automata on words, and weighted inclusion: every accepted run of U has a run of X that is accepted on the
   same word and at most c heavier. It is shown by a finite graph of nodes that is closed under the moves of U: a state
   of U, and for some states of X a bound on how much heavier a run to it is. *)

From Coq Require Import ZArith List Bool Lia Uint63 PArray.
From Topocert Require Import Loop AutomataTables.
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

(* The number of a state of U, bounds for states of X by their numbers, and the nodes where U's moves lead, by letter, in
   the order of its moves. *)
Record node := Node { at_ : int; bounds : list (int * Z); arcs : list int }.
Record nodes := Nodes { many : int; node_of : array node; firsts : list int }.

Section Inclusion.
Context {L S T : Type}.
Variable state_s : int -> S.
Variable state_t : int -> T.
Variable same_s : S -> S -> bool.
Variable same_t : T -> T -> bool.
Variable hash_t : T -> int.
Hypothesis same_s_right : forall s s', same_s s s' = true -> s = s'.
Hypothesis same_t_right : forall t t', same_t t t' = true -> t = t'.
Variable letters : list L.
Variable U : machine L S.
Variable X : machine L T.
Variable c : Z.
Variable C : nodes.

Definition node_at (i : int) : node := (node_of C).[i].
Definition bounds_of (n : node) : list (T * Z) := map (fun x => (state_t (fst x), snd x)) (bounds n).

(* The least of what is known of each state. *)
Definition with_bound (known : trie T Z) (y : T * Z) : trie T Z :=
  match find hash_t same_t (fst y) known with
  | Some e => if e <=? snd y then known else with_key hash_t known (fst y) (snd y)
  | None => with_key hash_t known (fst y) (snd y)
  end.

Definition gathered (l : list (T * Z)) : trie T Z := fold_left with_bound l Leaf.

(* The node number i is there, it is of the state s, and each of its bounds is one that some run keeps, where U's has w more. *)
Definition leads (known : trie T Z) (i : int) (s : S) (w : Z) : bool :=
  (i <? many C)%uint63 && same_s (state_s (at_ (node_at i))) s &&
  forallb (fun y => match find hash_t same_t (state_t (fst y)) known with Some e => e - w <=? snd y | None => false end) (bounds (node_at i)).

(* The nodes behind those to which these moves lead. *)
Fixpoint all_lead (known : trie T Z) (to : list (S * Z)) (is : list int) : option (list int) :=
  match to, is with
  | [], _ => Some is
  | m :: to, i :: is => if leads known i (fst m) (snd m) then all_lead known to is else None
  | _, [] => None
  end.

(* How heavy runs are that go on by the letter l. *)
Definition onward (bs : list (T * Z)) (l : L) : list (T * Z) :=
  flat_map (fun x => map (fun y => (fst y, snd x + snd y)) (moves X (fst x) l)) bs.

Fixpoint letters_lead (s : S) (bs : list (T * Z)) (ls : list L) (is : list int) : bool :=
  match ls with
  | [] => match is with [] => true | _ => false end
  | l :: ls => match moves U s l with
    | [] => letters_lead s bs ls is
    | to => match all_lead (gathered (onward bs l)) to is with Some is => letters_lead s bs ls is | None => false end
    end
  end.

Definition node_right (n : node) : bool :=
  let s := state_s (at_ n) in
  let bs := bounds_of n in
  match ends U s with
  | Some e => existsb (fun x => match ends X (fst x) with Some f => snd x + f - e <=? c | None => false end) bs
  | None => true
  end && letters_lead s bs letters (arcs n).

Definition included : bool :=
  match all_lead (gathered (starts X)) (starts U) (firsts C) with Some [] => true | _ => false end &&
  all (many C) (fun i => node_right (node_at i)).

(* The node number i is of the state s; each of its bounds is kept by one known. *)
Definition stands (known : list (T * Z)) (i : int) (s : S) (w : Z) : Prop :=
  to_Z i < to_Z (many C) /\ state_s (at_ (node_at i)) = s /\
  forall y d, In (y, d) (bounds_of (node_at i)) -> exists e, In (y, e) known /\ e - w <= d.

Lemma gathered_in y e l : find hash_t same_t y (gathered l) = Some e -> In (y, e) l.
Proof.
  intros F; apply (find_inside hash_t same_t same_t_right) in F.
  destruct (folded_in with_bound (y, e)) with (l := l) (t := @Leaf T Z) as [[]|I]; [|exact F|exact I]; intros t [z d] J; unfold with_bound in J; cbn [fst snd] in J.
  destruct (find hash_t same_t z t) as [b|]; [destruct (b <=? d); [right; exact J|]|]; exact (with_key_inside hash_t t z d _ J).
Qed.

Lemma leads_stands known i s w : leads (gathered known) i s w = true -> stands known i s w.
Proof.
  unfold leads; rewrite !andb_true_iff; intros [[N E] K].
  split; [apply Uint63.ltb_spec, N|]; split; [apply same_s_right, E|]; intros y d I; apply in_map_iff in I as ([y' d'] & Q & I); injection Q as <- <-.
  rewrite forallb_forall in K; specialize (K _ I); cbn [fst snd] in K; destruct (find hash_t same_t (state_t y') (gathered known)) as [e|] eqn:F; [|discriminate].
  exists e; split; [exact (gathered_in _ _ _ F) | lia].
Qed.

Lemma all_lead_in known to : forall is rest, all_lead (gathered known) to is = Some rest -> forall s w, In (s, w) to -> exists i, stands known i s w.
Proof.
  induction to as [|[s w] to IH]; intros is rest H; [intros ? ? []|]; destruct is as [|i is]; [discriminate|]; cbn [all_lead fst snd] in H.
  destruct (leads _ i s w) eqn:A; [|discriminate]; intros s' w' [E|I]; [injection E as <- <-; exists i; apply leads_stands, A | exact (IH is rest H s' w' I)].
Qed.

Lemma letters_lead_in s bs ls : forall is, letters_lead s bs ls is = true -> forall l r w, In l ls -> In (r, w) (moves U s l) -> exists i, stands (onward bs l) i r w.
Proof.
  induction ls as [|l ls IH]; intros is H l' r w J M; [destruct J|]; cbn [letters_lead] in H; destruct J as [<-|I].
  - destruct (moves U s l) as [|m to]; [destruct M|]; destruct (all_lead _ _ is) as [rest|] eqn:A; [|discriminate]; exact (all_lead_in _ _ is rest A r w M).
  - destruct (moves U s l) as [|m to]; [exact (IH is H l' r w I M)|]; destruct (all_lead _ _ is) as [rest|]; [|discriminate]; exact (IH rest H l' r w I M).
Qed.

Lemma node_sound : included = true -> forall i, to_Z i < to_Z (many C) -> node_right (node_at i) = true.
Proof. unfold included; rewrite andb_true_iff; intros [_ A] i N; exact (all_sound _ _ A i N). Qed.

Lemma weighs_sound : included = true -> forall w s a i, (forall l, In l w -> In l letters) -> to_Z i < to_Z (many C) -> state_s (at_ (node_at i)) = s ->
  weighs U s w a -> exists x d b, In (x, d) (bounds_of (node_at i)) /\ weighs X x w b /\ d + b <= a + c.
Proof.
  intros H; induction w as [|l w IH]; intros s a i W N E R; assert (V := node_sound H i N); unfold node_right in V; cbv zeta in V; rewrite E, andb_true_iff in V; destruct V as [V1 V2].
  - cbn in R; rewrite R in V1; apply existsb_exists in V1 as ([x d] & I & V1); cbn in V1.
    destruct (ends X x) as [f|] eqn:Fx; [|discriminate]; exists x, d, f; split; [exact I|]; split; [exact Fx | lia].
  - destruct R as (r & v & a' & I & R & ->).
    destruct (letters_lead_in _ _ _ _ V2 l r v (W l (or_introl eq_refl)) I) as (j & Nj & Ej & K).
    destruct (IH r a' j (fun l' J => W l' (or_intror J)) Nj Ej R) as (y & d & b & Iy & Ry & B).
    destruct (K y d Iy) as (e & Ie & Le); apply in_flat_map in Ie as ([x d'] & Ix & Ie).
    apply in_map_iff in Ie as ([y' u] & Q & Iu); injection Q as <- <-; cbn in Iu, Le.
    exists x, d', (u + b); split; [exact Ix|]; split; [exists y', u, b; auto | lia].
Qed.

Theorem inclusion_sound : included = true -> forall w a, (forall l, In l w -> In l letters) -> accepts U w a -> exists b, accepts X w b /\ b <= a + c.
Proof.
  intros H w a W (s & a0 & a1 & I & R & ->); assert (H' := H); unfold included in H'; apply andb_true_iff in H' as [B _].
  destruct (all_lead _ _ _) as [rest|] eqn:A; [|discriminate]; destruct (all_lead_in _ _ _ _ A s a0 I) as (i & N & E & K).
  destruct (weighs_sound H w s a1 i W N E R) as (x & d & b & Ix & Rx & Bx); destruct (K x d Ix) as (e & Ie & Le).
  exists (e + b); split; [exists x, e, b; auto | lia].
Qed.

End Inclusion.

(* Conversion does not compute it. *)
Global Opaque included.
