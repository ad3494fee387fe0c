(* Words in halves: a weighted automaton on words u ++ middle ++ v, where u and v have one length, as one on pairs of their
   letters. So words are read of which two parts are repeated equally often. *)

From Coq Require Import ZArith List Bool Lia.
From Topocert Require Import AutomataInclusion AutomataConditions.
Import ListNotations.
Open Scope Z_scope.

Section Halves.
Context {L S : Type}.
Variable M : machine L S.
Variable same : S -> S -> bool.
Hypothesis same_is : forall s t, same s t = true <-> s = t.
Variable guesses : list S.
Variable middle : list L.

(* Where a word leads. *)
Fixpoint passes (w : list L) (s : S) : list (S * Z) :=
  match w with
  | [] => [(s, 0)]
  | l :: w => flat_map (fun m => map (fun n => (fst n, snd m + snd n)) (passes w (fst m))) (moves M s l)
  end.

(* States are that behind what was read of u, that before the middle, which is guessed, and that behind what was read of v. *)
Definition halves : machine (L * L) (S * (S * S)) := Machine
  (flat_map (fun g => flat_map (fun a => map (fun b => ((fst a, (g, fst b)), snd a + snd b)) (passes middle g)) (starts M)) guesses)
  (fun s l => flat_map (fun a => map (fun b => ((fst a, (fst (snd s), fst b)), snd a + snd b)) (moves M (snd (snd s)) (snd l))) (moves M (fst s) (fst l)))
  (fun s => if same (fst s) (fst (snd s)) then ends M (snd (snd s)) else None).

Lemma passes_weighs w v : forall s a, weighs M s (w ++ v) a <-> exists t b c, In (t, b) (passes w s) /\ weighs M t v c /\ a = b + c.
Proof.
  induction w as [|l w IH]; intros s a; cbn [app passes weighs].
  - split; [intros H; exists s, 0, a; split; [left; reflexivity|]; split; [exact H | lia] | intros (t & b & c & [E|[]] & H & ->); injection E as <- <-; exact H].
  - split.
    + intros (r & b & c & I & H & ->); apply IH in H as (t & d & e & J & H & ->); exists t, (b + d), e; split; [|split; [exact H | lia]].
      apply in_flat_map; exists (r, b); split; [exact I|]; apply in_map_iff; exists (t, d); split; [reflexivity | exact J].
    + intros (t & b & c & I & H & ->); apply in_flat_map in I as ([r d] & I & J); apply in_map_iff in J as ([t' e] & E & J); cbn [fst snd] in E, J; injection E as -> <-.
      exists r, d, (e + c); split; [exact I|]; split; [apply IH; exists t, e, c; auto | lia].
Qed.

Lemma halves_from u : forall v s g p a, length v = length u ->
  (weighs halves (s, (g, p)) (combine u v) a <-> exists b c, In (g, b) (passes u s) /\ weighs M p v c /\ a = b + c).
Proof.
  induction u as [|l u IH]; intros [|m v] s g p a Len; try discriminate; cbn [combine weighs passes halves ends moves fst snd].
  - destruct (same s g) eqn:E.
    + apply same_is in E as ->; split; [intros H; exists 0, a; split; [left; reflexivity|]; split; [exact H | lia] | intros (b & c & [I|[]] & H & ->); injection I as <-; exact H].
    + split; [discriminate|]; intros (b & c & [I|[]] & _); injection I as -> <-; rewrite (proj2 (same_is g g) eq_refl) in E; discriminate.
  - assert (Len' : length v = length u) by (cbn in Len; lia); split.
    + intros ([s' [g' p']] & x & c & I & H & ->); apply in_flat_map in I as ([s0 y] & Is & I); apply in_map_iff in I as ([p0 z] & E & Ip); cbn [fst snd] in E; injection E as -> <- -> <-.
      apply (IH v s' g p' c Len') in H as (b & d & J & H & ->); exists (y + b), (z + d); split; [|split; [exists p', z, d; auto | lia]].
      apply in_flat_map; exists (s', y); split; [exact Is|]; apply in_map_iff; exists (g, b); split; [reflexivity | exact J].
    + intros (b & c & I & (p' & z & d & Ip & H & ->) & ->); apply in_flat_map in I as ([s' y] & Is & I); apply in_map_iff in I as ([g' e] & E & J); cbn [fst snd] in E, J; injection E as -> <-.
      exists (s', (g, p')), (y + z), (e + d); split; [|split; [apply (IH v s' g p' (e + d) Len'); exists e, d; auto | lia]].
      apply in_flat_map; exists (s', y); split; [exact Is|]; apply in_map_iff; exists (p', z); split; [reflexivity | exact Ip].
Qed.

Theorem halves_sound u v a : length v = length u -> accepts halves (combine u v) a -> accepts M (u ++ middle ++ v) a.
Proof.
  intros Len ([s [g p]] & x & c & I & H & ->); apply in_flat_map in I as (g' & Ig & I); apply in_flat_map in I as ([s' y] & Is & I); apply in_map_iff in I as ([p' z] & E & Ip); cbn [fst snd] in E; injection E as -> -> -> <-.
  apply (halves_from u v s g p c Len) in H as (b & d & J & H & ->); exists s, y, (b + (z + d)); split; [exact Is|]; split; [|lia].
  apply passes_weighs; exists g, b, (z + d); split; [exact J|]; split; [|reflexivity]; apply passes_weighs; exists p, z, d; auto.
Qed.

(* All states between the halves are guessed. *)
Definition guessed (s : S) : bool := existsb (same s) guesses.
Definition all_guessed (letters : list L) : bool :=
  forallb (fun m => guessed (fst m)) (starts M) && forallb (fun s => forallb (fun l => forallb (fun m => guessed (fst m)) (moves M s l)) letters) guesses.

Lemma guessed_in s : guessed s = true -> In s guesses.
Proof. unfold guessed; rewrite existsb_exists; intros (t & I & E); apply same_is in E as ->; exact I. Qed.

Lemma passes_guessed letters u : all_guessed letters = true -> (forall l, In l u -> In l letters) -> forall s t b, In s guesses -> In (t, b) (passes u s) -> In t guesses.
Proof.
  unfold all_guessed; rewrite andb_true_iff; intros [_ A] U; induction u as [|l u IH]; intros s t b G I; cbn [passes] in I.
  - destruct I as [E|[]]; injection E as <- _; exact G.
  - apply in_flat_map in I as ([r d] & I & J); apply in_map_iff in J as ([t' e] & E & J); cbn [fst snd] in E, J; injection E as -> _.
    apply (IH (fun k K => U k (or_intror K)) r t e); [|exact J]; apply guessed_in.
    rewrite forallb_forall in A; specialize (A s G); rewrite forallb_forall in A; specialize (A l (U l (or_introl eq_refl))); rewrite forallb_forall in A; exact (A (r, d) I).
Qed.

Theorem halves_complete letters u v a : all_guessed letters = true -> (forall l, In l u -> In l letters) -> length v = length u ->
  accepts M (u ++ middle ++ v) a -> accepts halves (combine u v) a.
Proof.
  intros A U Len (s & x & c & I & H & ->); apply passes_weighs in H as (g & b & d & J & H & ->); apply passes_weighs in H as (p & z & e & K & H & ->).
  assert (G : In g guesses).
  { apply (passes_guessed letters u A U s g b); [|exact J]; apply guessed_in; unfold all_guessed in A; apply andb_true_iff in A as [A _]; rewrite forallb_forall in A; exact (A (s, x) I). }
  exists (s, (g, p)), (x + z), (b + e); split; [|split; [apply (halves_from u v s g p (b + e) Len); exists b, e; auto | lia]].
  apply in_flat_map; exists g; split; [exact G|]; apply in_flat_map; exists (s, x); split; [exact I|]; apply in_map_iff; exists (p, z); split; [reflexivity | exact K].
Qed.

End Halves.

(* The lengths of the words that M takes, whose letters are these. *)
Definition lengths_taken {L S U : Type} (letters : list L) (M : machine L S) : machine U S := Machine
  (map (fun s => (fst s, 0)) (starts M)) (fun s _ => flat_map (fun l => map (fun m => (fst m, 0)) (moves M s l)) letters) (fun s => option_map (fun _ => 0) (ends M s)).

Lemma lengths_taken_accepts {L S U : Type} (letters : list L) (M : machine L S) (w : list U) a : accepts (lengths_taken letters M) w a ->
  exists v b, length v = length w /\ (forall l, In l v -> In l letters) /\ accepts M v b.
Proof.
  intros (s & x & c & I & H & _); apply in_map_iff in I as ([s' y] & E & I); cbn [fst] in E; injection E as -> _.
  enough (K : exists v b, length v = length w /\ (forall l, In l v -> In l letters) /\ weighs M s v b) by (destruct K as (v & b & Lv & T & K); exists v, (y + b); repeat (split; [assumption|]); exists s, y, b; auto).
  clear I y; revert s c H; induction w as [|k w IH]; intros s c H; cbn [weighs lengths_taken ends moves] in H.
  - destruct (ends M s) as [b|] eqn:E; [|discriminate]; exists [], b; repeat split; [intros ? [] | exact E].
  - destruct H as (r & d & e & I & H & _); apply in_flat_map in I as (l & Il & I); apply in_map_iff in I as ([r' z] & E & I); cbn [fst] in E; injection E as -> _.
    destruct (IH r e H) as (v & b & Lv & T & K); exists (l :: v), (z + b); split; [cbn; lia|]; split; [intros k' [<-|J]; auto | exists r, z, b; auto].
Qed.

(* What stands beside far ones. *)
Lemma weighed_from {A F V : Type} (f : machine (A * A) F) (far : machine (A * A) V) w : forall v q b, weighs (far_and_weighed f far) (v, q) w b -> weighs f q w b /\ exists a, weighs far v w a.
Proof.
  induction w as [|l w IH]; intros v q b H; cbn [weighs far_and_weighed ends moves fst snd] in H |- *.
  - destruct (ends far v) as [e|]; [split; [exact H | exists e; reflexivity] | discriminate].
  - destruct H as ([v' q'] & x & c & I & H & ->); apply in_flat_map in I as ([v0 y] & Iv & I); apply in_map_iff in I as ([q0 z] & E & Iq); cbn in E; injection E as -> -> <-.
    destruct (IH v' q' c H) as [K (a & N)]; split; [exists q', z, c; auto | exists (y + a), v', y, a; auto].
Qed.

Lemma weighed_accepts {A F V : Type} (f : machine (A * A) F) (far : machine (A * A) V) w b : accepts (far_and_weighed f far) w b -> accepts f w b /\ exists a, accepts far w a.
Proof.
  intros ([v q] & x & c & I & H & ->); apply in_flat_map in I as ([v0 y] & Iv & I); apply in_map_iff in I as ([q0 z] & E & Iq); cbn in E; injection E as -> -> <-.
  destruct (weighed_from f far w v q c H) as [K (a & N)]; split; [exists q, z, c; auto | exists (y + a), v, y, a; auto].
Qed.
