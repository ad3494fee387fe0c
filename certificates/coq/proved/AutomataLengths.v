(* Two automata that take the same words; and terms in one number n, linear but for quotients and remainders by numerals,
   as automata that weigh a word of n letters with the term's value. *)

From Coq Require Import ZArith List Bool Lia.
From Topocert Require Import Text CheckTerms AutomataInclusion AutomataConditions.
Import ListNotations.
Open Scope Z_scope.

(* ---------- The same words: pairs of states that are reached together, closed under moves ---------- *)

Section Agree.
Context {L S T : Type}.
Variable same : option S * T -> option S * T -> bool.
Hypothesis same_right : forall s t, same s t = true -> s = t.
Variable letters : list L.
Variable D : dfa L S.
Variable first_t : T.
Variable step_t : T -> L -> T.
Variable final_t : T -> bool.

Definition both_step (p : option S * T) (l : L) : option S * T := (match fst p with Some s => step D s l | None => None end, step_t (snd p) l).
Definition agree_here (p : option S * T) : bool := Bool.eqb (match fst p with Some s => final D s | None => false end) (final_t (snd p)).
Definition met (seen : list (option S * T)) (p : option S * T) : bool := existsb (same p) seen.

Definition agree_by (seen : list (option S * T)) : bool :=
  met seen (Some (first D), first_t) && forallb (fun p => agree_here p && forallb (fun l => met seen (both_step p l)) letters) seen.

(* What is reached, in so many rounds. *)
Fixpoint reach (rounds : nat) (seen new : list (option S * T)) : list (option S * T) :=
  match rounds, new with
  | O, _ | _, [] => seen
  | Datatypes.S rounds, _ =>
    let all := fold_left (fun s p => if met (fst s) p then s else (p :: fst s, p :: snd s)) (flat_map (fun p => map (both_step p) letters) new) (seen, []) in
    reach rounds (fst all) (snd all)
  end.

Definition agree (rounds : nat) : bool := let p := (Some (first D), first_t) in agree_by (reach rounds [p] [p]).

Definition takes_t (t : T) (w : list L) : bool := final_t (fold_left step_t w t).

Lemma agree_sound rounds w : agree rounds = true -> (forall l, In l w -> In l letters) -> takes D w = takes_t first_t w.
Proof.
  unfold agree, agree_by; cbv zeta; set (seen := reach _ _ _); rewrite andb_true_iff, forallb_forall; intros [B C] W.
  assert (M : forall p, met seen p = true -> In p seen) by (intros p H; apply existsb_exists in H as (p' & I & E); apply same_right in E as ->; exact I).
  enough (H : forall s t, In (s, t) seen -> match s with Some s => takes_from D s w | None => false end = takes_t t w) by (apply (H (Some (first D))), M, B).
  revert W; induction w as [|l w IH]; intros W s t I; specialize (C (s, t) I); apply andb_true_iff in C as [C1 C2].
  - apply Bool.eqb_prop in C1; exact C1.
  - rewrite forallb_forall in C2; specialize (C2 l (W l (or_introl eq_refl))); apply M in C2; specialize (IH (fun l I => W l (or_intror I)) _ _ C2).
    unfold takes_t in *; cbn [fold_left fst snd] in *; rewrite <- IH; destruct s as [s|]; reflexivity.
Qed.

End Agree.

(* ---------- Terms ---------- *)

(* After p the term has grown by s. *)
Definition periodic (t : term) (p s : Z) : Prop := 0 < p /\ forall n, num [n + p] t = num [n] t + s.

Fixpoint period (t : term) : option (Z * Z) :=
  match t with
  | Num _ => Some (1, 0)
  | Var O => Some (1, 1)
  | Plus a b => match period a, period b with Some (p, s), Some (p', s') => Some (Z.lcm p p', Z.lcm p p' / p * s + Z.lcm p p' / p' * s') | _, _ => None end
  | Minus a b => match period a, period b with Some (p, s), Some (p', s') => Some (Z.lcm p p', Z.lcm p p' / p * s - Z.lcm p p' / p' * s') | _, _ => None end
  | Times (Num c) a | Times a (Num c) => option_map (fun x => (fst x, c * snd x)) (period a)
  | Floor a (Num d) | Divide a (Num d) => match period a with Some (p, s) => if 0 <? d then let g := d / Z.gcd s d in Some (p * g, g * s / d) else None | None => None end
  | Rest a (Num d) => match period a with Some (p, s) => if 0 <? d then Some (p * (d / Z.gcd s d), 0) else None | None => None end
  | _ => None
  end.

Lemma periodic_times t p s k : periodic t p s -> 0 < k -> periodic t (k * p) (k * s).
Proof.
  intros [P H] K; split; [nia|]; rewrite <- (Z2Nat.id k) by lia; induction (Z.to_nat k) as [|j IH]; intros n; [cbn; rewrite Z.add_0_r; lia|].
  rewrite Nat2Z.inj_succ; replace (n + Z.succ (Z.of_nat j) * p) with (n + Z.of_nat j * p + p) by ring; rewrite H, IH; ring.
Qed.

Lemma periodic_common t p s q : periodic t p s -> 0 < q -> periodic t (Z.lcm p q) (Z.lcm p q / p * s).
Proof.
  intros R Q; pose proof (proj1 R) as P; destruct (Z.divide_lcm_l p q) as [k K]; assert (L : 0 < Z.lcm p q) by (pose proof (Z.lcm_nonneg p q); assert (Z.lcm p q <> 0) by (rewrite Z.lcm_eq_0; lia); lia).
  rewrite K at 1; rewrite K, Z.div_mul by lia; apply periodic_times; [exact R | nia].
Qed.

Lemma gcd_quotient s d : 0 < d -> 0 < d / Z.gcd s d /\ d / Z.gcd s d * s = s / Z.gcd s d * d.
Proof.
  intros D; pose proof (Z.gcd_nonneg s d); assert (G : Z.gcd s d <> 0) by (intros E; apply Z.gcd_eq_0_r in E; lia).
  destruct (Z.gcd_divide_r s d) as [k K], (Z.gcd_divide_l s d) as [j J]; generalize dependent (Z.gcd s d); intros g N G K J.
  assert (d / g = k) as -> by (rewrite K; apply Z.div_mul, G); assert (s / g = j) as -> by (rewrite J; apply Z.div_mul, G); split; [nia | rewrite K, J; ring].
Qed.

Lemma period_right t : forall p s, period t = Some (p, s) -> periodic t p s.
Proof.
  assert (Lcm : forall p q, 0 < p -> 0 < q -> 0 < Z.lcm p q) by (intros p q P Q; pose proof (Z.lcm_nonneg p q); assert (Z.lcm p q <> 0) by (rewrite Z.lcm_eq_0; lia); lia).
  assert (Scale : forall a c, (forall p s, period a = Some (p, s) -> periodic a p s) -> forall p s, option_map (fun x => (fst x, c * snd x)) (period a) = Some (p, s) ->
    0 < p /\ forall n, c * num [n + p] a = c * num [n] a + s).
  { intros a c IH p s E; destruct (period a) as [[p' s']|]; [|discriminate]; injection E as <- <-; destruct (IH p' s' eq_refl) as [P H]; split; [exact P|]; intros n; rewrite H; cbn [snd]; ring. }
  assert (Quo : forall a d, (forall p s, period a = Some (p, s) -> periodic a p s) -> forall p s,
    match period a with Some (p, s) => if 0 <? d then let g := d / Z.gcd s d in Some (p * g, g * s / d) else None | None => None end = Some (p, s) ->
    0 < p /\ forall n, num [n + p] a / d = num [n] a / d + s).
  { intros a d IH p s E; destruct (period a) as [[p' s']|]; [|discriminate]; destruct (0 <? d) eqn:D; [|discriminate]; apply Z.ltb_lt in D; injection E as <- <-.
    destruct (gcd_quotient s' d D) as [G Q]; destruct (periodic_times a p' s' _ (IH p' s' eq_refl) G) as [P H]; rewrite Z.mul_comm; split; [exact P|]; intros n.
    rewrite H, Q, Z.div_mul, Z.div_add by lia; reflexivity. }
  induction t; intros p s E; try discriminate.
  - injection E as <- <-; split; [lia|]; intros n; cbn; lia.
  - destruct k; [|discriminate]; injection E as <- <-; split; [lia|]; intros n; cbn; lia.
  - cbn [period] in E; destruct (period t1) as [[p1 s1]|]; [|discriminate]; destruct (period t2) as [[p2 s2]|]; [|discriminate]; injection E as <- <-.
    specialize (IHt1 _ _ eq_refl); specialize (IHt2 _ _ eq_refl); pose proof (proj1 IHt1) as P1; pose proof (proj1 IHt2) as P2.
    destruct (periodic_common _ _ _ p2 IHt1 P2) as [P H1]; destruct (periodic_common _ _ _ p1 IHt2 P1) as [_ H2]; rewrite Z.lcm_comm in H2.
    split; [exact P|]; intros n; cbn [num]; rewrite H1, H2; ring.
  - cbn [period] in E; destruct (period t1) as [[p1 s1]|]; [|discriminate]; destruct (period t2) as [[p2 s2]|]; [|discriminate]; injection E as <- <-.
    specialize (IHt1 _ _ eq_refl); specialize (IHt2 _ _ eq_refl); pose proof (proj1 IHt1) as P1; pose proof (proj1 IHt2) as P2.
    destruct (periodic_common _ _ _ p2 IHt1 P2) as [P H1]; destruct (periodic_common _ _ _ p1 IHt2 P1) as [_ H2]; rewrite Z.lcm_comm in H2.
    split; [exact P|]; intros n; cbn [num]; rewrite H1, H2; ring.
  - assert (C : (exists c, t1 = Num c /\ option_map (fun x => (fst x, c * snd x)) (period t2) = Some (p, s)) \/ (exists c, t2 = Num c /\ option_map (fun x => (fst x, c * snd x)) (period t1) = Some (p, s))).
    { destruct t1; try (left; eexists; split; [reflexivity | exact E]); destruct t2; try discriminate; right; eexists; (split; [reflexivity | exact E]). }
    destruct C as [(c & -> & F)|(c & -> & F)]; [destruct (Scale t2 c IHt2 p s F) as [P H] | destruct (Scale t1 c IHt1 p s F) as [P H]]; (split; [exact P|]); intros n; cbn [num]; rewrite ?(Z.mul_comm (num _ t1)); apply H.
  - destruct t2; try discriminate; destruct (Quo t1 z IHt1 p s E) as [P H]; split; [exact P | exact H].
  - destruct t2; try discriminate; destruct (Quo t1 z IHt1 p s E) as [P H]; split; [exact P | exact H].
  - destruct t2; try discriminate; cbn [period] in E; destruct (period t1) as [[p' s']|]; [|discriminate]; destruct (0 <? z) eqn:D; [|discriminate]; apply Z.ltb_lt in D; injection E as <- <-.
    destruct (gcd_quotient s' z D) as [G Q]; destruct (periodic_times t1 p' s' _ (IHt1 p' s' eq_refl) G) as [P H]; rewrite Z.mul_comm; split; [exact P|]; intros n; cbn [num].
    rewrite H, Q, Z.mod_add by lia; ring.
Qed.

(* A word of n letters weighs what the term is for n+c. *)
Definition of_term (t : term) (c p : Z) : machine unit Z :=
  Machine [(0, num [c] t)] (fun r _ => [((r + 1) mod p, num [r + 1 + c] t - num [r + c] t)]) (fun _ => Some 0).

Lemma of_term_weighs t c p s : periodic t p s -> forall w r a, weighs (of_term t c p) r w a <-> a = num [r + Z.of_nat (length w) + c] t - num [r + c] t.
Proof.
  intros [P H]; assert (J : forall k n, num [n + k * p] t = num [n] t + k * s).
  { assert (K : forall k : nat, forall n, num [n + Z.of_nat k * p] t = num [n] t + Z.of_nat k * s).
    { induction k as [|k IH]; intros n; [cbn; rewrite Z.add_0_r; lia|]; rewrite Nat2Z.inj_succ; replace (n + Z.succ (Z.of_nat k) * p) with (n + Z.of_nat k * p + p) by ring; rewrite H, IH; ring. }
    intros k n; destruct (Z_le_gt_dec 0 k); [rewrite <- (Z2Nat.id k) by lia; apply K|].
    specialize (K (Z.to_nat (- k)) (n + k * p)); rewrite Z2Nat.id in K by lia; replace (n + k * p + - k * p) with n in K by ring; lia. }
  induction w as [|l w IH]; intros r a; cbn [weighs of_term moves ends length].
  - rewrite Z.add_0_r; split; [intros E; injection E as <-; lia | intros ->; f_equal; lia].
  - assert (M : forall k, num [(r + 1) mod p + k] t = num [r + 1 + k] t - (r + 1) / p * s).
    { intros k; rewrite Z.mod_eq by lia; replace (r + 1 - p * ((r + 1) / p) + k) with (r + 1 + k + - ((r + 1) / p) * p) by ring; rewrite J; ring. }
    split.
    + intros (r' & b & d & [I|[]] & R & ->); injection I as <- <-; apply IH in R as ->; replace ((r + 1) mod p + Z.of_nat (length w) + c) with ((r + 1) mod p + (Z.of_nat (length w) + c)) by ring; rewrite !M, Nat2Z.inj_succ.
      replace (r + 1 + (Z.of_nat (length w) + c)) with (r + Z.succ (Z.of_nat (length w)) + c) by lia; lia.
    + intros ->; eexists _, _, _; split; [left; reflexivity|]; split; [apply IH; reflexivity|]; replace ((r + 1) mod p + Z.of_nat (length w) + c) with ((r + 1) mod p + (Z.of_nat (length w) + c)) by ring; rewrite !M, Nat2Z.inj_succ.
      replace (r + 1 + (Z.of_nat (length w) + c)) with (r + Z.succ (Z.of_nat (length w)) + c) by lia; lia.
Qed.

Theorem of_term_accepts t c p s w a : periodic t p s -> (accepts (of_term t c p) w a <-> a = num [Z.of_nat (length w) + c] t).
Proof.
  intros H; split.
  - intros (r & b & d & [I|[]] & R & ->); injection I as <- <-; apply (of_term_weighs t c p s H) in R as ->; rewrite !Z.add_0_l; lia.
  - intros ->; exists 0, (num [c] t), (num [Z.of_nat (length w) + c] t - num [c] t); split; [left; reflexivity|]; split; [apply (of_term_weighs t c p s H); rewrite !Z.add_0_l; reflexivity | lia].
Qed.
