import { minutesText } from '@fullcourt/domain/games/minutes'
import { difference } from '../../ui/format/figures'
import type { StatColumn } from '../parts/StatTable'
import type { PlayerLine } from './box-score'

/** The minutes of a side in all. */
export const minutesTotal = (lines: readonly PlayerLine[]): string =>
  minutesText(1_000 * lines.reduce((sum, { minutes }) => sum + (minutes?.seconds ?? 0), 0))

/** Minutes, and by how much the own team was better meanwhile; none where nobody of the side has any. */
export const minutesColumns = (lines: readonly PlayerLine[]): readonly StatColumn<PlayerLine>[] => {
  const known = lines.flatMap(({ minutes }) => minutes ?? [])
  if (known.length === 0) return []
  const minutes: StatColumn<PlayerLine> = {
    key: 'minutes',
    name: 'Minutes',
    short: 'MIN',
    by: line => line.minutes?.seconds ?? null,
    show: line => (line.minutes ? minutesText(line.minutes.seconds * 1_000) : ''),
  }
  const plusMinus: StatColumn<PlayerLine> = {
    key: 'plus-minus',
    name: 'Points of the team less those of the other one, while on the court',
    short: '+/−',
    by: line => line.minutes?.plusMinus ?? null,
    show: line => (line.minutes?.plusMinus === undefined ? '' : difference(line.minutes.plusMinus)),
  }
  return known.some(one => one.plusMinus !== undefined) ? [minutes, plusMinus] : [minutes]
}
