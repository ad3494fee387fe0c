(* Deterministic automata as tables of numbers. Any automaton that can be walked is made a table of the least size
   (Moore's refinement); that the table takes the same words is checked afterwards: a list of states, each with its
   number in the table, is closed under moves. *)

From Coq Require Import ZArith List Bool Lia Uint63 PArray.
From Topocert Require Import Loop.
Import ListNotations.

(* ---------- Maps: tries of the bits of a hash, from the lowest on ---------- *)

Inductive trie (K A : Type) := Leaf | Fork (here : list (K * A)) (zero one : trie K A).
Arguments Leaf {K A}. Arguments Fork {K A}.

Section Trie.
Context {K A : Type}.
Variable hash : K -> int.
Variable same : K -> K -> bool.
Hypothesis same_right : forall k k', same k k' = true -> k = k'.

Fixpoint get_here (k : K) (l : list (K * A)) : option A :=
  match l with [] => None | p :: l => if same k (fst p) then Some (snd p) else get_here k l end.

Fixpoint get (h : int) (k : K) (t : trie K A) : option A :=
  match t with
  | Leaf => None
  | Fork l zero one => if (h =? 0)%uint63 then get_here k l else get (h >> 1)%uint63 k (if (h land 1 =? 0)%uint63 then zero else one)
  end.

(* The first of what has the same key is found. *)
Fixpoint put (depth : nat) (h : int) (k : K) (a : A) (t : trie K A) : trie K A :=
  let t := match t with Leaf => ([], Leaf, Leaf) | Fork l zero one => (l, zero, one) end in
  let '(l, zero, one) := t in
  match depth with
  | O => Fork ((k, a) :: l) zero one
  | S depth => if (h =? 0)%uint63 then Fork ((k, a) :: l) zero one
      else if (h land 1 =? 0)%uint63 then Fork l (put depth (h >> 1)%uint63 k a zero) one else Fork l zero (put depth (h >> 1)%uint63 k a one)
  end.

Definition find (k : K) (t : trie K A) : option A := get (hash k) k t.
Definition bits_of_hash : nat := 31.
Definition with_key (t : trie K A) (k : K) (a : A) : trie K A := put bits_of_hash (hash k) k a t.

Fixpoint inside (p : K * A) (t : trie K A) : Prop :=
  match t with Leaf => False | Fork l zero one => In p l \/ inside p zero \/ inside p one end.

Lemma get_inside k a t : forall h, get h k t = Some a -> inside (k, a) t.
Proof.
  induction t as [|l zero IH0 one IH1]; intros h; cbn; [discriminate|]; destruct (h =? 0)%uint63.
  - intros E; left; induction l as [|p l IH]; cbn in E; [discriminate|]; destruct (same k (fst p)) eqn:Q; [|right; exact (IH E)].
    apply same_right in Q as ->; injection E as <-; left; destruct p; reflexivity.
  - destruct (h land 1 =? 0)%uint63; intros E; right; [left; exact (IH0 _ E) | right; exact (IH1 _ E)].
Qed.

Lemma find_inside k a t : find k t = Some a -> inside (k, a) t.
Proof. apply get_inside. Qed.

Lemma put_inside k a p depth : forall h t, inside p (put depth h k a t) -> p = (k, a) \/ inside p t.
Proof.
  induction depth as [|d IH]; intros h t.
  - destruct t as [|l zero one]; cbn; [intros [[<-|[]]|[[]|[]]]; auto | intros [[<-|I]|I]; auto].
  - destruct t as [|l zero one]; cbn; destruct (h =? 0)%uint63; cbn.
    + intros [[<-|[]]|[[]|[]]]; auto.
    + destruct (h land 1 =? 0)%uint63; cbn; intros [[]|[I|I]]; try destruct I; apply IH in I; cbn in I; tauto.
    + intros [[<-|I]|I]; auto.
    + destruct (h land 1 =? 0)%uint63; cbn; intros [I|[I|I]]; auto; apply IH in I; tauto.
Qed.

Lemma with_key_inside t k a p : inside p (with_key t k a) -> p = (k, a) \/ inside p t.
Proof. exact (put_inside k a p bits_of_hash (hash k) t). Qed.

Definition built (l : list (K * A)) : trie K A := fold_left (fun t p => with_key t (fst p) (snd p)) l Leaf.

Lemma folded_in (f : trie K A -> K * A -> trie K A) p : (forall t e, inside p (f t e) -> p = e \/ inside p t) -> forall l t, inside p (fold_left f l t) -> inside p t \/ In p l.
Proof.
  intros H; induction l as [|e l IH]; intros t I; [left; exact I|]; cbn [fold_left] in I; apply IH in I as [J|J]; [|right; right; exact J].
  apply H in J as [->|J]; [right; left; reflexivity | left; exact J].
Qed.

Lemma built_in p l : inside p (built l) -> In p l.
Proof.
  intros I; apply folded_in in I as [[]|J]; [exact J|]; intros t [k a] J; exact (with_key_inside t k a p J).
Qed.

Lemma found_in k a l : find k (built l) = Some a -> In (k, a) l.
Proof. intros F; apply built_in, find_inside, F. Qed.

End Trie.

(* ---------- Tables ---------- *)

(* States and letters are numbers: where a letter leads from a state is at the state times the number of letters and the letter. *)
Record table := Table { begins : int; letters_of : int; goes : array int; takes_at : array bool }.

Definition next_of (T : table) (s l : int) : int := (goes T).[(s * letters_of T + l)%uint63].
Definition ends_at_ (T : table) (s : int) : bool := (takes_at T).[s].
Definition table_from (T : table) (s : int) (w : list int) : int := fold_left (next_of T) w s.
Definition table_takes (T : table) (w : list int) : bool := ends_at_ T (table_from T (begins T) w).

Section Walked.
Context {L S : Type}.
Variable hash : S -> int.
Variable same : S -> S -> bool.
Hypothesis same_right : forall s t, same s t = true -> s = t.
Variable letters : list L.
Variable number : L -> int.
Variable start : S.
Variable step : S -> L -> S.
Variable final : S -> bool.

(* ---------- That a table takes the same words ---------- *)

Definition simulated (l : list (S * int)) (T : table) : bool :=
  let m := built hash l in
  let is s c := match find hash same s m with Some c' => (c' =? c)%uint63 | None => false end in
  let ls := map (fun x => (x, number x)) letters in
  is start (begins T) &&
  forallb (fun p => Bool.eqb (final (fst p)) (ends_at_ T (snd p)) && forallb (fun x => is (step (fst p) (fst x)) (next_of T (snd p) (snd x))) ls) l.

Lemma simulated_sound l T : simulated l T = true -> forall w, (forall x, In x w -> In x letters) -> table_takes T (map number w) = final (fold_left step w start).
Proof.
  unfold simulated; cbv zeta; set (m := built hash l); rewrite andb_true_iff, forallb_forall; intros [B C].
  assert (M : forall s c, match find hash same s m with Some c' => (c' =? c)%uint63 | None => false end = true -> In (s, c) l).
  { intros s c H; destruct (find hash same s m) as [c'|] eqn:F; [|discriminate]; apply Uint63.eqb_spec in H as ->; exact (found_in hash same same_right s c l F). }
  unfold table_takes; enough (H : forall w, (forall x, In x w -> In x letters) -> forall s c, In (s, c) l -> ends_at_ T (table_from T c (map number w)) = final (fold_left step w s)) by (intros w W; exact (H w W _ _ (M _ _ B))).
  induction w as [|x w IH]; intros W s c I; specialize (C (s, c) I); cbn [fst snd] in C; apply andb_true_iff in C as [C1 C2].
  - apply Bool.eqb_prop in C1; symmetry; exact C1.
  - rewrite forallb_forall in C2; specialize (C2 (x, number x)); cbn [fst snd] in C2.
    apply (IH (fun y J => W y (or_intror J))), M, C2, in_map_iff; exists x; split; [reflexivity | apply W; left; reflexivity].
Qed.

(* ---------- The states that are reached ---------- *)

Definition most_states : int := 200000%uint63.

(* What has a number; how many have; those whose moves are not known yet; those whose moves are. *)
Record walk := Walk { numbered : trie S int; so_many : int; waiting : list (S * int); rows : list (S * int * list int) }.

Definition number_of (a : walk * list int) (s : S) : walk * list int :=
  match find hash same s (numbered (fst a)) with
  | Some i => (fst a, i :: snd a)
  | None => let i := so_many (fst a) in (Walk (with_key hash (numbered (fst a)) s i) (i + 1)%uint63 ((s, i) :: waiting (fst a)) (rows (fst a)), i :: snd a)
  end.

Definition walk_step (a : walk) : walk * bool :=
  match waiting a with
  | [] => (a, false)
  | p :: rest => let '(b, row) := fold_left (fun b l => number_of b (step (fst p) l)) letters (Walk (numbered a) (so_many a) rest (rows a), []) in
    (Walk (numbered b) (so_many b) (waiting b) ((p, rev row) :: rows b), (so_many b <? most_states)%uint63)
  end.

Definition walked : walk := fst (run many_steps walk_step (Walk (with_key hash Leaf start 0%uint63) 1%uint63 [(start, 0%uint63)] [])).

(* ---------- Moore's refinement ---------- *)

Definition list_hash (l : list int) : int := fold_left (fun h x => ((h * 31 + x) land 1073741823)%uint63) l 7%uint63.
Fixpoint same_ints (l m : list int) : bool :=
  match l, m with [], [] => true | x :: l, y :: m => (x =? y)%uint63 && same_ints l m | _, _ => false end.

(* The class of each number, by its own and those of where it leads; and how many there are. *)
Definition refined (n : int) (rows : array (list int)) (c : array int) : array int * int :=
  let '(_, d, k) := loop n (fun (a : trie (list int) int * array int * int) i =>
    let '(t, d, k) := a in
    let key := c.[i] :: map (fun j => c.[j]) rows.[i] in
    match find list_hash same_ints key t with
    | Some x => (t, d.[i <- x], k)
    | None => (with_key list_hash t key k, d.[i <- k], (k + 1)%uint63)
    end) (Leaf, make n 0%uint63, 0%uint63) in (d, k).

Definition refine_step (n : int) (rows : array (list int)) (a : array int * int) : array int * int * bool :=
  let b := refined n rows (fst a) in (b, (snd a <? snd b)%uint63).

Definition tabulated : option table :=
  let a := walked in
  let n := so_many a in
  let q := fold_left (fun k _ => (k + 1)%uint63) letters 0%uint63 in
  let of_number := fold_left (fun r p => r.[snd (fst p) <- snd p]) (rows a) (make n []) in
  let first_ := fold_left (fun c p => c.[snd (fst p) <- (if final (fst (fst p)) then 1 else 0)%uint63]) (rows a) (make n 0%uint63) in
  let '(c, k) := fst (run many_steps (refine_step n of_number) (first_, 0%uint63)) in
  let numbers := map number letters in
  let T := Table c.[0] q
    (fold_left (fun g p => fst (fold_left (fun g j => (((fst g).[(c.[snd (fst p)] * q + hd 0%uint63 (snd g))%uint63 <- c.[j]]), tl (snd g))) (snd p) (g, numbers))) (rows a) (make (k * q)%uint63 0%uint63))
    (fold_left (fun f p => f.[c.[snd (fst p)] <- final (fst (fst p))]) (rows a) (make k false)) in
  if simulated (map (fun p => (fst (fst p), c.[snd (fst p)])) (rows a)) T then Some T else None.

Lemma tabulated_sound T : tabulated = Some T -> forall w, (forall x, In x w -> In x letters) -> table_takes T (map number w) = final (fold_left step w start).
Proof.
  unfold tabulated; cbv zeta; destruct (fst (run _ _ _)) as [c k]; match goal with |- context [if ?s then _ else _] => destruct s eqn:E end; [|discriminate].
  intros Q; injection Q as <-; exact (simulated_sound _ _ E).
Qed.

End Walked.

(* Conversion does not compute it. *)
Global Opaque tabulated.
