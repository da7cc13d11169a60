import { PERCENTAGES, STAT_DEFINITIONS, type Abbreviation, type Percentage } from './definitions'
import { isFigure, type Figure } from './figures'

/** In which order a score sheet is read: shots, free throws, then the rest. */
const AS_ON_A_SHEET: readonly Figure[] = ['2PM', '2PA', '3PM', '3PA', 'FGM', 'FGA', 'FTM', 'FTA', 'AST', 'REB', 'PTS']

/** What figures follow from others that a league keeps (design 5.3); one of the lists is enough. */
const FROM: { readonly [figure in Figure]?: readonly (readonly Figure[])[] } = {
  FGM: [['2PM', '3PM']],
  FGA: [['2PA', '3PA']],
  PTS: [
    ['2PM', '3PM', 'FTM'],
    ['FGM', '3PM', 'FTM'],
  ],
}

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

const isPercentage = (one: Abbreviation): one is Percentage => one in PERCENTAGES

/**
 * Puts what is typed before what follows from it, among the statistics that a league shows. What is typed is in the league's own
 * order where it has one, else in that of a score sheet.
 */
export const entryOrder = (shown: readonly Abbreviation[]): EntryOrder => {
  const isShown = (figure: Figure) => shown.includes(figure)
  const follows = (one: Abbreviation) => isPercentage(one) || (FROM[one] ?? []).some(from => from.every(isShown))
  const typed = shown.filter(isFigure).filter(figure => !follows(figure))
  return {
    typed: isDefault(shown) ? AS_ON_A_SHEET.filter(figure => typed.includes(figure)) : typed,
    follows: shown.filter(follows),
  }
}
