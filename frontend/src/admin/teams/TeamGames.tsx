import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import type { GameAnswer } from '../../api/schema'
import { shortDate, timeOfDay } from '../../ui/format/dates'
import { matchup, scoreText } from '../leagues/games/score-text'
import type { AdminColumn } from '../parts/admin-column'
import { AdminTable } from '../parts/AdminTable'
import type { Listed } from '../parts/listed'

type NumberedGame = GameAnswer & { readonly number: number }

const columns: readonly AdminColumn<NumberedGame>[] = [
  { key: 'number', head: '#', figures: true, by: ({ number }) => number, show: ({ number }) => number },
  { key: 'date', head: 'Date', by: ({ date }) => date, show: ({ date }) => shortDate(date) },
  {
    key: 'matchup',
    head: 'Matchup',
    naming: true,
    show: game => <Link to={`/games/${game.id}`}>{matchup(game)}</Link>,
  },
  { key: 'time', head: 'Time', show: ({ time }) => timeOfDay(time) },
  { key: 'results', head: 'Results', show: scoreText },
]

/** The games of a team in a league; a row leads to its editor. Spec 2 §2. */
export const TeamGames = ({ games }: { games: Listed<GameAnswer> }) => {
  const { data } = games
  const rows = useMemo(() => data?.map((game, place) => ({ ...game, number: place + 1 })), [data])
  return (
    <AdminTable
      label="Games"
      of={{ ...games, data: rows }}
      rowKey={({ id }) => id}
      columns={columns}
      cards
      open={({ id }) => `/games/${id}`}
      empty="No games available"
    />
  )
}
