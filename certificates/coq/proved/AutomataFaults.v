(* Which faults networks of few vertices bear, found by trying: a way through all vertices, and then the same without each vertex and each link that is
   on it (bounded search trees). So of words that begin alike, but for the last letters. *)

From Coq Require Import ZArith Bool Lia Uint63 PArray List Permutation.
From Topocert Require Import Graph Walk AutomataTables AutomataInclusion AutomataConditions AutomataFormula AutomataLengths AutomataFacts Bijective BijectiveSuper BijectiveFaults AutomataMatchings AutomataPaths.
Import ListNotations.
Open Scope Z_scope.

(* ---------- Networks of few vertices ---------- *)

Definition numbers (k : nat) : list Z := map Z.of_nat (seq 0 (2 ^ k)).

Lemma numbers_in k x : In x (numbers k) <-> 0 <= x < 2 ^ Z.of_nat k.
Proof.
  unfold numbers; rewrite in_map_iff, <- (Nat2Z.inj_pow 2); split; [intros (i & <- & I); apply in_seq in I; lia | intros I; exists (Z.to_nat x); split; [lia | apply in_seq; lia]].
Qed.

Definition has (l : list Z) (x : Z) : bool := existsb (Z.eqb x) l.

Lemma has_right l x : has l x = true <-> In x l.
Proof. unfold has; rewrite existsb_exists; split; [intros (y & I & E); apply Z.eqb_eq in E as ->; exact I | intros I; exists x; split; [exact I | apply Z.eqb_refl]]. Qed.

Lemma has_not l x : has l x = false <-> ~ In x l.
Proof. rewrite <- has_right; destruct (has l x); split; congruence. Qed.

(* A link in either direction. *)
Definition same_link (e d : Z * Z) : bool := (fst e =? fst d) && (snd e =? snd d) || (fst e =? snd d) && (snd e =? fst d).
Definition has_link (L : list (Z * Z)) (e : Z * Z) : bool := existsb (same_link e) L.

Lemma same_link_right e d : same_link e d = true <-> e = d \/ e = (snd d, fst d).
Proof. unfold same_link; destruct e, d; cbn [fst snd]; rewrite orb_true_iff, !andb_true_iff, !Z.eqb_eq; split; [intros [[-> ->]|[-> ->]]; auto | intros [E|E]; injection E as -> ->; auto]. Qed.

Lemma has_link_right L x y : has_link L (x, y) = true <-> In (x, y) L \/ In (y, x) L.
Proof.
  unfold has_link; rewrite existsb_exists; split.
  - intros ([a b] & I & E); apply same_link_right in E as [E|E]; injection E as -> ->; auto.
  - intros [I|I]; eexists; (split; [exact I|]); apply same_link_right; auto.
Qed.

(* The neighbours of each. *)
Section Table.
Variable k : nat.
Variable T : list (list Z).
Notation few := (Graph Z (numbers k) (fun x y => In y (nth (Z.to_nat x) T []))).

Definition pairs_of (l : list Z) : list (Z * Z) := combine l (tl l).

Definition alive_link (F : list Z) (L : list (Z * Z)) (e : Z * Z) : bool :=
  has (nth (Z.to_nat (fst e)) T []) (snd e) && negb (fst e =? snd e) && negb (has F (fst e)) && negb (has F (snd e)) && negb (has_link L e).

Definition spanning (F : list Z) (L : list (Z * Z)) (l : list Z) : bool :=
  once_in l && forallb (has (numbers k)) l && forallb (fun x => Bool.eqb (has l x) (negb (has F x))) (numbers k) && forallb (alive_link F L) (pairs_of l).

Definition missed (F2 : list Z) (L2 : list (Z * Z)) (vs : list Z) (es : list (Z * Z)) : Prop :=
  (forall x, In x vs -> ~ In x F2) /\ forall e, In e es -> has_link L2 e = false.

Lemma way_of_pairs (R : Z -> Z -> Prop) l : forall u, (forall e, In e (pairs_of (u :: l)) -> R (fst e) (snd e)) -> way R u (last l u) (u :: l).
Proof.
  induction l as [|x l IH]; intros u H; [constructor|]; rewrite last_next; apply (way_hop R u x); [apply (H (u, x)); left; reflexivity | apply IH; intros e I; apply H; right; exact I].
Qed.

Lemma alive_link_right F L F2 L2 x y : In x (numbers k) -> In y (numbers k) -> alive_link F L (x, y) = true -> ~ In x F2 -> ~ In y F2 -> has_link L2 (x, y) = false -> alive few (F2 ++ F) (L2 ++ L) x y.
Proof.
  intros I J H N1 N2 N3; unfold alive_link in H; cbn [fst snd] in H; rewrite !andb_true_iff, !negb_true_iff, !has_not, has_right, Z.eqb_neq in H; destruct H as [[[[H D] F1] F3] L1].
  assert (N3' : ~ (In (x, y) L2 \/ In (y, x) L2)) by (rewrite <- has_link_right; congruence); assert (L1' : ~ (In (x, y) L \/ In (y, x) L)) by (rewrite <- has_link_right; congruence).
  split; [split; [exact I | split; [exact J | split; [exact D | left; exact H]]]|]; rewrite !in_app_iff; tauto.
Qed.

Lemma spanning_right F L u l F2 L2 : spanning F L (u :: l) = true -> missed F2 L2 (u :: l) (pairs_of (u :: l)) -> way (alive few (F2 ++ F) (L2 ++ L)) u (last l u) (u :: l) /\ spans few (numbers k) (F2 ++ F) (u :: l).
Proof.
  unfold spanning; rewrite !andb_true_iff, !forallb_forall; intros [[[O In_] Sp] Al] [Mv Me]; assert (In' : forall x, In x (u :: l) -> In x (numbers k)) by (intros x I; apply has_right, In_, I); split.
  - apply way_of_pairs; intros [x y] I; assert (J : In x (u :: l) /\ In y (u :: l)) by (split; [exact (in_combine_l _ _ _ _ I) | apply in_combine_r in I; right; exact I]); destruct J as [J1 J2].
    apply alive_link_right; [apply In', J1 | apply In', J2 | apply Al, I | apply Mv, J1 | apply Mv, J2 | apply Me, I].
  - split; [apply once_in_right, O|]; intros x; rewrite in_app_iff; split.
    + intros I; pose proof (In' x I) as J; split; [exact J|]; specialize (Sp x J); rewrite (proj2 (has_right _ x) I) in Sp; intros [K|K]; [exact (Mv x I K) | apply has_right in K; rewrite K in Sp; discriminate].
    + intros [J N]; specialize (Sp x J); apply has_right; destruct (has (u :: l) x); [reflexivity|]; destruct (has F x) eqn:E; [apply has_right in E; tauto | discriminate].
Qed.

(* ---------- Searches ---------- *)

Variable next : array (list int).   (* the same neighbours, to be quick: what is found is checked *)

Fixpoint seek (L : list (int * int)) (further : nat) (seen x v : int) : option (list int) :=
  match further with
  | O => if (x =? v)%uint63 then Some [x] else None
  | S further => if (x =? v)%uint63 then None else
      (fix each l := match l with
       | [] => None
       | y :: l =>
           if ((seen >> y) land 1 =? 1)%uint63 || existsb (fun e => (fst e =? x)%uint63 && (snd e =? y)%uint63 || (fst e =? y)%uint63 && (snd e =? x)%uint63) L then each l
           else match seek L further (seen lor (1 << y))%uint63 y v with Some p => Some (x :: p) | None => each l end
       end) next.[x]
  end.

Definition sought (F : list Z) (L : list (Z * Z)) (u v : Z) : option (list Z) :=
  option_map (map to_Z) (seek (map (fun e => (of_Z (fst e), of_Z (snd e))) L) (2 ^ k - 1 - length F) (fold_left (fun s x => s lor (1 << of_Z x))%uint63 (u :: F) 0%uint63) (of_Z u) (of_Z v)).

(* What is hit by faults that break it. *)
Definition hits : Type := list Z * list (Z * Z).

Definition find_path (u v : Z) (F : list Z) (L : list (Z * Z)) : option hits :=
  match sought F L u v with
  | Some (x :: l) => if (x =? u) && (last l x =? v) && spanning F L (x :: l) then Some (filter (fun y => negb (y =? u) && negb (y =? v)) (x :: l), pairs_of (x :: l)) else None
  | _ => None
  end.

Definition closes (F : list Z) (L : list (Z * Z)) (u v : Z) : option hits :=
  if alive_link F L (v, u) then match sought F L u v with
    | Some (x :: l) => if (x =? u) && (last l x =? v) && (3 <=? length (x :: l))%nat && spanning F L (x :: l) then Some (x :: l, (v, u) :: pairs_of (x :: l)) else None
    | _ => None end
  else None.

Definition find_cycle (F : list Z) (L : list (Z * Z)) : option hits :=
  match filter (fun x => negb (has F x)) (numbers k) with
  | [] => None
  | u :: _ => (fix each l := match l with [] => None | v :: l => match closes F L u v with Some x => Some x | None => each l end end) (nth (Z.to_nat u) T [])
  end.

Section Tree.
Variable find : list Z -> list (Z * Z) -> option hits.

Fixpoint bears_faults (f : nat) (F : list Z) (L : list (Z * Z)) : bool :=
  match find F L with
  | Some (vs, es) => match f with O => true | S f => forallb (fun x => bears_faults f (x :: F) L) vs && forallb (fun e => bears_faults f F (e :: L)) es end
  | None => false
  end.

Variable P : list Z -> list (Z * Z) -> Prop.
Hypothesis same : forall F F' L L', (forall x, In x F <-> In x F') -> (forall e, has_link L e = has_link L' e) -> P F L -> P F' L'.
Hypothesis right : forall F L vs es F2 L2, find F L = Some (vs, es) -> missed F2 L2 vs es -> P (F2 ++ F) (L2 ++ L).

Lemma bears_right : forall f F L F2 L2, bears_faults f F L = true -> (length F2 + length L2 <= f)%nat -> P (F2 ++ F) (L2 ++ L).
Proof.
  induction f as [|f IH]; intros F L F2 L2 H Few; cbn [bears_faults] in H; destruct (find F L) as [[vs es]|] eqn:Fi; try discriminate.
  - destruct F2, L2; try (cbn in Few; lia); apply (right F L vs es [] [] Fi); split; [intros ? ? [] | reflexivity].
  - apply andb_true_iff in H as [H1 H2]; rewrite forallb_forall in H1, H2; destruct (existsb (has F2) vs) eqn:Ev; [|destruct (existsb (has_link L2) es) eqn:Ee].
    + apply existsb_exists in Ev as (x & I & Hx); apply has_right in Hx; pose proof (remove_length_lt Z.eq_dec F2 x Hx) as Lr.
      apply (same (remove Z.eq_dec x F2 ++ x :: F) _ (L2 ++ L)); [|reflexivity | apply IH; [apply H1, I | lia]]; intros y; rewrite !in_app_iff; cbn [In]; split.
      * intros [J|[<-|J]]; [apply in_remove in J; tauto | tauto | tauto].
      * intros [J|J]; [destruct (Z.eq_dec y x) as [->|D]; [auto | left; apply in_in_remove; assumption] | auto].
    + apply existsb_exists in Ee as (e & I & He); set (L3 := filter (fun d => negb (same_link e d)) L2).
      assert (Lr : (length L3 < length L2)%nat).
      { apply Nat.nle_gt; intros Le; pose proof (filter_all _ L2 Le) as All; unfold has_link in He; apply existsb_exists in He as (d & J & E); specialize (All d J); cbv beta in All; rewrite E in All; discriminate. }
      apply (same (F2 ++ F) _ (L3 ++ e :: L)); [reflexivity | | apply IH; [apply H2, I | lia]]; intros [x y]; apply eq_true_iff_eq; rewrite !has_link_right, !in_app_iff; unfold L3; rewrite !filter_In; cbn [In].
      assert (Sw : forall d d', same_link d d' = true -> same_link (snd d, fst d) d' = true) by (intros d d'; rewrite !same_link_right; destruct d, d'; cbn [fst snd]; intros [E|E]; injection E as -> ->; auto).
      assert (He' : In e L2 \/ In (snd e, fst e) L2) by (destruct e as [a b]; apply has_link_right, He).
      assert (Dec : forall d, same_link e d = true -> In d L2 \/ In (snd d, fst d) L2) by (intros d E; apply same_link_right in E as [->|E]; [exact He' | rewrite E in He'; destruct d; cbn [fst snd] in *; tauto]).
      split.
      * intros [[[J _]|[->|J]]|[[J _]|[->|J]]]; cbn [fst snd] in He'; tauto.
      * intros [[J|J]|[J|J]]; [|tauto| |tauto]; [destruct (same_link e (x, y)) eqn:E | destruct (same_link e (y, x)) eqn:E]; try tauto; apply same_link_right in E as [->| ->]; cbn [fst snd]; tauto.
    + apply (right F L vs es F2 L2 Fi); split.
      * intros x I J; assert (existsb (has F2) vs = true) by (apply existsb_exists; exists x; split; [exact I | apply has_right, J]); congruence.
      * intros e I; destruct (has_link L2 e) eqn:E; [|reflexivity]; assert (existsb (has_link L2) es = true) by (apply existsb_exists; exists e; auto); congruence.
Qed.

End Tree.

Lemma alive_same F F' L L' x y : (forall x, In x F <-> In x F') -> (forall e, has_link L e = has_link L' e) -> alive few F L x y -> alive few F' L' x y.
Proof.
  intros Sf Sl (A & N1 & N2 & N3 & N4); assert (Q : ~ (In (x, y) L' \/ In (y, x) L')) by (rewrite <- has_link_right, <- Sl, has_link_right; tauto); split; [exact A|]; rewrite <- !Sf; tauto.
Qed.

Lemma through_same A u v F F' L L' : (forall x, In x F <-> In x F') -> (forall e, has_link L e = has_link L' e) -> through few F L A u v -> through few F' L' A u v.
Proof.
  intros Sf Sl (l & W & N & S); exists l; split; [apply (way_more _ _ _ _ _ W); intros x y _ _; apply alive_same; assumption|]; split; [exact N|]; intros x; rewrite S, Sf; reflexivity.
Qed.

Lemma circuit_same A F F' L L' : (forall x, In x F <-> In x F') -> (forall e, has_link L e = has_link L' e) -> circuit few F L A -> circuit few F' L' A.
Proof.
  intros Sf Sl (u & v & l & W & [N S] & C & T3); exists u, v, l; split; [apply (way_more _ _ _ _ _ W); intros x y _ _; apply alive_same; assumption|]; split; [split; [exact N|]; intros x; rewrite S, Sf; reflexivity|].
  split; [exact (alive_same F F' L L' v u Sf Sl C) | exact T3].
Qed.

Lemma find_path_right u v F L vs es F2 L2 : find_path u v F L = Some (vs, es) -> missed F2 L2 vs es -> ~ In u (F2 ++ F) -> ~ In v (F2 ++ F) -> through few (F2 ++ F) (L2 ++ L) (numbers k) u v.
Proof.
  unfold find_path; destruct (sought F L u v) as [[|x l]|]; try discriminate; destruct ((x =? u) && (last l x =? v) && spanning F L (x :: l)) eqn:H; [|discriminate]; intros E [Mv Me] Nu Nv; injection E as <- <-.
  rewrite !andb_true_iff, !Z.eqb_eq in H; destruct H as [[-> <-] H]; rewrite in_app_iff in Nu, Nv; exists (u :: l); apply (spanning_right F L u l F2 L2 H); split; [|exact Me].
  intros y I J; apply (Mv y); [change (In y (filter (fun y => negb (y =? u) && negb (y =? last l u)) (u :: l))); apply filter_In; split; [exact I|] | exact J]; apply andb_true_iff; rewrite !negb_true_iff, !Z.eqb_neq; split; intros ->; tauto.
Qed.

Lemma find_cycle_right F L vs es F2 L2 : find_cycle F L = Some (vs, es) -> missed F2 L2 vs es -> circuit few (F2 ++ F) (L2 ++ L) (numbers k).
Proof.
  unfold find_cycle; destruct (filter _ (numbers k)) as [|u r]; [discriminate|]; induction (nth (Z.to_nat u) T []) as [|v l0 IH]; [discriminate|]; destruct (closes F L u v) as [x|] eqn:Cl; [|exact IH]; intros E M; injection E as ->; clear IH.
  unfold closes in Cl; destruct (alive_link F L (v, u)) eqn:Al; [|discriminate]; destruct (sought F L u v) as [[|x l]|]; try discriminate; destruct ((x =? u) && (last l x =? v) && (3 <=? length (x :: l))%nat && spanning F L (x :: l)) eqn:H; [|discriminate]; injection Cl as <- <-.
  rewrite !andb_true_iff, !Z.eqb_eq in H; destruct H as [[[-> <-] T3] H]; apply Nat.leb_le in T3; destruct M as [Mv Me]; destruct (spanning_right F L u l F2 L2 H) as [W S]; [split; [exact Mv | intros e I; apply Me; right; exact I]|].
  exists u, (last l u), (u :: l); split; [exact W|]; split; [exact S|]; split; [|exact T3]; pose proof (way_ends _ _ _ _ W) as [I J]; apply alive_link_right; [apply (proj2 S), J | apply (proj2 S), I | exact Al | apply Mv, J | apply Mv, I | apply Me; left; reflexivity].
Qed.

(* ---------- What such a network bears ---------- *)

Definition few_paths (f : nat) : bool := forallb (fun u => forallb (fun v => negb (u <? v) || bears_faults (find_path u v) f [] []) (numbers k)) (numbers k).
Definition few_cycles (f : nat) : bool := bears_faults find_cycle f [] [].
Definition few_pivots : bool := forallb (fun a => forallb (fun b => negb (a <? b) || existsb (fun x => negb (x =? a) && negb (x =? b) &&
  forallb (fun y => (y =? a) || (y =? b) || (y =? x) || match find_path x y [a; b] [] with Some _ => true | None => false end) (numbers k)) (numbers k)) (numbers k)) (numbers k).

Lemma few_paths_right f : few_paths f = true -> path_faults few f (numbers k).
Proof.
  unfold few_paths; rewrite forallb_forall; intros H F L Few u v U W Nu Nv D.
  assert (G : forall u v, In u (numbers k) -> In v (numbers k) -> ~ In u F -> ~ In v F -> u < v -> through few F L (numbers k) u v).
  { clear u v U W Nu Nv D; intros u v U W Nu Nv D; specialize (H u U); rewrite forallb_forall in H; specialize (H v W); rewrite (proj2 (Z.ltb_lt u v) D) in H; cbn [negb orb] in H.
    pose proof (bears_right (find_path u v) (fun F L => ~ In u F -> ~ In v F -> through few F L (numbers k) u v)) as B.
    specialize (B (fun F F' L L' Sf Sl P => fun N1 N2 => through_same _ u v F F' L L' Sf Sl (P (fun K => N1 (proj1 (Sf u) K)) (fun K => N2 (proj1 (Sf v) K)))) (find_path_right u v) f [] [] F L H Few); rewrite !app_nil_r in B; auto. }
  destruct (Z.lt_total u v) as [Lt|[E|Lt]]; [apply G; assumption | contradiction | apply through_sym, G; assumption].
Qed.

Lemma few_cycles_right f : few_cycles f = true -> cycle_faults few f (numbers k).
Proof.
  intros H F L Few; pose proof (bears_right find_cycle (fun F L => circuit few F L (numbers k)) (circuit_same (numbers k)) find_cycle_right f [] [] F L H Few) as B; rewrite !app_nil_r in B; exact B.
Qed.

Lemma few_pivots_right : few_pivots = true -> pivots few (numbers k).
Proof.
  unfold few_pivots; rewrite forallb_forall; intros H a b I J D.
  assert (G : forall a b, In a (numbers k) -> In b (numbers k) -> a < b -> exists x, In x (numbers k) /\ x <> a /\ x <> b /\ forall y, In y (numbers k) -> y <> a -> y <> b -> y <> x -> through few [a; b] [] (numbers k) x y).
  { clear a b I J D; intros a b I J Lt; specialize (H a I); rewrite forallb_forall in H; specialize (H b J); rewrite (proj2 (Z.ltb_lt a b) Lt) in H; cbn [negb orb] in H; apply existsb_exists in H as (x & X & H).
    rewrite !andb_true_iff, !negb_true_iff, !Z.eqb_neq, forallb_forall in H; destruct H as [[Xa Xb] H]; exists x; split; [exact X|]; split; [exact Xa|]; split; [exact Xb|]; intros y Y Ya Yb Yx; specialize (H y Y).
    rewrite (proj2 (Z.eqb_neq y a) Ya), (proj2 (Z.eqb_neq y b) Yb), (proj2 (Z.eqb_neq y x) Yx) in H; cbn [orb] in H; destruct (find_path x y [a; b] []) as [[vs es]|] eqn:Fi; [|discriminate].
    apply (find_path_right x y [a; b] [] vs es [] [] Fi); [split; [intros ? ? [] | reflexivity] | |]; cbn; intros [E|[E|[]]]; congruence. }
  destruct (Z.lt_total a b) as [Lt|[E|Lt]]; [apply G; assumption | contradiction|]; destruct (G b a J I Lt) as (x & X & Xb & Xa & Th); exists x; repeat split; auto; intros y Y Ya Yb Yx.
  apply (through_same _ x y [b; a] [a; b] [] []); [cbn; tauto | reflexivity | apply Th; assumption].
Qed.

End Table.

(* ---------- The same in a network of which they are some vertices ---------- *)

Section Carried.
Variable g : graph.
Hypothesis Eq : forall u v : vertex g, {u = v} + {u <> v}.
Variable k : nat.
Variable T : list (list Z).
Notation few := (Graph Z (numbers k) (fun x y => In y (nth (Z.to_nat x) T []))).
Variable A : list (vertex g).
Variable at_ : Z -> vertex g.
Variable num_ : vertex g -> Z.
Hypothesis At : forall z, In z (numbers k) -> In (at_ z) A /\ num_ (at_ z) = z.
Hypothesis Num : forall v, In v A -> In (num_ v) (numbers k) /\ at_ (num_ v) = v.
Hypothesis Adj : forall x y, In x (numbers k) -> In y (numbers k) -> In y (nth (Z.to_nat x) T []) -> adj g (at_ x) (at_ y).

Section Faults.
Variables (F : list (vertex g)) (L : list (vertex g * vertex g)).
Notation F' := (map num_ (filter (is_in g Eq A) F)).
Notation L' := (map (fun e => (num_ (fst e), num_ (snd e))) L).

Lemma carried_alive x y : alive few F' L' x y -> alive g F L (at_ x) (at_ y).
Proof.
  intros ((I & J & _ & Li) & N1 & N2 & N3 & N4); cbn [vertices is_vertex] in I, J; unfold is_vertex in I, J; cbn [vertices] in I, J; destruct (At x I) as [Ix Qx], (At y J) as [Iy Qy].
  assert (X : forall z, In z (numbers k) -> ~ In z F' -> ~ In (at_ z) F) by (intros z Z N K; apply N, in_map_iff; exists (at_ z); split; [apply At, Z | apply filter_In; split; [exact K | apply (is_in_right g Eq), At, Z]]).
  assert (Y : forall a b, In a (numbers k) -> In b (numbers k) -> ~ In (a, b) L' -> ~ In (at_ a, at_ b) L) by (intros a b Ia Ib N K; apply N, in_map_iff; exists (at_ a, at_ b); cbn [fst snd]; rewrite (proj2 (At a Ia)), (proj2 (At b Ib)); auto).
  split; [destruct Li as [Li|Li]; [apply Adj; assumption | apply adj_sym, Adj; assumption]|]; repeat split; auto.
Qed.

Lemma carried_way u v l : way (alive few F' L') u v l -> way (alive g F L) (at_ u) (at_ v) (map at_ l).
Proof. induction 1 as [u|u w v l H W IH]; [constructor | apply (way_hop _ _ (at_ w)); [apply carried_alive, H | exact IH]]. Qed.

Lemma carried_spans l : spans few (numbers k) F' l -> spans g A F (map at_ l).
Proof.
  intros [N S]; split; [apply NoDup_map_inj; [|exact N]; intros x y I J E; apply S in I as [I _]; apply S in J as [J _]; rewrite <- (proj2 (At x I)), E; apply At, J|]; intros v; rewrite in_map_iff; split.
  - intros (z & <- & I); apply S in I as [I J]; split; [apply At, I|]; intros K; apply J, in_map_iff; exists (at_ z); split; [apply At, I | apply filter_In; split; [exact K | apply (is_in_right g Eq), At, I]].
  - intros [I J]; destruct (Num v I) as [K E]; exists (num_ v); split; [exact E|]; apply S; split; [exact K|]; intros M; apply in_map_iff in M as (w & Q & M); apply filter_In in M as [M Iw]; apply (is_in_right g Eq) in Iw; apply J.
    rewrite <- E, <- Q; rewrite (proj2 (Num w Iw)); exact M.
Qed.

Lemma carried_few f : (length F + length L <= f)%nat -> (length F' + length L' <= f)%nat.
Proof. rewrite !map_length; pose proof (filter_few (is_in g Eq A) F); lia. Qed.

Lemma carried_through u v : In u A -> In v A -> through few F' L' (numbers k) (num_ u) (num_ v) -> through g F L A u v.
Proof. intros I J (l & W & S); exists (map at_ l); split; [rewrite <- (proj2 (Num u I)), <- (proj2 (Num v J)); apply carried_way, W | apply carried_spans, S]. Qed.

Lemma carried_dead v : In v A -> ~ In v F -> ~ In (num_ v) F'.
Proof.
  intros I N K; apply in_map_iff in K as (w & Q & K); apply filter_In in K as [K Iw]; apply (is_in_right g Eq) in Iw; apply N; rewrite <- (proj2 (Num v I)), <- Q, (proj2 (Num w Iw)); exact K.
Qed.

End Faults.

Theorem paths_carried f : path_faults few f (numbers k) -> path_faults g f A.
Proof.
  intros H F L Few u v U W Nu Nv D; apply carried_through; [exact U | exact W|]; apply H; [apply carried_few, Few | apply Num, U | apply Num, W | apply carried_dead; assumption | apply carried_dead; assumption|].
  intros E; apply D; rewrite <- (proj2 (Num u U)), E; apply Num, W.
Qed.

Theorem cycles_carried f : cycle_faults few f (numbers k) -> cycle_faults g f A.
Proof.
  intros H F L Few; destruct (H _ _ (carried_few F L f Few)) as (u & v & l & W & S & C & T3); exists (at_ u), (at_ v), (map at_ l); split; [apply carried_way, W|]; split; [apply carried_spans, S|]; split; [apply carried_alive, C | rewrite map_length; exact T3].
Qed.

Theorem pivots_carried : pivots few (numbers k) -> pivots g A.
Proof.
  intros H a b I J D; destruct (Num a I) as [Ia Qa], (Num b J) as [Ib Qb]; destruct (H (num_ a) (num_ b) Ia Ib) as (x & X & Xa & Xb & Th); [intros E; apply D; rewrite <- Qa, <- Qb, E; reflexivity|].
  destruct (At x X) as [X' Qx]; exists (at_ x); split; [exact X'|]; split; [intros E; apply Xa; rewrite <- E; symmetry; exact Qx|]; split; [intros E; apply Xb; rewrite <- E; symmetry; exact Qx|]; intros y Y Ya Yb Yx; destruct (Num y Y) as [Iy Qy].
  assert (O : forall c, In c A -> y <> c -> num_ y <> num_ c) by (intros c Ic Dc E; apply Dc; rewrite <- Qy, E; apply Num, Ic).
  specialize (Th (num_ y) Iy (O a I Ya) (O b J Yb)); apply (carried_through [a; b] []); [exact X' | exact Y|]; rewrite Qx; cbn [filter].
  rewrite (proj2 (is_in_right g Eq A a) I), (proj2 (is_in_right g Eq A b) J); cbn [map]; apply Th; rewrite <- Qx; apply O; assumption.
Qed.

End Carried.

(* ---------- Words of some letters ---------- *)

Fixpoint binary (k : nat) (x : Z) : list Z := match k with O => [] | S j => x / 2 ^ Z.of_nat j mod 2 :: binary j x end.
Fixpoint worth (w : list Z) : Z := match w with [] => 0 | a :: w => a * 2 ^ Z.of_nat (length w) + worth w end.

Lemma binary_word k x : length (binary k x) = k /\ forall a, In a (binary k x) -> In a [0; 1].
Proof.
  induction k as [|k [L S]]; [split; [reflexivity | intros ? []]|]; cbn [binary length]; split; [lia|]; intros a [<-|I]; [|apply S, I]; pose proof (Z.mod_pos_bound (x / 2 ^ Z.of_nat k) 2 ltac:(lia)); cbn [In]; lia.
Qed.

Lemma worth_range w : (forall a, In a w -> In a [0; 1]) -> 0 <= worth w < 2 ^ Z.of_nat (length w).
Proof.
  induction w as [|a w IH]; intros S; [cbn; lia|]; cbn [worth length]; specialize (IH (fun b I => S b (or_intror I))); rewrite Nat2Z.inj_succ, Z.pow_succ_r by lia; destruct (S a (or_introl eq_refl)) as [<-|[<-|[]]]; lia.
Qed.

Lemma worth_once w : forall x, length w = length x -> (forall a, In a w -> In a [0; 1]) -> (forall a, In a x -> In a [0; 1]) -> worth w = worth x -> w = x.
Proof.
  induction w as [|a w IH]; intros [|b x] L Sw Sx E; try discriminate; [reflexivity|]; cbn [worth] in E; injection L as L; rewrite L in E.
  pose proof (worth_range w (fun c I => Sw c (or_intror I))) as Rw; pose proof (worth_range x (fun c I => Sx c (or_intror I))) as Rx; rewrite L in Rw.
  assert (a = b /\ worth w = worth x) as [-> Q] by (destruct (Sw a (or_introl eq_refl)) as [<-|[<-|[]]], (Sx b (or_introl eq_refl)) as [<-|[<-|[]]]; lia); f_equal; apply IH; auto; intros c I; [apply Sw | apply Sx]; right; exact I.
Qed.

Lemma worth_binary k x : worth (binary k x) = x mod 2 ^ Z.of_nat k.
Proof.
  induction k as [|k IH]; [cbn; rewrite Z.mod_1_r; reflexivity|]; cbn [binary worth]; rewrite (proj1 (binary_word k x)), IH, Nat2Z.inj_succ, Z.pow_succ_r, Z.mul_comm, (Z.mul_comm 2) by lia.
  assert (0 < 2 ^ Z.of_nat k) by (apply Z.pow_pos_nonneg; lia); rewrite Z.rem_mul_r by lia; lia.
Qed.

Lemma binary_worth w : (forall a, In a w -> In a [0; 1]) -> binary (length w) (worth w) = w.
Proof.
  intros S; destruct (binary_word (length w) (worth w)) as [L S']; apply worth_once; auto; rewrite worth_binary; apply Z.mod_small, worth_range, S.
Qed.

Section Families.
Variable D : dfa unit int.
Variable E : dfa (Z * Z) int.

Definition row_of (k : nat) (e : option int) (x : Z) : list Z := filter (fun y => takes_on E e (combine (binary k x) (binary k y))) (numbers k).

(* The networks of words that begin alike, but for the last k letters, each once. *)
Definition tables (k : nat) (Fs : list family_of_words) : list (list (list Z)) :=
  nodup (list_eq_dec (list_eq_dec Z.eq_dec)) (map (fun F => map (row_of k (link_state F)) (numbers k)) (filter (fun F => takes_from D (length_state F) (repeat tt k)) Fs)).

Definition quick (T : list (list Z)) : array (list int) := snd (fold_left (fun a l => ((fst a + 1)%uint63, (snd a).[fst a <- map of_Z l])) T (0%uint63, make (of_Z (Z.of_nat (length T))) [])).

(* Words of three letters bear no fault between any two, and one on a circuit; of four, one more. *)
Definition faults_fine (Fs : list family_of_words) : bool :=
  forallb (fun T => few_paths 3 T (quick T) 0 && few_cycles 3 T (quick T) 1) (tables 3 Fs) &&
  forallb (fun T => few_paths 4 T (quick T) 1 && few_cycles 4 T (quick T) 2 && few_pivots 4 T (quick T)) (tables 4 Fs).

End Families.

Section Words.
Variable g : graph.
Hypothesis Eq : forall u v : vertex g, {u = v} + {u <> v}.
Variable N : nat.
Variable W : dfa Z int.
Variable D : dfa unit int.
Variable E : dfa (Z * Z) int.
Variable code : vertex g -> list Z.
Notation letters := [0; 1].
Notation spelled := (spelled letters).
Notation word := (word letters N).
Notation is_word := (is_word letters N W).

Hypothesis code_word : forall v, is_vertex g v -> is_word (code v).
Hypothesis code_onto : forall x, is_word x -> exists v, is_vertex g v /\ code v = x.
Hypothesis code_once : forall u v, is_vertex g u -> is_vertex g v -> code u = code v -> u = v.
Hypothesis code_edge : forall u v, is_vertex g u -> is_vertex g v -> (adj g u v <-> edge E (code u) (code v) = true).
Hypothesis full : forall x, word x -> is_word x.
Hypothesis lengths : takes D (repeat tt N) = true.

Lemma part_table Fs k p : families_closed D E Fs = true -> (length p + k = N)%nat -> spelled p -> part g code p <> [] -> exists T at_ num_, In T (tables D E k Fs) /\
  (forall z, In z (numbers k) -> In (at_ z) (part g code p) /\ num_ (at_ z) = z) /\ (forall v, In v (part g code p) -> In (num_ v) (numbers k) /\ at_ (num_ v) = v) /\
  forall x y, In x (numbers k) -> In y (numbers k) -> In y (nth (Z.to_nat x) T []) -> adj g (at_ x) (at_ y).
Proof.
  intros H L S Some_; destruct (part g code p) as [|u0 r] eqn:Ep; [contradiction|]; rewrite <- Ep; clear Ep r Some_; destruct (families_reached D E Fs H k p S) as (F & IF & T & Link); [rewrite L; exact lengths|].
  set (at_ := fun z => decode g code u0 (p ++ binary k z)); set (num_ := fun v => worth (skipn (length p) (code v))).
  assert (At : forall z, is_vertex g (at_ z) /\ code (at_ z) = p ++ binary k z).
  { intros z; apply (decode_right g letters N W code code_onto), full; destruct (binary_word k z) as [Lb Sb]; split; [rewrite app_length; lia|]; intros a J; apply in_app_or in J as [J|J]; [apply S, J | apply Sb, J]. }
  assert (Skip : forall x, skipn (length p) (p ++ x) = x) by (intros x; rewrite skipn_app, skipn_all, Nat.sub_diag; reflexivity).
  exists (map (row_of E k (link_state F)) (numbers k)), at_, num_; split; [|split; [|split]].
  - unfold tables; apply nodup_In, in_map_iff; exists F; split; [reflexivity | apply filter_In; auto].
  - intros z I; destruct (At z) as [V C]; split; [apply (part_in g code p); split; [exact V | exists (binary k z); exact C]|]; unfold num_; rewrite C, Skip, worth_binary; apply Z.mod_small, numbers_in, I.
  - intros v I; apply (part_in g code p) in I as (V & x & C); destruct (code_word v V) as [[Lv Sv] _]; rewrite C, app_length in Lv; assert (Sx : forall a, In a x -> In a letters) by (intros a J; apply Sv; rewrite C; apply in_or_app; right; exact J).
    unfold num_; rewrite C, Skip; pose proof (worth_range x Sx) as R; replace (length x) with k in R by lia; split; [apply numbers_in, R|]; destruct (At (worth x)) as [V' C']; apply code_once; [exact V' | exact V|].
    rewrite C', C; f_equal; replace k with (length x) by lia; apply binary_worth, Sx.
  - intros x y I J K; assert (Row : nth (Z.to_nat x) (map (row_of E k (link_state F)) (numbers k)) [] = row_of E k (link_state F) x).
    { pose proof (proj1 (numbers_in k x) I) as R; assert (Lx : (Z.to_nat x < 2 ^ k)%nat) by (apply Nat2Z.inj_lt; rewrite Nat2Z.inj_pow; lia).
      rewrite (nth_indep _ [] (row_of E k (link_state F) 0)), map_nth by (rewrite map_length; unfold numbers; rewrite map_length, seq_length; exact Lx); f_equal; unfold numbers.
      change 0 with (Z.of_nat 0) at 1; rewrite map_nth, seq_nth by exact Lx; lia. }
    rewrite Row in K; apply filter_In in K as [_ K]; destruct (At x) as [V1 C1], (At y) as [V2 C2]; apply code_edge; [exact V1 | exact V2|]; unfold edge; rewrite C1, C2, Link; exact K.
Qed.

Theorem part_bears Fs : families_closed D E Fs = true -> faults_fine D E Fs = true -> forall p, (length p + 4 = N)%nat -> spelled p -> part g code p <> [] -> bijective g 4 (part g code p) -> bears g 1 (part g code p).
Proof.
  intros H Fi p L S No Bi; destruct (part_table Fs 4 p H L S No) as (T & at_ & num_ & I & At & Num & Adj); unfold faults_fine in Fi; apply andb_true_iff in Fi as [_ Fi]; rewrite forallb_forall in Fi; specialize (Fi T I); rewrite !andb_true_iff in Fi; destruct Fi as [[F1 F2] F3].
  split; [exact (paths_carried g Eq 4 T _ at_ num_ At Num Adj 1 (few_paths_right 4 T (quick T) 1 F1))|]; split; [exact (cycles_carried g Eq 4 T _ at_ num_ At Num Adj 2 (few_cycles_right 4 T (quick T) 2 F2))|].
  split; [intros _; exact (pivots_carried g Eq 4 T _ at_ num_ At Num Adj (few_pivots_right 4 T (quick T) F3))|].
  intros u U; destruct (bijective_neighbours g 4 _ Bi u U) as (l & Nl & Ll & Sl); exists l; split; [exact Nl|]; split; [lia|]; intros x J; apply Sl, J.
Qed.

Theorem part_of_three Fs : families_closed D E Fs = true -> faults_fine D E Fs = true -> forall p, (length p + 3 = N)%nat -> spelled p -> part g code p <> [] -> path_faults g 0 (part g code p) /\ cycle_faults g 1 (part g code p).
Proof.
  intros H Fi p L S No; destruct (part_table Fs 3 p H L S No) as (T & at_ & num_ & I & At & Num & Adj); unfold faults_fine in Fi; apply andb_true_iff in Fi as [Fi _]; rewrite forallb_forall in Fi; specialize (Fi T I); rewrite !andb_true_iff in Fi; destruct Fi as [F1 F2].
  split; [exact (paths_carried g Eq 3 T _ at_ num_ At Num Adj 0 (few_paths_right 3 T (quick T) 0 F1)) | exact (cycles_carried g Eq 3 T _ at_ num_ At Num Adj 1 (few_cycles_right 3 T (quick T) 1 F2))].
Qed.

End Words.
