import type { GameContext, Score } from '@fullcourt/domain/games/events'
import { changesResult, changesScore, type FiguresChange } from '@fullcourt/domain/games/figures-facts'
import type { GameId, LeagueId, SeasonId, TeamId } from '@fullcourt/domain/ids/kinds'
import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import { asDeleted, knownOf, unknownCard, type Card, type Known } from '../card'
import { padId } from '../order'
import { projection } from '../projection'
import { onFigures, type ChangedFigures } from './on-figures'

/** What calendars and feeds need of a game besides its card: whether those who have it already must look at it again. */
export type Appointment = Card<{
  readonly id: GameId
  readonly season: SeasonId
  readonly leagues: readonly LeagueId[]
  readonly teams: readonly TeamId[]
  /** How often date, place, teams or cancellation changed since the game was scheduled (RFC 5545, SEQUENCE). */
  readonly sequence: number
  /** When anything that a calendar shows changed last, the score too; a moment of ISO 8601. */
  readonly changedAt: string
  /** When the game got its score; null without one. */
  readonly scoredAt: string | null
  /** When that score was last corrected; null where it never was. */
  readonly correctedAt: string | null
}>

type At = { readonly fact: { readonly metadata: { readonly time: string } } }

const idOf = ({ game }: { game: GameId }) => [String(game)]

const belongsTo = ({ season, league, home, away }: GameContext) => ({
  season,
  leagues: [...new Set([league, home.league, away.league])].filter(id => id !== null),
  teams: [home.team, away.team],
})

/** The details that a reader of a calendar has to know of. */
const APPOINTED = ['date', 'time', 'location', 'status'] as const

/** A known appointment, changed at the moment of the fact. */
const withChange =
  <Data>(change: (appointment: Known<Appointment>, data: Data) => Known<Appointment>) =>
  (card: Appointment, data: Data, { fact }: At): Appointment => {
    const appointment = knownOf(card)
    return appointment ? { ...change(appointment, data), changedAt: fact.metadata.time } : card
  }

const again = (appointment: Known<Appointment>): Known<Appointment> => ({ ...appointment, sequence: appointment.sequence + 1 })

const withScoreAt = (appointment: Known<Appointment>, was: Score | null, time: string): Known<Appointment> =>
  was === null ? { ...appointment, scoredAt: time, correctedAt: null } : { ...appointment, correctedAt: time }

const withoutScore = (appointment: Known<Appointment>): Known<Appointment> => ({
  ...appointment,
  scoredAt: null,
  correctedAt: null,
})

const isSameScore = (one: Score | null, other: Score): boolean => one?.home === other.home && one.away === other.away

const ofGames = projection<Appointment, AnyFact>('appointment', {
  version: 4,
  initial: () => unknownCard,
  indexes: {
    /** The deleted games of a season. */
    deleted: card => (card.status === 'deleted' ? [{ key: String(card.season), order: padId(card.id) }] : []),
  },
})
  .on('GameScheduled', idOf, (_, { game, in: context }, { fact }) => ({
    id: game,
    ...belongsTo(context),
    sequence: 0,
    changedAt: fact.metadata.time,
    scoredAt: null,
    correctedAt: null,
    status: 'active',
  }))
  .on(
    'GameDetailsChanged',
    idOf,
    withChange((card, { is }) => (APPOINTED.some(field => field in is) ? again(card) : card)),
  )
  .on('GameSwapped', idOf, withChange(again))
  .on(
    'GameSidesChanged',
    idOf,
    withChange((card, { in: context, is }) => again({ ...card, ...belongsTo({ ...context, ...is }) })),
  )

/** What became of the score by a change of the game's figures. */
const withScore = (card: Known<Appointment>, change: FiguresChange, time: string): Known<Appointment> => {
  const { was, is } = change
  if (!changesScore(change)) return card
  if (is.score === null) return withoutScore(card)
  return isSameScore(was.score, is.score) ? card : withScoreAt(card, was.score, time)
}

/** Whether the game is not played any more, or is after all, because a side won without it. */
const isCalledOffOrOn = ({ was, is }: FiguresChange) => (was.walkover === undefined) !== (is.walkover === undefined)

const withFigures = (card: Known<Appointment>, { change, fact }: ChangedFigures): Known<Appointment> => {
  const { data, metadata } = fact
  if (change.how === 'deleted') return again(asDeleted(card) as Known<Appointment>)
  if (change.how === 'restored') return { ...again(card), ...belongsTo(data.in), status: 'active' }
  return withScore(isCalledOffOrOn(change) ? again(card) : card, change, metadata.time)
}

/** Calendars and feeds show scores, and that a game was won without being played; nothing else of its figures. */
const isShown = (change: FiguresChange) => change.how === 'deleted' || change.how === 'restored' || changesResult(change)

export const appointment = onFigures(
  ofGames,
  ({ change, fact }) => (isShown(change) ? idOf(fact.data) : []),
  (card, figures) => withChange(withFigures)(card, figures, figures),
)
