import { TakeData } from '../../settings/organizations/TakeData'
import { OrganizationSubject } from './OrganizationSubject'

/** All that an organization has, to be taken along (docs/history.md#taking-everything-along). */
export const OwnDataPage = () => (
  <OrganizationSubject page="ownData">{organization => <TakeData organization={organization} />}</OrganizationSubject>
)
