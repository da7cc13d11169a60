import type { PeriodId, SportId, StatisticId } from '../ids/kinds'

export type DefaultPeriod = { readonly id: PeriodId; readonly name: string }

/** A statistic by its id, full name and abbreviation; the three are unique over all sports. */
export type StatisticDefinition<Abbreviation extends string> = {
  readonly id: StatisticId
  readonly name: string
  readonly abbreviation: Abbreviation
}

/**
 * A figure that follows from others where it was not entered: their sum, each taken so many times. `comparedWith` names what an
 * entered figure is checked against; the inverse of another rule has none, so that no fault is reported twice.
 */
export type DerivedFigure<Figure extends string> = {
  readonly figure: Figure
  readonly sum: { readonly [figure in Figure]?: number }
  readonly comparedWith: string | null
}

/** The two figures that a ratio is made of. */
export type Ratio<Figure extends string> = readonly [made: Figure, attempted: Figure]

/** The fields under which leaders are answered. In basketball they hold what they are called. */
export type LeaderPlace = 'points' | 'threes' | 'rebounds' | 'assists'

/** Everything that the product knows of a sport (docs/sports.md#what-a-sport-is). */
export type SportDefinition<Figure extends string = string, Percentage extends string = string> = {
  readonly id: SportId
  readonly name: string
  /** In their order, without `Final`, which every sport has. Ids are of 1–99 and unique over all sports. */
  readonly periods: readonly DefaultPeriod[]
  /** The raw figures of a line, in the order in which facts hold them. */
  readonly figures: readonly Figure[]
  /** In the order in which they are shown. Ids are of 1–99. */
  readonly definitions: readonly StatisticDefinition<Figure | Percentage>[]
  readonly percentages: { readonly [percentage in Percentage]: Ratio<Figure> }
  /** In the order of their use: what one rule finds, the next may use. */
  readonly derived: readonly DerivedFigure<Figure>[]
  /** What the players' sum of adds up to the final score, how it is counted in words, and its mean per game. */
  readonly score: { readonly figure: Figure; readonly noun: string; readonly perGame: string }
  /** The order in which a score sheet is read, for entering. */
  readonly sheet: readonly Figure[]
  /** What standings and the head of a player's page show beside results; the notes explain the two. */
  readonly summary: {
    readonly percentage: Percentage
    readonly percentageNote: string
    readonly figure: Figure
    readonly figureNote: string
  }
  /** By which players are ranked, under the documented fields of the answer (docs/sports.md#in-the-api). */
  readonly leaders: { readonly [place in LeaderPlace]: { readonly figure: Figure; readonly label: string } }
  /** How many attempts for each game of the team somebody needs to be ranked by a percentage. */
  readonly qualifying: { readonly [percentage in Percentage]: number }
  /** What a player's page shows of their last games. */
  readonly atAGlance: readonly Figure[]
}
