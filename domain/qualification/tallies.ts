import { compareFigures, type OrderRule, type OrderStep } from '../order-rules/order-rule'
import { RECORD_FIGURES } from '../standings/standings-order'
import { tablePoints } from '../standings/step-figures'
import { wholeTally, type ResultTally, type TableRecord } from '../standings/table-record'

type TallyStep = Extract<OrderStep, { readonly step: 'percentage' | 'points' | 'losses' | 'wins' }>

const isTallyStep = (step: OrderStep): step is TallyStep =>
  step.step === 'percentage' || step.step === 'points' || step.step === 'losses' || step.step === 'wins'

/** The first steps of a rule, as far as they look at nothing but how many games were won, lost and tied. */
export const tallySteps = ({ steps }: OrderRule): readonly TallyStep[] => {
  const end = steps.findIndex(step => !isTallyStep(step))
  return (end < 0 ? steps : steps.slice(0, end)).filter(isTallyStep)
}

const figureOf = (step: TallyStep, tally: ResultTally) =>
  step.step === 'points' ? tablePoints(tally, step) : RECORD_FIGURES[step.step](tally)

/** Below zero where one is before the other by these steps; 0 where they leave both equal. */
export const compareTallies = (steps: readonly TallyStep[], one: ResultTally, other: ResultTally): number => {
  for (const step of steps) {
    const compared = compareFigures(step.step, figureOf(step, one), figureOf(step, other))
    if (compared !== 0) return compared
  }
  return 0
}

export const tallyNow = (row: TableRecord): ResultTally => {
  const { wins, losses, ties, forfeits } = wholeTally(row)
  return { wins, losses, ties, forfeits }
}

/** A tally with so many games more, that many of them won and all others lost, by forfeit where that is said. */
export const tallyWith = (
  { wins, losses, ties, forfeits }: ResultTally,
  { games, won, forfeited }: { readonly games: number; readonly won: number; readonly forfeited: boolean },
): ResultTally => ({
  wins: wins + won,
  losses: losses + games - won,
  ties,
  forfeits: forfeits + (forfeited ? games - won : 0),
})
