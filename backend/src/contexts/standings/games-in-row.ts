import type { StandingsRow } from '@fullcourt/projections/standings/row'

/** How many regular games with a result a row of a table counts, walk-overs among them. */
export const gamesInRow = ({ wins, losses, ties }: StandingsRow): number => wins + losses + ties
