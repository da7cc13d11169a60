import { Button } from '@mantine/core'
import { useLayoutEffect, useRef } from 'react'
import type { GameRowAnswer } from '../../../api/schema'
import type { Editing } from '../../parts/editing/editing'
import { typedScore, type ScoreEntry } from '../games/finals/finals-edit'
import { scoreOfSides } from '../games/list/score-text'
import type { ScoreActions } from '../games/list/use-quick-scores'
import styles from './Today.module.css'

type Props = { game: GameRowAnswer; edit: Editing<ScoreEntry>; scores: ScoreActions }

/** What is typed in below stays where it is on the screen when this appears above it, and when it goes. */
const useSteadyBelow = () => {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = box
    const typing = document.activeElement
    if (!current || !typing) return
    const isBelow = (current.compareDocumentPosition(typing) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    const height = current.getBoundingClientRect().height
    if (isBelow) window.scrollBy(0, height)
    return () => window.scrollBy(0, isBelow ? -height : 0)
  }, [])
  return box
}

/** Somebody else entered another score meanwhile: both are shown, and the second one chooses. */
export const ScoreConflict = ({ edit, ...props }: Props) =>
  edit.status.kind === 'conflict' && <Choice {...props} edit={edit} status={edit.status} />

type Conflict = Extract<Editing<ScoreEntry>['status'], { kind: 'conflict' }>

const Choice = ({ game, edit, scores, status }: Props & { status: Conflict }) => {
  const box = useSteadyBelow()
  const [mine, theirs] = [typedScore(edit.value), typedScore(status.theirs.value)]
  return (
    <div ref={box} className={styles.conflict} role="alert">
      <p>{status.message}</p>
      <div className={styles.choice}>
        <Button size="compact-md" disabled={mine === null} onClick={() => void scores.keepMine(game.id)}>
          Save yours, {scoreOfSides(mine)}
        </Button>
        <Button size="compact-md" variant="default" onClick={() => scores.takeTheirs(game.id)}>
          Keep theirs, {scoreOfSides(theirs)}
        </Button>
      </div>
    </div>
  )
}
