// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions that compute the tessellator's factors from those that a patch constant function
// requests. The steps are those of Direct3D 11's reference for these functions; the hull shader's
// partitioning determines clamping and rounding. Rounding to powers of two gives the next such
// power, where DXC's arithmetic gives 0. Names that begin with `__` are for other bodies only.

class PartitioningNumber<string name> {
  int Value = !foldl(0, TessellatorPartitioning.Cases, found, case,
                     !if(!eq(case.Name, name), case.Value, found));
}
class IsPartitioning<string name> {
  string Text = !strconcat("(__partitioning() == ", !cast<string>(PartitioningNumber<name>.Value),
                           ")");
}
defvar is_odd = IsPartitioning<"FractionalOdd">.Text;

// The ways to compute an inside factor from edge factors.
defvar fold_average = "0";
defvar fold_greatest = "1";
defvar fold_least = "2";

def : LibrarySpecial<"__partitioning", "uint ()", [], "Partitioning"> {
  let doc = "The number of the hull shader's partitioning.";
}
def : LibraryCode<"__clamp_factors", "float<> (float<> x)", [], !strconcat([{
{
  float low = }], IsPartitioning<"FractionalEven">.Text, [{ ? 2.0f : 1.0f;
  float high = }], !cast<string>(MaxTessellationFactor.Value), ".0f - (", is_odd, [{ ? 1.0f : 0.0f);
  return min(max(x, low), high);
}
}])> { let doc = "Factors that the partitioning has."; }
def : LibraryCode<"__round_factors", "float<> (float<> x)", [], !strconcat([{
{
  if (}], IsPartitioning<"Integer">.Text, [{)
    return ceil(x);
  if (}], IsPartitioning<"Pow2">.Text, [{)
    return asfloat((asuint(x) + 0x7fffffu) & 0x7f800000u);
  return x;
}
}])> { let doc = "Factors as the partitioning rounds them."; }
def : LibraryCode<"__fold_factors", "float<> (uint how, float<> a, float<> b)", [],
                  !strconcat("{ return how == ", fold_greatest, " ? max(a, b) : how == ",
                             fold_least,
                             " ? min(a, b) : a + b; }")> {
                               let doc = "The greater, lesser or sum.";
                             }
class FoldOfEdges<string name, string signature, string folded, string share> : LibraryCode<
    name, signature, [], !strconcat("{ return ", folded, " * (how == ", fold_average, " ? ", share,
                                    " : 1.0f); }")> {
  let doc = "One factor of several edges.";
}
def : FoldOfEdges<"__fold_triangle", "float (uint how, float<3> e)",
                  "__fold_factors(how, __fold_factors(how, e.x, e.y), e.z)", "1.0f / 3.0f">;
def : FoldOfEdges<"__fold_quad", "float (uint how, float<4> e)",
                  "__fold_factors(how, __fold_factors(how, e.x, e.y), __fold_factors(how, e.z, "
                  "e.w))", "0.25f">;
def : FoldOfEdges<"__fold_axes", "float<2> (uint how, float<4> e)",
                  "__fold_factors(how, e.xz, e.yw)", "0.5f">;

// With odd factors, a scaled factor below three is replaced by the unscaled one, up to three.
def : LibraryCode<"__inside_factors",
                  "void (float<> folded, float<> whole, float<> scale, out float<> rounded, out "
                  "float<> unrounded)",
                  [], !strconcat([{
{
  unrounded = __clamp_factors(folded * min(max(scale, 0), 1));
  rounded = __round_factors(unrounded);
  if }], is_odd, [{ {
    unrounded = select(rounded < 3, min(__clamp_factors(whole), 3), unrounded);
    rounded = select(rounded < 3, min(__clamp_factors(whole), 3), rounded);
  }
}
}])> { let doc = "Factors of the inside."; }

defvar round_edges = "{ edges = __round_factors(__clamp_factors(rawEdges)); ";
class Inside<string fold, string how, string outs> {
  defvar whole = !if(!eq(how, fold_greatest), fold_greatest, fold_average);
  string Text = !strconcat("__inside_factors(", fold, "(", how, ", max(rawEdges, 1)), ", fold, "(",
                           whole,
                           ", max(rawEdges, 1)), insideScale, ", outs, ");");
}
let group = "Tessellation factors" in {
def : LibraryCode<"ProcessIsolineTessFactors",
                  "void (float rawDetail, float rawDensity, out float detail, out float density)",
                  [], [{
{
  detail = __round_factors(__clamp_factors(rawDetail));
  density = __round_factors(__clamp_factors(rawDensity));
}
}]> { let doc = "Factors of isolines: how finely they are divided, and how many there are."; }
foreach way = [["Avg", fold_average, "the mean", "the mean"],
               ["Max", fold_greatest, "the greatest", "the greater"],
               ["Min", fold_least, "the least", "the lesser"]] in {
  def : LibraryCode<"ProcessTriTessFactors" # way[0],
      "void (float<3> rawEdges, float insideScale, out float<3> edges, out float inside, out "
      "float unroundedInside)",
      [], !strconcat(round_edges, Inside<"__fold_triangle", way[1],
                                         "inside, unroundedInside">.Text, " }")> {
    let doc = !strconcat("Factors of a triangle: inside ", way[2], " of the edges, scaled.");
  }
  def : LibraryCode<"ProcessQuadTessFactors" # way[0],
      "void (float<4> rawEdges, float insideScale, out float<4> edges, out float<2> inside, out "
      "float<2> unroundedInside)",
      [], !strconcat(round_edges, "float rounded, unrounded; ",
                     Inside<"__fold_quad", way[1], "rounded, unrounded">.Text,
                     " inside = rounded; unroundedInside = unrounded; }")> {
    let doc = !strconcat("Factors of a quad: both inside ", way[2], " of the edges, scaled.");
  }
  // If the axes of a quad differ, a factor below three becomes the greater of both, up to three.
  def : LibraryCode<"Process2DQuadTessFactors" # way[0],
      "void (float<4> rawEdges, float<2> insideScale, out float<4> edges, out float<2> inside, "
      "out float<2> unroundedInside)",
      [], !strconcat(round_edges, Inside<"__fold_axes", way[1], "inside, unroundedInside">.Text,
                     "if ", is_odd, [{ {
    float before = min(max(unroundedInside.x, unroundedInside.y), 3);
    float after = min(max(inside.x, inside.y), 3);
    inside = select(unroundedInside < 3, after, inside);
    unroundedInside = select(unroundedInside < 3, before, unroundedInside);
  }
}
}])> {
    let doc = !strconcat("Factors of a quad: inside, along each axis, ", way[3],
                         " of the axis' two edges, scaled.");
  }
}
}
