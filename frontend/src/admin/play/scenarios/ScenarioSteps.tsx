import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import type { ScenarioDetailAnswer, ScenarioStepAnswer } from '../../../api/schema'
import { CheckIcon, WarningIcon } from '../../../ui/icons'
import { loadLater } from '../../parts/feedback/load-later'
import { RowButton } from '../../parts/tables/RowButton'
import { RealStepDialog } from './RealStepDialog'
import styles from './scenarios.module.css'
import { useStepCalls } from './use-step-calls'

const ScenarioOrderDialog = loadLater(() => import('./ScenarioOrderDialog').then(chunk => chunk.ScenarioOrderDialog))
const ScenarioMergeDialog = loadLater(() => import('./ScenarioMergeDialog').then(chunk => chunk.ScenarioMergeDialog))

const State = ({ step: { state, message } }: { step: ScenarioStepAnswer }) => {
  if (state === 'applies') return null
  if (state === 'already')
    return (
      <span className={styles.already}>
        <CheckIcon size={14} /> This is so already.
      </span>
    )
  return (
    <span className={styles.refused}>
      <WarningIcon size={14} /> Not possible: {message}
    </span>
  )
}

type Open = 'order' | 'merge' | ScenarioStepAnswer | null

/** What a scenario changes, one by one: each can be made real, or taken out. */
export const ScenarioSteps = ({ scenario }: { scenario: ScenarioDetailAnswer }) => {
  const calls = useStepCalls(scenario.id)
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  return (
    <>
      {scenario.steps.length === 0 && <p className={styles.quiet}>Nothing is changed yet.</p>}
      <ol className={styles.steps} aria-label="Changes">
        {scenario.steps.map(step => (
          <li key={step.step}>
            <span className={styles.what}>{step.what}</span>
            <State step={step} />
            <span className={styles.actions}>
              {step.state === 'applies' && (
                <Button size="compact-sm" variant="default" onClick={() => setOpen(step)}>
                  Make it real<span className="visuallyHidden">: {step.what}</span>
                </Button>
              )}
              <RowButton verb="Remove" about={step.what} onClick={() => calls.remove(step.step)} />
            </span>
          </li>
        ))}
      </ol>
      <Group gap="xs">
        <Button variant="default" onClick={() => setOpen('order')}>
          Another table order
        </Button>
        <Button variant="default" onClick={() => setOpen('merge')}>
          Merge players
        </Button>
      </Group>
      {open === 'order' && <ScenarioOrderDialog scenario={scenario} onSet={calls.set} onClose={close} />}
      {open === 'merge' && <ScenarioMergeDialog scenario={scenario} onSet={calls.set} onClose={close} />}
      {open !== null && typeof open === 'object' && <RealStepDialog scenario={scenario.id} step={open} onClose={close} />}
    </>
  )
}
