import type { EventStore, StoredFact } from '@fullcourt/event-store/port'
import type { Fork } from '../../storage/fork/fork'
import { WorkContext } from '../../storage/work-context/work-context'

/** Since a fork was made, something was written that may lead elsewhere: it is to be looked at again. */
export class ForkOutdated extends Error {
  readonly kind = 'fork-outdated'
  constructor() {
    super('The log has gone on since the fork was made.')
  }
}

/** What must be so when something is written: as it was in a fork. */
export type AsInFork = {
  readonly fork: Fork
  /** Whether a fact that was written since may lead elsewhere. */
  readonly mayMatter: (fact: StoredFact) => boolean
}

const works = new WorkContext<AsInFork & { written: boolean }>()

/** Does something whose every append has to be one of the fork: `ForkOutdated` is thrown ahead of one that is not. */
export const asInFork = <Result>(as: AsInFork, work: () => Promise<Result>): Promise<Result> =>
  works.run({ ...as, written: false }, work)

type Store = Pick<EventStore, 'readAll' | 'head'>

const hasGoneElsewhere = async (store: Store, { fork: { head }, mayMatter }: AsInFork): Promise<boolean> => {
  if ((await store.head()) === head) return false
  for await (const page of store.readAll(head)) if (page.some(mayMatter)) return true
  return false
}

/** Ahead of an append to a stream that is at a revision. */
export const refuseUnlessAsInFork = async (store: Store, stream: string, at: 'none' | number): Promise<void> => {
  const work = works.get()
  if (work === undefined) return
  const next = at === 'none' ? 0 : at + 1
  if (!work.fork.events.appended().some(fact => fact.stream === stream && fact.revision === next)) throw new ForkOutdated()
  // What the work itself wrote before is no surprise.
  if (!work.written && (await hasGoneElsewhere(store, work))) throw new ForkOutdated()
  work.written = true
}
