import type { UserId } from '@fullcourt/domain/ids/kinds'
import type { PrivateStore } from '../../../storage/private-store/private-store'
import { newSecret, stepOfCode } from './one-time-codes'
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-codes'

/** As it is stored. */
type Standing = {
  readonly secret: string
  /** Step of time of the last code that was used: neither it nor an earlier one is good again. */
  readonly lastStep: number
  /** Hashes of the recovery codes that were not used. */
  readonly recovery: readonly string[]
}

/** How long a proposed secret can be confirmed, in milliseconds. */
const PROPOSED_LASTS = 15 * 60 * 1000

type Proposed = { readonly secret: string; readonly until: number }

/** A code that was good is used up; `left`: how many recovery codes are still good, where it was one of these. */
export type UsedCode = { readonly kind: 'one-time' } | { readonly kind: 'recovery'; readonly left: number }

const groupOf = (user: UserId): string => `user-${user}`
const standingOf = groupOf
const proposedOf = (user: UserId): string => `${groupOf(user)}/proposed`

/**
 * What makes the codes that some users bring beside their password, in the private store. A secret is proposed, and holds from when
 * its first code is said.
 */
export class SecondFactors {
  constructor(
    private readonly store: PrivateStore,
    private readonly now: () => number = Date.now,
  ) {}

  async isSet(user: UserId): Promise<boolean> {
    return (await this.standing(user)) !== undefined
  }

  /** A new secret for the user's app; it takes the place of one that was proposed before. */
  async propose(user: UserId): Promise<string> {
    const secret = newSecret()
    const until = this.now() + PROPOSED_LASTS
    await this.store.put('second-factors', proposedOf(user), { secret, until }, { group: groupOf(user), expires: until })
    return secret
  }

  /** Whether a code shows that the user's app has the proposed secret. It is used by nothing, so that it can be asked again. */
  async isOfProposed(user: UserId, code: string): Promise<boolean> {
    return (await this.stepOfProposed(user, code)) !== undefined
  }

  /** From now on the proposed secret holds. Answers its recovery codes, or undefined where the code is none of it. */
  async confirm(user: UserId, code: string): Promise<readonly string[] | undefined> {
    const found = await this.stepOfProposed(user, code)
    if (found === undefined) return undefined
    const codes = newRecoveryCodes()
    const standing: Standing = { secret: found.secret, lastStep: found.step, recovery: codes.map(hashOfRecoveryCode) }
    await this.store.put('second-factors', standingOf(user), standing, { group: groupOf(user) })
    await this.store.delete('second-factors', proposedOf(user))
    return codes
  }

  /** Uses up a code; undefined where it is none, or was used before. Of racing callers with the same code one gets through. */
  async use(user: UserId, code: string): Promise<UsedCode | undefined> {
    const standing = await this.standing(user)
    if (standing === undefined) return undefined
    const after = this.afterUse(standing, code.replace(/\s/g, ''))
    if (after === undefined) return undefined
    const { used, ...value } = after
    const isMine = await this.store.replace(
      'second-factors',
      standingOf(user),
      { expected: standing, value },
      { group: groupOf(user) },
    )
    return isMine ? used : undefined
  }

  async forget(user: UserId): Promise<void> {
    await this.store.deleteGroup('second-factors', groupOf(user))
  }

  private afterUse(standing: Standing, code: string): (Standing & { readonly used: UsedCode }) | undefined {
    const step = stepOfCode(standing.secret, code, this.now())
    if (step !== undefined)
      return step > standing.lastStep ? { ...standing, lastStep: step, used: { kind: 'one-time' } } : undefined
    const hash = hashOfRecoveryCode(code)
    const recovery = standing.recovery.filter(one => one !== hash)
    if (recovery.length === standing.recovery.length) return undefined
    return { ...standing, recovery, used: { kind: 'recovery', left: recovery.length } }
  }

  private async standing(user: UserId): Promise<Standing | undefined> {
    return (await this.store.get('second-factors', standingOf(user))) as Standing | undefined
  }

  private async stepOfProposed(user: UserId, code: string): Promise<{ secret: string; step: number } | undefined> {
    const proposed = (await this.store.get('second-factors', proposedOf(user))) as Proposed | undefined
    if (proposed === undefined || this.now() >= proposed.until) return undefined
    const step = stepOfCode(proposed.secret, code.replace(/\s/g, ''), this.now())
    return step === undefined ? undefined : { secret: proposed.secret, step }
  }
}
