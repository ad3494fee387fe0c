(* The formula that says the contrary of a sentence, as package strategy makes it (certificates/strategy/doc.go, "The
   formula"): the same variables, and the same clauses in the same order. A choice whose being so is looked for is left
   open, by variables; all else is gone through value by value, with literals in place of what is not known.

   The theorem is about every expression: if variables have values with which all clauses so far are satisfied, then
   more of them can be given values so that all new clauses are, and that the literals say what the expression's value
   is ([sym_ok]). So a formula that is refuted has a sentence that is as it is to be ([refuted_sound]). *)

From Coq Require Import ZArith Lia List Bool Uint63 PArray.
From Topocert Require Import CheckGraph CheckLrat Refuted WordSays WordNumbers WordForeign WordMoves WordGates WordOpen WordTerms WordOpenNets WordApart WordReach WordDistance WordPairs.
Import ListNotations.
Open Scope Z_scope.

(* Which choices are left open: those of "some", since the expression being true is looked for; those of "all", since
   its being false is; none. *)
Inductive polarity := Sought | Avoided | Neither.

Definition turned (p : polarity) : polarity := match p with Sought => Avoided | Avoided => Sought | Neither => Neither end.

Definition leaves_open (universal : bool) (p : polarity) : bool := match p with Sought => negb universal | Avoided => universal | Neither => false end.

Definition truth_of (x : open_worth) : making lit := match x with A_truth_ l => pure l | _ => fails end.
Definition term_of (x : open_worth) : making term := match x with A_term_ t => pure t | _ => fails end.
Definition set_made (x : open_worth) : making (list (part * lit)) := match members_of x with Some l => pure l | None => fails end.
Definition there {A} (o : option A) : making A := match o with Some x => pure x | None => fails end.

(* What is a part of one network, where a set's members, or another part, are of another one. *)
Definition parts_of_term (t : term) : list part := match t with Fixed p => [p] | One_of l => map fst l | How_many _ _ => [] end.
Definition foreign_terms (t s : term) : bool := existsb (fun p => foreign_to p (parts_of_term s)) (parts_of_term t).
Definition foreign_in (t : term) (l : list (part * lit)) : bool := existsb (fun p => foreign_to p (map fst (firstn 1 l))) (parts_of_term t).
Definition foreign_sets (l m : list (part * lit)) : bool := match l with e :: _ => foreign_to (fst e) (map fst (firstn 1 m)) | [] => false end.

(* ---------- Choices ---------- *)

Fixpoint not_both (others : list lit) (x : lit) : making unit :=
  match others with [] => pure tt | y :: others => let* _ := clause [negated y; negated x] in not_both others x end.

(* At most one is true. *)
Fixpoint at_most_one (before l : list lit) : making unit :=
  match l with [] => pure tt | x :: l => let* _ := not_both before x in at_most_one (before ++ [x]) l end.

Definition open_set (l : list part) (most : Z) : making (list (part * lit)) :=
  let* x := fresh_ones (List.length l) in
  let* _ := (if most <? Z.of_nat (List.length l) then let* t := at_least x (most + 1) in clause [negated t] else pure tt) in
  pure (combine l x).

Fixpoint open_map (keys values : list part) : making (list (part * term)) :=
  match keys with
  | [] => pure []
  | k :: keys =>
    let* x := fresh_ones (List.length values) in
    let* _ := clause x in let* _ := at_most_one [] x in
    let* r := open_map keys values in pure ((k, One_of (combine values x)) :: r)
  end.

(* ---------- What quantifiers go through ---------- *)

(* The values of the variables, with what says that they are some. *)
Fixpoint open_bindings (names : nat) (l : list (part * lit)) : option (list (list open_worth * lit)) :=
  match l with
  | [] => Some []
  | (_, Known false) :: l => open_bindings names l
  | (p, g) :: l => match binding names p, open_bindings names l with
      | Some b, Some r => Some (map (fun x => (map opened_up x, g)) b ++ r)
      | _, _ => None
      end
  end.

(* The same, for the vertices and the links of a network's text. *)
Fixpoint part_bindings (names : nat) (l : list (part * lit)) : option (list (list worth * lit)) :=
  match l with
  | [] => Some []
  | (_, Known false) :: l => part_bindings names l
  | (p, g) :: l => match binding names p, part_bindings names l with
      | Some b, Some r => Some (map (fun x => (x, g)) b ++ r)
      | _, _ => None
      end
  end.

Fixpoint in_turn {A B} (f : A -> lit -> making (list B)) (l : list (A * lit)) : making (list B) :=
  match l with [] => pure [] | (x, g) :: l => let* r := f x g in let* others := in_turn f l in pure (r ++ others) end.

(* What a text lists from each vertex. *)
Fixpoint rows_listed (f : list worth -> making (list (part * lit))) (l : list (part * list worth * lit)) : making (list open_row) :=
  match l with
  | [] => pure []
  | (v, x, g) :: l => let* row := f x in let* others := rows_listed f l in pure ((v, g, row) :: others)
  end.

Definition every_one (l : list (list worth)) : list (list open_worth * lit) := map (fun x => (map opened_up x, Known true)) l.

Section Quantifiers.

Variables only body : list open_worth -> making open_worth.

Definition guard_of (x : list open_worth) (g : lit) : making lit := let* c := only x in let* c := truth_of c in conjunction [g; c].

Definition decides (universal : bool) (y : lit) : bool := match y with Known b => xorb b universal | _ => false end.

(* What is truly of the values in turn, up to one that decides. *)
Fixpoint each_said (universal : bool) (l : list (list open_worth * lit)) : making (list lit) :=
  match l with
  | [] => pure []
  | (x, g) :: l =>
    let* g := guard_of x g in
    match g with
    | Known false => each_said universal l
    | _ =>
      let* b := body x in let* b := truth_of b in
      let* y := (if universal then disjunction [negated g; b] else conjunction [g; b]) in
      if decides universal y then pure [y] else let* r := each_said universal l in pure (y :: r)
    end
  end.

Definition quantified (universal : bool) (l : list (list open_worth * lit)) : making open_worth :=
  let* r := each_said universal l in
  let* y := (if universal then conjunction r else disjunction r) in pure (A_truth_ y).

(* How many are so; with those that are known, and the literals of others, the last one first. *)
Fixpoint counted_up (l : list (list open_worth * lit)) (known : Z) (open : list lit) : making term :=
  match l with
  | [] => pure (count_of known (rev_append open []))
  | (x, g) :: l =>
    let* g := guard_of x g in
    match g with
    | Known false => counted_up l known open
    | _ =>
      let* b := body x in let* b := truth_of b in let* g := conjunction [g; b] in
      match g with
      | Known b => counted_up l (known + Z.b2z b) open
      | _ => counted_up l known (g :: open)
      end
    end
  end.

(* The members of a list that are so. *)
Fixpoint those_of (l : list (part * lit)) : making (list (part * lit)) :=
  match l with
  | [] => pure []
  | (_, Known false) :: l => those_of l
  | (p, g) :: l =>
    let* g := guard_of [A_term_ (Fixed p)] g in
    match g with
    | Known false => those_of l
    | _ =>
      let* b := body [A_term_ (Fixed p)] in let* b := truth_of b in let* g := conjunction [g; b] in
      match g with Known false => those_of l | _ => let* r := those_of l in pure ((p, g) :: r) end
    end
  end.

(* The sum: with those that are 1 counted, as known or by literals, the last one first. *)
Fixpoint summed_up (l : list (list open_worth * lit)) (total : term) (known : Z) (open : list lit) : making term :=
  match l with
  | [] => let ones := count_of known (rev_append open []) in
    match total with Fixed (Ratio 0 1) => pure ones | _ => arithmetic Plus_ total ones end
  | (x, g) :: l =>
    let* g := guard_of x g in
    match g with
    | Known false => summed_up l total known open
    | _ =>
      let* b := body x in let* t := term_of b in
      match t, g with
      | Fixed (Ratio 1 1), Known _ => summed_up l total (known + 1) open
      | Fixed (Ratio 1 1), _ => summed_up l total known (g :: open)
      | _, _ => let* t := between g t (Fixed (whole 0)) in let* total := arithmetic Plus_ total t in summed_up l total known open
      end
    end
  end.

(* A number in lowest terms. *)
Definition numeral (p : part) : bool := match p with Ratio _ _ | Endless_ => in_lowest_terms p | _ => false end.
Definition numerals (t : term) : bool := match t with Fixed p => numeral p | One_of l => forallb (fun e => numeral (fst e)) l | How_many _ _ => true end.

(* The least, or the greatest, which has to be one of values that are known to be meant. *)
Fixpoint extreme_of (greater : bool) (l : list (list open_worth * lit)) (best : option term) : making term :=
  match l with
  | [] => match best with Some t => pure t | None => if greater then fails else pure (Fixed Endless_) end
  | (x, g) :: l =>
    let* g := guard_of x g in
    match g, greater with
    | Known false, _ => extreme_of greater l best
    | Lit _, true => fails
    | _, _ =>
      let* b := body x in let* t := term_of b in
      if numerals t then
        let* t := between g t (Fixed Endless_) in
        let* t := (match best with Some s => lift [s; t] (by_function (of_two (lesser_of greater))) | None => pure t end) in
        extreme_of greater l (Some t)
      else fails
    end
  end.

(* The numbers of which something is so, with when each is the first one, and when none is. *)
Fixpoint first_of (l : list part) (none : lit) : making (list (part * lit) * lit) :=
  match l with
  | [] => pure ([], none)
  | k :: l =>
    let* g := guard_of [A_term_ (Fixed k)] (Known true) in
    let* w := (match g with Known false => pure g | _ => let* b := body [A_term_ (Fixed k)] in let* b := truth_of b in conjunction [g; b] end) in
    match w with
    | Known false => first_of l none
    | _ =>
      let* y := conjunction [none; w] in let* none := conjunction [none; negated w] in
      match none with
      | Known false => pure ([(k, y)], none)
      | _ => let* r := first_of l none in pure ((k, y) :: fst r, snd r)
      end
    end
  end.

End Quantifiers.

Definition one_of (l : list (part * lit)) : term := match l with [(k, _)] => Fixed k | _ => One_of l end.

(* Of none that is so the least is infinite, and there is no greatest. *)
Definition first_term (last : bool) (r : list (part * lit) * lit) : making term :=
  match snd r with
  | Known false => pure (one_of (fst r))
  | none => if last then fails else pure (one_of (fst r ++ [(Endless_, none)]))
  end.

(* ---------- Ranges ---------- *)

(* The values of variables in a set, of which those that are open have literals. *)
Definition open_values (names : nat) (x : making open_worth) : making (list (list open_worth * lit)) :=
  let* s := x in let* l := set_made s in there (open_bindings names l).

Definition known_members (x : making open_worth) : making (list part) := let* s := x in let* l := set_made s in there (known_entries l).

Definition every_set (x : making open_worth) (most : making (option Z)) : making (list (list open_worth * lit)) :=
  let* l := known_members x in let* most := most in
  let most := Z.min (Z.of_nat (List.length l)) (most_members most l) in pure (if most <? 0 then [] else every_one (sets_up_to (Z.to_nat most) l [])).

Definition every_map (x y : making open_worth) : making (list (list open_worth * lit)) :=
  let* keys := known_members x in let* values := known_members y in pure (every_one (maps_onto keys values [] [])).

Section Choices.

Variables only body : list open_worth -> making open_worth.
Variables universal open : bool.

Definition quantified_sets (x : making open_worth) (most : making (option Z)) : making open_worth :=
  let* l := known_members x in let* most := most in
  let most := Z.min (Z.of_nat (List.length l)) (most_members most l) in
  if most <? 0 then pure (A_truth_ (Known universal))
  else if open then let* x := open_set l most in quantified only body universal [([Members x], Known true)]
  else quantified only body universal (every_one (sets_up_to (Z.to_nat most) l [])).

Definition quantified_maps (x y : making open_worth) : making open_worth :=
  let* keys := known_members x in let* values := known_members y in
  match keys, values with
  | _ :: _, [] => pure (A_truth_ (Known universal))
  | _, _ =>
    if open then let* x := open_map keys values in quantified only body universal [([Mapping x], Known true)]
    else quantified only body universal (every_one (maps_onto keys values [] []))
  end.

Definition gathered_up (k : quantifier) (values : making (list (list open_worth * lit))) : making open_worth :=
  let* l := values in
  let* t := (match k with
    | Count => counted_up only body l 0 []
    | Sum_of => summed_up only body l (Fixed (whole 0)) 0 []
    | _ => extreme_of only body (match k with Maximum => true | _ => false end) l None end) in
  pure (A_term_ t).

End Choices.

(* ---------- Expressions ---------- *)

Fixpoint tuple_of (p : list part) : part := match p with [] => Nil_ | x :: p => Cons_ x (tuple_of p) end.

Fixpoint all_terms (l : list open_worth) : option (list term) :=
  match l with [] => Some [] | A_term_ t :: l => option_map (cons t) (all_terms l) | _ => None end.

Fixpoint all_members (l : list open_worth) : option (list (list (part * lit))) :=
  match l with [] => Some [] | Members m :: l => option_map (cons m) (all_members l) | _ => None end.

(* The tuples of sets' members, each with the conjunction of what says that its parts are there, from left to right. *)
Fixpoint products (l : list (list (part * lit))) (when : lit) : making (list (part * lit)) :=
  match l with
  | [] => pure [(Nil_, when)]
  | m :: l => in_turn (fun p g =>
      let* w := conjunction [when; g] in let* r := products l w in pure (map (fun e => (Cons_ p (fst e), snd e)) r)) m
  end.

Definition tupled (l : list open_worth) : making open_worth :=
  match all_terms l with
  | Some t => let* t := lift t (by_function (fun p => Some (tuple_of p))) in pure (A_term_ t)
  | None => let* l := there (all_members l) in let* r := products l (Known true) in pure (Members r)
  end.

Definition entry_at (l : list (part * term)) (p : list part) : making term :=
  match p with [k] => there (option_map snd (find (fun e => same k (fst e)) l)) | _ => fails end.

Definition if_so (c : lit) (x : open_worth) (y : making open_worth) : making open_worth :=
  match x with
  | A_truth_ l => let* p := conjunction [c; l] in let* y := y in let* m := truth_of y in let* q := conjunction [negated c; m] in
      let* r := disjunction [p; q] in pure (A_truth_ r)
  | A_term_ t => let* y := y in let* u := term_of y in let* r := between c t u in pure (A_term_ r)
  | _ => fails
  end.

Definition inquired_degree (g : net) (v : part) : option part := part_of (inquired_vertex Degree_ g v).

Definition degree_open (rows : list open_row) (p : list part) : making term :=
  match p with [v] => let* l := there (around rows v) in spread (length_of l) | _ => fails end.

Definition vertex_asked (q : about_vertex) (g : open_net) (v : term) : making open_worth :=
  match q, g, v with
  | Degree_, Closed g, _ => let* t := lift [v] (by_function (of_one (inquired_degree g))) in pure (A_term_ t)
  | Degree_, Opened rows, _ => let* t := lift [v] (degree_open rows) in pure (A_term_ t)
  | _, Closed g, Fixed p => let* w := there (inquired_vertex q g p) in pure (opened_up w)
  | Neighbours_, Opened rows, Fixed p => let* l := there (around rows p) in pure (Members l)
  | Incident_, Opened rows, Fixed p => let* l := there (around rows p) in pure (Members (map (fun e => (link_of p (fst e), snd e)) l))
  | Component_, Opened rows, Fixed p => let* _ := there (around rows p) in let* l := component_open rows p in pure (Members l)
  | _, _, _ => fails
  end.

Definition adjacent_open (rows : list open_row) (p q : part) : making lit :=
  match around rows p, around rows q with Some l, Some _ => member_in q l | _, _ => fails end.

Definition two_asked (q : about_two) (g : open_net) (u v : term) : making open_worth :=
  match q, g with
  | Adjacent_, Closed g => let* x := any_value u (fun p => any_value v (fun q => known_truth (truth (inquired_two Adjacent_ g p q)))) in pure (A_truth_ x)
  | Adjacent_, Opened rows => let* x := any_value u (fun p => any_value v (adjacent_open rows p)) in pure (A_truth_ x)
  | Distance_, Closed g => let* t := lift [u; v] (by_function (of_two (fun p q => part_of (inquired_two Distance_ g p q)))) in pure (A_term_ t)
  | Distance_, Opened rows => let* t := lift [u; v] (distance_open rows) in pure (A_term_ t)
  end.

Definition asked (p : polarity) (q : information) (g : open_net) : making open_worth :=
  match g with
  | Closed g => pure (opened_up (inquired q g))
  | Opened rows =>
    match q with
    | Order_ => pure (A_term_ (length_of (vertices_open rows)))
    | Size_ => pure (A_term_ (length_of (links_open rows)))
    | Vertices_ => pure (Members (vertices_open rows))
    | Links_ => pure (Members (links_open rows))
    | Elements_ => pure (Members (vertices_open rows ++ links_open rows))
    | Connected_ =>
      match p, one_way_rows rows with
      | Avoided, false => let* x := apart rows in pure (A_truth_ (negated x))
      | _, _ => let* x := connected_open rows in pure (A_truth_ x)
      end
    | Pairs_ => let* l := pairs_open rows in pure (Members l)
    end
  end.

Fixpoint sym (e : list open_worth) (p : polarity) (x : expression) {struct x} : making open_worth :=
  match (match p with Neither => known_all e | _ => None end) with
  | Some e => let* w := there (value e x) in pure (opened_up w)
  | None =>
  match x with
  | Whole z => pure (A_term_ (Fixed (whole z)))
  | Infinite_ => pure (A_term_ (Fixed Endless_))
  | Always b => pure (A_truth_ (Known b))
  | Local k => there (nth_error e k)
  | Not a => let* x := sym e (turned p) a in let* x := truth_of x in pure (A_truth_ (negated x))
  | And a b =>
    let* x := sym e p a in let* x := truth_of x in
    match x with
    | Known false => pure (A_truth_ x)
    | _ => let* y := sym e p b in let* y := truth_of y in let* z := conjunction [x; y] in pure (A_truth_ z)
    end
  | Or a b =>
    let* x := sym e p a in let* x := truth_of x in
    match x with
    | Known true => pure (A_truth_ x)
    | _ => let* y := sym e p b in let* y := truth_of y in let* z := disjunction [x; y] in pure (A_truth_ z)
    end
  | Equal a b =>
    let* x := sym e Neither a in let* y := sym e Neither b in
    let* z := (match x, y with
      | A_truth_ x, A_truth_ y => same_truth x y
      | Members l, Members m => if foreign_sets l m then fails else same_sets l m
      | A_term_ x, A_term_ y => if foreign_terms x y then fails else equal_terms x y
      | _, _ => fails end) in pure (A_truth_ z)
  | Less a b =>
    let* x := sym e Neither a in let* x := term_of x in let* y := sym e Neither b in let* y := term_of y in
    let* z := less_terms x y in pure (A_truth_ z)
  | In_ a b =>
    let* x := sym e Neither a in let* x := term_of x in let* y := sym e Neither b in let* l := set_made y in
    if foreign_in x l then fails else let* z := is_in x l in pure (A_truth_ z)
  | Calculate o a b =>
    let* x := sym e Neither a in let* x := term_of x in let* y := sym e Neither b in let* y := term_of y in
    let* t := arithmetic o x y in pure (A_term_ t)
  | Function f a => let* x := sym e Neither a in let* x := term_of x in let* t := lift [x] (by_function (of_one (function_of f))) in pure (A_term_ t)
  | Extreme greater a b =>
    let* x := sym e Neither a in let* x := term_of x in let* y := sym e Neither b in let* y := term_of y in
    let* t := lift [x; y] (by_function (of_two (lesser_of greater))) in pure (A_term_ t)
  | Cond c a b =>
    let* c := sym e Neither c in let* c := truth_of c in
    match c with
    | Known true => sym e Neither a
    | Known false => sym e Neither b
    | _ => let* x := sym e Neither a in if_so c x (sym e Neither b)
    end
  | To_ a b =>
    let* x := sym e Neither a in let* y := sym e Neither b in
    match x, y with
    | A_term_ (Fixed (Ratio m 1)), A_term_ (Fixed (Ratio n 1)) => pure (Members (each_known (numbers_to m n)))
    | _, _ => fails
    end
  | Nil => pure (A_term_ (Fixed Nil_))
  | Tuple a r => let* x := sym e Neither a in let* l := sym_tuple e r in tupled (x :: l)
  | At_ m key =>
    let* m := sym e Neither m in let* k := sym e Neither key in let* k := term_of k in
    match m with Mapping l => let* t := lift [k] (entry_at l) in pure (A_term_ t) | _ => fails end
  | Len a => let* x := sym e Neither a in let* l := set_made x in pure (A_term_ (length_of l))
  | LinkOf a b =>
    let* x := sym e Neither a in let* x := term_of x in let* y := sym e Neither b in let* y := term_of y in
    let* t := lift [x; y] (by_function (of_two (fun p q => Some (link_of p q)))) in pure (A_term_ t)
  | Of q g => let* g := sym e Neither g in match g with Net g => asked p q g | _ => fails end
  | OfVertex q g v =>
    let* g := sym e Neither g in let* v := sym e Neither v in let* v := term_of v in
    match g with Net g => vertex_asked q g v | _ => fails end
  | OfTwo q g u v =>
    let* g := sym e Neither g in let* u := sym e Neither u in let* u := term_of u in let* v := sym e Neither v in let* v := term_of v in
    match g with Net g => two_asked q g u v | _ => fails end
  | Route r g u v =>
    let* r := sym e Neither r in let* g := sym e Neither g in let* u := sym e Neither u in let* v := sym e Neither v in
    match r, g, u, v with
    | Ways w, Net (Closed g), A_term_ (Fixed p), A_term_ (Fixed q) => let* l := there (sent_between w g p q) in pure (opened_up l)
    | _, _, _, _ => fails
    end
  | Quantify_ k names r only body =>
    let only x := sym (x ++ e) Neither only in
    match k, r with
    | (All | Exists_), Over a => let* l := open_values names (sym e Neither a) in quantified only (fun x => sym (x ++ e) p body) (of_none k) l
    | (All | Exists_), Sets a most =>
      quantified_sets only (fun x => sym (x ++ e) p body) (of_none k) (leaves_open (of_none k) p) (sym e Neither a) (sym_bound e most)
    | (All | Exists_), Maps_ a b =>
      quantified_maps only (fun x => sym (x ++ e) p body) (of_none k) (leaves_open (of_none k) p) (sym e Neither a) (sym e Neither b)
    | Those, Over a =>
      let* s := sym e Neither a in let* l := set_made s in
      if Nat.eqb names 1 then let* m := those_of only (fun x => sym (x ++ e) Neither body) l in pure (Members m) else fails
    | Those, _ => fails
    | _, _ =>
      gathered_up only (fun x => sym (x ++ e) Neither body) k (match r with
        | Over a => open_values names (sym e Neither a)
        | Sets a most => every_set (sym e Neither a) (sym_bound e most)
        | Maps_ a b => every_map (sym e Neither a) (sym e Neither b)
        end)
    end
  | First last a b only body =>
    let* x := sym e Neither a in let* y := sym e Neither b in
    match x, y with
    | A_term_ (Fixed (Ratio m 1)), A_term_ (Fixed (Ratio n 1)) =>
      let l := numbers_to m n in
      let* r := first_of (fun x => sym (x ++ e) Neither only) (fun x => sym (x ++ e) Neither body) (if last then rev l else l) (Known true) in
      let* t := first_term last r in pure (A_term_ t)
    | _, _ => fails
    end
  | Graph_ arcs coordinates next =>
    let* l := sym_each e coordinates (Known true) [] (fun x w => match vertex_of x with Some v => pure [(v, x, w)] | None => fails end) in
    let* t := rows_listed (fun x => sym_listed (map opened_up x ++ e) next) l in
    let* g := net_made (if arcs then open_rows_of_arcs t else t) in pure (Net g)
  | Call a body => let* l := sym_values e a [] in sym l p body
  end
  end

(* The parts of a tuple. *)
with sym_tuple (e : list open_worth) (x : expression) {struct x} : making (list open_worth) :=
  match x with
  | Nil => pure []
  | Tuple a r => let* x := sym e Neither a in let* l := sym_tuple e r in pure (x :: l)
  | _ => fails
  end

with sym_bound (e : list open_worth) (b : bounded) {struct b} : making (option Z) :=
  match b with
  | Any => pure None
  | UpTo k => let* x := sym e Neither k in match x with A_term_ (Fixed (Ratio z 1)) => pure (Some z) | _ => fails end
  end

(* The values of the variables of ranging in turn, and what is made of each: with when they are values. *)
with sym_each (e : list open_worth) (r : ranging) (when : lit) (before : list worth) (each : list worth -> lit -> making (list (part * list worth * lit))) {struct r} :
    making (list (part * list worth * lit)) :=
  match r with
  | NoRange => each before when
  | Range_ names (Over a) only more =>
    let* s := sym (map opened_up before ++ e) Neither a in let* l := set_made s in let* l := there (part_bindings names l) in
    in_turn (fun x g =>
      let* w := conjunction [when; g] in
      match w with
      | Known false => pure []
      | _ =>
        let* c := sym (map opened_up (x ++ before) ++ e) Neither only in let* c := truth_of c in let* w := conjunction [w; c] in
        match w with Known false => pure [] | _ => sym_each e more w (x ++ before) each end
      end) l
  | Range_ _ _ _ _ => fails
  end

with sym_listed (e : list open_worth) (n : nexts) {struct n} : making (list (part * lit)) :=
  match n with
  | NoNext => pure []
  | Next_ more only to_ others =>
    let* l := sym_each e more (Known true) [] (fun x w =>
      let* c := sym (map opened_up x ++ e) Neither only in let* c := truth_of c in let* w := conjunction [w; c] in
      match w with
      | Known false => pure []
      | _ => let* t := sym (map opened_up x ++ e) Neither to_ in match t with A_term_ (Fixed p) => pure [(p, [], w)] | _ => fails end
      end) in
    let* r := sym_listed e others in pure (map (fun x => (fst (fst x), snd x)) l ++ r)
  end

with sym_values (e : list open_worth) (l : args) (before : list open_worth) {struct l} : making (list open_worth) :=
  match l with NoArg => pure before | Arg a more => let* x := sym e Neither a in sym_values e more (x :: before) end.

(* The formula, perhaps a linear one, that says that a sentence is not what it is to be: what says so, and the formula. *)
Definition contrary (linear : bool) (e : list worth) (x : expression) (want : bool) : option (lit * circuit) :=
  (let* r := sym (map opened_up e) (if want then Avoided else Sought) x in
   let* l := truth_of r in let l := if want then negated l else l in
   let* _ := clause [l] in pure l) (start linear).
