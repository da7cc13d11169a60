import type { DerivedFigure, Ratio } from '../definition'
import type { BaseballFigure, BaseballPercentage } from './figures'

/** Hits are the sum of those by bases; singles are what is left of them. */
export const BASEBALL_DERIVED: readonly DerivedFigure<BaseballFigure>[] = [
  { figure: '1B', sum: { H: 1, '2B': -1, '3B': -1, HR: -1 }, comparedWith: null },
  { figure: 'H', sum: { '1B': 1, '2B': 1, '3B': 1, HR: 1 }, comparedWith: 'hits by bases' },
]

export const BASEBALL_PERCENTAGES: { readonly [percentage in BaseballPercentage]: Ratio<BaseballFigure> } = {
  AVG: ['H', 'AB'],
}
