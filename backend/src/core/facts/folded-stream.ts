import type { Fact, Recorded } from '@fullcourt/domain/facts/fact'
import type { StreamOf } from '@fullcourt/domain/facts/stream-of'
import type { Position } from '@fullcourt/event-store/port'

/** A stream of any kind, for what handles all kinds alike. */
export type AnyStream = StreamOf<unknown, Fact<string, unknown>, unknown>

/** Where a command ended in a stream. */
export type Written = { readonly revision: number; readonly position: Position; readonly time: string }

/**
 * How long a command is known by its id, reckoned back from the stream's last fact. A repeated call is known by its idempotency
 * record for as long; jobs and policies know by its facts what they have done, and nothing is written while they are cut off.
 */
export const KNOWN_MILLISECONDS = 24 * 60 * 60 * 1_000

/** A stream folded up to its last known fact. */
export type FoldedStream<State> = {
  readonly state: State
  readonly revision: 'none' | number
  /** The position of its last fact; null for an empty stream. */
  readonly position: Position | null
  /** Id of its last fact. */
  readonly lastId: string | null
  /** When its last fact was written, ISO 8601. */
  readonly lastTime: string | null
  /** What each command of the last day wrote last, by command id. It changes in place: copying it would make an edit as slow as its stream is long. */
  readonly commands: Map<string, Written>
  /** The revision at which each part was changed last; grows in place as well. */
  readonly parts: Map<string, number>
}

export const emptyStream = <State>(initial: State): FoldedStream<State> => ({
  state: initial,
  revision: 'none',
  position: null,
  lastId: null,
  lastTime: null,
  commands: new Map(),
  parts: new Map(),
})

/** The revision that the stream's next fact will have. */
export const nextRevision = ({ revision }: FoldedStream<unknown>): number => (revision === 'none' ? 0 : revision + 1)

/** Folds what came after; a stream may hold facts of several contexts, and each folds only its own. */
export const foldOn = <State, F extends Fact<string, unknown>, Id>(
  stream: StreamOf<State, F, Id>,
  folded: FoldedStream<State>,
  facts: readonly Recorded<Fact<string, unknown>>[],
): FoldedStream<State> => {
  const last = facts.at(-1)
  if (last === undefined) return folded
  const { commands, parts } = folded
  let state = folded.state
  for (const fact of facts) {
    state = evolveAll(stream, state, fact)
    const { command, time } = fact.metadata
    commands.set(command, { revision: fact.revision, position: fact.position, time })
    for (const part of partsOf(stream, fact)) parts.set(part, fact.revision)
  }
  const { revision, position, id, metadata } = last
  forgetOld(commands, metadata.time)
  return { state, revision, position, lastId: id, lastTime: metadata.time, commands, parts }
}

/** Commands are in the order in which they were written. */
const forgetOld = (commands: Map<string, Written>, lastTime: string): void => {
  const oldest = new Date(Date.parse(lastTime) - KNOWN_MILLISECONDS).toISOString()
  for (const [id, { time }] of commands) {
    if (time >= oldest) return
    commands.delete(id)
  }
}

/** A state after one fact. That of another context falls through `evolve`, which says nothing then. */
export const evolveAll = <State, F extends Fact<string, unknown>, Id>(
  { evolve }: StreamOf<State, F, Id>,
  state: State,
  fact: Recorded<Fact<string, unknown>>,
): State => (evolve(state, fact as unknown as F) as State | undefined) ?? state

/** The parts of its thing that a fact changed; none where it is of another context. */
export const partsOf = <State, F extends Fact<string, unknown>, Id>(
  stream: StreamOf<State, F, Id>,
  fact: Fact<string, unknown>,
): readonly string[] => stream.partsOf?.(fact as unknown as F) ?? []
