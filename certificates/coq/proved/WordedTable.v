(* The table of a network whose vertices and neighbours are computed as tuples. What is computed besides is checked:
   that the vertices stand in their places in an array, each once, and each neighbour where it was sought. *)

From Coq Require Import ZArith Lia Bool Uint63 PArray List Sorted.
From Topocert Require Import Graph Walk Text TextMeaning CheckGraph CheckText Numbered Loop TextTable Arcs.
Import ListNotations.
Open Scope Z_scope.

(* Only of a digraph a vertex may be its own neighbour. *)
Fixpoint found_each (loops : bool) (n : int) (a : array (list Z)) (i : int) (ws : list (list Z)) : option (list int) :=
  match ws with
  | [] => Some []
  | w :: ws =>
    match found n a w with
    | Some j => if negb loops && (i =? j)%uint63 then None else match found_each loops n a i ws with Some l => Some (j :: l) | None => None end
    | None => None
    end
  end.

Lemma found_all_right loops n a i ws : forall l, found_each loops n a i ws = Some l -> Forall2 (fun j w => a.[j] = w /\ to_Z j < to_Z n) l ws.
Proof.
  induction ws as [|w ws IH]; cbn [found_each]; intros l H; [injection H as <-; constructor|].
  destruct (found n a w) as [j|] eqn:E; [|discriminate]; destruct (_ && _); [discriminate|].
  destruct (found_each loops n a i ws) as [r|]; [|discriminate]; injection H as <-; constructor; [|apply IH; reflexivity].
  apply found_right in E; exact E.
Qed.

(* Each vertex is found where it stands, and so stands nowhere else. *)
Definition stands_once (n : int) (a : array (list Z)) (i : int) : bool := match found n a a.[i] with Some j => (i =? j)%uint63 | None => false end.

(* The order, and for each vertex by its number the numbers of its neighbours. *)
Definition row_numbers (loops : bool) (vertices : option (list (list Z))) (near : list Z -> option (list (list Z))) : option (int * array (list int)) :=
  match vertices with
  | Some l =>
    let k := size_of l in
    if CheckGraph.fits k then
      let n := of_Z k in let a := filled n l in
      if stand a 0 l && all n (stands_once n a) then
        option_map (pair n) (array_by n (fun i => match near a.[i] with Some ws => found_each loops n a i ws | None => None end) [])
      else None
    else None
  | None => None
  end.

Definition rows_table (vertices : option (list (list Z))) (near : list Z -> option (list (list Z))) : option plain :=
  match row_numbers false vertices near with Some (n, arcs) => Some (tabulate_fast n (fun i => arcs.[i])) | None => None end.

(* Of a digraph. *)
Definition arcs_table (vertices : option (list (list Z))) (near : list Z -> option (list (list Z))) : option plain :=
  match row_numbers true vertices near with
  | Some (n, arcs) => option_map (fun t : array (list int) => Plain n (fun v => t.[v])) (array_by n (fun i => Some (fold_right put [] arcs.[i])) [])
  | None => None
  end.

Definition rows_graph (vertices : option (list (list Z))) (near : list Z -> option (list (list Z))) : graph :=
  Graph (list Z) (known vertices) (fun u v => In v (known (near u))).

Definition place_number (l : list (list Z)) (v : list Z) : int := of_Z (Z.of_nat (place tuple_dec v l)).

Section Stand.
Variables (l : list (list Z)) (n : int) (a : array (list Z)).
Hypothesis Total : to_Z n = size_of l.
Hypothesis Fits : size_of l <= 4194303.
Hypothesis Here : stand a 0 l = true.
Hypothesis Each : forall i, to_Z i < to_Z n -> stands_once n a i = true.

Lemma small k : (k < length l)%nat -> to_Z (of_Z (Z.of_nat k)) = Z.of_nat k.
Proof. intros K; unfold size_of in *; pose proof wB_large; apply int_of_Z; lia. Qed.

Lemma at_place k : (k < length l)%nat -> a.[of_Z (Z.of_nat k)] = nth k l [].
Proof.
  intros K; pose proof wB_large; unfold size_of in *; apply (stand_right a l [] 0); [change (to_Z 0) with 0; lia | exact Here | exact K].
Qed.

Lemma within k : (k < length l)%nat -> to_Z (of_Z (Z.of_nat k)) < to_Z n.
Proof. intros K; rewrite small, Total by exact K; unfold size_of; apply inj_lt, K. Qed.

Lemma once_found i : stands_once n a i = true -> found n a a.[i] = Some i.
Proof.
  unfold stands_once; destruct (found n a a.[i]) as [j|]; [|discriminate]; intros E; apply int_eqb_eq in E; rewrite E; reflexivity.
Qed.

Lemma at_once k : (k < length l)%nat -> found n a (nth k l []) = Some (of_Z (Z.of_nat k)).
Proof. intros K; rewrite <- (at_place k K); apply once_found, Each, within, K. Qed.

Lemma vertices_once : NoDup l.
Proof.
  apply (NoDup_nth l []); intros i j I J E; pose proof (at_once i I) as X; rewrite E, (at_once j J) in X.
  injection X as X; apply (f_equal to_Z) in X; rewrite !small in X by assumption; lia.
Qed.

Lemma at_number v : In v l -> a.[place_number l v] = v /\ to_Z (place_number l v) < to_Z n.
Proof.
  intros I; unfold place_number; destruct (place_in tuple_dec v l [] I) as [L M]; rewrite at_place by exact L; split; [exact M|].
  rewrite small, Total by exact L; unfold size_of; lia.
Qed.

Lemma number_at j : to_Z j < to_Z n -> In a.[j] l /\ j = place_number l a.[j].
Proof.
  intros J; pose proof (int_range j); rewrite Total in J; assert (K : (Z.to_nat (to_Z j) < length l)%nat) by (unfold size_of in J; lia).
  pose proof (at_place _ K) as M; rewrite Z2Nat.id, of_to_Z in M by lia; rewrite M; split; [apply nth_In; exact K|].
  unfold place_number; rewrite nth_place by (exact vertices_once || exact K); rewrite Z2Nat.id, of_to_Z by lia; reflexivity.
Qed.

Variables (near : list Z -> option (list (list Z))) (arcs : array (list int)).
Variable loops : bool.
Hypothesis Rows : forall i, to_Z i < to_Z n -> match near a.[i] with Some ws => found_each loops n a i ws | None => None end = Some arcs.[i].

Lemma row_right v : In v l -> exists ws, near v = Some ws /\
  Forall2 (fun j w => a.[j] = w /\ to_Z j < to_Z n) arcs.[place_number l v] ws.
Proof.
  intros I; destruct (at_number v I) as [M B]; pose proof (Rows _ B) as R; rewrite M in R.
  destruct (near v) as [ws|]; [|discriminate]; exists ws; split; [reflexivity|]; apply (found_all_right _ _ _ _ _ _ R).
Qed.

Lemma arcs_right u v : In u l -> In v l -> In (place_number l v) arcs.[place_number l u] <-> In v (known (near u)).
Proof.
  intros U V; destruct (row_right u U) as (ws & -> & Q); cbn [known]; split; intros I.
  - apply in_split in I; destruct I as (x & y & X); rewrite X in Q; apply Forall2_app_inv_l in Q; destruct Q as (x' & y' & _ & Q & ->).
    apply in_or_app; right; inversion Q as [|j w y1 y2 [Aj _] Y E1 E2]; left; rewrite <- Aj; apply at_number, V.
  - apply in_split in I; destruct I as (x & y & X); rewrite X in Q; apply Forall2_app_inv_r in Q; destruct Q as (x' & y' & _ & Q & ->).
    apply in_or_app; right; inversion Q as [|j w y1 y2 [Aj Bj] Y E1 E2]; left; rewrite <- Aj; apply number_at, Bj.
Qed.
End Stand.

Lemma row_numbers_right loops vertices near n arcs : row_numbers loops vertices near = Some (n, arcs) ->
  exists l, NoDup l /\ vertices = Some l /\ CheckGraph.fits (size_of l) = true /\ n = of_Z (size_of l) /\
  (forall u v, In u l -> In v l -> In (place_number l v) arcs.[place_number l u] <-> In v (known (near u))) /\
  forall i j, to_Z i < to_Z n -> In j arcs.[i] -> to_Z j < to_Z n.
Proof.
  unfold row_numbers; destruct vertices as [l|]; [|discriminate]; cbv zeta.
  destruct (CheckGraph.fits (size_of l)) eqn:F; [|discriminate]; pose proof F as FF; apply fits_sound in FF; destruct FF as [LM T].
  remember (of_Z (size_of l)) as m eqn:N; remember (filled m l) as a eqn:A0; clear A0.
  destruct (stand a 0 l && _) eqn:S; [|discriminate]; apply andb_true_iff in S; destruct S as [S O].
  destruct (array_by m _ []) as [t|] eqn:A; [|discriminate]; intros H; injection H as <- <-.
  pose proof (all_sound m _ O) as E; pose proof (array_by_right m _ [] t ltac:(lia) A) as R.
  exists l; split; [exact (vertices_once l m a T ltac:(lia) S E)|]; split; [reflexivity|]; split; [exact F|]; split; [exact N|]; split.
  - intros u v; exact (arcs_right l m a T ltac:(lia) S E near t loops R u v).
  - intros i j I J; specialize (R i I); cbv beta in R; destruct (near a.[i]) as [ws|]; [|discriminate]; apply found_all_right in R.
    apply in_split in J; destruct J as (x & y & J); rewrite J in R; apply Forall2_app_inv_l in R; destruct R as (x' & y' & _ & R & _).
    inversion R as [|? ? ? ? [_ B]]; exact B.
Qed.

Theorem rows_table_right vertices near P : rows_table vertices near = Some P ->
  exists l (once : NoDup l) arcs, vertices = Some l /\ CheckGraph.fits (size_of l) = true /\
  P = tabulate (of_Z (size_of l)) arcs /\
  forall u v, In u l -> In v l -> In (place_number l v) (arcs (place_number l u)) <-> In v (known (near u)).
Proof.
  unfold rows_table; destruct (row_numbers _ _ _) as [[n arcs]|] eqn:R; [|discriminate]; intros H; injection H as <-.
  apply row_numbers_right in R; destruct R as (l & O & V & F & -> & A & _).
  exists l, O, (fun i => arcs.[i]); split; [exact V|]; split; [exact F|]; split; [apply tabulate_fast_same | exact A].
Qed.

Lemma in_sorted v l : In v (fold_right put [] l) <-> In v l.
Proof. induction l as [|a l IH]; [reflexivity|]; cbn [fold_right]; rewrite in_put, IH; simpl; intuition congruence. Qed.

Lemma sorted_ascending l : StronglySorted less (fold_right put [] l).
Proof. induction l as [|a l IH]; [constructor | apply put_ascending, IH]. Qed.

Theorem arcs_table_stands vertices near P : arcs_table vertices near = Some P -> arcs_stand (rows_graph vertices near) P.
Proof.
  unfold arcs_table; destruct (row_numbers _ _ _) as [[n arcs]|] eqn:R; [|discriminate].
  apply row_numbers_right in R; destruct R as (l & O & -> & F & -> & A & B).
  destruct (array_by _ _ []) as [t|] eqn:Y; [|discriminate]; intros H; injection H as <-; apply fits_sound in F; destruct F as [L T].
  pose proof (array_by_right (of_Z (size_of l)) _ [] t ltac:(lia) Y) as E; cbv beta in E.
  assert (S : forall i, to_Z i < to_Z (of_Z (size_of l)) -> t.[i] = fold_right put [] arcs.[i]) by (intros i I; specialize (E i I); injection E as E; symmetry; exact E).
  split; [split|split; [exact O|split; [exact T|]]].
  - change (0 < to_Z (of_Z (size_of l)) <= 4194303); rewrite T; exact L.
  - cbn [total row]; intros u v U I; rewrite (S u U), in_sorted in I; apply (B u v U I).
  - cbn [total row]; intros u U; rewrite (S u U); apply sorted_ascending.
  - cbn [total row]; intros i j u v [I U] [J V]; cbn [vertices rows_graph known] in U, V; change (link _ u v) with (In v (known (near u))).
    assert (P : forall i v, 0 <= i -> nth_error l (Z.to_nat i) = Some v -> place_number l v = of_Z i /\ to_Z (of_Z i) < to_Z (of_Z (size_of l)) /\ In v l).
    { clear - O L T; intros i v I V; pose proof wB_large; assert (K : (Z.to_nat i < length l)%nat) by (apply nth_error_Some; congruence).
      pose proof (nth_error_nth _ _ [] V) as <-; unfold place_number; rewrite nth_place by assumption; rewrite Z2Nat.id by exact I; split; [reflexivity|]; split; [|apply nth_In, K].
      rewrite T, int_of_Z; unfold size_of in *; lia. }
    destruct (P i u I U) as (Pu & Bu & Iu), (P j v J V) as (Pv & _ & Iv); rewrite (S (of_Z i) Bu), in_sorted, <- Pu, <- Pv, (A u v Iu Iv); reflexivity.
Qed.
