import type { EntryId } from '../ids/kinds'
import { isAmongEqual, resultPointsOf, type OrderRule, type OrderStep, type ResultPoints } from '../order-rules/order-rule'
import { RECORD_FIGURES, shareOfWins } from './standings-order'
import { gamesIn, tallyOf, wholeTally, type TableRecord, type GamesTally, type ResultTally } from './table-record'

/** By what the table of a league is ordered: its rule, and the lots that were drawn in it, each an order of entries. */
export type TableOrder = { readonly rule: OrderRule; readonly lots: readonly (readonly EntryId[])[] }

/** What a team has in a step: what is compared, and the games that it is of. */
export type StepFigure = { readonly value: number; readonly tally: GamesTally }

/** By entry. */
export type StepFigures = ReadonlyMap<EntryId, StepFigure>

/** The points of a table that results come to. */
export const tablePoints = ({ wins, losses, ties, forfeits }: ResultTally, { win, tie, loss, forfeit }: ResultPoints): number =>
  wins * win + ties * tie + (losses - forfeits) * loss + forfeits * forfeit

const capped = ({ scored, conceded, margins }: GamesTally, cap: number | null) =>
  cap === null ? scored - conceded : margins.reduce((total, margin) => total + Math.max(-cap, Math.min(cap, margin)), 0)

const shareOrPoints = (tally: GamesTally, rule: OrderRule) => {
  const points = resultPointsOf(rule)
  return points ? tablePoints(tally, points) : shareOfWins(tally)
}

const valueOf = (step: Exclude<OrderStep, { step: 'lot' }>, tally: GamesTally, rule: OrderRule): number => {
  switch (step.step) {
    case 'percentage':
    case 'losses':
    case 'wins':
      return RECORD_FIGURES[step.step](tally)
    case 'points':
      return tablePoints(tally, step)
    case 'headToHead':
      return shareOrPoints(tally, rule)
    case 'difference':
      return capped(tally, step.cap)
    case 'scored':
    case 'conceded':
    case 'forfeits':
      return tally[step.step]
  }
}

/** Ties are worth nothing where shares of wins are compared: who only tied has not met. */
const haveMet = (step: OrderStep, tally: GamesTally, rule: OrderRule) =>
  step.step === 'headToHead' && !resultPointsOf(rule) ? tally.wins + tally.losses > 0 : gamesIn(tally) > 0

/** Of the games among the equal; undefined unless each has met every other. */
const amongThem = (
  step: OrderStep,
  teams: readonly TableRecord[],
  rule: OrderRule,
): ReadonlyMap<EntryId, GamesTally> | undefined => {
  const tallies = new Map<EntryId, GamesTally>()
  for (const { entry, against } of teams) {
    const met = teams.filter(other => other.entry !== entry).map(other => against.get(other.entry))
    if (met.some(record => record === undefined || !haveMet(step, tallyOf([record]), rule))) return undefined
    tallies.set(entry, tallyOf(met.flatMap(record => record ?? [])))
  }
  return tallies
}

const lotsOf = (teams: readonly TableRecord[], lots: TableOrder['lots']): StepFigures | undefined => {
  const drawn = lots.find(order => teams.every(({ entry }) => order.includes(entry)))
  return drawn && new Map(teams.map(team => [team.entry, { value: drawn.indexOf(team.entry) + 1, tally: wholeTally(team) }]))
}

/**
 * By what a step compares teams that are equal so far; undefined where it cannot: some have not met each other, or no lots were drawn
 * for them (docs/standings.md#steps).
 */
export const stepFigures = (
  step: OrderStep,
  teams: readonly TableRecord[],
  { rule, lots }: TableOrder,
): StepFigures | undefined => {
  if (step.step === 'lot') return lotsOf(teams, lots)
  const tallies = isAmongEqual(step)
    ? amongThem(step, teams, rule)
    : new Map(teams.map(team => [team.entry, wholeTally(team)] as const))
  return tallies && new Map([...tallies].map(([entry, tally]) => [entry, { value: valueOf(step, tally, rule), tally }]))
}
