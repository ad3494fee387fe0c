(* The orbits of the hyper-torus QT(m,n): it is not node symmetric. What tells the
   labels apart is the number of closed walks of ten hops.
   Source: the hyper-torus paper, Sections 1 and 5.1. *)

From Coq Require Import ZArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk Qt.
Import ListNotations.
Open Scope Z_scope.

Definition same (u v : Z * Z * Z) : bool :=
  let '(x, y, z) := u in let '(x', y', z') := v in (x =? x') && (y =? y') && (z =? z').

Lemma same_spec u v : same u v = true <-> u = v.
Proof.
  destruct u as [[x y] z], v as [[x' y'] z']. simpl. rewrite !andb_true_iff, !Z.eqb_eq.
  split; [intros [[-> ->] ->]; reflexivity|intros E; inversion E; auto].
Qed.

(* The number of walks of k hops from u to t. *)
Fixpoint walks (m n : Z) (k : nat) (t u : Z * Z * Z) : Z :=
  match k with
  | O => if same u t then 1 else 0
  | S k' => sum_over (walks m n k' t) (qt_neighbours m n u)
  end.

(* An automorphism keeps it. *)
Lemma walks_automorphism m n f : 2 <= m -> 2 <= n -> automorphism (QT m n) f ->
  forall k t u, is_vertex (QT m n) t -> is_vertex (QT m n) u -> walks m n k (f t) (f u) = walks m n k t u.
Proof.
  intros Hm Hn A k t. induction k as [|k IH]; intros u T U.
  - simpl. assert (P : NoDup (vertices (QT m n))) by (apply qt_proper; lia).
    destruct (same u t) eqn:E.
    + apply same_spec in E. subst. assert (E : same (f t) (f t) = true) by now apply same_spec. now rewrite E.
    + destruct (same (f u) (f t)) eqn:F; auto. apply same_spec in F.
      assert (u = t) by (apply (automorphism_injective (QT m n) f); auto). subst.
      assert (same t t = true) by now apply same_spec. congruence.
  - change (sum_over (walks m n k (f t)) (qt_neighbours m n (f u)) = sum_over (walks m n k t) (qt_neighbours m n u)).
    assert (P : Permutation (qt_neighbours m n (f u)) (map f (qt_neighbours m n u))).
    { assert (V : is_vertex (QT m n) (f u)) by now apply automorphism_vertex.
      assert (N : NoDup (vertices (QT m n))) by (apply qt_proper; lia).
      assert (K : forall w, In w (qt_neighbours m n u) -> is_vertex (QT m n) w).
      { intros w I. assert (B : adj (QT m n) u w) by (apply qt_adj; auto). now apply adj_right in B. }
      apply NoDup_Permutation.
      - now apply qt_neighbours_nodup.
      - apply NoDup_map_inj; [|now apply qt_neighbours_nodup].
        intros a b I J E. apply (automorphism_injective (QT m n) f); auto.
      - intros w. rewrite in_map_iff. split.
        + intros I. assert (B : adj (QT m n) (f u) w) by (apply qt_adj; auto).
          destruct (automorphism_onto (QT m n) f w A (adj_right B)) as (w' & W' & E). exists w'. split; [exact E|].
          rewrite <- E in B. apply A in B; auto. apply qt_adj in B; tauto.
        + intros (w' & <- & I). assert (B : adj (QT m n) u w') by (apply qt_adj; auto).
          apply A in B; auto. apply qt_adj in B; tauto. }
    rewrite (sum_over_permutation _ _ _ P), sum_over_map. apply sum_over_ext. intros w I.
    apply IH; auto. assert (B : adj (QT m n) u w) by (apply qt_adj; auto). now apply adj_right in B.
Qed.

(* ---------- Counted by displacements ---------- *)

(* A displacement and a label that is home modulo m and n. *)
Definition home (m n z0 : Z) (e : Z * Z * Z) : Z :=
  let '(a, b, z) := e in if (a mod m =? 0) && (b mod n =? 0) && (z =? z0) then 1 else 0.

Definition steps (e : Z * Z * Z) : list (Z * Z * Z) :=
  let '(a, b, z) := e in
  [(a, b, Z.lxor z 1); (a, b, Z.lxor z 2); (a, b, Z.lxor z 4); (a + qt_dx z, b + qt_dy z, Z.lxor z 4)].

Fixpoint returns (m n z0 : Z) (k : nat) (e : Z * Z * Z) : Z :=
  match k with O => home m n z0 e | S k' => sum_over (returns m n z0 k') (steps e) end.

Lemma mod_home x a m : 0 <= x < m -> ((x + a) mod m =? x) = (a mod m =? 0).
Proof.
  intros X. destruct (Z.eqb_spec (a mod m) 0) as [E|E]; destruct (Z.eqb_spec ((x + a) mod m) x) as [F|F]; auto; exfalso.
  - apply F. rewrite <- Z.add_mod_idemp_r, E, Z.add_0_r by lia. now apply Z.mod_small.
  - apply E. replace a with ((x + a) - x) by lia. rewrite Zminus_mod, F, (Z.mod_small x), Z.sub_diag by lia. apply Z.mod_0_l. lia.
Qed.

Lemma walks_returns m n x y z0 : 2 <= m -> 2 <= n -> 0 <= x < m -> 0 <= y < n -> forall k a b z,
  walks m n k (x, y, z0) ((x + a) mod m, (y + b) mod n, z) = returns m n z0 k (a, b, z).
Proof.
  intros Hm Hn X Y. induction k as [|k IH]; intros a b z.
  - simpl. now rewrite !mod_home by lia.
  - simpl. rewrite !IH. rewrite !Z.add_mod_idemp_l by lia.
    rewrite <- (Z.add_assoc x a), <- (Z.add_assoc y b), IH. reflexivity.
Qed.

(* Displacements with the number of walks to them, equal ones together. *)
Definition entries := list (Z * Z * Z * Z).

Fixpoint put (e : Z * Z * Z) (c : Z) (l : entries) : entries :=
  match l with
  | [] => [(e, c)]
  | (e', c') :: l' => if same e e' then (e', c' + c) :: l' else (e', c') :: put e c l'
  end.

Definition value (f : Z * Z * Z -> Z) (l : entries) : Z := sum_over (fun p => snd p * f (fst p)) l.

Lemma put_value f e c l : value f (put e c l) = c * f e + value f l.
Proof.
  unfold value. induction l as [|[e' c'] l IH]; simpl; [lia|].
  destruct (same e e') eqn:E; simpl.
  - apply same_spec in E. subst. lia.
  - rewrite IH. lia.
Qed.

Definition put_all (c : Z) (es : list (Z * Z * Z)) (l : entries) : entries := fold_right (fun e l => put e c l) l es.

Lemma put_all_value f c es l : value f (put_all c es l) = c * sum_over f es + value f l.
Proof. induction es as [|e es IH]; simpl; [lia|]. rewrite put_value, IH. lia. Qed.

Definition advance (l : entries) : entries := fold_right (fun p l => put_all (snd p) (steps (fst p)) l) [] l.

Lemma advance_value f l : value f (advance l) = value (fun e => sum_over f (steps e)) l.
Proof.
  induction l as [|p l IH]; [reflexivity|]. simpl. rewrite put_all_value, IH. reflexivity.
Qed.

Fixpoint after (k : nat) (l : entries) : entries := match k with O => l | S k' => after k' (advance l) end.

Lemma after_value m n z0 k : forall l, value (home m n z0) (after k l) = value (returns m n z0 k) l.
Proof.
  induction k as [|k IH]; intros l; [reflexivity|]. simpl. rewrite IH, advance_value. reflexivity.
Qed.

(* Those that may be home, after ten hops. *)
Definition ten (z0 : Z) : entries := filter (fun p => snd (fst p) =? z0) (after 10 [((0, 0, z0), 1)]).

Lemma filter_value m n z0 l : value (home m n z0) (filter (fun p => snd (fst p) =? z0) l) = value (home m n z0) l.
Proof.
  unfold value. induction l as [|[[[a b] z] c] l IH]; [reflexivity|]. simpl.
  destruct (Z.eqb_spec z z0) as [E|E]; simpl; rewrite IH; [subst; rewrite Z.eqb_refl; reflexivity|].
  destruct (Z.eqb_spec z z0); [congruence|]. rewrite andb_false_r. lia.
Qed.

Lemma walks_ten m n x y z : 2 <= m -> 2 <= n -> is_vertex (QT m n) (x, y, z) ->
  walks m n 10 (x, y, z) (x, y, z) = value (home m n z) (ten z).
Proof.
  intros Hm Hn V. apply qt_vertex_in in V. unfold ten. rewrite filter_value, after_value.
  pose proof (walks_returns m n x y z Hm Hn ltac:(lia) ltac:(lia) 10 0 0 z) as K.
  rewrite !Z.add_0_r, !Z.mod_small in K by lia. rewrite K. unfold value. cbn [sum_over fst snd]. lia.
Qed.

(* Closed walks of ten hops go at most five columns and five rows away, so that
   more than six columns are like six. *)
Lemma ten_short : forallb (fun z => forallb (fun p => (Z.abs (fst (fst (fst p))) <=? 5) && (Z.abs (snd (fst (fst p))) <=? 5)) (ten z))
  [0; 1; 2; 3; 4; 5; 6; 7] = true.
Proof. vm_compute. reflexivity. Qed.

Lemma mod_short a m : 2 <= m -> Z.abs a <= 5 -> (a mod m =? 0) = (a mod (Z.min m 6) =? 0).
Proof.
  intros Hm A. destruct (Z.le_gt_cases m 6) as [L|L]; [now rewrite Z.min_l by lia|]. rewrite Z.min_r by lia.
  assert (K : forall k, 6 <= k -> (a mod k =? 0) = (a =? 0)).
  { intros k Hk. destruct (Z.lt_ge_cases a 0).
    - rewrite mod_up by lia. destruct (Z.eqb_spec (a + k) 0), (Z.eqb_spec a 0); auto; lia.
    - now rewrite Z.mod_small by lia. }
  now rewrite !K by lia.
Qed.

Lemma value_short m n z : 2 <= m -> 2 <= n -> 0 <= z < 8 ->
  value (home m n z) (ten z) = value (home (Z.min m 6) (Z.min n 6) z) (ten z).
Proof.
  intros Hm Hn Z. apply sum_over_ext. intros [[[a b] w] c] I. f_equal.
  assert (J : In z [0; 1; 2; 3; 4; 5; 6; 7]) by (clear -Z; simpl; lia).
  pose proof ten_short as H. rewrite forallb_forall in H.
  specialize (H z J). cbv beta in H. rewrite forallb_forall in H. specialize (H _ I). cbv beta in H.
  rewrite andb_true_iff, !Z.leb_le in H. cbn [fst snd] in *. unfold home.
  rewrite (mod_short a m), (mod_short b n) by tauto. reflexivity.
Qed.

Definition tens : list (Z * entries) := map (fun z => (z, ten z)) [0; 1; 2; 3; 4; 5; 6; 7].

Definition closed_walks (t : list (Z * entries)) (m n : Z) : list Z :=
  map (fun p => value (home m n (fst p)) (snd p)) t.

Definition tells (c : list Z) (m n : Z) : bool :=
  forallb (fun z => forallb (fun w =>
    negb (nth (Z.to_nat z) c 0 =? nth (Z.to_nat w) c 0) || (m * n =? 4) || (z mod 4 =? w mod 4))
    [0; 1; 2; 3; 4; 5; 6; 7]) [0; 1; 2; 3; 4; 5; 6; 7] &&
  negb (nth 0 c 0 =? nth 1 c 0).

Lemma all_tell : (let t := tens in
  forallb (fun m => forallb (fun n => tells (closed_walks t m n) m n) [2; 3; 4; 5; 6]) [2; 3; 4; 5; 6]) = true.
Proof. vm_compute. reflexivity. Qed.

Opaque ten.

Lemma closed_walks_nth m n z : 0 <= z < 8 ->
  nth (Z.to_nat z) (closed_walks tens m n) 0 = value (home m n z) (ten z).
Proof. intros Z. labels Z; reflexivity. Qed.

Lemma tells_in m n : 2 <= m -> 2 <= n ->
  tells (closed_walks tens (Z.min m 6) (Z.min n 6)) (Z.min m 6) (Z.min n 6) = true.
Proof.
  intros Hm Hn. pose proof all_tell as H. cbv zeta in H. rewrite forallb_forall in H.
  specialize (H (Z.min m 6) ltac:(clear -Hm; simpl; lia)). cbv beta in H. rewrite forallb_forall in H.
  exact (H (Z.min n 6) ltac:(clear -Hn; simpl; lia)).
Qed.

Lemma walks_number m n x y z : 2 <= m -> 2 <= n -> is_vertex (QT m n) (x, y, z) ->
  walks m n 10 (x, y, z) (x, y, z) = nth (Z.to_nat z) (closed_walks tens (Z.min m 6) (Z.min n 6)) 0.
Proof.
  intros Hm Hn V. rewrite walks_ten by assumption. apply qt_vertex_in in V.
  rewrite closed_walks_nth by lia. apply value_short; lia.
Qed.

(* Sections 1 and 5.1 call QT(m,n) node symmetric. It never is: vertices with the
   labels 0 and 1 are on different numbers of closed walks of ten hops. *)
Theorem qt_node_symmetric_refuted : forall m n : Z, 2 <= m -> 2 <= n -> ~ vertex_transitive (QT m n).
Proof.
  intros m n Hm Hn T.
  assert (V0 : is_vertex (QT m n) (0, 0, 0)) by (apply qt_vertex_in; lia).
  assert (V1 : is_vertex (QT m n) (0, 0, 1)) by (apply qt_vertex_in; lia).
  destruct (T (0, 0, 0) (0, 0, 1) V0 V1) as (f & A & E).
  pose proof (walks_automorphism m n f Hm Hn A 10 (0, 0, 0) (0, 0, 0) V0 V0) as K.
  assert (K' : walks m n 10 (0, 0, 1) (0, 0, 1) = walks m n 10 (0, 0, 0) (0, 0, 0)).
  { etransitivity; [|exact K]. f_equal; symmetry; exact E. }
  rewrite !walks_number in K' by assumption.
  pose proof (tells_in m n Hm Hn) as H. unfold tells in H. apply andb_prop in H. destruct H as [_ H].
  apply negb_true_iff, Z.eqb_neq in H. apply H. symmetry. exact K'.
Qed.

(* The correction: but for QT(2,2), an automorphism takes a vertex to another if
   and only if their labels agree modulo 4. So there are four orbits, those of
   the labels 0 and 4, 1 and 5, 2 and 6, 3 and 7. *)
Theorem qt_node_symmetric_correction : forall m n : Z, 2 <= m -> 2 <= n -> 4 < m * n ->
  forall x y z x' y' z' : Z, is_vertex (QT m n) (x, y, z) -> is_vertex (QT m n) (x', y', z') ->
  (exists f, automorphism (QT m n) f /\ f (x, y, z) = (x', y', z')) <-> z mod 4 = z' mod 4.
Proof.
  intros m n Hm Hn Hmn x y z x' y' z' V V'. pose proof V as U. pose proof V' as U'.
  apply qt_vertex_in in U, U'. split.
  - intros (f & A & E).
    pose proof (walks_automorphism m n f Hm Hn A 10 (x, y, z) (x, y, z) V V) as K.
    assert (K' : walks m n 10 (x', y', z') (x', y', z') = walks m n 10 (x, y, z) (x, y, z)).
    { etransitivity; [|exact K]. f_equal; symmetry; exact E. }
    rewrite !walks_number in K' by assumption.
    pose proof (tells_in m n Hm Hn) as H. unfold tells in H. apply andb_prop in H. destruct H as [H _].
    assert (J : In z [0; 1; 2; 3; 4; 5; 6; 7]) by (clear -U; simpl; lia).
    assert (J' : In z' [0; 1; 2; 3; 4; 5; 6; 7]) by (clear -U'; simpl; lia).
    rewrite forallb_forall in H. specialize (H z J). cbv beta in H. rewrite forallb_forall in H.
    specialize (H z' J'). cbv beta in H. apply orb_prop in H. destruct H as [H|H]; [|now apply Z.eqb_eq in H].
    apply orb_prop in H. exfalso. destruct H as [H|H].
    + apply negb_true_iff, Z.eqb_neq in H. congruence.
    + apply Z.eqb_eq in H. clear K K'.
      assert (D : Z.min m 6 = m /\ Z.min n 6 = n \/ 6 <= Z.min m 6 \/ 6 <= Z.min n 6) by lia.
      destruct D as [[D1 D2]|[D|D]]; [rewrite D1, D2 in H; lia| |]; assert (2 <= Z.min m 6 /\ 2 <= Z.min n 6) by lia; nia.
  - intros E.
    assert (C : z' = z \/ z' = Z.lxor z 4).
    { destruct U as (_ & _ & Z), U' as (_ & _ & Z'). clear -E Z Z'. labels Z; labels Z'; vm_compute in E; try discriminate; auto. }
    destruct C as [->| ->].
    + exists (qt_shift m n (x' - x) (y' - y)). split; [now apply qt_shift_automorphism|]. simpl.
      replace (x + (x' - x)) with x' by lia. replace (y + (y' - y)) with y' by lia. now rewrite !Z.mod_small by lia.
    + pose proof (qt_turn_symmetry m n Hm Hn) as T. pose proof (qt_shift_symmetry m n (x' + x) (y' + y) Hm Hn) as S.
      pose proof (symmetry_compose (QT m n) _ _ _ _ S T) as C.
      eexists. split; [apply (symmetry_automorphism (QT m n) _ _ (proj1 (qt_proper m n ltac:(lia) ltac:(lia))) C)|].
      simpl. rewrite !Z.add_mod_idemp_l by lia.
      replace (- x + (x' + x)) with x' by lia. replace (- y + (y' + y)) with y' by lia. now rewrite !Z.mod_small by lia.
Qed.
