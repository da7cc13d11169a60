import { createHmac } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbeddedPrivateStore } from '../../storage/private-store/embedded/embedded-private-store'
import type { PrivateStore } from '../../storage/private-store/private-store'
import { KNOWN_FOR, openKnownDevices, type KnownDevices } from './known-devices'

const [ANA, BEN] = [1, 2]
const DAY = 24 * 60 * 60 * 1000

let now = Date.parse('2026-06-01T09:00:00Z')
let folder: string
let store: PrivateStore
let devices: KnownDevices

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'devices-'))
  store = await openEmbeddedPrivateStore(folder)
  devices = await openKnownDevices(store, () => now)
})
afterEach(async () => {
  await store.close()
  await rm(folder, { recursive: true })
})

/** Signs in, each time a minute later. */
const signIn = async (cookie?: string, user = ANA, name = 'Firefox on Windows') => {
  now += 60_000
  const device = await devices.remember({ cookie, user, username: `user ${user}`, name })
  return { ...device, cookie: device.cookie ?? cookie ?? '' }
}
const isKnown = async (cookie: string | undefined, user = ANA) =>
  (await devices.find({ cookie, user, username: `user ${user}` })) !== undefined
const toldOn = async (device: string | undefined) => (await devices.untold(ANA, device)).map(({ id }) => id)

describe('Known devices', () => {
  it('are those with which this person signed in before', async () => {
    const { id, cookie, isNew } = await signIn()
    expect([isNew, cookie]).toEqual([true, expect.stringMatching(/^[\w-]{22}$/)])
    expect([await isKnown(cookie), await isKnown(cookie, BEN)]).toEqual([true, false])
    expect(await signIn(cookie)).toEqual({ id, cookie, isNew: false, isToBeTold: false })
  })

  it('know each of the last five people who sign in with them', async () => {
    let cookie: string | undefined
    for (const user of [1, 2, 3, 4, 5, 6]) ({ cookie } = await signIn(cookie, user))
    const known = await Promise.all([1, 2, 3, 4, 5, 6].map(user => isKnown(cookie, user)))
    expect(known).toEqual([false, true, true, true, true, true])
  })

  it('are stored as a digest, which opens nothing', async () => {
    const { cookie, id } = await signIn()
    const stored = JSON.stringify([...(await store.getGroup('known-devices', `user-${ANA}`))])
    expect([stored.includes(cookie), stored.includes(id), await isKnown(id)]).toEqual([false, true, false])
  })

  it('are the newest twenty, for a year', async () => {
    const { cookie } = await signIn()
    const others: string[] = []
    for (let i = 0; i < 20; i++) others.push((await signIn()).cookie)
    expect([await isKnown(cookie), await isKnown(others[0])]).toEqual([false, true])
    now += KNOWN_FOR
    expect(await isKnown(others[0])).toBe(false)
  })

  it('are none whose cookie somebody made; what it brought is no secret of the new one', async () => {
    for (const made of ['', '.', 'x'.repeat(22), 'x'.repeat(4_000)]) expect(await isKnown(made)).toBe(false)
    const planted = 'x'.repeat(22)
    const { cookie } = await signIn(planted)
    expect([await isKnown(cookie), await isKnown(planted)]).toEqual([true, false])
  })

  it('are those, too, whose cookie has a mark from before they were stored', async () => {
    const key = Buffer.from(String(await store.get('installation', 'known-devices')), 'base64')
    const number = 'n'.repeat(22)
    const mark = createHmac('sha256', key).update(`${number}\0user 1`).digest('base64url')
    const earlier = `${number}.${mark}`
    expect([await isKnown(earlier), await isKnown(earlier, BEN)]).toEqual([true, false])
    const { cookie, isNew } = await signIn(earlier)
    expect([isNew, await isKnown(cookie)]).toEqual([false, true])
  })
})

describe('A sign-in with a new device', () => {
  it('is told on those that were there before it, and not on itself; the first of a user is told on none', async () => {
    const [first, second] = [await signIn(), await signIn(undefined, ANA, 'Safari on iPhone')]
    expect(await devices.untold(ANA, first.id)).toEqual([
      { id: second.id, device: 'Safari on iPhone', signedInAt: new Date(now).toISOString() },
    ])
    const third = await signIn()
    const told = await Promise.all([undefined, first.id, second.id, third.id].map(toldOn))
    expect(told).toEqual([[third.id, second.id], [third.id, second.id], [third.id], []])
  })

  it('is settled on one of those alone', async () => {
    const [first, second, third] = [await signIn(), await signIn(), await signIn()]
    for (const later of [second, third]) await devices.settle(ANA, second.id, later.id)
    expect(await toldOn(first.id)).toEqual([third.id, second.id])
    await devices.settle(ANA, second.id, first.id)
    expect(await toldOn(first.id)).toEqual([third.id])
  })

  it('that was not theirs is forgotten: it has no budget of its own, and is new the next time', async () => {
    const [first, second] = [await signIn(), await signIn()]
    await devices.forget(BEN, second.id)
    expect(await isKnown(second.cookie)).toBe(true)
    await devices.forget(ANA, second.id)
    expect([await toldOn(first.id), await isKnown(second.cookie)]).toEqual([[], false])
    expect(await signIn(second.cookie)).toMatchObject({ isNew: true })
  })

  it('is told for thirty days', async () => {
    const first = await signIn()
    await signIn()
    now += 30 * DAY
    expect(await toldOn(first.id)).toEqual([])
  })
})
