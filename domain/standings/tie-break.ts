import { STEP_NAMES, type StepName } from '../order-rules/order-rule'
import type { TableOrder } from './step-figures'
import { orderTable, type OrderedPlace, type Separation } from './table-order'
import type { TableRecord } from './table-record'

/** Which step put a team above the next one, though the first one left them equal, and by which figures. */
export type TieBreak =
  | {
      readonly step: Exclude<StepName, 'headToHead'>
      readonly own: number
      readonly other: number
      /** How many teams were compared by what they played against each other; absent where all games count. */
      readonly teams?: number
    }
  | {
      readonly step: 'headToHead'
      readonly wins: number
      readonly losses: number
      /** How many teams were compared by what they played against each other. */
      readonly teams: number
    }
  /** Nothing tells them apart: they keep the order that they came in. */
  | { readonly step: 'equal' }

export const TIE_BREAK_STEPS = [...STEP_NAMES, 'equal'] as const satisfies readonly TieBreak['step'][]

/** A team's place: its rank, and why it stands above the next one; null where the first step says it, and for the last. */
export type TablePlace<Row> = OrderedPlace<Row> & { readonly tieBreak: TieBreak | null }

const tieBreakOf = ({ taken, at }: Separation, { entry }: TableRecord, next: TableRecord): TieBreak | null => {
  if (at === 0) return null
  const decided = taken.at(-1)
  const [own, other] = [decided?.figures?.get(entry), decided?.figures?.get(next.entry)]
  if (at === null || !decided || !own || !other) return { step: 'equal' }
  const { step, teams } = decided
  if (step.step === 'headToHead')
    return { step: 'headToHead', wins: own.tally.wins, losses: own.tally.losses, teams: teams.length }
  const figures = { step: step.step, own: own.value, other: other.value }
  return 'among' in step && step.among ? { ...figures, teams: teams.length } : figures
}

/**
 * A table in its order, which is by share of wins, fewer losses and more wins unless its league has a rule of its own
 * (docs/standings.md#order). Teams of one rank are listed by their games against each other, where each has met every other, then by
 * points scored less allowed, then by points scored; what is still equal keeps the order that it came in.
 * See docs/standings.md#ties.
 */
export const tablePlacesOf = <Row extends TableRecord>(rows: readonly Row[], order?: TableOrder): readonly TablePlace<Row>[] => {
  const places = orderTable(rows, order)
  return places.map((place, at) => {
    const next = places[at + 1]
    return { ...place, tieBreak: place.toNext && next ? tieBreakOf(place.toNext, place.row, next.row) : null }
  })
}
