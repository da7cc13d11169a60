import { Badge, Button } from '@mantine/core'
import type { PendingChangeAnswer, PendingChangesAnswer } from '../../../../api/schema'
import { WarningIcon } from '../../../../ui/icons'
import { ChangeLine } from '../../../../ui/schedule/ChangeLine'
import { IconWord } from '../../../parts/tables/IconWord'
import type { LeagueAt } from '../../leagues/queries'
import headStyles from '../ScheduleHead.module.css'
import styles from './PendingChanges.module.css'
import { pendingChangeInWords, mayBePublished, pendingInWords } from './pending-words'
import { usePendingChanges } from '../../games/pending/queries'
import { usePendingActions } from './use-pending-actions'

type RowProps = { change: PendingChangeAnswer; onDiscard: () => void }

const Remark = ({ text }: { text: string }) => (
  <p className={styles.remark}>
    <IconWord icon={<WarningIcon size={14} />}>{text}</IconWord>
  </p>
)

const PendingRow = ({ change, onDiscard }: RowProps) => {
  const words = pendingChangeInWords(change)
  return (
    <li className={styles.row}>
      <div>
        <ul>
          <ChangeLine {...words} />
        </ul>
        {change.obstacle !== null && <Remark text={`${change.obstacle} Discard this change to publish the others.`} />}
        {change.conflicts.map(text => (
          <Remark key={text} text={text} />
        ))}
      </div>
      <Button variant="default" size="compact-md" onClick={onDiscard}>
        Discard<span className="visuallyHidden"> the change of {words.game || words.was}</span>
      </Button>
    </li>
  )
}

const Collected = ({ at, pending }: { at: LeagueAt; pending: PendingChangesAnswer }) => {
  const { publish, discard, isBusy } = usePendingActions(at)
  const { changes } = pending
  return (
    <section className={styles.pending} aria-label={pendingInWords(changes.length)}>
      <div className={headStyles.head}>
        <p className={styles.seen}>
          <Badge variant="default">{pendingInWords(changes.length)}</Badge>
          Only staff see them. Everybody else sees the games as they were.
        </p>
        <div className={headStyles.actions}>
          <Button loading={isBusy} disabled={!mayBePublished(changes)} onClick={() => publish(pending)}>
            Publish
          </Button>
          <Button variant="default" onClick={() => discard(changes)}>
            Discard All
          </Button>
        </div>
      </div>
      <ul className={styles.rows}>
        {changes.map(change => (
          <PendingRow key={change.game.id} change={change} onDiscard={() => discard([change])} />
        ))}
      </ul>
    </section>
  )
}

/** Changes of a league's games that only staff see, to be published together or discarded; nothing where there are none. */
export const PendingChanges = ({ at }: { at: LeagueAt }) => {
  const pending = usePendingChanges(at)
  return pending.changes.length === 0 ? null : <Collected at={at} pending={pending} />
}
