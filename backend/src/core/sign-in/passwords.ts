import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import type { UserId } from '@fullcourt/domain/ids/kinds'
import type { PrivateStore } from '../../storage/private-store/private-store'
import { readableCode } from './readable-code'

/** What a hash costs: memory in KiB, passes over it, lanes. */
export type PasswordCost = { readonly memoryCost: number; readonly timeCost: number; readonly parallelism: number }

/** argon2id, the package's own default algorithm: 19 MiB, two passes, one lane. */
const COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export type PasswordOptions = {
  readonly now?: () => number
  /** Tests of the whole product bring a lower one. */
  readonly cost?: PasswordCost
}

/** As it is stored; an older record is the hash alone. */
type PasswordRecord = {
  readonly hash: string
  readonly command: string
  /** Until when a temporary password holds, in milliseconds since 1970; absent in one that its user chose. */
  readonly until?: number
}

/** How long a password holds that somebody else made, in milliseconds (7 days). */
const TEMPORARY_LASTS = 7 * 24 * 60 * 60 * 1000

export type SetPassword = {
  /** What sets it: a command that is repeated finds that it was here (`isSetBy`). */
  readonly command: string
  /** Somebody else made it: it ends, and has to be changed before anything else. */
  readonly temporary?: boolean
}

/** Passwords of users, stored as hashes in the private store. A new one is set before the fact that says so is written. */
export class Passwords {
  /** `nobodys` is a hash that no password fits. */
  constructor(
    private readonly store: PrivateStore,
    private readonly nobodys: string,
    private readonly now: () => number,
    private readonly cost: PasswordCost,
  ) {}

  async set(user: UserId, password: string, { command, temporary = false }: SetPassword): Promise<void> {
    const until = temporary ? { until: this.now() + TEMPORARY_LASTS } : {}
    const record: PasswordRecord = { hash: await hash(password, this.cost), command, ...until }
    await this.store.put('passwords', nameOf(user), record)
  }

  /** Whether the password that holds was set by a command. */
  async isSetBy(user: UserId, command: string): Promise<boolean> {
    return (await this.record(user))?.command === command
  }

  /** Whether the password that holds was made by somebody else. */
  async isTemporary(user: UserId): Promise<boolean> {
    return (await this.record(user))?.until !== undefined
  }

  /**
   * An ended temporary one fits no more. Takes as long for a user who is unknown, or has no password, as for one who has: the
   * time reveals nothing.
   */
  async verify(user: UserId | undefined, password: string): Promise<boolean> {
    const kept = user === undefined ? undefined : await this.record(user)
    const fits = await verify(kept?.hash ?? this.nobodys, password)
    return fits && (kept?.until === undefined || this.now() < kept.until)
  }

  async forget(user: UserId): Promise<void> {
    await this.store.delete('passwords', nameOf(user))
  }

  private async record(user: UserId): Promise<PasswordRecord | undefined> {
    const kept = (await this.store.get('passwords', nameOf(user))) as PasswordRecord | string | undefined
    return typeof kept === 'string' ? { hash: kept, command: '' } : kept
  }
}

/** Opens the passwords of an installation. */
export const openPasswords = async (
  store: PrivateStore,
  { now = Date.now, cost = COST }: PasswordOptions = {},
): Promise<Passwords> => new Passwords(store, await hash(randomBytes(32), cost), now, cost)

/** A password to be shown to a person once, e.g. `k7mq-x2fd-9wra-hh4t` (79 random bits). */
export const temporaryPassword = (): string => readableCode(4)

const nameOf = (user: UserId): string => `user-${user}`
