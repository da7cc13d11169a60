import type { FieldDifference } from './field-differences'

/**
 * `changed`: the document says something else than the facts. `missing`: the facts come to a document that is not there. `extra`:
 * it is there, and no fact comes to it. `failed`: it cannot be recomputed.
 */
export type DifferenceKind = 'changed' | 'missing' | 'extra' | 'failed'

/** A document that is not what the facts come to. */
export type Difference = {
  readonly model: string
  readonly id: string
  readonly kind: DifferenceKind
  /** Of one that is there and recomputed; the first ones of very many. */
  readonly fields: readonly FieldDifference[]
  /** The ids that tell what it is about. */
  readonly about: readonly Reference[]
  /** Why it cannot be recomputed. */
  readonly error: string | null
}

/** Things that documents are about. */
export const REFERENCE_KINDS = ['game', 'player', 'user', 'team', 'division', 'league', 'season', 'organization'] as const
export type ReferenceKind = (typeof REFERENCE_KINDS)[number]
export type Reference = { readonly kind: ReferenceKind; readonly id: number }
