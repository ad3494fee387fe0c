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

(* ---------- Ascending rows ---------- *)

(* The union of two ascending rows. *)
Fixpoint merge (l r : list int) : list int :=
  let fix go (r : list int) : list int :=
    match l, r with
    | [], _ => r
    | _, [] => l
    | a :: l', b :: r' => if (a <? b)%uint63 then a :: merge l' r else if (b <? a)%uint63 then b :: go r' else a :: merge l' r'
    end
  in go r.

Lemma merge_right l : StronglySorted less l -> forall r, StronglySorted less r -> StronglySorted less (merge l r) /\ forall v, In v (merge l r) <-> In v l \/ In v r.
Proof.
  assert (H : forall a b l, to_Z a < to_Z b -> Forall (less b) l -> Forall (less a) l) by (intros a b k L; apply Forall_impl; unfold less; lia).
  assert (C : forall a l m, StronglySorted less l -> Forall (less a) m -> (forall v, In v l -> In v m) -> StronglySorted less (a :: l)).
  { intros a k m S F I; constructor; [exact S|]; rewrite Forall_forall in *; auto. }
  induction 1 as [|a l Sl IH Fl]; intros r Sr; [destruct r; simpl; split; [assumption | tauto | assumption | tauto]|].
  induction Sr as [|b r Sr IHr Fr]; [simpl; split; [constructor; assumption | tauto]|].
  cbn [merge]; fold (merge (a :: l) r); destruct (Uint63.ltbP a b) as [L|L]; [|destruct (Uint63.ltbP b a) as [L'|L']].
  - destruct (IH (b :: r) ltac:(constructor; assumption)) as [S I]; split; [|intros v; simpl In in *; rewrite I; tauto].
    apply C with (l ++ b :: r); [exact S | apply Forall_app; split; [exact Fl | constructor; [exact L | apply (H a b r L Fr)]] | intros v V; apply in_app_iff, I, V].
  - destruct IHr as [S I]; split; [|intros v; simpl In in *; rewrite I; tauto].
    apply C with ((a :: l) ++ r); [exact S | apply Forall_app; split; [constructor; [exact L' | apply (H b a l L' Fl)] | exact Fr] | intros v V; apply in_app_iff, I, V].
  - assert (E : a = b) by (apply to_Z_inj; lia); subst b; destruct (IH r Sr) as [S I]; split; [|intros v; simpl In in *; rewrite I; tauto].
    apply C with (l ++ r); [exact S | apply Forall_app; split; assumption | intros v V; apply in_app_iff, I, V].
Qed.

(* Natural mergesort: ascending runs, merged in pairs. *)
Definition run_before (j : int) (runs : list (list int)) : list (list int) :=
  match runs with (i :: r) :: rest => if (j <? i)%uint63 then (j :: i :: r) :: rest else [j] :: runs | _ => [j] :: runs end.

Fixpoint merged_pairs (runs : list (list int)) : list (list int) :=
  match runs with l :: r :: rest => merge l r :: merged_pairs rest | _ => runs end.

Fixpoint merged (fuel runs : list (list int)) : list int :=
  match runs, fuel with [], _ => [] | [l], _ => l | _, _ :: fuel => merged fuel (merged_pairs runs) | _, [] => fold_right merge [] runs end.

Notation ascending := (Forall (StronglySorted less)).

Lemma run_before_right j runs : ascending runs -> ascending (run_before j runs) /\ forall v, In v (concat (run_before j runs)) <-> v = j \/ In v (concat runs).
Proof.
  intros A; assert (N : ascending ([j] :: runs) /\ forall v, In v (concat ([j] :: runs)) <-> v = j \/ In v (concat runs)).
  { split; [constructor; [repeat constructor | exact A] | intros v; simpl; intuition congruence]. }
  destruct A as [|[|i r] rest S A]; try exact N; unfold run_before; destruct (Uint63.ltbP j i) as [L|_]; [clear N | exact N].
  split; [|intros v; simpl; intuition congruence]; constructor; [|exact A]; constructor; [exact S|]; apply StronglySorted_inv in S; destruct S as [_ F].
  constructor; [exact L|]; revert F; apply Forall_impl; unfold less; lia.
Qed.

Lemma merged_pairs_right : forall runs, ascending runs -> ascending (merged_pairs runs) /\ forall v, In v (concat (merged_pairs runs)) <-> In v (concat runs).
Proof.
  fix IH 1; intros [|l [|r rest]] A; [split; [exact A | tauto] | split; [exact A | tauto]|]; cbn [merged_pairs concat].
  inversion_clear A as [|? ? L A']; inversion_clear A' as [|? ? R A]; destruct (IH rest A) as [S I], (merge_right l L r R) as [S' I'].
  split; [constructor; assumption | intros v; rewrite !in_app_iff, I, I'; tauto].
Qed.

Lemma merged_right fuel : forall runs, ascending runs -> StronglySorted less (merged fuel runs) /\ forall v, In v (merged fuel runs) <-> In v (concat runs).
Proof.
  assert (Each : forall runs, ascending runs -> StronglySorted less (fold_right merge [] runs) /\ forall v, In v (fold_right merge [] runs) <-> In v (concat runs)).
  { induction 1 as [|l runs L _ [S I]]; [split; [constructor | tauto]|]; cbn [fold_right concat]; destruct (merge_right l L _ S) as [S' I'].
    split; [exact S' | intros v; rewrite in_app_iff, I', I; tauto]. }
  assert (One : forall l, ascending [l] -> StronglySorted less l /\ forall v, In v l <-> In v (concat [l])).
  { intros l A; inversion_clear A; split; [assumption | intros v; simpl; rewrite app_nil_r; tauto]. }
  induction fuel as [|? fuel IH]; intros [|l [|r rest]] A; try apply (One l A); try (split; [constructor | tauto]); cbn [merged]; [apply Each, A|].
  destruct (merged_pairs_right _ A) as [A' I], (IH _ A') as [S I']; split; [exact S | intros v; rewrite I', I; tauto].
Qed.

(* ---------- The numbers of neighbours ---------- *)

Section Tuples.
Context {A : Set}.
Variable place_of : int -> array A -> A -> option int.

(* Where the neighbours of vertex number i stand, in runs. Only of a digraph a vertex may be its own neighbour. *)
Fixpoint found_each (loops : bool) (n : int) (a : array A) (i : int) (ws : list A) : option (list (list int)) :=
  match ws with
  | [] => Some []
  | w :: ws =>
    match place_of n a w with
    | Some j => if negb loops && (i =? j)%uint63 then None else match found_each loops n a i ws with Some runs => Some (run_before j runs) | None => None end
    | None => None
    end
  end.

Definition row_of (loops : bool) (n : int) (a : array A) (i : int) (ws : list A) : option (list int) :=
  match found_each loops n a i ws with Some runs => Some (merged runs runs) | None => None end.

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
        option_map (pair n) (array_by n (fun i => match near a.[i] with Some ws => row_of loops n a i ws | None => None end) [])
      else None
    else None
  | None => None
  end.

(* The tuples of whole numbers that are meant: of each there is one. *)
Variable meant : A -> list Z.
Hypothesis meant_same : forall v w, meant v = meant w -> v = w.
Hypothesis order_same : forall v w, order v w = Eq -> v = w.
Hypothesis place_right : forall n a w j, place_of n a w = Some j -> a.[j] = w /\ to_Z j < to_Z n.

Lemma found_each_right loops n a i ws : forall runs, found_each loops n a i ws = Some runs ->
  ascending runs /\ (forall j, In j (concat runs) -> to_Z j < to_Z n /\ In a.[j] ws /\ (loops = false -> i <> j)) /\ forall w, In w ws -> exists j, a.[j] = w /\ In j (concat runs).
Proof.
  induction ws as [|w ws IH]; cbn [found_each]; intros l H; [injection H as <-; split; [constructor|]; split; [intros j [] | intros w []]|].
  destruct (place_of n a w) as [j|] eqn:E; [|discriminate]; destruct (_ && _) eqn:N; [discriminate|].
  destruct (found_each loops n a i ws) as [r|]; [|discriminate]; injection H as <-; destruct (IH r eq_refl) as (S & F & G); apply place_right in E; destruct E as [E B].
  destruct (run_before_right j r S) as [S' I]; split; [exact S'|]; split.
  - intros x X; apply I in X; destruct X as [->|X]; [|destruct (F x X) as (Bx & Ix & Lx); split; [exact Bx|]; split; [right; exact Ix | exact Lx]].
    split; [exact B|]; split; [left; symmetry; exact E|]; intros ->; apply int_eqb_neq, N.
  - intros x [<-|X]; [exists j; split; [exact E | apply I; left; reflexivity]|]; destruct (G x X) as (y & Y & J); exists y; split; [exact Y | apply I; right; exact J].
Qed.

Lemma row_of_right loops n a i ws l : row_of loops n a i ws = Some l ->
  StronglySorted less l /\ (forall j, In j l -> to_Z j < to_Z n /\ In a.[j] ws /\ (loops = false -> i <> j)) /\ forall w, In w ws -> exists j, a.[j] = w /\ In j l.
Proof.
  unfold row_of; destruct (found_each loops n a i ws) as [runs|] eqn:E; [|discriminate]; intros H; injection H as <-; apply found_each_right in E; destruct E as (Up & F & G).
  destruct (merged_right runs runs Up) as [S I]; split; [exact S|]; split; [intros j J; apply F, I, J|]; intros w W; destruct (G w W) as (j & E & J); exists j; split; [exact E | apply I, J].
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
Hypothesis Rows : forall i, to_Z i < to_Z n -> match near a.[i] with Some ws => row_of loops n a i ws | None => None end = Some arcs.[i].
Hypothesis Next : forall v ws, In v l -> near v = Some ws -> next (meant v) = Some (map meant ws).

Lemma arcs_right u v : In u L -> In v L -> In (place_number L v) arcs.[place_number L u] <-> In v (known (next u)).
Proof.
  intros U V; destruct (at_number u U) as (Iu & Mu & Bu), (at_number v V) as (_ & Mv & _); pose proof (Rows _ Bu) as R.
  destruct (near _) as [ws|] eqn:N in R; [|discriminate]; apply (Next _ _ Iu) in N; rewrite Mu in N; rewrite N; cbn [known].
  apply row_of_right in R; destruct R as (_ & F & G); split; intros I.
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
  - intros i I; specialize (R i I); cbv beta in R; destruct (near a.[i]) as [ws|]; [|discriminate]; apply row_of_right in R; destruct R as (Q & R & _).
    split; [exact Q|]; intros j J; destruct (R j J) as (X & _ & Y); split; assumption.
Qed.
End Tuples.

(* ---------- Links from both ends ---------- *)

(* For each vertex those that list it, ascending: the last vertex is gone through first. *)
Definition listers (n : int) (own : rows) : rows :=
  loop n (fun t i => let u := (n - 1 - i)%uint63 in fold_left (fun t v => t.[v <- u :: t.[v]]) own.[u] t) (make n []).

Definition both_ways (n : int) (own : rows) : plain :=
  let back := listers n own in let t := loop n (fun t v => t.[v <- merge t.[v] back.[v]]) own in Plain n (fun v => t.[v]).

Lemma up_ascending k : forall i, to_Z i + Z.of_nat k <= wB -> StronglySorted less (up k i).
Proof.
  induction k as [|k IH]; intros i B; [constructor|]; destruct k as [|k]; [repeat constructor|]; pose proof (int_range i).
  assert (C : to_Z (i + 1) = to_Z i + 1) by (rewrite Uint63.add_spec; apply Z.mod_small; change (to_Z 1) with 1; lia).
  change (up (S (S k)) i) with (i :: up (S k) (i + 1)%uint63); constructor; [apply IH; lia|]; apply Forall_forall; intros j J; apply in_up in J; unfold less; lia.
Qed.

Section Linked.
Variables (n : int) (own : rows).
Hypothesis Length : PArray.length own = n.
Hypothesis Size : to_Z n <= 4194303.
Hypothesis Own : forall u, to_Z u < to_Z n -> StronglySorted less own.[u] /\ forall v, In v own.[u] -> to_Z v < to_Z n /\ u <> v.

Lemma row_listed u l : forall t : rows, PArray.length t = n -> StronglySorted less l -> (forall v, In v l -> to_Z v < to_Z n) ->
  let s := fold_left (fun t v => t.[v <- u :: t.[v]]) l t in PArray.length s = n /\ forall x, s.[x] = if among x l then u :: t.[x] else t.[x].
Proof.
  induction l as [|v l IH]; intros t L S B; [split; [exact L | reflexivity]|]; cbn [fold_left]; apply StronglySorted_inv in S; destruct S as [S F].
  destruct (IH t.[v <- u :: t.[v]] ltac:(rewrite length_set; exact L) S (fun x X => B x (or_intror X))) as [L' E]; split; [exact L'|].
  intros x; cbn zeta in E; rewrite E; unfold among; cbn [existsb]; fold (among x l); destruct (x =? v)%uint63 eqn:Q.
  - apply int_eqb_eq in Q; subst x; rewrite get_set_same by (rewrite L; apply ltb_true, B; left; reflexivity).
    destruct (among v l) eqn:M; [|reflexivity]; apply among_spec in M; rewrite Forall_forall in F; specialize (F v M); unfold less in F; lia.
  - apply int_eqb_neq in Q; rewrite get_set_other by congruence; reflexivity.
Qed.

Lemma listers_right v : StronglySorted less (listers n own).[v] /\ forall u, In u (listers n own).[v] <-> to_Z u < to_Z n /\ In v own.[u].
Proof.
  unfold listers; rewrite loop_fold; set (f := fun t i => _); pose proof (int_range n) as N.
  assert (V : forall i, to_Z i < to_Z n -> to_Z (n - 1 - i) = to_Z n - 1 - to_Z i).
  { intros i I; pose proof (int_range i); rewrite !Uint63.sub_spec; change (to_Z 1) with 1; rewrite (Z.mod_small (to_Z n - 1)) by lia; apply Z.mod_small; lia. }
  assert (G : forall l t, PArray.length t = n -> StronglySorted less l -> (forall i, In i l -> to_Z i < to_Z n) ->
    (forall i u x, In i l -> In u t.[x] -> less (n - 1 - i) u) -> (forall x, StronglySorted less t.[x]) ->
    forall x, StronglySorted less (fold_left f l t).[x] /\ forall u, In u (fold_left f l t).[x] <-> In u t.[x] \/ exists i, In i l /\ u = (n - 1 - i)%uint63 /\ In x own.[u]).
  { induction l as [|i l IH]; intros t L S B A T x; cbn [fold_left]; [split; [apply T|]; intros u; split; [tauto | intros [H|(i & [] & _)]; exact H]|].
    apply StronglySorted_inv in S; destruct S as [S F]; rewrite Forall_forall in F; pose proof (B i (or_introl eq_refl)) as I; pose proof (int_range i).
    destruct (Own (n - 1 - i) ltac:(rewrite V by exact I; lia)) as [So Bo].
    destruct (row_listed (n - 1 - i) _ t L So (fun w W => proj1 (Bo w W))) as [L' E]; change (fold_left _ own.[_] t) with (f t i) in L', E; cbv zeta in E.
    destruct (IH (f t i) L' S (fun j J => B j (or_intror J))) with (x := x) as [R K].
    - intros j u y J U; rewrite E in U; pose proof (F j J) as Lj; pose proof (B j (or_intror J)); pose proof (A j u y (or_intror J)) as Aj.
      destruct (among y _); [destruct U as [<-|U]; [unfold less in *; rewrite !V by assumption; lia|]|]; exact (Aj U).
    - intros y; rewrite E; destruct (among y _); [constructor; [apply T|]; apply Forall_forall; intros u; apply A; left; reflexivity | apply T].
    - split; [exact R|]; intros u; rewrite K, E; destruct (among x own.[n - 1 - i]) eqn:M.
      + apply among_spec in M; simpl In; split.
        * intros [[<-|U]|(j & J & Ej)]; [right; exists i; auto | tauto | right; exists j; tauto].
        * intros [U|(j & [<-|J] & -> & X)]; [tauto | tauto | right; exists j; auto].
      + split; [intros [U|(j & J & Ej)]; [tauto | right; exists j; split; [right; exact J | exact Ej]]|].
        intros [U|(j & [<-|J] & -> & X)]; [tauto | apply among_spec in X; congruence | right; exists j; auto]. }
  assert (L : PArray.length (make n ([] : list int)) = n) by (rewrite length_make; replace (n <=? max_length)%uint63 with true; [reflexivity|]; symmetry; apply Uint63.leb_spec; rewrite max_length_value; exact Size).
  destruct (G (ints n) (make n []) L) with (x := v) as [S K].
  - unfold ints; apply up_ascending; change (to_Z 0) with 0; lia.
  - intros i; apply in_ints.
  - intros i u x _ U; rewrite get_make in U; destruct U.
  - intros x; rewrite get_make; constructor.
  - split; [exact S|]; intros u; rewrite K, get_make; split; [intros [[]|(i & I & -> & X)]; split; [|exact X] | intros [U X]; right; exists (n - 1 - u)%uint63].
    + apply in_ints in I; pose proof (int_range i); rewrite V by exact I; lia.
    + pose proof (int_range u); pose proof (V u U) as Vu; assert (D : to_Z (n - 1 - u) < to_Z n) by lia.
      assert (E : u = (n - 1 - (n - 1 - u))%uint63) by (apply to_Z_inj; rewrite (V _ D), Vu; lia); split; [apply in_ints, D|]; split; [exact E | exact X].
Qed.

Lemma both_ways_rows u v : to_Z u < to_Z n -> (StronglySorted less (row (both_ways n own) u)) /\ (In v (row (both_ways n own) u) <-> to_Z v < to_Z n /\ (In v own.[u] \/ In u own.[v])).
Proof.
  intros U; unfold both_ways; cbv zeta; cbn [row]; rewrite loop_fold; set (f := fun t v => _).
  assert (G : forall l (t : rows), PArray.length t = n -> NoDup l -> (forall x, In x l -> to_Z x < to_Z n) ->
    forall x, (fold_left f l t).[x] = if among x l then merge t.[x] (listers n own).[x] else t.[x]).
  { induction l as [|y l IH]; intros t L O B x; [reflexivity|]; cbn [fold_left]; apply NoDup_cons_iff in O; destruct O as [Y O].
    rewrite (IH (f t y) ltac:(unfold f; rewrite length_set; exact L) O (fun z Z => B z (or_intror Z))); unfold among; cbn [existsb]; fold (among x l); unfold f.
    destruct (x =? y)%uint63 eqn:E; [apply int_eqb_eq in E; subst x|apply int_eqb_neq in E; rewrite get_set_other by congruence; reflexivity].
    rewrite get_set_same by (rewrite L; apply ltb_true, B; left; reflexivity); destruct (among y l) eqn:M; [apply among_spec in M; contradiction | reflexivity]. }
  rewrite (G (ints n) own Length (NoDup_ints n)) by (intros x; apply in_ints); replace (among u (ints n)) with true by (symmetry; apply among_spec, in_ints, U).
  destruct (Own u U) as [So Bo], (listers_right u) as [Sb Kb], (merge_right _ So _ Sb) as [S K]; split; [exact S|]; rewrite K, Kb; split; [|tauto].
  intros [I|[V I]]; [split; [apply (Bo v I) | left; exact I] | tauto].
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
  exists l, O, (fun i => t.[i]); split; [exact V|]; split; [exact F|]; split; [exact N|]; split; [apply (both_ways_good n t Len ltac:(rewrite N; lia) Own); rewrite N; lia|]; split; [|exact B].
  intros u v U; change (total (both_ways n t)) with n in U; rewrite (proj2 (both_ways_rows n t Len ltac:(rewrite N; lia) Own u v U)), tabulate_row by (rewrite T; exact L); rewrite <- N.
  split; [intros [X I]|tauto]; split; [exact U|]; split; [exact X|]; split; [|exact I]; destruct I as [I|I]; [|apply not_eq_sym]; [apply (Own u U), I | apply (Own v X), I].
Qed.
End Tables.
