(* The orbits of vertices under automorphisms that a certificate has: from which root each vertex is
   reached. *)

From Coq Require Import ZArith Lia Bool Uint63 PArray List.
From Topocert Require Import Graph Walk CheckGraph CheckSymmetry Loop.
Import ListNotations.
Open Scope Z_scope.

Definition as_map (t : array int) : int -> int := fun v => t.[v].

(* Marks what one vertex ahead is taken to, with one more than the root. *)
Definition explore (maps : list (int -> int)) (mark : int) (s : array int * list int) : array int * list int * bool :=
  match s with
  | (t, v :: ahead) => (fold_left (fun s (f : int -> int) => visit mark s (f v)) maps (t, ahead), true)
  | (t, []) => (s, false)
  end.

Definition mark_orbit (maps : list (int -> int)) (t : array int) (root : int) : array int :=
  let mark := (root + 1)%uint63 in fst (fst (run many_steps (explore maps mark) (t.[root <- mark], [root]))).

(* The least vertex of each orbit, the last one first. *)
Definition least_roots (maps : list (int -> int)) (n : int) : array int * list int :=
  loop n (fun (s : array int * list int) v => let (t, roots) := s in
    if (t.[v] =? 0)%uint63 then (mark_orbit maps t v, v :: roots) else s) (make n 0%uint63, []).

(* Roots that are told: no two of one orbit. *)
Definition told_roots (maps : list (int -> int)) (n : int) (roots : list int) : option (array int) :=
  fold_left (fun o root => match o with
    | Some t => if (t.[root] =? 0)%uint63 then Some (mark_orbit maps t root) else None
    | None => None
    end) roots (Some (make n 0%uint63)).

(* The roots, and one more than its root for each vertex. *)
Definition orbits (P : plain) (maps : list (int -> int)) (told : list int) : option (array int * list int) :=
  if symmetries_check P maps then
    match (match told with
      | [] => Some (least_roots maps (total P))
      | _ => match told_roots maps (total P) told with Some t => Some (t, told) | None => None end
      end) with
    | Some (t, roots) => if all (total P) (fun v => negb (t.[v] =? 0)%uint63) && forallb (fun r => r <? total P)%uint63 roots then Some (t, roots) else None
    | None => None
    end
  else None.

Section Orbits.
Variable P : plain.
Hypothesis W : good_plain P.
Variable maps : list (int -> int).
Notation g := (Numbers P).

Lemma mark_orbit_sound sources t root : (forall f, In f maps -> exists h, symmetry g f h) -> In root sources ->
  reached P sources t -> reached P sources (mark_orbit maps t root).
Proof.
  intros M S T; unfold mark_orbit; cbv zeta; set (mark := (root + 1)%uint63).
  apply (run_keeps (fun s : array int * list int => reached P sources (fst s) /\ forall x, In x (snd s) -> reaches P root x)).
  - intros [t' [|v ahead]] [T' D]; [split; [exact T' | exact D]|]; cbn [explore fst snd] in *.
    assert (V : reaches P root v) by (apply D; left; reflexivity).
    assert (L : forall l t ahead, (forall f, In f l -> In f maps) -> reached P sources t -> (forall x, In x ahead -> reaches P root x) ->
      reached P sources (fst (fold_left (fun s f => visit mark s (f v)) l (t, ahead))) /\
      forall x, In x (snd (fold_left (fun s f => visit mark s (f v)) l (t, ahead))) -> reaches P root x).
    { clear - M S V; induction l as [|f l IH]; intros t ahead I T D; [split; assumption|]; cbn [fold_left].
      pose proof (visit_sound P maps M sources root v ahead t f S (I f (or_introl eq_refl)) V T D) as X; fold mark in X.
      destruct (visit mark (t, ahead) (f v)) as [t' ahead']; destruct X as [X Y]; apply IH; [|exact X | exact Y]; intros f' F'; apply I; right; exact F'. }
    apply L; [auto | exact T' | intros x I; apply D; right; exact I].
  - cbn [fst snd]; split.
    + intros x; destruct (get_set_cases t root x mark) as [->|[<- ->]]; [apply T|]; intros _; exists root; auto using reaches_self.
    + intros x [<-|[]]; apply reaches_self.
Qed.

Lemma reached_more l l' t : (forall x, In x l -> In x l') -> reached P l t -> reached P l' t.
Proof. intros I T v N; destruct (T v N) as (s & S & R); exists s; auto. Qed.

Theorem orbits_sound told t roots : orbits P maps told = Some (t, roots) ->
  (forall f, In f maps -> exists h, symmetry g f h) /\ (told <> [] -> roots = told) /\ (forall s, In s roots -> is_vertex g s) /\
  forall v, is_vertex g v -> exists s, In s roots /\ t.[v] = (s + 1)%uint63 /\ reaches P s v.
Proof.
  unfold orbits; destruct (symmetries_check P maps) eqn:C; [|discriminate]; pose proof (symmetries_sound P maps W C) as M; clear C.
  set (o := match told with [] => _ | _ => _ end); intros E.
  assert (R : forall t' roots', o = Some (t', roots') -> reached P roots' t' /\ (told <> [] -> roots' = told)).
  { assert (Z : forall l, reached P l (make (total P) 0%uint63)) by (intros l v N; exfalso; apply N, get_make).
    intros t' r' O; unfold o in O; destruct told as [|a l].
    - injection O as O; split; [|intros N; contradiction].
      enough (X : reached P (snd (t', r')) (fst (t', r'))) by exact X; rewrite <- O; unfold least_roots.
      apply (loop_keeps _ _ (fun s => reached P (snd s) (fst s))); [|apply Z].
      intros [t1 l1] v _ H; cbn [fst snd] in *; destruct (t1.[v] =? 0)%uint63; [|exact H].
      apply mark_orbit_sound; [exact M | left; reflexivity|]; apply (reached_more l1); [intros x I; right; exact I | exact H].
    - destruct (told_roots maps (total P) (a :: l)) as [t1|] eqn:T; [|discriminate]; injection O as -> <-; split; [|reflexivity].
      assert (G : forall k t2, (forall x, In x k -> In x (a :: l)) -> reached P (a :: l) t2 -> forall t3,
        fold_left (fun o root => match o with Some t => if (t.[root] =? 0)%uint63 then Some (mark_orbit maps t root) else None | None => None end) k (Some t2) = Some t3 ->
        reached P (a :: l) t3).
      { induction k as [|x k IH]; intros t2 I T2 t3 Q; cbn [fold_left] in Q; [injection Q as <-; exact T2|].
        destruct (t2.[x] =? 0)%uint63.
        - apply (IH (mark_orbit maps t2 x)); [intros y Y; apply I; right; exact Y | | exact Q].
          apply mark_orbit_sound; [exact M | apply I; left; reflexivity | exact T2].
        - exfalso; revert Q; clear; induction k; [discriminate | exact IHk]. }
      apply (G (a :: l) (make (total P) 0%uint63)); [auto | apply Z | exact T]. }
  destruct o as [[t1 r1]|]; [|discriminate]; destruct (_ && _) eqn:A in E; [|discriminate]; injection E as <- <-.
  apply andb_true_iff in A; destruct A as [A B]; destruct (R _ _ eq_refl) as [X Y]; split; [exact M|]; split; [exact Y|]; split.
  { rewrite forallb_forall in B; intros s S; apply numbers_vertex, ltb_true, B, S. }
  intros v V; apply numbers_vertex in V.
  apply X; apply (all_sound _ _ A) in V; apply negb_true_iff, int_eqb_neq in V; exact V.
Qed.

(* From one vertex of an orbit every other is reached. *)
Lemma reaches_back u v : reaches P u v -> is_vertex g u -> reaches P v u.
Proof. intros (f & h & S & <-) U; exists h, f; split; [apply symmetry_inverse, S | apply S, U]. Qed.

Lemma reaches_then u v w : reaches P u v -> reaches P v w -> reaches P u w.
Proof.
  intros (f & h & S & <-) (f' & h' & S' & <-); exists (fun x => f' (f x)), (fun x => h (h' x)); split; [|reflexivity].
  apply symmetry_compose; assumption.
Qed.

End Orbits.
