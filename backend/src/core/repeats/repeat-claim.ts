import { randomUUID } from 'node:crypto'
import { Busy } from '../facts/refused'
import type { PrivateStore } from '../../storage/private-store/private-store'

/** Who does the work of a request, and until when they say so, in milliseconds since 1970: a process that was killed says no more. */
export type RequestWorker = { readonly id: string; readonly until: number }

/** What is known of a request with an Idempotency-Key: which it was, the ids handed out for it, and who works on it. */
export type RepeatRecord = {
  readonly request: string
  /** Its passwords, hashed; null where it brought none, absent in a record of an older program. */
  readonly secrets?: string | null
  readonly ids: { readonly [kindAndTurn: string]: number }
  readonly worker: RequestWorker | null
}

/** A request that is to be claimed: `command` is what its record is stored under. */
export type RepeatedRequest = Required<Pick<RepeatRecord, 'request' | 'secrets'>> & {
  readonly command: string
  readonly keeping: ClaimRetention
  readonly now: () => Date
  /** Milliseconds by a clock that nobody sets. */
  readonly elapsed: () => number
  /** Work that has not ended by then, in milliseconds, holds its key no longer. */
  readonly longestWork: number
  /** Who was seen to renew nothing for as long as a claim holds, whatever the clocks say. */
  readonly silent?: RequestWorker
}

export type ClaimRetention = { readonly group: string; readonly expires: number }

/** How long a claim holds without being renewed, in milliseconds. */
export const CLAIM_HOLDS = 6_000
const RENEWED = 2_000

export const isSameWorker = (one: RequestWorker, other: RequestWorker | undefined): boolean =>
  one.id === other?.id && one.until === other.until

/** The record of one request, claimed by this process: of several processes one has it (compare and set). */
export class RepeatClaim {
  private changes: Promise<unknown> = Promise.resolve()
  private unwrittenIds: RepeatRecord['ids'] = {}
  private writingIds: Promise<boolean> | undefined
  private readonly renewing: NodeJS.Timeout
  private readonly endsAt: number

  private constructor(
    private readonly store: PrivateStore,
    private readonly command: string,
    private readonly keeping: ClaimRetention,
    private readonly clocks: Pick<RepeatedRequest, 'now' | 'elapsed' | 'longestWork'>,
    private record: RepeatRecord,
  ) {
    this.endsAt = clocks.elapsed() + clocks.longestWork
    this.renewing = setInterval(() => void this.renew(), RENEWED).unref()
  }

  /**
   * Claims a command's record; undefined where another process works on it, or was faster. Answers the record that is stored
   * then.
   */
  static async take(
    store: PrivateStore,
    { command, request, secrets, keeping, silent, ...clocks }: RepeatedRequest,
  ): Promise<{ readonly active: RepeatRecord; readonly claim: RepeatClaim | undefined }> {
    const worker = { id: randomUUID(), until: clocks.now().getTime() + CLAIM_HOLDS }
    const fresh: RepeatRecord = { request, secrets, ids: {}, worker }
    const active = (await store.putIfAbsent('idempotency', command, fresh, keeping)) as RepeatRecord
    const claimed = (record: RepeatRecord) => ({
      active: record,
      claim: new RepeatClaim(store, command, keeping, clocks, record),
    })
    if (active.worker?.id === worker.id) return claimed(active)
    const isFree = active.worker === null || active.worker.until < clocks.now().getTime() || isSameWorker(active.worker, silent)
    if (active.request !== request || !isFree) return { active, claim: undefined }
    const taken = { ...active, worker }
    const value = { expected: active, value: taken }
    return (await store.replace('idempotency', command, value, keeping)) ? claimed(taken) : { active, claim: undefined }
  }

  idOf(name: string): number | undefined {
    return this.record.ids[name]
  }

  /**
   * Writes down an id before anything is made with it; those that come while another write is under way are written together.
   * Throws `Busy` where another process took the record over.
   */
  async handOut(name: string, id: number): Promise<void> {
    this.unwrittenIds = { ...this.unwrittenIds, [name]: id }
    this.writingIds ??= this.change(() => this.takeUnwrittenIds())
    if (!(await this.writingIds)) throw new Busy()
  }

  private takeUnwrittenIds(): Pick<RepeatRecord, 'ids'> {
    const ids = { ...this.record.ids, ...this.unwrittenIds }
    this.unwrittenIds = {}
    this.writingIds = undefined
    return { ids }
  }

  /** Lets others go on: the work is done, or failed. A record that another process took over is that one's to release. */
  async release(): Promise<void> {
    clearInterval(this.renewing)
    await this.change(() => ({ worker: null }))
  }

  /** A store that is away for a moment is tried again, until the claim has ended. */
  private async renew(): Promise<void> {
    if (this.clocks.elapsed() >= this.endsAt) return clearInterval(this.renewing)
    const isHeld = await this.change(() => ({})).catch(() => true)
    if (!isHeld) clearInterval(this.renewing)
  }

  private change(changes: () => Partial<RepeatRecord>): Promise<boolean> {
    const changed = this.changes.then(() => this.replace(changes()))
    this.changes = changed.catch(() => undefined)
    return changed
  }

  private async replace(changes: Partial<RepeatRecord>): Promise<boolean> {
    const { worker } = this.record
    const renewed = worker && { ...worker, until: this.clocks.now().getTime() + CLAIM_HOLDS }
    const value: RepeatRecord = { ...this.record, worker: renewed, ...changes }
    const replaced = await this.store.replace('idempotency', this.command, { expected: this.record, value }, this.keeping)
    if (replaced) this.record = value
    return replaced
  }
}
