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
