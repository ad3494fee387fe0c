(* Procedure A of the paper of the fully twisted torus, as one of its readings takes it: the routers ftt-a-…. They write on a
   message what is left of the leg that it is on. The names of the sides, and M = n/2, are those of RoutesFtt.v. *)

From Coq Require Import ZArith List Bool String.
From Topocert Require Import RoutesFtt.
Import ListNotations.
Open Scope Z_scope.

(* A router that writes a header, a list of numbers, on a message: at first [begins source destination]; and from where it is,
   for its destination, with its header, where to and with which header. Without a move the message stops. *)
Record carrying := Carrying {
  begins : list Z -> list Z -> list Z;
  moves : list Z -> list Z -> list Z -> option (list Z * list Z)
}.

(* What the paper's (x_{n-1} - Mid) means. *)
Inductive counting := ToRight | ToLeft | ToBorder | ToMiddle | ToPlace.

Record reading := Reading {
  true_diameter : bool;   (* D is the diameter, not n-2 *)
  above : bool;           (* step 2 wants s > D, not s >= D *)
  count_as : counting;
  step_3_inside : bool;   (* step 3 belongs to step 2 *)
  by_hops : bool          (* step 4 goes so many hops, the right way *)
}.

Section Reading.
Variable r : reading.
Variable n : Z.
Notation mid := (middle n).

(* The hops from place p of a side, positive upwards. *)
Definition counted (p : Z) : Z :=
  match count_as r with
  | ToRight => n - 1 - mid | ToLeft => mid - (n - 1) | ToBorder => n - 1 - p | ToMiddle => mid - p | ToPlace => n - 1 - mid - p
  end.

(* A leg: 0 left, 1 right, 2 down, 3 up; so many hops; and then 0 over the link along x, 1 over that along y, 2 the leg along y,
   3 nothing. *)
Definition leg (back on hops then_ : Z) : list Z := if hops <? 0 then [back; - hops; then_] else [on; hops; then_].

(* Step 4 along an axis, from place a to place b: as printed backwards where a - b is not positive. *)
Definition straight (back on a b then_ : Z) : list Z :=
  if negb (by_hops r) && (a <? b) then leg back on (a - b) then_ else leg back on (b - a) then_.

Definition diameter_of : Z := if true_diameter r then (3 * n + 1) / 4 else n - 2.

(* Steps 1, 2 and 4. *)
Definition set_out (x y x' y' : Z) : list Z :=
  let dx := Z.abs (x - x') in let dy := Z.abs (y - y') in let s := dx + dy in
  if (s <? diameter_of) || (s =? diameter_of) && above r then
    if step_3_inside r then straight 0 1 x x' 2 else [0; 0; 3]
  else if dy <? dx then
    if y =? 0 then if mid <? x then leg 0 1 (counted x) 1 else [0; x; 1]
    else if mid <? y then [3; n - 1 - y; 1] else [2; y; 1]
  else if x =? 0 then if mid <? y then leg 2 3 (counted y) 0 else [2; y; 0]
  else if mid <? x then [1; n - 1 - x; 0] else [0; x; 0].

Definition one_step (side_ x y : Z) : option (Z * Z) :=
  match side_ with
  | 0 => if 0 <? x then Some (x - 1, y) else None
  | 1 => if x <? n - 1 then Some (x + 1, y) else None
  | 2 => if 0 <? y then Some (x, y - 1) else None
  | _ => if y <? n - 1 then Some (x, y + 1) else None
  end.

(* The link over the side, where the leg has led. *)
Definition over (along_x : bool) (x y : Z) : list Z :=
  if along_x then if x =? 0 then [n - 1; (y + mid) mod n] else [0; (y - mid) mod n]
  else if y =? 0 then [(x + mid) mod n; n - 1] else [(x - mid) mod n; 0].

Definition ftt_a_move (a b h : list Z) : option (list Z * list Z) :=
  match a, b with
  | [x; y], [x'; y'] =>
    let l := match h with [] => set_out x y x' y' | _ => h end in
    let l := match l with [_; 0; 2] => straight 2 3 y y' 3 | _ => l end in
    match l with
    | [side_; hops; then_] =>
      if 0 <? hops then match one_step side_ x y with Some (x, y) => Some ([x; y], [side_; hops - 1; then_]) | None => None end
      else if then_ =? 3 then None
      else Some (over (then_ =? 0) x y, [])
    | _ => None
    end
  | _, _ => None
  end.

Definition ftt_a : carrying := Carrying (fun _ _ => []) ftt_a_move.
End Reading.

Open Scope string_scope.
Definition reading_name (r : reading) : string :=
  "ftt-a-" ++ (if true_diameter r then "diameter" else "n2") ++ (if above r then "-gt-" else "-ge-") ++
  match count_as r with ToRight => "right" | ToLeft => "left" | ToBorder => "border" | ToMiddle => "mid" | ToPlace => "place" end ++
  (if step_3_inside r then "-inside" else "-always") ++ (if by_hops r then "-hops" else "-literal").

(* The readings that have a name. *)
Definition readings : list reading :=
  filter (fun r => (step_3_inside r || negb (true_diameter r) && negb (by_hops r)) && (by_hops r || negb (above r)))
    (flat_map (fun d => flat_map (fun a => flat_map (fun c => flat_map (fun i => map (Reading d a c i) [false; true]) [false; true])
      [ToRight; ToLeft; ToBorder; ToMiddle; ToPlace]) [false; true]) [false; true]).

Definition carrying_route (name network : string) (ps : list Z) : option carrying :=
  match ps with
  | [n] => if String.eqb network "FTT" then option_map (fun r => ftt_a r n) (find (fun r => String.eqb name (reading_name r)) readings) else None
  | _ => None
  end.
