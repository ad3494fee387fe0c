(* The girth of whole families of networks: see CheckTheorem.v. *)

From Coq Require Import ZArith NArith Lia List Permutation Bool.
From Topocert Require Import Graph Girth Walk Cycle Methods Text TextMeaning CheckLinear CheckQuestion CheckTerms CheckFamily CheckPlace CheckProper CheckTheorem CheckCounts CheckColours.
Import ListNotations.
Open Scope Z_scope.

(* ---------- A cycle ---------- *)

Definition cycle_wanted (value : term) (ps : list poly) (n : poly) : claim := fun truth =>
  do v <- poly_of ps value; all [at_least (ret n) (ret (constant 3)); at_least (ret v) (ret n)] truth.

Definition cycle_questions (F : family) (c : cond) (length_ : term) (walk : list piece) (value : term) : list branch :=
  let t := line F in let at_ := fun ps k => pieces (ps ++ [k]) (width t) walk in
  closed_walk_questions F c (cycle_wanted value) length_ walk ++
  [asked F c (fun ps => do n <- poly_of ps length_; do k <- fresh; fact k ;; fact (plus (minus n k) (-1)) ;;
     do e <- fresh; fact e ;; fact (plus (minus k e) (-1)) ;; do u <- at_ ps k; do v <- at_ ps e; same_tuple_claim u v true)].

Theorem cycle_sound F c length_ walk value ts : widths (width (line F)) walk = true -> all_refuted (cycle_questions F c length_ walk value) ts = true ->
  forall xs, member F xs -> network_right F xs -> yes (params F xs) c = true ->
  exists u l, cycle (text_graph (line F) (params F xs)) u l /\ Z.of_nat (length (u :: l)) <= num (params F xs) value.
Proof.
  intros W A xs M R Y; set (p := walk_at F xs walk); set (pv := params F xs) in *; set (n := num pv length_); set (v := num pv value).
  apply all_refuted_app in A; destruct A as (t1 & t2 & A & B).
  destruct (closed_walk_sound F c (cycle_wanted value) ((3 <=? n) && (n <=? v)) length_ walk t1 W A xs M R Y) as (N & En & _ & H).
  { intros w ps q P Hq w' L; eapply gives_bind; [apply (poly_of_yields value w ps pv P), L|]; intros w2 x L2 X.
    refine (means_all_two _ _ _ _ w2 _ _ w2 (later_refl _)); apply means_at_least; apply yields_ret;
      first [exact X | apply has_constant | apply (has_later _ _ _ _ (later_trans _ _ _ L L2) Hq)]. }
  fold p pv in En, H; fold n in En, H; apply andb_true_iff in N; rewrite !Z.leb_le in N.
  assert (D : forall i j, 0 <= i < j -> j < n -> p j <> p i).
  { intros i j I J E; destruct (all_refuted_cons _ _ _ B) as (q & _ & Q & _); apply (asked_sound _ _ _ _ Q xs M Y); intros w ps P.
    apply (term_then _ _ pv); [env|]; onward; fold n in H0; apply (so_bind _ _ j); [apply yields_fresh|]; onward.
    apply so_then; [apply (so_fact _ _ _ H1); lia|]; apply so_then; [apply (so_fact _ _ _ (has_plus _ _ _ (-1) (has_minus _ _ _ _ _ H0 H1))); lia|].
    apply (so_bind _ _ i); [apply yields_fresh|]; onward.
    apply so_then; [apply (so_fact _ _ _ H2); lia|]; apply so_then; [apply (so_fact _ _ _ (has_plus _ _ _ (-1) (has_minus _ _ _ _ _ H1 H2))); lia|].
    eapply lists_then; [apply (pieces_lists _ (pv ++ [j])); [apply have_app; [exact P | repeat constructor; exact H1] | exact W]|]; onward.
    eapply lists_then; [apply (pieces_lists _ (pv ++ [i])); [apply have_app; [exact P | repeat constructor; exact H2] | exact W]|]; onward.
    eapply true_so; [apply same_tuple_means; try eassumption|apply same_tuple_at_eq, E].
    rewrite !pieces_at_length by exact W; reflexivity. }
  pose proof (chain_by_function (text_graph (line F) pv) p n ltac:(lia) (fun i I => proj2 (H i ltac:(lia)))) as C.
  destruct (chain_head _ _ _ _ C) as (l & El); change (vertex (text_graph (line F) pv)) with (list Z) in *; exists (p 0), l.
  assert (Len : Z.of_nat (length (p 0 :: l)) = n) by (transitivity (Z.of_nat (length (map p (zrange n)))); [rewrite El; reflexivity | rewrite map_length; unfold zrange; rewrite map_length, seq_length; lia]).
  split; [|rewrite Len; unfold v in N; lia]; split; [change (2 <= Z.of_nat (@length (list Z) l)); cbn [length] in Len; lia|]; split; [|split].
  - change (NoDup (p 0 :: l)); rewrite <- El; unfold zrange; rewrite map_map; apply NoDup_map_inj; [|apply seq_NoDup]; intros i j I J E; apply in_seq in I, J.
    destruct (lt_eq_lt_dec i j) as [[L| ->]|L]; [exfalso | reflexivity | exfalso].
    + apply (D (Z.of_nat i) (Z.of_nat j)); [lia | lia | symmetry; exact E].
    + apply (D (Z.of_nat j) (Z.of_nat i)); [lia | lia | exact E].
  - change (path (text_graph (line F) pv) (p 0 :: l)); rewrite <- El; apply (chain_path _ _ _ _ C).
  - pose proof (chain_last (text_graph (line F) pv) _ _ _ (p 0) C) as La; change (last (map p (zrange n)) (p 0) = p (n - 1)) in La; rewrite El in La; assert (La' : last l (p 0) = p (n - 1)).
    { rewrite <- La; destruct l; [|reflexivity]; simpl in Len; lia. }
    change (adj (text_graph (line F) pv) (last l (p 0)) (p 0)); rewrite La', En; replace n with (n - 1 + 1) at 2 by lia; apply H; lia.
Qed.

(* ---------- No shorter one ---------- *)

(* Some neighbour, where arms are all; and a walk. *)
Definition hop (F : family) (ps v : list poly) : making (list poly) :=
  do w <- freshes (width (line F));
  choose (map (fun a => there ps v a true ;; do x <- arm_to ps v a; same_tuple_claim w x true) (arms F)) ;; ret w.

Fixpoint hops (F : family) (ps : list poly) (k : nat) (v : list poly) : making (list (list poly)) :=
  match k with O => ret [v] | S k => do w <- hop F ps v; do l <- hops F ps k w; ret (v :: l) end.

Definition no_cycle_question (F : family) (c : cond) (free : bool) (k : nat) : branch :=
  asked F c (fun ps => do s <- source F free ps; do w <- hops F ps k s;
    each_true (same_tuple_claim (nth k w []) (nth O w []) ::
      map (fun i => contrary (same_tuple_claim (nth i w []) (nth (S (S i mod k)) w []))) (seq 0 k))).

Definition no_cycle_questions (F : family) (c : cond) (free : bool) (girth : Z) : list branch :=
  map (no_cycle_question F c free) (seq 3 (Z.to_nat girth - 3)).

Definition have_all (w : world) (ps : list (list poly)) (vs : list (list Z)) : Prop := Forall2 (have w) ps vs.

Lemma gives_hop F xs w qs v vs u : reversed F xs -> network_right F xs -> have w qs (params F xs) -> have w vs v -> vertex_of F xs v ->
  adj (text_graph (line F) (params F xs)) v u -> gives (hop F qs vs) (fun w ws => have w ws u) w.
Proof.
  intros C R P V Vv A; assert (U : vertex_of F xs u) by (apply (vertex_known F xs R), (adj_right A)); unfold hop; rewrite <- (proj1 U).
  eapply gives_bind; [apply gives_freshes|]; intros w1 us L1 Hu.
  eapply gives_bind; [|intros w2 [] L2 _; apply gives_ret, (have_later _ _ _ _ L2 Hu)].
  cbv beta in Hu; apply (have_later _ _ _ _ L1) in P, V; apply (so_choose _ w1); [|apply later_refl].
  apply (C v Vv) in A; apply in_map_iff in A; destruct A as (a & E & I); apply filter_In in I; destruct I as [I T].
  eexists; split; [apply in_map_iff; exists a; split; [reflexivity | exact I]|].
  apply so_then; [apply (true_so _ _ _ (there_means w1 qs _ _ _ a P V) T)|].
  eapply lists_then; [apply (arm_lists w1 qs _ _ _ a P V)|]; onward; rewrite E in H.
  eapply true_so; [apply same_tuple_means; [exact Hu | exact H | reflexivity] | apply same_tuple_at_eq; reflexivity].
Qed.

Lemma gives_hops F xs qs : reversed F xs -> network_right F xs -> forall l v vs w, have w qs (params F xs) -> have w vs v -> vertex_of F xs v ->
  path (text_graph (line F) (params F xs)) (v :: l) -> gives (hops F qs (length l) vs) (fun w ws => have_all w ws (v :: l)) w.
Proof.
  intros C R; induction l as [|u l IH]; intros v vs w P V Vv Pa; cbn [length hops]; [apply gives_ret; repeat constructor; exact V|].
  destruct Pa as [A Pa]; eapply gives_bind; [apply (gives_hop F xs w qs v vs u C R P V Vv A)|]; intros w1 us L1 Hu.
  eapply gives_bind; [apply (IH u us w1 (have_later _ _ _ _ L1 P) Hu); [apply (vertex_known F xs R), (adj_right A) | exact Pa]|]; intros w2 ws L2 Hw.
  apply gives_ret; constructor; [apply (have_later _ _ _ _ (later_trans _ _ _ L1 L2) V) | exact Hw].
Qed.

Lemma have_all_nth w ps vs i : have_all w ps vs -> have w (nth i ps []) (nth i vs []).
Proof. intros H; revert i; induction H; intros [|i]; simpl; auto; constructor. Qed.

Lemma last_step {A} (l : list A) : forall y x, last (y :: l) x = last l y.
Proof. induction l as [|z l IH]; intros y x; [reflexivity|]; change (last (z :: l) x = last (z :: l) y); rewrite !IH; reflexivity. Qed.

Lemma path_end g l : forall (u v : vertex g), path g (u :: l) -> adj g (last l u) v -> path g (u :: l ++ [v]).
Proof.
  induction l as [|x l IH]; intros u v P A; [split; [exact A | exact I]|]; destruct P as [B P]; split; [exact B|].
  apply IH; [exact P|]; rewrite last_step in A; exact A.
Qed.

Lemma path_vertices g l : forall (u x : vertex g), is_vertex g u -> path g (u :: l) -> In x (u :: l) -> is_vertex g x.
Proof.
  induction l as [|y l IH]; intros u x U P [<-|I]; [exact U | destruct I | exact U|]; destruct P as [A P]; apply (IH y x (adj_right A) P I).
Qed.

Lemma moved_cycle g f u l : NoDup (vertices g) -> automorphism g f -> cycle g u l -> cycle g (f u) (map f l).
Proof.
  intros N A (L & D & P & C); split; [rewrite map_length; exact L|]; split; [|split].
  - change (f u :: map f l) with (map f (u :: l)); apply NoDup_map_inj; [|exact D]; intros a b I J.
    apply (automorphism_injective g f a b N A); apply (path_vertices g l u); try assumption; apply (adj_right C).
  - clear D C L; change (f u :: map f l) with (map f (u :: l)); revert u P; induction l as [|y l IH]; intros u P; [exact I|].
    destruct P as [B P]; split; [apply automorphism_adj; assumption | apply (IH y P)].
  - replace (last (map f l) (f u)) with (f (last l u)); [apply automorphism_adj; assumption|].
    clear; revert u; induction l as [|y l IH]; intros u; [reflexivity|]; cbn [map]; rewrite !last_step; apply IH.
Qed.

Theorem no_cycle_sound F c free girth ts : all_refuted (no_cycle_questions F c free girth) ts = true ->
  forall xs, member F xs -> network_right F xs -> yes (params F xs) c = true -> reversed F xs ->
  (free = false -> vertex_transitive (text_graph (line F) (params F xs))) ->
  forall u l, cycle (text_graph (line F) (params F xs)) u l -> girth <= Z.of_nat (length (u :: l)).
Proof.
  intros A xs M R Y C T; set (g := text_graph (line F) (params F xs)) in *.
  assert (From : forall (s : list Z) (l : list (list Z)), source_of F xs free s -> cycle g s l -> girth <= Z.of_nat (@length (list Z) (s :: l))).
  { intros s l Ss (L & D & P & E); change (2 <= Z.of_nat (@length (list Z) l)) in L; destruct (Z.le_gt_cases girth (Z.of_nat (length (s :: l)))) as [|G]; [assumption|exfalso].
    assert (Q : exists t, refutes (no_cycle_question F c free (length (s :: l))) t = true).
    { apply (all_refuted_in _ _ A), in_map, in_seq; change (Z.of_nat (S (@length (list Z) l)) < girth) in G; cbn [length]; lia. }
    destruct Q as [t Q]; apply (asked_sound _ _ _ _ Q xs M Y); intros w ps Hp.
    apply (source_then F xs free s w ps _ Hp Ss); onward; rename H into Hs; rename ws into sv.
    assert (V : vertex_of F xs s) by (apply (source_vertex F xs free s R Ss)).
    set (X := s :: l ++ [s]) in *; assert (Pl : path g X) by (apply path_end; assumption).
    intros w' L'; eapply gives_bind; [pose proof (gives_hops F xs ps C R (l ++ [s]) s sv w' (have_later _ _ _ _ L' Hp) (have_later _ _ _ _ L' Hs) V Pl) as K|].
    { change (gives (hops F ps (@length (list Z) (l ++ [s])) sv) (fun w ws => have_all w ws X) w') in K.
      replace (@length (list Z) (l ++ [s])) with (length (s :: l)) in K by (rewrite app_length; cbn [length]; lia); exact K. }
    cbv beta; intros w2 ws L2 Hw; set (k := length (s :: l)) in *.
    assert (N : forall i j, (i < k)%nat -> (j < k)%nat -> i <> j -> nth i (s :: l) [] <> nth j (s :: l) []).
    { intros i j I J Ne Eq_; apply Ne; apply (proj1 (NoDup_nth (s :: l) []) D i j I J Eq_). }
    assert (Xi : forall i, (i < k)%nat -> nth i X [] = nth i (s :: l) []) by (intros i I; unfold X; change (s :: l ++ [s]) with ((s :: l) ++ [s]); apply app_nth1, I).
    assert (Xk : nth k X [] = s) by (unfold X, k; change (s :: l ++ [s]) with ((s :: l) ++ [s]); rewrite app_nth2 by lia; rewrite Nat.sub_diag; reflexivity).
    assert (W : forall i, (i <= k)%nat -> length (nth i X []) = width (line F)).
    { intros i I; apply (vertex_known F xs R (nth i X [])), (path_vertices g (l ++ [s]) s); [apply (vertex_known F xs R), V | exact Pl|].
      fold X; apply nth_In; unfold X; cbn [length]; rewrite app_length; unfold k in I; cbn [length] in *; lia. }
    assert (K3 : (3 <= k)%nat) by (unfold k; cbn [length]; lia).
    apply (so_each_true _ w2); [|apply later_refl]; intros d [<-|I].
    - replace true with (same_tuple_at (nth k X []) (nth 0 X [])) by (apply same_tuple_at_eq; rewrite Xk; reflexivity).
      apply same_tuple_means; [apply have_all_nth, Hw | apply have_all_nth, Hw | rewrite !W by lia; reflexivity].
    - apply in_map_iff in I; destruct I as (i & <- & I); apply in_seq in I.
      assert (B : (S i mod k < k)%nat) by (apply Nat.mod_upper_bound; lia).
      replace true with (negb (same_tuple_at (nth i X []) (nth (S (S i mod k)) X []))).
      { apply means_contrary, same_tuple_means; [apply have_all_nth, Hw | apply have_all_nth, Hw | rewrite !W by lia; reflexivity]. }
      apply negb_true_iff; destruct (same_tuple_at (nth i X []) (nth (S (S i mod k)) X [])) eqn:Eq_; [exfalso|reflexivity].
      apply same_tuple_at_eq in Eq_; rewrite Xi in Eq_ by lia.
      destruct (Nat.eq_dec (S i) k) as [E1|Ne1]; [rewrite E1, Nat.mod_same, Xi in Eq_ by lia; apply (N i 1%nat) in Eq_; try lia; exact Eq_|].
      rewrite Nat.mod_small in Eq_ by lia; destruct (Nat.eq_dec (S (S i)) k) as [E2|Ne2].
      + rewrite E2, Xk in Eq_; change s with (nth 0 (s :: l) []) in Eq_ at 2; apply (N i 0%nat) in Eq_; try lia; exact Eq_.
      + rewrite Xi in Eq_ by lia; apply (N i (S (S i))) in Eq_; try lia; exact Eq_. }
  intros u l Cy; assert (U : is_vertex g u) by (destruct Cy as (_ & _ & _ & E); apply (adj_right E)); destruct free.
  - apply From; [apply (vertex_known F xs R), U | exact Cy].
  - destruct (T eq_refl u (root_of F xs) U (root_known F xs R)) as (f & Af & Ef); change (vertex g) with (list Z) in *; replace (length (u :: l)) with (length (f u :: map f l)) by (cbn [length]; rewrite map_length; reflexivity).
    apply From; [exact Ef | apply moved_cycle; [apply vertices_once | exact Af | exact Cy]].
Qed.
