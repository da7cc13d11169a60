import type { Reordered } from '../../parts/lists/use-order'

export type Definition = { readonly id: number }

/** A list that an organization keeps in an order of its own and may hide from: its words, and how one of it is shown. */
export type Definitions<Item extends Definition> = {
  readonly title: string
  readonly about: string
  /** What it is for screen readers. */
  readonly label: string
  /** Whether one has a place in the order. Not given where all do. */
  readonly isOrdered?: (item: Item) => boolean
  readonly nameOf: (item: Item) => string
  /** One line under the name. */
  readonly aboutOf: (item: Item) => string | undefined
  readonly isHidden: (item: Item) => boolean
  /** The button that takes `Hide` back. */
  readonly unhide: 'Show' | 'Unhide'
  /** Whether all can be hidden at once. */
  readonly hidesAll: boolean
  /** What is asked before the product's own list is put back; not given where it cannot be. */
  readonly reset?: { readonly question: string; readonly consequence: string; readonly failure: string }
  /** What is said where one could not be hidden or shown. */
  readonly failure: string
}

/** Which are hidden, or shown again. */
export type Hiding = { readonly ids: readonly number[]; readonly hidden: boolean }

/** The calls that change a list of definitions. */
export type DefinitionActions<Item> = {
  readonly order: (reordered: Reordered<Item>) => Promise<readonly Item[]>
  readonly hide: (hiding: Hiding) => Promise<unknown>
  /** Puts the product's own list back. */
  readonly reset?: () => Promise<unknown>
}
