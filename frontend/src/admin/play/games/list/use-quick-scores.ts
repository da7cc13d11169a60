import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { Side } from '@fullcourt/domain/games/events'
import { isUnlikely } from '@fullcourt/domain/games/unlikely-score'
import type { GameRowAnswer } from '../../../../api/schema'
import { isUnreached } from '../../../../api/api-error'
import { isChanged, type Editing, type Stored } from '../../../parts/editing/editing'
import { changesIn, createEdits, type Edits } from '../../../parts/editing/edits'
import { saveEdit, type SaveCalls, type SaveOutcome } from '../../../parts/editing/save-edit'
import { useEdits } from '../../../parts/editing/use-edits'
import { useUnsavedWork } from '../../../parts/dialogs/unsaved-work'
import { scoreRules, storedScore, typedScore, type ScoreEntry } from '../finals/finals-edit'
import type { Typed } from '../sheet/line-edit'
import type { ScoreCalls } from './score-calls'
import type { ScoreMemory, UnsentScores } from './score-memory'
import { useAskScore } from '../scores/use-ask-score'
import { useAttemptKeys } from './use-attempt-keys'
import { useResend } from './use-resend'

const useSaveCalls = ({ update, fresh }: ScoreCalls): SaveCalls<number, ScoreEntry> => {
  const keyOf = useAttemptKeys()
  return useMemo(
    () => ({
      send: async (game: number, { read, value }: Editing<ScoreEntry>): Promise<Stored<ScoreEntry>> => {
        const score = typedScore(value)
        if (!score) throw new Error('Both scores are required.')
        const { revision } = read
        const key = keyOf(game, `${revision} ${score.away}–${score.home}`)
        return storedScore(await update({ game, revision, score, reason: null, key }))
      },
      fresh: async game => storedScore(await fresh(game)),
    }),
    [update, fresh, keyOf],
  )
}

type ScoreEdits = Edits<number, ScoreEntry>

/** The scores as persons confirmed them: what is typed since is not sent by itself. */
const useConfirmed = (edits: ScoreEdits, first: UnsentScores | undefined) => {
  const [confirmed] = useState(
    () => new Map([...(first ?? [])].flatMap(([game, { edit, isWaiting }]) => (isWaiting ? [[game, edit.value] as const] : []))),
  )
  return useMemo(
    () => ({
      confirm: (game: number) => {
        const edit = edits.all().get(game)
        if (edit) confirmed.set(game, edit.value)
      },
      isConfirmed: (game: number) => {
        const [value, edit] = [confirmed.get(game), edits.all().get(game)]
        return value !== undefined && edit !== undefined && scoreRules.same(value, edit.value)
      },
    }),
    [edits, confirmed],
  )
}

/** What is done with the scores of a list; the same from one key to the next, so that typing draws its own row alone again. */
const useScoreActions = (edits: ScoreEdits, save: (game: number) => Promise<void>) =>
  useMemo(
    () => ({
      /** Something was typed that is neither stored nor on its way, nor waits for a choice. */
      isReady: (game: number) => {
        const edit = edits.all().get(game)
        return edit !== undefined && isChanged(scoreRules, edit) && ['editing', 'failed'].includes(edit.status.kind)
      },
      type: (game: GameRowAnswer, side: Side, points: Typed) =>
        edits.type(game.id, storedScore(game), entry => ({ ...entry, [side]: points })),
      save,
      keepMine: (game: number) => {
        edits.happened(game, { type: 'mine chosen' })
        return save(game)
      },
      takeTheirs: (game: number) => edits.happened(game, { type: 'theirs chosen' }),
    }),
    [edits, save],
  )

export type ScoreActions = ReturnType<typeof useScoreActions>

/**
 * Final scores that are typed in the rows of a list, each for itself: an answer to one touches no other, and moves no focus. One that
 * did not reach the server waits, and is sent again until it does. With a `memory` what is not saved outlives the page.
 */
export const useQuickScores = (scoreCalls: ScoreCalls, onOutcome: (outcome: SaveOutcome) => void, memory?: ScoreMemory) => {
  const [first] = useState(() => memory?.unsent())
  const [edits, scores] = useEdits(() =>
    createEdits(
      scoreRules,
      [...(first ?? [])].map(([game, { edit }]) => [game, edit] as const),
    ),
  )
  const { confirm, isConfirmed } = useConfirmed(edits, first)
  const calls = useSaveCalls(scoreCalls)
  useUnsavedWork(() => changesIn(scoreRules, edits.all()).length > 0, edits.clear, { isKept: memory !== undefined })

  const send = useCallback(
    async (game: number) => {
      const outcome = await saveEdit(edits, game, calls)
      const waits = typeof outcome === 'object' && isUnreached(outcome.failed)
      if (!waits) onOutcome(outcome)
      const edit = edits.all().get(game)
      if (!waits || isConfirmed(game) || !edit) return waits
      edits.happened(game, { type: 'typed', value: edit.value })
      return false
    },
    [edits, calls, onOutcome, isConfirmed],
  )
  const isDue = (game: number) => isConfirmed(game) && edits.all().get(game)?.status.kind !== 'sending'
  const resend = useResend(send, isDue, () => [...(first ?? [])].flatMap(([game, { isWaiting }]) => (isWaiting ? game : [])))
  const { waiting, save: sendConfirmed } = resend
  const askScore = useAskScore()
  const save = useCallback(
    async (game: number) => {
      const edit = edits.all().get(game)
      const score = edit && typedScore(edit.value)
      // A likely score is on its way at once: a row that is left after Enter is not sent twice.
      if (score && isUnlikely(score) && !(await askScore(score))) return
      confirm(game)
      await sendConfirmed(game)
    },
    [edits, askScore, confirm, sendConfirmed],
  )
  const isWaiting = useCallback((game: number) => waiting.has(game) && isConfirmed(game), [waiting, isConfirmed])
  const keep = useEffectEvent((unsent: UnsentScores) => memory?.keep(unsent))
  useEffect(() => {
    keep(new Map(changesIn(scoreRules, scores).map(([game, edit]) => [game, { edit, isWaiting: isWaiting(game) }])))
  }, [scores, isWaiting])

  const actions = useScoreActions(edits, save)

  return {
    scoreOf: (game: number) => scores.get(game),
    isWaiting,
    /** The edits themselves, for who asks later. */
    edits,
    actions,
    ...actions,
  }
}

export type QuickScores = ReturnType<typeof useQuickScores>
