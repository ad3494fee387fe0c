(* What is asked of networks whose vertices and links are there or not as a choice has it: rows, links, and whether
   they fall apart. *)

From Coq Require Import ZArith Lia List Bool Uint63.
From Topocert Require Import CheckGraph WordSays WordBags WordNets WordGates WordOpen WordTerms WordOpenNets.
Import ListNotations.
Open Scope Z_scope.

(* ---------- Rows ---------- *)

(* The row of a vertex; none if it has not the form of the network's. *)
Definition around (rows : list open_row) (v : part) : option (list (part * lit)) :=
  if forallb (fun r => alike v (vertex_in r)) rows then Some (match row_at v rows with Some r => snd r | None => [] end) else None.

Lemma others_vertices a rows others : rows_there a rows others -> forall e, In e others -> exists r, In r rows /\ vertex_in r = fst e /\ has a (alive_in r) true /\ present a (snd r) (snd e).
Proof.
  induction 1 as [|v g l m rows others H P R IH|v g l rows others H P R IH]; intros e I; [destruct I| |].
  - destruct I as [<-|I]; [exists (v, g, l); repeat split; try assumption; left; reflexivity|]; destruct (IH e I) as (r & J & K); exists r; split; [right; exact J | exact K].
  - destruct (IH e I) as (r & J & K); exists r; split; [right; exact J | exact K].
Qed.

Lemma row_found a rows others v : rows_there a rows others -> different_parts (map vertex_in rows) = true ->
  match row_at v rows, find (fun e => same v (fst e)) others with
  | Some r, Some e => present a (snd r) (snd e)
  | Some r, None => present a (snd r) []
  | None, Some _ => False
  | None, None => True
  end.
Proof.
  unfold row_at; induction 1 as [|u g l m rows others H P R IH|u g l rows others H P R IH]; intros D; [exact I| |];
    simpl in D; apply andb_prop in D; destruct D as [N D]; simpl find; change (vertex_in (u, g, l)) with u in *.
  - simpl fst; destruct (same v u); [exact P | apply IH, D].
  - destruct (same v u) eqn:S; [|apply IH, D]; destruct (find _ others) as [e|] eqn:F; [exfalso | exact P].
    apply find_some in F; destruct F as [J T]; destruct (others_vertices a rows others R e J) as (r & K & V & _).
    apply negb_true_iff in N; rewrite <- (member_left v u _ S) in N; apply (clash N), member_true; exists (vertex_in r); split; [apply in_map, K | rewrite V; exact T].
Qed.

Lemma around_ok a rows others v l : rows_there a rows others -> different_parts (map vertex_in rows) = true -> around rows v = Some l ->
  exists m, neighbours_of (Made others) v = Some m /\ present a l m.
Proof.
  intros R D E; unfold around in E; destruct (forallb _ rows) eqn:A; [|discriminate E]; injection E as <-; rewrite forallb_forall in A.
  pose proof (row_found a rows others v R D) as F; simpl neighbours_of; destruct (row_at v rows) as [r|], (find _ others) as [e|]; try contradiction; try (eexists; split; [reflexivity | exact F]).
  - exists []; split; [|exact F]; destruct others as [|e others]; [reflexivity|]; simpl existsb.
    destruct (others_vertices a rows _ R e (or_introl eq_refl)) as (s & J & V & _); rewrite <- V, (A s J); reflexivity.
  - exists []; split; [|constructor]; destruct others as [|e others]; [reflexivity|]; simpl existsb.
    destruct (others_vertices a rows _ R e (or_introl eq_refl)) as (s & J & V & _); rewrite <- V, (A s J); reflexivity.
Qed.

Definition vertices_open (rows : list open_row) : list (part * lit) := map fst rows.

Lemma vertices_open_ok a rows others : rows_there a rows others -> present a (vertices_open rows) (map fst others).
Proof. induction 1; simpl; [constructor | apply present_in | apply present_out]; assumption. Qed.

(* ---------- Links ---------- *)

(* Each link from the end that stands first. *)
Fixpoint links_once (earlier : list part) (rows : list open_row) : list (part * lit) :=
  match rows with
  | [] => []
  | (v, _, l) :: rows => map (fun e => (Link v (fst e), snd e)) (filter (fun e => negb (member (fst e) earlier)) l) ++ links_once (v :: earlier) rows
  end.

Definition links_open (rows : list open_row) : list (part * lit) :=
  if one_way_rows rows then flat_map (fun r => map (fun e => (arc (vertex_in r) (fst e), snd e)) (snd r)) rows else links_once [] rows.

Lemma fit_two rows others : fit rows others -> one_way_rows rows = false -> directed (Made others) = false.
Proof. intros (_ & _ & [->|E]) W; [reflexivity | rewrite E; exact W]. Qed.

Lemma one_row rows : different_parts (map vertex_in rows) = true -> forall r s, In r rows -> In s rows -> same (vertex_in r) (vertex_in s) = true -> r = s.
Proof.
  induction rows as [|q rows IH]; [intros _ r s []|]; simpl; rewrite andb_true_iff, negb_true_iff; intros [N D] r s [<-|I] [<-|J] S; auto.
  - apply (clash N), member_true; exists (vertex_in s); split; [apply in_map, J | exact S].
  - apply (clash N), member_true; exists (vertex_in r); split; [apply in_map, I | rewrite same_swap; exact S].
Qed.

Lemma present_map {A B} a (f : A -> B) l m : present a l m -> present a (map (fun e => (f (fst e), snd e)) l) (map f m).
Proof. induction 1; simpl; [constructor | apply present_in | apply present_out]; assumption. Qed.

Lemma present_filter {A} a (f : A -> bool) l m : present a l m -> present a (filter (fun e => f (fst e)) l) (filter f m).
Proof.
  induction 1 as [|x g l m H P IH|x g l m H P IH]; simpl; [constructor | |]; destruct (f x); try exact IH; [apply present_in | apply present_out]; assumption.
Qed.

Lemma present_each {A} a (l : list (A * lit)) m : present a l m -> forall x g, In (x, g) l -> exists b, has a g b /\ (b = true -> In x m).
Proof.
  induction 1 as [|y h l m H P IH|y h l m H P IH]; intros x g I; [destruct I| |]; (destruct I as [E|I]; [injection E as -> ->|]).
  - exists true; split; [exact H | left; reflexivity].
  - destruct (IH x g I) as (b & B & K); exists b; split; [exact B | right; apply K; assumption].
  - exists false; split; [exact H | discriminate].
  - exact (IH x g I).
Qed.

Lemma present_all_false {A} a (l : list (A * lit)) : present a l [] -> forall f, present a (filter f l) [].
Proof. remember [] as m eqn:E; intros P f; revert E; induction P as [|x g l m H P IH|x g l m H P IH]; intros E; [subst; constructor | discriminate E | subst]; simpl; destruct (f (x, g)); [apply present_out; auto | auto]. Qed.

Lemma links_open_ok a rows others : rows_there a rows others -> fit rows others -> present a (links_open rows) (links_of (Made others)).
Proof.
  intros R F; destruct (proj2 F) as [D One]; unfold links_open; destruct (one_way_rows rows) eqn:W.
  { replace (links_of (Made others)) with (flat_map (fun v => map (arc v) (row_of (Made others) v)) (map fst others)) by (unfold links_of; destruct One as [->|One]; [|rewrite One]; reflexivity).
    assert (K : forall t n, rows_there a t n -> (forall e, In e n -> In e others) ->
      present a (flat_map (fun r => map (fun e => (arc (vertex_in r) (fst e), snd e)) (snd r)) t) (flat_map (fun v => map (arc v) (row_of (Made others) v)) (map fst n))).
    { induction 1 as [|v g l m t n H P Rt IH|v g l t n H P Rt IH]; intros I; simpl; [constructor| |].
      - apply present_app; [|apply IH; intros e J; apply I; right; exact J].
        replace (row_of (Made others) v) with m; [apply (present_map a (arc v)), P|].
        unfold row_of; simpl; rewrite (found_row others (keys_differ others (proj1 F)) v (v, m) (I _ (or_introl eq_refl)) (same_refl v)); reflexivity.
      - change (flat_map _ (map fst n)) with ([] ++ flat_map (fun v => map (arc v) (row_of (Made others) v)) (map fst n)); apply present_app; [exact (present_map a (arc v) l [] P) | apply IH, I]. }
    exact (K rows others R (fun e J => J)). }
  replace (links_of (Made others)) with (links_from (Made others) [] (map fst others)) by (unfold links_of; rewrite (fit_two rows others F W); reflexivity).
  assert (K : forall t n, rows_there a t n -> forall earlier before, (forall r, In r t -> In r rows) -> (forall e, In e n -> In e others) ->
    (forall p, In p (map fst others) -> member p earlier = member p before) -> present a (links_once earlier t) (links_from (Made others) before (map fst n))).
  { induction 1 as [|v g l m t n H P Rt IH|v g l t n H P Rt IH]; intros earlier before It In' M; simpl; [constructor| |].
    - assert (Iv : In (v, m) others) by (apply In'; left; reflexivity).
      assert (Ro : row_of (Made others) v = m).
      { unfold row_of; simpl; rewrite (found_row others (keys_differ others (proj1 F)) v (v, m) Iv (same_refl v)); reflexivity. }
      apply present_app.
      + rewrite Ro, (filter_ext_in (fun u => negb (member u before)) (fun u => negb (member u earlier))).
        * apply (present_map a (Link v)), (present_filter a (fun u => negb (member u earlier))), P.
        * intros u J; f_equal; pose proof (rows_inside others (proj1 F) v m u Iv J) as Q; apply member_true in Q; destruct Q as (q & Q & S).
          rewrite (member_left u q _ S), (member_left u q _ S); symmetry; apply M, Q.
      + apply IH; [intros r J; apply It; right; exact J | intros e J; apply In'; right; exact J|].
        intros p J; unfold member; simpl; f_equal; apply M, J.
    - change (links_from (Made others) before (map fst n)) with ([] ++ links_from (Made others) before (map fst n)); apply present_app.
      + pose proof (present_map a (Link v) _ _ (present_all_false a l P (fun e => negb (member (fst e) earlier)))) as Q; exact Q.
      + apply IH; [intros r J; apply It; right; exact J | exact In'|].
        intros p J; rewrite <- (M p J); unfold member; simpl; fold (member p earlier).
        destruct (same p v) eqn:S; [exfalso|reflexivity]; apply in_map_iff in J; destruct J as (e & <- & J).
        destruct (others_vertices a rows others R e J) as (r & Ir & V & A & _); rewrite <- V in S.
        pose proof (one_row rows D r (v, g, l) Ir (It _ (or_introl eq_refl)) S) as E; subst r; discriminate (has_once _ _ _ _ H A). }
  apply (K rows others R [] []); auto.
Qed.

(* ---------- Falling apart ---------- *)

Definition side_of (w : part) (sides : list (part * lit)) : option lit := option_map snd (find (fun e => same w (fst e)) sides).

(* No link leads from the side. *)
Fixpoint no_link_leaves (x s : lit) (sides : list (part * lit)) (l : list (part * lit)) : making unit :=
  match l with
  | [] => pure tt
  | (w, g) :: l =>
    match side_of w sides with
    | Some y => let* _ := clause [negated x; negated s; negated g; y] in no_link_leaves x s sides l
    | None => fails
    end
  end.

(* The first vertex that is there is on the side; which are there and not on it. *)
Fixpoint sides_apart (x : lit) (sides : list (part * lit)) (rows : list open_row) (here : list lit) (none : lit) : making (list lit) :=
  match rows, here with
  | r :: rows, s :: here =>
    let* first := conjunction [none; alive_in r] in
    let* _ := clause [negated x; negated first; s] in
    let* none := conjunction [none; negated (alive_in r)] in
    let* b := conjunction [alive_in r; negated s] in
    let* _ := no_link_leaves x s sides (snd r) in
    let* others := sides_apart x sides rows here none in pure (b :: others)
  | _, _ => pure []
  end.

(* A literal that is true where the network falls apart. *)
Definition apart (rows : list open_row) : making lit :=
  let* x := fresh in
  let* here := fresh_ones (List.length rows) in
  let* beyond := sides_apart x (combine (map vertex_in rows) here) rows here (Known true) in
  let* y := disjunction beyond in
  let* _ := clause [negated x; y] in pure x.

Section Apart.
Variable others : list (part * list part).
Variable C : list part.
Variable c : bool.
Hypothesis first_in : c = false -> forall v m n, others = (v, m) :: n -> member v C = true.
Hypothesis closed : c = false -> forall v m w, In (v, m) others -> In w m -> member v C = true -> member w C = true.

Lemma no_link_leaves_ok x s sides v l m : forall a, has a x (negb c) -> has a s (member v C) -> (forall w y, side_of w sides = Some y -> has a y (member w C)) ->
  present a l m -> (m = [] \/ In (v, m) others) -> ok a (no_link_leaves x s sides l) (fun _ _ => True).
Proof.
  intros a X S Y P M; assert (E : forall w g, In (w, g) l -> exists b, has a g b /\ (b = true -> In w m)) by (apply present_each; exact P).
  clear P; revert a X S Y E; induction l as [|[w g] l IH]; intros a X S Y E; simpl no_link_leaves; [apply ok_pure, I|].
  destruct (side_of w sides) as [y|] eqn:Sy; [|apply ok_fails].
  assert (K : exists z, In z [negated x; negated s; negated g; y] /\ has a z true).
  { destruct c eqn:Ec; [exists (negated x); split; [left; reflexivity | exact (has_negated _ _ _ X)]|].
    destruct (member v C) eqn:V; [|exists (negated s); split; [right; left; reflexivity | exact (has_negated _ _ _ S)]].
    destruct (E w g (or_introl eq_refl)) as ([] & G & W); [|exists (negated g); split; [right; right; left; reflexivity | exact (has_negated _ _ _ G)]].
    exists y; split; [right; right; right; left; reflexivity|]; specialize (W eq_refl); destruct M as [->|M]; [destruct W|].
    rewrite <- (closed eq_refl v m w M W V); apply Y, Sy. }
  apply (ok_bind _ _ _ _ _ (clause_ok a _ K)); intros a1 _ G1 _.
  apply IH; [apply (has_grows a) | apply (has_grows a) | intros u z Z; apply (has_grows a); auto |]; auto.
  intros u h J; destruct (E u h (or_intror J)) as (b & B & W); exists b; split; [apply (has_grows a); assumption | exact W].
Qed.

Lemma sides_apart_ok x sides rows : forall n a here none nb, rows_there a rows n -> has a x (negb c) -> hold a here (map (fun r => member (vertex_in r) C) rows) ->
  has a none nb -> (nb = true -> n = others) -> (forall e, In e n -> In e others) -> (forall w y, side_of w sides = Some y -> has a y (member w C)) ->
  ok a (sides_apart x sides rows here none) (fun a' r => exists b, hold a' r b /\ (existsb (fun b => b) b = true <-> exists e, In e n /\ member (fst e) C = false)).
Proof.
  induction rows as [|r rows IH]; intros n a here none nb R X H N Nb I Y.
  { inversion R; subst; apply ok_pure; exists []; split; [constructor|]; split; [discriminate | intros (e & [] & _)]. }
  inversion H as [|s ? here' ? S H']; subst; simpl sides_apart.
  assert (Ab : exists al m n', has a (alive_in r) al /\ rows_there a rows n' /\ n = (if al then (vertex_in r, m) :: n' else n') /\ present a (snd r) m /\ (al = false -> m = [])).
  { inversion R; subst; [exists true | exists false]; eexists; eexists; repeat split; try eassumption; try reflexivity; discriminate. }
  destruct Ab as (al & m & n' & A & R' & En & P & Em).
  apply (ok_bind _ _ _ _ _ (conj2_ok a none (alive_in r) nb al N A)); intros a1 f G1 Fi.
  assert (K : exists z, In z [negated x; negated f; s] /\ has a1 z true).
  { destruct c eqn:Ec; [exists (negated x); split; [left; reflexivity | apply (has_grows a); [exact G1 | exact (has_negated _ _ _ X)]]|].
    destruct (nb && al)%bool eqn:NA; [|exists (negated f); split; [right; left; reflexivity | exact (has_negated _ _ _ Fi)]].
    apply andb_prop in NA; destruct NA as [-> ->]; exists s; split; [right; right; left; reflexivity|]; apply (has_grows a); [exact G1|].
    rewrite <- (first_in eq_refl (vertex_in r) m n'); [exact S | rewrite <- En; symmetry; apply Nb; reflexivity]. }
  apply (ok_bind _ _ _ _ _ (clause_ok a1 _ K)); intros a2 _ G2 _; pose proof (grows_trans _ _ _ G1 G2) as G02.
  apply (ok_bind _ _ _ _ _ (conj2_ok a2 _ _ nb (negb al) (has_grows _ _ _ _ G02 N) (has_negated _ _ _ (has_grows _ _ _ _ G02 A)))); intros a3 none' G3 N'.
  pose proof (grows_trans _ _ _ G02 G3) as G03.
  apply (ok_bind _ _ _ _ _ (conj2_ok a3 _ _ al (negb (member (vertex_in r) C)) (has_grows _ _ _ _ G03 A) (has_negated _ _ _ (has_grows _ _ _ _ G03 S)))); intros a4 b G4 B.
  pose proof (grows_trans _ _ _ G03 G4) as G04.
  assert (Link : m = [] \/ In (vertex_in r, m) others) by (destruct al; [right; apply I; rewrite En; left; reflexivity | left; apply Em; reflexivity]).
  apply (ok_bind _ _ _ _ _ (no_link_leaves_ok x s sides (vertex_in r) (snd r) m a4 (has_grows _ _ _ _ G04 X) (has_grows _ _ _ _ G04 S) (fun w y E => has_grows _ _ _ _ G04 (Y w y E)) (present_grows _ _ _ _ G04 P) Link)); intros a5 _ G5 _.
  pose proof (grows_trans _ _ _ G04 G5) as G05.
  assert (Nb' : (nb && negb al)%bool = true -> n' = others) by (rewrite andb_true_iff, negb_true_iff; intros [E1 E2]; subst al; rewrite <- En; apply Nb, E1).
  assert (I' : forall e, In e n' -> In e others) by (intros e J; apply I; rewrite En; destruct al; [right|]; exact J).
  apply (ok_bind _ _ _ _ _ (IH n' a5 here' none' _ (rows_grows _ _ _ _ G05 R') (has_grows _ _ _ _ G05 X) (hold_grows _ _ _ _ G05 H') (has_grows _ _ _ _ (grows_trans _ _ _ G4 G5) N') Nb' I' (fun w y E => has_grows _ _ _ _ G05 (Y w y E)))).
  intros a6 l G6 (bs & L & E); apply ok_pure; exists ((al && negb (member (vertex_in r) C))%bool :: bs); split.
  - constructor; [apply (has_grows a4); [apply (grows_trans a4 a5); assumption | exact B] | exact L].
  - simpl; rewrite orb_true_iff, E, En; destruct al; simpl.
    + rewrite negb_true_iff; split; [intros [M|(e & J & M)]; [exists (vertex_in r, m); simpl; auto | exists e; auto] | intros (e & [<-|J] & M); [left; exact M | right; exists e; auto]].
    + split; [intros [M|M]; [discriminate M | exact M] | auto].
Qed.

End Apart.

Lemma side_of_right a C vs here : hold a here (map (fun v => member v C) vs) -> forall w y, side_of w (combine vs here) = Some y -> has a y (member w C).
Proof.
  unfold side_of; revert here; induction vs as [|v vs IH]; intros here H w y E; inversion H as [|s ? here' ? S H']; subst; [discriminate E|].
  simpl in E; destruct (same w v) eqn:Sw; [injection E as <-; rewrite (member_left w v C Sw); exact S | apply (IH here' H' w y E)].
Qed.

Lemma apart_ok a rows others : rows_there a rows others -> fit rows others -> one_way_rows rows = false ->
  ok a (apart rows) (fun a' x => has a' x (negb (connected_net (Made others)))).
Proof.
  intros R F W; pose proof (made_upright others (proj1 F)) as U; pose proof (fit_two rows others F W) as Two; set (c := connected_net (Made others)).
  set (C := match others with [] => [] | (v, _) :: _ => reached (Made others) v end).
  unfold apart; apply (ok_bind _ _ _ _ _ (fresh_ok a (negb c))); intros a1 x G1 [X _].
  assert (Len : List.length rows = List.length (map (fun r => member (vertex_in r) C) rows)) by (rewrite map_length; reflexivity); rewrite Len; clear Len.
  apply (ok_bind _ _ _ _ _ (fresh_ones_ok _ a1)); intros a2 here G2 H.
  assert (First : c = false -> forall v m n, others = (v, m) :: n -> member v C = true).
  { intros _ v m n E; unfold C; rewrite E; apply (reached_self (Made ((v, m) :: n))); [rewrite <- E; exact U|].
    unfold is_vertex_of; simpl; unfold member; simpl; rewrite same_refl; reflexivity. }
  assert (Closed' : c = false -> forall v m w, In (v, m) others -> In w m -> member v C = true -> member w C = true).
  { intros _ v m w I J M; unfold C in *; destruct others as [|[v0 m0] n] eqn:E; [destruct I|]; rewrite <- E in *.
    apply (reached_on (Made others) U v0 v w M); unfold row_of; simpl; rewrite (found_row others (keys_differ others (proj1 F)) v (v, m) I (same_refl v)); apply WordBags.member_in, J. }
  assert (Y : forall w y, side_of w (combine (map vertex_in rows) here) = Some y -> has a2 y (member w C)).
  { apply side_of_right; rewrite map_map; exact H. }
  pose proof (grows_trans _ _ _ G1 G2) as G02.
  apply (ok_bind _ _ _ _ _ (sides_apart_ok others C c First Closed' x _ rows others a2 here (Known true) true (rows_grows _ _ _ _ G02 R) (has_grows _ _ _ _ G2 X) H eq_refl (fun _ => eq_refl) (fun e J => J) Y)).
  intros a3 l G3 (b & B & E); apply (ok_bind _ _ _ _ _ (disj_ok a3 l b B)); intros a4 y G4 Y4.
  pose proof (has_grows _ _ _ _ (grows_trans _ _ _ (grows_trans _ _ _ G2 G3) G4) X) as X4.
  assert (K : exists z, In z [negated x; y] /\ has a4 z true).
  { destruct c eqn:Ec; [exists (negated x); split; [left; reflexivity | exact (has_negated _ _ _ X4)]|].
    exists y; split; [right; left; reflexivity|]; replace true with (existsb (fun b => b) b); [exact Y4|]; apply E.
    unfold c, connected_net in Ec; rewrite Two in Ec; simpl vertices_of in Ec; unfold C; destruct others as [|[v0 m0] n] eqn:Eo; [discriminate Ec|]; rewrite <- Eo in *.
    replace (map fst others) with (v0 :: map fst n) in Ec by (rewrite Eo; reflexivity); fold (reached (Made others) v0) in Ec.
    replace (v0 :: map fst n) with (map fst others) in Ec by (rewrite Eo; reflexivity).
    destruct (existsb (fun e => negb (member (fst e) (reached (Made others) v0))) others) eqn:X5.
    - apply existsb_exists in X5; destruct X5 as (e & I & M); apply negb_true_iff in M; exists e; auto.
    - exfalso; apply (clash Ec); unfold some_in; apply forallb_forall; intros p I; apply in_map_iff in I; destruct I as (e & <- & I).
      destruct (member (fst e) (reached (Made others) v0)) eqn:M; [reflexivity|]; rewrite <- X5; apply existsb_exists; exists e; rewrite M; auto. }
  apply (ok_bind _ _ _ _ _ (clause_ok a4 _ K)); intros a5 _ G5 _; apply ok_pure, (has_grows a4); assumption.
Qed.
