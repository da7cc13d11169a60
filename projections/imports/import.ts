import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import type { ActingUser } from '@fullcourt/domain/facts/fact'
import type { ImportId, LeagueId, OrganizationId } from '@fullcourt/domain/ids/kinds'
import type { ImportTarget } from '@fullcourt/domain/imports/events'
import { placeById } from '../order'
import { projection } from '../projection'

/** How an import goes, or went. */
export type BegunImport = {
  readonly id: ImportId
  readonly organization: OrganizationId
  readonly league: LeagueId
  readonly target: ImportTarget
  /** How many rows there are, and how many of them are in. */
  readonly rows: number
  readonly done: number
  readonly state: 'running' | 'finished' | 'failed'
  readonly counts: { readonly [what: string]: number }
  readonly reports: readonly string[]
  /** Why it failed. */
  readonly why: string | null
  /** Who began it: a job acts for them. */
  readonly by: ActingUser
  /** ISO 8601 in UTC. */
  readonly startedAt: string
  readonly endedAt: string | null
}
export type ImportCard = { readonly state: 'unknown' } | BegunImport

const cardOf = (fact: { import: ImportId }) => [String(fact.import)]

const beginWith =
  <Data, EventContext>(change: (card: BegunImport, data: Data, context: EventContext) => BegunImport) =>
  (card: ImportCard, data: Data, context: EventContext): ImportCard =>
    card.state === 'unknown' ? card : change(card, data, context)

export const importCard = projection<ImportCard, AnyFact>('importCard', {
  version: 2,
  initial: () => ({ state: 'unknown' }),
  indexes: {
    organization: card => (card.state === 'unknown' ? [] : [placeById(card.organization, card.id)]),
    state: card => (card.state === 'unknown' ? [] : [placeById(card.state, card.id)]),
  },
})
  .on('ImportBegun', cardOf, (_, { import: id, organization, league, target, rows }, { fact }) => ({
    id,
    organization,
    league,
    target,
    rows,
    done: 0,
    state: 'running',
    counts: {},
    reports: [],
    why: null,
    by: fact.metadata.actor,
    startedAt: fact.metadata.time,
    endedAt: null,
  }))
  .on(
    'RowsBroughtIn',
    cardOf,
    beginWith((card, { done }) => ({ ...card, done })),
  )
  .on(
    'ImportFinished',
    cardOf,
    beginWith((card, { counts, reports }, { fact }) => ({
      ...card,
      done: card.rows,
      state: 'finished',
      counts,
      reports,
      endedAt: fact.metadata.time,
    })),
  )
  .on(
    'ImportFailed',
    cardOf,
    beginWith((card, { why }, { fact }) => ({ ...card, state: 'failed', why, endedAt: fact.metadata.time })),
  )
