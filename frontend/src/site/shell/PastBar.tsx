import { useHref, useLocation } from 'react-router-dom'
import { useSite } from '../site'
import { isLogPosition, pastInWords } from './past-in-words'
import { thingOfPage } from './moment-of-page'
import { MomentSteps } from './MomentSteps'
import styles from './PastBar.module.css'

/** The address of the page as of another moment, or of now. */
const useAddressAsOf = () => {
  const { pathname, search } = useLocation()
  const path = useHref(pathname)
  return (asOf: string | undefined) => {
    const parameters = new URLSearchParams(search)
    if (asOf === undefined) parameters.delete('asOf')
    else parameters.set('asOf', asOf)
    const query = parameters.toString()
    return query ? `${path}?${query}` : path
  }
}

/** Above every page of the past: which moment it shows, and the way back; for staff the ways to the changes around it. */
export const PastBar = () => {
  const site = useSite()
  const { pathname } = useLocation()
  const addressAsOf = useAddressAsOf()
  const asOf = site.tenant?.asOf ?? ''
  const { organization } = site
  return (
    <aside className={styles.bar} aria-label="Moment of this page">
      <p>As it was known {pastInWords(asOf, site)}.</p>
      {organization && site.user?.isStaff && isLogPosition(asOf) && (
        <MomentSteps position={asOf} thing={thingOfPage(pathname, organization.id)} zone={site.zone} addressAt={addressAsOf} />
      )}
      {/* Its answers are all of the past: the page of now begins anew. */}
      <a href={addressAsOf(undefined)}>Back to now</a>
    </aside>
  )
}
