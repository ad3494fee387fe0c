(* The table of a text's network. What is computed besides the text's own meaning is checked: that the
   vertices stand in their places in an array, and each neighbour where it was guessed or sought. *)

From Coq Require Import ZArith Lia Bool Uint63 PArray List.
From Topocert Require Import Graph Walk Text TextMeaning CheckGraph CheckText Loop.
Import ListNotations.
Open Scope Z_scope.

(* A table of what f gives for each number below n, if it gives something for all. *)
Definition array_by {A} (n : int) (f : int -> option A) (d : A) : option (array A) :=
  loop n (fun o i => match o with Some t => match f i with Some a => Some t.[i <- a] | None => None end | None => None end) (Some (make n d)).

Lemma array_by_right {A} n (f : int -> option A) d t : to_Z n <= 4194303 -> array_by n f d = Some t -> forall i, to_Z i < to_Z n -> f i = Some t.[i].
Proof.
  intros N; unfold array_by; rewrite loop_fold; set (g := fun o i => _).
  assert (Stop : forall l, fold_left g l None = None) by (induction l; auto).
  assert (G : forall l t t', NoDup l -> (forall i, In i l -> to_Z i < to_Z n) -> PArray.length t = n -> fold_left g l (Some t) = Some t' ->
    (forall i, In i l -> f i = Some t'.[i]) /\ forall i, ~ In i l -> t'.[i] = t.[i]).
  { induction l as [|i l IH]; intros t0 t1 O B L H; cbn [fold_left] in H; [injection H as <-; split; [intros i []|auto]|].
    change (g (Some t0) i) with (match f i with Some a => Some t0.[i <- a] | None => None end) in H; destruct (f i) as [a|] eqn:F; [|rewrite Stop in H; discriminate].
    apply NoDup_cons_iff in O; destruct O as [X O']; apply IH in H; [|exact O' | intros j J; apply B; right; exact J | rewrite length_set; exact L]; destruct H as [H K]; split.
    - intros j [<-|J]; [rewrite F, (K i X), get_set_same; [reflexivity|] | apply H, J]; rewrite L; apply ltb_true, B; left; reflexivity.
    - intros j J; rewrite K by (intros I; apply J; right; exact I); apply get_set_other; intros ->; apply J; left; reflexivity. }
  intros H i I; assert (L : PArray.length (make n d) = n).
  { rewrite length_make; replace (n <=? max_length)%uint63 with true; [reflexivity|]; symmetry; apply Uint63.leb_spec; rewrite max_length_value; lia. }
  apply (G (ints n) _ _ (NoDup_ints n)) in H; [apply H, in_ints, I | intros j; apply in_ints | exact L].
Qed.

(* The rows of a table made so. *)
Definition tabulate_fast (n : int) (arcs : int -> list int) : plain :=
  let t := loop n (fun t u => fold_left (fun t v => join n t u v) (arcs u) t) (make n []) in Plain n (fun v => t.[v]).

Lemma tabulate_fast_same n arcs : tabulate_fast n arcs = tabulate n arcs.
Proof. unfold tabulate_fast, tabulate; rewrite loop_fold; reflexivity. Qed.

(* ---------- Where a tuple stands ---------- *)

(* The least value and the number of values of each coordinate, as the first vertex has them. *)
Fixpoint extents_of (e v : list Z) (rs : list range) : list (Z * int) :=
  match rs, v with
  | r :: rs, x :: v => match value e (low r), value e (high r) with
    | Some a, Some b => (a, of_Z (b - a + 1)) :: extents_of (e ++ [x]) v rs
    | _, _ => []
    end
  | _, _ => []
  end.

Fixpoint guess (extents : list (Z * int)) (w : list Z) (at_ : int) : int :=
  match extents, w with (a, k) :: extents, x :: w => guess extents w (at_ * k + of_Z (x - a))%uint63 | _, _ => at_ end.

Fixpoint same_tuple (v w : list Z) : bool :=
  match v, w with [], [] => true | x :: v, y :: w => (x =? y) && same_tuple v w | _, _ => false end.

Lemma same_tuple_eq v : forall w, same_tuple v w = true -> v = w.
Proof.
  induction v as [|x v IH]; intros [|y w]; cbn [same_tuple]; try discriminate; [reflexivity|].
  rewrite andb_true_iff, Z.eqb_eq; intros [-> H]; f_equal; apply IH, H.
Qed.

Definition where_stands (n : int) (a : array (list Z)) (extents : list (Z * int)) (w : list Z) : option int :=
  let i := guess extents w 0%uint63 in if (i <? n)%uint63 then if same_tuple a.[i] w then Some i else found n a w else found n a w.

Lemma where_stands_right n a extents w i : where_stands n a extents w = Some i -> a.[i] = w /\ to_Z i < to_Z n.
Proof.
  unfold where_stands; cbv zeta; destruct (Uint63.ltbP (guess extents w 0%uint63) n) as [L|L]; [|apply found_right].
  destruct (same_tuple _ w) eqn:E; [|apply found_right]; intros H; injection H as <-; split; [apply same_tuple_eq, E | exact L].
Qed.

(* Where the neighbours of vertex number i stand; each is another vertex. *)
Fixpoint stand_all (n : int) (a : array (list Z)) (extents : list (Z * int)) (i : int) (ws : list (list Z)) : option (list int) :=
  match ws with
  | [] => Some []
  | w :: ws =>
    match where_stands n a extents w with
    | Some j => if (i =? j)%uint63 then None else match stand_all n a extents i ws with Some l => Some (j :: l) | None => None end
    | None => None
    end
  end.

Lemma stand_all_right n a extents i ws : forall l, stand_all n a extents i ws = Some l ->
  Forall2 (fun j w => a.[j] = w /\ to_Z j < to_Z n /\ i <> j) l ws.
Proof.
  induction ws as [|w ws IH]; cbn [stand_all]; intros l H; [injection H as <-; constructor|].
  destruct (where_stands n a extents w) as [j|] eqn:E; [|discriminate]; destruct (i =? j)%uint63 eqn:N; [discriminate|].
  destruct (stand_all n a extents i ws) as [r|]; [|discriminate]; injection H as <-; constructor; [|apply IH; reflexivity].
  apply where_stands_right in E; apply int_eqb_neq in N; tauto.
Qed.

(* ---------- The table ---------- *)

Definition text_table (t : text) (ps : list Z) : option plain :=
  match text_vertices t ps with
  | Some l =>
    let k := size_of l in
    if Nat.eqb (length ps) (parameters t) && CheckGraph.fits k then
      let n := of_Z k in let a := filled n l in
      if stand a 0 l then
        let extents := extents_of ps a.[0] (coordinates t) in
        match array_by n (fun i => match text_neighbours t ps a.[i] with Some ws => stand_all n a extents i ws | None => None end) [] with
        | Some arcs => Some (tabulate_fast n (fun i => arcs.[i]))
        | None => None
        end
      else None
    else None
  | None => None
  end.

Section Right.
Variables (t : text) (ps : list Z).
Notation g := (text_graph t ps).
Notation number := (int_number g (line_numbers t ps)).

Theorem text_table_right P : text_table t ps = Some P -> text_right t ps /\ exists l arcs, text_vertices t ps = Some l /\ CheckGraph.fits (size_of l) = true /\
  P = tabulate (of_Z (size_of l)) arcs /\ links_out g (line_numbers t ps) arcs.
Proof.
  unfold text_table; destruct (text_vertices t ps) as [l|] eqn:E; [|discriminate]; cbv zeta.
  destruct (_ && _) eqn:F in |- *; [|discriminate]; apply andb_true_iff in F; destruct F as [Len F]; apply Nat.eqb_eq in Len.
  set (n := of_Z (size_of l)); set (a := filled n l); clearbody a; destruct (stand a 0 l) eqn:S; [|discriminate].
  destruct (array_by n _ []) as [arcs|] eqn:A; [|discriminate]; intros H; injection H as <-.
  pose proof F as FF; apply fits_sound in FF; destruct FF as [LM T]; fold n in T; pose proof wB_large.
  assert (G : vertices g = l) by (unfold text_graph; cbn [vertices]; rewrite E; reflexivity).
  assert (Nth : forall k, (k < length l)%nat -> a.[of_Z (Z.of_nat k)] = nth k l []).
  { intros k K; exact (stand_right a l [] 0 ltac:(change (to_Z 0) with 0; unfold size_of in *; lia) S k K). }
  assert (Num : forall v, number v = of_Z (Z.of_nat (place tuple_dec v l))).
  { intros v; unfold int_number, line_numbers; cbn [to_number numbers_list]; rewrite G; reflexivity. }
  assert (Once : NoDup l) by (rewrite <- G; apply line_once).
  assert (At : forall v, In v l -> a.[number v] = v /\ to_Z (number v) < to_Z n).
  { intros v I; rewrite Num; destruct (place_in tuple_dec v l [] I) as [L M]; rewrite Nth by exact L; split; [exact M|].
    rewrite T, int_of_Z; unfold size_of in *; lia. }
  assert (In_l : forall j, to_Z j < to_Z n -> In a.[j] l /\ j = number a.[j]).
  { intros j J; pose proof (int_range j); rewrite T in J; assert (K : (Z.to_nat (to_Z j) < length l)%nat) by (unfold size_of in J; lia).
    pose proof (Nth _ K) as M; rewrite Z2Nat.id, of_to_Z in M by lia; rewrite M; split; [apply nth_In; exact K|].
    rewrite Num, nth_place by assumption; rewrite Z2Nat.id, of_to_Z by lia; reflexivity. }
  pose proof (array_by_right n _ [] arcs ltac:(lia) A) as R; clear A.
  assert (Row : forall v, In v l -> exists ws, text_neighbours t ps v = Some ws /\
    Forall2 (fun j w => a.[j] = w /\ to_Z j < to_Z n /\ number v <> j) arcs.[number v] ws).
  { intros v I; destruct (At v I) as [M B]; specialize (R _ B); cbv beta in R; rewrite M in R.
    destruct (text_neighbours t ps v) as [ws|]; [|discriminate]; exists ws; split; [reflexivity|]; apply (stand_all_right _ _ _ _ _ _ R). }
  split.
  - split; [exact Len|]; exists l; split; [exact E|]; split; [intros Z0; rewrite Z0 in F; discriminate F|].
    intros v I; destruct (Row v I) as (ws & W & Q); exists ws; split; [exact W|]; intros w Iw.
    apply in_split in Iw; destruct Iw as (x & y & ->); apply Forall2_app_inv_r in Q; destruct Q as (x' & y' & _ & Q & _).
    inversion Q as [|j w' y1 y2 (Aj & Bj & Nj) _]; subst; destruct (In_l j Bj) as [K X]; split; [exact K|]; intros Z0; apply Nj; rewrite X, Z0; reflexivity.
  - exists l, (fun i => arcs.[i]); split; [reflexivity|]; split; [exact F|]; split; [apply tabulate_fast_same|].
    intros u v U V; unfold is_vertex in U, V; rewrite G in U, V; destruct (Row u U) as (ws & Ws & Q); change (link g u v) with (In v (known (text_neighbours t ps u))); rewrite Ws; cbn [known]; split.
    + intros I; apply in_split in I; destruct I as (x & y & X); rewrite X in Q; apply Forall2_app_inv_l in Q; destruct Q as (x' & y' & _ & Q & ->).
      inversion Q as [|j w y1 y2 (Aj & _) _]; subst; apply in_or_app; right; left; destruct (At v V) as [M _]; exact M.
    + intros I; apply in_split in I; destruct I as (x & y & ->); apply Forall2_app_inv_r in Q; destruct Q as (x' & y' & _ & Q & ->).
      inversion Q as [|j w y1 y2 (Aj & Bj & _) X]; subst; apply in_or_app; right; left; destruct (In_l j Bj) as [_ Y]; exact Y.
Qed.
End Right.
