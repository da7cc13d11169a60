import { refuse, type Decision } from '@fullcourt/domain/facts/decision'
import type { Fact, Recorded } from '@fullcourt/domain/facts/fact'
import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import type { StreamOf } from '@fullcourt/domain/facts/stream-of'
import { RevisionConflict } from '@fullcourt/event-store/errors'
import type { EventStore, Position } from '@fullcourt/event-store/port'
import type { SealReason } from '../../storage/people/sealed-reason'
import { forkOfWork } from '../../storage/fork/fork'
import type { CommandContext } from './command-context'
import { refuseUnlessAsInFork } from './decided-as'
import { logOfFork, type DecidedLog } from './decided-log'
import { changesUnseen, eachExpected, firstUnseen, type ExpectedRevisions, type ExpectedRevision } from './expected-revision'
import { emptyStream, foldOn, nextRevision, type FoldedStream } from './folded-stream'
import { asRecorded, toAppend, writtenFacts } from './new-facts'
import { recallAll } from './recall-all'
import { Busy, FigureChanged, Refused } from './refused'
import { KeyedQueue } from './keyed-queue'
import type { Look, StreamStates } from './stream-states'
import { withoutUndone } from './without-undone'

/** What a command came to: the facts it wrote now, and the position its reader must have seen (null: nothing ever written). */
export type Outcome = {
  readonly facts: readonly AnyFact[]
  readonly position: Position | null
  readonly revision: number | null
  /** The command was done before; what it wrote then is not among the facts. */
  readonly isRepeated?: true
}

/** Of a command that has an effect beside the log alone. */
export const WROTE_NOTHING: Outcome = { facts: [], position: null, revision: null }

/** What a decision may look at beside the state: the time, and when the stream's last fact was written. */
export type Moment = { readonly now: string; readonly lastTime: string | null }

export type Handle<State, F extends AnyFact, Id> = {
  readonly stream: StreamOf<State, Recorded<F>, Id>
  readonly id: Id
  readonly context: CommandContext
  /** The organization that the facts belong to; null for facts of the installation. */
  readonly organization: number | null
  readonly decide: (state: State, moment: Moment) => Decision<F>
  /** The revision at which the caller's form read what it changes. */
  readonly expectedRevision?: ExpectedRevisions
  /**
   * What must be there before the facts (a password's hash, a photo): runs once, ahead of the append, and only for a command
   * that is neither done already nor refused.
   */
  readonly prepare?: (() => Promise<void>) | undefined
}

/** Decisions on what was read; one on a cached state is made before them and not counted. */
const ATTEMPTS = 3

const BEYOND_HEAD = refuse('conflict', 'This has changed since you opened it. Load it again before you save.')

/**
 * The one place that knows streams, revisions, retries, ids and metadata of facts (docs/facts.md#commands): commands of one stream run one
 * after another within a process; a command that is already in its stream is not decided again; a decision on a cached state
 * is guarded by the expected revision, and made again on what is read where it is refused; re-decided up to 3 times when another
 * process was faster.
 */
export class Decider {
  private readonly own: DecidedLog

  constructor(
    store: EventStore,
    states: StreamStates,
    private readonly now: () => Date,
    private readonly sealReason: SealReason,
  ) {
    this.own = { store, states, queue: new KeyedQueue() }
  }

  /** What is decided on: the log, or the fork that the work belongs to. */
  private get log(): DecidedLog {
    const fork = forkOfWork()
    return fork === undefined ? this.own : logOfFork(fork, this.own)
  }

  /** Folds, decides and appends. Throws `Refused`, `FigureChanged`, `Busy` or an error of the store. */
  handle<State, F extends AnyFact, Id>(command: Handle<State, F, Id>): Promise<Outcome> {
    const { stream, id, prepare, context } = command
    if (context.checksOnly) return this.check(command).then(() => WROTE_NOTHING)
    let prepared: Promise<void> | undefined
    const once = { ...command, prepare: () => (prepared ??= prepare?.() ?? Promise.resolve()) }
    const name = stream.name(id)
    return this.log.queue.run(name, async () => this.attempt(once, await this.log.states.look(stream, name), ATTEMPTS))
  }

  /**
   * Throws what `handle` would throw now, and writes nothing: a call that writes two streams asks about both before it writes the
   * first (docs/facts.md#commands).
   */
  async check<State, F extends AnyFact, Id>(command: Handle<State, F, Id>): Promise<void> {
    const name = command.stream.name(command.id)
    const { folded, isCached } = await this.log.states.look(command.stream, name)
    try {
      await this.decision(command, folded)
    } catch (error) {
      if (!isCached || !(error instanceof Refused)) throw error
      await this.decision(command, await this.log.states.read(command.stream, name))
    }
  }

  /**
   * What a command wrote, where it is in its stream already; undefined where it is not. A handler that acts beside the
   * stream asks before it acts: nothing is done for a command that is done.
   */
  async done<State, F extends Fact<string, unknown>, Id>(
    stream: StreamOf<State, F, Id>,
    id: Id,
    context: CommandContext,
  ): Promise<Outcome | undefined> {
    const name = stream.name(id)
    const { folded, isCached } = await this.log.states.look(stream, name)
    const known = outcomeOf(folded, context)
    return known ?? (isCached ? outcomeOf(await this.log.states.read(stream, name), context) : undefined)
  }

  /** What a stream comes to now, for decisions that look at several. */
  async state<State, F extends Fact<string, unknown>, Id>(stream: StreamOf<State, F, Id>, id: Id): Promise<State> {
    return (await this.fold(stream, id)).state
  }

  /** Like `state`, with the revision and time of the stream's last fact. */
  async fold<State, F extends Fact<string, unknown>, Id>(stream: StreamOf<State, F, Id>, id: Id): Promise<FoldedStream<State>> {
    return (await this.log.states.look(stream, stream.name(id))).folded
  }

  /** What a stream had come to before a revision: folded anew, for what is asked seldom. */
  async stateBefore<State, F extends Fact<string, unknown>, Id>(
    stream: StreamOf<State, F, Id>,
    id: Id,
    revision: number,
  ): Promise<State> {
    const stored = await this.log.store.read(stream.name(id))
    const before = stored.filter(fact => fact.revision < revision)
    return foldOn(stream, emptyStream(stream.initial), recallAll(before)).state
  }

  private async attempt<State, F extends AnyFact, Id>(
    command: Handle<State, F, Id>,
    { folded, isCached }: Look<State>,
    left: number,
  ): Promise<Outcome> {
    try {
      const outcome = await this.decideOn(command, folded)
      if (!isCached || !changesNothing(outcome)) return outcome
    } catch (error) {
      const isConflict = error instanceof RevisionConflict
      if (!isConflict && !(isCached && error instanceof Refused)) throw error
      if (isConflict && !isCached && left <= 1) throw new Busy()
      const name = command.stream.name(command.id)
      if (isConflict && isBehind(error, folded)) this.log.states.forget(name)
      const read = await this.log.states.read(command.stream, name)
      return this.attempt(command, { folded: read, isCached: false }, isCached ? left : left - 1)
    }
    // What was changed meanwhile by another process may be just what is asked for: nothing guards a decision that writes nothing.
    const read = await this.log.states.read(command.stream, command.stream.name(command.id))
    return this.attempt(command, { folded: read, isCached: false }, left)
  }

  private async decideOn<State, F extends AnyFact, Id>(
    command: Handle<State, F, Id>,
    folded: FoldedStream<State>,
  ): Promise<Outcome> {
    const decided = await this.decision(command, folded)
    if ('position' in decided) return decided
    if (forkOfWork() === undefined) await command.prepare?.()
    return this.append(command, folded, decided.facts, decided.time)
  }

  /** What is to be written, and when it was decided; or what a command that is done, or changes nothing, came to. */
  private async decision<State, F extends AnyFact, Id>(
    command: Handle<State, F, Id>,
    folded: FoldedStream<State>,
  ): Promise<Outcome | { readonly facts: readonly F[]; readonly time: string }> {
    const { context } = command
    const written = outcomeOf(folded, context)
    if (written) return written
    const expected = eachExpected(command.expectedRevision)
    for (const one of expected) if (!one.onlyIfRefused) await this.refuseUnseen(command, one, folded)
    const time = this.now().toISOString()
    const decision = command.decide(folded.state, { now: time, lastTime: folded.lastTime })
    if (decision.kind === 'refused') {
      for (const one of expected) if (one.onlyIfRefused) await this.refuseUnseen(command, one, folded)
      throw new Refused(decision)
    }
    return decision.kind === 'nothing' ? nothing(folded) : { facts: decision.facts, time }
  }

  private async append<State, F extends AnyFact, Id>(
    { stream, id, context, organization }: Handle<State, F, Id>,
    folded: FoldedStream<State>,
    facts: readonly F[],
    time: string,
  ): Promise<Outcome> {
    const name = stream.name(id)
    // What a fork writes is stored nowhere, and no key is made for it.
    const reason = forkOfWork() === undefined ? await this.sealReason(context, facts) : context.reason
    const written = writtenFacts(
      { stream: name, revision: folded.revision, context: { ...context, reason }, organization, time },
      facts,
    )
    // Ids that are reserved for many calls at once are nobody's doing.
    if (forkOfWork() === undefined && organization !== null) await refuseUnlessAsInFork(this.own.store, name, folded.revision)
    const appended = await this.log.store.append(name, folded.revision, written.map(toAppend))
    this.log.states.wrote(stream, name, folded, asRecorded(name, written, appended))
    return { facts, position: appended.position, revision: appended.revision }
  }

  /** A form cannot have read what was never written: not here, or not any more (an older log was restored). */
  private async refuseBeyondHead({ at }: ExpectedRevision, { revision }: FoldedStream<unknown>): Promise<void> {
    const isWritten = typeof at === 'number' ? revision !== 'none' && at <= revision : at <= (await this.log.store.head())
    if (!isWritten) throw new Refused(BEYOND_HEAD)
  }

  private async refuseUnseen<State, F extends AnyFact, Id>(
    { stream, id, context }: Handle<State, F, Id>,
    expected: ExpectedRevision,
    folded: FoldedStream<State>,
  ): Promise<void> {
    await this.refuseBeyondHead(expected, folded)
    const first = firstUnseen(expected, folded)
    if (first === undefined) return
    const facts = recallAll(await this.log.store.read(stream.name(id), first))
    const unseen = facts.filter(fact => fact.metadata.command !== context.id && changesUnseen(expected, stream, fact))
    const changed = withoutUndone(unseen).at(-1)
    if (changed) throw new FigureChanged(changed)
  }
}

const outcomeOf = ({ commands }: FoldedStream<unknown>, context: CommandContext): Outcome | undefined => {
  const written = commands.get(context.id)
  return written && { facts: [], revision: written.revision, position: written.position, isRepeated: true }
}

const changesNothing = ({ facts, isRepeated }: Outcome): boolean => facts.length === 0 && isRepeated !== true

/** A caller whose command changes nothing still wants to read what made it so. */
const nothing = ({ position, revision }: FoldedStream<unknown>): Outcome => ({
  facts: [],
  position,
  revision: revision === 'none' ? null : revision,
})

/** A stream that ends before what was folded of it is another one: an older log was put in its place. */
const isBehind = ({ actual }: RevisionConflict, folded: FoldedStream<unknown>): boolean =>
  actual === 'none' || actual + 1 < nextRevision(folded)
