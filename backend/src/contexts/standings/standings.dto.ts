import { OrganizationParameter } from '../../core/http/organization-parameter'
import { IdParameter } from '../../core/http/path-ids'

export class TeamsByLeagueParams {
  @IdParameter('League')
  leagueId!: number

  @OrganizationParameter()
  organization_id?: string
}
