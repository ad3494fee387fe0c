(* Tables 3 and 4 of the hyper-torus paper, all-to-all broadcasts with one port and with all, carried
   out as printed: every module does the same. Section 5.2, Theorems 4 and 5; routing/qt_alltoall.go. *)

From Coq Require Import ZArith Lia List Bool.
From Topocert Require Import Graph Walk Broadcast Ring Qt QtCube QtLinks.
Import ListNotations.
Open Scope Z_scope.

(* A round: in every module the label p sends to q for each pair (p,q), and the labels out send by
   their external links. *)
Definition qt_round (m n : Z) (pairs : list (Z * Z)) (out : list Z) : list (send (QT m n)) :=
  flat_map (fun p : Z * Z => map (fun e => ((fst p, snd p, fst e), (fst p, snd p, snd e))) pairs ++
    map (fun z => ((fst p, snd p, z), qt_out m n (fst p, snd p, z))) out) (list_prod (zrange m) (zrange n)).

Definition both_ways (pairs : list (Z * Z)) : list (Z * Z) := pairs ++ map (fun e => (snd e, fst e)) pairs.

(* The cycles 0132 and 4576, and what joins them. *)
Definition around : list (Z * Z) := [(0, 1); (1, 3); (3, 2); (2, 0); (4, 5); (5, 7); (7, 6); (6, 4)].
Definition across : list (Z * Z) := [(0, 4); (1, 5); (2, 6); (3, 7)].

(* Table 4; the last round first. *)
Definition first4 : list (list (Z * Z)) := [both_ways across; both_ways around; both_ways around].
Definition last4 : list (list (Z * Z)) := [[(3, 2); (7, 6)]; [(1, 0); (1, 3); (5, 4); (5, 7)]].
Definition inside (m n : Z) : list (list (Z * Z)) -> list (list (send (QT m n))) := map (fun pairs => qt_round m n pairs []).

Definition qt_table4 (m n : Z) : list (list (send (QT m n))) :=
  inside m n last4 ++ repeat (qt_round m n [(1, 5); (5, 1)] [1; 5]) (Z.to_nat (n - 1)) ++
  [qt_round m n [(7, 5); (3, 1)] []] ++ repeat (qt_round m n [(3, 7); (7, 3)] [7; 3]) (Z.to_nat (m - 1)) ++ inside m n first4.

(* Table 3; Step 5 by Lemma 1. *)
Definition first3 : list (list (Z * Z)) := [across; map (fun e => (snd e, fst e)) across; around; around; around].
Definition last3 : list (list (Z * Z)) := [[(1, 3); (5, 7); (0, 2); (4, 6)]; [(1, 0); (5, 4)]; [(1, 5)]].

Fixpoint alternately {A} (k : nat) (a b : A) : list A := match k with O => [] | S k => a :: b :: alternately k a b end.

Definition qt_table3 (m n : Z) : list (list (send (QT m n))) :=
  inside m n last3 ++ alternately (Z.to_nat (n - 1)) (qt_round m n [(5, 1)] []) (qt_round m n [] [1]) ++
  [qt_round m n [(7, 5); (3, 1)] []] ++ alternately (Z.to_nat (m - 1)) (qt_round m n [(3, 7)] []) (qt_round m n [] [7]) ++ inside m n first3.

(* ---------- Rounds one after another ---------- *)

Section Rounds.
Variable g : graph.

Lemma informed_more s after before v : informed g s before v -> informed g s (after ++ before) v.
Proof. intros H; induction after as [|now after IH]; [exact H | left; exact IH]. Qed.

Lemma informed_then s u v after before : informed g s before u -> informed g u after v -> informed g s (after ++ before) v.
Proof.
  intros H; revert v; induction after as [|now after IH]; intros v A; cbn in *; [subst; exact H|].
  destruct A as [A|(w & I & A)]; [left; auto | right; exists w; auto].
Qed.

Lemma informed_send u v now : In (u, v) now -> informed g u [now] v.
Proof. intros I; right; exists u; split; [exact I | reflexivity]. Qed.

Lemma informed_self s rounds : informed g s rounds s.
Proof. induction rounds as [|now before IH]; [reflexivity | left; exact IH]. Qed.

(* Fewer of the same rounds. *)
Lemma informed_repeat s v now a b : (a <= b)%nat -> informed g s (repeat now a) v -> informed g s (repeat now b) v.
Proof. intros L; replace b with ((b - a) + a)%nat by lia; rewrite repeat_app; apply informed_more. Qed.
End Rounds.

(* ---------- A round of QT(m,n) ---------- *)

Section Sizes.
Variables m n : Z.
Hypothesis M : 2 <= m.
Hypothesis N : 2 <= n.

Lemma round_pair pairs out x y p q : 0 <= x < m -> 0 <= y < n -> In (p, q) pairs -> In ((x, y, p), (x, y, q)) (qt_round m n pairs out).
Proof.
  intros X Y I; apply in_flat_map; exists (x, y); split; [apply in_prod; apply in_zrange; auto|].
  apply in_or_app; left; apply in_map_iff; exists (p, q); auto.
Qed.

Lemma round_out pairs out x y z : 0 <= x < m -> 0 <= y < n -> In z out -> In ((x, y, z), qt_out m n (x, y, z)) (qt_round m n pairs out).
Proof.
  intros X Y I; apply in_flat_map; exists (x, y); split; [apply in_prod; apply in_zrange; auto|].
  apply in_or_app; right; apply in_map_iff; exists z; auto.
Qed.

Definition good_pairs (pairs : list (Z * Z)) : bool :=
  forallb (fun e => (0 <=? fst e) && (fst e <? 8) && existsb (fun k => snd e =? Z.lxor (fst e) k) [1; 2; 4]) pairs.
Definition good_labels (out : list Z) : bool := forallb (fun z => (0 <=? z) && (z <? 8)) out.

Lemma round_all_port pairs out : good_pairs pairs = true -> good_labels out = true -> all_port (QT m n) (qt_round m n pairs out).
Proof.
  intros P Q u v I; apply in_flat_map in I; destruct I as ([x y] & I & J); apply in_prod_iff in I; rewrite !in_zrange in I.
  unfold good_pairs in P; unfold good_labels in Q; rewrite forallb_forall in P, Q.
  apply in_app_or in J; destruct J as [J|J]; apply in_map_iff in J.
  - destruct J as ([p q] & E & J); injection E as <- <-; cbn [fst snd] in *; specialize (P _ J); cbv beta in P; cbn [fst snd] in P.
    rewrite !andb_true_iff, existsb_exists in P; destruct P as [P (k & K & E)]; apply Z.eqb_eq in E; subst q.
    apply (qt_adj m n (x, y, p) _ M N); split; [apply qt_vertex_in; lia|].
    cbn in K |- *; destruct K as [<-|[<-|[<-|[]]]]; auto.
  - destruct J as (z & E & J); injection E as <- <-; cbn [fst snd] in *; specialize (Q _ J); cbv beta in Q; apply andb_true_iff in Q.
    apply (qt_adj m n (x, y, z) _ M N); split; [apply qt_vertex_in; lia|]; right; right; right; left; reflexivity.
Qed.

Lemma qt_out_out u : is_vertex (QT m n) u -> qt_out m n (qt_out m n u) = u.
Proof.
  destruct u as [[x y] z]; intros V; apply qt_vertex_in in V; destruct V as (X & Y & Z0).
  assert (B : forall k a d, 0 < k -> 0 <= a < k -> ((a + d) mod k + - d) mod k = a).
  { intros k a d K A; rewrite Zplus_mod_idemp_l; replace (a + d + - d) with a by lia; apply Z.mod_small; exact A. }
  unfold qt_out; f_equal; [f_equal|].
  - replace (qt_dx (Z.lxor z 4)) with (- qt_dx z) by (labels Z0; reflexivity); apply B; lia.
  - replace (qt_dy (Z.lxor z 4)) with (- qt_dy z) by (labels Z0; reflexivity); apply B; lia.
  - labels Z0; reflexivity.
Qed.

(* With one port: inside modules, or by one kind of external link. *)
Lemma inside_single_port pairs : good_pairs pairs = true -> distinct (map fst pairs) = true -> distinct (map snd pairs) = true ->
  single_port (QT m n) (qt_round m n pairs []).
Proof.
  intros P A B; split; [apply round_all_port; auto|].
  assert (F : forall (f : Z * Z -> Z), distinct (map f pairs) = true ->
    NoDup (flat_map (fun p : Z * Z => map (fun z => (fst p, snd p, z)) (map f pairs)) (list_prod (zrange m) (zrange n)))).
  { intros f H; apply distinct_nodup in H.
    replace (flat_map _ _) with (list_prod (list_prod (zrange m) (zrange n)) (map f pairs)); [repeat apply NoDup_list_prod; auto using NoDup_zrange|].
    induction (list_prod (zrange m) (zrange n)) as [|[a b] l IH]; [reflexivity|]; cbn [list_prod flat_map fst snd]; rewrite IH; reflexivity. }
  assert (E : forall (h : send (QT m n) -> vertex (QT m n)) (f : Z * Z -> Z),
    (forall p e, h ((fst p, snd p, fst e), (fst p, snd p, snd e)) = (fst p, snd p, f e)) ->
    map h (qt_round m n pairs []) = flat_map (fun p : Z * Z => map (fun z => (fst p, snd p, z)) (map f pairs)) (list_prod (zrange m) (zrange n))).
  { clear F; intros h f H; unfold qt_round; cbn [map]; induction (list_prod (zrange m) (zrange n)) as [|p l IH]; [reflexivity|].
    cbn [flat_map]; etransitivity; [apply map_app|]; f_equal; [|exact IH].
    rewrite app_nil_r, map_map; symmetry; etransitivity; [apply map_map|]; apply map_ext; intros e; symmetry; apply H. }
  split; [refine (eq_ind_r (@NoDup _) (F fst A) (E fst fst _)) | refine (eq_ind_r (@NoDup _) (F snd B) (E snd snd _))]; intros; reflexivity.
Qed.

Lemma out_single_port z : 0 <= z < 8 -> single_port (QT m n) (qt_round m n [] [z]).
Proof.
  intros Z0; split; [apply round_all_port; [reflexivity|]; unfold good_labels; cbn [forallb]; rewrite andb_true_r; apply andb_true_iff; lia|].
  assert (L : forall (h : send (QT m n) -> vertex (QT m n)) f, (forall p, h ((fst p, snd p, z), qt_out m n (fst p, snd p, z)) = f p) ->
    map h (qt_round m n [] [z]) = map f (list_prod (zrange m) (zrange n))).
  { intros h f H; unfold qt_round; cbn [map app]; induction (list_prod (zrange m) (zrange n)) as [|p l IH]; [reflexivity|].
    cbn [flat_map map app]; f_equal; [apply H | exact IH]. }
  assert (D : NoDup (list_prod (zrange m) (zrange n))) by (apply NoDup_list_prod; apply NoDup_zrange).
  split.
  - refine (eq_ind_r (@NoDup _) _ (L fst (fun p => (fst p, snd p, z)) _)); [|intros; reflexivity].
    apply FinFun.Injective_map_NoDup; [intros [a b] [c d] Q; cbn in Q; congruence | exact D].
  - refine (eq_ind_r (@NoDup _) _ (L snd (fun p => qt_out m n (fst p, snd p, z)) _)); [|intros; reflexivity].
    apply NoDup_map_inj; [|exact D]; intros [a b] [c d] I J Q; apply in_prod_iff in I, J; rewrite !in_zrange in I, J; cbn [fst snd] in Q.
    pose proof qt_out_out as K.
    assert (H : (a, b, z) = (c, d, z)); [|congruence].
    rewrite <- (K (a, b, z)), <- (K (c, d, z)), Q by (apply qt_vertex_in; lia); reflexivity.
Qed.

(* What is so in the cube is so in every module. *)
Lemma inside_informed x y rounds z w : 0 <= x < m -> 0 <= y < n -> informed Q3 z rounds w ->
  informed (QT m n) (x, y, z) (inside m n rounds) (x, y, w).
Proof.
  intros X Y; revert w; induction rounds as [|now before IH]; intros w H; [cbn in *; congruence|].
  destruct H as [H|(u & I & H)]; [left; auto | right; exists (x, y, u); split; [apply round_pair; auto | auto]].
Qed.
End Sizes.

(* ---------- Around a ring of modules ---------- *)

Section Around.
Variable g : graph.
Variables a b : Z -> vertex g.
Variable k : Z.
Hypothesis K : 2 <= k.
Hypothesis Pa : forall i j, i mod k = j mod k -> a i = a j.
Hypothesis Pb : forall i j, i mod k = j mod k -> b i = b j.

(* A source in module i for what is to be known in module j. *)
Definition covered (rounds : list (list (send g))) : Prop :=
  forall i j c, c = a j \/ c = b j -> exists s, (s = a i \/ s = b i) /\ informed g s rounds c.

Lemma steps_between i j : exists d, 0 <= d < k /\ a (i + d) = a j /\ b (i + d) = b j /\ a (i + d - k) = a j /\ b (i + d - k) = b j.
Proof.
  exists ((j - i) mod k); split; [apply Z.mod_pos_bound; lia|].
  assert (E : (i + (j - i) mod k) mod k = j mod k) by (rewrite Zplus_mod_idemp_r; f_equal; lia).
  assert (F : (i + (j - i) mod k - k) mod k = j mod k).
  { replace (i + (j - i) mod k - k) with (i + (j - i) mod k + (-1) * k) by lia; rewrite Z_mod_plus_full; exact E. }
  repeat split; auto.
Qed.

(* Both ways in every round. *)
Section Both.
Variable now : list (send g).
Hypothesis H1 : forall i, In (a i, b (i + 1)) now.
Hypothesis H2 : forall i, In (b i, a i) now.
Hypothesis H3 : forall i, In (b i, a (i - 1)) now.
Hypothesis H4 : forall i, In (a i, b i) now.

Lemma forward_even i d : informed g (a i) (repeat now (2 * d)) (a (i + Z.of_nat d)).
Proof.
  induction d as [|d IH]; [rewrite Z.add_0_r; reflexivity|].
  replace (2 * S d)%nat with (S (S (2 * d))) by lia; cbn [repeat]; right; exists (b (i + Z.of_nat d + 1)); split.
  - replace (i + Z.of_nat (S d)) with (i + Z.of_nat d + 1) by lia; apply H2.
  - right; exists (a (i + Z.of_nat d)); split; [apply H1 | exact IH].
Qed.

Lemma forward_odd i d : informed g (a i) (repeat now (S (2 * d))) (b (i + Z.of_nat d + 1)).
Proof. right; exists (a (i + Z.of_nat d)); split; [apply H1 | apply forward_even]. Qed.

Lemma back_even i d : informed g (b i) (repeat now (2 * d)) (b (i - Z.of_nat d)).
Proof.
  induction d as [|d IH]; [rewrite Z.sub_0_r; reflexivity|].
  replace (2 * S d)%nat with (S (S (2 * d))) by lia; cbn [repeat]; right; exists (a (i - Z.of_nat d - 1)); split.
  - replace (i - Z.of_nat (S d)) with (i - Z.of_nat d - 1) by lia; apply H4.
  - right; exists (b (i - Z.of_nat d)); split; [apply H3 | exact IH].
Qed.

Lemma back_odd i d : informed g (b i) (repeat now (S (2 * d))) (a (i - Z.of_nat d - 1)).
Proof. right; exists (b (i - Z.of_nat d)); split; [apply H3 | apply back_even]. Qed.

Lemma covered_both : covered (repeat now (Z.to_nat (k - 1))).
Proof.
  intros i j c C; destruct (steps_between i j) as (d & D & A1 & B1 & A2 & B2); destruct C as [-> | ->].
  - destruct (Z_le_gt_dec (2 * d) (k - 1)) as [L|L].
    + exists (a i); split; [auto|]; rewrite <- A1; replace d with (Z.of_nat (Z.to_nat d)) at 1 by lia.
      apply informed_repeat with (2 * Z.to_nat d)%nat; [lia | apply forward_even].
    + exists (b i); split; [auto|]; rewrite <- A2.
      replace (i + d - k) with (i - Z.of_nat (Z.to_nat (k - d - 1)) - 1) by lia.
      apply informed_repeat with (S (2 * Z.to_nat (k - d - 1)))%nat; [lia | apply back_odd].
  - destruct (Z.eq_dec d 0) as [->|D0]; [exists (b i); split; [auto|]; rewrite <- B1, Z.add_0_r; apply informed_self|].
    destruct (Z_le_gt_dec (2 * d) k) as [L|L].
    + exists (a i); split; [auto|]; rewrite <- B1; replace (i + d) with (i + Z.of_nat (Z.to_nat (d - 1)) + 1) by lia.
      apply informed_repeat with (S (2 * Z.to_nat (d - 1)))%nat; [lia | apply forward_odd].
    + exists (b i); split; [auto|]; rewrite <- B2; replace (i + d - k) with (i - Z.of_nat (Z.to_nat (k - d))) by lia.
      apply informed_repeat with (2 * Z.to_nat (k - d))%nat; [lia | apply back_even].
Qed.
End Both.

(* Out and across in turn. *)
Section InTurn.
Variables out inner : list (send g).
Hypothesis H1 : forall i, In (a i, b (i + 1)) out.
Hypothesis H2 : forall i, In (b i, a i) inner.

Lemma alternately_split (x y : list (send g)) c d : alternately (c + d) x y = alternately c x y ++ alternately d x y.
Proof. induction c as [|c IH]; [reflexivity|]; cbn; rewrite IH; reflexivity. Qed.

Lemma in_turn i d : informed g (a i) (alternately d inner out) (a (i + Z.of_nat d)) /\
  (0 < Z.of_nat d -> informed g (a i) (alternately d inner out) (b (i + Z.of_nat d))).
Proof.
  induction d as [|d [IH _]]; [split; [rewrite Z.add_0_r; reflexivity | lia]|].
  assert (B : informed g (a i) (out :: alternately d inner out) (b (i + Z.of_nat (S d)))).
  { right; exists (a (i + Z.of_nat d)); split; [|exact IH]; replace (i + Z.of_nat (S d)) with (i + Z.of_nat d + 1) by lia; apply H1. }
  cbn [alternately]; split; [right; exists (b (i + Z.of_nat (S d))); split; [apply H2 | exact B] | intros _; left; exact B].
Qed.

Lemma covered_in_turn : covered (alternately (Z.to_nat (k - 1)) inner out).
Proof.
  intros i j c C; destruct (steps_between i j) as (d & D & A1 & B1 & _).
  assert (S : alternately (Z.to_nat (k - 1)) inner out = alternately (Z.to_nat (k - 1 - d)) inner out ++ alternately (Z.to_nat d) inner out)
    by (rewrite <- alternately_split; f_equal; lia).
  destruct (in_turn i (Z.to_nat d)) as [X Y]; rewrite Z2Nat.id in X, Y by lia; destruct C as [-> | ->].
  - exists (a i); split; [auto|]; rewrite S, <- A1; apply informed_more, X.
  - destruct (Z.eq_dec d 0) as [->|D0]; [exists (b i); split; [auto|]; rewrite <- B1, Z.add_0_r; apply informed_self|].
    exists (a i); split; [auto|]; rewrite S, <- B1; apply informed_more, Y; lia.
Qed.
End InTurn.
End Around.

(* ---------- The tables ---------- *)

Section Tables.
Variables m n : Z.
Hypothesis M : 2 <= m.
Hypothesis N : 2 <= n.

(* All labels learn what one knows; and each learns what 1 or 5 knows. *)
Definition spread_all (rounds : list (list (Z * Z))) : bool :=
  forallb (fun z => forallb (told z rounds) (zrange 8)) (zrange 8).
Definition spread_from (rounds : list (list (Z * Z))) : bool :=
  forallb (fun w => told 1 rounds w || told 5 rounds w) (zrange 8).

Definition row_at (y z i : Z) : vertex (QT m n) := (i mod m, y, z).
Definition column_at (x z i : Z) : vertex (QT m n) := (x, i mod n, z).

Lemma table_informs first final row column : spread_all first = true -> spread_from final = true ->
  (forall y, 0 <= y < n -> covered (QT m n) (row_at y 7) (row_at y 3) row) ->
  (forall x, 0 <= x < m -> covered (QT m n) (column_at x 1) (column_at x 5) column) ->
  forall s v, is_vertex (QT m n) s -> is_vertex (QT m n) v ->
  informed (QT m n) s (inside m n final ++ column ++ [qt_round m n [(7, 5); (3, 1)] []] ++ row ++ inside m n first) v.
Proof.
  intros F L R C [[x y] z] [[x' y'] z'] S V; apply qt_vertex_in in S, V; destruct S as (X & Y & Z0), V as (X' & Y' & Z0').
  unfold spread_all in F; unfold spread_from in L; rewrite forallb_forall in F, L.
  specialize (L z' (proj2 (in_zrange 8 z') Z0')); cbv beta in L; apply orb_true_iff in L.
  assert (W : exists w, (w = 1 \/ w = 5) /\ told w final z' = true) by (destruct L as [L|L]; [exists 1 | exists 5]; auto); clear L.
  destruct W as (w & W & L); apply told_informed in L.
  destruct (C x' X' y y' (x', y', w)) as (c & Cc & Ic).
  { unfold column_at; rewrite (Z.mod_small y') by lia; destruct W as [-> | ->]; auto. }
  assert (T : exists z2, (z2 = 7 \/ z2 = 3) /\ In ((x', y, z2), c) (qt_round m n [(7, 5); (3, 1)] [])).
  { unfold column_at in Cc; rewrite (Z.mod_small y) in Cc by lia; destruct Cc as [-> | ->]; [exists 3 | exists 7];
      (split; [auto | apply round_pair; cbn; auto]). }
  destruct T as (z2 & Z2 & T).
  destruct (R y Y x x' (x', y, z2)) as (r & Rr & Ir).
  { unfold row_at; rewrite (Z.mod_small x') by lia; destruct Z2 as [-> | ->]; auto. }
  assert (Q : exists z1, 0 <= z1 < 8 /\ r = (x, y, z1)).
  { unfold row_at in Rr; rewrite (Z.mod_small x) in Rr by lia; destruct Rr as [-> | ->]; [exists 7 | exists 3]; split; auto; lia. }
  destruct Q as (z1 & Z1 & ->).
  specialize (F z (proj2 (in_zrange 8 z) Z0)); cbv beta in F; rewrite forallb_forall in F; specialize (F z1 (proj2 (in_zrange 8 z1) Z1)).
  apply told_informed in F.
  apply informed_then with (x', y', w); [|apply (inside_informed m n x' y' final w z' X' Y' L)].
  apply informed_then with c; [|exact Ic].
  apply informed_then with (x', y, z2); [|apply informed_send; exact T].
  apply informed_then with (x, y, z1); [apply (inside_informed m n x y first z z1 X Y F) | exact Ir].
Qed.

Lemma row_period y z i j : i mod m = j mod m -> row_at y z i = row_at y z j.
Proof. unfold row_at; congruence. Qed.
Lemma column_period x z i j : i mod n = j mod n -> column_at x z i = column_at x z j.
Proof. unfold column_at; congruence. Qed.

Ltac send_here := unfold row_at, column_at; apply round_pair; [first [assumption | apply Z.mod_pos_bound; lia] | first [assumption | apply Z.mod_pos_bound; lia] | cbn; tauto].

Lemma row_out pairs out y i : 0 <= y < n -> In 7 out -> In (row_at y 7 i, row_at y 3 (i + 1)) (qt_round m n pairs out).
Proof.
  intros Y I; replace (row_at y 3 (i + 1)) with (qt_out m n (row_at y 7 i)).
  - apply round_out; auto; apply Z.mod_pos_bound; lia.
  - unfold row_at, qt_out; cbn [qt_dx qt_dy]; rewrite Zplus_mod_idemp_l, Z.add_0_r, (Z.mod_small y) by lia; reflexivity.
Qed.

Lemma row_back pairs out y i : 0 <= y < n -> In 3 out -> In (row_at y 3 i, row_at y 7 (i - 1)) (qt_round m n pairs out).
Proof.
  intros Y I; replace (row_at y 7 (i - 1)) with (qt_out m n (row_at y 3 i)).
  - apply round_out; auto; apply Z.mod_pos_bound; lia.
  - unfold row_at, qt_out; cbn [qt_dx qt_dy]; rewrite Zplus_mod_idemp_l, Z.add_0_r, (Z.mod_small y) by lia; reflexivity.
Qed.

Lemma column_out pairs out x i : 0 <= x < m -> In 1 out -> In (column_at x 1 i, column_at x 5 (i + 1)) (qt_round m n pairs out).
Proof.
  intros X I; replace (column_at x 5 (i + 1)) with (qt_out m n (column_at x 1 i)).
  - apply round_out; auto; apply Z.mod_pos_bound; lia.
  - unfold column_at, qt_out; cbn [qt_dx qt_dy]; rewrite Zplus_mod_idemp_l, Z.add_0_r, (Z.mod_small x) by lia; reflexivity.
Qed.

Lemma column_back pairs out x i : 0 <= x < m -> In 5 out -> In (column_at x 5 i, column_at x 1 (i - 1)) (qt_round m n pairs out).
Proof.
  intros X I; replace (column_at x 1 (i - 1)) with (qt_out m n (column_at x 5 i)).
  - apply round_out; auto; apply Z.mod_pos_bound; lia.
  - unfold column_at, qt_out; cbn [qt_dx qt_dy]; rewrite Zplus_mod_idemp_l, Z.add_0_r, (Z.mod_small x) by lia; reflexivity.
Qed.

Lemma table4_informs s v : is_vertex (QT m n) s -> is_vertex (QT m n) v -> informed (QT m n) s (qt_table4 m n) v.
Proof.
  apply table_informs; [vm_compute; reflexivity | vm_compute; reflexivity | |].
  - intros y Y; apply (covered_both (QT m n) (row_at y 7) (row_at y 3) m M (row_period y 7) (row_period y 3)); intros i;
      [apply row_out; cbn; auto | send_here | apply row_back; cbn; auto | send_here].
  - intros x X; apply (covered_both (QT m n) (column_at x 1) (column_at x 5) n N (column_period x 1) (column_period x 5)); intros i;
      [apply column_out; cbn; auto | send_here | apply column_back; cbn; auto | send_here].
Qed.

Lemma table3_informs s v : is_vertex (QT m n) s -> is_vertex (QT m n) v -> informed (QT m n) s (qt_table3 m n) v.
Proof.
  apply table_informs; [vm_compute; reflexivity | vm_compute; reflexivity | |].
  - intros y Y; apply (covered_in_turn (QT m n) (row_at y 7) (row_at y 3) m M (row_period y 7) (row_period y 3)); intros i;
      [apply row_out; cbn; auto | send_here].
  - intros x X; apply (covered_in_turn (QT m n) (column_at x 1) (column_at x 5) n N (column_period x 1) (column_period x 5)); intros i;
      [apply column_out; cbn; auto | send_here].
Qed.

Lemma inside_good (P : list (send (QT m n)) -> Prop) rounds :
  (forall pairs, In pairs rounds -> P (qt_round m n pairs [])) -> Forall P (inside m n rounds).
Proof. intros H; apply Forall_forall; intros r R; apply in_map_iff in R; destruct R as (pairs & <- & I); auto. Qed.

Lemma alternately_good (P : list (send (QT m n)) -> Prop) k x y : P x -> P y -> Forall P (alternately k x y).
Proof. intros X Y; induction k; cbn; auto. Qed.

Lemma alternately_length {A} k (x y : A) : Z.of_nat (length (alternately k x y)) = 2 * Z.of_nat k.
Proof. induction k as [|k IH]; [reflexivity|]; cbn [alternately length]; lia. Qed.
End Tables.

(* Theorem 5: Table 4 delivers everything in m + n + 4 rounds, with all ports. *)
Theorem qt_alltoall_mla :
  forall m n : Z, 2 <= m -> 2 <= n -> Z.of_nat (length (qt_table4 m n)) = m + n + 4 /\ Forall
  (all_port (QT m n)) (qt_table4 m n) /\ forall s v, is_vertex (QT m n) s -> is_vertex (QT m n) v ->
  informed (QT m n) s (qt_table4 m n) v.
Proof.
  intros m n M N; split; [|split; [|exact (table4_informs m n M N)]].
  - unfold qt_table4, inside; rewrite !app_length, !map_length, !repeat_length; cbn [length first4 last4]; lia.
  - unfold qt_table4; rewrite !Forall_app; repeat split;
      try (apply inside_good; intros pairs I; cbn in I; decompose [or] I; subst; try contradiction; apply round_all_port; auto; reflexivity);
      try (apply Forall_forall; intros r R; apply repeat_spec in R; subst; apply round_all_port; auto; reflexivity).
    apply Forall_cons; [apply round_all_port; auto; reflexivity | apply Forall_nil].
Qed.

(* Theorem 4: Table 3 delivers everything in 2m + 2n + 5 rounds, with one port. *)
Theorem qt_alltoall_sla :
  forall m n : Z, 2 <= m -> 2 <= n -> Z.of_nat (length (qt_table3 m n)) = 2 * m + 2 * n + 5 /\
  Forall (single_port (QT m n)) (qt_table3 m n) /\ forall s v, is_vertex (QT m n) s -> is_vertex (QT
  m n) v -> informed (QT m n) s (qt_table3 m n) v.
Proof.
  intros m n M N; split; [|split; [|exact (table3_informs m n M N)]].
  - unfold qt_table3, inside; rewrite !app_length, !map_length, !Nat2Z.inj_add, !alternately_length; cbn [length first3 last3]; lia.
  - unfold qt_table3; rewrite !Forall_app; repeat split;
      try (apply inside_good; intros pairs I; cbn in I; decompose [or] I; subst; try contradiction; apply inside_single_port; auto; reflexivity);
      try (apply alternately_good; [apply inside_single_port; auto; reflexivity | apply out_single_port; auto; lia]).
    apply Forall_cons; [apply inside_single_port; auto; reflexivity | apply Forall_nil].
Qed.

(* ---------- Table 2 as printed ---------- *)

(* Step 1 of Table 2 from (x,y,z): Condition 1 in the source's module, with (z+k)%8 as printed; the last
   round first. *)
Definition qt_first_step (x y z : Z) : list (list ((Z * Z * Z) * (Z * Z * Z))) :=
  let at_ := fun k => (x, y, (z + k) mod 8) in
  [[(at_ 0, at_ 2); (at_ 4, at_ 6); (at_ 1, at_ 3); (at_ 5, at_ 7)]; [(at_ 0, at_ 1); (at_ 4, at_ 5)]; [(at_ 0, at_ 4)]].

Theorem qt_onetoall_printed_algorithm_refuted :
  forall m n x y : Z, 2 <= m -> 2 <= n -> 0 <= x < m -> 0 <= y < n -> ~ (forall z, 0 <= z < 8 ->
  Forall (all_port (QT m n)) (qt_first_step x y z)).
Proof.
  intros m n x y M N X Y H; specialize (H 1 ltac:(lia)); unfold qt_first_step in H.
  apply Forall_inv_tail, Forall_inv in H; specialize (H (x, y, 1) (x, y, 2) (or_introl eq_refl)).
  apply (qt_adj m n (x, y, 1) (x, y, 2) M N) in H; destruct H as [_ I].
  cbn [In qt_neighbours qt_in] in I; change (qt_out m n (x, y, 1)) with ((x + 0) mod m, (y + 1) mod n, 5) in I.
  change (Z.lxor 1 1) with 0 in I; change (Z.lxor 1 2) with 3 in I; change (Z.lxor 1 4) with 5 in I.
  destruct I as [I|[I|[I|[I|[]]]]]; injection I; intros; lia.
Qed.

(* ---------- The kinds of links that the steps use ---------- *)

(* Definition 3: a vertical link keeps the column, a horizontal one the row. *)
Definition qt_vertical (m n : Z) (u v : Z * Z * Z) : Prop := fst (fst v) = fst (fst u) /\ snd (fst v) <> snd (fst u) /\ adj (QT m n) u v.
Definition qt_horizontal (m n : Z) (u v : Z * Z * Z) : Prop := snd (fst v) = snd (fst u) /\ fst (fst v) <> fst (fst u) /\ adj (QT m n) u v.

Lemma qt_out_linked m n u : 2 <= m -> 2 <= n -> is_vertex (QT m n) u -> adj (QT m n) u (qt_out m n u).
Proof. intros M N U; apply qt_adj; auto; split; [exact U|]; right; right; right; left; reflexivity. Qed.

(* Step 2 of Table 3 follows the links of 7, Step 4 those of 1. *)
Theorem qt_table3_labels_correction :
  forall m n x y : Z, 2 <= m -> 2 <= n -> 0 <= x < m -> 0 <= y < n -> qt_horizontal m n (x, y, 7)
  (qt_out m n (x, y, 7)) /\ qt_vertical m n (x, y, 1) (qt_out m n (x, y, 1)).
Proof.
  intros m n x y M N X Y; destruct (ring_move m x M X) as [A _], (ring_move n y N Y) as [B _]; split; (split; [|split]).
  - cbn; rewrite Z.add_0_r; apply Z.mod_small; exact Y.
  - exact A.
  - apply qt_out_linked; auto; apply qt_vertex_in; lia.
  - cbn; rewrite Z.add_0_r; apply Z.mod_small; exact X.
  - exact B.
  - apply qt_out_linked; auto; apply qt_vertex_in; lia.
Qed.

Theorem qt_table3_labels_refuted :
  forall m n x y : Z, 2 <= m -> 2 <= n -> 0 <= x < m -> 0 <= y < n -> ~ qt_vertical m n (x, y, 7)
  (qt_out m n (x, y, 7)) /\ ~ qt_horizontal m n (x, y, 1) (qt_out m n (x, y, 1)).
Proof.
  intros m n x y M N X Y; destruct (qt_table3_labels_correction m n x y M N X Y) as [(_ & A & _) (_ & B & _)].
  split; [intros (H & _); contradiction | intros (H & _); contradiction].
Qed.
