(* Conditions on each place of a range, and sums over one: all i in A..B, sum i in A..B. The variable is a place, or a place over a number c
   that divides it, where A and B are so. *)

From Coq Require Import ZArith List Bool Lia.
From Topocert Require Import Text TextMeaning AutomataFormula AutomataForms.
Import ListNotations.
Open Scope Z_scope.

(* ---------- Place by place ---------- *)

(* What is added up place by place, at the places c i. *)
Section Accumulated.
Variables (n : nat) (c a b : Z) (acc : nat -> Z -> Prop) (val : Z -> option Z).
Hypothesis positive : 0 < c.
Hypothesis fit : b < a \/ 0 <= c * a /\ c * b < Z.of_nat n.

Definition in_steps (j : nat) : Prop := exists i, a <= i <= b /\ c * i = Z.of_nat j.

Hypothesis outside : forall j y, (j < n)%nat -> ~ in_steps j -> acc j y -> acc (S j) y.
Hypothesis at_step : forall i j y, a <= i <= b -> c * i = Z.of_nat j -> (j < n)%nat -> acc j y -> exists v, val i = Some v /\ acc (S j) (y + v).

Lemma skipped m : forall j y, (j + m <= n)%nat -> (forall k, (j <= k < j + m)%nat -> ~ in_steps k) -> acc j y -> acc (j + m)%nat y.
Proof.
  induction m as [|m IH]; intros j y L N A; [rewrite Nat.add_0_r; exact A|].
  rewrite <- Nat.add_succ_comm; apply IH; [lia | intros k K; apply N; lia | apply outside; [lia | apply N; lia | exact A]].
Qed.

Lemma accumulates_from many : forall i j y, acc j y -> (j <= n)%nat -> Z.of_nat many = Z.max 0 (b - i + 1) -> a <= i -> (i <= b -> Z.of_nat j <= c * i) ->
  (forall k, a <= k <= b -> Z.of_nat j <= c * k -> i <= k) -> exists s, added val (upwards i many) = Some s /\ acc n (y + s).
Proof.
  induction many as [|many IH]; intros i j y A J M I L S; cbn [added upwards].
  - exists 0; split; [reflexivity|]; rewrite Z.add_0_r; replace n with (j + (n - j))%nat by lia; apply skipped; [lia | | exact A].
    intros k K (i' & B & E); specialize (S i' B ltac:(lia)); lia.
  - destruct fit as [F|[F1 F2]]; [lia|]; assert (B : i <= b) by lia; specialize (L B).
    assert (C : c * i <= c * b) by nia; set (h := Z.to_nat (c * i)); assert (H : c * i = Z.of_nat h) by lia.
    destruct (at_step i h y ltac:(lia) H ltac:(lia)) as (v & V & A').
    { replace h with (j + (h - j))%nat by lia; apply skipped; [lia | | exact A]; intros k K (i' & B' & E); specialize (S i' B' ltac:(lia)); nia. }
    destruct (IH (i + 1) (Datatypes.S h) (y + v) A' ltac:(lia) ltac:(lia) ltac:(lia) ltac:(nia)) as (s & E & A''); [intros k K K'; nia|].
    exists (v + s); rewrite V, E, Z.add_assoc; split; [reflexivity | exact A''].
Qed.

Lemma accumulates : acc O 0 -> exists s, added val (span a b) = Some s /\ acc n s.
Proof.
  intros A; destruct (accumulates_from (Z.to_nat (b - a + 1)) a O 0 A ltac:(lia) ltac:(lia) ltac:(lia)) as (s & E & A'); [destruct fit; lia | lia|].
  exists s; split; [exact E | exact A'].
Qed.
End Accumulated.

Lemma true_of_all {A} (f : A -> option bool) l : (forall x, In x l -> f x = Some true) -> true_of_each f l = Some true.
Proof. induction l as [|x l IH]; intros H; [reflexivity|]; cbn [true_of_each]; rewrite (H x (or_introl eq_refl)), (IH (fun y I => H y (or_intror I))); reflexivity. Qed.

Lemma false_of_one {A} (f : A -> option bool) l x : (forall x, In x l -> exists b, f x = Some b) -> In x l -> f x = Some false -> true_of_each f l = Some false.
Proof.
  intros H I F; assert (G : forall l, (forall x, In x l -> exists b, f x = Some b) -> exists b, true_of_each f l = Some b).
  { induction l0 as [|y m IH]; intros K; [eexists; reflexivity|]; cbn [true_of_each]; destruct (K y (or_introl eq_refl)) as (b & ->), (IH (fun z J => K z (or_intror J))) as (d & ->); eauto. }
  induction l as [|y l IH]; [destruct I|]; cbn [true_of_each]; destruct I as [->|I].
  - rewrite F; destruct (G l (fun z J => H z (or_intror J))) as (b & ->); reflexivity.
  - destruct (H y (or_introl eq_refl)) as (b & ->); rewrite (IH (fun z J => H z (or_intror J)) I); rewrite andb_false_r; reflexivity.
Qed.

(* ---------- Ranges ---------- *)

Section Ranges.
Variable q : Z.
Hypothesis base : 2 <= q.

(* By which number places have to be divided. *)
Definition shared (l : option cases) : Z :=
  match l with Some l => fold_right (fun c d => match snd c with Share _ e => e | _ => d end) 1 l | None => 1 end.

Definition step_of (la lb : option cases) : Z := Z.max 1 (if shared la =? 1 then shared lb else shared la).

(* The variable, where it is the place r over c. *)
Definition spot (c : Z) (r : nat) : form := if c =? 1 then At (Place (Spot r) 0) else Share (Place (Spot r) 0) c.

Definition bounds (c : Z) (la lb : option cases) : option (list (formula * (place * place))) :=
  two (fun a b => match scaled c a, scaled c b with Some p, Some p' => Some [(negated never, (p, p'))] | _, _ => None end) la lb.

Definition every_place (f : formula) : formula := negated (SomePlace (negated f)).

(* That the range is empty or one of places; and that the place r is in it. *)
Definition fits (l : list (formula * (place * place))) : formula :=
  joined (map (fun e => together (fst e) (either (before q (snd (snd e)) (fst (snd e)))
    (together (from_zero q (fst (snd e))) (before q (snd (snd e)) (Place Length 0))))) l).

Definition inside (c : Z) (r : nat) (l : list (formula * (place * place))) : formula :=
  let here := Place (Spot r) 0 in
  together (joined (map (fun e => together (fst e) (together (negated (before q here (fst (snd e)))) (negated (before q (snd (snd e)) here)))) l))
    (if c =? 1 then negated never else Remains (Some r) c 0).

(* From the bounds as they are read where r places are known, and where one more is. *)
Definition ranged (c : Z) (r : nat) (la lb la' lb' : option cases) : option (formula * formula) :=
  match bounds c la lb, bounds c la' lb' with
  | Some l, Some l' => Some (together (fits l) (every_place (joined (map fst l'))), inside c r l')
  | _, _ => None
  end.

Definition every (range : option (formula * formula)) (t : option truth) : option truth :=
  match range, t with
  | Some (F, G), Some (T, N) => Some (together F (every_place (either (negated G) T)),
      together F (together (SomePlace (together G N)) (every_place (either (negated G) (either T N)))))
  | _, _ => None
  end.

(* A sum of digits times powers of the base, each by its own place: the number k, times a number over another, has these digits. *)
Definition over_of (l : cases) : Z := fold_right (fun c d => match snd c with Sum _ e _ => e | _ => d end) 1 l.

Definition summand (r : nat) (d : Z) (f : form) : option Z :=
  match f with
  | At (Place Nothing 0) => Some 0
  | Sum None e (Linear [(c, Mark k)] 0 0) => if (e =? d) && Nat.eqb k r then Some c else None
  | _ => None
  end.

Definition total (k r : nat) (range : option (formula * formula)) (body : option cases) : option cases :=
  match range, body with
  | Some (F, G), Some l =>
    let d := over_of l in
    match each_case (fun e => option_map (fun c => [(fst e, c)]) (summand r d (snd e))) l with
    | Some cs => if 0 <? d then
        let f := Z.max 1 (fold_right (fun e g => Z.gcd (snd e) g) 0 cs) in
        let here := joined (map (fun e => together (fst e) (if snd e mod f =? 0 then Digit k r (snd e / f) else never)) cs) in
        Some [(together F (every_place (either (together G here) (together (negated G) (Digit k r 0)))), Sum None d (Linear [(f, Track k)] 0 0))]
      else None
    | None => None end
  | _, _ => None
  end.

(* A sum modulo d: the digits of the number k are what the sum is up to there. *)
Definition prior (k r : nat) (p : place) (y : Z) : formula :=
  either (together (before q p (Place Nothing 1)) (Fixed (y =? 0))) (digit_is q r k (Place (item_ p) (offset p - 1)) y).

Definition counted (k r : nat) (d : Z) (range : option (formula * formula)) (body : option cases) : option cases :=
  match range, body with
  | Some (F, G), Some l =>
    match each_case (fun e => match snd e with At (Place Nothing z) => Some [(fst e, z)] | _ => None end) l with
    | Some cs => if 0 <? d then
        let here y := joined (map (fun e => together (fst e) (Digit k r ((y + snd e) mod d))) cs) in
        let go := every_place (joined (map (fun y => together (prior k (S r) (Place (Spot r) 0) y)
          (either (together G (here y)) (together (negated G) (Digit k r y)))) (span 0 (d - 1)))) in
        Some (map (fun y => (together F (together go (prior k r (Place Length 0) y)), number y)) (span 0 (d - 1)))
      else None
    | None => None end
  | _, _ => None
  end.

(* ---------- What they say ---------- *)

Variable n : nat.
Variable xs : list Z.
Variable ks : list nat.
Hypothesis xs_range : forall x, In x xs -> 0 <= x < q ^ Z.of_nat n.
Notation m := (means q n xs).
Notation say := (cases_say q n xs).

Lemma means_every js f : m js (every_place f) <-> forall k, (k < n)%nat -> m (js ++ [k]) f.
Proof.
  unfold every_place; rewrite means_negated; cbn [means]; split.
  - intros H k K; destruct (means_decided q n xs f (js ++ [k])) as [Y|N]; [exact Y|]; exfalso; apply H; exists k; split; [exact K | apply means_negated, N].
  - intros H (k & K & N); apply means_negated in N; exact (N (H k K)).
Qed.

Lemma step_of_positive la lb : 0 < step_of la lb.
Proof. unfold step_of; lia. Qed.

Lemma spot_says c i k : 0 < c -> c * i = Z.of_nat k -> says q n xs (ks ++ [k]) (spot c (length ks)) i.
Proof.
  unfold spot; intros C E; destruct (c =? 1) eqn:O; cbn [says]; unfold place_worth; cbn [item_ offset item_worth]; rewrite nth_middle; [apply Z.eqb_eq in O; subst c; lia | lia].
Qed.

Lemma bounds_say c js la lb va vb l : bounds c la lb = Some l -> (forall o, la = Some o -> say js o va) -> (forall o, lb = Some o -> say js o vb) ->
  forall g p p', In (g, (p, p')) l -> m js g -> exists a b, va = Some a /\ vb = Some b /\ place_worth n js p = c * a /\ place_worth n js p' = c * b.
Proof.
  intros E A B g p p' I H; destruct (two_say q n xs js _ la lb l va vb g (p, p') E A B I H) as (f & f' & a & b & o & h & Va & Vb & Sa & Sb & F & J & K).
  destruct (scaled c f) as [x|] eqn:X; [|discriminate]; destruct (scaled c f') as [x'|] eqn:X'; [|discriminate]; injection F as <-; destruct J as [J|[]]; injection J as _ <- <-.
  exists a, b; rewrite (scaled_says q n xs js c f x a X Sa), (scaled_says q n xs js c f' x' b X' Sb); auto.
Qed.

Lemma ranged_says c la lb la' lb' F I va vb : 0 < c -> ranged c (length ks) la lb la' lb' = Some (F, I) ->
  (forall o, la = Some o -> say ks o va) -> (forall o, lb = Some o -> say ks o vb) ->
  (forall k, (k < n)%nat -> forall o, la' = Some o -> say (ks ++ [k]) o va) -> (forall k, (k < n)%nat -> forall o, lb' = Some o -> say (ks ++ [k]) o vb) -> m ks F ->
  exists a b, va = Some a /\ vb = Some b /\ (b < a \/ 0 <= c * a /\ c * b < Z.of_nat n) /\ forall k, (k < n)%nat -> (m (ks ++ [k]) I <-> in_steps c a b k).
Proof.
  intros C; unfold ranged; destruct (bounds c la lb) as [l|] eqn:L; [|discriminate]; destruct (bounds c la' lb') as [l'|] eqn:L'; [|discriminate]; intros E A B A' B' H; injection E as <- <-.
  apply means_together in H as [H1 H2]; rewrite means_every in H2.
  apply means_joined in H1 as (g & J & H1); apply in_map_iff in J as ([g' [p p']] & <- & J); cbn [fst snd] in H1; apply means_together in H1 as [G H1].
  destruct (bounds_say c ks la lb va vb l L A B g' p p' J G) as (a & b & Va & Vb & P & P'); exists a, b; split; [exact Va|]; split; [exact Vb|]; split.
  - apply means_either in H1 as [H1|H1]; [apply (means_before q base) in H1; nia|]; apply means_together in H1 as [H1 H3]; apply (means_from_zero q base) in H1; apply (means_before q base) in H3.
    unfold place_worth at 2 in H3; cbn in H3; lia.
  - intros k K.
    assert (X : m (ks ++ [k]) (if c =? 1 then negated never else Remains (Some (length ks)) c 0) <-> Z.of_nat k mod c = 0).
    { destruct (c =? 1) eqn:O; [apply Z.eqb_eq in O; subst c; rewrite Z.mod_1_r; split; [reflexivity | intros _; apply means_negated, means_never]|]; cbn [means]; rewrite nth_middle; reflexivity. }
    assert (Y : forall g p p', In (g, (p, p')) l' -> m (ks ++ [k]) g ->
      (m (ks ++ [k]) (together (negated (before q (Place (Spot (length ks)) 0) p)) (negated (before q p' (Place (Spot (length ks)) 0)))) <-> c * a <= Z.of_nat k <= c * b)).
    { intros g2 p2 p2' J2 G2; destruct (bounds_say c (ks ++ [k]) la' lb' va vb l' L' (A' k K) (B' k K) g2 p2 p2' J2 G2) as (a2 & b2 & Va2 & Vb2 & W & W').
      rewrite Va in Va2; rewrite Vb in Vb2; injection Va2 as <-; injection Vb2 as <-.
      rewrite means_together, !means_negated, !(means_before q base), W, W'; unfold place_worth; cbn [item_ offset item_worth]; rewrite nth_middle; lia. }
    unfold inside; rewrite means_together, X, means_joined; split.
    + intros [(g2 & J2 & M) D]; apply in_map_iff in J2 as ([g3 [p3 p3']] & <- & J2); cbn [fst snd] in M; apply means_together in M as [M1 M2]; apply (Y g3 p3 p3' J2 M1) in M2.
      exists (Z.of_nat k / c); pose proof (Z.div_mod (Z.of_nat k) c ltac:(lia)); nia.
    + intros (i & R & Ei); split; [|rewrite <- Ei, Z.mul_comm; apply Z.mod_mul; lia].
      specialize (H2 k K); apply means_joined in H2 as (g2 & J2 & G2); apply in_map_iff in J2 as ([g3 [p3 p3']] & <- & J2); cbn [fst] in G2.
      eexists; split; [apply in_map_iff; exists (g3, (p3, p3')); split; [reflexivity | exact J2]|]; cbn [fst snd]; apply means_together; split; [exact G2|].
      apply (Y g3 p3 p3' J2 G2); nia.
Qed.

Section Over.
Variables (c : Z) (F I : formula) (va vb : option Z) (a b : Z).
Hypothesis positive : 0 < c.
Hypothesis low_is : va = Some a.
Hypothesis high_is : vb = Some b.
Hypothesis fit : b < a \/ 0 <= c * a /\ c * b < Z.of_nat n.
Hypothesis inside_is : forall k, (k < n)%nat -> (m (ks ++ [k]) I <-> in_steps c a b k).

Lemma step_at i : a <= i <= b -> exists k, (k < n)%nat /\ c * i = Z.of_nat k.
Proof. intros R; destruct fit as [E|[L H]]; [lia|]; exists (Z.to_nat (c * i)); nia. Qed.

Lemma every_says T N (val : Z -> option bool) : (forall i k, (k < n)%nat -> c * i = Z.of_nat k -> truth_says q n xs (ks ++ [k]) (T, N) (val i)) ->
  forall t, every (Some (F, I)) (Some (T, N)) = Some t -> truth_says q n xs ks t (from_to (true_of_each val) va vb).
Proof.
  intros B t E; injection E as <-; rewrite low_is, high_is; cbn [from_to]; split; cbn [fst snd]; intros H.
  - apply means_together in H as [_ H]; rewrite means_every in H; apply true_of_all; intros i J; apply in_span in J; destruct (step_at i J) as (k & K & S).
    specialize (H k K); apply means_either in H as [H|H]; [apply means_negated in H; exfalso; apply H, inside_is; [exact K | exists i; auto]|]; exact (proj1 (B i k K S) H).
  - apply means_together in H as [_ H]; apply means_together in H as [H1 H2]; rewrite means_every in H2; cbn [means] in H1; destruct H1 as (k & K & M); apply means_together in M as [M1 M2].
    apply inside_is in M1 as (i & R & S); [|exact K]; apply (false_of_one _ _ i); [|apply in_span, R | exact (proj2 (B i k K S) M2)].
    intros i' J; apply in_span in J; destruct (step_at i' J) as (k' & K' & S'); specialize (H2 k' K'); apply means_either in H2 as [H2|H2].
    + apply means_negated in H2; exfalso; apply H2, inside_is; [exact K' | exists i'; auto].
    + apply means_either in H2 as [H2|H2]; [exists true; exact (proj1 (B i' k' K' S') H2) | exists false; exact (proj2 (B i' k' K' S') H2)].
Qed.

Variable val : Z -> option Z.
Variable l : cases.
Hypothesis body_says : forall i k, (k < n)%nat -> c * i = Z.of_nat k -> say (ks ++ [k]) l (val i).

Lemma nth_range k : 0 <= nth k xs 0 < q ^ Z.of_nat n.
Proof. destruct (nth_in_or_default k xs 0) as [J| ->]; [exact (xs_range _ J)|]; split; [lia | apply Z.pow_pos_nonneg; lia]. Qed.

Lemma summand_says d f z j v : summand (length ks) d f = Some z -> 0 < d -> says q n xs (ks ++ [j]) f v -> d * v = z * q ^ Z.of_nat j.
Proof.
  destruct f as [[[| |] [| |]]| |[|] e [[|[c' [|k|]] [|]] [| |] [| |]]]; try discriminate; cbn [summand]; intros E D S.
  - injection E as <-; cbn in S; unfold place_worth in S; cbn in S; lia.
  - destruct ((e =? d) && Nat.eqb k (length ks)) eqn:Q; [|discriminate]; injection E as <-; apply andb_true_iff in Q as [Q1 Q2]; apply Z.eqb_eq in Q1; apply Nat.eqb_eq in Q2; subst e k.
    destruct S as [_ S]; unfold linear_worth, sum in S; cbn [parts top rest fold_right fst snd worth] in S; rewrite nth_middle in S; lia.
Qed.

Lemma total_says k o : total k (length ks) (Some (F, I)) (Some l) = Some o -> say ks o (from_to (added val) va vb).
Proof.
  unfold total; set (d := over_of l); destruct (each_case _ l) as [cs|] eqn:E; [|discriminate]; destruct (0 <? d) eqn:D; [|discriminate]; apply Z.ltb_lt in D; intros O; injection O as <-.
  set (f := Z.max 1 _); assert (Pf : 0 < f) by (unfold f; lia); clearbody f; intros g x J H; destruct J as [J|[]]; injection J as <- <-; apply means_together in H as [_ H]; rewrite means_every in H.
  rewrite low_is, high_is; cbn [from_to]; set (s := nth k xs 0); pose proof (nth_range k) as Rs; fold s in Rs.
  assert (At_ : forall j, (j < n)%nat -> in_steps c a b j -> exists g z y, In (g, z) l /\ m (ks ++ [j]) g /\ summand (length ks) d z = Some y /\ y mod f = 0 /\ digit q s j = y / f).
  { intros j Lj S; specialize (H j Lj); apply means_either in H as [H|H]; apply means_together in H as [H1 H2]; [|apply means_negated in H1; exfalso; apply H1, inside_is; assumption].
    apply means_joined in H2 as (h & J & H2); apply in_map_iff in J as ([g y] & <- & J); cbn [fst snd] in H2; apply means_together in H2 as [H2 H3].
    destruct (each_case_in _ l cs E _ J) as ([g' z] & o & I' & O & J'); cbn [fst snd] in O; destruct (summand (length ks) d z) as [y'|] eqn:Y; [|discriminate]; injection O as <-; destruct J' as [J'|[]]; injection J' as -> ->.
    exists g, z, y; destruct (y mod f =? 0) eqn:Q; [|discriminate]; apply Z.eqb_eq in Q; cbn [means] in H3; rewrite nth_middle in H3; auto. }
  destruct (accumulates n c a b (fun j y => d * y = f * (s mod q ^ Z.of_nat j)) val positive fit) as (y & Y & W).
  - intros j y Lj S A; rewrite digit_below by exact base; specialize (H j Lj); apply means_either in H as [H|H]; apply means_together in H as [H1 H2]; [exfalso; apply S, inside_is; assumption|].
    cbn [means] in H2; rewrite nth_middle in H2; fold s in H2; rewrite H2; lia.
  - intros i j y R S Lj A; destruct (At_ j Lj ltac:(exists i; auto)) as (g & z & w & J & G & Z_ & Q & Dg); destruct (body_says i j Lj S g z J G) as (v & V & Sv); exists v; split; [exact V|].
    pose proof (summand_says d z w j v Z_ D Sv) as Ev; rewrite digit_below by exact base; rewrite Dg; pose proof (Z.div_mod w f ltac:(lia)) as M; rewrite Q in M.
    rewrite !Z.mul_add_distr_l, A, Ev; rewrite M at 1; ring.
  - cbn; rewrite Z.mod_1_r; ring.
  - exists y; split; [exact Y|]; cbn beta in W; rewrite Z.mod_small in W by exact Rs; split; [exact D|].
    unfold linear_worth, sum; cbn [parts top rest fold_right fst snd worth]; fold s; lia.
Qed.

Definition digit_before (s : Z) (j : nat) : Z := match j with O => 0 | S j => digit q s j end.

Lemma prior_says k js p y j : place_known (length js) p = true -> place_worth n js p = Z.of_nat j -> m js (prior k (length js) p y) -> digit_before (nth k xs 0) j = y.
Proof.
  intros K P H; apply means_either in H as [H|H].
  - apply means_together in H as [H1 H2]; apply (means_before q base) in H1; unfold place_worth at 2 in H1; cbn in H1, H2; apply Z.eqb_eq in H2; destruct j; [symmetry; exact H2 | lia].
  - apply (digit_is_means q base (length js) n xs js eq_refl) in H as (i & Li & W & D); [|exact K]; unfold place_worth in *; cbn [item_ offset] in W; destruct j as [|j]; [lia|].
    cbn [digit_before]; replace j with i by lia; exact D.
Qed.

Lemma counted_says k d o : counted k (length ks) d (Some (F, I)) (Some l) = Some o -> say ks o (both Z.modulo positive_below (from_to (added val) va vb) (Some d)).
Proof.
  unfold counted; destruct (each_case _ l) as [cs|] eqn:E; [|discriminate]; destruct (0 <? d) eqn:D; [|discriminate]; apply Z.ltb_lt in D; intros O; injection O as <-.
  intros g x J H; apply in_map_iff in J as (y0 & J & _); injection J as <- <-; apply means_together in H as [_ H]; apply means_together in H as [H L]; rewrite means_every in H.
  rewrite low_is, high_is; cbn [from_to]; set (s := nth k xs 0).
  assert (Go : forall j, (j < n)%nat -> exists y, digit_before s j = y /\ (m (ks ++ [j]) (together I (joined (map (fun e => together (fst e) (Digit k (length ks) ((y + snd e) mod d))) cs))) \/
    m (ks ++ [j]) (together (negated I) (Digit k (length ks) y)))).
  { intros j Lj; specialize (H j Lj); apply means_joined in H as (h & J & H); apply in_map_iff in J as (y & <- & _); apply means_together in H as [H1 H2]; exists y; split; [|apply means_either, H2].
    assert (Ln : length (ks ++ [j]) = S (length ks)) by (rewrite app_length; cbn; lia).
    apply (prior_says k (ks ++ [j]) (Place (Spot (length ks)) 0) y j); [unfold place_known; cbn [item_]; rewrite Ln; apply Nat.ltb_lt; lia | unfold place_worth; cbn [item_ offset item_worth]; rewrite nth_middle; lia | rewrite Ln; exact H1]. }
  destruct (accumulates n c a b (fun j y => digit_before s j = y mod d) val positive fit) as (y & Y & W).
  - intros j y Lj S A; destruct (Go j Lj) as (y' & P & [M|M]); apply means_together in M as [M1 M2]; [exfalso; apply S, inside_is; assumption|].
    cbn [means] in M2; rewrite nth_middle in M2; cbn [digit_before]; fold s in M2; rewrite M2, <- P; exact A.
  - intros i j y R S Lj A; destruct (Go j Lj) as (y' & P & [M|M]); apply means_together in M as [M1 M2]; [|apply means_negated in M1; exfalso; apply M1, inside_is; [exact Lj | exists i; auto]].
    apply means_joined in M2 as (h & J & M2); apply in_map_iff in J as ([g z] & <- & J); cbn [fst snd] in M2; apply means_together in M2 as [M2 M3].
    destruct (each_case_in _ l cs E _ J) as ([g' z'] & o & I' & O & J'); cbn [fst snd] in O; destruct z' as [[[| |] z']| |]; try discriminate; injection O as <-; destruct J' as [J'|[]]; injection J' as -> ->.
    destruct (body_says i j Lj S g (number z) I' M2) as (v & V & Sv); cbn in Sv; unfold place_worth in Sv; cbn in Sv; subst v; exists z; split; [exact V|].
    cbn [means] in M3; rewrite nth_middle in M3; cbn [digit_before]; fold s in M3; rewrite M3, <- P, A, Z.add_mod_idemp_l by lia; reflexivity.
  - cbn; rewrite Z.mod_0_l by lia; reflexivity.
  - rewrite Y; unfold both, positive_below; rewrite (proj2 (Z.ltb_lt 0 d) D); eexists; split; [reflexivity|]; rewrite <- W.
    pose proof (prior_says k ks (Place Length 0) y0 n eq_refl ltac:(unfold place_worth; cbn; lia) L) as P; fold s in P; rewrite P; cbn; unfold place_worth; cbn; reflexivity.
Qed.

End Over.
End Ranges.
