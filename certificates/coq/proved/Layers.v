(* Lanes that messages keep: that so many are enough, shown by the ranks of the channels in each, and by each message's lane. *)

From Coq Require Import ZArith Lia Bool Uint63 PArray List.
From Topocert Require Import Graph Walk CheckGraph CheckSymmetry Numbered TrafficSays Follow Audit Hops Waiting.
From Topocert Require BroadcastFormula CheckDistance.
Import ListNotations.
Open Scope Z_scope.

(* The ranks of each lane; how many classes a link has; the number of each end, by vertices; and by numbers of ends, source
   and destination, the lanes of messages. *)
Record layered := Layered { rank_classes : int; lane_ranks : array (array int); end_numbers : array int; lane_table : array (array int) }.

Definition lane_of (p : layered) (u v : int) : int := (lane_table p).[(end_numbers p).[u]].[(end_numbers p).[v]].

Section Layers.
Variable P : plain.
Notation N := (total P).
Notation V := (is_vertex (Numbers P)).
Variable p : layered.

Notation many := (PArray.length (lane_ranks p)).

Definition lane_rank (begin : array int) (l : int) : int -> int -> int -> int := ranked_by P begin (rank_classes p) (lane_ranks p).[l].

(* ---------- Ways of a router ---------- *)

Definition keeps_lane (F : follower) (begin : array int) (fuel : nat) (d : int) (f : place_ -> option (int * list Z * int)) (u : int) : bool :=
  (u =? d)%uint63 || let l := lane_of p u d in (l <? many)%uint63 &&
    match climb_first d f (lane_rank begin l) fuel (u, leaves_with F u d) with Badly => false | _ => true end.

Definition layers_check (F : follower) (ends : option (list Z)) (k : Z) : bool :=
  match end_list P ends with
  | None => false
  | Some us =>
    let begin := BroadcastFormula.sends_begin P in let fuel := more_than_all (lane_ranks p).[0] in
    (to_Z many <=? k) && forallb (fun d => match goes_on F d with None => false | Some f => forallb (keeps_lane F begin fuel d f) us end) us
  end.

Theorem layers_sound r F : follower_right P r F -> forall ends k, layers_check F ends k = true -> lanes_enough (Numbers P) (Some r) ends k.
Proof.
  intros (write & First & Steps) ends k; unfold layers_check; destruct (end_list P ends) as [us|] eqn:E; [|discriminate]; cbv zeta.
  destruct (end_list_sound P _ _ E) as (_ & Incl & Ends); set (begin := BroadcastFormula.sends_begin P); set (fuel := more_than_all _); clearbody begin fuel.
  rewrite andb_true_iff, Z.leb_le, forallb_forall; intros [K C]; pose proof (int_range many) as Rm; split; [lia|].
  assert (H : forall u v, message (Numbers P) ends u v -> to_Z (lane_of p u v) < to_Z many /\ forall c c', takes (Numbers P) r u v c c' ->
    (let '(w, x, j) := c in to_Z (lane_rank begin (lane_of p u v) w x (of_Z j))) < (let '(w, x, j) := c' in to_Z (lane_rank begin (lane_of p u v) w x (of_Z j)))).
  { intros u v (U & D & Ne); apply Ends in U, D; specialize (C v D); destruct (goes_on F v) as [f|] eqn:G; [|discriminate].
    rewrite forallb_forall in C; specialize (C u U); unfold keeps_lane in C; rewrite (proj2 (int_eqb_neq u v) Ne) in C; cbn [orb] in C; cbv zeta in C.
    apply andb_true_iff in C; destruct C as [C1 C2]; apply ltb_true in C1; split; [exact C1|].
    apply (climb_sound P r write v f u _ (Incl u U) (Incl v D) (First u v (Incl u U) (Incl v D)) (Steps v f (Incl v D) G) _ fuel).
    intros B; rewrite B in C2; discriminate. }
  exists (fun u v => to_Z (lane_of p u v)); split.
  - intros u v M; destruct (H u v M) as [L _]; pose proof (int_range (lane_of p u v)); lia.
  - intros l; exists (fun c => let '(w, x, j) := c in to_Z (lane_rank begin (of_Z l) w x (of_Z j))); intros u v c c' M <- T.
    rewrite of_to_Z; apply (H u v M), T.
Qed.

(* ---------- Shortest paths ---------- *)

Definition top : int := (0 - 1)%uint63.

(* From a source, whose distances are in t: of the shortest paths to a vertex of channels of increasing rank, the least last rank, and 1; 0 at the
   source, top if there is none. *)
Definition climb_on (rk : int -> int -> int) (t : array int) (v : int) (s : array int * array int * list int) (x : int) : array int * array int * list int :=
  let '(least, met, wave) := s in
  if (t.[x] =? t.[v] + 1)%uint63 then
    let c := rk v x in let least := if ((least.[v] <? c) && (c <? least.[x]))%uint63 then least.[x <- c] else least in
    if (met.[x] =? 0)%uint63 then (least, met.[x <- 1%uint63], x :: wave) else (least, met, wave)
  else s.

Fixpoint climb_waves (fuel : nat) (rk : int -> int -> int) (t : array int) (wave : list int) (least met : array int) : array int :=
  match fuel with
  | O => least
  | S fuel => match wave with
    | [] => least
    | _ => let '(least, met, wave) := fold_left (fun s v => fold_left (climb_on rk t v) (row P v) s) wave (least, met, []) in
      climb_waves fuel rk t wave least met
    end
  end.

Definition least_ranks (fuel : nat) (rk : int -> int -> int) (t : array int) (s : int) : array int :=
  climb_waves fuel rk t [s] (make N top).[s <- 0%uint63] (make N 0%uint63).

Definition path_rank (begin : array int) (l v x : int) : int := (lane_rank begin l v x 0 + 1)%uint63.

Definition climbs_from_source (begin : array int) (fuel : nat) (us : list int) (s : int) : bool :=
  let t := CheckDistance.levels P s in
  distances_right P s t && forallb (fun d => (d =? s)%uint63 || (lane_of p s d <? many)%uint63) us &&
  every many (fun l => match filter (fun d => negb (d =? s)%uint63 && (lane_of p s d =? l)%uint63) us with
    | [] => true
    | mine => let least := least_ranks fuel (path_rank begin l) t s in forallb (fun d => (t.[d] =? N)%uint63 || (least.[d] <? top)%uint63) mine
    end).

Definition shortest_layers_check (ends : option (list Z)) (k : Z) : bool :=
  match end_list P ends with
  | None => false
  | Some us => let begin := BroadcastFormula.sends_begin P in let fuel := S (Z.to_nat (to_Z N)) in
    (to_Z many <=? k) && forallb (climbs_from_source begin fuel us) us
  end.

Hypothesis W : good_plain P.

Section Source.
Variables (s : int) (t : array int).
Variable rk : int -> int -> int.
Hypothesis S_ : V s.
Hypothesis T : t.[s] = 0%uint63.

Definition value_of (c : channel (Numbers P)) : Z := let '(w, x, _) := c in to_Z (rk w x).

(* A path of increasing ranks, by its vertices after the source, to v; c is the last rank. *)
Inductive climbed : list int -> int -> int -> Prop :=
| climbed_here : climbed [] s 0%uint63
| climbed_on l v c x : climbed l v c -> adj (Numbers P) v x -> t.[x] = (t.[v] + 1)%uint63 -> to_Z c < to_Z (rk v x) -> climbed (l ++ [x]) x (rk v x).

Lemma last_here {A} : forall (l : list A) b a, last (b :: l) a = last l b.
Proof. induction l as [|y l IH]; intros b a; [reflexivity|]; change (last (b :: y :: l) a) with (last (y :: l) a); rewrite !IH; reflexivity. Qed.

Lemma along_more : forall l (a x : int), along (Numbers P) (a :: l ++ [x]) = along (Numbers P) (a :: l) ++ [(last l a, x, 0)].
Proof.
  induction l as [|b l IH]; intros a x; [reflexivity|]; cbn [app]; change (along (Numbers P) (a :: b :: l ++ [x])) with ((a, b, 0) :: along (Numbers P) (b :: l ++ [x])).
  rewrite IH; change (along (Numbers P) (a :: b :: l)) with ((a, b, 0) :: along (Numbers P) (b :: l)); rewrite last_here; reflexivity.
Qed.

Lemma length_along : forall l (a : int), List.length (along (Numbers P) (a :: l)) = List.length l.
Proof. induction l as [|b l IH]; intros a; [reflexivity|]; cbn [along List.length]; f_equal; apply IH. Qed.

Lemma last_more {A} (l : list A) x a : last (l ++ [x]) a = x.
Proof. induction l as [|b l IH]; [reflexivity|]; cbn [app]; destruct l; [reflexivity | exact IH]. Qed.

Lemma path_more : forall l (a x : int), path (Numbers P) (a :: l) -> adj (Numbers P) (last l a) x -> path (Numbers P) (a :: l ++ [x]).
Proof.
  induction l as [|b l IH]; intros a x H A; [split; [exact A | exact I]|]; destruct H as [H1 H2]; cbn [app]; split; [exact H1|]; apply IH; [exact H2|].
  rewrite <- (last_here l b a); exact A.
Qed.

Lemma climbed_right l v c : climbed l v c -> V v /\ path (Numbers P) (s :: l) /\ last l s = v /\
  (forall e, nth_error (along (Numbers P) (s :: l)) (List.length l - 1) = Some e -> value_of e = to_Z c) /\
  forall e e', one_after (along (Numbers P) (s :: l)) e e' -> value_of e < value_of e'.
Proof.
  induction 1 as [|l v c x C (IH0 & IH1 & IH2 & IH3 & IH4) A Q L].
  - split; [exact S_|]; split; [exact I|]; split; [reflexivity|]; split; [discriminate|]; intros e e' (i & E & _); destruct i; discriminate.
  - split; [apply (adj_right A)|]; split; [apply path_more; [exact IH1 | rewrite IH2; exact A]|]; split; [apply last_more|]; rewrite along_more, IH2; split.
    + intros e; rewrite app_length; cbn [List.length]; replace (List.length l + 1 - 1)%nat with (List.length l) by lia.
      rewrite nth_error_app2; rewrite length_along; [|lia]; rewrite Nat.sub_diag; intros E; injection E as <-; reflexivity.
    + intros e e' (i & E & E'); assert (B : (S i < List.length l + 1)%nat).
      { assert (B : Nat.lt (S i) (List.length (along (Numbers P) (s :: l) ++ [(v, x, 0)]))).
        { apply nth_error_Some; intros No; pose proof (eq_trans (eq_sym No) E'); discriminate. }
        rewrite app_length, length_along in B; cbn [List.length] in B; lia. }
      rewrite nth_error_app1 in E by (rewrite length_along; lia); destruct (Nat.eq_dec (S i) (List.length l)) as [F|F].
      * rewrite nth_error_app2 in E' by (rewrite length_along; lia); rewrite length_along, F, Nat.sub_diag in E'; injection E' as <-.
        cbn [value_of]; rewrite (IH3 e); [exact L|]; replace (List.length l - 1)%nat with i by lia; exact E.
      * apply IH4; exists i; split; [exact E|]; rewrite nth_error_app1 in E' by (rewrite length_along; lia); exact E'.
Qed.

Lemma climbed_length l v c : climbed l v c -> (forall x, V x -> to_Z t.[x] <= to_Z N) -> to_Z t.[v] < to_Z N -> Z.of_nat (List.length l) = to_Z t.[v].
Proof.
  intros C B; induction C as [|l v c x C IH A Q L]; intros F; [rewrite T; reflexivity|].
  assert (Vv := adj_left A); assert (G : to_Z t.[v] < to_Z N).
  { destruct (Z.eq_dec (to_Z t.[v]) (to_Z N)) as [E|E]; [|pose proof (B v Vv); lia]; exfalso.
    rewrite Q, Uint63.add_spec, E, Z.mod_small in F; [change (to_Z 1) with 1 in F; lia|].
    pose proof (total_some W); assert (10000000 < wB) by reflexivity; change (to_Z 1) with 1; lia. }
  rewrite app_length, Nat2Z.inj_add, (IH G), Q; cbn [List.length]; rewrite (CheckDistance.int_succ _ _ G (proj2 (total_some W))); lia.
Qed.

Definition climbs_right (least : array int) : Prop := forall v, V v -> to_Z least.[v] < to_Z top -> exists l, climbed l v least.[v].

Lemma climb_on_right v x least met wave : V v -> In x (row P v) -> climbs_right least -> climbs_right (fst (fst (climb_on rk t v (least, met, wave) x))).
Proof.
  intros Vv I H; unfold climb_on; destruct (t.[x] =? t.[v] + 1)%uint63 eqn:E; [|exact H]; cbv zeta.
  set (least' := if ((least.[v] <? rk v x) && (rk v x <? least.[x]))%uint63 then least.[x <- rk v x] else least); assert (G : climbs_right least').
  { unfold least'; destruct ((least.[v] <? rk v x) && (rk v x <? least.[x]))%uint63 eqn:B; [|exact H]; apply andb_true_iff in B; rewrite !ltb_true in B; destruct B as [B1 B2].
    intros y Y; destruct (int_dec x y) as [->|Ne]; [|rewrite get_set_other by exact Ne; apply H, Y].
    destruct (get_set_cases least y y (rk v y)) as [->|[_ ->]]; [apply H, Y|]; intros L.
    destruct (H v Vv ltac:(lia)) as (l & C); exists (l ++ [y]); apply climbed_on with least.[v]; auto.
    - apply numbers_adj; [exact W|]; split; [apply numbers_vertex, Vv | exact I].
    - apply int_eqb_eq, E. }
  destruct (met.[x] =? 0)%uint63; exact G.
Qed.

Lemma climb_row_right v : V v -> forall l st, (forall x, In x l -> In x (row P v)) -> climbs_right (fst (fst st)) -> climbs_right (fst (fst (fold_left (climb_on rk t v) l st))).
Proof.
  intros Vv; induction l as [|x l IH]; intros st I H; [exact H|]; cbn [fold_left]; apply IH; [intros y Y; apply I; right; exact Y|].
  destruct st as [[least met] wave]; apply climb_on_right; [exact Vv | apply I; left; reflexivity | exact H].
Qed.

Lemma climb_on_wave v x st : In x (row P v) -> V v -> (forall y, In y (snd st) -> V y) -> forall y, In y (snd (climb_on rk t v st x)) -> V y.
Proof.
  destruct st as [[least met] wave]; intros I Vv H y; unfold climb_on; destruct (_ =? _)%uint63; [|apply H]; cbv zeta; destruct (met.[x] =? 0)%uint63; [|apply H].
  cbn [snd]; intros [<-|J]; [|apply H, J]; assert (A : adj (Numbers P) v x) by (apply numbers_adj; [exact W|]; split; [apply numbers_vertex, Vv | exact I]); apply (adj_right A).
Qed.

Lemma climb_waves_right fuel : forall wave least met, (forall v, In v wave -> V v) -> climbs_right least -> climbs_right (climb_waves fuel rk t wave least met).
Proof.
  induction fuel as [|fuel IH]; intros wave least met Vs H; [exact H|]; cbn [climb_waves]; destruct wave as [|w wave]; [exact H|].
  assert (K : forall vs st, (forall v, In v vs -> V v) -> climbs_right (fst (fst st)) -> (forall y, In y (snd st) -> V y) ->
    climbs_right (fst (fst (fold_left (fun s v => fold_left (climb_on rk t v) (row P v) s) vs st))) /\
    forall y, In y (snd (fold_left (fun s v => fold_left (climb_on rk t v) (row P v) s) vs st)) -> V y).
  { clear - W S_ T; induction vs as [|v vs IH]; intros st I H Y; [split; assumption|]; cbn [fold_left]; assert (Vv : V v) by (apply I; left; reflexivity).
    apply IH; [intros x X; apply I; right; exact X | apply climb_row_right; auto|].
    assert (J : forall l st, (forall x, In x l -> In x (row P v)) -> (forall y, In y (snd st) -> V y) -> forall y, In y (snd (fold_left (climb_on rk t v) l st)) -> V y).
    { clear - W Vv; induction l as [|x l IH]; intros st I H; [exact H|]; cbn [fold_left]; apply IH; [intros y Y; apply I; right; exact Y|].
      apply climb_on_wave; [apply I; left; reflexivity | exact Vv | exact H]. }
    apply J; auto. }
  specialize (K (w :: wave) (least, met, []) Vs H ltac:(intros ? [])); destruct (fold_left _ _ _) as [[least' met'] wave']; destruct K as [K1 K2]; apply IH; assumption.
Qed.

Lemma least_ranks_right fuel : climbs_right (least_ranks fuel rk t s).
Proof.
  apply climb_waves_right; [intros v [<-|[]]; exact S_|]; intros v Vv; destruct (int_dec s v) as [<-|Ne].
  - intros _; exists []; rewrite get_set_same; [exact climbed_here|]; rewrite length_make.
    assert (L : (N <=? max_length)%uint63 = true) by (apply Uint63.leb_spec; rewrite max_length_value; apply (total_some W)); rewrite L.
    apply Uint63.ltb_spec, numbers_vertex, S_.
  - rewrite get_set_other, get_make by exact Ne; lia.
Qed.
End Source.

(* What can be chosen for each of a list can be chosen for all. *)
Lemma choose_all {A B} (dec : forall a b : A, {a = b} + {a <> b}) (none : B) (Q : A -> B -> Prop) l :
  (forall a, In a l -> exists b, Q a b) -> exists f, forall a, In a l -> Q a (f a).
Proof.
  induction l as [|a l IH]; intros H; [exists (fun _ => none); intros ? []|].
  destruct IH as (f & F); [intros x X; apply H; right; exact X|]; destruct (H a (or_introl eq_refl)) as (b & Qb).
  exists (fun x => if dec a x then b else f x); intros x X; destruct (dec a x) as [<-|Ne]; [exact Qb|]; destruct X as [->|X]; [contradiction Ne; reflexivity | apply F, X].
Qed.

Lemma source_sound begin fuel us s : V s -> climbs_from_source begin fuel us s = true -> forall d, In d us -> V d -> d <> s ->
  to_Z (lane_of p s d) < to_Z many /\ forall e, walk (Numbers P) s d e -> exists l, shortest (Numbers P) s d l /\
    forall c c', one_after (along (Numbers P) (s :: l)) c c' -> value_of (path_rank begin (lane_of p s d)) c < value_of (path_rank begin (lane_of p s d)) c'.
Proof.
  unfold climbs_from_source; cbv zeta; set (t := CheckDistance.levels P s); clearbody t; intros Vs C d D Vd Ne; rewrite !andb_true_iff, !forallb_forall in C; destruct C as [[C1 C2] C3].
  assert (L : to_Z (lane_of p s d) < to_Z many).
  { specialize (C2 d D); rewrite (proj2 (int_eqb_neq d s) Ne) in C2; apply ltb_true in C2; exact C2. }
  split; [exact L|]; intros e X; apply (every_sound _ _ C3) in L; cbv beta in L; clear C3.
  assert (In_ : In d (filter (fun x => negb (x =? s)%uint63 && (lane_of p s x =? lane_of p s d)%uint63) us)).
  { apply filter_In; split; [exact D|]; rewrite (proj2 (int_eqb_neq d s) Ne), Uint63.eqb_refl; reflexivity. }
  destruct (filter _ us) as [|m mine]; [destruct In_|]; rewrite forallb_forall in L; specialize (L d In_); rewrite orb_true_iff, int_eqb_eq, ltb_true in L.
  pose proof (fun u Vu => proj1 (distances_right_at P (fun _ _ _ _ => False) W s t C1 u Vu)) as B.
  destruct L as [L|L].
  { exfalso; apply walk_rev in X; apply (distances_never P (fun _ _ _ _ => False) W s t C1 d e Vd L X). }
  assert (Z0 : t.[s] = 0%uint63) by (apply (distance_at_end P s t C1)).
  destruct (least_ranks_right s t (path_rank begin (lane_of p s d)) Vs fuel d Vd L) as (l & Cl).
  assert (Fin : to_Z t.[d] < to_Z N).
  { destruct (Z.eq_dec (to_Z t.[d]) (to_Z N)) as [Q|Q]; [|pose proof (B d Vd); lia]; exfalso; apply to_Z_inj in Q; apply walk_rev in X.
    apply (distances_never P (fun _ _ _ _ => False) W s t C1 d e Vd Q X). }
  exists l; destruct (climbed_right s t _ Vs _ _ _ Cl) as (_ & H1 & H2 & _ & H4); split; [|exact H4].
  split; [exact H1|]; split; [exact H2|]; change (dist (Numbers P) s d (Z.of_nat (@List.length int l))); rewrite (climbed_length s t _ Z0 _ _ _ Cl B Fin); apply dist_sym.
  apply (distances_right_sound P (fun _ _ _ _ => False) W s t Vs C1 d Vd), ltb_true, Fin.
Qed.

Theorem shortest_layers_sound ends k : shortest_layers_check ends k = true -> lanes_enough (Numbers P) None ends k.
Proof.
  unfold shortest_layers_check; destruct (end_list P ends) as [us|] eqn:E; [|discriminate]; cbv zeta; set (begin := BroadcastFormula.sends_begin P); set (fuel := S _); clearbody begin fuel.
  destruct (end_list_sound P _ _ E) as (_ & Incl & Ends); rewrite andb_true_iff, Z.leb_le, forallb_forall; intros [K C]; pose proof (int_range many) as Rm.
  set (good := fun e : int * int => fun l => shortest (Numbers P) (fst e) (snd e) l /\
    forall c c', one_after (along (Numbers P) (fst e :: l)) c c' -> value_of (path_rank begin (lane_of p (fst e) (snd e))) c < value_of (path_rank begin (lane_of p (fst e) (snd e))) c').
  assert (Dec : forall a b : int * int, {a = b} + {a <> b}) by (decide equality; apply int_dec).
  destruct (choose_all Dec [] (fun e l => message (Numbers P) ends (fst e) (snd e) -> (exists j, walk (Numbers P) (fst e) (snd e) j) -> good e l) (list_prod us us)) as (way & H).
  { intros [u v] I; apply in_prod_iff in I; destruct I as [U D]; cbn [fst snd]; destruct (int_dec u v) as [Eq|Ne]; [exists []; intros (_ & _ & X); contradiction|].
    destruct (source_sound begin fuel us u (Incl u U) (C u U) v D (Incl v D) ltac:(auto)) as [_ S].
    destruct (distances_right P u (CheckDistance.levels P u)) eqn:R.
    2: { specialize (C u U); unfold climbs_from_source in C; cbv zeta in C; rewrite R in C; discriminate. }
    destruct ((CheckDistance.levels P u).[v] =? N)%uint63 eqn:Q.
    - apply int_eqb_eq in Q; exists []; intros _ (j & X); exfalso; apply walk_rev in X; apply (distances_never P (fun _ _ _ _ => False) W u _ R v j (Incl v D) Q X).
    - apply int_eqb_neq in Q; assert (F : to_Z (CheckDistance.levels P u).[v] < to_Z N).
      { pose proof (proj1 (distances_right_at P (fun _ _ _ _ => False) W u _ R v (Incl v D))) as B; destruct (Z.eq_dec (to_Z (CheckDistance.levels P u).[v]) (to_Z N)) as [Y|Y]; [exfalso; apply Q, to_Z_inj, Y | lia]. }
      pose proof (distances_right_sound P (fun _ _ _ _ => False) W u _ (Incl u U) R v (Incl v D) (proj2 (ltb_true _ _) F)) as [X _]; apply walk_rev in X.
      destruct (S _ X) as (l & G); exists l; intros _ _; exact G. }
  assert (Pair : forall u v, message (Numbers P) ends u v -> In (u, v) (list_prod us us)).
  { intros u v (U & D & _); apply in_prod_iff; split; apply Ends; assumption. }
  exists (fun u v => way (u, v)); split.
  - intros u v [M J]; apply (H (u, v) (Pair u v M) M J).
  - split; [lia|]; exists (fun u v => to_Z (lane_of p u v)); split.
    + intros u v [M _]; pose proof (Pair u v M) as I; apply in_prod_iff in I; destruct I as [U D]; destruct M as (_ & _ & Ne).
      destruct (source_sound begin fuel us u (Incl u U) (C u U) v D (Incl v D) ltac:(auto)) as [L _]; pose proof (int_range (lane_of p u v)); lia.
    + intros l; exists (value_of (path_rank begin (of_Z l))); intros u v c c' [M J] <- T; rewrite of_to_Z.
      destruct (H (u, v) (Pair u v M) M J) as [_ G]; apply G, T.
Qed.
End Layers.
