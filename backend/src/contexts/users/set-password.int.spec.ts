import { openLogAndSecrets } from '../../product/app/stores'
import type { Settings } from '../../core/settings/settings'
import { thingOf } from '../../testing/made-league'
import { openProduct, PASSWORD, type Product } from '../../testing/product'
import { SETTINGS } from '../../core/injection/tokens'
import { setPassword, UnknownUsername } from './set-password'

let product: Product
beforeEach(async () => {
  product = await openProduct()
})
afterEach(() => product.close())

/** Sets a password while the product is stopped, and starts it again. */
const setWhileStopped = async (username: string): Promise<string> => {
  const settings = product.application.app.get<Settings>(SETTINGS)
  await product.application.close()
  const { events, secrets } = await openLogAndSecrets(settings)
  try {
    return await setPassword({ events, secrets }, username)
  } finally {
    await secrets.close()
    await events.close()
    await product.restart()
  }
}

const signIn = async (username: string, password: string): Promise<number> =>
  (await product.as('nobody').post('/api/auth/login', { username, password })).status

const isSignedIn = async (caller: 'staff' | 'org_owner'): Promise<boolean> =>
  thingOf<{ authenticated: boolean }>(await product.as(caller).get('/api/auth/check-auth')).authenticated

it('A password that was set takes the place of the old one', async () => {
  const password = await setWhileStopped('stan')
  expect([await signIn('stan', password), await signIn('stan', PASSWORD)]).toEqual([200, 401])
})

it('A username is known however it is written', async () => {
  expect(await signIn('stan', await setWhileStopped(' STAN '))).toBe(200)
})

it('The sessions of a user who gets a password end, and nobody else’s', async () => {
  await setWhileStopped('stan')
  expect([await isSignedIn('staff'), await isSignedIn('org_owner')]).toEqual([false, true])
})

it('A username that nobody has is reported', async () => {
  await expect(setWhileStopped('nobody')).rejects.toThrow(UnknownUsername)
})

it('The username of somebody who was deleted is reported', async () => {
  const { user } = thingOf<{ user: { id: number } }>(await product.as('staff').get('/api/auth/check-auth'))
  thingOf(await product.as('org_owner').delete(`/api/usersv2/${user.id}`))
  await expect(setWhileStopped('stan')).rejects.toThrow(UnknownUsername)
})
