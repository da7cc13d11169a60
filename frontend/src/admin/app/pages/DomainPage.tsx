import { Part } from '../../parts/page/Part'
import { DomainCheck } from '../../settings/organizations/DomainCheck'
import { Features } from '../../settings/organizations/Features'
import { AddressFields } from '../../settings/organizations/OrganizationFields'
import { OrganizationForm } from '../../settings/organizations/OrganizationForm'
import { OrganizationSubject } from './OrganizationSubject'

/** Where the public site of an organization is found, and whether the list of leagues names it. */
export const DomainPage = () => (
  <OrganizationSubject page="domain">
    {organization => (
      <>
        <OrganizationForm organization={organization} names={['domain', 'slug']}>
          <AddressFields organization={organization} />
        </OrganizationForm>
        <DomainCheck key={organization.domain} organization={organization} />
        <Part title="List of leagues">
          <Features organization={organization} names={['unlisted']} />
        </Part>
      </>
    )}
  </OrganizationSubject>
)
