(* How it is shown that a line of text is right and what network it is: by arithmetic, with
   propositions in place of lists. *)

From Coq Require Import ZArith Lia List Permutation.
From Topocert Require Import Graph Walk Text.
Import ListNotations.
Open Scope Z_scope.

(* ---------- Lists ---------- *)

Lemma in_upwards many : forall a x, In x (upwards a many) <-> a <= x < a + Z.of_nat many.
Proof. induction many as [|many IH]; intros a x; [simpl; lia|]; cbn [upwards In]; rewrite IH; lia. Qed.

Lemma in_span a b x : In x (span a b) <-> a <= x <= b.
Proof. unfold span; rewrite in_upwards; lia. Qed.

Lemma NoDup_span a b : NoDup (span a b).
Proof.
  unfold span; generalize (Z.to_nat (b - a + 1)); clear b; intros many; revert a.
  induction many as [|many IH]; intros a; constructor; [rewrite in_upwards; lia | apply IH].
Qed.

Lemma each_some {A B} (f : A -> option (list B)) l : (forall a, In a l -> f a <> None) ->
  exists r, each f l = Some r.
Proof.
  induction l as [|a l IH]; intros H; [exists []; reflexivity|]; simpl.
  destruct IH as [r ->]; [intros; apply H; right; assumption|].
  destruct (f a) as [x|] eqn:E; [exists (x ++ r); reflexivity|].
  exfalso; apply (H a); [left; reflexivity | exact E].
Qed.

Lemma each_in {A B} (f : A -> option (list B)) l : forall r, each f l = Some r ->
  forall b, In b r <-> exists a x, In a l /\ f a = Some x /\ In b x.
Proof.
  induction l as [|a l IH]; simpl; intros r E b.
  - injection E as <-; split; [intros [] | intros (a & x & [] & _)].
  - destruct (f a) as [x|] eqn:F; [|discriminate]; destruct (each f l) as [y|]; [|discriminate].
    injection E as <-; rewrite in_app_iff, (IH y eq_refl); split.
    + intros [I|(a' & x' & I & F' & X)]; [exists a, x; auto | exists a', x'; auto].
    + intros (a' & x' & [->|I] & F' & X); [left; congruence | right; exists a', x'; auto].
Qed.

Lemma each_known {A B} (f : A -> option (list B)) l r a : each f l = Some r -> In a l -> exists x, f a = Some x.
Proof.
  revert r; induction l as [|b l IH]; simpl; intros r E [].
  - subst b; destruct (f a); [eauto | discriminate].
  - destruct (f b), (each f l); try discriminate; eapply IH; eauto.
Qed.

(* ---------- Conditions ---------- *)

(* A condition as a proposition. *)
Fixpoint sat (e : list Z) (c : cond) : Prop :=
  match c with
  | Yes => True
  | Equal a b => match value e a, value e b with Some x, Some y => x = y | _, _ => False end
  | Less a b => match value e a, value e b with Some x, Some y => x < y | _, _ => False end
  | AtMost a b => match value e a, value e b with Some x, Some y => x <= y | _, _ => False end
  | Not c => ~ sat e c
  | And c d => sat e c /\ sat e d
  | Or c d => sat e c \/ sat e d
  | Every a b c => match value e a, value e b with Some x, Some y => forall z, x <= z <= y -> sat (e ++ [z]) c | _, _ => False end
  end.

(* What a condition asks for has a value. *)
Fixpoint defined (e : list Z) (c : cond) : Prop :=
  match c with
  | Yes => True
  | Equal a b | Less a b | AtMost a b => match value e a, value e b with Some _, Some _ => True | _, _ => False end
  | Not c => defined e c
  | And c d => defined e c /\ (sat e c -> defined e d)
  | Or c d => defined e c /\ (~ sat e c -> defined e d)
  | Every a b c => match value e a, value e b with Some x, Some y => forall z, x <= z <= y -> defined (e ++ [z]) c | _, _ => False end
  end.

Lemma true_of_each_is {A} (f : A -> option bool) l b : true_of_each f l = Some b -> (b = true <-> forall x, In x l -> f x = Some true) /\ (forall x, In x l -> f x <> None).
Proof.
  revert b; induction l as [|x l IH]; intros b E; [injection E as <-; cbn; intuition|].
  cbn in E; fold (true_of_each f l) in E; destruct (f x) as [y|] eqn:F; [|discriminate]; destruct (true_of_each f l) as [c|]; [|discriminate]; injection E as <-.
  destruct (IH c eq_refl) as [H N]; split; [|intros z [<-|I]; [congruence | exact (N z I)]]; rewrite Bool.andb_true_iff, H; split.
  - intros [-> K] z [<-|I]; [exact F | exact (K z I)].
  - intros K; split; [specialize (K x (or_introl eq_refl)); congruence | intros z I; exact (K z (or_intror I))].
Qed.

Lemma true_of_each_known {A} (f : A -> option bool) l : (forall x, In x l -> f x <> None) -> exists b, true_of_each f l = Some b.
Proof.
  induction l as [|x l IH]; intros H; [exists true; reflexivity|]; cbn; fold (true_of_each f l).
  destruct (f x) as [y|] eqn:F; [|destruct (H x (or_introl eq_refl) F)]; destruct (IH (fun z I => H z (or_intror I))) as [b ->]; eauto.
Qed.

Lemma holds_sat e c : forall b, holds e c = Some b -> sat e c <-> b = true.
Proof.
  revert e; induction c as [|s t|s t|s t|c IH|c IHc d IHd|c IHc d IHd|s t c IH]; simpl; intros e b H.
  - injection H as <-; tauto.
  - destruct (value e s), (value e t); try discriminate; injection H as <-; symmetry; apply Z.eqb_eq.
  - destruct (value e s), (value e t); try discriminate; injection H as <-; symmetry; apply Z.ltb_lt.
  - destruct (value e s), (value e t); try discriminate; injection H as <-; symmetry; apply Z.leb_le.
  - specialize (IH e); destruct (holds e c) as [b'|]; [|discriminate]; injection H as <-; rewrite (IH b' eq_refl); destruct b'; simpl; intuition congruence.
  - specialize (IHc e); destruct (holds e c) as [[|]|]; [| |discriminate]; rewrite (IHc _ eq_refl).
    + rewrite (IHd _ _ H); tauto.
    + injection H as <-; intuition discriminate.
  - specialize (IHc e); destruct (holds e c) as [[|]|]; [| |discriminate]; rewrite (IHc _ eq_refl).
    + injection H as <-; tauto.
    + rewrite (IHd _ _ H); intuition discriminate.
  - destruct (value e s) as [x|]; [|discriminate]; destruct (value e t) as [y|]; [|discriminate]; cbn [from_to] in H; destruct (true_of_each_is _ _ _ H) as [-> N]; split; intros K z I.
    + apply in_span in I; destruct (holds (e ++ [z]) c) as [u|] eqn:E; [|destruct (N z (proj2 (in_span x y z) I) E)]; f_equal; apply (IH _ _ E), K, I.
    + apply (IH _ _ (K z (proj2 (in_span x y z) I))); reflexivity.
Qed.

Lemma defined_holds e c : defined e c -> exists b, holds e c = Some b.
Proof.
  revert e; induction c as [|s t|s t|s t|c IH|c IHc d IHd|c IHc d IHd|s t c IH]; simpl; intros e H.
  - eauto.
  - destruct (value e s), (value e t); try contradiction; simpl; eauto.
  - destruct (value e s), (value e t); try contradiction; simpl; eauto.
  - destruct (value e s), (value e t); try contradiction; simpl; eauto.
  - destruct (IH e H) as [b ->]; simpl; eauto.
  - destruct H as [H K]; destruct (IHc e H) as [b E]; rewrite E; pose proof (holds_sat _ _ _ E) as S; destruct b; [apply IHd, K, S; reflexivity | eauto].
  - destruct H as [H K]; destruct (IHc e H) as [b E]; rewrite E; pose proof (holds_sat _ _ _ E) as S; destruct b; [eauto|].
    apply IHd, K; rewrite S; discriminate.
  - destruct (value e s) as [x|]; [|contradiction]; destruct (value e t) as [y|]; [|contradiction]; cbn [from_to]; apply true_of_each_known.
    intros z I; destruct (IH _ (H z (proj1 (in_span x y z) I))) as [b ->]; discriminate.
Qed.

(* ---------- Tuples ---------- *)

(* All that ranges ask for has a value. *)
Fixpoint ranges_right (e : list Z) (rs : list range) : Prop :=
  match rs with
  | [] => True
  | r :: rs =>
    match value e (low r), value e (high r) with
    | Some a, Some b => forall x, a <= x <= b -> defined (e ++ [x]) (only r) /\ (sat (e ++ [x]) (only r) -> ranges_right (e ++ [x]) rs)
    | _, _ => False
    end
  end.

(* A tuple is one of those that the ranges say. *)
Fixpoint fits (e : list Z) (rs : list range) (v : list Z) : Prop :=
  match rs, v with
  | [], [] => True
  | r :: rs, x :: v =>
    match value e (low r), value e (high r) with
    | Some a, Some b => a <= x <= b /\ sat (e ++ [x]) (only r) /\ fits (e ++ [x]) rs v
    | _, _ => False
    end
  | _, _ => False
  end.

Lemma tuples_known rs : forall e, ranges_right e rs -> exists l, tuples e rs = Some l.
Proof.
  induction rs as [|r rs IH]; simpl; intros e R; [eauto|].
  destruct (value e (low r)) as [a|]; [|contradiction]; destruct (value e (high r)) as [b|]; [|contradiction].
  apply each_some; intros x X; apply in_span in X; destruct (R x X) as [D S].
  destruct (defined_holds _ _ D) as [c E]; rewrite E; pose proof (holds_sat _ _ _ E) as H; destruct c; simpl; [|discriminate].
  destruct (IH _ (S (proj2 H eq_refl))) as [l ->]; discriminate.
Qed.

Lemma tuples_fit rs : forall e l, tuples e rs = Some l -> forall v, In v l <-> fits e rs v.
Proof.
  induction rs as [|r rs IH]; simpl; intros e l E v.
  - injection E as <-; destruct v; simpl; [tauto|]; split; [intros [H|[]]; discriminate | contradiction].
  - destruct (value e (low r)) as [a|]; [|discriminate]; destruct (value e (high r)) as [b|]; [|discriminate].
    rewrite (each_in _ _ _ E); split.
    + intros (x & y & X & F & V); apply in_span in X; unfold where_holds in F.
      destruct (holds (e ++ [x]) (only r)) as [[|]|] eqn:H; [| |discriminate].
      * destruct (tuples (e ++ [x]) rs) as [m|] eqn:T; [|discriminate]; injection F as <-.
        apply in_map_iff in V; destruct V as (w & <- & W); rewrite (holds_sat _ _ _ H), <- (IH _ _ T); auto.
      * injection F as <-; destruct V.
    + destruct v as [|x v]; [contradiction|]; intros (X & H & F).
      assert (S : In x (span a b)) by (apply in_span; exact X).
      destruct (each_known _ _ _ _ E S) as [y Y]; exists x, y; split; [exact S|]; split; [exact Y|].
      destruct (holds (e ++ [x]) (only r)) as [c|] eqn:K; [|discriminate]; apply (holds_sat _ _ _ K) in H; subst c; simpl in Y.
      destruct (tuples (e ++ [x]) rs) as [m|] eqn:T; [|discriminate]; injection Y as <-.
      apply in_map, (IH _ _ T); exact F.
Qed.

Lemma each_NoDup {A B} (f : A -> option (list B)) (key : B -> option A) l :
  (forall a x b, f a = Some x -> In b x -> key b = Some a) -> (forall a x, f a = Some x -> NoDup x) ->
  NoDup l -> forall r, each f l = Some r -> NoDup r.
Proof.
  intros K N; induction 1 as [|a l Out L IH]; simpl; intros r E; [injection E as <-; constructor|].
  destruct (f a) as [x|] eqn:F; [|discriminate]; destruct (each f l) as [y|] eqn:G; [|discriminate]; injection E as <-.
  apply NoDup_app_intro; [apply (N a); exact F | apply IH; reflexivity|].
  intros b X Y; apply (each_in _ _ _ G) in Y; destruct Y as (a' & y' & I & F' & Y).
  apply Out; replace a with a'; [exact I|]; pose proof (K _ _ _ F X); pose proof (K _ _ _ F' Y); congruence.
Qed.

Lemma tuples_once rs : forall e l, tuples e rs = Some l -> NoDup l.
Proof.
  induction rs as [|r rs IH]; simpl; intros e l E; [injection E as <-; repeat constructor; intros []|].
  destruct (value e (low r)) as [a|]; [|discriminate]; destruct (value e (high r)) as [b|]; [|discriminate].
  apply (each_NoDup _ (@hd_error Z)) with (4 := E); [| |apply NoDup_span]; intros x y; unfold where_holds;
    destruct (holds (e ++ [x]) (only r)) as [[|]|]; try discriminate; destruct (tuples (e ++ [x]) rs) as [m|] eqn:T; simpl; try discriminate.
  - intros v F; injection F as <-; intros V; apply in_map_iff in V; destruct V as (w & <- & _); reflexivity.
  - intros v F; injection F as <-; intros [].
  - intros v F; injection F as <-; intros [].
  - intros F; injection F as <-; apply NoDup_map_inj; [intros; congruence | apply (IH _ _ T)].
  - intros F; injection F as <-; constructor.
  - intros F; injection F as <-; constructor.
Qed.

(* ---------- Neighbours ---------- *)

(* All that a neighbour asks for has a value. *)
Fixpoint right_over (e : list Z) (rs : list range) (c : cond) (ts : list term) : Prop :=
  match rs with
  | [] => defined e c /\ (sat e c -> match tuple e ts with Some _ => True | None => False end)
  | r :: rs =>
    match value e (low r), value e (high r) with
    | Some a, Some b => forall x, a <= x <= b -> defined (e ++ [x]) (only r) /\ (sat (e ++ [x]) (only r) -> right_over (e ++ [x]) rs c ts)
    | _, _ => False
    end
  end.

Definition next_right (e : list Z) (n : next) : Prop := right_over e (over n) (when n) (to n).

(* The neighbour w is listed. *)
Fixpoint leads_over (e : list Z) (rs : list range) (c : cond) (ts : list term) (w : list Z) : Prop :=
  match rs with
  | [] => sat e c /\ match tuple e ts with Some x => x = w | None => False end
  | r :: rs =>
    match value e (low r), value e (high r) with
    | Some a, Some b => exists x, a <= x <= b /\ sat (e ++ [x]) (only r) /\ leads_over (e ++ [x]) rs c ts w
    | _, _ => False
    end
  end.

Definition leads (e : list Z) (n : next) (w : list Z) : Prop := leads_over e (over n) (when n) (to n) w.

Lemma app_one (e v : list Z) x : e ++ x :: v = (e ++ [x]) ++ v.
Proof. rewrite <- app_assoc; reflexivity. Qed.

Lemma right_over_ranges rs c ts : forall e, right_over e rs c ts -> ranges_right e rs /\ forall v, fits e rs v ->
  defined (e ++ v) c /\ (sat (e ++ v) c -> match tuple (e ++ v) ts with Some _ => True | None => False end).
Proof.
  induction rs as [|r rs IH]; simpl; intros e H.
  - split; [exact I|]; intros [|x v] V; [rewrite app_nil_r; exact H | contradiction].
  - destruct (value e (low r)) as [a|]; [|contradiction]; destruct (value e (high r)) as [b|]; [|contradiction]; split.
    + intros x X; destruct (H x X) as [D S]; split; [exact D|]; intros O; apply IH, S, O.
    + intros [|x v]; [contradiction|]; intros (X & O & V); destruct (H x X) as [_ S]; rewrite (app_one e v x); apply (IH _ (S O)), V.
Qed.

Lemma leads_over_ranges rs c ts w : forall e, leads_over e rs c ts w <->
  exists v, fits e rs v /\ sat (e ++ v) c /\ match tuple (e ++ v) ts with Some x => x = w | None => False end.
Proof.
  induction rs as [|r rs IH]; simpl; intros e.
  - split; [intros H; exists []; rewrite app_nil_r; auto|].
    intros ([|x v] & V & H); [rewrite app_nil_r in H; exact H | contradiction].
  - split.
    + destruct (value e (low r)) as [a|]; [|contradiction]; destruct (value e (high r)) as [b|]; [|contradiction].
      intros (x & X & O & H); apply IH in H; destruct H as (v & V & H); exists (x :: v); rewrite (app_one e v x); auto.
    + intros ([|x v] & V & H); [contradiction|].
      destruct (value e (low r)) as [a|]; [|contradiction]; destruct (value e (high r)) as [b|]; [|contradiction].
      destruct V as (X & O & V); exists x; rewrite (app_one e v x) in H; split; [exact X|]; split; [exact O|]; apply IH; exists v; auto.
Qed.

Lemma listed_known e n : next_right e n -> exists l, listed e n = Some l.
Proof.
  intros H; apply right_over_ranges in H; destruct H as [R N]; destruct (tuples_known _ _ R) as [l T]; unfold listed; rewrite T.
  apply each_some; intros v V; apply (tuples_fit _ _ _ T) in V; destruct (N v V) as [D S].
  destruct (defined_holds _ _ D) as [c E]; rewrite E; pose proof (holds_sat _ _ _ E) as H; destruct c; simpl; [|discriminate].
  specialize (S (proj2 H eq_refl)); destruct (tuple (e ++ v) (to n)); [discriminate | contradiction].
Qed.

Lemma listed_leads e n l : listed e n = Some l -> forall w, In w l <-> leads e n w.
Proof.
  unfold listed, leads; intros L w; destruct (tuples e (over n)) as [vs|] eqn:T; [|discriminate].
  rewrite (each_in _ _ _ L), leads_over_ranges; split.
  - intros (v & x & V & F & W); exists v; split; [apply (tuples_fit _ _ _ T); exact V|].
    destruct (holds (e ++ v) (when n)) as [[|]|] eqn:H; simpl in F; [| |discriminate].
    + rewrite (holds_sat _ _ _ H); destruct (tuple (e ++ v) (to n)) as [y|]; [|discriminate]; injection F as <-; destruct W as [->|[]]; auto.
    + injection F as <-; destruct W.
  - intros (v & V & H & W); apply (tuples_fit _ _ _ T) in V; destruct (each_known _ _ _ _ L V) as [x X]; exists v, x.
    split; [exact V|]; split; [exact X|].
    destruct (holds (e ++ v) (when n)) as [c|] eqn:E; [|discriminate]; apply (holds_sat _ _ _ E) in H; subst c; simpl in X.
    destruct (tuple (e ++ v) (to n)) as [y|]; [subst y | contradiction]; injection X as <-; left; reflexivity.
Qed.

(* ---------- A line says a network ---------- *)

Fixpoint every {A} (P : A -> Prop) (l : list A) : Prop := match l with [] => True | a :: l => P a /\ every P l end.

Fixpoint some_of {A} (P : A -> Prop) (l : list A) : Prop := match l with [] => False | a :: l => P a \/ some_of P l end.

Lemma every_in {A} (P : A -> Prop) l : every P l -> forall a, In a l -> P a.
Proof. induction l as [|b l IH]; simpl; [tauto|]; intros [H R] a [<-|I]; auto. Qed.

Lemma some_of_in {A} (P : A -> Prop) l : some_of P l -> exists a, In a l /\ P a.
Proof. induction l as [|b l IH]; simpl; [tauto|]; intros [H|H]; [eauto|]; destruct (IH H) as (a & I & Q); eauto. Qed.

(* The vertices are those of g, a neighbour that is listed is adjacent in g, and each link of g is
   listed at one of its ends. *)
Theorem text_says_by t ps (g : graph) code name :
  length ps = parameters t ->
  ranges_right ps (coordinates t) ->
  (exists v, is_vertex g v) ->
  (forall v, is_vertex g v -> fits ps (coordinates t) (code v) /\ name (code v) = v) ->
  (forall w, fits ps (coordinates t) w -> is_vertex g (name w) /\ code (name w) = w) ->
  (forall v, is_vertex g v -> every (next_right (ps ++ code v)) (neighbours t)) ->
  (forall v w, is_vertex g v -> every (fun n => leads (ps ++ code v) n w ->
    is_vertex g (name w) /\ code (name w) = w /\ v <> name w /\ (link g v (name w) \/ link g (name w) v)) (neighbours t)) ->
  (forall u v, is_vertex g u -> is_vertex g v -> u <> v -> link g u v ->
    some_of (fun n => leads (ps ++ code u) n (code v) \/ leads (ps ++ code v) n (code u)) (neighbours t)) ->
  text_says t ps g code name.
Proof.
  intros A R (v0 & V0) C N Q L K.
  destruct (tuples_known _ _ R) as [vs T]; pose proof (tuples_fit _ _ _ T) as F.
  assert (V : forall w, is_vertex (text_graph t ps) w <-> fits ps (coordinates t) w).
  { intros w; unfold is_vertex, text_graph, text_vertices; cbn [vertices]; rewrite T; apply F. }
  assert (W : forall v, is_vertex g v -> exists ws, text_neighbours t ps (code v) = Some ws /\
    forall w, In w ws <-> exists n, In n (neighbours t) /\ leads (ps ++ code v) n w).
  { intros v Hv; destruct (each_some (listed (ps ++ code v)) (neighbours t)) as [ws E].
    - intros n I; destruct (listed_known _ _ (every_in _ _ (Q v Hv) n I)) as [l ->]; discriminate.
    - exists ws; split; [exact E|]; intros w; rewrite (each_in _ _ _ E); split.
      + intros (n & x & I & X & J); exists n; split; [exact I | apply (listed_leads _ _ _ X); exact J].
      + intros (n & I & J); destruct (listed_known _ _ (every_in _ _ (Q v Hv) n I)) as [x X]; exists n, x.
        split; [exact I|]; split; [exact X | apply (listed_leads _ _ _ X); exact J]. }
  assert (D : forall v w n, is_vertex g v -> In n (neighbours t) -> leads (ps ++ code v) n w ->
    fits ps (coordinates t) w /\ v <> name w /\ (link g v (name w) \/ link g (name w) v)).
  { intros v w n Hv I J; destruct (every_in _ _ (L v w Hv) n I J) as (Hw & E & O); split; [rewrite <- E; apply C, Hw | exact O]. }
  split.
  { split; [exact A|]; exists vs; split; [exact T|]; split.
    - intros ->; apply (proj2 (F (code v0))), C, V0.
    - intros w I; apply F, N in I; destruct I as [Hw E]; destruct (W _ Hw) as (ws & Ws & I); rewrite E in Ws; exists ws; split; [exact Ws|].
      intros x X; apply I in X; destruct X as (n & J & X); destruct (D _ _ _ Hw J X) as (Fx & O & _); split; [apply F; exact Fx|].
      intros ->; apply O; reflexivity. }
  split; [intros v Hv; destruct (C v Hv); rewrite V; auto|].
  split; [intros w Hw; apply N, V; exact Hw|].
  intros u w Hu Hw; apply V in Hu, Hw; destruct (N u Hu) as [Gu Eu], (N w Hw) as [Gw Ew].
  assert (Links : forall a b, is_vertex g a -> is_vertex g b ->
    link (text_graph t ps) (code a) (code b) <-> exists n, In n (neighbours t) /\ leads (ps ++ code a) n (code b)).
  { intros a b Ha Hb; destruct (W a Ha) as (ws & Ws & I); unfold text_graph; cbn [link]; rewrite Ws; apply I. }
  rewrite <- Eu, <- Ew; set (a := name u) in *; set (b := name w) in *; clearbody a b.
  rewrite (proj2 (C a Gu)), (proj2 (C b Gw)); split.
  - intros (_ & _ & O & H); split; [exact Gu|]; split; [exact Gw|]; split; [congruence|].
    assert (Ad : forall x y, is_vertex g x -> is_vertex g y -> link (text_graph t ps) (code x) (code y) -> link g x y \/ link g y x).
    { intros x y X Y E; apply Links in E; [|exact X|exact Y]; destruct E as (n & I & E).
      destruct (D x (code y) n X I E) as (_ & _ & P); rewrite (proj2 (C y Y)) in P; exact P. }
    destruct H as [H|H]; apply Ad in H; tauto.
  - intros (_ & _ & O & H); split; [apply V, C, Gu|]; split; [apply V, C, Gw|]; split.
    + intros E; apply O; rewrite <- (proj2 (C a Gu)), <- (proj2 (C b Gw)), E; reflexivity.
    + rewrite (Links a b Gu Gw), (Links b a Gw Gu).
      destruct H as [H|H]; [pose proof (K a b Gu Gw O H) as J | pose proof (K b a Gw Gu (not_eq_sym O) H) as J];
        apply some_of_in in J; destruct J as (n & I & [J|J]); eauto.
Qed.

(* A line that is right has a vertex: so its parameters are those that a condition of a range asks for. *)
Lemma right_some t ps : text_right t ps -> exists v, fits ps (coordinates t) v.
Proof.
  intros (_ & vs & V & N & _); destruct vs as [|v vs]; [congruence|]; exists v; apply (tuples_fit _ _ _ V); left; reflexivity.
Qed.
