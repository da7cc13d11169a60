import { LINE_COLUMNS } from './check/check-lines'
import { openProduct, type Product } from '../../testing/product'
import { importProductOf, INTO } from './testing/import-product'
import { smallLeague } from './testing/small-league'

let product: Product
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

const { post } = importProductOf(() => product)

/** As many values as the limits of lines, columns and sizes let in. */
const fullOfValues = (...columns: string[]) => {
  const header = [...columns, ...Array.from({ length: 100 - columns.length }, (_, i) => `x${i}`)].join(',')
  return `${header}\n${`${Array.from({ length: 100 }, (_, i) => `v${i}`).join(',')}\n`.repeat(50_000)}`
}

it('Files that would take all memory are refused, and others are answered meanwhile', async () => {
  const files = {
    ...smallLeague,
    'box_scores.csv': fullOfValues(...LINE_COLUMNS.required),
    'rosters.csv': fullOfValues('team', 'player'),
  }
  let refused = false
  const upload = post(INTO, files).finally(() => (refused = true))
  expect(await product.as('staff').get('/api/teamsv2')).toMatchObject({ status: 200 })
  expect(refused).toBe(false)
  expect(await upload).toMatchObject({ status: 413, body: { message: 'The files are larger than those of a league can be.' } })
})

it('After them files are read as before', async () =>
  expect((await post({ ...INTO, dryRun: 'true' }, smallLeague)).status).toBe(200))
