(* The syntax of claims and definitions: package language, whose page has the grammar. What a text means, other
   modules say. *)

exception Wrong of int * int * string (* line and column from 1, and what is wrong there *)

type place = { line : int; column : int }

let wrong at format = Printf.ksprintf (fun s -> raise (Wrong (at.line, at.column, s))) format

type node = { op : op; args : node list; at : place }
and op =
  | Numeral of string
  | Name of string
  | Word of string
  | Call of string
  | Index
  | Tuple
  | To
  | Operator of string
  | Binder of string * range list           (* args has the body *)
  | Graph of bool * range list * next list  (* true for a digraph *)
  | Route of routed * next list
and range = { names : string list; within : node; only : node option; place : place }
and next = { target : node; over : range list; conditions : node list }
and routed = { network : string; parameters : string list; from : string list; towards : string list }

type values = Interval of node * node option | Listed of node list list
type claim = { expression : node; domain : (string list * values * place) list; condition : node option }
type definition = { name : string; params : (string * bool) list (* true for a word *); body : node; comment : string list; source : string }

let max_claim = 1 lsl 14
let max_text = 1 lsl 20
let max_depth = 200

(* ---------- Tokens ---------- *)

type sort = End | Named | Number | Quoted | Sign
type token = { sort : sort; text : string; place : place; above : string list; start : int; stop : int }

let signs = [".."; "=="; "!="; "<="; ">="; "&&"; "||"; "+"; "-"; "*"; "/"; "%"; "<"; ">"; "!"; "("; ")"; "["; "]"; ","; ":"; ";"; "="]
let letter c = c = '_' || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')
let digit c = c >= '0' && c <= '9'

let begins text i sign = String.length text >= i + String.length sign && String.sub text i (String.length sign) = sign

let scan text file =
  let n = String.length text in
  let rec past test i = if i < n && test text.[i] then past test (i + 1) else i in
  let list = ref [] and above = ref [] and line = ref 1 and first = ref 0 and i = ref 0 in
  while !i < n do
    let at = { line = !line; column = !i - !first + 1 } and c = text.[!i] in
    if file && c = '\n' then begin
      if !i = !first then above := [];
      incr line; incr i; first := !i
    end
    else if c = ' ' || (file && (c = '\t' || c = '\r')) then incr i
    else if begins text !i "//" then begin
      if not file then wrong at "a comment, which stands only in files of definitions";
      let stop = past (fun c -> c <> '\n') !i in
      above := String.sub text (!i + 2) (stop - !i - 2) :: !above;
      i := stop
    end
    else begin
      let sort, stop =
        if letter c then (Named, past (fun c -> letter c || digit c) !i)
        else if digit c then begin
          let stop = past digit !i in
          let stop = if stop + 1 < n && text.[stop] = '.' && text.[stop + 1] <> '.' then past digit (stop + 1) else stop in
          if stop < n && letter text.[stop] then wrong at "a number with a letter behind it";
          (Number, stop)
        end
        else if c = '"' then begin
          let stop = past (fun c -> c <> '"' && c <> '\\' && c >= ' ' && c <= '~') (!i + 1) in
          if stop = !i + 1 || stop >= n || text.[stop] <> '"' then wrong at "a word, want printable ASCII in double quotes, without quotes and backslashes in it";
          (Quoted, stop + 1)
        end
        else match List.find_opt (begins text !i) signs with
          | Some s -> (Sign, !i + String.length s)
          | None -> wrong at "byte %#02x, want a number, a name, a word in double quotes or a sign" (Char.code c) in
      let shown = if sort = Quoted then String.sub text (!i + 1) (stop - !i - 2) else String.sub text !i (stop - !i) in
      list := { sort; text = shown; place = at; above = List.rev !above; start = !i; stop } :: !list;
      above := []; i := stop
    end
  done;
  Array.of_list (List.rev ({ sort = End; text = ""; place = { line = !line; column = n - !first + 1 }; above = []; start = n; stop = n } :: !list))

(* ---------- Expressions ---------- *)

type parser = { tokens : token array; mutable position : int; mutable depth : int }

let now p = p.tokens.(p.position)
let ahead p i = p.tokens.(min (p.position + i) (Array.length p.tokens - 1))
let is p text = let t = now p in (t.sort = Sign || t.sort = Named) && t.text = text
let take p text = let found = is p text in if found then p.position <- p.position + 1; found
let shown t = if t.sort = End then "the end" else "\"" ^ (if String.length t.text > 40 then String.sub t.text 0 40 else t.text) ^ "\""
let want p text after = if not (take p text) then wrong (now p).place "%s, want %S %s" (shown (now p)) text after

let levels = [| ["||"]; ["&&"]; ["=="; "!="; "<"; "<="; ">"; ">="; "in"]; ["+"; "-"]; ["*"; "/"; "%"] |]
let comparisons = 2
let sums = 3

let capital name = name <> "" && name.[0] >= 'A' && name.[0] <= 'Z'

let names p =
  let several = take p "(" in
  let rec read list =
    let t = now p in
    if t.sort <> Named then wrong t.place "%s, want a variable" (shown t);
    if List.mem t.text list then wrong t.place "variable %s twice, want it once" t.text;
    p.position <- p.position + 1;
    let list = t.text :: list in
    if not several || take p ")" then List.rev list else (want p "," "or \")\""; read list) in
  read []

(* Whether the name at hand is a quantifier with ranges behind it, or a network's body. *)
let binds p =
  List.mem (now p).text ["all"; "some"; "count"; "set"; "sum"; "min"; "max"; "least"; "most"; "graph"; "digraph"] &&
  let next = ahead p 1 in
  if next.sort = Named then not (List.mem next.text ["in"; "for"; "if"])
  else next.sort = Sign && next.text = "(" &&
    let rec last i = if (ahead p i).sort = Named && (ahead p (i + 1)).text = "," then last (i + 2) else i in
    let i = last 2 in
    (ahead p i).sort = Named && (ahead p (i + 1)).text = ")" && (ahead p (i + 2)).text = "in" && (ahead p (i + 2)).sort = Named

let rec expression p = binary p 0

and binary p strength =
  if strength = Array.length levels then unary p
  else begin
    let rec go left n =
      let t = now p in
      if (t.sort <> Sign && not (t.sort = Named && t.text = "in")) || not (List.mem t.text levels.(strength)) then left
      else begin
        if strength = comparisons && n > 0 then wrong t.place "%S after a comparison: comparisons do not chain, want && between them, or parentheses" t.text;
        if n >= max_depth then wrong t.place "nested deeper than %d" max_depth;
        p.position <- p.position + 1;
        let right = binary p (strength + 1) in
        go { op = Operator t.text; args = [left; right]; at = t.place } (n + 1)
      end in
    go (binary p (strength + 1)) 0
  end

and unary p =
  let t = now p in
  p.depth <- p.depth + 1;
  if p.depth > max_depth then wrong t.place "nested deeper than %d" max_depth;
  let x =
    if is p "!" || is p "-" then (p.position <- p.position + 1; let x = unary p in { op = Operator t.text; args = [x]; at = t.place })
    else begin
      let rec indexed x = if is p "[" then begin
          let at = (now p).place in
          p.position <- p.position + 1;
          indexed { op = Index; args = x :: arguments p "]"; at }
        end else x in
      indexed (operand p)
    end in
  p.depth <- p.depth - 1;
  x

and operand p =
  let t = now p in
  let step () = p.position <- p.position + 1 in
  match t.sort with
  | Number ->
    step ();
    let whole, point, fraction = match String.index_opt t.text '.' with
      | Some i -> (String.sub t.text 0 i, true, String.sub t.text (i + 1) (String.length t.text - i - 1)) | None -> (t.text, false, "") in
    if (String.length whole > 1 && whole.[0] = '0') || (point && fraction = "") || String.length t.text > 1 lsl 12 then
      wrong t.place "number %s, want digits without leading zeros, and perhaps a point and digits" (shown t);
    { op = Numeral t.text; args = []; at = t.place }
  | Quoted -> step (); { op = Word t.text; args = []; at = t.place }
  | Sign when t.text = "(" ->
    step ();
    (match arguments p ")" with
     | [x] -> x
     | args -> { op = Tuple; args; at = t.place })
  | Named when binds p -> binder p
  | Named when not (List.mem t.text ["for"; "in"; "if"]) ->
    step ();
    if not (take p "(") then { op = Name t.text; args = []; at = t.place }
    else if take p ")" then wrong t.place "%s(), want %s without parentheses" t.text t.text
    else { op = Call t.text; args = arguments p ")"; at = t.place }
  | _ -> wrong t.place "%s, want an operand: a number, a name, a call or an expression in parentheses" (shown t)

and arguments p closing =
  let rec read list =
    let x = expression p in
    let at = (now p).place in
    let x = if take p ".." then let high = binary p sums in { op = To; args = [x; high]; at } else x in
    let list = x :: list in
    if take p closing then List.rev list
    else if take p "," then read list
    else wrong (now p).place "%s, want an operator, \",\" or %S" (shown (now p)) closing in
  read []

and binder p =
  let t = now p in
  p.position <- p.position + 1;
  let over = ranges p in
  want p ":" ("after the ranges of " ^ t.text);
  if t.text = "graph" || t.text = "digraph" then let list = nexts p in { op = Graph (t.text = "digraph", over, list); args = []; at = t.place }
  else let body = expression p in { op = Binder (t.text, over); args = [body]; at = t.place }

and ranges p =
  let place = (now p).place in
  let names = names p in
  want p "in" "and a range";
  let within = binary p sums in
  let at = (now p).place in
  let within = if take p ".." then let high = binary p sums in { op = To; args = [within; high]; at } else within in
  let only = if take p "if" then Some (expression p) else None in
  let r = { names; within; only; place } in
  if take p "," then r :: ranges p else [r]

and nexts p =
  let target = expression p in
  let rec more over conditions =
    if take p "if" then let c = expression p in more over (c :: conditions)
    else if take p "for" then let list = ranges p in more (over @ list) conditions
    else { target; over; conditions = List.rev conditions } in
  let next = more [] [] in
  if take p ";" then next :: nexts p else [next]

(* ---------- Claims ---------- *)

let domain p =
  let rec read list =
    let place = (now p).place and tuple = is p "(" in
    let vars = names p in
    let expected () = wrong (now p).place "%s, want VAR in A..B, VAR >= A, VAR in [a, b, ...] or (VAR, VAR) in [(a, b), ...]" (shown (now p)) in
    let values =
      if not tuple && take p ">=" then Interval (binary p sums, None)
      else if not (take p "in") then expected ()
      else if take p "[" then
        Listed (List.map (fun (item : node) ->
          let items = if item.op = Tuple then item.args else [item] in
          if List.length items <> List.length vars then wrong item.at "a tuple of %d numbers, want %d" (List.length items) (List.length vars);
          items) (arguments p "]"))
      else if tuple then expected ()
      else begin
        let from = binary p sums in
        want p ".." "and the largest value";
        Interval (from, Some (binary p sums))
      end in
    let list = (vars, values, place) :: list in
    if take p "," then read list else List.rev list in
  let list = read [] in
  (list, if take p "if" then Some (expression p) else None)

let claim text =
  if String.length text > max_claim then wrong { line = 0; column = 0 } "%d bytes, want at most %d" (String.length text) max_claim;
  let p = { tokens = scan text false; position = 0; depth = 0 } in
  let expression = expression p in
  let domain, condition = if take p "for" then domain p else ([], None) in
  if (now p).sort <> End then wrong (now p).place "%s after an expression" (shown (now p));
  { expression; domain; condition }

(* ---------- Definitions ---------- *)

let route p =
  let place = (now p).place in
  p.position <- p.position + 1;
  let t = now p in
  if not (capital t.text) then wrong t.place "%s, want the network of the router: route Ring(n) from i to j: ..." (shown t);
  p.position <- p.position + 1;
  let parameters = if is p "(" then names p else [] in
  want p "from" "in the router's head";
  let from = names p in
  want p "to" "in the router's head";
  let towards = names p in
  want p ":" "after the router's head";
  let list = nexts p in
  { op = Route ({ network = t.text; parameters; from; towards }, list); args = []; at = place }

let definitions text =
  if String.length text > max_text then wrong { line = 0; column = 0 } "%d bytes, want at most %d" (String.length text) max_text;
  let p = { tokens = scan text true; position = 0; depth = 0 } in
  let definition () =
    let t = now p in
    if t.sort <> Named then wrong t.place "%s, want a definition: NAME = ..., or NAME(PARAMETERS) = ..." (shown t);
    p.position <- p.position + 1;
    let rec params list =
      let v = now p in
      if v.sort <> Named && v.sort <> Quoted then wrong v.place "%s, want a parameter of %s: a name, or a word in quotes" (shown v) t.text;
      p.position <- p.position + 1;
      let list = (v.text, v.sort = Quoted) :: list in
      if take p ")" then List.rev list else (want p "," ("or \")\" after a parameter of " ^ t.text); params list) in
    let params = if take p "(" then params [] else [] in
    want p "=" ("and what " ^ t.text ^ " is");
    let body = if is p "route" && (ahead p 1).sort = Named then route p else expression p in
    if (now p).sort <> Named && (now p).sort <> End then wrong (now p).place "%s, want an operator, or the next definition" (shown (now p));
    let last = p.tokens.(p.position - 1) in
    { name = t.text; params; body; comment = t.above; source = String.sub text t.start (last.stop - t.start) } in
  let rec all list = if (now p).sort = End then List.rev list else (let d = definition () in all (d :: list)) in
  all []
