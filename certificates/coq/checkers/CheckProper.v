(* A network's text is right for all values of its parameters, where what package theorem asks
   of it is refuted; and what is a vertex then, and adjacent. *)

From Coq Require Import ZArith NArith Lia List Bool.
From Topocert Require Import Graph Walk Text TextMeaning CheckLinear CheckQuestion CheckTerms CheckFamily CheckPlace.
Import ListNotations.
Open Scope Z_scope.

Definition width (t : text) : nat := length (coordinates t).

Definition line_requirements (t : text) : list cond :=
  range_requirements (coordinates t) ++ flat_map (fun n => over_requirements (over n) (when n) (to n)) (neighbours t).

(* What a text requires is asked first of all divisors, then of all quotients. *)
Definition of_quotient (c : cond) : bool := match c with Equal _ _ => true | _ => false end.
Definition in_turn (l : list cond) : list cond := filter (fun c => negb (of_quotient c)) l ++ filter of_quotient l.
Definition required (F : family) (l : list cond) : list branch := map (fun c => asked F Yes (fun ps => claim_of ps c false)) (in_turn l).

Lemma required_met F l xs : (forall q, In q (required F l) -> exists t, refutes q t = true) -> member F xs -> all_met (params F xs) l.
Proof.
  intros Q M c I; destruct (yes (params F xs) c) eqn:E; [reflexivity|exfalso].
  destruct (Q (asked F Yes (fun ps => claim_of ps c false))) as [p R].
  - apply (in_map (fun c => asked F Yes (fun ps => claim_of ps c false))), in_or_app; rewrite !filter_In; destruct (of_quotient c); auto.
  - apply (asked_sound _ _ _ _ R xs M eq_refl); intros w ps P; rewrite <- E; apply claim_of_means, P.
Qed.

(* What is asked of each network, in the order of package theorem. *)
Definition network_questions (F : family) : list branch :=
  let t := line F in
  required F (line_requirements t) ++
  asked F Yes (fun ps => do v <- polys_of ps (root F); vertex_claim t ps v false) ::
  flat_map (fun it =>
    asked F Yes (fun ps => do v <- any t ps; do w <- follow (ps ++ v) it; vertex_claim t ps w false) ::
    if one_way F then [] else [asked F Yes (fun ps => do v <- any t ps; do w <- follow (ps ++ v) it; same_tuple_claim w v true)]) (items F) ++
  map (fun b => asked F Yes (fun ps =>
    do v <- any t ps; do w <- polys_of (ps ++ v) (towards b); each_true (where_claims (ps ++ v) b) ;;
    all [vertex_claim t ps w; adjacent_claim F ps v w] false)) (back F).

(* Names that stand for numbers from 0 on: parameters, coordinates, an item's variables. *)
Fixpoint given_naturals (s : list nat) (n : nat) (l : list Z) : list nat :=
  match l with [] => s | x :: l => given_naturals (if 0 <=? x then n :: s else s) (S n) l end.

Definition constant_naturals (F : family) : list nat :=
  filter (fun i => match nth i (constants_of F) None with Some c => 0 <=? c | None => false end) (seq 0 (length (arguments F))).
Definition vertex_naturals (F : family) : list nat := naturals_after (constant_naturals F) (length (arguments F)) (coordinates (line F)).

(* Names and tuples are as they must be. *)
Definition shaped (F : family) : bool :=
  let t := line F in let k := length (arguments F) in let n := width t in
  Nat.eqb (parameters t) k && scoped_ranges (constant_naturals F) k k (coordinates t) &&
  forallb (fun x => scoped_over (vertex_naturals F) k (k + n) (over x) (when x) (to x)) (neighbours t) &&
  forallb (fun it => scoped_over (given_naturals (vertex_naturals F) (k + n) (given it)) k (k + n + length (given it)) (others it) (only_if it) (goal it)) (items F) &&
  forallb (fun it => Nat.eqb (length (goal it)) n) (items F) &&
  Nat.eqb (length (root F)) n && forallb (fun b => Nat.eqb (length (towards b)) n) (back F).

Definition network_checked (F : family) (ts : list proof) : bool := shaped F && all_refuted (network_questions F) ts.

Lemma unroll_requirements cs n it rs : forall g, In it (unroll cs g rs n) ->
  forall d, In d (over_requirements (others it) (only_if it) (goal it)) -> In d (over_requirements rs (when n) (to n)).
Proof.
  induction rs as [|r rs IH]; intros g I d D; cbn [unroll] in I; [destruct I as [<-|[]]; exact D|].
  assert (Same : In it [Item g (r :: rs) (to n) (when n)] -> In d (over_requirements (r :: rs) (when n) (to n))) by (intros [<-|[]]; exact D).
  destruct (numeral cs (low r)); [|apply Same, I]; destruct (numeral cs (high r)); [|apply Same, I]; destruct (only r) eqn:O; try (apply Same, I).
  apply in_flat_map in I; destruct I as (x & _ & I); specialize (IH _ I d D); unfold over_requirements in *; cbn [range_requirements flat_map].
  rewrite !in_app_iff in *; tauto.
Qed.

Section Network.
Variable F : family.
Variable xs : list Z.
Notation t := (line F).
Notation ps := (params F xs).
Notation g := (text_graph t ps).
Notation n := (width t).

Hypothesis shape : shaped F = true.
Hypothesis met : all_met ps (line_requirements t).

Lemma params_length : length ps = length (arguments F).
Proof. apply map_length. Qed.

Definition vertex_of (v : list Z) : Prop := length v = n /\ vertex_at t ps v = true.

Lemma constants_natural : naturals ps (constant_naturals F) [] /\ below ps (constant_naturals F) [].
Proof.
  split; intros i I; unfold constant_naturals in I; apply filter_In in I; destruct I as [I C]; apply in_seq in I.
  - destruct (nth i (constants_of F) None) as [c|] eqn:E; [|discriminate]; apply Z.leb_le in C.
    apply (constants_agree F xs []) in E; apply nth_error_nth with (d := 0) in E; rewrite E; exact C.
  - rewrite app_nil_r, params_length; lia.
Qed.

Lemma vertex_natural v : vertex_of v -> naturals ps (vertex_naturals F) v /\ below ps (vertex_naturals F) v.
Proof.
  intros [L V]; destruct constants_natural as [N B]; pose proof (naturals_along ps (coordinates t) (constant_naturals F) [] v N B L) as K; rewrite app_nil_r, params_length in K.
  apply K, V.
Qed.

Lemma given_natural l : forall s r, naturals ps s r -> below ps s r ->
  naturals ps (given_naturals s (length (ps ++ r)) l) (r ++ l) /\ below ps (given_naturals s (length (ps ++ r)) l) (r ++ l).
Proof.
  induction l as [|x l IH]; intros s r N B; cbn [given_naturals]; [rewrite app_nil_r; auto|].
  assert (Len : length (ps ++ r ++ [x]) = S (length (ps ++ r))) by (rewrite !app_length; simpl; lia).
  assert (Old : forall i, In i s -> nth i (ps ++ r ++ [x]) 0 = nth i (ps ++ r) 0) by (intros i I; rewrite app_assoc; apply app_nth1, B, I).
  destruct (IH (if 0 <=? x then length (ps ++ r) :: s else s) (r ++ [x])) as [N' B'].
  - intros i I; destruct (Z.leb_spec 0 x); [destruct I as [<-|I]|]; try (rewrite Old by exact I; apply N, I).
    rewrite app_assoc, app_nth2, Nat.sub_diag by lia; exact H.
  - intros i I; rewrite Len; destruct (0 <=? x); [destruct I as [<-|I]; [lia|]|]; specialize (B i I); lia.
  - rewrite Len in N', B'; rewrite <- app_assoc in N', B'; auto.
Qed.

Lemma ranges_known : ranges_right ps (coordinates t) /\ forall v, fits ps (coordinates t) v <-> vertex_of v.
Proof.
  pose proof shape as S; unfold shaped in S; rewrite !andb_true_iff in S; destruct S as ((((((_ & S) & _) & _) & _) & _) & _).
  destruct constants_natural as [N B]; pose proof (ranges_meaning ps (coordinates t) _ [] N B) as R; rewrite app_nil_r, params_length in R; apply R; [exact S|].
  intros d D; apply met, in_or_app; left; exact D.
Qed.

Lemma vertices_known : exists vs, text_vertices t ps = Some vs /\ forall v, In v vs <-> vertex_of v.
Proof.
  destruct ranges_known as [R V]; destruct (tuples_known _ _ R) as [vs T]; exists vs; split; [exact T|]; intros v; rewrite (tuples_fit _ _ _ T); apply V.
Qed.

Lemma is_vertex_of v : is_vertex g v <-> vertex_of v.
Proof. unfold is_vertex; cbn [vertices text_graph]; destruct vertices_known as (vs & -> & V); apply V. Qed.

Lemma neighbours_known v : vertex_of v -> exists ws, text_neighbours t ps v = Some ws /\ forall w, In w ws <-> exists it, In it (items F) /\ item_leads (ps ++ v) it w.
Proof.
  intros V; destruct (vertex_natural v V) as [N B]; destruct V as [L _]; pose proof shape as S; unfold shaped in S; rewrite !andb_true_iff in S; destruct S as ((((((_ & _) & S) & _) & _) & _) & _).
  rewrite forallb_forall in S.
  assert (R : forall x, In x (neighbours t) -> next_right (ps ++ v) x).
  { intros x X; apply (over_right ps (over x) (when x) (to x) (vertex_naturals F) v N B).
    - rewrite app_length, params_length, L; apply S, X.
    - intros d D; apply met, in_or_app; right; apply in_flat_map; exists x; auto. }
  destruct (each_some (listed (ps ++ v)) (neighbours t)) as [ws E].
  { intros x X; destruct (listed_known _ _ (R x X)) as [l ->]; discriminate. }
  exists ws; split; [exact E|]; intros w; unfold items; rewrite (each_in _ _ _ E), <- (unrolled_lead (constants_of F)) by apply constants_agree; split.
  - intros (x & l & X & J & I); exists x; split; [exact X | apply (listed_leads _ _ _ J), I].
  - intros (x & X & I); destruct (listed_known _ _ (R x X)) as [l J]; exists x, l; split; [exact X|]; split; [exact J | apply (listed_leads _ _ _ J), I].
Qed.

Lemma link_of u v : vertex_of u -> link g u v <-> exists it, In it (items F) /\ item_leads (ps ++ u) it v.
Proof. intros U; destruct (neighbours_known u U) as (ws & E & W); cbn [link text_graph]; rewrite E; apply W. Qed.

Lemma item_leads_of it u w : In it (items F) -> vertex_of u -> item_leads (ps ++ u) it w <->
  exists ys, length ys = length (others it) /\ truths (range_truths ((ps ++ u) ++ given it) (others it) ys) = true /\
    yes ((ps ++ u) ++ given it ++ ys) (only_if it) = true /\ w = map (num ((ps ++ u) ++ given it ++ ys)) (goal it).
Proof.
  intros I U; destruct (vertex_natural u U) as [N B]; destruct (given_natural (given it) _ u N B) as [N' B']; destruct U as [L _].
  pose proof shape as S; unfold shaped in S; rewrite !andb_true_iff in S; destruct S as ((((((_ & _) & _) & S) & _) & _) & _).
  rewrite forallb_forall in S; specialize (S it I); unfold item_leads; rewrite <- !app_assoc.
  rewrite (over_leads ps _ _ _ _ _ _ N' B').
  - split; intros (ys & H); exists ys; rewrite <- ?app_assoc in *; exact H.
  - rewrite !app_length, params_length, L, Nat.add_assoc; exact S.
  - unfold items, unrolled in I; apply in_flat_map in I; destruct I as (x & X & I); intros d D; apply met, in_or_app; right.
    apply in_flat_map; exists x; split; [exact X | apply (unroll_requirements (constants_of F) x it (over x) [] I d D)].
Qed.

(* ---------- What is refuted ---------- *)

Hypothesis root_vertex : vertex_of (map (num ps) (root F)).
Hypothesis steps : forall it v w, In it (items F) -> vertex_of v -> item_leads (ps ++ v) it w -> vertex_of w /\ (one_way F = false -> w <> v).

Theorem line_right : one_way F = false -> text_right t ps.
Proof.
  intros Two;
  pose proof shape as S; unfold shaped in S; rewrite !andb_true_iff in S; destruct S as ((((((S & _) & _) & _) & _) & _) & _).
  apply Nat.eqb_eq in S; split; [rewrite params_length; symmetry; exact S|].
  destruct vertices_known as (vs & E & V); exists vs; split; [exact E|]; split.
  - apply V in root_vertex; intros ->; exact root_vertex.
  - intros v I; apply V in I; destruct (neighbours_known v I) as (ws & W & N); exists ws; split; [exact W|].
    intros w J; apply N in J; destruct J as (it & K & J); rewrite V; destruct (steps it v w K I J); auto.
Qed.

Theorem adj_of u v : one_way F = false -> adj g u v <-> vertex_of u /\ vertex_of v /\ exists it, In it (items F) /\ (item_leads (ps ++ u) it v \/ item_leads (ps ++ v) it u).
Proof.
  intros Two; unfold adj; rewrite !is_vertex_of; split.
  - intros (U & V & _ & [H|H]); (split; [exact U|]; split; [exact V|]); apply link_of in H; try assumption; destruct H as (it & I & H); exists it; auto.
  - intros (U & V & it & I & H); split; [exact U|]; split; [exact V|]; split.
    + intros ->; destruct H as [H|H]; apply (steps it v v I V) in H; destruct H as [_ H]; apply (H Two); reflexivity.
    + rewrite !link_of by assumption; destruct H as [H|H]; [left | right]; exists it; auto.
Qed.

Lemma leads_at_leads it u v wanted : In it (items F) -> vertex_of u -> leads_at (ps ++ u) it v wanted = true -> exists w, item_leads (ps ++ u) it w /\ wanted w = true.
Proof.
  intros I U H; apply leads_at_listed in H; destruct H as (ys & L & T & Y & W); eexists; split; [|exact W].
  apply item_leads_of; [exact I | apply U|]; exists ys; auto.
Qed.

(* Of a digraph an arc leads from one to the other. *)
Definition linked (u v : list Z) : Prop := if one_way F then is_vertex g u /\ is_vertex g v /\ link g u v else adj g u v.

Lemma linked_of it u v : In it (items F) -> vertex_of u -> item_leads (ps ++ u) it v -> linked u v.
Proof.
  intros I U L; destruct (steps it u v I U L) as [V _]; unfold linked; case_eq (one_way F); intros D; [|apply adj_of; [exact D|]].
  - rewrite !is_vertex_of; split; [exact U|]; split; [exact V|]; apply link_of; [exact U|]; exists it; auto.
  - split; [exact U|]; split; [exact V|]; exists it; auto.
Qed.

Lemma adjacent_at_linked u v : vertex_of u -> vertex_of v -> adjacent_at F ps u v = true -> linked u v.
Proof.
  intros U V H; apply existsb_exists in H; destruct H as (b & B & ->); unfold adjacent_truths in B; apply in_flat_map in B; destruct B as (it & I & B).
  assert (K : item_leads (ps ++ u) it v \/ one_way F = false /\ item_leads (ps ++ v) it u).
  { assert (Only : forall x, In true (if one_way F then [] else [x]) -> one_way F = false /\ x = true) by (case_eq (one_way F); intros _ x Ix; [destruct Ix | destruct Ix as [Ix|[]]; auto]).
    destruct B as [B|B]; [left|right; apply Only in B; destruct B as [D B]; split; [exact D|]];
      apply leads_at_leads in B; try assumption; destruct B as (w & L & E); apply same_tuple_at_eq in E; subst w; exact L. }
  destruct K as [K|[D K]]; [apply (linked_of it u v I U K)|]; apply (linked_of it v u I V) in K; unfold linked in *; rewrite D in *; apply adj_sym, K.
Qed.

Hypothesis backs : forall b v, In b (back F) -> vertex_of v -> where_at (ps ++ v) b = true -> linked v (map (num (ps ++ v)) (towards b)).

Lemma neighbour_of v wanted : vertex_of v -> existsb (fun b => b) (neighbour_truths F (back F) ps v wanted) = true -> exists w, linked v w /\ wanted w = true.
Proof.
  intros V H; apply existsb_exists in H; destruct H as (b & B & ->); apply in_app_or in B; destruct B as [B|B]; apply in_map_iff in B; destruct B as (x & E & I).
  - apply filter_In in I; destruct I as [I _]; apply leads_at_leads in E; try assumption; destruct E as (w & L & W); exists w; split; [|exact W].
    apply (linked_of x v w I V L).
  - apply andb_true_iff in E; destruct E as [E W]; eexists; split; [apply (backs x v I V E) | exact W].
Qed.

End Network.

(* ---------- All together ---------- *)

(* What is known of a network. *)
Record family_right (F : family) (xs : list Z) : Prop := FamilyRight {
  is_shaped : shaped F = true;
  requires : all_met (params F xs) (line_requirements (line F));
  has_root : vertex_of F xs (map (num (params F xs)) (root F));
  leads_on : forall it v w, In it (items F) -> vertex_of F xs v -> item_leads (params F xs ++ v) it w -> vertex_of F xs w /\ (one_way F = false -> w <> v);
  leads_back : forall b v, In b (back F) -> vertex_of F xs v -> where_at (params F xs ++ v) b = true -> linked F xs v (map (num (params F xs ++ v)) (towards b))
}.

(* And where it is none of a digraph. *)
Record network_right (F : family) (xs : list Z) : Prop := NetworkRight { stands :> family_right F xs; two_way : one_way F = false }.
#[export] Hint Resolve stands : core.

Lemma linked_adj F xs u v : one_way F = false -> linked F xs u v -> adj (text_graph (line F) (params F xs)) u v.
Proof. unfold linked; intros ->; auto. Qed.

Lemma has_steps F xs : network_right F xs -> forall it v w, In it (items F) -> vertex_of F xs v -> item_leads (params F xs ++ v) it w -> vertex_of F xs w /\ w <> v.
Proof. intros R it v w I V L; destruct (leads_on F xs R it v w I V L) as [W N]; split; [exact W | apply N, R]. Qed.

Lemma has_backs F xs : network_right F xs -> forall b v, In b (back F) -> vertex_of F xs v -> where_at (params F xs ++ v) b = true ->
  adj (text_graph (line F) (params F xs)) v (map (num (params F xs ++ v)) (towards b)).
Proof. intros R b v I V Y; apply linked_adj; [apply R | apply (leads_back F xs R b v I V Y)]. Qed.

Lemma any_then F xs w ps v (f : list poly -> making unit) : have w ps (params F xs) -> vertex_of F xs v ->
  (forall w' vs, later w w' -> have w' vs v -> so (f vs) w') -> so (do v <- any (line F) ps; f v) w.
Proof.
  intros P [L V] H w' Lw; eapply gives_bind; [apply (gives_any _ _ _ v _ (have_later _ _ _ _ Lw P) L V)|].
  intros w'' vs L' Hv; apply (H w'' vs (later_trans _ _ _ Lw L') Hv), later_refl.
Qed.

Lemma lists_then (m : making (list poly)) xs w (f : list poly -> making unit) : lists_ m xs w ->
  (forall w' ps, later w w' -> have w' ps xs -> so (f ps) w') -> so (do v <- m; f v) w.
Proof. intros M H w' L; eapply gives_bind; [apply M, L|]; intros w'' ps L' P; apply (H w'' ps (later_trans _ _ _ L L') P), later_refl. Qed.

Lemma follow_lists F xs w ps v vs it ws : shaped F = true -> all_met (params F xs) (line_requirements (line F)) -> In it (items F) ->
  have w ps (params F xs) -> have w vs v -> vertex_of F xs v -> item_leads (params F xs ++ v) it ws -> lists_ (follow (ps ++ vs) it) ws w.
Proof.
  intros S D I P V L H w' Lw; apply (item_leads_of F xs S D it v ws I L) in H; destruct H as (ys & Ly & T & Y & ->).
  rewrite app_assoc in *; apply gives_follow_over; try assumption.
  apply have_app; [|apply have_constants]; apply (have_later _ _ _ _ Lw), have_app; assumption.
Qed.

Theorem right_sound F ts : network_checked F ts = true -> forall xs, member F xs -> family_right F xs.
Proof.
  unfold network_checked; intros R xs M; apply andb_true_iff in R; destruct R as [S R].
  assert (Q : forall q, In q (network_questions F) -> exists t, refutes q t = true) by (apply (all_refuted_in _ _ R)); clear R; unfold network_questions in Q.
  assert (S' := S); unfold shaped in S'; rewrite !andb_true_iff in S'; destruct S' as ((_ & Sr) & Sb).
  assert (Sg : forallb (fun it => Nat.eqb (length (goal it)) (width (line F))) (items F) = true).
  { unfold shaped in S; rewrite !andb_true_iff in S; tauto. }
  rewrite forallb_forall in Sb.
  assert (D : all_met (params F xs) (line_requirements (line F))).
  { apply (required_met F _ xs); [intros q I; apply Q, in_or_app; left; exact I | exact M]. }
  assert (V0 : vertex_of F xs (map (num (params F xs)) (root F))).
  { split; [rewrite map_length; apply Nat.eqb_eq, Sr|].
    destruct (Q (asked F Yes (fun ps => do v <- polys_of ps (root F); vertex_claim (line F) ps v false))) as [p R]; [apply in_or_app; right; left; reflexivity|].
    destruct (vertex_at _ _ _) eqn:E; [reflexivity|exfalso]; apply (asked_sound _ _ _ _ R xs M eq_refl); intros w ps P.
    apply (lists_then _ _ _ _ (polys_of_lists (root F) w ps _ P)); intros w' v L H.
    pose proof (vertex_means (line F) w' ps v _ _ (have_later _ _ _ _ L P) H) as K; rewrite E in K; exact K. }
  assert (Steps : forall it v w, In it (items F) -> vertex_of F xs v -> item_leads (params F xs ++ v) it w -> vertex_of F xs w /\ (one_way F = false -> w <> v)).
  { intros it v w I V H; assert (Lw : length w = width (line F)).
    { apply (item_leads_of F xs S D it v w I V) in H; destruct H as (ys & _ & _ & _ & ->); rewrite map_length.
      rewrite forallb_forall in Sg; apply Nat.eqb_eq, (Sg it I). }
    assert (Two : forall q, In q (asked F Yes (fun ps => do v <- any (line F) ps; do w <- follow (ps ++ v) it; vertex_claim (line F) ps w false) ::
       if one_way F then [] else [asked F Yes (fun ps => do v <- any (line F) ps; do w <- follow (ps ++ v) it; same_tuple_claim w v true)]) -> exists t, refutes q t = true).
    { intros q J; apply Q, in_or_app; right; right; apply in_or_app; left; apply in_flat_map; exists it; auto. }
    split; [split; [exact Lw|]|].
    - destruct (Two _ (or_introl eq_refl)) as [p R]; destruct (vertex_at _ _ w) eqn:E; [reflexivity|exfalso].
      apply (asked_sound _ _ _ _ R xs M eq_refl); intros w0 ps P; apply (any_then F xs w0 ps v _ P V); intros w1 vs L1 Hv.
      apply (lists_then _ w); [apply (follow_lists F xs w1 ps v vs it w S D I (have_later _ _ _ _ L1 P) Hv V H)|]; intros w2 ws L2 Hw.
      pose proof (vertex_means (line F) w2 ps ws _ _ (have_later _ _ _ _ (later_trans _ _ _ L1 L2) P) Hw) as K; rewrite E in K; exact K.
    - intros D' ->; rewrite D' in Two; destruct (Two _ (or_intror (or_introl eq_refl))) as [p R].
      apply (asked_sound _ _ _ _ R xs M eq_refl); intros w0 ps P; apply (any_then F xs w0 ps v _ P V); intros w1 vs L1 Hv.
      apply (lists_then _ v); [apply (follow_lists F xs w1 ps v vs it v S D I (have_later _ _ _ _ L1 P) Hv V H)|]; intros w2 ws L2 Hw.
      pose proof (same_tuple_means w2 ws vs v v Hw (have_later _ _ _ _ L2 Hv) eq_refl) as K; rewrite (proj2 (same_tuple_at_eq v v) eq_refl) in K; exact K. }
  apply (FamilyRight F xs S D V0 Steps); intros b v I V Y.
  destruct (Q (asked F Yes (fun ps => do v <- any (line F) ps; do w <- polys_of (ps ++ v) (towards b); each_true (where_claims (ps ++ v) b) ;;
    all [vertex_claim (line F) ps w; adjacent_claim F ps v w] false))) as [p R].
  { apply in_or_app; right; right; apply in_or_app; right; apply (in_map (fun b => asked F Yes (fun ps => do v <- any (line F) ps; do w <- polys_of (ps ++ v) (towards b); each_true (where_claims (ps ++ v) b) ;;
    all [vertex_claim (line F) ps w; adjacent_claim F ps v w] false)) _ _ I). }
  set (w := map (num (params F xs ++ v)) (towards b)); assert (Lw : length w = width (line F)) by (unfold w; rewrite map_length; apply Nat.eqb_eq, (Sb b I)).
  destruct (vertex_at (line F) (params F xs) w && adjacent_at F (params F xs) v w) eqn:E.
  - apply andb_true_iff in E; destruct E as [E A]; apply (adjacent_at_linked F xs S D Steps v w V); [split; assumption | exact A].
  - exfalso; apply (asked_sound _ _ _ _ R xs M eq_refl); intros w0 ps P; apply (any_then F xs w0 ps v _ P V); intros w1 vs L1 Hv.
    pose proof (have_app _ _ _ _ _ (have_later _ _ _ _ L1 P) Hv) as Hpv.
    apply (lists_then _ w); [apply polys_of_lists, Hpv|]; intros w2 ws L2 Hw; pose proof (later_trans _ _ _ L1 L2) as L12.
    destruct (where_mean w2 _ _ b (have_later _ _ _ _ L2 Hpv)) as (bs & Mb & Tb); rewrite Y in Tb.
    apply so_then; [apply so_each_true, (mean_true _ _ _ Mb Tb)|].
    pose proof (means_all [vertex_claim (line F) ps ws; adjacent_claim F ps vs ws] [vertex_at (line F) (params F xs) w; adjacent_at F (params F xs) v w] w2) as K.
    cbn [forallb] in K; rewrite andb_true_r, E in K; apply K; constructor; [|constructor; [|constructor]].
    + apply vertex_means; [apply (have_later _ _ _ _ L12 P) | exact Hw].
    + apply adjacent_means; [apply (have_later _ _ _ _ L12 P) | apply (have_later _ _ _ _ L2 Hv) | exact Hw | apply V | exact Lw | exact Sg].
Qed.

Theorem network_sound F ts : network_checked F ts = true -> one_way F = false -> forall xs, member F xs -> network_right F xs.
Proof. intros C D xs M; split; [apply (right_sound F ts C xs M) | exact D]. Qed.
