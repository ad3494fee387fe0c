(* The texts of standard routers, by their names and the networks that they are for. *)

From Coq Require Import ZArith List String.
From Topocert Require Import Text.
From Topocert Require RoutesFtt RoutesHosts RoutesPrinted RoutesQt RoutesSquare.
Import ListNotations.
Open Scope Z_scope.
Open Scope text_scope.

(* dor on Mesh and Torus with k sides: the first coordinate in which the message is not where it goes changes by
   1. Names: the sides, at, to. *)
Definition dor_hops (mesh : bool) (sides : list term) (k : nat) : list next :=
  let at_ i := Var (List.length sides + i) in let to_ i := Var (List.length sides + k + i) in
  let changed i t := map (fun j => if Nat.eqb i j then t else at_ j) (seq 0 k) in
  let side i := nth i sides (nth 0 sides (Num 1)) in
  flat_map (fun i =>
    if mesh then [Next (changed i (at_ i + 1)) [] (at_ i < to_ i); Next (changed i (at_ i - 1)) [] (to_ i < at_ i)]
    else [Next (changed i ((at_ i + 1) mod side i)) [] (And (Not (at_ i == to_ i)) (2 * ((to_ i - at_ i) mod side i) <= side i));
          Next (changed i ((at_ i - 1) mod side i)) [] (Not (at_ i == to_ i))]) (seq 0 k).

Definition dor_of (mesh : bool) (parameters_ : nat) : list next :=
  match parameters_ with
  | 1%nat => dor_hops mesh [Var 0] 2
  | k => dor_hops mesh (map Var (seq 0 k)) k
  end.

(* ecube on Hypercube: the lowest bit that differs. *)
Definition ecube_hops : list next :=
  let d := Var 0 in let v := Var 1 in let w := Var 2 in let b := Var 3 in
  [Next [Xor v (Pow 2 b)] [Range 0 (d - 1) Yes] (Not (Bit v b == Bit w b))].

Definition standard_route (name network : string) (parameters_ : nat) : option (list next) :=
  (if String.eqb name "dor" then
    if Nat.eqb parameters_ 0 then None else
    if String.eqb network "Mesh" then Some (dor_of true parameters_)
    else if String.eqb network "Torus" then Some (dor_of false parameters_) else None
  else if String.eqb name "ecube" then
    if String.eqb network "Hypercube" && Nat.eqb parameters_ 1 then Some ecube_hops else None
  else None)%bool.

(* ---------- Relative routers ---------- *)

(* The vertices of some networks are the elements of a group: tuples of numbers 0 … n-1, n being the moduli. A
   router may look at the relative address alone, at⁻¹·to: the message moves from at to at·s, where s is what [move]
   says of the address; without one it stops. [address a b] is a⁻¹·b. *)
Record relative := Relative {
  moduli : list Z;
  times : list Z -> list Z -> list Z;
  address : list Z -> list Z -> list Z;
  move : list Z -> option (list Z)
}.

Close Scope text_scope.
Open Scope bool_scope.
Open Scope Z_scope.

(* A tuple of the group. *)
Fixpoint inside_test (m a : list Z) : bool :=
  match m, a with [], [] => true | n :: m, x :: a => (0 <=? x) && (x <? n) && inside_test m a | _, _ => false end.

(* Tuples that are added place by place, *)
Fixpoint sum_mod (moduli a b : list Z) : list Z :=
  match moduli, a, b with n :: moduli, x :: a, y :: b => (x + y) mod n :: sum_mod moduli a b | _, _, _ => [] end.

Fixpoint difference_mod (moduli a b : list Z) : list Z :=
  match moduli, a, b with n :: moduli, x :: a, y :: b => (y - x) mod n :: difference_mod moduli a b | _, _, _ => [] end.

Definition additive (moduli : list Z) : (list Z -> option (list Z)) -> relative := Relative moduli (sum_mod moduli) (difference_mod moduli).

(* and those of the supertoroidal network: (x,j)(y,i) = (x+y, j+i+cl·j·y). *)
Definition gamma_product (c k l : Z) (a b : list Z) : list Z :=
  match a, b with [x; j], [y; i] => [(x + y) mod (c * k); (j + i + c * l * (j * y)) mod (c * c * l)] | _, _ => [] end.

Definition gamma_quotient (c k l : Z) (a b : list Z) : list Z :=
  match a, b with [x; j], [y; i] => [(y - x) mod (c * k); (i - j - c * l * (j * (y - x))) mod (c * c * l)] | _, _ => [] end.

Definition supertoroidal (c k l : Z) : (list Z -> option (list Z)) -> relative :=
  Relative [c * k; c * c * l] (gamma_product c k l) (gamma_quotient c k l).

(* jtorus: the column first, the shorter way around, then the row; left or up if both are equally long. *)
Definition jtorus_move (k m : Z) (g : list Z) : option (list Z) :=
  match g with
  | [row; col] =>
    if m <=? col then Some [0; 2 * m - 1] else if 0 <? col then Some [0; 1]
    else if k <=? row then Some [2 * k - 1; 0] else if 0 <? row then Some [1; 0] else None
  | _ => None
  end.

(* octagon: to 2 and 6 around the ring, to 3 and 5 along the diameter first. As printed it is the same. *)
Definition octagon_step (o : Z) : Z := nth (Z.to_nat o) [0; 1; 1; 4; 4; 4; 7; 7] 0.

Definition octagon_move (g : list Z) : option (list Z) :=
  match g with [o] => if o =? 0 then None else Some [octagon_step o] | _ => None end.

(* oct: in the octagon first, then in the torus. *)
Definition oct_move (k m : Z) (g : list Z) : option (list Z) :=
  match g with
  | [row; col; o] => if o =? 0 then option_map (fun s => s ++ [0]) (jtorus_move k m [row; col]) else Some [0; 0; octagon_step o]
  | _ => None
  end.

(* gamma-b, c even and at least 4: with to⁻¹·at = (x,j), j of -c²l/2 … c²l/2-1 as q(cl-1)+r, |r| <= (cl-2)/2, down or up along j
   if r > 0 or r < 0; if r = 0, up along x if q is not 0, else down or up as x < ck/2 or not. *)
Definition gamma_b_move (c k l : Z) (g : list Z) : option (list Z) :=
  match gamma_quotient c k l g [0; 0] with
  | [x; j] =>
    let ring := c * c * l in
    let signed := if ring / 2 <=? j then j - ring else j in
    let half := (c * l - 2) / 2 in
    let r := (signed + half) mod (c * l - 1) - half in
    if 0 <? r then Some [0; ring - 1] else if r <? 0 then Some [0; 1]
    else if negb (j =? 0) then Some [1; 0]
    else if x =? 0 then None else if x <? c * k / 2 then Some [c * k - 1; 0] else Some [1; 0]
  | _ => None
  end.

(* gamma-minimal: of some paths the first of the fewest hops. A path has |X| hops along x and |A| along j, to the left or to lower
   j by sign, and detours, for which u and v are the least of |A| and |X| on with uv at least T. *)
Record gamma_plan := GammaPlan { plan_x : Z; plan_a : Z; plan_left : bool; plan_down : bool; plan_u : Z; plan_v : Z; plan_beta : Z }.

Definition plan_length (p : gamma_plan) : Z := 2 * (plan_u p + plan_v p) - plan_a p - plan_x p.

(* The least u + v with u >= a, v >= x, uv >= t, as u and v. *)
Definition least_sides (a x t : Z) : Z * Z :=
  if t <=? a * x then (a, x)
  else if (x <=? a) && (t <=? a * a) then (a, (t + a - 1) / a)
  else if (a <? x) && (t <=? x * x) then ((t + x - 1) / x, x)
  else let s := Z.sqrt (4 * t - 1) + 1 in ((s + 1) / 2, s / 2).

(* The sum of the steps' places is w up to sign modulo c: it is beta, or, for c in its place, beta - c. *)
Definition gamma_plans (c : Z) (x a : Z) (left down : bool) (w : Z) : list gamma_plan :=
  let beta := (a * x + if Bool.eqb left down then - w else w) mod c in
  let plan t b := let (u, v) := least_sides a x t in GammaPlan x a left down u v b in
  plan beta beta :: if 0 <? beta then [plan (a * x + c - beta) c] else [].

Definition shorter_plan (p q : gamma_plan) : gamma_plan := if plan_length q <? plan_length p then q else p.

(* The plans to a relative address, first those with X to the nearer side. *)
Definition gamma_plans_to (c k l : Z) (g : list Z) : list gamma_plan :=
  match g with
  | [gx; gj] =>
    let y := gj mod (c * l) in let z := gj / (c * l) in
    let left := c * k <? 2 * gx in let x := if left then c * k - gx else gx in
    let along x left := gamma_plans c x y left false z ++ gamma_plans c x (c * l - y) left true (z + 1) ++
      if y =? 0 then gamma_plans c x (c * l) left false (z - 1) else [] in
    along x left ++ along (c * k - x) (negb left)
  | _ => []
  end.

Definition gamma_minimal_move (c k l : Z) (g : list Z) : option (list Z) :=
  match g with
  | [gx; gj] =>
    if (gx =? 0) && (gj =? 0) then None else
    match gamma_plans_to c k l g with
    | [] => None
    | p :: plans =>
      let p := fold_left shorter_plan plans p in
      let right := [1; 0] in let back := [c * k - 1; 0] in let up := [0; 1] in let down := [0; c * c * l - 1] in
      let ahead := if plan_left p then back else right in let behind := if plan_left p then right else back in
      let on := if plan_down p then down else up in let off := if plan_down p then up else down in
      Some (if (plan_beta p =? c) && (plan_x p <? plan_v p) then behind
        else if plan_beta p =? c then on
        else if plan_a p <? plan_u p then off
        else if (0 <? plan_a p) && (plan_beta p <=? (plan_a p - 1) * plan_v p) then on
        else ahead)
    end
  | _ => None
  end.

(* gamma-table: the first of the links (1,0), (-1,0), (0,1), (0,-1) that begins a shortest path. A distance is the fewest hops of
   these plans. *)
Definition gamma_distance (c k l : Z) (g : list Z) : Z :=
  if forallb (Z.eqb 0) g then 0 else match gamma_plans_to c k l g with [] => 0 | p :: plans => plan_length (fold_left shorter_plan plans p) end.

Definition gamma_table_move (c k l : Z) (g : list Z) : option (list Z) :=
  find (fun s => gamma_distance c k l (gamma_quotient c k l s g) <? gamma_distance c k l g) [[1; 0]; [c * k - 1; 0]; [0; 1]; [0; c * c * l - 1]].

(* One of some names, on a network. *)
Definition are (name network : string) (names : list string) (of_ : string) : bool := existsb (String.eqb name) names && String.eqb network of_.

(* octagon-printed says the same as octagon, and gamma-b-table as gamma-b. Routers around faults are, without one, those that they
   rest on. *)
Definition octs : list string := ["oct"; "oct-fault"; "oct-fault-printed"; "oct-fault-printed-met"]%string.

Definition relative_route (name network : string) (ps : list Z) : option relative :=
  match ps with
  | [] => if are name network ["octagon"; "octagon-printed"]%string "Octagon" then Some (additive [8] octagon_move) else None
  | [k; m] =>
    if are name network ["jtorus"%string] "JTorus" then Some (additive [2 * k; 2 * m] (jtorus_move k m))
    else if are name network octs "OCT" then Some (additive [2 * k; 2 * m; 8] (oct_move k m)) else None
  | [c; k; l] =>
    if (2 <=? c) && (1 <=? k) && (1 <=? l) then
      if are name network ["gamma-b"; "gamma-b-table"]%string "Gamma" then if (4 <=? c) && (c mod 2 =? 0) then Some (supertoroidal c k l (gamma_b_move c k l)) else None
      else if are name network ["gamma-minimal"%string] "Gamma" then Some (supertoroidal c k l (gamma_minimal_move c k l))
      else if are name network ["gamma-table"%string] "Gamma" then Some (supertoroidal c k l (gamma_table_move c k l)) else None
    else None
  | _ => None
  end.

(* ---------- Others ---------- *)

Definition ftts : list string := ["ftt-minimal"; "ftt-fault"; "ftt-b-walk"; "ftt-b-through"; "ftt-b-alternatives"]%string.

(* Where a message goes by the coordinates of where it is and of its destination. *)
Definition function_route (name network : string) (ps : list Z) : option (list Z -> list Z -> option (list Z)) :=
  let is a b := are name network [a] b in
  match ps with
  | [n] =>
    if are name network ftts "FTT" then Some (RoutesFtt.ftt_minimal n)
    else if is "xmesh-minimal" "XMesh" then Some (RoutesSquare.xmesh_minimal n)
    else if is "xmesh-minimal" "XMeshW" then Some (RoutesSquare.xmeshw_minimal n)
    else if is "xtorus-minimal" "XTorus" then Some (RoutesSquare.xtorus_minimal n)
    else if is "cctorus-minimal" "CCTorus" then Some (RoutesSquare.cctorus_minimal false n)
    else if is "cctorus-minimal" "CCTorusOpp" then Some (RoutesSquare.cctorus_minimal true n)
    else if is "fattree" "FatTree" then Some (RoutesHosts.fattree n) else None
  | [k; m] =>
    if is "jtorus-printed" "JTorus" then Some (RoutesPrinted.jtorus_printed false k m)
    else if is "jtorus-printed-ports" "JTorus" then Some (RoutesPrinted.jtorus_printed true k m)
    else if is "oct-printed" "OCT" then Some (RoutesPrinted.oct_printed octagon_step false k m)
    else if is "oct-printed-ports" "OCT" then Some (RoutesPrinted.oct_printed octagon_step true k m)
    else if is "qt-minimal" "QT" then Some (RoutesQt.qt_minimal k m) else None
  | [a; _; h] => if is "dragonfly" "Dragonfly" then Some (RoutesHosts.dragonfly a h) else None
  | _ => None
  end%string.

(* ---------- Virtual channels ---------- *)

(* dor-dateline goes as dor does, as jtorus, or as oct. *)
Definition goes_as (name network : string) : string :=
  if String.eqb name "dor-dateline" then
    if String.eqb network "Torus" then "dor" else if String.eqb network "JTorus" then "jtorus" else if String.eqb network "OCT" then "oct" else name
  else name.

(* It takes virtual channel 1 on the ring of a side as long as the link between the last place and the first is before it, *)
Fixpoint dateline_second (sides a b c : list Z) : bool :=
  match sides, a, b, c with
  | side :: sides, x :: a, t :: b, y :: c =>
    if x =? y then dateline_second sides a b c else if y =? (x + 1) mod side then t <? x else x <? t
  | _, _, _, _ => false
  end.

(* and in an octagon on the last hop there. *)
Definition oct_second (k m : Z) (a b c : list Z) : bool :=
  match a, b, c with
  | [_; _; o], [_; _; p], [_; _; q] => if o =? q then dateline_second [2 * k; 2 * m] a b c else q =? p
  | _, _, _ => false
  end.

Definition second_route (name network : string) (ps : list Z) : option (list Z -> list Z -> list Z -> bool) :=
  let is a b := are name network [a] b in
  match ps with
  | [k; m] =>
    if is "dor-dateline" "JTorus" then Some (dateline_second [2 * k; 2 * m]) else if is "dor-dateline" "OCT" then Some (oct_second k m)
    else if is "dor-dateline" "Torus" then Some (dateline_second ps) else None
  | [n] => if is "dor-dateline" "Torus" then Some (dateline_second [n; n]) else None
  | _ => if is "dor-dateline" "Torus" then Some (dateline_second ps) else if is "dragonfly" "Dragonfly" then Some RoutesHosts.dragonfly_second else None
  end%string.
