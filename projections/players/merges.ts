import type { ActingUser } from '@fullcourt/domain/facts/fact'
import type { PlayerId } from '@fullcourt/domain/ids/kinds'
import type { MergeFact } from '@fullcourt/domain/players/merging/events'
import { projection } from '../projection'

/** A player who was merged into another; `by` whom, and when, ISO 8601 in UTC. */
export type MergedPlayer = {
  readonly duplicate: PlayerId
  readonly master: PlayerId
  readonly mergedAt: string
  readonly by: ActingUser
}

/** The merged players of an organization, in the order in which they were merged; what was undone is gone. */
export type PlayerMerges = { readonly merged: readonly MergedPlayer[] }

const mergesOf = ({ organization }: MergeFact['data']) => [String(organization)]

const without = ({ merged }: PlayerMerges, duplicate: PlayerId) => merged.filter(one => one.duplicate !== duplicate)

/** One document per organization: every answer with players looks at it. */
export const playerMerges = projection<PlayerMerges, MergeFact>('playerMerges', { version: 1, initial: () => ({ merged: [] }) })
  .on('PlayersMerged', mergesOf, (merges, { master, duplicate }, { fact: { metadata } }) => ({
    merged: [...without(merges, duplicate), { duplicate, master, mergedAt: metadata.time, by: metadata.actor }],
  }))
  .on('PlayersUnmerged', mergesOf, (merges, { duplicate }) => ({ merged: without(merges, duplicate) }))
