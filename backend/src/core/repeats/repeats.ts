import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { refuse } from '@fullcourt/domain/facts/decision'
import type { IdKind } from '@fullcourt/domain/ids/kinds'
import type { KeyedHash } from '../../storage/people/keyed-hash'
import { uploadsOf } from '../http/multipart'
import type { KnownRequest } from '../http/request'
import type { IdAllocator } from '../facts/id-allocator'
import { nameUuid } from '../facts/name-uuid'
import { Refused } from '../facts/refused'
import { withPersonsNamed } from '../../storage/people/persons-named'
import type { PrivateStore } from '../../storage/private-store/private-store'
import type { Caller } from '../http/actor'
import { KeyReused, StillWorking } from '../http/errors'
import { withoutSecrets, bringsSecrets, hashedSecrets } from './secrets'
import type { Answered, RepeatAnswers } from './repeat-answers'
import { RepeatClaim, type RepeatRecord } from './repeat-claim'
import { WorkerSilence } from './worker-silence'

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('base64url')

/**
 * What makes two requests the same: address, body without passwords, and the files of a form; nobody without the key can read
 * them from it.
 */
export const requestDigest = (keyedHash: KeyedHash, request: KnownRequest): string => {
  const files = uploadsOf(request).map(({ field, name, bytes }) => [field, name, sha256(bytes)])
  return keyedHash('request', JSON.stringify([request.method, request.url, withoutSecrets(request.body ?? null), files]))
}

/** The command's id, and ids that are the same however often it is repeated. */
export type Repeatable = { readonly command: string; readonly nextId: (kind: IdKind) => Promise<number> }

type Work = (repeatable: Repeatable) => Promise<Answered>

/**
 * A request under its key: `record` is what is stored of the key, `command` belongs to this very request (docs/facts.md#commands).
 */
type Keyed = {
  readonly caller: Caller
  readonly record: string
  readonly command: string
  readonly digest: string
  readonly body: unknown
}

const LONGEST_KEY = 200
const KEPT_MILLISECONDS = 24 * 60 * 60 * 1000
/** How long a request waits for another process that does the same, and how often it looks, in milliseconds. */
const LONGEST_WAIT = 10_000
const LOOKS_AGAIN = 50
/**
 * How long the work of a request may take, in milliseconds: what it waits for may never come, and whoever sent it asks until somebody
 * answers. Should it end after all, what it appends is there once (docs/facts.md#commands).
 */
const LONGEST_WORK = 120_000

export type RepeatsServices = {
  readonly privateStore: PrivateStore
  readonly answers: RepeatAnswers
  readonly keyedHash: KeyedHash
  readonly ids: Pick<IdAllocator, 'next'>
  readonly now: () => Date
  /** Milliseconds by a clock that nobody sets. */
  readonly elapsed?: () => number
  readonly longestWork?: number
}

/** Of a record that this request has just made, nothing has to be verified. */
const isOfSameSecrets = async (active: RepeatRecord, own: string | null, body: unknown): Promise<boolean> =>
  active.secrets === undefined || active.secrets === own || bringsSecrets(body, active.secrets)

/** Until the request before has ended, or has taken as long as one may. */
const ended = async (before: Promise<unknown> | undefined, longestWork: number): Promise<void> => {
  if (before === undefined) return
  const over = new AbortController()
  const longest = pause(longestWork, undefined, { ref: false, signal: over.signal })
  await Promise.race([before, longest]).catch(() => undefined)
  over.abort()
  await longest.catch(() => undefined)
}

/** A repeated request is done once: the second gets the first one's answer, and ids handed out for it before the first append. */
export class Repeats {
  private readonly running = new Map<string, Promise<unknown>>()

  private readonly longestWork: number

  constructor(private readonly services: RepeatsServices) {
    this.longestWork = services.longestWork ?? LONGEST_WORK
  }

  /** Does the work, or answers what it answered before. Requests with the same key wait for each other, in other processes too. */
  once(caller: Caller, key: string, request: KnownRequest, work: Work): Promise<Answered> {
    if (key.length === 0 || key.length > LONGEST_KEY)
      throw new Refused(refuse('invalid', `Idempotency-Key must have 1 to ${LONGEST_KEY} characters.`))
    const digest = requestDigest(this.services.keyedHash, request)
    const record = nameUuid(caller.user, key)
    const keyed = { caller, record, digest, command: nameUuid(caller.user, key, digest), body: request.body }
    const turn = ended(this.running.get(record), this.longestWork).then(() => this.answer(keyed, work))
    this.running.set(record, turn)
    const forget = () => {
      if (this.running.get(record) === turn) this.running.delete(record)
    }
    turn.then(forget, forget)
    return turn
  }

  private async answer(keyed: Keyed, work: Work): Promise<Answered> {
    const { privateStore, answers, now } = this.services
    const { caller, record, digest, body } = keyed
    const secrets = await hashedSecrets(body)
    const keeping = { group: `user-${caller.user}`, expires: this.expires() }
    const { elapsed = () => performance.now() } = this.services
    const givesUp = elapsed() + LONGEST_WAIT
    const silence = new WorkerSilence(elapsed)
    for (;;) {
      const silent = silence.longEnough()
      const claimed = { command: record, request: digest, secrets, keeping, now, elapsed, longestWork: this.longestWork, silent }
      const { active, claim } = await RepeatClaim.take(privateStore, claimed)
      silence.saw(active.worker)
      if (active.request !== digest || !(await isOfSameSecrets(active, secrets, body))) {
        await claim?.release()
        throw new KeyReused()
      }
      const answered = await answers.find(record)
      if (answered) {
        await claim?.release()
        return answered
      }
      if (claim) return this.work(keyed, claim, work)
      if (elapsed() >= givesUp) throw new StillWorking()
      await pause(LOOKS_AGAIN)
    }
  }

  private async work({ caller, record, command }: Keyed, claim: RepeatClaim, work: Work): Promise<Answered> {
    const nextId = this.idsOf(claim)
    try {
      const { result, persons } = await withPersonsNamed(() => work({ command, nextId }))
      const answered = { status: result.status, body: result.body ?? null }
      const named = [...persons, `user-${caller.user}` as const]
      await this.services.answers.keep(record, answered, named, { expires: this.expires() })
      return answered
    } finally {
      await claim.release()
    }
  }

  private idsOf(claim: RepeatClaim): Repeatable['nextId'] {
    const turns = new Map<IdKind, number>()
    return async kind => {
      const turn = (turns.get(kind) ?? 0) + 1
      turns.set(kind, turn)
      const name = `${kind}-${turn}`
      const handedOut = claim.idOf(name)
      if (handedOut !== undefined) return handedOut
      const id = await this.services.ids.next(kind)
      await claim.handOut(name, id)
      return id
    }
  }

  private expires(): number {
    return this.services.now().getTime() + KEPT_MILLISECONDS
  }
}
