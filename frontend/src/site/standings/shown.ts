import { compareNames } from '@fullcourt/domain/facts/text'
import { idIn } from '../filters'
import type { LeagueTable, TableRow } from './tables'

/** What the filters of an address choose: tables of leagues, or the divisions of the bracket. */
export type Chosen = { readonly league: number | undefined; readonly division: number | 'leagues' | undefined }

/** The value of the division filter for the tables of leagues, where there are divisions. */
export const LEAGUE_TABLES = 'leagues'

export const chosenIn = (search: URLSearchParams): Chosen => ({
  league: idIn(search, 'league'),
  division: search.get('division') === LEAGUE_TABLES ? LEAGUE_TABLES : idIn(search, 'division'),
})

/** The divisions of a season's tables by name, each with its teams by seed in place of their ranks. */
export const divisionsIn = (tables: readonly LeagueTable[]): readonly LeagueTable[] => {
  const rows = tables.flatMap(table => table.rows)
  const names = new Map(
    rows.flatMap(({ division_id: id, divisionName: name }) => (id === null || name === null ? [] : [[id, name]])),
  )
  const seeded = (division: number): TableRow[] =>
    rows
      .filter(row => row.division_id === division)
      .map(row => ({ ...row, rank: (row.position ?? 0) + 1, behind: null }))
      .sort((a, b) => a.rank - b.rank)
  return [...names]
    .map(([id, name]) => ({ id, name, rows: seeded(id) }))
    .sort((a, b) => compareNames(a.name, b.name) || a.id - b.id)
}

export type Shown = { readonly kind: 'leagues' | 'bracket'; readonly tables: readonly LeagueTable[] }

/**
 * The tables that the filters leave. Where a season has divisions they are shown first (`Tournament Bracket`, spec 2 §2), unless a
 * league or the tables of leagues are chosen; undefined where an address chooses what is not there.
 */
export const shownBy = (tables: readonly LeagueTable[], { league, division }: Chosen): Shown | undefined => {
  const divisions = divisionsIn(tables)
  const isBracket = typeof division === 'number' || (division === undefined && league === undefined && divisions.length > 0)
  if (!isBracket) {
    const shown = tables.filter(({ id }) => league === undefined || id === league)
    return shown.length === 0 && league !== undefined ? undefined : { kind: 'leagues', tables: shown }
  }
  const ofLeague = tables.find(({ id }) => id === league)
  const shown = divisions
    .filter(({ id }) => division === undefined || id === division)
    .map(table => ({ ...table, rows: table.rows.filter(row => league === undefined || row.leagueName === ofLeague?.name) }))
  return shown.length === 0 ? undefined : { kind: 'bracket', tables: shown }
}
