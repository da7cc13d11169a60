import { deriveBracket } from './derive'
import { matchupOf } from './results'

/** What a matchup is called in a bracket of so many teams: `Semifinal 1`; null where the bracket has no such matchup. */
export const labelOfMatchup = (teams: number, matchId: string): string | null => {
  const seeds = Array.from({ length: teams }, (_, entry) => ({ entry, team: entry }))
  return matchupOf(deriveBracket({ seeds, games: [], hasThirdPlace: true }), matchId)?.label ?? null
}
