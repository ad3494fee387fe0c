(* The bisection width of one small network by computation: a dynamic program over the vertices in
   order. Of what is placed, only the sides of some vertices are kept, the boundary; for these, and
   for each number of vertices on side true, the fewest links cut so far. Nothing rests on axioms. *)

From Coq Require Import ZArith Lia List Bool Permutation.
From Topocert Require Import Graph Walk Links Computed.
Import ListNotations.
Open Scope Z_scope.

(* A branch for the side of each vertex of the boundary, the last placed first; at a leaf the costs
   by the number of vertices on side true, None for no such placing. *)
Inductive tree := Leaf (costs : list (option Z)) | Node (f t : tree).

Fixpoint at_leaf (t : tree) (sides : list bool) : list (option Z) :=
  match t, sides with
  | Leaf l, [] => l
  | Node f t, b :: sides => at_leaf (if b then t else f) sides
  | _, _ => []
  end.

Definition cost (t : tree) (sides : list bool) (n : nat) : option Z := nth n (at_leaf t sides) None.

(* [below c x]: the cost kept is at most x. *)
Definition below (c : option Z) (x : Z) : Prop := exists y, c = Some y /\ y <= x.

Definition least (a b : option Z) : option Z :=
  match a, b with Some x, Some y => Some (Z.min x y) | Some x, None => Some x | None, b => b end.

Fixpoint leasts (l m : list (option Z)) : list (option Z) :=
  match l, m with
  | a :: l, b :: m => least a b :: leasts l m
  | [], m => m
  | l, [] => l
  end.

Fixpoint merge (t u : tree) : tree :=
  match t, u with
  | Leaf l, Leaf m => Leaf (leasts l m)
  | Node a b, Node c d => Node (merge a c) (merge b d)
  | _, _ => t
  end.

(* Trees of one depth. *)
Fixpoint deep (n : nat) (t : tree) : Prop :=
  match n, t with
  | O, Leaf _ => True
  | S n, Node f t => deep n f /\ deep n t
  | _, _ => False
  end.

Definition plus (a : Z) (c : option Z) : option Z := option_map (Z.add a) c.

(* A vertex on side b: each of the boundary that it is linked to and that is on the other side costs 1. *)
Fixpoint place_on (b : bool) (linked : list bool) (a : Z) (t : tree) : tree :=
  match t, linked with
  | Node f t, x :: linked =>
    Node (place_on b linked (if x && b then a + 1 else a) f) (place_on b linked (if x && negb b then a + 1 else a) t)
  | Leaf l, _ => Leaf ((if b then cons None else id) (map (plus a) l))
  | t, [] => t
  end.

Definition place (linked : list bool) (t : tree) : tree := Node (place_on false linked 0 t) (place_on true linked 0 t).

(* The boundary without those that are marked. *)
Fixpoint forget (marks : list bool) (t : tree) : tree :=
  match t, marks with
  | Node f t, x :: marks => let f := forget marks f in let t := forget marks t in if x then merge f t else Node f t
  | t, _ => t
  end.

Fixpoint kept {A} (marks : list bool) (l : list A) : list A :=
  match l, marks with
  | a :: l, x :: marks => if x then kept marks l else a :: kept marks l
  | l, _ => l
  end.

Lemma leasts_below l m n x : below (nth n l None) x \/ below (nth n m None) x -> below (nth n (leasts l m) None) x.
Proof.
  revert m n; induction l as [|a l IH]; intros m n H.
  - cbn [leasts]; destruct H as [H|H]; auto; destruct n; destruct H as (y & H & _); discriminate.
  - destruct m as [|b m].
    + cbn [leasts]; destruct H as [H|H]; auto; destruct n; destruct H as (y & H & _); discriminate.
    + destruct n as [|n]; cbn [leasts nth] in *; [|apply IH; exact H].
      destruct H as [(y & -> & L)|(y & -> & L)].
      * destruct b as [b|]; [exists (Z.min y b) | exists y]; split; auto; lia.
      * destruct a as [a|]; [exists (Z.min a y) | exists y]; split; auto; lia.
Qed.

Lemma merge_deep d t u : deep d t -> deep d u -> deep d (merge t u).
Proof.
  revert t u; induction d as [|d IH]; intros [l|f t] [m|f' t']; cbn; try tauto; intros [A B] [C D]; auto.
Qed.

Lemma merge_below d t u sides n x : deep d t -> deep d u ->
  below (cost t sides n) x \/ below (cost u sides n) x -> below (cost (merge t u) sides n) x.
Proof.
  revert t u sides; induction d as [|d IH]; intros [l|f t] [m|f' t'] sides; cbn [deep]; try tauto.
  - intros _ _ H; unfold cost in *; destruct sides as [|b sides]; cbn [at_leaf merge] in *.
    + apply leasts_below; exact H.
    + destruct H as [(y & H & _)|(y & H & _)]; destruct n; discriminate.
  - intros [A B] [C D] H; unfold cost in *; destruct sides as [|b sides]; cbn [at_leaf merge] in *.
    + destruct H as [(y & H & _)|(y & H & _)]; destruct n; discriminate.
    + destruct b; apply IH; auto.
Qed.

Lemma forget_deep marks d t : deep d t -> length marks = d -> deep (length (kept marks marks)) (forget marks t).
Proof.
  revert d t; induction marks as [|x marks IH]; intros d t D L.
  - cbn in L; subst d; destruct t; cbn in *; auto.
  - destruct d as [|d]; [discriminate|]; destruct t as [l|f t]; [contradiction|]; destruct D as [F T].
    assert (L' : length marks = d) by (cbn in L; lia).
    cbn [forget kept]; destruct x; [apply merge_deep | split]; apply (IH d); auto.
Qed.

Lemma kept_length {A} (l : list A) marks : length l = length marks -> length (kept marks l) = length (kept marks marks).
Proof.
  intros H; transitivity (length (filter negb marks)); [|symmetry]; revert l H.
  - induction marks as [|x marks IH]; intros [|a l] H; try discriminate; [reflexivity|].
    injection H as H; cbn; destruct x; cbn; auto.
  - intros _ _; induction marks as [|x marks IH]; [reflexivity|]; destruct x; cbn; auto.
Qed.

Lemma kept_map {A B} (f : A -> B) marks l : map f (kept marks l) = kept marks (map f l).
Proof. revert l; induction marks as [|x marks IH]; intros [|a l]; auto; cbn; destruct x; cbn; rewrite IH; auto. Qed.

Lemma kept_in {A} marks (l : list A) a : In a (kept marks l) -> In a l.
Proof. revert l; induction marks as [|x marks IH]; intros [|b l]; auto; cbn; destruct x; cbn; firstorder. Qed.

Lemma kept_NoDup {A} marks (l : list A) : NoDup l -> NoDup (kept marks l).
Proof.
  revert l; induction marks as [|x marks IH]; intros [|b l] N; auto; inversion_clear N; cbn; destruct x; auto.
  constructor; auto; intros I; apply kept_in in I; contradiction.
Qed.

Lemma forget_below marks t sides n x : deep (length marks) t -> length sides = length marks ->
  below (cost t sides n) x -> below (cost (forget marks t) (kept marks sides) n) x.
Proof.
  revert t sides; induction marks as [|m marks IH]; intros t sides D L H.
  - destruct sides; [|discriminate]; destruct t; exact H.
  - destruct t as [l|f t]; [contradiction|]; destruct D as [F T]; destruct sides as [|b sides]; [discriminate|].
    injection L as L; cbn [forget kept]; unfold cost in H; cbn [at_leaf] in H.
    assert (K : below (cost (forget marks (if b then t else f)) (kept marks sides) n) x) by (apply IH; auto; destruct b; auto).
    destruct m; [|destruct b; exact K].
    apply (merge_below _ _ _ _ _ _ (forget_deep marks _ f F eq_refl) (forget_deep marks _ t T eq_refl)).
    destruct b; auto.
Qed.

(* How many of the sides of linked vertices are not b. *)
Fixpoint crossed (b : bool) (linked sides : list bool) : Z :=
  match linked, sides with
  | x :: linked, c :: sides => (if x && xorb b c then 1 else 0) + crossed b linked sides
  | _, _ => 0
  end.

Lemma place_on_deep b linked a t : deep (length linked) t -> deep (length linked) (place_on b linked a t).
Proof.
  revert a t; induction linked as [|x linked IH]; intros a [l|f t]; cbn; try tauto; intros [A B]; auto.
Qed.

Lemma place_on_below b linked a t sides n x : deep (length linked) t -> length sides = length linked ->
  below (cost t sides n) x ->
  below (cost (place_on b linked a t) sides (if b then S n else n)) (x + a + crossed b linked sides).
Proof.
  revert a t sides; induction linked as [|m linked IH]; intros a t sides D L H.
  - destruct sides; [|discriminate]; destruct t as [l|]; [|contradiction].
    unfold cost in *; cbn [at_leaf place_on crossed] in *.
    assert (K : below (nth n (map (plus a) l) None) (x + a + 0)). {
      destruct H as (y & H & Y); exists (a + y); split; [|lia].
      replace (@None Z) with (plus a None) by reflexivity; rewrite map_nth, H; reflexivity. }
    destruct b; exact K.
  - destruct t as [l|f t]; [contradiction|]; destruct D as [F T]; destruct sides as [|c sides]; [discriminate|].
    injection L as L; unfold cost in *; cbn [at_leaf place_on crossed] in *.
    destruct c.
    + specialize (IH (if m && negb b then a + 1 else a) t sides T L H).
      destruct IH as (y & -> & Y); exists y; split; [reflexivity|]; destruct m, b; cbn [andb negb xorb] in *; lia.
    + specialize (IH (if m && b then a + 1 else a) f sides F L H).
      destruct IH as (y & -> & Y); exists y; split; [reflexivity|]; destruct m, b; cbn [andb negb xorb] in *; lia.
Qed.

Lemma below_more c x y : below c x -> x <= y -> below c y.
Proof. intros (z & A & B) L; exists z; split; [exact A | lia]. Qed.

Section Width.
Variable g : graph.
Variable E : tells g.
Variable D : decides g.
Notation joined := (joined g E D).

Fixpoint run (rest front : list (vertex g)) (t : tree) : tree :=
  match rest with
  | [] => t
  | v :: rest =>
    let t := place (map (joined v) front) t in
    let front := v :: front in
    let marks := map (fun u => negb (existsb (joined u) rest)) front in
    run rest (kept marks front) (forget marks t)
  end.

(* The fewest links of a cut with half of the vertices, rounded down, on side true. *)
Definition fewest : option Z :=
  match run (vertices g) [] (Leaf [Some 0]) with
  | Leaf l => nth (Nat.div2 (length (vertices g))) l None
  | _ => None
  end.

Section Side.
Variable S : vertex g -> bool.

(* The links cut within a list of vertices. *)
Fixpoint crossing (p : list (vertex g)) : list (vertex g * vertex g) :=
  match p with
  | [] => []
  | v :: p => map (fun u => if S v then (v, u) else (u, v)) (filter (fun u => joined v u && xorb (S v) (S u)) p) ++ crossing p
  end.

Lemma crossing_in p e : (forall v, In v p -> is_vertex g v) -> In e (crossing p) ->
  In (fst e) p /\ In (snd e) p /\ adj g (fst e) (snd e) /\ S (fst e) = true /\ S (snd e) = false.
Proof.
  induction p as [|v p IH]; intros V; [intros []|]; cbn [crossing]; rewrite in_app_iff; intros [I|I].
  - apply in_map_iff in I; destruct I as (u & <- & I); apply filter_In in I; destruct I as [I J].
    apply andb_true_iff in J; destruct J as [J X].
    apply (joined_adj g E D) in J; [|apply V; left; reflexivity | apply V; right; exact I].
    destruct (S v) eqn:A, (S u) eqn:B; try discriminate; cbn [fst snd]; rewrite ?A, ?B.
    + split; [left; reflexivity|]; split; [right; exact I|]; auto.
    + split; [right; exact I|]; split; [left; reflexivity|]; split; [exact (adj_sym J) | auto].
  - destruct IH as (A & B & C); auto; [|repeat split; try apply C; right; auto].
    intros u U; apply V; right; exact U.
Qed.

Lemma crossing_NoDup p : (forall v, In v p -> is_vertex g v) -> NoDup p -> NoDup (crossing p).
Proof.
  induction p as [|v p IH]; intros V N; [constructor|]; inversion_clear N as [|? ? H K]; cbn [crossing].
  assert (V' : forall u, In u p -> is_vertex g u) by (intros u U; apply V; right; exact U).
  apply NoDup_app_intro; [|auto|].
  - apply FinFun.Injective_map_NoDup; [|apply NoDup_filter; exact K].
    intros a b Q; destruct (S v); congruence.
  - intros e I J; apply in_map_iff in I; destruct I as (u & <- & I).
    apply (crossing_in p _ V') in J; destruct J as (A & B & _); destruct (S v); cbn in *; contradiction.
Qed.

Lemma crossed_filter v front : crossed (S v) (map (joined v) front) (map S front) =
  Z.of_nat (length (filter (fun u => joined v u && xorb (S v) (S u)) front)).
Proof. induction front as [|u front IH]; [reflexivity|]; cbn; rewrite IH; destruct (joined v u && xorb (S v) (S u)); cbn [length]; lia. Qed.

Lemma run_below rest : forall p front t, NoDup (rev rest ++ p) -> NoDup front -> incl front p -> deep (length front) t ->
  below (cost t (map S front) (length (filter S p))) (Z.of_nat (length (crossing p))) ->
  match run rest front t with
  | Leaf l => below (nth (length (filter S (rev rest ++ p))) l None) (Z.of_nat (length (crossing (rev rest ++ p))))
  | _ => True
  end.
Proof.
  induction rest as [|v rest IH]; intros p front t N F I Q H.
  - cbn [run rev app]; destruct t as [l|]; auto; destruct front; [exact H | contradiction].
  - cbn [run rev]; rewrite <- app_assoc; cbn [app].
    assert (M : forall (l : list (vertex g)), length (map (fun u => negb (existsb (joined u) rest)) l) = length l) by (intros; apply map_length).
    assert (P : ~ In v p). {
      cbn [rev] in N; rewrite <- app_assoc in N; apply NoDup_remove_2 in N; intros J; apply N; apply in_or_app; right; exact J. }
    assert (F' : NoDup (v :: front)) by (constructor; auto).
    assert (L : length (map (joined v) front) = length front) by apply map_length.
    assert (Q' : deep (length (v :: front)) (place (map (joined v) front) t)). {
      cbn [length deep place]; rewrite <- L; split; apply place_on_deep; rewrite L; exact Q. }
    apply IH.
    + cbn [rev] in N; rewrite <- app_assoc in N; exact N.
    + apply kept_NoDup; exact F'.
    + intros u U; apply kept_in in U; destruct U as [->|U]; [left; reflexivity | right; apply I; exact U].
    + rewrite kept_length; [|symmetry; apply M].
      apply (forget_deep _ (length (v :: front))); [exact Q' | apply M].
    + rewrite kept_map; apply forget_below; [rewrite M; exact Q' | rewrite M; apply map_length|].
      assert (K := place_on_below (S v) (map (joined v) front) 0 t (map S front) (length (filter S p)) _
        ltac:(rewrite L; exact Q) ltac:(rewrite !map_length; reflexivity) H).
      unfold cost in *; cbn [map at_leaf place].
      replace (length (filter S (v :: p))) with (if S v then Datatypes.S (length (filter S p)) else length (filter S p))
        by (cbn [filter]; destruct (S v); reflexivity).
      apply (below_more _ (Z.of_nat (length (crossing p)) + 0 + crossed (S v) (map (joined v) front) (map S front))).
      * destruct (S v); exact K.
      * cbn [crossing]; rewrite app_length, map_length, crossed_filter.
        enough (length (filter (fun u => joined v u && xorb (S v) (S u)) front) <=
          length (filter (fun u => joined v u && xorb (S v) (S u)) p))%nat by lia.
        apply NoDup_incl_length; [apply NoDup_filter; exact F|].
        intros u; rewrite !filter_In; intros [U X]; auto.
Qed.
End Side.

Lemma fewest_least w : proper g -> decidable g ->
  match fewest with Some y => w <=? y | None => false end = true -> width_at_least g w.
Proof.
  intros [N Ne] Dec C S B; unfold balanced in B.
  destruct (cut_exists g S (conj N Ne) Dec) as [c Cut]; exists c; split; [exact Cut|].
  assert (N' : NoDup (rev (vertices g) ++ [])) by (rewrite app_nil_r; apply NoDup_rev, N).
  pose proof (run_below S (vertices g) [] [] (Leaf [Some 0]) N' (NoDup_nil _) (incl_refl _) I) as R.
  cbn [crossing filter length map cost] in R.
  specialize (R ltac:(exists 0; split; [reflexivity | lia])).
  unfold fewest in C; destruct (run (vertices g) [] (Leaf [Some 0])) as [l|]; [|discriminate].
  rewrite app_nil_r in R.
  assert (H : length (filter S (rev (vertices g))) = Nat.div2 (length (vertices g))). {
    replace (length (filter S (rev (vertices g)))) with (length (filter S (vertices g))).
    - rewrite Nat.div2_div; apply Nat2Z.inj; rewrite B, Nat2Z.inj_div; reflexivity.
    - clear; induction (vertices g) as [|v l IH]; [reflexivity|]; cbn [rev filter]; rewrite filter_app, app_length, <- IH.
      cbn [filter]; destruct (S v); cbn [length]; lia. }
  rewrite H in R; destruct R as (y & Y & L); rewrite Y in C.
  assert (V : forall v, In v (rev (vertices g)) -> is_vertex g v) by (intros v J; apply in_rev; exact J).
  destruct Cut as (cuts & [CN CI] & <-).
  enough (length (crossing S (rev (vertices g))) <= length cuts)%nat by lia.
  apply NoDup_incl_length; [apply crossing_NoDup; [exact V | apply NoDup_rev, N]|].
  intros e J; apply CI; apply crossing_in in J; [|exact V]; destruct J as (_ & _ & J); exact J.
Qed.

(* The vertices of a list on side true. *)
Definition side (l : list (vertex g)) (v : vertex g) : bool := member g E v l.

Definition side_right (l : list (vertex g)) (w : Z) : bool :=
  (Z.of_nat (length (filter (side l) (vertices g))) =? Z.of_nat (length (vertices g)) / 2) &&
  (Z.of_nat (length (filter (fun e => joined (fst e) (snd e) && side l (fst e) && negb (side l (snd e))) (list_prod (vertices g) (vertices g)))) =? w).

Lemma side_sound l w : proper g -> side_right l w = true -> balanced g (side l) /\ cut g (side l) w.
Proof.
  intros [N _] C; apply andb_true_iff in C; destruct C as [A B]; split; [apply Z.eqb_eq; exact A|].
  apply Z.eqb_eq in B; rewrite <- B; apply count_list; [apply NoDup_filter, NoDup_list_prod; exact N|].
  intros [u v]; rewrite filter_In, in_prod_iff, !andb_true_iff, negb_true_iff; cbn [fst snd]; split.
  - intros [[U V] [[J X] Y]]; apply joined_adj in J; auto.
  - intros (J & X & Y); pose proof (adj_left J); pose proof (adj_right J); repeat split; auto; apply joined_adj; auto.
Qed.

Theorem width_by_computation l w : proper g -> decidable g -> side_right l w = true ->
  match fewest with Some y => w <=? y | None => false end = true -> bisection_width g w.
Proof.
  intros P Dec A B; destruct (side_sound l w P A) as [X Y]; split; [exists (side l); auto|].
  intros S; apply (fewest_least w P Dec B).
Qed.
End Width.
