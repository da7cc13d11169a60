import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readSettings } from '../../core/settings/settings'
import { Condition } from '../../storage/condition/condition'
import { openTestApplication } from '../../testing/application'
import { openProduct, type Product } from '../../testing/product'

let product: Product
beforeEach(async () => {
  product = await openProduct()
})
afterEach(() => product.close())

/** What a start says of the documents, and the organizations that it shows. */
const restarted = async () => {
  const { folder } = product
  const lines: string[] = []
  const say = (line: string) => void lines.push(line)
  const condition = new Condition({ warn: say, error: say })
  const settings = readSettings({ FULLCOURT_DATA: folder, FULLCOURT_DEMO: '0', PORT: '0' }, folder)
  const application = await openTestApplication(settings, { logger: false, condition })
  await application.ready
  const headers = { cookie: product.cookieOf('super_admin') }
  const shown = (await application.app.inject({ url: '/api/organizations', headers })).json<unknown>()
  const problems = condition.problems()
  await application.close()
  return { shown, problems, lines: lines.filter(line => line.startsWith('documentsDamage')) }
}

it('Damaged documents are put aside, one file at most, and made again from the facts; log and health say so', async () => {
  const before = (await product.as('super_admin').get('/api/organizations')).body
  await product.application.close()
  for (const garbage of ['no database at all', 'nor is this']) {
    await writeFile(join(product.folder, 'documents.sqlite'), garbage.repeat(1_000))
    const { shown, problems, lines } = await restarted()
    expect(lines).toEqual([
      expect.stringMatching(
        /was damaged\. It was put aside, and is made again from the facts\. \(.*documents\.sqlite\.damaged\)/,
      ),
      expect.stringMatching(/over after/),
    ])
    expect([shown, problems]).toEqual([before, []])
    expect((await readdir(product.folder)).filter(name => name.includes('damaged'))).toEqual(['documents.sqlite.damaged'])
  }
})
