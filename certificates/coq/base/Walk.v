(* Lemmas about networks in general. Nothing here is about one network. The parts:
   ranges and modulus, counting, walks and distance, routers, symmetry, products. *)

From Coq Require Import ZArith Lia List Permutation Bool.
From Topocert Require Import Graph.
Import ListNotations.
Open Scope Z_scope.

Global Arguments Z.mul : simpl never.
Global Arguments Z.add : simpl never.
Global Arguments Z.sub : simpl never.
Global Arguments Z.opp : simpl never.
Global Arguments Z.div : simpl never.
Global Arguments Z.modulo : simpl never.
Global Arguments Z.min : simpl never.
Global Arguments Z.max : simpl never.
Global Arguments Z.abs : simpl never.
Global Arguments Z.of_nat : simpl never.

(* ---------- Modulus: lia does not know a modulus by a variable ---------- *)

Lemma mod_same a n : 0 <= a < n -> a mod n = a.
Proof. intros; apply Z.mod_small; lia. Qed.

Lemma mod_down a n : n <= a < 2 * n -> a mod n = a - n.
Proof. intros; symmetry; apply Z.mod_unique with 1; lia. Qed.

Lemma mod_up a n : - n <= a < 0 -> a mod n = a + n.
Proof. intros; symmetry; apply Z.mod_unique with (-1); lia. Qed.

Lemma mod_range a n : 0 < n -> 0 <= a mod n < n.
Proof. intros; apply Z.mod_pos_bound; lia. Qed.

(* ---------- The numbers from 0 to n-1 ---------- *)

Definition zrange (n : Z) : list Z := map Z.of_nat (seq 0 (Z.to_nat n)).

Lemma in_zrange n x : In x (zrange n) <-> 0 <= x < n.
Proof.
  unfold zrange; rewrite in_map_iff; split.
  - intros (k & <- & H); apply in_seq in H; lia.
  - intros H; exists (Z.to_nat x); split; [lia|]; apply in_seq; lia.
Qed.

Lemma NoDup_map_inj {A B} (f : A -> B) l :
  (forall a b, In a l -> In b l -> f a = f b -> a = b) -> NoDup l -> NoDup (map f l).
Proof.
  intros I N; induction N as [|a l H N IH]; simpl; constructor.
  - intro E; apply in_map_iff in E; destruct E as (b & E & Hb).
    apply I in E; simpl; auto; subst; auto.
  - apply IH; intros; apply I; simpl; auto.
Qed.

Lemma NoDup_map_back {A B} (f : A -> B) l a b :
  NoDup (map f l) -> In a l -> In b l -> f a = f b -> a = b.
Proof.
  induction l as [|x l IH]; simpl; [tauto|]; intros N I J E; inversion N; subst.
  destruct I as [->|I], J as [->|J]; auto.
  - exfalso; apply H1; rewrite E; apply in_map; auto.
  - exfalso; apply H1; rewrite <- E; apply in_map; auto.
Qed.

Lemma NoDup_zrange n : NoDup (zrange n).
Proof. apply NoDup_map_inj; [intros; lia | apply seq_NoDup]. Qed.

Lemma length_zrange n : 0 <= n -> Z.of_nat (length (zrange n)) = n.
Proof. intros; unfold zrange; rewrite map_length, seq_length; lia. Qed.

Lemma zrange_nonempty n : 0 < n -> zrange n <> [].
Proof.
  intros H E; assert (I : In 0 (zrange n)) by (apply in_zrange; lia); rewrite E in I; destruct I.
Qed.

Lemma NoDup_app_intro {A} (l m : list A) :
  NoDup l -> NoDup m -> (forall a, In a l -> ~ In a m) -> NoDup (l ++ m).
Proof.
  intros N M D; induction N as [|a l H N IH]; simpl; auto; constructor.
  - rewrite in_app_iff; intros [E|E]; auto; apply (D a); simpl; auto.
  - apply IH; intros; apply D; simpl; auto.
Qed.

Lemma NoDup_list_prod {A B} (l : list A) (m : list B) : NoDup l -> NoDup m -> NoDup (list_prod l m).
Proof.
  intros N M; induction N as [|a l H N IH]; simpl; [constructor|].
  apply NoDup_app_intro; auto.
  - apply NoDup_map_inj; auto; intros x y _ _ E; congruence.
  - intros (x, y) E F; apply in_map_iff in E; destruct E as (z & E & _); inversion E; subst.
    apply in_prod_iff in F; tauto.
Qed.

Lemma list_prod_nonempty {A B} (l : list A) (m : list B) : l <> [] -> m <> [] -> list_prod l m <> [].
Proof. destruct l, m; simpl; congruence. Qed.

Lemma length_list_prod {A B} (l : list A) (m : list B) :
  Z.of_nat (length (list_prod l m)) = Z.of_nat (length l) * Z.of_nat (length m).
Proof. rewrite prod_length; lia. Qed.

(* ---------- Propositions that are decided ---------- *)

Definition decided (P : Prop) : Prop := P \/ ~ P.

Lemma decided_and P Q : decided P -> decided Q -> decided (P /\ Q).
Proof. unfold decided; tauto. Qed.
Lemma decided_or P Q : decided P -> decided Q -> decided (P \/ Q).
Proof. unfold decided; tauto. Qed.
Lemma decided_not P : decided P -> decided (~ P).
Proof. unfold decided; tauto. Qed.
Lemma decided_imp (P Q : Prop) : decided P -> decided Q -> decided (P -> Q).
Proof. unfold decided; tauto. Qed.
Lemma decided_Zeq (a b : Z) : decided (a = b).
Proof. unfold decided; lia. Qed.
Lemma decided_Zle (a b : Z) : decided (a <= b).
Proof. unfold decided; lia. Qed.
Lemma decided_Zlt (a b : Z) : decided (a < b).
Proof. unfold decided; lia. Qed.
Lemma decided_bool (a b : bool) : decided (a = b).
Proof. destruct a, b; unfold decided; intuition congruence. Qed.
Lemma decided_pair {A B} (x y : A * B) :
  (forall a a' : A, decided (a = a')) -> (forall b b' : B, decided (b = b')) -> decided (x = y).
Proof.
  destruct x as (a, b), y as (a', b'); intros D E.
  destruct (D a a') as [->|N]; [|right; congruence].
  destruct (E b b') as [->|N]; [left; auto | right; congruence].
Qed.
Lemma decided_In {A} (D : forall a b : A, decided (a = b)) (a : A) l : decided (In a l).
Proof.
  induction l as [|b l IH]; simpl; [right; tauto|].
  apply decided_or; auto.
Qed.
Lemma decided_list {A} (D : forall a b : A, decided (a = b)) (l m : list A) : decided (l = m).
Proof.
  revert m; induction l as [|a l IH]; intros [|b m]; try (right; congruence); [left; auto|].
  destruct (D a b) as [->|N]; [|right; congruence].
  destruct (IH m) as [->|N]; [left; auto | right; congruence].
Qed.

(* Goes through and, or, not, equality and order of integers, tuples. *)
Ltac decide_it :=
  repeat (intro || apply decided_and || apply decided_or || apply decided_not || apply decided_imp
    || apply decided_Zeq || apply decided_Zle || apply decided_Zlt || apply decided_bool
    || apply decided_pair || (unfold Z.gt, Z.ge, not; fail)).

Lemma exists_decided {A} (P : A -> Prop) (l : list A) :
  (forall a, decided (P a)) -> decided (exists a, In a l /\ P a).
Proof.
  intros D; induction l as [|b l IH]; [right; intros (a & [] & _)|].
  destruct (D b) as [Y|N]; [left; exists b; simpl; auto|].
  destruct IH as [(a & I & Y)|N']; [left; exists a; simpl; auto|].
  right; intros (a & [E|I] & Y); [subst; auto | apply N'; exists a; auto].
Qed.

(* ---------- Counting ---------- *)

Lemma lists_unique {A} (P : A -> Prop) l m : lists P l -> lists P m -> length l = length m.
Proof.
  intros [N I] [M J]; apply Permutation_length, NoDup_Permutation; auto.
  intro a; rewrite I, J; tauto.
Qed.

Lemma count_unique {A} (P : A -> Prop) n m : count P n -> count P m -> n = m.
Proof. intros (l & L & <-) (k & K & <-); rewrite (lists_unique P l k); auto. Qed.

Lemma count_nonneg {A} (P : A -> Prop) n : count P n -> 0 <= n.
Proof. intros (l & _ & <-); lia. Qed.

Lemma count_iff {A} (P Q : A -> Prop) n : (forall a, P a <-> Q a) -> count P n -> count Q n.
Proof. intros E (l & [N I] & L); exists l; split; auto; split; auto; intro a; rewrite I; apply E. Qed.

Lemma count_list {A} (P : A -> Prop) l : NoDup l -> (forall a, In a l <-> P a) -> count P (Z.of_nat (length l)).
Proof. intros; exists l; split; auto; split; auto. Qed.

Lemma count_list_n {A} (P : A -> Prop) l n :
  NoDup l -> (forall a, In a l <-> P a) -> Z.of_nat (length l) = n -> count P n.
Proof. intros N I <-; apply count_list; auto. Qed.

Lemma count_none {A} (P : A -> Prop) : (forall a, ~ P a) -> count P 0.
Proof.
  intros H; exists []; split; auto; split; [constructor|]; intro a; split; [intros []|].
  intro X; apply H in X; auto.
Qed.

Lemma count_one {A} (P : A -> Prop) a : (forall b, P b <-> b = a) -> count P 1.
Proof.
  intros H; apply (count_list_n P [a]); auto.
  - repeat constructor; auto.
  - intro b; rewrite H; simpl; intuition.
Qed.

Lemma count_filter {A} (P : A -> Prop) (b : A -> bool) l :
  NoDup l -> (forall a, P a <-> In a l /\ b a = true) -> count P (Z.of_nat (length (filter b l))).
Proof.
  intros N E; apply count_list; [apply NoDup_filter; auto|].
  intro a; rewrite filter_In, E; tauto.
Qed.

(* What satisfies P is found in a list: then it can be counted. *)
Lemma count_exists {A} (P : A -> Prop) l :
  NoDup l -> (forall a, P a -> In a l) -> (forall a, decided (P a)) -> exists n, count P n.
Proof.
  intros N I D.
  assert (H : exists k, NoDup k /\ forall a, In a k <-> In a l /\ P a).
  { clear I; induction N as [|b l H N IH]; [exists []; split; [constructor | simpl; tauto]|].
    destruct IH as (k & K & E); destruct (D b) as [Y|X].
    - exists (b :: k); split.
      + constructor; auto; rewrite E; tauto.
      + intro a; simpl; rewrite E; intuition; subst; auto.
    - exists k; split; auto; intro a; simpl; rewrite E; intuition; subst; tauto. }
  destruct H as (k & K & E); exists (Z.of_nat (length k)), k; split; auto; split; auto.
  intro a; rewrite E; split; [tauto | auto].
Qed.

(* One to one, and onto. *)
Lemma count_bijection {A B} (P : A -> Prop) (Q : B -> Prop) (f : A -> B) n :
  (forall a, P a -> Q (f a)) ->
  (forall a b, P a -> P b -> f a = f b -> a = b) ->
  (forall b, Q b -> exists a, P a /\ f a = b) ->
  count P n -> count Q n.
Proof.
  intros F I S (l & [N L] & E); apply (count_list_n Q (map f l)).
  - apply NoDup_map_inj; auto; intros a b; rewrite !L; auto.
  - intro b; rewrite in_map_iff; split.
    + intros (a & <- & H); apply F, L, H.
    + intros H; destruct (S b H) as (a & H' & <-); exists a; split; auto; apply L; auto.
  - rewrite map_length; auto.
Qed.

Lemma count_injection {A B} (P : A -> Prop) (Q : B -> Prop) (f : A -> B) n m :
  (forall a, P a -> Q (f a)) ->
  (forall a b, P a -> P b -> f a = f b -> a = b) ->
  count P n -> count Q m -> n <= m.
Proof.
  intros F I (l & [N L] & E) (k & [M K] & G); subst.
  rewrite <- (map_length f l); apply Nat2Z.inj_le, NoDup_incl_length.
  - apply NoDup_map_inj; auto; intros a b; rewrite !L; auto.
  - intros b H; apply in_map_iff in H; destruct H as (a & <- & H); apply K, F, L, H.
Qed.

Lemma count_monotone {A} (P Q : A -> Prop) n m :
  (forall a, P a -> Q a) -> count P n -> count Q m -> n <= m.
Proof. intros F; apply (count_injection P Q (fun a => a)); auto. Qed.

Lemma count_union {A} (P Q R : A -> Prop) n m :
  (forall a, R a <-> P a \/ Q a) -> (forall a, P a -> ~ Q a) ->
  count P n -> count Q m -> count R (n + m).
Proof.
  intros E D (l & [N L] & <-) (k & [M K] & <-); apply (count_list_n R (l ++ k)).
  - apply NoDup_app_intro; auto; intro a; rewrite L, K; apply D.
  - intro a; rewrite in_app_iff, E, L, K; tauto.
  - rewrite app_length; lia.
Qed.

Lemma count_product {A B} (P : A -> Prop) (Q : B -> Prop) (R : A * B -> Prop) n m :
  (forall a b, R (a, b) <-> P a /\ Q b) -> count P n -> count Q m -> count R (n * m).
Proof.
  intros E (l & [N L] & <-) (k & [M K] & <-); apply (count_list_n R (list_prod l k)).
  - apply NoDup_list_prod; auto.
  - intros (a, b); rewrite in_prod_iff, E, L, K; tauto.
  - apply length_list_prod.
Qed.

Lemma count_range a b : a <= b -> count (fun z => a <= z < b) (b - a).
Proof.
  intros H; apply (count_list_n _ (map (fun z => z + a) (zrange (b - a)))).
  - apply NoDup_map_inj; [intros; lia | apply NoDup_zrange].
  - intro z; rewrite in_map_iff; split.
    + intros (x & <- & I); apply in_zrange in I; lia.
    + intros I; exists (z - a); split; [lia | apply in_zrange; lia].
  - rewrite map_length, length_zrange; lia.
Qed.

Lemma count_vertices g : NoDup (vertices g) -> count (is_vertex g) (Z.of_nat (length (vertices g))).
Proof. intros; apply count_list; auto; intro; unfold is_vertex; tauto. Qed.

(* The sum of a number over a list. *)
Lemma sum_over_constant {A} (f : A -> Z) c l :
  (forall a, In a l -> f a = c) -> sum_over f l = Z.of_nat (length l) * c.
Proof.
  induction l as [|a l IH]; simpl; intros H; [lia|].
  rewrite IH, (H a) by auto; lia.
Qed.

Lemma sum_over_ext {A} (f h : A -> Z) l : (forall a, In a l -> f a = h a) -> sum_over f l = sum_over h l.
Proof. induction l as [|a l IH]; simpl; intros H; [lia|]; rewrite IH, (H a); auto. Qed.

Lemma sum_over_le {A} (f h : A -> Z) l : (forall a, In a l -> f a <= h a) -> sum_over f l <= sum_over h l.
Proof.
  induction l as [|a l IH]; simpl; intros H; [lia|].
  assert (f a <= h a) by auto; assert (sum_over f l <= sum_over h l) by auto; lia.
Qed.

Lemma sum_over_app {A} (f : A -> Z) l m : sum_over f (l ++ m) = sum_over f l + sum_over f m.
Proof. induction l as [|a l IH]; simpl; [lia|]; rewrite IH; lia. Qed.

Lemma sum_over_add {A} (f h : A -> Z) l : sum_over (fun a => f a + h a) l = sum_over f l + sum_over h l.
Proof. induction l as [|a l IH]; simpl; [lia|]; rewrite IH; lia. Qed.

Lemma sum_over_swap {A B} (f : A -> B -> Z) l m :
  sum_over (fun a => sum_over (f a) m) l = sum_over (fun b => sum_over (fun a => f a b) l) m.
Proof.
  induction l as [|a l IH]; simpl.
  - symmetry; rewrite (sum_over_constant _ 0) by reflexivity; lia.
  - rewrite IH, <- sum_over_add; reflexivity.
Qed.

Lemma sum_over_scale {A} (f : A -> Z) c l : sum_over (fun a => c * f a) l = c * sum_over f l.
Proof. induction l as [|a l IH]; simpl; [lia|]; rewrite IH; lia. Qed.

Lemma sum_over_permutation {A} (f : A -> Z) l m : Permutation l m -> sum_over f l = sum_over f m.
Proof. induction 1; simpl; lia. Qed.

Lemma sum_over_map {A B} (f : B -> Z) (h : A -> B) l : sum_over f (map h l) = sum_over (fun a => f (h a)) l.
Proof. induction l as [|a l IH]; simpl; [lia|]; rewrite IH; lia. Qed.

(* Pairs, counted by their first part. *)
Lemma count_pairs {A B} (Q : A -> B -> Prop) (d : A -> Z) l :
  NoDup l -> (forall a, In a l -> count (Q a) (d a)) ->
  count (fun e : A * B => In (fst e) l /\ Q (fst e) (snd e)) (sum_over d l).
Proof.
  intros N; induction N as [|a l H N IH]; intros C; simpl.
  - apply count_none; tauto.
  - apply (count_union (fun e => fst e = a /\ Q a (snd e)) (fun e => In (fst e) l /\ Q (fst e) (snd e))).
    + intros (x, y); simpl; intuition; subst; auto.
    + intros (x, y); simpl; intros [-> _] [I _]; auto.
    + apply (count_bijection (Q a) _ (fun y => (a, y))); simpl; auto.
      * intros; congruence.
      * intros (x, y); simpl; intros [-> Y]; exists y; auto.
      * apply C; simpl; auto.
    + apply IH; intros; apply C; simpl; auto.
Qed.

(* ---------- Walks ---------- *)

Section Walks.
Variable g : graph.
Implicit Types u v w a b : vertex g.

Lemma adj_sym u v : adj g u v -> adj g v u.
Proof. unfold adj; intuition. Qed.

Lemma adj_left u v : adj g u v -> is_vertex g u.
Proof. unfold adj; tauto. Qed.

Lemma adj_right u v : adj g u v -> is_vertex g v.
Proof. unfold adj; tauto. Qed.

Lemma adj_differ u v : adj g u v -> u <> v.
Proof. unfold adj; tauto. Qed.

Lemma walk_cast u v d e : walk g u v d -> d = e -> walk g u v e.
Proof. intros; subst; auto. Qed.

Lemma walk_nonneg u v d : walk g u v d -> 0 <= d.
Proof. induction 1; lia. Qed.

Lemma walk_left u v d : walk g u v d -> is_vertex g u.
Proof. destruct 1; auto; eapply adj_left; eauto. Qed.

Lemma walk_right u v d : walk g u v d -> is_vertex g v.
Proof. induction 1; auto. Qed.

Lemma walk_one u v : adj g u v -> walk g u v 1.
Proof.
  intros; apply (walk_cast u v (0 + 1)); [|lia].
  eapply walk_hop; eauto; apply walk_here; eapply adj_right; eauto.
Qed.

Lemma walk_app u v w d e : walk g u v d -> walk g v w e -> walk g u w (d + e).
Proof.
  induction 1; intros W; [apply (walk_cast v w e); auto; lia|].
  apply (walk_cast u w ((d + e) + 1)); [|lia]; eapply walk_hop; eauto.
Qed.

Lemma walk_rev u v d : walk g u v d -> walk g v u d.
Proof.
  induction 1; [constructor; auto|].
  eapply walk_app; eauto; apply walk_one, adj_sym; auto.
Qed.

Lemma walk_zero u v : walk g u v 0 -> u = v.
Proof.
  intros W; inversion W; subst; auto.
  match goal with H : walk g _ _ ?d |- _ => apply walk_nonneg in H end; lia.
Qed.

Lemma walk_first u v d : walk g u v d -> d <> 0 -> exists w, adj g u w /\ walk g w v (d - 1).
Proof.
  intros W; inversion W; subst; [lia|]; intros _; eexists; split; eauto.
  eapply walk_cast; eauto; lia.
Qed.

(* A function along a path of vertices p 0, p 1, ... *)
Lemma walk_along (p : Z -> vertex g) (a b : Z) :
  a <= b -> is_vertex g (p a) ->
  (forall i, a <= i < b -> adj g (p i) (p (i + 1))) -> walk g (p a) (p b) (b - a).
Proof.
  intros L V H.
  assert (K : forall n : nat, a + Z.of_nat n <= b -> walk g (p a) (p (a + Z.of_nat n)) (Z.of_nat n)).
  { induction n as [|n IH]; intros E.
    - replace (a + Z.of_nat 0) with a by lia; constructor; auto.
    - apply (walk_cast _ _ (Z.of_nat n + 1)); [|lia].
      eapply walk_app; [apply IH; lia|].
      replace (a + Z.of_nat (S n)) with (a + Z.of_nat n + 1) by lia.
      apply walk_one, H; lia. }
  specialize (K (Z.to_nat (b - a))).
  replace (a + Z.of_nat (Z.to_nat (b - a))) with b in K by lia.
  eapply walk_cast; [apply K; lia | lia].
Qed.

(* ---------- Potential ---------- *)

(* It rises by at most 1 along every link, in either direction. *)
Definition potential (f : vertex g -> Z) : Prop := forall a b, adj g a b -> f b <= f a + 1.

Lemma potential_links (f : vertex g -> Z) :
  (forall a b, is_vertex g a -> is_vertex g b -> link g a b -> f b <= f a + 1 /\ f a <= f b + 1) ->
  potential f.
Proof. intros H a b (A & B & _ & [L|L]); apply H in L; auto; lia. Qed.

Lemma potential_walk (f : vertex g -> Z) u v d : potential f -> walk g u v d -> f v - f u <= d.
Proof. intros P; induction 1; [lia|]; apply P in H; lia. Qed.

(* ---------- Distance and diameter ---------- *)

Lemma dist_unique u v d e : dist g u v d -> dist g u v e -> d = e.
Proof. intros [W M] [W' M']; apply M in W'; apply M' in W; lia. Qed.

Lemma dist_sym u v d : dist g u v d -> dist g v u d.
Proof. intros [W M]; split; [apply walk_rev; auto|]; intros e E; apply M, walk_rev; auto. Qed.

Lemma dist_self v : is_vertex g v -> dist g v v 0.
Proof. intros; split; [constructor; auto|]; intros; eapply walk_nonneg; eauto. Qed.

Lemma dist_nonneg u v d : dist g u v d -> 0 <= d.
Proof. intros [W _]; eapply walk_nonneg; eauto. Qed.

Lemma dist_one u v : adj g u v -> dist g u v 1.
Proof.
  intros A; split; [apply walk_one; auto|]; intros e W.
  assert (e <> 0) by (intros ->; apply walk_zero in W; apply (adj_differ u v); auto).
  apply walk_nonneg in W; lia.
Qed.

Lemma dist_zero u v : dist g u v 0 -> u = v.
Proof. intros [W _]; apply walk_zero; auto. Qed.

Lemma dist_walk_le u v d e : dist g u v d -> walk g u v e -> d <= e.
Proof. intros [_ M]; apply M. Qed.

(* A walk, and a potential that shows that none is shorter. *)
Lemma dist_by_potential (f : vertex g -> Z) u v d :
  potential f -> walk g u v d -> d <= f v - f u -> dist g u v d.
Proof.
  intros P W L; split; auto; intros e E; apply (potential_walk f) in E; auto; lia.
Qed.

Definition decidable : Prop :=
  (forall u v, decided (u = v)) /\ (forall u v, decided (link g u v)).

Lemma decided_vertex v : decidable -> decided (is_vertex g v).
Proof. intros [E _]; apply decided_In; auto. Qed.

Lemma decided_adj u v : decidable -> decided (adj g u v).
Proof.
  intros D; assert (D' := D); destruct D' as [E L]; unfold adj.
  apply decided_and; [apply decided_vertex; auto|].
  apply decided_and; [apply decided_vertex; auto|].
  apply decided_and; [apply decided_not; auto|]; apply decided_or; auto.
Qed.

Lemma decided_walk (D : decidable) (n : nat) : forall u v, decided (walk g u v (Z.of_nat n)).
Proof.
  induction n as [|n IH]; intros u v.
  - destruct D as [E L]; destruct (E u v) as [->|N].
    + destruct (decided_vertex v (conj E L)) as [V|V]; [left; constructor; auto|].
      right; intros W; apply walk_left in W; auto.
    + right; intros W; apply walk_zero in W; auto.
  - destruct (exists_decided (fun w => adj g u w /\ walk g w v (Z.of_nat n)) (vertices g)) as [(w & I & A & W)|N].
    + intro w; apply decided_and; [apply decided_adj; auto | auto].
    + left; apply (walk_cast u v (Z.of_nat n + 1)); [eapply walk_hop; eauto | lia].
    + right; intros W; apply walk_first in W; [|lia]; destruct W as (w & A & W); apply N.
      exists w; split; [apply adj_right in A; auto|]; split; auto.
      eapply walk_cast; eauto; lia.
Qed.

(* Where there is a walk there is a shortest one. *)
Lemma dist_exists u v d : decidable -> walk g u v d -> exists e, dist g u v e /\ e <= d.
Proof.
  intros D W.
  assert (K : forall n : nat, (exists e, dist g u v e /\ e <= d) \/
                              forall e, walk g u v e -> Z.of_nat n <= e).
  { induction n as [|n [IH|IH]]; auto.
    - right; intros e E; apply walk_nonneg in E; lia.
    - destruct (decided_walk D n u v) as [Y|N].
      + left; exists (Z.of_nat n); split; [split|]; auto.
      + right; intros e E; assert (e <> Z.of_nat n) by congruence; apply IH in E; lia. }
  destruct (K (S (Z.to_nat d))) as [Y|N]; auto.
  apply N in W; lia.
Qed.

Lemma diameter_unique D E : diameter g D -> diameter g E -> D = E.
Proof.
  assert (H : forall D E, diameter g D -> diameter g E -> D <= E).
  { intros A B (_ & u & v & U) (H & _).
    destruct (H u v) as (d & V & L).
    - destruct U; eapply walk_left; eauto.
    - destruct U; eapply walk_right; eauto.
    - rewrite (dist_unique u v A d); auto. }
  intros; assert (D <= E) by auto; assert (E <= D) by auto; lia.
Qed.

(* Walks of at most D hops between any two, and one potential that reaches D. *)
Lemma diameter_by_walks D (f : vertex g -> Z) s t :
  decidable ->
  (forall u v, is_vertex g u -> is_vertex g v -> exists d, walk g u v d /\ d <= D) ->
  potential f -> is_vertex g s -> is_vertex g t -> D <= f t - f s ->
  diameter g D.
Proof.
  intros X H P S T L; split.
  - intros u v U V; destruct (H u v U V) as (d & W & E).
    destruct (dist_exists u v d X W) as (e & Y & Z); exists e; split; auto; lia.
  - exists s, t; destruct (H s t S T) as (d & W & E).
    assert (d = D) by (apply (potential_walk f) in W; auto; lia); subst.
    apply (dist_by_potential f); auto.
Qed.

(* The distance is known: the diameter is its largest value. *)
Lemma diameter_by_distance (f : vertex g -> vertex g -> Z) D s t :
  (forall u v, is_vertex g u -> is_vertex g v -> dist g u v (f u v)) ->
  (forall u v, is_vertex g u -> is_vertex g v -> f u v <= D) ->
  is_vertex g s -> is_vertex g t -> f s t = D -> diameter g D.
Proof.
  intros H M S T E; split; [intros u v U V; exists (f u v); auto|].
  exists s, t; rewrite <- E; auto.
Qed.

Lemma diameter_connected D : diameter g D -> connected g.
Proof. intros [H _] u v U V; destruct (H u v U V) as (d & [W _] & _); exists d; auto. Qed.

(* ---------- Routers ---------- *)

Lemma route_walk next u v d : route g next u v d -> walk g u v d.
Proof. induction 1; [constructor; auto | eapply walk_hop; eauto]. Qed.

Lemma route_unique next u v d e : route g next u v d -> route g next u v e -> d = e.
Proof.
  intros R; revert e; induction R; intros e S; inversion S; subst; auto; try congruence.
  f_equal; auto.
Qed.

(* The next vertex is a neighbour and f is one less there; f is 0 only at home. *)
Definition descends (next : vertex g -> vertex g -> vertex g) (f : vertex g -> vertex g -> Z) : Prop :=
  (forall u v, is_vertex g u -> is_vertex g v -> 0 <= f u v) /\
  (forall v, is_vertex g v -> f v v = 0) /\
  (forall u v, is_vertex g u -> is_vertex g v -> f u v = 0 -> u = v) /\
  (forall u v, is_vertex g u -> is_vertex g v -> u <> v ->
     adj g u (next u v) /\ f (next u v) v = f u v - 1).

Lemma descent next f : descends next f ->
  forall u v, is_vertex g u -> is_vertex g v -> route g next u v (f u v).
Proof.
  intros (N & H & Z & S) u v U V.
  assert (K : forall (n : nat) u, is_vertex g u -> f u v = Z.of_nat n -> route g next u v (f u v)).
  { induction n as [|n IH]; intros w W E.
    - rewrite E; rewrite (Z w v W V E); simpl; constructor; auto.
    - assert (X : w <> v) by (intros ->; rewrite H in E; auto; lia).
      destruct (S w v W V X) as [A F].
      replace (f w v) with (f (next w v) v + 1) by lia.
      apply route_hop; auto; apply IH; [eapply adj_right; eauto | lia]. }
  apply (K (Z.to_nat (f u v))); auto; specialize (N u v U V); lia.
Qed.

Lemma descends_delivers next f : descends next f -> delivers g next.
Proof. intros D u v U V; exists (f u v); apply descent; auto. Qed.

Lemma distance_by_descent next f :
  descends next f ->
  (forall v, is_vertex g v -> potential (fun u => f u v)) ->
  forall u v, is_vertex g u -> is_vertex g v -> dist g u v (f u v).
Proof.
  intros D P u v U V; apply dist_sym, (dist_by_potential (fun w => f w v)); auto.
  - apply walk_rev, (route_walk next), descent; auto.
  - destruct D as (_ & H & _); rewrite (H v); auto; lia.
Qed.

Lemma minimal_by_descent next f :
  descends next f ->
  (forall v, is_vertex g v -> potential (fun u => f u v)) ->
  minimal_router g next.
Proof.
  intros D P u v U V; exists (f u v); split; [apply descent; auto|].
  apply (distance_by_descent next); auto.
Qed.

Lemma minimal_delivers next : minimal_router g next -> delivers g next.
Proof. intros M u v U V; destruct (M u v U V) as (d & R & _); exists d; auto. Qed.

Lemma dist_adjacent_distance u v w d e : adj g u w -> dist g u v d -> dist g w v e -> d <= e + 1.
Proof. intros A [_ M] [W _]; apply M; eapply walk_hop; eauto. Qed.

(* ---------- Numbers have one value ---------- *)

Lemma order_unique N M : order g N -> order g M -> N = M.
Proof. intros [_ E] [_ F]; lia. Qed.

Lemma degree_unique v d e : degree g v d -> degree g v e -> d = e.
Proof. apply count_unique. Qed.

Lemma size_unique M K : size g M -> size g K -> M = K.
Proof. intros H K'; unfold size in *; assert (2 * M = 2 * K) by (eapply count_unique; eauto); lia. Qed.

Lemma cut_unique S (w x : Z) : cut g S w -> cut g S x -> w = x.
Proof. apply count_unique. Qed.

Lemma bisection_width_unique (w x : Z) : bisection_width g w -> bisection_width g x -> w = x.
Proof.
  assert (H : forall w x : Z, bisection_width g w -> bisection_width g x -> w <= x).
  { intros a b [_ L] [(S & B & C) _]; destruct (L S B) as (c & C' & E).
    rewrite (cut_unique S b c); auto. }
  intros; assert (w <= x) by auto; assert (x <= w) by auto; lia.
Qed.

Lemma min_degree_unique d e : min_degree g d -> min_degree g e -> d = e.
Proof.
  assert (H : forall d e, min_degree g d -> min_degree g e -> d <= e).
  { intros a b [_ H] [(v & V & D) _]; destruct (H v V) as (c & C & L).
    rewrite (degree_unique v b c); auto. }
  intros; assert (d <= e) by auto; assert (e <= d) by auto; lia.
Qed.

Lemma max_degree_unique d e : max_degree g d -> max_degree g e -> d = e.
Proof.
  assert (H : forall d e, max_degree g d -> max_degree g e -> e <= d).
  { intros a b [_ H] [(v & V & D) _]; destruct (H v V) as (c & C & L).
    rewrite (degree_unique v b c); auto. }
  intros; assert (d <= e) by auto; assert (e <= d) by auto; lia.
Qed.

Lemma regular_unique d e : proper g -> regular g d -> regular g e -> d = e.
Proof.
  intros [_ N] R S; destruct (vertices g) as [|v l] eqn:E; [congruence|].
  assert (V : is_vertex g v) by (unfold is_vertex; rewrite E; simpl; auto).
  eapply degree_unique; eauto.
Qed.

Lemma regular_min d : proper g -> regular g d -> min_degree g d.
Proof.
  intros [_ N] R; split.
  - destruct (vertices g) as [|v l] eqn:E; [congruence|].
    assert (V : is_vertex g v) by (unfold is_vertex; rewrite E; simpl; auto); eauto.
  - intros v V; exists d; split; auto; lia.
Qed.

Lemma regular_max d : proper g -> regular g d -> max_degree g d.
Proof.
  intros [_ N] R; split.
  - destruct (vertices g) as [|v l] eqn:E; [congruence|].
    assert (V : is_vertex g v) by (unfold is_vertex; rewrite E; simpl; auto); eauto.
  - intros v V; exists d; split; auto; lia.
Qed.

(* ---------- Degrees and links ---------- *)

Lemma size_by_degrees (d : vertex g -> Z) M :
  proper g -> (forall v, is_vertex g v -> degree g v (d v)) ->
  sum_over d (vertices g) = 2 * M -> size g M.
Proof.
  intros [N _] D E; unfold size; rewrite <- E.
  apply (count_iff (fun e => In (fst e) (vertices g) /\ adj g (fst e) (snd e))).
  - intros (u, v); simpl; unfold adj, is_vertex; tauto.
  - apply count_pairs; auto.
Qed.

Lemma size_regular d N M :
  order g N -> regular g d -> N * d = 2 * M -> size g M.
Proof.
  intros [P E] R H; apply (size_by_degrees (fun _ => d)); auto.
  rewrite (sum_over_constant _ d); auto; lia.
Qed.

Lemma adj_list v l :
  is_vertex g v -> NoDup l -> (forall w, In w l <-> adj g v w) -> degree g v (Z.of_nat (length l)).
Proof. intros; apply count_list; auto. Qed.

(* The cut of a set of vertices has a number. *)
Lemma cut_exists S : proper g -> decidable -> exists w : Z, cut g S w.
Proof.
  intros [N _] D; apply (count_exists _ (list_prod (vertices g) (vertices g))).
  - apply NoDup_list_prod; auto.
  - intros (u, v) ((U & V & _) & _); apply in_prod_iff; auto.
  - intros (u, v); apply decided_and; [apply decided_adj; auto|].
    apply decided_and; apply decided_bool.
Qed.

(* ---------- Symmetry ---------- *)

(* Two maps, each the other's inverse, that take adjacent vertices to adjacent ones. *)
Definition symmetry (f h : vertex g -> vertex g) : Prop :=
  (forall v, is_vertex g v -> is_vertex g (f v) /\ h (f v) = v) /\
  (forall v, is_vertex g v -> is_vertex g (h v) /\ f (h v) = v) /\
  (forall u v, adj g u v -> adj g (f u) (f v)) /\
  (forall u v, adj g u v -> adj g (h u) (h v)).

Lemma symmetry_automorphism f h : NoDup (vertices g) -> symmetry f h -> automorphism g f.
Proof.
  intros N (F & H & A & B); split.
  - apply NoDup_Permutation; auto.
    + apply NoDup_map_inj; auto; intros a b I J E.
      destruct (F a I) as [_ X], (F b J) as [_ Y]; congruence.
    + intro v; rewrite in_map_iff; split.
      * intros (w & <- & I); apply F; auto.
      * intros I; destruct (H v I) as [V E]; exists (h v); auto.
  - intros u v U V; split; auto; intros E; apply B in E.
    destruct (F u U) as [_ X], (F v V) as [_ Y]; congruence.
Qed.

Lemma symmetry_inverse f h : symmetry f h -> symmetry h f.
Proof. unfold symmetry; tauto. Qed.

Lemma symmetry_compose f h f' h' :
  symmetry f h -> symmetry f' h' -> symmetry (fun v => f (f' v)) (fun v => h' (h v)).
Proof.
  intros (F & H & A & B) (F' & H' & A' & B'); split; [|split; [|split]]; auto.
  - intros v V; destruct (F' v V) as [X E], (F (f' v) X) as [Y E']; split; congruence.
  - intros v V; destruct (H v V) as [X E], (H' (h v) X) as [Y E']; split; congruence.
Qed.

(* It is enough to reach every vertex from one. *)
Lemma transitive_by_base s :
  NoDup (vertices g) ->
  (forall v, is_vertex g v -> exists f h, symmetry f h /\ f s = v) -> is_vertex g s ->
  vertex_transitive g.
Proof.
  intros N H S u v U V.
  destruct (H u U) as (f & h & F & E), (H v V) as (f' & h' & F' & E').
  exists (fun x => f' (h x)); split.
  - apply (symmetry_automorphism _ (fun x => f (h' x))); auto.
    apply (symmetry_compose f' h' h f); auto; apply symmetry_inverse; auto.
  - rewrite <- E; destruct F as (F & _); destruct (F s S) as [_ ->]; auto.
Qed.

Lemma automorphism_vertex f v : automorphism g f -> is_vertex g v -> is_vertex g (f v).
Proof. intros [P _] V; eapply Permutation_in; eauto; apply in_map; auto. Qed.

Lemma automorphism_onto f v : automorphism g f -> is_vertex g v -> exists u, is_vertex g u /\ f u = v.
Proof.
  intros [P _] V; apply (Permutation_in v (Permutation_sym P)) in V.
  apply in_map_iff in V; destruct V as (u & E & U); exists u; auto.
Qed.

Lemma automorphism_injective f u v :
  NoDup (vertices g) -> automorphism g f -> is_vertex g u -> is_vertex g v -> f u = f v -> u = v.
Proof.
  intros N [P _]; apply NoDup_map_back; eapply Permutation_NoDup; [apply Permutation_sym|]; eauto.
Qed.

Lemma automorphism_adj f u v : automorphism g f -> adj g u v -> adj g (f u) (f v).
Proof. intros [_ A] H; apply (A u v (adj_left u v H) (adj_right u v H)); auto. Qed.

Lemma automorphism_walk f u v d : automorphism g f -> walk g u v d -> walk g (f u) (f v) d.
Proof.
  intros A; induction 1; [constructor; eapply automorphism_vertex; eauto|].
  eapply walk_hop; [apply automorphism_adj; eauto | auto].
Qed.

Lemma automorphism_degree f v d :
  NoDup (vertices g) -> automorphism g f -> is_vertex g v -> degree g v d -> degree g (f v) d.
Proof.
  intros N A V; apply (count_bijection _ _ f).
  - intros a H; apply automorphism_adj; auto.
  - intros a b H H'; apply automorphism_injective; auto; eapply adj_right; eauto.
  - intros b H; destruct (automorphism_onto f b A (adj_right _ _ H)) as (a & I & <-).
    exists a; split; auto; destruct A as [_ A]; apply (A v a); auto.
Qed.

Lemma transitive_regular v d :
  NoDup (vertices g) -> vertex_transitive g -> is_vertex g v -> degree g v d -> regular g d.
Proof.
  intros N T V D w W; destruct (T v w V W) as (f & A & <-); apply automorphism_degree; auto.
Qed.

(* With vertex-transitivity, walks from one vertex are enough. *)
Lemma transitive_walks s D :
  vertex_transitive g -> is_vertex g s ->
  (forall v, is_vertex g v -> exists d, walk g s v d /\ d <= D) ->
  forall u v, is_vertex g u -> is_vertex g v -> exists d, walk g u v d /\ d <= D.
Proof.
  intros T S H u v U V; destruct (T s u S U) as (f & A & E).
  destruct (automorphism_onto f v A V) as (w & W & F).
  destruct (H w W) as (d & X & L); exists d; split; auto.
  subst; apply automorphism_walk; auto.
Qed.

Lemma transitive_diameter s D (f : vertex g -> Z) t :
  decidable -> vertex_transitive g -> is_vertex g s ->
  (forall v, is_vertex g v -> exists d, walk g s v d /\ d <= D) ->
  potential f -> is_vertex g t -> D <= f t - f s -> diameter g D.
Proof.
  intros X T S H P V L; apply (diameter_by_walks D f s t); auto.
  apply (transitive_walks s); auto.
Qed.

(* ---------- Paths and cycles ---------- *)

End Walks.

Arguments adj_sym {g u v}.
Arguments adj_left {g u v}.
Arguments adj_right {g u v}.
Arguments adj_differ {g u v}.

(* ---------- Products ---------- *)

Section Product.
Variables g h : graph.
Notation gh := (product g h).

Lemma product_vertex (a : vertex g) (b : vertex h) :
  is_vertex gh (a, b) <-> is_vertex g a /\ is_vertex h b.
Proof. apply in_prod_iff. Qed.

Lemma product_adj (a a' : vertex g) (b b' : vertex h) :
  adj gh (a, b) (a', b') <->
  adj g a a' /\ b = b' /\ is_vertex h b \/ a = a' /\ is_vertex g a /\ adj h b b'.
Proof.
  unfold adj; rewrite !product_vertex; simpl; split.
  - intros ((A & B) & (A' & B') & N & [[[L E]|[E L]]|[[L E]|[E L]]]); subst.
    + left; repeat split; auto; congruence.
    + right; repeat split; auto; congruence.
    + left; repeat split; auto; congruence.
    + right; repeat split; auto; congruence.
  - intros [((A & A' & N & L) & -> & B)|(-> & A & (B & B' & N & L))]; repeat split; auto; try congruence; intuition.
Qed.

Lemma product_proper : proper g -> proper h -> proper gh.
Proof.
  intros [N E] [M F]; split; [apply NoDup_list_prod; auto | apply list_prod_nonempty; auto].
Qed.

Lemma product_order N M : order g N -> order h M -> order gh (N * M).
Proof.
  intros [P <-] [Q <-]; split; [apply product_proper; auto | apply length_list_prod].
Qed.

Lemma product_walk_left (a a' : vertex g) (b : vertex h) d :
  is_vertex h b -> walk g a a' d -> walk gh (a, b) (a', b) d.
Proof.
  intros B; induction 1; [constructor; apply product_vertex; auto|].
  apply walk_hop with (v, b); auto; apply product_adj; auto.
Qed.

Lemma product_walk_right (a : vertex g) (b b' : vertex h) d :
  is_vertex g a -> walk h b b' d -> walk gh (a, b) (a, b') d.
Proof.
  intros B; induction 1; [constructor; apply product_vertex; auto|].
  apply walk_hop with (a, v); auto; apply product_adj; auto.
Qed.

Lemma product_walk (a a' : vertex g) (b b' : vertex h) d e :
  walk g a a' d -> walk h b b' e -> walk gh (a, b) (a', b') (d + e).
Proof.
  intros W X; apply walk_app with (a', b).
  - apply product_walk_left; auto; eapply walk_left; eauto.
  - apply product_walk_right; auto; eapply walk_right; eauto.
Qed.

Lemma product_walk_back (x y : vertex gh) c :
  walk gh x y c -> exists d e, walk g (fst x) (fst y) d /\ walk h (snd x) (snd y) e /\ c = d + e.
Proof.
  induction 1 as [(a, b) V|(a, b) (a', b') (a'', b'') c A W (d & e & D & E & ->)]; simpl in *.
  - apply product_vertex in V; exists 0, 0; repeat split; try (constructor; tauto); lia.
  - apply product_adj in A; destruct A as [(A & <- & B)|(<- & B & A)].
    + exists (d + 1), e; repeat split; auto; [eapply walk_hop; eauto | lia].
    + exists d, (e + 1); repeat split; auto; [eapply walk_hop; eauto | lia].
Qed.

Lemma product_dist (a a' : vertex g) (b b' : vertex h) d e :
  dist g a a' d -> dist h b b' e -> dist gh (a, b) (a', b') (d + e).
Proof.
  intros [W M] [X N]; split; [apply product_walk; auto|]; intros c C.
  apply product_walk_back in C; destruct C as (d' & e' & D & E & ->); simpl in *.
  apply M in D; apply N in E; lia.
Qed.

Lemma product_connected : connected g -> connected h -> connected gh.
Proof.
  intros C D (a, b) (a', b') U V; apply product_vertex in U, V.
  destruct (C a a') as (d & W), (D b b') as (e & X); try tauto.
  exists (d + e); apply product_walk; auto.
Qed.

Lemma product_diameter D E : diameter g D -> diameter h E -> diameter gh (D + E).
Proof.
  intros [H (u & v & U)] [K (x & y & X)]; split.
  - intros (a, b) (a', b') I J; apply product_vertex in I, J.
    destruct (H a a') as (d & P & L), (K b b') as (e & Q & M); try tauto.
    exists (d + e); split; [apply product_dist; auto | lia].
  - exists (u, x), (v, y); apply product_dist; auto.
Qed.

Lemma product_degree (a : vertex g) (b : vertex h) d e :
  is_vertex g a -> is_vertex h b -> degree g a d -> degree h b e -> degree gh (a, b) (d + e).
Proof.
  intros A B D E; unfold degree in *.
  apply (count_union (fun x => adj g a (fst x) /\ snd x = b) (fun x => fst x = a /\ adj h b (snd x))).
  - intros (a', b'); simpl; rewrite product_adj; intuition; subst; auto.
  - intros (a', b'); simpl; intros [I ->] [_ J]; apply adj_differ in J; auto.
  - apply (count_bijection (adj g a) _ (fun a' => (a', b))); simpl; auto.
    + intros; congruence.
    + intros (a', b'); simpl; intros [I ->]; exists a'; auto.
  - apply (count_bijection (adj h b) _ (fun b' => (a, b'))); simpl; auto.
    + intros; congruence.
    + intros (a', b'); simpl; intros [-> I]; exists b'; auto.
Qed.

Lemma product_regular d e : regular g d -> regular h e -> regular gh (d + e).
Proof. intros R S (a, b) V; apply product_vertex in V; apply product_degree; intuition. Qed.

Lemma product_min_degree d e : min_degree g d -> min_degree h e -> min_degree gh (d + e).
Proof.
  intros [(u & U & D) H] [(v & V & E) K]; split.
  - exists (u, v); split; [apply product_vertex; auto | apply product_degree; auto].
  - intros (a, b) I; apply product_vertex in I; destruct I as [A B].
    destruct (H a A) as (x & X & L), (K b B) as (y & Y & M).
    exists (x + y); split; [apply product_degree; auto | lia].
Qed.

Lemma product_max_degree d e : max_degree g d -> max_degree h e -> max_degree gh (d + e).
Proof.
  intros [(u & U & D) H] [(v & V & E) K]; split.
  - exists (u, v); split; [apply product_vertex; auto | apply product_degree; auto].
  - intros (a, b) I; apply product_vertex in I; destruct I as [A B].
    destruct (H a A) as (x & X & L), (K b B) as (y & Y & M).
    exists (x + y); split; [apply product_degree; auto | lia].
Qed.

(* The links: those of g once for each vertex of h, and the other way round. *)
Lemma product_size N M K L :
  order g N -> order h M -> size g K -> size h L -> size gh (N * L + M * K).
Proof.
  intros [[P P'] <-] [[Q Q'] <-] S T; unfold size in *.
  replace (2 * (Z.of_nat (length (vertices g)) * L + Z.of_nat (length (vertices h)) * K))
    with (2 * K * Z.of_nat (length (vertices h)) + Z.of_nat (length (vertices g)) * (2 * L)) by lia.
  apply (count_union
    (fun e => adj g (fst (fst e)) (fst (snd e)) /\ is_vertex h (snd (fst e)) /\ snd (fst e) = snd (snd e))
    (fun e => adj h (snd (fst e)) (snd (snd e)) /\ is_vertex g (fst (fst e)) /\ fst (fst e) = fst (snd e))).
  - intros ((a, b), (a', b')); simpl; rewrite product_adj; intuition.
  - intros ((a, b), (a', b')); simpl; intros (_ & _ & <-) (I & _); apply adj_differ in I; auto.
  - apply (count_bijection (fun x : (vertex g * vertex g) * vertex h =>
        adj g (fst (fst x)) (snd (fst x)) /\ is_vertex h (snd x)) _
        (fun x => ((fst (fst x), snd x), (snd (fst x), snd x)))).
    + intros ((a, a'), b); simpl; tauto.
    + intros ((a, a'), b) ((c, c'), d); simpl; intros; congruence.
    + intros ((a, b), (a', b')); simpl; intros (I & J & <-); exists ((a, a'), b); auto.
    + apply (count_product (fun e => adj g (fst e) (snd e)) (is_vertex h)); auto.
      * intros; simpl; tauto.
      * apply count_vertices; auto.
  - apply (count_bijection (fun x : vertex g * (vertex h * vertex h) =>
        is_vertex g (fst x) /\ adj h (fst (snd x)) (snd (snd x))) _
        (fun x => ((fst x, fst (snd x)), (fst x, snd (snd x))))).
    + intros (a, (b, b')); simpl; tauto.
    + intros (a, (b, b')) (c, (d, d')); simpl; intros; congruence.
    + intros ((a, b), (a', b')); simpl; intros (I & J & <-); exists (a, (b, b')); auto.
    + apply (count_product (is_vertex g) (fun e => adj h (fst e) (snd e))); auto.
      * intros; simpl; tauto.
      * apply count_vertices; auto.
Qed.

Lemma product_decidable : decidable g -> decidable h -> decidable gh.
Proof.
  intros [E L] [F M]; split.
  - intros u v; apply decided_pair; auto.
  - intros (a, b) (a', b'); simpl; apply decided_or; apply decided_and; auto.
Qed.

(* An automorphism of one factor, lifted. *)
Lemma product_automorphism f k :
  proper g -> proper h -> automorphism g f -> automorphism h k ->
  automorphism gh (fun x => (f (fst x), k (snd x))).
Proof.
  intros [N _] [M _] A B.
  assert (NP : NoDup (vertices gh)) by (apply NoDup_list_prod; auto).
  assert (I : forall a a', is_vertex g a -> is_vertex g a' -> f a = f a' -> a = a').
  { intros a a'; apply automorphism_injective; auto. }
  assert (J : forall b b', is_vertex h b -> is_vertex h b' -> k b = k b' -> b = b').
  { intros b b'; apply automorphism_injective; auto. }
  split.
  - apply NoDup_Permutation; auto.
    + apply NoDup_map_inj; auto; intros (a, b) (a', b') X Y E; simpl in E.
      apply product_vertex in X, Y; inversion E; f_equal; intuition.
    + intros (a, b); rewrite in_map_iff; split.
      * intros ((a', b') & E & X); inversion E; subst; apply product_vertex in X; apply product_vertex.
        split; apply automorphism_vertex; simpl; tauto.
      * intros X; apply product_vertex in X; destruct X as [X Y].
        destruct (automorphism_onto g f a A X) as (a' & X' & <-).
        destruct (automorphism_onto h k b B Y) as (b' & Y' & <-).
        exists (a', b'); split; auto; apply product_vertex; auto.
  - intros (a, b) (a', b') X Y; apply product_vertex in X, Y; destruct X as [X X'], Y as [Y Y'].
    simpl; rewrite !product_adj; split.
    + intros [(L & <- & _)|(<- & _ & L)].
      * left; split; [apply automorphism_adj; auto|]; split; auto; apply automorphism_vertex; auto.
      * right; split; auto; split; [apply automorphism_vertex; auto | apply automorphism_adj; auto].
    + intros [(L & E & _)|(E & _ & L)].
      * left; split; [destruct A as [_ A]; apply (A a a'); auto|]; auto.
      * right; split; auto; split; auto; destruct B as [_ B]; apply (B b b'); auto.
Qed.

Lemma product_transitive :
  proper g -> proper h -> vertex_transitive g -> vertex_transitive h -> vertex_transitive gh.
Proof.
  intros P Q S T (a, b) (a', b') U V; apply product_vertex in U, V.
  destruct (S a a') as (f & F & <-), (T b b') as (k & K & <-); try tauto.
  exists (fun x => (f (fst x), k (snd x))); split; auto; apply product_automorphism; auto.
Qed.

Lemma product_bipartite : bipartite g -> bipartite h -> bipartite gh.
Proof.
  intros [c C] [d D]; exists (fun x => xorb (c (fst x)) (d (snd x))).
  intros (a, b) (a', b') A; apply product_adj in A; simpl.
  destruct A as [(A & <- & _)|(<- & _ & A)]; [apply C in A | apply D in A];
    destruct (c a), (d b); try destruct (c a'); try destruct (d b'); simpl; congruence.
Qed.

(* A router that sees to the first part, and then to the second. *)
Definition product_router (same : vertex g -> vertex g -> bool)
  (next : vertex g -> vertex g -> vertex g) (next' : vertex h -> vertex h -> vertex h)
  (u v : vertex gh) : vertex gh :=
  if same (fst u) (fst v) then (fst u, next' (snd u) (snd v)) else (next (fst u) (fst v), snd u).

Lemma product_route same next next' (a a' : vertex g) (b b' : vertex h) d e :
  (forall x y, same x y = true <-> x = y) ->
  route g next a a' d -> route h next' b b' e ->
  route gh (product_router same next next') (a, b) (a', b') (d + e).
Proof.
  intros S R Q; induction R as [a V|a a' d N A R IH].
  - replace (0 + e) with e by lia.
    induction Q as [b W|b b' e N A Q IH]; [constructor; apply product_vertex; auto|].
    assert (E : product_router same next next' (a, b) (a, b') = (a, next' b b')).
    { unfold product_router; simpl; destruct (same a a) eqn:F; auto.
      assert (same a a = true) by (apply S; auto); congruence. }
    apply route_hop; rewrite ?E; auto; [congruence|].
    apply product_adj; auto.
  - replace (d + 1 + e) with ((d + e) + 1) by lia.
    assert (E : product_router same next next' (a, b) (a', b') = (next a a', b)).
    { unfold product_router; simpl; destruct (same a a') eqn:F; auto; apply S in F; congruence. }
    apply route_hop; rewrite ?E; auto; [congruence|].
    apply product_adj; left; split; [exact A|]; split; auto.
    apply (walk_left h b b' e), (route_walk h next'); auto.
Qed.

Lemma product_minimal same next next' :
  (forall x y, same x y = true <-> x = y) ->
  minimal_router g next -> minimal_router h next' ->
  minimal_router gh (product_router same next next').
Proof.
  intros S M N (a, b) (a', b') U V; apply product_vertex in U, V.
  destruct (M a a') as (d & R & D), (N b b') as (e & Q & E); try tauto.
  exists (d + e); split; [apply product_route; auto | apply product_dist; auto].
Qed.

End Product.

Lemma without_link_adj g a b u v : adj (without_link g a b) u v <->
  adj g u v /\ ~ (u = a /\ v = b) /\ ~ (u = b /\ v = a).
Proof.
  split.
  - intros [A [B [C [[D E]|[D E]]]]]; simpl in *; [tauto|]. split; [apply adj_sym, D|tauto].
  - intros [A B]. split; [exact (adj_left A)|]. split; [exact (adj_right A)|]. split; [exact (adj_differ A)|]. left. simpl. tauto.
Qed.
