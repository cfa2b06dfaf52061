type Cut = { cost: number; from: number }

/** How far around its even place a cut is looked for. */
const REACH = 150

/**
 * Cuts a row of weights into consecutive parts that are as even as they can be: the sizes of the parts, none of them
 * empty; fewer parts where there are fewer weights. `cutCost(i)` says how little weight i is fit to begin a part: 0 for
 * a good place, 1 for one that is as bad as a part that is empty.
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
  const costOf = (from: number, to: number) => ((before[to]! - before[from]!) / mean - 1) ** 2 + costs[from]!
  let row = new Map<number, Cut>([[0, { cost: 0, from: 0 }]])
  const rows = [row]
  for (const even of evenPlaces(before, wanted)) {
    const part = rows.length
    const first = part === wanted ? count : Math.max(part, even - REACH)
    const last = Math.min(count - (wanted - part), even + REACH)
    const next = new Map<number, Cut>()
    for (let to = first; to <= last; to++) {
      let best: Cut | undefined
      for (const [from, { cost }] of row) {
        if (from >= to) break
        const sum = cost + costOf(from, to)
        if (!best || sum < best.cost) best = { cost: sum, from }
      }
      if (best) next.set(to, best)
    }
    rows.push(next)
    row = next
  }
  const sizes: number[] = []
  for (let part = wanted, to = count; part > 0; part--) {
    const { from } = rows[part]!.get(to)!
    sizes.unshift(to - from)
    to = from
  }
  return sizes
}

/** Where each part would end if only the weight counted: always one further than the part before. */
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
