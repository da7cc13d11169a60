import { createHash, createHmac, randomBytes, randomUUID, timingSafeEqual, type KeyObject } from 'node:crypto'
import type { UserId } from '@fullcourt/domain/ids/kinds'
import type { PrivateStore } from '../../../storage/private-store/private-store'

/** How long a challenge can be answered, in milliseconds. */
const LASTS = 5 * 60 * 1000

const RANDOM_BYTES = 16
const TIME_BYTES = 6
const MAC_BYTES = 32

/** What a challenge is for, and of whose browser: `binding` is a secret that only this browser brings. */
export type ChallengeUse = { readonly purpose: 'sign in' | `add to ${UserId}`; readonly binding: string }

/**
 * What an authenticator signs. A challenge is signed itself, with its end and what it is bound to, so that nothing is stored for
 * strangers who ask for one; stored is that one was used, until it would have ended anyway.
 */
export class PasskeyChallenges {
  constructor(
    private readonly store: PrivateStore,
    private readonly key: KeyObject,
    private readonly now: () => number = Date.now,
  ) {}

  make(use: ChallengeUse): Buffer {
    const time = Buffer.alloc(TIME_BYTES)
    time.writeUIntBE(this.now() + LASTS, 0, TIME_BYTES)
    const body = Buffer.concat([randomBytes(RANDOM_BYTES), time])
    return Buffer.concat([body, this.macOf(body, use)])
  }

  /** Whether it was made here for this use, and has not ended. */
  isGood(challenge: string, use: ChallengeUse): boolean {
    const bytes = Buffer.from(challenge, 'base64url')
    if (bytes.length !== RANDOM_BYTES + TIME_BYTES + MAC_BYTES) return false
    const body = bytes.subarray(0, RANDOM_BYTES + TIME_BYTES)
    const isOwn = timingSafeEqual(bytes.subarray(body.length), this.macOf(body, use))
    return isOwn && this.now() < body.readUIntBE(RANDOM_BYTES, TIME_BYTES)
  }

  /** Uses it up; false where it was. Of racing callers one gets true. */
  async use(challenge: string): Promise<boolean> {
    const mine = randomUUID()
    const id = createHash('sha256').update(challenge).digest('base64url')
    const expires = this.now() + LASTS
    return (await this.store.putIfAbsent('passkey-challenges', id, mine, { expires })) === mine
  }

  private macOf(body: Buffer, { purpose, binding }: ChallengeUse): Buffer {
    return createHmac('sha256', this.key).update(`${purpose}\0${binding}\0`).update(body).digest()
  }
}
