(* Words of letters round a ring of which every window is allowed, and the least weight of one: the transfer-matrix method, with
   sums as products and minima as sums. After some steps the least weights by length grow by a constant every so many steps. *)

From Coq Require Import ZArith Arith Lia List Bool.
Import ListNotations.
Open Scope Z_scope.

(* ---------- Tables of words of a length ---------- *)

Inductive tree := Leaf (v : option Z) | Node (l : list tree).

Fixpoint look (t : tree) (p : list nat) : option Z :=
  match p, t with
  | [], Leaf v => v
  | a :: p, Node l => match nth_error l a with Some t => look t p | None => None end
  | _, _ => None
  end.

Fixpoint build (A d : nat) (f : list nat -> option Z) : tree :=
  match d with O => Leaf (f []) | S d => Node (map (fun a => build A d (fun p => f (a :: p))) (seq 0 A)) end.

Definition letters (A : nat) (p : list nat) : Prop := forall a, In a p -> (a < A)%nat.

Lemma look_build A d : forall f p, length p = d -> letters A p -> look (build A d f) p = f p.
Proof.
  induction d as [|d IH]; intros f [|a p] L I; try discriminate; [reflexivity|]; cbn [build look].
  assert (Ia : (a < A)%nat) by (apply I; left; reflexivity); rewrite nth_error_map, (nth_error_nth' _ 0%nat) by (rewrite seq_length; exact Ia); cbn [option_map]; rewrite seq_nth by exact Ia.
  rewrite IH; [reflexivity | injection L as L; exact L | intros b J; apply I; right; exact J].
Qed.

Definition same_value (a b : option Z) : bool := match a, b with Some x, Some y => x =? y | None, None => true | _, _ => false end.

Fixpoint words (A d : nat) : list (list nat) := match d with O => [[]] | S d => flat_map (fun a => map (cons a) (words A d)) (seq 0 A) end.

Lemma words_in A d : forall p, In p (words A d) <-> length p = d /\ letters A p.
Proof.
  induction d as [|d IH]; intros p; cbn [words].
  - split; [intros [<-|[]]; split; [reflexivity | intros a []] | intros [L _]; destruct p; [left; reflexivity | discriminate]].
  - rewrite in_flat_map; split.
    + intros (a & I & J); apply in_seq in I; apply in_map_iff in J; destruct J as (q & <- & J); apply IH in J; destruct J as [L J]; split; [cbn [length]; lia|]; intros b [<-|K]; [lia | apply J, K].
    + intros [L I]; destruct p as [|a p]; [discriminate|]; exists a; split; [apply in_seq; specialize (I a (or_introl eq_refl)); lia|]; apply in_map, IH; split; [injection L as L; exact L | intros b J; apply I; right; exact J].
Qed.

(* ---------- Least of some ---------- *)

Definition lesser (a b : option Z) : option Z := match a, b with Some x, Some y => Some (Z.min x y) | Some x, None => Some x | None, b => b end.
Definition least (l : list (option Z)) : option Z := fold_right lesser None l.
Definition more (c : Z) (a : option Z) : option Z := option_map (fun x => x + c) a.

Lemma least_in l z : least l = Some z -> In (Some z) l.
Proof.
  revert z; induction l as [|a l IH]; intros z; [discriminate|]; cbn [least fold_right]; fold (least l); destruct a as [x|], (least l) as [y|] eqn:E; cbn [lesser]; intros H; try discriminate H.
  - injection H as H; destruct (Z.min_spec x y) as [[_ K]|[_ K]]; rewrite K in H; [left; congruence | right; apply IH; congruence].
  - left; congruence.
  - right; apply IH; exact H.
Qed.

Lemma least_le l z : In (Some z) l -> exists y, least l = Some y /\ y <= z.
Proof.
  induction l as [|a l IH]; intros I; [destruct I|]; cbn [least fold_right]; fold (least l); destruct I as [->|I].
  - destruct (least l) as [y|]; cbn [lesser]; eexists; (split; [reflexivity | lia]).
  - destruct (IH I) as (y & -> & L); destruct a as [x|]; cbn [lesser]; eexists; (split; [reflexivity | lia]).
Qed.

Lemma more_least c l : least (map (more c) l) = more c (least l).
Proof.
  induction l as [|a l IH]; [reflexivity|]; cbn [map least fold_right]; fold (least l); fold (least (map (more c) l)); rewrite IH; destruct a as [x|], (least l) as [y|]; cbn [more lesser option_map]; try reflexivity; f_equal; lia.
Qed.

Section Strip.
(* So many letters; the windows are of k+1, k at least 1. *)
Variables (A k : nat) (allowed : list nat -> bool) (cost : nat -> Z).

Definition sum_to (h : nat -> Z) (n : nat) : Z := fold_right Z.add 0 (map h (seq 0 n)).

Lemma sum_more h n : sum_to h (S n) = sum_to h n + h n.
Proof.
  unfold sum_to; rewrite seq_S, map_app; cbn [Nat.add map]; generalize (map h (seq 0 n)); induction l as [|x l IH]; cbn [app fold_right]; [lia | rewrite IH; lia].
Qed.

Lemma sum_same h h' n : (forall i, (i < n)%nat -> h i = h' i) -> sum_to h n = sum_to h' n.
Proof. induction n as [|n IH]; intros E; [reflexivity|]; rewrite !sum_more, IH, (E n) by (intros; try apply E; lia); reflexivity. Qed.

Definition may : tree := build A (S k) (fun p => if allowed p then Some 0 else None).

(* From each state by a letter to the next one. *)
Definition step (ok v : tree) : tree :=
  build A k (fun p => least (map (fun x => match look ok (x :: p) with Some _ => more (cost x) (look v (x :: removelast p)) | None => None end) (seq 0 A))).

Fixpoint same_words (p q : list nat) : bool := match p, q with [], [] => true | a :: p, b :: q => Nat.eqb a b && same_words p q | _, _ => false end.

Lemma same_words_eq p : forall q, same_words p q = true <-> p = q.
Proof.
  induction p as [|a p IH]; intros [|b q]; cbn [same_words]; try (split; [reflexivity || discriminate | congruence || discriminate]).
  rewrite andb_true_iff, Nat.eqb_eq, IH; split; [intros [-> ->]; reflexivity | intros E; injection E; auto].
Qed.

Definition start (s : list nat) : tree := build A k (fun p => if same_words s p then Some 0 else None).

Fixpoint after (ok : tree) (s : list nat) (n : nat) : tree := match n with O => start s | S n => step ok (after ok s n) end.

Definition shortest (n : nat) : option Z := least (map (fun s => look (after may s n) s) (words A k)).

(* The letters at s, s+1, …, s+n-1. *)
Definition cut (f : nat -> nat) (s n : nat) : list nat := map f (seq s n).

Lemma cut_length f s n : length (cut f s n) = n.
Proof. unfold cut; rewrite map_length; apply seq_length. Qed.

Lemma cut_cons f s n : cut f s (S n) = f s :: cut f (S s) n.
Proof. reflexivity. Qed.

Lemma cut_last f s n : cut f s (S n) = cut f s n ++ [f (s + n)%nat].
Proof. unfold cut; rewrite seq_S, map_app; reflexivity. Qed.

Lemma cut_nth f s n j : (j < n)%nat -> nth_error (cut f s n) j = Some (f (s + j)%nat).
Proof. revert s j; induction n as [|n IH]; intros s [|j] J; try lia; rewrite cut_cons; cbn [nth_error]; [rewrite Nat.add_0_r; reflexivity | rewrite IH by lia; do 2 f_equal; lia]. Qed.

Lemma cut_letters f s n : (forall i, (s <= i < s + n)%nat -> (f i < A)%nat) -> letters A (cut f s n).
Proof. intros H a I; apply in_map_iff in I; destruct I as (i & <- & I); apply in_seq in I; apply H; lia. Qed.

Lemma cut_same f g s n : (forall i, (s <= i < s + n)%nat -> f i = g i) -> cut f s n = cut g s n.
Proof. intros H; apply map_ext_in; intros i I; apply in_seq in I; apply H; lia. Qed.

Hypothesis K : (1 <= k)%nat.

Lemma look_may p : length p = S k -> letters A p -> look may p = if allowed p then Some 0 else None.
Proof. apply look_build. Qed.

Lemma pred_cut f s : removelast (cut f (S s) k) = cut f (S s) (k - 1).
Proof. destruct k as [|n]; [lia|]; rewrite cut_last, removelast_last; f_equal; lia. Qed.

(* A run of letters is no lighter than the table says. *)
Lemma table_below f n : (forall i, (i < n + k)%nat -> (f i < A)%nat) -> (forall i, (i < n)%nat -> allowed (cut f i (S k)) = true) ->
  exists z, look (after may (cut f 0 k) n) (cut f n k) = Some z /\ z <= sum_to (fun i => cost (f i)) n.
Proof.
  induction n as [|n IH]; intros B W.
  - exists 0; split; [|reflexivity]; cbn [after]; unfold start; rewrite look_build; [rewrite (proj2 (same_words_eq _ _) eq_refl); reflexivity | apply cut_length | apply cut_letters; intros i I; apply B; lia].
  - destruct IH as (z & E & L); [intros i I; apply B; lia | intros i I; apply W; lia|]; cbn [after]; unfold step; rewrite look_build; [|apply cut_length | apply cut_letters; intros i I; apply B; lia].
    rewrite sum_more.
    assert (I : In (Some (z + cost (f n))) (map (fun x => match look may (x :: cut f (S n) k) with Some _ => more (cost x) (look (after may (cut f 0 k) n) (x :: removelast (cut f (S n) k))) | None => None end) (seq 0 A))).
    { apply in_map_iff; exists (f n); split; [|apply in_seq; specialize (B n); lia]; rewrite <- (cut_cons f n k), look_may, (W n) by (first [lia | apply cut_length | apply cut_letters; intros i I; apply B; lia]).
      rewrite pred_cut, <- (cut_cons f n (k - 1)); replace (S (k - 1)) with k by lia; rewrite E; reflexivity. }
    destruct (least_le _ _ I) as (y & Y & Le); exists y; split; [exact Y | lia].
Qed.

(* What the table says is the weight of a run. *)
Lemma table_reached s n : forall p z, length s = k -> letters A s -> length p = k -> letters A p -> look (after may s n) p = Some z ->
  exists f, (forall i, (i < n + k)%nat -> (f i < A)%nat) /\ cut f 0 k = s /\ cut f n k = p /\ (forall i, (i < n)%nat -> allowed (cut f i (S k)) = true) /\ z = sum_to (fun i => cost (f i)) n.
Proof.
  induction n as [|n IH]; intros p z Ls Is Lp Ip H; cbn [after] in H.
  - unfold start in H; rewrite look_build in H by assumption; destruct (same_words s p) eqn:E; [|discriminate]; injection H as <-; apply same_words_eq in E; subst p.
    exists (fun i => nth i s 0%nat); assert (C : cut (fun i => nth i s 0%nat) 0 k = s).
    { apply (nth_ext _ _ 0%nat 0%nat); [rewrite cut_length; symmetry; exact Ls|]; intros i I; rewrite cut_length in I; unfold cut; rewrite (nth_indep _ 0%nat (nth 0 s 0%nat)) by (rewrite map_length, seq_length; exact I).
      rewrite (map_nth (fun i => nth i s 0%nat) (seq 0 k) 0%nat i), seq_nth by exact I; reflexivity. }
    split; [intros i I; apply Is, nth_In; lia|]; split; [exact C|]; split; [exact C|]; split; [intros i I; lia | reflexivity].
  - unfold step in H; rewrite look_build in H by assumption; apply least_in, in_map_iff in H; destruct H as (x & H & I); apply in_seq in I.
    assert (Lx : letters A (x :: p)) by (intros b [<-|J]; [lia | apply Ip, J]); rewrite look_may in H by (first [cbn [length]; lia | exact Lx]); destruct (allowed (x :: p)) eqn:Al; [|discriminate].
    destruct (look (after may s n) (x :: removelast p)) as [y|] eqn:V; [|discriminate]; cbn [more option_map] in H; injection H as <-.
    assert (Pn : p <> []) by (destruct p; [cbn [length] in Lp; lia | discriminate]); pose proof (app_removelast_last 0%nat Pn) as Sp; set (u := removelast p) in *; set (a := last p 0%nat) in *.
    assert (Lu : length (x :: u) = k) by (apply (f_equal (@length nat)) in Sp; rewrite app_length in Sp; cbn [length] in *; lia).
    destruct (IH (x :: u) y Ls Is Lu) as (f & B & C & D & W & Z_); [intros b [<-|J]; [lia | apply Ip; rewrite Sp; apply in_or_app; left; exact J] | exact V|].
    exists (fun i => if Nat.eqb i (n + k) then a else f i); set (g := fun i => if Nat.eqb i (n + k) then a else f i).
    assert (G : forall s m, (s + m <= n + k)%nat -> cut g s m = cut f s m).
    { intros s' m Le; apply cut_same; intros i J; unfold g; destruct (Nat.eqb_spec i (n + k)); [lia | reflexivity]. }
    assert (Last : g (n + k)%nat = a) by (unfold g; rewrite Nat.eqb_refl; reflexivity).
    assert (Sn : cut g n (S k) = x :: p). { rewrite cut_last, (G n k) by lia; rewrite D, Last, Sp; reflexivity. }
    split; [intros i J; unfold g; destruct (Nat.eqb_spec i (n + k)); [apply Ip; rewrite Sp; apply in_or_app; right; left; reflexivity | apply B; lia]|].
    split; [rewrite G by lia; exact C|]; split; [rewrite cut_cons in Sn; injection Sn as _ Sn; exact Sn|]; split.
    + intros i J; destruct (Nat.eq_dec i n) as [->|Ne]; [rewrite Sn; exact Al | rewrite (G i (S k)) by lia; apply W; lia].
    + rewrite sum_more, Z_; f_equal; [apply sum_same; intros i J; unfold g; destruct (Nat.eqb_spec i (n + k)); [lia | reflexivity]|].
      rewrite cut_cons in Sn; injection Sn as Sn _; fold g; cbv beta; change (if Nat.eqb n (n + k) then a else f n) with (g n); rewrite Sn; reflexivity.
Qed.

(* ---------- Round the ring ---------- *)

(* A word round a ring of n: its letters from a place on, to the window's end. *)
Definition window (f : nat -> nat) (n i : nat) : list nat := map (fun j => f ((i + j) mod n)%nat) (seq 0 (S k)).

Definition valid (f : nat -> nat) (n : nat) : Prop := (forall i, (i < n)%nat -> (f i < A)%nat) /\ forall i, (i < n)%nat -> allowed (window f n i) = true.

Definition weight (f : nat -> nat) (n : nat) : Z := sum_to (fun i => cost (f i)) n.

Lemma window_cut f n i : window f n i = cut (fun j => f (j mod n)%nat) i (S k).
Proof.
  assert (E : forall m s, map (fun j => f ((i + j) mod n)%nat) (seq s m) = map (fun j => f (j mod n)%nat) (seq (i + s) m)).
  { induction m as [|m IH]; intros s; [reflexivity|]; cbn [seq map]; rewrite IH, Nat.add_succ_r; reflexivity. }
  unfold window, cut; rewrite E, Nat.add_0_r; reflexivity.
Qed.

Theorem no_lighter f n : (1 <= n)%nat -> valid f n -> exists d, shortest n = Some d /\ d <= weight f n.
Proof.
  intros Kn [B W]; set (g := fun j => f (j mod n)%nat).
  assert (Bg : forall i, (i < n + k)%nat -> (g i < A)%nat) by (intros i _; apply B, Nat.mod_upper_bound; lia).
  destruct (table_below g n Bg) as (z & E & L); [intros i I; unfold g; rewrite <- window_cut; apply W, I|].
  assert (C : cut g n k = cut g 0 k).
  { unfold cut; assert (T : forall m s, map g (seq (n + s) m) = map g (seq s m)); [|rewrite <- (Nat.add_0_r n) at 1; apply T].
    induction m as [|m IH]; intros s; [reflexivity|]; cbn [seq map]; rewrite <- Nat.add_succ_r, IH; f_equal; unfold g; rewrite Nat.add_comm; replace (s + n)%nat with (s + 1 * n)%nat by lia; rewrite Nat.mod_add by lia; reflexivity. }
  rewrite C in E; destruct (least_le (map (fun s => look (after may s n) s) (words A k)) z) as (d & D & Le).
  - apply in_map_iff; exists (cut g 0 k); split; [exact E|]; apply words_in; split; [apply cut_length | apply cut_letters; intros i I; apply Bg; lia].
  - exists d; split; [exact D|]; unfold weight; rewrite (sum_same (fun i => cost (f i)) (fun i => cost (g i))) by (intros i I; unfold g; rewrite Nat.mod_small by exact I; reflexivity); lia.
Qed.

Theorem reached n d : (1 <= n)%nat -> shortest n = Some d -> exists f, valid f n /\ weight f n = d.
Proof.
  intros Kn H; apply least_in, in_map_iff in H; destruct H as (s & H & I); apply words_in in I; destruct I as [Ls Is].
  destruct (table_reached s n s d Ls Is Ls Is H) as (f & B & C & D & W & ->); exists f.
  assert (P : forall j, (j < n + k)%nat -> f (j mod n)%nat = f j).
  { intros j; induction j as [j IH] using lt_wf_ind; intros J; destruct (Nat.lt_ge_cases j n) as [Lt|Ge]; [rewrite Nat.mod_small by exact Lt; reflexivity|].
    replace j with (j - n + 1 * n)%nat at 1 by lia; rewrite Nat.mod_add by lia; rewrite IH by lia.
    assert (E : Some (f (j - n)%nat) = Some (f j)); [|injection E as E; exact E].
    transitivity (nth_error (cut f 0 k) (j - n)); [rewrite cut_nth by lia; reflexivity | rewrite C, <- D, cut_nth by lia; do 2 f_equal; lia]. }
  split; [split; [intros i I; apply B; lia|]|reflexivity]; intros i I; rewrite window_cut, (cut_same _ f) by (intros j J; apply P; lia); apply W, I.
Qed.

(* ---------- Lengths that grow ---------- *)

Lemma look_step v w c s : (forall p, In p (words A k) -> look w p = more c (look v p)) -> In s (words A k) -> look (step may w) s = more c (look (step may v) s).
Proof.
  intros E I; apply words_in in I; destruct I as [Ls Is]; unfold step; rewrite !look_build by assumption; rewrite <- more_least, map_map; f_equal; apply map_ext_in; intros x Ix; apply in_seq in Ix.
  destruct (look may (x :: s)); [|reflexivity]; rewrite E; [destruct (look v (x :: removelast s)); cbn [more option_map]; [f_equal; lia | reflexivity]|].
  apply words_in; assert (Pn : s <> []) by (destruct s; [cbn [length] in Ls; lia | discriminate]); pose proof (app_removelast_last 0%nat Pn) as Sp; split.
  - apply (f_equal (@length nat)) in Sp; rewrite app_length in Sp; cbn [length] in *; lia.
  - intros b [<-|J]; [lia | apply Is; rewrite Sp; apply in_or_app; left; exact J].
Qed.

(* From the n-th step on tables are those of p steps before, and c more. *)
Definition grows (ok : tree) (n p : nat) (c : Z) : bool :=
  forallb (fun s => let v := after ok s n in let w := Nat.iter p (step ok) v in forallb (fun q => same_value (look w q) (more c (look v q))) (words A k)) (words A k).

Lemma after_more s n m : after may s (m + n) = Nat.iter m (step may) (after may s n).
Proof. induction m as [|m IH]; [reflexivity|]; cbn [Nat.add after Nat.iter nat_rect]; rewrite IH; reflexivity. Qed.

Theorem growth n p c : grows may n p c = true -> forall m, (n <= m)%nat -> shortest (m + p) = more c (shortest m).
Proof.
  intros G m Le; unfold shortest; rewrite <- more_least, map_map; f_equal; apply map_ext_in; intros s I; unfold grows in G; rewrite forallb_forall in G; specialize (G s I); cbv zeta in G; rewrite forallb_forall in G.
  replace m with (m - n + n)%nat by lia; generalize (m - n)%nat; intros j.
  assert (E : forall q, In q (words A k) -> look (after may s (j + n + p)) q = more c (look (after may s (j + n)) q)); [|apply E, I].
  induction j as [|j IH]; intros q Q.
  - replace (0 + n + p)%nat with (p + n)%nat by lia; rewrite after_more; specialize (G q Q); cbn [Nat.add]; destruct (look (Nat.iter p (step may) (after may s n)) q), (more c (look (after may s n) q)); try discriminate G; [apply Z.eqb_eq in G; congruence | reflexivity].
  - cbn [Nat.add after]; apply look_step; [exact IH | exact Q].
Qed.

Corollary growth_often n p c : grows may n p c = true -> forall q m, (n <= m)%nat -> shortest (m + q * p) = more (c * Z.of_nat q) (shortest m).
Proof.
  intros G q; induction q as [|q IH]; intros m Le; [rewrite Nat.add_0_r; cbn [Nat.mul]; rewrite Z.mul_0_r; destruct (shortest m); cbn [more option_map]; [f_equal; lia | reflexivity]|].
  replace (m + S q * p)%nat with ((m + q * p) + p)%nat by lia; rewrite (growth n p c G) by lia; rewrite IH by exact Le; destruct (shortest m); cbn [more option_map]; [f_equal; lia | reflexivity].
Qed.

(* ---------- All at once ---------- *)

(* The way back to where one began, after each number of steps. *)
Fixpoint returns (ok : tree) (s : list nat) (v : tree) (m : nat) : list (option Z) :=
  match m with O => [] | S m => look v s :: returns ok s (step ok v) m end.

Fixpoint pointwise (l m : list (option Z)) : list (option Z) := match l, m with a :: l, b :: m => lesser a b :: pointwise l m | _, _ => [] end.

(* The least weights of all lengths below m. *)
Definition shortests (ok : tree) (m : nat) : list (option Z) := fold_right (fun s l => pointwise (returns ok s (start s) m) l) (repeat None m) (words A k).

Lemma returns_at s m : forall j n, (n < m)%nat -> nth_error (returns may s (after may s j) m) n = Some (look (after may s (n + j)) s).
Proof.
  induction m as [|m IH]; intros j [|n] L; try lia; [reflexivity|]; cbn [returns nth_error]; change (step may (after may s j)) with (after may s (S j)); rewrite IH by lia; do 3 f_equal; lia.
Qed.

Lemma pointwise_at l m n a b : nth_error l n = Some a -> nth_error m n = Some b -> nth_error (pointwise l m) n = Some (lesser a b).
Proof. revert m n; induction l as [|x l IH]; intros [|y m] [|n]; cbn [nth_error pointwise]; try discriminate; [intros E F; injection E as ->; injection F as ->; reflexivity | apply IH]. Qed.

Theorem shortests_at m n : (n < m)%nat -> nth_error (shortests may m) n = Some (shortest n).
Proof.
  intros L; unfold shortests, shortest; generalize (words A k); intros l; induction l as [|s l IH]; cbn [fold_right map least].
  - apply nth_error_repeat, L.
  - apply pointwise_at; [|exact IH]; change (start s) with (after may s 0); rewrite returns_at by exact L; rewrite Nat.add_0_r; reflexivity.
Qed.
End Strip.

(* Costs count for letters alone. *)
Lemma build_same A d : forall f g, (forall p, f p = g p) -> build A d f = build A d g.
Proof. induction d as [|d IH]; intros f g E; cbn [build]; [rewrite E; reflexivity|]; f_equal; apply map_ext; intros a; apply IH; intros p; apply E. Qed.

Lemma shortest_costs A k allowed cost cost' n : (forall a, (a < A)%nat -> cost a = cost' a) -> shortest A k allowed cost n = shortest A k allowed cost' n.
Proof.
  intros E; unfold shortest; f_equal; apply map_ext; intros s; f_equal; induction n as [|n IH]; [reflexivity|]; cbn [after]; unfold step at 1; rewrite IH; apply build_same; intros p; f_equal; apply map_ext_in; intros x I; apply in_seq in I.
  rewrite E by lia; reflexivity.
Qed.
