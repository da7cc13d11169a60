import type { GameRowAnswer } from '../../../api/schema'
import type { QuickScores } from '../games/list/use-quick-scores'
import { ScoreRow } from './ScoreRow'
import styles from './Today.module.css'
import type { ScoreRowState as Row } from './use-score-rows'

type Props = {
  label: string
  rows: readonly Row[]
  scores: QuickScores
  /** Date or time, whichever tells the games of this list apart. */
  when: (game: GameRowAnswer) => string
  /** What is in the way of a game at its time and place. */
  conflictsOf: (game: GameRowAnswer) => readonly string[]
  /** The row is done with: the next open game is at hand. */
  onDone: (game: number) => void
  onCorrect: (game: GameRowAnswer) => void
}

/** Games in rows, each with its score or two boxes for it. */
export const ScoreList = ({ label, rows, when, conflictsOf, scores, onDone, onCorrect }: Props) => (
  <ul className={styles.list} aria-label={label}>
    {rows.map(row => (
      <ScoreRow
        key={row.game.id}
        {...row}
        when={when(row.game)}
        conflicts={conflictsOf(row.game)}
        edit={scores.scoreOf(row.game.id)}
        isWaiting={scores.isWaiting(row.game.id)}
        scores={scores.actions}
        onDone={onDone}
        onCorrect={onCorrect}
      />
    ))}
  </ul>
)
