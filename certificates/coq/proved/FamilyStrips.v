(* Whole families whose members are rings or paths of columns, each with the same tracks and the same links to columns near it: what a word says that
   chooses labels for their vertices, of all lengths, by the least weights of words round a ring (Strip.v), or along a path
   (StripTables.v). *)

From Coq Require Import ZArith Lia List Bool Permutation.
From Topocert Require Import Graph Walk Methods Text TextMeaning CheckLinear CheckQuestion CheckTerms CheckFamily CheckPlace CheckProper CheckTheorem.
From Topocert Require Import FamilyTerms WordFacts FamilyWordsSays.
From Topocert Require Import WordSays WordMoves FamilyText FamilyTextWorth FamilySentences FamilyTextFacts StripWords StripSentences.
From Topocert Require Strip StripTables.
Import ListNotations.
Open Scope Z_scope.
Local Notation vertex_of := CheckProper.vertex_of.
Local Ltac both H := apply andb_true_iff in H; let H' := fresh H in destruct H as [H H'].

(* Whether the columns are a ring, or else a path; how many there are, and tracks; the vertex of a column and a track, and the column and the track of a vertex; the links, from a
   track by so many columns to a track; how many columns before and behind its own a vertex's part of the text depends on. From the
   least number of columns on columns near each other differ; from the first that grows on the least weights of lengths grow by a number
   with a period. *)
Record strip := AStrip { closed_ : bool; columns_ : term; tracks_ : Z; place_ : list piece; column_ : term; track_ : term; steps_ : list (Z * (Z * Z));
  back_ : Z; ahead_ : Z; fewest_ : Z; begins_ : Z; period_ : Z; growth_ : Z }.

Definition near_of (S : strip) (t : Z) : list (Z * Z) := map snd (filter (fun r => fst r =? t) (steps_ S)).

Definition step_same (r q : Z * (Z * Z)) : bool := (fst r =? fst q) && (fst (snd r) =? fst (snd q)) && (snd (snd r) =? snd (snd q)).

(* Each link is given from both ends. *)
Definition turned_step (r : Z * (Z * Z)) : Z * (Z * Z) := (snd (snd r), (- fst (snd r), fst r)).

Definition forward (r : Z * (Z * Z)) : bool := (0 <? fst (snd r)) || (fst (snd r) =? 0) && (fst r <=? snd (snd r)).

Fixpoint steps_apart (closed : bool) (fewest : Z) (l : list (Z * (Z * Z))) : bool :=
  match l with [] => true | r :: l => forallb (fun q => negb (step_same r q) && (negb closed || negb (fst r =? fst q) || (Z.abs (fst (snd r) - fst (snd q)) <? fewest))) l && steps_apart closed fewest l end.

Definition strip_fits (n : nat) (S : strip) : bool :=
  widths n (place_ S) && (1 <=? tracks_ S) && (0 <=? back_ S) && (0 <=? ahead_ S) && (1 <=? back_ S + ahead_ S) && (1 <=? fewest_ S) && (fewest_ S <=? begins_ S) && (1 <=? period_ S) &&
  forallb (fun r => (0 <=? fst r) && (fst r <? tracks_ S) && existsb (step_same (turned_step r)) (steps_ S)) (steps_ S) && steps_apart (closed_ S) (fewest_ S) (steps_ S).

(* In a window of a path columns are known to differ. *)
Definition apart_of (S : strip) : Z := if closed_ S then fewest_ S else back_ S + ahead_ S + 1.

(* ---------- Questions ---------- *)

Section Questions.
Variables (F : family) (c : cond) (S : strip).
Notation n := (width (line F)).
Notation t := (line F).

Definition further (x l : poly) (d : Z) : making poly := poly_of [x; l] (if closed_ S then Rest (Plus (Var 0) (Num d)) (Var 1) else Plus (Var 0) (Num d)).

(* So many columns on there is one. *)
Definition there_is (x l : poly) (d : Z) : making unit := if closed_ S then ret tt else fact (minus (plus l (-1 - d)) x).

Definition a_column (l : poly) : making poly := do x <- fresh; fact x ;; fact (minus (plus l (-1)) x) ;; ret x.

Definition strip_questions : list branch :=
  asked F c (fun ps => do l <- poly_of ps (columns_ S); at_least (ret l) (ret (constant (fewest_ S))) false) ::
  asked F c (fun ps => do v <- any t ps; do l <- poly_of ps (columns_ S); do x <- poly_of (ps ++ v) (column_ S); do y <- poly_of (ps ++ v) (track_ S); do w <- pieces (ps ++ [x; y]) n (place_ S);
    all [at_least (ret x) (ret []); at_least (ret (plus l (-1))) (ret x); at_least (ret y) (ret []); at_least (ret (constant (tracks_ S - 1))) (ret y); same_tuple_claim w v] false) ::
  map (fun k => asked F c (fun ps => do l <- poly_of ps (columns_ S); do x <- a_column l; do w <- pieces (ps ++ [x; constant k]) n (place_ S); do a <- poly_of (ps ++ w) (column_ S); do b <- poly_of (ps ++ w) (track_ S);
    all [vertex_claim t ps w; is (ret a) (ret x); is (ret b) (ret (constant k))] false)) (map Z.of_nat (seq 0 (Z.to_nat (tracks_ S)))) ++
  map (fun r => asked F c (fun ps => do l <- poly_of ps (columns_ S); do x <- a_column l; there_is x l (fst (snd r)) ;; do u <- pieces (ps ++ [x; constant (fst r)]) n (place_ S); do y <- further x l (fst (snd r)); do w <- pieces (ps ++ [y; constant (snd (snd r))]) n (place_ S);
    adjacent_claim F ps u w false)) (filter forward (steps_ S)) ++
  map (fun it => asked F c (fun ps => do v <- any t ps; do w <- follow (ps ++ v) it; do l <- poly_of ps (columns_ S); do x <- poly_of (ps ++ v) (column_ S); do y <- poly_of (ps ++ v) (track_ S);
    do a <- poly_of (ps ++ w) (column_ S); do b <- poly_of (ps ++ w) (track_ S);
    some (map (fun r => all [is (ret y) (ret (constant (fst r))); is (ret b) (ret (constant (snd (snd r)))); is (ret a) (further x l (fst (snd r)))]) (steps_ S)) false)) (items F).

(* What is asked of a number of columns, and of those that are it and some periods more. *)
Definition lengths_questions (ask : nat -> option (list poly -> poly -> making unit)) : list branch :=
  flat_map (fun m => match ask m with Some a => [asked F c (fun ps => do l <- poly_of ps (columns_ S); fact (plus l (- Z.of_nat m)) ;; fact (plus (opposite l) (Z.of_nat m)) ;; a ps [])] | None => [] end)
    (seq (Z.to_nat (fewest_ S)) (Z.to_nat (begins_ S - fewest_ S))) ++
  flat_map (fun m => match ask m with
      | Some a => [asked F c (fun ps => do l <- poly_of ps (columns_ S); do q <- fresh; fact q ;; fact (minus (plus l (- Z.of_nat m)) (scale (period_ S) q)) ;; fact (opposite (minus (plus l (- Z.of_nat m)) (scale (period_ S) q))) ;; a ps q)]
      | None => [] end)
    (seq (Z.to_nat (begins_ S)) (Z.to_nat (period_ S))).

(* That the value is what belongs to it. *)
Definition value_asked (value_ : term) (table : nat -> option Z) (m : nat) : option (list poly -> poly -> making unit) :=
  Some (fun ps q => match table m with Some d => do v <- poly_of ps value_; is (ret v) (ret (plus (scale (growth_ S) q) d)) false | None => nothing false end).

(* Of a truth: that it is not a number at which it is otherwise. *)
Definition truth_asked (b : bool) (table : nat -> option Z) (m : nat) : option (list poly -> poly -> making unit) :=
  if Bool.eqb b (match table m with Some _ => true | None => false end) then None else Some (fun _ _ => nothing false).
End Questions.

(* ---------- Words ---------- *)

Definition base_seen (l : list (option Z)) : list seen := rev (map (fun a => match a with None => ANet | Some z => ANumber z end) l).

(* Of a least number, of what it is sought up to: so many times the order. *)
Definition times_order (e : list seen) (x : expression) : option Z :=
  match x with
  | Of Order_ (Local h) => if at_net e h then Some 1 else None
  | Calculate Times_ (Whole m) (Of Order_ (Local h)) => if at_net e h && (0 <=? m) then Some m else None
  | _ => None
  end.

(* Whether a word says what is least, up to how many times the order, what it chooses, and its variables. *)
Record wording := Wording { is_least : bool; up_to_times : Z; says_ : sentence; seen_before : list seen }.

Definition wording_of (l : list (option Z)) (x : expression) : option wording :=
  let e := base_seen l in
  match x with
  | First false (Whole 0) to_ (Always true) body => match times_order e to_, choice_of (AnyThing :: e) true body with Some m, Some s => Some (Wording true m s (AnyThing :: e)) | _, _ => None end
  | _ => option_map (fun s => Wording false 0 s e) (choice_of e false x)
  end.

Section Tables.
Variables (S : strip) (w : wording).
Let tracks := Z.to_nat (tracks_ S).
Let back := Z.to_nat (back_ S).
Let ahead := Z.to_nat (ahead_ S).
Let e := ALabels (subset_ (says_ w)) :: seen_before w.

Definition strip_cells : list (list nat) := Strip.words (values_ (says_ w)) tracks.
Definition strip_allowed (cells : list (list nat)) : list nat -> bool := allowed (closed_ S) (near_of S) (apart_of S) tracks back cells (says_ w) e.
Definition strip_cost (cells : list (list nat)) : nat -> Z := cost (closed_ S) (near_of S) (apart_of S) tracks cells (says_ w) e.

(* The least weights of all lengths before it is known how they grow; nothing if that is not so. *)
Definition strip_table : option (list (option Z)) :=
  let cells := strip_cells in let A := length cells in
  let costs := map (strip_cost cells) (seq 0 A) in let price := fun a => nth a costs 0 in
  if computable (closed_ S) (near_of S) (apart_of S) tracks back ahead cells (says_ w) (is_least w) e && forallb (fun z => z <=? up_to_times w * tracks_ S) costs then
    StripTables.lightest_table (closed_ S) A back ahead (strip_allowed cells) price (Z.to_nat (begins_ S)) (Z.to_nat (period_ S)) (growth_ S) (Z.to_nat (begins_ S + period_ S))
  else None.
End Tables.

(* ---------- What they show ---------- *)

Section Sound.
Variables (F : family) (c : cond) (xs : list Z).
Hypothesis M : CheckPlace.member F xs.
Hypothesis R : network_right F xs.
Hypothesis Y : yes (params F xs) c = true.
Notation pv := (params F xs).
Notation g := (text_graph (line F) pv).
Notation n := (width (line F)).
Variable S : strip.
Hypothesis Fits : strip_fits n S = true.
Variable us : list proof.
Hypothesis Shown : all_refuted (strip_questions F c S) us = true.

Notation columns := (num pv (columns_ S)).
Notation tracks := (Z.to_nat (tracks_ S)).
Notation many := (Z.of_nat tracks).
Definition place_at (x t : Z) : list Z := pieces_at (pv ++ [x; t]) n (place_ S).
Definition column_at (v : list Z) : Z := num (pv ++ v) (column_ S).
Definition track_at (v : list Z) : Z := num (pv ++ v) (track_ S).

Lemma fits_parts : widths n (place_ S) = true /\ 1 <= tracks_ S /\ 0 <= back_ S /\ 0 <= ahead_ S /\ 1 <= back_ S + ahead_ S /\ 1 <= fewest_ S <= begins_ S /\ 1 <= period_ S /\
  (forall r, In r (steps_ S) -> 0 <= fst r < tracks_ S /\ In (turned_step r) (steps_ S)) /\ steps_apart (closed_ S) (fewest_ S) (steps_ S) = true.
Proof.
  pose proof Fits as H; unfold strip_fits in H; rewrite !andb_true_iff, !Z.leb_le in H; destruct H as [[[[[[[[[W T] Ba] Ah] Re] Fe] Be] Pe] St] Ap]; repeat (split; [first [assumption | lia]|]); split; [|assumption].
  intros r I; rewrite forallb_forall in St; specialize (St r I); rewrite !andb_true_iff, Z.leb_le, Z.ltb_lt in St; destruct St as [[A B] E]; split; [lia|].
  apply existsb_exists in E; destruct E as (q & Iq & E); unfold step_same in E; rewrite !andb_true_iff, !Z.eqb_eq in E; destruct E as [[E1 E2] E3]; destruct q as [a [d b]]; destruct (turned_step r) as [a' [d' b']]; cbn [fst snd] in *; subst; exact Iq.
Qed.

Lemma columns_many : fewest_ S <= columns.
Proof.
  destruct (Z.leb_spec (fewest_ S) columns) as [|G]; [assumption|exfalso]; apply (refuted_by F c _ _ Shown _ (or_introl eq_refl) xs M Y); intros w ps P; apply (term_then _ _ pv); [exact P|]; onward.
  eapply false_so; [apply means_at_least; apply yields_ret; [eassumption | apply has_constant] | apply Z.leb_gt, G].
Qed.

Lemma placed v : vertex_of F xs v -> 0 <= column_at v < columns /\ 0 <= track_at v < many /\ place_at (column_at v) (track_at v) = v.
Proof.
  intros V; destruct fits_parts as (W & T1 & _); rewrite Z2Nat.id by lia; set (x := column_at v); set (y := track_at v).
  destruct (forallb (fun b => b) [0 <=? x; x <=? columns + -1; 0 <=? y; y <=? tracks_ S - 1; same_tuple_at (place_at x y) v]) eqn:E.
  - cbn [forallb] in E; rewrite andb_true_r in E; do 4 (apply andb_true_iff in E; destruct E as [? E]); apply same_tuple_at_eq in E; rewrite !Z.leb_le in *; split; [lia|]; split; [lia | exact E].
  - exfalso; apply (refuted_by F c _ _ Shown _ (or_intror (or_introl eq_refl)) xs M Y); intros w ps P; apply (any_then F xs w ps v _ P V); onward; apply (term_then _ _ pv); [exact P|]; onward.
    apply (term_then _ _ (pv ++ v)); [env|]; onward; apply (term_then _ _ (pv ++ v)); [env|]; onward.
    eapply lists_then; [apply (pieces_lists _ (pv ++ [x; y])); [apply have_app; [exact P | repeat constructor; assumption] | exact W]|]; onward.
    eapply false_so; [apply means_all; repeat constructor|exact E].
    + apply means_at_least; apply yields_ret; [eassumption | apply has_none].
    + apply means_at_least; apply yields_ret; [apply has_plus; eassumption | eassumption].
    + apply means_at_least; apply yields_ret; [eassumption | apply has_none].
    + apply means_at_least; apply yields_ret; [apply has_constant | eassumption].
    + apply (same_tuple_means _ _ _ (place_at x y) v); [eassumption | eassumption|]; unfold place_at; rewrite (pieces_at_length _ _ _ W); symmetry; apply V.
Qed.

Lemma column_then w l (f : poly -> making unit) x : has w l columns -> 0 <= x < columns -> (forall w' p, later w w' -> has w' p x -> so (f p) w') -> so (do p <- a_column l; f p) w.
Proof.
  intros L X H; unfold a_column; assert (Y_ : yields (do x <- fresh; fact x ;; fact (minus (plus l (-1)) x) ;; ret x) x w); [|apply (so_bind _ _ x w Y_ H)].
  apply (yields_bind _ _ x); [apply yields_fresh|]; intros w1 p L1 P; apply (has_later _ _ _ _ L1) in L; intros w2 L2; eapply gives_bind; [apply (so_fact p x w1 P); [lia | exact L2]|]; intros w3 [] L3 _.
  eapply gives_bind; [apply (so_fact _ (columns + -1 - x) w1 (has_minus _ _ _ _ _ (has_plus _ _ _ (-1) L) P)); [lia | apply (later_trans _ _ _ L2 L3)]|]; intros w4 [] L4 _; apply gives_ret, (has_later _ _ _ _ (later_trans _ _ _ L2 (later_trans _ _ _ L3 L4)) P).
Qed.

(* The column so many columns on. *)
Definition onward_at (x d : Z) : Z := if closed_ S then (x + d) mod columns else x + d.
Definition present_at (x d : Z) : Prop := closed_ S = false -> 0 <= x + d < columns.

Lemma onward_mod x d : present_at x d -> onward_at x d = (x + d) mod columns.
Proof. unfold onward_at, present_at; destruct (closed_ S); intros P; [reflexivity | symmetry; apply Z.mod_small, P; reflexivity]. Qed.

Lemma further_yields w x l d z : has w x z -> has w l columns -> yields (further S x l d) (onward_at z d) w.
Proof.
  intros X L; unfold further, onward_at; destruct (closed_ S); [|exact (poly_of_yields (Plus (Var 0) (Num d)) w [x; l] [z; columns] (Forall2_cons _ _ X (Forall2_cons _ _ L (Forall2_nil _))))].
  exact (poly_of_yields (Rest (Plus (Var 0) (Num d)) (Var 1)) w [x; l] [z; columns] (Forall2_cons _ _ X (Forall2_cons _ _ L (Forall2_nil _)))). Qed.

Lemma places x t : 0 <= x < columns -> 0 <= t < many -> vertex_of F xs (place_at x t) /\ column_at (place_at x t) = x /\ track_at (place_at x t) = t.
Proof.
  intros X T; destruct fits_parts as (W & T1 & _); rewrite Z2Nat.id in T by lia; set (v := place_at x t); assert (Lv : length v = n) by apply (pieces_at_length _ _ _ W).
  destruct (forallb (fun b => b) [vertex_at (line F) pv v; column_at v =? x; track_at v =? t]) eqn:E.
  - cbn [forallb] in E; rewrite andb_true_r, !andb_true_iff, !Z.eqb_eq in E; destruct E as (A & B & C); split; [split; assumption | split; assumption].
  - exfalso; unfold strip_questions in Shown; eapply (refuted_by F c _ _ Shown); [right; right; apply in_or_app; left; apply in_map_iff; exists t; split; [reflexivity | apply in_map_iff; exists (Z.to_nat t); rewrite in_seq; lia] | exact M | exact Y|].
    intros w ps P; apply (term_then _ _ pv); [exact P|]; onward; apply (column_then w0 _ _ x H X); onward; eapply lists_then; [apply (pieces_lists _ (pv ++ [x; t])); [apply have_app; [exact P | repeat constructor; [assumption | apply has_constant]] | exact W]|]; onward.
    apply (term_then _ _ (pv ++ v)); [env|]; onward; apply (term_then _ _ (pv ++ v)); [env|]; onward; eapply false_so; [apply means_all; repeat constructor|exact E].
    + apply vertex_means; eassumption.
    + apply means_is; apply yields_ret; eassumption.
    + apply means_is; apply yields_ret; [eassumption | apply has_constant].
Qed.

Lemma there_then w x l d z m : has w x z -> has w l columns -> present_at z d -> (forall w' (v : unit), later w w' -> True -> so m w') -> so (there_is S x l d ;; m) w.
Proof.
  intros X L P H; unfold there_is, present_at in *; destruct (closed_ S); (apply so_then; [|intros w' L'; apply (H w' tt L' I)]); [intros w' L'; apply gives_ret; exact I|].
  apply (so_fact _ (columns + (-1 - d) - z) w (has_minus _ _ _ _ _ (has_plus _ _ _ (-1 - d) L) X)); specialize (P eq_refl); lia.
Qed.

Lemma step_linked r x : In r (steps_ S) -> 0 <= x < columns -> present_at x (fst (snd r)) -> adj g (place_at x (fst r)) (place_at ((x + fst (snd r)) mod columns) (snd (snd r))).
Proof.
  intros I X Pr; destruct fits_parts as (W & T1 & _ & _ & Re & Be & _ & St & _); pose proof columns_many.
  assert (K : forall r x, In r (steps_ S) -> forward r = true -> 0 <= x < columns -> present_at x (fst (snd r)) -> adj g (place_at x (fst r)) (place_at ((x + fst (snd r)) mod columns) (snd (snd r)))).
  { clear r x I X Pr; intros r x I Fo X Pr; assert (Mo : 0 <= (x + fst (snd r)) mod columns < columns) by (apply Z.mod_pos_bound; lia); pose proof (proj1 (St r I)) as Tr; pose proof (proj1 (St _ (proj2 (St r I)))) as Tq; cbn [turned_step fst] in Tq.
    set (u := place_at x (fst r)); set (v := place_at ((x + fst (snd r)) mod columns) (snd (snd r))).
    apply (adjacent_adj F xs R); [apply places; [exact X | lia] | apply places; [exact Mo | lia]|]; fold u; fold v; destruct (adjacent_at F pv u v) eqn:E; [reflexivity|exfalso].
    eapply (refuted_by F c _ _ Shown); [right; right; apply in_or_app; right; apply in_or_app; left; apply in_map_iff; exists r; split; [reflexivity | apply filter_In; split; [exact I | exact Fo]] | exact M | exact Y|].
    intros w ps P; apply (term_then _ _ pv); [exact P|]; onward; apply (column_then w0 _ _ x H0 X); onward; apply (there_then _ _ _ _ x); [eassumption | eassumption | exact Pr|]; onward.
    eapply lists_then; [apply (pieces_lists _ (pv ++ [x; fst r])); [apply have_app; [exact P | repeat constructor; [assumption | apply has_constant]] | exact W]|]; onward.
    eapply so_bind; [apply (further_yields _ _ _ (fst (snd r)) x); eassumption|]; onward; rewrite (onward_mod _ _ Pr) in *; eapply lists_then; [apply (pieces_lists _ (pv ++ [(x + fst (snd r)) mod columns; snd (snd r)])); [apply have_app; [exact P | repeat constructor; [assumption | apply has_constant]] | exact W]|]; onward.
    eapply false_so; [|exact E]; apply (adjacent_known F xs R _ ps); [exact P | eassumption | eassumption | apply (pieces_at_length _ _ _ W) | apply (pieces_at_length _ _ _ W)]. }
  destruct (forward r) eqn:Fo; [apply K; assumption|]; set (y := (x + fst (snd r)) mod columns); assert (Yc : 0 <= y < columns) by (apply Z.mod_pos_bound; lia).
  assert (B := K (turned_step r) y (proj2 (St r I))); cbn [turned_step fst snd] in B; replace ((y + - fst (snd r)) mod columns) with x in B; [apply adj_sym, B; [|exact Yc|]|].
  - unfold forward in *; cbn [turned_step fst snd]; destruct (Z.ltb_spec 0 (fst (snd r))), (Z.ltb_spec 0 (- fst (snd r))), (Z.eqb_spec (fst (snd r)) 0), (Z.eqb_spec (- fst (snd r)) 0), (Z.leb_spec (fst r) (snd (snd r))), (Z.leb_spec (snd (snd r)) (fst r)); cbn [orb andb] in *; try reflexivity; try discriminate Fo; lia.
  - intros Cl; specialize (Pr Cl); unfold y; rewrite Z.mod_small by exact Pr; lia.
  - unfold y; rewrite Zplus_mod_idemp_l; replace (x + fst (snd r) + - fst (snd r)) with x by lia; symmetry; apply Z.mod_small, X.
Qed.

Lemma near_in r t : In r (near_of S t) <-> In (t, r) (steps_ S).
Proof. unfold near_of; rewrite in_map_iff; split; [intros ([a b] & <- & I); apply filter_In in I; cbn [fst snd] in *; destruct I as [I E]; apply Z.eqb_eq in E; subst; exact I | intros I; exists (t, r); split; [reflexivity | apply filter_In; split; [exact I | apply Z.eqb_refl]]]. Qed.

Lemma item_steps it v w : In it (items F) -> vertex_of F xs v -> item_leads (pv ++ v) it w -> exists r, In r (steps_ S) /\ track_at v = fst r /\ track_at w = snd (snd r) /\ column_at w = onward_at (column_at v) (fst (snd r)).
Proof.
  intros I V L; set (x := column_at v); set (y := track_at v); set (a := column_at w); set (b := track_at w).
  set (ok := fun r : Z * (Z * Z) => forallb (fun b => b) [y =? fst r; b =? snd (snd r); a =? onward_at x (fst (snd r))]).
  destruct (existsb (fun b => b) (map ok (steps_ S))) eqn:E.
  - apply existsb_exists in E; destruct E as (o & Io & Eo); apply in_map_iff in Io; destruct Io as (r & Er & Ir); exists r; subst o; unfold ok in Eo; cbn [forallb] in Eo; rewrite andb_true_r, !andb_true_iff, !Z.eqb_eq in Eo; tauto.
  - exfalso; eapply (refuted_by F c _ _ Shown); [right; right; apply in_or_app; right; apply in_or_app; right; apply in_map_iff; exists it; split; [reflexivity | exact I] | exact M | exact Y|].
    intros w0 ps P; apply (any_then F xs w0 ps v _ P V); onward; eapply lists_then; [apply (follow_known F xs R _ _ v _ it w I P H V L)|]; onward; apply (term_then _ _ pv); [exact P|]; onward.
    apply (term_then _ _ (pv ++ v)); [env|]; onward; apply (term_then _ _ (pv ++ v)); [env|]; onward; apply (term_then _ _ (pv ++ w)); [env|]; onward; apply (term_then _ _ (pv ++ w)); [env|]; onward.
    eapply false_so; [apply means_some|exact E]; clear E; induction (steps_ S) as [|r m IH]; cbn [map]; constructor; [|exact IH]; apply means_all; repeat constructor.
    + apply means_is; apply yields_ret; [eassumption | apply has_constant].
    + apply means_is; apply yields_ret; [eassumption | apply has_constant].
    + apply means_is; [apply yields_ret; eassumption | apply further_yields; eassumption].
Qed.

Lemma onward_present w x d : vertex_of F xs w -> column_at w = onward_at x d -> present_at x d.
Proof. intros V E Cl; destruct (placed w V) as (C & _); unfold onward_at in E; rewrite Cl in E; lia. Qed.

Lemma linked x t w : 0 <= x < columns -> 0 <= t < many -> (adj g (place_at x t) w <-> exists r, In r (near_of S t) /\ present_at x (fst r) /\ w = place_at ((x + fst r) mod columns) (snd r)).
Proof.
  intros X T; destruct (places x t X T) as (V & Cx & Tx); destruct fits_parts as (_ & _ & _ & _ & _ & Be & _ & St & _); pose proof columns_many; split.
  - intros A; apply (adj_known F xs R) in A; destruct A as (_ & Vw & it & I & [L|L]).
    + destruct (item_steps it _ _ I V L) as (r & Ir & T1 & T2 & C1); exists (snd r); rewrite Cx in C1; rewrite Tx in T1; split; [apply near_in; rewrite T1; destruct r; exact Ir|]; pose proof (onward_present w x _ Vw C1) as Pr; split; [exact Pr|].
      rewrite <- (proj2 (proj2 (placed w Vw))); rewrite C1, T2, (onward_mod _ _ Pr); reflexivity.
    + destruct (item_steps it _ _ I Vw L) as (r & Ir & T1 & T2 & C1); rewrite Tx in T2; pose proof (onward_present _ _ _ V C1) as Pr; rewrite Cx in C1; pose proof (proj2 (St r Ir)) as Iq; exists (snd (turned_step r)); split; [apply near_in; rewrite T2; exact Iq|].
      destruct (placed w Vw) as (Cw & _ & Ew); cbn [turned_step snd fst]; split; [intros Cl; unfold onward_at in C1; rewrite Cl in C1; lia|].
      rewrite <- Ew; rewrite T1, C1, (onward_mod _ _ Pr), Zplus_mod_idemp_l; do 2 f_equal; replace (column_at w + fst (snd r) + - fst (snd r)) with (column_at w) by lia; symmetry; apply Z.mod_small, Cw.
  - intros (r & Ir & Pr & ->); apply near_in in Ir; apply (step_linked (t, r) x Ir X Pr).
Qed.

Lemma near_back t r : 0 <= t < many -> In r (near_of S t) -> In (- fst r, t) (near_of S (snd r)).
Proof. intros T I; apply near_in in I; destruct fits_parts as (_ & _ & _ & _ & _ & _ & _ & St & _); apply near_in, (proj2 (St _ I)). Qed.

Lemma on_tracks t r : 0 <= t < many -> In r (near_of S t) -> 0 <= snd r < many.
Proof. intros T I; apply near_in in I; destruct fits_parts as (_ & T1 & _ & _ & _ & _ & _ & St & _); pose proof (proj1 (St _ (proj2 (St _ I)))) as B; cbn [turned_step fst snd] in B; lia. Qed.

Lemma near_apart t : NoDup (near_of S t) /\ (closed_ S = true -> forall r q, In r (near_of S t) -> In q (near_of S t) -> Z.abs (fst r - fst q) < apart_of S).
Proof.
  destruct fits_parts as (_ & _ & _ & _ & _ & [Fe _] & _ & _ & Ap); unfold near_of, apart_of; revert Ap; generalize (steps_ S); induction l as [|r l IH]; intros Ap; cbn [filter]; [split; [constructor | intros _ r q []]|].
  cbn [steps_apart] in Ap; both Ap; destruct (IH Ap0) as [N D]; rewrite forallb_forall in Ap; destruct (Z.eqb_spec (fst r) t) as [E|]; [|split; assumption]; cbn [map].
  assert (Di : forall q, In q (map snd (filter (fun r => fst r =? t) l)) -> snd r <> q /\ (closed_ S = true -> Z.abs (fst (snd r) - fst q) < fewest_ S)).
  { intros q I; apply in_map_iff in I; destruct I as (p & <- & I); apply filter_In in I; destruct I as [I Et]; apply Z.eqb_eq in Et; specialize (Ap p I); apply andb_true_iff in Ap; destruct Ap as [Ap Ao]; rewrite !orb_true_iff in Ao; split.
    - intros Eq_; unfold step_same in Ap; rewrite Eq_, E, Et, !Z.eqb_refl in Ap; discriminate Ap.
    - intros Cl; destruct Ao as [[Op|Ne]|L]; [rewrite Cl in Op; discriminate Op | rewrite E, Et, Z.eqb_refl in Ne; discriminate Ne | apply Z.ltb_lt, L]. }
  split; [constructor; [intros I; destruct (Di _ I) as [Ne _]; apply Ne; reflexivity | exact N]|]; intros Cl; rewrite Cl in *; specialize (D eq_refl); intros p q [<-|I] [<-|J]; [lia | apply (Di q J), eq_refl | destruct (Di p I) as [_ B]; specialize (B eq_refl); lia | apply D; assumption].
Qed.

(* ---------- The numbers of columns ---------- *)

Lemma length_met ask ts : all_refuted (lengths_questions F c S ask) ts = true -> exists (m : nat) (q : Z), 0 <= q /\ columns = Z.of_nat m + period_ S * q /\ (Z.of_nat m < begins_ S /\ q = 0 \/ begins_ S <= Z.of_nat m < begins_ S + period_ S) /\
  fewest_ S <= Z.of_nat m /\ forall a, ask m = Some a -> ~ forall w ps p, have w ps pv -> has w p q -> so (a ps p) w.
Proof.
  intros A; destruct fits_parts as (_ & _ & _ & _ & Re & Be & Pe & _); pose proof columns_many as Cm; destruct (Z.lt_ge_cases columns (begins_ S)) as [L|G].
  - exists (Z.to_nat columns), 0; split; [lia|]; split; [lia|]; split; [lia|]; split; [lia|]; intros a Ea H; eapply (refuted_by F c _ _ A); [apply in_or_app; left; apply in_flat_map; exists (Z.to_nat columns); split; [apply in_seq; lia|]; rewrite Ea; left; reflexivity | exact M | exact Y|].
    intros w ps P; apply (term_then _ _ pv); [exact P|]; intros w1 l L1 Hl; apply (have_later _ _ _ _ L1) in P; apply so_then; [apply (so_fact _ _ _ (has_plus _ _ _ _ Hl)); lia|]; intros w2 L2; apply (has_later _ _ _ _ L2) in Hl; apply so_then; [apply (so_fact _ _ _ (has_plus _ _ _ _ (has_opposite _ _ _ Hl))); lia|].
    intros w3 L3; apply H; [apply (have_later _ _ _ _ (later_trans _ _ _ L2 L3) P) | apply has_none].
  - set (r := (columns - begins_ S) mod period_ S); set (q := (columns - begins_ S) / period_ S); pose proof (Z.mod_pos_bound (columns - begins_ S) (period_ S) ltac:(lia)) as Rb; fold r in Rb; pose proof (Z.div_mod (columns - begins_ S) (period_ S) ltac:(lia)) as Dm; fold r q in Dm.
    assert (Q0 : 0 <= q) by (apply Z.div_pos; lia); exists (Z.to_nat (begins_ S + r)), q; rewrite Z2Nat.id by lia; split; [exact Q0|]; split; [lia|]; split; [right; lia|]; split; [lia|]; intros a Ea H.
    eapply (refuted_by F c _ _ A); [apply in_or_app; right; apply in_flat_map; exists (Z.to_nat (begins_ S + r)); split; [apply in_seq; lia|]; rewrite Ea; left; reflexivity | exact M | exact Y|].
    intros w ps P; apply (term_then _ _ pv); [exact P|]; intros w1 l L1 Hl; apply (have_later _ _ _ _ L1) in P; apply (so_bind _ _ q); [apply yields_fresh|]; intros w2 p L2 Hq; apply (have_later _ _ _ _ L2) in P; apply (has_later _ _ _ _ L2) in Hl.
    apply so_then; [apply (so_fact _ _ _ Hq); lia|]; intros w3 L3; apply (has_later _ _ _ _ L3) in Hl, Hq; apply (have_later _ _ _ _ L3) in P; pose proof (has_minus _ _ _ _ _ (has_plus _ _ _ (- Z.of_nat (Z.to_nat (begins_ S + r))) Hl) (has_scale _ (period_ S) _ _ Hq)) as D.
    apply so_then; [apply (so_fact _ _ _ D); lia|]; intros w4 L4; apply so_then; [apply (so_fact _ _ _ (has_opposite _ _ _ (has_later _ _ _ _ L4 D))); lia|]; intros w5 L5; apply H; [apply (have_later _ _ _ _ (later_trans _ _ _ L4 L5) P) | apply (has_later _ _ _ _ (later_trans _ _ _ L4 L5) Hq)].
Qed.

(* ---------- The value of a word ---------- *)

Lemma first_found (f : part -> option bool) d : forall many a, a <= d < a + Z.of_nat many -> (forall z, a <= z < a + Z.of_nat many -> f (whole z) = Some (d <=? z)) ->
  find (fun p => match f p with Some true => true | _ => false end) (numbers_from a many) = Some (whole d).
Proof.
  induction many as [|many IH]; intros a D H; [lia|]; cbn [numbers_from find]; rewrite (H a ltac:(lia)); destruct (Z.leb_spec d a); [do 2 f_equal; lia|].
  apply IH; [lia | intros z Z_; apply H; lia].
Qed.

Section Worded.
Variables (l : list (option Z)) (x : expression) (w : wording) (table : list (option Z)).
Hypothesis Worded_ : wording_of l x = Some w.
Hypothesis Table : strip_table S w = Some table.
Variable rows : list (part * list part).
Hypothesis Page : page_rows (line F) pv rows.
Notation es := (rev (map (place_value rows) l)).
Notation cells := (strip_cells S w).
Notation reach := (Z.to_nat (back_ S) + Z.to_nat (ahead_ S))%nat.
Notation shortest := (StripTables.lightest (closed_ S) (length cells) (Z.to_nat (back_ S)) (Z.to_nat (ahead_ S)) (strip_allowed S w cells) (strip_cost S w cells)).

Lemma base_stands : Forall2 (steady rows) (base_seen l) es.
Proof. unfold base_seen; rewrite <- !map_rev; generalize (rev l); induction l0 as [|[z|] m IH]; cbn [map]; constructor; try exact IH; reflexivity. Qed.

Lemma table_parts : computable (closed_ S) (near_of S) (apart_of S) tracks (Z.to_nat (back_ S)) (Z.to_nat (ahead_ S)) cells (says_ w) (is_least w) (ALabels (subset_ (says_ w)) :: seen_before w) = true /\
  (forall a, (a < length cells)%nat -> strip_cost S w cells a <= up_to_times w * tracks_ S) /\
  (forall m, (m < Z.to_nat (begins_ S + period_ S))%nat -> nth m table None = shortest m) /\
  (forall q m, (Z.to_nat (begins_ S) <= m)%nat -> shortest (m + q * Z.to_nat (period_ S))%nat = Strip.more (growth_ S * Z.of_nat q) (shortest m)).
Proof.
  pose proof Table as T; unfold strip_table in T; cbv zeta in T; destruct (_ && _) eqn:C; [|discriminate T]; both C.
  assert (Kr : (1 <= reach)%nat) by (destruct fits_parts as (_ & _ & ? & ? & ? & _); lia).
  set (price := fun a => nth a (map (strip_cost S w cells) (seq 0 (length cells))) 0) in *.
  assert (P : forall a, (a < length cells)%nat -> price a = strip_cost S w cells a).
  { intros a L; unfold price; rewrite (nth_indep _ 0 (strip_cost S w cells 0%nat)) by (rewrite map_length, seq_length; exact L); rewrite map_nth, seq_nth by exact L; reflexivity. }
  destruct (StripTables.table_right _ _ _ _ _ _ Kr _ _ _ _ _ T) as [Ta Gr]; assert (Sh : forall m, StripTables.lightest (closed_ S) (length cells) (Z.to_nat (back_ S)) (Z.to_nat (ahead_ S)) (strip_allowed S w cells) price m = shortest m) by (intros m; apply StripTables.lightest_prices; exact P).
  split; [exact C|]; split; [|split].
  - intros a L; rewrite forallb_forall in C0; apply Z.leb_le, C0, in_map_iff; exists a; split; [reflexivity | apply in_seq; lia].
  - intros m L; rewrite <- Sh; apply (nth_error_nth _ _ None), (Ta m L).
  - intros q m L; rewrite <- !Sh; apply Gr, L.
Qed.

Lemma apart_enough : closed_ S = true -> apart_of S <= columns.
Proof. intros Cl; unfold apart_of; rewrite Cl; apply columns_many. Qed.

Lemma choice_here e0 es0 body b : choice_of e0 (is_least w) body = Some (says_ w) -> seen_before w = e0 -> Forall2 (steady rows) e0 es0 -> (is_least w = true -> nth_error es0 0 = Some (Part_ (whole b))) -> 0 <= b ->
  value es0 body = Some (True_or_false (match shortest (Z.to_nat columns) with Some d => d <=? b | None => false end)).
Proof.
  intros C E St Bo Nn; destruct fits_parts as (_ & T1 & B0 & A0 & Re & Be & _ & _); pose proof columns_many as Cm; pose proof (proj1 table_parts) as Cp; rewrite E in Cp.
  assert (K := choice_value F xs R tuple_name (tuple_names _ _) rows (page_rows_fit _ _ rows Page) (closed_ S) columns tracks place_at column_at track_at (near_of S) (apart_of S)
    placed places linked on_tracks near_back ltac:(lia) apart_enough (fun t _ => near_apart t) (Z.to_nat (back_ S)) (Z.to_nat (ahead_ S)) cells (says_ w) (is_least w) e0 es0 eq_refl Cp ltac:(lia) St body b C Bo Nn ltac:(lia)).
  unfold answer in K; unfold strip_allowed, strip_cost; rewrite E; exact K.
Qed.

Lemma order_rows : Z.of_nat (length (vertices_of (Made rows))) = tracks_ S * columns.
Proof.
  destruct fits_parts as (_ & T1 & B0 & A0 & Re & Be & _ & _); pose proof columns_many as Cm; rewrite (rows_vertices F xs tuple_name rows (page_rows_fit _ _ rows Page)), map_length.
  assert (P := Permutation_length (ring_permuted F xs R columns tracks place_at column_at track_at placed places ltac:(lia))); change (vertex g) with (list Z) in *; rewrite <- P, map_length, prod_length, map_length, seq_length; unfold all_tracks; rewrite map_length, seq_length; nia.
Qed.

Theorem least_value value_ ts : is_least w = true -> all_refuted (lengths_questions F c S (value_asked S value_ (fun m => nth m table None))) ts = true -> value es x = Some (Part_ (whole (num pv value_))).
Proof.
  intros Le A; destruct table_parts as (Cp & Co & Ta & Gr); destruct fits_parts as (_ & T1 & B0 & A0 & Re & Be & Pe & _); pose proof columns_many as Cm; destruct (length_met _ _ A) as (m & q & Q0 & Ec & Ms & Lm & H).
  assert (Sh : exists d, shortest (Z.to_nat columns) = Some d /\ d = num pv value_).
  { unfold value_asked in H; specialize (H _ eq_refl); destruct (nth m table None) as [d|] eqn:D; [|exfalso; apply H; intros; apply means_nothing].
    rewrite Ta in D by (destruct Ms; lia); exists (growth_ S * q + d); split.
    - destruct Ms as [[_ ->]|Ms]; [replace (Z.to_nat columns) with m by lia; rewrite D; f_equal; lia|]; replace (Z.to_nat columns) with (m + Z.to_nat q * Z.to_nat (period_ S))%nat by nia; rewrite Gr, D by lia; cbn [Strip.more option_map]; rewrite Z2Nat.id by lia; f_equal; lia.
    - destruct (Z.eqb_spec (growth_ S * q + d) (num pv value_)) as [|Ne]; [assumption|exfalso]; apply H; intros w0 ps p P Hp; apply (term_then _ _ pv); [exact P|]; onward; eapply false_so; [apply means_is; apply yields_ret; [eassumption | apply has_plus, has_scale; eassumption]|]; apply Z.eqb_neq; lia. }
  destruct Sh as (d & D & <-); pose proof Worded_ as W; unfold wording_of in W; destruct x; try (destruct (choice_of _ false _); [injection W as <-; discriminate Le | discriminate W]); try discriminate W.
  destruct last; [destruct (choice_of _ false _); [injection W as <-; discriminate Le | discriminate W]|]; destruct e1; try (cbn [choice_of option_map] in W; discriminate W); destruct z; try (cbn [choice_of option_map] in W; discriminate W); destruct e3; try (cbn [choice_of option_map] in W; discriminate W); destruct b; try (cbn [choice_of option_map] in W; discriminate W).
  destruct (times_order (base_seen l) e2) as [many_|] eqn:To; [|discriminate W]; destruct (choice_of (AnyThing :: base_seen l) true e4) as [s|] eqn:Ch; [|discriminate W]; injection W as W; assert (Es : says_ w = s) by (rewrite <- W; reflexivity); assert (Eb : seen_before w = AnyThing :: base_seen l) by (rewrite <- W; reflexivity); assert (Em : up_to_times w = many_) by (rewrite <- W; reflexivity); rewrite Em in Co.
  assert (Nn : 0 <= d <= many_ * (tracks_ S * columns)).
  { assert (Kr : (1 <= reach)%nat) by lia; destruct (StripTables.lightest_reached _ _ _ _ _ _ Kr (Z.to_nat columns) d ltac:(lia) D) as (f & [Bf _] & <-); unfold Strip.weight.
    assert (Each : forall i, (i < Z.to_nat columns)%nat -> 0 <= strip_cost S w cells (f i) <= many_ * tracks_ S).
    { intros i I; split; [|apply (Co (f i) (Bf i I))]; unfold computable in Cp; both Cp; rewrite forallb_forall in Cp0; specialize (Cp0 (f i) ltac:(apply in_seq; specialize (Bf i I); lia)); unfold strip_cost, cost; destruct (cost_known _ _ _ _ _ _ _ _); [apply Z.leb_le, Cp0 | lia]. }
    revert Each; replace columns with (Z.of_nat (Z.to_nat columns)) at 3 by lia; generalize (Z.to_nat columns); clear; intros N; induction N as [|k IH]; intros Each; [cbn; lia|]; rewrite Strip.sum_more; pose proof (Each k ltac:(lia)); specialize (IH (fun i I => Each i ltac:(lia))); nia. }
  assert (Vt : value es e2 = Some (Part_ (whole (many_ * (tracks_ S * columns))))).
  { pose proof base_stands as St; assert (Or : forall h, at_net (base_seen l) h = true -> value es (Of Order_ (Local h)) = Some (Part_ (whole (tracks_ S * columns)))).
    { intros h Hh; cbn [value]; rewrite (net_here rows (base_seen l) es St h Hh); cbn [net_of option_map inquired]; rewrite order_rows; reflexivity. }
    destruct e2; try discriminate To; cbn [times_order] in To.
    - destruct o; try discriminate To; destruct e2_1; try discriminate To; destruct e2_2; try discriminate To; destruct q0; try discriminate To; destruct e2_2; try discriminate To; destruct (at_net _ _ && _) eqn:Hh; [|discriminate To]; both Hh; injection To as ->.
      cbn [value]; pose proof (Or _ Hh) as V; cbn [value] in V; rewrite V; cbn [part_of calculate whole option_map]; rewrite lowest_whole; reflexivity.
    - destruct q0; try discriminate To; destruct e2; try discriminate To; destruct (at_net _ _) eqn:Hh; [|discriminate To]; injection To as <-; rewrite (Or _ Hh); do 3 f_equal; lia. }
  cbn [value]; rewrite Vt; cbn [whole_of whole]; unfold first_true, numbers_to; erewrite (first_found _ d); [reflexivity | lia|].
  intros z Z_; cbn [value truth]; rewrite (choice_here (AnyThing :: base_seen l) (Part_ (whole z) :: es) e4 z); [| rewrite Le, Es; exact Ch | exact Eb | constructor; [exact I | apply base_stands] | intros _; reflexivity | lia]; rewrite D; reflexivity.
Qed.

Theorem truth_value b ts : is_least w = false -> all_refuted (lengths_questions F c S (truth_asked b (fun m => nth m table None))) ts = true -> value es x = Some (True_or_false b).
Proof.
  intros Le A; destruct table_parts as (Cp & Co & Ta & Gr); destruct fits_parts as (_ & T1 & B0 & A0 & Re & Be & Pe & _); pose proof columns_many as Cm; destruct (length_met _ _ A) as (m & q & Q0 & Ec & Ms & Lm & H).
  assert (Sh : b = match shortest (Z.to_nat columns) with Some _ => true | None => false end).
  { unfold truth_asked in H; destruct (Bool.eqb _ _) eqn:E; [apply eqb_prop in E; subst b | exfalso; apply (H _ eq_refl); intros; apply means_nothing].
    rewrite Ta by (destruct Ms; lia); destruct Ms as [[_ ->]|Ms]; [replace (Z.to_nat columns) with m by lia; reflexivity|]; replace (Z.to_nat columns) with (m + Z.to_nat q * Z.to_nat (period_ S))%nat by nia; rewrite Gr by lia; destruct (shortest m); reflexivity. }
  pose proof Worded_ as W; assert (Ch : choice_of (base_seen l) false x = Some (says_ w) /\ seen_before w = base_seen l).
  { unfold wording_of in W; destruct x; try discriminate W; try (destruct (choice_of _ false _) eqn:C; [injection W as <-; split; reflexivity | discriminate W]).
    destruct last; try discriminate W; destruct e1; try discriminate W; destruct z; try discriminate W; destruct e3; try discriminate W; destruct b0; try discriminate W; destruct (times_order _ _); [|discriminate W]; destruct (choice_of _ true _); [injection W as <-; discriminate Le | discriminate W]. }
  destruct Ch as [Ch Se]; rewrite <- Le in Ch; rewrite (choice_here (base_seen l) es x 0 Ch Se base_stands); [|rewrite Le; discriminate | lia]; do 2 f_equal; rewrite Sh; destruct (shortest (Z.to_nat columns)) as [d|] eqn:D; [|reflexivity]; apply Z.leb_le.
  assert (Kr : (1 <= reach)%nat) by lia; destruct (StripTables.lightest_reached _ _ _ _ _ _ Kr (Z.to_nat columns) d ltac:(lia) D) as (f & [Bf _] & <-); unfold Strip.weight; assert (Each : forall i, (i < Z.to_nat columns)%nat -> strip_cost S w cells (f i) <= 0).
  { intros i I; specialize (Co (f i) (Bf i I)); assert (U : up_to_times w = 0); [|rewrite U in Co; lia].
    unfold wording_of in W; destruct x; try discriminate W; try (destruct (choice_of _ false _); [injection W as <-; reflexivity | discriminate W]); destruct last; try discriminate W; destruct e1; try discriminate W; destruct z; try discriminate W; destruct e3; try discriminate W; destruct b0; try discriminate W;
      destruct (times_order _ _); [|discriminate W]; destruct (choice_of _ true _); [injection W as <-; discriminate Le | discriminate W]. }
  revert Each; generalize (Z.to_nat columns); clear; intros N; induction N as [|k IH]; intros Each; [reflexivity|]; rewrite Strip.sum_more; pose proof (Each k ltac:(lia)); specialize (IH (fun i I => Each i ltac:(lia))); lia.
Qed.
End Worded.
End Sound.
