(* Diameters of networks of permutations whose moves are all exchanges of a shape: of neighbouring places by inversions, of any two by
   cycles, of the first with any by both. S. B. Akers, B. Krishnamurthy, "A group-theoretic model for symmetric interconnection
   networks", IEEE Trans. Computers 38(4), 1989; D. E. Knuth, "The Art of Computer Programming", vol. 3, section 5.1. *)

From Coq Require Import ZArith List Bool Lia Permutation.
From Topocert Require Import Graph Walk Methods Transitive Permutations PermutationShapes.
Import ListNotations.
Open Scope Z_scope.

(* ---------- Inversions ---------- *)

Fixpoint less (x : Z) (l : list Z) : Z := match l with [] => 0 | y :: l => Z.b2z (y <? x) + less x l end.
Fixpoint inversions (l : list Z) : Z := match l with [] => 0 | x :: l => less x l + inversions l end.

Lemma less_app x l m : less x (l ++ m) = less x l + less x m.
Proof. induction l as [|y l IH]; cbn [app less]; lia. Qed.

Lemma inversions_exchange x y l m : x <> y -> inversions (l ++ y :: x :: m) = inversions (l ++ x :: y :: m) + (if y <? x then -1 else 1).
Proof.
  intros N; induction l as [|z l IH]; cbn [app inversions less]; [|rewrite !less_app in *; cbn [less]; lia].
  destruct (Z.ltb_spec y x), (Z.ltb_spec x y); cbn [Z.b2z]; lia.
Qed.

Lemma less_range x l : 0 <= less x l <= Z.of_nat (length l).
Proof. induction l as [|y l IH]; cbn [less length]; [lia|]; destruct (y <? x); cbn [Z.b2z]; lia. Qed.

Lemma inversions_range l : 0 <= 2 * inversions l <= Z.of_nat (length l) * (Z.of_nat (length l) - 1).
Proof. induction l as [|x l IH]; cbn [inversions length]; [lia|]; pose proof (less_range x l); nia. Qed.

Lemma inversions_up m : forall a, inversions (map Z.of_nat (seq a m)) = 0.
Proof.
  assert (L : forall m a x, x <= Z.of_nat a -> less x (map Z.of_nat (seq a m)) = 0).
  { clear m; induction m as [|m IH]; intros a x H; [reflexivity|]; cbn [seq map less]; rewrite IH by lia; destruct (Z.ltb_spec (Z.of_nat a) x); [lia | reflexivity]. }
  induction m as [|m IH]; intros a; [reflexivity|]; cbn [seq map inversions]; rewrite IH, L by lia; reflexivity.
Qed.

Lemma inversions_down z m : forall a, 2 * inversions (map (fun i => z - Z.of_nat i) (seq a m)) = Z.of_nat m * (Z.of_nat m - 1).
Proof.
  assert (L : forall m a x, z - Z.of_nat a < x -> less x (map (fun i => z - Z.of_nat i) (seq a m)) = Z.of_nat m).
  { clear m; induction m as [|m IH]; intros a x H; [reflexivity|]; cbn [seq map less]; rewrite IH by lia; destruct (Z.ltb_spec (z - Z.of_nat a) x); cbn [Z.b2z]; lia. }
  induction m as [|m IH]; intros a; [reflexivity|]; cbn [seq map inversions]; specialize (IH (S a)); rewrite L by lia; nia.
Qed.

(* A sum changes with one of its parts. *)
Lemma sum_change {A} (f h : A -> Z) a l : NoDup l -> In a l -> (forall x, In x l -> x <> a -> h x = f x) -> sum_over h l = sum_over f l + (h a - f a).
Proof.
  induction 1 as [|x l N H IH]; intros I E; [destruct I|]; cbn [sum_over]; destruct I as [->|I].
  - rewrite (sum_over_ext h f l); [lia|]; intros y J; apply E; [right; exact J | intros ->; contradiction].
  - rewrite IH by (try exact I; intros y J; apply E; right; exact J); rewrite (E x) by (try (left; reflexivity); intros ->; contradiction); lia.
Qed.

Section Distances.
Variable g : graph.

(* Walks that together are no longer than a potential falls. *)
Lemma walks_by_falls (f : vertex g -> Z) s : (forall v, is_vertex g v -> 0 <= f v) ->
  (forall v, is_vertex g v -> v = s \/ exists w e, walk g v w e /\ 1 <= e /\ f w <= f v - e) -> forall v, is_vertex g v -> exists d, walk g s v d /\ d <= f v.
Proof.
  intros P D; assert (K : forall (k : nat) v, is_vertex g v -> f v <= Z.of_nat k -> exists d, walk g v s d /\ d <= f v).
  { induction k as [k IH] using lt_wf_ind; intros v V L; destruct (D v V) as [->|(w & e & W & E & F)]; [exists 0; split; [constructor; exact V | apply P, V]|].
    pose proof (walk_right g _ _ _ W) as Vw; pose proof (P w Vw); destruct (IH (Z.to_nat (f w)) ltac:(lia) w Vw ltac:(lia)) as (d & Wd & M); exists (e + d); split; [apply (walk_app g v w s); assumption | lia]. }
  intros v V; destruct (K (Z.to_nat (f v)) v V) as (d & W & L); [pose proof (P v V); lia|]; exists d; split; [apply walk_rev, W | exact L].
Qed.

Lemma transitive_diameter s t D : decidable g -> vertex_transitive g -> is_vertex g s -> is_vertex g t ->
  (forall v, is_vertex g v -> exists d, walk g s v d /\ d <= D) -> (forall e, walk g s t e -> D <= e) -> diameter g D.
Proof.
  intros Dec Tr S T U L; split; [exact (walks_at_most g D Dec (transitive_walks g s D Tr S U))|]; exists s, t; split; [|exact L].
  destruct (U t T) as (d & W & M); pose proof (L d W); replace D with d by lia; exact W.
Qed.
End Distances.

Section Shapes.
Variable n : Z.
Hypothesis base : 1 <= n.
Variable vs : list (list Z).
Variable listed : list Z -> list Z -> Prop.
Variable moves : list move.
Notation g := (Graph (list Z) vs listed).
Hypothesis once : NoDup vs.
Hypothesis are : forall w, In w vs <-> exists v, w = [v] /\ permutation n v.
Hypothesis legal_all : forall m, In m moves -> legal n m.
Hypothesis lists : forall v w, permutation n v -> permutation n w -> listed [v] [w] <-> exists m, In m moves /\ w = moved n m v.
Hypothesis decided : decidable g.
Notation dig := (dig n).
Notation after := (moved_dig n base).
Notation transitive := (cayley_transitive n base vs listed moves once are legal_all lists).
Notation start := (start n).

Ltac cases := repeat match goal with
  | |- context [?x =? ?y] => lazymatch x with context [if _ then _ else _] => fail | _ => lazymatch y with context [if _ then _ else _] => fail | _ => destruct (Z.eqb_spec x y) end end
  end.

Lemma is_one v : is_vertex g [v] <-> permutation n v.
Proof. unfold is_vertex; cbn [vertices]; rewrite are; split; [intros (x & E & P); injection E as ->; exact P | eauto]. Qed.

Lemma start_dig i : 0 <= i < n -> dig start i = i.
Proof. intros I; apply (word_dig n base (fun i => i)); [intros j J; exact J | exact I]. Qed.

Lemma starts v : permutation n v -> (forall i, 0 <= i < n -> dig v i = i) -> v = start.
Proof. intros V H; apply (same_digits n base); [apply V | apply (start_permutation n base)|]; intros i I; rewrite start_dig by exact I; apply H, I. Qed.

(* A permutation by its symbols. *)
Lemma made f : (forall i, 0 <= i < n -> 0 <= f i < n) -> (forall i j, 0 <= i < n -> 0 <= j < n -> f i = f j -> i = j) ->
  permutation n (word n f) /\ forall i, 0 <= i < n -> dig (word n f) i = f i.
Proof.
  intros R J; assert (D : forall i, 0 <= i < n -> dig (word n f) i = f i) by (intros i I; apply (word_dig n base f i R I)); split; [|exact D].
  split; [apply (word_range n base f R)|]; intros i j I K; rewrite !D by assumption; auto.
Qed.

Definition symbols_of (v : Z) : list Z := map (dig v) (zrange n).
Definition at_one (f : Z -> Z) (w : list Z) : Z := match w with [v] => f v | _ => 0 end.

Lemma zrange_all (P : Z -> bool) : (forall i, 0 <= i < n -> P i = true) \/ exists i, 0 <= i < n /\ P i = false.
Proof.
  destruct (forallb P (zrange n)) eqn:E; [left; intros i I; rewrite forallb_forall in E; apply E, in_zrange, I | right].
  assert (H : ~ forall i, In i (zrange n) -> P i = true) by (rewrite <- forallb_forall, E; discriminate).
  destruct (find (fun i => negb (P i)) (zrange n)) as [i|] eqn:F; [apply find_some in F as [I F]; exists i; split; [apply in_zrange, I | apply negb_true_iff, F]|].
  exfalso; apply H; intros i I; apply negb_false_iff, (find_none _ _ F i I).
Qed.

(* ---------- Neighbouring places ---------- *)

Definition disorder (v : Z) : Z := inversions (symbols_of v).

Lemma disorder_swap t v : 0 < t < n -> permutation n v -> disorder (moved n (Swap (t - 1) t) v) = disorder v + (if dig v t <? dig v (t - 1) then -1 else 1).
Proof.
  intros T [V P]; unfold disorder, symbols_of; rewrite (places_cut n base (t - 1) t ltac:(lia) ltac:(lia)); replace (t - (t - 1) - 1) with 0 by lia; cbn [some_places seq map app Z.to_nat]; rewrite !map_app, !map_cons.
  assert (Other : forall l, (forall i, In i l -> 0 <= i < n /\ i <> t - 1 /\ i <> t) -> map (dig (moved n (Swap (t - 1) t) v)) l = map (dig v) l).
  { intros l H; apply map_ext_in; intros i I; destruct (H i I) as (R & Na & Nb); rewrite after by exact R; cbn [from]; rewrite (proj2 (Z.eqb_neq i (t - 1)) Na), (proj2 (Z.eqb_neq i t) Nb); reflexivity. }
  rewrite !Other by (intros i I; apply in_places in I; lia); rewrite !after by lia; cbn [from]; rewrite !Z.eqb_refl, (proj2 (Z.eqb_neq t (t - 1))) by lia.
  apply inversions_exchange; intros E; apply P in E; lia.
Qed.

Lemma sorted v : permutation n v -> (forall t, 0 < t < n -> dig v (t - 1) < dig v t) -> v = start.
Proof.
  intros V H; apply starts; [exact V|].
  assert (A : forall k, 0 <= k -> k < n -> k <= dig v k).
  { apply (natlike_ind (fun k => k < n -> k <= dig v k)); [intros _; apply (dig_range n base)|]; intros k K IH L; specialize (H (Z.succ k) ltac:(lia)); replace (Z.succ k - 1) with k in H by lia; lia. }
  assert (B : forall k, 0 <= k -> k < n -> dig v (n - 1 - k) <= n - 1 - k).
  { apply (natlike_ind (fun k => k < n -> dig v (n - 1 - k) <= n - 1 - k)); [intros _; pose proof (dig_range n base v (n - 1 - 0)); lia|]; intros k K IH L.
    specialize (H (n - 1 - k) ltac:(lia)); replace (n - 1 - k - 1) with (n - 1 - Z.succ k) in H by lia; lia. }
  intros i I; specialize (A i); specialize (B (n - 1 - i)); replace (n - 1 - (n - 1 - i)) with i in B by lia; lia.
Qed.

Theorem neighbouring_diameter D : within moves Neighbouring -> whole n moves Neighbouring -> 2 * D = n * (n - 1) -> diameter g D.
Proof.
  intros Wi Wh E; destruct (made (fun i => n - 1 - i)) as [R Rd]; [intros; lia | intros; lia |]; set (r := word n (fun i => n - 1 - i)) in *.
  assert (Length : forall v, Z.of_nat (length (symbols_of v)) = n) by (intros; unfold symbols_of; rewrite map_length; apply length_zrange; lia).
  assert (S0 : disorder start = 0).
  { unfold disorder, symbols_of; rewrite (map_ext_in _ (fun i => i)), map_id by (intros i I; apply start_dig, in_zrange, I); apply inversions_up. }
  assert (Sr : 2 * disorder r = n * (n - 1)).
  { unfold disorder, symbols_of; rewrite (map_ext_in _ (fun i => n - 1 - i)) by (intros i I; apply Rd, in_zrange, I); unfold zrange; rewrite map_map, inversions_down, Z2Nat.id by lia; reflexivity. }
  apply (transitive_diameter_by_potentials g (at_one disorder) (at_one disorder) [start] [start] [r] D decided transitive).
  - apply is_one, (start_permutation n base).
  - intros w W; apply are in W as (v & -> & V); cbn [at_one]; pose proof (inversions_range (symbols_of v)) as I; rewrite Length in I; unfold disorder; lia.
  - intros w W; apply are in W as (v & -> & V); cbn [at_one]; destruct (zrange_all (fun t => negb ((0 <? t) && (dig v t <? dig v (t - 1))))) as [A|(t & T & A)].
    + left; f_equal; apply sorted; [exact V|]; intros t T; specialize (A t ltac:(lia)); apply negb_true_iff, andb_false_iff in A as [A|A]; [apply Z.ltb_ge in A; lia | apply Z.ltb_ge in A].
      destruct (Z.eq_dec (dig v (t - 1)) (dig v t)) as [Q|]; [apply V in Q; lia | lia].
    + apply negb_false_iff, andb_true_iff in A as [T0 A]; apply Z.ltb_lt in T0; right; exists [moved n (Swap (t - 1) t) v]; split.
      * apply (has_link n base vs listed moves are legal_all lists Neighbouring); try assumption; [lia | reflexivity].
      * cbn [at_one]; rewrite disorder_swap by (assumption || lia); rewrite A; lia.
  - intros x y A; destruct (adj_ones n vs listed are x y A) as (v & z & -> & -> & V & _); destruct (link_of n base vs listed moves are legal_all lists Neighbouring v z Wi A) as (u & t & T & P & ->); cbn [paired] in P; subst u.
    cbn [at_one]; rewrite disorder_swap by assumption; destruct (_ <? _); lia.
  - apply is_one, (start_permutation n base).
  - apply is_one, R.
  - cbn [at_one]; lia.
Qed.

(* ---------- Any two places ---------- *)

Definition misplaced (v i : Z) : Z := if dig v i =? i then 0 else 1.
Definition astray (v : Z) : Z := sum_over (misplaced v) (zrange n).

Lemma misplaced_range v i : 0 <= misplaced v i <= 1.
Proof. unfold misplaced; destruct (_ =? _); lia. Qed.

Lemma sum_bits (f : Z -> Z) l : (forall i, In i l -> 0 <= f i <= 1) -> 0 <= sum_over f l <= Z.of_nat (length l).
Proof. induction l as [|x l IH]; intros H; cbn [sum_over length]; [lia|]; pose proof (H x (or_introl eq_refl)); specialize (IH (fun i I => H i (or_intror I))); lia. Qed.

Lemma swap_from u t i : from (Swap u t) i = if i =? u then t else if i =? t then u else i.
Proof. reflexivity. Qed.

(* Labels of places such that each symbol stands at a place with the label of its own: by k exchanges at least n - k labels. *)
Lemma labels v : forall d, within moves AnyTwo -> walk g [v] [start] d -> exists (c : Z -> Z) (l : list Z), (forall i, 0 <= i < n -> c (dig v i) = c i) /\ NoDup l /\ n - d <= Z.of_nat (length l) /\ forall y, In y l -> exists x, 0 <= x < n /\ c x = y.
Proof.
  intros d Wi W; remember [v] as a eqn:Ea; remember [start] as b eqn:Eb; revert v Ea Eb; induction W as [a Va|a w b d A W IH]; intros v Ea Eb; subst.
  - injection Eb as ->; exists (fun x => x), (zrange n); split; [exact (fun i I => start_dig i I)|]; split; [apply NoDup_zrange|]; split; [rewrite length_zrange; lia | intros y I; apply in_zrange in I; eauto].
  - destruct (adj_ones n vs listed are _ _ A) as (x & z & E & -> & _ & Z_); injection E as <-; apply adj_sym in A; destruct (link_of n base vs listed moves are legal_all lists AnyTwo z v Wi A) as (u & t & T & P & ->); cbn [paired] in P.
    destruct (IH z eq_refl eq_refl) as (c & l & C & N & L & H); set (f := fun y => if Z.eq_dec y (c u) then c t else y).
    exists (fun x => f (c x)), (remove Z.eq_dec (c u) l); split; [|split; [|split]].
    + intros i I; rewrite after, C by (try apply exchange_range; try assumption; lia); rewrite swap_from; destruct (Z.eqb_spec i u) as [->|]; [|destruct (Z.eqb_spec i t) as [->|]; [|reflexivity]].
      * unfold f; destruct (Z.eq_dec (c u) (c u)); [destruct (Z.eq_dec (c t) (c u)); congruence | congruence].
      * unfold f; destruct (Z.eq_dec (c u) (c u)); [destruct (Z.eq_dec (c t) (c u)); congruence | congruence].
    + clear - N; induction N as [|y l I N IH]; [constructor|]; cbn [remove]; destruct (Z.eq_dec (c u) y); [exact IH|]; constructor; [|exact IH]; intros J; apply in_remove in J as [J _]; contradiction.
    + assert (R : Z.of_nat (length l) - 1 <= Z.of_nat (length (remove Z.eq_dec (c u) l))).
      { clear - N; induction N as [|y l I N IH]; [cbn; lia|]; cbn [remove length]; destruct (Z.eq_dec (c u) y) as [->|]; [|cbn [length]; lia]; rewrite notin_remove by exact I; lia. }
      lia.
    + intros y I; apply in_remove in I as [I D]; destruct (H y I) as (x & X & <-); exists x; split; [exact X|]; unfold f; destruct (Z.eq_dec (c x) (c u)); congruence.
Qed.

Theorem any_diameter D : within moves AnyTwo -> whole n moves AnyTwo -> D = n - 1 -> diameter g D.
Proof.
  intros Wi Wh E; destruct (made (fun i => if i =? n - 1 then 0 else i + 1)) as [R Rd]; [intros; cases; lia | intros i j I J; cases; lia |]; set (r := word n _) in *.
  pose proof (start_permutation n base) as S0; apply (transitive_diameter g [start] [r] D decided transitive); [apply is_one, S0 | apply is_one, R | |].
  - intros w W; destruct (walks_by_potential g (at_one (fun v => Z.max 0 (astray v - 1))) [start]) with (v := w) as (d & Wd & L); [intros x X; apply are in X as (v & -> & V); cbn [at_one]; lia | | exact W |].
    + intros x X; apply are in X as (v & -> & V); destruct (zrange_all (fun i => dig v i =? i)) as [A|(i & I & A)]; [left; f_equal; apply starts; [exact V|]; intros i I; apply Z.eqb_eq, A, I|]; right; apply Z.eqb_neq in A.
      set (j := dig v i) in *; pose proof (dig_range n base v i) as J; fold j in J.
      assert (Aj : dig v j <> j) by (intros Q; apply V in Q; try assumption; congruence); set (w' := moved n (Swap i j) v).
      assert (Vw : permutation n w') by (apply exchanged; assumption).
      assert (Ad : adj g [v] [w']).
      { unfold w'; destruct (Z.lt_ge_cases i j); [|rewrite exchange_turned by exact base]; apply (has_link n base vs listed moves are legal_all lists AnyTwo); try assumption; cbn [paired]; lia. }
      exists [w']; split; [exact Ad|]; cbn [at_one].
      assert (At : forall x k, 0 <= k < n -> misplaced x k <= astray x) by (intros x k K; unfold astray; apply sum_member; [apply in_zrange, K | intros; apply misplaced_range]).
      assert (Two : 2 <= astray v).
      { unfold astray; rewrite (sum_change (fun k => if k =? i then 0 else misplaced v k) (misplaced v) i) by (try apply NoDup_zrange; try (apply in_zrange; assumption); intros k _ K; rewrite (proj2 (Z.eqb_neq k i) K); reflexivity).
        assert (M : (if j =? i then 0 else misplaced v j) <= sum_over (fun k => if k =? i then 0 else misplaced v k) (zrange n)) by (apply (sum_member (fun k => if k =? i then 0 else misplaced v k)); [apply in_zrange, J | intros k _; destruct (k =? i); [lia | apply misplaced_range]]).
        rewrite Z.eqb_refl; rewrite (proj2 (Z.eqb_neq j i) A) in M; unfold misplaced in M at 1 |- * at 2; fold j in M |- *; rewrite (proj2 (Z.eqb_neq j i) A); rewrite (proj2 (Z.eqb_neq _ _) Aj) in M; lia. }
      assert (Less : astray w' <= astray v - 1).
      { set (h := fun k => if k =? j then 0 else misplaced v k).
        assert (Hj : sum_over h (zrange n) = astray v - 1).
        { unfold astray; rewrite (sum_change (misplaced v) h j) by (try apply NoDup_zrange; try (apply in_zrange; assumption); intros k _ K; unfold h; rewrite (proj2 (Z.eqb_neq k j) K); reflexivity).
          unfold h, misplaced; rewrite Z.eqb_refl, (proj2 (Z.eqb_neq _ _) Aj); lia. }
        rewrite <- Hj; unfold astray; apply sum_over_le; intros k K; apply in_zrange in K; unfold h, misplaced, w'; rewrite after by exact K; rewrite swap_from; destruct (Z.eqb_spec k i) as [->|Ni].
        - rewrite (proj2 (Z.eqb_neq i j)) by congruence; fold j; rewrite (proj2 (Z.eqb_neq j i) A); destruct (_ =? _); lia.
        - destruct (Z.eqb_spec k j) as [->|Nj]; [fold j; rewrite Z.eqb_refl; lia | lia]. }
      lia.
    + exists d; split; [apply walk_rev, Wd|]; apply are in W as (v & -> & V); cbn [at_one] in L.
      pose proof (sum_bits (misplaced v) (zrange n) (fun i _ => misplaced_range v i)) as B; rewrite length_zrange in B by lia; unfold astray in L; lia.
  - intros e W; apply walk_rev in W; destruct (labels r e Wi W) as (c & l & C & N & L & H).
    assert (Same : forall k, 0 <= k -> k < n -> c k = c 0).
    { apply (natlike_ind (fun k => k < n -> c k = c 0)); [reflexivity|]; intros k K IH Lk; specialize (C k ltac:(lia)); rewrite Rd in C by lia; rewrite (proj2 (Z.eqb_neq k (n - 1))) in C by lia; rewrite <- IH by lia; exact C. }
    assert (One : Z.of_nat (length l) <= 1); [|lia].
    destruct l as [|a [|b l]]; cbn [length]; try lia; exfalso; inversion N as [|? ? I _]; subst; apply I; left.
    destruct (H a ltac:(cbn; auto)) as (x & X & <-), (H b ltac:(cbn; auto)) as (y & Y & <-); rewrite (Same x), (Same y) by lia; reflexivity.
Qed.
(* ---------- The first place and any ---------- *)

Definition outside (v : Z) : Z := sum_over (fun i => if i =? 0 then 0 else misplaced v i) (zrange n).

(* Places i and i+1, for odd i, that have each other's symbols. *)
Definition crossed (v i : Z) : Z := Z.b2z (Z.odd i && (i + 1 <? n) && (dig v i =? i + 1) && (dig v (i + 1) =? i)).
Definition crossings (v : Z) : Z := sum_over (crossed v) (zrange n).

Lemma outside_swap t v : 0 < t < n -> outside (moved n (Swap 0 t) v) = outside v + (if dig v 0 =? t then 0 else 1) - misplaced v t.
Proof.
  intros T; unfold outside; rewrite (sum_change (fun i => if i =? 0 then 0 else misplaced v i) _ t).
  - rewrite (proj2 (Z.eqb_neq t 0)) by lia; unfold misplaced at 2; rewrite after, swap_from, (proj2 (Z.eqb_neq t 0)), Z.eqb_refl by lia; lia.
  - apply NoDup_zrange.
  - apply in_zrange; lia.
  - intros i I N; apply in_zrange in I; destruct (Z.eqb_spec i 0); [reflexivity|]; unfold misplaced; rewrite after, swap_from by exact I; rewrite (proj2 (Z.eqb_neq i 0)), (proj2 (Z.eqb_neq i t)) by assumption; reflexivity.
Qed.

Lemma crossings_swap t v : 0 < t < n -> let j := if Z.odd t then t else t - 1 in
  crossings (moved n (Swap 0 t) v) = crossings v + (crossed (moved n (Swap 0 t) v) j - crossed v j).
Proof.
  intros T j; unfold crossings; apply sum_change; [apply NoDup_zrange | apply in_zrange; unfold j; destruct (Z.odd t); lia|].
  intros i I N; apply in_zrange in I; unfold crossed; destruct (Z.odd i) eqn:O; [|reflexivity]; destruct (Z.ltb_spec (i + 1) n); [|reflexivity]; cbn [andb].
  assert (i <> 0) by (intros ->; discriminate); assert (i <> t) by (intros ->; unfold j in N; rewrite O in N; lia).
  assert (i + 1 <> t) by (intros <-; unfold j in N; rewrite Z.odd_add, O in N; cbn in N; lia).
  rewrite !after, !swap_from by lia; rewrite !(proj2 (Z.eqb_neq _ 0)), !(proj2 (Z.eqb_neq _ t)) by lia; reflexivity.
Qed.

Definition to_start (v : Z) : Z := if dig v 0 =? 0 then 3 * outside v / 2 else (3 * outside v - 1) / 2.

Lemma outside_bits v i : 0 <= (if i =? 0 then 0 else misplaced v i) <= 1.
Proof. destruct (i =? 0); [lia | apply misplaced_range]. Qed.

Lemma outside_range v : 0 <= outside v <= n - 1.
Proof.
  unfold outside; replace (zrange n) with (0 :: map Z.of_nat (seq 1 (Z.to_nat n - 1))) by (unfold zrange; destruct (Z.to_nat n) as [|m] eqn:Em; [lia|]; cbn [seq map Nat.sub]; rewrite Nat.sub_0_r; reflexivity).
  cbn [sum_over]; rewrite Z.eqb_refl; pose proof (sum_bits (fun i => if i =? 0 then 0 else misplaced v i) (map Z.of_nat (seq 1 (Z.to_nat n - 1))) (fun i _ => outside_bits v i)) as B; rewrite map_length, seq_length in B; lia.
Qed.

Lemma outside_one v t : 0 < t < n -> dig v t <> t -> 1 <= outside v.
Proof.
  intros T D; unfold outside; assert (M := sum_member (fun i => if i =? 0 then 0 else misplaced v i) (zrange n) t (proj2 (in_zrange n t) ltac:(lia)) (fun i _ => proj1 (outside_bits v i))); cbv beta in M.
  rewrite (proj2 (Z.eqb_neq t 0)) in M by lia; unfold misplaced in M at 1; rewrite (proj2 (Z.eqb_neq _ _) D) in M; exact M.
Qed.

Lemma first_away v : permutation n v -> dig v 0 <> 0 -> 0 < dig v 0 < n /\ dig v (dig v 0) <> dig v 0.
Proof. intros V D; pose proof (dig_range n base v 0); split; [lia|]; intros E; apply V in E; lia. Qed.

(* The symbol of the first place goes where it belongs. *)
Lemma goes_home v : whole n moves FirstWithAny -> permutation n v -> dig v 0 <> 0 -> exists w, adj g [v] [w] /\ permutation n w /\ dig w 0 = dig v (dig v 0) /\ outside w = outside v - 1.
Proof.
  intros Wh V D; destruct (first_away v V D) as [T A]; set (t := dig v 0) in *; exists (moved n (Swap 0 t) v); split; [apply (has_link n base vs listed moves are legal_all lists FirstWithAny); try assumption; reflexivity|].
  split; [apply exchanged; try assumption; lia|]; split; [rewrite after, swap_from by lia; reflexivity|].
  rewrite outside_swap by exact T; fold t; rewrite Z.eqb_refl; unfold misplaced; rewrite (proj2 (Z.eqb_neq _ _) A); lia.
Qed.

Lemma half_up a b : 2 * (a / 2) <= a < 2 * (a / 2) + 2 /\ 2 * (b / 2) <= b < 2 * (b / 2) + 2.
Proof. pose proof (Z.div_mod a 2 ltac:(lia)); pose proof (Z.mod_pos_bound a 2 ltac:(lia)); pose proof (Z.div_mod b 2 ltac:(lia)); pose proof (Z.mod_pos_bound b 2 ltac:(lia)); lia. Qed.

Theorem first_diameter D : within moves FirstWithAny -> whole n moves FirstWithAny -> D = 3 * (n - 1) / 2 -> diameter g D.
Proof.
  intros Wi Wh E; pose proof (start_permutation n base) as S0.
  set (far := fun i => if i =? 0 then (if Z.odd n then 0 else n - 1) else if negb (Z.odd n) && (i =? n - 1) then 0 else if Z.odd i then i + 1 else i - 1).
  assert (Par : forall a, Z.odd a = true -> exists b, a = 2 * b + 1) by (intros a O; apply Z.odd_spec in O; exact O).
  assert (Ev : forall a, Z.odd a = false -> exists b, a = 2 * b) by (intros a O; rewrite <- Z.negb_even in O; apply negb_false_iff, Z.even_spec in O; exact O).
  assert (Cases : forall a, (exists b, a = 2 * b /\ Z.odd a = false) \/ exists b, a = 2 * b + 1 /\ Z.odd a = true) by (intros a; destruct (Z.odd a) eqn:O; [destruct (Par a O) as [b B] | destruct (Ev a O) as [b B]]; eauto).
  destruct (made far) as [R Rd].
  { intros i I; unfold far; destruct (Cases n) as [(b & B & ->)|(b & B & ->)], (Cases i) as [(a & A & ->)|(a & A & ->)]; cbn [negb andb]; cases; lia. }
  { intros i j I J; unfold far; destruct (Cases n) as [(b & B & ->)|(b & B & ->)], (Cases i) as [(a & A & ->)|(a & A & ->)], (Cases j) as [(c & C & ->)|(c & C & ->)]; cbn [negb andb]; cases; lia. }
  set (r := word n far) in *.
  apply (transitive_diameter g [start] [r] D decided transitive); [apply is_one, S0 | apply is_one, R | |].
  - intros w W; destruct (walks_by_falls g (at_one to_start) [start]) with (v := w) as (d & Wd & L); [| | exact W |].
    + intros x X; apply are in X as (v & -> & V); cbn [at_one]; unfold to_start; pose proof (outside_range v); destruct (Z.eqb_spec (dig v 0) 0) as [|Ne]; [apply Z.div_pos; lia|].
      destruct (first_away v V Ne) as [T A]; pose proof (outside_one v (dig v 0) T A); apply Z.div_pos; lia.
    + intros x X; apply are in X as (v & -> & V); cbn [at_one]; destruct (Z.eq_dec (dig v 0) 0) as [Z0|Ne].
      * destruct (zrange_all (fun i => dig v i =? i)) as [A|(t & T & A)]; [left; f_equal; apply starts; [exact V|]; intros i I; apply Z.eqb_eq, A, I | right; apply Z.eqb_neq in A].
        assert (T0 : 0 < t < n) by (destruct (Z.eq_dec t 0) as [->|]; [contradiction | lia]); set (w1 := moved n (Swap 0 t) v).
        assert (V1 : permutation n w1) by (apply exchanged; try assumption; lia).
        assert (D0 : dig w1 0 = dig v t) by (unfold w1; rewrite after, swap_from by lia; reflexivity).
        pose proof (dig_range n base v t) as Dt; assert (Nz : dig v t <> 0) by (rewrite <- Z0; intros Q; apply V in Q; lia).
        destruct (goes_home w1 Wh V1 ltac:(congruence)) as (w2 & A2 & V2 & D2 & O2).
        assert (O1 : outside w1 = outside v) by (unfold w1; rewrite outside_swap by exact T0; rewrite Z0, (proj2 (Z.eqb_neq 0 t)) by lia; unfold misplaced; rewrite (proj2 (Z.eqb_neq _ _) A); lia).
        exists [w2], 2; split; [|split; [lia|]].
        { apply (walk_hop g [v] [w1] [w2] 1); [apply (has_link n base vs listed moves are legal_all lists FirstWithAny); try assumption; reflexivity | apply walk_one, A2]. }
        assert (N2 : dig w2 0 <> 0).
        { rewrite D2, D0; unfold w1; rewrite after, swap_from by lia; rewrite (proj2 (Z.eqb_neq (dig v t) 0) Nz), (proj2 (Z.eqb_neq _ _) A), <- Z0; intros Q; apply V in Q; lia. }
        cbn [at_one]; unfold to_start; rewrite (proj2 (Z.eqb_eq _ _) Z0), (proj2 (Z.eqb_neq _ _) N2), O2, O1; pose proof (half_up (3 * outside v) (3 * (outside v - 1) - 1)); lia.
      * right; destruct (goes_home v Wh V Ne) as (w1 & A1 & V1 & D1 & O1); exists [w1], 1; split; [apply walk_one, A1|]; split; [lia|].
        cbn [at_one]; unfold to_start; rewrite (proj2 (Z.eqb_neq _ _) Ne), O1; pose proof (half_up (3 * outside v - 1) (3 * (outside v - 1))); pose proof (half_up (3 * outside v - 1) (3 * (outside v - 1) - 1)); destruct (_ =? _); lia.
    + exists d; split; [exact Wd|]; apply are in W as (v & -> & V); cbn [at_one] in L; pose proof (outside_range v) as O; unfold to_start in L; pose proof (half_up (3 * outside v) (3 * (n - 1))); pose proof (half_up (3 * outside v - 1) (3 * (n - 1))); destruct (_ =? _); lia.
  - intros e W; assert (P : potential g (at_one (fun v => outside v + crossings v))).
    { intros x y A; destruct (adj_ones n vs listed are x y A) as (v & z & -> & -> & V & _); destruct (link_of n base vs listed moves are legal_all lists FirstWithAny v z Wi A) as (u & t & T & Pa & ->); cbn [paired] in Pa; subst u; cbn [at_one].
      rewrite outside_swap by exact T; rewrite crossings_swap by exact T; set (j := if Z.odd t then t else t - 1).
      assert (Bit : forall x i, 0 <= crossed x i <= 1) by (intros x i; unfold crossed; destruct (_ && _); cbn; lia).
      pose proof (Bit v j); pose proof (misplaced_range v t); destruct (Z.eqb_spec (dig v 0) t); [pose proof (Bit (moved n (Swap 0 t) v) j); lia|].
      destruct (Z.eq_dec (dig v t) t) as [Ft|Ft]; [|unfold misplaced in *; rewrite (proj2 (Z.eqb_neq _ _) Ft) in *; pose proof (Bit (moved n (Swap 0 t) v) j); lia].
      assert (C0 : crossed (moved n (Swap 0 t) v) j = 0); [|lia].
      unfold crossed; destruct (Z.odd j) eqn:O; [|reflexivity]; destruct (Z.ltb_spec (j + 1) n); [|reflexivity]; cbn [andb].
      destruct (Z.odd t) eqn:Ot; subst j.
      + rewrite !after, !swap_from by lia; rewrite !(proj2 (Z.eqb_neq _ 0)), (proj2 (Z.eqb_neq (t + 1) t)), Z.eqb_refl by lia; destruct (Z.eqb_spec (dig v (t + 1)) t) as [Q|]; [rewrite <- Ft in Q at 2; apply V in Q; lia | rewrite andb_false_r; reflexivity].
      + assert (t - 1 <> 0) by (intros Q; rewrite Q in O; discriminate).
        rewrite !after, !swap_from by lia; rewrite !(proj2 (Z.eqb_neq (t - 1) _)) by lia; destruct (Z.eqb_spec (dig v (t - 1)) (t - 1 + 1)) as [Q|]; [|reflexivity].
        replace (t - 1 + 1) with (dig v t) in Q by lia; apply V in Q; lia. }
    apply (potential_walk g _ _ _ _ P) in W; cbn [at_one] in W.
    assert (S1 : outside start + crossings start = 0).
    { unfold outside, crossings; rewrite <- sum_over_add, (sum_over_ext _ (fun _ => 0)), (sum_over_constant _ 0) by (reflexivity || (intros i I; apply in_zrange in I; unfold misplaced, crossed; rewrite start_dig, Z.eqb_refl, (proj2 (Z.eqb_neq i (i + 1))), andb_false_r by lia; destruct (i =? 0); reflexivity)); lia. }
    assert (Out : outside r = n - 1).
    { assert (All : sum_over (fun i => if i =? 0 then 0 else 1) (zrange n) = n - 1).
      { rewrite (sum_change (fun _ => 1) _ 0), (sum_over_constant _ 1), length_zrange by (try apply NoDup_zrange; try (apply in_zrange; lia); try reflexivity; try lia; intros i _ N; rewrite (proj2 (Z.eqb_neq i 0) N); reflexivity); cbn; lia. }
      rewrite <- All; unfold outside; apply sum_over_ext; intros i I; apply in_zrange in I; destruct (Z.eqb_spec i 0); [reflexivity|]; unfold misplaced; rewrite Rd by exact I; rewrite (proj2 (Z.eqb_neq (far i) i)); [reflexivity|].
      unfold far; destruct (Cases n) as [(b & B & ->)|(b & B & ->)], (Cases i) as [(a & A & ->)|(a & A & ->)]; cbn [negb andb]; cases; lia. }
    assert (Cr : crossings r = (n - 1) / 2).
    { assert (Odd : forall m, sum_over (fun i => Z.b2z (Z.odd i)) (map Z.of_nat (seq 0 m)) = Z.of_nat m / 2).
      { induction m as [|m IHm]; [reflexivity|]; rewrite seq_S, map_app, sum_over_app, IHm; cbn [map sum_over Nat.add]; pose proof (half_up (Z.of_nat m) (Z.of_nat (S m))); destruct (Cases (Z.of_nat m)) as [(b & B & ->)|(b & B & ->)]; cbn [Z.b2z]; lia. }
      unfold crossings, zrange; replace (Z.to_nat n) with (S (Z.to_nat (n - 1))) by lia; rewrite seq_S, map_app, sum_over_app; cbn [map sum_over Nat.add].
      assert (La : crossed r (Z.of_nat (Z.to_nat (n - 1))) = 0) by (unfold crossed; rewrite (proj2 (Z.ltb_ge _ n)), andb_false_r by lia; reflexivity); rewrite La.
      rewrite (sum_over_ext (crossed r) (fun i => Z.b2z (Z.odd i))), Odd by
        (intros i I; apply in_map_iff in I as (k & <- & I); apply in_seq in I; unfold crossed; destruct (Z.odd (Z.of_nat k)) eqn:O; [|reflexivity]; rewrite !Rd, (proj2 (Z.ltb_lt _ n)) by lia; unfold far;
          destruct (Cases n) as [(b & B & ->)|(b & B & ->)], (Cases (Z.of_nat k)) as [(a & A & Oa)|(a & A & Oa)]; rewrite Oa in O; try discriminate; rewrite Oa; rewrite Z.odd_add, Oa; cbn [negb andb xorb Z.odd]; 
          repeat match goal with |- context [?x =? ?y] => lazymatch x with context [if _ then _ else _] => fail | _ => destruct (Z.eqb_spec x y); try lia end end; try reflexivity).
      rewrite Z2Nat.id by lia; lia. }
    pose proof (half_up (3 * (n - 1)) (n - 1)); lia.
Qed.
End Shapes.
