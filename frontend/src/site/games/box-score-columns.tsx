import { statName, type Abbreviation } from '@fullcourt/domain/statistics/definitions'
import type { Figure, Figures } from '@fullcourt/domain/statistics/figures'
import { statOfLine, statOfLines } from '@fullcourt/domain/statistics/stat-columns'
import { shotsText } from '../../ui/format/figures'
import { stat } from '../../ui/format/stat'

/** A column of a box score: what it shows of a line, and of all lines below. */
export type BoxColumn = {
  readonly key: string
  readonly name: string
  readonly short: string
  readonly by: (figures: Figures) => number | null
  readonly show: (figures: Figures) => string
  readonly total: (lines: readonly Figures[]) => string
}

const single = (abbreviation: Abbreviation): BoxColumn => ({
  key: abbreviation,
  name: statName(abbreviation),
  short: abbreviation,
  by: figures => statOfLine(abbreviation, figures),
  show: figures => stat(abbreviation, statOfLine(abbreviation, figures)),
  total: lines => stat(abbreviation, statOfLines(abbreviation, lines)),
})

/** How many were attempted in all is unknown as soon as one line does not say it. */
const attemptsOf = (lines: readonly Figures[], made: Figure, attempted: Figure) =>
  lines.some(line => line[made] !== undefined && line[attempted] === undefined) ? null : statOfLines(attempted, lines)

/** Made and attempted are in one column, as score sheets write it: `5-9`. */
const shots = (short: string, name: string, made: Figure, attempted: Figure): BoxColumn => ({
  key: made,
  name,
  short,
  by: figures => figures[made] ?? null,
  show: figures => shotsText(figures[made], figures[attempted]),
  total: lines => shotsText(statOfLines(made, lines), attemptsOf(lines, made, attempted)),
})

const inOneColumn: Partial<Record<Abbreviation, BoxColumn>> = {
  FGM: shots('FG', 'Field goals made-attempted', 'FGM', 'FGA'),
  '2PM': shots('2P', 'Two-pointers made-attempted', '2PM', '2PA'),
  '3PM': shots('3P', 'Three-pointers made-attempted', '3PM', '3PA'),
  FTM: shots('FT', 'Free throws made-attempted', 'FTM', 'FTA'),
}

/** What was attempted is in the column of what was made. */
const ATTEMPTED: readonly Abbreviation[] = ['FGA', '2PA', '3PA', 'FTA']

const column = (abbreviation: Abbreviation): BoxColumn[] =>
  ATTEMPTED.includes(abbreviation) ? [] : [inOneColumn[abbreviation] ?? single(abbreviation)]

/** The columns of the definitions that an organization shows, in its order; what was attempted is shown with what was made. */
export const boxColumns = (shown: readonly Abbreviation[]) => shown.flatMap(column)
