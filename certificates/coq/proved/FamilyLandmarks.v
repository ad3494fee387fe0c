(* Whole families: some vertices that tell all apart by distances. See CheckTheorem.v; the questions are those of package theorem. *)

From Coq Require Import ZArith Lia List Bool.
From Topocert Require Import Graph Walk Methods Text TextMeaning CheckLinear CheckQuestion CheckTerms CheckFamily CheckPlace CheckProper CheckTheorem CheckFar CheckDistanceSum.
From Topocert Require Import FamilyFaultsSays.
Import ListNotations.
Open Scope Z_scope.

(* A landmark from which two vertices are not equally far. *)
Definition parted (ps : list poly) (distance : term) (u v : list poly) (b : piece) : claim := fun truth =>
  do s <- polys_of ps (towards b); contrary (fun t => do a <- poly_of (ps ++ u ++ s) distance; do e <- poly_of (ps ++ v ++ s) distance; is (ret a) (ret e) t) truth.

Definition landmarks_questions (F : family) (c : cond) (distance : term) (l : list piece) (value : term) : list branch :=
  let t := line F in
  descends_questions F c true distance ++ rises_any_questions F c distance ++
  asked F c (fun ps => do n <- poly_of ps value; at_least (ret n) (ret (constant (Z.of_nat (length l)))) false) ::
  map (fun b => asked F c (fun ps => do v <- polys_of ps (towards b); vertex_claim t ps v false)) l ++
  [asked F c (fun ps => do u <- any t ps; do v <- any t ps; some [same_tuple_claim u v; some (map (parted ps distance u v) l)] false)].

Section Landmarks.
Variables (F : family) (c : cond) (xs : list Z).
Hypothesis M : member F xs.
Hypothesis R : network_right F xs.
Hypothesis Y : yes (params F xs) c = true.
Notation pv := (params F xs).
Notation g := (text_graph (line F) pv).
Notation at_params b := (map (num pv) (towards b)).

Theorem landmarks_sound distance l value us : widths (width (line F)) l = true -> all_refuted (landmarks_questions F c distance l value) us = true -> resolving g (num pv value).
Proof.
  intros W A; unfold landmarks_questions in A; apply all_refuted_app in A; destruct A as (u1 & u2 & D & A); apply all_refuted_app in A; destruct A as (u3 & u4 & Ri & A).
  destruct (all_refuted_cons _ _ _ A) as (p & u5 & B & A'); apply all_refuted_app in A'; destruct A' as (u6 & u7 & V & P); destruct (all_refuted_cons _ _ _ P) as (q & _ & Q & _).
  assert (Vs : forall b, In b l -> vertex_of F xs (at_params b)).
  { intros b I; split; [unfold widths in W; rewrite forallb_forall in W; rewrite map_length; apply Nat.eqb_eq, (W b I)|]; destruct (vertex_at (line F) pv (at_params b)) eqn:E; [reflexivity|exfalso].
    apply (refuted_by F c _ _ V _ (in_map _ _ _ I) xs M Y); intros w ps Pw; eapply lists_then; [apply (polys_of_lists _ _ _ pv), Pw|]; onward; eapply false_so; [apply vertex_means; eassumption | exact E]. }
  set (f := fun s v => num (pv ++ v ++ s) distance).
  assert (Ds : forall s v, vertex_of F xs s -> is_vertex g v -> dist g s v (f s v)).
  { intros s v Vs_ Vv; destruct (rises_any_sound F c distance u3 xs Ri M R Y s Vs_) as [Z0 Pot]; apply (potential_distances F c true distance u1 tt xs D M R Y s Vs_ (proj2 (vertex_known F xs R s) Vs_) Z0 Pot eq_refl v Vv). }
  exists (map (fun b => at_params b) l); split; [intros v I; apply in_map_iff in I; destruct I as (b & <- & I); apply (vertex_known F xs R), Vs, I|]; split.
  - rewrite map_length; destruct (Z.of_nat (length l) <=? num pv value) eqn:E; [apply Z.leb_le, E|exfalso]; apply (asked_sound _ _ _ _ B xs M Y); intros w ps Pw; apply (term_then _ _ pv); [exact Pw|]; onward.
    eapply false_so; [apply means_at_least; apply yields_ret; [eassumption | apply has_constant] | exact E].
  - intros u v U V' Ne; destruct (existsb (fun b => b) (map (fun b => negb (f (at_params b) u =? f (at_params b) v)) l)) eqn:E.
    + apply existsb_exists in E; destruct E as (x & I & ->); apply in_map_iff in I; destruct I as (b & E & I); apply negb_true_iff, Z.eqb_neq in E.
      exists (at_params b), (f (at_params b) u); split; [apply (in_map (fun b => at_params b)), I|]; intros [K _]; specialize (K (Ds _ u (Vs b I) U)); apply E, (dist_unique _ _ _ _ _ K (Ds _ v (Vs b I) V')).
    + exfalso; apply (vertex_known F xs R) in U, V'; apply (asked_sound _ _ _ _ Q xs M Y); intros w ps Pw; apply (any_then F xs w ps u _ Pw U); intros w1 qu L1 Hu; apply (have_later _ _ _ _ L1) in Pw; apply (any_then F xs w1 ps v _ Pw V'); intros w2 qv L2 Hv; apply (have_later _ _ _ _ L2) in Pw, Hu.
      eapply false_so; [apply means_some_two; [apply (same_tuple_means w2 qu qv u v Hu Hv); rewrite (proj1 U), (proj1 V'); reflexivity | apply (means_some _ (map (fun b => negb (f (at_params b) u =? f (at_params b) v)) l))]|].
      * clear - Pw Hu Hv; induction l as [|b l IH]; cbn [map]; constructor; [|exact IH]; unfold parted, means; eapply lists_then; [apply (polys_of_lists _ _ _ pv), Pw|]; intros w3 s L3 Hs; apply (have_later _ _ _ _ L3) in Pw, Hu, Hv.
        apply means_contrary; unfold means; apply (term_then _ _ (pv ++ u ++ at_params b)); [repeat apply have_app; assumption|]; onward; apply (term_then _ _ (pv ++ v ++ at_params b)); [repeat apply have_app; assumption|]; onward; apply means_is; apply yields_ret; assumption.
      * rewrite E, orb_false_r; destruct (same_tuple_at u v) eqn:S; [apply same_tuple_at_eq in S; contradiction | reflexivity].
Qed.
End Landmarks.
