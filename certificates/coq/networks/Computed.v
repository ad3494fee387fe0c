(* Distances in one small network by computation: levels from each vertex, which are checked against
   the links. Nothing here rests on axioms, as the checkers of certificates do. *)

From Coq Require Import ZArith Lia List Bool Permutation.
From Topocert Require Import Graph Numbered Walk Links.
Import ListNotations.
Open Scope Z_scope.

Lemma yes_iff {P : Prop} (d : {P} + {~ P}) : yes d = true <-> P.
Proof. unfold yes; destruct d; split; auto; discriminate. Qed.

Lemma numbered_unique g i u v : numbered g i u -> numbered g i v -> u = v.
Proof. intros [_ A] [_ B]; congruence. Qed.

Lemma numbered_vertex g i v : numbered g i v -> is_vertex g v.
Proof. intros [_ A]; exact (nth_error_In _ _ A). Qed.

Lemma distance_sum_unique g s t : distance_sum g s -> distance_sum g t -> s = t.
Proof.
  intros (d & A & <-) (e & B & <-); apply sum_over_ext; intros u U; apply sum_over_ext; intros v V.
  exact (dist_unique g u v _ _ (A u v U V) (B u v U V)).
Qed.

Section Computed.
Variable g : graph.
Variable E : tells g.
Variable D : decides g.

Definition same (u v : vertex g) : bool := yes (E u v).
Definition joined (u v : vertex g) : bool := negb (same u v) && (yes (D u v) || yes (D v u)).
Definition rows : list (vertex g * list (vertex g)) := map (fun u => (u, filter (joined u) (vertices g))) (vertices g).

Lemma same_iff u v : same u v = true <-> u = v.
Proof. apply yes_iff. Qed.

Lemma joined_adj u v : is_vertex g u -> is_vertex g v -> (joined u v = true <-> adj g u v).
Proof.
  intros U V; unfold joined, adj; rewrite andb_true_iff, negb_true_iff, orb_true_iff, !yes_iff.
  split.
  - intros [A B]; repeat split; auto; intros H; apply same_iff in H; congruence.
  - intros (_ & _ & A & B); split; auto; destruct (same u v) eqn:S; auto; apply same_iff in S; contradiction.
Qed.

Lemma rows_right u l : In (u, l) rows -> is_vertex g u /\ forall w, In w l <-> adj g u w.
Proof.
  unfold rows; rewrite in_map_iff; intros (v & H & V); injection H as <- <-; split; [exact V|].
  intros w; rewrite filter_In; split.
  - intros [W J]; apply joined_adj; auto.
  - intros A; pose proof (adj_right A); split; auto; apply joined_adj; auto.
Qed.

Lemma rows_all u : is_vertex g u -> exists l, In (u, l) rows.
Proof. intros U; exists (filter (joined u) (vertices g)); unfold rows; apply in_map_iff; exists u; auto. Qed.

(* ---------- Levels ---------- *)

Definition member (u : vertex g) (l : list (vertex g)) : bool := existsb (same u) l.

Fixpoint layers (fuel : nat) (R : list (vertex g * list (vertex g))) (d : Z) (seen final : list (vertex g)) : list (vertex g * Z) :=
  match fuel with
  | O => []
  | S fuel =>
    let fresh := map fst (filter (fun r => negb (member (fst r) seen) && existsb (fun w => member w final) (snd r)) R) in
    map (fun u => (u, d)) final ++ match fresh with [] => [] | _ => layers fuel R (d + 1) (fresh ++ seen) fresh end
  end.

Definition levels (R : list (vertex g * list (vertex g))) (v : vertex g) : list (vertex g * Z) :=
  layers (S (length R)) R 0 [v] [v].

Fixpoint find {A} (none : A) (u : vertex g) (l : list (vertex g * A)) : A :=
  match l with [] => none | (w, d) :: l => if same u w then d else find none u l end.

(* What is found from v is the distance: 0 at v alone, elsewhere a neighbour has one less, and
   none has more than one less. *)
Definition levels_right (R : list (vertex g * list (vertex g))) (v : vertex g) (t : list (vertex g * Z)) : bool :=
  let f u := find 0 u t in
  forallb (fun r => let d := f (fst r) in
    (0 <=? d) && (if same (fst r) v then d =? 0 else existsb (fun w => f w =? d - 1) (snd r)) &&
    forallb (fun w => f w <=? d + 1) (snd r)) R.

Lemma levels_sound v t : is_vertex g v -> levels_right rows v t = true ->
  forall u, is_vertex g u -> dist g v u (find 0 u t).
Proof.
  intros V C; unfold levels_right in C; rewrite forallb_forall in C.
  assert (Z0 : find 0 v t = 0). {
    destruct (rows_all v V) as [l L]; specialize (C _ L); cbn [fst snd] in C.
    rewrite (proj2 (same_iff v v) eq_refl), !andb_true_iff in C; lia. }
  assert (P : potential g (fun u => find 0 u t)). {
    intros a b A; destruct (rows_all a (adj_left A)) as [l L]; pose proof (rows_right a l L) as [_ N].
    specialize (C _ L); cbn [fst snd] in C; apply andb_true_iff in C; destruct C as [_ C].
    rewrite forallb_forall in C; specialize (C b (proj2 (N b) A)); lia. }
  assert (N0 : forall u, is_vertex g u -> 0 <= find 0 u t). {
    intros u U; destruct (rows_all u U) as [l L]; specialize (C _ L); cbn [fst snd] in C; rewrite !andb_true_iff in C; lia. }
  assert (W : forall n u, is_vertex g u -> find 0 u t = Z.of_nat n -> walk g v u (Z.of_nat n)). {
    induction n as [|n IH]; intros u U F;
      destruct (rows_all u U) as [l L]; pose proof (rows_right u l L) as [_ N];
      specialize (C _ L); cbn [fst snd] in C; rewrite !andb_true_iff in C; destruct C as [[C0 C1] _];
      destruct (same u v) eqn:S.
    - apply same_iff in S; subst u; apply walk_here; exact V.
    - apply existsb_exists in C1; destruct C1 as (w & A & Q); apply N in A.
      pose proof (N0 w (adj_right A)); lia.
    - apply same_iff in S; subst u; lia.
    - apply existsb_exists in C1; destruct C1 as (w & A & Q); apply N in A.
      apply (walk_cast g v u (Z.of_nat n + 1)); [|lia].
      apply walk_app with w; [apply IH; [exact (adj_right A) | lia] | apply walk_one, adj_sym; exact A]. }
  intros u U.
  pose proof (N0 u U) as N.
  split.
  - rewrite <- (Z2Nat.id _ N); apply W; [exact U | rewrite Z2Nat.id; auto].
  - intros e Q; pose proof (potential_walk g _ v u e P Q); cbv beta in *; lia.
Qed.
End Computed.

(* ---------- A table of all distances ---------- *)

Section Table.
Variable g : graph.
Variable E : tells g.
Variable D : decides g.

Definition table : list (vertex g * list (vertex g * Z)) :=
  let R := rows g E D in map (fun v => (v, levels g E R v)) (vertices g).

Definition table_right (T : list (vertex g * list (vertex g * Z))) : bool :=
  let R := rows g E D in forallb (fun v => levels_right g E R v (find g E [] v T)) (vertices g).

Variable T : list (vertex g * list (vertex g * Z)).
Definition between (u v : vertex g) : Z := find g E 0 v (find g E [] u T).

Lemma table_sound : table_right T = true -> forall u v, is_vertex g u -> is_vertex g v -> dist g u v (between u v).
Proof.
  intros C u v U V; unfold table_right in C; rewrite forallb_forall in C.
  exact (levels_sound g E D u (find g E [] u T) U (C u U) v V).
Qed.

Hypothesis right : forall u v, is_vertex g u -> is_vertex g v -> dist g u v (between u v).

Definition at_number (i : Z) : option (vertex g) := if 0 <=? i then nth_error (vertices g) (Z.to_nat i) else None.

Lemma at_number_iff i v : at_number i = Some v <-> numbered g i v.
Proof. unfold at_number, numbered; destruct (Z.leb_spec 0 i); split; try tauto; try discriminate; intros [? _]; lia. Qed.

Lemma between_unique u v d : dist g u v d -> d = between u v.
Proof.
  intros A; apply (dist_unique g u v _ _ A), right; destruct A as [W _]; [exact (walk_left _ _ _ _ W) | exact (walk_right _ _ _ _ W)].
Qed.

(* What is asked by numbers, and at once its value. *)
Definition value (f : vertex g -> Z) (i : Z) : option Z := option_map f (at_number i).

Lemma value_iff (P : vertex g -> Z -> Prop) f i x :
  (forall v y, is_vertex g v -> (P v y <-> y = f v)) -> ((exists v, numbered g i v /\ P v x) <-> value f i = Some x).
Proof.
  intros F; unfold value; split.
  - intros (v & A & B); rewrite (proj2 (at_number_iff i v) A); cbn; apply F in B; [congruence | exact (numbered_vertex _ _ _ A)].
  - destruct (at_number i) as [v|] eqn:A; [|discriminate]; cbn; intros B; injection B as B.
    apply at_number_iff in A; exists v; split; [exact A | apply F; [exact (numbered_vertex _ _ _ A) | congruence]].
Qed.

Definition value_between (i j : Z) : option Z :=
  match at_number j with Some v => value (fun u => between u v) i | None => None end.

Lemma between_iff i j d : distance_between g i j d <-> value_between i j = Some d.
Proof.
  unfold value_between, distance_between; split.
  - intros (u & v & A & B & C); rewrite (proj2 (at_number_iff j v) B).
    apply (value_iff (fun u y => dist g u v y)); [|exists u; auto].
    intros w y W; split; [apply between_unique | intros ->; apply right; [exact W | exact (numbered_vertex _ _ _ B)]].
  - destruct (at_number j) as [v|] eqn:B; [|discriminate]; apply at_number_iff in B; intros C.
    apply (value_iff (fun u y => dist g u v y)) in C; [destruct C as (u & A & C); exists u, v; auto|].
    intros w y W; split; [apply between_unique | intros ->; apply right; [exact W | exact (numbered_vertex _ _ _ B)]].
Qed.

Definition value_at (i d : Z) : option Z :=
  value (fun v => Z.of_nat (length (filter (fun u => between v u =? d) (vertices g)))) i.

Lemma count_at v d : NoDup (vertices g) -> is_vertex g v ->
  count (fun u => dist g v u d) (Z.of_nat (length (filter (fun u => between v u =? d) (vertices g)))).
Proof.
  intros N V; apply count_list; [apply NoDup_filter, N|]; intros u; rewrite filter_In, Z.eqb_eq; split.
  - intros [U <-]; apply right; auto.
  - intros A; pose proof (between_unique v u d A) as B; split; [exact (walk_right _ _ _ _ (proj1 A)) | auto].
Qed.

Lemma at_iff i d n : NoDup (vertices g) -> at_distance g i d n <-> value_at i d = Some n.
Proof.
  intros N; apply (value_iff (fun v y => count (fun u => dist g v u d) y)); intros v y V; split.
  - intros C; exact (count_unique _ _ _ C (count_at v d N V)).
  - intros ->; apply count_at; auto.
Qed.

Definition value_from : Z -> option Z := value (fun v => sum_over (between v) (vertices g)).

Lemma from_iff i s : distance_sum_from g i s <-> value_from i = Some s.
Proof.
  unfold value_from; rewrite <- (value_iff (fun v y => exists d, (forall u, is_vertex g u -> dist g v u (d u)) /\ sum_over d (vertices g) = y)).
  - unfold distance_sum_from; firstorder.
  - intros v y V; split.
    + intros (d & A & <-); apply sum_over_ext; intros u U; apply between_unique, A, U.
    + intros ->; exists (between v); split; [intros u U; apply right; auto | reflexivity].
Qed.

Definition value_eccentricity : Z -> option Z := value (fun v => fold_right (fun u => Z.max (between v u)) 0 (vertices g)).

Lemma fold_max (f : vertex g -> Z) l : (forall u, In u l -> f u <= fold_right (fun u => Z.max (f u)) 0 l) /\
  (fold_right (fun u => Z.max (f u)) 0 l = 0 \/ exists u, In u l /\ f u = fold_right (fun u => Z.max (f u)) 0 l).
Proof.
  induction l as [|a l [A B]]; cbn; [intuition|]; split.
  - intros u [->|U]; [lia | specialize (A u U); lia].
  - destruct (Z.max_spec (f a) (fold_right (fun u => Z.max (f u)) 0 l)) as [[_ ->]|[_ ->]].
    + destruct B as [B|(u & U & B)]; [left; exact B | right; exists u; auto].
    + right; exists a; auto.
Qed.

Lemma eccentricity_right v : is_vertex g v -> eccentricity g v (fold_right (fun u => Z.max (between v u)) 0 (vertices g)).
Proof.
  intros V; destruct (fold_max (between v) (vertices g)) as [A B]; split.
  - intros u U; exists (between v u); split; [apply right; auto | apply A; exact U].
  - destruct B as [B|(u & U & B)]; [exists v; rewrite B; apply dist_self, V | exists u; rewrite <- B; apply right; auto].
Qed.

Lemma eccentricity_unique v e e' : eccentricity g v e -> eccentricity g v e' -> e = e'.
Proof.
  intros [A (u & U)] [B (w & W)].
  destruct (A w (walk_right _ _ _ _ (proj1 W))) as (x & X & X'), (B u (walk_right _ _ _ _ (proj1 U))) as (y & Y & Y').
  rewrite (dist_unique _ _ _ _ _ W X) in *; rewrite (dist_unique _ _ _ _ _ U Y) in *; lia.
Qed.

Lemma eccentricity_iff i e : eccentricity_of g i e <-> value_eccentricity i = Some e.
Proof.
  apply (value_iff (eccentricity g)); intros v y V; split.
  - intros A; exact (eccentricity_unique v _ _ A (eccentricity_right v V)).
  - intros ->; apply eccentricity_right, V.
Qed.

Definition table_sum : Z := sum_over (fun u => sum_over (between u) (vertices g)) (vertices g).

Lemma sum_right : distance_sum g table_sum.
Proof. exists between; split; [exact right | reflexivity]. Qed.

(* ---------- Shortest paths ---------- *)

Lemma between_one u v : is_vertex g u -> is_vertex g v -> (between u v = 1 <-> adj g u v).
Proof.
  intros U V; pose proof (right u v U V) as R; split.
  - intros B; rewrite B in R; destruct (walk_first _ _ _ _ (proj1 R) ltac:(lia)) as (w & A & W).
    apply walk_zero in W; subst w; exact A.
  - intros A; exact (dist_unique _ _ _ _ _ R (dist_one g u v A)).
Qed.

Fixpoint paths (k : nat) (u v : vertex g) : list (list (vertex g)) :=
  match k with
  | O => [[]]
  | S k => flat_map (fun w => if (between u w =? 1) && (between w v =? Z.of_nat k) then map (cons w) (paths k w v) else []) (vertices g)
  end.

Lemma path_walk u l : is_vertex g u -> path g (u :: l) -> walk g u (last l u) (Z.of_nat (length l)).
Proof.
  revert u; induction l as [|w l IH]; intros u U P; [apply walk_here, U|].
  destruct P as [A P]; specialize (IH w (adj_right A) P).
  apply (walk_cast g u _ (Z.of_nat (length l) + 1)); [|cbn [length]; lia].
  replace (last (w :: l) u) with (last l w).
  - apply walk_hop with w; auto.
  - clear; revert w; induction l as [|x l IH]; intros w; [reflexivity|]; cbn [last] in *; destruct l; auto.
Qed.

Lemma NoDup_flat_map {A B} (f : A -> list B) l : NoDup l -> (forall a, In a l -> NoDup (f a)) ->
  (forall a b x, In x (f a) -> In x (f b) -> a = b) -> NoDup (flat_map f l).
Proof.
  intros N F S; induction N as [|a l H N IH]; [constructor|]; cbn; apply NoDup_app_intro.
  - apply F; left; reflexivity.
  - apply IH; intros b I; apply F; right; exact I.
  - intros x X Y; apply in_flat_map in Y; destruct Y as (b & I & Y); rewrite (S a b x X Y) in H; contradiction.
Qed.

Lemma paths_right k u v : NoDup (vertices g) -> is_vertex g u -> is_vertex g v -> between u v = Z.of_nat k ->
  lists (fun l => path g (u :: l) /\ last l u = v /\ Z.of_nat (length l) = Z.of_nat k) (paths k u v).
Proof.
  intros N; revert u; induction k as [|k IH]; intros u U V B.
  - split; [repeat constructor; auto|]; intros l; cbn; split.
    + intros [<-|[]]; cbn; repeat split.
      apply (dist_zero g); replace 0 with (between u v); auto.
    + intros (_ & _ & L); left; destruct l; auto; cbn in L; lia.
  - split; cbn [paths].
    + apply NoDup_flat_map; auto.
      * intros w W; destruct ((between u w =? 1) && (between w v =? Z.of_nat k)) eqn:C; [|constructor].
        apply FinFun.Injective_map_NoDup; [intros x y H; congruence|].
        apply andb_true_iff in C; destruct C as [_ C]; apply Z.eqb_eq in C; apply IH; assumption.
      * intros a b x; destruct ((between u a =? 1) && (between a v =? Z.of_nat k)), ((between u b =? 1) && (between b v =? Z.of_nat k));
          try contradiction; rewrite !in_map_iff; intros (p & <- & _) (q & H & _); congruence.
    + intros l; rewrite in_flat_map; split.
      * intros (w & W & L); destruct ((between u w =? 1) && (between w v =? Z.of_nat k)) eqn:C; [|contradiction].
        apply andb_true_iff in C; destruct C as [C C']; apply Z.eqb_eq, between_one in C; [|exact U | exact W].
        apply Z.eqb_eq in C'; apply in_map_iff in L; destruct L as (p & <- & L); apply IH in L; [|exact W | exact V | exact C'].
        destruct L as (P & Q & R); split; [split; [exact C | exact P]|]; split; [|cbn [length]; rewrite Nat2Z.inj_succ, Nat2Z.inj_succ; f_equal; exact R].
        rewrite <- Q; clear; revert w; induction p as [|x p IH]; intros w; [reflexivity|]; cbn [last] in *; destruct p; auto.
      * intros (P & Q & R); destruct l as [|w l]; [cbn in R; lia|]; destruct P as [A P].
        pose proof (adj_right A) as W; exists w; split; [exact W|].
        assert (L : last l w = v). { rewrite <- Q; clear; revert w; induction l as [|x l IH]; intros w; [reflexivity|]; cbn [last] in *; destruct l; auto. }
        assert (K : Z.of_nat (length l) = Z.of_nat k) by (cbn [length] in R; lia).
        pose proof (path_walk w l W P) as X; rewrite L, K in X.
        pose proof (dist_walk_le g w v _ _ (right w v W V) X).
        pose proof (dist_adjacent_distance g u v w _ _ A (right u v U V) (right w v W V)).
        assert (F : between w v = Z.of_nat k) by lia.
        rewrite (proj2 (between_one u w U W) A), F, !Z.eqb_refl; cbn [andb].
        apply in_map, IH; [exact W | exact V | exact F | auto].
Qed.

Definition path_count (u v : vertex g) : Z := Z.of_nat (length (paths (Z.to_nat (between u v)) u v)).

Lemma shortest_paths_right u v : NoDup (vertices g) -> is_vertex g u -> is_vertex g v -> shortest_paths g u v (path_count u v).
Proof.
  intros N U V; pose proof (right u v U V) as R; exists (between u v); split; [exact R|].
  pose proof (dist_nonneg g u v _ R); exists (paths (Z.to_nat (between u v)) u v); split; [|reflexivity].
  pose proof (paths_right (Z.to_nat (between u v)) u v N U V) as P; rewrite Z2Nat.id in P; auto.
Qed.

Lemma shortest_paths_unique u v n n' : shortest_paths g u v n -> shortest_paths g u v n' -> n = n'.
Proof. intros (d & A & B) (e & A' & B'); rewrite (dist_unique _ _ _ _ _ A A') in B; exact (count_unique _ _ _ B B'). Qed.

Definition path_sum (u : vertex g) : Z := sum_over (path_count u) (vertices g).

Lemma shortest_paths_from_right u : NoDup (vertices g) -> is_vertex g u -> shortest_paths_from g u (path_sum u).
Proof. intros N U; exists (path_count u); split; [intros v V; apply shortest_paths_right; auto | reflexivity]. Qed.

Lemma shortest_paths_from_unique u n n' : shortest_paths_from g u n -> shortest_paths_from g u n' -> n = n'.
Proof.
  intros (p & A & <-) (q & B & <-); apply sum_over_ext; intros v V.
  exact (shortest_paths_unique u v _ _ (A v V) (B v V)).
Qed.
End Table.
