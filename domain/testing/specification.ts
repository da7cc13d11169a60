import type { Decision, Refusal } from '../facts/decision'
import type { Fact } from '../facts/fact'

type Then<F> = {
  then: (...expected: F[]) => void
  thenNothing: () => void
  thenRefused: (why: Refusal['why'], message?: string) => void
}

/**
 * Given facts, when a command is decided, then facts or a refusal: the form of every spec of a decision.
 *
 *     given(scheduled(), scored('61–58')).when(updateScore('61–59')).then(scored('61–59', { was: '61–58' }))
 */
export const specification =
  <State, F extends Fact<string, unknown>>(initial: State, evolve: (state: State, fact: F) => State) =>
  (...history: F[]) => ({
    when: (decide: (state: State) => Decision<F>): Then<F> => {
      const decision = decide(history.reduce(evolve, initial))
      return {
        then: (...expected) => expect(decision).toStrictEqual({ kind: 'facts', facts: expected }),
        thenNothing: () => expect(decision).toEqual({ kind: 'nothing' }),
        thenRefused: (why, message) =>
          expect(decision).toMatchObject({ kind: 'refused', why, ...(message === undefined ? {} : { message }) }),
      }
    },
  })
