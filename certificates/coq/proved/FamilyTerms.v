(* Claims about whole numbers as terms and conditions, whose questions package arithmetic can refute. *)

From Coq Require Import ZArith QArith Qround List String Bool Lia.
From Topocert Require Import Graph Text CheckTerms NetworkName NetworkSame Statement WordFacts FormulaSays FormulaShown.
Import ListNotations.
Open Scope Z_scope.
Local Arguments Qred : simpl never.

(* ---------- Whole numbers ---------- *)

Lemma red_whole z : Qred (inject_Z z) = inject_Z z.
Proof.
  unfold inject_Z, Qred; pose proof (Z.ggcd_gcd z 1) as G; pose proof (Z.ggcd_correct_divisors z 1) as D.
  destruct (Z.ggcd z 1) as [g [a b]]; simpl in *; rewrite Z.gcd_1_r in G; subst g; destruct D as [A B].
  rewrite Z.mul_1_l in A, B; subst; reflexivity.
Qed.

Lemma floor_whole z : Qfloor (inject_Z z) = z.
Proof. unfold Qfloor, inject_Z; apply Z.div_1_r. Qed.

Lemma as_whole_number z : as_whole (Some (whole_number z)) = Some z.
Proof.
  unfold as_whole, whole_number; rewrite floor_whole; replace (Qeq_bool (inject_Z z) (inject_Z z)) with true; [reflexivity|].
  symmetry; apply Qeq_bool_iff; reflexivity.
Qed.

Lemma whole_le a b : Qle_bool (inject_Z a) (inject_Z b) = (a <=? b).
Proof. unfold Qle_bool, inject_Z; simpl; rewrite !Z.mul_1_r; reflexivity. Qed.

Lemma floor_quotient a b : 0 < b -> Qfloor (Qred (inject_Z a / inject_Z b)) = a / b.
Proof. intros P; rewrite (Qfloor_comp _ _ (Qred_correct _)); symmetry; apply Zdiv_Qdiv. Qed.

(* ---------- Translation ---------- *)

Inductive meaning := Term (t : term) | Condition (c : cond).

Fixpoint place_of (x : string) (names : list string) : option nat :=
  match names with
  | [] => None
  | y :: names => if String.eqb x y then Some O else option_map S (place_of x names)
  end.

Lemma variable_right names : forall xs vs x k, List.length xs = List.length names -> place_of x names = Some k ->
  variable_value (combine names (map whole_number xs)) x = Some (whole_number (nth k (xs ++ vs) 0)).
Proof.
  induction names as [|y l IH]; intros zs vs x k E; [discriminate|]; destruct zs as [|z zs]; [discriminate|]; simpl.
  unfold variable_value; simpl; destruct (String.eqb x y); [intros H; injection H as <-; reflexivity|].
  destruct (place_of x l) as [j|] eqn:P; [|discriminate]; simpl; intros H; injection H as <-.
  injection E as E; exact (IH zs vs x j E P).
Qed.

Section Translation.
Variable names : list string.
(* Where the value stands of a fact of the network with these parameters, among what lemmas tell. *)
Variable look : fact_name -> naming -> list term -> list term -> option nat.

Definition truth_fact (f : fact_name) : bool := match f with F_hamiltonian | F_vertex_transitive | F_edge_transitive | F_bipartite | F_connected | F_contains _ | F_deadlock_free _ => true
  | F_word (Standard_word s) _ => existsb (String.eqb s) ["hamiltonian_path"; "isomorphic"; "vertex_transitive"; "hamiltonian"]%string | _ => false end.

Definition positive_number (t : term) : bool := match t with Num z => 0 <? z | _ => false end.

Definition both_terms (f : term -> term -> meaning) (a b : option meaning) : option meaning :=
  match a, b with Some (Term s), Some (Term t) => Some (f s t) | _, _ => None end.

Definition all_terms (l : list (option meaning)) : option (list term) :=
  all_known (map (fun m => match m with Some (Term t) => Some t | _ => None end) l).

Definition same_truth (c d : cond) : cond := Or (And c d) (And (Not c) (Not d)).

Fixpoint translated (e : expr) : option meaning :=
  match e with
  | Constant (Number q) => match as_whole (Some (Number q)) with
      | Some z => if Qeq_bool q (inject_Z z) && Pos.eqb (Qden q) 1 then Some (Term (Num z)) else None | None => None end
  | Constant (Truth true) => Some (Condition Yes)
  | Constant (Truth false) => Some (Condition (Not Yes))
  | Variable_ x => option_map (fun k => Term (Var k)) (place_of x names)
  | Unary Negative a => match translated a with Some (Term t) => Some (Term (Minus (Num 0) t)) | _ => None end
  | Unary NotTrue a => match translated a with Some (Condition c) => Some (Condition (Not c)) | _ => None end
  | Unary Floor_ (Binary Div_ a b) => match translated a, translated b with
      | Some (Term s), Some (Term t) => if positive_number t then Some (Term (Floor s t)) else None | _, _ => None end
  | Unary Ceil_ (Binary Div_ a b) => match translated a, translated b with
      | Some (Term s), Some (Term t) => if positive_number t then Some (Term (Minus (Num 0) (Floor (Minus (Num 0) s) t))) else None | _, _ => None end
  | Binary Mod_ a b => match translated a, translated b with
      | Some (Term s), Some (Term t) => if positive_number t then Some (Term (Rest s t)) else None | _, _ => None end
  | Binary Add_ a b => both_terms (fun s t => Term (Plus s t)) (translated a) (translated b)
  | Binary Sub_ a b => both_terms (fun s t => Term (Minus s t)) (translated a) (translated b)
  | Binary Mul_ a b => both_terms (fun s t => Term (Times s t)) (translated a) (translated b)
  | Binary Min_ a b => both_terms (fun s t => Term (Min s t)) (translated a) (translated b)
  | Binary Max_ a b => both_terms (fun s t => Term (Max s t)) (translated a) (translated b)
  | Binary And_ a b => match translated a, translated b with Some (Condition c), Some (Condition d) => Some (Condition (And c d)) | _, _ => None end
  | Binary Or_ a b => match translated a, translated b with Some (Condition c), Some (Condition d) => Some (Condition (Or c d)) | _, _ => None end
  | Binary Equal_ a b => match translated a, translated b with
      | Some (Term s), Some (Term t) => Some (Condition (Equal s t))
      | Some (Condition c), Some (Condition d) => Some (Condition (same_truth c d)) | _, _ => None end
  | Binary Unequal_ a b => match translated a, translated b with
      | Some (Term s), Some (Term t) => Some (Condition (Not (Equal s t)))
      | Some (Condition c), Some (Condition d) => Some (Condition (Not (same_truth c d))) | _, _ => None end
  | Binary AtMost_ a b => both_terms (fun s t => Condition (AtMost s t)) (translated a) (translated b)
  | Binary AtLeast_ a b => both_terms (fun s t => Condition (AtMost t s)) (translated a) (translated b)
  | Binary Less_ a b => both_terms (fun s t => Condition (Less s t)) (translated a) (translated b)
  | Binary More_ a b => both_terms (fun s t => Condition (Less t s)) (translated a) (translated b)
  | Choice c a b => match translated c, translated a, translated b with
      | Some (Condition c), Some (Term s), Some (Term t) => Some (Term (Cond c s t)) | _, _, _ => None end
  | Asks f m ps args => match all_terms (map translated ps), all_terms (map translated args) with
      | Some ts, Some us => option_map (fun k => if truth_fact f then Condition (AtMost (Num 1) (Var k)) else Term (Var k)) (look f m ts us)
      | _, _ => None end
  | _ => None
  end.

(* ---------- What is translated means the same ---------- *)

Variable facts : network -> inquiry -> option value.
Variable xs vs : list Z.
Hypothesis Same : List.length xs = List.length names.
Notation env := (combine names (map whole_number xs)).
Notation all_values := (xs ++ vs).

(* The value of a fact that was found. *)
Hypothesis Look : forall f m ts as_ k ps, look f m ts as_ = Some k -> map (num all_values) ts = ps ->
  match asked f (map (num all_values) as_) with
  | Some q => facts (named m ps) q = Some (if truth_fact f then Truth (1 <=? num all_values (Var k)) else whole_number (num all_values (Var k)))
  | None => False
  end.

(* Networks say nothing of facts that do not look at routers which are listed. *)
Lemma asked_anywhere m ps f l q : asked f l = Some q -> asked (on_network m ps f) l = Some q.
Proof.
  destruct f; try (intros E; exact E); try match goal with r : option called_router |- _ => destruct r as [r|]; [|intros E; exact E] end; try (destruct r; try (intros E; exact E);
    destruct l as [|? [|? [|]]]; discriminate).
  simpl; destruct (arguments_at places_ l) as [a|] eqn:A; [|discriminate]; intros <-; replace (arguments_at _ l) with (Some a); [reflexivity|]; symmetry.
  revert l a A; induction places_ as [|p places_ IH]; intros l a A; [exact A|]; destruct p as [|n k| | |r]; simpl in A |- *; [| |destruct l as [|? l]; [discriminate A|]..|destruct r; [|discriminate A]].
  2: destruct (Nat.leb k (List.length l)); [|discriminate A].
  all: destruct (arguments_at places_ _) as [b|] eqn:B; [|discriminate A]; rewrite (IH _ _ B); exact A.
Qed.

Definition right_meaning (e : expr) (m : meaning) : Prop :=
  match m with
  | Term t => eval facts env e = Some (whole_number (num all_values t))
  | Condition c => eval facts env e = Some (Truth (yes all_values c))
  end.

Lemma positive_num t : positive_number t = true -> exists z, t = Num z /\ 0 < z.
Proof. destruct t; simpl; try discriminate; intros P; apply Z.ltb_lt in P; exists z; auto. Qed.

Lemma nonzero z : 0 < z -> Qeq_bool (inject_Z z) 0 = false.
Proof.
  intros P; destruct (Qeq_bool (inject_Z z) 0) eqn:E; [|reflexivity]; apply Qeq_bool_iff in E; unfold Qeq in E; simpl in E; lia.
Qed.

Lemma ceiling_quotient a b : 0 < b -> Qceiling (Qred (inject_Z a / inject_Z b)) = 0 - (0 - a) / b.
Proof.
  intros P; unfold Qceiling; rewrite (Qfloor_comp (- Qred (inject_Z a / inject_Z b)) (inject_Z (0 - a) / inject_Z b)).
  - rewrite <- Zdiv_Qdiv; lia.
  - rewrite Qred_correct; replace (0 - a) with (- a) by lia; rewrite inject_Z_opp; field; unfold Qeq; simpl; lia.
Qed.

Definition kept (e : expr) : Prop := forall m, translated e = Some m -> right_meaning e m.

(* The numbers of a list whose terms are known: what is no label is computed. *)
Lemma whole_terms (f : expr -> option Z) l : (forall a, translated a <> None -> f a = as_whole (eval facts env a)) ->
  Forall (fun e => kept e /\ forall a b, e = Binary Div_ a b -> kept a /\ kept b) l ->
  forall ts, all_terms (map translated l) = Some ts -> all_known (map f l) = Some (map (num all_values) ts).
Proof.
  intros Same_; induction 1 as [|p ps [P _] _ IHps]; intros ts T; [injection T as <-; reflexivity|].
  unfold all_terms in *; simpl in T; destruct (translated p) as [[t|]|] eqn:R; try discriminate.
  destruct (all_known (map (fun m0 => match m0 with Some (Term t) => Some t | _ => None end) (map translated ps))) as [us|] eqn:U; [|discriminate].
  simpl in T; injection T as <-; pose proof (P _ R) as HP; simpl in HP; simpl; rewrite (Same_ p) by congruence; rewrite HP, as_whole_number, (IHps us eq_refl); reflexivity.
Qed.

(* The parts of a quotient are kept as well, for what stands around it. *)
Theorem translated_right e : kept e /\ forall a b, e = Binary Div_ a b -> kept a /\ kept b.
Proof.
  induction e as [v|x|l|o a [Ka Da]|o a b [Ka _] [Kb _]|c a b [Kc _] [Ka _] [Kb _]|k x from to_ only_ body _ _ _ _|f m ps args Kps Kargs|f m ps args a _ _ _] using expr_induction;
    (split; [|intros a' b' Q; try discriminate; injection Q as -> -> ->; split; assumption]); intros r E; cbn [translated] in E.
  - destruct v as [q| |[]|w]; try discriminate; try (injection E as <-; reflexivity).
    destruct (as_whole (Some (Number q))) as [z|]; [|discriminate]; destruct (Qeq_bool q (inject_Z z) && Pos.eqb (Qden q) 1) eqn:Q; [|discriminate].
    injection E as <-; apply andb_true_iff in Q; destruct Q as [Q D]; apply Qeq_bool_iff in Q; apply Pos.eqb_eq in D.
    simpl; f_equal; unfold whole_number; f_equal; destruct q as [n d]; simpl in D; subst d; unfold Qeq in Q; simpl in Q; unfold inject_Z; f_equal; lia.
  - destruct (place_of x names) as [k|] eqn:P; [|discriminate]; injection E as <-; exact (variable_right names xs vs x k Same P).
  - discriminate.
  - destruct o; try discriminate.
    + destruct (translated a) as [[t|]|] eqn:T; try discriminate; injection E as <-; pose proof (Ka _ T) as HA; simpl in HA; cbn [right_meaning eval num]; rewrite HA.
      change (Some (Number (Qred (- inject_Z (num all_values t)))) = Some (whole_number (0 - num all_values t))).
      rewrite <- inject_Z_opp, red_whole; unfold whole_number; replace (0 - num all_values t) with (- num all_values t) by lia; reflexivity.
    + destruct (translated a) as [[|c]|] eqn:T; try discriminate; injection E as <-; pose proof (Ka _ T) as HA; simpl in HA; cbn [right_meaning eval yes]; rewrite HA; reflexivity.
    + destruct a as [| | | |[] a b| | | |]; try discriminate; destruct (Da a b eq_refl) as [Ka' Kb']; clear Ka Da; rename Ka' into Ka; rename Kb' into Kb.
      destruct (translated a) as [[s|]|] eqn:A; try discriminate; destruct (translated b) as [[t|]|] eqn:B; try discriminate.
      destruct (positive_number t) eqn:P; [|discriminate]; injection E as <-; apply positive_num in P; destruct P as (z & -> & P).
      pose proof (Ka _ A) as HA; pose proof (Kb _ B) as HB; simpl in HA, HB; cbn [right_meaning eval]; rewrite HA, HB; simpl.
      unfold whole_number at 1; simpl; rewrite (nonzero z P); simpl; rewrite (floor_quotient _ _ P); reflexivity.
    + destruct a as [| | | |[] a b| | | |]; try discriminate; destruct (Da a b eq_refl) as [Ka' Kb']; clear Ka Da; rename Ka' into Ka; rename Kb' into Kb.
      destruct (translated a) as [[s|]|] eqn:A; try discriminate; destruct (translated b) as [[t|]|] eqn:B; try discriminate.
      destruct (positive_number t) eqn:P; [|discriminate]; injection E as <-; apply positive_num in P; destruct P as (z & -> & P).
      pose proof (Ka _ A) as HA; pose proof (Kb _ B) as HB; simpl in HA, HB; cbn [right_meaning eval]; rewrite HA, HB; simpl.
      unfold whole_number at 1; simpl; rewrite (nonzero z P); simpl; rewrite (ceiling_quotient _ _ P); reflexivity.
  - assert (Two : forall h, (forall s t, eval facts env a = Some (whole_number (num all_values s)) -> eval facts env b = Some (whole_number (num all_values t)) -> right_meaning (Binary o a b) (h s t)) ->
      both_terms h (translated a) (translated b) = Some r -> right_meaning (Binary o a b) r).
    { intros h H F; unfold both_terms in F; destruct (translated a) as [[s|]|] eqn:A; try discriminate; destruct (translated b) as [[t|]|] eqn:B; try discriminate.
      injection F as <-; apply H; [exact (Ka _ A) | exact (Kb _ B)]. }
    destruct o; try discriminate; try (revert E; apply Two; intros s t HA HB; cbn [right_meaning eval]; rewrite HA, HB; simpl; clear Two HA HB).
    + rewrite <- inject_Z_plus, red_whole; reflexivity.
    + unfold Qminus; rewrite <- inject_Z_opp, <- inject_Z_plus, red_whole; reflexivity.
    + rewrite <- inject_Z_mult, red_whole; reflexivity.
    + destruct (translated a) as [[s|]|] eqn:A; try discriminate; destruct (translated b) as [[t|]|] eqn:B; try discriminate.
      destruct (positive_number t) eqn:P; [|discriminate]; injection E as <-; apply positive_num in P; destruct P as (z & -> & P).
      pose proof (Ka _ A) as HA; pose proof (Kb _ B) as HB; simpl in HA, HB; cbn [right_meaning eval]; rewrite HA, HB; simpl.
      unfold on_wholes, q_whole; fold (whole_number (num all_values s)); fold (whole_number z).
      change (Number (inject_Z (num all_values s))) with (whole_number (num all_values s)); change (Number (inject_Z z)) with (whole_number z).
      rewrite !as_whole_number; destruct (Z.ltb_spec 0 z); [reflexivity | lia].
    + rewrite whole_le; simpl; destruct (Z.leb_spec (num all_values s) (num all_values t)); [rewrite Z.min_l | rewrite Z.min_r]; try reflexivity; lia.
    + rewrite whole_le; simpl; destruct (Z.leb_spec (num all_values s) (num all_values t)); [rewrite Z.max_r | rewrite Z.max_l]; try reflexivity; lia.
    + destruct (translated a) as [[|c]|] eqn:A; try discriminate; destruct (translated b) as [[|d]|] eqn:B; try discriminate; injection E as <-.
      pose proof (Ka _ A) as HA; pose proof (Kb _ B) as HB; simpl in HA, HB; cbn [right_meaning eval]; rewrite HA, HB; simpl.
      destruct (yes all_values c), (yes all_values d); reflexivity.
    + destruct (translated a) as [[|c]|] eqn:A; try discriminate; destruct (translated b) as [[|d]|] eqn:B; try discriminate; injection E as <-.
      pose proof (Ka _ A) as HA; pose proof (Kb _ B) as HB; simpl in HA, HB; cbn [right_meaning eval]; rewrite HA, HB; simpl.
      destruct (yes all_values c), (yes all_values d); reflexivity.
    + destruct (translated a) as [[s|c]|] eqn:A; try discriminate; destruct (translated b) as [[t|d]|] eqn:B; try discriminate; injection E as <-;
        pose proof (Ka _ A) as HA; pose proof (Kb _ B) as HB; simpl in HA, HB; cbn [right_meaning eval]; rewrite HA, HB; simpl.
      * rewrite !whole_le; do 2 f_equal; destruct (Z.eqb_spec (num all_values s) (num all_values t)) as [->|N]; [rewrite Z.leb_refl; reflexivity|].
        destruct (Z.leb_spec (num all_values s) (num all_values t)), (Z.leb_spec (num all_values t) (num all_values s)); try reflexivity; lia.
      * destruct (yes all_values c), (yes all_values d); reflexivity.
    + destruct (translated a) as [[s|c]|] eqn:A; try discriminate; destruct (translated b) as [[t|d]|] eqn:B; try discriminate; injection E as <-;
        pose proof (Ka _ A) as HA; pose proof (Kb _ B) as HB; simpl in HA, HB; cbn [right_meaning eval]; rewrite HA, HB; simpl.
      * rewrite !whole_le; do 3 f_equal; destruct (Z.eqb_spec (num all_values s) (num all_values t)) as [->|N]; [rewrite Z.leb_refl; reflexivity|].
        destruct (Z.leb_spec (num all_values s) (num all_values t)), (Z.leb_spec (num all_values t) (num all_values s)); try reflexivity; lia.
      * destruct (yes all_values c), (yes all_values d); reflexivity.
    + rewrite whole_le; do 2 f_equal; destruct (Z.leb_spec (num all_values t) (num all_values s)), (Z.ltb_spec (num all_values s) (num all_values t)); try reflexivity; lia.
    + rewrite whole_le; reflexivity.
    + rewrite whole_le; do 2 f_equal; destruct (Z.leb_spec (num all_values s) (num all_values t)), (Z.ltb_spec (num all_values t) (num all_values s)); try reflexivity; lia.
    + rewrite whole_le; reflexivity.
  - destruct (translated c) as [[|d]|] eqn:C; try discriminate; destruct (translated a) as [[s|]|] eqn:A; try discriminate; destruct (translated b) as [[t|]|] eqn:B; try discriminate.
    injection E as <-; pose proof (Kc _ C) as HC; pose proof (Ka _ A) as HA; pose proof (Kb _ B) as HB; simpl in HC, HA, HB; cbn [right_meaning eval num]; rewrite HC.
    destruct (yes all_values d); assumption.
  - discriminate.
  - destruct (all_terms (map translated ps)) as [ts|] eqn:T; [|discriminate]; destruct (all_terms (map translated args)) as [us|] eqn:U; [|discriminate].
    destruct (look f m ts us) as [k|] eqn:L; [|discriminate]; simpl in E; injection E as <-.
    pose proof (Look f m ts us k _ L eq_refl) as X; destruct (asked f (map (num all_values) us)) as [q|] eqn:Q; [|destruct X].
    assert (As : all_known (map (fun a => match a with Label l => vertex_number m (map (num all_values) ts) (named m (map (num all_values) ts)) l | _ => as_whole (eval facts env a) end) args) = Some (map (num all_values) us)).
    { apply whole_terms; [intros a I; destruct a; try reflexivity; destruct (I eq_refl) | exact Kargs | exact U]. }
    destruct (truth_fact f) eqn:F; cbn [right_meaning eval]; rewrite (whole_terms (fun p => as_whole (eval facts env p)) ps (fun _ _ => eq_refl) Kps ts T); cbv zeta; rewrite As, (asked_anywhere _ _ _ _ _ Q), X; reflexivity.
  - discriminate.
Qed.
End Translation.
