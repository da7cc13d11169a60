import { refuse, type Decision } from '@fullcourt/domain/facts/decision'
import type { Fact, Recorded } from '@fullcourt/domain/facts/fact'
import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import type { StreamOf } from '@fullcourt/domain/facts/stream-of'
import { figureOf } from '@fullcourt/domain/games/figure'
import { Conflict } from '@fullcourt/event-store/errors'
import type { EventStore, Position } from '@fullcourt/event-store/port'
import type { SealReason } from '../people/sealed-reason'
import type { CommandContext, ExpectedRevision } from './command-context'
import { emptyStream, foldOn, type FoldedStream } from './folded-stream'
import { StreamCache } from './stream-cache'
import { recorded, toAppend, writtenFacts } from './new-facts'
import { recallAll } from './recall-all'
import { Busy, FigureChanged, Refused } from './refused'

/** What a command came to: the facts it wrote now, and the position its reader must have seen (null: nothing ever written). */
export type Outcome = { readonly facts: readonly AnyFact[]; readonly position: Position | null; readonly revision: number | null }

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
  readonly expectedRevision?: ExpectedRevision | undefined
  /**
   * What must be there before the facts (a password's hash, a photo): runs once, ahead of the append, and only for a command
   * that is neither done already nor refused.
   */
  readonly prepare?: (() => Promise<void>) | undefined
}

const ATTEMPTS = 3
/** Of each kind of stream. */
const CACHED_STREAMS = 2_000

const BEYOND_HEAD = refuse('conflict', 'The revision that If-Match names is not there: read again what you are changing.')

/** A form cannot have read what was never written: not here, or not any more (an older log was restored). */
const refuseBeyondHead = (expected: ExpectedRevision, { revision }: FoldedStream<unknown>): void => {
  if (revision === 'none' || expected.revision > revision) throw new Refused(BEYOND_HEAD)
}

/**
 * The one place that knows streams, revisions, retries, ids and metadata of facts (design 2): commands of one stream run one
 * after another within a process; the last folded states are kept; a command that already stands in its stream is not decided
 * again; re-decided up to 3 times when another process was faster.
 */
export class Decider {
  private readonly cached = new StreamCache(CACHED_STREAMS)
  private readonly queues = new Map<string, Promise<unknown>>()

  constructor(
    private readonly store: EventStore,
    private readonly now: () => Date,
    private readonly sealReason: SealReason,
  ) {}

  /** Folds, decides and appends. Throws `Refused`, `FigureChanged`, `Busy` or an error of the store. */
  handle<State, F extends AnyFact, Id>(command: Handle<State, F, Id>): Promise<Outcome> {
    return this.inQueue(command.stream.name(command.id), () => this.attempt(command, ATTEMPTS))
  }

  /**
   * What a command wrote, where it stands in its stream already; undefined where it does not. A handler that acts beside the
   * stream asks before it acts: nothing is done for a command that is done.
   */
  async done<State, F extends Fact<string, unknown>, Id>(
    stream: StreamOf<State, F, Id>,
    id: Id,
    context: CommandContext,
  ): Promise<Outcome | undefined> {
    const written = (await this.fold(stream, id)).commands.get(context.id)
    return written && { facts: [], ...written }
  }

  /** What a stream comes to now, for decisions that look at several. */
  async state<State, F extends Fact<string, unknown>, Id>(stream: StreamOf<State, F, Id>, id: Id): Promise<State> {
    return (await this.fold(stream, id)).state
  }

  /** Like `state`, with the revision and time of the stream's last fact. */
  async fold<State, F extends Fact<string, unknown>, Id>(stream: StreamOf<State, F, Id>, id: Id): Promise<FoldedStream<State>> {
    const name = stream.name(id)
    const cached = this.cached.find(stream, name) ?? emptyStream(stream.initial)
    const came = await this.store.read(name, cached.revision === 'none' ? 0 : cached.revision + 1)
    const folded = foldOn(stream, cached, recallAll(came))
    this.cached.keep(stream, name, folded)
    return folded
  }

  private async attempt<State, F extends AnyFact, Id>(command: Handle<State, F, Id>, left: number): Promise<Outcome> {
    const { stream, id, context, expectedRevision } = command
    const folded = await this.fold(stream, id)
    const before = folded.commands.get(context.id)
    if (before) return { facts: [], ...before }
    if (expectedRevision) {
      refuseBeyondHead(expectedRevision, folded)
      await this.refuseWhereChanged(stream.name(id), expectedRevision, context)
    }
    const now = this.now().toISOString()
    const decision = command.decide(folded.state, { now, lastTime: folded.lastTime })
    if (decision.kind === 'refused') throw new Refused(decision)
    if (decision.kind === 'nothing') return this.nothing(folded)
    await command.prepare?.()
    try {
      return await this.append(command, folded, decision.facts, now)
    } catch (error) {
      if (!(error instanceof Conflict)) throw error
      if (left <= 1) throw new Busy()
      return this.attempt({ ...command, prepare: undefined }, left - 1)
    }
  }

  private async append<State, F extends AnyFact, Id>(
    { stream, id, context, organization }: Handle<State, F, Id>,
    folded: FoldedStream<State>,
    facts: readonly F[],
    time: string,
  ): Promise<Outcome> {
    const name = stream.name(id)
    const reason = await this.sealReason(context, facts)
    const written = writtenFacts(
      { stream: name, revision: folded.revision, context: { ...context, reason }, organization, time },
      facts,
    )
    const appended = await this.store.append(name, folded.revision, written.map(toAppend))
    this.cached.keep(stream, name, foldOn(stream, folded, recorded(name, written, appended)))
    return { facts, position: appended.position, revision: appended.revision }
  }

  /** A caller whose command changes nothing still wants to read what made it so. */
  private nothing({ position, revision }: FoldedStream<unknown>): Outcome {
    return { facts: [], position, revision: revision === 'none' ? null : revision }
  }

  private async refuseWhereChanged(name: string, expectedRevision: ExpectedRevision, context: CommandContext): Promise<void> {
    const since = recallAll(await this.store.read(name, expectedRevision.revision + 1))
    const changed = since.findLast(fact => {
      const figure = figureOf(fact)
      return figure !== undefined && expectedRevision.figures.includes(figure) && fact.metadata.command !== context.id
    })
    if (changed) throw new FigureChanged(changed)
  }

  private inQueue<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const turn = (this.queues.get(name) ?? Promise.resolve()).then(work, work)
    const done = turn.then(
      () => undefined,
      () => undefined,
    )
    this.queues.set(name, done)
    void done.then(() => {
      if (this.queues.get(name) === done) this.queues.delete(name)
    })
    return turn
  }
}
