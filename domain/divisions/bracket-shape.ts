/** Up to this many teams the rounds of a bracket have names (docs/brackets.md#the-shape-of-a-bracket). */
const LARGEST_NAMED_SIZE = 64

/** The bracket of n teams has as many places as the next power of two. */
export const bracketSize = (teams: number): number => (teams < 2 ? 0 : 2 ** Math.ceil(Math.log2(teams)))

/**
 * Seed numbers in the order in which the first round lists them, two by two a matchup: from the final, 1 against 2, every seed s
 * of a round of k places is split into s against k + 1 − s. So 1 and 2 meet in the final at the earliest.
 * See docs/brackets.md#the-shape-of-a-bracket.
 */
export const seedOrder = (size: number): readonly number[] =>
  size < 2 ? [] : size === 2 ? [1, 2] : seedOrder(size / 2).flatMap(seed => [seed, size + 1 - seed])

/** Rounds count from 1, the places in a round from 0, from the top. A matchup keeps its id whoever plays. */
export const matchIdOf = (round: number, position: number): string => `r${round}-${position}`

/** The matchup of the losers of the semifinals; no round has a matchup of that name. */
export const THIRD_PLACE = 'third-place'

export const THIRD_PLACE_LABEL = 'Third place'

const PLURAL: { readonly [places: number]: string } = { 2: 'Final', 4: 'Semifinals', 8: 'Quarterfinals' }
const SINGULAR: { readonly [places: number]: string } = { 2: 'Final', 4: 'Semifinal', 8: 'Quarterfinal' }

/** What a round is called that has so many places left, e.g. `Semifinals`, `Round of 16`. */
export const roundLabel = (round: number, places: number): string =>
  PLURAL[places] ?? (places <= LARGEST_NAMED_SIZE ? `Round of ${places}` : `Round ${round}`)

/** What one game of a round is called: `Final`, `Semifinal 2`, `Round of 16, game 3`; `number` is null for the only one. */
export const matchupLabel = (round: number, places: number, number: number | null): string => {
  const singular = SINGULAR[places]
  const label = singular ?? roundLabel(round, places)
  if (number === null) return label
  return singular ? `${label} ${number}` : `${label}, game ${number}`
}
