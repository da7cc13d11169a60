import { FACT_VERSIONS, isKnownType, type AnyFact } from '@fullcourt/domain/facts/catalogue'
import type { ActingUser, Recorded } from '@fullcourt/domain/facts/fact'
import { projection } from '../projection'
import { thingsNamed } from './about'

/** Facts of the machinery, which are nobody's history. */
const MACHINERY = ['LogCreated', 'IdsReserved', 'Claimed', 'OuterIdsMapped', 'RowsBroughtIn'] as const
type Machinery = (typeof MACHINERY)[number]
type HistoricType = Exclude<AnyFact['type'], Machinery>

const isHistoric = (type: AnyFact['type']): type is HistoricType => !(MACHINERY as readonly string[]).includes(type)

/** What happened: a fact with what stood around it. */
export type HistoryEntry = Extract<AnyFact, { readonly type: HistoricType }> & {
  /** The fact's id, which a fact that followed from it names as its cause. */
  readonly id: string
  /** The document's id. */
  readonly position: string
  readonly revision: number
  /** ISO 8601 in UTC. */
  readonly time: string
  readonly actor: ActingUser
  readonly reason: string | null
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
