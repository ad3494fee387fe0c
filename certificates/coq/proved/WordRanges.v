(* What quantifiers make of values that a choice leaves open is what they make of the values themselves: of ranging whose
   members are known or not, and of choices of sets and maps, whose variables can be given the values of any choice. *)

From Coq Require Import ZArith Lia List Bool Uint63.
From Topocert Require Import CheckGraph WordSays WordMoves WordGates WordOpen WordTerms WordCircuit.
Import ListNotations.
Open Scope Z_scope.

Lemma truth_of_ok a x w : means a x w -> ok a (truth_of x) (fun a' l => exists b, w = True_or_false b /\ has a' l b).
Proof. intros M; destruct x; try apply ok_fails; destruct w; try contradiction; apply ok_pure; eexists; split; [reflexivity | exact M]. Qed.

Lemma term_of_ok a x w : means a x w -> ok a (term_of x) (fun a' t => exists p, w = Part_ p /\ tells a' t p).
Proof. intros M; destruct x; try apply ok_fails; destruct w; try contradiction; apply ok_pure; eexists; split; [reflexivity | exact M]. Qed.

Lemma set_made_ok a x w : means a x w -> ok a (set_made x) (fun a' l => exists m, set_of (Some w) = Some m /\ present a' l m).
Proof.
  intros M; unfold set_made; destruct (members_of x) as [l|] eqn:E; [|apply ok_fails].
  destruct (members_of_present a x w l E M) as (m & S & P); apply ok_pure; exists m; auto.
Qed.

Lemma there_ok {A} a (o : option A) (P : values_so_far -> A -> Prop) : (forall x, o = Some x -> P a x) -> ok a (there o) P.
Proof. intros H; destruct o as [x|]; [apply ok_pure, H; reflexivity | apply ok_fails]. Qed.

Lemma opened_up_stand a x : stands_for a (map opened_up x) x.
Proof. induction x; constructor; [apply opened_up_means | assumption]. Qed.

(* ---------- A truth for all, or for some ---------- *)

Lemma over_list_step {A} k (f : A -> option bool) (b : bool) w m v c : (if b then f w = Some v else v = of_none k) -> over_list k f m = Some c ->
  over_list k f (if b then w :: m else m) = Some (if of_none k then v && c else v || c)%bool.
Proof. destruct b; [intros F M; simpl; rewrite F, M | intros -> M; rewrite M]; destruct k; try destruct v; destruct c; reflexivity. Qed.

Lemma over_list_stop {A} k (f : A -> option bool) (b : bool) w m : (if b then f w = Some (negb (of_none k)) else negb (of_none k) = of_none k) ->
  over_list k f (if b then w :: m else m) = Some (negb (of_none k)).
Proof. destruct b; [intros F; simpl; rewrite F; destruct k; reflexivity | destruct k; discriminate]. Qed.

Lemma over_list_back {A} k (f : A -> option bool) l : forall b, over_list k f l = Some b ->
  (b = of_none k /\ forall x, In x l -> f x = Some (of_none k)) \/ (b = negb (of_none k) /\ exists x, In x l /\ f x = Some (negb (of_none k))).
Proof.
  induction l as [|a l IH]; intros b E.
  - left; destruct k; injection E as <-; (split; [reflexivity | intros x []]).
  - assert (C : (f a = Some (negb (of_none k)) /\ b = negb (of_none k)) \/ (f a = Some (of_none k) /\ over_list k f l = Some b) \/ over_list k f l = Some (negb (of_none k)) /\ b = negb (of_none k)).
    { simpl in E; destruct k, (f a) as [[]|] eqn:F; simpl in E; try (injection E as <-; auto; fail); destruct (over_list _ f l) as [[]|]; try discriminate E; simpl in E; injection E as <-; simpl; auto. }
    destruct C as [[F ->]|[[F R]|[R ->]]].
    + right; split; [reflexivity | exists a; simpl; auto].
    + destruct (IH b R) as [[-> H]|[-> (x & I & H)]]; [left | right]; (split; [reflexivity|]); [intros x [<-|I]; auto | exists x; simpl; auto].
    + destruct (IH _ R) as [[N _]|[_ (x & I & H)]]; [destruct k; discriminate N | right; split; [reflexivity | exists x; simpl; auto]].
Qed.

(* ---------- Ranges ---------- *)

(* Values of variables: each with when the variables have them. *)
Inductive bound_there (a : values_so_far) : list (list open_worth * lit) -> list (list worth) -> Prop :=
| bound_none : bound_there a [] []
| bound_one x g l w m b : has a g b -> stands_for a x w -> bound_there a l m -> bound_there a ((x, g) :: l) (if b then w :: m else m).

Lemma bound_grows a a' l m : grows a a' -> bound_there a l m -> bound_there a' l m.
Proof. intros G; induction 1; constructor; [apply (has_grows a) | apply (stands_for_grows a) |]; assumption. Qed.

Lemma bound_every a l : bound_there a (every_one l) l.
Proof. induction l as [|w l IH]; [constructor|]; exact (bound_one a _ (Known true) _ w l true eq_refl (opened_up_stand a w) IH). Qed.

Lemma bound_app a g c b l m : has a g c -> bound_there a l m -> bound_there a (map (fun x => (map opened_up x, g)) b ++ l) (if c then b ++ m else m).
Proof.
  intros G B; induction b as [|x b IH]; [destruct c; exact B|].
  pose proof (bound_one a (map opened_up x) g _ x _ c G (opened_up_stand a x) IH) as H; destruct c; exact H.
Qed.

Lemma bindings_cons names p b m r : binding names p = Some b -> bindings names m = Some r -> bindings names (p :: m) = Some (b ++ r).
Proof.
  intros B R; unfold bindings in *; simpl; rewrite B; destruct (all_there (map (binding names) m)) as [l|]; [|discriminate R].
  injection R as <-; reflexivity.
Qed.

Lemma bindings_one m : bindings 1 m = Some (map (fun p => [Part_ p]) m).
Proof. induction m as [|p m IH]; [reflexivity | rewrite (bindings_cons 1 p [[Part_ p]] m _ eq_refl IH); reflexivity]. Qed.

Lemma open_bindings_ok a names l m : present a l m -> forall r, open_bindings names l = Some r -> exists b, bindings names m = Some b /\ bound_there a r b.
Proof.
  induction 1 as [|p g l m H P IH|p g l m H P IH]; intros r E.
  - injection E as <-; exists []; split; [reflexivity | constructor].
  - assert (E' : match binding names p, open_bindings names l with Some b, Some r => Some (map (fun x => (map opened_up x, g)) b ++ r) | _, _ => None end = Some r).
    { destruct g as [[]|z]; try exact E; discriminate H. }
    destruct (binding names p) as [b|] eqn:B; [|discriminate E']; destruct (open_bindings names l) as [s|]; [|discriminate E']; injection E' as <-.
    destruct (IH s eq_refl) as (c & C & D); exists (b ++ c); split; [apply bindings_cons; assumption | exact (bound_app a g true b s c H D)].
  - destruct (binding names p) as [b|] eqn:B.
    + destruct g as [[]|z].
      * discriminate H.
      * exact (IH r E).
      * simpl in E; rewrite B in E; destruct (open_bindings names l) as [s|]; [|discriminate E]; injection E as <-.
        destruct (IH s eq_refl) as (c & C & D); exists c; split; [exact C | exact (bound_app a _ false b s c H D)].
    + destruct g as [[]|z]; [discriminate H | exact (IH r E) | simpl in E; rewrite B in E; discriminate E].
Qed.

Section Quantified.

Variables only body : list open_worth -> making open_worth.
Variables only_value body_value : list worth -> option worth.

(* What is made of values that stand for others stands for what they have for value. *)
Definition faithful (a : values_so_far) (f : list open_worth -> making open_worth) (v : list worth -> option worth) : Prop :=
  forall a' x w, grows a a' -> stands_for a' x w -> ok a' (f x) (fun a'' r => exists u, v w = Some u /\ means a'' r u).

Lemma faithful_grows a a' f v : grows a a' -> faithful a f v -> faithful a' f v.
Proof. intros G F b x w H; apply F, (grows_trans a a'); assumption. Qed.

Lemma guard_of_ok a x g w b : faithful a only only_value -> stands_for a x w -> has a g b ->
  ok a (guard_of only x g) (fun a' l => exists c, truth (only_value w) = Some c /\ has a' l (b && c)).
Proof.
  intros F S G; apply (ok_bind _ _ _ _ _ (F a x w (grows_refl a) S)); intros a1 r G1 (u & E & M).
  apply (ok_bind _ _ _ _ _ (truth_of_ok a1 r u M)); intros a2 l G2 (c & -> & C).
  apply (ok_more _ _ _ _ (conj2_ok a2 g l b c (has_grows _ _ _ _ (grows_trans _ _ _ G1 G2) G) C)); intros a3 y _ Y.
  exists c; rewrite E; split; [reflexivity | exact Y].
Qed.

Definition said_under (k : quantifier) (w : list worth) : option bool := guarded k (truth (only_value w)) (fun _ => truth (body_value w)).

Lemma each_said_ok k l : forall m a, faithful a only only_value -> faithful a body body_value -> bound_there a l m ->
  ok a (each_said only body (of_none k) l) (fun a' r => exists b, hold a' r b /\
    over_list k (said_under k) m = Some (if of_none k then forallb (fun b => b) b else existsb (fun b => b) b)).
Proof.
  induction l as [|[x g] l IH]; intros m a FO FB B; inversion B as [|? ? ? w m' b G S B']; subst; simpl each_said.
  { apply ok_pure; exists []; split; [constructor | destruct k; reflexivity]. }
  apply (ok_bind _ _ _ _ _ (guard_of_ok a x g w b FO S G)); intros a1 y G1 (c & C & Y).
  assert (Rest : forall a' v, grows a1 a' -> (if b then said_under k w = Some v else v = of_none k) -> ok a' (each_said only body (of_none k) l) (fun a'' r => exists d, hold a'' r d /\
    over_list k (said_under k) (if b then w :: m' else m') = Some (if of_none k then v && forallb (fun b => b) d else v || existsb (fun b => b) d)%bool)).
  { intros a' v G' V; pose proof (grows_trans _ _ _ G1 G') as G2.
    apply (ok_more _ _ _ _ (IH m' a' (faithful_grows _ _ _ _ G2 FO) (faithful_grows _ _ _ _ G2 FB) (bound_grows _ _ _ _ G2 B'))).
    intros a2 r _ (d & D & E); exists d; split; [exact D|]; rewrite (over_list_step k _ b w m' v _ V E); destruct (of_none k); reflexivity. }
  assert (K : ok a1 (let* d := body x in let* d := truth_of d in
      let* z := (if of_none k then disjunction [negated y; d] else conjunction [y; d]) in
      if decides (of_none k) z then pure [z] else let* r := each_said only body (of_none k) l in pure (z :: r))
    (fun a' r => exists d, hold a' r d /\ over_list k (said_under k) (if b then w :: m' else m') = Some (if of_none k then forallb (fun b => b) d else existsb (fun b => b) d))).
  { apply (ok_bind _ _ _ _ _ (FB a1 x w G1 (stands_for_grows _ _ _ _ G1 S))); intros a2 r G2 (u & E & M).
    apply (ok_bind _ _ _ _ _ (truth_of_ok a2 r u M)); intros a3 z G3 (d & -> & D).
    pose proof (has_grows _ _ _ _ (grows_trans _ _ _ G2 G3) Y) as Y3.
    set (v := if of_none k then (negb (b && c) || d)%bool else ((b && c) && d)%bool).
    assert (V : if b then said_under k w = Some v else v = of_none k).
    { unfold said_under, v; rewrite C, E; destruct b, c; simpl; destruct k, d; reflexivity. }
    apply (ok_bind _ _ _ (fun a' z => has a' z v)).
    { unfold v; destruct (of_none k); [apply disj2_ok; [apply has_negated|]; assumption | apply conj2_ok; assumption]. }
    intros a4 t G4 T; destruct (decides (of_none k) t) eqn:De.
    - apply ok_pure; exists [v]; split; [constructor; [exact T | constructor]|].
      destruct t as [t|t]; [|discriminate De]; unfold has in T; simpl in T; injection T as <-.
      rewrite (over_list_stop k _ b w m'); [simpl in De; destruct t, k; simpl in *; try discriminate De; reflexivity|].
      replace (negb (of_none k)) with t by (simpl in De; destruct t, (of_none k); try discriminate De; reflexivity); exact V.
    - pose proof (grows_trans _ _ _ (grows_trans _ _ _ G2 G3) G4) as G14.
      apply (ok_bind _ _ _ _ _ (Rest a4 v G14 V)); intros a5 r' G5 (e & H & L); apply ok_pure; exists (v :: e); split; [|exact L].
      constructor; [apply (has_grows a4); assumption | exact H]. }
  destruct y as [[]|z]; [exact K | | exact K].
  unfold has in Y; simpl in Y; injection Y as Y.
  apply (ok_more _ _ _ _ (Rest a1 (of_none k) (grows_refl a1) ltac:(destruct b; [destruct c; [discriminate Y | unfold said_under; rewrite C; destruct k; reflexivity] | reflexivity]))).
  intros a2 r _ (d & D & E); exists d; split; [exact D|]; rewrite E; destruct k; reflexivity.
Qed.

Lemma quantified_ok k l m a : faithful a only only_value -> faithful a body body_value -> bound_there a l m ->
  ok a (quantified only body (of_none k) l) (fun a' r => exists b, over_list k (said_under k) m = Some b /\ means a' r (True_or_false b)).
Proof.
  intros FO FB B; apply (ok_bind _ _ _ _ _ (each_said_ok k l m a FO FB B)); intros a1 r G1 (b & H & E).
  apply (ok_bind _ _ _ (fun a' y => has a' y (if of_none k then forallb (fun b => b) b else existsb (fun b => b) b))).
  { destruct (of_none k); [apply conj_ok | apply disj_ok]; exact H. }
  intros a2 y _ Y; apply ok_pure; eexists; split; [exact E | exact Y].
Qed.

(* ---------- Counts ---------- *)

Definition one_value (w : list worth) : option part :=
  match truth (body_value w) with Some true => Some (whole 1) | Some false => Some (whole 0) | None => None end.

Definition counts_to (m : list (list worth)) (n : Z) : Prop :=
  fold_right added (Some (whole 0)) (meant (fun x => truth (only_value x)) one_value m) = Some (whole n).

Lemma counts_step (b c d : bool) w m n : truth (only_value w) = Some c -> (b && c = true -> truth (body_value w) = Some d)%bool -> counts_to m n ->
  counts_to (if b then w :: m else m) (Z.b2z (b && c && d) + n).
Proof.
  intros C D M; destruct b; [|exact M]; unfold counts_to in *; simpl; rewrite C; destruct c; [|exact M]; simpl.
  unfold one_value at 1; rewrite (D eq_refl); destruct d; simpl added; rewrite M; simpl added; apply calculate_plus.
Qed.

Lemma trues_app b c : trues (b ++ c) = trues b + trues c.
Proof. induction b as [|x b IH]; [reflexivity|]; simpl; rewrite IH; lia. Qed.

Lemma hold_rev a l b : hold a l b -> hold a (rev_append l []) (rev_append b []).
Proof.
  intros H; rewrite !rev_append_rev, !app_nil_r; induction H; [constructor|]; simpl; apply Forall2_app; [assumption | constructor; [assumption | constructor]].
Qed.

Lemma trues_rev b : trues (rev_append b []) = trues b.
Proof. rewrite rev_append_rev, app_nil_r; induction b as [|c b IH]; [reflexivity|]; simpl; rewrite trues_app, IH; simpl; lia. Qed.

Lemma counted_up_ok l : forall m a known open o, faithful a only only_value -> faithful a body body_value -> bound_there a l m -> hold a open o ->
  ok a (counted_up only body l known open) (fun a' t => exists n, counts_to m n /\ tells a' t (whole (known + trues o + n))).
Proof.
  induction l as [|[x g] l IH]; intros m a known open o FO FB B O; inversion B as [|? ? ? w m' b G S B']; subst; simpl counted_up.
  { apply ok_pure; exists 0; split; [reflexivity|]; pose proof (count_of_tells a known _ _ (hold_rev _ _ _ O)) as T.
    rewrite trues_rev in T; rewrite Z.add_0_r; exact T. }
  apply (ok_bind _ _ _ _ _ (guard_of_ok a x g w b FO S G)); intros a1 y G1 (c & C & Y).
  assert (Rest : forall a' d known' open' o', grows a1 a' -> (b && c = true -> truth (body_value w) = Some d)%bool -> hold a' open' o' ->
    known' + trues o' = known + trues o + Z.b2z (b && c && d) -> ok a' (counted_up only body l known' open')
      (fun a'' t => exists n, counts_to (if b then w :: m' else m') n /\ tells a'' t (whole (known + trues o + n)))).
  { intros a' d known' open' o' G' D O' Eq; pose proof (grows_trans _ _ _ G1 G') as G2.
    apply (ok_more _ _ _ _ (IH m' a' known' open' o' (faithful_grows _ _ _ _ G2 FO) (faithful_grows _ _ _ _ G2 FB) (bound_grows _ _ _ _ G2 B') O')).
    intros a2 t _ (n & N & T); exists (Z.b2z (b && c && d) + n); split; [apply counts_step; assumption|].
    replace (known + trues o + (Z.b2z (b && c && d) + n)) with (known' + trues o' + n) by lia; exact T. }
  assert (K : ok a1 (let* d := body x in let* d := truth_of d in let* g := conjunction [y; d] in
      match g with Known b => counted_up only body l (known + Z.b2z b) open | _ => counted_up only body l known (g :: open) end)
    (fun a'' t => exists n, counts_to (if b then w :: m' else m') n /\ tells a'' t (whole (known + trues o + n)))).
  { apply (ok_bind _ _ _ _ _ (FB a1 x w G1 (stands_for_grows _ _ _ _ G1 S))); intros a2 r G2 (u & E & M).
    apply (ok_bind _ _ _ _ _ (truth_of_ok a2 r u M)); intros a3 z G3 (d & -> & D).
    apply (ok_bind _ _ _ _ _ (conj2_ok a3 _ _ _ _ (has_grows _ _ _ _ (grows_trans _ _ _ G2 G3) Y) D)); intros a4 t G4 T.
    pose proof (grows_trans _ _ _ (grows_trans _ _ _ G2 G3) G4) as G14.
    assert (V : (b && c = true -> truth (body_value w) = Some d)%bool) by (intros _; rewrite E; reflexivity).
    pose proof (hold_grows _ _ _ _ (grows_trans _ _ _ G1 G14) O) as O4.
    destruct t as [t|t].
    - unfold has in T; simpl in T; injection T as T; apply (Rest a4 d _ _ o G14 V O4); rewrite <- T; lia.
    - apply (Rest a4 d _ _ (b && c && d :: o)%bool G14 V); [constructor; assumption | simpl; lia]. }
  destruct y as [[]|z]; [exact K | | exact K].
  unfold has in Y; simpl in Y; injection Y as Y.
  apply (Rest a1 false _ _ o (grows_refl a1)); [intros F; congruence | apply (hold_grows a); assumption | rewrite <- Y; simpl; lia].
Qed.

(* ---------- The members that are so ---------- *)

Definition taken (w : list worth) : option (list part) :=
  match w with
  | [Part_ p] => match truth (only_value w) with
    | Some true => match truth (body_value w) with Some true => Some [p] | Some false => Some [] | None => None end
    | Some false => Some [] | None => None end
  | _ => None
  end.

Definition takes (m : list part) (r : list part) : Prop := option_map (@concat _) (all_there (map taken (map (fun p => [Part_ p]) m))) = Some r.

Lemma takes_step p m r (c d : bool) : truth (only_value [Part_ p]) = Some c -> (c = true -> truth (body_value [Part_ p]) = Some d) -> takes m r ->
  takes (p :: m) (if (c && d)%bool then p :: r else r).
Proof.
  intros C D M; unfold takes in *; simpl; rewrite C; destruct c; [rewrite (D eq_refl); destruct d|]; simpl;
    (destruct (all_there (map taken (map (fun p => [Part_ p]) m))) as [l|]; [|discriminate M]); injection M as <-; reflexivity.
Qed.

Lemma those_of_ok l : forall m a, faithful a only only_value -> faithful a body body_value -> present a l m ->
  ok a (those_of only body l) (fun a' r => exists n, takes m n /\ present a' r n).
Proof.
  induction l as [|[p g] l IH]; intros m a FO FB P.
  { inversion P; subst; apply ok_pure; exists []; split; [reflexivity | constructor]. }
  assert (Hb : exists b m', has a g b /\ present a l m' /\ m = if b then p :: m' else m').
  { inversion P; subst; [exists true | exists false]; eauto. }
  destruct Hb as (b & m' & G & P' & ->); clear P.
  assert (S : stands_for a [A_term_ (Fixed p)] [Part_ p]) by (repeat constructor).
  assert (K : ok a (let* g := guard_of only [A_term_ (Fixed p)] g in match g with Known false => those_of only body l | _ =>
      let* b := body [A_term_ (Fixed p)] in let* b := truth_of b in let* g := conjunction [g; b] in
      match g with Known false => those_of only body l | _ => let* r := those_of only body l in pure ((p, g) :: r) end end)
    (fun a' r => exists n, takes (if b then p :: m' else m') n /\ present a' r n)).
  { apply (ok_bind _ _ _ _ _ (guard_of_ok a _ g _ b FO S G)); intros a1 y G1 (c & C & Y).
    assert (Rest : forall a', grows a1 a' -> ok a' (those_of only body l) (fun a'' r => exists n, takes m' n /\ present a'' r n)).
    { intros a' G'; pose proof (grows_trans _ _ _ G1 G') as G2; apply IH; [apply (faithful_grows a) | apply (faithful_grows a) | apply (present_grows a)]; assumption. }
    assert (Skip : (b && c = false)%bool -> ok a1 (those_of only body l) (fun a' r => exists n, takes (if b then p :: m' else m') n /\ present a' r n)).
    { intros N; apply (ok_more _ _ _ _ (Rest a1 (grows_refl a1))); intros a2 r _ (n & T & R); exists n; split; [|exact R].
      destruct b; [|exact T]; simpl in N; subst c; apply (takes_step p m' n false false C); [discriminate | exact T]. }
    assert (K : ok a1 (let* b := body [A_term_ (Fixed p)] in let* b := truth_of b in let* g := conjunction [y; b] in
        match g with Known false => those_of only body l | _ => let* r := those_of only body l in pure ((p, g) :: r) end)
      (fun a' r => exists n, takes (if b then p :: m' else m') n /\ present a' r n)).
    { apply (ok_bind _ _ _ _ _ (FB a1 _ _ G1 (stands_for_grows _ _ _ _ G1 S))); intros a2 r G2 (u & E & M).
      apply (ok_bind _ _ _ _ _ (truth_of_ok a2 r u M)); intros a3 z G3 (d & -> & D).
      apply (ok_bind _ _ _ _ _ (conj2_ok a3 _ _ _ _ (has_grows _ _ _ _ (grows_trans _ _ _ G2 G3) Y) D)); intros a4 t G4 T.
      pose proof (grows_trans _ _ _ (grows_trans _ _ _ G2 G3) G4) as G14.
      assert (St : forall n, takes m' n -> takes (if b then p :: m' else m') (if (b && c && d)%bool then p :: n else n)).
      { intros n N; destruct b; [|exact N]; apply takes_step; [exact C | intros _; rewrite E; reflexivity | exact N]. }
      assert (Take : ok a4 (let* r := those_of only body l in pure ((p, t) :: r)) (fun a' r => exists n, takes (if b then p :: m' else m') n /\ present a' r n)).
      { apply (ok_bind _ _ _ _ _ (Rest a4 G14)); intros a5 r' G5 (n & N & R); apply ok_pure; eexists; split; [exact (St n N)|].
        apply (has_grows _ a5) in T; [|exact G5]; destruct (b && c && d)%bool; constructor; assumption. }
      destruct t as [[]|t]; [exact Take | | exact Take].
      unfold has in T; simpl in T; injection T as T.
      apply (ok_more _ _ _ _ (Rest a4 G14)); intros a5 r' _ (n & N & R); exists n; split; [|exact R]; specialize (St n N); rewrite <- T in St; exact St. }
    destruct y as [[]|y]; [exact K | | exact K]; unfold has in Y; simpl in Y; injection Y as Y; apply Skip; congruence. }
  destruct g as [[]|z]; [exact K | | exact K].
  unfold has in G; simpl in G; injection G as <-; exact (IH m' a FO FB P').
Qed.

End Quantified.

(* ---------- Choices ---------- *)

Lemma sets_of_size_in size l : forall before others x, In x (sets_of_size size l before others) ->
  (exists s, x = [Set_ (rev before ++ s)] /\ within s l /\ List.length s = size) \/ In x others.
Proof.
  revert size; induction l as [|p l IH]; intros [|size] before others x I; simpl in I; auto.
  - destruct I as [<-|I]; [left; exists []; rewrite app_nil_r; repeat split; constructor | auto].
  - destruct I as [<-|I]; [left; exists []; rewrite app_nil_r; repeat split; apply within_empty | auto].
  - destruct (IH _ _ _ _ I) as [(s & -> & W & L)|J].
    + left; exists (p :: s); simpl; rewrite <- app_assoc; repeat split; [apply within_taken; exact W | congruence].
    + destruct (IH _ _ _ _ J) as [(s & -> & W & L)|J']; [left; exists s; repeat split; [apply within_left_out; exact W | exact L] | right; exact J'].
Qed.

Lemma sets_up_to_in size l : forall larger x, In x (sets_up_to size l larger) -> (exists s, x = [Set_ s] /\ within s l /\ (List.length s <= size)%nat) \/ In x larger.
Proof.
  induction size as [|size IH]; intros larger x I.
  - destruct l as [|p l]; destruct I as [<-|I]; try (right; exact I); left; exists []; (split; [reflexivity|]; split; [apply within_empty | simpl; lia]).
  - change (In x (sets_up_to size l (sets_of_size (S size) l [] larger))) in I; destruct (IH _ _ I) as [(s & -> & W & L)|J].
    + left; exists s; repeat split; [exact W | lia].
    + destruct (sets_of_size_in _ _ _ _ _ J) as [(s & -> & W & L)|K]; [left; exists s; simpl; repeat split; [exact W | lia] | right; exact K].
Qed.

Lemma maps_onto_in keys values : forall before others x, In x (maps_onto keys values before others) ->
  (exists m, x = [Map_ (rev before ++ m)] /\ map_from keys values m) \/ In x others.
Proof.
  induction keys as [|p keys IH]; intros before others x I; simpl in I.
  - destruct I as [<-|I]; [left; exists []; rewrite app_nil_r; repeat split; intros v [] | auto].
  - assert (H : forall l, (forall v, In v l -> In v values) -> In x (fold_right (fun v others => maps_onto keys values ((p, v) :: before) others) others l) ->
      (exists m, x = [Map_ (rev before ++ m)] /\ map_from (p :: keys) values m) \/ In x others).
    { induction l as [|v l IHl]; intros V J; simpl in J; [right; exact J|].
      destruct (IH _ _ _ J) as [(m & -> & K & W)|J']; [|apply IHl; [intros w U; apply V; right; exact U | exact J']].
      left; exists ((p, v) :: m); simpl; rewrite <- app_assoc; split; [reflexivity|]; split; [simpl; congruence|].
      intros w [<-|U]; [apply V; left; reflexivity | apply W, U]. }
    exact (H values (fun v V => V) I).
Qed.

(* A truth about sets from one about a list of them all. *)
Lemma sets_value k f l most b : is_all_or_some k = true -> 0 <= most ->
  over_list k f (sets_up_to (Z.to_nat (Z.min (Z.of_nat (List.length l)) most)) l []) = Some b -> over_sets k (fun s => f [Set_ s]) l most = Some b.
Proof.
  intros K N E; destruct (over_list_back k f _ b E) as [[-> H]|[-> (x & I & H)]].
  - apply over_sets_all; intros s W L; apply H, sets_up_to_all; [exact W | pose proof (within_length _ _ W); lia].
  - destruct (sets_up_to_in _ _ _ _ I) as [(s & -> & W & L)|[]]; apply (over_sets_one _ _ _ W); [lia | exact H].
Qed.

Lemma maps_value k f keys values b : over_list k f (maps_onto keys values [] []) = Some b -> over_maps k (fun m => f [Map_ m]) keys values = Some b.
Proof.
  intros E; destruct (over_list_back k f _ b E) as [[-> H]|[-> (x & I & H)]].
  - apply over_maps_all; intros m M; apply H, (maps_onto_all values m keys [] []), M.
  - destruct (maps_onto_in _ _ _ _ _ I) as [(m & -> & M)|[]]; apply (over_maps_one _ _ _ _ _ M H).
Qed.

(* Which members of a list are some of them. *)
Lemma within_bits {A} (s l : list A) : within s l -> exists b, List.length b = List.length l /\ trues b = Z.of_nat (List.length s) /\ forall a x, hold a x b -> present a (combine l x) s.
Proof.
  induction 1 as [|s l p W (b & B1 & B2 & B3)|s l p W (b & B1 & B2 & B3)].
  - exists []; repeat split; intros a x H; constructor.
  - exists (false :: b); split; [simpl; congruence|]; split; [exact B2|]; intros a x H; inversion H; subst; apply present_out; auto.
  - exists (true :: b); split; [simpl; congruence|]; split; [cbn [trues List.length]; rewrite Nat2Z.inj_succ; simpl Z.b2z; lia|]; intros a x H; inversion H; subst; apply present_in; auto.
Qed.

(* The variables of a choice can be given the values of any. *)
Lemma open_set_ok a l b most : List.length b = List.length l -> trues b <= most -> ok a (open_set l most) (fun a' r => exists x, r = combine l x /\ hold a' x b).
Proof.
  intros B L; unfold open_set; rewrite <- B; apply (ok_bind _ _ _ _ _ (fresh_ones_ok b a)); intros a1 x G1 X; apply (ok_bind _ _ _ (fun a' _ => grows a1 a')).
  - destruct (most <? _); [|apply ok_pure, grows_refl].
    apply (ok_bind _ _ _ _ _ (at_least_ok a1 x b (most + 1) X)); intros a2 t G2 T.
    assert (T' : has a2 t false) by (replace false with (most + 1 <=? trues b) by (apply Z.leb_gt; lia); exact T).
    apply (ok_more _ _ _ _ (clause_ok a2 [negated t] (ex_intro _ (negated t) (conj (or_introl eq_refl) (has_negated _ _ _ T'))))).
    intros a3 _ G3 _; apply (grows_trans a1 a2); assumption.
  - intros a2 _ _ G2; apply ok_pure; exists x; split; [reflexivity | apply (hold_grows a1); assumption].
Qed.

Lemma not_both_ok others x c : forall a b, hold a others b -> has a x c -> trues b + Z.b2z c <= 1 -> ok a (not_both others x) (fun _ _ => True).
Proof.
  induction others as [|y others IH]; intros a b H X T; simpl not_both; [apply ok_pure, I|].
  inversion H as [|? d ? b' Y H']; subst; simpl in T; pose proof (trues_range b') as R.
  assert (C : exists z, In z [negated y; negated x] /\ has a z true).
  { destruct d; [destruct c; [simpl in T; lia | exists (negated x); split; [right; left; reflexivity | exact (has_negated _ _ _ X)]] | exists (negated y); split; [left; reflexivity | exact (has_negated _ _ _ Y)]]. }
  apply (ok_bind _ _ _ _ _ (clause_ok a _ C)); intros a1 _ G1 _; apply (IH a1 b'); [apply (hold_grows a); assumption | apply (has_grows a); assumption | destruct d; simpl in T; lia].
Qed.

Lemma at_most_one_ok l : forall before a b c, hold a before b -> hold a l c -> trues b + trues c <= 1 -> ok a (at_most_one before l) (fun _ _ => True).
Proof.
  induction l as [|x l IH]; intros before a b c B C T; simpl at_most_one; [apply ok_pure, I|].
  inversion C as [|? d ? c' X C']; subst; simpl in T; pose proof (trues_range c').
  apply (ok_bind _ _ _ _ _ (not_both_ok before x d a b B X ltac:(lia))); intros a1 _ G1 _.
  apply (IH _ a1 (b ++ [d]) c'); [apply Forall2_app; [apply (hold_grows a); assumption | constructor; [apply (has_grows a); assumption | constructor]] | apply (hold_grows a); assumption|].
  rewrite trues_app; simpl; lia.
Qed.

Lemma one_of_them v values : In v values -> exists b, List.length b = List.length values /\ trues b = 1 /\ forall a x, hold a x b -> picks a (combine values x) v.
Proof.
  induction values as [|w values IH]; intros I; [destruct I|].
  destruct (same_part w v) as [->|N].
  - exists (true :: repeat false (List.length values)); split; [simpl; rewrite repeat_length; reflexivity|]; split.
    + simpl; assert (Z0 : forall n, trues (repeat false n) = 0) by (induction n; simpl; auto); rewrite Z0; reflexivity.
    + intros a x H; inversion H as [|y ? x' ? Y H']; subst; exists [], y, (combine values x'); split; [reflexivity|]; split; [exact Y|].
      simpl; intros e J; destruct e as [p z]; apply in_combine_r in J; simpl; destruct (hold_in _ _ _ H' z J) as (d & D & V); apply repeat_spec in D; subst; exact V.
  - destruct I as [->|I]; [contradiction|]; destruct (IH I) as (b & B1 & B2 & B3); exists (false :: b); split; [simpl; congruence|]; split; [exact B2|].
    intros a x H; inversion H as [|y ? x' ? Y H']; subst; destruct (B3 a x' H') as (e1 & g & e2 & E & T & F).
    exists ((w, y) :: e1), g, e2; split; [simpl; rewrite E; reflexivity|]; split; [exact T|]; intros e [<-|J]; [exact Y | apply F, J].
Qed.

Lemma open_map_ok values bits : forall keys a, List.length bits = List.length keys -> (forall b, In b bits -> List.length b = List.length values /\ trues b = 1) ->
  ok a (open_map keys values) (fun a' r => exists xs, r = combine keys (map (fun x => One_of (combine values x)) xs) /\ Forall2 (hold a') xs bits).
Proof.
  induction bits as [|b bits IH]; intros [|key keys] a L V; try discriminate L; simpl open_map; [apply ok_pure; exists []; split; [reflexivity | constructor]|].
  destruct (V b (or_introl eq_refl)) as [B1 B2]; rewrite <- B1; apply (ok_bind _ _ _ _ _ (fresh_ones_ok b a)); intros a1 x G1 X.
  assert (C : exists y, In y x /\ has a1 y true).
  { clear -B2 X; induction X as [|y c x b Y X IH]; [discriminate B2|]; destruct c; [exists y; simpl; auto | destruct (IH B2) as (z & I & Z); exists z; simpl; auto]. }
  apply (ok_bind _ _ _ _ _ (clause_ok a1 x C)); intros a2 _ G2 _.
  apply (ok_bind _ _ _ _ _ (at_most_one_ok x [] a2 [] b (Forall2_nil _) (hold_grows _ _ _ _ G2 X) ltac:(simpl; lia))); intros a3 _ G3 _.
  apply (ok_bind _ _ _ _ _ (IH keys a3 ltac:(simpl in L; congruence) (fun c I => V c (or_intror I)))); intros a4 r G4 (xs & -> & H); apply ok_pure; exists (x :: xs); split; [reflexivity|].
  constructor; [|exact H]; apply (hold_grows a1); [|exact X]; apply (grows_trans a1 a2); [exact G2 | apply (grows_trans a2 a3); assumption].
Qed.

(* The same for a map that is given. *)
Lemma open_any_map_ok values m keys a : map_from keys values m -> ok a (open_map keys values) (fun a' r => Forall2 (entry_means a') r m).
Proof.
  intros [K V]; assert (B : exists bits, List.length bits = List.length keys /\ (forall b, In b bits -> List.length b = List.length values /\ trues b = 1) /\
    forall a' xs, Forall2 (hold a') xs bits -> Forall2 (entry_means a') (combine keys (map (fun x => One_of (combine values x)) xs)) m).
  { subst keys; induction m as [|[k v] m IH]; [exists []; split; [reflexivity|]; split; [intros b []|]; intros a' xs X; inversion X; constructor|].
    destruct IH as (bits & L & F & H); [intros w W; apply V; right; exact W|]; destruct (one_of_them v values (V v (or_introl eq_refl))) as (b & B1 & B2 & B3).
    exists (b :: bits); split; [simpl; congruence|]; split; [intros c [<-|I]; [auto | apply F, I]|].
    intros a' xs X; inversion X; subst; constructor; [split; [reflexivity | apply B3; assumption] | apply H; assumption]. }
  destruct B as (bits & L & F & H); apply (ok_more _ _ _ _ (open_map_ok values bits keys a L F)); intros a' r _ (xs & -> & X); apply H, X.
Qed.

(* Of choices one that decides, if there is one, is that whose values the variables are given. *)
Lemma chosen_ok {A} a (m : making A) k (f : list worth -> option bool) (Q : bool -> values_so_far -> A -> Prop) (l : list (list worth)) : l <> [] ->
  (forall x, In x l -> ok a m (fun a' r => exists b, f x = Some b /\ Q b a' r)) -> ok a m (fun a' r => exists b, over_list k f l = Some b /\ Q b a' r).
Proof.
  intros N H c r c' G E.
  assert (D : over_list k f l = Some (of_none k) /\ (forall x, In x l -> f x = Some (of_none k)) \/ over_list k f l = Some (negb (of_none k)) /\ exists x, In x l /\ f x = Some (negb (of_none k))).
  { assert (T : forall x, In x l -> exists b, f x = Some b) by (intros x I; destruct (H x I c r c' G E) as (a' & _ & _ & b & F & _); exists b; exact F).
    clear -T; induction l as [|x l IH]; [left; split; [destruct k; reflexivity | intros x []]|].
    destruct (T x (or_introl eq_refl)) as [b B]; destruct IH as [[E F]|[E (y & I & Y)]]; [intros y I; apply T; right; exact I | |].
    - destruct (bool_dec b (of_none k)) as [->|M].
      + left; split; [rewrite (over_list_step k f true x l _ _ B E); destruct k; reflexivity | intros y [<-|I]; auto].
      + right; replace b with (negb (of_none k)) in B by (destruct b, k; try reflexivity; exfalso; apply M; reflexivity).
        split; [exact (over_list_stop k f true x l B) | exists x; simpl; auto].
    - right; split; [rewrite (over_list_step k f true x l _ _ B E); destruct k, b; reflexivity | exists y; simpl; auto]. }
  destruct D as [[E0 F]|[E0 (x & I & X)]].
  - destruct l as [|x l]; [contradiction|]; destruct (H x (or_introl eq_refl) c r c' G E) as (a' & G1 & G2 & b & B & K).
    exists a'; split; [exact G1|]; split; [exact G2|]; exists b; split; [|exact K]; rewrite E0, <- B; symmetry; apply F; left; reflexivity.
  - destruct (H x I c r c' G E) as (a' & G1 & G2 & b & B & K); exists a'; split; [exact G1|]; split; [exact G2|]; exists b; split; [congruence | exact K].
Qed.
