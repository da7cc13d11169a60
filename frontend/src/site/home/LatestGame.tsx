import { useQuery } from '@tanstack/react-query'
import { sportShowing } from '@fullcourt/domain/sports/sports'
import { dateText, nearDay } from '../../ui/format/dates'
import { sideOf, type GameLine } from '../games/game-line'
import { LeadersStrip } from '../games/LeadersStrip'
import { LineScore } from '../games/LineScore'
import { storyOf } from '../games/story'
import { Answer } from '../parts/Answer'
import { ScoreHead } from '../parts/ScoreHead'
import { Section } from '../parts/Section'
import { Time } from '../parts/Time'
import type { PublicSite } from '../site'
import { SiteLink } from '../SiteLink'
import styles from './LatestGame.module.css'
import { storyGameOf } from './queries'

type Props = { site: PublicSite; game: GameLine }

const dayOf = (date: string | null, today: string) => (date && nearDay(date, today)) ?? dateText(date)

/** The game that was played last: its score, how it went, period by period, and who was best. */
export const LatestGame = ({ site, game: { id, date } }: Props) => {
  const story = useQuery(storyGameOf(site, id))
  return (
    <Section id="latest" title="Latest game" aside={<SiteLink to={`/games/${id}`}>Box score</SiteLink>}>
      <Answer of={story}>
        {game => {
          const sentence = storyOf(game, sportShowing(game.shown))
          return (
            <div className={styles.story}>
              <ScoreHead
                level={3}
                away={sideOf(game, 'away')}
                home={sideOf(game, 'home')}
                status={game.status}
                details={[
                  <Time date={date}>{dayOf(date, site.today)}</Time>,
                  [game.league, game.round].filter(Boolean).join(' · '),
                ].filter(Boolean)}
              />
              {sentence && <p className={styles.sentence}>{sentence}</p>}
              {game.periods.length > 0 && <LineScore game={game} />}
              <LeadersStrip game={game} />
            </div>
          )
        }}
      </Answer>
    </Section>
  )
}
