import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { Link } from 'react-router-dom'
import { Features } from '../../settings/organizations/Features'
import { OrganizationSubject } from './OrganizationSubject'

/** How those who work for an organization sign in. */
export const SecurityPage = () => (
  <OrganizationSubject page="security">
    {organization => (
      <>
        <Features organization={organization} names={['two-factor']} />
        <p>
          Who has a second factor is listed under <Link to={adminAddress('staff', { organization: organization.id })}>Staff</Link>
          ; your own is set up under <Link to={adminAddress('userSettings', {})}>your account</Link>.
        </p>
      </>
    )}
  </OrganizationSubject>
)
