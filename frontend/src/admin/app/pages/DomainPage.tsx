import { Part } from '../../parts/page/Part'
import { Features } from '../../settings/organizations/Features'
import { AddressFields } from '../../settings/organizations/OrganizationFields'
import { OrganizationForm } from '../../settings/organizations/OrganizationForm'
import { OrganizationSubject } from './OrganizationSubject'

/** Where the public site of an organization is found, and whether it can be come upon. */
export const DomainPage = () => (
  <OrganizationSubject page="domain">
    {organization => (
      <>
        <OrganizationForm organization={organization} names={['domain', 'slug']}>
          <AddressFields organization={organization} />
        </OrganizationForm>
        <Part title="Search engines">
          <Features organization={organization} names={['unlisted']} />
        </Part>
      </>
    )}
  </OrganizationSubject>
)
