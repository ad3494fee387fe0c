(* Whether two texts of words are the same. *)

From Coq Require Import ZArith List Bool.
From Topocert Require Import WordSays.
Import ListNotations.
Open Scope Z_scope.

Definition same_operation (a b : operation) : bool :=
  match a, b with
  | Plus_, Plus_ | Minus_, Minus_ | Times_, Times_ | Over_, Over_ | Modulo_, Modulo_ | Power_, Power_ | Xor__, Xor__ | Bit__, Bit__
  | Log__, Log__ | Root__, Root__ => true
  | _, _ => false
  end.

Definition same_function (a b : function) : bool :=
  match a, b with Floor__, Floor__ | Ceil__, Ceil__ | Abs__, Abs__ | Factorial__, Factorial__ => true | _, _ => false end.

Definition same_inquiry (a b : information) : bool :=
  match a, b with
  | Order_, Order_ | Size_, Size_ | Vertices_, Vertices_ | Links_, Links_ | Elements_, Elements_ | Pairs_, Pairs_ | Connected_, Connected_ => true
  | _, _ => false
  end.

Definition same_about_vertex (a b : about_vertex) : bool :=
  match a, b with Neighbours_, Neighbours_ | Incident_, Incident_ | Degree_, Degree_ | Component_, Component_ => true | _, _ => false end.

Definition same_about_two (a b : about_two) : bool := match a, b with Adjacent_, Adjacent_ | Distance_, Distance_ => true | _, _ => false end.

Definition same_quantifier (a b : quantifier) : bool :=
  match a, b with
  | All, All | Exists_, Exists_ | Count, Count | Sum_of, Sum_of | Minimum, Minimum | Maximum, Maximum | Those, Those => true
  | _, _ => false
  end.

Fixpoint same_expression (x y : expression) : bool :=
  match x, y with
  | Whole a, Whole b => a =? b
  | Infinite_, Infinite_ | Nil, Nil => true
  | Always a, Always b => Bool.eqb a b
  | Local k, Local l => Nat.eqb k l
  | Not a, Not b | Len a, Len b => same_expression a b
  | And a b, And c d | Or a b, Or c d | Equal a b, Equal c d | Less a b, Less c d | In_ a b, In_ c d | To_ a b, To_ c d
  | Tuple a b, Tuple c d | At_ a b, At_ c d | LinkOf a b, LinkOf c d => same_expression a c && same_expression b d
  | Calculate o a b, Calculate p c d => same_operation o p && same_expression a c && same_expression b d
  | Function f a, Function g b => same_function f g && same_expression a b
  | Extreme m a b, Extreme n c d => Bool.eqb m n && same_expression a c && same_expression b d
  | Cond p a b, Cond q c d => same_expression p q && same_expression a c && same_expression b d
  | Of q a, Of r b => same_inquiry q r && same_expression a b
  | OfVertex q a b, OfVertex r c d => same_about_vertex q r && same_expression a c && same_expression b d
  | OfTwo q a b u, OfTwo r c d v => same_about_two q r && same_expression a c && same_expression b d && same_expression u v
  | Route r a b u, Route s c d v => same_expression r s && same_expression a c && same_expression b d && same_expression u v
  | Quantify_ k m r a b, Quantify_ l n s c d => same_quantifier k l && Nat.eqb m n && same_over r s && same_expression a c && same_expression b d
  | First m f t a b, First n g u c d => Bool.eqb m n && same_expression f g && same_expression t u && same_expression a c && same_expression b d
  | Graph_ a r m, Graph_ b s n => Bool.eqb a b && same_ranges r s && same_nexts m n
  | Call a b, Call c d => same_args a c && same_expression b d
  | _, _ => false
  end
with same_over (r s : over) : bool :=
  match r, s with
  | Over a, Over b => same_expression a b
  | Sets a m, Sets b n => same_expression a b && same_bounded m n
  | Maps_ a b, Maps_ c d => same_expression a c && same_expression b d
  | _, _ => false
  end
with same_bounded (m n : bounded) : bool :=
  match m, n with Any, Any => true | UpTo a, UpTo b => same_expression a b | _, _ => false end
with same_ranges (r s : ranging) : bool :=
  match r, s with
  | NoRange, NoRange => true
  | Range_ m a b c, Range_ n d e f => Nat.eqb m n && same_over a d && same_expression b e && same_ranges c f
  | _, _ => false
  end
with same_nexts (m n : nexts) : bool :=
  match m, n with
  | NoNext, NoNext => true
  | Next_ a b c d, Next_ e f g h => same_ranges a e && same_expression b f && same_expression c g && same_nexts d h
  | _, _ => false
  end
with same_args (a b : args) : bool :=
  match a, b with NoArg, NoArg => true | Arg x a, Arg y b => same_expression x y && same_args a b | _, _ => false end.

Scheme expr_same := Induction for expression Sort Prop with over_same := Induction for over Sort Prop
with bounded_same := Induction for bounded Sort Prop with ranges_same := Induction for ranging Sort Prop
with nexts_same := Induction for nexts Sort Prop with args_same := Induction for args Sort Prop.
Combined Scheme all_same from expr_same, over_same, bounded_same, ranges_same, nexts_same, args_same.

Lemma same_all : (forall x y, same_expression x y = true -> x = y) /\ (forall r s, same_over r s = true -> r = s) /\
  (forall m n, same_bounded m n = true -> m = n) /\ (forall r s, same_ranges r s = true -> r = s) /\
  (forall m n, same_nexts m n = true -> m = n) /\ (forall a b, same_args a b = true -> a = b).
Proof.
  apply all_same; intros;
    match goal with H : _ _ ?y = true |- _ = ?y => destruct y; cbn [same_expression same_over same_bounded same_ranges same_nexts same_args] in H; try discriminate H end;
    rewrite ?andb_true_iff in *;
    repeat match goal with H : _ /\ _ |- _ => destruct H end;
    repeat match goal with
    | I : forall y, _ ?x y = true -> ?x = y, H : _ ?x _ = true |- _ => apply I in H; clear I; subst
    | H : (_ =? _) = true |- _ => apply Z.eqb_eq in H; subst
    | H : Nat.eqb _ _ = true |- _ => apply Nat.eqb_eq in H; subst
    | H : Bool.eqb _ _ = true |- _ => apply eqb_prop in H; subst
    | H : same_operation ?a ?b = true |- _ => destruct a, b; try discriminate H; clear H
    | H : same_function ?a ?b = true |- _ => destruct a, b; try discriminate H; clear H
    | H : same_inquiry ?a ?b = true |- _ => destruct a, b; try discriminate H; clear H
    | H : same_about_vertex ?a ?b = true |- _ => destruct a, b; try discriminate H; clear H
    | H : same_about_two ?a ?b = true |- _ => destruct a, b; try discriminate H; clear H
    | H : same_quantifier ?a ?b = true |- _ => destruct a, b; try discriminate H; clear H
    end; reflexivity.
Qed.

Lemma same_expression_right x y : same_expression x y = true -> x = y.
Proof. apply same_all. Qed.
