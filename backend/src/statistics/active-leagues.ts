import { Injectable } from '@nestjs/common'
import type { LeagueId } from '@fullcourt/domain/ids/kinds'
import { oneOrganization, type Scope } from '../http/scope'
import { SeasonReader } from '../readers/season-reader'

/** The leagues that records and leaders are taken of: all active ones of the active season (design 5.2). */
@Injectable()
export class ActiveLeagues {
  constructor(private readonly seasons: SeasonReader) {}

  /** None where no season is active. */
  async of(scope: Scope): Promise<readonly LeagueId[]> {
    const season = await this.seasons.activeSeason(await this.seasons.organization(scope, oneOrganization(scope)))
    return season === undefined ? [] : (await this.seasons.leaguesOf(season)).map(({ league }) => league.id)
  }
}
