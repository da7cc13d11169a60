import { PERCENTAGES, type Abbreviation, type Percentage } from './definitions'
import { isFigure, type Figures } from './figures'
import { percentage, ratio } from './percentages'

const made = (of: Percentage, figures: Figures) => figures[PERCENTAGES[of][0]]
const attempted = (of: Percentage, figures: Figures) => figures[PERCENTAGES[of][1]]

/** What a column shows of a line or of sums: the figure, or the percentage times 100 with one decimal; null where it is not kept. */
export const statOf = (abbreviation: Abbreviation, figures: Figures): number | null =>
  isFigure(abbreviation)
    ? (figures[abbreviation] ?? null)
    : percentage(made(abbreviation, figures), attempted(abbreviation, figures))

/** As `statOf`, but a percentage is a ratio with three decimals: the figures of one game in a player's table (spec 2 §4). */
export const statOfGame = (abbreviation: Abbreviation, figures: Figures): number | null =>
  isFigure(abbreviation) ? (figures[abbreviation] ?? null) : ratio(made(abbreviation, figures), attempted(abbreviation, figures))
