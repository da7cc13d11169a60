import { nearDay, shortDate } from '../../ui/format/dates'
import { GameLines } from '../games/GameLines'
import type { GameLine } from '../games/game-line'
import { Columns } from '../parts/Columns'
import { Section } from '../parts/Section'
import { SiteLink } from '../SiteLink'
import type { Now } from './queries'

const gamesAtMost = 6

const onDay = (date: string | null, today: string) => (date && (nearDay(date, today) ?? shortDate(date, today))) || ''

type GamesProps = { id: string; title: string; games: readonly GameLine[]; date: string | null; withLeague: boolean }

const Games = ({ id, title, games, date, withLeague }: GamesProps) =>
  games.length > 0 && (
    <Section
      id={id}
      title={title}
      aside={
        <SiteLink to={date ? `/schedule?date=${date}` : '/schedule'}>
          {games.length > gamesAtMost ? `All ${games.length}` : 'Schedule'}
        </SiteLink>
      }
    >
      <GameLines games={games.slice(0, gamesAtMost)} withLeague={withLeague} />
    </Section>
  )

type Props = {
  now: Now
  today: string
  withLeague: boolean
  /** The result that the page tells of already. */
  told?: number | undefined
}

/** What comes next, and what else was played on the last day. */
export const AroundToday = ({ now: { progress, results, next }, today, withLeague, told }: Props) => {
  const others = results.filter(({ id }) => id !== told)
  if (next.length === 0 && others.length === 0) return null
  return (
    <Columns>
      <Games
        id="next"
        title={`${progress.completed === 0 ? 'First games' : 'Next'} · ${onDay(progress.next, today)}`}
        games={next}
        date={progress.next}
        withLeague={withLeague}
      />
      <Games
        id="results"
        title={`Results · ${onDay(progress.last, today)}`}
        games={others}
        date={progress.last}
        withLeague={withLeague}
      />
    </Columns>
  )
}
