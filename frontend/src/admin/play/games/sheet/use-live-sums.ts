import { useDeferredValue, useMemo } from 'react'
import type { BoxScoreAnswer } from '../../../../api/schema'
import { useAllEdits } from '../../../parts/editing/use-edits'
import { periodsOf, typedScore } from '../finals/finals-edit'
import { scoreOf } from '../finals/score-of'
import type { FinalsEditing } from '../finals/use-finals-editing'
import type { StatsEditing } from '../stats/use-stats-editing'
import { liveSums, type LiveSums } from './live-sums'
import type { SheetRow } from './sheet'
import { shownLines } from './shown-lines'

/** What the sums of a game are made of: its answer, and what is typed of it. */
export type SumsOf = {
  answer: BoxScoreAnswer
  rows: readonly SheetRow[]
  stats: Pick<StatsEditing, 'edits'>
  finals: Pick<FinalsEditing, 'score' | 'periods'>
}

/** The sums of points while figures are typed. They follow the keys a moment later, so that no key waits for them. */
export const useLiveSums = ({ answer, rows, stats, finals: { score, periods } }: SumsOf): LiveSums => {
  const edits = useDeferredValue(useAllEdits(stats.edits))
  return useMemo(
    () =>
      liveSums(
        shownLines(rows, edits),
        periods?.value ?? periodsOf(answer),
        (score && typedScore(score.value)) ?? scoreOf(answer.game),
      ),
    [answer, rows, edits, score, periods],
  )
}
