import { compareNames } from '@fullcourt/domain/facts/text'
import type { TableOrder } from '@fullcourt/domain/standings/step-figures'
import { tablePlacesOf, type TablePlace } from '@fullcourt/domain/standings/tie-break'
import { withMeetings, type Opponents, type WithMeetings } from '@fullcourt/projections/standings/opponents'
import type { StandingsRow } from '@fullcourt/projections/standings/row'
import { teamNameOf, type TeamCards } from '../../core/readers/team-name'

/** A row of a table with all that its order looks at. */
export type OrderedRow = WithMeetings<StandingsRow>

/** What the order of a table needs beside its rows. */
export type AroundOrder = { readonly teams: TeamCards; readonly opponents: ReadonlyMap<string, Opponents> }

/** The rows of a league in their order; what no step tells apart is listed by name. */
export const placesInTable = (
  rows: readonly StandingsRow[],
  { teams, opponents }: AroundOrder,
  order: TableOrder,
): readonly TablePlace<OrderedRow>[] => {
  const nameOf = ({ team }: StandingsRow) => teamNameOf(teams, team).name
  const byName = [...rows].sort((a, b) => compareNames(nameOf(a), nameOf(b)))
  return tablePlacesOf(withMeetings(byName, opponents), order)
}
