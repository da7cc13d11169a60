import { shortDate } from '../../ui/format/dates'
import { quantity } from '../../ui/format/figures'
import { ChangeLine } from '../../ui/schedule/ChangeLine'
import { Disclosure } from '../parts/Disclosure'
import { useSite } from '../site'
import { SiteLink } from '../SiteLink'
import { newsAtMost, type ScheduleNewsLine } from './schedule-news'

const titleOf = (news: readonly ScheduleNewsLine[], today: string) => {
  const [last] = news
  if (!last) return 'No schedule changes'
  const count = news.length < newsAtMost ? quantity(news.length, 'schedule change') : `Last ${newsAtMost} schedule changes`
  return `${count} · ${shortDate(last.date, today)}`
}

/** What changed last in the schedule of a team. It has its line before anything did, so that a change moves nothing on an open page. */
export const ScheduleChanges = ({ news }: { news: readonly ScheduleNewsLine[] }) => {
  const { today } = useSite()
  return (
    <Disclosure title={titleOf(news, today)}>
      {news.length === 0 ? (
        <p>All games are as they were first scheduled.</p>
      ) : (
        <ul>
          {news.map(({ id, game, what, opponent, was, is, date }) => (
            <ChangeLine
              key={id}
              what={what}
              game={game === null ? opponent : <SiteLink to={`/games/${game}`}>{opponent}</SiteLink>}
              was={was}
              is={is}
              when={<time dateTime={date}>{shortDate(date, today)}</time>}
            />
          ))}
        </ul>
      )}
    </Disclosure>
  )
}
