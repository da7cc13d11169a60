import { NativeSelect } from '@mantine/core'
import type { OrderRule } from '@fullcourt/domain/order-rules/order-rule'
import { DeleteIcon } from '../../../../ui/icons'
import { SortableList } from '../../../parts/lists/SortableList'
import { RowButton } from '../../../parts/tables/RowButton'
import { stepKey, nameOf, stepsToAdd, withChangedStep, withoutStep, withAddedStep } from './draft'
import styles from './order.module.css'
import { StepFields } from './StepFields'

type Props = { readonly rule: OrderRule; readonly onChange: (rule: OrderRule) => void }

/** The steps of a rule in their order: moved by hand or by keyboard, taken out, added. */
export const StepList = ({ rule, onChange }: Props) => {
  const offered = stepsToAdd(rule)
  const add = (key: string) => {
    const step = offered.find(one => stepKey(one) === key)
    if (step) onChange(withAddedStep(rule, step))
  }
  return (
    <>
      <SortableList
        label="Steps"
        items={rule.steps}
        itemKey={stepKey}
        itemName={nameOf}
        onReorder={({ wanted }) => {
          onChange({ ...rule, steps: wanted })
          return Promise.resolve(wanted)
        }}
      >
        {step => (
          <div className={styles.step}>
            <span className={styles.name}>{nameOf(step)}</span>
            <StepFields step={step} onChange={is => onChange(withChangedStep(rule, step, is))} />
            {rule.steps.length > 1 && (
              <RowButton
                verb="Remove"
                about={nameOf(step)}
                danger
                leftSection={<DeleteIcon size={16} />}
                onClick={() => onChange(withoutStep(rule, step))}
              />
            )}
          </div>
        )}
      </SortableList>
      {offered.length > 0 && (
        <NativeSelect
          className={styles.add}
          label="Add a step"
          value=""
          data={[{ value: '', label: 'Choose a step' }, ...offered.map(step => ({ value: stepKey(step), label: nameOf(step) }))]}
          onChange={({ currentTarget: { value } }) => add(value)}
        />
      )}
    </>
  )
}
