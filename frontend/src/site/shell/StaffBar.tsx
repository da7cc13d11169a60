import type { AdminAddress } from '@fullcourt/domain/pages/admin-pages'
import type { SiteUser } from '@fullcourt/domain/pages/render-contract'
import { landingOf } from '@fullcourt/domain/pages/sign-in'
import styles from './StaffBar.module.css'

export type StaffBarProps = { user: SiteUser; editedAt?: AdminAddress | undefined }

/** What staff see above a public page: the way to where it is edited. The admin is a bundle of its own, so these are plain links. */
export const StaffBar = ({ user, editedAt }: StaffBarProps) => (
  <nav className={styles.bar} aria-label="Staff">
    <span>Visitors see this page</span>
    {editedAt && <a href={editedAt}>Edit what it shows</a>}
    <a href={landingOf(user.role)}>Dashboard</a>
  </nav>
)
