import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { between } from '../../product/demo/chance'

/** How long an answer is waited for before the request is sent again. */
const LONGEST_ANSWER_MILLISECONDS = 20_000
/** How long one change is tried: also a machine that does much else comes to it. */
const LONGEST_CHANGE_MILLISECONDS = 600_000

export type Sent = {
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly address: string
  readonly body?: object | Buffer
  readonly headers?: Readonly<Record<string, string>>
}

/** A request was answered as no fault explains, or was not answered for minutes. */
export class Unanswered extends Error {
  readonly kind = 'unanswered'
}

type Reply = { readonly status: number; readonly text: string }

const isWorthAnotherTry = ({ status, text }: Reply): boolean =>
  status >= 502 || status === 429 || (status === 409 && text.includes('still being worked on'))

/**
 * Somebody who sends a change with an Idempotency-Key to any of the processes, again and again until it is answered: as the
 * product's own pages do.
 */
export class PatientClient {
  /** The longest time that a change took, in milliseconds. */
  longest = 0

  constructor(
    private readonly bases: readonly string[],
    private readonly cookie: string,
    private readonly chance: () => number,
  ) {}

  /** Answers the body of the answer; throws `Unanswered` where it is none of a success. */
  async change(sent: Sent): Promise<unknown> {
    const key = randomUUID()
    const began = performance.now()
    const reply = await this.patiently(sent, { 'idempotency-key': key })
    this.longest = Math.max(this.longest, performance.now() - began)
    return reply
  }

  read(address: string): Promise<unknown> {
    return this.patiently({ method: 'GET', address }, {})
  }

  private async patiently(sent: Sent, headers: Readonly<Record<string, string>>): Promise<unknown> {
    const began = performance.now()
    for (;;) {
      const reply = await this.once(sent, headers)
      if (reply !== undefined && !isWorthAnotherTry(reply)) return bodyOf(sent, reply)
      if (performance.now() - began > LONGEST_CHANGE_MILLISECONDS)
        throw new Unanswered(`${sent.method} ${sent.address} was never answered: ${reply?.status} ${reply?.text}`)
      await pause(between(this.chance, 100, 400))
    }
  }

  /** Undefined where nobody answered. */
  private async once(
    { method, address, body, headers }: Sent,
    more: Readonly<Record<string, string>>,
  ): Promise<Reply | undefined> {
    const base = this.bases[between(this.chance, 0, this.bases.length - 1)] ?? ''
    try {
      const reply = await fetch(base + address, {
        method,
        signal: AbortSignal.timeout(LONGEST_ANSWER_MILLISECONDS),
        headers: {
          cookie: this.cookie,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
          ...more,
        },
        ...(body === undefined ? {} : { body: Buffer.isBuffer(body) ? body : JSON.stringify(body) }),
      })
      return { status: reply.status, text: await reply.text() }
    } catch {
      return undefined
    }
  }
}

const bodyOf = ({ method, address }: Sent, { status, text }: Reply): unknown => {
  if (status >= 300) throw new Unanswered(`${method} ${address}: ${status} ${text}`)
  return text === '' ? null : JSON.parse(text)
}
