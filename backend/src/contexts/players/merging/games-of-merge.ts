import { groupBy } from '@fullcourt/domain/facts/group-by'
import { addLines } from '@fullcourt/domain/statistics/add-lines'
import type { PlayedLine } from '../../games/queries/stat-rows'
import type { TwoLinesAnswer } from './merging.answers'
import { lineValues, sideOfLine } from './stat-values'

const answerOf = (lines: readonly [PlayedLine, ...PlayedLine[]]): TwoLinesAnswer[] => {
  const [first, ...others] = lines
  if (others.length === 0) return []
  const { home_team, away_team } = first.game
  return [
    {
      game: first.game,
      team: sideOfLine(first) === 'home' ? home_team : away_team,
      lines: lines.map(({ player, line }) => ({ player_id: player, stats: lineValues(line) })),
      sum: lineValues(addLines(lines.map(({ line }) => line))),
    },
  ]
}

/** The games in which several players of a merge have a line for one team; each line is under the player who counts now. */
export const gamesWithTwoLines = (lines: readonly PlayedLine[]): TwoLinesAnswer[] =>
  groupBy(lines, line => `${line.game.id}-${line.team}`).flatMap(answerOf)

/** The games in which there are lines for both teams. */
export const gamesOnBothSides = (lines: readonly PlayedLine[]): readonly PlayedLine['game'][] =>
  groupBy(lines, ({ game }) => game.id)
    .filter(ofGame => new Set(ofGame.map(sideOfLine)).size > 1)
    .map(([one]) => one.game)

/** A game without a time is given the beginning of its day. */
const hasTime = ({ game_dateTime: moment }: PlayedLine['game']) => moment !== null && !moment.includes('T00:00:00')

/** Games that were played at the same time, together; those without a time are left out. */
export const gamesAtOnce = (lines: readonly PlayedLine[]): readonly (readonly PlayedLine['game'][])[] =>
  groupBy(
    lines.filter(({ game }) => hasTime(game)),
    ({ game }) => game.game_dateTime ?? '',
  )
    .map(atOnce => [...new Map(atOnce.map(({ game }) => [game.id, game])).values()])
    .filter(({ length }) => length > 1)
