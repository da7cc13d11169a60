import type { AdminPlace } from '@fullcourt/domain/pages/admin-pages'
import type { SiteUser } from '@fullcourt/domain/pages/render-contract'
import { landingOf } from '@fullcourt/domain/pages/sign-in'
import { useSite, type PublicSite } from '../site'
import styles from './StaffBar.module.css'

export type StaffBarProps = { user: SiteUser; editedAt?: AdminPlace | undefined }

/** A super_admin has the lists of all organizations: their address says whose are meant. */
const placeFor = ({ role }: SiteUser, place: AdminPlace, { organization }: PublicSite): string =>
  role === 'super_admin' && organization ? `${place}${place.includes('?') ? '&' : '?'}organization=${organization.id}` : place

/** What staff see above a public page: the way to where it is edited. The admin is a bundle of its own, so these are plain links. */
export const StaffBar = ({ user, editedAt }: StaffBarProps) => {
  const site = useSite()
  return (
    <nav className={styles.bar} aria-label="Staff">
      <span>Visitors see this page</span>
      {editedAt && <a href={placeFor(user, editedAt, site)}>Edit what it shows</a>}
      <a href={landingOf(user.role)}>Dashboard</a>
    </nav>
  )
}
