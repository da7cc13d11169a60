import { createHmac, createSecretKey, randomBytes, timingSafeEqual, type KeyObject } from 'node:crypto'
import type { UserId } from '@fullcourt/domain/ids/kinds'
import { comparableUsername } from '@fullcourt/domain/users/username'
import type { PrivateStore } from '../../storage/private-store/private-store'

const KEY_RECORD = 'known-devices'
const KEY_BYTES = 32
const SECRET_BYTES = 16
const SECRET = /^[\w-]{22}$/
const MARK = /^[\w-]{43}$/
/** People who share a device: the secrets of the last ones are kept. */
const MOST_PEOPLE = 5

const DAY = 24 * 60 * 60 * 1000
/** A device is known as long as its cookie lasts. */
export const KNOWN_FOR = 365 * DAY
/** So long a sign-in with a new device is told of. */
const TOLD_FOR = 30 * DAY
/** So many devices of a user are known, the newest. */
const MOST_DEVICES = 20

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

const groupOf = (user: UserId): string => `user-${user}`

/** As it is stored. */
type DeviceRecord = {
  /** When the user signed in with it first, in milliseconds since 1970. */
  readonly since: number
  /** `Firefox on Windows` */
  readonly name: string
  /** Nobody has to be told of it (any more): it was the first, or the user said on an earlier one that it is theirs. */
  readonly isSettled: boolean
}

/** A sign-in with a new device of which a user has to be told. `id` opens nothing: it is a digest. */
export type NewDevice = {
  readonly id: string
  readonly device: string
  /** ISO 8601. */
  readonly signedInAt: string
}

/** A device as it brings itself. */
type Bringing = { readonly cookie: string | undefined; readonly user: UserId; readonly username: string }

/** The device with which somebody just signed in. */
export type SignedInDevice = {
  readonly id: string
  /** What it is to bring from now on; undefined where it brings that already. */
  readonly cookie: string | undefined
  /** Nobody of this name had signed in with it before. */
  readonly isNew: boolean
  /** The user has to be told of it. */
  readonly isToBeTold: boolean
}

/**
 * Which devices somebody signed in with before. A device brings a random secret for each of its people, `secret.secret`; stored is
 * a keyed digest of a secret and its user. It lets nobody in: it gives a budget of attempts of its own, and a sign-in without one is told on
 * the others.
 */
export class KnownDevices {
  constructor(
    private readonly store: PrivateStore,
    private readonly key: KeyObject,
    private readonly now: () => number,
  ) {}

  /** The device, where this person signed in with it before. */
  async find(brought: Bringing): Promise<string | undefined> {
    return this.among(await this.recordsOf(brought.user), brought)
  }

  /** The device is one that this person signed in with, from now on. */
  async remember({ name, ...brought }: Bringing & { readonly name: string }): Promise<SignedInDevice> {
    const { cookie, user } = brought
    const known = await this.recordsOf(user)
    const earlier = this.earlierMark(brought)
    const found = this.among(known, brought)
    if (found !== undefined && earlier === undefined) return { id: found, cookie: undefined, isNew: false, isToBeTold: false }
    const secret = randomBytes(SECRET_BYTES).toString('base64url')
    const id = this.idOf(secret, user)
    const isNew = earlier === undefined
    const isToBeTold = isNew && known.size > 0
    await this.put(user, id, { since: this.now(), name, isSettled: !isToBeTold })
    for (const [oldest] of oldestFirst(known).slice(0, Math.max(0, known.size + 1 - MOST_DEVICES)))
      await this.store.delete('known-devices', oldest)
    return { id, cookie: [secret, ...secretsIn(cookie).slice(0, MOST_PEOPLE - 1)].join('.'), isNew, isToBeTold }
  }

  /**
   * Of which sign-ins somebody has to be told on a device of theirs, the newest first: of those with devices that came after it, so
   * that nobody hides their own from the user. A session from before devices were kept (`undefined`) is older than all.
   */
  async untold(user: UserId, onDevice: string | undefined): Promise<readonly NewDevice[]> {
    const known = await this.recordsOf(user)
    const from = known.get(onDevice ?? '')?.since ?? 0
    const after = Math.max(from, this.now() - TOLD_FOR)
    return oldestFirst(known)
      .filter(([, { since, isSettled }]) => !isSettled && since > after)
      .map(([id, { since, name }]) => ({ id, device: name, signedInAt: new Date(since).toISOString() }))
      .toReversed()
  }

  /** The user says that a device is theirs; only on one that was there before it, which is told of it. */
  async settle(user: UserId, device: string, onDevice: string | undefined): Promise<void> {
    const told = await this.untold(user, onDevice)
    const record = (await this.recordsOf(user)).get(device)
    if (record !== undefined && told.some(({ id }) => id === device)) await this.put(user, device, { ...record, isSettled: true })
  }

  /** A device of a user is not known any more. */
  async forget(user: UserId, device: string): Promise<void> {
    if ((await this.recordsOf(user)).has(device)) await this.store.delete('known-devices', device)
  }

  /** None of a user's devices is known any more. */
  async forgetAllOf(user: UserId): Promise<void> {
    await this.store.deleteGroup('known-devices', groupOf(user))
  }

  private async put(user: UserId, id: string, record: DeviceRecord): Promise<void> {
    await this.store.put('known-devices', id, record, { group: groupOf(user), expires: record.since + KNOWN_FOR })
  }

  private async recordsOf(user: UserId): Promise<ReadonlyMap<string, DeviceRecord>> {
    const kept = (await this.store.getGroup('known-devices', groupOf(user))) as ReadonlyMap<string, DeviceRecord>
    return new Map([...kept].filter(([, { since }]) => since + KNOWN_FOR > this.now()))
  }

  /** Which of the known devices it is. */
  private among(known: ReadonlyMap<string, DeviceRecord>, brought: Bringing): string | undefined {
    const ids = secretsIn(brought.cookie).map(secret => this.idOf(secret, brought.user))
    return ids.find(id => known.has(id)) ?? this.earlierMark(brought)
  }

  private idOf(secret: string, user: UserId): string {
    return this.digest(secret, groupOf(user))
  }

  /** A cookie from before devices were stored has a number and marks of its last people, `number.mark.mark`: that of this person. */
  private earlierMark({ cookie, username }: Bringing): string | undefined {
    const [number = '', ...marks] = cookie?.split('.') ?? []
    const mark = this.digest(number, comparableUsername(username))
    return marks.slice(0, MOST_PEOPLE).some(one => MARK.test(one) && isSame(one, mark)) ? mark : undefined
  }

  private digest(secret: string, whose: string): string {
    return createHmac('sha256', this.key).update(`${secret}\0${whose}`).digest('base64url')
  }
}

const secretsIn = (cookie: string | undefined): readonly string[] =>
  (cookie?.split('.') ?? []).slice(0, MOST_PEOPLE).filter(part => SECRET.test(part))

const oldestFirst = (records: ReadonlyMap<string, DeviceRecord>) =>
  [...records].toSorted(([, one], [, other]) => one.since - other.since)

/** Its key is made once per installation, so that devices are known after a restart. */
export const openKnownDevices = async (store: PrivateStore, now: () => number = Date.now): Promise<KnownDevices> => {
  const key = await store.putIfAbsent('installation', KEY_RECORD, randomBytes(KEY_BYTES).toString('base64'))
  return new KnownDevices(store, createSecretKey(String(key), 'base64'), now)
}
