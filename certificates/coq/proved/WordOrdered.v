(* A formula has all sets by their size, and all maps in the order in which they are gathered from. *)

From Coq Require Import ZArith Lia List Permutation.
From Topocert Require Import WordSays WordBags WordMoves.
Import ListNotations.
Open Scope Z_scope.

Lemma permuted_bag {A} (R : A -> A -> Prop) l m : Permutation l m -> (forall x, In x m -> R x x) -> bag R l m.
Proof. intros P H; exists m; split; [exact P|]; clear P; induction m as [|x m IH]; constructor; [apply H; left; reflexivity | apply IH; intros y I; apply H; right; exact I]. Qed.

Fixpoint sized (size : nat) (l : list part) : list (list part) :=
  match size with O => [[]] | S less => match l with [] => [] | p :: l => map (cons p) (sized less l) ++ sized size l end end.

Lemma sized_nothing l : sized 0 l = [[]].
Proof. destruct l; reflexivity. Qed.

Lemma sets_of_size_sized size l : forall before others, sets_of_size size l before others = map (fun s => [Set_ (rev before ++ s)]) (sized size l) ++ others.
Proof.
  revert size; induction l as [|p l IH]; intros [|size] before others; simpl; try (rewrite app_nil_r; reflexivity); [reflexivity|].
  rewrite !IH, map_app, map_map, <- app_assoc; f_equal; apply map_ext; intros s; simpl; rewrite <- app_assoc; reflexivity.
Qed.

Definition up_to_size (size : nat) (l : list part) : list (list part) := flat_map (fun k => sized k l) (seq 0 (S size)).

Lemma sets_up_to_sized size l : forall larger, sets_up_to size l larger = map (fun s => [Set_ s]) (up_to_size size l) ++ larger.
Proof.
  induction size as [|size IH]; intros larger; [unfold up_to_size; simpl sets_up_to; rewrite sets_of_size_sized; simpl flat_map; rewrite app_nil_r; reflexivity|].
  change (sets_up_to (S size) l larger) with (sets_up_to size l (sets_of_size (S size) l [] larger)); rewrite IH, sets_of_size_sized; unfold up_to_size.
  rewrite (seq_S (S size)), flat_map_app, map_app, <- app_assoc; simpl flat_map; rewrite app_nil_r; reflexivity.
Qed.

Lemma sized_none l : forall size, (List.length l < size)%nat -> sized size l = [].
Proof. induction l as [|p l IH]; intros [|size] L; simpl in *; try lia; [reflexivity|]; rewrite !IH by lia; reflexivity. Qed.

Lemma up_to_size_step size p l : Permutation (up_to_size (S size) (p :: l)) (up_to_size (S size) l ++ map (cons p) (up_to_size size l)).
Proof.
  unfold up_to_size; change (seq 0 (S (S size))) with (0%nat :: seq 1 (S size)); cbn [flat_map]; rewrite !sized_nothing; cbn [app]; apply perm_skip.
  rewrite <- seq_shift; generalize (seq 0 (S size)); intros ks; induction ks as [|k ks IH]; [constructor|]; cbn [map flat_map sized]; rewrite map_app.
  set (A := map (cons p) (sized k l)); set (B := sized (S k) l); set (R1 := flat_map (fun k => sized k (p :: l)) (map S ks)) in *; set (R2 := flat_map (fun k => sized k l) (map S ks)) in *; set (R3 := map (cons p) _) in *.
  rewrite <- !app_assoc; transitivity (A ++ (B ++ R2) ++ R3); [apply Permutation_app_head; rewrite <- app_assoc; apply Permutation_app_head, IH|].
  rewrite (app_assoc B R2), !(app_assoc _ _ R3); apply Permutation_app_tail, Permutation_app_comm.
Qed.

Lemma all_sets_order l : forall most, 0 <= most -> Permutation (all_sets l most) (up_to_size (Z.to_nat (Z.min (Z.of_nat (List.length l)) most)) l).
Proof.
  induction l as [|p l IH]; intros most N; [simpl; rewrite Z.min_l by lia; constructor; constructor|]; simpl all_sets.
  destruct (Z.leb_spec most 0) as [L|L].
  { assert (most = 0) by lia; subst; rewrite app_nil_r, (IH 0) by lia; rewrite !Z.min_r by lia; unfold up_to_size; simpl; rewrite !sized_nothing; reflexivity. }
  replace (Z.to_nat (Z.min (Z.of_nat (List.length (p :: l))) most)) with (S (Z.to_nat (Z.min (Z.of_nat (List.length l)) (most - 1)))) by (simpl List.length; lia).
  rewrite up_to_size_step; apply Permutation_app; [|apply Permutation_map, IH; lia]; rewrite (IH most) by lia.
  destruct (Z.le_gt_cases most (Z.of_nat (List.length l))) as [K|K].
  - replace (S (Z.to_nat (Z.min (Z.of_nat (List.length l)) (most - 1)))) with (Z.to_nat (Z.min (Z.of_nat (List.length l)) most)) by lia; reflexivity.
  - replace (Z.to_nat (Z.min (Z.of_nat (List.length l)) most)) with (List.length l) by lia; replace (Z.to_nat (Z.min (Z.of_nat (List.length l)) (most - 1))) with (List.length l) by lia.
    unfold up_to_size; rewrite (seq_S (S (List.length l))), flat_map_app; simpl flat_map; rewrite (sized_none l (S (List.length l))) by lia; rewrite !app_nil_r; reflexivity.
Qed.

(* Maps are in one order. *)
Lemma maps_onto_all_maps keys values : forall before others, maps_onto keys values before others = map (fun m => [Map_ (rev before ++ m)]) (all_maps keys values) ++ others.
Proof.
  induction keys as [|k keys IH]; intros before others; [simpl; rewrite app_nil_r; reflexivity|]; simpl.
  assert (K : forall vs, fold_right (fun v others => maps_onto keys values ((k, v) :: before) others) others vs = map (fun m => [Map_ (rev before ++ m)]) (flat_map (fun v => map (cons (k, v)) (all_maps keys values)) vs) ++ others); [|apply K].
  induction vs as [|v vs IHv]; [reflexivity|]; simpl; rewrite IHv, IH, map_app, map_map, <- app_assoc; f_equal; apply map_ext; intros m; simpl; rewrite <- app_assoc; reflexivity.
Qed.
