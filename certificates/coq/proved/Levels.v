(* Levels: the distances of all vertices from one, and which vertices are out of its reach. They are
   searched, or told by a certificate, and checked in either case. *)

From Coq Require Import ZArith Lia Bool Uint63 PArray List.
From Topocert Require Import Graph Walk Broadcast CheckGraph CheckSymmetry CheckDistance Loop.
Import ListNotations.
Open Scope Z_scope.

(* The level of what is out of reach: more than any array has places. *)
Definition far : int := 4194304%uint63.

(* l is the level of v from s. *)
Definition at_level (g : graph) (s v : vertex g) (l : int) : Prop :=
  l <> far /\ dist g s v (to_Z l) \/ l = far /\ forall d, ~ walk g s v d.

Lemma at_level_unique g s v l m : at_level g s v l -> at_level g s v m -> l = m.
Proof.
  intros [[_ [A B]]|[-> A]] [[_ [C D]]|[-> C]]; try reflexivity.
  - apply to_Z_inj, Z.le_antisymm; [apply B, C | apply D, A].
  - destruct (C _ A).
  - destruct (A _ C).
Qed.

Lemma at_level_moved g f s v l : NoDup (vertices g) -> automorphism g f -> is_vertex g s -> is_vertex g v -> at_level g s v l -> at_level g (f s) (f v) l.
Proof.
  intros N A S V [[F D]|[-> O]]; [left; split; [exact F | apply automorphism_dist; assumption]|right; split; [reflexivity|]].
  intros d W; apply (O d), (automorphism_walk_back g f _ _ _ N A W); auto.
Qed.

(* ---------- The search ---------- *)

(* Of a row, the vertices that have no level yet get one, and stand in front of those that were found. *)
Fixpoint discover (level : int) (r : list int) (t : array int) (found : list int) : array int * list int :=
  match r with
  | [] => (t, found)
  | w :: r => if (t.[w] =? far)%uint63 then discover level r t.[w <- level] (w :: found) else discover level r t found
  end.

(* The vertices of the next level. *)
Fixpoint wave (P : plain) (level : int) (front : list int) (t : array int) (found : list int) : array int * list int :=
  match front with
  | [] => (t, found)
  | v :: front => let (t, found) := discover level (row P v) t found in wave P level front t found
  end.

Definition next_wave (P : plain) (s : int * list int * array int) : int * list int * array int * bool :=
  let '(level, front, t) := s in
  let (t, found) := wave P level front t [] in ((level + 1)%uint63, found, t, match found with [] => false | _ => true end).

Definition search (P : plain) (s : int) : array int :=
  snd (fst (run many_steps (next_wave P) (1%uint63, [s], (make (total P) far).[s <- 0%uint63]))).

(* Whether none of a row has a level above l + 1, and one has the level l - 1, or none need have. *)
Fixpoint row_right (t : array int) (l : int) (r : list int) (need : bool) : bool :=
  match r with
  | [] => negb need
  | w :: r => let m := t.[w] in if (m <=? l)%uint63 then row_right t l r (if need then negb (m + 1 =? l)%uint63 else false)
    else if (m =? l + 1)%uint63 then row_right t l r need else false
  end.

(* The vertex that levels are from has level 0. Others have a neighbour one level below, if they have
   a level; and none of their neighbours is more than one level above. *)
Definition levels_right (P : plain) (s : int) (t : array int) : bool :=
  (s <? total P)%uint63 && (t.[s] =? 0)%uint63 && all (total P) (fun v =>
    let l := t.[v] in if (l =? far)%uint63 then true else if (l <? total P)%uint63 then row_right t l (row P v) (negb (v =? s)%uint63) else false).

Lemma row_right_sound t l r : forall need, row_right t l r need = true ->
  (need = true -> exists w, In w r /\ (t.[w] + 1)%uint63 = l) /\ forall w, In w r -> to_Z t.[w] <= to_Z l \/ to_Z t.[w] <= to_Z (l + 1).
Proof.
  induction r as [|w r IH]; cbn [row_right]; intros need H.
  - split; [intros ->; discriminate | intros w []].
  - cbv zeta in H; destruct (Uint63.lebP t.[w] l) as [L|L].
    + apply IH in H; destruct H as [A B]; split; [|intros x [<-|I]; [left; exact L | apply B, I]].
      intros ->; destruct (t.[w] + 1 =? l)%uint63 eqn:E; [apply int_eqb_eq in E; exists w; split; [left; reflexivity | exact E]|].
      destruct (A eq_refl) as (x & I & X); exists x; split; [right; exact I | exact X].
    + destruct (t.[w] =? l + 1)%uint63 eqn:E; [|discriminate]; apply int_eqb_eq in E; apply IH in H; destruct H as [A B]; split.
      * intros N; destruct (A N) as (x & I & X); exists x; split; [right; exact I | exact X].
      * intros x [<-|I]; [right; rewrite E; lia | apply B, I].
Qed.

Section Right.
Variable P : plain.
Hypothesis W : good_plain P.
Notation g := (Numbers P).
Variables (s : int) (t : array int).
Hypothesis C : levels_right P s t = true.

Lemma levels_from : is_vertex g s /\ t.[s] = 0%uint63.
Proof. unfold levels_right in C; rewrite !andb_true_iff, ltb_true, int_eqb_eq in C; rewrite numbers_vertex; tauto. Qed.

Lemma levels_parts v : to_Z v < to_Z (total P) -> t.[v] <> far -> to_Z t.[v] < to_Z (total P) /\
  (v = s \/ exists w, In w (row P v) /\ (t.[w] + 1)%uint63 = t.[v]) /\
  (forall w, In w (row P v) -> to_Z t.[w] <= to_Z (t.[v] + 1)).
Proof.
  intros V F; unfold levels_right in C; rewrite !andb_true_iff in C; destruct C as [_ A].
  apply (all_sound _ _ A) in V; cbv beta zeta in V; apply int_eqb_neq in F; rewrite F in V.
  destruct (Uint63.ltbP t.[v] (total P)) as [L|]; [|discriminate]; apply row_right_sound in V; destruct V as [A' B]; split; [exact L|]; split.
  - destruct (int_dec v s) as [E|E]; [left; exact E | right; apply A'; apply int_eqb_neq in E; rewrite E; reflexivity].
  - intros w I; pose proof (int_succ _ _ L (proj2 (total_some W))) as S; specialize (B w I); lia.
Qed.

Lemma near_below v : to_Z v < to_Z (total P) -> to_Z t.[v] < to_Z far -> t.[v] <> far.
Proof. intros _ L E; rewrite E in L; lia. Qed.

Lemma levels_walk d v : walk g s v d -> t.[v] <> far /\ to_Z t.[v] <= d.
Proof.
  destruct levels_from as [S Z0]; intros X; apply walk_rev in X.
  enough (G : forall x, walk g v x d -> x = s -> t.[v] <> far /\ to_Z t.[v] <= d) by (apply (G s X eq_refl)); clear X.
  intros x X; induction X as [v V|v w a d E X IH]; intros ->.
  - rewrite Z0; split; [apply int_eqb_neq; reflexivity | change (to_Z 0) with 0; lia].
  - destruct (IH eq_refl) as [F L]; pose proof (adj_sym E) as E'; apply numbers_adj in E'; [|exact W]; destruct E' as [B I].
    destruct (levels_parts w B F) as (K & _ & M); specialize (M v I); rewrite (int_succ _ _ K (proj2 (total_some W))) in M.
    split; [|lia]; intros Q; rewrite Q in M; change (to_Z far) with 4194304 in M; pose proof (total_some W); lia.
Qed.

Lemma levels_reach k : forall v, to_Z v < to_Z (total P) -> t.[v] <> far -> to_Z t.[v] <= Z.of_nat k -> walk g s v (to_Z t.[v]).
Proof.
  destruct levels_from as [S Z0]; induction k as [|k IH]; intros v V F K; destruct (levels_parts v V F) as (A & [->|(w & I & E)] & _);
    try (rewrite Z0; constructor; exact S).
  - exfalso; pose proof (row_below W v w V I) as X; assert (FW : t.[w] <> far).
    { intros Q; rewrite Q in E; rewrite <- E in K; change (to_Z (far + 1)) with 4194305 in K; lia. }
    destruct (levels_parts w X FW) as (B & _); rewrite <- E, (int_succ _ _ B (proj2 (total_some W))) in K; pose proof (int_range t.[w]); lia.
  - pose proof (row_below W v w V I) as X; assert (FW : t.[w] <> far).
    { intros Q; rewrite Q in E; rewrite <- E in A; change (to_Z (far + 1)) with 4194305 in A; pose proof (total_some W); lia. }
    destruct (levels_parts w X FW) as (B & _); rewrite <- E, (int_succ _ _ B (proj2 (total_some W))) in K |- *.
    apply walk_app with w; [apply IH; [exact X | exact FW | lia]|]; apply walk_one, numbers_adj; auto; split; [exact X | apply (row_back W); assumption].
Qed.

Theorem levels_at v : is_vertex g v -> at_level g s v t.[v].
Proof.
  intros V; apply numbers_vertex in V; destruct (int_dec t.[v] far) as [F|F].
  - right; split; [exact F|]; intros d X; destruct (levels_walk d v X) as [N _]; contradiction.
  - left; split; [exact F|]; split; [|intros e X; apply (levels_walk e v X)].
    apply (levels_reach (Z.to_nat (to_Z t.[v]))); auto; rewrite Z2Nat.id; [lia | apply int_range].
Qed.

Lemma levels_below v : is_vertex g v -> t.[v] <> far -> to_Z t.[v] < to_Z (total P).
Proof. intros V; apply numbers_vertex in V; intros F; apply (levels_parts v V F). Qed.

Lemma levels_dist v d : is_vertex g v -> dist g s v d <-> t.[v] <> far /\ to_Z t.[v] = d.
Proof.
  intros V; destruct (levels_at v V) as [[F D]|[F O]]; split.
  - intros E; split; [exact F | exact (dist_unique g s v _ _ D E)].
  - intros [_ <-]; exact D.
  - intros [X _]; destruct (O _ X).
  - intros [N _]; contradiction.
Qed.

End Right.

(* Levels as a certificate has them: told, or to be searched. *)
Inductive from_vertex :=
| Told (s : int) (t : array int)
| Searched (s : int).

Definition where_from (w : from_vertex) : int := match w with Told s _ => s | Searched s => s end.

Definition levels_of (P : plain) (w : from_vertex) : option (array int) :=
  let s := where_from w in let t := match w with Told _ t => t | Searched s => search P s end in
  if levels_right P s t then Some t else None.

Lemma levels_of_right P w t : levels_of P w = Some t -> levels_right P (where_from w) t = true.
Proof. unfold levels_of; set (x := match w with Told _ t => t | _ => _ end); clearbody x; destruct (levels_right _ _ x) eqn:E; [|discriminate]; intros H; injection H as <-; exact E. Qed.
