(* Statements about words: which text a word is, and for which values of its parameters it is read. *)

From Coq Require Import ZArith List Bool Uint63 String.
From Topocert Require Import CheckGraph NetworkName NetworkTable TrafficSays WaysSays WordRoutes WordSays StandardWords.
Import ListNotations.
Open Scope Z_scope.

(* A word of everybody's, by its name; or one of a folder's own, whose text is part of what is said. *)
Inductive word_name := Standard_word (name : string) | Own_word (name : string) (text : expression).

(* What the language itself has of networks, and digraphs have no statements of another kind about. *)
Definition language_words : list (string * expression) := [
  ("order"%string, Of Order_ (Local 0)); ("size"%string, Of Size_ (Local 0)); ("distance"%string, OfTwo Distance_ (Local 2) (Local 1) (Local 0));
  ("connected"%string, WordSays.Not (WordSays.Equal (Call (Arg (Local 0) NoArg) diameter_word) Infinite_))].

Definition word_text (w : word_name) : option expression :=
  match w with
  | Standard_word name => option_map snd (find (fun e => String.eqb name (fst e)) (language_words ++ standard_words))
  | Own_word _ text => Some text
  end.

(* What stands for a parameter: the network that the statement is about, another, a vertex of the first by its
   number, a number; a router; the numbers of the vertices of the network before it. *)
Inductive word_argument := Itself | Other_one (n : network) | Vertex_of (i : Z) | Number_of (p : part) | Router_of (r : routing) | Numbers_of.

Record word_fact := WordFact { word : word_name; word_arguments : list word_argument; word_judgement : judgement }.

(* The networks of a statement, with whether they are digraphs and their tables. *)
Definition networks_in (digraph : bool) (n : network) (P : plain) (l : list word_argument) : option (list (bool * network * plain)) :=
  option_map (cons (digraph, n, P)) (all_there (flat_map (fun a => match a with Other_one m => [option_map (fun t => (fst t, m, snd t)) (table_of m)] | _ => [] end) l)).

Definition argument_of (P : plain) (places : list (bool * network * plain)) (a : word_argument) : option argument :=
  match a with
  | Itself => Some This_network
  | Other_one n => option_map (fun t => Other_network (fst t) (snd t)) (table_of n)
  | Vertex_of i => if (0 <=? i) && (i <? to_Z (total P)) then Some (Vertex_number (of_Z i)) else None
  | Number_of p => Some (Number_ p)
  | Router_of r => option_map Ways_of (ways_on places r)
  | Numbers_of => Some Numbers_
  end.

(* The values of the word's parameters, where P is the table of the statement's network, a digraph or not. *)
Definition word_environment (digraph : bool) (n : network) (P : plain) (w : word_fact) : option (list worth) :=
  match networks_in digraph n P (word_arguments w) with
  | Some places => option_map (fun l => opened digraph P l 1 []) (all_there (map (argument_of P places) (word_arguments w)))
  | None => None
  end.

(* Of routers these are the ways of their messages; there are none in digraphs. *)
Definition routers_right (digraph : bool) (n : network) (P : plain) (w : word_fact) : Prop := forall places r ways,
  networks_in digraph n P (word_arguments w) = Some places -> In (Router_of r) (word_arguments w) -> ways_on places r = Some ways ->
  forall k m Q, nth_error places (Z.to_nat (to_Z k)) = Some (false, m, Q) -> ways_right m Q r (ways k).

Definition word_says (digraph : bool) (n : network) (P : plain) (w : word_fact) : Prop :=
  match word_text (word w), word_environment digraph n P w with
  | Some text, Some e => routers_right digraph n P w /\ judged e text (word_judgement w)
  | _, _ => False
  end.
