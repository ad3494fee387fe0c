(* Any three vertices or links of FTT(n) can fail and the rest is connected; four can cut a vertex off.
   A row r and a column c are whole. A vertex whose ways to both, along its row and its column, are blocked
   turns round: over the wrap-around links of its row or column, behind which one dead vertex is left. *)

From Coq Require Import ZArith Lia List Bool.
From Topocert Require Import Graph Walk Connectivity Square Ftt FttCut.
Import ListNotations.
Open Scope Z_scope.

Section Dead.
Variables n M : Z.
Hypothesis HM : M = n / 2.
Hypothesis Hn : 4 <= n.
Variable F : list (Z * Z).
Notation reach := (reach (FTT n) F).

Lemma along (p : Z -> Z * Z) a b : (forall i, 0 <= i < n -> is_vertex (FTT n) (p i)) -> (forall i, 0 <= i < n - 1 -> adj (FTT n) (p i) (p (i + 1))) ->
  0 <= a < n -> 0 <= b < n -> (forall i, Z.min a b <= i <= Z.max a b -> ~ In (p i) F) -> reach (p a) (p b).
Proof.
  intros V L; assert (K : forall a b, 0 <= a <= b -> b < n -> (forall i, a <= i <= b -> ~ In (p i) F) -> reach (p a) (p b)).
  { intros c d A B H. exists (d - c). apply (walk_along (without_vertices (FTT n) F) p c d); [lia|apply V; lia|].
    intros i I. apply without_vertices_adj. split; [apply L; lia|]. split; apply H; lia. }
  intros A B H. destruct (Z_le_dec a b); [apply K | apply reach_rev, K]; try lia; intros i I; apply H; lia.
Qed.

Lemma along_row y a b : 0 <= y < n -> 0 <= a < n -> 0 <= b < n ->
  (forall i j, In (i, j) F -> ~ (j = y /\ Z.min a b <= i <= Z.max a b)) -> reach (a, y) (b, y).
Proof.
  intros Y A B H. apply (along (fun i => (i, y))); [intros; apply grid_vertex; lia|intros; apply (ftt_adj n M); unfold ftt_step; auto; lia|assumption|assumption|].
  intros i I J; apply H in J; lia.
Qed.

Lemma along_column x a b : 0 <= x < n -> 0 <= a < n -> 0 <= b < n ->
  (forall i j, In (i, j) F -> ~ (i = x /\ Z.min a b <= j <= Z.max a b)) -> reach (x, a) (x, b).
Proof.
  intros X A B H. apply (along (fun i => (x, i))); [intros; apply grid_vertex; lia|intros; apply (ftt_adj n M); unfold ftt_step; auto; lia|assumption|assumption|].
  intros i I J; apply H in J; lia.
Qed.

End Dead.

(* From one side, at e, to the other: the place there. *)
Lemma other_side n M e y : M = n / 2 -> 4 <= n -> 0 <= y < n -> e = 0 \/ e = n - 1 ->
  exists t, 0 <= t < n /\ (e = 0 /\ (t = y + M \/ t = y + M - n) \/ e = n - 1 /\ (t = y - M \/ t = y - M + n)) /\
    adj (FTT n) (e, y) (n - 1 - e, t) /\ adj (FTT n) (y, e) (t, n - 1 - e).
Proof.
  intros HM Hn Y E. destruct (half n) as [m [Hm Hr]]. rewrite <- HM in Hm. subst m. unfold ftt_step.
  destruct E as [-> | ->].
  - destruct (Z_lt_dec y (n - M)); [exists (y + M)|exists (y + M - n)]; rewrite !(ftt_adj n M) by (auto; lia); unfold ftt_step; lia.
  - destruct (Z_lt_dec y M); [exists (y - M + n)|exists (y - M)]; rewrite !(ftt_adj n M) by (auto; lia); unfold ftt_step; lia.
Qed.

Lemma lies_or_not (p q i a b : Z) : (p = q /\ Z.min a b <= i <= Z.max a b) \/ ~ (p = q /\ Z.min a b <= i <= Z.max a b).
Proof. lia. Qed.

Ltac small := repeat match goal with H : ~ (_ /\ _) |- _ => clear H | H : _ = _ -> _ <> _ |- _ => clear H end; lia.
Ltac against := match goal with H : ~ (_ /\ _) |- _ => solve [exfalso; apply H; split; small] end.
Ltac whole := let i := fresh in let j := fresh in let E := fresh in
  intros i j [E|[E|[E|[]]]]; injection E as <- <-; [small|small|first [assumption|tauto|small|intros [? ?]; against]].
Ltac alive := let E := fresh in intros [E|[E|[E|[]]]]; injection E; intros; [small|small|first [small|against]].

Ltac row := lazymatch goal with HM : ?M = ?n / 2, Hn : 4 <= ?n |- _ => apply (along_row n M HM Hn); [assumption|assumption|assumption|whole] end.
Ltac column := lazymatch goal with HM : ?M = ?n / 2, Hn : 4 <= ?n |- _ => apply (along_column n M HM Hn); [assumption|assumption|assumption|whole] end.
Ltac cross := apply reach_step; [assumption|alive|alive].

(* The first dead vertex lies on the row between the vertex and the column c, the second on its column
   between it and the row r. *)
Lemma turn_round n a b' a'' b'' x y c r : 4 <= n -> 0 <= x < n -> 0 <= y < n -> 0 <= c < n -> 0 <= r < n ->
  (x < a < c \/ c < a < x) -> (y < b' < r \/ r < b' < y) -> ~ (a'' = x /\ b'' = y) -> a'' <> c -> b'' <> r ->
  reach (FTT n) [(a, y); (x, b'); (a'', b'')] (x, y) (c, r).
Proof.
  intros Hn X Y C R A B V C' R'. destruct (half n) as [M [HM Hr]].
  assert (exists e, e = 0 /\ x < a < c \/ e = n - 1 /\ c < a < x) as [e E] by (destruct A; [exists 0|exists (n - 1)]; lia).
  assert (exists f, f = 0 /\ y < b' < r \/ f = n - 1 /\ r < b' < y) as [f G] by (destruct B; [exists 0|exists (n - 1)]; lia).
  destruct (other_side n M e y HM Hn Y) as (t & T & Tt & S & _); [clear - E; tauto|].
  destruct (other_side n M f x HM Hn X) as (s & Q & Qs & _ & S'); [clear - G; tauto|].
  assert (t <> y /\ s <> x) as [Ty Sx] by (clear - Tt Qs Hr Hn; lia).
  assert (s = n - 1 - e -> x <> e) as Z by (clear - E Qs Hr Hn; intros; lia). assert (0 <= e < n /\ 0 <= n - 1 - e < n) as [E1 E2] by (clear - E Hn; lia).
  assert (0 <= f < n /\ 0 <= n - 1 - f < n) as [G1 G2] by (clear - G Hn; lia). clear A B Tt Qs Hr.
  set (F := [(a, y); (x, b'); (a'', b'')]).
  (* Row y to the side, row t behind it, column x to the side, column s behind it. *)
  destruct E as [[E A]|[E A]], G as [[G B]|[G B]];
    (destruct (lies_or_not b'' y a'' x e) as [[W1 W1']|W1]; [|destruct (lies_or_not b'' t a'' (n - 1 - e) c) as [[W2 W2']|W2];
    [destruct (Z.eq_dec a'' (n - 1 - e)) as [D|D]; [destruct (lies_or_not a'' s b'' (n - 1 - f) r) as [[W3 W3']|W3]|]|]]).
  1, 6, 11, 16: clear Z; apply reach_app with (x, f); [column|apply reach_app with (s, n - 1 - f); [cross|apply reach_app with (s, r); [column|row]]].
  1, 5, 9, 13: assert (x <> e) by (apply Z; congruence); clear Z W2 W2' W3 W3'; apply reach_app with (e, y); [row|apply reach_app with (e, r); [column|row]].
  all: clear Z.
  1, 4, 7, 10: clear W2 W2'; apply reach_app with (x, f); [column|apply reach_app with (s, n - 1 - f); [cross|apply reach_app with (s, r); [column|row]]].
  1, 3, 5, 7: clear W2 W2'; apply reach_app with (e, y); [row|apply reach_app with (n - 1 - e, t); [cross|apply reach_app with (n - 1 - e, r); [column|row]]].
  all: apply reach_app with (e, y); [row|apply reach_app with (n - 1 - e, t); [cross|apply reach_app with (c, t); [row|column]]].
Qed.

(* One of four numbers is none of three. *)
Lemma fourth n a b c : 4 <= n -> exists r, 0 <= r < n /\ a <> r /\ b <> r /\ c <> r.
Proof.
  intros N. destruct (Z.eq_dec a 0), (Z.eq_dec b 0), (Z.eq_dec c 0); try (exists 0; lia);
    (destruct (Z.eq_dec a 1), (Z.eq_dec b 1), (Z.eq_dec c 1); try (exists 1; lia));
    (destruct (Z.eq_dec a 2), (Z.eq_dec b 2), (Z.eq_dec c 2); try (exists 2; lia)); exists 3; lia.
Qed.

Definition on_row (x y c : Z) (d : Z * Z) : Prop := snd d = y /\ Z.min x c <= fst d <= Z.max x c.
Definition on_column (x y r : Z) (d : Z * Z) : Prop := fst d = x /\ Z.min y r <= snd d <= Z.max y r.

Lemma to_whole n (F : list (Z * Z)) d d' d'' x y c r : 4 <= n -> F = [d; d'; d''] -> 0 <= x < n -> 0 <= y < n -> 0 <= c < n -> 0 <= r < n ->
  ~ In (x, y) F -> (forall a b, In (a, b) F -> a <> c /\ b <> r) -> reach (FTT n) F (x, y) (c, r).
Proof.
  intros Hn E X Y C R V W.
  assert (forall a b, In (a, b) F -> ~ (a = x /\ b = y)) as V' by (intros a b I [-> ->]; exact (V I)).
  assert (forall d, on_row x y c d \/ ~ on_row x y c d) as Dr by (intros [a b]; apply lies_or_not).
  assert (forall d, on_column x y r d \/ ~ on_column x y r d) as Dc by (intros [a b]; apply lies_or_not).
  pose proof (eq_refl (n / 2)) as HM.
  destruct (exists_decided (on_row x y c) F Dr) as [([a b] & I & P)|P].
  2: { apply reach_app with (c, y); [apply (along_row n _ HM Hn); auto|apply (along_column n _ HM Hn); auto].
    - intros i j J O. apply P. exists (i, j). split; [exact J|exact O].
    - intros i j J [O _]. apply W in J. lia. }
  destruct (exists_decided (on_column x y r) F Dc) as [([a' b'] & I' & P')|P'].
  2: { apply reach_app with (x, r); [apply (along_column n _ HM Hn); auto|apply (along_row n _ HM Hn); auto].
    - intros i j J O. apply P'. exists (i, j). split; [exact J|exact O].
    - intros i j J [O _]. apply W in J. lia. }
  unfold on_row in P. unfold on_column in P'. simpl in P, P'. destruct P as [-> P], P' as [-> P'].
  pose proof (W _ _ I) as [N1 N2]. pose proof (W _ _ I') as [N3 N4]. pose proof (V' _ _ I) as N5. pose proof (V' _ _ I') as N6.
  assert (exists a'' b'', In (a'', b'') F /\ incl F [(a, y); (x, b'); (a'', b'')]) as (a'' & b'' & J & K).
  { assert ((a, y) <> (x, b')) as Q by (intros Q; injection Q; lia). subst F. destruct d as [p q], d' as [p' q'], d'' as [p'' q''].
    simpl in I, I'.
    destruct I as [I|[I|[I|[]]]], I' as [I'|[I'|[I'|[]]]]; try (exfalso; apply Q; congruence); rewrite <- I, <- I';
      first [exists p, q; split; [simpl; tauto|intros z; simpl; tauto] | exists p', q'; split; [simpl; tauto|intros z; simpl; tauto]
      | exists p'', q''; split; [simpl; tauto|intros z; simpl; tauto]]. }
  apply (reach_fewer (FTT n) _ _ _ _ K). pose proof (W _ _ J) as [N7 N8]. pose proof (V' _ _ J) as N9.
  apply turn_round; auto; lia.
Qed.

Lemma ftt_three_dead n d d' d'' u v : 4 <= n -> is_vertex (FTT n) u -> is_vertex (FTT n) v ->
  ~ In u [d; d'; d''] -> ~ In v [d; d'; d''] -> reach (FTT n) [d; d'; d''] u v.
Proof.
  destruct u as [x y], v as [x' y']. intros Hn U V NU NV. apply grid_vertex in U, V. destruct d as [p q], d' as [p' q'], d'' as [p'' q''].
  destruct (fourth n p p' p'' Hn) as (c & C & C1 & C2 & C3), (fourth n q q' q'' Hn) as (r & R & R1 & R2 & R3).
  assert (forall a b, In (a, b) [(p, q); (p', q'); (p'', q'')] -> a <> c /\ b <> r) as W.
  { intros a b [E|[E|[E|[]]]]; injection E as <- <-; split; assumption. }
  apply reach_app with (c, r); [|apply reach_rev]; eapply to_whole; eauto; tauto.
Qed.

Lemma ftt_connected_without n : 4 <= n -> connected_without (FTT n) 4.
Proof.
  intros Hn F L I u v U V NU NV. change (reach (FTT n) F u v).
  destruct F as [|a [|b [|c [|d F]]]].
  - destruct (ftt_connected n u v U V) as (d & W). exact (reach_none _ _ _ _ W).
  - apply (reach_fewer (FTT n) [a] [a; a; a]); [intros z; simpl; tauto|]. apply ftt_three_dead; simpl in *; tauto.
  - apply (reach_fewer (FTT n) [a; b] [a; b; b]); [intros z; simpl; tauto|]. apply ftt_three_dead; simpl in *; tauto.
  - apply ftt_three_dead; assumption.
  - simpl in L. lia.
Qed.

Theorem ftt_fault_tolerance_degree : forall n : Z, 4 <= n -> vertex_connectivity (FTT n) 4 /\ edge_connectivity (FTT n) 4.
Proof.
  intros n Hn. pose proof (ftt_connected_without n Hn) as C.
  assert (is_vertex (FTT n) (0, 0) /\ is_vertex (FTT n) (1, 1)) as [U V] by (split; apply grid_vertex; lia).
  pose proof (ftt_regular n Hn _ U) as D. assert ((0, 0) <> (1, 1)) as E by congruence. split.
  - split; [exact C|].
    destruct (neighbours_separate (FTT n) (0, 0) (1, 1) 4 D U V E) as (F & H).
    + intros A. apply (ftt_adj n (n / 2) _ _ _ _ eq_refl) in A; [|lia]. unfold ftt_step in A. lia.
    + exists F, (0, 0), (1, 1). unfold Connectivity.reach in H. tauto.
  - assert (forall u v : vertex (FTT n), {u = v} + {u <> v}) as S by (intros [] []; decide equality; apply Z.eq_dec).
    destruct (ftt_order n ltac:(lia)) as [[N _] O]. apply (edge_connectivity_by_vertices (FTT n) 4 (0, 0) (1, 1) S N); auto.
    rewrite O. nia.
Qed.
