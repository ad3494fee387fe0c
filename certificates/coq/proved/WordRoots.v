(* The networks that a statement names, among the values that expressions have. *)

From Coq Require Import ZArith Lia List Bool Uint63 PArray.
From Topocert Require Import CheckGraph WordSays WordMoves WordNets WordUses WordOrbits.
Import ListNotations.
Open Scope Z_scope.

(* They are the only ones with places. *)
Definition rooted (roots : list (bool * plain)) (e : list worth) : Prop :=
  forall q Q, In (Network (Root q Q)) e -> root_named roots q Q.

Definition no_network (w : option worth) : Prop := forall g, w <> Some (Network g).

Lemma no_network_said o : no_network (truly o).
Proof. destruct o; discriminate. Qed.

Lemma no_network_part o : no_network (option_map Part_ o).
Proof. destruct o; discriminate. Qed.

Lemma no_network_gathered k o b l : no_network (gathered k o b l).
Proof. destruct k; simpl; try apply no_network_said; try apply no_network_part; intros g; destruct (option_map (@concat _) _); discriminate. Qed.

Lemma no_network_chosen k o b each l : no_network (chosen k o b each l).
Proof. destruct k; unfold chosen; try apply no_network_said; try apply no_network_gathered; intros g; discriminate. Qed.

(* Only variables, choices, networks' texts and words are networks. *)
Lemma network_value x e g : value e x = Some (Network g) ->
  match x with Local _ | Cond _ _ _ | Graph_ _ _ _ | Call _ _ => True | _ => False end.
Proof.
  destruct x; try exact (fun _ => I); try discriminate; simpl; intros H.
  - apply (no_network_said _ _ H).
  - destruct (truth (value e x1)) as [[|]|]; try discriminate H; apply (no_network_said _ _ H).
  - destruct (truth (value e x1)) as [[|]|]; try discriminate H; apply (no_network_said _ _ H).
  - apply (no_network_said _ _ H).
  - destruct (part_of (value e x1)), (part_of (value e x2)); try discriminate H; apply (no_network_said _ _ H).
  - destruct (part_of (value e x1)), (set_of (value e x2)); try discriminate H; apply (no_network_said _ _ H).
  - destruct (part_of (value e x1)), (part_of (value e x2)); try discriminate H; apply (no_network_part _ _ H).
  - destruct (part_of (value e x)); try discriminate H; apply (no_network_part _ _ H).
  - destruct (part_of (value e x1)), (part_of (value e x2)); try discriminate H; apply (no_network_part _ _ H).
  - destruct (whole_of (value e x1)), (whole_of (value e x2)); discriminate H.
  - destruct (value e x1) as [[| | | | |]|]; try discriminate H; destruct (value e x2) as [[[]| | | | |]|]; discriminate H.
  - destruct (value e x1) as [[| | | | |]|]; try discriminate H; destruct (part_of (value e x2)); try discriminate H; apply (no_network_part _ _ H).
  - destruct (set_of (value e x)); discriminate H.
  - destruct (part_of (value e x1)), (part_of (value e x2)); discriminate H.
  - destruct (net_of (value e x)); try discriminate H; destruct q; discriminate H.
  - destruct (net_of (value e x1)), (part_of (value e x2)); try discriminate H; unfold inquired_vertex in H; destruct (neighbours_of _ _); [|discriminate]; destruct q; discriminate H.
  - destruct (net_of (value e x1)), (part_of (value e x2)), (part_of (value e x3)); try discriminate H; unfold inquired_two in H; destruct (neighbours_of _ _); [|discriminate]; destruct (neighbours_of _ _); [|discriminate]; destruct q; discriminate H.
  - destruct (value e x1) as [[| | | | |w]|]; try discriminate H; destruct (net_of _) as [[r P|]|], (part_of (value e x3)) as [[]|], (part_of (value e x4)) as [[]|]; try discriminate H.
    unfold sent_between in H; destruct (_ && _); [|discriminate H]; destruct (w _ _ _); discriminate H.
  - destruct r as [a|a most|a b].
    + destruct (set_of (value e a)); [|discriminate]; destruct (bindings _ _); [|discriminate]; apply (no_network_gathered _ _ _ _ _ H).
    + destruct (set_of (value e a)); [|discriminate]; destruct (bound e most); [|discriminate]; destruct (_ <? 0); apply (no_network_chosen _ _ _ _ _ _ H).
    + destruct (set_of (value e a)); [|discriminate]; destruct (set_of (value e b)); [|discriminate]; apply (no_network_chosen _ _ _ _ _ _ H).
  - destruct (whole_of (value e x1)), (whole_of (value e x2)); try discriminate H; apply (no_network_part _ _ H).
Qed.

Lemma root_from : (forall x e q Q, value e x = Some (Network (Root q Q)) -> In (Network (Root q Q)) e) /\
  (forall r : over, True) /\ (forall b : bounded, True) /\ (forall r : ranging, True) /\ (forall l : nexts, True) /\
  (forall a e before l q Q, values e a before = Some l -> In (Network (Root q Q)) l -> In (Network (Root q Q)) before \/ In (Network (Root q Q)) e).
Proof.
  apply syntax_all; try (intros; exact I); try (intros; match goal with H : value _ _ = _ |- _ => exfalso; exact (network_value _ _ _ H) end).
  - intros k e q Q H; apply nth_error_In in H; exact H.
  - intros c _ a A b B e q Q H; simpl in H; match type of H with (match truth ?c with _ => _ end) = _ => destruct (truth c) as [[|]|]; [| |discriminate] end; eauto.
  - intros a c _ n _ e q Q H; simpl in H; destruct (tuples_of e _ []); [|discriminate]; destruct (all_there _); [|discriminate]; destruct (linked_rows _); discriminate.
  - intros a A x X e q Q H; simpl in H; destruct (values e _ []) as [l|] eqn:V; [|discriminate].
    apply X in H; destruct (A e [] l q Q V H) as [[]|J]; exact J.
  - intros e before l q Q E I; injection E as <-; left; exact I.
  - intros a A more M e before l q Q E I; simpl in E; match type of E with (match value e ?a with _ => _ end) = _ => destruct (value e a) as [w|] eqn:V; [|discriminate] end.
    destruct (M e (w :: before) l q Q E I) as [[->|J]|J]; [right; eauto | left; exact J | right; exact J].
Qed.

(* What variables have for values is no network. *)
Lemma binding_part names p l x w : binding names p = Some l -> In x l -> In w x -> exists p, w = Part_ p.
Proof.
  assert (G : forall n p before x, (forall w, In w before -> exists p, w = Part_ p) -> parts_of n p before = Some x -> forall w, In w x -> exists p, w = Part_ p).
  { clear; induction n as [|n IH]; intros p before x B E w I; destruct p; simpl in E; try discriminate E; [injection E as <-; apply B, I|].
    refine (IH _ _ x _ E w I); intros v [<-|J]; [eexists; reflexivity | apply B, J]. }
  unfold binding; intros E I W.
  assert (S : forall n, option_map (fun b => [b]) (parts_of n p []) = Some l -> exists p, w = Part_ p).
  { intros n F; destruct (parts_of n p []) as [b|] eqn:B; [|discriminate]; injection F as <-; destruct I as [<-|[]]; apply (G n p [] b (fun _ F => match F with end) B w W). }
  destruct names as [|[|[|n]]]; [apply (S 0%nat E) | injection E as <-; destruct I as [<-|[]]; destruct W as [<-|[]]; eexists; reflexivity | | apply (S _ E)].
  destruct p; try (apply (S 2%nat E)); injection E as <-; destruct I as [<-|[<-|[]]]; destruct W as [<-|[<-|[]]]; eexists; reflexivity.
Qed.

Definition plain_values (x : list worth) : Prop := forall g, ~ In (Network g) x.

Lemma bindings_plain names l m x : bindings names l = Some m -> In x m -> plain_values x.
Proof.
  unfold bindings; destruct (all_there (map (binding names) l)) as [k|] eqn:A; [|discriminate]; intros E; injection E as <-; intros I g W.
  apply in_concat in I; destruct I as (b & B & I); apply (all_there_in _ _ A) in B; apply in_map_iff in B; destruct B as (p & B & _).
  destruct (binding_part names p b x _ B I W) as (q & Q); discriminate.
Qed.

Lemma rooted_more roots e x : plain_values x -> rooted roots e -> rooted roots (x ++ e).
Proof. intros P R q Q I; apply in_app_or in I; destruct I as [I|I]; [destruct (P _ I) | apply (R q Q I)]. Qed.

Lemma every_value_plain look names r l x : every_value look names r = Some l -> In x l -> plain_values x.
Proof.
  destruct r as [a|a most|a b]; simpl; destruct (set_of (look a)) as [m|]; try discriminate.
  - apply bindings_plain.
  - destruct (bound_seen look most) as [o|]; [|discriminate]; destruct (_ <? 0); intros E; injection E as <-; [intros []|]; intros I g W.
    assert (S : forall size l before others, (forall x, In x others -> plain_values x) -> forall x, In x (sets_of_size size l before others) -> plain_values x).
    { clear; intros size l; revert size; induction l as [|p l IH]; intros size before others O x I; destruct size as [|size]; simpl in I;
        try (destruct I as [<-|I]; [intros g [G|[]]; discriminate | apply O, I]); try (apply O, I).
      revert I; apply IH; intros y Y; revert Y; apply IH, O. }
    assert (U : forall size l larger, (forall x, In x larger -> plain_values x) -> forall x, In x (sets_up_to size l larger) -> plain_values x).
    { clear - S; induction size as [|size IH]; intros l larger O x I; [revert I; apply (S 0%nat), O|]; simpl in I; revert I; apply IH; intros y Y; revert Y; apply (S (Datatypes.S size)), O. }
    revert W; apply (U _ _ [] (fun _ F => match F with end) x I).
  - destruct (set_of (look b)) as [v|]; [|discriminate]; intros E; injection E as <-; intros I g W.
    assert (S : forall keys before others, (forall x, In x others -> plain_values x) -> forall x, In x (maps_onto keys v before others) -> plain_values x).
    { clear; induction keys as [|p keys IH]; intros before others O x I; simpl in I; [destruct I as [<-|I]; [intros g [G|[]]; discriminate | apply O, I]|].
      assert (F : forall u x, In x (fold_right (fun w others => maps_onto keys v ((p, w) :: before) others) others u) -> plain_values x); [|apply (F v x I)].
      clear x I; induction u as [|w u IHu]; intros x I; [apply O, I|]; simpl in I; revert I; apply IH; exact IHu. }
    revert W; apply (S _ _ [] (fun _ F => match F with end) x I).
Qed.

Lemma value_at_plain look names r p x : value_at look names r p = Some x -> plain_values x.
Proof.
  destruct r as [a|a most|a b]; simpl; destruct (set_of (look a)) as [m|]; try discriminate.
  - destruct p as [|i [|j p]]; try discriminate; destruct (bindings names m) as [l|] eqn:B; [|discriminate]; intros E; apply at_position_in in E; apply (bindings_plain names m l x B E).
  - destruct (bound_seen look most) as [o|]; [|discriminate]; destruct (at_positions m 0 p); [|discriminate]; destruct (_ <=? _); [|discriminate]; intros E; injection E as <-; intros g [G|[]]; discriminate.
  - destruct (set_of (look b)) as [v|]; [|discriminate]; destruct (map_at m v p); [|discriminate]; intros E; injection E as <-; intros g [G|[]]; discriminate.
Qed.

