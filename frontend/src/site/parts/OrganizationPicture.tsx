import { Picture } from '../../ui/Picture'
import type { PublicSite } from '../site'

/** The logo of the league whose site it is; its abbreviation, or its initials, on its colour where it has none. */
export const OrganizationPicture = ({ site: { name, organization }, size }: { site: PublicSite; size: number }) => (
  <Picture
    name={name}
    src={organization?.logo_url}
    colors={organization?.colors}
    abbreviation={organization?.abbreviation}
    size={size}
  />
)
