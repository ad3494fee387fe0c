(* A lower bound of the bisection width by a flow modulo symmetry: the argument is that of
   certificates/flow.go and certificates/doc.go, "flow".

   Every automorphism of a finite group takes a tree to a tree; a tree carries one unit
   from each vertex to its root, so each image must send as much across a cut as the cut
   separates from its root. Added up over the group, the load of a link is the same for
   all links of an orbit. Here a pair of vertices is a link in one direction, or twice the
   same vertex; an orbit is a class of pairs that generators of the group are seen to
   join. The group is that of all permutations that keep the links and the classes: it is
   never computed. *)

From Coq Require Import ZArith Lia Bool Uint63 PArray List Permutation.
From Topocert Require Import Graph Walk Links CheckGraph CheckIso CheckSymmetry CheckRefute CheckCut.
Import ListNotations.
Open Scope Z_scope.

(* ---------- Sums ---------- *)

Lemma sum_over_flat {A B} (f : B -> Z) (h : A -> list B) l :
  sum_over f (flat_map h l) = sum_over (fun a => sum_over f (h a)) l.
Proof. induction l as [|a l IH]; simpl; [reflexivity|]; rewrite sum_over_app, IH; reflexivity. Qed.

Lemma sum_over_nonneg {A} (f : A -> Z) l : (forall a, In a l -> 0 <= f a) -> 0 <= sum_over f l.
Proof. induction l as [|a l IH]; simpl; intros H; [lia|]; pose proof (H a (or_introl eq_refl)); pose proof (IH (fun b I => H b (or_intror I))); lia. Qed.

Lemma sum_over_filter {A} (f : A -> Z) (b : A -> bool) l : sum_over f (filter b l) = sum_over (fun a => if b a then f a else 0) l.
Proof. induction l as [|a l IH]; simpl; [reflexivity|]; destruct (b a); simpl; lia. Qed.

(* The weights that a list has at a class. *)
Definition at_class (c : int) (e : int * Z) : Z := if (fst e =? c)%uint63 then snd e else 0.
Definition tally (l : list (int * Z)) (c : int) : Z := sum_over (at_class c) l.

Definition tallies (k : int) (l : list (int * Z)) : array Z :=
  fold_left (fun (t : array Z) (e : int * Z) => let (c, w) := e in t.[c <- t.[c] + w]) l (make k 0).

Lemma tallies_spec k l c : to_Z k <= 4194303 -> to_Z c < to_Z k -> (tallies k l).[c] = tally l c.
Proof.
  intros K C; unfold tallies.
  assert (L : forall l (t : array Z), PArray.length t = k ->
    (fold_left (fun (t : array Z) (e : int * Z) => let (c, w) := e in t.[c <- t.[c] + w]) l t).[c] = t.[c] + tally l c).
  { clear l; induction l as [|[d w] l IH]; intros t T; [unfold tally; simpl; lia|]; simpl fold_left; rewrite IH by (rewrite length_set; exact T).
    change (tally ((d, w) :: l) c) with ((if (d =? c)%uint63 then w else 0) + tally l c); destruct (d =? c)%uint63 eqn:E.
    - apply int_eqb_eq in E; subst d; rewrite get_set_same; [lia|]; rewrite T; apply ltb_true; exact C.
    - apply int_eqb_neq in E; rewrite get_set_other by exact E; lia. }
  rewrite L, get_make; [lia|]; rewrite length_make; replace (k <=? max_length)%uint63 with true; [reflexivity|].
  symmetry; apply Uint63.leb_spec; rewrite max_length_value; exact K.
Qed.

(* Added up class by class. *)
Lemma by_class (f : int -> Z) (cs : list int) l : NoDup cs -> (forall e, In e l -> In (fst e) cs) ->
  sum_over (fun e : int * Z => snd e * f (fst e)) l = sum_over (fun c => tally l c * f c) cs.
Proof.
  intros N; induction l as [|[d w] l IH]; intros H.
  - simpl; symmetry; rewrite (sum_over_constant _ 0); [lia | reflexivity].
  - simpl sum_over at 1; rewrite IH by (intros e E; apply H; right; exact E).
    assert (D : In d cs) by (apply (H (d, w)); left; reflexivity).
    assert (E : sum_over (fun c => at_class c (d, w) * f c) cs = w * f d).
    { clear - N D; induction N as [|c cs X N IH]; [destruct D|]; simpl sum_over; unfold at_class at 1; simpl fst; simpl snd.
      destruct D as [->|D].
      - rewrite (proj2 (int_eqb_eq d d) eq_refl), (sum_over_constant _ 0); [lia|]; intros c C; unfold at_class; simpl.
        destruct (d =? c)%uint63 eqn:E; [apply int_eqb_eq in E; subst; contradiction | lia].
      - destruct (d =? c)%uint63 eqn:E; [apply int_eqb_eq in E; subst; contradiction | rewrite IH by exact D; lia]. }
    rewrite <- E, <- sum_over_add; apply sum_over_ext; intros c _; unfold tally; simpl sum_over; lia.
Qed.

(* ---------- Pairs, classes, the group ---------- *)

Lemma nth_up k : forall m i d, (k < m)%nat -> nth k (up m i) d = (i + of_Z (Z.of_nat k))%uint63.
Proof.
  induction k as [|k IH]; intros [|m] i d L; try lia; simpl nth.
  - change (of_Z (Z.of_nat 0)) with 0%uint63; apply to_Z_inj; rewrite Uint63.add_spec; change (to_Z 0) with 0; rewrite Z.add_0_r.
    symmetry; apply Z.mod_small, int_range.
  - rewrite IH by lia; apply to_Z_inj; rewrite !Uint63.add_spec, !of_Z_spec; change (to_Z 1) with 1.
    rewrite Nat2Z.inj_succ, !Zplus_mod_idemp_r, Zplus_mod_idemp_l; f_equal; lia.
Qed.

Definition image (t : list int) (v : int) : int := nth (Z.to_nat (to_Z v)) t 0%uint63.

Lemma image_map (f : int -> int) n v : to_Z v < to_Z n -> image (map f (ints n)) v = f v.
Proof.
  intros V; pose proof (int_range v); unfold image.
  assert (L : (Z.to_nat (to_Z v) < length (ints n))%nat) by (apply Nat2Z.inj_lt; rewrite length_ints, Z2Nat.id; lia).
  rewrite (nth_indep _ _ (f 0%uint63)) by (rewrite map_length; exact L).
  rewrite map_nth; f_equal; unfold ints in *; rewrite length_up in L; rewrite nth_up by exact L.
  rewrite Z2Nat.id, of_to_Z by lia; apply to_Z_inj; rewrite Uint63.add_spec; change (to_Z 0) with 0; apply Z.mod_small; lia.
Qed.

Lemma map_image t n : length t = length (ints n) -> map (image t) (ints n) = t.
Proof.
  intros L; apply nth_ext with (d := 0%uint63) (d' := 0%uint63); [rewrite map_length; symmetry; exact L|].
  intros k K; rewrite map_length in K; pose proof (length_ints n); pose proof (int_range n).
  assert (E : to_Z (of_Z (Z.of_nat k)) = Z.of_nat k) by (apply int_of_Z; lia).
  assert (X : nth k (map (image t) (ints n)) 0%uint63 = image (map (image t) (ints n)) (of_Z (Z.of_nat k))) by (unfold image at 2; rewrite E, Nat2Z.id; reflexivity).
  rewrite X, image_map by lia; unfold image; rewrite E, Nat2Z.id; reflexivity.
Qed.

Fixpoint all_tables (k : nat) (l : list int) : list (list int) :=
  match k with O => [[]] | S k => flat_map (fun v => map (cons v) (all_tables k l)) l end.

Lemma in_all_tables k l t : In t (all_tables k l) <-> length t = k /\ forall v, In v t -> In v l.
Proof.
  revert t; induction k as [|k IH]; intros t; simpl.
  - split; [intros [<-|[]]; split; [reflexivity | intros v []]|]; intros [L _]; left; destruct t; [reflexivity | discriminate].
  - rewrite in_flat_map; split.
    + intros (v & V & I); apply in_map_iff in I; destruct I as (r & <- & R); apply IH in R; destruct R as [L R].
      split; [simpl; congruence|]; intros w [<-|I]; [exact V | apply R, I].
    + intros [L H]; destruct t as [|v r]; [discriminate|]; exists v; split; [apply H; left; reflexivity|].
      apply in_map, IH; split; [simpl in L; lia | intros w I; apply H; right; exact I].
Qed.

Lemma NoDup_pairs (f : int -> list int) l : NoDup l -> (forall u, In u l -> NoDup (f u)) -> NoDup (flat_map (fun u => map (pair u) (f u)) l).
Proof.
  intros N; induction N as [|u l H N IH]; intros F; simpl; [constructor|]; apply NoDup_app_intro.
  - apply NoDup_map_inj; [intros a b _ _ E; congruence | apply F; left; reflexivity].
  - apply IH; intros v V; apply F; right; exact V.
  - intros [a b] I J; apply in_map_iff in I; destruct I as (c & E & _); apply in_flat_map in J; destruct J as (d & D & J).
    apply in_map_iff in J; destruct J as (e & E' & _); congruence.
Qed.

Section Group.
Variable P : plain.
Hypothesis W : good_plain P.
Variable class : int -> int -> int.

Notation V := (ints (total P)).
Definition near (u : int) : list int := u :: row P u.
Definition X : list (int * int) := flat_map (fun u => map (pair u) (near u)) V.

Lemma in_X u v : In (u, v) X <-> to_Z u < to_Z (total P) /\ In v (near u).
Proof.
  unfold X; rewrite in_flat_map; split.
  - intros (x & I & J); apply in_ints in I; apply in_map_iff in J; destruct J as (y & E & J); split; congruence.
  - intros [U I]; exists u; split; [apply in_ints, U | apply in_map, I].
Qed.

Lemma X_below u v : In (u, v) X -> to_Z u < to_Z (total P) /\ to_Z v < to_Z (total P).
Proof. rewrite in_X; intros [U [<-|I]]; split; auto; apply (row_below W u v U I). Qed.

Lemma NoDup_X : NoDup X.
Proof.
  apply NoDup_pairs; [apply NoDup_ints|]; intros u U; apply in_ints in U; constructor; [|apply row_once; assumption].
  intros I; apply (row_other W u u U I); reflexivity.
Qed.

(* It keeps the pairs and their classes. *)
Definition keeps (f : int -> int) : bool :=
  every (total P) (fun u => let a := f u in let r := near a in forallb (fun v => let b := f v in among b r && (class a b =? class u v)%uint63) (near u)).

Lemma keeps_sound f u v : keeps f = true -> In (u, v) X -> In (f v) (near (f u)) /\ class (f u) (f v) = class u v.
Proof.
  intros K I; apply in_X in I; destruct I as [U I]; apply (every_sound _ _ K) in U; cbv beta zeta in U; rewrite forallb_forall in U.
  apply U in I; apply andb_true_iff in I; destruct I as [A B]; split; [apply among_spec, A | apply int_eqb_eq, B].
Qed.

Definition good_table (t : list int) : bool := every (total P) (fun v => among v t) && keeps (image t).

Definition group : list (list int) := nodup (list_eq_dec int_dec) (filter good_table (all_tables (length V) V)).

Lemma in_group t : In t group <-> length t = length V /\ (forall v, In v t -> In v V) /\ (forall v, In v V -> In v t) /\ keeps (image t) = true.
Proof.
  unfold group; rewrite nodup_In, filter_In, in_all_tables; unfold good_table; rewrite andb_true_iff; split.
  - intros [[L A] [B K]]; split; [exact L|]; split; [exact A|]; split; [|exact K]; intros v I; apply in_ints in I.
    apply (every_sound _ _ B) in I; apply among_spec; exact I.
  - intros (L & A & B & K); split; [split; assumption|]; split; [|exact K].
    unfold every; apply forallb_forall; intros v I; apply among_spec, B, I.
Qed.

Lemma group_image t v : In t group -> to_Z v < to_Z (total P) -> to_Z (image t v) < to_Z (total P).
Proof.
  intros T I; apply in_group in T; destruct T as (L & A & _); apply in_ints, A.
  apply in_ints in I; apply (in_map (image t)) in I; rewrite (map_image t (total P) L) in I; exact I.
Qed.

Lemma group_permutes t : In t group -> Permutation (map (image t) V) V.
Proof.
  intros T; apply in_group in T; destruct T as (L & A & B & _); rewrite (map_image t _ L); symmetry.
  apply NoDup_Permutation_bis; [apply NoDup_ints | rewrite L; constructor | intros v I; apply B, I].
Qed.

Lemma group_injective t u v : In t group -> In u V -> In v V -> image t u = image t v -> u = v.
Proof.
  intros T U I; apply (NoDup_map_back (image t) V); auto; eapply Permutation_NoDup; [apply Permutation_sym, group_permutes, T | apply NoDup_ints].
Qed.

Definition moved (t : list int) (e : int * int) : int * int := (image t (fst e), image t (snd e)).

Lemma group_pairs t : In t group -> Permutation (map (moved t) X) X.
Proof.
  intros T; apply NoDup_Permutation_bis.
  - apply NoDup_map_inj; [|apply NoDup_X]; intros [a b] [c d] I J E; unfold moved in E; simpl in E; apply pair_equal_spec in E; destruct E as [E F].
    apply X_below in I, J; destruct I as [A B], J as [C D]; apply in_ints in A, B, C, D.
    apply (group_injective t) in E; auto; apply (group_injective t) in F; auto; congruence.
  - rewrite map_length; constructor.
  - intros [a b] I; apply in_map_iff in I; destruct I as ([u v] & E & I); injection E as <- <-.
    pose proof (X_below u v I) as [U _]; apply in_X; split; [apply group_image; assumption|].
    apply in_group in T; apply (keeps_sound _ _ _ (proj2 (proj2 (proj2 T))) I).
Qed.

Lemma group_class t u v : In t group -> In (u, v) X -> class (image t u) (image t v) = class u v.
Proof. intros T I; apply in_group in T; apply (keeps_sound _ _ _ (proj2 (proj2 (proj2 T))) I). Qed.

(* The identity is in it. *)
Lemma group_some : In (map (fun v => v) V) group.
Proof.
  apply in_group; rewrite map_id; split; [reflexivity|]; split; [auto|]; split; [auto|].
  assert (E : forall v, to_Z v < to_Z (total P) -> image V v = v) by (intros v I; rewrite <- (map_id V), image_map; auto).
  unfold keeps, every; apply forallb_forall; intros u U; apply in_ints in U; cbv zeta; apply forallb_forall; intros v I.
  assert (J : In (u, v) X) by (apply in_X; auto); apply X_below in J; destruct J as [_ J]; rewrite !E by assumption.
  apply andb_true_iff; split; [apply among_spec, I | apply int_eqb_eq; reflexivity].
Qed.

(* ---------- Generators ---------- *)

Definition generator (k : int -> int) : Prop := keeps k = true /\ (forall v, In v V -> In (k v) V) /\ forall v, In v V -> exists u, In u V /\ k u = v.

Definition after (t : list int) (k : int -> int) : list int := map (fun v => image t (k v)) V.

Lemma after_group t k : generator k -> In t group -> In (after t k) group.
Proof.
  intros (K & I & S) T; pose proof T as T'; apply in_group in T'; destruct T' as (L & A & B & _).
  apply in_group; unfold after; split; [apply map_length|]; split; [|split].
  - intros v J; apply in_map_iff in J; destruct J as (u & <- & U); apply in_ints, group_image; [exact T | apply in_ints, I, U].
  - intros v J; apply B in J; rewrite <- (map_image t _ L) in J; apply in_map_iff in J; destruct J as (u & <- & U).
    destruct (S u U) as (x & Y & <-); apply in_map_iff; exists x; auto.
  - unfold keeps, every; apply forallb_forall; intros u U; cbv zeta; apply forallb_forall; intros v J.
    assert (F : In (u, v) X) by (apply in_X; split; [apply in_ints, U | exact J]).
    pose proof (X_below u v F) as [U' V']; rewrite !image_map by assumption.
    destruct (keeps_sound k u v K F) as [G H].
    assert (F' : In (k u, k v) X) by (apply in_X; split; [apply in_ints, I, U | exact G]).
    assert (T' : keeps (image t) = true) by (apply in_group in T; apply T).
    destruct (keeps_sound _ _ _ T' F') as [G' H']; apply andb_true_iff; split; [apply among_spec, G' | apply int_eqb_eq; congruence].
Qed.

Lemma after_permutes k : generator k -> Permutation (map (fun t => after t k) group) group.
Proof.
  intros K; assert (N : NoDup group) by apply NoDup_nodup; apply NoDup_Permutation_bis.
  - apply NoDup_map_inj; [|exact N]; intros t r T R E; apply in_group in T, R; destruct T as [T _], R as [R _].
    rewrite <- (map_image t _ T), <- (map_image r _ R); apply map_ext_in; intros v I; destruct K as (_ & _ & S).
    destruct (S v I) as (u & U & <-); apply in_ints in U.
    apply (f_equal (fun l => image l u)) in E; unfold after in E; rewrite !image_map in E by exact U; exact E.
  - rewrite map_length; constructor.
  - intros t I; apply in_map_iff in I; destruct I as (r & <- & R); apply after_group; assumption.
Qed.

(* A function of pairs, added up over the group. *)
Definition spread_sum (f : int * int -> Z) (e : int * int) : Z := sum_over (fun t => f (moved t e)) group.

Lemma spread_sum_generator f k u v : generator k -> In (u, v) X -> spread_sum f (k u, k v) = spread_sum f (u, v).
Proof.
  intros K I; unfold spread_sum; rewrite <- (sum_over_permutation (fun t => f (moved t (u, v))) _ _ (after_permutes k K)), sum_over_map.
  apply X_below in I; destruct I as [U J]; apply sum_over_ext; intros t _; unfold moved, after; simpl; rewrite !image_map by assumption; reflexivity.
Qed.

Lemma spread_sum_X f : sum_over (spread_sum f) X = Z.of_nat (length group) * sum_over f X.
Proof.
  unfold spread_sum; rewrite (sum_over_swap (fun e t => f (moved t e))); apply sum_over_constant; intros t T.
  rewrite <- (sum_over_permutation f _ _ (group_pairs t T)), sum_over_map; reflexivity.
Qed.

End Group.

(* ---------- Classes ---------- *)

(* How each pair of a class comes from the class's first one: by a generator from a pair of lower rank. *)
Record forest := Forest {
  rank : int -> int -> int;
  from_u : int -> int -> int;
  from_v : int -> int -> int;
  rep_u : int -> int;
  rep_v : int -> int
}.

(* A tree: its root sends the weight to every other vertex; so many vertices are at or below each. *)
Record tree := Tree { root : int; weight : Z; parent : int -> int; below : int -> Z }.

Section Bound.
Variable P : plain.
Variable class : int -> int -> int.
Variable gens : list (int -> int).
Variable K : int.
Variable F : forest.

Notation V := (ints (total P)).

Definition forest_check : bool := every (total P) (fun u => forallb (fun v =>
  let c := class u v in
  (c <? K)%uint63 && ((rep_u F c =? u)%uint63 && (rep_v F c =? v)%uint63 ||
    let a := from_u F u v in let b := from_v F u v in
    (rank F a b <? rank F u v)%uint63 && (class a b =? c)%uint63 && (a <? total P)%uint63 && among b (near P a) &&
    existsb (fun k : int -> int => (k a =? u)%uint63 && (k b =? v)%uint63) gens)) (near P u)).

Definition others (T : tree) : list int := filter (fun x => negb (x =? root T)%uint63) V.

Definition tree_check (T : tree) : bool :=
  (root T <? total P)%uint63 && (0 <=? weight T) && every (total P) (fun x => (x =? root T)%uint63 ||
    among (parent T x) (row P x) && (0 <=? below T x) &&
    (below T x =? 1 + sum_over (below T) (filter (fun y => (parent T y =? x)%uint63 && negb (y =? root T)%uint63) (row P x)))).

(* What the trees send along the links, and back, class by class, for each vertex of the root's class. *)
Definition of_pairs : list (int * Z) := map (fun e => (class (fst e) (snd e), 1)) (X P).
Definition of_roots (trees : list tree) : list (int * Z) := map (fun T => (class (root T) (root T), weight T)) trees.
Definition of_tree (n : int -> Z) (T : tree) : list (int * Z) :=
  flat_map (fun x => let w := weight T * n (class (root T) (root T)) * below T x in
    [(class x (parent T x), w); (class (parent T x) x, w)]) (others T).

Hypothesis W : good_plain P.
Hypothesis Gens : forall k, In k gens -> generator P class k.
Hypothesis Forested : forest_check = true.

Notation G := (spread_sum P class).
Definition of_class (f : int * int -> Z) (c : int) : Z := G f (rep_u F c, rep_v F c).

Lemma class_below u v : In (u, v) (X P) -> to_Z (class u v) < to_Z K.
Proof.
  intros I; apply (in_X P) in I; destruct I as [U I]; apply (every_sound _ _ Forested) in U; cbv beta zeta in U.
  rewrite forallb_forall in U; apply U in I; apply andb_true_iff in I; destruct I as [I _]; apply ltb_true; exact I.
Qed.

Lemma class_sum f : forall n u v, In (u, v) (X P) -> (Z.to_nat (to_Z (rank F u v)) < n)%nat -> G f (u, v) = of_class f (class u v).
Proof.
  induction n as [|n IH]; intros u v I L; [lia|]; pose proof I as J; apply (in_X P) in J; destruct J as [U J].
  apply (every_sound _ _ Forested) in U; cbv beta zeta in U; rewrite forallb_forall in U; apply U in J.
  apply andb_true_iff in J; destruct J as [_ J]; apply orb_true_iff in J; destruct J as [J|J].
  - apply andb_true_iff in J; destruct J as [A B]; apply int_eqb_eq in A, B; unfold of_class; rewrite A, B; reflexivity.
  - rewrite !andb_true_iff, !ltb_true, int_eqb_eq, among_spec, existsb_exists in J; destruct J as [[[[A B] C] D] (k & E & H)].
    apply andb_true_iff in H; destruct H as [H H']; apply int_eqb_eq in H, H'.
    assert (Y : In (from_u F u v, from_v F u v) (X P)) by (apply (in_X P); auto).
    rewrite <- B, <- IH; [|exact Y|].
    + rewrite <- (spread_sum_generator P W class f k _ _ (Gens k E) Y), H, H'; reflexivity.
    + pose proof (int_range (rank F (from_u F u v) (from_v F u v))); lia.
Qed.

Lemma class_total f u v : In (u, v) (X P) -> G f (u, v) = of_class f (class u v).
Proof. intros I; apply (class_sum f (S (Z.to_nat (to_Z (rank F u v))))); [exact I | lia]. Qed.

(* ---------- One tree ---------- *)

Lemma sum_at (f : int -> Z) a l : NoDup l -> In a l -> sum_over (fun z => if (a =? z)%uint63 then f z else 0) l = f a.
Proof.
  intros N; induction N as [|c l H N IH]; intros I; [destruct I|]; simpl; destruct I as [->|I].
  - rewrite (proj2 (int_eqb_eq a a) eq_refl), (sum_over_constant _ 0); [lia|]; intros z Z.
    destruct (a =? z)%uint63 eqn:E; [apply int_eqb_eq in E; subst; contradiction | reflexivity].
  - destruct (a =? c)%uint63 eqn:E; [apply int_eqb_eq in E; subst; contradiction | rewrite IH by exact I; lia].
Qed.

Lemma in_others T x : In x (others T) <-> In x V /\ x <> root T.
Proof. unfold others; rewrite filter_In, negb_true_iff, int_eqb_neq; reflexivity. Qed.

Lemma tree_at T x : tree_check T = true -> In x (others T) ->
  In (parent T x) (row P x) /\ 0 <= below T x /\
  below T x = 1 + sum_over (fun y => if (parent T y =? x)%uint63 then below T y else 0) (others T).
Proof.
  unfold tree_check; rewrite !andb_true_iff; intros [_ C] I; apply in_others in I; destruct I as [I D].
  assert (A : forall y, In y V -> y <> root T -> In (parent T y) (row P y)).
  { intros y Y N; apply in_ints in Y; apply (every_sound _ _ C) in Y; cbv beta in Y; apply orb_true_iff in Y.
    destruct Y as [Y|Y]; [apply int_eqb_eq in Y; contradiction|]; rewrite !andb_true_iff in Y; apply among_spec, Y. }
  pose proof I as I'; apply in_ints in I'; pose proof I' as C'; apply (every_sound _ _ C) in C'; cbv beta in C'; apply orb_true_iff in C'.
  destruct C' as [Y|Y]; [apply int_eqb_eq in Y; contradiction|]; rewrite !andb_true_iff, Z.leb_le, Z.eqb_eq in Y; destruct Y as [[_ B] E].
  split; [apply A; assumption|]; split; [exact B|]; rewrite E; f_equal.
  rewrite <- (sum_over_filter (below T) (fun y => (parent T y =? x)%uint63)); apply sum_over_permutation, NoDup_Permutation.
  - apply NoDup_filter, (row_once P x W I').
  - apply NoDup_filter, NoDup_filter, NoDup_ints.
  - intros y; rewrite !filter_In, in_others, andb_true_iff, negb_true_iff, int_eqb_eq, int_eqb_neq; split.
    + intros (Y & Q & N); split; [split; [apply in_ints, (row_below W x y I' Y) | exact N] | exact Q].
    + intros ((Y & N) & Q); split; [|auto]; pose proof (A y Y N) as R; rewrite Q in R; apply (row_back W); [apply in_ints, Y | exact R].
Qed.

Lemma tree_sends T (d : int -> Z) (ch : int -> int -> Z) : tree_check T = true -> d (root T) = 0 ->
  (forall x, In x (others T) -> d x <= ch x (parent T x) + d (parent T x)) ->
  sum_over d V <= sum_over (fun x => below T x * ch x (parent T x)) (others T).
Proof.
  intros C R H.
  assert (S0 : sum_over d V = sum_over d (others T)).
  { unfold others; rewrite sum_over_filter; apply sum_over_ext; intros x _; destruct (x =? root T)%uint63 eqn:E; [apply int_eqb_eq in E; subst; exact R | reflexivity]. }
  assert (S1 : sum_over (fun x => below T x * d (parent T x)) (others T) = sum_over (fun z => d z * (below T z - 1)) (others T)).
  { transitivity (sum_over (fun x => sum_over (fun z => if (parent T x =? z)%uint63 then below T x * d z else 0) V) (others T)).
    - apply sum_over_ext; intros x I; rewrite (sum_at (fun z => below T x * d z)); [reflexivity | apply NoDup_ints|].
      destruct (tree_at T x C I) as (A & _); apply in_others in I; destruct I as [I _]; apply in_ints in I; apply in_ints, (row_below W x _ I A).
    - rewrite sum_over_swap.
      transitivity (sum_over (fun z => d z * sum_over (fun y => if (parent T y =? z)%uint63 then below T y else 0) (others T)) V).
      + apply sum_over_ext; intros z _; rewrite <- sum_over_scale; apply sum_over_ext; intros y _; destruct (parent T y =? z)%uint63; lia.
      + unfold others at 2; rewrite sum_over_filter; apply sum_over_ext; intros z Z; destruct (z =? root T)%uint63 eqn:E; simpl.
        * apply int_eqb_eq in E; subst z; rewrite R; lia.
        * apply int_eqb_neq in E; destruct (tree_at T z C) as (_ & _ & Q); [apply in_others; auto|]; rewrite Q at 1; f_equal; lia. }
  assert (L : sum_over (fun x => below T x * d x) (others T) <=
    sum_over (fun x => below T x * ch x (parent T x)) (others T) + sum_over (fun x => below T x * d (parent T x)) (others T)).
  { rewrite <- sum_over_add; apply sum_over_le; intros x I; destruct (tree_at T x C I) as (_ & B & _); specialize (H x I); nia. }
  assert (D : sum_over (fun x => below T x * d x) (others T) = sum_over (fun z => d z * (below T z - 1)) (others T) + sum_over d (others T)).
  { rewrite <- sum_over_add; apply sum_over_ext; intros; lia. }
  lia.
Qed.

(* ---------- A cut ---------- *)

Variable S : int -> bool.

Definition chi (e : int * int) : Z := if Bool.eqb (S (fst e)) (S (snd e)) then 0 else 1.
Definition separated (v : int) : Z := sum_over (fun w => chi (v, w)) V.
Definition at_vertex (e : int * int) : Z := if (fst e =? snd e)%uint63 then separated (fst e) else 0.

Lemma chi_range e : 0 <= chi e <= 1.
Proof. unfold chi; destruct (Bool.eqb _ _); lia. Qed.

Lemma chi_back u v : chi (u, v) = chi (v, u).
Proof. unfold chi; simpl; destruct (S u), (S v); reflexivity. Qed.

Lemma tree_spread T : tree_check T = true ->
  G at_vertex (root T, root T) <= sum_over (fun x => below T x * G chi (x, parent T x)) (others T).
Proof.
  intros C; unfold spread_sum.
  transitivity (sum_over (fun t => sum_over (fun x => below T x * chi (moved t (x, parent T x))) (others T)) (group P class)).
  - apply sum_over_le; intros t I; unfold at_vertex, moved; cbn [fst snd]; rewrite (proj2 (int_eqb_eq _ _) eq_refl).
    unfold separated; rewrite <- (sum_over_permutation _ _ _ (group_permutes P class t I)), sum_over_map.
    apply (tree_sends T (fun x => chi (image t (root T), image t x)) (fun x y => chi (image t x, image t y)) C).
    + unfold chi; simpl; destruct (S (image t (root T))); reflexivity.
    + intros x _; unfold chi; simpl; destruct (S (image t (root T))), (S (image t x)), (S (image t (parent T x))); simpl; lia.
  - rewrite (sum_over_swap (fun t x => below T x * chi (moved t (x, parent T x)))); apply Z.eq_le_incl, sum_over_ext; intros x _.
    apply sum_over_scale.
Qed.

Lemma G_nonneg f e : (forall e, 0 <= f e) -> 0 <= G f e.
Proof. intros H; apply sum_over_nonneg; intros t _; apply H. Qed.

Definition in_class (c : int) : Z := tally of_pairs c.

Lemma sum_of_pairs f : sum_over (fun e => f (class (fst e) (snd e))) (X P) = sum_over (fun c => in_class c * f c) (ints K).
Proof.
  unfold in_class; rewrite <- (by_class f (ints K) of_pairs (NoDup_ints K)).
  - unfold of_pairs; rewrite sum_over_map; apply sum_over_ext; intros e _; cbn [fst snd]; lia.
  - intros e I; apply in_map_iff in I; destruct I as ([u v] & <- & I); apply in_ints, class_below, I.
Qed.

Lemma loop_in v : In v V -> In (v, v) (X P).
Proof. intros I; apply (in_X P); split; [apply in_ints, I | left; reflexivity]. Qed.

Lemma arc_in u v : In u V -> In v (row P u) -> In (u, v) (X P).
Proof. intros I J; apply (in_X P); split; [apply in_ints, I | right; exact J]. Qed.

Lemma tree_loads T : tree_check T = true ->
  2 * (weight T * (in_class (class (root T) (root T)) * of_class at_vertex (class (root T) (root T)))) <=
  sum_over (fun e => snd e * of_class chi (fst e)) (of_tree in_class T).
Proof.
  intros C; pose proof C as C'; unfold tree_check in C'; rewrite !andb_true_iff, ltb_true, Z.leb_le in C'; destruct C' as [[R N] _].
  assert (R' : In (root T, root T) (X P)) by (apply loop_in, in_ints, R).
  rewrite <- (class_total at_vertex _ _ R'); unfold of_tree; rewrite sum_over_flat.
  assert (Q : 0 <= in_class (class (root T) (root T))).
  { unfold in_class, tally; apply sum_over_nonneg; intros e I; apply in_map_iff in I; destruct I as (x & <- & _); unfold at_class; simpl; destruct (_ =? _)%uint63; lia. }
  transitivity (2 * (weight T * in_class (class (root T) (root T))) * sum_over (fun x => below T x * G chi (x, parent T x)) (others T)).
  - pose proof (tree_spread T C) as Y; assert (M : 0 <= 2 * (weight T * in_class (class (root T) (root T)))) by nia.
    rewrite (Z.mul_assoc (weight T)), (Z.mul_assoc 2); apply Z.mul_le_mono_nonneg_l; assumption.
  - rewrite <- sum_over_scale; apply Z.eq_le_incl, sum_over_ext; intros x I; cbn [sum_over fst snd].
    destruct (tree_at T x C I) as (A & _); apply in_others in I; destruct I as [I _].
    pose proof (arc_in x _ I A) as Y; assert (Z0 : In (parent T x) V) by (apply in_ints; apply in_ints in I; apply (row_below W x _ I A)).
    pose proof (arc_in _ x Z0 (row_back W x _ (proj1 (in_ints _ _) I) A)) as Y'.
    rewrite <- (class_total chi _ _ Y), <- (class_total chi _ _ Y').
    assert (E : G chi (parent T x, x) = G chi (x, parent T x)) by (apply sum_over_ext; intros t _; apply chi_back).
    rewrite E; lia.
Qed.

Definition given (trees : list tree) (v : int) : Z := tally (of_roots trees) (class v v).
Definition loads (trees : list tree) (c : int) : Z := tally (flat_map (of_tree in_class) trees) c.

Lemma weighted trees : (forall T, In T trees -> tree_check T = true) ->
  sum_over (fun T => weight T * (in_class (class (root T) (root T)) * of_class at_vertex (class (root T) (root T)))) trees =
  Z.of_nat (length (group P class)) * sum_over (fun v => given trees v * separated v) V.
Proof.
  intros H.
  transitivity (sum_over (fun e => snd e * (in_class (fst e) * of_class at_vertex (fst e))) (of_roots trees)).
  { unfold of_roots; rewrite sum_over_map; reflexivity. }
  rewrite (by_class (fun c => in_class c * of_class at_vertex c) (ints K) _ (NoDup_ints K)).
  2: { intros e I; apply in_map_iff in I; destruct I as (T & <- & I); apply in_ints, class_below, loop_in.
    apply H in I; unfold tree_check in I; rewrite !andb_true_iff, ltb_true in I; apply in_ints; tauto. }
  transitivity (sum_over (fun c => in_class c * (tally (of_roots trees) c * of_class at_vertex c)) (ints K)).
  { apply sum_over_ext; intros; lia. }
  rewrite <- sum_of_pairs.
  transitivity (sum_over (G (fun e => tally (of_roots trees) (class (fst e) (snd e)) * at_vertex e)) (X P)).
  { apply sum_over_ext; intros [u v] I; cbn [fst snd]; rewrite <- (class_total at_vertex _ _ I).
    unfold spread_sum; rewrite <- sum_over_scale; apply sum_over_ext; intros t T; unfold moved; cbn [fst snd].
    rewrite (group_class P class t u v T I); reflexivity. }
  rewrite (spread_sum_X P W class); f_equal; unfold X; rewrite sum_over_flat; apply sum_over_ext; intros v I; rewrite sum_over_map.
  unfold near; cbn [sum_over fst snd]; unfold at_vertex at 1; cbn [fst snd]; rewrite (proj2 (int_eqb_eq v v) eq_refl), (sum_over_constant _ 0); [unfold given; lia|].
  intros w J; unfold at_vertex; cbn [fst snd]; destruct (v =? w)%uint63 eqn:E; [|lia].
  apply int_eqb_eq in E; subst w; exfalso; apply in_ints in I; apply (row_other W v v I J); reflexivity.
Qed.

Lemma cut_links_back : cut_links P (fun v => negb (S v)) = cut_links P S.
Proof.
  apply (cut_unique (Numbers P) (fun v => negb (S v))); [apply cut_links_spec; exact W|].
  pose proof (cut_links_spec P S W) as C; unfold cut in *; revert C.
  apply count_bijection with (f := fun e : int * int => (snd e, fst e)).
  - intros [u v] (A & B & C); simpl in *; split; [apply adj_sym; exact A | rewrite B, C; auto].
  - intros [a b] [c d] _ _ E; simpl in E; congruence.
  - intros [u v] (A & B & C); exists (v, u); split; [|reflexivity]; simpl in *; split; [apply adj_sym; exact A|].
    destruct (S u), (S v); simpl in *; auto.
Qed.

Lemma chi_cut : sum_over chi (X P) = 2 * cut_links P S.
Proof.
  assert (L : forall Q : int -> bool, cut_links P Q = sum_over (fun u => if Q u then sum_over (fun v => if negb (Q v) then 1 else 0) (row P u) else 0) V).
  { intros Q; unfold cut_links; rewrite sum_over_filter; apply sum_over_ext; intros u _; destruct (Q u); [|reflexivity].
    rewrite <- (sum_over_filter (fun _ => 1)), (sum_over_constant _ 1) by reflexivity; lia. }
  transitivity (cut_links P S + cut_links P (fun v => negb (S v))); [|rewrite cut_links_back; lia].
  rewrite !L, <- sum_over_add; unfold X; rewrite sum_over_flat; apply sum_over_ext; intros u _; rewrite sum_over_map.
  unfold near; cbn [sum_over]; unfold chi at 1; cbn [fst snd]; rewrite Bool.eqb_reflx; destruct (S u) eqn:U; cbn [negb].
  - rewrite Z.add_0_r, Z.add_0_l; apply sum_over_ext; intros v _; unfold chi; cbn [fst snd]; rewrite U; destruct (S v); reflexivity.
  - rewrite !Z.add_0_l; apply sum_over_ext; intros v _; unfold chi; cbn [fst snd]; rewrite U; destruct (S v); reflexivity.
Qed.

Theorem flow_bound trees A B : (forall T, In T trees -> tree_check T = true) -> 0 <= B ->
  (forall c, In c (ints K) -> B * loads trees c <= A * in_class c) ->
  B * sum_over (fun v => given trees v * separated v) V <= A * cut_links P S.
Proof.
  intros H B0 L.
  assert (C1 : sum_over (fun e => snd e * of_class chi (fst e)) (flat_map (of_tree in_class) trees) =
    sum_over (fun c => loads trees c * of_class chi c) (ints K)).
  { apply (by_class (of_class chi) (ints K) _ (NoDup_ints K)); intros e I; apply in_flat_map in I; destruct I as (T & I & J); apply H in I.
    unfold of_tree in J; apply in_flat_map in J; destruct J as (x & X0 & J); destruct (tree_at T x I X0) as (Y & _).
    apply in_others in X0; destruct X0 as [X0 _]; assert (Z0 : In (parent T x) V) by (apply in_ints; apply in_ints in X0; apply (row_below W x _ X0 Y)).
    destruct J as [<-|[<-|[]]]; apply in_ints, class_below, arc_in; auto; apply (row_back W); [apply in_ints, X0 | exact Y]. }
  assert (C2 : 2 * sum_over (fun T => weight T * (in_class (class (root T) (root T)) * of_class at_vertex (class (root T) (root T)))) trees <=
    sum_over (fun c => loads trees c * of_class chi c) (ints K)).
  { rewrite <- C1, sum_over_flat, <- sum_over_scale; apply sum_over_le; intros T I; apply tree_loads, H, I. }
  rewrite (weighted trees H) in C2.
  assert (C3 : B * sum_over (fun c => loads trees c * of_class chi c) (ints K) <= A * sum_over (fun c => in_class c * of_class chi c) (ints K)).
  { rewrite <- !sum_over_scale; apply sum_over_le; intros c I; specialize (L c I).
    assert (N : 0 <= of_class chi c) by (apply G_nonneg; apply chi_range).
    nia. }
  assert (C4 : sum_over (fun c => in_class c * of_class chi c) (ints K) = Z.of_nat (length (group P class)) * (2 * cut_links P S)).
  { rewrite <- sum_of_pairs, <- chi_cut, <- (spread_sum_X P W class); apply sum_over_ext; intros [u v] I; symmetry; apply class_total; exact I. }
  rewrite C4 in C3.
  assert (N : 0 < Z.of_nat (length (group P class))).
  { pose proof (group_some P W class) as I; destruct (group P class); [destruct I | cbn [length]; lia]. }
  set (n := Z.of_nat (length (group P class))) in *; set (s := sum_over (fun v => given trees v * separated v) V) in *.
  set (m := sum_over _ (ints K)) in *; clearbody n s m; nia.
Qed.

(* Half of the vertices on one side. *)
Lemma separated_spec v : Z.of_nat (length (filter S V)) = to_Z (total P) / 2 ->
  separated v = if S v then to_Z (total P) - to_Z (total P) / 2 else to_Z (total P) / 2.
Proof.
  intros H; unfold separated.
  assert (E : sum_over (fun w => if S w then 1 else 0) V = to_Z (total P) / 2).
  { rewrite <- (sum_over_filter (fun _ => 1)), (sum_over_constant _ 1) by reflexivity; lia. }
  assert (E' : sum_over (fun w => if S w then 0 else 1) V = to_Z (total P) - to_Z (total P) / 2).
  { assert (A : sum_over (fun w => (if S w then 0 else 1) + (if S w then 1 else 0)) V = to_Z (total P)).
    { rewrite (sum_over_constant _ 1); [rewrite length_ints; lia|]; intros w _; destruct (S w); reflexivity. }
    rewrite sum_over_add in A; lia. }
  destruct (S v) eqn:R.
  - rewrite <- E'; apply sum_over_ext; intros w _; unfold chi; simpl; rewrite R; destruct (S w); reflexivity.
  - rewrite <- E; apply sum_over_ext; intros w _; unfold chi; simpl; rewrite R; destruct (S w); reflexivity.
Qed.

(* What has to cross a cut into halves when each vertex sends a to each other: for an odd number of vertices
   the smaller side has at least the sum of the least of a, of which the pivot is the last. *)
Definition crossing (a : int -> Z) (pivot : Z) : Z :=
  let n := to_Z (total P) in let h := n / 2 in
  h * sum_over a V + (n - 2 * h) * (h * pivot + sum_over (fun v => Z.min 0 (a v - pivot)) V).

Lemma crossing_spec a pivot : Z.of_nat (length (filter S V)) = to_Z (total P) / 2 ->
  crossing a pivot <= sum_over (fun v => a v * separated v) V.
Proof.
  intros H; unfold crossing; cbv zeta; set (n := to_Z (total P)) in *; set (h := n / 2) in *.
  assert (E : sum_over (fun v => a v * separated v) V = h * sum_over a V + (n - 2 * h) * sum_over a (filter S V)).
  { rewrite sum_over_filter, <- !sum_over_scale, <- sum_over_add; apply sum_over_ext; intros v _; rewrite (separated_spec v H); fold n h; destruct (S v); lia. }
  rewrite E; assert (M : h * pivot + sum_over (fun v => Z.min 0 (a v - pivot)) V <= sum_over a (filter S V)).
  { rewrite <- H, <- (sum_over_constant (fun _ => pivot) pivot (filter S V)) by reflexivity.
    rewrite !sum_over_filter, <- sum_over_add; apply sum_over_le; intros v _; destruct (S v); lia. }
  assert (0 <= n - 2 * h) by (unfold h; pose proof (Z.mul_div_le n 2 ltac:(lia)); lia); nia.
Qed.

End Bound.

(* ---------- The classes, computed ---------- *)

(* A vertex with itself, and with each of its neighbours, have numbers: [width] for each vertex. *)
Fixpoint position (v : int) (l : list int) (i : int) : int :=
  match l with [] => i | a :: r => if (a =? v)%uint63 then i else position v r (i + 1)%uint63 end.

Definition pair_number (P : plain) (width u v : int) : int := position v (near P u) (u * width)%uint63.

Record marks := Marks { m_class : array int; m_rank : array int; m_u : array int; m_v : array int; m_seen : int; m_queue : list (int * int) }.

Definition mark (P : plain) (width c a b u v : int) (m : marks) : marks :=
  let i := pair_number P width u v in
  if ((m_class m).[i] =? 0)%uint63 then
    Marks ((m_class m).[i <- c]) ((m_rank m).[i <- m_seen m]) ((m_u m).[i <- a]) ((m_v m).[i <- b]) (m_seen m + 1)%uint63 ((u, v) :: m_queue m)
  else m.

Fixpoint mark_all (P : plain) (width c : int) (gens : list (int -> int)) (fuel : nat) (m : marks) : marks :=
  match fuel, m_queue m with
  | S k, (a, b) :: rest =>
    let m := Marks (m_class m) (m_rank m) (m_u m) (m_v m) (m_seen m) rest in
    mark_all P width c gens k (fold_left (fun m (f : int -> int) => mark P width c a b (f a) (f b) m) gens m)
  | _, _ => m
  end.

Definition largest_row (P : plain) : int :=
  fold_left (fun a v => let d := fold_left (fun d _ => d + 1)%uint63 (row P v) 0%uint63 in if (a <? d)%uint63 then d else a) (ints (total P)) 0%uint63.

Definition classes (P : plain) (gens : list (int -> int)) : forest * (int -> int -> int) * int :=
  let n := total P in
  let width := (1 + largest_row P)%uint63 in
  let size := (n * width)%uint63 in
  let fuel := Z.to_nat (to_Z size) in
  let blank := make size 0%uint63 in
  let start := (Marks blank (copy blank) (copy blank) (copy blank) 0%uint63 [], copy blank, copy blank, 0%uint63) in
  let step (s : marks * array int * array int * int) (e : int * int) :=
    let '(m, ru, rv, count) := s in let (u, v) := e in
    if ((m_class m).[pair_number P width u v] =? 0)%uint63 then
      let c := (count + 1)%uint63 in
      (mark_all P width c gens fuel (mark P width c u v u v m), ru.[count <- u], rv.[count <- v], c)
    else s in
  let '(m, ru, rv, count) := fold_left step (X P) start in
  let at_pair (t : array int) u v := t.[pair_number P width u v] in
  (Forest (at_pair (m_rank m)) (at_pair (m_u m)) (at_pair (m_v m)) (fun c => ru.[c]) (fun c => rv.[c]),
   (fun u v => at_pair (m_class m) u v - 1)%uint63, count).

(* ---------- Trees, computed from their parents ---------- *)

Fixpoint children_first (kids : array (list int)) (fuel : nat) (pending : list int) (l : list int) : list int :=
  match fuel, pending with
  | S k, v :: rest => children_first kids k (rev_append kids.[v] rest) (v :: l)
  | _, _ => l
  end.

Definition make_tree (P : plain) (r : int) (w : Z) (p : int -> int) : tree :=
  let n := total P in
  let kids := fold_left (fun (t : array (list int)) v => if (v =? r)%uint63 then t else let a := p v in t.[a <- v :: t.[a]]) (ints n) (make n []) in
  let order := children_first kids (Z.to_nat (to_Z n)) [r] [] in
  let sums := fold_left (fun (t : array Z) v => let b := t.[v] + 1 in let t := t.[v <- b] in
    if (v =? r)%uint63 then t else let a := p v in t.[a <- t.[a] + b]) order (make n 0) in
  Tree r w p (fun v => sums.[v]).

(* ---------- The checker ---------- *)

Definition even_degrees (P : plain) : bool := every (total P) (fun v => Nat.even (length (row P v))).
Definition odd_degrees (P : plain) : bool := every (total P) (fun v => Nat.odd (length (row P v))).

(* No cut into halves has just k links. *)
Definition not_by_parity (P : plain) (k : Z) : bool :=
  even_degrees P && Z.odd k || odd_degrees P && Z.odd (k + to_Z (total P) / 2).

Definition flow_check (P : plain) (gens : list (int -> int)) (trees : list (int * Z * (int -> int))) (w : Z) : bool :=
  let '(F, class, K) := classes P gens in
  let ts := map (fun e => let '(r, w, p) := e in make_tree P r w p) trees in
  let sizes := tallies K (of_pairs P class) in
  let load := tallies K (flat_map (of_tree P class (fun c => sizes.[c])) ts) in
  let sent := tallies K (of_roots class ts) in
  let a v := sent.[class v v] in
  let pivot := if is_even (total P) then 0 else
    nth (Z.to_nat (to_Z (total P) / 2 - 1)) (ZSort.sort (map a (ints (total P)))) 0 in
  let (A, B) := fold_left (fun (s : Z * Z) c => let (A, B) := s in if A * sizes.[c] <? load.[c] * B then (load.[c], sizes.[c]) else s) (ints K) (0, 1) in
  let most := B * crossing P a pivot in
  (K <=? 4194303)%uint63 && forallb (fun k => symmetry_check P k && keeps P class k) gens && forest_check P class gens K F &&
  forallb (tree_check P) ts && (0 <=? A) && (0 <=? B) &&
  forallb (fun c => B * load.[c] <=? A * sizes.[c]) (ints K) &&
  ((A * (w - 1) <? most) || (A * (w - 2) <? most) && not_by_parity P (w - 1)).

(* ---------- Parity ---------- *)

Section Parity.
Variable P : plain.
Hypothesis W : good_plain P.
Variable S : int -> bool.

Notation V := (ints (total P)).

Definition inner : Z := sum_over (fun u => Z.of_nat (length (filter S (row P u)))) (filter S V).

Lemma inner_even : exists k, inner = 2 * k.
Proof.
  set (half := sum_over (fun u => Z.of_nat (length (filter (fun v => S v && (u <? v)%uint63) (row P u)))) (filter S V)).
  assert (A : count (fun e : int * int => In (fst e) (filter S V) /\ (In (snd e) (row P (fst e)) /\ S (snd e) = true)) inner).
  { apply (count_pairs (fun u v => In v (row P u) /\ S v = true)); [apply NoDup_filter, NoDup_ints|].
    intros u U; apply filter_In in U; destruct U as [U _]; apply in_ints in U.
    apply count_list; [apply NoDup_filter, row_once; assumption|]; intros v; apply filter_In. }
  assert (B : count (fun e : int * int => In (fst e) (filter S V) /\ (In (snd e) (row P (fst e)) /\ S (snd e) && (fst e <? snd e)%uint63 = true)) half).
  { apply (count_pairs (fun u v => In v (row P u) /\ S v && (u <? v)%uint63 = true)); [apply NoDup_filter, NoDup_ints|].
    intros u U; apply filter_In in U; destruct U as [U _]; apply in_ints in U.
    apply count_list; [apply NoDup_filter, row_once; assumption|]; intros v; apply filter_In. }
  assert (C : count (fun e : int * int => In (fst e) (filter S V) /\ (In (snd e) (row P (fst e)) /\ S (snd e) && (snd e <? fst e)%uint63 = true)) half).
  { revert B; apply count_bijection with (f := fun e : int * int => (snd e, fst e)).
    - intros [u v]; simpl; rewrite !filter_In, !in_ints, !andb_true_iff; intros ([U X0] & I & Y & L).
      repeat split; auto; [apply (row_below W u v U I) | apply (row_back W); assumption].
    - intros [a b] [c d] _ _ E; simpl in E; congruence.
    - intros [u v]; simpl; rewrite !filter_In, !in_ints, !andb_true_iff; intros ([U X0] & I & Y & L).
      exists (v, u); split; [|reflexivity]; simpl; rewrite !filter_In, !in_ints, !andb_true_iff.
      repeat split; auto; [apply (row_below W u v U I) | apply (row_back W); assumption]. }
  exists half; apply (count_unique _ _ _ A); replace (2 * half) with (half + half) by lia; revert B C; apply count_union.
  - intros [u v]; simpl; rewrite !andb_true_iff, !ltb_true, filter_In, in_ints; split.
    + intros ([U X0] & I & Y); pose proof (row_other W u v U I) as N; apply int_differ in N.
      destruct (Z.lt_total (to_Z u) (to_Z v)) as [L|[L|L]]; [left | contradiction | right]; auto.
    + intuition.
  - intros [u v]; simpl; rewrite !andb_true_iff, !ltb_true; intuition lia.
Qed.

Lemma degrees_split : sum_over (fun u => Z.of_nat (length (row P u))) (filter S V) = inner + cut_links P S.
Proof.
  unfold inner, cut_links; rewrite <- sum_over_add; apply sum_over_ext; intros u _.
  induction (row P u) as [|v l IH]; [reflexivity|]; simpl; destruct (S v); cbn [negb length]; lia.
Qed.

Lemma parity_spec k : Z.of_nat (length (filter S V)) = to_Z (total P) / 2 -> not_by_parity P k = true -> cut_links P S <> k.
Proof.
  intros H N E; destruct inner_even as [i I]; pose proof degrees_split as D; rewrite I, E in D; unfold not_by_parity in N.
  apply orb_true_iff in N; destruct N as [N|N]; apply andb_true_iff in N; destruct N as [N K]; apply Zodd_bool_iff, Zodd_ex_iff in K; destruct K as [q K].
  - assert (X0 : exists j, sum_over (fun u => Z.of_nat (length (row P u))) (filter S V) = 2 * j).
    { assert (L : forall u, In u (filter S V) -> Nat.even (length (row P u)) = true).
      { intros u U; apply filter_In in U; destruct U as [U _]; apply in_ints in U; apply (every_sound _ _ N _ U). }
      clear - L; induction (filter S V) as [|u l IH]; [exists 0; reflexivity|]; destruct IH as [j J]; [intros v U; apply L; right; exact U|].
      specialize (L u (or_introl eq_refl)); apply Nat.even_spec in L; destruct L as [m L]; exists (Z.of_nat m + j); simpl sum_over; rewrite J, L; lia. }
    destruct X0 as [j J]; lia.
  - assert (X0 : exists j, sum_over (fun u => Z.of_nat (length (row P u))) (filter S V) = 2 * j + Z.of_nat (length (filter S V))).
    { assert (L : forall u, In u (filter S V) -> Nat.odd (length (row P u)) = true).
      { intros u U; apply filter_In in U; destruct U as [U _]; apply in_ints in U; apply (every_sound _ _ N _ U). }
      clear - L; induction (filter S V) as [|u l IH]; [exists 0; reflexivity|]; destruct IH as [j J]; [intros v U; apply L; right; exact U|].
      specialize (L u (or_introl eq_refl)); apply Nat.odd_spec in L; destruct L as [m L]; exists (Z.of_nat m + j); simpl sum_over; rewrite J, L; cbn [length]; lia. }
    destruct X0 as [j J]; lia.
Qed.

End Parity.

(* ---------- It is sound ---------- *)

Theorem flow_sound P gens trees w : good_plain P -> flow_check P gens trees w = true -> width_at_least (Numbers P) w.
Proof.
  intros W C; unfold flow_check in C; destruct (classes P gens) as [[F class] K].
  set (ts := map _ trees) in C; set (sizes := tallies K (of_pairs P class)) in C.
  set (load := tallies K (flat_map (of_tree P class (fun c => sizes.[c])) ts)) in C.
  set (sent := tallies K (of_roots class ts)) in C; cbv beta zeta in C.
  set (pivot := if is_even (total P) then 0 else _) in C; clearbody pivot.
  destruct (fold_left _ (ints K) (0, 1)) as [A B]; rewrite !andb_true_iff, !forallb_forall, !Z.leb_le in C.
  destruct C as [[[[[[[K0 M] Fo] T] A0] B0] L] R]; apply Uint63.leb_spec in K0; change (to_Z 4194303) with 4194303 in K0.
  assert (Gens : forall k, In k gens -> generator P class k).
  { intros k I; apply M in I; apply andb_true_iff in I; destruct I as [I J]; destruct (symmetry_check_sound P W k I) as (h & X1 & X2 & _).
    split; [exact J|]; split; [intros v V; apply X1, V|]; intros v V; exists (h v); apply X2; exact V. }
  assert (Sizes : forall c, In c (ints K) -> sizes.[c] = in_class P class c) by (intros c I; apply tallies_spec; [exact K0 | apply in_ints, I]).
  assert (Roots : forall t, In t ts -> In (class (root t) (root t)) (ints K)).
  { intros t I; apply in_ints, (class_below P class gens K F Fo); apply in_X; apply T in I; unfold tree_check in I; rewrite !andb_true_iff, ltb_true in I.
    split; [apply I | left; reflexivity]. }
  assert (Trees : flat_map (of_tree P class (fun c => sizes.[c])) ts = flat_map (of_tree P class (in_class P class)) ts).
  { clearbody ts; clear - Sizes Roots; induction ts as [|t l IH]; [reflexivity|]; simpl; rewrite IH by (intros r I; apply Roots; right; exact I); f_equal.
    unfold of_tree; rewrite Sizes by (apply Roots; left; reflexivity); reflexivity. }
  assert (Loads : forall c, In c (ints K) -> load.[c] = loads P class ts c).
  { intros c I; unfold load; rewrite Trees; apply tallies_spec; [exact K0 | apply in_ints, I]. }
  assert (Sent : forall v, In v (ints (total P)) -> sent.[class v v] = given class ts v).
  { intros v I; apply tallies_spec; [exact K0|]; apply (class_below P class gens K F Fo), in_X; split; [apply in_ints, I | left; reflexivity]. }
  intros Q H; unfold balanced in H; simpl vertices in H; rewrite length_ints in H.
  pose proof (cut_links_spec P Q W) as X0; exists (cut_links P Q); split; [exact X0|].
  assert (N : 0 <= cut_links P Q) by (apply (count_nonneg _ _ X0)).
  assert (E : B * crossing P (fun v => sent.[class v v]) pivot <= A * cut_links P Q).
  { transitivity (B * sum_over (fun v => given class ts v * separated P Q v) (ints (total P))).
    - apply Z.mul_le_mono_nonneg_l; [exact B0|].
      rewrite <- (sum_over_ext (fun v => sent.[class v v] * separated P Q v)) by (intros v I; rewrite Sent by exact I; reflexivity).
      apply (crossing_spec P Q); exact H.
    - apply (flow_bound P class gens K F W Gens Fo Q ts A B); [exact T | exact B0|].
      intros c I; rewrite <- Sizes, <- Loads by exact I; apply Z.leb_le, L, I. }
  apply orb_true_iff in R; destruct R as [R|R].
  - apply Z.ltb_lt in R; nia.
  - apply andb_true_iff in R; destruct R as [R Y]; apply Z.ltb_lt in R.
    pose proof (parity_spec P W Q _ H Y); nia.
Qed.
