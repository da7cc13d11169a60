import { holds, type Figure } from '../figure'

/** A number with three digits that count. */
export const shown = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toPrecision(3))

export const aimOf = ({ aim }: Figure): string => `${aim.at === 'least' ? '≥' : '≤'} ${aim.ratio}`

const line = (cells: readonly string[]): string => cells.join('  ').trimEnd()

const row = (figure: Figure, width: number): string =>
  line([
    figure.name.padEnd(width),
    shown(figure.ours).padStart(10),
    shown(figure.limit).padStart(10),
    figure.unit.padEnd(38),
    figure.ratio.toFixed(2).padStart(7),
    aimOf(figure).padEnd(7),
    holds(figure) ? 'holds' : 'falls short',
  ])

/** Figures for people, one a line. */
export const figureTable = (figures: readonly Figure[]): string => {
  const width = Math.max(...figures.map(({ name }) => name.length))
  const head = ['figure'.padEnd(width), 'ours'.padStart(10), 'limit'.padStart(10), ''.padEnd(38), 'ratio'.padStart(7), 'aim']
  return [line(head), ...figures.map(figure => row(figure, width))].join('\n')
}
