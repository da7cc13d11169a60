import { timeText, shortDate } from '../../ui/format/dates'
import { GameList, GameRow } from '../parts/GameRow'
import { Time } from '../parts/Time'
import { sideOf, tellTeamsApart, type GameLine } from './game-line'

type Props = {
  games: readonly GameLine[]
  /** The league, where the page is about several. */
  withLeague?: boolean
  /** The date, where no heading names the day. */
  withDate?: boolean
}

const placeOf = (game: GameLine, withLeague: boolean) =>
  [withLeague ? game.league : null, game.round, game.place].filter(Boolean).join(' · ')

const whenOf = ({ date, time }: GameLine, withDate: boolean) => {
  if (!withDate) return timeText(time)
  return time ? `${shortDate(date)}, ${timeText(time)}` : shortDate(date)
}

/** Games one below the other, each a link to its page. */
export const GameLines = ({ games, withLeague = false, withDate = false }: Props) => (
  <GameList>
    {tellTeamsApart(games).map(game => (
      <GameRow
        key={game.id}
        to={`/games/${game.id}`}
        away={sideOf(game, 'away')}
        home={sideOf(game, 'home')}
        when={
          <Time date={game.date} time={game.time}>
            {whenOf(game, withDate)}
          </Time>
        }
        status={game.status}
        place={placeOf(game, withLeague) || undefined}
      />
    ))}
  </GameList>
)
