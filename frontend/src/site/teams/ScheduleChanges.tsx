import { shortDate } from '../../ui/format/dates'
import { quantity } from '../../ui/format/figures'
import { Disclosure } from '../parts/Disclosure'
import { useSite } from '../site'
import { SiteLink } from '../SiteLink'
import { newsAtMost, type ScheduleNews } from './schedule-news'
import styles from './ScheduleChanges.module.css'

const titleOf = (news: readonly ScheduleNews[], today: string) => {
  const [last] = news
  if (!last) return 'No schedule changes'
  const count = news.length < newsAtMost ? quantity(news.length, 'schedule change') : `Last ${newsAtMost} schedule changes`
  return `${count} · ${shortDate(last.date, today)}`
}

const Change = ({ change: { game, what, opponent, was, is, date }, today }: { change: ScheduleNews; today: string }) => (
  <li>
    <p className={styles.head}>
      <strong>{what}</strong> {game === null ? opponent : <SiteLink to={`/games/${game}`}>{opponent}</SiteLink>}
      <time dateTime={date}>{shortDate(date, today)}</time>
    </p>
    <p className={styles.places}>
      {was !== null && (
        <s>
          <span className="visuallyHidden">was </span>
          {was}
        </s>
      )}
      {is !== null && (
        <span>
          {was !== null && (
            <>
              <span aria-hidden="true">→ </span>
              <span className="visuallyHidden">now </span>
            </>
          )}
          {is}
        </span>
      )}
    </p>
  </li>
)

/** What changed last in the schedule of a team. It has its line before anything did, so that a change moves nothing on an open page. */
export const ScheduleChanges = ({ news }: { news: readonly ScheduleNews[] }) => {
  const { today } = useSite()
  return (
    <Disclosure title={titleOf(news, today)}>
      {news.length === 0 ? (
        <p>All games are as they were first scheduled.</p>
      ) : (
        <ul className={styles.changes}>
          {news.map(change => (
            <Change key={change.id} change={change} today={today} />
          ))}
        </ul>
      )}
    </Disclosure>
  )
}
