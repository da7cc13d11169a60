import { FIGURES, isFigure, type Figure } from './figures'

export type Percentage = 'FG%' | '2P%' | '3P%' | 'FT%'
export type Abbreviation = Figure | Percentage
export type StatDefinition = { readonly id: number; readonly name: string; readonly abbreviation: Abbreviation }

/** The fifteen definitions in the order in which they are shown; ids and abbreviations are fixed, organizations order and hide them (design 2). */
export const STAT_DEFINITIONS: readonly StatDefinition[] = [
  { id: 1, name: 'Points', abbreviation: 'PTS' },
  { id: 3, name: 'Rebounds', abbreviation: 'REB' },
  { id: 2, name: 'Assists', abbreviation: 'AST' },
  { id: 4, name: 'Field Goals Made', abbreviation: 'FGM' },
  { id: 5, name: 'Field Goals Attempted', abbreviation: 'FGA' },
  { id: 6, name: 'Field Goal Percentage', abbreviation: 'FG%' },
  { id: 7, name: 'Two-Pointers Made', abbreviation: '2PM' },
  { id: 8, name: 'Two-Pointers Attempted', abbreviation: '2PA' },
  { id: 9, name: 'Two-Point Percentage', abbreviation: '2P%' },
  { id: 10, name: 'Three-Pointers Made', abbreviation: '3PM' },
  { id: 11, name: 'Three-Pointers Attempted', abbreviation: '3PA' },
  { id: 12, name: 'Three-Point Percentage', abbreviation: '3P%' },
  { id: 13, name: 'Free Throws Made', abbreviation: 'FTM' },
  { id: 14, name: 'Free Throws Attempted', abbreviation: 'FTA' },
  { id: 15, name: 'Free Throw Percentage', abbreviation: 'FT%' },
]

/** The raw figures in the order in which they are shown. */
export const SHOWN_FIGURES: readonly Figure[] = STAT_DEFINITIONS.flatMap(({ abbreviation }) =>
  isFigure(abbreviation) ? abbreviation : [],
)

/** The raw figure that a definition's id names; undefined for percentages, which are never stored. */
export const figureOfStat = (id: number): Figure | undefined =>
  FIGURES.find(figure => STAT_DEFINITIONS.some(definition => definition.id === id && definition.abbreviation === figure))

/** Made and attempted figures of each percentage. */
export const PERCENTAGES: { readonly [percentage in Percentage]: readonly [Figure, Figure] } = {
  'FG%': ['FGM', 'FGA'],
  '2P%': ['2PM', '2PA'],
  '3P%': ['3PM', '3PA'],
  'FT%': ['FTM', 'FTA'],
}
