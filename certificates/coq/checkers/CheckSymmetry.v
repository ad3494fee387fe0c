(* Automorphisms of a plain network, and what they reach. *)

From Coq Require Import ZArith Lia Bool Uint63 PArray List Permutation.
From Topocert Require Import Graph Walk CheckGraph CheckIso.
Import ListNotations.
Open Scope Z_scope.

(* ---------- Data ---------- *)

(* Small numbers, several in one primitive integer, the first lowest: the first n of
   them in a table. Nothing is claimed of what it holds. *)
Fixpoint unpack_one (each : nat) (bits mask : int) (i : int) (x : int) (t : array int) : array int * int :=
  match each with
  | O => (t, i)
  | S k => unpack_one k bits mask (i + 1)%uint63 (x >> bits)%uint63 (t.[i <- (x land mask)%uint63])
  end.

Definition unpack (each : nat) (bits : int) (n : int) (l : list int) : array int :=
  fst (fold_left (fun (s : array int * int) x => let (t, i) := s in unpack_one each bits ((1 << bits) - 1)%uint63 i x t) l (make n 0%uint63, 0%uint63)).

(* ---------- Loops ---------- *)

Definition every (n : int) (test : int -> bool) : bool := forallb test (ints n).

Lemma every_sound n test : every n test = true -> forall v, to_Z v < to_Z n -> test v = true.
Proof. unfold every; rewrite forallb_forall; intros H v V; apply H, in_ints, V. Qed.

Lemma get_set_cases (t : array int) i j (x : int) : (t.[i <- x]).[j] = t.[j] \/ i = j /\ (t.[i <- x]).[j] = x.
Proof.
  destruct (int_dec i j) as [->|N]; [|left; apply get_set_other; exact N].
  destruct (j <? PArray.length t)%uint63 eqn:E; [right; split; [reflexivity | apply get_set_same; exact E]|].
  left; rewrite !get_out_of_bounds; [apply default_set | exact E | rewrite length_set; exact E].
Qed.

(* ---------- Automorphisms ---------- *)

(* A network of which no vertex repeats another: maps that are each other's inverse and keep links. *)
Definition symmetry_check (P : plain) (f : int -> int) : bool :=
  let n := total P in
  let t := fold_left (fun t v => t.[f v <- v]) (ints n) (make n 0%uint63) in
  let h v := t.[v] in
  every n (fun v => (f v <? n)%uint63 && (h v <? n)%uint63 && (h (f v) =? v)%uint63 && (f (h v) =? v)%uint63 &&
    (let r := row P (f v) in forallb (fun w => among (f w) r) (row P v)) &&
    (let r := row P (h v) in forallb (fun w => among (h w) r) (row P v))).

Section Plain.
Variable P : plain.
Hypothesis W : good_plain P.

Lemma symmetry_check_sound f : symmetry_check P f = true -> exists h, symmetry (Numbers P) f h.
Proof.
  unfold symmetry_check; set (t := fold_left _ _ _); clearbody t; intros C; exists (fun v => t.[v]).
  assert (H : forall v, to_Z v < to_Z (total P) -> to_Z (f v) < to_Z (total P) /\ to_Z (t.[v]) < to_Z (total P) /\
    t.[f v] = v /\ f t.[v] = v /\ (forall w, In w (row P v) -> In (f w) (row P (f v))) /\
    (forall w, In w (row P v) -> In (t.[w]) (row P t.[v]))).
  { intros v V; apply (every_sound _ _ C) in V; cbv beta zeta in V; rewrite !andb_true_iff, !ltb_true, !int_eqb_eq, !forallb_forall in V.
    destruct V as [[[[[A B] D] E] F] G]; repeat split; auto; intros w I; apply among_spec; auto. }
  split; [|split; [|split]].
  - intros v V; apply numbers_vertex in V; destruct (H v V) as (A & _ & B & _); split; [apply numbers_vertex; exact A | exact B].
  - intros v V; apply numbers_vertex in V; destruct (H v V) as (_ & A & _ & B & _); split; [apply numbers_vertex; exact A | exact B].
  - intros u v A; apply numbers_adj in A; auto; destruct A as [U I]; destruct (H u U) as (A & _ & _ & _ & B & _).
    apply numbers_adj; auto.
  - intros u v A; apply numbers_adj in A; auto; destruct A as [U I]; destruct (H u U) as (_ & A & _ & _ & _ & B).
    apply numbers_adj; auto.
Qed.

(* ---------- What generators reach ---------- *)

Definition reaches (s v : int) : Prop := exists f h, symmetry (Numbers P) f h /\ f s = v.

Lemma reaches_self s : reaches s s.
Proof.
  exists (fun v => v), (fun v => v); split; [|reflexivity]; split; [|split; [|split]]; auto.
Qed.

Lemma reaches_on s v f h : symmetry (Numbers P) f h -> reaches s v -> reaches s (f v).
Proof.
  intros F (f' & h' & F' & <-); exists (fun v => f (f' v)), (fun v => h' (h v)); split; [|reflexivity].
  apply symmetry_compose; assumption.
Qed.
End Plain.

(* One more than the source that a vertex is reached from, or 0. *)
Section Orbits.
Variable maps : list (int -> int).

Definition visit (mark : int) (s : array int * list int) (w : int) : array int * list int :=
  let (t, ahead) := s in if (t.[w] =? 0)%uint63 then (t.[w <- mark], w :: ahead) else s.

Fixpoint spread (fuel : nat) (mark : int) (ahead : list int) (t : array int) : array int :=
  match fuel, ahead with
  | S k, v :: rest => let (t, ahead) := fold_left (fun s (f : int -> int) => visit mark s (f v)) maps (t, rest) in spread k mark ahead t
  | _, _ => t
  end.

Definition sources_of (n : int) (sources : list int) : array int :=
  let fuel := Z.to_nat (to_Z n) in
  fold_left (fun t s => spread fuel (s + 1)%uint63 [s] (t.[s <- (s + 1)%uint63])) sources (make n 0%uint63).
End Orbits.

Section Reached.
Variable P : plain.
Variable maps : list (int -> int).
Hypothesis M : forall f, In f maps -> exists h, symmetry (Numbers P) f h.

Definition reached (sources : list int) (t : array int) : Prop :=
  forall v, t.[v] <> 0%uint63 -> exists s, In s sources /\ t.[v] = (s + 1)%uint63 /\ reaches P s v.

Lemma visit_sound sources s v ahead t f : In s sources -> In f maps -> reaches P s v ->
  reached sources t -> (forall x, In x ahead -> reaches P s x) ->
  let (t', ahead') := visit (s + 1)%uint63 (t, ahead) (f v) in
  reached sources t' /\ (forall x, In x ahead' -> reaches P s x).
Proof.
  intros S F V T D; unfold visit; destruct (t.[f v] =? 0)%uint63; [|split; assumption].
  destruct (M f F) as [h H]; assert (X : reaches P s (f v)) by (apply (reaches_on P s v f h H V)); split.
  - intros x; destruct (get_set_cases t (f v) x (s + 1)%uint63) as [->|[<- ->]]; [apply T|]; intros _; exists s; auto.
  - intros x [<-|I]; auto.
Qed.

Lemma spread_sound sources s fuel : In s sources -> forall ahead t, reached sources t -> (forall x, In x ahead -> reaches P s x) ->
  reached sources (spread maps fuel (s + 1)%uint63 ahead t).
Proof.
  intros S; induction fuel as [|k IH]; intros ahead t T D; [exact T|].
  destruct ahead as [|v rest]; [exact T|]; simpl.
  assert (V : reaches P s v) by (apply D; left; reflexivity).
  assert (R : forall x, In x rest -> reaches P s x) by (intros x I; apply D; right; exact I).
  assert (L : forall l ahead t, (forall f, In f l -> In f maps) -> reached sources t -> (forall x, In x ahead -> reaches P s x) ->
    let (t', ahead') := fold_left (fun s' f => visit (s + 1)%uint63 s' (f v)) l (t, ahead) in
    reached sources t' /\ (forall x, In x ahead' -> reaches P s x)).
  { clear - M S V; induction l as [|f l IH]; intros ahead t I T D; [split; assumption|]; simpl.
    pose proof (visit_sound sources s v ahead t f S (I f (or_introl eq_refl)) V T D) as X.
    change (if (t.[f v] =? 0)%uint63 then (t.[f v <- (s + 1)%uint63], f v :: ahead) else (t, ahead)) with (visit (s + 1)%uint63 (t, ahead) (f v)).
    destruct (visit (s + 1)%uint63 (t, ahead) (f v)) as [t' ahead']; destruct X as [X Y]; apply IH; auto.
    intros f' F'; apply I; right; exact F'. }
  specialize (L maps rest t (fun f F => F) T R).
  destruct (fold_left _ maps (t, rest)) as [t' ahead']; destruct L as [X Y]; apply IH; assumption.
Qed.

Lemma sources_of_sound sources : reached sources (sources_of maps (total P) sources).
Proof.
  unfold sources_of; set (fuel := Z.to_nat _); clearbody fuel.
  assert (L : forall l t, (forall s, In s l -> In s sources) -> reached sources t ->
    reached sources (fold_left (fun t s => spread maps fuel (s + 1)%uint63 [s] (t.[s <- (s + 1)%uint63])) l t)).
  { induction l as [|s l IH]; intros t I T; [exact T|]; simpl; apply IH; [intros x X; apply I; right; exact X|].
    assert (S : In s sources) by (apply I; left; reflexivity).
    apply spread_sound; [exact S| |].
    - intros x; destruct (get_set_cases t s x (s + 1)%uint63) as [->|[<- ->]]; [apply T|]; intros _; exists s; auto using reaches_self.
    - intros x [<-|[]]; apply reaches_self. }
  apply L; [auto|]; intros v H; exfalso; apply H; apply get_make.
Qed.
End Reached.

Definition symmetries_check (P : plain) (maps : list (int -> int)) : bool := forallb (symmetry_check P) maps.

Lemma symmetries_sound P maps : good_plain P -> symmetries_check P maps = true ->
  forall f, In f maps -> exists h, symmetry (Numbers P) f h.
Proof.
  unfold symmetries_check; rewrite forallb_forall; intros W C f F; apply symmetry_check_sound; auto.
Qed.

Definition transitive_check (P : plain) (maps : list (int -> int)) : bool :=
  symmetries_check P maps &&
  let t := sources_of maps (total P) [0%uint63] in every (total P) (fun v => negb (t.[v] =? 0)%uint63).

Lemma transitive_sound P maps : good_plain P -> transitive_check P maps = true -> vertex_transitive (Numbers P).
Proof.
  unfold transitive_check; rewrite andb_true_iff; intros W [C E]; pose proof (symmetries_sound P maps W C) as M.
  apply transitive_by_base with (s := 0%uint63).
  - apply NoDup_ints.
  - intros v V; apply numbers_vertex in V; apply (every_sound _ _ E) in V; apply negb_true_iff, int_eqb_neq in V.
    destruct (sources_of_sound P maps M [0%uint63] v V) as (s & [<-|[]] & _ & R); exact R.
  - apply numbers_vertex; pose proof (total_some W); change (to_Z 0) with 0; lia.
Qed.
