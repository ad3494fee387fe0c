(* Refutations of inequalities over variables that are 0 or 1, as package strategy has them: cuts that are sums
   divided and rounded (Gomory and Chvatal), case splits, and sums that no values of the variables make 0 or more
   (Farkas). Facts and sums are arrays: a sum is gather_parts by its variables. *)

From Coq Require Import ZArith Lia List Bool Uint63 PArray.
From Topocert Require Import CheckLrat CheckGraph CheckCnf.
Import ListNotations.
Open Scope Z_scope.

(* Numbers times variables, and a number: at least 0. *)
Record inequality := Inequality { parts_in : list (int * Z); constant_in : Z }.

Definition entries_at (x : int -> Z) (l : list (int * Z)) : Z := fold_right (fun e s => snd e * x (fst e) + s) 0 l.
Definition is_fact (x : int -> Z) (f : inequality) : Prop := 0 <= entries_at x (parts_in f) + constant_in f.

(* Of variables below n. *)
Fixpoint gather_parts (n : int) (c : Z) (l : list (int * Z)) (sum : array Z) : option (array Z) :=
  match l with
  | [] => Some sum
  | (v, a) :: l => if Uint63.ltb v n then gather_parts n c l sum.[v <- sum.[v] + c * a] else None
  end.

Fixpoint sum_facts (n : int) (facts : array inequality) (l : list (Z * int)) (sum : array Z) (k : Z) : option (array Z * Z) :=
  match l with
  | [] => Some (sum, k)
  | (c, i) :: l => let f := facts.[i] in
    if 0 <=? c then match gather_parts n c (parts_in f) sum with Some sum => sum_facts n facts l sum (k + c * constant_in f) | None => None end else None
  end.

Definition sum_of (n : int) (facts : array inequality) (l : list (Z * int)) : option (array Z * Z) := sum_facts n facts l (make n 0) 0.

(* What a sum is at most. *)
Definition most_of (sum : array Z) (l : list int) (k : Z) : Z := fold_left (fun s v => let a := sum.[v] in if 0 <? a then s + a else s) l k.

(* Divided, and rounded up, as no variable is less than 0. *)
Fixpoint quotients (d : Z) (sum : array Z) (l : list int) : list (int * Z) :=
  match l with
  | [] => []
  | v :: l => let a := sum.[v] in if a =? 0 then quotients d sum l else (v, - (- a / d)) :: quotients d sum l
  end.

Inductive cuts :=
| Sum_below (l : list (Z * int))                          (* the sum of numbers times facts is below 0 *)
| Cut_rounded (d : Z) (l : list (Z * int)) (rest : cuts)  (* the sum divided by d, and rounded, is a fact *)
| Cut_either (f : inequality) (yes no : cuts).                  (* a fact or not *)

Definition contrary_fact (f : inequality) : inequality := Inequality (map (fun e => (fst e, - snd e)) (parts_in f)) (- constant_in f - 1).

Fixpoint refuted_facts (n : int) (facts : array inequality) (next : int) (t : cuts) : bool :=
  match t with
  | Sum_below l => match sum_of n facts l with Some (sum, k) => most_of sum (ints n) k <? 0 | None => false end
  | Cut_rounded d l rest =>
    match sum_of n facts l with
    | Some (sum, k) => if 0 <? d then refuted_facts n facts.[next <- Inequality (quotients d sum (ints n)) (k / d)] (next + 1)%uint63 rest else false
    | None => false
    end
  | Cut_either f yes no =>
    if refuted_facts n facts.[next <- f] (next + 1)%uint63 yes then refuted_facts n facts.[next <- contrary_fact f] (next + 1)%uint63 no else false
  end.

(* ---------- What is refuted has no solution ---------- *)

Lemma int_dec : forall i j : int, {i = j} + {i <> j}.
Proof.
  intros i j; destruct (Uint63.eqb i j) eqn:E; [left; apply Uint63.eqb_spec; exact E | right; intros H; apply Uint63.eqb_spec in H; congruence].
Qed.

Section Values.
Variables (n : int) (x : int -> Z).
Hypothesis small : (n <=? max_length)%uint63 = true.
Hypothesis bits : forall v, 0 <= x v <= 1.

Definition sum_at (sum : array Z) (l : list int) : Z := fold_right (fun v s => sum.[v] * x v + s) 0 l.

Lemma sum_at_set sum v z l : NoDup l -> (v <? length sum)%uint63 = true -> sum_at sum.[v <- z] l = sum_at sum l + if in_dec int_dec v l then (z - sum.[v]) * x v else 0.
Proof.
  intros N V; induction N as [|w l I N IH]; [reflexivity|]; simpl sum_at; rewrite IH; clear IH.
  destruct (int_dec w v) as [->|D].
  - rewrite get_set_same by exact V; destruct (in_dec int_dec v l) as [J|_]; [contradiction|].
    destruct (in_dec int_dec v (v :: l)) as [_|J]; [lia | destruct J; left; reflexivity].
  - rewrite get_set_other by congruence.
    destruct (in_dec int_dec v l) as [J|J], (in_dec int_dec v (w :: l)) as [K|K]; try lia.
    + destruct K; right; exact J.
    + destruct K as [K|K]; [contradiction (D K) | contradiction].
Qed.

Lemma gather_parts_at c l : forall sum s, length sum = n -> gather_parts n c l sum = Some s -> length s = n /\ sum_at s (ints n) = sum_at sum (ints n) + c * entries_at x l.
Proof.
  induction l as [|[v a] l IH]; intros sum s L G; simpl in G; [injection G as <-; split; [exact L | simpl; lia]|].
  destruct (Uint63.ltb v n) eqn:V; [|discriminate]; apply IH in G; [|rewrite length_set; exact L]; destruct G as [L' ->]; split; [exact L'|].
  rewrite sum_at_set; [|apply NoDup_ints | rewrite L; exact V]; destruct (in_dec int_dec v (ints n)) as [_|J]; [simpl; ring|].
  destruct J; apply in_ints; apply Uint63.ltb_spec; exact V.
Qed.

Lemma sum_facts_at facts l : (forall i, is_fact x facts.[i]) -> forall sum k s m, length sum = n -> sum_facts n facts l sum k = Some (s, m) ->
  length s = n /\ sum_at sum (ints n) + k <= sum_at s (ints n) + m.
Proof.
  intros F; induction l as [|[c i] l IH]; intros sum k s m L E; simpl in E; [injection E as <- <-; split; [exact L | lia]|].
  destruct (Z.leb_spec 0 c) as [C|]; [|discriminate]; destruct (gather_parts n c _ sum) as [t|] eqn:G; [|discriminate].
  destruct (gather_parts_at _ _ _ _ L G) as [L' T]; destruct (IH _ _ _ _ L' E) as [L'' S]; split; [exact L''|]; specialize (F i); unfold is_fact in F; nia.
Qed.

Lemma make_length : length (make n 0) = n.
Proof. rewrite length_make, small; reflexivity. Qed.

Lemma nothing_at l : sum_at (make n 0) l = 0.
Proof. induction l as [|v l IH]; simpl; [reflexivity|]; rewrite IH, get_make; reflexivity. Qed.

Lemma sum_of_at facts l s k : (forall i, is_fact x facts.[i]) -> sum_of n facts l = Some (s, k) -> 0 <= sum_at s (ints n) + k.
Proof. intros F E; destruct (sum_facts_at facts l F _ _ _ _ make_length E) as [_ S]; rewrite nothing_at in S; exact S. Qed.

Lemma most_of_at sum l : forall k, sum_at sum l + k <= most_of sum l k.
Proof.
  induction l as [|v l IH]; intros k; simpl; [lia|]; cbv zeta; pose proof (bits v).
  destruct (Z.ltb_spec 0 sum.[v]); [specialize (IH (k + sum.[v])) | specialize (IH k)]; unfold most_of in *; nia.
Qed.

Lemma quotients_at d sum l : 0 < d -> sum_at sum l <= d * entries_at x (quotients d sum l).
Proof.
  intros D; induction l as [|v l IH]; simpl; [lia|]; cbv zeta; destruct (Z.eqb_spec sum.[v] 0) as [E|_]; [rewrite E; lia|]; simpl; pose proof (bits v).
  pose proof (Z.div_mod (- sum.[v]) d ltac:(lia)); pose proof (Z.mod_pos_bound (- sum.[v]) d D); set (k := - sum.[v] / d) in *; nia.
Qed.

Lemma facts_with facts i f : (forall j, is_fact x facts.[j]) -> is_fact x f -> forall j, is_fact x facts.[i <- f].[j].
Proof.
  intros F G j; destruct (int_dec i j) as [<-|D]; [|rewrite get_set_other by exact D; apply F].
  destruct (i <? length facts)%uint63 eqn:L; [rewrite get_set_same by exact L; exact G|].
  rewrite get_out_of_bounds by (rewrite length_set; exact L); rewrite default_set, <- (get_out_of_bounds _ _ i L); apply F.
Qed.

Lemma contrary_at f : ~ is_fact x f -> is_fact x (contrary_fact f).
Proof.
  unfold is_fact, contrary_fact; simpl; intros H.
  replace (entries_at x (map (fun e => (fst e, - snd e)) (parts_in f))) with (- entries_at x (parts_in f)); [lia|].
  clear; induction (parts_in f) as [|e l IH]; simpl in *; lia.
Qed.

Lemma refuted_facts_sound t : forall facts next, (forall i, is_fact x facts.[i]) -> refuted_facts n facts next t = true -> False.
Proof.
  induction t as [l|d l t IH|f s IHs t IHt]; intros facts next F R; simpl in R.
  - destruct (sum_of n facts l) as [[s k]|] eqn:E; [|discriminate]; apply (sum_of_at _ _ _ _ F) in E; apply Z.ltb_lt in R; pose proof (most_of_at s (ints n) k); lia.
  - destruct (sum_of n facts l) as [[s k]|] eqn:E; [|discriminate]; apply (sum_of_at _ _ _ _ F) in E.
    destruct (Z.ltb_spec 0 d) as [D|]; [|discriminate]; pose proof (quotients_at d s (ints n) D) as Q; refine (IH _ _ (facts_with facts next _ F _) R); unfold is_fact; simpl.
    pose proof (Z.div_mod k d ltac:(lia)); pose proof (Z.mod_pos_bound k d D); nia.
  - destruct (refuted_facts n facts.[next <- f] _ s) eqn:S; [|discriminate].
    destruct (Z_le_gt_dec 0 (entries_at x (parts_in f) + constant_in f)) as [L|L].
    + exact (IHs _ _ (facts_with facts next f F L) S).
    + refine (IHt _ _ (facts_with facts next _ F (contrary_at f _)) R); unfold is_fact; lia.
Qed.

End Values.

(* ---------- Rows ---------- *)

(* How many of some literals are true. *)
Definition said (a : Z -> bool) (l : list Z) : Z := fold_right (fun z s => Z.b2z (says a z) + s) 0 l.

(* So many of the literals are true, each as often as it is there. *)
Definition row : Type := Z * list Z.
Definition satisfies (a : Z -> bool) (r : row) : Prop := fst r <= said a (snd r).

Definition clause_row (c : list Z) : row := (1, c).

Definition largest : Z := 4194303. (* PArray.max_length *)

Fixpoint fact_of (l : list Z) (k : Z) : option inequality :=
  match l with
  | [] => Some (Inequality [] (- k))
  | z :: l => if (Z.abs z <=? largest) && negb (z =? 0) then
      match fact_of l k with
      | Some f => Some (if 0 <? z then Inequality ((of_Z z, 1) :: parts_in f) (constant_in f) else Inequality ((of_Z (- z), -1) :: parts_in f) (constant_in f + 1))
      | None => None
      end else None
  end.

Definition bit_of (a : Z -> bool) (v : int) : Z := Z.b2z (a (to_Z v)).

Lemma fact_of_at a l k : forall f, fact_of l k = Some f -> entries_at (bit_of a) (parts_in f) + constant_in f = said a l - k.
Proof.
  induction l as [|z l IH]; intros f E; [injection E as <-; reflexivity|]; cbn [fact_of said fold_right] in *.
  destruct (Z.leb_spec (Z.abs z) largest) as [S|]; [|discriminate]; destruct (Z.eqb_spec z 0) as [|N]; [discriminate|]; simpl in E.
  destruct (fact_of l k) as [g|]; [|discriminate]; injection E as <-; specialize (IH g eq_refl); fold (said a l).
  assert (T : forall y, 0 < y <= largest -> to_Z (of_Z y) = y).
  { intros y Y; rewrite of_Z_spec; apply Z.mod_small; unfold largest in Y; pose proof wB_large; change wB with (2 ^ 63) in *; lia. }
  destruct (Z.ltb_spec 0 z) as [P|P]; simpl parts_in; simpl constant_in; cbn [entries_at fold_right fst snd]; fold (entries_at (bit_of a)); unfold bit_of at 1; rewrite T by lia; unfold says.
  - destruct (Z.ltb_spec 0 z); [|lia]; unfold entries_at in *; lia.
  - destruct (Z.ltb_spec 0 z); [lia|]; unfold entries_at in *; destruct (a (- z)); simpl Z.b2z; lia.
Qed.

(* The facts of the rows, and where the next one comes. *)
Fixpoint with_rows (l : list row) (facts : array inequality) (next : int) : option (array inequality * int) :=
  match l with
  | [] => Some (facts, next)
  | (k, z) :: l => match fact_of z k with Some f => with_rows l facts.[next <- f] (next + 1)%uint63 | None => None end
  end.

(* Facts come in the order of the rows, and then as the refutation has them; there are so many at one time. *)
Definition most_facts : int := 65536.

Definition rows_refuted (variables : positive) (l : list row) (t : cuts) : bool :=
  if Zpos variables <=? largest then
    match with_rows l (make most_facts (Inequality [] 0)) 0 with
    | Some (facts, next) => refuted_facts (of_Z (Zpos variables)) facts next t
    | None => false
    end
  else false.

Lemma with_rows_facts a l : (forall r, In r l -> satisfies a r) -> forall facts next out n, (forall i, is_fact (bit_of a) facts.[i]) ->
  with_rows l facts next = Some (out, n) -> forall i, is_fact (bit_of a) out.[i].
Proof.
  induction l as [|[k z] l IH]; intros S facts next out n F E; simpl in E; [injection E as <- <-; exact F|].
  destruct (fact_of z k) as [f|] eqn:G; [|discriminate]; refine (IH (fun r I => S r (or_intror I)) _ _ _ _ (facts_with _ facts next f F _) E).
  unfold is_fact; rewrite (fact_of_at a z k f G); specialize (S (k, z) (or_introl eq_refl)); unfold satisfies in S; simpl in S; lia.
Qed.

Theorem rows_refuted_sound variables l t : rows_refuted variables l t = true -> forall a, ~ forall r, In r l -> satisfies a r.
Proof.
  unfold rows_refuted; destruct (Z.leb_spec (Zpos variables) largest) as [S|]; [|discriminate]; destruct (with_rows _ _ _) as [[facts next]|] eqn:W; [|discriminate]; intros R a H.
  refine (refuted_facts_sound (of_Z (Zpos variables)) (bit_of a) _ _ t facts next _ R).
  - apply Uint63.leb_spec; rewrite of_Z_spec, Z.mod_small by (unfold largest in S; change wB with (2 ^ 63); lia); change (to_Z max_length) with largest; exact S.
  - intros v; unfold bit_of; destruct (a (to_Z v)); simpl; lia.
  - refine (with_rows_facts a l H _ _ _ _ _ W); intros i; rewrite get_make; apply Z.le_refl.
Qed.

Lemma clause_row_satisfied a c : (exists l, In l c /\ says a l = true) -> satisfies a (clause_row c).
Proof.
  intros (z & I & T); unfold satisfies, clause_row; simpl; assert (P : forall l, 0 <= said a l) by (induction l as [|y l IH]; simpl; [lia | destruct (says a y); simpl; lia]).
  induction c as [|y c IH]; [destruct I|]; simpl; destruct I as [->|I]; [rewrite T; simpl; specialize (P c); lia | specialize (IH I); destruct (says a y); simpl; lia].
Qed.
