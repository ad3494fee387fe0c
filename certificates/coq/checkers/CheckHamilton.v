(* The formula for a Hamiltonian cycle, as certificates/cnf.go makes it, and the theorem that
   every such cycle satisfies it. See CheckCnf.v. *)

From Coq Require Import ZArith Lia List Bool Permutation.
From Topocert Require Import Graph Walk CheckLrat CheckCnf.
Import ListNotations.
Open Scope Z_scope.

(* ---------- The formula ---------- *)

(* The numbers, from i on, of the links at a vertex. *)
Fixpoint at_vertex (i : Z) (links : list (Z * Z)) (v : Z) : list Z :=
  match links with
  | [] => []
  | (u, w) :: rest => if (u =? v) || (w =? v) then i :: at_vertex (i + 1) rest v else at_vertex (i + 1) rest v
  end.

(* Two or more are true: one that is not the first, one that is not the second, ... *)
Fixpoint without_each (l : list Z) : formula :=
  match l with [] => [] | a :: rest => rest :: map (cons a) (without_each rest) end.

Definition at_least_two (l : list Z) : formula := (match l with [] => [[]] | _ => [] end) ++ without_each l.

(* No three are true. Those before, and all pairs of them. *)
Fixpoint no_three (before : list Z) (pairs : list (Z * Z)) (l : list Z) : formula :=
  match l with
  | [] => []
  | a :: rest => map (fun p : Z * Z => [- fst p; - snd p; - a]) pairs ++
    no_three (before ++ [a]) (pairs ++ map (fun b => (b, a)) before) rest
  end.

Definition member (set : list Z) (v : Z) : bool := existsb (Z.eqb v) set.

Fixpoint leaving (i : Z) (links : list (Z * Z)) (set : list Z) : list Z :=
  match links with
  | [] => []
  | (u, w) :: rest => if xorb (member set u) (member set w) then i :: leaving (i + 1) rest set else leaving (i + 1) rest set
  end.

(* Variable i says that link i, counted from 1, is on the cycle. *)
Definition hamilton_formula (n : Z) (links : list (Z * Z)) (sets : list (list Z)) : formula :=
  flat_map (fun v => let l := at_vertex 1 links v in at_least_two l ++ no_three [] [] l) (zrange n) ++
  map (leaving 1 links) sets.

(* A set is to hold a vertex, but not all. *)
Definition proper_set (n : Z) (set : list Z) : bool :=
  existsb (fun v => (0 <=? v) && (v <? n)) set && existsb (fun v => negb (member set v)) (zrange n).

(* ---------- A cycle is a model ---------- *)

(* A walk round: f k is the k-th vertex, again and again. *)
Record tour (n : Z) (links : list (Z * Z)) (f : Z -> Z) : Prop := Tour {
  three : 3 <= n;
  tour_all : forall v, 0 <= v < n -> exists k, f k = v;
  tour_within : forall k, 0 <= f k < n;
  tour_same : forall j k, f j = f k <-> (j - k) mod n = 0;
  tour_links : forall k, In (Z.min (f k) (f (k + 1)), Z.max (f k) (f (k + 1))) links
}.

Definition pick (n : Z) (f : Z -> Z) (e : Z * Z) : bool :=
  existsb (fun k => (Z.min (f k) (f (k + 1)) =? fst e) && (Z.max (f k) (f (k + 1)) =? snd e)) (zrange n).

Definition picked (n : Z) (f : Z -> Z) (links : list (Z * Z)) (i : Z) : bool :=
  match nth_error links (Z.to_nat (i - 1)) with Some e => pick n f e | None => false end.

Lemma at_vertex_in links v i : forall base, In i (at_vertex base links v) <->
  exists k u w, nth_error links k = Some (u, w) /\ i = base + Z.of_nat k /\ (u = v \/ w = v).
Proof.
  induction links as [|[u w] rest IH]; intros base; cbn [at_vertex].
  - split; [intros [] |]; intros ([|k] & u & w & E & _); discriminate.
  - assert (S : In i (at_vertex (base + 1) rest v) <->
      exists k a b, nth_error ((u, w) :: rest) (S k) = Some (a, b) /\ i = base + Z.of_nat (S k) /\ (a = v \/ b = v)).
    { rewrite IH; split; intros (k & a & b & E & I & O); exists k, a, b; repeat split; auto; lia. }
    destruct ((u =? v) || (w =? v)) eqn:B.
    + cbn [In]; rewrite S; split.
      * intros [<-|(k & a & b & H)]; [|exists (Datatypes.S k), a, b; exact H].
        exists O, u, w; repeat split; [lia|]; apply orb_true_iff in B; rewrite !Z.eqb_eq in B; exact B.
      * intros ([|k] & a & b & H); [left; lia | right; exists k, a, b; exact H].
    + rewrite S; split; intros (k & a & b & H); [exists (Datatypes.S k), a, b; exact H|].
      destruct k as [|k]; [exfalso | exists k, a, b; exact H].
      destruct H as (E & _ & O); injection E as -> ->; apply orb_false_iff in B; rewrite !Z.eqb_neq in B; tauto.
Qed.

Lemma at_vertex_once links v : forall base, NoDup (at_vertex base links v) /\ forall i, In i (at_vertex base links v) -> base <= i.
Proof.
  induction links as [|[u w] rest IH]; intros base; cbn [at_vertex]; [split; [constructor | intros ? []]|].
  destruct (IH (base + 1)) as [N L]; destruct ((u =? v) || (w =? v)).
  - split; [constructor; [intros I; apply L in I; lia | exact N]|]; intros i [<-|I]; [lia | apply L in I; lia].
  - split; [exact N | intros i I; apply L in I; lia].
Qed.

Lemma leaving_in links set k u w : forall base, nth_error links k = Some (u, w) -> xorb (member set u) (member set w) = true ->
  In (base + Z.of_nat k) (leaving base links set).
Proof.
  revert k; induction links as [|[a b] rest IH]; intros [|k] base E X; try discriminate; cbn [leaving].
  - injection E as -> ->; rewrite X; left; lia.
  - replace (base + Z.of_nat (S k)) with (base + 1 + Z.of_nat k) by lia.
    destruct (xorb (member set a) (member set b)); [right|]; apply IH; assumption.
Qed.

Lemma without_each_in l c : In c (without_each l) -> exists a, In a l /\ forall b, In b l -> b <> a -> In b c.
Proof.
  revert c; induction l as [|a l IH]; intros c; cbn [without_each In]; [intros [] |].
  intros [<-|I].
  - exists a; split; [auto|]; intros b [<-|I] N; [congruence | exact I].
  - apply in_map_iff in I; destruct I as (k & <- & I); destruct (IH k I) as (b & B & H).
    exists b; split; [auto|]; intros d [<-|D] N; [left; reflexivity | right; auto].
Qed.

Lemma no_three_in l : forall before pairs c, In c (no_three before pairs l) -> NoDup (before ++ l) ->
  (forall p, In p pairs -> In (fst p) before /\ In (snd p) before /\ fst p <> snd p) ->
  exists i j k, c = [- i; - j; - k] /\ In i (before ++ l) /\ In j (before ++ l) /\ In k (before ++ l) /\ i <> j /\ j <> k /\ i <> k.
Proof.
  induction l as [|a l IH]; intros before pairs c; cbn [no_three In]; [intros [] |].
  intros I N P; apply in_app_or in I; destruct I as [I|I].
  - apply in_map_iff in I; destruct I as ((i & j) & <- & I); destruct (P _ I) as (A & B & D); cbn [fst snd] in *.
    assert (F : ~ In a before) by (intros F; apply NoDup_remove_2 in N; apply N, in_or_app; auto).
    exists i, j, a; repeat split; auto; try (apply in_or_app; simpl; auto; fail); congruence.
  - specialize (IH (before ++ [a]) (pairs ++ map (fun b => (b, a)) before) c I); rewrite <- app_assoc in IH; apply IH; [exact N|].
    intros p J; apply in_app_or in J; destruct J as [J|J].
    + destruct (P p J) as (A & B & D); rewrite !in_app_iff; auto.
    + apply in_map_iff in J; destruct J as (b & <- & J); cbn [fst snd]; rewrite !in_app_iff; simpl; repeat split; auto.
      intros ->; apply NoDup_remove_2 in N; apply N, in_or_app; auto.
Qed.

Section Right.
Variables (n : Z) (links : list (Z * Z)) (f : Z -> Z).
Hypothesis O : ordered n links.
Hypothesis T : tour n links f.

Let a := picked n f links.

Lemma picked_true k u w : nth_error links k = Some (u, w) ->
  a (1 + Z.of_nat k) = true <-> exists j, u = Z.min (f j) (f (j + 1)) /\ w = Z.max (f j) (f (j + 1)).
Proof.
  intros E; unfold a, picked; replace (Z.to_nat (1 + Z.of_nat k - 1)) with k by lia; rewrite E.
  unfold pick; rewrite existsb_exists; cbn [fst snd]; split.
  - intros (j & _ & B); apply andb_true_iff in B; rewrite !Z.eqb_eq in B; exists j; lia.
  - intros (j & -> & ->); pose proof (three _ _ _ T) as N3.
    assert (S : f (j mod n) = f j /\ f (j mod n + 1) = f (j + 1)).
    { split; apply (tour_same _ _ _ T).
      - rewrite Zminus_mod_idemp_l, Z.sub_diag; apply Z.mod_0_l; lia.
      - replace (j mod n + 1 - (j + 1)) with (j mod n - j) by lia; rewrite Zminus_mod_idemp_l, Z.sub_diag; apply Z.mod_0_l; lia. }
    exists (j mod n); split; [apply in_zrange, Z.mod_pos_bound; lia|]; destruct S as [-> ->]; rewrite !Z.eqb_refl; reflexivity.
Qed.

(* The link after the k-th vertex has a number. *)
Lemma step_number k : exists i, nth_error links i = Some (Z.min (f k) (f (k + 1)), Z.max (f k) (f (k + 1))) /\ a (1 + Z.of_nat i) = true.
Proof.
  destruct (In_nth_error _ _ (tour_links _ _ _ T k)) as [i E]; exists i; split; [exact E|].
  apply (picked_true i _ _ E); exists k; auto.
Qed.

Lemma number_once i j e : nth_error links i = Some e -> nth_error links j = Some e -> i = j.
Proof.
  intros E F; destruct O as [D _]; rewrite NoDup_nth_error in D; apply D; [apply nth_error_Some; congruence | congruence].
Qed.

Lemma apart_mod j k : f j <> f k <-> (j - k) mod n <> 0.
Proof. rewrite (tour_same _ _ _ T); tauto. Qed.

Lemma no_multiple d : 0 < Z.abs d < n -> d mod n <> 0.
Proof.
  intros B X; apply Z.mod_divide in X; [|lia]; destruct X as [q ->].
  assert (q = 0 \/ q <= -1 \/ 1 <= q) as [->|[Q|Q]] by lia; nia.
Qed.

(* At every vertex two links are picked and no others. *)
Lemma two_picked v : 0 <= v < n -> exists i j, i <> j /\ In i (at_vertex 1 links v) /\ In j (at_vertex 1 links v) /\ a i = true /\ a j = true /\
  forall k, In k (at_vertex 1 links v) -> a k = true -> k = i \/ k = j.
Proof.
  intros V; destruct (tour_all _ _ _ T v V) as [p <-]; pose proof (three _ _ _ T) as N3.
  destruct (step_number p) as (i & E & A); destruct (step_number (p - 1)) as (j & F & B); replace (p - 1 + 1) with p in F by lia.
  assert (D1 : f p <> f (p + 1)) by (apply apart_mod, no_multiple; lia).
  assert (D2 : f (p - 1) <> f p) by (apply apart_mod, no_multiple; lia).
  assert (D3 : f (p - 1) <> f (p + 1)) by (apply apart_mod, no_multiple; lia).
  exists (1 + Z.of_nat i), (1 + Z.of_nat j); repeat split; auto.
  - intros X; assert (i = j) as -> by lia; rewrite E in F; injection F as F1 F2; lia.
  - apply at_vertex_in; exists i; do 2 eexists; split; [exact E|]; split; [reflexivity|]; lia.
  - apply at_vertex_in; exists j; do 2 eexists; split; [exact F|]; split; [reflexivity|]; lia.
  - intros k I K; apply at_vertex_in in I; destruct I as (m & u & w & M & -> & H).
    apply (picked_true m u w M) in K; destruct K as (q & U & W).
    assert (Q : f q = f p \/ f (q + 1) = f p) by lia; destruct Q as [Q|Q].
    + left; f_equal; f_equal; apply (number_once m i (u, w) M); rewrite E; subst u w.
      assert (X : f (q + 1) = f (p + 1)) by (apply (tour_same _ _ _ T); apply (tour_same _ _ _ T) in Q; replace (q + 1 - (p + 1)) with (q - p) by lia; exact Q).
      rewrite X, Q; reflexivity.
    + right; f_equal; f_equal; apply (number_once m j (u, w) M); rewrite F; subst u w.
      assert (X : f q = f (p - 1)) by (apply (tour_same _ _ _ T); apply (tour_same _ _ _ T) in Q; replace (q - (p - 1)) with (q + 1 - p) by lia; exact Q).
      rewrite X, Q; reflexivity.
Qed.

Lemma says_number base l k : In k (at_vertex base links l) -> 0 < base -> says a k = a k /\ says a (- k) = negb (a k).
Proof.
  intros I B; apply at_vertex_once in I; split; [apply says_positive | apply says_negative]; lia.
Qed.

Lemma leaves set : proper_set n set = true -> exists k, xorb (member set (f k)) (member set (f (k + 1))) = true.
Proof.
  unfold proper_set; rewrite andb_true_iff, !existsb_exists; intros [(v & V & RV) (w & W & NW)].
  apply andb_true_iff in RV; rewrite Z.leb_le, Z.ltb_lt in RV; apply in_zrange in W.
  assert (MV : member set v = true) by (apply existsb_exists; exists v; rewrite Z.eqb_refl; auto).
  apply negb_true_iff in NW.
  destruct (tour_all _ _ _ T v RV) as [p <-]; destruct (tour_all _ _ _ T w W) as [q <-].
  pose proof (three _ _ _ T) as N3.
  assert (E : exists d : nat, f q = f (p + Z.of_nat d)).
  { exists (Z.to_nat ((q - p) mod n)); rewrite Z2Nat.id by (apply Z.mod_pos_bound; lia).
    apply (tour_same _ _ _ T); replace (q - (p + (q - p) mod n)) with (q - p - (q - p) mod n) by lia.
    rewrite Zminus_mod_idemp_r, Z.sub_diag; apply Z.mod_0_l; lia. }
  destruct E as [d E]; rewrite E in NW; clear E W q.
  induction d as [|d IH].
  - rewrite Z.add_0_r, MV in NW; discriminate.
  - destruct (member set (f (p + Z.of_nat d))) eqn:M; [|apply IH; reflexivity].
    exists (p + Z.of_nat d); rewrite M; replace (p + Z.of_nat d + 1) with (p + Z.of_nat (S d)) by lia; rewrite NW; reflexivity.
Qed.

Theorem tour_models sets : forallb (proper_set n) sets = true -> models a (hamilton_formula n links sets).
Proof.
  intros P; apply models_app; split.
  - apply models_flat_map; intros v V; apply in_zrange in V.
    destruct (two_picked v V) as (i & j & D & I & J & AI & AJ & ONLY).
    apply models_app; split.
    + intros c C; unfold at_least_two in C; apply in_app_or in C; destruct C as [C|C].
      { destruct (at_vertex 1 links v); [destruct I | destruct C]. }
      apply without_each_in in C; destruct C as (b & B & H).
      destruct (Z.eq_dec i b) as [->|N].
      * exists j; split; [apply H; auto|]; destruct (says_number 1 v j J ltac:(lia)) as [-> _]; exact AJ.
      * exists i; split; [apply H; auto|]; destruct (says_number 1 v i I ltac:(lia)) as [-> _]; exact AI.
    + intros c C; apply no_three_in in C; [|apply at_vertex_once | intros ? []].
      destruct C as (x & y & z & -> & X & Y & Z0 & XY & YZ & XZ); simpl app in *.
      destruct (a x) eqn:AX; [destruct (a y) eqn:AY; [destruct (a z) eqn:AZ|]|].
      * pose proof (ONLY x X AX); pose proof (ONLY y Y AY); pose proof (ONLY z Z0 AZ); lia.
      * exists (- z); split; [simpl; auto|]; destruct (says_number 1 v z Z0 ltac:(lia)) as [_ ->]; rewrite AZ; reflexivity.
      * exists (- y); split; [simpl; auto|]; destruct (says_number 1 v y Y ltac:(lia)) as [_ ->]; rewrite AY; reflexivity.
      * exists (- x); split; [simpl; auto|]; destruct (says_number 1 v x X ltac:(lia)) as [_ ->]; rewrite AX; reflexivity.
  - intros c C; apply in_map_iff in C; destruct C as (set & <- & S).
    rewrite forallb_forall in P; destruct (leaves set (P set S)) as [k X].
    destruct (step_number k) as (i & E & A); exists (1 + Z.of_nat i); split.
    + apply (leaving_in _ _ _ _ _ 1 E).
      destruct (Z.min_spec (f k) (f (k + 1))) as [[M ->]|[M ->]], (Z.max_spec (f k) (f (k + 1))) as [[M' ->]|[M' ->]]; try lia; auto.
      all: try (rewrite xorb_comm; exact X).
    + rewrite says_positive by lia; exact A.
Qed.

End Right.

Theorem hamilton_refuted n links sets : ordered n links -> forallb (proper_set n) sets = true ->
  (forall a, ~ models a (hamilton_formula n links sets)) -> forall f, ~ tour n links f.
Proof. intros O P U f T; exact (U _ (tour_models n links f O T sets P)). Qed.
