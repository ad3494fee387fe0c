(* Without some vertices and links, two halves that are joined by a perfect matching have paths and cycles through all others, of one fault
   more than each half: J.-H. Park, H.-C. Kim, H.-S. Lim, "Fault-hamiltonicity of hypercube-like interconnection networks", 2005. Where each
   half bears one fault only, and the partners of both ends are dead in the other, some vertex there is to have paths to all others
   ("pivot"), which they have otherwise. *)

From Coq Require Import ZArith List Permutation Bool Lia.
From Topocert Require Import Graph Walk Bijective FamilyFaultsSays FamilyDetours BijectivePaths BijectiveSuper.
Import ListNotations.

(* ---------- Ways along a relation ---------- *)

Section Ways.
Context {V : Type}.

Inductive way (R : V -> V -> Prop) : V -> V -> list V -> Prop :=
| way_here u : way R u u [u]
| way_hop u w v l : R u w -> way R w v l -> way R u v (u :: l).

Lemma way_app (R : V -> V -> Prop) u v x y l m : way R u v l -> R v x -> way R x y m -> way R u y (l ++ m).
Proof. induction 1 as [u|u w v l H W IH]; intros A M; [apply (way_hop R u x y m A M) | apply (way_hop R u w y (l ++ m) H), IH; assumption]. Qed.

Lemma way_rev (R : V -> V -> Prop) u v l : (forall x y, R x y -> R y x) -> way R u v l -> way R v u (rev l).
Proof. intros S; induction 1 as [u|u w v l H W IH]; [constructor|]; cbn [rev]; apply (way_app R v w u u); [exact IH | apply S, H | constructor]. Qed.

Lemma way_more (R R' : V -> V -> Prop) u v l : way R u v l -> (forall x y, In x l -> In y l -> R x y -> R' x y) -> way R' u v l.
Proof.
  assert (First : forall u v l, way R u v l -> In u l) by (intros ? ? ? []; left; reflexivity).
  induction 1 as [u|u w v l H W IH]; intros M; [constructor|]; apply (way_hop R' u w v l); [apply M; [left; reflexivity | right; apply (First w v l W) | exact H] | apply IH; intros x y I J; apply M; right; assumption].
Qed.

Lemma way_ends (R : V -> V -> Prop) u v l : way R u v l -> In u l /\ In v l.
Proof. induction 1 as [u|u w v l H W IH]; [split; left; reflexivity | split; [left; reflexivity | right; apply IH]]. Qed.

Lemma way_first (R : V -> V -> Prop) u v x l : way R u v (x :: l) -> u = x.
Proof. inversion 1; reflexivity. Qed.

Lemma way_last (R : V -> V -> Prop) u v x l : way R u v (l ++ [x]) -> v = x.
Proof.
  revert u; induction l as [|a l IH]; intros u W; cbn [app] in W; inversion W as [|? w ? ? H W']; subst; [reflexivity | inversion W' | destruct l; discriminate | apply (IH w), W'].
Qed.

Lemma way_split (R : V -> V -> Prop) u v a : forall x y b, way R u v (a ++ x :: y :: b) -> way R u x (a ++ [x]) /\ R x y /\ way R y v (y :: b).
Proof.
  intros x y b; revert u; induction a as [|z a IH]; intros u W; cbn [app] in W; inversion W as [|? w ? ? H W']; subst.
  - pose proof (way_first R w v y b W') as ->; split; [constructor | split; assumption].
  - destruct a; discriminate.
  - destruct (IH w W') as (W1 & K & W2); split; [apply (way_hop R z w x _ H W1) | split; assumption].
Qed.

(* Two neighbours on a list that are not among some others. *)
Lemma free_link (Eq : forall u v : V, {u = v} + {u <> v}) n : forall K l : list V, (length K <= n)%nat -> NoDup l -> (2 * length K + 2 <= length l)%nat -> exists a x y b, l = a ++ x :: y :: b /\ ~ In x K /\ ~ In y K.
Proof.
  induction n as [|n IH]; intros K l Few N L; (destruct l as [|x [|y l]]; [cbn in L; lia | cbn in L; lia|]).
  - destruct K; [|cbn in Few; lia]; exists [], x, y, l; repeat split; intros [].
  - destruct (in_dec Eq x K) as [I|Nx]; [|destruct (in_dec Eq y K) as [I|Ny]; [|exists [], x, y, l; auto]];
      inversion N as [|? ? Hx N']; inversion N' as [|? ? Hy N'']; subst; [pose proof (remove_length_lt Eq K x I) as Lr; set (K' := remove Eq x K) in *; set (z := x) in * | pose proof (remove_length_lt Eq K y I) as Lr; set (K' := remove Eq y K) in *; set (z := y) in *];
      (destruct (IH K' l) as (a & s & t & b & E & Ns & Nt); [lia | exact N'' | cbn [length] in L; lia|]; exists (x :: y :: a), s, t, b; split; [rewrite E; reflexivity|];
       assert (Is : In s l /\ In t l) by (rewrite E; split; apply in_or_app; right; [left | right; left]; reflexivity);
       assert (D : s <> z /\ t <> z) by (split; intros ->; [destruct Is as [Is _] | destruct Is as [_ Is]]; unfold z in Is; solve [exact (Hy Is) | apply Hx; right; exact Is]);
       split; intros J; [apply Ns | apply Nt]; apply in_in_remove; tauto).
Qed.

(* A way is cut where a link is lost, or anywhere if it is not on it. *)
Lemma cut_link (Eq : forall u v : V, {u = v} + {u <> v}) (R R' : V -> V -> Prop) e u v l : (forall x y, R x y -> (x, y) <> e -> (y, x) <> e -> R' x y) -> way R u v l -> NoDup l -> (2 <= length l)%nat ->
  exists l1 x y l2, l = l1 ++ l2 /\ way R' u x l1 /\ way R' y v l2.
Proof.
  intros M W; induction W as [u|u w v l H W IH]; intros N L; [cbn in L; lia|]; inversion N as [|? ? Nu Nl]; subst; pose proof (proj1 (way_ends R w v l W)) as Iw.
  assert (Rest : fst e = u \/ snd e = u -> way R' w v l).
  { intros Q; apply (way_more R R' w v l W); intros x y I J K; apply M; [exact K | |]; intros <-; cbn [fst snd] in Q; destruct Q as [<-|<-]; contradiction. }
  assert (D : {(u, w) = e \/ (w, u) = e} + {(u, w) <> e /\ (w, u) <> e}).
  { assert (Pe : forall a b : V * V, {a = b} + {a <> b}) by (decide equality; apply Eq); destruct (Pe (u, w) e), (Pe (w, u) e); auto. }
  destruct D as [D|[D1 D2]].
  - exists [u], u, w, l; split; [reflexivity|]; split; [constructor | apply Rest; destruct D as [<-|<-]; cbn; auto].
  - destruct (le_lt_dec 2 (length l)) as [Le|Lt].
    + destruct (IH Nl Le) as (l1 & x & y & l2 & -> & W1 & W2); exists (u :: l1), x, y, l2; split; [reflexivity|]; split; [|exact W2]; apply (way_hop R' u w x l1); [apply M; auto | exact W1].
    + exists [u], u, w, l; split; [reflexivity|]; split; [constructor|]; inversion W as [|? z ? l' K W']; subst; [constructor|]; inversion W'; subst; cbn in Lt; lia.
Qed.

End Ways.

Section Faults.
Variable g : graph.
Notation V := (vertex g).
Hypothesis Eq : forall u v : V, {u = v} + {u <> v}.
Variable near : V -> V -> bool.
Hypothesis near_right : forall u v, is_vertex g u -> is_vertex g v -> (near u v = true <-> adj g u v).
Notation alive := (alive g).
Notation is_in := (is_in g Eq).
Notation in_both := (in_both g Eq).

Lemma alive_sym F L u v : alive F L u v -> alive F L v u.
Proof. intros (A & N1 & N2 & N3 & N4); split; [apply adj_sym, A | auto]. Qed.

(* All that are left, each once. *)
Definition spans (A F l : list V) : Prop := NoDup l /\ forall x, In x l <-> In x A /\ ~ In x F.
Definition through (F : list V) (L : list (V * V)) (A : list V) (u v : V) : Prop := exists l, way (alive F L) u v l /\ spans A F l.
Definition circuit (F : list V) (L : list (V * V)) (A : list V) : Prop := exists u v l, way (alive F L) u v l /\ spans A F l /\ alive F L v u /\ (3 <= length l)%nat.

Definition path_faults (k : nat) (A : list V) : Prop := forall F L, (length F + length L <= k)%nat -> forall u v, In u A -> In v A -> ~ In u F -> ~ In v F -> u <> v -> through F L A u v.
Definition cycle_faults (k : nat) (A : list V) : Prop := forall F L, (length F + length L <= k)%nat -> circuit F L A.
Definition pivots (A : list V) : Prop := forall a b, In a A -> In b A -> a <> b -> exists x, In x A /\ x <> a /\ x <> b /\ forall y, In y A -> y <> a -> y <> b -> y <> x -> through [a; b] [] A x y.

Lemma through_sym F L A u v : through F L A u v -> through F L A v u.
Proof.
  intros (l & W & N & S); exists (rev l); split; [apply way_rev; [apply alive_sym | exact W]|]; split; [apply NoDup_rev, N | intros x; rewrite <- in_rev; apply S].
Qed.

Lemma spans_perm A F l m : Permutation l m -> spans A F l -> spans A F m.
Proof.
  intros P [N S]; split; [exact (Permutation_NoDup P N)|]; intros x; rewrite <- S; split; apply Permutation_in; [apply Permutation_sym|]; exact P.
Qed.

(* Only those faults count that are within the list. *)
Definition inner (A : list V) (F : list V) (L : list (V * V)) : nat := length (filter (is_in A) F) + length (filter (in_both A) L).

Lemma inner_alive A F L x y : In x A -> In y A -> alive (filter (is_in A) F) (filter (in_both A) L) x y -> alive F L x y.
Proof.
  intros I J (Ad & N1 & N2 & N3 & N4); split; [exact Ad|]; unfold Bijective.in_both in *; repeat split; intros K; [apply N1 | apply N2 | apply N3 | apply N4]; apply filter_In; (split; [exact K|]); cbn [fst snd]; rewrite ?andb_true_iff, ?(is_in_right g Eq); auto.
Qed.

Lemma inner_spans A F l : spans A (filter (is_in A) F) l -> spans A F l.
Proof. intros [N S]; split; [exact N|]; intros x; rewrite S, filter_In, (is_in_right g Eq); tauto. Qed.

Lemma inner_way A F L u v l : way (alive (filter (is_in A) F) (filter (in_both A) L)) u v l -> spans A (filter (is_in A) F) l -> way (alive F L) u v l.
Proof. intros W [_ S]; apply (way_more _ _ u v l W); intros x y I J; apply (inner_alive A); [apply S, I | apply S, J]. Qed.

Lemma paths_within k A F L u v : path_faults k A -> (inner A F L <= k)%nat -> In u A -> In v A -> ~ In u F -> ~ In v F -> u <> v -> through F L A u v.
Proof.
  intros H Few U W Nu Nw D; destruct (H _ _ Few u v U W) as (l & Wy & S); [intros I; apply filter_In in I as [I _]; exact (Nu I) | intros I; apply filter_In in I as [I _]; exact (Nw I) | exact D|].
  exists l; split; [exact (inner_way A F L u v l Wy S) | exact (inner_spans A F l S)].
Qed.

Lemma cycles_within k A F L : cycle_faults k A -> (inner A F L <= k)%nat -> circuit F L A.
Proof.
  intros H Few; destruct (H _ _ Few) as (u & v & l & W & S & C & T); exists u, v, l; split; [exact (inner_way A F L u v l W S)|]; split; [exact (inner_spans A F l S)|]; split; [|exact T].
  pose proof (way_ends _ u v l W) as [I J]; apply (inner_alive A); [apply (proj2 S), J | apply (proj2 S), I | exact C].
Qed.

(* A circuit that begins at any of its vertices; two ways through all from there. *)
Lemma circuit_from F L A w : circuit F L A -> In w A -> ~ In w F -> exists v l, way (alive F L) w v (w :: l) /\ spans A F (w :: l) /\ alive F L v w /\ (2 <= length l)%nat.
Proof.
  intros (u & v & l & W & S & C & T) I Nw; assert (J : In w l) by (apply (proj2 S); auto); apply in_split in J as (a & b & ->); destruct (exists_last (l := w :: b)) as (b' & z & Eb); [discriminate|].
  destruct a as [|s a]; [pose proof (way_first _ _ _ _ _ W) as <-; exists v, b; cbn [app length] in T, W, S; split; [exact W|]; split; [exact S|]; split; [exact C | lia]|].
  destruct (exists_last (l := s :: a)) as (a' & t & Ea); [discriminate|]; rewrite Ea, <- app_assoc in W; cbn [app] in W; apply way_split in W as (W1 & H & W2); rewrite <- Ea in W1.
  exists t, (b ++ s :: a); split; [apply (way_app (alive F L) w v u t (w :: b) (s :: a) W2 C W1)|]; split; [|split; [exact H | rewrite app_length in T |- *; cbn [length] in *; lia]].
  apply (spans_perm A F ((s :: a) ++ w :: b)); [change (w :: b ++ s :: a) with ((w :: b) ++ s :: a); apply Permutation_app_comm | exact S].
Qed.

Lemma two_ends F L A w : circuit F L A -> In w A -> ~ In w F -> exists x y, x <> y /\ x <> w /\ y <> w /\ In x A /\ In y A /\ ~ In x F /\ ~ In y F /\ through F L A w x /\ through F L A w y.
Proof.
  intros C I Nw; destruct (circuit_from F L A w C I Nw) as (v & l & W & S & K & T); destruct l as [|y l]; [cbn in T; lia|]; inversion W as [|? y' ? ? H W']; subst; pose proof (way_first _ _ _ _ _ W') as ->.
  pose proof (way_ends _ _ _ _ W') as [_ Iv]; destruct S as [N S]; inversion N as [|? ? Nl Nl']; subst; assert (Sv := proj1 (S v) (or_intror Iv)); assert (Sy := proj1 (S y) (or_intror (or_introl eq_refl))).
  exists v, y; split; [|split; [intros ->; exact (Nl Iv) | split; [intros ->; apply Nl; left; reflexivity|]]].
  - intros ->; inversion W' as [|? z ? ? H2 W2]; subst; [cbn in T; lia|]; inversion Nl' as [|? ? Ny _]; subst; apply Ny; apply (way_ends _ _ _ _ W2).
  - split; [apply Sv|]; split; [apply Sy|]; split; [apply Sv|]; split; [apply Sy|]; split; [exists (w :: y :: l); split; [exact W | split; assumption]|].
    exists (w :: rev (y :: l)); split; [apply (way_hop _ w v y); [apply alive_sym, K | apply way_rev; [apply alive_sym | exact W']]|].
    apply (spans_perm A F (w :: y :: l)); [constructor; apply Permutation_rev | split; assumption].
Qed.

(* One fault more breaks a way. *)
Definition broken (F : list V) (L : list (V * V)) (A : list V) (u v : V) : Prop := exists l1 x y l2, way (alive F L) u x l1 /\ way (alive F L) y v l2 /\ spans A F (l1 ++ l2).

Lemma link_lost F L e x y : alive F L x y -> (x, y) <> e -> (y, x) <> e -> alive F (e :: L) x y.
Proof. intros (A & N1 & N2 & N3 & N4) D1 D2; split; [exact A|]; repeat split; auto; intros [K|K]; auto. Qed.

Lemma vertex_lost F L w x y : alive F L x y -> x <> w -> y <> w -> alive (w :: F) L x y.
Proof. intros (A & N1 & N2 & N3 & N4) D1 D2; split; [exact A|]; repeat split; auto; intros [K|K]; auto. Qed.

Lemma two_long A F l (u v : V) : spans A F l -> In u l -> In v l -> u <> v -> (2 <= length l)%nat.
Proof. intros _ I J D; destruct l as [|a [|b l]]; [destruct I | destruct I as [<-|[]], J as [<-|[]]; contradiction | cbn; lia]. Qed.

Lemma way_broken k A F L u v : path_faults k A -> (1 <= length F + length L <= k + 1)%nat -> In u A -> In v A -> ~ In u F -> ~ In v F -> u <> v -> broken F L A u v.
Proof.
  intros H Few U W Nu Nv D; destruct F as [|w F].
  - destruct L as [|e L]; [cbn in Few; lia|]; destruct (H [] L) with (u := u) (v := v) as (l & Wy & S); auto; [cbn in *; lia|]; pose proof (way_ends _ _ _ _ Wy) as [I J].
    destruct (cut_link Eq _ (alive [] (e :: L)) e u v l (link_lost [] L e) Wy (proj1 S) (two_long A [] l u v S I J D)) as (l1 & x & y & l2 & -> & W1 & W2); exists l1, x, y, l2; auto.
  - destruct (H F L) with (u := u) (v := v) as (l & Wy & S); auto; [cbn in *; lia | intros I; apply Nu; right; exact I | intros I; apply Nv; right; exact I|]; pose proof (way_ends _ _ _ _ Wy) as [I J].
    destruct (in_dec Eq w l) as [Iw|Nw].
    + apply in_split in Iw as (a & b & ->); destruct a as [|s a]; [pose proof (way_first _ _ _ _ _ Wy) as ->; destruct Nu; left; reflexivity|]; destruct b as [|y b]; [apply way_last in Wy as ->; destruct Nv; left; reflexivity|].
      destruct (exists_last (l := s :: a)) as (a' & x & Ea); [discriminate|]; pose proof (proj1 S) as N; assert (Nd := NoDup_remove_2 _ _ _ N); rewrite in_app_iff in Nd.
      apply way_split in Wy as (W1 & _ & W2); rewrite Ea, <- app_assoc in W1; cbn [app] in W1; apply way_split in W1 as (W1 & _ & _); rewrite <- Ea in W1.
      exists (s :: a), x, y, (y :: b); split; [apply (way_more _ _ _ _ _ W1); intros p q Ip Iq K; apply vertex_lost; [exact K | |]; intros ->; tauto|]; split; [apply (way_more _ _ _ _ _ W2); intros p q Ip Iq K; apply vertex_lost; [exact K | |]; intros ->; tauto|].
      split; [exact (NoDup_remove_1 _ _ _ N)|]; intros z; pose proof (proj2 S z) as Sz; clear - Sz Nd; rewrite in_app_iff in *; cbn [In] in *; split.
      * intros Iz; assert (w <> z) by (intros <-; apply Nd; exact Iz); tauto.
      * intros [Iz Nz]; assert (w <> z) by tauto; tauto.
    + assert (S' : spans A (w :: F) l) by (split; [apply S|]; intros z; rewrite (proj2 S z); cbn [In]; split; [intros K; split; [apply K|]; intros [->|Q]; [apply Nw, (proj2 S), K | apply K, Q] | tauto]).
      assert (Wy' : way (alive (w :: F) L) u v l) by (apply (way_more _ _ _ _ _ Wy); intros p q Ip Iq K; apply vertex_lost; [exact K | |]; intros ->; contradiction).
      destruct (cut_link Eq _ (alive (w :: F) L) (u, u) u v l (fun x y K _ _ => K) Wy' (proj1 S') (two_long A _ l u v S' I J D)) as (l1 & x & y & l2 & -> & W1 & W2); exists l1, x, y, l2; auto.
Qed.

(* And a circuit becomes a way. *)
Lemma circuit_broken k A F L : cycle_faults k A -> (1 <= length F + length L <= k + 1)%nat -> exists u v, u <> v /\ through F L A u v.
Proof.
  intros H Few.
  assert (Ends : forall R (u v : V) l, way R u v l -> NoDup l -> (2 <= length l)%nat -> u <> v).
  { intros R u v l Wy N T; destruct Wy as [|? ? ? ? K Wy]; [cbn in T; lia|]; inversion N; subst; intros ->; pose proof (way_ends _ _ _ _ Wy); tauto. }
  destruct F as [|w F].
  - destruct L as [|e L]; [cbn in Few; lia|]; destruct (H [] L) as (u & v & l & Wy & S & C & T); [cbn in *; lia|]; pose proof (proj1 S) as N; pose proof (Ends _ _ _ _ Wy N ltac:(lia)) as D.
    assert (Q : {(v, u) = e \/ (u, v) = e} + {(v, u) <> e /\ (u, v) <> e}).
    { assert (Pe : forall a b : V * V, {a = b} + {a <> b}) by (decide equality; apply Eq); destruct (Pe (v, u) e), (Pe (u, v) e); auto. }
    destruct Q as [Q|[Q1 Q2]].
    + exists u, v; split; [exact D|]; exists l; split; [|exact S]; destruct Wy as [|? z ? l Z Wy]; [constructor|]; inversion N as [|? ? Nu Nl]; subst; apply (way_hop _ u z v).
      * assert (z <> v) by (apply (Ends _ _ _ _ Wy Nl); cbn in T; lia); apply link_lost; [exact Z | |]; destruct Q as [<-|<-]; intros K; injection K; intros; subst; try contradiction; exact (adj_differ (proj1 Z) eq_refl).
      * apply (way_more _ _ _ _ _ Wy); intros p q Ip Iq K; apply link_lost; [exact K | |]; destruct Q as [<-|<-]; intros X; injection X; intros; subst; contradiction.
    + destruct (cut_link Eq _ (alive [] (e :: L)) e u v l (link_lost [] L e) Wy N ltac:(lia)) as (l1 & x & y & l2 & -> & W1 & W2).
      assert (W3 : way (alive [] (e :: L)) y x (l2 ++ l1)) by (apply (way_app _ y v u x l2 l1 W2); [apply link_lost; assumption | exact W1]); assert (P : Permutation (l1 ++ l2) (l2 ++ l1)) by apply Permutation_app_comm.
      exists y, x; split; [apply (Ends _ _ _ _ W3 (Permutation_NoDup P N)); rewrite <- (Permutation_length P); lia | exists (l2 ++ l1); split; [exact W3 | exact (spans_perm A _ _ _ P S)]].
  - destruct (H F L) as (u & v & l & Wy & S & C & T); [cbn in *; lia|]; destruct (in_dec Eq w l) as [Iw|Nw].
    + destruct (circuit_from F L A w) as (z & m & W1 & S1 & C1 & T1); [exists u, v, l; auto | apply (proj2 S), Iw | apply (proj2 S), Iw|]; inversion W1 as [|? y ? ? K W2]; subst; [cbn in T1; lia|]; destruct S1 as [N1 S1]; inversion N1 as [|? ? Nw Nm]; subst.
      exists y, z; split; [exact (Ends _ _ _ _ W2 Nm T1)|]; exists m; split; [apply (way_more _ _ _ _ _ W2); intros p q Ip Iq X; apply vertex_lost; [exact X | |]; intros ->; contradiction|].
      split; [exact Nm|]; intros x; specialize (S1 x); cbn [In] in S1 |- *; split; [intros I; assert (w <> x) by congruence; tauto | intros [I J]; destruct (proj2 S1) as [K1|K1]; [tauto | subst; tauto | exact K1]].
    + exists u, v; split; [apply (Ends _ _ _ _ Wy (proj1 S)); lia|]; exists l; split; [apply (way_more _ _ _ _ _ Wy); intros p q Ip Iq X; apply vertex_lost; [exact X | |]; intros ->; contradiction|].
      split; [apply S|]; intros z; rewrite (proj2 S z); cbn [In]; split; [intros K; split; [apply K|]; intros [->|Q]; [apply Nw, (proj2 S), K | apply K, Q] | tauto].
Qed.

(* ---------- Two halves ---------- *)

Definition far_faults (A F : list V) (L : list (V * V)) : Prop := (forall v, In v F -> In v A) /\ forall e, In e L -> In (fst e) A /\ In (snd e) A.

Lemma all_inner A F L : (length F + length L <= inner A F L)%nat -> far_faults A F L.
Proof.
  unfold inner; intros H; pose proof (filter_few (is_in A) F); pose proof (filter_few (in_both A) L); split.
  - intros x K; apply (is_in_right g Eq), (filter_all _ F); [lia | exact K].
  - intros e K; assert (E : in_both A e = true) by (apply (filter_all _ L); [lia | exact K]); unfold Bijective.in_both in E; apply andb_true_iff in E as [E1 E2]; split; apply (is_in_right g Eq); assumption.
Qed.

Lemma inner_apart A B F L : (forall v, In v A -> ~ In v B) -> (inner A F L + inner B F L <= length F + length L)%nat.
Proof.
  intros Apart; assert (G : forall (T : Type) (p q : T -> bool) l, (forall x, p x = true -> q x = true -> False) -> (length (filter p l) + length (filter q l) <= length l)%nat).
  { intros T p q l D; induction l as [|x l IH]; [cbn; lia|]; cbn [filter]; specialize (D x); destruct (p x), (q x); cbn [length]; try lia; destruct D; reflexivity. }
  assert (X : forall x, is_in A x = true -> is_in B x = true -> False) by (intros x I J; apply (is_in_right g Eq) in I, J; exact (Apart x I J)).
  pose proof (G _ (is_in A) (is_in B) F X); pose proof (G _ (in_both A) (in_both B) L) as Y; unfold inner; cut (length (filter (in_both A) L) + length (filter (in_both B) L) <= length L)%nat; [lia|].
  apply Y; unfold Bijective.in_both; intros e I J; apply andb_true_iff in I as [I _], J as [J _]; exact (X _ I J).
Qed.

(* What a half bears, and its degrees. *)
Definition bears (k : nat) (A : list V) : Prop := path_faults k A /\ cycle_faults (k + 1) A /\ (k = 1%nat -> pivots A) /\
  forall u, In u A -> exists l, NoDup l /\ (k + 3 <= length l)%nat /\ forall x, In x l -> In x A /\ adj g u x.

Section Halves.
Variables (A B C : list V) (f h : V -> V).
Hypothesis Is : forall v, In v C <-> In v A \/ In v B.
Hypothesis Apart : forall v, In v A -> ~ In v B.
Hypothesis To : forall a, In a A -> In (f a) B /\ adj g a (f a) /\ h (f a) = a.
Hypothesis Fro : forall b, In b B -> In (h b) A /\ adj g b (h b) /\ f (h b) = b.
Hypothesis Once : NoDup A.
Variable k : nat.
Hypothesis Some_ : (1 <= k)%nat.
Hypothesis Many : (3 * k + 8 <= length A)%nat.
Hypothesis HA : bears k A.
Hypothesis HB : bears k B.

Variables (F : list V) (L : list (V * V)).
Notation through := (through F L).

Lemma f_once a b : In a A -> In b A -> a <> b -> f a <> f b.
Proof. intros I J D E; apply D; rewrite <- (proj2 (proj2 (To a I))), <- (proj2 (proj2 (To b J))), E; reflexivity. Qed.

Lemma bridges : exists K, (length K <= length F + length L)%nat /\ forall a, In a A -> ~ In a K -> alive F L a (f a).
Proof.
  set (side := fun x => if is_in A x then x else h x).
  assert (Side : forall a, In a A -> side a = a /\ side (f a) = a).
  { intros a I; destruct (To a I) as (J & _ & Q); unfold side; rewrite (proj2 (is_in_right g Eq A a) I); split; [reflexivity|]; destruct (is_in A (f a)) eqn:E; [apply (is_in_right g Eq) in E; destruct (Apart _ E J) | exact Q]. }
  exists (map side F ++ map (fun e => side (fst e)) L); split; [rewrite app_length, !map_length; lia|]; intros a I N; destruct (Side a I) as [Sa Sb]; split; [apply To, I|]; repeat split; intros K; apply N, in_or_app.
  - left; apply in_map_iff; exists a; auto.
  - left; apply in_map_iff; exists (f a); auto.
  - right; apply in_map_iff; exists (a, f a); auto.
  - right; apply in_map_iff; exists (f a, a); auto.
Qed.

Lemma bridge_over a : far_faults A F L -> In a A -> ~ In a F -> alive F L a (f a).
Proof.
  intros [Fa La] I N; destruct (To a I) as (J & H & _); split; [exact H|]; split; [exact N|]; split; [intros K; exact (Apart _ (Fa _ K) J)|]; split; intros K; apply La in K as [K1 K2]; cbn [fst snd] in K1, K2; solve [exact (Apart _ K2 J) | exact (Apart _ K1 J)].
Qed.

Lemma spans_both l m : spans A F l -> spans B F m -> spans C F (l ++ m).
Proof.
  intros [N S] [N' S']; split; [apply NoDup_app_intro; [exact N | exact N' | intros x I J; apply S in I; apply S' in J; exact (Apart x (proj1 I) (proj1 J))]|].
  intros x; rewrite in_app_iff, S, S', Is; tauto.
Qed.

Lemma across_half u x v : through A u x -> alive F L x (f x) -> through B (f x) v -> through C u v.
Proof. intros (l & W & S) Br (m & W' & S'); exists (l ++ m); split; [exact (way_app _ u x (f x) v l m W Br W') | exact (spans_both l m S S')]. Qed.

Lemma splice u v x y l1 l2 : way (alive F L) u x l1 -> way (alive F L) y v l2 -> spans A F (l1 ++ l2) -> alive F L x (f x) -> alive F L y (f y) -> through B (f x) (f y) -> through C u v.
Proof.
  intros W1 W2 S Bx By (m & W & S'); exists ((l1 ++ m) ++ l2); split; [apply (way_app _ u (f y) y v); [apply (way_app _ u x (f x) (f y)); assumption | apply alive_sym, By | exact W2]|].
  apply (spans_perm C F ((l1 ++ l2) ++ m)); [rewrite <- !app_assoc; apply Permutation_app_head, Permutation_app_comm | apply spans_both; assumption].
Qed.

Lemma over_half x y : (inner B F L <= k)%nat -> In x A -> In y A -> x <> y -> alive F L x (f x) -> alive F L y (f y) -> through B (f x) (f y).
Proof.
  intros Few I J D Bx By; apply (paths_within k); [apply HB | exact Few | apply To, I | apply To, J | apply Bx | apply By | apply f_once; assumption].
Qed.

Lemma long A' l : NoDup A' -> spans A' F l -> (length A' <= length l + length F)%nat.
Proof.
  intros N [_ S]; rewrite <- app_length; apply NoDup_incl_length; [exact N|]; intros x I; apply in_or_app; destruct (in_dec Eq x F) as [J|J]; [right; exact J | left; apply S; auto].
Qed.

(* Not all faults are in this half. *)
Lemma inside u v : (length F + length L <= k + 1)%nat -> (inner A F L <= k)%nat -> (inner B F L <= k)%nat -> In u A -> In v A -> ~ In u F -> ~ In v F -> u <> v -> through C u v.
Proof.
  intros T Fa Fb U W Nu Nv D; destruct (paths_within k A F L u v (proj1 HA) Fa U W Nu Nv D) as (l & Wy & S); destruct bridges as (K & Lk & Br); pose proof (long A l Once S).
  destruct (free_link Eq (length K) K l) as (a & x & y & b & -> & Nx & Ny); [lia | apply S | lia|]; assert (I : In x A /\ In y A) by (split; apply (proj2 S), in_or_app; right; [left | right; left]; reflexivity).
  pose proof (way_split _ _ _ _ _ _ _ Wy) as (W1 & K1 & W2); apply (splice u v x y (a ++ [x]) (y :: b) W1 W2); [rewrite <- app_assoc; exact S | apply Br; tauto | apply Br; tauto|].
  apply over_half; try tauto; [exact (adj_differ (proj1 K1)) | apply Br; tauto | apply Br; tauto].
Qed.

Lemma between_halves u v : (length F + length L <= k + 1)%nat -> (inner A F L <= k)%nat -> (inner B F L <= k)%nat -> In u A -> In v B -> ~ In u F -> ~ In v F -> through C u v.
Proof.
  intros T Fa Fb U W Nu Nv; destruct bridges as (K & Lk & Br); destruct (one_left g Eq A (u :: h v :: K) Once) as (x & I & N); [cbn [length]; lia|]; cbn [In] in N.
  assert (Bx : alive F L x (f x)) by (apply Br; tauto); apply (across_half u x v); [|exact Bx|].
  - apply (paths_within k); [apply HA | exact Fa | exact U | exact I | exact Nu | apply Bx | intros ->; tauto].
  - apply (paths_within k); [apply HB | exact Fb | apply To, I | exact W | apply Bx | exact Nv|]; intros <-; apply N; right; left; apply To, I.
Qed.

(* A circuit goes through one half, and the other way through the other. *)
Lemma closed x y : (inner B F L <= k)%nat -> In x A -> In y A -> x <> y -> alive F L x (f x) -> alive F L y (f y) -> through A y x -> circuit F L C.
Proof.
  intros Few I J D Bx By (l & W & S); destruct (over_half x y Few I J D Bx By) as (m & W' & S'); pose proof (way_ends _ _ _ _ W) as [Iy Ix]; pose proof (way_ends _ _ _ _ W') as [Ifx _].
  exists y, (f y), (l ++ m); split; [exact (way_app _ y x (f x) (f y) l m W Bx W')|]; split; [exact (spans_both l m S S')|]; split; [apply alive_sym, By|].
  rewrite app_length; pose proof (two_long A F l y x S Iy Ix (fun E => D (eq_sym E))); destruct m; [destruct Ifx | cbn [length]; lia].
Qed.

Lemma cycles_joined : (length F + length L <= k + 2)%nat -> (inner B F L <= k)%nat -> circuit F L C.
Proof.
  intros T Fb; destruct (le_lt_dec (inner A F L) (k + 1)) as [Fa|Fa].
  - destruct (cycles_within (k + 1) A F L (proj1 (proj2 HA)) Fa) as (u & v & l & Wy & S & Cl & _); destruct bridges as (K & Lk & Br); pose proof (long A l Once S).
    destruct (free_link Eq (length K) K l) as (a & x & y & b & -> & Nx & Ny); [lia | apply S | lia|]; assert (I : In x A /\ In y A) by (split; apply (proj2 S), in_or_app; right; [left | right; left]; reflexivity).
    pose proof (way_split _ _ _ _ _ _ _ Wy) as (W1 & K1 & W2); apply (closed x y); [exact Fb | apply I | apply I | exact (adj_differ (proj1 K1)) | apply Br; tauto | apply Br; tauto|].
    exists ((y :: b) ++ a ++ [x]); split; [exact (way_app _ y v u x _ _ W2 Cl W1)|]; apply (spans_perm A F (a ++ x :: y :: b)); [|exact S].
    change (x :: y :: b) with ([x] ++ y :: b); rewrite app_assoc; apply Permutation_app_comm.
  - pose proof (inner_apart A B F L Apart); pose proof (all_inner A F L ltac:(lia)) as Far; destruct (circuit_broken (k + 1) A F L (proj1 (proj2 HA))) as (y & x & D & Th); [lia|].
    assert (E : In y A /\ ~ In y F /\ In x A /\ ~ In x F) by (destruct Th as (l & W & S); pose proof (way_ends _ _ _ _ W) as [I J]; apply (proj2 S) in I, J; tauto).
    apply (closed x y); [exact Fb | apply E | apply E | intros ->; apply D; reflexivity | apply bridge_over; [exact Far | apply E | apply E] | apply bridge_over; [exact Far | apply E | apply E] | exact Th].
Qed.

(* All faults are. *)
Section All.
Hypothesis Far : far_faults A F L.
Hypothesis Whole : inner B F L = 0%nat.

Lemma far_inside u v : (1 <= length F + length L <= k + 1)%nat -> In u A -> In v A -> ~ In u F -> ~ In v F -> u <> v -> through C u v.
Proof.
  intros T U W Nu Nv D; destruct (way_broken k A F L u v (proj1 HA) T U W Nu Nv D) as (l1 & x & y & l2 & W1 & W2 & S).
  pose proof (way_ends _ _ _ _ W1) as [_ Ix]; pose proof (way_ends _ _ _ _ W2) as [Iy _]; assert (X := proj1 (proj2 S x) (in_or_app _ _ _ (or_introl Ix))); assert (Y := proj1 (proj2 S y) (in_or_app _ _ _ (or_intror Iy))).
  assert (Dxy : x <> y).
  { intros ->; destruct S as [N _]; clear - Ix Iy N; induction l1 as [|z l IH]; [destruct Ix|]; inversion N as [|? ? Nz Nl]; subst; destruct Ix as [->|Ix]; [apply Nz, in_or_app; right; exact Iy | exact (IH Nl Ix)]. }
  apply (splice u v x y l1 l2 W1 W2 S); try (apply bridge_over; [exact Far | apply X || apply Y | apply X || apply Y]).
  apply over_half; try (apply bridge_over; [exact Far | apply X || apply Y | apply X || apply Y]); [lia | apply X | apply Y | exact Dxy].
Qed.

Lemma not_far b : In b B -> ~ In b F.
Proof. intros I J; exact (Apart b (proj1 Far b J) I). Qed.

Lemma far_between u v : (length F + length L <= k + 1)%nat -> In u A -> In v B -> ~ In u F -> through C u v.
Proof.
  intros T U W Nu; destruct (two_ends F L A u (proj1 (proj2 HA) F L T) U Nu) as (x & y & D & _ & _ & X & Y & Nx & Ny & Tx & Ty).
  assert (Z : exists z, In z A /\ ~ In z F /\ f z <> v /\ through A u z).
  { destruct (Eq (f x) v) as [E|E]; [exists y | exists x]; repeat split; auto; rewrite <- E; apply f_once; auto. }
  destruct Z as (z & Z & Nz & Dz & Tz); apply (across_half u z v Tz); [apply bridge_over; assumption|].
  apply (paths_within k); [apply HB | lia | apply To, Z | exact W | apply not_far, To, Z | apply not_far, W | exact Dz].
Qed.

(* A way from a list in B through A, and back to what is left of B. *)
Lemma far_way u v w x y p : way (alive F L) u w p -> NoDup p -> incl p B -> w = f x -> In x A -> ~ In x F -> In y A -> ~ In y F -> through A x y -> ~ In (f y) p -> In v B -> ~ In v p -> f y <> v -> (length p <= k)%nat -> through C u v.
Proof.
  intros Wp Np Pb -> X Nx Y Ny (l & Wl & Sl) Nfy Iv Nv D Len; destruct (To y Y) as (Y' & Ay & _).
  destruct (proj1 HB p [] ltac:(cbn; lia) (f y) v Y' Iv Nfy Nv D) as (m & Wm & [Nm Sm]).
  assert (Wm' : way (alive F L) (f y) v m).
  { apply (way_more _ _ _ _ _ Wm); intros a b Ia Ib (Ad & _); apply Sm in Ia as [Ia _]; apply Sm in Ib as [Ib _]; split; [exact Ad|]; split; [exact (not_far a Ia)|]; split; [exact (not_far b Ib)|]; split; intros K; apply (proj2 Far) in K as [K _]; cbn [fst] in K; solve [exact (Apart a K Ia) | exact (Apart b K Ib)]. }
  exists (p ++ l ++ m); split; [apply (way_app _ u (f x) x v p _ Wp); [apply alive_sym, bridge_over; assumption | apply (way_app _ x y (f y) v l m Wl); [apply bridge_over; assumption | exact Wm']]|].
  apply (spans_perm C F (l ++ p ++ m)); [rewrite !app_assoc; apply Permutation_app_tail, Permutation_app_comm|]; apply spans_both; [exact Sl|]; split.
  - apply NoDup_app_intro; [exact Np | exact Nm|]; intros z I J; apply Sm in J as [_ J]; exact (J I).
  - intros z; rewrite in_app_iff, Sm; split; [intros [I|[I _]]; (split; [auto | apply not_far; auto]) | intros [I _]; destruct (in_dec Eq z p); auto].
Qed.

Lemma far_alive a b : In a B -> In b B -> adj g a b -> alive F L a b.
Proof. intros I J H; split; [exact H|]; split; [apply not_far, I|]; split; [apply not_far, J|]; split; intros K; apply (proj2 Far) in K as [K _]; cbn [fst] in K; solve [exact (Apart a K I) | exact (Apart b K J)]. Qed.

Lemma far_beside u v : (length F + length L <= k + 1)%nat -> In u B -> In v B -> u <> v -> ~ In (h u) F -> through C u v.
Proof.
  intros T U W D Nu; destruct (Fro u U) as (U' & _ & Q); destruct (two_ends F L A (h u) (proj1 (proj2 HA) F L T) U' Nu) as (x & y & Dxy & Dx & Dy & X & Y & Nx & Ny & Tx & Ty).
  assert (Z : exists z, In z A /\ ~ In z F /\ f z <> v /\ z <> h u /\ through A (h u) z).
  { destruct (Eq (f x) v) as [E|E]; [exists y | exists x]; repeat split; auto; rewrite <- E; apply f_once; auto. }
  destruct Z as (z & Z & Nz & Dz & Dzu & Tz); apply (far_way u v u (h u) z [u]); auto; [constructor | constructor; [intros [] | constructor] | intros a [<-|[]]; exact U | | intros [<-|[]]; contradiction D; reflexivity].
  intros [E|[]]; apply Dzu; rewrite E; symmetry; apply To, Z.
Qed.

(* The partners of both ends are dead: first to a neighbour whose partner is not. *)
Lemma far_around u v : (2 <= k)%nat -> (length F + length L <= k + 1)%nat -> In u B -> In v B -> u <> v -> In (h u) F -> In (h v) F -> through C u v.
Proof.
  intros Two T U W D Hu Hv; destruct (proj2 (proj2 (proj2 HB)) u U) as (l & Nl & Ll & Sl); destruct (one_left g Eq l (map f F) Nl) as (z & Iz & Nz); [rewrite map_length; lia|]; destruct (Sl z Iz) as [Z Az]; destruct (Fro z Z) as (Z' & _ & Q).
  assert (Nz' : ~ In (h z) F) by (intros K; apply Nz, in_map_iff; exists (h z); auto); destruct (two_ends F L A (h z) (proj1 (proj2 HA) F L T) Z' Nz') as (x & _ & _ & Dx & _ & X & _ & Nx & _ & Tx & _).
  assert (Nf : forall b, In b B -> In (h b) F -> f x <> b) by (intros b Ib Hb E; apply Nx; rewrite <- (proj2 (proj2 (To x X))), E; exact Hb).
  apply (far_way u v z (h z) x [u; z]); auto.
  - apply (way_hop _ u z z); [apply far_alive; assumption | constructor].
  - constructor; [intros [E|[]]; exact (adj_differ Az (eq_sym E)) | constructor; [intros [] | constructor]].
  - intros a [<-|[<-|[]]]; assumption.
  - intros [E|[E|[]]]; [exact (Nf u U Hu (eq_sym E)) | apply Dx; rewrite E; symmetry; apply To, X].
  - intros [E|[E|[]]]; [exact (D E) | apply Nz'; rewrite E; exact Hv].
Qed.

End All.
End Halves.

(* Both halves alike. *)
Definition sides (A B C : list V) (f h : V -> V) (k : nat) : Prop :=
  (forall v, In v C <-> In v A \/ In v B) /\ (forall v, In v A -> ~ In v B) /\
  (forall a, In a A -> In (f a) B /\ adj g a (f a) /\ h (f a) = a) /\ (forall b, In b B -> In (h b) A /\ adj g b (h b) /\ f (h b) = b) /\
  (NoDup A /\ NoDup B) /\ ((1 <= k)%nat /\ (3 * k + 8 <= length A)%nat /\ (3 * k + 8 <= length B)%nat) /\ bears k A /\ bears k B.

Lemma sides_flip A B C f h k : sides A B C f h k -> sides B A C h f k.
Proof. intros (Is & Apart & To & Fro & [Na Nb] & M & HA & HB); split; [intros v; rewrite Is; tauto|]; split; [intros v I J; exact (Apart v J I)|]; tauto. Qed.

(* Where the halves bear one fault the partners of both ends are all that is dead. *)
Lemma far_pivot A B C f h F L u v : sides A B C f h 1 -> (length F + length L <= 2)%nat -> In u B -> In v B -> u <> v -> In (h u) F -> In (h v) F -> through F L C u v.
Proof.
  intros S T U W D Hu Hv; pose proof (sides_flip _ _ _ _ _ _ S) as (Is' & Apart' & _); destruct S as (Is & Apart & To & Fro & [Na Nb] & (_ & Ma & Mb) & HA & HB).
  assert (Dh : h u <> h v) by (intros E; apply D; rewrite <- (proj2 (proj2 (Fro u U))), <- (proj2 (proj2 (Fro v W))), E; reflexivity).
  assert (N2 : NoDup [h u; h v]) by (constructor; [intros [E|[]]; exact (Dh (eq_sym E)) | constructor; [intros [] | constructor]]); assert (I2 : incl [h u; h v] F) by (intros z [<-|[<-|[]]]; assumption).
  pose proof (NoDup_incl_length N2 I2) as L2; cbn [length] in L2; destruct L as [|e L]; [|cbn [length] in T; lia]; assert (I3 : incl F [h u; h v]) by (apply NoDup_length_incl; [exact N2 | cbn [length] in *; lia | exact I2]).
  destruct (proj1 (proj2 (proj2 HA)) eq_refl (h u) (h v) (proj1 (Fro u U)) (proj1 (Fro v W)) Dh) as (x & X & Xu & Xv & Px); destruct (To x X) as (X' & Ax & Qx).
  assert (Th : forall y, In y A -> y <> h u -> y <> h v -> y <> x -> through F [] A x y).
  { intros y Y Y1 Y2 Y3; destruct (Px y Y Y1 Y2 Y3) as (l & Wl & Nl & Sl); exists l; split; [apply (way_more _ _ _ _ _ Wl); intros p q Ip Iq (Ad & K1 & K2 & _); split; [exact Ad|]; repeat split; auto|].
    split; [exact Nl|]; intros z; rewrite Sl; split; intros [Z Nz]; (split; [exact Z|]; intros K; apply Nz; auto). }
  assert (Df : far_faults A F []) by (split; [intros z K; apply I3 in K as [<-|[<-|[]]]; [apply Fro, U | apply Fro, W] | intros ? []]).
  assert (Nf : forall b, In b B -> ~ In b F) by (intros b Ib K; exact (Apart b (proj1 Df b K) Ib)).
  destruct (proj1 HB [] [] ltac:(cbn; lia) u v U W ltac:(intros []) ltac:(intros []) D) as (q & Wq & Sq).
  assert (Wq' : way (alive F []) u v q) by (apply (way_more _ _ _ _ _ Wq); intros a b Ia Ib (Ad & _); apply (proj2 Sq) in Ia, Ib; split; [exact Ad|]; split; [apply Nf, Ia|]; split; [apply Nf, Ib|]; split; intros []).
  assert (Sq' : spans B F q) by (split; [apply Sq|]; intros z; rewrite (proj2 Sq z); cbn [In]; split; [intros [Z _]; split; [exact Z | apply Nf, Z] | tauto]).
  assert (Fx : f x <> u /\ f x <> v) by (split; intros E; [apply Xu | apply Xv]; rewrite <- Qx, E; reflexivity).
  assert (Cut : exists l1 a b l2, q = l1 ++ a :: b :: l2 /\ ((b = f x /\ a <> u /\ a <> v) \/ (a = f x /\ b <> u /\ b <> v))).
  { assert (Lq : (length B <= length q)%nat) by (apply NoDup_incl_length; [exact Nb | intros z Z; apply (proj2 Sq); split; [exact Z | intros []]]).
    assert (Iq : In (f x) q) by (apply (proj2 Sq); split; [exact X' | intros []]); apply in_split in Iq as (q1 & q2 & ->); pose proof (proj1 Sq) as N; destruct q1 as [|s q1]; [pose proof (way_first _ _ _ _ _ Wq) as E; destruct (proj1 Fx (eq_sym E))|]; pose proof (way_first _ _ _ _ _ Wq) as <-.
    destruct q2 as [|b q2] using rev_ind; [apply way_last in Wq; destruct (proj2 Fx (eq_sym Wq))|]; clear IHq2; rewrite app_comm_cons, app_assoc in Wq; apply way_last in Wq as ->.
    inversion N as [|? ? Nu N']; subst; destruct q1 as [|z q1] using rev_ind.
    - destruct q2 as [|z q2]; [cbn in Lq; lia|]; exists [u], (f x), z, (q2 ++ [b]); split; [reflexivity|]; right; split; [reflexivity|]; split; [intros ->; apply Nu; right; left; reflexivity|].
      intros ->; cbn [app] in N'; inversion N' as [|? ? _ N'']; inversion N'' as [|? ? Nz _]; apply Nz, in_or_app; right; left; reflexivity.
    - clear IHq1; exists (u :: q1), z, (f x), (q2 ++ [b]); split; [cbn [app]; rewrite <- app_assoc; reflexivity|]; left; split; [reflexivity|]; split; [intros ->; apply Nu, in_or_app; left; apply in_or_app; right; left; reflexivity|].
      intros ->; rewrite <- app_assoc in N'; apply NoDup_remove_2 in N'; apply N', in_or_app; right; right; apply in_or_app; right; left; reflexivity. }
  destruct Cut as (l1 & a & b & l2 & E & Cut); rewrite E in Wq', Sq'; pose proof (way_split _ _ _ _ _ _ _ Wq') as (W1 & Kab & W2); assert (Iab : In a B /\ In b B) by (split; apply (proj2 Sq'), in_or_app; right; [left | right; left]; reflexivity); destruct Iab as [Ia Ib].
  assert (Hz : forall z, In z B -> z <> u -> z <> v -> z <> f x -> In (h z) A /\ alive F [] z (h z) /\ through F [] A x (h z)).
  { intros z Z Zu Zv Zx; destruct (Fro z Z) as (Z' & Az & Qz); assert (O : forall t, In t B -> z <> t -> h z <> h t) by (intros t It Dt K; apply Dt; rewrite <- Qz, K; apply Fro, It).
    pose proof (O u U Zu) as O1; pose proof (O v W Zv) as O2; pose proof (O (f x) X' Zx) as O3; rewrite Qx in O3; split; [exact Z'|]; split; [|apply Th; assumption].
    split; [exact Az|]; split; [apply Nf, Z|]; split; [intros K; apply I3 in K as [K|[K|[]]]; [exact (O1 (eq_sym K)) | exact (O2 (eq_sym K))] | split; intros []]. }
  assert (Bx : alive F [] (f x) (h (f x))) by (rewrite Qx; split; [apply adj_sym, Ax|]; split; [apply Nf, X'|]; split; [intros K; apply I3 in K as [K|[K|[]]]; [exact (Xu (eq_sym K)) | exact (Xv (eq_sym K))] | split; intros []]).
  assert (Sq2 : spans B F ((l1 ++ [a]) ++ b :: l2)) by (rewrite <- app_assoc; exact Sq').
  assert (Dab : a <> b) by exact (adj_differ (proj1 Kab)).
  apply (splice B A C h Is' Apart' F [] u v a b (l1 ++ [a]) (b :: l2) W1 W2 Sq2).
  - destruct Cut as [(-> & Au & Av)|(-> & Bu & Bv)]; [apply (Hz a Ia Au Av Dab) | exact Bx].
  - destruct Cut as [(-> & Au & Av)|(-> & Bu & Bv)]; [exact Bx | apply (Hz b Ib Bu Bv (fun E => Dab (eq_sym E)))].
  - destruct Cut as [(-> & Au & Av)|(-> & Bu & Bv)]; rewrite Qx; [apply through_sym; apply (Hz a Ia Au Av Dab) | apply (Hz b Ib Bu Bv (fun E => Dab (eq_sym E)))].
Qed.

Lemma far_all A B C f h k F L : sides A B C f h k -> (length F + length L <= k + 1)%nat -> (k < inner A F L)%nat -> forall u v, In u C -> In v C -> ~ In u F -> ~ In v F -> u <> v -> through F L C u v.
Proof.
  intros S T M u v U W Nu Nv D; pose proof S as (Is & Apart & To & Fro & [Na Nb] & (K1 & Ma & Mb) & HA & HB); pose proof (inner_apart A B F L Apart); pose proof (all_inner A F L ltac:(lia)) as Far.
  assert (Pos : (1 <= length F + length L)%nat) by lia; assert (Zero : inner B F L = 0%nat) by lia.
  apply Is in U as [U|U], W as [W|W].
  - eapply far_inside with (k := k) (A := A) (f := f) (h := h); eauto; lia.
  - eapply far_between with (k := k) (A := A) (f := f) (h := h); eauto.
  - apply through_sym; eapply far_between with (k := k) (A := A) (f := f) (h := h); eauto.
  - destruct (in_dec Eq (h u) F) as [Hu|Hu]; [|eapply far_beside with (k := k) (A := A) (f := f) (h := h); eauto]; destruct (in_dec Eq (h v) F) as [Hv|Hv]; [|apply through_sym; eapply far_beside with (k := k) (A := A) (f := f) (h := h); eauto].
    destruct (Nat.eq_dec k 1) as [->|N1]; [eapply far_pivot; eauto | eapply far_around with (k := k) (A := A) (f := f) (h := h); eauto; lia].
Qed.

Theorem sides_bear A B C f h k : sides A B C f h k -> bears (k + 1) C.
Proof.
  intros S; pose proof S as (Is & Apart & To & Fro & [Na Nb] & (K1 & Ma & Mb) & HA & HB); pose proof (sides_flip _ _ _ _ _ _ S) as S'; pose proof S' as (Is' & Apart' & _).
  split; [|split; [|split; [lia|]]].
  - intros F L T u v U W Nu Nv D; destruct (le_lt_dec (inner A F L) k) as [Fa|Fa]; [|exact (far_all A B C f h k F L S T Fa u v U W Nu Nv D)]; destruct (le_lt_dec (inner B F L) k) as [Fb|Fb]; [|exact (far_all B A C h f k F L S' T Fb u v U W Nu Nv D)].
    apply Is in U as [U|U], W as [W|W].
    + eapply inside with (k := k) (A := A) (f := f) (h := h); eauto.
    + eapply between_halves with (k := k) (A := A) (f := f) (h := h); eauto.
    + apply through_sym; eapply between_halves with (k := k) (A := A) (f := f) (h := h); eauto.
    + eapply inside with (k := k) (A := B) (f := h) (h := f); eauto.
  - intros F L T; pose proof (inner_apart A B F L Apart); destruct (le_lt_dec (inner B F L) k) as [Fb|Fb]; [eapply cycles_joined with (k := k) (A := A) (f := f) (h := h); eauto; lia | eapply cycles_joined with (k := k) (A := B) (f := h) (h := f); eauto; lia].
  - assert (Half : forall A B f, (forall v, In v C <-> In v A \/ In v B) -> (forall v, In v A -> ~ In v B) -> (forall a, In a A -> In (f a) B /\ adj g a (f a)) -> bears k A -> forall u, In u A -> exists l, NoDup l /\ (k + 1 + 3 <= length l)%nat /\ forall x, In x l -> In x C /\ adj g u x).
    { clear; intros A B f Is Apart To (_ & _ & _ & Deg) u U; destruct (Deg u U) as (l & Nl & Ll & Sl); destruct (To u U) as [J K]; exists (f u :: l); split; [constructor; [intros I; exact (Apart _ (proj1 (Sl _ I)) J) | exact Nl]|]; split; [cbn [length]; lia|].
      intros x [<-|I]; [split; [apply Is; right; exact J | exact K] | split; [apply Is; left; apply Sl, I | apply Sl, I]]. }
    intros u U; apply Is in U as [U|U]; [apply (Half A B f) | apply (Half B A h)]; auto; intros a I; [destruct (To a I) as (? & ? & _) | destruct (Fro a I) as (? & ? & _)]; auto.
Qed.

Theorem halves_bear A B C f k : (forall v, In v A \/ In v B -> is_vertex g v) -> perfect g f A B -> NoDup C -> Permutation C (A ++ B) -> (1 <= k)%nat -> (3 * k + 8 <= length A)%nat -> length A = length B -> bears k A -> bears k B -> bears (k + 1) C.
Proof.
  intros Vx Pf N P K1 Ma Same HA HB; destruct (two_once g A B C N P) as (Na & Nb & Apart); pose proof (two_in g A B C P) as Is; destruct (flip g A B f near near_right Vx Na Nb Pf) as (h & Ph).
  apply (sides_bear A B C f h k); split; [exact Is|]; split; [exact Apart|]; split; [|split; [|split; [auto|]; split; [lia | auto]]].
  - intros a I; destruct (partner g A B f Pf a I) as [J H]; split; [exact J|]; split; [exact H|]; apply (proj2 Ph (f a) a J I), adj_sym, H.
  - intros b I; destruct (partner g B A h Ph b I) as [J H]; split; [exact J|]; split; [exact H|]; apply (proj2 Pf (h b) b J I), adj_sym, H.
Qed.

(* What words say of it. *)
Lemma way_path F L u v l : way (alive F L) u v (u :: l) -> path (left_of g F L) (u :: l) /\ last l u = v.
Proof.
  assert (Hop : forall x y, alive F L x y -> adj (left_of g F L) x y).
  { intros x y (A & N1 & N2 & N3 & N4); assert (K : adj (without_vertices g F) x y) by (split; [exact (adj_left A)|]; split; [exact (adj_right A)|]; split; [exact (adj_differ A)|]; left; cbn; auto).
    split; [exact (adj_left A)|]; split; [exact (adj_right A)|]; split; [exact (adj_differ A)|]; left; cbn; auto. }
  revert u; induction l as [|w l IH]; intros u W; inversion W as [|? x ? ? H W']; subst; [split; [exact I | reflexivity] | inversion W'|]; pose proof (way_first _ _ _ _ _ W') as ->.
  destruct (IH w W') as [P Q]; split; [split; [apply Hop, H | exact P] | rewrite (last_cons g); exact Q].
Qed.

Theorem cycle_faults_says f : cycle_faults f (vertices g) -> fault_hamiltonian g (Z.of_nat f).
Proof.
  intros H F L (_ & _ & Few); destruct (H F L) as (u & v & l & W & S & C & T); [lia|]; destruct l as [|x l]; [cbn in T; lia|]; pose proof (way_first _ _ _ _ _ W) as <-; exists u, l; destruct (way_path F L u v l W) as [P Q]; split; [cbn in T; lia|]; split; [exact S|].
  split; [exact P|]; rewrite Q; apply (way_path F L v u [u]); apply (way_hop _ v u u); [exact C | constructor].
Qed.

Theorem path_faults_says f : path_faults f (vertices g) -> fault_hamiltonian_connected g (Z.of_nat f).
Proof.
  intros H F L (_ & _ & Few) u v U V Nu Nv D; destruct (H F L) with (u := u) (v := v) as (l & W & S); auto; [lia|]; pose proof (way_ends _ _ _ _ W) as [I _]; destruct l as [|x l]; [destruct I|]; pose proof (way_first _ _ _ _ _ W) as <-; exists l; split; [exact S | exact (way_path F L u v l W)].
Qed.

End Faults.
