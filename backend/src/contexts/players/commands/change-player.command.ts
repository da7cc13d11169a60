import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import { fieldsOf } from '@fullcourt/domain/facts/change'
import type { PlayerId } from '@fullcourt/domain/ids/kinds'
import type { ValueText } from '@fullcourt/domain/players/attribute-value'
import { changePlayer, PLAYER_NOT_FOUND } from '@fullcourt/domain/players/decide'
import { playerStream, valuePart } from '@fullcourt/domain/players/state'
import type { CommandContext } from '../../../core/facts/command-context'
import { expecting, type Expecting } from '../../../core/facts/expected-revision'
import { Decider } from '../../../core/facts/decider'
import { orThrow, Refused } from '../../../core/facts/refused'
import type { Scope } from '../../../core/http/scope'
import { PEOPLE } from '../../../core/injection/tokens'
import type { People } from '../../../storage/people/people'
import { Photos } from '../../../core/uploads/photos'
import { openDetails, type DetailField } from '../../../core/readers/opened-details'
import { checkedName } from '../../../core/readers/player-name-text'
import { PlayerAccess, type ExistingPlayer } from '../../../core/access/player-access'
import { sealDetails } from './sealed-details'
import { SealedValues } from './sealed-values'

const FIELDS = ['firstName', 'lastName', 'email', 'phoneNumber', 'image'] as const satisfies readonly DetailField[]

/** What is not named stays; null takes an e-mail, phone number or photo away. */
export type WantedPlayer = {
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
  readonly email?: string | null | undefined
  readonly phoneNumber?: string | null | undefined
  /** The bytes of a new photo. */
  readonly photo?: Buffer | null | undefined
  readonly values?: readonly ValueText[] | undefined
}

type WantedTexts = Omit<WantedPlayer, 'photo' | 'values'> & { readonly image: string | null | undefined }

export class ChangePlayer {
  constructor(
    readonly context: CommandContext,
    readonly data: Expecting & { readonly scope: Scope; readonly player: PlayerId; readonly wanted: WantedPlayer },
  ) {}
}

@CommandHandler(ChangePlayer)
export class ChangePlayerHandler implements ICommandHandler<ChangePlayer> {
  constructor(
    private readonly decider: Decider,
    private readonly players: PlayerAccess,
    private readonly photos: Photos,
    private readonly values: SealedValues,
    @Inject(PEOPLE) private readonly people: People,
  ) {}

  async execute({ context, data: { scope, player: named, wanted: sent, expectedRevision } }: ChangePlayer) {
    const { values = [], ...wanted } = sent
    const player = await this.players.player(scope, named)
    const { id } = player
    const photo = wanted.photo ? await this.photos.bring(id, wanted.photo, context.id) : undefined
    const image = photo?.address ?? (wanted.photo === null ? null : undefined)
    const changes = await sealDetails(this.people, id, await this.changedTexts(player, { ...wanted, image }))
    const changedValues = await this.values.change(player, values)
    const parts = [...fieldsOf({ ...wanted, photo: undefined, image }), ...values.map(({ attribute }) => valuePart(attribute))]
    return this.decider.handle({
      stream: playerStream,
      id,
      context,
      organization: player.organization,
      prepare: photo?.keep,
      decide: state => changePlayer(state, changes, changedValues),
      expectedRevision: expecting(expectedRevision, parts),
    })
  }

  /** Only what differs: the same text sealed again would look like another one. */
  private async changedTexts(player: ExistingPlayer, wanted: WantedTexts): Promise<{ readonly [field: string]: string | null }> {
    const before = (await openDetails(this.people, [player], FIELDS)).get(player.id)
    if (!before || before.firstName === null || before.lastName === null) throw new Refused(PLAYER_NOT_FOUND)
    const name = { firstName: wanted.firstName ?? before.firstName, lastName: wanted.lastName ?? before.lastName }
    const texts = { ...wanted, ...orThrow(checkedName(name)) }
    const changed = FIELDS.filter(field => texts[field] !== undefined && texts[field] !== before[field])
    return Object.fromEntries(changed.map(field => [field, texts[field] ?? null]))
  }
}
