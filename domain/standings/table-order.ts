import type { EntryId } from '../ids/kinds'
import { groupBy } from '../facts/group-by'
import { compareFigures, DEFAULT_ORDER_RULE, isAmongEqual, type OrderStep } from '../order-rules/order-rule'
import { stepFigures, type TableOrder, type StepFigures } from './step-figures'
import type { TableRecord } from './table-record'

export const DEFAULT_ORDER: TableOrder = { rule: DEFAULT_ORDER_RULE, lots: [] }

/** A step as it was taken: who was equal until then, and by what it compared them; undefined where it could not. */
export type StepTaken = {
  readonly step: OrderStep
  readonly teams: readonly EntryId[]
  readonly figures: StepFigures | undefined
}

/** Why a team stands above the next one: the steps that were taken, of which the last one told them apart, unless they are equal. */
export type Separation = {
  readonly taken: readonly StepTaken[]
  /** The place in the rule of the step that told them apart; null where none did. */
  readonly at: number | null
}

/** A team's place in its table; below the last one there is none. */
export type OrderedPlace<Row> = { readonly rank: number; readonly row: Row; readonly toNext: Separation | null }

/** Whether it is known by now how a step compares these teams: of a step that still is open nothing follows. */
export type IsSettled = (step: OrderStep, teams: readonly TableRecord[]) => boolean

/** What is known of an order: the first so many steps leave all teams equal, and which of the others are settled. */
type Known = { readonly equalBefore: number; readonly isSettled: IsSettled }

const EVERYTHING: Known = { equalBefore: 0, isSettled: () => true }

/** By what teams are ordered, and how much of it is known. */
type Ordering = { readonly order: TableOrder; readonly isSettled: IsSettled }

type Placed<Row> = { readonly row: Row; readonly toNext: Separation }

/** Teams that are equal so far, ordered by the steps from this one. */
const ordered = <Row extends TableRecord>(
  teams: readonly Row[],
  from: number,
  taken: readonly StepTaken[],
  by: Ordering,
): readonly Placed<Row>[] => {
  const { order, isSettled } = by
  const { steps, restarts } = order.rule
  const step = steps[from]
  if (teams.length === 1 || step === undefined || !isSettled(step, teams))
    return teams.map(row => ({ row, toNext: { taken, at: null } }))
  const figures = stepFigures(step, teams, order)
  const valueOf = ({ entry }: Row) => figures?.get(entry)?.value ?? 0
  const so = [...taken, { step, teams: teams.map(({ entry }) => entry), figures }]
  const apart = groupBy(
    [...teams].sort((a, b) => compareFigures(step.step, valueOf(a), valueOf(b))),
    valueOf,
  )
  const again = steps.findIndex(isAmongEqual)
  const next = restarts && apart.length > 1 && again >= 0 && again <= from ? again : from + 1
  return apart.flatMap(equal => {
    const below = ordered(equal, next, so, by)
    return below.map((placed, at) => (at === below.length - 1 ? { ...placed, toNext: { taken: so, at: from } } : placed))
  })
}

/**
 * A table in its order, and of each neighbours why: the steps that sort are those that explain (docs/standings.md#steps). What no
 * step tells apart, or what a step that is not settled would, keeps the order that it came in.
 */
export const orderTable = <Row extends TableRecord>(
  rows: readonly Row[],
  order: TableOrder = DEFAULT_ORDER,
  { equalBefore, isSettled }: Known = EVERYTHING,
): readonly OrderedPlace<Row>[] => {
  const placed = rows.length === 0 ? [] : ordered(rows, equalBefore, [], { order, isSettled })
  let rank = 1
  return placed.map(({ row, toNext }, place) => {
    const before = placed[place - 1]?.toNext.at
    if (place > 0 && before !== null && before !== undefined && before < order.rule.ranking) rank = place + 1
    return { rank, row, toNext: place === placed.length - 1 ? null : toNext }
  })
}
