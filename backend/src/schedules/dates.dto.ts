import { OptionalDay } from '../games/fields'
import { OfSeason } from '../http/of-season.dto'
import { IdParameter, OptionalIdParameter } from '../http/path-ids'
import type { LeagueInSeason } from '../access/season-access'
import type { DatesFilter } from './league-dates'

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

/** Which byes or weeks off a list shows; dates are days of the organization, both included. */
export class DatesQuery extends OfSeason {
  @OptionalIdParameter('A league')
  leagueId?: number

  @OptionalIdParameter('A team: its byes, and the weeks off of its leagues')
  teamId?: number

  @OptionalDay('First day')
  from?: string

  @OptionalDay('Last day')
  to?: string

  toFilter(): DatesFilter {
    return { season: this.seasonId, league: this.leagueId, team: this.teamId, from: this.from, to: this.to }
  }
}
