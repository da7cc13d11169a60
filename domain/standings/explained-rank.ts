import type { EntryId } from '../ids/kinds'
import { isAmongEqual, type OrderStep } from '../order-rules/order-rule'
import type { StepFigure } from './step-figures'
import type { OrderedPlace, StepTaken } from './table-order'
import type { TableRecord } from './table-record'

/** A step between two teams: what each has in it, or none where it cannot compare them. */
export type ComparedStep = {
  readonly step: OrderStep
  /** Who was equal until then: both, and others. */
  readonly teams: readonly EntryId[]
  readonly own: StepFigure | null
  readonly other: StepFigure | null
}

/** A team against one that stands next to it in the table. */
export type ComparedNeighbour<Row> = {
  readonly where: 'above' | 'below'
  readonly row: Row
  readonly rank: number
  /** The steps that were taken, the one that decided last. */
  readonly steps: readonly ComparedStep[]
  /** Whether no step tells the two apart. */
  readonly equal: boolean
}

export type ExplainedRank<Row> = {
  readonly row: Row
  readonly rank: number
  readonly neighbours: readonly ComparedNeighbour<Row>[]
}

const compared = ({ step, teams, figures }: StepTaken, own: EntryId, other: EntryId): ComparedStep => ({
  step,
  teams,
  own: figures?.get(own) ?? null,
  other: figures?.get(other) ?? null,
})

/** Why a team has its rank, against the team above and the one below; undefined of one that is not in the table. */
export const explainRank = <Row extends TableRecord>(
  places: readonly OrderedPlace<Row>[],
  entry: EntryId,
): ExplainedRank<Row> | undefined => {
  const at = places.findIndex(({ row }) => row.entry === entry)
  const own = places[at]
  if (!own) return undefined
  const against = (where: 'above' | 'below'): ComparedNeighbour<Row>[] => {
    const [upper, other] = where === 'above' ? [places[at - 1], places[at - 1]] : [own, places[at + 1]]
    if (!upper?.toNext || !other) return []
    const { taken, at: decided } = upper.toNext
    const steps = taken.map(step => compared(step, entry, other.row.entry))
    return [{ where, row: other.row, rank: other.rank, steps, equal: decided === null }]
  }
  return { row: own.row, rank: own.rank, neighbours: [...against('above'), ...against('below')] }
}

/** Pairs of entries whose games against each other say why two teams stand as they do. */
export const pairsOf = (
  own: EntryId,
  { row, steps }: ComparedNeighbour<TableRecord>,
): readonly (readonly [EntryId, EntryId])[] => {
  const among = steps.filter(({ step }) => isAmongEqual(step))
  if (among.length === 0) return []
  const others = [...new Set(among.filter(({ own }) => own !== null).flatMap(({ teams }) => teams))]
  const third = others.filter(entry => entry !== own && entry !== row.entry)
  return [[own, row.entry], ...third.map(entry => [own, entry] as const), ...third.map(entry => [row.entry, entry] as const)]
}
