/** What a server would answer to a call; a function sees what was sent. `undefined` as status is 200. */
type Answer = { readonly status?: number; readonly body: unknown }
type Sent = { readonly address: string; readonly body: unknown; readonly headers: Headers }
export type Route = (sent: Sent) => Answer | Promise<Answer>

export type TestServer = {
  /**
   * `GET /api/seasonsv2` → what is answered from now on, whatever follows the question mark. What a change would lead to is asked on the
   * way, sooner or later than a test goes on: that is the call `preview of PUT /api/…`, which is answered without effects until it is set.
   */
  readonly on: (call: string, route: Route) => void
  /** The calls that came, as `GET /api/seasonsv2?organization_id=1`. */
  readonly calls: string[]
}

const PREVIEW = 'preview of '
const nameOf = (method: string, address: string) => {
  const [path, query] = address.split('?')
  return `${new URLSearchParams(query).has('preview') ? PREVIEW : ''}${method} ${path}`
}

const notAnswered = (name: string): Answer =>
  name.startsWith(PREVIEW) ? { body: {} } : { status: 404, body: { statusCode: 404, message: `${name} is not answered here.` } }

const bodyOf = (body: unknown): unknown => (typeof body === 'string' ? JSON.parse(body) : body)

/** Replaces the network: calls of this test file are answered by what it sets, others with 404. */
export const testServer = (): TestServer => {
  const routes = new Map<string, Route>()
  const calls: string[] = []
  const answer = async (address: string, { method = 'GET', body, headers }: RequestInit = {}) => {
    calls.push(`${method} ${address}`)
    const name = nameOf(method, address)
    const route = routes.get(name)
    const { status = 200, body: answered } = route
      ? await route({ address, body: bodyOf(body), headers: new Headers(headers) })
      : notAnswered(name)
    return { status, headers: new Headers({ 'Content-Type': 'application/json' }), text: async () => JSON.stringify(answered) }
  }
  Object.defineProperty(globalThis, 'fetch', { value: answer, configurable: true })
  return { on: (call, route) => void routes.set(call, route), calls }
}

/** An answer that comes when the test says so. */
export const later = <Value>() => {
  let resolve: (value: Value) => void = () => undefined
  let reject: (problem: unknown) => void = () => undefined
  const answer = new Promise<Value>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { answer, resolve, reject }
}
