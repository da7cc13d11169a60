import { minutesText } from '@fullcourt/domain/games/minutes-text'
import type { PlayerMinutesAnswer, TeamMinutesAnswer } from '../../api/schema'
import { difference } from '../../ui/format/figures'
import type { StatColumn } from '../parts/StatTable'

/** The minutes of a team in all. */
export const minutesTotal = (team: TeamMinutesAnswer | undefined): string =>
  team ? minutesText(team.players.reduce((sum, { seconds }) => sum + seconds, 0)) : ''

/** Minutes, and by how much the own team was better meanwhile where that is known; no column where nobody recorded who was on the court. */
export const minutesColumns = <Row>(
  team: TeamMinutesAnswer | undefined,
  minutesOf: (row: Row) => PlayerMinutesAnswer | undefined,
): readonly StatColumn<Row>[] => {
  if (!team) return []
  const minutes: StatColumn<Row> = {
    key: 'minutes',
    name: 'Minutes',
    short: 'MIN',
    by: row => minutesOf(row)?.seconds ?? null,
    show: row => {
      const of = minutesOf(row)
      return of ? minutesText(of.seconds) : ''
    },
  }
  const plusMinus: StatColumn<Row> = {
    key: 'plus-minus',
    name: 'Plus-minus',
    short: '+/−',
    by: row => minutesOf(row)?.plusMinus ?? null,
    show: row => {
      const points = minutesOf(row)?.plusMinus
      return points === undefined ? '' : difference(points)
    },
  }
  return team.players.some(one => one.plusMinus !== undefined) ? [minutes, plusMinus] : [minutes]
}
