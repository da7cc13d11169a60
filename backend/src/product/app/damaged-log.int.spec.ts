import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { until } from '../../testing/until'
import { clientOf, healthOf, signIn } from '../../testing/process-client'
import { ADMIN, endProducts, startProduct, type ProductProcess } from '../../testing/product-process'

const ORGANIZATIONS = 6

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fullcourt-damaged-log-'))
})
afterEach(async () => {
  await endProducts()
  await rm(folder, { recursive: true, force: true })
})

/** A data folder with six organizations, from a process that ended by that signal. */
const written = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
  const product = startProduct(folder)
  const base = await product.ready
  const admin = clientOf(base, await signIn(base, ADMIN))
  for (let n = 0; n < ORGANIZATIONS; n++) {
    const { status } = await admin.post('/api/organizations', { name: `Organization ${n}`, slug: `slug-${n}` })
    expect(status).toBe(201)
  }
  await product.kill(signal)
}

/** Changes one byte of a text in a file, and answers its offset. */
const changeByte = async (file: string, text: string): Promise<number> => {
  const bytes = await readFile(join(folder, file))
  const at = bytes.indexOf(text)
  bytes[at] = (bytes[at] ?? 0) ^ 1
  await writeFile(join(folder, file), bytes)
  return at
}

const linesWith = (product: ProductProcess, part: string) => product.lines().filter(line => line.includes(part))

it('One wrong byte in the write-ahead log is reported with its place and what it took, in log and health, and the rest is served', async () => {
  await written('SIGKILL')
  const wrong = await changeByte('facts.sqlite-wal', '"Organization 4"')
  const product = startProduct(folder)
  const client = clientOf(await product.ready)
  const { problems } = (await healthOf(client)).ready
  const lines = linesWith(product, 'facts are lost')
  expect(lines).toHaveLength(1)
  const [, facts, upTo] = /: (\d+) facts are lost\..*facts\.sqlite-wal can be read up to byte (\d+)/.exec(lines[0] ?? '') ?? []
  expect(problems).toMatchObject([
    { component: 'eventStoreDamage', message: expect.stringContaining(`${facts} acknowledged facts`) },
  ])
  expect(Number(facts)).toBeGreaterThanOrEqual(2)
  expect(Number(upTo)).toBeLessThan(wrong)
  expect(Number(upTo)).toBeGreaterThan(wrong - 8_192)
  const admin = clientOf(await product.ready, await signIn(await product.ready, ADMIN))
  expect((await admin.get('/api/organizations')).body).toHaveLength(4)
})

it('One wrong byte in the file of facts is reported with the position of the fact, in log and health', async () => {
  await written('SIGTERM')
  await changeByte('facts.sqlite', '"Organization 4"')
  const product = startProduct(folder)
  await until(() => linesWith(product, 'eventStoreDamage').length > 0)
  expect(linesWith(product, 'eventStoreDamage')).toEqual([
    expect.stringMatching(/The fact at position \d{20} is not what was written: the event log is damaged there\./),
  ])
})
