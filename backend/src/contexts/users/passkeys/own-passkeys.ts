import { Injectable } from '@nestjs/common'
import type { UserId } from '@fullcourt/domain/ids/kinds'
import { activeOf } from '@fullcourt/projections/card'
import { userCard } from '@fullcourt/projections/users/user'
import { Passkeys, type Passkey } from '../../../core/sign-in/passkeys/passkeys'
import { Documents } from '../../../storage/documents/documents'
import type { PasskeyAnswer } from './passkeys.answers'

const answerOf = ({ id, name, host, addedAt, usedAt }: Passkey): PasskeyAnswer => ({
  id,
  name,
  host,
  addedAt: new Date(addedAt).toISOString(),
  usedAt: usedAt === null ? null : new Date(usedAt).toISOString(),
})

/** Passkeys for answers: those of which the facts of their user say that they have them. */
@Injectable()
export class OwnPasskeys {
  constructor(
    private readonly passkeys: Passkeys,
    private readonly documents: Documents,
  ) {}

  async of(user: UserId): Promise<readonly Passkey[]> {
    const had = activeOf(await this.documents.get(userCard, user))?.passkeys ?? []
    return (await this.passkeys.ofUser(user)).filter(({ id }) => had.includes(id))
  }

  async answers(user: UserId): Promise<PasskeyAnswer[]> {
    return (await this.of(user)).map(answerOf)
  }
}
