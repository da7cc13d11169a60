import type { Fact } from './fact'

/** How the facts of one kind of stream become what decisions need to know; nothing for display. */
export type StreamOf<State, F extends Fact<string, unknown>, Id> = {
  /** The stream's name (design 2, table of streams). */
  readonly name: (id: Id) => string
  readonly initial: State
  readonly evolve: (state: State, fact: F) => State
  /**
   * The parts that a fact changed, of those that people edit in forms: two people do not disturb each other by different parts
   * (design 4, Two people at the same score).
   */
  readonly partsOf?: (fact: F) => readonly string[]
}
