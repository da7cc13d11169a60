import { IdParameter } from '../../core/http/path-ids'
import { OfOrganization } from '../../core/http/of-organization.dto'

export class TeamsByLeagueParams extends OfOrganization {
  @IdParameter('League')
  leagueId!: number
}
