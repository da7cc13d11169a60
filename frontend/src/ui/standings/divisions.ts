import { compareNames } from '@fullcourt/domain/facts/text'

/** A row of standings, with the division that the team is in and its place there, from 0. */
type Row = {
  readonly rank: number
  readonly division_id: number | null
  readonly divisionName: string | null
  readonly position: number | null
}

export type SeededDivision<Of> = { readonly id: number; readonly name: string; readonly rows: readonly Of[] }

/** The divisions in which teams are by name, each with its teams by seed in place of their ranks. */
export const divisionsBySeed = <Of extends Row>(rows: readonly Of[]): readonly SeededDivision<Of>[] => {
  const names = new Map(
    rows.flatMap(({ division_id: id, divisionName: name }) => (id === null || name === null ? [] : [[id, name]])),
  )
  const seeded = (division: number) =>
    rows
      .filter(row => row.division_id === division)
      .map(row => ({ ...row, rank: (row.position ?? 0) + 1 }))
      .sort((a, b) => a.rank - b.rank)
  return [...names]
    .map(([id, name]) => ({ id, name, rows: seeded(id) }))
    .sort((a, b) => compareNames(a.name, b.name) || a.id - b.id)
}
