import { OfSeason } from '../../core/http/of-tenant.dto'
import { OptionalIdParameter } from '../../core/http/address-fields'
import { OptionalDay } from '../../contexts/games/fields'
import { THROUGH } from '../../contexts/leagues/leagues.dto'

/** Which tables are taken along. */
export class TablesParams extends OfSeason {
  @OptionalIdParameter('A league; without it all of the season')
  leagueId?: number
}

export class StandingsParams extends TablesParams {
  @OptionalDay(THROUGH)
  through?: string
}
