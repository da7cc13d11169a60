import { spawn } from 'node:child_process'
import { resolve } from 'node:path'

/** The built product in a process of its own, with its demo league, and the password of its staff. */
export type ProductProcess = {
  readonly url: string
  readonly password: string
  readonly stop: () => Promise<void>
  readonly kill: () => Promise<void>
}

/** Where the staff of the demo league are signed in. */
export type RunningProduct = { readonly url: string; readonly cookie: string }

/** Who may do everything in it. */
export const ADMIN = { username: 'bench-admin', password: 'a long enough password' } as const

const MAIN = resolve(__dirname, '../../backend/dist/main.js')

/** Signs in and answers the cookies of the session. */
export const signIn = async (url: string, username: string, password: string): Promise<string> => {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  if (!answer.ok) throw new Error(`Sign-in was answered with ${answer.status}.`)
  return answer.headers
    .getSetCookie()
    .map(cookie => cookie.split(';')[0])
    .join('; ')
}

/** Starts the product on a folder; it serves its pages from then on. */
export const startProduct = async (folder: string): Promise<ProductProcess> => {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: '0',
    HOST: '127.0.0.1',
    FULLCOURT_DATA: folder,
    FULLCOURT_DEMO: '1',
    FULLCOURT_ADMIN_USERNAME: ADMIN.username,
    FULLCOURT_ADMIN_PASSWORD: ADMIN.password,
  }
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  let printed = ''
  const url = await new Promise<string>((found, failed) => {
    child.once('exit', code => failed(new Error(`The product ended with code ${code}.`)))
    child.stdout.on('data', (bytes: Buffer) => {
      printed += bytes.toString()
      const [, address] = /ready: (\S+)/.exec(printed) ?? []
      if (address && printed.includes('demo-staff')) found(address)
    })
  })
  const [, password = ''] = /demo-staff \/ (\S+)/.exec(printed) ?? []
  const ended = new Promise<void>(done => child.once('exit', () => done()))
  return {
    url,
    password,
    stop: () => {
      child.kill('SIGTERM')
      return ended
    },
    kill: () => {
      child.kill('SIGKILL')
      return ended
    },
  }
}

/** Makes a folder with the demo league, whose product has ended. */
export const makeDemo = async (folder: string): Promise<void> => (await startProduct(folder)).stop()

/** Lends the product, running on a folder. */
export const withProduct = async <Result>(
  folder: string,
  work: (product: RunningProduct) => Promise<Result>,
): Promise<Result> => {
  const { url, password, stop } = await startProduct(folder)
  try {
    return await work({ url, cookie: await signIn(url, 'demo-staff', password) })
  } finally {
    await stop()
  }
}
