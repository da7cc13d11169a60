import { OptionalDay } from '../games/fields'
import { OfTenant } from '../../core/http/of-tenant.dto'
import { OptionalIdParameter } from '../../core/http/path-ids'

/** Of which seasons the champions are asked for. */
export class ChampionsParams extends OfTenant {
  @OptionalIdParameter('A season; without it all')
  seasonId?: number

  @OptionalDay('Today: a season whose last day is before it is over, and its play-offs have a champion')
  on?: string
}
