import { groupBy } from '../facts/group-by'
import { isAmongEqual, resultPointsOf, type OrderStep } from '../order-rules/order-rule'
import { stepFigures, type TableOrder } from './step-figures'
import type { TableRecord } from './table-record'

/** Whether a step looks at single games, be they those of the equal alone or all of them. */
const looksAtMeetings = (step: OrderStep): boolean =>
  isAmongEqual(step) || step.step === 'points' || step.step === 'forfeits' || (step.step === 'difference' && step.cap !== null)

/**
 * The rows of a table of which it must be known what they came to against each other, so that all are ordered: the others are told apart
 * by steps before the first one that looks at it (docs/standings.md#steps). All of them where points of the table are counted.
 */
export const needingMeetings = <Row extends Omit<TableRecord, 'against'>>(
  rows: readonly Row[],
  order: TableOrder,
): readonly Row[] => {
  const { rule } = order
  if (resultPointsOf(rule)) return rows
  const first = rule.steps.findIndex(looksAtMeetings)
  if (first === -1) return []
  const lot = rule.steps.findIndex(({ step }) => step === 'lot')
  const records = rows.map(row => ({ ...row, against: new Map<number, never>() }))
  const before = rule.steps.slice(0, lot === -1 ? first : Math.min(lot, first)).map(step => stepFigures(step, records, order))
  const equal = groupBy(rows, ({ entry }) => before.map(figures => figures?.get(entry)?.value).join(' '))
  return equal.filter(({ length }) => length > 1).flat()
}
