import { OfSeason } from '../../core/http/of-tenant.dto'
import { OptionalIdParameter } from '../../core/http/address-fields'

/** Which tables are taken along. */
export class TablesParams extends OfSeason {
  @OptionalIdParameter('A league; without it all of the season')
  leagueId?: number
}
