(* What is asked of the moves of a network of permutations, and what is so of the network where it is refuted that it is not. *)

From Coq Require Import ZArith List Bool Lia.
From Topocert Require Import Graph Girth Walk Text TextMeaning CheckLinear CheckQuestion CheckTerms CheckFamily CheckPlace CheckProper CheckTheorem CheckSums CheckTotals NetworkSame Permutations PermutationText.
Import ListNotations.
Open Scope Z_scope.

(* ---------- Conditions ---------- *)

Definition conj (l : list cond) : cond := match l with [] => Yes | c :: l => fold_left Text.And l c end.
Definition disj (l : list cond) : cond := match l with [] => Text.Not Yes | c :: l => fold_left Text.Or l c end.

Lemma yes_conj e l : yes e (conj l) = true <-> forall c, In c l -> yes e c = true.
Proof.
  destruct l as [|c l]; [cbn; intuition|]; cbn [conj]; revert c; induction l as [|d l IH]; intros c; cbn [fold_left]; [split; [intros H x [<-|[]]; exact H | intros H; apply H; left; reflexivity]|].
  rewrite IH; cbn [yes]; split.
  - intros H x [<-|[<-|I]]; [specialize (H _ (or_introl eq_refl)); apply andb_true_iff in H; tauto.. | apply H; right; exact I].
  - intros H x [<-|I]; [apply andb_true_iff; split; apply H; cbn; auto | apply H; cbn; auto].
Qed.

Lemma yes_disj e l : yes e (disj l) = true -> exists c, In c l /\ yes e c = true.
Proof.
  destruct l as [|c l]; [discriminate|]; cbn [disj]; revert c; induction l as [|d l IH]; intros c; cbn [fold_left]; [exists c; cbn; auto|].
  intros H; apply IH in H as (x & [<-|I] & Y); [cbn [yes] in Y; apply orb_true_iff in Y as [Y|Y]; [exists c | exists d]; cbn; auto | exists x; cbn; auto].
Qed.

Definition unlike (a b : term) : cond := Text.Not (Equal a b).
Definition names (from many : nat) : list term := map Var (seq from many).

(* Each member with the others. *)
Fixpoint each_apart {A} (l : list A) : list (A * list A) := match l with [] => [] | x :: l => (x, l) :: map (fun p => (fst p, x :: snd p)) (each_apart l) end.

Fixpoint pairs (l : list term) : list cond := match l with [] => [] | x :: l => map (unlike x) l ++ pairs l end.

(* The places that a move is said by are places, and differ. *)
Definition legal_cond (s : shift) (n : term) (ts : list term) : cond :=
  match s with
  | FlipOf _ => conj (flat_map (fun p => [AtMost (Num 1) p; Less p n]) ts)
  | _ => conj (flat_map (fun p => [AtMost (Num 0) p; Less p n]) ts ++ pairs ts)
  end.

(* One of two moves moves a place that the other does not. *)
Definition apart_cond (s s' : shift) (ts us : list term) : cond :=
  match s, s' with
  | FlipOf _, FlipOf _ => disj (map (fun x => conj (map (unlike x) us)) ts)
  | FlipOf _, _ | _, FlipOf _ => Text.Not Yes
  | _, _ => disj (map (fun x => conj (map (unlike x) us)) ts ++ map (fun y => conj (map (unlike y) ts)) us)
  end.

(* A place is the highest of those that are moved. *)
Definition lowers_cond (s : shift) (t : term) (ts : list term) : cond :=
  match s with
  | FlipOf _ => conj (map (fun x => Equal x t) ts)
  | _ => disj (map (fun p => conj (Equal (fst p) t :: map (fun y => Less y t) (snd p))) (each_apart ts))
  end.

(* ---------- What they say ---------- *)

Definition move_of (s : shift) (zs : list Z) : move :=
  match s with SwapOf _ _ => Swap (nth 0 zs 0) (nth 1 zs 0) | TurnOf _ _ _ => Turn (nth 0 zs 0) (nth 1 zs 0) (nth 2 zs 0) | FlipOf _ => Flip (nth 0 zs 0) end.

Lemma move_of_places e s : move_at e s = move_of s (map (num e) (places_of s)).
Proof. destruct s; reflexivity. Qed.

Definition many_places (s : shift) : nat := length (places_of s).

Ltac placed s zs := destruct s; destruct zs as [|? [|? [|? [|? ?]]]]; try discriminate.

Lemma legal_right n s zs : length zs = many_places s -> yes (n :: zs) (legal_cond s (Var 0) (names 1 (many_places s))) = true -> legal n (move_of s zs).
Proof.
  intros L; placed s zs; cbn; rewrite ?andb_true_iff, ?negb_true_iff, ?Z.leb_le, ?Z.ltb_lt, ?Z.eqb_neq; lia.
Qed.

Definition places (m : move) : list Z := match m with Swap a b => [a; b] | Turn a b c => [a; b; c] | Flip k => [k] end.
Definition is_flip (m : move) : bool := match m with Flip _ => true | _ => false end.

Lemma place_moved n m m' x : m = m' \/ m = undo m' -> legal n m' -> In x (places m') -> from m x <> x.
Proof.
  intros [->| ->]; destruct m' as [a b|a b c|k]; cbn [legal places undo from]; intros L I; cbn in I; repeat match goal with
    | |- context [?x =? ?y] => destruct (Z.eqb_spec x y) | |- context [?x <=? ?y] => destruct (Z.leb_spec x y) end; lia.
Qed.

Lemma place_left n m m' x : m = m' \/ m = undo m' -> legal n m' -> is_flip m' = false -> ~ In x (places m') -> from m x = x.
Proof.
  intros [->| ->]; destruct m' as [a b|a b c|k]; cbn [legal places undo from is_flip]; intros L F I; try discriminate; cbn in I; repeat match goal with
    | |- context [?x =? ?y] => destruct (Z.eqb_spec x y) end; lia.
Qed.

Lemma place_range n m x : legal n m -> In x (places m) -> 0 <= x < n.
Proof. destruct m; cbn [legal places]; intros L I; cbn in I; lia. Qed.

Lemma apart_right n s s' zs ys : length zs = many_places s -> length ys = many_places s' -> legal n (move_of s zs) -> legal n (move_of s' ys) ->
  yes (zs ++ ys) (apart_cond s s' (names 0 (many_places s)) (names (many_places s) (many_places s'))) = true ->
  forall m m', m = move_of s zs \/ m = undo (move_of s zs) -> m' = move_of s' ys \/ m' = undo (move_of s' ys) -> differ n m m'.
Proof.
  intros Lz Ly A B H m m' Hm Hm'.
  assert (K : (is_flip (move_of s zs) = false /\ is_flip (move_of s' ys) = false /\ ((exists x, In x (places (move_of s zs)) /\ ~ In x (places (move_of s' ys))) \/ exists x, In x (places (move_of s' ys)) /\ ~ In x (places (move_of s zs)))) \/
    exists k j, move_of s zs = Flip k /\ move_of s' ys = Flip j /\ k <> j).
  { clear Hm Hm' A B; placed s zs; placed s' ys; cbn in H |- *; try discriminate; rewrite ?orb_true_iff, ?andb_true_iff, ?negb_true_iff, ?Z.eqb_neq in H.
    all: try (right; do 2 eexists; split; [reflexivity|]; split; [reflexivity | exact H]).
    all: left; split; [reflexivity|]; split; [reflexivity|].
    all: repeat match type of H with _ \/ _ => destruct H as [H|H] end.
    all: first [left; match goal with z : Z |- _ => solve [exists z; intuition congruence] end | right; match goal with z : Z |- _ => solve [exists z; intuition congruence] end]. }
  destruct K as [(F & F' & [(x & I & J)|(x & I & J)])|(k & j & E & E' & D)].
  - exists x; split; [apply (place_range n _ x A I)|]; rewrite (place_left n m' _ x Hm' B F' J); apply (place_moved n m _ x Hm A I).
  - exists x; split; [apply (place_range n _ x B I)|]; rewrite (place_left n m _ x Hm A F J); intros E; apply (place_moved n m' _ x Hm' B I); symmetry; exact E.
  - rewrite E in *; rewrite E' in *; cbn [undo legal] in *; assert (m = Flip k) by tauto; assert (m' = Flip j) by tauto; subst m m'.
    exists 0; cbn [from]; split; [lia|]; rewrite (proj2 (Z.leb_le 0 k)), (proj2 (Z.leb_le 0 j)) by lia; lia.
Qed.

Lemma turn_differs n a b c : legal n (Turn a b c) -> differ n (Turn a b c) (undo (Turn a b c)).
Proof. cbn [legal undo]; intros L; exists a; cbn [from]; rewrite Z.eqb_refl; lia. Qed.

(* The highest of the places that are moved goes down, and leaves alone what is above. *)
Lemma lowers_right n s zs t : length zs = many_places s -> legal n (move_of s zs) -> 0 < t < n ->
  yes (t :: zs) (lowers_cond s (Var 0) (names 1 (many_places s))) = true -> 0 <= from (undo (move_of s zs)) t < t /\ forall i, t < i < n -> from (move_of s zs) i = i.
Proof.
  intros L A T; placed s zs; cbn [move_of nth legal undo from] in *; cbn; rewrite ?orb_true_iff, ?andb_true_iff, ?Z.eqb_eq, ?Z.ltb_lt; intros H; (split; [|intros i I]);
    repeat match goal with |- context [?x =? ?y] => destruct (Z.eqb_spec x y) | |- context [?x <=? ?y] => destruct (Z.leb_spec x y) end; lia.
Qed.

(* ---------- Questions ---------- *)

(* Any values of a move's variables in their ranges: the places, and these values. *)
Definition chosen (k : nat) (ps : list poly) (m : generator) : making (list poly) :=
  follow_over (ps ++ constants [0]) (along m) Yes (places_of (shift_of m) ++ names (S k) (length (along m))).

Lemma seq_shift_pairs a b m : map (fun i => (Var (a + i), Var (b + i))) (seq 0 m) = combine (map Var (seq a m)) (map Var (seq b m)).
Proof.
  revert a b; induction m as [|m IH]; intros a b; [reflexivity|]; cbn [seq map combine]; rewrite <- (IH (S a) (S b)), <- seq_shift, map_map, !Nat.add_0_r; f_equal.
  apply map_ext; intros i; rewrite !Nat.add_succ_r; reflexivity.
Qed.

Definition legal_question (F : family) (G : group) (m : generator) : branch :=
  let s := shift_of m in
  asked F Yes (fun ps => do ts <- chosen (parameters (line F)) ps m; claim_of (nth (symbols G) ps [] :: ts) (legal_cond s (Var 0) (names 1 (many_places s))) false).

(* Two choices differ: of the moves, or, of the same, in the variables. *)
Definition apart_question (F : family) (same : bool) (m m' : generator) : branch :=
  let s := shift_of m in let s' := shift_of m' in let a := many_places s in let w := length (along m) in
  let apart := apart_cond s s' (names 0 a) (names (a + w) (many_places s')) in
  asked F Yes (fun ps => do ts <- chosen (parameters (line F)) ps m; do us <- chosen (parameters (line F)) ps m';
    claim_of (ts ++ us) (if same then Text.Or (conj (map (fun p => Equal (fst p) (snd p)) (combine (names a w) (names (a + w + a) w)))) apart else apart) false).

Fixpoint apart_questions (F : family) (l : list generator) : list branch :=
  match l with
  | [] => []
  | m :: l => (if Nat.eqb (length (along m)) 0 then [] else [apart_question F true m m]) ++ map (apart_question F false m) l ++ apart_questions F l
  end.

Definition group_questions (F : family) (G : group) : list branch :=
  asked F Yes (fun ps => claim_of [nth (symbols G) ps []] (AtMost (Num 1) (Var 0)) false) ::
  map (fun d => asked F Yes (fun ps => claim_of ps d false)) (given_that G) ++
  map (legal_question F G) (generators G) ++ apart_questions F (generators G).

(* A move that is named with the values of its variables. *)
Definition picked (G : group) (p : nat * list term) : generator := nth (fst p) (generators G) (Generator (FlipOf (Num 0)) []).
Definition picks (G : group) (p : nat * list term) : bool := (fst p <? length (generators G))%nat && Nat.eqb (length (snd p)) (length (along (picked G p))).

(* The values are in their ranges, and of the places something is so. *)
Definition pick_claim (G : group) (ps e : list poly) (p : nat * list term) (wanted : list poly -> claim) : claim := fun truth =>
  do vs <- polys_of e (snd p);
  all (range_claims (ps ++ constants [0]) (along (picked G p)) vs ++
    [fun truth => do ts <- polys_of ((ps ++ constants [0]) ++ vs) (places_of (shift_of (picked G p))); wanted ts truth]) truth.

Definition connected_question (F : family) (G : group) (l : list (nat * list term)) : branch :=
  asked F Yes (fun ps => do t <- fresh; fact (plus t (-1)) ;; fact (plus (minus (nth (symbols G) ps []) t) (-1)) ;;
    some (map (fun p => let s := shift_of (picked G p) in pick_claim G ps (ps ++ [t]) p (fun ts => claim_of (t :: ts) (lowers_cond s (Var 0) (names 1 (many_places s))))) l) false).

(* There is a move. *)
Definition move_question (F : family) (G : group) (p : nat * list term) : branch := asked F Yes (fun ps => pick_claim G ps ps p (fun _ => all []) false).

(* Two moves have no place in common. *)
Definition disjoint_question (F : family) (G : group) (p q : nat * list term) : branch :=
  let a := many_places (shift_of (picked G p)) in
  asked F Yes (fun ps => pick_claim G ps ps p (fun ts => pick_claim G ps ps q (fun us =>
    claim_of (ts ++ us) (conj (flat_map (fun x => map (unlike x) (names a (many_places (shift_of (picked G q))))) (names 0 a))))) false).

(* How many choices there are: a sum over the variables, of which the permutation stands before the first. *)
Definition levels (rs : list range) : list level := match rs with [] => [] | r :: rs => Level None [0] r :: map plain rs end.
Definition ways_of (m : generator) : Z := match shift_of m with TurnOf _ _ _ => 2 | _ => 1 end.

Fixpoint degree_sum (ps : list poly) (l : list (generator * list term)) : making poly :=
  match l with
  | [] => ret (constant 0)
  | p :: l => do x <- from_ 1 (levels (along (fst p))) (snd p) one_each ps ps; do y <- degree_sum ps l; ret (add (scale (ways_of (fst p)) x) y)
  end.

Definition degree_questions (F : family) (G : group) (sums : list (list term)) (value : term) : list branch :=
  let l := combine (generators G) sums in
  flat_map (fun p => sum_questions F Yes 1 [] (levels (along (fst p))) (snd p) one_each) l ++
  [asked F Yes (fun ps => do d <- degree_sum ps l; do v <- poly_of ps value; is (ret d) (ret v) false)].

Definition sums_fit (G : group) (sums : list (list term)) : bool :=
  Nat.eqb (length sums) (length (generators G)) && forallb (fun p => Nat.eqb (length (snd p)) (length (along (fst p)))) (combine (generators G) sums).

Section Group.
Variables (F : family) (G : group) (xs : list Z).
Hypothesis M : member F xs.
Hypothesis read : permutations_of (line F) = Some G.
Hypothesis count_ : length (arguments F) = parameters (line F).
Notation ps := (params F xs).
Notation k := (parameters (line F)).
Notation n := (nth (symbols G) ps 0).
Notation g := (text_graph (line F) ps).

Lemma params_many : length ps = k.
Proof. unfold params; rewrite map_length; exact count_. Qed.

(* The values of a choice. *)
Definition of_choice (m : generator) (v : list Z) : list Z := map (num (ps ++ 0 :: v)) (places_of (shift_of m)).

Lemma choice_fits m v : In v (choices ps m) -> (exists l, tuples (ps ++ [0]) (along m) = Some l) /\ fits (ps ++ [0]) (along m) v.
Proof.
  unfold choices; destruct (tuples (ps ++ [0]) (along m)) as [l|] eqn:T; [|intros []]; cbn [known]; intros I; split; [eauto | apply (tuples_fit _ _ _ T), I].
Qed.

Lemma generator_steady m : In m (generators G) -> steady_ranges (symbols G) k (S k) (along m) = true.
Proof.
  destruct (read_parts (line F) G read) as (N & c & _ & <- & _ & _ & _ & _ & A); revert A; generalize (generators G); induction (neighbours (line F)) as [|x l IH]; intros ms A I; cbn [all_generators] in A; [injection A as <-; destruct I|].
  destruct (generator_of (symbols G) k x) as [m'|] eqn:E; [|discriminate]; destruct (all_generators (symbols G) k l) as [ms'|]; [|discriminate]; injection A as <-; destruct I as [<-|I]; [|apply (IH ms' eq_refl I)].
  unfold generator_of in E; destruct (to x) as [|u [|]]; try discriminate; cbv zeta in E; destruct (guessed (spread u)); [|discriminate]; destruct (same_term _ _ && _ && _ && _) eqn:B; [|discriminate]; injection E as <-; rewrite !andb_true_iff in B; tauto.
Qed.

Lemma ranges_so rs : forall e v, steady_ranges (symbols G) k (S k + length e) rs = true -> fits (ps ++ 0 :: e) rs v -> length v = length rs /\ truths (range_truths (ps ++ 0 :: e) rs v) = true.
Proof.
  induction rs as [|r rs IH]; intros e [|x v] St H; cbn [fits] in H; try contradiction; [split; reflexivity|].
  cbn [steady_ranges] in St; rewrite !andb_true_iff in St; destruct St as [[[_ _] On] St]; apply (proj2 same_texts) in On.
  destruct (value (ps ++ 0 :: e) (low r)) as [a|] eqn:A; [|contradiction]; destruct (value (ps ++ 0 :: e) (high r)) as [b|] eqn:B; [|contradiction]; apply (proj1 value_is_num) in A, B.
  destruct H as (X & _ & H); rewrite <- app_assoc in H; cbn [app] in H; destruct (IH (e ++ [x]) v) as [L T]; [rewrite app_length; cbn [length]; replace (S k + (length e + 1))%nat with (S (S k + length e)) by lia; exact St | exact H|].
  split; [cbn [length]; lia|]; cbn [range_truths]; rewrite A, B, On; cbn [condition_at app truths forallb]; rewrite (proj2 (Z.leb_le a x)), (proj2 (Z.leb_le x b)) by lia; rewrite <- app_assoc; exact T.
Qed.

Lemma names_are (e v w : list Z) : map (num (e ++ v ++ w)) (names (length e) (length v)) = v.
Proof.
  unfold names; rewrite map_map; cbn [num]; revert e; induction v as [|x v IH]; intros e; [reflexivity|]; cbn [length seq map app].
  rewrite app_nth2, Nat.sub_diag by lia; f_equal; specialize (IH (e ++ [x])); rewrite <- !app_assoc in IH; cbn [app] in IH; rewrite app_length in IH; cbn [length] in IH; replace (length e + 1)%nat with (S (length e)) in IH by lia; exact IH.
Qed.

Lemma chosen_then m v w qs (f : list poly -> making unit) : In m (generators G) -> In v (choices ps m) -> have w qs ps ->
  (forall w' ts, later w w' -> have w' ts (of_choice m v ++ v) -> so (f ts) w') -> so (do ts <- chosen k qs m; f ts) w.
Proof.
  intros I C P H; destruct (choice_fits m v C) as [_ Fi]; pose proof (generator_steady m I) as St; destruct (ranges_so (along m) [] v) as [L T]; [cbn [length]; rewrite Nat.add_0_r; exact St | exact Fi|].
  intros w' Lw; eapply gives_bind; [apply (gives_follow_over (along m) Yes _ v (qs ++ constants [0]) (ps ++ [0]) w'); [apply have_app; [apply (have_later _ _ _ _ Lw P) | apply have_constants] | exact L | exact T | reflexivity]|].
  intros w2 ts L2 Ht; apply (H w2 ts); [apply (later_trans _ _ _ Lw L2) | | apply later_refl].
  rewrite map_app in Ht; unfold of_choice; rewrite <- app_assoc in Ht; cbn [app] in Ht.
  pose proof (names_are (ps ++ [0]) v []) as E; rewrite app_nil_r, <- app_assoc in E; cbn [app] in E; rewrite app_length, params_many in E; cbn [length] in E; replace (k + 1)%nat with (S k) in E by lia; rewrite L in E; rewrite E in Ht; exact Ht.
Qed.

Lemma of_choice_length m v : length (of_choice m v) = many_places (shift_of m).
Proof. apply map_length. Qed.

Hypothesis Q : forall q, In q (group_questions F G) -> exists p, refutes q p = true.

Lemma group_refuted body : In (asked F Yes body) (group_questions F G) -> ~ forall w qs, have w qs ps -> so (body qs) w.
Proof. intros I H; destruct (Q _ I) as [p R]; apply (asked_sound _ _ _ _ R xs M eq_refl H). Qed.

Lemma positive_so : 1 <= n.
Proof.
  destruct (Z.le_gt_cases 1 n) as [|L]; [assumption|exfalso]; apply (group_refuted _ (or_introl eq_refl)); intros w qs P.
  eapply false_so; [apply claim_of_means; constructor; [apply have_nth, P | constructor] | cbn; apply Z.leb_gt, L].
Qed.

Lemma given_so_ d : In d (given_that G) -> yes ps d = true.
Proof.
  intros I; destruct (yes ps d) eqn:E; [reflexivity|exfalso]; apply (group_refuted (fun qs => claim_of qs d false)).
  - right; apply in_or_app; left; apply (in_map (fun d => asked F Yes (fun ps => claim_of ps d false))), I.
  - intros w qs P; eapply false_so; [apply claim_of_means, P | exact E].
Qed.

Lemma legal_so m v : In m (generators G) -> In v (choices ps m) -> legal n (move_at (ps ++ 0 :: v) (shift_of m)).
Proof.
  intros I C; rewrite move_of_places; fold (of_choice m v); apply legal_right; [apply of_choice_length|].
  destruct (yes _ _) eqn:E; [reflexivity|exfalso].
  apply (group_refuted (fun qs => do ts <- chosen k qs m; claim_of (nth (symbols G) qs [] :: ts) (legal_cond (shift_of m) (Var 0) (names 1 (many_places (shift_of m)))) false)).
  - right; apply in_or_app; right; apply in_or_app; left; apply (in_map (legal_question F G)), I.
  - intros w qs P; apply (chosen_then m v w qs _ I C P); intros w' ts Lw Ht.
    eapply false_so; [apply claim_of_means; constructor; [apply have_nth, (have_later _ _ _ _ Lw P) | exact Ht]|].
    assert (Same : forall c, (forall e e', (forall i, (i < S (many_places (shift_of m)))%nat -> nth i e 0 = nth i e' 0) -> yes e c = yes e' c) -> yes (n :: of_choice m v ++ v) c = yes (n :: of_choice m v) c).
    { intros c H; apply H; intros [|i] Li; [reflexivity|]; cbn [nth]; apply app_nth1; rewrite of_choice_length; lia. }
    rewrite Same, E; [reflexivity|]; clear; intros e e' H; unfold many_places in H; destruct (shift_of m); cbn [places_of length] in H; cbn;
      rewrite ?(H 0%nat), ?(H 1%nat), ?(H 2%nat), ?(H 3%nat) by lia; reflexivity.
Qed.

Lemma moves_legal m : In m (moves_at ps G) -> legal n m.
Proof.
  unfold moves_at; rewrite in_flat_map; intros (x & I & J); apply in_map_iff in J as (v & <- & C); apply legal_so; assumption.
Qed.

Lemma apart_so same m m' v v' : In m (generators G) -> In m' (generators G) -> In v (choices ps m) -> In v' (choices ps m') -> In (apart_question F same m m') (group_questions F G) ->
  (same = true -> m = m' /\ v <> v') -> forall a b, a = move_at (ps ++ 0 :: v) (shift_of m) \/ a = undo (move_at (ps ++ 0 :: v) (shift_of m)) ->
  b = move_at (ps ++ 0 :: v') (shift_of m') \/ b = undo (move_at (ps ++ 0 :: v') (shift_of m')) -> differ n a b.
Proof.
  intros I I' C C' Ask Sa a b Ha Hb; pose proof (legal_so m v I C) as La; pose proof (legal_so m' v' I' C') as Lb.
  rewrite move_of_places in Ha, La; rewrite move_of_places in Hb, Lb; fold (of_choice m v) in Ha, La; fold (of_choice m' v') in Hb, Lb.
  apply (apart_right n (shift_of m) (shift_of m') (of_choice m v) (of_choice m' v')); try assumption; try apply of_choice_length.
  set (s := shift_of m) in *; set (s' := shift_of m') in *.
  destruct (yes (of_choice m v ++ of_choice m' v') (apart_cond s s' (names 0 (many_places s)) (names (many_places s) (many_places s')))) eqn:E; [reflexivity|exfalso].
  unfold apart_question in Ask; fold s s' in Ask; apply (group_refuted _ Ask); intros w qs P.
  apply (chosen_then m v w qs _ I C P); intros w1 ts L1 Ht; apply (chosen_then m' v' w1 qs _ I' C' (have_later _ _ _ _ L1 P)); intros w2 us L2 Hu.
  pose proof (have_app _ _ _ _ _ (have_later _ _ _ _ L2 Ht) Hu) as H; eapply false_so; [apply claim_of_means, H|].
  assert (Lv : length v = length (along m)) by (destruct (choice_fits m v C) as [_ Fi]; apply (ranges_so (along m) [] v); [cbn [length]; rewrite Nat.add_0_r; apply generator_steady, I | exact Fi]).
  assert (Ap : yes ((of_choice m v ++ v) ++ of_choice m' v' ++ v') (apart_cond s s' (names 0 (many_places s)) (names (many_places s + length (along m)) (many_places s'))) = false).
  { rewrite <- E, <- Lv; clear - s s'; pose proof (of_choice_length m v) as A; pose proof (of_choice_length m' v') as B; fold s in A; fold s' in B; set (zs := of_choice m v) in *; set (ys := of_choice m' v') in *; clearbody zs ys.
    assert (First : forall i, (i < many_places s)%nat -> nth i ((zs ++ v) ++ ys ++ v') 0 = nth i (zs ++ ys) 0) by (intros i Li; rewrite <- app_assoc, !app_nth1 by (rewrite A; lia); reflexivity).
    assert (Second : forall i, (i < many_places s')%nat -> nth (many_places s + length v + i) ((zs ++ v) ++ ys ++ v') 0 = nth (many_places s + i) (zs ++ ys) 0).
    { intros i Li; rewrite app_nth2, app_length, A by (rewrite app_length, A; lia); rewrite (app_nth2 zs) by lia; rewrite A; replace (many_places s + length v + i - (many_places s + length v))%nat with i by lia; replace (many_places s + i - many_places s)%nat with i by lia.
      apply app_nth1; rewrite B; exact Li. }
    generalize (zs ++ ys) ((zs ++ v) ++ ys ++ v') First Second; clear; intros e e' H K; unfold many_places in *.
    pose proof (H 0%nat); pose proof (H 1%nat); pose proof (H 2%nat); pose proof (K 0%nat); pose proof (K 1%nat); pose proof (K 2%nat); clear H K; generalize dependent (length v); intros w; intros.
    destruct s, s'; cbn [places_of length] in *; cbn [apart_cond names map seq app disj conj fold_left yes unlike num Nat.add]; rewrite ?Nat.add_0_r in *;
      repeat match goal with H : (?i < ?j)%nat -> _ |- _ => first [specialize (H ltac:(lia)) | clear H] end; cbn [Nat.add] in *; rewrite ?Nat.add_succ_r, ?Nat.add_0_r in *; repeat match goal with H : nth _ e' 0 = _ |- _ => rewrite H; clear H end; reflexivity. }
  destruct same; [|exact Ap]; destruct (Sa eq_refl) as [<- Nv]; cbn [yes]; rewrite Ap, orb_false_r.
  destruct (yes _ (conj _)) eqn:Y; [exfalso|reflexivity]; apply Nv; rewrite yes_conj in Y.
  assert (Lv' : length v' = length (along m)) by (destruct (choice_fits m v' C') as [_ Fi]; apply (ranges_so (along m) [] v'); [cbn [length]; rewrite Nat.add_0_r; apply generator_steady, I | exact Fi]).
  apply (nth_ext v v' 0 0 (eq_trans Lv (eq_sym Lv'))); intros i Li; rewrite Lv in Li.
  assert (In1 : In (Equal (Var (many_places s + i)) (Var (many_places s + length (along m) + many_places s + i))) (map (fun p => Equal (fst p) (snd p)) (combine (names (many_places s) (length (along m))) (names (many_places s + length (along m) + many_places s) (length (along m)))))).
  { apply in_map_iff; exists (Var (many_places s + i), Var (many_places s + length (along m) + many_places s + i)); split; [reflexivity|]; unfold names; rewrite <- seq_shift_pairs; apply in_map_iff; exists i; split; [reflexivity | apply in_seq; lia]. }
  specialize (Y _ In1); cbn [yes num] in Y; apply Z.eqb_eq in Y; pose proof (of_choice_length m v) as A; pose proof (of_choice_length m v') as B; fold s in A, B.
  rewrite <- app_assoc, app_nth2, A in Y by (rewrite A; lia); rewrite app_nth1 in Y by lia; replace (many_places s + i - many_places s)%nat with i in Y by lia; rewrite Y; clear Y.
  rewrite !app_assoc, <- (app_assoc (of_choice m v)); rewrite app_nth2; rewrite ?app_length, ?A, ?B, ?Lv; [f_equal; lia | lia].
Qed.

Lemma ordered_app {A} (R : A -> A -> Prop) l m : ForallOrdPairs R l -> ForallOrdPairs R m -> (forall x y, In x l -> In y m -> R x y) -> ForallOrdPairs R (l ++ m).
Proof.
  induction 1 as [|x l Hx Hl IH]; intros Hm H; [exact Hm|]; cbn [app]; constructor; [|apply IH; [exact Hm | intros; apply H; [right|]; assumption]].
  apply Forall_app; split; [exact Hx|]; apply Forall_forall; intros y I; apply H; [left; reflexivity | exact I].
Qed.

Lemma ordered_map {A B} (R : B -> B -> Prop) (f : A -> B) l : NoDup l -> (forall x y, In x l -> In y l -> x <> y -> R (f x) (f y)) -> ForallOrdPairs R (map f l).
Proof.
  induction 1 as [|x l Nx Hl IH]; intros H; [constructor|]; cbn [map]; constructor; [|apply IH; intros; apply H; try (right; assumption); assumption].
  apply Forall_forall; intros y I; apply in_map_iff in I as (z & <- & I); apply H; [left; reflexivity | right; exact I | intros ->; contradiction].
Qed.

Definition wide_apart (a b : move) : Prop := forall x y, x = a \/ x = undo a -> y = b \/ y = undo b -> differ n x y.

Lemma choices_once m : NoDup (choices ps m).
Proof. unfold choices; destruct (tuples (ps ++ [0]) (along m)) as [l|] eqn:T; [apply (tuples_once _ _ _ T) | constructor]. Qed.

Lemma moves_apart : ForallOrdPairs wide_apart (moves_at ps G).
Proof.
  assert (H : forall l, (forall m, In m l -> In m (generators G)) -> (forall q, In q (apart_questions F l) -> In q (group_questions F G)) ->
    ForallOrdPairs wide_apart (flat_map (fun m => map (fun v => move_at (ps ++ 0 :: v) (shift_of m)) (choices ps m)) l)).
  { induction l as [|m l IH]; intros I Qs; [constructor|]; cbn [flat_map apart_questions] in *.
    assert (Im : In m (generators G)) by (apply I; left; reflexivity); apply ordered_app.
    - apply ordered_map; [apply choices_once|]; intros v v' C C' D x y X Y.
      apply (apart_so true m m v v' Im Im C C'); [|intros _; split; [reflexivity | exact D] | exact X | exact Y]; apply Qs, in_or_app; left.
      destruct (Nat.eqb (length (along m)) 0) eqn:E; [|left; reflexivity]; apply Nat.eqb_eq in E; exfalso; apply D.
      assert (L : forall u, In u (choices ps m) -> u = []).
      { intros u U; destruct (choice_fits m u U) as [_ Fi]; destruct (ranges_so (along m) [] u) as [L _]; [cbn [length]; rewrite Nat.add_0_r; apply generator_steady, Im | exact Fi|]; apply length_zero_iff_nil; lia. }
      rewrite (L v C), (L v' C'); reflexivity.
    - apply IH; [intros; apply I; right; assumption | intros q J; apply Qs, in_or_app; right; apply in_or_app; right; exact J].
    - intros a b A B x y X Y; apply in_map_iff in A as (v & <- & C); apply in_flat_map in B as (m' & Im' & B); apply in_map_iff in B as (v' & <- & C').
      apply (apart_so false m m' v v' Im (I m' (or_intror Im')) C C'); [|discriminate | exact X | exact Y].
      apply Qs, in_or_app; right; apply in_or_app; left; apply (in_map (apart_question F false m)), Im'. }
  unfold moves_at; apply H; [auto|]; intros q J; right; apply in_or_app; right; apply in_or_app; right; exact J.
Qed.

Lemma both_ways_differ : ForallOrdPairs (differ n) (both_ways (moves_at ps G)).
Proof.
  pose proof moves_apart as A; pose proof moves_legal as L; unfold both_ways; revert A L; generalize (moves_at ps G); induction l as [|m l IH]; intros A L; [constructor|]; cbn [flat_map].
  inversion A as [|? ? Am Al]; subst; rewrite Forall_forall in Am; apply ordered_app.
  - destruct m as [a b|a b c|j]; repeat constructor; apply turn_differs, L; left; reflexivity.
  - apply IH; [exact Al | intros; apply L; right; assumption].
  - intros x y X Y; apply in_flat_map in Y as (m' & I & Y); apply (Am m' I).
    + destruct m; cbn in X |- *; intuition congruence.
    + destruct m'; cbn in Y |- *; intuition congruence.
Qed.

(* ---------- The network ---------- *)

Notation all_of := (vertices_once_ (line F) G ps read params_many positive_so given_so_).
Notation are_ := (vertices_are (line F) G ps read params_many positive_so given_so_).
Notation links_ := (links_are (line F) G ps read params_many positive_so moves_legal).

Theorem group_proper : proper g.
Proof. exact (permutations_proper (line F) G ps read params_many positive_so given_so_). Qed.

Theorem group_transitive : vertex_transitive g.
Proof. exact (cayley_transitive n positive_so _ _ (moves_at ps G) all_of are_ moves_legal links_). Qed.

Theorem group_regular : regular g (Z.of_nat (length (both_ways (moves_at ps G)))).
Proof. exact (cayley_regular n positive_so _ _ (moves_at ps G) are_ moves_legal links_ both_ways_differ). Qed.

Definition swaps (G : group) : bool := forallb (fun m => match shift_of m with SwapOf _ _ => true | _ => false end) (generators G).

Theorem group_bipartite : swaps G = true -> bipartite g.
Proof.
  intros S; apply (cayley_bipartite n positive_so _ _ (moves_at ps G) are_ moves_legal links_); intros m I; unfold moves_at in I; apply in_flat_map in I as (x & I & J); apply in_map_iff in J as (v & <- & _).
  unfold swaps in S; rewrite forallb_forall in S; specialize (S x I); destruct (shift_of x) as [a b| |]; try discriminate; do 2 eexists; reflexivity.
Qed.

Lemma picked_in p : picks G p = true -> In (picked G p) (generators G) /\ length (snd p) = length (along (picked G p)).
Proof. unfold picks; rewrite andb_true_iff, Nat.ltb_lt, Nat.eqb_eq; intros [A B]; split; [apply nth_In, A | exact B]. Qed.

Lemma fits_so rs : forall e v, steady_ranges (symbols G) k (S k + length e) rs = true -> length v = length rs -> truths (range_truths (ps ++ 0 :: e) rs v) = true -> fits (ps ++ 0 :: e) rs v.
Proof.
  destruct (read_parts (line F) G read) as (N & c & _ & Sy & Nk & _); induction rs as [|r rs IH]; intros e [|x v] St L T; try discriminate; [exact I|].
  cbn [steady_ranges] in St; rewrite !andb_true_iff in St; destruct St as [[[Lo Hi] On] St]; apply (proj2 same_texts) in On; cbn [fits].
  rewrite Sy in *; pose proof positive_so as P; rewrite Sy in P.
  rewrite (proj1 (steady_right N k ps params_many Nk P (low r) 0 0 e Lo)), (proj1 (steady_right N k ps params_many Nk P (high r) 0 0 e Hi)).
  cbn [range_truths] in T; rewrite On in *; cbn [condition_at app truths forallb] in T; rewrite !andb_true_iff, !Z.leb_le in T; destruct T as (A & B & T); split; [lia|]; split; [exact Logic.I|].
  rewrite <- app_assoc in *; cbn [app] in *; apply IH; [rewrite app_length; cbn [length]; replace (S k + (length e + 1))%nat with (S (S k + length e)) by lia; exact St | cbn [length] in L; lia | exact T].
Qed.

Lemma in_choices m v : In m (generators G) -> length v = length (along m) -> truths (range_truths (ps ++ [0]) (along m) v) = true -> In v (choices ps m).
Proof.
  intros I L T; pose proof (generator_steady m I) as St; destruct (read_parts (line F) G read) as (N & c & _ & Sy & Nk & _).
  pose proof positive_so as P; rewrite Sy in *.
  destruct (choices_known (line F) G ps params_many ltac:(rewrite Sy; exact P) N (along m) Nk ltac:(rewrite Sy; reflexivity) [] 0 ltac:(cbn [length]; rewrite Nat.add_0_r; exact St)) as (l & E & _).
  unfold choices; rewrite E; cbn [known]; apply (tuples_fit _ _ _ E); apply (fits_so (along m) [] v); [cbn [length]; rewrite Nat.add_0_r, Sy; exact St | exact L | exact T].
Qed.

Lemma picked_move p v : picks G p = true -> length v = length (along (picked G p)) -> truths (range_truths (ps ++ [0]) (along (picked G p)) v) = true -> In (move_at (ps ++ 0 :: v) (shift_of (picked G p))) (both_ways (moves_at ps G)).
Proof.
  intros Pi L T; destruct (picked_in p Pi) as [I _]; apply in_both; exists (move_at (ps ++ 0 :: v) (shift_of (picked G p))); split; [|left; reflexivity].
  unfold moves_at; apply in_flat_map; exists (picked G p); split; [exact I|]; apply (in_map (fun v => move_at (ps ++ 0 :: v) (shift_of (picked G p)))), in_choices; assumption.
Qed.

Lemma pick_means p e ev w qs wanted wanted_at : have w qs ps -> have w e ev ->
  (forall w' ts zs, later w w' -> have w' ts zs -> means (wanted ts) (wanted_at zs) w') ->
  let v := map (num ev) (snd p) in means (pick_claim G qs e p wanted) (truths (range_truths (ps ++ [0]) (along (picked G p)) v ++ [wanted_at (map (num (ps ++ 0 :: v)) (places_of (shift_of (picked G p))))])) w.
Proof.
  intros P E W v; unfold pick_claim; apply (means_lists (polys_of e (snd p)) (fun vs => all (range_claims (qs ++ constants [0]) (along (picked G p)) vs ++ [fun truth => do ts <- polys_of ((qs ++ constants [0]) ++ vs) (places_of (shift_of (picked G p))); wanted ts truth])) v); [apply polys_of_lists, E|].
  intros w1 vs L1 V; pose proof (have_app _ _ _ _ _ (have_later _ _ _ _ L1 P) (have_constants w1 [0])) as H; apply means_all, mean_app; [apply range_mean; assumption|]; constructor; [|constructor].
  apply (means_lists _ wanted (map (num ((ps ++ [0]) ++ v)) (places_of (shift_of (picked G p))))); [apply polys_of_lists, have_app; assumption|].
  intros w2 ts L2 Ht; rewrite <- app_assoc in Ht; cbn [app] in Ht; apply W; [apply (later_trans _ _ _ L1 L2) | exact Ht].
Qed.

(* What a pick tells that is so. *)
Lemma pick_so p ev wanted_at : picks G p = true -> let v := map (num ev) (snd p) in let m := move_at (ps ++ 0 :: v) (shift_of (picked G p)) in
  truths (range_truths (ps ++ [0]) (along (picked G p)) v ++ [wanted_at (map (num (ps ++ 0 :: v)) (places_of (shift_of (picked G p))))]) = true ->
  In m (both_ways (moves_at ps G)) /\ legal n m /\ wanted_at (map (num (ps ++ 0 :: v)) (places_of (shift_of (picked G p)))) = true.
Proof.
  intros Pi v m H; rewrite truths_app in H; apply andb_true_iff in H as [T W]; cbn [truths forallb] in W; rewrite andb_true_r in W.
  destruct (picked_in p Pi) as [I L]; assert (Lv : length v = length (along (picked G p))) by (unfold v; rewrite map_length; exact L).
  split; [apply picked_move; assumption|]; split; [|exact W]; apply legal_so; [exact I | apply in_choices; assumption].
Qed.

Lemma group_lowers l p : forallb (picks G) l = true -> refutes (connected_question F G l) p = true -> forall t, 0 < t < n -> exists m, lowers n (moves_at ps G) t m.
Proof.
  intros Pi R t T.
  set (lowers := fun q => let s := shift_of (picked G q) in fun zs => yes (t :: zs) (lowers_cond s (Var 0) (names 1 (many_places s)))).
  set (told := fun q => let v := map (num (ps ++ [t])) (snd q) in truths (range_truths (ps ++ [0]) (along (picked G q)) v ++ [lowers q (map (num (ps ++ 0 :: v)) (places_of (shift_of (picked G q))))])).
  destruct (existsb (fun b => b) (map told l)) eqn:E.
  - apply existsb_exists in E as (b & I & ->); apply in_map_iff in I as (q & E & I); rewrite forallb_forall in Pi; destruct (pick_so q (ps ++ [t]) (lowers q) (Pi q I) E) as (J & L & W).
    eexists; split; [exact J|]; rewrite move_of_places in *; apply lowers_right; try assumption; apply map_length.
  - exfalso; apply (asked_sound _ _ _ _ R xs M eq_refl); intros w qs P.
    apply (so_bind _ _ t); [apply yields_fresh|]; intros w1 q L1 Hq; apply (have_later _ _ _ _ L1) in P.
    apply so_then; [apply (so_fact _ (t + -1)); [apply has_plus, Hq | lia]|]; apply so_then; [apply (so_fact _ (n - t + -1)); [apply has_plus, has_minus; [apply have_nth, P | exact Hq] | lia]|].
    eapply false_so; [apply means_some|exact E]; clear R E; induction l as [|x l IH]; [constructor|]; cbn [map]; constructor; [|apply IH; cbn [forallb] in Pi; apply andb_true_iff in Pi; tauto].
    apply (pick_means x (qs ++ [q]) (ps ++ [t])); [exact P | apply have_app; [exact P | apply have_one, Hq]|].
    intros w2 ts zs L2 Ht; apply claim_of_means; constructor; [apply (has_later _ _ _ _ L2 Hq) | exact Ht].
Qed.

Theorem group_connected l p : forallb (picks G) l = true -> refutes (connected_question F G l) p = true -> connected g.
Proof. intros Pi R; exact (cayley_connected n positive_so _ _ (moves_at ps G) are_ moves_legal links_ (group_lowers l p Pi R)). Qed.

Theorem group_triangle q p : picks G q = true -> match shift_of (picked G q) with TurnOf _ _ _ => true | _ => false end = true -> refutes (move_question F G q) p = true ->
  ~ bipartite g /\ exists u l, cycle g u l /\ Z.of_nat (length (u :: l)) = 3.
Proof.
  intros Pi K R; set (b := truths (range_truths (ps ++ [0]) (along (picked G q)) (map (num ps) (snd q)) ++ [(fun _ => true) (map (num (ps ++ 0 :: map (num ps) (snd q))) (places_of (shift_of (picked G q))))])).
  destruct b eqn:E; unfold b in E.
  - destruct (pick_so q ps (fun _ => true) Pi E) as (I & _ & _); destruct (shift_of (picked G q)) as [|x y z|]; try discriminate; cbn [move_at] in I.
    exact (cayley_triangle n positive_so _ _ (moves_at ps G) are_ moves_legal links_ _ _ _ I).
  - exfalso; apply (asked_sound _ _ _ _ R xs M eq_refl); intros w qs P; eapply false_so; [apply (pick_means q qs ps w qs (fun _ => all []) (fun _ => true) P P) | exact E].
    intros; apply (means_all [] []); constructor.
Qed.

Theorem group_square q r p : picks G q = true -> picks G r = true -> swaps G = true -> refutes (disjoint_question F G q r) p = true -> exists u l, cycle g u l /\ Z.of_nat (length (u :: l)) = 4.
Proof.
  intros Pq Pr S R; set (a := many_places (shift_of (picked G q))); set (c := conj (flat_map (fun x => map (unlike x) (names a (many_places (shift_of (picked G r))))) (names 0 a))).
  set (second := fun zs => truths (range_truths (ps ++ [0]) (along (picked G r)) (map (num ps) (snd r)) ++ [(fun ys => yes (zs ++ ys) c) (map (num (ps ++ 0 :: map (num ps) (snd r))) (places_of (shift_of (picked G r))))])).
  destruct (truths (range_truths (ps ++ [0]) (along (picked G q)) (map (num ps) (snd q)) ++ [second (map (num (ps ++ 0 :: map (num ps) (snd q))) (places_of (shift_of (picked G q))))])) eqn:E.
  - destruct (pick_so q ps second Pq E) as (I & Li & E2); destruct (pick_so r ps (fun ys => yes (map (num (ps ++ 0 :: map (num ps) (snd q))) (places_of (shift_of (picked G q))) ++ ys) c) Pr E2) as (J & Lj & E3).
    unfold c, a in E3; unfold swaps in S; rewrite forallb_forall in S; pose proof (S _ (proj1 (picked_in q Pq))) as Sq; pose proof (S _ (proj1 (picked_in r Pr))) as Sr.
    unfold many_places in E3; destruct (shift_of (picked G q)) as [x y| |]; try discriminate; destruct (shift_of (picked G r)) as [x' y'| |]; try discriminate; clear Sq Sr.
    cbn in E3; rewrite ?andb_true_iff, ?negb_true_iff, ?Z.eqb_neq in E3; cbn [move_at legal] in *.
    set (A := num _ x) in *; set (B := num _ y) in *; set (A' := num _ x') in *; set (B' := num _ y') in *.
    apply (cayley_square n positive_so _ _ (moves_at ps G) are_ moves_legal links_ (Swap A B) (Swap A' B') I J).
    + exists A; cbn [from]; rewrite Z.eqb_refl, (proj2 (Z.eqb_neq A A')), (proj2 (Z.eqb_neq A B')) by tauto; lia.
    + exists A; cbn [from undo]; rewrite Z.eqb_refl, (proj2 (Z.eqb_neq A A')), (proj2 (Z.eqb_neq A B')) by tauto; lia.
    + intros i _; cbn [from]; repeat match goal with |- context [?u =? ?z] => lazymatch u with context [if _ then _ else _] => fail | _ => destruct (Z.eqb_spec u z) end end; lia.
  - exfalso; apply (asked_sound _ _ _ _ R xs M eq_refl); intros w qs P; eapply false_so; [apply (pick_means q qs ps w qs _ second P P) | exact E].
    intros w1 ts zs L1 Ht; apply (have_later _ _ _ _ L1) in P; apply (pick_means r qs ps w1 qs _ (fun ys => yes (zs ++ ys) c) P P).
    intros w2 us ys L2 Hu; apply claim_of_means, have_app; [apply (have_later _ _ _ _ L2 Ht) | exact Hu].
Qed.

Lemma choices_count m : In m (generators G) -> total_at (levels (along m)) (fun _ _ => 1) ps ps = Z.of_nat (length (choices ps m)).
Proof.
  intros I; pose proof (generator_steady m I) as St; destruct (read_parts (line F) G read) as (N & c & _ & Sy & Nk & _); pose proof positive_so as P; rewrite Sy in *.
  destruct (choices_known (line F) G ps params_many ltac:(rewrite Sy; exact P) N (along m) Nk ltac:(rewrite Sy; reflexivity) [] 0 ltac:(cbn [length]; rewrite Nat.add_0_r; exact St)) as (l & E & _).
  unfold choices; rewrite E; cbn [known]; pose proof (total_tuples (along m) (fun _ _ => 1) (ps ++ [0]) ps l E) as T; rewrite (sum_over_constant _ 1), Z.mul_1_r in T by reflexivity; etransitivity; [|exact T].
  unfold levels; destruct (along m) as [|r rs]; [reflexivity|]; cbn [map total_at]; unfold ends; rewrite !values_before_plain; reflexivity.
Qed.

Theorem group_degree sums value us : sums_fit G sums = true -> all_refuted (degree_questions F G sums value) us = true -> regular g (num ps value).
Proof.
  unfold sums_fit, degree_questions; rewrite andb_true_iff, Nat.eqb_eq; intros [Le Fit] A; apply all_refuted_app in A as (u1 & u2 & A1 & A2).
  assert (Weight : forall w e o ev ov, have w e ev -> have w o ov -> yields (one_each e o) ((fun _ _ => 1) ev ov) w) by (intros; apply yields_ret, has_constant).
  set (sum_at := fix go (l : list (generator * list term)) := match l with [] => 0 | p :: l => ways_of (fst p) * from_at 1 (fun _ _ => 1) (levels (along (fst p))) (snd p) ps ps + go l end).
  assert (Sum : forall l w qs, have w qs ps -> yields (degree_sum qs l) (sum_at l) w).
  { induction l as [|p l IH]; intros w qs P; cbn [degree_sum sum_at]; [apply yields_ret, has_constant|].
    eapply yields_bind; [apply (yields_from 1 one_each (fun _ _ => 1) Weight _ _ w qs qs ps ps P P)|]; intros w1 x L1 X; eapply yields_bind; [apply (IH w1 qs (have_later _ _ _ _ L1 P))|]; intros w2 y L2 Y.
    apply yields_ret, has_add; [apply has_scale, (has_later _ _ _ _ L2 X) | exact Y]. }
  assert (Ways : sum_at (combine (generators G) sums) = Z.of_nat (length (both_ways (moves_at ps G)))).
  { unfold moves_at, both_ways; clear A2; assert (K : forall m, In m (generators G) -> In m (generators G)) by auto; set (l := generators G) in K at 1, Le, Fit, A1 |- *; clearbody l.
    revert sums Le Fit u1 A1; induction l as [|m l IH]; intros [|ts sums] Le Fit u1 A1; try discriminate; [reflexivity|].
    cbn [combine flat_map forallb fst snd] in *; apply andb_true_iff in Fit as [Ft Fit]; apply Nat.eqb_eq in Ft; apply all_refuted_app in A1 as (v1 & v2 & B1 & B2).
    assert (Lt : length ts = length (levels (along m))) by (rewrite Ft; unfold levels; destruct (along m); cbn; rewrite ?map_length; reflexivity).
    cbn [sum_at fst snd]; rewrite (IH (fun x I => K x (or_intror I)) sums ltac:(cbn in Le; lia) Fit v2 B2), (sum_sound F Yes 1 one_each (fun _ _ => 1) Weight xs M eq_refl _ ts v1 Lt B1), choices_count by (apply K; left; reflexivity).
    assert (Ws : forall vs, Z.of_nat (length (flat_map (fun m => match m with Turn _ _ _ => [m; undo m] | _ => [m] end) (map (fun v => move_at (ps ++ 0 :: v) (shift_of m)) vs))) = ways_of m * Z.of_nat (length vs)).
    { unfold ways_of; induction vs as [|v vs IHv]; cbn [map flat_map length]; [lia|]; rewrite app_length, Nat2Z.inj_add, IHv; destruct (shift_of m); cbn [move_at length]; lia. }
    rewrite flat_map_app, app_length, Nat2Z.inj_add, Ws; lia. }
  destruct (sum_at (combine (generators G) sums) =? num ps value) eqn:E; [apply Z.eqb_eq in E; rewrite <- E, Ways; exact group_regular|exfalso].
  apply (refuted_by F Yes _ _ A2 _ (or_introl eq_refl) xs M eq_refl); intros w qs P; apply (so_bind _ _ _ _ (Sum _ w qs P)); onward.
  apply (term_then _ _ ps); [exact P|]; onward; eapply false_so; [apply means_is; apply yields_ret; eassumption | exact E].
Qed.
End Group.
