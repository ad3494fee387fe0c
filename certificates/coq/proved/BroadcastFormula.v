(* The formula that LRAT certificates of single-port broadcasts refute, as package broadcasts makes it
   (CNF): in so many rounds a source can inform all vertices. Whoever can would satisfy it. *)

From Coq Require Import ZArith Lia Bool Uint63 PArray List.
From Topocert Require Import Graph Walk Broadcast CheckGraph CheckLrat CheckCnf.
Import ListNotations.
Open Scope Z_scope.

Section Formula.
Variable P : plain.
Notation N := (total P).

(* The sends of a round, sorted by sender, then by receiver; and the number of one, by where those of its sender begin. *)
Definition sends_of : list (int * int) := flat_map (fun u => map (pair u) (row P u)) (ints N).

Definition sends_begin : array int :=
  fst (fold_left (fun (s : array int * int) u =>
    let (t, at_) := s in (t.[u <- at_], (fold_left (fun k _ => k + 1) (row P u) at_)%uint63)) (ints N) (make N 0%uint63, 0%uint63)).

Fixpoint position (v : int) (l : list int) (k : int) : int :=
  match l with [] => k | w :: l => if (v =? w)%uint63 then k else position v l (k + 1)%uint63 end.

Definition send_number (begin : array int) (u v : int) : Z := to_Z (position v (row P u) begin.[u]).

(* The numbers are right: those of a list of sends, from k on. *)
Fixpoint numbered_right (number : int -> int -> Z) (l : list (int * int)) (k : Z) : bool :=
  match l with [] => true | (u, v) :: l => (number u v =? k) && numbered_right number l (k + 1) end.

Section Variables_.
Variable number : int -> int -> Z.
Variable block : Z.   (* the variables of a round *)
Variable s : int.

(* v is informed after round t, from 0; and u sends to v in it. *)
Definition has (t : Z) (v : int) : Z := t * block + to_Z v + 1.
Definition sends (t : Z) (u v : int) : Z := t * block + to_Z N + number u v + 1.

Fixpoint one_at_most (before l : list Z) : formula :=
  match l with [] => [] | y :: l => map (fun z => [- z; - y]) before ++ one_at_most (before ++ [y]) l end.

Definition sender_clauses (t : Z) (u : int) : formula :=
  (if (u =? s)%uint63 then [] else map (fun v => if t =? 0 then [- sends t u v] else [- sends t u v; has (t - 1) u]) (row P u)) ++
  one_at_most [] (map (sends t u) (row P u)).

Definition receiver_clauses (t : Z) (v : int) : formula :=
  if (v =? s)%uint63 then [[has t v]]
  else let to := map (fun u => sends t u v) (row P v) in
    if t =? 0 then [to ++ [- has t v]] else [to ++ [- has t v; has (t - 1) v]; [- has (t - 1) v; has t v]].

Definition round_clauses (t : Z) : formula := flat_map (sender_clauses t) (ints N) ++ flat_map (receiver_clauses t) (ints N).

Definition all_clauses (rounds : Z) : formula :=
  flat_map round_clauses (zrange rounds) ++
  flat_map (fun v => if (v =? s)%uint63 then [] else if rounds <=? 0 then [[]] else [[has (rounds - 1) v]]) (ints N).
End Variables_.

Definition broadcast_formula (s : int) (rounds : Z) : formula :=
  let begin := sends_begin in all_clauses (send_number begin) (to_Z N + Z.of_nat (length sends_of)) s rounds.

Definition broadcast_formula_fine : bool := let begin := sends_begin in numbered_right (send_number begin) sends_of 0.

(* ---------- A broadcast satisfies it ---------- *)

Hypothesis W : good_plain P.
Variable number : int -> int -> Z.
Hypothesis Right : numbered_right number sends_of 0 = true.
Notation block := (to_Z N + Z.of_nat (length sends_of)).

Lemma numbered_right_nth l : forall k, numbered_right number l k = true -> forall i u v, nth_error l i = Some (u, v) -> number u v = k + Z.of_nat i.
Proof.
  induction l as [|[x y] l IH]; intros k H i u v E; [destruct i; discriminate|]; simpl in H; apply andb_true_iff in H; destruct H as [H1 H2].
  destruct i as [|i]; [injection E as -> ->; apply Z.eqb_eq in H1; lia|]; rewrite (IH _ H2 i u v E); lia.
Qed.

Lemma sends_of_in u v : In (u, v) sends_of <-> to_Z u < to_Z N /\ In v (row P u).
Proof.
  unfold sends_of; rewrite in_flat_map; split.
  - intros (x & X & I); apply in_map_iff in I; destruct I as (y & E & I); injection E as -> ->; apply in_ints in X; auto.
  - intros [U I]; exists u; split; [apply in_ints, U | apply in_map, I].
Qed.

Lemma number_of u v : to_Z u < to_Z N -> In v (row P u) -> exists i, nth_error sends_of i = Some (u, v) /\ number u v = Z.of_nat i /\ 0 <= number u v < Z.of_nat (length sends_of).
Proof.
  intros U I; assert (J := proj2 (sends_of_in u v) (conj U I)); apply In_nth_error in J; destruct J as (i & E); exists i; split; [exact E|].
  pose proof (numbered_right_nth _ _ Right i u v E) as Q; assert (i < length sends_of)%nat by (apply nth_error_Some; congruence); lia.
Qed.

Section Broadcast_.
Variable s : int.
Hypothesis S : to_Z s < to_Z N.
Variable rounds : list (list (int * int)).   (* the first one first *)
Hypothesis Model : Forall (single_port (Numbers P)) rounds.
Hypothesis Sends : sends_what_it_has (Numbers P) s (rev rounds).

Definition now (t : nat) : list (int * int) := nth t rounds [].

Fixpoint knows (t : nat) (v : int) : bool :=
  match t with
  | O => (v =? s)%uint63
  | Datatypes.S t => knows t v || existsb (fun e => (snd e =? v)%uint63 && knows t (fst e)) (now t)
  end.

Lemma knows_informed t v : knows t v = true <-> informed (Numbers P) s (rev (firstn t rounds)) v.
Proof.
  revert v; induction t as [|t IH]; intros v; [simpl; apply int_eqb_eq|].
  assert (E : firstn (Datatypes.S t) rounds = firstn t rounds ++ if (t <? length rounds)%nat then [now t] else []).
  { unfold now; clear; revert t; induction rounds as [|r l IH]; intros t; [destruct t; reflexivity|].
    destruct t as [|t]; [reflexivity|]; specialize (IH t); cbn [firstn app nth length] in *; rewrite IH.
    change (Datatypes.S t <? Datatypes.S (length l))%nat with (t <? length l)%nat; reflexivity. }
  rewrite E; cbn [knows]; rewrite orb_true_iff, existsb_exists; destruct (Nat.ltb_spec t (length rounds)) as [L|L].
  - rewrite rev_app_distr; cbn [rev app informed]; rewrite <- IH; split; (intros [A|A]; [left; exact A | right]).
    + destruct A as ([u x] & I & A); cbn [fst snd] in A; apply andb_true_iff in A; destruct A as [A B]; apply int_eqb_eq in A; subst x.
      exists u; split; [exact I | apply IH, B].
    + destruct A as (u & I & A); exists (u, v); split; [exact I|]; cbn [fst snd]; rewrite Uint63.eqb_refl; apply IH, A.
  - rewrite app_nil_r, <- IH; unfold now; rewrite nth_overflow by exact L; split; [intros [A|(? & [] & _)]; exact A | auto].
Qed.

Lemma knows_more t v : knows t v = true -> knows (Datatypes.S t) v = true.
Proof. intros K; cbn [knows]; rewrite K; reflexivity. Qed.

Lemma now_single t : single_port (Numbers P) (now t).
Proof.
  unfold now; destruct (Nat.lt_ge_cases t (length rounds)) as [L|L].
  - rewrite Forall_forall in Model; apply Model, nth_In, L.
  - rewrite nth_overflow by exact L; split; [intros ? ? []|]; split; constructor.
Qed.

Lemma now_knows t u v : In (u, v) (now t) -> knows t u = true.
Proof.
  intros I; apply knows_informed; assert (L : (t < length rounds)%nat).
  { destruct (Nat.lt_ge_cases t (length rounds)) as [L|L]; [exact L|]; unfold now in I; rewrite nth_overflow in I by exact L; destruct I. }
  apply (Sends (now t) (rev (firstn t rounds)) (rev (skipn (Datatypes.S t) rounds))) with v; [|exact I].
  rewrite <- (firstn_skipn t rounds) at 1; rewrite rev_app_distr; f_equal.
  assert (E : skipn t rounds = now t :: skipn (Datatypes.S t) rounds).
  { unfold now; clear - L; revert t L; induction rounds as [|r l IH]; intros t L; [inversion L|]; destruct t as [|t]; [reflexivity|].
    cbn [skipn nth]; cbn [length] in L; rewrite (IH t) by lia; reflexivity. }
  rewrite E; cbn [rev]; rewrite <- app_assoc; reflexivity.
Qed.

Lemma now_adj t u v : In (u, v) (now t) -> to_Z u < to_Z N /\ to_Z v < to_Z N /\ In v (row P u) /\ In u (row P v).
Proof.
  intros I; destruct (now_single t) as [A _]; apply A in I; pose proof (adj_left I) as U; pose proof (adj_right I) as V; apply numbers_vertex in U, V.
  apply (numbers_adj P u v W) in I; destruct I as [_ I]; split; [exact U|]; split; [exact V|]; split; [exact I | apply (row_back W); assumption].
Qed.

Definition among_sends (u v : int) (l : list (int * int)) : bool := existsb (fun e => (fst e =? u)%uint63 && (snd e =? v)%uint63) l.

Lemma among_sends_in u v l : among_sends u v l = true <-> In (u, v) l.
Proof.
  unfold among_sends; rewrite existsb_exists; split.
  - intros ([x y] & I & A); simpl in A; apply andb_true_iff in A; rewrite !int_eqb_eq in A; destruct A as [-> ->]; exact I.
  - intros I; exists (u, v); split; [exact I|]; simpl; rewrite !Uint63.eqb_refl; reflexivity.
Qed.

Definition valuation_of (w : Z) : bool :=
  let t := (w - 1) / block in let o := (w - 1) mod block in
  if o <? to_Z N then knows (Datatypes.S (Z.to_nat t)) (of_Z o)
  else match nth_error sends_of (Z.to_nat (o - to_Z N)) with Some (u, v) => among_sends u v (now (Z.to_nat t)) | None => false end.

Lemma split_number t o : 0 <= t -> 0 <= o < block -> (t * block + o) / block = t /\ (t * block + o) mod block = o.
Proof.
  intros T B; split; [symmetry; apply Z.div_unique with o; lia | symmetry; apply Z.mod_unique with t; lia].
Qed.

Lemma says_has t v : 0 <= t -> to_Z v < to_Z N -> valuation_of (has block t v) = knows (Datatypes.S (Z.to_nat t)) v.
Proof.
  intros T V; unfold valuation_of, has; pose proof (int_range v); pose proof (total_some W).
  replace (t * block + to_Z v + 1 - 1) with (t * block + to_Z v) by lia; destruct (split_number t (to_Z v)) as [-> ->]; [lia | lia|].
  destruct (Z.ltb_spec (to_Z v) (to_Z N)); [|lia]; rewrite of_to_Z; reflexivity.
Qed.

Lemma says_sends t u v : 0 <= t -> to_Z u < to_Z N -> In v (row P u) -> valuation_of (sends number block t u v) = among_sends u v (now (Z.to_nat t)).
Proof.
  intros T U I; destruct (number_of u v U I) as (i & E & Q & B); unfold valuation_of, sends; pose proof (int_range N).
  replace (t * block + to_Z N + number u v + 1 - 1) with (t * block + (to_Z N + number u v)) by lia; destruct (split_number t (to_Z N + number u v)) as [-> ->]; [lia | lia|].
  destruct (Z.ltb_spec (to_Z N + number u v) (to_Z N)); [lia|]; replace (to_Z N + number u v - to_Z N) with (Z.of_nat i) by lia.
  rewrite Nat2Z.id, E; reflexivity.
Qed.

Notation b := (block).

Lemma has_positive t v : 0 <= t -> 0 < has b t v.
Proof. unfold has; pose proof (int_range v); pose proof (int_range N); nia. Qed.

Lemma sends_positive t u v : 0 <= t -> to_Z u < to_Z N -> In v (row P u) -> 0 < sends number b t u v.
Proof. intros T U I; destruct (number_of u v U I) as (_ & _ & _ & B); unfold sends; pose proof (int_range N); nia. Qed.

Lemma one_at_most_models l : forall before, (forall y, In y (before ++ l) -> 0 < y) -> NoDup (before ++ l) ->
  (forall y z, In y (before ++ l) -> In z (before ++ l) -> valuation_of y = true -> valuation_of z = true -> y = z) -> models valuation_of (one_at_most before l).
Proof.
  induction l as [|y l IH]; intros before Pos D H; [apply models_nil|]; cbn [one_at_most]; apply models_app; split.
  - intros c I; apply in_map_iff in I; destruct I as (z & <- & I).
    assert (Z1 : In z (before ++ y :: l)) by (apply in_or_app; auto); assert (Y1 : In y (before ++ y :: l)) by (apply in_or_app; right; left; reflexivity).
    destruct (valuation_of z) eqn:E; [|exists (- z); split; [left; reflexivity | rewrite says_negative, E by (apply Pos, Z1); reflexivity]].
    exists (- y); split; [right; left; reflexivity|]; rewrite says_negative by (apply Pos, Y1); destruct (valuation_of y) eqn:F; [|reflexivity]; exfalso.
    assert (z = y) by (apply H; assumption); subst z; apply (NoDup_remove_2 _ _ _ D), in_or_app; left; exact I.
  - replace (before ++ y :: l) with ((before ++ [y]) ++ l) in * by (rewrite <- app_assoc; reflexivity); apply IH; assumption.
Qed.

Lemma pairs_once (l : list (int * int)) u v w : NoDup (map fst l) -> In (u, v) l -> In (u, w) l -> v = w.
Proof.
  induction l as [|[x y] l IH]; intros D I J; [destruct I|]; cbn [map fst] in D; inversion D as [|? ? D1 D2]; subst.
  destruct I as [I|I], J as [J|J].
  - congruence.
  - injection I as -> ->; exfalso; apply D1; apply (in_map fst) in J; exact J.
  - injection J as -> ->; exfalso; apply D1; apply (in_map fst) in I; exact I.
  - apply (IH D2 I J).
Qed.

Lemma sender_models t u : 0 <= t -> to_Z u < to_Z N -> models valuation_of (sender_clauses number b s t u).
Proof.
  intros T U; unfold sender_clauses; apply models_app; split.
  - destruct (u =? s)%uint63 eqn:E; [apply models_nil|]; apply int_eqb_neq in E; intros c I; apply in_map_iff in I; destruct I as (v & <- & I).
    pose proof (says_sends t u v T U I) as Y; pose proof (sends_positive t u v T U I) as Pos.
    destruct (among_sends u v (now (Z.to_nat t))) eqn:A.
    + apply among_sends_in, now_knows in A; destruct (Z.eqb_spec t 0) as [->|T0].
      * simpl in A; apply int_eqb_eq in A; contradiction.
      * exists (has b (t - 1) u); split; [right; left; reflexivity|]; rewrite says_positive by (apply has_positive; lia); rewrite says_has by lia.
        replace (Datatypes.S (Z.to_nat (t - 1))) with (Z.to_nat t) by lia; exact A.
    + exists (- sends number b t u v); split; [destruct (t =? 0); left; reflexivity|]; rewrite says_negative, Y by exact Pos; reflexivity.
  - apply one_at_most_models; cbn [app].
    + intros y I; apply in_map_iff in I; destruct I as (v & <- & I); apply sends_positive; assumption.
    + apply NoDup_map_inj; [|apply row_once; assumption]; intros v w V Ww E; unfold sends in E.
      destruct (number_of u v U V) as (i & I & Q & _), (number_of u w U Ww) as (j & J & R & _).
      assert (i = j) by lia; subst j; congruence.
    + intros y z I J Y Z; apply in_map_iff in I, J; destruct I as (v & <- & I), J as (w & <- & J).
      rewrite says_sends in Y, Z by assumption; apply among_sends_in in Y, Z; f_equal.
      destruct (now_single (Z.to_nat t)) as (_ & D & _); apply (pairs_once _ u v w D Y Z).
Qed.

Lemma receiver_models t v : 0 <= t -> to_Z v < to_Z N -> models valuation_of (receiver_clauses number b s t v).
Proof.
  intros T V; unfold receiver_clauses; destruct (v =? s)%uint63 eqn:E.
  - apply int_eqb_eq in E; subst v; apply models_cons; split; [|apply models_nil]; exists (has b t s); split; [left; reflexivity|].
    rewrite says_positive, says_has by (try apply has_positive; assumption).
    induction (Z.to_nat t) as [|k IH]; [apply knows_more; simpl; apply Uint63.eqb_refl | apply knows_more, IH].
  - apply int_eqb_neq in E.
    assert (Told : valuation_of (has b t v) = true -> knows (Z.to_nat t) v = true \/ exists y, In y (map (fun u => sends number b t u v) (row P v)) /\ says valuation_of y = true).
    { rewrite says_has by assumption; cbn [knows]; rewrite orb_true_iff, existsb_exists; intros [K|([u x] & I & K)]; [left; exact K | right].
      cbn [fst snd] in K; apply andb_true_iff in K; destruct K as [K _]; apply int_eqb_eq in K; subst x.
      destruct (now_adj _ _ _ I) as (U & _ & R & B); exists (sends number b t u v); split; [apply (in_map (fun u => sends number b t u v)), B|].
      rewrite says_positive, says_sends by (try apply sends_positive; assumption); apply among_sends_in, I. }
    cbv zeta; set (to := map _ _) in *; clearbody to; destruct (Z.eqb_spec t 0) as [->|T0].
    + apply models_cons; split; [|apply models_nil]; destruct (valuation_of (has b 0 v)) eqn:A.
      * destruct (Told eq_refl) as [K|(y & I & Y)]; [simpl in K; apply int_eqb_eq in K; contradiction|].
        exists y; split; [apply in_or_app; left; exact I | exact Y].
      * exists (- has b 0 v); split; [apply in_or_app; right; left; reflexivity|]; rewrite says_negative, A by (apply has_positive; lia); reflexivity.
    + assert (Before : valuation_of (has b (t - 1) v) = knows (Z.to_nat t) v).
      { rewrite says_has by lia; replace (Datatypes.S (Z.to_nat (t - 1))) with (Z.to_nat t) by lia; reflexivity. }
      apply models_cons; split; [|apply models_cons; split; [|apply models_nil]].
      * destruct (valuation_of (has b t v)) eqn:A.
        -- destruct (Told eq_refl) as [K|(y & I & Y)].
           ++ exists (has b (t - 1) v); split; [apply in_or_app; right; right; left; reflexivity|]; rewrite says_positive, Before by (apply has_positive; lia); exact K.
           ++ exists y; split; [apply in_or_app; left; exact I | exact Y].
        -- exists (- has b t v); split; [apply in_or_app; right; left; reflexivity|]; rewrite says_negative, A by (apply has_positive; lia); reflexivity.
      * destruct (valuation_of (has b (t - 1) v)) eqn:A.
        -- exists (has b t v); split; [right; left; reflexivity|]; rewrite says_positive, says_has by (try apply has_positive; lia).
           apply knows_more; rewrite <- Before; reflexivity.
        -- exists (- has b (t - 1) v); split; [left; reflexivity|]; rewrite says_negative, A by (apply has_positive; lia); reflexivity.
Qed.

Lemma broadcast_models r : Z.of_nat (length rounds) <= r -> (forall v, is_vertex (Numbers P) v -> informed (Numbers P) s (rev rounds) v) ->
  models valuation_of (all_clauses number b s r).
Proof.
  intros L All; unfold all_clauses; apply models_app; split.
  - apply models_flat_map; intros t T; apply in_zrange in T; apply models_app; split; apply models_flat_map; intros v V; apply in_ints in V.
    + apply sender_models; [lia | exact V].
    + apply receiver_models; [lia | exact V].
  - apply models_flat_map; intros v V; destruct (v =? s)%uint63 eqn:E; [apply models_nil|]; apply int_eqb_neq in E; specialize (All v V).
    rewrite <- (firstn_all2 rounds (n := Z.to_nat r)) in All by lia; apply knows_informed in All; apply in_ints in V.
    destruct (Z.leb_spec r 0) as [R|R].
    + replace (Z.to_nat r) with O in All by lia; simpl in All; apply int_eqb_eq in All; contradiction.
    + apply models_cons; split; [|apply models_nil]; exists (has b (r - 1) v); split; [left; reflexivity|].
      rewrite says_positive, says_has by (try apply has_positive; lia); replace (Datatypes.S (Z.to_nat (r - 1))) with (Z.to_nat r) by lia; exact All.
Qed.
End Broadcast_.
End Formula.

Theorem broadcast_refuted P s r : good_plain P -> to_Z s < to_Z (total P) -> broadcast_formula_fine P = true ->
  (forall a, ~ models a (broadcast_formula P s r)) -> ~ broadcast_within (Numbers P) (single_port (Numbers P)) s r.
Proof.
  intros W S R U (rounds & L & M & H & All); apply (U (valuation_of P s (rev rounds))).
  apply broadcast_models; auto.
  - apply Forall_rev, M.
  - rewrite rev_involutive; exact H.
  - rewrite rev_length; exact L.
  - rewrite rev_involutive; exact All.
Qed.
