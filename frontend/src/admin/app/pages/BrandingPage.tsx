import { LookFields } from '../../settings/organizations/OrganizationFields'
import { OrganizationForm } from '../../settings/organizations/OrganizationForm'
import { OrganizationSubject } from './OrganizationSubject'

/** Logo, colours and abbreviation of an organization. Its name is in the form because colours are suggested from it. */
export const BrandingPage = () => (
  <OrganizationSubject page="branding">
    {organization => (
      <OrganizationForm organization={organization} names={['logo', 'colors', 'abbreviation']}>
        <input type="hidden" name="name" value={organization.name} />
        <LookFields organization={organization} />
      </OrganizationForm>
    )}
  </OrganizationSubject>
)
