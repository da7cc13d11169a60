import { Readable } from 'node:stream'
import { setTimeout as after } from 'node:timers/promises'
import { CommandFailed } from './terminal'

/** `code`: of the second factor, where the person has one. */
export type ServerAccount = {
  readonly url: string
  readonly username: string
  readonly password: string
  readonly code?: string | undefined
}

/** How long a server that went away is waited for: it may be restarting. */
const PATIENCE_MILLISECONDS = 60_000
const PAUSE_MILLISECONDS = 1_000
const AWAY = new Set([502, 503, 504])

type ErrorForm = { readonly message?: unknown }

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const messageOf = (status: number, body: unknown): string => {
  const message = typeof body === 'object' && body !== null ? (body as ErrorForm).message : undefined
  return typeof message === 'string' ? message : `The server answered ${status}.`
}

/** A running Fullcourt, called over HTTP as the person who signed in. */
export class Server {
  private constructor(
    private readonly url: string,
    private readonly cookie: string,
  ) {}

  /** Throws `CommandFailed` where the server is not there or the sign-in is refused. */
  static async signIn({ url, username, password, code }: ServerAccount): Promise<Server> {
    const address = url.replace(/\/+$/, '')
    const reply = await ask(`${address}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password, code }),
    })
    if (!reply.ok) throw new CommandFailed(messageOf(reply.status, parseJson(await reply.text())))
    const cookie = reply.headers
      .getSetCookie()
      .map(one => one.split(';')[0])
      .join('; ')
    return new Server(address, cookie)
  }

  /** Asks again while the server is away. */
  async get<Answer>(path: string): Promise<Answer> {
    const until = Date.now() + PATIENCE_MILLISECONDS
    for (;;) {
      const reply = await this.call(path, {}).catch((error: unknown) => error)
      if (reply instanceof Response && !AWAY.has(reply.status)) return this.answerOf<Answer>(reply)
      if (Date.now() > until) throw reply instanceof Response ? new CommandFailed(messageOf(reply.status, undefined)) : reply
      await after(PAUSE_MILLISECONDS)
    }
  }

  async post<Answer>(path: string, body?: FormData): Promise<Answer> {
    return this.answerOf<Answer>(await this.call(path, { method: 'POST', ...(body === undefined ? {} : { body }) }))
  }

  /** A file, as it comes in. */
  async download(path: string): Promise<Readable> {
    const reply = await this.call(path, {})
    if (!reply.ok || reply.body === null) throw new CommandFailed(messageOf(reply.status, parseJson(await reply.text())))
    return Readable.from(reply.body)
  }

  private call(path: string, init: RequestInit): Promise<Response> {
    return ask(`${this.url}${path}`, { ...init, headers: { cookie: this.cookie } })
  }

  private async answerOf<Answer>(reply: Response): Promise<Answer> {
    const body = parseJson(await reply.text())
    if (!reply.ok) throw new CommandFailed(messageOf(reply.status, body))
    return body as Answer
  }
}

const ask = async (address: string, init: RequestInit): Promise<Response> => {
  try {
    return await fetch(address, init)
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : ''
    throw new CommandFailed(`${address} cannot be reached${cause}`, { cause: error })
  }
}
