import { Injectable } from '@nestjs/common'
import type { SeasonId } from '@fullcourt/domain/ids/kinds'
import { sportOf, SPORTS, type Sport } from '@fullcourt/domain/sports/sports'
import { leagueCard } from '@fullcourt/projections/leagues/league'
import type { Scope } from '../../core/http/scope'
import type { CountedSeason } from '../../core/identity/season-players'
import { SeasonReader } from '../../core/readers/season-reader'
import { Documents } from '../../storage/documents/documents'

/** The active leagues of a season, and what is played in them. */
export type SeasonPlayed = CountedSeason & { readonly sport: Sport }

/**
 * The leagues that records and leaders are taken of: all active ones of the active season, or of the one that is named
 * (docs/standings.md#what-counts).
 */
@Injectable()
export class ActiveLeagues {
  constructor(
    private readonly seasons: SeasonReader,
    private readonly documents: Documents,
  ) {}

  /** Undefined where no season is active. */
  async of(scope: Scope, named?: SeasonId): Promise<SeasonPlayed | undefined> {
    const season = await this.seasons.namedOrActive(scope, named)
    if (season === undefined) return undefined
    const leagues = await this.documents.places(leagueCard, { index: 'season', key: String(season.id) })
    return {
      organization: season.organization,
      season: season.id,
      sport: sportOf(season.sport) ?? SPORTS[0],
      leagues: leagues.map(({ id }) => Number(id)),
    }
  }
}
