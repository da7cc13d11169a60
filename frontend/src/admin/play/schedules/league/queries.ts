import { api } from '../../../parts/calls/api'
import type { DeletedThingDto } from '../../../../api/schema'
import { askDeletion, useRemoval, type Removal } from '../../../parts/calls/use-removal'
import { gameViews } from '../../games/queries'
import { useLeagueGames } from '../../games/list/queries'
import type { LeagueAt } from '../../leagues/queries'
import type { RowsQuery } from '../../../parts/tables/rows-query'
import { useByes } from '../byes/queries'
import { useWeekOffs } from '../week-offs/queries'
import { scheduleRows, type ScheduleRow } from '../schedule-rows'

/** Games, byes and weeks off of a league as the rows of one list, and the teams that may play. */
export const useScheduleRows = (at: LeagueAt) => {
  const [games, byes, weekOffs] = [useLeagueGames(at), useByes(at), useWeekOffs(at)]
  const queries = [games, byes, weekOffs]
  const failed = queries.find(({ isError }) => isError)
  const rows: RowsQuery<ScheduleRow> = {
    data:
      games.data && byes.data && weekOffs.data
        ? scheduleRows({ games: games.data.games, byes: byes.data, weekOffs: weekOffs.data })
        : undefined,
    error: failed?.error,
    isError: failed !== undefined,
    isPending: queries.some(({ isPending }) => isPending),
    refetch: () => Promise.all(queries.map(({ refetch }) => refetch())),
  }
  return { rows, teams: games.data?.teams ?? [] }
}

const GAME = '/api/seasonsv2/{seasonId}/leagues/{leagueId}/games/{gameId}'
const BYE = '/api/bye-dates/{id}'
const WEEK_OFF = '/api/week-offs/{id}'

const remove = (at: LeagueAt, row: ScheduleRow, ifPreview: string | undefined) => {
  switch (row.kind) {
    case 'game':
      return api.delete(GAME, undefined, { path: { ...at, gameId: row.game.id }, ifPreview })
    case 'bye':
      return row.bye.id === null ? Promise.resolve() : api.delete(BYE, undefined, { path: { id: row.bye.id } })
    case 'week off':
      return api.delete(WEEK_OFF, undefined, { path: { id: row.weekOff.id } })
  }
}

const restore = (at: LeagueAt, row: ScheduleRow) => {
  switch (row.kind) {
    case 'game':
      return api.post(`${GAME}/restore`, undefined, { path: { ...at, gameId: row.game.id } })
    case 'bye':
      return row.bye.id === null ? Promise.resolve() : api.post(`${BYE}/restore`, undefined, { path: { id: row.bye.id } })
    case 'week off':
      return api.post(`${WEEK_OFF}/restore`, undefined, { path: { id: row.weekOff.id } })
  }
}

const named = (row: ScheduleRow): DeletedThingDto | null => {
  switch (row.kind) {
    case 'game':
      return { kind: 'game', id: row.game.id }
    case 'bye':
      return row.bye.id === null ? null : { kind: 'bye', id: row.bye.id }
    case 'week off':
      return { kind: 'weekOff', id: row.weekOff.id }
  }
}

type Line = { readonly row: ScheduleRow }

/** Deletes games, byes and weeks off together, and brings them back; what it leads to that games go is shown before. */
export const useRowRemoval = (at: LeagueAt): Removal<Line> => ({
  ...useRemoval<Line>(
    {
      remove: ({ row }, ifPreview) => remove(at, row, ifPreview),
      restore: ({ row }) => restore(at, row),
      named: ({ row }) => named(row),
    },
    gameViews,
  ),
  ask: async lines =>
    lines.some(({ row }) => row.kind === 'game') ? askDeletion(lines.flatMap(({ row }) => named(row) ?? [])) : undefined,
})
