(* The value of an expression, with the searches in the networks that a statement names made once for each vertex
   and kept. It is stricter than the page: it goes in order and ends at the first part without a value; numbers have
   64 bits; and where members are compared, or one is looked for in a set, they must be of the same networks. *)

From Coq Require Import ZArith Lia List Bool Uint63 PArray.
From Topocert Require Import CheckGraph WordSays WordForeign WordUses WordMoves Arcs WordNets WordRoots TupleTable.
Import ListNotations.
Open Scope Z_scope.

(* ---------- What is refused ---------- *)

Definition narrow (z : Z) : bool := Z.abs z <? 9223372036854775808.

(* A number of 64 bits, and what is none. *)
Definition narrowed (p : part) : option part := match p with Ratio n d => if narrow n && narrow (Zpos d) then Some p else None | _ => Some p end.

Definition calculate_narrow (o : operation) (p q : part) : option part :=
  match p, q with
  | Ratio n d, Ratio m e =>
    let fine := match o with
      | Plus_ | Minus_ => forallb narrow [n * Zpos e; m * Zpos d; match o with Plus_ => n * Zpos e + m * Zpos d | _ => n * Zpos e - m * Zpos d end; Zpos (d * e)]
      | Times_ => narrow (n * m) && narrow (Zpos (d * e))
      | Over_ => narrow (n * Zpos e) && narrow (Zpos d * m)
      | _ => true end in
    if fine then match calculate o p q with Some r => narrowed r | None => None end else None
  | _, _ => None
  end.

Definition function_narrow (f : function) (p : part) : option part := match function_of f p with Some r => narrowed r | None => None end.

Definition comparable (p q : part) : bool :=
  match p, q with Ratio n d, Ratio m e => ((d =? 1) && (e =? 1))%positive || narrow (n * Zpos e) && narrow (m * Zpos d) | _, _ => true end.

Definition within_one (p : part) (l : list part) : option bool := if foreign_to p l then None else Some (member p l).

Definition compared_strictly (a b : option worth) : option bool :=
  match a, b with
  | Some (Part_ p), Some (Part_ q) => if comparable p q && negb (foreign p q) then equal_parts p q else None
  | Some (Set_ (p :: _)), Some (Set_ (q :: _)) => if foreign p q then None else compared a b
  | _, _ => compared a b
  end.

Definition below_narrow (p q : part) : option bool := if comparable p q then below p q else None.
Definition lesser_narrow (greater : bool) (p q : part) : option part := if comparable p q then lesser_of greater p q else None.

(* All, or some, of a list, a subset, a map: in order, up to the first that decides or has no value. *)
Definition then_strictly (k : quantifier) (p : option bool) (q : unit -> option bool) : option bool :=
  match k, p with All, Some true => q tt | All, o => o | _, Some false => q tt | _, o => o end.

Fixpoint list_strictly {A} (k : quantifier) (f : A -> option bool) (l : list A) : option bool :=
  match l with
  | [] => Some (match k with All => true | _ => false end)
  | a :: l => then_strictly k (f a) (fun _ => list_strictly k f l)
  end.

(* The sets with [size] members, in the order of their positions; [spare] members, at least, may be left out. *)
Fixpoint sized_strictly (k : quantifier) (f : list part -> option bool) (l : list part) (size spare : nat) : option bool :=
  match size, l with
  | O, _ => f []
  | _, [] => Some (of_none k)
  | S less, p :: t => let taken := sized_strictly k (fun s => f (p :: s)) t less spare in
    match spare with O => taken | S spare => then_strictly k taken (fun _ => sized_strictly k f t size spare) end
  end.

(* The sets with [size] members, and those with up to [more] more, the small ones first: one that decides is often small. *)
Fixpoint larger_strictly (k : quantifier) (f : list part -> option bool) (l : list part) (size more : nat) : option bool :=
  then_strictly k (sized_strictly k f l size (List.length l - size))
    (fun _ => match more with O => Some (of_none k) | S more => larger_strictly k f l (S size) more end).

Definition sets_strictly (k : quantifier) (f : list part -> option bool) (l : list part) (most : Z) : option bool :=
  larger_strictly k f l 0 (Z.to_nat (Z.min (Z.of_nat (List.length l)) most)).

Fixpoint maps_strictly (k : quantifier) (f : list (part * part) -> option bool) (keys values : list part) : option bool :=
  match keys with
  | [] => f []
  | p :: keys => list_strictly k (fun v => maps_strictly k (fun m => f ((p, v) :: m)) keys values) values
  end.

Definition added_narrow (p q : option part) : option part := match p, q with Some p, Some q => calculate_narrow Plus_ p q | _, _ => None end.

(* Numbers that may be compared with each other: all whole, or all short. *)
Definition is_whole (p : option part) : bool := match p with Some (Ratio _ 1) | Some Endless_ => true | _ => false end.
Definition is_short (p : option part) : bool := match p with Some (Ratio n d) => (Z.abs n <? 2147483648) && (Zpos d <? 2147483648) | Some Endless_ => true | _ => false end.

Definition best_strictly (greater : bool) (l : list (option part)) : option (option part) :=
  if forallb is_whole l || forallb is_short l then Some (best greater l) else None.

Definition gathered_strictly (k : quantifier) (only body : list worth -> option worth) (l : list (list worth)) : option worth :=
  match k with
  | All | Exists_ => truly (list_strictly k (fun x => guarded k (truth (only x)) (fun _ => truth (body x))) l)
  | Count => option_map Part_ (fold_right added_narrow (Some (whole 0)) (meant (fun x => truth (only x))
      (fun x => match truth (body x) with Some true => Some (whole 1) | Some false => Some (whole 0) | None => None end) l))
  | Sum_of => option_map Part_ (fold_right added_narrow (Some (whole 0)) (meant (fun x => truth (only x)) (fun x => part_of (body x)) l))
  | Minimum => match best_strictly false (meant (fun x => truth (only x)) (fun x => part_of (body x)) l) with
      | Some (Some p) => Some (Part_ p) | Some None => Some (Part_ Endless_) | None => None end
  | Maximum => match best_strictly true (meant (fun x => truth (only x)) (fun x => part_of (body x)) l) with Some (Some p) => Some (Part_ p) | _ => None end
  | Those => gathered k only body l
  end.

Definition chosen_strictly (k : quantifier) (only body : list worth -> option worth) (each : (worth -> option bool) -> option bool)
    (list : unit -> list worth) : option worth :=
  match k with
  | All | Exists_ => truly (each (fun c => guarded k (truth (only [c])) (fun _ => truth (body [c]))))
  | Those => None
  | _ => gathered_strictly k only body (map (fun c => [c]) (list tt))
  end.

Fixpoint find_strictly (f : part -> option bool) (l : list part) : option (option part) :=
  match l with [] => Some None | p :: l => match f p with Some true => Some (Some p) | Some false => find_strictly f l | None => None end end.

Definition first_strictly (last : bool) (f : part -> option bool) (l : list part) : option part :=
  match find_strictly f (if last then rev l else l) with Some (Some p) => Some p | Some None => if last then None else Some Endless_ | None => None end.

(* ---------- What is not refused is the same ---------- *)

Lemma calculate_refines o p q : refines (calculate_narrow o p q) (calculate o p q).
Proof.
  intros w; unfold calculate_narrow; destruct p; try discriminate; destruct q; try discriminate; cbv zeta; destruct (match o with Plus_ | Minus_ => _ | _ => _ end); [|discriminate].
  destruct (calculate o _ _) as [r|]; [|discriminate]; unfold narrowed; destruct r; try (intros E; exact E); destruct (_ && _); [intros E; exact E | discriminate].
Qed.

Lemma function_refines f p : refines (function_narrow f p) (function_of f p).
Proof. intros w; unfold function_narrow; destruct (function_of f p) as [r|]; [|discriminate]; unfold narrowed; destruct r; try (intros E; exact E); destruct (_ && _); [intros E; exact E | discriminate]. Qed.

Lemma within_refines p l : refines (within_one p l) (Some (member p l)).
Proof. intros w; unfold within_one; destruct (foreign_to p l); [discriminate | auto]. Qed.

Lemma compared_refines a b c d : refines a c -> refines b d -> refines (compared_strictly a b) (compared c d).
Proof.
  intros A B w; destruct a as [a|]; [|discriminate]; rewrite (A a eq_refl); destruct b as [b|]; [|destruct a as [| |[]| | |]; discriminate]; rewrite (B b eq_refl).
  destruct a as [p| |[|p l]| | |], b as [q| |[|q m]| | |]; try (intros E; exact E); cbn [compared_strictly].
  - destruct (_ && _); [intros E; exact E | discriminate].
  - destruct (foreign p q); [discriminate | intros E; exact E].
Qed.

Lemma below_refines p q : refines (below_narrow p q) (below p q).
Proof. intros w; unfold below_narrow; destruct (comparable p q); [auto | discriminate]. Qed.

Lemma lesser_refines greater p q : refines (lesser_narrow greater p q) (lesser_of greater p q).
Proof. intros w; unfold lesser_narrow; destruct (comparable p q); [auto | discriminate]. Qed.

Definition then_ (k : quantifier) (p : option bool) (q : unit -> option bool) : option bool := match k with All => and_then p q | _ => or_then p q end.

Lemma then_refines k p q a b : refines p a -> refines (q tt) (b tt) -> refines (then_strictly k p q) (then_ k a b).
Proof.
  intros A B w; destruct p as [x|]; [rewrite (A x eq_refl) | destruct k; discriminate].
  assert (G : q tt = Some w -> b tt = Some w) by (apply B); destruct k, x; simpl; intros E; try exact E; apply G in E; rewrite E; destruct w; reflexivity.
Qed.

Lemma list_refines {A} k (f g : A -> option bool) l : (forall a, In a l -> refines (f a) (g a)) -> refines (list_strictly k f l) (over_list k g l).
Proof.
  intros H; induction l as [|a l IH]; [apply refines_self|].
  change (over_list k g (a :: l)) with (match k with All => and_then (g a) (fun _ => over_list k g l) | _ => or_then (g a) (fun _ => over_list k g l) end).
  assert (T : refines (list_strictly k f (a :: l)) (then_ k (g a) (fun _ => over_list k g l))).
  { apply then_refines; [apply H; left; reflexivity | apply IH; intros b I; apply H; right; exact I]. }
  destruct k; exact T.
Qed.

(* Of the sets of which [these] says so one decides, or none does. *)
Definition decided (k : quantifier) (f : list part -> option bool) (l : list part) (these : list part -> Prop) (b : bool) : Prop :=
  b = of_none k /\ (forall s, WordMoves.within s l -> these s -> f s = Some (of_none k)) \/
  b = negb (of_none k) /\ exists s, WordMoves.within s l /\ these s /\ f s = Some (negb (of_none k)).

Lemma decided_same k f l (these those : list part -> Prop) b : (forall s, WordMoves.within s l -> these s <-> those s) -> decided k f l these b -> decided k f l those b.
Proof.
  intros S [[E H]|[E (s & W & T & H)]]; [left | right]; (split; [exact E|]); [intros s W T; apply (H s W), (S s W), T | exists s; split; [exact W|]; split; [apply (S s W), T | exact H]].
Qed.

Lemma then_decided k f l these those p q b : (forall b, p = Some b -> decided k f l these b) -> (forall b, q tt = Some b -> decided k f l those b) ->
  then_strictly k p q = Some b -> decided k f l (fun s => these s \/ those s) b.
Proof.
  intros P Q E; destruct p as [a|]; [|destruct k; discriminate E]; destruct (P a eq_refl) as [[-> H]|[-> (s & W & T & H)]].
  - assert (F : q tt = Some b) by (destruct k; exact E); destruct (Q b F) as [[-> G]|[-> (s & W & T & G)]]; [left | right]; (split; [reflexivity|]).
    + intros s W [T|T]; auto.
    + exists s; auto.
  - right; split; [destruct k; simpl in E |- *; congruence | exists s; auto].
Qed.

Lemma sized_decided k l : forall f size spare b, (List.length l <= size + spare)%nat -> sized_strictly k f l size spare = Some b ->
  decided k f l (fun s => List.length s = size) b.
Proof.
  induction l as [|p l IH]; intros f [|size] spare b L E; simpl in E.
  1, 3: destruct (bool_dec b (of_none k)) as [->|N]; [left; split; [reflexivity|]; intros [|q s] W T; [exact E | discriminate T]|];
    replace b with (negb (of_none k)) in * by (destruct b, k; try reflexivity; exfalso; apply N; reflexivity);
    right; split; [reflexivity|]; exists []; split; [apply within_empty | auto].
  - injection E as <-; left; split; [reflexivity|]; intros s W T; inversion W; subst; discriminate T.
  - simpl in L.
    assert (A : forall b, sized_strictly k (fun s => f (p :: s)) l size spare = Some b -> decided k f (p :: l) (fun s => List.length s = S size /\ exists t, s = p :: t /\ WordMoves.within t l) b).
    { intros c C; destruct (IH _ size spare c ltac:(lia) C) as [[-> H]|[-> (s & W & T & H)]]; [left | right]; (split; [reflexivity|]).
      - intros s _ (T & t & -> & W); apply (H t W); simpl in T; congruence.
      - exists (p :: s); split; [apply within_taken; exact W|]; split; [split; [simpl; congruence | exists s; auto] | exact H]. }
    destruct spare as [|spare].
    + apply A in E; revert E; apply decided_same; intros s W; split; [intros [T _]; exact T | intros T; split; [exact T|]]; inversion W as [|? ? ? V|? ? ? V]; subst; [|eexists; eauto].
      apply within_length in V; lia.
    + apply (then_decided k f (p :: l) _ (fun s => List.length s = S size /\ WordMoves.within s l) _ _ b A) in E.
      * revert E; apply decided_same; intros s W; split; [tauto|]; intros T; inversion W; subst; [right; auto | left; split; [exact T | eexists; eauto]].
      * intros c C; destruct (IH f (S size) spare c ltac:(lia) C) as [[-> H]|[-> (s & W & T & H)]]; [left | right]; (split; [reflexivity|]).
        -- intros s _ (T & W); exact (H s W T).
        -- exists s; split; [apply within_left_out; exact W | auto].
Qed.

Lemma larger_decided k f l more : forall size b, larger_strictly k f l size more = Some b -> decided k f l (fun s => (size <= List.length s <= size + more)%nat) b.
Proof.
  induction more as [|more IH]; intros size b E; simpl in E; pose proof (fun c => sized_decided k l f size (List.length l - size) c ltac:(lia)) as A.
  - apply (then_decided k f l _ (fun _ => False) _ _ b A) in E; [|intros c C; injection C as <-; left; split; [reflexivity | intros s _ []]].
    revert E; apply decided_same; lia.
  - apply (then_decided k f l _ _ _ _ b A (IH (S size))) in E; revert E; apply decided_same; lia.
Qed.

Lemma sets_refine k l f g most : (forall s, refines (f s) (g s)) -> refines (sets_strictly k f l most) (over_sets k g l most).
Proof.
  intros H b E; destruct (larger_decided _ _ _ _ _ _ E) as [[-> N]|[-> (s & W & T & Y)]].
  - apply over_sets_all; intros s W L; apply (H s), (N s W); pose proof (within_length _ _ W); lia.
  - apply (over_sets_one k s l W); [lia | exact (H s _ Y)].
Qed.

Lemma maps_refine k values keys : forall f g, (forall m, refines (f m) (g m)) -> refines (maps_strictly k f keys values) (over_maps k g keys values).
Proof. induction keys as [|p keys IH]; intros f g H; simpl; [apply H|]; apply list_refines; intros v _; apply IH; intros m; apply H. Qed.

Lemma guarded_refines k a b c d : refines a b -> refines (c tt) (d tt) -> refines (guarded k a c) (guarded k b d).
Proof. intros A C w; destruct a as [x|]; [rewrite (A x eq_refl) | discriminate]; destruct x; simpl; [apply C | auto]. Qed.

(* Lists of options of which none that is known is another. *)
Definition known_same (l m : list (option part)) : Prop := (forall p, In p l -> p <> None) -> m = l.

Lemma meant_refines {A} (o o' : A -> option bool) (v v' : A -> option part) l : (forall a, In a l -> refines (o a) (o' a)) -> (forall a, In a l -> refines (v a) (v' a)) ->
  known_same (meant o v l) (meant o' v' l).
Proof.
  intros O V; induction l as [|a l IH]; intros K; [reflexivity|].
  assert (T : meant o' v' l = meant o v l) by (apply IH; [intros; apply O; right; assumption | intros; apply V; right; assumption | intros p I; apply K; unfold meant; simpl; apply in_or_app; right; exact I]).
  change (match o' a with Some true => [v' a] | Some false => [] | None => [None] end ++ meant o' v' l = match o a with Some true => [v a] | Some false => [] | None => [None] end ++ meant o v l).
  assert (N : forall p, In p (match o a with Some true => [v a] | Some false => [] | None => [None] end) -> p <> None) by (intros p I; apply K; unfold meant; simpl; apply in_or_app; left; exact I).
  rewrite T; f_equal; destruct (o a) as [x|] eqn:E; [rewrite (O a (or_introl eq_refl) x E) | destruct (N None); [left; reflexivity | reflexivity]].
  destruct x; [|reflexivity]; destruct (v a) as [p|] eqn:F; [rewrite (V a (or_introl eq_refl) p F); reflexivity | destruct (N None); [left; reflexivity | reflexivity]].
Qed.

Lemma added_refines l m : known_same l m -> refines (fold_right added_narrow (Some (whole 0)) l) (fold_right added (Some (whole 0)) m).
Proof.
  intros K w E; assert (N : forall p, In p l -> p <> None).
  { clear K; revert w E; induction l as [|p l IH]; intros w E q I; [destruct I|]; simpl in E; unfold added_narrow at 1 in E; destruct p as [p|]; [|discriminate].
    destruct (fold_right added_narrow (Some (whole 0)) l) as [r|]; [|discriminate]; destruct I as [<-|I]; [discriminate | apply (IH r eq_refl q I)]. }
  rewrite (K N); clear K N; revert w E; induction l as [|p l IH]; intros w E; [exact E|]; simpl in E |- *; unfold added_narrow at 1 in E; destruct p as [p|]; [|discriminate].
  destruct (fold_right added_narrow (Some (whole 0)) l) as [r|]; [|discriminate]; rewrite (IH r eq_refl); simpl; apply calculate_refines, E.
Qed.

Lemma best_refines greater l m p : known_same l m -> best_strictly greater l = Some p -> best greater m = p.
Proof.
  intros K; unfold best_strictly; destruct (forallb is_whole l || forallb is_short l) eqn:S; [|discriminate]; intros E; injection E as <-; rewrite K; [reflexivity|].
  apply orb_true_iff in S; intros q I N; subst q; destruct S as [S|S]; rewrite forallb_forall in S; specialize (S None I); discriminate.
Qed.

Lemma all_there_refines {A B} (f g : A -> option B) l : (forall a, In a l -> refines (f a) (g a)) -> refines (all_there (map f l)) (all_there (map g l)).
Proof.
  intros H; induction l as [|a l IH]; intros w E; [exact E|]; simpl in E |- *; destruct (f a) as [b|] eqn:F; [|discriminate]; rewrite (H a (or_introl eq_refl) b F).
  destruct (all_there (map f l)) as [k|]; [|discriminate]; rewrite (IH (fun a I => H a (or_intror I)) k eq_refl); exact E.
Qed.

Lemma gathered_refines k o o' b b' l : (forall x, In x l -> refines (o x) (o' x)) -> (forall x, In x l -> refines (b x) (b' x)) -> refines (gathered_strictly k o b l) (gathered k o' b' l).
Proof.
  intros O B.
  assert (To : forall x, In x l -> refines (truth (o x)) (truth (o' x))) by (intros x I; apply refines_truth, O, I).
  assert (Tb : forall x, In x l -> refines (truth (b x)) (truth (b' x))) by (intros x I; apply refines_truth, B, I).
  assert (M := meant_refines (fun x => truth (o x)) (fun x => truth (o' x)) (fun x => part_of (b x)) (fun x => part_of (b' x)) l To (fun x I => refines_part _ _ (B x I))).
  destruct k; cbn [gathered_strictly gathered].
  - apply refines_truly, list_refines; intros x I; apply guarded_refines; auto.
  - apply refines_truly, list_refines; intros x I; apply guarded_refines; auto.
  - apply refines_map, added_refines, meant_refines; [exact To|]; intros x I w; specialize (Tb x I); destruct (truth (b x)) as [t|]; [rewrite (Tb t eq_refl); auto | discriminate].
  - apply refines_map, added_refines, M.
  - intros w; destruct (best_strictly _ _) as [p|] eqn:E; [|discriminate]; rewrite (best_refines _ _ _ _ M E); destruct p; auto.
  - intros w; destruct (best_strictly _ _) as [p|] eqn:E; [|discriminate]; rewrite (best_refines _ _ _ _ M E); destruct p; auto.
  - apply refines_map, refines_map, all_there_refines; intros x I w; destruct x as [|[p| | | | |] [|]]; try discriminate; specialize (To _ I); specialize (Tb _ I).
    destruct (truth (o _)) as [t|]; [rewrite (To t eq_refl) | discriminate]; destruct t; [|auto]; destruct (truth (b _)) as [u|]; [rewrite (Tb u eq_refl); auto | discriminate].
Qed.

Lemma find_refines f g l : (forall p, refines (f p) (g p)) -> forall r, find_strictly f l = Some r -> find (fun p => match g p with Some true => true | _ => false end) l = r.
Proof.
  intros H; induction l as [|p l IH]; simpl; intros r E; [congruence|]; destruct (f p) as [b|] eqn:F; [rewrite (H p b F) | discriminate]; destruct b; [congruence | apply IH, E].
Qed.

Lemma first_refines last f g l : (forall p, refines (f p) (g p)) -> refines (first_strictly last f l) (first_true last g l).
Proof.
  intros H w; unfold first_strictly, first_true; destruct (find_strictly f _) as [r|] eqn:E; [|discriminate]; rewrite (find_refines f g _ H r E); auto.
Qed.

Section Quick.

(* The layers of a search from a vertex. *)
Variable near : net -> part -> list (list part).

Definition quick_component (g : net) (v : part) : list part :=
  let reached := concat (near g v) in filter (fun u => member u reached) (vertices_of g).

Definition quick_connected (g : net) : bool :=
  if directed g then forallb (fun v => some_in (vertices_of g) (concat (near g v))) (vertices_of g) else
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
  | Whole z => if narrow z then Some (Part_ (whole z)) else None
  | Infinite_ => Some (Part_ Endless_)
  | Always b => Some (True_or_false b)
  | Local k => nth_error e k
  | Not a => truly (option_map negb (truth (quick e a)))
  | And a b => match truth (quick e a) with Some true => truly (truth (quick e b)) | o => truly o end
  | Or a b => match truth (quick e a) with Some false => truly (truth (quick e b)) | o => truly o end
  | Equal a b => truly (compared_strictly (quick e a) (quick e b))
  | Less a b => match part_of (quick e a), part_of (quick e b) with Some p, Some q => truly (below_narrow p q) | _, _ => None end
  | In_ a b => match part_of (quick e a), set_of (quick e b) with Some p, Some l => truly (within_one p l) | _, _ => None end
  | Calculate o a b => match part_of (quick e a), part_of (quick e b) with Some p, Some q => option_map Part_ (calculate_narrow o p q) | _, _ => None end
  | Function f a => match part_of (quick e a) with Some p => option_map Part_ (function_narrow f p) | None => None end
  | Extreme greater a b => match part_of (quick e a), part_of (quick e b) with Some p, Some q => option_map Part_ (lesser_narrow greater p q) | _, _ => None end
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
  | Route r g u v => match quick e r, net_of (quick e g), part_of (quick e u), part_of (quick e v) with
      | Some (Router_ w), Some g, Some u, Some v => sent_between w g u v | _, _, _, _ => None end
  | Quantify_ k names r only body =>
    let only x := quick (x ++ e) only in
    let body x := quick (x ++ e) body in
    match r with
    | Over a => match set_of (quick e a) with
        | Some l => match bindings names l with Some l => gathered_strictly k only body l | None => None end
        | None => None end
    | Sets a most => match set_of (quick e a), quick_bound e most with
        | Some l, Some most =>
          let most := match most with Some k => k | None => Z.of_nat (List.length l) end in
          if most <? 0 then chosen_strictly k only body (fun _ => Some (match k with All => true | _ => false end)) (fun _ => [])
          else chosen_strictly k only body (fun f => sets_strictly k (fun s => f (Set_ s)) l most) (fun _ => map Set_ (all_sets l most))
        | _, _ => None end
    | Maps_ a b => match set_of (quick e a), set_of (quick e b) with
        | Some keys, Some values => chosen_strictly k only body (fun f => maps_strictly k (fun m => f (Map_ m)) keys values) (fun _ => map Map_ (all_maps keys values))
        | _, _ => None end
    end
  | First last a b only body =>
    match whole_of (quick e a), whole_of (quick e b) with
    | Some a, Some b => option_map Part_ (first_strictly last (fun p => match truth (quick (Part_ p :: e) only) with
        | Some true => truth (quick (Part_ p :: e) body) | o => o end) (numbers_to a b))
    | _, _ => None
    end
  | Graph_ arcs coordinates next =>
    match quick_tuples e coordinates [] with
    | Some l => match all_there (map (fun x => match vertex_of x, quick_listed (x ++ e) next with Some v, Some l => Some (v, l) | _, _ => None end) l) with
        | Some l => option_map (fun rows => Network (Made rows)) (linked_rows (if arcs then rows_of_arcs l else l))
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

(* ---------- What it has is the value ---------- *)

Variable roots : list (bool * plain).

(* Of the networks that have places, and of those that are made of others, the searches are what they should be. *)
Hypothesis near_right : forall g v, (forall q Q, g = Root q Q -> root_named roots q Q) -> near g v = layers_from g v.

Lemma quick_inquired_right q g : (forall r Q, g = Root r Q -> root_named roots r Q) -> quick_inquired q g = inquired q g.
Proof. intros N; destruct q; try reflexivity; simpl; unfold quick_connected, connected_net; destruct (directed g).
  - assert (E : forall l m, forallb (fun v => some_in m (concat (near g v))) l = forallb (fun v => some_in m (concat (layers_from g v))) l)
      by (intros l m; induction l as [|v l IH]; simpl; rewrite ?IH, ?(near_right g _ N); reflexivity); rewrite E; reflexivity.
  - destruct (vertices_of g); [reflexivity|]; rewrite (near_right g _ N); reflexivity.
Qed.

Lemma quick_vertex_right q g v : (forall r Q, g = Root r Q -> root_named roots r Q) -> quick_vertex q g v = inquired_vertex q g v.
Proof.
  intros N; destruct q; try reflexivity; simpl; unfold quick_component, inquired_vertex, component_of; rewrite (near_right g _ N); reflexivity.
Qed.

Lemma quick_two_right q g u v : (forall r Q, g = Root r Q -> root_named roots r Q) -> quick_two q g u v = inquired_two q g u v.
Proof. intros N; destruct q; try reflexivity; simpl; unfold inquired_two, distance_of; rewrite (near_right g _ N); reflexivity. Qed.

Lemma rooted_net e x g : rooted roots e -> net_of (value e x) = Some g -> forall r Q, g = Root r Q -> root_named roots r Q.
Proof.
  intros R E r Q ->; apply R, (proj1 root_from x); destruct (value e x) as [[| | | | |]|]; try discriminate; injection E as ->; reflexivity.
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
Lemma chosen_refines (fine : worth -> Prop) k o o' b b' each each' list : (forall c, fine c -> refines (o [c]) (o' [c])) -> (forall c, fine c -> refines (b [c]) (b' [c])) ->
  (forall f g, (forall c, fine c -> refines (f c) (g c)) -> refines (each f) (each' g)) -> (forall c, In c (list tt) -> fine c) ->
  refines (chosen_strictly k o b each list) (chosen k o' b' each' list).
Proof.
  intros O B E F.
  assert (G : refines (gathered_strictly k o b (map (fun c => [c]) (list tt))) (gathered k o' b' (map (fun c => [c]) (list tt)))).
  { apply gathered_refines; intros x I; apply in_map_iff in I; destruct I as (c & <- & I); auto. }
  destruct k; cbn [chosen_strictly chosen]; try exact G; try (intros w; discriminate);
    apply refines_truly, E; intros c C; apply guarded_refines; apply refines_truth; auto.
Qed.

(* In [known IH R] a part that has a value has it. *)
Ltac known_so H Q :=
  match type of H with refines ?a _ => let w := fresh "w" in destruct a as [w|]; [rewrite (H w eq_refl); clear H; destruct w; try discriminate Q | discriminate Q] end.

Ltac known IH := match type of IH with refines ?a ?b => let v := fresh "v" in destruct a as [v|]; [rewrite (IH v eq_refl); clear IH | try (intros ?; discriminate)] end.

Ltac known_too IH N := match type of IH with refines ?a ?b => let v := fresh "v" in destruct a as [v|]; [rewrite (IH v eq_refl) in N |- *; clear IH | try (intros ?; discriminate)] end.

Theorem quick_right :
  (forall x e, rooted roots e -> refines (quick e x) (value e x)) /\
  (forall r e, rooted roots e -> match r with
     | Over a => refines (quick e a) (value e a)
     | Sets a b => refines (quick e a) (value e a) /\ refines (quick_bound e b) (bound e b)
     | Maps_ a b => refines (quick e a) (value e a) /\ refines (quick e b) (value e b) end) /\
  (forall b e, rooted roots e -> refines (quick_bound e b) (bound e b)) /\
  (forall r e before, plain_values before -> rooted roots e -> refines (quick_tuples e r before) (tuples_of e r before)) /\
  (forall l e, rooted roots e -> refines (quick_listed e l) (listed e l)) /\
  (forall a e before, rooted roots e -> refines (quick_values e a before) (values e a before)).
Proof.
  apply syntax_all; cbn [quick quick_bound quick_tuples quick_listed quick_values value bound tuples_of listed values]; intros; try apply refines_self.
  - (* a number *) intros w; destruct (narrow z); [auto | discriminate].
  - (* not *) apply refines_truly, refines_map, refines_truth, H; assumption.
  - (* and *) specialize (H e H1); specialize (H0 e H1); known H; destruct (truth (Some v)) as [[]|]; try apply refines_self; apply refines_truly, refines_truth, H0.
  - (* or *) specialize (H e H1); specialize (H0 e H1); known H; destruct (truth (Some v)) as [[]|]; try apply refines_self; apply refines_truly, refines_truth, H0.
  - (* equal *) apply refines_truly, compared_refines; auto.
  - (* less *) specialize (H e H1); specialize (H0 e H1); known H; destruct (part_of (Some v)) as [p|]; [|intros w; discriminate]; known H0; destruct (part_of (Some v0)) as [q|]; [|intros w; discriminate].
    apply refines_truly, below_refines.
  - (* in *) specialize (H e H1); specialize (H0 e H1); known H; destruct (part_of (Some v)) as [p|]; [|intros w; discriminate]; known H0; destruct (set_of (Some v0)) as [q|]; [|intros w; discriminate].
    apply refines_truly, within_refines.
  - (* calculate *) specialize (H e H1); specialize (H0 e H1); known H; destruct (part_of (Some v)) as [p|]; [|intros w; discriminate]; known H0; destruct (part_of (Some v0)) as [q|]; [|intros w; discriminate].
    apply refines_map, calculate_refines.
  - (* function *) specialize (H e H0); known H; destruct (part_of (Some v)) as [p|]; [|intros w; discriminate]; apply refines_map, function_refines.
  - (* min, max *) specialize (H e H1); specialize (H0 e H1); known H; destruct (part_of (Some v)) as [p|]; [|intros w; discriminate]; known H0; destruct (part_of (Some v0)) as [q|]; [|intros w; discriminate].
    apply refines_map, lesser_refines.
  - (* cond *) specialize (H e H2); known H; destruct (truth (Some v)) as [[]|]; [apply H0 | apply H1 | intros w; discriminate]; assumption.
  - (* a..b *) specialize (H e H1); specialize (H0 e H1); known H; destruct (whole_of (Some v)); [|intros w; discriminate]; known H0; apply refines_self.
  - (* a tuple *) specialize (H e H1); specialize (H0 e H1); known H; known H0; [apply refines_self | intros w; destruct v; discriminate].
  - (* a map's value *) specialize (H e H1); specialize (H0 e H1); known H; known H0; [apply refines_self | intros w; destruct v; discriminate].
  - (* len *) specialize (H e H0); known H; apply refines_self.
  - (* a link *) specialize (H e H1); specialize (H0 e H1); known H; destruct (part_of (Some v)) as [p|]; [|intros w; discriminate]; known H0; apply refines_self.
  - (* what is asked of a network *)
    pose proof (rooted_net e g) as N; specialize (H e H0); known_too H N; simpl net_of; destruct v; try apply refines_self; simpl; rewrite (quick_inquired_right q g0); [apply refines_self | apply (N g0 H0); reflexivity].
  - pose proof (rooted_net e g) as N; specialize (H e H1); specialize (H0 e H1); known_too H N; simpl net_of; destruct v0; try (intros w; discriminate); known H0; try (intros w; discriminate).
    destruct (part_of (Some v0)); [|intros w; discriminate]; rewrite quick_vertex_right; [apply refines_self | apply (N g0 H1); reflexivity].
  - pose proof (rooted_net e g) as N; specialize (H e H2); specialize (H0 e H2); specialize (H1 e H2); known_too H N; simpl net_of; destruct v0; try (intros w; discriminate); known H0; try (intros w; discriminate).
    destruct (part_of (Some v0)); [|intros w; discriminate]; known H1; try (intros w; discriminate); destruct (part_of (Some v1)); [|intros w; discriminate].
    rewrite quick_two_right; [apply refines_self | apply (N g0 H2); reflexivity].
  - (* a route *)
    match goal with R : rooted roots e |- _ => specialize (H e R); specialize (H0 e R); specialize (H1 e R); specialize (H2 e R) end; intros y Q.
    known_so H Q; known_so H0 Q; known_so H1 Q; known_so H2 Q; exact Q.
  - (* a quantifier *)
    match goal with R : rooted roots e |- _ => pose proof R as Re; specialize (H e R) end.
    destruct r as [a|a most|a b].
    + known H; destruct (set_of (Some v)) as [l|]; [|intros w; discriminate]; destruct (bindings names l) as [m|] eqn:M; [|intros w; discriminate].
      apply gathered_refines; intros x I; [apply H0 | apply H1]; apply (rooted_bindings e names l m x Re M I).
    + destruct H as [H H']; known H; destruct (set_of (Some v)) as [l|]; [|intros w; discriminate]; known H'.
      destruct (_ <? 0); apply chosen_refines with (fun c => forall g, c <> Network g);
        try (intros c C; first [apply H0 | apply H1]; apply (rooted_one e c C Re)); try (intros; apply refines_self); try (intros c []).
      * intros f g G; apply sets_refine; intros u; apply G; discriminate.
      * intros c I; apply in_map_iff in I; destruct I as (u & <- & _); discriminate.
    + destruct H as [H H']; known H; destruct (set_of (Some v)) as [l|]; [|intros w; discriminate]; known H'; destruct (set_of (Some v0)) as [m|]; [|intros w; discriminate].
      apply chosen_refines with (fun c => forall g, c <> Network g); try (intros c C; first [apply H0 | apply H1]; apply (rooted_one e c C Re)).
      * intros f g G; apply maps_refine; intros u; apply G; discriminate.
      * intros c I; apply in_map_iff in I; destruct I as (u & <- & _); discriminate.
  - (* least, most *)
    match goal with R : rooted roots e |- _ => pose proof R as Re end.
    specialize (H e Re); specialize (H0 e Re); known H; destruct (whole_of (Some v)); [|intros w; discriminate]; known H0; destruct (whole_of (Some v0)); [|intros w; discriminate].
    apply refines_map, first_refines; intros p; assert (Rp : rooted roots (Part_ p :: e)) by (apply (rooted_one e (Part_ p)); try assumption; discriminate).
    specialize (H1 (Part_ p :: e) Rp); specialize (H2 (Part_ p :: e) Rp); known H1; destruct (truth (Some v1)) as [[]|]; try apply refines_self; apply refines_truth, H2.
  - (* a network *)
    match goal with R : rooted roots e |- _ => pose proof R as Re end.
    specialize (H e [] (fun g I => match I with end) Re); pose proof (tuples_plain coordinates e []) as T; known_too H T.
    assert (A : refines (all_there (map (fun x => match vertex_of x, quick_listed (x ++ e) next with Some v, Some l => Some (v, l) | _, _ => None end) v))
        (all_there (map (fun x => match vertex_of x, listed (x ++ e) next with Some v, Some l => Some (v, l) | _, _ => None end) v))).
    { apply all_there_refines; intros x I; destruct (vertex_of x); [|intros w; discriminate]; assert (Rx : rooted roots (x ++ e)) by (apply rooted_more; [apply (T v x eq_refl I); intros g [] | assumption]).
      specialize (H0 _ Rx); known H0; apply refines_self. }
    known A; apply refines_self.
  - (* a word *)
    match goal with R : rooted roots e |- _ => pose proof R as Re end.
    specialize (H e [] Re); pose proof (proj2 (proj2 (proj2 (proj2 (proj2 root_from))))) as RF; specialize (RF args e []); known_too H RF.
    apply H0; intros q Q I; destruct (RF v q Q eq_refl I) as [[]|J]; apply Re, J.
  - auto.
  - auto.
  - auto.
  - (* a bound *) apply refines_map; specialize (H e H0); intros w; destruct (quick e k) as [v|]; [rewrite (H v eq_refl); auto | discriminate].
  - (* ranges *)
    match goal with R : rooted roots e |- _ => pose proof R as Re end.
    destruct r as [a| |]; try apply refines_self; specialize (H (before ++ e) ltac:(apply rooted_more; assumption)); cbn beta iota in H; known H.
    destruct (set_of (Some v)) as [l|]; [|intros w; discriminate]; destruct (bindings names l) as [m|] eqn:M; [|intros w; discriminate].
    apply refines_map, all_there_refines; intros x I; pose proof (bindings_plain names l m x M I) as X.
    specialize (H0 (x ++ before ++ e) ltac:(apply rooted_more; [assumption | apply rooted_more; assumption])); known H0.
    destruct (truth (Some v0)) as [[|]|]; try apply refines_self; apply H1; [|assumption]; intros g W; apply in_app_or in W; destruct W as [W|W]; [apply (X g W)|].
    match goal with B : plain_values before |- _ => exact (B g W) end.
  - (* neighbours *)
    match goal with R : rooted roots e |- _ => pose proof R as Re end.
    specialize (H e [] (fun g I => match I with end) Re); specialize (H2 e Re); pose proof (tuples_plain more e []) as T; known_too H T; known H2.
    assert (A : refines (all_there (map (fun x => match truth (quick (x ++ e) only) with Some true => option_map (fun p => [p]) (part_of (quick (x ++ e) to_)) | Some false => Some [] | None => None end) v))
        (all_there (map (fun x => match truth (value (x ++ e) only) with Some true => option_map (fun p => [p]) (part_of (value (x ++ e) to_)) | Some false => Some [] | None => None end) v))).
    { apply all_there_refines; intros x I; assert (X : rooted roots (x ++ e)) by (apply rooted_more; [apply (T v x eq_refl I); intros g [] | assumption]).
      specialize (H0 _ X); specialize (H1 _ X); known H0; destruct (truth (Some v1)) as [[]|]; try apply refines_self; apply refines_map, refines_part, H1. }
    known A; apply refines_self.
  - (* arguments *)
    match goal with R : rooted roots e |- _ => pose proof R as Re end.
    specialize (H e Re); known H; apply H0; assumption.
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
Fixpoint searches_of (q : int) (roots : list (bool * plain)) :=
  match roots with [] => [] | (d, Q) :: roots => search_all (place_for d q) Q :: searches_of (q + 1) roots end.

Definition near_by (roots : list (bool * plain)) : net -> part -> list (list part) :=
  let made := searches_of 0 roots in fun g v =>
  match g, v with
  | Root q Q, Vertex r i =>
    if ((q =? r) && (i <? total Q))%uint63
    then match nth_error made (slot q) with Some (Some s) => forced s.[i] | _ => layers_from g v end
    else layers_from g v
  | _, _ => layers_from g v
  end.

Lemma searches_nth roots : forall q k d Q, nth_error roots k = Some (d, Q) -> nth_error (searches_of q roots) k = Some (search_all (place_for d (q + of_Z (Z.of_nat k))) Q).
Proof.
  induction roots as [|[c P] roots IH]; intros q k d Q E; destruct k as [|k]; simpl in E; try discriminate E.
  - injection E as -> ->; simpl; do 3 f_equal; apply to_Z_inj; rewrite Uint63.add_spec; change (to_Z (of_Z 0)) with 0; rewrite Z.add_0_r, Z.mod_small by apply to_Z_bounded; reflexivity.
  - cbn [nth_error searches_of]; rewrite (IH (q + 1)%uint63 k d Q E); do 3 f_equal; apply to_Z_inj; rewrite !Uint63.add_spec, !of_Z_spec; change (to_Z 1) with 1.
    rewrite Zplus_mod_idemp_l, !Zplus_mod_idemp_r; f_equal; lia.
Qed.

Lemma near_by_right roots : good_roots roots ->
  forall g v, (forall q Q, g = Root q Q -> root_named roots q Q) -> near_by roots g v = layers_from g v.
Proof.
  intros F [q Q|rows] v N; [|reflexivity]; specialize (N q Q eq_refl); destruct v as [| |r i| | |]; try reflexivity; simpl.
  destruct ((q =? r)%uint63 && (i <? total Q)%uint63)%bool eqn:E; [|reflexivity]; apply andb_prop in E; destruct E as [A B].
  apply Uint63.eqb_spec in A; subst r; apply Uint63.ltb_spec in B.
  unfold root_named in N; rewrite (searches_nth _ 0 _ _ _ N), slot_place.
  unfold search_all; destruct (array_by _ _ _) as [s|] eqn:S; [|reflexivity].
  apply nth_error_In in N; unfold good_roots in F; rewrite Forall_forall in F; specialize (F _ N); apply table_arcs, arcs_some in F; simpl in F.
  pose proof (proj2 (array_by_right (total Q) _ _ s ltac:(lia) S) i B) as X; cbv beta in X; injection X as X; rewrite <- X; reflexivity.
Qed.
