import { bracketSize, matchIdOf, matchupLabel, seedOrder, THIRD_PLACE, THIRD_PLACE_LABEL } from './bracket-shape'

/** By position, whether a matchup of a round is played: the first round alone has byes, for seeds without an opponent. */
const playedIn = (round: number, teams: number, places: number): readonly boolean[] => {
  if (round > 1) return Array.from({ length: places / 2 }, () => true)
  const seeds = seedOrder(places)
  return Array.from({ length: places / 2 }, (_, i) => seeds.slice(2 * i, 2 * i + 2).every(seed => seed <= teams))
}

/** What a matchup is called in a bracket of so many teams: `Semifinal 1`, `Bye`; null where the bracket has no such matchup. */
export const labelOfMatchup = (teams: number, matchId: string): string | null => {
  const size = bracketSize(teams)
  if (matchId === THIRD_PLACE) return teams >= 4 ? THIRD_PLACE_LABEL : null
  const [round = 0, position = -1] = matchId.slice(1).split('-').map(Number)
  const places = size / 2 ** (round - 1)
  const isMatchup = matchId === matchIdOf(round, position) && round >= 1 && places >= 2 && position >= 0 && position < places / 2
  if (!isMatchup) return null
  const played = playedIn(round, teams, places)
  if (!played[position]) return 'Bye'
  const count = (until: number) => played.slice(0, until).filter(Boolean).length
  return matchupLabel(round, places, count(played.length) === 1 ? null : count(position + 1))
}
