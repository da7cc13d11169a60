import type { BracketAnswer, DivisionGameAnswer } from '../../../api/schema'

const matchupsOf = ({ rounds, thirdPlace }: BracketAnswer) => [
  ...rounds.flatMap(({ matchups }) => matchups),
  ...(thirdPlace ? [thirdPlace] : []),
]

/** The game of a matchup with the revisions that its form sends back; null where it has none. */
export const bracketGame = (bracket: BracketAnswer, matchId: string): DivisionGameAnswer | null =>
  matchupsOf(bracket).find(matchup => matchup.matchId === matchId)?.game ?? null

/** A game of a bracket by its id. Throws where it is there no longer. */
export const gameById = (bracket: BracketAnswer, id: number): DivisionGameAnswer => {
  const found = matchupsOf(bracket).find(({ game }) => game?.id === id)?.game
  if (!found) throw new Error('This game is no longer in this bracket.')
  return found
}

/** The names of the teams of a bracket. */
export const teamNames = (bracket: BracketAnswer): ReadonlyMap<number, string> =>
  new Map(
    matchupsOf(bracket).flatMap(({ teamA, teamB }) =>
      [teamA, teamB].flatMap(({ team }) => (team ? [[team.id, team.name] as const] : [])),
    ),
  )
