(* Networks whose texts have what Text.v has no form for, quantifiers and words, such as

     FibonacciCube(n) = graph v in 0..pow(2,n)-1 if n >= 1 && (all i in 0..n-2: bit(v,i)*bit(v,i+1) == 0):
         xor(v, pow(2,b)) for b in 0..n-1 if bit(v,b) == 1

   Their vertices are tuples of whole numbers, as those of other texts are. *)

From Coq Require Import ZArith List.
From Topocert Require Import Graph Text CheckGraph WordSays.
Import ListNotations.
Open Scope Z_scope.

Definition number_worth (z : Z) : worth := Part_ (whole z).

(* The whole numbers that the variables have for values. *)
Definition numbers_of (l : list worth) : option (list Z) := all_there (map (fun w => whole_of (Some w)) l).

(* A tuple of whole numbers; of one coordinate it is the number. *)
Fixpoint numbers_in (p : part) : option (list Z) :=
  match p with Nil_ => Some [] | Cons_ (Ratio z 1) r => option_map (cons z) (numbers_in r) | _ => None end.

Definition tuple_in (p : part) : option (list Z) := match p with Ratio z 1 => Some [z] | _ => numbers_in p end.

(* The vertices, the last coordinate fastest, where the parameters have the values ps: of a digraph if links are arcs. *)
Definition worded_vertices (arcs : bool) (x : expression) (ps : list Z) : option (list (list Z)) :=
  match x with
  | Graph_ b coordinates _ => match (if Bool.eqb b arcs then tuples_of (rev (map number_worth ps)) coordinates [] else None) with
      | Some l => all_there (map (fun v => numbers_of (rev v)) l)
      | None => None end
  | _ => None
  end.

(* The neighbours that the text lists of a vertex. *)
Definition worded_neighbours (x : expression) (ps v : list Z) : option (list (list Z)) :=
  match x with
  | Graph_ _ _ next => match listed (rev (map number_worth (ps ++ v))) next with
      | Some l => all_there (map tuple_in l)
      | None => None end
  | _ => None
  end.

(* The network: a link that is listed from one end holds from both. It has a table, and so is a network that statements
   can be about, only where all that is asked for has a value, and each neighbour is a vertex, and another one. *)
Definition worded_graph (arcs : bool) (x : expression) (ps : list Z) : graph :=
  Graph (list Z) (known (worded_vertices arcs x ps)) (fun u v => In v (known (worded_neighbours x ps u))).
