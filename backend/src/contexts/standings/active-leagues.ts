import { Injectable } from '@nestjs/common'
import type { LeagueId, SeasonId } from '@fullcourt/domain/ids/kinds'
import { sportOf, SPORTS, type Sport } from '@fullcourt/domain/sports/sports'
import type { Scope } from '../../core/http/scope'
import { SeasonReader } from '../../core/readers/season-reader'

/** The active leagues of a season, and what is played in them. */
export type SeasonPlayed = { readonly sport: Sport; readonly leagues: readonly LeagueId[] }

/**
 * The leagues that records and leaders are taken of: all active ones of the active season, or of the one that is named
 * (docs/standings.md#what-counts).
 */
@Injectable()
export class ActiveLeagues {
  constructor(private readonly seasons: SeasonReader) {}

  /** No leagues where no season is active. */
  async of(scope: Scope, named?: SeasonId): Promise<SeasonPlayed> {
    const season = await this.seasons.namedOrActive(scope, named)
    if (season === undefined) return { sport: SPORTS[0], leagues: [] }
    const leagues = (await this.seasons.leaguesOf(season)).map(({ league }) => league.id)
    return { sport: sportOf(season.sport) ?? SPORTS[0], leagues }
  }
}
