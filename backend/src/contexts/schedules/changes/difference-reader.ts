import { Injectable } from '@nestjs/common'
import type { LeagueId, SeasonId } from '@fullcourt/domain/ids/kinds'
import { scheduleDifference, type Fixtures } from '@fullcourt/domain/schedules/difference/difference'
import type { ScheduleChange } from '@fullcourt/domain/schedules/difference/schedule-change'
import { FixtureReader, type GameInSchedule } from './fixture-reader'

/** A season, or a league of it. */
type Part = { readonly season: SeasonId; readonly league: LeagueId | undefined }

/** Two moments, ISO 8601 in UTC. */
export type Moments = { readonly from: string; readonly to: string }

/** What changed in schedules between two moments. It costs what changed since the first of them, and not what there is. */
@Injectable()
export class ScheduleDifferenceReader {
  constructor(private readonly fixtures: FixtureReader) {}

  async of({ season, league }: Part, { from, to }: Moments): Promise<readonly ScheduleChange[]> {
    const changed = await this.fixtures.list({ index: 'season', key: String(season), after: from < to ? from : to })
    const games = (await this.fixtures.ofActiveLeagues(changed)).filter(
      ({ leagues }) => league === undefined || leagues.includes(league),
    )
    const [before, after] = await Promise.all([from, to].map(moment => this.at(games, moment)))
    return scheduleDifference(before ?? new Map(), after ?? new Map())
  }

  private async at(games: readonly GameInSchedule[], moment: string): Promise<Fixtures> {
    const said = await Promise.all(games.map(async game => [game.game, await this.fixtures.at(game, moment)] as const))
    return new Map(said.flatMap(([game, fixture]) => (fixture === null ? [] : [[game, fixture] as const])))
  }
}
