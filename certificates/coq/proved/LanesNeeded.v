(* Lanes that messages keep: that fewer are not enough, by a refutation of the formula that some messages can be given fewer. *)

From Coq Require Import ZArith Lia Bool Uint63 PArray List.
From Topocert Require Import Graph Walk CheckGraph CheckLrat CheckCnf CheckSymmetry Numbered TrafficSays Follow Audit Hops Waiting LanesFormula Refuted.
From Topocert Require BroadcastFormula CheckDistance.
Import ListNotations.
Open Scope Z_scope.

(* ---------- Lanes in the order in which they are first used ---------- *)

Fixpoint uses_of (l met : list Z) : list Z :=
  match l with [] => met | x :: l => if in_dec Z.eq_dec x met then uses_of l met else uses_of l (met ++ [x]) end.

Fixpoint index_in (x : Z) (l : list Z) : nat := match l with [] => O | y :: l => if x =? y then O else S (index_in x l) end.

Lemma uses_of_more l : forall met, exists e, uses_of l met = met ++ e.
Proof.
  induction l as [|x l IH]; intros met; [exists []; rewrite app_nil_r; reflexivity|]; cbn [uses_of]; destruct (in_dec Z.eq_dec x met); [apply IH|].
  destruct (IH (met ++ [x])) as (e & ->); exists (x :: e); rewrite <- app_assoc; reflexivity.
Qed.

Lemma uses_of_once l : forall met, NoDup met -> NoDup (uses_of l met).
Proof.
  induction l as [|x l IH]; intros met D; [exact D|]; cbn [uses_of]; destruct (in_dec Z.eq_dec x met) as [I|I]; [apply IH, D|]; apply IH.
  apply NoDup_app_intro; [exact D | repeat constructor; intros [] | intros y Y [<-|[]]; contradiction].
Qed.

Lemma uses_of_in l : forall met x, In x (uses_of l met) -> In x met \/ In x l.
Proof.
  induction l as [|y l IH]; intros met x I; [left; exact I|]; cbn [uses_of] in I; destruct (in_dec Z.eq_dec y met) as [J|J]; apply IH in I.
  - destruct I; [left | right; right]; assumption.
  - destruct I as [I|I]; [|right; right; exact I]; apply in_app_or in I; destruct I as [I|[<-|[]]]; [left; exact I | right; left; reflexivity].
Qed.

Lemma uses_of_place l : forall met i x, nth_error l i = Some x -> exists q, nth_error (uses_of l met) q = Some x /\ (q <= List.length met + i)%nat.
Proof.
  induction l as [|y l IH]; intros met i x E; [destruct i; discriminate|]; cbn [uses_of]; destruct (in_dec Z.eq_dec y met) as [J|J]; destruct i as [|i].
  - injection E as <-; apply In_nth_error in J; destruct J as (q & J); assert (B : (q < List.length met)%nat) by (apply nth_error_Some; congruence).
    destruct (uses_of_more l met) as (e & ->); exists q; rewrite nth_error_app1 by exact B; split; [exact J | lia].
  - destruct (IH met i x E) as (q & Q & B); exists q; split; [exact Q | lia].
  - injection E as <-; destruct (uses_of_more l (met ++ [y])) as (e & ->); exists (List.length met); rewrite <- app_assoc, nth_error_app2, Nat.sub_diag by lia; split; [reflexivity | lia].
  - destruct (IH (met ++ [y]) i x E) as (q & Q & B); exists q; split; [exact Q|]; rewrite app_length in B; cbn [List.length] in B; lia.
Qed.

Lemma index_in_nth l : NoDup l -> forall q x, nth_error l q = Some x -> index_in x l = q.
Proof.
  induction 1 as [|y l Ny D IH]; intros q x E; [destruct q; discriminate|]; cbn [index_in]; destruct q as [|q].
  - injection E as <-; rewrite Z.eqb_refl; reflexivity.
  - destruct (Z.eqb_spec x y) as [->|_]; [exfalso; apply Ny, (nth_error_In l q), E | f_equal; apply IH, E].
Qed.

(* ---------- Messages that have lanes satisfy the formula ---------- *)

Section Messages.
Variable M : Type.
Variable messages : list M.
Variable route : M -> list taken.
Variable lane : M -> Z.
Variables j L : Z.
Hypothesis Few : 0 <= j <= L.
Hypothesis Lane : forall m, In m messages -> 0 <= lane m < j.
Hypothesis Ranks : forall l, exists rank : taken -> Z, forall m p, In m messages -> lane m = l -> In p (two_in_turn (route m)) -> rank (fst p) < rank (snd p).

Notation uses := (uses_of (map lane messages) []).

Definition new_lane (m : M) : Z := Z.of_nat (index_in (lane m) uses).

Lemma new_lane_place i m : nth_error messages i = Some m -> 0 <= new_lane m < L /\ new_lane m <= Z.of_nat i /\ nth (Z.to_nat (new_lane m)) uses 0 = lane m.
Proof.
  intros E; assert (D : NoDup uses) by (apply uses_of_once; constructor).
  destruct (uses_of_place (map lane messages) [] i (lane m)) as (q & Q & B); [rewrite nth_error_map, E; reflexivity|]; cbn [List.length] in B.
  unfold new_lane; rewrite (index_in_nth _ D q _ Q), Nat2Z.id; split; [|split; [lia | apply nth_error_nth, Q]]; split; [lia|].
  assert (Lq : (q < List.length uses)%nat) by (apply nth_error_Some; congruence).
  assert (Le : (List.length uses <= List.length (zrange j))%nat).
  { apply NoDup_incl_length; [exact D|]; intros x X; apply uses_of_in in X; destruct X as [[]|X]; apply in_map_iff in X; destruct X as (y & <- & Y); apply in_zrange, Lane, Y. }
  pose proof (length_zrange j ltac:(lia)); lia.
Qed.

Definition dependent (c c' : taken) (l : Z) : bool :=
  existsb (fun m => (new_lane m =? l) && existsb (fun p => same_taken (fst p) c && same_taken (snd p) c') (two_in_turn (route m))) messages.

Lemma dependent_spec c c' l : dependent c c' l = true <-> exists m, In m messages /\ new_lane m = l /\ In (c, c') (two_in_turn (route m)).
Proof.
  unfold dependent; rewrite existsb_exists; split.
  - intros (m & I & E); apply andb_true_iff in E; destruct E as [E X]; apply Z.eqb_eq in E; apply existsb_exists in X; destruct X as ([a b] & J & X).
    cbn [fst snd] in X; apply andb_true_iff in X; destruct X as [X Y]; apply same_taken_true in X, Y; subst a b; exists m; auto.
  - intros (m & I & E & J); exists m; split; [exact I|]; apply andb_true_iff; split; [apply Z.eqb_eq, E|]; apply existsb_exists; exists (c, c'); split; [exact J|].
    cbn [fst snd]; rewrite !(proj2 (same_taken_true _ _) eq_refl); reflexivity.
Qed.

Theorem lanes_satisfy hash size routes rings f : Forall2 (fun rs m => In (route m) rs) routes messages ->
  lanes_formula hash L size routes rings = Some f -> exists val, models val f.
Proof.
  intros F E; apply (lanes_formula_satisfied hash L ltac:(lia) dependent size routes rings (map (fun m => (route m, new_lane m)) messages) f E).
  - generalize new_lane; clear - F; intros nl; induction F; cbn [map]; constructor; auto.
  - intros i e Q; rewrite nth_error_map in Q; destruct (nth_error messages i) as [m|] eqn:N; [|discriminate]; injection Q as <-; cbn [fst snd].
    destruct (new_lane_place i m N) as (A & B & _); split; [exact A|]; split; [exact B|]; intros [c c'] I; apply dependent_spec; exists m.
    split; [apply (nth_error_In messages i), N | auto].
  - intros l _; destruct (Ranks (nth (Z.to_nat l) uses 0)) as (rank & R); exists rank; intros c c' Dp; apply dependent_spec in Dp; destruct Dp as (m & I & <- & J).
    apply (R m (c, c') I); [|exact J]; apply In_nth_error in I; destruct I as (i & I); destruct (new_lane_place i m I) as (_ & _ & <-); reflexivity.
Qed.
End Messages.

(* ---------- What a certificate holds ---------- *)

(* The messages, by source and destination, and how many hops the formula has of the way of each, under a router; rings of channels; how many
   classes a link has, and channels there are, for looking up; the refutation, with the number of its slots (Refuted.v). *)
Record encoded := Encoded { listed_messages : list (int * int * int); listed_rings : list (list taken); channel_classes : int; channel_count : int; lane_slots : int; lane_refutation : lrat_parts }.

Section Needed.
Variable P : plain.
Notation N := (total P).
Notation V := (is_vertex (Numbers P)).
Variable e : encoded.

Definition channel_hash (begin : array int) (c : taken) : int :=
  let '(w, x, k) := c in (BroadcastFormula.position x (row P w) begin.[w] * channel_classes e + k)%uint63.

Definition refutes_lanes (k : Z) (routes : list (list (list taken))) : bool :=
  let begin := BroadcastFormula.sends_begin P in
  match lanes_formula (channel_hash begin) (k - 1) (channel_count e) routes (listed_rings e) with
  | Some f => refuted_by f (lane_slots e) (lane_refutation e)
  | None => false
  end.

Fixpoint known_for_each {A B} (f : A -> option B) (l : list A) (out : list B) : option (list B) :=
  match l with [] => Some (rev out) | a :: l => match f a with Some b => known_for_each f l (b :: out) | None => None end end.

Lemma known_for_each_right {A B} (f : A -> option B) l : forall out m, known_for_each f l out = Some m -> exists r, m = rev out ++ r /\ Forall2 (fun b a => f a = Some b) r l.
Proof.
  induction l as [|a l IH]; intros out m E; cbn [known_for_each] in E; [injection E as <-; exists []; rewrite app_nil_r; split; [reflexivity | constructor]|].
  destruct (f a) as [b|] eqn:Q; [|discriminate]; destruct (IH _ _ E) as (r & -> & F); exists (b :: r); split; [cbn [rev]; rewrite <- app_assoc; reflexivity | constructor; assumption].
Qed.

Definition fine_message (us : list int) (m : int * int * int) : bool := let '(u, d, _) := m in among u us && among d us && negb (u =? d)%uint63.

Lemma fine_message_right ends us : (forall v, is_end (Numbers P) ends v <-> In v us) -> forall u d h, fine_message us (u, d, h) = true -> message (Numbers P) ends u d.
Proof.
  intros Ends u d h C; unfold fine_message in C; rewrite !andb_true_iff, !among_spec, negb_true_iff, int_eqb_neq in C; destruct C as ((U & D) & Ne).
  split; [apply Ends, U|]; split; [apply Ends, D | exact Ne].
Qed.

Lemma two_in_turn_split {A} : forall (l : list A) a b, In (a, b) (two_in_turn l) -> exists before rest, l = before ++ a :: b :: rest.
Proof.
  induction l as [|x [|y l] IH]; intros a b I; [destruct I | destruct I|]; destruct I as [I|I].
  - injection I as -> ->; exists [], l; reflexivity.
  - destruct (IH a b I) as (before & rest & E); exists (x :: before), rest; cbn [app]; rewrite <- E; reflexivity.
Qed.

(* ---------- Ways of a router ---------- *)

(* How messages go on, once for each destination. *)
Definition going (F : follower) (l : list (int * int * int)) : array (option (place_ -> option (int * list Z * int))) :=
  fold_left (fun t (m : int * int * int) => let d := snd (fst m) in match t.[d] with Some _ => t | None => t.[d <- goes_on F d] end) l (make N None).

Definition route_of (F : follower) (t : array (option (place_ -> option (int * list Z * int)))) (m : int * int * int) : option (list taken) :=
  let '(u, d, h) := m in match t.[d] with Some f => Some (channels d f (Z.to_nat (to_Z h)) (u, leaves_with F u d)) | None => None end.

Definition needed_check (F : follower) (ends : option (list Z)) (k : Z) : bool :=
  match end_list P ends with
  | None => false
  | Some us => (1 <=? k) && forallb (fine_message us) (listed_messages e) &&
    let t := going F (listed_messages e) in
    match known_for_each (route_of F t) (listed_messages e) [] with Some routes => refutes_lanes k (map (fun x => [x]) routes) | None => false end
  end.

Lemma going_right F l d f : (going F l).[d] = Some f -> goes_on F d = Some f.
Proof.
  unfold going; assert (K : forall l t, (forall x g, t.[x] = Some g -> goes_on F x = Some g) ->
    forall x g, (fold_left (fun t (m : int * int * int) => let d := snd (fst m) in match t.[d] with Some _ => t | None => t.[d <- goes_on F d] end) l t).[x] = Some g -> goes_on F x = Some g).
  { induction l0 as [|[[u y] h] l0 IH]; intros t H; [exact H|]; cbn [fold_left]; apply IH; cbn [fst snd]; cbv zeta; destruct t.[y] as [g0|] eqn:E; [exact H|].
    intros x g; destruct (int_dec y x) as [->|Ne]; [|rewrite get_set_other by exact Ne; apply H].
    destruct (x <? PArray.length t)%uint63 eqn:B; [rewrite get_set_same by exact B; auto|].
    rewrite get_out_of_bounds by (rewrite length_set; exact B); rewrite default_set; rewrite <- (get_out_of_bounds _ t x B), E; discriminate. }
  apply K; intros x g; rewrite get_make; discriminate.
Qed.

Theorem needed_sound r F : follower_right P r F -> forall ends k, needed_check F ends k = true -> forall j, lanes_enough (Numbers P) (Some r) ends j -> k <= j.
Proof.
  intros (write & First & Steps) ends k; unfold needed_check; destruct (end_list P ends) as [us|] eqn:E; [|discriminate]; cbv zeta.
  destruct (end_list_sound P _ _ E) as (_ & Incl & Ends); rewrite !andb_true_iff, Z.leb_le, forallb_forall; intros [[K C] R] j (J & lane & Lane & Ranks).
  destruct (known_for_each _ _ _) as [routes|] eqn:Q; [|discriminate]; apply known_for_each_right in Q; cbn [rev app] in Q; destruct Q as (routes' & -> & Q).
  destruct (Z_le_gt_dec k j) as [Le|Gt]; [exact Le|]; exfalso; unfold refutes_lanes in R; cbv zeta in R.
  set (msgs := listed_messages e) in *; set (t := going F msgs) in *; set (hash := channel_hash _) in *; clearbody hash.
  destruct (lanes_formula hash (k - 1) (channel_count e) (map (fun x => [x]) routes') (listed_rings e)) as [f|] eqn:Fm; [|discriminate].
  set (way := fun m => match route_of F t m with Some x => x | None => [] end).
  assert (Msg : forall u d h, In (u, d, h) msgs -> message (Numbers P) ends u d) by (intros u d h I; apply (fine_message_right ends us Ends u d h), C, I).
  destruct (lanes_satisfy _ msgs way (fun m : int * int * int => lane (fst (fst m)) (snd (fst m))) j (k - 1) ltac:(lia)) with (hash := hash) (size := channel_count e) (routes := map (fun x => [x]) routes') (rings := listed_rings e) (f := f) as (val & Mo); [| | |exact Fm|].
  - intros [[u d] h] I; apply Lane, (Msg u d h I).
  - intros l; destruct (Ranks l) as (rank & Rk); exists (fun c => rank (channel_of P c)); intros [[u d] h] [a b] I Ll Pr; cbn [fst snd] in *; pose proof (Msg u d h I) as (U & D & Ne).
    apply (Rk u d); [split; [exact U | split; [exact D | exact Ne]] | exact Ll|].
    apply Ends in U, D; unfold way, route_of in Pr; destruct t.[d] as [g|] eqn:G0; [|destruct Pr]; pose proof (going_right F msgs d g G0) as G.
    apply two_in_turn_split in Pr; destruct Pr as (before & rest & X).
    apply (channels_next P r write d g u _ (Incl u U) (Incl d D) (First u d (Incl u U) (Incl d D)) (Steps d g (Incl d D) G) _ before a b rest X).
  - subst way; clearbody t; clear - Q; induction Q as [|x m xs ms Q1 Q2 IH]; [constructor|]; cbn [map]; constructor; [left; rewrite Q1; reflexivity | exact IH].
  - exact (refuted_by_sound f _ _ R val Mo).
Qed.

(* ---------- Shortest paths ---------- *)

Fixpoint taken_along (l : list int) : list taken := match l with w :: ((x :: _) as l) => (w, x, 0%uint63) :: taken_along l | _ => [] end.

(* All of them, by the distances to d; the last one first. *)
Fixpoint ways_on (fuel : nat) (t : array int) (d w : int) (before : list taken) (found : list (list taken)) : list (list taken) :=
  if (w =? d)%uint63 then rev before :: found else
  match fuel with
  | O => found
  | S fuel => fold_left (fun found x => if (t.[x] + 1 =? t.[w])%uint63 then ways_on fuel t d x ((w, x, 0%uint63) :: before) found else found) (row P w) found
  end.

Definition shortest_routes (m : int * int * int) : option (list (list taken)) :=
  let '(u, d, _) := m in let t := CheckDistance.levels P d in
  if distances_right P d t && (t.[u] <? N)%uint63 then Some (rev (ways_on (Z.to_nat (to_Z t.[u])) t d u [] [])) else None.

Definition shortest_needed_check (ends : option (list Z)) (k : Z) : bool :=
  match end_list P ends with
  | None => false
  | Some us => (1 <=? k) && forallb (fine_message us) (listed_messages e) &&
    match known_for_each shortest_routes (listed_messages e) [] with Some routes => refutes_lanes k routes | None => false end
  end.

Hypothesis W : good_plain P.

Section To.
Variables (d : int) (t : array int).
Hypothesis D : V d.
Hypothesis R : distances_right P d t = true.

Lemma ways_on_keeps fuel : forall w before found x, In x found -> In x (ways_on fuel t d w before found).
Proof.
  induction fuel as [|fuel IH]; intros w before found x I; cbn [ways_on]; destruct (w =? d)%uint63; try (right; exact I); [exact I|].
  revert found I; induction (row P w) as [|y l IHl]; intros found I; [exact I|]; cbn [fold_left]; apply IHl; destruct (_ =? _)%uint63; [apply IH, I | exact I].
Qed.

Lemma path_is_walk : forall l (w : int), V w -> path (Numbers P) (w :: l) -> walk (Numbers P) w (last l w) (Z.of_nat (List.length l)).
Proof.
  induction l as [|x l IH]; intros w Vw H; [apply walk_here, Vw|]; destruct H as [H1 H2]; cbn [List.length]; rewrite Nat2Z.inj_succ; apply walk_hop with x; [exact H1|].
  assert (E : last (x :: l) w = last l x).
  { clear; revert x w; induction l as [|y l IH]; intros x w; [reflexivity|]; change (last (x :: y :: l) w) with (last (y :: l) w); rewrite !IH; reflexivity. }
  rewrite E; apply IH; [apply (adj_right H1) | exact H2].
Qed.

Lemma distance_here w b : dist (Numbers P) w d b -> V w -> to_Z t.[w] = b /\ to_Z t.[w] < to_Z N.
Proof.
  intros [X Y] Vw; assert (F : to_Z t.[w] < to_Z N).
  { destruct (distances_right_at P (fun _ _ _ _ => False) W d t R w Vw) as [B _]; destruct (Z.eq_dec (to_Z t.[w]) (to_Z N)) as [Q|Q]; [|lia].
    exfalso; apply to_Z_inj in Q; exact (distances_never P (fun _ _ _ _ => False) W d t R w b Vw Q X). }
  split; [|exact F]; apply (dist_unique (Numbers P) w d); [|split; assumption].
  apply (distances_right_sound P (fun _ _ _ _ => False) W d t D R w Vw), ltb_true, F.
Qed.

Lemma ways_on_all : forall l w fuel before found, V w -> path (Numbers P) (w :: l) -> last l w = d -> dist (Numbers P) w d (Z.of_nat (List.length l)) ->
  (List.length l <= fuel)%nat -> In (rev before ++ taken_along (w :: l)) (ways_on fuel t d w before found).
Proof.
  induction l as [|x l IH]; intros w fuel before found Vw Pa La Di Fu.
  - cbn in La; subst w; cbn [taken_along]; rewrite app_nil_r; destruct fuel; cbn [ways_on]; rewrite Uint63.eqb_refl; left; reflexivity.
  - destruct Pa as [A Pa]; pose proof (adj_right A) as Vx.
    assert (E : last (x :: l) w = last l x).
    { clear; revert x w; induction l as [|y l IH]; intros x w; [reflexivity|]; change (last (x :: y :: l) w) with (last (y :: l) w); rewrite !IH; reflexivity. }
    rewrite E in La; assert (Dx : dist (Numbers P) x d (Z.of_nat (List.length l))).
    { split; [rewrite <- La; apply path_is_walk; assumption|]; intros b X; destruct Di as [_ Di]; specialize (Di (b + 1) (walk_hop _ _ _ _ _ A X)); cbn [List.length] in Di; lia. }
    destruct (distance_here w _ Di Vw) as [T1 T2], (distance_here x _ Dx Vx) as [T3 T4]; cbn [List.length] in T1, Fu, Di.
    destruct fuel as [|fuel]; [lia|]; cbn [ways_on]; destruct (w =? d)%uint63 eqn:Q.
    + exfalso; apply int_eqb_eq in Q; subst w; pose proof (distance_at_end P d t R) as Z0; rewrite Z0 in T1; change (to_Z 0) with 0 in T1; lia.
    + assert (I : In x (row P w)) by (apply numbers_adj in A; [apply A | exact W]).
      assert (Eq : (t.[x] + 1 =? t.[w])%uint63 = true).
      { apply int_eqb_eq, to_Z_inj; rewrite (CheckDistance.int_succ _ _ T4 (proj2 (total_some W))); lia. }
      assert (K : forall row_ found, In x row_ -> In (rev before ++ taken_along (w :: x :: l))
        (fold_left (fun found x => if (t.[x] + 1 =? t.[w])%uint63 then ways_on fuel t d x ((w, x, 0%uint63) :: before) found else found) row_ found)); [|apply K, I].
      assert (Keep : forall row_ found y, In y found -> In y (fold_left (fun found x => if (t.[x] + 1 =? t.[w])%uint63 then ways_on fuel t d x ((w, x, 0%uint63) :: before) found else found) row_ found)).
      { induction row_ as [|z row_ IHr]; intros fd y Y; [exact Y|]; cbn [fold_left]; apply IHr; destruct (t.[z] + 1 =? t.[w])%uint63; [apply ways_on_keeps, Y | exact Y]. }
      induction row_ as [|z row_ IHr]; intros fd J; [destruct J|]; cbn [fold_left]; destruct J as [->|J]; [|apply IHr, J].
      rewrite Eq; apply Keep; specialize (IH x fuel ((w, x, 0%uint63) :: before) fd Vx Pa La Dx ltac:(lia)).
      cbn [rev] in IH; rewrite <- app_assoc in IH; exact IH.
Qed.
End To.

Lemma taken_along_channels : forall l, map (channel_of P) (taken_along l) = along (Numbers P) l.
Proof. induction l as [|w [|x l] IH]; [reflexivity | reflexivity|]; change (channel_of P (w, x, 0%uint63) :: map (channel_of P) (taken_along (x :: l)) = along (Numbers P) (w :: x :: l)); rewrite IH; reflexivity. Qed.

Theorem shortest_needed_sound ends k : shortest_needed_check ends k = true -> forall j, lanes_enough (Numbers P) None ends j -> k <= j.
Proof.
  unfold shortest_needed_check; destruct (end_list P ends) as [us|] eqn:E; [|discriminate].
  destruct (end_list_sound P _ _ E) as (_ & Incl & Ends); rewrite !andb_true_iff, Z.leb_le, forallb_forall; intros [[K C] R] j (way & Way & J & lane & Lane & Ranks).
  destruct (known_for_each _ _ _) as [routes|] eqn:Q; [|discriminate]; apply known_for_each_right in Q; cbn [rev app] in Q; destruct Q as (routes' & -> & Q).
  destruct (Z_le_gt_dec k j) as [Le|Gt]; [exact Le|]; exfalso; unfold refutes_lanes in R; cbv zeta in R.
  set (msgs := listed_messages e) in *; set (hash := channel_hash _) in *; clearbody hash.
  destruct (lanes_formula hash (k - 1) (channel_count e) routes' (listed_rings e)) as [f|] eqn:Fm; [|discriminate].
  assert (Msg : forall u d h, In (u, d, h) msgs -> message (Numbers P) ends u d) by (intros u d h I; apply (fine_message_right ends us Ends u d h), C, I).
  assert (Reach : forall u d h, In (u, d, h) msgs -> exists b, walk (Numbers P) u d b).
  { intros u d h I; destruct (Msg u d h I) as (U & D & Ne); apply Ends in U, D; clear - Q I W U D Incl; induction Q as [|x m xs ms Q1 Q2 IH]; [destruct I|]; destruct I as [->|I]; [|apply IH, I].
    unfold shortest_routes in Q1; cbv zeta in Q1; destruct (_ && _) eqn:B; [|discriminate]; apply andb_true_iff in B; destruct B as [B1 B2].
    exists (to_Z (CheckDistance.levels P d).[u]); apply (distances_right_sound P (fun _ _ _ _ => False) W d _ (Incl d D) B1 u (Incl u U) B2). }
  set (taken_way := fun m : int * int * int => taken_along (fst (fst m) :: way (fst (fst m)) (snd (fst m)))).
  destruct (lanes_satisfy _ msgs taken_way (fun m : int * int * int => lane (fst (fst m)) (snd (fst m))) j (k - 1) ltac:(lia)) with (hash := hash) (size := channel_count e) (routes := routes') (rings := listed_rings e) (f := f) as (val & Mo); [| | |exact Fm|].
  - intros [[u d] h] I; apply Lane; split; [apply (Msg u d h I) | apply (Reach u d h I)].
  - intros l; destruct (Ranks l) as (rank & Rk); exists (fun c => rank (channel_of P c)); intros [[u d] h] [a b] I Ll Pr; cbn [fst snd] in *.
    apply (Rk u d); [split; [apply (Msg u d h I) | apply (Reach u d h I)] | exact Ll|].
    apply two_in_turn_split in Pr; destruct Pr as (before & rest & X); unfold taken_way in X; cbn [fst snd] in X.
    pose proof (taken_along_channels (u :: way u d)) as Y; rewrite X, map_app in Y; cbn [map] in Y.
    enough (O : one_after (map (channel_of P) before ++ channel_of P a :: channel_of P b :: map (channel_of P) rest) (channel_of P a) (channel_of P b)) by (rewrite Y in O; exact O).
    exists (List.length before); split; (rewrite nth_error_app2; rewrite map_length; [|lia]); [rewrite Nat.sub_diag | replace (S (List.length before) - List.length before)%nat with 1%nat by lia]; reflexivity.
  - assert (H : forall m, In m msgs -> forall rs, shortest_routes m = Some rs -> In (taken_way m) rs).
    { intros [[u d] h] I rs Sh; destruct (Way u d) as (W1 & W2 & W3); [split; [apply (Msg u d h I) | apply (Reach u d h I)]|]; destruct (Msg u d h I) as (U & D & _); apply Ends in U, D.
      unfold shortest_routes in Sh; cbv zeta in Sh; destruct (_ && _) eqn:B; [|discriminate]; apply andb_true_iff in B; destruct B as [B1 B2]; injection Sh as <-.
      apply -> in_rev; unfold taken_way; cbn [fst snd]; pose proof (distance_here d _ (Incl d D) B1 u _ W3 (Incl u U)) as [T _].
      apply (ways_on_all d _ (Incl d D) B1 (way u d) u _ [] [] (Incl u U) W1 W2 W3); lia. }
    clear - Q H; induction Q as [|x m xs ms Q1 Q2 IH]; [constructor|]; constructor; [apply H; [left; reflexivity | exact Q1] | apply IH; intros y Y; apply H; right; exact Y].
  - exact (refuted_by_sound f _ _ R val Mo).
Qed.
End Needed.
