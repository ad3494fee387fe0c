(* Certificates of counts and distances. *)

open Answer
open Kernel
open Certificate

let count statements r =
  Body.finish r;
  let fact s =
    Statements.want_args s 0 "=";
    let n = Statements.whole s in
    match s.subject with
    | "order" -> OrderIs n
    | "size" -> SizeIs n
    | "min-degree" -> MinDegreeIs n
    | _ -> MaxDegreeIs n in
  (List.map fact statements, Counted)

(* ---------- levels ---------- *)

(* The distances of all vertices from a source, or none: then they are to be found. *)
type levels = { source : int; level : int array option }

let read_levels r =
  if Body.next r = "source" then { source = (Body.few r "source" 1 1).(0); level = None }
  else
    let values = Body.few r "levels" 1 max_int in
    { source = values.(0); level = Some (Array.sub values 1 (Array.length values - 1)) }

(* verified returns the levels as the kernel takes them. *)
let verified (g : Graph.t) l =
  let n = g.order in
  match l.level with
  | None -> Body.want [| l.source |] 1 1 n; Searched (Numerals.int63 l.source)
  | Some level ->
    Body.want_or_none (Array.append [| l.source |] level) (n + 1) (n + 1) n;
    if l.source >= n then reject "levels/source" "source -, want below %d" n;
    if level <> Graph.search g l.source then reject "levels/distance" "levels that are not the distances from %d, want these" l.source;
    Told (Numerals.int63 l.source, Parray.of_array (Array.map (fun l -> if l = Body.none then far else Numerals.int63 l) level) (Numerals.int63 0))

(* ---------- distances ---------- *)

let from_source (g : Graph.t) s group levels =
  Statements.want_args s (if s.subject = "distance" then 2 else 1) "=";
  (match group, levels with
  | [], [_] -> ()
  | [], [] -> reject "body/missing" "no levels, want those from one vertex"
  | _ -> reject "body/extra" "%d automorphisms and levels from %d vertices, want levels from one alone" (List.length group) (List.length levels));
  let ends = List.map (Graph.vertex g) s.args in
  let l = List.hd levels in
  let told = verified g l in
  let from = List.hd ends in
  if l.source <> from then reject "levels/source" "levels from %d, want from %d" l.source from;
  let v = Numerals.z from in
  let fact = match s.subject with
    | "distance" -> DistanceIs (v, Numerals.z (List.nth ends 1), Statements.extended s)
    | "eccentricity" -> EccentricityIs (v, Statements.extended s)
    | _ -> DistancesAre (v, List.map (fun text -> match Numerals.of_decimal text with
      | Some z -> z
      | None -> reject "statement/value" "%S, want numbers with commas between them" (shortened s.value)) (String.split_on_char ',' s.value)) in
  ([fact], FromOne told)

(* Levels that are given are those of one vertex of each orbit. *)
let check_orbits (g : Graph.t) maps levels =
  if levels <> [] then begin
    let root = Generators.orbits g.order maps in
    let met = Hashtbl.create 16 in
    List.iter (fun l ->
      if Hashtbl.mem met root.(l.source) then reject "orbit/repeated" "vertex %d lies in an orbit that has its levels already, want one line for each orbit" l.source;
      Hashtbl.add met root.(l.source) ()) levels;
    Array.iter (fun v -> if not (Hashtbl.mem met v) then reject "orbit/missing" "no levels from the orbit of vertex %d, want one line for each orbit, or none at all" v) root
  end

(* distances reads the body of a certificate, and proves those of its statements that are about lengths; it
   returns the automorphisms and levels too. *)
let distances (g : Graph.t) statements lengths r =
  let group = Generators.read r in
  let rec all () = if Body.next r = "" then [] else let l = read_levels r in l :: all () in
  let levels = all () in
  match List.find_opt (fun s -> List.mem s.subject ["distances"; "eccentricity"; "distance"]) statements with
  | Some s when List.length statements > 1 -> reject "statement/several" "%S beside others, want a statement about one source alone" (shortened s.text)
  | Some s -> (from_source g s group levels, [], [])
  | None ->
    List.iter (fun s -> Statements.want_args s 0 "=") statements;
    let maps = List.map (Generators.images g) group in
    let told = List.map (verified g) levels in
    check_orbits g maps levels;
    let fact s =
      let value = Statements.extended s in
      match s.subject with
      | "diameter" -> DiameterIs value
      | "radius" -> RadiusIs value
      | "distance-sum" -> DistanceSumIs value
      | _ -> GirthIs value in
    let maps = List.map Generators.table maps in
    ((List.map fact lengths, FromLevels (maps, told)), maps, told)

(* ---------- an upper bound on the girth ---------- *)

let by_cycle g s r =
  let cycle = Hamilton.read_cycle g r in
  Statements.want_args s 0 "<=";
  (GirthAtMost (Numerals.z (Statements.bound s)), AlongCycle (Hamilton.ints cycle))
