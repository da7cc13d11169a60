import type { GameContext, Score } from '@fullcourt/domain/games/events'
import type { GameId, LeagueId, SeasonId, TeamId } from '@fullcourt/domain/ids/kinds'
import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import { deleted, knownOf, unknownCard, type Card, type Known } from '../card'
import { padded } from '../order'
import { projection } from '../projection'

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
const changed =
  <Data>(change: (appointment: Known<Appointment>, data: Data, time: string) => Known<Appointment>) =>
  (card: Appointment, data: Data, { fact }: At): Appointment => {
    const appointment = knownOf(card)
    return appointment ? { ...change(appointment, data, fact.metadata.time), changedAt: fact.metadata.time } : card
  }

const again = (appointment: Known<Appointment>): Known<Appointment> => ({ ...appointment, sequence: appointment.sequence + 1 })

const scored = (appointment: Known<Appointment>, { was }: { readonly was: Score | null }, time: string): Known<Appointment> =>
  was === null ? { ...appointment, scoredAt: time, correctedAt: null } : { ...appointment, correctedAt: time }

const withoutScore = (appointment: Known<Appointment>): Known<Appointment> => ({
  ...appointment,
  scoredAt: null,
  correctedAt: null,
})

const isSameScore = (one: Score | null, other: Score): boolean => one?.home === other.home && one.away === other.away

export const appointment = projection<Appointment, AnyFact>('appointment', {
  version: 3,
  initial: () => unknownCard,
  indexes: {
    /** The cancelled games of a season. */
    cancelled: card => (card.status === 'deleted' ? [{ key: String(card.season), order: padded(card.id) }] : []),
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
    changed((card, { is }) => (APPOINTED.some(field => field in is) ? again(card) : card)),
  )
  .on('GameSwapped', idOf, changed(again))
  .on(
    'GameSidesChanged',
    idOf,
    changed((card, { in: context, is }) => again({ ...card, ...belongsTo({ ...context, ...is }) })),
  )
  .on('ScoreUpdated', idOf, changed(scored))
  .on('GameReset', idOf, changed(withoutScore))
  .on(
    'GameFiguresRestored',
    idOf,
    changed((card, { was, is }, time) => {
      if (is.score === null) return withoutScore(card)
      return isSameScore(was.score, is.score) ? card : scored(card, { was: was.score }, time)
    }),
  )
  .on(
    'GameDeleted',
    idOf,
    changed(card => again(deleted(card) as Known<Appointment>)),
  )
  .on(
    'GameRestored',
    idOf,
    changed((card, { in: context }) => ({ ...again(card), ...belongsTo(context), status: 'active' })),
  )
