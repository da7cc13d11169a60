import { OrganizationSubject } from './OrganizationSubject'
import { OrganizationUsers } from './OrganizationUsers'
import { WhoMayWhat } from './WhoMayWhat'

/** Who works for an organization, and what they may (docs/admin.md#users). */
export const StaffPage = () => (
  <OrganizationSubject page="staff">
    {(organization, mayChange) => (
      <>
        <OrganizationUsers organization={organization} mayChange={mayChange} />
        <WhoMayWhat organization={organization} />
      </>
    )}
  </OrganizationSubject>
)
