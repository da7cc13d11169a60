import type { OrderRule } from '../order-rules/order-rule'
import { waitingForLots } from './lots'
import { orderTable } from './table-order'
import { recordsOf } from './table.examples'

const BY_LOT: OrderRule = { steps: [{ step: 'percentage' }, { step: 'lot' }], ranking: 2, restarts: false }
const rows = recordsOf('Hawks 60–60 Owls', 'Bees 9–8 Cats', 'Dogs 9–8 Elks', 'Cats 9–8 Dogs', 'Elks 1–2 Bees')
const waiting = (rule: OrderRule, ...lots: readonly (readonly number[])[]) => waitingForLots(orderTable(rows, { rule, lots }))

it('Teams wait for lots group by group, until they are drawn', () => {
  expect(waiting(BY_LOT)).toEqual([
    [4, 5],
    [1, 2, 6],
  ])
  expect(waiting(BY_LOT, [6, 2, 1])).toEqual([[4, 5]])
})

it('Nobody waits where lots are no step', () =>
  expect(waiting({ ...BY_LOT, steps: [{ step: 'percentage' }], ranking: 1 })).toEqual([]))
