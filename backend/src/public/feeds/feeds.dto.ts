import { IdParameter } from '../../core/http/address-fields'
import { OfSeason } from '../../core/http/of-tenant.dto'

/** Of whose schedule the changes are wanted, in a season: the active one where none is named. */
export class ScheduleFeedParams extends OfSeason {
  @IdParameter('The team')
  teamId!: number
}
