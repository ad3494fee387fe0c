(* The networks of topology, each with its definition and what is known of it. *)

From Topocert Require Export Graph Square Ring Octagon Jtorus Oct Ommh Torus Mesh Qt Ftt Cctorus Xmesh Xtorus Mcr Supertoroidal.
