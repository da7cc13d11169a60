/**
 * What can be wrong by itself. A component that has something new to report adds a line here and says two more where it learns
 * of it and where it is over:
 *
 *     condition.report('policies', { message: '2 facts are parked: see GET /api/projections.' }, String(error))
 *     condition.clear('policies')
 *
 * Log, health, metrics and the refusal of writes follow from that. `Condition` is injected by its class; stores that are opened
 * before the framework are handed it (`app/application.ts`).
 */
export const COMPONENTS = [
  'eventStoreReads',
  'eventStoreWrites',
  'eventStoreSubscription',
  'eventStoreDamage',
  'readStore',
  'documentsDamage',
  'projections',
  'starting',
  'building',
  'beginning',
  'policies',
  'privateStore',
  'privateStoreWrites',
  'personKeys',
  'fileStore',
  'fileMove',
  'mail',
] as const

export type Component = (typeof COMPONENTS)[number]

/** What is wrong with a component. What it does not name is not touched by it. */
export type ComponentProblem = {
  /** A sentence for the operator. Health shows it to everybody: no addresses, no names, no texts of engines. */
  readonly message: string
  /** `stale`: reads are answered and show less than has happened. `failing`: they are tried, and fail. */
  readonly reads?: 'stale' | 'failing'
  /** `failing`: writes are tried, and fail. `refused`: none is tried, all are refused before anything is written. */
  readonly writes?: 'failing' | 'refused'
}

/** A problem that goes on: since when, and how often it was reported. */
export type StandingProblem = ComponentProblem & { readonly component: Component; readonly since: Date; readonly times: number }
