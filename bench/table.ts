import { holds, type Figure } from './figure'

const shown = (value: number) => (value >= 100 ? value.toFixed(0) : value.toPrecision(3))

const row = (figure: Figure): string =>
  [
    figure.name.padEnd(44),
    shown(figure.ours).padStart(10),
    shown(figure.limit).padStart(10),
    figure.unit.padEnd(20),
    figure.ratio.toFixed(2).padStart(7),
    `${figure.aim.at === 'least' ? '≥' : '≤'} ${figure.aim.ratio}`.padEnd(7),
    holds(figure) ? 'holds' : 'falls short',
  ].join('  ')

/** Figures for people, one a line. */
export const figureTable = (figures: readonly Figure[]): string =>
  [
    ['figure'.padEnd(44), 'ours'.padStart(10), 'limit'.padStart(10), ''.padEnd(20), 'ratio'.padStart(7), 'aim'].join('  '),
    ...figures.map(row),
  ].join('\n')
