(* Cuts that leave no vertex alone, and the cycle of a connected network in which no vertex has more than two neighbours. *)

From Coq Require Import ZArith Lia List.
From Topocert Require Import Graph Girth Walk Transitive FaultsSays FamilyWordsSays.
Import ListNotations.
Open Scope Z_scope.

Section Cuts.
Variable g : graph.
Hypothesis Eq : forall u v : vertex g, {u = v} + {u <> v}.
Hypothesis Once : NoDup (vertices g).

(* ---------- Cycles that are too short ---------- *)

Lemma no_shorter b u l : (forall n, girth g n -> b <= n) -> cycle g u l -> ~ Z.of_nat (length (u :: l)) < b.
Proof.
  intros Lo C L; apply (least_number (fun n => exists u l, cycle g u l /\ Z.of_nat (length (u :: l)) = n)) with (z := Z.of_nat (length (u :: l))); [intros v (a & m & _ & <-); lia | exists u, l; auto|].
  intros (n & Ln & Cn & Least); assert (Gn : girth g n) by (split; [exact Cn|]; intros a m Cy; apply Least; exists a, m; auto); specialize (Lo n Gn); lia.
Qed.

Section Short.
Variable b : Z.
Hypothesis Lo : forall n, girth g n -> b <= n.
Hypothesis Six : 6 <= b.

Ltac around x l := match goal with |- False => apply (no_shorter b x l Lo); [split; [simpl; lia|]; split; [|split; [simpl; tauto | simpl; assumption]] | simpl length; lia] end;
  repeat match goal with A : adj g _ _ |- _ => apply adj_differ in A end; repeat constructor; simpl; intuition congruence.

Lemma no_three x y z : adj g x y -> adj g y z -> adj g z x -> False.
Proof. intros A B C; pose proof A; pose proof B; pose proof C; around x [y; z]. Qed.

Lemma no_four x y z t : adj g x y -> adj g y z -> adj g z t -> adj g t x -> x <> z -> y <> t -> False.
Proof. intros A B C D; pose proof A; pose proof B; pose proof C; pose proof D; intros E E'; around x [y; z; t]. Qed.

Lemma no_five x y z t s : adj g x y -> adj g y z -> adj g z t -> adj g t s -> adj g s x -> x <> z -> x <> t -> y <> t -> y <> s -> z <> s -> False.
Proof. intros A B C D E; pose proof A; pose proof B; pose proof C; pose proof D; pose proof E; intros E1 E2 E3 E4 E5; around x [y; z; t; s]. Qed.

(* ---------- The neighbours of a link ---------- *)

Lemma another d v u : min_degree g d -> 2 <= d -> is_vertex g v -> exists w, adj g v w /\ w <> u.
Proof.
  intros [_ L] D V; destruct (L v V) as (e & (a & [N I] & <-) & Le); destruct a as [|x [|y a]]; simpl in Le; try lia.
  destruct (Eq x u) as [->|Ne]; [|exists x; split; [apply I; left; reflexivity | exact Ne]].
  exists y; split; [apply I; right; left; reflexivity|]; intros ->; inversion N as [|? ? Nx _]; apply Nx; left; reflexivity.
Qed.

(* Without them the link is apart, and no vertex alone: another has at most one of them near. *)
Theorem restricted_by_girth d most : min_degree g d -> 2 <= d -> max_degree g most -> restricted_cut g (most + most - 2).
Proof.
  intros Mi D [_ Ma]; destruct Mi as [(u & U & Du) Mi]; assert (Mi' : min_degree g d) by (split; [exists u|]; auto).
  destruct (another d u u Mi' D U) as (v & A & _); pose proof (adj_right A) as V; pose proof (adj_sym A) as A'; clear Du.
  destruct (Ma u U) as (e & (a & [Na Ia] & <-) & La); destruct (Ma v V) as (e & (c & [Nc Ic] & <-) & Lc).
  set (l := remove Eq v a ++ remove Eq u c).
  assert (In_l : forall x, In x l <-> adj g u x /\ x <> v \/ adj g v x /\ x <> u).
  { intros x; unfold l; rewrite in_app_iff; split.
    - intros [I|I]; apply in_remove in I; [left; rewrite <- Ia | right; rewrite <- Ic]; exact I.
    - intros [[I J]|[I J]]; [left | right]; apply in_in_remove; try exact J; [apply Ia | apply Ic]; exact I. }
  exists l; split; [intros x I; apply In_l in I; destruct I as [[I _]|[I _]]; apply (adj_right I)|]; split.
  { pose proof (remove_length_lt Eq a v (proj2 (Ia v) A)); pose proof (remove_length_lt Eq c u (proj2 (Ic u) A')); unfold l; rewrite app_length; lia. }
  assert (Nu : ~ In u l) by (rewrite In_l; intros [[I _]|[_ I]]; [apply (adj_differ I eq_refl) | apply I; reflexivity]).
  assert (Nv : ~ In v l) by (rewrite In_l; intros [[_ I]|[I _]]; [apply I; reflexivity | apply (adj_differ I eq_refl)]).
  split.
  - destruct (another d u v Mi' D U) as (x & B & Xv); destruct (another d x u Mi' D (adj_right B)) as (y & C & Yu).
    assert (Yv : y <> v) by (intros ->; apply (no_three u x v B C A')).
    exists u, y; split; [exact U|]; split; [apply (adj_right C)|]; split; [exact Nu|]; split.
    + rewrite In_l; intros [[I _]|[I _]]; [apply (no_three u x y B C (adj_sym I)) | apply (no_four u x y v B C (adj_sym I) A'); auto].
    + intros (n & W); assert (Stay : forall s t n, walk (without_vertices g l) s t n -> s = u \/ s = v -> t = u \/ t = v).
      { clear n W; intros s t n W; induction W as [s S|s r t n E _ IH]; [auto|]; intros Ss; apply IH.
        assert (E' : adj g s r /\ ~ In r l) by (destruct E as (_ & _ & _ & [(E & _ & Nr)|(E & Nr & _)]); split; auto; apply adj_sym, E); destruct E' as [E' Nr]; rewrite In_l in Nr.
        destruct (Eq r u) as [->|Ru]; [auto|]; destruct (Eq r v) as [->|Rv]; [auto|]; exfalso; apply Nr; destruct Ss as [->| ->]; auto. }
      destruct (Stay u y n W (or_introl eq_refl)); auto.
  - intros w Vw; destruct (in_dec Eq w l) as [I|Nw]; [left; exact I | right].
    destruct (Eq w u) as [->|Wu]; [exists v; split; [exact A | exact Nv]|]; destruct (Eq w v) as [->|Wv]; [exists u; split; [exact A' | exact Nu]|].
    destruct (another d w w Mi' D Vw) as (x & B & _); destruct (another d w x Mi' D Vw) as (y & C & Yx).
    destruct (in_dec Eq x l) as [Ix|Nx]; [|exists x; auto]; destruct (in_dec Eq y l) as [Iy|Ny]; [exfalso | exists y; auto]; apply In_l in Ix, Iy; rewrite In_l in Nw.
    destruct Ix as [[Ix Xv]|[Ix Xu]], Iy as [[Iy Yv]|[Iy Yu]].
    + apply (no_four u x w y Ix (adj_sym B) C (adj_sym Iy)); auto.
    + apply (no_five u x w y v Ix (adj_sym B) C (adj_sym Iy) A'); auto.
    + apply (no_five u y w x v Iy (adj_sym C) B (adj_sym Ix) A'); auto.
    + apply (no_four v x w y Ix (adj_sym B) C (adj_sym Iy)); auto.
Qed.
End Short.

Theorem restricted_by_connectivity b k : faults_says g (VertexConnectivityAtLeast b) -> restricted_cut g k -> b <= k.
Proof.
  intros C (l & V & L & (u & v & U & W & Nu & Nv & J) & _); apply Z.nlt_ge; intros Lt; apply (C l); [lia|]; split; [exact V|]; left; exists u, v; repeat split; assumption.
Qed.

(* ---------- Two neighbours at most ---------- *)

Lemma path_rest x l : path g (x :: l) -> path g l.
Proof. destruct l; [intros _; exact I | intros [_ P]; exact P]. Qed.

Lemma path_within a x y l : path g (a ++ x :: y :: l) -> adj g x y.
Proof. induction a as [|z a IH]; [intros [A _]; exact A|]; intros P; apply IH, (path_rest z), P. Qed.

(* On a cycle each vertex has two others beside it. *)
Lemma beside u l x : cycle g u l -> In x (u :: l) -> exists p q, adj g x p /\ adj g x q /\ p <> q /\ In p (u :: l) /\ In q (u :: l).
Proof.
  intros (L & N & P & C) I; assert (Last : l <> []) by (intros ->; simpl in L; lia); destruct (exists_last Last) as (m & z & E).
  destruct I as [<-|I].
  - destruct l as [|y l]; [congruence|]; exists y, z; split; [apply P|]; rewrite E in C; rewrite last_last in C; split; [apply adj_sym, C|].
    assert (Iz : In z (y :: l)) by (rewrite E; apply in_app_iff; simpl; auto); split; [|simpl; simpl in Iz; tauto].
    intros ->; destruct m as [|y' m]; [injection E as ->; simpl in L; lia|]; injection E as E1 E2; subst y' l; inversion N as [|? ? _ N1]; inversion N1 as [|? ? N2 _]; apply N2, in_app_iff; simpl; auto.
  - apply in_split in I; destruct I as (l1 & l2 & ->); clear m z E Last.
    assert (Before : exists p, adj g p x /\ In p (u :: l1) /\ (l1 <> [] -> In p l1)).
    { destruct l1 as [|y l1]; [exists u; split; [apply P|]; split; [left; reflexivity | congruence]|]; destruct (exists_last (l := y :: l1) ltac:(congruence)) as (m & p & E); exists p; rewrite E in *.
      split; [apply (path_within (u :: m) p x l2); rewrite <- app_assoc in P; exact P|]; split; [right|intros _]; apply in_app_iff; simpl; auto. }
    destruct Before as (p & A & Ip & Jp); destruct l2 as [|q l2].
    + exists p, u; rewrite last_last in C; split; [apply adj_sym, A|]; split; [exact C|]; split; [|split; [rewrite app_comm_cons, in_app_iff; auto | left; reflexivity]].
      intros ->; destruct l1 as [|y l1]; [simpl in L; lia|]; inversion N as [|? ? N1 _]; apply N1; destruct (Jp ltac:(congruence)) as [->|J]; [left; reflexivity | right; apply in_app_iff; left; exact J].
    + exists p, q; split; [apply adj_sym, A|]; split; [apply (path_within (u :: l1) x q l2); exact P|]; split; [|split; rewrite app_comm_cons, in_app_iff; simpl; auto].
      intros ->; rewrite app_comm_cons in N; revert N Ip; generalize (u :: l1); intros m; induction m as [|y m IH]; simpl; intros N I; [exact I|].
      inversion N as [|? ? N1 N2]; destruct I as [->|I]; [apply N1, in_app_iff; simpl; auto | apply (IH N2 I)].
Qed.

Theorem girth_by_degree n d u l : (exists D, diameter g D) -> order g n -> max_degree g d -> d <= 2 -> cycle g u l -> n <= Z.of_nat (length (u :: l)).
Proof.
  intros (D & Di & _) [_ <-] [_ Ma] L C; apply inj_le, NoDup_incl_length; [exact Once|]; pose proof C as (_ & _ & _ & A).
  assert (Stay : forall s t k, walk g s t k -> In s (u :: l) -> In t (u :: l)).
  { intros s t k W; induction W as [s S|s r t k E _ IH]; [auto|]; intros I; apply IH; destruct (beside u l s C I) as (p & q & Ap & Aq & Ne & Ip & Iq).
    destruct (Eq r p) as [->|Np]; [exact Ip|]; destruct (Eq r q) as [->|Nq]; [exact Iq|]; exfalso.
    destruct (Ma s (adj_left E)) as (e & (a & [Na Ia] & <-) & Le); assert (K : incl [r; p; q] a) by (intros x [<-|[<-|[<-|[]]]]; apply Ia; assumption).
    apply NoDup_incl_length in K; [simpl in K; lia|]; repeat constructor; simpl; intuition congruence. }
  intros w W; destruct (Di u w (adj_right A) W) as (k & [Wk _] & _); apply (Stay u w k Wk); left; reflexivity.
Qed.
End Cuts.
