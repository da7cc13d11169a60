import { Button } from '@mantine/core'
import type { GameRowAnswer } from '../../../api/schema'
import { CheckIcon, WarningIcon } from '../../../ui/icons'
import { isChanged, type Editing } from '../../parts/editing/editing'
import { scoreRules, typedScore, type ScoreEntry } from '../games/finals/finals-edit'
import { hasScore, matchup } from '../games/list/score-text'
import styles from './Today.module.css'

type Props = {
  game: GameRowAnswer
  edit: Editing<ScoreEntry> | undefined
  isWaiting: boolean
}

/** What became of the score of a row, in a place that is always there, so that nothing moves. */
export const ScoreState = (props: Props) => (
  <div className={styles.state} role="status">
    <State {...props} />
  </div>
)

const Saved = () => (
  <span className={styles.saved}>
    <CheckIcon size={16} /> Saved
  </span>
)

const State = ({ game, edit, isWaiting }: Props) => {
  if (edit === undefined || !isChanged(scoreRules, edit)) return (edit?.status.kind === 'saved' || hasScore(game)) && <Saved />
  if (isWaiting)
    return (
      <span className={styles.waits}>
        <WarningIcon size={16} /> No connection: it will be sent when you are back online
      </span>
    )
  switch (edit.status.kind) {
    case 'sending':
      return 'Saving…'
    case 'failed':
      return (
        <span className={styles.refused}>
          <WarningIcon size={16} /> {edit.status.message}
        </span>
      )
    case 'conflict':
      return (
        <span className={styles.refused}>
          <WarningIcon size={16} /> Changed by someone else
        </span>
      )
    case 'saved':
    case 'editing':
      return (
        typedScore(edit.value) !== null && (
          <Button type="submit" variant="default" size="compact-sm">
            Save<span className="visuallyHidden"> the score of {matchup(game)}</span>
          </Button>
        )
      )
  }
}
