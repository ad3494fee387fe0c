(* The checker of numbers of spanning trees: a determinant, computed up to multiples of primes, whose product is above
   what there can be. *)

From Coq Require Import ZArith Lia Bool Uint63 PArray List Permutation Znumtheory.
From Topocert Require Import Graph Walk Finite CheckGraph CheckSymmetry Components TreesSays Determinant Kirchhoff Pivots.
Import ListNotations.
Open Scope Z_scope.

(* What a certificate holds: nothing. The order in which the vertices are eliminated, but for the root, and the primes are
   of the reader's choice. That a network is not connected is found by a search. *)
Inductive trees_proof :=
| ByDeterminant (root : int) (order primes : list int)
| NotConnected.

(* ---------- The trees are counted by the sum over parts ---------- *)

Lemma count_parts {A} (L : list A) : NoDup L -> forall p : list A -> bool,
  count (fun T => part T L /\ p T = true) (over_parts L (fun T => if p T then 1 else 0)).
Proof.
  induction 1 as [|a L I N IH]; intros p; cbn [over_parts].
  - destruct (p []) eqn:E.
    + apply (count_one _ []); intros T; split; [intros [P _]; inversion P; reflexivity | intros ->; split; [constructor | exact E]].
    + apply count_none; intros T [P X]; inversion P; subst; congruence.
  - apply (count_union (fun T => part T L /\ p T = true) (fun T => exists U, T = a :: U /\ part U L /\ p T = true)).
    + intros T; split.
      * intros [P X]; inversion P; subst; [right; eexists; eauto | left; auto].
      * intros [[P X]|(U & -> & P & X)]; split; try exact X; constructor; exact P.
    + intros T [P _] (U & -> & _); apply I, (part_in _ _ P); left; reflexivity.
    + apply IH.
    + apply (count_bijection (fun T => part T L /\ p (a :: T) = true) _ (cons a)); [| | | apply (IH (fun T => p (a :: T)))].
      * intros T [P X]; exists T; auto.
      * intros T U _ _ E; injection E; auto.
      * intros T (U & -> & P & X); exists U; auto.
Qed.

Section Graphs.
Variable P : plain.
Hypothesis W : good_plain P.
Variable root : int.
Variable V : list int.
Hypothesis Order : Permutation (root :: V) (ints (total P)).
Variable L : list (int * int).
Hypothesis Links : all_links (Numbers P) L.

Notation same := Uint63.eqb.

Lemma in_order x : is_vertex (Numbers P) x <-> x = root \/ In x V.
Proof.
  split; [intros I; apply (Permutation_in _ (Permutation_sym Order)) in I; destruct I; auto|].
  intros [->|I]; apply (Permutation_in _ Order); [left; reflexivity | right; exact I].
Qed.

Lemma spanning_tree_spec T : part T L -> tree same root V T = true <-> spanning_tree (Numbers P) T.
Proof.
  intros PT; rewrite (tree_spec same int_eqb_eq); unfold spanning_tree.
  assert (K : @length (vertex (Numbers P)) (vertices (Numbers P)) = S (length V)) by exact (Permutation_length (Permutation_sym Order)).
  rewrite K; change (@length (vertex (Numbers P) * vertex (Numbers P)) T) with (@length (int * int) T).
  assert (E : forall u v, In (u, v) T -> adj (Numbers P) u v) by (intros u v I; apply (proj1 (proj2 Links)), (part_in _ _ PT), I).
  set (g := Graph _ _ _).
  assert (A : forall u v, joined T u v -> adj g u v).
  { intros u v J; assert (X : adj (Numbers P) u v) by (destruct J as [J|J]; apply E in J; [exact J | apply adj_sym, J]).
    destruct X as (U & U' & N & _); split; [exact U|]; split; [exact U'|]; split; [exact N|]; exact J. }
  assert (B : forall u v, linked T u v -> is_vertex g v -> exists d, walk g u v d).
  { intros u v H Y; induction H as [u|u v w J _ IH]; [exists 0; constructor; exact Y|].
    destruct (IH Y) as (d & D); exists (d + 1); exact (walk_hop g u v w d (A u v J) D). }
  assert (C : forall u v d, walk g u v d -> linked T u v).
  { intros u v d H; induction H as [u|u v w d (_ & _ & _ & J) _ IH]; [constructor | exact (linked_hop T u v w J IH)]. }
  split; intros [N H]; (split; [lia|]).
  - intros u v U U'; apply in_order in U; pose proof U' as Q; apply in_order in Q.
    assert (H' : forall x, x = root \/ In x V -> linked T x root) by (intros x [->|I]; [constructor | apply H, I]).
    apply B; [|exact U']; apply linked_trans with root; [apply H', U | apply linked_back, H', Q].
  - intros x I; destruct (H x root) as (d & D); [apply in_order; right; exact I | apply in_order; left; reflexivity | exact (C _ _ _ D)].
Qed.

Lemma trees_counted : count (fun T => part T L /\ spanning_tree (Numbers P) T) (trees_of same root V L).
Proof.
  apply (count_iff (fun T => part T L /\ tree same root V T = true)); [|apply count_parts, Links].
  intros T; split; intros [A B]; (split; [exact A|]); apply (spanning_tree_spec T A), B.
Qed.

Lemma links_within : within root V L.
Proof.
  intros a b I; apply (proj1 (proj2 Links)) in I; destruct I as [I _]; split; apply in_order; [exact (adj_left I) | exact (adj_right I)].
Qed.

(* ---------- The matrix ---------- *)

Lemma same_turned a b : same a b = same b a.
Proof. apply eq_true_iff_eq; rewrite !int_eqb_eq; split; congruence. Qed.

Definition here (q e : int * int) : Z := if same (fst e) (fst q) && same (snd e) (snd q) then 1 else 0.

Lemma sum_here q l : NoDup l -> (In q l -> sum_over (here q) l = 1) /\ (~ In q l -> sum_over (here q) l = 0).
Proof.
  induction 1 as [|e l I N [IH1 IH2]]; [split; [intros [] | reflexivity]|]; cbn [sum_over In].
  assert (H : here q e = if same (fst e) (fst q) && same (snd e) (snd q) then 1 else 0) by reflexivity.
  destruct (_ && _) eqn:E in H; rewrite H.
  - apply andb_true_iff in E; destruct e as [a b], q as [c d]; cbn [fst snd] in E; rewrite !int_eqb_eq in E; destruct E as [-> ->].
    split; [intros _; rewrite IH2 by exact I; reflexivity | intros X; exfalso; apply X; left; reflexivity].
  - assert (e <> q) by (intros ->; rewrite (proj2 (int_eqb_eq _ _) eq_refl), (proj2 (int_eqb_eq _ _) eq_refl) in E; discriminate).
    split; [intros [X|X]; [contradiction | rewrite IH1 by exact X; reflexivity] | intros X; rewrite IH2; [reflexivity | intros Y; apply X; right; exact Y]].
Qed.

Lemma laplacian_off y x : y <> x -> is_vertex (Numbers P) x -> laplacian same L y x = if among y (row P x) then -1 else 0.
Proof.
  intros N X; destruct Links as (D & A & C).
  assert (H : laplacian same L y x = -1 * sum_over (here (x, y)) L + -1 * sum_over (here (y, x)) L).
  { rewrite <- !sum_over_scale, <- sum_over_add; apply sum_over_ext; intros [a b] I; unfold ends_of, at_end, here; cbn [fst snd].
    apply A in I; destruct I as [(_ & _ & I & _) _].
    rewrite (same_turned x a), (same_turned x b), (same_turned y a), (same_turned y b).
    destruct (same a x) eqn:E1, (same a y) eqn:E2, (same b x) eqn:E3, (same b y) eqn:E4; cbn [andb]; try reflexivity; rewrite ?int_eqb_eq in *; congruence. }
  rewrite H; destruct (sum_here (x, y) L D) as [S1 S2], (sum_here (y, x) L D) as [S3 S4].
  destruct (among y (row P x)) eqn:R.
  - apply among_spec in R; assert (J : adj (Numbers P) x y) by (apply (numbers_adj P x y W); split; [apply numbers_vertex, X | exact R]); apply C in J.
    destruct J as [J|J]; pose proof (proj2 (A _ _ J)) as K; [rewrite (S1 J), (S4 K) | rewrite (S2 K), (S3 J)]; reflexivity.
  - assert (Q : ~ adj (Numbers P) x y) by (rewrite numbers_adj by exact W; intros [_ I]; apply among_spec in I; congruence).
    rewrite S2, S4; [reflexivity | |]; intros I; apply A in I; [apply Q, adj_sym, I | apply Q, I].
Qed.

Lemma laplacian_on x : is_vertex (Numbers P) x -> laplacian same L x x = Z.of_nat (length (row P x)).
Proof.
  intros X; pose proof (NoDup_ints (total P)) as O; set (c := laplacian same L x x).
  pose proof (laplacian_rows same int_eqb_eq L (ints (total P)) x O) as S.
  assert (Sum : sum_over (fun y => laplacian same L y x + (if among y (row P x) then 1 else 0)) (ints (total P)) = c).
  { rewrite (sum_over_ext _ (fun y => c * at_end same y x)).
    - rewrite sum_over_scale, (sum_at_end same int_eqb_eq) by exact O.
      replace (existsb _ _) with true; [lia|]; symmetry; apply existsb_exists; exists x; split; [exact X | apply int_eqb_eq; reflexivity].
    - intros y Y; unfold at_end; destruct (int_dec y x) as [->|N].
      + rewrite (same_refl same int_eqb_eq); destruct (among x (row P x)) eqn:R; [|fold c; lia].
        exfalso; apply among_spec in R; apply (row_other W x x); [apply numbers_vertex, X | exact R | reflexivity].
      + rewrite (same_not same int_eqb_eq) by exact N; rewrite laplacian_off by assumption; destruct (among y (row P x)); lia. }
  rewrite sum_over_add, S, <- length_filter_sum in Sum; [|intros [a b] I; split; intros _; apply (proj1 (proj2 Links)) in I; destruct I as [I _]; [exact (adj_right I) | exact (adj_left I)]].
  rewrite <- Sum, Z.add_0_l; f_equal; apply Permutation_length, NoDup_Permutation; [apply NoDup_filter, O | apply row_once; [exact W | apply numbers_vertex, X]|].
  intros y; rewrite filter_In, among_spec; split; [tauto|]; intros I; split; [|exact I].
  apply numbers_vertex, (row_below W x y); [apply numbers_vertex, X | exact I].
Qed.

End Graphs.

(* ---------- The rows ---------- *)

Fixpoint set_places (i : int) (l : list int) (t : array int) : array int :=
  match l with [] => t | v :: l => set_places (i + 1)%uint63 l t.[v <- i] end.

(* Each vertex of the list has its place, from i on, and then comes the root. *)
Fixpoint places_right (n root : int) (t : array int) (i : int) (l : list int) : bool :=
  match l with
  | [] => (root <? n)%uint63 && (t.[root] =? i)%uint63
  | v :: l => (v <? n)%uint63 && (t.[v] =? i)%uint63 && places_right n root t (i + 1)%uint63 l
  end.

(* The last of the places of neighbours, but for the root. *)
Definition last_place (root : int) (t : array int) (next : list int) (i : int) : int :=
  fold_left (fun m w => if (w =? root)%uint63 then m else let q := t.[w] in if (m <? q)%uint63 then q else m) next i.

(* Of each vertex the degree, and which of those that come later are its neighbours. *)
Fixpoint rows_of (P : plain) (root : int) (t : array int) (i : int) (l : list int) : list (int * list bool) :=
  match l with
  | [] => []
  | v :: l => let next := row P v in
      (of_Z (Z.of_nat (length next)), map (fun w => among w next) (firstn (Z.to_nat (to_Z (last_place root t next i - i))) l)) ::
      rows_of P root t (i + 1)%uint63 l
  end.

Definition row_mod (p : int) (r : int * list bool) : list int :=
  let minus := (p - 1)%uint63 in (fst r mod p)%uint63 :: map (fun b : bool => if b then minus else 0%uint63) (snd r).

Lemma places_right_sound n root t l : forall i, places_right n root t i l = true -> to_Z i + Z.of_nat (length l) < wB ->
  (forall v, In v (root :: l) -> to_Z v < to_Z n) /\
  (forall k w, nth_error l k = Some w -> to_Z t.[w] = to_Z i + Z.of_nat k) /\ to_Z t.[root] = to_Z i + Z.of_nat (length l).
Proof.
  induction l as [|v l IH]; intros i C B; cbn [places_right] in C; rewrite !andb_true_iff, ltb_true, int_eqb_eq in C.
  - destruct C as [A E]; split; [intros v [<-|[]]; exact A|]; split; [intros [|k] w X; discriminate X|]; rewrite E; simpl; lia.
  - destruct C as [[A E] C]; cbn [length] in B |- *; rewrite Nat2Z.inj_succ in B |- *; pose proof (int_range i).
    assert (S : to_Z (i + 1) = to_Z i + 1) by (rewrite Uint63.add_spec; apply Z.mod_small; change (to_Z 1) with 1; lia).
    destruct (IH _ C ltac:(lia)) as (I1 & I2 & I3); split; [|split].
    + intros w [<-|[<-|J]]; [apply I1; left; reflexivity | exact A | apply I1; right; exact J].
    + intros [|k] w X; cbn [nth_error] in X; [injection X as <-; rewrite E; lia | apply I2 in X; lia].
    + lia.
Qed.

Lemma last_place_sound root t next : forall i, to_Z i <= to_Z (last_place root t next i) /\
  forall w, In w next -> w <> root -> to_Z t.[w] <= to_Z (last_place root t next i).
Proof.
  induction next as [|v next IH]; intros i; cbn [last_place fold_left].
  - split; [lia | intros w []].
  - change (fold_left _ next ?j) with (last_place root t next j); set (j := if (v =? root)%uint63 then i else _).
    destruct (IH j) as [A B].
    assert (J : to_Z i <= to_Z j /\ (v <> root -> to_Z t.[v] <= to_Z j)).
    { unfold j; cbv zeta; destruct (v =? root)%uint63 eqn:E; [apply int_eqb_eq in E; split; [lia | contradiction]|].
      destruct (i <? t.[v])%uint63 eqn:F; [apply ltb_true in F; lia|]; apply not_true_iff_false in F; rewrite ltb_true in F; split; [lia | intros _; lia]. }
    split; [lia|]; intros w [<-|I] N; [apply J in N; lia | apply B; assumption].
Qed.

Section Rows.
Variable P : plain.
Hypothesis W : good_plain P.
Variable root : int.
Variable t : array int.
Variable L : list (int * int).
Hypothesis Links : all_links (Numbers P) L.
Notation lap := (laplacian Uint63.eqb L).

Lemma laplacian_turned y x : lap y x = lap x y.
Proof. unfold laplacian; apply sum_over_ext; intros; ring. Qed.

Lemma row_length v : to_Z v < to_Z (total P) -> Z.of_nat (length (row P v)) <= to_Z (total P).
Proof.
  intros V; rewrite <- length_ints; apply inj_le, NoDup_incl_length; [apply row_once; assumption|].
  intros w I; apply in_ints, (row_below W v w V I).
Qed.

Lemma nth_firstn_map {A} (f : A -> int) k l j d : nth j (map f (firstn k l)) 0%uint63 = if (j <? k)%nat && (j <? length l)%nat then f (nth j l d) else 0%uint63.
Proof.
  revert k j; induction l as [|a l IH]; intros [|k] [|j]; try reflexivity.
  - cbn [firstn map nth length]; rewrite andb_comm; reflexivity.
  - cbn [firstn map nth length]; rewrite IH; reflexivity.
Qed.

Lemma rows_upper p : prime_fits p = true -> forall V i a b, NoDup V -> ~ In root V -> (forall v, In v V -> to_Z v < to_Z (total P)) ->
  (forall k w, nth_error V k = Some w -> to_Z t.[w] = to_Z i + Z.of_nat k) -> to_Z i + Z.of_nat (length V) < wB ->
  (a < length V)%nat -> (b < length V)%nat ->
  same_up_to (to_Z p) (upper (map (row_mod p) (rows_of P root t i V)) a b) (lap (nth b V 0%uint63) (nth a V 0%uint63)).
Proof.
  intros F; pose proof (prime_range p F) as PR; induction V as [|v V IH]; intros i a b D R B T M A1 B1; [simpl in A1; lia|].
  cbn [rows_of map upper]; cbn [length] in M, A1, B1; rewrite Nat2Z.inj_succ in M; pose proof (int_range i).
  assert (S : to_Z (i + 1) = to_Z i + 1) by (rewrite Uint63.add_spec; apply Z.mod_small; change (to_Z 1) with 1; lia).
  pose proof (B v (or_introl eq_refl)) as Bv; pose proof (total_some W) as TS.
  assert (Diag : same_up_to (to_Z p) (to_Z (of_Z (Z.of_nat (length (row P v))) mod p)) (lap v v)).
  { rewrite (laplacian_on P W L Links) by (apply numbers_vertex, Bv); rewrite Uint63.mod_spec, int_of_Z; [apply same_mod|].
    pose proof (row_length v Bv); pose proof wB_large; lia. }
  assert (Off : forall j, (j < length V)%nat -> same_up_to (to_Z p)
    (to_Z (nth j (map (fun b : bool => if b then (p - 1)%uint63 else 0%uint63)
       (map (fun w => among w (row P v)) (firstn (Z.to_nat (to_Z (last_place root t (row P v) i - i))) V))) 0%uint63)) (lap (nth j V 0%uint63) v)).
  { intros j J; rewrite map_map, (nth_firstn_map _ _ _ _ 0%uint63); replace (j <? length V)%nat with true by (symmetry; apply Nat.ltb_lt; exact J).
    set (w := nth j V 0%uint63); assert (I : In w V) by (apply nth_In, J).
    rewrite (laplacian_off P W L Links) by first [apply numbers_vertex, Bv | intros E; apply NoDup_cons_iff in D; apply D; rewrite <- E; exact I].
    destruct (last_place_sound root t (row P v) i) as [LP1 LP2].
    assert (E : to_Z (last_place root t (row P v) i - i) = to_Z (last_place root t (row P v) i) - to_Z i).
    { rewrite Uint63.sub_spec; apply Z.mod_small; pose proof (int_range (last_place root t (row P v) i)); lia. }
    rewrite E, andb_true_r; destruct (among w (row P v)) eqn:G.
    - apply among_spec in G; pose proof (LP2 w G) as K; rewrite (T (Datatypes.S j) w) in K.
      + replace (j <? _)%nat with true.
        * exists 1; rewrite Uint63.sub_spec, Z.mod_small; change (to_Z 1) with 1; [lia|]; pose proof (int_range p); lia.
        * symmetry; apply Nat.ltb_lt; assert (w <> root) by (intros X; rewrite X in I; apply R; right; exact I); specialize (K ltac:(assumption)); lia.
      + cbn [nth_error]; apply nth_error_nth', J.
    - destruct (j <? _)%nat; change (to_Z 0) with 0; apply same_here. }
  destruct a as [|a], b as [|b].
  - exact Diag.
  - apply Off; lia.
  - cbn [nth]; rewrite laplacian_turned; apply Off; lia.
  - apply IH; try lia; [exact (proj2 (proj1 (NoDup_cons_iff _ _) D)) | intros I; apply R; right; exact I | intros u I; apply B; right; exact I|].
    intros k w X; rewrite (T (Datatypes.S k) w X); lia.
Qed.

Lemma rows_small p V : prime_fits p = true -> forall i, Forall (Forall (small p)) (map (row_mod p) (rows_of P root t i V)).
Proof.
  intros F; pose proof (prime_range p F); induction V as [|v V IH]; intros i; cbn [rows_of map]; constructor; [|apply IH].
  constructor; [apply (small_mod p F)|]; apply Forall_forall; intros x I; apply in_map_iff in I; destruct I as (b & <- & _).
  destruct b; [|apply (small_zero p F)]; unfold small; pose proof (int_range p); rewrite Uint63.sub_spec, Z.mod_small; change (to_Z 1) with 1; lia.
Qed.

Lemma rows_length V : forall i, length (rows_of P root t i V) = length V.
Proof. induction V as [|v V IH]; intros i; cbn [rows_of length]; [reflexivity | rewrite IH; reflexivity]. Qed.

Lemma listed_by_place (l : list int) : map (fun k => nth k l 0%uint63) (seq 0 (length l)) = l.
Proof. induction l as [|v l IH]; [reflexivity|]; cbn [length seq map nth]; rewrite <- seq_shift, map_map; f_equal; exact IH. Qed.

Lemma rows_determinant p V i : prime_fits p = true -> NoDup V -> ~ In root V -> (forall v, In v V -> to_Z v < to_Z (total P)) ->
  (forall k w, nth_error V k = Some w -> to_Z t.[w] = to_Z i + Z.of_nat k) -> to_Z i + Z.of_nat (length V) < wB ->
  same_up_to (to_Z p) (reduced Uint63.eqb V L) (determinant_of (map (row_mod p) (rows_of P root t i V))).
Proof.
  intros F D R B T M; unfold reduced, determinant_of; rewrite map_length, rows_length.
  pose proof (listed_by_place V) as E; rewrite <- E at 1 2; rewrite det_rows, !map_map; apply det_same.
  assert (G : forall l, incl l (seq 0 (length V)) -> Forall2 (fun c d : nat -> Z => forall r, In r (seq 0 (length V)) -> same_up_to (to_Z p) (c r) (d r))
    (map (fun j a => lap (nth j V 0%uint63) (nth a V 0%uint63)) l) (map (fun j a => upper (map (row_mod p) (rows_of P root t i V)) a j) l)).
  { induction l as [|j l IH]; intros I; constructor; [|apply IH; intros k K; apply I; right; exact K].
    intros a A; apply in_seq in A; pose proof (I j (or_introl eq_refl)) as J; apply in_seq in J.
    apply same_back, rows_upper; assumption || lia. }
  apply G; intros k K; exact K.
Qed.

End Rows.

(* ---------- Remainders ---------- *)

Fixpoint positive_mod (p : int) (x : positive) : int :=
  match x with
  | xH => 1
  | xO x => (2 * positive_mod p x mod p)%uint63
  | xI x => ((2 * positive_mod p x + 1) mod p)%uint63
  end.

Definition number_mod (p : int) (z : Z) : int := match z with Zpos x => positive_mod p x | _ => 0%uint63 end.

Lemma positive_mod_sound p x : prime_fits p = true -> to_Z (positive_mod p x) < to_Z p /\ same_up_to (to_Z p) (to_Z (positive_mod p x)) (Zpos x).
Proof.
  intros F; pose proof (prime_range p F); assert (wB = 9223372036854775808) by reflexivity.
  induction x as [x [I1 I2]|x [I1 I2]|]; cbn [positive_mod].
  - split; [apply (small_mod p F)|]; pose proof (int_range (positive_mod p x)).
    rewrite Uint63.mod_spec, Uint63.add_spec, Uint63.mul_spec; change (to_Z 2) with 2; change (to_Z 1) with 1.
    rewrite (Z.mod_small (2 * _)), (Z.mod_small (_ + 1)) by lia; eapply same_trans; [apply same_mod|].
    destruct I2 as [y Y]; exists (2 * y); lia.
  - split; [apply (small_mod p F)|]; pose proof (int_range (positive_mod p x)).
    rewrite Uint63.mod_spec, Uint63.mul_spec; change (to_Z 2) with 2.
    rewrite (Z.mod_small (2 * _)) by lia; eapply same_trans; [apply same_mod|].
    destruct I2 as [y Y]; exists (2 * y); lia.
  - change (to_Z 1) with 1; split; [lia | apply same_here].
Qed.

Lemma number_mod_sound p z : prime_fits p = true -> 0 <= z -> same_up_to (to_Z p) (to_Z (number_mod p z)) z.
Proof. intros F N; destruct z as [|x|x]; [apply same_here | apply positive_mod_sound, F | lia]. Qed.

(* The number has the remainders of the determinant, until the product of the divisors, which have no factor in common,
   is above the bound. A divisor that the elimination fails with is left out. *)
Fixpoint remainders_right (value bound product : Z) (rows : list (int * list bool)) (primes : list int) : bool :=
  if bound <? product then true else
  match primes with
  | [] => false
  | p :: primes => prime_fits p && match determinant_mod p (map (row_mod p) rows) with
      | Some d => (d =? number_mod p value)%uint63 && (gcd p (number_mod p product) =? 1)%uint63 &&
          remainders_right value bound (product * to_Z p) rows primes
      | None => remainders_right value bound product rows primes
      end
  end.

Lemma remainders_sound value bound rows D : 0 <= value <= bound -> 0 <= D <= bound ->
  (forall p, prime_fits p = true -> Forall (Forall (small p)) (map (row_mod p) rows) /\ same_up_to (to_Z p) D (determinant_of (map (row_mod p) rows))) ->
  forall primes product, 0 < product -> (product | D - value) -> remainders_right value bound product rows primes = true -> D = value.
Proof.
  intros V B M; induction primes as [|p primes IH]; intros product N X; cbn [remainders_right]; destruct (bound <? product) eqn:E.
  1, 3: intros _; apply Z.ltb_lt in E; destruct X as [x X]; assert (x = 0) by nia; subst x; lia.
  { discriminate. }
  rewrite andb_true_iff; intros [F C]; destruct (M p F) as [S Q]; pose proof (prime_range p F).
  destruct (determinant_mod _ _) as [d|] eqn:G; [|exact (IH product N X C)].
  rewrite !andb_true_iff, !int_eqb_eq in C; destruct C as [[C1 C2] C]; apply (IH (product * to_Z p)); [lia | | exact C].
  apply determinant_mod_sound in G; [|exact F | exact S].
  assert (K : (to_Z p | D - value)).
  { apply (same_trans _ _ _ _ Q), (same_trans _ _ _ _ G); rewrite C1; apply number_mod_sound; [exact F | lia]. }
  assert (R : rel_prime (to_Z p) product).
  { pose proof (gcd_spec p (number_mod p product)) as Z1; rewrite C2 in Z1; change (to_Z 1) with 1 in Z1.
    pose proof (number_mod_sound p product F ltac:(lia)) as [y Y].
    replace product with (to_Z (number_mod p product) - y * to_Z p) by lia.
    destruct Z1 as [_ _ Z1]; constructor; [apply Z.divide_1_l | apply Z.divide_1_l|].
    intros x Xa Xb; apply Z1; [exact Xa|]; replace (to_Z (number_mod p product)) with ((to_Z (number_mod p product) - y * to_Z p) + y * to_Z p) by ring.
    apply Z.divide_add_r; [exact Xb | apply Z.divide_mul_r, Xa]. }
  destruct X as [x X]; rewrite X in K |- *; rewrite Z.mul_comm in K.
  apply (Gauss _ _ _ K) in R; destruct R as [z ->]; exists z; ring.
Qed.

(* ---------- The checker ---------- *)

Definition degrees_product (P : plain) (V : list int) : Z := fold_left (fun z v => z * Z.of_nat (length (row P v))) V 1.

Definition determinant_check (P : plain) (root : int) (V primes : list int) (value : Z) : bool :=
  let n := total P in
  let t := set_places 0 V (make n (n - 1)%uint63) in
  let bound := degrees_product P V in
  (Z.of_nat (length V) + 1 =? to_Z n) && places_right n root t 0 V && (0 <=? value) && (value <=? bound) &&
  remainders_right value bound 1 (rows_of P root t 0 V) primes.

Definition not_connected_check (P : plain) : bool :=
  let (t, _) := labels (total P) (row P) [] in
  every (total P) (fun u => forallb (fun v => t.[u] =? t.[v])%uint63 (row P u)) &&
  existsb (fun u => negb (t.[u] =? t.[0])%uint63) (ints (total P)).

Definition trees_check (P : plain) (p : trees_proof) (m : trees) : bool :=
  match p, m with
  | ByDeterminant root V primes, SpanningTreesAre value => determinant_check P root V primes value
  | NotConnected, SpanningTreesAre value => (value =? 0) && not_connected_check P
  end.

(* Only one statement a certificate. *)
Definition trees_checks (P : plain) (p : trees_proof) (l : list trees) : bool :=
  match l with [m] => trees_check P p m | _ => false end.

Lemma degrees_product_over P V : degrees_product P V = product_over (fun v => Z.of_nat (length (row P v))) V.
Proof.
  unfold degrees_product; rewrite <- (Z.mul_1_l (product_over _ V)); generalize 1; induction V as [|v V IH]; intros z; cbn [fold_left product_over]; [ring|].
  rewrite IH; ring.
Qed.

Lemma links_exist P : good_plain P -> exists L, all_links (Numbers P) L.
Proof.
  intros W; exists (filter (fun e => (fst e <? snd e)%uint63 && among (snd e) (row P (fst e))) (list_prod (ints (total P)) (ints (total P)))).
  assert (H : forall u v, In (u, v) (filter (fun e => (fst e <? snd e)%uint63 && among (snd e) (row P (fst e))) (list_prod (ints (total P)) (ints (total P)))) <->
    to_Z u < to_Z v /\ adj (Numbers P) u v).
  { intros u v; rewrite filter_In, in_prod_iff; cbn [fst snd]; rewrite andb_true_iff, ltb_true, among_spec, (numbers_adj P u v W), !in_ints.
    split; [tauto|]; intros (A & B & C); repeat split; try assumption; exact (row_below W u v B C). }
  split; [apply NoDup_filter, NoDup_list_prod; apply NoDup_ints|]; split; intros u v; rewrite !H.
  - intros [A B]; split; [exact B | intros [C _]; lia].
  - intros A; destruct (Z.lt_total (to_Z u) (to_Z v)) as [X|[X|X]]; [left; auto | | right; split; [exact X | apply adj_sym, A]].
    exfalso; destruct A as (_ & _ & N & _); apply N, to_Z_inj, X.
Qed.

Lemma determinant_check_sound P root V primes value : good_plain P -> determinant_check P root V primes value = true -> trees_say (Numbers P) (SpanningTreesAre value).
Proof.
  intros W; unfold determinant_check; rewrite !andb_true_iff, Z.eqb_eq, !Z.leb_le; intros ((((N & R) & Lo) & Hi) & C).
  split; [exact (links_exist P W)|]; intros L Links; set (t := set_places _ _ _) in *.
  pose proof (total_some W) as TS; pose proof wB_large.
  destruct (places_right_sound _ _ _ _ _ R) as (B & T & TR); [change (to_Z 0) with 0; lia|]; change (to_Z 0) with 0 in T, TR.
  assert (D : NoDup (root :: V)).
  { constructor; [intros I; apply In_nth_error in I; destruct I as [k I]|].
    - assert (k < length V)%nat by (apply nth_error_Some; congruence); apply T in I; lia.
    - apply NoDup_nth_error; intros i j I E; destruct (nth_error V i) as [v|] eqn:X; [|apply nth_error_None in X; lia].
      symmetry in E; apply T in E; apply T in X; lia. }
  assert (O : Permutation (root :: V) (ints (total P))).
  { apply NoDup_Permutation_bis; [exact D | | intros v I; apply in_ints, B, I].
    apply Nat2Z.inj_le; rewrite length_ints; cbn [length]; lia. }
  assert (Q : ~ In root V) by (apply NoDup_cons_iff, D).
  destruct (kirchhoff Uint63.eqb int_eqb_eq root (length L) V L (le_n _) (proj2 (proj1 (NoDup_cons_iff _ _) D)) Q (links_within P root V O L Links)) as [K1 K2].
  rewrite (product_over_ext _ (fun v => Z.of_nat (length (row P v)))), <- degrees_product_over in K2
    by (intros x I; apply (laplacian_on P W L Links), numbers_vertex, B; right; exact I).
  replace value with (trees_of Uint63.eqb root V L); [exact (trees_counted P root V O L Links)|].
  apply (remainders_sound value (degrees_product P V) (rows_of P root t 0 V) _ (conj Lo Hi) K2) with (primes := primes) (product := 1); [|lia | apply Z.divide_1_l | exact C].
  intros p F; split; [apply rows_small, F|]; rewrite K1; apply rows_determinant; try assumption.
  - exact (proj2 (proj1 (NoDup_cons_iff _ _) D)).
  - intros v I; apply B; right; exact I.
  - change (to_Z 0) with 0; lia.
Qed.

Lemma not_connected_sound P : good_plain P -> not_connected_check P = true -> trees_say (Numbers P) (SpanningTreesAre 0).
Proof.
  intros W; unfold not_connected_check; destruct (labels _ _ _) as [t roots]; rewrite andb_true_iff; intros [E D].
  split; [exact (links_exist P W)|]; intros L (_ & A & _); apply count_none; intros T [PT [_ C]].
  apply existsb_exists in D; destruct D as (u & U & N); apply negb_true_iff, int_eqb_neq in N; apply N.
  destruct (C u 0%uint63) as (d & H).
  - exact U.
  - apply numbers_vertex; change (to_Z 0) with 0; apply total_some, W.
  - clear C U N; induction H as [v _|u v w d (V1 & V2 & _ & J) _ IH]; [reflexivity|]; rewrite <- IH.
    assert (R : In v (row P u)).
    { assert (X : adj (Numbers P) u v) by (destruct J as [J|J]; apply (part_in _ _ PT), A in J; destruct J as [J _]; [exact J | apply adj_sym, J]).
      apply (numbers_adj P u v W) in X; apply X. }
    apply numbers_vertex in V1; apply (every_sound _ _ E) in V1; cbv beta in V1; rewrite forallb_forall in V1; apply int_eqb_eq, V1, R.
Qed.

Theorem trees_sound P p l : good_plain P -> trees_checks P p l = true -> forall m, In m l -> trees_say (Numbers P) m.
Proof.
  intros W; unfold trees_checks; destruct l as [|m [|? ?]]; try discriminate; intros C m' [<-|[]].
  destruct p as [root V primes|], m as [value]; cbn [trees_check] in C.
  - exact (determinant_check_sound P root V primes value W C).
  - apply andb_true_iff in C; destruct C as [E C]; apply Z.eqb_eq in E; subst value; exact (not_connected_sound P W C).
Qed.
