import { OfTenant } from '../http/of-tenant.dto'
import { OptionalIdParameter } from '../http/path-ids'

/** Leagues of all seasons, or of the one that is named. */
export class LeaguesQuery extends OfTenant {
  @OptionalIdParameter('A season; without it all of them')
  seasonId?: number
}
