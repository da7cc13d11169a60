import type { OrganizationDetailAnswer } from '../../api/schema'
import { sitePage, type SitePageName } from '@fullcourt/domain/pages/site-fields'
import { OpenIcon } from '../../ui/icons'
import styles from './website.module.css'

type Props = {
  organization: OrganizationDetailAnswer
  page: SitePageName
  /** Changes with every save: the page is then loaded again. */
  revision: number
}

/** The page as visitors see it, with what is saved. */
export const Preview = ({ organization: { slug, domain }, page, revision }: Props) => {
  if (slug === null)
    return (
      <p className={styles.help}>The page is shown here once the organization has a slug{domain && `, besides ${domain}`}.</p>
    )
  const address = `/${slug}${sitePage(page).address ?? ''}`
  return (
    <div className={styles.preview}>
      <iframe key={revision} src={address} title="Preview of the page" />
      <a href={address} target="_blank" rel="noopener">
        Open the page <OpenIcon size={14} />
        <span className="visuallyHidden"> (a new tab)</span>
      </a>
    </div>
  )
}
