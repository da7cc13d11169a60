import type { ActingUser, Reason, Recorded } from '@fullcourt/domain/facts/fact'
import { isHistoric, type HistoricFact } from '@fullcourt/domain/history/historic'
import { FACT_VERSIONS, isKnownType, type AnyFact } from '@fullcourt/domain/log/fact-types'
import { projection } from '../projection'
import { thingsNamed } from './about'

/** What happened: a fact with what stood around it. */
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
  readonly cause: string | null
}

const entryOf = ({ type, data, id, position, revision, metadata }: Recorded<AnyFact>): HistoryEntry => {
  const { time, actor, reason, command, cause } = metadata
  return { type, data, id, position, revision, time, actor, reason, command, cause } as HistoryEntry
}

const nothingYet = projection<HistoryEntry | null, AnyFact>('history', {
  version: 1,
  initial: () => null,
  indexes: {
    about: entry => (entry === null ? [] : thingsNamed(entry).map(key => ({ key, order: entry.position }))),
  },
})

/** One document per fact, under its position; `about` lists those that name a thing (`aboutKey`), in the order of positions. */
export const history = Object.keys(FACT_VERSIONS)
  .filter(isKnownType)
  .filter(isHistoric)
  .reduce(
    (model, type) =>
      model.on(
        type,
        (_, { position }) => [position],
        (_, __, { fact }) => entryOf(fact),
      ),
    nothingYet,
  )
