(* The supertoroidal network has a Hamiltonian cycle for even c: a cycle through the ck x cl mesh
   comes back one level of z lower, and c of them in turn are all vertices. *)

From Coq Require Import ZArith Lia List Permutation.
From Topocert Require Import Graph Walk Cycle FttHamilton Supertoroidal.
Import ListNotations.
Open Scope Z_scope.

(* Chains end to end. *)
Lemma chain_of_chains g (f : Z -> list (vertex g)) (a b : Z -> vertex g) n : 0 < n ->
  (forall i, 0 <= i < n -> chain g (f i) (a i) (b i)) -> (forall i, 0 <= i < n - 1 -> adj g (b i) (a (i + 1))) ->
  chain g (flat_map f (zrange n)) (a 0) (b (n - 1)).
Proof.
  intros N C A.
  assert (K : forall m : nat, Z.of_nat m < n -> chain g (flat_map f (map Z.of_nat (seq 0 (S m)))) (a 0) (b (Z.of_nat m))).
  { induction m as [|m IH]; intros M; [simpl; rewrite app_nil_r; apply C; lia|].
    rewrite seq_S, map_app, flat_map_app. eapply chain_app; [apply IH; lia| |simpl; rewrite app_nil_r; apply C; lia].
    replace (Z.of_nat (S m)) with (Z.of_nat m + 1) by lia. apply A. lia. }
  specialize (K (Z.to_nat (n - 1)) ltac:(lia)). unfold zrange. replace (Z.to_nat n) with (S (Z.to_nat (n - 1))) by lia.
  replace (b (n - 1)) with (b (Z.of_nat (Z.to_nat (n - 1)))) by (f_equal; lia). exact K.
Qed.

Lemma length_flat_map_same {A B} (f : A -> list B) n l : (forall a, In a l -> Z.of_nat (length (f a)) = n) ->
  Z.of_nat (length (flat_map f l)) = Z.of_nat (length l) * n.
Proof.
  induction l as [|a l IH]; simpl; intros H; [lia|]. rewrite app_length, Nat2Z.inj_add, IH, H by auto. lia.
Qed.

Section Cycle.
Variables e k l : Z.
Hypothesis He : 2 <= e.
Hypothesis Hk : 1 <= k.
Hypothesis Hl : 1 <= l.
Notation c := (2 * e).
Notation Wd := (2 * e * k).
Notation Ht := (2 * e * l).
Notation G := (Gamma (2 * e) k l).

Lemma width : 4 <= Wd. Proof. nia. Qed.
Lemma height : 4 <= Ht. Proof. nia. Qed.

Lemma vertex_at x y z : 0 <= x < Wd -> 0 <= y < Ht -> is_vertex G (x, y, z mod c).
Proof. intros X Y. apply gamma_vertex. pose proof (Z.mod_pos_bound z c ltac:(lia)). simpl. auto. Qed.

(* One up, and one to the right, where z rises by y. *)
Lemma up x y z : 0 <= x < Wd -> 0 <= y < Ht - 1 -> adj G (x, y, z mod c) (x, y + 1, z mod c).
Proof.
  intros X Y. apply gamma_adj; try lia. split; [apply gamma_vertex, vertex_at; lia|]. exists (0, 1, 0). split; [simpl; auto|].
  destruct (links_by_product c k l x y (z mod c)) as (_ & _ & E & _). rewrite E. simpl.
  rewrite (Z.mod_small x), (Z.mod_small (y + 1)), (Z.div_small (y + 1)), Z.add_0_r, Z.mod_mod by lia. reflexivity.
Qed.

Lemma right_of x y z z' d : 0 <= x < Wd - 1 -> 0 <= y < Ht -> z' = z + y + c * d -> adj G (x, y, z mod c) (x + 1, y, z' mod c).
Proof.
  intros X Y E. apply gamma_adj; try lia. split; [apply gamma_vertex, vertex_at; lia|]. exists (1, 0, 0). split; [simpl; auto|].
  destruct (links_by_product c k l x y (z mod c)) as (F & _). rewrite F. simpl.
  rewrite (Z.mod_small (x + 1)), (Z.mod_small y), (Z.div_small y), Z.add_0_r, Z.add_mod_idemp_l by lia.
  f_equal. subst z'. rewrite (Z.mul_comm c d). apply Z.mod_add. lia.
Qed.

(* The columns x = 2i, upwards, and x = 2i + 1, downwards, of the round t. *)
Definition two_columns (t i : Z) : list (Z * Z * Z) :=
  map (fun y => (2 * i, y, (- t) mod c)) (numbers 1 Ht) ++ map (fun y => (2 * i + 1, y, (- t - 1) mod c)) (rev (numbers 1 Ht)).

Lemma column_chain x z : 0 <= x < Wd -> chain G (map (fun y => (x, y, z mod c)) (numbers 1 Ht)) (x, 1, z mod c) (x, Ht - 1, z mod c).
Proof.
  intros X. pose proof height. apply (chain_image (run 1 Ht) G (fun y => (x, y, z mod c))); [|apply run_chain; lia].
  intros u v A. apply run_adj in A. destruct A as (U & V & [-> | ->]); [apply up; lia|apply adj_sym, up; lia].
Qed.

Lemma columns_chain t i : 0 <= i < e * k -> chain G (two_columns t i) (2 * i, 1, (- t) mod c) (2 * i + 1, 1, (- t - 1) mod c).
Proof.
  intros I. pose proof height. unfold two_columns. eapply chain_app; [apply column_chain; lia| |rewrite map_rev; apply chain_rev, column_chain; lia].
  apply (right_of (2 * i) (Ht - 1) (- t) (- t - 1) (- l)); lia.
Qed.

(* The round t: from (0,0,-t) by the columns, and back along y = 0. *)
Definition turn_round (t : Z) : list (Z * Z * Z) :=
  (0, 0, (- t) mod c) :: flat_map (two_columns t) (zrange (e * k)) ++ map (fun x => (x, 0, (- t - 1) mod c)) (rev (numbers 1 Wd)).

Lemma round_chain t : chain G (turn_round t) (0, 0, (- t) mod c) (1, 0, (- t - 1) mod c).
Proof.
  pose proof height. pose proof width. unfold turn_round. eapply chain_more; [apply up; lia|].
  eapply chain_app.
  - apply (chain_of_chains G (two_columns t) (fun i => (2 * i, 1, (- t) mod c)) (fun i => (2 * i + 1, 1, (- t - 1) mod c)) (e * k)); [lia| |].
    + intros i I. apply columns_chain, I.
    + intros i I. replace (2 * (i + 1)) with (2 * i + 1 + 1) by lia. apply (right_of (2 * i + 1) 1 (- t - 1) (- t) 0); lia.
  - replace (2 * (e * k - 1) + 1) with (Wd - 1) by lia. apply adj_sym, (up (Wd - 1) 0 (- t - 1)); lia.
  - rewrite map_rev. apply chain_rev. apply (chain_image (run 1 Wd) G (fun x => (x, 0, (- t - 1) mod c))); [|apply run_chain; lia].
    intros u v A. apply run_adj in A. destruct A as (U & V & [-> | ->]); [|apply adj_sym]; apply (right_of _ 0 (- t - 1) (- t - 1) 0); lia.
Qed.

Definition all_rounds : list (Z * Z * Z) := flat_map turn_round (zrange c).

Lemma rounds_chain : chain G all_rounds (0, 0, 0) (1, 0, 0).
Proof.
  pose proof height. pose proof width.
  pose proof (chain_of_chains G turn_round (fun t => (0, 0, (- t) mod c)) (fun t => (1, 0, (- t - 1) mod c)) c ltac:(lia)) as K.
  cbv beta in K. replace (- (c - 1) - 1) with (- (1 * c)) in K by lia.
  rewrite Z.opp_0, Z.mod_0_l, Z_mod_zero_opp_full in K by (try apply Z.mod_mul; lia).
  apply K; [intros t _; apply round_chain|].
  intros t T. replace (- (t + 1)) with (- t - 1) by lia. apply adj_sym, (right_of 0 0 (- t - 1) (- t - 1) 0); lia.
Qed.

Lemma column_pair x : 0 <= x < Wd -> exists i, 0 <= i < e * k /\ (x = 2 * i \/ x = 2 * i + 1).
Proof. intros X. exists (x / 2). pose proof (Z.div_mod x 2 ltac:(lia)). pose proof (Z.mod_pos_bound x 2 ltac:(lia)). lia. Qed.

Lemma rounds_all v : is_vertex G v -> In v all_rounds.
Proof.
  pose proof height. pose proof width. destruct v as [[x y] z]. intros V. apply gamma_vertex in V. destruct V as (X & Y & Z).
  assert (M : forall t, (t = - z \/ t = - z - 1) -> exists s, 0 <= s < c /\ (- s) mod c = (- t) mod c /\ (- s - 1) mod c = (- t - 1) mod c).
  { intros t _. exists (t mod c). split; [apply Z.mod_pos_bound; lia|]. rewrite (Z.mod_eq t c) by lia.
    replace (- (t - c * (t / c))) with (- t + (t / c) * c) by ring. replace (- t + (t / c) * c - 1) with (- t - 1 + (t / c) * c) by ring.
    rewrite !Z.mod_add by lia. auto. }
  unfold all_rounds. apply in_flat_map.
  assert (Ez : z = z mod c) by (symmetry; apply Z.mod_small; lia).
  destruct (M (- z) (or_introl eq_refl)) as (s & S & E1 & E2). destruct (M (- z - 1) (or_intror eq_refl)) as (s' & S' & E1' & E2').
  replace (- - z) with z in * by lia. replace (- (- z - 1) - 1) with z in * by lia. rewrite <- Ez in E1, E2'.
  pose proof (column_pair x X) as P.
  destruct P as (i & I & P). destruct (Z.eq_dec y 0) as [->|N].
  - destruct (Z.eq_dec x 0) as [->|Nx].
    + exists s. split; [apply in_zrange, S|]. left. rewrite E1. reflexivity.
    + exists s'. split; [apply in_zrange, S'|]. right. apply in_or_app. right. apply in_map_iff. exists x.
      rewrite E2'. split; [reflexivity|]. apply -> in_rev. apply in_numbers. lia.
  - destruct P as [-> | ->].
    + exists s. split; [apply in_zrange, S|]. right. apply in_or_app. left. apply in_flat_map. exists i. split; [apply in_zrange, I|].
      apply in_or_app. left. apply in_map_iff. exists y. rewrite E1. split; [reflexivity|]. apply in_numbers. lia.
    + exists s'. split; [apply in_zrange, S'|]. right. apply in_or_app. left. apply in_flat_map. exists i. split; [apply in_zrange, I|].
      apply in_or_app. right. apply in_map_iff. exists y. rewrite E2'. split; [reflexivity|]. apply -> in_rev. apply in_numbers. lia.
Qed.

Lemma rounds_length : Z.of_nat (length all_rounds) = c * (Wd * Ht).
Proof.
  pose proof height. pose proof width. unfold all_rounds. rewrite (length_flat_map_same _ (Wd * Ht)); [rewrite length_zrange; lia|].
  intros t _. unfold turn_round. cbn [length]. rewrite Nat2Z.inj_succ, app_length, Nat2Z.inj_add, map_length, rev_length, length_numbers by lia.
  rewrite (length_flat_map_same _ (2 * (Ht - 1))); [rewrite length_zrange by lia; nia|].
  intros i _. unfold two_columns. rewrite app_length, !map_length, rev_length, Nat2Z.inj_add, length_numbers by lia. lia.
Qed.

Lemma order_is : k * l * c * c * c = c * (Wd * Ht).
Proof. ring. Qed.

Lemma rounds_hamiltonian : hamiltonian G.
Proof.
  pose proof height. pose proof width.
  apply (hamiltonian_by_chain G all_rounds (0, 0, 0) (1, 0, 0)); [apply rounds_chain| | |].
  - apply adj_sym. pose proof (right_of 0 0 0 0 0 ltac:(lia) ltac:(lia) ltac:(lia)) as A. rewrite Z.mod_0_l in A by lia. exact A.
  - symmetry. destruct (gamma_order c k l ltac:(lia) Hk Hl) as [[N _] O].
    apply NoDup_Permutation_bis; [exact N| |intros v V; apply rounds_all, V].
    apply Nat2Z.inj_le. pose proof rounds_length as L. pose proof (eq_trans L (eq_sym (eq_trans O (order_is))) : Z.of_nat (length all_rounds) = Z.of_nat (length (vertices G))) as F.
    rewrite <- F. apply Z.le_refl.
  - pose proof rounds_length as L. assert (3 <= Z.of_nat (length all_rounds)) as M by (rewrite L; nia). exact M.
Qed.

End Cycle.

Theorem supertoroidal_hamiltonian : forall c k l : Z, 4 <= c -> 1 <= k -> 1 <= l -> c mod 2 = 0 -> hamiltonian (Gamma c k l).
Proof.
  intros c k l C K L E. replace c with (2 * (c / 2)) by (Z.to_euclidean_division_equations; lia).
  apply rounds_hamiltonian; auto. Z.to_euclidean_division_equations; lia.
Qed.
