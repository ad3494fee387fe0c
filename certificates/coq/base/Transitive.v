(* Vertex-transitive networks whose vertices can be told apart: maps and what undoes them, orbits, and that as many links
   must fail to separate them as each vertex has (W. Mader, Minimale n-fach kantenzusammenhängende Graphen, 1971). *)

From Coq Require Import ZArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk.
Import ListNotations.
Open Scope Z_scope.

(* What need not be decided to show that something is not so. *)
Lemma whether (P : Prop) : ~ ~ (P \/ ~ P).
Proof. tauto. Qed.

Lemma whether_all {A} (P : A -> Prop) l : ~ ~ (forall a, In a l -> P a \/ ~ P a).
Proof.
  induction l as [|a l IH]; intros N; [apply N; intros a []|]; apply IH; intros H; apply (whether (P a)); intros D.
  apply N; intros b [<-|I]; [exact D | apply H, I].
Qed.

Section Group.
Variable g : graph.
Hypothesis Eq : forall u v : vertex g, {u = v} + {u <> v}.
Hypothesis Once : NoDup (vertices g).

(* ---------- Automorphisms ---------- *)

Definition undone (f : vertex g -> vertex g) (v : vertex g) : vertex g :=
  match find (fun u => if Eq (f u) v then true else false) (vertices g) with Some u => u | None => v end.

Lemma undone_right f v : automorphism g f -> is_vertex g v -> is_vertex g (undone f v) /\ f (undone f v) = v.
Proof.
  intros A V; destruct (automorphism_onto g f v A V) as (u & U & E); unfold undone.
  destruct (find _ (vertices g)) as [w|] eqn:F.
  - apply find_some in F; destruct F as [I F]; destruct (Eq (f w) v); [auto | discriminate].
  - apply (find_none _ _ F) in U; destruct (Eq (f u) v); [discriminate | contradiction].
Qed.

Lemma undone_symmetry f : automorphism g f -> symmetry g f (undone f).
Proof.
  intros A; split; [|split; [|split]].
  - intros v V; assert (V' := automorphism_vertex g f v A V); split; [exact V'|]; destruct (undone_right f (f v) A V') as [U E].
    apply (automorphism_injective g f _ _ Once A U V E).
  - intros v V; apply (undone_right f v A V).
  - intros u v H; apply (automorphism_adj g f u v A H).
  - intros u v H; destruct (undone_right f u A (adj_left H)) as [U E], (undone_right f v A (adj_right H)) as [V E'].
    destruct A as [_ A]; apply (A _ _ U V); rewrite E, E'; exact H.
Qed.

Lemma automorphism_undone f : automorphism g f -> automorphism g (undone f).
Proof. intros A; apply (symmetry_automorphism g _ f Once), symmetry_inverse, undone_symmetry, A. Qed.

Lemma automorphism_after f h : automorphism g f -> automorphism g h -> automorphism g (fun v => h (f v)).
Proof.
  intros A B; apply (symmetry_automorphism g _ (fun v => undone f (undone h v)) Once).
  apply (symmetry_compose g h (undone h) f (undone f)); apply undone_symmetry; assumption.
Qed.

Lemma automorphism_same : automorphism g (fun v => v).
Proof. split; [rewrite map_id; reflexivity | tauto]. Qed.

Lemma automorphism_between f h t s s' : automorphism g f -> automorphism g h -> is_vertex g t -> f t = s -> h t = s' ->
  exists k, automorphism g k /\ k s = s'.
Proof.
  intros A B T <- <-; exists (fun v => h (undone f v)); split; [apply automorphism_after; [apply automorphism_undone, A | exact B]|].
  destruct (undone_symmetry f A) as [X _]; destruct (X t T) as [_ ->]; reflexivity.
Qed.

(* ---------- Orbits ---------- *)

(* Members of one list that go to different members of another are no more. *)
Lemma no_more_than {A B} (R : A -> B -> Prop) (l : list A) : forall m : list B, NoDup l ->
  (forall a, In a l -> exists b, In b m /\ R a b) -> (forall a a' b, In a l -> In a' l -> R a b -> R a' b -> a = a') ->
  (length l <= length m)%nat.
Proof.
  induction l as [|a l IH]; intros m N S I; [simpl; lia|]; inversion N as [|? ? Na Nl]; subst.
  destruct (S a (or_introl eq_refl)) as (b & B1 & R1); apply in_split in B1; destruct B1 as (m1 & m2 & ->).
  assert (H : (length l <= length (m1 ++ m2))%nat).
  { apply IH; [exact Nl | | intros; eapply I; eauto; right; assumption]; intros c C; destruct (S c (or_intror C)) as (d & D & Rd).
    exists d; split; [|exact Rd]; apply in_app_or in D; apply in_or_app; destruct D as [D|[<-|D]]; auto.
    exfalso; apply Na; rewrite (I a c b (or_introl eq_refl) (or_intror C) R1 Rd); exact C. }
  rewrite app_length in *; simpl; lia.
Qed.

Lemma orbits_once a b : vertex_orbits g a -> vertex_orbits g b -> a = b.
Proof.
  assert (H : forall a b, vertex_orbits g a -> vertex_orbits g b -> a <= b).
  { intros x y (l & Nl & <- & Vl & _ & Dl) (m & Nm & <- & Vm & Rm & _).
    apply inj_le, (no_more_than (fun s t => exists f, is_vertex g t /\ automorphism g f /\ f t = s)); [exact Nl| |].
    - intros s S; destruct (Rm s (Vl s S)) as (t & f & T & A & E); exists t; split; [exact T|]; exists f; auto.
    - intros s s' t S S' (f & T & A & E) (h & _ & B & E'); destruct (automorphism_between f h t s s' A B T E E') as (k & K & Ks); exact (Dl s s' k S S' K Ks). }
  intros X Y; pose proof (H a b X Y); pose proof (H b a Y X); lia.
Qed.

Lemma one_orbit : vertices g <> [] -> vertex_transitive g -> vertex_orbits g 1.
Proof.
  intros N T; destruct (vertices g) as [|s l] eqn:E; [contradiction|]; assert (S : is_vertex g s) by (unfold is_vertex; rewrite E; left; reflexivity).
  exists [s]; split; [repeat constructor; intros []|]; split; [reflexivity|]; split; [intros x [<-|[]]; exact S|]; split.
  - intros v V; destruct (T s v S V) as (f & A & F); exists s, f; split; [left; reflexivity | auto].
  - intros x y f [<-|[]] [<-|[]] _ _; reflexivity.
Qed.

(* Vertices that automorphisms take to all others are as many as the orbits, or more. *)
Lemma orbits_at_most n : forall l, (length l <= n)%nat -> (forall s, In s l -> is_vertex g s) ->
  (forall v, is_vertex g v -> exists s f, In s l /\ automorphism g f /\ f s = v) -> ~ ~ exists k, vertex_orbits g k /\ k <= Z.of_nat (length l).
Proof.
  induction n as [|n IH]; intros l Le V R N.
  - destruct l; [|simpl in Le; lia]; apply N; exists 0; split; [|simpl; lia]; exists []; split; [constructor|]; split; [reflexivity|]; split; [intros s []|]; split; [exact R | intros s t f []].
  - apply (whether (NoDup l /\ forall s t f, In s l -> In t l -> automorphism g f -> f s = t -> s = t)); intros [[D A]|D].
    + apply N; exists (Z.of_nat (length l)); split; [|lia]; exists l; auto.
    + apply (whether (exists a s b, l = a ++ s :: b /\ exists t f, In t (a ++ b) /\ automorphism g f /\ f t = s)); intros [(a & s & b & -> & t & f & T & F & E)|X].
      * apply (IH (a ++ b)).
        { rewrite app_length in *; simpl in Le; lia. }
        { intros x I; apply V; apply in_app_or in I; apply in_or_app; simpl; tauto. }
        { intros v W; destruct (R v W) as (x & h & I & H & K); apply in_app_or in I; destruct I as [I|[<-|I]].
          - exists x, h; split; [apply in_or_app; auto | auto].
          - exists t, (fun y => h (f y)); split; [exact T|]; split; [apply automorphism_after; assumption | congruence].
          - exists x, h; split; [apply in_or_app; auto | auto]. }
        { intros (k & K & L); apply N; exists k; split; [exact K | rewrite app_length in *; simpl; lia]. }
      * apply D; split.
        { clear - X; assert (K : forall a b, l = a ++ b -> (forall x, In x b -> In x a -> False) /\ NoDup b).
          { intros a b; revert a; induction b as [|x b IHb]; intros a E; [split; [intros x [] | constructor]|].
            destruct (IHb (a ++ [x])) as [B1 B2]; [rewrite <- app_assoc; exact E|].
            assert (Nx : ~ In x (a ++ b)) by (intros I; apply X; exists a, x, b; split; [exact E|]; exists x, (fun v => v); split; [exact I|]; split; [apply automorphism_same | reflexivity]).
            split.
            - intros y [<-|I] J; [apply Nx, in_or_app; auto | apply (B1 y I), in_or_app; auto].
            - constructor; [intros I; apply Nx, in_or_app; auto | exact B2]. }
          apply (K [] l eq_refl). }
        { intros s t f S T F E; apply in_split in T; destruct T as (a & b & ->); destruct (Eq s t) as [->|D']; [reflexivity|exfalso].
          apply X; exists a, t, b; split; [reflexivity|]; exists s, f; split; [|auto].
          apply in_app_or in S; apply in_or_app; destruct S as [S|[S|S]]; [auto | congruence | auto]. }
Qed.
End Group.

(* ---------- Links between a set and the others ---------- *)

(* The least of numbers from 0 on. *)
Lemma least_number (P : Z -> Prop) : (forall v, P v -> 0 <= v) -> forall z, P z -> ~ ~ exists v, v <= z /\ P v /\ forall u, P u -> v <= u.
Proof.
  intros Low z Pz; assert (K : forall n : nat, forall z, (Z.to_nat z < n)%nat -> P z -> ~ ~ exists v, v <= z /\ P v /\ forall u, P u -> v <= u).
  { induction n as [|n IH]; intros x X Px N; [lia|]; apply N; exists x; split; [lia|]; split; [exact Px|]; intros u Pu.
    destruct (Z.le_gt_cases x u) as [|L]; [assumption|exfalso]; pose proof (Low u Pu).
    apply (IH u); [lia | exact Pu|]; intros (v & Lv & Pv & Mv); apply N; exists v; repeat split; [lia | exact Pv | exact Mv]. }
  apply (K (S (Z.to_nat z))); [lia | exact Pz].
Qed.

Lemma sum_nonneg {A} (f : A -> Z) l : (forall a, In a l -> 0 <= f a) -> 0 <= sum_over f l.
Proof. induction l as [|a l IH]; simpl; intros H; [lia|]; assert (0 <= f a) by auto; assert (0 <= sum_over f l) by auto; lia. Qed.

Lemma sum_member {A} (f : A -> Z) l a : In a l -> (forall a, In a l -> 0 <= f a) -> f a <= sum_over f l.
Proof.
  induction l as [|b l IH]; intros I H; [destruct I|]; simpl; pose proof (H b (or_introl eq_refl)); pose proof (sum_nonneg f l (fun x X => H x (or_intror X))).
  destruct I as [->|I]; [lia|]; specialize (IH I (fun x X => H x (or_intror X))); lia.
Qed.

Lemma sum_zero {A} (f : A -> Z) l : sum_over f l <= 0 -> (forall a, In a l -> 0 <= f a) -> forall a, In a l -> f a = 0.
Proof. intros S H a I; pose proof (sum_member f l a I H); specialize (H a I); lia. Qed.

Section Border.
Variable g : graph.
Hypothesis Eq : forall u v : vertex g, {u = v} + {u <> v}.
Hypothesis Once : NoDup (vertices g).
Variable E : list (vertex g * vertex g).
Hypothesis Links : lists (fun e => adj g (fst e) (snd e)) E.

Definition border (S : vertex g -> bool) : Z := sum_over (fun e => Z.b2z (S (fst e) && negb (S (snd e)))) E.
Definition members (S : vertex g -> bool) : Z := sum_over (fun v => Z.b2z (S v)) (vertices g).
Definition proper_part (S : vertex g -> bool) : Prop := (exists u, is_vertex g u /\ S u = true) /\ exists v, is_vertex g v /\ S v = false.

Lemma bit_range b : 0 <= Z.b2z b <= 1.
Proof. destruct b; simpl; lia. Qed.

Lemma border_nonneg S : 0 <= border S.
Proof. apply sum_nonneg; intros e _; apply bit_range. Qed.

Lemma members_nonneg S : 0 <= members S.
Proof. apply sum_nonneg; intros v _; apply bit_range. Qed.

Lemma border_both A B : border (fun v => A v && B v) + border (fun v => A v || B v) <= border A + border B.
Proof.
  unfold border; rewrite <- !sum_over_add; apply sum_over_le; intros (u, v) _; cbn [fst snd]; destruct (A u), (A v), (B u), (B v); simpl; lia.
Qed.

Lemma members_both A B : members (fun v => A v && B v) + members (fun v => A v || B v) = members A + members B.
Proof. unfold members; rewrite <- !sum_over_add; apply sum_over_ext; intros v _; destruct (A v), (B v); reflexivity. Qed.

Lemma links_moved f : automorphism g f -> Permutation (map (fun e => (f (fst e), f (snd e))) E) E.
Proof.
  intros A; destruct Links as [N L]; apply NoDup_Permutation; [|exact N|].
  - apply NoDup_map_inj; [|exact N]; intros (u, v) (x, y) I J H; apply L in I, J; cbn [fst snd] in *; injection H as H1 H2.
    f_equal; apply (automorphism_injective g f); try assumption; first [apply (adj_left I) | apply (adj_left J) | apply (adj_right I) | apply (adj_right J)].
  - intros (x, y); rewrite in_map_iff; split.
    + intros ((u, v) & H & I); injection H as <- <-; apply L in I; apply L, (automorphism_adj g f u v A I).
    + intros I; apply L in I; cbn [fst snd] in I; destruct (automorphism_onto g f x A (adj_left I)) as (u & U & <-), (automorphism_onto g f y A (adj_right I)) as (v & V & <-).
      exists (u, v); split; [reflexivity|]; apply L; apply A; assumption.
Qed.

Lemma links_turned : Permutation (map (fun e => (snd e, fst e)) E) E.
Proof.
  destruct Links as [N L]; apply NoDup_Permutation; [|exact N|].
  - apply NoDup_map_inj; [|exact N]; intros (u, v) (x, y) _ _ H; injection H as -> ->; reflexivity.
  - intros (x, y); rewrite in_map_iff; split.
    + intros ((u, v) & H & I); injection H as <- <-; apply L in I; apply L, (adj_sym I).
    + intros I; apply L in I; exists (y, x); split; [reflexivity|]; apply L, (adj_sym I).
Qed.

Lemma border_moved f S : automorphism g f -> border (fun v => S (f v)) = border S.
Proof.
  intros A; unfold border; rewrite <- (sum_over_permutation (fun e => Z.b2z (S (fst e) && negb (S (snd e)))) _ _ (links_moved f A)), sum_over_map; reflexivity.
Qed.

Lemma members_moved f S : automorphism g f -> members (fun v => S (f v)) = members S.
Proof. intros [A _]; unfold members; rewrite <- (sum_over_permutation (fun v => Z.b2z (S v)) _ _ A), sum_over_map; reflexivity. Qed.

Lemma border_other S : border (fun v => negb (S v)) = border S.
Proof.
  unfold border; rewrite <- (sum_over_permutation (fun e => Z.b2z (S (fst e) && negb (S (snd e)))) _ _ links_turned), sum_over_map.
  apply sum_over_ext; intros (u, v) _; cbn [fst snd]; destruct (S u), (S v); reflexivity.
Qed.

Lemma members_other S : members (fun v => negb (S v)) = Z.of_nat (length (vertices g)) - members S.
Proof.
  unfold members; assert (K : sum_over (fun v => Z.b2z (negb (S v))) (vertices g) + sum_over (fun v => Z.b2z (S v)) (vertices g) = Z.of_nat (length (vertices g)) * 1).
  { rewrite <- sum_over_add; apply sum_over_constant; intros v _; destruct (S v); reflexivity. }
  lia.
Qed.

Lemma border_crossed S : connected g -> proper_part S -> 1 <= border S.
Proof.
  intros C [(u & U & Su) (v & V & Sv)]; destruct (C u v U V) as [d W].
  assert (K : exists e, In e E /\ S (fst e) && negb (S (snd e)) = true).
  { clear U V; induction W as [x _|x y z d A _ IH]; [congruence|]; destruct (S y) eqn:Sy; [apply IH; [reflexivity | assumption]|].
    exists (x, y); split; [apply Links, A | cbn [fst snd]; rewrite Su, Sy; reflexivity]. }
  destruct K as (e & I & T); pose proof (sum_member (fun e => Z.b2z (S (fst e) && negb (S (snd e)))) E e I (fun a _ => proj1 (bit_range _))) as M; cbv beta in M; rewrite T in M; exact M.
Qed.

Lemma sum_at {A} (e : forall a b : A, {a = b} + {a <> b}) (h : A -> Z) y l : NoDup l -> In y l -> sum_over (fun x => if e x y then h x else 0) l = h y.
Proof.
  induction 1 as [|x l N _ IH]; intros I; [destruct I|]; simpl; destruct (e x y) as [->|D].
  - assert (Z0 : sum_over (fun x => if e x y then h x else 0) l = sum_over (fun _ => 0) l) by (apply sum_over_ext; intros z J; destruct (e z y); [subst; contradiction | reflexivity]).
    rewrite Z0, (sum_over_constant _ 0) by reflexivity; lia.
  - rewrite IH; [lia|]; destruct I; [contradiction | assumption].
Qed.

(* What is asked of links, by the vertices where they begin. *)
Definition from_vertex (x : vertex g) (h : vertex g -> bool) : Z := sum_over (fun e => if Eq x (fst e) then Z.b2z (h (snd e)) else 0) E.

Lemma by_beginnings (f h : vertex g -> bool) : sum_over (fun e => Z.b2z (f (fst e) && h (snd e))) E = sum_over (fun x => if f x then from_vertex x h else 0) (vertices g).
Proof.
  transitivity (sum_over (fun x => sum_over (fun e => if Eq x (fst e) then Z.b2z (f x && h (snd e)) else 0) E) (vertices g)).
  - rewrite sum_over_swap; apply sum_over_ext; intros e I; symmetry; apply (sum_at Eq (fun x => Z.b2z (f x && h (snd e)))); [exact Once|]; apply Links in I; apply (adj_left I).
  - apply sum_over_ext; intros x _; unfold from_vertex; destruct (f x).
    + apply sum_over_ext; intros e _; destruct (Eq x (fst e)); reflexivity.
    + rewrite (sum_over_constant _ 0); [lia|]; intros e _; destruct (Eq x (fst e)); reflexivity.
Qed.

Lemma from_vertex_moved f h x : automorphism g f -> is_vertex g x -> (forall v, is_vertex g v -> h (f v) = h v) -> from_vertex (f x) h = from_vertex x h.
Proof.
  intros A X H; unfold from_vertex; rewrite <- (sum_over_permutation (fun e => if Eq (f x) (fst e) then Z.b2z (h (snd e)) else 0) _ _ (links_moved f A)), sum_over_map.
  apply sum_over_ext; intros (u, v) I; apply Links in I; cbn [fst snd] in *; rewrite (H v (adj_right I)).
  destruct (Eq (f x) (f u)) as [D|D], (Eq x u) as [D'|D']; try reflexivity; [|subst; contradiction].
  destruct (D' (automorphism_injective g f x u Once A X (adj_left I) D)).
Qed.

Lemma from_vertex_parts x h : from_vertex x h + from_vertex x (fun v => negb (h v)) = from_vertex x (fun _ => true).
Proof.
  unfold from_vertex; rewrite <- sum_over_add; apply sum_over_ext; intros e _; destruct (Eq x (fst e)); [destruct (h (snd e)); reflexivity | reflexivity].
Qed.

Lemma from_vertex_degree x d : is_vertex g x -> degree g x d -> from_vertex x (fun _ => true) = d.
Proof.
  intros X (l & [N L] & <-); unfold from_vertex; assert (P : Permutation (filter (fun e => if Eq x (fst e) then true else false) E) (map (pair x) l)).
  { destruct Links as [Ne Le]; apply NoDup_Permutation; [apply NoDup_filter, Ne | apply NoDup_map_inj; [|exact N]; intros a b _ _ H; injection H as ->; reflexivity|].
    intros (u, v); rewrite filter_In, in_map_iff, Le; cbn [fst snd]; split.
    - intros [A D]; destruct (Eq x u) as [->|]; [|discriminate]; exists v; split; [reflexivity | apply L, A].
    - intros (w & H & I); injection H as <- <-; apply L in I; split; [exact I | destruct (Eq x x); [reflexivity | contradiction]]. }
  rewrite <- (map_length (pair x)), <- (Permutation_length P); clear; induction E as [|e l IH]; [reflexivity|]; cbn [sum_over filter]; rewrite IH; destruct (Eq x (fst e)); simpl length; simpl Z.b2z; lia.
Qed.

(* The neighbours of x in a set are fewer than its members, if x is one. *)
Lemma from_vertex_few x S : is_vertex g x -> S x = true -> from_vertex x S <= members S - 1.
Proof.
  intros X Sx; destruct Links as [Ne Le]; set (l := filter (fun e => if Eq x (fst e) then S (snd e) else false) E).
  assert (Ll : from_vertex x S = Z.of_nat (length l)).
  { unfold from_vertex, l; clear; induction E as [|e m IH]; [reflexivity|]; cbn [sum_over filter]; rewrite IH; destruct (Eq x (fst e)); [destruct (S (snd e))|]; simpl length; simpl Z.b2z; lia. }
  assert (Lm : members S = Z.of_nat (length (filter S (vertices g)))).
  { unfold members; clear; induction (vertices g) as [|v m IH]; [reflexivity|]; cbn [sum_over filter]; rewrite IH; destruct (S v); simpl length; simpl Z.b2z; lia. }
  assert (K : (length (x :: map snd l) <= length (filter S (vertices g)))%nat).
  { apply NoDup_incl_length.
    - constructor.
      + rewrite in_map_iff; intros ((u, v) & H & I); apply filter_In in I; destruct I as [I D]; cbn [fst snd] in *; subst v; destruct (Eq x u) as [->|]; [|discriminate].
        apply Le in I; cbn [fst snd] in I; apply (adj_differ I); reflexivity.
      + apply NoDup_map_inj; [|apply NoDup_filter, Ne]; intros (u, v) (a, b) I J H; apply filter_In in I, J; destruct I as [_ I], J as [_ J]; cbn [fst snd] in *.
        destruct (Eq x u) as [<-|]; [|discriminate]; destruct (Eq x a) as [<-|]; [|discriminate]; congruence.
    - intros y [<-|I]; apply filter_In; [auto|]; apply in_map_iff in I; destruct I as ((u, v) & <- & I); apply filter_In in I; destruct I as [I D]; cbn [fst snd] in *.
      destruct (Eq x u); [|discriminate]; apply Le in I; split; [apply (adj_right I) | exact D]. }
  simpl in K; rewrite map_length in K; lia.
Qed.

Theorem transitive_border d S : connected g -> vertex_transitive g -> 1 <= d -> regular g d -> proper_part S -> d <= border S.
Proof.
  intros C T D1 Re PS; destruct (Z.le_gt_cases d (border S)) as [|Small]; [assumption|exfalso].
  apply (least_number (fun w => exists A, proper_part A /\ border A = w)) with (z := border S); [intros w (A & _ & <-); apply border_nonneg | exists S; auto|].
  intros (w & Lw & (A0 & P0 & B0) & Mw).
  apply (least_number (fun a => exists A, proper_part A /\ border A = w /\ members A = a)) with (z := members A0); [intros a (A & _ & _ & <-); apply members_nonneg | exists A0; auto|].
  intros (a & _ & (A & PA & BA & MA) & Ma); clear A0 P0 B0.
  assert (Least : forall X, proper_part X -> w <= border X) by (intros X PX; apply Mw; exists X; auto).
  assert (Smallest : forall X, proper_part X -> border X = w -> a <= members X) by (intros X PX BX; apply Ma; exists X; auto).
  set (N := Z.of_nat (length (vertices g))).
  assert (Half : 2 * a <= N).
  { assert (PX : proper_part (fun v => negb (A v))) by (destruct PA as [(u & U & Au) (v & V & Av)]; split; [exists v; rewrite Av; auto | exists u; rewrite Au; auto]).
    pose proof (Smallest _ PX ltac:(rewrite border_other; exact BA)) as K; rewrite members_other, MA in K; fold N in K; lia. }
  assert (Block : forall f, automorphism g f -> (exists v, is_vertex g v /\ A v = true /\ A (f v) = true) -> forall v, is_vertex g v -> A (f v) = A v).
  { intros f F (x & X & Ax & Bx); set (B := fun v => A (f v)); assert (BB : border B = w) by (unfold B; rewrite border_moved; assumption); assert (MB : members B = a) by (unfold B; rewrite members_moved; assumption).
    pose proof (members_both A B) as Sum; rewrite MA, MB in Sum.
    assert (One : 1 <= members (fun v => A v && B v)).
    { pose proof (sum_member (fun v => Z.b2z (A v && B v)) (vertices g) x X (fun v _ => proj1 (bit_range _))) as K; cbv beta in K; unfold B in K at 1; rewrite Ax, Bx in K; exact K. }
    assert (Out : exists v, is_vertex g v /\ A v || B v = false).
    { destruct (existsb (fun v => negb (A v || B v)) (vertices g)) eqn:Ex; [apply existsb_exists in Ex; destruct Ex as (v & V & Nv); exists v; split; [exact V | apply negb_true_iff, Nv]|exfalso].
      assert (All : members (fun v => A v || B v) = N * 1).
      { apply sum_over_constant; intros v V; destruct (A v || B v) eqn:O; [reflexivity|exfalso]; assert (K : existsb (fun v => negb (A v || B v)) (vertices g) = true) by (apply existsb_exists; exists v; rewrite O; auto); congruence. }
      lia. }
    destruct Out as (o & O & Oo); assert (Oo' := Oo); apply orb_false_iff in Oo'; destruct Oo' as [Ao Bo].
    assert (PB : proper_part (fun v => A v && B v)) by (split; [exists x; unfold B; rewrite Ax, Bx; auto | exists o; rewrite Ao; auto]).
    assert (PU : proper_part (fun v => A v || B v)) by (split; [exists x; rewrite Ax; auto | exists o; auto]).
    pose proof (border_both A B) as Sub; rewrite BA, BB in Sub; pose proof (Least _ PB) as LB; pose proof (Least _ PU) as LU.
    pose proof (Smallest _ PB ltac:(lia)) as Big.
    assert (InB : forall v, is_vertex g v -> Z.b2z (A v && negb (B v)) = 0).
    { apply (sum_zero (fun v => Z.b2z (A v && negb (B v)))); [|intros v _; apply bit_range].
      assert (K : members (fun v => A v && B v) + sum_over (fun v => Z.b2z (A v && negb (B v))) (vertices g) = members A) by (unfold members; rewrite <- sum_over_add; apply sum_over_ext; intros v _; destruct (A v), (B v); reflexivity); lia. }
    assert (InA : forall v, is_vertex g v -> Z.b2z (B v && negb (A v)) = 0).
    { apply (sum_zero (fun v => Z.b2z (B v && negb (A v)))); [|intros v _; apply bit_range].
      assert (K : members (fun v => A v && B v) + sum_over (fun v => Z.b2z (B v && negb (A v))) (vertices g) = members B) by (unfold members; rewrite <- sum_over_add; apply sum_over_ext; intros v _; destruct (A v), (B v); reflexivity); lia. }
    intros v V; specialize (InB v V); specialize (InA v V); fold (B v); destruct (A v), (B v); simpl in *; try reflexivity; lia. }
  destruct PA as [(x & X & Ax) Ox]; set (r := from_vertex x A).
  assert (Same : forall y, is_vertex g y -> A y = true -> from_vertex y A = r).
  { intros y Y Ay; destruct (T x y X Y) as (f & F & <-); apply from_vertex_moved; try assumption; apply (Block f F); exists x; auto. }
  assert (Count : w = a * (d - r)).
  { rewrite <- BA; unfold border; rewrite (by_beginnings A (fun v => negb (A v))).
    rewrite <- MA; unfold members; rewrite Z.mul_comm, <- sum_over_scale; apply sum_over_ext; intros y Y; destruct (A y) eqn:Ay; simpl Z.b2z; [|lia].
    pose proof (from_vertex_parts y A) as K; rewrite (Same y Y Ay), (from_vertex_degree y d Y (Re y Y)) in K; lia. }
  assert (W1 : 1 <= w) by (rewrite <- BA; apply border_crossed; [exact C | split; [exists x; auto | exact Ox]]).
  pose proof (from_vertex_few x A X Ax) as Few; fold r in Few; rewrite MA in Few.
  assert (A1 : 1 <= a) by (rewrite <- MA; pose proof (sum_member (fun v => Z.b2z (A v)) (vertices g) x X (fun v _ => proj1 (bit_range _))) as K; cbv beta in K; rewrite Ax in K; exact K).
  clear - Small Lw Count W1 Few A1; assert (w < d) by lia; assert (1 <= d - r) by nia; destruct (Z.le_gt_cases d a); [nia|].
  assert (0 <= (a - 1) * (d - a)) by nia; nia.
Qed.
End Border.

(* ---------- Vertices around a set (M. E. Watkins, Connectivity of transitive graphs, 1970) ---------- *)

Section Around.
Variable g : graph.
Hypothesis Eq : forall u v : vertex g, {u = v} + {u <> v}.
Hypothesis Once : NoDup (vertices g).
Variable joins : vertex g -> vertex g -> bool.
Hypothesis Joins : forall u v, is_vertex g u -> is_vertex g v -> (joins u v = true <-> adj g u v).
Notation size_of := (members g).

Definition near (S : vertex g -> bool) (x : vertex g) : bool := existsb (fun y => S y && joins y x) (vertices g).
Definition around (S : vertex g -> bool) (x : vertex g) : bool := negb (S x) && near S x.
Definition beyond (S : vertex g -> bool) (x : vertex g) : bool := negb (S x) && negb (near S x).
Definition fragment (S : vertex g -> bool) : Prop := (exists u, is_vertex g u /\ S u = true) /\ exists v, is_vertex g v /\ beyond S v = true.

Lemma near_so S x : near S x = true <-> exists y, is_vertex g y /\ S y = true /\ joins y x = true.
Proof.
  unfold near; rewrite existsb_exists; split; [intros (y & Y & T); apply andb_true_iff in T; exists y; tauto | intros (y & Y & T1 & T2); exists y; rewrite T1, T2; auto].
Qed.

Lemma size_mono A B : (forall v, is_vertex g v -> A v = true -> B v = true) -> size_of A <= size_of B.
Proof. intros H; apply sum_over_le; intros v V; specialize (H v V); destruct (A v), (B v); simpl; try lia; discriminate H; reflexivity. Qed.

Lemma size_strict A B x : (forall v, is_vertex g v -> A v = true -> B v = true) -> is_vertex g x -> A x = false -> B x = true -> size_of A + 1 <= size_of B.
Proof.
  intros H X Ax Bx; assert (K : size_of A + size_of (fun v => B v && negb (A v)) = size_of B).
  { unfold members; rewrite <- sum_over_add; apply sum_over_ext; intros v V; specialize (H v V); destruct (A v), (B v); try reflexivity; discriminate H; reflexivity. }
  pose proof (sum_member (fun v => Z.b2z (B v && negb (A v))) (vertices g) x X (fun v _ => proj1 (bit_range _))) as P; cbv beta in P; rewrite Ax, Bx in P; simpl in P; unfold members in *; lia.
Qed.

Lemma size_one A x : is_vertex g x -> A x = true -> 1 <= size_of A.
Proof. intros X Ax; pose proof (sum_member (fun v => Z.b2z (A v)) (vertices g) x X (fun v _ => proj1 (bit_range _))) as P; cbv beta in P; rewrite Ax in P; exact P. Qed.

Lemma size_parts S : size_of S + size_of (around S) + size_of (beyond S) = Z.of_nat (length (vertices g)).
Proof.
  unfold members; rewrite <- !sum_over_add, (sum_over_constant _ 1); [lia|]; intros v _; unfold around, beyond; destruct (S v), (near S v); reflexivity.
Qed.

(* Of two sets: what is around both and around either. *)
Lemma around_both A B : size_of (around (fun v => A v && B v)) + size_of (around (fun v => A v || B v)) <= size_of (around A) + size_of (around B).
Proof.
  unfold members; rewrite <- !sum_over_add; apply sum_over_le; intros x _; unfold around.
  assert (N1 : near (fun v => A v && B v) x = true -> near A x = true /\ near B x = true).
  { rewrite !near_so; intros (y & Y & T & J); apply andb_true_iff in T; split; exists y; tauto. }
  assert (N2 : near (fun v => A v || B v) x = true -> near A x = true \/ near B x = true).
  { rewrite !near_so; intros (y & Y & T & J); apply orb_true_iff in T; destruct T; [left | right]; exists y; auto. }
  destruct (near (fun v => A v && B v) x), (near (fun v => A v || B v) x), (A x), (B x), (near A x), (near B x); simpl; try lia; exfalso; intuition congruence.
Qed.

Lemma joins_sym u v : is_vertex g u -> is_vertex g v -> joins u v = true -> joins v u = true.
Proof. intros U V J; apply (Joins v u V U), adj_sym, (Joins u v U V), J. Qed.

(* What is around those beyond a set is around the set; and the set is beyond them. *)
Lemma around_beyond A x : is_vertex g x -> around (beyond A) x = true -> around A x = true.
Proof.
  intros X H; unfold around in *; apply andb_true_iff in H; destruct H as [Bx N]; apply near_so in N; destruct N as (y & Y & By & J); unfold beyond in Bx, By.
  apply andb_true_iff in By; destruct By as [Ay Ny]; apply negb_true_iff in Ay, Ny.
  assert (Ax : A x = false).
  { destruct (A x) eqn:Ax; [|reflexivity]; assert (K : near A y = true) by (apply near_so; exists x; split; [exact X|]; split; [exact Ax | apply joins_sym; assumption]); congruence. }
  rewrite Ax in *; destruct (near A x); [reflexivity | discriminate].
Qed.

Lemma beyond_beyond A x : is_vertex g x -> A x = true -> beyond (beyond A) x = true.
Proof.
  intros X Ax; unfold beyond at 1; unfold beyond at 1; rewrite Ax; simpl; apply negb_true_iff; destruct (near (beyond A) x) eqn:N; [|reflexivity].
  apply near_so in N; destruct N as (y & Y & By & J); unfold beyond in By; apply andb_true_iff in By; destruct By as [_ Ny]; apply negb_true_iff in Ny.
  assert (K : near A y = true) by (apply near_so; exists x; split; [exact X|]; split; [exact Ax | apply joins_sym; assumption]); congruence.
Qed.

Lemma beyond_fragment A : fragment A -> fragment (beyond A).
Proof. intros [(u & U & Au) (v & V & Bv)]; split; [exists v; auto | exists u; split; [exact U | apply beyond_beyond; assumption]]. Qed.

Lemma fragment_less A B : fragment B -> (exists u, is_vertex g u /\ A u = true) -> (forall v, is_vertex g v -> A v = true -> B v = true) -> fragment A.
Proof.
  intros [_ (v & V & Bv)] Some_ In_; split; [exact Some_|]; exists v; split; [exact V|]; unfold beyond in *; apply andb_true_iff in Bv; destruct Bv as [B1 B2]; apply negb_true_iff in B1, B2.
  apply andb_true_iff; split; apply negb_true_iff.
  - destruct (A v) eqn:Av; [|reflexivity]; rewrite (In_ v V Av) in B1; discriminate.
  - destruct (near A v) eqn:N; [|reflexivity]; apply near_so in N; destruct N as (y & Y & Ay & J); assert (K : near B v = true) by (apply near_so; exists y; auto); congruence.
Qed.

Lemma not_beyond S : ~ (exists v, is_vertex g v /\ beyond S v = true) -> size_of (beyond S) = 0.
Proof.
  intros N; unfold members; rewrite (sum_over_constant _ 0); [lia|]; intros v V; destruct (beyond S v) eqn:B; [destruct N; exists v; auto | reflexivity].
Qed.

Section Least.
Variable k a : Z.
Hypothesis Fewest : forall S, fragment S -> k <= size_of (around S).
Hypothesis Smallest : forall S, fragment S -> size_of (around S) = k -> a <= size_of S.

Definition atom (S : vertex g -> bool) : Prop := fragment S /\ size_of (around S) = k /\ size_of S = a.

Lemma beyond_large A : atom A -> a <= size_of (beyond A).
Proof.
  intros (Fa & Ka & _); pose proof (beyond_fragment A Fa) as Fb; apply Smallest; [exact Fb|].
  pose proof (Fewest _ Fb); pose proof (size_mono (around (beyond A)) (around A) (around_beyond A)); lia.
Qed.

Lemma larger_around S A : fragment A -> (exists u, is_vertex g u /\ S u = true) -> (forall v, is_vertex g v -> S v = true -> A v = true) -> size_of S < a -> k + 1 <= size_of (around S).
Proof.
  intros Fa Some_ In_ Sm; pose proof (fragment_less S A Fa Some_ In_) as Fs; pose proof (Fewest _ Fs); destruct (Z.eq_dec (size_of (around S)) k) as [E|]; [|lia]; pose proof (Smallest _ Fs E); lia.
Qed.

(* Two atoms that meet are the same. *)
Lemma atoms_apart A B x : atom A -> atom B -> is_vertex g x -> A x = true -> B x = true -> forall v, is_vertex g v -> A v = B v.
Proof.
  intros HA HB X Ax Bx; assert (HA' := HA); assert (HB' := HB); destruct HA' as (Fa & Ka & Sa), HB' as (Fb & Kb & Sb).
  pose proof (members_both g A B) as Sum; rewrite Sa, Sb in Sum; pose proof (around_both A B) as Sub; rewrite Ka, Kb in Sub.
  assert (InA : forall v, is_vertex g v -> A v && B v = true -> A v = true) by (intros v _ H; apply andb_true_iff in H; tauto).
  assert (InB : forall v, is_vertex g v -> A v && B v = true -> B v = true) by (intros v _ H; apply andb_true_iff in H; tauto).
  assert (One : exists u, is_vertex g u /\ A u && B u = true) by (exists x; rewrite Ax, Bx; auto).
  destruct (Z.lt_ge_cases (size_of (fun v => A v && B v)) a) as [Sm|Big].
  - exfalso; pose proof (larger_around _ A Fa One InA Sm) as L.
    assert (No : ~ (exists v, is_vertex g v /\ beyond (fun v => A v || B v) v = true)).
    { intros Ex; assert (Fu : fragment (fun v => A v || B v)) by (split; [exists x; rewrite Ax; auto | exact Ex]); pose proof (Fewest _ Fu); lia. }
    pose proof (size_parts (fun v => A v || B v)) as P1; rewrite (not_beyond _ No) in P1; pose proof (size_parts A) as P2; pose proof (beyond_large A HA) as Bl.
    destruct One as (u & U & Au); pose proof (size_one (fun v => A v && B v) u U Au); lia.
  - assert (Z1 : forall v, is_vertex g v -> A v = true -> B v = true).
    { intros v V Av; destruct (B v) eqn:Bv; [reflexivity|exfalso]; pose proof (size_strict (fun v => A v && B v) A v InA V ltac:(cbv beta; rewrite Av, Bv; reflexivity) Av); lia. }
    assert (Z2 : forall v, is_vertex g v -> B v = true -> A v = true).
    { intros v V Bv; destruct (A v) eqn:Av; [reflexivity|exfalso]; pose proof (size_strict (fun v => A v && B v) B v InB V ltac:(cbv beta; rewrite Av; reflexivity) Bv); lia. }
    intros v V; specialize (Z1 v V); specialize (Z2 v V); destruct (A v), (B v); try reflexivity; [discriminate Z1; reflexivity | discriminate Z2; reflexivity].
Qed.

(* An atom that meets what is around another lies there. *)
Lemma atom_around A B x : atom A -> atom B -> is_vertex g x -> around A x = true -> B x = true -> forall v, is_vertex g v -> B v = true -> around A v = true.
Proof.
  intros HA HB X Ax Bx v V Bv; assert (HA' := HA); assert (HB' := HB); destruct HA' as (Fa & Ka & Sa), HB' as (Fb & Kb & Sb).
  assert (Dis : forall u, is_vertex g u -> B u = true -> A u = false).
  { intros u U Bu; destruct (A u) eqn:Au; [|reflexivity]; pose proof (atoms_apart A B u HA HB U Au Bu x X) as E; rewrite Bx in E; unfold around in Ax; rewrite E in Ax; discriminate. }
  destruct (around A v) eqn:Nv; [reflexivity|exfalso]; set (R := beyond A).
  assert (Rv : R v = true) by (unfold R, beyond; unfold around in Nv; rewrite (Dis v V Bv) in *; simpl in *; rewrite Nv; reflexivity).
  assert (Rx : R x = false) by (unfold R, beyond; unfold around in Ax; apply andb_true_iff in Ax; destruct Ax as [A1 A2]; rewrite A1, A2; reflexivity).
  assert (InB : forall u, is_vertex g u -> B u && R u = true -> B u = true) by (intros u _ H; apply andb_true_iff in H; tauto).
  pose proof (size_strict (fun u => B u && R u) B x InB X ltac:(cbv beta; rewrite Rx, andb_false_r; reflexivity) Bx) as Sm.
  pose proof (larger_around _ B Fb (ex_intro _ v (conj V (f_equal2 andb Bv Rv))) InB ltac:(lia)) as L.
  pose proof (around_both B R) as Sub; rewrite Kb in Sub; pose proof (size_mono (around R) (around A) (around_beyond A)) as Mo; rewrite Ka in Mo.
  assert (No : ~ (exists v, is_vertex g v /\ beyond (fun v => B v || R v) v = true)).
  { intros Ex; assert (Fu : fragment (fun v => B v || R v)) by (split; [exists v; rewrite Bv; auto | exact Ex]); pose proof (Fewest _ Fu); lia. }
  pose proof (size_parts (fun v => B v || R v)) as P1; rewrite (not_beyond _ No) in P1.
  assert (Out : size_of (fun u => B u || R u) + size_of A + size_of (fun u => around A u && negb (B u)) = Z.of_nat (length (vertices g))).
  { unfold members; rewrite <- !sum_over_add, (sum_over_constant _ 1); [lia|]; intros u U; specialize (Dis u U); unfold R, beyond, around; destruct (A u), (B u), (near A u); try reflexivity; discriminate Dis; reflexivity. }
  assert (Most : size_of (around A) <= size_of (fun u => around A u && negb (B u)) + size_of (fun u => around A u && B u)).
  { unfold members; rewrite <- sum_over_add; apply sum_over_le; intros u _; destruct (around A u), (B u); simpl; lia. }
  pose proof (size_mono (fun u => around A u && B u) B (fun u _ H => proj2 (proj1 (andb_true_iff _ _) H))) as Le; lia.
Qed.
End Least.

Lemma moved_around f S : automorphism g f -> forall x, is_vertex g x -> around (fun v => S (f v)) x = around S (f x).
Proof.
  intros A x X; unfold around; f_equal; destruct (near S (f x)) eqn:N.
  - apply near_so in N; destruct N as (y & Y & Sy & J); destruct (automorphism_onto g f y A Y) as (z & Z' & <-); apply near_so; exists z; split; [exact Z'|]; split; [exact Sy|].
    apply (Joins z x Z' X); apply (Joins _ _ Y (automorphism_vertex g f x A X)) in J; destruct A as [_ A]; apply (A z x Z' X), J.
  - destruct (near (fun v => S (f v)) x) eqn:N'; [|reflexivity]; apply near_so in N'; destruct N' as (y & Y & Sy & J).
    assert (K : near S (f x) = true); [|congruence]; apply near_so; exists (f y); split; [apply (automorphism_vertex g f y A Y)|]; split; [exact Sy|].
    apply (Joins _ _ (automorphism_vertex g f y A Y) (automorphism_vertex g f x A X)), (automorphism_adj g f y x A), (Joins y x Y X), J.
Qed.

Lemma moved_atom k a f S : automorphism g f -> atom k a S -> atom k a (fun v => S (f v)).
Proof.
  intros A ([(u & U & Su) (w & W & Bw)] & K & Sz); split; [split|split].
  - destruct (automorphism_onto g f u A U) as (u' & U' & <-); exists u'; auto.
  - destruct (automorphism_onto g f w A W) as (w' & W' & <-); exists w'; split; [exact W'|]; pose proof (moved_around f S A w' W') as E; unfold around, beyond in *.
    destruct (S (f w')); [discriminate|]; simpl in *; rewrite E; exact Bw.
  - rewrite <- K, <- (members_moved g f (around S) A); apply sum_over_ext; intros v V; rewrite (moved_around f S A v V); reflexivity.
  - rewrite (members_moved g f S A); exact Sz.
Qed.

(* A link that leads out of a set. *)
Lemma leaving A x r : connected g -> is_vertex g x -> is_vertex g r -> A x = true -> beyond A r = true -> exists y z, A z = true /\ around A y = true /\ adj g z y.
Proof.
  intros C X R Ax Br; destruct (C x r X R) as [e W]; assert (Ar : A r = false) by (unfold beyond in Br; destruct (A r); [discriminate | reflexivity]); clear - W Ax Ar Joins.
  induction W as [v V|u v w e Ad W IH]; [congruence|]; destruct (A v) eqn:Av; [apply IH; [reflexivity | exact Ar]|]; exists v, u; split; [exact Ax|]; split; [|exact Ad].
  unfold around; rewrite Av; simpl; apply near_so; exists u; split; [apply (adj_left Ad)|]; split; [exact Ax|]; apply (Joins u v (adj_left Ad) (adj_right Ad)), Ad.
Qed.

Theorem transitive_around d S : connected g -> vertex_transitive g -> regular g d -> fragment S -> 2 * (d + 1) <= 3 * size_of (around S).
Proof.
  intros C T Re FS; destruct (Z.le_gt_cases (2 * (d + 1)) (3 * size_of (around S))) as [|Small]; [assumption|exfalso].
  apply (least_number (fun k => exists A, fragment A /\ size_of (around A) = k)) with (z := size_of (around S)); [intros k (A & _ & <-); apply members_nonneg | exists S; auto|].
  intros (k & Lk & (A0 & F0 & K0) & Mk).
  apply (least_number (fun a => exists A, fragment A /\ size_of (around A) = k /\ size_of A = a)) with (z := size_of A0); [intros a (A & _ & _ & <-); apply members_nonneg | exists A0; auto|].
  intros (a & _ & (A & FA & KA & SA) & Ma); clear A0 F0 K0.
  assert (Fewest : forall X, fragment X -> k <= size_of (around X)) by (intros X FX; apply Mk; exists X; auto).
  assert (Smallest : forall X, fragment X -> size_of (around X) = k -> a <= size_of X) by (intros X FX KX; apply Ma; exists X; auto).
  assert (HA : atom k a A) by (split; auto); destruct FA as [(x & X & Ax) (r & Rr & Br)].
  (* All vertices are in atoms. *)
  assert (Atoms : forall y, is_vertex g y -> exists B, atom k a B /\ B y = true).
  { intros y Y; destruct (T y x Y X) as (f & F & E); exists (fun v => A (f v)); split; [apply moved_atom; assumption | rewrite E; exact Ax]. }
  destruct (leaving A x r C X Rr Ax Br) as (y & z0 & _ & Ny & Az0); pose proof (adj_right Az0) as Y; clear z0 Az0; destruct (Atoms y Y) as (B & HB & By).
  pose proof (atom_around k a Fewest Smallest A B y HA HB Y Ny By) as BinA.
  assert (Two : 2 * a <= k).
  { destruct (existsb (fun z => around A z && negb (B z)) (vertices g)) eqn:Ex.
    - apply existsb_exists in Ex; destruct Ex as (z & Z' & Nz); apply andb_true_iff in Nz; destruct Nz as [Nz Bz]; apply negb_true_iff in Bz; destruct (Atoms z Z') as (D & HD & Dz).
      pose proof (atom_around k a Fewest Smallest A D z HA HD Z' Nz Dz) as DinA.
      assert (Dis : forall v, is_vertex g v -> B v = true -> D v = false).
      { intros v V Bv; destruct (D v) eqn:Dv; [|reflexivity]; pose proof (atoms_apart k a Fewest Smallest B D v HB HD V Bv Dv z Z'); congruence. }
      assert (Sum : size_of B + size_of D <= size_of (around A)).
      { unfold members; rewrite <- sum_over_add; apply sum_over_le; intros v V; specialize (BinA v V); specialize (DinA v V); specialize (Dis v V); destruct (B v), (D v), (around A v); simpl; try lia;
          first [discriminate BinA; reflexivity | discriminate DinA; reflexivity | discriminate Dis; reflexivity]. }
      destruct HB as (_ & _ & SB), HD as (_ & _ & SD); lia.
    - exfalso; assert (Eq1 : forall v, is_vertex g v -> around A v = true -> B v = true).
      { intros v V Nv; destruct (B v) eqn:Bv; [reflexivity|]; assert (K : existsb (fun z => around A z && negb (B z)) (vertices g) = true) by (apply existsb_exists; exists v; rewrite Nv, Bv; auto); congruence. }
      (* A is around B, and nothing else. *)
      assert (Nb : exists z, is_vertex g z /\ A z = true /\ around B z = true).
      { assert (Ny' := Ny); unfold around in Ny'; apply andb_true_iff in Ny'; destruct Ny' as [Ay Ne]; apply near_so in Ne; destruct Ne as (z & Z' & Az & J); exists z; split; [exact Z'|]; split; [exact Az|].
        unfold around; assert (Bz : B z = false) by (destruct (B z) eqn:Bz; [|reflexivity]; specialize (BinA z Z' Bz); unfold around in BinA; rewrite Az in BinA; discriminate).
        rewrite Bz; simpl; apply near_so; exists y; split; [exact Y|]; split; [exact By | apply joins_sym; assumption]. }
      destruct Nb as (z & Z' & Az & Nz); pose proof (atom_around k a Fewest Smallest B A z HB HA Z' Nz Az) as AinB.
      assert (Ka : k = a) by (destruct HB as (_ & _ & SB); pose proof (size_mono B (around A) BinA); pose proof (size_mono (around A) B Eq1); lia).
      assert (Eq2 : forall v, is_vertex g v -> around B v = true -> A v = true).
      { intros v V Nv; destruct (A v) eqn:Av; [reflexivity|exfalso]; pose proof (size_strict A (around B) v AinB V Av Nv); destruct HB as (_ & KB & _); lia. }
      (* So nothing leads out of both. *)
      assert (Closed : forall u v, is_vertex g u -> A u || B u = true -> adj g u v -> A v || B v = true).
      { intros u v U AB Ad; destruct (A v) eqn:Av; [reflexivity|]; destruct (B v) eqn:Bv; [reflexivity|exfalso]; pose proof (adj_right Ad) as V; apply orb_true_iff in AB; destruct AB as [Au|Bu].
        - assert (K : B v = true); [|congruence]; apply Eq1; [exact V|]; unfold around; rewrite Av; simpl; apply near_so; exists u; split; [exact U|]; split; [exact Au | apply (Joins u v U V), Ad].
        - assert (K : A v = true); [|congruence]; apply Eq2; [exact V|]; unfold around; rewrite Bv; simpl; apply near_so; exists u; split; [exact U|]; split; [exact Bu | apply (Joins u v U V), Ad]. }
      destruct (C x r X Rr) as [e W]; assert (K : A r || B r = true).
      { clear - W Ax Closed; assert (AB : A x || B x = true) by (rewrite Ax; reflexivity); clear Ax; induction W as [v V|u v w e Ad W IH]; [exact AB|]; apply IH, (Closed u v (adj_left Ad) AB Ad). }
      unfold beyond in Br; apply andb_true_iff in Br; destruct Br as [Ar Nr]; apply negb_true_iff in Ar, Nr; rewrite Ar in K; simpl in K; specialize (BinA r Rr K); unfold around in BinA; rewrite Nr, andb_false_r in BinA; discriminate. }
  (* The neighbours of x are in A or around it. *)
  assert (Deg : d <= a - 1 + k).
  { destruct (Re x X) as (l & [Nl L] & <-).
    assert (P : size_of (fun v => A v || around A v) = a + k).
    { rewrite <- SA, <- KA; unfold members; rewrite <- sum_over_add; apply sum_over_ext; intros v _; unfold around; destruct (A v), (near A v); reflexivity. }
    assert (Q : Z.of_nat (length (x :: l)) <= size_of (fun v => A v || around A v)).
    { assert (E : size_of (fun v => A v || around A v) = Z.of_nat (length (filter (fun v => A v || around A v) (vertices g)))).
      { unfold members; clear; induction (vertices g) as [|v m IH]; [reflexivity|]; cbn [sum_over filter]; rewrite IH; destruct (A v || around A v); simpl length; simpl Z.b2z; lia. }
      rewrite E; apply inj_le, NoDup_incl_length.
      - constructor; [intros I; apply L in I; apply (adj_differ I); reflexivity | exact Nl].
      - intros v [<-|I]; apply filter_In; [rewrite Ax; auto|]; apply L in I; split; [apply (adj_right I)|]; unfold around; destruct (A v) eqn:Av; [reflexivity|]; simpl.
        apply near_so; exists x; split; [exact X|]; split; [exact Ax | apply (Joins x v X (adj_right I)), I]. }
    simpl length in Q; lia. }
  lia.
Qed.

(* An atom of an edge-transitive network has no links within, so it is one vertex. *)
Theorem edge_transitive_around d S : connected g -> edge_transitive g -> (forall v, is_vertex g v -> exists e, degree g v e /\ d <= e) -> fragment S -> d <= size_of (around S).
Proof.
  intros C T De FS; destruct (Z.le_gt_cases d (size_of (around S))) as [|Small]; [assumption|exfalso].
  apply (least_number (fun k => exists A, fragment A /\ size_of (around A) = k)) with (z := size_of (around S)); [intros k (A & _ & <-); apply members_nonneg | exists S; auto|].
  intros (k & Lk & (A0 & F0 & K0) & Mk).
  apply (least_number (fun a => exists A, fragment A /\ size_of (around A) = k /\ size_of A = a)) with (z := size_of A0); [intros a (A & _ & _ & <-); apply members_nonneg | exists A0; auto|].
  intros (a & _ & (A & FA & KA & SA) & Ma); clear A0 F0 K0.
  assert (Fewest : forall X, fragment X -> k <= size_of (around X)) by (intros X FX; apply Mk; exists X; auto).
  assert (Smallest : forall X, fragment X -> size_of (around X) = k -> a <= size_of X) by (intros X FX KX; apply Ma; exists X; auto).
  assert (HA : atom k a A) by (split; auto); destruct FA as [(x & X & Ax) (r & Rr & Br)].
  destruct (leaving A x r C X Rr Ax Br) as (y & z & Az & Ny & Ad).
  assert (Ay : A y = false) by (unfold around in Ny; destruct (A y); [discriminate | reflexivity]).
  assert (None_ : forall u v, A u = true -> A v = true -> ~ adj g u v).
  { intros u v Au Av L; destruct (T z y u v Ad L) as (f & F & E); assert (Both : A (f z) = true /\ A (f y) = true) by (destruct E as [[-> ->]|[-> ->]]; auto); destruct Both as [Fz Fy].
    pose proof (atoms_apart k a Fewest Smallest A (fun v => A (f v)) z HA (moved_atom k a f A F HA) (adj_left Ad) Az Fz y (adj_right Ad)) as Same; cbv beta in Same; congruence. }
  destruct (De x X) as (e & (l & [Nl L] & <-) & Le); assert (Q : Z.of_nat (length l) <= size_of (around A)); [|lia].
  assert (E : size_of (around A) = Z.of_nat (length (filter (around A) (vertices g)))).
  { unfold members; clear; induction (vertices g) as [|v m IH]; [reflexivity|]; cbn [sum_over filter]; rewrite IH; destruct (around A v); simpl length; simpl Z.b2z; lia. }
  rewrite E; apply inj_le, NoDup_incl_length; [exact Nl|]; intros v I; apply L in I; apply filter_In; split; [apply (adj_right I)|]; unfold around.
  destruct (A v) eqn:Av; [destruct (None_ x v Ax Av I)|]; simpl; apply near_so; exists x; split; [exact X|]; split; [exact Ax | apply (Joins x v X (adj_right I)), I].
Qed.
End Around.
