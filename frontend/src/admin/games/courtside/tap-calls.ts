import type { QueryClient } from '@tanstack/react-query'
import type { Side } from '@fullcourt/domain/games/events'
import type { Abbreviation } from '@fullcourt/domain/statistics/definitions'
import { ApiError } from '../../../api/api-error'
import type { BoxScoreAnswer } from '../../../api/schema'
import { api } from '../../api'
import { sessionKeys } from '../../session/queries'
import { gameQuery } from '../queries'
import { lineCall } from '../sheet/line-edit'
import { allRows, savedLine, withSavedLine, type RowKey } from '../sheet/sheet'
import { periodsOf, pointsIn } from '../finals/finals-edit'
import type { PeriodEnd, ReadPoints } from './period-end'
import type { LineAttempt, EndAttempt, ReadLine } from './tap-queue'
import type { TapCalls } from './tap-sender'
import { keptFigures } from './taps'

/** Lines as they were saved last: an answer that was asked for before a save may come after it. */
const saved = new Map<string, ReadLine>()

const savedKey = (game: number, row: RowKey) => `${game} ${row}`

/** The newer of a line as it was read, and as it was saved from this tab. */
export const newestLine = (game: number, row: RowKey, read: ReadLine): ReadLine => {
  const own = saved.get(savedKey(game, row))
  return own && own.revision > read.revision ? own : read
}

const noLine: ReadLine = { line: null, revision: 0 }

/** The figures that the organization of a game keeps. */
export const keptIn = ({ allStats }: BoxScoreAnswer) =>
  keptFigures(allStats.filter(({ hidden }) => !hidden).map(({ abbreviation }) => abbreviation as Abbreviation))

/** The calls of a game's taps; what is saved is on every page that shows the game, the grid too. */
export const tapCalls = (client: QueryClient, answer: BoxScoreAnswer): TapCalls => {
  const { game } = answer
  const { queryKey } = gameQuery(game.id)

  const readLine = (row: RowKey) => {
    const shown = client.getQueryData(queryKey)
    return (shown && allRows(shown).find(({ key }) => key === row)) ?? noLine
  }

  const readPoints = ({ period, side }: PeriodEnd): ReadPoints => {
    const shown = client.getQueryData(queryKey) ?? answer
    return { points: pointsIn(periodsOf(shown), period)[side], revision: shown.game.periodsRevision ?? 0 }
  }

  const teamOf = { home: game.home_team_id, away: game.away_team_id }

  /** Who is signed out is asked for his password, and his taps wait. */
  const noticing = async <Answer>(call: Promise<Answer>): Promise<Answer> => {
    try {
      return await call
    } catch (problem) {
      if (problem instanceof ApiError && problem.status === 401) void client.invalidateQueries({ queryKey: sessionKeys.all })
      throw problem
    }
  }

  const send = async ({ row, key, was, is }: LineAttempt, signal: AbortSignal) => {
    const [side, player] = row.split(':') as [Side, string]
    const body = lineCall(game.id, { player: Number(player), team: teamOf[side] }, { was: was.line, is })
    const line = await noticing(api.put('/api/player-game-stats', body, { ifMatch: was.revision, key, signal }))
    const { value, revision } = savedLine(line)
    saved.set(savedKey(game.id, row), { line: value, revision })
    if (readLine(row).revision < revision) client.setQueryData(queryKey, shown => shown && withSavedLine(shown, line))
  }

  const sendEnd = async ({ end, key, revision }: EndAttempt, signal: AbortSignal) => {
    const body = { periodScores: [{ gamePeriodId: end.period, team_id: teamOf[end.side], score: end.points }] }
    const options = { path: { id: game.id }, ifMatch: revision, key, signal }
    const { periodScores, periodsRevision } = await noticing(api.put('/api/gamesv2/{id}/period-scores', body, options))
    client.setQueryData(queryKey, shown => shown && { ...shown, periodScores, game: { ...shown.game, periodsRevision } })
  }

  return {
    kept: keptIn(answer),
    lineOf: row => newestLine(game.id, row, readLine(row)),
    pointsIn: readPoints,
    send,
    sendEnd,
    refresh: () => client.fetchQuery({ ...gameQuery(game.id), staleTime: 0 }),
  }
}
