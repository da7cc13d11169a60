import type { ImportId } from '../ids/kinds'
import type { MappedKind } from './events'
import { NO_VALUE, partsOfKey, type Unit, type UnitDigests } from './figures'
import type { BroughtIn, ChangedDigests, MappedIds, UndoableImports } from './brought-in'

const KINDS: readonly MappedKind[] = ['team', 'player', 'game', 'entry']

const mapOfEach = <Value>(of: (kind: MappedKind) => Value): { readonly [kind in MappedKind]: Value } => ({
  team: of('team'),
  player: of('player'),
  game: of('game'),
  entry: of('entry'),
})

/** The parts of a map under some keys, and all others. */
const split = <Key, Value>(map: ReadonlyMap<Key, Value>, keys: ReadonlySet<Key>) => {
  const [under, others] = [new Map<Key, Value>(), new Map<Key, Value>()]
  for (const [key, value] of map) (keys.has(key) ? under : others).set(key, value)
  return { under, others }
}

/** An entry has no rows of its own. */
const UNIT_KINDS = ['team', 'player', 'game'] as const

/** What was remembered of things. */
const unitsOf = (ids: MappedIds): ReadonlySet<Unit> =>
  new Set(UNIT_KINDS.flatMap(kind => [...ids[kind].values()].map(id => `${kind}/${id}` as Unit)))

/** The things whose external ids an import mapped. */
export const unitsMappedBy = ({ mapped, ids }: UndoableImports, id: ImportId): ReadonlySet<Unit> => {
  const externals = mapped.get(id) ?? {}
  const mappedIds = (kind: MappedKind) => (externals[kind] ?? []).flatMap(external => ids[kind].get(external) ?? [])
  return new Set(UNIT_KINDS.flatMap(kind => mappedIds(kind).map(one => `${kind}/${one}` as Unit)))
}

type Digests = UndoableImports['digests']

const withDigest = (digests: Map<Unit, UnitDigests>, key: string, digest: string) => {
  const { unit, figure } = partsOfKey(key)
  const figures = new Map(digests.get(unit))
  if (digest === NO_VALUE) figures.delete(figure)
  else figures.set(figure, digest)
  digests.set(unit, figures)
}

/** What an import changed of things that were there, as it was before it or after it again; what was changed since stays. */
const exchanged = (digests: Digests, changed: ChangedDigests | undefined, to: 'was' | 'is'): Digests => {
  if (changed === undefined) return digests
  const after = new Map(digests)
  for (const [key, { was, is }] of changed) {
    const { unit, figure } = partsOfKey(key)
    const now = digests.get(unit)?.get(figure) ?? NO_VALUE
    if (now === (to === 'was' ? is : was)) withDigest(after, key, to === 'was' ? was : is)
  }
  return after
}

/**
 * Without the external ids that an import mapped, and what was brought in of the things under them: that is set aside. What it changed of
 * other things is as it was, so that the same files change it anew.
 */
export const withoutImport = <Imports extends UndoableImports>(imports: Imports, id: ImportId): Imports => {
  const mapped = imports.mapped.get(id) ?? {}
  const ids = mapOfEach(kind => split(imports.ids[kind], new Set(mapped[kind])))
  const gone = mapOfEach(kind => ids[kind].under)
  const digests = split(imports.digests, unitsOf(gone))
  const aside: BroughtIn = { ids: gone, digests: digests.under }
  return {
    ...imports,
    ids: mapOfEach(kind => ids[kind].others),
    digests: exchanged(digests.others, imports.changed.get(id), 'was'),
    undone: new Map(imports.undone).set(id, aside),
  }
}

/** Again with what was set aside of an import, and what it changed. */
export const withImportAgain = <Imports extends UndoableImports>(imports: Imports, id: ImportId): Imports => {
  const aside = imports.undone.get(id)
  if (aside === undefined) return imports
  return {
    ...imports,
    ids: mapOfEach(kind => new Map([...imports.ids[kind], ...aside.ids[kind]])),
    digests: new Map([...exchanged(imports.digests, imports.changed.get(id), 'is'), ...aside.digests]),
    undone: split(imports.undone, new Set([id])).others,
  }
}

/** Whether something was brought in under the same external ids since. */
export const isMappedAgain = ({ ids }: BroughtIn, aside: BroughtIn): boolean =>
  KINDS.some(kind => [...aside.ids[kind].keys()].some(external => ids[kind].has(external)))
