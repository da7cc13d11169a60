import { Part } from '../../parts/page/Part'
import { OrganizationNameField, SocialFields, SportsField, TimeZoneField } from '../../settings/organizations/OrganizationFields'
import { OrganizationForm } from '../../settings/organizations/OrganizationForm'
import { OrganizationInfo } from '../../settings/organizations/OrganizationInfo'
import { SOCIAL_LINKS } from '../../settings/organizations/organization-record'
import { OrganizationSubject } from './OrganizationSubject'

/** What an organization is called, what it plays and where it is elsewhere. */
export const GeneralPage = () => (
  <OrganizationSubject page="general">
    {(organization, mayChange) => (
      <Part title="Organization Info">
        {mayChange ? (
          <OrganizationForm organization={organization} names={['name', 'time_zone', 'sportIds', ...SOCIAL_LINKS]}>
            <OrganizationNameField organization={organization} />
            <TimeZoneField organization={organization} />
            <SportsField chosen={organization.sports} />
            <SocialFields organization={organization} />
          </OrganizationForm>
        ) : (
          <OrganizationInfo organization={organization} />
        )}
      </Part>
    )}
  </OrganizationSubject>
)
