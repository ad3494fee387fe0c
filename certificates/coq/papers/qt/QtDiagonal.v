(* The partitions of QT(n,n) along a diagonal, n even: 8n links are cut, by columns 6n. The hyper-torus
   paper, section 3. *)

From Coq Require Import ZArith Lia List Bool.
From Topocert Require Import Graph Walk Qt QtBisection QtCases.
Import ListNotations.
Open Scope Z_scope.

Section Diagonal.
Variables n h s : Z.
Hypothesis N : 4 <= n.
Hypothesis H : n = 2 * h.
Hypothesis S1 : s = 1 \/ s = -1.

Lemma half : n / 2 = h.
Proof. rewrite H, Z.mul_comm; apply Z.div_mul; lia. Qed.

(* The residue of a module, and how a step changes it. *)
Lemma residue_moved x y a b : ((x + a) mod n + s * ((y + b) mod n)) mod n = ((x + s * y) mod n + (a + s * b)) mod n.
Proof.
  rewrite Zplus_mod_idemp_l, <- Zplus_mod_idemp_r, Zmult_mod_idemp_r, Zplus_mod_idemp_r, Zplus_mod_idemp_l.
  f_equal; lia.
Qed.

Lemma residue_back r y : 0 <= r < n -> ((r - s * y) mod n + s * y) mod n = r.
Proof. intros R; rewrite Zplus_mod_idemp_l; replace (r - s * y + s * y) with r by lia; apply Z.mod_small; exact R. Qed.

Lemma residue_unique x y : 0 <= x < n -> ((x + s * y) mod n - s * y) mod n = x.
Proof. intros X; rewrite Zminus_mod_idemp_l; replace (x + s * y - s * y) with x by lia; apply Z.mod_small; exact X. Qed.

(* Where a step by d leaves the first half: d residues, each with n modules. *)
Lemma leaves_diagonal z d : qt_dx z + s * qt_dy z = d -> -2 <= d <= 2 ->
  count (leaves n n (qt_diagonal n s) z) (n * Z.abs d).
Proof.
  intros D B; set (lo := if 0 <? d then h - d else 0).
  replace (n * Z.abs d) with (Z.abs d * n) by lia.
  apply (count_bijection (fun p : Z * Z => lo <= fst p < lo + Z.abs d /\ 0 <= snd p < n) _ (fun p => ((fst p - s * snd p) mod n, snd p))).
  - intros [r y] [R Y]; cbn [fst snd] in *; unfold leaves, qt_diagonal; rewrite half.
    assert (R' : 0 <= r < n /\ r < h) by (unfold lo in R; destruct (Z.ltb_spec 0 d); lia).
    rewrite residue_moved, residue_back, D by tauto.
    split; [apply Z.mod_pos_bound; lia|]; split; [exact Y|]; split; [apply Z.ltb_lt; lia|]; apply Z.ltb_ge.
    unfold lo in R; destruct (Z.ltb_spec 0 d).
    + rewrite Z.mod_small; lia.
    + replace ((r + d) mod n) with (r + d + n); [lia|]; rewrite <- (Z_mod_plus_full _ 1), Z.mod_small; lia.
  - intros [r y] [r' y'] [R Y] [R' Y'] E; cbn [fst snd] in *; injection E as E <-; f_equal.
    assert (A : 0 <= r < n) by (unfold lo in R; destruct (Z.ltb_spec 0 d); lia).
    assert (A' : 0 <= r' < n) by (unfold lo in R'; destruct (Z.ltb_spec 0 d); lia).
    rewrite <- (residue_back r y A), <- (residue_back r' y A'), E; reflexivity.
  - intros [x y] L; unfold leaves, qt_diagonal in L; rewrite half, residue_moved, D in L; destruct L as (X & Y & L1 & L2).
    apply Z.ltb_lt in L1; apply Z.ltb_ge in L2; exists ((x + s * y) mod n, y); cbn [fst snd]; split; [|f_equal; apply residue_unique; exact X].
    split; [|exact Y]; pose proof (Z.mod_pos_bound (x + s * y) n ltac:(lia)) as P; set (r := (x + s * y) mod n) in *.
    unfold lo; destruct (Z.ltb_spec 0 d).
    + rewrite Z.mod_small in L2; lia.
    + destruct (Z_lt_ge_dec (r + d) 0) as [Q|Q]; [lia | rewrite Z.mod_small in L2; lia].
  - apply (count_product (fun r => lo <= r < lo + Z.abs d) (fun y => 0 <= y < n)); [intros r y; cbn; tauto | |].
    + pose proof (count_range lo (lo + Z.abs d) ltac:(lia)) as C; replace (lo + Z.abs d - lo) with (Z.abs d) in C by lia; exact C.
    + pose proof (count_range 0 n ltac:(lia)) as C; replace (n - 0) with n in C by lia; exact C.
Qed.

Lemma diagonal_cut : cut (QT n n) (qt_diagonal n s) (8 * n).
Proof.
  set (d z := n * Z.abs (qt_dx z + s * qt_dy z)).
  replace (8 * n) with (d 0 + d 1 + d 2 + d 3 + d 4 + d 5 + d 6 + d 7 + 0) by (unfold d; destruct S1 as [-> | ->]; cbn; lia).
  apply qt_cut; [lia | lia | |].
  - intros z Z0; apply leaves_diagonal; [reflexivity|]; destruct S1 as [-> | ->]; labels Z0; cbn; lia.
  - apply count_none; intros [[[x y] z] v] (_ & F & A & B); cbn [fst snd] in *; destruct F as [->|[->| ->]]; cbn in *; congruence.
Qed.

Lemma diagonal_balanced : balanced (QT n n) (qt_diagonal n s).
Proof.
  apply (balanced_by_swap (QT n n) (qt_diagonal n s) (fun v => let '(x, y, z) := v in ((x + h) mod n, y, z))); [apply qt_proper; lia|].
  assert (M : forall a, (a + h) mod n mod n = (a + h) mod n) by (intros; apply Z.mod_mod; lia).
  intros [[x y] z] V; apply qt_vertex_in in V; destruct V as (X & Y & Z0); split; [|split].
  - apply qt_vertex_in; split; [apply Z.mod_pos_bound; lia | auto].
  - f_equal; f_equal; rewrite Zplus_mod_idemp_l; replace (x + h + h) with (x + 1 * n) by lia; rewrite Z_mod_plus_full; apply Z.mod_small; exact X.
  - unfold qt_diagonal; rewrite half, Zplus_mod_idemp_l; replace (x + h + s * y) with (x + s * y + h) by lia.
    rewrite <- (Zplus_mod_idemp_l (x + s * y)).
    pose proof (Z.mod_pos_bound (x + s * y) n ltac:(lia)) as P; set (r := (x + s * y) mod n) in *.
    destruct (Z_lt_ge_dec r h) as [Q|Q].
    + rewrite Z.mod_small by lia; destruct (Z.ltb_spec (r + h) h), (Z.ltb_spec r h); auto; lia.
    + replace ((r + h) mod n) with (r - h) by (rewrite <- (Z_mod_plus_full _ (-1)), Z.mod_small; lia).
      destruct (Z.ltb_spec (r - h) h), (Z.ltb_spec r h); auto; lia.
Qed.
End Diagonal.

Theorem qt_bisection_diagonal_correction :
  forall n : Z, 4 <= n -> n mod 2 = 0 -> balanced (QT n n) (qt_diagonal n 1) /\ cut (QT n n) (qt_diagonal n
  1) (8 * n) /\ balanced (QT n n) (qt_diagonal n (-1)) /\ cut (QT n n) (qt_diagonal n (-1)) (8 * n) /\ cut (QT
  n n) (qt_columns n) (6 * n).
Proof.
  intros n N E; assert (H : n = 2 * (n / 2)) by (pose proof (Z.div_mod n 2 ltac:(lia)); lia).
  split; [apply (diagonal_balanced n (n / 2) 1); auto|]; split; [apply (diagonal_cut n (n / 2) 1); auto|].
  split; [apply (diagonal_balanced n (n / 2) (-1)); auto|]; split; [apply (diagonal_cut n (n / 2) (-1)); auto|].
  apply qt_bisection_construction_even; [lia | lia | exact E].
Qed.
