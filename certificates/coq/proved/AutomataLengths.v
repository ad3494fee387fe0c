(* Two automata that take the same words; and terms in one number n, linear but for quotients and remainders by numerals,
   as automata that weigh a word of n letters with the term's value. *)

From Coq Require Import ZArith List Bool Lia Uint63.
From Topocert Require Import Text CheckTerms AutomataTables AutomataInclusion AutomataConditions.
Import ListNotations.
Open Scope Z_scope.

(* ---------- The same words as a table ---------- *)

Section Agree.
Context {L : Type}.
Variable letters : list L.
Variable number : L -> int.
Variable D : dfa L int.
Variable T : table.

Definition step_on (s : option int) (l : L) : option int := match s with Some s => step D s l | None => None end.
Definition final_on (s : option int) : bool := match s with Some s => final D s | None => false end.
Definition hash_on (s : option int) : int := match s with Some s => (s + 1)%uint63 | None => 0%uint63 end.
Definition same_on (s t : option int) : bool := match s, t with Some s, Some t => (s =? t)%uint63 | None, None => true | _, _ => false end.
Definition hash_both (p : option int * int) : int := ((hash_on (fst p) * 8191 + snd p) land 1073741823)%uint63.
Definition same_both (p p' : option int * int) : bool := same_on (fst p) (fst p') && (snd p =? snd p')%uint63.

(* Pairs of states that are reached together: each of D is to have one of the table, which is so as the table is the least. *)
Definition agree : bool :=
  simulated hash_on same_on letters number (Some (first D)) step_on final_on
    (map (fun p => fst (fst p)) (rows (walked hash_both same_both letters (Some (first D), begins T) (fun p l => (step_on (fst p) l, next_of T (snd p) (number l)))))) T.

Lemma same_on_right s t : same_on s t = true -> s = t.
Proof. destruct s, t; cbn; try discriminate; [intros E; apply Uint63.eqb_spec in E as -> |]; reflexivity. Qed.

Lemma agree_sound w : agree = true -> (forall l, In l w -> In l letters) -> takes D w = table_takes T (map number w).
Proof.
  unfold agree; generalize (map (fun p => fst (fst p)) (rows (walked hash_both same_both letters (Some (first D), begins T) (fun p l => (step_on (fst p) l, next_of T (snd p) (number l)))))).
  intros l S W; rewrite (simulated_sound _ _ same_on_right _ _ _ _ _ l T S w W); unfold takes; generalize (first D); clear.
  assert (N : forall w, fold_left step_on w None = None) by (intros v; induction v as [|l v IH]; [reflexivity | exact IH]).
  induction w as [|l w IH]; intros s; cbn [takes_from fold_left step_on]; [reflexivity|].
  destruct (step D s l) as [t|]; [apply IH | rewrite N; reflexivity].
Qed.

End Agree.

(* Conversion does not compute it. *)
Global Opaque agree.

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
