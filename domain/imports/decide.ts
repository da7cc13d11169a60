import { facts, factsOrNothing, nothing, refuse, type Decision } from '../facts/decision'
import type { ImportId } from '../ids/kinds'
import type { ImportFact, ImportTarget, ImportUndone, MappedKind } from './events'
import { NO_DIGESTS, partsOfKey, type DigestedRow } from './figures'
import type { LeagueImports } from './state'
import { isMappedAgain } from './undone'

export const IMPORT_NOT_FOUND = refuse('not-found', 'Import not found')
export const IMPORT_RUNNING = refuse('conflict', 'Another import of this league is running. Wait until it has ended.')
const ENDED = refuse('conflict', 'The import has ended.')

/** How many ids or rows one fact names: an append holds 1 MiB. */
const MOST_IN_A_FACT = 4_000

/** Names an import and where it goes. */
export type InImport = { readonly import: ImportId; readonly target: ImportTarget }

const placeOf = ({ import: id, target }: InImport) => ({
  import: id,
  organization: target.organization.id,
  league: target.league.id,
})

const isRunning = (imports: LeagueImports, { import: id }: InImport) => imports.running?.import === id

/** A league is imported by one at a time. */
export const beginImport = (imports: LeagueImports, { rows, ...begun }: InImport & { rows: number }): Decision<ImportFact> =>
  imports.running ? IMPORT_RUNNING : facts({ type: 'ImportBegun', data: { ...placeOf(begun), target: begun.target, rows } })

const inParts = <Item>(items: readonly Item[]): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / MOST_IN_A_FACT) }, (_, part) =>
    items.slice(part * MOST_IN_A_FACT, (part + 1) * MOST_IN_A_FACT),
  )

export type ReservedFor = { readonly kind: MappedKind; readonly ids: readonly (readonly [external: string, id: number])[] }

/** Reserves ids for external ids; one that refers to something already keeps it. */
export const mapExternalIds = (
  imports: LeagueImports,
  { reserved, ...into }: InImport & { reserved: readonly ReservedFor[] },
): Decision<ImportFact> => {
  if (!isRunning(imports, into)) return ENDED
  return factsOrNothing(
    reserved.flatMap(({ kind, ids }) =>
      inParts(ids.filter(([external]) => !imports.ids[kind].has(external))).map(part => ({
        type: 'OuterIdsMapped' as const,
        data: { ...placeOf(into), kind, ids: part },
      })),
    ),
  )
}

/** Remembers rows whose content is in; `done` counts all rows that were gone through. */
export const recordImportedRows = (
  imports: LeagueImports,
  { rows, done, ...into }: InImport & { rows: readonly DigestedRow[]; done: number },
): Decision<ImportFact> => {
  if (!isRunning(imports, into)) return ENDED
  const fresh = rows.filter(([key, digest]) => {
    const { unit, figure } = partsOfKey(key)
    return (imports.digests.get(unit) ?? NO_DIGESTS).get(figure) !== digest
  })
  return factsOrNothing(
    inParts(fresh).map(part => ({ type: 'RowsBroughtIn' as const, data: { ...placeOf(into), done, rows: part } })),
  )
}

export const finishImport = (
  imports: LeagueImports,
  { reports, ...into }: InImport & { reports: readonly string[] },
): Decision<ImportFact> => {
  if (!isRunning(imports, into)) return nothing
  return facts({ type: 'ImportFinished', data: { ...placeOf(into), counts: imports.running?.counts ?? {}, reports } })
}

export const failImport = (imports: LeagueImports, { why, ...into }: InImport & { why: string }): Decision<ImportFact> =>
  isRunning(imports, into) ? facts({ type: 'ImportFailed', data: { ...placeOf(into), why } }) : nothing

const BROUGHT_IN_AGAIN = refuse('conflict', 'The same files were brought in again since: undo that import first.')

type Place = ImportUndone['data']

/** Takes back what an import mapped: its files are as new to the league. */
export const takeImportBack = (imports: LeagueImports, place: Place): Decision<ImportFact> => {
  if (imports.running) return IMPORT_RUNNING
  return imports.undone.has(place.import) ? nothing : facts({ type: 'ImportUndone', data: place })
}

/** Brings that back, unless the same was brought in anew. */
export const bringImportBack = (imports: LeagueImports, place: Place): Decision<ImportFact> => {
  if (imports.running) return IMPORT_RUNNING
  const aside = imports.undone.get(place.import)
  if (aside === undefined) return nothing
  return isMappedAgain(imports, aside) ? BROUGHT_IN_AGAIN : facts({ type: 'ImportRedone', data: place })
}
