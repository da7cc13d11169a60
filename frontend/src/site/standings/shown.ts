import { defaultArrangement, type Arrangement } from '../../ui/standings/arrangement'
import { divisionsBySeed } from '../../ui/standings/divisions'
import { idIn } from '../filters'
import type { LeagueTable } from './tables'

/** What the filters of an address choose: tables of leagues, or the divisions of the bracket. */
export type TableChoice = { readonly league: number | undefined; readonly division: number | Arrangement | undefined }

const arrangementIn = (text: string | null): Arrangement | undefined =>
  text === 'leagues' || text === 'bracket' ? text : undefined

export const tableChoiceIn = (search: URLSearchParams): TableChoice => ({
  league: idIn(search, 'league'),
  division: arrangementIn(search.get('division')) ?? idIn(search, 'division'),
})

/** The divisions of a season's tables; nobody is behind the first seed. */
export const divisionsIn = (tables: readonly LeagueTable[]): readonly LeagueTable[] =>
  divisionsBySeed(rowsOf(tables)).map(division => ({
    ...division,
    rows: division.rows.map(row => ({ ...row, behind: null })),
  }))

const rowsOf = (tables: readonly LeagueTable[]) => tables.flatMap(table => table.rows)

export type Shown = { readonly kind: Arrangement; readonly tables: readonly LeagueTable[] }

/** The tables that the filters leave: whole leagues where one of them is chosen; undefined where an address chooses what is not there. */
export const tableFor = (tables: readonly LeagueTable[], { league, division }: TableChoice): Shown | undefined => {
  const ofLeague = tables.find(({ id }) => id === league)
  if (league !== undefined && !ofLeague) return undefined
  const divisions = divisionsIn(tables)
  const kind =
    typeof division === 'number'
      ? 'bracket'
      : (division ?? (league === undefined ? defaultArrangement(rowsOf(tables)) : 'leagues'))
  if (kind === 'leagues') return { kind, tables: ofLeague ? [ofLeague] : tables }
  const shown = divisions
    .filter(({ id }) => typeof division !== 'number' || id === division)
    .map(table => ({ ...table, rows: table.rows.filter(row => league === undefined || row.leagueName === ofLeague?.name) }))
  return shown.length === 0 ? undefined : { kind, tables: shown }
}

/** How many teams of the season are in no division of the bracket. */
export const teamsOutside = (tables: readonly LeagueTable[]): number =>
  rowsOf(tables).filter(row => row.division_id === null).length
