import { IdParameter } from '../http/path-ids'

export class OrganizationSportsPath {
  @IdParameter('Organization')
  orgId!: number
}
