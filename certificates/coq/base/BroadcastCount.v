(* How many vertices a broadcast with one port informs. Every vertex but the source has a first
   sender; those whose first sender is u are u's children, in the order in which they are informed.
   The way to a vertex is a sequence of numbers: the how-manieth child each vertex on it is. It is
   written from its end. The j-th child of u is informed at least j rounds after u. *)

From Coq Require Import ZArith Lia List Arith.
From Topocert Require Import Graph Walk Broadcast.
Import ListNotations.
Open Scope nat_scope.

Section Ways.
Variable g : graph.
Variable same : forall u v : vertex g, {u = v} + {u <> v}.
Variable s : vertex g.
Implicit Types u v w : vertex g.

(* Some vertices, the way to each, and its children. *)
Record grown (L : list (vertex g)) (c : vertex g -> list nat) (ch : vertex g -> list (vertex g)) : Prop := Grown {
  from_source : In s L /\ c s = [];
  all_there : forall v, In v L -> is_vertex g v;
  parents : forall v, In v L -> v = s \/ exists u j, In u L /\ adj g u v /\ c v = j :: c u /\ 1 <= j <= length (ch u);
  children : forall u w, In w (ch u) -> In w L /\ adj g u w /\ length (c w) = S (length (c u));
  children_once : forall u, NoDup (ch u);
  ways_differ : forall v w, In v L -> In w L -> c v = c w -> v = w;
  no_children : forall u, ~ In u L -> ch u = []
}.

Definition put (A : Type) (f : vertex g -> A) (v : vertex g) (a : A) : vertex g -> A := fun w => if same w v then a else f w.

Definition busy (c : vertex g -> list nat) (ch : vertex g -> list (vertex g)) u : nat := list_sum (c u) + length (ch u).

Lemma put_same A (f : vertex g -> A) v a : put A f v a v = a.
Proof. unfold put; destruct (same v v); congruence. Qed.

Lemma put_other A (f : vertex g -> A) v a w : w <> v -> put A f v a w = f w.
Proof. unfold put; destruct (same w v); congruence. Qed.

Lemma in_dec_vertex v L : {In v L} + {~ In v L}.
Proof. apply in_dec, same. Qed.

(* One more child. *)
Lemma grow L c ch u v : grown L c ch -> In u L -> ~ In v L -> adj g u v ->
  grown (v :: L) (put _ c v (S (length (ch u)) :: c u)) (put _ ch u (v :: ch u)).
Proof.
  intros G U V A; assert (N : u <> v) by apply (adj_differ A).
  set (c' := put _ c v _); set (ch' := put _ ch u _).
  assert (C : forall w, In w L -> c' w = c w) by (intros w I; apply put_other; intros ->; contradiction).
  assert (Cv : c' v = S (length (ch u)) :: c u) by apply put_same.
  assert (Hu : ch' u = v :: ch u) by apply put_same.
  assert (H : forall w, w <> u -> ch' w = ch w) by (intros w I; apply put_other, I).
  assert (Le : forall w, length (ch w) <= length (ch' w)).
  { intros w; destruct (same w u) as [->|E]; [rewrite Hu; simpl; lia | rewrite H by exact E; lia]. }
  assert (New : forall w, In w L -> c w <> S (length (ch u)) :: c u).
  { intros w I E; destruct (parents _ _ _ G w I) as [->|(u' & j & U' & _ & E' & J)].
    - rewrite (proj2 (from_source _ _ _ G)) in E; discriminate.
    - rewrite E' in E; injection E as E1 E2; apply (ways_differ _ _ _ G) in E2; auto; subst u'; lia. }
  split.
  - split; [right; apply (from_source _ _ _ G)|]; rewrite C; apply (from_source _ _ _ G).
  - intros w [<-|I]; [apply (adj_right A) | apply (all_there _ _ _ G w I)].
  - intros w [<-|I].
    + right; exists u, (S (length (ch u))); split; [right; exact U|]; split; [exact A|]; split; [rewrite Cv, (C u U); reflexivity|].
      rewrite Hu; simpl; lia.
    + destruct (parents _ _ _ G w I) as [->|(u' & j & U' & A' & E' & J)]; [left; reflexivity|].
      right; exists u', j; split; [right; exact U'|]; split; [exact A'|]; split; [rewrite (C w I), (C u' U'); exact E'|].
      specialize (Le u'); lia.
  - intros x w I; destruct (same x u) as [->|E].
    + rewrite Hu in I; destruct I as [<-|I].
      * split; [left; reflexivity|]; split; [exact A|]; rewrite Cv, (C u U); reflexivity.
      * destruct (children _ _ _ G u w I) as (X & Y & Z); split; [right; exact X|]; split; [exact Y|]; rewrite (C w X), (C u U); exact Z.
    + rewrite H in I by exact E; destruct (children _ _ _ G x w I) as (X & Y & Z); split; [right; exact X|]; split; [exact Y|].
      assert (Ix : In x L) by (destruct (in_dec_vertex x L) as [K|K]; [exact K|]; rewrite (no_children _ _ _ G x K) in I; destruct I).
      rewrite (C w X), (C x Ix); exact Z.
  - intros x; destruct (same x u) as [->|E]; [|rewrite H by exact E; apply (children_once _ _ _ G)].
    rewrite Hu; constructor; [|apply (children_once _ _ _ G)]; intros I; apply (children _ _ _ G) in I; tauto.
  - intros x y [<-|X] [<-|Y] E; try reflexivity.
    + rewrite Cv, (C y Y) in E; symmetry in E; apply New in E; tauto.
    + rewrite Cv, (C x X) in E; apply New in E; tauto.
    + rewrite (C x X), (C y Y) in E; apply (ways_differ _ _ _ G); assumption.
  - intros x X; rewrite H; [apply (no_children _ _ _ G); intros I; apply X; right; exact I|]; intros ->; apply X; right; exact U.
Qed.

(* What a round adds. *)
Lemma grow_round L0 c0 ch0 k now : grown L0 c0 ch0 -> (forall u, In u L0 -> busy c0 ch0 u <= k) ->
  all_port g now -> NoDup (map fst now) ->
  exists L c ch, grown L c ch /\ incl L0 L /\ (forall u v, In (u, v) now -> In u L0 -> In v L) /\
    (forall u, In u L -> busy c ch u <= S k) /\ forall u, In u L0 -> ~ In u (map fst now) -> busy c ch u <= k.
Proof.
  intros G0 B0; induction now as [|[u v] now IH]; intros A D.
  - exists L0, c0, ch0; split; [exact G0|]; split; [apply incl_refl|]; split; [intros ? ? []|].
    split; [intros u I; specialize (B0 u I); lia | auto].
  - inversion D as [|x y Nu D']; subst; destruct IH as (L & c & ch & G & S0 & R & B & B1); [intros x y I; apply A; right; exact I | exact D'|].
    assert (Auv : adj g u v) by (apply A; left; reflexivity).
    destruct (in_dec_vertex u L0) as [U|U]; [|exists L, c, ch; split; [exact G|]; split; [exact S0|]; split; [|split; [exact B|]]].
    + destruct (in_dec_vertex v L) as [V|V].
      * exists L, c, ch; split; [exact G|]; split; [exact S0|]; split; [|split; [exact B|]].
        -- intros x y [E|I] X; [injection E as <- <-; exact V | apply (R x y I X)].
        -- intros x X N; apply B1; [exact X|]; intros I; apply N; right; exact I.
      * exists (v :: L), (put _ c v (S (length (ch u)) :: c u)), (put _ ch u (v :: ch u)).
        assert (Bu : busy c ch u <= k) by (apply B1; [exact U | exact Nu]).
        assert (Nuv := adj_differ Auv).
        split; [apply grow; auto|]; split; [intros x X; right; apply S0, X|]; split; [|split].
        -- intros x y [E|I] X; [injection E as <- <-; left; reflexivity | right; apply (R x y I X)].
        -- assert (Cv : ch v = []) by apply (no_children _ _ _ G v V).
           intros x X; unfold busy; destruct (same x v) as [->|Nv].
           ++ rewrite put_same, put_other by auto; rewrite Cv; simpl list_sum; unfold busy in Bu; simpl length; lia.
           ++ rewrite (put_other _ c) by exact Nv; destruct X as [X|X]; [congruence|]; destruct (same x u) as [->|Ne].
              ** rewrite put_same; unfold busy in Bu; simpl length; lia.
              ** rewrite put_other by exact Ne; apply B, X.
        -- intros x X N; unfold busy; rewrite (put_other _ c) by (intros ->; apply V, S0, X).
           rewrite put_other by (intros ->; apply N; left; reflexivity).
           apply B1; [exact X|]; intros I; apply N; right; exact I.
    + intros x y [E|I] X; [injection E as <- <-; contradiction | apply (R x y I X)].
    + intros x X N; apply B1; [exact X|]; intros I; apply N; right; exact I.
Qed.

Lemma grown_by rounds : is_vertex g s -> Forall (single_port g) rounds ->
  exists L c ch, grown L c ch /\ (forall v, informed g s rounds v -> In v L) /\ forall u, In u L -> busy c ch u <= length rounds.
Proof.
  intros S F; induction F as [|now before (A & D & _) F (L & c & ch & G & I & B)].
  - exists [s], (fun _ => []), (fun _ => []); split; [split|split].
    + split; [left; reflexivity | reflexivity].
    + intros v [<-|[]]; exact S.
    + intros v [<-|[]]; left; reflexivity.
    + intros ? ? [].
    + intros; constructor.
    + intros v w [<-|[]] [<-|[]] _; reflexivity.
    + reflexivity.
    + simpl; intros v ->; left; reflexivity.
    + intros u _; unfold busy; simpl; lia.
  - destruct (grow_round L c ch (length before) now G B A D) as (L' & c' & ch' & G' & S' & R & B' & _).
    exists L', c', ch'; split; [exact G'|]; split; [|exact B'].
    intros v [J|(u & J & K)]; [apply S', I, J | apply (R u v J), I, K].
Qed.

(* ---------- How many ways there are ---------- *)

(* [d0] bounds the children of the source, [d1] those of the others. *)
Variables d0 d1 : nat.

Definition most (h : nat) : nat := match h with O => d0 | S _ => d1 end.

(* The ways of h numbers with the sum t. *)
Fixpoint ways (h t : nat) : list (list nat) :=
  match h with
  | O => match t with O => [[]] | S _ => [] end
  | S h => flat_map (fun j => map (cons j) (ways h (t - j))) (seq 1 (min (most h) t))
  end.

Lemma length_flat_map {A B} (f : A -> list B) l : length (flat_map f l) = list_sum (map (fun a => length (f a)) l).
Proof. induction l as [|a l IH]; [reflexivity|]; simpl; rewrite app_length, IH; reflexivity. Qed.

Lemma length_ways h t : length (ways (S h) t) = list_sum (map (fun j => length (ways h (t - j))) (seq 1 (min (most h) t))).
Proof.
  cbn [ways]; rewrite length_flat_map; f_equal; apply map_ext; intros j; apply map_length.
Qed.

Section Counted.
Variables (L : list (vertex g)) (c : vertex g -> list nat) (ch : vertex g -> list (vertex g)).
Hypothesis G : grown L c ch.
Hypothesis Source : forall l, NoDup l -> (forall w, In w l -> adj g s w) -> length l <= d0.
Hypothesis Others : forall v l, NoDup l -> (forall w, In w l -> adj g v w) -> length l <= S d1.

Lemma way_in n : forall v, length (c v) <= n -> In v L ->
  In (c v) (ways (length (c v)) (list_sum (c v))) /\ length (c v) <= list_sum (c v) /\ exists d, walk g s v d /\ d = Z.of_nat (length (c v)).
Proof.
  induction n as [|n IH]; intros v Lv V; destruct (parents _ _ _ G v V) as [->|(u & j & U & A & E & J)].
  1, 3: rewrite (proj2 (from_source _ _ _ G)); simpl; split; [auto|]; split; [lia|]; exists 0%Z; split; [constructor; apply (all_there _ _ _ G), V | reflexivity].
  - rewrite E in Lv; simpl in Lv; lia.
  - rewrite E in Lv |- *; simpl in Lv; destruct (IH u ltac:(lia) U) as (I & M & w & X & Y).
    assert (K : j <= most (length (c u))).
    { apply Nat.le_trans with (length (ch u)); [lia|].
      destruct (parents _ _ _ G u U) as [->|(p & i & Pp & Ap & Ep & _)].
      - rewrite (proj2 (from_source _ _ _ G)); cbn [most length]; apply Source; [apply (children_once _ _ _ G)|]; intros x Ix; apply (children _ _ _ G _ _ Ix).
      - rewrite Ep; cbn [most length]; apply le_S_n; change (S (length (ch u))) with (length (p :: ch u)); apply (Others u).
        + constructor; [|apply (children_once _ _ _ G)]; intros Ix; apply (children _ _ _ G) in Ix; destruct Ix as (_ & _ & Q).
          rewrite Ep in Q; simpl in Q; lia.
        + intros x [<-|Ix]; [apply adj_sym, Ap | apply (children _ _ _ G _ _ Ix)]. }
    split; [|split].
    + cbn [length ways list_sum fold_right]; fold (list_sum (c u)); apply in_flat_map; exists j; split; [apply in_seq; lia|].
      apply in_map; replace (j + list_sum (c u) - j) with (list_sum (c u)) by lia; exact I.
    + cbn [length list_sum fold_right]; fold (list_sum (c u)); lia.
    + exists (w + 1)%Z; split; [apply walk_app with u; [exact X | apply walk_one, A]|]; cbn [length]; lia.
Qed.

(* All of l hops or more, and of a sum of at most t. *)
Definition room (t l : nat) : nat :=
  list_sum (map (fun h => list_sum (map (fun i => length (ways h i)) (seq 0 (S t)))) (seq l (S t - l))).

Lemma room_enough t l far : (forall u, In u L -> list_sum (c u) <= t) -> NoDup far ->
  (forall v, In v far -> In v L /\ l <= length (c v)) -> length far <= room t l.
Proof.
  intros T D F; unfold room; rewrite <- (map_length c far).
  replace (list_sum _) with (length (flat_map (fun h => flat_map (ways h) (seq 0 (S t))) (seq l (S t - l)))).
  2: { rewrite length_flat_map; f_equal; apply map_ext; intros h; apply length_flat_map. }
  apply NoDup_incl_length.
  - apply NoDup_map_inj; [|exact D]; intros v w V W; apply (ways_differ _ _ _ G); apply F; assumption.
  - intros x X; apply in_map_iff in X; destruct X as (v & <- & V); apply F in V; destruct V as [V Lv].
    destruct (way_in _ v (le_n _) V) as (I & M & _); specialize (T v V).
    apply in_flat_map; exists (length (c v)); split; [apply in_seq; lia|].
    apply in_flat_map; exists (list_sum (c v)); split; [apply in_seq; lia | exact I].
Qed.
End Counted.

(* No more vertices are l hops away or more than there are ways. *)
Theorem room_for_all (rounds : list (list (send g))) l far : is_vertex g s -> Forall (single_port g) rounds ->
  (forall l, NoDup l -> (forall w, In w l -> adj g s w) -> length l <= d0) ->
  (forall v l, NoDup l -> (forall w, In w l -> adj g v w) -> length l <= S d1) ->
  NoDup far -> (forall v, In v far -> informed g s rounds v /\ forall d, walk g s v d -> (Z.of_nat l <= d)%Z) ->
  length far <= room (length rounds) l.
Proof.
  intros S F A B D H; destruct (grown_by rounds S F) as (L & c & ch & G & I & T).
  apply (room_enough L c ch G A B).
  - intros u U; specialize (T u U); unfold busy in T; lia.
  - exact D.
  - intros v V; destruct (H v V) as [J K]; assert (V' := I v J); split; [exact V'|].
    destruct (way_in L c ch G A B _ v (le_n _) V') as (_ & _ & w & W & ->); apply K in W; lia.
Qed.

End Ways.
