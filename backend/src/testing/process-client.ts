import type { ReadyAnswer } from '../product/health/health.answers'
import { cookieSetBy } from './own-session'
import type { Answer, Client, Headers } from './product'

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Calls a product that is a process of its own, over HTTP, with the cookie of a session. */
export const clientOf = (base: string, cookie = ''): Client => {
  const send = async (
    method: string,
    address: string,
    body?: object | string | Buffer,
    headers: Headers = {},
  ): Promise<Answer> => {
    const reply = await fetch(base + address, {
      method,
      headers: {
        ...(cookie === '' ? {} : { cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const answered = { ...Object.fromEntries(reply.headers), 'set-cookie': reply.headers.getSetCookie() }
    return { status: reply.status, body: parsed(await reply.text()), headers: answered }
  }
  return {
    get: (address, headers) => send('GET', address, undefined, headers),
    post: (address, body, headers) => send('POST', address, body, headers),
    put: (address, body, headers) => send('PUT', address, body, headers),
    delete: (address, headers, body) => send('DELETE', address, body, headers),
  }
}

/** The cookie of a new session. */
export const signIn = async (base: string, person: { readonly username: string; readonly password: string }): Promise<string> => {
  const answer = await clientOf(base).post('/api/auth/login', person)
  const cookie = cookieSetBy(answer)
  if (cookie === undefined) throw new Error(`${person.username} could not sign in: ${JSON.stringify(answer.body)}`)
  return cookie
}

/** What health says, and its status. */
export const healthOf = async (client: Client): Promise<{ readonly status: number; readonly ready: ReadyAnswer }> => {
  const { status, body } = await client.get('/api/health/ready')
  return { status, ready: body as ReadyAnswer }
}
