import type { ListBounds, StoredPlace } from './read-store'

/** A document in a list, at its place. */
export type InListRow = StoredPlace & { readonly body: unknown }

/** As a store orders a list: by the place, then by the id. */
export const byOrder = (a: StoredPlace, b: StoredPlace): number =>
  a.order < b.order ? -1 : a.order > b.order ? 1 : a.id < b.id ? -1 : a.id > b.id ? 1 : 0

export const isInBounds = ({ after, before }: ListBounds, { order }: StoredPlace): boolean =>
  (after === undefined || order > after) && (before === undefined || order < before)
