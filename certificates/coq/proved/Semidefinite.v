(* Which matrices are positive semidefinite: found by elimination without fractions (E. H. Bareiss, "Sylvester's
   identity and multistep integer-preserving Gaussian elimination", Math. Comp. 22, 1968). Each division is by the
   pivot before, and is tested to be exact; that it is need not be proved. *)

From Coq Require Import ZArith Lia Bool List.
From Topocert Require Import Graph Walk CheckSquares.
Import ListNotations.
Open Scope Z_scope.

Definition head_of (row : list Z) : Z := match row with [] => 0 | e :: _ => e end.

(* The first column is the first row; if its first entry is 0, all of it is. *)
Fixpoint semidefinite (fuel : nat) (before : Z) (E : list (list Z)) : bool :=
  match fuel, E with
  | _, [] => true
  | S fuel, (d :: r) :: E =>
    let below := map (@tl Z) E in
    if d =? 0 then forallb (fun row => head_of row =? 0) E && forallb (Z.eqb 0) r && semidefinite fuel before below
    else (0 <? d) && (length r =? length E)%nat && forallb (fun p : Z * list Z => fst p =? head_of (snd p)) (combine r E) &&
      let F := minus 1 r r (map (map (Z.mul d)) below) in
      let G := map (map (fun e => e / before)) F in
      forallb (fun p : list Z * list Z => forallb (fun q : Z * Z => fst q =? before * snd q) (combine (fst p) (snd p))) (combine F G) &&
      semidefinite fuel d G
  | _, _ => false
  end.

Definition positive_semidefinite (E : list (list Z)) : bool := semidefinite (length E) 1 E.

Lemma dot_heads s y E : forall z, dot (map (fun row => dot row (s :: y)) E) z = s * dot (map head_of E) z + quadratic (map (@tl Z) E) y z.
Proof.
  unfold quadratic; induction E as [|row E IH]; intros [|b z]; cbn [map dot]; try ring; rewrite IH.
  destruct row as [|e row]; cbn [head_of tl dot]; [replace (dot (@nil Z) y) with 0 by (destruct y; reflexivity)|]; ring.
Qed.

Lemma quadratic_scaled c E x : forall y, quadratic (map (map (Z.mul c)) E) x y = c * quadratic E x y.
Proof.
  assert (D : forall row z, dot (map (Z.mul c) row) z = c * dot row z).
  { induction row as [|e row IH]; intros [|b z]; cbn [map dot]; try ring; rewrite IH; ring. }
  unfold quadratic; induction E as [|row E IH]; intros [|b y]; cbn [map dot]; try ring; rewrite D, IH; ring.
Qed.

Lemma dot_zero x : forall l, forallb (Z.eqb 0) l = true -> dot l x = 0.
Proof.
  induction x as [|b x IH]; intros [|e l] F; cbn [dot]; try reflexivity; cbn [forallb] in F; apply andb_true_iff in F; destruct F as [E F].
  apply Z.eqb_eq in E; subst e; rewrite IH by exact F; ring.
Qed.

Lemma dot_same_heads z : forall r E, (length r = length E)%nat -> forallb (fun p : Z * list Z => fst p =? head_of (snd p)) (combine r E) = true ->
  dot (map head_of E) z = dot r z.
Proof.
  induction z as [|b z IH]; intros [|e r] [|row E] L F; cbn [map dot]; try reflexivity; try discriminate L.
  cbn [combine forallb fst snd] in F; apply andb_true_iff in F; destruct F as [F1 F]; apply Z.eqb_eq in F1; rewrite <- F1, (IH r E); [reflexivity | simpl in L; lia | exact F].
Qed.

Lemma quadratic_divided before x F : forall G y, length F = length G ->
  forallb (fun p : list Z * list Z => forallb (fun q : Z * Z => fst q =? before * snd q) (combine (fst p) (snd p))) (combine F G) = true ->
  (forall p, In p (combine F G) -> length (fst p) = length (snd p)) -> quadratic F x y = before * quadratic G x y.
Proof.
  assert (D : forall f g z, length f = length g -> forallb (fun q : Z * Z => fst q =? before * snd q) (combine f g) = true -> dot f z = before * dot g z).
  { induction f as [|e f IH]; intros [|h g] [|b z] L A; cbn [dot]; try ring; try discriminate L.
    cbn [combine forallb fst snd] in A; apply andb_true_iff in A; destruct A as [A1 A]; apply Z.eqb_eq in A1; rewrite A1, (IH g z) by (exact A || (simpl in L; lia)); ring. }
  unfold quadratic; induction F as [|f F IH]; intros [|g G] [|b y] L A H; cbn [map dot]; try ring; try discriminate L.
  cbn [combine forallb fst snd] in A; apply andb_true_iff in A; destruct A as [A1 A].
  rewrite (D f g x (H (f, g) (or_introl eq_refl)) A1), (IH G y); [ring | simpl in L; lia | exact A | intros p I; apply H; right; exact I].
Qed.

Lemma tails_shaped k x s E : shaped k (s :: x) E -> shaped k x (map (@tl Z) E).
Proof.
  intros [L H]; split; [rewrite map_length; exact L|]; intros row I; apply in_map_iff in I; destruct I as (q & <- & I).
  apply H in I; destruct q; simpl in *; lia.
Qed.

Lemma semidefinite_sound fuel : forall before E x, 0 < before -> shaped (length x) x E -> semidefinite fuel before E = true -> 0 <= quadratic E x x.
Proof.
  induction fuel as [|fuel IH]; intros before E x B Sh C; destruct E as [|[|d r] E]; try discriminate C;
    try (unfold quadratic; cbn [map]; destruct x; cbn [dot]; lia).
  destruct x as [|s x]; [destruct Sh as [Sh _]; discriminate Sh|].
  assert (ShE : shaped (length x) (s :: x) E).
  { destruct Sh as [L H]; split; [cbn in L; lia | intros row I; apply H; right; exact I]. }
  pose proof (tails_shaped _ _ _ _ ShE) as ShT; set (below := map (@tl Z) E) in *.
  assert (Q : quadratic ((d :: r) :: E) (s :: x) (s :: x) = d * s * s + dot r x * s + s * dot (map head_of E) x + quadratic below x x).
  { unfold quadratic at 1; cbn [map dot]; rewrite dot_heads; fold below; ring. }
  rewrite Q; cbn [semidefinite] in C; fold below in C; destruct (Z.eqb_spec d 0) as [->|N].
  - rewrite !andb_true_iff in C; destruct C as [[C1 C2] C3]; rewrite (dot_zero x r C2).
    rewrite (dot_zero x (map head_of E)).
    + specialize (IH before below x B ShT C3); lia.
    + rewrite forallb_forall in *; intros e I; apply in_map_iff in I; destruct I as (row & <- & I); apply C1 in I; rewrite Z.eqb_sym; exact I.
  - rewrite !andb_true_iff, Z.ltb_lt, Nat.eqb_eq in C; destruct C as [[[P L] H] [X Y]].
    rewrite (dot_same_heads x r E L H); set (F := minus 1 r r (map (map (Z.mul d)) below)) in *.
    assert (ShD : shaped (length x) x (map (map (Z.mul d)) below)).
    { destruct ShT as [L1 H1]; split; [rewrite map_length; exact L1|]; intros row I; apply in_map_iff in I; destruct I as (q & <- & I); rewrite map_length; apply H1, I. }
    pose proof (minus_shaped 1 x r (length x) r _ ShD) as ShF; fold F in ShF.
    assert (QF : quadratic F x x = d * quadratic below x x - dot r x * dot r x).
    { unfold F; rewrite quadratic_minus, quadratic_scaled; [ring | rewrite map_length; unfold below; rewrite map_length; lia | apply ShD]. }
    assert (QG : quadratic F x x = before * quadratic (map (map (fun e => e / before)) F) x x).
    { apply quadratic_divided; [rewrite map_length; reflexivity | exact X|].
      intros p I; clear - I; induction F as [|f F IHF]; [destruct I|]; cbn [map combine] in I; destruct I as [<-|I]; [cbn [fst snd]; rewrite map_length; reflexivity | apply IHF, I]. }
    apply (IH d _ x P) in Y.
    + rewrite QF in QG; set (b := quadratic below x x) in *; set (g := quadratic _ x x) in *; set (e := dot r x) in *; clearbody b g e.
      apply (Z.mul_nonneg_cancel_l d); [exact P|].
      replace (d * (d * s * s + e * s + s * e + b)) with ((d * s + e) * (d * s + e) + (d * b - e * e)) by ring; rewrite QG.
      pose proof (Z.square_nonneg (d * s + e)); pose proof (Z.mul_nonneg_nonneg before g ltac:(lia) Y); lia.
    + destruct ShF as [L1 H1]; split; [rewrite map_length; exact L1|]; intros row I; apply in_map_iff in I; destruct I as (q & <- & I); rewrite map_length; apply H1, I.
Qed.

(* ---------- With numbers added on the diagonal ---------- *)

Fixpoint with_diagonal (i : nat) (d : list Z) (E : list (list Z)) : list (list Z) :=
  match d with [] => E | c :: d => with_diagonal (S i) d (let u := repeat 0 i ++ [1] in minus (- c) u u E) end.

Lemma dot_place i : forall x, (i < length x)%nat -> dot (repeat 0 i ++ [1]) x = nth i x 0.
Proof.
  induction i as [|i IH]; intros [|b x] L; simpl in L; try lia; cbn [repeat app dot nth]; [|rewrite IH by lia; ring].
  destruct x; cbn [dot]; ring.
Qed.

Lemma with_diagonal_sound k x : signed x -> length x = k -> forall d i E, (i + length d <= k)%nat -> shaped k x E ->
  shaped k x (with_diagonal i d E) /\ quadratic (with_diagonal i d E) x x = quadratic E x x + total_of d.
Proof.
  intros X K; induction d as [|c d IH]; intros i E L H; cbn [with_diagonal total_of]; [split; [exact H | lia]|]; cbn [length] in L.
  destruct (IH (S i) (minus (- c) (repeat 0 i ++ [1]) (repeat 0 i ++ [1]) E) ltac:(lia) (minus_shaped _ _ _ _ _ _ H)) as [A B]; split; [exact A|].
  rewrite B; destruct H as [H1 H2]; rewrite quadratic_minus; [|rewrite app_length, repeat_length; cbn [length]; lia | exact H2].
  rewrite dot_place by lia; destruct (X (nth i x 0)) as [-> | ->]; [apply nth_In; lia | ring | ring].
Qed.

(* What a matrix of so many rows gives at least, if it is positive semidefinite with d on the diagonal. *)
Definition lowest_with (d : list Z) (E : list (list Z)) : option Z :=
  if (length d <=? length E)%nat && positive_semidefinite (with_diagonal 0 d E) then Some (- total_of d) else None.

Lemma lowest_with_sound k x d E b : signed x -> length x = k -> shaped k x E -> lowest_with d E = Some b -> b <= quadratic E x x.
Proof.
  unfold lowest_with, positive_semidefinite; intros X K H C; destruct (_ && _) eqn:A in C; [|discriminate]; injection C as <-.
  apply andb_true_iff in A; destruct A as [L A]; apply Nat.leb_le in L.
  destruct (with_diagonal_sound k x X K d 0 E ltac:(destruct H; lia) H) as [S Q].
  apply semidefinite_sound with (x := x) in A; [lia | lia | subst k; exact S].
Qed.
