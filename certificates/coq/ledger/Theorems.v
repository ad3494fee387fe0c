(* All theorems about claims, under the claims' names, which theorems.txt lists: those of the papers
   as the ledger writes them, the others in its form. *)

From Topocert Require Export Names TheoremsOct TheoremsCctorus TheoremsQt TheoremsFtt TheoremsSupertoroidal.
