(* Lower bounds of the bisection width of whole families of Cayley networks, by counting how often shortest ways cross a
   cut: package theorem has the argument. See CheckSums.v. *)

From Coq Require Import ZArith NArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk Width Transitive Text TextMeaning CheckLinear CheckQuestion CheckTerms CheckFamily CheckPlace CheckProper CheckTheorem CheckSums CheckTotals CheckLinks CheckDistanceSum.
Import ListNotations.
Open Scope Z_scope.

(* ---------- The argument ---------- *)

Section Counting.
Context {V : Type}.
Variable vs : list V.
Hypothesis Eq : forall u v : V, {u = v} + {u <> v}.
Hypothesis Once : NoDup vs.
Variable r : V.
Hypothesis Root : In r vs.
(* Where u takes t; each step is one to one, and goes along with these maps. *)
Variable moved : V -> V -> V.
Hypothesis Moved : forall u t, In u vs -> In t vs -> In (moved u t) vs.
Hypothesis Moved_once : forall u t t', In u vs -> In t vs -> In t' vs -> moved u t = moved u t' -> t = t'.
Hypothesis Moved_root : forall u, In u vs -> moved u r = u.
Variable steps : list ((V -> V) * (V -> Z)).
Hypothesis Step_once : forall p u v, In p steps -> In u vs -> In v vs -> fst p u = fst p v -> u = v.
Hypothesis Along : forall p u t, In p steps -> In u vs -> In t vs -> moved u (fst p t) = fst p (moved u t).
Hypothesis Steps_from : forall p t, In p steps -> In t vs -> 0 <= snd p t.
(* From each vertex but the root some step, or one back, makes its own term smaller, and no other larger. *)
Hypothesis Nearer : forall t, In t vs -> t <> r -> exists a p b w, steps = a ++ p :: b /\ In w vs /\ (w = fst p t \/ t = fst p w) /\
  snd p w <= snd p t - 1 /\ forall q, In q (a ++ b) -> snd q w <= snd q t.

Variable S : V -> bool.

Definition apart (t : V) : Z := sum_over (fun u => dif (S u) (S (moved u t))) vs.
Definition crossed (f : V -> V) : Z := sum_over (fun u => dif (S u) (S (f u))) vs.

Lemma onto (f : V -> V) : (forall u, In u vs -> In (f u) vs) -> (forall u v, In u vs -> In v vs -> f u = f v -> u = v) -> Permutation (map f vs) vs.
Proof.
  intros I J; apply NoDup_Permutation_bis; [apply NoDup_map_inj; assumption | rewrite map_length; lia|].
  intros x X; apply in_map_iff in X; destruct X as (u & <- & U); apply I, U.
Qed.

Lemma sum_moved (f h : V -> V) : (forall u, In u vs -> In (f u) vs) -> (forall u v, In u vs -> In v vs -> f u = f v -> u = v) ->
  sum_over (fun u => dif (S (f u)) (S (h (f u)))) vs = crossed h.
Proof. intros I J; unfold crossed; rewrite <- (sum_over_permutation (fun u => dif (S u) (S (h u))) _ _ (onto f I J)), sum_over_map; reflexivity. Qed.

Lemma apart_step t t' p : In p steps -> In t vs -> In t' vs -> (t' = fst p t \/ t = fst p t') ->
  (forall u v, In u vs -> In v vs -> moved u t' = moved v t' -> u = v) ->
  (forall u v, In u vs -> In v vs -> moved u t = moved v t -> u = v) /\ apart t <= apart t' + crossed (fst p).
Proof.
  intros P T T' H J.
  assert (K : forall u v, In u vs -> In v vs -> moved u t = moved v t -> u = v).
  { intros u v U W E; apply J; try assumption; destruct H as [->|E'].
    - rewrite !Along by assumption; rewrite E; reflexivity.
    - apply (Step_once p _ _ P (Moved u t' U T') (Moved v t' W T')); rewrite <- !Along by assumption; rewrite <- E'; exact E. }
  split; [exact K|]; destruct H as [->|E].
  - rewrite <- (sum_moved (fun u => moved u t) (fst p)) by (intros; auto); unfold apart; rewrite <- sum_over_add; apply sum_over_le; intros u U.
    rewrite Along by assumption; rewrite (dif_sym (S (moved u t)) (S (fst p (moved u t)))); apply dif_triangle.
  - rewrite <- (sum_moved (fun u => moved u t') (fst p)) by (intros; auto); unfold apart; rewrite <- sum_over_add; apply sum_over_le; intros u U.
    rewrite E, Along by assumption; apply dif_triangle.
Qed.

Lemma crossed_nonneg f : 0 <= crossed f.
Proof. apply sum_nonneg; intros u _; apply dif_range. Qed.

Definition cost (t : V) : Z := sum_over (fun p => crossed (fst p) * snd p t) steps.
Definition length_of (t : V) : Z := sum_over (fun p => snd p t) steps.

Lemma apart_cost n : forall t, In t vs -> (Z.to_nat (length_of t) < n)%nat -> (forall u v, In u vs -> In v vs -> moved u t = moved v t -> u = v) /\ apart t <= cost t.
Proof.
  assert (Nn : forall t, In t vs -> 0 <= length_of t /\ 0 <= cost t).
  { intros t T; unfold length_of, cost; assert (K : forall l, (forall p, In p l -> In p steps) -> 0 <= sum_over (fun p => snd p t) l /\ 0 <= sum_over (fun p => crossed (fst p) * snd p t) l).
    { induction l as [|p l IH]; intros I; simpl; [lia|]; destruct IH as [A B]; [intros; apply I; right; assumption|]; pose proof (Steps_from p t (I p (or_introl eq_refl)) T); pose proof (crossed_nonneg (fst p)); nia. }
    apply K; auto. }
  induction n as [|n IH]; intros t T L; [lia|]; destruct (Eq t r) as [->|D].
  - split; [intros u v U W E; rewrite !Moved_root in E by assumption; exact E|].
    assert (Z0 : apart r = 0).
    { unfold apart; rewrite (sum_over_constant _ 0); [lia|]; intros u U; rewrite Moved_root by assumption; unfold dif; rewrite xorb_nilpotent; reflexivity. }
    destruct (Nn r Root); lia.
  - destruct (Nearer t T D) as (a & p & b & w & E & W & H & Lp & Lo).
    assert (P : In p steps) by (rewrite E; apply in_or_app; right; left; reflexivity).
    assert (Le : length_of w <= length_of t - 1 /\ crossed (fst p) + cost w <= cost t).
    { assert (K : forall l, (forall q, In q l -> In q (a ++ b)) -> sum_over (fun p => snd p w) l <= sum_over (fun p => snd p t) l /\
        sum_over (fun p => crossed (fst p) * snd p w) l <= sum_over (fun p => crossed (fst p) * snd p t) l).
      { intros l I; split; apply sum_over_le; intros q J; pose proof (Lo q (I q J)); [lia|]; pose proof (crossed_nonneg (fst q)); nia. }
      destruct (K a) as [A1 A2]; [intros q J; apply in_or_app; auto|]; destruct (K b) as [B1 B2]; [intros q J; apply in_or_app; auto|].
      unfold length_of, cost; rewrite E, !sum_over_app; cbn [sum_over]; pose proof (crossed_nonneg (fst p)); split; [lia | nia]. }
    destruct Le as [L1 L2]; destruct (Nn w W), (Nn t T); destruct (IH w W ltac:(lia)) as [J Aw]; destruct (apart_step t w p P T W H J) as [J' At]; split; [exact J' | lia].
Qed.

Theorem counted_pairs : pairs S vs <= sum_over (fun p => crossed (fst p) * sum_over (snd p) vs) steps.
Proof.
  assert (E : pairs S vs = sum_over apart vs).
  { unfold pairs, apart; rewrite (sum_over_swap (fun t u => dif (S u) (S (moved u t)))); apply sum_over_ext; intros u U.
    rewrite <- (sum_over_permutation (fun v => dif (S u) (S v)) _ _ (onto (moved u) (fun t T => Moved u t U T) (fun t t' T T' => Moved_once u t t' U T T'))), sum_over_map; reflexivity. }
  rewrite E; transitivity (sum_over cost vs).
  - apply sum_over_le; intros t T; apply (apart_cost (Datatypes.S (Z.to_nat (length_of t))) t T); lia.
  - unfold cost; rewrite (sum_over_swap (fun t p => crossed (fst p) * snd p t)); apply Z.eq_le_incl, sum_over_ext; intros p _; apply sum_over_scale.
Qed.
End Counting.

(* ---------- Questions ---------- *)

(* Each neighbour of the text is a permutation of the vertices, along which the maps go. *)
Definition step_questions (F : family) (c : cond) (image : list piece) (it : item) : list branch :=
  let t := line F in let n := width t in
  [asked F c (fun ps => do v <- any t ps; all (condition ((ps ++ v) ++ constants (given it)) (only_if it)) false);
   asked F c (fun ps => do v <- any t ps; do w <- any t ps; do a <- follow (ps ++ v) it; do b <- follow (ps ++ w) it;
     some [same_tuple_claim v w; contrary (same_tuple_claim a b)] false);
   asked F c (fun ps => do z <- any t ps; do v <- any t ps; do w <- follow (ps ++ v) it; do x <- pieces (ps ++ w ++ z) n image;
     do y <- pieces (ps ++ v ++ z) n image; do y' <- polys_of ((ps ++ y) ++ constants (given it)) (goal it); same_tuple_claim x y' false)].

(* No term is larger at w than at v, and that of neighbour i is smaller. *)
Definition lower_by (i : option nat) (h : poly) : poly := match i with Some O => plus h (-1) | _ => h end.
Definition next_place (i : option nat) : option nat := match i with Some (S i) => Some i | _ => None end.

Fixpoint fewer_claims (i : option nat) (e : list poly) (hs : list poly) (steps : list term) : list claim :=
  match hs, steps with
  | h :: hs, s :: steps => at_least (ret (lower_by i h)) (poly_of e s) :: fewer_claims (next_place i) e hs steps
  | _, _ => []
  end.

Definition fewer (steps : list term) (ps v : list poly) (i : nat) (w : list poly) : claim := fun truth =>
  do hs <- polys_of (ps ++ v) steps; all (fewer_claims (Some i) (ps ++ w) hs steps) truth.

Definition back_claim (F : family) (steps : list term) (ps v : list poly) (i : nat) (it : item) (b : piece) : claim :=
  along_claim (ps ++ v) b (fun w => all [leads_claim (ps ++ w) it (Some v) (fun u => same_tuple_claim u v); fewer steps ps v i w]).

Fixpoint nearer_claims (F : family) (steps : list term) (ps v : list poly) (i : nat) (l : list item) : list claim :=
  match l with
  | [] => []
  | it :: l => leads_claim (ps ++ v) it None (fewer steps ps v i) :: map (back_claim F steps ps v i it) (back F) ++ nearer_claims F steps ps v (S i) l
  end.

Definition stepped_questions (F : family) (c : cond) (steps : list term) : list branch :=
  let t := line F in
  map (fun s => asked F c (fun ps => do v <- any t ps; do p <- poly_of (ps ++ v) s; at_least (ret p) (ret []) false)) steps ++
  [asked F c (fun ps => do v <- any t ps; do r <- polys_of ps (root F); some (same_tuple_claim v r :: nearer_claims F steps ps v 0 (items F)) false)].

(* Each neighbour, whether it gives its links from both ends, its steps, and the terms of their sum. *)
Definition counted_item : Type := item * bool * term * list term.

Definition step_sums_questions (F : family) (c : cond) (k : Z) (most : term) (a : counted_item) : list branch :=
  let '(_, twice, s, ts) := a in
  sum_questions F c k [] (coordinate_levels F) ts (one_weight s) ++
  [asked F c (fun ps => do n <- summed F k (coordinate_levels F) ts (one_weight s) ps; do m <- poly_of ps most;
    at_least (ret (scale k m)) (ret (if twice then add n n else n)) false)].

Definition counting_questions (F : family) (c : cond) (image : list piece) (k : Z) (l : list counted_item) (order_ most value : term) : list branch :=
  flat_map (step_questions F c image) (items F) ++ links_questions F c [] (map (fun a => fst (fst a)) l) ++
  stepped_questions F c (map (fun a => snd (fst a)) l) ++ flat_map (step_sums_questions F c k most) l ++
  [asked F c (fun ps => do n <- poly_of ps order_; do w <- poly_of ps most; do v <- poly_of ps value; let less := plus (multiply w (plus v (-1))) 1 in
    all [at_least (ret w) (ret []); at_least (ret (multiply n n)) (ret (add less less))] false)].

(* ---------- What they show ---------- *)

Definition lower_by_at (i : option nat) (h : Z) : Z := match i with Some O => h + -1 | _ => h end.

Fixpoint fewer_truths (i : option nat) (e : list Z) (hs : list Z) (steps : list term) : list bool :=
  match hs, steps with
  | h :: hs, s :: steps => (num e s <=? lower_by_at i h) :: fewer_truths (next_place i) e hs steps
  | _, _ => []
  end.

Definition fewer_at (steps : list term) (pv v : list Z) (i : nat) (w : list Z) : bool := truths (fewer_truths (Some i) (pv ++ w) (map (num (pv ++ v)) steps) steps).

Lemma fewer_mean w e ev steps : have w e ev -> forall i hs hv, have w hs hv -> mean w (fewer_claims i e hs steps) (fewer_truths i ev hv steps).
Proof.
  intros E; induction steps as [|s steps IH]; intros i hs hv H; destruct H as [|h x hs hv X H]; cbn [fewer_claims fewer_truths]; try constructor; [|apply IH, H].
  apply means_at_least; [apply yields_ret | apply poly_of_yields, E]; unfold lower_by, lower_by_at; destruct i as [[|i]|]; [apply has_plus, X | exact X | exact X].
Qed.

Lemma fewer_means steps w ps pv v vv i u uv : have w ps pv -> have w v vv -> have w u uv -> means (fewer steps ps v i u) (fewer_at steps pv vv i uv) w.
Proof.
  intros P V U; unfold fewer; apply (means_lists _ (fun hs => all (fewer_claims (Some i) (ps ++ u) hs steps)) (map (num (pv ++ vv)) steps)); [apply polys_of_lists, have_app; assumption|].
  intros w' hs L H; apply means_all, fewer_mean; [apply have_app; apply (have_later _ _ _ _ L); assumption | exact H].
Qed.

Definition back_at (F : family) (steps : list term) (pv v : list Z) (i : nat) (it : item) (b : piece) : bool :=
  along_at (pv ++ v) b (fun w => leads_at (pv ++ w) it (Some v) (fun u => same_tuple_at u v) && fewer_at steps pv v i w).

Fixpoint nearer_truths (F : family) (steps : list term) (pv v : list Z) (i : nat) (l : list item) : list bool :=
  match l with
  | [] => []
  | it :: l => leads_at (pv ++ v) it None (fewer_at steps pv v i) :: map (back_at F steps pv v i it) (back F) ++ nearer_truths F steps pv v (S i) l
  end.

Section Cayley.
Variables (F : family) (c : cond) (xs : list Z).
Hypothesis M : member F xs.
Hypothesis R : network_right F xs.
Hypothesis Y : yes (params F xs) c = true.
Notation pv := (params F xs).
Notation g := (text_graph (line F) pv).

Lemma nearer_mean steps w ps v vv : have w ps pv -> have w v vv -> vertex_of F xs vv -> forall l i, (forall it, In it l -> In it (items F)) ->
  mean w (nearer_claims F steps ps v i l) (nearer_truths F steps pv vv i l).
Proof.
  intros P V Vv; induction l as [|it l IH]; intros i I; cbn [nearer_claims nearer_truths]; constructor.
  - apply leads_means; [apply have_app; assumption | exact Logic.I|]; intros w' u uv L H _; apply fewer_means; [apply (have_later _ _ _ _ L P) | apply (have_later _ _ _ _ L V) | exact H].
  - apply mean_app; [|apply IH; intros; apply I; right; assumption]; induction (back F) as [|b bs IHb]; constructor; [|exact IHb].
    apply along_means; [apply have_app; assumption|]; intros w' u uv L H _; pose proof (have_later _ _ _ _ L P) as P'; pose proof (have_later _ _ _ _ L V) as V'.
    apply means_all_two; [|apply fewer_means; assumption].
    apply (leads_means w' _ (pv ++ uv) it (Some v) (Some vv)); [apply have_app; assumption | exact V'|]; intros w2 z zv L2 Hz Lz; apply same_tuple_means; [exact Hz | apply (have_later _ _ _ _ L2 V') | rewrite Lz, (goals_wide F xs R it (I it (or_introl eq_refl))); symmetry; apply Vv].
Qed.

Definition step_of (it : item) (u : list Z) : list Z := target F xs it u [].

Lemma step_only it u w : In it (items F) -> others it = [] -> vertex_of F xs u -> item_leads (pv ++ u) it w -> w = step_of it u.
Proof.
  intros I O U L; apply (targets_lead F xs R it u w I U) in L; unfold targets in L; apply in_map_iff in L; destruct L as (ys & <- & A).
  apply (arcs_in_values F xs R it u ys I U) in A; destruct A as [A _]; rewrite O in A; destruct ys; [reflexivity | discriminate].
Qed.

Lemma nearer_found steps v : vertex_of F xs v -> (forall it, In it (items F) -> others it = []) -> forall l i, (forall it, In it l -> In it (items F)) ->
  existsb (fun b => b) (nearer_truths F steps pv v i l) = true ->
  exists j it w, nth_error l j = Some it /\ vertex_of F xs w /\ (w = step_of it v \/ v = step_of it w) /\ fewer_at steps pv v (i + j) w = true.
Proof.
  intros V O; induction l as [|it l IH]; intros i I H; [discriminate|]; cbn [nearer_truths existsb] in H; rewrite existsb_app in H; apply orb_true_iff in H.
  pose proof (I it (or_introl eq_refl)) as It; destruct H as [H|H]; [|apply orb_true_iff in H; destruct H as [H|H]].
  - apply (leads_at_leads F xs (is_shaped F xs R) (requires F xs R) it v None _ It V) in H; destruct H as (w & L & Fw); exists 0%nat, it, w; rewrite Nat.add_0_r; split; [reflexivity|].
    split; [apply (has_steps F xs R it v w It V L)|]; split; [left; apply (step_only it v w It (O it It) V L) | exact Fw].
  - apply existsb_exists in H; destruct H as (x & B & ->); apply in_map_iff in B; destruct B as (b & B & Ib); unfold back_at, along_at in B; rewrite !andb_true_iff in B; destruct B as (Wb & L & Fw).
    set (w := map (num (pv ++ v)) (towards b)) in *; assert (Vw : vertex_of F xs w) by (apply (vertex_known F xs R), (adj_right (has_backs F xs R b v Ib V Wb))).
    apply (leads_at_leads F xs (is_shaped F xs R) (requires F xs R) it w (Some v) _ It Vw) in L; destruct L as (u & L & E); apply same_tuple_at_eq in E; subst u.
    exists 0%nat, it, w; rewrite Nat.add_0_r; split; [reflexivity|]; split; [exact Vw|]; split; [right; apply (step_only it w v It (O it It) Vw L) | exact Fw].
  - destruct (IH (S i) (fun x J => I x (or_intror J)) H) as (j & x & w & N & Vw & St & Fw); exists (S j), x, w; rewrite Nat.add_succ_r; cbn [nth_error]; auto.
Qed.

Lemma fewer_is steps v w : forall i, (i < length steps)%nat -> fewer_at steps pv v i w = true ->
  exists a s b, steps = a ++ s :: b /\ length a = i /\ num (pv ++ w) s <= num (pv ++ v) s - 1 /\ forall q, In q (a ++ b) -> num (pv ++ w) q <= num (pv ++ v) q.
Proof.
  unfold fewer_at; assert (All : forall l, truths (fewer_truths None (pv ++ w) (map (num (pv ++ v)) l) l) = true -> forall q, In q l -> num (pv ++ w) q <= num (pv ++ v) q).
  { induction l as [|s l IH]; intros H q I; [destruct I|]; cbn [map fewer_truths truths forallb lower_by_at next_place] in H; apply andb_true_iff in H; destruct H as [H1 H2]; apply Z.leb_le in H1.
    destruct I as [<-|I]; [exact H1 | apply (IH H2 q I)]. }
  induction steps as [|s l IH]; intros [|i] L H; simpl in L; try lia; cbn [map fewer_truths truths forallb lower_by_at next_place] in H; apply andb_true_iff in H; destruct H as [H1 H2]; apply Z.leb_le in H1.
  - exists [], s, l; split; [reflexivity|]; split; [reflexivity|]; split; [lia | apply (All l H2)].
  - destruct (IH i ltac:(lia) H2) as (a & x & b & -> & La & Lx & Lo); exists (s :: a), x, b; split; [reflexivity|]; split; [simpl; lia|]; split; [exact Lx|].
    intros q [<-|Q]; [exact H1 | apply Lo, Q].
Qed.

Variable image : list piece.
Hypothesis Wide : widths (width (line F)) image = true.

(* A neighbour of the text as a step. *)
Lemma step_there it : refuted_all F c xs (step_questions F c image it) -> In it (items F) -> others it = [] -> forall u, vertex_of F xs u -> In [] (arcs_at F xs it u).
Proof.
  intros Q I O u U; apply (arcs_in_values F xs R it u [] I U); rewrite O; split; [reflexivity|]; split; [reflexivity|]; rewrite app_nil_r; unfold names_at.
  destruct (yes ((pv ++ u) ++ given it) (only_if it)) eqn:E; [reflexivity|exfalso]; apply (Q _ (or_introl eq_refl)); intros w ps P; apply (any_then F xs w ps u _ P U); onward.
  eapply false_so; [apply means_all, condition_mean, have_app; [env | apply have_constants]|]; rewrite condition_yes; exact E.
Qed.

Lemma step_leads it : refuted_all F c xs (step_questions F c image it) -> In it (items F) -> others it = [] -> forall u, vertex_of F xs u -> item_leads (pv ++ u) it (step_of it u) /\ vertex_of F xs (step_of it u).
Proof.
  intros Q I O u U; pose proof (step_there it Q I O u U) as A; destruct (arc_leads F xs R it u [] I U A) as [V _]; split; [|exact V].
  apply (targets_lead F xs R it u _ I U); unfold targets; change (step_of it u) with (target F xs it u []); apply in_map, A.
Qed.

Lemma step_once it : refuted_all F c xs (step_questions F c image it) -> In it (items F) -> others it = [] -> forall u v, vertex_of F xs u -> vertex_of F xs v -> step_of it u = step_of it v -> u = v.
Proof.
  intros Q I O u v U V E; destruct (same_tuple_at u v || negb (same_tuple_at (step_of it u) (step_of it v))) eqn:D.
  - apply orb_true_iff in D; destruct D as [D|D]; [apply same_tuple_at_eq, D|]; apply negb_true_iff in D; rewrite (proj2 (same_tuple_at_eq _ _) E) in D; discriminate.
  - exfalso; apply (Q _ (or_intror (or_introl eq_refl))); intros w ps P; apply (any_then F xs w ps u _ P U); onward; apply (any_then F xs w0 ps v _ P V); onward.
    eapply lists_then; [apply (follow_known F xs R w1 ps u _ it (step_of it u) I P H U), (step_leads it Q I O u U)|]; onward.
    eapply lists_then; [apply (follow_known F xs R w2 ps v _ it (step_of it v) I P H0 V), (step_leads it Q I O v V)|]; onward.
    eapply false_so; [apply means_some_two; [apply same_tuple_means; try eassumption | apply means_contrary, same_tuple_means; try eassumption]|exact D].
    + rewrite (proj1 U), (proj1 V); reflexivity.
    + rewrite (proj1 (proj2 (step_leads it Q I O u U))), (proj1 (proj2 (step_leads it Q I O v V))); reflexivity.
Qed.

Lemma step_along it : refuted_all F c xs (step_questions F c image it) -> In it (items F) -> others it = [] -> forall z t, vertex_of F xs z -> vertex_of F xs t ->
  mapped F xs image z (step_of it t) = step_of it (mapped F xs image z t).
Proof.
  intros Q I O z t Z_ T; destruct (step_leads it Q I O t T) as [L Vt]; set (a := mapped F xs image z (step_of it t)); set (b := mapped F xs image z t).
  destruct (same_tuple_at a (step_of it b)) eqn:D; [apply same_tuple_at_eq, D|exfalso].
  apply (Q _ (or_intror (or_intror (or_introl eq_refl)))); intros w ps P; apply (any_then F xs w ps z _ P Z_); onward; apply (any_then F xs w0 ps t _ P T); onward.
  eapply lists_then; [apply (follow_known F xs R w1 ps t _ it _ I P H0 T L)|]; onward.
  eapply lists_then; [apply (pieces_lists _ (pv ++ step_of it t ++ z)); [env | exact Wide]|]; onward.
  eapply lists_then; [apply (pieces_lists _ (pv ++ t ++ z)); [env | exact Wide]|]; onward.
  assert (Hb : have w4 ws3 b) by exact H3.
  eapply lists_then; [apply (polys_of_lists (goal it) w4 _ ((pv ++ b) ++ given it)); apply have_app; [env | apply have_constants]|]; onward.
  eapply false_so; [apply same_tuple_means; try eassumption|].
  - unfold a, mapped; rewrite map_length, (goals_wide F xs R it I); apply pieces_at_length, Wide.
  - unfold step_of, target, names_at in D; rewrite app_nil_r in D; exact D.
Qed.
End Cayley.

(* ---------- The links of a cut ---------- *)

Lemma doubled_cut g (E : list (vertex g * vertex g)) S w : lists (fun e => adj g (fst e) (snd e)) E -> cut g S w ->
  sum_over (fun e => dif (S (fst e)) (S (snd e))) E = 2 * w.
Proof.
  intros L C; assert (B : border g E S = w).
  { apply (count_unique (fun e => adj g (fst e) (snd e) /\ S (fst e) = true /\ S (snd e) = false)); [|exact C].
    replace (border g E S) with (Z.of_nat (length (filter (fun e => S (fst e) && negb (S (snd e))) E))).
    - apply count_filter; [apply L|]; intros e; rewrite <- (proj2 L e), andb_true_iff, negb_true_iff; tauto.
    - unfold border; clear; induction E as [|e l IH]; [reflexivity|]; cbn [sum_over filter]; rewrite <- IH; destruct (S (fst e) && negb (S (snd e))); simpl length; simpl Z.b2z; lia. }
  pose proof (border_other g E L S) as O; rewrite B in O.
  transitivity (border g E S + border g E (fun v => negb (S v))); [|lia]; unfold border; rewrite <- sum_over_add; apply sum_over_ext; intros (u, v) _; cbn [fst snd]; destruct (S u), (S v); reflexivity.
Qed.

Lemma given_crossings {V} (vs : list V) (S : V -> bool) (p : giver V) (f : V -> V) : (forall u, In u vs -> gives_to p u = [f u]) ->
  sum_over (fun e => dif (S (fst e)) (S (snd e))) (given_by vs p) = ways p * crossed vs S f.
Proof.
  intros H; assert (A : sum_over (fun e => dif (S (fst e)) (S (snd e))) (arcs_from vs (gives_to p)) = crossed vs S f).
  { unfold arcs_from, crossed; clear -H; induction vs as [|u l IH]; [reflexivity|]; cbn [flat_map sum_over]; rewrite sum_over_app, IH by (intros; apply H; right; assumption).
    rewrite (H u (or_introl eq_refl)); cbn [map sum_over fst snd]; lia. }
  unfold given_by, ways; rewrite sum_over_app, A; destruct (both_ways p); [cbn [sum_over]; lia|]; rewrite sum_over_map.
  replace (sum_over (fun a => dif (S (fst (swapped a))) (S (snd (swapped a)))) (arcs_from vs (gives_to p))) with (crossed vs S f); [lia|].
  rewrite <- A; apply sum_over_ext; intros e _; cbn [swapped fst snd]; apply dif_sym.
Qed.

Lemma all_crossings {V} (vs : list V) (S : V -> bool) ps : (forall p f, In (p, f) ps -> forall u, In u vs -> gives_to p u = [f u]) ->
  sum_over (fun e => dif (S (fst e)) (S (snd e))) (flat_map (given_by vs) (map fst ps)) = sum_over (fun q : giver V * (V -> V) => ways (fst q) * crossed vs S (snd q)) ps.
Proof.
  induction ps as [|[p f] ps IH]; intros H; [reflexivity|]; cbn [map flat_map sum_over fst snd]; rewrite sum_over_app, IH by (intros q h I; apply H; right; exact I).
  rewrite (given_crossings vs S p f (H p f (or_introl eq_refl))); reflexivity.
Qed.

(* ---------- The width ---------- *)

Definition item_of (a : counted_item) : item := fst (fst (fst a)).
Definition twice_of (a : counted_item) : item * bool := fst (fst a).
Definition steps_of (a : counted_item) : term := snd (fst a).

Definition counted_fit (F : family) (l : list counted_item) : bool :=
  forallb (fun a => Nat.eqb (length (snd a)) (length (coordinate_levels F)) && match others (item_of a) with [] => true | _ => false end) l.

Theorem counting_sound F c image inverse k l order_ most value us : map item_of l = items F -> counted_fit F l = true -> 1 <= k -> widths (width (line F)) image = true ->
  all_refuted (counting_questions F c image k l order_ most value) us = true ->
  forall xs, member F xs -> network_right F xs -> yes (params F xs) c = true -> order (text_graph (line F) (params F xs)) (num (params F xs) order_) ->
  (forall z, vertex_of F xs z -> symmetry (text_graph (line F) (params F xs)) (mapped F xs image z) (mapped F xs inverse z) /\ mapped F xs image z (root_of F xs) = z) ->
  width_at_least (text_graph (line F) (params F xs)) (num (params F xs) value).
Proof.
  intros It Fit K1 Wi A xs M R Y [_ O] Maps; set (g := text_graph (line F) (params F xs)) in *; set (pv := params F xs) in *; unfold counting_questions in A.
  apply all_refuted_app in A; destruct A as (u1 & v1 & A1 & A); apply all_refuted_app in A; destruct A as (u2 & v2 & A2 & A); apply all_refuted_app in A; destruct A as (u3 & v3 & A3 & A).
  apply all_refuted_app in A; destruct A as (u4 & u5 & A4 & A5).
  unfold counted_fit in Fit; rewrite forallb_forall in Fit.
  assert (Ins : forall a, In a l -> In (item_of a) (items F)) by (intros a I; rewrite <- It; apply in_map, I).
  assert (Plain : forall a, In a l -> others (item_of a) = []) by (intros a I; specialize (Fit a I); apply andb_true_iff in Fit; destruct (others (item_of a)); [reflexivity | destruct Fit; discriminate]).
  assert (Plain' : forall it, In it (items F) -> others it = []) by (intros it I; rewrite <- It in I; apply in_map_iff in I; destruct I as (a & <- & I); apply Plain, I).
  assert (Qs : forall it, In it (items F) -> refuted_all F c xs (step_questions F c image it)).
  { intros it I body J; apply (refuted_by F c _ _ A1 body); [apply in_flat_map; exists it; auto | exact M | exact Y]. }
  assert (Vk : forall v, In v (vertices g) -> vertex_of F xs v) by (intros v V; apply (vertex_known F xs R), V).
  assert (Kv : forall v, vertex_of F xs v -> In v (vertices g)) by (intros v V; apply (vertex_known F xs R), V).
  assert (Q3 := refuted_by F c _ _ A3); unfold stepped_questions in Q3.
  set (ss := map steps_of l) in *; change (map (fun a => snd (fst a)) l) with ss in *.
  assert (Pos : forall s, In s ss -> forall v, vertex_of F xs v -> 0 <= num (pv ++ v) s).
  { intros s I v V; destruct (Z.le_gt_cases 0 (num (pv ++ v) s)) as [|G]; [assumption|exfalso]; eapply Q3; [apply in_or_app; left; apply in_map_iff; exists s; split; [reflexivity | exact I] | exact M | exact Y|].
    intros w ps P; apply (any_then F xs w ps v _ P V); onward; apply (term_then _ _ (pv ++ v)); [env|]; onward; eapply false_so; [apply means_at_least; apply yields_ret; [eassumption | apply has_none] | apply Z.leb_gt, G]. }
  assert (Root : vertex_of F xs (root_of F xs)) by apply (has_root F xs R).
  set (steps := map (fun a => (step_of F xs (item_of a), fun t => num (pv ++ t) (steps_of a))) l).
  assert (InS : forall p, In p steps -> exists a, In a l /\ p = (step_of F xs (item_of a), fun t => num (pv ++ t) (steps_of a))) by (intros p I; apply in_map_iff in I; destruct I as (a & <- & I); exists a; auto).
  assert (Near_ : forall t, In t (vertices g) -> t <> root_of F xs -> exists a p b w, steps = a ++ p :: b /\ In w (vertices g) /\ (w = fst p t \/ t = fst p w) /\
    snd p w <= snd p t - 1 /\ forall q, In q (a ++ b) -> snd q w <= snd q t).
  { intros t T D; apply Vk in T; destruct (existsb (fun b => b) (nearer_truths F ss pv t 0 (items F))) eqn:E.
    - destruct (nearer_found F xs R ss t T Plain' (items F) 0%nat (fun it I => I) E) as (j & it & w & N & Vw & St & Fw); rewrite <- It in N.
      rewrite nth_error_map in N; destruct (nth_error l j) as [a|] eqn:Na; [|discriminate]; injection N as <-; apply nth_error_split in Na; destruct Na as (l1 & l2 & El & Lj).
      assert (Lt : (0 + j < length ss)%nat) by (unfold ss; rewrite map_length, El, app_length; simpl; lia).
      destruct (fewer_is F xs ss t w (0 + j)%nat Lt Fw) as (s1 & s & s2 & Es & Ls & Lo & Rest); cbn [Nat.add] in Ls.
      assert (Es' : map steps_of l1 = s1 /\ steps_of a = s /\ map steps_of l2 = s2).
      { unfold ss in Es; rewrite El, map_app in Es; cbn [map] in Es; assert (Le : length (map steps_of l1) = length s1) by (rewrite map_length, Lj, Ls; reflexivity); clear - Es Le; revert s1 Es Le; generalize (map steps_of l1); induction l as [|x l0 IH]; intros [|y s1] Es Le; try discriminate; cbn [app] in Es.
        - injection Es as -> ->; auto.
        - injection Es as -> Es; injection Le as Le; destruct (IH s1 Es Le) as (-> & B & C); auto. }
      destruct Es' as (<- & <- & <-); exists (map (fun a => (step_of F xs (item_of a), fun t => num (pv ++ t) (steps_of a))) l1), (step_of F xs (item_of a), fun t => num (pv ++ t) (steps_of a)), (map (fun a => (step_of F xs (item_of a), fun t => num (pv ++ t) (steps_of a))) l2), w.
      split; [unfold steps; rewrite El, map_app; reflexivity|]; split; [apply Kv, Vw|]; split; [exact St|]; split; [exact Lo|].
      intros q I; rewrite <- map_app in I; apply in_map_iff in I; destruct I as (x & <- & I); cbn [snd]; apply Rest; rewrite <- map_app; apply in_map, I.
    - exfalso; eapply Q3; [apply in_or_app; right; left; reflexivity | exact M | exact Y|]; intros w ps P; apply (any_then F xs w ps t _ P T); onward.
      eapply lists_then; [apply (root_lists F xs w0 ps P)|]; onward.
      eapply false_so; [apply means_some; constructor; [apply (same_tuple_means w1 _ _ t (root_of F xs)); try eassumption; rewrite (proj1 T), (proj1 Root); reflexivity | apply (nearer_mean F xs R ss w1 ps ws t P H T (items F) 0%nat (fun it I => I))]|].
      cbn [existsb]; fold pv; rewrite E, orb_false_r; destruct (same_tuple_at t (root_of F xs)) eqn:S; [|reflexivity]; apply same_tuple_at_eq in S; contradiction. }
  intros S B; destruct (cut_exists g S (graph_proper F xs R) (graph_decidable F xs)) as [w C]; exists w; split; [exact C|].
  assert (Pairs : pairs S (vertices g) <= sum_over (fun p => crossed (vertices g) S (fst p) * sum_over (snd p) (vertices g)) steps).
  { apply (counted_pairs (vertices g) (list_eq_dec Z.eq_dec) (vertices_once F xs) (root_of F xs) (Kv _ Root) (fun u t => mapped F xs image u t)).
    - intros u t U T; destruct (Maps u (Vk u U)) as [(F1 & _) _]; apply (F1 t T).
    - intros u t t' U T T' E; destruct (Maps u (Vk u U)) as [(F1 & _) _]; destruct (F1 t T) as [_ E1], (F1 t' T') as [_ E2]; cbv beta in E; rewrite E in E1; congruence.
    - intros u U; apply (Maps u (Vk u U)).
    - intros p u v I U V E; destruct (InS p I) as (a & J & ->); apply (step_once F c xs R image (item_of a) (Qs _ (Ins a J)) (Ins a J) (Plain a J) u v (Vk u U) (Vk v V) E).
    - intros p u t I U T; destruct (InS p I) as (a & J & ->); cbn [fst]; apply (step_along F c xs R image Wi (item_of a) (Qs _ (Ins a J)) (Ins a J) (Plain a J) u t (Vk u U) (Vk t T)).
    - intros p t I T; destruct (InS p I) as (a & J & ->); cbn [snd]; apply Pos; [apply in_map, J | apply Vk, T].
    - exact Near_. }
  assert (Sums : forall a, In a l -> (if snd (twice_of a) then 2 else 1) * sum_over (fun t => num (pv ++ t) (steps_of a)) (vertices g) <= num pv most).
  { intros a I; assert (Qa : exists v, all_refuted (step_sums_questions F c k most a) v = true).
    { clear - A4 I; revert u4 A4; induction l as [|b m IH]; intros u A4; [destruct I|]; cbn [flat_map] in A4; apply all_refuted_app in A4; destruct A4 as (x & y & B1 & B2).
      destruct I as [<-|I]; [exists x; exact B1 | apply (IH I y B2)]. }
    destruct Qa as [v Qa]; specialize (Fit a I); apply andb_true_iff in Fit; destruct Fit as [Le _]; apply Nat.eqb_eq in Le; destruct a as [[[it twice] s] ts]; cbn [step_sums_questions] in Qa; apply all_refuted_app in Qa; destruct Qa as (x & y & B1 & B2).
    set (weight := fun (e o : list Z) => num o s).
    assert (Weight : forall w e o ev ov, have w e ev -> have w o ov -> yields (one_weight s e o) (weight ev ov) w) by (intros; apply poly_of_yields; assumption).
    pose proof (sum_sound F c k (one_weight s) weight Weight xs M Y _ ts x Le B1) as Su; fold pv in Su; rewrite (vertices_sum F xs weight R : total_at _ weight pv pv = _) in Su.
    unfold twice_of, steps_of; cbn [fst snd]; set (t := sum_over (fun t => num (pv ++ t) s) (vertices g)); change (sum_over (fun v => weight (params F xs ++ v) (params F xs ++ v)) (vertices (text_graph (line F) (params F xs)))) with t in Su.
    assert (G : (if twice then 2 else 1) * (k * t) <= k * num pv most); [|destruct twice; nia].
    destruct (Z.le_gt_cases ((if twice then 2 else 1) * (k * t)) (k * num pv most)) as [|G]; [assumption|exfalso].
    apply (refuted_by F c _ _ B2 _ (or_introl eq_refl) xs M Y); intros w0 ps P.
    apply (so_bind _ _ _ _ (yields_from k (one_weight s) weight Weight _ ts w0 ps ps _ _ P P)); onward; fold pv in H; rewrite Su in H.
    apply (term_then _ _ pv); [exact P|]; onward.
    assert (Hn : has w2 (if twice then add ws ws else ws) ((if twice then 2 else 1) * (k * t))) by (destruct twice; [replace (2 * (k * t)) with (k * t + k * t) by ring; apply has_add; assumption | rewrite Z.mul_1_l; assumption]).
    eapply false_so; [apply means_at_least; apply yields_ret; [apply has_scale; eassumption | exact Hn] | apply Z.leb_gt, G]. }
  (* What crosses, counted by neighbours. *)
  pose proof (links_given F c xs M R Y (map twice_of l) u2 ltac:(rewrite map_map; exact It) A2) as Ls; fold pv g in Ls.
  pose proof (doubled_cut g _ S w Ls C) as Dc.
  assert (One : forall p f, In (p, f) (map (fun a => (giver_of F xs (twice_of a), step_of F xs (item_of a))) l) -> forall u, In u (vertices g) -> gives_to p u = [f u]).
  { intros p f I u U; apply in_map_iff in I; destruct I as (a & E & I); injection E as <- <-; cbn [giver_of gives_to twice_of]; pose proof (step_there F c xs R image (item_of a) (Qs _ (Ins a I)) (Ins a I) (Plain a I) u (Vk u U)) as T.
      unfold targets; change (fst (twice_of a)) with (item_of a); assert (Er : arcs_at F xs (item_of a) u = [[]]).
      { pose proof (arcs_at_once F xs R (item_of a) u (Ins a I) (Vk u U)) as No; assert (All : forall ys, In ys (arcs_at F xs (item_of a) u) -> ys = []).
        { intros ys J; apply (arcs_in_values F xs R (item_of a) u ys (Ins a I) (Vk u U)) in J; destruct J as [J _]; rewrite (Plain a I) in J; destruct ys; [reflexivity | discriminate]. }
        destruct (arcs_at F xs (item_of a) u) as [|y [|z m]]; [destruct T | rewrite (All y) by (left; reflexivity); reflexivity|].
        exfalso; inversion No as [|? ? Ny _]; subst; apply Ny; left; rewrite (All y), (All z) by (simpl; auto); reflexivity. }
      rewrite Er; reflexivity. }
  pose proof (all_crossings (vertices g) S (map (fun a => (giver_of F xs (twice_of a), step_of F xs (item_of a))) l) One) as Ac; rewrite !map_map, sum_over_map in Ac; cbn [fst snd] in Ac.
  rewrite map_map in Dc; apply (eq_trans (eq_sym Ac)) in Dc; clear Ac.
  unfold steps in Pairs; rewrite sum_over_map in Pairs; cbn [fst snd] in Pairs; rewrite pairs_inside in Pairs.
  set (W := num pv most) in *.
  assert (Final : 0 <= W /\ 2 * (W * (num pv value - 1) + 1) <= num pv order_ * num pv order_).
  { destruct ((0 <=? W) && (W * (num pv value + -1) + 1 + (W * (num pv value + -1) + 1) <=? num pv order_ * num pv order_)) eqn:E; [apply andb_true_iff in E; rewrite !Z.leb_le in E; destruct E as [E1 E2]; split; [exact E1|]; replace (num pv value - 1) with (num pv value + -1) by lia; lia|exfalso].
    apply (refuted_by F c _ _ A5 _ (or_introl eq_refl) xs M Y); intros w0 ps P; apply (term_then _ _ pv); [exact P|]; onward; apply (term_then _ _ pv); [exact P|]; onward; apply (term_then _ _ pv); [exact P|]; onward; cbv zeta.
    assert (Le : has w3 (plus (multiply ws0 (plus ws1 (-1))) 1) (W * (num pv value + -1) + 1)) by (apply has_plus, has_multiply; [assumption | apply has_plus; assumption]).
    eapply false_so; [apply means_all_two; apply means_at_least; apply yields_ret; [eassumption | apply has_none | apply has_multiply; eassumption | apply has_add; exact Le] | exact E]. }
  destruct Final as [W0 Fi]; set (n := Z.of_nat (length (vertices g))) in *; rewrite <- O in Fi; fold n in Fi.
  assert (Bound : 2 * sum_over (fun a => crossed (vertices g) S (step_of F xs (item_of a)) * sum_over (fun t => num (pv ++ t) (steps_of a)) (vertices g)) l <= 2 * w * W).
  { rewrite <- Dc, <- sum_over_scale, Z.mul_comm, <- sum_over_scale; apply sum_over_le; intros a I; specialize (Sums a I); unfold ways, giver_of; cbn [both_ways].
    pose proof (crossed_nonneg (vertices g) S (step_of F xs (item_of a))) as Cn; destruct (snd (twice_of a)); nia. }
  unfold balanced in B; fold (inside S (vertices g)) n in B; rewrite B in Pairs; destruct (Z.le_gt_cases (num pv value) w) as [|G]; [assumption|exfalso].
  assert (Half : n * n - 1 <= 4 * (n / 2 * (n - n / 2))) by (pose proof (Z.div_mod n 2 ltac:(lia)); pose proof (Z.mod_pos_bound n 2 ltac:(lia)); nia).
  assert (Wc : W * w <= W * (num pv value - 1)) by nia.
  set (X := sum_over (fun a => crossed (vertices g) S (step_of F xs (item_of a)) * sum_over (fun t => num (pv ++ t) (steps_of a)) (vertices g)) l) in *.
  assert (P2 : 2 * (n / 2) * (n - n / 2) <= X) by exact Pairs; assert (B2 : 2 * X <= 2 * w * W) by exact Bound; clearbody X.
  set (h := n / 2) in *; clearbody h; assert (P3 : 4 * (h * (n - h)) <= 2 * X) by nia; lia.
Qed.
