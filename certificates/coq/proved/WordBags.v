(* Lists that have the same members up to their order, where a member of one is that of the other by some relation:
   what the language makes of a list does not depend on its order. *)

From Coq Require Import ZArith QArith Qcanon Lia Lqa List Bool Uint63 Permutation.
From Topocert Require Import CheckGraph WordSays WordGame.
Import ListNotations.
Open Scope Z_scope.

(* ---------- When parts are the same ---------- *)

Lemma same_refl p : same p p = true.
Proof.
  induction p; simpl; rewrite ?Z.eqb_refl, ?Pos.eqb_refl, ?(proj2 (int_eqb_eq _ _) eq_refl), ?IHp1, ?IHp2; reflexivity.
Qed.

Lemma same_swap p : forall q, same p q = same q p.
Proof.
  induction p as [n d| |r i|a IHa b IHb| |a IHa b IHb]; intros [m e| |s j|c d'| |c d']; simpl; auto.
  - rewrite Z.eqb_sym, Pos.eqb_sym; reflexivity.
  - f_equal; apply eq_true_iff_eq; rewrite !int_eqb_eq; split; auto.
  - rewrite (IHa c), (IHb d'), (IHa d'), (IHb c), (andb_comm (same d' a)); reflexivity.
  - rewrite (IHa c), (IHb d'); reflexivity.
Qed.

Lemma same_onward p : forall q s, same p q = true -> same q s = true -> same p s = true.
Proof.
  induction p as [n d| |r i|a IHa b IHb| |a IHa b IHb]; intros [m e| |t j|c d'| |c d'] [k g| |u l|x y| |x y]; simpl; try discriminate; auto.
  - rewrite !andb_true_iff, !Z.eqb_eq, !Pos.eqb_eq; intuition congruence.
  - rewrite !andb_true_iff, !int_eqb_eq; intuition congruence.
  - rewrite !orb_true_iff, !andb_true_iff; intros [[A B]|[A B]] [[C D]|[C D]]; eauto 6.
  - rewrite !andb_true_iff; intros [A B] [C D]; eauto.
Qed.

Lemma same_left p q s : same p q = true -> same p s = same q s.
Proof.
  intros H; destruct (same q s) eqn:E; [apply (same_onward _ _ _ H E)|].
  destruct (same p s) eqn:F; [|reflexivity]; rewrite same_swap in H; rewrite (same_onward _ _ _ H F) in E; discriminate E.
Qed.

Lemma same_right p q s : same p q = true -> same s p = same s q.
Proof. intros H; rewrite (same_swap s p), (same_swap s q); apply same_left, H. Qed.

Lemma member_true p l : member p l = true <-> exists q, In q l /\ same p q = true.
Proof. apply existsb_exists. Qed.

Lemma member_left p q l : same p q = true -> member p l = member q l.
Proof. intros H; unfold member; induction l as [|s l IH]; simpl; [reflexivity|]; rewrite IH, (same_left _ _ _ H); reflexivity. Qed.

Lemma member_in p l : In p l -> member p l = true.
Proof. intros I; apply member_true; exists p; split; [exact I | apply same_refl]. Qed.

Lemma member_app p l m : member p (l ++ m) = member p l || member p m.
Proof. apply existsb_app. Qed.

(* No two members are the same. *)
Fixpoint different_parts (l : list part) : bool := match l with [] => true | p :: l => negb (member p l) && different_parts l end.

Lemma different_swap p q l : different_parts (p :: q :: l) = different_parts (q :: p :: l).
Proof. simpl; rewrite (same_swap p q); destruct (same q p), (member p l), (member q l), (different_parts l); reflexivity. Qed.

Lemma member_permuted p l m : Permutation l m -> member p l = member p m.
Proof.
  induction 1 as [|q l m _ IH|q s l|l m k _ IH1 _ IH2]; [reflexivity | | |congruence]; unfold member in *; simpl.
  - rewrite IH; reflexivity.
  - destruct (same p s), (same p q); reflexivity.
Qed.

Lemma different_permuted l m : Permutation l m -> different_parts l = different_parts m.
Proof.
  induction 1 as [|q l m P IH|q s l|l m k _ IH1 _ IH2]; [reflexivity | | apply different_swap | congruence].
  simpl; rewrite IH, (member_permuted q _ _ P); reflexivity.
Qed.

Lemma different_filter f l : different_parts l = true -> different_parts (filter f l) = true.
Proof.
  induction l as [|p l IH]; simpl; [reflexivity|]; rewrite andb_true_iff, negb_true_iff; intros [M D]; specialize (IH D).
  destruct (f p); [|exact IH]; simpl; rewrite IH, andb_true_r, negb_true_iff.
  destruct (member p (filter f l)) eqn:E; [|reflexivity]; apply member_true in E; destruct E as (q & I & S); apply filter_In in I.
  rewrite <- M; symmetry; apply member_true; exists q; tauto.
Qed.

Lemma different_app l m : different_parts (l ++ m) = true <->
  different_parts l = true /\ different_parts m = true /\ forall p, In p l -> member p m = false.
Proof.
  induction l as [|p l IH]; simpl; [split; [intros D; split; [|split]; auto; intros p [] | tauto]|].
  rewrite !andb_true_iff, !negb_true_iff, member_app, orb_false_iff, IH; split.
  - intros [[A B] [C [D E]]]; repeat split; auto; intros q [<-|I]; auto.
  - intros [[A C] [D E]]; repeat split; auto.
Qed.

Lemma different_map (f : int -> part) l : (forall i j, same (f i) (f j) = true -> i = j) -> NoDup l -> different_parts (map f l) = true.
Proof.
  intros F; induction 1 as [|i l N _ IH]; simpl; [reflexivity|]; rewrite IH, andb_true_r, negb_true_iff.
  destruct (member (f i) (map f l)) eqn:E; [|reflexivity]; apply member_true in E; destruct E as (q & I & S).
  apply in_map_iff in I; destruct I as (j & <- & I); apply F in S; subst; contradiction.
Qed.

(* ---------- The same up to order ---------- *)

Definition bag {A B} (R : A -> B -> Prop) (l : list A) (m : list B) : Prop := exists k, Permutation l k /\ Forall2 R k m.

Section Bags.
Context {A B : Type}.
Variable R : A -> B -> Prop.

Lemma bag_same_order l m : Forall2 R l m -> bag R l m.
Proof. intros F; exists l; split; [reflexivity | exact F]. Qed.

Lemma bag_nil : bag R [] [].
Proof. apply bag_same_order; constructor. Qed.

Lemma bag_cons a b l m : R a b -> bag R l m -> bag R (a :: l) (b :: m).
Proof. intros H (k & P & F); exists (a :: k); split; [constructor; exact P | constructor; assumption]. Qed.

Lemma bag_left l k m : Permutation l k -> bag R k m -> bag R l m.
Proof. intros P (j & Q & F); exists j; split; [transitivity k; assumption | exact F]. Qed.

Lemma forall_permuted m n : Permutation m n -> forall k, Forall2 R k m -> exists j, Permutation k j /\ Forall2 R j n.
Proof.
  induction 1 as [|b m n _ IH|b c m|m n o _ IH1 _ IH2]; intros k F.
  - exists k; split; [reflexivity | exact F].
  - inversion F as [|a ? k' ? H F']; subst; destruct (IH _ F') as (j & P & G); exists (a :: j); split; [constructor; exact P | constructor; assumption].
  - inversion F as [|a ? k' ? H F']; subst; inversion F' as [|a' ? k'' ? H' F'']; subst; exists (a' :: a :: k''); split; [constructor | repeat constructor; assumption].
  - destruct (IH1 _ F) as (j & P & G); destruct (IH2 _ G) as (i & Q & H); exists i; split; [transitivity j; assumption | exact H].
Qed.

Lemma bag_right l m n : Permutation m n -> bag R l m -> bag R l n.
Proof. intros P (k & Q & F); destruct (forall_permuted m n P k F) as (j & S & G); exists j; split; [transitivity k; assumption | exact G]. Qed.

Lemma bag_app l m l' m' : bag R l m -> bag R l' m' -> bag R (l ++ l') (m ++ m').
Proof. intros (k & P & F) (j & Q & G); exists (k ++ j); split; [apply Permutation_app; assumption | apply Forall2_app; assumption]. Qed.

Lemma bag_length l m : bag R l m -> List.length l = List.length m.
Proof. intros (k & P & F); rewrite (Permutation_length P); clear P; induction F; simpl; auto. Qed.

Lemma forall2_in k m : Forall2 R k m -> forall a, In a k -> exists b, In b m /\ R a b.
Proof. induction 1 as [|a b k m H F IH]; intros c []; [subst; exists b; split; [left; reflexivity | exact H]|]; destruct (IH c) as (d & I & J); auto; exists d; split; [right|]; assumption. Qed.

Lemma forall2_back k m : Forall2 R k m -> forall b, In b m -> exists a, In a k /\ R a b.
Proof. induction 1 as [|a b k m H F IH]; intros c []; [subst; exists a; split; [left; reflexivity | exact H]|]; destruct (IH c) as (d & I & J); auto; exists d; split; [right|]; assumption. Qed.

Lemma bag_in l m a : bag R l m -> In a l -> exists b, In b m /\ R a b.
Proof. intros (k & P & F) I; apply (forall2_in k m F); rewrite <- P; exact I. Qed.

Lemma bag_back l m b : bag R l m -> In b m -> exists a, In a l /\ R a b.
Proof. intros (k & P & F) I; destruct (forall2_back k m F b I) as (a & J & H); exists a; rewrite P; auto. Qed.

Lemma bag_filter f g l m : (forall a b, R a b -> f a = g b) -> bag R l m -> bag R (filter f l) (filter g m).
Proof.
  intros E (k & P & F); exists (filter f k); split.
  - clear F; induction P as [|a l k _ IH|a b l|l k j _ IH1 _ IH2]; simpl; [constructor | | |transitivity (filter f k); assumption].
    + destruct (f a); [constructor|]; exact IH.
    + destruct (f a), (f b); try reflexivity; constructor.
  - clear P; induction F as [|a b k' m' H _ IH]; [apply Forall2_nil|]; simpl; rewrite (E _ _ H); destruct (g b); [constructor; assumption | auto].
Qed.

Lemma existsb_permuted (f : A -> bool) l k : Permutation l k -> existsb f l = existsb f k.
Proof. induction 1 as [|a l k _ IH|a b l|l k j _ IH1 _ IH2]; simpl; [reflexivity | | |congruence]; [rewrite IH; reflexivity | destruct (f a), (f b); reflexivity]. Qed.

Lemma bag_exists f g l m : (forall a b, R a b -> f a = g b) -> bag R l m -> existsb f l = existsb g m.
Proof. intros E (k & P & F); rewrite (existsb_permuted f l k P); clear P; induction F as [|a b k m H _ IH]; simpl; [reflexivity|]; rewrite (E _ _ H), IH; reflexivity. Qed.

Lemma forallb_not (f : A -> bool) l : forallb f l = negb (existsb (fun a => negb (f a)) l).
Proof. induction l as [|a l IH]; simpl; [reflexivity|]; rewrite IH; destruct (f a), (existsb _ l); reflexivity. Qed.

End Bags.

Lemma bag_forall {A B} (R : A -> B -> Prop) f g l m : (forall a b, R a b -> f a = g b) -> bag R l m -> forallb f l = forallb g m.
Proof. intros E P; rewrite !forallb_not; f_equal; apply (bag_exists R); [|exact P]; intros a b H; rewrite (E _ _ H); reflexivity. Qed.

Lemma bag_map {A B C D} (R : A -> B -> Prop) (S : C -> D -> Prop) f g l m : (forall a b, R a b -> S (f a) (g b)) -> bag R l m -> bag S (map f l) (map g m).
Proof.
  intros E (k & P & F); exists (map f k); split; [apply Permutation_map, P|]; clear P; induction F; simpl; constructor; auto.
Qed.

Lemma bag_flat_map {A B C D} (R : A -> B -> Prop) (S : C -> D -> Prop) f g l m :
  (forall a b, R a b -> bag S (f a) (g b)) -> bag R l m -> bag S (flat_map f l) (flat_map g m).
Proof.
  intros E (k & P & F); apply (bag_left S _ (flat_map f k)); [apply Permutation_flat_map, P|]; clear P.
  induction F; simpl; [apply bag_nil | apply bag_app; auto].
Qed.

Lemma bag_concat {A B} (R : A -> B -> Prop) l m : bag (bag R) l m -> bag R (concat l) (concat m).
Proof. intros P; rewrite <- (map_id l), <- (map_id m), <- !flat_map_concat_map; apply (bag_flat_map (bag R)); auto. Qed.

(* Either both are missing, or both are there. *)
Definition both_there {A B} (R : A -> B -> Prop) (a : option A) (b : option B) : Prop :=
  match a, b with Some a, Some b => R a b | None, None => True | _, _ => False end.

Lemma both_map {A B C D} (R : A -> B -> Prop) (S : C -> D -> Prop) f g a b : (forall a b, R a b -> S (f a) (g b)) -> both_there R a b -> both_there S (option_map f a) (option_map g b).
Proof. destruct a, b; simpl; auto. Qed.

Lemma all_there_permuted {A} (l k : list (option A)) : Permutation l k -> both_there (@Permutation A) (all_there l) (all_there k).
Proof.
  induction 1 as [|a l k _ IH|a b l|l k j _ IH1 _ IH2]; simpl.
  - constructor.
  - destruct a as [a|]; [|exact I]; destruct (all_there l), (all_there k); simpl in *; auto.
  - destruct a as [a|], b as [b|], (all_there l); simpl; auto; constructor.
  - destruct (all_there l), (all_there k), (all_there j); simpl in *; try contradiction; auto; etransitivity; eassumption.
Qed.

Lemma bag_all_there {A B} (R : A -> B -> Prop) l m : bag (both_there R) l m -> both_there (bag R) (all_there l) (all_there m).
Proof.
  intros (k & P & F); apply all_there_permuted in P.
  assert (Q : both_there (Forall2 R) (all_there k) (all_there m)).
  { clear P; induction F as [|a b k m H _ IH]; simpl; [constructor|].
    destruct a, b; simpl in H |- *; try contradiction; auto; destruct (all_there k), (all_there m); simpl in *; auto. }
  destruct (all_there l), (all_there k), (all_there m); simpl in *; try contradiction; auto.
  eexists; split; eassumption.
Qed.

(* ---------- All and some ---------- *)

Lemma over_list_permuted {A} k (f : A -> option bool) l m : Permutation l m -> over_list k f l = over_list k f m.
Proof.
  induction 1 as [|a l m _ IH|a b l|l m n _ IH1 _ IH2]; simpl; [reflexivity | | |congruence].
  - rewrite IH; reflexivity.
  - destruct k, (f a) as [[]|], (f b) as [[]|], (over_list _ f l) as [[]|]; reflexivity.
Qed.

Lemma over_list_bag {A B} (R : A -> B -> Prop) k f g l m : (forall a b, R a b -> f a = g b) -> bag R l m -> over_list k f l = over_list k g m.
Proof.
  intros E (j & P & F); rewrite (over_list_permuted k f l j P); clear P; induction F as [|a b j m H _ IH]; [reflexivity|].
  simpl; rewrite (E _ _ H), IH; reflexivity.
Qed.

Lemma over_sets_permuted (Q : part -> Prop) k l m : Permutation l m -> Forall Q l ->
  forall f g most, (forall s t, Permutation s t -> Forall Q s -> f s = g t) -> over_sets k f l most = over_sets k g m most.
Proof.
  assert (X : forall l f g most, Forall Q l -> (forall s t, Permutation s t -> Forall Q s -> f s = g t) -> over_sets k f l most = over_sets k g l most).
  { intros l'; induction l' as [|p l' IH]; intros f g most A E; [exact (E [] [] (Permutation_refl _) (Forall_nil _))|]; inversion A; subst; simpl.
    rewrite (IH f g most), (IH (fun s => f (p :: s)) (fun s => g (p :: s)) (most - 1)); auto. }
  induction 1 as [|p l m P IH|p q l|l m n P1 IH1 P2 IH2]; intros A f g most E.
  - exact (E [] [] (Permutation_refl _) (Forall_nil _)).
  - inversion A; subst; simpl; rewrite (IH ltac:(assumption) f g most), (IH ltac:(assumption) (fun s => f (p :: s)) (fun s => g (p :: s)) (most - 1)); auto.
  - inversion A as [|? ? A1 A']; subst; inversion A' as [|? ? A2 A3]; subst.
    simpl; rewrite (X l f g most), (X l (fun s => f (p :: s)) (fun s => g (p :: s)) (most - 1)) by auto.
    rewrite (X l (fun s => f (q :: s)) (fun s => g (q :: s)) (most - 1)) by auto.
    assert (Y : over_sets k (fun s => f (q :: p :: s)) l (most - 1 - 1) = over_sets k (fun s => g (p :: q :: s)) l (most - 1 - 1))
      by (apply X; [exact A3 | intros s t S F; apply E; [rewrite S; apply perm_swap | repeat (constructor; auto)]]).
    rewrite Y; clear Y.
    destruct (most <=? 0); [reflexivity|].
    destruct (most - 1 <=? 0), k, (over_sets _ g l most) as [[]|], (over_sets _ _ l (most - 1)) as [[]|], (over_sets _ _ l (most - 1)) as [[]|]; try reflexivity;
      destruct (over_sets _ _ l (most - 1 - 1)) as [[]|]; reflexivity.
  - rewrite (IH1 A f f most).
    + apply IH2; [rewrite <- P1; exact A | exact E].
    + intros s t S F; rewrite (E s t S F); symmetry; apply E; [reflexivity | rewrite <- S; exact F].
Qed.

Lemma over_sets_bag (R : part -> part -> Prop) k l m : bag R l m -> forall f g most, (forall s t, bag R s t -> f s = g t) -> over_sets k f l most = over_sets k g m most.
Proof.
  intros (j & P & F) f g most E; set (Q := fun p => exists q, R p q).
  assert (A : Forall Q j) by (apply Forall_forall; intros p I; destruct (forall2_in R j m F p I) as (q & _ & H); exists q; exact H).
  assert (X : forall s t, Permutation s t -> Forall Q s -> f s = f t).
  { clear -E; intros s t S G; assert (T : exists u, Forall2 R s u).
    { clear S; induction G as [|p s (q & H) _ (u & IH)]; [exists []; constructor | exists (q :: u); constructor; assumption]. }
    destruct T as (u & T); rewrite (E s u) by (apply bag_same_order, T); symmetry; apply E.
    apply (bag_left R t s); [symmetry; exact S | apply bag_same_order, T]. }
  rewrite (over_sets_permuted Q k l j P (Permutation_Forall (Permutation_sym P) A) f f most X); clear P A X.
  revert f g most E; induction F as [|a b j m H _ IH]; intros f g most E; simpl; [exact (E [] [] (bag_nil R))|].
  rewrite (IH f g most), (IH (fun s => f (a :: s)) (fun s => g (b :: s)) (most - 1)); auto; intros s t B; apply E, bag_cons; assumption.
Qed.

(* The order of the keys of a map does not matter either: what matters is what stands first at a key. *)
Definition same_map (R : part -> part -> Prop) (m n : list (part * part)) : Prop :=
  forall p q, R p q -> both_there R (looked_up m p) (looked_up n q).

(* Two truths for one that follows the other. *)
Definition joined (k : quantifier) (p q : option bool) : option bool := match k with All => none_of p q | _ => any_of p q end.

Lemma over_list_joined {A} k (f : A -> option bool) a l : over_list k f (a :: l) = joined k (f a) (over_list k f l).
Proof. destruct k; simpl; destruct (f a) as [[]|], (over_list _ f l) as [[]|]; reflexivity. Qed.

Lemma over_list_split {A} k (f g : A -> option bool) l : over_list k (fun a => joined k (f a) (g a)) l = joined k (over_list k f l) (over_list k g l).
Proof.
  induction l as [|a l IH]; [destruct k; reflexivity|]; rewrite !over_list_joined, IH; unfold joined.
  destruct k, (f a) as [[]|], (g a) as [[]|], (over_list _ f l) as [[]|], (over_list _ g l) as [[]|]; reflexivity.
Qed.

Lemma over_list_same {A} k (f g : A -> option bool) l : (forall a, In a l -> f a = g a) -> over_list k f l = over_list k g l.
Proof. induction l as [|a l IH]; intros E; [reflexivity|]; rewrite !over_list_joined, IH, E; auto; [left; reflexivity | intros b I; apply E; right; exact I]. Qed.

Lemma over_list_swap {A B} k (f : A -> B -> option bool) l m : over_list k (fun a => over_list k (f a) m) l = over_list k (fun b => over_list k (fun a => f a b) l) m.
Proof.
  induction l as [|a l IH].
  - simpl; induction m as [|b m IHm]; [reflexivity|]; rewrite over_list_joined, <- IHm; destruct k; reflexivity.
  - rewrite over_list_joined, IH, <- over_list_split; apply over_list_same; intros b _; rewrite over_list_joined; reflexivity.
Qed.

Section OverMaps.
Variable R : part -> part -> Prop.
Variable k : quantifier.
Variable values : list part.

Definition same_at (m n : list (part * part)) : Prop := forall p, looked_up m p = looked_up n p.
Definition has_image (p : part) : Prop := exists q, R p q.
Definition has_images (m : list (part * part)) : Prop := Forall (fun e => has_image (fst e) /\ has_image (snd e)) m.

Lemma same_at_cons p v m n : same_at m n -> same_at ((p, v) :: m) ((p, v) :: n).
Proof. intros E q; unfold looked_up in *; simpl; destruct (same q p); [reflexivity | apply E]. Qed.

Lemma over_maps_permuted (V : Forall has_image values) keys keys' : Permutation keys keys' -> Forall has_image keys ->
  forall f g, (forall m n, same_at m n -> has_images m -> has_images n -> f m = g n) -> over_maps k f keys values = over_maps k g keys' values.
Proof.
  assert (V' : forall v, In v values -> has_image v) by (apply Forall_forall; exact V).
  assert (X : forall keys f g, Forall has_image keys -> (forall m n, same_at m n -> has_images m -> has_images n -> f m = g n) -> over_maps k f keys values = over_maps k g keys values).
  { intros l'; induction l' as [|p l' IH]; intros f g A E; [exact (E [] [] (fun q => eq_refl) (Forall_nil _) (Forall_nil _))|]; inversion A; subst; simpl.
    apply over_list_same; intros v I; apply IH; auto; intros m n S H H'; apply E; [apply same_at_cons, S | constructor; auto | constructor; auto]. }
  induction 1 as [|p l m P IH|p q l|l m n P1 IH1 P2 IH2]; intros A f g E.
  - apply X; auto.
  - inversion A; subst; simpl; apply over_list_same; intros v I; apply IH; auto; intros m' n' S H H'; apply E; [apply same_at_cons, S | constructor; auto | constructor; auto].
  - inversion A as [|? ? A1 A']; subst; inversion A' as [|? ? A2 A3]; subst; simpl.
    destruct (same q p) eqn:D.
    + apply over_list_same; intros v I; apply over_list_same; intros w J; apply X; auto; intros m n S H H'; apply E; [|repeat (constructor; auto)|repeat (constructor; auto)].
      intros s; unfold looked_up; simpl; rewrite (same_right q p s D); destruct (same s p); [reflexivity | apply S].
    + rewrite over_list_swap; apply over_list_same; intros v I; apply over_list_same; intros w J; apply X; auto; intros m n S H H'; apply E; [|repeat (constructor; auto)|repeat (constructor; auto)].
      intros s; unfold looked_up; simpl; destruct (same s q) eqn:B, (same s p) eqn:C; try reflexivity; [|apply S].
      rewrite same_swap in B; rewrite (same_onward _ _ _ B C) in D; discriminate D.
  - rewrite (IH1 A f f).
    + apply IH2; [apply (Permutation_Forall P1 A) | exact E].
    + intros m' n' S H H'; rewrite (E m' n' S H H'); symmetry; apply E; auto; intros s; reflexivity.
Qed.

End OverMaps.

Lemma looked_up_in m p v : looked_up m p = Some v -> exists q, In (q, v) m /\ same p q = true.
Proof.
  unfold looked_up; destruct (find _ m) as [[q w]|] eqn:F; [|discriminate]; intros E; injection E as <-; apply find_some in F.
  exists q; exact F.
Qed.

Lemma over_maps_bag (R : part -> part -> Prop) k keys keys' values values' :
  (forall p q p' q', R p q -> R p' q' -> same p p' = same q q') -> bag R keys keys' -> bag R values values' ->
  forall f g, (forall m n, same_map R m n -> f m = g n) -> over_maps k f keys values = over_maps k g keys' values'.
Proof.
  intros S (j & P & F) V f g E.
  assert (I : forall l m, bag R l m -> Forall (has_image R) l) by (intros l m B; apply Forall_forall; intros p I; destruct (bag_in R l m p B I) as (q & _ & H); exists q; exact H).
  assert (X : forall m n, same_at m n -> has_images R m -> has_images R n -> f m = f n).
  { intros m n A B _; assert (C : exists l, Forall2 (fun e e' => R (fst e) (fst e') /\ R (snd e) (snd e')) m l).
    { clear A; induction B as [|e m ((p & H) & (q & K)) _ (l & IH)]; [exists []; constructor | exists ((p, q) :: l); constructor; auto]. }
    destruct C as (l & C); assert (D : same_map R m l).
    { intros p q H; unfold looked_up; clear A B; induction C as [|[a b] [c d] m l [K L] _ IH]; [exact Logic.I|]; simpl in *.
      rewrite (S p q a c H K); destruct (same q c); [exact L | exact IH]. }
    rewrite (E m l D); symmetry; apply E; intros p q H; rewrite <- (A p); apply D, H. }
  rewrite (over_maps_permuted R k values (I _ _ V) keys j P (I keys keys' (ex_intro _ j (conj P F))) f f X); clear P X.
  revert f g E; induction F as [|a b j m H _ IH]; intros f g E; simpl.
  - apply E; intros p q _; exact Logic.I.
  - apply (over_list_bag R); [|exact V]; intros v w K; apply IH; intros m' n' M; apply E; intros p q J; unfold looked_up; simpl.
    rewrite (S p q a b J H); destruct (same q b); [exact K | apply M, J].
Qed.

(* ---------- All subsets, and all maps, of lists ---------- *)

Lemma bag_onward {A B C} (R : A -> B -> Prop) (S : B -> C -> Prop) (T : A -> C -> Prop) l m n :
  (forall a b c, R a b -> S b c -> T a c) -> bag R l m -> bag S m n -> bag T l n.
Proof.
  intros E (k & P & F) (j & Q & G); destruct (forall_permuted R m j Q k F) as (i & X & H); exists i; split; [transitivity k; assumption|].
  clear -E G H; revert n G; induction H as [|a b i j H _ IH]; intros n G; inversion G; subst; constructor; eauto.
Qed.

Lemma bag_itself {A} (R : A -> A -> Prop) l : (forall a, R a a) -> bag R l l.
Proof. intros E; apply bag_same_order; induction l; constructor; auto. Qed.

Lemma all_sets_permuted l m : Permutation l m -> forall most, bag (@Permutation part) (all_sets l most) (all_sets m most).
Proof.
  assert (E : forall l : list part, Permutation l l) by reflexivity.
  induction 1 as [|p l m P IH|p q l|l m n P1 IH1 P2 IH2]; intros most.
  - apply bag_itself, E.
  - simpl; apply bag_app; [apply IH|]; destruct (most <=? 0); [apply bag_nil|]; apply (bag_map (@Permutation part)); [|apply IH]; intros a b X; constructor; exact X.
  - simpl; destruct (most <=? 0); [apply bag_itself, E|]; rewrite <- !app_assoc; apply bag_app; [apply bag_itself, E|].
    rewrite !map_app, !app_assoc; apply bag_app; [apply (bag_left _ _ _ _ (Permutation_app_comm _ _)), bag_itself, E|].
    destruct (most - 1 <=? 0); [apply bag_nil|]; rewrite !map_map; apply (bag_map (@Permutation part)); [|apply bag_itself, E]; intros a b X; rewrite X; constructor.
  - apply (bag_onward (@Permutation part) (@Permutation part)) with (2 := IH1 most) (3 := IH2 most); intros a b c; apply Permutation_trans.
Qed.

Lemma all_sets_bag (R : part -> part -> Prop) l m most : bag R l m -> bag (bag R) (all_sets l most) (all_sets m most).
Proof.
  intros (k & P & F); apply (bag_onward (@Permutation part) (bag R)) with (2 := all_sets_permuted l k P most); [intros a b c; apply bag_left|]; clear P.
  revert most; induction F as [|a b k m H F IH]; intros most; simpl; [apply bag_cons; apply bag_nil|]; apply bag_app; [apply IH|].
  destruct (most <=? 0); [apply bag_nil|]; apply (bag_map (bag R)); [intros s t; apply bag_cons, H | apply IH].
Qed.

Lemma bag_flat_map_same {A B} (S : B -> B -> Prop) (f g : A -> list B) l : (forall a, bag S (f a) (g a)) -> bag S (flat_map f l) (flat_map g l).
Proof. intros E; apply (bag_flat_map eq); [intros a b <-; apply E | apply bag_itself; reflexivity]. Qed.

Lemma flat_map_swap {A B C} (f : A -> B -> list C) l m : Permutation (flat_map (fun a => flat_map (f a) m) l) (flat_map (fun b => flat_map (fun a => f a b) l) m).
Proof.
  induction l as [|a l IH]; simpl; [induction m; simpl; auto|]; rewrite IH; clear IH.
  induction m as [|b m IH]; simpl; [reflexivity|]; rewrite <- IH, <- !app_assoc; apply Permutation_app_head; rewrite !app_assoc; apply Permutation_app_tail, Permutation_app_comm.
Qed.

Lemma map_flat_map {A B C} (f : A -> list B) (g : B -> C) l : map g (flat_map f l) = flat_map (fun a => map g (f a)) l.
Proof. induction l as [|a l IH]; simpl; [reflexivity | rewrite map_app, IH; reflexivity]. Qed.

Lemma all_maps_permuted keys keys' values : Permutation keys keys' -> bag same_at (all_maps keys values) (all_maps keys' values).
Proof.
  assert (E : forall m, same_at m m) by (intros m q; reflexivity).
  induction 1 as [|p l m P IH|p q l|l m n P1 IH1 P2 IH2].
  - apply bag_itself, E.
  - simpl; apply bag_flat_map_same; intros v; apply (bag_map same_at); [intros a b; apply same_at_cons | exact IH].
  - simpl; apply (bag_left _ _ (if same q p then flat_map (fun v => map (cons (q, v)) (flat_map (fun w => map (cons (p, w)) (all_maps l values)) values)) values
        else flat_map (fun w => flat_map (fun v => map (cons (q, v)) (map (cons (p, w)) (all_maps l values))) values) values)).
    { destruct (same q p); [reflexivity|]; rewrite <- flat_map_swap; erewrite flat_map_ext; [reflexivity|]; intros v; rewrite map_flat_map; reflexivity. }
    destruct (same q p) eqn:D.
    + apply bag_flat_map_same; intros v; rewrite !map_flat_map; apply bag_flat_map_same; intros w; rewrite !map_map; apply (bag_map same_at); [|apply bag_itself, E].
      intros a b X s; unfold looked_up; simpl; rewrite (same_right q p s D); destruct (same s p); [reflexivity | apply X].
    + apply bag_flat_map_same; intros w; rewrite map_flat_map; apply bag_flat_map_same; intros v; rewrite !map_map; apply (bag_map same_at); [|apply bag_itself, E].
      intros a b X s; unfold looked_up; simpl; destruct (same s q) eqn:B, (same s p) eqn:C; try reflexivity; [|apply X].
      rewrite same_swap in B; rewrite (same_onward _ _ _ B C) in D; discriminate D.
  - apply (bag_onward same_at same_at) with (2 := IH1) (3 := IH2); intros a b c X Y s; rewrite X; apply Y.
Qed.

Lemma all_maps_bag (R : part -> part -> Prop) keys keys' values values' : (forall p q p' q', R p q -> R p' q' -> same p p' = same q q') ->
  bag R keys keys' -> bag R values values' -> bag (same_map R) (all_maps keys values) (all_maps keys' values').
Proof.
  intros S (j & P & F) V; apply (bag_onward same_at (same_map R)) with (2 := all_maps_permuted keys j values P); [intros a b c X Y p q H; rewrite X; apply Y, H|]; clear P.
  induction F as [|a b j m H _ IH]; simpl; [apply bag_cons; [intros p q _; exact Logic.I | apply bag_nil]|].
  apply (bag_flat_map R); [|exact V]; intros v w K; apply (bag_map (same_map R)); [|exact IH].
  intros s t M p q J; unfold looked_up; simpl; rewrite (S p q a b J H); destruct (same q b); [exact K | apply M, J].
Qed.
