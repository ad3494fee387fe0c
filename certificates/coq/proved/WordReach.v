(* What can be reached in networks whose vertices and links a choice leaves open: layer after layer of literals, as
   many as a shortest path can need. A vertex is reached over the links that lead to it, which are the rows of the network with
   its links turned. *)

From Coq Require Import ZArith Lia List Bool Uint63.
From Topocert Require Import CheckGraph WordSays WordBags WordNets WordGates WordOpen WordTerms WordOpenNets WordApart.
Import ListNotations.
Open Scope Z_scope.

Definition leading_to (v : part) (q : open_row) : list (part * lit) := map (fun e => (vertex_in q, snd e)) (filter (fun e => same v (fst e)) (snd q)).
Definition turned (rows : list open_row) : list open_row := map (fun r => (fst r, flat_map (leading_to (vertex_in r)) rows)) rows.

(* From what is reached so far over the links of a row. *)
Fixpoint over_links (sides : list (part * lit)) (l : list (part * lit)) : making (list lit) :=
  match l with
  | [] => pure []
  | (w, g) :: l =>
    match side_of w sides with
    | Some y => let* z := conjunction [y; g] in let* others := over_links sides l in pure (z :: others)
    | None => fails
    end
  end.

Fixpoint next_layer (sides : list (part * lit)) (rows : list open_row) (last : list lit) : making (list lit) :=
  match rows, last with
  | r :: rows, y :: last =>
    let* l := over_links sides (snd r) in let* z := disjunction (y :: l) in
    let* others := next_layer sides rows last in pure (z :: others)
  | _, _ => pure []
  end.

(* The last of so many layers more. *)
Fixpoint layers_on (many : nat) (rows : list open_row) (layer : list lit) : making (list lit) :=
  match many with
  | O => pure layer
  | S many => let* next := next_layer (combine (map vertex_in rows) layer) rows layer in layers_on many rows next
  end.

Definition reach (rows : list open_row) (start : list lit) : making (list lit) := layers_on (List.length rows - 1) (turned rows) start.

(* The first vertex that is there. *)
Fixpoint first_there (none : lit) (rows : list open_row) : making (list lit) :=
  match rows with
  | [] => pure []
  | r :: rows =>
    let* x := conjunction [none; alive_in r] in let* none := conjunction [none; negated (alive_in r)] in
    let* others := first_there none rows in pure (x :: others)
  end.

Fixpoint reached_or_not_there (rows : list open_row) (layer : list lit) : making (list lit) :=
  match rows, layer with
  | r :: rows, y :: layer => let* x := disjunction [negated (alive_in r); y] in let* others := reached_or_not_there rows layer in pure (x :: others)
  | _, _ => pure []
  end.

Definition reaches_all (rows : list open_row) : making lit :=
  let* start := first_there (Known true) rows in
  let* layer := reach rows start in
  let* all := reached_or_not_there rows layer in conjunction all.

(* All is reached from the first vertex, and in digraphs that from all. *)
Definition connected_open (rows : list open_row) : making lit :=
  let* x := reaches_all rows in
  if one_way_rows rows then match x with Known false => pure x | _ => let* y := reaches_all (turned rows) in conjunction [x; y] end else pure x.

(* What is reached from a vertex. *)
Definition component_open (rows : list open_row) (v : part) : making (list (part * lit)) :=
  match row_at v rows with
  | Some r =>
    let* layer := reach rows (map (fun s => if same v (vertex_in s) then alive_in s else Known false) rows) in
    pure (combine (map vertex_in rows) layer)
  | None => pure []
  end.

(* ---------- Links turned ---------- *)

Lemma alive_value a rows others : rows_there a rows others -> forall r, In r rows -> exists al, has a (alive_in r) al /\ (al = true -> is_vertex_of (Made others) (vertex_in r) = true).
Proof.
  induction 1 as [|v g l m rows others H P R IH|v g l rows others H P R IH]; intros r I; [destruct I| |]; (destruct I as [<-|I]; [|destruct (IH r I) as (al & A & V)]).
  - exists true; split; [exact H|]; intros _; unfold is_vertex_of, member; simpl; rewrite same_refl; reflexivity.
  - exists al; split; [exact A|]; intros E; specialize (V E); unfold is_vertex_of, member in *; simpl in *; rewrite V, orb_true_r; reflexivity.
  - exists false; split; [exact H | discriminate].
  - exists al; auto.
Qed.

Lemma vertex_alive a rows others r : rows_there a rows others -> different_parts (map vertex_in rows) = true -> In r rows ->
  forall v, same v (vertex_in r) = true -> is_vertex_of (Made others) v = true -> has a (alive_in r) true.
Proof.
  intros R D I v S V; unfold is_vertex_of in V; simpl in V; apply member_true in V; destruct V as (p & J & T); apply in_map_iff in J; destruct J as (e & <- & J).
  destruct (others_vertices a rows others R e J) as (q & Q & E & A & _); rewrite <- E in T.
  rewrite (one_row rows D r q I Q); [exact A | rewrite <- (same_left v (vertex_in r)); assumption].
Qed.

Lemma alive_is a rows others r v al : rows_there a rows others -> different_parts (map vertex_in rows) = true -> In r rows -> same v (vertex_in r) = true -> has a (alive_in r) al ->
  al = is_vertex_of (Made others) v.
Proof.
  intros R D I S A; destruct (alive_value a rows others R r I) as (al' & A' & V); rewrite (has_once _ _ _ _ A A').
  destruct (is_vertex_of (Made others) v) eqn:Vv.
  - exact (has_once _ _ _ _ A' (vertex_alive a rows others r R D I v S Vv)).
  - destruct al'; [|reflexivity]; unfold is_vertex_of in V, Vv; rewrite (member_left v _ _ S), (V eq_refl) in Vv; discriminate Vv.
Qed.

Lemma row_is others v m : fitting others -> In (v, m) others -> row_of (Made others) v = m.
Proof. intros F I; unfold row_of; simpl; rewrite (found_row others (keys_differ others F) v (v, m) I (same_refl v)); reflexivity. Qed.

Lemma row_present a rows others : rows_there a rows others -> different_parts (map vertex_in rows) = true -> forall r, In r rows -> present a (snd r) (row_of (Made others) (vertex_in r)).
Proof.
  intros R D r I; pose proof (row_found a rows others (vertex_in r) R D) as K.
  assert (E : row_at (vertex_in r) rows = Some r).
  { unfold row_at; destruct (find _ rows) as [q|] eqn:Q; [apply find_some in Q; destruct Q as [J S]; f_equal; symmetry; apply (one_row rows D r q I J S)|].
    pose proof (find_none _ _ Q r I) as N; simpl in N; rewrite same_refl in N; discriminate N. }
  rewrite E in K; unfold row_of; simpl; destruct (find _ others) as [e|]; [exact K|]; destruct others; [exact K|]; destruct (existsb _ _); exact K.
Qed.

Definition back (others : list (part * list part)) (v : part) : list part := filter (fun u => member v (row_of (Made others) u)) (map fst others).
Definition turned_net (others : list (part * list part)) : list (part * list part) := map (fun e => (fst e, back others (fst e))) others.

Lemma turned_keys others : map fst (turned_net others) = map fst others.
Proof. unfold turned_net; rewrite map_map; reflexivity. Qed.

Lemma turned_vertices rows : map vertex_in (turned rows) = map vertex_in rows.
Proof. unfold turned; rewrite map_map; reflexivity. Qed.

Lemma back_member others u v : fitting others -> member u (map fst others) = true -> member u (back others v) = member v (row_of (Made others) u).
Proof.
  intros F I; pose proof (made_upright others F) as U; apply member_true in I; destruct I as (q & I & S); unfold back.
  rewrite (member_left u q _ S), (row_same _ U u q S); apply member_filter; [|exact I]; intros p r E; rewrite (row_same _ U p r E); reflexivity.
Qed.

Lemma turned_fit rows others : fit rows others -> fit (turned rows) (turned_net others).
Proof.
  intros (F & D & W); pose proof (made_upright others F) as U; pose proof (keys_one_way _ _ (turned_keys others)) as K.
  assert (Y : forall v, In v (map fst others) -> member v (map fst others) = true) by (intros v; apply WordBags.member_in).
  split; [split; [| | |rewrite K; intros Two|rewrite K; intros Two]|split].
  - rewrite turned_keys; exact (keys_differ others F).
  - intros v l I; apply in_map_iff in I; destruct I as (e & E & I); injection E as <- <-; apply different_filter, (keys_differ others F).
  - intros v l w I J; apply in_map_iff in I; destruct I as (e & E & I); injection E as <- <-; apply filter_In in J; rewrite turned_keys; apply Y, J.
  - intros v l I; apply in_map_iff in I; destruct I as (e & E & I); injection E as <- <-; rewrite back_member; [|exact F | apply Y, in_map, I].
    destruct e as [v m]; simpl; rewrite (row_is others v m F I); exact (rows_other others F Two v m I).
  - intros v l w m I J; apply in_map_iff in I, J; destruct I as (e & E & I), J as (f & E' & J); injection E as <- <-; injection E' as <- <-.
    rewrite !back_member by (try exact F; apply Y, in_map; assumption); apply (row_twice _ U Two).
  - rewrite turned_vertices; exact D.
  - unfold one_way_rows; rewrite K, turned_vertices; destruct W as [->|W]; [left; reflexivity | right; exact W].
Qed.

(* A link leads from a vertex to another where the turned one leads back. *)
Lemma turned_row others u v : fitting others -> member v (row_of (Made others) u) = member u (row_of (Made (turned_net others)) v).
Proof.
  intros F; pose proof (made_upright others F) as U; destruct (member u (map fst others)) eqn:Iu.
  - destruct (member v (map fst others)) eqn:Iv.
    + apply member_true in Iv; destruct Iv as (q & I & S); apply in_map_iff in I; destruct I as (e & <- & I).
      unfold row_of at 2; simpl neighbours_of; rewrite (found_row (turned_net others)) with (e := (fst e, back others (fst e))); [|rewrite turned_keys; exact (keys_differ others F) | apply (in_map (fun e => (fst e, back others (fst e)))), I | exact S].
      simpl; rewrite back_member by assumption; apply member_left, S.
    + destruct (member v (row_of (Made others) u)) eqn:M; [apply (row_ends _ U) in M; destruct M as [_ M]; unfold is_vertex_of in M; simpl in M; congruence|].
      destruct (member u (row_of _ v)) eqn:N; [|reflexivity]; unfold row_of in N; simpl in N; pose proof (found_key (turned_net others) v) as K; rewrite turned_keys in K.
      destruct (find _ (turned_net others)) as [e|]; [destruct K as [I S]; exfalso | destruct (turned_net others); [discriminate N | destruct (existsb _ _); discriminate N]].
      rewrite <- not_true_iff_false in Iv; apply Iv, member_true; exists (fst e); split; [rewrite <- turned_keys; apply in_map, I | exact S].
  - destruct (member v (row_of (Made others) u)) eqn:M; [apply (row_ends _ U) in M; destruct M as [M _]; unfold is_vertex_of in M; simpl in M; congruence|].
    destruct (member u (row_of _ v)) eqn:N; [|reflexivity]; unfold row_of in N; simpl in N; destruct (find _ (turned_net others)) as [e|] eqn:E; [|destruct (turned_net others); [discriminate N | destruct (existsb _ _); discriminate N]].
    apply find_some in E; destruct E as [I _]; apply in_map_iff in I; destruct I as (f & <- & _); simpl in N; apply member_true in N; destruct N as (q & I & S); apply filter_In in I.
    rewrite <- Iu; apply member_true; exists q; split; [apply I | exact S].
Qed.

Lemma leading_present a v (q : part) (l : list (part * lit)) m : present a l m -> different_parts m = true -> present a (map (fun e : part * lit => (q, snd e)) (filter (fun e => same v (fst e)) l)) (if member v m then [q] else [] : list part).
Proof.
  induction 1 as [|x g l m H P IH|x g l m H P IH]; simpl; [constructor | |]; unfold member; simpl; fold (member v m); fold (member x m).
  - rewrite andb_true_iff, negb_true_iff; intros [N D]; specialize (IH D); destruct (same v x) eqn:S; [|exact IH]; simpl; apply present_in; [exact H|].
    rewrite (member_left v x m S), N in IH; exact IH.
  - intros D; destruct (same v x); [apply present_out; [exact H|]|]; apply IH, D.
Qed.

Lemma turned_there a rows others : rows_there a rows others -> fit rows others -> rows_there a (turned rows) (turned_net others).
Proof.
  intros R Fi; pose proof (proj1 Fi) as F; pose proof (proj1 (proj2 Fi)) as D; pose proof (made_upright others F) as U.
  assert (B : forall v, present a (flat_map (leading_to v) rows) (back others v)).
  { intros v; assert (K : forall t n, rows_there a t n -> (forall e, In e n -> In e others) -> present a (flat_map (leading_to v) t) (filter (fun u => member v (row_of (Made others) u)) (map fst n))).
    { induction 1 as [|u g l m t n H P Rt IH|u g l t n H P Rt IH]; intros I; simpl; [constructor| |].
      - pose proof (I _ (or_introl eq_refl)) as J; pose proof (leading_present a v u l m P (rows_differ others F u m J)) as L; rewrite (row_is others u m F J).
        specialize (IH (fun e J => I e (or_intror J))); pose proof (present_app _ _ _ _ _ L IH) as Q; destruct (member v m); exact Q.
      - apply (present_app _ _ [] _ _ (leading_present a v u l [] P eq_refl)); apply IH, I. }
    exact (K rows others R (fun e J => J)). }
  assert (K : forall t n, rows_there a t n -> (forall r, In r t -> In r rows) -> rows_there a (map (fun r => (fst r, flat_map (leading_to (vertex_in r)) rows)) t) (map (fun e => (fst e, back others (fst e))) n)).
  { induction 1 as [|u g l m t n H P Rt IH|u g l t n H P Rt IH]; intros I; simpl; [constructor | apply rows_in | apply rows_out]; try exact H; try apply B; try (apply IH; intros r J; apply I; right; exact J).
    change (vertex_in (u, g, l)) with u; pose proof (alive_is a rows others (u, g, l) u false R D (I _ (or_introl eq_refl)) (same_refl u) H) as N; replace (@nil part) with (back others u); [apply B|].
    unfold back; replace (filter _ _) with (filter (fun _ : part => false) (map fst others)); [induction (map fst others); auto|]; apply filter_ext; intros x; symmetry.
    destruct (member u (row_of (Made others) x)) eqn:M; [apply (row_ends _ U) in M; destruct M as [_ M]; congruence | reflexivity]. }
  exact (K rows others R (fun r J => J)).
Qed.

(* ---------- Layers ---------- *)

(* Of a network the rows with links turned. *)
Section Reached.
Variable origin : net.
Variable rows : list open_row.
Variable others : list (part * list part).
Hypothesis Ori : upright origin.
Hypothesis F : fitting others.
Hypothesis D : different_parts (map vertex_in rows) = true.
Hypothesis Led : forall u v, member v (row_of origin u) = member u (row_of (Made others) v).

Let U : upright (Made others) := made_upright others F.

(* What is reached from the vertices of a list in at most so many steps. *)
Fixpoint within_steps (s : list part) (d : nat) (v : part) : bool :=
  match d with O => member v s | S d => within_steps s d v || existsb (within_steps s d) (row_of (Made others) v) end.

Lemma within_steps_same s d : forall p q, same p q = true -> within_steps s d p = within_steps s d q.
Proof.
  induction d as [|d IH]; intros p q E; simpl; [apply member_left, E|]; rewrite (IH p q E), (row_same _ U p q E); reflexivity.
Qed.

Lemma within_more s d v : within_steps s d v = true -> within_steps s (S d) v = true.
Proof. intros E; simpl; rewrite E; reflexivity. Qed.

Lemma within_many s d e v : (d <= e)%nat -> within_steps s d v = true -> within_steps s e v = true.
Proof. induction 1; [auto|]; intros E; apply within_more; auto. Qed.

Lemma within_reached v0 d v : within_steps [v0] d v = true -> is_vertex_of origin v0 = true -> member v (reached origin v0) = true.
Proof.
  revert v; induction d as [|d IH]; intros v E V; simpl in E.
  - rewrite orb_false_r in E; rewrite (member_left v v0 _ E); apply (reached_self _ Ori), V.
  - apply orb_true_iff in E; destruct E as [E|E]; [apply IH; assumption|]; apply existsb_exists in E; destruct E as (u & I & E).
    apply (reached_on _ Ori v0 u v (IH u E V)); rewrite Led; apply WordBags.member_in, I.
Qed.

Lemma layers_within s fuel : forall seen frontier d, (forall w, member w frontier = true -> within_steps s d w = true) ->
  forall v, member v (concat (layers origin fuel seen frontier)) = true -> within_steps s (d + (fuel - 1)) v = true.
Proof.
  induction fuel as [|fuel IH]; intros seen frontier d A v M; [destruct frontier; discriminate M|].
  destruct frontier as [|p l] eqn:E; [discriminate M|]; rewrite <- E in *.
  assert (X : layers origin (S fuel) seen frontier = frontier :: layers origin fuel (fresh_from origin seen frontier ++ seen) (fresh_from origin seen frontier)) by (rewrite E; reflexivity).
  rewrite X in M; simpl concat in M; rewrite member_app, orb_true_iff in M; destruct M as [M|M].
  - apply (within_many s d); [lia | apply A, M].
  - destruct fuel as [|fuel]; [destruct (fresh_from origin seen frontier); discriminate M|].
    replace (d + (S (S fuel) - 1))%nat with (S d + (S fuel - 1))%nat by lia; revert M; apply IH; intros w W.
    apply (fresh_member origin seen frontier w) in W; destruct W as (_ & u & I & R); simpl; apply orb_true_iff; right; apply existsb_exists.
    rewrite Led in R; apply member_true in R; destruct R as (q & J & S); exists q; split; [exact J|].
    rewrite <- (within_steps_same s d u q S); apply A, WordBags.member_in, I.
Qed.

(* So all that can be reached is within as many steps as there are other vertices. *)
Lemma reached_within v0 v n : (List.length (vertices_of origin) <= n)%nat -> is_vertex_of origin v0 = true ->
  within_steps [v0] (n - 1) v = member v (reached origin v0).
Proof.
  intros L V; apply eq_true_iff_eq; split; [intros E; apply (within_reached v0 _ v E V)|]; intros M.
  unfold reached, layers_from in M; destruct (has_vertex origin v0); [|discriminate M].
  apply (layers_within [v0] _ [v0] [v0] 0) in M; [|intros w W; exact W].
  apply (within_many _ (0 + (List.length (vertices_of origin) - 1))); [simpl; lia | exact M].
Qed.

Variable s : list part.

Lemma over_links_ok sides (c : part -> bool) l m : forall a, (forall w y, side_of w sides = Some y -> has a y (c w)) -> present a l m ->
  ok a (over_links sides l) (fun a' r => exists b, hold a' r b /\ existsb (fun b => b) b = existsb c m).
Proof.
  induction l as [|[w g] l IH] in m |- *; intros a Y P; simpl over_links; [inversion P; subst; apply ok_pure; exists []; split; [constructor | reflexivity]|].
  destruct (present_cons a w g l m P) as (b & m' & G & P' & ->); destruct (side_of w sides) as [y|] eqn:E; [|apply ok_fails].
  apply (ok_bind _ _ _ _ _ (conj2_ok a y g (c w) b (Y w y E) G)); intros a1 z G1 Z.
  apply (ok_bind _ _ _ _ _ (IH m' a1 (fun u x H => has_grows _ _ _ _ G1 (Y u x H)) (present_grows _ _ _ _ G1 P'))); intros a2 r G2 (bs & H & E2); apply ok_pure.
  exists ((c w && b)%bool :: bs); split; [constructor; [apply (has_grows a1); assumption | exact H]|]; simpl; rewrite E2; destruct b; simpl; rewrite ?andb_true_r, ?andb_false_r; reflexivity.
Qed.

Lemma next_layer_ok sides d t : forall a last, (forall r, In r t -> In r rows) -> rows_there a rows others -> (forall w y, side_of w sides = Some y -> has a y (within_steps s d w)) ->
  hold a last (map (fun r => within_steps s d (vertex_in r)) t) -> ok a (next_layer sides t last) (fun a' r => hold a' r (map (fun r => within_steps s (S d) (vertex_in r)) t)).
Proof.
  induction t as [|r t IH]; intros a last I R Y H; inversion H as [|y ? last' ? Hy H']; subst; simpl next_layer; [apply ok_pure; constructor|].
  apply (ok_bind _ _ _ _ _ (over_links_ok sides (within_steps s d) _ _ a Y (row_present a rows others R D r (I r (or_introl eq_refl))))); intros a1 l G1 (b & B & E).
  apply (ok_bind _ _ _ _ _ (disj_ok a1 (y :: l) (within_steps s d (vertex_in r) :: b) (Forall2_cons _ _ (has_grows _ _ _ _ G1 Hy) B))); intros a2 z G2 Z.
  pose proof (grows_trans _ _ _ G1 G2) as G.
  apply (ok_bind _ _ _ _ _ (IH a2 last' (fun q J => I q (or_intror J)) (rows_grows _ _ _ _ G R) (fun w y' K => has_grows _ _ _ _ G (Y w y' K)) (hold_grows _ _ _ _ G H'))); intros a3 o G3 O; apply ok_pure.
  constructor; [|exact O]; apply (has_grows a2); [exact G3|]; simpl in Z |- *; rewrite E in Z; exact Z.
Qed.

Lemma layers_on_ok many : forall a d layer, rows_there a rows others -> hold a layer (map (fun r => within_steps s d (vertex_in r)) rows) ->
  ok a (layers_on many rows layer) (fun a' r => hold a' r (map (fun r => within_steps s (d + many) (vertex_in r)) rows)).
Proof.
  induction many as [|many IH]; intros a d layer R H; simpl layers_on; [apply ok_pure; rewrite Nat.add_0_r; exact H|].
  assert (Y : forall w y, side_of w (combine (map vertex_in rows) layer) = Some y -> has a y (within_steps s d w)).
  { unfold side_of; clear -H U; revert layer H; induction rows as [|r t IHt]; intros layer H w y E; inversion H as [|x ? layer' ? X H']; subst; [discriminate E|].
    simpl in E; destruct (same w (vertex_in r)) eqn:S; [injection E as <-; rewrite (within_steps_same s d _ _ S); exact X | apply (IHt layer' H' w y E)]. }
  apply (ok_bind _ _ _ _ _ (next_layer_ok _ d rows a layer (fun r J => J) R Y H)); intros a1 next G1 N.
  apply (ok_more _ _ _ _ (IH a1 (S d) next (rows_grows _ _ _ _ G1 R) N)); intros a2 r _ K; rewrite <- Nat.add_succ_comm; exact K.
Qed.

End Reached.

(* Of rows, and what they stand for. *)
Section Rows.
Variable rows : list open_row.
Variable others : list (part * list part).
Hypothesis Fit : fit rows others.
Notation within := (within_steps (turned_net others)).

Let F : fitting others := proj1 Fit.
Let D : different_parts (map vertex_in rows) = true := proj1 (proj2 Fit).
Let U : upright (Made others) := made_upright others F.
Let Turned : fit (turned rows) (turned_net others) := turned_fit rows others Fit.

Lemma same_start (f : part -> bool) a l : hold a l (map (fun r => f (vertex_in r)) (turned rows)) <-> hold a l (map (fun r => f (vertex_in r)) rows).
Proof. unfold turned; rewrite map_map; reflexivity. Qed.

Lemma reach_ok s a start : rows_there a rows others -> hold a start (map (fun r => member (vertex_in r) s) rows) ->
  ok a (reach rows start) (fun a' r => hold a' r (map (fun r => within s (List.length rows - 1) (vertex_in r)) rows)).
Proof.
  intros R H; apply (same_start (fun v => member v s)) in H.
  apply (ok_more _ _ _ _ (layers_on_ok (turned rows) (turned_net others) (proj1 Turned) (proj1 (proj2 Turned)) s (List.length rows - 1) a 0 start (turned_there a rows others R Fit) H)).
  intros a' r _ L; apply (same_start (fun v => within s (List.length rows - 1) v)) in L; exact L.
Qed.

Lemma within_all v0 v : (List.length others <= List.length rows)%nat -> is_vertex_of (Made others) v0 = true -> within [v0] (List.length rows - 1) v = member v (reached (Made others) v0).
Proof. intros L; apply (reached_within (Made others) (turned_net others) U (proj1 Turned) (fun u v => turned_row others u v F)); simpl; rewrite map_length; exact L. Qed.

End Rows.

Lemma rows_fewer a rows others : rows_there a rows others -> (List.length others <= List.length rows)%nat.
Proof. induction 1; simpl; lia. Qed.

Lemma row_cases a r t n : rows_there a (r :: t) n -> exists (al : bool) (m : list part) (n' : list (part * list part)),
  has a (alive_in r) al /\ rows_there a t n' /\ n = (if al then (vertex_in r, m) :: n' else n').
Proof.
  intros R; inversion R as [|v g l m rows others H P R' E1 E2|v g l rows others H P R' E1 E2]; subst.
  - exists true, m, others; auto.
  - exists false, [], n; auto.
Qed.

(* The first vertex that is there, of rows of which none is before. *)
Lemma first_there_ok others t : forall n a none nb, rows_there a t n -> has a none nb -> (nb = true -> n = others) ->
  (forall r, In r t -> nb = false -> match others with (v, _) :: _ => same (vertex_in r) v = false | [] => True end) ->
  different_parts (map vertex_in t) = true ->
  ok a (first_there none t) (fun a' l => hold a' l (map (fun r => member (vertex_in r) (match others with (v, _) :: _ => [v] | [] => [] end)) t)).
Proof.
  induction t as [|r t IH]; intros n a none nb R N E Z D; simpl first_there; [apply ok_pure; constructor|].
  simpl in D; apply andb_prop in D; destruct D as [Nr D]; apply negb_true_iff in Nr.
  destruct (row_cases a r t n R) as (al & m & n' & A & R' & En).
  apply (ok_bind _ _ _ _ _ (conj2_ok a none (alive_in r) nb al N A)); intros a1 x G1 X.
  apply (ok_bind _ _ _ _ _ (conj2_ok a1 _ _ nb (negb al) (has_grows _ _ _ _ G1 N) (has_negated _ _ _ (has_grows _ _ _ _ G1 A)))); intros a2 none' G2 N'.
  assert (In_t : forall q, In q t -> same (vertex_in q) (vertex_in r) = false).
  { intros q J; destruct (same (vertex_in q) (vertex_in r)) eqn:S; [|reflexivity]; rewrite same_swap in S.
    apply (clash Nr), member_true; exists (vertex_in q); split; [apply in_map, J | exact S]. }
  assert (E' : (nb && negb al)%bool = true -> n' = others) by (rewrite andb_true_iff, negb_true_iff; intros [E1 E2]; subst al; rewrite <- En; apply E, E1).
  assert (Z' : forall q, In q t -> (nb && negb al)%bool = false -> match others with (v, _) :: _ => same (vertex_in q) v = false | [] => True end).
  { intros q J B; destruct nb; [|apply Z; [right; exact J | reflexivity]]; destruct al; [|discriminate B].
    rewrite <- (E eq_refl), En; apply In_t, J. }
  apply (ok_bind _ _ _ _ _ (IH n' a2 none' _ (rows_grows _ _ _ _ (grows_trans _ _ _ G1 G2) R') N' E' Z' D)); intros a3 l G3 H; apply ok_pure; constructor; [|exact H].
  apply (has_grows a1); [apply (grows_trans a1 a2); assumption|].
  replace (member (vertex_in r) _) with (nb && al)%bool; [exact X|]; destruct nb; [destruct al|]; simpl.
  - rewrite <- (E eq_refl), En; simpl; rewrite same_refl; reflexivity.
  - assert (O : others = n') by (rewrite <- (E eq_refl); exact En); rewrite O.
    destruct n' as [|[v k] n2] eqn:Nn; [reflexivity|]; simpl; rewrite orb_false_r; symmetry.
    destruct (others_vertices a t _ R' (v, k) (or_introl eq_refl)) as (q & J & V & _); simpl in V; rewrite <- V, same_swap; apply In_t, J.
  - specialize (Z r (or_introl eq_refl) eq_refl); destruct others as [|[v k] o]; [reflexivity|]; simpl; rewrite Z; reflexivity.
Qed.

Lemma reached_or_not_ok C t : forall n a layer, rows_there a t n -> hold a layer (map (fun r => C (vertex_in r)) t) ->
  ok a (reached_or_not_there t layer) (fun a' l => exists b, hold a' l b /\ forallb (fun b => b) b = forallb C (map fst n)).
Proof.
  induction t as [|r t IH]; intros n a layer R H; inversion H as [|y ? layer' ? Y H']; subst; simpl reached_or_not_there.
  { inversion R; subst; apply ok_pure; exists []; split; [constructor | reflexivity]. }
  destruct (row_cases a r t n R) as (al & m & n' & A & R' & ->).
  apply (ok_bind _ _ _ _ _ (disj2_ok a _ y (negb al) _ (has_negated _ _ _ A) Y)); intros a1 x G1 X.
  apply (ok_bind _ _ _ _ _ (IH n' a1 layer' (rows_grows _ _ _ _ G1 R') (hold_grows _ _ _ _ G1 H'))); intros a2 l G2 (b & B & E); apply ok_pure.
  exists ((negb al || C (vertex_in r))%bool :: b); split; [constructor; [apply (has_grows a1); assumption | exact B]|]; simpl; rewrite E; destruct al; reflexivity.
Qed.

(* Whether all is reached from the first vertex. *)
Definition all_from (g : net) : bool := match vertices_of g with [] => true | v :: _ => some_in (vertices_of g) (reached g v) end.

Lemma reaches_all_ok a rows others : rows_there a rows others -> fit rows others -> ok a (reaches_all rows) (fun a' x => has a' x (all_from (Made others))).
Proof.
  intros R Fit; pose proof (proj1 (proj2 Fit)) as D; set (s := match others with (v, _) :: _ => [v] | [] => [] end).
  apply (ok_bind _ _ _ _ _ (first_there_ok others rows others a (Known true) true R eq_refl (fun _ => eq_refl) (fun r J B => ltac:(discriminate B)) D)); intros a1 start G1 S.
  apply (ok_bind _ _ _ _ _ (reach_ok rows others Fit s a1 start (rows_grows _ _ _ _ G1 R) S)); intros a2 layer G2 L.
  apply (ok_bind _ _ _ _ _ (reached_or_not_ok (within_steps (turned_net others) s (List.length rows - 1)) rows others a2 layer (rows_grows _ _ _ _ (grows_trans _ _ _ G1 G2) R) L)); intros a3 all G3 (b & B & E).
  apply (ok_more _ _ _ _ (conj_ok a3 all b B)); intros a4 x _ X; rewrite E in X; replace (all_from (Made others)) with (forallb (within_steps (turned_net others) s (List.length rows - 1)) (map fst others)); [exact X|].
  unfold all_from, s; simpl vertices_of; destruct others as [|[v k] o] eqn:O; [reflexivity|]; rewrite <- O in *; replace (map fst others) with (v :: map fst o) at 2 by (rewrite O; reflexivity); unfold some_in.
  assert (V : is_vertex_of (Made others) v = true) by (unfold is_vertex_of; simpl; rewrite O; unfold member; simpl; rewrite same_refl; reflexivity).
  replace (match others with (v, _) :: _ => [v] | [] => [] end) with [v] by (rewrite O; reflexivity).
  clear -Fit V R; induction (map fst others) as [|p l IH]; [reflexivity|]; simpl; rewrite IH, (within_all rows others Fit v p (rows_fewer a rows others R) V); reflexivity.
Qed.

Lemma reached_further g u v w : upright g -> member v (reached g u) = true -> member w (reached g v) = true -> member w (reached g u) = true.
Proof.
  intros U A B; refine (reached_inside g (fun p => member p (reached g u) = true) v _ _ A w B).
  - intros p q S M; rewrite <- (member_left p q _ S); exact M.
  - intros p q M N; exact (reached_on g U u p q M N).
Qed.

Lemma reached_back g h u v : upright g -> (forall u v, member v (row_of g u) = member u (row_of h v)) -> is_vertex_of g u = true ->
  member v (reached h u) = true -> member u (reached g v) = true.
Proof.
  intros U B V M; refine (proj2 (reached_inside h (fun p => is_vertex_of g p = true /\ member u (reached g p) = true) u _ _ (conj V (reached_self g U u V)) v M)).
  - intros p q S [Vp C]; assert (Vq : is_vertex_of g q = true) by (unfold is_vertex_of in *; rewrite <- (member_left p q _ S); exact Vp); split; [exact Vq|].
    apply (reached_further g q p u U); [rewrite (member_left p q _ S); apply (reached_self g U q Vq) | exact C].
  - intros p q [_ C] N; rewrite <- B in N; destruct (row_ends g U q p N) as [Vq _]; split; [exact Vq|].
    exact (reached_further g q p u U (reached_on g U q q p (reached_self g U q Vq) N) C).
Qed.

(* In a digraph each vertex is reached from each other one if all are from the first, and that from all. *)
Lemma connected_ways g h : upright g -> upright h -> vertices_of h = vertices_of g -> (forall u v, member v (row_of g u) = member u (row_of h v)) ->
  forallb (fun v => some_in (vertices_of g) (reached g v)) (vertices_of g) = (all_from g && all_from h)%bool.
Proof.
  intros U U' E B; assert (B' : forall u v, member v (row_of h u) = member u (row_of g v)) by (intros u v; symmetry; apply B).
  unfold all_from; rewrite E; destruct (vertices_of g) as [|v0 l] eqn:L; [reflexivity|]; rewrite <- L in *.
  assert (V : forall v, In v (vertices_of g) -> is_vertex_of g v = true) by (intros v; apply WordBags.member_in).
  assert (V' : forall v, In v (vertices_of g) -> is_vertex_of h v = true) by (intros v I; unfold is_vertex_of; rewrite E; apply WordBags.member_in, I).
  assert (I0 : In v0 (vertices_of g)) by (rewrite L; left; reflexivity).
  apply eq_true_iff_eq; unfold some_in; rewrite andb_true_iff, !forallb_forall; split.
  - intros A; split; [exact (proj1 (forallb_forall _ _) (A v0 I0))|]; intros v I; exact (reached_back h g v v0 U' B' (V' v I) (proj1 (forallb_forall _ _) (A v I) v0 I0)).
  - intros [A A'] v I; apply forallb_forall; intros w J; exact (reached_further g v v0 w U (reached_back g h v0 v U B (V v0 I0) (A' v I)) (A w J)).
Qed.

Lemma connected_open_ok a rows others : rows_there a rows others -> fit rows others -> ok a (connected_open rows) (fun a' x => has a' x (connected_net (Made others))).
Proof.
  intros R Fit; apply (ok_bind _ _ _ _ _ (reaches_all_ok a rows others R Fit)); intros a1 x G1 X; destruct (one_way_rows rows) eqn:W.
  2:{ apply ok_pure; unfold connected_net; rewrite (fit_two rows others Fit W); exact X. }
  pose proof (turned_fit rows others Fit) as Fit'; pose proof (made_upright others (proj1 Fit)) as U.
  assert (C : connected_net (Made others) = (all_from (Made others) && all_from (Made (turned_net others)))%bool).
  { unfold connected_net; destruct (proj2 (proj2 Fit)) as [->|One]; [reflexivity|]; rewrite One, W; apply connected_ways.
    - exact U.
    - exact (made_upright _ (proj1 Fit')).
    - exact (turned_keys others).
    - intros u v; exact (turned_row others u v (proj1 Fit)). }
  assert (Go : ok a1 (let* y := reaches_all (turned rows) in conjunction [x; y]) (fun a' x => has a' x (connected_net (Made others)))).
  { apply (ok_bind _ _ _ _ _ (reaches_all_ok a1 (turned rows) (turned_net others) (turned_there a1 rows others (rows_grows _ _ _ _ G1 R) Fit) Fit')); intros a2 y G2 Y.
    rewrite C; apply conj2_ok; [apply (has_grows a1); assumption | exact Y]. }
  destruct x as [[]|x]; [exact Go | | exact Go]; unfold has in X; simpl in X; injection X as X; apply ok_pure; rewrite C, <- X; reflexivity.
Qed.

Lemma within_nothing others d v : within_steps others [] d v = false.
Proof. revert v; induction d as [|d IH]; intros v; simpl; [reflexivity|]; rewrite IH; simpl; induction (row_of (Made others) v) as [|u l IHl]; [reflexivity|]; simpl; rewrite IH; exact IHl. Qed.

(* Where to begin: at a vertex, if that is there. *)
Lemma start_from a rows r v al : different_parts (map vertex_in rows) = true -> In r rows -> same v (vertex_in r) = true -> has a (alive_in r) al ->
  forall t, (forall q, In q t -> In q rows) ->
  hold a (map (fun q => if same v (vertex_in q) then alive_in q else Known false) t) (map (fun q => member (vertex_in q) (if al then [v] else [])) t).
Proof.
  intros D I S A; induction t as [|q t IH]; intros It; [constructor|]; simpl; constructor; [|apply IH; intros p J; apply It; right; exact J].
  destruct (same v (vertex_in q)) eqn:T.
  - assert (Eq : r = q) by (apply (one_row rows D r q I (It q (or_introl eq_refl))); rewrite <- (same_left v (vertex_in r)); assumption); subst q.
    destruct al; simpl; [rewrite same_swap, S; exact A | exact A].
  - destruct al; simpl; [rewrite same_swap, T; reflexivity | reflexivity].
Qed.

Lemma reached_vertex others v u : fitting others -> member u (reached (Made others) v) = true -> is_vertex_of (Made others) u = true.
Proof.
  intros F M; pose proof (made_upright others F) as U; destruct (is_vertex_of (Made others) v) eqn:Vv.
  - refine (reached_inside (Made others) (fun p => is_vertex_of (Made others) p = true) v _ _ Vv u M).
    + intros p q T X; unfold is_vertex_of in *; rewrite <- (member_left p q _ T); exact X.
    + intros x w _ Mw; apply (row_ends _ U x w Mw).
  - unfold reached, layers_from in M; rewrite (vertex_there _ U), Vv in M; discriminate M.
Qed.

Lemma component_open_ok a rows others v : rows_there a rows others -> fit rows others ->
  ok a (component_open rows v) (fun a' l => present a' l (component_of (Made others) v)).
Proof.
  intros R Fit; pose proof (proj1 Fit) as F; pose proof (proj1 (proj2 Fit)) as D; pose proof (made_upright others F) as U; unfold component_open; change (component_of (Made others) v) with (filter (fun u => member u (reached (Made others) v)) (map fst others)).
  assert (Empty : is_vertex_of (Made others) v = false -> filter (fun u => member u (reached (Made others) v)) (map fst others) = []).
  { intros N; unfold reached, layers_from; rewrite (vertex_there _ U), N; simpl; clear; induction (map fst others); [reflexivity | assumption]. }
  destruct (row_at v rows) as [r|] eqn:E.
  2:{ apply ok_pure; rewrite Empty; [constructor|]; destruct (is_vertex_of (Made others) v) eqn:V; [exfalso|reflexivity].
      unfold is_vertex_of in V; simpl in V; apply member_true in V; destruct V as (p & J & T); apply in_map_iff in J; destruct J as (e & <- & J).
      destruct (others_vertices a rows others R e J) as (q & Q & Eq & _); pose proof (find_none _ _ E q Q) as X; simpl in X; rewrite Eq, T in X; discriminate X. }
  apply find_some in E; destruct E as [I S]; destruct (alive_value a rows others R r I) as (al & A & V).
  set (s := if al then [v] else []).
  pose proof (start_from a rows r v al D I S A rows (fun q J => J)) as H; fold s in H; pose proof (alive_is a rows others r v al R D I S A) as Al.
  apply (ok_bind _ _ _ _ _ (reach_ok rows others Fit s a _ R H)); intros a1 layer G1 L; apply ok_pure; apply (rows_grows _ a1) in R; [|exact G1].
  assert (W : forall q, In q rows -> within_steps (turned_net others) s (List.length rows - 1) (vertex_in q) = (al && member (vertex_in q) (reached (Made others) v))%bool).
  { intros q J; unfold s; destruct al; [|apply within_nothing]; apply (within_all rows others Fit v _ (rows_fewer a1 rows others R)).
    unfold is_vertex_of; rewrite (member_left v _ _ S); apply V; reflexivity. }
  destruct al; [|rewrite Empty by (symmetry; exact Al)].
  - assert (K : forall t n, rows_there a1 t n -> (forall q, In q t -> In q rows) -> forall lay, hold a1 lay (map (fun q => within_steps (turned_net others) s (List.length rows - 1) (vertex_in q)) t) ->
      present a1 (combine (map vertex_in t) lay) (filter (fun u => member u (reached (Made others) v)) (map fst n))).
    { induction 1 as [|u g l m t n Hg P Rt IH|u g l t n Hg P Rt IH]; intros It lay Hl; inversion Hl as [|y ? lay' ? Y Hl']; subst; simpl; [constructor| |];
        rewrite (W _ (It _ (or_introl eq_refl))) in Y; simpl in Y; change (vertex_in (u, g, l)) with u in *.
      - destruct (member u (reached (Made others) v)); [apply present_in | apply present_out]; try exact Y; apply IH; auto; intros q J; apply It; right; exact J.
      - apply present_out; [|apply IH; auto; intros q J; apply It; right; exact J].
        destruct (member u (reached (Made others) v)) eqn:M; [exfalso | exact Y].
        pose proof (vertex_alive a1 rows others (u, g, l) R D (It _ (or_introl eq_refl)) u (same_refl u) (reached_vertex others v u F M)) as X; discriminate (has_once _ _ _ _ Hg X). }
    exact (K rows others R (fun q J => J) layer L).
  - assert (K : forall t lay, (forall q, In q t -> In q rows) -> hold a1 lay (map (fun q => within_steps (turned_net others) s (List.length rows - 1) (vertex_in q)) t) -> present a1 (combine (map vertex_in t) lay) []).
    { induction t as [|q t IH]; intros lay It Hl; inversion Hl as [|y ? lay' ? Y Hl']; subst; simpl; [constructor|].
      rewrite (W q (It q (or_introl eq_refl))) in Y; apply present_out; [exact Y | apply IH; auto; intros p J; apply It; right; exact J]. }
    exact (K rows layer (fun q J => J) L).
Qed.
