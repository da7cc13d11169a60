import { OrganizationSeasons } from './OrganizationSeasons'
import { OrganizationSubject } from './OrganizationSubject'

/** The seasons of one organization, for those who look after several. */
export const SeasonsOfPage = () => (
  <OrganizationSubject page="seasonsOf">
    {organization => <OrganizationSeasons organization={organization} />}
  </OrganizationSubject>
)
