import type { StreamOf } from '../facts/stream-of'
import type { ImportId, LeagueId } from '../ids/kinds'
import type { UndoableImports } from './brought-in'
import type { ImportFact, OuterIdsMapped, RowsBroughtIn } from './events'
import { countName, NO_DIGESTS, NO_VALUE, partsOfKey, type DigestedRow, type UnitDigests } from './figures'
import { unitsMappedBy, withImportAgain, withoutImport } from './undone'

/** An import that goes on: how many rows are in, and what it came to so far. */
export type RunningImport = {
  readonly import: ImportId
  readonly rows: number
  readonly done: number
  readonly counts: { readonly [what: string]: number }
}

/** What a league's imports have mapped and brought in. */
export type LeagueImports = UndoableImports & { readonly running: RunningImport | null }

export const noImports: LeagueImports = {
  running: null,
  ids: { team: new Map(), player: new Map(), game: new Map(), entry: new Map() },
  digests: new Map(),
  mapped: new Map(),
  changed: new Map(),
  undone: new Map(),
}

const withRow = (counts: { readonly [what: string]: number }, before: UnitDigests, row: DigestedRow) => {
  const name = countName(before, row)
  return name === undefined ? counts : { ...counts, [name]: (counts[name] ?? 0) + 1 }
}

/** What an import changes of what others brought in, beside what it changed before. */
const withChanged = (imports: LeagueImports, id: ImportId, rows: readonly DigestedRow[]): LeagueImports['changed'] => {
  const own = unitsMappedBy(imports, id)
  const changed = new Map(imports.changed.get(id))
  for (const [key, is] of rows) {
    const { unit, figure } = partsOfKey(key)
    if (own.has(unit)) continue
    const was = changed.get(key)?.was ?? imports.digests.get(unit)?.get(figure) ?? NO_VALUE
    changed.set(key, { was, is })
  }
  return changed.size === 0 ? imports.changed : new Map(imports.changed).set(id, changed)
}

const withRows = (imports: LeagueImports, { import: id, rows, done }: RowsBroughtIn['data']): LeagueImports => {
  const digests = new Map(imports.digests)
  let counts = imports.running?.counts ?? {}
  for (const row of rows) {
    const { unit, figure } = partsOfKey(row[0])
    const before = digests.get(unit) ?? NO_DIGESTS
    counts = withRow(counts, before, row)
    digests.set(unit, new Map(before).set(figure, row[1]))
  }
  const changed = withChanged(imports, id, rows)
  return { ...imports, digests, changed, running: imports.running && { ...imports.running, done, counts } }
}

const withMapped = (imports: LeagueImports, { import: id, kind, ids }: OuterIdsMapped['data']): LeagueImports => {
  const before = imports.mapped.get(id) ?? {}
  const externals = [...(before[kind] ?? []), ...ids.map(([external]) => external)]
  return {
    ...imports,
    ids: { ...imports.ids, [kind]: new Map([...imports.ids[kind], ...ids]) },
    mapped: new Map(imports.mapped).set(id, { ...before, [kind]: externals }),
  }
}

const evolve = (imports: LeagueImports, fact: ImportFact): LeagueImports => {
  switch (fact.type) {
    case 'ImportBegun':
      return { ...imports, running: { import: fact.data.import, rows: fact.data.rows, done: 0, counts: {} } }
    case 'OuterIdsMapped':
      return withMapped(imports, fact.data)
    case 'RowsBroughtIn':
      return withRows(imports, fact.data)
    case 'ImportFinished':
    case 'ImportFailed':
      return { ...imports, running: null }
    case 'ImportUndone':
      return withoutImport(imports, fact.data.import)
    case 'ImportRedone':
      return withImportAgain(imports, fact.data.import)
  }
}

export const importStream: StreamOf<LeagueImports, ImportFact, LeagueId> = {
  name: league => `import-${league}`,
  initial: noImports,
  evolve,
}
