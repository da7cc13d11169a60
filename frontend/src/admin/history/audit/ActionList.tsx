import { Button } from '@mantine/core'
import { useState } from 'react'
import type { ActionAnswer } from '../../../api/schema'
import { quantity } from '../../../ui/format/figures'
import { HistoryDays } from '../changes/HistoryDays'
import { UndoAction, type ConfirmedUndo } from '../undo/UndoAction'
import { ActionDetails } from './ActionDetails'
import styles from './ActionList.module.css'
import { ThingLink } from './ThingLink'

type Shown = { zone: string; organization: number; confirmed: ConfirmedUndo }

/** Where it happened, what belongs to it, and its undo. */
const About = ({ action, zone, organization, confirmed }: Shown & { action: ActionAnswer }) => {
  const [isOpen, setOpen] = useState(false)
  const { thing, more } = action
  const label = more > 0 ? `and ${quantity(more, 'more change')}` : 'Details'
  return (
    <>
      <div className={styles.about}>
        {thing && <ThingLink thing={thing} organization={organization} />}
        <UndoAction action={action} zone={zone} organization={organization} confirmed={confirmed} />
        <Button
          variant="subtle"
          size="compact-sm"
          aria-expanded={isOpen}
          aria-label={`${label} of: ${action.what}`}
          onClick={() => setOpen(!isOpen)}
        >
          {label}
        </Button>
      </div>
      {isOpen && <ActionDetails action={action} zone={zone} />}
    </>
  )
}

/** An action that can be undone is, as a whole; nothing of it is brought back by itself. */
const asAWhole = (action: ActionAnswer): ActionAnswer => (action.undo === null ? action : { ...action, restore: null })

/** What was done, newest first: one line for all that one call led to, which opens. */
export const ActionList = ({ actions, ...shown }: Shown & { actions: readonly ActionAnswer[] }) => (
  <div className={styles.list}>
    <HistoryDays
      entries={actions.map(asAWhole)}
      zone={shown.zone}
      of="page"
      more={action => <About action={action} {...shown} />}
    />
  </div>
)
