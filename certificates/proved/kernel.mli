
type __ = Obj.t

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

module Nat :
 sig
  val eqb : nat -> nat -> bool
 end

module Pos :
 sig
  val succ : positive -> positive

  val add : positive -> positive -> positive

  val add_carry : positive -> positive -> positive

  val pred_double : positive -> positive

  val pred_N : positive -> n

  val mul : positive -> positive -> positive

  val iter : ('a1 -> 'a1) -> 'a1 -> positive -> 'a1

  val compare_cont : comparison -> positive -> positive -> comparison

  val compare : positive -> positive -> comparison

  val eqb : positive -> positive -> bool

  val coq_Nsucc_double : n -> n

  val coq_Ndouble : n -> n

  val coq_lxor : positive -> positive -> n

  val testbit : positive -> n -> bool

  val iter_op : ('a1 -> 'a1 -> 'a1) -> positive -> 'a1 -> 'a1

  val to_nat : positive -> nat

  val of_succ_nat : nat -> positive
 end

module N :
 sig
  val succ_pos : n -> positive

  val coq_lxor : n -> n -> n

  val testbit : n -> n -> bool
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

  val leb : z -> z -> bool

  val ltb : z -> z -> bool

  val eqb : z -> z -> bool

  val max : z -> z -> z

  val min : z -> z -> z

  val abs : z -> z

  val to_nat : z -> nat

  val of_nat : nat -> z

  val of_N : n -> z

  val pos_div_eucl : positive -> z -> z * z

  val div_eucl : z -> z -> z * z

  val div : z -> z -> z

  val modulo : z -> z -> z

  val odd : z -> bool

  val testbit : z -> z -> bool

  val coq_lxor : z -> z -> z
 end

val nth : nat -> 'a1 list -> 'a1 -> 'a1

val nth_error : 'a1 list -> nat -> 'a1 option

val rev : 'a1 list -> 'a1 list

val map : ('a1 -> 'a2) -> 'a1 list -> 'a2 list

val flat_map : ('a1 -> 'a2 list) -> 'a1 list -> 'a2 list

val fold_left : ('a1 -> 'a2 -> 'a1) -> 'a2 list -> 'a1 -> 'a1

val fold_right : ('a2 -> 'a1 -> 'a1) -> 'a1 -> 'a2 list -> 'a1

val existsb : ('a1 -> bool) -> 'a1 list -> bool

val forallb : ('a1 -> bool) -> 'a1 list -> bool

val filter : ('a1 -> bool) -> 'a1 list -> 'a1 list

val find : ('a1 -> bool) -> 'a1 list -> 'a1 option

val seq : nat -> nat -> nat list

val lsl0 : Uint63.t -> Uint63.t -> Uint63.t

val lsr0 : Uint63.t -> Uint63.t -> Uint63.t

val land0 : Uint63.t -> Uint63.t -> Uint63.t

val lor0 : Uint63.t -> Uint63.t -> Uint63.t

val add0 : Uint63.t -> Uint63.t -> Uint63.t

val sub0 : Uint63.t -> Uint63.t -> Uint63.t

val eqb0 : Uint63.t -> Uint63.t -> bool

val ltb0 : Uint63.t -> Uint63.t -> bool

val leb0 : Uint63.t -> Uint63.t -> bool

val size : nat

val is_zero : Uint63.t -> bool

val is_even : Uint63.t -> bool

val opp0 : Uint63.t -> Uint63.t

val to_Z_rec : nat -> Uint63.t -> z

val to_Z : Uint63.t -> z

val of_pos_rec : nat -> positive -> Uint63.t

val of_pos : positive -> Uint63.t

val of_Z : z -> Uint63.t

val make : Uint63.t -> 'a1 -> 'a1 Parray.t

val get : 'a1 Parray.t -> Uint63.t -> 'a1

val set : 'a1 Parray.t -> Uint63.t -> 'a1 -> 'a1 Parray.t

type graph = __ list
  (* singleton inductive, whose constructor was Graph *)

type vertex = __

val sum_over : ('a1 -> z) -> 'a1 list -> z

val zrange : z -> z list

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

val tabulate : Uint63.t -> (Uint63.t -> Uint63.t list) -> plain

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
| Rest of term * term
| Min of term * term
| Max of term * term
| Abs of term
| Pow of term * term
| Xor of term * term
| Bit of term * term
| Cond of cond * term * term
and cond =
| Yes
| Equal of term * term
| Less of term * term
| AtMost of term * term
| Not of cond
| And of cond * cond
| Or of cond * cond

val both :
  (z -> z -> z) -> (z -> z -> bool) -> z option -> z option -> z option

val compare0 : (z -> z -> bool) -> z option -> z option -> bool option

val always : z -> z -> bool

val positive_below : z -> z -> bool

val not_zero_below : z -> z -> bool

val not_negative : z -> z -> bool

val value : z list -> term -> z option

val holds : z list -> cond -> bool option

type range = { low : term; high : term; only : cond }

type next = { to0 : term list; over : range list; when0 : cond }

type text = { parameters : nat; coordinates : range list;
              neighbours : next list }

val each : ('a1 -> 'a2 list option) -> 'a1 list -> 'a2 list option

val where_holds : bool option -> 'a1 list option -> 'a1 list option

val upwards : z -> nat -> z list

val span : z -> z -> z list

val tuples : z list -> range list -> z list list option

val tuple : z list -> term list -> z list option

val listed : z list -> next -> z list list option

val text_vertices : text -> z list -> z list list option

val text_neighbours : text -> z list -> z list -> z list list option

val known : 'a1 list option -> 'a1 list

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

val sides_fine : term list -> cond

val side_ranges : term list -> range list

val changed : term list -> nat -> term -> term list

val grid_text :
  nat -> term list -> term list -> (term -> term -> term * cond) -> text

val vars : nat -> nat -> term list

val torus_step : term -> term -> term * cond

val mesh_step : term -> term -> term * cond

val grid : (term -> term -> term * cond) -> nat -> text

val gamma_numbers_text : text

val standard_texts : ((string * nat) * text) list

val standard : string -> nat -> text option

type network =
| Standard of string * z list
| Own of string * text * z list
| Given of z * (z * z) list

val lexical : z list -> z list -> comparison

val filled : Uint63.t -> z list list -> z list Parray.t

val stand : z list Parray.t -> Uint63.t -> z list list -> bool

val seek :
  nat -> z list Parray.t -> Uint63.t -> Uint63.t -> z list -> Uint63.t
  option

val found : Uint63.t -> z list Parray.t -> z list -> Uint63.t option

val line_vertices : text -> z list -> z list list

val size_of : z list list -> z

val vertex_right :
  text -> z list -> Uint63.t -> z list Parray.t -> Uint63.t -> bool

val line_right : text -> z list -> z list list -> bool

val line_arcs :
  text -> z list -> Uint63.t -> z list Parray.t -> Uint63.t -> Uint63.t
  list

val text_table : text -> z list -> plain option

val listed_table : z -> (z * z) list -> plain option

val network_table : network -> plain option

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

val levels_check : plain -> Uint63.t -> Uint63.t Parray.t -> bool

val largest : Uint63.t -> (Uint63.t -> Uint63.t) -> Uint63.t

val sum_ints : Uint63.t list -> (Uint63.t -> Uint63.t) -> Uint63.t -> Uint63.t

type from_source = { source : Uint63.t; furthest : Uint63.t;
                     distances : Uint63.t }

val measure : plain -> Uint63.t -> from_source option

val measure_all :
  plain -> (Uint63.t -> Uint63.t) list -> Uint63.t list -> (Uint63.t
  Parray.t * from_source list) option

val diameter_check :
  plain -> (Uint63.t -> Uint63.t) list -> Uint63.t list -> z -> bool

val radius_check :
  plain -> (Uint63.t -> Uint63.t) list -> Uint63.t list -> z -> bool

val sum_check :
  plain -> (Uint63.t -> Uint63.t) list -> Uint63.t list -> z -> bool

val row_length : plain -> Uint63.t -> z

val size_check : plain -> z -> bool

val least_check : plain -> z -> bool

val most_check : plain -> z -> bool

type metric_proof =
| Counted
| FromLevels of Uint63.t Parray.t list

val as_map : Uint63.t Parray.t -> Uint63.t -> Uint63.t

val roots_of : Uint63.t -> (Uint63.t -> Uint63.t) list -> Uint63.t list

val metric_check : plain -> metric_proof -> metric -> bool

val metric_checks : plain -> metric_proof -> metric list -> bool

type fact = metric
  (* singleton inductive, whose constructor was Metric *)

type statement = { subject : network; said : fact }

type proof =
  metric_proof
  (* singleton inductive, whose constructor was MetricProof *)

val all_of : (fact -> 'a1 option) -> fact list -> 'a1 list option

val only_metric : fact -> metric option

val proves : plain -> fact list -> proof -> bool

type table = { about : network; numbers : plain }

val make_table : network -> table option

val certify : table -> fact list -> proof -> statement list
