(* Bipartite or not, and Hamiltonian, for whole families of networks: see CheckTheorem.v. *)

From Coq Require Import ZArith NArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk Methods Text TextMeaning CheckLinear CheckQuestion CheckTerms CheckFamily CheckPlace CheckProper CheckTheorem.
Import ListNotations.
Open Scope Z_scope.

(* ---------- A colour ---------- *)

Definition colour_questions (F : family) (c : cond) (colour : term) : list branch :=
  let t := line F in
  asked F c (fun ps => do v <- any t ps; do p <- poly_of (ps ++ v) colour; all [at_least (ret p) (ret []); at_least (ret (constant 1)) (ret p)] false) ::
  map (fun it => asked F c (fun ps => do v <- any t ps; do w <- follow (ps ++ v) it; do p <- poly_of (ps ++ v) colour; do q <- poly_of (ps ++ w) colour;
    is (ret (add p q)) (ret (constant 1)) false)) (items F).

Theorem bipartite_sound F c colour ts : all_refuted (colour_questions F c colour) ts = true ->
  forall xs, member F xs -> network_right F xs -> yes (params F xs) c = true -> bipartite (text_graph (line F) (params F xs)).
Proof.
  intros A xs M R Y; assert (Q := refuted_by F c _ _ A); set (pv := params F xs) in *; set (f := fun v => num (pv ++ v) colour).
  assert (In01 : forall v, vertex_of F xs v -> 0 <= f v <= 1).
  { intros v V; destruct ((0 <=? f v) && (f v <=? 1)) eqn:E; [apply andb_true_iff in E; rewrite !Z.leb_le in E; exact E|exfalso].
    apply (Q _ (or_introl eq_refl) xs M Y); intros w ps P; apply (any_then F xs w ps v _ P V); onward; apply (term_then _ _ (pv ++ v)); [env|]; onward.
    eapply false_so; [apply means_all_two; apply means_at_least; apply yields_ret; first [eassumption | apply has_none | apply has_constant] | exact E]. }
  assert (Change : forall it u v, In it (items F) -> vertex_of F xs u -> item_leads (pv ++ u) it v -> f u + f v = 1).
  { intros it u v I U L; destruct (f u + f v =? 1) eqn:E; [apply Z.eqb_eq, E|exfalso].
    eapply Q; [right; apply in_map_iff; exists it; split; [reflexivity | exact I] | exact M | exact Y|]; intros w ps P.
    apply (any_then F xs w ps u _ P U); onward; eapply lists_then; [apply (follow_known F xs R w0 ps u _ it v I P H U L)|]; onward.
    apply (term_then _ _ (pv ++ u)); [env|]; onward; apply (term_then _ _ (pv ++ v)); [env|]; onward.
    eapply false_so; [apply means_is; apply yields_ret; first [apply has_add; eassumption | apply has_constant] | exact E]. }
  apply (bipartite_by_colour (text_graph (line F) pv) f); intros u v H; apply (adj_known F xs R) in H; destruct H as (U & V & it & I & L).
  pose proof (In01 u U); pose proof (In01 v V); split; [|auto]; destruct L as [L|L]; [pose proof (Change it u v I U L) | pose proof (Change it v u I V L)]; lia.
Qed.

(* ---------- A closed walk ---------- *)

(* The vertex after so many hops; their number stands behind the parameters. The length is as wanted. *)
Definition closed_walk_questions (F : family) (c : cond) (wanted : list poly -> poly -> claim) (length_ : term) (walk : list piece) : list branch :=
  let t := line F in let at_ := fun ps k => pieces (ps ++ [k]) (width t) walk in
  [asked F c (fun ps => do n <- poly_of ps length_; wanted ps n false);
   asked F c (fun ps => do v <- at_ ps []; do n <- poly_of ps length_; do w <- at_ ps n; all [vertex_claim t ps v; same_tuple_claim v w] false);
   asked F c (fun ps => do n <- poly_of ps length_; do k <- fresh; fact k ;; fact (plus (minus n k) (-1)) ;;
     do u <- at_ ps k; do v <- at_ ps (plus k 1); all [vertex_claim t ps v; adjacent_claim F ps u v] false)].

Definition walk_at (F : family) (xs : list Z) (walk : list piece) (i : Z) : list Z := pieces_at (params F xs ++ [i]) (width (line F)) walk.

Theorem closed_walk_sound F c wanted wanted_at length_ walk ts : widths (width (line F)) walk = true ->
  all_refuted (closed_walk_questions F c wanted length_ walk) ts = true ->
  forall xs, member F xs -> network_right F xs -> yes (params F xs) c = true ->
  let n := num (params F xs) length_ in let p := walk_at F xs walk in
  (forall w ps q, have w ps (params F xs) -> has w q n -> means (wanted ps q) wanted_at w) ->
  wanted_at = true /\ p 0 = p n /\ vertex_of F xs (p 0) /\
  forall i, 0 <= i < n -> vertex_of F xs (p i) /\ adj (text_graph (line F) (params F xs)) (p i) (p (i + 1)).
Proof.
  intros W A xs M R Y n p Wt; assert (Q := refuted_by F c _ _ A); unfold walk_at in p; set (pv := params F xs) in *.
  assert (Lp : forall i, length (p i) = width (line F)) by (intros; apply pieces_at_length, W).
  assert (N : wanted_at = true).
  { destruct wanted_at; [reflexivity|exfalso].
    apply (Q _ (or_introl eq_refl) xs M Y); intros w ps P; apply (term_then _ _ pv); [env|]; onward; apply (Wt _ _ _ P H). }
  assert (Ends : vertex_of F xs (p 0) /\ p 0 = p n).
  { destruct (vertex_at (line F) pv (p 0) && same_tuple_at (p 0) (p n)) eqn:E.
    - apply andb_true_iff in E; destruct E as [E E']; apply same_tuple_at_eq in E'; split; [split; [apply Lp | exact E] | exact E'].
    - exfalso; apply (Q _ (or_intror (or_introl eq_refl)) xs M Y); intros w ps P.
      eapply lists_then; [apply (pieces_lists _ (pv ++ [0])); [apply have_app; [exact P | repeat constructor; apply has_none] | exact W]|]; onward.
      apply (term_then _ _ pv); [env|]; onward.
      eapply lists_then; [apply (pieces_lists _ (pv ++ [n])); [apply have_app; [exact P | repeat constructor; exact H0] | exact W]|]; onward.
      eapply false_so; [apply means_all_two; [apply vertex_means; eassumption | apply same_tuple_means; try eassumption]|exact E].
      fold (p 0) (p n); rewrite !Lp; reflexivity. }
  destruct Ends as [V0 En].
  assert (Hop : forall i, 0 <= i < n -> vertex_at (line F) pv (p (i + 1)) = true /\ adjacent_at F pv (p i) (p (i + 1)) = true).
  { intros i I; apply andb_true_iff; destruct (_ && _) eqn:E; [reflexivity|exfalso].
    apply (Q _ (or_intror (or_intror (or_introl eq_refl))) xs M Y); intros w ps P; apply (term_then _ _ pv); [env|]; onward.
    apply (so_bind _ _ i); [apply yields_fresh|]; onward.
    apply so_then; [apply (so_fact _ _ _ H0); lia|]; apply so_then; [apply (so_fact _ _ _ (has_plus _ _ _ (-1) (has_minus _ _ _ _ _ H H0))); lia|].
    eapply lists_then; [apply (pieces_lists _ (pv ++ [i])); [apply have_app; [exact P | repeat constructor; exact H0] | exact W]|]; onward.
    eapply lists_then; [apply (pieces_lists _ (pv ++ [i + 1])); [apply have_app; [exact P | repeat constructor; apply has_plus, H0] | exact W]|]; onward.
    eapply false_so; [apply means_all_two; [apply vertex_means; eassumption | apply (adjacent_known F xs R w3 ps _ _ _ _ P H1 H2); apply Lp]|exact E]. }
  assert (V : forall k : nat, Z.of_nat k <= n -> vertex_of F xs (p (Z.of_nat k))).
  { intros [|k] K; [exact V0|]; replace (Z.of_nat (S k)) with (Z.of_nat k + 1) by lia; split; [apply Lp | apply Hop; lia]. }
  split; [exact N|]; split; [exact En|]; split; [exact V0|]; intros i I.
  assert (Vi : vertex_of F xs (p i)) by (rewrite <- (Z2Nat.id i) by lia; apply V; lia); split; [exact Vi|].
  apply (adjacent_adj F xs R); [exact Vi | |apply Hop, I].
  split; [apply Lp | apply Hop, I].
Qed.

(* One of odd length. *)
Definition odd_wanted (ps : list poly) (n : poly) : claim := all [at_least (ret n) (ret (constant 1)); is (remainder n (constant 2)) (ret (constant 1))].

Definition odd_walk_questions (F : family) (c : cond) (length_ : term) (walk : list piece) : list branch := closed_walk_questions F c odd_wanted length_ walk.

Theorem not_bipartite_sound F c length_ walk ts : widths (width (line F)) walk = true -> all_refuted (odd_walk_questions F c length_ walk) ts = true ->
  forall xs, member F xs -> network_right F xs -> yes (params F xs) c = true -> ~ bipartite (text_graph (line F) (params F xs)).
Proof.
  intros W A xs M R Y; set (n := num (params F xs) length_).
  destruct (closed_walk_sound F c odd_wanted ((1 <=? n) && (n mod 2 =? 1)) length_ walk ts W A xs M R Y) as (N & En & _ & H).
  { intros w ps q P Hq; apply means_all_two; [apply means_at_least; apply yields_ret | apply means_is; [apply yields_remainder | apply yields_ret]];
      first [eassumption | apply has_constant]. }
  apply andb_true_iff in N; rewrite Z.leb_le, Z.eqb_eq in N.
  apply (not_bipartite_by_walk (text_graph (line F) (params F xs)) (walk_at F xs walk) n); try tauto; [symmetry; exact En|]; intros i I; apply H, I.
Qed.

(* ---------- A next vertex and a position ---------- *)

Definition hamiltonian_questions (F : family) (c : cond) (order_ : term) (next : list piece) (position : term) : list branch :=
  let t := line F in let n := width t in
  [asked F c (fun ps => do o <- poly_of ps order_; at_least (ret o) (ret (constant 3)) false);
   asked F c (fun ps => do v <- any t ps; do w <- pieces (ps ++ v) n next; all [vertex_claim t ps w; adjacent_claim F ps v w] false);
   asked F c (fun ps => do v <- any t ps; do p <- poly_of (ps ++ v) position; do o <- poly_of ps order_;
     all [at_least (ret p) (ret []); at_least (ret (plus o (-1))) (ret p)] false);
   asked F c (fun ps => do v <- any t ps; do w <- pieces (ps ++ v) n next; do p <- poly_of (ps ++ v) position; do q <- poly_of (ps ++ w) position; do o <- poly_of ps order_;
     some [is (ret q) (ret (plus p 1)); all [is (ret p) (ret (plus o (-1))); is (ret q) (ret [])]] false)].

Definition hamiltonian_checked (F : family) (c : cond) (order_ : term) (next : list piece) (position : term) (ts : list proof) : bool :=
  widths (width (line F)) next && all_refuted (hamiltonian_questions F c order_ next position) ts.

Theorem next_sound F c order_ next position ts : hamiltonian_checked F c order_ next position ts = true ->
  forall xs, member F xs -> family_right F xs -> yes (params F xs) c = true ->
  let N := num (params F xs) order_ in let g := text_graph (line F) (params F xs) in
  exists (nx : list Z -> list Z) (p : list Z -> Z), 3 <= N /\ (forall v, is_vertex g v -> linked F xs v (nx v)) /\ (forall v, is_vertex g v -> 0 <= p v <= N - 1) /\
    forall v, is_vertex g v -> p (nx v) = p v + 1 \/ p v = N - 1 /\ p (nx v) = 0.
Proof.
  unfold hamiltonian_checked; intros A xs M R Y; cbv zeta; apply andb_true_iff in A; destruct A as [W A].
  assert (Q := refuted_by F c _ _ A); set (pv := params F xs) in *; set (N := num pv order_) in *.
  set (nx := fun v => pieces_at (pv ++ v) (width (line F)) next); set (p := fun v => num (pv ++ v) position).
  assert (Ln : forall v, length (nx v) = width (line F)) by (intros; apply pieces_at_length, W).
  assert (Next : forall v, vertex_of F xs v -> vertex_of F xs (nx v) /\ linked F xs v (nx v)).
  { intros v V; destruct (vertex_at (line F) pv (nx v) && adjacent_at F pv v (nx v)) eqn:E.
    - apply andb_true_iff in E; destruct E as [E B]; assert (V' : vertex_of F xs (nx v)) by (split; [apply Ln | exact E]).
      split; [exact V' | apply (adjacent_linked F xs R v (nx v) V V' B)].
    - exfalso; apply (Q _ (or_intror (or_introl eq_refl)) xs M Y); intros w ps P; apply (any_then F xs w ps v _ P V); onward.
      eapply lists_then; [apply (pieces_lists _ (pv ++ v)); [env | exact W]|]; onward.
      eapply false_so; [apply means_all_two; [apply vertex_means; eassumption | apply (adjacent_known F xs R w1 ps v _ _ _ P H H0); [apply V | apply Ln]]|exact E]. }
  exists nx, p; split; [|split; [|split]].
  - destruct (Z.le_gt_cases 3 N) as [|L]; [assumption|exfalso]; apply (Q _ (or_introl eq_refl) xs M Y); intros w ps P; apply (term_then _ _ pv); [env|]; onward.
    eapply false_so; [apply means_at_least; apply yields_ret; [eassumption | apply has_constant] | apply Z.leb_gt, L].
  - intros v V; apply (vertex_known F xs R) in V; apply Next, V.
  - intros v V; apply (vertex_known F xs R) in V; destruct ((0 <=? p v) && (p v <=? N + -1)) eqn:E; [apply andb_true_iff in E; rewrite !Z.leb_le in E; lia|exfalso].
    apply (Q _ (or_intror (or_intror (or_introl eq_refl))) xs M Y); intros w ps P; apply (any_then F xs w ps v _ P V); onward.
    apply (term_then _ _ (pv ++ v)); [env|]; onward; apply (term_then _ _ pv); [env|]; onward.
    eapply false_so; [apply means_all_two; apply means_at_least; apply yields_ret; first [apply has_plus; eassumption | eassumption | apply has_none] | exact E].
  - intros v V; apply (vertex_known F xs R) in V; destruct ((p (nx v) =? p v + 1) || ((p v =? N + -1) && (p (nx v) =? 0))) eqn:E.
    + apply orb_true_iff in E; rewrite andb_true_iff, !Z.eqb_eq in E; lia.
    + exfalso; apply (Q _ (or_intror (or_intror (or_intror (or_introl eq_refl)))) xs M Y); intros w ps P; apply (any_then F xs w ps v _ P V); onward.
      eapply lists_then; [apply (pieces_lists _ (pv ++ v)); [env | exact W]|]; onward.
      apply (term_then _ _ (pv ++ v)); [env|]; onward; apply (term_then _ _ (pv ++ nx v)); [env|]; onward; apply (term_then _ _ pv); [env|]; onward.
      eapply false_so; [apply means_some_two; [|apply means_all_two]; apply means_is; apply yields_ret; first [apply has_plus; eassumption | eassumption | apply has_none] | exact E].
Qed.

Theorem hamiltonian_sound F c order_ next position ts : hamiltonian_checked F c order_ next position ts = true ->
  forall xs, member F xs -> network_right F xs -> yes (params F xs) c = true ->
  order (text_graph (line F) (params F xs)) (num (params F xs) order_) -> hamiltonian (text_graph (line F) (params F xs)).
Proof.
  intros A xs M R Y O; destruct (next_sound F c order_ next position ts A xs M R Y) as (nx & p & L & Next & P & S).
  apply (hamiltonian_by_next (text_graph (line F) (params F xs)) nx p _ O L); [intros v V; apply linked_adj; [apply R | apply Next, V] | exact P | exact S].
Qed.
