(* Quantities of all messages under any router, from the hops of the messages to each vertex; and, under
   one without headers whose next hops to one vertex are a table, these hops and orders of the channels. *)

From Coq Require Import ZArith Lia Bool Uint63 PArray List Sorted.
From Topocert Require Import Graph Walk Finite CheckGraph CheckSymmetry Numbered NetworkTable TrafficSays Follow.
From Topocert Require CheckDistance CheckChannels.
Import ListNotations.
Open Scope Z_scope.

(* What is found of the messages to one vertex: the next hops, where there are no headers; the hops, [never] for a message
   that does not arrive; and the distances, where they are asked for. *)
Record one := One { next_hops : array int; hops_of : array int; distance_of : array int }.

Lemma sent_walk P (r : router (Numbers P)) u d e w x : sent (Numbers P) r u d e w x -> walk (Numbers P) u w e.
Proof.
  induction 1 as [U V|e w h x h' k S IH (_ & B & _)]; [constructor; exact U|]; apply walk_app with w; [exact IH | apply walk_one, B].
Qed.

Section Audit.
Variable P : plain.
Notation N := (total P).
Variable r : router (Numbers P).
Variable never : int.
Variable look : bool -> int -> option one.
Hypothesis W : good_plain P.
Hypothesis LookHops : forall far d o, is_vertex (Numbers P) d -> look far d = Some o ->
  forall u e, is_vertex (Numbers P) u -> arrives (Numbers P) r u d e <-> (hops_of o).[u] <> never /\ e = to_Z (hops_of o).[u].
Hypothesis LookSmall : forall far d o, is_vertex (Numbers P) d -> look far d = Some o ->
  forall u, is_vertex (Numbers P) u -> to_Z (hops_of o).[u] <= 4194303.
Hypothesis LookDistances : forall d o, is_vertex (Numbers P) d -> look true d = Some o ->
  forall u, is_vertex (Numbers P) u -> ((distance_of o).[u] <? N)%uint63 = true -> dist (Numbers P) u d (to_Z (distance_of o).[u]).

(* ---------- Ends ---------- *)

Fixpoint rising (l : list Z) : bool := match l with a :: (b :: _) as r => (a <? b) && rising r | _ => true end.

Definition end_list (ends : option (list Z)) : option (list int) :=
  match ends with
  | None => Some (ints N)
  | Some l => if rising l && forallb (fun i => (0 <=? i) && (i <? to_Z N)) l then Some (map of_Z l) else None
  end.

Lemma rising_once l : rising l = true -> NoDup l.
Proof.
  intros R; assert (S : StronglySorted Z.lt l).
  { apply Sorted_StronglySorted; [intros x y z; apply Z.lt_trans|].
    induction l as [|a l IH]; [constructor|]; destruct l as [|b l]; [repeat constructor|].
    simpl in R; apply andb_true_iff in R; destruct R as [L R]; apply Z.ltb_lt in L; constructor; [apply IH, R | constructor; exact L]. }
  clear R; induction S as [|a l S IH F]; constructor; [|exact IH].
  intros I; rewrite Forall_forall in F; specialize (F a I); lia.
Qed.

Lemma end_list_sound ends us : end_list ends = Some us -> NoDup us /\ incl us (ints N) /\ forall v, is_end (Numbers P) ends v <-> In v us.
Proof.
  destruct ends as [l|]; simpl.
  - destruct (rising l && _) eqn:E; [|discriminate]; intros X; injection X as <-; apply andb_true_iff in E; destruct E as [R F].
    apply rising_once in R; rewrite forallb_forall in F.
    assert (B : forall i, In i l -> 0 <= i < to_Z N) by (intros i I; apply F in I; lia).
    pose proof (int_range N).
    split; [|split].
    + apply NoDup_map_inj; [|exact R]; intros i j I J E; apply B in I, J; rewrite <- (int_of_Z i), <- (int_of_Z j), E by lia; reflexivity.
    + intros v V; apply in_map_iff in V; destruct V as (i & <- & I); apply in_ints; apply B in I; rewrite int_of_Z by lia; lia.
    + intros v; rewrite in_map_iff; split.
      * intros (i & I & M); exists i; split; [|exact I]; destruct (numbered_here P i (B i I)) as [_ M']; destruct M as [_ M]; congruence.
      * intros (i & <- & I); exists i; split; [exact I | apply numbered_here, B, I].
  - intros X; injection X as <-; split; [apply NoDup_ints|]; split; [apply incl_refl | intros v; reflexivity].
Qed.

(* ---------- Quantities ---------- *)

Definition weight : int := 134217728.

(* Each message that arrives counts so much; more hops, or a larger quotient, than the largest weigh more than all. *)
Definition counts (q : quantity) (h t : int) : int :=
  (match q with
  | Delivered _ => 1
  | Minimal _ => if h =? t then 1 else 0
  | TotalHops _ => h
  | MaxHops n => let m := of_Z n in if h <=? m then if h =? m then 1 else 0 else weight
  | MaxStretch a b => let x := h * of_Z b in let y := of_Z a * t in if x <=? y then if x =? y then 1 else 0 else weight
  end)%uint63.

Definition is_far (q : quantity) : bool := match q with Minimal _ | MaxStretch _ _ => true | _ => false end.

Definition small (n : Z) : bool := (0 <=? n) && (n <? 1073741824).

Definition quantity_fine (q : quantity) : bool :=
  match q with
  | Delivered _ | Minimal _ | TotalHops _ => true
  | MaxHops n => small n
  | MaxStretch a b => small a && small b && (0 <? b) && (Z.gcd a b =? 1)
  end.

Definition counted (q : quantity) (o : one) (d u : int) : int :=
  if ((u =? d) || ((hops_of o).[u] =? never))%uint63 then 0%uint63 else counts q (hops_of o).[u] (distance_of o).[u].

Definition piece (us : list int) (q : quantity) (o : one) (d : int) : int := CheckDistance.sum_ints us (counted q o d) 0%uint63.

Definition near (us : list int) (o : one) : bool :=
  forallb (fun u => ((hops_of o).[u] =? never)%uint63 || ((distance_of o).[u] <? N)%uint63) us.

Fixpoint add_pieces (us : list int) (o : one) (d : int) (qs : list quantity) (s : list int) : list int :=
  match qs, s with q :: qs, i :: s => (i + piece us q o d)%uint63 :: add_pieces us o d qs s | _, _ => [] end.

(* The sums over the messages from all sources to all destinations. *)
Definition totals (us ds : list int) (qs : list quantity) : option (list int) :=
  let far := existsb is_far qs in
  fold_left (fun s d => match s with
    | None => None
    | Some s => match look far d with
      | Some o => if near us o then Some (add_pieces us o d qs s) else None
      | None => None
      end
    end) ds (Some (map (fun _ => 0%uint63) qs)).

(* Each message that is counted stands for so many. *)
Definition quantity_check (times : Z) (q : quantity) (s : int) : bool :=
  quantity_fine q && match q with
  | Delivered n | Minimal n | TotalHops n => times * to_Z s =? n
  | MaxHops n => (s <? weight)%uint63 && ((0 <? s)%uint63 || (n =? 0))
  | MaxStretch a b => (s <? weight)%uint63 && ((0 <? s)%uint63 || (a =? 1) && (b =? 1))
  end.

Fixpoint quantities_check (times : Z) (qs : list quantity) (s : list int) : bool :=
  match qs, s with [] , [] => true | q :: qs, i :: s => quantity_check times q i && quantities_check times qs s | _, _ => false end.

Definition pair_value (far : bool) (q : quantity) (d u : int) : Z :=
  match look far d with Some o => to_Z (counted q o d u) | None => 0 end.

Lemma small_int n : small n = true -> to_Z (of_Z n) = n /\ 0 <= n < 1073741824.
Proof.
  unfold small; rewrite andb_true_iff, Z.leb_le, Z.ltb_lt; intros B; split; [|exact B].
  assert (1073741824 < wB) by reflexivity; apply int_of_Z; lia.
Qed.

Lemma counts_small q h t : to_Z h <= 4194303 -> to_Z (counts q h t) <= 134217728.
Proof.
  intros H; assert (to_Z 0 <= 134217728) by (vm_compute; discriminate); assert (to_Z 1 <= 134217728) by (vm_compute; discriminate).
  assert (to_Z weight <= 134217728) by (vm_compute; discriminate).
  destruct q; simpl; try lia; repeat match goal with |- context [if ?x then _ else _] => destruct x end; lia.
Qed.

Lemma piece_sum us q o d far : is_vertex (Numbers P) d -> incl us (ints N) -> (List.length us <= List.length (ints N))%nat -> look far d = Some o ->
  to_Z (piece us q o d) = sum_over (pair_value far q d) us /\ to_Z (piece us q o d) <= 2 ^ 49.
Proof.
  intros D I L E; unfold piece; pose proof (total_some W) as T; pose proof (length_ints N) as LN.
  assert (B : forall u, In u us -> to_Z (counted q o d u) <= 134217728).
  { intros u U; unfold counted; destruct (_ || _); [change (to_Z 0) with 0; lia|]; apply counts_small.
    apply (LookSmall far d o D E u (I u U)). }
  assert (X := CheckDistance.sum_ints_spec 134217728 (counted q o d) ltac:(lia) us 0%uint63 B).
  assert (Y : to_Z 0 + Z.of_nat (List.length us) * 134217728 < wB).
  { change (to_Z 0) with 0; assert (4194303 * 134217728 < wB) by reflexivity; nia. }
  specialize (X Y); rewrite X; change (to_Z 0) with 0; rewrite Z.add_0_l; split.
  - apply sum_over_ext; intros u U; unfold pair_value; rewrite E; reflexivity.
  - assert (Q : sum_over (fun v => to_Z (counted q o d v)) us <= sum_over (fun _ => 134217728) us) by (apply sum_over_le; exact B).
    rewrite (sum_over_constant (fun _ => 134217728) 134217728) in Q by reflexivity.
    assert (4194303 * 134217728 <= 2 ^ 49) by (vm_compute; discriminate); nia.
Qed.

Definition looked (far : bool) (us : list int) (d : int) : Prop := exists o, look far d = Some o /\ near us o = true.

Lemma totals_sound us ds qs s : incl us (ints N) -> (List.length us <= List.length (ints N))%nat -> incl ds (ints N) -> Z.of_nat (List.length ds) <= 8192 -> totals us ds qs = Some s ->
  let far := existsb is_far qs in (forall d, In d ds -> looked far us d) /\
  Forall2 (fun q i => to_Z i = sum_over (fun d => sum_over (pair_value far q d) us) ds) qs s.
Proof.
  unfold totals; set (far := existsb is_far qs); clearbody far; intros I L Ids B E; cbv zeta.
  assert (K : forall ds (z : quantity -> Z) s0 s, incl ds (ints N) -> (forall q, In q qs -> 0 <= z q /\ z q + Z.of_nat (List.length ds) * 2 ^ 49 < wB) ->
    Forall2 (fun q i => to_Z i = z q) qs s0 ->
    fold_left (fun s d => match s with
      | None => None
      | Some s => match look far d with
        | Some o => if near us o then Some (add_pieces us o d qs s) else None
        | None => None
        end
      end) ds (Some s0) = Some s ->
    (forall d, In d ds -> looked far us d) /\ Forall2 (fun q i => to_Z i = z q + sum_over (fun d => sum_over (pair_value far q d) us) ds) qs s).
  { clear s ds Ids B E; induction ds as [|d ds IH]; intros z s0 s Ids B F E.
    - injection E as <-; split; [intros ? []|]; clear - F; induction F; constructor; simpl; [lia | assumption].
    - cbn [fold_left] in E.
      destruct (look far d) as [o|] eqn:O.
      2: { exfalso; clear - E; induction ds; [discriminate | exact (IHds E)]. }
      destruct (near us o) eqn:Nr.
      2: { exfalso; clear - E; induction ds; [discriminate | exact (IHds E)]. }
      assert (D : is_vertex (Numbers P) d) by (apply Ids; left; reflexivity).
      pose proof (fun q => piece_sum us q o d far D I L O) as Pc.
      destruct (IH (fun q => z q + sum_over (pair_value far q d) us) (add_pieces us o d qs s0) s) as [R1 R2].
      + intros x X; apply Ids; right; exact X.
      + intros q Q; destruct (B q Q) as [B1 B2]; destruct (Pc q) as [P1 P2]; rewrite <- P1; pose proof (int_range (piece us q o d)).
        cbn [List.length] in B2; lia.
      + clear - B F Pc; induction F as [|q i qs' s' X F IHF]; [constructor|]; cbn [add_pieces]; constructor.
        * destruct (B q (or_introl eq_refl)) as [B1 B2]; destruct (Pc q) as [P1 P2]; rewrite <- P1, Uint63.add_spec, X; apply Z.mod_small.
          pose proof (int_range (piece us q o d)); cbn [List.length] in B2; lia.
        * apply IHF; intros q' Q'; apply B; right; exact Q'.
      + exact E.
      + split; [intros x [<-|X]; [exists o; auto | apply R1, X]|].
        clear - R2; induction R2 as [|q i qs' s' X F IHF]; constructor; [cbn [sum_over]; lia | exact IHF]. }
  destruct (K ds (fun _ => 0) (map (fun _ => 0%uint63) qs) s Ids) as [R1 R2]; [| |exact E|].
  - intros q _; assert (8192 * 2 ^ 49 < wB) by reflexivity; nia.
  - clear; induction qs; simpl; constructor; [reflexivity | assumption].
  - split; [exact R1|]; clear - R2; induction R2 as [|q i qs' s' X F IHF]; constructor; [lia | exact IHF].
Qed.

(* ---------- What the sums say ---------- *)

Section Sums.
Variable far : bool.
Variables us ds : list int.
Hypothesis Us : NoDup us.
Hypothesis Ds : NoDup ds.
Hypothesis UsIn : incl us (ints N).
Hypothesis DsIn : incl ds (ints N).
Hypothesis Looked : forall d, In d ds -> looked far us d.

Definition arrived (u d : int) (e : Z) : Prop := In u us /\ In d ds /\ u <> d /\ arrives (Numbers P) r u d e.

Lemma pair_value_cases q u d : In u us -> In d ds ->
  (exists o, look far d = Some o /\ arrived u d (to_Z (hops_of o).[u]) /\
    pair_value far q d u = to_Z (counts q (hops_of o).[u] (distance_of o).[u]) /\ to_Z (hops_of o).[u] <= 4194303 /\
    (far = true -> dist (Numbers P) u d (to_Z (distance_of o).[u]))) \/
  (pair_value far q d u = 0 /\ forall e, ~ arrived u d e).
Proof.
  intros U D; destruct (Looked d D) as (o & O & Nr); assert (D' := DsIn d D : is_vertex (Numbers P) d); assert (U' := UsIn u U : is_vertex (Numbers P) u).
  pose proof (LookHops far d o D' O u) as A; unfold pair_value; rewrite O; unfold counted.
  destruct (u =? d)%uint63 eqn:E1; [apply int_eqb_eq in E1; right; split; [reflexivity|]; intros e (_ & _ & X & _); contradiction|].
  apply int_eqb_neq in E1; destruct ((hops_of o).[u] =? never)%uint63 eqn:E2; cbn [orb].
  - apply int_eqb_eq in E2; right; split; [reflexivity|]; intros e (_ & _ & _ & X); apply A in X; tauto.
  - left; exists o; split; [reflexivity|]; pose proof (LookSmall far d o D' O u U').
    split; [|split; [reflexivity|]; split; [assumption|]].
    + split; [exact U|]; split; [exact D|]; split; [exact E1|]; apply A; [exact U'|]; split; [apply int_eqb_neq, E2 | reflexivity].
    + intros ->; apply (LookDistances d o D' O u U').
      unfold near in Nr; rewrite forallb_forall in Nr; specialize (Nr u U); rewrite E2 in Nr; exact Nr.
Qed.

Lemma arrived_once u d e e' : arrived u d e -> arrived u d e' -> e = e'.
Proof.
  intros (U & D & _ & A) (_ & _ & _ & A'); destruct (Looked d D) as (o & O & _).
  apply (LookHops far d o (DsIn d D) O u _ (UsIn u U)) in A, A'; lia.
Qed.

Lemma value_nonneg q u d : 0 <= pair_value far q d u.
Proof. unfold pair_value; destruct (look _ _); [apply int_range | lia]. Qed.

Lemma sum_nonneg {A} (f : A -> Z) l : (forall a, 0 <= f a) -> 0 <= sum_over f l.
Proof. intros F; induction l as [|a l IH]; simpl; [lia | specialize (F a); lia]. Qed.

Lemma sum_part {A} (f : A -> Z) l a : (forall a, 0 <= f a) -> In a l -> f a <= sum_over f l.
Proof.
  intros F; induction l as [|b l IH]; intros I; [destruct I|]; simpl; pose proof (sum_nonneg f l F); destruct I as [->|I]; [lia|].
  specialize (IH I); specialize (F b); lia.
Qed.

Lemma sum_some {A} (f : A -> Z) l : 0 < sum_over f l -> exists a, In a l /\ 0 < f a.
Proof.
  induction l as [|b l IH]; simpl; intros H; [lia|]; destruct (Z_lt_le_dec 0 (f b)) as [L|L]; [exists b; auto|].
  destruct IH as (a & I & B); [lia|]; exists a; auto.
Qed.

Definition sum_of (q : quantity) : Z := sum_over (fun d => sum_over (pair_value far q d) us) ds.

Lemma value_below q u d : In u us -> In d ds -> pair_value far q d u <= sum_of q.
Proof.
  intros U D; apply Z.le_trans with (sum_over (pair_value far q d) us).
  - apply (sum_part (pair_value far q d)); [intros x; apply value_nonneg | exact U].
  - apply (sum_part (fun d => sum_over (pair_value far q d) us)); [intros x; apply sum_nonneg; intros y; apply value_nonneg | exact D].
Qed.

Lemma value_some q : 0 < sum_of q -> exists u d, In u us /\ In d ds /\ 0 < pair_value far q d u.
Proof.
  intros H; apply sum_some in H; destruct H as (d & D & H); apply sum_some in H; destruct H as (u & U & H); exists u, d; auto.
Qed.

(* A quantity of which each message that counts counts 1. *)
Lemma count_sum q (Q : int -> int -> Prop) : (forall u d, In u us -> In d ds -> pair_value far q d u = 1 /\ Q u d \/ pair_value far q d u = 0 /\ ~ Q u d) ->
  count (fun e : int * int => In (fst e) us /\ In (snd e) ds /\ Q (fst e) (snd e)) (sum_of q).
Proof.
  intros H; apply (count_bijection (fun e : int * int => In (fst e) ds /\ (In (snd e) us /\ Q (snd e) (fst e))) _ (fun e => (snd e, fst e))).
  - intros [x y]; simpl; tauto.
  - intros [x y] [x' y'] _ _ E; simpl in E; congruence.
  - intros [x y]; simpl; intros (A & B & C); exists (y, x); simpl; tauto.
  - apply (count_pairs (fun d u => In u us /\ Q u d) (fun d => sum_over (pair_value far q d) us)); [exact Ds|].
    intros d D; replace (sum_over (pair_value far q d) us) with (sum_over (fun u => if Z.eqb (pair_value far q d u) 1 then 1 else 0) us).
    + rewrite <- length_filter_sum; apply count_filter; [exact Us|]; intros u; split.
      * intros [U K]; split; [exact U|]; destruct (H u d U D) as [[X _]|[_ X]]; [apply Z.eqb_eq, X | contradiction].
      * intros [U K]; apply Z.eqb_eq in K; split; [exact U|]; destruct (H u d U D) as [[_ X]|[X _]]; [exact X | lia].
    + apply sum_over_ext; intros u U; destruct (H u d U D) as [[-> _]|[-> _]]; reflexivity.
Qed.

Lemma delivered_sum n : count (fun e : int * int => exists d, arrived (fst e) (snd e) d) (sum_of (Delivered n)).
Proof.
  apply count_iff with (fun e : int * int => In (fst e) us /\ In (snd e) ds /\ exists d, arrived (fst e) (snd e) d).
  - intros e; split; [tauto|]; intros (d & A); pose proof A as (X & Y & _); split; [exact X|]; split; [exact Y | exists d; exact A].
  - apply (count_sum (Delivered n) (fun u v => exists d, arrived u v d)); intros u d U D; destruct (pair_value_cases (Delivered n) u d U D) as [(o & _ & A & V & _)|[V A]].
    + left; split; [rewrite V; reflexivity | eexists; exact A].
    + right; split; [exact V|]; intros (e & X); apply (A e X).
Qed.

Lemma minimal_sum n : far = true -> count (fun e : int * int => exists d, arrived (fst e) (snd e) d /\ dist (Numbers P) (fst e) (snd e) d) (sum_of (Minimal n)).
Proof.
  intros F; apply count_iff with (fun e : int * int => In (fst e) us /\ In (snd e) ds /\ exists d, arrived (fst e) (snd e) d /\ dist (Numbers P) (fst e) (snd e) d).
  - intros e; split; [tauto|]; intros (d & A & B); pose proof A as (X & Y & _); split; [exact X|]; split; [exact Y | exists d; auto].
  - apply (count_sum (Minimal n) (fun u v => exists d, arrived u v d /\ dist (Numbers P) u v d)); intros u d U D; destruct (pair_value_cases (Minimal n) u d U D) as [(o & _ & A & V & _ & T)|[V A]].
    + specialize (T F); rewrite V; cbn [counts]; destruct ((hops_of o).[u] =? (distance_of o).[u])%uint63 eqn:E.
      * left; split; [reflexivity|]; apply int_eqb_eq in E; eexists; split; [exact A | rewrite E; exact T].
      * right; split; [reflexivity|]; intros (e & X & Y); apply int_eqb_neq in E; apply E, to_Z_inj.
        rewrite (arrived_once _ _ _ _ A X); apply (dist_unique (Numbers P) u d); assumption.
    + right; split; [exact V|]; intros (e & X & _); apply (A e X).
Qed.

(* The largest: nothing is larger, and something is as large, if what is larger weighs too much. *)
Lemma largest_sum q (Le Eq : int -> int -> Prop) :
  (forall u d e, arrived u d e -> pair_value far q d u = 0 /\ Le u d \/ pair_value far q d u = 1 /\ Le u d /\ Eq u d \/ pair_value far q d u = 134217728) ->
  sum_of q < 134217728 ->
  (forall u d e, arrived u d e -> Le u d) /\ (0 < sum_of q -> exists u d e, arrived u d e /\ Eq u d) /\
  (sum_of q <= 0 -> forall u d e, arrived u d e -> pair_value far q d u = 0 /\ Le u d).
Proof.
  intros H B; assert (C : forall u d e, arrived u d e -> pair_value far q d u < 134217728).
  { intros u d e (U & D & _); pose proof (value_below q u d U D); lia. }
  split; [|split].
  - intros u d e A; specialize (C u d e A); destruct (H u d e A) as [[_ X]|[(_ & X & _)|X]]; [exact X | exact X | lia].
  - intros S; apply value_some in S; destruct S as (u & d & U & D & V).
    destruct (pair_value_cases q u d U D) as [(o & _ & A & _)|[X _]]; [|lia].
    exists u, d, (to_Z (hops_of o).[u]); split; [exact A|]; specialize (C u d _ A).
    destruct (H u d _ A) as [[X _]|[(_ & _ & X)|X]]; [lia | exact X | lia].
  - intros Z u d e A; pose proof A as (U & D & _); pose proof (value_below q u d U D); pose proof (value_nonneg q u d).
    destruct (H u d e A) as [[X Y]|[(X & _)|X]]; [auto | lia | lia].
Qed.

Lemma max_hops_sum n : small n = true -> sum_of (MaxHops n) < 134217728 ->
  (forall u d e, arrived u d e -> e <= n) /\ (0 < sum_of (MaxHops n) -> exists u d, arrived u d n).
Proof.
  intros Sm B; apply small_int in Sm; destruct Sm as [In_ Bn].
  destruct (largest_sum (MaxHops n) (fun u d => forall e, arrived u d e -> e <= n) (fun u d => arrived u d n)) as (X & Y & _); [|exact B|].
  - intros u d e A; pose proof A as (U & D & _); destruct (pair_value_cases (MaxHops n) u d U D) as [(o & _ & A' & V & _)|[_ N']]; [|exfalso; apply (N' e A)].
    rewrite V; cbn [counts]; destruct ((hops_of o).[u] <=? of_Z n)%uint63 eqn:E; [|right; right; reflexivity].
    apply Uint63.leb_spec in E; rewrite In_ in E; destruct ((hops_of o).[u] =? of_Z n)%uint63 eqn:F.
    + right; left; split; [reflexivity|]; apply int_eqb_eq in F; rewrite F, In_ in A'.
      split; [intros e' X; rewrite (arrived_once _ _ _ _ X A'); lia | exact A'].
    + left; split; [reflexivity|]; intros e' X; rewrite (arrived_once _ _ _ _ X A'); exact E.
  - split; [intros u d e A; apply (X u d e A e A)|]; intros Z; destruct (Y Z) as (u & d & e & _ & A); eauto.
Qed.

Lemma max_stretch_sum a b : far = true -> small a = true -> small b = true -> sum_of (MaxStretch a b) < 134217728 ->
  (forall u d e k, arrived u d e -> dist (Numbers P) u d k -> e * b <= a * k) /\
  (0 < sum_of (MaxStretch a b) -> exists u d e k, arrived u d e /\ dist (Numbers P) u d k /\ e * b = a * k) /\
  (sum_of (MaxStretch a b) <= 0 -> forall u d e k, arrived u d e -> dist (Numbers P) u d k -> e * b < a * k).
Proof.
  intros F Sa Sb B; apply small_int in Sa, Sb; destruct Sa as [Ia Ba], Sb as [Ib Bb].
  assert (Val : forall u d e, arrived u d e -> exists k, dist (Numbers P) u d k /\
    (pair_value far (MaxStretch a b) d u = 0 /\ e * b < a * k \/ pair_value far (MaxStretch a b) d u = 1 /\ e * b = a * k \/ pair_value far (MaxStretch a b) d u = 134217728)).
  { intros u d e A; pose proof A as (U & D & _); destruct (pair_value_cases (MaxStretch a b) u d U D) as [(o & _ & A' & V & L & T)|[_ N']]; [|exfalso; apply (N' e A)].
    specialize (T F); exists (to_Z (distance_of o).[u]); split; [exact T|]; rewrite (arrived_once _ _ _ _ A A'), V.
    assert (Lt : to_Z (distance_of o).[u] <= to_Z (hops_of o).[u]).
    { destruct A' as (_ & _ & _ & h & S); apply sent_walk in S; apply (dist_walk_le (Numbers P) _ _ _ _ T S). }
    cbn [counts]; pose proof (int_range (hops_of o).[u]); pose proof (int_range (distance_of o).[u]).
    assert (WB : 1073741824 * 4194303 < wB) by reflexivity.
    assert (E1 : to_Z ((hops_of o).[u] * of_Z b) = to_Z (hops_of o).[u] * b) by (rewrite Uint63.mul_spec, Ib; apply Z.mod_small; nia).
    assert (E2 : to_Z (of_Z a * (distance_of o).[u]) = a * to_Z (distance_of o).[u]) by (rewrite Uint63.mul_spec, Ia; apply Z.mod_small; nia).
    destruct ((hops_of o).[u] * of_Z b <=? of_Z a * (distance_of o).[u])%uint63 eqn:G; [|right; right; reflexivity].
    apply Uint63.leb_spec in G; rewrite E1, E2 in G.
    destruct ((hops_of o).[u] * of_Z b =? of_Z a * (distance_of o).[u])%uint63 eqn:K.
    - right; left; split; [reflexivity|]; apply int_eqb_eq in K; rewrite <- E1, <- E2, K; reflexivity.
    - left; split; [reflexivity|]; apply int_eqb_neq in K; rewrite <- E1, <- E2 in *; assert (to_Z ((hops_of o).[u] * of_Z b) <> to_Z (of_Z a * (distance_of o).[u])) by (intros Q; apply K, to_Z_inj, Q); lia. }
  destruct (largest_sum (MaxStretch a b) (fun u d => forall e k, arrived u d e -> dist (Numbers P) u d k -> e * b <= a * k)
    (fun u d => exists e k, arrived u d e /\ dist (Numbers P) u d k /\ e * b = a * k)) as (X & Y & Z); [|exact B|].
  - intros u d e A; destruct (Val u d e A) as (k & K & C).
    assert (U : forall e' k', arrived u d e' -> dist (Numbers P) u d k' -> e' = e /\ k' = k).
    { intros e' k' A' K'; split; [apply (arrived_once _ _ _ _ A' A) | apply (dist_unique (Numbers P) u d k' k K' K)]. }
    destruct C as [[V C]|[[V C]|V]]; [left | right; left | right; right; exact V].
    + split; [exact V|]; intros e' k' A' K'; destruct (U e' k' A' K') as [-> ->]; lia.
    + split; [exact V|]; split; [intros e' k' A' K'; destruct (U e' k' A' K') as [-> ->]; lia | exists e, k; auto].
  - split; [intros u d e k A K; apply (X u d e A e k A K)|]; split.
    + intros S; destruct (Y S) as (u & d & _ & _ & e & k & H); exists u, d, e, k; exact H.
    + intros S u d e k A K; destruct (Z S u d e A) as [V _]; destruct (Val u d e A) as (k' & K' & [[_ C]|[[C _]|C]]); [|lia|lia].
      rewrite (dist_unique (Numbers P) u d k k' K K'); exact C.
Qed.

Lemma sum_zero {A} (f : A -> Z) l : (forall a, In a l -> f a = 0) -> sum_over f l = 0.
Proof. induction l as [|x l IH]; intros K; [reflexivity|]; simpl; rewrite (K x (or_introl eq_refl)), IH; [reflexivity|]; intros y Y; apply K; right; exact Y. Qed.

(* A sum over more, that is 0 there. *)
Lemma sum_over_part (f : int -> Z) l m : NoDup l -> NoDup m -> incl l m -> (forall a, In a m -> ~ In a l -> f a = 0) -> sum_over f m = sum_over f l.
Proof.
  intros Dl Dm I Z; set (rest := filter (fun a => negb (among a l)) m).
  assert (Mem : forall a, In a rest <-> In a m /\ ~ In a l).
  { intros a; unfold rest; rewrite filter_In, negb_true_iff; split; intros [A B]; split; auto.
    - intros X; apply among_spec in X; congruence.
    - destruct (among a l) eqn:E; [apply among_spec in E; contradiction | reflexivity]. }
  rewrite (sum_over_permutation f m (l ++ rest)), sum_over_app.
  - enough (E : sum_over f rest = 0) by lia.
    apply sum_zero; intros a A; apply Mem in A; apply Z; tauto.
  - apply Permutation.NoDup_Permutation; [exact Dm | |].
    + apply NoDup_app_intro; [exact Dl | apply NoDup_filter, Dm | intros a A B; apply Mem in B; tauto].
    + intros a; rewrite in_app_iff, Mem; destruct (in_dec int_dec a l); split; try tauto; intros [A|[A _]]; auto.
Qed.

Lemma total_hops_sum n : exists f : int -> int -> Z, (forall u d, arrived u d (f u d) \/ f u d = 0 /\ forall e, ~ arrived u d e) /\
  sum_over (fun d => sum_over (fun u => f u d) (ints N)) (ints N) = sum_of (TotalHops n).
Proof.
  exists (fun u d => if among u us && among d ds then pair_value far (TotalHops n) d u else 0); split.
  - intros u d; destruct (among u us && among d ds) eqn:E.
    + apply andb_true_iff in E; rewrite !among_spec in E; destruct E as [U D].
      destruct (pair_value_cases (TotalHops n) u d U D) as [(o & _ & A & V & _)|[V A]]; [left; rewrite V; exact A | right; auto].
    + right; split; [reflexivity|]; intros e (U & D & _); apply among_spec in U, D; rewrite U, D in E; discriminate.
  - unfold sum_of; rewrite (sum_over_part _ ds (ints N) Ds (NoDup_ints N) DsIn).
    + apply sum_over_ext; intros d D; apply among_spec in D; rewrite (sum_over_part _ us (ints N) Us (NoDup_ints N) UsIn).
      * apply sum_over_ext; intros u U; apply among_spec in U; rewrite U, D; reflexivity.
      * intros u _ Nu; destruct (among u us) eqn:E; [apply among_spec in E; contradiction | reflexivity].
    + intros d _ Nd; assert (Z : among d ds = false) by (destruct (among d ds) eqn:E; [apply among_spec in E; contradiction | reflexivity]).
      apply sum_zero; intros u _; rewrite Z, andb_false_r; reflexivity.
Qed.
End Sums.

(* ---------- All messages among some ends ---------- *)

Definition audit_check (ends : option (list Z)) (qs : list quantity) : bool :=
  match end_list ends with
  | None => false
  | Some us => (Z.of_nat (List.length us) <=? 8192) && match totals us us qs with Some s => quantities_check 1 qs s | None => false end
  end.

Lemma quantities_in times qs s q : quantities_check times qs s = true -> In q qs ->
  forall (f : quantity -> Z), Forall2 (fun q i => to_Z i = f q) qs s -> exists i, to_Z i = f q /\ quantity_check times q i = true.
Proof.
  intros C I f F; revert C I; induction F as [|q' i qs' s' X F IH]; simpl; intros C I; [destruct I|].
  apply andb_true_iff in C; destruct C as [C1 C2]; destruct I as [->|I]; [exists i; auto | apply IH; assumption].
Qed.

Lemma far_in q qs : In q qs -> is_far q = true -> existsb is_far qs = true.
Proof. intros I F; apply existsb_exists; exists q; auto. Qed.

(* Hops take a positive number. *)
Lemma arrives_positive u d e : u <> d -> arrives (Numbers P) r u d e -> 0 < e.
Proof.
  intros Ne (h & S); assert (K : forall w x, sent (Numbers P) r u d e w x -> 0 <= e /\ (e = 0 -> w = u)).
  { clear S; induction 1 as [|e w x y x' k S [IH _] _]; [split; [lia | reflexivity]|]; split; lia. }
  destruct (K _ _ S) as [A B]; destruct (Z.eq_dec e 0) as [E|E]; [exfalso; apply Ne; symmetry; apply B, E | lia].
Qed.

Theorem audit_sound ends qs : audit_check ends qs = true -> forall q, In q qs -> quantity_is (Numbers P) r ends q.
Proof.
  unfold audit_check; destruct (end_list ends) as [us|] eqn:E; [|discriminate]; rewrite andb_true_iff, Z.leb_le; intros [B C] q Q.
  destruct (end_list_sound _ _ E) as (Once & Incl & Ends); destruct (totals us us qs) as [s|] eqn:T; [|discriminate].
  assert (Len : (List.length us <= List.length (ints N))%nat) by (apply NoDup_incl_length; assumption).
  destruct (totals_sound us us qs s Incl Len Incl B T) as [Lk F]; set (far := existsb is_far qs) in *.
  destruct (quantities_in 1 qs s q C Q _ F) as (i & Ei & Ci); change (to_Z i = sum_of far us us q) in Ei.
  assert (Msg : forall u d e, message (Numbers P) ends u d /\ arrives (Numbers P) r u d e <-> arrived us us u d e).
  { intros u d e; unfold message, arrived; rewrite !Ends; tauto. }
  assert (WeightZ : to_Z weight = 134217728) by reflexivity.
  unfold quantity_check in Ci; apply andb_true_iff in Ci; destruct Ci as [Fine Ci]; unfold quantity_is; destruct q as [n|n|n|n|a b]; cbv zeta.
  - apply Z.eqb_eq in Ci; replace n with (sum_of far us us (Delivered n)) by lia.
    eapply count_iff; [|apply (delivered_sum far us us Once Once Incl Incl Lk)]; intros [u d]; cbn [fst snd]; split; intros (x & X); exists x; apply Msg, X.
  - apply Z.eqb_eq in Ci; replace n with (sum_of far us us (Minimal n)) by lia.
    eapply count_iff; [|apply (minimal_sum far us us Once Once Incl Incl Lk n)]; [|apply (far_in (Minimal n)); auto].
    intros [u d]; cbn [fst snd]; split; intros (x & X & Y); exists x; (split; [apply Msg, X | exact Y]).
  - rewrite !andb_true_iff, orb_true_iff, ltb_true, WeightZ in Ci; destruct Ci as [C1 C2].
    destruct (max_hops_sum far us us Incl Incl Lk n Fine ltac:(lia)) as [X Y]; split.
    + intros u v d H; apply Msg in H; apply (X u v d H).
    + destruct (Z_lt_le_dec 0 (sum_of far us us (MaxHops n))) as [L|L].
      * left; destruct (Y L) as (u & v & A); exists u, v; apply Msg, A.
      * destruct C2 as [C2|C2]; [apply ltb_true in C2; change (to_Z 0) with 0 in C2; lia|]; apply Z.eqb_eq in C2; subst n; right; split; [reflexivity|].
        intros u v d H; assert (A := H); apply Msg in A; apply X in A; destruct H as [(_ & _ & Ne) H]; apply (arrives_positive u v d Ne) in H; lia.
  - apply Z.eqb_eq in Ci; destruct (total_hops_sum far us us Once Once Incl Incl Lk n) as (f & H & S); exists f; split.
    + intros u v; destruct (H u v) as [A|[Z A]]; [left; apply Msg, A | right; split; [exact Z|]; intros e X; apply Msg in X; apply (A e X)].
    + etransitivity; [exact S | lia].
  - cbn [quantity_fine] in Fine; rewrite !andb_true_iff, Z.ltb_lt, Z.eqb_eq in Fine; destruct Fine as (((Sa & Sb) & Pb) & G).
    rewrite !andb_true_iff, orb_true_iff, ltb_true, WeightZ in Ci; destruct Ci as [C1 C2].
    assert (Far : far = true) by (apply (far_in (MaxStretch a b)); auto).
    destruct (max_stretch_sum far us us Incl Incl Lk a b Far Sa Sb ltac:(lia)) as (X & Y & Z).
    split; [exact Pb|]; split; [exact G|]; split.
    + intros u v d e H D; apply Msg in H; apply (X u v d e H D).
    + destruct (Z_lt_le_dec 0 (sum_of far us us (MaxStretch a b))) as [L|L].
      * left; destruct (Y L) as (u & v & d & e & A & D & K); exists u, v, d, e; split; [apply Msg, A | auto].
      * destruct C2 as [C2|C2]; [apply ltb_true in C2; change (to_Z 0) with 0 in C2; lia|]; apply andb_true_iff in C2; rewrite !Z.eqb_eq in C2; destruct C2 as [-> ->].
        right; split; [reflexivity|]; split; [reflexivity|]; intros u v d H; pose proof H as [_ Ar]; apply Msg in H.
        pose proof H as (U & V & _); destruct (pair_value_cases far us us Incl Incl Lk (Delivered 0) u v U V) as [(o & _ & A & _ & _ & Ds)|[_ Nn]]; [|apply (Nn d H)].
        specialize (Ds Far); specialize (Z L u v d _ H Ds); destruct Ar as (h & S); apply sent_walk in S.
        apply (dist_walk_le (Numbers P) _ _ _ _ Ds) in S; lia.
Qed.

(* ---------- One message ---------- *)

Definition route_hops (s t : Z) : option int :=
  if (0 <=? s) && (s <? to_Z N) && (0 <=? t) && (t <? to_Z N) then
    let d := of_Z t in option_map (fun o => (hops_of o).[of_Z s]) (look false d)
  else None.

Theorem route_sound s t h : route_hops s t = Some h -> exists u v, numbered (Numbers P) s u /\ numbered (Numbers P) t v /\
  if (h =? never)%uint63 then forall d, ~ arrives (Numbers P) r u v d else arrives (Numbers P) r u v (to_Z h).
Proof.
  unfold route_hops; destruct (_ && _) eqn:B; [|discriminate]; rewrite !andb_true_iff, !Z.leb_le, !Z.ltb_lt in B.
  destruct (look false (of_Z t)) as [o|] eqn:O; [|discriminate]; intros E; injection E as <-.
  pose proof (int_range N); assert (D : is_vertex (Numbers P) (of_Z t)) by (apply numbers_vertex; rewrite int_of_Z; lia).
  assert (U : is_vertex (Numbers P) (of_Z s)) by (apply numbers_vertex; rewrite int_of_Z; lia).
  exists (of_Z s), (of_Z t); split; [apply numbered_here; lia|]; split; [apply numbered_here; lia|].
  pose proof (LookHops false _ o D O (of_Z s)) as A; destruct ((hops_of o).[of_Z s] =? never)%uint63 eqn:E.
  - apply int_eqb_eq in E; intros d X; apply A in X; tauto.
  - apply int_eqb_neq in E; apply A; auto.
Qed.

End Audit.

Section Plain.
Variable P : plain.
Notation N := (total P).
Variable step : int -> int -> int -> Z -> Prop.
Variable toward : int -> option (array int).   (* the next hops to a vertex *)
Hypothesis W : good_plain P.
Hypothesis Toward : forall d a, is_vertex (Numbers P) d -> toward d = Some a -> says_hops P step d a.

Notation r := (plain_router P step).
Notation fuel := (S (Z.to_nat (to_Z N))).

(* Messages to one vertex; distances only if they are asked for. *)
Definition look (far : bool) (d : int) : option one :=
  match toward d with
  | None => None
  | Some a =>
    let h := hops_to P fuel a d in
    if hops_right P a d h then
      if far then let t := CheckDistance.levels P d in if distances_right P d t then Some (One a h t) else None
      else Some (One a h h)
    else None
  end.

Lemma look_parts far d o : is_vertex (Numbers P) d -> look far d = Some o ->
  says_hops P step d (next_hops o) /\ hops_right P (next_hops o) d (hops_of o) = true /\
  (far = true -> distances_right P d (distance_of o) = true).
Proof.
  unfold look; intros D; destruct (toward d) as [a|] eqn:A; [|discriminate]; cbv zeta; set (h := hops_to _ _ _ _).
  destruct (hops_right P a d h) eqn:R; [|discriminate]; destruct far.
  - destruct (distances_right P d (CheckDistance.levels P d)) eqn:T; [|discriminate]; intros E; injection E as <-; cbn; auto using Toward.
  - intros E; injection E as <-; cbn; split; [apply Toward; assumption|]; split; [exact R | discriminate].
Qed.

Lemma look_hops far d o : is_vertex (Numbers P) d -> look far d = Some o ->
  forall u e, is_vertex (Numbers P) u -> arrives (Numbers P) r u d e <-> (hops_of o).[u] <> N /\ e = to_Z (hops_of o).[u].
Proof.
  intros D O u e U; destruct (look_parts far d o D O) as (A & R & _); apply (hops_arrive P step W d _ _ D A R u e U).
Qed.

Lemma look_distances d o : is_vertex (Numbers P) d -> look true d = Some o ->
  forall u, is_vertex (Numbers P) u -> ((distance_of o).[u] <? N)%uint63 = true -> dist (Numbers P) u d (to_Z (distance_of o).[u]).
Proof.
  intros D O; destruct (look_parts true d o D O) as (_ & _ & R); apply (distances_right_sound P step W d _ D (R eq_refl)).
Qed.

Lemma look_small far d o : is_vertex (Numbers P) d -> look far d = Some o -> forall u, is_vertex (Numbers P) u ->
  to_Z (hops_of o).[u] <= 4194303.
Proof.
  intros D O u U; destruct (look_parts far d o D O) as (A & R & _); pose proof (total_some W); destruct (int_dec u d) as [->|Ne].
  - rewrite (hops_at_end P d _ _ R); change (to_Z 0) with 0; lia.
  - destruct (hops_right_at P step W d _ _ A R u U Ne) as [[_ ->]|(_ & _ & [[_ ->]|(_ & _ & Y)])]; lia.
Qed.

(* ---------- Orders of the channels ---------- *)

(* Where messages from some sources to d are on their way: a table of marks, or everywhere. *)
Fixpoint mark (k : nat) (a : array int) (d u : int) (m : array bool) : array bool :=
  match k with
  | O => m
  | S k => if (u =? d)%uint63 || m.[u] then m else
      let c := a.[u] in let m := m.[u <- true] in if (c =? 0)%uint63 then m else mark k a d (target c) m
  end.

Definition marks_right (us : list int) (a : array int) (d : int) (m : array bool) : bool :=
  forallb (fun u => (u =? d)%uint63 || m.[u]) us &&
  every N (fun u => negb m.[u] || (u =? d)%uint63 || let c := a.[u] in (c =? 0)%uint63 || let w := target c in (w =? d)%uint63 || m.[w]).

(* The rank rises wherever a message takes a channel and then another. *)
Definition climbs (rank : int -> int -> int -> int) (on : int -> bool) (a : array int) (d : int) : bool :=
  every N (fun u => (u =? d)%uint63 || negb (on u) || let c := a.[u] in (c =? 0)%uint63 ||
    let w := target c in (w =? d)%uint63 || let c' := a.[w] in (c' =? 0)%uint63 ||
      (rank u w (class c) <? rank w (target c') (class c'))%uint63).

Definition order_at (rank : int -> int -> int -> int) (all : bool) (us : list int) (d : int) : option bool :=
  match look false d with
  | None => None
  | Some o => let a := next_hops o in
    if (if all then climbs rank (fun _ => true) a d
        else let m := fold_left (fun m u => mark fuel a d u m) us (make N false) in marks_right us a d m && climbs rank (fun u => m.[u]) a d)
    then Some (forallb (fun u => (u =? d) || negb ((hops_of o).[u] =? N))%uint63 us) else None
  end.

(* Whether all messages arrive, if the order is right. *)
Definition order_check (rank : int -> int -> int -> int) (ends : option (list Z)) : option bool :=
  match end_list P ends with
  | None => None
  | Some us => let all := match ends with None => true | Some _ => false end in
    fold_left (fun s d => match s with None => None | Some s => option_map (andb s) (order_at rank all us d) end) us (Some true)
  end.

Definition rank_of (rank : int -> int -> int -> int) (c : channel (Numbers P)) : Z := let '(w, x, k) := c in to_Z (rank w x (of_Z k)).

Lemma order_at_sound rank all us d b : incl us (ints N) -> In d us -> order_at rank all us d = Some b ->
  (forall u c c', In u us -> takes (Numbers P) r u d c c' -> rank_of rank c < rank_of rank c') /\
  if b then forall u, In u us -> u <> d -> exists e, arrives (Numbers P) r u d e
  else exists u, In u us /\ u <> d /\ forall e, ~ arrives (Numbers P) r u d e.
Proof.
  unfold order_at; intros I Id; assert (D : is_vertex (Numbers P) d) by (apply I, Id).
  destruct (look false d) as [o|] eqn:O; [|discriminate]; pose proof (look_hops false d o D O) as H; cbv zeta.
  set (a := next_hops o); assert (Hops : says_hops P step d a) by apply (look_parts false d o D O).
  set (ok := if all then _ else _); destruct ok eqn:C; [|discriminate]; intros E; injection E as <-; split.
  - intros u c c' U (e & w & h & x & h' & k & y & h'' & k' & S & B & B' & -> & ->).
    assert (exists on, climbs rank on a d = true /\ on w = true) as (on & Cl & On).
    { unfold ok in C; destruct all; [exists (fun _ => true); auto|]; set (m := fold_left _ us _) in *; clearbody m; apply andb_true_iff in C; destruct C as [M C].
      exists (fun u => m.[u]); split; [exact C|]; unfold marks_right in M; apply andb_true_iff in M; destruct M as [M1 M2]; rewrite forallb_forall in M1.
      assert (K : forall e w h, sent (Numbers P) r u d e w h -> w = d \/ m.[w] = true).
      { clear e w h x h' k y h'' k' S B B'; induction 1 as [_ _|e w h x h' k S IH B].
        - specialize (M1 u U); apply orb_true_iff in M1; rewrite int_eqb_eq in M1; exact M1.
        - apply (hop_only P step d a) in B; [|exact Hops]; destruct B as (V & Ne & Z0 & -> & _).
          destruct IH as [IH|IH]; [contradiction|]; apply numbers_vertex in V; apply (every_sound _ _ M2) in V; cbv beta zeta in V.
          rewrite IH, !orb_true_iff, !int_eqb_eq in V; cbn [negb] in V; destruct V as [[V|V]|[V|V]]; [discriminate | contradiction | contradiction | exact V]. }
      destruct (K e w h S) as [X|X]; [destruct B as (Ne & _); contradiction | exact X]. }
    apply (hop_only P step d a) in B, B'; try exact Hops.
    destruct B as (V & Ne & Z0 & -> & ->), B' as (V' & Ne' & Z0' & -> & ->).
    apply numbers_vertex in V; apply (every_sound _ _ Cl) in V; cbv beta zeta in V; rewrite On, !orb_true_iff, !int_eqb_eq, ltb_true in V; cbn [negb] in V.
    unfold rank_of; rewrite !of_to_Z; destruct V as [[V|V]|[V|[V|[V|V]]]]; try contradiction; [discriminate | exact V].
  - destruct (forallb _ us) eqn:F.
    + rewrite forallb_forall in F; intros u U Ne; apply F in U as X; apply orb_true_iff in X; rewrite int_eqb_eq, negb_true_iff, int_eqb_neq in X.
      destruct X as [X|X]; [contradiction|]; exists (to_Z (hops_of o).[u]); apply H; [apply I, U | auto].
    + assert (X : exists u, In u us /\ ((u =? d) || negb ((hops_of o).[u] =? N))%uint63 = false).
      { clear - F; induction us as [|u l IH]; [discriminate|]; simpl in F; apply andb_false_iff in F; destruct F as [F|F]; [exists u; simpl; auto|].
        destruct (IH F) as (x & X & Y); exists x; simpl; auto. }
      destruct X as (u & U & X); apply orb_false_iff in X; rewrite int_eqb_neq, negb_false_iff, int_eqb_eq in X; destruct X as [X1 X2].
      exists u; split; [exact U|]; split; [exact X1|]; intros e A; apply H in A; [tauto | apply I, U].
Qed.

Theorem order_sound rank ends b : order_check rank ends = Some b -> ranked (Numbers P) r ends /\
  if b then all_arrive (Numbers P) r ends else ~ all_arrive (Numbers P) r ends.
Proof.
  unfold order_check; destruct (end_list P ends) as [us|] eqn:E; [|discriminate]; destruct (end_list_sound P _ _ E) as (Once & Incl & Ends).
  set (all := match ends with None => true | Some _ => false end); clearbody all; intros F.
  assert (K : forall ds s b, incl ds us ->
    fold_left (fun s d => match s with None => None | Some s => option_map (andb s) (order_at rank all us d) end) ds (Some s) = Some b ->
    (forall d u c c', In d ds -> In u us -> takes (Numbers P) r u d c c' -> rank_of rank c < rank_of rank c') /\
    (if b then forall d u, In d ds -> In u us -> u <> d -> exists e, arrives (Numbers P) r u d e
     else s = false \/ exists d u, In d ds /\ In u us /\ u <> d /\ forall e, ~ arrives (Numbers P) r u d e) /\ (b = true -> s = true)).
  { clear F b; induction ds as [|d ds IH]; intros s b Id F.
    - injection F as <-; split; [intros ? ? ? ? []|]; split; [destruct s; [intros ? ? [] | left; reflexivity] | auto].
    - cbn [fold_left] in F; destruct (order_at rank all us d) as [b'|] eqn:O; cbn [option_map] in F.
      2: { exfalso; clear - F; induction ds; [discriminate | exact (IHds F)]. }
      assert (D : In d us) by (apply Id; left; reflexivity); destruct (order_at_sound rank all us d b' Incl D O) as [O1 O2].
      destruct (IH (s && b') b) as (R1 & R2 & R3); [intros x X; apply Id; right; exact X | exact F|].
      split; [|split].
      + intros x u c c' [<-|X] U; [apply (O1 u c c' U) | apply (R1 x u c c' X U)].
      + destruct b.
        * specialize (R3 eq_refl); apply andb_true_iff in R3; destruct R3 as [_ ->]; intros x u [<-|X] U Ne; [apply (O2 u U Ne) | apply (R2 x u X U Ne)].
        * destruct R2 as [R2|(x & u & X & Y)]; [|right; exists x, u; split; [right; exact X | exact Y]].
          apply andb_false_iff in R2; destruct R2 as [R2| ->]; [left; exact R2|]; right; destruct O2 as (u & U & Y); exists d, u; split; [left; reflexivity | auto].
      + intros B; specialize (R3 B); apply andb_true_iff in R3; tauto. }
  destruct (K us true b (incl_refl us) F) as (R1 & R2 & _); split.
  - exists (rank_of rank); intros u v c c' (U & V & Ne); apply Ends in U, V; apply (R1 v u c c' V U).
  - destruct b.
    + intros u v (U & V & Ne); apply Ends in U, V; apply (R2 v u V U Ne).
    + intros A; destruct R2 as [R2|(d & u & D & U & Ne & X)]; [discriminate|].
      destruct (A u d) as (e & Y); [split; [apply Ends, U | split; [apply Ends, D | exact Ne]] | apply (X e Y)].
Qed.

End Plain.
