import { OrganizationSubject } from './OrganizationSubject'
import { OrganizationUsers } from './OrganizationUsers'

/** Who works for an organization (docs/admin.md#users). */
export const StaffPage = () => (
  <OrganizationSubject page="staff">
    {(organization, mayChange) => <OrganizationUsers organization={organization} mayChange={mayChange} />}
  </OrganizationSubject>
)
