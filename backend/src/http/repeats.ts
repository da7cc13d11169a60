import { createHash } from 'node:crypto'
import { refuse } from '@fullcourt/domain/facts/decision'
import type { IdKind } from '@fullcourt/domain/ids/kinds'
import type { IdAllocator } from '../facts/id-allocator'
import { nameUuid } from '../facts/name-uuid'
import { Refused } from '../facts/refused'
import type { PrivateStore } from '../private-store/private-store'
import type { Actor } from './actor'
import { KeyReused } from './errors'
import { uploadedWith } from './multipart'
import type { KnownRequest } from './request'

/** What a call answered. */
export type Answered = { readonly status: number; readonly body: unknown }

/** What is known of a request with an Idempotency-Key: which it was, the ids handed out for it, and its answer once it had one. */
type RepeatRecord = {
  readonly request: string
  readonly ids: { readonly [kindAndTurn: string]: number }
  readonly answer?: Answered
}

/** The command's id, and ids that are the same however often it is repeated. */
export type Repeatable = { readonly command: string; readonly nextId: (kind: IdKind) => Promise<number> }

const LONGEST_KEY = 200
const KEPT_MILLISECONDS = 24 * 60 * 60 * 1000

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('base64url')

/** What makes two requests the same: address, body, and the files of a form. */
const digestOf = (request: KnownRequest) => {
  const files = uploadedWith(request).map(({ field, name, bytes }) => [field, name, sha256(bytes)])
  return sha256(JSON.stringify([request.method, request.url, request.body ?? null, files]))
}

/** A repeated request is done once: the second gets the first one's answer, and ids handed out for it before the first append. */
export class Repeats {
  private readonly running = new Map<string, Promise<unknown>>()

  constructor(
    private readonly privateStore: PrivateStore,
    private readonly ids: IdAllocator,
    private readonly now: () => Date,
  ) {}

  /** Does the work, or answers what it answered before. Requests with the same key wait for each other. */
  once(actor: Actor, key: string, request: KnownRequest, work: (repeatable: Repeatable) => Promise<Answered>): Promise<Answered> {
    if (key.length === 0 || key.length > LONGEST_KEY)
      throw new Refused(refuse('invalid', `Idempotency-Key must have 1 to ${LONGEST_KEY} characters.`))
    const command = nameUuid(actor.user, key)
    const before = this.running.get(command) ?? Promise.resolve()
    const turn = before.catch(() => undefined).then(() => this.answer(command, digestOf(request), work))
    this.running.set(command, turn)
    const forget = () => {
      if (this.running.get(command) === turn) this.running.delete(command)
    }
    turn.then(forget, forget)
    return turn
  }

  private async answer(command: string, digest: string, work: (repeatable: Repeatable) => Promise<Answered>): Promise<Answered> {
    let record = await this.record(command, { request: digest, ids: {} })
    if (record.request !== digest) throw new KeyReused()
    if (record.answer) return record.answer
    const turns = new Map<IdKind, number>()
    const nextId = async (kind: IdKind): Promise<number> => {
      const turn = (turns.get(kind) ?? 0) + 1
      turns.set(kind, turn)
      const name = `${kind}-${turn}`
      const handedOut = record.ids[name]
      if (handedOut !== undefined) return handedOut
      const id = await this.ids.next(kind)
      record = { ...record, ids: { ...record.ids, [name]: id } }
      await this.write(command, record)
      return id
    }
    const { status, body } = await work({ command, nextId })
    const answer = { status, body: body ?? null }
    await this.write(command, { ...record, answer })
    return answer
  }

  private async record(command: string, fresh: RepeatRecord): Promise<RepeatRecord> {
    return (await this.privateStore.putIfAbsent('idempotency', command, fresh, this.expiry())) as RepeatRecord
  }

  private async write(command: string, record: RepeatRecord): Promise<void> {
    await this.privateStore.put('idempotency', command, record, this.expiry())
  }

  private expiry() {
    return { expires: this.now().getTime() + KEPT_MILLISECONDS }
  }
}
