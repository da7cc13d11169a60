import { randomBytes, randomInt } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import type { UserId } from '@fullcourt/domain/ids/kinds'
import type { PrivateStore } from '../private-store/private-store'

/** How many characters a password may have. */
export const PASSWORD_LENGTH = { shortest: 8, longest: 200 } as const

/** argon2id, the package's own default algorithm: 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Letters and digits that nobody confuses when he reads them out. */
const READABLE = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUPS = 4
const GROUP_LENGTH = 4

/** Passwords of users, kept as hashes in the private store. A new one is set before the fact that says so is written. */
export type Passwords = {
  readonly set: (user: UserId, password: string) => Promise<void>
  /** Takes as long for a user who is unknown, or has no password, as for one who has: time tells nothing. */
  readonly verify: (user: UserId | undefined, password: string) => Promise<boolean>
  readonly forget: (user: UserId) => Promise<void>
}

/** Opens the passwords of an installation. */
export const openPasswords = async (store: PrivateStore): Promise<Passwords> => {
  const nobodys = await hash(randomBytes(32), COST)
  return {
    set: async (user, password) => store.put('passwords', nameOf(user), await hash(password, COST)),
    verify: async (user, password) => {
      const kept = user === undefined ? undefined : await store.get('passwords', nameOf(user))
      const matches = await verify(typeof kept === 'string' ? kept : nobodys, password)
      return matches && kept !== undefined
    },
    forget: user => store.delete('passwords', nameOf(user)),
  }
}

/** A password to be told to a person once, e.g. `k7mq-x2fd-9wra-hh4t` (79 random bits). */
export const temporaryPassword = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LENGTH }, () => READABLE[randomInt(READABLE.length)]).join(''),
  ).join('-')

const nameOf = (user: UserId): string => `user-${user}`
