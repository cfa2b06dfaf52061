/** The cheapest way to each position where a part may end: its cost, and where the part began. */
type Row = { first: number; costs: Float64Array; from: Int32Array }

/** The maximum distance of a cut from its even position. */
const REACH = 150

/**
 * Cuts a row of weights into consecutive parts that are as even as possible. Returns the sizes of the parts, none of
 * them empty; fewer parts if there are fewer weights. `cutCost(i)` is the cost of beginning a part with weight i: 0 for
 * a good place, 1 for one that is as bad as an empty part.
 */
export function divide(
  weights: readonly number[],
  parts: number,
  cutCost: (index: number) => number = () => 0,
): number[] {
  const count = weights.length
  const wanted = Math.min(parts, count)
  if (wanted < 1) return []
  const before = [0]
  for (const weight of weights) before.push(before.at(-1)! + weight)
  const mean = before[count]! / wanted || 1
  const costs = weights.map((_, index) => (index === 0 ? 0 : cutCost(index)))
  const reach = Math.min(REACH, Math.ceil((count / wanted) * 1.5) + 8)
  let row: Row = { first: 0, costs: Float64Array.of(0), from: Int32Array.of(0) }
  const rows = [row]
  for (const even of evenPlaces(before, wanted)) {
    const part = rows.length
    const first = part === wanted ? count : Math.max(part, even - reach)
    const last = Math.min(count - (wanted - part), even + reach)
    const next: Row = { first, costs: new Float64Array(last - first + 1), from: new Int32Array(last - first + 1) }
    for (let to = first; to <= last; to++) {
      let [best, begin] = [Number.POSITIVE_INFINITY, -1]
      for (let from = row.first; from < Math.min(to, row.first + row.costs.length); from++) {
        const share = (before[to]! - before[from]!) / mean - 1
        const cost = row.costs[from - row.first]! + share * share + costs[from]!
        if (cost < best) [best, begin] = [cost, from]
      }
      next.costs[to - first] = best
      next.from[to - first] = begin
    }
    rows.push(next)
    row = next
  }
  const sizes: number[] = []
  for (let part = wanted, to = count; part > 0; part--) {
    const { first, from } = rows[part]!
    const begin = from[to - first]!
    sizes.unshift(to - begin)
    to = begin
  }
  return sizes
}

/** Where each part would end if only the weight counted: always at least one after the part before. */
function evenPlaces(before: readonly number[], parts: number): number[] {
  const count = before.length - 1
  const places: number[] = []
  let place = 0
  for (let part = 1; part <= parts; part++) {
    const weight = (before[count]! * part) / parts
    place++
    while (place < count - (parts - part) && before[place]! < weight) place++
    places.push(part === parts ? count : place)
  }
  return places
}
