import type { Side } from '@fullcourt/domain/games/events'
import { scoringAfter, scoringLineOf, type ScoringEvent } from '@fullcourt/domain/games/scoring'
import type { GameId, PeriodId } from '@fullcourt/domain/ids/kinds'
import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import { projection } from '../projection'
import { onFigures, type ChangedFigures } from './on-figures'

/** An event in a few bytes: every tap of a game writes all of them. */
type StoredEvent = readonly [side: Side, points: number, period: PeriodId, remaining: number | null, at: number]

/** What was scored of a game by taps beside the court, in the order in which it came in. */
export type GameScoring = { readonly events: readonly StoredEvent[] }

const noScoring: GameScoring = { events: [] }

const gameOf = ({ game }: { game: GameId }) => [String(game)]

const cleared = (scoring: GameScoring): GameScoring => (scoring.events.length === 0 ? scoring : noScoring)

/** The events of a document. */
export const scoringEvents = ({ events }: GameScoring): readonly ScoringEvent[] =>
  events.map(([side, points, period, remaining, at]) => ({ side, points, period, remaining, at }))

const ofGames = projection<GameScoring, AnyFact>('scoring', { version: 1, initial: () => noScoring }).on(
  'GameSidesChanged',
  gameOf,
  cleared,
)

const touched = ({ change, fact }: ChangedFigures) => (change.how === 'reset' || scoringLineOf(fact) ? gameOf(fact.data) : [])

const withTaps = (scoring: GameScoring, { change, fact }: ChangedFigures): GameScoring => {
  if (change.how === 'reset') return cleared(scoring)
  const line = scoringLineOf(fact)
  if (!line) return scoring
  const before = scoringEvents(scoring)
  const events = scoringAfter(before, line)
  if (events === before) return scoring
  return { events: events.map(({ side, points, period, remaining, at }) => [side, points, period, remaining, at]) }
}

/**
 * What was tapped of each game in which points were tapped beside the court, also while it is deleted: it comes back with it. Others who play
 * it begin with nothing (docs/games.md#the-course-of-a-game).
 */
export const scoring = onFigures(ofGames, touched, withTaps)
