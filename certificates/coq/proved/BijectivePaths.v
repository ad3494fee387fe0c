(* Paths through all vertices of two halves that are joined by a perfect matching. Of two colours: hypercube-like networks are
   Hamiltonian-laceable. Others are Hamiltonian-connected if between any two vertices of either half there are paths through all of its
   vertices, and through all but one: W.-T. Huang, Y.-C. Chuang, J. J. M. Tan, L.-H. Hsu, "On the fault-tolerant hamiltonicity of faulty
   crossed cubes", 2002, have it so for crossed cubes. *)

From Coq Require Import ZArith List Permutation Bool Lia.
From Topocert Require Import Graph Walk Bijective FamilyDetours FamilyWordsSays.
Import ListNotations.
Open Scope Z_scope.

Section Paths.
Variable g : graph.
Notation V := (vertex g).

(* A path within a list of vertices, through so many of them. *)
Definition between (A : list V) (u v : V) (k : nat) : Prop := exists l, NoDup (u :: l) /\ incl (u :: l) A /\ path g (u :: l) /\ last l u = v /\ length (u :: l) = k.

Lemma path_both a : forall x b y, path g (x :: a) -> path g (y :: b) -> adj g (last a x) y -> path g ((x :: a) ++ y :: b).
Proof.
  induction a as [|z a IH]; intros x b y P Q A; [split; [exact A | exact Q]|]; destruct P as [X P]; split; [exact X|]; apply (IH z b y P Q); rewrite <- (last_cons g a z x); exact A.
Qed.

Lemma once_both (a b : list V) : NoDup a -> NoDup b -> (forall x, In x a -> ~ In x b) -> NoDup (a ++ b).
Proof. intros A B D; apply NoDup_app_intro; assumption. Qed.

Section Halves.
Variables (A B C : list V) (f : V -> V).
Hypothesis Is : forall v, In v C <-> In v A \/ In v B.
Hypothesis Apart : forall v, In v A -> ~ In v B.
Hypothesis To : forall a, In a A -> adj g a (f a).

Lemma across u x v k j : In x A -> between A u x k -> between B (f x) v j -> between C u v (k + j).
Proof.
  intros I (l & N & S & P & L & K) (m & N' & S' & P' & L' & K'); exists (l ++ f x :: m); rewrite app_comm_cons; split; [apply once_both; [exact N | exact N' | intros y J J'; exact (Apart y (S y J) (S' y J'))]|].
  split; [intros y J; apply Is; apply in_app_or in J as [J|J]; [left; apply S, J | right; apply S', J]|].
  split; [apply path_both; [exact P | exact P' | rewrite L; apply To, I]|]; split; [rewrite (last_after g); exact L' | rewrite app_length, K, K'; reflexivity].
Qed.

(* The first hop of the path is a detour into the other half. *)
Lemma detour u v k j : u <> v -> In u A -> between A u v k -> (forall y, In y A -> adj g u y -> between B (f u) (f y) j) -> between C u v (k + j).
Proof.
  intros D U (l & N & S & P & L & K) H; destruct l as [|y l]; [cbn in L; contradiction|]; destruct P as [Uy P]; assert (Y : In y A) by (apply S; right; left; reflexivity).
  destruct (H y Y Uy) as (m & N' & S' & P' & L' & K'); exists ((f u :: m) ++ y :: l); inversion N as [|? ? Nu Nl]; subst.
  assert (InB : forall z, In z (f u :: m) -> In z B) by exact S'; assert (InA : forall z, In z (y :: l) -> In z A) by (intros z J; apply S; right; exact J).
  split; [constructor; [|apply once_both; [exact N' | exact Nl | intros z J J'; exact (Apart z (InA z J') (InB z J))]]; intros J; apply in_app_or in J as [J|J]; [exact (Apart u U (InB u J)) | exact (Nu J)]|].
  split; [intros z [<-|J]; apply Is; [left; exact U|]; apply in_app_or in J as [J|J]; [right; apply InB, J | left; apply InA, J]|].
  split; [split; [apply To, U | apply path_both; [exact P' | exact P | rewrite L'; apply adj_sym, To, Y]]|].
  split; [rewrite (last_after g), (last_cons g); reflexivity | cbn [length] in *; rewrite app_length; cbn [length]; lia].
Qed.

End Halves.

Lemma flip A B f (near : V -> V -> bool) : (forall u v, is_vertex g u -> is_vertex g v -> (near u v = true <-> adj g u v)) -> (forall v, In v A \/ In v B -> is_vertex g v) -> NoDup A -> NoDup B -> perfect g f A B -> exists h, perfect g h B A.
Proof.
  intros Near Vx Na Nb F; apply (perfect_by_links g near Near B A Nb Na); [intros x [I|I]; apply Vx; auto | | | |].
  - intros b I; pose proof (Permutation_in _ (Permutation_sym (proj1 F)) I) as J; apply in_map_iff in J as (a & E & J); exists a; split; [exact J | apply adj_sym, (proj2 F a b J I), E].
  - intros a I; assert (J : In (f a) B) by (apply (Permutation_in _ (proj1 F)), in_map, I); exists (f a); split; [exact J | apply adj_sym, (proj2 F a (f a) I J); reflexivity].
  - intros b a a' I J J' X Y; apply adj_sym, (proj2 F a b J I) in X; apply adj_sym, (proj2 F a' b J' I) in Y; apply (NoDup_map_back f A a a'); [apply (Permutation_NoDup (Permutation_sym (proj1 F))), Nb | exact J | exact J' | congruence].
  - intros b b' a I I' J X Y; apply adj_sym, (proj2 F a b J I) in X; apply adj_sym, (proj2 F a b' J I') in Y; congruence.
Qed.

Variable near : V -> V -> bool.
Hypothesis near_right : forall u v, is_vertex g u -> is_vertex g v -> (near u v = true <-> adj g u v).
Hypothesis Eq : forall u v : V, {u = v} + {u <> v}.

Lemma spanning_path u v : NoDup (vertices g) -> between (vertices g) u v (length (vertices g)) -> hamiltonian_between g u v.
Proof.
  intros N (l & Nl & S & P & L & K); exists l; split; [|auto]; apply NoDup_Permutation_bis; [exact Nl | lia | exact S].
Qed.

(* ---------- Two colours ---------- *)

Section Colours.
Variable colour : V -> bool.
Hypothesis coloured : forall u v, adj g u v -> colour u <> colour v.

Lemma neighbour_within m A : bijective g (S m) A -> forall u, In u A -> exists x, In x A /\ adj g u x.
Proof.
  intros H u I; inversion H as [|k A' B C f HA HB F N P E1 E2]; subst; pose proof (two_in g A' B A P) as Is; destruct (proj1 (Is u) I) as [J|J].
  - exists (f u); split; [apply Is; right; apply (partner g A' B f F u J) | apply (partner g A' B f F u J)].
  - destruct (partner_back g A' B f F u J) as (a & K & E); exists a; split; [apply Is; left; exact K | rewrite <- E; apply adj_sym, (partner g A' B f F a K)].
Qed.

Theorem bijective_laceable m A : bijective g m A -> forall u v, In u A -> In v A -> colour u <> colour v -> between A u v (length A).
Proof.
  induction 1 as [w W|m A B C f HA IHA HB IHB F N P]; intros u v U W_ D; [destruct U as [<-|[]], W_ as [<-|[]]; contradiction|].
  destruct (two_once g A B C N P) as (Na & Nb & Apart); pose proof (two_in g A B C P) as Is; assert (Len : length C = (length A + length B)%nat) by (rewrite (Permutation_length P), app_length; reflexivity).
  assert (Vx : forall v, In v A \/ In v B -> is_vertex g v) by (intros x [I|I]; [apply (bijective_vertex g m A HA x I) | apply (bijective_vertex g m B HB x I)]); destruct (flip A B f near near_right Vx Na Nb F) as (h & G).
  assert (Is' : forall v, In v C <-> In v B \/ In v A) by (intros x; rewrite Is; tauto); assert (Apart' : forall v, In v B -> ~ In v A) by (intros x I J; exact (Apart x J I)).
  assert (ToA : forall a, In a A -> adj g a (f a)) by (intros a I; apply (partner g A B f F a I)); assert (ToB : forall b, In b B -> adj g b (h b)) by (intros b I; apply (partner g B A h G b I)).
  assert (Df : forall x y : V, colour x <> colour y -> x <> y) by (intros x y E ->; apply E; reflexivity).
  assert (Two : forall x y z : bool, x <> y -> y <> z -> x <> z -> False) by (intros [] [] []; congruence).
  rewrite Len; apply Is in U as [U|U], W_ as [W_|W_].
  - apply (detour A B C f Is Apart ToA u v); auto; intros y Y Uy; apply IHB; [apply (partner g A B f F u U) | apply (partner g A B f F y Y)|].
    pose proof (coloured _ _ Uy); pose proof (coloured _ _ (ToA u U)); pose proof (coloured _ _ (ToA y Y)); intros E; destruct (colour u), (colour y), (colour (f u)), (colour (f y)); congruence.
  - destruct m as [|m].
    + inversion HA; subst; inversion HB; subst; destruct U as [<-|[]], W_ as [<-|[]]; cbn [length]; destruct (partner g _ _ f F v0 (or_introl eq_refl)) as [[E|[]] K]; apply (across [v0] [v1] C f Is Apart ToA v0 v0 v1 1 1); [left; reflexivity | |].
      * exists []; repeat split; [repeat constructor; intros [] | intros x I; exact I].
      * rewrite <- E; exists []; repeat split; [repeat constructor; intros [] | intros x I; exact I].
    + destruct (neighbour_within m A HA u U) as (x & X & Ux); apply (across A B C f Is Apart ToA u x v); [exact X | apply IHA; [exact U | exact X | apply coloured, Ux]|].
      apply IHB; [apply (partner g A B f F x X) | exact W_|]; pose proof (coloured _ _ Ux); pose proof (coloured _ _ (ToA x X)); intros E; destruct (colour u), (colour x), (colour v), (colour (f x)); congruence.
  - rewrite Nat.add_comm; destruct m as [|m].
    + inversion HA; subst; inversion HB; subst; destruct U as [<-|[]], W_ as [<-|[]]; cbn [length]; destruct (partner g _ _ h G v1 (or_introl eq_refl)) as [[E|[]] K]; apply (across [v1] [v0] C h Is' Apart' ToB v1 v1 v0 1 1); [left; reflexivity | |].
      * exists []; repeat split; [repeat constructor; intros [] | intros x I; exact I].
      * rewrite <- E; exists []; repeat split; [repeat constructor; intros [] | intros x I; exact I].
    + destruct (neighbour_within m B HB u U) as (x & X & Ux); apply (across B A C h Is' Apart' ToB u x v); [exact X | apply IHB; [exact U | exact X | apply coloured, Ux]|].
      apply IHA; [apply (partner g B A h G x X) | exact W_|]; pose proof (coloured _ _ Ux); pose proof (coloured _ _ (ToB x X)); intros E; destruct (colour u), (colour x), (colour v), (colour (h x)); congruence.
  - rewrite Nat.add_comm; apply (detour B A C h Is' Apart' ToB u v); auto; intros y Y Uy; apply IHA; [apply (partner g B A h G u U) | apply (partner g B A h G y Y)|].
    pose proof (coloured _ _ Uy); pose proof (coloured _ _ (ToB u U)); pose proof (coloured _ _ (ToB y Y)); intros E; destruct (colour u), (colour y), (colour (h u)), (colour (h y)); congruence.
Qed.

Lemma colour_of_walk u v d : walk g u v d -> colour v = xorb (colour u) (Z.odd d).
Proof.
  induction 1 as [v V|u v w d A W IH]; [rewrite xorb_false_r; reflexivity|]; rewrite IH, Z.add_1_r, Z.odd_succ, <- Z.negb_odd; pose proof (coloured _ _ A) as D; destruct (colour u), (colour v), (Z.odd d); cbn; congruence.
Qed.

End Colours.

Theorem bijective_is_laceable m : bijective g m (vertices g) -> bipartite g -> hamiltonian_laceable g.
Proof.
  intros H (colour & Co); assert (N := bijective_once g m _ H); split; [|split; [exists colour; exact Co|]].
  - intros u v U W; destruct m as [|m]; [inversion H as [w Vw E1 E2|]; unfold is_vertex in U, W; rewrite <- E2 in U, W; destruct U as [<-|[]], W as [<-|[]]; exists 0; apply walk_here; exact Vw|].
    destruct (bijective_connected g Eq (Datatypes.S m) _ H [] [] ltac:(cbn; lia) u v U W ltac:(intros []) ltac:(intros [])) as (d & X); exists d; clear - X; induction X as [x I|x y z d (I & J & D & K) _ IH]; [apply walk_here, I|].
    apply (walk_hop g x y z); [|exact IH]; destruct K as [K|K]; [exact (proj1 K) | apply adj_sym, (proj1 K)].
  - intros u v d [W _] O; apply (spanning_path u v N), (bijective_laceable colour Co m _ H u v (walk_left g u v d W) (walk_right g u v d W)); rewrite (colour_of_walk colour Co u v d W), O; destruct (colour u); discriminate.
Qed.

(* ---------- Without colours ---------- *)

Definition all_paths (A : list V) : Prop := forall u v, In u A -> In v A -> u <> v -> between A u v (length A) /\ between A u v (length A - 1).

Theorem paths_of_halves A B C f : (forall v, In v A \/ In v B -> is_vertex g v) -> perfect g f A B -> NoDup C -> Permutation C (A ++ B) -> (3 <= length A)%nat -> (3 <= length B)%nat -> all_paths A -> all_paths B -> all_paths C.
Proof.
  intros Vx F N P La Lb HA HB; destruct (two_once g A B C N P) as (Na & Nb & Apart); pose proof (two_in g A B C P) as Is; assert (Len : length C = (length A + length B)%nat) by (rewrite (Permutation_length P), app_length; reflexivity).
  destruct (flip A B f near near_right Vx Na Nb F) as (h & G).
  assert (Half : forall A B f, (forall v, In v C <-> In v A \/ In v B) -> (forall v, In v A -> ~ In v B) -> NoDup A -> NoDup B -> perfect g f A B -> (3 <= length A)%nat -> (3 <= length B)%nat -> all_paths A -> all_paths B -> length C = (length A + length B)%nat ->
    forall u v, In u A -> In v C -> u <> v -> between C u v (length C) /\ between C u v (length C - 1)).
  { clear - Eq; intros A B f Is Apart Na Nb F La Lb HA HB Len u v U W D; assert (To : forall a, In a A -> adj g a (f a)) by (intros a I; apply (partner g A B f F a I)); apply Is in W as [W|W].
    - rewrite Len; replace (length A + length B - 1)%nat with (length A + (length B - 1))%nat by lia; destruct (HA u v U W D) as [Pa _].
      assert (K : forall y, In y A -> adj g u y -> between B (f u) (f y) (length B) /\ between B (f u) (f y) (length B - 1)).
      { intros y Y Uy; apply HB; [apply (partner g A B f F u U) | apply (partner g A B f F y Y)|]; intros E; apply (adj_differ Uy), (NoDup_map_back f A u y); [apply (Permutation_NoDup (Permutation_sym (proj1 F))), Nb | exact U | exact Y | exact E]. }
      split; apply (detour A B C f Is Apart To u v); auto; intros y Y Uy; apply (K y Y Uy).
    - assert (X : exists x, In x A /\ x <> u /\ f x <> v).
      { destruct (partner_back g A B f F v W) as (w & Iw & Ew); destruct (one_left g Eq A [u; w] Na) as (x & Ix & Nx); [cbn [length]; lia|]; exists x; split; [exact Ix|]; split; [intros ->; apply Nx; left; reflexivity|].
        intros E; apply Nx; right; left; apply (NoDup_map_back f A w x); [apply (Permutation_NoDup (Permutation_sym (proj1 F))), Nb | exact Iw | exact Ix | congruence]. }
      destruct X as (x & X & Dx & Dv); destruct (HA u x U X (fun E => Dx (eq_sym E))) as [Pa _]; destruct (HB (f x) v (proj1 (partner g A B f F x X)) W Dv) as [Pb Pb'].
      rewrite Len; replace (length A + length B - 1)%nat with (length A + (length B - 1))%nat by lia; split; apply (across A B C f Is Apart To u x v); assumption. }
  intros u v U W D; apply Is in U as [U|U]; [apply (Half A B f); auto|].
  apply (Half B A h); auto; [intros x; rewrite Is; tauto | intros x I J; exact (Apart x J I) | lia].
Qed.

Theorem connected_by_all_paths : NoDup (vertices g) -> all_paths (vertices g) -> hamiltonian_connected g.
Proof. intros N H u v U W D; apply (spanning_path u v N), (H u v U W D). Qed.

End Paths.
