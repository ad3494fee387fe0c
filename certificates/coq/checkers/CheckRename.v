(* From the numbers of a network's vertices to the vertices: routers, channels, schedules
   and cycles. *)

From Coq Require Import ZArith Lia Bool Uint63 PArray List Permutation.
From Topocert Require Import Graph Walk Broadcast Deadlock CheckGraph CheckPack CheckRouter CheckCarried CheckChannels CheckSchedule CheckSeparator.
Import ListNotations.
Open Scope Z_scope.

Section Rename.
Context {g : graph} {P : plain}.
Variable R : presents g P.
Notation N := (total P).
Notation h := (Numbers P).

Let W : good_plain P := plain_good R.

(* A router on numbers, as one on vertices: one that leads out of the network stays. *)
Definition renamed (next : int -> int -> int) (u v : vertex g) : vertex g :=
  let w := next (num R u) (num R v) in if (w <? N)%uint63 then vert R w else u.

Definition renamed_class (next : int -> int -> int * int) (u v : vertex g) : vertex g * Z :=
  let (w, k) := next (num R u) (num R v) in (if (w <? N)%uint63 then vert R w else u, to_Z k).

Lemma num_in u : is_vertex g u -> is_vertex h (num R u).
Proof. apply there_in. Qed.

Lemma vert_in i : is_vertex h i -> is_vertex g (vert R i).
Proof. apply back_in. Qed.

Lemma vert_num u : is_vertex g u -> vert R (num R u) = u.
Proof. apply back_there. Qed.

Lemma num_vert i : is_vertex h i -> num R (vert R i) = i.
Proof. apply there_back. Qed.

Lemma vertex_shown i v : vert R i = v -> (i <? N)%uint63 = true -> is_vertex g v.
Proof. intros <- H; apply vert_in, ltb_vertex; exact H. Qed.

Lemma num_adj u v : adj g u v -> adj h (num R u) (num R v).
Proof. intros A; apply (there_adj _ _ (same_network R)); [apply (adj_left A) | apply (adj_right A) | exact A]. Qed.

Lemma vert_adj i j : adj h i j -> adj g (vert R i) (vert R j).
Proof.
  intros A; apply (there_adj _ _ (same_network R)); [apply vert_in, (adj_left A) | apply vert_in, (adj_right A)|].
  change (adj h (num R (vert R i)) (num R (vert R j))); rewrite !num_vert; [exact A | apply (adj_right A) | apply (adj_left A)].
Qed.

Lemma num_walk u v d : walk g u v d -> walk h (num R u) (num R v) d.
Proof. induction 1; [apply walk_here, num_in; assumption | eapply walk_hop; [apply num_adj; eassumption | assumption]]. Qed.

Lemma vert_walk i j d : walk h i j d -> walk g (vert R i) (vert R j) d.
Proof. induction 1; [apply walk_here, vert_in; assumption | eapply walk_hop; [apply vert_adj; eassumption | assumption]]. Qed.

Lemma vert_dist i j d : dist h i j d -> dist g (vert R i) (vert R j) d.
Proof.
  intros [V M]; split; [apply vert_walk; exact V|]; intros e E; apply M; apply num_walk in E.
  rewrite !num_vert in E; [exact E | apply (walk_right _ _ _ _ V) | apply (walk_left _ _ _ _ V)].
Qed.

Lemma renamed_hop next i j : is_vertex h i -> is_vertex h j -> is_vertex h (next i j) ->
  renamed next (vert R i) (vert R j) = vert R (next i j).
Proof.
  intros I J K; unfold renamed; rewrite !num_vert by assumption.
  apply numbers_vertex, Uint63.ltb_spec in K; rewrite K; reflexivity.
Qed.

Lemma renamed_route next i j d : route h next i j d -> route g (renamed next) (vert R i) (vert R j) d.
Proof.
  induction 1 as [v V|u v d Ne A S IH]; [constructor; apply vert_in; exact V|].
  assert (V : is_vertex h v) by (apply (walk_right _ _ _ _ (route_walk _ _ _ _ _ S))).
  assert (E := renamed_hop next u v (adj_left A) V (adj_right A)).
  apply route_hop; [|rewrite E; apply vert_adj; exact A | rewrite E; exact IH].
  intros X; apply (f_equal (num R)) in X; rewrite !num_vert in X; [contradiction | exact V | apply (adj_left A)].
Qed.

Lemma renamed_route_back next u v d : route g (renamed next) u v d -> route h next (num R u) (num R v) d.
Proof.
  induction 1 as [v V|u v d Ne A S IH]; [constructor; apply num_in; exact V|].
  assert (U := adj_left A); assert (V : is_vertex g v) by (apply (walk_right _ _ _ _ (route_walk _ _ _ _ _ S))).
  revert A IH; unfold renamed; destruct (next (num R u) (num R v) <? N)%uint63 eqn:L; intros A IH.
  - apply ltb_vertex in L; apply num_adj in A; rewrite (num_vert _ L) in A, IH; apply route_hop; [|exact A | exact IH].
    intros E; apply Ne; rewrite <- (vert_num u U), E; apply vert_num; exact V.
  - exfalso; apply (adj_differ A); reflexivity.
Qed.

Theorem renamed_minimal next : minimal_router h next -> minimal_router g (renamed next).
Proof.
  intros M u v U V; destruct (M _ _ (num_in u U) (num_in v V)) as (d & S & D); exists d.
  apply renamed_route in S; apply vert_dist in D; rewrite !vert_num in S, D by assumption; auto.
Qed.

Theorem renamed_delivers next : delivers h next -> delivers g (renamed next).
Proof.
  intros M u v U V; destruct (M _ _ (num_in u U) (num_in v V)) as (d & S); exists d.
  apply renamed_route in S; rewrite !vert_num in S by assumption; exact S.
Qed.

(* ---------- What is computed ---------- *)

Theorem delivers_sound next : check_delivers P next = true -> delivers g (renamed next).
Proof. intros H; apply renamed_delivers, check_delivers_sound; assumption. Qed.

Theorem minimal_sound next : check_minimal P next = true -> minimal_router g (renamed next).
Proof. intros H; apply renamed_minimal, check_minimal_sound; assumption. Qed.

Theorem carried_sound moves f home step : check_carried P moves f home step = true ->
  minimal_router g (renamed (carried_router P moves f home step)).
Proof. intros H; unfold carried_router; apply renamed_minimal, check_carried_sound; assumption. Qed.

Theorem fails_sound next u v : check_fails P next (num R u) (num R v) = true ->
  is_vertex g u -> is_vertex g v -> ~ exists d, route g (renamed next) u v d.
Proof.
  intros H U V (d & S); apply (check_fails_sound P W) in H; destruct H as (_ & _ & H); apply H; exists d.
  apply renamed_route_back; exact S.
Qed.

Theorem not_delivering_sound next i j : check_fails P next i j = true -> ~ delivers g (renamed next).
Proof.
  intros H D; apply (check_fails_sound P W) in H; destruct H as (I & J & H).
  destruct (D _ _ (vert_in i I) (vert_in j J)) as (d & S); apply renamed_route_back in S.
  rewrite !num_vert in S by assumption; apply H; exists d; exact S.
Qed.

(* The list is that of the vertices on the way. *)
Theorem route_sound next u v d l : check_route P next (num R u) (num R v) d && check_way next (num R u) (num R v) l = true ->
  is_vertex g u -> is_vertex g v -> route g (renamed next) u v d.
Proof.
  rewrite andb_true_iff; intros [H _] U V; apply (check_route_sound P W) in H; destruct H as (_ & _ & H); apply renamed_route in H.
  rewrite !vert_num in H by assumption; exact H.
Qed.

Theorem not_minimal_sound next i j d l : check_longer P next i j d l = true -> ~ minimal_router g (renamed next).
Proof.
  intros H M; apply (check_longer_sound P W next i j d l H).
  intros u v U V; destruct (M _ _ (vert_in u U) (vert_in v V)) as (e & S & D); exists e.
  apply renamed_route_back in S; rewrite !num_vert in S by assumption; split; [exact S|].
  destruct D as [X L]; apply num_walk in X; rewrite !num_vert in X by assumption; split; [exact X|].
  intros k K; apply L, vert_walk; exact K.
Qed.

Theorem channels_sound next rank : check_channels P next rank = true -> deadlock_free g (renamed_class next).
Proof.
  intros H; assert (K := check_channels_hops P next rank H).
  assert (V : forall w v, is_vertex g w -> is_vertex g v -> w <> v -> num R w <> num R v).
  { intros w v Iw Iv Ne E; apply Ne; rewrite <- (vert_num w Iw), E; apply vert_num; exact Iv. }
  assert (L : forall w v, is_vertex g w -> is_vertex g v -> w <> v -> let (x, k) := next (num R w) (num R v) in
    is_vertex h x /\ renamed_class next w v = (vert R x, to_Z k)).
  { intros w v Iw Iv Ne; specialize (K _ _ (num_in w Iw) (num_in v Iv) (V w v Iw Iv Ne)); unfold renamed_class.
    destruct (next (num R w) (num R v)) as [x k]; destruct K as [I _].
    assert (X : is_vertex h x) by (apply numbers_vertex, (row_below W (num R w)); [apply numbers_vertex, num_in; exact Iw | exact I]).
    split; [exact X|]; apply numbers_vertex, Uint63.ltb_spec in X; rewrite X; reflexivity. }
  apply (deadlock_free_by_hops g (renamed_class next)
    (fun c : channel g => let '(w, x, k) := c in to_Z (rank (num R w) (num R x) (of_Z k)))).
  - intros w v Iw Iv Ne; specialize (L w v Iw Iv Ne); destruct (next (num R w) (num R v)) as [x k]; destruct L as [X ->].
    apply vert_in; exact X.
  - intros w v Iw Iv Ne; assert (Lw := L w v Iw Iv Ne); specialize (K _ _ (num_in w Iw) (num_in v Iv) (V w v Iw Iv Ne)).
    destruct (next (num R w) (num R v)) as [x k]; destruct Lw as [X ->]; intros Nx; destruct K as [_ K].
    assert (Nx' : x <> num R v) by (intros E; apply Nx; rewrite E; apply vert_num; exact Iv).
    specialize (K Nx'); specialize (L _ v (vert_in x X) Iv Nx); rewrite (num_vert x X) in *.
    destruct (next x (num R v)) as [y l]; destruct L as [Y ->]; rewrite (num_vert y Y), !of_to_Z; exact K.
Qed.

Definition ports_of (single : bool) : list (send g) -> Prop := if single then single_port g else all_port g.

Lemma vert_injective i j : is_vertex h i -> is_vertex h j -> vert R i = vert R j -> i = j.
Proof. intros I J E; rewrite <- (num_vert i I), E; apply num_vert; exact J. Qed.

Lemma renamed_broadcast single s r : broadcast_within h (ports P single) (num R s) r -> is_vertex g s ->
  broadcast_within g (ports_of single) s r.
Proof.
  intros (all & L & F & T & I) S.
  exists (moved_rounds h g (vert R) all); split; [unfold moved_rounds; rewrite map_length; exact L|].
  assert (Fs : Forall (ports_of single) (moved_rounds h g (vert R) all)).
  { destruct single; [apply (moved_single h g (vert R) vert_adj vert_injective); exact F|].
    clear - F; induction F as [|now rs Q F IH]; simpl; constructor; [|exact IH].
    intros u v E; apply in_map_iff in E; destruct E as ((a, b) & E & J); inversion E; subst; apply vert_adj, Q; exact J. }
  assert (E := moved_informed h g (vert R) (num R s) all); rewrite (vert_num s S) in E.
  split; [exact Fs|]; split.
  - assert (X := moved_sends h g (vert R) (num R s) all T); rewrite (vert_num s S) in X; exact X.
  - intros v V; rewrite <- (vert_num v V); apply E, I, num_in; exact V.
Qed.

Lemma num_injective u v : is_vertex g u -> is_vertex g v -> num R u = num R v -> u = v.
Proof. intros U V E; rewrite <- (vert_num u U), E; apply vert_num; exact V. Qed.

Lemma renamed_broadcast_back single s r : broadcast_within g (ports_of single) s r -> is_vertex g s ->
  broadcast_within h (ports P single) (num R s) r.
Proof.
  intros (all & L & F & T & I) S.
  exists (moved_rounds g h (num R) all); split; [unfold moved_rounds; rewrite map_length; exact L|]; split; [|split].
  - destruct single; [apply (moved_single g h (num R) num_adj num_injective); exact F|].
    clear - F; induction F as [|now rs Q F IH]; simpl; constructor; [|exact IH].
    intros u v E; apply in_map_iff in E; destruct E as ((a, b) & E & J); inversion E; subst; apply num_adj, Q; exact J.
  - apply moved_sends; exact T.
  - intros i V; rewrite <- (num_vert i V); apply moved_informed, I, vert_in; exact V.
Qed.

Theorem schedule_sound single s rounds r : check_schedule P single (num R s) rounds r = true -> is_vertex g s ->
  broadcast_within g (ports_of single) s r.
Proof. intros H; apply renamed_broadcast, (check_schedule_sound P W _ _ _ _ H). Qed.

Theorem schedules_sound single ps from r : check_all P single ps from r = true ->
  forall s, is_vertex g s -> broadcast_within g (ports_of single) s r.
Proof. intros H s S; apply renamed_broadcast; [apply (check_all_sound P W _ _ _ _ H), num_in|]; exact S. Qed.

Theorem far_sound single f s r : check_far P f (num R s) r = true -> is_vertex g s ->
  ~ broadcast_within g (ports_of single) s (r - 1).
Proof. intros H S B; apply renamed_broadcast_back in B; [|exact S]; apply (check_far_sound P W single _ _ _ H); [apply num_in, S | exact B]. Qed.

Theorem some_far_sound single f i r : check_far P f i r = true -> (i <? N)%uint63 = true ->
  ~ forall s, is_vertex g s -> broadcast_within g (ports_of single) s (r - 1).
Proof.
  intros H I B; apply ltb_vertex in I; assert (V := vert_in i I); specialize (B _ V); revert B; apply (far_sound single f); [|exact V].
  rewrite (num_vert i I); exact H.
Qed.

Lemma num_path l : path g l -> path h (map (num R) l).
Proof.
  induction l as [|u l IH]; [trivial|]; destruct l as [|v l]; [trivial|]; intros [A Q].
  split; [apply num_adj; exact A | apply IH; exact Q].
Qed.

Lemma last_map {A B} (f : A -> B) l d : last (map f l) (f d) = f (last l d).
Proof. induction l as [|a [|b l] IH]; [reflexivity | reflexivity | exact IH]. Qed.

Lemma num_hamiltonian : hamiltonian g -> hamiltonian h.
Proof.
  intros (u & l & L & Q & Pa & B); exists (num R u), (map (num R) l); split; [rewrite map_length; exact L|]; split; [|split].
  - change (Permutation (map (num R) (u :: l)) (ints N)).
    assert (V : forall v, In v (u :: l) <-> is_vertex g v).
    { intros v; split; apply Permutation_in; [|apply Permutation_sym]; exact Q. }
    apply NoDup_Permutation; [|apply NoDup_ints|].
    + apply NoDup_map_inj; [|apply (Permutation_NoDup (Permutation_sym Q)), (once_here _ _ (same_network R))].
      intros a b A A' E; apply V in A, A'; rewrite <- (vert_num a A), E; apply vert_num; exact A'.
    + intros i; rewrite in_map_iff; split.
      * intros (v & <- & I); apply num_in, V; exact I.
      * intros I; exists (vert R i); split; [apply num_vert; exact I | apply V, vert_in; exact I].
  - apply (num_path (u :: l) Pa).
  - rewrite last_map; apply num_adj; exact B.
Qed.

Theorem separator_shown part : check_separator P part = true -> ~ hamiltonian g.
Proof. intros H X; apply num_hamiltonian in X; apply (check_separator_sound P W part H X). Qed.

Theorem few_shown : check_few P = true -> ~ hamiltonian g.
Proof. intros H X; apply num_hamiltonian in X; apply (check_few_sound P H X). Qed.

End Rename.
