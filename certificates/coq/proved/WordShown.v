(* What a strategy shows of a word. *)

From Coq Require Import ZArith Lia List Bool Uint63 PArray.
From Topocert Require Import CheckGraph WordSays WordMoves WordUses WordMonotone WordGame WordGoals WordExtremes WordOrbits WordFacts WordRefuted NetworkTable.
Import ListNotations.
Open Scope Z_scope.

(* Automorphisms of a network of the statement, by its place: where each takes the vertices. *)
Record word_symmetries := WordSymmetries { symmetric : int; images : list (array int) }.

Definition word_refutation := refutation.

Definition word_step := step word_symmetries word_refutation.

(* The first values of the orbits. *)
Definition word_orbits (roots : list plain) (s : word_symmetries) (e : list worth) (names : nat) (r : over) : option (list (list worth)) :=
  orbit_values roots (symmetric s) (map (fun t v => t.[v]) (images s)) e names r.

Definition word_refutes (roots : list plain) (r : word_refutation) (e : list worth) (x : expression) (want : bool) : bool := refutes_by roots r e x want.

(* ---------- The networks that a statement names ---------- *)

(* They are the only ones with places. *)
Definition rooted (roots : list plain) (e : list worth) : Prop :=
  forall q Q, In (Network (Root q Q)) e -> nth_error roots (Z.to_nat (to_Z q)) = Some Q.

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
  match x with Local _ | Cond _ _ _ | Graph_ _ _ | Call _ _ => True | _ => False end.
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
  - destruct (value e x1) as [[| | | |]|]; try discriminate H; destruct (value e x2) as [[[]| | | |]|]; discriminate H.
  - destruct (value e x1) as [[| | | |]|]; try discriminate H; destruct (part_of (value e x2)); try discriminate H; apply (no_network_part _ _ H).
  - destruct (set_of (value e x)); discriminate H.
  - destruct (part_of (value e x1)), (part_of (value e x2)); discriminate H.
  - destruct (net_of (value e x)); try discriminate H; destruct q; discriminate H.
  - destruct (net_of (value e x1)), (part_of (value e x2)); try discriminate H; unfold inquired_vertex in H; destruct (neighbours_of _ _); [|discriminate]; destruct q; discriminate H.
  - destruct (net_of (value e x1)), (part_of (value e x2)), (part_of (value e x3)); try discriminate H; unfold inquired_two in H; destruct (neighbours_of _ _); [|discriminate]; destruct (neighbours_of _ _); [|discriminate]; destruct q; discriminate H.
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
  - intros c _ n _ e q Q H; simpl in H; destruct (tuples_of e _ []); [|discriminate]; destruct (all_there _); [|discriminate]; destruct (symmetric_rows _); discriminate.
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

Lemma every_value_plain e names r l x : every_value e names r = Some l -> In x l -> plain_values x.
Proof.
  destruct r as [a|a most|a b]; simpl; destruct (set_of (value e a)) as [m|]; try discriminate.
  - apply bindings_plain.
  - destruct (bound e most) as [o|]; [|discriminate]; destruct (_ <? 0); intros E; injection E as <-; [intros []|]; intros I g W.
    assert (S : forall size l before others, (forall x, In x others -> plain_values x) -> forall x, In x (sets_of_size size l before others) -> plain_values x).
    { clear; intros size l; revert size; induction l as [|p l IH]; intros size before others O x I; destruct size as [|size]; simpl in I;
        try (destruct I as [<-|I]; [intros g [G|[]]; discriminate | apply O, I]); try (apply O, I).
      revert I; apply IH; intros y Y; revert Y; apply IH, O. }
    assert (U : forall size l larger, (forall x, In x larger -> plain_values x) -> forall x, In x (sets_up_to size l larger) -> plain_values x).
    { clear - S; induction size as [|size IH]; intros l larger O x I; [revert I; apply (S 0%nat), O|]; simpl in I; revert I; apply IH; intros y Y; revert Y; apply (S (Datatypes.S size)), O. }
    revert W; apply (U _ _ [] (fun _ F => match F with end) x I).
  - destruct (set_of (value e b)) as [v|]; [|discriminate]; intros E; injection E as <-; intros I g W.
    assert (S : forall keys before others, (forall x, In x others -> plain_values x) -> forall x, In x (maps_onto keys v before others) -> plain_values x).
    { clear; induction keys as [|p keys IH]; intros before others O x I; simpl in I; [destruct I as [<-|I]; [intros g [G|[]]; discriminate | apply O, I]|].
      assert (F : forall u x, In x (fold_right (fun w others => maps_onto keys v ((p, w) :: before) others) others u) -> plain_values x); [|apply (F v x I)].
      clear x I; induction u as [|w u IHu]; intros x I; [apply O, I|]; simpl in I; revert I; apply IH; exact IHu. }
    revert W; apply (S _ _ [] (fun _ F => match F with end) x I).
Qed.

Lemma value_at_plain e names r p x : value_at e names r p = Some x -> plain_values x.
Proof.
  destruct r as [a|a most|a b]; simpl; destruct (set_of (value e a)) as [m|]; try discriminate.
  - destruct p as [|i [|j p]]; try discriminate; destruct (bindings names m) as [l|] eqn:B; [|discriminate]; intros E; apply at_position_in in E; apply (bindings_plain names m l x B E).
  - destruct (bound e most) as [o|]; [|discriminate]; destruct (at_positions m 0 p); [|discriminate]; destruct (_ <=? _); [|discriminate]; intros E; injection E as <-; intros g [G|[]]; discriminate.
  - destruct (set_of (value e b)) as [v|]; [|discriminate]; destruct (map_at m v p); [|discriminate]; intros E; injection E as <-; intros g [G|[]]; discriminate.
Qed.

(* ---------- Statements ---------- *)

(* A goal, by the steps that it needs. *)
Definition show_goal (roots : list plain) (fuel : nat) (g : goal) (s : list word_step) : option (list word_step) :=
  show word_symmetries word_refutation every_value value_at (word_orbits roots) (word_refutes roots) fuel (where_ g) (sentence g) (wanted g) s.

Lemma said_of_all_is k : said_of_all k -> is_all_or_some k = true.
Proof. intros [-> | ->]; reflexivity. Qed.

Lemma show_goal_sound roots fuel g s t : Forall good_plain roots -> rooted roots (where_ g) -> show_goal roots fuel g s = Some t -> goal_shown g.
Proof.
  intros W R E; unfold goal_shown.
  apply (show_sound word_symmetries word_refutation every_value value_at (word_orbits roots) (word_refutes roots)) with (opened_here := rooted roots) (fuel := fuel) (steps := s) (rest := t); auto.
  - intros e k names r only body l K; apply every_value_all, said_of_all_is, K.
  - intros e k names r only body p x K; apply value_at_one, said_of_all_is, K.
  - intros y e k names r only body l K O; apply (orbit_values_all roots (symmetric y) _ e k names r only body l W O), said_of_all_is, K.
  - intros y e x want O; apply (refutes_by_sound roots y e x want W O).
  - intros e names r p x O V; apply rooted_more; [apply (value_at_plain _ _ _ _ _ V) | exact O].
  - intros e names r l x O V I; apply rooted_more; [apply (every_value_plain _ _ _ _ _ V I) | exact O].
  - intros y e names r l x O V I; apply rooted_more; [intros v; exact (orbit_values_plain _ _ _ _ _ _ _ _ v V I) | exact O].
  - intros e a l O V q Q I; destruct (proj2 (proj2 (proj2 (proj2 (proj2 root_from)))) a e [] l q Q V I) as [[]|J]; apply O, J.
Qed.

Fixpoint show_goals (roots : list plain) (fuel : nat) (l : list goal) (s : list word_step) : option (list word_step) :=
  match l with [] => Some s | g :: l => match show_goal roots fuel g s with Some s => show_goals roots fuel l s | None => None end end.

(* The networks of the parameters, by their places. *)
Fixpoint roots_of (l : list argument) : list plain :=
  match l with [] => [] | Other_network Q :: l => Q :: roots_of l | _ :: l => roots_of l end.

Definition few (l : list argument) : bool := Nat.leb (List.length l) 64.

Lemma opened_rooted P : forall l place before early, to_Z place = Z.of_nat (S (List.length early)) ->
  Z.of_nat (List.length early) + 1 + Z.of_nat (List.length l) < wB -> rooted (P :: early ++ roots_of l) before ->
  rooted (P :: early ++ roots_of l) (opened P l place before).
Proof.
  induction l as [|a l IH]; intros place before early E B R; [exact R|]; simpl List.length in B; destruct a as [|Q|i|p]; cbn [opened roots_of] in *.
  - apply IH; [exact E | lia | intros q Q [I|I]; [injection I as <- <-; reflexivity | apply R, I]].
  - assert (N : to_Z (place + 1) = Z.of_nat (S (List.length (early ++ [Q])))).
    { rewrite Uint63.add_spec, E, app_length; change (to_Z 1) with 1; simpl List.length in *; rewrite Z.mod_small; lia. }
    replace (early ++ Q :: roots_of l) with ((early ++ [Q]) ++ roots_of l) in * by (rewrite <- app_assoc; reflexivity).
    apply IH; [exact N | rewrite app_length; simpl List.length; lia|].
    intros q Q' [I|I]; [|apply R, I]; injection I as <- <-; rewrite E, Nat2Z.id, <- app_assoc; simpl; rewrite nth_error_app2, Nat.sub_diag by lia; reflexivity.
  - apply IH; [exact E | lia | intros q Q [I|I]; [discriminate | apply R, I]].
  - apply IH; [exact E | lia | intros q Q [I|I]; [discriminate | apply R, I]].
Qed.

(* The environments of a statement's goals are its own, with numbers before them. *)
Lemma goals_rooted roots fuel e x j l : rooted roots e -> goals_of fuel e x j = Some l -> forall g, In g l -> rooted roots (where_ g).
Proof.
  intros R.
  assert (B : forall fuel e x, rooted roots e -> rooted roots (fst (bare fuel e x))).
  { clear; induction fuel as [|fuel IH]; intros e x R; [exact R|]; destruct x; try exact R; simpl.
    - destruct (truth (value e x1)) as [[|]|]; [apply IH, R | apply IH, R | exact R].
    - destruct (values e _ []) as [l|] eqn:V; [|exact R]; apply IH; intros q Q I.
      destruct (proj2 (proj2 (proj2 (proj2 (proj2 root_from)))) _ e [] l q Q V I) as [[]|J]; apply R, J. }
  assert (N : forall e only body want k, rooted roots e -> rooted roots (where_ (for_number e only body want k))).
  { intros f only body want k F; apply (rooted_more roots f [Part_ (whole k)]); [intros g [G|[]]; discriminate | exact F]. }
  assert (M : forall up f only body a b, rooted roots f -> forall g, In g (false_for up f only body a b) -> rooted roots (where_ g)).
  { intros up f only body a b F g I; unfold false_for in I; apply in_map_iff in I; destruct I as (k & <- & _); apply N, F. }
  specialize (B fuel e x R); intros G g I.
  assert (T : j = Is_truth true \/ j = Is_truth false \/ forall b, j <> Is_truth b) by (destruct j as [[|]| | |]; auto; right; right; discriminate).
  destruct T as [-> |[-> |T]]; [injection G as <-; destruct I as [<-|[]]; exact R | injection G as <-; destruct I as [<-|[]]; exact R|].
  unfold goals_of in G; destruct (bare fuel e x) as [f y]; simpl in B.
  assert (X : forall greater y, extreme_goals f greater y j = Some l -> rooted roots (where_ g)).
  { intros greater z E; destruct j as [b|p|p|p]; simpl in E; [discriminate| | |]; destruct (written p); simpl in E; try discriminate E; destruct p; simpl in E; try discriminate E; destruct greater; injection E as <-;
      simpl in I; repeat (destruct I as [<-|I]; [exact B|]); destruct I. }
  assert (L : forall (last : bool) from_ to_ only body, match whole_of (value f from_), whole_of (value f to_) with
      | Some a, Some b => (if last then most_goals else least_goals) f a b only body j | _, _ => None end = Some l -> rooted roots (where_ g)).
  { intros last from_ to_ only body E; destruct (whole_of (value f from_)) as [a|]; [|discriminate]; destruct (whole_of (value f to_)) as [b|]; [|discriminate].
    destruct last, j as [t|p|p|p]; simpl in E; try discriminate E; [| | |destruct p; try discriminate E|destruct p; try discriminate E|destruct p; try discriminate E];
      try (destruct (whole_part _) as [v|]; [|discriminate E]); try (injection E as <-; revert I; apply M, B); try (injection E as <-; destruct I; fail);
      repeat match type of E with (match ?o with _ => _ end) = _ => destruct o; try discriminate E end;
      injection E as <-; simpl in I; repeat (destruct I as [<-|I]; [apply N, B|]); try (revert I; apply M, B); try destruct I. }
  destruct j; try (destruct (T b eq_refl)); destruct y; try (apply (L _ _ _ _ _ G));
    try (match type of G with (match part_of ?v with _ => _ end) = _ => destruct (part_of v); [|discriminate]; match type of G with (if ?c then _ else _) = _ => destruct c; [|discriminate] end; injection G as <-; destruct I end);
    match goal with k : quantifier |- _ => destruct k; try (apply (X _ _ G));
      (match type of G with (match part_of ?v with _ => _ end) = _ => destruct (part_of v); [|discriminate]; match type of G with (if ?c then _ else _) = _ => destruct c; [|discriminate] end; injection G as <-; destruct I end) end.
Qed.

(* ---------- Certificates ---------- *)

(* A strategy, with how deep it may go. *)
Record word_proof := WordProof { depth : nat; strategy : list word_step }.

Definition shows_word (P : plain) (w : word_fact) (p : word_proof) : bool :=
  match word_text (word w), all_there (map (argument_of P) (word_arguments w)) with
  | Some text, Some l =>
    if few l then
      match goals_of (depth p) (opened P l 1 []) text (word_judgement w) with
      | Some goals => match show_goals (P :: roots_of l) (depth p) goals (strategy p) with Some [] => true | _ => false end
      | None => false
      end
    else false
  | _, _ => false
  end.

Definition words_checks (P : plain) (p : word_proof) (l : list word_fact) : bool := match l with [w] => shows_word P w p | _ => false end.

(* The networks that a statement names have good tables. *)
Lemma arguments_good P l m : all_there (map (argument_of P) l) = Some m -> Forall good_plain (roots_of m).
Proof.
  revert m; induction l as [|a l IH]; intros m E; simpl in E; [injection E as <-; constructor|].
  destruct (argument_of P a) as [b|] eqn:B; [|discriminate]; destruct (all_there _) as [k|]; [|discriminate]; injection E as <-; specialize (IH k eq_refl).
  destruct a as [|n|i|p]; simpl in B; [injection B as <-; exact IH | | | injection B as <-; exact IH].
  - destruct (network_table n) as [Q|] eqn:N; [|discriminate]; injection B as <-; constructor; [exact (stands_good _ _ (network_stands n Q N)) | exact IH].
  - destruct (_ && _); [|discriminate]; injection B as <-; exact IH.
Qed.

Lemma show_goals_sound roots fuel l : Forall good_plain roots -> forall s t, (forall g, In g l -> rooted roots (where_ g)) -> show_goals roots fuel l s = Some t -> forall g, In g l -> goal_shown g.
Proof.
  intros W; induction l as [|g l IH]; intros s t R E h I; [destruct I|]; simpl in E; destruct (show_goal roots fuel g s) as [s'|] eqn:G; [|discriminate].
  destruct I as [<-|I]; [apply (show_goal_sound roots fuel g s s' W (R g (or_introl eq_refl)) G) | apply (IH s' t (fun g J => R g (or_intror J)) E h I)].
Qed.

Theorem words_sound P p l : good_plain P -> words_checks P p l = true -> forall w, In w l -> word_says P w.
Proof.
  intros W; destruct l as [|w [|? ?]]; try discriminate; simpl; intros C v [<-|[]]; unfold shows_word in C; unfold word_says, word_environment.
  destruct (word_text (word w)) as [text|]; [|discriminate]; destruct (all_there (map (argument_of P) (word_arguments w))) as [a|] eqn:A; [|discriminate]; simpl.
  destruct (few a) eqn:F; [|discriminate]; unfold few in F; apply Nat.leb_le in F; destruct (goals_of (depth p) (opened P a 1 []) text (word_judgement w)) as [goals|] eqn:G; [|discriminate].
  destruct (show_goals (P :: roots_of a) (depth p) goals (strategy p)) as [t|] eqn:S; [|discriminate].
  assert (B : Z.of_nat (List.length (@nil plain)) + 1 + Z.of_nat (List.length a) < wB) by (pose proof wB_large; simpl List.length; lia).
  apply (goals_right _ _ _ _ _ G), (show_goals_sound _ _ _ (Forall_cons _ W (arguments_good P _ a A)) _ _ (goals_rooted (P :: roots_of a) (depth p) _ text _ goals (opened_rooted P a 1 [] [] eq_refl B (fun q Q I => match I with end)) G) S).
Qed.
