import type { GameAnswer, ScheduleAnswer } from '../../../../../api/schema'
import { matchup } from '../../../games/list/score-text'
import { sentTermsOf } from '../../pending/terms-of'
import { useCollect } from '../../pending/use-collect'
import type { GridActions } from './use-picking'
import type { GridSlot } from './week-grid'

const inSlotOf = (game: GameAnswer, { date, time, location }: GameAnswer) => ({ ...sentTermsOf(game), date, time, location })

/** What is done with games by hand where it waits to be published. */
export const useWaitingActions = ({ season_id: seasonId, leagueId }: ScheduleAnswer): GridActions => {
  const collect = useCollect({ seasonId, leagueId })
  return {
    swap: (one, other) => collect([one, other], [inSlotOf(one, other), inSlotOf(other, one)], 'Matchups swapped'),
    move: (game, slot: GridSlot) =>
      collect([game], [{ ...sentTermsOf(game), ...slot, location: slot.location ?? game.location }], `${matchup(game)} moved`),
    remove: game => collect([game], [{ game_id: game.id, deleted: true }], `${matchup(game)} taken out`),
    turn: game =>
      collect(
        [game],
        [{ ...sentTermsOf(game), home_team_id: game.away_team_id, away_team_id: game.home_team_id }],
        `Home and away swapped in ${matchup(game)}`,
      ),
  }
}
