import { isDate } from '@fullcourt/domain/facts/dates'
import { useHref, useLocation } from 'react-router-dom'
import { dateText } from '../../ui/format/dates'
import { longMoment } from '../../ui/format/moments'
import { useSite, type PublicSite } from '../site'
import styles from './PastBar.module.css'

const isPosition = /^\d{20}$/

/** A moment of an address in words: `at the end of November 20, 2026`. */
const inWords = (asOf: string, { zone }: PublicSite): string => {
  if (isPosition.test(asOf)) return 'right after one change'
  return isDate(asOf) ? `at the end of ${dateText(asOf)}` : longMoment(asOf, zone)
}

/** Above every page of the past: which moment it shows, and the way back. */
export const PastBar = () => {
  const site = useSite()
  const { pathname, search } = useLocation()
  const now = new URLSearchParams(search)
  now.delete('asOf')
  const address = useHref({ pathname, search: now.toString() })
  return (
    <aside className={styles.bar} aria-label="Moment of this page">
      <p>As it was known {inWords(site.tenant?.asOf ?? '', site)}.</p>
      {/* Its answers are all of the past: the page of now begins anew. */}
      <a href={address}>Back to now</a>
    </aside>
  )
}
