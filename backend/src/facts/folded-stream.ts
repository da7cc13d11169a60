import type { Fact, Recorded } from '@fullcourt/domain/facts/fact'
import type { StreamOf } from '@fullcourt/domain/facts/stream-of'
import type { Position } from '@fullcourt/event-store/port'

/** Where a command ended in a stream. */
export type Written = { readonly revision: number; readonly position: Position }

/** A stream folded up to its last known fact. */
export type FoldedStream<State> = {
  readonly state: State
  readonly revision: 'none' | number
  /** Where its last fact stands; null for an empty stream. */
  readonly position: Position | null
  /** When its last fact was written, ISO 8601. */
  readonly lastTime: string | null
  /** What each command wrote last, by command id. It grows in place: copying it would make an edit as slow as its stream is long. */
  readonly commands: Map<string, Written>
}

export const emptyStream = <State>(initial: State): FoldedStream<State> => ({
  state: initial,
  revision: 'none',
  position: null,
  lastTime: null,
  commands: new Map(),
})

/** Folds what came after; a stream may hold facts of several contexts, and each folds only its own. */
export const foldOn = <State, F extends Fact<string, unknown>, Id>(
  stream: StreamOf<State, F, Id>,
  folded: FoldedStream<State>,
  facts: readonly Recorded<Fact<string, unknown>>[],
): FoldedStream<State> => {
  const last = facts.at(-1)
  if (last === undefined) return folded
  const { commands } = folded
  let state = folded.state
  for (const fact of facts) {
    state = evolved(stream, state, fact)
    commands.set(fact.metadata.command, { revision: fact.revision, position: fact.position })
  }
  return { state, revision: last.revision, position: last.position, lastTime: last.metadata.time, commands }
}

/** A fact of another context falls through `evolve`, which says nothing then. */
const evolved = <State, F extends Fact<string, unknown>, Id>(
  { evolve }: StreamOf<State, F, Id>,
  state: State,
  fact: Recorded<Fact<string, unknown>>,
): State => (evolve(state, fact as unknown as F) as State | undefined) ?? state
