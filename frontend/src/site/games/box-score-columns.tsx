import { STAT_DEFINITIONS, type Abbreviation, type Percentage } from '@fullcourt/domain/statistics/definitions'
import type { Figure, Figures } from '@fullcourt/domain/statistics/figures'
import { statOfGame } from '@fullcourt/domain/statistics/stat-columns'
import { madeOf, ratio, whole } from '../../ui/format/figures'

/** A column of a box score: what it shows of a line, and of the sums below. */
export type BoxColumn = {
  readonly key: string
  readonly name: string
  readonly short: string
  readonly by: (figures: Figures) => number | null
  readonly show: (figures: Figures) => string
}

const fullNameOf = (abbreviation: Abbreviation) =>
  STAT_DEFINITIONS.find(definition => definition.abbreviation === abbreviation)?.name ?? abbreviation

const count = (figure: Figure): BoxColumn => ({
  key: figure,
  name: fullNameOf(figure),
  short: figure,
  by: figures => figures[figure] ?? null,
  show: figures => whole(figures[figure]),
})

/** Made and attempted stand in one column, as score sheets write it: `5-9`. */
const shots = (short: string, name: string, made: Figure, attempted: Figure): BoxColumn => ({
  key: made,
  name,
  short,
  by: figures => figures[made] ?? null,
  show: figures => madeOf(figures[made], figures[attempted]),
})

const share = (percentage: Percentage): BoxColumn => ({
  key: percentage,
  name: fullNameOf(percentage),
  short: percentage,
  by: figures => statOfGame(percentage, figures),
  show: figures => ratio(statOfGame(percentage, figures)),
})

const inOneColumn: Partial<Record<Abbreviation, BoxColumn>> = {
  FGM: shots('FG', 'Field goals made-attempted', 'FGM', 'FGA'),
  '2PM': shots('2P', 'Two-pointers made-attempted', '2PM', '2PA'),
  '3PM': shots('3P', 'Three-pointers made-attempted', '3PM', '3PA'),
  FTM: shots('FT', 'Free throws made-attempted', 'FTM', 'FTA'),
}

const column = (abbreviation: Abbreviation): BoxColumn[] => {
  const together = inOneColumn[abbreviation]
  if (together) return [together]
  switch (abbreviation) {
    case 'FG%':
    case '2P%':
    case '3P%':
    case 'FT%':
      return [share(abbreviation)]
    case 'PTS':
    case 'AST':
    case 'REB':
      return [count(abbreviation)]
    default:
      return []
  }
}

/** The columns of the definitions that an organization shows, in its order; what was attempted stands with what was made. */
export const boxColumns = (shown: readonly Abbreviation[]) => shown.flatMap(column)
