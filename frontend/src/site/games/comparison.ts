import { SPORTS } from '@fullcourt/domain/sports/sports'
import { fullName } from '@fullcourt/domain/players/full-name'
import type { ComparedTeamAnswer, TeamComparisonAnswer } from '../../api/schema'
import { quantity, ordinal } from '../../ui/format/figures'
import { recordText } from '../../ui/format/record'
import type { FormMark } from './FormMarks'
import { gameLine, type GameLine } from './game-line'
import { RESULT_WORDS } from './result-words'

/** Who leads a team in a figure, per game. */
export type LeadingPlayer = {
  readonly id: number
  readonly name: string
  readonly photo: string | null
  readonly perGame: number
}

type Compared<Value> = { readonly away: Value; readonly home: Value }

/** What the page of a game shows of both teams before it. */
export type Comparison = {
  /** `7–1, 2nd of 10`; null for a team that left its league. */
  readonly records: Compared<string | null>
  /** The oldest game first, so that the last one is at the right. */
  readonly form: Compared<readonly FormMark[]>
  readonly leaders: readonly ({ readonly label: string } & Compared<LeadingPlayer | null>)[]
  readonly meetings: readonly GameLine[]
}

const recordOf = ({ record }: ComparedTeamAnswer): string | null => {
  if (!record) return null
  const { wins, losses, ties, rank, teams } = record
  return wins + losses + ties === 0 ? 'No games yet' : `${recordText(record)}, ${ordinal(rank)} of ${teams}`
}

const formOf = ({ lastFive }: ComparedTeamAnswer): readonly FormMark[] =>
  lastFive.toReversed().map(({ game_id: id, home, opponent, points, opponentPoints, result }) => ({
    game: id,
    letter: result,
    words: `${RESULT_WORDS[result]} ${points}–${opponentPoints} ${home ? 'against' : 'at'} ${opponent.name}`,
  }))

/** What the leaders of a figure are called: `Threes`. */
const labelOf = (abbreviation: string) =>
  SPORTS.flatMap(({ leaders }) => Object.values(leaders)).find(({ figure }) => figure === abbreviation)?.label ?? abbreviation

const leaderOf = ({ leaders }: ComparedTeamAnswer, abbreviation: string): LeadingPlayer | null => {
  const leader = leaders.find(one => one.abbreviation === abbreviation)
  return leader ? { id: leader.player_id, name: fullName(leader), photo: leader.image, perGame: leader.perGame } : null
}

/** What is shown of the answer on a day, side by side. */
export const comparison = ({ away, home, meetings }: TeamComparisonAnswer, today: string): Comparison => ({
  records: { away: recordOf(away), home: recordOf(home) },
  form: { away: formOf(away), home: formOf(home) },
  leaders: [...new Set([...away.leaders, ...home.leaders].map(({ abbreviation }) => abbreviation))].map(abbreviation => ({
    label: labelOf(abbreviation),
    away: leaderOf(away, abbreviation),
    home: leaderOf(home, abbreviation),
  })),
  meetings: meetings.map(game => gameLine(game, today)),
})

/** `Hawks won 2 of 3`, of the games that have a result; null before the first one. */
export const seriesInWords = (meetings: readonly Pick<GameLine, 'completed' | 'away' | 'home'>[]): string | null => {
  const played = meetings.filter(({ completed }) => completed)
  const [first] = played
  if (!first) return null
  const winsOf = (team: number) =>
    played.filter(({ away, home }) => {
      const [own, other] = away.id === team ? [away, home] : [home, away]
      return own.id === team && (own.points ?? 0) > (other.points ?? 0)
    }).length
  const [leader, other] = [first.away, first.home]
    .map(team => ({ name: team.name, wins: winsOf(team.id) }))
    .sort((a, b) => b.wins - a.wins)
  if (!leader || leader.wins === other?.wins) return `Even after ${quantity(played.length, 'game')}`
  return `${leader.name} won ${leader.wins} of ${played.length}`
}
