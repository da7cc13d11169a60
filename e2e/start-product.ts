import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { productFile, type Person, type RunningProduct } from './running-product'

const ADMIN: Person = { username: 'e2e-admin', password: 'a long enough password' }

const productIn = (text: string): RunningProduct | undefined => {
  const [, url] = /ready: (\S+)/.exec(text) ?? []
  const person = (username: string): Person | undefined => {
    const [, password] = new RegExp(`${username} / (\\S+)`).exec(text) ?? []
    return password === undefined ? undefined : { username, password }
  }
  const [owner, staff] = [person('demo-owner'), person('demo-staff')]
  return url && owner && staff ? { url, owner, staff, admin: ADMIN } : undefined
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
  const product = await new Promise<RunningProduct>((ready, failed) => {
    let text = ''
    child.once('exit', code => failed(new Error(`The product ended with code ${code}.`)))
    child.stdout.on('data', (bytes: Buffer) => {
      text += bytes.toString()
      const found = productIn(text)
      if (found) ready(found)
    })
  })
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
