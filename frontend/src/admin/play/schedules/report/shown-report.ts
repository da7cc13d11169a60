/** A team as a line of a report names it. */
export type ReportTeam = { readonly id: number; readonly name: string }

/** What is behind a figure: whom it is about, when, and what the figure is of. */
export type ReportLine = {
  readonly teams: readonly ReportTeam[]
  readonly date: string | null
  readonly time: string | null
  readonly figure: number | null
  readonly of: string | null
}

/** A measure of a schedule; in a preview beside the schedule that would be replaced. */
export type ShownMeasure = {
  readonly name: string
  readonly label: string
  readonly explanation: string
  readonly figure: number | null
  readonly attainable: number | null
  readonly isMet: boolean
  readonly was: number | null
  readonly change: 'better' | 'worse' | 'same' | null
  readonly lines: readonly ReportLine[]
}

/** A game that found no place, and why. */
export type ShownUnplaced = { readonly homeTeam: string; readonly awayTeam: string; readonly why: string }

export type ShownReport = {
  readonly met: number
  readonly of: number
  readonly measures: readonly ShownMeasure[]
  readonly unplaced: readonly ShownUnplaced[]
}
