import type { ShownBracket, ShownMatchup } from '../../ui/bracket/shown-bracket'

/** The matchups of a bracket, that for third place last. */
export const allMatchups = ({ rounds, thirdPlace }: ShownBracket): readonly ShownMatchup[] => [
  ...rounds.flatMap(({ matchups }) => matchups),
  ...(thirdPlace ? [thirdPlace] : []),
]

/** The days on which something of a bracket was decided, in order. */
export const playedDaysOf = (bracket: ShownBracket): readonly string[] =>
  [...new Set(allMatchups(bracket).flatMap(({ winner, game }) => (winner !== null && game?.date ? [game.date] : [])))].sort()
