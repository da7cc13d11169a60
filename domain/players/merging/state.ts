import type { StreamOf } from '../../facts/stream-of'
import type { OrganizationId, PlayerId } from '../../ids/kinds'
import type { MergeFact } from './events'

/** Of each merged duplicate, the player that it was merged into; there are no circles. */
export type Merges = ReadonlyMap<PlayerId, PlayerId>

export const NO_MERGES: Merges = new Map()

/** The merges after a fact; read models fold them the same way. */
export const evolveMerges = (merges: Merges, { type, data: { master, duplicate } }: MergeFact): Merges => {
  const after = new Map(merges)
  if (type === 'PlayersMerged') after.set(duplicate, master)
  else after.delete(duplicate)
  return after
}

/** Who a player is: the master at the end of his merges, or himself. */
export const masterOf = (merges: Merges, player: PlayerId): PlayerId => {
  let master = player
  for (let next = merges.get(master); next !== undefined; next = merges.get(master)) master = next
  return master
}

/** All ids that are one player, his own first, the others in ascending order. */
export const idsOf = (merges: Merges, player: PlayerId): readonly PlayerId[] => {
  const master = masterOf(merges, player)
  const others = [...merges.keys()].filter(id => masterOf(merges, id) === master)
  return [master, ...others.sort((a, b) => a - b)]
}

export const mergeStream: StreamOf<Merges, MergeFact, OrganizationId> = {
  name: organization => `merges-${organization}`,
  initial: NO_MERGES,
  evolve: evolveMerges,
}
