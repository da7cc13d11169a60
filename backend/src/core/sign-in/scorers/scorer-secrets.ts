import { createHash, randomBytes } from 'node:crypto'
import type { UserId } from '@fullcourt/domain/ids/kinds'
import type { PrivateStore } from '../../../storage/private-store/private-store'

/** 192 random bits: whoever guesses finds none. */
const SECRET_BYTES = 24

/** So long after its end a link still says that it ended, in milliseconds (30 days); then it is not known any more. */
const KNOWN_AFTER_END = 30 * 24 * 60 * 60 * 1000

/** A secret is random and long: unlike a password it is not found by trying, so that a fast hash is enough. */
const digestOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

const groupOf = (scorer: UserId): string => `user-${scorer}`

/** What opens scorer links, in the private store: digests alone, so that a reader of the store cannot use them. */
export class ScorerSecrets {
  constructor(private readonly store: PrivateStore) {}

  /** A new secret for a link that ends then (ISO 8601); it takes the place of the one before. */
  async renew(scorer: UserId, ends: string): Promise<string> {
    const secret = randomBytes(SECRET_BYTES).toString('base64url')
    const digest = digestOf(secret)
    const keeping = { group: groupOf(scorer), expires: Date.parse(ends) + KNOWN_AFTER_END }
    await this.store.put('scorer-secrets', digest, { scorer }, keeping)
    await this.store.deleteGroup('scorer-secrets', groupOf(scorer), digest)
    return secret
  }

  /** Whose link a secret opens, over or not; undefined where it is none, or was replaced. */
  async find(secret: string): Promise<UserId | undefined> {
    const found = (await this.store.get('scorer-secrets', digestOf(secret))) as { readonly scorer: UserId } | undefined
    return found?.scorer
  }

  async forget(scorer: UserId): Promise<void> {
    await this.store.deleteGroup('scorer-secrets', groupOf(scorer))
  }
}
