import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { ActionAnswer, ThingAnswer } from '../../../api/schema'
import { quantity } from '../../../ui/format/figures'
import { HistoryDays } from '../changes/HistoryDays'
import { ActionDetails } from './ActionDetails'
import styles from './ActionList.module.css'
import { thingAddress } from './thing-address'

const Thing = ({ thing, organization }: { thing: ThingAnswer; organization: number }) => {
  const to = thingAddress(thing, organization)
  return to === undefined ? <span className={styles.gone}>{thing.name} (deleted)</span> : <Link to={to}>{thing.name}</Link>
}

type Shown = { zone: string; organization: number }

/** Where it happened, and what belongs to it. */
const About = ({ action, zone, organization }: Shown & { action: ActionAnswer }) => {
  const [isOpen, setOpen] = useState(false)
  const { thing, more } = action
  const label = more > 0 ? `and ${quantity(more, 'more change')}` : 'Details'
  return (
    <>
      <div className={styles.about}>
        {thing && <Thing thing={thing} organization={organization} />}
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

/** What was done, newest first: one line for all that one call led to, which opens. */
export const ActionList = ({ actions, ...shown }: Shown & { actions: readonly ActionAnswer[] }) => (
  <div className={styles.list}>
    <HistoryDays entries={actions} zone={shown.zone} of="page" more={action => <About action={action} {...shown} />} />
  </div>
)
