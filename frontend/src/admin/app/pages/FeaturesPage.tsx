import { Features, generalFeatures } from '../../settings/organizations/Features'
import { OrganizationSubject } from './OrganizationSubject'

/** What an organization works with beyond leagues and games. */
export const FeaturesPage = () => (
  <OrganizationSubject page="features">
    {organization => <Features organization={organization} names={generalFeatures(organization.feature_flags)} />}
  </OrganizationSubject>
)
