import type { LeagueTable, TableRow } from './tables'

type Table = Pick<LeagueTable, 'playOffPlaces'> & { readonly rows: readonly Pick<TableRow, 'division_id'>[] }

/**
 * Where the line of the play-offs is: under the last of the teams that are in a division of the bracket, where these are the first of
 * the table; before anybody is in one, under as many as the league says go on. Nowhere where nobody stays behind.
 */
export const playOffLine = ({ rows, playOffPlaces = 0 }: Table): { after: number; label: string } | undefined => {
  const first = rows.findIndex(({ division_id: division }) => division === null)
  const seeded = rows.filter(({ division_id: division }) => division !== null).length
  const after = seeded || playOffPlaces
  if (after === 0 || after >= rows.length || (seeded && first !== seeded)) return undefined
  return { after, label: after === 1 ? 'The first team goes on to the play-offs.' : `The first ${after} go on to the play-offs.` }
}
