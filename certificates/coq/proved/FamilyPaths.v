(* Paths through all vertices of families: between any two vertices, or any two of different colours, by those from one vertex and
   automorphisms. *)

From Coq Require Import ZArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk Methods Cycle Broadcast Transitive Text TextMeaning CheckLinear CheckQuestion CheckTerms CheckFamily CheckPlace CheckProper CheckTheorem.
From Topocert Require Import FamilyWordsSays.
From Topocert Require FamilySentences.
Import ListNotations.
Open Scope Z_scope.

(* ---------- Questions ---------- *)

(* From the network's vertex r to another v; or to one of another colour, if there are colours. *)
Definition led_to (colour : option term) (ps r v : list poly) : making unit :=
  match colour with
  | None => same_tuple_claim v r false
  | Some t => is (poly_of (ps ++ v) t) (poly_of (ps ++ r) t) false
  end.

(* Its vertex after so many hops; where it begins and ends, that hops are along links, that its vertices differ. *)
Definition on_path (F : family) (walk : list piece) (ps v : list poly) (k : poly) : making (list poly) := pieces (ps ++ v ++ [k]) (width (line F)) walk.

Definition path_ends (F : family) (walk : list piece) (ps : list poly) (n : poly) (r v : list poly) : making unit :=
  do a <- on_path F walk ps v []; do b <- on_path F walk ps v (plus n (-1)); all [same_tuple_claim a r; same_tuple_claim b v] false.

Definition path_hops (F : family) (walk : list piece) (ps : list poly) (n : poly) (r v : list poly) : making unit :=
  do k <- fresh; fact k ;; fact (minus (plus n (-2)) k) ;; do u <- on_path F walk ps v k; do w <- on_path F walk ps v (plus k 1); all [vertex_claim (line F) ps w; adjacent_claim F ps u w] false.

Definition path_differs (F : family) (walk : list piece) (ps : list poly) (n : poly) (r v : list poly) : making unit :=
  do k <- fresh; fact k ;; fact (minus (plus n (-1)) k) ;; do e <- fresh; fact e ;; fact (minus (plus k (-1)) e) ;; do u <- on_path F walk ps v k; do w <- on_path F walk ps v e; same_tuple_claim u w true.

Definition paths_questions (F : family) (c : cond) (colour : option term) (walk : list piece) (order_ : term) : list branch :=
  map (fun f => asked F c (fun ps => do n <- poly_of ps order_; do v <- any (line F) ps; do r <- source F false ps; led_to colour ps r v ;; f ps n r v)) [path_ends F walk; path_hops F walk; path_differs F walk].

Definition parity_questions (F : family) (c : cond) (colour : term) : list branch :=
  map (fun it => asked F c (fun ps => do v <- any (line F) ps; do w <- follow (ps ++ v) it; is (do p <- poly_of (ps ++ v) colour; do q <- poly_of (ps ++ w) colour; ret (add p q)) (ret (constant 1)) false)) (items F).

(* ---------- What they show ---------- *)

Section Graphs.
Variable g : graph.
Hypothesis Once : NoDup (vertices g).

Lemma path_moved f : automorphism g f -> forall l, path g l -> path g (map f l).
Proof. intros A; induction l as [|u [|v l] IH]; intros P; try exact P; destruct P as [H P]; split; [apply (automorphism_adj g f u v A H) | apply IH, P]. Qed.

Lemma last_moved {A B} (f : A -> B) l : forall u, last (map f l) (f u) = f (last l u).
Proof. induction l as [|v l IH]; intros u; [reflexivity|]; cbn [map last]; destruct l; [reflexivity | apply IH]. Qed.

Lemma between_moved f u v : automorphism g f -> hamiltonian_between g u v -> hamiltonian_between g (f u) (f v).
Proof.
  intros A (l & P & Pa & L); exists (map f l); split; [|split].
  - change (f u :: map f l) with (map f (u :: l)); apply (Permutation_trans (Permutation_map f P)), A.
  - apply (path_moved f A (u :: l) Pa).
  - rewrite last_moved, L; reflexivity.
Qed.
End Graphs.

Section Sound.
Variables (F : family) (c : cond) (xs : list Z).
Hypothesis M : member F xs.
Hypothesis R : network_right F xs.
Hypothesis Y : yes (params F xs) c = true.
Notation n := (width (line F)).
Notation pv := (params F xs).
Notation g := (text_graph (line F) pv).
Notation r := (root_of F xs).

Definition leads (colour : option term) (v : list Z) : Prop := match colour with None => v <> r | Some t => num (pv ++ v) t <> num (pv ++ r) t end.

Lemma led_so colour w ps rs vs v : have w ps pv -> have w rs r -> have w vs v -> length v = n -> leads colour v -> so (led_to colour ps rs vs) w.
Proof.
  intros P Hr Hv Lv D; destruct colour as [t|]; cbn [led_to leads] in *.
  - eapply false_so; [apply means_is; apply poly_of_yields, have_app; eassumption | apply Z.eqb_neq, D].
  - assert (Lr : length r = n) by apply (has_root F xs R).
    eapply false_so; [apply same_tuple_means; [eassumption | eassumption | congruence]|]; destruct (same_tuple_at v r) eqn:E; [apply same_tuple_at_eq in E; contradiction | reflexivity].
Qed.

Theorem paths_sound colour walk order_ us : widths n walk = true -> order g (num pv order_) -> all_refuted (paths_questions F c colour walk order_) us = true ->
  forall v, vertex_of F xs v -> leads colour v -> hamiltonian_between g r v.
Proof.
  intros W [_ O] A v V D; set (N := num pv order_) in *; pose proof (refuted_by F c _ _ A) as Q; clear A.
  set (p := fun i => pieces_at (pv ++ v ++ [i]) n walk); assert (Lp : forall i, length (p i) = n) by (intros; apply pieces_at_length, W); pose proof (has_root F xs R) as Vr; fold r in Vr.
  assert (At : forall w ps vs k i, have w ps pv -> have w vs v -> has w k i -> lists_ (on_path F walk ps vs k) (p i) w).
  { intros w ps vs k i P Hv K; apply (pieces_lists _ (pv ++ v ++ [i])); [apply have_app; [exact P | apply have_app; [exact Hv | repeat constructor; exact K]] | exact W]. }
  assert (Begin : forall f w ps, have w ps pv -> (forall w' q rs vs, later w w' -> have w' ps pv -> has w' q N -> have w' rs r -> have w' vs v -> so (f ps q rs vs) w') ->
    so (do q <- poly_of ps order_; do vs <- any (line F) ps; do rs <- source F false ps; led_to colour ps rs vs ;; f ps q rs vs) w).
  { intros f w ps P H; apply (term_then _ _ pv); [exact P|]; intros w1 q L1 Hq; pose proof (have_later _ _ _ _ L1 P) as P1; apply (any_then F xs w1 ps v _ P1 V); intros w2 vs L2 Hv; pose proof (have_later _ _ _ _ L2 P1) as P2.
    apply (source_then F xs false r w2 ps _ P2 eq_refl); intros w3 rs L3 Hr; pose proof (have_later _ _ _ _ L3 P2) as P3; apply (have_later _ _ _ _ L3) in Hv.
    apply FamilySentences.so_then; [apply (led_so colour w3 ps rs vs v P3 Hr Hv (proj1 V) D)|]; intros w4 L4; apply H; [apply (later_trans _ _ _ L1), (later_trans _ _ _ L2), (later_trans _ _ _ L3), L4 | apply (have_later _ _ _ _ L4 P3) | apply (has_later _ _ _ _ (later_trans _ _ _ L2 (later_trans _ _ _ L3 L4)) Hq) | apply (have_later _ _ _ _ L4 Hr) | apply (have_later _ _ _ _ L4 Hv)]. }
  assert (Ends : p 0 = r /\ p (N - 1) = v).
  { destruct (same_tuple_at (p 0) r && same_tuple_at (p (N - 1)) v) eqn:E; [apply andb_true_iff in E; rewrite !same_tuple_at_eq in E; exact E|exfalso].
    apply (Q _ (or_introl eq_refl) xs M Y); intros w ps P; apply (Begin (path_ends F walk)); [exact P|]; clear P; intros w0 q rs vs _ P Hq Hr Hv; clear w; rename w0 into w.
    apply (lists_then _ (p 0)); [apply At; [exact P | exact Hv | apply has_none]|]; intros w1 a L1 Ha; apply (lists_then _ (p (N - 1))); [apply At; [apply (have_later _ _ _ _ L1 P) | apply (have_later _ _ _ _ L1 Hv) | apply (has_plus _ _ _ (-1)), (has_later _ _ _ _ L1 Hq)]|]; intros w2 b L2 Hb.
    eapply false_so; [apply means_all_two; (apply same_tuple_means; [first [exact Hb | apply (have_later _ _ _ _ L2 Ha)] | first [apply (have_later _ _ _ _ (later_trans _ _ _ L1 L2) Hr) | apply (have_later _ _ _ _ (later_trans _ _ _ L1 L2) Hv)] | rewrite Lp; symmetry; first [apply Vr | apply V]]) | exact E]. }
  destruct Ends as [P0 Pn].
  assert (Hop : forall i, 0 <= i <= N - 2 -> vertex_at (line F) pv (p (i + 1)) = true /\ adjacent_at F pv (p i) (p (i + 1)) = true).
  { intros i I; apply andb_true_iff; destruct (_ && _) eqn:E; [reflexivity|exfalso].
    apply (Q _ (or_intror (or_introl eq_refl)) xs M Y); intros w ps P; apply (Begin (path_hops F walk)); [exact P|]; clear P; intros w0 q rs vs _ P Hq Hr Hv; clear w; rename w0 into w.
    apply (so_bind _ _ i); [apply yields_fresh|]; intros w1 k L1 K; apply (has_later _ _ _ _ L1) in Hq; apply (have_later _ _ _ _ L1) in P, Hv.
    apply FamilySentences.so_then; [apply (so_fact _ _ _ K); lia|]; intros w2 L2; apply (has_later _ _ _ _ L2) in Hq, K; apply FamilySentences.so_then; [apply (so_fact _ _ _ (has_minus _ _ _ _ _ (has_plus _ _ _ (-2) Hq) K)); lia|]; intros w3 L3; apply (has_later _ _ _ _ L3) in K; apply (have_later _ _ _ _ (later_trans _ _ _ L2 L3)) in P, Hv.
    apply (lists_then _ (p i)); [apply At; assumption|]; intros w4 a L4 Ha; apply (have_later _ _ _ _ L4) in P, Hv; apply (lists_then _ (p (i + 1))); [apply At; [exact P | exact Hv | apply has_plus, (has_later _ _ _ _ L4 K)]|]; intros w5 b L5 Hb; apply (have_later _ _ _ _ L5) in P, Ha.
    eapply false_so; [apply means_all_two; [apply vertex_means; eassumption | apply (adjacent_known F xs R w5 ps _ _ _ _ P Ha Hb); apply Lp]|exact E]. }
  assert (Vp : forall k : nat, Z.of_nat k <= N - 1 -> vertex_of F xs (p (Z.of_nat k))).
  { intros [|k] K; [change (Z.of_nat 0) with 0; rewrite P0; exact Vr|]; replace (Z.of_nat (S k)) with (Z.of_nat k + 1) by lia; split; [apply Lp | apply Hop; lia]. }
  assert (Differ : forall i j, 0 <= i < j -> j <= N - 1 -> p j <> p i).
  { intros i j I J E; apply (Q _ (or_intror (or_intror (or_introl eq_refl))) xs M Y); intros w ps P; apply (Begin (path_differs F walk)); [exact P|]; clear P; intros w0 q rs vs _ P Hq Hr Hv; clear w; rename w0 into w.
    apply (so_bind _ _ j); [apply yields_fresh|]; intros w1 k L1 K; apply (has_later _ _ _ _ L1) in Hq; apply (have_later _ _ _ _ L1) in P, Hv.
    apply FamilySentences.so_then; [apply (so_fact _ _ _ K); lia|]; intros w2 L2; apply (has_later _ _ _ _ L2) in Hq, K; apply FamilySentences.so_then; [apply (so_fact _ _ _ (has_minus _ _ _ _ _ (has_plus _ _ _ (-1) Hq) K)); lia|]; intros w3 L3; apply (has_later _ _ _ _ L3) in K; apply (have_later _ _ _ _ (later_trans _ _ _ L2 L3)) in P, Hv.
    apply (so_bind _ _ i); [apply yields_fresh|]; intros w4 e L4 Ke; apply (has_later _ _ _ _ L4) in K; apply (have_later _ _ _ _ L4) in P, Hv.
    apply FamilySentences.so_then; [apply (so_fact _ _ _ Ke); lia|]; intros w5 L5; apply (has_later _ _ _ _ L5) in Ke, K; apply FamilySentences.so_then; [apply (so_fact _ _ _ (has_minus _ _ _ _ _ (has_plus _ _ _ (-1) K) Ke)); lia|]; intros w6 L6; apply (has_later _ _ _ _ L6) in Ke, K; apply (have_later _ _ _ _ (later_trans _ _ _ L5 L6)) in P, Hv.
    apply (lists_then _ (p j)); [apply At; assumption|]; intros w7 a L7 Ha; apply (lists_then _ (p i)); [apply At; [apply (have_later _ _ _ _ L7 P) | apply (have_later _ _ _ _ L7 Hv) | apply (has_later _ _ _ _ L7 Ke)]|]; intros w8 b L8 Hb.
    eapply true_so; [apply same_tuple_means; [apply (have_later _ _ _ _ L8 Ha) | exact Hb | rewrite !Lp; reflexivity] | apply same_tuple_at_eq, E]. }
  assert (N0 : 0 < N) by (rewrite <- O; pose proof (vertices_some F xs R) as So; destruct (vertices g); [destruct (So eq_refl) | cbn [length]; lia]).
  pose proof (chain_by_function g p N N0) as C.
  assert (C' : chain g (map p (zrange N)) (p 0) (p (N - 1))).
  { apply C; intros i I; assert (Vi : vertex_of F xs (p i)) by (rewrite <- (Z2Nat.id i) by lia; apply Vp; lia); apply (adjacent_adj F xs R); [exact Vi | split; [apply Lp | apply Hop; lia] | apply Hop; lia]. }
  destruct (chain_head _ _ _ _ C') as (l & El); change (vertex g) with (list Z) in *; rewrite P0 in El; exists l; split; [|split].
  - change (Permutation (r :: l) (vertices g)); rewrite <- El; apply NoDup_Permutation_bis.
    + unfold zrange; rewrite map_map; apply NoDup_map_inj; [|apply seq_NoDup]; intros i j I J E; apply in_seq in I, J.
      destruct (lt_eq_lt_dec i j) as [[L| ->]|L]; [exfalso | reflexivity | exfalso]; [apply (Differ (Z.of_nat i) (Z.of_nat j)); [lia | lia | symmetry; exact E] | apply (Differ (Z.of_nat j) (Z.of_nat i)); [lia | lia | exact E]].
    + unfold zrange; rewrite !map_length, seq_length; change (vertex g) with (list Z) in O; lia.
    + intros u I; apply in_map_iff in I; destruct I as (i & <- & I); apply in_zrange in I; apply (vertex_known F xs R); rewrite <- (Z2Nat.id i) by lia; apply Vp; lia.
  - change (path g (r :: l)); rewrite <- El; apply (chain_path _ _ _ _ C').
  - pose proof (chain_last g _ _ _ r C') as La; rewrite El, Pn in La; destruct l; exact La.
Qed.

Theorem connected_by_paths walk order_ us : widths n walk = true -> vertex_transitive g -> order g (num pv order_) -> all_refuted (paths_questions F c None walk order_) us = true -> hamiltonian_connected g.
Proof.
  intros W T O A u v U V D; pose proof (proj2 (vertex_known F xs R _) (has_root F xs R)) as Vr; destruct (T _ u Vr U) as (f & Af & Fu); destruct (automorphism_onto g f v Af V) as (x & X & <-).
  rewrite <- Fu; apply (between_moved g f _ _ Af), (paths_sound None walk order_ us W O A); [apply (vertex_known F xs R), X | cbn [leads]; intros E; apply D; rewrite <- Fu, E; reflexivity].
Qed.

Theorem laceable_by_paths colour way order_ ts us : widths n way = true -> connected g -> bipartite g -> vertex_transitive g -> order g (num pv order_) ->
  all_refuted (parity_questions F c colour) ts = true -> all_refuted (paths_questions F c (Some colour) way order_) us = true -> hamiltonian_laceable g.
Proof.
  intros W Co Bi T O B A; split; [exact Co|]; split; [exact Bi|]; set (f := fun v => num (pv ++ v) colour); pose proof (refuted_by F c _ _ B) as Q; clear B.
  assert (Change : forall it u v, In it (items F) -> vertex_of F xs u -> item_leads (pv ++ u) it v -> f u + f v = 1).
  { intros it u v I U L; destruct (f u + f v =? 1) eqn:E; [apply Z.eqb_eq, E|exfalso].
    eapply Q; [apply in_map_iff; exists it; split; [reflexivity | exact I] | exact M | exact Y|]; intros w ps P.
    apply (any_then F xs w ps u _ P U); intros w1 us' L1 Hu; apply (have_later _ _ _ _ L1) in P; eapply lists_then; [apply (follow_known F xs R w1 ps u us' it v I P Hu U L)|]; intros w2 vs L2 Hv; apply (have_later _ _ _ _ L2) in P, Hu.
    eapply false_so; [apply means_is; [|apply yields_ret, has_constant]; apply (yields_bind _ _ (f u)); [apply poly_of_yields, have_app; assumption|]; intros w3 a L3 Ha; apply (yields_bind _ _ (f v)); [apply poly_of_yields, have_app; [apply (have_later _ _ _ _ L3 P) | apply (have_later _ _ _ _ L3 Hv)]|]; intros w4 b L4 Hb; apply yields_ret, has_add; [apply (has_later _ _ _ _ L4 Ha) | exact Hb] | exact E]. }
  assert (Step : forall u v, adj g u v -> f u + f v = 1).
  { intros u v H; apply (adj_known F xs R) in H; destruct H as (U & V & it & I & [L|L]); [apply (Change it u v I U L) | rewrite Z.add_comm; apply (Change it v u I V L)]. }
  assert (Parity : forall u v d, walk g u v d -> f v = if Z.odd d then 1 - f u else f u).
  { induction 1 as [v V|u v w d H Wk IH]; [reflexivity|]; rewrite IH, Z.add_1_r, Z.odd_succ, <- Z.negb_odd; specialize (Step u v H); destruct (Z.odd d); cbn [negb]; lia. }
  intros u v d [Wk _] Od; pose proof (proj2 (vertex_known F xs R _) (has_root F xs R)) as Vr; destruct (T _ u Vr (walk_left g _ _ _ Wk)) as (h & Ah & Hu); destruct (automorphism_onto g h v Ah (walk_right g _ _ _ Wk)) as (x & X & <-).
  rewrite <- Hu in Wk |- *; apply (between_moved g h _ _ Ah), (paths_sound (Some colour) way order_ us W O A); [apply (vertex_known F xs R), X|].
  cbn [leads]; pose proof (Parity _ _ _ (automorphism_walk_back g h _ _ d (vertices_once F xs) Ah Wk _ x Vr X eq_refl eq_refl)) as E; rewrite Od in E; unfold f in E; unfold root_of in *; intros K; rewrite K in E; lia.
Qed.
End Sound.
