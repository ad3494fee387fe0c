(* What the variables of a range have for values, one after the other: the steps of a strategy that go through all
   of them, or choose one, rest on this. The order is that of package strategy: members as they are listed; sets by
   the number of their members and then by positions; maps as words. *)

From Coq Require Import ZArith Lia List Bool Uint63.
From Topocert Require Import CheckGraph WordSays.
Import ListNotations.
Open Scope Z_scope.

(* ---------- What is looked at ---------- *)

(* Where a has a value, it is that of b. *)
Definition refines {A} (a b : option A) : Prop := forall w, a = Some w -> b = Some w.

Lemma refines_self {A} (a : option A) : refines a a.
Proof. intros w E; exact E. Qed.

Lemma refines_truly a b : refines a b -> refines (truly a) (truly b).
Proof. intros H w; destruct a as [x|]; [rewrite (H x eq_refl); auto | discriminate]. Qed.

Lemma refines_map {A B} (f : A -> B) a b : refines a b -> refines (option_map f a) (option_map f b).
Proof. intros H w; destruct a as [x|]; [rewrite (H x eq_refl); auto | discriminate]. Qed.

Lemma refines_truth a b : refines a b -> refines (truth a) (truth b).
Proof. intros H w; destruct a as [x|]; [rewrite (H x eq_refl); auto | discriminate]. Qed.

Lemma refines_part a b : refines a b -> refines (part_of a) (part_of b).
Proof. intros H w; destruct a as [x|]; [rewrite (H x eq_refl); auto | discriminate]. Qed.

(* A strategy looks at parts in its own way, which is stricter than the page: [look x] is what it sees of x. *)
Definition bound_seen (look : expression -> option worth) (b : bounded) : option (option Z) :=
  match b with Any => Some None | UpTo k => option_map Some (whole_of (look k)) end.

Fixpoint values_seen (look : expression -> option worth) (a : args) (before : list worth) : option (list worth) :=
  match a with NoArg => Some before | Arg a more => match look a with Some w => values_seen look more (w :: before) | None => None end end.

Section Looking.
Variables (e : list worth) (look : expression -> option worth).
Hypothesis right : forall x, refines (look x) (value e x).

Lemma set_seen x : refines (set_of (look x)) (set_of (value e x)).
Proof. intros w; specialize (right x); destruct (look x) as [v|]; [rewrite (right v eq_refl); auto | discriminate]. Qed.

Lemma whole_seen x : refines (whole_of (look x)) (whole_of (value e x)).
Proof. intros w; specialize (right x); destruct (look x) as [v|]; [rewrite (right v eq_refl); auto | discriminate]. Qed.

Lemma bound_right b : refines (bound_seen look b) (bound e b).
Proof. destruct b as [|k]; [apply refines_self | apply refines_map, whole_seen]. Qed.

Lemma values_right a : forall before, refines (values_seen look a before) (values e a before).
Proof. induction a as [|a more IH]; intros before; [apply refines_self|]; intros w; simpl; specialize (right a); destruct (look a) as [v|]; [rewrite (right v eq_refl); apply IH | discriminate]. Qed.

End Looking.

(* ---------- All values ---------- *)

(* Of "all" and "some" alone: what a quantifier says of nothing. *)
Definition of_none (k : quantifier) : bool := match k with All => true | _ => false end.
Definition is_all_or_some (k : quantifier) : bool := match k with All | Exists_ => true | _ => false end.

(* The sets of so many members, in the order of their positions, before other sets; [before] are the members that
   were taken, the last one first. *)
Fixpoint sets_of_size (size : nat) (l before : list part) (others : list (list worth)) : list (list worth) :=
  match size with
  | O => [Set_ (rev before)] :: others
  | S less => match l with
      | [] => others
      | p :: l => sets_of_size less l (p :: before) (sets_of_size size l before others)
      end
  end.

(* Those with at most so many members, the small ones first, before those that are larger. *)
Fixpoint sets_up_to (size : nat) (l : list part) (larger : list (list worth)) : list (list worth) :=
  let others := sets_of_size size l [] larger in match size with O => others | S less => sets_up_to less l others end.

(* The maps from keys to values, in the order of words, before others. *)
Fixpoint maps_onto (keys values : list part) (before : list (part * part)) (others : list (list worth)) : list (list worth) :=
  match keys with
  | [] => [Map_ (rev before)] :: others
  | p :: keys => fold_right (fun v others => maps_onto keys values ((p, v) :: before) others) others values
  end.

(* The members that a set may have, at most. *)
Definition most_members (most : option Z) (l : list part) : Z := match most with Some k => k | None => Z.of_nat (List.length l) end.

(* The values of the variables of a range, the last one first. *)
Definition every_value (look : expression -> option worth) (names : nat) (r : over) : option (list (list worth)) :=
  match r with
  | Over a => match set_of (look a) with Some l => bindings names l | None => None end
  | Sets a most => match set_of (look a), bound_seen look most with
      | Some l, Some most =>
        let most := most_members most l in
        if most <? 0 then Some [] else Some (sets_up_to (Z.to_nat (Z.min most (Z.of_nat (List.length l)))) l [])
      | _, _ => None end
  | Maps_ a b => match set_of (look a), set_of (look b) with
      | Some keys, Some values => Some (maps_onto keys values [] [])
      | _, _ => None end
  end.

(* Some members of a list, which stand as they do in the list. *)
Inductive within {A} : list A -> list A -> Prop :=
| within_none : within [] []
| within_left_out s l p : within s l -> within s (p :: l)
| within_taken s l p : within s l -> within (p :: s) (p :: l).

Lemma within_empty {A} (l : list A) : within [] l.
Proof. induction l; [constructor | apply within_left_out; assumption]. Qed.

Lemma within_length {A} (s l : list A) : within s l -> (List.length s <= List.length l)%nat.
Proof. induction 1; simpl; lia. Qed.

Lemma sets_of_size_others size l : forall before others x, In x others -> In x (sets_of_size size l before others).
Proof.
  revert size; induction l as [|p l IH]; intros [|size] before others x I; simpl; auto.
Qed.

Lemma sets_of_size_all s l : within s l -> forall before others, In [Set_ (rev before ++ s)] (sets_of_size (List.length s) l before others).
Proof.
  induction 1 as [|s l p _ IH|s l p _ IH]; intros before others.
  - left; rewrite app_nil_r; reflexivity.
  - specialize (IH before others); destruct s as [|q s]; [exact (or_introl (f_equal (fun l => [Set_ l]) (eq_sym (app_nil_r _))))|].
    simpl in *; apply sets_of_size_others, IH.
  - simpl List.length; cbn [sets_of_size]; specialize (IH (p :: before) (sets_of_size (S (List.length s)) l before others)).
    simpl rev in IH; rewrite <- app_assoc in IH; exact IH.
Qed.

Lemma sets_up_to_larger size l : forall larger x, In x larger -> In x (sets_up_to size l larger).
Proof. induction size as [|size IH]; intros larger x I; simpl sets_up_to; [|apply IH]; apply sets_of_size_others; exact I. Qed.

Lemma sets_up_to_all size s l : within s l -> (List.length s <= size)%nat -> forall larger, In [Set_ s] (sets_up_to size l larger).
Proof.
  intros W; induction size as [|size IH]; intros L larger.
  - destruct s as [|p s]; [destruct l; left; reflexivity | simpl in L; lia].
  - change (sets_up_to (S size) l larger) with (sets_up_to size l (sets_of_size (S size) l [] larger)).
    destruct (Nat.eq_dec (List.length s) (S size)) as [E|N]; [|apply IH; lia].
    rewrite <- E; apply sets_up_to_larger, (sets_of_size_all _ _ W []).
Qed.

Lemma maps_onto_others keys values : forall before others x, In x others -> In x (maps_onto keys values before others).
Proof.
  induction keys as [|p keys IH]; intros before others x I; simpl; auto.
  generalize values at 2; intros l; induction l as [|v l IHl]; simpl; auto.
Qed.

(* A map from keys to values. *)
Definition map_from (keys values : list part) (m : list (part * part)) : Prop := map fst m = keys /\ forall v, In v (map snd m) -> In v values.

Lemma maps_onto_all values m : forall keys before others, map_from keys values m -> In [Map_ (rev before ++ m)] (maps_onto keys values before others).
Proof.
  induction m as [|(p, v) m IH]; intros [|q keys] before others [K V]; try discriminate K.
  - left; rewrite app_nil_r; reflexivity.
  - injection K as <- K; simpl maps_onto; assert (I : In v values) by (apply V; left; reflexivity).
    assert (M : map_from keys values m) by (split; [exact K | intros w W; apply V; right; exact W]); clear V.
    revert I; generalize values at 1 3; intros l I; induction l as [|w l IHl]; [destruct I|]; simpl.
    destruct I as [->|I]; [|apply maps_onto_others, IHl, I].
    specialize (IH keys ((p, v) :: before) (fold_right (fun v others => maps_onto keys values ((p, v) :: before) others) others l) M).
    simpl rev in IH; rewrite <- app_assoc in IH; exact IH.
Qed.

(* ---------- What is said of all of them ---------- *)

Lemma truth_said o : truth (truly o) = o.
Proof. destruct o; reflexivity. Qed.

Lemma over_list_all {A} k (f : A -> option bool) l : (forall a, In a l -> f a = Some (of_none k)) -> over_list k f l = Some (of_none k).
Proof.
  induction l as [|a l IH]; intros H; [destruct k; reflexivity|].
  simpl over_list; rewrite IH by (intros b B; apply H; right; exact B); rewrite (H a (or_introl eq_refl)); destruct k; reflexivity.
Qed.

Lemma over_sets_all k l : forall f most, (forall s, within s l -> Z.of_nat (List.length s) <= Z.max 0 most -> f s = Some (of_none k)) -> over_sets k f l most = Some (of_none k).
Proof.
  induction l as [|p l IH]; intros f most H; [apply H; [constructor | simpl; lia]|].
  simpl over_sets; rewrite (IH f most) by (intros s W L; apply H; [apply within_left_out; exact W | exact L]).
  destruct (most <=? 0) eqn:E; [reflexivity|]; apply Z.leb_gt in E.
  rewrite (IH (fun s => f (p :: s)) (most - 1)); [destruct k; reflexivity|].
  intros s W L; apply H; [apply within_taken; exact W | simpl List.length; lia].
Qed.

Lemma over_maps_all k values keys : forall f, (forall m, map_from keys values m -> f m = Some (of_none k)) -> over_maps k f keys values = Some (of_none k).
Proof.
  induction keys as [|p keys IH]; intros f H; [apply H; split; [reflexivity | intros v []]|].
  simpl over_maps; apply over_list_all; intros v V; apply IH; intros m [K L]; apply H; split; [simpl; rewrite K; reflexivity|].
  intros w [<-|W]; [exact V | apply L, W].
Qed.

Theorem every_value_all look e k names r only body l : (forall x, refines (look x) (value e x)) -> is_all_or_some k = true -> every_value look names r = Some l ->
  (forall x, In x l -> guarded k (truth (value (x ++ e) only)) (fun _ => truth (value (x ++ e) body)) = Some (of_none k)) ->
  truth (value e (Quantify_ k names r only body)) = Some (of_none k).
Proof.
  intros R K V H; destruct r as [a|a most|a b]; simpl in V |- *.
  - pose proof (set_seen e look R a) as A; destruct (set_of (look a)) as [m|]; [|discriminate V]; rewrite (A m eq_refl); rewrite V.
    destruct k; try discriminate K; simpl gathered; rewrite truth_said; apply over_list_all; exact H.
  - pose proof (set_seen e look R a) as A; pose proof (bound_right e look R most) as B; destruct (set_of (look a)) as [m|]; [|discriminate V]; destruct (bound_seen look most) as [most'|]; [|discriminate V]; rewrite (A m eq_refl), (B most' eq_refl); fold (most_members most' m) in *.
    destruct (most_members most' m <? 0) eqn:N; [destruct k; try discriminate K; reflexivity|]; apply Z.ltb_ge in N; injection V as <-.
    destruct k; try discriminate K; simpl chosen; rewrite truth_said; apply over_sets_all; intros s W L;
      apply (H [Set_ s]), sets_up_to_all; try exact W; pose proof (within_length _ _ W); lia.
  - pose proof (set_seen e look R a) as A; pose proof (set_seen e look R b) as B; destruct (set_of (look a)) as [keys|]; [|discriminate V]; destruct (set_of (look b)) as [w|]; [|discriminate V]; rewrite (A keys eq_refl), (B w eq_refl); injection V as <-.
    destruct k; try discriminate K; simpl chosen; rewrite truth_said; apply over_maps_all; intros s M; apply (H [Map_ s]), (maps_onto_all _ _ _ []), M.
Qed.

(* ---------- One of them ---------- *)

Fixpoint at_position {A} (l : list A) (i : int) : option A :=
  match l with [] => None | a :: l => if Uint63.eqb i 0 then Some a else at_position l (i - 1)%uint63 end.

(* The members at positions, which increase; the list's first is at position i. *)
Fixpoint at_positions (l : list part) (i : int) (positions : list int) : option (list part) :=
  match positions with
  | [] => Some []
  | q :: others => match l with
      | [] => None
      | p :: l => if Uint63.eqb i q then option_map (cons p) (at_positions l (i + 1)%uint63 others) else at_positions l (i + 1)%uint63 positions
      end
  end.

(* Each key with the value at its position. *)
Fixpoint map_at (keys values : list part) (positions : list int) : option (list (part * part)) :=
  match keys, positions with
  | [], [] => Some []
  | p :: keys, q :: positions => match at_position values q, map_at keys values positions with
      | Some v, Some m => Some ((p, v) :: m)
      | _, _ => None end
  | _, _ => None
  end.

(* The value at a position; of a set its members' positions, of a map that of each key's value. *)
Definition value_at (look : expression -> option worth) (names : nat) (r : over) (positions : list int) : option (list worth) :=
  match r with
  | Over a => match set_of (look a), positions with
      | Some l, [i] => match bindings names l with Some l => at_position l i | None => None end
      | _, _ => None end
  | Sets a most => match set_of (look a), bound_seen look most with
      | Some l, Some most => match at_positions l 0 positions with
          | Some s => if Z.of_nat (List.length s) <=? most_members most l then Some [Set_ s] else None
          | None => None end
      | _, _ => None end
  | Maps_ a b => match set_of (look a), set_of (look b) with
      | Some keys, Some values => option_map (fun m => [Map_ m]) (map_at keys values positions)
      | _, _ => None end
  end.

Lemma at_position_in {A} (l : list A) : forall i a, at_position l i = Some a -> In a l.
Proof.
  induction l as [|b l IH]; intros i a E; [discriminate E|]; simpl in E.
  destruct (Uint63.eqb i 0); [injection E as <-; left; reflexivity | right; apply (IH _ _ E)].
Qed.

Lemma at_positions_within l : forall i positions s, at_positions l i positions = Some s -> within s l.
Proof.
  induction l as [|p l IH]; intros i [|q positions] s E; simpl in E; try discriminate E; try (injection E as <-; apply within_empty).
  destruct (Uint63.eqb i q).
  - destruct (at_positions l (i + 1) positions) as [t|] eqn:T; [|discriminate E]; injection E as <-; apply within_taken, (IH _ _ _ T).
  - apply within_left_out, (IH _ _ _ E).
Qed.

Lemma map_at_from values keys : forall positions m, map_at keys values positions = Some m -> map_from keys values m.
Proof.
  induction keys as [|p keys IH]; intros [|q positions] m E; simpl in E; try discriminate E; [injection E as <-; split; [reflexivity | intros v []]|].
  destruct (at_position values q) as [v|] eqn:V; [|discriminate E]; destruct (map_at keys values positions) as [n|] eqn:N; [|discriminate E].
  injection E as <-; destruct (IH _ _ N) as [K L]; split; [simpl; rewrite K; reflexivity|].
  intros w [<-|W]; [apply (at_position_in _ _ _ V) | apply L, W].
Qed.

Lemma over_list_one {A} k (f : A -> option bool) l a : In a l -> f a = Some (negb (of_none k)) -> over_list k f l = Some (negb (of_none k)).
Proof.
  intros I E; induction l as [|b l IH]; [destruct I|]; simpl over_list; destruct I as [->|I]; [rewrite E; destruct k; reflexivity|].
  rewrite (IH I); destruct k, (f b) as [[]|]; reflexivity.
Qed.

Lemma over_sets_one k s l : within s l -> forall f most, Z.of_nat (List.length s) <= Z.max 0 most -> f s = Some (negb (of_none k)) ->
  over_sets k f l most = Some (negb (of_none k)).
Proof.
  induction 1 as [|s l p _ IH|s l p _ IH]; intros f most L E; [exact E| |]; simpl over_sets.
  - rewrite (IH f most L E); destruct (most <=? 0), k; reflexivity.
  - simpl List.length in L; destruct (most <=? 0) eqn:M; [apply Z.leb_le in M; lia|]; apply Z.leb_gt in M.
    rewrite (IH (fun s => f (p :: s)) (most - 1)) by (auto; lia); destruct k, (over_sets _ f l most) as [[]|]; reflexivity.
Qed.

Lemma over_maps_one k values keys : forall f m, map_from keys values m -> f m = Some (negb (of_none k)) -> over_maps k f keys values = Some (negb (of_none k)).
Proof.
  induction keys as [|p keys IH]; intros f [|(q, v) m] [K L] E; try discriminate K; [exact E|].
  injection K as -> K; simpl over_maps; apply (over_list_one _ _ _ v); [apply L; left; reflexivity|].
  apply (IH (fun m => f ((p, v) :: m)) m); [split; [exact K | intros w W; apply L; right; exact W] | exact E].
Qed.

Theorem value_at_one look e k names r only body positions x : (forall x, refines (look x) (value e x)) -> is_all_or_some k = true -> value_at look names r positions = Some x ->
  guarded k (truth (value (x ++ e) only)) (fun _ => truth (value (x ++ e) body)) = Some (negb (of_none k)) ->
  truth (value e (Quantify_ k names r only body)) = Some (negb (of_none k)).
Proof.
  intros R K V H; destruct r as [a|a most|a b]; simpl in V |- *.
  - pose proof (set_seen e look R a) as A; destruct (set_of (look a)) as [m|]; [|discriminate V]; rewrite (A m eq_refl); destruct positions as [|i [|j positions]]; try discriminate V.
    destruct (bindings names m) as [l|]; [|discriminate V]; apply at_position_in in V.
    destruct k; try discriminate K; simpl gathered; rewrite truth_said; exact (over_list_one _ _ _ _ V H).
  - pose proof (set_seen e look R a) as A; pose proof (bound_right e look R most) as B; destruct (set_of (look a)) as [m|]; [|discriminate V]; destruct (bound_seen look most) as [most'|]; [|discriminate V]; rewrite (A m eq_refl), (B most' eq_refl); fold (most_members most' m) in *.
    destruct (at_positions m 0 positions) as [s|] eqn:P; [|discriminate V].
    destruct (Z.of_nat (List.length s) <=? most_members most' m) eqn:L; [|discriminate V]; injection V as <-; apply Z.leb_le in L.
    apply at_positions_within in P; destruct (most_members most' m <? 0) eqn:N; [apply Z.ltb_lt in N; lia|].
    destruct k; try discriminate K; simpl chosen; rewrite truth_said; apply (over_sets_one _ _ _ P); try exact H; lia.
  - pose proof (set_seen e look R a) as A; pose proof (set_seen e look R b) as B; destruct (set_of (look a)) as [keys|]; [|discriminate V]; destruct (set_of (look b)) as [w|]; [|discriminate V]; rewrite (A keys eq_refl), (B w eq_refl).
    destruct (map_at keys w positions) as [n|] eqn:P; [|discriminate V]; injection V as <-; apply map_at_from in P.
    destruct k; try discriminate K; simpl chosen; rewrite truth_said; apply (over_maps_one _ _ _ _ n P H).
Qed.
