import type { StreamOf } from '../../facts/stream-of'
import type { OrganizationId, PlayerId } from '../../ids/kinds'
import type { MergeFact } from './events'

/** Whom each merged player of an organization was merged into. That one may be merged into a third in turn. */
export type Merges = ReadonlyMap<PlayerId, PlayerId>

export const evolveMerges = (merges: Merges, { type, data: { master, duplicate } }: MergeFact): Merges =>
  type === 'PlayersMerged'
    ? new Map(merges).set(duplicate, master)
    : new Map([...merges].filter(([merged]) => merged !== duplicate))

export const mergesStream: StreamOf<Merges, MergeFact, OrganizationId> = {
  name: organization => `merges-${organization}`,
  initial: new Map(),
  evolve: evolveMerges,
}
