import { randomUUID } from 'node:crypto'
import type { Json } from '@fullcourt/event-store/port'

/** Fields that hold the id of a call, an action or a fact. */
const IDS = new Set(['command', 'correlation', 'cause', 'undoes'])

/** Gives the facts and actions of one copy their ids. */
export type OwnIds = {
  /** The same one for the same original. */
  readonly of: (id: string) => string
  readonly inMetadata: (metadata: Json) => Json
}

/**
 * The ids of one copy of a history: what was one action is one in the copy, another than the original's. An action of a product is
 * over after a few facts; if all copies shared it, its document would grow with the log.
 */
export const ownIds = (): OwnIds => {
  const known = new Map<string, string>()
  const of = (id: string): string => {
    const own = known.get(id) ?? randomUUID()
    known.set(id, own)
    return own
  }
  const inMetadata = (metadata: Json): Json => {
    if (typeof metadata !== 'object' || metadata === null || Array.isArray(metadata)) return metadata
    return Object.fromEntries(
      Object.entries(metadata).map(([name, value]) => [name, IDS.has(name) && typeof value === 'string' ? of(value) : value]),
    )
  }
  return { of, inMetadata }
}
