(* Colours of vertices that automorphisms keep, if they keep the vertices that are singled out: in rounds each
   vertex gets a new colour by its own and those of its neighbours. A colour is a machine integer; two
   colours that should differ hardly ever come out the same, and nothing rests on that. *)

From Coq Require Import ZArith Lia Bool Uint63 PArray List Permutation.
From Topocert Require Import Graph Walk CheckGraph CheckSymmetry Loop Orbit Invariant.
Import ListNotations.
Open Scope Z_scope.

(* One round. *)
Definition recoloured (P : plain) (c : array int) : array int :=
  loop (total P) (fun t v => t.[v <- sight_of P (fun u => c.[u]) v]) (make (total P) 0%uint63).

Fixpoint rounds (P : plain) (k : nat) (c : array int) : array int :=
  match k with O => c | S k => rounds P k (recoloured P c) end.

Definition colours (P : plain) (c : array int) : list int := map (fun v => c.[v]) (ints (total P)).

(* How many rounds there are until the number of colours stays. *)
Fixpoint rounds_needed (P : plain) (fuel : nat) (known : int) (c : array int) : nat :=
  match fuel with
  | O => O
  | S fuel =>
    let next := recoloured P c in let m := how_many_different (colours P next) in
    if (m <=? known)%uint63 then 1%nat else S (rounds_needed P fuel m next)
  end.

Definition settled (P : plain) (c : array int) : nat := rounds_needed P (Z.to_nat (to_Z (total P))) (how_many_different (colours P c)) c.

(* A vertex with a colour of its own. *)
Definition marked_out (c : array int) (v : int) : array int := c.[v <- mix c.[v] 7].

Definition singled (P : plain) (k : nat) (c : array int) (v : int) : array int := rounds P k (marked_out c v).

Definition plain_colours (P : plain) : array int := make (total P) 1%uint63.

Definition total_colour (P : plain) (c : array int) : int := loop (total P) (fun a v => a + mix c.[v] 3)%uint63 0%uint63.

Section Kept.
Variable P : plain.
Hypothesis W : good_plain P.
Notation g := (Numbers P).
Notation n := (total P).

(* Colours for each vertex, of which an automorphism takes the one to the other. *)
Definition takes_colours (f : int -> int) (c c' : array int) : Prop := forall v, is_vertex g v -> c'.[f v] = c.[v].

Definition long (c : array int) : Prop := PArray.length c = n.

Lemma make_long (x : int) : long (make n x).
Proof.
  unfold long; rewrite length_make; pose proof (total_some W); replace (n <=? max_length)%uint63 with true; [reflexivity|].
  symmetry; apply Uint63.leb_spec; rewrite max_length_value; lia.
Qed.

Lemma recoloured_right c : long (recoloured P c) /\ forall v, is_vertex g v -> (recoloured P c).[v] = sight_of P (fun u => c.[u]) v.
Proof.
  unfold recoloured; rewrite loop_fold; set (k := sight_of P (fun u => c.[u])).
  assert (G : forall l t, NoDup l -> (forall v, In v l -> is_vertex g v) -> long t ->
    let r := fold_left (fun t v => t.[v <- k v]) l t in long r /\ (forall v, In v l -> r.[v] = k v) /\ forall v, ~ In v l -> r.[v] = t.[v]).
  { induction l as [|v l IH]; intros t O V L; cbn [fold_left]; [split; [exact L | split; [intros v [] | auto]]|].
    apply NoDup_cons_iff in O; destruct O as [X O]; destruct (IH t.[v <- k v]) as (A & B & D); [exact O | intros w I; apply V; right; exact I | unfold long; rewrite length_set; exact L|].
    split; [exact A|]; split.
    - intros w [<-|I]; [rewrite D by exact X; apply get_set_same; unfold long in L; rewrite L; apply ltb_true, numbers_vertex, V; left; reflexivity | apply B, I].
    - intros w N; rewrite D by (intros I; apply N; right; exact I); apply get_set_other; intros ->; apply N; left; reflexivity. }
  destruct (G (ints n) (make n 0%uint63)) as (A & B & _); [apply NoDup_ints | auto | apply make_long | split; [exact A | exact B]].
Qed.

Lemma recoloured_takes f c c' : automorphism g f -> takes_colours f c c' -> takes_colours f (recoloured P c) (recoloured P c').
Proof.
  intros A T v V; rewrite (proj2 (recoloured_right c) v V), (proj2 (recoloured_right c') (f v) (automorphism_vertex g f v A V)).
  apply (sight_of_moved P W f); assumption.
Qed.

Lemma rounds_takes f k : automorphism g f -> forall c c', takes_colours f c c' -> takes_colours f (rounds P k c) (rounds P k c').
Proof. intros A; induction k as [|k IH]; intros c c' T; cbn [rounds]; [exact T | apply IH, recoloured_takes; assumption]. Qed.

Lemma rounds_long k : forall c, long c -> long (rounds P k c).
Proof. induction k as [|k IH]; intros c L; cbn [rounds]; [exact L | apply IH, recoloured_right]. Qed.

Lemma singled_takes f k c c' u v : automorphism g f -> long c -> long c' -> is_vertex g u -> f u = v -> takes_colours f c c' ->
  takes_colours f (singled P k c u) (singled P k c' v).
Proof.
  intros A L L' U E T; apply rounds_takes; [exact A|]; intros w X; unfold marked_out; pose proof (automorphism_vertex g f u A U) as V; rewrite E in V.
  destruct (int_dec u w) as [<-|N].
  - rewrite E, !get_set_same by (unfold long in *; rewrite ?L, ?L'; apply ltb_true, numbers_vertex; assumption); rewrite <- E, (T u U); reflexivity.
  - rewrite !get_set_other; [apply T, X | exact N|]; intros Q; rewrite <- E in Q; apply N, (automorphism_injective g f u w (NoDup_ints n) A U X Q).
Qed.

Lemma singled_long k c v : long c -> long (singled P k c v).
Proof. intros L; apply rounds_long; unfold marked_out, long; rewrite length_set; exact L. Qed.

Lemma plain_takes f : automorphism g f -> takes_colours f (plain_colours P) (plain_colours P).
Proof. intros A v V; unfold plain_colours; rewrite !get_make; reflexivity. Qed.

Lemma total_takes f c c' : automorphism g f -> takes_colours f c c' -> total_colour P c' = total_colour P c.
Proof.
  intros A T; unfold total_colour; rewrite !loop_fold; apply (sum_moved P f (fun v => mix c.[v] 3) (fun v => mix c'.[v] 3) A).
  intros u U; rewrite (T u U); reflexivity.
Qed.
End Kept.

(* ---------- What a vertex, or a link, looks like ---------- *)

(* The rounds are those that the first of a list needs, and as many again as another needs more. *)
Definition vertex_rounds (P : plain) (l : list int) : nat :=
  fold_left (fun k v => Nat.max k (settled P (marked_out (plain_colours P) v))) l O.

Definition vertex_sight (P : plain) (k : nat) (v : int) : int := total_colour P (singled P k (plain_colours P) v).

Definition link_rounds (P : plain) (l : list (int * int)) : nat :=
  fold_left (fun k (e : int * int) => Nat.max k (settled P (marked_out (marked_out (plain_colours P) (fst e)) (snd e)))) l O.

Definition link_way (P : plain) (k : nat) (u v : int) : int := total_colour P (rounds P k (marked_out (marked_out (marked_out (plain_colours P) u) v) v)).

Definition link_sight (P : plain) (k : nat) (e : int * int) : int := (link_way P k (fst e) (snd e) + link_way P k (snd e) (fst e))%uint63.

Section Sights.
Variable P : plain.
Hypothesis W : good_plain P.
Notation g := (Numbers P).

Lemma vertex_sight_kept k f v : automorphism g f -> is_vertex g v -> vertex_sight P k (f v) = vertex_sight P k v.
Proof.
  intros A V; apply (total_takes P f); [exact A|]; apply (singled_takes P W f k _ _ v); auto; [apply make_long, W | apply make_long, W | apply plain_takes, A].
Qed.

Lemma marked_out_takes f c c' u : automorphism g f -> long P c -> long P c' -> is_vertex g u -> takes_colours P f c c' -> takes_colours P f (marked_out c u) (marked_out c' (f u)).
Proof. intros A L L' U T; apply (singled_takes P W f O c c' u (f u)); auto. Qed.

Lemma link_way_kept k f u v : automorphism g f -> is_vertex g u -> is_vertex g v -> link_way P k (f u) (f v) = link_way P k u v.
Proof.
  intros A U V; apply (total_takes P f); [exact A|]; apply rounds_takes; [exact W | exact A|]; pose proof (make_long P W 1%uint63) as L.
  assert (M : forall c w, long P c -> long P (marked_out c w)) by (intros c w X; unfold marked_out, long; rewrite length_set; exact X).
  repeat (apply marked_out_takes; auto); apply plain_takes, A.
Qed.
End Sights.
