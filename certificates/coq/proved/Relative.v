(* Relative routers: what becomes of the messages to one vertex becomes of those to every other. *)

From Coq Require Import ZArith Lia Bool Uint63 PArray List Permutation.
From Topocert Require Import Graph Walk CheckGraph CheckText CheckSymmetry Numbered NetworkName Routes GroupLaws TrafficSays Follow Audit NextHops.
Import ListNotations.
Open Scope Z_scope.

Lemma inside_test_true m : forall a, inside_test m a = true -> inside m a.
Proof.
  induction m as [|n m IH]; intros [|x a]; simpl; try discriminate; [intros; constructor|].
  rewrite !andb_true_iff, Z.leb_le, Z.ltb_lt; intros [[A B] C]; constructor; [lia | apply IH, C].
Qed.

(* All tuples. *)
Fixpoint box (m : list Z) : list (list Z) :=
  match m with [] => [[]] | n :: m => flat_map (fun x => map (cons x) (box m)) (zrange n) end.

Lemma in_box m : forall a, In a (box m) <-> inside m a.
Proof.
  induction m as [|n m IH]; intros a; simpl.
  - split; [intros [<-|[]]; constructor | intros H; inversion H; auto].
  - rewrite in_flat_map; split.
    + intros (x & X & I); apply in_map_iff in I; destruct I as (b & <- & I); constructor; [apply in_zrange, X | apply IH, I].
    + intros H; inversion H as [|n' x m' b X B]; subst; exists x; split; [apply in_zrange, X|]; apply in_map, IH, B.
Qed.

Lemma length_box m : Forall (fun n => 0 < n) m -> Z.of_nat (length (box m)) = fold_right Z.mul 1 m.
Proof.
  induction 1 as [|n m N F IH]; [reflexivity|]; simpl.
  assert (K : forall l, Z.of_nat (length (flat_map (fun x => map (cons x) (box m)) l)) = Z.of_nat (length l) * Z.of_nat (length (box m))).
  { induction l as [|x l IHl]; [reflexivity|]; simpl flat_map; rewrite app_length, map_length, Nat2Z.inj_add, IHl; simpl length; lia. }
  rewrite K, length_zrange, IH by lia; reflexivity.
Qed.

Section Relative.
Variable n : network.
Variable P : plain.
Variable R : relative.
Variable a : array (list Z).
Notation N := (total P).
Hypothesis W : good_plain P.

(* The vertices are the tuples, vertex 0 is the tuple of zeros, and the links are at the same relative addresses everywhere. *)
Definition relative_fine : bool :=
  let here := map (fun w => a.[w]) (row P 0%uint63) in let degree := length here in
  forallb (Z.ltb 0) (moduli R) && (fold_right Z.mul 1 (moduli R) =? to_Z N) && same_place a.[0%uint63] (zero (moduli R)) &&
  every N (fun u => inside_test (moduli R) a.[u]) &&
  every N (fun u => let x := a.[u] in Nat.eqb (length (row P u)) degree &&
    forallb (fun w => let g := address R x a.[w] in existsb (same_place g) here) (row P u)).

Hypothesis A : places_array P n = Some a.
Hypothesis L : forallb (Z.ltb 0) (moduli R) = true -> lawful R.
Hypothesis Fine : relative_fine = true.

Notation step := (tuple_step n (relative_hop R) one_channel).
Notation r := (plain_router P step).
Notation V := (is_vertex (Numbers P)).
Notation ins := (inside (moduli R)).

Lemma fine_lawful : lawful R.
Proof. unfold relative_fine in Fine; rewrite !andb_true_iff in Fine; apply L; tauto. Qed.

Lemma tuple_of u : V u -> nth_error (places n) (Z.to_nat (to_Z u)) = Some a.[u] /\ ins a.[u].
Proof.
  intros U; split; [apply (places_array_right P W n a A u U)|]; unfold relative_fine in Fine; rewrite !andb_true_iff in Fine.
  destruct Fine as [[_ F] _]; apply numbers_vertex in U; apply (every_sound _ _ F) in U; apply inside_test_true, U.
Qed.

Lemma zero_vertex : V 0%uint63 /\ a.[0%uint63] = zero (moduli R).
Proof.
  split; [apply numbers_vertex; pose proof (total_some W); change (to_Z 0) with 0; lia|].
  unfold relative_fine in Fine; rewrite !andb_true_iff in Fine; apply same_place_true; tauto.
Qed.

Lemma places_length : Z.of_nat (length (places n)) = to_Z N.
Proof. apply (places_array_is P n a A). Qed.

Lemma vertex_nth i : (i < length (places n))%nat -> V (of_Z (Z.of_nat i)) /\ Z.to_nat (to_Z (of_Z (Z.of_nat i))) = i.
Proof.
  intros B; pose proof places_length; pose proof (int_range N); assert (E : to_Z (of_Z (Z.of_nat i)) = Z.of_nat i) by (apply int_of_Z; lia).
  split; [apply numbers_vertex; lia | rewrite E; lia].
Qed.

Lemma vertex_of c : ins c -> exists w, V w /\ a.[w] = c.
Proof.
  intros I; assert (In c (places n)) as J.
  { assert (S : incl (box (moduli R)) (places n)).
    { apply NoDup_length_incl; [apply (places_once P W n a A) | |].
      - pose proof places_length as Q; unfold relative_fine in Fine; rewrite !andb_true_iff in Fine; destruct Fine as [[[[F1 F2] _] _] _].
        apply Z.eqb_eq in F2; assert (X : Forall (fun n => 0 < n) (moduli R)) by (apply Forall_forall; intros x X; rewrite forallb_forall in F1; apply Z.ltb_lt, F1, X).
        apply length_box in X; lia.
      - intros t T; apply In_nth_error in T; destruct T as (i & T); assert (B : (i < length (places n))%nat) by (apply nth_error_Some; congruence).
        destruct (vertex_nth i B) as [Vi Ei]; destruct (tuple_of _ Vi) as [Q Qi]; rewrite Ei, T in Q; injection Q as Q; apply in_box; rewrite Q; exact Qi. }
    apply S, in_box, I. }
  apply In_nth_error in J; destruct J as (i & T); assert (B : (i < length (places n))%nat) by (apply nth_error_Some; congruence).
  destruct (vertex_nth i B) as [Vi Ei]; exists (of_Z (Z.of_nat i)); split; [exact Vi|]; destruct (tuple_of _ Vi) as [Q _]; rewrite Ei, T in Q; congruence.
Qed.

Lemma vertex_same u w : V u -> V w -> a.[u] = a.[w] -> u = w.
Proof.
  intros U Vw E; destruct (tuple_of u U) as [X _], (tuple_of w Vw) as [Y _].
  assert (Q : Z.to_nat (to_Z u) = Z.to_nat (to_Z w)).
  { apply (proj1 (NoDup_nth_error (places n)) (places_once P W n a A)); [apply nth_error_Some; congruence | congruence]. }
  pose proof (int_range u); pose proof (int_range w); apply to_Z_inj; lia.
Qed.

(* Adjacent are those at the addresses of 0's neighbours. *)
Lemma adjacent_by u w : V u -> V w -> adj (Numbers P) u w <-> In (address R a.[u] a.[w]) (map (fun w => a.[w]) (row P 0%uint63)).
Proof.
  intros U Vw; destruct zero_vertex as [Z0 _]; pose proof fine_lawful as Law; pose proof Fine as F; unfold relative_fine in F; rewrite !andb_true_iff in F; destruct F as [_ F].
  pose proof U as U'; apply numbers_vertex in U'; apply (every_sound _ _ F) in U'; cbv zeta in U'; rewrite andb_true_iff, Nat.eqb_eq, forallb_forall in U'; destruct U' as [D K].
  set (here := map (fun w => a.[w]) (row P 0%uint63)) in *.
  assert (I : incl (map (fun w => address R a.[u] a.[w]) (row P u)) here).
  { intros g G; apply in_map_iff in G; destruct G as (x & <- & X); specialize (K x X); apply existsb_exists in K; destruct K as (h & H & E).
    apply same_place_true in E; rewrite E; exact H. }
  assert (Inj : NoDup (map (fun w => address R a.[u] a.[w]) (row P u))).
  { apply NoDup_map_inj; [|apply row_once; [exact W | apply numbers_vertex, U]].
    intros x y X Y E; apply (row_among P W u) in X, Y; try exact U; apply adj_right in X, Y.
    apply vertex_same; auto; rewrite <- (times_address R Law a.[u] a.[x]), <- (times_address R Law a.[u] a.[y]), E by (apply tuple_of; auto); reflexivity. }
  assert (I' : incl here (map (fun w => address R a.[u] a.[w]) (row P u))) by (apply NoDup_length_incl; [exact Inj | rewrite map_length, D; apply le_n | exact I]).
  rewrite (row_among P W u w U); split.
  - intros X; apply I, (in_map (fun w => address R a.[u] a.[w])), X.
  - intros G; apply I', in_map_iff in G; destruct G as (x & E & X); pose proof X as X'; apply (row_among P W u x U), adj_right in X'.
    assert (Exw : x = w); [|rewrite <- Exw; exact X]; apply vertex_same; auto.
    rewrite <- (times_address R Law a.[u] a.[x]), <- (times_address R Law a.[u] a.[w]), E by (apply tuple_of; auto); reflexivity.
Qed.

(* ---------- Translations ---------- *)

Definition moved (t u u' : int) : Prop := V u /\ V u' /\ a.[u'] = times R a.[t] a.[u].

Lemma moved_some t u : V t -> V u -> exists u', moved t u u'.
Proof.
  intros T U; destruct (vertex_of (times R a.[t] a.[u])) as (w & Vw & E); [apply (times_in R fine_lawful); apply tuple_of; assumption|].
  exists w; split; [exact U|]; split; [exact Vw | exact E].
Qed.

Lemma moved_address t u w u' w' : V t -> moved t u u' -> moved t w w' -> address R a.[u'] a.[w'] = address R a.[u] a.[w].
Proof.
  intros T (U & _ & ->) (Vw & _ & ->); apply (address_times R fine_lawful); apply tuple_of; assumption.
Qed.

Lemma moved_same t u w u' w' : V t -> moved t u u' -> moved t w w' -> (u = w <-> u' = w').
Proof.
  intros T M M'; pose proof (moved_address t u w u' w' T M M') as E; pose proof fine_lawful as Law.
  destruct M as (U & U' & Eu), M' as (Vw & Vw' & Ew); split.
  - intros ->; apply vertex_same; auto; congruence.
  - intros ->; apply vertex_same; auto.
    assert (Q : address R a.[w'] a.[w'] = zero (moduli R)).
    { pose proof (address_back R Law a.[w'] (zero (moduli R))) as B; rewrite (times_zero R Law) in B by (apply tuple_of; auto); apply B; [apply tuple_of; auto | apply (zero_in R Law)]. }
    rewrite Q in E; pose proof (times_address R Law a.[u] a.[w]) as B; rewrite <- E in B; rewrite (times_zero R Law) in B by (apply tuple_of; auto); apply B; apply tuple_of; auto.
Qed.

Lemma moved_adj t u w u' w' : V t -> moved t u u' -> moved t w w' -> adj (Numbers P) u w <-> adj (Numbers P) u' w'.
Proof.
  intros T M M'; pose proof (moved_address t u w u' w' T M M') as E; destruct M as (U & U' & _), M' as (Vw & Vw' & _).
  rewrite !adjacent_by by assumption; rewrite E; tauto.
Qed.

Lemma moved_step t u v w u' v' w' k : V t -> moved t u u' -> moved t v v' -> moved t w w' -> step u v w k -> step u' v' w' k.
Proof.
  intros T Mu Mv Mw (x & y & z & X & Y & Z & H & ->); pose proof fine_lawful as Law; pose proof (moved_address t u v u' v' T Mu Mv) as E.
  destruct Mu as (U & U' & Eu), Mv as (Vv & Vv' & Ev), Mw as (Vw & Vw' & Ew).
  destruct (tuple_of u U) as [Qu Iu], (tuple_of v Vv) as [Qv Iv], (tuple_of w Vw) as [Qw Iw], (tuple_of t T) as [_ It].
  rewrite Qu in X; rewrite Qv in Y; rewrite Qw in Z; injection X as <-; injection Y as <-; injection Z as <-.
  exists a.[u'], a.[v'], a.[w']; repeat (split; [apply tuple_of; assumption|]); split; [|reflexivity].
  unfold relative_hop in *; rewrite E; destruct (move R (address R a.[u] a.[v])) as [s|] eqn:S; [|discriminate].
  destruct (inside_test (moduli R) s) eqn:I; [|discriminate]; injection H as H; f_equal; rewrite Eu, Ew, <- H.
  symmetry; apply (times_times R Law); auto; apply inside_test_true, I.
Qed.

Lemma moved_sent t u v u' v' d w h : V t -> moved t u u' -> moved t v v' -> sent (Numbers P) r u v d w h ->
  exists w', moved t w w' /\ sent (Numbers P) r u' v' d w' h.
Proof.
  intros T Mu Mv; induction 1 as [U Vv|d w h x h' k S (w' & Mw & S') (Ne & Ad & St)].
  - exists u'; split; [exact Mu|]; apply (sent_first (Numbers P) r u' v'); [apply Mu | apply Mv].
  - destruct (moved_some t x T (adj_right Ad)) as (x' & Mx); exists x'; split; [exact Mx|]; destruct h, h'.
    eapply sent_on; [exact S'|]; split; [|split].
    + intros E; apply Ne, (moved_same t w v w' v' T Mw Mv), E.
    + apply (moved_adj t w x w' x' T Mw Mx), Ad.
    + apply (moved_step t w v x w' v' x' k T Mw Mv Mx), St.
Qed.

Lemma moved_arrives t u v u' v' d : V t -> moved t u u' -> moved t v v' -> arrives (Numbers P) r u v d -> arrives (Numbers P) r u' v' d.
Proof.
  intros T Mu Mv (h & S); destruct (moved_sent t u v u' v' d v h T Mu Mv S) as (w & Mw & S'); exists h.
  assert (E : w = v') by (apply (moved_same t v v w v' T Mw Mv); reflexivity); rewrite E in S'; exact S'.
Qed.

Lemma moved_walk t u v d : V t -> walk (Numbers P) u v d -> forall u' v', moved t u u' -> moved t v v' -> walk (Numbers P) u' v' d.
Proof.
  intros T; induction 1 as [v Vv|u w v d Ad Wk IH]; intros u' v' Mu Mv.
  - replace v' with u'; [constructor; apply Mu | apply (moved_same t v v u' v' T Mu Mv); reflexivity].
  - destruct (moved_some t w T (adj_right Ad)) as (w' & Mw); apply walk_hop with w'; [apply (moved_adj t u w u' w' T Mu Mw), Ad | apply (IH w' v' Mw Mv)].
Qed.

(* To 0 and back: the vertex u stands to v as u' to 0. *)
Definition stands_as (v u u' : int) : Prop := moved v u' u.

Lemma home_moved v : V v -> moved v 0%uint63 v.
Proof.
  intros Vv; destruct zero_vertex as [Z0 E]; split; [exact Z0|]; split; [exact Vv|]; rewrite E; symmetry; apply (times_zero R fine_lawful), tuple_of, Vv.
Qed.

Lemma back_some v u : V v -> V u -> exists t u', V t /\ moved t v 0%uint63 /\ moved t u u' /\ moved v u' u.
Proof.
  intros Vv U; pose proof fine_lawful as Law; destruct zero_vertex as [Z0 E], (tuple_of v Vv) as [_ Iv], (tuple_of u U) as [_ Iu].
  destruct (vertex_of (address R a.[v] (zero (moduli R)))) as (t & T & Et); [apply (address_in R Law); [exact Iv | apply (zero_in R Law)]|].
  destruct (vertex_of (address R a.[v] a.[u])) as (u' & U' & Eu); [apply (address_in R Law); assumption|].
  exists t, u'; split; [exact T|]; split; [|split].
  - split; [exact Vv|]; split; [exact Z0|]; rewrite E, Et; symmetry; apply (inverse_times R Law); exact Iv.
  - split; [exact U|]; split; [exact U'|]; rewrite Eu, Et.
    rewrite <- (times_address R Law a.[v] a.[u]) at 2 by assumption.
    rewrite (times_times R Law), (inverse_times R Law), (zero_times R Law); auto; try apply (address_in R Law); auto using (zero_in R Law).
  - split; [exact U'|]; split; [exact U|]; rewrite Eu; symmetry; apply (times_address R Law); assumption.
Qed.

Lemma to_home u v u' d : V v -> moved v u' u -> arrives (Numbers P) r u v d <-> arrives (Numbers P) r u' 0%uint63 d.
Proof.
  intros Vv M; destruct (back_some v u Vv (proj1 (proj2 M))) as (t & x & T & Mv & Mu & M'); split; intros H.
  - replace u' with x; [apply (moved_arrives t u v x 0%uint63 d T Mu Mv H)|]; apply (moved_same v x u' u u Vv M' M); reflexivity.
  - apply (moved_arrives v u' 0%uint63 u v d Vv M (home_moved v Vv) H).
Qed.

Lemma dist_home u v u' d : V v -> moved v u' u -> dist (Numbers P) u v d <-> dist (Numbers P) u' 0%uint63 d.
Proof.
  intros Vv M; destruct (back_some v u Vv (proj1 (proj2 M))) as (t & x & T & Mv & Mu & M').
  assert (x = u') by (apply (moved_same v x u' u u Vv M' M); reflexivity); subst x.
  split; intros [Wk Least]; split.
  - apply (moved_walk t u v d T Wk u' 0%uint63 Mu Mv).
  - intros e X; apply Least, (moved_walk v u' 0%uint63 e Vv X u v M (home_moved v Vv)).
  - apply (moved_walk v u' 0%uint63 d Vv Wk u v M (home_moved v Vv)).
  - intros e X; apply Least, (moved_walk t u v e T X u' 0%uint63 Mu Mv).
Qed.

Lemma moved_source u v u' : V v -> moved v u' u -> (u <> v <-> u' <> 0%uint63).
Proof. intros Vv M; rewrite (moved_same v u' 0%uint63 u v Vv M (home_moved v Vv)); tauto. Qed.

(* What holds of as many messages to each vertex. *)
Lemma count_everywhere (Q : int -> int -> Prop) m : (forall u v u', V v -> moved v u' u -> Q u v <-> Q u' 0%uint63) ->
  count (fun u => V u /\ Q u 0%uint63) m -> count (fun e : int * int => V (fst e) /\ V (snd e) /\ Q (fst e) (snd e)) (to_Z N * m).
Proof.
  intros H C; apply (count_bijection (fun e : int * int => In (fst e) (ints N) /\ (V (snd e) /\ Q (snd e) (fst e))) _ (fun e => (snd e, fst e))).
  - intros [x y]; simpl; tauto.
  - intros [x y] [x' y'] _ _ E; simpl in E; congruence.
  - intros [x y]; simpl; intros (X & Y & Z); exists (y, x); simpl; auto.
  - replace (to_Z N * m) with (sum_over (fun _ : int => m) (ints N)).
    + apply (count_pairs (fun v u => V u /\ Q u v) (fun _ => m)); [apply NoDup_ints|]; intros v Vv.
      assert (F : forall u, V u -> exists u', moved v u u') by (intros u U; apply (moved_some v u Vv U)).
      assert (G : exists f : int -> int, forall u, V u -> moved v u (f u)).
      { exists (fun u => match find (fun w => same_place a.[w] (times R a.[v] a.[u])) (ints N) with Some w => w | None => 0%uint63 end).
        intros u U; destruct (F u U) as (w & M); destruct (find _ (ints N)) as [x|] eqn:E.
        - apply find_some in E; destruct E as [E1 E2]; apply same_place_true in E2; split; [exact U|]; split; [exact E1 | exact E2].
        - exfalso; destruct M as (_ & Vw & Ew); apply (find_none _ _ E) in Vw; rewrite Ew in Vw.
          pose proof (proj2 (same_place_true (times R a.[v] a.[u]) (times R a.[v] a.[u])) eq_refl); congruence. }
      destruct G as (f & G); apply (count_bijection (fun u => V u /\ Q u 0%uint63) _ f); [| | |exact C].
      * intros u [U Qu]; split; [apply (G u U)|]; apply (H (f u) v u Vv (G u U)), Qu.
      * intros x y [X _] [Y _] E; apply (moved_same v x y (f x) (f y) Vv (G x X) (G y Y)), E.
      * intros w [Vw Qw]; destruct (back_some v w Vv Vw) as (t & x & T & Mv & Mw & M'); exists x; pose proof (proj1 M') as X; split; [split; [exact X | apply (H w v x Vv M'), Qw]|].
        apply (moved_same v x x (f x) w Vv (G x X) M'); reflexivity.
    + rewrite (sum_over_constant (fun _ => m) m) by reflexivity; rewrite length_ints; lia.
Qed.

Lemma sum_everywhere (f : int -> Z) v : V v -> forall h : int -> Z, (forall u u', moved v u' u -> h u = f u') -> sum_over h (ints N) = sum_over f (ints N).
Proof.
  intros Vv h H.
  assert (G : exists b : int -> int, forall u, V u -> V (b u) /\ moved v (b u) u).
  { exists (fun u => match find (fun w => same_place (times R a.[v] a.[w]) a.[u]) (ints N) with Some w => w | None => 0%uint63 end).
    intros u U; destruct (back_some v u Vv U) as (_ & x & _ & _ & _ & M); destruct (find _ (ints N)) as [w|] eqn:E.
    - apply find_some in E; destruct E as [E1 E2]; apply same_place_true in E2; split; [exact E1|]; split; [exact E1|]; split; [exact U | symmetry; exact E2].
    - exfalso; destruct M as (X & _ & Ew); apply (find_none _ _ E) in X; rewrite Ew in X.
      pose proof (proj2 (same_place_true (times R a.[v] a.[x]) (times R a.[v] a.[x])) eq_refl); congruence. }
  destruct G as (b & G); transitivity (sum_over (fun u => f (b u)) (ints N)).
  - apply sum_over_ext; intros u U; apply H, (G u U).
  - rewrite <- (sum_over_map f b); apply sum_over_permutation, NoDup_Permutation_bis.
    + apply NoDup_map_inj; [|apply NoDup_ints]; intros x y X Y E; destruct (G x X) as [_ Mx], (G y Y) as [_ My]; rewrite E in Mx.
      apply (moved_same v (b y) (b y) x y Vv Mx My); reflexivity.
    + rewrite map_length; apply le_n.
    + intros x X; apply in_map_iff in X; destruct X as (u & <- & U); apply (G u U).
Qed.

(* ---------- All quantities ---------- *)

Definition relative_audit (next : int -> option (array int)) (qs : list quantity) : bool :=
  match totals P N (look P next) (ints N) [0%uint63] qs with Some s => quantities_check (to_Z N) qs s | None => false end.

Variable toward : int -> option (array int).
Hypothesis Toward : forall d t, V d -> toward d = Some t -> says_hops P step d t.

Theorem relative_audit_sound qs : relative_audit toward qs = true -> forall q, In q qs -> quantity_is (Numbers P) r None q.
Proof.
  unfold relative_audit; destruct (totals P N (look P toward) (ints N) [0%uint63] qs) as [s|] eqn:T; [|discriminate]; intros C q Q.
  destruct zero_vertex as [Z0 _].
  pose proof (look_hops P step toward W Toward) as LH; pose proof (look_small P step toward W Toward) as LS; pose proof (look_distances P step toward W Toward) as LD.
  assert (DsIn : incl [0%uint63] (ints N)) by (intros x [<-|[]]; exact Z0).
  assert (Ds : NoDup [0%uint63]) by (repeat constructor; intros []).
  destruct (totals_sound P N (look P toward) W LS (ints N) [0%uint63] qs s (incl_refl _) (le_n _) DsIn ltac:(simpl; lia) T) as [Lk F].
  set (far := existsb is_far qs) in *.
  destruct (quantities_in (to_Z N) qs s q C Q _ F) as (i & Ei & Ci); change (to_Z i = sum_of N (look P toward) far (ints N) [0%uint63] q) in Ei.
  assert (Arr : forall u e, arrived P r (ints N) [0%uint63] u 0%uint63 e <-> V u /\ u <> 0%uint63 /\ arrives (Numbers P) r u 0%uint63 e).
  { intros u e; unfold arrived; simpl; unfold is_vertex; tauto. }
  assert (Arr' : forall u d e, arrived P r (ints N) [0%uint63] u d e -> d = 0%uint63) by (intros u d e (_ & [<-|[]] & _); reflexivity).
  assert (Msg : forall u v, message (Numbers P) None u v <-> V u /\ V v /\ u <> v) by (intros u v; reflexivity).
  assert (Home : forall u v, V u -> V v -> exists u', moved v u' u) by (intros u v U Vv; destruct (back_some v u Vv U) as (_ & x & _ & _ & _ & M); eauto).
  assert (Single : forall (Q : int -> Z -> Prop) m, count (fun e : int * int => exists d, arrived P r (ints N) [0%uint63] (fst e) (snd e) d /\ Q (fst e) d) m ->
    count (fun u => V u /\ (u <> 0%uint63 /\ exists d, arrives (Numbers P) r u 0%uint63 d /\ Q u d)) m).
  { intros Q' m Cm; apply (count_bijection _ _ (fst : int * int -> int)) with (4 := Cm).
    - intros [x y] (d & H & K); cbn [fst snd] in *; assert (y = 0%uint63) by apply (Arr' _ _ _ H); subst y; apply Arr in H; destruct H as (H1 & H2 & H3); split; [exact H1|]; split; [exact H2 | eauto].
    - intros [x y] [x' y'] (d & H & _) (d' & H' & _) E; cbn [fst snd] in *; apply Arr' in H, H'; congruence.
    - intros u (U & Ne & d & H & K); exists (u, 0%uint63); split; [exists d; cbn [fst snd]; split; [apply Arr; auto | exact K] | reflexivity]. }
  assert (WeightZ : to_Z weight = 134217728) by reflexivity.
  unfold quantity_check in Ci; apply andb_true_iff in Ci; destruct Ci as [Fq Ci]; unfold quantity_is; destruct q as [m|m|m|m|x y]; cbv zeta.
  - apply Z.eqb_eq in Ci; replace m with (to_Z N * sum_of N (look P toward) far (ints N) [0%uint63] (Delivered m)) by lia.
    apply count_iff with (fun e : int * int => V (fst e) /\ V (snd e) /\ (fst e <> snd e /\ exists d, arrives (Numbers P) r (fst e) (snd e) d)).
    + intros [u v]; cbn [fst snd]; split; [intros (U & Vv & Ne & d & H); exists d; split; [apply Msg; auto | exact H] | intros (d & (U & Vv & Ne) & H); eauto 6].
    + apply (count_everywhere (fun u v => u <> v /\ exists d, arrives (Numbers P) r u v d)).
      * intros u v u' Vv M; rewrite (moved_source u v u' Vv M); split; intros [Ne (d & H)]; (split; [exact Ne|]); exists d; apply (to_home u v u' d Vv M); exact H.
      * eapply count_iff; [|apply (Single (fun _ _ => True)); eapply count_iff; [|apply (delivered_sum P r N (look P toward) LH LS LD far (ints N) [0%uint63] (NoDup_ints N) Ds (incl_refl _) DsIn Lk m)]].
        -- intros u; cbn; split; intros (U & Ne & d & H); (split; [exact U|]; split; [exact Ne|]; exists d; tauto).
        -- intros e; cbn; split; intros (d & H); exists d; tauto.
  - apply Z.eqb_eq in Ci; replace m with (to_Z N * sum_of N (look P toward) far (ints N) [0%uint63] (Minimal m)) by lia.
    apply count_iff with (fun e : int * int => V (fst e) /\ V (snd e) /\ (fst e <> snd e /\ exists d, arrives (Numbers P) r (fst e) (snd e) d /\ dist (Numbers P) (fst e) (snd e) d)).
    + intros [u v]; cbn [fst snd]; split; [intros (U & Vv & Ne & d & H & K); exists d; split; [split; [apply Msg; auto | exact H] | exact K] | intros (d & ((U & Vv & Ne) & H) & K); eauto 8].
    + apply (count_everywhere (fun u v => u <> v /\ exists d, arrives (Numbers P) r u v d /\ dist (Numbers P) u v d)).
      * intros u v u' Vv M; rewrite (moved_source u v u' Vv M); split; intros [Ne (d & H & K)]; (split; [exact Ne|]); exists d; (split; [apply (to_home u v u' d Vv M); exact H | apply (dist_home u v u' d Vv M); exact K]).
      * eapply count_iff; [|apply (Single (fun u d => dist (Numbers P) u 0%uint63 d)); eapply count_iff;
          [|apply (minimal_sum P r N (look P toward) LH LS LD far (ints N) [0%uint63] (NoDup_ints N) Ds (incl_refl _) DsIn Lk m); apply (far_in (Minimal m)); auto]].
        -- intros u; cbn; tauto.
        -- intros [u v]; cbn [fst snd]; split; intros (d & H & K); exists d; (split; [exact H|]); apply Arr' in H; subst v; exact K.
  - rewrite !andb_true_iff, orb_true_iff, ltb_true, WeightZ in Ci; destruct Ci as [C1 C2].
    destruct (max_hops_sum P r N (look P toward) LH LS LD far (ints N) [0%uint63] (incl_refl _) DsIn Lk m Fq ltac:(lia)) as [X Y].
    assert (Le : forall u v d, message (Numbers P) None u v /\ arrives (Numbers P) r u v d -> d <= m).
    { intros u v d ((U & Vv & Ne) & H); destruct (Home u v U Vv) as (u' & M); apply (X u' 0%uint63 d), Arr; split; [apply M|]; split; [apply (moved_source u v u' Vv M), Ne | apply (to_home u v u' d Vv M), H]. }
    split; [exact Le|]; destruct (Z_lt_le_dec 0 (sum_of N (look P toward) far (ints N) [0%uint63] (MaxHops m))) as [K|K].
    + left; destruct (Y K) as (u & v & H); assert (v = 0%uint63) by apply (Arr' _ _ _ H); subst v; apply Arr in H; destruct H as (U & Ne & H); exists u, 0%uint63; split; [apply Msg; auto | exact H].
    + destruct C2 as [C2|C2]; [apply ltb_true in C2; change (to_Z 0) with 0 in C2; lia|]; apply Z.eqb_eq in C2; subst m; right; split; [reflexivity|].
      intros u v d H; pose proof (Le u v d H) as B; destruct H as [(_ & _ & Ne) H]; apply (arrives_positive P r u v d Ne) in H; lia.
  - apply Z.eqb_eq in Ci; destruct (total_hops_sum P r N (look P toward) LH LS LD far (ints N) [0%uint63] (NoDup_ints N) Ds (incl_refl _) DsIn Lk m) as (f & H & Sf).
    assert (F0 : forall u d, d <> 0%uint63 -> f u d = 0).
    { intros u d Nd; destruct (H u d) as [K|[K _]]; [apply Arr' in K; contradiction | exact K]. }
    set (back v u := match find (fun w => same_place (times R a.[v] a.[w]) a.[u]) (ints N) with Some w => w | None => 0%uint63 end).
    assert (Back : forall v u, V v -> V u -> moved v (back v u) u).
    { intros v u Vv U; unfold back; destruct (Home u v U Vv) as (x & M); destruct (find _ (ints N)) as [w|] eqn:E.
      - apply find_some in E; destruct E as [E1 E2]; apply same_place_true in E2; split; [exact E1|]; split; [exact U | symmetry; exact E2].
      - exfalso; destruct M as (Xx & _ & Ew); apply (find_none _ _ E) in Xx; rewrite Ew in Xx.
        pose proof (proj2 (same_place_true (times R a.[v] a.[x]) (times R a.[v] a.[x])) eq_refl); congruence. }
    exists (fun u v => if among u (ints N) && among v (ints N) then f (back v u) 0%uint63 else 0); split.
    + intros u v; destruct (among u (ints N) && among v (ints N)) eqn:E.
      * apply andb_true_iff in E; rewrite !among_spec in E; destruct E as [U Vv]; pose proof (Back v u Vv U) as M.
        destruct (H (back v u) 0%uint63) as [K|[K1 K2]].
        -- left; apply Arr in K; destruct K as (K1 & K2 & K3); split; [apply Msg; split; [exact U|]; split; [exact Vv | apply (moved_source u v _ Vv M), K2] | apply (to_home u v _ _ Vv M), K3].
        -- right; split; [exact K1|]; intros e [(_ & _ & Ne) K]; apply (K2 e), Arr; split; [apply M|]; split; [apply (moved_source u v _ Vv M), Ne | apply (to_home u v _ _ Vv M), K].
      * right; split; [reflexivity|]; intros e [(U & Vv & _) _]; apply andb_false_iff in E; destruct E as [E|E]; [pose proof (proj2 (among_spec u (ints N)) U) | pose proof (proj2 (among_spec v (ints N)) Vv)]; congruence.
    + assert (Inner : sum_over (fun u => f u 0%uint63) (ints N) = sum_of N (look P toward) far (ints N) [0%uint63] (TotalHops m)).
      { rewrite <- Sf, (sum_over_part (fun d => sum_over (fun u => f u d) (ints N)) [0%uint63] (ints N) Ds (NoDup_ints N) DsIn); [simpl; lia|].
        intros d _ Nd; apply sum_zero; intros u _; apply F0; intros ->; apply Nd; left; reflexivity. }
      etransitivity; [apply (sum_over_ext _ (fun _ => sum_of N (look P toward) far (ints N) [0%uint63] (TotalHops m)))|].
      * intros v Vv; rewrite <- Inner; apply (sum_everywhere (fun u => f u 0%uint63) v Vv); intros u u' M.
        pose proof (proj1 (proj2 M)) as U; rewrite (proj2 (among_spec u (ints N)) U), (proj2 (among_spec v (ints N)) Vv); cbn [andb].
        f_equal; apply (moved_same v (back v u) u' u u Vv (Back v u Vv U) M); reflexivity.
      * rewrite (sum_over_constant (fun _ => _) (sum_of N (look P toward) far (ints N) [0%uint63] (TotalHops m))) by reflexivity.
        change (vertices (Numbers P)) with (ints N); rewrite length_ints; lia.
  - cbn [quantity_fine] in Fq; rewrite !andb_true_iff, Z.ltb_lt, Z.eqb_eq in Fq; destruct Fq as (((Sa & Sb) & Pb) & G).
    rewrite !andb_true_iff, orb_true_iff, ltb_true, WeightZ in Ci; destruct Ci as [C1 C2].
    assert (Far : far = true) by (apply (far_in (MaxStretch x y)); auto).
    destruct (max_stretch_sum P r N (look P toward) LH LS LD far (ints N) [0%uint63] (incl_refl _) DsIn Lk x y Far Sa Sb ltac:(lia)) as (X & Y & Z).
    split; [exact Pb|]; split; [exact G|]; split.
    + intros u v d e ((U & Vv & Ne) & H) D; destruct (Home u v U Vv) as (u' & M); apply (X u' 0%uint63 d e); [apply Arr; split; [apply M|]; split; [apply (moved_source u v u' Vv M), Ne | apply (to_home u v u' d Vv M), H] | apply (dist_home u v u' e Vv M), D].
    + destruct (Z_lt_le_dec 0 (sum_of N (look P toward) far (ints N) [0%uint63] (MaxStretch x y))) as [K|K].
      * left; destruct (Y K) as (u & v & d & e & H & D & E); assert (v = 0%uint63) by apply (Arr' _ _ _ H); subst v; apply Arr in H; destruct H as (U & Ne & H).
        exists u, 0%uint63, d, e; split; [split; [apply Msg; auto | exact H] | auto].
      * destruct C2 as [C2|C2]; [apply ltb_true in C2; change (to_Z 0) with 0 in C2; lia|]; apply andb_true_iff in C2; rewrite !Z.eqb_eq in C2; destruct C2 as [-> ->].
        right; split; [reflexivity|]; split; [reflexivity|]; intros u v d ((U & Vv & Ne) & H); destruct (Home u v U Vv) as (u' & M).
        assert (H' : arrived P r (ints N) [0%uint63] u' 0%uint63 d) by (apply Arr; split; [apply M|]; split; [apply (moved_source u v u' Vv M), Ne | apply (to_home u v u' d Vv M), H]).
        destruct (pair_value_cases P r N (look P toward) LH LS LD far (ints N) [0%uint63] (incl_refl _) DsIn Lk (Delivered 0) u' 0%uint63 (proj1 M) ltac:(left; reflexivity)) as [(o & _ & Ao & _ & _ & Do)|[_ Nn]]; [|apply (Nn d H')].
        specialize (Do Far); specialize (Z K u' 0%uint63 d _ H' Do); destruct H' as (_ & _ & _ & h & S); apply sent_walk in S.
        apply (dist_walk_le (Numbers P) _ _ _ _ Do) in S; lia.
Qed.
End Relative.
