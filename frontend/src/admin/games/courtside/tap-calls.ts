import type { QueryClient } from '@tanstack/react-query'
import type { Abbreviation } from '@fullcourt/domain/statistics/definitions'
import { ApiError } from '../../../api/api-error'
import type { BoxScoreAnswer } from '../../../api/schema'
import { api } from '../../api'
import { sessionKeys } from '../../session/queries'
import { gameQuery } from '../queries'
import { lineCall } from '../sheet/line-edit'
import { allRows, savedLine, withSavedLine, type RowKey } from '../sheet/sheet'
import type { Attempt, ReadLine } from './tap-queue'
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

  const send = async ({ row, key, was, is }: Attempt, signal: AbortSignal): Promise<ReadLine> => {
    const [side, player] = row.split(':')
    const team = side === 'home' ? game.home_team_id : game.away_team_id
    const body = lineCall(game.id, { player: Number(player), team }, { was: was.line, is })
    try {
      const line = await api.put('/api/player-game-stats', body, { ifMatch: was.revision, key, signal })
      const { value, revision } = savedLine(line)
      saved.set(savedKey(game.id, row), { line: value, revision })
      if (readLine(row).revision < revision) client.setQueryData(queryKey, shown => shown && withSavedLine(shown, line))
      return { line: value, revision }
    } catch (problem) {
      if (problem instanceof ApiError && problem.status === 401) void client.invalidateQueries({ queryKey: sessionKeys.all })
      throw problem
    }
  }

  return {
    kept: keptIn(answer),
    lineOf: row => newestLine(game.id, row, readLine(row)),
    send,
    refresh: () => client.fetchQuery({ ...gameQuery(game.id), staleTime: 0 }),
  }
}
