import type { GameContext } from '@fullcourt/domain/games/events'
import type { GameId } from '@fullcourt/domain/ids/kinds'
import { deriveLine, didNotPlay } from '@fullcourt/domain/statistics/line'
import type { SheetLine } from '@fullcourt/projections/games/game-sheet'
import type { Outcome } from '../../facts/decider'
import type { PlayerLineAnswer } from '../box-score.answers'
import { statRows } from './stat-rows'

/** A line of a game's sheet as the documented rows, with its revision. */
export const playerLineAnswer = (game: GameId, context: GameContext, line: SheetLine): PlayerLineAnswer => ({
  revision: line.revision,
  player_id: line.player,
  game_id: game,
  team_id: context[line.side].team,
  didNotPlay: didNotPlay(line.line),
  flags: [...deriveLine(line.line).flags],
  stats: statRows(game, context, line),
})

/** The line that a command wrote; undefined where it changed nothing. */
export const writtenLine = ({ facts, revision }: Outcome): PlayerLineAnswer | undefined => {
  const fact = facts.find(one => one.type === 'BoxScoreLineRecorded')
  if (fact === undefined || fact.data.is === null || revision === null) return undefined
  const { game, in: context, player, side, is } = fact.data
  return playerLineAnswer(game, context, { player, side, line: is, revision })
}
