import type { Outcome } from '../../facts/decider'
import type { ExpectedRevision } from '../../facts/expected-revision'
import { Refused } from '../../facts/refused'

/**
 * A move of teams that is refused says who moved them since the form read where they are. One that still goes is no conflict,
 * whatever came in between: the same team put into the same division by two people is where both want it.
 */
export const whoWasFaster = async (
  expected: ExpectedRevision | undefined,
  move: (expected?: ExpectedRevision) => Promise<Outcome>,
): Promise<Outcome> => {
  try {
    return await move()
  } catch (error) {
    if (expected === undefined || !(error instanceof Refused)) throw error
    return move(expected)
  }
}
