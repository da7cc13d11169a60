import type { StepName } from './order-rule'

/** A step with whatever it has: as a rule holds it, or as an answer does. */
type StepParts = {
  readonly step: StepName
  readonly among?: boolean
  readonly cap?: number | null
  readonly win?: number
  readonly tie?: number
  readonly loss?: number
  readonly forfeit?: number
}

type RuleParts = { readonly steps: readonly StepParts[]; readonly ranking: number; readonly restarts: boolean }

const NAMES: { readonly [step in StepName]: string } = {
  percentage: 'share of games won',
  points: 'points',
  losses: 'fewer losses',
  wins: 'more wins',
  headToHead: 'head to head',
  difference: 'difference',
  scored: 'scored',
  conceded: 'conceded',
  forfeits: 'fewest forfeits',
  lot: 'drawn by lot',
}

/** What a step is called, without its points and caps: `difference among the equal`. */
export const nameOfStep = ({ step, among = false }: StepParts): string => `${NAMES[step]}${among ? ' among the equal' : ''}`

const figuresOfStep = ({ step, win, tie, loss, forfeit, cap = null }: StepParts) => {
  if (step === 'points') return ` (win ${win}, tie ${tie}, loss ${loss}, forfeit ${forfeit})`
  return cap === null ? '' : ` (${cap} a game at most)`
}

const stepsInWords = (steps: readonly StepParts[]) => steps.map(step => nameOfStep(step) + figuresOfStep(step)).join(', ')

/** A rule in words; null is that of the specification. */
export const ruleInWords = (rule: RuleParts | null): string => {
  if (rule === null) return 'the standard order'
  const { steps, ranking, restarts } = rule
  const list = stepsInWords(steps.slice(ranking))
  return `${stepsInWords(steps.slice(0, ranking))}${list && `; within a rank ${list}`}${restarts ? '; the equal begin again' : ''}`
}
