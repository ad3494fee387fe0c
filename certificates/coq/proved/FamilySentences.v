(* Sentences about the networks of families, as FamilyText.v has their parts: what is chosen is given, what holds of all is shown
   of any. *)

From Coq Require Import ZArith NArith Lia List Bool Uint63.
From Topocert Require Import Graph Walk Text TextMeaning CheckLinear CheckQuestion CheckTerms CheckFamily CheckPlace CheckProper CheckTheorem CheckSums CheckTotals CheckHalves CheckCounts.
From Topocert Require Import WordSays WordMoves WordRanges FamilyText FamilyTextWorth.
Import ListNotations.
Open Scope Z_scope.
Local Notation vertex_of := CheckProper.vertex_of.
Local Ltac both H := apply andb_true_iff in H; let H' := fresh H in destruct H as [H H'].

(* What stands for what is chosen: a vertex, the set of the vertices with a condition, with the terms of the sum that counts them if
   it is counted, the map that a term says, a number, the map from numbers to vertices. *)
Inductive pick := Tuple_ (l : list piece) | Subset (c : cond) (ts : list term) | Mapping (t : term) | Figure (t : term) | Points (l : list piece).

(* Whether a quantifier says something of all, where it is to be shown that it is b. *)
Definition universal (q : quantifier) (b : bool) : bool := match q with All => b | _ => negb b end.
Definition is_truth (q : quantifier) : bool := match q with All | Exists_ => true | _ => false end.

(* How many are chosen. *)
Fixpoint picks (b : bool) (x : expression) : nat :=
  match x with
  | WordSays.Not a => picks (negb b) a
  | WordSays.And a c | WordSays.Or a c => picks b a + picks b c
  | Call _ body => picks b body
  | Quantify_ q _ r _ body => (match r with Over (OfVertex _ _ _) => 0 | _ => if universal q b then 0 else 1 end) + picks b body
  | _ => 0
  end.

Definition nothing : claim := some [].

(* Of what holds of all, it is asked what would be false of some. *)
Definition of_any (m : making unit) : claim := fun truth => if truth then ret tt else m.

(* What stands for a word's parameters: what an argument stands for, or a number at a new place, from o on. *)
Fixpoint call_signs (G : list sign) (o : nat) (a : args) (before : list sign) : option (list sign) :=
  match a with
  | NoArg => Some before
  | Arg (Local i) more => match nth_error G i with Some s => call_signs G o more (s :: before) | None => None end
  | Arg x more => if is_number G x then call_signs G (S o) more (NumberAt o :: before) else None
  end.

(* What is true or false, and has a value in any case. *)
Fixpoint sure (G : list sign) (x : expression) {struct x} : bool :=
  is_exact G x ||
  match x with
  | WordSays.Not a => sure G a
  | WordSays.And a c | WordSays.Or a c => sure G a && sure G c
  | Call a body => match call_signs G 0 a [] with Some G' => sure G' body | None => false end
  | OfTwo Adjacent_ (Local h) (Local u) (Local v) => at_network G h && at_vertex G u && at_vertex G v
  | Quantify_ q 1 (Over (Of Vertices_ (Local h))) only body => is_truth q && at_network G h && is_exact (VertexAt 0 :: G) only && sure (VertexAt 0 :: G) body
  | Quantify_ q 1 (Over (OfVertex Neighbours_ (Local h) (Local v))) only body => is_truth q && at_network G h && at_vertex G v && is_exact (VertexAt 0 :: G) only && sure (VertexAt 0 :: G) body
  | Quantify_ q 2 (Over (Of Links_ (Local h))) only body => is_truth q && at_network G h && is_exact (VertexAt 0 :: VertexAt 0 :: G) only && sure (VertexAt 0 :: VertexAt 0 :: G) body
  | Quantify_ q 1 (Over (To_ a c)) only body => is_truth q && is_number G a && is_number G c && is_exact (NumberAt 0 :: G) only && sure (NumberAt 0 :: G) body
  | _ => false
  end.

Section Claims.
Variable F : family.
Notation n := (width (line F)).
Notation many := (length (arguments F)).
Notation here fp := (firstn many fp).

Definition set_sign (o : nat) (c : cond) (ts : list term) : sign := match ts with [] => SetBy o c [] | _ => SetBy many c ts end.

Definition with_needs (l : list claim) (c : claim) : claim := match l with [] => c | _ => all (l ++ [c]) end.

Fixpoint call_polys (G : list sign) (fp : list poly) (a : args) : making (list poly) :=
  match a with
  | NoArg => ret []
  | Arg (Local _) more => call_polys G fp more
  | Arg x more => do p <- number_poly F G fp x; do ps <- call_polys G fp more; ret (p :: ps)
  end.

Fixpoint shown_claim (b : bool) (G : list sign) (plan : list pick) (fp : list poly) (x : expression) {struct x} : claim :=
  if is_exact G x then (if b then exact_claim F G fp x else contrary (exact_claim F G fp x)) else
  if exact_form false G x then with_needs (needs F G fp x) (if b then exact_claim F G fp x else contrary (exact_claim F G fp x)) else
  match x with
  | WordSays.Not a => shown_claim (negb b) G plan fp a
  | WordSays.And a c => let q := shown_claim b G (skipn (picks b a) plan) fp c in if b then all [shown_claim b G plan fp a; q] else some [shown_claim b G plan fp a; if sure G a then q else nothing]
  | WordSays.Or a c => let q := shown_claim b G (skipn (picks b a) plan) fp c in if b then some [shown_claim b G plan fp a; if sure G a then q else nothing] else all [shown_claim b G plan fp a; q]
  | OfTwo Adjacent_ (Local h) u v => if b && at_network G h && vertex_form false G u && vertex_form false G v
      then fun truth => do us <- vertex_polys F G fp u; do vs <- vertex_polys F G fp v; with_needs (needs F G fp u ++ needs F G fp v) (adjacent_claim F (here fp) us vs) truth
      else nothing
  | Call a body => match call_signs G (length fp) a [] with
      | Some G' => fun truth => do zs <- call_polys G fp a; shown_claim b G' plan (fp ++ zs) body truth
      | None => nothing end
  | Quantify_ q 1 (Over (Of Vertices_ (Local h))) only body =>
    let G' := VertexAt (length fp) :: G in
    if is_truth q && at_network G h && is_exact G' only then
    if universal q b then of_any (do v <- any (line F) (here fp); exact_claim F G' (fp ++ v) only true ;; shown_claim b G' plan (fp ++ v) body false)
    else match plan with
    | Tuple_ l :: plan => if widths n l then fun truth => do v <- pieces fp n l; all [vertex_claim (line F) (here fp) v; exact_claim F G' (fp ++ v) only; shown_claim b G' plan (fp ++ v) body] truth else nothing
    | _ => nothing end
    else nothing
  | Quantify_ q 1 (Over (OfVertex Neighbours_ (Local h) (Local v))) only body =>
    let G' := VertexAt (length fp) :: G in
    match nth_error G v with
    | Some (VertexAt o) =>
      if is_truth q && at_network G h && is_exact G' only then
      let v := slice n o fp in
      if universal q b then
        let rest w := exact_claim F G' (fp ++ w) only true ;; shown_claim b G' plan (fp ++ w) body false in
        of_any (choose (flat_map (fun it => [do w <- follow (here fp ++ v) it; rest w;
          do w <- any (line F) (here fp); do u <- follow (here fp ++ w) it; same_tuple_claim u v true ;; rest w]) (items F)))
      else neighbour_claim F (back F) (here fp) v (fun w => all [exact_claim F G' (fp ++ w) only; shown_claim b G' plan (fp ++ w) body])
      else nothing
    | _ => nothing
    end
  | Quantify_ q 2 (Over (Of Links_ (Local h))) only body =>
    let G' := VertexAt (length fp + n) :: VertexAt (length fp) :: G in
    if is_truth q && at_network G h && is_exact G' only && universal q b then
      let rest u v := exact_claim F G' (fp ++ u ++ v) only true ;; shown_claim b G' plan (fp ++ u ++ v) body false in
      of_any (choose (flat_map (fun it => [do u <- any (line F) (here fp); do v <- follow (here fp ++ u) it; rest u v;
        do u <- any (line F) (here fp); do v <- follow (here fp ++ u) it; rest v u]) (items F)))
    else nothing
  | Quantify_ q 1 (Over (To_ low_ high_)) only body =>
    let G' := NumberAt (length fp) :: G in
    if is_truth q && is_number G low_ && is_number G high_ && is_exact G' only then
    if universal q b then of_any (do x <- fresh; do p <- number_poly F G fp low_; do r <- number_poly F G fp high_; fact (minus x p) ;; fact (minus r x) ;;
      exact_claim F G' (fp ++ [x]) only true ;; shown_claim b G' plan (fp ++ [x]) body false)
    else match plan with
    | Figure t :: plan => fun truth => do x <- poly_of fp t;
        all [at_least (ret x) (number_poly F G fp low_); at_least (number_poly F G fp high_) (ret x); exact_claim F G' (fp ++ [x]) only; shown_claim b G' plan (fp ++ [x]) body] truth
    | _ => nothing end
    else nothing
  | Quantify_ q 1 (Sets (Of Vertices_ (Local h)) most) only body =>
    match plan with
    | Subset c ts :: plan =>
      let G' := set_sign (length fp) c ts :: G in
      if is_truth q && negb (universal q b) && at_network G h && is_exact G' only then
      let rest := [exact_claim F G' fp only; shown_claim b G' plan fp body] in
      match most with
      | Any => all rest
      | UpTo m => match ts with
          | [] => nothing
          | _ => if is_number G m then all (at_least (number_poly F G fp m) (summed F 1 (coordinate_levels F) ts (side_weight c) (here fp)) :: rest) else nothing end
      end
      else nothing
    | _ => nothing
    end
  | Quantify_ q 1 (Maps_ (Of Vertices_ (Local h)) (To_ low_ high_)) only body =>
    match plan with
    | Mapping t :: plan =>
      let G' := MapBy (length fp) t :: G in
      if is_truth q && negb (universal q b) && at_network G h && is_number G low_ && is_number G high_ && is_exact G' only then
        all [of_any (do v <- any (line F) (here fp); do x <- poly_of (fp ++ v) t; all [at_least (ret x) (number_poly F G fp low_); at_least (number_poly F G fp high_) (ret x)] false);
          exact_claim F G' fp only; shown_claim b G' plan fp body]
      else nothing
    | _ => nothing
    end
  | Quantify_ q 1 (Maps_ (To_ low_ high_) (Of Vertices_ (Local h))) only body =>
    match plan with
    | Points l :: plan =>
      let G' := PointsAt (length fp) (length fp) l :: G in
      if is_truth q && negb (universal q b) && at_network G h && is_number G low_ && is_number G high_ && is_exact G' only && widths n l then
        fun truth => do p <- number_poly F G fp low_; do r <- number_poly F G fp high_;
        all [of_any (do z <- fresh; fact (minus z p) ;; fact (minus r z) ;; do v <- pieces (fp ++ [z]) n l; vertex_claim (line F) (here fp) v false);
          exact_claim F G' (fp ++ [p; r]) only; shown_claim b G' plan (fp ++ [p; r]) body] truth
      else nothing
    | _ => nothing
    end
  | _ => nothing
  end.
End Claims.

(* ---------- Whether it is so ---------- *)

Section Values.
Variables (F : family) (xs : list Z).
Notation n := (width (line F)).
Notation many := (length (arguments F)).
Notation pv := (params F xs).
Notation g := (text_graph (line F) pv).

Definition vertex_here (v : list Z) : bool := Nat.eqb (length v) n && vertex_at (line F) pv v.

(* A link joins u and v. *)
Definition near (u v : list Z) : bool :=
  vertex_here u && vertex_here v && negb (same_tuple_at u v) &&
  (existsb (same_tuple_at v) (Text.known (text_neighbours (line F) pv u)) || existsb (same_tuple_at u) (Text.known (text_neighbours (line F) pv v))).

Fixpoint call_numbers (G : list sign) (fv : list Z) (a : args) : list Z :=
  match a with NoArg => [] | Arg (Local _) more => call_numbers G fv more | Arg x more => number_at F xs G fv x :: call_numbers G fv more end.

Definition met (l : list bool) (b : bool) : bool := match l with [] => b | _ => all_met l && b end.

Fixpoint shown_at (b : bool) (G : list sign) (plan : list pick) (fv : list Z) (x : expression) {struct x} : bool :=
  if is_exact G x then (if b then exact_at F xs G fv x else negb (exact_at F xs G fv x)) else
  if exact_form false G x then met (needs_at F xs G fv x) (if b then exact_at F xs G fv x else negb (exact_at F xs G fv x)) else
  match x with
  | WordSays.Not a => shown_at (negb b) G plan fv a
  | WordSays.And a c => let p := shown_at b G plan fv a in let q := shown_at b G (skipn (picks b a) plan) fv c in if b then p && q else p || sure G a && q
  | WordSays.Or a c => let p := shown_at b G plan fv a in let q := shown_at b G (skipn (picks b a) plan) fv c in if b then p || sure G a && q else p && q
  | OfTwo Adjacent_ (Local h) u v => if b && at_network G h && vertex_form false G u && vertex_form false G v
      then met (needs_at F xs G fv u ++ needs_at F xs G fv v) (adjacent_at F pv (vertex_value F xs G fv u) (vertex_value F xs G fv v)) else false
  | Call a body => match call_signs G (length fv) a [] with Some G' => shown_at b G' plan (fv ++ call_numbers G fv a) body | None => false end
  | Quantify_ q 1 (Over (Of Vertices_ (Local h))) only body =>
    let G' := VertexAt (length fv) :: G in
    if is_truth q && at_network G h && is_exact G' only then
    if universal q b then forallb (fun v => negb (exact_at F xs G' (fv ++ v) only) || shown_at b G' plan (fv ++ v) body) (vertices g)
    else match plan with
    | Tuple_ l :: plan => if widths n l then let v := pieces_at fv n l in vertex_at (line F) pv v && (exact_at F xs G' (fv ++ v) only && shown_at b G' plan (fv ++ v) body) else false
    | _ => false end
    else false
  | Quantify_ q 1 (Over (OfVertex Neighbours_ (Local h) (Local v))) only body =>
    let G' := VertexAt (length fv) :: G in
    match nth_error G v with
    | Some (VertexAt o) =>
      if is_truth q && at_network G h && is_exact G' only then
      let v := slice n o fv in
      if universal q b then forallb (fun w => negb (near v w) || (negb (exact_at F xs G' (fv ++ w) only) || shown_at b G' plan (fv ++ w) body)) (vertices g)
      else existsb (fun b => b) (neighbour_truths F (back F) pv v (fun w => exact_at F xs G' (fv ++ w) only && shown_at b G' plan (fv ++ w) body))
      else false
    | _ => false
    end
  | Quantify_ q 2 (Over (Of Links_ (Local h))) only body =>
    let G' := VertexAt (length fv + n) :: VertexAt (length fv) :: G in
    if is_truth q && at_network G h && is_exact G' only && universal q b then
      forallb (fun u => forallb (fun v => negb (near u v) || (negb (exact_at F xs G' (fv ++ u ++ v) only) || shown_at b G' plan (fv ++ u ++ v) body)) (vertices g)) (vertices g)
    else false
  | Quantify_ q 1 (Over (To_ low_ high_)) only body =>
    let G' := NumberAt (length fv) :: G in
    if is_truth q && is_number G low_ && is_number G high_ && is_exact G' only then
    if universal q b then forallb (fun x => negb (exact_at F xs G' (fv ++ [x]) only) || shown_at b G' plan (fv ++ [x]) body) (span (number_at F xs G fv low_) (number_at F xs G fv high_))
    else match plan with
    | Figure t :: plan => let x := num fv t in
        (number_at F xs G fv low_ <=? x) && ((x <=? number_at F xs G fv high_) && (exact_at F xs G' (fv ++ [x]) only && shown_at b G' plan (fv ++ [x]) body))
    | _ => false end
    else false
  | Quantify_ q 1 (Sets (Of Vertices_ (Local h)) most) only body =>
    match plan with
    | Subset c ts :: plan =>
      let G' := set_sign F (length fv) c ts :: G in
      if is_truth q && negb (universal q b) && at_network G h && is_exact G' only then
      let rest := exact_at F xs G' fv only && shown_at b G' plan fv body in
      match most with
      | Any => rest
      | UpTo m => match ts with
          | [] => false
          | _ => if is_number G m then (from_at 1 (side_weight_at c) (coordinate_levels F) ts pv pv <=? number_at F xs G fv m) && rest else false end
      end
      else false
    | _ => false
    end
  | Quantify_ q 1 (Maps_ (Of Vertices_ (Local h)) (To_ low_ high_)) only body =>
    match plan with
    | Mapping t :: plan =>
      let G' := MapBy (length fv) t :: G in
      if is_truth q && negb (universal q b) && at_network G h && is_number G low_ && is_number G high_ && is_exact G' only then
        forallb (fun v => (number_at F xs G fv low_ <=? num (fv ++ v) t) && (num (fv ++ v) t <=? number_at F xs G fv high_)) (vertices g) &&
        (exact_at F xs G' fv only && shown_at b G' plan fv body)
      else false
    | _ => false
    end
  | Quantify_ q 1 (Maps_ (To_ low_ high_) (Of Vertices_ (Local h))) only body =>
    match plan with
    | Points l :: plan =>
      let G' := PointsAt (length fv) (length fv) l :: G in let p := number_at F xs G fv low_ in let r := number_at F xs G fv high_ in
      if is_truth q && negb (universal q b) && at_network G h && is_number G low_ && is_number G high_ && is_exact G' only && widths n l then
        forallb (fun z => vertex_at (line F) pv (pieces_at (fv ++ [z]) n l)) (span p r) && (exact_at F xs G' (fv ++ [p; r]) only && shown_at b G' plan (fv ++ [p; r]) body)
      else false
    | _ => false
    end
  | _ => false
  end.
End Values.

(* ---------- Claims mean that ---------- *)

Lemma means_nothing w : means nothing false w.
Proof. apply (means_some [] []); constructor. Qed.

Lemma means_any m b w : (b = false -> so m w) -> means (of_any m) b w.
Proof. unfold means, of_any; destruct b; [intros _ w' L; apply gives_ret; exact I | intros H; apply H; reflexivity]. Qed.

Lemma forallb_false {A} (f : A -> bool) l : forallb f l = false -> exists a, In a l /\ f a = false.
Proof. induction l as [|a l IH]; [discriminate|]; cbn [forallb]; destruct (f a) eqn:E; [intros H; destruct (IH H) as (b & I & B); exists b; split; [right; exact I | exact B] | exists a; split; [left; reflexivity | exact E]]. Qed.

Lemma so_then m m' w : so m w -> (forall w', later w w' -> so m' w') -> so (m ;; m') w.
Proof. intros A B w' L; eapply gives_bind; [apply A, L|]; intros w'' [] L' _; apply (B w''), later_refl; apply (later_trans _ _ _ L L'). Qed.

Section Means.
Variables (F : family) (xs : list Z).
Hypothesis R : network_right F xs.
Notation n := (width (line F)).
Notation many := (length (arguments F)).
Notation pv := (params F xs).
Notation g := (text_graph (line F) pv).

Lemma vertex_here_of v : vertex_here F xs v = true <-> vertex_of F xs v.
Proof. unfold vertex_here; rewrite andb_true_iff, Nat.eqb_eq; reflexivity. Qed.

Lemma near_adj u v : near F xs u v = true <-> vertex_of F xs u /\ vertex_of F xs v /\ adj g u v.
Proof.
  unfold near; rewrite !andb_true_iff, !vertex_here_of, negb_true_iff, orb_true_iff; split.
  - intros (((U & V) & D) & L); split; [exact U|]; split; [exact V|]; split; [apply (vertex_known F xs R), U|]; split; [apply (vertex_known F xs R), V|]; split.
    + intros E; apply same_tuple_at_eq in E; congruence.
    + cbn [link text_graph]; destruct L as [L|L]; [left|right]; apply existsb_exists in L; destruct L as (w & I & E); apply same_tuple_at_eq in E; subst w; exact I.
  - intros (U & V & _ & _ & D & L); split; [split; [split; [exact U | exact V]|]|].
    + destruct (same_tuple_at u v) eqn:E; [apply same_tuple_at_eq in E; contradiction | reflexivity].
    + cbn [link text_graph] in L; destruct L as [L|L]; [left|right]; apply existsb_exists; eexists; (split; [exact L | apply same_tuple_at_eq; reflexivity]).
Qed.

(* Where a claim about the neighbours of v is false. *)
Lemma neighbours_so w fp fv vs v z (rest : list poly -> making unit) : firstn many fv = pv -> have w fp fv -> have w vs v -> near F xs v z = true ->
  (forall w' ws, later w w' -> have w' ws z -> so (rest ws) w') ->
  so (choose (flat_map (fun it => [do w <- follow (firstn many fp ++ vs) it; rest w; do w <- any (line F) (firstn many fp); do u <- follow (firstn many fp ++ w) it; same_tuple_claim u vs true ;; rest w]) (items F))) w.
Proof.
  intros P H V N K; apply near_adj in N; destruct N as (U & Z_ & A); apply (adj_known F xs R) in A; destruct A as (_ & _ & it & I & L).
  pose proof (params_there F xs fp fv w P H) as Ph; apply so_choose; destruct L as [L|L]; eexists; (split; [apply in_flat_map; exists it; split; [exact I|]|]).
  - left; reflexivity.
  - cbn beta; apply (lists_then _ z); [apply (follow_known F xs R w _ v vs it z I Ph V U L)|]; exact K.
  - right; left; reflexivity.
  - cbn beta; apply (any_then F xs w _ z _ Ph Z_); intros w1 zs L1 Hz; apply (lists_then _ v); [apply (follow_known F xs R w1 _ z zs it v I (have_later _ _ _ _ L1 Ph) Hz Z_ L)|].
    intros w2 us L2 Hu; apply so_then; [|intros w3 L3; apply K; [apply (later_trans _ _ _ L1), (later_trans _ _ _ L2), L3 | apply (have_later _ _ _ _ (later_trans _ _ _ L2 L3)), Hz]].
    apply (true_so _ (same_tuple_at v v)); [apply same_tuple_means; [exact Hu | apply (have_later _ _ _ _ (later_trans _ _ _ L1 L2)), V | reflexivity] | apply same_tuple_at_eq; reflexivity].
Qed.

Lemma with_needs_means l m c b w : Forall2 (fun c b => means c b w) l m -> means c b w -> means (with_needs l c) (met m b) w.
Proof.
  intros L C; destruct L as [|u v l m U L]; [exact C|]; unfold with_needs, met.
  replace (all_met (v :: m) && b) with (forallb (fun b => b) ((v :: m) ++ [b])) by (rewrite forallb_app; cbn [forallb]; rewrite andb_true_r; reflexivity).
  apply means_all, Forall2_app; [constructor; assumption | repeat constructor; exact C].
Qed.

Lemma call_lists G fp fv : Forall (placed n (length fv)) G -> firstn many fv = pv -> forall a o before G' w, have w fp fv -> call_signs G o a before = Some G' ->
  lists_ (call_polys F G fp a) (call_numbers F xs G fv a) w.
Proof.
  intros S P; induction a as [|x a IH]; intros o before G' w H E; [apply lists_ret; constructor|]; cbn [call_signs call_polys call_numbers] in *.
  assert (K : is_number G x = true -> (exists o before, call_signs G o a before = Some G') -> lists_ (do p <- number_poly F G fp x; do ps <- call_polys F G fp a; ret (p :: ps)) (number_at F xs G fv x :: call_numbers F xs G fv a) w).
  { intros T (o' & before' & E'); apply (yields_list _ (number_at F xs G fv x)); [apply (proj1 (both_mean F xs R x)); assumption|]; intros w1 p L Hp; apply (have_later _ _ _ _ L) in H.
    intros w2 L2; eapply gives_bind; [apply (IH o' before' G' w1 H E'), L2|]; intros w3 ps L3 Hps; apply gives_ret; constructor; [apply (has_later _ _ _ _ (later_trans _ _ _ L2 L3) Hp) | exact Hps]. }
  destruct x; try (destruct (number_form _ _ _) eqn:T; [|discriminate E]; apply K; eauto; fail).
  destruct (nth_error G k); [|discriminate E]; apply (IH _ _ _ _ H E).
Qed.

Lemma call_placed G : forall a o before G' q, call_signs G o a before = Some G' -> (q <= o)%nat -> Forall (placed n q) G -> Forall (placed n o) before -> forall fv, Forall (placed n (o + length (call_numbers F xs G fv a))) G'.
Proof.
  induction a as [|x a IH]; intros o before G' q E L S B fv; cbn [call_signs call_numbers] in *; [injection E as <-; apply (placed_all n o); [cbn [length]; lia | exact B]|].
  assert (K : call_signs G (Datatypes.S o) a (NumberAt o :: before) = Some G' -> Forall (placed n (o + length (number_at F xs G fv x :: call_numbers F xs G fv a))) G').
  { intros E'; cbn [length]; rewrite Nat.add_succ_r; apply (IH (Datatypes.S o) _ _ q E'); [lia | exact S|]; constructor; [cbn [placed]; lia | apply (placed_all n o); [lia | exact B]]. }
  destruct x; try (destruct (number_form _ _ _) eqn:T; [|discriminate E]; exact (K E)).
  destruct (nth_error G k) eqn:Ek; [|discriminate E]; apply (IH o _ _ q E L S); constructor; [|exact B].
  rewrite Forall_forall in S; apply (placed_more n q); [exact L | apply S, (nth_error_In _ _ Ek)].
Qed.

Definition shown_mean x := forall b G plan fp fv w, Forall (placed n (length fv)) G -> firstn many fv = pv -> have w fp fv ->
  means (shown_claim F b G plan fp x) (shown_at F xs b G plan fv x) w.

Lemma params_few (fv : list Z) : firstn many fv = pv -> (many <= length fv)%nat.
Proof. intros P; rewrite <- (params_length F xs), <- P, firstn_length; lia. Qed.

Lemma exact_so G fp fv x b w : is_exact G x = true -> Forall (placed n (length fv)) G -> firstn many fv = pv -> have w fp fv -> exact_at F xs G fv x = b -> so (exact_claim F G fp x b) w.
Proof. intros T S P H <-; apply (proj2 (both_mean F xs R x) G fp fv w T S P H). Qed.

Lemma shown_false x b G plan fp fv w : shown_mean x -> Forall (placed n (length fv)) G -> firstn many fv = pv -> have w fp fv -> shown_at F xs b G plan fv x = false -> so (shown_claim F b G plan fp x false) w.
Proof. intros M S P H E; pose proof (M b G plan fp fv w S P H) as K; rewrite E in K; exact K. Qed.

(* What is asked of what stands for a variable, where it would be false. *)
Lemma rest_so only body b G plan fp fv w : shown_mean body -> is_exact G only = true -> Forall (placed n (length fv)) G -> firstn many fv = pv -> have w fp fv ->
  negb (exact_at F xs G fv only) || shown_at F xs b G plan fv body = false -> so (exact_claim F G fp only true ;; shown_claim F b G plan fp body false) w.
Proof.
  intros M T S P H E; apply orb_false_iff in E; destruct E as [E E']; apply negb_false_iff in E.
  apply so_then; [apply (exact_so G fp fv only true w T S P H E)|]; intros w' L; apply (shown_false body b G plan fp fv w' M S P (have_later _ _ _ _ L H) E').
Qed.

Lemma here_length w fp fv : have w fp fv -> length fp = length fv.
Proof. apply have_length. Qed.

Lemma vertices_list v : In v (vertices g) -> vertex_of F xs v.
Proof. intros I; apply (vertex_known F xs R), I. Qed.

Lemma shown_means : forall x, shown_mean x.
Proof.
  fix IH 1; intros x b G plan fp fv w S P H; pose proof (here_length _ _ _ H) as Lf.
  destruct (is_exact G x) eqn:T.
  { pose proof (proj2 (both_mean F xs R x) G fp fv w T S P H) as K.
    destruct x; cbn [shown_claim shown_at]; rewrite T; (destruct b; [exact K | apply means_contrary, K]). }
  destruct (exact_form false G x) eqn:Tf.
  { pose proof (proj2 (proj2 (all_mean F xs R x)) G fp fv w Tf S P H) as K; pose proof (needs_mean F xs R x G fp fv w (exact_computed G x Tf) S P H) as N.
    destruct x; cbn [shown_claim shown_at]; rewrite T, Tf; (apply with_needs_means; [exact N | destruct b; [exact K | apply means_contrary, K]]). }
  pose proof (params_there F xs fp fv w P H) as Ph.
  destruct x as [| | | |a|a c|a c| | | | | | | | | | | | | | | |q h u v| |q names r only body| | |l body]; cbn [shown_claim shown_at]; rewrite ?T, ?Tf; try apply means_nothing.
  - apply IH; assumption.
  - cbv zeta; destruct b; [apply means_all_two | apply means_some_two]; try (apply IH; assumption); destruct (sure G a); [apply IH; assumption | apply means_nothing].
  - cbv zeta; destruct b; [apply means_some_two | apply means_all_two]; try (apply IH; assumption); destruct (sure G a); [apply IH; assumption | apply means_nothing].
  - destruct q; try apply means_nothing; destruct h; try apply means_nothing; destruct (b && _ && _ && _) eqn:C; [|apply means_nothing]; both C; both C; both C.
    destruct (proj1 (proj2 (all_mean F xs R u)) G fp fv w C1 S P H) as [Lu Nu]; destruct (proj1 (proj2 (all_mean F xs R v)) G fp fv w C0 S P H) as [Lv Nv].
    apply (means_lists _ (fun us => fun truth => do vs <- vertex_polys F G fp v; with_needs (needs F G fp u ++ needs F G fp v) (adjacent_claim F (firstn many fp) us vs) truth) _ _ _ Lu); intros w1 us L1 Hu.
    apply (means_lists _ (fun vs => with_needs (needs F G fp u ++ needs F G fp v) (adjacent_claim F (firstn many fp) us vs)) _ _ _ (fun w2 L2 => Lv w2 (later_trans _ _ _ L1 L2))); intros w2 vs L2 Hv.
    pose proof (have_later _ _ _ _ (later_trans _ _ _ L1 L2) H) as H2; apply with_needs_means; [apply Forall2_app; apply (needs_mean F xs R); try assumption; apply vertex_computed; assumption|].
    apply (adjacent_known F xs R); [apply (params_there F xs fp fv w2 P H2) | apply (have_later _ _ _ _ L2 Hu) | exact Hv | exact Nu | exact Nv].
  - rewrite Lf; destruct names as [|[|[|names]]]; try apply means_nothing.
    + destruct r as [y| s m | y z]; [destruct y; try apply means_nothing| |].
      * (* A number of a range. *)
        set (G' := NumberAt (length fv) :: G); destruct (is_truth q && _ && _ && _) eqn:C; [|apply means_nothing]; both C; both C; both C.
        assert (Low : yields (number_poly F G fp y1) (number_at F xs G fv y1) w) by (apply (proj1 (both_mean F xs R y1)); assumption).
        assert (High : yields (number_poly F G fp y2) (number_at F xs G fv y2) w) by (apply (proj1 (both_mean F xs R y2)); assumption).
        destruct (universal q b).
        -- apply means_any; intros E; apply forallb_false in E; destruct E as (z & I & E); apply in_span in I.
           apply (so_bind _ _ z); [apply yields_fresh|]; intros w1 x L1 X; apply (so_bind _ _ _ _ (yields_later _ _ _ _ L1 Low)); intros w2 p' L2 Hp.
           pose proof (later_trans _ _ _ L1 L2) as L12; apply (so_bind _ _ _ _ (yields_later _ _ _ _ L12 High)); intros w3 r' L3 Hr; apply (has_later _ _ _ _ L3) in Hp; apply (has_later _ _ _ _ (later_trans _ _ _ L2 L3)) in X.
           apply so_then; [apply (so_fact _ _ _ (has_minus _ _ _ _ _ X Hp)); lia|]; intros w4 L4; apply (has_later _ _ _ _ L4) in X, Hr.
           apply so_then; [apply (so_fact _ _ _ (has_minus _ _ _ _ _ Hr X)); lia|]; intros w5 L5; apply (has_later _ _ _ _ L5) in X.
           apply (rest_so only body b G' plan _ (fv ++ [z])); [apply IH | assumption | apply placed_number, S | apply (params_front F xs), P | | exact E].
           apply have_app; [apply (have_later w); [apply (later_trans _ _ _ L12), (later_trans _ _ _ L3), (later_trans _ _ _ L4), L5 | exact H] | repeat constructor; exact X].
        -- destruct plan as [|[l|c ts|t|t|l] plan]; try apply means_nothing; unfold means; destruct (_ && (_ && (_ && _))) eqn:E.
           all: apply (so_bind _ _ _ _ (poly_of_yields t w fp fv H)); intros w1 x L1 X; pose proof (have_later _ _ _ _ L1 H) as H1.
           all: assert (H' : have w1 (fp ++ [x]) (fv ++ [num fv t])) by (apply have_app; [exact H1 | repeat constructor; exact X]).
           all: refine (_ : means (all [_; _; _; _]) _ w1); rewrite <- E; match goal with |- means _ (?u && (?v && (?y && ?z))) _ => pose proof (means_all [at_least (ret x) (number_poly F G fp y1); at_least (number_poly F G fp y2) (ret x); exact_claim F G' (fp ++ [x]) only; shown_claim F b G' plan (fp ++ [x]) body] [u; v; y; z] w1) as K end; cbn [forallb] in K; rewrite andb_true_r in K; apply K; clear K.
           all: repeat constructor; [apply means_at_least; [apply yields_ret, X | apply (yields_later _ _ _ _ L1 Low)] | apply means_at_least; [apply (yields_later _ _ _ _ L1 High) | apply yields_ret, X] | apply (proj2 (both_mean F xs R only)); try assumption; [apply placed_number, S | apply (params_front F xs), P] | apply IH; [apply placed_number, S | apply (params_front F xs), P | exact H']].
      * destruct q0; try apply means_nothing; destruct y; try apply means_nothing.
        set (G' := VertexAt (length fv) :: G); destruct (is_truth q && _ && _) eqn:C; [|apply means_nothing]; both C; both C.
        destruct (universal q b).
        -- apply means_any; intros E; apply forallb_false in E; destruct E as (v & I & E); pose proof (vertices_list v I) as V.
           apply (any_then F xs w _ v _ Ph V); intros w1 vs L1 Hv.
           apply (rest_so only body b G' plan _ (fv ++ v)); [apply IH | assumption | apply placed_vertex; [exact S | apply V] | apply (params_front F xs), P | | exact E].
           apply have_app; [apply (have_later _ _ _ _ L1 H) | exact Hv].
        -- destruct plan as [|[l|c ts|t|t|l] plan]; try apply means_nothing; destruct (widths n l) eqn:W; [|apply means_nothing]; cbv zeta; set (v := pieces_at fv n l).
           apply (means_lists (pieces fp n l) (fun v => all [vertex_claim (line F) (firstn many fp) v; exact_claim F G' (fp ++ v) only; shown_claim F b G' plan (fp ++ v) body]) v); [apply pieces_lists; assumption|]; intros w1 vs L1 Hv.
           assert (H' : have w1 (fp ++ vs) (fv ++ v)) by (apply have_app; [apply (have_later _ _ _ _ L1 H) | exact Hv]); assert (Lv : length v = n) by apply pieces_at_length, W.
           pose proof (means_all [vertex_claim (line F) (firstn many fp) vs; exact_claim F G' (fp ++ vs) only; shown_claim F b G' plan (fp ++ vs) body] [vertex_at (line F) pv v; exact_at F xs G' (fv ++ v) only; shown_at F xs b G' plan (fv ++ v) body] w1) as K; cbn [forallb] in K; rewrite andb_true_r in K; apply K; clear K.
           constructor; [apply vertex_means; [apply (have_later _ _ _ _ L1 Ph) | exact Hv]|]; constructor; [apply (proj2 (both_mean F xs R only)); try assumption; [apply placed_vertex; assumption | apply (params_front F xs), P]|].
           constructor; [|constructor]; apply IH; [apply placed_vertex; assumption | apply (params_front F xs), P | exact H'].
      * destruct q0; try apply means_nothing; destruct y1; try apply means_nothing; destruct y2; try apply means_nothing.
        destruct (nth_error G k0) as [[| |o| | |]|] eqn:Ev; try apply means_nothing; set (G' := VertexAt (length fv) :: G); destruct (is_truth q && _ && _) eqn:C; [|apply means_nothing]; both C; both C.
        cbv zeta; pose proof (have_slice w fp fv n o H) as Hv; destruct (universal q b).
        -- apply means_any; intros E; apply forallb_false in E; destruct E as (z & I & E); apply orb_false_iff in E; destruct E as [N E]; apply negb_false_iff in N.
           apply (neighbours_so w fp fv _ _ z (fun w => exact_claim F G' (fp ++ w) only true ;; shown_claim F b G' plan (fp ++ w) body false) P H Hv N); intros w1 zs L1 Hz.
           apply (rest_so only body b G' plan _ (fv ++ z)); [apply IH | assumption | apply placed_vertex; [exact S | apply (vertices_list z I)] | apply (params_front F xs), P | | exact E].
           apply have_app; [apply (have_later _ _ _ _ L1 H) | exact Hz].
        -- apply (neighbour_known F xs R w _ _ _ _ (fun w => exact_at F xs G' (fv ++ w) only && shown_at F xs b G' plan (fv ++ w) body) Ph Hv); intros w1 zs z L1 Hz Lz.
           assert (H' : have w1 (fp ++ zs) (fv ++ z)) by (apply have_app; [apply (have_later _ _ _ _ L1 H) | exact Hz]).
           apply means_all_two; [apply (proj2 (both_mean F xs R only)); try assumption; [apply placed_vertex; assumption | apply (params_front F xs), P] | apply IH; [apply placed_vertex; assumption | apply (params_front F xs), P | exact H']].
      * destruct s; try apply means_nothing; destruct q0; try apply means_nothing; destruct s; try apply means_nothing; destruct plan as [|[l|c ts|t|t|l] plan]; try apply means_nothing.
        set (G' := set_sign F (length fv) c ts :: G); destruct (is_truth q && _ && _ && _) eqn:C; [|apply means_nothing]; both C; both C; both C; cbv zeta.
        assert (S' : Forall (placed n (length fv)) G') by (constructor; [destruct ts; cbn [set_sign placed]; [lia | apply params_few, P] | exact S]).
        assert (Rest : Forall2 (fun c b => means c b w) [exact_claim F G' fp only; shown_claim F b G' plan fp body] [exact_at F xs G' fv only; shown_at F xs b G' plan fv body])
          by (repeat constructor; [apply (proj2 (both_mean F xs R only)); assumption | apply IH; assumption]).
        destruct m as [|m].
        -- pose proof (means_all _ _ w Rest) as K; cbn [forallb] in K; rewrite andb_true_r in K; exact K.
        -- destruct ts as [|t ts]; [apply means_nothing|]; destruct (is_number G m) eqn:Nm; [|apply means_nothing].
           assert (K : means (at_least (number_poly F G fp m) (summed F 1 (coordinate_levels F) (t :: ts) (side_weight c) (firstn many fp))) (from_at 1 (side_weight_at c) (coordinate_levels F) (t :: ts) pv pv <=? number_at F xs G fv m) w).
           { apply means_at_least; [apply (proj1 (both_mean F xs R m)); assumption|]; apply (yields_from 1 (side_weight c) (side_weight_at c) (yields_side_weight c)); exact Ph. }
           assert (All_ := Forall2_cons (R := fun c b => means c b w) _ _ K Rest); pose proof (means_all _ _ w All_) as K'; cbn [forallb] in K'; rewrite andb_true_r in K'; exact K'.
      * destruct y; try apply means_nothing.
        -- destruct z; try apply means_nothing; destruct q0; try apply means_nothing; destruct z; try apply means_nothing; destruct plan as [|[l|c ts|t|t|l] plan]; try apply means_nothing.
           set (G' := PointsAt (length fv) (length fv) l :: G); destruct (is_truth q && _ && _ && _ && _ && _ && _) eqn:C; [|apply means_nothing]; both C; both C; both C; both C; both C; both C; cbv zeta.
           assert (Low : yields (number_poly F G fp y1) (number_at F xs G fv y1) w) by (apply (proj1 (both_mean F xs R y1)); assumption).
           assert (High : yields (number_poly F G fp y2) (number_at F xs G fv y2) w) by (apply (proj1 (both_mean F xs R y2)); assumption).
           set (a := number_at F xs G fv y1) in *; set (c := number_at F xs G fv y2) in *; intros w0 L0; eapply gives_bind; [apply (Low w0 L0)|]; intros w1 p L1 Hp; eapply gives_bind; [apply (High w1 (later_trans _ _ _ L0 L1))|]; intros w2 r L2 Hr; apply (has_later _ _ _ _ L2) in Hp.
           pose proof (later_trans _ _ _ L0 (later_trans _ _ _ L1 L2)) as L02; apply (have_later _ _ _ _ L02) in H; apply (have_later _ _ _ _ L02) in Ph; revert w2 L2 Hp Hr L02 H Ph.
           assert (Go : forall w2, has w2 p a -> has w2 r c -> have w2 fp fv -> have w2 (firstn many fp) pv -> means (all [of_any (do z <- fresh; fact (minus z p) ;; fact (minus r z) ;; do v <- pieces (fp ++ [z]) n l; vertex_claim (line F) (firstn many fp) v false); exact_claim F G' (fp ++ [p; r]) only; shown_claim F b G' plan (fp ++ [p; r]) body])
             (forallb (fun z => vertex_at (line F) pv (pieces_at (fv ++ [z]) n l)) (span a c) && (exact_at F xs G' (fv ++ [a; c]) only && shown_at F xs b G' plan (fv ++ [a; c]) body)) w2); [|intros w2 L2 Hp Hr L02 H Ph; apply (Go w2 Hp Hr H Ph), later_refl].
           intros w2 Hp Hr H2 Ph2; assert (H' : have w2 (fp ++ [p; r]) (fv ++ [a; c])) by (apply have_app; [exact H2 | repeat constructor; assumption]).
           assert (S' : Forall (placed n (length (fv ++ [a; c]))) G') by (rewrite app_length; cbn [length]; constructor; [cbn [placed]; repeat split; [lia | lia | exact C0] | apply (placed_all n (length fv)); [lia | exact S]]).
           match goal with |- means (all [?a; ?b; ?c]) (?u && (?v && ?y)) _ => pose proof (means_all [a; b; c] [u; v; y] w2) as K end; cbn [forallb] in K; rewrite andb_true_r in K; apply K; clear K.
           constructor; [|repeat constructor; [apply (proj2 (both_mean F xs R only)); try assumption; apply (params_front F xs), P | apply IH; try assumption; apply (params_front F xs), P]].
           apply means_any; intros E; apply forallb_false in E; destruct E as (z & I & E); apply in_span in I; apply (so_bind _ _ z); [apply yields_fresh|]; intros w3 x L3 X; apply (has_later _ _ _ _ L3) in Hp, Hr.
           apply so_then; [apply (so_fact _ _ _ (has_minus _ _ _ _ _ X Hp)); lia|]; intros w4 L4; apply (has_later _ _ _ _ L4) in X, Hr.
           apply so_then; [apply (so_fact _ _ _ (has_minus _ _ _ _ _ Hr X)); lia|]; intros w5 L5; apply (has_later _ _ _ _ L5) in X; pose proof (later_trans _ _ _ L3 (later_trans _ _ _ L4 L5)) as L35.
           apply (lists_then _ (pieces_at (fv ++ [z]) n l)); [apply pieces_lists; [apply have_app; [apply (have_later _ _ _ _ L35 H2) | repeat constructor; exact X] | exact C0]|]; intros w6 vs L6 Hv.
           eapply false_so; [apply vertex_means; [apply (have_later _ _ _ _ (later_trans _ _ _ L35 L6) Ph2) | exact Hv] | exact E].
        -- destruct q0; try apply means_nothing; destruct y; try apply means_nothing; destruct z; try apply means_nothing; destruct plan as [|[l|c ts|t|t|l] plan]; try apply means_nothing.
            set (G' := MapBy (length fv) t :: G); destruct (is_truth q && _ && _ && _ && _ && _) eqn:C; [|apply means_nothing]; both C; both C; both C; both C; both C.
           assert (S' : Forall (placed n (length fv)) G') by (constructor; [cbn [placed]; lia | exact S]).
           match goal with |- means (all [?a; ?b; ?c]) (?u && (?v && ?y)) _ => pose proof (means_all [a; b; c] [u; v; y] w) as K end; cbn [forallb] in K; rewrite andb_true_r in K; apply K; clear K.
           constructor; [|repeat constructor; [apply (proj2 (both_mean F xs R only)); assumption | apply IH; assumption]].
           apply means_any; intros E; apply forallb_false in E; destruct E as (v & I & E); pose proof (vertices_list v I) as V; apply (any_then F xs w _ v _ Ph V); intros w1 vs L1 Hv.
           assert (H' : have w1 (fp ++ vs) (fv ++ v)) by (apply have_app; [apply (have_later _ _ _ _ L1 H) | exact Hv]); apply (term_then t _ _ w1 _ H'); intros w2 x L2 X; pose proof (later_trans _ _ _ L1 L2) as L12.
           assert (Low : yields (number_poly F G fp z1) (number_at F xs G fv z1) w) by (apply (proj1 (both_mean F xs R z1)); assumption).
           assert (High : yields (number_poly F G fp z2) (number_at F xs G fv z2) w) by (apply (proj1 (both_mean F xs R z2)); assumption).
           eapply false_so; [apply means_all_two; apply means_at_least; [apply yields_ret, X | apply (yields_later _ _ _ _ L12 Low) | apply (yields_later _ _ _ _ L12 High) | apply yields_ret, X] | exact E].
    + (* The ends of a link. *)
      destruct r as [y| s m | y z]; try apply means_nothing; destruct y; try apply means_nothing; destruct q0; try apply means_nothing; destruct y; try apply means_nothing.
      set (G' := VertexAt (length fv + n) :: VertexAt (length fv) :: G); destruct (is_truth q && _ && _ && _) eqn:C; [|apply means_nothing]; both C; both C; both C.
      apply means_any; intros E; apply forallb_false in E; destruct E as (u & Iu & E); apply forallb_false in E; destruct E as (v & Iv & E); apply orb_false_iff in E; destruct E as [N E]; apply negb_false_iff, near_adj in N; destruct N as (U & V & A).
      assert (S' : Forall (placed n (length (fv ++ u ++ v))) G').
      { pose proof (placed_vertex F (fv ++ u) v _ (placed_vertex F fv u G S (proj1 U)) (proj1 V)) as K; rewrite <- app_assoc in K; rewrite (app_length fv u), (proj1 U) in K; exact K. }
      assert (Go : forall w' us vs, later w w' -> have w' us u -> have w' vs v -> so (exact_claim F G' (fp ++ us ++ vs) only true ;; shown_claim F b G' plan (fp ++ us ++ vs) body false) w').
      { intros w' us vs L Hu Hv; apply (rest_so only body b G' plan _ (fv ++ u ++ v)); [apply IH | assumption | exact S' | apply (params_front F xs), P | | exact E].
        apply have_app; [apply (have_later _ _ _ _ L H) | apply have_app; assumption]. }
      apply (adj_known F xs R) in A; destruct A as (_ & _ & it & I & [L|L]); apply so_choose; eexists; (split; [apply in_flat_map; exists it; split; [exact I|]|]).
      * left; reflexivity.
      * cbn beta; apply (any_then F xs w _ u _ Ph U); intros w1 us L1 Hu; apply (lists_then _ v); [apply (follow_known F xs R w1 _ u us it v I (have_later _ _ _ _ L1 Ph) Hu U L)|]; intros w2 vs L2 Hv.
        apply Go; [apply (later_trans _ _ _ L1 L2) | apply (have_later _ _ _ _ L2 Hu) | exact Hv].
      * right; left; reflexivity.
      * cbn beta; apply (any_then F xs w _ v _ Ph V); intros w1 us L1 Hu; apply (lists_then _ u); [apply (follow_known F xs R w1 _ v us it u I (have_later _ _ _ _ L1 Ph) Hu V L)|]; intros w2 vs L2 Hv.
        apply Go; [apply (later_trans _ _ _ L1 L2) | exact Hv | apply (have_later _ _ _ _ L2 Hu)].
  - destruct (call_signs G (length fp) l []) as [G'|] eqn:E; rewrite Lf in E; rewrite E; [|apply means_nothing].
    apply (means_lists _ (fun zs => shown_claim F b G' plan (fp ++ zs) body) (call_numbers F xs G fv l)); [apply (call_lists G fp fv S P l _ _ _ w H E)|]; intros w1 zs L1 Hz.
    apply IH; [rewrite app_length; apply (call_placed G l (length fv) [] G' (length fv) E (le_n _) S); constructor | apply (params_front F xs), P | apply have_app; [apply (have_later _ _ _ _ L1 H) | exact Hz]].
Qed.
End Means.

(* ---------- What is shown is the value ---------- *)

Lemma of_universal q b : is_truth q = true -> universal q b = true -> b = of_none q.
Proof. destruct q, b; intros T U; try discriminate T; try discriminate U; reflexivity. Qed.

Lemma of_chosen q b : is_truth q = true -> universal q b = false -> b = negb (of_none q).
Proof. destruct q, b; intros T U; try discriminate T; try discriminate U; reflexivity. Qed.

Lemma guarded_all q (only : bool) body : is_truth q = true -> (only = true -> body tt = Some (of_none q)) -> guarded q (Some only) body = Some (of_none q).
Proof. intros T H; destruct q; try discriminate T; destruct only; cbn [guarded]; auto. Qed.

Lemma gathered_truth q only body l : is_truth q = true -> gathered q only body l = truly (over_list q (fun x => guarded q (truth (only x)) (fun _ => truth (body x))) l).
Proof. destruct q; intros T; try discriminate T; reflexivity. Qed.

Lemma chosen_truth q only body each list : is_truth q = true -> chosen q only body each list = truly (each (fun c => guarded q (truth (only [c])) (fun _ => truth (body [c])))).
Proof. destruct q; intros T; try discriminate T; reflexivity. Qed.

Lemma numbers_from_span a many : numbers_from a many = map whole (map (fun i => a + Z.of_nat i) (seq 0 many)).
Proof.
  revert a; induction many as [|many IH]; intros a; [reflexivity|]; cbn [numbers_from seq map]; rewrite Z.add_0_r, IH, <- seq_shift, !map_map; f_equal; apply map_ext; intros i; f_equal; lia.
Qed.

Section Worth.
Variables (F : family) (xs : list Z).
Hypothesis R : network_right F xs.
Notation n := (width (line F)).
Notation many := (length (arguments F)).
Notation pv := (params F xs).
Notation g := (text_graph (line F) pv).
Variable name : vertex g -> part.
Hypothesis Names : names_fit g name.
Variable rows : list (part * list part).
Hypothesis Rows : rows_fit g name rows.
Notation worths fv G := (map (worth_of F xs name rows fv) G).
Let rows_vertices := rows_vertices F xs name rows Rows.
Let rows_undirected := rows_undirected F xs name Names rows Rows.
Let row_named := row_named F xs R name Names rows Rows.
Let signs_vertex := signs_vertex F xs name rows.
Let signs_number := signs_number F xs name rows.

(* The links, each from one of its ends. *)
Lemma links_named p : In p (links_of (Made rows)) -> exists u v, p = Link (name u) (name v) /\ vertex_of F xs u /\ vertex_of F xs v /\ adj g u v.
Proof.
  unfold links_of; rewrite rows_undirected, rows_vertices.
  assert (K : forall vs earlier, (forall v, In v vs -> vertex_of F xs v) -> In p (links_from (Made rows) earlier (map name vs)) -> exists u v, p = Link (name u) (name v) /\ vertex_of F xs u /\ vertex_of F xs v /\ adj g u v).
  { induction vs as [|v vs IH]; intros earlier A I; [destruct I|]; cbn [map links_from] in I; apply in_app_or in I; destruct I as [I|I]; [|apply (IH _ (fun w J => A w (or_intror J)) I)].
    apply in_map_iff in I; destruct I as (q & <- & I); apply filter_In in I; destruct I as [I _]; pose proof (A v (or_introl eq_refl)) as V; destruct (row_named v V) as (l & [_ L] & E).
    unfold row_of in I; rewrite E in I; apply in_map_iff in I; destruct I as (u & <- & I); apply L in I; exists v, u; split; [reflexivity|]; split; [exact V|]; split; [|exact I].
    apply (vertices_here F xs R), (adj_right I). }
  apply K; intros v I; apply (vertices_here F xs R), I.
Qed.

Lemma links_bound : exists l, bindings 2 (links_of (Made rows)) = Some l /\ forall e, In e l -> exists u v, e = [Part_ (name v); Part_ (name u)] /\ vertex_of F xs u /\ vertex_of F xs v /\ adj g u v.
Proof.
  pose proof links_named as L; induction (links_of (Made rows)) as [|p m IH]; [exists []; split; [reflexivity | intros e []]|].
  destruct IH as (l & E & H); [intros q I; apply L; right; exact I|]; destruct (L p (or_introl eq_refl)) as (u & v & -> & U & V & A).
  exists ([[Part_ (name v); Part_ (name u)]; [Part_ (name u); Part_ (name v)]] ++ l); split; [apply bindings_cons; [reflexivity | exact E]|].
  intros e I; apply in_app_or in I; destruct I as [[<-|[<-|[]]]|I]; [exists u, v; auto | exists v, u; split; [reflexivity|]; split; [exact V|]; split; [exact U | apply adj_sym, A] | apply H, I].
Qed.

(* The terms that count a set say how many there are in it. *)
Definition counted (p : pick) : Prop :=
  match p with Subset c ((_ :: _) as ts) => from_at 1 (side_weight_at c) (coordinate_levels F) ts pv pv = Z.of_nat (length (filter (in_side F xs c) (vertices g))) | _ => True end.

Lemma counted_skipn i plan : Forall counted plan -> Forall counted (skipn i plan).
Proof. intros H; revert i; induction H as [|p plan A H IH]; intros [|i]; cbn [skipn]; try constructor; auto. Qed.

Definition shown_worth x := forall b G plan fv, signs_right F xs fv G -> Forall counted plan -> shown_at F xs b G plan fv x = true -> value (worths fv G) x = Some (True_or_false b).

(* What is said of a value of a variable that is meant. *)
Lemma guarded_one q b G plan fv only body : is_truth q = true -> universal q b = false -> is_exact G only = true -> signs_right F xs fv G -> Forall counted plan -> shown_worth body ->
  exact_at F xs G fv only = true -> shown_at F xs b G plan fv body = true ->
  guarded q (truth (value (worths fv G) only)) (fun _ => truth (value (worths fv G) body)) = Some (negb (of_none q)).
Proof.
  intros T U Ex S Q B O E; rewrite (proj2 (both_worth F xs R name Names rows Rows only) G fv Ex S), O; cbn [truth guarded]; rewrite (B b G plan fv S Q E), (of_chosen q b T U); reflexivity.
Qed.

Lemma guarded_any q b G plan fv only body : is_truth q = true -> universal q b = true -> is_exact G only = true -> signs_right F xs fv G -> Forall counted plan -> shown_worth body ->
  negb (exact_at F xs G fv only) || shown_at F xs b G plan fv body = true ->
  guarded q (truth (value (worths fv G) only)) (fun _ => truth (value (worths fv G) body)) = Some (of_none q).
Proof.
  intros T U Ex S Q B E; rewrite (proj2 (both_worth F xs R name Names rows Rows only) G fv Ex S); cbn [truth]; apply guarded_all; [exact T|]; intros O; rewrite O in E; cbn [negb orb] in E.
  rewrite (B b G plan fv S Q E), (of_universal q b T U); reflexivity.
Qed.

Lemma subset_within {A B} (f : A -> B) (keep : A -> bool) l : within (map f (filter keep l)) (map f l).
Proof. induction l as [|a l IH]; [constructor|]; cbn [filter map]; destruct (keep a); constructor; exact IH. Qed.

Lemma found_at G fv h : at_network G h = true -> signs_right F xs fv G -> nth_error (worths fv G) h = Some (Network (Made rows)).
Proof.
  unfold at_network; intros A S; destruct (nth_error G h) as [[]|] eqn:E; try discriminate A; exact (proj2 (proj2 (sign_at F xs name rows fv G _ _ S E))).
Qed.

Lemma over_list_sure {A} q (f : A -> option bool) l : (forall a, In a l -> exists b, f a = Some b) -> exists b, over_list q f l = Some b.
Proof.
  induction l as [|a l IH]; intros H; [eexists; reflexivity|]; destruct (H a (or_introl eq_refl)) as [u U]; destruct (IH (fun c I => H c (or_intror I))) as [v V]; cbn [over_list]; rewrite U, V; destruct q, u, v; eexists; reflexivity.
Qed.

Lemma guarded_sure q (only : bool) body : (exists b, body tt = Some b) -> exists b, guarded q (Some only) body = Some b.
Proof. intros [b B]; destruct only; cbn [guarded]; eauto. Qed.

(* The values of a word's arguments. *)
Lemma call_worth G fv : signs_right F xs fv G -> forall a o before G' more, call_signs G o a before = Some G' -> o = length (fv ++ more) -> signs_right F xs (fv ++ more) before ->
  signs_right F xs (fv ++ more ++ call_numbers F xs G fv a) G' /\ values (worths fv G) a (worths (fv ++ more) before) = Some (worths (fv ++ more ++ call_numbers F xs G fv a) G').
Proof.
  intros S; induction a as [|x a IH]; intros o before G' more E Lo B; cbn [call_signs call_numbers values] in *; [injection E as <-; rewrite app_nil_r; auto|].
  assert (K : is_number G x = true -> call_signs G (Datatypes.S o) a (NumberAt o :: before) = Some G' ->
    signs_right F xs (fv ++ more ++ number_at F xs G fv x :: call_numbers F xs G fv a) G' /\
    match value (worths fv G) x with Some w => values (worths fv G) a (w :: worths (fv ++ more) before) | None => None end = Some (worths (fv ++ more ++ number_at F xs G fv x :: call_numbers F xs G fv a) G')).
  { intros T E'; rewrite (proj1 (both_worth F xs R name Names rows Rows x) G fv T S); destruct (signs_number (fv ++ more) (number_at F xs G fv x) before B) as [B' W]; rewrite <- Lo in B', W.
    destruct (IH _ _ _ (more ++ [number_at F xs G fv x]) E') as [S2 V2]; [rewrite Lo, !app_length; cbn [length]; lia | rewrite app_assoc; exact B'|].
    rewrite <- app_assoc in S2, V2; cbn [app] in S2, V2; split; [exact S2|]; rewrite app_assoc in V2; rewrite W in V2; exact V2. }
  destruct x; try (match type of E with (if ?b then _ else _) = _ => destruct b eqn:T end; [|discriminate E]; exact (K eq_refl E)).
  destruct (nth_error G k) as [s|] eqn:Ek; [|discriminate E]; destruct (sign_at F xs name rows fv G _ _ S Ek) as (P & Sr & V); cbn [value]; rewrite V.
  destruct (IH o (s :: before) G' more E Lo) as [S2 V2].
  - destruct B as (Bp & Bs & Bv); split; [constructor; [apply (placed_more n (length fv)); [rewrite app_length; lia | exact P] | exact Bp]|]; split; [constructor; [apply sign_front; assumption | exact Bs] | exact Bv].
  - split; [exact S2|]; rewrite <- V2; cbn [map]; rewrite (worth_front F xs name rows fv more s P); reflexivity.
Qed.

Lemma call_sorted G0 G : map sort_of G0 = map sort_of G -> forall a o p before0 before G0', map sort_of before0 = map sort_of before -> call_signs G0 o a before0 = Some G0' ->
  exists G', call_signs G p a before = Some G' /\ map sort_of G0' = map sort_of G'.
Proof.
  intros So; induction a as [|x a IH]; intros o p b0 b G0' B E; cbn [call_signs] in *; [injection E as <-; eauto|].
  assert (K : (if is_number G0 x then call_signs G0 (S o) a (NumberAt o :: b0) else None) = Some G0' -> exists G', (if is_number G x then call_signs G (S p) a (NumberAt p :: b) else None) = Some G' /\ map sort_of G0' = map sort_of G').
  { rewrite (proj1 (forms_sorted x true G0 G So)); destruct (is_number G x); [|discriminate]; apply IH; cbn [map sort_of]; rewrite B; reflexivity. }
  destruct x; try exact (K E).
  pose proof (sorted_at G0 G k So) as Q; destruct (nth_error G0 k) as [s|]; [|discriminate E]; destruct (nth_error G k) as [t|]; [|discriminate Q]; injection Q as Q.
  apply (IH _ _ _ _ _) with (2 := E); cbn [map]; rewrite B, Q; reflexivity.
Qed.

Theorem sure_right : forall x G0 G fv, map sort_of G0 = map sort_of G -> sure G0 x = true -> signs_right F xs fv G -> exists b, value (worths fv G) x = Some (True_or_false b).
Proof.
  fix IH 1; intros x G0 G fv So Su S.
  assert (Ex : forall y G0 G fv, map sort_of G0 = map sort_of G -> is_exact G0 y = true -> signs_right F xs fv G -> exists b, value (worths fv G) y = Some (True_or_false b)).
  { intros y H0 H fw E X Q; rewrite (proj2 (proj2 (forms_sorted y true H0 H E))) in X; eexists; apply (proj2 (both_worth F xs R name Names rows Rows y) H fw X Q). }
  assert (Net : forall i, at_network G0 i = true -> nth_error (worths fv G) i = Some (Network (Made rows))).
  { intros i A; apply found_at; [|exact S]; pose proof (sorted_at _ _ i So) as K; unfold at_network in *; destruct (nth_error G0 i) as [[[?|] []| | |? ? [|? ?]| |]|]; try discriminate A; destruct (nth_error G i) as [[[?|] []| | |? ? [|? ?]| |]|]; try discriminate K; reflexivity. }
  assert (Ver : forall i, at_vertex G0 i = true -> exists v, vertex_of F xs v /\ nth_error (worths fv G) i = Some (Part_ (name v))).
  { intros i A; pose proof (sorted_at _ _ i So) as K; unfold at_vertex in *; destruct (nth_error G0 i) as [[[?|] []| | |? ? [|? ?]| |]|]; try discriminate A; destruct (nth_error G i) as [[[?|] []| |place|? ? [|? ?]| |]|] eqn:Q; try discriminate K.
    destruct (sign_at F xs name rows fv G _ _ S Q) as (_ & V & W); exists (slice n place fv); split; [exact V | exact W]. }
  assert (Gu : forall q only body H0 H fw, map sort_of H0 = map sort_of H -> is_exact H0 only = true -> signs_right F xs fw H -> (exists b, value (worths fw H) body = Some (True_or_false b)) ->
    exists b, guarded q (truth (value (worths fw H) only)) (fun _ => truth (value (worths fw H) body)) = Some b).
  { intros q only body H0 H fw E X Q [b B]; destruct (Ex only H0 H fw E X Q) as [u ->]; cbn [truth]; apply guarded_sure; rewrite B; eexists; reflexivity. }
  assert (OneV : forall q only body v, vertex_of F xs v -> is_exact (VertexAt 0 :: G0) only = true -> sure (VertexAt 0 :: G0) body = true ->
    (forall G0 G fv, map sort_of G0 = map sort_of G -> sure G0 body = true -> signs_right F xs fv G -> exists b, value (worths fv G) body = Some (True_or_false b)) ->
    exists b, guarded q (truth (value (Part_ (name v) :: worths fv G) only)) (fun _ => truth (value (Part_ (name v) :: worths fv G) body)) = Some b).
  { intros q only body v V X Y J; destruct (signs_vertex fv v G S V) as [S' W]; rewrite <- W; apply (Gu q only body (VertexAt 0 :: G0)); [cbn [map sort_of]; rewrite So; reflexivity | exact X | exact S'|].
    apply (J (VertexAt 0 :: G0)); [cbn [map sort_of]; rewrite So; reflexivity | exact Y | exact S']. }
  destruct (is_exact G0 x) eqn:X; [apply (Ex x G0 G fv So X S)|].
  destruct x as [| | | |a|a c|a c| | | | | | | | | | | | | | | |q h u v| |q names r only body| | |l body]; cbn [sure] in Su; rewrite X in Su; cbn [orb] in Su; try discriminate Su; cbn [value].
  - destruct (IH a G0 G fv So Su S) as [b ->]; eexists; reflexivity.
  - both Su; destruct (IH a G0 G fv So Su S) as [u ->]; destruct (IH c G0 G fv So Su0 S) as [v ->]; destruct u; eexists; reflexivity.
  - both Su; destruct (IH a G0 G fv So Su S) as [u ->]; destruct (IH c G0 G fv So Su0 S) as [v ->]; destruct u; eexists; reflexivity.
  - destruct q; try discriminate Su; destruct h; try discriminate Su; destruct u; try discriminate Su; destruct v; try discriminate Su; both Su; both Su; cbn [value].
    rewrite (Net _ Su); destruct (Ver _ Su1) as (u & U & ->); destruct (Ver _ Su0) as (v & V & ->); cbn [net_of part_of inquired_two]; unfold inquired_two.
    destruct (row_named u U) as (l & _ & ->); destruct (row_named v V) as (m & _ & ->); eexists; reflexivity.
  - destruct names as [|[|[|names]]]; try discriminate Su; try (destruct r as [y|? ?|? ?]; discriminate Su).
    + destruct r as [y| |]; try discriminate Su; destruct y; try discriminate Su.
      * both Su; both Su; both Su; both Su; cbn [value]; pose proof Su2 as A; pose proof Su3 as B.
        rewrite (proj1 (forms_sorted y2 true G0 G So)) in A; rewrite (proj1 (forms_sorted y1 true G0 G So)) in B; rewrite (proj1 (both_worth F xs R name Names rows Rows y1) G fv B S), (proj1 (both_worth F xs R name Names rows Rows y2) G fv A S); cbn [whole_of whole set_of option_map].
        rewrite bindings_one, (gathered_truth _ _ _ _ Su); unfold truly; edestruct (over_list_sure (A := list worth)) as [b ->]; [|eexists; reflexivity].
        intros e I; apply in_map_iff in I; destruct I as (p & <- & I); unfold numbers_to in I; rewrite numbers_from_span, map_map in I; apply in_map_iff in I; destruct I as (i & <- & _).
        destruct (signs_number fv (number_at F xs G fv y1 + Z.of_nat i) G S) as [S' W]; cbn [app]; rewrite <- W; apply (Gu q only body (NumberAt 0 :: G0)); [cbn [map sort_of]; rewrite So; reflexivity | assumption | exact S'|].
        apply (IH body (NumberAt 0 :: G0)); [cbn [map sort_of]; rewrite So; reflexivity | assumption | exact S'].
      * destruct q0; try discriminate Su; destruct y; try discriminate Su; both Su; both Su; both Su; cbn [value]; rewrite (Net _ Su2); cbn [net_of option_map inquired set_of]; rewrite rows_vertices, bindings_one, map_map, (gathered_truth _ _ _ _ Su).
        unfold truly; edestruct (over_list_sure (A := list worth)) as [b ->]; [|eexists; reflexivity]; intros e I; apply in_map_iff in I; destruct I as (v & <- & I); cbn [app].
        apply OneV; [apply (vertices_here F xs R), I | assumption | assumption | exact (IH body)].
      * destruct q0; try discriminate Su; destruct y1; try discriminate Su; destruct y2; try discriminate Su; both Su; both Su; both Su; both Su; cbn [value]; rewrite (Net _ Su3); destruct (Ver _ Su2) as (v & V & ->); cbn [net_of part_of].
        unfold inquired_vertex; destruct (row_named v V) as (l & [_ L] & ->); cbn [set_of]; rewrite bindings_one, map_map, (gathered_truth _ _ _ _ Su).
        unfold truly; edestruct (over_list_sure (A := list worth)) as [b ->]; [|eexists; reflexivity]; intros e I; apply in_map_iff in I; destruct I as (w & <- & I); cbn [app].
        apply OneV; [apply (vertices_here F xs R), (adj_right (proj1 (L w) I)) | assumption | assumption | exact (IH body)].
    + destruct r as [y| |]; try discriminate Su; destruct y; try discriminate Su; destruct q0; try discriminate Su; destruct y; try discriminate Su; both Su; both Su; both Su; cbn [value]; rewrite (Net _ Su2); cbn [net_of option_map inquired set_of].
      destruct links_bound as (l & -> & L); rewrite (gathered_truth _ _ _ _ Su); unfold truly; edestruct (over_list_sure (A := list worth)) as [b ->]; [|eexists; reflexivity].
      intros e I; destruct (L e I) as (u & v & -> & U & V & _); destruct (signs_vertex fv u G S U) as [S1 W1]; destruct (signs_vertex (fv ++ u) v _ S1 V) as [S2 W2]; rewrite W1 in W2; cbn [app]; rewrite <- W2.
      apply (Gu q only body (VertexAt 0 :: VertexAt 0 :: G0)); [cbn [map sort_of]; rewrite So; reflexivity | assumption | exact S2|].
      apply (IH body (VertexAt 0 :: VertexAt 0 :: G0)); [cbn [map sort_of]; rewrite So; reflexivity | assumption | exact S2].
  - destruct (call_signs G0 0 l []) as [G0'|] eqn:E; [|discriminate Su]; destruct (call_sorted G0 G So l 0 (length fv) [] [] G0' eq_refl E) as (G' & E' & So').
    assert (Nil_right : signs_right F xs (fv ++ []) []) by (split; [constructor|]; split; [constructor|]; rewrite app_nil_r; apply S).
    destruct (call_worth G fv S l (length fv) [] G' [] E' ltac:(rewrite app_nil_r; reflexivity) Nil_right) as [S' V]; cbn [map] in V; rewrite V; apply (IH body G0' G' _ So' Su S').
Qed.

Lemma met_true l b : met l b = true -> all_met l = true /\ b = true.
Proof. destruct l; cbn [met]; [intros H; split; [reflexivity | exact H] | apply andb_true_iff]. Qed.

Lemma span_seq a c : span a c = map (fun i => a + Z.of_nat i) (seq 0 (Z.to_nat (c - a + 1))).
Proof.
  unfold span; generalize (Z.to_nat (c - a + 1)); intros many; revert a; induction many as [|many IH]; intros a; [reflexivity|]; cbn [upwards seq map]; rewrite Z.add_0_r, IH, <- seq_shift, map_map; f_equal; apply map_ext; intros i; lia.
Qed.

Theorem shown_right : forall x, shown_worth x.
Proof.
  fix IH 1; intros x b G plan fv S Q E.
  destruct (is_exact G x) eqn:T.
  { pose proof (proj2 (both_worth F xs R name Names rows Rows x) G fv T S) as K; destruct x; cbn [shown_at] in E; rewrite T in E; rewrite K; (destruct b; [rewrite E | apply negb_true_iff in E; rewrite E]; reflexivity). }
  destruct (exact_form false G x) eqn:Tf.
  { assert (M : all_met (needs_at F xs G fv x) = true /\ (if b then exact_at F xs G fv x else negb (exact_at F xs G fv x)) = true).
    { apply met_true; destruct x; cbn [shown_at] in E; rewrite T, Tf in E; exact E. }
    destruct M as [M K]; rewrite (proj2 (proj2 (all_worth F xs R name Names rows Rows x)) G fv Tf M S); destruct b; [rewrite K | apply negb_true_iff in K; rewrite K]; reflexivity. }
  destruct x as [| | | |a|a c|a c| | | | | | | | | | | | | | | |q h u v| |q names r only body| | |l body]; cbn [shown_at] in E; rewrite ?T, ?Tf in E; try discriminate E; cbn [value].
  - rewrite (IH a _ _ _ _ S Q E); cbn [truth truly option_map]; rewrite negb_involutive; reflexivity.
  - cbv zeta in E; destruct b; [both E; rewrite (IH a _ _ _ _ S Q E); cbn [truth]; rewrite (IH c _ _ _ _ S (counted_skipn _ _ Q) E0); reflexivity|].
    apply orb_true_iff in E; destruct E as [E|E]; [rewrite (IH a _ _ _ _ S Q E); reflexivity|]; both E; destruct (sure_right a G G fv eq_refl E S) as [u ->]; destruct u; [cbn [truth]; rewrite (IH c _ _ _ _ S (counted_skipn _ _ Q) E0)|]; reflexivity.
  - cbv zeta in E; destruct b; [|both E; rewrite (IH a _ _ _ _ S Q E); cbn [truth]; rewrite (IH c _ _ _ _ S (counted_skipn _ _ Q) E0); reflexivity].
    apply orb_true_iff in E; destruct E as [E|E]; [rewrite (IH a _ _ _ _ S Q E); reflexivity|]; both E; destruct (sure_right a G G fv eq_refl E S) as [u ->]; destruct u; [|cbn [truth]; rewrite (IH c _ _ _ _ S (counted_skipn _ _ Q) E0)]; reflexivity.
  - destruct q; try discriminate E; destruct h; try discriminate E; destruct (b && _ && _ && _) eqn:C; [|discriminate E]; both C; both C; both C; subst b; apply met_true in E; destruct E as [M E]; apply met_app in M; destruct M as [Mu Mv].
    destruct (proj1 (proj2 (all_worth F xs R name Names rows Rows u)) G fv C1 Mu S) as [Vu U]; destruct (proj1 (proj2 (all_worth F xs R name Names rows Rows v)) G fv C0 Mv S) as [Vv V].
    cbn [value]; rewrite (found_at _ _ _ C2 S), Vu, Vv; cbn [net_of part_of].
    unfold inquired_two; destruct (row_named _ U) as (l & [_ L] & ->); destruct (row_named _ V) as (m & _ & ->); do 2 f_equal.
    assert (A : adj g (vertex_value F xs G fv u) (vertex_value F xs G fv v)) by (apply (adjacent_adj F xs R); assumption); apply L in A.
    rewrite (member_named F xs R name Names _ l V); [apply existsb_exists; eexists; split; [exact A | apply same_tuple_at_eq; reflexivity]|].
    intros w I; apply (vertices_here F xs R), (adj_right (proj1 (L w) I)).
  - destruct names as [|[|[|names]]]; try discriminate E.
    + destruct r as [y| s m | y z]; [destruct y; try discriminate E| |].
      * set (G' := NumberAt (length fv) :: G) in *; destruct (is_truth q && _ && _ && _) eqn:C; [|discriminate E]; both C; both C; both C.
        cbn [value]; rewrite (proj1 (both_worth F xs R name Names rows Rows y1) G fv C2 S), (proj1 (both_worth F xs R name Names rows Rows y2) G fv C1 S); cbn [whole_of whole set_of option_map]; rewrite bindings_one, (gathered_truth _ _ _ _ C).
        destruct (universal q b) eqn:Un.
        -- rewrite (over_list_all q), <- (of_universal q b C Un); [reflexivity|]; intros e I; apply in_map_iff in I; destruct I as (p & <- & I); unfold numbers_to in I; rewrite numbers_from_span, map_map in I; apply in_map_iff in I; destruct I as (i & <- & I); apply in_seq in I.
           set (z := number_at F xs G fv y1 + Z.of_nat i); destruct (signs_number fv z G S) as [S' W]; cbn [app]; fold (whole z); rewrite <- W.
           apply (guarded_any q b G' plan (fv ++ [z])); try assumption; [apply IH|]; rewrite forallb_forall in E; apply E, in_span; lia.
        -- destruct plan as [|[l|c ts|t|t|l] plan]; try discriminate E; apply Forall_cons_iff in Q; destruct Q as [Qh Q]; both E; both E0; both E1; apply Z.leb_le in E, E0.
           rewrite (over_list_one q _ _ [Part_ (whole (num fv t))]), <- (of_chosen q b C Un); [reflexivity | |].
           ++ apply in_map_iff; exists (whole (num fv t)); split; [reflexivity|]; unfold numbers_to; rewrite numbers_from_span, map_map; apply in_map_iff; exists (Z.to_nat (num fv t - number_at F xs G fv y1)); split; [f_equal; lia | apply in_seq; lia].
           ++ destruct (signs_number fv (num fv t) G S) as [S' W]; cbn [app]; rewrite <- W; apply (guarded_one q b G' plan (fv ++ [num fv t])); try assumption; apply IH.
      * destruct q0; try discriminate E; destruct y; try discriminate E; set (G' := VertexAt (length fv) :: G) in *; destruct (is_truth q && _ && _) eqn:C; [|discriminate E]; both C; both C.
        cbn [value]; rewrite (found_at _ _ _ C1 S); cbn [net_of option_map inquired set_of]; rewrite rows_vertices, bindings_one, map_map, (gathered_truth _ _ _ _ C).
        destruct (universal q b) eqn:Un.
        -- rewrite (over_list_all q), <- (of_universal q b C Un); [reflexivity|]; intros e I; apply in_map_iff in I; destruct I as (v & <- & I); pose proof (vertices_here F xs R v I) as V.
           destruct (signs_vertex fv v G S V) as [S' W]; cbn [app]; rewrite <- W; apply (guarded_any q b G' plan (fv ++ v)); try assumption; [apply IH|]; rewrite forallb_forall in E; apply E, I.
        -- destruct plan as [|[l|c ts|t|t|l] plan]; try discriminate E; apply Forall_cons_iff in Q; destruct Q as [Qh Q]; destruct (widths n l) eqn:Wl; [|discriminate E]; cbv zeta in E; set (v := pieces_at fv n l) in *; both E; both E0.
           assert (V : vertex_of F xs v) by (split; [apply pieces_at_length, Wl | exact E]); destruct (signs_vertex fv v G S V) as [S' W].
           rewrite (over_list_one q _ _ [Part_ (name v)]), <- (of_chosen q b C Un); [reflexivity | apply in_map_iff; exists v; split; [reflexivity | apply (is_vertex_here F xs R), V]|].
           cbn [app]; rewrite <- W; apply (guarded_one q b G' plan (fv ++ v)); try assumption; apply IH.
      * destruct q0; try discriminate E; destruct y1; try discriminate E; destruct y2; try discriminate E; destruct (nth_error G k0) as [[| |o| | |]|] eqn:Ev; try discriminate E.
        set (G' := VertexAt (length fv) :: G) in *; destruct (is_truth q && _ && _) eqn:C; [|discriminate E]; both C; both C; cbv zeta in E.
        cbn [value]; rewrite (found_at _ _ _ C1 S); destruct (sign_at F xs name rows fv G _ _ S Ev) as (_ & V & ->); cbn [worth_of net_of part_of sign_right] in *; set (v := slice n o fv) in *.
        unfold inquired_vertex; destruct (row_named v V) as (l & [_ L] & ->); cbn [set_of]; rewrite bindings_one, map_map, (gathered_truth _ _ _ _ C).
        assert (Nb : forall w, In w l -> vertex_of F xs w) by (intros w I; apply (vertices_here F xs R), (adj_right (proj1 (L w) I))).
        destruct (universal q b) eqn:Un.
        -- rewrite (over_list_all q), <- (of_universal q b C Un); [reflexivity|]; intros e I; apply in_map_iff in I; destruct I as (w & <- & I); destruct (signs_vertex fv w G S (Nb w I)) as [S' W].
           cbn [app]; rewrite <- W; apply (guarded_any q b G' plan (fv ++ w)); try assumption; [apply IH|]; rewrite forallb_forall in E; specialize (E w (is_vertex_here F xs R w (Nb w I))); apply orb_true_iff in E; destruct E as [E|E]; [|exact E].
           apply negb_true_iff in E; rewrite (proj2 (near_adj F xs R v w)) in E; [discriminate|]; split; [exact V|]; split; [apply Nb, I | apply L, I].
        -- apply (neighbour_adj F xs R v _ V) in E; destruct E as (w & A & E); both E; apply L in A; destruct (signs_vertex fv w G S (Nb w A)) as [S' W].
           rewrite (over_list_one q _ _ [Part_ (name w)]), <- (of_chosen q b C Un); [reflexivity | apply in_map_iff; exists w; split; [reflexivity | exact A]|].
           cbn [app]; rewrite <- W; apply (guarded_one q b G' plan (fv ++ w)); try assumption; apply IH.
      * destruct s; try discriminate E; destruct q0; try discriminate E; destruct s; try discriminate E; destruct plan as [|[l|c ts|t|t|l] plan]; try discriminate E; apply Forall_cons_iff in Q; destruct Q as [Qh Q].
        set (G' := set_sign F (length fv) c ts :: G) in *; destruct (is_truth q && _ && _ && _) eqn:C; [|discriminate E]; both C; both C; both C; cbv zeta in E; apply negb_true_iff in C2.
        assert (Set_right : signs_right F xs fv G').
        { destruct S as (P & Sr & Pv); split; [|split; [|exact Pv]]; constructor; try assumption; destruct ts; cbn [set_sign placed sign_right]; [lia | apply (params_few F xs), Pv | exact I | split; [reflexivity | exact Qh]]. }
        assert (One : exact_at F xs G' fv only && shown_at F xs b G' plan fv body = true -> guarded q (truth (value (worths fv G') only)) (fun _ => truth (value (worths fv G') body)) = Some (negb (of_none q)))
          by (intros H; both H; apply (guarded_one q b G' plan fv); try assumption; apply IH).
        unfold G' in One; cbn [map] in One; cbn [value]; rewrite (found_at _ _ _ C1 S); cbn [net_of option_map inquired set_of]; rewrite rows_vertices.
        assert (W : exists keep, worth_of F xs name rows fv (set_sign F (length fv) c ts) = Set_ (map name (filter keep (vertices g))) /\ (ts <> [] -> keep = in_side F xs c)).
        { destruct ts; cbn [set_sign worth_of]; eexists; (split; [reflexivity|]); [intros N; contradiction | intros _; destruct S as (_ & _ & ->); reflexivity]. }
        destruct W as (keep & W & Keep); rewrite W in One; pose proof (subset_within name keep (vertices g)) as Wi; pose proof (within_length _ _ Wi) as Le; rewrite !map_length in Le.
        destruct m as [|m]; cbn [bound option_map].
        -- specialize (One E); rewrite map_length; destruct (Z.of_nat (length (vertices g)) <? 0) eqn:Ne; [apply Z.ltb_lt in Ne; lia|]; rewrite (chosen_truth _ _ _ _ _ C), (over_sets_one q _ _ Wi), <- (of_chosen q b C C2); [reflexivity | rewrite !map_length; lia | exact One].
        -- destruct ts as [|t ts]; [discriminate E|]; destruct (is_number G m) eqn:Nm; [|discriminate E]; both E; apply Z.leb_le in E; rewrite (Qh : from_at 1 (side_weight_at c) (coordinate_levels F) (t :: ts) pv pv = _), <- (Keep ltac:(discriminate)) in E; specialize (One E0).
           rewrite (proj1 (both_worth F xs R name Names rows Rows m) G fv Nm S); cbn [whole_of whole option_map]; destruct (number_at F xs G fv m <? 0) eqn:Ne; [apply Z.ltb_lt in Ne; lia|].
           rewrite (chosen_truth _ _ _ _ _ C), (over_sets_one q _ _ Wi), <- (of_chosen q b C C2); [reflexivity | rewrite map_length; apply (Z.le_trans _ (number_at F xs G fv m)); [exact E | apply Z.le_max_r] | exact One].
      * destruct y; try discriminate E.
        -- destruct z; try discriminate E; destruct q0; try discriminate E; destruct z; try discriminate E; destruct plan as [|[l|c ts|t|t|l] plan]; try discriminate E; apply Forall_cons_iff in Q; destruct Q as [Qh Q]; cbv zeta in E.
           set (G' := PointsAt (length fv) (length fv) l :: G) in *; destruct (is_truth q && _ && _ && _ && _ && _ && _) eqn:C; [|discriminate E]; both C; both C; both C; both C; both C; both C; both E; both E0; apply negb_true_iff in C5.
           set (a := number_at F xs G fv y1) in *; set (c := number_at F xs G fv y2) in *.
           assert (Front : nth (length fv) (fv ++ [a; c]) 0 = a /\ nth (Datatypes.S (length fv)) (fv ++ [a; c]) 0 = c) by (split; [rewrite app_nth2, Nat.sub_diag by lia; reflexivity | rewrite app_nth2 by lia; replace (Datatypes.S (length fv) - length fv)%nat with 1%nat by lia; reflexivity]).
           assert (Points_right : signs_right F xs (fv ++ [a; c]) G' /\ worths (fv ++ [a; c]) G' = Map_ (map (fun z => (whole z, name (pieces_at (fv ++ [z]) n l))) (span a c)) :: worths fv G).
           { destruct S as (P & Sr & Pv); split.
             - split; [constructor; [cbn [placed]; rewrite app_length; cbn [length]; repeat split; [lia | lia | exact C0] | apply (placed_all n (length fv)); [rewrite app_length; lia | exact P]]|]; split; [|apply (params_front F xs), Pv]; constructor.
               + cbn [sign_right]; rewrite (proj1 Front), (proj2 Front), firstn_front, firstn_all by lia; intros z I; split; [apply pieces_at_length, C0|]; rewrite forallb_forall in E; apply E, in_span, I.
               + rewrite Forall_forall in *; intros s J; apply sign_front; [apply P, J | apply Sr, J].
             - unfold G'; cbn [map worth_of]; rewrite (proj1 Front), (proj2 Front), firstn_front, firstn_all, (worths_front F xs name rows fv [a; c] G P) by lia; reflexivity. }
           destruct Points_right as [Points_right W]; assert (One := guarded_one q b G' plan (fv ++ [a; c]) only body C C5 C1 Points_right Q (IH body) E0 E1); rewrite W in One.
           cbn [value]; rewrite (found_at _ _ _ C4 S), (proj1 (both_worth F xs R name Names rows Rows y1) G fv C3 S), (proj1 (both_worth F xs R name Names rows Rows y2) G fv C2 S); fold a; fold c; cbn [net_of option_map inquired set_of whole_of whole]; rewrite rows_vertices.
           assert (A : map_from (numbers_to a c) (map name (vertices g)) (map (fun z => (whole z, name (pieces_at (fv ++ [z]) n l))) (span a c))).
           { split; [rewrite map_map; cbn [fst]; unfold numbers_to; rewrite numbers_from_span, <- span_seq; reflexivity|]; intros p I; rewrite map_map in I; apply in_map_iff in I; destruct I as (z & <- & I); cbn [snd]; apply in_map, (is_vertex_here F xs R); split; [apply pieces_at_length, C0|]; rewrite forallb_forall in E; apply E, I. }
           rewrite (chosen_truth _ _ _ _ _ C), (over_maps_one q _ _ _ _ A One), <- (of_chosen q b C C5); reflexivity.
        -- destruct q0; try discriminate E; destruct y; try discriminate E; destruct z; try discriminate E; destruct plan as [|[l|c ts|t|t|l] plan]; try discriminate E; apply Forall_cons_iff in Q; destruct Q as [Qh Q].
           set (G' := MapBy (length fv) t :: G) in *; destruct (is_truth q && _ && _ && _ && _ && _) eqn:C; [|discriminate E]; both C; both C; both C; both C; both C; both E; both E0; apply negb_true_iff in C4.
           assert (Map_right : signs_right F xs fv G').
           { destruct S as (P & Sr & Pv); split; [|split; [|exact Pv]]; constructor; try assumption; cbn [placed]; lia. }
           assert (One := guarded_one q b G' plan fv only body C C4 C0 Map_right Q (IH body) E0 E1); unfold G' in One; cbn [map worth_of] in One.
           cbn [value]; rewrite (found_at _ _ _ C3 S), (proj1 (both_worth F xs R name Names rows Rows z1) G fv C2 S), (proj1 (both_worth F xs R name Names rows Rows z2) G fv C1 S); cbn [net_of option_map inquired set_of whole_of whole]; rewrite rows_vertices.
           assert (A : map_from (map name (vertices g)) (numbers_to (number_at F xs G fv z1) (number_at F xs G fv z2)) (map (fun v => (name v, whole (num (firstn (length fv) fv ++ v) t))) (vertices g))).
           { split; [rewrite map_map; reflexivity|]; intros p I; rewrite map_map in I; apply in_map_iff in I; destruct I as (v & <- & I); rewrite forallb_forall in E; specialize (E v I); both E; apply Z.leb_le in E, E2; cbn [snd]; rewrite firstn_all.
             unfold numbers_to; rewrite numbers_from_span, map_map; apply in_map_iff; exists (Z.to_nat (num (fv ++ v) t - number_at F xs G fv z1)); split; [f_equal; lia | apply in_seq; lia]. }
           rewrite (chosen_truth _ _ _ _ _ C), (over_maps_one q _ _ _ _ A One), <- (of_chosen q b C C4); reflexivity.
    + destruct r as [y| |]; try discriminate E; destruct y; try discriminate E; destruct q0; try discriminate E; destruct y; try discriminate E.
      set (G' := VertexAt (length fv + n) :: VertexAt (length fv) :: G) in *; destruct (is_truth q && _ && _ && _) eqn:C; [|discriminate E]; both C; both C; both C; cbn [value]; rewrite (found_at _ _ _ C2 S); cbn [net_of option_map inquired set_of].
      destruct links_bound as (l & -> & L); rewrite (gathered_truth _ _ _ _ C), (over_list_all q), <- (of_universal q b C C0); [reflexivity|].
      intros e I; destruct (L e I) as (u & v & -> & U & V & A); destruct (signs_vertex fv u G S U) as [S1 W1]; destruct (signs_vertex (fv ++ u) v _ S1 V) as [S2 W2]; rewrite W1 in W2; cbn [app].
      rewrite <- W2; rewrite (app_length fv u), (proj1 U), <- app_assoc in *; apply (guarded_any q b G' plan (fv ++ u ++ v)); try assumption; [apply IH|].
      rewrite forallb_forall in E; specialize (E u (is_vertex_here F xs R u U)); rewrite forallb_forall in E; specialize (E v (is_vertex_here F xs R v V)); apply orb_true_iff in E; destruct E as [E|E]; [|exact E].
      apply negb_true_iff in E; rewrite (proj2 (near_adj F xs R u v)) in E; [discriminate | auto].
  - destruct (call_signs G (length fv) l []) as [G'|] eqn:Eg; [|discriminate E].
    assert (Nil_right : signs_right F xs (fv ++ []) []) by (split; [constructor|]; split; [constructor|]; rewrite app_nil_r; apply S).
    destruct (call_worth G fv S l (length fv) [] G' [] Eg ltac:(rewrite app_nil_r; reflexivity) Nil_right) as [S' V]; cbn [map app] in V, S'; rewrite V; apply (IH body b G' plan _ S' Q E).
Qed.
End Worth.
