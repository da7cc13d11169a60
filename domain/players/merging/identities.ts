import type { PlayerId } from '../../ids/kinds'
import type { Merges } from './state'

/** Which ids of players are one person (docs/merging.md#identity). */
export type Identities = {
  /** The player who stands for the person; the id itself where it was never merged. */
  readonly masterOf: (player: PlayerId) => PlayerId
  /** All ids of the person, the master's first, the others in the order of their numbers. */
  readonly idsOf: (player: PlayerId) => readonly [PlayerId, ...PlayerId[]]
  /** The masters of these ids, each once, in the order of their first place. */
  readonly distinct: (players: readonly PlayerId[]) => readonly PlayerId[]
}

/** Merges form no circle, so that every way ends. */
const rootOf = (merges: Merges, player: PlayerId): PlayerId => {
  let root = player
  for (let next = merges.get(root); next !== undefined; next = merges.get(root)) root = next
  return root
}

export const identitiesOf = (merges: Merges): Identities => {
  const roots = new Map([...merges.keys()].map(duplicate => [duplicate, rootOf(merges, duplicate)]))
  const merged = new Map<PlayerId, PlayerId[]>()
  for (const [duplicate, root] of [...roots].sort(([a], [b]) => a - b)) merged.set(root, [...(merged.get(root) ?? []), duplicate])
  const masterOf = (player: PlayerId) => roots.get(player) ?? player
  return {
    masterOf,
    idsOf: player => [masterOf(player), ...(merged.get(masterOf(player)) ?? [])],
    distinct: players => (roots.size === 0 ? players : [...new Set(players.map(masterOf))]),
  }
}

/** Where nobody was merged. */
export const everybodyHimself: Identities = identitiesOf(new Map())
