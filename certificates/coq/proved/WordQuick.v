(* The value of an expression, with the searches in the networks that a statement names made once for each vertex
   and kept. *)

From Coq Require Import ZArith Lia List Bool Uint63 PArray.
From Topocert Require Import CheckGraph WordSays WordUses WordRoots TextTable.
Import ListNotations.
Open Scope Z_scope.

Section Quick.

(* The layers of a search from a vertex. *)
Variable near : net -> part -> list (list part).

Definition quick_component (g : net) (v : part) : list part :=
  let reached := concat (near g v) in filter (fun u => member u reached) (vertices_of g).

Definition quick_connected (g : net) : bool :=
  match vertices_of g with [] => true | v :: _ => some_in (vertices_of g) (concat (near g v)) end.

Definition quick_inquired (q : information) (g : net) : worth :=
  match q with Connected_ => True_or_false (quick_connected g) | _ => inquired q g end.

Definition quick_vertex (q : about_vertex) (g : net) (v : part) : option worth :=
  match q with
  | Component_ => match neighbours_of g v with None => None | Some _ => Some (Set_ (quick_component g v)) end
  | _ => inquired_vertex q g v
  end.

Definition quick_two (q : about_two) (g : net) (u v : part) : option worth :=
  match q with
  | Distance_ => match neighbours_of g u, neighbours_of g v with Some _, Some _ => Some (Part_ (layer_of 0 v (near g u))) | _, _ => None end
  | _ => inquired_two q g u v
  end.

Fixpoint quick (e : list worth) (x : expression) {struct x} : option worth :=
  match x with
  | Whole z => Some (Part_ (whole z))
  | Infinite_ => Some (Part_ Endless_)
  | Always b => Some (True_or_false b)
  | Local k => nth_error e k
  | Not a => truly (option_map negb (truth (quick e a)))
  | And a b => match truth (quick e a) with Some true => truly (truth (quick e b)) | o => truly o end
  | Or a b => match truth (quick e a) with Some false => truly (truth (quick e b)) | o => truly o end
  | Equal a b => truly (compared (quick e a) (quick e b))
  | Less a b => match part_of (quick e a), part_of (quick e b) with Some p, Some q => truly (below p q) | _, _ => None end
  | In_ a b => match part_of (quick e a), set_of (quick e b) with Some p, Some l => truly (Some (member p l)) | _, _ => None end
  | Calculate o a b => match part_of (quick e a), part_of (quick e b) with Some p, Some q => option_map Part_ (calculate o p q) | _, _ => None end
  | Function f a => match part_of (quick e a) with Some p => option_map Part_ (function_of f p) | None => None end
  | Extreme greater a b => match part_of (quick e a), part_of (quick e b) with Some p, Some q => option_map Part_ (lesser_of greater p q) | _, _ => None end
  | Cond c a b => match truth (quick e c) with Some true => quick e a | Some false => quick e b | None => None end
  | To_ a b => match whole_of (quick e a), whole_of (quick e b) with Some a, Some b => Some (Set_ (numbers_to a b)) | _, _ => None end
  | Nil => Some (Part_ Nil_)
  | Tuple a r => match quick e a, quick e r with
      | Some (Part_ p), Some (Part_ q) => Some (Part_ (Cons_ p q))
      | Some (Set_ l), Some (Part_ Nil_) => Some (Set_ (times l [Nil_]))
      | Some (Set_ l), Some (Set_ m) => Some (Set_ (times l m))
      | _, _ => None end
  | At_ m key => match quick e m, part_of (quick e key) with Some (Map_ l), Some p => option_map Part_ (looked_up l p) | _, _ => None end
  | Len a => option_map (fun l => Part_ (whole (Z.of_nat (List.length l)))) (set_of (quick e a))
  | LinkOf a b => match part_of (quick e a), part_of (quick e b) with Some p, Some q => Some (Part_ (link_of p q)) | _, _ => None end
  | Of q g => option_map (quick_inquired q) (net_of (quick e g))
  | OfVertex q g v => match net_of (quick e g), part_of (quick e v) with Some g, Some v => quick_vertex q g v | _, _ => None end
  | OfTwo q g u v => match net_of (quick e g), part_of (quick e u), part_of (quick e v) with Some g, Some u, Some v => quick_two q g u v | _, _, _ => None end
  | Quantify_ k names r only body =>
    let only x := quick (x ++ e) only in
    let body x := quick (x ++ e) body in
    match r with
    | Over a => match set_of (quick e a) with
        | Some l => match bindings names l with Some l => gathered k only body l | None => None end
        | None => None end
    | Sets a most => match set_of (quick e a), quick_bound e most with
        | Some l, Some most =>
          let most := match most with Some k => k | None => Z.of_nat (List.length l) end in
          if most <? 0 then chosen k only body (fun _ => Some (match k with All => true | _ => false end)) (fun _ => [])
          else chosen k only body (fun f => over_sets k (fun s => f (Set_ s)) l most) (fun _ => map Set_ (all_sets l most))
        | _, _ => None end
    | Maps_ a b => match set_of (quick e a), set_of (quick e b) with
        | Some keys, Some values => chosen k only body (fun f => over_maps k (fun m => f (Map_ m)) keys values) (fun _ => map Map_ (all_maps keys values))
        | _, _ => None end
    end
  | First last a b only body =>
    match whole_of (quick e a), whole_of (quick e b) with
    | Some a, Some b => option_map Part_ (first_true last (fun p => match truth (quick (Part_ p :: e) only) with
        | Some true => truth (quick (Part_ p :: e) body) | o => o end) (numbers_to a b))
    | _, _ => None
    end
  | Graph_ coordinates next =>
    match quick_tuples e coordinates [] with
    | Some l => match all_there (map (fun x => match vertex_of x, quick_listed (x ++ e) next with Some v, Some l => Some (v, l) | _, _ => None end) l) with
        | Some l => option_map (fun rows => Network (Made rows)) (symmetric_rows l)
        | None => None end
    | None => None
    end
  | Call args body => match quick_values e args [] with Some l => quick l body | None => None end
  end
with quick_bound (e : list worth) (b : bounded) {struct b} : option (option Z) :=
  match b with Any => Some None | UpTo k => option_map Some (whole_of (quick e k)) end
with quick_tuples (e : list worth) (r : ranging) (before : list worth) {struct r} : option (list (list worth)) :=
  match r with
  | NoRange => Some [before]
  | Range_ names (Over a) only more =>
    match set_of (quick (before ++ e) a) with
    | Some l => match bindings names l with
        | Some l => option_map (@concat _) (all_there (map (fun x => match truth (quick (x ++ before ++ e) only) with
            | Some true => quick_tuples e more (x ++ before) | Some false => Some [] | None => None end) l))
        | None => None end
    | None => None end
  | Range_ _ _ _ _ => None
  end
with quick_listed (e : list worth) (n : nexts) {struct n} : option (list part) :=
  match n with
  | NoNext => Some []
  | Next_ more only to_ others =>
    match quick_tuples e more [], quick_listed e others with
    | Some l, Some rest =>
      match all_there (map (fun x => match truth (quick (x ++ e) only) with
        | Some true => option_map (fun p => [p]) (part_of (quick (x ++ e) to_)) | Some false => Some [] | None => None end) l) with
      | Some l => Some (concat l ++ rest)
      | None => None
      end
    | _, _ => None
    end
  end
with quick_values (e : list worth) (a : args) (before : list worth) {struct a} : option (list worth) :=
  match a with NoArg => Some before | Arg a more => match quick e a with Some w => quick_values e more (w :: before) | None => None end end.

(* ---------- It is the value ---------- *)

Variable roots : list plain.

(* Of the networks that have places, and of those that are made of others, the searches are what they should be. *)
Hypothesis near_right : forall g v, (forall q Q, g = Root q Q -> nth_error roots (Z.to_nat (to_Z q)) = Some Q) -> near g v = layers_from g v.

Lemma quick_inquired_right q g : (forall r Q, g = Root r Q -> nth_error roots (Z.to_nat (to_Z r)) = Some Q) -> quick_inquired q g = inquired q g.
Proof. intros N; destruct q; try reflexivity; simpl; unfold quick_connected, connected_net; destruct (vertices_of g); [reflexivity|]; rewrite (near_right g _ N); reflexivity. Qed.

Lemma quick_vertex_right q g v : (forall r Q, g = Root r Q -> nth_error roots (Z.to_nat (to_Z r)) = Some Q) -> quick_vertex q g v = inquired_vertex q g v.
Proof.
  intros N; destruct q; try reflexivity; simpl; unfold quick_component, inquired_vertex, component_of; rewrite (near_right g _ N); reflexivity.
Qed.

Lemma quick_two_right q g u v : (forall r Q, g = Root r Q -> nth_error roots (Z.to_nat (to_Z r)) = Some Q) -> quick_two q g u v = inquired_two q g u v.
Proof. intros N; destruct q; try reflexivity; simpl; unfold inquired_two, distance_of; rewrite (near_right g _ N); reflexivity. Qed.

Lemma rooted_net e x g : rooted roots e -> net_of (value e x) = Some g -> forall r Q, g = Root r Q -> nth_error roots (Z.to_nat (to_Z r)) = Some Q.
Proof.
  intros R E r Q ->; apply R, (proj1 root_from x); destruct (value e x) as [[| | | |]|]; try discriminate; injection E as ->; reflexivity.
Qed.

Lemma rooted_bindings e names l m x : rooted roots e -> bindings names l = Some m -> In x m -> rooted roots (x ++ e).
Proof. intros R B I; apply rooted_more; [apply (bindings_plain names l m x B I) | exact R]. Qed.

Lemma rooted_one e w : (forall g, w <> Network g) -> rooted roots e -> rooted roots ([w] ++ e).
Proof. intros N; apply (rooted_more roots e [w]); intros g [G|[]]; exact (N g G). Qed.

(* The variables of ranges are no networks. *)
Lemma tuples_plain r : forall e before l x, tuples_of e r before = Some l -> In x l -> plain_values before -> plain_values x.
Proof.
  induction r as [|names r only more IH]; intros e before l x E I B; simpl in E; [injection E as <-; destruct I as [<-|[]]; exact B|].
  destruct r as [a| |]; try discriminate E; destruct (set_of (value (before ++ e) a)) as [m|]; [|discriminate].
  destruct (bindings names m) as [bs|] eqn:M; [|discriminate]; destruct (all_there _) as [k|] eqn:K; [|discriminate]; injection E as <-.
  apply in_concat in I; destruct I as (t & T & I); apply (all_there_in _ _ K) in T; apply in_map_iff in T; destruct T as (b & T & J).
  destruct (truth (value (b ++ before ++ e) only)) as [[|]|]; [| injection T as <-; destruct I | discriminate].
  apply (IH e (b ++ before) t x T I); intros g W; apply in_app_or in W; destruct W as [W|W]; [apply (bindings_plain names m bs b M J g W) | apply (B g W)].
Qed.

(* What is chosen is no network. *)
Lemma chosen_made (fine : worth -> Prop) k o o' b b' each list : (forall c, fine c -> o [c] = o' [c]) -> (forall c, fine c -> b [c] = b' [c]) ->
  (forall f g, (forall c, fine c -> f c = g c) -> each f = each g) -> (forall c, In c (list tt) -> fine c) -> chosen k o b each list = chosen k o' b' each list.
Proof.
  intros O B E F.
  assert (G : gathered k o b (map (fun c => [c]) (list tt)) = gathered k o' b' (map (fun c => [c]) (list tt))).
  { apply gathered_ext; intros x I; apply in_map_iff in I; destruct I as (c & <- & I); auto. }
  destruct k; simpl chosen; try exact G; try reflexivity; f_equal; apply E; intros c C; rewrite O, B by exact C; reflexivity.
Qed.

Theorem quick_right :
  (forall x e, rooted roots e -> quick e x = value e x) /\
  (forall r e, rooted roots e -> match r with
     | Over a => quick e a = value e a
     | Sets a b => quick e a = value e a /\ quick_bound e b = bound e b
     | Maps_ a b => quick e a = value e a /\ quick e b = value e b end) /\
  (forall b e, rooted roots e -> quick_bound e b = bound e b) /\
  (forall r e before, plain_values before -> rooted roots e -> quick_tuples e r before = tuples_of e r before) /\
  (forall l e, rooted roots e -> quick_listed e l = listed e l) /\
  (forall a e before, rooted roots e -> quick_values e a before = values e a before).
Proof.
  apply syntax_all; cbn [quick quick_bound quick_tuples quick_listed quick_values value bound tuples_of listed values]; intros;
    repeat match goal with IH : forall e, rooted roots e -> quick e ?x = value e ?x, R : rooted roots ?e |- _ => rewrite (IH e R) end;
    try reflexivity.
  - (* what is asked of a network *)
    destruct (net_of (value e g)) as [h|] eqn:N; [|reflexivity]; simpl; f_equal; apply quick_inquired_right, (rooted_net e g h); assumption.
  - destruct (net_of (value e g)) as [h|] eqn:N; [|reflexivity]; destruct (part_of (value e v)); [|reflexivity]; apply quick_vertex_right, (rooted_net e g h); assumption.
  - destruct (net_of (value e g)) as [h|] eqn:N; [|reflexivity]; destruct (part_of (value e u)); [|reflexivity]; destruct (part_of (value e v)); [|reflexivity]; apply quick_two_right, (rooted_net e g h); assumption.
  - (* a quantifier *)
    match goal with R : rooted roots e |- _ => pose proof R as Re; specialize (H e R) end.
    destruct r as [a|a most|a b].
    + rewrite H; destruct (set_of (value e a)) as [l|]; [|reflexivity]; destruct (bindings names l) as [m|] eqn:M; [|reflexivity].
      apply gathered_ext; intros x I; [apply H0 | apply H1]; apply (rooted_bindings e names l m x Re M I).
    + destruct H as [-> ->]; destruct (set_of (value e a)) as [l|]; [|reflexivity]; destruct (bound e most) as [m|]; [|reflexivity].
      destruct (_ <? 0); apply chosen_made with (fun c => forall g, c <> Network g);
        try (intros c C; first [apply H0 | apply H1]; apply (rooted_one e c C Re)); try (intros; reflexivity); try (intros c []).
      * intros f g G; apply over_sets_ext; intros u; apply G; discriminate.
      * intros c I; apply in_map_iff in I; destruct I as (u & <- & _); discriminate.
    + destruct H as [-> ->]; destruct (set_of (value e a)) as [l|]; [|reflexivity]; destruct (set_of (value e b)) as [m|]; [|reflexivity].
      apply chosen_made with (fun c => forall g, c <> Network g); try (intros c C; first [apply H0 | apply H1]; apply (rooted_one e c C Re)).
      * intros f g G; apply over_maps_ext; intros u; apply G; discriminate.
      * intros c I; apply in_map_iff in I; destruct I as (u & <- & _); discriminate.
  - (* least, most *)
    match goal with R : rooted roots e |- _ => pose proof R as Re end.
    destruct (whole_of (value e from)); [|reflexivity]; destruct (whole_of (value e to_)); [|reflexivity]; f_equal; apply first_true_ext; intros p.
    rewrite (H1 (Part_ p :: e)), (H2 (Part_ p :: e)); [reflexivity|..]; apply (rooted_one e (Part_ p)); try assumption; discriminate.
  - (* a network *)
    match goal with R : rooted roots e |- _ => pose proof R as Re end.
    rewrite (H e []) by (assumption || (intros g [])); destruct (tuples_of e coordinates []) as [l|] eqn:T; [|reflexivity].
    erewrite map_ext_in; [reflexivity|]; intros x I; simpl; destruct (vertex_of x); [|reflexivity]; rewrite (H0 (x ++ e)); [reflexivity|].
    apply rooted_more; [apply (tuples_plain _ _ _ _ _ T I); intros g [] | assumption].
  - (* a word *)
    match goal with R : rooted roots e |- _ => pose proof R as Re end.
    rewrite (H e [] Re); match goal with |- match ?o with _ => _ end = _ => destruct o as [l|] eqn:V end; [|reflexivity]; apply H0.
    intros q Q I; destruct (proj2 (proj2 (proj2 (proj2 (proj2 root_from)))) _ e [] l q Q V I) as [[]|J]; apply Re, J.
  - split; auto.
  - split; auto.
  - (* ranges *)
    match goal with R : rooted roots e |- _ => pose proof R as Re end.
    destruct r as [a| |]; try reflexivity; rewrite (H (before ++ e)) by (apply rooted_more; assumption).
    destruct (set_of (value (before ++ e) a)) as [l|]; [|reflexivity]; destruct (bindings names l) as [m|] eqn:M; [|reflexivity].
    do 2 f_equal; apply map_ext_in; intros x I; pose proof (bindings_plain names l m x M I) as X.
    rewrite (H0 (x ++ before ++ e)) by (apply rooted_more; [assumption | apply rooted_more; assumption]).
    destruct (truth _) as [[|]|]; try reflexivity; apply H1; [|assumption]; intros g W; apply in_app_or in W; destruct W as [W|W]; [apply (X g W)|].
    match goal with B : plain_values before |- _ => exact (B g W) end.
  - (* neighbours *)
    match goal with R : rooted roots e |- _ => pose proof R as Re end.
    rewrite (H e []) by (assumption || (intros g [])); destruct (tuples_of e more []) as [l|] eqn:T; [|reflexivity]; rewrite (H2 e) by assumption; destruct (listed e others); [|reflexivity].
    erewrite map_ext_in; [reflexivity|]; intros x I; simpl.
    assert (X : rooted roots (x ++ e)) by (apply rooted_more; [apply (tuples_plain _ _ _ _ _ T I); intros g [] | assumption]).
    rewrite (H0 _ X), (H1 _ X); reflexivity.
  - (* arguments *)
    match goal with R : rooted roots e |- _ => pose proof R as Re end.
    destruct (value e a); [|reflexivity]; apply H0; assumption.
Qed.
End Quick.

(* ---------- The searches in the networks that have places ---------- *)

(* What is computed when it is asked for first. *)
CoInductive delayed (A : Type) := Delay (a : A).
Arguments Delay {A} a.

Definition forced {A} (d : delayed A) : A := match d with Delay a => a end.

(* The layers from each vertex of a network. *)
Definition search_all (q : int) (Q : plain) :=
  array_by (total Q) (fun i => Some (Delay (layers_from (Root q Q) (Vertex q i)))) (Delay []).

(* The same of several networks, from one place on. *)
Fixpoint searches_of (q : int) (roots : list plain) :=
  match roots with [] => [] | Q :: roots => search_all q Q :: searches_of (q + 1) roots end.

Definition near_by (roots : list plain) : net -> part -> list (list part) :=
  let made := searches_of 0 roots in fun g v =>
  match g, v with
  | Root q Q, Vertex r i =>
    if ((q =? r) && (i <? total Q))%uint63
    then match nth_error made (Z.to_nat (to_Z q)) with Some (Some s) => forced s.[i] | _ => layers_from g v end
    else layers_from g v
  | _, _ => layers_from g v
  end.

Lemma searches_nth roots : forall q k Q, nth_error roots k = Some Q -> nth_error (searches_of q roots) k = Some (search_all (q + of_Z (Z.of_nat k)) Q).
Proof.
  induction roots as [|P roots IH]; intros q k Q E; destruct k as [|k]; simpl in E; try discriminate E.
  - injection E as ->; simpl; do 2 f_equal; apply to_Z_inj; rewrite Uint63.add_spec; change (to_Z (of_Z 0)) with 0; rewrite Z.add_0_r, Z.mod_small by apply to_Z_bounded; reflexivity.
  - cbn [nth_error searches_of]; rewrite (IH (q + 1)%uint63 k Q E); do 2 f_equal; apply to_Z_inj; rewrite !Uint63.add_spec, !of_Z_spec; change (to_Z 1) with 1.
    rewrite Zplus_mod_idemp_l, !Zplus_mod_idemp_r; f_equal; lia.
Qed.

Lemma near_by_right roots : Forall (fun Q => 0 < to_Z (total Q) <= 4194303) roots ->
  forall g v, (forall q Q, g = Root q Q -> nth_error roots (Z.to_nat (to_Z q)) = Some Q) -> near_by roots g v = layers_from g v.
Proof.
  intros F [q Q|rows] v N; [|reflexivity]; specialize (N q Q eq_refl); destruct v as [| |r i| | |]; try reflexivity; simpl.
  destruct ((q =? r)%uint63 && (i <? total Q)%uint63)%bool eqn:E; [|reflexivity]; apply andb_prop in E; destruct E as [A B].
  apply Uint63.eqb_spec in A; subst r; apply Uint63.ltb_spec in B.
  rewrite (searches_nth _ 0 _ _ N), Z2Nat.id by apply to_Z_bounded; rewrite of_to_Z.
  replace (0 + q)%uint63 with q by (apply to_Z_inj; rewrite Uint63.add_spec; change (to_Z 0) with 0; rewrite Z.add_0_l, Z.mod_small by apply to_Z_bounded; reflexivity).
  unfold search_all; destruct (array_by _ _ _) as [s|] eqn:S; [|reflexivity].
  apply nth_error_In in N; rewrite Forall_forall in F; specialize (F Q N).
  pose proof (array_by_right (total Q) _ _ s ltac:(lia) S i B) as X; cbv beta in X; injection X as X; rewrite <- X; reflexivity.
Qed.
