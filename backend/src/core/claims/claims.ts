import { Inject, Injectable } from '@nestjs/common'
import { claimValue, type Holder } from '@fullcourt/domain/claims/decide'
import type { ClaimKind } from '@fullcourt/domain/claims/events'
import { claimStream } from '@fullcourt/domain/claims/state'
import { organizationStream } from '@fullcourt/domain/organizations/state'
import { userStream } from '@fullcourt/domain/users/state'
import { stepOf, type CommandContext } from '../facts/command-context'
import { Decider } from '../facts/decider'
import { KEYED_HASH } from '../injection/tokens'
import type { KeyedHash } from '../../storage/people/keyed-hash'

/** A value that is to belong to an organization or user from now on; `taken` is the refusal's text. */
export type WantedClaim = { readonly claim: ClaimKind; readonly value: string; readonly holder: number; readonly taken: string }

const nobody: Holder = { bears: false, lastFact: null }

/**
 * Takes what must be unique in the installation, before the fact that has it is written (docs/facts.md#claims). An orphaned claim
 * is harmless: it is free after 10 s.
 */
@Injectable()
export class Claims {
  constructor(
    private readonly decider: Decider,
    @Inject(KEYED_HASH) private readonly keyedHash: KeyedHash,
  ) {}

  /** The key of a value: what facts and stream names say instead of it. */
  keyOf(claim: ClaimKind, value: string): string {
    return this.keyedHash(claim, value)
  }

  /** Throws `Refused` where somebody else has the value. */
  async take(context: CommandContext, { claim, value, holder, taken }: WantedClaim): Promise<void> {
    const key = this.keyOf(claim, value)
    const present = await this.decider.state(claimStream, { claim, key })
    const bearer = present === null ? nobody : await this.holderOf(claim, key, value, present.holder)
    await this.decider.handle({
      stream: claimStream,
      id: { claim, key },
      context: stepOf(context, 'claim', claim, key, holder),
      organization: null,
      decide: (state, { now }) =>
        claimValue(state, state?.holder === present?.holder ? bearer : { bears: true, lastFact: now }, {
          claim,
          key,
          holder,
          now,
          taken,
        }),
    })
  }

  private async holderOf(claim: ClaimKind, key: string, value: string, holder: number): Promise<Holder> {
    if (claim === 'username') {
      const { state, lastTime } = await this.decider.fold(userStream, holder)
      return { bears: state.kind === 'active' && state.profile.usernameKey === key, lastFact: lastTime }
    }
    const { state, lastTime } = await this.decider.fold(organizationStream, holder)
    return { bears: state.kind === 'active' && state.profile[claim] === value, lastFact: lastTime }
  }
}
