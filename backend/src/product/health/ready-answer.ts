import type { Runner } from '@fullcourt/projections/runner/runner'
import type { Condition } from '../../storage/condition/condition'
import { rebuildAnswer } from '../projections-admin/rebuild-answer'
import type { ReadyAnswer } from './health.answers'

/** How the product is, from what is known. */
export const readyAnswer = (condition: Condition, runner: Runner): ReadyAnswer => {
  const { state, leads, position, head, ready, complete } = runner.health()
  const [reads, writes] = [condition.reads(), condition.writes()]
  const building = runner.building().map(rebuildAnswer)
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
