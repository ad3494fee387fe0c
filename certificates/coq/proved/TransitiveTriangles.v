(* Connected vertex-transitive networks without triangles have the vertex connectivity that is their degree: W. Mader, "Ein
   Extremalproblem des Zusammenhangs von Graphen", Mathematische Zeitschrift 131, 1973 (there of those without K4). *)

From Coq Require Import ZArith Lia List Bool.
From Topocert Require Import Graph Girth Walk FaultsSays FamilyFacts FamilyCuts Transitive.
Import ListNotations.
Open Scope Z_scope.

Section Triangles.
Variable g : graph.
Hypothesis Eq : forall u v : vertex g, {u = v} + {u <> v}.
Hypothesis Once : NoDup (vertices g).
Hypothesis Dec : decidable g.
Variable d : Z.
Hypothesis Connected : connected g.
Hypothesis Transitive_ : vertex_transitive g.
Hypothesis Regular : regular g d.
Hypothesis None_ : forall u v w, adj g u v -> adj g v w -> ~ adj g u w.

Lemma counted (S : vertex g -> bool) : members g S = Z.of_nat (length (filter S (vertices g))).
Proof. unfold members; clear; induction (vertices g) as [|x m IH]; [reflexivity|]; cbn [sum_over filter]; rewrite IH; destruct (S x); simpl length; simpl Z.b2z; lia. Qed.

(* An atom has two vertices that are joined, and these have twice as many neighbours, of which none is outside of the atom and what is
   around it; and this is no smaller than the atom, since it has one of its images in it. *)
Theorem triangle_free_around joins S : (forall x y, is_vertex g x -> is_vertex g y -> (joins x y = true <-> adj g x y)) -> fragment g joins S -> d <= members g (around g joins S).
Proof.
  intros Joins FS; destruct (Z.le_gt_cases d (members g (around g joins S))) as [|Small]; [assumption|exfalso].
  apply (least_number (fun k => exists A, fragment g joins A /\ members g (around g joins A) = k)) with (z := members g (around g joins S)); [intros k (A & _ & <-); apply members_nonneg | exists S; auto|].
  intros (k & Lk & (A0 & F0 & K0) & Mk).
  apply (least_number (fun a => exists A, fragment g joins A /\ members g (around g joins A) = k /\ members g A = a)) with (z := members g A0); [intros a (A & _ & _ & <-); apply members_nonneg | exists A0; auto|].
  intros (a & _ & (A & FA & KA & SA) & Ma); clear A0 F0 K0.
  assert (Fewest : forall X, fragment g joins X -> k <= members g (around g joins X)) by (intros X FX; apply Mk; exists X; auto).
  assert (Smallest : forall X, fragment g joins X -> members g (around g joins X) = k -> a <= members g X) by (intros X FX KX; apply Ma; exists X; auto).
  assert (HA : atom g joins k a A) by (split; auto); destruct FA as [(x & X & Ax) (r & Rr & Br)].
  assert (Inside : forall u v, A u = true -> adj g u v -> In v (filter (fun v => A v || around g joins A v) (vertices g))).
  { intros u v Au Ad; apply filter_In; split; [apply (adj_right Ad)|]; unfold around; destruct (A v) eqn:Av; [reflexivity|]; simpl.
    apply near_so; exists u; split; [apply (adj_left Ad)|]; split; [exact Au | apply (Joins u v (adj_left Ad) (adj_right Ad)), Ad]. }
  assert (Both : members g (fun v => A v || around g joins A v) = a + k).
  { rewrite <- SA, <- KA; unfold members; rewrite <- sum_over_add; apply sum_over_ext; intros v _; unfold around; destruct (A v), (near g joins A v); reflexivity. }
  rewrite counted in Both.
  (* What is around the atom has a whole atom in it. *)
  assert (Large : a <= k).
  { destruct (leaving g joins Joins A x r Connected X Rr Ax Br) as (y & z & _ & Ny & Ad); pose proof (adj_right Ad) as Y; destruct (Transitive_ y x Y X) as (f & F & E).
    pose proof (moved_atom g joins Joins k a f A F HA) as HB; pose proof (atom_around g joins Joins k a Fewest Smallest A _ y HA HB Y Ny ltac:(cbv beta; rewrite E; exact Ax)) as In_.
    destruct HB as (_ & _ & SB); rewrite <- SB, <- KA; apply size_mono, In_. }
  (* A neighbour of x is in it. *)
  destruct (Regular x X) as (l & [Nl L] & El); destruct (find A l) as [y|] eqn:Fi.
  - apply find_some in Fi as [I Ay]; apply L in I; destruct (Regular y (adj_right I)) as (m & [Nm M] & Em).
    assert (Q : (length (l ++ m) <= length (filter (fun v => A v || around g joins A v) (vertices g)))%nat); [|rewrite app_length in Q; lia].
    apply NoDup_incl_length; [|intros v J; apply in_app_or in J as [J|J]; [apply (Inside x); [exact Ax | apply L, J] | apply (Inside y); [exact Ay | apply M, J]]].
    assert (H : forall v, In v l -> ~ In v m) by (intros v J K; apply L in J; apply M in K; exact (None_ x y v I K J)); clear - Nl Nm H; induction Nl as [|v l Nv _ IH]; [exact Nm|]; cbn [app]; constructor; [|apply IH; intros u J; apply H; right; exact J].
    intros J; apply in_app_or in J as [J|J]; [contradiction | apply (H v (or_introl eq_refl) J)].
  - assert (Q : (length l <= length (filter (around g joins A) (vertices g)))%nat); [|pose proof (counted (around g joins A)); lia].
    apply NoDup_incl_length; [exact Nl|]; intros v J; pose proof (find_none _ _ Fi v J) as Av; apply L in J; apply (Inside x v Ax) in J; apply filter_In in J as [V J]; rewrite Av in J; apply filter_In; auto.
Qed.

Theorem vertices_of_triangle_free k F : k <= d -> Z.of_nat (length F) < k -> ~ separates g F.
Proof.
  intros Le; apply (not_separated g Eq Once Dec); [intros joins S Joins FS; pose proof (triangle_free_around joins S Joins FS); lia | intros u U; exists d; split; [apply Regular, U | exact Le]].
Qed.
End Triangles.

Lemma no_triangle g b : (forall n, girth g n -> b <= n) -> 4 <= b -> forall u v w, adj g u v -> adj g v w -> ~ adj g u w.
Proof.
  intros Lo B u v w A A' A''; apply (no_shorter g b u [v; w] Lo); [|cbn [length]; lia].
  pose proof (adj_differ A); pose proof (adj_differ A'); pose proof (adj_differ A''); split; [cbn; lia|]; split; [repeat constructor; cbn; intuition congruence|]; split; [cbn; auto | apply adj_sym, A''].
Qed.
