import type { SportId } from '../ids/kinds'
import { baseball } from './baseball/baseball'
import type { BaseballFigure, BaseballPercentage } from './baseball/figures'
import { basketball } from './basketball/basketball'
import type { BasketballFigure, BasketballPercentage } from './basketball/figures'
import type { SportDefinition } from './definition'

/** Raw figures and percentages of all sports, by abbreviation. */
export type SportFigure = BasketballFigure | BaseballFigure
export type SportPercentage = BasketballPercentage | BaseballPercentage

/** A sport as every room uses it: figures and percentages of whichever sport. */
export type Sport = Omit<SportDefinition<SportFigure, SportPercentage>, 'percentages' | 'qualifying'> & {
  readonly qualifying: { readonly [percentage in SportPercentage]?: number }
}

export const BASKETBALL: SportId = basketball.id
export const BASEBALL: SportId = baseball.id

/** The sports that the product knows; their ids are fixed. One more is a folder of its own and a line here. */
export const SPORTS: readonly [Sport, ...Sport[]] = [basketball, baseball]

/** The figures of each percentage, of all sports. */
export const SPORT_PERCENTAGES: SportDefinition<SportFigure, SportPercentage>['percentages'] = {
  ...basketball.percentages,
  ...baseball.percentages,
}

export const sportOf = (id: SportId): Sport | undefined => SPORTS.find(sport => sport.id === id)

export const isSport = (id: SportId): boolean => sportOf(id) !== undefined

/** The sport whose statistics have one of these abbreviations; the first sport where none has. */
export const sportShowing = (abbreviations: readonly string[]): Sport =>
  SPORTS.find(({ definitions }) => definitions.some(({ abbreviation }) => abbreviations.includes(abbreviation))) ?? basketball
