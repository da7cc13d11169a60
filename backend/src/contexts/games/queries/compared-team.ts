import type { Side } from '@fullcourt/domain/games/events'
import { teamResult } from '@fullcourt/domain/games/team-result'
import type { EntryId } from '@fullcourt/domain/ids/kinds'
import type { TableOrder } from '@fullcourt/domain/standings/step-figures'
import { orderTable } from '@fullcourt/domain/standings/table-order'
import type { WithMeetings } from '@fullcourt/projections/standings/opponents'
import type { StandingsRow } from '@fullcourt/projections/standings/row'
import { teamNameOf, type TeamCards } from '../../../core/readers/team-name'
import type { FormGameAnswer, TeamRecordAnswer } from '../comparison.answers'
import type { GameRecord } from './game-answer'

/** Place, wins and losses of an entry among the rows of its league's table, which are ordered; null where it left. */
export const recordIn = (
  active: readonly WithMeetings<StandingsRow>[],
  entry: EntryId,
  order: TableOrder,
): TeamRecordAnswer | null => {
  const found = orderTable(active, order).find(({ row }) => row.entry === entry)
  if (!found) return null
  const { wins, losses, ties } = found.row
  return { rank: found.rank, teams: active.length, wins, losses, ties }
}

const sideOf = ({ context }: GameRecord, team: number): Side => (context.home.team === team ? 'home' : 'away')

/** A completed game as one of a team's last games; nothing for one without a result. */
export const formGame = (game: GameRecord, team: number, teams: TeamCards): FormGameAnswer[] => {
  const side = sideOf(game, team)
  const opponent = side === 'home' ? 'away' : 'home'
  const result = teamResult({ score: game.score }, side)
  if (result === null || game.score === null) return []
  return [
    {
      game_id: game.id,
      date: game.details.date,
      home: side === 'home',
      opponent: teamNameOf(teams, game.context[opponent].team),
      points: game.score[side],
      opponentPoints: game.score[opponent],
      result,
    },
  ]
}
