import { monthAndDay, shortDate } from '../../ui/format/dates'
import { withFilters } from '../filters'
import { SiteLink } from '../SiteLink'
import { dayStrip } from './day-strip'
import styles from './DayStrip.module.css'

type Props = {
  /** All days with games, byes or weeks off. */
  dates: readonly string[]
  /** The first day that the page shows. */
  current: string | undefined
  /** The day that was chosen, if one was. */
  chosen: string | undefined
  today: string
  search: URLSearchParams
}

/** The days around the current one, each a link to its games alone. */
export const DayStrip = ({ dates, current, chosen, today, search }: Props) => {
  const { days, earlier, later } = dayStrip(dates, current)
  if (days.length === 0) return null
  const to = (date: string) => withFilters('/schedule', search, { date, from: undefined, all: undefined })
  return (
    <nav aria-label="Days" className={`${styles.strip} screen-only`}>
      <ol>
        {earlier && (
          <li>
            <SiteLink className={styles.step} to={to(earlier)} aria-label={`Earlier: ${shortDate(earlier)}`}>
              ‹
            </SiteLink>
          </li>
        )}
        {days.map(date => (
          <li key={date}>
            <SiteLink
              className={`${styles.day} ${date === current ? styles.current : ''}`}
              to={to(date)}
              aria-current={date === chosen ? 'date' : undefined}
            >
              <span className={styles.weekday}>{date === today ? 'Today' : shortDate(date).slice(0, 3)}</span>
              <span>{monthAndDay(date)}</span>
            </SiteLink>
          </li>
        ))}
        {later && (
          <li>
            <SiteLink className={styles.step} to={to(later)} aria-label={`Later: ${shortDate(later)}`}>
              ›
            </SiteLink>
          </li>
        )}
      </ol>
    </nav>
  )
}
