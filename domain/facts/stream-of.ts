import type { Fact } from './fact'

/** How the facts of one kind of stream become what decisions need to know; nothing for display. */
export type StreamOf<State, F extends Fact<string, unknown>, Id> = {
  /** The stream's name (docs/facts.md#streams). */
  readonly name: (id: Id) => string
  readonly initial: State
  readonly evolve: (state: State, fact: F) => State
  /**
   * The parts that a fact changed, of those that people edit in forms: two people do not disturb each other by different parts
   * (docs/http-api.md#two-people-at-once).
   */
  readonly partsOf?: (fact: F) => readonly string[]
}
