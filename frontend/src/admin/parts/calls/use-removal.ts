import type { QueryKey } from '@tanstack/react-query'
import { oneByOne, useCall } from './use-call'

/** Deletes things, and brings them back. */
export type Removal<Thing> = {
  readonly remove: (things: readonly Thing[]) => Promise<void>
  readonly restore: (things: readonly Thing[]) => Promise<void>
}

type CallFor<Thing> = (thing: Thing) => Promise<unknown>

/** A removal by two calls for one thing, and the keys of what shows it. */
export const useRemoval = <Thing = { readonly id: number }>(
  remove: CallFor<Thing>,
  restore: CallFor<Thing>,
  keys: readonly QueryKey[],
): Removal<Thing> => ({
  remove: useCall(oneByOne(remove), keys).mutateAsync,
  restore: useCall(oneByOne(restore), keys).mutateAsync,
})
