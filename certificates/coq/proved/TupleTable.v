(* The table of a network whose vertices and neighbours are computed as tuples. What is computed besides is checked:
   that the vertices stand in their places in an array, each once, and each neighbour where it was guessed or sought. *)

From Coq Require Import ZArith Lia Bool Uint63 PArray List Sorted.
From Topocert Require Import Graph Walk Text TextMeaning CheckGraph CheckText Numbered Loop Arcs.
Import ListNotations.
Open Scope Z_scope.

(* A table of what f gives for each number below n, if it gives something for all. *)
Definition array_by {A : Set} (n : int) (f : int -> option A) (d : A) : option (array A) :=
  loop n (fun o i => match o with Some t => match f i with Some a => Some t.[i <- a] | None => None end | None => None end) (Some (make n d)).

Lemma array_by_right {A : Set} n (f : int -> option A) d t : to_Z n <= 4194303 -> array_by n f d = Some t ->
  PArray.length t = n /\ forall i, to_Z i < to_Z n -> f i = Some t.[i].
Proof.
  intros N; unfold array_by; rewrite loop_fold; set (g := fun o i => _).
  assert (Stop : forall l, fold_left g l None = None) by (induction l; auto).
  assert (G : forall l t t', NoDup l -> (forall i, In i l -> to_Z i < to_Z n) -> PArray.length t = n -> fold_left g l (Some t) = Some t' ->
    PArray.length t' = n /\ (forall i, In i l -> f i = Some t'.[i]) /\ forall i, ~ In i l -> t'.[i] = t.[i]).
  { induction l as [|i l IH]; intros t0 t1 O B L H; cbn [fold_left] in H; [injection H as <-; split; [exact L|]; split; [intros i [] | auto]|].
    change (g (Some t0) i) with (match f i with Some a => Some t0.[i <- a] | None => None end) in H; destruct (f i) as [a|] eqn:F; [|rewrite Stop in H; discriminate].
    apply NoDup_cons_iff in O; destruct O as [X O']; apply IH in H; [|exact O' | intros j J; apply B; right; exact J | rewrite length_set; exact L]; destruct H as (M & H & K); split; [exact M|]; split.
    - intros j [<-|J]; [rewrite F, (K i X), get_set_same; [reflexivity|] | apply H, J]; rewrite L; apply ltb_true, B; left; reflexivity.
    - intros j J; rewrite K by (intros I; apply J; right; exact I); apply get_set_other; intros ->; apply J; left; reflexivity. }
  intros H; assert (L : PArray.length (make n d) = n).
  { rewrite length_make; replace (n <=? max_length)%uint63 with true; [reflexivity|]; symmetry; apply Uint63.leb_spec; rewrite max_length_value; lia. }
  apply (G (ints n) _ _ (NoDup_ints n)) in H; [|intros j; apply in_ints | exact L]; destruct H as (M & H & _); split; [exact M|]; intros i I; apply H, in_ints, I.
Qed.

Definition place_number (l : list (list Z)) (v : list Z) : int := of_Z (Z.of_nat (place tuple_dec v l)).

(* ---------- The numbers of neighbours ---------- *)

Section Tuples.
Context {A : Set}.
Variable place_of : int -> array A -> A -> option int.

(* Where the neighbours of vertex number i stand. Only of a digraph a vertex may be its own neighbour. *)
Fixpoint found_each (loops : bool) (n : int) (a : array A) (i : int) (ws : list A) : option (list int) :=
  match ws with
  | [] => Some []
  | w :: ws =>
    match place_of n a w with
    | Some j => if negb loops && (i =? j)%uint63 then None else match found_each loops n a i ws with Some l => Some (put j l) | None => None end
    | None => None
    end
  end.

(* Each vertex is found where it stands, and so stands nowhere else. *)
Definition stands_once (n : int) (a : array A) (i : int) : bool := match place_of n a a.[i] with Some j => (i =? j)%uint63 | None => false end.

Variable order : A -> A -> comparison.
Variable d : A.

(* The order, and for each vertex by its number the numbers of its neighbours, ascending. *)
Definition row_numbers (loops : bool) (vertices : option (list A)) (near : A -> option (list A)) : option (int * array (list int)) :=
  match vertices with
  | Some l =>
    let k := size_of l in
    if CheckGraph.fits k then
      let n := of_Z k in let a := filled d n l in
      if stand order a 0 l && all n (stands_once n a) then
        option_map (pair n) (array_by n (fun i => match near a.[i] with Some ws => found_each loops n a i ws | None => None end) [])
      else None
    else None
  | None => None
  end.

(* The tuples of whole numbers that are meant: of each there is one. *)
Variable meant : A -> list Z.
Hypothesis meant_same : forall v w, meant v = meant w -> v = w.
Hypothesis order_same : forall v w, order v w = Eq -> v = w.
Hypothesis place_right : forall n a w j, place_of n a w = Some j -> a.[j] = w /\ to_Z j < to_Z n.

Lemma found_each_right loops n a i ws : forall l, found_each loops n a i ws = Some l ->
  StronglySorted less l /\ (forall j, In j l -> to_Z j < to_Z n /\ In a.[j] ws /\ (loops = false -> i <> j)) /\ forall w, In w ws -> exists j, a.[j] = w /\ In j l.
Proof.
  induction ws as [|w ws IH]; cbn [found_each]; intros l H; [injection H as <-; split; [constructor|]; split; [intros j [] | intros w []]|].
  destruct (place_of n a w) as [j|] eqn:E; [|discriminate]; destruct (_ && _) eqn:N; [discriminate|].
  destruct (found_each loops n a i ws) as [r|]; [|discriminate]; injection H as <-; destruct (IH r eq_refl) as (S & F & G); apply place_right in E; destruct E as [E B].
  split; [apply put_ascending, S|]; split.
  - intros x X; apply in_put in X; destruct X as [->|X]; [|destruct (F x X) as (Bx & Ix & Lx); split; [exact Bx|]; split; [right; exact Ix | exact Lx]].
    split; [exact B|]; split; [left; symmetry; exact E|]; intros ->; apply int_eqb_neq, N.
  - intros x [<-|X]; [exists j; split; [exact E | apply in_put; left; reflexivity]|]; destruct (G x X) as (y & Y & I); exists y; split; [exact Y | apply in_put; right; exact I].
Qed.

Section Stand.
Variables (l : list A) (n : int) (a : array A).
Hypothesis Total : to_Z n = size_of l.
Hypothesis Fits : size_of l <= 4194303.
Hypothesis Here : stand order a 0 l = true.
Hypothesis Each : forall i, to_Z i < to_Z n -> stands_once n a i = true.
Notation L := (map meant l).

Lemma small k : (k < length l)%nat -> to_Z (of_Z (Z.of_nat k)) = Z.of_nat k.
Proof. intros K; unfold size_of in *; pose proof wB_large; apply int_of_Z; lia. Qed.

Lemma at_place k : (k < length l)%nat -> In a.[of_Z (Z.of_nat k)] l /\ meant a.[of_Z (Z.of_nat k)] = nth k L [].
Proof.
  intros K; pose proof wB_large; unfold size_of in *; pose proof (stand_right order order_same a l d 0 ltac:(change (to_Z 0) with 0; lia) Here k K) as E; change (to_Z 0) with 0 in E; rewrite Z.add_0_l in E.
  split; [exact (eq_ind_r (fun v => In v l) (nth_In l d K) E)|]; rewrite (nth_indep _ [] (meant d)) by (rewrite map_length; exact K); rewrite map_nth; f_equal; exact E.
Qed.

Lemma within k : (k < length l)%nat -> to_Z (of_Z (Z.of_nat k)) < to_Z n.
Proof. intros K; rewrite small, Total by exact K; unfold size_of; apply inj_lt, K. Qed.

Lemma at_once k : (k < length l)%nat -> place_of n a a.[of_Z (Z.of_nat k)] = Some (of_Z (Z.of_nat k)).
Proof.
  intros K; specialize (Each _ (within k K)); unfold stands_once in Each; destruct (place_of n a _) as [j|]; [|discriminate]; apply int_eqb_eq in Each; congruence.
Qed.

Lemma vertices_once : NoDup L.
Proof.
  apply (NoDup_nth L []); intros i j I J E; rewrite map_length in I, J; rewrite <- (proj2 (at_place i I)), <- (proj2 (at_place j J)) in E.
  apply meant_same in E; pose proof (at_once i I) as X; rewrite E, (at_once j J) in X.
  injection X as X; apply (f_equal to_Z) in X; rewrite !small in X by assumption; lia.
Qed.

Lemma at_number v : In v L -> In a.[place_number L v] l /\ meant a.[place_number L v] = v /\ to_Z (place_number L v) < to_Z n.
Proof.
  intros I; unfold place_number; destruct (place_in tuple_dec v L [] I) as [K M]; rewrite map_length in K; destruct (at_place _ K) as [H E].
  split; [exact H|]; split; [rewrite E; exact M|]; rewrite small, Total by exact K; unfold size_of; lia.
Qed.

Lemma number_at j : to_Z j < to_Z n -> j = place_number L (meant a.[j]).
Proof.
  intros J; pose proof (int_range j); rewrite Total in J; assert (K : (Z.to_nat (to_Z j) < length l)%nat) by (unfold size_of in J; lia).
  destruct (at_place _ K) as [_ M]; rewrite Z2Nat.id, of_to_Z in M by lia; rewrite M.
  unfold place_number; rewrite nth_place by (exact vertices_once || (rewrite map_length; exact K)); rewrite Z2Nat.id, of_to_Z by lia; reflexivity.
Qed.

Variables (near : A -> option (list A)) (next : list Z -> option (list (list Z))) (arcs : array (list int)) (loops : bool).
Hypothesis Rows : forall i, to_Z i < to_Z n -> match near a.[i] with Some ws => found_each loops n a i ws | None => None end = Some arcs.[i].
Hypothesis Next : forall v ws, In v l -> near v = Some ws -> next (meant v) = Some (map meant ws).

Lemma arcs_right u v : In u L -> In v L -> In (place_number L v) arcs.[place_number L u] <-> In v (known (next u)).
Proof.
  intros U V; destruct (at_number u U) as (Iu & Mu & Bu), (at_number v V) as (_ & Mv & _); pose proof (Rows _ Bu) as R.
  destruct (near _) as [ws|] eqn:N in R; [|discriminate]; apply (Next _ _ Iu) in N; rewrite Mu in N; rewrite N; cbn [known].
  apply found_each_right in R; destruct R as (_ & F & G); split; intros I.
  - apply F in I; destruct I as (_ & I & _); apply (in_map meant) in I; rewrite Mv in I; exact I.
  - apply in_map_iff in I; destruct I as (w & <- & I); destruct (G w I) as (j & <- & J); rewrite <- (number_at j) by apply (F j J); exact J.
Qed.
End Stand.

Theorem row_numbers_right loops vertices near places next n arcs :
  (forall l, vertices = Some l -> places = Some (map meant l)) ->
  (forall l v ws, vertices = Some l -> In v l -> near v = Some ws -> next (meant v) = Some (map meant ws)) ->
  row_numbers loops vertices near = Some (n, arcs) ->
  exists l, NoDup l /\ places = Some l /\ CheckGraph.fits (size_of l) = true /\ n = of_Z (size_of l) /\ PArray.length arcs = n /\
  (forall u v, In u l -> In v l -> In (place_number l v) arcs.[place_number l u] <-> In v (known (next u))) /\
  forall i, to_Z i < to_Z n -> StronglySorted less arcs.[i] /\ forall j, In j arcs.[i] -> to_Z j < to_Z n /\ (loops = false -> i <> j).
Proof.
  intros V Nx; unfold row_numbers; destruct vertices as [l|]; [|discriminate]; cbv zeta; specialize (V l eq_refl); specialize (Nx l).
  destruct (CheckGraph.fits (size_of l)) eqn:F; [|discriminate]; pose proof F as FF; apply fits_sound in FF; destruct FF as [LM T].
  remember (of_Z (size_of l)) as m eqn:N; remember (filled d m l) as a eqn:A0; clear A0.
  destruct (stand order a 0 l && _) eqn:S; [|discriminate]; apply andb_true_iff in S; destruct S as [S O].
  destruct (array_by m _ []) as [t|] eqn:B; [|discriminate]; intros H; injection H as <- <-.
  pose proof (all_sound m _ O) as E; destruct (array_by_right m _ [] t ltac:(lia) B) as [Le R].
  exists (map meant l); assert (Sz : size_of (map meant l) = size_of l) by (unfold size_of; rewrite map_length; reflexivity); rewrite Sz.
  split; [exact (vertices_once l m a T ltac:(lia) S E)|]; split; [exact V|]; split; [exact F|]; split; [exact N|]; split; [exact Le|]; split.
  - intros u v; exact (arcs_right l m a T ltac:(lia) S E near next t loops R (fun v ws => Nx v ws eq_refl) u v).
  - intros i I; specialize (R i I); cbv beta in R; destruct (near a.[i]) as [ws|]; [|discriminate]; apply found_each_right in R; destruct R as (Q & R & _).
    split; [exact Q|]; intros j J; destruct (R j J) as (X & _ & Y); split; assumption.
Qed.
End Tuples.

(* ---------- Links from both ends ---------- *)

(* Vertex u among the neighbours of v; where it is, nothing is set. *)
Definition link_back (u : int) (t : rows) (v : int) : rows := let r := t.[v] in if among u r then t else t.[v <- put u r].

Definition both_ways (n : int) (own : rows) : plain :=
  let t := loop n (fun t u => fold_left (link_back u) t.[u] t) own in Plain n (fun v => t.[v]).

Section Linked.
Variables (n : int) (own : rows).
Hypothesis Length : PArray.length own = n.
Hypothesis Own : forall u, to_Z u < to_Z n -> StronglySorted less own.[u] /\ forall v, In v own.[u] -> to_Z v < to_Z n /\ u <> v.

Notation listed_by := (fun u v => In v own.[u] \/ In u own.[v]).

(* Rows have what they had, and besides only those that have them. *)
Definition links_between (t : rows) : Prop := PArray.length t = n /\ forall u, to_Z u < to_Z n ->
  StronglySorted less t.[u] /\ forall v, (In v own.[u] -> In v t.[u]) /\ (In v t.[u] -> to_Z v < to_Z n /\ listed_by u v).

Definition kept (t s : rows) : Prop := forall u v, In v t.[u] -> In v s.[u].

Lemma link_back_right t u v : links_between t -> to_Z u < to_Z n -> to_Z v < to_Z n -> listed_by u v ->
  links_between (link_back u t v) /\ kept t (link_back u t v) /\ In u (link_back u t v).[v].
Proof.
  intros [L B] U V I; unfold link_back; cbv zeta; destruct (among u t.[v]) eqn:E; [apply among_spec in E; split; [split; assumption|]; split; [intros x y H; exact H | exact E]|]; clear E.
  assert (Sv : (t.[v <- put u t.[v]]).[v] = put u t.[v]) by (apply get_set_same; rewrite L; apply ltb_true, V).
  assert (So : forall x, x <> v -> (t.[v <- put u t.[v]]).[x] = t.[x]) by (intros x N; apply get_set_other; congruence).
  split; [split; [rewrite length_set; exact L|]|split].
  - intros x X; destruct (int_dec x v) as [->|N]; [rewrite Sv | rewrite (So x N); apply B, X]; destruct (B v V) as [S C]; split; [apply put_ascending, S|].
    intros y; rewrite in_put; split; [intros Y; right; apply C, Y | intros [->|Y]; [split; [exact U | tauto] | apply C, Y]].
  - intros x y; destruct (int_dec x v) as [->|N]; [rewrite Sv, in_put; tauto | rewrite (So x N); auto].
  - rewrite Sv; apply in_put; left; reflexivity.
Qed.

Lemma row_back_right u l : forall t, links_between t -> to_Z u < to_Z n -> (forall v, In v l -> to_Z v < to_Z n /\ listed_by u v) ->
  links_between (fold_left (link_back u) l t) /\ kept t (fold_left (link_back u) l t) /\ forall v, In v l -> In u (fold_left (link_back u) l t).[v].
Proof.
  induction l as [|v l IH]; cbn [fold_left]; intros t B U H; [split; [exact B|]; split; [intros x y I; exact I | intros v []]|].
  destruct (H v (or_introl eq_refl)) as [V I]; destruct (link_back_right t u v B U V I) as (B' & K & J).
  destruct (IH _ B' U (fun w W => H w (or_intror W))) as (B2 & K2 & J2); split; [exact B2|]; split; [intros x y Y; apply K2, K, Y|].
  intros w [<-|W]; [apply K2, J | apply J2, W].
Qed.

Lemma both_ways_rows u v : to_Z u < to_Z n -> (StronglySorted less (row (both_ways n own) u)) /\ (In v (row (both_ways n own) u) <-> to_Z v < to_Z n /\ listed_by u v).
Proof.
  unfold both_ways; cbv zeta; cbn [row]; rewrite loop_fold; set (f := fun t u => _).
  assert (G : forall l t, links_between t -> (forall u, In u l -> to_Z u < to_Z n) ->
    links_between (fold_left f l t) /\ kept t (fold_left f l t) /\ forall u v, In u l -> In v own.[u] -> In u (fold_left f l t).[v]).
  { induction l as [|x l IH]; cbn [fold_left]; intros t B H; [split; [exact B|]; split; [intros a b I; exact I | intros a b []]|].
    pose proof (H x (or_introl eq_refl)) as X; destruct (proj2 B x X) as [_ C].
    destruct (row_back_right x t.[x] t B X (fun w W => proj2 (C w) W)) as (B' & K & J).
    destruct (IH _ B' (fun w W => H w (or_intror W))) as (B2 & K2 & J2); split; [exact B2|]; split; [intros a b I; apply K2, K, I|].
    intros a b [<-|A] I; [apply K2, J, C, I | apply (J2 a b A I)]. }
  intros U; destruct (G (ints n) own) as ([_ B] & K & J).
  - split; [exact Length|]; intros x X; destruct (Own x X) as [S O]; split; [exact S|]; intros y; split; [auto|]; intros Y; split; [apply O, Y | left; exact Y].
  - intros x; apply in_ints.
  - destruct (B u U) as [S C]; split; [exact S|]; split; [apply C|]; intros [V [I|I]]; [apply C, I | apply J; [apply in_ints, V | exact I]].
Qed.

Lemma both_ways_good : 0 < to_Z n <= 4194303 -> good_plain (both_ways n own).
Proof.
  intros N; split; [exact N | intros u v U I; apply both_ways_rows in I; tauto | | |intros u U; apply (both_ways_rows u u U)].
  - change (total (both_ways n own)) with n; intros u v U I; apply (both_ways_rows u v U) in I; destruct I as [V [I|I]]; [|apply not_eq_sym]; [apply (Own u U), I | apply (Own v V), I].
  - change (total (both_ways n own)) with n; intros u v U I; apply (both_ways_rows u v U) in I; destruct I as [V I]; apply (both_ways_rows v u V); split; [exact U | tauto].
Qed.
End Linked.

(* ---------- Tables ---------- *)

Definition rows_graph (vertices : option (list (list Z))) (near : list Z -> option (list (list Z))) : graph :=
  Graph (list Z) (known vertices) (fun u v => In v (known (near u))).

Section Tables.
Context {A : Set}.
Variable place_of : int -> array A -> A -> option int.
Variable order : A -> A -> comparison.
Variable d : A.

Definition rows_table (vertices : option (list A)) (near : A -> option (list A)) : option plain :=
  match row_numbers place_of order d false vertices near with Some (n, arcs) => Some (both_ways n arcs) | None => None end.

(* Of a digraph. *)
Definition arcs_table (vertices : option (list A)) (near : A -> option (list A)) : option plain :=
  match row_numbers place_of order d true vertices near with Some (n, arcs) => Some (Plain n (fun v => arcs.[v])) | None => None end.

(* What is meant by tuples, as row_numbers has it. *)
Record tuples_mean (meant : A -> list Z) (vertices : option (list A)) (near : A -> option (list A)) (places : option (list (list Z))) (next : list Z -> option (list (list Z))) : Prop := Mean {
  mean_once : forall v w, meant v = meant w -> v = w;
  mean_order : forall v w, order v w = Eq -> v = w;
  mean_place : forall n a w j, place_of n a w = Some j -> a.[j] = w /\ to_Z j < to_Z n;
  mean_vertices : forall l, vertices = Some l -> places = Some (map meant l);
  mean_near : forall l v ws, vertices = Some l -> In v l -> near v = Some ws -> next (meant v) = Some (map meant ws)
}.

Variables (meant : A -> list Z) (vertices : option (list A)) (near : A -> option (list A)) (places : option (list (list Z))) (next : list Z -> option (list (list Z))).
Hypothesis M : tuples_mean meant vertices near places next.

Theorem arcs_table_stands P : arcs_table vertices near = Some P -> arcs_stand (rows_graph places next) P.
Proof.
  unfold arcs_table; destruct M as [Mo Mr Mp Mv Mn]; destruct (row_numbers _ _ _ _ _ _) as [[n t]|] eqn:R; [|discriminate]; intros H; injection H as <-.
  apply (row_numbers_right _ _ _ meant Mo Mr Mp _ _ _ places next n t Mv Mn) in R; destruct R as (l & O & -> & F & -> & _ & B & S); apply fits_sound in F; destruct F as [L T].
  split; [split|split; [exact O|split; [exact T|]]].
  - change (0 < to_Z (of_Z (size_of l)) <= 4194303); rewrite T; exact L.
  - intros u v U I; apply (proj2 (S u U) v I).
  - intros u U; apply (S u U).
  - cbn [total row]; intros i j u v [I U] [J V]; cbn [Graph.vertices rows_graph known] in U, V; change (link _ u v) with (In v (known (next u))).
    assert (P : forall i v, 0 <= i -> nth_error l (Z.to_nat i) = Some v -> place_number l v = of_Z i /\ In v l).
    { clear - O L T; intros i v I V; assert (K : (Z.to_nat i < length l)%nat) by (apply nth_error_Some; congruence).
      pose proof (nth_error_nth _ _ [] V) as <-; unfold place_number; rewrite nth_place by assumption; rewrite Z2Nat.id by exact I; split; [reflexivity | apply nth_In, K]. }
    destruct (P i u I U) as (Pu & Iu), (P j v J V) as (Pv & Iv); rewrite <- Pu, <- Pv; symmetry; apply B; assumption.
Qed.

Theorem rows_table_right P : rows_table vertices near = Some P ->
  exists l (once : NoDup l) arcs, places = Some l /\ CheckGraph.fits (size_of l) = true /\
  total P = of_Z (size_of l) /\ good_plain P /\ (forall u v, to_Z u < to_Z (total P) -> In v (row P u) <-> In v (row (tabulate (of_Z (size_of l)) arcs) u)) /\
  forall u v, In u l -> In v l -> In (place_number l v) (arcs (place_number l u)) <-> In v (known (next u)).
Proof.
  unfold rows_table; destruct M as [Mo Mr Mp Mv Mn]; destruct (row_numbers _ _ _ _ _ _) as [[n t]|] eqn:R; [|discriminate]; intros H; injection H as <-.
  apply (row_numbers_right _ _ _ meant Mo Mr Mp _ _ _ places next n t Mv Mn) in R; destruct R as (l & O & V & F & N & Len & B & S); pose proof F as FF; apply fits_sound in FF; destruct FF as [L T].
  assert (Own : forall u, to_Z u < to_Z n -> StronglySorted less t.[u] /\ forall v, In v t.[u] -> to_Z v < to_Z n /\ u <> v).
  { intros u U; destruct (S u U) as [Q C]; split; [exact Q|]; intros v I; destruct (C v I) as [X Y]; split; [exact X | apply Y; reflexivity]. }
  exists l, O, (fun i => t.[i]); split; [exact V|]; split; [exact F|]; split; [exact N|]; split; [apply (both_ways_good n t Len Own); rewrite N; lia|]; split; [|exact B].
  intros u v U; change (total (both_ways n t)) with n in U; rewrite (proj2 (both_ways_rows n t Len Own u v U)), tabulate_row by (rewrite T; exact L); rewrite <- N.
  split; [intros [X I]|tauto]; split; [exact U|]; split; [exact X|]; split; [|exact I]; destruct I as [I|I]; [|apply not_eq_sym]; [apply (Own u U), I | apply (Own v X), I].
Qed.
End Tables.
