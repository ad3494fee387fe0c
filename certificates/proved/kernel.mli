
type __ = Obj.t

val xorb : bool -> bool -> bool

val negb : bool -> bool

type nat =
| O
| S of nat

val option_map : ('a1 -> 'a2) -> 'a1 option -> 'a2 option

val fst : ('a1 * 'a2) -> 'a1

val snd : ('a1 * 'a2) -> 'a2

val length : 'a1 list -> nat

val app : 'a1 list -> 'a1 list -> 'a1 list

type comparison =
| Eq
| Lt
| Gt

val compOpp : comparison -> comparison

val add : nat -> nat -> nat

val mul : nat -> nat -> nat

val sub : nat -> nat -> nat

type positive =
| XI of positive
| XO of positive
| XH

type n =
| N0
| Npos of positive

type z =
| Z0
| Zpos of positive
| Zneg of positive

val eqb : bool -> bool -> bool

module type TotalLeBool' =
 sig
  type t

  val leb : t -> t -> bool
 end

module Nat :
 sig
  val pred : nat -> nat

  val add : nat -> nat -> nat

  val mul : nat -> nat -> nat

  val sub : nat -> nat -> nat

  val eqb : nat -> nat -> bool

  val leb : nat -> nat -> bool

  val ltb : nat -> nat -> bool

  val max : nat -> nat -> nat

  val even : nat -> bool

  val odd : nat -> bool

  val pow : nat -> nat -> nat

  val divmod : nat -> nat -> nat -> nat -> nat * nat

  val modulo : nat -> nat -> nat

  val iter : nat -> ('a1 -> 'a1) -> 'a1 -> 'a1
 end

module Pos :
 sig
  type mask =
  | IsNul
  | IsPos of positive
  | IsNeg
 end

module Coq_Pos :
 sig
  val succ : positive -> positive

  val add : positive -> positive -> positive

  val add_carry : positive -> positive -> positive

  val pred_double : positive -> positive

  val pred_N : positive -> n

  type mask = Pos.mask =
  | IsNul
  | IsPos of positive
  | IsNeg

  val succ_double_mask : mask -> mask

  val double_mask : mask -> mask

  val double_pred_mask : positive -> mask

  val sub_mask : positive -> positive -> mask

  val sub_mask_carry : positive -> positive -> mask

  val sub : positive -> positive -> positive

  val mul : positive -> positive -> positive

  val iter : ('a1 -> 'a1) -> 'a1 -> positive -> 'a1

  val size_nat : positive -> nat

  val size : positive -> positive

  val compare_cont : comparison -> positive -> positive -> comparison

  val compare : positive -> positive -> comparison

  val eqb : positive -> positive -> bool

  val leb : positive -> positive -> bool

  val sqrtrem_step :
    (positive -> positive) -> (positive -> positive) -> (positive * mask) ->
    positive * mask

  val sqrtrem : positive -> positive * mask

  val sqrt : positive -> positive

  val gcdn : nat -> positive -> positive -> positive

  val gcd : positive -> positive -> positive

  val ggcdn : nat -> positive -> positive -> positive * (positive * positive)

  val ggcd : positive -> positive -> positive * (positive * positive)

  val coq_Nsucc_double : n -> n

  val coq_Ndouble : n -> n

  val coq_lxor : positive -> positive -> n

  val testbit : positive -> n -> bool

  val iter_op : ('a1 -> 'a1 -> 'a1) -> positive -> 'a1 -> 'a1

  val to_nat : positive -> nat

  val of_succ_nat : nat -> positive

  val eq_dec : positive -> positive -> bool
 end

module N :
 sig
  val succ : n -> n

  val succ_pos : n -> positive

  val sub : n -> n -> n

  val compare : n -> n -> comparison

  val eqb : n -> n -> bool

  val leb : n -> n -> bool

  val ltb : n -> n -> bool

  val max : n -> n -> n

  val coq_lxor : n -> n -> n

  val testbit : n -> n -> bool

  val to_nat : n -> nat
 end

module Z :
 sig
  val double : z -> z

  val succ_double : z -> z

  val pred_double : z -> z

  val pos_sub : positive -> positive -> z

  val add : z -> z -> z

  val opp : z -> z

  val sub : z -> z -> z

  val mul : z -> z -> z

  val pow_pos : z -> positive -> z

  val pow : z -> z -> z

  val compare : z -> z -> comparison

  val sgn : z -> z

  val leb : z -> z -> bool

  val ltb : z -> z -> bool

  val eqb : z -> z -> bool

  val max : z -> z -> z

  val min : z -> z -> z

  val abs : z -> z

  val to_nat : z -> nat

  val of_nat : nat -> z

  val of_N : n -> z

  val to_pos : z -> positive

  val pos_div_eucl : positive -> z -> z * z

  val div_eucl : z -> z -> z * z

  val div : z -> z -> z

  val modulo : z -> z -> z

  val even : z -> bool

  val odd : z -> bool

  val log2 : z -> z

  val sqrt : z -> z

  val gcd : z -> z -> z

  val ggcd : z -> z -> z * (z * z)

  val testbit : z -> z -> bool

  val coq_lxor : z -> z -> z

  val eq_dec : z -> z -> bool

  val lcm : z -> z -> z

  val b2z : bool -> z
 end

val hd : 'a1 -> 'a1 list -> 'a1

val tl : 'a1 list -> 'a1 list

val in_dec : ('a1 -> 'a1 -> bool) -> 'a1 -> 'a1 list -> bool

val nth : nat -> 'a1 list -> 'a1 -> 'a1

val nth_error : 'a1 list -> nat -> 'a1 option

val last : 'a1 list -> 'a1 -> 'a1

val removelast : 'a1 list -> 'a1 list

val rev : 'a1 list -> 'a1 list

val rev_append : 'a1 list -> 'a1 list -> 'a1 list

val rev' : 'a1 list -> 'a1 list

val concat : 'a1 list list -> 'a1 list

val list_eq_dec : ('a1 -> 'a1 -> bool) -> 'a1 list -> 'a1 list -> bool

val map : ('a1 -> 'a2) -> 'a1 list -> 'a2 list

val flat_map : ('a1 -> 'a2 list) -> 'a1 list -> 'a2 list

val fold_left : ('a1 -> 'a2 -> 'a1) -> 'a2 list -> 'a1 -> 'a1

val fold_right : ('a2 -> 'a1 -> 'a1) -> 'a1 -> 'a2 list -> 'a1

val existsb : ('a1 -> bool) -> 'a1 list -> bool

val forallb : ('a1 -> bool) -> 'a1 list -> bool

val filter : ('a1 -> bool) -> 'a1 list -> 'a1 list

val find : ('a1 -> bool) -> 'a1 list -> 'a1 option

val combine : 'a1 list -> 'a2 list -> ('a1 * 'a2) list

val list_prod : 'a1 list -> 'a2 list -> ('a1 * 'a2) list

val firstn : nat -> 'a1 list -> 'a1 list

val skipn : nat -> 'a1 list -> 'a1 list

val nodup : ('a1 -> 'a1 -> bool) -> 'a1 list -> 'a1 list

val seq : nat -> nat -> nat list

val repeat : 'a1 -> nat -> 'a1 list

val zeq_bool : z -> z -> bool

type q = { qnum : z; qden : positive }

val inject_Z : z -> q

val qeq_bool : q -> q -> bool

val qle_bool : q -> q -> bool

val qplus : q -> q -> q

val qmult : q -> q -> q

val qopp : q -> q

val qminus : q -> q -> q

val qinv : q -> q

val qdiv : q -> q -> q

val qred : q -> q

val lsl0 : Uint63.t -> Uint63.t -> Uint63.t

val lsr0 : Uint63.t -> Uint63.t -> Uint63.t

val land0 : Uint63.t -> Uint63.t -> Uint63.t

val lor0 : Uint63.t -> Uint63.t -> Uint63.t

val lxor0 : Uint63.t -> Uint63.t -> Uint63.t

val add0 : Uint63.t -> Uint63.t -> Uint63.t

val sub0 : Uint63.t -> Uint63.t -> Uint63.t

val mul0 : Uint63.t -> Uint63.t -> Uint63.t

val div0 : Uint63.t -> Uint63.t -> Uint63.t

val mod0 : Uint63.t -> Uint63.t -> Uint63.t

val eqb0 : Uint63.t -> Uint63.t -> bool

val ltb0 : Uint63.t -> Uint63.t -> bool

val leb0 : Uint63.t -> Uint63.t -> bool

val compare0 : Uint63.t -> Uint63.t -> comparison

val size0 : nat

val digits : Uint63.t

val is_zero : Uint63.t -> bool

val is_even : Uint63.t -> bool

val bit : Uint63.t -> Uint63.t -> bool

val opp0 : Uint63.t -> Uint63.t

val to_Z_rec : nat -> Uint63.t -> z

val to_Z : Uint63.t -> z

val of_pos_rec : nat -> positive -> Uint63.t

val of_pos : positive -> Uint63.t

val of_Z : z -> Uint63.t

val wB : z

val gcd_rec : nat -> Uint63.t -> Uint63.t -> Uint63.t

val gcd0 : Uint63.t -> Uint63.t -> Uint63.t

val eqs : Uint63.t -> Uint63.t -> bool

val make : Uint63.t -> 'a1 -> 'a1 Parray.t

val get : 'a1 Parray.t -> Uint63.t -> 'a1

val default : 'a1 Parray.t -> 'a1

val set : 'a1 Parray.t -> Uint63.t -> 'a1 -> 'a1 Parray.t

val length0 : 'a1 Parray.t -> Uint63.t

val copy : 'a1 Parray.t -> 'a1 Parray.t

type graph = __ list
  (* singleton inductive, whose constructor was Graph *)

type vertex = __

val vertices : graph -> vertex list

val sum_over : ('a1 -> z) -> 'a1 list -> z

val zrange : z -> z list

module Sort :
 functor (X:TotalLeBool') ->
 sig
  val merge : X.t list -> X.t list -> X.t list

  val merge_list_to_stack :
    X.t list option list -> X.t list -> X.t list option list

  val merge_stack : X.t list option list -> X.t list

  val iter_merge : X.t list option list -> X.t list -> X.t list

  val sort : X.t list -> X.t list

  val flatten_stack : X.t list option list -> X.t list
 end

module ZOrder :
 sig
  type t = z

  val leb : z -> z -> bool
 end

module ZSort :
 sig
  val merge : z list -> z list -> z list

  val merge_list_to_stack : z list option list -> z list -> z list option list

  val merge_stack : z list option list -> z list

  val iter_merge : z list option list -> z list -> z list

  val sort : z list -> z list

  val flatten_stack : z list option list -> z list
 end

val among : Uint63.t -> Uint63.t list -> bool

type plain = { total : Uint63.t; row : (Uint63.t -> Uint63.t list) }

val up : nat -> Uint63.t -> Uint63.t list

val ints : Uint63.t -> Uint63.t list

type iso = { there : (vertex -> vertex); back : (vertex -> vertex) }

type presents = iso
  (* singleton inductive, whose constructor was Presents *)

val presents_by :
  graph -> plain -> (vertex -> Uint63.t) -> (Uint63.t -> vertex) -> presents

type presentation = { plain_of : plain; good : bool;
                      presented : (__ -> presents) }

val put : Uint63.t -> Uint63.t list -> Uint63.t list

type rows = Uint63.t list Parray.t

val join : Uint63.t -> rows -> Uint63.t -> Uint63.t -> rows

val table_of : Uint63.t -> (Uint63.t * Uint63.t) list -> rows

val fits : z -> bool

val edges : z -> (z * z) list -> graph

val edges_plain : z -> (z * z) list -> presentation

type term =
| Num of z
| Var of nat
| Plus of term * term
| Minus of term * term
| Times of term * term
| Floor of term * term
| Divide of term * term
| Rest of term * term
| Min of term * term
| Max of term * term
| Abs of term
| Pow of term * term
| Xor of term * term
| Bit of term * term
| Cond of cond * term * term
| Total of term * term * term
and cond =
| Yes
| Equal of term * term
| Less of term * term
| AtMost of term * term
| Not of cond
| And of cond * cond
| Or of cond * cond
| Every of term * term * cond

val both :
  (z -> z -> z) -> (z -> z -> bool) -> z option -> z option -> z option

val compare1 : (z -> z -> bool) -> z option -> z option -> bool option

val always : z -> z -> bool

val positive_below : z -> z -> bool

val not_zero_below : z -> z -> bool

val whole_quotient : z -> z -> bool

val not_negative : z -> z -> bool

val upwards : z -> nat -> z list

val span : z -> z -> z list

val added : ('a1 -> z option) -> 'a1 list -> z option

val true_of_each : ('a1 -> bool option) -> 'a1 list -> bool option

val from_to : (z list -> 'a1 option) -> z option -> z option -> 'a1 option

val value : z list -> term -> z option

val holds : z list -> cond -> bool option

type range = { low : term; high : term; only : cond }

type next = { to0 : term list; over : range list; when0 : cond }

type text = { parameters : nat; coordinates : range list;
              neighbours : next list }

val each : ('a1 -> 'a2 list option) -> 'a1 list -> 'a2 list option

val where_holds : bool option -> 'a1 list option -> 'a1 list option

val tuples : z list -> range list -> z list list option

val tuple : z list -> term list -> z list option

val listed : z list -> next -> z list list option

val text_vertices : text -> z list -> z list list option

val text_neighbours : text -> z list -> z list -> z list list option

val known : 'a1 list option -> 'a1 list

val text_graph : text -> z list -> graph

val ring_text : text

val complete_text : text

val hypercube_text : text

val gP_text : text

val petersen_text : text

val jTorus_text : text

val octagon_text : text

val oCT_text : text

val oMMH_text : text

val xMesh_text : text

val xMeshW_text : text

val xTorus_text : text

val cCTorus_text : text

val cCTorusOpp_text : text

val qT_text : text

val fTT_text : text

val mCR_text : text

val tCR_text : text

val fatTree_text : text

val dragonfly_text : text

type part =
| Ratio of z * positive
| Endless_
| Vertex of Uint63.t * Uint63.t
| Link of part * part
| Nil_
| Cons_ of part * part

type net =
| Root of Uint63.t * plain
| Made of (part * part list) list

type worth =
| Part_ of part
| True_or_false of bool
| Set_ of part list
| Map_ of (part * part) list
| Network of net
| Router_ of (Uint63.t -> Uint63.t -> Uint63.t -> (Uint63.t * Uint63.t) list
             option)

val whole : z -> part

val same : part -> part -> bool

val alike : part -> part -> bool

val member : part -> part list -> bool

val once : part list -> part list

val some_in : part list -> part list -> bool

val of_digraph : Uint63.t -> bool

val last_place : Uint63.t

val one_way : part -> bool

val directed : net -> bool

val vertices_of : net -> part list

val neighbours_of : net -> part -> part list option

val has_vertex : net -> part -> bool

val row_of : net -> part -> part list

val arc : part -> part -> part

val links_from : net -> part list -> part list -> part list

val links_of : net -> part list

val fresh_from : net -> part list -> part list -> part list

val layers : net -> nat -> part list -> part list -> part list list

val layers_from : net -> part -> part list list

val layer_of : z -> part -> part list list -> part

val distance_of : net -> part -> part -> part

val component_of : net -> part -> part list

val connected_net : net -> bool

val pairs_of : net -> part list

val lowest : z -> z -> part

val below : part -> part -> bool option

type operation =
| Plus_
| Minus_
| Times_
| Over_
| Modulo_
| Power_
| Xor__
| Bit__
| Log__
| Root__

val logarithm_ : nat -> z -> z -> z

val root_bits_ : nat -> z -> z -> z -> z

val of_wholes : operation -> z -> z -> z option

val calculate : operation -> part -> part -> part option

type function0 =
| Floor__
| Ceil__
| Abs__
| Factorial__

val factorial_ : nat -> z

val function_of : function0 -> part -> part option

val lesser_of : bool -> part -> part -> part option

val equal_parts : part -> part -> bool option

type quantifier =
| All
| Exists_
| Count
| Sum_of
| Minimum
| Maximum
| Those

type information =
| Order_
| Size_
| Vertices_
| Links_
| Elements_
| Pairs_
| Connected_

type about_vertex =
| Neighbours_
| Incident_
| Degree_
| Component_

type about_two =
| Adjacent_
| Distance_

type expression =
| Whole of z
| Infinite_
| Always of bool
| Local of nat
| Not0 of expression
| And0 of expression * expression
| Or0 of expression * expression
| Equal0 of expression * expression
| Less0 of expression * expression
| In_ of expression * expression
| Calculate of operation * expression * expression
| Function of function0 * expression
| Extreme of bool * expression * expression
| Cond0 of expression * expression * expression
| To_ of expression * expression
| Nil
| Tuple of expression * expression
| At_ of expression * expression
| Len of expression
| LinkOf of expression * expression
| Of of information * expression
| OfVertex of about_vertex * expression * expression
| OfTwo of about_two * expression * expression * expression
| Route of expression * expression * expression * expression
| Quantify_ of quantifier * nat * over0 * expression * expression
| First of bool * expression * expression * expression * expression
| Graph_ of bool * ranging * nexts
| Call of args * expression
and over0 =
| Over of expression
| Sets of expression * bounded
| Maps_ of expression * expression
and bounded =
| Any
| UpTo of expression
and ranging =
| NoRange
| Range_ of nat * over0 * expression * ranging
and nexts =
| NoNext
| Next_ of ranging * expression * expression * nexts
and args =
| NoArg
| Arg of expression * args

val truth : worth option -> bool option

val part_of : worth option -> part option

val net_of : worth option -> net option

val whole_of : worth option -> z option

val truly : bool option -> worth option

val set_of : worth option -> part list option

val any_of : bool option -> bool option -> bool option

val none_of : bool option -> bool option -> bool option

val or_then : bool option -> (unit -> bool option) -> bool option

val and_then : bool option -> (unit -> bool option) -> bool option

val guarded :
  quantifier -> bool option -> (unit -> bool option) -> bool option

val over_list : quantifier -> ('a1 -> bool option) -> 'a1 list -> bool option

val over_sets :
  quantifier -> (part list -> bool option) -> part list -> z -> bool option

val over_maps :
  quantifier -> ((part * part) list -> bool option) -> part list -> part list
  -> bool option

val parts_of : nat -> part -> worth list -> worth list option

val binding : nat -> part -> worth list list option

val all_there : 'a1 option list -> 'a1 list option

val bindings : nat -> part list -> worth list list option

val numbers_from : z -> nat -> part list

val numbers_to : z -> z -> part list

val meant :
  ('a1 -> bool option) -> ('a1 -> part option) -> 'a1 list -> part option list

val added0 : part option -> part option -> part option

val best : bool -> part option list -> part option

val gathered :
  quantifier -> (worth list -> worth option) -> (worth list -> worth option)
  -> worth list list -> worth option

val first_true : bool -> (part -> bool option) -> part list -> part option

val all_sets : part list -> z -> part list list

val all_maps : part list -> part list -> (part * part) list list

val chosen :
  quantifier -> (worth list -> worth option) -> (worth list -> worth option)
  -> ((worth -> bool option) -> bool option) -> (unit -> worth list) -> worth
  option

val times : part list -> part list -> part list

val symmetric_rows : (part * part list) list -> (part * part list) list option

val directed_rows : (part * part list) list -> (part * part list) list option

val of_arcs : part -> part

val rows_of_arcs : (part * part list) list -> (part * part list) list

val linked_rows : (part * part list) list -> (part * part list) list option

val vertex_of : worth list -> part option

val looked_up : (part * part) list -> part -> part option

val inquired : information -> net -> worth

val link_of : part -> part -> part

val inquired_vertex : about_vertex -> net -> part -> worth option

val inquired_two : about_two -> net -> part -> part -> worth option

val compared : worth option -> worth option -> bool option

val sent_between :
  (Uint63.t -> Uint63.t -> Uint63.t -> (Uint63.t * Uint63.t) list option) ->
  net -> part -> part -> worth option

val value0 : worth list -> expression -> worth option

val bound : worth list -> bounded -> z option option

val tuples_of : worth list -> ranging -> worth list -> worth list list option

val listed0 : worth list -> nexts -> part list option

val values : worth list -> args -> worth list -> worth list option

type argument =
| This_network
| Other_network of bool * plain
| Vertex_number of Uint63.t
| Number_ of part
| Ways_of of (Uint63.t -> Uint63.t -> Uint63.t -> (Uint63.t * Uint63.t) list
             option)
| Numbers_

val place_for : bool -> Uint63.t -> Uint63.t

val numbers_before : worth list -> worth

val opened :
  bool -> plain -> argument list -> Uint63.t -> worth list -> worth list

type judgement =
| Is_truth of bool
| Is_number of part
| Is_at_most of part
| Is_at_least of part

val number_worth : z -> worth

val numbers_of : worth list -> z list option

val numbers_in : part -> z list option

val tuple_in : part -> z list option

val worded_vertices : bool -> expression -> z list -> z list list option

val worded_neighbours : expression -> z list -> z list -> z list list option

val sides_fine : term list -> cond

val side_ranges : cond -> term list -> range list

val changed : term list -> nat -> term -> term list

val vars : nat -> nat -> term list

val grid_text :
  nat -> term list -> term list -> (term -> term -> term * cond) -> text

val torus_step : term -> term -> term * cond

val mesh_step : term -> term -> term * cond

val grid : (term -> term -> term * cond) -> nat -> text

val gamma_numbers_text : text

val standard_texts : ((string * nat) * text) list

val standard : string -> nat -> text option

type arcs_line =
| Arcs_text of text
| Arcs_expression of expression

type network =
| Standard of string * z list
| Own of string * text * z list
| Worded of string * expression * z list
| Given of z * (z * z) list
| Directed of string * arcs_line * z list

val is_digraph : network -> bool

val lexical : ('a1 -> 'a1 -> comparison) -> 'a1 list -> 'a1 list -> comparison

val tuple_order : z list -> z list -> comparison

val filled : 'a1 -> Uint63.t -> 'a1 list -> 'a1 Parray.t

val stand :
  ('a1 -> 'a1 -> comparison) -> 'a1 Parray.t -> Uint63.t -> 'a1 list ->
  bool

val seek :
  ('a1 -> 'a1 -> comparison) -> nat -> 'a1 Parray.t -> Uint63.t ->
  Uint63.t -> 'a1 -> Uint63.t option

val found :
  ('a1 -> 'a1 -> comparison) -> Uint63.t -> 'a1 Parray.t -> 'a1 ->
  Uint63.t option

val size_of : 'a1 list -> z

val loop_from : Uint63.t -> ('a1 -> Uint63.t -> 'a1) -> Uint63.t -> 'a1 -> 'a1

val loop : Uint63.t -> ('a1 -> Uint63.t -> 'a1) -> 'a1 -> 'a1

val all : Uint63.t -> (Uint63.t -> bool) -> bool

val some : Uint63.t -> (Uint63.t -> bool) -> bool

val run : nat -> ('a1 -> 'a1 * bool) -> 'a1 -> 'a1 * bool

val many_steps : nat

val half : Uint63.t

val full : Uint63.t

val number : z -> Uint63.t option

val held : Uint63.t -> Uint63.t option

val signed : Uint63.t -> z

val below0 : Uint63.t -> Uint63.t -> bool

val at_most : Uint63.t -> Uint63.t -> bool

val natural : Uint63.t -> bool

val quotient : Uint63.t -> Uint63.t -> Uint63.t

val floor_of : Uint63.t -> Uint63.t -> Uint63.t option

val divide_of : Uint63.t -> Uint63.t -> Uint63.t option

val rest_of : Uint63.t -> Uint63.t -> Uint63.t option

val power_of : Uint63.t -> Uint63.t -> Uint63.t option

val xor_of : Uint63.t -> Uint63.t -> Uint63.t option

val bit_of : Uint63.t -> Uint63.t -> Uint63.t option

val abs_of : Uint63.t -> Uint63.t option

type 'a code =
| Fixed of 'a option
| Varies of (Uint63.t list -> 'a option)

val run0 : 'a1 code -> Uint63.t list -> 'a1 option

val lifted :
  ('a1 -> 'a2 -> 'a3 option) -> 'a1 option -> 'a2 option -> 'a3 option

val of_two : ('a1 -> 'a2 -> 'a3 option) -> 'a1 code -> 'a2 code -> 'a3 code

val of_one : ('a1 -> 'a2 option) -> 'a1 code -> 'a2 code

val of_case : bool code -> 'a1 code -> 'a1 code -> 'a1 code

val of_place : Uint63.t list -> nat -> Uint63.t code

val between : Uint63.t -> Uint63.t -> Uint63.t list

val added_up :
  (Uint63.t -> Uint63.t option) -> Uint63.t list -> Uint63.t option

val of_range :
  ((Uint63.t -> 'a1 option) -> Uint63.t list -> 'a1 option) -> Uint63.t code
  -> Uint63.t code -> 'a1 code -> 'a1 code

val coded : Uint63.t list -> term -> Uint63.t code

val tested : Uint63.t list -> cond -> bool code

type span_code = { first_ : Uint63.t code; last_ : Uint63.t code;
                   only_ : bool code }

val span_coded : Uint63.t list -> range -> span_code

val combinations :
  span_code list -> Uint63.t list -> Uint63.t list list option

val terms : Uint63.t code list -> Uint63.t list -> Uint63.t list option

type next_code = { to_ : Uint63.t code list; over_ : span_code list;
                   when_ : bool code }

val next_coded : Uint63.t list -> next -> next_code

val tuples_to : next_code -> Uint63.t list -> Uint63.t list list option

val next_tuples : Uint63.t list -> next_code -> Uint63.t list list option

val vertex_tuples : Uint63.t list -> text -> Uint63.t list list option

val neighbour_tuples :
  Uint63.t list -> text -> Uint63.t list -> Uint63.t list list option

val array_by :
  Uint63.t -> (Uint63.t -> 'a1 option) -> 'a1 -> 'a1 Parray.t option

val merge0 : Uint63.t list -> Uint63.t list -> Uint63.t list

val run_before : Uint63.t -> Uint63.t list list -> Uint63.t list list

val merged_pairs : Uint63.t list list -> Uint63.t list list

val merged : Uint63.t list list -> Uint63.t list list -> Uint63.t list

val found_each :
  (Uint63.t -> 'a1 Parray.t -> 'a1 -> Uint63.t option) -> bool -> Uint63.t
  -> 'a1 Parray.t -> Uint63.t -> 'a1 list -> Uint63.t list list option

val row_of0 :
  (Uint63.t -> 'a1 Parray.t -> 'a1 -> Uint63.t option) -> bool -> Uint63.t
  -> 'a1 Parray.t -> Uint63.t -> 'a1 list -> Uint63.t list option

val stands_once :
  (Uint63.t -> 'a1 Parray.t -> 'a1 -> Uint63.t option) -> Uint63.t -> 'a1
  Parray.t -> Uint63.t -> bool

val row_numbers :
  (Uint63.t -> 'a1 Parray.t -> 'a1 -> Uint63.t option) -> ('a1 -> 'a1 ->
  comparison) -> 'a1 -> bool -> 'a1 list option -> ('a1 -> 'a1 list option)
  -> (Uint63.t * Uint63.t list Parray.t) option

val listers : Uint63.t -> rows -> rows

val both_ways : Uint63.t -> rows -> plain

val rows_table :
  (Uint63.t -> 'a1 Parray.t -> 'a1 -> Uint63.t option) -> ('a1 -> 'a1 ->
  comparison) -> 'a1 -> 'a1 list option -> ('a1 -> 'a1 list option) -> plain
  option

val arcs_table :
  (Uint63.t -> 'a1 Parray.t -> 'a1 -> Uint63.t option) -> ('a1 -> 'a1 ->
  comparison) -> 'a1 -> 'a1 list option -> ('a1 -> 'a1 list option) -> plain
  option

val by_value : Uint63.t -> Uint63.t -> comparison

val extents :
  Uint63.t list -> Uint63.t list -> span_code list -> (Uint63.t * Uint63.t)
  list

val guess :
  (Uint63.t * Uint63.t) list -> Uint63.t list -> Uint63.t -> Uint63.t

val same_tuple : Uint63.t list -> Uint63.t list -> bool

val where_stands :
  (Uint63.t * Uint63.t) list -> Uint63.t -> Uint63.t list Parray.t ->
  Uint63.t list -> Uint63.t option

val numbers : z list -> Uint63.t list option

val quick_table : text -> Uint63.t list -> plain option

val whole_table :
  z list list option -> (z list -> z list list option) -> plain option

val text_table : text -> z list -> plain option

val same_operation : operation -> operation -> bool

val same_function : function0 -> function0 -> bool

val same_inquiry : information -> information -> bool

val same_about_vertex : about_vertex -> about_vertex -> bool

val same_about_two : about_two -> about_two -> bool

val same_quantifier : quantifier -> quantifier -> bool

val same_expression : expression -> expression -> bool

val same_over : over0 -> over0 -> bool

val same_bounded : bounded -> bounded -> bool

val same_ranges : ranging -> ranging -> bool

val same_nexts : nexts -> nexts -> bool

val same_args : args -> args -> bool

type small =
| Figure of Uint63.t
| Claimed of bool

val figure : small option -> Uint63.t option

val claimed : small option -> bool option

val small_power : Uint63.t -> Uint63.t -> Uint63.t option

val operated : operation -> Uint63.t -> Uint63.t -> Uint63.t option

val ceil_of : Uint63.t -> Uint63.t -> Uint63.t option

val decided :
  bool -> (Uint63.t -> small option) -> (Uint63.t -> small option) ->
  Uint63.t list -> bool option

val added_up0 :
  (Uint63.t -> small option) -> (Uint63.t -> Uint63.t option) -> Uint63.t
  list -> Uint63.t option

val one_if : bool option -> Uint63.t option

val collected :
  quantifier -> (Uint63.t -> small option) -> (Uint63.t -> small option) ->
  Uint63.t list -> small option

val both_figures :
  (Uint63.t -> Uint63.t -> 'a1 option) -> small option -> small option -> 'a1
  option

val quick : expression -> small list -> small option

val arguments : args -> small list -> small list -> small list option

val going :
  ranging -> (small list -> 'a1 list option) -> small list -> 'a1 list option

val figures : small list -> Uint63.t list option

val parameters_first : Uint63.t list -> small list

val vertex_figures :
  bool -> expression -> Uint63.t list -> Uint63.t list list option

val coordinates_of : expression -> small list -> Uint63.t list option

val target : expression -> small list -> Uint63.t list option

val next_figures : nexts -> small list -> Uint63.t list list option

val neighbour_figures :
  expression -> Uint63.t list -> Uint63.t list -> Uint63.t list list option

val extents_of : Uint63.t list -> Uint63.t list -> (Uint63.t * Uint63.t) list

val quick_worded :
  ((Uint63.t -> Uint63.t list Parray.t -> Uint63.t list -> Uint63.t
  option) -> (Uint63.t list -> Uint63.t list -> comparison) -> Uint63.t list
  -> Uint63.t list list option -> (Uint63.t list -> Uint63.t list list
  option) -> plain option) -> bool -> expression -> z list -> plain option

val worded_table : expression -> z list -> plain option

val listed_table : z -> (z * z) list -> plain option

val network_table : network -> plain option

val whole_arcs :
  z list list option -> (z list -> z list list option) -> plain option

val worded_arcs : expression -> z list -> plain option

val digraph_table : network -> plain option

val table_of0 : network -> (bool * plain) option

type extended =
| Finite of z
| Infinite

type metric =
| OrderIs of z
| SizeIs of z
| MinDegreeIs of z
| MaxDegreeIs of z
| DistancesAre of z * z list
| EccentricityIs of z * extended
| DistanceIs of z * z * extended
| DiameterIs of extended
| RadiusIs of extended
| DistanceSumIs of extended
| GirthIs of extended
| GirthAtMost of z

type faults =
| VertexConnectivityAtLeast of z
| VertexConnectivityAtMost of z
| EdgeConnectivityAtLeast of z
| EdgeConnectivityAtMost of z
| DisjointPathsAtLeast of z * z * z
| DisjointPathsAtMost of z * z * z
| VertexFaultDetourIs of extended
| EdgeFaultDetourIs of extended

type hamilton =
| IsHamiltonian
| IsNotHamiltonian

type maps =
| Contains of network
| ClusterAtLeast of z * z
| ClusterAtMost of z * z

type matching =
| MatchingAtLeast of z
| MatchingAtMost of z

type ports =
| AllPort
| SinglePort

type rounds =
| BroadcastAtMost of ports * z * z
| BroadcastAtLeast of ports * z * z
| BroadcastsAtMost of ports * z
| BroadcastsAtLeast of ports * z
| GossipAtMost of ports * z
| GossipAtLeast of ports * z

type matrix =
| Adjacency
| Laplacian

type spectra =
| MultiplicityAtLeast of matrix * z * z
| MultiplicityAtMost of matrix * z * z

type symmetry_fact =
| TransitiveIs of bool
| OrbitsAre of z
| EdgeTransitiveIs of bool
| EdgeOrbitsAre of z
| AutomorphismsNamed of string * z
| AutomorphismsAtLeast of z
| AutomorphismsAre of z
| BipartiteIs of bool

val middle : z -> z

val mesh : (z * z) -> (z * z) -> z

val along_mesh : (z * z) -> (z * z) -> z * z

type side =
| Left
| Right
| Down
| Up

val to_side : z -> side -> (z * z) -> z * z

val shifted : z -> z -> z -> z -> z * z

val crossing : z -> side -> (z * z) -> (z * z) -> z * z

val ring : z -> (z * z) list

val near_ring : z -> (z * z) -> z

val settled : z -> z list -> z * z list

val from_ring : z -> (z * z) -> z list

val enter : nat -> (z * z) -> (z * z) list -> z list -> z -> nat option

val by_ring : z -> (z * z) -> (z * z) -> z -> (z * z) option

val ftt_hop : z -> (z * z) -> (z * z) -> z * z

val ftt_minimal : z -> z list -> z list -> z list option

val fattree : z -> z list -> z list -> z list option

val dragonfly : z -> z -> z list -> z list -> z list option

val dragonfly_second : z list -> z list -> z list -> bool

val down_from : z -> z -> z list

val johnson : z -> z -> bool list

type printed_piece =
| Bits of z * z
| Opposite of z

val bit_of0 : bool list -> z -> bool

val written : bool list -> printed_piece list -> bool list

val printed_words : z -> z -> printed_piece list list

val differing : bool list -> bool list -> z

val hamming : bool list -> bool list -> z

val same_word : bool list -> bool list -> bool

val nearest :
  nat -> bool list list -> bool list -> (z * (nat * bool list)) option ->
  (nat * bool list) option

val torus_code : z -> z -> z -> z -> bool list

val node_of : z -> z -> bool list -> (z * z) option

val printed_hop :
  bool -> z -> z -> z -> z -> z -> z -> bool list -> (z * z) option

val jtorus_printed : bool -> z -> z -> z list -> z list -> z list option

val oct_printed :
  (z -> z) -> bool -> z -> z -> z list -> z list -> z list option

val out_of : z -> z * z

val reach : z

val lattice_place : z -> z -> z -> Uint63.t

type lattice = Uint63.t Parray.t

type corner_in_lattice = (z * z) * z

val hop_in_lattice : corner_in_lattice -> nat -> corner_in_lattice

val search_from :
  z -> (lattice * corner_in_lattice list) -> corner_in_lattice ->
  lattice * corner_in_lattice list

val search_layers : nat -> z -> lattice -> corner_in_lattice list -> lattice

val lattice_to : z -> lattice

val lattices : unit -> lattice list

val in_lattice : z -> z -> z -> z -> z * z

val modules_of : z -> z -> z -> z -> (z * z) list

val nearer_module : z -> z -> z

val least_in_lattice : z -> z -> z -> z -> z -> z -> z * z

val qt_minimal : z -> z -> z list -> z list -> z list option

val line_hops : z -> bool -> z -> z -> z

val grid_hops : z -> bool -> (z * z) -> (z * z) -> z

val nearer_on_line : z -> bool -> z -> z -> z

val grid_step : z -> bool -> (z * z) -> (z * z) -> z * z

val mirrored : z -> z -> z

val on_diagonal : z -> bool -> z -> z * z

val along_diagonal : z -> z -> z -> z -> z

type over_diagonal = { second_one : bool; point_in : z; point_out : z;
                       hops_in : z; hops_out : z }

val over_hops : z -> z -> over_diagonal -> z

val over_diagonals : z -> bool -> (z * z) -> (z * z) -> over_diagonal list

val follow_diagonal : z -> bool -> z -> bool -> z -> z -> z * z

val diagonal_hop : z -> bool -> z -> (z * z) -> (z * z) -> z * z

val torus_hops : z -> (z * z) -> (z * z) -> z

val around_torus : z -> (z * z) -> (z * z) -> z * z

val at_edge : z -> bool -> z

val at_middle : z -> bool -> z

type centre = bool * bool

val centre_at : z -> centre -> z * z

val outer_nodes : z -> bool -> centre -> (z * z) list

val first_least : ('a1 -> z) -> 'a1 -> 'a1 list -> 'a1

val nearest_outer : z -> bool -> (z * z) -> centre -> z * z

val entry_hops : z -> bool -> (z * z) -> centre -> z

val four : centre list

val centres : z -> centre list

val quarter : z -> bool -> (z * z) -> centre -> centre

val centre_hops : z -> bool -> (z * z) -> centre -> z

val cctorus_hop : z -> bool -> (z * z) -> (z * z) -> z * z

val pairwise :
  ((z * z) -> (z * z) -> z * z) -> z list -> z list -> z list option

val xmesh_minimal : z -> z list -> z list -> z list option

val xmeshw_minimal : z -> z list -> z list -> z list option

val xtorus_minimal : z -> z list -> z list -> z list option

val cctorus_minimal : bool -> z -> z list -> z list -> z list option

val dor_hops : bool -> term list -> nat -> next list

val dor_of : bool -> nat -> next list

val ecube_hops : next list

val standard_route : string -> string -> nat -> next list option

type relative = { moduli : z list; times0 : (z list -> z list -> z list);
                  address : (z list -> z list -> z list);
                  move : (z list -> z list option) }

val inside_test : z list -> z list -> bool

val sum_mod : z list -> z list -> z list -> z list

val difference_mod : z list -> z list -> z list -> z list

val additive : z list -> (z list -> z list option) -> relative

val gamma_product : z -> z -> z -> z list -> z list -> z list

val gamma_quotient : z -> z -> z -> z list -> z list -> z list

val supertoroidal : z -> z -> z -> (z list -> z list option) -> relative

val jtorus_move : z -> z -> z list -> z list option

val octagon_step : z -> z

val octagon_move : z list -> z list option

val oct_move : z -> z -> z list -> z list option

val gamma_b_move : z -> z -> z -> z list -> z list option

type gamma_plan = { plan_x : z; plan_a : z; plan_left : bool;
                    plan_down : bool; plan_u : z; plan_v : z; plan_beta : 
                    z }

val plan_length : gamma_plan -> z

val least_sides : z -> z -> z -> z * z

val gamma_plans : z -> z -> z -> bool -> bool -> z -> gamma_plan list

val shorter_plan : gamma_plan -> gamma_plan -> gamma_plan

val gamma_plans_to : z -> z -> z -> z list -> gamma_plan list

val gamma_minimal_move : z -> z -> z -> z list -> z list option

val gamma_distance : z -> z -> z -> z list -> z

val gamma_table_move : z -> z -> z -> z list -> z list option

val are : string -> string -> string list -> string -> bool

val octs : string list

val relative_route : string -> string -> z list -> relative option

val ftts : string list

val function_route :
  string -> string -> z list -> (z list -> z list -> z list option) option

val goes_as : string -> string -> string

val dateline_second : z list -> z list -> z list -> z list -> bool

val oct_second : z -> z -> z list -> z list -> z list -> bool

val second_route :
  string -> string -> z list -> (z list -> z list -> z list -> bool) option

type carrying = { begins : (z list -> z list -> z list);
                  moves : (z list -> z list -> z list -> (z list * z list)
                          option) }

type counting =
| ToRight
| ToLeft
| ToBorder
| ToMiddle
| ToPlace

type reading = { true_diameter : bool; above : bool; count_as : counting;
                 step_3_inside : bool; by_hops : bool }

val counted : reading -> z -> z -> z

val leg : z -> z -> z -> z -> z list

val straight : reading -> z -> z -> z -> z -> z -> z list

val diameter_of : reading -> z -> z

val set_out : reading -> z -> z -> z -> z -> z -> z list

val one_step : z -> z -> z -> z -> (z * z) option

val over1 : z -> bool -> z -> z -> z list

val ftt_a_move :
  reading -> z -> z list -> z list -> z list -> (z list * z list) option

val ftt_a : reading -> z -> carrying

val reading_name : reading -> string

val readings : reading list

val carrying_route : string -> string -> z list -> carrying option

val every : Uint63.t -> (Uint63.t -> bool) -> bool

val symmetry_check : plain -> (Uint63.t -> Uint63.t) -> bool

val visit :
  Uint63.t -> (Uint63.t Parray.t * Uint63.t list) -> Uint63.t -> Uint63.t
  Parray.t * Uint63.t list

val spread :
  (Uint63.t -> Uint63.t) list -> nat -> Uint63.t -> Uint63.t list -> Uint63.t
  Parray.t -> Uint63.t Parray.t

val sources_of :
  (Uint63.t -> Uint63.t) list -> Uint63.t -> Uint63.t list -> Uint63.t
  Parray.t

val symmetries_check : plain -> (Uint63.t -> Uint63.t) list -> bool

val waves :
  plain -> nat -> Uint63.t -> Uint63.t list -> Uint63.t Parray.t ->
  Uint63.t Parray.t

val levels : plain -> Uint63.t -> Uint63.t Parray.t

val sum_ints : Uint63.t list -> (Uint63.t -> Uint63.t) -> Uint63.t -> Uint63.t

val tabulated : plain -> (Uint63.t -> Uint63.t) -> Uint63.t Parray.t

val distance_sums : plain -> Uint63.t Parray.t

val depth_of : plain -> Uint63.t Parray.t -> Uint63.t -> Uint63.t

type heights = { height : Uint63.t Parray.t; from_top : Uint63.t list }

val heights_of : plain -> heights

val is_down : heights -> Uint63.t -> Uint63.t -> bool

val far_off : Uint63.t

val fewest :
  plain -> (Uint63.t Parray.t -> Uint63.t -> Uint63.t -> Uint63.t) ->
  Uint63.t -> Uint63.t list -> Uint63.t Parray.t * Uint63.t Parray.t

type two_ways = { up_first : Uint63.t Parray.t;
                  down_only : Uint63.t Parray.t }

val ways_to : plain -> heights -> Uint63.t -> two_ways

val updown_next :
  heights -> two_ways -> Uint63.t -> z list -> (Uint63.t * z list) option

type reckoned =
| Reckoned of z
| Decided of bool
| Of_none

val reckoned_number : reckoned option -> z option

val reckoned_truth : reckoned option -> bool option

val settled0 : reckoned option -> reckoned option

val reckon : operation -> z -> z -> z option

val rounded : function0 -> z -> z -> z option

val reckon_function : function0 -> z -> z option

val on_numbers :
  (z -> z -> z option) -> reckoned option -> reckoned option -> reckoned
  option

val going_through :
  (z -> 'a1 -> ('a1 * bool) option) -> z -> nat -> 'a1 -> 'a1 option

val many_to : z -> z -> nat

val nothing_yet : quantifier -> reckoned

val found_more :
  quantifier -> reckoned -> reckoned -> (reckoned * bool) option

val one_range_more : quantifier -> expression -> bool

val reckons : reckoned list -> expression -> reckoned option

val arguments_of :
  reckoned list -> args -> reckoned list -> reckoned list option

val coordinates_of0 : reckoned list -> expression -> z list option

val tuple_of : reckoned list -> expression -> z list option

val first_for :
  reckoned list -> ranging -> (reckoned list -> z list option option) -> z
  list option option

val first_hop : reckoned list -> nexts -> z list option option

type route = { route_for : string; route_parameters : nat;
               route_coordinates : nat; route_hops : nexts }

val route_hop : route -> z list -> z list -> z list -> z list option

type quantity =
| Delivered of z
| Minimal of z
| MaxHops of z
| TotalHops of z
| MaxStretch of z * z

type hops_text = { hops_for_network : string; hops_parameters : nat;
                   text_hops : next list }

type routing =
| Bfs
| Named of string
| OwnRouter of string * hops_text
| WordedRouter of string * route
| Listed of Uint63.t Parray.t Parray.t
| Lanes of routing

val places : network -> z list list

val values0 : network -> z list

val first_of : ('a1 -> 'a2 option option) -> 'a1 list -> 'a2 option option

val first_over : z list -> range list -> next -> z list option option

val one_hop : z list -> next -> z list option option

val text_hop : z list -> z list -> z list -> next list -> z list option

val standard_hops : string -> network -> next list option

val one_channel : z list -> z list -> z list -> bool

val is_called : string -> nat -> network -> bool

val route_fits : route -> network -> bool

val own_hop : route -> network -> z list -> z list -> z list option

val text_hops_of : network -> next list -> z list -> z list -> z list option

val own_hops : hops_text -> network -> z list -> z list -> z list option

val relative_of : string -> network -> relative option

val relative_hop : relative -> z list -> z list -> z list option

val named_second : string -> network -> z list -> z list -> z list -> bool

val hops_as : string -> network -> string

val named_hop :
  string -> network -> (z list -> z list -> z list option) option

val named_carrying : string -> network -> carrying option

type traffic =
| RouteTakes of routing * z * z * z
| RouteFails of routing * z * z
| AuditIs of routing * z list option * quantity
| DeadlockFree of routing * z list option
| DeadlockAcyclic of routing * z list option
| DeadlockCyclic of routing * z list option
| Deadlocked of routing * z list option
| LanesAtMost of routing option * z list option * z
| LanesAtLeast of routing option * z list option * z

type trees =
  z
  (* singleton inductive, whose constructor was SpanningTreesAre *)

type width =
| WidthAtMost of z
| WidthAtLeast of z
| WidthIs of z

type place_ = Uint63.t * z list

type taken = (Uint63.t * Uint63.t) * Uint63.t

val on_from :
  Uint63.t -> (place_ -> ((Uint63.t * z list) * Uint63.t) option) -> place_
  -> ((Uint63.t * z list) * Uint63.t) option

val channels :
  Uint63.t -> (place_ -> ((Uint63.t * z list) * Uint63.t) option) -> nat ->
  place_ -> taken list

type ending =
| Badly
| There
| Elsewhere

val climb :
  Uint63.t -> (place_ -> ((Uint63.t * z list) * Uint63.t) option) ->
  (Uint63.t -> Uint63.t -> Uint63.t -> Uint63.t) -> nat -> place_ -> Uint63.t
  -> ending

val climb_first :
  Uint63.t -> (place_ -> ((Uint63.t * z list) * Uint63.t) option) ->
  (Uint63.t -> Uint63.t -> Uint63.t -> Uint63.t) -> nat -> place_ -> ending

val target0 : Uint63.t -> Uint63.t

val class0 : Uint63.t -> Uint63.t

val code0 : Uint63.t -> Uint63.t -> Uint63.t

val array_of : Uint63.t -> (Uint63.t -> Uint63.t) -> Uint63.t Parray.t

val settle :
  plain -> Uint63.t list -> Uint63.t -> Uint63.t Parray.t -> Uint63.t
  Parray.t

val go :
  plain -> nat -> Uint63.t Parray.t -> Uint63.t Parray.t -> Uint63.t ->
  Uint63.t list -> Uint63.t Parray.t

val hops_to :
  plain -> nat -> Uint63.t Parray.t -> Uint63.t -> Uint63.t Parray.t

val hops_right :
  plain -> Uint63.t Parray.t -> Uint63.t -> Uint63.t Parray.t -> bool

val distances_right : plain -> Uint63.t -> Uint63.t Parray.t -> bool

type one = { next_hops : Uint63.t Parray.t;
             hops_of : Uint63.t Parray.t;
             distance_of0 : Uint63.t Parray.t }

val rising : z list -> bool

val end_list : plain -> z list option -> Uint63.t list option

val weight : Uint63.t

val counts : quantity -> Uint63.t -> Uint63.t -> Uint63.t

val is_far : quantity -> bool

val small0 : z -> bool

val quantity_fine : quantity -> bool

val counted0 : Uint63.t -> quantity -> one -> Uint63.t -> Uint63.t -> Uint63.t

val piece :
  Uint63.t -> Uint63.t list -> quantity -> one -> Uint63.t -> Uint63.t

val near : plain -> Uint63.t -> Uint63.t list -> one -> bool

val add_pieces :
  Uint63.t -> Uint63.t list -> one -> Uint63.t -> quantity list -> Uint63.t
  list -> Uint63.t list

val totals :
  plain -> Uint63.t -> (bool -> Uint63.t -> one option) -> Uint63.t list ->
  Uint63.t list -> quantity list -> Uint63.t list option

val quantity_check : z -> quantity -> Uint63.t -> bool

val quantities_check : z -> quantity list -> Uint63.t list -> bool

val audit_check :
  plain -> Uint63.t -> (bool -> Uint63.t -> one option) -> z list option ->
  quantity list -> bool

val route_hops0 :
  plain -> (bool -> Uint63.t -> one option) -> z -> z -> Uint63.t option

val look :
  plain -> (Uint63.t -> Uint63.t Parray.t option) -> bool -> Uint63.t ->
  one option

val mark :
  nat -> Uint63.t Parray.t -> Uint63.t -> Uint63.t -> bool Parray.t ->
  bool Parray.t

val marks_right :
  plain -> Uint63.t list -> Uint63.t Parray.t -> Uint63.t -> bool
  Parray.t -> bool

val climbs :
  plain -> (Uint63.t -> Uint63.t -> Uint63.t -> Uint63.t) -> (Uint63.t ->
  bool) -> Uint63.t Parray.t -> Uint63.t -> bool

val order_at :
  plain -> (Uint63.t -> Uint63.t Parray.t option) -> (Uint63.t -> Uint63.t
  -> Uint63.t -> Uint63.t) -> bool -> Uint63.t list -> Uint63.t -> bool option

val order_check :
  plain -> (Uint63.t -> Uint63.t Parray.t option) -> (Uint63.t -> Uint63.t
  -> Uint63.t -> Uint63.t) -> z list option -> bool option

type clause = Uint63.t list

val scan : Uint63.t Parray.t -> Uint63.t -> clause -> Uint63.t -> Uint63.t

val none : clause

val load :
  clause list -> clause Parray.t -> Uint63.t -> clause
  Parray.t * Uint63.t

val literal : z -> Uint63.t

val sensible : z list list -> bool

type formula = z list list

val merged0 : z -> z -> z -> z -> z -> z -> bool -> formula

val totalizer : nat -> z -> z -> z -> bool -> z -> ((z * z) * z) * formula

val ends_at : (z * z) list -> z -> z

val parity : z -> (z * z) list -> z option

val largest_below : z option -> z -> z option

val link_clauses : z -> (z * z) list -> formula

val cut_formula : z -> (z * z) list -> z -> z * formula

val not_after : z list -> (z * z) list -> z -> z * formula

val all_not_after : z -> z list list -> z -> formula

val bisection_formula : z -> (z * z) list -> z -> z list list -> formula

val side_clauses : z list -> bool list -> formula

val sends_of : plain -> (Uint63.t * Uint63.t) list

val sends_begin : plain -> Uint63.t Parray.t

val position : Uint63.t -> Uint63.t list -> Uint63.t -> Uint63.t

val send_number : plain -> Uint63.t Parray.t -> Uint63.t -> Uint63.t -> z

val numbered_right :
  (Uint63.t -> Uint63.t -> z) -> (Uint63.t * Uint63.t) list -> z -> bool

val has : z -> z -> Uint63.t -> z

val sends :
  plain -> (Uint63.t -> Uint63.t -> z) -> z -> z -> Uint63.t -> Uint63.t -> z

val one_at_most : z list -> z list -> formula

val sender_clauses :
  plain -> (Uint63.t -> Uint63.t -> z) -> z -> Uint63.t -> z -> Uint63.t ->
  formula

val receiver_clauses :
  plain -> (Uint63.t -> Uint63.t -> z) -> z -> Uint63.t -> z -> Uint63.t ->
  formula

val round_clauses :
  plain -> (Uint63.t -> Uint63.t -> z) -> z -> Uint63.t -> z -> formula

val all_clauses :
  plain -> (Uint63.t -> Uint63.t -> z) -> z -> Uint63.t -> z -> formula

val broadcast_formula : plain -> Uint63.t -> z -> formula

val broadcast_formula_fine : plain -> bool

type follower = { goes_on : (Uint63.t -> (place_ -> ((Uint63.t * z
                            list) * Uint63.t) option) option);
                  leaves_with : (Uint63.t -> Uint63.t -> z list) }

val ranked_by :
  plain -> Uint63.t Parray.t -> Uint63.t -> Uint63.t Parray.t ->
  Uint63.t -> Uint63.t -> Uint63.t -> Uint63.t

val more_than_all : Uint63.t Parray.t -> nat

val climbs_from :
  follower -> (Uint63.t -> Uint63.t -> Uint63.t -> Uint63.t) -> nat ->
  Uint63.t -> (place_ -> ((Uint63.t * z list) * Uint63.t) option) -> bool
  option -> Uint63.t -> bool option

val climbs_to :
  follower -> (Uint63.t -> Uint63.t -> Uint63.t -> Uint63.t) -> nat ->
  Uint63.t list -> bool option -> Uint63.t -> bool option

val walk_order :
  plain -> follower -> (Uint63.t -> Uint63.t -> Uint63.t -> Uint63.t) -> nat
  -> z list option -> bool option

val waiting_at :
  follower -> ((Uint63.t * Uint63.t) * Uint63.t) -> (taken list * taken)
  option

val same_taken : taken -> taken -> bool

val chain_check :
  follower -> Uint63.t list -> taken -> taken ->
  ((Uint63.t * Uint63.t) * Uint63.t) list -> taken list list -> taken list
  list option

val circle_check :
  plain -> follower -> z list option -> ((Uint63.t * Uint63.t) * Uint63.t)
  list -> taken list list option

val once0 :
  taken list -> (Uint63.t * Uint63.t) list Parray.t ->
  (Uint63.t * Uint63.t) list Parray.t option

val all_once :
  taken list list -> (Uint63.t * Uint63.t) list Parray.t -> bool

val deadlock_check :
  plain -> follower -> z list option -> ((Uint63.t * Uint63.t) * Uint63.t)
  list -> bool

val listed_toward :
  plain -> Uint63.t Parray.t Parray.t -> Uint63.t -> Uint63.t
  Parray.t

val least : (Uint63.t -> bool) -> Uint63.t list -> Uint63.t

val bfs_toward : plain -> Uint63.t -> Uint63.t Parray.t option

val places_array : plain -> network -> z list Parray.t option

val same_place : z list -> z list -> bool

val neighbour_at :
  plain -> z list Parray.t -> Uint63.t -> z list -> bool -> Uint63.t

val tuple_toward :
  plain -> (z list -> z list -> z list option) -> (z list -> z list -> z list
  -> bool) -> z list Parray.t -> Uint63.t -> Uint63.t Parray.t

val stops : Uint63.t -> Uint63.t Parray.t -> Uint63.t -> bool

val turns_before :
  Uint63.t -> Uint63.t Parray.t -> Uint63.t -> Uint63.t -> Uint63.t ->
  Uint63.t

val turn_back :
  Uint63.t -> Uint63.t Parray.t -> Uint63.t list -> Uint63.t -> (Uint63.t
  Parray.t * Uint63.t Parray.t) -> Uint63.t Parray.t * Uint63.t
  Parray.t

val turn_on :
  plain -> Uint63.t -> Uint63.t Parray.t -> nat -> (Uint63.t
  Parray.t * Uint63.t Parray.t) -> Uint63.t -> Uint63.t list ->
  Uint63.t Parray.t * Uint63.t Parray.t

val turns_to :
  plain -> Uint63.t -> Uint63.t Parray.t -> nat -> Uint63.t
  Parray.t * Uint63.t Parray.t

val turns_right :
  plain -> Uint63.t -> Uint63.t Parray.t -> (Uint63.t
  Parray.t * Uint63.t Parray.t) -> bool

val with_turns :
  plain -> Uint63.t -> Uint63.t Parray.t -> Uint63.t Parray.t option

type state = Uint63.t * z list

val go_on :
  plain -> carrying -> z list Parray.t -> Uint63.t -> state -> state option

val same_state : state -> state -> bool

val never : Uint63.t

val open_ : Uint63.t

val fate :
  plain -> carrying -> z list Parray.t -> nat -> Uint63.t -> state list ->
  state -> Uint63.t -> Uint63.t

val look_on :
  plain -> carrying -> z list Parray.t -> nat -> bool -> Uint63.t -> one
  option

val to_end :
  Uint63.t -> (place_ -> ((Uint63.t * z list) * Uint63.t) option) -> nat ->
  place_ -> Uint63.t -> Uint63.t

val look_to_end : plain -> follower -> nat -> bool -> Uint63.t -> one option

val zero : z list -> z list

val relative_fine : plain -> relative -> z list Parray.t -> bool

val relative_audit :
  plain -> (Uint63.t -> Uint63.t Parray.t option) -> quantity list -> bool

type layered = { rank_classes : Uint63.t;
                 lane_ranks : Uint63.t Parray.t Parray.t;
                 end_numbers : Uint63.t Parray.t;
                 lane_table : Uint63.t Parray.t Parray.t }

val lane_of : layered -> Uint63.t -> Uint63.t -> Uint63.t

val lane_rank :
  plain -> layered -> Uint63.t Parray.t -> Uint63.t -> Uint63.t ->
  Uint63.t -> Uint63.t -> Uint63.t

val keeps_lane :
  plain -> layered -> follower -> Uint63.t Parray.t -> nat -> Uint63.t ->
  (place_ -> ((Uint63.t * z list) * Uint63.t) option) -> Uint63.t -> bool

val layers_check : plain -> layered -> follower -> z list option -> z -> bool

val top : Uint63.t

val climb_on :
  (Uint63.t -> Uint63.t -> Uint63.t) -> Uint63.t Parray.t -> Uint63.t ->
  ((Uint63.t Parray.t * Uint63.t Parray.t) * Uint63.t list) -> Uint63.t
  -> (Uint63.t Parray.t * Uint63.t Parray.t) * Uint63.t list

val climb_waves :
  plain -> nat -> (Uint63.t -> Uint63.t -> Uint63.t) -> Uint63.t Parray.t
  -> Uint63.t list -> Uint63.t Parray.t -> Uint63.t Parray.t ->
  Uint63.t Parray.t

val least_ranks :
  plain -> nat -> (Uint63.t -> Uint63.t -> Uint63.t) -> Uint63.t Parray.t
  -> Uint63.t -> Uint63.t Parray.t

val path_rank :
  plain -> layered -> Uint63.t Parray.t -> Uint63.t -> Uint63.t ->
  Uint63.t -> Uint63.t

val climbs_from_source :
  plain -> layered -> Uint63.t Parray.t -> nat -> Uint63.t list ->
  Uint63.t -> bool

val shortest_layers_check : plain -> layered -> z list option -> z -> bool

type building = { next_free : z;
                  follows_ : ((taken * taken) * z) list Parray.t;
                  clauses_ : z list list }

val two_in_turn : 'a1 list -> ('a1 * 'a1) list

val pair_variables :
  (taken -> Uint63.t) -> building -> taken -> taken -> z option

val implied : z -> z -> z -> z list list -> z list list

val join_pair :
  (taken -> Uint63.t) -> z -> z -> building -> (taken * taken) -> building

val add_route :
  (taken -> Uint63.t) -> z -> z -> (building * z list) -> taken list ->
  building * z list

val add_message :
  (taken -> Uint63.t) -> z -> (building * z) -> taken list list ->
  building * z

val add_messages :
  (taken -> Uint63.t) -> z -> Uint63.t -> taken list list list -> building

val ring_pairs : taken list -> (taken * taken) list

val add_ring :
  (taken -> Uint63.t) -> z -> building -> z list list option -> taken list ->
  z list list option

val lanes_formula :
  (taken -> Uint63.t) -> z -> Uint63.t -> taken list list list -> taken list
  list -> z list list option

type lrat_parts = __lrat_parts Lazy.t
and __lrat_parts =
| Ended
| Part of Uint63.t Parray.t * lrat_parts

type state0 = { clauses : clause Parray.t;
                falsified : Uint63.t Parray.t; stamp : Uint63.t;
                slot : Uint63.t; literals : clause; next0 : Uint63.t }

type outcome =
| Refutation
| Failure
| Going of state0

val read :
  nat -> Uint63.t Parray.t -> Uint63.t -> clause Parray.t -> Uint63.t
  Parray.t -> Uint63.t -> Uint63.t -> clause -> Uint63.t -> outcome

val run_parts : nat -> state0 -> lrat_parts -> outcome * lrat_parts

val larger : Uint63.t -> Uint63.t -> Uint63.t

val literals_of : clause list -> Uint63.t

val refuted_by : z list list -> Uint63.t -> lrat_parts -> bool

type encoded = { listed_messages : ((Uint63.t * Uint63.t) * Uint63.t) list;
                 listed_rings : taken list list; channel_classes : Uint63.t;
                 channel_count : Uint63.t; lane_slots : Uint63.t;
                 lane_refutation : lrat_parts }

val channel_hash :
  plain -> encoded -> Uint63.t Parray.t -> taken -> Uint63.t

val refutes_lanes : plain -> encoded -> z -> taken list list list -> bool

val known_for_each :
  ('a1 -> 'a2 option) -> 'a1 list -> 'a2 list -> 'a2 list option

val fine_message : Uint63.t list -> ((Uint63.t * Uint63.t) * Uint63.t) -> bool

val going0 :
  plain -> follower -> ((Uint63.t * Uint63.t) * Uint63.t) list -> (place_ ->
  ((Uint63.t * z list) * Uint63.t) option) option Parray.t

val route_of :
  follower -> (place_ -> ((Uint63.t * z list) * Uint63.t) option) option
  Parray.t -> ((Uint63.t * Uint63.t) * Uint63.t) -> taken list option

val needed_check : plain -> encoded -> follower -> z list option -> z -> bool

val ways_on :
  plain -> nat -> Uint63.t Parray.t -> Uint63.t -> Uint63.t -> taken list
  -> taken list list -> taken list list

val shortest_routes :
  plain -> ((Uint63.t * Uint63.t) * Uint63.t) -> taken list list option

val shortest_needed_check : plain -> encoded -> z list option -> z -> bool

val same_list : ('a1 -> 'a1 -> bool) -> 'a1 list -> 'a1 list -> bool

val same_term : term -> term -> bool

val same_cond : cond -> cond -> bool

val same_range : range -> range -> bool

val same_next : next -> next -> bool

val same_text : text -> text -> bool

val same_pair : (z * z) -> (z * z) -> bool

val same_arcs : arcs_line -> arcs_line -> bool

val network_same : network -> network -> bool

type traffic_proof =
| Followed
| Ranked of Uint63.t * Uint63.t Parray.t
| Waiting of ((Uint63.t * Uint63.t) * Uint63.t) list
| InLayers of layered
| LanesByLrat of encoded

val tuple_hops :
  network -> plain -> (z list -> z list -> z list option) -> (z list -> z
  list -> z list -> bool) -> (Uint63.t -> Uint63.t Parray.t option) option

val hops_toward :
  network -> plain -> routing -> (Uint63.t -> Uint63.t Parray.t option)
  option

val plain_step :
  Uint63.t Parray.t -> place_ -> ((Uint63.t * z list) * Uint63.t) option

val updown_follower : plain -> follower

val carrying_step :
  plain -> carrying -> z list Parray.t -> Uint63.t -> place_ ->
  ((Uint63.t * z list) * Uint63.t) option

val looker :
  network -> plain -> routing -> (Uint63.t * (bool -> Uint63.t -> one
  option)) option

val follower_of : network -> plain -> routing -> follower option

val order_of_ranks :
  network -> plain -> routing -> Uint63.t -> Uint63.t Parray.t -> z list
  option -> bool option

val relative_audits :
  network -> plain -> string -> quantity list -> bool option

val audits :
  network -> plain -> routing -> z list option -> quantity list -> bool

val traffic_check : network -> plain -> traffic_proof -> traffic -> bool

val same_row : Uint63.t Parray.t -> Uint63.t Parray.t -> bool

val same_rows :
  Uint63.t Parray.t Parray.t -> Uint63.t Parray.t Parray.t -> bool

val same_route : route -> route -> bool

val same_hops_text : hops_text -> hops_text -> bool

val same_routing : routing -> routing -> bool

val same_routing_or_none : routing option -> routing option -> bool

val same_ends : z list option -> z list option -> bool

val quantities_of :
  routing -> z list option -> traffic list -> quantity list option

val traffic_checks : network -> plain -> traffic_proof -> traffic list -> bool

val way :
  Uint63.t -> (place_ -> ((Uint63.t * z list) * Uint63.t) option) -> nat ->
  place_ -> (Uint63.t * Uint63.t) list option

val same_hop : (Uint63.t * Uint63.t) -> (Uint63.t * Uint63.t) -> bool

val hops_once : (Uint63.t * Uint63.t) list -> (Uint63.t * Uint63.t) list

val all_steps :
  follower -> Uint63.t list -> (Uint63.t * (place_ -> ((Uint63.t * z
  list) * Uint63.t) option) option) Parray.t -> (Uint63.t * (place_ ->
  ((Uint63.t * z list) * Uint63.t) option) option) Parray.t

val ways_of :
  network -> plain -> routing -> (Uint63.t -> Uint63.t ->
  (Uint63.t * Uint63.t) list option) option

val ways_on0 :
  ((bool * network) * plain) list -> routing -> (Uint63.t -> Uint63.t ->
  Uint63.t -> (Uint63.t * Uint63.t) list option) option

val without_word : expression

val keep_word : expression

val induced_word : expression

val complement_word : expression

val line_word : expression

val min_degree_word : expression

val max_degree_word : expression

val eccentricity_word : expression

val diameter_word : expression

val radius_word : expression

val at_distance_word : expression

val distance_sum_from_word : expression

val distance_sum_word : expression

val mean_distance_word : expression

val path_word : expression

val cycle_word : expression

val girth_word : expression

val circumference_word : expression

val bipartite_word : expression

val hamiltonian_word : expression

val hamiltonian_path_word : expression

val hamiltonian_connected_word : expression

val hamiltonian_laceable_word : expression

val pancyclic_word : expression

val bipancyclic_word : expression

val vertex_pancyclic_word : expression

val edge_pancyclic_word : expression

val edge_bipancyclic_word : expression

val panconnected_word : expression

val bipanconnected_word : expression

val chromatic_number_word : expression

val edge_chromatic_number_word : expression

val independence_number_word : expression

val clique_number_word : expression

val cluster_word : expression

val domination_number_word : expression

val matching_number_word : expression

val metric_dimension_word : expression

val spanning_trees_word : expression

val automorphisms_word : expression

val moves_word : expression

val vertex_orbits_word : expression

val vertex_transitive_word : expression

val edge_transitive_word : expression

val isomorphic_word : expression

val contains_word : expression

val embeds_word : expression

val cut_word : expression

val bisection_word : expression

val vertex_connectivity_word : expression

val edge_connectivity_word : expression

val restricted_connectivity_word : expression

val restricted_connectivity_strict_word : expression

val restricted_edge_connectivity_word : expression

val extra_connectivity_word : expression

val extra_connectivity_by_sets_word : expression

val component_connectivity_word : expression

val cyclic_edge_connectivity_word : expression

val container_word : expression

val disjoint_paths_word : expression

val wide_diameter_word : expression

val fault_diameter_word : expression

val edge_fault_diameter_word : expression

val detour_word : expression

val vertex_fault_detour_word : expression

val edge_fault_detour_word : expression

val spanning_container_word : expression

val spanning_connected_word : expression

val spanning_laceable_word : expression

val edge_disjoint_hamiltonian_cycles_word : expression

val independent_spanning_trees_word : expression

val max_load_word : expression

val fault_hamiltonian_word : expression

val fault_hamiltonian_connected_word : expression

val edge_fault_hamiltonian_word : expression

val pmc_apart_word : expression

val mm_apart_word : expression

val conditional_word : expression

val pmc_diagnosability_word : expression

val mm_diagnosability_word : expression

val pmc_conditional_diagnosability_word : expression

val mm_conditional_diagnosability_word : expression

val standard_words : (string * expression) list

type word_name =
| Standard_word of string
| Own_word of string * expression

val language_words : (string * expression) list

val word_text : word_name -> expression option

type word_argument =
| Itself
| Other_one of network
| Vertex_of of z
| Number_of of part
| Router_of of routing
| Numbers_of

type word_fact = { word : word_name; word_arguments : word_argument list;
                   word_judgement : judgement }

val networks_in :
  bool -> network -> plain -> word_argument list ->
  ((bool * network) * plain) list option

val argument_of :
  plain -> ((bool * network) * plain) list -> word_argument -> argument option

type fact =
| Faults of faults
| Hamilton of hamilton
| Maps of maps
| Matching of matching
| Metric of metric
| Rounds of rounds
| Spectra of spectra
| Symmetry of symmetry_fact
| Traffic of traffic
| Trees of trees
| Width of width
| Word_ of word_fact

type statement = { subject : network; said : fact }

val path_check : plain -> Uint63.t -> Uint63.t list -> bool

val places0 : Uint63.t -> Uint63.t list -> Uint63.t Parray.t

val cycle_check : plain -> Uint63.t list -> bool

val side_of : Uint63.t -> Uint63.t list -> Uint63.t -> bool

val cut_links : plain -> (Uint63.t -> bool) -> z

val cut_check : plain -> Uint63.t list -> z -> bool

val as_map : Uint63.t Parray.t -> Uint63.t -> Uint63.t

val explore :
  (Uint63.t -> Uint63.t) list -> Uint63.t -> (Uint63.t Parray.t * Uint63.t
  list) -> (Uint63.t Parray.t * Uint63.t list) * bool

val mark_orbit :
  (Uint63.t -> Uint63.t) list -> Uint63.t Parray.t -> Uint63.t -> Uint63.t
  Parray.t

val least_roots :
  (Uint63.t -> Uint63.t) list -> Uint63.t -> Uint63.t Parray.t * Uint63.t
  list

val told_roots :
  (Uint63.t -> Uint63.t) list -> Uint63.t -> Uint63.t list -> Uint63.t
  Parray.t option

val orbits :
  plain -> (Uint63.t -> Uint63.t) list -> Uint63.t list -> (Uint63.t
  Parray.t * Uint63.t list) option

val far : Uint63.t

val discover :
  Uint63.t -> Uint63.t list -> Uint63.t Parray.t -> Uint63.t list ->
  Uint63.t Parray.t * Uint63.t list

val wave :
  plain -> Uint63.t -> Uint63.t list -> Uint63.t Parray.t -> Uint63.t list
  -> Uint63.t Parray.t * Uint63.t list

val next_wave :
  plain -> ((Uint63.t * Uint63.t list) * Uint63.t Parray.t) ->
  ((Uint63.t * Uint63.t list) * Uint63.t Parray.t) * bool

val search : plain -> Uint63.t -> Uint63.t Parray.t

val row_right :
  Uint63.t Parray.t -> Uint63.t -> Uint63.t list -> bool -> bool

val levels_right : plain -> Uint63.t -> Uint63.t Parray.t -> bool

type from_vertex =
| Told of Uint63.t * Uint63.t Parray.t
| Searched of Uint63.t

val where_from : from_vertex -> Uint63.t

val levels_of : plain -> from_vertex -> Uint63.t Parray.t option

module IntOrder :
 sig
  type t = Uint63.t

  val leb : Uint63.t -> Uint63.t -> bool
 end

module IntSort :
 sig
  val merge : Uint63.t list -> Uint63.t list -> Uint63.t list

  val merge_list_to_stack :
    Uint63.t list option list -> Uint63.t list -> Uint63.t list option list

  val merge_stack : Uint63.t list option list -> Uint63.t list

  val iter_merge : Uint63.t list option list -> Uint63.t list -> Uint63.t list

  val sort : Uint63.t list -> Uint63.t list

  val flatten_stack : Uint63.t list option list -> Uint63.t list
 end

val rising0 : Uint63.t -> Uint63.t list -> bool

val different : Uint63.t list -> bool

val inner : Uint63.t list -> Uint63.t list

val way_check : plain -> Uint63.t -> Uint63.t -> Uint63.t list -> bool

val hops : 'a1 -> 'a1 list -> ('a1 * 'a1) list

val split_at : Uint63.t -> 'a1 list -> 'a1 list * 'a1 list

val to_all :
  Uint63.t -> (Uint63.t -> bool) -> (Uint63.t -> Uint63.t list list -> bool)
  -> Uint63.t list -> Uint63.t list list -> bool

val ways_right :
  plain -> z -> Uint63.t -> Uint63.t -> Uint63.t list list -> bool

val link_code : (Uint63.t * Uint63.t) -> Uint63.t

val codes : Uint63.t list -> Uint63.t list

val lines_right :
  plain -> z -> Uint63.t -> Uint63.t -> Uint63.t list list -> bool

val mark_new :
  Uint63.t -> (Uint63.t Parray.t * Uint63.t list) -> Uint63.t -> Uint63.t
  Parray.t * Uint63.t list

val flood :
  (Uint63.t -> Uint63.t list) -> nat -> Uint63.t -> Uint63.t list -> Uint63.t
  Parray.t -> Uint63.t Parray.t

val labels :
  Uint63.t -> (Uint63.t -> Uint63.t list) -> Uint63.t list -> Uint63.t
  Parray.t * Uint63.t list

val parts_right :
  Uint63.t -> (Uint63.t -> Uint63.t list) -> Uint63.t Parray.t -> bool

val roots_right :
  Uint63.t -> Uint63.t Parray.t -> Uint63.t -> Uint63.t list -> bool

val taken_away : plain -> Uint63.t Parray.t -> Uint63.t list

val unmet : Uint63.t

val meet :
  (Uint63.t -> Uint63.t -> bool) -> Uint63.t -> Uint63.t -> (Uint63.t
  Parray.t * Uint63.t list) -> Uint63.t -> Uint63.t Parray.t * Uint63.t
  list

val search_on :
  plain -> (Uint63.t -> Uint63.t -> bool) -> nat -> Uint63.t list -> Uint63.t
  -> Uint63.t list -> Uint63.t Parray.t -> Uint63.t list -> Uint63.t
  Parray.t * Uint63.t list

val search0 :
  plain -> (Uint63.t -> Uint63.t -> bool) -> nat -> Uint63.t Parray.t ->
  Uint63.t list -> Uint63.t -> Uint63.t Parray.t * Uint63.t list

val ball_right :
  plain -> (Uint63.t -> Uint63.t -> bool) -> Uint63.t -> Uint63.t Parray.t
  -> Uint63.t list -> Uint63.t -> bool

val node_dead : Uint63.t -> Uint63.t -> Uint63.t -> bool

val link_dead : Uint63.t -> Uint63.t -> Uint63.t -> Uint63.t -> bool

type faults_proof =
| FaultsByPaths of Uint63.t Parray.t list
   * (Uint63.t * Uint63.t list list) list
| FaultsByVertexCut of Uint63.t list
| FaultsByEdgeCut of Uint63.t list
| FaultsByDeletions of Uint63.t Parray.t list

val connected_check : plain -> bool

val vertex_paths_check :
  plain -> (Uint63.t -> Uint63.t) list -> (Uint63.t * Uint63.t list list)
  list -> z -> bool

val edge_paths_check :
  plain -> (Uint63.t * Uint63.t list list) list -> z -> bool

val here : plain -> z -> bool

val direct : Uint63.t list -> bool

val ways_check :
  plain -> z -> z -> z -> (Uint63.t * Uint63.t list list) list -> bool

val vertex_cut_check : plain -> Uint63.t list -> z -> bool

val ways_cut_check : plain -> Uint63.t list -> z -> z -> z -> bool

val edge_cut_check : plain -> Uint63.t list -> z -> bool

val farther : Uint63.t Parray.t -> Uint63.t -> Uint63.t -> Uint63.t

val levels_to :
  plain -> nat -> Uint63.t Parray.t -> (Uint63.t -> Uint63.t -> bool) ->
  Uint63.t -> Uint63.t list -> (Uint63.t * Uint63.t) list option

type outcomes =
  (Uint63.t * (Uint63.t * (Uint63.t * Uint63.t) list option) list) list

val node_targets : plain -> Uint63.t -> Uint63.t -> Uint63.t list

val node_outcomes :
  plain -> nat -> Uint63.t Parray.t -> Uint63.t list -> outcomes

val line_outcomes :
  plain -> nat -> Uint63.t Parray.t -> Uint63.t list -> outcomes

val all_levels : (Uint63.t -> bool) -> outcomes -> bool

val some_level : (Uint63.t -> bool) -> outcomes -> bool

val detour_right : Uint63.t -> z -> outcomes -> extended -> bool

val detour_check : plain -> (Uint63.t -> Uint63.t) list -> faults -> bool

val faults_check : plain -> faults_proof -> faults -> bool

val faults_checks : plain -> faults_proof -> faults list -> bool

val check_few : plain -> bool

val at_vertex : z -> (z * z) list -> z -> z list

val without_each : z list -> formula

val at_least_two : z list -> formula

val no_three : z list -> (z * z) list -> z list -> formula

val member0 : z list -> z -> bool

val leaving : z -> (z * z) list -> z list -> z list

val hamilton_formula : z -> (z * z) list -> z list list -> formula

val proper_set : z -> z list -> bool

val links_of0 : plain -> (Uint63.t * Uint63.t) list

val pair_Z : (Uint63.t * Uint63.t) -> z * z

val z_links : plain -> (z * z) list

val inverse_of : plain -> Uint63.t Parray.t -> Uint63.t Parray.t

val is_automorphism : plain -> Uint63.t Parray.t -> bool

val listed1 : plain -> Uint63.t Parray.t -> z list

val cap : z

val digit : Uint63.t -> nat -> z

val units : Uint63.t

val guards : Uint63.t

val lesser : Uint63.t -> Uint63.t -> Uint63.t

val select : bool list -> 'a1 list -> 'a1 list

val has0 : Uint63.t list -> Uint63.t -> bool

val last_places :
  plain -> Uint63.t -> Uint63.t list -> Uint63.t Parray.t -> Uint63.t
  Parray.t

val places1 :
  Uint63.t -> Uint63.t list -> Uint63.t Parray.t -> Uint63.t Parray.t

val in_places :
  Uint63.t -> Uint63.t list -> Uint63.t Parray.t -> Uint63.t -> bool

type lists_set =
| Nothing_in
| End_here of lists_set
| Begin of Uint63.t * lists_set * lists_set

val add_list : Uint63.t list -> lists_set -> lists_set

val all_lists :
  lists_set -> Uint63.t list -> Uint63.t list list -> Uint63.t list list

val inner0 : Uint63.t

val look0 : Uint63.t list -> Uint63.t list -> Uint63.t -> Uint63.t

val link_up :
  (Uint63.t -> Uint63.t) -> Uint63.t -> Uint63.t -> Uint63.t -> Uint63.t

val state_kept :
  Uint63.t list -> Uint63.t list -> (Uint63.t -> Uint63.t) -> lists_set ->
  lists_set

val pairs_of0 : Uint63.t list -> (Uint63.t * Uint63.t) list

val carry :
  Uint63.t list -> Uint63.t list -> Uint63.t list -> Uint63.t list ->
  Uint63.t -> lists_set -> Uint63.t list -> lists_set

val closes : Uint63.t list -> Uint63.t list -> Uint63.t list -> bool

val no_cycle :
  plain -> Uint63.t Parray.t -> Uint63.t -> Uint63.t list -> Uint63.t list
  -> Uint63.t list list -> bool

val frontier_check : plain -> Uint63.t list -> bool

type hamilton_proof =
| HamiltonByCycle of Uint63.t list
| HamiltonByFew
| HamiltonBySeparator of Uint63.t list
| HamiltonByFrontier of Uint63.t list
| HamiltonByLrat of Uint63.t list list * Uint63.t * lrat_parts

val separator_check : plain -> Uint63.t list -> bool

val hamilton_refuted :
  plain -> Uint63.t list list -> Uint63.t -> lrat_parts -> bool

val hamilton_check : plain -> hamilton_proof -> hamilton -> bool

val hamilton_checks : plain -> hamilton_proof -> hamilton list -> bool

val tallies : Uint63.t -> (Uint63.t * z) list -> z Parray.t

val near0 : plain -> Uint63.t -> Uint63.t list

val x : plain -> (Uint63.t * Uint63.t) list

val keeps :
  plain -> (Uint63.t -> Uint63.t -> Uint63.t) -> (Uint63.t -> Uint63.t) ->
  bool

type forest = { rank : (Uint63.t -> Uint63.t -> Uint63.t);
                from_u : (Uint63.t -> Uint63.t -> Uint63.t);
                from_v : (Uint63.t -> Uint63.t -> Uint63.t);
                rep_u : (Uint63.t -> Uint63.t); rep_v : (Uint63.t -> Uint63.t) }

type tree = { root : Uint63.t; weight0 : z; parent : (Uint63.t -> Uint63.t);
              below1 : (Uint63.t -> z) }

val forest_check :
  plain -> (Uint63.t -> Uint63.t -> Uint63.t) -> (Uint63.t -> Uint63.t) list
  -> Uint63.t -> forest -> bool

val others : plain -> tree -> Uint63.t list

val tree_check : plain -> tree -> bool

val of_pairs :
  plain -> (Uint63.t -> Uint63.t -> Uint63.t) -> (Uint63.t * z) list

val of_roots :
  (Uint63.t -> Uint63.t -> Uint63.t) -> tree list -> (Uint63.t * z) list

val of_tree :
  plain -> (Uint63.t -> Uint63.t -> Uint63.t) -> (Uint63.t -> z) -> tree ->
  (Uint63.t * z) list

val crossing0 : plain -> (Uint63.t -> z) -> z -> z

val position0 : Uint63.t -> Uint63.t list -> Uint63.t -> Uint63.t

val pair_number : plain -> Uint63.t -> Uint63.t -> Uint63.t -> Uint63.t

type marks = { m_class : Uint63.t Parray.t; m_rank : Uint63.t Parray.t;
               m_u : Uint63.t Parray.t; m_v : Uint63.t Parray.t;
               m_seen : Uint63.t; m_queue : (Uint63.t * Uint63.t) list }

val mark0 :
  plain -> Uint63.t -> Uint63.t -> Uint63.t -> Uint63.t -> Uint63.t ->
  Uint63.t -> marks -> marks

val mark_all :
  plain -> Uint63.t -> Uint63.t -> (Uint63.t -> Uint63.t) list -> nat ->
  marks -> marks

val largest_row : plain -> Uint63.t

val classes :
  plain -> (Uint63.t -> Uint63.t) list -> (forest * (Uint63.t -> Uint63.t ->
  Uint63.t)) * Uint63.t

val children_first :
  Uint63.t list Parray.t -> nat -> Uint63.t list -> Uint63.t list ->
  Uint63.t list

val make_tree : plain -> Uint63.t -> z -> (Uint63.t -> Uint63.t) -> tree

val even_degrees : plain -> bool

val odd_degrees : plain -> bool

val not_by_parity : plain -> z -> bool

val flow_check :
  plain -> (Uint63.t -> Uint63.t) list -> ((Uint63.t * z) * (Uint63.t ->
  Uint63.t)) list -> z -> bool

type metric_proof =
| Counted
| FromOne of from_vertex
| FromLevels of Uint63.t Parray.t list * from_vertex list
| AlongCycle of Uint63.t list

val is_int : z -> (Uint63.t -> bool) -> bool

val degree_of : Uint63.t list -> Uint63.t

val count_check : plain -> metric -> bool

val biggest : Uint63.t -> Uint63.t Parray.t -> Uint63.t

val level_counts : Uint63.t -> Uint63.t Parray.t -> Uint63.t Parray.t

val counts_are :
  Uint63.t -> Uint63.t Parray.t -> Uint63.t -> z list -> bool

val one_check : plain -> Uint63.t -> Uint63.t Parray.t -> metric -> bool

val no_cycle0 : Uint63.t

val meets :
  Uint63.t Parray.t -> Uint63.t -> Uint63.t list -> bool -> bool ->
  Uint63.t

val closes0 : plain -> Uint63.t Parray.t -> Uint63.t -> Uint63.t

val shortest : plain -> Uint63.t Parray.t -> Uint63.t

type from_source = { source : Uint63.t; lost : bool; furthest : Uint63.t;
                     distances : Uint63.t; around : Uint63.t }

val measured_at : plain -> bool -> bool -> from_vertex -> from_source option

val measured_all :
  plain -> bool -> bool -> from_vertex list -> from_source list option

val sum_of_sums : Uint63.t -> (Uint63.t -> Uint63.t) -> z

val all_check :
  plain -> Uint63.t Parray.t -> from_source list -> metric -> bool

val about_cycles : metric -> bool

val about_sums : metric -> bool

val about_reach : metric -> bool

val each_once : Uint63.t Parray.t -> Uint63.t list -> bool

val cycle_found : plain -> Uint63.t list -> bool

val metric_checks : plain -> metric_proof -> metric list -> bool

type maps_proof =
| ByMap of Uint63.t Parray.t
| ByCluster of Uint63.t list
| ByClasses of Uint63.t list list
| ByCode of Uint63.t Parray.t list * Uint63.t list
| ClusterByLrat of Uint63.t Parray.t list * Uint63.t * lrat_parts

val map_right : plain -> plain -> (Uint63.t -> Uint63.t) -> bool

val hops0 : z -> Uint63.t

val each_near : plain -> Uint63.t -> bool -> Uint63.t list -> bool

val set_right : plain -> Uint63.t list -> bool

val one_orbit : plain -> Uint63.t Parray.t list -> bool

val apart_clauses :
  plain -> Uint63.t -> (Uint63.t * z) list -> Uint63.t list -> z list list ->
  z list list option

val cluster_formula : plain -> Uint63.t -> z -> bool -> z list list option

val maps_check : plain -> maps_proof -> maps -> bool

val maps_checks : plain -> maps_proof -> maps list -> bool

type matching_proof =
| MatchingByPairs of (Uint63.t * Uint63.t) list
| MatchingByBarrier of Uint63.t list

val pairs_check : plain -> (Uint63.t * Uint63.t) list -> z -> bool

val odd_parts : Uint63.t -> Uint63.t Parray.t -> Uint63.t list -> z

val barrier_check : plain -> Uint63.t list -> z -> bool

val matching_check : plain -> matching_proof -> matching -> bool

val matching_checks : plain -> matching_proof -> matching list -> bool

type flags = bool Parray.t

val set_flags : Uint63.t list -> flags -> flags

val fresh : flags -> Uint63.t list -> bool

val once1 : plain -> Uint63.t list -> bool

val good_round : plain -> bool -> flags -> (Uint63.t * Uint63.t) list -> bool

val carry_out :
  plain -> bool -> flags -> (Uint63.t * Uint63.t) list list -> bool

val check_schedule :
  plain -> bool -> Uint63.t -> (Uint63.t * Uint63.t) list list -> z -> bool

type schedule = (Uint63.t * Uint63.t) list list

type rounds_proof =
| Scheduled of schedule
| ScheduledFrom of Uint63.t Parray.t list * (Uint63.t * schedule) list
| Counting of Uint63.t
| RoundsByLrat of Uint63.t * lrat_parts

val is_single : ports -> bool

val number_fine : plain -> z -> bool

val all_check0 :
  plain -> bool -> (Uint63.t -> Uint63.t) list -> (Uint63.t * schedule) list
  -> z -> bool

val first_words : plain -> Uint63.t -> Uint63.t Parray.t

val hand_on :
  Uint63.t Parray.t -> (Uint63.t * Uint63.t) list -> Uint63.t Parray.t

val all_bits : Uint63.t -> Uint63.t

val block_check : plain -> schedule -> Uint63.t -> bool

val blocks_check : plain -> nat -> schedule -> Uint63.t -> bool

val gossip_check : plain -> bool -> schedule -> z -> bool

val spaced : plain -> Uint63.t Parray.t -> bool

val capped : plain -> Uint63.t -> Uint63.t -> Uint63.t

val capped_sum : plain -> Uint63.t list -> Uint63.t

val longer : plain -> nat -> Uint63.t list -> Uint63.t list -> Uint63.t list

val by_length : plain -> nat -> nat -> nat -> Uint63.t list -> Uint63.t list

val from_length : plain -> Uint63.t list -> Uint63.t list

val first_ways : nat -> Uint63.t list

val rooms : plain -> nat -> nat -> nat -> Uint63.t list

val count_where : plain -> (Uint63.t -> bool) -> Uint63.t

val crowded :
  plain -> Uint63.t Parray.t -> Uint63.t -> Uint63.t list -> bool

val most_neighbours : plain -> nat

val counting_check : plain -> bool -> Uint63.t -> z -> bool

val broadcast_refuted_by : plain -> z -> z -> Uint63.t -> lrat_parts -> bool

val rounds_check : plain -> rounds_proof -> rounds -> bool

val rounds_checks : plain -> rounds_proof -> rounds list -> bool

val less_multiple :
  Uint63.t -> Uint63.t -> Uint63.t list -> Uint63.t list -> Uint63.t list

val eliminated :
  Uint63.t -> Uint63.t -> Uint63.t list -> Uint63.t list list -> Uint63.t
  list list

val power_mod : Uint63.t -> Uint63.t -> positive -> Uint63.t

val diagonal :
  Uint63.t -> positive -> Uint63.t list list -> Uint63.t list list ->
  Uint63.t -> Uint63.t option

val prime_fits : Uint63.t -> bool

val determinant_mod : Uint63.t -> Uint63.t list list -> Uint63.t option

type spectra_proof =
| ByVectors of Uint63.t list * z Parray.t list
| ByRank of Uint63.t list * Uint63.t

val triangular : 'a1 list -> ('a1 -> z) list -> bool

val pick :
  Uint63.t list list -> ((Uint63.t * Uint63.t list) * Uint63.t list list)
  option

val reduced_row :
  Uint63.t -> Uint63.t -> Uint63.t list -> Uint63.t list -> Uint63.t list

val full_rank :
  Uint63.t -> positive -> Uint63.t list -> Uint63.t list list -> bool

val on_diagonal0 : matrix -> z -> Uint63.t list -> z

val equation_here :
  matrix -> z -> (Uint63.t -> z) -> Uint63.t list -> Uint63.t -> bool

val equation_mod :
  Uint63.t -> Uint63.t list -> matrix -> z -> Uint63.t list -> Uint63.t ->
  Uint63.t list

val spectra_check : plain -> spectra_proof -> spectra -> bool

val spectra_checks : plain -> spectra_proof -> spectra list -> bool

val mix : Uint63.t -> Uint63.t -> Uint63.t

val sum_of : (Uint63.t -> Uint63.t) -> Uint63.t list -> Uint63.t

val sight_of : plain -> (Uint63.t -> Uint63.t) -> Uint63.t -> Uint63.t

val sight : plain -> (Uint63.t -> Uint63.t) -> Uint63.t

module Coq_IntOrder :
 sig
  type t = Uint63.t

  val leb : Uint63.t -> Uint63.t -> bool
 end

module Coq_IntSort :
 sig
  val merge : Uint63.t list -> Uint63.t list -> Uint63.t list

  val merge_list_to_stack :
    Uint63.t list option list -> Uint63.t list -> Uint63.t list option list

  val merge_stack : Uint63.t list option list -> Uint63.t list

  val iter_merge : Uint63.t list option list -> Uint63.t list -> Uint63.t list

  val sort : Uint63.t list -> Uint63.t list

  val flatten_stack : Uint63.t list option list -> Uint63.t list
 end

val increasing : Uint63.t list -> bool

val different0 : Uint63.t list -> bool

val changes : Uint63.t list -> Uint63.t

val how_many_different : Uint63.t list -> Uint63.t

type links_met = Uint63.t list Parray.t * (Uint63.t * Uint63.t) list

val visit_link : links_met -> Uint63.t -> Uint63.t -> links_met

val explore_links :
  (Uint63.t -> Uint63.t) list -> links_met -> links_met * bool

val spread_link :
  (Uint63.t -> Uint63.t) list -> Uint63.t list Parray.t -> Uint63.t ->
  Uint63.t -> Uint63.t list Parray.t

val least_links : plain -> (Uint63.t -> Uint63.t) list -> links_met

val link_roots :
  plain -> (Uint63.t -> Uint63.t) list -> (Uint63.t * Uint63.t) list option

val recoloured : plain -> Uint63.t Parray.t -> Uint63.t Parray.t

val rounds0 : plain -> nat -> Uint63.t Parray.t -> Uint63.t Parray.t

val colours : plain -> Uint63.t Parray.t -> Uint63.t list

val rounds_needed : plain -> nat -> Uint63.t -> Uint63.t Parray.t -> nat

val settled1 : plain -> Uint63.t Parray.t -> nat

val marked_out : Uint63.t Parray.t -> Uint63.t -> Uint63.t Parray.t

val singled :
  plain -> nat -> Uint63.t Parray.t -> Uint63.t -> Uint63.t Parray.t

val plain_colours : plain -> Uint63.t Parray.t

val total_colour : plain -> Uint63.t Parray.t -> Uint63.t

val vertex_rounds : plain -> Uint63.t list -> nat

val vertex_sight : plain -> nat -> Uint63.t -> Uint63.t

val link_rounds : plain -> (Uint63.t * Uint63.t) list -> nat

val link_way : plain -> nat -> Uint63.t -> Uint63.t -> Uint63.t

val link_sight : plain -> nat -> (Uint63.t * Uint63.t) -> Uint63.t

val orbit_table :
  plain -> (Uint63.t -> Uint63.t) list -> Uint63.t -> Uint63.t Parray.t

val in_table : Uint63.t Parray.t -> Uint63.t -> bool

val keep :
  Uint63.t -> (Uint63.t -> Uint63.t) list -> (Uint63.t -> Uint63.t) list

val orbits_along :
  plain -> (Uint63.t -> Uint63.t) list -> Uint63.t list ->
  (Uint63.t * Uint63.t list) list

val product_of : (Uint63.t * Uint63.t list) list -> z

val apart :
  plain -> (Uint63.t * Uint63.t list) list -> Uint63.t Parray.t ->
  Uint63.t Parray.t -> bool

val no_more :
  plain -> (Uint63.t -> Uint63.t) list -> Uint63.t list -> Uint63.t
  Parray.t -> bool

val automorphisms_counted :
  plain -> (Uint63.t -> Uint63.t) list -> Uint63.t list -> bool -> z -> bool

type symmetry_proof =
| ByLevels of Uint63.t Parray.t list * from_vertex list
| ByAutomorphisms of Uint63.t Parray.t list
| ByVertexPair of from_vertex * from_vertex
| ByLinkPair of from_vertex * from_vertex * from_vertex * from_vertex
| ByColours of Uint63.t Parray.t
| ByOddCycle of Uint63.t list
| ByInvariants of Uint63.t Parray.t list
| ByStabilisers of Uint63.t Parray.t list * Uint63.t list

val seen_from :
  plain -> Uint63.t Parray.t -> (Uint63.t -> Uint63.t) -> Uint63.t

val seen_by :
  plain -> (Uint63.t -> Uint63.t) -> from_vertex list ->
  (Uint63.t * Uint63.t) list option

val recolour :
  plain -> Uint63.t Parray.t -> from_vertex list -> (Uint63.t -> Uint63.t)
  -> (Uint63.t -> Uint63.t) option

val recolour_on :
  plain -> Uint63.t Parray.t -> from_vertex list -> nat -> Uint63.t ->
  (Uint63.t -> Uint63.t) -> (Uint63.t -> Uint63.t) option

val colours_of :
  plain -> Uint63.t Parray.t -> from_vertex list -> Uint63.t list option

val two_colours : Uint63.t list -> bool

val orbits_fact :
  plain -> Uint63.t list -> Uint63.t list -> symmetry_fact -> bool

val differ_somewhere :
  plain -> (Uint63.t -> Uint63.t) -> (Uint63.t -> Uint63.t) -> bool

val all_differ : plain -> (Uint63.t -> Uint63.t) list -> bool

val automorphisms_fact :
  plain -> (Uint63.t -> Uint63.t) list -> symmetry_fact -> bool

val vertex_sights : plain -> Uint63.t list -> Uint63.t list

val link_sights : plain -> (Uint63.t * Uint63.t) list -> Uint63.t list

val invariants_fact :
  plain -> (Uint63.t -> Uint63.t) list -> symmetry_fact -> bool

val stabilisers_fact :
  plain -> (Uint63.t -> Uint63.t) list -> Uint63.t list -> symmetry_fact ->
  bool

val symmetry_checks : plain -> symmetry_proof -> symmetry_fact list -> bool

type trees_proof =
| ByDeterminant of Uint63.t * Uint63.t list * Uint63.t list
| NotConnected

val set_places :
  Uint63.t -> Uint63.t list -> Uint63.t Parray.t -> Uint63.t Parray.t

val places_right :
  Uint63.t -> Uint63.t -> Uint63.t Parray.t -> Uint63.t -> Uint63.t list
  -> bool

val last_place0 :
  Uint63.t -> Uint63.t Parray.t -> Uint63.t list -> Uint63.t -> Uint63.t

val rows_of :
  plain -> Uint63.t -> Uint63.t Parray.t -> Uint63.t -> Uint63.t list ->
  (Uint63.t * bool list) list

val row_mod : Uint63.t -> (Uint63.t * bool list) -> Uint63.t list

val positive_mod : Uint63.t -> positive -> Uint63.t

val number_mod : Uint63.t -> z -> Uint63.t

val remainders_right :
  z -> z -> z -> (Uint63.t * bool list) list -> Uint63.t list -> bool

val degrees_product : plain -> Uint63.t list -> z

val determinant_check :
  plain -> Uint63.t -> Uint63.t list -> Uint63.t list -> z -> bool

val not_connected_check : plain -> bool

val trees_check : plain -> trees_proof -> trees -> bool

val trees_checks : plain -> trees_proof -> trees list -> bool

type set_of0 =
| Here of bool
| Fork of set_of0 * set_of0

val holds_of : set_of0 -> bool list -> bool

val none_of0 : nat -> set_of0

val add_to : set_of0 -> bool list -> set_of0

val full0 : nat -> set_of0 -> bool

val assignments : nat -> bool list list

val place_of : Uint63.t -> Uint63.t list -> nat -> nat

val moves0 : Uint63.t list -> Uint63.t Parray.t -> nat list

val moves_right : Uint63.t list -> Uint63.t Parray.t -> nat list -> bool

val moved : nat list -> bool list -> bool list

val settle0 : nat list list -> set_of0 -> bool list -> set_of0

val settle_all :
  nat -> nat -> bool list list -> nat list list -> set_of0 -> bool

val less : z list -> z -> z list -> z list

val minus : z -> z list -> z list -> z list list -> z list list

val absolute : z list -> z

val lowest0 : nat -> z list list -> z

val total_of : z list -> z

val gain : (z * z list) -> z

val without : z list list -> (z * z list) list -> z list list

val link_vector : z -> (z * z) -> z list

val with_links : z -> z -> (z * z) list -> z list list -> z list list

val even_order : z -> z

val proper_vertices : z -> z list

val rest :
  z -> z -> z -> z -> (z * z) list -> (z * z list) list -> z list list

val spread0 : z -> (z * z) list -> z list

val boundaries_right :
  plain -> Uint63.t -> Uint63.t Parray.t -> Uint63.t Parray.t ->
  Uint63.t -> Uint63.t list -> Uint63.t list -> bool

type narrow =
| NoMore
| TwoWords of Uint63.t * Uint63.t * narrow

val full_word : Uint63.t

val narrow_value : narrow -> nat -> z

val two_words : Uint63.t -> Uint63.t -> narrow -> narrow

val narrow_more : Uint63.t -> narrow -> narrow

val narrow_plus : Uint63.t -> narrow -> narrow

val narrow_up_from : Uint63.t -> narrow -> narrow

val narrow_up : narrow -> narrow

val lowest_digit : narrow -> Uint63.t

val narrow_least : narrow -> narrow -> narrow

val at_most_50 : Uint63.t -> Uint63.t

val amount : Uint63.t -> Uint63.t

val least_more : Uint63.t -> Uint63.t -> narrow -> narrow -> narrow

val least_up :
  Uint63.t -> Uint63.t -> Uint63.t -> Uint63.t -> narrow -> narrow -> narrow

val more_down : Uint63.t -> narrow -> narrow

val least_down : Uint63.t -> Uint63.t -> narrow -> narrow -> narrow

type narrow_table =
| NarrowRow of narrow
| NarrowFork of narrow_table * narrow_table

val narrow_merge : narrow_table -> narrow_table -> narrow_table

val on_side_0 : bool -> Uint63.t -> narrow -> narrow

val on_side_1 : bool -> Uint63.t -> narrow -> narrow

val both_on_0 : bool -> Uint63.t -> Uint63.t -> narrow -> narrow -> narrow

val both_on_1 : bool -> Uint63.t -> Uint63.t -> narrow -> narrow -> narrow

val narrow_both :
  bool -> bool list -> bool list -> narrow_table -> Uint63.t -> Uint63.t ->
  narrow_table -> Uint63.t -> Uint63.t -> narrow_table

val narrow_place :
  bool -> bool list -> bool list -> narrow_table -> Uint63.t -> Uint63.t ->
  narrow_table

val narrow_program :
  plain -> Uint63.t Parray.t -> Uint63.t -> Uint63.t -> nat -> Uint63.t
  list -> Uint63.t list -> narrow_table -> narrow option

val narrow_start : narrow

val least_cuts :
  plain -> Uint63.t Parray.t -> Uint63.t -> Uint63.t list -> (z * z) option

val narrow_least_by_order : plain -> z -> Uint63.t list -> bool

val narrow_width_by_order : plain -> z -> Uint63.t list -> bool

val head_of : z list -> z

val semidefinite : nat -> z -> z list list -> bool

val positive_semidefinite : z list list -> bool

val with_diagonal : nat -> z list -> z list list -> z list list

val lowest_with : z list -> z list list -> z option

type sides = (Uint63.t * bool) list

type 'l side_case =
| BranchOn of (bool * Uint63.t Parray.t) list * Uint63.t * bool
| LikeBefore of bool * Uint63.t Parray.t * Uint63.t
| ByContracted of Uint63.t * Uint63.t * Uint63.t * Uint63.t list
   * (Uint63.t * (Uint63.t * bool) list) list
| LeafIn of 'l

type 'l branching = { cases_left : 'l side_case list;
                      cases_done : sides option Parray.t;
                      cases_met : Uint63.t }

val even_total : plain -> Uint63.t

val side_code : bool -> Uint63.t

val sides_table : plain -> sides -> Uint63.t Parray.t

val has_side : Uint63.t Parray.t -> Uint63.t -> bool -> bool

val crowded0 : plain -> Uint63.t Parray.t -> bool -> bool

val impossible : plain -> sides -> bool

val beyond : plain -> Uint63.t Parray.t -> Uint63.t -> Uint63.t

val takes_sides :
  plain -> bool -> Uint63.t Parray.t -> sides -> Uint63.t Parray.t ->
  bool

val with_side : Uint63.t -> bool -> Uint63.t

val vertex_in : Uint63.t -> Uint63.t

val side_in : Uint63.t -> bool

val move_side : plain -> (bool * Uint63.t Parray.t) -> Uint63.t -> Uint63.t

val side_orbit :
  plain -> (bool * Uint63.t Parray.t) list -> Uint63.t -> bool -> Uint63.t
  list

val other_sides : Uint63.t Parray.t -> sides -> Uint63.t list -> sides

val free_vertices : plain -> Uint63.t Parray.t -> Uint63.t list

val variables : plain -> Uint63.t Parray.t -> Uint63.t option list

val variable_table : plain -> Uint63.t option list -> Uint63.t Parray.t

val coordinate :
  Uint63.t Parray.t -> Uint63.t Parray.t -> Uint63.t -> z * z

val coordinate_right :
  Uint63.t Parray.t -> Uint63.t Parray.t -> Uint63.t option list ->
  Uint63.t -> bool

val times1 : (z * z) -> z -> z * z

val contracted_links :
  z -> z -> (Uint63.t -> z * z) -> (Uint63.t * Uint63.t) list -> z list list
  -> z list list

val contracted_base :
  plain -> z -> z -> z -> (Uint63.t -> z * z) -> z list list

val contracted_forms :
  z -> z -> (Uint63.t -> z * z) -> (Uint63.t * (Uint63.t * bool) list) list
  -> (z * z list) list

val plus_diagonal : z list -> nat -> z list list -> z list list

val by_pairs : ('a1 -> 'a2 -> 'a3) -> 'a1 list -> 'a2 list -> 'a3 list

val columns_of : nat -> nat -> z list list -> z list list

val shown_contracted :
  plain -> z -> z -> z -> (z * z list) list -> z option -> bool

val would_show :
  plain -> z -> Uint63.t -> Uint63.t -> Uint63.t list ->
  (Uint63.t * (Uint63.t * bool) list) list -> bool

val contracted_form :
  plain -> z -> Uint63.t Parray.t -> Uint63.t -> Uint63.t -> Uint63.t ->
  Uint63.t list -> (Uint63.t * (Uint63.t * bool) list) list -> bool

val contracted :
  plain -> z -> Uint63.t Parray.t -> Uint63.t -> Uint63.t -> Uint63.t ->
  Uint63.t list -> (Uint63.t * (Uint63.t * bool) list) list -> bool

val check_case :
  plain -> (Uint63.t Parray.t -> Uint63.t -> Uint63.t -> Uint63.t ->
  Uint63.t list -> (Uint63.t * (Uint63.t * bool) list) list -> bool) ->
  (sides -> Uint63.t Parray.t -> 'a1 -> bool) -> nat -> sides -> 'a1
  branching -> 'a1 branching option

val check_tree :
  plain -> (Uint63.t Parray.t -> Uint63.t -> Uint63.t -> Uint63.t ->
  Uint63.t list -> (Uint63.t * (Uint63.t * bool) list) list -> bool) ->
  (sides -> Uint63.t Parray.t -> 'a1 -> bool) -> sides -> 'a1 side_case
  list -> bool

type leaf_file =
| LeafRefuted of (Uint63.t -> Uint63.t * lrat_parts)
| LeafTree of unit side_case list

val leaf_refuted :
  plain -> formula -> Uint63.t Parray.t -> (Uint63.t ->
  Uint63.t * lrat_parts) -> bool

val leaf_shown :
  plain -> (Uint63.t Parray.t -> Uint63.t -> Uint63.t -> Uint63.t ->
  Uint63.t list -> (Uint63.t * (Uint63.t * bool) list) list -> bool) ->
  formula -> sides -> Uint63.t Parray.t -> (unit -> leaf_file) -> bool

val width_by_branches :
  plain -> z -> (unit -> leaf_file) side_case list -> bool

type matrix_term = { is_triangle : bool; term_weight : Uint63.t;
                     term_vertices : (Uint63.t * bool) list }

type width_proof =
| WidthByCut of Uint63.t list
| WidthByFlow of Uint63.t Parray.t list
   * ((Uint63.t * Uint63.t) * Uint63.t Parray.t) list
| WidthByOrder of Uint63.t list
| WidthByMatrix of Uint63.t * Uint63.t * Uint63.t * Uint63.t list
   * matrix_term list
| WidthByLrat of Uint63.t Parray.t list * Uint63.t * lrat_parts
| WidthByCubes of Uint63.t Parray.t list * Uint63.t list
   * (bool list * (Uint63.t * lrat_parts)) list
| WidthByBranches of (unit -> leaf_file) side_case list

val tree_of :
  ((Uint63.t * Uint63.t) * Uint63.t Parray.t) ->
  (Uint63.t * z) * (Uint63.t -> Uint63.t)

val width_refuted :
  plain -> z -> Uint63.t Parray.t list -> Uint63.t -> lrat_parts -> bool

val width_by_cubes :
  plain -> z -> Uint63.t Parray.t list -> Uint63.t list -> (bool
  list * (Uint63.t * lrat_parts)) list -> bool

val term_vector : z -> matrix_term -> z list

val add_diagonal : (z -> z) -> z -> nat -> z list list -> z list list

val matrix_squares :
  plain -> z -> z -> z -> z -> Uint63.t list -> matrix_term list -> (z * z
  list) list

val squares_right : plain -> z -> z -> (z * z list) list -> z -> bool

val matrix_right :
  plain -> z -> z -> z -> Uint63.t list -> matrix_term list -> z -> bool

val width_by_matrix :
  plain -> Uint63.t -> Uint63.t -> Uint63.t -> Uint63.t list -> matrix_term
  list -> z -> bool

val width_check : plain -> width_proof -> width -> bool

val width_checks : plain -> width_proof -> width list -> bool

val bound_seen : (expression -> worth option) -> bounded -> z option option

val values_seen :
  (expression -> worth option) -> args -> worth list -> worth list option

val of_none : quantifier -> bool

val is_all_or_some : quantifier -> bool

val sets_of_size :
  nat -> part list -> part list -> worth list list -> worth list list

val sets_up_to : nat -> part list -> worth list list -> worth list list

val maps_onto :
  part list -> part list -> (part * part) list -> worth list list -> worth
  list list

val most_members : z option -> part list -> z

val every_value :
  (expression -> worth option) -> nat -> over0 -> worth list list option

val at_position : 'a1 list -> Uint63.t -> 'a1 option

val at_positions : part list -> Uint63.t -> Uint63.t list -> part list option

val map_at :
  part list -> part list -> Uint63.t list -> (part * part) list option

val value_at :
  (expression -> worth option) -> nat -> over0 -> Uint63.t list -> worth list
  option

val width0 : nat -> over0 -> nat

val breadth : ranging -> nat

val uses : nat -> expression -> bool

val uses_over : nat -> over0 -> bool

val uses_bound : nat -> bounded -> bool

val uses_ranges : nat -> ranging -> bool

val uses_nexts : nat -> nexts -> bool

val uses_args : nat -> args -> bool

val is_local : nat -> expression -> bool

val grows_with : nat -> over0 -> bool

val monotone : bool -> nat -> expression -> bool

type ('symmetries, 'refutation) step =
| Evaluate
| Choose of Uint63.t list
| Menu of Uint63.t list list
| Both
| Left0
| Right0
| Each
| Every0
| Orbits of 'symmetries
| Refuted of 'refutation

val is_all : quantifier -> bool

val bare :
  (worth list -> expression -> worth option) -> nat -> worth list ->
  expression -> worth list * expression

val for_each :
  (worth list -> expression -> worth option) -> (worth list -> ('a1, 'a2)
  step list -> ('a1, 'a2) step list option) -> worth list -> expression ->
  worth list list -> ('a1, 'a2) step list -> ('a1, 'a2) step list option

val shorter :
  ('a1, 'a2) step list -> ('a1, 'a2) step list -> ('a1, 'a2) step list

val for_every :
  (worth list -> expression -> worth option) -> (worth list -> ('a1, 'a2)
  step list -> ('a1, 'a2) step list option) -> worth list -> expression ->
  worth list list -> ('a1, 'a2) step list -> ('a1, 'a2) step list -> ('a1,
  'a2) step list option

val is_evaluate : ('a1, 'a2) step -> bool

val evaluates :
  (worth list -> expression -> worth option) -> worth list -> expression ->
  bool -> bool

val menu_works :
  (worth list -> nat -> over0 -> Uint63.t list -> worth list option) ->
  (worth list -> expression -> worth option) -> worth list -> nat -> over0 ->
  expression -> expression -> bool -> Uint63.t list -> bool

val negated : expression -> expression option

val sides0 : expression -> ((bool * expression) * expression) option

type quantified = { kind : quantifier; names : nat; range_ : over0;
                    only_0 : expression; body_ : expression }

val as_quantified : expression -> quantified option

val show :
  (worth list -> nat -> over0 -> worth list list option) -> (worth list ->
  nat -> over0 -> Uint63.t list -> worth list option) -> ('a1 -> worth list
  -> nat -> over0 -> worth list list option) -> ('a2 -> worth list ->
  expression -> bool -> bool) -> (worth list -> expression -> worth option)
  -> nat -> worth list -> expression -> bool -> ('a1, 'a2) step list -> ('a1,
  'a2) step list option

type goal = { where_ : worth list; sentence : expression; wanted : bool }

val for_number : worth list -> expression -> expression -> bool -> z -> goal

val grows : bool -> expression -> expression -> bool

val from_number : z -> nat -> z list

val from_to0 : z -> z -> z list

val false_for :
  bool -> worth list -> expression -> expression -> z -> z -> goal list

val whole_part : part -> z option

val least_goals :
  worth list -> z -> z -> expression -> expression -> judgement -> goal list
  option

val most_goals :
  worth list -> z -> z -> expression -> expression -> judgement -> goal list
  option

val about :
  quantifier -> bool -> (expression -> expression) -> expression -> expression

val at_most0 : expression -> expression -> expression

val at_least : expression -> expression -> expression

val number_expr : part -> expression

val written0 : part -> bool

val extreme_goals :
  worth list -> bool -> expression -> judgement -> goal list option

val goals_of :
  (worth list -> expression -> worth option) -> nat -> worth list ->
  expression -> judgement -> goal list option

val different_parts : part list -> bool

val in_lowest_terms : part -> bool

val slot0 : Uint63.t -> nat

val graph_at : (bool * plain) list -> Uint63.t -> plain option

val act : Uint63.t -> (Uint63.t -> Uint63.t) -> part -> part

val extended0 : plain -> (Uint63.t -> Uint63.t) -> Uint63.t -> Uint63.t

val mask_from : nat -> Uint63.t -> Uint63.t -> Uint63.t

val count_from : 'a1 list -> Uint63.t -> Uint63.t

val mask_of : 'a1 list -> Uint63.t

val bucket_of : Uint63.t -> Uint63.t -> Uint63.t

val same_key : Uint63.t list -> Uint63.t list -> bool

val hash_key : Uint63.t list -> Uint63.t

val met_key :
  Uint63.t -> Uint63.t list list Parray.t -> Uint63.t list -> bool

val mark_key :
  Uint63.t -> Uint63.t list list Parray.t -> Uint63.t list -> Uint63.t
  list list Parray.t

val visit_key :
  Uint63.t -> (Uint63.t list list Parray.t * Uint63.t list list) ->
  Uint63.t list -> Uint63.t list list Parray.t * Uint63.t list list

val spread_keys :
  (Uint63.t list -> Uint63.t list) list -> Uint63.t -> Uint63.t list list ->
  Uint63.t list list Parray.t -> Uint63.t list list -> Uint63.t list list
  Parray.t

val firsts_of :
  (Uint63.t list -> Uint63.t list) list -> Uint63.t -> Uint63.t list list ->
  Uint63.t list list -> Uint63.t list list Parray.t -> Uint63.t list list
  -> Uint63.t list list

val firsts :
  (Uint63.t list -> Uint63.t list) list -> Uint63.t list list -> Uint63.t
  list list

val put_in : Uint63.t -> Uint63.t list -> Uint63.t list

val ordered_up : Uint63.t list -> Uint63.t list

val put_pair :
  (Uint63.t * Uint63.t) -> (Uint63.t * Uint63.t) list ->
  (Uint63.t * Uint63.t) list

val pairs_in_order : (Uint63.t * Uint63.t) list -> (Uint63.t * Uint63.t) list

val positions_from : Uint63.t -> 'a1 list -> Uint63.t list

val filled0 : 'a1 list -> Uint63.t -> 'a1 Parray.t -> 'a1 Parray.t

val listed_in : 'a1 -> 'a1 list -> 'a1 Parray.t option

val without_one : ('a1 -> 'a2 -> bool) -> 'a1 -> 'a2 list -> 'a2 list option

val paired : ('a1 -> 'a2 -> bool) -> 'a1 list -> 'a2 list -> bool

val fits0 : (part * part list) list -> bool

val moves_to :
  Uint63.t -> plain -> (Uint63.t -> Uint63.t) -> part -> part -> bool

val stays : Uint63.t -> plain -> (Uint63.t -> Uint63.t) -> worth -> bool

val all_move :
  Uint63.t -> plain -> (Uint63.t -> Uint63.t) -> worth list -> worth list ->
  bool

val hash_part : part -> Uint63.t

val hash_values : worth list -> Uint63.t

val image_values :
  Uint63.t -> plain -> (Uint63.t -> Uint63.t) -> worth list -> worth list

val same_values : worth list -> worth list -> bool

val hashed :
  Uint63.t -> worth list Parray.t -> Uint63.t list -> Uint63.t list
  Parray.t

val image_positions :
  Uint63.t -> plain -> (Uint63.t -> Uint63.t) -> worth list Parray.t ->
  Uint63.t -> Uint63.t list Parray.t -> Uint63.t list -> Uint63.t
  Parray.t option

val keys_of_size :
  nat -> Uint63.t list -> Uint63.t list -> Uint63.t list list -> Uint63.t
  list list

val keys_up_to :
  nat -> Uint63.t list -> Uint63.t list list -> Uint63.t list list

val keys_onto :
  'a1 list -> Uint63.t list -> Uint63.t list -> Uint63.t list list ->
  Uint63.t list list

val move_set : Uint63.t Parray.t -> Uint63.t list -> Uint63.t list

val move_map :
  Uint63.t list -> (Uint63.t Parray.t * Uint63.t Parray.t) -> Uint63.t
  list -> Uint63.t list

val part_at : worth list Parray.t -> Uint63.t -> part

val alone : part list -> worth list list

val member_values : worth list Parray.t -> Uint63.t list -> worth list

val set_values : worth list Parray.t -> Uint63.t list -> worth list

val map_values :
  part list -> worth list Parray.t -> Uint63.t list -> worth list

val no_networks : worth list -> bool

val first_values :
  (Uint63.t list -> worth list) -> (Uint63.t list -> Uint63.t list) list ->
  Uint63.t list list -> worth list list option

val orbit_values :
  (bool * plain) list -> Uint63.t -> (Uint63.t -> Uint63.t) list -> worth
  list -> (expression -> worth option) -> nat -> over0 -> worth list list
  option

type told_so = ((nat * Uint63.t) * bool) list

val is_told : told_so -> ((nat * Uint63.t) * bool) -> bool

val taken_to : Uint63.t Parray.t list -> nat -> Uint63.t -> Uint63.t

val orbit_from :
  nat -> (Uint63.t -> Uint63.t) list -> Uint63.t list -> Uint63.t list ->
  Uint63.t list

type chosen_from =
| From_sets of worth list Parray.t * Uint63.t list * z
| From_maps of part list * worth list Parray.t * worth list Parray.t
   * Uint63.t list * Uint63.t list * (Uint63.t * Uint63.t) list
   * (Uint63.t * Uint63.t) Parray.t

val choice_at : worth list -> over0 -> chosen_from option

val same_pair0 : (Uint63.t * Uint63.t) -> (Uint63.t * Uint63.t) -> bool

val can_be_so : chosen_from -> Uint63.t list

val is_bijection : Uint63.t Parray.t -> Uint63.t list -> bool

val pairs_map :
  (Uint63.t * Uint63.t) list -> (Uint63.t * Uint63.t) Parray.t -> Uint63.t
  Parray.t -> Uint63.t Parray.t -> Uint63.t Parray.t -> Uint63.t ->
  Uint63.t Parray.t option

val choice_maps :
  Uint63.t -> plain -> (Uint63.t -> Uint63.t) list -> chosen_from -> Uint63.t
  Parray.t list option

val choices_maps :
  Uint63.t -> plain -> (Uint63.t -> Uint63.t) list -> chosen_from list ->
  Uint63.t Parray.t list list option

val can_so : chosen_from list -> (nat * Uint63.t) -> bool

val split_orbit :
  (bool * plain) list -> Uint63.t -> (Uint63.t -> Uint63.t) list -> worth
  list -> chosen_from list -> told_so -> nat -> Uint63.t -> Uint63.t list
  option

val unconditional : expression -> bool

val is_choice : over0 -> bool

val leading :
  worth list -> worth list -> quantifier -> over0 -> expression -> expression
  -> ((chosen_from list * expression) * expression) option

type inequality = { parts_in : (Uint63.t * z) list; constant_in : z }

val gather_parts :
  Uint63.t -> z -> (Uint63.t * z) list -> z Parray.t -> z Parray.t
  option

val sum_facts :
  Uint63.t -> inequality Parray.t -> (z * Uint63.t) list -> z Parray.t
  -> z -> (z Parray.t * z) option

val sum_of0 :
  Uint63.t -> inequality Parray.t -> (z * Uint63.t) list -> (z
  Parray.t * z) option

val most_of : z Parray.t -> Uint63.t list -> z -> z

val quotients : z -> z Parray.t -> Uint63.t list -> (Uint63.t * z) list

type cuts =
| Sum_below of (z * Uint63.t) list
| Cut_rounded of z * (z * Uint63.t) list * cuts
| Cut_either of inequality * cuts * cuts

val contrary_fact : inequality -> inequality

val refuted_facts :
  Uint63.t -> inequality Parray.t -> Uint63.t -> cuts -> bool

type row0 = z * z list

val clause_row : z list -> row0

val largest : z

val fact_of : z list -> z -> inequality option

val with_rows :
  row0 list -> inequality Parray.t -> Uint63.t -> (inequality
  Parray.t * Uint63.t) option

val most_facts : Uint63.t

val rows_refuted : positive -> row0 list -> cuts -> bool

type lit =
| Known of bool
| Lit of z

val negated0 : lit -> lit

type circuit = { next_variable : positive; clauses_made : z list list;
                 gates_made : (z list * positive) list Parray.t;
                 rows_made : (z * z list) list option }

type 'a making = circuit -> ('a * circuit) option

val pure : 'a1 -> 'a1 making

val fails : 'a1 making

val bind : 'a1 making -> ('a1 -> 'a2 making) -> 'a2 making

val open_literals : bool -> lit list -> z list option

val clause0 : lit list -> unit making

val fresh0 : lit making

val fresh_ones : nat -> lit list making

module Increasing :
 sig
  type t = z

  val leb : z -> z -> bool
 end

module LiteralSort :
 sig
  val merge : z list -> z list -> z list

  val merge_list_to_stack : z list option list -> z list -> z list option list

  val merge_stack : z list option list -> z list

  val iter_merge : z list option list -> z list -> z list

  val sort : z list -> z list

  val flatten_stack : z list option list -> z list
 end

val each_once0 : z list -> z list

val contradicted : nat -> z list -> z list -> bool

val same_inputs : z list -> z list -> bool

val gate_with : z list -> (z list * positive) list -> positive option

val place_of0 : z list -> Uint63.t

val gate_of : z list -> lit making

val conjunction : lit list -> lit making

val disjunction : lit list -> lit making

val same_truth : lit -> lit -> lit making

val count_row : lit -> lit list -> lit -> z -> z -> z -> lit list making

val count_rows : lit list -> lit list -> z -> z -> z -> lit list making

val by_rows : 'a1 making -> 'a1 making -> 'a1 making

val all_open : lit list -> z list option

val threshold : lit list -> z -> z -> lit making

val at_least0 : lit list -> z -> lit making

val start : bool -> circuit

val all_rows : circuit -> row0 list

type term0 =
| Fixed0 of part
| One_of of (part * lit) list
| How_many of lit list * z

type open_row = (part * lit) * (part * lit) list

val vertex_in0 : open_row -> part

val alive_in : open_row -> lit

type open_net =
| Closed of net
| Opened of open_row list

type open_worth =
| A_term_ of term0
| A_truth_ of lit
| Members of (part * lit) list
| Mapping of (part * term0) list
| Net of open_net
| Ways of (Uint63.t -> Uint63.t -> Uint63.t -> (Uint63.t * Uint63.t) list
          option)

val one_way_rows : open_row list -> bool

val each_known : 'a1 list -> ('a1 * lit) list

val opened_up : worth -> open_worth

val known_entries : ('a1 * lit) list -> 'a1 list option

val known_map : (part * term0) list -> (part * part) list option

val known_worth : open_worth -> worth option

val known_all : open_worth list -> worth list option

val of_each : (part * lit) list -> (part -> lit making) -> lit list making

val any_value : term0 -> (part -> lit making) -> lit making

val same_part : part -> part -> bool

val put0 : part -> lit -> (part * lit list) list -> (part * lit list) list

val put_all :
  lit -> (part * lit) list -> (part * lit list) list -> (part * lit list)
  list making

val for_each0 :
  (part -> lit -> (part * lit list) list -> (part * lit list) list making) ->
  lit -> (part * lit) list -> (part * lit list) list -> (part * lit list)
  list making

val combined :
  (part list -> term0 making) -> term0 list -> part list -> lit ->
  (part * lit list) list -> (part * lit list) list making

val finished : (part * lit list) list -> (part * lit) list making

val spread_from : lit list -> z -> z -> nat -> (part * lit) list making

val spread1 : term0 -> term0 making

val spread_each : term0 list -> term0 list making

val known_terms : term0 list -> part list option

val lift : term0 list -> (part list -> term0 making) -> term0 making

val members_of : open_worth -> (part * lit) list option

val guards_of : part -> (part * lit) list -> lit list

val member_in : part -> (part * lit) list -> lit making

val is_in : term0 -> (part * lit) list -> lit making

val each_same :
  (part * lit) list -> (part * lit) list -> (part * lit) list -> lit list
  making

val same_sets : (part * lit) list -> (part * lit) list -> lit making

val known_and_open : ('a1 * lit) list -> z * lit list

val count_of : z -> lit list -> term0

val length_of : ('a1 * lit) list -> term0

val of_one0 : (part -> part option) -> part list -> part option

val of_two0 : (part -> part -> part option) -> part list -> part option

val calculated : operation -> part list -> part option

val by_function : (part list -> part option) -> part list -> term0 making

val most_apart : z

val least_whole : (part * lit) list -> z option

val copies_from : z -> (part * lit) list -> (lit list * z) option

val as_count : term0 -> (lit list * z) option

val together : operation -> term0 -> term0 -> (lit list * z) option

val arithmetic : operation -> term0 -> term0 -> term0 making

val first_or_second : part list -> part option

val between0 : lit -> term0 -> term0 -> term0 making

val count_is : lit list -> z -> part -> lit making

val count_below : lit list -> z -> part -> lit making

val known_truth : bool option -> lit making

val compared_by :
  (part -> part -> bool option) -> term0 -> term0 -> lit making

val difference : term0 -> term0 -> (lit list * z) option

val compared_with :
  (lit list -> z -> part -> lit making) -> (part -> part -> bool option) ->
  term0 -> term0 -> lit making

val equal_terms : term0 -> term0 -> lit making

val less_terms : term0 -> term0 -> lit making

val row_at : part -> open_row list -> open_row option

val joins : bool -> part -> part -> part -> part -> bool

val pairs_from :
  bool -> open_row list -> open_row -> (open_row * open_row) list ->
  (open_row * open_row) list

val pairs_met : bool -> open_row list -> (open_row * open_row) list

val links_made :
  bool -> (open_row * open_row) list -> ((part * part) * lit) list making

val link_between :
  bool -> part -> part -> ((part * part) * lit) list -> lit option

val nothing_listed : bool -> open_row -> open_row -> bool

val row_made :
  bool -> open_row -> open_row list -> ((part * part) * lit) list ->
  (part * lit) list option

val rows_made0 :
  bool -> open_row list -> ((part * part) * lit) list -> open_row list option

val known_rows : open_row list -> (part * part list) list option

val itself_listed : open_row -> bool

val open_rows_of_arcs : open_row list -> open_row list

val net_made : open_row list -> open_net making

val around0 : open_row list -> part -> (part * lit) list option

val vertices_open : open_row list -> (part * lit) list

val links_once : part list -> open_row list -> (part * lit) list

val links_open : open_row list -> (part * lit) list

val side_of0 : part -> (part * lit) list -> lit option

val no_link_leaves :
  lit -> lit -> (part * lit) list -> (part * lit) list -> unit making

val sides_apart :
  lit -> (part * lit) list -> open_row list -> lit list -> lit -> lit list
  making

val apart0 : open_row list -> lit making

val leading_to : part -> open_row -> (part * lit) list

val turned : open_row list -> open_row list

val over_links : (part * lit) list -> (part * lit) list -> lit list making

val next_layer :
  (part * lit) list -> open_row list -> lit list -> lit list making

val layers_on : nat -> open_row list -> lit list -> lit list making

val reach0 : open_row list -> lit list -> lit list making

val first_there : lit -> open_row list -> lit list making

val reached_or_not_there : open_row list -> lit list -> lit list making

val reaches_all : open_row list -> lit making

val connected_open : open_row list -> lit making

val component_open : open_row list -> part -> (part * lit) list making

val in_layers : nat -> open_row list -> part -> lit list -> lit list making

val distances_from : z -> lit -> lit list -> (part * lit) list making

val distance_open : open_row list -> part list -> term0 making

val pairs_with : open_row -> open_row list -> (part * lit) list making

val pairs_from0 : open_row list -> open_row list -> (part * lit) list making

val pairs_open : open_row list -> (part * lit) list making

val made_of : part -> Uint63.t list

val foreign : part -> part -> bool

val foreign_to : part -> part list -> bool

type polarity =
| Sought
| Avoided
| Neither

val turned0 : polarity -> polarity

val leaves_open : bool -> polarity -> bool

val truth_of : open_worth -> lit making

val term_of : open_worth -> term0 making

val set_made : open_worth -> (part * lit) list making

val there0 : 'a1 option -> 'a1 making

val parts_of_term : term0 -> part list

val foreign_terms : term0 -> term0 -> bool

val foreign_in : term0 -> (part * lit) list -> bool

val foreign_sets : (part * lit) list -> (part * lit) list -> bool

val not_both : lit list -> lit -> unit making

val at_most_one : lit list -> lit list -> unit making

val open_set : part list -> z -> (part * lit) list making

val open_map : part list -> part list -> (part * term0) list making

val open_bindings :
  nat -> (part * lit) list -> (open_worth list * lit) list option

val part_bindings : nat -> (part * lit) list -> (worth list * lit) list option

val in_turn :
  ('a1 -> lit -> 'a2 list making) -> ('a1 * lit) list -> 'a2 list making

val rows_listed :
  (worth list -> (part * lit) list making) -> ((part * worth list) * lit)
  list -> open_row list making

val every_one : worth list list -> (open_worth list * lit) list

val guard_of :
  (open_worth list -> open_worth making) -> open_worth list -> lit -> lit
  making

val decides : bool -> lit -> bool

val each_said :
  (open_worth list -> open_worth making) -> (open_worth list -> open_worth
  making) -> bool -> (open_worth list * lit) list -> lit list making

val quantified0 :
  (open_worth list -> open_worth making) -> (open_worth list -> open_worth
  making) -> bool -> (open_worth list * lit) list -> open_worth making

val counted_up :
  (open_worth list -> open_worth making) -> (open_worth list -> open_worth
  making) -> (open_worth list * lit) list -> z -> lit list -> term0 making

val those_of :
  (open_worth list -> open_worth making) -> (open_worth list -> open_worth
  making) -> (part * lit) list -> (part * lit) list making

val summed_up :
  (open_worth list -> open_worth making) -> (open_worth list -> open_worth
  making) -> (open_worth list * lit) list -> term0 -> z -> lit list -> term0
  making

val numeral : part -> bool

val numerals : term0 -> bool

val extreme_of :
  (open_worth list -> open_worth making) -> (open_worth list -> open_worth
  making) -> bool -> (open_worth list * lit) list -> term0 option -> term0
  making

val first_of0 :
  (open_worth list -> open_worth making) -> (open_worth list -> open_worth
  making) -> part list -> lit -> ((part * lit) list * lit) making

val one_of : (part * lit) list -> term0

val first_term : bool -> ((part * lit) list * lit) -> term0 making

val open_values :
  nat -> open_worth making -> (open_worth list * lit) list making

val known_members : open_worth making -> part list making

val every_set :
  open_worth making -> z option making -> (open_worth list * lit) list making

val every_map :
  open_worth making -> open_worth making -> (open_worth list * lit) list
  making

val quantified_sets :
  (open_worth list -> open_worth making) -> (open_worth list -> open_worth
  making) -> bool -> bool -> open_worth making -> z option making ->
  open_worth making

val quantified_maps :
  (open_worth list -> open_worth making) -> (open_worth list -> open_worth
  making) -> bool -> bool -> open_worth making -> open_worth making ->
  open_worth making

val gathered_up :
  (open_worth list -> open_worth making) -> (open_worth list -> open_worth
  making) -> quantifier -> (open_worth list * lit) list making -> open_worth
  making

val tuple_of0 : part list -> part

val all_terms : open_worth list -> term0 list option

val all_members : open_worth list -> (part * lit) list list option

val products : (part * lit) list list -> lit -> (part * lit) list making

val tupled : open_worth list -> open_worth making

val entry_at : (part * term0) list -> part list -> term0 making

val if_so : lit -> open_worth -> open_worth making -> open_worth making

val inquired_degree : net -> part -> part option

val degree_open : open_row list -> part list -> term0 making

val vertex_asked : about_vertex -> open_net -> term0 -> open_worth making

val adjacent_open : open_row list -> part -> part -> lit making

val two_asked : about_two -> open_net -> term0 -> term0 -> open_worth making

val asked : polarity -> information -> open_net -> open_worth making

val sym : open_worth list -> polarity -> expression -> open_worth making

val sym_tuple : open_worth list -> expression -> open_worth list making

val sym_bound : open_worth list -> bounded -> z option making

val sym_each :
  open_worth list -> ranging -> lit -> worth list -> (worth list -> lit ->
  ((part * worth list) * lit) list making) -> ((part * worth list) * lit)
  list making

val sym_listed : open_worth list -> nexts -> (part * lit) list making

val sym_values :
  open_worth list -> args -> open_worth list -> open_worth list making

val contrary :
  bool -> worth list -> expression -> bool -> (lit * circuit) option

type formula_proof =
| Trivially
| By_steps of (Uint63.t -> Uint63.t * lrat_parts)
| By_cuts of cuts

val is_linear : formula_proof -> bool

val number_of : z list list -> Uint63.t

val formula_refuted : lit -> circuit -> formula_proof -> bool

val refuted_here : worth list -> expression -> bool -> formula_proof -> bool

val open_choice : chosen_from -> open_worth making

val open_choices :
  chosen_from list -> open_worth list -> open_worth list making

val nothing_to_choose : chosen_from -> bool

val choice_literals : open_worth -> lit list

val told_literal : open_worth list -> ((nat * Uint63.t) * bool) -> lit option

val told_clauses : open_worth list -> told_so -> unit making

val case_end :
  worth list -> quantifier -> expression -> expression -> told_so ->
  open_worth list -> lit making

val refuted_case :
  worth list -> quantifier -> chosen_from list -> expression -> expression ->
  told_so -> formula_proof -> bool

type refutation =
| By_formula of formula_proof
| Split_at of Uint63.t * Uint63.t Parray.t list * nat * Uint63.t
   * refutation * refutation

val refutes_case :
  (bool * plain) list -> worth list -> chosen_from list -> quantifier ->
  expression -> expression -> told_so -> refutation -> bool

val refutes_by :
  (bool * plain) list -> refutation -> worth list -> expression -> bool ->
  bool

val narrow0 : z -> bool

val narrowed : part -> part option

val calculate_narrow : operation -> part -> part -> part option

val function_narrow : function0 -> part -> part option

val comparable : part -> part -> bool

val within_one : part -> part list -> bool option

val compared_strictly : worth option -> worth option -> bool option

val below_narrow : part -> part -> bool option

val lesser_narrow : bool -> part -> part -> part option

val then_strictly :
  quantifier -> bool option -> (unit -> bool option) -> bool option

val list_strictly :
  quantifier -> ('a1 -> bool option) -> 'a1 list -> bool option

val sized_strictly :
  quantifier -> (part list -> bool option) -> part list -> nat -> nat -> bool
  option

val larger_strictly :
  quantifier -> (part list -> bool option) -> part list -> nat -> nat -> bool
  option

val sets_strictly :
  quantifier -> (part list -> bool option) -> part list -> z -> bool option

val maps_strictly :
  quantifier -> ((part * part) list -> bool option) -> part list -> part list
  -> bool option

val added_narrow : part option -> part option -> part option

val is_whole : part option -> bool

val is_short : part option -> bool

val best_strictly : bool -> part option list -> part option option

val gathered_strictly :
  quantifier -> (worth list -> worth option) -> (worth list -> worth option)
  -> worth list list -> worth option

val chosen_strictly :
  quantifier -> (worth list -> worth option) -> (worth list -> worth option)
  -> ((worth -> bool option) -> bool option) -> (unit -> worth list) -> worth
  option

val find_strictly : (part -> bool option) -> part list -> part option option

val first_strictly : bool -> (part -> bool option) -> part list -> part option

val quick_component :
  (net -> part -> part list list) -> net -> part -> part list

val quick_connected : (net -> part -> part list list) -> net -> bool

val quick_inquired :
  (net -> part -> part list list) -> information -> net -> worth

val quick_vertex :
  (net -> part -> part list list) -> about_vertex -> net -> part -> worth
  option

val quick_two :
  (net -> part -> part list list) -> about_two -> net -> part -> part ->
  worth option

val quick0 :
  (net -> part -> part list list) -> worth list -> expression -> worth option

type 'a delayed = 'a __delayed Lazy.t
and 'a __delayed =
| Delay of 'a

val forced : 'a1 delayed -> 'a1

val search_all :
  Uint63.t -> plain -> part list list delayed Parray.t option

val searches_of :
  Uint63.t -> (bool * plain) list -> part list list delayed Parray.t
  option list

val near_by : (bool * plain) list -> net -> part -> part list list

type word_symmetries = { symmetric : Uint63.t;
                         images : Uint63.t Parray.t list }

type word_step = (word_symmetries, refutation) step

val word_orbits :
  (net -> part -> part list list) -> (bool * plain) list -> word_symmetries
  -> worth list -> nat -> over0 -> worth list list option

val show_goal :
  (net -> part -> part list list) -> (bool * plain) list -> nat -> goal ->
  word_step list -> word_step list option

val show_goals :
  (net -> part -> part list list) -> (bool * plain) list -> nat -> goal list
  -> word_step list -> word_step list option

val roots_of : argument list -> (bool * plain) list

val few : argument list -> bool

type word_proof = { depth : nat; strategy : word_step list }

val is_computed :
  (worth list -> expression -> worth option) -> nat -> worth list ->
  expression -> judgement -> bool

val judges : worth option -> judgement -> bool

val shows_word : bool -> network -> plain -> word_fact -> word_proof -> bool

val words_checks :
  bool -> network -> plain -> word_proof -> word_fact list -> bool

type proof =
| FaultsProof of faults_proof
| HamiltonProof of hamilton_proof
| MapsProof of maps_proof
| MatchingProof of matching_proof
| MetricProof of metric_proof
| RoundsProof of rounds_proof
| SpectraProof of spectra_proof
| SymmetryProof of symmetry_proof
| TrafficProof of traffic_proof
| TreesProof of trees_proof
| WidthProof of width_proof
| WordProof_ of word_proof

val all_of : (fact -> 'a1 option) -> fact list -> 'a1 list option

val all_checked :
  (fact -> 'a1 option) -> ('a1 list -> bool) -> fact list -> bool

val only_faults : fact -> faults option

val only_hamilton : fact -> hamilton option

val only_maps : fact -> maps option

val only_matching : fact -> matching option

val only_metric : fact -> metric option

val only_rounds : fact -> rounds option

val only_spectra : fact -> spectra option

val only_symmetry : fact -> symmetry_fact option

val only_traffic : fact -> traffic option

val only_trees : fact -> trees option

val only_width : fact -> width option

val only_word : fact -> word_fact option

val proves : network -> bool -> plain -> fact list -> proof -> bool

type tabled = { about0 : network; as_digraph : bool; numbers0 : plain }

val make_table : network -> tabled option

val certify : tabled -> fact list -> proof -> statement list

val qfloor : q -> z

val qceiling : q -> z

val qabs : q -> q

type value1 =
| Number of q
| Endless
| Truth of bool
| Word of string

val whole_number : z -> value1

type inquiry =
| AsksOrder
| AsksSize
| AsksMinDegree
| AsksMaxDegree
| AsksDiameter
| AsksRadius
| AsksDistanceSum
| AsksGirth
| AsksConnected
| AsksEccentricity of z
| AsksDistance of z * z
| AsksAtDistance of z * z
| AsksDistanceSumFrom of z
| AsksHamiltonian
| AsksWidth
| AsksBroadcast of ports * z
| AsksBroadcasts of ports
| AsksGossip of ports
| AsksTransitive
| AsksEdgeTransitive
| AsksBipartite
| AsksOrbits
| AsksVertexConnectivity
| AsksEdgeConnectivity
| AsksDisjointPaths of z * z
| AsksVertexDetour
| AsksEdgeDetour
| AsksCluster of z
| AsksContains of network
| AsksDelivered of routing
| AsksMinimal of routing
| AsksMaxHops of routing
| AsksTotalHops of routing
| AsksMaxStretch of routing
| AsksRoute of routing * z * z
| AsksDeadlock of routing
| AsksDeadlockFree of routing
| AsksMatching
| AsksMultiplicity of matrix * z
| AsksEdgeOrbits
| AsksAutomorphisms
| AsksTrees
| AsksLanes of routing option
| AsksWord of word_name * word_argument list

val weighted : z -> z list -> z

type unary =
| Negative
| NotTrue
| Floor_
| Ceil_
| Abs_
| Factorial_

type binary =
| Add_
| Sub_
| Mul_
| Div_
| Mod_
| Pow_
| Min_
| Max_
| Log_
| Root_
| Xor_
| Bit_
| And_
| Or_
| Equal_
| Unequal_
| Less_
| AtMost_
| More_
| AtLeast_

type quantifier0 =
| All_
| Some_
| Count_
| Sum_
| Least_
| Most_
| MinOf_
| MaxOf_

type naming =
| ByStandard of string
| ByOwn of string * text
| ByWorded of string * expression
| ByDirected of string * arcs_line
| ByList of string * (z list * network) list

val named : naming -> z list -> network

val network_word : naming -> string

val listed_for :
  naming -> z list -> ((string * z list) * 'a1) list -> 'a1 option

type called_router =
| TheRouter of routing
| ListedRouter of string * ((string * z list) * routing) list

val router_on : naming -> z list -> called_router -> called_router

type word_place =
| ItselfHere
| NetworkHere of naming * nat
| VertexHere
| NumberHere
| RouterHere of called_router
| NumbersHere

type fact_name =
| F_order
| F_size
| F_min_degree
| F_max_degree
| F_diameter
| F_radius
| F_distance_sum
| F_girth
| F_connected
| F_eccentricity
| F_distance
| F_at_distance
| F_distance_sum_from
| F_hamiltonian
| F_bisection
| F_broadcast of ports
| F_broadcast_all of ports
| F_gossip of ports
| F_vertex_transitive
| F_edge_transitive
| F_bipartite
| F_vertex_orbits
| F_vertex_connectivity
| F_edge_connectivity
| F_disjoint_paths
| F_vertex_fault_detour
| F_edge_fault_detour
| F_cluster
| F_contains of naming
| F_delivered of called_router
| F_minimal of called_router
| F_max_hops of called_router
| F_total_hops of called_router
| F_max_stretch of called_router
| F_route of called_router
| F_deadlock of called_router
| F_deadlock_free of called_router
| F_matching_number
| F_eigenvalue_multiplicity
| F_laplacian_multiplicity
| F_edge_orbits
| F_automorphisms
| F_spanning_trees
| F_lanes of called_router option
| F_word of word_name * word_place list

val arguments_at : word_place list -> z list -> word_argument list option

val on_network : naming -> z list -> fact_name -> fact_name

val asked0 : fact_name -> z list -> inquiry option

type label =
| Coordinates of z list
| Marked of string * ((string * z list) * z) list

type expr =
| Constant of value1
| Variable_ of string
| Label of label
| Unary of unary * expr
| Binary of binary * expr * expr
| Choice of expr * expr * expr
| Quantify of quantifier0 * string * expr * expr * expr * expr
| Asks of fact_name * naming * expr list * expr list
| Meant of fact_name * naming * expr list * expr list * expr

val as_whole : value1 option -> z option

val label_tuple : network -> z list -> z list

val index_of : z -> z list -> z list list -> z option

val label_number : network -> z list -> z option

val vertex_number : naming -> z list -> network -> label -> z option

val q_whole : q -> z option

val greatest_power : nat -> z -> z -> z -> z -> z

val logarithm : z -> z -> z

val root_bits : nat -> z -> z -> z -> z

val root_of_degree : z -> z -> z

val product_to : nat -> z

val bits : z -> z

val unary_value : unary -> value1 -> value1 option

val on_wholes : q -> q -> (z -> z -> bool) -> (z -> z -> z) -> value1 option

val value_le : value1 -> value1 -> bool option

val value_eq : value1 -> value1 -> bool option

val binary_value : binary -> value1 -> value1 -> value1 option

val connected_value :
  binary -> value1 option -> value1 option -> value1 option

val changed_value : bool -> unary -> value1 -> value1 option

val combined_value :
  bool -> binary -> value1 option -> value1 option -> value1 option

val all_known : 'a1 option list -> 'a1 list option

type met = value1 option option

val in_turn0 :
  (z -> value1 -> value1 option -> value1 option) -> value1 option ->
  (z * met) list -> value1 option

val counted1 : bool -> value1

val folded : quantifier0 -> (z * met) list -> value1 option

type environment = (string * value1) list

val variable_value : environment -> string -> value1 option

val given : 'a1 option -> bool

val up_to : z -> z -> z list

val eval :
  bool -> (network -> inquiry -> value1 option) -> environment -> expr ->
  value1 option

type values_of =
| Between_ of string * expr * expr option
| Tuples of string list * q list list

type domain = { ranges : values_of list; condition : expr option }

val nothing_known : network -> inquiry -> value1 option

val plain_value : bool -> environment -> expr -> value1 option

val meets0 : bool -> environment -> expr option -> bool option

val tuples_of0 :
  environment -> values_of list -> expr option -> environment list option

val domain_tuples : domain -> environment list option

val variables_of : domain -> string list

val same_number : value1 option -> q -> bool

val in_range : bool -> environment -> values_of -> bool

val in_domain : bool -> environment -> domain -> bool

type verdict = { claim : expr; meant_for : domain; said_to_hold : bool;
                 cases : (z * domain) list }

val common : z -> z -> z

val sum_reduced : q -> q -> q

val summed : q list -> q

type estimate =
| Unknown
| Exactly of value1
| Within of q option * q option
| Above of q

val short : q -> bool

val exact : value1 option -> estimate

val bounds : estimate -> (q option * q option) option

val both_known : ('a1 -> 'a1 -> 'a1) -> 'a1 option -> 'a1 option -> 'a1 option

val either_known :
  ('a1 -> 'a1 -> 'a1) -> 'a1 option -> 'a1 option -> 'a1 option

val negated1 : q option -> q option

val lesser0 : q -> q -> q

val larger0 : q -> q -> q

val not_negative_bound : q option -> bool

val low_times : q option -> q option -> q option

val product_bounds :
  (q option * q option) -> (q option * q option) -> q option * q option

val inverse_bounds : (q option * q option) -> (q option * q option) option

val absolute_bounds : q option -> q option -> q option * q option

val within : (q option * q option) -> estimate

val least_at_most :
  (q option * q option) -> (q option * q option) -> bool option

val truth_estimate : bool option -> estimate

val both_truths : bool option -> bool option -> bool option

val by_bounds :
  binary -> (q option * q option) -> (q option * q option) -> estimate

val decided0 : binary -> estimate -> bool

val deciding : binary -> estimate

val above_bound : binary -> q -> q -> estimate

val above_extreme : binary -> q -> estimate -> estimate

val is_extreme : binary -> bool

val turned1 : binary -> binary

val high_of : estimate -> q option

val binary_estimate : binary -> estimate -> estimate -> estimate

val unary_estimate : unary -> estimate -> estimate

val whole_estimate : estimate -> z option

val estimates_in_turn :
  (estimate -> estimate -> estimate) -> estimate -> (z * estimate option)
  list -> estimate

val numbers_met : (z * estimate option) list -> q list option

val known_some : estimate -> bool

val estimates_met : (z * estimate option) list -> estimate list

val largest_estimate : estimate list -> estimate

val folded_estimate : quantifier0 -> (z * estimate option) list -> estimate

val estimated :
  (network -> inquiry -> estimate) -> environment -> expr -> estimate

val same_part0 : part -> part -> bool

val same_argument : word_argument -> word_argument -> bool

val same_word0 : word_name -> word_name -> bool

val about_word : word_name -> word_argument list -> word_fact -> bool

type word_lessons = { word_told : value1 option; word_low : q option;
                      word_high : q option }

val no_word_lessons : word_lessons

val number_part : part -> q option

val told_part : part -> value1 option

val with_word : word_lessons -> judgement -> word_lessons

val word_estimate : word_lessons -> estimate

val tells_connected :
  word_name -> word_argument list -> word_fact -> judgement option

val with_word_statement :
  network -> word_name -> word_argument list -> word_lessons -> statement ->
  word_lessons

val word_known :
  network -> word_name -> word_argument list -> statement list -> estimate

val extended_value : extended -> value1

type lesson =
| Nothing
| Told0 of value1
| From of z
| UpTo0 of z

val if_same : z -> z -> lesson -> lesson

val same_ports : ports -> ports -> bool

val learnt_metric : inquiry -> metric -> lesson

val learnt_hamilton : inquiry -> hamilton -> lesson

val learnt_width : inquiry -> width -> lesson

val learnt_rounds : inquiry -> rounds -> lesson

val learnt_symmetry : inquiry -> symmetry_fact -> lesson

val learnt_faults : inquiry -> faults -> lesson

val learnt_maps : inquiry -> maps -> lesson

val learnt_matching : inquiry -> matching -> lesson

val learnt_spectra : inquiry -> spectra -> lesson

val if_router : routing -> routing -> lesson -> lesson

val learnt_traffic : inquiry -> traffic -> lesson

val learnt_trees : inquiry -> trees -> lesson

val learnt_word : network -> inquiry -> word_fact -> lesson

val learnt : network -> inquiry -> fact -> lesson

type lessons = { value_told : value1 option; from_told : z option;
                 up_to_told : z option }

val no_lessons : lessons

val larger_of : z option -> z -> z option

val lesser_of0 : z option -> z -> z option

val with_lesson : lessons -> lesson -> lessons

val lower_enough : inquiry -> bool

val estimate_of : inquiry -> lessons -> estimate

val with_statement : network -> inquiry -> lessons -> statement -> lessons

val known_of :
  (network -> inquiry -> statement list) -> network -> inquiry -> estimate

val follows_in :
  (network -> inquiry -> statement list) -> verdict -> (z * domain) -> bool

val follows : (network -> inquiry -> statement list) -> verdict -> bool

type monomial = n list

type poly = (monomial * z) list

val compare_monomials : monomial -> monomial -> comparison

val put1 : monomial -> z -> poly -> poly

val add1 : poly -> poly -> poly

val scale : z -> poly -> poly

val join0 : monomial -> monomial -> monomial

val multiply : poly -> poly -> poly

val constant : z -> poly

val variable : n -> poly

val is_constant : poly -> z option

type branch =
| Branch of poly list * branch list list

type weighted0 = (n * n) list

type proof0 =
| Sum of weighted0
| Round of n * weighted0 * proof0
| Multiply of n * n * proof0
| Cases of n * proof0 list
| Cut of poly * proof0 * proof0

type 'a pile = { height0 : n; came : 'a list }

val push : 'a1 -> 'a1 pile -> 'a1 pile

val push_all : 'a1 list -> 'a1 pile -> 'a1 pile

val pick0 : 'a1 pile -> n -> 'a1 option

val total0 : poly pile -> weighted0 -> poly -> poly option

val divided : z -> poly -> poly option

val refuted : poly pile -> branch list pile -> proof0 -> bool

val refutes : branch -> proof0 -> bool

type operation0 =
| Quotient
| Larger
| Power

type part0 = { op : operation0; left_ : poly; right_ : poly; name_ : poly }

type state1 = { following : n; known0 : part0 list; facts : poly list;
                choices : branch list list }

type 'a making0 = state1 -> state1 * 'a

val ret : 'a1 -> 'a1 making0

val bind0 : 'a1 making0 -> ('a1 -> 'a2 making0) -> 'a2 making0

val made : state1 -> branch

val question : 'a1 making0 -> branch

val fresh1 : poly making0

val fact0 : poly -> unit making0

val branches : unit making0 list -> part0 list -> n -> n * branch list

val choose : unit making0 list -> unit making0

val minus0 : poly -> poly -> poly

val plus : poly -> z -> poly

val opposite : poly -> poly

val same_monomial : monomial -> monomial -> bool

val same_poly : poly -> poly -> bool

val equal : poly -> poly -> unit making0

val same_operation0 : operation0 -> operation0 -> bool

val defined_as :
  operation0 -> poly -> poly -> (poly -> unit making0) -> poly making0

val quotient0 : poly -> poly -> poly making0

val remainder : poly -> poly -> poly making0

val larger1 : poly -> poly -> poly making0

val smaller : poly -> poly -> poly making0

val last_constant : poly -> z

val content : poly -> z

val bernoulli : z -> poly -> poly -> unit making0

val raised_constant : z -> poly -> poly making0

val raised : poly -> poly -> poly making0

type claim0 = bool -> unit making0

val at_least1 : poly making0 -> poly making0 -> claim0

val is : poly making0 -> poly making0 -> claim0

val contrary0 : claim0 -> claim0

val each_true : claim0 list -> unit making0

val first_false : claim0 list -> claim0 list -> unit making0 list

val all0 : claim0 list -> claim0

val some0 : claim0 list -> claim0

val either : claim0 -> poly making0 -> poly making0 -> poly making0

val num : z list -> term -> z

val yes : z list -> cond -> bool

val power : poly -> nat -> poly

val xor_by : poly -> z -> poly making0

val xor : poly -> poly -> poly making0

val poly_of : poly list -> term -> poly making0

val claim_of : poly list -> cond -> claim0

val polys_of : poly list -> term list -> poly list making0

val divisor : term -> cond list

val requirements : term -> cond list

val condition_requirements : cond -> cond list

val natural0 : nat list -> term -> bool

val scoped : nat list -> nat -> nat -> term -> bool

val scoped_cond : nat list -> nat -> nat -> cond -> bool

val condition0 : poly list -> cond -> claim0 list

val range_claims : poly list -> range list -> poly list -> claim0 list

val natural_too : nat list -> nat -> range -> nat list

val scoped_ranges : nat list -> nat -> nat -> range list -> bool

val naturals_after : nat list -> nat -> range list -> nat list

val range_requirements : range list -> cond list

val scoped_over :
  nat list -> nat -> nat -> range list -> cond -> term list -> bool

val over_requirements : range list -> cond -> term list -> cond list

type item = { given0 : z list; others0 : range list; goal0 : term list;
              only_if : cond }

val numeral0 : z option list -> term -> z option

val unroll : z option list -> z list -> range list -> next -> item list

val unrolled : z option list -> text -> item list

type piece0 = { towards : term list; where_0 : cond option }

type family = { line : text; variables0 : nat; domain0 : cond list;
                arguments0 : term list; root0 : term list;
                back0 : piece0 list; one_way0 : bool }

val constants_of : family -> z option list

val items : family -> item list

val freshes : nat -> poly list making0

val begun : family -> cond -> poly list making0

val asked1 : family -> cond -> (poly list -> unit making0) -> branch

val same_claims : poly list -> poly list -> claim0 list

val same_tuple_claim : poly list -> poly list -> claim0

val vertex_claim : text -> poly list -> poly list -> claim0

val any : text -> poly list -> poly list making0

val follow_over :
  poly list -> range list -> cond -> term list -> poly list making0

val constants : z list -> poly list

val follow : poly list -> item -> poly list making0

val place_of1 : nat -> nat -> term list -> nat option -> nat option

val over_claims :
  poly list -> range list -> term list -> poly list -> (claim0 list * poly
  list) option

val leads_claim :
  poly list -> item -> poly list option -> (poly list -> claim0) -> claim0

val adjacent_claim : family -> poly list -> poly list -> poly list -> claim0

val where_claims : poly list -> piece0 -> claim0 list

val along_claim : poly list -> piece0 -> (poly list -> claim0) -> claim0

val plain_items : family -> item list

val neighbour_claim :
  family -> piece0 list -> poly list -> poly list -> (poly list -> claim0) ->
  claim0

val piece_branches :
  poly list -> poly list -> claim0 list -> piece0 list -> unit making0 list

val pieces : poly list -> nat -> piece0 list -> poly list making0

val width1 : text -> nat

val line_requirements : text -> cond list

val of_quotient : cond -> bool

val in_turn1 : cond list -> cond list

val required : family -> cond list -> branch list

val network_questions : family -> branch list

val given_naturals : nat list -> nat -> z list -> nat list

val constant_naturals : family -> nat list

val vertex_naturals : family -> nat list

val shaped : family -> bool

val widths : nat -> piece0 list -> bool

val automorphism_questions :
  family -> cond -> piece0 list -> piece0 list -> branch list

val roots_questions :
  family -> cond -> piece0 list -> piece0 list -> branch list

val roots_fine : family -> piece0 list -> bool

val source0 : family -> bool -> poly list -> poly list making0

val extra : bool -> 'a1 list -> 'a1 list

val descends_questions : family -> cond -> bool -> term -> branch list

val rises_questions : family -> cond -> term list -> term -> branch list

val upper_question : family -> cond -> bool -> term -> term -> branch

val far_question : family -> cond -> term -> term -> piece0 list -> branch

val extent : poly list -> range -> poly making0

val extents0 : poly list -> range list -> poly -> poly making0

val order_questions : family -> cond -> term -> branch list

val free_ranges : family -> bool

type arm =
| Listed0 of item
| Reverse of piece0

val arms : family -> arm list

val there1 : poly list -> poly list -> arm -> claim0

val arm_to : poly list -> poly list -> arm -> poly list making0

val pairs : 'a1 list -> 'a1 list -> ('a1 * 'a1) list

val reversed_questions : family -> cond -> branch list

val distinct_questions : family -> cond -> branch list

val no_others : family -> bool

val counted2 : poly list -> poly list -> arm list -> poly -> poly making0

val degree_questions :
  family -> cond -> bool -> term -> piece0 list -> branch list

val size_question : family -> cond -> term -> term -> term -> term -> branch

type number_word =
| Chromatic_number
| Edge_chromatic_number
| Clique_number
| Independence_number
| Domination_number
| Pmc_diagnosability
| Restricted_connectivity
| Metric_dimension

val word_of : number_word -> string

type word_at =
| Extra_connectivity
| Component_connectivity
| Wide_diameter
| Fault_diameter

val word_at_of : word_at -> string

type truth_word =
| Hamiltonian_path
| Hamiltonian_connected
| Hamiltonian_laceable

val truth_word_of : truth_word -> string

type truth_at =
| Fault_hamiltonian
| Fault_hamiltonian_connected

val truth_at_of : truth_at -> string

val said_here : word_name -> bool

type arcs_word =
| Arcs_order
| Arcs_diameter
| Arcs_orbits
| Arcs_transitive
| Arcs_hamiltonian

val arcs_word_of : arcs_word -> string

val hops_for : network -> routing -> next list option

type level = { keep0 : nat option; gap : z list; over_0 : range }

val kept : level -> 'a1 list -> 'a1 list

val names_before : level -> poly list -> poly list

val ranging0 :
  level list -> poly list -> poly list -> (poly list -> poly list -> unit
  making0) -> unit making0

val from_ :
  z -> level list -> term list -> (poly list -> poly list -> poly making0) ->
  poly list -> poly list -> poly making0

val level_questions :
  family -> cond -> z -> level list -> level -> term -> level list -> term
  list -> (poly list -> poly list -> poly making0) -> branch list

val sum_questions :
  family -> cond -> z -> level list -> level list -> term list -> (poly list
  -> poly list -> poly making0) -> branch list

val plain0 : range -> level

val coordinate_levels : family -> level list

val summed0 :
  family -> z -> level list -> term list -> (poly list -> poly list -> poly
  making0) -> poly list -> poly making0

val one_each : poly list -> poly list -> poly making0

val order_by_sums_questions :
  family -> cond -> z -> term list -> term -> branch list

val arc_over :
  poly list -> range list -> cond -> term list -> (poly list * poly list)
  making0

val arc0 : poly list -> item -> (poly list * poly list) making0

val pair_questions :
  family -> cond -> item -> item -> bool -> bool -> branch list

val links_questions :
  family -> cond -> (item * bool) list -> (item * bool) list -> branch list

val item_levels : item -> level list

val link_levels : family -> item -> level list

val item_names : item -> 'a1 list -> 'a1 list -> 'a1 list

val indicator : claim0 -> poly making0

val link_weight : item -> poly list -> poly list -> poly making0

val link_ends :
  family -> z -> ((item * bool) * term list) list -> poly -> poly list ->
  poly making0

val link_sums_questions :
  family -> cond -> z -> ((item * bool) * term list) list -> branch list

val size_by_sums_questions :
  family -> cond -> z -> ((item * bool) * term list) list -> term -> branch
  list

val sums_fit : family -> ((item * bool) * term list) list -> bool

val with_root : family -> term list -> family

val from_roots_questions :
  family -> cond -> (term list * term) list -> term -> branch list

val orbits_question : family -> cond -> term -> z -> branch

val rises_any_questions : family -> cond -> term -> branch list

val far_any_question : family -> cond -> term -> term -> piece0 list -> branch

val centre_questions :
  family -> cond -> term list -> term -> term -> term -> piece0 list ->
  branch list

val again_levels : family -> level list

val turned2 : nat -> nat -> 'a1 list -> 'a1 list

val one_weight : term -> poly list -> poly list -> poly making0

val two_weight : family -> term -> poly list -> poly list -> poly making0

val distances_free_questions :
  family -> cond -> z -> term -> term list -> term -> branch list

val distances_root_questions :
  family -> cond -> z -> term -> term list -> term -> term -> term -> branch
  list

val side_weight : cond -> poly list -> poly list -> poly making0

val crossing_weight :
  family -> cond -> item -> poly list -> poly list -> poly making0

val crossing_ends :
  family -> cond -> (item * term list) list -> poly -> poly list -> poly
  making0

val crossing_questions :
  family -> cond -> cond -> (item * term list) list -> branch list

val halves_questions :
  family -> cond -> cond -> term list -> (item * term list) list -> term ->
  term -> branch list

val crossings_fit : family -> (item * term list) list -> bool

val says_truth : expression -> bool

type sign =
| TheNetwork of term option * bool
| NumberAt of nat
| VertexAt of nat
| SetBy of nat * cond * term list
| MapBy of nat * term
| PointsAt of nat * nat * piece0 list

val slice : nat -> nat -> 'a1 list -> 'a1 list

val at_number : sign list -> nat -> bool

val at_vertex0 : sign list -> nat -> bool

val at_network : sign list -> nat -> bool

val at_counted : sign list -> nat -> bool

val at_set : sign list -> nat -> bool

val at_map : sign list -> nat -> bool

val at_points : sign list -> nat -> bool

val number_form : bool -> sign list -> expression -> bool

val vertex_form : bool -> sign list -> expression -> bool

val exact_form : bool -> sign list -> expression -> bool

val tally :
  poly list -> poly list -> (poly list -> poly making0) -> arm list -> poly
  -> poly making0

val number_poly :
  family -> sign list -> poly list -> expression -> poly making0

val vertex_polys :
  family -> sign list -> poly list -> expression -> poly list making0

val exact_claim : family -> sign list -> poly list -> expression -> claim0

val needs : family -> sign list -> poly list -> expression -> claim0 list

type fraction =
| Plainly of term * z
| Sum_of0 of bool * fraction * fraction
| Product_of of fraction * fraction
| Quotient_of of fraction * term * z

val whole0 : term -> fraction

type sentence0 =
| Plain of cond
| Related of binary * fraction * fraction
| Both0 of sentence0 * sentence0
| Either of sentence0 * sentence0
| Opposite0 of sentence0

type meaning =
| Amount of fraction
| Sentence of sentence0

val place_of2 : string -> string list -> nat option

val truth_fact : fact_name -> bool

val number_below : fraction -> z

val scaled : term -> z -> term

val sum_fraction : bool -> fraction -> fraction -> fraction

val product_fraction : fraction -> fraction -> fraction

val quotient_fraction :
  (term -> z option) -> fraction -> fraction -> fraction option

val plain1 : meaning option -> (term * z) option

val term_in : meaning option -> term option

val of_two_plain :
  (term -> term -> term) -> meaning option -> meaning option -> meaning option

val rounded0 : bool -> term -> term -> meaning

val rounded_quotient :
  bool -> meaning option -> meaning option -> meaning option

val alike0 : sentence0 -> sentence0 -> sentence0

val comparing : binary -> bool

val condition_in : sentence0 -> cond option

val of_sentences :
  (sentence0 -> sentence0 -> sentence0) -> meaning option -> meaning option
  -> meaning option

val compared0 : binary -> meaning option -> meaning option -> meaning option

val fact_in : meaning option -> nat option

val power_term : (term -> z option) -> term -> term -> meaning option

val translated :
  string list -> (fact_name -> naming -> term list -> term list -> nat
  option) -> (term -> z option) -> expr -> meaning option

val compared_claim : binary -> poly -> poly -> claim0

val scaled_by : poly -> z -> poly option -> poly

val product_below : poly option -> poly option -> poly option

val fraction_of : poly list -> fraction -> (poly * poly option) making0

val claim_of_sentence : poly list -> sentence0 -> claim0

val constant_in0 : (state1 * poly list) -> term -> z option

val same_in : (state1 * poly list) -> term -> term -> bool

type needed =
| Positive_
| Natural_
| Holding_
| Valued_

type need = { under_ : (expr * bool) list; needed_ : needed; needs_it : expr }

val needs0 : (expr * bool) list -> expr -> need list

type reading0 =
| APositive of term
| ANatural of term
| ASentence of sentence0
| AValue of nat

type need_read = (sentence0 * bool) list * reading0

val same_fraction : fraction -> fraction -> bool

val same_sentence : sentence0 -> sentence0 -> bool

val same_guard : (sentence0 * bool) -> (sentence0 * bool) -> bool

val begins0 : (sentence0 * bool) list -> (sentence0 * bool) list -> bool

val same_need : reading0 -> reading0 -> bool

val alike1 : expr -> expr -> bool

val alike_needs : need -> need -> bool

val new_needs :
  (need * need_read) list -> (need * need_read) list -> (need * need_read)
  list

val read_need :
  string list -> (fact_name -> naming -> term list -> term list -> nat
  option) -> (term -> z option) -> need -> need_read option

val is_open : (term -> z option) -> need_read -> bool

val read_needs :
  string list -> (fact_name -> naming -> term list -> term list -> nat
  option) -> (term -> z option) -> expr -> need_read list option

val needs_nothing :
  string list -> (fact_name -> naming -> term list -> term list -> nat
  option) -> (term -> z option) -> expr -> bool

val each_equal : poly list -> poly list -> term list -> unit making0

val hop_branches :
  poly list -> poly list -> poly list -> claim0 list -> item list -> unit
  making0 list

val hop_items : next list -> item list

val next_hop :
  nat -> next list -> poly list -> poly list -> poly list -> poly list making0

val hop_requirements : next list -> cond list

val hops_shaped : family -> next list -> bool

val hops_questions : family -> next list -> branch list

val arrives_questions :
  family -> cond -> bool -> next list -> term -> branch list

val pairs_question : family -> cond -> term -> term -> branch

val delivered_questions :
  family -> cond -> next list -> term -> term -> term -> branch list

val minimal_questions :
  family -> cond -> next list -> term -> term -> term -> branch list

val max_hops_questions :
  family -> cond -> bool -> next list -> term -> term -> piece0 list ->
  branch list

val total_hops_questions :
  family -> cond -> z -> next list -> term -> term list -> term -> branch list

val rank_questions : family -> cond -> next list -> term -> branch list

val differ_question : family -> cond -> term -> term -> branch

val fewest_question : family -> cond -> term -> term -> branch

val one_question : family -> cond -> term -> branch

val most_of_question : family -> cond -> term -> term -> branch

val least_question : family -> cond -> term -> term -> branch

val few_claim : poly -> poly -> claim0

val colours_questions : family -> cond -> term -> term -> branch list

val clique_questions :
  family -> cond -> piece0 list -> piece0 list -> branch list

val vertices_questions : family -> cond -> piece0 list -> term -> branch list

val three_question : family -> cond -> term -> branch

val two_question : family -> cond -> piece0 list -> term -> branch

val set_questions :
  family -> cond -> bool -> cond -> term list -> term -> branch list

val domination_questions :
  family -> cond -> cond -> term list -> term -> branch list

val independence_questions :
  family -> cond -> cond -> term list -> term -> branch list

val link_colour : poly list -> poly list -> z -> term -> poly making0

val links_question :
  family -> cond -> term -> (z * item) -> (z * item) -> branch

val link_pairs_questions :
  family -> cond -> term -> term -> (z * item) list -> (z * item) list ->
  branch list

val numbered_items : family -> (z * item) list

val link_colours_questions : family -> cond -> term -> term -> branch list

val always_there : number_word -> bool

val told_question :
  family -> cond -> term list -> (poly list -> claim0) -> branch

val the_same : poly list -> claim0

val colour_questions : family -> cond -> term -> branch list

val closed_walk_questions :
  family -> cond -> (poly list -> poly -> claim0) -> term -> piece0 list ->
  branch list

val odd_wanted : poly list -> poly -> claim0

val odd_walk_questions : family -> cond -> term -> piece0 list -> branch list

val hamiltonian_questions :
  family -> cond -> term -> piece0 list -> term -> branch list

val cycle_wanted : term -> poly list -> poly -> claim0

val cycle_questions :
  family -> cond -> term -> piece0 list -> term -> branch list

val hop : family -> poly list -> poly list -> poly list making0

val hops1 : family -> poly list -> nat -> poly list -> poly list list making0

val no_cycle_question : family -> cond -> bool -> nat -> branch

val no_cycle_questions : family -> cond -> bool -> z -> branch list

val step_questions : family -> cond -> piece0 list -> item -> branch list

val lower_by : nat option -> poly -> poly

val next_place : nat option -> nat option

val fewer_claims :
  nat option -> poly list -> poly list -> term list -> claim0 list

val fewer : term list -> poly list -> poly list -> nat -> poly list -> claim0

val back_claim :
  family -> term list -> poly list -> poly list -> nat -> item -> piece0 ->
  claim0

val nearer_claims :
  family -> term list -> poly list -> poly list -> nat -> item list -> claim0
  list

val stepped_questions : family -> cond -> term list -> branch list

type counted_item = ((item * bool) * term) * term list

val step_sums_questions :
  family -> cond -> z -> term -> counted_item -> branch list

val counting_questions :
  family -> cond -> piece0 list -> z -> counted_item list -> term -> term ->
  term -> branch list

val item_of : counted_item -> item

val counted_fit : family -> counted_item list -> bool

val edge_placed :
  family -> z -> item -> poly list -> (poly list -> poly list -> poly list ->
  unit making0) -> unit making0

val edge_questions :
  family -> cond -> piece0 list -> piece0 list -> item -> z -> item -> branch
  list

val all_edge_questions :
  family -> cond -> piece0 list -> piece0 list -> item -> z -> item list ->
  branch list

val edges_questions :
  family -> cond -> piece0 list -> piece0 list -> branch list

val asked_in :
  family -> cond -> (poly list -> poly list -> unit making0) -> branch

val earlier : poly list -> poly list -> term list -> poly -> poly making0

val number_question :
  family -> cond -> term list -> term list -> term -> branch

val vertices_questions0 : family -> cond -> term list -> branch list

val eccentricity_questions :
  family -> cond -> bool -> term list -> term list -> term -> term -> term ->
  term -> piece0 list -> branch list

val reach_question : family -> cond -> term -> term -> term list -> branch

val distance_questions :
  family -> cond -> bool -> term list -> term list -> term list -> term ->
  term -> term -> term -> term -> branch list

val from_one : family -> family -> bool -> family

val to_other : family -> family -> bool -> family

val asked_of_both :
  family -> cond -> family -> bool -> (poly list -> poly list -> poly list ->
  unit making0) -> branch

val takes_questions :
  family -> cond -> family -> bool -> piece0 list -> piece0 list -> branch
  list

val isomorphic_questions :
  family -> cond -> family -> piece0 list -> piece0 list -> branch list

val over_arms :
  poly list -> poly list -> arm list -> (poly list -> poly making0) -> poly
  -> poly making0

val walks :
  family -> poly list -> poly list -> nat -> poly list -> poly making0

val ends_of : nat -> 'a1 list -> 'a1 list * 'a1 list

val ends_claims :
  family -> bool -> poly list -> (poly list * poly list) -> claim0 list

val returning_question :
  family -> cond -> bool -> nat -> term list -> term list -> branch

val place_wide : family -> bool -> term list -> bool

val on_the_way :
  family -> next list -> cond -> poly list -> (poly -> poly list -> poly list
  -> poly list -> unit making0) -> unit making0

val lanes_questions :
  family -> cond -> next list -> term -> cond -> term -> term -> term ->
  branch list

val parted : poly list -> term -> poly list -> poly list -> piece0 -> claim0

val landmarks_questions :
  family -> cond -> term -> piece0 list -> term -> branch list

type pick1 =
| Tuple_ of piece0 list
| Subset of cond * term list
| Mapping0 of term
| Figure0 of term
| Points of piece0 list

val universal : quantifier -> bool -> bool

val is_truth : quantifier -> bool

val picks : bool -> expression -> nat

val nothing : claim0

val of_any : unit making0 -> claim0

val call_signs : sign list -> nat -> args -> sign list -> sign list option

val sure : sign list -> expression -> bool

val set_sign : family -> nat -> cond -> term list -> sign

val with_needs : claim0 list -> claim0 -> claim0

val call_polys : family -> sign list -> poly list -> args -> poly list making0

val shown_claim :
  family -> bool -> sign list -> pick1 list -> poly list -> expression ->
  claim0

val led_to :
  term option -> poly list -> poly list -> poly list -> unit making0

val on_path :
  family -> piece0 list -> poly list -> poly list -> poly -> poly list making0

val path_ends :
  family -> piece0 list -> poly list -> poly -> poly list -> poly list ->
  unit making0

val path_hops :
  family -> piece0 list -> poly list -> poly -> poly list -> poly list ->
  unit making0

val path_differs :
  family -> piece0 list -> poly list -> poly -> poly list -> poly list ->
  unit making0

val paths_questions :
  family -> cond -> term option -> piece0 list -> term -> branch list

val parity_questions : family -> cond -> term -> branch list

val from_vertex_questions :
  family -> cond -> term list -> term list -> term -> term -> branch list

val whole_questions :
  family -> cond -> z -> term list -> (poly list -> poly list -> poly
  making0) -> term -> branch list

val sum_from_questions :
  family -> cond -> z -> term list -> term list -> term -> term -> term list
  -> term -> branch list

val depth_question : family -> cond -> term -> term -> branch

val depth_weight :
  family -> term -> term -> poly list -> poly list -> poly making0

val at_distance_questions :
  family -> cond -> z -> term list -> term list -> term -> term -> term ->
  term -> term list -> term -> branch list

type place = term option

val place_signs :
  term option -> bool -> nat -> place list -> sign list -> sign list

val counts_near : expression -> bool

val place_terms : place list -> term list

type finding =
| Truly of bool
| Reaches of bool * bool

val sums_fit_plan : family -> pick1 list -> bool

val plan_questions : family -> cond -> pick1 list -> branch list

val text_claim :
  family -> term option -> bool -> place list -> pick1 list -> expression ->
  finding -> term -> poly list -> unit making0

val text_fits :
  family -> term option -> bool -> place list -> expression -> finding -> bool

val text_questions :
  family -> cond -> term option -> bool -> place list -> pick1 list ->
  expression -> finding -> term -> branch list

val place_of_number : z option -> place

type seen =
| ANet
| AVertex of z * z
| ANumber of z
| ATruth of bool
| ALabels of bool
| AnyThing

val contribution :
  quantifier -> seen option -> (unit -> seen option) -> z option

val gathered_here : quantifier -> z list -> seen option

val local :
  (z -> z -> (z * z) list option) -> z -> (z -> z -> z option) -> seen list
  -> expression -> seen option

type tree0 =
| Leaf of z option
| Node of tree0 list

val look1 : tree0 -> nat list -> z option

val build : nat -> nat -> (nat list -> z option) -> tree0

val same_value : z option -> z option -> bool

val words : nat -> nat -> nat list list

val lesser1 : z option -> z option -> z option

val more : z -> z option -> z option

val may : nat -> nat -> (nat list -> bool) -> tree0

val pointwise : z option list -> z option list -> z option list

val nothing0 : tree0

val no_value : tree0 -> bool

val pruned : tree0 -> tree0

val lesser_tree : tree0 -> tree0 -> tree0

val along : z -> tree0 -> tree0 -> tree0

val spot : nat -> nat list -> tree0

val by_letters : z list -> tree0 list -> tree0 list -> tree0

val onward : z list -> tree0 -> tree0 -> tree0

val cut_may : nat -> nat -> (nat list -> bool) -> tree0

val costs : nat -> (nat -> z) -> z list

val run_with : nat -> z list -> tree0 -> nat list -> nat -> tree0

val grows_from :
  nat -> nat -> z list -> tree0 -> nat list -> nat -> nat -> z -> bool

val looks : z list -> tree0 -> nat list -> tree0 -> nat -> z option list

val letters_in_all : bool -> nat -> nat

val permitted :
  bool -> nat -> nat -> nat -> (nat list -> bool) -> nat list -> bool

val charge : nat -> (nat -> z) -> nat -> z

val lightest_table :
  bool -> nat -> nat -> nat -> (nat list -> bool) -> (nat -> z) -> nat -> nat
  -> z -> nat -> z option list option

type sentence1 = { subset_ : bool; low_ : z; values_ : nat; sized : bool;
                   parts_ : expression list }

val conjuncts : expression -> expression list

val at_net : seen list -> nat -> bool

val numeral_seen : seen list -> expression -> z option

val choice_of : seen list -> bool -> expression -> sentence1 option

val all_tracks : nat -> z list

val cell_label : nat list list -> sentence1 -> nat -> z -> z option

val letter_at : nat -> nat list -> z -> nat option

val window_label :
  nat -> nat list list -> sentence1 -> nat list -> z -> z -> z option

val near_in :
  bool -> (z -> (z * z) list) -> nat -> nat list list -> nat list -> z -> z
  -> (z * z) list option

val near_alone : bool -> (z -> (z * z) list) -> z -> z -> (z * z) list option

val alone0 : nat list list -> sentence1 -> nat -> z -> z -> z option

val weighing : seen list -> expression -> expression option

val forwards : z -> (z * z) -> bool

val said_of :
  bool -> (z -> (z * z) list) -> nat -> nat list list -> seen list -> nat
  list -> expression -> z -> ((seen list list * expression) * expression)
  option

val part_at0 :
  bool -> (z -> (z * z) list) -> z -> nat -> nat list list -> sentence1 ->
  seen list -> nat list -> expression -> z -> bool option

val constraints : sentence1 -> seen list -> expression list

val weights : sentence1 -> seen list -> expression list

val known_everywhere :
  bool -> (z -> (z * z) list) -> z -> nat -> nat -> nat list list ->
  sentence1 -> seen list -> nat list -> bool

val allowed :
  bool -> (z -> (z * z) list) -> z -> nat -> nat -> nat list list ->
  sentence1 -> seen list -> nat list -> bool

val over_tracks : nat -> (z -> z option) -> z option

val weight_at :
  bool -> (z -> (z * z) list) -> z -> nat list list -> sentence1 -> seen list
  -> nat -> expression -> z -> z option

val cost_known :
  bool -> (z -> (z * z) list) -> z -> nat -> nat list list -> sentence1 ->
  seen list -> nat -> z option

val cost :
  bool -> (z -> (z * z) list) -> z -> nat -> nat list list -> sentence1 ->
  seen list -> nat -> z

val needed0 : bool -> nat -> nat list list -> nat list -> bool

val computable :
  bool -> (z -> (z * z) list) -> z -> nat -> nat -> nat -> nat list list ->
  sentence1 -> bool -> seen list -> bool

type strip = { closed_ : bool; columns_ : term; tracks_ : z;
               place_0 : piece0 list; column_ : term; track_ : term;
               steps_ : (z * (z * z)) list; back_ : z; ahead_ : z;
               fewest_ : z; begins_ : z; period_ : z; growth_ : z }

val near_of : strip -> z -> (z * z) list

val step_same : (z * (z * z)) -> (z * (z * z)) -> bool

val turned_step : (z * (z * z)) -> z * (z * z)

val forward : (z * (z * z)) -> bool

val steps_apart : bool -> z -> (z * (z * z)) list -> bool

val strip_fits : nat -> strip -> bool

val apart_of : strip -> z

val further : strip -> poly -> poly -> z -> poly making0

val there_is : strip -> poly -> poly -> z -> unit making0

val a_column : poly -> poly making0

val strip_questions : family -> cond -> strip -> branch list

val lengths_questions :
  family -> cond -> strip -> (nat -> (poly list -> poly -> unit making0)
  option) -> branch list

val value_asked :
  strip -> term -> (nat -> z option) -> nat -> (poly list -> poly -> unit
  making0) option

val truth_asked :
  bool -> (nat -> z option) -> nat -> (poly list -> poly -> unit making0)
  option

val base_seen : z option list -> seen list

val times_order : seen list -> expression -> z option

type wording = { is_least : bool; up_to_times : z; says_ : sentence1;
                 seen_before : seen list }

val wording_of : z option list -> expression -> wording option

val strip_cells : strip -> wording -> nat list list

val strip_allowed : strip -> wording -> nat list list -> nat list -> bool

val strip_cost : strip -> wording -> nat list list -> nat -> z

val strip_table : strip -> wording -> z option list option

type ('k, 'a) trie =
| Leaf0
| Fork0 of ('k * 'a) list * ('k, 'a) trie * ('k, 'a) trie

val get_here : ('a1 -> 'a1 -> bool) -> 'a1 -> ('a1 * 'a2) list -> 'a2 option

val get0 :
  ('a1 -> 'a1 -> bool) -> Uint63.t -> 'a1 -> ('a1, 'a2) trie -> 'a2 option

val put2 : nat -> Uint63.t -> 'a1 -> 'a2 -> ('a1, 'a2) trie -> ('a1, 'a2) trie

val find0 :
  ('a1 -> Uint63.t) -> ('a1 -> 'a1 -> bool) -> 'a1 -> ('a1, 'a2) trie -> 'a2
  option

val bits_of_hash : nat

val with_key :
  ('a1 -> Uint63.t) -> ('a1, 'a2) trie -> 'a1 -> 'a2 -> ('a1, 'a2) trie

val built : ('a1 -> Uint63.t) -> ('a1 * 'a2) list -> ('a1, 'a2) trie

type table = { begins1 : Uint63.t; letters_of : Uint63.t;
               goes : Uint63.t Parray.t; takes_at : bool Parray.t }

val next_of : table -> Uint63.t -> Uint63.t -> Uint63.t

val ends_at_ : table -> Uint63.t -> bool

val simulated :
  ('a2 -> Uint63.t) -> ('a2 -> 'a2 -> bool) -> 'a1 list -> ('a1 -> Uint63.t)
  -> 'a2 -> ('a2 -> 'a1 -> 'a2) -> ('a2 -> bool) -> ('a2 * Uint63.t) list ->
  table -> bool

val most_states : Uint63.t

type 's walk = { numbered : ('s, Uint63.t) trie; so_many : Uint63.t;
                 waiting : ('s * Uint63.t) list;
                 rows0 : (('s * Uint63.t) * Uint63.t list) list }

val number_of0 :
  ('a1 -> Uint63.t) -> ('a1 -> 'a1 -> bool) -> ('a1 walk * Uint63.t list) ->
  'a1 -> 'a1 walk * Uint63.t list

val walk_step :
  ('a2 -> Uint63.t) -> ('a2 -> 'a2 -> bool) -> 'a1 list -> ('a2 -> 'a1 ->
  'a2) -> 'a2 walk -> 'a2 walk * bool

val walked :
  ('a2 -> Uint63.t) -> ('a2 -> 'a2 -> bool) -> 'a1 list -> 'a2 -> ('a2 -> 'a1
  -> 'a2) -> 'a2 walk

val list_hash : Uint63.t list -> Uint63.t

val same_ints : Uint63.t list -> Uint63.t list -> bool

val refined :
  Uint63.t -> Uint63.t list Parray.t -> Uint63.t Parray.t -> Uint63.t
  Parray.t * Uint63.t

val refine_step :
  Uint63.t -> Uint63.t list Parray.t -> (Uint63.t Parray.t * Uint63.t)
  -> (Uint63.t Parray.t * Uint63.t) * bool

val tabulated0 :
  ('a2 -> Uint63.t) -> ('a2 -> 'a2 -> bool) -> 'a1 list -> ('a1 -> Uint63.t)
  -> 'a2 -> ('a2 -> 'a1 -> 'a2) -> ('a2 -> bool) -> table option

type ('l, 's) machine = { starts : ('s * z) list;
                          moves1 : ('s -> 'l -> ('s * z) list);
                          ends : ('s -> z option) }

type node = { at_ : Uint63.t; bounds0 : (Uint63.t * z) list;
              arcs : Uint63.t list }

type nodes = { many : Uint63.t; node_of0 : node Parray.t;
               firsts0 : Uint63.t list }

val node_at : nodes -> Uint63.t -> node

val bounds_of : (Uint63.t -> 'a1) -> node -> ('a1 * z) list

val with_bound :
  ('a1 -> 'a1 -> bool) -> ('a1 -> Uint63.t) -> ('a1, z) trie -> ('a1 * z) ->
  ('a1, z) trie

val gathered0 :
  ('a1 -> 'a1 -> bool) -> ('a1 -> Uint63.t) -> ('a1 * z) list -> ('a1, z) trie

val leads :
  (Uint63.t -> 'a1) -> (Uint63.t -> 'a2) -> ('a1 -> 'a1 -> bool) -> ('a2 ->
  'a2 -> bool) -> ('a2 -> Uint63.t) -> nodes -> ('a2, z) trie -> Uint63.t ->
  'a1 -> z -> bool

val all_lead :
  (Uint63.t -> 'a1) -> (Uint63.t -> 'a2) -> ('a1 -> 'a1 -> bool) -> ('a2 ->
  'a2 -> bool) -> ('a2 -> Uint63.t) -> nodes -> ('a2, z) trie -> ('a1 * z)
  list -> Uint63.t list -> Uint63.t list option

val onward0 : ('a1, 'a2) machine -> ('a2 * z) list -> 'a1 -> ('a2 * z) list

val letters_lead :
  (Uint63.t -> 'a2) -> (Uint63.t -> 'a3) -> ('a2 -> 'a2 -> bool) -> ('a3 ->
  'a3 -> bool) -> ('a3 -> Uint63.t) -> ('a1, 'a2) machine -> ('a1, 'a3)
  machine -> nodes -> 'a2 -> ('a3 * z) list -> 'a1 list -> Uint63.t list ->
  bool

val node_right :
  (Uint63.t -> 'a2) -> (Uint63.t -> 'a3) -> ('a2 -> 'a2 -> bool) -> ('a3 ->
  'a3 -> bool) -> ('a3 -> Uint63.t) -> 'a1 list -> ('a1, 'a2) machine ->
  ('a1, 'a3) machine -> z -> nodes -> node -> bool

val included :
  (Uint63.t -> 'a2) -> (Uint63.t -> 'a3) -> ('a2 -> 'a2 -> bool) -> ('a3 ->
  'a3 -> bool) -> ('a3 -> Uint63.t) -> 'a1 list -> ('a1, 'a2) machine ->
  ('a1, 'a3) machine -> z -> nodes -> bool

type ('l, 's) dfa = { first : 's; step0 : ('s -> 'l -> 's option);
                      final : ('s -> bool) }

val takes_from : ('a1, 'a2) dfa -> 'a2 -> 'a1 list -> bool

val unweighted : ('a1, 'a2) dfa -> ('a1, 'a2) machine

val columns : 'a1 list -> ('a1 * 'a1) list

val twice : ('a1 * 'a1, 'a2) machine -> ('a1, 'a2) machine

val free : ('a1 * 'a1, unit) machine

val paired0 : 'a1 -> ('a2 * z) -> ('a1 * 'a2) * z

val stepped :
  'a1 list -> ('a1 * 'a1, 'a2) dfa -> ('a1 * 'a1, 'a3) machine -> ('a1 * 'a1,
  'a2 * 'a3) machine

val differing0 :
  ('a1 -> 'a1 -> bool) -> ('a1 * 'a1, 'a2) machine -> ('a1 * 'a1, 'a2 * bool)
  machine

val pairs0 :
  ('a1, 'a2) dfa -> (unit, 'a3) machine -> z -> ('a1 * 'a1,
  ('a2 * 'a2) * 'a3) machine

val with_one : ('a1 * z) -> ('a1 list * z) list -> ('a1 list * z) list

val many_at_once : ('a1 * z) list list -> ('a1 list * z) list

val ends_of0 : ('a1 * 'a1, 'a2) machine -> 'a2 list -> z option

val runs : ('a1 * 'a1, 'a2) machine -> nat -> ('a1 * 'a1, 'a2 list) machine

val far_and_weighed :
  ('a1 * 'a1, 'a2) machine -> ('a1 * 'a1, 'a3) machine -> ('a1 * 'a1,
  'a3 * 'a2) machine

val of_columns : (unit, 'a2) machine -> ('a1 * 'a1, 'a2) machine

val chosen0 :
  'a1 list -> ('a1, 'a2) dfa -> ('a1 * 'a1, 'a3) machine -> (unit,
  'a3 * ('a2 * 'a2)) machine

type part1 =
| Track of nat
| Mark of nat
| Xored of part1 * part1

type linear = { parts : (z * part1) list; top0 : z; rest0 : z }

type formula0 =
| Fixed1 of bool
| Negative0 of linear
| Digit of nat * nat * z
| Remains of nat option * z * z
| NotSo of formula0
| Both1 of formula0 * formula0
| Either0 of formula0 * formula0
| SomePlace of formula0
| SomeNumber of formula0

val sum : (part1 -> z) -> (z * part1) list -> z

val part_fine : z -> nat -> nat -> part1 -> bool

val fine : z -> nat -> nat -> formula0 -> bool

type column = z list * bool list

val bound0 : z -> linear -> z

val clamp : z -> z -> z

val part_digit : column -> part1 -> z

val start0 : z -> bool -> formula0 -> z

val go0 : z -> bool -> formula0 -> z -> column -> z

val ends_in : bool -> formula0 -> z -> bool

val words_of : 'a1 list -> nat -> 'a1 list list

val all_digits : z -> z list

val all_columns : z -> nat -> nat -> column list

val number_in : z -> z list -> z

val column_number : z -> column -> Uint63.t

val with_mark : bool -> column -> column

val with_digit : z -> column -> column

val number_hash : z -> Uint63.t

val pair_hash : (Uint63.t * Uint63.t) -> Uint63.t

val same_pair_of : (Uint63.t * Uint63.t) -> (Uint63.t * Uint63.t) -> bool

val same_set :
  (Uint63.t * Uint63.t list) -> (Uint63.t * Uint63.t list) -> bool

val set_hash : (Uint63.t * Uint63.t list) -> Uint63.t

val insert : Uint63.t -> Uint63.t list -> Uint63.t list

val some_step :
  table -> (Uint63.t * Uint63.t list) -> (Uint63.t * (Uint63.t * Uint63.t))
  -> Uint63.t * Uint63.t list

val marked_columns_of :
  z -> nat -> nat -> (Uint63.t * (Uint63.t * Uint63.t)) list

val number_step :
  table -> Uint63.t list -> (Uint63.t * Uint63.t list) -> Uint63.t list

val digits_of_column : z -> column -> Uint63.t * Uint63.t list

val of_two1 :
  z -> nat -> nat -> (bool -> bool -> bool) -> table option -> table option
  -> table option

val of_not : z -> nat -> nat -> table option -> table option

val of_some : z -> nat -> nat -> table option -> table option

val of_number : z -> nat -> nat -> table option -> table option

val of_atom : z -> bool -> nat -> nat -> formula0 -> table option

val table_of1 : z -> bool -> nat -> nat -> formula0 -> table option

val never0 : formula0

val negated2 : formula0 -> formula0

val either0 : formula0 -> formula0 -> formula0

val together0 : formula0 -> formula0 -> formula0

val neither : formula0 -> formula0 -> formula0

type item0 =
| Spot of nat
| Length
| Nothing0

type place0 = { item_ : item0; offset : z }

type form =
| At of place0
| Share of place0 * z
| Sum0 of part1 option * z * linear

val add2 : linear -> linear -> linear

val scale0 : z -> linear -> linear

val track : nat -> form

val power0 : z -> z -> place0 -> linear

val same_item : item0 -> item0 -> bool

val before : z -> place0 -> place0 -> formula0

val zero0 : place0

val from_zero : z -> place0 -> formula0

val same_place0 : z -> place0 -> place0 -> formula0

val as_sum : form -> (z * linear) option

val scaled0 : z -> form -> place0 option

val less0 : z -> form -> form -> formula0 option

val plus0 : z -> form -> form -> form option

val times2 : form -> form -> form option

val alone1 : form -> part1 option

val track_alone : form -> nat option

val xored : form -> form -> (formula0 * form) option

val raised0 : z -> form -> form -> (formula0 * form) option

val place_known : nat -> place0 -> bool

val digit_is : z -> nat -> nat -> place0 -> z -> formula0

val number0 : z -> form

val bits0 : z -> nat -> form -> form -> (formula0 * form) list option

val digits0 : z -> nat -> form -> form -> (formula0 * form) list option

val around1 : z -> nat -> z -> z -> (formula0 * form) list

val lowest1 : linear -> z

val below2 : form -> z -> (formula0 * form) list option

val place_remainders : z -> form -> form -> (formula0 * form) list option

val lowest_digits : z -> nat -> nat -> nat -> z -> formula0

val track_remainders : z -> nat -> nat -> z -> (formula0 * form) list option

val remainders : z -> nat -> form -> form -> (formula0 * form) list option

val quotients0 : bool -> form -> form -> (formula0 * form) list option

val extreme : z -> bool -> form -> form -> (formula0 * form) list option

type cases0 = (formula0 * form) list

val each_case :
  ((formula0 * form) -> 'a1 list option) -> cases0 -> 'a1 list option

val two :
  (form -> form -> (formula0 * 'a1) list option) -> cases0 option -> cases0
  option -> (formula0 * 'a1) list option

val plain2 : form option -> cases0 option

val one0 : (formula0 * form) option -> cases0 option

val guarded0 : formula0 -> cases0 -> cases0

type truth0 = formula0 * formula0

val joined : formula0 list -> formula0

val compared1 :
  (form -> form -> formula0 option) -> cases0 option -> cases0 option ->
  truth0 option

val equal0 : z -> form -> form -> formula0 option

val zero_of : linear -> formula0

val carry_bound : linear -> z

val same_without :
  z -> nat option -> nat -> part1 -> z -> linear -> form -> formula0 option

val equal_in : z -> nat option -> nat -> form -> form -> formula0 option

val shared : cases0 option -> z

val step_of : cases0 option -> cases0 option -> z

val spot0 : z -> nat -> form

val bounds1 :
  z -> cases0 option -> cases0 option -> (formula0 * (place0 * place0)) list
  option

val every_place : formula0 -> formula0

val fits1 : z -> (formula0 * (place0 * place0)) list -> formula0

val inside : z -> z -> nat -> (formula0 * (place0 * place0)) list -> formula0

val ranged :
  z -> z -> nat -> cases0 option -> cases0 option -> cases0 option -> cases0
  option -> (formula0 * formula0) option

val every0 : (formula0 * formula0) option -> truth0 option -> truth0 option

val over_of : cases0 -> z

val summand : nat -> z -> form -> z option

val total1 :
  nat -> nat -> (formula0 * formula0) option -> cases0 option -> cases0 option

val prior : z -> nat -> nat -> place0 -> z -> formula0

val counted3 :
  z -> nat -> nat -> z -> (formula0 * formula0) option -> cases0 option ->
  cases0 option

val sums : term -> nat

val some_numbers : nat -> formula0 -> formula0

val wider : nat -> nat option -> nat option

val first_of1 : nat option -> nat

val some_truth : nat -> truth0 option -> truth0 option

val constant0 : form list -> term -> z option

val is_base : z -> form list -> term -> bool

val read0 :
  z -> nat option -> nat -> nat -> form list -> term -> cases0 option

val read_cond : z -> nat option -> nat -> form list -> cond -> truth0 option

val place_in : form list -> term -> place0 option

type relation = formula0 * formula0

val digits_in : range -> (term * term) option

val one_by_one : range -> z list option

val values1 : form list -> range -> z list option

val each_value : (z -> relation option) -> z list -> relation option

val over_ranges :
  z -> range list -> nat -> nat -> form list -> (nat -> nat -> form list ->
  relation option) -> relation option

val is_track : z -> nat -> form -> formula0 option

val targets : z -> nat -> cases0 -> formula0 list option

val in_range0 : z -> form -> formula0

val in_code : z -> bool -> term -> term

val ends0 :
  z -> nat -> bool list -> nat -> nat -> form list -> term list -> relation
  option

val ends_at0 :
  z -> nat -> bool list -> next -> nat -> nat -> form list -> relation option

val all_next :
  z -> nat -> nat -> form list -> nat -> bool list -> next list -> relation
  option

val code_of : range -> bool

val holds_if :
  formula0 -> formula0 -> formula0 -> formula0 -> formula0 -> relation

val over_coordinates :
  z -> range list -> nat -> nat -> nat -> form list -> (nat -> form list ->
  relation option) -> relation option

val step_on : ('a1, Uint63.t) dfa -> Uint63.t option -> 'a1 -> Uint63.t option

val final_on : ('a1, Uint63.t) dfa -> Uint63.t option -> bool

val hash_on : Uint63.t option -> Uint63.t

val same_on : Uint63.t option -> Uint63.t option -> bool

val hash_both : (Uint63.t option * Uint63.t) -> Uint63.t

val same_both :
  (Uint63.t option * Uint63.t) -> (Uint63.t option * Uint63.t) -> bool

val agree :
  'a1 list -> ('a1 -> Uint63.t) -> ('a1, Uint63.t) dfa -> table -> bool

val period : term -> (z * z) option

val of_term : term -> z -> z -> (unit, z) machine

val alphabet : z -> z list

val digits_of : z -> nat -> z -> z list

val none_column : z -> unit -> Uint63.t

val one_column : z -> nat -> z -> Uint63.t

val two_column : z -> nat -> (z * z) -> Uint63.t

val everything : bool -> ('a1, Uint63.t) dfa

val base_of : z -> nat -> z

val reads_one : z -> text -> bool -> (z, Uint63.t) dfa -> formula0 -> bool

val reads_two : z -> text -> bool -> (z * z, Uint63.t) dfa -> formula0 -> bool

val of_n : z -> form list

val both_of : z -> text -> z -> cond list -> truth0 option

val places_of : z -> term list -> form list option

type network_read = { vertices_read : formula0; edges_read : formula0;
                      of_one1 : formula0; of_two2 : formula0 }

val less_track : nat -> nat -> formula0

val differ : nat -> formula0

val nothing_more : nat -> form list -> relation option

val read_network :
  z -> text -> z -> cond list -> term list -> network_read option

val network_checked :
  z -> text -> bool -> z -> cond list -> term list -> (z, Uint63.t) dfa ->
  (z * z, Uint63.t) dfa -> bool

type symbol =
| Way of Uint63.t
| Weight of Uint63.t
| Power0 of nat * z

type combination = (z * symbol) list

val same_symbol : symbol -> symbol -> bool

val adds : (symbol -> z) -> combination -> z

val times_all : z -> combination -> combination

val factor_of : symbol -> combination -> z

val null : combination -> bool

val power_next : nat -> z -> combination

val next_of_symbol :
  ('a2, Uint63.t) dfa -> ('a1 -> 'a2 list) -> (Uint63.t -> 'a2 -> z) -> 'a1
  -> symbol -> combination

val letter_more :
  ('a2, Uint63.t) dfa -> ('a1 -> 'a2 list) -> (Uint63.t -> 'a2 -> z) -> 'a1
  -> combination -> combination

val none_left : ('a1, Uint63.t) dfa -> (Uint63.t -> z) -> symbol -> z

type equation = { where_1 : Uint63.t; is_zero_ : combination;
                  by_letters0 : (z * (z * Uint63.t) list) list }

type equations = { so_many_ : Uint63.t; equation_of : equation Parray.t }

val combined0 : equations -> (z * Uint63.t) list -> combination

val letters_right :
  ('a2, Uint63.t) dfa -> ('a1 -> 'a2 list) -> (Uint63.t -> 'a2 -> z) -> ('a1,
  Uint63.t) dfa -> equations -> equation -> 'a1 list -> (z * (z * Uint63.t)
  list) list -> bool

val equation_right :
  ('a2, Uint63.t) dfa -> ('a1 -> 'a2 list) -> (Uint63.t -> 'a2 -> z) ->
  (Uint63.t -> z) -> ('a1, Uint63.t) dfa -> 'a1 list -> equations -> equation
  -> bool

val exponent : term -> z option

val multiplied : combination -> combination -> combination

val valued : z -> z -> term -> (z * combination) option

val counted4 :
  ('a2, Uint63.t) dfa -> ('a1 -> 'a2 list) -> (Uint63.t -> 'a2 -> z) ->
  (Uint63.t -> z) -> ('a1, Uint63.t) dfa -> 'a1 list -> equations -> z -> z
  -> combination -> z -> term -> bool

val ways : ('a1, Uint63.t) dfa -> combination

val mapped_dfa : ('a2 -> 'a1) -> ('a1, 'a3) dfa -> ('a2, 'a3) dfa

val both_dfa : ('a1, 'a2) dfa -> ('a1, 'a3) dfa -> ('a1, 'a2 * 'a3) dfa

val apart_dfa : (z * z, Uint63.t) dfa

val nothing1 : ('a1, unit) machine

val coloured :
  (z * z, Uint63.t) dfa -> (z, Uint63.t) dfa -> (z * z, Uint63.t * (Uint63.t
  option * Uint63.t option)) machine

val moved0 : (z -> z -> z) -> ((z * z) * z) -> z * z

val pick2 : nat -> nat -> z list -> z * z

val tuples_ : z list -> nat -> z list list

val lengths_seen :
  z list -> nat -> (z list, Uint63.t) machine -> (unit, Uint63.t) machine

val around2 : nat -> (nat * nat) list

val across : nat -> (nat * nat) list

val triangles :
  (z * z, Uint63.t) dfa -> (z list, Uint63.t * (Uint63.t * Uint63.t)) dfa

val projected : z list -> (z, Uint63.t) dfa -> (unit, Uint63.t) machine

val passes : ('a1, 'a2) machine -> 'a1 list -> 'a2 -> ('a2 * z) list

val halves :
  ('a1, 'a2) machine -> ('a2 -> 'a2 -> bool) -> 'a2 list -> 'a1 list ->
  ('a1 * 'a1, 'a2 * ('a2 * 'a2)) machine

val guessed : ('a1 -> 'a1 -> bool) -> 'a1 list -> 'a1 -> bool

val all_guessed :
  ('a1, 'a2) machine -> ('a2 -> 'a2 -> bool) -> 'a2 list -> 'a1 list -> bool

val lengths_taken : 'a1 list -> ('a1, 'a2) machine -> ('a3, 'a2) machine

val rounded1 :
  ('a1 * 'a1, 'a2) machine -> (unit, 'a3) machine -> z -> ('a1 * 'a1,
  'a2 * ('a3 * z)) machine

type automaton = { automaton_states : Uint63.t;
                   automaton_goes : Uint63.t Parray.t;
                   automaton_final : bool Parray.t }

type weighted1 = { weighted_states : Uint63.t;
                   weighted_starts : (Uint63.t * z) list;
                   weighted_moves : (Uint63.t * z) list Parray.t;
                   weighted_ends : z option Parray.t }

val dfa_of : Uint63.t -> ('a1 -> Uint63.t) -> automaton -> ('a1, Uint63.t) dfa

val machine_of :
  Uint63.t -> ('a1 -> Uint63.t) -> weighted1 -> ('a1, Uint63.t) machine

val same_pair1 :
  ('a1 -> 'a1 -> bool) -> ('a2 -> 'a2 -> bool) -> ('a1 * 'a2) -> ('a1 * 'a2)
  -> bool

val same_unit : unit -> unit -> bool

val two_parts : Uint63.t -> Uint63.t -> Uint63.t * Uint63.t

val parts_of0 : nat -> Uint63.t -> Uint63.t -> Uint63.t list -> Uint63.t list

val three_parts : Uint63.t -> Uint63.t -> Uint63.t * (Uint63.t * Uint63.t)

val three_of :
  (Uint63.t -> 'a1) -> (Uint63.t * (Uint63.t * Uint63.t)) -> 'a1 * ('a1 * 'a1)

val same_three :
  ('a1 -> 'a1 -> bool) -> ('a1 * ('a1 * 'a1)) -> ('a1 * ('a1 * 'a1)) -> bool

val hash_three : ('a1 -> Uint63.t) -> ('a1 * ('a1 * 'a1)) -> Uint63.t

val states_below : Uint63.t -> Uint63.t list

type far_pairs =
| Whole0 of weighted1 * nodes * nodes
| In_halves of (z * z) * weighted1 * nodes * nodes * weighted1 * nodes * nodes

val pair_number0 : z -> (z * z) -> Uint63.t

val columns_number : z -> ((z * z) * (z * z)) -> Uint63.t

type distance_proof = { zero_ : nodes; nonnegative_ : nodes;
                        lipschitz_ : nodes; descent_ : nodes }

val bound_checked :
  z -> (z, Uint63.t) dfa -> (z * z, Uint63.t) dfa -> (z * z, Uint63.t)
  machine -> Uint63.t -> nodes -> nodes -> bool

val walks_checked :
  z -> (z * z, Uint63.t) dfa -> (z * z, Uint63.t) machine -> Uint63.t ->
  nodes -> nodes -> bool

val upper_checked :
  z -> z -> (z, Uint63.t) dfa -> (z * z, Uint63.t) machine -> term -> nat ->
  z -> Uint63.t -> Uint63.t -> nodes -> z -> bool

val whole_checked :
  z -> z -> (z, Uint63.t) dfa -> (z * z, Uint63.t) machine -> (unit,
  Uint63.t) dfa -> term -> Uint63.t -> Uint63.t -> z -> (z * z, Uint63.t)
  machine -> nodes -> nodes -> bool

val halves_checked :
  z -> z -> (z, Uint63.t) dfa -> (z * z, Uint63.t) machine -> (unit,
  Uint63.t) dfa -> term -> Uint63.t -> Uint63.t -> Uint63.t -> z -> (z * z)
  list -> ((z * z) * (z * z), Uint63.t) machine -> nodes -> nodes -> bool

val far_checked :
  z -> z -> (z, Uint63.t) dfa -> (z * z, Uint63.t) machine -> (unit,
  Uint63.t) dfa -> term -> Uint63.t -> Uint63.t -> Uint63.t -> far_pairs -> z
  -> bool

val diameter_checked :
  z -> z -> (z, Uint63.t) dfa -> (z * z, Uint63.t) dfa -> (z * z, Uint63.t)
  machine -> (z * z, Uint63.t) machine -> (unit, Uint63.t) dfa -> term -> nat
  -> z -> Uint63.t -> Uint63.t -> Uint63.t -> Uint63.t -> distance_proof ->
  nodes -> far_pairs -> bool

val distance_checked :
  z -> (z, Uint63.t) dfa -> (z * z, Uint63.t) dfa -> (z * z, Uint63.t)
  machine -> Uint63.t -> distance_proof -> bool

val alone2 : ('a1, Uint63.t) machine -> Uint63.t -> ('a1, Uint63.t) dfa

val weight_alone : ('a1, Uint63.t) machine -> Uint63.t -> 'a1 -> z

val rest_alone : ('a1, Uint63.t) machine -> Uint63.t -> z

val weighed_together : Uint63.t -> z -> combination

val once_dfa : (z * z, Uint63.t) dfa

val parted_dfa : (z list, Uint63.t) dfa

val partnered : (z * z, Uint63.t) dfa -> (z * z, Uint63.t * Uint63.t) machine

val singles :
  (z * z, Uint63.t) dfa -> (z list, Uint63.t * (Uint63.t * Uint63.t)) dfa

type family_of_words = { length_state : Uint63.t;
                         link_state : Uint63.t option; paths_ : z list list }

val three : z -> z list

val eight : z list

val ends_of_paths : ((z * z) * nat) list

val once_in : z list -> bool

val takes_on :
  (z * z, Uint63.t) dfa -> Uint63.t option -> (z * z) list -> bool

val linked : (z * z, Uint63.t) dfa -> Uint63.t option -> z -> z -> bool

val chained : (z * z, Uint63.t) dfa -> Uint63.t option -> z -> z list -> bool

val path_fine :
  (z * z, Uint63.t) dfa -> Uint63.t option -> ((z * z) * nat) -> z list ->
  bool

val same_state0 : Uint63.t -> Uint63.t option -> family_of_words -> bool

val families_closed :
  (unit, Uint63.t) dfa -> (z * z, Uint63.t) dfa -> family_of_words list ->
  bool

val families_fine :
  (unit, Uint63.t) dfa -> (z * z, Uint63.t) dfa -> family_of_words list ->
  bool

val cycle_fine :
  (z * z, Uint63.t) dfa -> Uint63.t option -> nat -> z list -> bool

val cycles_fine :
  (unit, Uint63.t) dfa -> (z * z, Uint63.t) dfa -> family_of_words list ->
  bool

val numbers1 : nat -> z list

val has1 : z list -> z -> bool

val same_link : (z * z) -> (z * z) -> bool

val has_link : (z * z) list -> (z * z) -> bool

val pairs_of1 : z list -> (z * z) list

val alive_link : z list list -> z list -> (z * z) list -> (z * z) -> bool

val spanning : nat -> z list list -> z list -> (z * z) list -> z list -> bool

val seek0 :
  Uint63.t list Parray.t -> (Uint63.t * Uint63.t) list -> nat -> Uint63.t
  -> Uint63.t -> Uint63.t -> Uint63.t list option

val sought :
  nat -> Uint63.t list Parray.t -> z list -> (z * z) list -> z -> z -> z
  list option

type hits = z list * (z * z) list

val find_path :
  nat -> z list list -> Uint63.t list Parray.t -> z -> z -> z list ->
  (z * z) list -> hits option

val closes1 :
  nat -> z list list -> Uint63.t list Parray.t -> z list -> (z * z) list
  -> z -> z -> hits option

val find_cycle :
  nat -> z list list -> Uint63.t list Parray.t -> z list -> (z * z) list
  -> hits option

val bears_faults :
  (z list -> (z * z) list -> hits option) -> nat -> z list -> (z * z) list ->
  bool

val few_paths : nat -> z list list -> Uint63.t list Parray.t -> nat -> bool

val few_cycles :
  nat -> z list list -> Uint63.t list Parray.t -> nat -> bool

val few_pivots : nat -> z list list -> Uint63.t list Parray.t -> bool

val binary0 : nat -> z -> z list

val row_of1 : (z * z, Uint63.t) dfa -> nat -> Uint63.t option -> z -> z list

val tables :
  (unit, Uint63.t) dfa -> (z * z, Uint63.t) dfa -> nat -> family_of_words
  list -> z list list list

val quick1 : z list list -> Uint63.t list Parray.t

val faults_fine :
  (unit, Uint63.t) dfa -> (z * z, Uint63.t) dfa -> family_of_words list ->
  bool

val themselves : bool list -> bool

val three_column : z -> nat -> ((z * z) * z) -> Uint63.t

val triples : z -> ((z * z) * z) list

val reads_three :
  z -> text -> bool -> ((z * z) * z, Uint63.t) dfa -> formula0 -> bool

val read_hops :
  z -> text -> z -> cond list -> term list -> next list -> relation option

val hops_checked :
  z -> text -> bool -> z -> cond list -> term list -> next list ->
  ((z * z) * z, Uint63.t) dfa -> bool

val guarded1 :
  ('a1, 'a2) dfa -> ('a1, 'a3) machine -> ('a1, 'a2 * 'a3) machine

val lettered : ('a2 -> 'a1) -> ('a1, 'a3) machine -> ('a2, 'a3) machine

val silenced : ('a1, 'a2) machine -> ('a1, 'a2) machine

type hops_proof = { next_ : automaton; somewhere_ : nodes; along_ : nodes }

val hop_number : z -> ((z * z) * z) -> Uint63.t

val two_apart :
  (z, Uint63.t) dfa -> (z * z, Uint63.t * (Uint63.t * Uint63.t)) dfa

val message_dfa :
  (z, Uint63.t) dfa -> ((z * z) * z, Uint63.t) dfa -> ((z * z) * z,
  Uint63.t * (Uint63.t * (Uint63.t * Uint63.t))) dfa

val some_next : z -> ((z * z) * z, Uint63.t) dfa -> (z * z, Uint63.t) machine

val message_state :
  Uint63.t -> Uint63.t -> Uint63.t ->
  Uint63.t * (Uint63.t * (Uint63.t * Uint63.t))

val same_message :
  (Uint63.t * (Uint63.t * (Uint63.t * Uint63.t))) ->
  (Uint63.t * (Uint63.t * (Uint63.t * Uint63.t))) -> bool

val apart_state : Uint63.t -> Uint63.t -> Uint63.t * (Uint63.t * Uint63.t)

val same_apart :
  (Uint63.t * (Uint63.t * Uint63.t)) -> (Uint63.t * (Uint63.t * Uint63.t)) ->
  bool

val along_shown :
  z -> (z, Uint63.t) dfa -> (z * z, Uint63.t) dfa -> ((z * z) * z, Uint63.t)
  dfa -> Uint63.t -> Uint63.t -> nodes -> nodes -> bool

val nearer_shown :
  z -> (z, Uint63.t) dfa -> ((z * z) * z, Uint63.t) dfa -> Uint63.t ->
  Uint63.t -> Uint63.t -> (z * z, Uint63.t) machine -> nodes -> nodes -> bool

val ranks_shown :
  z -> (z, Uint63.t) dfa -> ((z * z) * z, Uint63.t) dfa -> Uint63.t ->
  Uint63.t -> Uint63.t -> (z * z, Uint63.t) machine -> nodes -> nodes -> bool

val rough_dfa : z -> bool -> (z, z) dfa

val shift_dfa : z -> (z * z, z) dfa

val close_step :
  (z * z, Uint63.t) dfa -> Uint63.t option -> (z * z) -> Uint63.t option list

val close_final : (z * z, Uint63.t) dfa -> Uint63.t option -> bool

val close_starts : (z * z, Uint63.t) dfa -> Uint63.t option list

val hops_step :
  z list -> (z * z, Uint63.t) dfa -> Uint63.t option list -> z -> z ->
  Uint63.t option list list

val hops_starts : (z * z, Uint63.t) dfa -> nat -> Uint63.t option list list

val hops2 :
  z list -> (z * z, Uint63.t) dfa -> nat -> (z * z, Uint63.t option list)
  machine

val ending0 :
  z list -> (z * z, Uint63.t) dfa -> (z * z, Uint63.t option * bool) machine

val or_none : Uint63.t -> Uint63.t -> Uint63.t option

type shifts_proof = { below_zero_ : nodes; below_lipschitz_ : nodes;
                      all_rough_ : nodes; rough_ : nodes; ended_ : nodes;
                      shifted_ : nodes }

val shifts_checked :
  z -> z -> (z, Uint63.t) dfa -> (z * z, Uint63.t) dfa -> (z * z, Uint63.t)
  machine -> (unit, Uint63.t) dfa -> term -> Uint63.t -> Uint63.t -> Uint63.t
  -> Uint63.t -> bool -> nat -> shifts_proof -> far_pairs -> bool

type words0 = { base_ : z; down_ : bool; shift_ : z;
                vertices_given : automaton; edges_given : automaton;
                lengths_given : automaton; some_ : nodes }

type automata =
| Farthest of weighted1 * weighted1 option * distance_proof * z * z * 
   nodes * far_pairs
| Shifted of weighted1 * bool * z * shifts_proof * far_pairs
| Counted0 of equations
| Summed of weighted1 * distance_proof * nodes * nodes * equations
| Coloured of automaton * nodes
| Walked of weighted1 * nodes * nodes list * nodes list
| Translated of nodes * nodes
| Without_triangles of nodes
| Matched of nodes * nodes
| Laced of nodes * nodes * automaton * nodes
| Grown of nodes * nodes * family_of_words list
| Routed of hops_proof * weighted1 * distance_proof * nodes * nodes
| Ranked0 of hops_proof * weighted1 * nodes * nodes

val starts_at : cond list -> z option

val lengths_read : cond list -> text -> words0 -> bool

val words_checked : cond list -> term list -> text -> words0 -> bool

val least0 : cond list -> words0 -> z

val farthest_shown :
  words0 -> weighted1 -> weighted1 option -> distance_proof -> z -> z ->
  nodes -> far_pairs -> term -> bool

val shifted_shown :
  cond list -> words0 -> weighted1 -> bool -> z -> shifts_proof -> far_pairs
  -> term -> bool

val order_shown : cond list -> words0 -> equations -> term -> bool

val size_shown : cond list -> words0 -> equations -> term -> bool

val degree_shown : cond list -> words0 -> equations -> term -> bool

val both_words : words0 -> (z * z, Uint63.t * Uint63.t) dfa

val summed_shown :
  cond list -> words0 -> weighted1 -> distance_proof -> nodes -> nodes ->
  equations -> term -> bool

val coloured_shown : words0 -> automaton -> nodes -> bool

val moved_by : words0 -> ((z * z) * z) -> z * z

val translated_shown : words0 -> nodes -> nodes -> bool

val number_of_tuple : words0 -> z list -> Uint63.t

val power_of0 : words0 -> nat -> Uint63.t

val walk_of : words0 -> nat -> weighted1 -> (z list, Uint63.t) machine

val pairs_shown :
  words0 -> ('a1 -> 'a1 -> bool) -> (Uint63.t -> 'a1) -> ('a1 -> Uint63.t) ->
  nat -> weighted1 -> (z * z, 'a1) dfa -> (nat * nat) list -> nodes list ->
  bool

val walked_shown :
  words0 -> weighted1 -> nodes -> nodes list -> nodes list -> (nat * nat)
  list -> bool

val triangles_shown : words0 -> nodes -> bool

val letters_times : words0 -> z -> term -> z -> bool

val matched_shown : words0 -> nodes -> nodes -> bool

val restricted_shown : cond list -> words0 -> nodes -> nodes -> term -> bool

val grown_shown :
  cond list -> words0 -> nodes -> nodes -> family_of_words list -> bool

val cycles_shown : words0 -> family_of_words list -> bool

val faults_shown :
  cond list -> words0 -> nodes -> nodes -> family_of_words list -> term -> z
  -> bool

val next_dfa : words0 -> hops_proof -> ((z * z) * z, Uint63.t) dfa

val hops_shown :
  cond list -> term list -> text -> words0 -> next list -> hops_proof -> bool

val routed_shown :
  cond list -> term list -> text -> words0 -> next list -> hops_proof ->
  weighted1 -> distance_proof -> nodes -> nodes -> bool

val ranked_shown :
  cond list -> term list -> text -> words0 -> next list -> hops_proof ->
  weighted1 -> nodes -> nodes -> bool

type shape =
| FirstWithAny
| Neighbouring
| AnyTwo

type subject_of =
| OfOrder
| OfSize
| OfMinDegree
| OfMaxDegree
| OfTransitive
| OfDiameter
| OfRadius
| OfHamiltonian
| OfBipartite
| OfConnected
| OfGirth
| OfOrbits
| OfMatching
| OfVertexConnectivity
| OfEdgeConnectivity
| OfDistanceSum
| OfBisection
| OfEdgeTransitive
| OfAutomorphisms
| OfTrees
| OfEccentricity of term
| OfDistance of term * term
| OfContains of naming * term list
| OfIsomorphic of naming * term list
| OfWord of number_word
| OfTruth of truth_word
| OfArcs of arcs_word
| OfDelivered of routing * next list
| OfMinimal of routing * next list
| OfMaxHops of routing * next list
| OfTotalHops of routing * next list
| OfDeadlockFree of routing * next list
| OfMaxStretch of routing * next list
| OfLanes of routing * next list
| OfBroadcast of term
| OfGossip
| OfEdgeOrbits
| OfText of word_name * z option list
| OfDistanceSumFrom of term
| OfAtDistance of term * term
| OfWordAt of word_at * term
| OfTruthAt of truth_at * term
| OfEdgeDetour
| OfDisjointPaths of term * term

val subject_terms : subject_of -> term list

type method0 =
| ByProduct
| ByNeighbours of piece0 list
| ByDegrees
| ByMaps of piece0 list * piece0 list
| ByUpper of term
| ByPotential of bool * term * term list * term * piece0 list
| ByNext of piece0 list * term
| ByColour of term
| ByOddWalk of term * piece0 list
| ByCycle of term * piece0 list
| ByWalks
| BySums of term list
| ByLinkSums of (bool * term list) list
| ByRootMaps of piece0 list * piece0 list * piece0 list
| ByRoots of term list * term list * term * piece0 list
| ByCentre of term list * term * term * piece0 list
| ByDifference of subject_of * subject_of
| ByHamiltonian
| ByTransitivity
| ByDistances of bool * term * term list * term
| ByCut of cond * term list * term list list
| ByCounting of z * ((bool * term) * term list) list * term
| ByEdgeMaps of piece0 list * piece0 list
| BySource of term list * term list * term * term * piece0 list
| BySourceTo of term list * term list * term list * term * term
| ByDistancesFrom of term list * term list * term * term * term list
| ByEmbedding of piece0 list * piece0 list
| ByHops of term * piece0 list
| ByHopSums of term * term list
| ByRank0 of term
| ByLanes of term * cond * term * term
| ByVertices of piece0 list
| ByBipartite of piece0 list
| BySet of cond * term list
| ByReturning of term * piece0 list
| ByPaths of piece0 list * term
| ByEccentricity
| ByLandmarks of term * piece0 list
| ByText of pick1 list
| ByStrip of strip
| ByRule of string
| ByAutomata of automata
| ByGenerators of (nat * term list) list * term list list
| ByExchanges of shape * (nat * term list) list

type relation_of =
| SaysExactly
| SaysAtMost
| SaysAtLeast

type lemma = { of_ : subject_of; saying : relation_of; times_ : z;
               equals : term; under : cond; shown_by : method0 }

val naming_same : naming -> naming -> bool

val same_hops : next list -> next list -> bool

val same_routing0 : routing -> routing -> bool

val same_place1 : z option -> z option -> bool

val same_subject : subject_of -> subject_of -> bool

val within0 : cond -> cond -> bool

val is_exact : lemma -> bool

val latest : ('a1 -> cond) -> 'a1 list -> 'a1 list

val told_by : subject_of -> cond -> lemma list -> term option

val told_bound :
  relation_of -> subject_of -> cond -> lemma list -> term option

val is_one : term -> bool

val is_zero0 : term -> bool

val told_true : subject_of -> cond -> lemma list -> bool

val told_false : subject_of -> cond -> lemma list -> bool

val told_bounded : subject_of -> cond -> lemma list -> bool

type known_by = { before0 : lemma list; all_under : cond list;
                  each_under : cond list; rooted : (cond * piece0 list) list;
                  mapping : (cond * (piece0 list * piece0 list)) list;
                  networks_before : (naming * family) list;
                  arriving : (cond * next list) list }

val maps_under : cond -> known_by -> (piece0 list * piece0 list) option

val roots_under : cond -> known_by -> piece0 list option

val network_before : naming -> term list -> known_by -> family option

val arriving_under : cond -> next list -> known_by -> bool

val arriving_too : cond -> next list -> known_by -> known_by

val met_under : cond -> cond list -> bool

val simple : lemma -> bool

val by_sums : method0 -> bool

val with_items :
  family -> (bool * term list) list -> ((item * bool) * term list) list

val reverse_step :
  family -> cond -> known_by -> (branch list * known_by) option

val complete_step :
  family -> cond -> known_by -> (branch list * known_by) option

val counted_items :
  family -> ((bool * term) * term list) list -> counted_item list

val returning_step :
  family -> cond -> bool -> z -> term -> piece0 list -> known_by -> (branch
  list * known_by) option

val found_by : expression -> relation_of -> term -> finding option

val counting_step :
  family -> cond -> expression -> known_by -> (branch list * known_by) option

type rule = { needed1 : subject_of list; known_ : subject_of list;
              bounded0 : subject_of list; limited : subject_of list;
              says_so : cond list }

val rule_for : subject_of -> relation_of -> string -> rule option

val one_or_all : claim0 list -> claim0

val rule_question :
  family -> cond -> term list -> term list -> cond list -> branch

val all_some : ('a1 -> 'a2 option) -> 'a1 list -> 'a2 list option

val rule_step :
  family -> known_by -> lemma -> string -> (branch list * known_by) option

val rule_of : method0 -> string option

val strip_step :
  family -> cond -> strip -> z option list -> expression -> term -> known_by
  -> (branch list * known_by) option

val lemma_questions :
  family -> known_by -> lemma -> (branch list * known_by) option

val taken0 : branch list -> proof0 list -> proof0 list option

val known_too : known_by -> lemma -> known_by

val lemmas_shown :
  family -> known_by -> lemma list -> proof0 list -> proof0 list option

val network_subject : subject_of -> subject_of

val network_lemma : lemma -> lemma

val is_arcs : subject_of -> bool

val arcs_method : method0 -> bool

val arcs_shown : family -> lemma list -> proof0 list -> proof0 list option

val cycles_from_word : expression

val even_shown :
  cond list -> words0 -> word_name -> z option list -> nodes -> nodes ->
  automaton -> nodes -> bool

val from_shown :
  cond list -> words0 -> word_name -> z option list -> nodes -> nodes ->
  family_of_words list -> bool

val given_automata : lemma -> automata option

val in_words : family -> words0 -> bool

val in_variable : term list -> term -> term option

val more_than_one : word_at -> term -> bool

val automata_shown : family -> words0 -> lemma -> automata -> bool

val told_shown :
  family -> (known_by -> lemma -> branch list option) -> known_by -> lemma
  list -> proof0 list -> proof0 list option

val minimal_hops : lemma -> next list option

val delivered_hops : lemma -> next list option

val for_all_pairs : family -> known_by -> lemma -> bool -> branch list option

val words_direct : family -> words0 -> known_by -> lemma -> branch list option

type shift =
| SwapOf of term * term
| TurnOf of term * term * term
| FlipOf of term

type generator = { shift_of : shift; along0 : range list }

type group = { symbols : nat; given_that : cond list;
               generators : generator list }

val digit_at : nat -> nat -> term -> term

val different1 : nat -> nat -> cond

val put3 : nat -> nat -> term -> term -> term -> term

val term_of0 : nat -> nat -> nat -> shift -> term

val spread2 : term -> term

val guessed0 : term -> shift option

val steady : nat -> nat -> nat -> term -> bool

val places_of0 : shift -> term list

val steady_ranges : nat -> nat -> nat -> range list -> bool

val generator_of : nat -> nat -> next -> generator option

val conjuncts0 : cond -> cond list

val all_generators : nat -> nat -> next list -> generator list option

val plainly_said : nat -> cond -> bool

val permutations_of : text -> group option

val conj : cond list -> cond

val disj : cond list -> cond

val unlike : term -> term -> cond

val names0 : nat -> nat -> term list

val each_apart : 'a1 list -> ('a1 * 'a1 list) list

val pairs1 : term list -> cond list

val legal_cond : shift -> term -> term list -> cond

val apart_cond : shift -> shift -> term list -> term list -> cond

val lowers_cond : shift -> term -> term list -> cond

val many_places : shift -> nat

val chosen1 : nat -> poly list -> generator -> poly list making0

val legal_question : family -> group -> generator -> branch

val apart_question : family -> bool -> generator -> generator -> branch

val apart_questions : family -> generator list -> branch list

val group_questions : family -> group -> branch list

val picked : group -> (nat * term list) -> generator

val picks0 : group -> (nat * term list) -> bool

val pick_claim :
  group -> poly list -> poly list -> (nat * term list) -> (poly list ->
  claim0) -> claim0

val connected_question : family -> group -> (nat * term list) list -> branch

val move_question : family -> group -> (nat * term list) -> branch

val disjoint_question :
  family -> group -> (nat * term list) -> (nat * term list) -> branch

val levels0 : range list -> level list

val ways_of0 : generator -> z

val degree_sum : poly list -> (generator * term list) list -> poly making0

val degree_questions0 :
  family -> group -> term list list -> term -> branch list

val sums_fit0 : group -> term list list -> bool

val swaps : group -> bool

val within_cond : shape -> cond

val same_two : cond

val within_questions : family -> group -> shape -> branch list

val paired_facts : shape -> poly -> poly -> poly * poly

val whole_question :
  family -> group -> shape -> (nat * term list) list -> branch

val symbols_question : family -> group -> z -> branch

val double0 : shape -> term -> term

val diameter_question : family -> group -> shape -> z -> term -> branch

val reversal_question : family -> group -> (nat * term list) -> z -> branch

val reverses : group -> bool

type spelled =
| Spelled of words0
| Permuted

val turns : group -> (nat * term list) -> bool

val numeral_to : z -> term -> bool

val numeral_from : z -> term -> bool

val by_moves : method0 -> ((nat * term list) list * term list list) option

val generators_direct : family -> group -> lemma -> branch list option

val reversals_direct : family -> group -> lemma -> branch list option

val by_exchanges : method0 -> (shape * (nat * term list) list) option

val exchanges_direct : family -> group -> lemma -> branch list option

val diameter_direct : family -> group -> lemma -> branch list option

val moves_direct : family -> group -> lemma -> branch list option

val spelled_shown :
  family -> spelled -> lemma list -> proof0 list -> proof0 list option

val no_look : fact_name -> naming -> term list -> term list -> nat option

val in_variables : string list -> term -> z option

val plain_term : string list -> expr -> term option

val plain_condition : string list -> expr -> cond option

val joined0 : (cond -> cond -> cond) -> cond -> cond list -> cond

val tuple_conditions : string list -> string list -> q list -> cond option

val range_conditions : string list -> values_of -> cond list option

val domain_conditions : string list -> domain -> cond list option

type member_of = { called : naming; family_of : family;
                   spelled_as : spelled option; lemmas : lemma list }

type family_theorem = { proved_claim : expr; proved_for : domain;
                        instance : z list; members : member_of list;
                        refutations : proof0 list }

val line_of : naming -> nat -> text option

val text_of : naming -> nat -> bool -> text option

val router_of_subject : subject_of -> (routing * next list) option

val router_fine : naming -> nat -> subject_of -> bool

val member_fine : nat -> cond list -> member_of -> bool

val members_shown :
  (naming * family) list -> member_of list -> proof0 list -> proof0 list
  option

val places_are : word_place list -> z option list -> bool

val fact_is : fact_name -> subject_of -> bool

type entry = { names_ : naming; with_ : term list; tells : lemma }

val about1 : naming -> term list -> entry -> bool

val about_same : entry -> entry -> bool

val entries_of : member_of -> entry list

val entries : member_of list -> entry list

val look_in :
  (term -> term -> bool) -> nat -> entry list -> fact_name -> naming -> term
  list -> term list -> nat option

val told_claim : poly list -> lemma -> poly -> claim0

val told_now : poly list -> lemma -> poly -> unit making0

val is_value : lemma -> bool

val told_value : poly list -> (entry * poly) list -> entry -> poly making0

val told_values :
  poly list -> (entry * poly) list -> entry list -> (entry * poly) list
  making0

val told_all :
  poly list -> (entry * poly) list -> member_of list -> (entry * poly) list
  making0

val all_told : nat -> cond list -> member_of list -> poly list making0

val claim_question : nat -> cond list -> member_of list -> sentence0 -> branch

val asserted : poly list -> (sentence0 * bool) list -> unit making0

val always_valued : subject_of -> bool

val bounds2 : entry -> entry -> bool

val assured : entry list -> entry -> bool

val under_it : poly list -> entry -> claim0

val unmet0 : entry list -> nat -> poly list -> reading0 -> unit making0

val need_question : nat -> cond list -> member_of list -> need_read -> branch

val is_asked : entry list -> nat -> need_read -> bool

val theorem_checked : family_theorem -> bool

val placed_in : cond list -> member_of -> member_of

val shown_by_lemmas : family_theorem -> bool

val has_arguments : string list -> expr list -> member_of -> bool

val on_symbols : string list -> member_of list -> expr -> member_of option

val on_parameters :
  string list -> member_of list -> naming -> expr list -> bool

val by_orders : string list -> member_of list -> expr -> expr

val by_orders_of : family_theorem -> family_theorem

val theorem_shown : family_theorem -> bool

val make_range : term -> term -> cond -> range

val make_next : term list -> range list -> cond -> next

val make_text : nat -> range list -> next list -> text

val make_piece : term list -> cond option -> piece0

val make_family :
  text -> nat -> cond list -> term list -> term list -> piece0 list -> bool
  -> family

val variables_of_item : item -> range list
