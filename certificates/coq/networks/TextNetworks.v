(* The networks' texts. Above each stands its line of certificates/words/networks.words, which a test holds to the
   library, and Coq to the terms that solver/lower makes of it. The last few are no standard definitions: torus and mesh
   of two and three sides, for no line says any number of sides, and the line. TextTheorems.v shows what networks they are. *)

From Coq Require Import ZArith List.
From Topocert Require Import Text.
Import ListNotations.
Open Scope Z_scope.
Open Scope text_scope.

(* Ring(n) = graph v in 0..n-1 if n >= 3: (v+1)%n *)
Definition Ring_text : text :=
  let n := Var 0 in let v := Var 1 in Text 1
  [Range 0 (n - 1) (3 <= n)]
  [Next [(v + 1) mod n] [] Yes].

(* Complete(n) = graph v in 0..n-1: u for u in 0..v-1 *)
Definition Complete_text : text :=
  let n := Var 0 in let v := Var 1 in Text 1
  [Range 0 (n - 1) Yes]
  [(let u := Var 2 in Next [u] [Range 0 (v - 1) Yes] Yes)].

(* Hypercube(d) = graph v in 0..pow(2, d)-1 if d >= 1: xor(v, pow(2, b)) for b in 0..d-1 *)
Definition Hypercube_text : text :=
  let d := Var 0 in let v := Var 1 in Text 1
  [Range 0 ((Pow 2 d) - 1) (1 <= d)]
  [(let b := Var 2 in Next [Xor v (Pow 2 b)] [Range 0 (d - 1) Yes] Yes)].

(* GP(n, k) = graph v in 0..2*n-1 if n >= 3 && 1 <= k && 2*k < n:
       (v+1)%n if v < n; v+n if v < n; n + (v+k)%n if v >= n *)
Definition GP_text : text :=
  let n := Var 0 in let k := Var 1 in let v := Var 2 in Text 2
  [Range 0 ((2 * n) - 1) (((3 <= n) && (1 <= k)) && ((2 * k) < n))]
  [Next [(v + 1) mod n] [] (v < n);
   Next [v + n] [] (v < n);
   Next [n + ((v + k) mod n)] [] (n <= v)].

(* Petersen = graph v in 0..9: (v+1)%5 if v < 5; v+5 if v < 5; 5 + (v+2)%5 if v >= 5 *)
Definition Petersen_text : text :=
  let v := Var 0 in Text 0
  [Range 0 9 Yes]
  [Next [(v + 1) mod 5] [] (v < 5);
   Next [v + 5] [] (v < 5);
   Next [5 + ((v + 2) mod 5)] [] (5 <= v)].

(* JTorus(k, m) = graph row in 0..2*k-1 if k >= 1 && m >= 1, col in 0..2*m-1: ((row+1)%(2*k), col); (row, (col+1)%(2*m)) *)
Definition JTorus_text : text :=
  let k := Var 0 in let m := Var 1 in let row_ := Var 2 in let col_ := Var 3 in Text 2
  [Range 0 ((2 * k) - 1) ((1 <= k) && (1 <= m)); Range 0 ((2 * m) - 1) Yes]
  [Next [(row_ + 1) mod (2 * k); col_] [] Yes;
   Next [row_; (col_ + 1) mod (2 * m)] [] Yes].

(* Octagon = graph o in 0..7: (o+1)%8; (o+4)%8 *)
Definition Octagon_text : text :=
  let o := Var 0 in Text 0
  [Range 0 7 Yes]
  [Next [(o + 1) mod 8] [] Yes;
   Next [(o + 4) mod 8] [] Yes].

(* OCT(k, m) = graph row in 0..2*k-1 if k >= 1 && m >= 1, col in 0..2*m-1, o in 0..7:
       ((row+1)%(2*k), col, o); (row, (col+1)%(2*m), o); (row, col, (o+1)%8); (row, col, (o+4)%8) *)
Definition OCT_text : text :=
  let k := Var 0 in let m := Var 1 in let row_ := Var 2 in let col_ := Var 3 in let o := Var 4 in Text 2
  [Range 0 ((2 * k) - 1) ((1 <= k) && (1 <= m)); Range 0 ((2 * m) - 1) Yes; Range 0 7 Yes]
  [Next [(row_ + 1) mod (2 * k); col_; o] [] Yes;
   Next [row_; (col_ + 1) mod (2 * m); o] [] Yes;
   Next [row_; col_; (o + 1) mod 8] [] Yes;
   Next [row_; col_; (o + 4) mod 8] [] Yes].

(* OMMH(l, m, n) = graph x in 0..l-1 if l >= 2 && m >= 2 && n >= 1, y in 0..m-1, h in 0..pow(2, n)-1:
       ((x+1)%l, y, h); (x, (y+1)%m, h); (x, y, xor(h, pow(2, b))) for b in 0..n-1 *)
Definition OMMH_text : text :=
  let l := Var 0 in let m := Var 1 in let n := Var 2 in let x := Var 3 in let y := Var 4 in let h := Var 5 in Text 3
  [Range 0 (l - 1) (((2 <= l) && (2 <= m)) && (1 <= n)); Range 0 (m - 1) Yes; Range 0 ((Pow 2 n) - 1) Yes]
  [Next [(x + 1) mod l; y; h] [] Yes;
   Next [x; (y + 1) mod m; h] [] Yes;
   (let b := Var 6 in Next [x; y; Xor h (Pow 2 b)] [Range 0 (n - 1) Yes] Yes)].

(* XMesh(n) = graph row in 0..n-1 if n >= 3, col in 0..n-1: (row+1, col) if row < n-1; (row, col+1) if col < n-1;
       (row+1, col+1) if row == col && row < n-1; (row+1, col-1) if row+col == n-1 && row < n-1 *)
Definition XMesh_text : text :=
  let n := Var 0 in let row_ := Var 1 in let col_ := Var 2 in Text 1
  [Range 0 (n - 1) (3 <= n); Range 0 (n - 1) Yes]
  [Next [row_ + 1; col_] [] (row_ < (n - 1));
   Next [row_; col_ + 1] [] (col_ < (n - 1));
   Next [row_ + 1; col_ + 1] [] ((row_ == col_) && (row_ < (n - 1)));
   Next [row_ + 1; col_ - 1] [] (((row_ + col_) == (n - 1)) && (row_ < (n - 1)))].

(* XMeshW(n) = graph row in 0..n-1 if n >= 3, col in 0..n-1: (row+1, col) if row < n-1; (row, col+1) if col < n-1;
       (row+1, col+1) if row == col && row < n-1; (row+1, col-1) if row+col == n-1 && row < n-1;
       (n-1, n-1) if row == 0 && col == 0; (n-1, 0) if row == 0 && col == n-1 *)
Definition XMeshW_text : text :=
  let n := Var 0 in let row_ := Var 1 in let col_ := Var 2 in Text 1
  [Range 0 (n - 1) (3 <= n); Range 0 (n - 1) Yes]
  [Next [row_ + 1; col_] [] (row_ < (n - 1));
   Next [row_; col_ + 1] [] (col_ < (n - 1));
   Next [row_ + 1; col_ + 1] [] ((row_ == col_) && (row_ < (n - 1)));
   Next [row_ + 1; col_ - 1] [] (((row_ + col_) == (n - 1)) && (row_ < (n - 1)));
   Next [n - 1; n - 1] [] ((row_ == 0) && (col_ == 0));
   Next [n - 1; Num 0] [] ((row_ == 0) && (col_ == (n - 1)))].

(* XTorus(n) = graph row in 0..n-1 if n >= 3, col in 0..n-1: ((row+1)%n, col); (row, (col+1)%n);
       (row+1, col+1) if row == col && row < n-1; (row+1, col-1) if row+col == n-1 && row < n-1 *)
Definition XTorus_text : text :=
  let n := Var 0 in let row_ := Var 1 in let col_ := Var 2 in Text 1
  [Range 0 (n - 1) (3 <= n); Range 0 (n - 1) Yes]
  [Next [(row_ + 1) mod n; col_] [] Yes;
   Next [row_; (col_ + 1) mod n] [] Yes;
   Next [row_ + 1; col_ + 1] [] ((row_ == col_) && (row_ < (n - 1)));
   Next [row_ + 1; col_ - 1] [] (((row_ + col_) == (n - 1)) && (row_ < (n - 1)))].

(* CCTorus(n) = graph row in 0..n-1 if n >= 3, col in 0..n-1: ((row+1)%n, col); (row, (col+1)%n);
       (min(max(row, floor((n-1)/2)), floor(n/2)), min(max(col, floor((n-1)/2)), floor(n/2)))
           if (row == 0 || row == floor((n-1)/2) || row == floor(n/2) || row == n-1) &&
              (col == 0 || col == floor((n-1)/2) || col == floor(n/2) || col == n-1) &&
              (row == 0 || row == n-1 || col == 0 || col == n-1) *)
Definition CCTorus_text : text :=
  let n := Var 0 in let row_ := Var 1 in let col_ := Var 2 in Text 1
  [Range 0 (n - 1) (3 <= n); Range 0 (n - 1) Yes]
  [Next [(row_ + 1) mod n; col_] [] Yes;
   Next [row_; (col_ + 1) mod n] [] Yes;
   Next [Min (Max row_ (Floor (n - 1) 2)) (Floor n 2); Min (Max col_ (Floor (n - 1) 2)) (Floor n 2)] [] ((((((row_ == 0) || (row_ == (Floor (n - 1) 2))) || (row_ == (Floor n 2))) || (row_ == (n - 1))) && ((((col_ == 0) || (col_ == (Floor (n - 1) 2))) || (col_ == (Floor n 2))) || (col_ == (n - 1)))) && ((((row_ == 0) || (row_ == (n - 1))) || (col_ == 0)) || (col_ == (n - 1))))].

(* CCTorusOpp(n) = graph row in 0..n-1 if n >= 4 && n%2 == 0, col in 0..n-1: ((row+1)%n, col); (row, (col+1)%n);
       (min(max(n-1-row, floor((n-1)/2)), floor(n/2)), min(max(n-1-col, floor((n-1)/2)), floor(n/2)))
           if (row == 0 || row == n-1) && (col == 0 || col == n-1);
       (min(max(row, floor((n-1)/2)), floor(n/2)), col) if (row == 0 || row == n-1) && abs(2*col-n+1) == 1;
       (row, min(max(col, floor((n-1)/2)), floor(n/2))) if (col == 0 || col == n-1) && abs(2*row-n+1) == 1 *)
Definition CCTorusOpp_text : text :=
  let n := Var 0 in let row_ := Var 1 in let col_ := Var 2 in Text 1
  [Range 0 (n - 1) ((4 <= n) && ((n mod 2) == 0)); Range 0 (n - 1) Yes]
  [Next [(row_ + 1) mod n; col_] [] Yes;
   Next [row_; (col_ + 1) mod n] [] Yes;
   Next [Min (Max ((n - 1) - row_) (Floor (n - 1) 2)) (Floor n 2); Min (Max ((n - 1) - col_) (Floor (n - 1) 2)) (Floor n 2)] [] (((row_ == 0) || (row_ == (n - 1))) && ((col_ == 0) || (col_ == (n - 1))));
   Next [Min (Max row_ (Floor (n - 1) 2)) (Floor n 2); col_] [] (((row_ == 0) || (row_ == (n - 1))) && ((Abs (((2 * col_) - n) + 1)) == 1));
   Next [row_; Min (Max col_ (Floor (n - 1) 2)) (Floor n 2)] [] (((col_ == 0) || (col_ == (n - 1))) && ((Abs (((2 * row_) - n) + 1)) == 1))].

(* QT(m, n) = graph x in 0..m-1 if m >= 2 && n >= 2, y in 0..n-1, z in 0..7: (x, y, xor(z, pow(2, b))) for b in 0..2;
       (x, (y+1)%n, 5) if z == 1; ((x+1)%m, y, 3) if z == 7;
       ((x+1)%m, (y+1)%n, 2) if z == 6; ((x-1)%m, (y+1)%n, 4) if z == 0 *)
Definition QT_text : text :=
  let m := Var 0 in let n := Var 1 in let x := Var 2 in let y := Var 3 in let z := Var 4 in Text 2
  [Range 0 (m - 1) ((2 <= m) && (2 <= n)); Range 0 (n - 1) Yes; Range 0 7 Yes]
  [(let b := Var 5 in Next [x; y; Xor z (Pow 2 b)] [Range 0 2 Yes] Yes);
   Next [x; (y + 1) mod n; Num 5] [] (z == 1);
   Next [(x + 1) mod m; y; Num 3] [] (z == 7);
   Next [(x + 1) mod m; (y + 1) mod n; Num 2] [] (z == 6);
   Next [(x - 1) mod m; (y + 1) mod n; Num 4] [] (z == 0)].

(* FTT(n) = graph x in 0..n-1 if n >= 4, y in 0..n-1: (x+1, y) if x < n-1; (x, y+1) if y < n-1;
       (n-1, (y+floor(n/2))%n) if x == 0; ((x+floor(n/2))%n, n-1) if y == 0 *)
Definition FTT_text : text :=
  let n := Var 0 in let x := Var 1 in let y := Var 2 in Text 1
  [Range 0 (n - 1) (4 <= n); Range 0 (n - 1) Yes]
  [Next [x + 1; y] [] (x < (n - 1));
   Next [x; y + 1] [] (y < (n - 1));
   Next [n - 1; (y + (Floor n 2)) mod n] [] (x == 0);
   Next [(x + (Floor n 2)) mod n; n - 1] [] (y == 0)].

(* MCR(k) = graph x in 0..k-1 if k >= 2, y in 0..k-1, p in 0..3: (x, y, (p+1)%4);
       (x+1, y, 2) if p == 0 && x < k-1; (x, y+1, 3) if p == 1 && y < k-1 *)
Definition MCR_text : text :=
  let k := Var 0 in let x := Var 1 in let y := Var 2 in let p := Var 3 in Text 1
  [Range 0 (k - 1) (2 <= k); Range 0 (k - 1) Yes; Range 0 3 Yes]
  [Next [x; y; (p + 1) mod 4] [] Yes;
   Next [x + 1; y; Num 2] [] ((p == 0) && (x < (k - 1)));
   Next [x; y + 1; Num 3] [] ((p == 1) && (y < (k - 1)))].

(* TCR(k) = graph x in 0..k-1 if k >= 2, y in 0..k-1, p in 0..3: (x, y, (p+1)%4);
       ((x+1)%k, y, 2) if p == 0; (x, (y+1)%k, 3) if p == 1 *)
Definition TCR_text : text :=
  let k := Var 0 in let x := Var 1 in let y := Var 2 in let p := Var 3 in Text 1
  [Range 0 (k - 1) (2 <= k); Range 0 (k - 1) Yes; Range 0 3 Yes]
  [Next [x; y; (p + 1) mod 4] [] Yes;
   Next [(x + 1) mod k; y; Num 2] [] (p == 0);
   Next [x; (y + 1) mod k; Num 3] [] (p == 1)].

(* Gamma(c, k, l) = graph x in 0..c*k-1 if c >= 2 && k >= 1 && l >= 1, y in 0..c*l-1, z in 0..c-1:
       ((x+1)%(c*k), y, (z+y)%c); (x, (y+1)%(c*l), (z+floor((y+1)/(c*l)))%c) *)
Definition Gamma_text : text :=
  let c := Var 0 in let k := Var 1 in let l := Var 2 in let x := Var 3 in let y := Var 4 in let z := Var 5 in Text 3
  [Range 0 ((c * k) - 1) (((2 <= c) && (1 <= k)) && (1 <= l)); Range 0 ((c * l) - 1) Yes; Range 0 (c - 1) Yes]
  [Next [(x + 1) mod (c * k); y; (z + y) mod c] [] Yes;
   Next [x; (y + 1) mod (c * l); (z + (Floor (y + 1) (c * l))) mod c] [] Yes].

(* FatTree(k) = graph kind in 0..3 if k >= 2 && k%2 == 0, p in 0..cond(kind == 3, floor(k/2), k)-1,
       e in 0..floor(k/2)-1, i in 0..cond(kind == 0, floor(k/2), 1)-1:
       (1, p, e, 0) if kind == 0; (2, p, a, 0) for a in 0..floor(k/2)-1 if kind == 1;
       (3, e, j, 0) for j in 0..floor(k/2)-1 if kind == 2 *)
Definition FatTree_text : text :=
  let k := Var 0 in let kind_ := Var 1 in let p := Var 2 in let e := Var 3 in let i := Var 4 in Text 1
  [Range 0 3 ((2 <= k) && ((k mod 2) == 0)); Range 0 ((Cond (kind_ == 3) (Floor k 2) k) - 1) Yes; Range 0 ((Floor k 2) - 1) Yes; Range 0 ((Cond (kind_ == 0) (Floor k 2) 1) - 1) Yes]
  [Next [Num 1; p; e; Num 0] [] (kind_ == 0);
   (let a := Var 5 in Next [Num 2; p; a; Num 0] [Range 0 ((Floor k 2) - 1) (kind_ == 1)] Yes);
   (let j := Var 5 in Next [Num 3; e; j; Num 0] [Range 0 ((Floor k 2) - 1) (kind_ == 2)] Yes)].

(* Dragonfly(a, p, h) = graph kind in 0..1 if a >= 1 && p >= 1 && h >= 1, x in 0..a*h, r in 0..a-1,
       i in 0..cond(kind == 0, p, 1)-1:
       (1, x, r, 0) if kind == 0; (1, x, s, 0) for s in 0..r-1 if kind == 1;
       (1, (x+q+1)%(a*h+1), floor((a*h-1-q)/h), 0) for q in r*h..r*h+h-1 if kind == 1 *)
Definition Dragonfly_text : text :=
  let a := Var 0 in let p := Var 1 in let h := Var 2 in let kind_ := Var 3 in let x := Var 4 in let r := Var 5 in let i := Var 6 in Text 3
  [Range 0 1 (((1 <= a) && (1 <= p)) && (1 <= h)); Range 0 (a * h) Yes; Range 0 (a - 1) Yes; Range 0 ((Cond (kind_ == 0) p 1) - 1) Yes]
  [Next [Num 1; x; r; Num 0] [] (kind_ == 0);
   (let s := Var 7 in Next [Num 1; x; s; Num 0] [Range 0 (r - 1) (kind_ == 1)] Yes);
   (let q := Var 7 in Next [Num 1; ((x + q) + 1) mod ((a * h) + 1); Floor (((a * h) - 1) - q) h; Num 0] [Range (r * h) (((r * h) + h) - 1) (kind_ == 1)] Yes)].

(* Line(n) = graph v in 0..n-1: v+1 if v+1 < n *)
Definition Line_text : text :=
  let n := Var 0 in let v := Var 1 in Text 1
  [Range 0 (n - 1) Yes]
  [Next [v + 1] [] ((v + 1) < n)].

(* Torus(a, b) = graph x in 0..a-1 if a >= 2 && b >= 2, y in 0..b-1: ((x+1)%a, y); (x, (y+1)%b) *)
Definition Torus_text : text :=
  let a := Var 0 in let b := Var 1 in let x := Var 2 in let y := Var 3 in Text 2
  [Range 0 (a - 1) ((2 <= a) && (2 <= b)); Range 0 (b - 1) Yes]
  [Next [(x + 1) mod a; y] [] Yes;
   Next [x; (y + 1) mod b] [] Yes].

(* Torus3(a, b, c) = graph x in 0..a-1 if a >= 2 && b >= 2 && c >= 2, y in 0..b-1, z in 0..c-1: ((x+1)%a, y, z); (x, (y+1)%b, z); (x, y, (z+1)%c) *)
Definition Torus3_text : text :=
  let a := Var 0 in let b := Var 1 in let c := Var 2 in let x := Var 3 in let y := Var 4 in let z := Var 5 in Text 3
  [Range 0 (a - 1) (((2 <= a) && (2 <= b)) && (2 <= c)); Range 0 (b - 1) Yes; Range 0 (c - 1) Yes]
  [Next [(x + 1) mod a; y; z] [] Yes;
   Next [x; (y + 1) mod b; z] [] Yes;
   Next [x; y; (z + 1) mod c] [] Yes].

(* Mesh(a, b) = graph x in 0..a-1 if a >= 2 && b >= 2, y in 0..b-1: (x+1, y) if x < a-1; (x, y+1) if y < b-1 *)
Definition Mesh_text : text :=
  let a := Var 0 in let b := Var 1 in let x := Var 2 in let y := Var 3 in Text 2
  [Range 0 (a - 1) ((2 <= a) && (2 <= b)); Range 0 (b - 1) Yes]
  [Next [x + 1; y] [] (x < (a - 1));
   Next [x; y + 1] [] (y < (b - 1))].

(* Mesh3(a, b, c) = graph x in 0..a-1 if a >= 2 && b >= 2 && c >= 2, y in 0..b-1, z in 0..c-1: (x+1, y, z) if x < a-1; (x, y+1, z) if y < b-1; (x, y, z+1) if z < c-1 *)
Definition Mesh3_text : text :=
  let a := Var 0 in let b := Var 1 in let c := Var 2 in let x := Var 3 in let y := Var 4 in let z := Var 5 in Text 3
  [Range 0 (a - 1) (((2 <= a) && (2 <= b)) && (2 <= c)); Range 0 (b - 1) Yes; Range 0 (c - 1) Yes]
  [Next [x + 1; y; z] [] (x < (a - 1));
   Next [x; y + 1; z] [] (y < (b - 1));
   Next [x; y; z + 1] [] (z < (c - 1))].
