import { copyFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Documents } from '../../storage/documents/documents'
import type { People } from '../../storage/people/people'
import { makeLeague, makePlayer, makeTeam, thingOf } from '../../testing/made-league'
import { openProduct, type Product } from '../../testing/product'
import { PEOPLE } from '../../core/injection/tokens'
import { personsWithoutKey } from './missing-keys'

let product: Product
let team: { readonly id: number; readonly address: string }
let later: number

type Player = { readonly id: number; readonly firstName: string }

const missing = () => {
  const { app } = product.application
  return personsWithoutKey(app.get(Documents), app.get(PEOPLE))
}

const listed = async () => thingOf<Player[]>(await product.as('staff').get('/api/playersv2'))

const problem = (): Promise<string | undefined> =>
  new Promise(resolve => {
    const { condition } = product.application
    const look = () => {
      const found = condition.problems().find(({ component }) => component === 'personKeys')
      if (found) resolve(found.message)
    }
    condition.onChange(look)
    look()
  })

beforeAll(async () => {
  product = await openProduct()
  const league = await makeLeague(product.as('staff'))
  team = await makeTeam(product.as('staff'), league, 'Hawks')
  await makePlayer(product.as('staff'), team, 'Ana', 'Lee')
})
afterAll(() => product.close())

it('Nobody is missing where log and private store are of one age', async () => {
  expect(await missing()).toEqual({ players: 0, users: 0 })
})

describe('With a private store that is older than the log', () => {
  beforeAll(async () => {
    const file = join(product.folder, 'private.sqlite')
    await product.application.close()
    await copyFile(file, `${file}.older`)
    await product.restart()
    later = await makePlayer(product.as('staff'), team, 'Bo', 'Ray')
    await makePlayer(product.as('staff'), team, 'Cy', 'Kim')
    thingOf(await product.as('org_owner').post('/api/usersv2', { username: 'late', password: 'a long enough password' }))
    await product.application.close()
    for (const end of ['-wal', '-shm']) await rm(`${file}${end}`, { force: true })
    await copyFile(`${file}.older`, file)
    await product.restart()
  })

  it('the product starts, and says how many cannot be opened', async () => {
    expect(await problem()).toMatch(/^2 players and 1 user cannot be opened: the private store is older than the log/)
  })

  it('the others are shown as always, and they not at all', async () => {
    expect((await listed()).map(({ firstName }) => firstName)).toEqual(['Ana'])
  })

  it('one who gets a new key does not keep the others from being shown', async () => {
    await product.application.app.get<People>(PEOPLE).seal(`player-${later}`, 'somebody')
    expect((await listed()).map(({ firstName }) => firstName)).toEqual(['Ana'])
  })
})
