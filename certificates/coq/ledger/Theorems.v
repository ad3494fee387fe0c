(* All theorems about claims, under the claims' names. *)

From Topocert Require Export TheoremsOct TheoremsCctorus TheoremsQt TheoremsFtt TheoremsSupertoroidal.
