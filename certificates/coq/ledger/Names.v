(* All files with words that the ledger uses: base, networks, papers. *)

From Topocert Require Export Broadcast Cctorus CctorusPaths CctorusRouter
CctorusStructure CctorusSymmetry CctorusValues Cycle CyclePath Deadlock Diagonals
DistanceSum Finite Ftt FttCompare FttCut FttDistance FttFaults FttFour FttHamilton FttMeans FttNumbered
FttRemarks FttRouteA FttRouteB FttSymmetry FttTables FttWidth FttWidthOdd FttWidthTables Girth Graph Greedy Jtorus Mcr
MeanDistance Mesh MeshWidth Numbered Oct OctBroadcast OctCodes OctConnectivity
OctDeadlock OctEdges OctFault OctFormula OctGroups OctMore OctUnicast OctWidth Octagon
Ommh OmmhRouter Qt QtAllToAll QtBisection QtBroadcast QtCost QtCube QtDiameter
QtDiameterEven QtDiameterTall QtDistance QtHamilton QtLinks QtOrbits Ring Square
Supertoroidal SupertoroidalB SupertoroidalCycles SupertoroidalDiameter SupertoroidalGirth SupertoroidalHamilton SupertoroidalLayout
SupertoroidalLocal SupertoroidalRemarks SupertoroidalScale SupertoroidalSmall SupertoroidalTorus SupertoroidalTower Tcr
TcrDiameter Torus TorusWidth Walk Width Xmesh XmeshRouter Xtorus XtorusRouter.
