import { dayHeading, nearDay } from '../../ui/format/dates'
import { useSite } from '../site'
import styles from './DayHeading.module.css'
import { Time } from './Time'

type Props = {
  /** `YYYY-MM-DD`; null is a day to be decided. */
  date: string | null
  /** What there is on it: `3 games`. */
  count?: string
}

/** The heading over the games of a day; sticks while one reads them. Its anchor is the date, today's is `today`. */
export const DayHeading = ({ date, count }: Props) => {
  const { today } = useSite()
  const near = date ? nearDay(date, today) : undefined
  return (
    <h2 className={styles.day} id={near === 'Today' ? 'today' : (date ?? 'undecided')}>
      <span>
        <Time date={date}>{dayHeading(date, today)}</Time>
      </span>
      {near && <span className={near === 'Today' ? styles.today : styles.near}>{near}</span>}
      {count && <span className={styles.count}>{count}</span>}
    </h2>
  )
}
