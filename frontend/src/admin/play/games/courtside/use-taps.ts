import type { Side } from '@fullcourt/domain/games/events'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import type { BoxScoreAnswer } from '../../../../api/schema'
import { usePerson } from '../../../parts/session/SessionGate'
import { periodsOf } from '../finals/finals-edit'
import { scoreOf } from '../finals/score-of'
import { allRows } from '../sheet/sheet'
import { shownFinal, shownPeriods } from './clock-step'
import { pointsOf } from './line-text'
import { keptFiguresOf, newestLine, tapCalls } from './tap-calls'
import { lineWithTaps } from './tap-queue'
import { senderOf } from './tap-senders'
import { tapsKey } from './tap-storage'
import { useConnected } from './use-connected'

/** The taps of the signed-in person in a game: every line as they see it, and what they do. */
export const useTaps = (answer: BoxScoreAnswer) => {
  const client = useQueryClient()
  const { id: user } = usePerson()
  const game = answer.game.id
  const sender = senderOf(tapsKey(user, game))
  const state = useSyncExternalStore(sender.subscribe, sender.state)

  useConnected(sender, () => tapCalls(client, answer), answer.allStats)

  const rows = useMemo(() => allRows(answer), [answer])
  const kept = useMemo(() => keptFiguresOf(answer), [answer])
  const lineOf = (row: (typeof rows)[number]) => newestLine(game, row.key, row).line
  const shown = rows.map(row => ({ ...row, line: lineWithTaps(state.queue, row.key, lineOf(row), kept) }))
  const pointsOfSide = (side: Side) => pointsOf(shown.filter(row => row.side === side).map(({ line }) => line))
  return {
    ...state,
    kept,
    rows: shown,
    points: { home: pointsOfSide('home'), away: pointsOfSide('away') },
    tap: sender.tap,
    undo: sender.undo,
    periods: shownPeriods(periodsOf(answer), state.queue.waiting),
    final: shownFinal(scoreOf(answer.game), state.queue.waiting),
    step: sender.step,
    retry: sender.retry,
    discard: sender.discard,
  }
}

export type Taps = ReturnType<typeof useTaps>
