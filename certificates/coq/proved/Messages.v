(* Messages under a router that sends each one way: where it is, when it arrives, and that it does not wait in a circle where
   channels have ranks. *)

From Coq Require Import ZArith List Bool Lia.
From Topocert Require Import Graph Walk TrafficSays.
Import ListNotations.
Open Scope Z_scope.

Section Messages.
Variable g : graph.

Definition one_way (r : router g) : Prop := forall u v h w h' k w' h'' k', next r u v h w h' k -> next r u v h w' h'' k' -> w = w' /\ h' = h''.

Section Router.
Variable r : router g.
Hypothesis One : one_way r.

Lemma sent_once u v d w h : sent g r u v d w h -> forall w' h', sent g r u v d w' h' -> w = w' /\ h = h'.
Proof.
  assert (Pos : forall u v d w h, sent g r u v d w h -> 0 <= d) by (induction 1; lia).
  induction 1 as [U V|d w h x h1 k S IH (N & A & X)]; intros w' h' S'.
  - inversion S' as [|d' w1 h2 x1 h3 k1 S1 H1]; subst; [auto|]; apply Pos in S1; lia.
  - inversion S' as [U V E|d' w1 h2 x1 h3 k1 S1 (N1 & A1 & X1) E]; subst.
    + apply Pos in S; lia.
    + assert (d' = d) by lia; subst d'; destruct (IH w1 h2 S1) as [-> ->]; destruct (One _ _ _ _ _ _ _ _ _ X X1); auto.
Qed.

(* What is sent was at each number of hops somewhere before, and went on. *)
Lemma sent_before u v e x h : sent g r u v e x h -> forall d, 0 <= d < e -> exists w h', w <> v /\ sent g r u v d w h'.
Proof.
  induction 1 as [|e w h x h1 k S IH (N & _)]; intros d D; [lia|].
  destruct (Z.eq_dec d e) as [->|Ne]; [exists w, h; auto | apply IH; lia].
Qed.

Lemma sent_positive u v d w h : sent g r u v d w h -> 0 <= d.
Proof. induction 1; lia. Qed.

Lemma arrives_once u v d e : arrives g r u v d -> arrives g r u v e -> d = e.
Proof.
  assert (H : forall d e, arrives g r u v d -> arrives g r u v e -> ~ d < e).
  { intros a b (h & A) (k & B) L; destruct (sent_before u v b v k B a) as (w & h' & N & S); [apply sent_positive in A; lia|].
    destruct (sent_once u v a v h A w h' S) as [E _]; congruence. }
  intros A B; pose proof (H d e A B); pose proof (H e d B A); lia.
Qed.

(* A message takes in turn what it holds, and what it waits for. *)
Lemma takes_next u v i c c' : 0 <= i -> takes_at g r u v i c -> takes_at g r u v (i + 1) c' -> takes g r u v c c'.
Proof.
  intros B (w & h & x & h' & k & S & H & ->) (w' & h1 & y & h'' & k' & S' & H' & ->).
  destruct (sent_once u v (i + 1) x h' (sent_on g r u v i w h x h' k S H) w' h1 S') as [<- <-].
  exists i, w, h, x, h', k, y, h'', k'; auto.
Qed.

Lemma waits_takes ends m : waits g r ends m -> takes g r (source g m) (destination g m) (last (held g m) (awaited g m)) (awaited g m).
Proof.
  intros (_ & N & T); destruct (exists_last N) as (l & c & E); rewrite E in *; rewrite last_last.
  apply (takes_next _ _ (Z.of_nat (List.length l))); [lia | apply T | replace (Z.of_nat (List.length l) + 1) with (Z.of_nat (List.length (l ++ [c]))) by (rewrite app_length; simpl; lia); apply T].
  - rewrite <- app_assoc, nth_error_app2, Nat.sub_diag by lia; reflexivity.
  - rewrite nth_error_app2, Nat.sub_diag by lia; reflexivity.
Qed.

(* Where channels have ranks no messages wait in a circle. *)
Lemma ranked_not_cyclic ends : ranked g r ends -> ~ cyclic g r ends.
Proof.
  intros (rank & R) (l & N & Ws & c & C).
  assert (K : forall l c e, (forall m, In m l -> waits g r ends m) -> chain g c e l -> rank c <= rank e /\ (l <> [] -> rank c < rank e)).
  { clear - R One; induction l as [|m l IH]; simpl; intros c e Ws C; [subst; split; [lia | congruence]|]; destruct C as [<- C].
    assert (Wm := Ws m (or_introl eq_refl)); pose proof (waits_takes ends m Wm) as T; destruct Wm as (M & _); pose proof (R _ _ _ _ M T).
    destruct (IH (awaited g m) e (fun x I => Ws x (or_intror I)) C) as [L _]; split; [|intros _]; lia. }
  destruct (K l c c Ws C) as [_ L]; specialize (L N); lia.
Qed.

Lemma delivered_once ends a b : quantity_is g r ends (Delivered a) -> quantity_is g r ends (Delivered b) -> a = b.
Proof. apply count_unique. Qed.

Lemma minimal_once ends a b : quantity_is g r ends (Minimal a) -> quantity_is g r ends (Minimal b) -> a = b.
Proof. apply count_unique. Qed.

Lemma max_hops_once ends a b : quantity_is g r ends (MaxHops a) -> quantity_is g r ends (MaxHops b) -> a = b.
Proof.
  intros [A [(u & v & X)|[-> X]]] [B [(u' & v' & Y)|[-> Y]]].
  - pose proof (A _ _ _ Y); pose proof (B _ _ _ X); lia.
  - destruct (Y _ _ _ X).
  - destruct (X _ _ _ Y).
  - reflexivity.
Qed.

Lemma total_hops_once ends a b : quantity_is g r ends (TotalHops a) -> quantity_is g r ends (TotalHops b) -> a = b.
Proof.
  intros (f & F & <-) (h & H & <-); apply sum_over_ext; intros v _; apply sum_over_ext; intros u _.
  destruct (F u v) as [[M X]|[X N]], (H u v) as [[M' Y]|[Y N']].
  - apply (arrives_once u v); assumption.
  - destruct (N' (f u v)); split; assumption.
  - destruct (N (h u v)); split; assumption.
  - congruence.
Qed.

Lemma lowest_terms a b c d : 0 < b -> 0 < d -> Z.gcd a b = 1 -> Z.gcd c d = 1 -> a * d = c * b -> a = c /\ b = d.
Proof.
  intros B D G G' E; assert (X : (b | d)).
  { apply (Z.gauss b a d); [exists c; lia | rewrite Z.gcd_comm; exact G]. }
  assert (Y : (d | b)).
  { apply (Z.gauss d c b); [exists a; lia | rewrite Z.gcd_comm; exact G']. }
  assert (b = d) by (apply Z.divide_antisym_nonneg; auto; lia); subst d; split; [|reflexivity]; nia.
Qed.

Lemma max_stretch_once ends a b c d : quantity_is g r ends (MaxStretch a b) -> quantity_is g r ends (MaxStretch c d) -> a = c /\ b = d.
Proof.
  intros (B & G & L & X) (D & G' & L' & Y); destruct X as [(u & v & h & e & X & E & Q)|(-> & -> & X)], Y as [(u' & v' & h' & e' & Y & E' & Q')|(-> & -> & Y)].
  - apply lowest_terms; auto; pose proof (L _ _ _ _ Y E') as I; pose proof (L' _ _ _ _ X E) as I'.
    assert (Pe : 0 < e).
    { destruct X as [(_ & _ & N) _]; destruct E as [Wk _]; inversion Wk as [|? ? ? d0 ? Wk']; subst; [congruence|]; apply walk_nonneg in Wk'; lia. }
    assert (Pe' : 0 < e').
    { destruct Y as [(_ & _ & N) _]; destruct E' as [Wk _]; inversion Wk as [|? ? ? d0 ? Wk']; subst; [congruence|]; apply walk_nonneg in Wk'; lia. }
    assert (I1 : a * e * d <= c * e * b) by nia; assert (I2 : c * e' * b <= a * e' * d) by nia; nia.
  - destruct (Y _ _ _ X).
  - destruct (X _ _ _ Y).
  - auto.
Qed.
End Router.
End Messages.
Arguments one_way {g} r.
