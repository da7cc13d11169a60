import { Inject } from '@nestjs/common'
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs'
import type { PlayerId } from '@fullcourt/domain/ids/kinds'
import type { ValueText } from '@fullcourt/domain/players/attribute-value'
import { addPlayer } from '@fullcourt/domain/players/decide'
import { playerStream } from '@fullcourt/domain/players/state'
import type { CommandContext } from '../../../core/facts/command-context'
import type { CommandWithContext } from '../../../core/facts/command-with-context'
import { Decider, type Outcome } from '../../../core/facts/decider'
import { orThrow } from '../../../core/facts/refused'
import { oneOrganization, type Scope } from '../../../core/http/scope'
import { PEOPLE } from '../../../core/injection/tokens'
import type { People } from '../../../storage/people/people'
import { SeasonAccess, type TeamInLeague } from '../../../core/access/season-access'
import { Photos } from '../../../core/uploads/photos'
import { checkedName, type NameTexts } from '../../../core/readers/player-name-text'
import { sealDetails } from './sealed-details'
import { SealedValues } from './sealed-values'

/** `photo` is an image's bytes. */
export type NewPlayer = NameTexts & {
  readonly email?: string | null
  readonly phoneNumber?: string | null
  readonly photo?: Buffer | undefined
  readonly values?: readonly ValueText[] | undefined
}

type AddedPlayer = Outcome & { readonly id: PlayerId }

/** Adds a player; a policy lets them join the named roster. */
export class AddPlayer implements CommandWithContext<AddedPlayer> {
  declare readonly outcome?: AddedPlayer

  constructor(
    readonly context: CommandContext,
    readonly data: { readonly scope: Scope; readonly player: NewPlayer; readonly joins?: TeamInLeague | undefined },
  ) {}
}

@CommandHandler(AddPlayer)
export class AddPlayerHandler implements ICommandHandler<AddPlayer> {
  constructor(
    private readonly decider: Decider,
    private readonly seasons: SeasonAccess,
    private readonly photos: Photos,
    private readonly values: SealedValues,
    @Inject(PEOPLE) private readonly people: People,
  ) {}

  async execute({ context, data: { scope, player, joins: at } }: AddPlayer): Promise<AddedPlayer> {
    const { email, phoneNumber, photo: bytes } = player
    const name = orThrow(checkedName(player))
    const place = at && (await this.seasons.entryPlace(scope, at))
    const organization = place?.organization ?? oneOrganization(scope)
    const joins = place ? { season: place.season, league: place.league, entry: place.entry, team: place.team } : null
    const id: PlayerId = await context.nextId('player')
    const values = await this.values.change({ id, organization, values: {} }, player.values ?? [])
    const photo = bytes && (await this.photos.bring(id, bytes, context.id))
    const texts = { ...name, email: email ?? null, phoneNumber: phoneNumber ?? null, image: photo?.address ?? null }
    const details = await sealDetails(this.people, id, texts)
    const outcome = await this.decider.handle({
      stream: playerStream,
      id,
      context,
      organization,
      prepare: photo?.keep,
      decide: state => addPlayer(state, { organization, player: id, details, joins, values }),
    })
    return { ...outcome, id }
  }
}
