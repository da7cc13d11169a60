import { facts, factsOrNothing, refuse, type Decision, type Refusal } from '../../facts/decision'
import type { OrganizationId, PlayerId } from '../../ids/kinds'
import type { Merge, MergeFact } from './events'
import { masterOf, type Merges } from './state'

/** The most duplicates of one merge. */
export const MOST_DUPLICATES = 50

export type MergePlayers = {
  readonly organization: OrganizationId
  readonly master: PlayerId
  readonly duplicates: readonly PlayerId[]
}

const duplicateFault = (merges: Merges, duplicate: PlayerId, master: PlayerId): Refusal | undefined => {
  if (duplicate === master) return refuse('invalid', 'The master cannot also be merged.')
  const other = merges.get(duplicate)
  return other === undefined || masterOf(merges, duplicate) === master
    ? undefined
    : refuse('conflict', `Player #${duplicate} is merged into player #${other} already: undo that first.`)
}

/**
 * Merges duplicates into a master; a master that is a duplicate itself stands for the player that he was merged into. Who is
 * merged into him already is passed over.
 */
export const mergePlayers = (merges: Merges, { organization, master: named, duplicates }: MergePlayers): Decision<MergeFact> => {
  if (duplicates.length === 0) return refuse('invalid', 'duplicateIds must name at least one player.')
  if (duplicates.length > MOST_DUPLICATES) return refuse('invalid', `At most ${MOST_DUPLICATES} players are merged at once.`)
  if (duplicates.includes(named)) return refuse('invalid', 'The master cannot also be merged.')
  const master = masterOf(merges, named)
  const wanted = [...new Set(duplicates)]
  for (const duplicate of wanted) {
    const fault = duplicateFault(merges, duplicate, master)
    if (fault) return fault
  }
  return factsOrNothing(
    wanted
      .filter(duplicate => merges.get(duplicate) === undefined)
      .map(duplicate => ({ type: 'PlayersMerged' as const, data: { organization, master, duplicate } })),
  )
}

/** Takes one merge back, in any order and whatever was merged since: what the duplicate brought along stays with him. */
export const unmergePlayer = (merges: Merges, { organization, master, duplicate }: Merge): Decision<MergeFact> => {
  const into = merges.get(duplicate)
  if (into === undefined || masterOf(merges, duplicate) !== masterOf(merges, master))
    return refuse('not-found', `Player #${duplicate} is not merged into player #${master}.`)
  return facts({ type: 'PlayersUnmerged', data: { organization, master: into, duplicate } })
}
