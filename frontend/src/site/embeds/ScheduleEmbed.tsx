import { shortDate } from '../../ui/format/dates'
import type { GameLine } from '../games/game-line'
import { timeOrStatus } from '../games/time-or-status'
import { inWords } from '../parts/game-sides'
import { Time } from '../parts/Time'
import type { PublicSite } from '../site'
import { OutLink } from './EmbedDocument'

const When = ({ site, game }: { site: PublicSite; game: GameLine }) => {
  const words = [shortDate(game.date, site.today), !game.completed && timeOrStatus(game)].filter(Boolean).join(', ')
  return (
    <span>
      <Time date={game.date} time={game.time}>
        {words}
      </Time>
    </span>
  )
}

/** Games in the order in which they are played, with the scores of those that were. */
export const ScheduleEmbed = ({ site, games }: { site: PublicSite; games: readonly GameLine[] }) =>
  games.length === 0 ? (
    <p>No games found.</p>
  ) : (
    <ol>
      {games.map(game => (
        <li key={game.id}>
          <OutLink site={site} to={`/games/${game.id}`}>
            {inWords(game.away, game.home)}
          </OutLink>
          <When site={site} game={game} />
        </li>
      ))}
    </ol>
  )
