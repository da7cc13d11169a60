import { createHash, randomBytes } from 'node:crypto'
import type { UserId } from '@fullcourt/domain/ids/kinds'
import type { PrivateStore } from '../../../storage/private-store/private-store'

/** 192 random bits: whoever guesses finds none. */
const SECRET_BYTES = 24

/** So long after its end a link still says that it ended, in milliseconds (30 days); then it is not known any more. */
const KNOWN_AFTER_END = 30 * 24 * 60 * 60 * 1000

/** A secret is random and long: unlike a password it is not found by trying, so that a fast hash is enough. */
const digestOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

const groupOf = (person: UserId): string => `user-${person}`

/** Whom a link is for. */
export type LinkKind = 'scorer' | 'invitation'

/** What opens links of one kind, in the private store: digests alone, so that a reader of the store cannot use them. */
export class LinkSecrets {
  private readonly collection: `${LinkKind}-secrets`

  constructor(
    private readonly store: PrivateStore,
    private readonly kind: LinkKind,
  ) {
    this.collection = `${kind}-secrets`
  }

  /** A new secret for a link that ends then (ISO 8601); it takes the place of the one before. */
  async renew(person: UserId, ends: string): Promise<string> {
    const secret = randomBytes(SECRET_BYTES).toString('base64url')
    const digest = digestOf(secret)
    const keeping = { group: groupOf(person), expires: Date.parse(ends) + KNOWN_AFTER_END }
    await this.store.put(this.collection, digest, { [this.kind]: person }, keeping)
    await this.store.deleteGroup(this.collection, groupOf(person), digest)
    return secret
  }

  /** For whom the link is that a secret opens, over or not; undefined where it is none, or was replaced. */
  async find(secret: string): Promise<UserId | undefined> {
    const found = (await this.store.get(this.collection, digestOf(secret))) as
      | { readonly [kind in LinkKind]?: UserId }
      | undefined
    return found?.[this.kind]
  }

  async forget(person: UserId): Promise<void> {
    await this.store.deleteGroup(this.collection, groupOf(person))
  }
}

/** `@Inject(SCORER_SECRETS) private readonly secrets: LinkSecrets` */
export const SCORER_SECRETS = Symbol('scorer secrets')
export const INVITATION_SECRETS = Symbol('invitation secrets')
