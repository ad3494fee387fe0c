(* What automorphisms keep, as one machine integer: sums over vertices of mixed numbers. Where two such
   numbers differ there is no automorphism; where they are the same nothing is said, however they
   were mixed. *)

From Coq Require Import ZArith Lia Bool Uint63 PArray List Permutation Sorted Orders Mergesort.
From Topocert Require Import Graph Walk CheckGraph Loop.
Import ListNotations.
Open Scope Z_scope.

(* Any two numbers as one, so that different ones hardly ever give the same. *)
Definition mix (a b : int) : int :=
  let h := ((a lxor (a >> 31)) * 3935559000370003845 + (b lxor (b >> 29)) * 2691343689449507681 + 88172645463325252)%uint63 in
  let h := ((h lxor (h >> 32)) * 4119734571285612231)%uint63 in (h lxor (h >> 30))%uint63.

Definition sum_of (k : int -> int) (l : list int) : int := fold_left (fun a v => a + k v)%uint63 l 0%uint63.

(* What is seen of all vertices, each with its own number and those of its neighbours. *)
Definition sight_of (P : plain) (k : int -> int) (v : int) : int := mix (k v) (sum_of k (row P v)).

Definition sight (P : plain) (k : int -> int) : int := loop (total P) (fun a v => a + mix (sight_of P k v) 1)%uint63 0%uint63.

Lemma sum_of_permutation k l m : Permutation l m -> sum_of k l = sum_of k m.
Proof.
  unfold sum_of; generalize 0%uint63 as a; intros a H; revert a; induction H as [| |x y l|l m r _ IH _ IH']; intros a; cbn [fold_left]; auto.
  - rewrite <- !Uint63.add_assoc, (Uint63.add_comm (k x)); reflexivity.
  - rewrite IH; apply IH'.
Qed.

Lemma sum_of_map k f l : sum_of k (map f l) = sum_of (fun v => k (f v)) l.
Proof. unfold sum_of; generalize 0%uint63; induction l as [|v l IH]; intros a; cbn [fold_left map]; [reflexivity | apply IH]. Qed.

Lemma sum_of_ext k k' l : (forall v, In v l -> k v = k' v) -> sum_of k l = sum_of k' l.
Proof.
  unfold sum_of; generalize 0%uint63; induction l as [|v l IH]; intros a H; cbn [fold_left]; [reflexivity|].
  rewrite H by (left; reflexivity); apply IH; intros w I; apply H; right; exact I.
Qed.

Section Kept.
Variable P : plain.
Hypothesis W : good_plain P.
Notation g := (Numbers P).

Lemma row_moved f v : automorphism g f -> is_vertex g v -> Permutation (map f (row P v)) (row P (f v)).
Proof.
  intros A V; pose proof (automorphism_vertex g f v A V) as V'; pose proof (NoDup_ints (total P)) as N.
  assert (R : forall u, is_vertex g u -> forall w, In w (row P u) <-> adj g u w).
  { intros u U w; rewrite numbers_adj by exact W; apply numbers_vertex in U; tauto. }
  apply NoDup_Permutation.
  - apply NoDup_map_inj; [|apply row_once; [exact W | apply numbers_vertex, V]]; intros a b I J; apply R in I, J; try exact V.
    apply (automorphism_injective g f a b N A); [apply (adj_right I) | apply (adj_right J)].
  - apply row_once; [exact W | apply numbers_vertex, V'].
  - intros w; rewrite in_map_iff; split.
    + intros (u & <- & I); apply R; [exact V'|]; apply automorphism_adj; [exact A | apply R; assumption].
    + intros I; apply R in I; [|exact V']; destruct (automorphism_onto g f w A (adj_right I)) as (u & U & <-); exists u; split; [reflexivity|].
      apply R; [exact V|]; destruct A as [_ A]; apply (A v u V U), I.
Qed.

(* Numbers k of vertices, and numbers k' that an automorphism takes them to. *)
Lemma sight_of_moved f k k' v : automorphism g f -> (forall u, is_vertex g u -> k' (f u) = k u) -> is_vertex g v -> sight_of P k' (f v) = sight_of P k v.
Proof.
  intros A K V; unfold sight_of; rewrite (K v V); f_equal; rewrite <- (sum_of_permutation _ _ _ (row_moved f v A V)), sum_of_map.
  apply sum_of_ext; intros w I; apply K, numbers_vertex, (row_below W v w (proj1 (numbers_vertex P v) V) I).
Qed.

Lemma sum_moved f k k' : automorphism g f -> (forall u, is_vertex g u -> k' (f u) = k u) -> sum_of k' (ints (total P)) = sum_of k (ints (total P)).
Proof. intros [Q _] K; rewrite <- (sum_of_permutation _ _ _ Q), sum_of_map; apply sum_of_ext; intros v V; apply K, V. Qed.

Lemma sight_moved f k k' : automorphism g f -> (forall u, is_vertex g u -> k' (f u) = k u) -> sight P k' = sight P k.
Proof.
  intros A K; unfold sight; rewrite !loop_fold.
  change (sum_of (fun v => mix (sight_of P k' v) 1) (ints (total P)) = sum_of (fun v => mix (sight_of P k v) 1) (ints (total P))).
  apply (sum_moved f); [exact A|]; intros v V; f_equal; apply (sight_of_moved f); assumption.
Qed.

Lemma automorphism_then f h : automorphism g f -> automorphism g h -> automorphism g (fun v => h (f v)).
Proof.
  intros A B; split.
  - rewrite <- (map_map f h); transitivity (map h (vertices g)); [apply Permutation_map, A | apply B].
  - intros u v U V; rewrite (proj2 A u v U V); apply B; apply automorphism_vertex; assumption.
Qed.
End Kept.

(* ---------- Different numbers ---------- *)

Module IntOrder <: TotalLeBool.
  Definition t := int.
  Definition leb (a b : int) : bool := (a <=? b)%uint63.
  Theorem leb_total : forall a b, leb a b = true \/ leb b a = true.
  Proof. intros a b; unfold leb; rewrite !Uint63.leb_spec; lia. Qed.
End IntOrder.

Module IntSort := Sort IntOrder.

Fixpoint increasing (l : list int) : bool :=
  match l with a :: ((b :: _) as r) => (a <? b)%uint63 && increasing r | _ => true end.

Definition different (l : list int) : bool := increasing (IntSort.sort l).

Lemma increasing_once l : increasing l = true -> NoDup l.
Proof.
  intros H; apply ascending_once, Sorted_StronglySorted; [intros a b c; unfold less; lia|].
  induction l as [|a [|b l] IH]; [constructor | repeat constructor|]; cbn [increasing] in H; apply andb_true_iff in H; destruct H as [L H].
  constructor; [apply IH, H | constructor; apply ltb_true, L].
Qed.

Lemma different_sound l : different l = true -> NoDup l.
Proof. intros H; apply increasing_once in H; exact (Permutation_NoDup (Permutation_sym (IntSort.Permuted_sort l)) H). Qed.

(* How many different numbers there are in a sorted list. *)
Fixpoint changes (l : list int) : int :=
  match l with a :: ((b :: _) as r) => if (a =? b)%uint63 then changes r else (1 + changes r)%uint63 | [_] => 1%uint63 | [] => 0%uint63 end.

Definition how_many_different (l : list int) : int := changes (IntSort.sort l).
