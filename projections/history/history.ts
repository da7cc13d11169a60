import type { ActingUser, Reason, Recorded } from '@fullcourt/domain/facts/fact'
import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import type { HistoricFact } from '@fullcourt/domain/log/historic'
import { projection, type ListPlace } from '../projection'
import { actionOf, thingsTelling, wholesNotTelling } from './about'
import { onHistoric } from './on-historic'

/** What happened: a fact with its metadata. */
export type HistoryEntry = HistoricFact & {
  /** The fact's id, which a fact that followed from it names as its cause. */
  readonly id: string
  /** The document's id. */
  readonly position: string
  readonly revision: number
  /** ISO 8601 in UTC. */
  readonly time: string
  readonly actor: ActingUser
  readonly reason: Reason | null
  readonly command: string
  /** Id of the call or job that this and everything around it followed from. */
  readonly correlation: string
  /** Id of the fact that a policy reacted to. */
  readonly cause: string | null
}

const entryOf = ({ type, data, id, position, revision, metadata }: Recorded<AnyFact>): HistoryEntry => {
  const { time, actor, reason, command, correlation, cause } = metadata
  return { type, data, id, position, revision, time, actor, reason, command, correlation, cause } as HistoryEntry
}

/** The places of an entry under some keys, in the order of positions. */
const placesOf =
  (keysOf: (entry: HistoryEntry) => readonly string[]) =>
  (entry: HistoryEntry | null): readonly ListPlace[] =>
    entry === null ? [] : keysOf(entry).map(key => ({ key, order: entry.position }))

const nothingYet = projection<HistoryEntry | null, AnyFact>('history', {
  version: 7,
  listsSince: { untold: 5 },
  initial: () => null,
  indexes: {
    about: placesOf(entry => thingsTelling(entry, entry.correlation)),
    untold: placesOf(entry => wholesNotTelling(entry, entry.correlation)),
    correlation: placesOf(entry => [...new Set([entry.correlation, actionOf(entry, entry.correlation)])]),
    cause: placesOf(({ cause }) => (cause === null ? [] : [cause])),
  },
})

/**
 * One document per fact, under its position. Lists, in the order of positions: `about` a thing (`aboutKey`), as its history tells it,
 * what is left `untold` there of something that others are part of, of one `correlation` or action, and what followed from a fact as its
 * `cause`.
 */
export const history = onHistoric(
  nothingYet,
  ({ position }) => [position],
  (_, fact) => entryOf(fact),
)
