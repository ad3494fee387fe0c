(* A broadcast, carried out round by round. *)

From Coq Require Import ZArith Lia Bool Uint63 PArray List Permutation.
From Topocert Require Import Graph Walk Broadcast CheckGraph CheckPack CheckRouter CheckCarried.
Import ListNotations.
Open Scope Z_scope.

Section Schedule.
Variable P : plain.
Notation N := (total P).

Definition flags : Type := array bool.

Definition set_flags (l : list int) (t : flags) : flags := fold_left (fun t v => t.[v <- true]) l t.

(* No number of the list is flagged, or there twice. *)
Fixpoint fresh (t : flags) (l : list int) : bool :=
  match l with
  | [] => true
  | v :: r => if t.[v] then false else fresh t.[v <- true] r
  end.

Definition once (l : list int) : bool := fresh (make N false) l.

(* A round: sends from informed vertices along links; with one port, each vertex sends to
   one at most, and receives from one at most. *)
Definition good_round (single : bool) (t : flags) (now : list (int * int)) : bool :=
  forallb (fun e => (fst e <? N)%uint63 && among (snd e) (row P (fst e)) && t.[fst e]) now &&
  (negb single || once (map fst now) && once (map snd now)).

(* The rounds, the first one first. *)
Fixpoint carry_out (single : bool) (t : flags) (rounds : list (list (int * int))) : bool :=
  match rounds with
  | [] => forallb (fun v => t.[v]) (ints N)
  | now :: rest => good_round single t now && carry_out single (set_flags (map snd now) t) rest
  end.

Definition check_schedule (single : bool) (source : int) (rounds : list (list (int * int))) (r : Z) : bool :=
  (source <? N)%uint63 && (Z.of_nat (List.length rounds) <=? r) && carry_out single (make N false).[source <- true] rounds.

Hypothesis W : good_plain P.

Definition ports (single : bool) : list (send (Numbers P)) -> Prop :=
  if single then single_port (Numbers P) else all_port (Numbers P).

Lemma length_flags : PArray.length (make N false) = N.
Proof.
  rewrite length_make; replace (N <=? max_length)%uint63 with true; [reflexivity|]; symmetry; apply Uint63.leb_spec.
  rewrite max_length_value; apply (total_some W).
Qed.

Lemma fresh_sound l : forall t, PArray.length t = N -> (forall v, In v l -> (v <? N)%uint63 = true) -> fresh t l = true ->
  NoDup l /\ forall v, In v l -> t.[v] = false.
Proof.
  induction l as [|v l IH]; intros t L B H; [split; [constructor | intros ? []]|]; simpl in H.
  destruct (t.[v]) eqn:E; [discriminate|].
  destruct (IH (t.[v <- true])) as [D F]; [rewrite length_set; exact L | intros; apply B; right; auto | exact H|].
  assert (Nv : ~ In v l).
  { intros I; apply F in I; rewrite get_set_same in I; [discriminate|]; rewrite L; apply B; left; reflexivity. }
  split; [constructor; assumption|]; intros w [<-|I]; [exact E|].
  assert (X := F w I); rewrite get_set_other in X; [exact X|]; intros ->; contradiction.
Qed.

Lemma set_flags_sound l : forall t v, (set_flags l t).[v] = true -> t.[v] = true \/ In v l.
Proof.
  induction l as [|w l IH]; intros t v H; [left; exact H|]; simpl in H; destruct (IH _ _ H) as [X|X]; [|right; right; exact X].
  destruct (int_dec w v) as [->|Ne]; [right; left; reflexivity|]; left; rewrite get_set_other in X; [exact X | exact Ne].
Qed.

Lemma good_round_sound single t now : good_round single t now = true ->
  ports single now /\ forall u v, In (u, v) now -> t.[u] = true /\ is_vertex (Numbers P) v.
Proof.
  unfold good_round; rewrite andb_true_iff, forallb_forall; intros [H K].
  assert (A : forall u v, In (u, v) now -> adj (Numbers P) u v /\ t.[u] = true).
  { intros u v I; specialize (H _ I); simpl in H; rewrite !andb_true_iff, among_spec in H; destruct H as ((X & Y) & Z).
    split; [apply row_adj; [exact W | apply ltb_vertex; exact X | exact Y] | exact Z]. }
  split; [|intros u v I; destruct (A u v I) as [X Y]; split; [exact Y | apply (adj_right X)]].
  assert (All : all_port (Numbers P) now) by (intros u v I; apply A; exact I).
  destruct single; [|exact All]; simpl in K; apply andb_true_iff in K; destruct K as [K1 K2]; split; [exact All|].
  assert (B : forall v : int, is_vertex (Numbers P) v -> (v <? N)%uint63 = true) by (intros v I; apply Uint63.ltb_spec, numbers_vertex; exact I).
  split; apply (fresh_sound _ _ length_flags); auto; intros v I; apply B; apply in_map_iff in I; destruct I as ([a b] & <- & I);
    destruct (A a b I) as [X _]; [apply (adj_left X) | apply (adj_right X)].
Qed.

Lemma carry_out_sound single s rounds : forall t before,
  (forall v, t.[v] = true -> informed (Numbers P) s before v) -> Forall (ports single) before ->
  sends_what_it_has (Numbers P) s before -> carry_out single t rounds = true ->
  exists all, List.length all = (List.length rounds + List.length before)%nat /\ Forall (ports single) all /\
    sends_what_it_has (Numbers P) s all /\ forall v, is_vertex (Numbers P) v -> informed (Numbers P) s all v.
Proof.
  induction rounds as [|now rest IH]; intros t before T F S H; simpl in H.
  - exists before; split; [reflexivity|]; split; [exact F|]; split; [exact S|]; intros v V; apply T, (all_ints P _ H v V).
  - apply andb_true_iff in H; destruct H as [G H]; apply good_round_sound in G; destruct G as [G G'].
    destruct (IH (set_flags (map snd now) t) (now :: before)) as (all & L & K); auto.
    + intros v X; apply set_flags_sound in X; destruct X as [X|X]; [left; apply T; exact X|].
      apply in_map_iff in X; destruct X as ([u w] & <- & I); right; exists u; split; [exact I | apply T, (G' u w I)].
    + apply sends_cons; [exact S|]; intros u v I; apply T, (G' u v I).
    + exists all; split; [simpl List.length in *; lia | exact K].
Qed.

Lemma check_schedule_sound single s rounds r : check_schedule single s rounds r = true ->
  broadcast_within (Numbers P) (ports single) s r.
Proof.
  unfold check_schedule; rewrite !andb_true_iff, Z.leb_le; intros ((S & L) & H).
  assert (T : forall v, (make N false).[s <- true].[v] = true -> informed (Numbers P) s [] v).
  { intros v X; destruct (int_dec s v) as [->|Ne]; [reflexivity|].
    rewrite get_set_other in X by exact Ne; rewrite get_make in X; discriminate. }
  destruct (carry_out_sound single s rounds _ [] T (Forall_nil _) (sends_nil (Numbers P) s) H) as (all & E & K).
  exists all; split; [rewrite E; simpl List.length; lia | exact K].
Qed.

End Schedule.

(* ---------- From every source ---------- *)

Lemma automorphism_broadcasts g f s (single : bool) r : NoDup (vertices g) -> automorphism g f -> is_vertex g s ->
  broadcast_within g (if single then single_port g else all_port g) s r ->
  broadcast_within g (if single then single_port g else all_port g) (f s) r.
Proof.
  intros D A S; destruct single; [apply automorphism_broadcast; assumption|].
  intros (rounds & L & F & H & I); exists (moved_rounds g g f rounds).
  assert (X : forall u v, adj g u v -> adj g (f u) (f v)) by (intros u v; apply automorphism_adj; auto).
  split; [unfold moved_rounds; rewrite map_length; auto|]; split; [|split].
  - clear - F X; induction F as [|now rs Q F IH]; simpl; constructor; [|exact IH].
    intros u v E; apply in_map_iff in E; destruct E as ((a, b) & E & J); inversion E; subst; apply X, Q; exact J.
  - apply moved_sends; auto.
  - intros v V; destruct (automorphism_onto g f v A V) as (u & U & <-); apply moved_informed; auto.
Qed.

Section All.
Variable P : plain.
Notation N := (total P).
Hypothesis W : good_plain P.

(* What permutations lead to from some vertices. *)
Definition visit (u : int) (s : list int * flags) (p : int -> int) : list int * flags :=
  let v := p u in if (snd s).[v] then s else (v :: fst s, (snd s).[v <- true]).

Definition visits (ps : list (int -> int)) (s : list int * flags) (u : int) : list int * flags := fold_left (visit u) ps s.

Fixpoint spread (fuel : nat) (ps : list (int -> int)) (frontier : list int) (t : flags) : flags :=
  match fuel, frontier with
  | S fuel, _ :: _ => let s := fold_left (visits ps) frontier ([], t) in spread fuel ps (fst s) (snd s)
  | _, _ => t
  end.

Definition reached (ps : list (int -> int)) (from : list int) : flags :=
  spread (Z.to_nat (to_Z N)) ps from (set_flags from (make N false)).

Definition all_have (Q : int -> Prop) (s : list int * flags) : Prop :=
  (forall u, In u (fst s) -> Q u) /\ forall v, (snd s).[v] = true -> Q v.

Lemma visits_sound (Q : int -> Prop) ps u : (forall p, In p ps -> Q (p u)) -> forall s, all_have Q s -> all_have Q (visits ps s u).
Proof.
  unfold visits; induction ps as [|p r IH]; intros K s H; [exact H|]; simpl fold_left; apply IH; [intros; apply K; right; assumption|].
  unfold visit; destruct ((snd s).[p u]); [exact H|]; destruct H as [A B]; split; simpl.
  - intros w [<-|I]; [apply K; left; reflexivity | apply A, I].
  - intros w H; destruct (int_dec (p u) w) as [<-|Ne]; [apply K; left; reflexivity|].
    rewrite get_set_other in H by exact Ne; apply B, H.
Qed.

Lemma spread_sound (Q : int -> Prop) ps : (forall p u, In p ps -> Q u -> Q (p u)) -> forall fuel frontier t,
  all_have Q (frontier, t) -> forall v, (spread fuel ps frontier t).[v] = true -> Q v.
Proof.
  intros K; induction fuel as [|fuel IH]; intros frontier t H v; [apply H|].
  destruct frontier as [|a frontier]; [apply H|].
  cbn [spread]; apply IH; rewrite <- surjective_pairing; destruct H as [F T]; simpl in F, T.
  assert (X : forall l s, (forall u, In u l -> Q u) -> all_have Q s -> all_have Q (fold_left (visits ps) l s)).
  { induction l as [|u l IHl]; intros s L H; [exact H|]; simpl fold_left; apply IHl; [intros; apply L; right; assumption|].
    apply visits_sound; [|exact H]; intros p I; apply K; [exact I | apply L; left; reflexivity]. }
  apply X; [exact F|]; split; [intros ? [] | exact T].
Qed.

(* ---------- No fewer rounds ---------- *)

End All.
