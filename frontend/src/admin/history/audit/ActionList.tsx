import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { ActionAnswer } from '../../../api/schema'
import { quantity } from '../../../ui/format/figures'
import { QueryState } from '../../parts/feedback/QueryState'
import { HistoryDays, HistoryLine } from '../changes/HistoryDays'
import { useNow } from '../changes/use-now'
import { UndoAction, type ConfirmedUndo } from '../undo/UndoAction'
import styles from './ActionList.module.css'
import { useActionChanges } from './queries'
import { thingAddress } from '../changes/thing-address'

/** All changes of an action but the one that tells it; of very many the newest. */
const Changes = ({ action: { id, position, more }, zone }: { action: ActionAnswer; zone: string }) => {
  const changes = useActionChanges(id)
  const now = useNow()
  return (
    <div className={styles.changes}>
      <QueryState of={changes}>
        {all => {
          const others = all.filter(change => change.position !== position)
          return (
            <>
              <ul>
                {others.map(change => (
                  <li key={change.position}>
                    <HistoryLine entry={change} now={now} zone={zone} />
                  </li>
                ))}
              </ul>
              {others.length < more && <p>The newest {others.length} are shown.</p>}
            </>
          )
        }}
      </QueryState>
    </div>
  )
}

/** Where it happened, and what belongs to it. */
const About = ({ action, zone, confirmed }: { action: ActionAnswer; zone: string; confirmed: ConfirmedUndo }) => {
  const [isOpen, setOpen] = useState(false)
  const { thing } = action
  const to = thing && thingAddress(thing)
  return (
    <>
      <div className={styles.about}>
        {thing && to && <Link to={to}>{thing.name}</Link>}
        <UndoAction action={action} zone={zone} confirmed={confirmed} />
        {action.more > 0 && (
          <Button variant="default" size="compact-sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Close' : `and ${quantity(action.more, 'more change')}`}
          </Button>
        )}
      </div>
      {isOpen && <Changes action={action} zone={zone} />}
    </>
  )
}

/** An action that can be undone is, as a whole; nothing of it is brought back by itself. */
const asAWhole = (action: ActionAnswer): ActionAnswer => (action.undo === null ? action : { ...action, restore: null })

type Props = { actions: readonly ActionAnswer[]; zone: string; confirmed: ConfirmedUndo }

/** What was done, newest first: one line for all that one call led to, which opens. */
export const ActionList = ({ actions, zone, confirmed }: Props) => (
  <div className={styles.list}>
    <HistoryDays
      entries={actions.map(asAWhole)}
      zone={zone}
      of="page"
      more={action => <About action={action} zone={zone} confirmed={confirmed} />}
    />
  </div>
)
