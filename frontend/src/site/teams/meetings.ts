import { compareNames } from '@fullcourt/domain/facts/text'
import { teamResult } from '@fullcourt/domain/games/team-result'
import type { GameLine, GameTeam } from '../games/game-line'

/** What a team came to against another one. */
export type Meeting = {
  readonly opponent: GameTeam
  readonly wins: number
  readonly losses: number
  readonly ties: number
  /** Points scored minus points allowed in the games that were played. */
  readonly difference: number
  /** The last game against them. */
  readonly last: number
}

const met = (opponent: GameTeam): Meeting => ({ opponent, wins: 0, losses: 0, ties: 0, difference: 0, last: 0 })
const counted = { W: 'wins', L: 'losses', T: 'ties' } as const

/** What a team came to against each of the others in games that were decided, by name of these. */
export const recordsAgainst = (games: readonly GameLine[], team: number): readonly Meeting[] => {
  const meetings = new Map<number, Meeting>()
  for (const { id, completed, walkover, home, away } of games) {
    const [own, other] = home.id === team ? [home, away] : [away, home]
    const score = completed ? { home: home.points ?? 0, away: away.points ?? 0 } : null
    const result = teamResult({ score, walkover }, own === home ? 'home' : 'away')
    if (result === null) continue
    const before = meetings.get(other.id) ?? met(other)
    const by = counted[result]
    const won = walkover ? 0 : (own.points ?? 0) - (other.points ?? 0)
    meetings.set(other.id, { ...before, [by]: before[by] + 1, difference: before.difference + won, last: id })
  }
  return [...meetings.values()].sort((a, b) => compareNames(a.opponent.name, b.opponent.name))
}
