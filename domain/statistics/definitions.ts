import { SPORT_PERCENTAGES, SPORTS, type SportPercentage } from '../sports/sports'
import type { StatisticDefinition } from '../sports/definition'
import { FIGURES, isFigure, type Figure } from './figures'

export type Percentage = SportPercentage
export type Abbreviation = Figure | Percentage
export type StatDefinition = StatisticDefinition<Abbreviation>

/**
 * The definitions of all sports, each sport's in the order in which they are shown; ids and abbreviations are fixed, organizations order
 * and hide them (docs/standings.md#definitions).
 */
export const STAT_DEFINITIONS: readonly StatDefinition[] = SPORTS.flatMap(({ definitions }) => definitions)

/** The raw figures in the order in which they are shown. */
export const SHOWN_FIGURES: readonly Figure[] = STAT_DEFINITIONS.flatMap(({ abbreviation }) =>
  isFigure(abbreviation) ? abbreviation : [],
)

/** The raw figure that a definition's id names; undefined for percentages, which are never stored. */
export const figureOfStat = (id: number): Figure | undefined =>
  FIGURES.find(figure => STAT_DEFINITIONS.some(definition => definition.id === id && definition.abbreviation === figure))

/** The full name of a statistic. */
export const statName = (abbreviation: Abbreviation): string =>
  STAT_DEFINITIONS.find(definition => definition.abbreviation === abbreviation)?.name ?? abbreviation

/** Made and attempted figures of each percentage. */
export const PERCENTAGES = SPORT_PERCENTAGES

export const isPercentage = (abbreviation: string): abbreviation is Percentage => abbreviation in PERCENTAGES
