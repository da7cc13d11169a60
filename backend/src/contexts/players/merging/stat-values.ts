import { STAT_DEFINITIONS } from '@fullcourt/domain/statistics/definitions'
import type { Figures } from '@fullcourt/domain/statistics/figures'
import { deriveLine } from '@fullcourt/domain/statistics/line'
import { statOfLine } from '@fullcourt/domain/statistics/stat-columns'
import { totalsOfGames } from '@fullcourt/domain/statistics/totals-of-games'
import type { PlayedLine } from '../../games/queries/stat-rows'
import type { StageTotalsAnswer, StatTotalsAnswer, StatValueAnswer } from './merging.answers'

const values = (figures: Figures): StatValueAnswer[] =>
  STAT_DEFINITIONS.flatMap(({ id, abbreviation }) => {
    const value = statOfLine(abbreviation, figures)
    return value === null ? [] : [{ stat_id: id, abbreviation, value }]
  })

/** What a line says, with what follows from it. */
export const lineValues = (line: Figures): StatValueAnswer[] => values(deriveLine(line).figures)

/** The side of its game on which a line was played. */
export const sideOfLine = ({ team, game }: PlayedLine): 'home' | 'away' => (team === game.home_team.id ? 'home' : 'away')

const totalsOf = (lines: readonly PlayedLine[]): StatTotalsAnswer => {
  const played = lines.map(one => ({ game: one.game.id, side: sideOfLine(one), line: one.line }))
  const { games, sums } = totalsOfGames(played)
  return { games, stats: values(sums) }
}

/** What a person's lines come to, by the stage of the games. */
export const stageTotals = (lines: readonly PlayedLine[]): StageTotalsAnswer => ({
  regular: totalsOf(lines.filter(({ game }) => game.stage === 'regular')),
  playoff: totalsOf(lines.filter(({ game }) => game.stage === 'playoff')),
})
