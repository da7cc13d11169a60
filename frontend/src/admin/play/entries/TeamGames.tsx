import { adminAddress } from '@fullcourt/domain/pages/admin-pages'
import { useMemo } from 'react'
import type { GameAnswer } from '../../../api/schema'
import type { AdminColumn } from '../../parts/tables/admin-column'
import { AdminTable } from '../../parts/tables/AdminTable'
import { gameDate, gameMatchup, gameResult, gameTime } from '../games/list/shared-columns'
import type { RowsQuery } from '../../parts/tables/rows-query'

type NumberedGame = GameAnswer & { readonly number: number }

const columns: readonly AdminColumn<NumberedGame>[] = [
  { key: 'number', head: '#', figures: true, by: ({ number }) => number, show: ({ number }) => number },
  gameDate,
  gameMatchup,
  gameTime,
  gameResult,
]

/** The games of a team in a league; a row leads to its editor (docs/admin.md#teams). */
export const TeamGames = ({ games }: { games: RowsQuery<GameAnswer> }) => {
  const { data } = games
  const rows = useMemo(() => data?.map((game, place) => ({ ...game, number: place + 1 })), [data])
  return (
    <AdminTable
      label="Games"
      prefix="games-"
      of={{ ...games, data: rows }}
      rowKey={({ id }) => id}
      columns={columns}
      lines
      open={({ id }) => adminAddress('game', { game: id })}
      empty="No games available"
    />
  )
}
