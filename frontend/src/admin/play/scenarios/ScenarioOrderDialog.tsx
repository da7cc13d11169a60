import { Button, Group, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ruleFault } from '@fullcourt/domain/order-rules/rule-faults'
import type { OrderRule } from '@fullcourt/domain/order-rules/order-rule'
import type { ScenarioChangeDto, ScenarioDetailAnswer } from '../../../api/schema'
import { Dialog } from '../../parts/dialogs/Dialog'
import { QueryState } from '../../parts/feedback/QueryState'
import { ruleOf } from '../standings/order/draft'
import { OrderFields } from '../standings/order/OrderFields'
import { orderRuleQuery } from '../standings/order/queries'

type Props = { scenario: ScenarioDetailAnswer; onSet: (change: ScenarioChangeDto) => void; onClose: () => void }

type EditorProps = { first: OrderRule; onUse: (rule: OrderRule) => void; onClose: () => void }

const Editor = ({ first, onUse, onClose }: EditorProps) => {
  const [rule, setRule] = useState(first)
  return (
    <Stack>
      <OrderFields rule={rule} onChange={setRule} />
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={ruleFault(rule) !== undefined} onClick={() => onUse(rule)}>
          Use in this scenario
        </Button>
      </Group>
    </Stack>
  )
}

/** Orders the table of a scenario by another rule. */
export const ScenarioOrderDialog = ({ scenario, onSet, onClose }: Props) => {
  const real = useQuery(orderRuleQuery({ seasonId: scenario.season_id, leagueId: scenario.leagueId }))
  const own = scenario.steps.find(({ kind }) => kind === 'orderRule')?.rule
  const use = (rule: OrderRule) => {
    onSet({ kind: 'orderRule', rule: { ...rule, steps: [...rule.steps] } })
    onClose()
  }
  return (
    <Dialog opened onClose={onClose} title="Another table order" size="lg">
      <QueryState of={real}>{({ rule }) => <Editor first={ruleOf(own ?? rule)} onUse={use} onClose={onClose} />}</QueryState>
    </Dialog>
  )
}
