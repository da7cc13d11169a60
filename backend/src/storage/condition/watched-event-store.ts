import { Damaged, NotAFact, OutcomeUnknown, PartialStream, Unavailable } from '@fullcourt/event-store/errors'
import type { Appended, EventStore, Expected, NewFact, SubscriptionNotice } from '@fullcourt/event-store/port'
import { refuseInFork } from '../fork/fork'
import { inSpan, type SpanAttributes } from '../work-context/spans'
import type { Condition } from './condition'
import { DAMAGED_FILE } from './damaged-file'
import { Watch } from './watch'

/** Facts are not taken now, and this one was not tried: nothing was written. The message is for the person who sent it. */
export class WritesRefused extends Unavailable {}
const REPLACED = { message: 'The event store is not the one that was written here. The log says more.' }
const lossReport = (facts: number) => ({
  message: `${facts} acknowledged facts are not in the event store. The log says where it broke off.`,
})

const isAway = (error: unknown) => error instanceof Unavailable || error instanceof OutcomeUnknown
const refusal = (cause: unknown) => new Unavailable('The event store does not answer.', { cause })

const READS = { message: 'The event store cannot be read: whatever is decided from facts fails.', writes: 'failing' } as const
const WRITES = { message: 'The event store takes no facts: every change fails.', writes: 'failing' } as const
const DROPPED = { message: 'A subscription of the event store broke; it is being made again.' }
const DAMAGE = { message: 'The event store holds what was not written there. The log says where; bring back a backup.' } as const

const NOT_WHOLE = {
  message:
    'A stream of the event store is not whole, or another program wrote into it: nothing is decided on it. The log says which.',
} as const

const spanOf = (stream: string, facts: readonly NewFact[]): SpanAttributes => ({
  stream,
  facts: facts.map(({ id }) => id),
  types: facts.map(({ type }) => type),
})

/** Harmless questions that show how an event store is; `write` must fail where facts cannot be written. */
export type EventStoreQuestions = { readonly read: () => Promise<unknown>; readonly write: () => Promise<unknown> }

/**
 * The same store, which reports how it is, and takes no fact while the condition refuses writes (docs/answers.md#reading-your-own-write).
 */
export const watchedEventStore = (store: EventStore, condition: Condition, questions: EventStoreQuestions): EventStore => {
  const reads = new Watch(condition, {
    component: 'eventStoreReads',
    problem: READS,
    damaged: DAMAGED_FILE,
    isTrouble: isAway,
    refusal,
    ask: questions.read,
  })
  const writes = new Watch(condition, {
    component: 'eventStoreWrites',
    problem: WRITES,
    damaged: DAMAGED_FILE,
    isTrouble: isAway,
    refusal,
    ask: questions.write,
  })
  const tellDamage = (error: unknown): never => {
    if (error instanceof Damaged) condition.report('eventStoreDamage', DAMAGE, error.message)
    if (error instanceof PartialStream || error instanceof NotAFact)
      condition.report('eventStoreDamage', NOT_WHOLE, error.message)
    throw error
  }
  async function* whole<Page>(pages: AsyncIterable<Page>): AsyncIterable<Page> {
    try {
      yield* pages
    } catch (error) {
      tellDamage(error)
    }
  }
  for (const notice of store.notices) {
    if (notice.kind === 'facts-lost') condition.report('eventStoreDamage', lossReport(notice.facts), notice.message)
    if (notice.kind === 'log-replaced') condition.report('eventStoreDamage', REPLACED, notice.message)
  }
  return {
    notices: store.notices,
    append: async (stream: string, expected: Expected, facts: readonly NewFact[]): Promise<Appended> => {
      refuseInFork(`append to ${stream}`)
      const refusal = condition.refusal()
      if (refusal !== undefined) throw new WritesRefused(`Nothing can be saved now. ${refusal}`)
      return inSpan(
        'append',
        () => spanOf(stream, facts),
        async span => {
          const appended = await writes.over(`append to ${stream}`, () => store.append(stream, expected, facts))
          span?.set({ position: appended.position })
          return appended
        },
      )
    },
    read: (stream, from) => reads.over(`read of ${stream}`, () => store.read(stream, from)).catch(tellDamage),
    factAt: position => reads.over('look at a position', () => store.factAt(position)).catch(tellDamage),
    readAll: after => whole(reads.along('read of all facts', store.readAll(after))),
    subscribe: (after, signal, onNotice) => {
      const observe = (notice: SubscriptionNotice) => {
        if (notice.kind === 'dropped') condition.report('eventStoreSubscription', DROPPED, String(notice.reason))
        else condition.clear('eventStoreSubscription')
        onNotice?.(notice)
      }
      return whole(reads.along('subscription', store.subscribe(after, signal, observe)))
    },
    head: () => reads.over('head', () => store.head()),
    close: () => {
      reads.end()
      writes.end()
      return store.close()
    },
  }
}
