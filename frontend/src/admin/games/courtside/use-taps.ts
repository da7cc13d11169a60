import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react'
import type { Figure } from '@fullcourt/domain/statistics/figures'
import { ApiError } from '../../../api/api-error'
import { requestKey } from '../../../api/client'
import type { BoxScoreAnswer } from '../../../api/schema'
import { api } from '../../api'
import { sessionKeys } from '../../session/queries'
import { useSession } from '../../session/SessionGate'
import { gameKeys, useFreshGame } from '../queries'
import { lineCall } from '../sheet/line-edit'
import { allRows, savedLine, withSavedLine, type RowKey } from '../sheet/sheet'
import { shownLine, type Attempt, type ReadLine } from './tap-queue'
import { createTapSender, type TapCalls, type TapSender } from './tap-sender'
import { keepTaps, readTaps, tapsKey } from './tap-storage'

/** One for each person and game, longer than its page: what was tapped is sent also after the page is left. */
const senders = new Map<string, TapSender>()

const senderOf = (key: string): TapSender => {
  const known = senders.get(key)
  if (known) return known
  const sender = createTapSender({
    queue: readTaps(localStorage, key),
    keep: queue => keepTaps(localStorage, key, queue),
    newId: requestKey,
  })
  senders.set(key, sender)
  return sender
}

const noLine: ReadLine = { line: null, revision: 0 }

const lineIn = (answer: BoxScoreAnswer | undefined, row: RowKey): ReadLine =>
  (answer && allRows(answer).find(({ key }) => key === row)) ?? noLine

/** An answer that was asked for before a save may come after it: the newer line counts. */
const newer = (read: ReadLine, saved: ReadLine | undefined) => (saved && saved.revision > read.revision ? saved : read)

/** The calls of a game's taps; what is saved is on every page that shows the game, the grid too. */
const useTapCalls = (game: BoxScoreAnswer['game'], latest: Map<RowKey, ReadLine>, kept: ReadonlySet<Figure>): TapCalls => {
  const client = useQueryClient()
  const freshGame = useFreshGame(game.id)
  const queryKey = gameKeys.one(game.id)

  const lineOf = (row: RowKey) => newer(lineIn(client.getQueryData<BoxScoreAnswer>(queryKey), row), latest.get(row))

  const send = async ({ row, key, was, is }: Attempt, signal: AbortSignal): Promise<ReadLine> => {
    const [side, player] = row.split(':')
    const team = side === 'home' ? game.home_team_id : game.away_team_id
    const body = lineCall(game.id, { player: Number(player), team }, { was: was.line, is })
    try {
      const answer = await api.put('/api/player-game-stats', body, { ifMatch: was.revision, key, signal })
      const { value: line, revision } = savedLine(answer)
      latest.set(row, { line, revision })
      if (lineIn(client.getQueryData<BoxScoreAnswer>(queryKey), row).revision < revision)
        client.setQueryData<BoxScoreAnswer>(queryKey, shown => shown && withSavedLine(shown, answer))
      return { line, revision }
    } catch (problem) {
      if (problem instanceof ApiError && problem.status === 401) void client.invalidateQueries({ queryKey: sessionKeys.all })
      throw problem
    }
  }
  return { kept, lineOf, send, refresh: freshGame }
}

/** The taps of the signed-in person in a game: every line as he sees it, and what he does. */
export const useTaps = (answer: BoxScoreAnswer, kept: ReadonlySet<Figure>) => {
  const { id: user } = useSession()
  const { game } = answer
  const sender = senderOf(tapsKey(user, game.id))
  const state = useSyncExternalStore(sender.subscribe, sender.state)
  const [latest] = useState(() => new Map<RowKey, ReadLine>())
  const calls = useTapCalls(game, latest, kept)

  const use = useEffectEvent(() => sender.use(calls))
  useEffect(() => {
    use()
    const reconnect = () => sender.reconnect()
    window.addEventListener('online', reconnect)
    return () => window.removeEventListener('online', reconnect)
  }, [sender, kept])

  const rows = useMemo(() => allRows(answer), [answer])
  return {
    ...state,
    rows: rows.map(row => ({ ...row, line: shownLine(state.queue, row.key, newer(row, latest.get(row.key)).line, kept) })),
    tap: sender.tap,
    undo: sender.undo,
    retry: sender.retry,
    discard: sender.discard,
  }
}

export type Taps = ReturnType<typeof useTaps>
