(* The bisection width's lower half by the program of certificates/order.go: the vertices are placed
   one after the other, and of each assignment of sides to the boundary, and each number of
   vertices on side 1, the least number of cut links is kept.

   [least_by_order P w order]: along this order of all vertices of a plain network, the
   program finds that every balanced cut has w links or more. The first vertex is on side 0: with
   the sides exchanged a cut has as many links.

   Time and space are those of a table of 2^b rows, b the largest boundary without the
   first vertex, of N/2 numbers each, for every vertex. A width of more than 200 is not found. *)

From Coq Require Import ZArith Lia Uint63 PArray Bool List Permutation Sorted.
From Topocert Require Import Graph Walk CheckGraph CheckCnf CheckRefute.
Import ListNotations.
Open Scope Z_scope.

(* ---------- Digits ---------- *)

(* A number of n digits in base 512, the first lowest. *)
Fixpoint word (f : nat -> Z) (n : nat) : Z :=
  match n with O => 0 | S n => f O + 512 * word (fun i => f (S i)) n end.

Definition digits (f : nat -> Z) (n : nat) : Prop := forall i, (i < n)%nat -> 0 <= f i < 512.

Lemma word_same f h n : (forall i, (i < n)%nat -> f i = h i) -> word f n = word h n.
Proof.
  revert f h; induction n as [|n IH]; intros f h E; [reflexivity|]; cbn [word].
  rewrite (E O) by lia; f_equal; f_equal; apply IH; intros i I; apply E; lia.
Qed.

Lemma word_combine f h k n : word f n + k * word h n = word (fun i => f i + k * h i) n.
Proof.
  revert f h; induction n as [|n IH]; intros f h; cbn [word]; [ring|].
  rewrite <- (IH (fun i => f (S i)) (fun i => h (S i))); ring.
Qed.

Lemma word_range f n : digits f n -> 0 <= word f n < 512 ^ Z.of_nat n.
Proof.
  revert f; induction n as [|n IH]; intros f D; cbn [word]; [simpl; lia|].
  rewrite Nat2Z.inj_succ, Z.pow_succ_r by lia; specialize (IH (fun i => f (S i)) ltac:(intros i I; apply D; lia)).
  specialize (D O ltac:(lia)); lia.
Qed.

Lemma word_last f n : word f (S n) = word f n + 512 ^ Z.of_nat n * f n.
Proof.
  revert f; induction n as [|n IH]; intros f; [cbn [word]; change (512 ^ Z.of_nat 0) with 1; ring|].
  change (word f (S (S n))) with (f O + 512 * word (fun i => f (S i)) (S n)); rewrite IH; cbn [word].
  rewrite Nat2Z.inj_succ, Z.pow_succ_r by lia; ring.
Qed.

Lemma word_digit f n : digits f n -> forall i, (i < n)%nat -> word f n / 512 ^ Z.of_nat i mod 512 = f i.
Proof.
  revert f; induction n as [|n IH]; intros f D i I; [lia|]; pose proof (D O ltac:(lia)) as D0; cbn [word].
  destruct i as [|i].
  - change (512 ^ Z.of_nat 0) with 1; rewrite Z.div_1_r, (Z.mul_comm 512), Z.mod_add, Z.mod_small by lia; reflexivity.
  - rewrite Nat2Z.inj_succ, Z.pow_succ_r, <- Z.div_div by lia.
    rewrite (Z.mul_comm 512), Z.div_add, (Z.div_small (f O)) by lia; apply (IH (fun i => f (S i))); [intros j J; apply D|]; lia.
Qed.

Lemma land_digit a b x y : 0 <= a < 512 -> 0 <= b < 512 -> Z.land (a + 512 * x) (b + 512 * y) = Z.land a b + 512 * Z.land x y.
Proof.
  intros A B; assert (R : 0 <= Z.land a b < 512).
  { assert (P : 0 <= Z.land a b) by (apply Z.land_nonneg; lia).
    assert (Q : Z.land a b / 2 ^ 9 = 0); [|change (2 ^ 9) with 512 in Q; Z.to_euclidean_division_equations; lia].
    rewrite <- Z.shiftr_div_pow2, Z.shiftr_land, !Z.shiftr_div_pow2 by lia; change (2 ^ 9) with 512; rewrite !Z.div_small by lia; reflexivity. }
  assert (T : forall a x n, 0 <= a < 512 -> 0 <= n -> Z.testbit (a + 512 * x) n = if n <? 9 then Z.testbit a n else Z.testbit x (n - 9)).
  { clear; intros a x n A N; destruct (Z.ltb_spec n 9) as [L|L].
    - rewrite <- (Z.mod_pow2_bits_low (a + 512 * x) 9 n) by lia; change (2 ^ 9) with 512.
      rewrite (Z.mul_comm 512), Z.mod_add, Z.mod_small by lia; reflexivity.
    - replace n with (n - 9 + 9) at 1 by lia; rewrite <- Z.div_pow2_bits by lia; change (2 ^ 9) with 512.
      rewrite (Z.mul_comm 512), Z.div_add, Z.div_small by lia; reflexivity. }
  apply Z.bits_inj'; intros n N; rewrite Z.land_spec, !T by assumption.
  destruct (n <? 9); rewrite Z.land_spec; reflexivity.
Qed.

Lemma word_land f h n : digits f n -> digits h n -> Z.land (word f n) (word h n) = word (fun i => Z.land (f i) (h i)) n.
Proof.
  revert f h; induction n as [|n IH]; intros f h F H; [reflexivity|]; cbn [word].
  rewrite land_digit by (apply F || apply H; lia); f_equal; f_equal; apply IH; intros i I; [apply F | apply H]; lia.
Qed.

(* ---------- Rows ---------- *)

(* A row has, for each number of vertices on side 1, a least number of links: a digit of at most 200;
   seven stand in an integer, the first lowest. Where it has ended it is 0, which is always right. *)
Definition counts : Type := list int.

Definition cap : Z := 200.

Definition digit (w : int) (i : nat) : Z := to_Z w / 512 ^ Z.of_nat i mod 512.

Fixpoint value (r : counts) (c : nat) : Z :=
  match r with [] => 0 | w :: r => if (c <? 7)%nat then digit w c else value r (c - 7) end.

Definition units : int := 0x40201008040201.   (* the digits 1 *)
Definition guards : int := 0x4020100804020100. (* the digits 256 *)

(* In each digit the lesser: of a + 256 - b the highest bit tells. *)
Definition lesser (a b : int) : int :=
  let t := (a + guards - b)%uint63 in
  let d := (t land guards)%uint63 in
  (a - (t land (d - (d >> 8))))%uint63.

Definition capped (w : int) : int := lesser w (200 * units)%uint63.

Definition plus (k : int) (r : counts) : counts :=
  if (k =? 0)%uint63 then r
  else let more := ((if k <? 50 then k else 50) * units)%uint63 in map (fun w => capped (w + more)%uint63) r.

Fixpoint shifted (first : int) (r : counts) : counts :=
  match r with [] => [] | w :: r => ((w << 9) + first)%uint63 :: shifted (w >> 54)%uint63 r end.

(* One vertex more on side 1. *)
Definition shift (r : counts) : counts := shifted 200 r.

Fixpoint least (r s : counts) : counts :=
  match r, s with
  | a :: r, b :: s => lesser a b :: least r s
  | _, _ => []
  end.

(* No vertex is on side 1, and H are at most. *)
Definition start (H : nat) : counts := (200 * (units - 1))%uint63 :: repeat (200 * units)%uint63 (H / 7).

Definition small (f : nat -> Z) : Prop := forall i, (i < 7)%nat -> 0 <= f i <= cap.

Definition is_word (w : int) (f : nat -> Z) : Prop := to_Z w = word f 7.

Definition good_word (w : int) : Prop := exists f, small f /\ is_word w f.

Definition good_row (r : counts) : Prop := Forall good_word r.

Lemma below_base f : digits f 7 -> 0 <= word f 7 < wB.
Proof. intros D; apply word_range in D; change (512 ^ Z.of_nat 7) with wB in D; exact D. Qed.

Lemma small_digits f : small f -> digits f 7.
Proof. intros S i I; specialize (S i I); unfold cap in S; lia. Qed.

Lemma is_word_digit w f i : is_word w f -> digits f 7 -> (i < 7)%nat -> digit w i = f i.
Proof. intros E D I; unfold digit; rewrite E; apply word_digit; assumption. Qed.

Lemma is_word_add a b f h k : is_word a f -> is_word b h -> digits (fun i => f i + k * h i) 7 ->
  k = 1 \/ k = -1 -> is_word (if Z.eqb k 1 then (a + b)%uint63 else (a - b)%uint63) (fun i => f i + k * h i).
Proof.
  unfold is_word; intros A B D K; rewrite <- word_combine, <- A, <- B; apply below_base in D.
  rewrite <- word_combine, <- A, <- B in D; destruct K as [-> | ->]; cbn [Z.eqb Pos.eqb].
  - rewrite Uint63.add_spec, Z.mod_small; lia.
  - rewrite Uint63.sub_spec, Z.mod_small; lia.
Qed.

Lemma is_word_land a b f h : is_word a f -> is_word b h -> digits f 7 -> digits h 7 ->
  is_word (a land b)%uint63 (fun i => Z.land (f i) (h i)).
Proof. unfold is_word; intros A B F H; rewrite Uint63.land_spec', A, B; apply word_land; assumption. Qed.

Lemma is_word_same a f h : is_word a f -> (forall i, (i < 7)%nat -> f i = h i) -> is_word a h.
Proof. unfold is_word; intros A E; rewrite A; apply word_same; exact E. Qed.

Lemma land_256 x : 0 <= x < 512 -> Z.land x 256 = if 256 <=? x then 256 else 0.
Proof.
  intros X; assert (A : forallb (fun x => Z.land x 256 =? if 256 <=? x then 256 else 0) (zrange 512) = true) by (vm_compute; reflexivity).
  rewrite forallb_forall in A; apply Z.eqb_eq, A, in_zrange; exact X.
Qed.

Lemma land_255 x : 256 <= x < 512 -> Z.land x 255 = x - 256.
Proof.
  intros X; change 255 with (Z.ones 8); rewrite Z.land_ones by lia; change (2 ^ 8) with 256.
  Z.to_euclidean_division_equations; lia.
Qed.

Lemma lesser_word a b f h : is_word a f -> is_word b h -> (forall i, (i < 7)%nat -> 0 <= f i <= 255) -> small h ->
  is_word (lesser a b) (fun i => Z.min (f i) (h i)).
Proof.
  intros A B F H; unfold lesser.
  assert (F' : digits f 7) by (intros i I; specialize (F i I); lia).
  assert (G : is_word guards (fun _ => 256)) by reflexivity.
  assert (T0 : is_word (a + guards)%uint63 (fun i => f i + 1 * 256)).
  { apply (is_word_add a guards f (fun _ => 256) 1 A G); [|auto]; intros i I; specialize (F i I); lia. }
  assert (T : is_word (a + guards - b)%uint63 (fun i => f i + 1 * 256 + -1 * h i)).
  { apply (is_word_add _ b _ h (-1) T0 B); [|auto]; intros i I; specialize (F i I); specialize (H i I); unfold cap in H; lia. }
  set (t := (a + guards - b)%uint63) in *.
  assert (TD : digits (fun i => f i + 1 * 256 + -1 * h i) 7) by (intros i I; specialize (F i I); specialize (H i I); unfold cap in H; lia).
  set (ge := fun i => if h i <=? f i then 1 else 0).
  assert (D : is_word (t land guards)%uint63 (fun i => 256 * ge i)).
  { apply (is_word_same _ _ _ (is_word_land t guards _ (fun _ => 256) T G TD ltac:(intros i _; lia))); intros i I; cbv beta.
    rewrite land_256 by (apply TD; exact I); unfold ge.
    destruct (Z.leb_spec 256 (f i + 1 * 256 + -1 * h i)), (Z.leb_spec (h i) (f i)); lia. }
  set (d := (t land guards)%uint63) in *.
  assert (GE : forall i, 0 <= ge i <= 1) by (intros i; unfold ge; destruct (h i <=? f i); lia).
  assert (Q : is_word (d >> 8)%uint63 ge).
  { unfold is_word; rewrite Uint63.lsr_spec, D; change (2 ^ to_Z 8) with 256.
    rewrite <- (word_same (fun i => 0 + 256 * ge i) (fun i => 256 * ge i)) by (intros; ring).
    rewrite <- word_combine; replace (word (fun _ => 0) 7) with 0 by reflexivity.
    rewrite Z.add_0_l, Z.mul_comm, Z.div_mul by lia; reflexivity. }
  assert (M : is_word (d - (d >> 8))%uint63 (fun i => 256 * ge i + -1 * ge i)).
  { apply (is_word_add d _ _ ge (-1) D Q); [|auto]; intros i I; specialize (GE i); lia. }
  assert (X : is_word (t land (d - (d >> 8)))%uint63 (fun i => if h i <=? f i then f i - h i else 0)).
  { apply (is_word_same _ _ _ (is_word_land t _ _ _ T M TD ltac:(intros i I; specialize (GE i); lia))); intros i I; cbv beta; unfold ge.
    specialize (TD i I); cbv beta in TD; destruct (Z.leb_spec (h i) (f i)).
    - change (256 * 1 + -1 * 1) with 255; rewrite land_255 by lia; lia.
    - change (256 * 0 + -1 * 0) with 0; apply Z.land_0_r. }
  apply (is_word_same _ (fun i => f i + -1 * (if h i <=? f i then f i - h i else 0))).
  - apply (is_word_add a _ f _ (-1) A X); [|auto]; intros i I; cbv beta; specialize (F i I); specialize (H i I); unfold cap in H.
    destruct (Z.leb_spec (h i) (f i)); lia.
  - intros i I; cbv beta; destruct (Z.leb_spec (h i) (f i)); lia.
Qed.

Lemma cap_word : is_word (200 * units)%uint63 (fun _ => cap).
Proof. reflexivity. Qed.

Lemma good_lesser a b : good_word a -> good_word b ->
  good_word (lesser a b) /\ forall i, (i < 7)%nat -> digit (lesser a b) i <= digit a i /\ digit (lesser a b) i <= digit b i.
Proof.
  intros (f & F & A) (h & H & B).
  pose proof (lesser_word a b f h A B ltac:(intros i I; specialize (F i I); unfold cap in F; lia) H) as L.
  assert (S : small (fun i => Z.min (f i) (h i))) by (intros i I; specialize (F i I); specialize (H i I); lia).
  split; [exists (fun i => Z.min (f i) (h i)); auto|]; intros i I.
  rewrite (is_word_digit _ _ i L), (is_word_digit _ _ i A), (is_word_digit _ _ i B) by (try apply small_digits; assumption); lia.
Qed.

Lemma good_more k w : good_word w -> to_Z k <= 50 ->
  good_word (capped (w + k * units)) /\ forall i, (i < 7)%nat -> digit (capped (w + k * units)) i <= digit w i + to_Z k.
Proof.
  intros (f & F & A) K; pose proof (int_range k) as KR.
  assert (U : is_word (k * units)%uint63 (fun _ => to_Z k)).
  { unfold is_word; rewrite Uint63.mul_spec; replace (to_Z units) with (word (fun _ => 1) 7) by reflexivity.
    rewrite Z.mod_small; [cbn [word]; ring|]; change (word (fun _ => 1) 7) with 18049651735527937; change wB with 9223372036854775808; nia. }
  assert (S : is_word (w + k * units)%uint63 (fun i => f i + 1 * to_Z k)).
  { apply (is_word_add w _ f _ 1 A U); [|auto]; intros i I; specialize (F i I); unfold cap in F; lia. }
  pose proof (lesser_word _ _ _ _ S cap_word ltac:(intros i I; specialize (F i I); unfold cap in F; lia) ltac:(intros i _; unfold cap; lia)) as L.
  fold (capped (w + k * units)%uint63) in L.
  assert (G : small (fun i => Z.min (f i + 1 * to_Z k) cap)) by (intros i I; specialize (F i I); unfold cap in *; lia).
  split; [exists (fun i => Z.min (f i + 1 * to_Z k) cap); auto|]; intros i I.
  rewrite (is_word_digit _ _ i L), (is_word_digit _ _ i A) by (try apply small_digits; assumption); lia.
Qed.

Lemma good_shifted w first : good_word w -> 0 <= to_Z first <= cap ->
  good_word ((w << 9) + first) /\ 0 <= to_Z (w >> 54) <= cap /\ to_Z (w >> 54) = digit w 6 /\
  forall i, (i < 7)%nat -> digit ((w << 9) + first) i = match i with O => to_Z first | S i => digit w i end.
Proof.
  intros (f & F & A) C; set (h := fun i => match i with O => to_Z first | S i => f i end).
  assert (H : small h) by (intros [|i] I; [exact C | apply F; lia]).
  assert (E : is_word ((w << 9) + first)%uint63 h).
  { unfold is_word; rewrite Uint63.add_spec, Uint63.lsl_spec, A; change (2 ^ to_Z 9) with 512.
    rewrite word_last; replace ((word f 6 + 512 ^ Z.of_nat 6 * f 6%nat) * 512) with (word f 6 * 512 + f 6%nat * wB) by (change (512 ^ Z.of_nat 6) with 18014398509481984; change wB with 9223372036854775808; ring).
    pose proof (word_range f 6 ltac:(intros i I; apply small_digits; [exact F | lia])) as R; change (512 ^ Z.of_nat 6) with 18014398509481984 in R.
    rewrite Z.mod_add, (Z.mod_small (word f 6 * 512)) by (change wB with 9223372036854775808; lia).
    change (word h 7) with (to_Z first + 512 * word f 6).
    unfold cap in C; rewrite Z.mod_small; [ring | change wB with 9223372036854775808; lia]. }
  assert (T : to_Z (w >> 54) = f 6%nat).
  { rewrite Uint63.lsr_spec, A, word_last; change (2 ^ to_Z 54) with (512 ^ Z.of_nat 6).
    pose proof (word_range f 6 ltac:(intros i I; apply small_digits; [exact F | lia])) as R.
    rewrite Z.mul_comm, Z.div_add, Z.div_small by lia; reflexivity. }
  split; [exists h; auto|]; rewrite T; split; [apply F; lia|]; split.
  - symmetry; apply (is_word_digit _ _ 6 A); [apply small_digits; exact F | lia].
  - intros i I; rewrite (is_word_digit _ _ i E) by (try apply small_digits; assumption); destruct i as [|i]; [reflexivity|].
    symmetry; apply (is_word_digit _ _ i A); [apply small_digits; exact F | lia].
Qed.

Lemma value_nonneg r c : 0 <= value r c.
Proof.
  revert c; induction r as [|w r IH]; intros c; cbn [value]; [lia|]; destruct (c <? 7)%nat; [apply Z.mod_pos_bound; lia | apply IH].
Qed.

Lemma value_plus k r c : good_row r -> value (plus k r) c <= value r c + to_Z k.
Proof.
  intros G; unfold plus; destruct (k =? 0)%uint63; [pose proof (int_range k); lia|].
  set (j := if (k <? 50)%uint63 then k else 50%uint63).
  assert (J : to_Z j <= 50 /\ to_Z j <= to_Z k).
  { unfold j; destruct (Uint63.ltbP k 50) as [L|L]; change (to_Z 50) with 50 in *; lia. }
  revert c; induction G as [|w r W G IH]; intros c; cbn [map value]; [pose proof (int_range k); lia|].
  destruct (Nat.ltb_spec c 7); [|apply IH].
  destruct (good_more j w W ltac:(lia)) as [_ M]; specialize (M c ltac:(lia)); lia.
Qed.

Lemma good_plus k r : good_row r -> good_row (plus k r).
Proof.
  intros G; unfold plus; destruct (k =? 0)%uint63; [exact G|].
  set (j := if (k <? 50)%uint63 then k else 50%uint63).
  assert (J : to_Z j <= 50) by (unfold j; destruct (Uint63.ltbP k 50) as [L|L]; change (to_Z 50) with 50 in *; lia).
  unfold good_row; apply Forall_map; revert G; apply Forall_impl; intros w W; apply (good_more j w W J).
Qed.

Lemma shifted_sound r : forall first, good_row r -> 0 <= to_Z first <= cap ->
  good_row (shifted first r) /\ forall c, value (shifted first r) c <= match c with O => to_Z first | S c => value r c end.
Proof.
  induction r as [|w r IH]; intros first G C; cbn [shifted].
  - split; [constructor|]; intros [|c]; cbn [value]; lia.
  - inversion G as [|? ? W G']; subst; destruct (good_shifted w first W C) as (W' & C' & T & D).
    destruct (IH (w >> 54)%uint63 G' C') as [R V]; split; [constructor; assumption|].
    intros c; cbn [value]; destruct (Nat.ltb_spec c 7) as [L|L].
    + rewrite D by exact L; destruct c as [|c]; [lia|]; destruct (Nat.ltb_spec c 7); [lia | lia].
    + specialize (V (c - 7)%nat); destruct c as [|c]; [lia|]; destruct (Nat.ltb_spec c 7) as [L'|L'].
      * assert (c = 6%nat) as -> by lia; rewrite <- T; exact V.
      * replace (S c - 7)%nat with (S (c - 7)) in V |- * by lia; exact V.
Qed.

Lemma value_shift r c : good_row r -> value (shift r) (S c) <= value r c.
Proof. intros G; apply (proj2 (shifted_sound r 200%uint63 G ltac:(change (to_Z 200) with 200; unfold cap; lia)) (S c)). Qed.

Lemma good_shift r : good_row r -> good_row (shift r).
Proof. intros G; apply (proj1 (shifted_sound r 200%uint63 G ltac:(change (to_Z 200) with 200; unfold cap; lia))). Qed.

Lemma value_least r s c : good_row r -> good_row s -> value (least r s) c <= value r c /\ value (least r s) c <= value s c.
Proof.
  revert s c; induction r as [|a r IH]; intros [|b s] c G H; cbn [least].
  - cbn [value]; lia.
  - pose proof (value_nonneg (b :: s) c); cbn [value] in *; lia.
  - pose proof (value_nonneg (a :: r) c); cbn [value] in *; lia.
  - inversion G; inversion H; subst; cbn [value]; destruct (Nat.ltb_spec c 7); [|apply IH; assumption].
    apply good_lesser; assumption.
Qed.

Lemma good_least r s : good_row r -> good_row s -> good_row (least r s).
Proof.
  revert s; induction r as [|a r IH]; intros [|b s] G H; cbn [least]; try constructor.
  - inversion G; inversion H; subst; apply good_lesser; assumption.
  - inversion G; inversion H; subst; apply IH; assumption.
Qed.

Lemma value_start H : value (start H) 0 = 0 /\ good_row (start H).
Proof.
  split; [reflexivity|]; constructor.
  - exists (fun i => match i with O => 0 | S _ => cap end); split; [intros [|i] _; unfold cap; lia | reflexivity].
  - apply Forall_forall; intros w I; apply repeat_spec in I; subst w; exists (fun _ => cap); split; [intros i _; unfold cap; lia | exact cap_word].
Qed.

(* ---------- Tables ---------- *)

(* A tree as deep as the boundary is long. The oldest vertex is at the root: on side 0 to the
   left. *)
Inductive table := Leaf (r : counts) | Node (a b : table).

Fixpoint at_sides (t : table) (sides : list bool) : counts :=
  match t, sides with
  | Leaf r, _ => r
  | Node a b, s :: sides => at_sides (if s then b else a) sides
  | Node _ _, [] => []
  end.

Fixpoint deep (t : table) (d : nat) : Prop :=
  match t, d with
  | Leaf r, O => good_row r
  | Node a b, S d => deep a d /\ deep b d
  | _, _ => False
  end.

Fixpoint merge (t u : table) : table :=
  match t, u with
  | Leaf r, Leaf s => Leaf (least r s)
  | Node a b, Node c d => Node (merge a c) (merge b d)
  | _, _ => t
  end.

(* Places a vertex. [near] are those of the boundary that are its neighbours; [keep] those that
   stay in the boundary, itself the last; k0 and k1 are how many neighbours are on side 0 and
   side 1. *)
Fixpoint place (t : table) (near keep : list bool) (k0 k1 : int) : table :=
  match t with
  | Leaf r =>
    let a := plus k1 r in
    let b := plus k0 (shift r) in
    match keep with
    | true :: _ => Node (Leaf a) (Leaf b)
    | _ => Leaf (least a b)
    end
  | Node a b =>
    match near, keep with
    | n :: near, k :: keep =>
      let a := place a near keep (if n then k0 + 1 else k0)%uint63 k1 in
      let b := place b near keep k0 (if n then k1 + 1 else k1)%uint63 in
      if k then Node a b else merge a b
    | _, _ => t
    end
  end.

Fixpoint select {A} (keep : list bool) (l : list A) : list A :=
  match keep, l with
  | true :: keep, a :: l => a :: select keep l
  | false :: keep, _ :: l => select keep l
  | _, _ => []
  end.

(* Has the neighbours whose sides are not s. *)
Fixpoint others (near sides : list bool) (s : bool) : Z :=
  match near, sides with
  | n :: near, t :: sides => Z.b2z (n && xorb t s) + others near sides s
  | _, _ => 0
  end.

Lemma merge_deep t : forall u d, deep t d -> deep u d -> deep (merge t u) d.
Proof.
  induction t as [r|a IHa b IHb]; intros [s|c e] [|d]; cbn [deep merge]; intros T U; try contradiction;
    [apply good_least; assumption | destruct T, U; auto].
Qed.

Lemma merge_value t : forall u d sides c, deep t d -> deep u d -> length sides = d ->
  value (at_sides (merge t u) sides) c <= value (at_sides t sides) c /\
  value (at_sides (merge t u) sides) c <= value (at_sides u sides) c.
Proof.
  induction t as [r|a IHa b IHb]; intros [s|e f] [|d] sides c; cbn [deep merge at_sides]; intros T U L; try contradiction.
  - apply value_least; assumption.
  - destruct T as [A B], U as [E F],  sides as [|[] sides]; [discriminate | |]; injection L as L; eauto.
Qed.

Lemma place_deep t : forall near keep k0 k1 d, deep t d -> length near = d -> length keep = S d ->
  deep (place t near keep k0 k1) (length (filter (fun k : bool => k) keep)).
Proof.
  induction t as [r|a IHa b IHb]; intros near keep k0 k1 [|d]; cbn [deep place]; intros T N K; try contradiction.
  - destruct keep as [|k [|]]; try discriminate; destruct k; cbn; auto using good_plus, good_shift, good_least.
  - destruct T as [A B]; destruct near as [|n near]; [discriminate|]; destruct keep as [|k keep]; [discriminate|].
    injection N as N; injection K as K; destruct k; cbn [filter length].
    + split; [apply (IHa _ _ _ _ d) | apply (IHb _ _ _ _ d)]; assumption.
    + apply merge_deep; [apply (IHa _ _ _ _ d) | apply (IHb _ _ _ _ d)]; assumption.
Qed.

Lemma int_succ k : to_Z (k + 1) <= to_Z k + 1.
Proof. rewrite Uint63.add_spec; apply Z.mod_le; [pose proof (int_range k); change (to_Z 1) with 1; lia | reflexivity]. Qed.

Lemma place_value t : forall near keep k0 k1 d sides s c, deep t d -> length near = d -> length keep = S d -> length sides = d ->
  value (at_sides (place t near keep k0 k1) (select keep (sides ++ [s]))) (if s then S c else c) <=
  value (at_sides t sides) c + to_Z (if s then k0 else k1) + others near sides s.
Proof.
  induction t as [r|a IHa b IHb]; intros near keep k0 k1 [|d] sides s c; cbn [deep place]; intros R N K L; try contradiction.
  - destruct keep as [|k [|]]; try discriminate; destruct sides; [|discriminate].
    cbn [app at_sides].
    assert (O : others near [] s = 0) by (destruct near; reflexivity).
    assert (V : value (if s then plus k0 (shift r) else plus k1 r) (if s then S c else c) <= value r c + to_Z (if s then k0 else k1)).
    { destruct s; [|apply value_plus; exact R].
      pose proof (value_plus k0 (shift r) (S c) (good_shift r R)); pose proof (value_shift r c R); lia. }
    destruct k; cbn [select at_sides].
    + destruct s; cbn [at_sides]; lia.
    + pose proof (value_least (plus k1 r) (plus k0 (shift r)) (if s then S c else c) (good_plus k1 r R) (good_plus k0 _ (good_shift r R))).
      destruct s; lia.
  - destruct R as [A B]; destruct near as [|n near]; [discriminate|]; destruct keep as [|k keep]; [discriminate|].
    destruct sides as [|x sides]; [discriminate|]; injection N as N; injection K as K; injection L as L.
    set (a' := place a near keep (if n then (k0 + 1)%uint63 else k0) k1) in *.
    set (b' := place b near keep k0 (if n then (k1 + 1)%uint63 else k1)) in *.
    pose proof (IHa near keep (if n then (k0 + 1)%uint63 else k0) k1 d sides s c A N K L) as VA.
    pose proof (IHb near keep k0 (if n then (k1 + 1)%uint63 else k1) d sides s c B N K L) as VB.
    fold a' in VA; fold b' in VB; pose proof (int_succ k0); pose proof (int_succ k1).
    set (rest := select keep (sides ++ [s])) in *.
    assert (V : value (at_sides (if x then b' else a') rest) (if s then S c else c) <=
      value (at_sides (if x then b else a) sides) c + to_Z (if s then k0 else k1) + (Z.b2z (n && xorb x s) + others near sides s)).
    { destruct x, n, s; cbn [andb xorb Z.b2z]; lia. }
    cbn [app select]; fold rest; destruct k.
    + cbn [at_sides]; cbn [others]; destruct x; exact V.
    + cbn [at_sides others].
      assert (R : length rest = length (filter (fun k : bool => k) keep)).
      { unfold rest; assert (LK : length keep = length (sides ++ [s])) by (rewrite app_length; simpl; lia).
        revert LK; generalize (sides ++ [s]); clear; induction keep as [|k keep IH]; intros [|x l] E; try discriminate; [reflexivity|].
        injection E as E; destruct k; cbn [select filter length]; auto. }
      pose proof (merge_value a' b' _ rest (if s then S c else c) (place_deep a _ _ _ _ d A N K) (place_deep b _ _ _ _ d B N K) R).
      destruct x; lia.
Qed.

(* ---------- The program ---------- *)

Definition has (l : list int) (u : int) : bool := existsb (Uint63.eqb u) l.

(* The last place at which a neighbour of a vertex, or itself, is placed. *)
Fixpoint last_places (P : plain) (i : int) (order : list int) (t : array int) : array int :=
  match order with
  | [] => t
  | v :: order => last_places P (i + 1)%uint63 order (fold_left (fun (t : array int) u => t.[u <- i]) (v :: row P v) t)
  end.

Fixpoint program (P : plain) (last : array int) (first i : int) (order boundary : list int) (t : table) : option counts :=
  match order with
  | [] => match t with Leaf r => Some r | Node _ _ => None end
  | v :: order =>
    let r := row P v in
    let after := boundary ++ [v] in
    let keep := map (fun u => (i <? last.[u])%uint63) after in
    let t := place t (map (has r) boundary) keep (if has r first then 1 else 0)%uint63 0%uint63 in
    program P last first (i + 1)%uint63 order (select keep after) t
  end.

(* Every vertex stands in the order once. *)
Fixpoint places (i : int) (order : list int) (t : array int) : array int :=
  match order with [] => t | v :: order => places (i + 1)%uint63 order t.[v <- i] end.

Fixpoint in_places (i : int) (order : list int) (t : array int) (n : int) : bool :=
  match order with
  | [] => true
  | v :: order => (v <? n)%uint63 && (t.[v] =? i)%uint63 && (i <? i + 1)%uint63 && in_places (i + 1)%uint63 order t n
  end.

Definition least_by_order (P : plain) (w : Z) (order : list int) : bool :=
  let n := total P in
  let N := to_Z n in
  (Z.of_nat (length order) =? N) && in_places 0 order (places 0 order (make n 0%uint63)) n &&
  match order with
  | [] => false
  | first :: rest =>
    match program P (last_places P 0 order (make n 0%uint63)) first 1 rest [] (Leaf (start (Z.to_nat (N - N / 2)))) with
    | None => false
    | Some r => (w <=? value r (Z.to_nat (N / 2))) && (w <=? value r (Z.to_nat (N - N / 2)))
    end
  end.

(* ---------- It is right ---------- *)

Lemma in_places_once n t order : forall i, in_places i order t n = true ->
  NoDup order /\ forall v, In v order -> to_Z v < to_Z n /\ to_Z i <= to_Z t.[v].
Proof.
  induction order as [|v order IH]; intros i H; cbn [in_places] in H; [split; [constructor | intros ? []]|].
  rewrite !andb_true_iff, !Uint63.ltb_spec, Uint63.eqb_spec in H; destruct H as [[[V E] L] H].
  destruct (IH (i + 1)%uint63 H) as [D B]; split.
  - constructor; [|exact D]; intros I; destruct (B v I) as [_ X]; rewrite E in X; lia.
  - intros u [<-|I]; [rewrite E; lia|]; destruct (B u I); lia.
Qed.

Lemma select_in {A} keep : forall (l : list A) a, In a (select keep l) -> In a l.
Proof. induction keep as [|[] keep IH]; intros [|b l] a; cbn [select In]; try tauto; intros H; [destruct H|]; eauto. Qed.

Lemma select_once {A} keep : forall l : list A, NoDup l -> NoDup (select keep l).
Proof.
  induction keep as [|k keep IH]; intros [|b l] H; try (destruct k); cbn [select]; try constructor; inversion H; subst; auto.
  intros I; apply select_in in I; contradiction.
Qed.

Lemma select_map {A B} (f : A -> B) keep : forall l, select keep (map f l) = map f (select keep l).
Proof. induction keep as [|[] keep IH]; intros [|b l]; cbn [select map]; try reflexivity; rewrite IH; reflexivity. Qed.

Lemma select_length {A} keep : forall l : list A, length keep = length l -> length (select keep l) = length (filter (fun k : bool => k) keep).
Proof. induction keep as [|[] keep IH]; intros [|b l] E; try discriminate; cbn [select filter length]; auto. Qed.

Section Right.
Variable P : plain.
Hypothesis G : good_plain P.
Variable S : int -> bool.
Variable first : int.
Hypothesis F0 : S first = false.

(* Cut links among the placed vertices. *)
Definition cut_among (placed : list int) (D : list (int * int)) : Prop :=
  NoDup D /\ forall a b, In (a, b) D -> adj (Numbers P) a b /\ S a = true /\ S b = false /\ In a placed /\ In b placed.

Record so_far (placed boundary : list int) (t : table) : Prop := SoFar {
  is_deep : deep t (length boundary);
  boundary_once : NoDup boundary;
  boundary_in : forall u, In u boundary -> In u placed /\ u <> first;
  first_in : In first placed;
  table_low : exists D, cut_among placed D /\ value (at_sides t (map S boundary)) (length (filter S placed)) <= Z.of_nat (length D)
}.

Lemma others_count v boundary :
  others (map (has (row P v)) boundary) (map S boundary) (S v) =
  Z.of_nat (length (filter (fun u => has (row P v) u && xorb (S u) (S v)) boundary)).
Proof.
  induction boundary as [|u boundary IH]; [reflexivity|]; cbn [map others filter]; rewrite IH.
  destruct (has (row P v) u && xorb (S u) (S v)); cbn [length Z.b2z]; lia.
Qed.

Lemma program_sound last order : forall i placed boundary t r, so_far placed boundary t ->
  NoDup (rev placed ++ order) -> (forall v, In v order -> to_Z v < to_Z (total P)) -> (forall v, In v placed -> to_Z v < to_Z (total P)) ->
  program P last first i order boundary t = Some r ->
  exists D, cut_among (rev placed ++ order) D /\ value r (length (filter S (rev placed ++ order))) <= Z.of_nat (length D).
Proof.
  induction order as [|v order IH]; intros i placed boundary t r H N V VP E; cbn [program] in E.
  - destruct t as [s|]; [|discriminate]; injection E as ->; destruct H as [_ _ _ _ (D & [C1 C2] & L)].
    assert (Q : forall l, length (filter S (rev l)) = length (filter S l)).
    { intros l; apply filter_permutation, Permutation_sym, Permutation_rev. }
    exists D; rewrite app_nil_r, Q; split; [split; [exact C1|]|exact L].
    intros a b I; destruct (C2 a b I) as (A & B & C & X & Y); rewrite <- !in_rev; auto.
  - set (near := map (has (row P v)) boundary) in *; set (after := boundary ++ [v]) in *.
    set (keep := map (fun u => (i <? last.[u])%uint63) after) in *.
    destruct H as [DT BO BI FI (D & [C1 C2] & L)].
    assert (VN : ~ In v placed).
    { intros I; apply NoDup_remove_2 in N; apply N, in_or_app; left; apply in_rev in I; exact I. }
    assert (LN : length near = length boundary) by (unfold near; apply map_length).
    assert (LA : length after = Datatypes.S (length boundary)) by (unfold after; rewrite app_length; simpl; lia).
    assert (LK : length keep = Datatypes.S (length boundary)) by (unfold keep; rewrite map_length; exact LA).
    replace (rev placed ++ v :: order) with (rev (v :: placed) ++ order) in * by (simpl; rewrite <- app_assoc; reflexivity).
    apply (IH (i + 1)%uint63 (v :: placed) (select keep after) (place t near keep (if has (row P v) first then 1 else 0)%uint63 0%uint63) r);
      [| exact N | intros u U; apply V; right; exact U | intros u [<-|U]; [apply V; left; reflexivity | apply VP; exact U] | exact E].
    pose proof (V v (or_introl eq_refl)) as VV.
    set (near_by := fun u => has (row P v) u && xorb (S u) (S v)) in *.
    assert (HN : forall u, near_by u = true -> In u placed -> adj (Numbers P) u v /\ S u <> S v).
    { intros u U I; unfold near_by in U; apply andb_true_iff in U; destruct U as [U X]; split.
      - apply existsb_exists in U; destruct U as (z & Z' & EQ); apply Uint63.eqb_spec in EQ; subst z.
        apply numbers_adj; [exact G|]; split; [apply VP; exact I | apply (row_back G); assumption].
      - intros EQ; rewrite EQ, xorb_nilpotent in X; discriminate. }
    set (new := filter near_by (first :: boundary)).
    assert (NI : forall u, In u new -> In u placed /\ near_by u = true).
    { intros u U; apply filter_In in U; destruct U as [[<-|U] X]; split; auto; apply BI; exact U. }
    assert (NN : NoDup new).
    { apply NoDup_filter; constructor; [intros I; destruct (BI first I); congruence | exact BO]. }
    split.
    + rewrite select_length by lia; apply (place_deep t near keep _ _ (length boundary)); auto.
    + apply select_once; unfold after; apply NoDup_app_intro; [exact BO | repeat constructor; intros [] |].
      intros u U [<-|[]]; apply VN, BI; exact U.
    + intros u U; apply select_in in U; unfold after in U; apply in_app_or in U; destruct U as [U|[<-|[]]].
      * destruct (BI u U); split; [right|]; assumption.
      * split; [left; reflexivity | intros ->; contradiction].
    + right; exact FI.
    + exists (map (fun u => if S u then (u, v) else (v, u)) new ++ D); split; [split|].
      * apply NoDup_app_intro; [|exact C1|].
        { apply NoDup_map_inj; [|exact NN]; intros a b A B EQ; apply NI in A, B.
          destruct (S a), (S b); injection EQ; intros; subst; auto; destruct A, B; contradiction. }
        { intros e I J; apply in_map_iff in I; destruct I as (u & <- & I).
          destruct (S u); apply C2 in J; destruct J as (_ & _ & _ & X & Y); contradiction. }
      * intros a b I; apply in_app_or in I; destruct I as [I|I].
        { apply in_map_iff in I; destruct I as (u & EQ & I); destruct (NI u I) as [U X]; destruct (HN u X U) as [A D'].
          destruct (S u) eqn:SU; injection EQ as <- <-.
          - split; [exact A|]; split; [exact SU|]; split; [destruct (S v); congruence|]; split; [right; exact U | left; reflexivity].
          - split; [apply adj_sym; exact A|]; split; [destruct (S v); congruence|]; split; [exact SU|]; split; [left; reflexivity | right; exact U]. }
        { destruct (C2 a b I) as (A & B & C & X & Y); split; [exact A|]; split; [exact B|]; split; [exact C|]; split; right; assumption. }
      * rewrite app_length, map_length; rewrite <- select_map.
        replace (map S after) with (map S boundary ++ [S v]) by (unfold after; rewrite map_app; reflexivity).
        pose proof (place_value t near keep (if has (row P v) first then 1 else 0)%uint63 0%uint63 (length boundary) (map S boundary) (S v)
          (length (filter S placed)) DT LN LK (map_length S boundary)) as PV.
        replace (length (filter S (v :: placed))) with (if S v then Datatypes.S (length (filter S placed)) else length (filter S placed))
          by (cbn [filter]; destruct (S v); reflexivity).
        unfold near in PV at 2; rewrite others_count in PV; fold near_by in PV.
        assert (NL : Z.of_nat (length new) = Z.of_nat (length (filter near_by boundary)) + to_Z (if S v then (if has (row P v) first then 1 else 0)%uint63 else 0%uint63)).
        { unfold new; cbn [filter]; unfold near_by at 1; rewrite F0.
          destruct (S v), (has (row P v) first); cbn [andb xorb length]; change (to_Z 1) with 1; change (to_Z 0) with 0; lia. }
        lia.
Qed.

End Right.

Theorem least_by_order_sound P w order : good_plain P -> least_by_order P w order = true -> width_at_least (Numbers P) w.
Proof.
  unfold least_by_order; intros G H T B; rewrite !andb_true_iff, Z.eqb_eq in H; destruct H as [[LN IP] H].
  destruct order as [|first rest]; [discriminate|].
  destruct (program P (last_places P 0 (first :: rest) (make (total P) 0%uint63)) first 1 rest []) as [r|] eqn:E; [|discriminate].
  set (N := to_Z (total P)) in *; rewrite andb_true_iff, !Z.leb_le in H; destruct H as [W1 W2].
  apply in_places_once in IP; destruct IP as [ND VV].
  exists (crossings (fun v => T (of_Z v)) (Z_links P)); split; [apply numbers_cut; exact G|].
  set (S := if T first then fun v => negb (T v) else T).
  assert (S0 : S first = false) by (unfold S; destruct (T first) eqn:X; [rewrite X|]; auto).
  assert (CS : crossings (fun v => S (of_Z v)) (Z_links P) = crossings (fun v => T (of_Z v)) (Z_links P)).
  { unfold S; destruct (T first); [apply (opposite_crossings (fun v => T (of_Z v))) | reflexivity]. }
  rewrite <- CS; destruct (numbers_cut P G S) as (l & [LD LI] & LL).
  edestruct (fun a b c d => program_sound P G S first S0 _ rest 1%uint63 [first] [] _ r a b c d E) as (D & [D1 D2] & VD).
  - split.
    + apply value_start.
    + constructor.
    + intros ? [].
    + left; reflexivity.
    + exists []; split; [split; [constructor | intros ? ? []]|]; cbn [filter map at_sides]; rewrite S0; cbn [length].
      destruct (value_start (Z.to_nat (N - N / 2))) as [-> _]; reflexivity.
  - exact ND.
  - intros v I; apply VV; right; exact I.
  - intros v [<-|[]]; apply VV; left; reflexivity.
  - cbn [rev app] in *.
    assert (PM : Permutation (first :: rest) (ints (total P))).
    { apply NoDup_Permutation_bis; [exact ND | | intros v I; apply in_ints, VV; exact I].
      pose proof (length_ints (total P)); fold N in H; lia. }
    assert (C : Z.of_nat (length (filter S (first :: rest))) = N / 2 \/ Z.of_nat (length (filter S (first :: rest))) = N - N / 2).
    { rewrite (filter_permutation S _ _ PM).
      change (Z.of_nat (length (filter T (ints (total P)))) = Z.of_nat (length (ints (total P))) / 2) in B; rewrite length_ints in B; fold N in B.
      unfold S; destruct (T first); [right | left; exact B].
      pose proof (length_ints (total P)) as LI'; fold N in LI'.
      assert (Q : forall m : list int, (length (filter T m) + length (filter (fun v => negb (T v)) m) = length m)%nat).
      { induction m as [|a m IH]; [reflexivity|]; cbn [filter]; destruct (T a); cbn [negb length]; lia. }
      specialize (Q (ints (total P))); change (vertex (Numbers P)) with int in *; lia. }
    assert (DL : Z.of_nat (length D) <= crossings (fun v => S (of_Z v)) (Z_links P)).
    { rewrite <- LL; apply inj_le, NoDup_incl_length; [exact D1|]; intros [a b] I; apply LI; cbn [fst snd].
      destruct (D2 a b I) as (A & SA & SB & _); auto. }
    assert (VD' : value r (Z.to_nat (Z.of_nat (length (filter S (first :: rest))))) <= Z.of_nat (length D)) by (rewrite Nat2Z.id; exact VD).
    destruct C as [C|C]; rewrite C in VD'; lia.
Qed.
