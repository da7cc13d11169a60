import type { Recorded } from '@fullcourt/domain/facts/fact'
import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import { isHistoric } from '@fullcourt/domain/log/historic'
import { BEGINNING } from '@fullcourt/event-store/port'
import { gameCalls } from '../../games/testing/calls'
import { leagueMaker } from '../../games/testing/league'
import { importProductOf } from '../../imports/testing/import-product'
import { followedUp } from '../../../testing/followed-up'
import { thingOf } from '../../../testing/made-league'
import { openProduct, type Product } from '../../../testing/product'
import type { HistoryEntryAnswer } from '../history.answers'
import type { ActionAnswer, ActionPageAnswer } from './audit.answers'

let product: Product
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

const read = async <Answer>(address: string) => thingOf<Answer>(await product.as('org_owner').get(address))

/** All pages of a list of the audit. */
const listed = async (query: string): Promise<readonly ActionAnswer[]> => {
  const found: ActionAnswer[] = []
  for (let before = ''; ;) {
    const { actions, next } = await read<ActionPageAnswer>(`/api/history?${query}${before}`)
    found.push(...actions)
    if (next === null) return found
    before = `&before=${encodeURIComponent(next)}`
  }
}

/** The positions of all changes of an action. */
const opened = async ({ id }: ActionAnswer): Promise<readonly string[]> => {
  const found: string[] = []
  for (;;) {
    const before = found.at(-1)
    const page = await read<HistoryEntryAnswer[]>(`/api/history/actions/${id}${before === undefined ? '' : `?before=${before}`}`)
    if (page.length === 0) return found
    found.push(...page.map(({ position }) => position))
  }
}

/** What somebody did in the organization, as the log holds it. */
const stored = async (): Promise<readonly string[]> => {
  const found: string[] = []
  for await (const page of product.application.stores.events.readAll(BEGINNING))
    for (const { type, position, metadata } of page) {
      const { organization } = metadata as Recorded<AnyFact>['metadata']
      if (organization === product.organization.id && isHistoric(type as AnyFact['type'])) found.push(position)
    }
  return found
}

it('Every fact of an organization is in exactly one line of its audit, after an import, a deletion, a correction and sign-ins', async () => {
  await importProductOf(() => product).importFiles()
  const league = await leagueMaker(product).league(product.organization.id)
  const calls = gameCalls(product, league)
  const { id: game } = await calls.schedule()
  await calls.score(game, 61, 58)
  await calls.score(game, 61, 59)
  thingOf(await product.as('staff').delete(`${calls.base}/teams/${league.teams[0].id}`))
  await product.as('nobody').post('/api/auth/login', { username: 'stan', password: 'wrong' })
  thingOf(await product.as('staff').get(`/api/organizations/${product.organization.id}`))
  await followedUp(product.application)
  const actions = [...(await listed('')), ...(await listed('kind=sign-in')), ...(await listed('kind=look-up'))]
  const positions = (await Promise.all(actions.map(opened))).flat()
  const all = await stored()
  expect(all.length).toBeGreaterThan(50)
  expect([...positions].sort()).toEqual([...all].sort())
  expect(actions.reduce((sum, { more }) => sum + 1 + more, 0)).toBe(all.length)
})
