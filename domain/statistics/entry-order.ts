import type { DerivedFigure } from '../sports/definition'
import { SPORTS } from '../sports/sports'
import { isPercentage, STAT_DEFINITIONS, type Abbreviation } from './definitions'
import { isFigure, type Figure } from './figures'

/** In which order a score sheet is read. */
const AS_ON_A_SHEET: readonly Figure[] = SPORTS.flatMap(({ sheet }) => sheet)

const RULES: readonly DerivedFigure<Figure>[] = SPORTS.flatMap(({ derived }) => derived)

const sourcesOf = ({ sum }: DerivedFigure<Figure>) => Object.keys(sum) as Figure[]

/** Whether what is shown, without the figure itself, says what another figure comes to, by at most one rule. */
const isSaid = (source: Figure, without: Figure, isShown: (figure: Figure) => boolean) =>
  isShown(source) ||
  RULES.filter(({ figure }) => figure === source).some(rule => sourcesOf(rule).every(one => one !== without && isShown(one)))

const DEFAULT_ORDER = STAT_DEFINITIONS.map(({ abbreviation }) => abbreviation)

const isDefault = (shown: readonly Abbreviation[]) =>
  shown.every((one, place) => place === 0 || DEFAULT_ORDER.indexOf(shown[place - 1] as Abbreviation) < DEFAULT_ORDER.indexOf(one))

/** The columns of a box score while it is entered. */
export type EntryOrder = {
  /** What is typed, first. */
  readonly typed: readonly Figure[]
  /** What follows from it, in the order of the list. */
  readonly follows: readonly Abbreviation[]
}

/**
 * Puts what is typed before what follows from it, among the statistics that a league shows. What is typed is in the league's own
 * order where it has one, else in that of a score sheet.
 */
export const entryOrder = (shown: readonly Abbreviation[]): EntryOrder => {
  const isShown = (figure: Figure) => shown.includes(figure)
  const followsFromShown = (one: Figure) =>
    RULES.filter(({ figure, comparedWith }) => figure === one && comparedWith !== null).some(rule =>
      sourcesOf(rule).every(source => isSaid(source, one, isShown)),
    )
  const follows = (one: Abbreviation) => isPercentage(one) || followsFromShown(one)
  const typed = shown.filter(isFigure).filter(figure => !follows(figure))
  return {
    typed: isDefault(shown) ? AS_ON_A_SHEET.filter(figure => typed.includes(figure)) : typed,
    follows: shown.filter(follows),
  }
}
