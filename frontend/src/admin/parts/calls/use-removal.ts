import type { QueryKey } from '@tanstack/react-query'
import type { DeletedThingDto, EffectsAnswer } from '../../../api/schema'
import { api } from './api'
import { oneByOne, useCall } from './use-call'

/** The action that several things were deleted by; null where one was deleted by itself. */
export type Deletion = { readonly action: string | null }

/** Deletes things, and brings them back. */
export type Removal<Thing> = {
  /** With the token of what was shown of it before. */
  readonly remove: (things: readonly Thing[], ifPreview?: string) => Promise<Deletion>
  readonly restore: (things: readonly Thing[], deletion?: Deletion) => Promise<unknown>
  /** What it would lead to; undefined where that is not asked, or cannot be told. */
  readonly ask?: (things: readonly Thing[]) => Promise<EffectsAnswer | undefined>
}

type CallsFor<Thing> = {
  readonly remove: (thing: Thing, ifPreview: string | undefined) => Promise<unknown>
  readonly restore: (thing: Thing) => Promise<unknown>
  /** What one is called among several that are deleted together, as one action; null where there is nothing to delete. */
  readonly named?: (thing: Thing) => DeletedThingDto | null
}

type Removed<Thing> = { readonly things: readonly Thing[]; readonly ifPreview?: string | undefined }
type Restored<Thing> = { readonly things: readonly Thing[]; readonly deletion: Deletion }

/** A removal by two calls for one thing, or by one call for several, and the keys of what shows it. */
export const useRemoval = <Thing = { readonly id: number }>(
  { remove, restore, named }: CallsFor<Thing>,
  keys: readonly QueryKey[],
): Removal<Thing> => {
  const removal = useCall(async ({ things, ifPreview }: Removed<Thing>): Promise<Deletion> => {
    if (named === undefined || things.length < 2) {
      await oneByOne((thing: Thing) => remove(thing, ifPreview))(things)
      return { action: null }
    }
    const { id } = await api.post('/api/deletions', { things: things.flatMap(thing => named(thing) ?? []) }, { ifPreview })
    return { action: id }
  }, keys)
  const restoring = useCall(
    ({ things, deletion: { action } }: Restored<Thing>): Promise<unknown> =>
      action === null ? oneByOne(restore)(things) : api.post('/api/history/actions/{id}/undo', {}, { path: { id: action } }),
    keys,
  )
  return {
    remove: (things, ifPreview) => removal.mutateAsync({ things, ifPreview }),
    restore: (things, deletion = { action: null }) => restoring.mutateAsync({ things, deletion }),
  }
}

/** What it would lead to that things are deleted. */
export const askDeletion = async (things: readonly DeletedThingDto[]): Promise<EffectsAnswer | undefined> => {
  const asked = api.post('/api/deletions', { things }, { query: { preview: true } })
  return (await asked.catch(() => undefined))?.effects
}
