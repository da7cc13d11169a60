import type { Side } from '@fullcourt/domain/games/events'
import { useState } from 'react'
import { messageOf } from '../../../api/api-error'
import type { BoxScoreAnswer } from '../../../api/schema'
import { toast } from '../../parts/toast'
import { isConflict } from '../is-conflict'
import { useFreshGame, useInvalidateGame, useSavePeriods, useSaveScore } from '../queries'
import type { Typed } from '../sheet/line-edit'
import {
  beginFinals,
  isFinalsChanged,
  isScoreChanged,
  isScoreIncomplete,
  periodChanges,
  rebasedPeriods,
  rebasedScore,
  typedScore,
  withFinal,
  withPeriod,
  type FinalsEdit,
} from './finals-edit'

type Part = 'score' | 'periods'

/** Somebody else was faster with the final score or with periods; `now` is what stands by now. */
export type FinalsConflict = { readonly part: Part; readonly message: string; readonly now: FinalsEdit }

const failure = 'Failed to update final score.'
const rebase = { score: rebasedScore, periods: rebasedPeriods }
const changed = { score: isScoreChanged, periods: (edit: FinalsEdit) => periodChanges(edit).length > 0 }
const done = { score: 'Final game score updated!', periods: 'Period scores updated!' }

/** The two calls that save what was typed, one for each part. */
const useSend = (answer: BoxScoreAnswer) => {
  const { id, home_team_id: home, away_team_id: away } = answer.game
  const saveScore = useSaveScore(id)
  const savePeriods = useSavePeriods(id)
  const teamOf = { home, away }
  return {
    score: async ({ score: { is, revision }, reason }: FinalsEdit) => {
      const score = typedScore(is)
      if (!score) return
      const why = reason.trim() ? { reason: reason.trim() } : {}
      await saveScore.mutateAsync({ body: { score_home: score.home, score_away: score.away, ...why }, revision })
    },
    periods: async (edit: FinalsEdit) => {
      const periodScores = periodChanges(edit).map(({ period, side, points }) => ({
        gamePeriodId: period,
        team_id: teamOf[side],
        score: points,
      }))
      await savePeriods.mutateAsync({ body: { periodScores }, revision: edit.periods.revision })
    },
  }
}

/** The final score and the periods while they are edited. */
export const useFinalsEditing = (answer: BoxScoreAnswer, kept: FinalsEdit | null) => {
  const [open, setOpen] = useState(kept !== null)
  const [edit, setEdit] = useState(kept)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const [conflict, setConflict] = useState<FinalsConflict | null>(null)
  const send = useSend(answer)
  const freshGame = useFreshGame(answer.game.id)
  const invalidate = useInvalidateGame(answer.game.id)

  const change = (next: (edit: FinalsEdit) => FinalsEdit) => {
    setFault(null)
    setEdit(before => {
      const changedEdit = next(before ?? beginFinals(answer))
      return isFinalsChanged(changedEdit) ? changedEdit : null
    })
  }

  const close = () => {
    setOpen(false)
    setEdit(null)
    setFault(null)
    setConflict(null)
  }

  /** What is left to be saved after a part was refused; throws where somebody else's figures stand against it. */
  const meet = async (mine: FinalsEdit, part: Part, problem: unknown): Promise<FinalsEdit | null> => {
    const now = beginFinals(await freshGame())
    const next = rebase[part](mine, now)
    if (!changed[part](next)) return next
    setConflict({ part, message: messageOf(problem), now })
    return null
  }

  /** The edit without the part that is saved now; null where it is not saved, which was told. */
  const savePart = async (mine: FinalsEdit, part: Part): Promise<FinalsEdit | null> => {
    if (!changed[part](mine)) return mine
    try {
      await send[part](mine)
      toast.success(done[part])
      return rebase[part](mine, beginFinals(await freshGame()))
    } catch (problem) {
      if (isConflict(problem)) return meet(mine, part, problem)
      throw problem
    }
  }

  const run = async (mine: FinalsEdit): Promise<void> => {
    setBusy(true)
    setConflict(null)
    try {
      const afterScore = await savePart(mine, 'score')
      if (afterScore) setEdit(afterScore)
      const afterPeriods = afterScore && (await savePart(afterScore, 'periods'))
      if (afterPeriods) close()
    } catch (problem) {
      toast.error(problem, failure)
    } finally {
      setBusy(false)
      await invalidate()
    }
  }

  return {
    open,
    edit,
    busy,
    fault,
    conflict,
    begin: () => setOpen(true),
    close,
    typeFinal: (side: Side, points: Typed) => change(before => withFinal(before, side, points)),
    typePeriod: (period: number, side: Side, points: Typed) => change(before => withPeriod(before, period, side, points)),
    giveReason: (reason: string) => change(before => ({ ...before, reason })),

    save: async () => {
      if (edit === null) close()
      else if (isScoreIncomplete(edit)) setFault('Both scores are required.')
      else if (conflict === null) await run(edit)
    },

    keepMine: () => {
      if (!edit || !conflict) return
      const next = rebase[conflict.part](edit, conflict.now)
      setEdit(next)
      void run(next)
    },

    takeTheirs: () => {
      if (!edit || !conflict) return
      const next = { ...edit, [conflict.part]: conflict.now[conflict.part] }
      setConflict(null)
      setEdit(isFinalsChanged(next) ? next : null)
    },
  }
}

export type FinalsEditing = ReturnType<typeof useFinalsEditing>
