(* What follows for networks of which symmetry, degrees or a Hamiltonian cycle are known: connectivities, matchings. *)

From Coq Require Import ZArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk Transitive FaultsSays MatchingSays.
Import ListNotations.
Open Scope Z_scope.

Section Facts.
Variable g : graph.
Hypothesis Eq : forall u v : vertex g, {u = v} + {u <> v}.
Hypothesis Once : NoDup (vertices g).
Hypothesis Dec : decidable g.

(* ---------- Connectivity ---------- *)

Lemma links_listed : exists E, lists (fun e : vertex g * vertex g => adj g (fst e) (snd e)) E.
Proof.
  destruct (count_exists (fun e : vertex g * vertex g => adj g (fst e) (snd e)) (list_prod (vertices g) (vertices g))) as (n & l & L & _).
  - apply NoDup_list_prod; exact Once.
  - intros (u, v) A; apply in_prod; [apply (adj_left A) | apply (adj_right A)].
  - intros (u, v); apply (decided_adj g u v Dec).
  - exists l; exact L.
Qed.

Lemma as_bool (P : vertex g -> Prop) l : (forall a, In a l -> P a \/ ~ P a) -> exists S : vertex g -> bool, forall a, In a l -> (S a = true <-> P a).
Proof.
  induction l as [|a l IH]; intros D; [exists (fun _ => true); intros a []|]; destruct IH as [S H]; [intros b I; apply D; right; exact I|].
  assert (K : forall t : bool, (t = true <-> P a) -> exists S : vertex g -> bool, forall b, In b (a :: l) -> (S b = true <-> P b)).
  { intros t T; exists (fun b => if Eq b a then t else S b); intros b I; destruct (Eq b a) as [->|N]; [exact T|]; apply H; destruct I; [congruence | assumption]. }
  destruct (D a (or_introl eq_refl)); [apply (K true) | apply (K false)]; split; try congruence; tauto.
Qed.

Theorem links_of_transitive d L : connected g -> vertex_transitive g -> 1 <= d -> regular g d -> Z.of_nat (length L) < d -> ~ links_separate g L.
Proof.
  intros C T D1 Re Small (u & v & U & V & J); apply (whether_all (fun x => joined (without_links g L) u x) (vertices g)); intros H.
  destruct (as_bool _ _ H) as [S K]; destruct links_listed as [E Le].
  assert (PS : proper_part g S).
  { split; [exists u; split; [exact U|]; apply (K u U); exists 0; apply walk_here, U|]; exists v; split; [exact V|]; destruct (S v) eqn:Sv; [|reflexivity]; destruct J; apply (K v V), Sv. }
  pose proof (transitive_border g Eq Once E Le d S C T D1 Re PS) as B.
  set (F := filter (fun e => S (fst e) && negb (S (snd e))) E).
  assert (Bf : border g E S = Z.of_nat (length F)).
  { unfold border, F; clear; induction E as [|e l IH]; [reflexivity|]; cbn [sum_over filter]; rewrite IH; destruct (S (fst e) && negb (S (snd e))); simpl length; simpl Z.b2z; lia. }
  assert (Le' : (length F <= length L)%nat).
  { apply (no_more_than (fun e b => (b = e \/ b = (snd e, fst e)) /\ S (fst e) = true /\ S (snd e) = false)).
    - apply NoDup_filter, Le.
    - intros (x, y) I; apply filter_In in I; destruct I as [I D]; apply Le in I; cbn [fst snd] in *; apply andb_true_iff in D; rewrite negb_true_iff in D; destruct D as [Sx Sy].
      assert (X : In (x, y) L \/ In (y, x) L).
      { assert (De : forall a b : vertex g * vertex g, {a = b} + {a <> b}) by (intros (a, b) (a', b'); destruct (Eq a a'), (Eq b b'); [left; congruence | right; congruence | right; congruence | right; congruence]).
        destruct (in_dec De (x, y) L); [auto|]; destruct (in_dec De (y, x) L); [auto|exfalso].
        apply (K x (adj_left I)) in Sx; destruct Sx as [k W]; assert (S y = true); [|congruence]; apply (K y (adj_right I)); exists (k + 1).
        apply (walk_app (without_links g L) u x y k 1 W), walk_one; destruct I as (Ix & Iy & N & I); split; [exact Ix|]; split; [exact Iy|]; split; [exact N|]; left; cbn [link without_links].
        split; [split; [exact Ix|]; split; [exact Iy|]; auto|]; auto. }
      destruct X as [X|X]; [exists (x, y) | exists (y, x)]; (split; [exact X|]; split; [auto|]; split; assumption).
    - intros (x, y) (x', y') b _ _ (H0 & A1 & A2) (H1 & B1 & B2); cbn [fst snd] in *; destruct H0 as [H0|H0], H1 as [H1|H1]; rewrite H0 in H1; injection H1 as E1 E2; subst; congruence. }
  lia.
Qed.

Lemma at_one_vertex v d : is_vertex g v -> degree g v d -> faults_says g (EdgeConnectivityAtMost d) /\ faults_says g (VertexConnectivityAtMost d).
Proof.
  intros V (l & [N H] & <-); split; cbn [faults_says].
  - destruct (find (fun u => if Eq u v then false else true) (vertices g)) as [u|] eqn:F.
    + apply find_some in F; destruct F as [U D]; destruct (Eq u v) as [|D']; [discriminate|]; right; exists (map (pair v) l); rewrite map_length; split; [lia|].
      exists v, u; split; [exact V|]; split; [exact U|]; intros [k W]; inversion W as [x Vx|x y z e A W']; subst; [contradiction|].
      destruct A as (_ & _ & _ & [(A & B & _)|(A & _ & B)]); apply B, in_map, H; [exact A | apply adj_sym, A].
    + left; split; [lia|]; split; [split; [exact Once | intros E; unfold is_vertex in V; rewrite E in V; destruct V]|].
      assert (All : forall u, is_vertex g u -> u = v) by (intros u U; apply (find_none _ _ F) in U; destruct (Eq u v); [assumption | discriminate]).
      unfold is_vertex in *; clear -Once V All; destruct (vertices g) as [|a [|b m]]; [destruct V | reflexivity|]; inversion Once as [|? ? A B]; subst; exfalso; apply A; left.
      rewrite (All a), (All b) by (simpl; auto); reflexivity.
  - exists l; split; [lia|]; split; [intros x I; apply H in I; apply (adj_right I)|].
    assert (Nv : ~ In v l) by (intros I; apply H in I; apply (adj_differ I); reflexivity).
    destruct (find (fun u => negb (if Eq u v then true else if in_dec Eq u l then true else false)) (vertices g)) as [u|] eqn:F.
    + apply find_some in F; destruct F as [U D]; destruct (Eq u v) as [|D']; [discriminate|]; destruct (in_dec Eq u l) as [|Nu]; [discriminate|]; left; exists v, u.
      split; [exact V|]; split; [exact U|]; split; [exact Nv|]; split; [exact Nu|]; intros [k W]; inversion W as [x Vx|x y z e A W']; subst; [contradiction|].
      destruct A as (_ & _ & _ & [(A & _ & B)|(A & B & _)]); apply B, H; [exact A | apply adj_sym, A].
    + right; exists v; split; [exact V|]; split; [exact Nv|]; intros u U Nu; apply (find_none _ _ F) in U; destruct (Eq u v); [assumption|]; destruct (in_dec Eq u l); [contradiction | discriminate].
Qed.

(* Walks that avoid some vertices end at none of them. *)
Lemma walk_avoids F u v e : walk (without_vertices g F) u v e -> ~ In u F -> ~ In v F.
Proof.
  induction 1 as [x _|x y z e A _ IH]; intros N; [exact N|]; apply IH; destruct A as (_ & _ & _ & [(_ & _ & B)|(_ & B & _)]); exact B.
Qed.

(* Vertices that separate others are no fewer than those around some set, or than the neighbours of a vertex. *)
Lemma not_separated k F : (forall joins S, (forall x y, is_vertex g x -> is_vertex g y -> (joins x y = true <-> adj g x y)) -> fragment g joins S -> k <= members g (Transitive.around g joins S)) ->
  (forall u, is_vertex g u -> exists d, degree g u d /\ k <= d) -> Z.of_nat (length F) < k -> ~ separates g F.
Proof.
  intros Bound De Small (_ & [(u & v & U & V & Nu & Nv & J)|(u & U & Nu & All)]).
  - apply (whether_all (fun x => joined (without_vertices g F) u x) (vertices g)); intros H.
    destruct (as_bool _ _ H) as [S K]; destruct links_listed as [E Li].
    assert (Eqs : forall a b : vertex g * vertex g, {a = b} + {a <> b}) by (intros (a, b) (a', b'); destruct (Eq a a'), (Eq b b'); [left; congruence | right; congruence | right; congruence | right; congruence]).
    set (joins := fun x y => if in_dec Eqs (x, y) E then true else false).
    assert (Joins : forall x y, is_vertex g x -> is_vertex g y -> (joins x y = true <-> adj g x y)).
    { intros x y _ _; unfold joins; destruct (in_dec Eqs (x, y) E) as [I|I]; destruct Li as [_ Li]; specialize (Li (x, y)); cbn [fst snd] in Li; intuition congruence. }
    assert (Step : forall x y, is_vertex g x -> is_vertex g y -> S x = true -> joins x y = true -> ~ In y F -> S y = true).
    { intros x y X Y Sx Jn Ny; apply (Joins x y X Y) in Jn; apply (K x X) in Sx; destruct Sx as [e W]; pose proof (walk_avoids F u x e W Nu) as Nx; apply (K y Y); exists (e + 1).
      apply (walk_app (without_vertices g F) u x y e 1 W), walk_one; split; [exact X|]; split; [exact Y|]; split; [apply (adj_differ Jn)|]; left; cbn [link without_vertices]; auto. }
    assert (Sv : S v = false) by (destruct (S v) eqn:Sv; [destruct J; apply (K v V), Sv | reflexivity]).
    assert (FS : fragment g joins S).
    { split; [exists u; split; [exact U|]; apply (K u U); exists 0; apply walk_here, U|]; exists v; split; [exact V|]; unfold beyond; rewrite Sv; simpl; apply negb_true_iff.
      destruct (near g joins S v) eqn:N; [|reflexivity]; apply near_so in N; destruct N as (y & Y & Sy & Jn); rewrite (Step y v Y V Sy Jn Nv) in Sv; discriminate. }
    pose proof (Bound joins S Joins FS) as B.
    assert (Few : members g (Transitive.around g joins S) <= Z.of_nat (length F)).
    { assert (Ef : members g (Transitive.around g joins S) = Z.of_nat (length (filter (Transitive.around g joins S) (vertices g)))).
      { unfold members; clear; induction (vertices g) as [|x m IH]; [reflexivity|]; cbn [sum_over filter]; rewrite IH; destruct (Transitive.around g joins S x); simpl length; simpl Z.b2z; lia. }
      rewrite Ef; apply inj_le, NoDup_incl_length; [apply NoDup_filter, Once|]; intros x I; apply filter_In in I; destruct I as [X N]; unfold Transitive.around in N; apply andb_true_iff in N; destruct N as [Sx N]; apply negb_true_iff in Sx.
      destruct (in_dec Eq x F) as [|Nx]; [assumption|exfalso]; apply near_so in N; destruct N as (y & Y & Sy & Jn); rewrite (Step y x Y X Sy Jn Nx) in Sx; discriminate. }
    lia.
  - destruct (De u U) as (d & (l & [N L] & <-) & Ld); assert (K : (length l <= length F)%nat); [|lia].
    apply NoDup_incl_length; [exact N|]; intros x I; apply L in I; destruct (in_dec Eq x F) as [|Nx]; [assumption|exfalso]; apply (adj_differ I); symmetry; apply (All x (adj_right I) Nx).
Qed.

Theorem vertices_of_transitive d k F : connected g -> vertex_transitive g -> 2 <= d -> 3 * k <= 2 * d + 4 -> regular g d -> Z.of_nat (length F) < k -> ~ separates g F.
Proof.
  intros C T D2 Le Re; apply not_separated; [intros joins S Joins FS; pose proof (transitive_around g joins Joins d S C T Re FS); lia | intros u U; exists d; split; [apply Re, U | lia]].
Qed.

Theorem vertices_of_edge_transitive d k F : connected g -> edge_transitive g -> (forall v, is_vertex g v -> exists e, degree g v e /\ d <= e) -> k <= d -> Z.of_nat (length F) < k -> ~ separates g F.
Proof.
  intros C T De Le; apply not_separated; [intros joins S Joins FS; pose proof (edge_transitive_around g joins Joins d S C T De FS); lia | intros u U; destruct (De u U) as (e & D & L); exists e; split; [exact D | lia]].
Qed.

(* ---------- Matchings ---------- *)

Fixpoint paired (l : list (vertex g)) : list (vertex g * vertex g) :=
  match l with u :: v :: l => (u, v) :: paired l | _ => [] end.

Lemma paired_so n : forall l, (length l <= n)%nat -> NoDup l -> path g l ->
  is_matching g (paired l) /\ Z.of_nat (length (paired l)) = Z.of_nat (length l) / 2 /\ forall x, In x (map fst (paired l) ++ map snd (paired l)) -> In x l.
Proof.
  assert (None_ : is_matching g []) by (split; [intros u v [] | constructor]).
  induction n as [|n IH]; intros [|u [|v l]] L N P; try (split; [exact None_|]; split; [reflexivity | intros x []]); simpl in L; try lia.
  destruct P as [A P]; inversion N as [|? ? Nu N1]; subst; inversion N1 as [|? ? Nv N2]; subst.
  destruct (IH l) as ([M1 M2] & Le & In_); [lia | exact N2 | destruct l as [|w l]; [exact I | apply P]|]; unfold is_matching; cbn [paired map fst snd app length].
  split; [split|split].
  - intros x y [H|H]; [injection H as <- <-; exact A | apply M1, H].
  - constructor.
    + intros H; apply in_app_or in H; destruct H as [H|[<-|H]]; [apply Nu; right; apply In_, in_or_app; auto | apply Nu; left; reflexivity | apply Nu; right; apply In_, in_or_app; auto].
    + apply (Permutation_NoDup (Permutation_middle _ _ _)); constructor; [intros H; apply Nv, In_, H | exact M2].
  - rewrite !Nat2Z.inj_succ, Le; replace (Z.succ (Z.succ (Z.of_nat (length l)))) with (Z.of_nat (length l) + 1 * 2) by lia; rewrite Z.div_add by lia; lia.
  - intros x [<-|H]; [left; reflexivity|]; apply in_app_or in H; destruct H as [H|[<-|H]]; [right; right; apply In_, in_or_app; auto | right; left; reflexivity | right; right; apply In_, in_or_app; auto].
Qed.

Theorem matching_of_hamiltonian n : hamiltonian g -> order g n -> matching_says g (MatchingAtMost (n / 2)) /\ matching_says g (MatchingAtLeast (n / 2)).
Proof.
  intros (u & l & _ & P & Pa & _) [_ <-]; split; cbn [matching_says].
  - intros L [A N]; assert (K : (length (map fst L ++ map snd L) <= length (vertices g))%nat).
    { apply NoDup_incl_length; [exact N|]; intros x I; apply in_app_or in I; destruct I as [I|I]; apply in_map_iff in I; destruct I as ((a, b) & <- & I); apply A in I; [apply (adj_left I) | apply (adj_right I)]. }
    rewrite app_length, !map_length in K; apply Z.div_le_lower_bound; lia.
  - assert (Nl : NoDup (u :: l)) by (apply (Permutation_NoDup (Permutation_sym P) Once)).
    destruct (paired_so (length (u :: l)) (u :: l) (le_n _) Nl Pa) as (M & Le & _); exists (paired (u :: l)); split; [exact M|]; rewrite Le, (Permutation_length P); lia.
Qed.
End Facts.
