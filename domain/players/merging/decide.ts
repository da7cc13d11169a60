import { facts, factsOrNothing, refuse, type Decision } from '../../facts/decision'
import type { OrganizationId, PlayerId } from '../../ids/kinds'
import type { MergeFact } from './events'
import { identitiesOf } from './identities'
import type { Merges } from './state'

/** The most duplicates of one merge. */
export const MOST_DUPLICATES = 50

type MergePlayers = {
  readonly organization: OrganizationId
  readonly master: PlayerId
  readonly duplicates: readonly PlayerId[]
}

const alreadyMerged = (player: PlayerId, into: PlayerId, advice: string) =>
  refuse('conflict', `Player #${player} is already merged into player #${into}. ${advice}`)

/**
 * Merges the duplicates into the master, all or none. Neither may be merged into anybody already: so there are no circles, and
 * whoever merges names the person who counts today. A duplicate brings along those that were merged into them.
 */
export const mergePlayers = (merges: Merges, { organization, master, duplicates }: MergePlayers): Decision<MergeFact> => {
  if (duplicates.includes(master)) return refuse('invalid', 'The master cannot also be merged.')
  if (duplicates.length === 0) return refuse('invalid', 'Name at least one duplicate.')
  if (duplicates.length > MOST_DUPLICATES) return refuse('invalid', `At most ${MOST_DUPLICATES} players are merged at once.`)
  const over = merges.get(master)
  if (over !== undefined) return alreadyMerged(master, over, 'Merge into that one.')
  for (const duplicate of duplicates) {
    const into = merges.get(duplicate)
    if (into !== undefined) return alreadyMerged(duplicate, into, 'Undo that first.')
  }
  return factsOrNothing(
    [...new Set(duplicates)].map(duplicate => ({ type: 'PlayersMerged' as const, data: { organization, master, duplicate } })),
  )
}

type UnmergePlayer = {
  readonly organization: OrganizationId
  /** Whom the duplicate counts for, or anybody on the way there. */
  readonly master: PlayerId
  readonly duplicate: PlayerId
}

/** Everybody whom a player was merged into, the nearest first. */
const mastersAbove = (merges: Merges, player: PlayerId): readonly PlayerId[] => {
  const next = merges.get(player)
  return next === undefined ? [] : [next, ...mastersAbove(merges, next)]
}

/**
 * Undoes one merge and leaves every other as it is, whatever was merged since: with A in B and B in C, undoing A leaves B in C;
 * undoing B takes A along, because A is still in B.
 */
export const unmergePlayer = (merges: Merges, { organization, master, duplicate }: UnmergePlayer): Decision<MergeFact> => {
  const into = merges.get(duplicate)
  if (into === undefined) return refuse('conflict', `Player #${duplicate} is not merged into anybody.`)
  if (!mastersAbove(merges, duplicate).includes(master)) {
    const counts = identitiesOf(merges).masterOf(duplicate)
    return refuse('conflict', `Player #${duplicate} is merged into player #${counts}, not into player #${master}.`)
  }
  return facts({ type: 'PlayersUnmerged', data: { organization, master: into, duplicate } })
}
