import type { StepName } from '@fullcourt/domain/order-rules/order-rule'

type NamedTeam = { readonly id: number; readonly name: string }

/** What a step compares of a team; wins, losses and ties are those that it looks at. */
export type ShownFigure = { readonly wins: number; readonly losses: number; readonly ties: number; readonly value: number }

/** A step that was taken between two teams; null figures where it cannot compare them. */
export type ShownStep = {
  readonly step: StepName
  /** Of the games alone that those who are equal played against each other. */
  readonly among?: boolean
  readonly cap?: number | null
  /** The teams that were equal until then. */
  readonly teams: readonly number[]
  readonly own: ShownFigure | null
  readonly other: ShownFigure | null
}

export type DecidingGame = {
  readonly id: number
  readonly date: string | null
  readonly homeTeam: string
  readonly awayTeam: string
  readonly score_home: number | null
  readonly score_away: number | null
  readonly walkover: 'home' | 'away' | null
}

/** The team above another in a table, or below it, and what told the two apart. */
export type RankNeighbour = {
  readonly where: 'above' | 'below'
  readonly team: NamedTeam
  readonly rank: number
  readonly equal: boolean
  readonly steps: readonly ShownStep[]
  readonly games: readonly DecidingGame[]
}

/** A rank as it was answered, as far as it is shown. */
export type Rank = {
  readonly team: NamedTeam
  readonly leagueName: string
  readonly rank: number
  /** How many teams are in the table. */
  readonly teamsCount: number
  readonly neighbours: readonly RankNeighbour[]
}

/** The step that decided between a team and the next one. */
export type DecidingStep = {
  readonly step: StepName | 'equal'
  readonly own?: number
  readonly other?: number
  readonly wins?: number
  readonly losses?: number
  readonly teams?: number
}
