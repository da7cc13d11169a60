import { nearDay, shortDate } from '../../ui/format/dates'
import { GameLines } from '../games/GameLines'
import type { GameLine } from '../games/game-line'
import { Columns } from '../parts/Columns'
import { Section } from '../parts/Section'
import { Time } from '../parts/Time'
import { SiteLink } from '../SiteLink'
import type { Now } from './queries'

const gamesAtMost = 6

type GamesProps = {
  id: string
  title: string
  games: readonly GameLine[]
  date: string | null
  today: string
  withLeague: boolean
}

const Games = ({ id, title, games, date, today, withLeague }: GamesProps) =>
  games.length > 0 && (
    <Section
      id={id}
      title={
        <>
          {title} · <Time date={date}>{date && (nearDay(date, today) ?? shortDate(date, today))}</Time>
        </>
      }
      aside={
        <SiteLink to={date ? `/schedule?date=${date}` : '/schedule'}>
          {games.length > gamesAtMost ? `All ${games.length}` : 'Schedule'}
        </SiteLink>
      }
    >
      <GameLines games={games.slice(0, gamesAtMost)} withLeague={withLeague} />
    </Section>
  )

const titleOfNext = ({ opened, next }: Now) => {
  if (opened.completed === 0) return 'First games'
  return next.some(({ completed }) => completed) ? 'Games' : 'Next'
}

type Props = {
  now: Now
  today: string
  withLeague: boolean
  /** The result that the page tells of already. */
  told?: number | undefined
}

/** What comes next, and what else was played on the last day. */
export const AroundToday = ({ now, told, ...of }: Props) => {
  const others = now.results.filter(({ id }) => id !== told)
  if (now.next.length === 0 && others.length === 0) return null
  return (
    <Columns>
      <Games id="next" title={titleOfNext(now)} games={now.next} date={now.opened.next} {...of} />
      <Games id="results" title="Results" games={others} date={now.opened.last} {...of} />
    </Columns>
  )
}
