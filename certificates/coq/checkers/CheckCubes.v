(* Lower halves of bisection widths by cubes, as certificates/cubes.go has them: the sides of a
   few vertices, the split, up to symmetry, and a refutation of each case.

   [cubes_refute P w autos split cubes]: no balanced cut of a plain network has fewer than w links.
   [autos] are automorphisms, as arrays, that keep the split as a set; each cube is the sides of the split
   vertices, true for side 1, with the numbers of clauses and of literals and the proof that
   CheckLrat.v describes, of the formula [cube_formula] of CheckCnf.v. *)

From Coq Require Import ZArith Lia Uint63 PArray Bool List Permutation.
From Topocert Require Import Graph Walk CheckGraph CheckLrat CheckCnf CheckRefute.
Import ListNotations.
Open Scope Z_scope.

(* ---------- Sets of assignments ---------- *)

Inductive set_of := Here (b : bool) | Fork (a b : set_of).

Fixpoint holds_of (t : set_of) (l : list bool) : bool :=
  match t, l with
  | Here b, [] => b
  | Fork a b, s :: l => holds_of (if s then b else a) l
  | _, _ => false
  end.

Fixpoint none_of (k : nat) : set_of := match k with O => Here false | S k => let t := none_of k in Fork t t end.

Fixpoint add_to (t : set_of) (l : list bool) : set_of :=
  match t, l with
  | Here _, [] => Here true
  | Fork a b, s :: l => if s then Fork a (add_to b l) else Fork (add_to a l) b
  | _, _ => t
  end.

Fixpoint full (k : nat) (t : set_of) : bool :=
  match k, t with
  | O, Here b => b
  | S k, Fork a b => full k a && full k b
  | _, _ => false
  end.

Lemma add_to_holds t : forall l m, holds_of (add_to t l) m = true -> m = l \/ holds_of t m = true.
Proof.
  induction t as [b|a IHa b IHb]; intros [|s l] [|r m]; cbn [add_to holds_of]; try discriminate; auto.
  - destruct s; cbn [holds_of]; auto.
  - destruct s, r; cbn [holds_of]; auto; intros H; [apply IHb in H | apply IHa in H]; destruct H as [-> | H]; auto.
Qed.

Lemma none_of_holds k : forall m, holds_of (none_of k) m = false.
Proof. induction k as [|k IH]; intros [|[] m]; cbn [none_of holds_of]; auto. Qed.

Lemma full_holds k : forall t m, full k t = true -> length m = k -> holds_of t m = true.
Proof.
  induction k as [|k IH]; intros [b|a b] [|s m]; cbn [full holds_of length]; try discriminate; auto.
  rewrite andb_true_iff; intros [A B] L; injection L as L; destruct s; apply IH; assumption.
Qed.

Fixpoint assignments (k : nat) : list (list bool) :=
  match k with O => [[]] | S k => let l := assignments k in map (cons false) l ++ map (cons true) l end.

(* ---------- The checker ---------- *)

Fixpoint place_of (v : int) (split : list int) (i : nat) : nat :=
  match split with [] => i | u :: split => if (u =? v)%uint63 then i else place_of v split (S i) end.

(* To which places the split vertices go. *)
Definition moves (split : list int) (p : array int) : list nat := map (fun v => place_of p.[v] split 0) split.

Definition moves_right (split : list int) (p : array int) (l : list nat) : bool :=
  (length l =? length split)%nat &&
  forallb (fun e : int * nat => match nth_error split (snd e) with Some u => (u =? p.[fst e])%uint63 | None => false end) (combine split l).

Definition moved (l : list nat) (sides : list bool) : list bool := map (fun i => nth i sides false) l.

(* An assignment is settled if one that is like it has been. *)
Definition settle (ms : list (list nat)) (t : set_of) (sides : list bool) : set_of :=
  if holds_of t sides then t
  else if holds_of t (map negb sides) || existsb (fun l => holds_of t (moved l sides)) ms then add_to t sides
  else t.

Fixpoint settle_all (rounds k : nat) (all : list (list bool)) (ms : list (list nat)) (t : set_of) : bool :=
  full k t ||
  match rounds with
  | O => false
  | S rounds => settle_all rounds k all ms (fold_left (settle ms) all t)
  end.

Definition cube : Type := (list bool * (int * int * list (array int)))%type.

(* ---------- It is right ---------- *)

Section Right.
Variable P : plain.
Hypothesis G : good_plain P.
Variable w : Z.
Variable split : list int.
Hypothesis V : forall v, In v split -> to_Z v < to_Z (total P).

Let N := to_Z (total P).

Definition settled (sides : list bool) : Prop := forall x, map x (map to_Z split) = sides -> ~ smaller N (Z_links P) w x.

Definition settles (t : set_of) : Prop := forall sides, holds_of t sides = true -> settled sides.

Lemma settled_opposite sides : settled (map negb sides) -> settled sides.
Proof.
  intros S x E X; apply (S (opposite x)); [|apply opposite_smaller; [unfold N; apply int_range | exact X]].
  rewrite <- E, !map_map; reflexivity.
Qed.

Lemma settled_moved p sides : is_automorphism P p = true -> moves_right split p (moves split p) = true ->
  settled (moved (moves split p) sides) -> settled sides.
Proof.
  intros A M S x E X; apply (S (turned (listed P p) x)).
  - unfold moves_right in M; apply andb_true_iff in M; destruct M as [L M]; apply Nat.eqb_eq in L; rewrite forallb_forall in M.
    rewrite <- E, map_map; unfold moved; clear E X S.
    revert L M; generalize (moves split p); intros l L M.
    assert (H : forall s m, length m = length s -> (forall e, In e (combine s m) -> In e (combine split l)) ->
      (forall v, In v s -> In v split) ->
      map (fun v => turned (listed P p) x (to_Z v)) s = map (fun i => nth i (map x (map to_Z split)) false) m).
    { induction s as [|v s IH]; intros [|i m] Q I J; try discriminate; [reflexivity|]; cbn [map]; f_equal.
      - specialize (M (v, i) (I _ (or_introl eq_refl))); cbn [fst snd] in M; destruct (nth_error split i) as [u|] eqn:U; [|discriminate].
        apply Uint63.eqb_spec in M; unfold turned; rewrite listed_image by (auto using in_eq); rewrite <- M.
        rewrite map_map; symmetry; apply nth_error_nth; rewrite (map_nth_error (fun v => x (to_Z v)) i split U); reflexivity.
      - apply IH; [injection Q; auto | intros e K; apply I; right; exact K | intros u K; apply J; right; exact K]. }
    apply H; auto.
  - apply turned_smaller; [apply int_range | apply Z_links_ordered; exact G | apply is_automorphism_sound; assumption | exact X].
Qed.

Lemma settle_sound autos t sides : (forall p, In p autos -> is_automorphism P p = true /\ moves_right split p (moves split p) = true) ->
  settles t -> settles (settle (map (moves split) autos) t sides).
Proof.
  intros A S; unfold settle; destruct (holds_of t sides); [exact S|].
  destruct (holds_of t (map negb sides) || existsb (fun l => holds_of t (moved l sides)) (map (moves split) autos)) eqn:E; [|exact S].
  intros m H; apply add_to_holds in H; destruct H as [-> | H]; [|apply S; exact H].
  apply orb_true_iff in E; destruct E as [E|E].
  - apply settled_opposite, S; exact E.
  - apply existsb_exists in E; destruct E as (l & I & E); apply in_map_iff in I; destruct I as (p & <- & I).
    destruct (A p I) as [A1 A2]; apply (settled_moved p); auto.
Qed.

Lemma settle_all_sound autos all rounds : (forall p, In p autos -> is_automorphism P p = true /\ moves_right split p (moves split p) = true) ->
  forall t, settles t -> settle_all rounds (length split) all (map (moves split) autos) t = true -> forall x, ~ smaller N (Z_links P) w x.
Proof.
  intros A; induction rounds as [|rounds IH]; intros t S H x; cbn [settle_all] in H; apply orb_true_iff in H; destruct H as [H|H].
  - apply (S (map x (map to_Z split))); [|reflexivity]; apply (full_holds (length split)); [exact H | rewrite !map_length; reflexivity].
  - discriminate.
  - apply (S (map x (map to_Z split))); [|reflexivity]; apply (full_holds (length split)); [exact H | rewrite !map_length; reflexivity].
  - revert H x; apply IH; clear IH; revert t S; induction all as [|a all IHa]; intros t S; cbn [fold_left]; [exact S|].
    apply IHa, settle_sound; assumption.
Qed.

End Right.
