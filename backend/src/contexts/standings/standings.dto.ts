import { IdParameter } from '../../core/http/address-fields'
import { OfOrganization } from '../../core/http/of-tenant.dto'

export class TeamsByLeagueParams extends OfOrganization {
  @IdParameter('League')
  leagueId!: number
}
