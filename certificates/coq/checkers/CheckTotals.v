(* Order and size of whole families by sums: see CheckSums.v. *)

From Coq Require Import ZArith NArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk Text TextMeaning CheckLinear CheckQuestion CheckTerms CheckFamily CheckPlace CheckProper CheckTheorem CheckSums.
Import ListNotations.
Open Scope Z_scope.

(* ---------- Sums over tuples ---------- *)

Lemma value_is_num : (forall t e z, value e t = Some z -> num e t = z) /\ (forall c e b, holds e c = Some b -> yes e c = b).
Proof.
  assert (Two : forall f fine a b z, both f fine a b = Some z -> exists x y, a = Some x /\ b = Some y /\ f x y = z).
  { intros f fine [x|] [y|] z; simpl; try discriminate; destruct (fine x y); [|discriminate]; intros E; injection E as <-; exists x, y; auto. }
  assert (Compared : forall f a b z, compare f a b = Some z -> exists x y, a = Some x /\ b = Some y /\ f x y = z).
  { intros f [x|] [y|] z; simpl; try discriminate; intros E; injection E as <-; exists x, y; auto. }
  assert (Ranged : forall A (f : list Z -> option A) a b z, from_to f a b = Some z -> exists x y, a = Some x /\ b = Some y /\ f (span x y) = Some z).
  { intros A f [x|] [y|] z; simpl; try discriminate; intros E; exists x, y; auto. }
  apply term_cond_induction; cbn [num yes value holds].
  - intros z e x E; injection E as <-; reflexivity.
  - intros i e x E; apply nth_error_nth, E.
  - intros a IHa b IHb e z E; apply Two in E; destruct E as (x & y & A & B & <-); rewrite (IHa e x A), (IHb e y B); reflexivity.
  - intros a IHa b IHb e z E; apply Two in E; destruct E as (x & y & A & B & <-); rewrite (IHa e x A), (IHb e y B); reflexivity.
  - intros a IHa b IHb e z E; apply Two in E; destruct E as (x & y & A & B & <-); rewrite (IHa e x A), (IHb e y B); reflexivity.
  - intros a IHa b IHb e z E; apply Two in E; destruct E as (x & y & A & B & <-); rewrite (IHa e x A), (IHb e y B); reflexivity.
  - intros a IHa b IHb e z E; apply Two in E; destruct E as (x & y & A & B & <-); rewrite (IHa e x A), (IHb e y B); reflexivity.
  - intros a IHa b IHb e z E; apply Two in E; destruct E as (x & y & A & B & <-); rewrite (IHa e x A), (IHb e y B); reflexivity.
  - intros a IHa b IHb e z E; apply Two in E; destruct E as (x & y & A & B & <-); rewrite (IHa e x A), (IHb e y B); reflexivity.
  - intros a IHa b IHb e z E; apply Two in E; destruct E as (x & y & A & B & <-); rewrite (IHa e x A), (IHb e y B); reflexivity.
  - intros a IHa e z E; destruct (value e a) as [x|] eqn:A; [|discriminate]; injection E as <-; rewrite (IHa e x A); reflexivity.
  - intros a IHa b IHb e z E; apply Two in E; destruct E as (x & y & A & B & <-); rewrite (IHa e x A), (IHb e y B); reflexivity.
  - intros a IHa b IHb e z E; apply Two in E; destruct E as (x & y & A & B & <-); rewrite (IHa e x A), (IHb e y B); reflexivity.
  - intros a IHa b IHb e z E; apply Two in E; destruct E as (x & y & A & B & <-); rewrite (IHa e x A), (IHb e y B); reflexivity.
  - intros c IHc a IHa b IHb e z E; destruct (holds e c) as [[|]|] eqn:C; try discriminate; rewrite (IHc e _ C); auto.
  - intros a IHa b IHb t IHt e z E; apply Ranged in E; destruct E as (x & y & A & B & E); rewrite (IHa e x A), (IHb e y B); revert z E; induction (span x y) as [|u l IH]; intros z E.
    + injection E as <-; reflexivity.
    + apply Two in E; destruct E as (v & s & V & S & <-); cbn [fold_right]; rewrite (IHt _ v V), (IH s S); reflexivity.
  - intros e b E; injection E as <-; reflexivity.
  - intros a IHa b IHb e z E; apply Compared in E; destruct E as (x & y & A & B & <-); rewrite (IHa e x A), (IHb e y B); reflexivity.
  - intros a IHa b IHb e z E; apply Compared in E; destruct E as (x & y & A & B & <-); rewrite (IHa e x A), (IHb e y B); reflexivity.
  - intros a IHa b IHb e z E; apply Compared in E; destruct E as (x & y & A & B & <-); rewrite (IHa e x A), (IHb e y B); reflexivity.
  - intros c IH e b E; destruct (holds e c) as [d|] eqn:C; [|discriminate]; injection E as <-; rewrite (IH e d C); reflexivity.
  - intros c IHc d IHd e b E; destruct (holds e c) as [[|]|] eqn:C; try discriminate; rewrite (IHc e _ C); [apply (IHd e b E) | injection E as <-; reflexivity].
  - intros c IHc d IHd e b E; destruct (holds e c) as [[|]|] eqn:C; try discriminate; rewrite (IHc e _ C); [injection E as <-; reflexivity | apply (IHd e b E)].
  - intros a IHa b IHb c IHc e z E; apply Ranged in E; destruct E as (x & y & A & B & E); rewrite (IHa e x A), (IHb e y B); revert z E; induction (span x y) as [|u l IH]; intros z E.
    + injection E as <-; reflexivity.
    + cbn in E; fold (true_of_each (fun x => holds (e ++ [x]) c) l) in E; destruct (holds (e ++ [u]) c) as [v|] eqn:V; [|discriminate]; destruct (true_of_each _ l) as [s|]; [|discriminate].
      injection E as <-; cbn [forallb]; rewrite (IHc _ v V), (IH s eq_refl); reflexivity.
Qed.

Definition plain (r : range) : level := Level None [] r.

Lemma values_before_plain r e : values_before (plain r) e = e.
Proof. unfold values_before, plain; simpl; apply app_nil_r. Qed.

Lemma total_tuples rs weight : forall e o l, tuples e rs = Some l -> total_at (map plain rs) weight e o = sum_over (fun v => weight (e ++ v) (o ++ v)) l.
Proof.
  induction rs as [|r rs IH]; intros e o l E; cbn [tuples map total_at] in *; [injection E as <-; simpl; rewrite !app_nil_r; lia|].
  destruct (value e (low r)) as [a|] eqn:A; [|discriminate]; destruct (value e (high r)) as [b|] eqn:B; [|discriminate].
  apply (proj1 value_is_num) in A, B; unfold ends; cbn [fst snd]; rewrite values_before_plain; cbn [over_ plain]; rewrite A, B; clear A B.
  revert l E; induction (span a b) as [|x s IHs]; intros l E; cbn [each] in E; [injection E as <-; reflexivity|].
  destruct (where_holds (holds (e ++ [x]) (only r)) (option_map (map (cons x)) (tuples (e ++ [x]) rs))) as [l1|] eqn:W; [|discriminate].
  destruct (each _ s) as [l2|]; [|discriminate]; injection E as <-; rewrite sum_over_app; cbn [sum_over]; f_equal; [|apply IHs; reflexivity]; clear IHs.
  cbv zeta; destruct (holds (e ++ [x]) (only r)) as [[|]|] eqn:H; cbn [where_holds] in W; try discriminate; apply (proj2 value_is_num) in H; rewrite H.
  - destruct (tuples (e ++ [x]) rs) as [l'|] eqn:T; [|discriminate]; injection W as <-; rewrite (IH _ (o ++ [x]) _ T), sum_over_map; apply sum_over_ext; intros v _.
    rewrite <- !app_assoc; reflexivity.
  - injection W as <-; reflexivity.
Qed.

Lemma total_app ls ms weight : forall e o, total_at (ls ++ ms) weight e o = total_at ls (fun e o => total_at ms weight e o) e o.
Proof.
  induction ls as [|l ls IH]; intros e o; [reflexivity|]; cbn [app total_at]; apply sum_over_ext; intros x _; cbv zeta; rewrite IH; reflexivity.
Qed.

(* ---------- Order ---------- *)

Definition coordinate_levels (F : family) : list level := map plain (coordinates (line F)).

(* The whole sum, and a question about it. *)
Definition summed (F : family) (k : Z) (ls : list level) (ts : list term) (weight : list poly -> list poly -> making poly) (ps : list poly) : making poly :=
  from_ k ls ts weight ps ps.

Definition one_each (e o : list poly) : making poly := ret (constant 1).

Definition order_by_sums_questions (F : family) (c : cond) (k : Z) (ts : list term) (value : term) : list branch :=
  sum_questions F c k [] (coordinate_levels F) ts one_each ++
  [asked F c (fun ps => do n <- summed F k (coordinate_levels F) ts one_each ps; do v <- poly_of ps value; is (ret n) (ret v) false)].

Lemma vertices_sum F xs weight : family_right F xs ->
  total_at (coordinate_levels F) weight (params F xs) (params F xs) = sum_over (fun v => weight (params F xs ++ v) (params F xs ++ v)) (vertices (text_graph (line F) (params F xs))).
Proof.
  intros R; destruct (vertices_known F xs (is_shaped F xs R) (requires F xs R)) as (vs & E & _); cbn [vertices text_graph]; rewrite E; apply total_tuples, E.
Qed.

Theorem order_by_sums_sound F c k ts value us : length ts = length (coordinates (line F)) -> all_refuted (order_by_sums_questions F c k ts value) us = true ->
  forall xs, member F xs -> family_right F xs -> yes (params F xs) c = true ->
  exists n, order (text_graph (line F) (params F xs)) n /\ k * n = num (params F xs) value.
Proof.
  intros L A xs M R Y; apply all_refuted_app in A; destruct A as (u1 & u2 & A1 & A2).
  assert (Weight : forall w e o ev ov, have w e ev -> have w o ov -> yields (one_each e o) ((fun _ _ => 1) ev ov) w) by (intros; apply yields_ret, has_constant).
  assert (Lt : length ts = length (coordinate_levels F)) by (unfold coordinate_levels; rewrite map_length; exact L).
  pose proof (sum_sound F c k one_each (fun _ _ => 1) Weight xs M Y _ ts u1 Lt A1) as S; rewrite (vertices_sum F xs _ R) in S.
  rewrite (sum_over_constant _ 1) in S by reflexivity; rewrite Z.mul_1_r in S.
  eexists; split; [split; [apply (graph_proper F xs R) | reflexivity]|].
  destruct (from_at k (fun _ _ => 1) (coordinate_levels F) ts (params F xs) (params F xs) =? num (params F xs) value) eqn:E; [apply Z.eqb_eq in E; rewrite <- E; symmetry; exact S|exfalso].
  apply (refuted_by F c _ _ A2 _ (or_introl eq_refl) xs M Y); intros w ps P.
  apply (so_bind _ _ _ _ (yields_from k one_each (fun _ _ => 1) Weight _ ts w ps ps _ _ P P)); onward.
  apply (term_then _ _ (params F xs)); [exact P|]; onward; eapply false_so; [apply means_is; apply yields_ret; eassumption | exact E].
Qed.
