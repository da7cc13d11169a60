import type { Runner } from '@fullcourt/projections/runner/runner'
import type { Condition } from '../condition/condition'
import { rebuildAnswer } from '../projections-admin/rebuild-answer'
import type { ReadyAnswer } from './health.answers'

/** How the product is, from what is known. */
export const readyAnswer = (condition: Condition, runner: Runner): ReadyAnswer => {
  const { state, position, head, ready } = runner.health()
  const [reads, writes] = [condition.reads(), condition.writes()]
  const isWell = ready && reads === 'served' && writes === 'accepted'
  return {
    status: isWell ? 'ready' : 'not ready',
    reads: { status: reads },
    writes: { status: writes },
    problems: condition.problems().map(({ component, message, since, times }) => ({
      component,
      message,
      since: since.toISOString(),
      times,
    })),
    building: runner
      .rebuilds()
      .filter(({ goesOn }) => goesOn)
      .map(rebuild => rebuildAnswer(rebuild.progress())),
    projections: state,
    position,
    head,
  }
}
