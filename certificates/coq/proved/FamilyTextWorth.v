(* The values of words' texts about the networks of families, as the page has them (WordSays.v), are those of FamilyText.v. *)

From Coq Require Import ZArith NArith Lia List Bool Permutation Uint63.
From Topocert Require Import Graph Walk Text TextMeaning CheckLinear CheckQuestion CheckTerms CheckFamily CheckPlace CheckProper CheckTheorem CheckSums CheckTotals CheckHalves CheckCounts.
From Topocert Require Import WordSays WordRanges FamilyText.
Import ListNotations.
Open Scope Z_scope.
Local Notation vertex_of := CheckProper.vertex_of.
Local Ltac both H := apply andb_true_iff in H; let H' := fresh H in destruct H as [H H'].

Lemma lowest_whole z : lowest z 1 = whole z.
Proof. unfold lowest; cbn [Z.eqb]; rewrite Z.gcd_1_r; cbn [Z.mul Z.sgn]; rewrite Z.div_1_r; reflexivity. Qed.

Lemma floor_over x z : 0 < z -> match calculate Over_ (whole x) (whole z) with Some p => function_of Floor__ p | None => None end = Some (whole (x / z)).
Proof.
  intros P; unfold whole, calculate; rewrite (proj2 (Z.eqb_neq z 0)) by lia; unfold lowest; rewrite Z.mul_1_r, Z.mul_1_l, (proj2 (Z.eqb_neq z 0)), Z.sgn_pos, Z.mul_1_r by lia; cbn [function_of].
  assert (G : 0 < Z.gcd x z) by (pose proof (Z.gcd_nonneg x z); destruct (Z.eq_dec (Z.gcd x z) 0) as [E|]; [apply Z.gcd_eq_0_r in E|]; lia).
  destruct (Z.gcd_divide_l x z) as [a A], (Z.gcd_divide_r x z) as [b B]; set (g := Z.gcd x z) in *; assert (0 < b) by nia; rewrite A at 1; rewrite B at 1; rewrite !Z.div_mul by lia; rewrite Z2Pos.id by lia.
  rewrite A, B; rewrite Z.div_mul_cancel_r by lia; reflexivity.
Qed.

Lemma rows_length g name rows : rows_fit g name rows -> length (vertices g) = length rows.
Proof. unfold rows_fit; induction 1 as [|v r l m _ _ IH]; [reflexivity | cbn [length]; rewrite IH; reflexivity]. Qed.

Lemma alike_equal p q : alike p q = true -> equal_parts p q = Some (same p q).
Proof. destruct p, q; cbn [alike]; intros A; try discriminate A; cbn [equal_parts]; try reflexivity; rewrite A; reflexivity. Qed.

Section Worth.
Variables (F : family) (xs : list Z).
Hypothesis R : network_right F xs.
Notation n := (width (line F)).
Notation k := (length (arguments F)).
Notation pv := (params F xs).
Notation g := (text_graph (line F) pv).
Variable name : vertex g -> part.
Hypothesis Names : names_fit g name.
Variable rows : list (part * list part).
Hypothesis Rows : rows_fit g name rows.

Definition worth_of (fv : list Z) (s : sign) : worth :=
  match s with
  | TheNetwork _ _ => Network (Made rows)
  | NumberAt o => Part_ (whole (nth o fv 0))
  | VertexAt o => Part_ (name (slice n o fv))
  | SetBy j c _ => Set_ (map name (filter (fun v => yes (firstn j fv ++ v) c) (vertices g)))
  | MapBy j t => Map_ (map (fun v => (name v, whole (num (firstn j fv ++ v) t))) (vertices g))
  | PointsAt j o l => Map_ (map (fun z => (whole z, name (pieces_at (firstn j fv ++ [z]) n l))) (span (nth o fv 0) (nth (S o) fv 0)))
  end.

Definition sign_right (fv : list Z) (s : sign) : Prop :=
  match s with
  | TheNetwork order_ counted_ => (forall t, order_ = Some t -> num pv t = Z.of_nat (length (vertices g))) /\ (counted_ = true -> reversed F xs /\ distinct F xs)
  | VertexAt o => vertex_of F xs (slice n o fv)
  | PointsAt j o l => forall z, nth o fv 0 <= z <= nth (S o) fv 0 -> vertex_of F xs (pieces_at (firstn j fv ++ [z]) n l)
  | SetBy j c ((_ :: _) as ts) => j = k /\ from_at 1 (side_weight_at c) (coordinate_levels F) ts pv pv = Z.of_nat (length (filter (in_side F xs c) (vertices g)))
  | _ => True
  end.

Definition signs_right (fv : list Z) (G : list sign) : Prop := Forall (placed n (length fv)) G /\ Forall (sign_right fv) G /\ firstn k fv = pv.

Lemma sign_at fv G i s : signs_right fv G -> nth_error G i = Some s -> placed n (length fv) s /\ sign_right fv s /\ nth_error (map (worth_of fv) G) i = Some (worth_of fv s).
Proof.
  intros (P & S & _) E; rewrite Forall_forall in P, S; pose proof (nth_error_In _ _ E) as I; repeat split; [apply P, I | apply S, I | apply map_nth_error, E].
Qed.

Lemma is_vertex_here v : vertex_of F xs v -> is_vertex g v.
Proof. apply vertex_known, R. Qed.

Lemma name_same u v : vertex_of F xs u -> vertex_of F xs v -> same (name u) (name v) = same_tuple_at u v.
Proof.
  intros U V; destruct (Names u v (is_vertex_here u U) (is_vertex_here v V)) as (E & S & _); destruct (same_tuple_at u v) eqn:T.
  - apply same_tuple_at_eq in T; subst v; exact S.
  - destruct (same (name u) (name v)) eqn:Q; [|reflexivity]; rewrite (proj2 (same_tuple_at_eq u v) (E eq_refl)) in T; discriminate.
Qed.

Lemma member_named v l : vertex_of F xs v -> (forall u, In u l -> vertex_of F xs u) -> WordSays.member (name v) (map name l) = existsb (same_tuple_at v) l.
Proof.
  intros V L; unfold WordSays.member; induction l as [|u l IH]; [reflexivity|]; cbn [map existsb]; rewrite (name_same v u V (L u (or_introl eq_refl))), IH; [reflexivity | intros w I; apply L; right; exact I].
Qed.

Lemma looked_up_named f v l : vertex_of F xs v -> (forall u, In u l -> vertex_of F xs u) -> In v l -> looked_up (map (fun u => (name u, f u)) l) (name v) = Some (f v).
Proof.
  intros V L I; unfold looked_up; induction l as [|u l IH]; [destruct I|]; cbn [map find fst]; rewrite (name_same v u V (L u (or_introl eq_refl))); destruct (same_tuple_at v u) eqn:E.
  - apply same_tuple_at_eq in E; subst u; reflexivity.
  - destruct I as [->|I]; [rewrite (proj2 (same_tuple_at_eq v v) eq_refl) in E; discriminate|]; apply IH; [intros w J; apply L; right; exact J | exact I].
Qed.

Lemma vertices_here u : In u (vertices g) -> vertex_of F xs u.
Proof. intros I; apply (vertex_known F xs R), I. Qed.

Definition row_fits (v : vertex g) (row : part * list part) : Prop := fst row = name v /\ exists l, lists (adj g v) l /\ snd row = map name l.

Lemma rows_vertices : vertices_of (Made rows) = map name (vertices g).
Proof.
  cbn [vertices_of]; assert (K : forall l m, Forall2 row_fits l m -> map fst m = map name l) by (induction 1 as [|v r l m [E _] _ IH]; [reflexivity|]; cbn [map]; rewrite E, IH; reflexivity).
  apply K, Rows.
Qed.

Lemma rows_undirected : directed (Made rows) = false.
Proof.
  cbn [directed]; assert (K : forall l m, Forall2 row_fits l m -> (forall v, In v l -> one_way (name v) = false) -> existsb (fun e => one_way (fst e)) m = false).
  { induction 1 as [|v r l m [E _] _ IH]; intros H; [reflexivity|]; cbn [existsb]; rewrite E, (H v (or_introl eq_refl)); apply IH; intros u I; apply H; right; exact I. }
  apply (K _ _ Rows); intros v I; apply (Names v v I I).
Qed.

Lemma row_named v : vertex_of F xs v -> exists l, lists (adj g v) l /\ neighbours_of (Made rows) (name v) = Some (map name l).
Proof.
  intros V; cbn [neighbours_of].
  assert (K : forall vs m, Forall2 row_fits vs m -> (forall u, In u vs -> vertex_of F xs u) -> In v vs -> exists l e, lists (adj g v) l /\ find (fun e => same (name v) (fst e)) m = Some e /\ snd e = map name l).
  { induction 1 as [|u r l m [E (nb & Lb & Eb)] _ IH]; intros H I; [destruct I|]; cbn [find]; rewrite E, (name_same v u V (H u (or_introl eq_refl))).
    destruct (same_tuple_at v u) eqn:Q; [apply same_tuple_at_eq in Q; subst u; exists nb, r; auto|].
    destruct I as [->|I]; [rewrite (proj2 (same_tuple_at_eq v v) eq_refl) in Q; discriminate|]; apply IH; [intros w J; apply H; right; exact J | exact I]. }
  destruct (K _ _ Rows (fun u J => vertices_here u J) (is_vertex_here v V)) as (l & e & L & -> & E); exists l; rewrite E; auto.
Qed.


Lemma worth_front fv v s : placed n (length fv) s -> worth_of (fv ++ v) s = worth_of fv s.
Proof.
  destruct s as [r d|o|o|j c ts|j t|j o l]; cbn [placed worth_of]; intros P; [reflexivity | rewrite app_nth1 by exact P; reflexivity | rewrite slice_app by exact P; reflexivity | | |].
  - f_equal; f_equal; apply filter_ext; intros u; rewrite firstn_front by exact P; reflexivity.
  - f_equal; apply map_ext; intros u; rewrite firstn_front by exact P; reflexivity.
  - destruct P as (P & Q & _); rewrite !app_nth1 by lia; f_equal; apply map_ext; intros z; rewrite firstn_front by exact P; reflexivity.
Qed.

Lemma worths_front fv v G : Forall (placed n (length fv)) G -> map (worth_of (fv ++ v)) G = map (worth_of fv) G.
Proof. intros P; apply map_ext_in; intros s I; rewrite Forall_forall in P; apply worth_front, P, I. Qed.

Lemma sign_front fv v s : placed n (length fv) s -> sign_right fv s -> sign_right (fv ++ v) s.
Proof.
  destruct s as [r d|o|o|j c ts|j t|j o l]; cbn [placed sign_right]; intros P; auto; [rewrite slice_app by exact P; auto|].
  destruct P as (P & Q & _); rewrite !app_nth1 by lia; rewrite firstn_front by exact P; auto.
Qed.

(* One variable more. *)
Lemma signs_vertex fv v G : signs_right fv G -> vertex_of F xs v -> signs_right (fv ++ v) (VertexAt (length fv) :: G) /\
  map (worth_of (fv ++ v)) (VertexAt (length fv) :: G) = Part_ (name v) :: map (worth_of fv) G.
Proof.
  intros (P & S & C) V; pose proof (proj1 V) as Lv; assert (E : slice n (length fv) (fv ++ v) = v) by (rewrite <- Lv; apply slice_new); split.
  - split; [apply placed_vertex; assumption|]; split; [|apply (params_front F xs), C]; constructor; [cbn [sign_right]; rewrite E; exact V|].
    rewrite Forall_forall in *; intros s I; apply sign_front; [apply P, I | apply S, I].
  - cbn [map worth_of]; rewrite E, (worths_front fv v G P); reflexivity.
Qed.

Lemma signs_number fv z G : signs_right fv G -> signs_right (fv ++ [z]) (NumberAt (length fv) :: G) /\
  map (worth_of (fv ++ [z])) (NumberAt (length fv) :: G) = Part_ (whole z) :: map (worth_of fv) G.
Proof.
  intros (P & S & C); split.
  - split; [apply placed_number, P|]; split; [|apply (params_front F xs), C]; constructor; [exact I|]; rewrite Forall_forall in *; intros s J; apply sign_front; [apply P, J | apply S, J].
  - cbn [map worth_of]; rewrite app_nth2, Nat.sub_diag by lia; cbn [nth]; rewrite (worths_front fv [z] G P); reflexivity.
Qed.


Definition all_met (l : list bool) : bool := forallb (fun b => b) l.

Lemma met_app l m : all_met (l ++ m) = true -> all_met l = true /\ all_met m = true.
Proof. unfold all_met; rewrite forallb_app; apply andb_true_iff. Qed.

(* Sums over lists. *)
Definition total {A} (f : A -> Z) (l : list A) : Z := fold_right (fun a s => f a + s) 0 l.

Lemma total_permutation {A} (f : A -> Z) l m : Permutation l m -> total f l = total f m.
Proof. induction 1; cbn [total fold_right]; unfold total in *; lia. Qed.

Lemma tally_total f v : tally_at F xs v f = total f (map (arm_at pv v) (present F xs v)).
Proof.
  unfold tally_at, present; assert (K : forall l y, fold_left (fun sum a => sum + if there_at pv v a then f (arm_at pv v a) else 0) l y = y + total f (map (arm_at pv v) (filter (there_at pv v) l))).
  { induction l as [|a l IH]; intros y; cbn [fold_left filter]; [cbn; lia|]; rewrite IH; destruct (there_at pv v a); cbn [map total fold_right]; unfold total; lia. }
  rewrite K; lia.
Qed.

Lemma arms_lists v l : reversed F xs -> distinct F xs -> vertex_of F xs v -> lists (adj g v) l -> Permutation (map (arm_at pv v) (present F xs v)) l.
Proof. intros Rv Di V [N L]; apply NoDup_Permutation; [apply (Di v V) | exact N|]; intros w; rewrite (L w); apply (Rv v V). Qed.

Lemma added_total {A B} (h : A -> B) (only : B -> option bool) (val : B -> option part) (f : A -> Z) l :
  (forall a, In a l -> exists b, only (h a) = Some b /\ (b = true -> val (h a) = Some (whole (f a))) /\ (b = false -> f a = 0)) ->
  fold_right added (Some (whole 0)) (meant only val (map h l)) = Some (whole (total f l)).
Proof.
  induction l as [|a l IH]; intros H; [reflexivity|]; destruct (H a (or_introl eq_refl)) as ([] & O & V & W); unfold meant in *; cbn [map flat_map]; rewrite O; rewrite fold_right_app, (IH (fun b I => H b (or_intror I))); cbn [fold_right total].
  - rewrite (V eq_refl); cbn [added calculate whole]; rewrite !Z.mul_1_r, Pos.mul_1_l, lowest_whole; reflexivity.
  - rewrite (W eq_refl); reflexivity.
Qed.

Definition number_worth x := forall G fv, number_form false G x = true -> all_met (needs_at F xs G fv x) = true -> signs_right fv G -> value (map (worth_of fv) G) x = Some (Part_ (whole (number_at F xs G fv x))).
Definition vertex_worth x := forall G fv, vertex_form false G x = true -> all_met (needs_at F xs G fv x) = true -> signs_right fv G ->
  value (map (worth_of fv) G) x = Some (Part_ (name (vertex_value F xs G fv x))) /\ vertex_of F xs (vertex_value F xs G fv x).
Definition exact_worth x := forall G fv, exact_form false G x = true -> all_met (needs_at F xs G fv x) = true -> signs_right fv G -> value (map (worth_of fv) G) x = Some (True_or_false (exact_at F xs G fv x)).

Lemma network_at G fv h : at_counted G h = true -> signs_right fv G -> nth_error (map (worth_of fv) G) h = Some (Network (Made rows)) /\ reversed F xs /\ distinct F xs.
Proof.
  unfold at_counted; intros A S; destruct (nth_error G h) as [[r []| | | | |]|] eqn:E; try discriminate A; destruct (sign_at fv G _ _ S E) as (_ & [_ C] & W); split; [exact W | apply C; reflexivity].
Qed.

Lemma vertex_at_sign G fv v : at_vertex G v = true -> signs_right fv G -> exists o, nth_error G v = Some (VertexAt o) /\ nth_error (map (worth_of fv) G) v = Some (Part_ (name (slice n o fv))) /\ vertex_of F xs (slice n o fv).
Proof.
  unfold at_vertex; intros A S; destruct (nth_error G v) as [[| |o| | |]|] eqn:E; try discriminate A; destruct (sign_at fv G _ _ S E) as (_ & V & W); exists o; auto.
Qed.

Lemma looked_up_number f z l : In z l -> looked_up (map (fun z => (whole z, f z)) l) (whole z) = Some (f z).
Proof.
  intros I; unfold looked_up; induction l as [|y l IH]; [destruct I|]; cbn [map find fst same whole Pos.eqb]; rewrite andb_true_r; destruct (z =? y) eqn:E; [apply Z.eqb_eq in E; subst y; reflexivity|].
  destruct I as [->|I]; [rewrite Z.eqb_refl in E; discriminate E | apply IH, I].
Qed.

Lemma tally_value G fv q many h v only body o : nth_error G v = Some (VertexAt o) -> number_at F xs G fv (Quantify_ q many (Over (OfVertex Neighbours_ (Local h) (Local v))) only body) =
  tally_at F xs (slice n o fv) (fun w => if exact_at F xs (VertexAt (length fv) :: G) (fv ++ w) only
    then match q with Count => if exact_at F xs (VertexAt (length fv) :: G) (fv ++ w) body then 1 else 0 | _ => number_at F xs (VertexAt (length fv) :: G) (fv ++ w) body end else 0).
Proof. intros E; cbn [number_at]; rewrite E; reflexivity. Qed.

Lemma all_worth : forall x, number_worth x /\ vertex_worth x /\ exact_worth x.
Proof.
  fix IH 1; intros x; split; [|split].
  - intros G fv T N S; destruct x; cbn [number_form] in T; try discriminate T; cbn [value]; cbn [needs_at] in N.
    + reflexivity.
    + cbn [number_at]; unfold at_number in T; destruct (nth_error G k) as [[]|] eqn:E; try discriminate T; rewrite (proj2 (proj2 (sign_at fv G _ _ S E))); reflexivity.
    + cbn [number_at]; destruct o; try discriminate T; both T; apply met_app in N; destruct N as [N1 N]; apply met_app in N; destruct N as [N2 N]; rewrite (proj1 (IH x1) G fv T N1 S), (proj1 (IH x2) G fv T0 N2 S); cbn [part_of calculate whole option_map]; rewrite ?Z.mul_1_r, ?lowest_whole; try reflexivity.
      cbn [of_wholes Pos.eqb andb option_map].
      assert (D : 0 <? number_at F xs G fv x2 = true).
      { destruct x2; unfold all_met in N; cbn [forallb] in N; rewrite ?andb_true_r in N; try (apply Z.leb_le in N; apply Z.ltb_lt; lia); cbn [number_at]; destruct (0 <? z); [reflexivity | discriminate N]. }
      rewrite D; reflexivity.
    + cbn [number_at]; destruct f; try discriminate T; [|rewrite (proj1 (IH x) G fv T N S); reflexivity]; destruct x; try discriminate T; destruct o; try discriminate T; destruct x2; try discriminate T; both T.
      cbn [needs_at] in N; rewrite !app_nil_r in N; cbn [value]; rewrite (proj1 (IH x1) G fv T N S); apply Z.ltb_lt in T0; pose proof (floor_over (number_at F xs G fv x1) z T0) as K; cbn [part_of option_map]; destruct (calculate _ _ _); [|discriminate K]; cbn [option_map part_of]; rewrite K; reflexivity.
    + cbn [number_at]; both T; apply met_app in N; destruct N as [N1 N2]; rewrite (proj1 (IH x1) G fv T N1 S), (proj1 (IH x2) G fv T0 N2 S); cbn [part_of lesser_of below whole]; rewrite !Z.mul_1_r.
      destruct greater, (Z.ltb_spec (number_at F xs G fv x1) (number_at F xs G fv x2)); cbn [Bool.eqb option_map]; unfold whole; do 3 f_equal; lia.
    + cbn [number_at]; both T; both T; apply met_app in N; destruct N as [N1 N]; apply met_app in N; destruct N as [N2 N3]; rewrite (proj2 (proj2 (IH x1)) G fv T N1 S); cbn [truth]; match goal with |- _ = ?r => change r with (Some (Part_ (whole (if exact_at F xs G fv x1 then number_at F xs G fv x2 else number_at F xs G fv x3)))) end.
      destruct (exact_at F xs G fv x1); [apply (proj1 (IH x2)) | apply (proj1 (IH x3))]; assumption.
    + cbn [number_at]; destruct x1; try discriminate T; both T; apply met_app in N; destruct N as [N1 _]; unfold at_map in T; cbn [value].
      destruct (nth_error G k) as [[| | | |j t|]|] eqn:Em; try discriminate T; destruct (proj1 (proj2 (IH x2)) G fv T0 N1 S) as [-> V].
      destruct (sign_at fv G _ _ S Em) as (_ & _ & ->); cbn [worth_of part_of].
      rewrite (looked_up_named (fun v => whole (num (firstn j fv ++ v) t)) _ _ V vertices_here (is_vertex_here _ V)); reflexivity.
    + cbn [number_at]; destruct x; try discriminate T; cbn [value]; destruct (nth_error G k) as [[| | |? c [|t ts]| |]|] eqn:Es; try discriminate T.
      destruct (sign_at fv G _ _ S Es) as (_ & [-> E] & ->); cbn [worth_of set_of option_map]; rewrite E, map_length; destruct S as (_ & _ & S); rewrite S; reflexivity.
    + cbn [number_at]; destruct q; try discriminate T; destruct x; try discriminate T; cbn [value]; destruct (nth_error G k) as [[[t|] d| | | | |]|] eqn:Eh; try discriminate T.
      destruct (sign_at fv G _ _ S Eh) as (_ & [E _] & ->); cbn [worth_of net_of option_map inquired vertices_of sign_right] in *; rewrite (E t eq_refl), map_length, <- (rows_length _ _ _ Rows); reflexivity.
    + cbn [number_at]; destruct q; try discriminate T; destruct x1; try discriminate T; destruct x2; try discriminate T; both T; cbn [value].
      destruct (network_at G fv _ T S) as (-> & Rv & Di); destruct (vertex_at_sign G fv _ T0 S) as (o & Ev & -> & V); rewrite Ev; cbn [net_of part_of].
      unfold inquired_vertex; destruct (row_named _ V) as (l & L & ->); rewrite map_length, counted_at_length; fold (present F xs (slice n o fv)).
      rewrite <- (map_length (arm_at pv (slice n o fv)) (present F xs (slice n o fv))), (Permutation_length (arms_lists _ _ Rv Di V L)); reflexivity.
    + destruct k as [| | | | | |]; try discriminate T; destruct names as [|[|?]]; try discriminate T; destruct r as [y| |]; try discriminate T; destruct y; try discriminate T; destruct q; try discriminate T; destruct y1; try discriminate T; destruct y2; try discriminate T; both T; both T; both T; cbn [value];
        destruct (network_at G fv _ T S) as (-> & Rv & Di); destruct (vertex_at_sign G fv _ T2 S) as (o & Ev & -> & V); rewrite (tally_value _ _ _ _ _ _ _ _ o Ev); cbn [net_of part_of]; unfold inquired_vertex; destruct (row_named _ V) as (l & L & ->);
        cbn [set_of]; rewrite bindings_one, map_map; cbn [gathered]; cbv zeta; rewrite tally_total, (total_permutation _ _ _ (arms_lists _ _ Rv Di V L));
        (assert (Vl : forall u, In u l -> vertex_of F xs u) by (intros u I; apply vertices_here, (adj_right (proj1 (proj2 L u) I))));
        (assert (On : forall u, In u l -> truth (value ([Part_ (name u)] ++ map (worth_of fv) G) x1) = Some (exact_at F xs (VertexAt (length fv) :: G) (fv ++ u) x1));
          [intros u I; destruct (signs_vertex fv u G S (Vl u I)) as [S' W]; cbn [app]; rewrite <- W, (proj2 (proj2 (IH x1)) _ _ ltac:(rewrite (proj2 (proj2 (forms_sorted x1 false _ _ (sorts_vertex G (length fv) 0)))); apply (forms_free x1 true), T1)
            ltac:(apply careful_needs; rewrite (proj2 (proj2 (forms_sorted x1 true _ _ (sorts_vertex G (length fv) 0)))), T1, !orb_true_r; reflexivity) S'); reflexivity|]);
        (assert (Bo : forall u, In u l -> exists G' fv', signs_right fv' G' /\ map (worth_of fv') G' = Part_ (name u) :: map (worth_of fv) G /\ G' = VertexAt (length fv) :: G /\ fv' = fv ++ u)
          by (intros u I; destruct (signs_vertex fv u G S (Vl u I)) as [S' W]; eauto 8));
        (erewrite (added_total (fun u => [Part_ (name u)])); [reflexivity|]); intros u I; cbv beta; destruct (Bo u I) as (G' & fv' & S' & W & Eg & Ef); (exists (exact_at F xs (VertexAt (length fv) :: G) (fv ++ u) x1); split; [apply (On u I)|]);
        (split; [intros O; rewrite O; cbn [app]; rewrite <- W | intros O; rewrite O; reflexivity]).
      * rewrite (proj2 (proj2 (IH x2)) G' fv'); [subst G' fv'; cbn [truth]; destruct (exact_at F xs _ _ x2); reflexivity | | | exact S'].
        -- rewrite Eg, (proj2 (proj2 (forms_sorted x2 false _ _ (sorts_vertex G (length fv) 0)))); apply (forms_free x2 true), T0.
        -- apply careful_needs; rewrite Eg, (proj2 (proj2 (forms_sorted x2 true _ _ (sorts_vertex G (length fv) 0)))), T0, !orb_true_r; reflexivity.
      * rewrite (proj1 (IH x2) G' fv'); [subst G' fv'; reflexivity | | | exact S'].
        -- rewrite Eg, (proj1 (forms_sorted x2 false _ _ (sorts_vertex G (length fv) 0))); apply (forms_free x2 true), T0.
        -- apply careful_needs; rewrite Eg, (proj1 (forms_sorted x2 true _ _ (sorts_vertex G (length fv) 0))), T0; reflexivity.
  - intros G fv T N S; destruct x; cbn [vertex_form] in T; try discriminate T; cbn [value]; cbn [needs_at] in N.
    + cbn [vertex_value]; destruct (vertex_at_sign G fv _ T S) as (o & -> & -> & V); auto.
    + destruct x1; try discriminate T; cbn [negb andb] in T; both T; apply met_app in N; destruct N as [N1 N]; unfold at_points in T; destruct (nth_error G k) as [[| | | | |j o l]|] eqn:Em; try discriminate T.
      assert (E : vertex_value F xs G fv (At_ (Local k) x2) = pieces_at (firstn j fv ++ [number_at F xs G fv x2]) n l) by (cbn [vertex_value]; rewrite Em; reflexivity); rewrite E; clear E.
      destruct (sign_at fv G _ _ S Em) as (_ & V & W); cbn [sign_right] in V; cbn [value]; rewrite W, (proj1 (IH x2) G fv T0 N1 S); cbn [worth_of part_of option_map].
      unfold all_met in N; cbn [forallb] in N; rewrite andb_true_r in N; both N; apply Z.leb_le in N, N0.
      rewrite (looked_up_number (fun z => name (pieces_at (firstn j fv ++ [z]) n l))) by (apply in_span; lia); split; [reflexivity | apply V; lia].
  - intros G fv T N S; destruct x; cbn [exact_form] in T; try discriminate T; cbn [value]; cbn [needs_at] in N.
    + reflexivity.
    + cbn [exact_at]; rewrite (proj2 (proj2 (IH x)) G fv T N S); reflexivity.
    + cbn [exact_at]; both T; apply met_app in N; destruct N as [N1 N2]; rewrite (proj2 (proj2 (IH x1)) G fv T N1 S); cbn [truth]; destruct (exact_at F xs G fv x1); [rewrite (proj2 (proj2 (IH x2)) G fv T0 N2 S); reflexivity | reflexivity].
    + cbn [exact_at]; both T; apply met_app in N; destruct N as [N1 N2]; rewrite (proj2 (proj2 (IH x1)) G fv T N1 S); cbn [truth]; destruct (exact_at F xs G fv x1); [reflexivity | rewrite (proj2 (proj2 (IH x2)) G fv T0 N2 S); reflexivity].
    + change (exact_at F xs G fv (WordSays.Equal x1 x2)) with (if vertex_form false G x1 && vertex_form false G x2 then same_tuple_at (vertex_value F xs G fv x1) (vertex_value F xs G fv x2) else number_at F xs G fv x1 =? number_at F xs G fv x2).
      apply met_app in N; destruct N as [N1 N2]; apply orb_true_iff in T; destruct T as [T|T]; both T.
      * rewrite T, T0; cbn [andb]; destruct (proj1 (proj2 (IH x1)) G fv T N1 S) as [-> U]; destruct (proj1 (proj2 (IH x2)) G fv T0 N2 S) as [-> V]; cbn [compared].
        destruct (Names _ _ (is_vertex_here _ U) (is_vertex_here _ V)) as (_ & _ & A & _); rewrite (alike_equal _ _ A), (name_same _ _ U V); reflexivity.
      * rewrite (number_no_vertex false false G x1 T); cbn [andb]; rewrite (proj1 (IH x1) G fv T N1 S), (proj1 (IH x2) G fv T0 N2 S); cbn [compared equal_parts same whole truly option_map Pos.eqb]; rewrite andb_true_r; reflexivity.
    + cbn [exact_at]; both T; apply met_app in N; destruct N as [N1 N2]; rewrite (proj1 (IH x1) G fv T N1 S), (proj1 (IH x2) G fv T0 N2 S); cbn [part_of below whole truly option_map]; rewrite !Z.mul_1_r, Z.ltb_antisym; reflexivity.
    + destruct x2; try discriminate T; both T; unfold at_set in T0; destruct (proj1 (proj2 (IH x1)) G fv T N S) as [-> V]; cbn [value].
      destruct (nth_error G k) as [[| | |j c ts| |]|] eqn:Es; try discriminate T0; assert (E : exact_at F xs G fv (In_ x1 (Local k)) = yes (firstn j fv ++ vertex_value F xs G fv x1) c) by (cbn [exact_at]; rewrite Es; reflexivity); rewrite E; clear E; destruct (sign_at fv G _ _ S Es) as (_ & _ & ->); cbn [worth_of part_of set_of truly option_map].
      rewrite (member_named _ _ V) by (intros u I; apply filter_In in I; apply vertices_here, I); do 2 f_equal; apply eq_true_iff_eq; rewrite existsb_exists; split.
      * intros (u & I & E); apply filter_In in I; apply same_tuple_at_eq in E; rewrite E; apply I.
      * intros Y; eexists; split; [apply filter_In; split; [apply is_vertex_here, V | exact Y] | apply same_tuple_at_eq; reflexivity].
Qed.

(* With care nothing is needed. *)
Lemma both_worth : forall x,
  (forall G fv, is_number G x = true -> signs_right fv G -> value (map (worth_of fv) G) x = Some (Part_ (whole (number_at F xs G fv x)))) /\
  (forall G fv, is_exact G x = true -> signs_right fv G -> value (map (worth_of fv) G) x = Some (True_or_false (exact_at F xs G fv x))).
Proof.
  intros x; destruct (all_worth x) as (A & _ & C); split; intros G fv T S; [apply A | apply C]; try exact S; try apply (forms_free x true), T; apply careful_needs; rewrite T, ?orb_true_r; reflexivity.
Qed.
End Worth.
