(* What is done with values that a choice leaves open: whether they are members of sets, whether sets are the same,
   how many members one has, arithmetic, comparisons. Each makes the gates that package strategy makes. *)

From Coq Require Import ZArith Lia List Bool Uint63.
From Topocert Require Import CheckGraph WordSays WordBags WordGates WordOpen.
Import ListNotations.
Open Scope Z_scope.

(* ---------- Sets ---------- *)

Lemma present_members {A} a (l : list (A * lit)) m p : present a l m -> (In p m <-> exists g, In (p, g) l /\ has a g true).
Proof.
  induction 1 as [|x g l m H P IH|x g l m H P IH].
  - split; [intros [] | intros (g & [] & _)].
  - split.
    + intros [<-|I]; [exists g; split; [left; reflexivity | exact H]|]; apply IH in I; destruct I as (h & I & J); exists h; split; [right; exact I | exact J].
    + intros (h & [E|I] & J); [injection E as -> ->; left; reflexivity | right; apply IH; exists h; auto].
  - rewrite IH; split; intros (h & I & J); exists h; [split; [right; exact I | exact J]|].
    destruct I as [E|I]; [injection E as -> ->; discriminate (has_once _ _ _ _ H J) | auto].
Qed.

(* The members of a set; of a link its ends. *)
Definition members_of (x : open_worth) : option (list (part * lit)) :=
  match x with Members l => Some l | A_term_ (Fixed (Link a b)) => Some [(a, Known true); (b, Known true)] | _ => None end.

Lemma members_of_present a x w l : members_of x = Some l -> means a x w -> exists m, set_of (Some w) = Some m /\ present a l m.
Proof.
  destruct x as [[p|n|n z]|y|n|n|g|?]; try discriminate; simpl.
  - destruct p; try discriminate; intros E M; injection E as <-; destruct w; try contradiction; simpl in M; subst.
    eexists; split; [reflexivity|]; repeat constructor.
  - intros E M; injection E as <-; destruct w; try contradiction; eexists; split; [reflexivity | exact M].
Qed.

Definition guards_of (p : part) (l : list (part * lit)) : list lit := map snd (filter (fun e => same p (fst e)) l).

Definition member_in (p : part) (l : list (part * lit)) : making lit := disjunction (guards_of p l).

Lemma guards_of_hold a p l m : present a l m -> exists b, hold a (guards_of p l) b /\ anyone b = member p m.
Proof.
  unfold guards_of; induction 1 as [|x g l m H P (b & B & E)|x g l m H P (b & B & E)]; [exists []; split; [constructor | reflexivity]| |];
    simpl; destruct (same p x); simpl.
  - exists (true :: b); split; [constructor; assumption | reflexivity].
  - exists b; auto.
  - exists (false :: b); split; [constructor; assumption | exact E].
  - exists b; auto.
Qed.

Lemma member_in_ok a p l m : present a l m -> ok a (member_in p l) (fun a' x => has a' x (member p m)).
Proof.
  intros P; destruct (guards_of_hold a p l m P) as (b & B & E); apply (ok_more _ _ _ _ (disj_ok a _ b B)).
  intros a1 x _ X; unfold anyone in E; rewrite <- E; exact X.
Qed.

Definition is_in (t : term) (l : list (part * lit)) : making lit := let* t := spread t in any_value t (fun p => member_in p l).

Lemma is_in_ok a t p l m : tells a t p -> present a l m -> ok a (is_in t l) (fun a' x => has a' x (member p m)).
Proof.
  intros T P; apply (ok_bind _ _ _ _ _ (spread_ok a t p T)); intros a1 t' G1 [T' _].
  apply (ok_more _ _ _ _ (any_value_ok a1 t' (fun p => member_in p l) (fun p => Some (member p m)) p
    (fun q a2 G2 => ok_more _ _ _ _ (member_in_ok a2 q l m (present_grows _ _ _ _ (grows_trans _ _ _ G1 G2) P)) (fun _ x _ X => ex_intro _ _ (conj eq_refl X))) T')).
  intros a2 x _ (b & E & X); injection E as <-; exact X.
Qed.

Fixpoint each_same (l all others : list (part * lit)) : making (list lit) :=
  match l with
  | [] => pure []
  | (p, _) :: l => let* x := member_in p all in let* y := member_in p others in let* z := same_truth x y in
    let* r := each_same l all others in pure (z :: r)
  end.

Definition same_sets (l m : list (part * lit)) : making lit :=
  let* r := each_same l l m in
  let left := filter (fun e => negb (existsb (fun f => same (fst e) (fst f)) l)) m in
  conjunction (r ++ map (fun e => negated (snd e)) left).

Lemma each_same_ok all others u v k : forall a, present a all u -> present a others v ->
  ok a (each_same k all others) (fun a' r => hold a' r (map (fun e => Bool.eqb (member (fst e) u) (member (fst e) v)) k)).
Proof.
  induction k as [|[p g] k IH]; intros a P Q; simpl each_same; [apply ok_pure; constructor|].
  apply (ok_bind _ _ _ _ _ (member_in_ok a p all u P)); intros a1 x G1 X.
  apply (ok_bind _ _ _ _ _ (member_in_ok a1 p others v (present_grows _ _ _ _ G1 Q))); intros a2 y G2 Y.
  apply (ok_bind _ _ _ _ _ (same_truth_ok a2 _ _ _ _ (has_grows _ _ _ _ G2 X) Y)); intros a3 z G3 Z0.
  pose proof (grows_trans _ _ _ (grows_trans _ _ _ G1 G2) G3) as G.
  apply (ok_bind _ _ _ _ _ (IH a3 (present_grows _ _ _ _ G P) (present_grows _ _ _ _ G Q))); intros a4 r G4 R; apply ok_pure.
  constructor; [apply (has_grows a3); assumption | exact R].
Qed.

Lemma present_value {A} a (l : list (A * lit)) m : present a l m -> forall e, In e l -> exists b, has a (snd e) b.
Proof. induction 1 as [|x g l m H _ IH|x g l m H _ IH]; intros e I; [destruct I | |]; (destruct I as [<-|I]; [eexists; exact H | apply IH, I]). Qed.

Lemma values_there {A} a (f : A -> lit) l : (forall e, In e l -> exists b, has a (f e) b) -> exists b, hold a (map f l) b.
Proof.
  induction l as [|e l IH]; intros H; [exists []; constructor|]; destruct (H e (or_introl eq_refl)) as [c C].
  destruct IH as [b B]; [intros d I; apply H; right; exact I|]; exists (c :: b); constructor; assumption.
Qed.

Lemma hold_in a l b : hold a l b -> forall x, In x l -> exists c, In c b /\ has a x c.
Proof. induction 1 as [|x c l b H _ IH]; intros y I; [destruct I|]; destruct I as [<-|I]; [exists c; simpl; auto | destruct (IH y I) as (d & J & K); exists d; simpl; auto]. Qed.

Lemma all_true_iff a l b : hold a l b -> (forallb (fun b => b) b = true <-> forall x, In x l -> has a x true).
Proof.
  intros H; pose proof (all_are_hold a l b H) as A; split.
  - intros E; rewrite E in A; exact A.
  - intros T; destruct (forallb _ b); [reflexivity|]; destruct A as (x & I & F); discriminate (has_once _ _ _ _ F (T x I)).
Qed.

Lemma same_sets_ok a l m u v : present a l u -> present a m v -> ok a (same_sets l m) (fun a' x => has a' x (some_in u v && some_in v u)).
Proof.
  intros P Q; apply (ok_bind _ _ _ _ _ (each_same_ok l m u v l a P Q)); intros a1 r G1 R.
  pose proof (present_grows _ _ _ _ G1 P) as P1; pose proof (present_grows _ _ _ _ G1 Q) as Q1.
  set (left := filter _ m).
  destruct (values_there a1 (fun e => negated (snd e)) left) as [b B].
  { intros e I; apply filter_In in I; destruct I as [I _]; destruct (present_value _ _ _ Q1 e I) as [c C]; exists (negb c); apply has_negated, C. }
  pose proof (Forall2_app R B) as H; apply (ok_more _ _ _ _ (conj_ok a1 _ _ H)); intros a2 x _ X.
  replace (some_in u v && some_in v u) with (forallb (fun b => b) (map (fun e => Bool.eqb (member (fst e) u) (member (fst e) v)) l ++ b)); [exact X|].
  apply eq_true_iff_eq; rewrite forallb_app, !andb_true_iff, (all_true_iff _ _ _ B), forallb_forall; unfold some_in; rewrite !forallb_forall.
  assert (R1 : (forall x, In x (map (fun e => Bool.eqb (member (fst e) u) (member (fst e) v)) l) -> x = true) <-> forall e, In e l -> member (fst e) u = member (fst e) v).
  { split.
    - intros K e I; apply eqb_prop, K; apply in_map_iff; exists e; auto.
    - intros K y I; apply in_map_iff in I; destruct I as (e & <- & I); rewrite (K e I); apply eqb_reflx. }
  rewrite R1; clear R1 X x a2.
  assert (Inl : forall p, In p u -> exists g, In (p, g) l /\ has a1 g true) by (intros p; apply (present_members a1 l u p P1)).
  assert (Inm : forall p, In p v -> exists g, In (p, g) m /\ has a1 g true) by (intros p; apply (present_members a1 m v p Q1)).
  split.
  - intros [K N]; split.
    + intros p I; destruct (Inl p I) as (g & J & _); pose proof (K _ J) as K'; simpl in K'; rewrite <- K'; apply member_true; exists p; split; [exact I | apply same_refl].
    + intros q I; destruct (Inm q I) as (g & J & T).
      destruct (existsb (fun f => same q (fst f)) l) eqn:E.
      * apply existsb_exists in E; destruct E as ([p h] & I' & S); simpl in S.
        assert (M : member p v = true) by (apply member_true; exists q; split; [exact I | rewrite same_swap; exact S]).
        pose proof (K _ I') as K'; simpl in K'; rewrite <- K' in M; apply member_true in M; destruct M as (p' & I'' & S'); apply member_true; exists p'; split; [exact I'' | exact (same_onward _ _ _ S S')].
      * assert (F : has a1 (negated g) true) by (apply N, in_map_iff; exists (q, g); split; [reflexivity | apply filter_In; simpl; rewrite E; auto]).
        discriminate (has_once _ _ _ _ F (has_negated _ _ _ T)).
  - intros [K N]; split.
    + intros [p g] I; simpl; apply eq_true_iff_eq; rewrite !member_true; split; intros (q & J & S).
      * apply K, member_true in J; destruct J as (q' & J' & S'); exists q'; split; [exact J' | exact (same_onward _ _ _ S S')].
      * apply N, member_true in J; destruct J as (q' & J' & S'); exists q'; split; [exact J' | exact (same_onward _ _ _ S S')].
    + intros x I; apply in_map_iff in I; destruct I as ([q g] & <- & I); simpl; unfold left in I; apply filter_In in I; destruct I as [I E]; simpl in E.
      destruct (present_value _ _ _ Q1 _ I) as [[] T]; simpl in T; [exfalso | exact (has_negated _ _ _ T)].
      assert (J : In q v) by (apply (present_members a1 m v q Q1); exists g; auto); apply N, member_true in J; destruct J as (p & J & S).
      destruct (Inl p J) as (h & J' & _); apply negb_true_iff in E; assert (E' : existsb (fun f => same q (fst f)) l = true) by (apply existsb_exists; exists (p, h); auto).
      congruence.
Qed.

(* How many of some entries are known to be members, and the literals of those that are not known. *)
Fixpoint known_and_open {A} (l : list (A * lit)) : Z * list lit :=
  match l with
  | [] => (0, [])
  | (_, Known b) :: l => let (z, g) := known_and_open l in (z + Z.b2z b, g)
  | (_, x) :: l => let (z, g) := known_and_open l in (z, x :: g)
  end.

Definition count_of (z : Z) (g : list lit) : term := match g with [] => Fixed (whole z) | _ => How_many g z end.

Definition length_of {A} (l : list (A * lit)) : term := let (z, g) := known_and_open l in count_of z g.

Lemma count_of_tells a z g b : hold a g b -> tells a (count_of z g) (whole (z + trues b)).
Proof.
  intros H; destruct g as [|x g]; simpl; [inversion H; simpl; rewrite Z.add_0_r; reflexivity | exists b; auto].
Qed.

Lemma length_of_tells {A} a (l : list (A * lit)) m : present a l m -> tells a (length_of l) (whole (Z.of_nat (List.length m))).
Proof.
  intros P; unfold length_of.
  assert (E : exists b, hold a (snd (known_and_open l)) b /\ Z.of_nat (List.length m) = fst (known_and_open l) + trues b).
  { induction P as [|x g l m H P (b & B & E)|x g l m H P (b & B & E)]; [exists []; split; [constructor | reflexivity]| |];
      cbn [known_and_open]; destruct (known_and_open l) as [z k]; simpl in B, E; destruct g as [c|y]; simpl fst; simpl snd; cbn [List.length];
      rewrite ?Nat2Z.inj_succ, E.
    - unfold has in H; simpl in H; injection H as ->; exists b; split; [exact B | simpl; lia].
    - exists (true :: b); split; [constructor; assumption | simpl; lia].
    - unfold has in H; simpl in H; injection H as ->; exists b; split; [exact B | simpl; lia].
    - exists (false :: b); split; [constructor; assumption | simpl; lia]. }
  destruct E as (b & B & ->); destruct (known_and_open l) as [z g]; apply count_of_tells; exact B.
Qed.

(* ---------- Arithmetic ---------- *)

Definition of_one (f : part -> option part) (p : list part) : option part := match p with [x] => f x | _ => None end.
Definition of_two (f : part -> part -> option part) (p : list part) : option part := match p with [x; y] => f x y | _ => None end.

Definition calculated (o : operation) (p : list part) : option part := match p with [p; q] => calculate o p q | _ => None end.

Definition by_function (f : list part -> option part) (p : list part) : making term := match f p with Some q => pure (Fixed q) | None => fails end.

(* In a linear formula numbers are counts: of one of several numbers it is the least one, and for each other one its
   literal as often as it is more than that. *)
Definition most_apart : Z := 1024.

Fixpoint least_whole (l : list (part * lit)) : option Z :=
  match l with
  | [] => None
  | (Ratio k 1, _) :: l => match l with [] => Some k | _ => option_map (Z.min k) (least_whole l) end
  | _ => None
  end.

Fixpoint copies_from (low : Z) (l : list (part * lit)) : option (list lit * Z) :=
  match l with
  | [] => Some ([], 0)
  | (Ratio k 1, g) :: l =>
    if (low <=? k) && (k - low <? most_apart) then
      match copies_from low l, g with
      | Some (r, z), Known b => Some (r, z + if b then k - low else 0)
      | Some (r, z), Lit _ => Some (repeat g (Z.to_nat (k - low)) ++ r, z)
      | None, _ => None
      end
    else None
  | _ => None
  end.

Definition as_count (t : term) : option (list lit * Z) :=
  match t with
  | Fixed (Ratio k 1) => Some ([], k)
  | Fixed _ => None
  | How_many l base => Some (l, base)
  | One_of l => match least_whole l with Some low => option_map (fun c => (fst c, low + snd c)) (copies_from low l) | None => None end
  end.

(* The sum, or the difference: what is subtracted are the literals that are false. *)
Definition together (o : operation) (x y : term) : option (list lit * Z) :=
  match x, y with
  | Fixed _, Fixed _ => None
  | _, _ =>
    match as_count x, as_count y, o with
    | Some (l, z), Some (m, k), Plus_ => Some (l ++ m, z + k)
    | Some (l, z), Some (m, k), Minus_ => Some (l ++ map negated m, z - k - Z.of_nat (List.length m))
    | _, _, _ => None
    end
  end.

Definition arithmetic (o : operation) (x y : term) : making term :=
  match o, x, y with
  | Plus_, How_many l z, Fixed (Ratio k 1) => pure (How_many l (z + k))
  | Minus_, How_many l z, Fixed (Ratio k 1) => pure (How_many l (z - k))
  | Plus_, Fixed (Ratio k 1), How_many l z => pure (How_many l (z + k))
  | _, _, _ => let other := lift [x; y] (by_function (calculated o)) in
    match together o x y with Some (l, z) => by_rows (pure (count_of z l)) other | None => other end
  end.

Lemma by_function_works f a : works (by_function f) f a.
Proof. intros p a' _; unfold by_function; destruct (f p) as [q|]; [apply ok_pure; exists q; split; reflexivity | apply ok_fails]. Qed.

Lemma calculate_plus k z : calculate Plus_ (whole k) (whole z) = Some (whole (k + z)).
Proof.
  unfold calculate, whole, lowest; simpl; rewrite !Z.mul_1_r; rewrite Z.gcd_1_r; simpl.
  rewrite Z.div_1_r; reflexivity.
Qed.

Lemma calculate_minus k z : calculate Minus_ (whole k) (whole z) = Some (whole (k - z)).
Proof.
  unfold calculate, whole, lowest; simpl; rewrite !Z.mul_1_r; rewrite Z.gcd_1_r; simpl.
  rewrite Z.div_1_r; reflexivity.
Qed.

Lemma lift_function_ok a l p f : Forall2 (tells a) l p -> ok a (lift l (by_function f)) (fun a' t => exists x, f p = Some x /\ tells a' t x).
Proof. apply lift_ok, by_function_works. Qed.

(* Values of a count's literals. *)
Definition counts (a : values_so_far) (c : list lit * Z) (k : Z) : Prop := exists b, hold a (fst c) b /\ k = snd c + trues b.

Lemma copies_of_none a low l : forall c, copies_from low l = Some c -> (forall e, In e l -> has a (snd e) false) -> counts a c 0.
Proof.
  induction l as [|[p g] l IH]; intros c E F; simpl in E; [injection E as <-; exists []; split; [constructor | reflexivity]|].
  destruct p as [k [d|d|]| | | | |]; try discriminate E; destruct (_ && _); [|discriminate E]; destruct (copies_from low l) as [[r z]|]; [|discriminate E].
  destruct (IH _ eq_refl (fun e I => F e (or_intror I))) as (b & H & Z0); cbn [fst snd] in *; specialize (F _ (or_introl eq_refl)); simpl in F.
  destruct g as [c'|y]; injection E as <-.
  - unfold has in F; simpl in F; injection F as ->; exists b; split; [exact H | cbn [snd]; lia].
  - exists (repeat false (Z.to_nat (k - low)) ++ b); split; [apply Forall2_app; [apply hold_repeat, F | exact H] | rewrite trues_app, trues_repeat; exact Z0].
Qed.

Lemma copies_tell a low l p : picks a l p -> forall c, copies_from low l = Some c -> exists k, p = whole k /\ counts a c (k - low).
Proof.
  intros (before & g & after & -> & T & F); induction before as [|[q h] before IH]; intros c E; simpl in E.
  - destruct p as [k [d|d|]| | | | |]; try discriminate E; destruct (Z.leb_spec low k) as [L|]; [|discriminate E]; destruct (k - low <? most_apart); [|discriminate E]; simpl in E.
    destruct (copies_from low after) as [[r z]|] eqn:C; [|discriminate E]; destruct (copies_of_none a low after _ C F) as (b & H & Z0); cbn [fst snd] in *; exists k; split; [reflexivity|].
    destruct g as [c'|y]; injection E as <-.
    + unfold has in T; simpl in T; injection T as ->; exists b; split; [exact H | cbn [snd]; lia].
    + exists (repeat true (Z.to_nat (k - low)) ++ b); split; [apply Forall2_app; [apply hold_repeat, T | exact H] | rewrite trues_app, trues_repeat; cbn [snd]; lia].
  - destruct q as [k [d|d|]| | | | |]; try discriminate E; destruct (_ && _); [|discriminate E]; destruct (copies_from low (before ++ _)) as [[r z]|] eqn:C; [|discriminate E].
    destruct (IH (fun e I => F e (or_intror I)) _ eq_refl) as (m & -> & b & H & Z0); cbn [fst snd] in *; exists m; split; [reflexivity|].
    specialize (F _ (or_introl eq_refl)); simpl in F; destruct h as [c'|y]; injection E as <-.
    + unfold has in F; simpl in F; injection F as ->; exists b; split; [exact H | cbn [snd]; lia].
    + exists (repeat false (Z.to_nat (k - low)) ++ b); split; [apply Forall2_app; [apply hold_repeat, F | exact H] | rewrite trues_app, trues_repeat; exact Z0].
Qed.

Lemma as_count_tells a t p c : tells a t p -> as_count t = Some c -> exists k, p = whole k /\ counts a c k.
Proof.
  destruct t as [q|l|l base]; simpl; intros T E.
  - destruct q as [k [d|d|]| | | | |]; try discriminate E; injection E as <-; exists k; split; [exact T | exists []; split; [constructor | simpl; lia]].
  - destruct (least_whole l) as [low|]; [|discriminate E]; destruct (copies_from low l) as [[r z]|] eqn:C; [|discriminate E]; injection E as <-.
    destruct (copies_tell a low l p T _ C) as (k & -> & b & H & Z0); cbn [fst snd] in *; exists k; split; [reflexivity | exists b; split; [exact H | cbn [snd]; lia]].
  - injection E as <-; destruct T as (b & H & ->); exists (base + trues b); split; [reflexivity | exists b; split; [exact H | reflexivity]].
Qed.

Lemma together_tells a o x y p q c : tells a x p -> tells a y q -> together o x y = Some c -> exists k, calculate o p q = Some (whole k) /\ counts a c k.
Proof.
  intros X Y E.
  assert (K : match as_count x, as_count y, o with
    | Some (l, z), Some (m, k), Plus_ => Some (l ++ m, z + k)
    | Some (l, z), Some (m, k), Minus_ => Some (l ++ map negated m, z - k - Z.of_nat (List.length m))
    | _, _, _ => None end = Some c) by (unfold together in E; destruct x, y; try exact E; discriminate E).
  clear E; destruct (as_count x) as [[l z]|] eqn:A; [|discriminate K]; destruct (as_count y) as [[m k]|] eqn:B; [|discriminate K].
  destruct (as_count_tells a x p _ X A) as (i & -> & b & H & I); destruct (as_count_tells a y q _ Y B) as (j & -> & d & G & J); cbn [fst snd] in *.
  destruct o; try discriminate K; injection K as <-.
  - exists (i + j); split; [apply calculate_plus|]; exists (b ++ d); split; [apply Forall2_app; assumption | rewrite trues_app; cbn [snd]; lia].
  - exists (i - j); split; [apply calculate_minus|]; exists (b ++ map negb d); split; [apply Forall2_app; [exact H | apply hold_negated, G]|].
    rewrite trues_app, trues_negated, <- (hold_length _ _ _ G); cbn [snd]; lia.
Qed.

Lemma arithmetic_ok a o x y p q : tells a x p -> tells a y q -> ok a (arithmetic o x y) (fun a' t => exists r, calculate o p q = Some r /\ tells a' t r).
Proof.
  intros X Y.
  assert (L : ok a (let other := lift [x; y] (by_function (calculated o)) in
      match together o x y with Some (l, z) => by_rows (pure (count_of z l)) other | None => other end) (fun a' t => exists r, calculate o p q = Some r /\ tells a' t r)).
  { assert (O : ok a (lift [x; y] (by_function (calculated o))) (fun a' t => exists r, calculate o p q = Some r /\ tells a' t r))
      by (apply (lift_function_ok a [x; y] [p; q] (calculated o)); repeat constructor; assumption).
    cbv zeta; destruct (together o x y) as [[l z]|] eqn:E; [|exact O]; apply by_rows_ok; [|exact O]; apply ok_pure.
    destruct (together_tells a o x y p q _ X Y E) as (k & C & b & H & ->); eexists; split; [exact C | apply count_of_tells, H]. }
  unfold arithmetic; destruct o; try exact L.
  - destruct x as [[k [d|d|]| | | | |]|l|l z], y as [[k' [d'|d'|]| | | | |]|m|m z']; try exact L; apply ok_pure; simpl in X, Y.
    + destruct Y as (b & B & ->); subst; exists (whole (k + (z' + trues b))); split; [apply calculate_plus | exists b; split; [exact B | f_equal; lia]].
    + destruct X as (b & B & ->); subst; exists (whole (z + trues b + k')); split; [apply calculate_plus | exists b; split; [exact B | f_equal; lia]].
  - destruct x as [[k [d|d|]| | | | |]|l|l z], y as [[k' [d'|d'|]| | | | |]|m|m z']; try exact L; apply ok_pure; simpl in X, Y.
    destruct X as (b & B & ->); subst; exists (whole (z + trues b - k')); split; [apply calculate_minus | exists b; split; [exact B | f_equal; lia]].
Qed.

(* One of two, by a literal. *)
Definition first_or_second (p : list part) : option part :=
  match p with [c; x; y] => if same_part c (whole 1) then Some x else Some y | _ => None end.

Definition between (g : lit) (x y : term) : making term :=
  match g with
  | Known b => pure (if b then x else y)
  | _ => lift [One_of [(whole 1, g); (whole 0, negated g)]; x; y] (by_function first_or_second)
  end.

Lemma between_ok a g b x y p q : has a g b -> tells a x p -> tells a y q -> ok a (between g x y) (fun a' t => tells a' t (if b then p else q)).
Proof.
  intros G X Y; unfold between; destruct g as [c|z]; [unfold has in G; simpl in G; injection G as ->; apply ok_pure; destruct b; assumption|].
  assert (C : tells a (One_of [(whole 1, Lit z); (whole 0, negated (Lit z))]) (whole (Z.b2z b))).
  { pose proof (has_negated _ _ _ G) as N; destruct b; [exists [], (Lit z), [(whole 0, negated (Lit z))] | exists [(whole 1, Lit z)], (negated (Lit z)), []];
      (split; [reflexivity|]; split; [assumption | intros e [<-|[]]; assumption]). }
  assert (T3 : Forall2 (tells a) [One_of [(whole 1, Lit z); (whole 0, negated (Lit z))]; x; y] [whole (Z.b2z b); p; q]) by (repeat constructor; assumption).
  apply (ok_more _ _ _ _ (lift_function_ok a _ _ first_or_second T3)).
  intros a1 t _ (r & E & T); simpl in E; destruct b; simpl in E.
  - destruct (same_part (whole 1) (whole 1)) as [_|N]; [injection E as <-; exact T | contradiction].
  - destruct (same_part (whole 0) (whole 1)) as [N|_]; [discriminate N | injection E as <-; exact T].
Qed.

(* ---------- Comparisons ---------- *)

(* Whether so many of the literals, and [base] more, are p. *)
Definition count_is (l : list lit) (base : Z) (p : part) : making lit :=
  match p with
  | Ratio k 1 => let* x := at_least l (k - base) in let* y := at_least l (k - base + 1) in conjunction [x; negated y]
  | Ratio _ _ | Endless_ => pure (Known false)
  | _ => fails
  end.

(* Whether it is below p. *)
Definition count_below (l : list lit) (base : Z) (p : part) : making lit :=
  match p with
  | Ratio n d => let* x := at_least l (- (- n / Zpos d) - base) in pure (negated x)
  | Endless_ => pure (Known true)
  | _ => fails
  end.

Definition known_truth (b : option bool) : making lit := match b with Some b => pure (Known b) | None => fails end.

Definition compared_by (f : part -> part -> option bool) (x y : term) : making lit :=
  let* x := spread x in let* y := spread y in any_value x (fun p => any_value y (fun q => known_truth (f p q))).

(* Of counts in a linear formula their difference is compared with 0. *)
Definition difference (x y : term) : option (list lit * Z) :=
  match x, y with How_many _ _, _ | _, How_many _ _ => together Minus_ x y | _, _ => None end.

Definition compared_with (by_count : list lit -> Z -> part -> making lit) (f : part -> part -> option bool) (x y : term) : making lit :=
  match difference x y with Some (l, z) => by_rows (by_count l z (whole 0)) (compared_by f x y) | None => compared_by f x y end.

Definition equal_terms (x y : term) : making lit :=
  match x, y with
  | How_many l z, Fixed p => count_is l z p
  | Fixed p, How_many l z => count_is l z p
  | _, _ => compared_with count_is equal_parts x y
  end.

Definition less_terms (x y : term) : making lit :=
  match x, y with
  | How_many l z, Fixed p => count_below l z p
  | Fixed (Ratio k 1), How_many l z => at_least l (k + 1 - z)
  | _, _ => compared_with count_below below x y
  end.

Lemma compared_by_ok f a x y p q : tells a x p -> tells a y q -> ok a (compared_by f x y) (fun a' l => exists b, f p q = Some b /\ has a' l b).
Proof.
  intros X Y; apply (ok_bind _ _ _ _ _ (spread_ok a x p X)); intros a1 x' G1 [X' _].
  apply (ok_bind _ _ _ _ _ (spread_ok a1 y q (tells_grows _ _ _ _ G1 Y))); intros a2 y' G2 [Y' _].
  apply (any_value_ok a2 x' _ (fun p => f p q) p); [|apply (tells_grows a1); assumption].
  intros p' a3 G3; apply (any_value_ok a3 y' _ (fun q => f p' q) q); [|apply (tells_grows a2); assumption].
  intros q' a4 _; unfold known_truth; destruct (f p' q') as [b|] eqn:E; [apply ok_pure; exists b; split; [exact E | reflexivity] | apply ok_fails].
Qed.

Lemma count_is_ok a l z p b : hold a l b -> ok a (count_is l z p) (fun a' x => exists c, equal_parts (whole (z + trues b)) p = Some c /\ has a' x c).
Proof.
  intros H; destruct p as [k [d|d|]| | | | |]; simpl count_is; try apply ok_fails; try (apply ok_pure; eexists; split; [reflexivity|]; cbn; rewrite ?andb_false_r; reflexivity).
  apply (ok_bind _ _ _ _ _ (at_least_ok a l b _ H)); intros a1 x G1 X.
  apply (ok_bind _ _ _ _ _ (at_least_ok a1 l b _ (hold_grows _ _ _ _ G1 H))); intros a2 y G2 Y.
  apply (ok_more _ _ _ _ (conj2_ok a2 _ _ _ _ (has_grows _ _ _ _ G2 X) (has_negated _ _ _ Y))); intros a3 g _ V.
  exists (z + trues b =? k); split; [unfold equal_parts, whole; simpl; rewrite ?andb_true_r; reflexivity|].
  replace (z + trues b =? k) with ((k - z <=? trues b) && negb (k - z + 1 <=? trues b)); [exact V|].
  apply eq_true_iff_eq; rewrite andb_true_iff, negb_true_iff, Z.leb_le, Z.leb_gt, Z.eqb_eq; lia.
Qed.

Lemma count_below_ok a l z p b : hold a l b -> ok a (count_below l z p) (fun a' x => exists c, below (whole (z + trues b)) p = Some c /\ has a' x c).
Proof.
  intros H; destruct p as [n d| | | | |]; simpl count_below; try apply ok_fails.
  - apply (ok_bind _ _ _ _ _ (at_least_ok a l b _ H)); intros a1 x G1 X; apply ok_pure; eexists; split; [reflexivity|].
    apply has_negated in X; cbn [below].
    replace ((z + trues b) * Z.pos d <? n * 1) with (negb (- (- n / Z.pos d) - z <=? trues b)); [exact X|].
    apply eq_true_iff_eq; rewrite negb_true_iff, Z.leb_gt, Z.ltb_lt, Z.mul_1_r.
    pose proof (Z.div_mod (- n) (Z.pos d)) as D; pose proof (Z.mod_pos_bound (- n) (Z.pos d)) as M.
    set (q := - n / Z.pos d) in *; set (r := (- n) mod Z.pos d) in *; split; intros L; nia.
  - apply ok_pure; eexists; split; reflexivity.
Qed.

Lemma difference_tells a x y p q c : tells a x p -> tells a y q -> difference x y = Some c -> exists i j, p = whole i /\ q = whole j /\ counts a c (i - j).
Proof.
  intros X Y E; assert (T : together Minus_ x y = Some c) by (unfold difference in E; destruct x, y; try discriminate E; exact E).
  assert (A : exists l m, as_count x = Some l /\ as_count y = Some m).
  { clear -T; unfold together in T; destruct x, y; try discriminate T; destruct (as_count _) as [[? ?]|]; try discriminate T; destruct (as_count _) as [[? ?]|]; try discriminate T; eauto. }
  destruct A as (l & m & A & B); destruct (as_count_tells a x p _ X A) as (i & -> & _); destruct (as_count_tells a y q _ Y B) as (j & -> & _).
  destruct (together_tells a Minus_ x y _ _ c X Y T) as (k & C & D); rewrite calculate_minus in C; injection C as C; exists i, j; subst k; auto.
Qed.

Lemma compared_with_ok by_count f a x y p q :
  (forall l z b, hold a l b -> ok a (by_count l z (whole 0)) (fun a' g => exists c, f (whole (z + trues b)) (whole 0) = Some c /\ has a' g c)) ->
  (forall i j, f (whole (i - j)) (whole 0) = f (whole i) (whole j)) ->
  tells a x p -> tells a y q -> ok a (compared_with by_count f x y) (fun a' l => exists b, f p q = Some b /\ has a' l b).
Proof.
  intros C F X Y; pose proof (compared_by_ok f a x y p q X Y) as L; unfold compared_with; destruct (difference x y) as [[l z]|] eqn:E; [|exact L]; apply by_rows_ok; [|exact L].
  destruct (difference_tells a x y p q _ X Y E) as (i & j & -> & -> & b & H & D); cbn [fst snd] in *; rewrite <- F, D; apply C, H.
Qed.

Lemma equal_terms_ok a x y p q : tells a x p -> tells a y q -> ok a (equal_terms x y) (fun a' l => exists b, equal_parts p q = Some b /\ has a' l b).
Proof.
  intros X Y; assert (F : forall i j, equal_parts (whole (i - j)) (whole 0) = equal_parts (whole i) (whole j)).
  { intros i j; unfold equal_parts, whole; simpl; rewrite !andb_true_r; f_equal; apply eq_true_iff_eq; rewrite !Z.eqb_eq; lia. }
  pose proof (compared_with_ok count_is equal_parts a x y p q (fun l z b => count_is_ok a l z _ b) F X Y) as L; unfold equal_terms.
  destruct x as [p'|l|l z], y as [q'|m|m z']; try exact L; simpl in X, Y; subst.
  - destruct Y as (b & B & ->); apply (ok_more _ _ _ _ (count_is_ok a m z' p' b B)); intros a1 g _ (c & E & V); exists c; split; [|exact V].
    destruct p'; simpl in E |- *; try discriminate E; unfold equal_parts in *; simpl in *; rewrite <- E; f_equal; rewrite Z.eqb_sym, Pos.eqb_sym; reflexivity.
  - destruct X as (b & B & ->); exact (count_is_ok a l z q' b B).
Qed.

Lemma less_terms_ok a x y p q : tells a x p -> tells a y q -> ok a (less_terms x y) (fun a' l => exists b, below p q = Some b /\ has a' l b).
Proof.
  intros X Y; assert (F : forall i j, below (whole (i - j)) (whole 0) = below (whole i) (whole j)).
  { intros i j; unfold below, whole; f_equal; apply eq_true_iff_eq; rewrite !Z.ltb_lt; lia. }
  pose proof (compared_with_ok count_below below a x y p q (fun l z b => count_below_ok a l z _ b) F X Y) as L; unfold less_terms.
  destruct x as [p'|l|l z], y as [q'|m|m z']; try (destruct p' as [k [d|d|]| | | | |]); try exact L; simpl in X, Y; subst.
  - destruct Y as (b & B & ->); apply (ok_more _ _ _ _ (at_least_ok a m b _ B)); intros a1 g _ V; eexists; split; [reflexivity|].
    replace (k * 1 <? (z' + trues b) * 1) with (k + 1 - z' <=? trues b); [exact V|].
    apply eq_true_iff_eq; rewrite Z.leb_le, Z.ltb_lt; lia.
  - destruct X as (b & B & ->); exact (count_below_ok a l z q' b B).
Qed.
