import { useLayoutEffect, useRef } from 'react'
import { monthAndDay, shortDate } from '../../ui/format/dates'
import { withFilters } from '../filters'
import { SiteLink } from '../SiteLink'
import styles from './DayStrip.module.css'

/** The days of the strip, and the nearest ones beyond it. */
type StripDays = { readonly days: readonly string[]; readonly earlier?: string; readonly later?: string }

const daysBefore = 2
const daysShown = 14

/**
 * A part of a season's days with the current one in view on the narrowest screen, before anything is scrolled: two days come
 * before it. Near the end of the season the last days fill the strip.
 */
export const dayStrip = (dates: readonly string[], current: string | undefined): StripDays => {
  const found = dates.findIndex(date => current !== undefined && date >= current)
  const at = found === -1 ? dates.length - 1 : found
  const start = Math.max(0, at - daysBefore)
  const end = Math.min(dates.length, start + daysShown)
  return {
    days: dates.slice(start, end),
    ...(start > 0 && { earlier: dates[start - 1] }),
    ...(end < dates.length && { later: dates[end] }),
  }
}

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
  const strip = useRef<HTMLOListElement>(null)
  useLayoutEffect(() => {
    const list = strip.current
    const day = list?.querySelector<HTMLElement>('[data-opens]')
    if (!list || !day) return
    const beyond = day.offsetLeft - list.scrollLeft
    if (beyond < 0 || beyond + day.offsetWidth > list.clientWidth)
      list.scrollLeft = day.offsetLeft - (list.clientWidth - day.offsetWidth) / 2
  }, [current])
  if (days.length === 0) return null
  const to = (date: string) => withFilters('/schedule', search, { date, from: undefined, all: undefined })
  return (
    <nav aria-label="Days" className={`${styles.strip} screen-only`}>
      <ol ref={strip}>
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
              data-opens={date === current || undefined}
              current={date === chosen}
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
