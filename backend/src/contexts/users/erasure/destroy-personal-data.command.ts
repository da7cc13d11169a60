import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { ErasedPlayer, ErasedScorer, ErasedUser } from '@fullcourt/domain/people/events'
import type { UserId } from '@fullcourt/domain/ids/kinds'
import type { CommandContext } from '../../../core/facts/command-context'
import { WROTE_NOTHING, type Outcome } from '../../../core/facts/decider'
import { RepeatAnswers } from '../../../core/repeats/repeat-answers'
import { Outbox } from '../../../storage/mail/outbox'
import type { People } from '../../../storage/people/people'
import type { PrivateStore } from '../../../storage/private-store/private-store'
import { KnownDevices } from '../../../core/sign-in/known-devices'
import { Passkeys } from '../../../core/sign-in/passkeys/passkeys'
import { Passwords } from '../../../core/sign-in/passwords'
import { SecondFactors } from '../../../core/sign-in/second-factor/second-factors'
import { INVITATION_SECRETS, SCORER_SECRETS, type LinkSecrets } from '../../../core/sign-in/links/link-secrets'
import { SessionRecords } from '../../../core/sign-in/session-records'
import { PEOPLE, PRIVATE_STORE } from '../../../core/injection/tokens'
import { Photos } from '../../../core/uploads/photos'
import { EarlierPhotos } from './earlier-photos'

/** Destroys what an erased person's data is kept with. It can be repeated. */
export class DestroyPersonalData {
  constructor(
    readonly context: CommandContext,
    readonly data: { readonly person: ErasedPlayer | ErasedUser | ErasedScorer },
  ) {}
}

@CommandHandler(DestroyPersonalData)
export class DestroyPersonalDataHandler implements ICommandHandler<DestroyPersonalData> {
  constructor(
    private readonly photos: Photos,
    private readonly earlierPhotos: EarlierPhotos,
    private readonly answers: RepeatAnswers,
    private readonly passwords: Passwords,
    private readonly secondFactors: SecondFactors,
    private readonly passkeys: Passkeys,
    private readonly outbox: Outbox,
    private readonly devices: KnownDevices,
    private readonly sessions: SessionRecords,
    @Inject(SCORER_SECRETS) private readonly scorerSecrets: LinkSecrets,
    @Inject(INVITATION_SECRETS) private readonly invitationSecrets: LinkSecrets,
    @Inject(PRIVATE_STORE) private readonly privateStore: PrivateStore,
    @Inject(PEOPLE) private readonly people: People,
  ) {}

  /** The key goes last: should it be cut off, it is done again. */
  async execute({ data: { person } }: DestroyPersonalData): Promise<Outcome> {
    await this.answers.forgetAll()
    if ('player' in person) await this.player(person)
    else await this.user('user' in person ? person.user : person.scorer)
    return WROTE_NOTHING
  }

  private async player(erased: ErasedPlayer): Promise<void> {
    await this.photos.removeAll(erased.player)
    await this.earlierPhotos.removeAll(erased)
    await this.people.destroy(`player-${erased.player}`)
  }

  /** Users, who was invited, and scorers, who have ids of the same kind. */
  private async user(user: UserId): Promise<void> {
    await this.passwords.forget(user)
    await this.secondFactors.forget(user)
    await this.passkeys.forgetAllOf(user)
    await this.outbox.forgetAllOf(user)
    await this.devices.forgetAllOf(user)
    await this.scorerSecrets.forget(user)
    await this.invitationSecrets.forget(user)
    await this.sessions.endAllOf(user)
    await this.privateStore.deleteGroup('idempotency', `user-${user}`)
    await this.people.destroy(`user-${user}`)
  }
}
