(* What is left of a network without a vertex or a link, by its cycles: detours, disjoint paths, and how far the others are apart. *)

From Coq Require Import ZArith Lia List Permutation Bool.
From Topocert Require Import Graph Girth Walk Transitive Numbered MetricSays FaultsSays FamilyFaultsSays.
Import ListNotations.
Open Scope Z_scope.

(* ---------- Walks and paths ---------- *)

Lemma once_right {A} (a b : list A) : NoDup (a ++ b) -> NoDup b.
Proof. induction a as [|x a IH]; intros N; [exact N | inversion N; auto]. Qed.

Lemma once_left {A} (a b : list A) : NoDup (a ++ b) -> NoDup a.
Proof. induction a as [|x a IH]; intros N; [constructor|]; inversion N as [|? ? Nx N1]; subst; constructor; [intros I; apply Nx, in_app_iff; left; exact I | apply IH, N1]. Qed.

Section Walks.
Variable h : graph.
Hypothesis Eq : forall u v : vertex h, {u = v} + {u <> v}.

Lemma path_after a : forall u b, path h (a ++ u :: b) -> path h (u :: b).
Proof. induction a as [|x a IH]; intros u b P; [exact P|]; apply IH; destruct a; destruct P as [_ P]; exact P. Qed.

Lemma path_before a : forall b, path h (a ++ b) -> path h a.
Proof. induction a as [|x [|y a] IH]; intros b P; [exact I | exact I|]; destruct P as [A P]; split; [exact A | apply (IH b P)]. Qed.

Lemma last_after (a : list (vertex h)) : forall u v b, last (a ++ u :: b) v = last b u.
Proof.
  induction a as [|x a IH]; intros u v b; cbn [app].
  - destruct b as [|y b]; [reflexivity|]; cbn [last]; clear; revert y; induction b as [|z b IHb]; intros y; [reflexivity | apply IHb].
  - rewrite <- (IH u v b); destruct (a ++ u :: b) eqn:E; [destruct a; discriminate | reflexivity].
Qed.

Lemma last_cons (l : list (vertex h)) u v : last (u :: l) v = last l u.
Proof. exact (last_after [] u v l). Qed.

Lemma path_join a : forall u b, path h (a ++ [u]) -> path h (u :: b) -> path h (a ++ u :: b).
Proof.
  induction a as [|x [|y a] IH]; intros u b P Q; [exact Q | destruct P as [A _]; split; [exact A | exact Q]|].
  destruct P as [A P]; split; [exact A | apply (IH u b P Q)].
Qed.

Lemma path_two a u v : path h (a ++ [u]) -> adj h u v -> path h (a ++ [u; v]).
Proof. intros P A; apply path_join; [exact P | split; [exact A | exact I]]. Qed.

Lemma path_rev l : path h l -> path h (rev l).
Proof.
  induction l as [|u [|v l] IH]; intros P; [exact I | exact I|]; destruct P as [A P]; cbn [rev] in *; rewrite <- app_assoc; apply path_two; [apply IH, P | apply adj_sym, A].
Qed.

Lemma path_to_walk l : forall u, is_vertex h u -> path h (u :: l) -> walk h u (last l u) (Z.of_nat (length l)).
Proof.
  induction l as [|v l IH]; intros u U P; [apply walk_here, U|]; destruct P as [A P]; rewrite last_cons; cbn [length]; rewrite Nat2Z.inj_succ; apply (walk_hop h u v); [exact A | apply IH; [apply (adj_right A) | exact P]].
Qed.

(* Without what is walked in circles a walk is a path. *)
Lemma path_of_walk u v d : walk h u v d -> exists l, path h (u :: l) /\ last l u = v /\ NoDup (u :: l) /\ Z.of_nat (length l) <= d.
Proof.
  induction 1 as [v V|u v w d A W IH]; [exists []; repeat split; [repeat constructor; intros [] | reflexivity]|].
  destruct IH as (l & P & E & N & L); destruct (in_dec Eq u (v :: l)) as [I|I].
  - apply in_split in I; destruct I as (a & b & S); exists b; rewrite S in P, N; split; [apply (path_after a), P|]; split; [|split].
    + rewrite <- E, <- (last_cons l v v), S; symmetry; apply last_after.
    + apply NoDup_remove_2 in N as Nu; apply NoDup_remove_1 in N; apply once_right in N; constructor; [intros J; apply Nu, in_app_iff; right; exact J | exact N].
    + assert (K : length (v :: l) = length (a ++ u :: b)) by (rewrite S; reflexivity); rewrite app_length in K; cbn [length] in K; lia.
  - exists (v :: l); split; [split; assumption|]; split; [rewrite last_cons; exact E|]; split; [constructor; assumption | cbn [length]; lia].
Qed.

Lemma path_vertices l : forall u, is_vertex h u -> path h (u :: l) -> forall v, In v (u :: l) -> is_vertex h v.
Proof. induction l as [|w l IH]; intros u U P v [<-|I]; try assumption; [destruct I|]; destruct P as [A P]; apply (IH w (adj_right A) P v I). Qed.

(* Whether two are joined is decided. *)
Lemma joined_decided u v : decidable h -> NoDup (vertices h) -> joined h u v \/ ~ joined h u v.
Proof.
  intros D N; destruct (exists_decided (fun n => walk h u v (Z.of_nat n)) (seq 0 (S (length (vertices h)))) (fun n => decided_walk h D n u v)) as [(n & _ & W)|K]; [left; exists (Z.of_nat n); exact W|right].
  intros (d & W); pose proof (walk_left h u v d W) as U; destruct (path_of_walk u v d W) as (l & P & E & Nl & _); apply K; exists (length l); split.
  - apply in_seq; apply (NoDup_incl_length (l' := vertices h)) in Nl; [cbn [length] in Nl; lia | intros w I; apply (path_vertices l u U P w I)].
  - rewrite <- E; apply (path_to_walk l u U P).
Qed.
End Walks.

Section Here.
Variable g : graph.
Hypothesis Eq : forall u v : vertex g, {u = v} + {u <> v}.
Hypothesis Once : NoDup (vertices g).
Notation n := (Z.of_nat (length (vertices g))).

Lemma path_kept vs (L : vertex g -> vertex g -> Prop) : (forall u v, adj (Graph (vertex g) vs L) u v -> adj g u v) -> forall l, path (Graph (vertex g) vs L) l -> path g l.
Proof. intros H; induction l as [|u [|v l] IH]; intros P; [exact I | exact I|]; destruct P as [A P]; split; [apply H, A | apply IH, P]. Qed.

Lemma without_adj F u v : adj (without_vertices g F) u v <-> adj g u v /\ ~ In u F /\ ~ In v F.
Proof.
  unfold adj at 1; cbn [link without_vertices]; split.
  - intros (_ & _ & _ & [(A & U & V)|(A & V & U)]); [auto | split; [apply adj_sym, A | auto]].
  - intros (A & U & V); split; [apply (adj_left A)|]; split; [apply (adj_right A)|]; split; [apply (adj_differ A) | left; auto].
Qed.

Lemma without_path F l : path (without_vertices g F) l -> path g l.
Proof. apply path_kept; intros u v A; apply (without_adj F) in A; apply A. Qed.

Lemma without_path_apart F l : forall u, ~ In u F -> path (without_vertices g F) (u :: l) -> forall v, In v (u :: l) -> ~ In v F.
Proof. induction l as [|w l IH]; intros u U P v [<-|I]; try assumption; [destruct I|]; destruct P as [A P]; apply without_adj in A; apply (IH w (proj2 (proj2 A)) P v I). Qed.

Lemma without_decidable F : decidable g -> decidable (without_vertices g F).
Proof. intros [E L]; split; [exact E|]; intros u v; cbn [link without_vertices]; apply decided_and; [exact (decided_adj g u v (conj E L)) | apply decided_and; apply decided_not, decided_In, E]. Qed.

Lemma link_decidable a b : decidable g -> decidable (without_link g a b).
Proof. intros [E L]; split; [exact E|]; intros u v; cbn [link without_link]; apply decided_and; [exact (decided_adj g u v (conj E L)) | apply decided_and; apply decided_not, decided_and; apply E]. Qed.

Section Girth.
Variable b : Z.
Hypothesis Lo : forall n, girth g n -> b <= n.

Lemma no_shorter_cycle u l : cycle g u l -> b <= Z.of_nat (length (u :: l)).
Proof.
  intros C; destruct (Z.le_gt_cases b (Z.of_nat (length (u :: l)))) as [|G]; [assumption|exfalso].
  apply (least_number (fun n => exists u l, cycle g u l /\ Z.of_nat (length (u :: l)) = n)) with (z := Z.of_nat (length (u :: l))); [intros v (a & m & _ & <-); lia | exists u, l; auto|].
  intros (k & Lk & Ck & Least); assert (Gk : girth g k) by (split; [exact Ck|]; intros a m Cy; apply Least; exists a, m; auto); specialize (Lo k Gk); lia.
Qed.

Lemma no_triangle_here x y z : 4 <= b -> adj g x y -> adj g y z -> adj g z x -> False.
Proof.
  intros B A C D; assert (K : cycle g x [y; z]); [|apply no_shorter_cycle in K; cbn [length] in K; lia].
  split; [cbn [length]; lia|]; split; [|split; [split; [exact A | split; [exact C | exact I]] | exact D]].
  apply adj_differ in A, C, D; repeat constructor; simpl; intuition congruence.
Qed.

(* What leads round a link of the network. *)
Lemma round_a_link u v l : adj g u v -> path (without_link g u v) (u :: l) -> last l u = v -> NoDup (u :: l) -> b <= Z.of_nat (length l) + 1.
Proof.
  intros A P E N; assert (K : cycle g u l); [|apply no_shorter_cycle in K; cbn [length] in K; lia].
  split; [|split; [exact N|]; split; [apply (path_kept (vertices g) (link (without_link g u v))); [intros x y B; apply (without_link_adj g u v) in B; apply B | exact P] | rewrite E; apply adj_sym, A]].
  destruct l as [|x [|y l]]; [destruct (adj_differ A E) | | cbn [length]; lia]; destruct P as [B _]; cbn [last] in E; subst x; apply without_link_adj in B; destruct B as (_ & B & _); destruct B; auto.
Qed.

(* Of two disjoint paths between neighbours one leads round the link. *)
Lemma ways_round u v ps : adj g u v -> disjoint_ways g u v ps -> 2 <= Z.of_nat (length ps) -> exists p, In p ps /\ b - 1 <= Z.of_nat (length p) + 1.
Proof.
  intros A (N & P & D) L; assert (K : exists p, In p ps /\ p <> []).
  { destruct ps as [|p [|q ps]]; cbn [length] in L; try lia; destruct p as [|x p]; [|exists (x :: p); split; [left; reflexivity | discriminate]].
    exists q; split; [right; left; reflexivity|]; intros ->; inversion N as [|? ? Np _]; apply Np; left; reflexivity. }
  destruct K as (p & I & Ne); exists p; split; [exact I|]; assert (C : cycle g u (p ++ [v])); [|apply no_shorter_cycle in C; cbn [length] in C; rewrite app_length in C; cbn [length] in C; lia].
  assert (Np : NoDup (u :: v :: p)).
  { apply in_split in I; destruct I as (a & c & ->); rewrite concat_app in D; cbn [concat] in D; inversion D as [|? ? Du D1]; inversion D1 as [|? ? Dv D2]; subst; apply once_right, once_left in D2.
    constructor; [|constructor; [|exact D2]]; intros J; [apply Du; destruct J as [->|J]; [left; reflexivity | right] | apply Dv]; apply in_app_iff; right; apply in_app_iff; left; exact J. }
  split; [rewrite app_length; destruct p; [congruence | cbn [length]; lia]|]; split; [|split; [apply (P p I) | rewrite last_last; apply adj_sym, A]].
  inversion Np as [|? ? Nu N1]; inversion N1 as [|? ? Nv N2]; subst; constructor; [rewrite in_app_iff; simpl in *; intuition congruence|].
  apply (Permutation_NoDup (l := v :: p)); [apply Permutation_cons_append | exact N1].
Qed.

Theorem wide_by_girth d k D : min_degree g d -> 1 <= d -> 2 <= k -> wide g k D -> b - 1 <= D.
Proof.
  intros [(u & U & (a & [Na Ia] & <-)) _] L K [_ W]; destruct a as [|v a]; [cbn [length] in L; lia|]; assert (A : adj g u v) by (apply Ia; left; reflexivity).
  destruct (W u v U (adj_right A) (adj_differ A)) as [|(ps & Lp & Dp & Sp)]; [lia|]; destruct (ways_round u v ps A Dp) as (p & I & B); [lia|]; specialize (Sp p I); lia.
Qed.

(* Without a vertex its neighbours are as far apart as a cycle is long, but for two links. *)
Theorem survives_by_girth d f D : min_degree g d -> 2 <= d -> 1 <= f -> survives g f D -> b - 2 <= D.
Proof.
  intros [(x & X & (a & [Na Ia] & <-)) _] L K (_ & _ & S); destruct a as [|u [|v a]]; cbn [length] in L; try lia.
  assert (A : adj g x u) by (apply Ia; left; reflexivity); assert (B : adj g x v) by (apply Ia; right; left; reflexivity).
  assert (Ne : u <> v) by (inversion Na as [|? ? N1 _]; intros ->; apply N1; left; reflexivity).
  destruct (S [x] (fun y I => match I with or_introl E => eq_ind x (is_vertex g) X y E | or_intror E => match E with end end)) with (u := u) (v := v) as (e & W & Le); [cbn [length]; lia | apply (adj_right A) | apply (adj_right B) | intros [E|[]]; apply (adj_differ A E) | intros [E|[]]; apply (adj_differ B E)|].
  destruct (path_of_walk (without_vertices g [x]) Eq u v e W) as (l & P & E & N & Ll); change (vertex (without_vertices g [x])) with (vertex g) in *.
  assert (Out : forall y, In y (u :: l) -> ~ In y [x]) by (apply (without_path_apart [x] l u); [intros [E'|[]]; apply (adj_differ A E') | exact P]).
  assert (C : cycle g x (u :: l)); [|apply no_shorter_cycle in C; cbn [length] in C; lia].
  split; [destruct l; [destruct (Ne E) | cbn [length]; lia]|]; split; [constructor; [intros I; apply (Out x I); left; reflexivity | exact N]|].
  split; [split; [exact A | apply (without_path [x]), P] | rewrite last_cons, E; apply adj_sym, B].
Qed.
End Girth.

(* ---------- A link that is dead ---------- *)

Lemma link_path x z l : ~ In x l -> path g l -> path (without_link g x z) l.
Proof.
  induction l as [|u [|v l] IH]; intros X P; [exact I | exact I|]; destruct P as [A P]; split; [|apply IH; [intros J; apply X; right; exact J | exact P]].
  apply without_link_adj; split; [exact A|]; split; intros [E E']; apply X; [left | right; left]; congruence.
Qed.

(* The rest of a cycle leads round a link of it. *)
Lemma cycle_round x l : cycle g x l -> walk (without_link g x (last l x)) x (last l x) (Z.of_nat (length l)).
Proof.
  intros (L & N & P & C); destruct l as [|y [|z l]]; cbn [length] in L; try lia; destruct P as [A P]; inversion N as [|? ? Nx N1]; subst; inversion N1 as [|? ? Ny _]; subst.
  apply (path_to_walk (without_link g x (last (y :: z :: l) x)) (y :: z :: l) x); [apply (adj_left A)|]; split; [|apply link_path; assumption].
  apply without_link_adj; split; [exact A|]; rewrite !last_cons; assert (I : In (last l z) (z :: l)) by (clear; revert z; induction l as [|w l IH]; intros z; [left; reflexivity | rewrite last_cons; right; apply IH]).
  split; intros [E E']; [apply Ny; rewrite E'; exact I | apply (adj_differ A); congruence].
Qed.

Lemma walk_moved f x y u v d : automorphism g f -> is_vertex g x -> is_vertex g y -> walk (without_link g x y) u v d -> walk (without_link g (f x) (f y)) (f u) (f v) d.
Proof.
  intros F X Y W; induction W as [v V|u v w d A W IH]; [apply walk_here, (automorphism_vertex g f v F V)|]; apply (walk_hop (without_link g (f x) (f y)) (f u) (f v)); [|exact IH].
  apply (without_link_adj g x y) in A; destruct A as (A & N1 & N2); apply without_link_adj; split; [apply (automorphism_adj g f u v F A)|].
  assert (J : forall a b, is_vertex g a -> is_vertex g b -> f a = f b -> a = b) by (intros a b Ia Ib; apply (automorphism_injective g f a b Once F Ia Ib)).
  split; intros [E E']; [apply N1 | apply N2]; split; apply J; try assumption; first [apply (adj_left A) | apply (adj_right A)].
Qed.

Lemma walk_other_way x y u v d : walk (without_link g x y) u v d -> walk (without_link g y x) u v d.
Proof. intros W; induction W as [v V|u v w d A W IH]; [apply walk_here, V|]; apply (walk_hop (without_link g y x) u v); [|exact IH]; apply (without_link_adj g x y) in A; apply without_link_adj; tauto. Qed.

Lemma round_any u v k : edge_transitive g -> girth g k -> adj g u v -> walk (without_link g u v) u v (k - 1).
Proof.
  intros T [(x & l & C & <-) _] A; pose proof (cycle_round x l C) as W; destruct C as (_ & _ & _ & C); replace (Z.of_nat (length (x :: l)) - 1) with (Z.of_nat (length l)) by (cbn [length]; lia).
  destruct (T x (last l x) u v (adj_sym C) A) as (f & F & E); apply (walk_moved f _ _ _ _ _ F (adj_right C) (adj_left C)) in W.
  destruct E as [[<- <-]|[<- <-]]; [exact W | apply walk_rev, walk_other_way, W].
Qed.

Lemma first_use u v s t a : walk g s t a -> walk (without_link g u v) s t a \/
  exists x y c d, (x = u /\ y = v \/ x = v /\ y = u) /\ walk (without_link g u v) s x c /\ walk g y t d /\ a = c + 1 + d.
Proof.
  induction 1 as [t T|s r t a A W IH]; [left; apply walk_here, T|].
  assert (B : adj (without_link g u v) s r \/ s = u /\ r = v \/ s = v /\ r = u).
  { destruct (Eq s u), (Eq r v), (Eq s v), (Eq r u); try tauto; left; apply without_link_adj; (split; [exact A | split; intros [? ?]; congruence]). }
  destruct B as [B|E].
  - destruct IH as [IH|(x & y & c & d & E & W1 & W2 & ->)]; [left; apply (walk_hop (without_link g u v) s r); assumption|right].
    exists x, y, (c + 1), d; split; [exact E|]; split; [apply (walk_hop (without_link g u v) s r); assumption|]; split; [exact W2 | lia].
  - right; exists s, r, 0, a; split; [exact E|]; split; [apply (walk_here (without_link g u v)), (adj_left A)|]; split; [exact W | lia].
Qed.

Lemma walk_of_link u v s t a : walk (without_link g u v) s t a -> walk g s t a.
Proof. intros W; induction W as [t T|s r t a A W IH]; [apply walk_here, T | apply (walk_hop g s r); [apply without_link_adj in A; apply A | exact IH]]. Qed.

Theorem detour_by_girth k : decidable g -> edge_transitive g -> girth g k -> faults_says g (EdgeFaultDetourIs (Finite (k - 2))).
Proof.
  intros X T G; pose proof G as [(x & l & C & Ek) Least]; assert (K3 : 3 <= k) by (destruct C as [L _]; cbn [length] in Ek; lia); split; [lia|]; split.
  - intros u v s t a A [W D]; pose proof (round_any u v k T G A) as Ro.
    assert (B : exists e, walk (without_link g u v) s t e /\ e - a <= k - 2).
    { destruct (first_use u v s t a W) as [W'|(p & q & c & d & E & W1 & W2 & ->)]; [exists a; split; [exact W' | lia]|].
      assert (Rpq : walk (without_link g u v) p q (k - 1)) by (destruct E as [[-> ->]|[-> ->]]; [exact Ro | apply (walk_rev (without_link g u v)), Ro]); assert (Apq : adj g p q) by (destruct E as [[-> ->]|[-> ->]]; [exact A | apply adj_sym, A]).
      destruct (first_use u v q t d W2) as [W'|(p' & q' & c' & d' & E' & W1' & W2' & ->)].
      - exists (c + (k - 1) + d); split; [apply (walk_app (without_link g u v) s q t); [apply (walk_app (without_link g u v) s p q)|]; assumption | lia].
      - exfalso; pose proof (walk_nonneg _ _ _ _ W1'); pose proof (walk_of_link _ _ _ _ _ W1) as W1g; assert (Q : q' = q \/ q' = p) by (destruct E as [[-> ->]|[-> ->]], E' as [[-> ->]|[-> ->]]; auto).
        destruct Q as [->| ->]; [pose proof (D _ (walk_app g s p t _ _ W1g (walk_hop g p q t _ Apq W2'))) | pose proof (D _ (walk_app g s p t _ _ W1g W2'))]; lia. }
    destruct B as (e & We & Le); destruct (dist_exists (without_link g u v) s t e (link_decidable u v X) We) as (f & Df & Lf); exists f; split; [exact Df | lia].
  - right; destruct C as (_ & _ & _ & C); apply adj_sym in C; set (u := x) in *; set (v := last l x) in *; exists u, v, u, v, 1, (k - 1); split; [exact C|]; split; [apply dist_one, C|]; split; [|lia].
    split; [apply (round_any u v k T G C)|]; intros e W; destruct (path_of_walk (without_link g u v) Eq u v e W) as (m & P & E & N & Lm); change (vertex (without_link g u v)) with (vertex g) in *.
    assert (Lo : forall j, girth g j -> k <= j) by (intros j [(y & o & Cy & <-) _]; apply Least, Cy); pose proof (round_a_link k Lo u v m C P E N); lia.
Qed.

Theorem detour_least b d e : (forall n, girth g n -> b <= n) -> min_degree g d -> 1 <= d -> faults_says g (EdgeFaultDetourIs (Finite e)) -> b - 2 <= e.
Proof.
  intros Lo [(u & U & (a & [_ Ia] & <-)) _] L (_ & H & _); destruct a as [|v a]; [cbn [length] in L; lia|]; assert (A : adj g u v) by (apply Ia; left; reflexivity).
  destruct (H u v u v 1 A (dist_one g u v A)) as (f & [W _] & Le); destruct (path_of_walk (without_link g u v) Eq u v f W) as (m & P & E & N & Lm); change (vertex (without_link g u v)) with (vertex g) in *.
  pose proof (round_a_link b Lo u v m A P E N); lia.
Qed.

(* ---------- Vertices that are dead ---------- *)

(* If not too few may fail, the others are joined by paths, which avoid one at least that is dead. *)
Theorem survives_by_connectivity D f k b : decidable g -> order g k -> diameter g D -> 0 <= f -> f + 1 <= b -> faults_says g (VertexConnectivityAtLeast b) -> forall z, 0 <= z -> D <= z -> k - 2 <= z -> survives g f z.
Proof.
  intros X [_ <-] [Di _] F0 Fb C z Z0 Dz Kz; split; [exact F0|]; split; [exact Z0|]; intros F V L u v U W Nu Nv; destruct F as [|y F].
  - destruct (Di u v U W) as (d & [Wk _] & Le); exists d; split; [|lia]; clear - Wk; induction Wk as [t T|s r t d A _ IH]; [apply (walk_here (without_vertices g [])), T|].
    apply (walk_hop (without_vertices g []) s r); [apply without_adj; auto | exact IH].
  - set (h := without_vertices g (y :: F)); destruct (joined_decided h Eq u v (without_decidable (y :: F) X) Once) as [(d & Wk)|N].
    + destruct (path_of_walk h Eq u v d Wk) as (l & P & E & Nl & _); exists (Z.of_nat (length l)); split; [rewrite <- E; apply (path_to_walk h l u U P)|].
      assert (I : incl (y :: u :: l) (vertices g)) by (intros w [<-|I]; [apply V; left; reflexivity | apply (path_vertices h l u U P w I)]).
      apply NoDup_incl_length in I; [cbn [length] in I; change (vertex h) with (vertex g) in *; lia|]; constructor; [|exact Nl]; intros J; apply (without_path_apart (y :: F) l u Nu P y J); left; reflexivity.
    + exfalso; apply (C (y :: F)); [lia|]; split; [exact V|]; left; exists u, v; auto.
Qed.

(* ---------- Disjoint paths ---------- *)

Lemma ways_few u v ps d : degree g u d -> disjoint_ways g u v ps -> Z.of_nat (length ps) <= d.
Proof.
  intros (a & [Na Ia] & <-) (N & P & D); set (first := fun p => hd v (p : list (vertex g))); apply inj_le; rewrite <- (map_length first ps); apply NoDup_incl_length.
  - inversion D as [|? ? _ D1]; inversion D1 as [|? ? Dv D2]; subst; clear - N D2 Dv; induction ps as [|p ps IH]; cbn [map concat] in *; [constructor|]; inversion N as [|? ? Np N1]; subst.
    constructor; [|apply IH; first [exact N1 | exact (once_right _ _ D2) | intros I; apply Dv, in_app_iff; right; exact I]]; intros I; apply in_map_iff in I; destruct I as (q & E & I).
    assert (Q : forall w m, In (w :: m) ps -> In w (concat ps)) by (intros w m J; apply in_concat; exists (w :: m); split; [exact J | left; reflexivity]).
    destruct p as [|x p], q as [|y q]; unfold first in E; cbn [hd] in E; subst.
    + contradiction.
    + apply Dv, in_app_iff; right; apply (Q v q I).
    + apply Dv; left; reflexivity.
    + cbn [app] in D2; inversion D2 as [|? ? Dx _]; apply Dx, in_app_iff; right; apply (Q x q I).
  - intros w I; apply in_map_iff in I; destruct I as (p & <- & I); apply Ia; specialize (P p I); destruct p; [destruct P as [A _]; exact A | destruct P as [A _]; exact A].
Qed.

Lemma ways_back u v ps : disjoint_ways g u v ps -> disjoint_ways g v u (map (@rev (vertex g)) ps).
Proof.
  intros (N & P & D); split; [apply FinFun.Injective_map_NoDup; [intros p q E; rewrite <- (rev_involutive p), E; apply rev_involutive | exact N]|]; split.
  - intros p I; apply in_map_iff in I; destruct I as (q & <- & I); specialize (P q I); apply path_rev in P; cbn [rev] in P; rewrite rev_app_distr in P; exact P.
  - apply (Permutation_NoDup (l := u :: v :: concat ps)); [|exact D]; apply (Permutation_trans (perm_swap v u _)); do 2 constructor; clear; induction ps as [|p ps IH]; [constructor|]; cbn [concat map]; apply Permutation_app; [apply Permutation_rev | exact IH].
Qed.

(* Both ways round a cycle through all vertices. *)
Theorem two_ways u v : hamiltonian g -> is_vertex g u -> is_vertex g v -> u <> v -> exists p q, disjoint_ways g u v [p; q] /\ Z.of_nat (length p) + Z.of_nat (length q) + 2 = n.
Proof.
  assert (K : forall x l a b c u v, x :: l = a ++ u :: b ++ v :: c -> 2 <= Z.of_nat (length l) -> NoDup (x :: l) -> path g (x :: l) -> adj g (last l x) x ->
    exists p q, disjoint_ways g u v [p; q] /\ (length p + length q + 2 = length (x :: l))%nat).
  { clear u v; intros x l a b c u v E L N P C; exists b, (rev a ++ rev c).
    assert (Len : (length b + length (rev a ++ rev c) + 2 = length (x :: l))%nat) by (rewrite E; rewrite app_length, !rev_length; cbn [app length]; rewrite !app_length; cbn [length]; rewrite app_length; cbn [length]; lia).
    split; [|exact Len]; rewrite E in N, P; assert (Nd : NoDup (u :: v :: concat [b; rev a ++ rev c])).
    { apply (Permutation_NoDup (l := a ++ u :: b ++ v :: c)); [|exact N]; cbn [concat]; rewrite app_nil_r; apply (Permutation_trans (Permutation_sym (Permutation_middle a (b ++ v :: c) u))); constructor.
      rewrite app_assoc; apply (Permutation_trans (Permutation_sym (Permutation_middle (a ++ b) c v))); constructor; rewrite <- !Permutation_rev, <- app_assoc; rewrite (Permutation_app_comm a (b ++ c)), <- app_assoc; apply Permutation_app_head, Permutation_app_comm. }
    split; [|split; [|exact Nd]].
    - constructor; [|repeat constructor; intros []]; intros [F|[]]; rewrite F in Len, Nd; cbn [concat] in Nd; rewrite app_nil_r in Nd; clear - Len Nd L; inversion Nd as [|? ? _ N1]; inversion N1 as [|? ? _ N2].
      destruct b as [|w b]; [cbn [length] in *; lia|]; inversion N2 as [|? ? Nw _]; apply Nw, in_app_iff; right; left; reflexivity.
    - intros p [<-|[<-|[]]].
      + apply (path_before g (u :: b ++ [v]) c); cbn [app]; rewrite <- app_assoc; apply (path_after g a); exact P.
      + replace (u :: (rev a ++ rev c) ++ [v]) with (rev (v :: c ++ a ++ [u])) by (cbn [rev]; rewrite !rev_app_distr; cbn [rev app]; rewrite <- app_assoc; reflexivity); apply path_rev.
        assert (P1 : path g (v :: c)) by (apply (path_after g (a ++ u :: b)); rewrite <- app_assoc; exact P); assert (P2 : path g (a ++ [u])) by (apply (path_before g (a ++ [u]) (b ++ v :: c)); rewrite <- app_assoc; exact P).
        assert (La : last c v = last l x) by (rewrite <- (last_cons g l x x), E, app_comm_cons, app_assoc; symmetry; apply (last_after g)).
        assert (Ha : exists m, a ++ [u] = x :: m) by (destruct a as [|y a]; injection E as <- _; [exists []; reflexivity | exists (a ++ [u]); reflexivity]); destruct Ha as [m Em]; rewrite Em in *; rewrite <- La in C; clear - P1 P2 C.
        destruct c as [|y c]; [split; assumption|]; destruct (exists_last (l := v :: y :: c)) as (o & z & Eo); [discriminate|]; rewrite app_comm_cons, Eo in *; rewrite <- (last_cons g (y :: c) v v), Eo, last_last in C; rewrite <- app_assoc; apply (path_join g); [exact P1 | split; assumption]. }
  intros (x & l & L & Pe & P & C) U V Ne; assert (N : NoDup (x :: l)) by (apply (Permutation_NoDup (Permutation_sym Pe)), Once); rewrite <- (Permutation_length Pe).
  apply (Permutation_in _ (Permutation_sym Pe)) in U, V; destruct (in_split _ _ U) as (a & b & E); rewrite E in V; apply in_app_iff in V; destruct V as [V|[V|V]]; [|congruence|].
  - apply in_split in V; destruct V as (a1 & a2 & ->); rewrite <- app_assoc in E; destruct (K x l a1 a2 b v u E L N P C) as (p & q & W & Le); exists (rev p), (rev q); split; [apply (ways_back v u [p; q] W) | rewrite !rev_length; lia].
  - apply in_split in V; destruct V as (b1 & b2 & ->); destruct (K x l a b1 b2 u v E L N P C) as (p & q & W & Le); exists p, q; split; [exact W | lia].
Qed.

Theorem wide_by_hamiltonian k : hamiltonian g -> k <= 2 -> wide g k (n - 1).
Proof.
  intros H K; pose proof H as (x & l & L & Pe & _); apply Permutation_length in Pe; cbn [length] in Pe; split; [lia|]; intros u v U V Ne; right; destruct (two_ways u v H U V Ne) as (p & q & W & Le).
  exists [p; q]; split; [cbn [length]; lia|]; split; [exact W|]; intros r [<-|[<-|[]]]; lia.
Qed.

Theorem paths_by_hamiltonian i j : hamiltonian g -> 0 <= i < n -> 0 <= j < n -> i <> j -> faults_says g (DisjointPathsAtLeast i j 2).
Proof.
  intros H I J Ne; assert (Num : forall k, 0 <= k < n -> exists u, numbered g k u) by (intros k B; destruct (nth_error (vertices g) (Z.to_nat k)) as [u|] eqn:E; [exists u; split; [apply B | exact E]|]; apply nth_error_None in E; lia).
  destruct (Num i I) as (u & Nu), (Num j J) as (v & Nv); exists u, v; split; [exact Nu|]; split; [exact Nv|]; right.
  destruct (two_ways u v H (nth_error_In _ _ (proj2 Nu)) (nth_error_In _ _ (proj2 Nv))) as (p & q & W & _); [|exists [p; q]; split; [cbn [length]; lia | exact W]].
  intros ->; destruct Nu as [_ Nu], Nv as [_ Nv]; apply Ne; assert (E : Z.to_nat i = Z.to_nat j); [|lia]; apply (proj1 (NoDup_nth_error (vertices g)) Once); [apply nth_error_Some; congruence | congruence].
Qed.

Theorem paths_by_degree i j d : max_degree g d -> 0 <= i < n -> 0 <= j < n -> faults_says g (DisjointPathsAtMost i j d).
Proof.
  intros [(x & _ & (a & _ & <-)) D] I J; assert (Num : forall k, 0 <= k < n -> exists u, numbered g k u) by (intros k B; destruct (nth_error (vertices g) (Z.to_nat k)) as [u|] eqn:E; [exists u; split; [apply B | exact E]|]; apply nth_error_None in E; lia).
  destruct (Num i I) as (u & Nu), (Num j J) as (v & Nv); exists u, v; split; [exact Nu|]; split; [exact Nv|]; split; [lia|]; intros ps W; destruct (D u (nth_error_In _ _ (proj2 Nu))) as (e & De & Le); pose proof (ways_few u v ps e De W); lia.
Qed.
End Here.
