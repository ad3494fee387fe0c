(* Lower bounds of the bisection width by sums of squares: what certificates/doc.go calls
   spectral proofs, a little more plainly.

   Let x be 1 on one side of a cut into halves and -1 on the other, and N the number of
   vertices. If N is odd, let there be one vertex more, N, without links, on the smaller
   side: then the sum of all x is 0, and that of the x of the vertices proper is 1 or -1.
   The sum of (x_u - x_v)^2 over all links is four times the links of the cut. For a vector
   r and a weight w >= 0, w (r.x)^2 is at least 0; and at least w if the sum of r is odd, for
   r.x is odd then. Let E be the matrix

     scale * sum over links of (e_u - e_v)(e_u - e_v)^T + all * c c^T + proper * d d^T - sum of w r r^T

   with c of ones, and d of ones for the vertices proper. As x has only 1 and -1, x^T E x is
   at least the sum of E's diagonal less the absolute values of all other entries. So four
   times scale times the links of the cut are at least that, less proper (N mod 2), plus the
   weights of the odd vectors.

   [squares_check P scale all proper squares w]: this shows that no cut has fewer than w
     links; the squares are weights with vectors. If by parity no cut into halves has just
     w - 1 links, it is enough to exclude w - 2. *)

From Coq Require Import ZArith Lia Bool Uint63 PArray List.
From Topocert Require Import Graph Walk CheckGraph CheckCnf CheckRefute.
Import ListNotations.
Open Scope Z_scope.

(* ---------- Vectors and matrices, as lists ---------- *)

Fixpoint dot (a x : list Z) : Z :=
  match a, x with u :: a, v :: x => u * v + dot a x | _, _ => 0 end.

(* The row less c times r. *)
Fixpoint less (row : list Z) (c : Z) (r : list Z) : list Z :=
  match row, r with e :: row, b :: r => e - c * b :: less row c r | _, _ => row end.

(* The matrix less w times column times r. *)
Fixpoint minus (w : Z) (column r : list Z) (E : list (list Z)) : list (list Z) :=
  match column, E with
  | a :: column, row :: E => (if a =? 0 then row else less row (w * a) r) :: minus w column r E
  | _, _ => E
  end.

Definition quadratic (E : list (list Z)) (x y : list Z) : Z := dot (map (fun row => dot row x) E) y.

(* A number of rows, each as long as x at least. *)
Definition shaped (k : nat) (x : list Z) (E : list (list Z)) : Prop :=
  length E = k /\ forall row, In row E -> (length x <= length row)%nat.

Lemma length_less row c r : length (less row c r) = length row.
Proof. revert r; induction row as [|e row IH]; intros [|b r]; simpl; auto. Qed.

Lemma dot_less c r x : forall row, (length x <= length row)%nat -> dot (less row c r) x = dot row x - c * dot r x.
Proof.
  revert r; induction x as [|v x IH]; intros r row L.
  - assert (Z0 : forall l, dot l [] = 0) by (intros [|]; reflexivity); rewrite !Z0; ring.
  - destruct row as [|e row]; simpl in L; [lia|]; destruct r as [|b r]; simpl; [ring|]; rewrite IH by lia; ring.
Qed.

Lemma minus_shaped w x r : forall k column E, shaped k x E -> shaped k x (minus w column r E).
Proof.
  intros k column; revert k; induction column as [|a column IH]; intros k [|row E] [L H]; try (split; assumption).
  destruct k as [|k]; [discriminate|]; injection L as L.
  destruct (IH k E) as [L' H']; [split; [exact L | intros q I; apply H; right; exact I]|].
  split; [simpl; rewrite L'; reflexivity|]; intros q [<-|I]; [|apply H', I].
  specialize (H row (or_introl eq_refl)); destruct (a =? 0); [exact H | rewrite length_less; exact H].
Qed.

Lemma quadratic_minus w r x : forall column y E, (length column <= length E)%nat -> (forall row, In row E -> (length x <= length row)%nat) ->
  quadratic (minus w column r E) x y = quadratic E x y - w * dot column y * dot r x.
Proof.
  unfold quadratic; induction column as [|a column IH]; intros y E L H; [simpl; ring|].
  destruct E as [|row E]; simpl in L; [lia|]; destruct y as [|b y]; [simpl; ring|].
  change (dot (dot (if a =? 0 then row else less row (w * a) r) x :: map (fun q => dot q x) (minus w column r E)) (b :: y) =
    dot (dot row x :: map (fun q => dot q x) E) (b :: y) - w * dot (a :: column) (b :: y) * dot r x).
  cbn [dot]; rewrite IH by (lia || intros q I; apply H; right; exact I).
  destruct (Z.eqb_spec a 0) as [->|]; [ring|].
  rewrite dot_less by (apply H; left; reflexivity); ring.
Qed.

(* ---------- The least that a matrix gives ---------- *)

Fixpoint absolute (row : list Z) : Z := match row with [] => 0 | e :: row => Z.abs e + absolute row end.

Fixpoint lowest (i : nat) (E : list (list Z)) : Z :=
  match E with [] => 0 | row :: E => nth i row 0 + Z.abs (nth i row 0) - absolute row + lowest (S i) E end.

Definition signed (x : list Z) : Prop := forall v, In v x -> v = 1 \/ v = -1.

Lemma absolute_nonneg row : 0 <= absolute row.
Proof. induction row as [|e row IH]; simpl; lia. Qed.

Lemma dot_absolute x : signed x -> forall row s, s = 1 \/ s = -1 -> - absolute row <= dot row x * s.
Proof.
  induction x as [|v x IH]; intros X row s H.
  - destruct row as [|e row]; [simpl; lia|]; pose proof (absolute_nonneg (e :: row)); simpl dot; lia.
  - destruct row as [|e row]; [simpl; lia|]; specialize (IH (fun u I => X u (or_intror I)) row s H).
    simpl; destruct (X v (or_introl eq_refl)) as [-> | ->], H as [-> | ->]; lia.
Qed.

Lemma dot_lowest x : signed x -> forall i row s, s = 1 \/ s = -1 -> ((i < length x)%nat -> nth i x 0 = s) ->
  (i < length x)%nat -> nth i row 0 + Z.abs (nth i row 0) - absolute row <= dot row x * s.
Proof.
  induction x as [|v x IH]; intros X i row s H N L; [simpl in L; lia|].
  assert (X' : signed x) by (intros u I; apply X; right; exact I).
  destruct row as [|e row]; [destruct i; simpl; lia|]; destruct i as [|i].
  - specialize (N L); simpl in N; subst v; pose proof (dot_absolute x X' row s H); simpl; destruct H as [-> | ->]; lia.
  - simpl in L; specialize (IH X' i row s H (fun _ => N ltac:(simpl; lia)) ltac:(lia)); simpl.
    destruct (X v (or_introl eq_refl)) as [-> | ->], H as [-> | ->]; lia.
Qed.

Lemma quadratic_lowest x : signed x -> forall E i y, y = skipn i x -> (length E <= length y)%nat -> lowest i E <= quadratic E x y.
Proof.
  intros X; unfold quadratic; induction E as [|row E IH]; intros i y Y L; [simpl; lia|].
  destruct y as [|s y]; simpl in L; [lia|].
  assert (B : (i < length x)%nat) by (destruct (Nat.lt_ge_cases i (length x)) as [B|B]; [exact B|]; rewrite skipn_all2 in Y by exact B; discriminate).
  assert (T : x = firstn i x ++ s :: y) by (rewrite Y; symmetry; apply firstn_skipn).
  assert (F : length (firstn i x) = i) by (apply firstn_length_le; lia).
  assert (N : nth i x 0 = s) by (rewrite T, app_nth2, F, Nat.sub_diag by lia; reflexivity).
  assert (H : s = 1 \/ s = -1) by (apply X; rewrite T; apply in_or_app; right; left; reflexivity).
  assert (R : y = skipn (S i) x).
  { rewrite T, skipn_app, F; replace (S i - i)%nat with 1%nat by lia; rewrite skipn_all2 by lia; reflexivity. }
  specialize (IH (S i) y R ltac:(lia)); pose proof (dot_lowest x X i row s H (fun _ => N) B).
  cbn [lowest map dot]; lia.
Qed.

(* ---------- Squares ---------- *)

Fixpoint total_of (r : list Z) : Z := match r with [] => 0 | b :: r => b + total_of r end.

(* What the square of r.x is at least. *)
Definition gain (s : Z * list Z) : Z := if Z.odd (total_of (snd s)) then fst s else 0.

Lemma dot_odd x : signed x -> forall r, (length r <= length x)%nat -> Z.odd (dot r x) = Z.odd (total_of r).
Proof.
  induction x as [|v x IH]; intros X r L; [destruct r; [reflexivity | simpl in L; lia]|].
  destruct r as [|b r]; [reflexivity|]; simpl in L; cbn [dot total_of].
  rewrite !Z.odd_add, Z.odd_mul, IH by (lia || intros u I; apply X; right; exact I).
  destruct (X v (or_introl eq_refl)) as [-> | ->]; [change (Z.odd 1) with true | change (Z.odd (-1)) with true]; rewrite andb_true_r; reflexivity.
Qed.

Lemma gain_sound x w r : signed x -> (length r <= length x)%nat -> 0 <= w -> gain (w, r) <= w * dot r x * dot r x.
Proof.
  intros X L W; unfold gain; cbn [fst snd]; rewrite <- (dot_odd x X r L); set (d := dot r x) in *; clearbody d; destruct (Z.odd d) eqn:O; [|nia].
  assert (d <> 0) by (intros ->; discriminate); assert (1 <= d * d) by nia; nia.
Qed.

Definition without (E : list (list Z)) (squares : list (Z * list Z)) : list (list Z) :=
  fold_left (fun E s => minus (fst s) (snd s) (snd s) E) squares E.

Lemma without_sound k x : signed x -> length x = k -> forall squares E, shaped k x E ->
  (forall s, In s squares -> 0 <= fst s /\ (length (snd s) <= k)%nat) ->
  shaped k x (without E squares) /\ sum_over gain squares + quadratic (without E squares) x x <= quadratic E x x.
Proof.
  intros X K; induction squares as [|[w r] squares IH]; intros E H W; [split; [exact H | simpl; lia]|].
  destruct (W (w, r) (or_introl eq_refl)) as [W0 L]; cbn [fst snd] in W0, L.
  destruct (IH (minus w r r E) (minus_shaped w x r k r E H) (fun s I => W s (or_intror I))) as [H' Q].
  split; [exact H'|]; change (without E ((w, r) :: squares)) with (without (minus w r r E) squares); cbn [sum_over].
  destruct H as [HE HR]; rewrite quadratic_minus in Q by (lia || exact HR).
  pose proof (gain_sound x w r X ltac:(lia) W0); lia.
Qed.

(* ---------- Links ---------- *)

Definition link_vector (n : Z) (e : Z * Z) : list Z :=
  map (fun i => if i =? fst e then 1 else if i =? snd e then -1 else 0) (zrange n).

Definition signs (n : Z) (f : Z -> bool) : list Z := map (fun v => if f v then 1 else -1) (zrange n).

Lemma signs_signed n f : signed (signs n f).
Proof. intros v I; apply in_map_iff in I; destruct I as (u & <- & _); destruct (f u); auto. Qed.

Lemma length_signs n f : length (signs n f) = Z.to_nat n.
Proof. unfold signs, zrange; rewrite !map_length, seq_length; reflexivity. Qed.

Lemma dot_map (g h : Z -> Z) l : dot (map g l) (map h l) = sum_over (fun i => g i * h i) l.
Proof. induction l as [|i l IH]; simpl; [reflexivity | rewrite IH; reflexivity]. Qed.

Lemma sum_single (h : Z -> Z) u l : NoDup l -> In u l -> sum_over (fun i => if i =? u then h i else 0) l = h u.
Proof.
  intros D I; induction D as [|i l N D IH]; [destruct I|]; simpl; destruct I as [-> |I].
  - rewrite Z.eqb_refl, (sum_over_constant _ 0); [lia|]; intros j J; destruct (Z.eqb_spec j u) as [-> |]; [contradiction | reflexivity].
  - rewrite IH by exact I; destruct (Z.eqb_spec i u) as [-> |]; [contradiction | lia].
Qed.

Lemma link_dot n u v f : 0 <= u < n -> 0 <= v < n -> u <> v ->
  dot (link_vector n (u, v)) (signs n f) = (if f u then 1 else -1) - (if f v then 1 else -1).
Proof.
  intros U V D; unfold link_vector, signs; rewrite dot_map; cbn [fst snd].
  rewrite (sum_over_ext _ (fun i => (if i =? u then (if f i then 1 else -1) else 0) + (if i =? v then - (if f i then 1 else -1) else 0))).
  - rewrite sum_over_add, (sum_single (fun i => if f i then 1 else -1)), (sum_single (fun i => - (if f i then 1 else -1)));
      [lia | apply NoDup_zrange | apply in_zrange; exact V | apply NoDup_zrange | apply in_zrange; exact U].
  - intros i _; destruct (Z.eqb_spec i u) as [-> |]; [destruct (Z.eqb_spec u v); [contradiction | destruct (f u); lia]|].
    destruct (i =? v); destruct (f i); lia.
Qed.

Definition with_links (n scale : Z) (links : list (Z * Z)) (E : list (list Z)) : list (list Z) :=
  fold_left (fun E e => let r := link_vector n e in minus (- scale) r r E) links E.

Lemma with_links_sound n scale f : 0 <= n -> forall links E, (forall u v, In (u, v) links -> 0 <= u < v /\ v < n) ->
  shaped (Z.to_nat n) (signs n f) E ->
  shaped (Z.to_nat n) (signs n f) (with_links n scale links E) /\
  quadratic (with_links n scale links E) (signs n f) (signs n f) = quadratic E (signs n f) (signs n f) + 4 * scale * crossings f links.
Proof.
  intros N; induction links as [|[u v] links IH]; intros E O H; [split; [exact H | simpl; lia]|].
  set (r := link_vector n (u, v)).
  destruct (IH (minus (- scale) r r E) (fun a b I => O a b (or_intror I)) (minus_shaped _ _ r _ r E H)) as [H' Q].
  split; [exact H'|]; change (with_links n scale ((u, v) :: links) E) with (with_links n scale links (minus (- scale) r r E)).
  destruct H as [HE HR]; rewrite Q, quadratic_minus by (exact HR || rewrite HE; unfold r, link_vector, zrange; rewrite !map_length, seq_length; lia).
  destruct (O u v (or_introl eq_refl)) as [U V]; unfold r; rewrite link_dot by lia.
  cbn [crossings]; destruct (f u), (f v); cbn [xorb Z.b2z]; lia.
Qed.

(* ---------- The matrix of one number ---------- *)

Lemma dot_repeat t : forall x, dot (repeat t (length x)) x = t * total_of x.
Proof. induction x as [|v x IH]; simpl; [ring | rewrite IH; ring]. Qed.

Lemma quadratic_repeat t x : quadratic (repeat (repeat t (length x)) (length x)) x x = t * (total_of x * total_of x).
Proof.
  unfold quadratic.
  assert (R : forall k, map (fun row => dot row x) (repeat (repeat t (length x)) k) = repeat (t * total_of x) k).
  { induction k as [|k IH]; simpl; [reflexivity | rewrite IH, dot_repeat; reflexivity]. }
  rewrite R, dot_repeat; ring.
Qed.

Lemma total_signs n f : 0 <= n -> total_of (signs n f) = 2 * ones f 0 (Z.to_nat n) - n.
Proof.
  intros N; rewrite ones_zrange; unfold signs.
  assert (L : n = Z.of_nat (length (zrange n))) by (unfold zrange; rewrite map_length, seq_length; lia).
  rewrite L at 3; clear L; induction (zrange n) as [|v l IH]; [reflexivity|].
  cbn [map total_of filter]; destruct (f v); cbn [length]; lia.
Qed.

(* ---------- The vertex more ---------- *)

Definition even_order (n : Z) : Z := n + n mod 2.

Definition proper_vertices (n : Z) : list Z := map (fun i => if i <? n then 1 else 0) (zrange (even_order n)).

(* The sides with that of the vertex more: it is on the smaller side. *)
Definition extended (n : Z) (f : Z -> bool) (v : Z) : bool := if v <? n then f v else ones f 0 (Z.to_nat n) <=? n / 2.

Lemma zrange_more n : 0 <= n -> zrange (n + 1) = zrange n ++ [n].
Proof.
  intros N; unfold zrange; replace (Z.to_nat (n + 1)) with (S (Z.to_nat n)) by lia.
  rewrite seq_S, map_app; simpl; f_equal; f_equal; lia.
Qed.

Lemma total_app l m : total_of (l ++ m) = total_of l + total_of m.
Proof. induction l as [|b l IH]; simpl; lia. Qed.

Lemma sum_total (h : Z -> Z) l : sum_over h l = total_of (map h l).
Proof. induction l as [|i l IH]; simpl; lia. Qed.

Lemma signs_extended n f : signs n (extended n f) = signs n f.
Proof.
  apply map_ext_in; intros v I; apply in_zrange in I; unfold extended; destruct (Z.ltb_spec v n); [reflexivity | lia].
Qed.

Lemma extended_total n f : 0 <= n -> halves n f -> let x := signs (even_order n) (extended n f) in
  total_of x = 0 /\ dot (proper_vertices n) x * dot (proper_vertices n) x = n mod 2.
Proof.
  intros N H x; unfold halves in H; pose proof (total_signs n f N) as T; set (s := total_of (signs n f)) in T.
  pose proof (Z.div_mod n 2 ltac:(lia)) as M; pose proof (Z.mod_pos_bound n 2 ltac:(lia)).
  set (g := fun i => if extended n f i then 1 else -1).
  assert (A : sum_over g (zrange n) = s) by (rewrite sum_total; unfold s; rewrite <- signs_extended; reflexivity).
  assert (B : sum_over (fun i => (if i <? n then 1 else 0) * g i) (zrange n) = s).
  { rewrite <- A; apply sum_over_ext; intros v I; apply in_zrange in I; destruct (Z.ltb_spec v n); lia. }
  assert (C : total_of x = sum_over g (zrange (even_order n))) by (rewrite sum_total; reflexivity).
  assert (D : dot (proper_vertices n) x = sum_over (fun i => (if i <? n then 1 else 0) * g i) (zrange (even_order n))) by (apply dot_map).
  rewrite C, D; clear x C D; unfold even_order; set (o := ones f 0 (Z.to_nat n)) in *.
  assert (n mod 2 = 0 \/ n mod 2 = 1) as [E|E] by lia; rewrite E in *.
  - rewrite Z.add_0_r, A, B; split; nia.
  - rewrite zrange_more, !sum_over_app, A, B by exact N; cbn [sum_over]; unfold g, extended; destruct (Z.ltb_spec n n); [lia|].
    fold o; destruct (Z.leb_spec o (n / 2)); split; nia.
Qed.

Lemma extended_crossings n f links : (forall u v, In (u, v) links -> 0 <= u < v /\ v < n) ->
  crossings (extended n f) links = crossings f links.
Proof.
  induction links as [|[u v] links IH]; intros O; [reflexivity|]; cbn [crossings].
  rewrite IH by (intros a b I; apply O; right; exact I); destruct (O u v (or_introl eq_refl)).
  unfold extended; destruct (Z.ltb_spec u n); [|lia]; destruct (Z.ltb_spec v n); [reflexivity | lia].
Qed.

(* ---------- The checker ---------- *)

Definition rest (n scale all proper : Z) (links : list (Z * Z)) (squares : list (Z * list Z)) : list (list Z) :=
  let k := Z.to_nat (even_order n) in
  without (with_links (even_order n) scale links (minus (- proper) (proper_vertices n) (proper_vertices n) (repeat (repeat all k) k))) squares.

Definition shown_by (n scale all proper : Z) (links : list (Z * Z)) (squares : list (Z * list Z)) : Z :=
  lowest 0 (rest n scale all proper links squares) + sum_over gain squares - proper * (n mod 2).

Definition squares_check (P : plain) (scale all proper : Z) (squares : list (Z * list Z)) (w : Z) : bool :=
  let n := to_Z (total P) in
  (0 <=? scale) && forallb (fun s => (0 <=? fst s) && (length (snd s) <=? Z.to_nat (even_order n))%nat) squares &&
  match largest_below (parity n (Z_links P)) w with
  | None => true
  | Some most => 4 * scale * most <? shown_by n scale all proper (Z_links P) squares
  end.

Lemma shown_sound n scale all proper links squares f : 0 <= n -> (forall u v, In (u, v) links -> 0 <= u < v /\ v < n) ->
  (forall s, In s squares -> 0 <= fst s /\ (length (snd s) <= Z.to_nat (even_order n))%nat) -> halves n f ->
  shown_by n scale all proper links squares <= 4 * scale * crossings f links.
Proof.
  intros N O W H; unfold shown_by; destruct (extended_total n f N H) as [T0 T1].
  pose proof (Z.mod_pos_bound n 2 ltac:(lia)) as M; rewrite <- (extended_crossings n f links O).
  set (x := signs (even_order n) (extended n f)) in *; set (k := Z.to_nat (even_order n)) in *.
  assert (K : length x = k) by apply length_signs.
  assert (S0 : shaped k x (repeat (repeat all k) k)).
  { split; [apply repeat_length|]; intros row I; apply repeat_spec in I; subst row; rewrite repeat_length; lia. }
  pose proof (minus_shaped (- proper) x (proper_vertices n) k (proper_vertices n) _ S0) as S1.
  assert (Q0 : quadratic (minus (- proper) (proper_vertices n) (proper_vertices n) (repeat (repeat all k) k)) x x = proper * (n mod 2)).
  { destruct S0 as [L0 R0]; rewrite quadratic_minus; [| rewrite L0; unfold proper_vertices, zrange, k; rewrite !map_length, seq_length; lia | exact R0].
    rewrite <- K, quadratic_repeat, T0; rewrite <- T1; ring. }
  destruct (with_links_sound (even_order n) scale (extended n f) ltac:(unfold even_order; lia) links _
    (fun u v I => ltac:(specialize (O u v I); unfold even_order; lia)) S1) as [S2 Q1].
  destruct (without_sound k x (signs_signed _ _) K squares _ S2 W) as [S3 Q2].
  pose proof (quadratic_lowest x (signs_signed _ _) (rest n scale all proper links squares) 0 x eq_refl) as B.
  unfold rest in B at 1; destruct S3 as [L3 _]; specialize (B ltac:(fold k; lia)); unfold rest in B at 2; fold k in B.
  fold x in Q1; rewrite Q1, Q0 in Q2; lia.
Qed.

Theorem squares_sound P scale all proper squares w : good_plain P -> squares_check P scale all proper squares w = true -> width_at_least (Numbers P) w.
Proof.
  intros G C; unfold squares_check in C; rewrite !andb_true_iff, forallb_forall, Z.leb_le in C; destruct C as [[S0 W] C].
  apply no_smaller; [exact G|]; intros f [H L]; pose proof (Z_links_ordered P G) as O.
  pose proof (crossings_nonneg f (Z_links P)) as R; pose proof (total_range P G) as N.
  destruct (largest_below_spec (parity (to_Z (total P)) (Z_links P)) w (crossings f (Z_links P)) ltac:(lia)) as (most & M & B).
  { intros q E; apply (parity_spec (to_Z (total P)) (Z_links P) f q); [lia | apply ordered_within; exact O | exact H | exact E]. }
  rewrite M in C; apply Z.ltb_lt in C.
  pose proof (shown_sound (to_Z (total P)) scale all proper (Z_links P) squares f ltac:(lia) (proj2 O)
    (fun s I => ltac:(specialize (W s I); rewrite andb_true_iff, Z.leb_le, Nat.leb_le in W; exact W)) H); nia.
Qed.

(* ---------- How squares are written ---------- *)

(* Numbers of both signs: 0, -1, 1, -2, 2, ... *)
Definition folded (i : int) : Z := let z := to_Z i in if Z.even z then z / 2 else - (z / 2) - 1.

(* The columns of a matrix that is 0 above the diagonal, each with the weight 1: [root] has
   the numbers of the first from the diagonal down, then those of the second, and so on. *)
Definition columns (n : Z) (root : int -> int) : list (Z * list Z) :=
  map (fun k => (1, map (fun i => if i <? k then 0 else folded (root (of_Z (k * n - k * (k + 1) / 2 + i)))) (zrange n))) (zrange n).

(* Sums and differences of few coordinates: [few] has, for each, the weight, which [unit]
   multiplies, the number of coordinates, and each coordinate twice, plus 1 if it is
   subtracted. *)
Fixpoint coordinates (k : nat) (few : int -> int) (at' : int) : list (Z * Z) :=
  match k with
  | O => []
  | S k => let z := to_Z (few at') in (z / 2, if Z.even z then 1 else -1) :: coordinates k few (at' + 1)%uint63
  end.

Definition spread (n : Z) (l : list (Z * Z)) : list Z :=
  map (fun i => fold_left (fun s e => if i =? fst e then s + snd e else s) l 0) (zrange n).

Fixpoint forms (count : nat) (n unit : Z) (few : int -> int) (at' : int) : list (Z * list Z) :=
  match count with
  | O => []
  | S count =>
    let k := few (at' + 1)%uint63 in
    (unit * to_Z (few at'), spread n (coordinates (Z.to_nat (to_Z k)) few (at' + 2)%uint63)) :: forms count n unit few (at' + 2 + k)%uint63
  end.
