import type { RunnerHealth } from '@fullcourt/projections/runner/runner'
import type { Condition } from '../../storage/condition/condition'
import type { ReadyAnswer } from './health.answers'

/** How the product is, from what is known. */
export const readyFrom = (
  condition: Condition,
  { state, leads, position, head, ready, complete }: Omit<RunnerHealth, 'error' | 'behind'>,
  building: ReadyAnswer['building'],
): ReadyAnswer => {
  const [reads, writes] = [condition.reads(), condition.writes()]
  const isWell = ready && reads === 'served' && writes === 'accepted'
  return {
    status: isWell ? 'ready' : 'not ready',
    reads: { status: reads === 'failing' || complete ? reads : 'building' },
    writes: { status: writes },
    problems: condition.problems().map(({ component, message, since, times }) => ({
      component,
      message,
      since: since.toISOString(),
      times,
    })),
    building,
    role: leads ? 'leader' : 'standby',
    projections: state,
    position,
    head,
  }
}
