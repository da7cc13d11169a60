import type { ImportId } from '../ids/kinds'
import type { MappedKind } from './events'
import type { Unit } from './figures'
import type { BroughtIn, MappedIds, UndoableImports } from './brought-in'

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

/** What was remembered of things. An entry has no rows of its own. */
const unitsOf = (ids: MappedIds): ReadonlySet<Unit> =>
  new Set((['team', 'player', 'game'] as const).flatMap(kind => [...ids[kind].values()].map(id => `${kind}/${id}` as Unit)))

/** Without the external ids that an import mapped, and what was brought in of the things under them: that is set aside. */
export const withoutImport = <Imports extends UndoableImports>(imports: Imports, id: ImportId): Imports => {
  const mapped = imports.mapped.get(id) ?? {}
  const ids = mapOfEach(kind => split(imports.ids[kind], new Set(mapped[kind])))
  const gone = mapOfEach(kind => ids[kind].under)
  const digests = split(imports.digests, unitsOf(gone))
  const aside: BroughtIn = { ids: gone, digests: digests.under }
  return {
    ...imports,
    ids: mapOfEach(kind => ids[kind].others),
    digests: digests.others,
    undone: new Map(imports.undone).set(id, aside),
  }
}

/** Again with what was set aside of an import. */
export const withImportAgain = <Imports extends UndoableImports>(imports: Imports, id: ImportId): Imports => {
  const aside = imports.undone.get(id)
  if (aside === undefined) return imports
  return {
    ...imports,
    ids: mapOfEach(kind => new Map([...imports.ids[kind], ...aside.ids[kind]])),
    digests: new Map([...imports.digests, ...aside.digests]),
    undone: split(imports.undone, new Set([id])).others,
  }
}

/** Whether something was brought in under the same external ids since. */
export const isMappedAgain = ({ ids }: BroughtIn, aside: BroughtIn): boolean =>
  KINDS.some(kind => [...aside.ids[kind].keys()].some(external => ids[kind].has(external)))
