import { NumberInput } from '@mantine/core'
import { HIGHEST_CAP, MOST_POINTS } from '@fullcourt/domain/order-rules/rule-faults'
import type { OrderStep } from '@fullcourt/domain/order-rules/order-rule'
import styles from './order.module.css'

const RESULTS = [
  ['win', 'Win'],
  ['tie', 'Tie'],
  ['loss', 'Loss'],
  ['forfeit', 'Forfeit'],
] as const

type Props = { readonly step: OrderStep; readonly onChange: (step: OrderStep) => void }

/** What can be said of a step: what results are worth, or how much one game counts at most. */
export const StepFields = ({ step, onChange }: Props) => {
  if (step.step === 'points')
    return (
      <div className={styles.fields} role="group" aria-label="Points for a result">
        {RESULTS.map(([result, label]) => (
          <NumberInput
            key={result}
            className={styles.figure}
            label={label}
            value={step[result]}
            allowDecimal={false}
            hideControls
            inputMode="numeric"
            min={-MOST_POINTS}
            max={MOST_POINTS}
            onChange={value => onChange({ ...step, [result]: Number(value) })}
          />
        ))}
      </div>
    )
  if (step.step !== 'difference') return null
  return (
    <div className={styles.fields}>
      <NumberInput
        className={styles.cap}
        label="At most per game"
        placeholder="No limit"
        value={step.cap ?? ''}
        allowDecimal={false}
        hideControls
        inputMode="numeric"
        min={1}
        max={HIGHEST_CAP}
        onChange={value => onChange({ ...step, cap: value === '' ? null : Number(value) })}
      />
    </div>
  )
}
