import { createHash, createHmac, createSecretKey, randomBytes, type KeyObject } from 'node:crypto'
import type { UserId } from '@fullcourt/domain/ids/kinds'
import type { PrivateStore } from '../../../storage/private-store/private-store'
import { PasskeyChallenges } from './challenges'

const KEY_RECORD = 'passkeys'
const KEY_BYTES = 32

/** A passkey as it is stored. */
export type Passkey = {
  /** Its id in facts and calls. */
  readonly id: string
  readonly user: UserId
  /** What the person calls it. */
  readonly name: string
  /** The host that it is for. */
  readonly host: string
  /** Its id among authenticators, base64url. */
  readonly credential: string
  /** COSE, base64url. */
  readonly publicKey: string
  /** How often the authenticator says that it signed; 0 of one that does not count. */
  readonly counter: number
  readonly transports: readonly string[]
  /** In milliseconds since 1970; `usedAt` is null of one that nobody signed in with yet. */
  readonly addedAt: number
  readonly usedAt: number | null
}

/** Ids among authenticators have up to 1,023 bytes. */
const recordOf = (credential: string): string => createHash('sha256').update(credential).digest('base64url')

const groupOf = (user: UserId): string => `user-${user}`

/** The public keys of passkeys, in the private store; which of them somebody has is said by the facts of the user. */
export class Passkeys {
  constructor(
    private readonly store: PrivateStore,
    private readonly key: KeyObject,
    private readonly now: () => number,
  ) {}

  /** How authenticators know a user of this installation: it says nothing about them. */
  handleOf(user: UserId): Buffer {
    return createHmac('sha256', this.key).update(groupOf(user)).digest()
  }

  /** Keeps a new one; false where somebody has it, be it the same person. */
  async add(passkey: Omit<Passkey, 'addedAt' | 'usedAt'>): Promise<boolean> {
    const value: Passkey = { ...passkey, addedAt: this.now(), usedAt: null }
    const keeping = { group: groupOf(passkey.user) }
    const kept = await this.store.putIfAbsent('passkeys', recordOf(passkey.credential), value, keeping)
    return (kept as Passkey).id === passkey.id
  }

  async find(credential: string): Promise<Passkey | undefined> {
    return (await this.store.get('passkeys', recordOf(credential))) as Passkey | undefined
  }

  /** All of a user, the oldest first. */
  async ofUser(user: UserId): Promise<readonly Passkey[]> {
    const kept = (await this.store.getGroup('passkeys', groupOf(user))) as ReadonlyMap<string, Passkey>
    return [...kept.values()].toSorted((one, other) => one.addedAt - other.addedAt)
  }

  /** Notes that one was used, and how far its counter is; false where it was used or removed since it was found. */
  async used(found: Passkey, counter: number): Promise<boolean> {
    const value: Passkey = { ...found, counter, usedAt: this.now() }
    return this.store.replace('passkeys', recordOf(found.credential), { expected: found, value }, { group: groupOf(found.user) })
  }

  async forget({ credential }: Passkey): Promise<void> {
    await this.store.delete('passkeys', recordOf(credential))
  }

  async forgetAllOf(user: UserId): Promise<void> {
    await this.store.deleteGroup('passkeys', groupOf(user))
  }
}

/** Their key is made once per installation. */
const keyOf = async (store: PrivateStore): Promise<KeyObject> => {
  const made = randomBytes(KEY_BYTES).toString('base64')
  return createSecretKey(String(await store.putIfAbsent('installation', KEY_RECORD, made)), 'base64')
}

export const openPasskeys = async (store: PrivateStore, now: () => number = Date.now): Promise<Passkeys> =>
  new Passkeys(store, await keyOf(store), now)

export const openPasskeyChallenges = async (store: PrivateStore, now: () => number = Date.now): Promise<PasskeyChallenges> =>
  new PasskeyChallenges(store, await keyOf(store), now)
