import { IdParameter } from '../../core/http/path-ids'
import type { LeagueInSeason } from '../../core/access/season-access'

/** A league as the addresses of its byes and weeks off name it. */
export class SeasonLeaguePath {
  @IdParameter('Season')
  seasonId!: number

  @IdParameter('League')
  leagueId!: number

  toLeague(): LeagueInSeason {
    return { season: this.seasonId, league: this.leagueId }
  }
}
