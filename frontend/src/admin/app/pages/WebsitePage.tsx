import { WebsiteSection } from '../../website/content/WebsiteSection'
import { OrganizationSubject } from './OrganizationSubject'

/** The template of the public site and what is written on its pages (docs/admin.md#website). */
export const WebsitePage = () => (
  <OrganizationSubject page="website">{organization => <WebsiteSection organization={organization} />}</OrganizationSubject>
)
