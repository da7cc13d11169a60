/** What a result is worth, in points of the table. */
export type ResultPoints = {
  readonly win: number
  readonly tie: number
  readonly loss: number
  /** Of a game that was lost without being played. */
  readonly forfeit: number
}

/**
 * A step of the order of a table: teams that all earlier ones left equal are compared by one figure (docs/standings.md#steps). `among`:
 * of the games alone that those who are still equal played against each other. `cap`: the most that one game may count.
 */
export type OrderStep =
  | { readonly step: 'percentage' }
  | ({ readonly step: 'points' } & ResultPoints)
  | { readonly step: 'losses' | 'wins' | 'headToHead' | 'forfeits' }
  | { readonly step: 'lot' }
  | { readonly step: 'difference'; readonly among: boolean; readonly cap: number | null }
  | { readonly step: 'scored' | 'conceded'; readonly among: boolean }

export type StepName = OrderStep['step']

export const STEP_NAMES = [
  'percentage',
  'points',
  'losses',
  'wins',
  'headToHead',
  'difference',
  'scored',
  'conceded',
  'forfeits',
  'lot',
] as const satisfies readonly StepName[]

/** The order of a league's table. */
export type OrderRule = {
  readonly steps: readonly OrderStep[]
  /** So many of the steps, from the first, decide ranks; the others only list those who share one. */
  readonly ranking: number
  /** Whether those who are still equal, once others were told apart by games against each other, begin with these games again. */
  readonly restarts: boolean
}

/** The steps of the specification that decide ranks: they look at wins and losses alone. */
export const RECORD_STEPS = [{ step: 'percentage' }, { step: 'losses' }, { step: 'wins' }] as const satisfies readonly OrderStep[]

/** The order of every table whose league has no rule of its own (docs/standings.md#order, docs/standings.md#ties). */
export const DEFAULT_ORDER_RULE: OrderRule = {
  steps: [
    ...RECORD_STEPS,
    { step: 'headToHead' },
    { step: 'difference', among: false, cap: null },
    { step: 'scored', among: false },
  ],
  ranking: RECORD_STEPS.length,
  restarts: false,
}

/** Steps in which less is better. */
const LESS_FIRST: readonly StepName[] = ['losses', 'conceded', 'forfeits', 'lot']

/** Below zero where the figure of one comes before that of the other. */
export const compareFigures = (step: StepName, one: number, other: number): number =>
  LESS_FIRST.includes(step) ? one - other : other - one

/** Whether a step looks at the games alone that those who are equal played against each other. */
export const isAmongEqual = (step: OrderStep): boolean => step.step === 'headToHead' || ('among' in step && step.among)

/** What a result is worth in the table, where points decide it. */
export const resultPointsOf = ({ steps }: OrderRule): ResultPoints | undefined => steps.find(step => step.step === 'points')
