(* The checkers of statements about the rounds of broadcasts: schedules from above, counting from
   below. *)

From Coq Require Import ZArith Lia Bool Uint63 PArray List Arith.
From Topocert Require Import Graph Walk Broadcast BroadcastCount CheckGraph CheckRouter CheckSchedule CheckSymmetry Numbered NetworkTable RoundsSays Refuted BroadcastFormula.
From Topocert Require CheckDistance.
Import ListNotations.
Open Scope Z_scope.

(* The rounds in turn, each a list of senders and receivers. *)
Definition schedule : Type := list (list (int * int)).

(* What a certificate holds: the rounds of one broadcast or gossip; automorphisms, as tables of images, and
   broadcasts from some vertices; a source, from which the checker finds the levels; a refutation of the formula that fewer
   rounds are enough, with the number of its slots (Refuted.v). *)
Inductive rounds_proof :=
| Scheduled (s : schedule)
| ScheduledFrom (maps : list (array int)) (from : list (int * schedule))
| Counting (source : int)
| RoundsByLrat (slots : int) (proof : lrat_parts).

Definition is_single (m : ports) : bool := match m with AllPort => false | SinglePort => true end.

Section Rounds.
Variable P : plain.
Notation N := (total P).

Definition number_fine (s : Z) : bool := (0 <=? s) && (s <? to_Z N).

(* ---------- Broadcasts from all vertices ---------- *)

Definition all_check (single : bool) (maps : list (int -> int)) (from : list (int * schedule)) (r : Z) : bool :=
  symmetries_check P maps && forallb (fun e => check_schedule P single (fst e) (snd e) r) from &&
  let t := sources_of maps N (map fst from) in every N (fun v => negb (t.[v] =? 0)%uint63).

(* ---------- Gossips: some sources at a time, a bit for each ---------- *)

Definition first_words (first : int) : array int :=
  fold_left (fun t i => if (first + i <? N)%uint63 then t.[(first + i)%uint63 <- (1 << i)%uint63] else t) (ints 63) (make N 0%uint63).

Definition hand_on (t : array int) (now : list (int * int)) : array int :=
  fold_left (fun (t : array int) (e : int * int) => t.[fst e <- (t.[fst e] lor snd e)%uint63])
    (fold_left (fun l (e : int * int) => (snd e, t.[fst e]) :: l) now []) t.

Definition all_bits (many : int) : int := fold_left (fun a i => (a lor (1 << i))%uint63) (ints many) 0%uint63.

Definition block_check (s : schedule) (first : int) : bool :=
  let many := if (first + 63 <=? N)%uint63 then 63%uint63 else (N - first)%uint63 in
  let all := all_bits many in let t := fold_left hand_on s (first_words first) in
  every N (fun v => (t.[v] =? all)%uint63).

Fixpoint blocks_check (fuel : nat) (s : schedule) (first : int) : bool :=
  if (first <? N)%uint63 then
    match fuel with O => false | S fuel => block_check s first && blocks_check fuel s (first + 63)%uint63 end
  else true.

Definition gossip_check (single : bool) (s : schedule) (r : Z) : bool :=
  (Z.of_nat (List.length s) <=? r) && (let t := make N true in forallb (good_round P single t) s) &&
  blocks_check (Z.to_nat (to_Z N)) s 0.

(* ---------- Counting ---------- *)

(* No level is more than one above a neighbour's, and a vertex out of reach, of level N, has no neighbour in reach. *)
Definition spaced (t : array int) : bool :=
  every N (fun u => let k := t.[u] in (k <=? N)%uint63 &&
    forallb (fun v => (t.[v] <=? k + 1)%uint63 && Bool.eqb (k =? N)%uint63 (t.[v] =? N)%uint63) (row P u)).

(* Numbers up to N: what is more counts as N. *)
Definition capped (a b : int) : int := let s := (a + b)%uint63 in if (N <? s)%uint63 then N else s.
Definition capped_sum (l : list int) : int := fold_right capped 0%uint63 l.

(* From how many ways of h numbers have the sums 0, 1, …: the same for h+1, whose last number is up to b. *)
Fixpoint longer (b : nat) (before ways : list int) : list int :=
  match ways with [] => [] | x :: ways => capped_sum (firstn b before) :: longer b (x :: before) ways end.

Fixpoint by_length (many b d1 : nat) (ways : list int) : list int :=
  match many with O => [] | S k => let next := longer b [] ways in capped_sum next :: by_length k d1 d1 next end.

Fixpoint from_length (l : list int) : list int :=
  match l with [] => [] | a :: l => match from_length l with [] => [a] | b :: r => capped a b :: b :: r end end.

Definition first_ways (t : nat) : list int := 1%uint63 :: repeat 0%uint63 t.

(* For l = 0, 1, … how many ways have l numbers or more, and a sum of at most t. *)
Definition rooms (d0 d1 t : nat) : list int :=
  from_length (capped_sum (first_ways t) :: by_length t d0 d1 (first_ways t)).

Definition count_where (p : int -> bool) : int := fold_left (fun a v => if p v then (a + 1)%uint63 else a) (ints N) 0%uint63.

(* For some l more vertices are l hops away, or more, than there are ways. *)
Fixpoint crowded (t : array int) (l : int) (rooms : list int) : bool :=
  match rooms with
  | [] => false
  | r :: rooms => let away := count_where (fun v => (l <=? t.[v])%uint63) in
    (r <? away)%uint63 || (negb (away =? 0)%uint63 && crowded t (l + 1)%uint63 rooms)
  end.

Definition most_neighbours : nat := fold_left (fun m v => Nat.max m (List.length (row P v))) (ints N) O.

Definition counting_check (single : bool) (s : int) (r : Z) : bool :=
  (s <? N)%uint63 &&
  let t := CheckDistance.levels P s in
  spaced t && (t.[s] =? 0)%uint63 && ((r <=? 0) || existsb (fun v => (t.[v] =? N)%uint63 || (r <=? to_Z t.[v])) (ints N) ||
    single && (r <=? 4096) && crowded t 0 (rooms (List.length (row P s)) (Nat.pred most_neighbours) (Z.to_nat (r - 1)))).

(* ---------- Refutations ---------- *)

Definition broadcast_refuted_by (s r : Z) (slots : int) (proof : lrat_parts) : bool :=
  number_fine s && broadcast_formula_fine P && refuted_by (broadcast_formula P (of_Z s) (r - 1)) slots proof.

(* ---------- All ---------- *)

Definition rounds_check (p : rounds_proof) (f : rounds) : bool :=
  match p, f with
  | Scheduled l, BroadcastAtMost m s r => number_fine s && check_schedule P (is_single m) (of_Z s) l r
  | ScheduledFrom maps from, BroadcastsAtMost m r =>
      all_check (is_single m) (map (fun (t : array int) v => t.[v]) maps) from r
  | Scheduled l, GossipAtMost m r => gossip_check (is_single m) l r
  | Counting from, BroadcastAtLeast m s r => number_fine s && (of_Z s =? from)%uint63 && counting_check (is_single m) from r
  | Counting from, BroadcastsAtLeast m r => counting_check (is_single m) from r
  | Counting from, GossipAtLeast m r => counting_check (is_single m) from r
  | RoundsByLrat slots proof, BroadcastAtLeast m s r => is_single m && broadcast_refuted_by s r slots proof
  | _, _ => false
  end.

(* These kinds prove one statement each. *)
Definition rounds_checks (p : rounds_proof) (l : list rounds) : bool := match l with [f] => rounds_check p f | _ => false end.

Hypothesis W : good_plain P.

Lemma number_fine_sound s : number_fine s = true -> numbered (Numbers P) s (of_Z s).
Proof. unfold number_fine; rewrite andb_true_iff, Z.leb_le, Z.ltb_lt; intros L; apply numbered_here; exact L. Qed.

Lemma ports_round m : CheckSchedule.ports P (is_single m) = round_of (Numbers P) m.
Proof. destruct m; reflexivity. Qed.

Lemma all_check_sound single maps from r : all_check single maps from r = true ->
  forall v, is_vertex (Numbers P) v -> broadcast_within (Numbers P) (CheckSchedule.ports P single) v r.
Proof.
  unfold all_check; rewrite !andb_true_iff, forallb_forall; intros [[M F] E] v V.
  pose proof (symmetries_sound P maps W M) as S; pose proof V as V'; apply numbers_vertex in V'.
  apply (every_sound _ _ E) in V'; apply negb_true_iff, int_eqb_neq in V'.
  destruct (sources_of_sound P maps S (map fst from) v V') as (s & I & _ & f & h & Sy & <-).
  apply in_map_iff in I; destruct I as ([a l] & <- & I); apply F in I; cbn [fst snd] in *.
  assert (D := NoDup_ints N : NoDup (vertices (Numbers P))).
  apply (automorphism_broadcasts (Numbers P)); [exact D | apply (symmetry_automorphism _ _ _ D Sy) | | apply (check_schedule_sound P W _ _ _ _ I)].
  unfold check_schedule in I; rewrite !andb_true_iff in I; apply ltb_vertex, I.
Qed.

(* ---------- Gossips ---------- *)

Lemma bit_shifted i j : bit (1 << i) j = true -> j = i.
Proof.
  rewrite bit_lsl; destruct ((j <? i)%uint63 || (digits <=? j)%uint63) eqn:E; [discriminate|]; apply orb_false_iff in E; destruct E as [E _].
  rewrite bit_1; intros H; apply Uint63.eqb_spec in H; apply to_Z_inj.
  assert (~ to_Z j < to_Z i) by (intros L; apply Uint63.ltb_spec in L; congruence).
  assert (X : to_Z (j - i) = to_Z 0) by (rewrite H; reflexivity); rewrite Uint63.sub_spec in X; change (to_Z 0) with 0 in X.
  pose proof (int_range i); pose proof (int_range j); rewrite Z.mod_small in X; lia.
Qed.

Lemma all_bits_bit many i : (i <? many)%uint63 = true -> (many <=? 63)%uint63 = true -> bit (all_bits many) i = true.
Proof.
  intros L M; unfold all_bits; assert (I : In i (ints many)) by (apply in_ints, Uint63.ltb_spec; exact L).
  assert (D : (digits <=? i)%uint63 = false).
  { destruct (digits <=? i)%uint63 eqn:E; [|reflexivity]; apply Uint63.leb_spec in E, M; apply Uint63.ltb_spec in L.
    change (to_Z digits) with 63 in E; change (to_Z 63) with 63 in M; lia. }
  assert (K : forall l a, bit a i = true \/ In i l -> bit (fold_left (fun a i => (a lor (1 << i))%uint63) l a) i = true).
  { induction l as [|x l IH]; intros a [H|H]; simpl; [exact H | destruct H | apply IH | apply IH].
    - left; rewrite lor_spec, H; reflexivity.
    - destruct H as [->|H]; [left | right; exact H]; rewrite lor_spec, bit_lsl, D.
      replace (i <? i)%uint63 with false by (symmetry; apply Bool.not_true_iff_false; rewrite Uint63.ltb_spec; lia).
      simpl; replace (i - i)%uint63 with 0%uint63; [rewrite bit_1; apply orb_true_r|].
      apply to_Z_inj; rewrite Uint63.sub_spec, Z.sub_diag; reflexivity. }
  apply K; right; exact I.
Qed.

Definition holds_bits (t : array int) (first : int) (before : list (list (send (Numbers P)))) : Prop :=
  forall v i, bit t.[v] i = true -> informed (Numbers P) (first + i)%uint63 before v.

Lemma first_words_sound first : holds_bits (first_words first) first [].
Proof.
  unfold first_words; assert (K : forall l t, holds_bits t first [] ->
    holds_bits (fold_left (fun (t : array int) i => if (first + i <? N)%uint63 then t.[(first + i)%uint63 <- (1 << i)%uint63] else t) l t) first []).
  { induction l as [|x l IH]; intros t T; [exact T|]; simpl; apply IH; destruct (first + x <? N)%uint63; [|exact T].
    intros v i; destruct (get_set_cases t (first + x)%uint63 v (1 << x)%uint63) as [->|[<- ->]]; [apply T|].
    intros B; apply bit_shifted in B; subst; reflexivity. }
  apply K; intros v i; rewrite get_make, bit_0; discriminate.
Qed.

Lemma hand_on_sound t first before now : holds_bits t first before -> holds_bits (hand_on t now) first (now :: before).
Proof.
  intros T; unfold hand_on; set (l := fold_left _ now []).
  assert (L : forall e, In e l -> exists u, In (u, fst e) now /\ snd e = t.[u]).
  { assert (K : forall n l, (forall e, In e l -> exists u, In (u, fst e) now /\ snd e = t.[u]) -> incl n now ->
      forall e, In e (fold_left (fun l (e : int * int) => (snd e, t.[fst e]) :: l) n l) -> exists u, In (u, fst e) now /\ snd e = t.[u]).
    { induction n as [|[a b] n IH]; intros m M S e I; [apply M, I|]; simpl in I; apply IH in I; [exact I | | intros x X; apply S; right; exact X].
      intros f [<-|F]; [exists a; split; [apply S; left; reflexivity | reflexivity] | apply M, F]. }
    apply (K now []); [intros ? [] | apply incl_refl]. }
  clearbody l.
  assert (K : forall l, (forall e, In e l -> exists u, In (u, fst e) now /\ snd e = t.[u]) -> forall a, holds_bits a first (now :: before) ->
    holds_bits (fold_left (fun (t : array int) (e : int * int) => t.[fst e <- (t.[fst e] lor snd e)%uint63]) l a) first (now :: before)).
  { clear l L; induction l as [|[x m] l IH]; intros L a A; [exact A|]; simpl; apply IH; [intros e I; apply L; right; exact I|].
    intros v i; destruct (get_set_cases a x v (a.[x] lor m)%uint63) as [->|[<- ->]]; [apply A|].
    rewrite lor_spec, orb_true_iff; intros [B|B]; [apply A, B|].
    destruct (L (x, m) (or_introl eq_refl)) as (u & I & E); cbn [fst snd] in *; subst m; right; exists u; split; [exact I | apply T, B]. }
  apply K; [exact L|]; intros v i B; left; apply T, B.
Qed.

Lemma hand_all_sound s : forall t first before, holds_bits t first before -> holds_bits (fold_left hand_on s t) first (rev s ++ before).
Proof.
  induction s as [|now s IH]; intros t first before T; [exact T|]; simpl fold_left; simpl rev; rewrite <- app_assoc.
  apply IH, hand_on_sound, T.
Qed.

Lemma block_check_sound s first : block_check s first = true -> to_Z first < to_Z N ->
  forall u v, to_Z first <= to_Z u < to_Z first + 63 -> is_vertex (Numbers P) u -> is_vertex (Numbers P) v -> informed (Numbers P) u (rev s) v.
Proof.
  unfold block_check; set (t := fold_left hand_on s _); intros E F u v U Vu V; apply numbers_vertex in V, Vu.
  pose proof (total_some W) as T; assert (WB : 10000000 < wB) by reflexivity; pose proof (int_range first) as RF; pose proof (int_range u) as RU.
  apply (every_sound _ _ E), Uint63.eqb_spec in V.
  assert (H : holds_bits t first (rev s)) by (rewrite <- (app_nil_r (rev s)); apply hand_all_sound, first_words_sound).
  assert (X : to_Z (u - first) = to_Z u - to_Z first) by (rewrite Uint63.sub_spec; apply Z.mod_small; lia).
  replace u with (first + (u - first))%uint63.
  2: { apply to_Z_inj; rewrite Uint63.add_spec, X; replace (to_Z first + (to_Z u - to_Z first)) with (to_Z u) by lia; apply Z.mod_small; lia. }
  apply H; rewrite V.
  assert (Q : to_Z (first + 63) = to_Z first + 63) by (rewrite Uint63.add_spec; change (to_Z 63) with 63; apply Z.mod_small; lia).
  assert (R : to_Z (N - first) = to_Z N - to_Z first) by (rewrite Uint63.sub_spec; apply Z.mod_small; lia).
  destruct (first + 63 <=? N)%uint63 eqn:L.
  - apply Uint63.leb_spec in L; apply all_bits_bit; [apply Uint63.ltb_spec; rewrite X; change (to_Z 63) with 63; lia | reflexivity].
  - assert (~ to_Z (first + 63) <= to_Z N) by (intros K; apply Uint63.leb_spec in K; congruence).
    apply all_bits_bit; [apply Uint63.ltb_spec; lia | apply Uint63.leb_spec; change (to_Z 63) with 63; lia].
Qed.

Lemma blocks_check_sound s fuel : forall first, blocks_check fuel s first = true -> to_Z first <= to_Z N + 63 ->
  forall u v, to_Z first <= to_Z u -> is_vertex (Numbers P) u -> is_vertex (Numbers P) v -> informed (Numbers P) u (rev s) v.
Proof.
  pose proof (total_some W) as T; assert (WB : 10000000 < wB) by reflexivity.
  induction fuel as [|fuel IH]; intros first H F u v U Vu V; simpl in H; pose proof Vu as Vu'; apply numbers_vertex in Vu';
    (destruct (first <? N)%uint63 eqn:L; [|exfalso; assert (~ to_Z first < to_Z N) by (intros K; apply Uint63.ltb_spec in K; congruence); lia]).
  { discriminate. }
  apply Uint63.ltb_spec in L; apply andb_true_iff in H; destruct H as [B H]; pose proof (int_range first).
  assert (Q : to_Z (first + 63) = to_Z first + 63) by (rewrite Uint63.add_spec; change (to_Z 63) with 63; apply Z.mod_small; lia).
  destruct (Z_lt_le_dec (to_Z u) (to_Z first + 63)) as [K|K].
  - apply (block_check_sound s first B L u v); auto.
  - apply (IH _ H); auto; lia.
Qed.

Lemma gossip_check_sound single s r : gossip_check single s r = true ->
  alltoall_within (Numbers P) (CheckSchedule.ports P single) r.
Proof.
  unfold gossip_check; rewrite !andb_true_iff, Z.leb_le, forallb_forall; intros [[L F] B].
  exists (rev s); split; [rewrite rev_length; exact L|]; split.
  - apply Forall_forall; intros now I; apply in_rev, F in I; apply (good_round_sound P W single _ now I).
  - intros u v U V; apply (blocks_check_sound s _ 0%uint63 B); auto; change (to_Z 0) with 0; [pose proof (int_range N); lia | apply int_range].
Qed.

(* ---------- Counting ---------- *)

(* What both a broadcast and a gossip are from one vertex. *)
Definition reaches_all (single : bool) (s : int) (r : Z) : Prop :=
  exists l, Z.of_nat (List.length l) <= r /\ Forall (CheckSchedule.ports P single) l /\ forall v, is_vertex (Numbers P) v -> informed (Numbers P) s l v.

Definition cap_of (a : int) (k : nat) : Prop := to_Z a = Z.min (to_Z N) (Z.of_nat k).

Lemma capped_sound a b k m : cap_of a k -> cap_of b m -> cap_of (capped a b) (k + m).
Proof.
  unfold cap_of, capped; intros A B; pose proof (total_some W); assert (WB : 10000000 < wB) by reflexivity; pose proof (int_range a); pose proof (int_range b).
  assert (S : to_Z (a + b) = to_Z a + to_Z b) by (rewrite Uint63.add_spec; apply Z.mod_small; lia).
  destruct (N <? a + b)%uint63 eqn:E.
  - apply Uint63.ltb_spec in E; lia.
  - assert (~ to_Z N < to_Z (a + b)) by (intros K; apply Uint63.ltb_spec in K; congruence); lia.
Qed.

Lemma cap_zero : cap_of 0%uint63 0.
Proof. unfold cap_of; pose proof (total_some W); change (to_Z 0) with 0; lia. Qed.

Lemma cap_one : cap_of 1%uint63 1.
Proof. unfold cap_of; pose proof (total_some W); change (to_Z 1) with 1; lia. Qed.

Lemma capped_sum_sound l k : Forall2 cap_of l k -> cap_of (capped_sum l) (list_sum k).
Proof. induction 1 as [|a m l k A F IH]; [apply cap_zero | apply capped_sound; assumption]. Qed.

Lemma Forall2_firstn {A B} (R : A -> B -> Prop) n : forall l m, Forall2 R l m -> Forall2 R (firstn n l) (firstn n m).
Proof. induction n as [|n IH]; intros l m F; [constructor|]; destruct F; simpl; constructor; auto. Qed.

Lemma same_length {A B} (R : A -> B -> Prop) l m : Forall2 R l m -> List.length l = List.length m.
Proof. induction 1; simpl; congruence. Qed.

Lemma firstn_seq n : forall a m, firstn n (seq a m) = seq a (min n m).
Proof. induction n as [|n IH]; intros a [|m]; simpl; try reflexivity; f_equal; apply IH. Qed.

Lemma longer_sound d0 d1 h m : forall i before ways_,
  Forall2 cap_of before (map (fun j => List.length (ways d0 d1 h (i - j))) (seq 1 i)) ->
  Forall2 cap_of ways_ (map (fun i => List.length (ways d0 d1 h i)) (seq i m)) ->
  Forall2 cap_of (longer (most d0 d1 h) before ways_) (map (fun i => List.length (ways d0 d1 (S h) i)) (seq i m)).
Proof.
  induction m as [|m IH]; intros i before w B F; inversion F as [|x n w' k X F']; subst; [constructor|]; cbn [longer seq map]; constructor.
  - rewrite length_ways; apply capped_sum_sound; rewrite <- firstn_seq, <- firstn_map; apply Forall2_firstn; exact B.
  - apply IH; [|exact F']; cbn [seq map]; constructor; [replace (S i - 1)%nat with i by lia; exact X|].
    rewrite <- seq_shift, map_map; exact B.
Qed.

Lemma by_length_sound d0 d1 t many : forall h w,
  Forall2 cap_of w (map (fun i => List.length (ways d0 d1 h i)) (seq 0 (S t))) ->
  Forall2 cap_of (by_length many (most d0 d1 h) d1 w) (map (fun h => list_sum (map (fun i => List.length (ways d0 d1 h i)) (seq 0 (S t)))) (seq (S h) many)).
Proof.
  induction many as [|k IH]; intros h w F; [constructor|]; cbn [by_length seq map].
  assert (L : Forall2 cap_of (longer (most d0 d1 h) [] w) (map (fun i => List.length (ways d0 d1 (S h) i)) (seq 0 (S t)))).
  { apply longer_sound; [constructor | exact F]. }
  constructor; [apply capped_sum_sound, L|]; exact (IH (S h) _ L).
Qed.

Lemma first_ways_sound d0 d1 t : Forall2 cap_of (first_ways t) (map (fun i => List.length (ways d0 d1 0 i)) (seq 0 (S t))).
Proof.
  unfold first_ways; cbn [seq map]; constructor; [apply cap_one|]; rewrite <- seq_shift, map_map.
  assert (K : forall a, Forall2 cap_of (repeat 0%uint63 t) (map (fun x => List.length (ways d0 d1 0 (S x))) (seq a t))); [|apply K].
  induction t as [|t IH]; intros a; [constructor|]; cbn [repeat seq map]; constructor; [apply cap_zero | apply IH].
Qed.

Lemma from_length_sound (f : nat -> nat) m : forall l i, Forall2 cap_of l (map f (seq i m)) ->
  Forall2 cap_of (from_length l) (map (fun j => list_sum (map f (seq j (i + m - j)))) (seq i m)).
Proof.
  induction m as [|m IH]; intros l i F; inversion F as [|a n l' k A F']; subst; [constructor|]; cbn [seq map from_length].
  specialize (IH l' (S i) F'); destruct m as [|m].
  - inversion F'; subst; simpl from_length; constructor; [|constructor].
    replace (i + 1 - i)%nat with 1%nat by lia; simpl; rewrite Nat.add_0_r; exact A.
  - cbn [seq map] in IH |- *; replace (S i + S m)%nat with (i + S (S m))%nat in IH by lia.
    destruct (from_length l') as [|b r]; inversion IH as [|b' n' r' k' B R]; subst.
    constructor; [|constructor; assumption].
    replace (i + S (S m) - i)%nat with (S (i + S (S m) - S i)) by lia; cbn [seq map list_sum fold_right]; apply capped_sound; [exact A | exact B].
Qed.

Lemma rooms_sound d0 d1 t : Forall2 cap_of (rooms d0 d1 t) (map (room d0 d1 t) (seq 0 (S t))).
Proof.
  apply (from_length_sound (fun h => list_sum (map (fun i => List.length (ways d0 d1 h i)) (seq 0 (S t)))) (S t)).
  cbn [seq map]; constructor.
  - change (List.length (ways d0 d1 0 0) :: _) with (map (fun i => List.length (ways d0 d1 0 i)) (seq 0 (S t))).
    apply capped_sum_sound, first_ways_sound.
  - exact (by_length_sound d0 d1 t t 0 _ (first_ways_sound d0 d1 t)).
Qed.

Lemma count_where_sound p : to_Z (count_where p) = Z.of_nat (List.length (filter p (ints N))).
Proof.
  unfold count_where; assert (K : forall l a, to_Z a + Z.of_nat (List.length l) < wB ->
    to_Z (fold_left (fun a v => if p v then (a + 1)%uint63 else a) l a) = to_Z a + Z.of_nat (List.length (filter p l))).
  { induction l as [|v l IH]; intros a B; [simpl; lia|]; simpl fold_left; simpl filter; simpl List.length in B; pose proof (int_range a).
    assert (S : to_Z (a + 1) = to_Z a + 1) by (rewrite Uint63.add_spec; change (to_Z 1) with 1; apply Z.mod_small; lia).
    destruct (p v); rewrite IH by lia; [rewrite S; simpl List.length; lia | reflexivity]. }
  rewrite K; change (to_Z 0) with 0; [lia|]; rewrite length_ints; pose proof (total_some W); assert (WB : 10000000 < wB) by reflexivity; lia.
Qed.

Lemma some_length (p : int -> bool) l : (List.length (filter p l) <= List.length l)%nat.
Proof. induction l as [|v l IH]; simpl; [lia|]; destruct (p v); simpl; lia. Qed.

Lemma crowded_sound t (f : nat -> nat) l : forall i m, to_Z i + Z.of_nat (List.length l) < wB -> Forall2 cap_of l (map f (seq (Z.to_nat (to_Z i)) m)) ->
  crowded t i l = true -> exists j, (f j < List.length (filter (fun v => (of_Z (Z.of_nat j) <=? t.[v])%uint63) (ints N)))%nat /\ Z.of_nat j < wB.
Proof.
  induction l as [|r l IH]; intros i m B F C; [discriminate|]; cbn [crowded] in C; pose proof (int_range i).
  destruct m as [|m]; inversion F as [|r' k l' n R F']; subst; apply orb_true_iff in C; destruct C as [C|C].
  - apply Uint63.ltb_spec in C; rewrite count_where_sound in C; exists (Z.to_nat (to_Z i)); rewrite Z2Nat.id, of_to_Z by lia; split; [|lia].
    unfold cap_of in R; assert (Y := some_length (fun v => (i <=? t.[v])%uint63) (ints N)); pose proof (length_ints N); lia.
  - apply andb_true_iff in C; destruct C as [_ C].
    assert (S : to_Z (i + 1) = to_Z i + 1) by (rewrite Uint63.add_spec; change (to_Z 1) with 1; apply Z.mod_small; simpl List.length in B; lia).
    apply (IH (i + 1)%uint63 m); [simpl List.length in B; lia | | exact C]; rewrite S, Z2Nat.inj_add by lia; rewrite Nat.add_1_r; exact F'.
Qed.

Lemma most_neighbours_sound v : is_vertex (Numbers P) v -> (List.length (row P v) <= most_neighbours)%nat.
Proof.
  unfold most_neighbours; intros V; change (is_vertex (Numbers P) v) with (In v (ints N)) in V.
  assert (K : forall l m, (m <= fold_left (fun m v => Nat.max m (List.length (row P v))) l m)%nat /\
    forall v, In v l -> (List.length (row P v) <= fold_left (fun m v => Nat.max m (List.length (row P v))) l m)%nat).
  { induction l as [|a l IH]; intros m; [split; [apply le_n | intros ? []]|]; simpl fold_left; destruct (IH (Nat.max m (List.length (row P a)))) as [A B].
    split; [lia|]; intros x [<-|I]; [lia | apply B, I]. }
  apply K, V.
Qed.

Lemma neighbours_bound v l : NoDup l -> (forall w, In w l -> adj (Numbers P) v w) -> (List.length l <= List.length (row P v))%nat.
Proof. intros D A; apply NoDup_incl_length; [exact D|]; intros w I; apply A, (numbers_adj P v w W) in I; apply I. Qed.

Lemma counting_check_sound single s r : counting_check single s r = true -> is_vertex (Numbers P) s /\ ~ reaches_all single s (r - 1).
Proof.
  unfold counting_check; set (t := CheckDistance.levels P s); clearbody t; rewrite !andb_true_iff, !orb_true_iff.
  intros (S & (E & Z0) & C); apply ltb_vertex in S; apply int_eqb_eq in Z0; split; [exact S|]; intros (l & L & F & I).
  assert (F' : Forall (all_port (Numbers P)) l) by (eapply Forall_impl; [|exact F]; intros now; destruct single; [apply single_all | auto]).
  pose proof (total_some W) as T; assert (WB : 10000000 < wB) by reflexivity.
  assert (H : forall u, is_vertex (Numbers P) u -> to_Z t.[u] <= to_Z N /\ forall v, In v (row P u) -> to_Z t.[v] <= to_Z t.[u] + 1 /\ (to_Z t.[u] = to_Z N <-> to_Z t.[v] = to_Z N)).
  { intros u U; apply numbers_vertex in U; apply (every_sound _ _ E) in U; cbv beta zeta in U; rewrite andb_true_iff, Uint63.leb_spec, forallb_forall in U.
    destruct U as [U K]; split; [exact U|]; intros v V; apply K in V; rewrite andb_true_iff, Uint63.leb_spec, eqb_true_iff in V.
    pose proof (int_range t.[u]); rewrite Uint63.add_spec, Z.mod_small in V by (change (to_Z 1) with 1; lia); change (to_Z 1) with 1 in V.
    split; [apply V|]; destruct V as [_ V]; split; intros X.
    - assert (Y : t.[u] = N) by (apply to_Z_inj; exact X); rewrite Y, Uint63.eqb_refl in V; symmetry in V; apply int_eqb_eq in V; rewrite V; reflexivity.
    - assert (Y : t.[v] = N) by (apply to_Z_inj; exact X); rewrite Y, Uint63.eqb_refl in V; apply int_eqb_eq in V; rewrite V; reflexivity. }
  assert (Pot : potential (Numbers P) (fun u => to_Z t.[u])).
  { intros a b A; assert (X := adj_left A); apply (numbers_adj P a b W) in A; apply (proj2 (H a X) b), A. }
  assert (Up : forall v d, walk (Numbers P) s v d -> to_Z t.[v] <= d).
  { intros v d X; apply (potential_walk (Numbers P) _ _ _ _ Pot) in X; rewrite Z0 in X; change (to_Z 0) with 0 in X; lia. }
  assert (Reach : forall v d, walk (Numbers P) s v d -> to_Z t.[v] <> to_Z N).
  { intros v d X; assert (K : forall u v d, walk (Numbers P) u v d -> to_Z t.[v] = to_Z N -> to_Z t.[u] = to_Z N).
    { induction 1 as [x Vx|x y z e A _ IH]; intros Y; [exact Y|]; assert (Q := adj_left A); apply (numbers_adj P x y W) in A.
      apply (proj2 (proj2 (H x Q) y (proj2 A))), IH, Y. }
    intros Y; apply (K _ _ _ X) in Y; rewrite Z0 in Y; change (to_Z 0) with 0 in Y; lia. }
  assert (Walks : forall v, is_vertex (Numbers P) v -> exists d, walk (Numbers P) s v d /\ d <= Z.of_nat (List.length l)).
  { intros v V; apply (informed_walk (Numbers P) s l v F' S (I v V)). }
  destruct C as [[C|C]|C].
  - apply Z.leb_le in C; lia.
  - apply existsb_exists in C; destruct C as (v & V & C); destruct (Walks v V) as (d & X & Y); apply orb_true_iff in C; destruct C as [C|C].
    + apply int_eqb_eq in C; apply (Reach v d X); rewrite C; reflexivity.
    + apply Z.leb_le in C; apply Up in X; lia.
  - apply andb_true_iff in C; destruct C as [C Cr]; apply andb_true_iff in C; destruct C as [-> Le]; apply Z.leb_le in Le.
    set (d0 := List.length (row P s)) in *; set (d1 := Nat.pred most_neighbours) in *.
    pose proof (rooms_sound d0 d1 (Z.to_nat (r - 1))) as R.
    destruct (crowded_sound t (room d0 d1 (Z.to_nat (r - 1))) _ 0%uint63 _ ltac:(rewrite (same_length _ _ _ R), map_length, seq_length; change (to_Z 0) with 0; lia) R Cr) as (j & J & Jb).
    apply Nat.lt_nge in J; apply J; clear J.
    assert (Q := room_for_all (Numbers P) int_dec s d0 d1 l j (filter (fun v => (of_Z (Z.of_nat j) <=? t.[v])%uint63) (ints N)) S F).
    apply Nat.le_trans with (room d0 d1 (List.length l) j).
    + apply Q.
      * intros m D A; apply neighbours_bound; assumption.
      * intros v m D A; destruct m as [|w m]; [simpl; lia|].
        assert (V := adj_left (A w (or_introl eq_refl))); apply Nat.le_trans with (List.length (row P v)); [apply neighbours_bound; assumption|].
        apply most_neighbours_sound in V; unfold d1; lia.
      * apply NoDup_filter, NoDup_ints.
      * intros v V; apply filter_In in V; destruct V as [V K]; split; [apply I; exact V|]; intros d X; apply Up in X.
        apply Uint63.leb_spec in K; rewrite int_of_Z in K by lia; lia.
    + assert (M : (List.length l <= Z.to_nat (r - 1))%nat) by lia; clear - M; unfold room.
      assert (Mono : forall (f : nat -> nat) m n a, (m <= n)%nat -> (list_sum (map f (seq a m)) <= list_sum (map f (seq a n)))%nat).
      { intros f m n a X; replace n with (m + (n - m))%nat by lia; rewrite seq_app, map_app, list_sum_app; lia. }
      apply Nat.le_trans with (list_sum (map (fun h => list_sum (map (fun i => List.length (ways d0 d1 h i)) (seq 0 (S (Z.to_nat (r - 1)))))) (seq j (S (List.length l) - j)))).
      * induction (seq j (S (List.length l) - j)) as [|h q IH]; [apply le_n|]; cbn [map list_sum fold_right]; apply Nat.add_le_mono; [apply Mono; lia | exact IH].
      * apply Mono; lia.
Qed.

Lemma reaches_broadcast single s r : broadcast_within (Numbers P) (CheckSchedule.ports P single) s r -> reaches_all single s r.
Proof. intros (l & L & F & _ & I); exists l; auto. Qed.

Lemma reaches_gossip single s r : is_vertex (Numbers P) s -> alltoall_within (Numbers P) (CheckSchedule.ports P single) r -> reaches_all single s r.
Proof. intros S (l & L & F & I); exists l; auto. Qed.

Theorem rounds_sound p l : rounds_checks p l = true -> forall f, In f l -> rounds_say (Numbers P) f.
Proof.
  destruct l as [|f [|]]; try discriminate; intros C f' [<-|[]]; cbn [rounds_checks] in C.
  destruct p as [l|maps from|from|slots proof], f as [m s r|m s r|m r|m r|m r|m r]; try discriminate; cbn [rounds_check rounds_say] in *.
  - apply andb_true_iff in C; destruct C as [S C]; exists (of_Z s); split; [apply number_fine_sound, S|].
    rewrite <- ports_round; apply (check_schedule_sound P W _ _ _ _ C).
  - rewrite <- ports_round; apply gossip_check_sound in C; exact C.
  - rewrite <- ports_round; exact (all_check_sound _ _ _ _ C).
  - rewrite !andb_true_iff in C; destruct C as [[S E] C]; apply int_eqb_eq in E; subst from; exists (of_Z s); split; [apply number_fine_sound, S|].
    rewrite <- ports_round; apply counting_check_sound in C; intros B; apply C, reaches_broadcast, B.
  - apply counting_check_sound in C; exists from; rewrite <- ports_round; split; [apply C|]; intros B; apply C, reaches_broadcast, B.
  - apply counting_check_sound in C; rewrite <- ports_round; intros B; apply C, reaches_gossip; [apply C | exact B].
  - apply andb_true_iff in C; destruct C as [Single C]; destruct m; [discriminate|]; unfold broadcast_refuted_by in C; rewrite !andb_true_iff in C.
    destruct C as [[S Fine] C]; apply number_fine_sound in S; exists (of_Z s); split; [exact S|].
    apply broadcast_refuted; [exact W | | exact Fine | exact (refuted_by_sound _ _ _ C)].
    destruct S as [_ S]; apply nth_error_In in S; apply in_ints, S.
Qed.

End Rounds.
