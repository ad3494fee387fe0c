(* The network of a line of text as a table of numbers: vertices are numbered in their order, as
   package topology does. What is computed besides the line's own meaning is checked: that the
   vertices stand in their places in an array, and that each neighbour is found there. *)

From Coq Require Import ZArith Lia Bool Uint63 PArray List.
From Topocert Require Import Graph Walk Text TextMeaning CheckGraph.
Import ListNotations.
Open Scope Z_scope.

(* ---------- Members of a list, numbered ---------- *)

Section Places.
Context {A : Type}.
Variable same : forall a b : A, {a = b} + {a <> b}.

Fixpoint place (a : A) (l : list A) : nat :=
  match l with [] => O | b :: l => if same a b then O else S (place a l) end.

Lemma place_in a l d : In a l -> (place a l < length l)%nat /\ nth (place a l) l d = a.
Proof.
  induction l as [|b l IH]; simpl; [contradiction|]; destruct (same a b) as [->|N]; [split; [lia | reflexivity]|].
  intros [E|I]; [congruence|]; destruct (IH I); split; [lia | assumption].
Qed.

Lemma nth_place d l : NoDup l -> forall i, (i < length l)%nat -> place (nth i l d) l = i.
Proof.
  induction 1 as [|b l O N IH]; simpl; intros i I; [lia|]; destruct i as [|i]; simpl.
  - destruct (same b b); congruence.
  - destruct (same (nth i l d) b) as [E|_]; [|f_equal; apply IH; lia].
    exfalso; apply O; rewrite <- E; apply nth_In; lia.
Qed.

Definition numbers_list (l : list A) (d : A) (once : NoDup l) : numbering l.
Proof.
  refine (Numbering A l (Z.of_nat (length l)) (Nat2Z.is_nonneg _) (fun a => Z.of_nat (place a l)) (fun i => nth (Z.to_nat i) l d) _ _ _ _ once).
  - intros a I; destruct (place_in a l d I); lia.
  - intros i I; apply nth_In; lia.
  - intros a I; rewrite Nat2Z.id; apply place_in; exact I.
  - intros i I; rewrite nth_place by (try exact once; lia); lia.
Defined.
End Places.

(* ---------- Tuples in an array ---------- *)

Definition tuple_dec : forall v w : list Z, {v = w} + {v <> w} := list_eq_dec Z.eq_dec.

Fixpoint lexical (v w : list Z) : comparison :=
  match v, w with
  | [], [] => Eq
  | [], _ => Lt
  | _, [] => Gt
  | x :: v, y :: w => match x ?= y with Eq => lexical v w | o => o end
  end.

Lemma lexical_same v : forall w, lexical v w = Eq -> v = w.
Proof.
  induction v as [|x v IH]; intros [|y w]; simpl; try discriminate; [reflexivity|].
  destruct (Z.compare_spec x y) as [->| |]; try discriminate; intros E; f_equal; apply IH, E.
Qed.

Definition filled (n : int) (l : list (list Z)) : array (list Z) :=
  snd (fold_left (fun p v => (fst p + 1, (snd p).[fst p <- v])%uint63) l (0%uint63, make n [])).

(* The members of l stand in the array from place i on. *)
Fixpoint stand (a : array (list Z)) (i : int) (l : list (list Z)) : bool :=
  match l with
  | [] => true
  | v :: l => match lexical a.[i] v with Eq => stand a (i + 1)%uint63 l | _ => false end
  end.

(* Where a tuple stands, between two places. *)
Fixpoint seek (fuel : nat) (a : array (list Z)) (from below : int) (w : list Z) : option int :=
  match fuel with
  | O => None
  | S fuel =>
    if (from <? below)%uint63 then
      let m := ((from + below) >> 1)%uint63 in
      match lexical a.[m] w with Eq => Some m | Lt => seek fuel a (m + 1)%uint63 below w | Gt => seek fuel a from m w end
    else None
  end.

Definition found (n : int) (a : array (list Z)) (w : list Z) : option int :=
  match seek 64 a 0 n w with Some i => if (i <? n)%uint63 then Some i else None | None => None end.

Lemma seek_right fuel a w : forall from below i, seek fuel a from below w = Some i -> a.[i] = w.
Proof.
  induction fuel as [|fuel IH]; simpl; intros from below i; [discriminate|].
  destruct (from <? below)%uint63; [|discriminate].
  destruct (lexical a.[(from + below) >> 1] w) eqn:O; [|apply IH|apply IH].
  intros E; injection E as <-; apply lexical_same; exact O.
Qed.

Lemma found_right n a w i : found n a w = Some i -> a.[i] = w /\ to_Z i < to_Z n.
Proof.
  unfold found; destruct (seek 64 a 0 n w) as [j|] eqn:S; [|discriminate]; destruct (Uint63.ltbP j n); [|discriminate].
  intros E; injection E as <-; split; [apply (seek_right _ _ _ _ _ _ S) | assumption].
Qed.

Lemma stand_right a l d : forall i, to_Z i + Z.of_nat (length l) < wB -> stand a i l = true ->
  forall k, (k < length l)%nat -> a.[of_Z (to_Z i + Z.of_nat k)] = nth k l d.
Proof.
  induction l as [|v l IH]; simpl; intros i B H k K; [lia|].
  destruct (lexical a.[i] v) eqn:O; try discriminate; apply lexical_same in O; pose proof (int_range i).
  destruct k as [|k]; [rewrite Z.add_0_r, of_to_Z; exact O|].
  assert (E : to_Z (i + 1) = to_Z i + 1) by (rewrite Uint63.add_spec; apply Z.mod_small; change (to_Z 1) with 1; lia).
  rewrite <- (IH (i + 1)%uint63) by (try exact H; lia); do 2 f_equal; lia.
Qed.

(* ---------- The network of a line ---------- *)

Section Line.
Variable t : text.
Variable ps : list Z.

Definition line_vertices : list (list Z) := known (text_vertices t ps).

Lemma line_once : NoDup (vertices (text_graph t ps)).
Proof.
  unfold text_graph, known; cbn [vertices]; destruct (text_vertices t ps) as [l|] eqn:E; [apply (tuples_once _ _ _ E) | constructor].
Qed.

Definition line_numbers : numbering (vertices (text_graph t ps)) := numbers_list tuple_dec (vertices (text_graph t ps)) [] line_once.

Definition size_of (l : list (list Z)) : Z := Z.of_nat (length l).

(* All that is asked for has a value, and each neighbour is found and is another vertex. *)
Definition vertex_right (n : int) (a : array (list Z)) (i : int) : bool :=
  match text_neighbours t ps a.[i] with
  | Some ws => forallb (fun w => match found n a w with Some j => negb (i =? j)%uint63 | None => false end) ws
  | None => false
  end.

Definition line_right (l : list (list Z)) : bool :=
  let n := of_Z (size_of l) in let a := filled n l in
  Nat.eqb (length ps) (parameters t) && (match text_vertices t ps with Some _ => true | None => false end) && CheckGraph.fits (size_of l) &&
  stand a 0 l && forallb (vertex_right n a) (ints n).

Definition line_arcs (n : int) (a : array (list Z)) (i : int) : list int :=
  flat_map (fun w => match found n a w with Some j => [j] | None => [] end) (known (text_neighbours t ps a.[i])).

Lemma line_right_parts : line_right line_vertices = true ->
  length ps = parameters t /\ text_vertices t ps = Some line_vertices /\ CheckGraph.fits (size_of line_vertices) = true /\
  exists a : array (list Z), a = filled (of_Z (size_of line_vertices)) line_vertices /\
  (forall v, In v line_vertices -> a.[int_number _ line_numbers v] = v) /\
  (forall v, In v line_vertices -> vertex_right (of_Z (size_of line_vertices)) a (int_number _ line_numbers v) = true) /\
  (forall w j, found (of_Z (size_of line_vertices)) a w = Some j -> In w line_vertices /\ j = int_number _ line_numbers w).
Proof.
  unfold line_right; cbv zeta; rewrite !andb_true_iff, Nat.eqb_eq, forallb_forall; intros [[[[P V] F] S] R].
  destruct (text_vertices t ps) as [l|] eqn:E; [|discriminate]; unfold line_vertices in *; rewrite E in *; cbn [known] in *.
  split; [exact P|]; split; [reflexivity|]; split; [exact F|]; eexists; split; [reflexivity|].
  set (a := filled (of_Z (size_of l)) l) in *; pose proof F as FF; apply fits_sound in FF; destruct FF as [LM T]; pose proof wB_large.
  assert (G : vertices (text_graph t ps) = l) by (unfold text_graph; cbn [vertices]; rewrite E; reflexivity).
  assert (Nth : forall k, (k < length l)%nat -> a.[of_Z (Z.of_nat k)] = nth k l []).
  { intros k K; pose proof (stand_right a l [] 0 ltac:(change (to_Z 0) with 0; unfold size_of in *; lia) S k K) as H0; exact H0. }
  assert (Num : forall v, int_number _ line_numbers v = of_Z (Z.of_nat (place tuple_dec v l))).
  { intros v; unfold int_number, line_numbers; cbn [to_number numbers_list]; rewrite G; reflexivity. }
  assert (Once : NoDup l) by (rewrite <- G; apply line_once).
  split; [|split].
  - intros v I; rewrite Num; destruct (place_in tuple_dec v l [] I) as [L M]; rewrite Nth by exact L; exact M.
  - intros v I; rewrite Num; apply R, in_ints; rewrite T, int_of_Z; destruct (place_in tuple_dec v l [] I) as [L _]; unfold size_of in *; lia.
  - intros w j H1; apply found_right in H1; destruct H1 as [W J]; rewrite T in J; pose proof (int_range j).
    assert (K : (Z.to_nat (to_Z j) < length l)%nat) by (unfold size_of in J; lia).
    pose proof (Nth _ K) as M; rewrite Z2Nat.id, of_to_Z in M by lia; rewrite M in W; subst w.
    split; [apply nth_In; exact K|]; rewrite Num, nth_place by assumption; rewrite Z2Nat.id, of_to_Z by lia; reflexivity.
Qed.

Lemma vertex_right_neighbours n a v i : vertex_right n a i = true -> a.[i] = v ->
  exists ws, text_neighbours t ps v = Some ws /\ forall w, In w ws -> exists j, found n a w = Some j /\ i <> j.
Proof.
  unfold vertex_right; intros H <-; destruct (text_neighbours t ps a.[i]) as [ws|]; [|discriminate].
  exists ws; split; [reflexivity|]; intros w W; rewrite forallb_forall in H; specialize (H w W).
  destruct (found n a w) as [j|]; [|discriminate]; exists j; split; [reflexivity|]; apply negb_true_iff, int_eqb_neq in H; exact H.
Qed.

Lemma line_links_out : line_right line_vertices = true ->
  links_out (text_graph t ps) line_numbers (line_arcs (of_Z (size_of line_vertices)) (filled (of_Z (size_of line_vertices)) line_vertices)).
Proof.
  intros H; destruct (line_right_parts H) as (_ & V & F & a & <- & At & Right & Found); intros u v U W.
  assert (G : vertices (text_graph t ps) = line_vertices) by (unfold text_graph; cbn [vertices]; rewrite V; reflexivity).
  unfold is_vertex in U, W; rewrite G in U, W; destruct (vertex_right_neighbours _ _ _ _ (Right u U) (At u U)) as (ws & Ws & N).
  unfold line_arcs; rewrite (At u U), Ws; cbn [known]; unfold text_graph; cbn [link]; rewrite Ws; cbn [known]; rewrite in_flat_map; split.
  - intros (w & Iw & J); destruct (found _ a w) as [j|] eqn:E; [|destruct J]; destruct J as [J|[]].
    destruct (Found _ _ E) as [L ->]; apply int_number_same in J; [subst w; exact Iw | | |]; unfold is_vertex; rewrite ?G; try assumption.
  - intros Iv; exists v; split; [exact Iv|]; destruct (N v Iv) as (j & E & _); rewrite E; left; apply (Found _ _ E).
Qed.

Definition text_plain : presentation (text_graph t ps).
Proof.
  refine (Presentation (text_graph t ps)
    (let l := line_vertices in let n := of_Z (size_of l) in tabulate n (line_arcs n (filled n l))) (line_right line_vertices) (fun R => _)).
  exact (tabulate_presents (text_graph t ps) line_numbers (size_of line_vertices) _ eq_refl (line_links_out R) (proj1 (proj2 (proj2 (line_right_parts R))))).
Defined.

End Line.
