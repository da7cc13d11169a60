import type { Side } from '@fullcourt/domain/games/events'
import { useCallback, useEffect, useState } from 'react'
import type { BoxScoreAnswer } from '../../../../api/schema'
import { useInvalidate } from '../../../parts/calls/use-invalidate'
import { isChanged, type Editing } from '../../../parts/editing/editing'
import { createEdits } from '../../../parts/editing/edits'
import { saveEdit, type SaveOutcome } from '../../../parts/editing/save-edit'
import { useEdits } from '../../../parts/editing/use-edits'
import { useEffectsOf } from '../../../parts/effects/use-effects-of'
import { FAILURES } from '../../../parts/feedback/failures'
import { toast } from '../../../parts/feedback/toast'
import { resume, type GameDraft } from '../draft/draft'
import { correctedScore } from '../effects/game-changes'
import { viewsOfGame } from '../queries'
import type { Typed } from '../sheet/line-edit'
import {
  isCorrecting,
  isIncomplete,
  noPoints,
  periodRules,
  scoreRules,
  storedPeriods,
  storedScore,
  typedScore,
  withPoints,
  type ScoreEntry,
} from './finals-edit'
import { useAskScore } from '../scores/use-ask-score'
import { useFinalsCalls } from './use-finals-calls'

type Part = 'score' | 'periods'

const done = { score: 'Final game score updated!', periods: 'Period scores updated!' }

const isUnsaved = <Value>(rules: Parameters<typeof isChanged<Value>>[0], edit: Editing<Value> | undefined) =>
  edit !== undefined && isChanged(rules, edit)

/** The correction that is typed; a score that is entered first asks about nothing. */
const correctionIn = (game: number, edit: Editing<ScoreEntry> | undefined) => {
  const score = edit && isCorrecting(edit) ? typedScore(edit.value) : null
  return edit && score ? correctedScore(game, score, edit.value) : null
}

/** The final score and the periods while they are edited. */
export const useFinalsEditing = (answer: BoxScoreAnswer, kept: Pick<GameDraft, 'score' | 'periods'>) => {
  const { id } = answer.game
  const [open, setOpen] = useState(kept.score !== null || kept.periods !== null)
  const [fault, setFault] = useState<string | null>(null)
  const [scores, score] = useEdits(() =>
    createEdits<Part, ScoreEntry>(scoreRules, kept.score ? [['score', resume(kept.score)]] : []),
  )
  const [periodEdits, period] = useEdits(() =>
    createEdits(periodRules, kept.periods ? [['periods' as Part, resume(kept.periods)]] : []),
  )
  const invalidate = useInvalidate()
  const askScore = useAskScore()
  const edits = { score: score.get('score'), periods: period.get('periods') }
  const effects = useEffectsOf(correctionIn(id, edits.score))
  const calls = useFinalsCalls(answer.game, effects)
  const unsaved = { score: isUnsaved(scoreRules, edits.score), periods: isUnsaved(periodRules, edits.periods) }

  useEffect(() => {
    scores.happened('score', { type: 'reread', now: storedScore(answer.game) })
    periodEdits.happened('periods', { type: 'reread', now: storedPeriods(answer) })
  }, [answer, scores, periodEdits])

  const enter = (next: (entry: ScoreEntry) => ScoreEntry) => {
    setFault(null)
    scores.type('score', storedScore(answer.game), next)
  }

  const begin = useCallback(() => setOpen(true), [])
  const close = useCallback(() => {
    setOpen(false)
    setFault(null)
    scores.clear()
    periodEdits.clear()
  }, [scores, periodEdits])

  const save: { readonly [part in Part]: () => Promise<SaveOutcome> } = {
    score: () => saveEdit(scores, 'score', calls.score),
    periods: () => saveEdit(periodEdits, 'periods', calls.periods),
  }

  const isAllSaved = () =>
    !isUnsaved(scoreRules, scores.all().get('score')) && !isUnsaved(periodRules, periodEdits.all().get('periods'))

  /** One part after the other; what is left waits where one was not saved. */
  const run = async (parts: readonly Part[]): Promise<void> => {
    for (const part of parts) {
      const outcome = await save[part]()
      if (outcome === 'saved') toast.success(done[part])
      else if (outcome !== 'conflict') toast.error(outcome.failed, FAILURES.updateScore)
      if (outcome !== 'saved') return void invalidate(viewsOfGame(id))
    }
    void invalidate(viewsOfGame(id))
    if (isAllSaved()) close()
  }

  const changedParts = (['score', 'periods'] as const).filter(part => unsaved[part])
  const [sources] = useState(() => [scores, periodEdits] as const)
  const settled = { score: scores, periods: periodEdits }

  return {
    open,
    ...edits,
    isUnsaved: changedParts.length > 0,
    sources,
    /** What was typed, as it is at the moment. */
    typed: () => ({ score: scores.all().get('score'), periods: periodEdits.all().get('periods') }),
    busy: Object.values(edits).some(edit => edit?.status.kind === 'sending'),
    fault,
    effects,
    begin,
    close,
    typeFinal: (side: Side, points: Typed) => enter(entry => ({ ...entry, [side]: points })),
    giveReason: (reason: string) => enter(entry => ({ ...entry, reason })),
    showReason: (reasonPublic: boolean) => enter(entry => ({ ...entry, reasonPublic })),
    typePeriod: (period: number, side: Side, points: Typed) =>
      periodEdits.type('periods', storedPeriods(answer), periods => withPoints(periods, { period, side, points })),

    save: async () => {
      if (changedParts.length === 0) close()
      else if (unsaved.score && edits.score && isIncomplete(edits.score)) setFault('Both scores are required.')
      else if (!unsaved.score || (await askScore(typedScore(edits.score?.value ?? noPoints)))) await run(changedParts)
    },

    keepMine: (part: Part) => {
      settled[part].happened(part, { type: 'mine chosen' })
      void run([part, ...changedParts.filter(other => other !== part)])
    },

    takeTheirs: (part: Part) => settled[part].happened(part, { type: 'theirs chosen' }),
  }
}

export type FinalsEditing = ReturnType<typeof useFinalsEditing>
