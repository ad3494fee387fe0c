(* The next hops to one vertex as a table: of tables that are given, of bfs, and of texts. *)

From Coq Require Import ZArith Lia Bool Uint63 PArray List Sorted String.
From Topocert Require Import Graph Walk Text TextMeaning CheckGraph CheckText CheckSymmetry Numbered NetworkName TupleTable TrafficSays Follow.
From Topocert Require Loop.
From Topocert Require CheckDistance.
Import ListNotations.
Open Scope Z_scope.

Section NextHops.
Variable P : plain.
Notation N := (total P).
Hypothesis W : good_plain P.

Lemma row_among u w : is_vertex (Numbers P) u -> adj (Numbers P) u w <-> In w (row P u).
Proof. intros U; rewrite (numbers_adj P u w W); apply numbers_vertex in U; tauto. Qed.

(* What is said of each vertex by itself. *)
Lemma says_hops_by (step : int -> int -> int -> Z -> Prop) d (f : int -> int) :
  (forall u, is_vertex (Numbers P) u -> u <> d ->
    (f u <> 0%uint63 -> adj (Numbers P) u (target (f u)) /\ step u d (target (f u)) (to_Z (class (f u)))) /\
    (forall w k, adj (Numbers P) u w -> step u d w k -> f u <> 0%uint63 /\ w = target (f u) /\ k = to_Z (class (f u)))) ->
  says_hops P step d (array_of N f).
Proof.
  intros H u U Ne; specialize (H u U Ne); pose proof U as U'; apply numbers_vertex in U'; rewrite array_of_get; [exact H | apply (total_some W) | exact U'].
Qed.

(* ---------- Tables that are given ---------- *)

Definition listed_step (rows : array (array int)) (u v w : int) (k : Z) : Prop := 0 <= k < 1024 /\ to_Z (rows.[v]).[u] = 1 + 1024 * to_Z w + k.

Definition listed_toward (rows : array (array int)) (d : int) : array int :=
  let t := rows.[d] in array_of N (fun u => let c := t.[u] in if (c =? 0)%uint63 then 0%uint63 else if among (target c) (row P u) then c else 0%uint63).

Lemma listed_right rows d : is_vertex (Numbers P) d -> says_hops P (listed_step rows) d (listed_toward rows d).
Proof.
  intros _; apply says_hops_by; intros u U _; cbv zeta; unfold listed_step; set (c := (rows.[d]).[u]); clearbody c.
  destruct (c =? 0)%uint63 eqn:Z0.
  - apply int_eqb_eq in Z0; subst c; split; [tauto|]; intros w k _ [B E]; change (to_Z 0) with 0 in E; pose proof (int_range w); lia.
  - apply int_eqb_neq in Z0; destruct (code_whole c Z0) as [C K]; destruct (among (target c) (row P u)) eqn:A.
    + apply among_spec, (row_among u _ U) in A; split; [auto|]; intros w k _ [B E]; destruct (code_parts c w k E B); auto.
    + split; [tauto|]; intros w k Aw [B E]; exfalso; destruct (code_parts c w k E B) as [X _]; subst w.
      apply (row_among u _ U), among_spec in Aw; congruence.
Qed.

(* ---------- bfs ---------- *)

Definition bfs_step (u v w : int) (k : Z) : Prop := k = 0 /\ closer (Numbers P) u v w /\ forall x, closer (Numbers P) u v x -> to_Z w <= to_Z x.

Fixpoint least (p : int -> bool) (l : list int) : int := match l with [] => 0%uint63 | w :: l => if p w then code w 0 else least p l end.

Definition bfs_toward (d : int) : option (array int) :=
  let t := CheckDistance.levels P d in
  if distances_right P d t then
    Some (array_of N (fun u => let k := t.[u] in if (k =? N)%uint63 then 0%uint63 else least (fun w => (t.[w] + 1 =? k)%uint63) (row P u)))
  else None.

Lemma code_small w : to_Z w < to_Z N -> target (code w 0) = w /\ to_Z (class (code w 0)) = 0 /\ code w 0 <> 0%uint63.
Proof.
  intros L; pose proof (total_some W); assert (B : to_Z w <= 4194303) by lia.
  pose proof (code_right w 0 B ltac:(reflexivity)) as C; change (to_Z 0) with 0 in C.
  destruct (code_parts (code w 0) w 0 ltac:(lia) ltac:(lia)) as [X Y]; split; [exact X|]; split; [exact Y|].
  intros E; rewrite E in C; change (to_Z 0) with 0 in C; pose proof (int_range w); lia.
Qed.

Lemma least_sound p l : StronglySorted less l ->
  (least p l = 0%uint63 /\ forall w, In w l -> p w = false) \/ exists w, least p l = code w 0 /\ In w l /\ p w = true /\ forall x, In x l -> p x = true -> to_Z w <= to_Z x.
Proof.
  induction 1 as [|a l S IH F]; simpl; [left; split; [reflexivity | intros ? []]|]; destruct (p a) eqn:E.
  - right; exists a; split; [reflexivity|]; split; [left; reflexivity|]; split; [exact E|]; intros x [<-|I] _; [lia|].
    rewrite Forall_forall in F; specialize (F x I); unfold less in F; lia.
  - destruct IH as [[A B]|(w & A & I & Pw & B)]; [left; split; [exact A|]; intros w [<-|J]; auto|].
    right; exists w; split; [exact A|]; split; [right; exact I|]; split; [exact Pw|]; intros x [<-|J] Px; [congruence | apply B; assumption].
Qed.

Lemma bfs_right d a : is_vertex (Numbers P) d -> bfs_toward d = Some a -> says_hops P bfs_step d a.
Proof.
  unfold bfs_toward; set (t := CheckDistance.levels P d); clearbody t; intros D; destruct (distances_right P d t) eqn:R; [|discriminate]; intros E; injection E as <-.
  pose proof (total_some W) as T.
  apply says_hops_by; intros u U Ne; cbv zeta.
  pose proof (distances_right_at P bfs_step W d t R) as At.
  pose proof (distances_right_sound P bfs_step W d t D R) as Ds.
  pose proof (fun u e => distances_never P bfs_step W d t R u e) as Nv.
  assert (Fin : forall x, is_vertex (Numbers P) x -> t.[x] <> N -> to_Z t.[x] < to_Z N).
  { intros x X F; destruct (At x X) as [L _]; destruct (Z.eq_dec (to_Z t.[x]) (to_Z N)) as [Q|Q]; [exfalso; apply F, to_Z_inj, Q | lia]. }
  assert (Cl : forall w, closer (Numbers P) u d w <-> In w (row P u) /\ t.[u] <> N /\ (t.[w] + 1)%uint63 = t.[u]).
  { intros w; split.
    - intros (A & e & Dw & Du); pose proof (proj1 (row_among u w U) A) as I; split; [exact I|].
      assert (F : t.[u] <> N) by (intros Q; apply (Nv u (e + 1) U Q), Du); split; [exact F|].
      destruct (At u U) as (_ & _ & X); destruct (X w I) as [_ X']; assert (F' : t.[w] <> N) by tauto; pose proof (adj_right A) as V.
      assert (Q1 := Ds u U (proj2 (ltb_true _ _) (Fin u U F))); assert (Q2 := Ds w V (proj2 (ltb_true _ _) (Fin w V F'))).
      apply to_Z_inj; rewrite (CheckDistance.int_succ _ _ (Fin w V F') (proj2 T)).
      rewrite (dist_unique (Numbers P) _ _ _ _ Dw Q2) in Du; apply (dist_unique (Numbers P) _ _ _ _ Du Q1).
    - intros (I & F & E); pose proof (proj2 (row_among u w U) I) as A; pose proof (adj_right A) as V; split; [exact A|].
      destruct (At u U) as (_ & _ & X); destruct (X w I) as [_ X']; assert (F' : t.[w] <> N) by tauto.
      exists (to_Z t.[w]); split; [apply Ds; [exact V | apply ltb_true, Fin; assumption]|].
      rewrite <- (CheckDistance.int_succ _ _ (Fin w V F') (proj2 T)), E; apply Ds; [exact U | apply ltb_true, Fin; assumption]. }
  destruct (t.[u] =? N)%uint63 eqn:E0.
  { apply int_eqb_eq in E0; split; [tauto|]; intros w k A (_ & C & _); apply Cl in C; tauto. }
  apply int_eqb_neq in E0; pose proof U as U'; apply numbers_vertex in U'.
  destruct (least_sound (fun w => (t.[w] + 1 =? t.[u])%uint63) (row P u) (row_ascending W u U')) as [[-> B]|(w & -> & I & Pw & B)].
  - split; [tauto|]; intros w k A (_ & C & _); apply Cl in C; destruct C as (I & _ & Q); apply int_eqb_eq in Q; rewrite (B w I) in Q; discriminate.
  - assert (Aw := proj2 (row_among u w U) I); assert (V := adj_right Aw); apply numbers_vertex in V; destruct (code_small w V) as (-> & -> & Nz).
    apply int_eqb_eq in Pw; assert (Cw : closer (Numbers P) u d w) by (apply Cl; auto).
    assert (Least : forall x, closer (Numbers P) u d x -> to_Z w <= to_Z x) by (intros x X; apply Cl in X; apply B; [tauto | apply int_eqb_eq; tauto]).
    split; [intros _; split; [exact Aw|]; split; auto|].
    intros x k _ (-> & C & M); split; [exact Nz|]; split; [|reflexivity]; apply to_Z_inj; specialize (M w Cw); specialize (Least x C); lia.
Qed.

(* ---------- Texts ---------- *)

(* Where the tuples of coordinates stand. *)
Definition places_array (n : network) : option (array (list Z)) :=
  let l := places n in
  if (Z.of_nat (List.length l) =? to_Z N) then let a := filled [] N l in if stand tuple_order a 0 l && Loop.all N (stands_once (found tuple_order) N a) then Some a else None else None.

Lemma places_array_is n a : places_array n = Some a -> Z.of_nat (List.length (places n)) = to_Z N /\ stand tuple_order a 0 (places n) = true /\
  forall i, to_Z i < to_Z N -> stands_once (found tuple_order) N a i = true.
Proof.
  unfold places_array; destruct (_ =? _) eqn:L; [|discriminate]; destruct (stand _ _ 0 _ && _) eqn:S; [|discriminate]; intros E; injection E as <-.
  apply andb_true_iff in S; destruct S as [S O]; split; [apply Z.eqb_eq, L|]; split; [exact S | apply Loop.all_sound, O].
Qed.

Lemma places_once n a : places_array n = Some a -> NoDup (places n).
Proof.
  intros E; apply places_array_is in E; destruct E as (L & S & O); pose proof (total_some W).
  rewrite <- (map_id (places n)); apply (vertices_once (found tuple_order) tuple_order [] (fun v => v) (fun v w E => E) tuple_order_same (places n) N a); [symmetry; exact L | unfold size_of; lia | exact S | exact O].
Qed.

Lemma places_array_right n a : places_array n = Some a -> forall u, is_vertex (Numbers P) u -> nth_error (places n) (Z.to_nat (to_Z u)) = Some a.[u].
Proof.
  intros E u U; apply places_array_is in E; destruct E as (L & S & _).
  apply numbers_vertex in U; pose proof (int_range u); pose proof (total_some W); assert (WB : 10000000 < wB) by reflexivity.
  pose proof (stand_right tuple_order tuple_order_same a (places n) [] 0 ltac:(change (to_Z 0) with 0; lia) S (Z.to_nat (to_Z u)) ltac:(lia)) as X.
  change (to_Z 0) with 0 in X; rewrite Z.add_0_l, Z2Nat.id, of_to_Z in X by lia; rewrite X; apply nth_error_nth'; lia.
Qed.

Definition tuple_step (n : network) (hop_ : list Z -> list Z -> option (list Z)) (second : list Z -> list Z -> list Z -> bool) (u v w : int) (k : Z) : Prop := exists a b c,
    nth_error (places n) (Z.to_nat (to_Z u)) = Some a /\ nth_error (places n) (Z.to_nat (to_Z v)) = Some b /\
    nth_error (places n) (Z.to_nat (to_Z w)) = Some c /\ hop_ a b = Some c /\ k = if second a b c then 1 else 0.

Definition same_place (v w : list Z) : bool := match tuple_order v w with Eq => true | _ => false end.

Lemma tuple_order_self v : tuple_order v v = Eq.
Proof. induction v as [|x v IH]; [reflexivity|]; unfold tuple_order; simpl; rewrite Z.compare_refl; exact IH. Qed.

Lemma same_place_true v w : same_place v w = true <-> v = w.
Proof.
  unfold same_place; split; [destruct (tuple_order v w) eqn:E; try discriminate; intros _; apply tuple_order_same, E | intros ->; rewrite tuple_order_self; reflexivity].
Qed.

Definition neighbour_at (a : array (list Z)) (u : int) (c : list Z) (second : bool) : int :=
  let f := least (fun w => same_place a.[w] c) (row P u) in if (f =? 0)%uint63 then 0%uint63 else if second then (f + 1)%uint63 else f.

Definition tuple_toward (hop_ : list Z -> list Z -> option (list Z)) (second : list Z -> list Z -> list Z -> bool) (a : array (list Z)) (d : int) : array int :=
  let b := a.[d] in array_of N (fun u => match hop_ a.[u] b with Some c => neighbour_at a u c (second a.[u] b c) | None => 0%uint63 end).

Lemma code_coded w (k : int) : to_Z w < to_Z N -> to_Z k < 1024 -> target (code w k) = w /\ to_Z (class (code w k)) = to_Z k /\ code w k <> 0%uint63.
Proof.
  intros L K; pose proof (total_some W); assert (B : to_Z w <= 4194303) by lia; pose proof (int_range w); pose proof (int_range k).
  pose proof (code_right w k B K) as C; destruct (code_parts (code w k) w (to_Z k) C ltac:(lia)) as [X Y]; split; [exact X|]; split; [exact Y|].
  intros E; rewrite E in C; change (to_Z 0) with 0 in C; lia.
Qed.

(* A next hop's tuple, as a number. *)
Lemma neighbour_right n (hops : list Z -> list Z -> option (list Z)) second a u d (c : option (list Z)) : places_array n = Some a -> is_vertex (Numbers P) u -> is_vertex (Numbers P) d ->
  hops a.[u] a.[d] = c ->
  let f := match c with Some c => neighbour_at a u c (second a.[u] a.[d] c) | None => 0%uint63 end in
  (f <> 0%uint63 -> adj (Numbers P) u (target f) /\ tuple_step n hops second u d (target f) (to_Z (class f))) /\
  (forall w k, adj (Numbers P) u w -> tuple_step n hops second u d w k -> f <> 0%uint63 /\ w = target f /\ k = to_Z (class f)).
Proof.
  intros R U D H; cbv zeta; pose proof (places_array_right n a R) as At; pose proof (At u U) as Hu; pose proof (At d D) as Hd.
  assert (St : forall w k, tuple_step n hops second u d w k ->
    exists c', c = Some c' /\ nth_error (places n) (Z.to_nat (to_Z w)) = Some c' /\ k = if second a.[u] a.[d] c' then 1 else 0).
  { intros w k (x & y & z & X & Y & Z & T & K); exists z; rewrite Hu in X; rewrite Hd in Y; injection X as <-; injection Y as <-; split; [congruence | auto]. }
  pose proof U as U'; apply numbers_vertex in U'.
  destruct c as [c|]; [|split; [tauto|]; intros w k _ T; apply St in T; destruct T as (? & ? & _); discriminate].
  unfold neighbour_at; destruct (least_sound (fun w => same_place a.[w] c) (row P u) (row_ascending W u U')) as [[-> B]|(w & -> & I & Pw & B)].
  - split; [tauto|]; intros w k A T; apply St in T; destruct T as (c' & E & Q & _); injection E as <-.
    pose proof (At w (adj_right A)) as Hw; rewrite Q in Hw; injection Hw as Hw.
    apply (row_among u w U) in A; specialize (B w A); cbv beta in B; rewrite (proj2 (same_place_true a.[w] c) (eq_sym Hw)) in B; discriminate.
  - assert (Aw := proj2 (row_among u w U) I); assert (V := adj_right Aw); pose proof (At w V) as Hw; apply numbers_vertex in V.
    apply same_place_true in Pw; set (b := second a.[u] a.[d] c); set (k := if b then 1%uint63 else 0%uint63).
    assert (F : (if (code w 0 =? 0)%uint63 then 0%uint63 else if b then (code w 0 + 1)%uint63 else code w 0) = code w k).
    { destruct (code_small w V) as (_ & _ & Nz); apply int_eqb_neq in Nz; rewrite Nz; unfold k; destruct b; [|reflexivity].
      unfold code; f_equal; apply to_Z_inj; rewrite Uint63.add_spec; change (to_Z 0) with 0; rewrite Z.add_0_r; apply Z.mod_small, int_range. }
    rewrite F; destruct (code_coded w k V) as (-> & -> & Nz); [unfold k; destruct b; reflexivity|].
    assert (K : to_Z k = if b then 1 else 0) by (unfold k; destruct b; reflexivity); rewrite K; split.
    + intros _; split; [exact Aw|]; exists a.[u], a.[d], c; rewrite <- Pw at 1; auto.
    + intros x k' A T; apply St in T; destruct T as (c' & E & Q & ->); injection E as <-; split; [exact Nz|]; split; [|reflexivity].
      pose proof (At x (adj_right A)) as Hx.
      assert (Y : Z.to_nat (to_Z x) = Z.to_nat (to_Z w)).
      { apply (proj1 (NoDup_nth_error (places n)) (places_once n a R)); [apply nth_error_Some; rewrite Q; discriminate | rewrite Q, Hw, Pw; reflexivity]. }
      pose proof (int_range x); pose proof (int_range w); apply to_Z_inj; lia.
Qed.

Lemma tuple_right n (hops : list Z -> list Z -> option (list Z)) second a d : places_array n = Some a -> is_vertex (Numbers P) d ->
  says_hops P (tuple_step n hops second) d (tuple_toward hops second a d).
Proof.
  intros R D; apply says_hops_by; intros u U _; cbv zeta; apply (neighbour_right n hops second a u d _ R U D eq_refl).
Qed.

End NextHops.
