import { Injectable } from '@nestjs/common'
import { slotOf } from '@fullcourt/domain/games/decide'
import type { GameId } from '@fullcourt/domain/ids/kinds'
import type { SchedulePlace } from '@fullcourt/domain/schedules/events'
import type { PlanGame } from '@fullcourt/domain/schedules/generation/input'
import type { LeagueNow, OtherGame } from '@fullcourt/domain/schedules/generation-input'
import { currentGeneration, type LeagueSchedules } from '@fullcourt/domain/schedules/state'
import { activeOf } from '@fullcourt/projections/card'
import { gameCard } from '@fullcourt/projections/games/game-card'
import { Documents } from '../../documents/documents'
import type { GameRecord } from '../../games/queries/game-answer'

/** The games of a season, as a schedule of one of its leagues sees them. */
export type SeasonGames = Pick<LeagueNow, 'kept' | 'others'>

export const planGame = ({ context: { home, away }, details }: Pick<GameRecord, 'context' | 'details'>): PlanGame => ({
  home: home.entry,
  away: away.entry,
  ...slotOf(details),
})

const otherGame = ({ context: { home, away }, details }: GameRecord): OtherGame => ({
  teams: [home.team, away.team],
  ...slotOf(details),
})

/** The games that stand in the generations of other schedules of the league. */
const gamesOfOthers = ({ schedules }: LeagueSchedules, { schedule }: SchedulePlace): ReadonlySet<GameId> => {
  const others = [...schedules.values()].filter(({ id, deletion }) => id !== schedule && deletion === null)
  return new Set(others.flatMap(one => [...(currentGeneration(one)?.weeks.keys() ?? [])]))
}

/** Which games of a season count for a schedule, and which are only in its way. */
@Injectable()
export class LeagueGames {
  constructor(private readonly documents: Documents) {}

  /** All but the named ones, which give way to the schedule. */
  async of(place: SchedulePlace, state: LeagueSchedules, replaced: ReadonlySet<GameId>): Promise<SeasonGames> {
    const ofOthers = gamesOfOthers(state, place)
    const games = (await this.ofSeason(place.season)).filter(({ id }) => !replaced.has(id))
    const counts = (game: GameRecord) => game.context.league === place.league && !ofOthers.has(game.id)
    return {
      kept: games.filter(counts).map(planGame),
      others: games.filter(game => !counts(game)).map(otherGame),
    }
  }

  async ofSeason(season: number): Promise<readonly GameRecord[]> {
    const listed = await this.documents.list(gameCard, { index: 'season', key: String(season) })
    return listed.flatMap(({ body }) => activeOf(body) ?? [])
  }
}
