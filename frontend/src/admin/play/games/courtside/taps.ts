import { PERCENTAGES, type Abbreviation } from '@fullcourt/domain/statistics/definitions'
import { isFigure, type Figure } from '@fullcourt/domain/statistics/figures'

/** What a scorer taps for a player, in the order in which it is offered: a miss goes with what would have been made. */
export const TAP_KINDS = ['+2', 'miss 2', '+3', 'miss 3', 'FT', 'miss FT', 'REB', 'AST'] as const
export type TapKind = (typeof TAP_KINDS)[number]

/** What a tap is called where there is room for words. */
export const TAP_NAMES: { readonly [kind in TapKind]: string } = {
  '+2': 'Two points',
  '+3': 'Three points',
  FT: 'Free throw made',
  'miss 2': 'Two-pointer missed',
  'miss 3': 'Three-pointer missed',
  'miss FT': 'Free throw missed',
  REB: 'Rebound',
  AST: 'Assist',
}

/** How much more of a figure there is. */
export type Increments = { readonly [figure in Figure]?: number }

/** What a tap adds to the figures of a line, all of them, also those that follow from others. */
export const INCREMENTS: { readonly [kind in TapKind]: Increments } = {
  '+2': { PTS: 2, FGM: 1, FGA: 1, '2PM': 1, '2PA': 1 },
  '+3': { PTS: 3, FGM: 1, FGA: 1, '3PM': 1, '3PA': 1 },
  FT: { PTS: 1, FTM: 1, FTA: 1 },
  'miss 2': { FGA: 1, '2PA': 1 },
  'miss 3': { FGA: 1, '3PA': 1 },
  'miss FT': { FTA: 1 },
  REB: { REB: 1 },
  AST: { AST: 1 },
}

/** The figure that says what was tapped; a miss is an attempt. */
export const TAPPED_FIGURES: { readonly [kind in TapKind]: Figure } = {
  '+2': '2PM',
  '+3': '3PM',
  FT: 'FTM',
  'miss 2': '2PA',
  'miss 3': '3PA',
  'miss FT': 'FTA',
  REB: 'REB',
  AST: 'AST',
}

/** The figures that a league keeps: those that it shows, and those of which a percentage that it shows is made. */
export const keptFigures = (shown: readonly Abbreviation[]): ReadonlySet<Figure> =>
  new Set(shown.flatMap(abbreviation => (isFigure(abbreviation) ? [abbreviation] : PERCENTAGES[abbreviation])))

/** The taps that are offered: those that change something the league keeps. */
export const offeredTaps = (kept: ReadonlySet<Figure>): readonly TapKind[] =>
  TAP_KINDS.filter(kind => Object.keys(INCREMENTS[kind]).some(figure => kept.has(figure as Figure)))
