import type { TableRow } from './tables'

/**
 * Where the line of the play-offs is: under the last of the teams that are in a division of the bracket, where these are the
 * first of the table and others stay behind; else nowhere.
 */
export const playOffLine = (rows: readonly Pick<TableRow, 'division_id'>[]): { after: number; label: string } | undefined => {
  const first = rows.findIndex(({ division_id: division }) => division === null)
  const after = rows.filter(({ division_id: division }) => division !== null).length
  if (after === 0 || first !== after) return undefined
  return { after, label: after === 1 ? 'The first team goes on to the play-offs.' : `The first ${after} go on to the play-offs.` }
}
