import type { ImportId } from '../ids/kinds'
import type { MappedKind } from './events'
import type { Unit, UnitDigests } from './figures'

/** What external ids refer to; those of players are keyed hashes. */
export type MappedIds = { readonly [kind in MappedKind]: ReadonlyMap<string, number> }

/** What of imports is known under external ids, and was brought in. */
export type BroughtIn = { readonly ids: MappedIds; readonly digests: ReadonlyMap<Unit, UnitDigests> }

/** External ids by kind. */
export type ExternalsByKind = { readonly [kind in MappedKind]?: readonly string[] }

/** Digests before an import and after it, by the keys of their figures; `NO_VALUE` is none. */
export type ChangedDigests = ReadonlyMap<string, { readonly was: string; readonly is: string }>

/** The same with what each import brought in of it, so that it can be taken back. */
export type UndoableImports = BroughtIn & {
  /** Which external ids each import mapped. */
  readonly mapped: ReadonlyMap<ImportId, ExternalsByKind>
  /** What each import changed of things that were brought in before it. */
  readonly changed: ReadonlyMap<ImportId, ChangedDigests>
  /** What was taken back of imports with that, as long as it is. */
  readonly undone: ReadonlyMap<ImportId, BroughtIn>
}
