import type { RunnerProblem } from '@fullcourt/projections/runner/problem'
import type { Condition } from './condition'

const MESSAGES: { readonly [kind in RunnerProblem['kind']]: string } = {
  'newer-fact': 'A newer Fullcourt wrote into this log. Start the newer one: until then pages show what was before.',
  away: 'A store is away that the documents need.',
  still: 'The documents do not go on although there are new facts.',
  failed: 'The projections gave up; the log says why. Start Fullcourt again.',
}

/**
 * Reports what keeps the documents from going on. Pages show what was before; a change is refused before it is written,
 * because nobody would see it (design 3, Read your own write).
 */
export const reportRunnerProblem = (condition: Condition, problem: RunnerProblem | null): void => {
  if (problem === null) return condition.clear('projections')
  const { kind, error } = problem
  condition.report('projections', { message: MESSAGES[kind], reads: 'stale', writes: 'refused' }, error?.message)
}
