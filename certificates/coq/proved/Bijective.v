(* Bijective connection networks, also called hypercube-like: one vertex is one, and two of the same dimension that are joined by a perfect
   matching are one of the next dimension (A. S. Vaidya, P. S. N. Rao, S. R. Shankar, "A class of hypercube-like networks", 1993; J. Fan,
   X. Jia, "Edge-pancyclicity and path-embeddability of bijective connection graphs", 2008). In any network they are lists of its vertices. *)

From Coq Require Import ZArith List Permutation Bool Lia.
From Topocert Require Import Graph Walk Width FaultsSays.
Import ListNotations.
Open Scope Z_scope.

Section Bijective.
Variable g : graph.
Notation V := (vertex g).
Hypothesis Eq : forall u v : V, {u = v} + {u <> v}.

(* Each vertex of A has one neighbour in B, which f says, and the other way round. *)
Definition perfect (f : V -> V) (A B : list V) : Prop :=
  Permutation (map f A) B /\ forall a b, In a A -> In b B -> (adj g a b <-> f a = b).

Inductive bijective : nat -> list V -> Prop :=
| bijective_one v : is_vertex g v -> bijective O [v]
| bijective_two m A B C f : bijective m A -> bijective m B -> perfect f A B -> NoDup C -> Permutation C (A ++ B) -> bijective (S m) C.

Lemma bijective_length m A : bijective m A -> Z.of_nat (length A) = 2 ^ Z.of_nat m.
Proof.
  induction 1 as [|m A B C f _ IHA _ IHB _ _ P]; [reflexivity|].
  rewrite (Permutation_length P), app_length, Nat2Z.inj_add, IHA, IHB, Nat2Z.inj_succ, Z.pow_succ_r by lia; lia.
Qed.

Lemma bijective_vertex m A : bijective m A -> forall v, In v A -> is_vertex g v.
Proof. induction 1 as [u U|m A B C f _ IHA _ IHB _ _ P]; intros v I; [destruct I as [<-|[]]; exact U|]; apply (Permutation_in _ P) in I; apply in_app_or in I as [I|I]; auto. Qed.

Lemma bijective_once m A : bijective m A -> NoDup A.
Proof. induction 1; [constructor; [intros [] | constructor] | assumption]. Qed.

Lemma more_than m : Z.of_nat m < 2 ^ Z.of_nat m.
Proof. induction m as [|m IH]; [reflexivity|]; rewrite Nat2Z.inj_succ, Z.pow_succ_r by lia; lia. Qed.

Section Two.
Variables (A B C : list V) (f : V -> V).
Hypothesis F : perfect f A B.
Hypothesis Once : NoDup C.
Hypothesis P : Permutation C (A ++ B).

Lemma two_in v : In v C <-> In v A \/ In v B.
Proof. rewrite <- in_app_iff; split; apply Permutation_in; [exact P | apply Permutation_sym, P]. Qed.

Lemma two_once : NoDup A /\ NoDup B /\ forall v, In v A -> ~ In v B.
Proof.
  pose proof (Permutation_NoDup P Once) as N; clear - N; induction A as [|a l IH]; cbn in N; [repeat split; [constructor | exact N | intros ? []]|].
  inversion N as [|? ? H N']; destruct (IH N') as (Nl & Nb & D); split; [constructor; [intros I; apply H, in_or_app; left; exact I | exact Nl]|]; split; [exact Nb|].
  intros v [<-|I]; [intros I; apply H, in_or_app; right; exact I | apply D, I].
Qed.

Lemma partner a : In a A -> In (f a) B /\ adj g a (f a).
Proof. intros I; assert (J : In (f a) B) by (apply (Permutation_in _ (proj1 F)), in_map, I); split; [exact J | apply (proj2 F a (f a) I J); reflexivity]. Qed.

Lemma partner_back b : In b B -> exists a, In a A /\ f a = b.
Proof. intros I; apply (Permutation_in _ (Permutation_sym (proj1 F))), in_map_iff in I as (a & E & I); exists a; auto. Qed.

Lemma partner_once a a' : In a A -> In a' A -> f a = f a' -> a = a'.
Proof. intros I J E; assert (N : NoDup (map f A)) by (apply (Permutation_NoDup (Permutation_sym (proj1 F))), two_once); exact (NoDup_map_back f A a a' N I J E). Qed.

End Two.

(* ---------- Connected without some vertices and links ---------- *)

Section Faults.
Variables (F : list V) (L : list (V * V)).

Definition alive (u v : V) : Prop := adj g u v /\ ~ In u F /\ ~ In v F /\ ~ In (u, v) L /\ ~ In (v, u) L.
Definition live (A : list V) : graph := Graph V A alive.

Lemma live_sym A u v : joined (live A) u v -> joined (live A) v u.
Proof. intros (d & W); exists d; apply walk_rev, W. Qed.

Lemma live_trans A u v w : joined (live A) u v -> joined (live A) v w -> joined (live A) u w.
Proof. intros (d & X) (e & Y); exists (d + e); apply (walk_app _ _ v); assumption. Qed.

Lemma live_here A v : In v A -> joined (live A) v v.
Proof. intros I; exists 0; apply walk_here, I. Qed.

Lemma live_link A u v : In u A -> In v A -> alive u v -> joined (live A) u v.
Proof. intros I J H; exists (0 + 1); apply (walk_hop (live A) u v v); [|apply walk_here, J]; split; [exact I|]; split; [exact J|]; split; [exact (adj_differ (proj1 H)) | left; exact H]. Qed.

End Faults.

(* Of the faults those within a list count there. *)
Definition is_in (A : list V) (v : V) : bool := if in_dec Eq v A then true else false.
Definition in_both (A : list V) (e : V * V) : bool := is_in A (fst e) && is_in A (snd e).

Lemma is_in_right A v : is_in A v = true <-> In v A.
Proof. unfold is_in; destruct (in_dec Eq v A); split; (auto || discriminate || contradiction). Qed.

Lemma live_within F L A C u v : (forall x, In x A -> In x C) -> joined (live (filter (is_in A) F) (filter (in_both A) L) A) u v -> joined (live F L C) u v.
Proof.
  intros Sub (d & W); induction W as [v I|u v w d (I & J & Df & H) _ IH]; [apply live_here, Sub, I|]; apply (live_trans F L C u v w); [|exact IH].
  assert (Keep : forall a b, In a A -> In b A -> alive (filter (is_in A) F) (filter (in_both A) L) a b -> alive F L a b).
  { intros a b Ia Ib (Ad & A1 & A2 & A3 & A4); split; [exact Ad|]; repeat split; intros K; [apply A1 | apply A2 | apply A3 | apply A4]; apply filter_In; (split; [exact K|]); unfold in_both; cbn [fst snd]; rewrite ?andb_true_iff, ?is_in_right; auto. }
  destruct H as [H|H]; [apply live_link; auto | apply live_sym, live_link; auto].
Qed.

Lemma filter_few {T : Type} (p : T -> bool) l : (length (filter p l) <= length l)%nat.
Proof. induction l as [|a l IH]; cbn; [lia | destruct (p a); cbn; lia]. Qed.

Lemma filter_all {T : Type} (p : T -> bool) l : (length l <= length (filter p l))%nat -> forall x, In x l -> p x = true.
Proof.
  induction l as [|a l IH]; cbn [filter]; intros H x I; [destruct I|]; pose proof (filter_few p l) as M; destruct (p a) eqn:E; cbn [length] in H; [|lia].
  destruct I as [<-|I]; [exact E | apply IH; [lia | exact I]].
Qed.

Lemma one_left (A K : list V) : NoDup A -> (length K < length A)%nat -> exists a, In a A /\ ~ In a K.
Proof.
  intros N L; destruct (exists_decided (fun a => ~ In a K) A (fun a => match in_dec Eq a K with left i => or_intror (fun n => n i) | right n => or_introl n end)) as [(a & I & H)|H]; [exists a; auto|].
  exfalso; apply Nat.lt_nge in L; apply L, (NoDup_incl_length N); intros a I; destruct (in_dec Eq a K) as [J|J]; [exact J|]; exfalso; apply H; exists a; auto.
Qed.

(* Where all faults are in one half each vertex that is left there has a neighbour in the other, which is whole. *)
Lemma whole_half F L A B C : (forall v, In v C <-> In v A \/ In v B) -> (forall a, In a A -> ~ In a B) -> (forall a, In a A -> exists b, In b B /\ adj g a b) ->
  (forall v, In v F -> In v A) -> (forall e, In e L -> In (fst e) A /\ In (snd e) A) -> (forall u v, In u B -> In v B -> joined (live [] [] B) u v) ->
  forall u v, In u C -> In v C -> ~ In u F -> ~ In v F -> joined (live F L C) u v.
Proof.
  intros Is Apart Has Fa La Whole; assert (Over : forall u, In u C -> ~ In u F -> exists b, In b B /\ joined (live F L C) u b).
  { intros u I N; apply Is in I as [I|I]; [|exists u; split; [exact I | apply live_here, Is; right; exact I]]; destruct (Has u I) as (b & J & H); exists b; split; [exact J|].
    apply live_link; [apply Is; left; exact I | apply Is; right; exact J|]; split; [exact H|]; split; [exact N|]; split; [intros K; exact (Apart b (Fa b K) J)|]; split; intros K; apply La in K as [K1 K2]; cbn [fst snd] in K1, K2; solve [exact (Apart b K2 J) | exact (Apart b K1 J)]. }
  assert (In_ : forall u v, In u B -> In v B -> joined (live F L C) u v).
  { intros u v I J; apply (live_within F L B C); [intros x K; apply Is; right; exact K|].
    replace (filter (is_in B) F) with (@nil V); [replace (filter (in_both B) L) with (@nil (V * V)); [apply Whole; assumption|]|]; symmetry.
    - destruct (filter (in_both B) L) as [|e l] eqn:E; [reflexivity|]; assert (K : In e (filter (in_both B) L)) by (rewrite E; left; reflexivity).
      apply filter_In in K as [K1 K2]; unfold in_both in K2; apply andb_true_iff in K2 as [K2 _]; apply is_in_right in K2; destruct (Apart (fst e) (proj1 (La e K1)) K2).
    - destruct (filter (is_in B) F) as [|e l] eqn:E; [reflexivity|]; assert (K : In e (filter (is_in B) F)) by (rewrite E; left; reflexivity).
      apply filter_In in K as [K1 K2]; apply is_in_right in K2; destruct (Apart e (Fa e K1) K2). }
  intros u v I J Nu Nv; destruct (Over u I Nu) as (b & Ib & Wb), (Over v J Nv) as (c & Ic & Wc).
  apply (live_trans F L C u b v Wb), (live_trans F L C b c v (In_ b c Ib Ic)), live_sym, Wc.
Qed.

(* One that is m-connected, and another, joined by a perfect matching of more than m links, are (m+1)-connected. *)
Theorem bijective_connected m A : bijective m A -> forall F L, (length F + length L < m)%nat -> forall u v, In u A -> In v A -> ~ In u F -> ~ In v F -> joined (live F L A) u v.
Proof.
  induction 1 as [w W|m A B C f HA IHA HB IHB Pf Once P]; intros F L Few u v I J Nu Nv; [lia|].
  destruct (two_once A B C Once P) as (Na & Nb & Apart); pose proof (two_in A B C P) as Is.
  assert (Whole : forall X, bijective m X -> (forall F L, (length F + length L < m)%nat -> forall u v, In u X -> In v X -> ~ In u F -> ~ In v F -> joined (live F L X) u v) -> forall u v, In u X -> In v X -> joined (live [] [] X) u v).
  { intros X HX IHX a b Ia Ib; destruct m as [|m]; [|apply IHX; cbn; auto; lia]; inversion HX; subst; destruct Ia as [<-|[]], Ib as [<-|[]]; apply live_here; left; reflexivity. }
  assert (Many : forall X, bijective m X -> (m < length X)%nat) by (intros X HX; pose proof (bijective_length m X HX); pose proof (more_than m); lia).
  assert (All : forall X, (m <= length (filter (is_in X) F) + length (filter (in_both X) L))%nat -> (forall v, In v F -> In v X) /\ (forall e, In e L -> In (fst e) X /\ In (snd e) X)).
  { intros X M; pose proof (filter_few (is_in X) F); pose proof (filter_few (in_both X) L); split.
    - intros x K; apply is_in_right, (filter_all _ F); [lia | exact K].
    - intros e K; assert (E : in_both X e = true) by (apply (filter_all _ L); [lia | exact K]); apply andb_true_iff in E as [E1 E2]; split; apply is_in_right; assumption. }
  destruct (le_lt_dec m (length (filter (is_in A) F) + length (filter (in_both A) L))) as [Ma|Ma].
  { destruct (All A Ma) as [Fa La]; apply (whole_half F L A B C Is Apart); auto; intros a K; exists (f a); apply (partner A B f Pf a K). }
  destruct (le_lt_dec m (length (filter (is_in B) F) + length (filter (in_both B) L))) as [Mb|Mb].
  { destruct (All B Mb) as [Fb Lb]; apply (whole_half F L B A C); auto.
    - intros x; rewrite Is; tauto.
    - intros x K1 K2; exact (Apart x K2 K1).
    - intros b K; destruct (partner_back A B f Pf b K) as (a & Ia & E); exists a; split; [exact Ia | apply adj_sym, (proj2 Pf a b Ia K), E].
  }
  (* the vertices of A whose link of the matching is not left *)
  set (back := fun b => match find (fun a => if Eq (f a) b then true else false) A with Some a => a | None => b end).
  assert (Back : forall a, In a A -> back (f a) = a).
  { intros a K; unfold back; destruct (find _ A) as [a'|] eqn:E; [apply find_some in E as [K' E]; destruct (Eq (f a') (f a)) as [Q|]; [apply (partner_once A B C f Pf Once P); assumption | discriminate]|].
    pose proof (find_none _ _ E a K) as Q; cbv beta in Q; destruct (Eq (f a) (f a)); [discriminate | contradiction]. }
  set (side := fun x => if is_in A x then x else back x).
  assert (Side : forall a, In a A -> side a = a /\ side (f a) = a).
  { intros a K; unfold side; rewrite (proj2 (is_in_right A a) K); split; [reflexivity|]; destruct (is_in A (f a)) eqn:E; [apply is_in_right in E; destruct (Apart (f a) E (proj1 (partner A B f Pf a K))) | apply Back, K]. }
  assert (Bad : exists a, In a A /\ ~ In a (map side F ++ map (fun e => side (fst e)) L)).
  { apply one_left; [exact Na|]; rewrite app_length, !map_length; pose proof (Many A HA); lia. }
  destruct Bad as (a & Ia & Na_); destruct (partner A B f Pf a Ia) as [Ib Ad]; destruct (Side a Ia) as [Sa Sb].
  assert (Bridge : joined (live F L C) a (f a)).
  { apply live_link; [apply Is; left; exact Ia | apply Is; right; exact Ib|]; split; [exact Ad|]; repeat split; intros K; apply Na_, in_or_app.
    - left; apply in_map_iff; exists a; auto.
    - left; apply in_map_iff; exists (f a); auto.
    - right; apply in_map_iff; exists (a, f a); auto.
    - right; apply in_map_iff; exists (f a, a); auto. }
  assert (Na1 : ~ In a F) by (intros K; apply Na_, in_or_app; left; apply in_map_iff; exists a; auto).
  assert (Na2 : ~ In (f a) F) by (intros K; apply Na_, in_or_app; left; apply in_map_iff; exists (f a); auto).
  assert (InA : forall x y, In x A -> In y A -> ~ In x F -> ~ In y F -> joined (live F L C) x y).
  { intros x y Ix Iy Nx Ny; apply (live_within F L A C); [intros z K; apply Is; left; exact K|]; apply IHA; auto; intros K; apply filter_In in K as [K _]; auto. }
  assert (InB : forall x y, In x B -> In y B -> ~ In x F -> ~ In y F -> joined (live F L C) x y).
  { intros x y Ix Iy Nx Ny; apply (live_within F L B C); [intros z K; apply Is; right; exact K|]; apply IHB; auto; intros K; apply filter_In in K as [K _]; auto. }
  assert (To : forall x, In x C -> ~ In x F -> joined (live F L C) x a).
  { intros x Ix Nx; apply Is in Ix as [Ix|Ix]; [apply InA; assumption|]; apply (live_trans F L C x (f a) a); [apply InB; assumption | apply live_sym, Bridge]. }
  apply (live_trans F L C u a v); [apply To; assumption | apply live_sym, To; assumption].
Qed.

(* ---------- Links between a set and the others ---------- *)

Variable near : V -> V -> bool.
Hypothesis near_right : forall u v, is_vertex g u -> is_vertex g v -> (near u v = true <-> adj g u v).

Lemma perfect_by_links A B : NoDup A -> NoDup B -> (forall v, In v A \/ In v B -> is_vertex g v) -> (forall a, In a A -> exists b, In b B /\ adj g a b) -> (forall b, In b B -> exists a, In a A /\ adj g a b) ->
  (forall a b b', In a A -> In b B -> In b' B -> adj g a b -> adj g a b' -> b = b') -> (forall a a' b, In a A -> In a' A -> In b B -> adj g a b -> adj g a' b -> a = a') -> exists f, perfect f A B.
Proof.
  intros Na Nb Is Ha Hb Ua Ub; set (f := fun a => match find (near a) B with Some b => b | None => a end).
  assert (F : forall a, In a A -> In (f a) B /\ adj g a (f a)).
  { intros a I; unfold f; destruct (find (near a) B) as [b|] eqn:E.
    - apply find_some in E as [J E]; split; [exact J | apply near_right; auto].
    - destruct (Ha a I) as (b & J & H); pose proof (find_none _ _ E b J) as K; apply near_right in H; [congruence | auto..]. }
  exists f; split.
  - apply NoDup_Permutation; [apply NoDup_map_inj; [|exact Na] | exact Nb|].
    + intros a a' I I' E; apply (Ub a a' (f a)); [exact I | exact I' | apply F, I | apply F, I | rewrite E; apply F, I'].
    + intros b; rewrite in_map_iff; split; [intros (a & <- & I); apply F, I|]; intros J; destruct (Hb b J) as (a & I & H); exists a; split; [apply (Ua a); auto; apply F, I | exact I].
  - intros a b I J; split; [intros H; apply (Ua a); auto; apply F, I | intros <-; apply F, I].
Qed.

Section Cut.
Variable S_ : V -> bool.

Definition crossing (l m : list V) : Z := sum_over (fun a => sum_over (fun b => if near a b && (S_ a && negb (S_ b)) then 1 else 0) m) l.

Lemma crossing_app l m l' : crossing (l ++ m) l' = crossing l l' + crossing m l'.
Proof. unfold crossing; apply sum_over_app. Qed.

Lemma crossing_app_right l l' m' : crossing l (l' ++ m') = crossing l l' + crossing l m'.
Proof. unfold crossing; rewrite <- sum_over_add; apply sum_over_ext; intros a _; apply sum_over_app. Qed.

Lemma crossing_same l m l' m' : Permutation l l' -> Permutation m m' -> crossing l m = crossing l' m'.
Proof. intros P Q; unfold crossing; rewrite (sum_over_permutation _ l l' P); apply sum_over_ext; intros a _; apply sum_over_permutation, Q. Qed.

Lemma sum_single (p q : V -> bool) x l : NoDup l -> In x l -> (forall b, In b l -> (p b = true <-> b = x)) -> sum_over (fun b => if p b && q b then 1 else 0) l = if q x then 1 else 0.
Proof.
  induction l as [|b l IH]; intros N I H; [destruct I|]; cbn [sum_over]; inversion N as [|? ? Nb N']; subst.
  destruct I as [->|I].
  - rewrite (proj2 (H x (or_introl eq_refl)) eq_refl), andb_true_l; rewrite (sum_over_ext (fun b => if p b && q b then 1 else 0) (fun _ => 0) l); [rewrite sum_over_zero; lia|].
    intros b J; destruct (p b) eqn:E; [|reflexivity]; apply H in E; [subst; contradiction | right; exact J].
  - rewrite (IH N' I (fun c J => H c (or_intror J))); destruct (p b) eqn:E; [apply H in E; [subst; contradiction | left; reflexivity] | reflexivity].
Qed.

Lemma crossing_matched m A B C f : bijective m A -> bijective m B -> perfect f A B -> NoDup C -> Permutation C (A ++ B) ->
  crossing C C = crossing A A + crossing B B + sum_over (fun a => dif (S_ a) (S_ (f a))) A.
Proof.
  intros HA HB F N P; destruct (two_once A B C N P) as (Na & Nb & _); rewrite (crossing_same C C _ _ P P), crossing_app, !crossing_app_right.
  assert (X : crossing A B = sum_over (fun a => if S_ a && negb (S_ (f a)) then 1 else 0) A).
  { apply sum_over_ext; intros a I; apply (sum_single (near a) (fun b => S_ a && negb (S_ b)) (f a) B Nb (proj1 (partner A B f F a I))).
    intros b J; rewrite near_right; [rewrite (proj2 F a b I J); split; congruence | apply (bijective_vertex m A HA a I) | apply (bijective_vertex m B HB b J)]. }
  assert (Y : crossing B A = sum_over (fun a => if S_ (f a) && negb (S_ a) then 1 else 0) A).
  { unfold crossing; rewrite sum_over_swap; apply sum_over_ext; intros a I; apply (sum_single (fun b => near b a) (fun b => S_ b && negb (S_ a)) (f a) B Nb (proj1 (partner A B f F a I))).
    intros b J; rewrite near_right; [|apply (bijective_vertex m B HB b J) | apply (bijective_vertex m A HA a I)].
    split; [intros H; apply adj_sym, (proj2 F a b I J) in H; congruence | intros ->; apply adj_sym, (partner A B f F a I)]. }
  assert (Z_ : crossing A B + crossing B A = sum_over (fun a => dif (S_ a) (S_ (f a))) A).
  { rewrite X, Y, <- sum_over_add; apply sum_over_ext; intros a _; destruct (S_ a), (S_ (f a)); reflexivity. }
  lia.
Qed.

Lemma inside_permutation (l m : list V) : Permutation l m -> inside S_ l = inside S_ m.
Proof. unfold inside; induction 1; cbn [filter]; try reflexivity; try congruence; [destruct (S_ x); cbn [length]; lia | destruct (S_ x), (S_ y); reflexivity]. Qed.

Lemma inside_app (l m : list V) : inside S_ (l ++ m) = inside S_ l + inside S_ m.
Proof. unfold inside; rewrite filter_app, app_length; lia. Qed.

Lemma inside_range (l : list V) : 0 <= inside S_ l <= Z.of_nat (length l).
Proof. unfold inside; pose proof (filter_few S_ l); lia. Qed.

Lemma inside_differ (f : V -> V) l : Z.abs (inside S_ l - inside S_ (map f l)) <= sum_over (fun a => dif (S_ a) (S_ (f a))) l.
Proof. induction l as [|a l IH]; [cbn; lia|]; unfold inside in *; cbn [map filter sum_over]; destruct (S_ a), (S_ (f a)); unfold dif at 1; cbn [xorb length]; lia. Qed.

(* A set is cut off by as many links as it has vertices, or as the others are, at least. *)
Theorem bijective_cut m A : bijective m A -> Z.min (inside S_ A) (2 ^ Z.of_nat m - inside S_ A) <= crossing A A.
Proof.
  induction 1 as [v W|m A B C f HA IHA HB IHB F N P].
  - assert (0 <= crossing [v] [v]) by (unfold crossing; cbn; destruct (near v v && _); lia); change (2 ^ Z.of_nat 0) with 1; unfold inside; cbn [filter]; destruct (S_ v); cbn [length]; lia.
  - rewrite (crossing_matched m A B C f HA HB F N P), (inside_permutation _ _ P), inside_app, Nat2Z.inj_succ, Z.pow_succ_r by lia.
    pose proof (inside_differ f A) as D; rewrite (inside_permutation _ _ (proj1 F)) in D.
    pose proof (inside_range A); pose proof (inside_range B); rewrite (bijective_length m A HA), (bijective_length m B HB) in *; lia.
Qed.

Lemma crossing_constant (b : bool) (l m : list V) : (forall a, In a l -> S_ a = b) -> (forall a, In a m -> S_ a = b) -> crossing l m = 0.
Proof.
  intros H K; unfold crossing; rewrite (sum_over_ext _ (fun _ => 0) l); [apply sum_over_zero|]; intros a I; rewrite (sum_over_ext _ (fun _ => 0) m); [apply sum_over_zero|]; intros c J.
  rewrite (H a I), (K c J); destruct b; cbn; rewrite andb_false_r; reflexivity.
Qed.

Hypothesis Once : NoDup (vertices g).

Lemma crossing_is : cut g S_ (crossing (vertices g) (vertices g)).
Proof.
  set (p := fun e : V * V => near (fst e) (snd e) && (S_ (fst e) && negb (S_ (snd e)))).
  replace (crossing (vertices g) (vertices g)) with (Z.of_nat (length (filter p (list_prod (vertices g) (vertices g))))).
  - apply count_filter; [apply NoDup_list_prod; exact Once|]; intros [u v]; unfold p; cbn [fst snd]; rewrite in_prod_iff, !andb_true_iff, negb_true_iff; split.
    + intros (A & B & C); pose proof (adj_left A) as U; pose proof (adj_right A) as W; repeat split; auto; apply near_right; auto.
    + intros ((U & W) & A & B & C); split; [apply near_right; auto | auto].
  - unfold crossing; rewrite <- (sum_over_prod (fun e => if p e then 1 else 0)); generalize (list_prod (vertices g) (vertices g)) as l; induction l as [|e l IH]; [reflexivity|]; cbn [filter sum_over]; rewrite <- IH; destruct (p e); cbn [length]; lia.
Qed.

End Cut.

(* ---------- The whole network ---------- *)

Variable m : nat.
Hypothesis whole : bijective m (vertices g).

Theorem bijective_connectivity : faults_says g (VertexConnectivityAtLeast (Z.of_nat m)) /\ faults_says g (EdgeConnectivityAtLeast (Z.of_nat m)).
Proof.
  pose proof (bijective_length m _ whole) as Len; pose proof (more_than m) as More; pose proof (bijective_once m _ whole) as Once.
  split; [|split].
  - intros F Few (Sub & [(u & v & U & W & Nu & Nv & H)|(u & U & Nu & Only)]).
    + apply H; destruct (bijective_connected m _ whole F [] ltac:(cbn [length]; lia) u v U W Nu Nv) as (d & X); exists d; clear - X.
      induction X as [x I|x y z d (I & J & D & K) _ IH]; [apply walk_here, I|]; apply (walk_hop (without_vertices g F) x y z); [|exact IH]; split; [exact I|]; split; [exact J|]; split; [exact D|]; cbn [link live without_vertices without_links] in K |- *; unfold alive in K; tauto.
    + assert (Inc : incl (vertices g) (u :: F)) by (intros v I; destruct (in_dec Eq v F) as [J|J]; [right; exact J | left; symmetry; apply Only; assumption]).
      pose proof (NoDup_incl_length Once Inc) as Le; cbn [length] in Le; lia.
  - intros Pos; assert (Two : exists u v l, vertices g = u :: v :: l).
    { assert (M : (2 <= length (vertices g))%nat) by lia; clear - M; destruct (vertices g) as [|u [|v l]]; cbn [length] in M; [lia | lia | exists u, v, l; reflexivity]. }
    destruct Two as (u & v & l & E); rewrite E in Once; inversion Once as [|? ? K _]; exists u, v; unfold is_vertex; rewrite E; split; [left; reflexivity|]; split; [right; left; reflexivity|].
    intros ->; apply K; left; reflexivity.
  - intros L Few (u & v & U & W & H); apply H; destruct (bijective_connected m _ whole [] L ltac:(cbn [length]; lia) u v U W ltac:(intros []) ltac:(intros [])) as (d & X); exists d; clear - X.
    induction X as [x I|x y z d (I & J & D & K) _ IH]; [apply walk_here, I|]; apply (walk_hop (without_links g L) x y z); [|exact IH]; split; [exact I|]; split; [exact J|]; split; [exact D|]; cbn [link live without_vertices without_links] in K |- *; unfold alive in K; tauto.
Qed.

Theorem bijective_bisection : (0 < m)%nat -> bisection_width g (2 ^ (Z.of_nat m - 1)).
Proof.
  intros Pos; assert (Half : 2 ^ Z.of_nat m = 2 * 2 ^ (Z.of_nat m - 1)) by (rewrite <- Z.pow_succ_r by lia; f_equal; lia).
  pose proof (bijective_once m _ whole) as Once; pose proof (bijective_length m _ whole) as Len.
  assert (Bal : forall S, balanced g S <-> inside S (vertices g) = 2 ^ (Z.of_nat m - 1)) by (intros S; unfold balanced; rewrite Len, Half, Z.mul_comm, Z.div_mul by lia; reflexivity).
  split.
  - inversion whole as [|k A B C f HA HB F N P Q1 Q2]; subst; [lia|]; exists (is_in A).
    destruct (two_once A B _ N P) as (Na & Nb & Apart); assert (Hb : forall b, In b B -> is_in A b = false) by (intros b I; destruct (is_in A b) eqn:E; [apply is_in_right in E; destruct (Apart b E I) | reflexivity]).
    assert (Ha : forall a, In a A -> is_in A a = true) by (intros a; apply is_in_right).
    pose proof (bijective_length k A HA) as La; replace (Z.of_nat (Datatypes.S k) - 1) with (Z.of_nat k) in * by lia.
    assert (All : forall l, (forall a, In a l -> is_in A a = true) -> inside (is_in A) l = Z.of_nat (length l)).
    { unfold inside; induction l as [|a l IH]; intros H; [reflexivity|]; cbn [filter]; rewrite (H a (or_introl eq_refl)); cbn [length]; specialize (IH (fun b I => H b (or_intror I))); lia. }
    assert (None_ : forall l, (forall a, In a l -> is_in A a = false) -> inside (is_in A) l = 0).
    { unfold inside; induction l as [|a l IH]; intros H; [reflexivity|]; cbn [filter]; rewrite (H a (or_introl eq_refl)); apply IH; intros b I; apply H; right; exact I. }
    split; [apply Bal; rewrite (inside_permutation _ _ _ P), inside_app, (All A Ha), (None_ B Hb); lia|].
    replace (2 ^ Z.of_nat k) with (crossing (is_in A) (vertices g) (vertices g)); [apply crossing_is, Once|].
    rewrite (crossing_matched (is_in A) k A B _ f HA HB F N P), (crossing_constant (is_in A) true A A Ha Ha), (crossing_constant (is_in A) false B B Hb Hb), <- La, <- (Z.mul_1_r (Z.of_nat (length A))), <- (sum_over_const 1 A).
    cbn [Z.add]; apply sum_over_ext; intros a I; rewrite (Ha a I), (Hb (f a)); [reflexivity | apply (partner A B f F a I)].
  - intros S B; apply Bal in B; exists (crossing S (vertices g) (vertices g)); split; [apply crossing_is, Once|]; pose proof (bijective_cut S m _ whole); lia.
Qed.

End Bijective.
