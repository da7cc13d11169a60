import { factsOrNothing, type Decision } from '@fullcourt/domain/facts/decision'
import type { Fact } from '@fullcourt/domain/facts/fact'
import type { StreamOf } from '@fullcourt/domain/facts/stream-of'

/** Several decisions of one stream as one: each sees what those before it came to, and one that is refused refuses all. */
export const decideInSequence = <State, F extends Fact<string, unknown>, Id>(
  { evolve }: StreamOf<State, F, Id>,
  initial: State,
  decisions: readonly ((state: State) => Decision<F>)[],
): Decision<F> => {
  const written: F[] = []
  let state = initial
  for (const decide of decisions) {
    const decision = decide(state)
    if (decision.kind === 'refused') return decision
    if (decision.kind === 'nothing') continue
    written.push(...decision.facts)
    state = decision.facts.reduce(evolve, state)
  }
  return factsOrNothing(written)
}
