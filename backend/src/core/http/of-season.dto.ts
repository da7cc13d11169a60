import { OfTenant } from './of-tenant.dto'
import { OptionalIdParameter } from './path-ids'

/** A read of one season: the active one where none is named. A season of another organization is not there (404). */
export class OfSeason extends OfTenant {
  @OptionalIdParameter('A season; without it the active one')
  seasonId?: number
}
