const words = (
  'light water grace morning river mercy garden shepherd mountain silence bread harvest wisdom covenant gentle ancient ' +
  'faithful quiet hidden open narrow steady patient living broken restored remembers gathers follows answers carries ' +
  'waits returns listens rejoices endures ἀγάπη λόγος χάρις שָׁלוֹם חֶסֶד and the of with into toward because while'
).split(' ')

/** The pieces that the loopback model sends for a seed: always the same ones, with nothing in them to check. */
export function piecesFor(seed: number, count: number): string[] {
  let state = (seed * 2_654_435_761 + 1) >>> 0
  return Array.from({ length: count }, (_, at) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return `${words[state % words.length]}${at === count - 1 ? '.' : ' '}`
  })
}

/** The whole answer to `seed:N`, to compare with what arrived and what is stored. */
export const textFor = (seed: number, count: number): string => piecesFor(seed, count).join('')
