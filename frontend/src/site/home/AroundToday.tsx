import { nearDay, shortDate } from '../../ui/format/dates'
import { GameLines } from '../games/GameLines'
import type { GameLine } from '../games/game-line'
import { Section } from '../parts/Section'
import { Time } from '../parts/Time'
import { SiteLink } from '../SiteLink'
import { farDown } from './far-down'
import { mostOfADay, type Now } from './queries'

const gamesAtMost = 6

const linkText = (games: number) => {
  if (games >= mostOfADay) return 'All games'
  return games > gamesAtMost ? `All ${games}` : 'Schedule'
}

type GamesProps = {
  id: string
  title: string
  games: readonly GameLine[]
  date: string | null
  today: string
  withLeague: boolean
  later?: number
}

const Games = ({ id, title, games, date, today, withLeague, later }: GamesProps) =>
  games.length > 0 && (
    <Section
      id={id}
      later={later}
      title={
        <>
          {title} · <Time date={date}>{date && (nearDay(date, today) ?? shortDate(date, today))}</Time>
        </>
      }
      aside={<SiteLink to={date ? `/schedule?date=${date}` : '/schedule'}>{linkText(games.length)}</SiteLink>}
    >
      <GameLines games={games.slice(0, gamesAtMost)} withLeague={withLeague} />
    </Section>
  )

const titleOfNext = ({ opened, next }: Now) => {
  if (opened.completed === 0) return 'First games'
  return next.some(game => game.completed) ? 'Games' : 'Next'
}

type Props = {
  now: Now
  today: string
  withLeague: boolean
  /** The game that the page shows above; it is left out. */
  headline?: number | undefined
}

/** What comes next, and what else was played on the last day. */
export const AroundToday = ({ now, headline, ...of }: Props) => {
  const others = now.results.filter(({ id }) => id !== headline)
  return (
    <>
      <Games id="next" title={titleOfNext(now)} games={now.next} date={now.opened.next} {...of} />
      <Games id="results" title="Results" games={others} date={now.opened.last} later={farDown} {...of} />
    </>
  )
}
