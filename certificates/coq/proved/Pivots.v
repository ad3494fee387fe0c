(* A determinant up to multiples of p: symmetric matrices as their rows from the diagonal on, without the zeros
   at the end of a row, eliminated from the first row down. *)

From Coq Require Import ZArith Lia Bool Uint63 List Znumtheory.
From Topocert Require Import Graph Walk CheckGraph Determinant.
Import ListNotations.
Open Scope Z_scope.

(* The row less y times r. *)
Fixpoint less_multiple (p y : int) (r row : list int) : list int :=
  match r with
  | [] => row
  | x :: r => match row with
      | [] => ((p - y) * x mod p)%uint63 :: less_multiple p y r []
      | w :: row => ((w + (p - y) * x) mod p)%uint63 :: less_multiple p y r row
      end
  end.

(* What is left below the first row, of which r are the entries behind the diagonal, and c is 1 divided by the
   diagonal's. *)
Fixpoint eliminated (p c : int) (r : list int) (rows : list (list int)) : list (list int) :=
  match r, rows with
  | x :: r', row :: rows => (if (x =? 0)%uint63 then row else less_multiple p (x * c mod p)%uint63 r row) :: eliminated p c r' rows
  | _, _ => rows
  end.

Fixpoint power_mod (p a : int) (e : positive) : int :=
  match e with
  | xH => a
  | xO e => power_mod p (a * a mod p)%uint63 e
  | xI e => (a * power_mod p (a * a mod p)%uint63 e mod p)%uint63
  end.

(* The product of the diagonal, unless a number stands there that nothing can be divided by. If p is a prime, a power
   of it by p-2 is 1 divided by it. *)
Fixpoint diagonal (p : int) (e : positive) (fuel rows : list (list int)) (value : int) : option int :=
  match fuel, rows with
  | _ :: fuel, (a :: r) :: rows =>
      let c := power_mod p a e in
      if (a * c mod p =? 1)%uint63 then diagonal p e fuel (eliminated p c r rows) (value * a mod p)%uint63 else None
  | _, [] => Some value
  | _, _ => None
  end.

Definition prime_fits (p : int) : bool := (2 <? p)%uint63 && (p <=? 2147483648)%uint63.

Definition determinant_mod (p : int) (rows : list (list int)) : option int :=
  diagonal p (Z.to_pos (to_Z p - 2)) rows rows 1.

(* ---------- The matrix that rows mean ---------- *)

Fixpoint upper (rows : list (list int)) (i j : nat) : Z :=
  match rows with
  | [] => 0
  | r :: rows => match i, j with
      | O, _ => to_Z (nth j r 0%uint63)
      | _, O => to_Z (nth i r 0%uint63)
      | S i, S j => upper rows i j
      end
  end.

Definition determinant_of (rows : list (list int)) : Z :=
  let l := seq 0 (length rows) in det l (map (fun j i => upper rows i j) l).

Section Modulus.
Variable p : int.
Hypothesis Fits : prime_fits p = true.

Definition small (x : int) : Prop := to_Z x < to_Z p.

Lemma prime_range : 2 < to_Z p <= 2147483648.
Proof.
  unfold prime_fits in Fits; apply andb_true_iff in Fits; destruct Fits as [A B].
  apply Uint63.ltb_spec in A; apply Uint63.leb_spec in B; change (to_Z 2) with 2 in A; change (to_Z 2147483648) with 2147483648 in B; lia.
Qed.

Lemma wB_value : wB = 9223372036854775808.
Proof. reflexivity. Qed.

Lemma small_mod x : small (x mod p)%uint63.
Proof. unfold small; rewrite Uint63.mod_spec; pose proof prime_range; apply Z.mod_pos_bound; lia. Qed.

Lemma product_mod x y : small x -> small y -> same_up_to (to_Z p) (to_Z (x * y mod p)) (to_Z x * to_Z y).
Proof.
  intros X Y; unfold small in *; pose proof prime_range; pose proof (int_range x); pose proof (int_range y); pose proof wB_value.
  rewrite Uint63.mod_spec, Uint63.mul_spec, (Z.mod_small (to_Z x * to_Z y)) by nia; apply same_mod.
Qed.

Lemma less_product w y x : small w -> small y -> small x ->
  same_up_to (to_Z p) (to_Z ((w + (p - y) * x) mod p)) (to_Z w - to_Z y * to_Z x).
Proof.
  intros W Y X; unfold small in *; pose proof prime_range; pose proof (int_range x); pose proof (int_range y); pose proof (int_range w); pose proof wB_value.
  assert (S : to_Z (p - y) = to_Z p - to_Z y) by (rewrite Uint63.sub_spec; apply Z.mod_small; lia).
  assert (M : to_Z ((p - y) * x) = (to_Z p - to_Z y) * to_Z x) by (rewrite Uint63.mul_spec, S; apply Z.mod_small; nia).
  rewrite Uint63.mod_spec, Uint63.add_spec, M, (Z.mod_small (_ + _)) by nia.
  apply (same_trans _ _ _ _ (same_mod _ _)); exists (to_Z x); lia.
Qed.

Lemma small_zero : small 0.
Proof. unfold small; change (to_Z 0) with 0; pose proof prime_range; lia. Qed.

Lemma less_multiple_small y r : forall row, Forall small row -> Forall small (less_multiple p y r row).
Proof.
  induction r as [|x r IH]; intros row F; cbn [less_multiple]; [exact F|].
  destruct F as [|w row W F]; constructor; try apply small_mod; apply IH; [constructor | exact F].
Qed.

Lemma less_multiple_spec y r : small y -> Forall small r -> forall row j, Forall small row ->
  same_up_to (to_Z p) (to_Z (nth j (less_multiple p y r row) 0%uint63)) (to_Z (nth j row 0%uint63) - to_Z y * to_Z (nth j r 0%uint63)).
Proof.
  intros Y R; induction R as [|x r X R IH]; intros row j F; cbn [less_multiple].
  - destruct j; cbn [nth]; change (to_Z 0) with 0; rewrite Z.mul_0_r, Z.sub_0_r; apply same_here.
  - destruct F as [|w row W F]; destruct j as [|j]; cbn [nth].
    + pose proof (less_product 0 y x small_zero Y X) as L; replace ((0 + (p - y) * x))%uint63 with ((p - y) * x)%uint63 in L; [exact L|].
      apply to_Z_inj; rewrite Uint63.add_spec; change (to_Z 0) with 0; rewrite Z.add_0_l; symmetry; apply Z.mod_small, int_range.
    + specialize (IH [] j (Forall_nil _)); destruct j; exact IH.
    + apply less_product; assumption.
    + apply IH, F.
Qed.

Lemma eliminated_small c r : forall rows, Forall (Forall small) rows -> Forall (Forall small) (eliminated p c r rows).
Proof.
  induction r as [|x r IH]; intros rows F; cbn [eliminated]; [exact F|]; destruct F as [|row rows R F]; constructor; [|apply IH, F].
  destruct (x =? 0)%uint63; [exact R | apply less_multiple_small, R].
Qed.

Lemma eliminated_length c r : forall rows, length (eliminated p c r rows) = length rows.
Proof. induction r as [|x r IH]; intros [|row rows]; cbn [eliminated length]; auto. Qed.

Lemma eliminated_spec c : small c -> forall r rows i j, Forall small r -> Forall (Forall small) rows -> (i < length rows)%nat -> (j < length rows)%nat ->
  same_up_to (to_Z p) (upper (eliminated p c r rows) i j)
    (upper rows i j - to_Z c * to_Z (nth j r 0%uint63) * to_Z (nth i r 0%uint63)).
Proof.
  intros C r; induction r as [|x r IH]; intros rows i j R F I J.
  - cbn [eliminated]; destruct i; cbn [nth]; change (to_Z 0) with 0; rewrite Z.mul_0_r, Z.sub_0_r; apply same_here.
  - destruct F as [|row rows W F]; [simpl in I; lia|]; pose proof R as XR; apply Forall_inv in R as X; apply Forall_inv_tail in R.
    cbn [eliminated length] in *.
    assert (H : forall k, same_up_to (to_Z p) (to_Z (nth k (if (x =? 0)%uint63 then row else less_multiple p (x * c mod p) (x :: r) row) 0%uint63))
      (to_Z (nth k row 0%uint63) - to_Z c * to_Z x * to_Z (nth k (x :: r) 0%uint63))).
    { intros k; destruct (x =? 0)%uint63 eqn:E.
      - apply int_eqb_eq in E; subst x; change (to_Z 0) with 0; rewrite Z.mul_0_r, Z.mul_0_l, Z.sub_0_r; apply same_here.
      - eapply same_trans; [apply less_multiple_spec; [apply small_mod | exact XR | exact W]|].
        apply same_sub; [apply same_here|]; apply same_mul; [|apply same_here].
        rewrite (Z.mul_comm (to_Z c)); apply product_mod; assumption. }
    destruct i as [|i], j as [|j]; cbn [upper].
    + exact (H 0%nat).
    + specialize (H (S j)); cbn [nth] in H |- *; rewrite <- (Z.mul_assoc (to_Z c)), (Z.mul_comm (to_Z (nth j r 0%uint63))), Z.mul_assoc; exact H.
    + exact (H (S i)).
    + cbn [nth]; apply IH; try assumption; lia.
Qed.

Lemma expand_head_zero {row} (r : row) (h : (row -> Z) -> list (row -> Z) -> Z) l : (forall d, In d l -> same_up_to (to_Z p) (d r) 0) ->
  same_up_to (to_Z p) (expand (fun d m => d r * h d m) l) 0.
Proof.
  revert h; induction l as [|d l IH]; intros h D; cbn [expand]; [apply same_here|].
  change 0 with (0 * h d l - 0); apply same_sub; [apply same_mul; [apply D; left; reflexivity | apply same_here]|].
  apply (IH (fun e m => h e (d :: m))); intros e I; apply D; right; exact I.
Qed.

(* One step. *)
Lemma determinant_step a r rows c : Forall (Forall small) ((a :: r) :: rows) -> small c -> same_up_to (to_Z p) (to_Z a * to_Z c) 1 ->
  same_up_to (to_Z p) (determinant_of ((a :: r) :: rows)) (to_Z a * determinant_of (eliminated p c r rows)).
Proof.
  intros F C I; pose proof F as FR; apply Forall_inv in F; apply Forall_inv_tail in FR.
  unfold determinant_of; rewrite eliminated_length; cbn [length seq]; rewrite <- seq_shift; cbn [map].
  set (n := length rows); set (M := (a :: r) :: rows); set (c0 := fun i => upper M i 0); set (others := map (fun j i => upper M i j) (map S (seq 0 n))).
  pose proof (form_add (det (0%nat :: map S (seq 0 n))) (det_linear _) (det_alternating _) c0 (fun d => - to_Z c * d 0%nat) [] others) as A; cbn [app] in A.
  rewrite <- A; clear A; rewrite det_row; cbn [expand].
  match goal with |- same_up_to _ _ ?x => replace x with (x - 0) by lia end; apply same_sub.
  - apply same_mul; [apply same_here|]; rewrite det_rows; unfold others; rewrite !map_map; apply det_same.
    assert (G : forall l, incl l (seq 0 n) -> Forall2 (fun c d : nat -> Z => forall i, In i (seq 0 n) -> same_up_to (to_Z p) (c i) (d i))
      (map (fun j i => combined 1 (fun i => upper M i (S j)) (- to_Z c * upper M 0 (S j)) c0 (S i)) l)
      (map (fun j i => upper (eliminated p c r rows) i j) l)).
    { induction l as [|j l IH]; intros L; constructor; [|apply IH; intros k K; apply L; right; exact K].
      intros i Ii; apply in_seq in Ii; pose proof (L j (or_introl eq_refl)) as Jj; apply in_seq in Jj.
      apply same_back; eapply same_trans; [apply eliminated_spec; [exact C | exact (Forall_inv_tail F) | exact FR | fold n; lia | fold n; lia]|].
      unfold combined, c0, M; cbn [upper nth]; exists 0; ring. }
    apply G; intros k K; exact K.
  - apply (expand_head_zero 0%nat (fun d m => det (map S (seq 0 n)) (c0 :: m))); intros d D.
    apply in_map_iff in D; destruct D as (d' & <- & D); apply in_map_iff in D; destruct D as (j & <- & D).
    unfold combined, c0, M; destruct j as [|j]; [apply in_map_iff in D; destruct D as (? & ? & _); discriminate|]; cbn [upper nth].
    destruct I as [x X]; exists (- x * to_Z (nth j r 0%uint63)).
    replace (1 * to_Z (nth j r 0%uint63) + - to_Z c * to_Z (nth j r 0%uint63) * to_Z a - 0) with (- (to_Z a * to_Z c - 1) * to_Z (nth j r 0%uint63)) by ring.
    rewrite X; ring.
Qed.

Lemma power_small a e : small a -> small (power_mod p a e).
Proof. revert a; induction e as [e IH|e IH|]; intros a A; cbn [power_mod]; [apply small_mod | apply IH, small_mod | exact A]. Qed.

Lemma diagonal_sound e fuel : forall rows value d, Forall (Forall small) rows -> small value -> diagonal p e fuel rows value = Some d ->
  same_up_to (to_Z p) (to_Z value * determinant_of rows) (to_Z d).
Proof.
  assert (B : forall value d, Some value = Some d -> same_up_to (to_Z p) (to_Z value * determinant_of []) (to_Z d)).
  { intros value d E; injection E as <-; unfold determinant_of; cbn; rewrite Z.mul_1_r; apply same_here. }
  induction fuel as [|f fuel IH]; intros rows value d F V E; cbn [diagonal] in E; (destruct rows as [|[|a r] rows]; [exact (B _ _ E)| |]); try discriminate E.
  destruct (_ =? 1)%uint63 eqn:C in E; [|discriminate]; apply int_eqb_eq in C.
  pose proof (Forall_inv (Forall_inv F)) as A; pose proof (power_small a e A) as S.
  assert (K : same_up_to (to_Z p) (to_Z a * to_Z (power_mod p a e)) 1) by (change 1 with (to_Z 1); rewrite <- C; apply same_back, product_mod; assumption).
  apply IH in E; [|apply eliminated_small; exact (Forall_inv_tail F) | apply small_mod].
  eapply same_trans; [apply same_mul; [apply same_here | apply (determinant_step a r rows _ F S K)]|].
  eapply same_trans; [|exact E]; rewrite Z.mul_assoc; apply same_mul; [apply same_back, product_mod; assumption | apply same_here].
Qed.

Theorem determinant_mod_sound rows d : Forall (Forall small) rows -> determinant_mod p rows = Some d ->
  same_up_to (to_Z p) (determinant_of rows) (to_Z d).
Proof.
  intros F E; apply diagonal_sound in E; [|exact F|].
  - change (to_Z 1) with 1 in E; rewrite Z.mul_1_l in E; exact E.
  - unfold small; change (to_Z 1) with 1; pose proof prime_range; lia.
Qed.

End Modulus.
