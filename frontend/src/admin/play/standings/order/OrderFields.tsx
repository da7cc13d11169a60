import { Alert, Checkbox, NativeSelect } from '@mantine/core'
import type { OrderRule } from '@fullcourt/domain/order-rules/order-rule'
import { ruleFault } from '@fullcourt/domain/order-rules/rule-faults'
import { lotsOnlyList, nameOf } from './draft'
import { StepList } from './StepList'

type Props = { readonly rule: OrderRule; readonly onChange: (rule: OrderRule) => void }

const ranksBy = ({ steps }: OrderRule) =>
  steps.map((step, place) => ({
    value: String(place + 1),
    label: place === steps.length - 1 ? 'all steps' : `the steps down to ${nameOf(step)}`,
  }))

/** The steps of a rule, what of them decides ranks, and what is wrong with it. */
export const OrderFields = ({ rule, onChange }: Props) => {
  const fault = ruleFault(rule)
  return (
    <>
      <StepList rule={rule} onChange={onChange} />
      <NativeSelect
        label="Ranks are decided by"
        description="Teams that these steps leave equal share a rank; the others only list them."
        value={String(rule.ranking)}
        data={ranksBy(rule)}
        onChange={({ currentTarget: { value } }) => onChange({ ...rule, ranking: Number(value) })}
      />
      {lotsOnlyList(rule) && (
        <Alert role="status">
          By lot no team gets a better rank yet: lots only say who of a shared rank is listed first. For ranks by lot choose “all
          steps” here.
        </Alert>
      )}
      <Checkbox
        label="Begin again with games against each other"
        description="For those who are still equal once others were told apart."
        checked={rule.restarts}
        onChange={({ currentTarget: { checked } }) => onChange({ ...rule, restarts: checked })}
      />
      {fault && (
        <Alert color="red" role="alert">
          {fault.message}
        </Alert>
      )}
    </>
  )
}
