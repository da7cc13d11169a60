import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api'
import { gameKeys } from '../../games/queries'
import { useLeagueGames } from '../../games/list/queries'
import { leagueKeys, type LeagueAt } from '../../leagues/queries'
import type { Listed } from '../../parts/listed'
import { useByes } from '../byes/queries'
import { useWeekOffs } from '../week-offs/queries'
import { scheduleRows, type ScheduleRow } from '../schedule-rows'

/** Games, byes and weeks off of a league as the rows of one list, and the teams that may play. */
export const useScheduleRows = (at: LeagueAt) => {
  const [games, byes, weekOffs] = [useLeagueGames(at), useByes(at), useWeekOffs(at)]
  const queries = [games, byes, weekOffs]
  const failed = queries.find(({ isError }) => isError)
  const rows: Listed<ScheduleRow> = {
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

const deletion = (at: LeagueAt, row: ScheduleRow) => {
  switch (row.kind) {
    case 'game':
      return api.delete('/api/seasonsv2/{seasonId}/leagues/{leagueId}/games/{gameId}', undefined, {
        path: { ...at, gameId: row.game.id },
      })
    case 'bye':
      return row.bye.id === null ? undefined : api.delete('/api/bye-dates/{id}', undefined, { path: { id: row.bye.id } })
    case 'week off':
      return api.delete('/api/week-offs/{id}', undefined, { path: { id: row.weekOff.id } })
  }
}

const restoration = (at: LeagueAt, row: ScheduleRow) => {
  switch (row.kind) {
    case 'game':
      return api.post('/api/seasonsv2/{seasonId}/leagues/{leagueId}/games/{gameId}/restore', undefined, {
        path: { ...at, gameId: row.game.id },
      })
    case 'bye':
      return row.bye.id === null ? undefined : api.post('/api/bye-dates/{id}/restore', undefined, { path: { id: row.bye.id } })
    case 'week off':
      return api.post('/api/week-offs/{id}/restore', undefined, { path: { id: row.weekOff.id } })
  }
}

/** Does something with one row after another, as the calls allow; what was done before a failure stays done. */
const useEachRow = (call: (row: ScheduleRow) => Promise<unknown> | undefined) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (rows: readonly ScheduleRow[]) => {
      for (const row of rows) await call(row)
    },
    onSettled: () =>
      Promise.all([leagueKeys.all, gameKeys.all, ['teams']].map(queryKey => client.invalidateQueries({ queryKey }))),
  })
}

/** Deletes games, byes and weeks off together. */
export const useDeleteRows = (at: LeagueAt) => useEachRow(row => deletion(at, row))

/** Brings them back. */
export const useRestoreRows = (at: LeagueAt) => useEachRow(row => restoration(at, row))
