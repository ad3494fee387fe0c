(* Distances in networks whose vertices and links a choice leaves open: how many layers it takes to reach a vertex. *)

From Coq Require Import ZArith Lia List Bool Uint63.
From Topocert Require Import CheckGraph WordSays WordBags WordNets WordGates WordOpen WordTerms WordOpenNets WordApart WordReach.
Import ListNotations.
Open Scope Z_scope.

(* Whether a vertex is in each of so many layers more, and in this one. *)
Fixpoint in_layers (many : nat) (rows : list open_row) (v : part) (layer : list lit) : making (list lit) :=
  let sides := combine (map vertex_in rows) layer in
  match side_of v sides with
  | None => fails
  | Some y =>
    match many with
    | O => pure [y]
    | S many => let* next := next_layer sides rows layer in let* l := in_layers many rows v next in pure (y :: l)
    end
  end.

(* The distances that there may be: each with when it is that. *)
Fixpoint distances_from (d : Z) (before : lit) (l : list lit) : making (list (part * lit)) :=
  match l with
  | [] => pure [(Endless_, negated before)]
  | y :: l => let* x := conjunction [y; negated before] in let* others := distances_from (d + 1) y l in pure ((whole d, x) :: others)
  end.

Definition distance_open (rows : list open_row) (p : list part) : making term :=
  match p with
  | [u; v] =>
    match around rows u, around rows v with
    | Some _, Some _ =>
      match row_at u rows, row_at v rows with
      | Some _, Some _ =>
        let* l := in_layers (List.length rows - 1) (turned rows) v (map (fun s => if same u (vertex_in s) then alive_in s else Known false) rows) in
        let* l := distances_from 0 (Known false) l in pure (One_of l)
      | _, _ => pure (Fixed Endless_)
      end
    | _, _ => fails
    end
  | _ => fails
  end.

(* Of a network the rows with links turned. *)
Section Distance.
Variable origin : net.
Variable rows : list open_row.
Variable others : list (part * list part).
Hypothesis Ori : upright origin.
Hypothesis F : fitting others.
Hypothesis D : different_parts (map vertex_in rows) = true.
Hypothesis Led : forall u v, member v (row_of origin u) = member u (row_of (Made others) v).
Let U : upright (Made others) := made_upright others F.

Lemma layers_step fuel : forall seen frontier k w v, member w (nth k (layers origin fuel seen frontier) []) = true -> member v (row_of origin w) = true ->
  member v seen = true \/ (exists j, (j <= S k)%nat /\ member v (nth j (layers origin fuel seen frontier) []) = true) \/ (List.length (layers origin fuel seen frontier) <= S k)%nat.
Proof.
  induction fuel as [|fuel IH]; intros seen frontier k w v M R; [right; right; destruct frontier; simpl; lia|].
  destruct frontier as [|p l] eqn:E; [right; right; simpl; lia|]; rewrite <- E in *.
  assert (X : layers origin (S fuel) seen frontier = frontier :: layers origin fuel (fresh_from origin seen frontier ++ seen) (fresh_from origin seen frontier)) by (rewrite E; reflexivity).
  rewrite X in *; destruct k as [|k]; simpl nth in M.
  - destruct (member v seen) eqn:Sv; [left; reflexivity|]; right.
    assert (N : member v (fresh_from origin seen frontier) = true).
    { apply fresh_member; split; [exact Sv|]; apply member_true in M; destruct M as (q & I & S); exists q; split; [exact I|]; rewrite <- (row_same _ Ori w q S); exact R. }
    destruct fuel as [|fuel]; [right; destruct (fresh_from origin seen frontier); simpl; lia|]; left; exists 1%nat; split; [lia|].
    destruct (fresh_from origin seen frontier) as [|x f] eqn:Fr; [discriminate N | exact N].
  - destruct (IH _ _ k w v M R) as [A|[(j & J & A)|A]].
    + rewrite member_app, orb_true_iff in A; destruct A as [A|A]; [|left; exact A].
      right; destruct fuel as [|fuel]; [destruct (fresh_from origin seen frontier); destruct k; discriminate M|]; left; exists 1%nat; split; [lia|].
      destruct (fresh_from origin seen frontier) as [|x f] eqn:Fr; [discriminate A | exact A].
    + right; left; exists (S j); split; [lia | exact A].
    + right; right; simpl; lia.
Qed.

Lemma nth_concat v (l : list (list part)) : member v (concat l) = true -> exists j, (j < List.length l)%nat /\ member v (nth j l []) = true.
Proof.
  induction l as [|m l IH]; [discriminate|]; simpl; rewrite member_app, orb_true_iff; intros [M|M]; [exists 0%nat; split; [lia | exact M]|].
  destruct (IH M) as (j & L & J); exists (S j); split; [lia | exact J].
Qed.

Lemma in_some_layer u d v : is_vertex_of origin u = true -> within_steps others [u] d v = true ->
  exists j, (j <= d)%nat /\ member v (nth j (layers_from origin u) []) = true.
Proof.
  intros V; unfold layers_from; rewrite (vertex_there _ Ori), V; set (n := List.length (vertices_of origin)).
  assert (Zero : forall x, member x [u] = true -> member x (nth 0 (layers origin n [u] [u]) []) = true).
  { intros x M; assert (N : n <> 0%nat) by (unfold n; unfold is_vertex_of in V; destruct (vertices_of origin); [discriminate V | discriminate]); destruct n; [contradiction | exact M]. }
  revert v; induction d as [|d IH]; intros v W; simpl in W.
  - exists 0%nat; split; [lia | apply Zero, W].
  - apply orb_true_iff in W; destruct W as [W|W]; [destruct (IH v W) as (j & J & M); exists j; split; [lia | exact M]|].
    apply existsb_exists in W; destruct W as (w & I & W); destruct (IH w W) as (k & K & M); apply WordBags.member_in in I; rewrite <- Led in I.
    destruct (layers_step n [u] [u] k w v M I) as [A|[(j & J & A)|A]].
    + exists 0%nat; split; [lia | apply Zero, A].
    + exists j; split; [lia | exact A].
    + assert (C : member v (reached origin u) = true).
      { apply (reached_on _ Ori u w v); [|exact I]; apply (within_reached origin others Ori Led u d w W V). }
      unfold reached, layers_from in C; rewrite (vertex_there _ Ori), V in C; fold n in C; apply nth_concat in C; destruct C as (j & J & C); exists j; split; [lia | exact C].
Qed.

Lemma layer_within s fuel : forall seen frontier d k, (forall w, member w frontier = true -> within_steps others s d w = true) ->
  forall v, member v (nth k (layers origin fuel seen frontier) []) = true -> within_steps others s (d + k) v = true.
Proof.
  induction fuel as [|fuel IH]; intros seen frontier d k A v M; [destruct frontier, k; discriminate M|].
  destruct frontier as [|p l] eqn:E; [destruct k; discriminate M|]; rewrite <- E in *.
  assert (X : layers origin (S fuel) seen frontier = frontier :: layers origin fuel (fresh_from origin seen frontier ++ seen) (fresh_from origin seen frontier)) by (rewrite E; reflexivity).
  rewrite X in M; destruct k as [|k]; [rewrite Nat.add_0_r; apply A, M|]; simpl nth in M; rewrite <- Nat.add_succ_comm; revert v M; apply IH; intros w W.
  apply (fresh_member origin seen frontier w) in W; destruct W as (_ & x & I & R); simpl; apply orb_true_iff; right; apply existsb_exists.
  rewrite Led in R; apply member_true in R; destruct R as (q & J & S); exists q; split; [exact J|].
  rewrite <- (within_steps_same others F s d x q S); apply A, WordBags.member_in, I.
Qed.

Lemma layer_of_cases v l : forall z, (exists k, layer_of z v l = whole (z + Z.of_nat k) /\ member v (nth k l []) = true /\ forall j, (j < k)%nat -> member v (nth j l []) = false) \/
  (layer_of z v l = Endless_ /\ forall j, member v (nth j l []) = false).
Proof.
  induction l as [|m l IH]; intros z; simpl; [right; split; [reflexivity | intros [|j]; reflexivity]|].
  destruct (member v m) eqn:M; [left; exists 0%nat; split; [f_equal; lia|]; split; [exact M | intros j L; lia]|].
  destruct (IH (z + 1)) as [(k & E & N & B)|[E B]].
  - left; exists (S k); split; [rewrite E; f_equal; lia|]; split; [exact N|]; intros [|j] L; [exact M | apply B; lia].
  - right; split; [exact E|]; intros [|j]; [exact M | apply B].
Qed.

(* A vertex is within d steps if its distance is at most d. *)
Lemma within_distance u v d : is_vertex_of origin u = true ->
  (within_steps others [u] d v = true <-> exists k, (k <= d)%nat /\ distance_of origin u v = whole (Z.of_nat k)).
Proof.
  intros V; unfold distance_of; destruct (layer_of_cases v (layers_from origin u) 0) as [(k & E & N & B)|[E B]]; rewrite E; simpl Z.add; split.
  - intros W; destruct (in_some_layer u d v V W) as (j & J & M); exists k; split; [|reflexivity].
    destruct (Nat.le_gt_cases k j) as [L|L]; [lia | rewrite (B j L) in M; discriminate M].
  - intros (j & J & E'); unfold whole in E'; injection E' as E'; assert (k = j) by lia; subst j.
    unfold layers_from in N; rewrite (vertex_there _ Ori), V in N; apply (layer_within [u] _ [u] [u] 0 k (fun w W => W)) in N.
    apply (within_many others [u] k); [exact J | exact N].
  - intros W; destruct (in_some_layer u d v V W) as (j & J & M); rewrite B in M; discriminate M.
  - intros (j & J & E'); discriminate E'.
Qed.

Lemma in_layers_ok s v many : forall a d layer, rows_there a rows others -> hold a layer (map (fun r => within_steps others s d (vertex_in r)) rows) ->
  ok a (in_layers many rows v layer) (fun a' l => hold a' l (map (fun k => within_steps others s (d + k) v) (seq 0 (S many)))).
Proof.
  induction many as [|many IH]; intros a d layer R H; simpl in_layers;
    (destruct (side_of v (combine (map vertex_in rows) layer)) as [y|] eqn:E; [|apply ok_fails]);
    assert (Y : forall w y, side_of w (combine (map vertex_in rows) layer) = Some y -> has a y (within_steps others s d w)).
  1, 3: unfold side_of; clear -H U; revert layer H; induction rows as [|r t IHt]; intros layer H w y E; inversion H as [|x ? layer' ? X H']; subst; [discriminate E|];
    simpl in E; destruct (same w (vertex_in r)) eqn:S; [injection E as <-; rewrite (within_steps_same others F s d _ _ S); exact X | apply (IHt layer' H' w y E)].
  - apply ok_pure; simpl; constructor; [rewrite Nat.add_0_r; apply Y, E | constructor].
  - apply (ok_bind _ _ _ _ _ (next_layer_ok rows others D s _ d rows a layer (fun r J => J) R Y H)); intros a1 next G1 N.
    apply (ok_bind _ _ _ _ _ (IH a1 (S d) next (rows_grows _ _ _ _ G1 R) N)); intros a2 l G2 L; apply ok_pure.
    change (seq 0 (S (S many))) with (0%nat :: seq 1 (S many)); cbn [map]; constructor; [rewrite Nat.add_0_r; apply (has_grows a); [apply (grows_trans a a1); assumption | apply Y, E]|].
    rewrite <- seq_shift, map_map; erewrite map_ext; [exact L|]; intros k; cbv beta; rewrite <- Nat.add_succ_comm; reflexivity.
Qed.

End Distance.

Lemma distances_from_ok (f : nat -> bool) p n l : (forall d, (d < n)%nat -> (f d = true <-> exists k, (k <= d)%nat /\ p = whole (Z.of_nat k))) ->
  (p = Endless_ \/ exists k, (k < n)%nat /\ p = whole (Z.of_nat k)) ->
  forall a d before b, (d + List.length l = n)%nat -> hold a l (map f (seq d (List.length l))) -> has a before b -> b = (match d with O => false | S d => f d end) ->
  ok a (distances_from (Z.of_nat d) before l) (fun a' r => map fst r = map (fun k => whole (Z.of_nat k)) (seq d (List.length l)) ++ [Endless_] /\
    forall e, In e r -> exists c, has a' (snd e) c /\ (c = true <-> fst e = p)).
Proof.
  intros S Q; induction l as [|y l IH]; intros a d before b N H B E; simpl distances_from.
  - apply ok_pure; split; [reflexivity|]; intros e [<-|[]]; exists (negb b); split; [exact (has_negated _ _ _ B)|]; simpl fst; rewrite negb_true_iff, E.
    simpl in N; rewrite Nat.add_0_r in N; subst n; destruct d as [|d].
    + destruct Q as [->|(k & K & _)]; [split; reflexivity | lia].
    + destruct (S d (Nat.lt_succ_diag_r d)) as [S1 S2]; split.
      * intros Fd; destruct Q as [->|(k & K & Ek)]; [reflexivity|]; rewrite S2 in Fd; [discriminate Fd | exists k; split; [lia | exact Ek]].
      * intros <-; destruct (f d); [destruct (S1 eq_refl) as (k & _ & Ek); discriminate Ek | reflexivity].
  - simpl in N, H; inversion H as [|? ? ? ? Y H']; subst.
    apply (ok_bind _ _ _ _ _ (conj2_ok a y (negated before) _ _ Y (has_negated _ _ _ B))); intros a1 x G1 X.
    replace (Z.of_nat d + 1) with (Z.of_nat (Datatypes.S d)) by lia.
    apply (ok_bind _ _ _ _ _ (IH a1 (Datatypes.S d) y (f d) ltac:(lia) (hold_grows _ _ _ _ G1 H') (has_grows _ _ _ _ G1 Y) eq_refl)); intros a2 r G2 [M K]; apply ok_pure; split; [simpl; rewrite M; reflexivity|].
    intros e [<-|I]; [|apply K, I]; eexists; split; [apply (has_grows a1); [exact G2 | exact X]|]; simpl fst; rewrite andb_true_iff, negb_true_iff.
    assert (Sd : f d = true <-> exists k, (k <= d)%nat /\ p = whole (Z.of_nat k)) by (apply S; lia); rewrite Sd; split.
    + intros [(k & L & Ek) Z]; destruct d as [|d]; [replace k with 0%nat in Ek by lia; symmetry; exact Ek|].
      destruct (Nat.eq_dec k (Datatypes.S d)) as [->|Nk]; [symmetry; exact Ek|]; exfalso; assert (T : f d = true) by (apply S; [lia | exists k; split; [lia | exact Ek]]); congruence.
    + intros Ep; split; [exists d; split; [lia | symmetry; exact Ep]|]; destruct d as [|d]; [reflexivity|]; destruct (f d) eqn:Fd; [|reflexivity].
      apply S in Fd; [|lia]; destruct Fd as (k & L & Ek); rewrite <- Ep in Ek; unfold whole in Ek; injection Ek as Ek; lia.
Qed.

Lemma distance_open_works a rows others : rows_there a rows others -> fit rows others ->
  works (distance_open rows) (of_two (fun u v => part_of (inquired_two Distance_ (Made others) u v))) a.
Proof.
  intros R0 Fit p a' G; assert (R : rows_there a' rows others) by (apply (rows_grows a); assumption); clear R0 G a.
  pose proof (proj1 Fit) as F; pose proof (proj1 (proj2 Fit)) as D; pose proof (made_upright others F) as U; pose proof (turned_fit rows others Fit) as Fit'.
  pose proof (fun u v => turned_row others u v F) as Led; pose proof (within_distance (Made others) (turned_net others) U (proj1 Fit') Led) as Within.
  destruct p as [|u [|v [|? ?]]]; try apply ok_fails; simpl distance_open.
  destruct (around rows u) as [lu|] eqn:Eu; [|apply ok_fails]; destruct (around rows v) as [lv|] eqn:Ev; [|apply ok_fails].
  destruct (around_ok a' rows others u lu R D Eu) as (mu & Nu & _), (around_ok a' rows others v lv R D Ev) as (mv & Nv & _).
  assert (V : of_two (fun u v => part_of (inquired_two Distance_ (Made others) u v)) [u; v] = Some (distance_of (Made others) u v)) by (simpl; unfold inquired_two; rewrite Nu, Nv; reflexivity).
  assert (Not : forall x, row_at x rows = None -> is_vertex_of (Made others) x = false).
  { intros x E; destruct (is_vertex_of (Made others) x) eqn:X; [exfalso|reflexivity]; unfold is_vertex_of in X; simpl in X; apply member_true in X; destruct X as (p & J & T).
    apply in_map_iff in J; destruct J as (e & <- & J); destruct (others_vertices a' rows others R e J) as (q & Q & Eq & _); pose proof (find_none _ _ E q Q) as X; simpl in X; rewrite Eq, T in X; discriminate X. }
  assert (Far : is_vertex_of (Made others) u = false -> distance_of (Made others) u v = Endless_) by (intros N; unfold distance_of, layers_from; rewrite (vertex_there _ U), N; reflexivity).
  assert (Range : distance_of (Made others) u v = Endless_ \/ exists k, (k < List.length rows)%nat /\ distance_of (Made others) u v = whole (Z.of_nat k)).
  { destruct (is_vertex_of (Made others) u) eqn:Vu; [|left; apply Far; reflexivity].
    destruct (layer_of_cases v (layers_from (Made others) u) 0) as [(k & E & _)|[E _]]; [right | left; exact E]; simpl in E; fold (distance_of (Made others) u v) in E.
    assert (W : within_steps (turned_net others) [u] k v = true) by (apply (Within u v k Vu); exists k; split; [lia | exact E]).
    apply (within_reached (Made others) (turned_net others) U Led u k v) in W; [|exact Vu]; rewrite <- (within_all rows others Fit u v (rows_fewer a' rows others R) Vu) in W.
    apply (Within u v _ Vu) in W; destruct W as (j & J & Ej); exists j; split; [|exact Ej].
    destruct rows; [|simpl in *; lia]; inversion R; subst; discriminate Vu. }
  destruct (row_at u rows) as [r|] eqn:Ru; [|apply ok_pure; eexists; split; [exact V | simpl; apply Far, Not, Ru]].
  destruct (row_at v rows) as [q|] eqn:Rv.
  2:{ apply ok_pure; eexists; split; [exact V|]; simpl; destruct Range as [E|(k & K & E)]; [exact E | exfalso].
      destruct (is_vertex_of (Made others) u) eqn:Vu; [|rewrite Far in E by reflexivity; discriminate E].
      assert (W : within_steps (turned_net others) [u] k v = true) by (apply (Within u v k Vu); exists k; split; [lia | exact E]).
      apply (within_reached (Made others) (turned_net others) U Led u k v) in W; [|exact Vu]; apply (reached_vertex others u v F) in W; rewrite (Not v Rv) in W; discriminate W. }
  apply find_some in Ru; destruct Ru as [I S]; destruct (alive_value a' rows others R r I) as (al & A & _); pose proof (alive_is a' rows others r u al R D I S A) as Al.
  pose proof (start_from a' rows r u al D I S A rows (fun q J => J)) as H; set (s := if al then [u] else []) in H; apply (same_start rows (fun v => member v s)) in H.
  apply (ok_bind _ _ _ _ _ (in_layers_ok (turned rows) (turned_net others) (proj1 Fit') (proj1 (proj2 Fit')) s v (List.length rows - 1) a' 0 _ (turned_there a' rows others R Fit) H)); intros a1 l G1 L.
  assert (Len : List.length l = List.length rows) by (rewrite (hold_length _ _ _ L), map_length, seq_length; destruct rows; [destruct I | simpl; lia]).
  assert (Sp : forall d, (d < List.length rows)%nat -> (within_steps (turned_net others) s d v = true <-> exists k, (k <= d)%nat /\ distance_of (Made others) u v = whole (Z.of_nat k))).
  { intros d _; unfold s; destruct al; [apply (Within u v d); symmetry; exact Al|]; rewrite within_nothing, Far by (symmetry; exact Al); split; [discriminate | intros (k & _ & E); discriminate E]. }
  assert (L' : hold a1 l (map (fun d => within_steps (turned_net others) s d v) (seq 0 (List.length l)))).
  { replace (List.length l) with (Datatypes.S (List.length rows - 1)) by (rewrite Len; destruct rows; [destruct I | simpl; lia]); exact L. }
  apply (ok_bind _ _ _ _ _ (distances_from_ok (fun d => within_steps (turned_net others) s d v) _ (List.length rows) l Sp Range a1 0 (Known false) false ltac:(simpl; exact Len) L' eq_refl eq_refl)).
  intros a2 e _ [M K]; apply ok_pure; eexists; split; [exact V|]; simpl tells; apply picks_intro; [| |exact K]; rewrite M.
  - assert (Nd : forall m d, NoDup (map (fun k => whole (Z.of_nat k)) (seq d m) ++ [Endless_])).
    { induction m as [|m IHm]; intros d; simpl; [repeat constructor; intros []|]; constructor; [|apply IHm]; rewrite in_app_iff, in_map_iff; intros [(k & E & J)|[E|[]]]; [|discriminate E].
      unfold whole in E; injection E as E; apply in_seq in J; lia. }
    apply Nd.
  - apply in_or_app; destruct Range as [->|(k & Kl & ->)]; [right; left; reflexivity | left; apply in_map_iff; exists k; split; [reflexivity | apply in_seq; lia]].
Qed.

