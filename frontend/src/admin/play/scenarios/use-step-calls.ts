import type { ScenarioChangeDto } from '../../../api/schema'
import { FAILURES } from '../../parts/feedback/failures'
import { useCommand } from '../../parts/feedback/use-command'
import { useRemoveStep, useSetStep } from './queries'

/** Changes a scenario; what failed is said. */
export type StepCalls = {
  readonly set: (change: ScenarioChangeDto) => void
  readonly remove: (step: number) => void
}

export const useStepCalls = (id: number): StepCalls => {
  const set = useSetStep(id)
  const remove = useRemoveStep(id)
  const run = useCommand()
  return {
    set: change => void run({ call: () => set.mutateAsync(change), failure: FAILURES.changeScenario }),
    remove: step => void run({ call: () => remove.mutateAsync(step), failure: FAILURES.changeScenario }),
  }
}
