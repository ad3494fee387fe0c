(* The mesh-connected ring MCR(k) and the torus-connected ring TCR(k). Their
   definitions are inferred.
   Source: the FTT paper, section 2 and Table 1. The Go side: topology/mcr.go. *)

From Coq Require Import ZArith Lia List Permutation Bool.
From Topocert Require Import Graph Walk Ftt.
Import ListNotations.
Open Scope Z_scope.

(* Vertices ((x,y),p): the ports p = 0, 1, 2, 3 for E, N, W, S form a ring in each of the
   k by k modules. Port E is joined to W of the next module in x, port N to S of the next
   in y; TCR has the wrap-around links as well. *)
Definition ports (k : Z) : list (Z * Z * Z) := list_prod (list_prod (zrange k) (zrange k)) (zrange 4).

Definition ring_link (u v : Z * Z * Z) : Prop :=
  let '(x, y, p) := u in let '(x', y', p') := v in x' = x /\ y' = y /\ p' = (p + 1) mod 4.

Definition MCR (k : Z) : graph := Graph (Z * Z * Z) (ports k) (fun u v => ring_link u v \/
  let '(x, y, p) := u in let '(x', y', p') := v in
  x' = x + 1 /\ y' = y /\ p = 0 /\ p' = 2 \/ x' = x /\ y' = y + 1 /\ p = 1 /\ p' = 3).

Definition TCR (k : Z) : graph := Graph (Z * Z * Z) (ports k) (fun u v => ring_link u v \/
  let '(x, y, p) := u in let '(x', y', p') := v in
  x' = (x + 1) mod k /\ y' = y /\ p = 0 /\ p' = 2 \/ x' = x /\ y' = (y + 1) mod k /\ p = 1 /\ p' = 3).

Lemma in_ports k x y p : In (x, y, p) (ports k) <-> 0 <= x < k /\ 0 <= y < k /\ 0 <= p < 4.
Proof. unfold ports. rewrite !in_prod_iff, !in_zrange. tauto. Qed.

Lemma ports_proper k : 1 <= k -> NoDup (ports k) /\ ports k <> [].
Proof.
  intros Hk. split.
  - repeat apply NoDup_list_prod; apply NoDup_zrange.
  - repeat apply list_prod_nonempty; apply zrange_nonempty; lia.
Qed.

Lemma ports_length k : 0 <= k -> Z.of_nat (length (ports k)) = 4 * k * k.
Proof. intros. unfold ports. rewrite !length_list_prod, !length_zrange by lia. lia. Qed.

Theorem mcr_order k : 1 <= k -> order (MCR k) (4 * k * k).
Proof. intros. split; [apply ports_proper; lia|apply ports_length; lia]. Qed.

Theorem tcr_order k : 1 <= k -> order (TCR k) (4 * k * k).
Proof. intros. split; [apply ports_proper; lia|apply ports_length; lia]. Qed.

(* Table 1 prints the size k x k; that is the number of rings. *)
Theorem ftt_t1_tcr_network_size_refuted k : 1 <= k -> ~ order (MCR k) (k * k) /\ ~ order (TCR k) (k * k).
Proof.
  intros Hk. split; intros H.
  - pose proof (order_unique _ _ _ H (mcr_order k Hk)). nia.
  - pose proof (order_unique _ _ _ H (tcr_order k Hk)). nia.
Qed.

Theorem ftt_t1_tcr_network_size_correction k : 2 <= k -> order (MCR k) (4 * k * k) /\ order (TCR k) (4 * k * k).
Proof. intros. split; [apply mcr_order|apply tcr_order]; lia. Qed.

(* ---------- Links without a modulus ---------- *)

Definition mcr_step (x y p x' y' p' : Z) : Prop :=
  x' = x /\ y' = y /\ (p' = p + 1 \/ p = 3 /\ p' = 0) \/
  x' = x + 1 /\ y' = y /\ p = 0 /\ p' = 2 \/ x' = x /\ y' = y + 1 /\ p = 1 /\ p' = 3.

Lemma triple_eq (a b c a' b' c' : Z) : (a, b, c) = (a', b', c') <-> a = a' /\ b = b' /\ c = c'.
Proof. split; [intros H; injection H; auto|intros [-> [-> ->]]; auto]. Qed.

Lemma mod4 p p' : 0 <= p < 4 -> 0 <= p' < 4 -> p' = (p + 1) mod 4 <-> p' = p + 1 \/ p = 3 /\ p' = 0.
Proof. intros. destruct (Z.eq_dec p 3) as [->|]; [rewrite mod_down by lia; lia|rewrite mod_same by lia; lia]. Qed.

Lemma mcr_adj k x y p x' y' p' : adj (MCR k) (x, y, p) (x', y', p') <->
  (0 <= x < k /\ 0 <= y < k /\ 0 <= p < 4) /\ (0 <= x' < k /\ 0 <= y' < k /\ 0 <= p' < 4) /\
  (mcr_step x y p x' y' p' \/ mcr_step x' y' p' x y p).
Proof.
  unfold adj, is_vertex. simpl vertices. rewrite !in_ports, triple_eq. unfold link, MCR, ring_link, mcr_step. split.
  - intros [A [B [C H]]]. rewrite !mod4 in H by tauto. tauto.
  - intros [A [B H]]. rewrite !mod4 by tauto. split; [exact A|]. split; [exact B|]. split; [lia|]. tauto.
Qed.

Lemma mcr_decidable k : decidable (MCR k).
Proof.
  split.
  - intros u v. apply decided_pair; [|apply decided_Zeq]. intros a b. apply decided_pair; apply decided_Zeq.
  - intros [[x y] p] [[x' y'] p']. simpl. unfold ring_link. decide_it.
Qed.

(* The neighbours: two in the ring, and perhaps one beyond it. *)
Definition beyond (u : Z * Z * Z) : Z * Z * Z :=
  let '(x, y, p) := u in
  if Z.eq_dec p 0 then (x + 1, y, 2) else if Z.eq_dec p 1 then (x, y + 1, 3) else
  if Z.eq_dec p 2 then (x - 1, y, 0) else (x, y - 1, 1).
Definition next_port (u : Z * Z * Z) : Z * Z * Z := let '(x, y, p) := u in (x, y, if Z.eq_dec p 3 then 0 else p + 1).
Definition last_port (u : Z * Z * Z) : Z * Z * Z := let '(x, y, p) := u in (x, y, if Z.eq_dec p 0 then 3 else p - 1).

Lemma mcr_ports k u : is_vertex (MCR k) u -> adj (MCR k) u (next_port u) /\ adj (MCR k) u (last_port u).
Proof.
  destruct u as [[x y] p]. intros V. apply in_ports in V. unfold next_port, last_port.
  assert (p = 0 \/ p = 1 \/ p = 2 \/ p = 3) as P by lia.
  split; apply mcr_adj; destruct P as [->|[->|[->| ->]]]; simpl; unfold mcr_step; lia.
Qed.

Lemma mcr_neighbours k u v : adj (MCR k) u v -> v = next_port u \/ v = last_port u \/ v = beyond u.
Proof.
  destruct u as [[x y] p], v as [[x' y'] p']. intros H. apply mcr_adj in H. destruct H as [A [B H]].
  unfold next_port, last_port, beyond. unfold mcr_step in H.
  assert (p = 0 \/ p = 1 \/ p = 2 \/ p = 3) as P by lia.
  destruct P as [->|[->|[->| ->]]]; simpl; rewrite !triple_eq; lia.
Qed.

Lemma mcr_degrees k u : is_vertex (MCR k) u -> exists e, degree (MCR k) u e /\ 2 <= e <= 3.
Proof.
  intros V. destruct (count_exists (adj (MCR k) u) (ports k)) as [e E].
  - repeat apply NoDup_list_prod; apply NoDup_zrange.
  - intros w A. exact (adj_right A).
  - intros w. apply decided_adj, mcr_decidable.
  - exists e. split; [exact E|]. destruct (mcr_ports k u V) as [A1 A2].
    destruct u as [[x y] p]. pose proof V as R. apply in_ports in R.
    assert (p = 0 \/ p = 1 \/ p = 2 \/ p = 3) as P by lia. split.
    + apply (count_monotone (fun w => In w [next_port (x, y, p); last_port (x, y, p)]) (adj (MCR k) (x, y, p)) 2 e); [| |exact E].
      * intros w [<-|[<-|[]]]; auto.
      * apply (count_list_n _ [next_port (x, y, p); last_port (x, y, p)]); [|reflexivity|reflexivity].
        constructor; [|repeat constructor; intros []]. intros [H|[]]. unfold next_port, last_port in H. rewrite triple_eq in H.
        destruct P as [->|[->|[->| ->]]]; simpl in H; lia.
    + apply (count_monotone (adj (MCR k) (x, y, p)) (fun w => In w [next_port (x, y, p); last_port (x, y, p); beyond (x, y, p)]) e 3); [|exact E|].
      * intros w A. apply mcr_neighbours in A. simpl. destruct A as [->|[->| ->]]; auto.
      * apply (count_list_n _ [next_port (x, y, p); last_port (x, y, p); beyond (x, y, p)]); [|reflexivity|reflexivity].
        unfold next_port, last_port, beyond.
        destruct P as [->|[->|[->| ->]]]; repeat (constructor; [simpl; rewrite ?triple_eq; lia|]); constructor.
Qed.

Theorem mcr_min_degree k : 2 <= k -> min_degree (MCR k) 2.
Proof.
  intros Hk. split.
  - exists (0, 0, 2). split; [apply in_ports; lia|]. apply (count_list_n _ [(0, 0, 3); (0, 0, 1)]); [| |reflexivity].
    + constructor; [|repeat constructor; intros []]. intros [H|[]]. discriminate H.
    + intros [[x y] p]. rewrite mcr_adj. simpl. rewrite !triple_eq. unfold mcr_step. lia.
  - intros v V. destruct (mcr_degrees k v V) as [e [E H]]. exists e. split; [exact E|lia].
Qed.

Theorem mcr_max_degree k : 2 <= k -> max_degree (MCR k) 3.
Proof.
  intros Hk. split.
  - exists (0, 0, 0). split; [apply in_ports; lia|]. apply (count_list_n _ [(0, 0, 1); (0, 0, 3); (1, 0, 2)]); [| |reflexivity].
    + repeat (constructor; [simpl; rewrite ?triple_eq; lia|]). constructor.
    + intros [[x y] p]. rewrite mcr_adj. simpl. rewrite !triple_eq. unfold mcr_step. lia.
  - intros v V. destruct (mcr_degrees k v V) as [e [E H]]. exists e. split; [exact E|lia].
Qed.

(* FTT paper, Table 1 and section 2: MCR has largest degree 3, not uniform. *)
Theorem ftt_t1_mcr_degree k : 2 <= k -> max_degree (MCR k) 3 /\ min_degree (MCR k) 2.
Proof. intros. split; [apply mcr_max_degree|apply mcr_min_degree]; auto. Qed.

(* ---------- The diameter of MCR ---------- *)

(* From ((0,0),W): 2 for each module, and more by the port and the side of the diagonal. *)
Definition mcr_from (u : Z * Z * Z) : Z :=
  let '(x, y, p) := u in
  2 * x + 2 * y +
  (if Z.eq_dec x y then (if Z.eq_dec p 0 then 2 else if Z.eq_dec p 2 then 0 else 1)
   else (if Z_lt_dec p 2 then 1 else 0) + (if Z_lt_dec y x then 1 else 0)).

Lemma mcr_from_potential k : potential (MCR k) mcr_from.
Proof.
  assert (forall x y p x' y' p', 0 <= p < 4 -> 0 <= p' < 4 -> mcr_step x y p x' y' p' ->
    mcr_from (x', y', p') <= mcr_from (x, y, p) + 1 /\ mcr_from (x, y, p) <= mcr_from (x', y', p') + 1) as K.
  { intros x y p x' y' p' Hp Hp' H. unfold mcr_from.
    assert (p = 0 \/ p = 1 \/ p = 2 \/ p = 3) as P by lia.
    destruct H as [[-> [-> H]]|[[-> [-> [-> ->]]]|[-> [-> [-> ->]]]]].
    - destruct P as [->|[->|[->| ->]]]; (assert (p' = 0 \/ p' = 1 \/ p' = 2 \/ p' = 3) as [->|[->|[->| ->]]] by lia; try (exfalso; lia));
        destruct (Z.eq_dec x y), (Z_lt_dec y x); simpl; lia.
    - destruct (Z.eq_dec x y), (Z_lt_dec y x), (Z.eq_dec (x + 1) y), (Z_lt_dec y (x + 1)); simpl; lia.
    - destruct (Z.eq_dec x y), (Z_lt_dec y x), (Z.eq_dec x (y + 1)), (Z_lt_dec (y + 1) x); simpl; lia. }
  intros [[x y] p] [[x' y'] p'] H. apply mcr_adj in H. destruct H as [A [B [H|H]]]; apply K in H; tauto || lia.
Qed.

Section McrWalks.
Variable k : Z.
Notation g := (MCR k).

Lemma climb (P : Z -> Prop) : P 0 -> (forall b, 0 <= b -> P b -> P (b + 1)) -> forall b, 0 <= b -> P b.
Proof.
  intros H0 HS b Hb. replace b with (Z.of_nat (Z.to_nat b)) by lia.
  generalize (Z.to_nat b) as m. clear b Hb. induction m as [|m IH]; [exact H0|].
  replace (Z.of_nat (S m)) with (Z.of_nat m + 1) by lia. apply HS; [lia|exact IH].
Qed.

Lemma hop x y p x' y' p' : 0 <= x < k -> 0 <= y < k -> 0 <= p < 4 -> 0 <= x' < k -> 0 <= y' < k -> 0 <= p' < 4 ->
  mcr_step x y p x' y' p' -> walk g (x, y, p) (x', y', p') 1.
Proof. intros. apply walk_one, mcr_adj. auto 10. Qed.

Lemma hop_back x y p x' y' p' : 0 <= x < k -> 0 <= y < k -> 0 <= p < 4 -> 0 <= x' < k -> 0 <= y' < k -> 0 <= p' < 4 ->
  mcr_step x' y' p' x y p -> walk g (x, y, p) (x', y', p') 1.
Proof. intros. apply walk_rev, hop; auto. Qed.

Lemma same_port x y p q : 0 <= x < k -> 0 <= y < k -> 0 <= p < 4 -> q = p -> exists d, walk g (x, y, p) (x, y, q) d /\ d <= 0.
Proof. intros Hx Hy Hp ->. exists 0. split; [constructor; apply in_ports; auto|lia]. Qed.

Lemma near_port x y p q : 0 <= x < k -> 0 <= y < k -> 0 <= p < 4 -> 0 <= q < 4 -> q <> p + 2 -> p <> q + 2 ->
  exists d, walk g (x, y, p) (x, y, q) d /\ d <= 1.
Proof.
  intros Hx Hy Hp Hq N1 N2. destruct (Z.eq_dec p q) as [->|N].
  - destruct (same_port x y q q Hx Hy Hq eq_refl) as [d [W L]]. exists d. split; [exact W|lia].
  - exists 1. split; [|lia]. assert (mcr_step x y p x y q \/ mcr_step x y q x y p) as [H|H].
    { unfold mcr_step. lia. }
    + apply hop; auto.
    + apply hop_back; auto.
Qed.

Lemma any_port x y p q : 0 <= x < k -> 0 <= y < k -> 0 <= p < 4 -> 0 <= q < 4 ->
  exists d, walk g (x, y, p) (x, y, q) d /\ d <= 2.
Proof.
  intros Hx Hy Hp Hq. assert (exists r, 0 <= r < 4 /\ (r <> p + 2 /\ p <> r + 2) /\ (q <> r + 2 /\ r <> q + 2)) as [r [Hr [H1 H2]]].
  { destruct (Z.eq_dec q (p + 2)); [exists (p + 1); lia|]. destruct (Z.eq_dec p (q + 2)); [exists (q + 1); lia|]. exists p. lia. }
  destruct (near_port x y p r) as [d [W1 L1]]; try lia. destruct (near_port x y r q) as [e [W2 L2]]; try lia.
  exists (d + e). split; [eapply walk_app; eauto|lia].
Qed.

(* To and fro between the ports, two modules in four hops. *)
Lemma zigzag_south x y : 0 <= x -> 0 <= y -> forall m, 0 <= m -> x + m < k -> y + m < k ->
  walk g (x, y, 3) (x + m, y + m, 3) (4 * m).
Proof.
  intros Hx Hy. apply (climb (fun m => x + m < k -> y + m < k -> walk g (x, y, 3) (x + m, y + m, 3) (4 * m))).
  - intros. replace (x + 0) with x by lia. replace (y + 0) with y by lia. constructor. apply in_ports. lia.
  - intros m Hm IH H1 H2. apply walk_cast with (4 * m + (1 + (1 + (1 + 1)))); [|lia].
    eapply walk_app; [apply IH; lia|].
    eapply walk_app; [apply (hop _ _ 3 (x + m) (y + m) 0); try lia; unfold mcr_step; lia|].
    eapply walk_app; [apply (hop _ _ 0 (x + (m + 1)) (y + m) 2); try lia; unfold mcr_step; lia|].
    eapply walk_app; [apply (hop_back _ _ 2 (x + (m + 1)) (y + m) 1); try lia; unfold mcr_step; lia|].
    apply (hop _ _ 1 (x + (m + 1)) (y + (m + 1)) 3); try lia; unfold mcr_step; lia.
Qed.

Lemma zigzag_west x y : 0 <= x -> 0 <= y -> forall m, 0 <= m -> x + m < k -> y + m < k ->
  walk g (x, y, 2) (x + m, y + m, 2) (4 * m).
Proof.
  intros Hx Hy. apply (climb (fun m => x + m < k -> y + m < k -> walk g (x, y, 2) (x + m, y + m, 2) (4 * m))).
  - intros. replace (x + 0) with x by lia. replace (y + 0) with y by lia. constructor. apply in_ports. lia.
  - intros m Hm IH H1 H2. apply walk_cast with (4 * m + (1 + (1 + (1 + 1)))); [|lia].
    eapply walk_app; [apply IH; lia|].
    eapply walk_app; [apply (hop_back _ _ 2 (x + m) (y + m) 1); try lia; unfold mcr_step; lia|].
    eapply walk_app; [apply (hop _ _ 1 (x + m) (y + (m + 1)) 3); try lia; unfold mcr_step; lia|].
    eapply walk_app; [apply (hop _ _ 3 (x + m) (y + (m + 1)) 0); try lia; unfold mcr_step; lia|].
    apply (hop _ _ 0 (x + (m + 1)) (y + (m + 1)) 2); try lia; unfold mcr_step; lia.
Qed.

Lemma straight_east x y : 0 <= x -> 0 <= y < k -> forall m, 0 <= m -> x + m < k -> walk g (x, y, 2) (x + m, y, 2) (3 * m).
Proof.
  intros Hx Hy. apply (climb (fun m => x + m < k -> walk g (x, y, 2) (x + m, y, 2) (3 * m))).
  - intros. replace (x + 0) with x by lia. constructor. apply in_ports. lia.
  - intros m Hm IH H1. apply walk_cast with (3 * m + (1 + (1 + 1))); [|lia].
    eapply walk_app; [apply IH; lia|].
    eapply walk_app; [apply (hop _ _ 2 (x + m) y 3); try lia; unfold mcr_step; lia|].
    eapply walk_app; [apply (hop _ _ 3 (x + m) y 0); try lia; unfold mcr_step; lia|].
    apply (hop _ _ 0 (x + (m + 1)) y 2); try lia; unfold mcr_step; lia.
Qed.

Lemma straight_north x y : 0 <= x < k -> 0 <= y -> forall m, 0 <= m -> y + m < k -> walk g (x, y, 3) (x, y + m, 3) (3 * m).
Proof.
  intros Hx Hy. apply (climb (fun m => y + m < k -> walk g (x, y, 3) (x, y + m, 3) (3 * m))).
  - intros. replace (y + 0) with y by lia. constructor. apply in_ports. lia.
  - intros m Hm IH H1. apply walk_cast with (3 * m + (1 + (1 + 1))); [|lia].
    eapply walk_app; [apply IH; lia|].
    eapply walk_app; [apply (hop _ _ 3 x (y + m) 0); try lia; unfold mcr_step; lia|].
    eapply walk_app; [apply (hop _ _ 0 x (y + m) 1); try lia; unfold mcr_step; lia|].
    apply (hop _ _ 1 x (y + (m + 1)) 3); try lia; unfold mcr_step; lia.
Qed.

(* To the upper right. *)
Lemma north_east x y p x' y' q : 0 <= x -> x <= x' -> x' < k -> 0 <= y -> y <= y' -> y' < k -> 0 <= p < 4 -> 0 <= q < 4 ->
  exists d, walk g (x, y, p) (x', y', q) d /\ d <= 4 * k - 2.
Proof.
  intros Hx Hxx Hx' Hy Hyy Hy' Hp Hq.
  destruct (Z.eq_dec (x' - x) (y' - y)) as [E|E].
  - destruct (Z.eq_dec x' x) as [->|N].
    { assert (y' = y) as -> by lia. destruct (any_port x y p q) as [d [W L]]; try lia. exists d. split; [exact W|lia]. }
    destruct (any_port x' y' 3 q) as [e [W3 L3]]; try lia. destruct (any_port x' y' 2 q) as [f [W4 L4]]; try lia.
    assert (p = 3 \/ p = 0 \/ p = 1 \/ p = 2) as P by lia.
    assert ((p = 3 \/ p = 0) \/ (p = 1 \/ p = 2)) as [P'|P'] by lia; clear P.
    + destruct (near_port x y p 0) as [d [W L]]; try lia.
      pose proof (zigzag_south (x + 1) (y + 1) ltac:(lia) ltac:(lia) (x' - x - 1) ltac:(lia) ltac:(lia) ltac:(lia)) as Zg.
      replace (x + 1 + (x' - x - 1)) with x' in Zg by lia. replace (y + 1 + (x' - x - 1)) with y' in Zg by lia.
      exists (d + (1 + (1 + (1 + (4 * (x' - x - 1) + e))))). split; [|lia].
      eapply walk_app; [exact W|].
      eapply walk_app; [apply (hop _ _ 0 (x + 1) y 2); try lia; unfold mcr_step; lia|].
      eapply walk_app; [apply (hop_back _ _ 2 (x + 1) y 1); try lia; unfold mcr_step; lia|].
      eapply walk_app; [apply (hop _ _ 1 (x + 1) (y + 1) 3); try lia; unfold mcr_step; lia|].
      eapply walk_app; [exact Zg|exact W3].
    + destruct (near_port x y p 1) as [d [W L]]; try lia.
      pose proof (zigzag_west (x + 1) (y + 1) ltac:(lia) ltac:(lia) (x' - x - 1) ltac:(lia) ltac:(lia) ltac:(lia)) as Zg.
      replace (x + 1 + (x' - x - 1)) with x' in Zg by lia. replace (y + 1 + (x' - x - 1)) with y' in Zg by lia.
      exists (d + (1 + (1 + (1 + (4 * (x' - x - 1) + f))))). split; [|lia].
      eapply walk_app; [exact W|].
      eapply walk_app; [apply (hop _ _ 1 x (y + 1) 3); try lia; unfold mcr_step; lia|].
      eapply walk_app; [apply (hop _ _ 3 x (y + 1) 0); try lia; unfold mcr_step; lia|].
      eapply walk_app; [apply (hop _ _ 0 (x + 1) (y + 1) 2); try lia; unfold mcr_step; lia|].
      eapply walk_app; [exact Zg|exact W4].
  - destruct (Z_lt_dec (y' - y) (x' - x)) as [L|L].
    + destruct (any_port x y p 0) as [d [W1 L1]]; try lia. destruct (any_port x' y' 2 q) as [e [W2 L2]]; try lia.
      pose proof (zigzag_west (x + 1) y ltac:(lia) ltac:(lia) (y' - y) ltac:(lia) ltac:(lia) ltac:(lia)) as Zg.
      replace (y + (y' - y)) with y' in Zg by lia.
      pose proof (straight_east (x + 1 + (y' - y)) y' ltac:(lia) ltac:(lia) (x' - x - 1 - (y' - y)) ltac:(lia) ltac:(lia)) as St.
      replace (x + 1 + (y' - y) + (x' - x - 1 - (y' - y))) with x' in St by lia.
      exists (d + (1 + (4 * (y' - y) + (3 * (x' - x - 1 - (y' - y)) + e)))). split; [|lia].
      eapply walk_app; [exact W1|].
      eapply walk_app; [apply (hop _ _ 0 (x + 1) y 2); try lia; unfold mcr_step; lia|].
      eapply walk_app; [exact Zg|]. eapply walk_app; [exact St|exact W2].
    + destruct (any_port x y p 1) as [d [W1 L1]]; try lia. destruct (any_port x' y' 3 q) as [e [W2 L2]]; try lia.
      pose proof (zigzag_south x (y + 1) ltac:(lia) ltac:(lia) (x' - x) ltac:(lia) ltac:(lia) ltac:(lia)) as Zg.
      replace (x + (x' - x)) with x' in Zg by lia.
      pose proof (straight_north x' (y + 1 + (x' - x)) ltac:(lia) ltac:(lia) (y' - y - 1 - (x' - x)) ltac:(lia) ltac:(lia)) as St.
      replace (y + 1 + (x' - x) + (y' - y - 1 - (x' - x))) with y' in St by lia.
      exists (d + (1 + (4 * (x' - x) + (3 * (y' - y - 1 - (x' - x)) + e)))). split; [|lia].
      eapply walk_app; [exact W1|].
      eapply walk_app; [apply (hop _ _ 1 x (y + 1) 3); try lia; unfold mcr_step; lia|].
      eapply walk_app; [exact Zg|]. eapply walk_app; [exact St|exact W2].
Qed.

(* The mirror image in x. *)
Definition mirror_port (p : Z) : Z := if Z.eq_dec p 0 then 2 else if Z.eq_dec p 2 then 0 else p.
Definition mirror (u : Z * Z * Z) : Z * Z * Z := let '(x, y, p) := u in (k - 1 - x, y, mirror_port p).

Lemma mirror_adj u v : adj g u v -> adj g (mirror u) (mirror v).
Proof.
  destruct u as [[x y] p], v as [[x' y'] p']. intros H. apply mcr_adj in H. destruct H as [A [B H]].
  assert (forall x y p x' y' p', 0 <= p < 4 -> 0 <= p' < 4 -> mcr_step x y p x' y' p' ->
    mcr_step (k - 1 - x) y (mirror_port p) (k - 1 - x') y' (mirror_port p') \/
    mcr_step (k - 1 - x') y' (mirror_port p') (k - 1 - x) y (mirror_port p)) as K.
  { clear. intros x y p x' y' p' Hp Hp' H. unfold mcr_step in *.
    destruct H as [[-> [-> H]]|[[-> [-> [-> ->]]]|[-> [-> [-> ->]]]]].
    - assert (p = 0 \/ p = 1 \/ p = 2 \/ p = 3) as [->|[->|[->| ->]]] by lia;
        (assert (p' = 0 \/ p' = 1 \/ p' = 2 \/ p' = 3) as [->|[->|[->| ->]]] by lia; try (exfalso; lia)); change (mirror_port 0) with 2; change (mirror_port 1) with 1; change (mirror_port 2) with 0; change (mirror_port 3) with 3; lia.
    - change (mirror_port 0) with 2; change (mirror_port 1) with 1; change (mirror_port 2) with 0; change (mirror_port 3) with 3. lia.
    - change (mirror_port 0) with 2; change (mirror_port 1) with 1; change (mirror_port 2) with 0; change (mirror_port 3) with 3. lia. }
  assert (forall q, 0 <= q < 4 -> 0 <= mirror_port q < 4) as R.
  { intros q Hq. unfold mirror_port. destruct (Z.eq_dec q 0), (Z.eq_dec q 2); lia. }
  simpl. apply mcr_adj. pose proof (R p ltac:(tauto)). pose proof (R p' ltac:(tauto)).
  split; [lia|]. split; [lia|]. destruct H as [H|H]; apply K in H; tauto.
Qed.

Lemma mirror_walk u v d : walk g u v d -> walk g (mirror u) (mirror v) d.
Proof.
  induction 1 as [v V|u w v d A H IH]; [|econstructor; [apply mirror_adj; exact A|exact IH]].
  constructor. destruct v as [[x y] p]. apply in_ports in V. simpl. apply in_ports.
  unfold mirror_port. destruct (Z.eq_dec p 0), (Z.eq_dec p 2); lia.
Qed.

Lemma mirror_mirror x y p : 0 <= p < 4 -> mirror (k - 1 - x, y, mirror_port p) = (x, y, p).
Proof.
  intros Hp. unfold mirror. apply triple_eq. split; [lia|]. split; [lia|]. unfold mirror_port.
  assert (p = 0 \/ p = 1 \/ p = 2 \/ p = 3) as [->|[->|[->| ->]]] by lia; reflexivity.
Qed.

Lemma mcr_near u v : is_vertex g u -> is_vertex g v -> exists d, walk g u v d /\ d <= 4 * k - 2.
Proof.
  assert (forall x y p x' y' q, is_vertex g (x, y, p) -> is_vertex g (x', y', q) -> y <= y' ->
    exists d, walk g (x, y, p) (x', y', q) d /\ d <= 4 * k - 2) as K.
  { intros x y p x' y' q U V L. apply in_ports in U, V.
    destruct (Z_le_dec x x'); [apply north_east; lia|].
    assert (forall r, 0 <= r < 4 -> 0 <= mirror_port r < 4) as R.
    { intros r Hr. unfold mirror_port. destruct (Z.eq_dec r 0), (Z.eq_dec r 2); lia. }
    destruct (north_east (k - 1 - x) y (mirror_port p) (k - 1 - x') y' (mirror_port q)) as [d [W D]]; try lia; try (apply R; lia).
    exists d. split; [|exact D]. apply mirror_walk in W. rewrite !mirror_mirror in W by lia. exact W. }
  destruct u as [[x y] p], v as [[x' y'] q]. intros U V. destruct (Z_le_dec y y') as [L|L]; [apply K; auto|].
  destruct (K x' y' q x y p V U ltac:(lia)) as [d [W D]]. exists d. split; [apply walk_rev; exact W|exact D].
Qed.

End McrWalks.

(* FTT paper, Table 1: the diameter of MCR is 4k-2, not 6(k-1). *)
Theorem ftt_t1_mcr_diameter_correction k : 2 <= k -> diameter (MCR k) (4 * k - 2).
Proof.
  intros Hk. apply (diameter_by_walks (MCR k) _ mcr_from (0, 0, 2) (k - 1, k - 1, 0)).
  - apply mcr_decidable.
  - apply mcr_near.
  - apply mcr_from_potential.
  - apply in_ports. lia.
  - apply in_ports. lia.
  - unfold mcr_from. destruct (Z.eq_dec (k - 1) (k - 1)); [|lia]. simpl. lia.
Qed.

Theorem ftt_t1_mcr_diameter_refuted k : 3 <= k -> ~ diameter (MCR k) (6 * (k - 1)).
Proof.
  intros Hk H. assert (2 <= k) as H2 by lia.
  pose proof (diameter_unique _ _ _ H (ftt_t1_mcr_diameter_correction k H2)). lia.
Qed.

(* Table 2 prints 6, 12, 18, ..., 42 for k = 2, ..., 8. *)
Theorem ftt_t2_mcr_diameter_correction k : 2 <= k <= 8 -> diameter (MCR k) (4 * k - 2).
Proof. intros. apply ftt_t1_mcr_diameter_correction. lia. Qed.

(* FTT(2k) has the smaller diameter. *)
Theorem ftt_cmp_i_diameter_mcr k : 2 <= k -> exists d e, diameter (FTT (2 * k)) d /\ diameter (MCR k) e /\ d < e.
Proof.
  intros Hk. exists (3 * k / 2), (4 * k - 2). split; [apply ftt_t1_ftt_diameter_correction; auto|].
  split; [apply ftt_t1_mcr_diameter_correction; auto|]. Z.div_mod_to_equations. lia.
Qed.
