import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readSettings } from '../../core/settings/settings'
import { Condition } from '../../storage/condition/condition'
import { openTestApplication } from '../../testing/application'
import { openProduct, type Product } from '../../testing/product'

let product: Product
beforeEach(async () => {
  product = await openProduct()
})
afterEach(() => product.close())

/** A product on the data folder, and what it says of the documents. */
const opened = async () => {
  const { folder } = product
  const lines: string[] = []
  const say = (line: string) => void lines.push(line)
  const condition = new Condition({ warn: say, error: say })
  const settings = readSettings({ FULLCOURT_DATA: folder, FULLCOURT_DEMO: '0', PORT: '0' }, folder)
  const application = await openTestApplication(settings, { logger: false, condition })
  await application.ready
  const shown = async () => {
    const headers = { cookie: product.cookieOf('super_admin') }
    const { statusCode, body } = await application.app.inject({ url: '/api/organizations', headers })
    return [statusCode, JSON.parse(body)] as const
  }
  return { application, shown, said: () => lines.filter(line => line.startsWith('documentsDamage')) }
}

const PUT_ASIDE = expect.stringMatching(
  /was damaged\. It was put aside, and is made again from the facts\. \(.*documents\.sqlite\.damaged\)/,
) as string
const OVER = expect.stringMatching(/over after/) as string

it('Damaged documents are put aside, one file at most, and made again from the facts; log and health say so', async () => {
  const before = (await product.as('super_admin').get('/api/organizations')).body
  await product.application.close()
  for (const garbage of ['no database at all', 'nor is this']) {
    await writeFile(join(product.folder, 'documents.sqlite'), garbage.repeat(1_000))
    const { application, shown, said } = await opened()
    expect([await shown(), said()]).toEqual([
      [200, before],
      [PUT_ASIDE, OVER],
    ])
    expect(application.condition.problems()).toEqual([])
    await application.close()
    expect((await readdir(product.folder)).filter(name => name.includes('damaged'))).toEqual(['documents.sqlite.damaged'])
  }
})

it('Documents that are found damaged while the product runs are made again, and nothing is shown as missing meanwhile', async () => {
  const before = (await product.as('super_admin').get('/api/organizations')).body
  await product.application.close()
  const file = join(product.folder, 'documents.sqlite')
  const bytes = await readFile(file)
  for (let at = bytes.indexOf('"Hillside League"'); at >= 0; at = bytes.indexOf('"Hillside League"', at)) bytes[at] = 0x20
  await writeFile(file, bytes)
  const { application, shown, said } = await opened()
  const answers: unknown[] = []
  while (answers.length < 2 || said().length < 2) {
    answers.push(await shown())
    // The runner finds its lease gone when it renews it, by a timer: answers that wait for nothing would let none come.
    await pause(5)
  }
  answers.push(await shown())
  expect(said()).toEqual([PUT_ASIDE, OVER])
  const missing = answers.filter(answer => !(answer as [number])[0].toString().startsWith('503'))
  expect(new Set(missing.map(answer => JSON.stringify(answer)))).toEqual(new Set([JSON.stringify([200, before])]))
  expect(await shown()).toEqual([200, before])
  await application.close()
})
