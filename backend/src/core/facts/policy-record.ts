import { LOG_STREAM, type LogCreated } from '@fullcourt/domain/log/events'
import { BEGINNING, type EventStore, type Position, type StoredFact } from '@fullcourt/event-store/port'
import type { PrivateStore } from '../../storage/private-store/private-store'
import type { Policy } from './policy'

/**
 * A policy that cannot go on in one organization: it waits there, with all that follows for it, from the first fact after
 * `after` on.
 */
export type ParkedPolicy = {
  readonly policy: string
  /** Null: facts of the installation. */
  readonly organization: number | null
  readonly after: Position
  readonly fact: { readonly position: Position; readonly type: string }
  readonly error: string
}

/** How far the policies have followed one log. */
export type PolicyRecord = {
  /** Id of the log; a record of another log says nothing. */
  readonly log: string
  /** Up to where each has followed, by name. Those of another version of the product stay as they are. */
  readonly at: { readonly [policy: string]: Position }
  readonly parked: readonly ParkedPolicy[]
}

const ID = 'checkpoint'
/** Longer than the following of a fact may take. */
const RECENT_MILLISECONDS = 60 * 60 * 1_000

/**
 * The checkpoint of the policies, in the private store, which no rebuild and no lost document touches (docs/facts.md#policies). It is made
 * for a log: another log, or an older one brought back, is not followed from where this one was.
 */
export class PolicyRecords {
  constructor(
    private readonly store: EventStore,
    private readonly secrets: PrivateStore,
  ) {}

  /** The stored record, with a position for every policy: a new one begins at the head, or where it says. */
  async open(policies: readonly Policy[]): Promise<PolicyRecord> {
    const head = await this.store.head()
    const cached = await this.ofThisLog(head)
    const news = policies.filter(({ name }) => cached.at[name] === undefined)
    const begun = news.map(({ name, begins }) => [name, begins === 'beginning' ? BEGINNING : head] as const)
    const record = { ...cached, at: { ...cached.at, ...Object.fromEntries(begun) } }
    await this.write(record)
    return record
  }

  async read(): Promise<PolicyRecord | undefined> {
    return (await this.secrets.get('policies', ID)) as PolicyRecord | undefined
  }

  async write(record: PolicyRecord): Promise<void> {
    await this.secrets.put('policies', ID, record)
  }

  private async ofThisLog(head: Position): Promise<PolicyRecord> {
    const [[first], cached] = await Promise.all([this.store.read(LOG_STREAM), this.read()])
    const { log } = (first as StoredFact).data as LogCreated['data']
    if (cached?.log !== log) return { log, at: {}, parked: [] }
    const gone = await this.goneFrom(cached, head)
    return gone.size === 0 ? cached : backUpBefore(gone, cached, await recentFacts(this.store))
  }

  /** The positions of a record at which there is no fact any more: an older log was brought back. */
  private async goneFrom({ at, parked }: PolicyRecord, head: Position): Promise<ReadonlySet<Position>> {
    const positions = new Set([...Object.values(at), ...parked.map(({ fact }) => fact.position)])
    const gone = new Set<Position>()
    for (const position of positions) {
      if (position === BEGINNING) continue
      if (position > head || (await this.store.factAt(position)) === undefined) gone.add(position)
    }
    return gone
  }
}

/**
 * An older log was brought back: what followed from its last facts may be missing there. It is done again from a little before,
 * which does nothing twice.
 */
const backUpBefore = (gone: ReadonlySet<Position>, cached: PolicyRecord, recent: Position): PolicyRecord => ({
  ...cached,
  at: Object.fromEntries(Object.entries(cached.at).map(([name, at]) => [name, gone.has(at) ? recent : at])),
  parked: cached.parked.filter(({ fact }) => !gone.has(fact.position)),
})

const timeOf = ({ metadata }: StoredFact): number => Date.parse((metadata as { readonly time: string }).time)

/** The position after which come all facts that were written shortly before the last one. */
const recentFacts = async (store: EventStore): Promise<Position> => {
  const pages: { readonly after: Position; readonly from: number }[] = []
  let [after, last] = [BEGINNING, 0]
  for await (const page of store.readAll(BEGINNING)) {
    pages.push({ after, from: timeOf(page[0]!) })
    after = page.at(-1)!.position
    last = timeOf(page.at(-1)!)
  }
  return pages.findLast(({ from }) => from <= last - RECENT_MILLISECONDS)?.after ?? BEGINNING
}
