(* What the language says of a network does not depend on the order in which its vertices and links are listed; and
   an automorphism of a network that has a name takes it, and networks made of it, to such as say the same. *)

From Coq Require Import ZArith Lia List Bool Uint63 Permutation.
From Topocert Require Import Graph Walk CheckGraph CheckIso CheckSymmetry Arcs WordSays WordBags WordNumbers.
Import ListNotations.
Open Scope Z_scope.

Lemma clash {b : bool} {G : Prop} : b = false -> b = true -> G.
Proof. intros ->; discriminate. Qed.

(* ---------- Forms ---------- *)

Lemma alike_left p : forall q s, same p q = true -> alike p s = alike q s.
Proof.
  induction p as [n d| |r i|a IHa b IHb| |a IHa b IHb]; intros [m e| |t j|c d'| |c d'] s; simpl; try discriminate; auto.
  - rewrite andb_true_iff, !int_eqb_eq; intros [-> _]; destruct s; reflexivity.
  - rewrite orb_true_iff, !andb_true_iff; intros [[A B]|[A B]]; destruct s as [| | |x y| | ]; try reflexivity.
    + rewrite (IHa _ x A), (IHb _ y B), (IHa _ y A), (IHb _ x B); reflexivity.
    + rewrite (IHa _ x A), (IHb _ y B), (IHa _ y A), (IHb _ x B); destruct (alike d' x), (alike c y), (alike d' y), (alike c x); reflexivity.
  - rewrite andb_true_iff; intros [A B]; destruct s as [| | | | |x y]; try reflexivity; rewrite (IHa _ x A), (IHb _ y B); reflexivity.
Qed.

Lemma alike_swap p : forall q, alike p q = alike q p.
Proof.
  induction p as [n d| |r i|a IHa b IHb| |a IHa b IHb]; intros [m e| |s j|c d'| |c d']; simpl; auto.
  - apply eq_true_iff_eq; rewrite !int_eqb_eq; split; auto.
  - rewrite (IHa c), (IHb d'), (IHa d'), (IHb c), (andb_comm (alike d' a)); reflexivity.
  - rewrite (IHa c), (IHb d'); reflexivity.
Qed.

Lemma alike_right p q s : same p q = true -> alike s p = alike s q.
Proof. intros H; rewrite (alike_swap s p), (alike_swap s q); apply alike_left, H. Qed.

Lemma lowest_same p : forall q, same p q = true -> in_lowest_terms p = in_lowest_terms q.
Proof.
  induction p as [n d| |r i|a IHa b IHb| |a IHa b IHb]; intros [m e| |t j|c d'| |c d']; simpl; try discriminate; auto.
  - rewrite andb_true_iff, Z.eqb_eq, Pos.eqb_eq; intros [-> ->]; reflexivity.
  - rewrite orb_true_iff, !andb_true_iff; intros [[A B]|[A B]]; rewrite (IHa _ A), (IHb _ B); [reflexivity | apply andb_comm].
  - rewrite andb_true_iff; intros [A B]; rewrite (IHa _ A), (IHb _ B); reflexivity.
Qed.

(* ---------- Lists of different parts ---------- *)

Lemma member_once p l : member p (once l) = member p l.
Proof.
  induction l as [|q l IH]; [reflexivity|]; simpl once; destruct (member q l) eqn:E; unfold member in *; simpl; [|rewrite IH; reflexivity].
  rewrite IH; destruct (same p q) eqn:F; [|reflexivity]; simpl; rewrite <- E; apply (member_left p q l F).
Qed.

Lemma once_in p l : In p (once l) -> In p l.
Proof. induction l as [|q l IH]; simpl; [auto|]; destruct (member q l); simpl; intuition. Qed.

Lemma once_different l : different_parts (once l) = true.
Proof. induction l as [|q l IH]; simpl; [reflexivity|]; destruct (member q l) eqn:E; [exact IH|]; simpl; rewrite member_once, E, IH; reflexivity. Qed.

Lemma once_length l : (List.length (once l) <= List.length l)%nat.
Proof. induction l as [|q l IH]; simpl; [lia|]; destruct (member q l); simpl; lia. Qed.

Lemma once_all l : Nat.eqb (List.length (once l)) (List.length l) = different_parts l.
Proof.
  induction l as [|q l IH]; [reflexivity|]; simpl; destruct (member q l); simpl; [|exact IH].
  apply Nat.eqb_neq; pose proof (once_length l); lia.
Qed.

Lemma different_few l : forall m, different_parts l = true -> (forall p, In p l -> member p m = true) -> (List.length l <= List.length m)%nat.
Proof.
  induction l as [|p l IH]; intros m D I; simpl; [lia|]; simpl in D; apply andb_prop in D; destruct D as [N D]; apply negb_true_iff in N.
  destruct (proj1 (member_true p m) (I p (or_introl eq_refl))) as (q & J & S); apply in_split in J; destruct J as (m1 & m2 & ->).
  rewrite app_length; simpl; specialize (IH (m1 ++ m2) D); rewrite app_length in IH; enough (List.length l <= List.length m1 + List.length m2)%nat by lia.
  apply IH; intros s J; specialize (I s (or_intror J)); rewrite member_app in I |- *; simpl in I.
  destruct (same s q) eqn:E; [|exact I]; apply (clash N); apply member_true; exists s; split; [exact J|].
  rewrite (same_right s q p E); exact S.
Qed.

Lemma different_flat_map (f : int -> list part) l : NoDup l -> (forall i, In i l -> different_parts (f i) = true) ->
  (forall i j p, In i l -> In j l -> In p (f i) -> member p (f j) = true -> i = j) -> different_parts (flat_map f l) = true.
Proof.
  induction 1 as [|i l N _ IH]; intros D S; [reflexivity|]; simpl; apply different_app; split; [apply D; left; reflexivity|]; split.
  - apply IH; [intros j J; apply D; right; exact J | intros j k p J K; apply S; right; assumption].
  - intros p I; destruct (member p (flat_map f l)) eqn:E; [|reflexivity]; apply member_true in E; destruct E as (q & J & F).
    apply in_flat_map in J; destruct J as (j & J & K); exfalso; apply N; rewrite (S i j p (or_introl eq_refl) (or_intror J) I); [exact J|].
    apply member_true; exists q; auto.
Qed.

(* ---------- Networks whose rows fit together ---------- *)

Definition is_vertex_of (g : net) (v : part) : bool := member v (vertices_of g).

(* What a link is, from a vertex to another. *)
Definition between (g : net) (u v : part) : part := if directed g then arc u v else Link u v.

Record upright (g : net) : Prop := Upright {
  vertices_differ : different_parts (vertices_of g) = true;
  row_differ : forall u, different_parts (row_of g u) = true;
  row_ends : forall u v, member v (row_of g u) = true -> is_vertex_of g u = true /\ is_vertex_of g v = true;
  row_twice : directed g = false -> forall u v, member v (row_of g u) = member u (row_of g v);
  row_same : forall u v, same u v = true -> row_of g u = row_of g v;
  vertex_there : forall v, has_vertex g v = is_vertex_of g v;
  links_differ : different_parts (links_of g) = true;
  links_there : forall p, member p (links_of g) = true <-> exists u v, same p (between g u v) = true /\ member v (row_of g u) = true
}.

(* ---------- What is reached ---------- *)

Section Reached.
Variable g : net.
Hypothesis U : upright g.

Definition reached (v : part) : list part := concat (layers_from g v).

Lemma fresh_member seen frontier w : member w (fresh_from g seen frontier) = true <-> member w seen = false /\ exists u, In u frontier /\ member w (row_of g u) = true.
Proof.
  unfold fresh_from; rewrite member_true; split.
  - intros (x & I & S); apply filter_In in I; destruct I as [I N]; apply negb_true_iff in N; split; [rewrite (member_left w x seen S); exact N|].
    apply once_in, in_flat_map in I; destruct I as (u & I & J); exists u; split; [exact I|]; apply member_true; exists x; auto.
  - intros (N & u & I & M); assert (X : member w (once (flat_map (row_of g) frontier)) = true).
    { rewrite member_once; apply member_true; apply member_true in M; destruct M as (x & J & S); exists x; split; [apply in_flat_map; exists u; auto | exact S]. }
    apply member_true in X; destruct X as (x & J & S); exists x; split; [|exact S]; apply filter_In; split; [exact J|]; rewrite negb_true_iff, <- (member_left w x seen S); exact N.
Qed.

Lemma frontier_there fuel seen frontier p : frontier = [] \/ fuel <> O -> member p frontier = true -> member p (concat (layers g fuel seen frontier)) = true.
Proof.
  intros [->|N] I; [discriminate I|]; destruct fuel; [congruence|]; destruct frontier as [|q l]; [discriminate I|].
  simpl layers; simpl concat; change (q :: l ++ ?m) with ((q :: l) ++ m); rewrite member_app, I; reflexivity.
Qed.

Lemma layers_inside (C : part -> Prop) : (forall p q, same p q = true -> C p -> C q) -> (forall u v, C u -> member v (row_of g u) = true -> C v) ->
  forall fuel seen frontier, Forall C frontier -> Forall C (concat (layers g fuel seen frontier)).
Proof.
  intros _ K; induction fuel as [|fuel IH]; intros seen frontier F; [destruct frontier; simpl; constructor|].
  destruct frontier as [|p l] eqn:E; [simpl; apply Forall_nil|]; rewrite <- E in *; assert (X : layers g (S fuel) seen frontier = frontier :: layers g fuel (fresh_from g seen frontier ++ seen) (fresh_from g seen frontier)) by (rewrite E; reflexivity).
  rewrite X; simpl concat; apply Forall_app; split; [exact F|]; apply IH, Forall_forall; intros w W.
  destruct (proj1 (fresh_member seen frontier w) (member_in w _ W)) as (_ & u & I & M); apply (K u); [|exact M]; rewrite Forall_forall in F; auto.
Qed.

Lemma layers_closed fuel : forall seen frontier, different_parts seen = true -> (forall p, member p seen = true -> is_vertex_of g p = true) ->
  (forall p, member p frontier = true -> member p seen = true) ->
  (forall u w, member u seen = true -> member w (row_of g u) = true -> member u frontier = true \/ member w seen = true) ->
  frontier = [] \/ (List.length (vertices_of g) < List.length seen + fuel)%nat ->
  forall u w, member u (concat (layers g fuel seen frontier) ++ seen) = true -> member w (row_of g u) = true -> member w (concat (layers g fuel seen frontier) ++ seen) = true.
Proof.
  induction fuel as [|fuel IH]; intros seen frontier D V F K N u w A B.
  - destruct N as [->|N]; [|pose proof (different_few seen (vertices_of g) D (fun p I => V p (member_in p _ I))); lia].
    simpl in *; destruct (K u w A B) as [X|X]; [discriminate X | exact X].
  - destruct frontier as [|p l] eqn:E; [simpl in *; destruct (K u w A B) as [X|X]; [discriminate X | exact X]|].
    rewrite <- E in *; set (new := fresh_from g seen frontier).
    assert (X : layers g (S fuel) seen frontier = frontier :: layers g fuel (new ++ seen) new) by (unfold new; rewrite E; reflexivity).
    assert (N' : new = [] \/ (List.length (vertices_of g) < List.length (new ++ seen) + fuel)%nat).
    { destruct new as [|q k]; [left; reflexivity | right]; rewrite app_length; simpl; destruct N as [->|N]; [discriminate E | lia]. }
    assert (D' : different_parts (new ++ seen) = true).
    { apply different_app; split; [apply different_filter, once_different|]; split; [exact D|]; intros q Q; apply (fresh_member seen frontier q), member_in, Q. }
    assert (V' : forall q, member q (new ++ seen) = true -> is_vertex_of g q = true).
    { intros q; rewrite member_app, orb_true_iff; intros [Q|Q]; [|apply V, Q]; apply fresh_member in Q; destruct Q as (_ & x & I & M); apply (row_ends g U x q M). }
    assert (T : forall q, member q new = true -> member q (concat (layers g fuel (new ++ seen) new)) = true).
    { intros q Q; apply frontier_there; [|exact Q]; destruct N' as [N'|N']; [left; exact N' | right; intros ->].
      pose proof (different_few (new ++ seen) (vertices_of g) D' (fun p I => V' p (member_in p _ I))); lia. }
    assert (Y : forall q, member q (concat (layers g (S fuel) seen frontier) ++ seen) = member q (concat (layers g fuel (new ++ seen) new) ++ (new ++ seen))).
    { intros q; rewrite X; simpl concat; rewrite !member_app; specialize (T q); specialize (F q); destruct (member q frontier), (member q new), (member q (concat _)), (member q seen); simpl; auto; try (rewrite F by reflexivity); auto; try discriminate T; auto. }
    rewrite Y in A |- *; revert u w A B; apply IH; auto.
    + intros q Q; rewrite member_app, Q; reflexivity.
    + intros u w A B; rewrite !member_app in *; destruct (member u new) eqn:Z; [left; reflexivity|]; right; simpl in A.
      destruct (member w seen) eqn:S; [apply orb_true_r|]; rewrite orb_false_r; apply fresh_member; split; [exact S|].
      destruct (K u w A B) as [L|L]; [|rewrite L in S; discriminate S]; apply member_true in L; destruct L as (x & I & L); exists x; split; [exact I|].
      rewrite <- (row_same g U u x L); exact B.
Qed.

Lemma reached_self v : is_vertex_of g v = true -> member v (reached v) = true.
Proof.
  intros V; unfold reached, layers_from; rewrite (vertex_there g U), V; apply frontier_there; [right | simpl; rewrite same_refl; reflexivity].
  unfold is_vertex_of in V; destruct (vertices_of g); [discriminate V | discriminate].
Qed.

Lemma reached_on v u w : member u (reached v) = true -> member w (row_of g u) = true -> member w (reached v) = true.
Proof.
  unfold reached, layers_from; rewrite (vertex_there g U); destruct (is_vertex_of g v) eqn:V; [|discriminate]; intros A B.
  assert (X : forall p, member p (concat (layers g (List.length (vertices_of g)) [v] [v]) ++ [v]) = member p (concat (layers g (List.length (vertices_of g)) [v] [v]))).
  { intros p; rewrite member_app; destruct (member p [v]) eqn:E; [|apply orb_false_r]; rewrite orb_true_r; symmetry; apply frontier_there; [right | exact E].
    unfold is_vertex_of in V; destruct (vertices_of g); [discriminate V | discriminate]. }
  rewrite <- X in A |- *; revert A B; apply layers_closed; auto.
  - intros p; simpl; rewrite orb_false_r; intros S; unfold is_vertex_of; rewrite (member_left p v _ S); exact V.
Qed.

Lemma reached_inside (C : part -> Prop) v : (forall p q, same p q = true -> C p -> C q) -> (forall u w, C u -> member w (row_of g u) = true -> C w) ->
  C v -> forall p, member p (reached v) = true -> C p.
Proof.
  intros S K V p M; unfold reached, layers_from in M; destruct (has_vertex g v); [|discriminate M].
  apply member_true in M; destruct M as (q & I & E); pose proof (layers_inside C S K (List.length (vertices_of g)) [v] [v] ltac:(repeat constructor; exact V)) as F.
  rewrite Forall_forall in F; apply (S q); [rewrite same_swap; exact E | apply F, I].
Qed.

Lemma reached_from_anywhere v w : directed g = false -> is_vertex_of g v = true -> is_vertex_of g w = true ->
  some_in (vertices_of g) (reached v) = true -> some_in (vertices_of g) (reached w) = true.
Proof.
  intros Two V W A; unfold some_in in *; rewrite forallb_forall in A.
  assert (B : member v (reached w) = true).
  { destruct (member v (reached w)) eqn:E; [reflexivity|]; exfalso.
    assert (X : member w (reached w) = false); [|rewrite (reached_self w W) in X; discriminate X].
    apply (reached_inside (fun p => member p (reached w) = false) v); auto.
    - intros p q S N; rewrite <- (member_left p q _ S); exact N.
    - intros u x N M; destruct (member x (reached w)) eqn:Z; [|reflexivity]; rewrite <- N; symmetry; apply (reached_on w x u Z); rewrite <- (row_twice g U Two u x); exact M.
    - apply member_true in W; destruct W as (x & I & S); rewrite (member_left w x _ S); apply A, I. }
  apply forallb_forall; intros x I; apply (reached_inside (fun p => member p (reached w) = true) v); auto.
  - intros p q S N; rewrite <- (member_left p q _ S); exact N.
  - intros u y N M; apply (reached_on w u y N M).
Qed.

End Reached.

(* ---------- Arcs ---------- *)

Lemma same_arcs u v x y : same (arc u v) (arc x y) = same u x && same v y.
Proof. unfold arc; simpl; rewrite andb_true_r; reflexivity. Qed.

Lemma arcs_from_differ u l : different_parts (map (arc u) l) = different_parts l.
Proof.
  induction l as [|v l IH]; [reflexivity|]; cbn [map different_parts]; rewrite IH; do 2 f_equal.
  clear IH; unfold member; induction l as [|w l IH]; [reflexivity|]; cbn [map existsb]; rewrite IH, same_arcs, same_refl; reflexivity.
Qed.

Lemma arcs_differ (f : part -> list part) l : different_parts l = true -> (forall u, different_parts (f u) = true) ->
  different_parts (flat_map (fun u => map (arc u) (f u)) l) = true.
Proof.
  intros D F; induction l as [|u l IH]; [reflexivity|]; cbn [flat_map]; cbn [different_parts] in D; apply andb_prop in D; destruct D as [N D]; apply negb_true_iff in N.
  apply different_app; split; [rewrite arcs_from_differ; apply F|]; split; [apply IH, D|].
  intros p I; destruct (member p _) eqn:M; [|reflexivity]; apply in_map_iff in I; destruct I as (v & <- & _).
  apply member_true in M; destruct M as (q & I & S); apply in_flat_map in I; destruct I as (w & W & I); apply in_map_iff in I; destruct I as (x & <- & _).
  rewrite same_arcs in S; apply andb_prop in S; apply (clash N), member_true; exists w; split; [exact W | apply S].
Qed.

Lemma arcs_there g : (forall u v, member v (row_of g u) = true -> is_vertex_of g u = true) -> (forall u v, same u v = true -> row_of g u = row_of g v) ->
  forall p, member p (flat_map (fun u => map (arc u) (row_of g u)) (vertices_of g)) = true <-> exists u v, same p (arc u v) = true /\ member v (row_of g u) = true.
Proof.
  intros V R p; rewrite member_true; split.
  - intros (q & I & S); apply in_flat_map in I; destruct I as (u & _ & I); apply in_map_iff in I; destruct I as (v & <- & I); exists u, v; split; [exact S | apply member_in, I].
  - intros (u & v & S & M); pose proof (V u v M) as U; apply member_true in U; destruct U as (w & W & T).
    apply member_true in M; destruct M as (x & I & X); exists (arc w x); split.
    + apply in_flat_map; exists w; split; [exact W|]; apply in_map; rewrite <- (R u w T); exact I.
    + rewrite <- (same_right (arc u v) (arc w x)); [exact S | rewrite same_arcs, T, X; reflexivity].
Qed.

(* ---------- Networks made of others ---------- *)

Record fitting (rows : list (part * list part)) : Prop := Fitting {
  keys_differ : different_parts (map fst rows) = true;
  rows_differ : forall v l, In (v, l) rows -> different_parts l = true;
  rows_inside : forall v l w, In (v, l) rows -> In w l -> member w (map fst rows) = true;
  rows_other : directed (Made rows) = false -> forall v l, In (v, l) rows -> member v l = false;
  rows_twice : directed (Made rows) = false -> forall v l w m, In (v, l) rows -> In (w, m) rows -> member w l = member v m
}.

Section Keys.
Variable rows : list (part * list part).

Lemma found_key v : match find (fun e => same v (fst e)) rows with Some e => In e rows /\ same v (fst e) = true | None => member v (map fst rows) = false end.
Proof.
  destruct (find _ rows) as [e|] eqn:E; [apply (find_some _ _ E)|].
  destruct (member v (map fst rows)) eqn:M; [|reflexivity]; apply member_true in M; destruct M as (q & I & S); apply in_map_iff in I.
  destruct I as (e & <- & I); pose proof (find_none _ _ E e I) as X; simpl in X; congruence.
Qed.

Hypothesis D : different_parts (map fst rows) = true.

Lemma one_key e e' : In e rows -> In e' rows -> same (fst e) (fst e') = true -> e = e'.
Proof.
  revert D; induction rows as [|x l IH]; [intros _ []|]; simpl; rewrite andb_true_iff, negb_true_iff; intros [N D'].
  intros [<-|I] [<-|J] S; auto.
  - apply (clash N); apply member_true; exists (fst e'); split; [apply in_map, J | exact S].
  - apply (clash N); apply member_true; exists (fst e); split; [apply in_map, I | rewrite same_swap; exact S].
Qed.

Lemma found_row v e : In e rows -> same v (fst e) = true -> find (fun e => same v (fst e)) rows = Some e.
Proof.
  intros I S; pose proof (found_key v) as K; destruct (find _ rows) as [e'|].
  - destruct K as [J T]; f_equal; apply one_key; auto; rewrite <- (same_left v (fst e')); assumption.
  - apply (clash K), member_true; exists (fst e); split; [apply in_map, I | exact S].
Qed.

End Keys.

Section Made.
Variable rows : list (part * list part).
Hypothesis F : fitting rows.

Lemma made_row v : (exists e, In e rows /\ same v (fst e) = true /\ row_of (Made rows) v = snd e) \/ (member v (map fst rows) = false /\ row_of (Made rows) v = []).
Proof.
  pose proof (found_key rows v) as K; unfold row_of; simpl; destruct (find _ rows) as [e|]; [left; exists e; tauto | right; split; [exact K|]].
  destruct rows; [reflexivity|]; destruct (existsb _ _); reflexivity.
Qed.

Lemma made_links earlier vs : directed (Made rows) = false -> different_parts vs = true -> (forall v, In v vs -> member v earlier = false) ->
  different_parts (links_from (Made rows) earlier vs) = true /\
  (forall p, In p (links_from (Made rows) earlier vs) -> exists u v, In u vs /\ member v earlier = false /\ p = Link u v /\ In v (row_of (Made rows) u)).
Proof.
  intros Two; revert earlier; induction vs as [|x vs IH]; intros earlier D E; [split; [reflexivity | intros p []]|].
  simpl in D; apply andb_prop in D; destruct D as [N D]; apply negb_true_iff in N.
  assert (E' : forall v, In v vs -> member v (x :: earlier) = false).
  { intros v I; unfold member; simpl; fold (member v earlier); rewrite (E v (or_intror I)), orb_false_r; destruct (same v x) eqn:S; [|reflexivity].
    rewrite <- N; symmetry; apply member_true; exists v; split; [exact I | rewrite same_swap; exact S]. }
  destruct (IH (x :: earlier) D E') as [A B]; clear IH; simpl links_from; split.
  - apply different_app; split; [|split; [exact A|]].
    + assert (R : different_parts (row_of (Made rows) x) = true) by (destruct (made_row x) as [([v l] & I & _ & ->)|[_ ->]]; [apply (rows_differ rows F v l I) | reflexivity]).
      assert (O : member x (row_of (Made rows) x) = false) by (destruct (made_row x) as [([v l] & I & S & ->)|[_ ->]]; [simpl; rewrite (member_left x v l S); apply (rows_other rows F Two v l I) | reflexivity]).
      apply (different_filter (fun u => negb (member u earlier))) in R; revert R; assert (O' : forall u, In u (filter (fun u => negb (member u earlier)) (row_of (Made rows) x)) -> same u x = false).
      { intros u I; apply filter_In in I; destruct (same u x) eqn:S; [|reflexivity]; rewrite <- O; symmetry; apply member_true; exists u; split; [apply I | rewrite same_swap; exact S]. }
      revert O'; generalize (filter (fun u => negb (member u earlier)) (row_of (Made rows) x)); intros l O'; induction l as [|u l IHl]; simpl; [reflexivity|].
      rewrite !andb_true_iff, !negb_true_iff; intros [M R]; split; [|apply IHl; [intros w W; apply O'; right; exact W | exact R]].
      destruct (member (Link x u) (map (Link x) l)) eqn:X; [|reflexivity]; apply member_true in X; destruct X as (p & I & S); apply in_map_iff in I; destruct I as (w & <- & I).
      rewrite <- M; symmetry; apply member_true; exists w; split; [exact I|]; simpl in S; apply orb_true_iff in S; destruct S as [S|S]; apply andb_prop in S; [apply S|].
      destruct S as [_ S]; rewrite (O' u (or_introl eq_refl)) in S; discriminate S.
    + intros p I; apply in_map_iff in I; destruct I as (u & <- & I); apply filter_In in I; destruct I as [I M].
      destruct (member (Link x u) _) eqn:X; [|reflexivity]; exfalso; apply member_true in X; destruct X as (p & J & S); destruct (B p J) as (y & z & Y & Z & -> & _).
      unfold member in Z; simpl in Z; apply orb_false_iff in Z; destruct Z as [Z _]; simpl in S; apply orb_true_iff in S; destruct S as [S|S]; apply andb_prop in S; destruct S as [S T].
      * apply (clash N); apply member_true; exists y; auto.
      * rewrite same_swap in S; rewrite S in Z; discriminate Z.
  - intros p I; apply in_app_or in I; destruct I as [I|I].
    + apply in_map_iff in I; destruct I as (u & <- & I); apply filter_In in I; destruct I as [I M]; apply negb_true_iff in M; exists x, u; repeat split; auto; left; reflexivity.
    + destruct (B p I) as (u & v & K & M & -> & R); unfold member in M; simpl in M; apply orb_false_iff in M; exists u, v; repeat split; auto; [right; exact K | apply M].
Qed.

Lemma made_upright : upright (Made rows).
Proof.
  assert (T : directed (Made rows) = false -> forall u v, member v (row_of (Made rows) u) = true -> member u (row_of (Made rows) v) = true).
  { intros Two u v M; destruct (made_row u) as [([u' l] & I & S & E)|[_ E]]; rewrite E in M; [simpl in M, S | discriminate M].
    pose proof M as M'; apply member_true in M'; destruct M' as (w & J & X); pose proof (rows_inside rows F u' l w I J) as K; rewrite <- (member_left v w _ X) in K.
    destruct (made_row v) as [([v' m] & I' & S' & E')|[N _]]; [|rewrite N in K; discriminate K]; rewrite E'; simpl in S' |- *.
    rewrite (member_left u u' m S), (rows_twice rows F Two v' m u' l I' I), <- (member_left v v' l S'); exact M. }
  assert (A : forall u v, same u v = true -> row_of (Made rows) u = row_of (Made rows) v).
  { intros u v S; destruct (made_row u) as [(e & I & X & E)|[N E]].
    - unfold row_of; simpl; rewrite (found_row rows (keys_differ rows F) u e I X), (found_row rows (keys_differ rows F) v e I); [reflexivity | rewrite <- (same_left u v); assumption].
    - destruct (made_row v) as [(e & I & X & E')|[_ E']]; [|rewrite E, E'; reflexivity].
      exfalso; rewrite <- not_true_iff_false in N; apply N; apply member_true; exists (fst e); split; [apply in_map, I | rewrite (same_left u v); assumption]. }
  assert (B : forall u v, member v (row_of (Made rows) u) = true -> is_vertex_of (Made rows) u = true /\ is_vertex_of (Made rows) v = true).
  { intros u v M; destruct (made_row u) as [([u' l] & I & S & E)|[_ E]]; rewrite E in M; [simpl in M, S | discriminate M].
    apply member_true in M; destruct M as (w & J & X); split; unfold is_vertex_of; simpl.
    - apply member_true; exists u'; split; [apply (in_map fst _ _ I) | exact S].
    - rewrite (member_left v w _ X); apply (rows_inside rows F u' l w I J). }
  assert (R : forall u, different_parts (row_of (Made rows) u) = true).
  { intros u; destruct (made_row u) as [([v l] & I & _ & ->)|[_ ->]]; [apply (rows_differ rows F v l I) | reflexivity]. }
  split.
  - exact (keys_differ rows F).
  - exact R.
  - exact B.
  - intros Two u v; apply eq_true_iff_eq; split; apply T, Two.
  - exact A.
  - intros v; unfold is_vertex_of, member; simpl; clear; induction rows as [|e l IH]; simpl; [reflexivity | rewrite IH; reflexivity].
  - unfold links_of; destruct (directed (Made rows)) eqn:Two; [apply arcs_differ; [exact (keys_differ rows F) | exact R] | apply made_links; [exact Two | exact (keys_differ rows F) | reflexivity]].
  - intros p; unfold links_of, between; destruct (directed (Made rows)) eqn:Two; [apply arcs_there; [intros u v M; apply (B u v M) | exact A]|].
    specialize (T eq_refl); change (vertices_of (Made rows)) with (map fst rows).
    destruct (made_links [] (map fst rows) Two (keys_differ rows F) (fun _ _ => eq_refl)) as [_ C]; split.
    + intros M; apply member_true in M; destruct M as (q & I & S); destruct (C q I) as (u & v & _ & _ & -> & K); exists u, v; split; [exact S | apply member_in, K].
    + intros (u & v & S & M); rewrite (member_left p _ _ S).
      assert (X : forall vs earlier, member u vs = true -> member v vs = true -> member u earlier = false -> member v earlier = false -> member (Link u v) (links_from (Made rows) earlier vs) = true).
      { induction vs as [|x vs IH]; intros earlier Mu Mv Eu Ev; [discriminate Mu|]; simpl links_from; rewrite member_app.
        destruct (same u x) eqn:X; [|destruct (same v x) eqn:Y].
        - apply orb_true_iff; left; apply member_true; rewrite (A u x X) in M; apply member_true in M; destruct M as (w & I & Z); exists (Link x w); split.
          + apply in_map, filter_In; split; [exact I|]; rewrite <- (member_left v w _ Z), Ev; reflexivity.
          + simpl; rewrite X, Z; reflexivity.
        - apply orb_true_iff; left; apply member_true; apply T in M; rewrite (A v x Y) in M; apply member_true in M; destruct M as (w & I & Z); exists (Link x w); split.
          + apply in_map, filter_In; split; [exact I|]; rewrite <- (member_left u w _ Z), Eu; reflexivity.
          + simpl; rewrite X, Y, Z; reflexivity.
        - unfold member in Mu, Mv; simpl in Mu, Mv; rewrite X in Mu; rewrite Y in Mv; simpl in Mu, Mv; rewrite IH; auto; [apply orb_true_r | |]; unfold member; simpl; rewrite ?X, ?Y; assumption. }
      destruct (B u v M) as [V W]; apply X; try assumption; reflexivity.
Qed.

End Made.

(* A network whose links hold both ways, from what is listed. *)

Lemma member_filter (t : part -> bool) l w : (forall p q, same p q = true -> t p = t q) -> In w l -> member w (filter t l) = t w.
Proof.
  intros S I; destruct (t w) eqn:T; [apply member_in, filter_In; auto|].
  destruct (member w (filter t l)) eqn:M; [|reflexivity]; apply member_true in M; destruct M as (q & J & E); apply filter_In in J.
  rewrite <- T, (S w q E); symmetry; apply J.
Qed.

(* Whether w is listed from a vertex, or that one from w. *)
Definition listed_either (l : list (part * list part)) (e : part * list part) (w : part) : bool :=
  member w (snd e) || match find (fun f => same w (fst f)) l with Some f => member (fst e) (snd f) | None => false end.

Lemma listed_same l e p q : different_parts (map fst l) = true -> same p q = true -> listed_either l e p = listed_either l e q.
Proof.
  intros D S; unfold listed_either; rewrite (member_left p q _ S); f_equal.
  pose proof (found_key l p) as K; destruct (find _ l) as [f|]; [destruct K as [I X]; rewrite (found_row l D q f I); [reflexivity | rewrite <- (same_left p q); assumption]|].
  pose proof (found_key l q) as L; destruct (find _ l) as [f|]; [|reflexivity]; destruct L as [I X].
  apply (clash K), member_true; exists (fst f); split; [apply in_map, I | rewrite (same_left p q); assumption].
Qed.

Lemma symmetric_rows_is l : symmetric_rows l = if existsb (fun e => member (fst e) (snd e)) l then None
  else if different_parts (map fst l) then Some (map (fun e => (fst e, filter (listed_either l e) (map fst l))) l) else None.
Proof. unfold symmetric_rows; rewrite <- once_all, map_length; reflexivity. Qed.

Lemma keys_one_way l k : map fst l = map fst k -> directed (Made l) = directed (Made k).
Proof.
  simpl; intros E; assert (X : forall l : list (part * list part), existsb (fun e => one_way (fst e)) l = existsb one_way (map fst l)) by (clear; induction l as [|e l IH]; simpl; [|rewrite IH]; reflexivity).
  rewrite !X, E; reflexivity.
Qed.

Lemma directed_rows_is l : directed_rows l = if different_parts (map fst l) then Some (map (fun e => (fst e, filter (fun w => member w (snd e)) (map fst l))) l) else None.
Proof. unfold directed_rows; rewrite <- once_all, map_length; reflexivity. Qed.

Lemma directed_rows_fit l rows : directed (Made l) = true -> directed_rows l = Some rows -> fitting rows.
Proof.
  intros Y; rewrite directed_rows_is; destruct (different_parts (map fst l)) eqn:D; [|discriminate]; intros E; injection E as <-.
  assert (K : map fst (map (fun e => (fst e, filter (fun w => member w (snd e)) (map fst l))) l) = map fst l) by (rewrite map_map; reflexivity).
  pose proof (keys_one_way _ _ K) as Z; rewrite Y in Z; split; try (intros X; rewrite X in Z; discriminate Z).
  - rewrite K; exact D.
  - intros v k I; apply in_map_iff in I; destruct I as (e & E & I); injection E as <- <-; apply different_filter, D.
  - intros v k w I J; rewrite K; apply in_map_iff in I; destruct I as (e & E & I); injection E as <- <-; apply filter_In in J; apply member_in, J.
Qed.

Lemma symmetric_rows_fit l rows : symmetric_rows l = Some rows -> fitting rows.
Proof.
  rewrite symmetric_rows_is; destruct (existsb _ l) eqn:O; [discriminate|]; destruct (different_parts (map fst l)) eqn:D; [|discriminate]; intros E; injection E as <-.
  assert (K : map fst (map (fun e => (fst e, filter (listed_either l e) (map fst l))) l) = map fst l) by (rewrite map_map; reflexivity).
  assert (N : forall e, In e l -> member (fst e) (snd e) = false).
  { intros e I; destruct (member (fst e) (snd e)) eqn:M; [|reflexivity]; rewrite <- O; symmetry; apply existsb_exists; exists e; auto. }
  assert (T : forall e e', In e l -> In e' l -> listed_either l e (fst e') = member (fst e') (snd e) || member (fst e) (snd e')).
  { intros e e' I J; unfold listed_either; rewrite (found_row l D (fst e') e' J (same_refl _)); reflexivity. }
  split.
  - rewrite K; exact D.
  - intros v k I; apply in_map_iff in I; destruct I as (e & E & I); injection E as <- <-; apply different_filter, D.
  - intros v k w I J; rewrite K; apply in_map_iff in I; destruct I as (e & E & I); injection E as <- <-; apply filter_In in J; apply member_in, J.
  - intros _ v k I; apply in_map_iff in I; destruct I as (e & E & I); injection E as <- <-.
    rewrite member_filter; [rewrite (T e e I I), (N e I); reflexivity | intros p q; apply listed_same, D | apply in_map, I].
  - intros _ v k w m I J; apply in_map_iff in I, J; destruct I as (e & E & I), J as (e' & E' & J); injection E as <- <-; injection E' as <- <-.
    rewrite !member_filter; try (intros p q; apply listed_same, D); try (apply in_map; assumption); rewrite !T by assumption; apply orb_comm.
Qed.

Lemma linked_rows_fit l rows : linked_rows l = Some rows -> fitting rows.
Proof.
  unfold linked_rows; destruct (existsb _ l) eqn:E; [|apply symmetric_rows_fit]; destruct (forallb _ l); [|discriminate]; apply directed_rows_fit, E.
Qed.

(* ---------- Networks that have a name ---------- *)

(* The networks of a statement, by their places, each with whether it is a digraph. *)
Definition slot (q : int) : nat := Z.to_nat (to_Z (if of_digraph q then (q - 4096)%uint63 else q)).

Definition root_named (roots : list (bool * plain)) (q : int) (Q : plain) : Prop := nth_error roots (slot q) = Some (of_digraph q, Q).

Lemma slot_place q : place_for (of_digraph q) (0 + of_Z (Z.of_nat (slot q))) = q.
Proof.
  unfold slot; rewrite Z2Nat.id, of_to_Z by apply int_range; apply to_Z_inj; unfold place_for, of_digraph; pose proof (int_range q); pose proof wB_large.
  destruct (Uint63.lebP 4096 q) as [L|L]; change (to_Z 4096) with 4096 in L; rewrite ?Uint63.add_spec, ?Uint63.sub_spec; change (to_Z 0) with 0; change (to_Z 4096) with 4096;
    rewrite ?Z.add_0_l; rewrite ?(Z.mod_small (to_Z q - 4096)) by lia; rewrite ?Z.mod_mod by lia; rewrite Z.mod_small by lia; rewrite ?Z.mod_small by lia; lia.
Qed.

Lemma place_slot d k : (k < 4096)%nat -> of_digraph (place_for d (of_Z (Z.of_nat k))) = d /\ slot (place_for d (of_Z (Z.of_nat k))) = k.
Proof.
  intros K; pose proof wB_large; assert (E : to_Z (of_Z (Z.of_nat k)) = Z.of_nat k) by (apply int_of_Z; lia).
  assert (D : of_digraph (place_for d (of_Z (Z.of_nat k))) = d).
  { unfold of_digraph, place_for; apply eq_true_iff_eq; rewrite Uint63.leb_spec; change (to_Z 4096) with 4096; destruct d; rewrite ?Uint63.add_spec, E; change (to_Z 4096) with 4096; rewrite ?Z.mod_small by lia; split; intros; try discriminate; try reflexivity; lia. }
  split; [exact D|]; unfold slot; rewrite D; unfold place_for; destruct d; [|rewrite E; apply Nat2Z.id].
  rewrite Uint63.sub_spec, Uint63.add_spec, E; change (to_Z 4096) with 4096; rewrite (Z.mod_small (_ + _)), Z.mod_small by lia; lia.
Qed.

(* One that is no digraph. *)
Definition graph_at (roots : list (bool * plain)) (q : int) : option plain :=
  if of_digraph q then None else match nth_error roots (slot q) with Some (false, Q) => Some Q | _ => None end.

Lemma graph_named roots q Q : graph_at roots q = Some Q -> root_named roots q Q /\ of_digraph q = false.
Proof.
  unfold graph_at, root_named; destruct (of_digraph q); [discriminate|]; destruct (nth_error _ _) as [[[] P]|]; try discriminate; intros E; injection E as ->; auto.
Qed.

Definition good_roots (roots : list (bool * plain)) : Prop := Forall (fun t => good_table (fst t) (snd t)) roots.

Lemma good_named roots q Q : good_roots roots -> root_named roots q Q -> good_table (of_digraph q) Q.
Proof. intros G N; apply nth_error_In in N; unfold good_roots in G; rewrite Forall_forall in G; exact (G _ N). Qed.

Lemma member_vertices p r l : member p (map (Vertex r) l) = match p with Vertex s i => (Uint63.eqb s r && among i l)%bool | _ => false end.
Proof.
  unfold member, among; induction l as [|j l IH]; simpl; [destruct p; try reflexivity; rewrite andb_false_r; reflexivity|].
  rewrite IH; destruct p; try reflexivity; simpl; destruct (Uint63.eqb root r); reflexivity.
Qed.

Lemma vertex_injective r i j : same (Vertex r i) (Vertex r j) = true -> i = j.
Proof. simpl; rewrite andb_true_iff, !int_eqb_eq; tauto. Qed.

Lemma below_total (P : plain) i : Uint63.ltb i (total P) = true <-> In i (ints (total P)).
Proof. rewrite Uint63.ltb_spec, in_ints; reflexivity. Qed.

Lemma root_row r P v : row_of (Root r P) v = match v with Vertex s i => if Uint63.eqb r s then if Uint63.ltb i (total P) then map (Vertex r) (row P i) else [] else [] | _ => [] end.
Proof. unfold row_of; destruct v; simpl; try reflexivity; destruct (Uint63.eqb r root), (Uint63.ltb index (total P)); reflexivity. Qed.

Lemma root_upright r P : good_table (of_digraph r) P -> upright (Root r P).
Proof.
  intros G0; pose proof (table_arcs _ _ G0) as G.
  assert (R : forall u v, member v (row_of (Root r P) u) = true <-> exists i j, u = Vertex r i /\ v = Vertex r j /\ In i (ints (total P)) /\ In j (row P i)).
  { intros u v; rewrite (root_row r P u); split.
    - destruct u as [| |s i| | | ]; try discriminate; destruct (Uint63.eqb r s) eqn:E; [|discriminate]; apply int_eqb_eq in E; subst s.
      destruct (Uint63.ltb i (total P)) eqn:L; [|discriminate]; rewrite member_vertices; destruct v as [| |t j| | | ]; try discriminate.
      rewrite andb_true_iff, int_eqb_eq, among_spec; intros [-> I]; exists i, j; repeat split; auto; apply below_total, L.
    - intros (i & j & -> & -> & I & J); rewrite (proj2 (int_eqb_eq r r) eq_refl), (proj2 (below_total P i) I), member_vertices, (proj2 (int_eqb_eq r r) eq_refl); apply among_spec, J. }
  assert (B : forall i j, In i (ints (total P)) -> In j (row P i) -> In j (ints (total P))) by (intros i j; rewrite !in_ints; apply (arcs_below P G)).
  assert (N : forall i, In i (ints (total P)) -> NoDup (row P i)) by (intros i I; apply ascending_once, (arcs_ascending P G), in_ints, I).
  assert (A : forall u v, same u v = true -> row_of (Root r P) u = row_of (Root r P) v).
  { intros u v S; rewrite !(root_row r P _); destruct u, v; try discriminate S; try reflexivity; simpl in S; apply andb_prop in S; rewrite !int_eqb_eq in S; destruct S as [-> ->]; reflexivity. }
  assert (D : forall u, different_parts (row_of (Root r P) u) = true).
  { intros u; rewrite (root_row r P u); destruct u as [| |s i| | | ]; try reflexivity; destruct (Uint63.eqb r s); [|reflexivity]; destruct (Uint63.ltb i (total P)) eqn:E; [|reflexivity].
    apply different_map; [apply vertex_injective|]; apply N, below_total, E. }
  assert (V : forall u v, member v (row_of (Root r P) u) = true -> is_vertex_of (Root r P) u = true /\ is_vertex_of (Root r P) v = true).
  { intros u v M; apply R in M; destruct M as (i & j & -> & -> & I & J); unfold is_vertex_of; simpl vertices_of; rewrite !member_vertices, (proj2 (int_eqb_eq r r) eq_refl); simpl; rewrite !among_spec; eauto. }
  assert (L : forall p, In p (flat_map (fun i => map (fun j => Link (Vertex r i) (Vertex r j)) (filter (Uint63.ltb i) (row P i))) (ints (total P))) <->
    exists i j, p = Link (Vertex r i) (Vertex r j) /\ In i (ints (total P)) /\ In j (row P i) /\ to_Z i < to_Z j).
  { intros p; rewrite in_flat_map; split.
    - intros (i & I & J); apply in_map_iff in J; destruct J as (j & <- & J); apply filter_In in J; destruct J as [J K]; apply Uint63.ltb_spec in K; exists i, j; auto.
    - intros (i & j & -> & I & J & K); exists i; split; [exact I|]; apply in_map_iff; exists j; split; [reflexivity|]; apply filter_In; split; [exact J | apply Uint63.ltb_spec, K]. }
  assert (X : different_parts (map (Vertex r) (ints (total P))) = true) by (apply different_map; [apply vertex_injective | apply NoDup_ints]).
  split.
  - exact X.
  - exact D.
  - exact V.
  - simpl directed; intros Two u v; rewrite Two in G0; apply eq_true_iff_eq; rewrite !R; split; intros (i & j & -> & -> & I & J); exists j, i; repeat split; eauto; apply (row_back G0); auto; apply in_ints; auto.
  - exact A.
  - intros v; unfold is_vertex_of; simpl vertices_of; rewrite member_vertices; destruct v as [| |s i| | | ]; try reflexivity; simpl.
    apply eq_true_iff_eq; rewrite !andb_true_iff, !int_eqb_eq, among_spec, below_total; intuition.
  - unfold links_of; simpl directed; destruct (of_digraph r); [apply arcs_differ; [exact X | exact D]|]; apply different_flat_map; [apply NoDup_ints | |].
    + intros i I; apply different_map; [|apply NoDup_filter, N, I].
      intros j k S; simpl in S; rewrite !(proj2 (int_eqb_eq _ _) eq_refl) in S; simpl in S; apply orb_true_iff in S; rewrite !andb_true_iff, !int_eqb_eq in S; intuition congruence.
    + intros i j p I J K M; apply in_map_iff in K; destruct K as (k & <- & K); apply filter_In in K; destruct K as [K Y]; apply Uint63.ltb_spec in Y.
      apply member_true in M; destruct M as (q & M & S); apply in_map_iff in M; destruct M as (m & <- & M); apply filter_In in M; destruct M as [M Z0]; apply Uint63.ltb_spec in Z0.
      simpl in S; rewrite !(proj2 (int_eqb_eq _ _) eq_refl) in S; simpl in S; apply orb_true_iff in S; rewrite !andb_true_iff, !int_eqb_eq in S; destruct S as [S|[-> ->]]; [tauto | lia].
  - intros p; unfold links_of, between; simpl directed; destruct (of_digraph r); [apply arcs_there; [intros u v M; apply (V u v M) | exact A]|]; rewrite member_true; split.
    + intros (q & I & S); apply L in I; destruct I as (i & j & -> & I & J & K); exists (Vertex r i), (Vertex r j); split; [exact S|]; apply R; exists i, j; auto.
    + intros (u & v & S & M); apply R in M; destruct M as (i & j & -> & -> & I & J).
      assert (O : i <> j) by (apply (row_other G0 i j); auto; apply in_ints; auto); apply int_differ in O.
      destruct (Z.lt_ge_cases (to_Z i) (to_Z j)).
      * exists (Link (Vertex r i) (Vertex r j)); split; [apply L; exists i, j; auto | exact S].
      * exists (Link (Vertex r j) (Vertex r i)); split.
        -- apply L; exists j, i; repeat split; eauto; [apply (row_back G0); auto; apply in_ints; auto | lia].
        -- rewrite (same_right (Link (Vertex r j) (Vertex r i)) (Link (Vertex r i) (Vertex r j))); [exact S|]; simpl; rewrite !(proj2 (int_eqb_eq _ _) eq_refl); simpl; apply orb_true_r.
Qed.
