(* Properties and quantities of networks that are defined as text, such as

     domination_number(G) = least k in 0..order(G): some S in sets(vertices(G), k):
         all v in vertices(G): v in S || some u in neighbors(G, v): u in S

   This page is what such a text means: the value of an expression, where the variables have values. A name is a
   number here, the place of its value in a list, the innermost first: under the quantifiers above G is the last,
   and u the first. A word within a text stands for its own text ([Call]). Nothing here is quick; that a proof
   shows a value without going through all sets is shown elsewhere (WordShown.v). *)

From Coq Require Import ZArith List Bool Uint63.
From Topocert Require Import CheckGraph.
Import ListNotations.
Open Scope Z_scope.

(* ---------- Values ---------- *)

(* What sets have for members: numbers, vertices, links, tuples. *)
Inductive part :=
| Ratio (n : Z) (d : positive)        (* n/d, in lowest terms *)
| Endless_                            (* infinite *)
| Vertex (root index : int)           (* a vertex of one of the networks that a statement names, by its number *)
| Link (a b : part)                   (* a link, whose ends have no order *)
| Nil_                                (* a tuple's end *)
| Cons_ (a rest : part).              (* a tuple: its first part, and the others *)

(* A network that a statement names, with the place of its name; or one that a text makes of others: its vertices,
   and the neighbours of each. *)
Inductive net :=
| Root (root : int) (table : plain)
| Made (rows : list (part * list part)).

Inductive worth :=
| Part_ (p : part)
| True_or_false (b : bool)
| Set_ (l : list part)
| Map_ (l : list (part * part))       (* each key with its value *)
| Network (g : net)
| Router_ (ways : int -> int -> int -> option (list (int * int))).   (* in the network of a place, from a vertex to another: see [sent_between] *)

Definition whole (z : Z) : part := Ratio z 1.

(* Parts are the same: links if they have the same ends. *)
Fixpoint same (p q : part) : bool :=
  match p, q with
  | Ratio n d, Ratio m e => (n =? m) && (d =? e)%positive
  | Endless_, Endless_ => true
  | Vertex r i, Vertex s j => (Uint63.eqb r s && Uint63.eqb i j)%bool
  | Link a b, Link c d => (same a c && same b d) || (same a d && same b c)
  | Nil_, Nil_ => true
  | Cons_ a r, Cons_ b s => same a b && same r s
  | _, _ => false
  end.

(* Parts of one form, made of vertices of the same networks: so that one may be where the other is. *)
Fixpoint alike (p q : part) : bool :=
  match p, q with
  | Ratio _ _, Ratio _ _ | Ratio _ _, Endless_ | Endless_, Ratio _ _ | Endless_, Endless_ => true
  | Vertex r _, Vertex s _ => Uint63.eqb r s
  | Link a b, Link c d => (alike a c && alike b d) || (alike a d && alike b c)
  | Nil_, Nil_ => true
  | Cons_ a r, Cons_ b s => alike a b && alike r s
  | _, _ => false
  end.

Definition member (p : part) (l : list part) : bool := existsb (same p) l.

(* The members of a list, each once. *)
Fixpoint once (l : list part) : list part :=
  match l with [] => [] | p :: l => if member p l then once l else p :: once l end.

Definition some_in (l : list part) (m : list part) : bool := forallb (fun p => member p m) l.

(* ---------- Networks ---------- *)

(* The networks of a statement have places; those of digraphs are from 4096 on, the last for those that a text has. Made of such
   is what has a vertex of a digraph in it. *)
Definition of_digraph (place : int) : bool := Uint63.leb 4096 place.
Definition last_place : int := 4194303.

Fixpoint one_way (p : part) : bool :=
  match p with Vertex r _ => of_digraph r | Link a b | Cons_ a b => one_way a || one_way b | _ => false end.

(* Whether links lead one way: in digraphs, and in networks whose vertices are made of theirs. *)
Definition directed (g : net) : bool :=
  match g with Root r _ => of_digraph r | Made rows => existsb (fun e => one_way (fst e)) rows end.

Definition vertices_of (g : net) : list part :=
  match g with Root r P => map (Vertex r) (ints (total P)) | Made rows => map fst rows end.

(* The neighbours of a vertex, to which links lead. A vertex that was left out has none; what cannot be a vertex of the network has no
   neighbours that one could speak of. *)
Definition neighbours_of (g : net) (v : part) : option (list part) :=
  match g, v with
  | Root r P, Vertex s i => if Uint63.eqb r s then if Uint63.ltb i (total P) then Some (map (Vertex r) (row P i)) else None else None
  | Root _ _, _ => None
  | Made rows, _ =>
    match find (fun e => same v (fst e)) rows with
    | Some e => Some (snd e)
    | None => match rows with [] => Some [] | _ => if existsb (fun e => alike v (fst e)) rows then Some [] else None end
    end
  end.

Definition has_vertex (g : net) (v : part) : bool :=
  match g, v with
  | Root r P, Vertex s i => (Uint63.eqb r s && Uint63.ltb i (total P))%bool
  | Root _ _, _ => false
  | Made rows, _ => existsb (fun e => same v (fst e)) rows
  end.

Definition row_of (g : net) (v : part) : list part := match neighbours_of g v with Some l => l | None => [] end.

(* The links: each once, from the vertex that stands first among the vertices. One that leads one way is the pair of
   where it leads from and to. *)
Definition arc (u v : part) : part := Cons_ u (Cons_ v Nil_).

Fixpoint links_from (g : net) (earlier vs : list part) : list part :=
  match vs with
  | [] => []
  | v :: vs => map (Link v) (filter (fun u => negb (member u earlier)) (row_of g v)) ++ links_from g (v :: earlier) vs
  end.

Definition links_of (g : net) : list part :=
  if directed g then flat_map (fun v => map (arc v) (row_of g v)) (vertices_of g) else
  match g with
  | Root r P => flat_map (fun i => map (fun j => Link (Vertex r i) (Vertex r j)) (filter (Uint63.ltb i) (row P i))) (ints (total P))
  | Made _ => links_from g [] (vertices_of g)
  end.

(* What is new among the neighbours of some vertices. *)
Definition fresh_from (g : net) (seen frontier : list part) : list part :=
  filter (fun w => negb (member w seen)) (once (flat_map (row_of g) frontier)).

(* The vertices at distance d, d+1, … from where a search began: [frontier] are those at distance d, [seen] those up
   to there. *)
Fixpoint layers (g : net) (fuel : nat) (seen frontier : list part) : list (list part) :=
  match frontier, fuel with
  | [], _ | _, O => []
  | _, S fuel => frontier :: let new := fresh_from g seen frontier in layers g fuel (new ++ seen) new
  end.

Definition layers_from (g : net) (u : part) : list (list part) :=
  if has_vertex g u then layers g (List.length (vertices_of g)) [u] [u] else [].

Fixpoint layer_of (d : Z) (v : part) (l : list (list part)) : part :=
  match l with [] => Endless_ | m :: l => if member v m then whole d else layer_of (d + 1) v l end.

Definition distance_of (g : net) (u v : part) : part := layer_of 0 v (layers_from g u).

Definition component_of (g : net) (v : part) : list part :=
  let reached := concat (layers_from g v) in filter (fun u => member u reached) (vertices_of g).

(* All vertices are reached from one, and where links lead one way from each. *)
Definition connected_net (g : net) : bool :=
  if directed g then forallb (fun v => some_in (vertices_of g) (concat (layers_from g v))) (vertices_of g) else
  match vertices_of g with [] => true | v :: _ => some_in (vertices_of g) (concat (layers_from g v)) end.

Definition pairs_of (g : net) : list part :=
  let vs := vertices_of g in flat_map (fun u => map (fun v => Cons_ u (Cons_ v Nil_)) (filter (fun v => negb (same u v)) vs)) vs.

(* ---------- Numbers ---------- *)

Definition lowest (n d : Z) : part :=
  if d =? 0 then Endless_ else
  let g := Z.gcd n d * Z.sgn d in Ratio (n / g) (Z.to_pos (d / g)).

(* p < q, of numbers; what is infinite is above all others. *)
Definition below (p q : part) : option bool :=
  match p, q with
  | Ratio n d, Ratio m e => Some (n * Zpos e <? m * Zpos d)
  | Ratio _ _, Endless_ => Some true
  | Endless_, Ratio _ _ | Endless_, Endless_ => Some false
  | _, _ => None
  end.

Inductive operation := Plus_ | Minus_ | Times_ | Over_ | Modulo_ | Power_ | Xor__ | Bit__ | Log__ | Root__.

Fixpoint logarithm_ (fuel : nat) (b x : Z) : Z :=
  match fuel with O => 0 | S fuel => if b <=? x then 1 + logarithm_ fuel b (x / b) else 0 end.

Fixpoint root_bits_ (places : nat) (k x r : Z) : Z :=
  match places with O => r | S i => let s := r + 2 ^ Z.of_nat i in root_bits_ i k x (if s ^ k <=? x then s else r) end.

(* Functions of whole numbers; log is the largest k with a^k <= b, root the largest r with r^a <= b. *)
Definition of_wholes (o : operation) (a b : Z) : option Z :=
  match o with
  | Modulo_ => if 0 <? b then Some (a mod b) else None
  | Power_ => if (0 <=? b) && ((b <? 64) || ((-1 <=? a) && (a <=? 1))) then Some (a ^ b) else None
  | Xor__ => if (0 <=? a) && (0 <=? b) then Some (Z.lxor a b) else None
  | Bit__ => if (0 <=? a) && (0 <=? b) then Some (if Z.testbit a b then 1 else 0) else None
  | Log__ => if (2 <=? a) && (1 <=? b) then Some (logarithm_ (S (Z.to_nat (Z.log2 b))) a b) else None
  | Root__ => if (1 <=? a) && (0 <=? b) then Some (if 64 <=? a then Z.min b 1 else root_bits_ (S (Z.to_nat (Z.log2 b / a))) a b 0) else None
  | _ => None
  end.

Definition calculate (o : operation) (p q : part) : option part :=
  match p, q with
  | Ratio n d, Ratio m e =>
    match o with
    | Plus_ => Some (lowest (n * Zpos e + m * Zpos d) (Zpos (d * e)))
    | Minus_ => Some (lowest (n * Zpos e - m * Zpos d) (Zpos (d * e)))
    | Times_ => Some (lowest (n * m) (Zpos (d * e)))
    | Over_ => if m =? 0 then None else Some (lowest (n * Zpos e) (Zpos d * m))
    | _ => if ((d =? 1) && (e =? 1))%positive then option_map whole (of_wholes o n m) else None
    end
  | _, _ => None
  end.

Inductive function := Floor__ | Ceil__ | Abs__ | Factorial__.

Fixpoint factorial_ (n : nat) : Z := match n with O => 1 | S m => Z.of_nat n * factorial_ m end.

Definition function_of (f : function) (p : part) : option part :=
  match p with
  | Ratio n d =>
    match f with
    | Floor__ => Some (whole (n / Zpos d))
    | Ceil__ => Some (whole (- (- n / Zpos d)))
    | Abs__ => Some (Ratio (Z.abs n) d)
    | Factorial__ => if (d =? 1)%positive && (0 <=? n) && (n <=? 20) then Some (whole (factorial_ (Z.to_nat n))) else None
    end
  | _ => None
  end.

(* Of two numbers the lesser, or the greater. *)
Definition lesser_of (greater : bool) (p q : part) : option part :=
  match below p q with Some b => Some (if Bool.eqb b greater then q else p) | None => None end.

(* p == q: numbers with numbers, vertices with vertices of the same network. *)
Definition equal_parts (p q : part) : option bool :=
  match p, q with
  | (Ratio _ _ | Endless_), (Ratio _ _ | Endless_) => Some (same p q)
  | (Ratio _ _ | Endless_), _ | _, (Ratio _ _ | Endless_) => None
  | Vertex r _, Vertex s _ => if Uint63.eqb r s then Some (same p q) else None
  | _, _ => Some (same p q)
  end.

(* ---------- Expressions ---------- *)

Inductive quantifier := All | Exists_ | Count | Sum_of | Minimum | Maximum | Those.

Inductive information := Order_ | Size_ | Vertices_ | Links_ | Elements_ | Pairs_ | Connected_.
Inductive about_vertex := Neighbours_ | Incident_ | Degree_ | Component_.
Inductive about_two := Adjacent_ | Distance_.

Inductive expression :=
| Whole (z : Z) | Infinite_ | Always (b : bool)
| Local (k : nat)                          (* a variable *)
| Not (a : expression) | And (a b : expression) | Or (a b : expression)
| Equal (a b : expression) | Less (a b : expression)   (* a == b, a < b; a <= b is !(b < a) *)
| In_ (a b : expression)
| Calculate (o : operation) (a b : expression)
| Function (f : function) (a : expression)
| Extreme (greater : bool) (a b : expression)    (* min(a, b), max(a, b) *)
| Cond (c a b : expression)
| To_ (a b : expression)                         (* a..b *)
| Nil | Tuple (a rest : expression)              (* (a, b, c) is Tuple a (Tuple b (Tuple c Nil)) *)
| At_ (m key : expression)                       (* m[key] *)
| Len (a : expression)
| LinkOf (a b : expression)
| Of (q : information) (g : expression)
| OfVertex (q : about_vertex) (g v : expression)
| OfTwo (q : about_two) (g u v : expression)
| Route (r g u v : expression)                   (* route("r", G, u, v) *)
| Quantify_ (k : quantifier) (names : nat) (r : over) (only body : expression)  (* all x in r if only: body *)
| First (last : bool) (from to_ only body : expression)  (* least k in from..to_ if only: body; most if last *)
| Graph_ (arcs : bool) (coordinates : ranging) (next : nexts)   (* graph …, digraph … if its links are arcs *)
| Call (args : args) (body : expression)         (* a word: its text, where its parameters have these values *)
with over := Over (a : expression) | Sets (a : expression) (most : bounded) | Maps_ (a b : expression)
with bounded := Any | UpTo (k : expression)      (* of a set's members *)
with ranging := NoRange | Range_ (names : nat) (r : over) (only : expression) (more : ranging)
with nexts := NoNext | Next_ (more : ranging) (only to_ : expression) (others : nexts)
with args := NoArg | Arg (a : expression) (more : args).

(* ---------- Quantifiers ---------- *)

Definition truth (w : option worth) : option bool := match w with Some (True_or_false b) => Some b | _ => None end.
Definition part_of (w : option worth) : option part := match w with Some (Part_ p) => Some p | _ => None end.
Definition net_of (w : option worth) : option net := match w with Some (Network g) => Some g | _ => None end.
Definition whole_of (w : option worth) : option Z := match w with Some (Part_ (Ratio z 1)) => Some z | _ => None end.
Definition truly (b : option bool) : option worth := option_map True_or_false b.

(* A set; of a link the set of its ends. *)
Definition set_of (w : option worth) : option (list part) :=
  match w with Some (Set_ l) => Some l | Some (Part_ (Link a b)) => Some [a; b] | _ => None end.

(* Some is true if one is, all false if one is, whatever has no value besides. *)
Definition any_of (p q : option bool) : option bool :=
  match p, q with Some true, _ | _, Some true => Some true | Some false, Some false => Some false | _, _ => None end.

Definition none_of (p q : option bool) : option bool :=
  match p, q with Some false, _ | _, Some false => Some false | Some true, Some true => Some true | _, _ => None end.

(* The same, with the rest looked at only where it matters. *)
Definition or_then (p : option bool) (q : unit -> option bool) : option bool := match p with Some true => Some true | _ => any_of p (q tt) end.
Definition and_then (p : option bool) (q : unit -> option bool) : option bool := match p with Some false => Some false | _ => none_of p (q tt) end.

(* For a value of the variable: what is said of it if it is meant, and what of one that is not. *)
Definition guarded (k : quantifier) (only : option bool) (body : unit -> option bool) : option bool :=
  match only with Some true => body tt | Some false => Some (match k with All => true | _ => false end) | None => None end.

(* A truth for all, or for some, members of a list. *)
Fixpoint over_list {A} (k : quantifier) (f : A -> option bool) (l : list A) : option bool :=
  match l with
  | [] => Some (match k with All => true | _ => false end)
  | a :: l => match k with All => and_then (f a) (fun _ => over_list k f l) | _ => or_then (f a) (fun _ => over_list k f l) end
  end.

(* A truth for all, or for some, subsets with at most so many members, which stand in the order of the list. *)
Fixpoint over_sets (k : quantifier) (f : list part -> option bool) (l : list part) (most : Z) : option bool :=
  match l with
  | [] => f []
  | p :: l => let without := over_sets k f l most in
    if most <=? 0 then without else
    match k with
    | All => and_then without (fun _ => over_sets k (fun s => f (p :: s)) l (most - 1))
    | _ => or_then without (fun _ => over_sets k (fun s => f (p :: s)) l (most - 1))
    end
  end.

(* A truth for all, or for some, maps from keys to values. *)
Fixpoint over_maps (k : quantifier) (f : list (part * part) -> option bool) (keys values : list part) : option bool :=
  match keys with
  | [] => f []
  | p :: keys => over_list k (fun v => over_maps k (fun m => f ((p, v) :: m)) keys values) values
  end.

(* The values that the variables of a range have for a member: of two variables, the ends of a link, both ways;
   else the parts of a tuple. The last variable stands first. *)
Fixpoint parts_of (names : nat) (p : part) (before : list worth) : option (list worth) :=
  match names, p with
  | O, Nil_ => Some before
  | S n, Cons_ a r => parts_of n r (Part_ a :: before)
  | _, _ => None
  end.

Definition binding (names : nat) (p : part) : option (list (list worth)) :=
  match names, p with
  | 1%nat, _ => Some [[Part_ p]]
  | 2%nat, Link a b => Some [[Part_ b; Part_ a]; [Part_ a; Part_ b]]
  | _, _ => option_map (fun b => [b]) (parts_of names p [])
  end.

(* All of a list, if none is missing. *)
Fixpoint all_there {A} (l : list (option A)) : option (list A) :=
  match l with [] => Some [] | Some a :: l => option_map (cons a) (all_there l) | None :: _ => None end.

Definition bindings (names : nat) (l : list part) : option (list (list worth)) :=
  option_map (@concat _) (all_there (map (binding names) l)).

Fixpoint numbers_from (z : Z) (many : nat) : list part := match many with O => [] | S many => whole z :: numbers_from (z + 1) many end.

Definition numbers_to (a b : Z) : list part := numbers_from a (Z.to_nat (b - a + 1)).

(* The values of the members that are meant: an option each, None for one that has no value, or of which it is
   not known whether it is meant. *)
Definition meant {A} (only : A -> option bool) (value : A -> option part) (l : list A) : list (option part) :=
  flat_map (fun a => match only a with Some true => [value a] | Some false => [] | None => [None] end) l.

Definition added (p q : option part) : option part := match p, q with Some p, Some q => calculate Plus_ p q | _, _ => None end.

(* The least, or the greatest, of the values that there are. *)
Definition best (greater : bool) (l : list (option part)) : option part :=
  fold_left (fun b p => match b, p with
    | Some b, Some p => match lesser_of greater b p with Some c => Some c | None => Some b end
    | None, Some (Ratio n d) => Some (Ratio n d) | None, Some Endless_ => Some Endless_
    | b, _ => b end) l None.

(* What a quantifier makes of a list of values of its variables. *)
Definition gathered (k : quantifier) (only body : list worth -> option worth) (l : list (list worth)) : option worth :=
  match k with
  | All | Exists_ => truly (over_list k (fun x => guarded k (truth (only x)) (fun _ => truth (body x))) l)
  | Count => option_map Part_ (fold_right added (Some (whole 0)) (meant (fun x => truth (only x))
      (fun x => match truth (body x) with Some true => Some (whole 1) | Some false => Some (whole 0) | None => None end) l))
  | Sum_of => option_map Part_ (fold_right added (Some (whole 0)) (meant (fun x => truth (only x)) (fun x => part_of (body x)) l))
  | Minimum => option_map Part_ (match best false (meant (fun x => truth (only x)) (fun x => part_of (body x)) l) with Some p => Some p | None => Some Endless_ end)
  | Maximum => option_map Part_ (best true (meant (fun x => truth (only x)) (fun x => part_of (body x)) l))
  | Those => option_map Set_ (option_map (@concat _) (all_there (map (fun x => match x with
      | [Part_ p] => match truth (only x) with
        | Some true => match truth (body x) with Some true => Some [p] | Some false => Some [] | None => None end
        | Some false => Some [] | None => None end
      | _ => None end) l)))
  end.

(* The first, or the last, number of a list of which something is true; least of none is infinite. What has no value
   is not true. *)
Definition first_true (last : bool) (f : part -> option bool) (l : list part) : option part :=
  match find (fun p => match f p with Some true => true | _ => false end) (if last then rev l else l) with
  | Some p => Some p
  | None => if last then None else Some Endless_
  end.

(* All subsets with at most so many members; all maps. *)
Fixpoint all_sets (l : list part) (most : Z) : list (list part) :=
  match l with
  | [] => [[]]
  | p :: l => all_sets l most ++ if most <=? 0 then [] else map (cons p) (all_sets l (most - 1))
  end.

Fixpoint all_maps (keys values : list part) : list (list (part * part)) :=
  match keys with [] => [[]] | p :: keys => flat_map (fun v => map (cons (p, v)) (all_maps keys values)) values end.

(* What a quantifier makes of the sets, or the maps, that can be chosen: [each] goes through them, [list] are they. *)
Definition chosen (k : quantifier) (only body : list worth -> option worth) (each : (worth -> option bool) -> option bool)
    (list : unit -> list worth) : option worth :=
  match k with
  | All | Exists_ => truly (each (fun c => guarded k (truth (only [c])) (fun _ => truth (body [c]))))
  | Those => None
  | _ => gathered k only body (map (fun c => [c]) (list tt))
  end.

(* The tuples of sets' members: of the first with those of the others. *)
Definition times (l m : list part) : list part := flat_map (fun a => map (Cons_ a) m) l.

(* A network's rows from what its text lists: a link that is listed from one end holds from both; what is listed and
   is no vertex is no neighbour. None if a vertex stands twice, or is its own neighbour. *)
Definition symmetric_rows (l : list (part * list part)) : option (list (part * list part)) :=
  if existsb (fun e => member (fst e) (snd e)) l then None
  else if Nat.eqb (List.length (once (map fst l))) (List.length l)
    then Some (map (fun e => (fst e, filter (fun w => member w (snd e) ||
        match find (fun f => same w (fst f)) l with Some f => member (fst e) (snd f) | None => false end) (map fst l))) l)
    else None.

(* The same where links lead one way: from where they are listed, to the vertex itself perhaps. *)
Definition directed_rows (l : list (part * list part)) : option (list (part * list part)) :=
  if Nat.eqb (List.length (once (map fst l))) (List.length l)
  then Some (map (fun e => (fst e, filter (fun w => member w (snd e)) (map fst l))) l) else None.

(* The vertex of a digraph that a text has, by its coordinates: of no other form is a vertex of an undirected network. *)
Definition of_arcs (p : part) : part := Cons_ p (Vertex last_place 0).

Definition rows_of_arcs (l : list (part * list part)) : list (part * list part) := map (fun e => (of_arcs (fst e), map of_arcs (snd e))) l.

(* Vertices of digraphs and others are not together in one network. *)
Definition linked_rows (l : list (part * list part)) : option (list (part * list part)) :=
  if existsb (fun e => one_way (fst e)) l then if forallb (fun e => one_way (fst e)) l then directed_rows l else None
  else symmetric_rows l.

(* A vertex has one coordinate, or is the tuple of its coordinates. *)
Definition vertex_of (coordinates : list worth) : option part :=
  match coordinates with
  | [Part_ p] => Some p
  | _ => fold_left (fun t c => match t, c with Some t, Part_ p => Some (Cons_ p t) | _, _ => None end) coordinates (Some Nil_)
  end.

Definition looked_up (m : list (part * part)) (key : part) : option part := option_map snd (find (fun e => same key (fst e)) m).

(* ---------- The value of an expression ---------- *)

Definition inquired (q : information) (g : net) : worth :=
  match q with
  | Order_ => Part_ (whole (Z.of_nat (List.length (vertices_of g))))
  | Size_ => Part_ (whole (Z.of_nat (List.length (links_of g))))
  | Vertices_ => Set_ (vertices_of g)
  | Links_ => Set_ (links_of g)
  | Elements_ => Set_ (vertices_of g ++ links_of g)
  | Pairs_ => Set_ (pairs_of g)
  | Connected_ => True_or_false (connected_net g)
  end.

(* The link of two vertices, with the smaller number first if both have one; from a digraph's vertex to another it is a
   pair. *)
Definition link_of (a b : part) : part :=
  if one_way a then arc a b else
  match a, b with Vertex _ i, Vertex _ j => if Uint63.ltb j i then Link b a else Link a b | _, _ => Link a b end.

Definition inquired_vertex (q : about_vertex) (g : net) (v : part) : option worth :=
  match neighbours_of g v with
  | None => None
  | Some l => Some (match q with
      | Neighbours_ => Set_ l
      | Incident_ => Set_ (map (link_of v) l)
      | Degree_ => Part_ (whole (Z.of_nat (List.length l)))
      | Component_ => Set_ (component_of g v)
      end)
  end.

Definition inquired_two (q : about_two) (g : net) (u v : part) : option worth :=
  match neighbours_of g u, neighbours_of g v with
  | Some l, Some _ => Some (match q with Adjacent_ => True_or_false (member v l) | Distance_ => Part_ (distance_of g u v) end)
  | _, _ => None
  end.

Definition compared (a b : option worth) : option bool :=
  match a, b with
  | Some (Part_ p), Some (Part_ q) => equal_parts p q
  | Some (True_or_false p), Some (True_or_false q) => Some (Bool.eqb p q)
  | Some (Set_ l), Some (Set_ m) => Some (some_in l m && some_in m l)
  | _, _ => None
  end.

(* The pairs of vertices between which a router sends a message, each once, if it arrives: on a network that a statement
   names. *)
Definition sent_between (ways : int -> int -> int -> option (list (int * int))) (g : net) (u v : part) : option worth :=
  match g, u, v with
  | Root r _, Vertex _ i, Vertex _ j => if has_vertex g u && has_vertex g v
      then option_map (fun l => Set_ (map (fun c => Cons_ (Vertex r (fst c)) (Cons_ (Vertex r (snd c)) Nil_)) l)) (ways r i j) else None
  | _, _, _ => None
  end.

(* e has the values of the variables, the innermost first. *)
Fixpoint value (e : list worth) (x : expression) {struct x} : option worth :=
  match x with
  | Whole z => Some (Part_ (whole z))
  | Infinite_ => Some (Part_ Endless_)
  | Always b => Some (True_or_false b)
  | Local k => nth_error e k
  | Not a => truly (option_map negb (truth (value e a)))
  | And a b => match truth (value e a) with Some true => truly (truth (value e b)) | o => truly o end
  | Or a b => match truth (value e a) with Some false => truly (truth (value e b)) | o => truly o end
  | Equal a b => truly (compared (value e a) (value e b))
  | Less a b => match part_of (value e a), part_of (value e b) with Some p, Some q => truly (below p q) | _, _ => None end
  | In_ a b => match part_of (value e a), set_of (value e b) with Some p, Some l => truly (Some (member p l)) | _, _ => None end
  | Calculate o a b => match part_of (value e a), part_of (value e b) with Some p, Some q => option_map Part_ (calculate o p q) | _, _ => None end
  | Function f a => match part_of (value e a) with Some p => option_map Part_ (function_of f p) | None => None end
  | Extreme greater a b => match part_of (value e a), part_of (value e b) with Some p, Some q => option_map Part_ (lesser_of greater p q) | _, _ => None end
  | Cond c a b => match truth (value e c) with Some true => value e a | Some false => value e b | None => None end
  | To_ a b => match whole_of (value e a), whole_of (value e b) with Some a, Some b => Some (Set_ (numbers_to a b)) | _, _ => None end
  | Nil => Some (Part_ Nil_)
  | Tuple a r => match value e a, value e r with
      | Some (Part_ p), Some (Part_ q) => Some (Part_ (Cons_ p q))
      | Some (Set_ l), Some (Part_ Nil_) => Some (Set_ (times l [Nil_]))
      | Some (Set_ l), Some (Set_ m) => Some (Set_ (times l m))
      | _, _ => None end
  | At_ m key => match value e m, part_of (value e key) with Some (Map_ l), Some p => option_map Part_ (looked_up l p) | _, _ => None end
  | Len a => option_map (fun l => Part_ (whole (Z.of_nat (List.length l)))) (set_of (value e a))
  | LinkOf a b => match part_of (value e a), part_of (value e b) with Some p, Some q => Some (Part_ (link_of p q)) | _, _ => None end
  | Of q g => option_map (inquired q) (net_of (value e g))
  | OfVertex q g v => match net_of (value e g), part_of (value e v) with Some g, Some v => inquired_vertex q g v | _, _ => None end
  | OfTwo q g u v => match net_of (value e g), part_of (value e u), part_of (value e v) with Some g, Some u, Some v => inquired_two q g u v | _, _, _ => None end
  | Route r g u v => match value e r, net_of (value e g), part_of (value e u), part_of (value e v) with
      | Some (Router_ w), Some g, Some u, Some v => sent_between w g u v | _, _, _, _ => None end
  | Quantify_ k names r only body =>
    let only x := value (x ++ e) only in
    let body x := value (x ++ e) body in
    match r with
    | Over a => match set_of (value e a) with
        | Some l => match bindings names l with Some l => gathered k only body l | None => None end
        | None => None end
    | Sets a most => match set_of (value e a), bound e most with
        | Some l, Some most =>
          let most := match most with Some k => k | None => Z.of_nat (List.length l) end in
          if most <? 0 then chosen k only body (fun _ => Some (match k with All => true | _ => false end)) (fun _ => [])
          else chosen k only body (fun f => over_sets k (fun s => f (Set_ s)) l most) (fun _ => map Set_ (all_sets l most))
        | _, _ => None end
    | Maps_ a b => match set_of (value e a), set_of (value e b) with
        | Some keys, Some values => chosen k only body (fun f => over_maps k (fun m => f (Map_ m)) keys values) (fun _ => map Map_ (all_maps keys values))
        | _, _ => None end
    end
  | First last a b only body =>
    match whole_of (value e a), whole_of (value e b) with
    | Some a, Some b => option_map Part_ (first_true last (fun p => match truth (value (Part_ p :: e) only) with
        | Some true => truth (value (Part_ p :: e) body) | o => o end) (numbers_to a b))
    | _, _ => None
    end
  | Graph_ arcs coordinates next =>
    match tuples_of e coordinates [] with
    | Some l => match all_there (map (fun x => match vertex_of x, listed (x ++ e) next with Some v, Some l => Some (v, l) | _, _ => None end) l) with
        | Some l => option_map (fun rows => Network (Made rows)) (linked_rows (if arcs then rows_of_arcs l else l))
        | None => None end
    | None => None
    end
  | Call args body => match values e args [] with Some l => value l body | None => None end
  end

(* The bound on a set's members, if there is one. *)
with bound (e : list worth) (b : bounded) {struct b} : option (option Z) :=
  match b with Any => Some None | UpTo k => option_map Some (whole_of (value e k)) end

(* The values of some variables, the last one first, that stand before what has been. *)
with tuples_of (e : list worth) (r : ranging) (before : list worth) {struct r} : option (list (list worth)) :=
  match r with
  | NoRange => Some [before]
  | Range_ names (Over a) only more =>
    match set_of (value (before ++ e) a) with
    | Some l => match bindings names l with
        | Some l => option_map (@concat _) (all_there (map (fun x => match truth (value (x ++ before ++ e) only) with
            | Some true => tuples_of e more (x ++ before) | Some false => Some [] | None => None end) l))
        | None => None end
    | None => None end
  | Range_ _ _ _ _ => None
  end

(* The neighbours that a text lists. *)
with listed (e : list worth) (n : nexts) {struct n} : option (list part) :=
  match n with
  | NoNext => Some []
  | Next_ more only to_ others =>
    match tuples_of e more [], listed e others with
    | Some l, Some rest =>
      match all_there (map (fun x => match truth (value (x ++ e) only) with
        | Some true => option_map (fun p => [p]) (part_of (value (x ++ e) to_)) | Some false => Some [] | None => None end) l) with
      | Some l => Some (concat l ++ rest)
      | None => None
      end
    | _, _ => None
    end
  end

(* The values of a word's arguments, the last one first. *)
with values (e : list worth) (a : args) (before : list worth) {struct a} : option (list worth) :=
  match a with NoArg => Some before | Arg a more => match value e a with Some w => values e more (w :: before) | None => None end end.

(* ---------- Statements ---------- *)

(* What stands for a word's parameters: the network that a statement is about; another, by its table, with whether it is a
   digraph; the vertex of a number in that one; a number; where a router sends messages, in the networks of a statement by their
   places; the map from the vertices of the network that stands before it to their numbers. *)
Inductive argument := This_network | Other_network (digraph : bool) (P : plain) | Vertex_number (i : int) | Number_ (p : part)
| Ways_of (ways : int -> int -> int -> option (list (int * int)))
| Numbers_.

Definition place_for (digraph : bool) (place : int) : int := if digraph then (place + 4096)%uint63 else place.

(* The numbers of the vertices of the last network among some values; empty if there is none. *)
Fixpoint numbers_before (before : list worth) : worth :=
  match before with
  | Network (Root r Q) :: _ => Map_ (map (fun i => (Vertex r i, whole (to_Z i))) (ints (total Q)))
  | _ :: before => numbers_before before
  | [] => Map_ []
  end.

(* The values of a word's parameters, the last one first. Networks have places in turn: the statement's own 0. *)
Fixpoint opened (digraph : bool) (P : plain) (l : list argument) (place : int) (before : list worth) : list worth :=
  match l with
  | [] => before
  | This_network :: l => opened digraph P l place (Network (Root (place_for digraph 0) P) :: before)
  | Other_network d Q :: l => opened digraph P l (place + 1)%uint63 (Network (Root (place_for d place) Q) :: before)
  | Vertex_number i :: l => opened digraph P l place (Part_ (Vertex (place_for digraph 0) i) :: before)
  | Number_ p :: l => opened digraph P l place (Part_ p :: before)
  | Ways_of w :: l => opened digraph P l place (Router_ w :: before)
  | Numbers_ :: l => opened digraph P l place (numbers_before before :: before)
  end.

Inductive judgement := Is_truth (b : bool) | Is_number (p : part) | Is_at_most (p : part) | Is_at_least (p : part).

(* What is said of a word's text, where its parameters have these values. *)
Definition judged (e : list worth) (text : expression) (j : judgement) : Prop :=
  match j with
  | Is_truth b => value e text = Some (True_or_false b)
  | Is_number p => exists q, value e text = Some (Part_ q) /\ below p q = Some false /\ below q p = Some false
  | Is_at_most p => exists q, value e text = Some (Part_ q) /\ below p q = Some false
  | Is_at_least p => exists q, value e text = Some (Part_ q) /\ below q p = Some false
  end.
