(* Channels that messages take, of any router whose next hops are computed: orders of them, and messages that wait for one
   another in a circle. *)

From Coq Require Import ZArith Lia Bool Uint63 PArray List.
From Topocert Require Import Graph Walk CheckGraph Numbered TrafficSays Audit Hops.
From Topocert Require BroadcastFormula.
Import ListNotations.
Open Scope Z_scope.

(* How messages go on to a vertex, and with which header they leave their source for it. *)
Record follower := Follower { goes_on : int -> option (place_ -> option (int * list Z * int)); leaves_with : int -> int -> list Z }.

Definition follower_right (P : plain) (r : router (Numbers P)) (F : follower) : Prop := exists write : list Z -> header r,
  (forall u d, is_vertex (Numbers P) u -> is_vertex (Numbers P) d -> first r u d = write (leaves_with F u d)) /\
  forall d f, is_vertex (Numbers P) d -> goes_on F d = Some f -> steps_right P r write d f.

(* Ranks in the order of the certificates: by the channel's first vertex, its second, and its class. [begin] tells where
   the channels of each vertex begin, if each has one class. *)
Definition ranked_by (P : plain) (begin : array int) (classes : int) (ranks : array int) (w x k : int) : int :=
  ranks.[(BroadcastFormula.position x (row P w) begin.[w] * classes + k)%uint63].

Definition more_than_all (ranks : array int) : nat := (2 + Z.to_nat (to_Z (PArray.length ranks)))%nat.

Section Channels.
Variable P : plain.
Notation N := (total P).
Variable r : router (Numbers P).
Variable F : follower.
Hypothesis Right : follower_right P r F.

(* ---------- Orders ---------- *)

Definition climbs_from (rank : int -> int -> int -> int) (fuel : nat) (d : int) (f : place_ -> option (int * list Z * int)) (s : option bool) (u : int) : option bool :=
  match s with
  | None => None
  | Some b => if (u =? d)%uint63 then s else
    match climb_first d f rank fuel (u, leaves_with F u d) with Badly => None | There => s | Elsewhere => Some false end
  end.

Definition climbs_to (rank : int -> int -> int -> int) (fuel : nat) (us : list int) (s : option bool) (d : int) : option bool :=
  match s with
  | None => None
  | Some _ => match goes_on F d with None => None | Some f => fold_left (climbs_from rank fuel d f) us s end
  end.

Definition walk_order (rank : int -> int -> int -> int) (fuel : nat) (ends : option (list Z)) : option bool :=
  match end_list P ends with None => None | Some us => fold_left (climbs_to rank fuel us) us (Some true) end.

Definition rises_for (rank : int -> int -> int -> int) (u d : int) : Prop := forall c c', takes (Numbers P) r u d c c' ->
  (let '(w, x, k) := c in to_Z (rank w x (of_Z k))) < (let '(w, x, k) := c' in to_Z (rank w x (of_Z k))).

(* What is found of some messages: all arrive, or not. *)
Definition found_of (rank : int -> int -> int -> int) (l : list (int * int)) (s : option bool) : Prop :=
  match s with
  | None => True
  | Some b => (forall u d, In (u, d) l -> u <> d -> rises_for rank u d) /\
    if b then forall u d, In (u, d) l -> u <> d -> exists e, arrives (Numbers P) r u d e
    else exists u d, In (u, d) l /\ u <> d /\ forall e, ~ arrives (Numbers P) r u d e
  end.

Lemma climbs_from_found rank fuel d f u l s : is_vertex (Numbers P) u -> is_vertex (Numbers P) d -> goes_on F d = Some f ->
  found_of rank l s -> found_of rank ((u, d) :: l) (climbs_from rank fuel d f s u).
Proof.
  destruct Right as (write & First & Steps); intros U D G; specialize (Steps d f D G); specialize (First u d U D).
  destruct s as [b|]; [|intros _; exact I]; unfold climbs_from; intros [R A].
  assert (Same : u = d -> found_of rank ((u, d) :: l) (Some b)).
  { intros ->; split.
    - intros v e [E|J] Ne; [congruence | apply (R v e J Ne)].
    - destruct b; [intros v e [E|J] Ne; [congruence | apply (A v e J Ne)]|]; destruct A as (v & e & J & K); exists v, e; split; [right; exact J | exact K]. }
  destruct (u =? d)%uint63 eqn:E; [apply int_eqb_eq in E; apply Same, E|]; apply int_eqb_neq in E; clear Same.
  pose proof (climb_sound P r write d f u _ U D First Steps rank fuel) as S; pose proof (climb_arrives P r write d f u _ U D First Steps rank fuel) as T.
  pose proof (climb_elsewhere P r write d f u _ U D First Steps rank fuel) as Q; destruct (climb_first _ _ _ _ _); [exact I| |].
  - specialize (S ltac:(discriminate)); specialize (T eq_refl); split.
    + intros v e [X|J] Ne; [injection X as -> ->; exact S | apply (R v e J Ne)].
    + destruct b; [intros v e [X|J] Ne; [injection X as -> ->; exact T | apply (A v e J Ne)]|]; destruct A as (v & e & J & K); exists v, e; split; [right; exact J | exact K].
  - specialize (S ltac:(discriminate)); specialize (Q eq_refl); split.
    + intros v e [X|J] Ne; [injection X as -> ->; exact S | apply (R v e J Ne)].
    + exists u, d; split; [left; reflexivity | auto].
Qed.

Lemma found_more rank l l' s : (forall e, In e l <-> In e l') -> found_of rank l s -> found_of rank l' s.
Proof.
  intros H; destruct s as [b|]; [|intros _; exact I]; intros [R A]; split; [intros u d J; apply R, H, J|].
  destruct b; [intros u d J; apply A, H, J|]; destruct A as (u & d & J & K); exists u, d; split; [apply H, J | exact K].
Qed.

Lemma walk_order_found rank fuel us : incl us (ints N) -> found_of rank (flat_map (fun d => map (fun u => (u, d)) us) us) (fold_left (climbs_to rank fuel us) us (Some true)).
Proof.
  intros Incl; assert (K : forall ds l s, incl ds us -> found_of rank l s -> found_of rank (l ++ flat_map (fun d => map (fun u => (u, d)) us) ds) (fold_left (climbs_to rank fuel us) ds s)).
  { induction ds as [|d ds IH]; intros l s I Fd; [rewrite app_nil_r; exact Fd|]; cbn [fold_left flat_map]; rewrite app_assoc; apply IH; [intros x X; apply I; right; exact X|].
    unfold climbs_to; destruct s as [b|]; [|exact Logic.I]; destruct (goes_on F d) as [f|] eqn:G; [|exact Logic.I].
    assert (D : is_vertex (Numbers P) d) by (apply Incl, I; left; reflexivity).
    assert (J : forall vs l s, incl vs us -> found_of rank l s -> found_of rank (l ++ map (fun u => (u, d)) vs) (fold_left (climbs_from rank fuel d f) vs s)).
    { clear - Right Incl D G; induction vs as [|u vs IH]; intros l s I Fd; [rewrite app_nil_r; exact Fd|]; cbn [fold_left map].
      apply (found_more rank (((u, d) :: l) ++ map (fun u => (u, d)) vs)); [intros e; rewrite !in_app_iff; simpl; tauto|].
      apply IH; [intros x X; apply I; right; exact X|]; apply climbs_from_found; [apply Incl, I; left; reflexivity | exact D | exact G | exact Fd]. }
    apply J; [apply incl_refl | exact Fd]. }
  apply (K us [] (Some true) (incl_refl us)); split; [intros ? ? []|]; intros ? ? [].
Qed.

Theorem walk_order_sound rank fuel ends b : walk_order rank fuel ends = Some b -> ranked (Numbers P) r ends /\
  if b then all_arrive (Numbers P) r ends else ~ all_arrive (Numbers P) r ends.
Proof.
  unfold walk_order; destruct (end_list P ends) as [us|] eqn:E; [|discriminate]; destruct (end_list_sound P _ _ E) as (_ & Incl & Ends); intros W.
  pose proof (walk_order_found rank fuel us Incl) as H; rewrite W in H; destruct H as [R A].
  assert (In_ : forall u d, In (u, d) (flat_map (fun d => map (fun u => (u, d)) us) us) <-> In u us /\ In d us).
  { intros u d; rewrite in_flat_map; split.
    - intros (x & X & I); apply in_map_iff in I; destruct I as (y & Q & I); injection Q as -> ->; auto.
    - intros [U D]; exists d; split; [exact D | apply (in_map (fun u => (u, d))), U]. }
  split.
  - exists (fun c => let '(w, x, k) := c in to_Z (rank w x (of_Z k))); intros u v c c' (U & V & Ne) T; apply Ends in U, V; apply (R u v (proj2 (In_ u v) (conj U V)) Ne c c' T).
  - destruct b.
    + intros u v (U & V & Ne); apply Ends in U, V; apply (A u v (proj2 (In_ u v) (conj U V)) Ne).
    + intros All; destruct A as (u & d & I & Ne & Q); apply In_ in I; destruct I as [U D]; destruct (All u d) as (e & X); [split; [apply Ends, U | split; [apply Ends, D | exact Ne]] | apply (Q e X)].
Qed.

(* ---------- Circles ---------- *)

(* The channels 0, …, i of the message from u to d, and the next one. *)
Definition waiting_at (m : int * int * int) : option (list taken * taken) :=
  let '(u, d, i) := m in
  match goes_on F d with
  | None => None
  | Some f => let l := channels d f (2 + Z.to_nat (to_Z i))%nat (u, leaves_with F u d) in
    match rev l with
    | next :: ((_ :: _) as before) => if Nat.eqb (List.length l) (2 + Z.to_nat (to_Z i))%nat then Some (rev before, next) else None
    | _ => None
    end
  end.

Definition same_taken (c c' : taken) : bool :=
  let '(w, x, k) := c in let '(w', x', k') := c' in ((w =? w') && (x =? x') && (k =? k'))%uint63.

(* Messages in turn, each of which has taken the channel that the one before waits for; the channels that they hold. *)
Fixpoint chain_check (us : list int) (c e : taken) (l : list (int * int * int)) (held_ : list (list taken)) : option (list (list taken)) :=
  match l with
  | [] => if same_taken c e then Some held_ else None
  | m :: l => let '(u, d, _) := m in
    if among u us && among d us && negb (u =? d)%uint63 then
      match waiting_at m with
      | Some (h, next) => if same_taken (last h next) c then chain_check us next e l (h :: held_) else None
      | None => None
      end
    else None
  end.

Definition circle_check (ends : option (list Z)) (l : list (int * int * int)) : option (list (list taken)) :=
  match end_list P ends, l with
  | Some us, m :: _ => match waiting_at m with Some (h, next) => chain_check us (last h next) (last h next) l [] | None => None end
  | _, _ => None
  end.

(* No channel is there twice: those that have been met, by their first vertex. *)
Fixpoint once (l : list taken) (met : array (list (int * int))) : option (array (list (int * int))) :=
  match l with
  | [] => Some met
  | (w, x, k) :: l => let here := met.[w] in
    if existsb (fun e => (fst e =? x)%uint63 && (snd e =? k)%uint63) here then None else once l met.[w <- (x, k) :: here]
  end.

Fixpoint all_once (l : list (list taken)) (met : array (list (int * int))) : bool :=
  match l with [] => true | h :: l => match once h met with Some met => all_once l met | None => false end end.

Lemma same_taken_true c c' : same_taken c c' = true <-> c = c'.
Proof.
  destruct c as [[w x] k], c' as [[w' x'] k']; simpl; rewrite !andb_true_iff, !int_eqb_eq; split; [intros ((-> & ->) & ->); reflexivity | intros E; injection E as -> -> ->; auto].
Qed.

Lemma last_map {A B} (f : A -> B) l a : last (map f l) (f a) = f (last l a).
Proof. induction l as [|x [|y l] IH]; [reflexivity | reflexivity|]; exact IH. Qed.

Lemma waiting_at_sound u d i h next : is_vertex (Numbers P) u -> is_vertex (Numbers P) d -> waiting_at (u, d, i) = Some (h, next) ->
  h <> [] /\ forall j c, nth_error (map (channel_of P) h ++ [channel_of P next]) j = Some c -> takes_at (Numbers P) r u d (Z.of_nat j) c.
Proof.
  destruct Right as (write & First & Steps); intros U D; unfold waiting_at; destruct (goes_on F d) as [f|] eqn:G; [|discriminate].
  set (l := channels _ _ _ _); destruct (rev l) as [|nx [|b before]] eqn:E; try discriminate; destruct (Nat.eqb _ _); [|discriminate]; intros X; injection X as <- <-.
  assert (L : l = rev (b :: before) ++ [nx]) by (rewrite <- (rev_involutive l), E; reflexivity).
  split; [cbn [rev]; intros Q; destruct (rev before); discriminate|].
  intros j c J; change [channel_of P nx] with (map (channel_of P) [nx]) in J; rewrite <- map_app in J; cbn [rev] in J, L; rewrite <- L in J.
  rewrite nth_error_map in J; destruct (nth_error l j) as [a|] eqn:A; [|discriminate]; injection J as <-.
  apply (channels_take P r write d f u _ U D (First u d U D) (Steps d f D G) _ j a A).
Qed.

Lemma chain_check_sound ends us : (forall v, is_end (Numbers P) ends v <-> In v us) -> incl us (ints N) ->
  forall l c e before all, chain_check us c e l before = Some all ->
  exists ms hs, List.length ms = List.length l /\ chain (Numbers P) (channel_of P c) (channel_of P e) ms /\ (forall m, In m ms -> waits (Numbers P) r ends m) /\
    all = hs ++ before /\ flat_map (held (Numbers P)) ms = flat_map (map (channel_of P)) (rev hs).
Proof.
  intros Ends Incl; induction l as [|[[u d] i] l IH]; intros c e before all C.
  - simpl in C; destruct (same_taken c e) eqn:S; [|discriminate]; apply same_taken_true in S; subst e; injection C as <-.
    exists [], []; split; [reflexivity|]; split; [reflexivity|]; split; [intros ? []|]; split; reflexivity.
  - cbn [chain_check] in C; destruct (_ && _) eqn:B; [|discriminate]; rewrite !andb_true_iff, !among_spec, negb_true_iff, int_eqb_neq in B; destruct B as ((U & D) & Ne).
    destruct (waiting_at (u, d, i)) as [[h next]|] eqn:Wt; [|discriminate]; destruct (same_taken (last h next) c) eqn:S; [|discriminate]; apply same_taken_true in S.
    destruct (IH _ _ _ _ C) as (ms & hs & L & Ch & Ws & -> & Fl).
    destruct (waiting_at_sound u d i h next (Incl u U) (Incl d D) Wt) as [Some_ Takes].
    exists (Wait (Numbers P) u d (map (channel_of P) h) (channel_of P next) :: ms), (hs ++ [h]); split; [simpl; congruence|]; split; [|split; [|split]].
    + cbn [chain held awaited]; split; [rewrite last_map, S; reflexivity | exact Ch].
    + intros m [<-|I]; [|apply Ws, I]; split; [split; [apply Ends, U | split; [apply Ends, D | exact Ne]]|]; split; [|exact Takes].
      cbn [held]; destruct h; [contradiction Some_; reflexivity | discriminate].
    + rewrite <- app_assoc; reflexivity.
    + rewrite rev_app_distr; cbn [flat_map held rev app]; rewrite Fl; reflexivity.
Qed.

Theorem circle_sound ends l hs : circle_check ends l = Some hs -> exists ms, circle (Numbers P) r ends ms /\ flat_map (held (Numbers P)) ms = map (channel_of P) (flat_map (fun h => h) (rev hs)).
Proof.
  unfold circle_check; destruct (end_list P ends) as [us|] eqn:E; [|discriminate]; destruct (end_list_sound P _ _ E) as (_ & Incl & Ends).
  destruct l as [|m l]; [discriminate|]; destruct (waiting_at m) as [[h next]|]; [|discriminate]; intros C.
  destruct (chain_check_sound ends us Ends Incl _ _ _ _ _ C) as (ms & ks & L & Ch & Ws & -> & Fl); exists ms; split.
  - split; [intros ->; discriminate|]; split; [exact Ws|]; eexists; exact Ch.
  - rewrite app_nil_r, Fl; clear; induction (rev ks) as [|k q IH]; [reflexivity|]; cbn [flat_map]; rewrite map_app, IH; reflexivity.
Qed.

Definition has_met (met : array (list (int * int))) (c : taken) : Prop := let '(w, x, k) := c in In (x, k) met.[w].

Lemma once_sound l : forall met met', (forall w x k, In (w, x, k) l -> to_Z w < to_Z (PArray.length met)) -> once l met = Some met' ->
  PArray.length met' = PArray.length met /\ NoDup l /\ (forall c, In c l -> ~ has_met met c) /\ forall c, In c l \/ has_met met c -> has_met met' c.
Proof.
  induction l as [|[[w x] k] l IH]; intros met met' B E.
  - injection E as <-; split; [reflexivity|]; split; [constructor|]; split; [intros ? []|]; intros c [[]|H]; exact H.
  - cbn [once] in E; destruct (existsb _ met.[w]) eqn:X; [discriminate|].
    assert (Set_ : forall c, has_met met.[w <- (x, k) :: met.[w]] c <-> c = (w, x, k) \/ has_met met c).
    { intros [[v y] j]; unfold has_met; destruct (int_dec w v) as [->|Ne].
      - rewrite get_set_same by (apply Uint63.ltb_spec, (B v x k); left; reflexivity); cbn [In]; split; (intros [Q|Q]; [left; injection Q as -> ->; reflexivity | right; exact Q]).
      - rewrite get_set_other by exact Ne; split; [auto | intros [Q|Q]; [injection Q as -> _ _; contradiction Ne; reflexivity | exact Q]]. }
    destruct (IH _ _ ltac:(intros v y j J; rewrite length_set; apply (B v y j); right; exact J) E) as (L & D & N1 & N2); rewrite length_set in L.
    assert (New : ~ has_met met (w, x, k)).
    { intros H; unfold has_met in H; assert (Y : existsb (fun e => (fst e =? x)%uint63 && (snd e =? k)%uint63) met.[w] = true); [|exact (eq_true_false_abs _ Y X)].
      apply existsb_exists; exists (x, k); split; [exact H|]; simpl; rewrite !Uint63.eqb_refl; reflexivity. }
    split; [exact L|]; split; [|split].
    + constructor; [intros I; apply (N1 _ I), Set_; left; reflexivity | exact D].
    + intros c [<-|I]; [exact New|]; intros H; apply (N1 c I), Set_; right; exact H.
    + intros c [[<-|I]|H]; apply N2; [right; apply Set_; left; reflexivity | left; exact I | right; apply Set_; right; exact H].
Qed.

Lemma all_once_sound hs : forall met, (forall h w x k, In h hs -> In (w, x, k) h -> to_Z w < to_Z (PArray.length met)) -> all_once hs met = true ->
  NoDup (flat_map (fun h => h) hs) /\ forall c, In c (flat_map (fun h => h) hs) -> ~ has_met met c.
Proof.
  induction hs as [|h hs IH]; intros met B E; [split; [constructor | intros ? []]|]; cbn [all_once] in E; destruct (once h met) as [met'|] eqn:O; [|discriminate].
  destruct (once_sound h met met' ltac:(intros w x k I; apply (B h w x k); [left; reflexivity | exact I]) O) as (L & D & N1 & N2).
  destruct (IH met') as [D' N']; [intros k w x j K J; rewrite L; apply (B k w x j); [right; exact K | exact J] | exact E|]; cbn [flat_map]; split.
  - apply NoDup_app_intro; [exact D | exact D'|]; intros c I J; apply (N' c J), N2; left; exact I.
  - intros c I; apply in_app_iff in I; destruct I as [I|I]; [apply N1, I|]; intros H; apply (N' c I), N2; right; exact H.
Qed.

Definition deadlock_check (ends : option (list Z)) (l : list (int * int * int)) : bool :=
  match circle_check ends l with Some hs => all_once hs (make N []) | None => false end.

Lemma takes_at_vertex u d e w x k : takes_at (Numbers P) r u d e (w, x, k) -> to_Z w < to_Z N.
Proof. intros (w' & h & x' & h' & k' & _ & (_ & A & _) & E); injection E as <- <- <-; apply numbers_vertex, (adj_left A). Qed.

Hypothesis W : good_plain P.

Theorem deadlock_sound ends l : deadlock_check ends l = true -> deadlocked (Numbers P) r ends.
Proof.
  unfold deadlock_check; destruct (circle_check ends l) as [hs|] eqn:C; [|discriminate]; apply circle_sound in C; destruct C as (ms & Ci & E); intros O.
  exists ms; split; [exact Ci|]; rewrite E; destruct Ci as (_ & Ws & _).
  assert (Len : PArray.length (make N (@nil (int * int))) = N).
  { rewrite length_make; replace (N <=? max_length)%uint63 with true; [reflexivity|]; symmetry; apply Uint63.leb_spec; rewrite max_length_value; apply (total_some W). }
  assert (B : forall h w x k, In h hs -> In (w, x, k) h -> to_Z w < to_Z N).
  { intros h w x k I J; assert (K : In (channel_of P (w, x, k)) (flat_map (held (Numbers P)) ms)).
    { rewrite E; apply in_map, in_flat_map; exists h; split; [apply in_rev in I; exact I | exact J]. }
    apply in_flat_map in K; destruct K as (m & M & K); apply Ws in M; destruct M as (_ & _ & T); apply In_nth_error in K; destruct K as (i & K).
    apply (takes_at_vertex (source _ m) (destination _ m) (Z.of_nat i) w x (to_Z k)), T; rewrite nth_error_app1; [exact K | apply nth_error_Some; congruence]. }
  apply all_once_sound in O; [|rewrite Len; exact B]; destruct O as [O _].
  apply NoDup_map_inj; [intros a b _ _; apply channel_of_same|].
  apply (Permutation.Permutation_NoDup (l := flat_map (fun h => h) hs)); [|exact O].
  apply Permutation.Permutation_flat_map, Permutation.Permutation_rev.
Qed.
End Channels.
