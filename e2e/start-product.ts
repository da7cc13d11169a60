import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { productFile, type Person, type RunningProduct } from './running-product'

const ADMIN: Person = { username: 'e2e-admin', password: 'a long enough password' }

type Started = Omit<RunningProduct, 'device'>

const productIn = (text: string): Started | undefined => {
  const [, url] = /ready: (\S+)/.exec(text) ?? []
  const person = (username: string): Person | undefined => {
    const [, password] = new RegExp(`${username} / (\\S+)`).exec(text) ?? []
    return password === undefined ? undefined : { username, password }
  }
  const [owner, staff] = [person('demo-owner'), person('demo-staff')]
  return url && owner && staff ? { url, owner, staff, admin: ADMIN } : undefined
}

/** Signs everybody in on one device, and answers what it brings then. */
const knownDevice = async ({ url, ...people }: Started): Promise<string> => {
  let device = ''
  for (const person of Object.values(people)) {
    const headers = { 'content-type': 'application/json', cookie: `fullcourt_device=${device}` }
    const answer = await fetch(`${url}/api/auth/login`, { method: 'POST', headers, body: JSON.stringify(person) })
    device = /fullcourt_device=([^;]*)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? device
  }
  return device
}

/** Starts the built product on an empty data folder with its demo league, as behind one proxy; answers what ends it. */
const startProduct = async (): Promise<() => Promise<void>> => {
  const folder = await mkdtemp(join(tmpdir(), 'fullcourt-e2e-'))
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: '0',
    HOST: '127.0.0.1',
    FULLCOURT_DATA: folder,
    FULLCOURT_DEMO: '1',
    TRUST_PROXY: '1',
    FULLCOURT_ADMIN_USERNAME: ADMIN.username,
    FULLCOURT_ADMIN_PASSWORD: ADMIN.password,
  }
  const child = spawn(process.execPath, [resolve(__dirname, '../backend/dist/main.js')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const started = await new Promise<Started>((ready, failed) => {
    let text = ''
    child.once('exit', code => failed(new Error(`The product ended with code ${code}.`)))
    child.stdout.on('data', (bytes: Buffer) => {
      text += bytes.toString()
      const found = productIn(text)
      if (found) ready(found)
    })
  })
  const product: RunningProduct = { ...started, device: await knownDevice(started) }
  await writeFile(productFile, JSON.stringify(product))
  return async () => {
    const ended = new Promise(done => child.once('exit', done))
    child.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true })
    await rm(productFile, { force: true })
  }
}

export default startProduct
