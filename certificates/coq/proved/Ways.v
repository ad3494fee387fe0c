(* Disjoint paths between two vertices of a plain network, and what they cannot all avoid. *)

From Coq Require Import ZArith Lia Bool Uint63 PArray List Permutation Sorted Orders Mergesort.
From Topocert Require Import Graph Walk CheckGraph CheckSymmetry CheckCycle FaultsSays.
Import ListNotations.
Open Scope Z_scope.

(* ---------- No number twice ---------- *)

Module IntOrder <: TotalLeBool.
  Definition t := int.
  Definition leb (a b : int) : bool := (a <=? b)%uint63.
  Lemma leb_total a b : leb a b = true \/ leb b a = true.
  Proof. unfold leb; rewrite !Uint63.leb_spec; lia. Qed.
End IntOrder.
Module IntSort := Sort IntOrder.

Fixpoint rising (a : int) (l : list int) : bool :=
  match l with [] => true | b :: l => (a <? b)%uint63 && rising b l end.

Definition different (l : list int) : bool :=
  match IntSort.sort l with [] => true | a :: l => rising a l end.

Lemma rising_sorted l : forall a, rising a l = true -> StronglySorted less (a :: l).
Proof.
  induction l as [|b l IH]; intros a C; [repeat constructor|]; cbn [rising] in C; apply andb_true_iff in C; destruct C as [A C].
  apply ltb_true in A; specialize (IH b C); constructor; [exact IH|]; constructor; [exact A|].
  inversion IH as [|? ? _ F]; subst; revert F; apply Forall_impl; unfold less; intros c X; lia.
Qed.

Lemma different_sound l : different l = true -> NoDup l.
Proof.
  unfold different; pose proof (IntSort.Permuted_sort l) as PM; intros C; apply (Permutation_NoDup (Permutation_sym PM)).
  destruct (IntSort.sort l) as [|a m]; [constructor|]; apply ascending_once, rising_sorted, C.
Qed.

(* ---------- Pigeonholes ---------- *)

Lemma pigeonholes {A} (ps : list (list A)) (F : list A) : NoDup (concat ps) ->
  (forall p, In p ps -> exists x, In x p /\ In x F) -> (length ps <= length F)%nat.
Proof.
  intros N H.
  assert (X : exists xs, length xs = length ps /\ NoDup xs /\ incl xs F /\ incl xs (concat ps)).
  { induction ps as [|p ps IH]; [exists []; repeat split; [constructor | intros ? [] | intros ? []]|].
    cbn [concat] in N; destruct IH as (xs & L & D & I & J).
    - clear - N; induction p as [|a p IH]; [exact N | inversion N; auto].
    - intros q Q; apply H; right; exact Q.
    - destruct (H p (or_introl eq_refl)) as (x & P & Q); exists (x :: xs); split; [simpl; congruence|]; split; [|split].
      + constructor; [|exact D]; intros Y; apply J in Y; clear - N P Y; induction p as [|a p IH]; [destruct P|].
        inversion N; subst; destruct P as [->|P]; [apply H1, in_or_app; right; exact Y | auto].
      + intros y [<-|Y]; [exact Q | apply I, Y].
      + intros y [<-|Y]; cbn [concat]; apply in_or_app; [left; exact P | right; apply J, Y]. }
  destruct X as (xs & <- & D & I & _); apply NoDup_incl_length; assumption.
Qed.

(* If there are more, one is free. *)
Lemma one_free {A} (dec : forall a b : A, {a = b} + {a <> b}) (ps : list (list A)) (F : list A) : NoDup (concat ps) ->
  (length F < length ps)%nat -> exists p, In p ps /\ forall x, In x p -> ~ In x F.
Proof.
  intros N L; destruct (existsb (fun p => forallb (fun x => if in_dec dec x F then false else true) p) ps) eqn:E.
  - apply existsb_exists in E; destruct E as (p & I & E); exists p; split; [exact I|]; intros x X; rewrite forallb_forall in E.
    specialize (E x X); destruct (in_dec dec x F); [discriminate | assumption].
  - exfalso; apply (Nat.lt_irrefl (length F)); apply (Nat.lt_le_trans _ _ _ L), pigeonholes; [exact N|]; intros p I.
    assert (Q : forallb (fun x => if in_dec dec x F then false else true) p = false).
    { destruct (forallb _ p) eqn:Q; [|reflexivity]; exfalso; rewrite <- not_true_iff_false in E; apply E, existsb_exists; exists p; auto. }
    clear - Q; induction p as [|x p IH]; [discriminate|]; cbn [forallb] in Q; destruct (in_dec dec x F) as [Y|Y].
    + exists x; simpl; auto.
    + destruct (IH Q) as (y & I & J); exists y; simpl; auto.
Qed.

(* ---------- Paths ---------- *)

(* The vertices between the first and the last. *)
Definition inner (p : list int) : list int := removelast (tl p).

Definition way_check (P : plain) (s e : int) (p : list int) : bool :=
  match p with
  | u :: (_ :: _) as l => (u =? s)%uint63 && (last l s =? e)%uint63 && path_check P u l
  | _ => false
  end.

Section Ways.
Variable P : plain.
Hypothesis W : good_plain P.

Lemma path_check_path l : forall u, to_Z u < to_Z (total P) -> path_check P u l = true -> path (Numbers P) (u :: l).
Proof.
  induction l as [|v l IH]; intros u U C; [exact I|]; cbn [path_check] in C; apply andb_true_iff in C; destruct C as [A C].
  apply among_spec in A; split; [apply numbers_adj; auto|]; apply IH; [apply (row_below W u v U A) | exact C].
Qed.

Lemma way_check_sound s e p : to_Z s < to_Z (total P) -> way_check P s e p = true -> p = s :: inner p ++ [e] /\ path (Numbers P) p.
Proof.
  intros S; destruct p as [|u [|v l]]; try discriminate; unfold way_check; rewrite !andb_true_iff, !int_eqb_eq; intros [[-> L] C].
  split; [|apply path_check_path; assumption]; unfold inner; cbn [tl]; f_equal.
  rewrite (app_removelast_last s (l := v :: l)) at 1 by discriminate; rewrite L; reflexivity.
Qed.

End Ways.

(* The pairs of vertices that follow each other. *)
Fixpoint hops {V} (u : V) (p : list V) : list (V * V) :=
  match p with [] => [] | v :: p => (u, v) :: hops v p end.

Lemma hops_in {V} (p : list V) : forall u a b, In (a, b) (hops u p) -> In a (u :: p) /\ In b (u :: p).
Proof.
  induction p as [|v p IH]; intros u a b I; [destruct I|]; destruct I as [E|I]; [injection E as -> ->; simpl; auto|].
  destruct (IH v a b I); simpl in *; auto.
Qed.

Lemma last_indep {V} (p : list V) : forall v d d', last (v :: p) d = last (v :: p) d'.
Proof. induction p as [|x p IH]; intros v d d'; [reflexivity | apply (IH x)]. Qed.

(* A path of which no hop is lost is a walk of what is left. *)
Lemma path_walk (V : Type) (l : list V) (r r' : V -> V -> Prop) p : forall u, is_vertex (Graph V l r') u ->
  path (Graph V l r) (u :: p) ->
  (forall a b, In (a, b) (hops u p) -> adj (Graph V l r) a b -> adj (Graph V l r') a b) ->
  exists d, walk (Graph V l r') u (last p u) d.
Proof.
  induction p as [|v p IH]; intros u U H K; [exists 0; constructor; exact U|].
  destruct H as [A H]; apply K in A; [|left; reflexivity].
  destruct (IH v (adj_right A) H) as (d & X); [intros a b I; apply K; right; assumption|].
  exists (d + 1); apply walk_hop with v; [exact A|]; replace (last (v :: p) u) with (last p v); [exact X|].
  destruct p as [|w p]; [reflexivity | exact (eq_sym (last_indep p w u v))].
Qed.

Lemma joined_trans g u v w : joined g u v -> joined g v w -> joined g u w.
Proof. intros (d & D) (e & E); exists (d + e); apply walk_app with v; assumption. Qed.

Lemma joined_sym g u v : joined g u v -> joined g v u.
Proof. intros (d & D); exists d; apply walk_rev, D. Qed.

(* ---------- Sets of paths ---------- *)

Fixpoint split_at {A} (k : int) (l : list A) : list A * list A :=
  match l with
  | [] => ([], [])
  | a :: r => if (k =? 0)%uint63 then ([], l) else let (b, c) := split_at (k - 1)%uint63 r in (a :: b, c)
  end.

(* To each target in turn that is not passed over so many paths, which are right. *)
Fixpoint to_all (k : int) (over : int -> bool) (right : int -> list (list int) -> bool) (targets : list int) (paths : list (list int)) : bool :=
  match targets with
  | [] => match paths with [] => true | _ => false end
  | e :: targets =>
    if over e then to_all k over right targets paths
    else let (mine, rest) := split_at k paths in if right e mine then to_all k over right targets rest else false
  end.

Lemma to_all_sound k over right targets : forall paths, to_all k over right targets paths = true ->
  forall e, In e targets -> over e = false -> exists ps, right e ps = true.
Proof.
  induction targets as [|a targets IH]; intros paths C e I O; [destruct I|]; cbn [to_all] in C.
  destruct (over a) eqn:A; [destruct I as [->|I]; [congruence | exact (IH _ C e I O)]|].
  destruct (split_at k paths) as [mine rest]; destruct (right a mine) eqn:R; [|discriminate].
  destruct I as [->|I]; [exists mine; exact R | exact (IH _ C e I O)].
Qed.

(* They have no vertex in common but the ends. *)
Definition ways_right (P : plain) (k : Z) (s e : int) (ps : list (list int)) : bool :=
  (k <=? Z.of_nat (length ps)) && forallb (way_check P s e) ps && different (s :: e :: flat_map inner ps).

(* They have no link in common. *)
Definition link_code (e : int * int) : int :=
  let (u, v) := e in (if (u <? v) then (u << 22) + v else (v << 22) + u)%uint63.

Definition codes (p : list int) : list int := match p with [] => [] | u :: l => map link_code (hops u l) end.

Definition lines_right (P : plain) (k : Z) (s e : int) (ps : list (list int)) : bool :=
  (k <=? Z.of_nat (length ps)) && forallb (way_check P s e) ps && different (flat_map codes ps).

Lemma link_code_back u v : link_code (u, v) = link_code (v, u).
Proof.
  unfold link_code; destruct (Uint63.ltbP u v), (Uint63.ltbP v u); try reflexivity; try lia.
  replace v with u by (apply to_Z_inj; lia); reflexivity.
Qed.

Section Sets.
Variable P : plain.
Hypothesis W : good_plain P.

Lemma ways_join k s e ps (F : list int) : to_Z s < to_Z (total P) -> ways_right P k s e ps = true ->
  Z.of_nat (length F) < k -> ~ In s F -> ~ In e F -> joined (without_vertices (Numbers P) F) s e.
Proof.
  unfold ways_right; rewrite !andb_true_iff, Z.leb_le, forallb_forall; intros S [[K R] D] L SF EF.
  apply different_sound in D; rewrite flat_map_concat_map in D; inversion D as [|? ? _ D1]; inversion D1 as [|? ? _ D2]; subst.
  destruct (one_free int_dec (map inner ps) F D2 ltac:(rewrite map_length; lia)) as (q & I & Q).
  apply in_map_iff in I; destruct I as (p & <- & I); destruct (way_check_sound P W s e p S (R p I)) as [E H]; rewrite E in H.
  assert (LA : last (inner p ++ [e]) s = e) by apply last_last.
  change (joined (without_vertices (Numbers P) F) s e) with (exists d, walk (without_vertices (Numbers P) F) s e d); rewrite <- LA.
  refine (path_walk int _ (fun u v => In v (row P u)) _ (inner p ++ [e]) s _ H _); [apply in_ints, S|].
  intros a b J A; destruct (hops_in _ _ _ _ J) as [X Y].
  assert (Z : forall x, In x (s :: inner p ++ [e]) -> ~ In x F).
  { intros x [<-|N]; [exact SF|]; apply in_app_or in N; destruct N as [N|[<-|[]]]; [apply Q, N | exact EF]. }
  split; [exact (adj_left A)|]; split; [exact (adj_right A)|]; split; [exact (adj_differ A)|]; left; split; [exact A|]; split; apply Z; assumption.
Qed.

Lemma lines_join k s e ps (L : list (int * int)) : to_Z s < to_Z (total P) -> lines_right P k s e ps = true ->
  Z.of_nat (length L) < k -> joined (without_links (Numbers P) L) s e.
Proof.
  unfold lines_right; rewrite !andb_true_iff, Z.leb_le, forallb_forall; intros S [[K R] D] LL.
  apply different_sound in D; rewrite flat_map_concat_map in D.
  destruct (one_free int_dec (map codes ps) (map link_code L) D ltac:(rewrite !map_length; lia)) as (q & I & Q).
  apply in_map_iff in I; destruct I as (p & <- & I); destruct (way_check_sound P W s e p S (R p I)) as [E H]; rewrite E in H, Q.
  assert (LA : last (inner p ++ [e]) s = e) by apply last_last.
  change (joined (without_links (Numbers P) L) s e) with (exists d, walk (without_links (Numbers P) L) s e d); rewrite <- LA.
  refine (path_walk int _ (fun u v => In v (row P u)) _ (inner p ++ [e]) s _ H _); [apply in_ints, S|].
  intros a b J A; assert (X : ~ In (link_code (a, b)) (map link_code L)) by (apply Q; cbn [codes]; apply in_map, J).
  split; [exact (adj_left A)|]; split; [exact (adj_right A)|]; split; [exact (adj_differ A)|]; left; split; [exact A|]; split; intros Y; apply X.
  - apply in_map, Y.
  - rewrite link_code_back; apply in_map, Y.
Qed.

End Sets.
