import { Button } from '@mantine/core'
import { useState } from 'react'
import type { ActionAnswer } from '../../../api/schema'
import { ago, longMoment } from '../../../ui/format/moments'
import { isNotConfirmed, useConfirmEffects, type ShownChange } from '../../parts/effects/use-confirm-effects'
import { FAILURES } from '../../parts/feedback/failures'
import { toast } from '../../parts/feedback/toast'
import { useNow } from '../../parts/page/use-now'
import { ObstacleList } from './ObstacleList'
import { askUndo, inTheWayOf, useUndoAction, type InTheWay } from './queries'
import { undoneToast } from './undone-toast'
import styles from './undo.module.css'

/** Makes a change, and makes it again with the later games of a bracket that a person confirms. */
export type ConfirmedUndo = <Answer>(change: (undoes?: number[]) => Promise<Answer>) => Promise<Answer>

type Props = { action: ActionAnswer; zone: string; organization: number; confirmed: ConfirmedUndo }

const Undone = ({ who, when, zone }: { who: string; when: string; zone: string }) => (
  <span className={styles.undone}>
    Undone by {who},{' '}
    <time dateTime={when} title={longMoment(when, zone)}>
      {ago(when, useNow())}
    </time>
  </span>
)

/** Undoes an action from its line, or says by whom it was undone, or what stands in the way. */
export const UndoAction = ({ action: { id, what, undo, undone }, zone, organization, confirmed }: Props) => {
  const [inTheWay, setInTheWay] = useState<InTheWay>()
  const [isAsking, setAsking] = useState(false)
  const call = useUndoAction()
  const confirmEffects = useConfirmEffects()

  const run = async (confirmations: { readonly allowConflicts?: boolean } = {}) => {
    setInTheWay(undefined)
    setAsking(true)
    const shown: ShownChange = {
      ask: () => askUndo({ id, ...confirmations }).finally(() => setAsking(false)),
      question: 'Undo this?',
      about: <p>It leads to more than what it takes back ({what}):</p>,
      verb: 'Undo',
    }
    try {
      const answer = await confirmEffects(shown, ifPreview =>
        confirmed(undoes => call.mutateAsync({ id, ifPreview, ...(undoes && { undoes }), ...confirmations })),
      )
      undoneToast(answer, call.mutateAsync)
    } catch (problem) {
      if (isNotConfirmed(problem)) return
      const found = inTheWayOf(problem)
      if (found === undefined) toast.error(problem, FAILURES.undo)
      setInTheWay(found)
    }
  }

  return (
    <>
      {undo !== null && (
        <Button variant="default" size="compact-sm" loading={isAsking || call.isPending} onClick={() => void run()}>
          Undo<span className="visuallyHidden"> {what}</span>
        </Button>
      )}
      {undone && <Undone {...undone} zone={zone} />}
      {inTheWay && undo !== null && (
        <ObstacleList
          inTheWay={inTheWay}
          organization={organization}
          undoAllTheSame={() => void run({ allowConflicts: true })}
          close={() => setInTheWay(undefined)}
        />
      )}
    </>
  )
}
