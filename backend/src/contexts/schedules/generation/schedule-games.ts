import { Injectable } from '@nestjs/common'
import type { GameId } from '@fullcourt/domain/ids/kinds'
import type { SchedulePlace } from '@fullcourt/domain/schedules/events'
import type { PlanGame } from '@fullcourt/domain/schedules/generation/input'
import type { LeagueForSchedule, OtherGame } from '@fullcourt/domain/schedules/generation-input'
import { gamesOfOthers, type LeagueSchedules } from '@fullcourt/domain/schedules/state'
import { gameCard } from '@fullcourt/projections/games/game-card'
import { Documents } from '../../../storage/documents/documents'
import { placingOf, withChanged, type Placing } from '../../games/conflicts/placing'

/** The games of a season, as a schedule of one of its leagues sees them. */
export type GamesAroundSchedule = Pick<LeagueForSchedule, 'kept' | 'others'>

export const toPlanGame = ({ context: { home, away }, slot }: Placing): PlanGame => ({
  home: home.entry,
  away: away.entry,
  ...slot,
})

const otherGame = ({ context: { home, away }, slot }: Placing): OtherGame => ({ teams: [home.team, away.team], ...slot })

/** Which games of a season count for a schedule, and which are only in its way. */
@Injectable()
export class ScheduleGames {
  constructor(private readonly documents: Documents) {}

  /** All but the named ones, which give way to the schedule; those that are `changed` as they would be. */
  async of(
    place: SchedulePlace,
    state: LeagueSchedules,
    replaced: ReadonlySet<GameId>,
    changed: readonly Placing[],
  ): Promise<GamesAroundSchedule> {
    const ofOthers = gamesOfOthers(state, place.schedule)
    const games = withChanged(await this.ofSeason(place.season), changed).filter(({ id }) => !replaced.has(id))
    const counts = (game: Placing) => game.context.league === place.league && !ofOthers.has(game.id)
    return {
      kept: games.filter(counts).map(toPlanGame),
      others: games.filter(game => !counts(game)).map(otherGame),
    }
  }

  private async ofSeason(season: number): Promise<readonly Placing[]> {
    return (await this.documents.active(gameCard, { index: 'season', key: String(season) })).map(placingOf)
  }
}
