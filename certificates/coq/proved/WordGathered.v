(* Sums, extremes and first numbers of what a choice leaves open are those of the values themselves. *)

From Coq Require Import ZArith QArith Lia List Bool Uint63.
From Topocert Require Import Walk WordSays WordNumbers WordGates WordOpen WordTerms WordCircuit WordRanges.
Import ListNotations.
Open Scope Z_scope.

(* ---------- Numbers in lowest terms ---------- *)

Notation red := of_quotient.
Definition quotient (p : part) : Q := match p with Ratio n d => n # d | _ => 0 end.

Lemma red_same x y : (x == y)%Q -> red x = red y.
Proof. intros E; unfold of_quotient; rewrite (Qred_complete x y E); reflexivity. Qed.

Lemma quotient_red x : (quotient (red x) == x)%Q.
Proof. unfold of_quotient, quotient; rewrite <- (Qred_correct x) at 3; destruct (Qred x); reflexivity. Qed.

Lemma whole_red z : red (inject_Z z) = whole z.
Proof. unfold inject_Z; rewrite <- lowest_quotient; unfold lowest, whole; simpl; rewrite Z.gcd_1_r; simpl; rewrite Z.div_1_r; reflexivity. Qed.

Lemma plus_red p q r : calculate Plus_ p q = Some r -> r = red (quotient p + quotient q).
Proof. destruct p, q; try discriminate; unfold calculate; rewrite lowest_quotient; intros E; injection E as <-; reflexivity. Qed.

Lemma added_red p q s : calculate Plus_ q p = Some s -> forall x, added (Some p) (Some (red x)) = Some (red (quotient p + x)).
Proof.
  intros E x; destruct p as [n d| | | | |]; try (destruct q; discriminate E); unfold added, of_quotient at 1, calculate; rewrite lowest_quotient; f_equal; apply red_same.
  change (quotient (Ratio n d) + quotient (red x) == quotient (Ratio n d) + x)%Q; rewrite quotient_red; reflexivity.
Qed.

Section Gathered.

Variables only body : list open_worth -> making open_worth.
Variables only_value body_value : list worth -> option worth.

Lemma meant_step {A} (value : list worth -> option A) (b c : bool) w m : truth (only_value w) = Some c ->
  flat_map (fun a => match truth (only_value a) with Some true => [value a] | Some false => [] | None => [None] end) (if b then w :: m else m) =
  (if (b && c)%bool then [value w] else []) ++ flat_map (fun a => match truth (only_value a) with Some true => [value a] | Some false => [] | None => [None] end) m.
Proof. intros C; destruct b; [simpl; rewrite C; destruct c; reflexivity | reflexivity]. Qed.

Notation values_meant := (meant (fun x => truth (only_value x)) (fun x => part_of (body_value x))).

(* ---------- Sums ---------- *)

Lemma summed_up_ok l : forall m a total T known open o, faithful a only only_value -> faithful a body body_value -> bound_there a l m -> hold a open o -> tells a total (red T) ->
  ok a (summed_up only body l total known open) (fun a' t => exists s, fold_right added (Some (whole 0)) (values_meant m) = Some (red s) /\ tells a' t (red (T + inject_Z (known + trues o) + s))).
Proof.
  induction l as [|[x g] l IH]; intros m a total T known open o FO FB B O Tt; inversion B as [|? ? ? w m' b G S B']; subst; simpl summed_up.
  { pose proof (count_of_tells a known _ _ (hold_rev _ _ _ O)) as C; rewrite trues_rev in C.
    assert (K : ok a (arithmetic Plus_ total (count_of known (rev_append open []))) (fun a' t => exists s, Some (whole 0) = Some (red s) /\ tells a' t (red (T + inject_Z (known + trues o) + s)))).
    { apply (ok_more _ _ _ _ (arithmetic_ok a Plus_ _ _ _ _ Tt C)); intros a1 t _ (r & E & R); exists 0%Q; split; [reflexivity|]; rewrite (plus_red _ _ _ E) in R.
      rewrite (red_same _ (quotient (red T) + quotient (whole (known + trues o)))); [exact R|]; rewrite quotient_red, Qplus_0_r; reflexivity. }
    destruct total as [[[|z|z] [d|d|]| | | | |]|?|? ?]; try exact K; apply ok_pure; exists 0%Q; split; [reflexivity|]; simpl in Tt.
    rewrite (red_same _ (inject_Z (known + trues o))); [rewrite whole_red; exact C|]; assert (Z0 : (T == 0)%Q) by (rewrite <- (quotient_red T), Tt; reflexivity); rewrite Z0, Qplus_0_r, Qplus_0_l; reflexivity. }
  apply (ok_bind _ _ _ _ _ (guard_of_ok only only_value a x g w b FO S G)); intros a1 y G1 (c & C & Y).
  assert (Rest : forall a' total' T' known' open' o' v, grows a1 a' -> tells a' total' (red T') -> hold a' open' o' ->
    (b && c = true -> forall s, added (part_of (body_value w)) (Some (red s)) = Some (red (v + s)))%bool ->
    (T' + inject_Z (known' + trues o') == T + inject_Z (known + trues o) + if (b && c)%bool then v else 0)%Q ->
    ok a' (summed_up only body l total' known' open') (fun a'' t => exists s, fold_right added (Some (whole 0)) (values_meant (if b then w :: m' else m')) = Some (red s) /\ tells a'' t (red (T + inject_Z (known + trues o) + s)))).
  { intros a' total' T' known' open' o' v G' Tt' O' A Eq; pose proof (grows_trans _ _ _ G1 G') as G2.
    apply (ok_more _ _ _ _ (IH m' a' total' T' known' open' o' (faithful_grows _ _ _ _ G2 FO) (faithful_grows _ _ _ _ G2 FB) (bound_grows _ _ _ _ G2 B') O' Tt')).
    intros a2 t _ (s & E & R); exists ((if (b && c)%bool then v else 0) + s)%Q; unfold meant in *; rewrite (meant_step _ b c w m' C); split.
    - destruct (b && c)%bool; simpl; rewrite E; [apply A; reflexivity | f_equal; apply red_same; rewrite Qplus_0_l; reflexivity].
    - rewrite (red_same _ (T' + inject_Z (known' + trues o') + s)); [exact R|]; rewrite Eq; ring. }
  destruct y as [[]|yz]; [|unfold has in Y; simpl in Y; injection Y as Y; apply (Rest a1 total T known open o 0%Q (grows_refl a1) (tells_grows _ _ _ _ G1 Tt) (hold_grows _ _ _ _ G1 O)); [congruence | rewrite <- Y; ring]|];
    (apply (ok_bind _ _ _ _ _ (FB a1 x w G1 (stands_for_grows _ _ _ _ G1 S))); intros a2 r G2 (u & E & M);
    apply (ok_bind _ _ _ _ _ (term_of_ok a2 r u M)); intros a3 t G3 (q & -> & Q); pose proof (grows_trans _ _ _ G2 G3) as G13; pose proof (has_grows _ _ _ _ G13 Y) as Y3;
    pose proof (grows_trans _ _ _ G1 G13) as G03).
  1: set (y := Known true) in *. 2: set (y := Lit yz) in *.
  all: assert (Other : ok a3 (let* t := between y t (Fixed (whole 0)) in let* total := arithmetic Plus_ total t in summed_up only body l total known open)
    (fun a'' t => exists s, fold_right added (Some (whole 0)) (values_meant (if b then w :: m' else m')) = Some (red s) /\ tells a'' t (red (T + inject_Z (known + trues o) + s)))).
  1, 3: apply (ok_bind _ _ _ _ _ (between_ok a3 y (b && c) t (Fixed (whole 0)) q (whole 0) Y3 Q eq_refl)); intros a4 t1 G4 T1;
    apply (ok_bind _ _ _ _ _ (arithmetic_ok a4 Plus_ total t1 _ _ (tells_grows _ _ _ _ (grows_trans _ _ _ G03 G4) Tt) T1)); intros a5 t2 G5 (r2 & E2 & T2); pose proof (plus_red _ _ _ E2) as ->;
    apply (Rest a5 t2 _ known open o (quotient q) (grows_trans _ _ _ (grows_trans _ _ _ G13 G4) G5) T2 (hold_grows _ _ _ _ (grows_trans _ _ _ (grows_trans _ _ _ G03 G4) G5) O));
    [intros BC s; rewrite E; rewrite BC in E2; exact (added_red q _ _ E2 s) | rewrite quotient_red; destruct (b && c)%bool; simpl quotient; ring].
  all: destruct t as [[[|[z|z|]|z] [d|d|]| | | | |]|?|? ?]; try exact Other; simpl in Q; subst q; clear Other.
  - unfold y, has in Y3; simpl in Y3; injection Y3 as Y3; apply (Rest a3 total T (known + 1) open o 1%Q G13 (tells_grows _ _ _ _ G03 Tt) (hold_grows _ _ _ _ G03 O)).
    + intros _ s; rewrite E; exact (added_red (whole 1) (whole 0) _ eq_refl s).
    + rewrite <- Y3; replace (known + 1 + trues o) with (known + trues o + 1) by lia; rewrite inject_Z_plus; simpl (inject_Z 1); unfold inject_Z at 2; ring.
  - apply (Rest a3 total T known (y :: open) ((b && c)%bool :: o) 1%Q G13 (tells_grows _ _ _ _ G03 Tt) (Forall2_cons _ _ Y3 (hold_grows _ _ _ _ G03 O))).
    + intros _ s; rewrite E; exact (added_red (whole 1) (whole 0) _ eq_refl s).
    + simpl trues; destruct (b && c)%bool; simpl Z.b2z; [replace (known + (1 + trues o)) with (known + trues o + 1) by lia; rewrite inject_Z_plus; unfold inject_Z at 2; ring | replace (known + (0 + trues o)) with (known + trues o) by lia; ring].
Qed.

(* ---------- The least and the greatest ---------- *)

Lemma numerals_tell a t p : numerals t = true -> tells a t p -> numeral p = true.
Proof.
  destruct t as [q|l|l z]; simpl; [intros N ->; exact N| |intros _ (b & _ & ->); apply whole_lowest].
  intros N (before & g & after & -> & _); rewrite forallb_forall in N; exact (N (p, g) (in_elt _ _ _)).
Qed.

Definition fine (o : option part) : Prop := exists p, o = Some p /\ numeral p = true.

(* The best so far is infinite where none is meant. *)
Definition best_is (greater : bool) (s : option part) : option part := match s with Some p => Some p | None => if greater then None else Some Endless_ end.
Definition best_stands (a : values_so_far) (greater : bool) (bt : option term) (s : option part) : Prop :=
  match bt with None => s = None | Some t => exists p, tells a t p /\ numeral p = true /\ best_is greater s = Some p end.

Lemma lesser_numeral greater p q r : numeral p = true -> numeral q = true -> lesser_of greater p q = Some r -> numeral r = true.
Proof. intros P Q E; unfold lesser_of in E; destruct (below p q) as [b|]; [|discriminate E]; injection E as <-; destruct (Bool.eqb b greater); assumption. Qed.

Lemma lesser_endless p : numeral p = true -> lesser_of false Endless_ p = Some p /\ lesser_of false p Endless_ = Some p.
Proof. destruct p; try discriminate; split; reflexivity. Qed.

Lemma extreme_of_ok greater l : forall m a bt s, faithful a only only_value -> faithful a body body_value -> bound_there a l m -> best_stands a greater bt s ->
  ok a (extreme_of only body greater l bt) (fun a' t => exists p, best_is greater (fold_left (better greater) (values_meant m) s) = Some p /\ tells a' t p /\ Forall fine (values_meant m)).
Proof.
  induction l as [|[x g] l IH]; intros m a bt s FO FB B Be; inversion B as [|? ? ? w m' b G S B']; subst; simpl extreme_of.
  { destruct bt as [t|]; [destruct Be as (p & T & _ & E); apply ok_pure; exists p; split; [exact E|]; split; [exact T | constructor]|]; simpl in Be; subst s; destruct greater; [apply ok_fails|].
    apply ok_pure; exists Endless_; split; [reflexivity|]; split; [reflexivity | constructor]. }
  apply (ok_bind _ _ _ _ _ (guard_of_ok only only_value a x g w b FO S G)); intros a1 y G1 (c & C & Y).
  assert (Rest : forall a' bt', grows a1 a' -> ((b && c)%bool = true -> fine (part_of (body_value w))) -> best_stands a' greater bt' (if (b && c)%bool then better greater s (part_of (body_value w)) else s) ->
    ok a' (extreme_of only body greater l bt') (fun a'' t => exists p, best_is greater (fold_left (better greater) (values_meant (if b then w :: m' else m')) s) = Some p /\ tells a'' t p /\ Forall fine (values_meant (if b then w :: m' else m')))).
  { intros a' bt' G' Fi Be'; pose proof (grows_trans _ _ _ G1 G') as G2; unfold meant in *; rewrite (meant_step _ b c w m' C).
    apply (ok_more _ _ _ _ (IH m' a' bt' _ (faithful_grows _ _ _ _ G2 FO) (faithful_grows _ _ _ _ G2 FB) (bound_grows _ _ _ _ G2 B') Be')).
    intros a2 t _ (p & E & T & Fs); exists p; split; [rewrite fold_left_app; destruct (b && c)%bool; exact E|]; split; [exact T|]; destruct (b && c)%bool; [constructor; [apply Fi; reflexivity | exact Fs] | exact Fs]. }
  assert (Grown : forall a', grows a a' -> best_stands a' greater bt s) by (intros a' G'; destruct bt as [t|]; [destruct Be as (p & T & N); exists p; split; [apply (tells_grows a); assumption | exact N] | exact Be]).
  assert (K : (greater = true -> (b && c)%bool = true) -> ok a1 (let* d := body x in let* t := term_of d in
      if numerals t then
        let* t := between y t (Fixed Endless_) in
        let* t := (match bt with Some s => lift [s; t] (by_function (of_two (lesser_of greater))) | None => pure t end) in
        extreme_of only body greater l (Some t)
      else fails) (fun a'' t => exists p, best_is greater (fold_left (better greater) (values_meant (if b then w :: m' else m')) s) = Some p /\ tells a'' t p /\ Forall fine (values_meant (if b then w :: m' else m')))).
  { intros Known_; apply (ok_bind _ _ _ _ _ (FB a1 x w G1 (stands_for_grows _ _ _ _ G1 S))); intros a2 r G2 (u & E & M).
    apply (ok_bind _ _ _ _ _ (term_of_ok a2 r u M)); intros a3 t G3 (q & -> & Q); destruct (numerals t) eqn:N; [|apply ok_fails]; apply (numerals_tell a3 t q N) in Q as Nq.
    pose proof (grows_trans _ _ _ G2 G3) as G13; rewrite E in Rest; simpl part_of in Rest.
    apply (ok_bind _ _ _ _ _ (between_ok a3 y (b && c) t (Fixed Endless_) q Endless_ (has_grows _ _ _ _ G13 Y) Q eq_refl)); intros a4 t1 G4 T1; pose proof (grows_trans _ _ _ G13 G4) as G14.
    set (q1 := if (b && c)%bool then q else Endless_) in T1; assert (N1 : numeral q1 = true) by (unfold q1; destruct (b && c)%bool; [exact Nq | reflexivity]).
    apply (ok_bind _ _ _ (fun a' t => best_stands a' greater (Some t) (if (b && c)%bool then better greater s (Some q) else s))); [|intros a5 t2 G5 Be5; apply Rest; [apply (grows_trans a1 a4); assumption | intros _; exists q; auto | exact Be5]].
    specialize (Grown a4 (grows_trans _ _ _ G1 G14)); destruct bt as [t0|].
    - destruct Grown as (p0 & T0 & N0 & E0); apply (ok_more _ _ _ _ (lift_function_ok a4 [t0; t1] [p0; q1] _ (Forall2_cons _ _ T0 (Forall2_cons _ _ T1 (Forall2_nil _))))).
      intros a5 t2 _ (r2 & E2 & T2); simpl in E2; exists r2; split; [exact T2|]; split; [exact (lesser_numeral greater p0 q1 r2 N0 N1 E2)|].
      unfold q1 in E2; destruct greater; [rewrite (Known_ eq_refl) in *; destruct s as [p|]; [|discriminate E0]; injection E0 as ->; simpl better; rewrite E2; reflexivity|].
      destruct (b && c)%bool.
      + destruct s as [p|]; injection E0 as <-; [simpl better; rewrite E2; reflexivity|]; rewrite (proj1 (lesser_endless q Nq)) in E2; injection E2 as <-; destruct q; try discriminate Nq; reflexivity.
      + rewrite (proj2 (lesser_endless p0 N0)) in E2; injection E2 as <-; exact E0.
    - simpl in Grown; subst s; apply ok_pure; exists q1; split; [exact T1|]; split; [exact N1|]; unfold q1; destruct greater; [rewrite (Known_ eq_refl); destruct q; try discriminate Nq; reflexivity|].
      destruct (b && c)%bool; [destruct q; try discriminate Nq; reflexivity | reflexivity]. }
  destruct y as [[]|yz].
  - unfold has in Y; simpl in Y; injection Y as Y; apply K; intros _; symmetry; exact Y.
  - unfold has in Y; simpl in Y; injection Y as Y; apply (Rest a1 bt (grows_refl a1)); [congruence | rewrite <- Y; exact (Grown a1 G1)].
  - destruct greater; [apply ok_fails | apply K; discriminate].
Qed.

(* ---------- The first ---------- *)

Definition said_of (p : part) : option bool := match truth (only_value [Part_ p]) with Some true => truth (body_value [Part_ p]) | o => o end.
Definition first_so (l : list part) : option part := find (fun p => match said_of p with Some true => true | _ => false end) l.
Definition is_first (l : list part) (x : part) : bool := match first_so l with Some q => if same_part x q then true else false | None => false end.
Definition none_so (l : list part) : bool := match first_so l with Some _ => false | None => true end.

Lemma first_of_ok l : forall a none b, NoDup l -> faithful a only only_value -> faithful a body body_value -> has a none b ->
  ok a (first_of only body l none) (fun a' r => NoDup (map fst (fst r)) /\ (forall e, In e (fst r) -> In (fst e) l /\ has a' (snd e) (b && is_first l (fst e))) /\
    (forall q, b = true -> first_so l = Some q -> In q (map fst (fst r))) /\ has a' (snd r) (b && none_so l)).
Proof.
  induction l as [|k l IH]; intros a none b D FO FB N; simpl first_of.
  { apply ok_pure; split; [constructor|]; split; [intros e []|]; split; [discriminate | unfold none_so; simpl; rewrite andb_true_r; exact N]. }
  inversion D as [|? ? D1 D2]; subst; assert (S : stands_for a [A_term_ (Fixed k)] [Part_ k]) by (repeat constructor).
  apply (ok_bind _ _ _ _ _ (guard_of_ok only only_value a _ (Known true) _ true FO S eq_refl)); intros a1 g G1 (c & C & Y); rewrite andb_true_l in Y.
  set (v := match said_of k with Some true => true | _ => false end).
  assert (F : first_so (k :: l) = if v then Some k else first_so l) by reflexivity.
  apply (ok_bind _ _ _ (fun a' w => has a' w v)).
  { assert (K : ok a1 (let* b := body [A_term_ (Fixed k)] in let* b := truth_of b in conjunction [g; b]) (fun a' w => has a' w v)).
    { apply (ok_bind _ _ _ _ _ (FB a1 _ _ G1 (stands_for_grows _ _ _ _ G1 S))); intros a2 r G2 (u & E & M); apply (ok_bind _ _ _ _ _ (truth_of_ok a2 r u M)); intros a3 z G3 (d & -> & Z0).
      replace v with (c && d)%bool; [exact (conj2_ok a3 g z c d (has_grows _ _ _ _ (grows_trans _ _ _ G2 G3) Y) Z0)|]; unfold v, said_of; rewrite C, E; destruct c, d; reflexivity. }
    destruct g as [[]|g]; [exact K | | exact K]; unfold has in Y; simpl in Y; injection Y as Y; apply ok_pure; unfold v, said_of; rewrite C, <- Y; reflexivity. }
  intros a2 w G2 W; pose proof (grows_trans _ _ _ G1 G2) as G02.
  assert (Skip : v = false -> ok a2 (first_of only body l none) (fun a' r => NoDup (map fst (fst r)) /\ (forall e, In e (fst r) -> In (fst e) (k :: l) /\ has a' (snd e) (b && is_first (k :: l) (fst e))) /\
    (forall q, b = true -> first_so (k :: l) = Some q -> In q (map fst (fst r))) /\ has a' (snd r) (b && none_so (k :: l)))).
  { intros V; unfold is_first, none_so; rewrite F, V; apply (ok_more _ _ _ _ (IH a2 none b D2 (faithful_grows _ _ _ _ G02 FO) (faithful_grows _ _ _ _ G02 FB) (has_grows _ _ _ _ G02 N))).
    intros a3 r _ (Q1 & Q2 & Q3 & Q4); split; [exact Q1|]; split; [intros e I; destruct (Q2 e I); split; [right; assumption | assumption]|]; split; assumption. }
  assert (Go : ok a2 (let* y := conjunction [none; w] in let* none := conjunction [none; negated w] in
      match none with Known false => pure ([(k, y)], none) | _ => let* r := first_of only body l none in pure ((k, y) :: fst r, snd r) end)
    (fun a' r => NoDup (map fst (fst r)) /\ (forall e, In e (fst r) -> In (fst e) (k :: l) /\ has a' (snd e) (b && is_first (k :: l) (fst e))) /\
    (forall q, b = true -> first_so (k :: l) = Some q -> In q (map fst (fst r))) /\ has a' (snd r) (b && none_so (k :: l)))).
  { pose proof (has_grows _ _ _ _ G02 N) as N2; apply (ok_bind _ _ _ _ _ (conj2_ok a2 none w b v N2 W)); intros a3 y G3 Y3.
    apply (ok_bind _ _ _ _ _ (conj2_ok a3 none (negated w) b (negb v) (has_grows _ _ _ _ G3 N2) (has_negated _ _ _ (has_grows _ _ _ _ G3 W)))); intros a4 n4 G4 N4.
    assert (Here : v = is_first (k :: l) k).
    { unfold is_first; rewrite F; destruct v; [destruct (same_part k k); [reflexivity | contradiction]|]; destruct (first_so l) as [q|] eqn:E; [|reflexivity].
      destruct (same_part k q) as [<-|]; [|reflexivity]; apply find_some in E; contradiction (D1 (proj1 E)). }
    assert (More : ok a4 (let* r := first_of only body l n4 in pure ((k, y) :: fst r, snd r)) (fun a' r => NoDup (map fst (fst r)) /\ (forall e, In e (fst r) -> In (fst e) (k :: l) /\ has a' (snd e) (b && is_first (k :: l) (fst e))) /\
      (forall q, b = true -> first_so (k :: l) = Some q -> In q (map fst (fst r))) /\ has a' (snd r) (b && none_so (k :: l)))).
    { pose proof (grows_trans _ _ _ G02 (grows_trans _ _ _ G3 G4)) as G04.
      apply (ok_bind _ _ _ _ _ (IH a4 n4 (b && negb v)%bool D2 (faithful_grows _ _ _ _ G04 FO) (faithful_grows _ _ _ _ G04 FB) N4)); intros a5 r G5 (Q1 & Q2 & Q3 & Q4); apply ok_pure; cbn [fst snd map].
      split; [constructor; [|exact Q1]; intros I; apply in_map_iff in I; destruct I as (e & Ek & I); apply D1; rewrite <- Ek; apply Q2, I|]; split; [|split].
      - intros e [<-|I]; [split; [left; reflexivity|]; cbn [fst snd]; rewrite <- Here; apply (has_grows a3); [apply (grows_trans a3 a4); assumption | exact Y3]|].
        destruct (Q2 e I) as [J H]; split; [right; exact J|]; replace (is_first (k :: l) (fst e)) with (negb v && is_first l (fst e))%bool; [rewrite andb_assoc; exact H|].
        unfold is_first; rewrite F; destruct v; [|reflexivity]; simpl; destruct (same_part (fst e) k) as [Ek|]; [rewrite Ek in J; contradiction | reflexivity].
      - intros q Eb Eq; rewrite F in Eq; destruct v; [injection Eq as <-; left; reflexivity | right; apply Q3; [rewrite Eb; reflexivity | exact Eq]].
      - unfold none_so; rewrite F; destruct v; [rewrite andb_false_r in Q4; rewrite andb_false_r; exact Q4 | rewrite andb_true_r in Q4; exact Q4]. }
    destruct n4 as [[]|z]; [exact More | | exact More]; unfold has in N4; simpl in N4; injection N4 as N4; apply ok_pure; cbn [fst snd map].
    split; [repeat constructor; intros []|]; split; [intros e [<-|[]]; split; [left; reflexivity|]; cbn [fst snd]; rewrite <- Here; apply (has_grows a3); assumption|]; split.
    - intros q Eb Eq; rewrite F in Eq; rewrite Eb in N4; destruct v; [injection Eq as <-; left; reflexivity | discriminate N4].
    - unfold has; simpl; f_equal; unfold none_so; rewrite F; destruct b, v; try reflexivity; discriminate N4. }
  destruct w as [[]|z]; [exact Go | | exact Go]; apply Skip; unfold has in W; simpl in W; injection W as W; symmetry; exact W.
Qed.

Lemma one_of_tells a l p : picks a l p -> tells a (one_of l) p.
Proof.
  intros P; unfold one_of; destruct l as [|[k g] [|e l]]; try exact P.
  destruct P as (before & h & after & E & _); destruct before as [|e [|f before]]; try discriminate E; injection E as -> _ _; reflexivity.
Qed.

Lemma first_term_ok a last l r : ~ In Endless_ l -> NoDup (map fst (fst r)) -> (forall e, In e (fst r) -> In (fst e) l /\ has a (snd e) (is_first l (fst e))) ->
  (forall q, first_so l = Some q -> In q (map fst (fst r))) -> has a (snd r) (none_so l) ->
  ok a (first_term last r) (fun a' t => exists p, match first_so l with Some p => Some p | None => if last then None else Some Endless_ end = Some p /\ tells a' t p).
Proof.
  intros E D H I N; unfold first_term; set (none := snd r) in *.
  assert (P : forall e q, In e (fst r) -> first_so l = Some q -> (is_first l (fst e) = true <-> fst e = q)).
  { intros e q J F; unfold is_first; rewrite F; destruct (same_part (fst e) q); split; congruence. }
  assert (K : (if last then none_so l = false else True) -> ok a (pure (one_of (fst r ++ [(Endless_, none)]))) (fun a' t => exists p, match first_so l with Some p => Some p | None => if last then None else Some Endless_ end = Some p /\ tells a' t p)).
  { intros La; apply ok_pure; exists (match first_so l with Some p => p | None => Endless_ end); split; [unfold none_so in La; destruct (first_so l); [reflexivity | destruct last; [discriminate La | reflexivity]]|].
    apply one_of_tells, picks_intro.
    - rewrite map_app; apply NoDup_app_intro; [exact D | simpl; constructor; [intros [] | apply NoDup_nil] | intros x J [<-|[]]; apply in_map_iff in J; destruct J as (e & Ee & J); apply E; simpl in Ee; rewrite <- Ee; apply H, J].
    - rewrite map_app; apply in_or_app; destruct (first_so l) as [q|] eqn:F; [left; apply I; reflexivity | right; left; reflexivity].
    - intros e J; apply in_app_or in J; destruct J as [J|[<-|[]]].
      + exists (is_first l (fst e)); split; [apply H, J|]; destruct (first_so l) as [q|] eqn:F; [apply P; auto|]; unfold is_first; rewrite F; split; [discriminate | intros Ee; exfalso; apply E; rewrite <- Ee; apply H, J].
      + exists (none_so l); split; [exact N|]; unfold none_so; cbn [fst]; destruct (first_so l) as [q|] eqn:F; split; try discriminate; try reflexivity.
        intros Eq; exfalso; apply E; rewrite Eq; apply find_some in F; apply F. }
  destruct none as [[]|z].
  - destruct last; [apply ok_fails | apply K; exact Logic.I].
  - unfold has in N; simpl in N; injection N as N; unfold none_so in N; destruct (first_so l) as [q|] eqn:F; [|discriminate N]; apply ok_pure; exists q; split; [reflexivity|].
    apply one_of_tells, picks_intro; [exact D | apply I; reflexivity | intros e J; exists (is_first l (fst e)); split; [apply H, J | apply P; auto]].
  - destruct last; [apply ok_fails | apply K; exact Logic.I].
Qed.

End Gathered.
