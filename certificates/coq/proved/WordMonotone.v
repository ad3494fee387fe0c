(* Sentences that more of a number cannot hurt: true for one number, they are not false for a larger one. *)

From Coq Require Import ZArith Lia List Bool Uint63.
From Topocert Require Import CheckGraph WordSays WordMoves WordUses.
Import ListNotations.
Open Scope Z_scope.

(* ---------- What a quantifier's truth says of the values ---------- *)

Lemma over_list_all_back {A} k (f : A -> option bool) l : is_all_or_some k = true -> over_list k f l = Some (of_none k) -> forall a, In a l -> f a = Some (of_none k).
Proof.
  intros K; induction l as [|b l IH]; intros E a I; [destruct I|]; simpl in E.
  destruct k; try discriminate K; unfold and_then, or_then in E; simpl in *;
    destruct (f b) as [[|]|] eqn:F, (over_list _ f l) as [[|]|] eqn:R; simpl in E; try discriminate E; destruct I as [<-|I]; auto.
Qed.

Lemma over_list_one_back {A} k (f : A -> option bool) l : is_all_or_some k = true -> over_list k f l = Some (negb (of_none k)) -> exists a, In a l /\ f a = Some (negb (of_none k)).
Proof.
  intros K; induction l as [|b l IH]; intros E; simpl in E; [destruct k; discriminate|].
  destruct k; try discriminate K; unfold and_then, or_then in E; simpl in *;
    destruct (f b) as [[|]|] eqn:F, (over_list _ f l) as [[|]|] eqn:R; simpl in E; try discriminate E;
    try (exists b; split; [left; reflexivity | assumption]; fail); destruct (IH eq_refl) as (a & I & X); exists a; (split; [right; exact I | exact X]).
Qed.

Lemma over_sets_all_back k l : is_all_or_some k = true -> forall f most, over_sets k f l most = Some (of_none k) ->
  forall s, within s l -> Z.of_nat (List.length s) <= Z.max 0 most -> f s = Some (of_none k).
Proof.
  intros K; induction l as [|p l IH]; intros f most E s W L; simpl in E; [inversion W; subst; exact E|].
  assert (A : over_sets k f l most = Some (of_none k) /\ (0 < most -> over_sets k (fun s => f (p :: s)) l (most - 1) = Some (of_none k))).
  { destruct (most <=? 0) eqn:M; [split; [exact E | intros; apply Z.leb_le in M; lia]|].
    destruct k; try discriminate K; unfold and_then, or_then in E; simpl in *; destruct (over_sets _ f l most) as [[|]|], (over_sets _ (fun s => f (p :: s)) l (most - 1)) as [[|]|]; simpl in E; try discriminate E; auto. }
  destruct A as [A B]; inversion W; subst; [apply (IH f most A s); assumption|].
  simpl List.length in L; apply (IH (fun s => f (p :: s)) (most - 1)); [apply B; lia | assumption | lia].
Qed.

Lemma over_sets_one_back k l : is_all_or_some k = true -> forall f most, over_sets k f l most = Some (negb (of_none k)) ->
  exists s, within s l /\ Z.of_nat (List.length s) <= Z.max 0 most /\ f s = Some (negb (of_none k)).
Proof.
  intros K; induction l as [|p l IH]; intros f most E; simpl in E; [exists []; split; [constructor | split; [simpl; lia | exact E]]|].
  assert (A : over_sets k f l most = Some (negb (of_none k)) \/ 0 < most /\ over_sets k (fun s => f (p :: s)) l (most - 1) = Some (negb (of_none k))).
  { destruct (most <=? 0) eqn:M; [left; exact E|]; apply Z.leb_gt in M.
    destruct k; try discriminate K; unfold and_then, or_then in E; simpl in *; destruct (over_sets _ f l most) as [[|]|], (over_sets _ (fun s => f (p :: s)) l (most - 1)) as [[|]|]; simpl in E; try discriminate E; auto. }
  destruct A as [A|[M A]]; apply IH in A; destruct A as (s & W & L & F).
  - exists s; split; [constructor; exact W | split; assumption].
  - exists (p :: s); split; [constructor; exact W | split; [simpl List.length; lia | exact F]].
Qed.

Lemma map_from_cons p keys values m : map_from (p :: keys) values m -> exists v m', m = (p, v) :: m' /\ In v values /\ map_from keys values m'.
Proof.
  intros [A B]; destruct m as [|[q v] m]; [discriminate|]; injection A as -> A; exists v, m; split; [reflexivity|].
  split; [apply B; left; reflexivity | split; [exact A | intros w W; apply B; right; exact W]].
Qed.

Lemma over_maps_all_back k values keys : is_all_or_some k = true -> forall f, over_maps k f keys values = Some (of_none k) -> forall m, map_from keys values m -> f m = Some (of_none k).
Proof.
  intros K; induction keys as [|p keys IH]; intros f E m M; simpl in E; [destruct M as [M _]; destruct m; [exact E | discriminate]|].
  apply map_from_cons in M; destruct M as (v & m' & -> & V & M).
  apply (IH (fun m => f ((p, v) :: m))); [|exact M]; exact (over_list_all_back k _ values K E v V).
Qed.

Lemma over_maps_one_back k values keys : is_all_or_some k = true -> forall f, over_maps k f keys values = Some (negb (of_none k)) -> exists m, map_from keys values m /\ f m = Some (negb (of_none k)).
Proof.
  intros K; induction keys as [|p keys IH]; intros f E; simpl in E; [exists []; split; [split; [reflexivity | intros v []] | exact E]|].
  apply (over_list_one_back k _ values K) in E; destruct E as (v & V & E); apply IH in E; destruct E as (m & [M N] & F).
  exists ((p, v) :: m); split; [|exact F]; split; [simpl; rewrite M; reflexivity | intros w [<-|W]; [exact V | apply N, W]].
Qed.

(* ---------- Monotone sentences ---------- *)

(* Not true before and false behind. *)
Definition kept (p q : option bool) : Prop := ~ (p = Some true /\ q = Some false).

Lemma kept_same p : kept p p.
Proof. intros [A B]; congruence. Qed.

(* The number at place n. *)
Definition at_place (n : nat) (e : list worth) (z : Z) : Prop := nth_error e n = Some (Part_ (whole z)).

Lemma at_place_more n e z x : at_place n e z -> at_place (List.length x + n) (x ++ e) z.
Proof. unfold at_place; intros A; rewrite nth_error_app2 by lia; rewrite Nat.add_comm, Nat.add_sub; exact A. Qed.

Lemma is_local_at n x e z : is_local n x = true -> at_place n e z -> value e x = Some (Part_ (whole z)).
Proof. destruct x; simpl; try discriminate; intros E; apply Nat.eqb_eq in E; subst; exact (fun A => A). Qed.

Definition in_order (up : bool) (a b : Z) : Prop := if up then a <= b else b <= a.

Lemma kept_guarded k p q o : is_all_or_some k = true -> kept p q -> kept (guarded k o (fun _ => p)) (guarded k o (fun _ => q)).
Proof. intros K H; destruct o as [[|]|]; simpl; [exact H | apply kept_same | apply kept_same]. Qed.

Lemma over_list_kept {A} k (f g : A -> option bool) l : is_all_or_some k = true -> (forall a, In a l -> kept (f a) (g a)) -> kept (over_list k f l) (over_list k g l).
Proof.
  intros K H [P Q]; destruct k; try discriminate K.
  - apply (over_list_one_back All g l eq_refl) in Q; destruct Q as (a & I & Q); apply (H a I); split; [apply (over_list_all_back All f l eq_refl P a I) | exact Q].
  - apply (over_list_one_back Exists_ f l eq_refl) in P; destruct P as (a & I & P); apply (H a I); split; [exact P | apply (over_list_all_back Exists_ g l eq_refl Q a I)].
Qed.

(* From so many members, or so many more. *)
Definition more_of (k : quantifier) (a b : Z) : Prop := match k with All => b <= a | _ => a <= b end.

Lemma over_sets_kept k f g l a b : is_all_or_some k = true -> more_of k a b -> (forall s, kept (f s) (g s)) -> kept (over_sets k f l a) (over_sets k g l b).
Proof.
  intros K M H [P Q]; destruct k; try discriminate K; simpl in M.
  - apply (over_sets_one_back All l eq_refl g b) in Q; destruct Q as (s & W & L & Q); apply (H s); split; [|exact Q].
    apply (over_sets_all_back All l eq_refl f a P s W); lia.
  - apply (over_sets_one_back Exists_ l eq_refl f a) in P; destruct P as (s & W & L & P); apply (H s); split; [exact P|].
    apply (over_sets_all_back Exists_ l eq_refl g b Q s W); lia.
Qed.

Lemma map_from_more keys v w m : (forall p, In p v -> In p w) -> map_from keys v m -> map_from keys w m.
Proof. intros I [A B]; split; auto. Qed.

Lemma over_maps_kept k f g keys v w : is_all_or_some k = true -> (forall p, match k with All => In p w -> In p v | _ => In p v -> In p w end) ->
  (forall m, kept (f m) (g m)) -> kept (over_maps k f keys v) (over_maps k g keys w).
Proof.
  intros K M H [P Q]; destruct k; try discriminate K; simpl in M.
  - apply (over_maps_one_back All w keys eq_refl g) in Q; destruct Q as (m & W & Q); apply (H m); split; [|exact Q].
    apply (over_maps_all_back All v keys eq_refl f P m), (map_from_more keys w v m M W).
  - apply (over_maps_one_back Exists_ v keys eq_refl f) in P; destruct P as (m & W & P); apply (H m); split; [exact P|].
    apply (over_maps_all_back Exists_ w keys eq_refl g Q m), (map_from_more keys v w m M W).
Qed.

Lemma in_numbers_from many : forall a p, In p (numbers_from a many) <-> exists z, p = whole z /\ a <= z < a + Z.of_nat many.
Proof.
  induction many as [|many IH]; intros a p; simpl; [split; [intros [] | intros (z & _ & L); lia]|].
  rewrite IH; split.
  - intros [<-|(z & -> & L)]; eexists; split; [reflexivity | lia | reflexivity | lia].
  - intros (z & -> & L); destruct (Z.eq_dec a z) as [->|N]; [left; reflexivity | right; exists z; split; [reflexivity | lia]].
Qed.

Lemma in_numbers_to a b p : In p (numbers_to a b) <-> exists z, p = whole z /\ a <= z <= b.
Proof. unfold numbers_to; rewrite in_numbers_from; split; intros (z & -> & L); exists z; split; auto; lia. Qed.

Theorem monotone_kept x : forall up n e ef za zb, monotone up n x = true -> agree n e ef -> at_place n e za -> at_place n ef zb -> in_order up za zb ->
  kept (truth (value e x)) (truth (value ef x)).
Proof.
  induction x; intros up n e ef za zb M A E F L;
    (match goal with |- kept (truth (value e ?x)) _ => destruct (uses n x) eqn:U end;
     [|rewrite (unused_value _ n e ef U A); apply kept_same]);
    cbn [monotone] in M; rewrite U in M; cbn [negb] in M; try discriminate M.
  - (* not *)
    assert (L' : in_order (negb up) zb za) by (destruct up; simpl in *; lia).
    assert (A' : agree n ef e) by (intros m N; symmetry; apply A, N).
    specialize (IHx (negb up) n ef e zb za M A' F E L'); simpl value; rewrite !truth_said.
    destruct (truth (value e x)) as [[|]|], (truth (value ef x)) as [[|]|]; simpl; try (intros [? ?]; discriminate); destruct IHx; auto.
  - (* and *)
    apply andb_prop in M; destruct M as [M N]; specialize (IHx1 up n e ef za zb M A E F L); specialize (IHx2 up n e ef za zb N A E F L); simpl value.
    destruct (truth (value e x1)) as [[|]|], (truth (value ef x1)) as [[|]|]; rewrite ?truth_said; simpl; try (intros [? ?]; discriminate); try exact IHx2;
      destruct IHx1; auto.
  - (* or *)
    apply andb_prop in M; destruct M as [M N]; specialize (IHx1 up n e ef za zb M A E F L); specialize (IHx2 up n e ef za zb N A E F L); simpl value.
    destruct (truth (value e x1)) as [[|]|], (truth (value ef x1)) as [[|]|]; rewrite ?truth_said; simpl; try (intros [? ?]; discriminate); try exact IHx2;
      destruct IHx1; auto.
  - (* less *)
    simpl value; destruct up; apply andb_prop in M; destruct M as [M N]; simpl in L.
    + apply negb_true_iff in M; rewrite (unused_value _ n e ef M A), (is_local_at n x2 e za N E), (is_local_at n x2 ef zb N F); simpl.
      destruct (part_of (value ef x1)) as [[m d| | | | |]|]; simpl; try (intros [? ?]; discriminate); rewrite ?truth_said; simpl.
      intros [P Q]; injection P as P; injection Q as Q; apply Z.ltb_lt in P; apply Z.ltb_ge in Q; nia.
    + apply negb_true_iff in N; rewrite (unused_value _ n e ef N A), (is_local_at n x1 e za M E), (is_local_at n x1 ef zb M F); simpl.
      destruct (part_of (value ef x2)) as [[m d| | | | |]|]; simpl; try (intros [? ?]; discriminate).
      intros [P Q]; injection P as P; injection Q as Q; apply Z.ltb_lt in P; apply Z.ltb_ge in Q; nia.
  - (* a quantifier *)
    apply andb_prop in M; destruct M as [M G]; apply andb_prop in M; destruct M as [M B]; apply andb_prop in M; destruct M as [K O]; apply negb_true_iff in O.
    assert (K' : is_all_or_some k = true) by (destruct k; try discriminate K; reflexivity).
    assert (S : forall y, List.length y = width names r -> truth (value (y ++ e) x1) = truth (value (y ++ ef) x1)).
    { intros y Y; rewrite <- Y in O; rewrite (unused_value x1 _ _ _ O (agree_more n e ef y A)); reflexivity. }
    assert (T : forall y, List.length y = width names r -> kept (truth (value (y ++ e) x2)) (truth (value (y ++ ef) x2))).
    { intros y Y; rewrite <- Y in B; apply (IHx2 up _ _ _ za zb B (agree_more n e ef y A)); auto using at_place_more. }
    assert (KG : forall y, List.length y = width names r -> kept (guarded k (truth (value (y ++ e) x1)) (fun _ => truth (value (y ++ e) x2))) (guarded k (truth (value (y ++ ef) x1)) (fun _ => truth (value (y ++ ef) x2)))).
    { intros y Y; rewrite (S y Y); apply kept_guarded; auto. }
    assert (Q : forall l, (forall y, In y l -> List.length y = width names r) ->
        kept (truth (gathered k (fun y => value (y ++ e) x1) (fun y => value (y ++ e) x2) l)) (truth (gathered k (fun y => value (y ++ ef) x1) (fun y => value (y ++ ef) x2) l))).
    { intros l H; destruct k; try discriminate K; simpl gathered; rewrite !truth_said; apply over_list_kept; auto. }
    assert (C : forall each each' list list', (forall g h, (forall c, kept (g c) (h c)) -> kept (each g) (each' h)) -> width names r = 1%nat ->
        kept (truth (chosen k (fun y => value (y ++ e) x1) (fun y => value (y ++ e) x2) each list)) (truth (chosen k (fun y => value (y ++ ef) x1) (fun y => value (y ++ ef) x2) each' list'))).
    { intros each each' list list' H W; destruct k; try discriminate K; simpl chosen; rewrite !truth_said; apply H; intros c; apply (KG [c]); rewrite W; reflexivity. }
    assert (MO : Bool.eqb up (match k with Exists_ => true | _ => false end) = true -> more_of k za zb).
    { intros X; apply Bool.eqb_prop in X; subst up; destruct k; try discriminate K; exact L. }
    simpl value; destruct r as [r|r most|r to_]; simpl width in *.
    + rewrite orb_false_r in G || idtac; destruct (uses_over n (Over r)) eqn:R; [simpl in G; rewrite andb_false_r in G; discriminate|].
      rewrite (unused_value r n e ef R A); destruct (set_of (value ef r)) as [l|]; [|apply kept_same]; destruct (bindings names l) as [m|] eqn:D; [|apply kept_same].
      apply Q; intros y I; apply (bindings_length names l m y D I).
    + destruct (uses_over n (Sets r most)) eqn:R.
      * simpl in G; apply andb_prop in G; destruct G as [X G]; apply MO in X; destruct most as [|k']; [discriminate|]; apply andb_prop in G; destruct G as [G N]; apply negb_true_iff in G.
        rewrite (unused_value r n e ef G A); destruct (set_of (value ef r)) as [l|]; [|apply kept_same].
        simpl bound; rewrite (is_local_at n k' e za N E), (is_local_at n k' ef zb N F); simpl.
        destruct (za <? 0) eqn:AN, (zb <? 0) eqn:BN; apply C; try reflexivity; intros g h H.
        -- apply kept_same.
        -- apply Z.ltb_lt in AN; apply Z.ltb_ge in BN; destruct k; try discriminate K; simpl in X; [lia | intros [? ?]; discriminate].
        -- apply Z.ltb_ge in AN; apply Z.ltb_lt in BN; destruct k; try discriminate K; simpl in X; [intros [? ?]; discriminate | lia].
        -- apply over_sets_kept; auto.
      * simpl in R; apply orb_false_iff in R; destruct R as [R R']; rewrite (unused_value r n e ef R A).
        destruct (proj1 (proj2 (proj2 value_unused)) most n e ef R' A); destruct (set_of (value ef r)) as [l|]; [|apply kept_same].
        destruct (bound e most) as [m|]; [|apply kept_same]; destruct (_ <? 0); apply C; try reflexivity; intros g h H; [apply kept_same|].
        apply over_sets_kept; auto; destruct k; try discriminate K; simpl; lia.
    + destruct (uses_over n (Maps_ r to_)) eqn:R.
      * simpl in G; apply andb_prop in G; destruct G as [X G]; apply MO in X; destruct to_; try discriminate G; apply andb_prop in G; destruct G as [G N]; apply andb_prop in G; destruct G as [G G'].
        apply negb_true_iff in G; apply negb_true_iff in G'; rewrite (unused_value r n e ef G A); destruct (set_of (value ef r)) as [l|]; [|apply kept_same].
        simpl value; rewrite (unused_value _ n e ef G' A); destruct (whole_of (value ef to_1)) as [lo|]; [|apply kept_same].
        rewrite (is_local_at n to_2 e za N E), (is_local_at n to_2 ef zb N F); simpl; apply C; [|reflexivity]; intros g h H.
        apply over_maps_kept; auto; intros p; destruct k; try discriminate K; rewrite !in_numbers_to; simpl in X; intros (z & -> & Z); exists z; split; auto; lia.
      * simpl in R; apply orb_false_iff in R; destruct R as [R R']; rewrite (unused_value r n e ef R A), (unused_value to_ n e ef R' A).
        destruct (set_of (value ef r)) as [l|]; [|apply kept_same]; destruct (set_of (value ef to_)) as [m|]; [|apply kept_same]; apply C; [|reflexivity]; intros g h H.
        apply over_maps_kept; auto; intros p; destruct k; auto.
  - (* a word *)
    assert (R : forall w, uses n w = false -> value e w = value ef w) by (intros w W; apply (unused_value w n e ef W A)).
    assert (S : forall i l g h, List.length l = i -> forall c, g = l ++ Part_ (whole za) :: c -> h = l ++ Part_ (whole zb) :: c -> monotone up i x = true ->
        kept (truth (value g x)) (truth (value h x))).
    { intros i l g h <- c -> -> N; apply (IHx up _ _ _ za zb N); auto.
      - intros m NE; destruct (Nat.lt_ge_cases m (List.length l)) as [Y|Y]; [rewrite !nth_error_app1 by exact Y; reflexivity|].
        rewrite !nth_error_app2 by exact Y; destruct (m - List.length l)%nat eqn:D; [lia | reflexivity].
      - unfold at_place; rewrite nth_error_app2, Nat.sub_diag by lia; reflexivity.
      - unfold at_place; rewrite nth_error_app2, Nat.sub_diag by lia; reflexivity. }
    Ltac one_word R S E F :=
      repeat match goal with
      | H : (_ && _) = true |- _ => apply andb_prop in H; destruct H
      | H : negb _ = true |- _ => apply negb_true_iff in H
      end;
      simpl; repeat match goal with
      | H : uses ?n ?w = false |- context [value _ ?w] => rewrite (R w H); clear H
      | H : is_local ?n ?w = true |- context [value _ ?w] => rewrite (is_local_at n w _ _ H E), (is_local_at n w _ _ H F); clear H
      end;
      repeat match goal with |- context [match value ?ef ?w with Some _ => _ | None => _ end] => destruct (value ef w); [|apply kept_same] end.
    destruct args as [|x1 [|x2 [|x3 [|x4 [|? ?]]]]]; try discriminate M;
      repeat match goal with H : (_ || _) = true |- _ => apply orb_prop in H; destruct H as [H|H] end; one_word R S E F.
    + apply (S 0%nat [] _ _ eq_refl []); auto.
    + eapply (S 0%nat [] _ _ eq_refl); simpl; eauto.
    + eapply (S 1%nat [_] _ _ eq_refl); simpl; eauto.
    + eapply (S 0%nat [] _ _ eq_refl); simpl; eauto.
    + eapply (S 1%nat [_] _ _ eq_refl); simpl; eauto.
    + eapply (S 2%nat [_; _] _ _ eq_refl); simpl; eauto.
    + eapply (S 0%nat [] _ _ eq_refl); simpl; eauto.
    + eapply (S 1%nat [_] _ _ eq_refl); simpl; eauto.
    + eapply (S 2%nat [_; _] _ _ eq_refl); simpl; eauto.
    + eapply (S 3%nat [_; _; _] _ _ eq_refl); simpl; eauto.
Qed.
