import { IdParameter } from '../http/address-fields'
import type { DivisionInSeason } from './division-access'
import type { LeagueInSeason } from './season-access'

/** A season, and what is in it, as addresses name it. */
export class InSeasonPath {
  @IdParameter('Season')
  seasonId!: number
}

/** A league of a season. */
export class LeaguePath extends InSeasonPath {
  @IdParameter('League')
  leagueId!: number

  toLeague(): LeagueInSeason {
    return { season: this.seasonId, league: this.leagueId }
  }
}

/** A division of a season. */
export class SeasonDivisionPath extends InSeasonPath {
  @IdParameter('Division')
  divisionId!: number

  toDivision(): DivisionInSeason {
    return { season: this.seasonId, division: this.divisionId }
  }
}
