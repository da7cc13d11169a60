import type { OrganizationDetailAnswer } from '../../api/schema'
import type { SitePageName } from '@fullcourt/domain/pages/site-fields'
import { publicPage, PUBLIC_PAGE_NAMES } from '@fullcourt/domain/pages/public-pages'
import { OpenIcon } from '../../ui/icons'
import styles from './website.module.css'

/** The address of a page inside the site; what is of several pages is shown on the home page. */
const addressOf = (page: SitePageName) => {
  const found = PUBLIC_PAGE_NAMES.find(name => name === page)
  return found === undefined || found === 'home' ? '' : publicPage(found).paths[0]
}

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
  const address = `/${slug}${addressOf(page)}`
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
