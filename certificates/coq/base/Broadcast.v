(* Broadcasts in general: with all ports as many rounds as the source is far from the
   rest; with one port at most one vertex is informed as early as its distance; in a
   product the rounds of the factors, one after the other. *)

From Coq Require Import ZArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk.
Import ListNotations.
Open Scope Z_scope.

Section Broadcast.
Variable g : graph.
Implicit Types s u v w : vertex g.

Lemma sends_cons s now before :
  sends_what_it_has g s before -> (forall u v, In (u, v) now -> informed g s before u) ->
  sends_what_it_has g s (now :: before).
Proof.
  intros B N n b a E; destruct a as [|x a]; inversion E; subst; [apply N|].
  intros u v; apply (B n b a); auto.
Qed.

Lemma sends_nil s : sends_what_it_has g s [].
Proof. intros n b a E; destruct a; discriminate. Qed.

(* Who is informed after so many rounds has a walk of at most as many hops. *)
Lemma informed_walk s rounds v : Forall (all_port g) rounds -> is_vertex g s -> informed g s rounds v ->
  exists d, walk g s v d /\ d <= Z.of_nat (length rounds).
Proof.
  intros F V; revert v; induction F as [|now before P F IH]; intros v I; simpl in I.
  - subst; exists 0; split; [constructor; auto | simpl; lia].
  - destruct I as [I|(u & I & J)].
    + destruct (IH v I) as (d & W & L); exists d; split; auto; simpl length; lia.
    + destruct (IH u J) as (d & W & L); exists (d + 1); split; [|simpl length; lia].
      eapply walk_app; [exact W | apply walk_one, P, I].
Qed.

Lemma single_all now : single_port g now -> all_port g now.
Proof. intros [P _]; auto. Qed.

Lemma broadcast_lower (model : list (send g) -> Prop) s v d r :
  (forall now, model now -> all_port g now) -> is_vertex g s -> is_vertex g v -> dist g s v d ->
  broadcast_within g model s r -> d <= r.
Proof.
  intros M S V D (rounds & L & F & _ & I).
  assert (F' : Forall (all_port g) rounds) by (eapply Forall_impl; [exact M | exact F]).
  destruct (informed_walk s rounds v F' S (I v V)) as (e & W & E).
  assert (X := dist_walk_le _ _ _ _ _ D W); lia.
Qed.

(* ---------- All ports ---------- *)

Lemma decided_informed (X : decidable g) s rounds v : decided (informed g s rounds v).
Proof.
  destruct X as [E _]; revert v; induction rounds as [|now before IH]; intros v; simpl; [apply E|].
  apply decided_or; auto.
  destruct (exists_decided (fun e : send g => snd e = v /\ informed g s before (fst e)) now) as [(e & A & B & C)|N].
  - intros e; apply decided_and; auto.
  - left; exists (fst e); rewrite <- B; destruct e; auto.
  - right; intros (u & A & B); apply N; exists (u, v); auto.
Qed.

(* Everybody sends to all neighbours, in every round. *)
Lemma flood s (X : decidable g) : NoDup (vertices g) -> is_vertex g s -> forall n : nat,
  exists rounds, length rounds = n /\ Forall (all_port g) rounds /\ sends_what_it_has g s rounds /\
    forall v d, walk g s v d -> d <= Z.of_nat n -> informed g s rounds v.
Proof.
  intros N V; induction n as [|n (before & L & F & S & I)].
  - exists []; split; auto; split; auto; split; [apply sends_nil|].
    intros v d W E; assert (d = 0) by (apply walk_nonneg in W; simpl in E; lia); subst.
    apply walk_zero in W; subst; reflexivity.
  - destruct (count_exists (fun e : send g => adj g (fst e) (snd e) /\ informed g s before (fst e))
      (list_prod (vertices g) (vertices g))) as (c & now & [M K] & _).
    + apply NoDup_list_prod; auto.
    + intros (u, v) [A _]; apply in_prod_iff; split; [apply (adj_left A) | apply (adj_right A)].
    + intros (u, v); apply decided_and; [apply decided_adj; auto | apply decided_informed; auto].
    + exists (now :: before); split; [simpl; auto|]; split; [|split].
      * constructor; auto; intros u v H; apply (K (u, v)) in H; tauto.
      * apply sends_cons; auto; intros u v H; apply (K (u, v)) in H; tauto.
      * intros v d W E; destruct (Z.eq_dec d 0) as [->|D].
        -- left; apply (I v 0); auto; lia.
        -- apply walk_rev in W; apply walk_first in W; auto; destruct W as (u & A & W).
           right; exists u; assert (J : informed g s before u) by (apply (I u (d - 1)); [apply walk_rev; auto | lia]).
           split; auto; apply (K (u, v)); split; auto; simpl; apply adj_sym; auto.
Qed.

(* With all ports a broadcast takes as many rounds as the farthest vertex is away. *)
Theorem all_port_broadcast s D : decidable g -> NoDup (vertices g) -> is_vertex g s ->
  (forall v, is_vertex g v -> exists d, walk g s v d /\ d <= D) -> (exists v, dist g s v D) ->
  broadcast_rounds g (all_port g) s D.
Proof.
  intros X N S W (v & V); assert (P := dist_nonneg _ _ _ _ V); split.
  - destruct (flood s X N S (Z.to_nat D)) as (rounds & L & F & H & I).
    exists rounds; split; [lia|]; split; auto; split; auto.
    intros w Y; destruct (W w Y) as (d & Q & E); apply (I w d); auto; lia.
  - intros B; apply (broadcast_lower _ s v D) in B; auto; [lia|].
    destruct V as [V _]; eapply walk_right; eauto.
Qed.

Lemma automorphism_walk_back f x y d : NoDup (vertices g) -> automorphism g f -> walk g x y d ->
  forall u v, is_vertex g u -> is_vertex g v -> f u = x -> f v = y -> walk g u v d.
Proof.
  intros N A; induction 1 as [y|x w y d B W IH]; intros u v U V E F.
  - assert (u = v) by (apply (automorphism_injective g f); auto; congruence); subst; constructor; auto.
  - destruct (automorphism_onto g f w A (adj_right B)) as (w' & W' & <-).
    apply walk_hop with w'; [|apply IH; auto].
    destruct A as [_ A]; apply (A u w'); auto; rewrite E; auto.
Qed.

Lemma automorphism_dist f u v d : NoDup (vertices g) -> automorphism g f -> dist g u v d -> dist g (f u) (f v) d.
Proof.
  intros N A [W M]; split; [apply automorphism_walk; auto|]; intros e E; apply M.
  apply (automorphism_walk_back f _ _ e N A E); auto; [eapply walk_left; eauto | eapply walk_right; eauto].
Qed.

(* In a vertex-transitive network some vertex is as far as the diameter from each. *)
Lemma transitive_eccentric D s : NoDup (vertices g) -> vertex_transitive g -> diameter g D -> is_vertex g s ->
  (forall v, is_vertex g v -> exists d, walk g s v d /\ d <= D) /\ (exists v, dist g s v D).
Proof.
  intros N T [H (u & v & W)] S; split.
  - intros w V; destruct (H s w S V) as (d & [X _] & L); exists d; auto.
  - destruct (T u s (walk_left _ _ _ _ (proj1 W)) S) as (f & A & <-); exists (f v); apply automorphism_dist; auto.
Qed.

Theorem all_port_broadcast_transitive D s : decidable g -> NoDup (vertices g) -> vertex_transitive g ->
  diameter g D -> is_vertex g s -> broadcast_rounds g (all_port g) s D.
Proof.
  intros X N T H S; destruct (transitive_eccentric D s N T H S); apply all_port_broadcast; auto.
Qed.

(* ---------- One port ---------- *)

(* At most one vertex is informed in as many rounds as it is away: the source sends to
   one neighbour in the first round, that to one in the second, and so on. *)
Lemma single_port_first s rounds v w : Forall (single_port g) rounds -> is_vertex g s ->
  informed g s rounds v -> informed g s rounds w ->
  dist g s v (Z.of_nat (length rounds)) -> dist g s w (Z.of_nat (length rounds)) -> v = w.
Proof.
  intros F S; revert v w; induction rounds as [|now before IH]; intros v w V W D E; [simpl in V, W; congruence|].
  inversion F as [|x y P Q]; subst; specialize (IH Q).
  assert (K : forall v, informed g s (now :: before) v -> dist g s v (Z.of_nat (length (now :: before))) ->
    exists u, In (u, v) now /\ informed g s before u /\ dist g s u (Z.of_nat (length before))).
  { assert (Q' : Forall (all_port g) before) by (eapply Forall_impl; [exact single_all | exact Q]).
    clear v w V W D E; intros v V D; destruct V as [V|(u & V & I)].
    - destruct (informed_walk s before v Q' S V) as (d & X & L).
      assert (Y := dist_walk_le _ _ _ _ _ D X); simpl length in Y; lia.
    - exists u; split; auto; split; auto.
      destruct (informed_walk s before u Q' S I) as (d & X & L).
      assert (A : adj g u v) by (apply P; auto).
      assert (Y : forall e, walk g s u e -> Z.of_nat (length before) <= e).
      { intros e Z; assert (Z' := walk_app _ _ _ _ _ _ Z (walk_one _ _ _ A)).
        apply (dist_walk_le _ _ _ _ _ D) in Z'; simpl length in Z'; lia. }
      assert (d = Z.of_nat (length before)) by (specialize (Y d X); lia); subst; split; auto. }
  destruct (K v V D) as (a & A1 & A2 & A3), (K w W E) as (b & B1 & B2 & B3).
  assert (a = b) by (apply IH; auto); subst b.
  destruct P as (_ & N & _); assert (H := NoDup_map_back fst now _ _ N A1 B1 eq_refl); congruence.
Qed.

(* Two vertices at distance d: d rounds are not enough. *)
Lemma single_port_lower s v w d r : is_vertex g s -> v <> w -> dist g s v d -> dist g s w d ->
  broadcast_within g (single_port g) s r -> d + 1 <= r.
Proof.
  intros S N V W B.
  assert (Vv : is_vertex g v) by (eapply walk_right, V); assert (Vw : is_vertex g w) by (eapply walk_right, W).
  assert (L := broadcast_lower _ s v d r (fun now => @single_all now) S Vv V B).
  destruct (Z.eq_dec d r) as [->|D]; [|lia].
  destruct B as (rounds & E & F & _ & I).
  assert (F' : Forall (all_port g) rounds) by (eapply Forall_impl; [exact single_all | exact F]).
  destruct (informed_walk s rounds v F' S (I v Vv)) as (e & X & Y).
  assert (Z := dist_walk_le _ _ _ _ _ V X); assert (r = Z.of_nat (length rounds)) by lia; subst r.
  exfalso; apply N, (single_port_first s rounds); auto.
Qed.

End Broadcast.

(* ---------- Products ---------- *)

Section Product.
Variables g h : graph.
Notation gh := (product g h).

(* Rounds of g in the row of b. *)
Definition in_row (b : vertex h) (rounds : list (list (send g))) : list (list (send gh)) :=
  map (map (fun e => ((fst e, b), (snd e, b)))) rounds.

(* Rounds of h in every column at once. *)
Definition in_columns (rounds : list (list (send h))) : list (list (send gh)) :=
  map (fun now => map (fun x => ((fst x, fst (snd x)), (fst x, snd (snd x)))) (list_prod (vertices g) now)) rounds.

Lemma in_row_informed (a : vertex g) (b : vertex h) rounds v :
  informed g a rounds v -> informed gh (a, b) (in_row b rounds) (v, b).
Proof.
  revert v; induction rounds as [|now before IH]; intros v I; simpl in *; [congruence|].
  destruct I as [I|(u & I & J)]; [left; auto|right]; exists (u, b); split; auto.
  apply in_map_iff; exists (u, v); auto.
Qed.

Lemma in_columns_informed s (b : vertex h) first rounds (a : vertex g) v : is_vertex g a ->
  informed gh s first (a, b) -> informed h b rounds v -> informed gh s (in_columns rounds ++ first) (a, v).
Proof.
  intros A F; revert v; induction rounds as [|now before IH]; intros v I; simpl in *; [subst; auto|].
  destruct I as [I|(u & I & J)]; [left; auto|right]; exists (a, u); split; auto.
  apply in_map_iff; exists (a, (u, v)); split; auto; apply in_prod_iff; auto.
Qed.

(* First the rounds of g in the row of b, then those of h in all columns. *)
Lemma product_schedule (a : vertex g) (b : vertex h) rg rh :
  NoDup (vertices g) -> is_vertex g a -> is_vertex h b ->
  Forall (single_port g) rg -> sends_what_it_has g a rg -> (forall v, is_vertex g v -> informed g a rg v) ->
  Forall (single_port h) rh -> sends_what_it_has h b rh -> (forall v, is_vertex h v -> informed h b rh v) ->
  Forall (single_port gh) (in_columns rh ++ in_row b rg) /\
  sends_what_it_has gh (a, b) (in_columns rh ++ in_row b rg) /\
  (forall v, is_vertex gh v -> informed gh (a, b) (in_columns rh ++ in_row b rg) v).
Proof.
  intros N A B F S I F' S' I'.
  split; [|split].
  - apply Forall_app; split.
    + clear S' I'; induction F' as [|now rs (P & Q & R) F' IH]; simpl; constructor; auto; split; [|split].
      * intros (x, y) (x', y') E; apply in_map_iff in E; destruct E as ((z, (w, w')) & E & J); inversion E; subst.
        apply in_prod_iff in J; apply product_adj; right; split; auto; split; [tauto | apply P; tauto].
      * rewrite map_map; simpl; apply NoDup_map_inj.
        -- intros (x, (y, y')) (z, (w, w')) X Y E; apply in_prod_iff in X, Y; simpl in *; inversion E; subst.
           f_equal; apply (NoDup_map_back fst now); tauto.
        -- apply NoDup_list_prod; auto; eapply NoDup_map_inv; eauto.
      * rewrite map_map; simpl; apply NoDup_map_inj.
        -- intros (x, (y, y')) (z, (w, w')) X Y E; apply in_prod_iff in X, Y; simpl in *; inversion E; subst.
           f_equal; apply (NoDup_map_back snd now); tauto.
        -- apply NoDup_list_prod; auto; eapply NoDup_map_inv; eauto.
    + clear S I; induction F as [|now rs (P & Q & R) F IH]; simpl; constructor; auto; split; [|split].
      * intros (x, y) (x', y') E; apply in_map_iff in E; destruct E as ((w, w') & E & J); inversion E; subst.
        apply product_adj; left; split; [apply P; auto | auto].
      * rewrite map_map; simpl; rewrite <- (map_map fst (fun x => (x, b))); apply NoDup_map_inj; auto; intros; congruence.
      * rewrite map_map; simpl; rewrite <- (map_map snd (fun x => (x, b))); apply NoDup_map_inj; auto; intros; congruence.
  - clear I'; assert (R : sends_what_it_has gh (a, b) (in_row b rg)).
    { clear I F; induction rg as [|now before IH]; simpl; [apply sends_nil|]; apply sends_cons.
      - apply IH; intros n c d E; apply (S n c (now :: d)); rewrite E; auto.
      - intros u v E; apply in_map_iff in E; destruct E as ((w, w') & E & J); inversion E; subst.
        apply in_row_informed; apply (S now before [] eq_refl w w' J). }
    clear F'; induction rh as [|now before IH]; simpl; auto; apply sends_cons.
    + apply IH; intros n c d E; apply (S' n c (now :: d)); rewrite E; auto.
    + intros u v E; apply in_map_iff in E; destruct E as ((z, (w, w')) & E & J); inversion E; subst.
      apply in_prod_iff in J; destruct J as [Z J].
      apply (in_columns_informed (a, b) b (in_row b rg) before z w Z).
      * apply in_row_informed; apply I; auto.
      * apply (S' now before [] eq_refl w w' J).
  - intros (x, y) V; apply product_vertex in V; destruct V as [X Y].
    apply (in_columns_informed (a, b) b); auto; apply in_row_informed, I; auto.
Qed.

Theorem product_broadcast (a : vertex g) (b : vertex h) r r' :
  NoDup (vertices g) -> is_vertex g a -> is_vertex h b ->
  broadcast_within g (single_port g) a r -> broadcast_within h (single_port h) b r' ->
  broadcast_within gh (single_port gh) (a, b) (r + r').
Proof.
  intros N A B (rg & L & F & S & I) (rh & L' & F' & S' & I').
  assert (E1 : length (in_columns rh ++ in_row b rg) = (length rh + length rg)%nat).
  { unfold in_row, in_columns; rewrite app_length, !map_length; reflexivity. }
  exists (in_columns rh ++ in_row b rg); split.
  { apply Z.le_trans with (Z.of_nat (length rh + length rg)); [apply Z.eq_le_incl, f_equal, E1 | lia]. }
  apply product_schedule; auto.
Qed.

End Product.

(* ---------- A schedule in another network ---------- *)

Section Moved.
Variables g h : graph.
Variable f : vertex g -> vertex h.
Hypothesis f_adj : forall u v, adj g u v -> adj h (f u) (f v).
Hypothesis f_injective : forall u v, is_vertex g u -> is_vertex g v -> f u = f v -> u = v.

Definition moved_rounds (rounds : list (list (send g))) : list (list (send h)) :=
  map (map (fun e => (f (fst e), f (snd e)))) rounds.

Lemma moved_informed s rounds v : informed g s rounds v -> informed h (f s) (moved_rounds rounds) (f v).
Proof.
  revert v; induction rounds as [|now before IH]; intros v I; simpl in *; [congruence|].
  destruct I as [I|(u & I & J)]; [left; auto|right]; exists (f u); split; auto.
  apply in_map_iff; exists (u, v); auto.
Qed.

Lemma moved_informed_back s rounds w : Forall (all_port g) rounds -> is_vertex g s ->
  informed h (f s) (moved_rounds rounds) w -> exists v, w = f v /\ is_vertex g v /\ informed g s rounds v.
Proof.
  intros F S; revert w; induction F as [|now before P F IH]; intros w I; simpl in *; [subst; eauto|].
  destruct I as [I|(u & I & J)].
  - destruct (IH w I) as (v & E & V & K); exists v; auto.
  - apply in_map_iff in I; destruct I as ((a, b) & E & X); simpl in E; inversion E; subst u w.
    destruct (IH _ J) as (a' & E' & V & K); assert (Y := P a b X).
    apply f_injective in E'; [|apply (adj_left Y) | exact V]; subst a'.
    exists b; split; auto; split; [apply (adj_right Y)|right; exists a; auto].
Qed.

Lemma moved_single rounds : Forall (single_port g) rounds -> Forall (single_port h) (moved_rounds rounds).
Proof.
  induction 1 as [|now rs (P & Q & R) F IH]; simpl; constructor; auto.
  assert (V : forall e, In e now -> is_vertex g (fst e) /\ is_vertex g (snd e)).
  { intros (u, v) E; apply P in E; split; [apply (adj_left E) | apply (adj_right E)]. }
  split; [|split].
  - intros u v E; apply in_map_iff in E; destruct E as ((a, b) & E & J); inversion E; subst; apply f_adj; auto.
  - rewrite map_map; simpl; rewrite <- map_map; apply NoDup_map_inj; auto.
    intros a b X Y; apply in_map_iff in X, Y; destruct X as (x & <- & X), Y as (y & <- & Y).
    apply f_injective; apply V; auto.
  - rewrite map_map; simpl; rewrite <- map_map; apply NoDup_map_inj; auto.
    intros a b X Y; apply in_map_iff in X, Y; destruct X as (x & <- & X), Y as (y & <- & Y).
    apply f_injective; apply V; auto.
Qed.

Lemma moved_sends s rounds : sends_what_it_has g s rounds -> sends_what_it_has h (f s) (moved_rounds rounds).
Proof.
  induction rounds as [|now before IH]; intros H; simpl; [apply sends_nil|]; apply sends_cons.
  - apply IH; intros n b a E; apply (H n b (now :: a)); rewrite E; auto.
  - intros u v E; apply in_map_iff in E; destruct E as ((a, b) & E & J); inversion E; subst.
    apply moved_informed; apply (H now before [] eq_refl a b J).
Qed.

End Moved.

(* From a source to another, by an automorphism. *)
Lemma automorphism_broadcast g f s r : NoDup (vertices g) -> automorphism g f -> is_vertex g s ->
  broadcast_within g (single_port g) s r -> broadcast_within g (single_port g) (f s) r.
Proof.
  intros N A S (rounds & L & F & H & I); exists (moved_rounds g g f rounds).
  assert (X : forall u v, adj g u v -> adj g (f u) (f v)) by (intros u v; apply automorphism_adj; auto).
  assert (Y : forall u v, is_vertex g u -> is_vertex g v -> f u = f v -> u = v) by (intros u v; apply automorphism_injective; auto).
  split; [unfold moved_rounds; rewrite map_length; auto|]; split; [|split].
  - apply moved_single; auto.
  - apply moved_sends; auto.
  - intros v V; destruct (automorphism_onto g f v A V) as (u & U & <-); apply moved_informed; auto.
Qed.
