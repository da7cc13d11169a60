import { createHmac, createSecretKey, randomBytes, timingSafeEqual, type KeyObject } from 'node:crypto'
import { comparableUsername } from '@fullcourt/domain/users/username'
import type { PrivateStore } from '../../storage/private-store/private-store'

/** People who share a device: the marks of the last ones are kept. */
const MOST_MARKS = 5
const RECORD = 'known-devices'
const SECRET_BYTES = 32

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/**
 * Which devices somebody signed in with before. A device brings its number and a mark of each of its people, `number.mark.mark`: nobody
 * can make a mark, and it does not say whose it is. It lets nobody in; it gives a budget of attempts of its own.
 */
export class KnownDevices {
  constructor(private readonly key: KeyObject) {}

  /** The device's number, where its cookie shows that this person signed in with it before. */
  numberOf(cookie: string | undefined, username: string): string | undefined {
    const [device = '', ...marks] = cookie?.split('.') ?? []
    const mark = this.markOf(device, username)
    return marks.slice(0, MOST_MARKS).some(one => isSame(one, mark)) ? device : undefined
  }

  /** The cookie of the device after this person signed in with it; undefined where that says nothing new. */
  remember(cookie: string | undefined, username: string): string | undefined {
    if (this.numberOf(cookie, username) !== undefined) return undefined
    const [device, ...marks] = cookie?.split('.') ?? []
    const number = device !== undefined && /^[\w-]{22}$/.test(device) ? device : randomBytes(16).toString('base64url')
    const others = number === device ? marks : []
    return [number, this.markOf(number, username), ...others.slice(0, MOST_MARKS - 1)].join('.')
  }

  private markOf(device: string, username: string): string {
    return createHmac('sha256', this.key)
      .update(`${device}\0${comparableUsername(username)}`)
      .digest('base64url')
  }
}

/** Its secret is made once per installation, so that devices are known after a restart. */
export const openKnownDevices = async (store: PrivateStore): Promise<KnownDevices> => {
  const secret = await store.putIfAbsent('installation', RECORD, randomBytes(SECRET_BYTES).toString('base64'))
  return new KnownDevices(createSecretKey(String(secret), 'base64'))
}
