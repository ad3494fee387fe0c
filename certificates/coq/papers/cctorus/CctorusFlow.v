(* What uniform traffic a network carries: no more than a cut lets through. The CCTorus paper, section
   IV-C. *)

From Coq Require Import ZArith Lia List Bool.
From Topocert Require Import Graph Walk Torus Mesh Links Computed Networks CctorusWidths.
Import ListNotations.
Open Scope Z_scope.

(* Every vertex sends every other [demand] units of a flow, and no channel, a link in one direction,
   carries more than [capacity]: of what s sends to t, f s t u v go from u to v. *)
Definition carries (g : graph) (demand capacity : Z) : Prop :=
  exists f : vertex g -> vertex g -> vertex g -> vertex g -> Z,
    (forall s t u v, 0 <= f s t u v /\ (~ adj g u v -> f s t u v = 0)) /\
    (forall s t u, is_vertex g s -> is_vertex g t -> is_vertex g u -> s <> t -> u <> t ->
      let net := sum_over (f s t u) (vertices g) - sum_over (fun v => f s t v u) (vertices g) in
      (u = s -> net = demand) /\ (u <> s -> net = 0)) /\
    (forall u v, adj g u v -> sum_over (fun s => sum_over (fun t => f s t u v) (vertices g)) (vertices g) <= capacity).

Lemma sum_over_split {A} (f : A -> Z) (S : A -> bool) l :
  sum_over f l = sum_over f (filter S l) + sum_over f (filter (fun a => negb (S a)) l).
Proof. induction l as [|a l IH]; [reflexivity|]; cbn [filter sum_over]; destruct (S a); cbn [negb sum_over]; lia. Qed.

Lemma sum_over_prod {A B} (f : A * B -> Z) l m : sum_over f (list_prod l m) = sum_over (fun a => sum_over (fun b => f (a, b)) m) l.
Proof.
  induction l as [|a l IH]; [reflexivity|]; cbn [list_prod sum_over]; rewrite sum_over_app, IH, sum_over_map; reflexivity.
Qed.

Lemma sum_over_part {A} (f : A -> Z) (S : A -> bool) l : (forall a, 0 <= f a) -> sum_over f (filter S l) <= sum_over f l.
Proof.
  intros P; rewrite (sum_over_split f S l); enough (0 <= sum_over f (filter (fun a => negb (S a)) l)) by lia.
  induction (filter _ l) as [|a k IH]; cbn [sum_over]; [lia | specialize (P a); lia].
Qed.

Lemma sum_over_only {A} (f : A -> Z) a l : NoDup l -> In a l -> (forall b, In b l -> b <> a -> f b = 0) -> sum_over f l = f a.
Proof.
  intros N; induction N as [|b l H N IH]; intros I Z0; [contradiction|]; cbn [sum_over]; destruct I as [->|I].
  - rewrite (sum_over_ext f (fun _ => 0)); [|intros b B; apply Z0; [right; exact B | intros ->; contradiction]].
    enough (sum_over (fun _ : A => 0) l = 0) by lia; clear; induction l as [|b l IH]; cbn; lia.
  - rewrite IH; auto; [|intros c C D; apply Z0; [right; exact C | exact D]].
    rewrite (Z0 b); [lia | left; reflexivity | intros ->; contradiction].
Qed.

Section Cut.
Variable g : graph.
Hypothesis once : NoDup (vertices g).
Variable S : vertex g -> bool.
Let inner := filter S (vertices g).
Let outer := filter (fun v => negb (S v)) (vertices g).

Variable linked : vertex g -> vertex g -> bool.
Hypothesis linked_iff : forall u v, is_vertex g u -> is_vertex g v -> (linked u v = true <-> adj g u v).

Lemma cut_bound demand capacity : 0 <= capacity -> carries g demand capacity ->
  Z.of_nat (length inner) * Z.of_nat (length outer) * demand <=
  capacity * sum_over (fun u => sum_over (fun v => if linked u v then 1 else 0) outer) inner.
Proof.
  intros Cap (f & Pos & Net & Load).
  assert (D : forall s t, In s inner -> In t outer -> demand <= sum_over (fun q => f s t (fst q) (snd q)) (list_prod inner outer)).
  { intros s t Is It; apply filter_In in Is; apply filter_In in It; destruct Is as [Vs Ss], It as [Vt St].
    assert (NE : s <> t) by (intros ->; rewrite Ss in St; discriminate).
    assert (E : demand = sum_over (fun u => sum_over (f s t u) (vertices g) - sum_over (fun v => f s t v u) (vertices g)) inner).
    { rewrite (sum_over_only _ s inner); [| apply NoDup_filter, once | apply filter_In; auto |].
      - symmetry; apply (Net s t s Vs Vt Vs NE NE); reflexivity.
      - intros u U Q; apply filter_In in U; destruct U as [U Su].
        apply (Net s t u Vs Vt U NE); [intros ->; rewrite Su in St; discriminate | exact Q]. }
    rewrite E, sum_over_prod; cbn [fst snd].
    rewrite (sum_over_ext _ (fun u => (sum_over (f s t u) inner + sum_over (f s t u) outer) -
      (sum_over (fun v => f s t v u) inner + sum_over (fun v => f s t v u) outer)) inner).
    2: { intros u _; unfold inner, outer; rewrite <- !sum_over_split; reflexivity. }
    assert (X : forall a b c d : vertex g -> Z, sum_over (fun u => (a u + b u) - (c u + d u)) inner =
      sum_over a inner + sum_over b inner - (sum_over c inner + sum_over d inner)).
    { intros a b c d; generalize inner; intros l; induction l as [|u l IH]; cbn [sum_over]; lia. }
    rewrite X; assert (W : sum_over (fun u => sum_over (fun v => f s t v u) inner) inner = sum_over (fun u => sum_over (f s t u) inner) inner)
      by exact (sum_over_swap (fun u v => f s t v u) inner inner).
    change (sum_over (fun a => sum_over (fun b => f s t a b) outer) inner) with (sum_over (fun u => sum_over (f s t u) outer) inner).
    enough (0 <= sum_over (fun u => sum_over (fun v => f s t v u) outer) inner) by lia.
    assert (Y : forall (a : vertex g -> Z) l, (forall u, 0 <= a u) -> 0 <= sum_over a l)
      by (intros a l H; induction l as [|u l IH]; cbn [sum_over]; [lia | specialize (H u); lia]).
    apply Y; intros u; apply Y; intros v; apply Pos. }
  transitivity (sum_over (fun p => sum_over (fun q => f (fst p) (snd p) (fst q) (snd q)) (list_prod inner outer)) (list_prod inner outer)).
  - transitivity (sum_over (fun _ : vertex g * vertex g => demand) (list_prod inner outer)).
    + rewrite (sum_over_constant _ demand) by reflexivity; rewrite length_list_prod; lia.
    + apply sum_over_le; intros [s t] I; apply in_prod_iff in I; apply D; tauto.
  - rewrite sum_over_swap.
    rewrite <- (sum_over_prod (fun q => if linked (fst q) (snd q) then 1 else 0)), <- sum_over_scale.
    apply sum_over_le; intros [u v] I; apply in_prod_iff in I; destruct I as [Iu Iv]; cbn [fst snd].
    apply filter_In in Iu; apply filter_In in Iv; destruct Iu as [Vu _], Iv as [Vv _].
    destruct (linked u v) eqn:L.
    + pose proof (proj1 (linked_iff u v Vu Vv) L) as A; specialize (Load u v A); rewrite sum_over_prod; cbn [fst snd].
      etransitivity; [|rewrite Z.mul_1_r; exact Load].
      transitivity (sum_over (fun s => sum_over (fun t => f s t u v) (vertices g)) inner).
      * apply sum_over_le; intros s _; apply sum_over_part; intros t; apply Pos.
      * apply sum_over_part; intros s; clear - Pos; induction (vertices g) as [|t l IH]; cbn [sum_over]; [lia | pose proof (proj1 (Pos s t u v)); lia].
    + rewrite (sum_over_ext _ (fun _ => 0)); [|intros p _; apply Pos; intros A; apply linked_iff in A; auto; congruence].
      rewrite (sum_over_constant _ 0) by reflexivity; lia.
Qed.
End Cut.

Theorem cctorus_TH_attainable_refuted :
  forall w : Z, bisection_width (Mesh [5; 5]) w -> ~ (exists unit, 0 < unit /\ carries (Mesh [5; 5])
  (2 * (2 * w) * unit) (25 * 25 * unit)).
Proof.
  intros w W (unit & P & C); rewrite (bisection_width_unique _ _ _ W mesh5_width) in C.
  assert (N : NoDup (vertices (Mesh [5; 5]))) by (apply mesh_proper; intros ? ?; cbn in *; lia).
  pose proof (cut_bound (Mesh [5; 5]) N (fun v : Z * (Z * Datatypes.unit) => fst v <? 2) (joined (Mesh [5; 5]) (mesh_tells [5; 5]) (mesh [5; 5]))
    (joined_adj _ _ _) (2 * (2 * 6) * unit) (25 * 25 * unit) ltac:(lia) C) as B.
  match type of B with ?a * ?b * _ <= _ * ?c => let x := eval vm_compute in a in let y := eval vm_compute in b in let z := eval vm_compute in c in
    change (x * y * (2 * (2 * 6) * unit) <= 25 * 25 * unit * z) in B end; lia.
Qed.
