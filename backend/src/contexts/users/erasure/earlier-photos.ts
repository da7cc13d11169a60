import { Inject, Injectable } from '@nestjs/common'
import type { EventStore } from '@fullcourt/event-store/port'
import type { Sealed } from '@fullcourt/domain/facts/sealed'
import type { OrganizationId } from '@fullcourt/domain/ids/kinds'
import type { AnyFact } from '@fullcourt/domain/log/fact-types'
import type { ErasedPlayer } from '@fullcourt/domain/people/events'
import { playerStream } from '@fullcourt/domain/players/state'
import { organizationCard } from '@fullcourt/projections/organizations/organization'
import { playerCard } from '@fullcourt/projections/players/player'
import { teamCard } from '@fullcourt/projections/teams/team'
import { Documents } from '../../../storage/documents/documents'
import { recallAll } from '../../../core/facts/recall-all'
import { EVENT_STORE, FILE_STORE, PEOPLE } from '../../../core/injection/tokens'
import type { People, PersonSealed } from '../../../storage/people/people'
import type { FileStore } from '../../../storage/files/file-store'
import { UPLOADS } from '../../../core/uploads/images'

/** An image among the logos, in the clear, under a name that is made of its bytes. */
const ADDRESS = new RegExp(`^/${UPLOADS}/([0-9a-f]+\\.webp)$`)

const imagesIn = ({ type, data }: AnyFact): readonly (Sealed | null | undefined)[] => {
  if (type === 'PlayerAdded') return [data.details.image]
  return type === 'PlayerChanged' ? [data.was.image, data.is.image] : []
}

const ofPlayer =
  (player: number) =>
  (sealed: Sealed): PersonSealed => ({ person: `player-${player}`, sealed })

/** Photos from before photos were sealed, which lie among the logos: erasing a person deletes theirs, those of the past too. */
@Injectable()
export class EarlierPhotos {
  constructor(
    private readonly documents: Documents,
    @Inject(EVENT_STORE) private readonly events: EventStore,
    @Inject(PEOPLE) private readonly people: People,
    @Inject(FILE_STORE) private readonly files: FileStore,
  ) {}

  /** Call it while the player's key is there: it opens the addresses. An image that others show too stays. */
  async removeAll({ player, organization }: ErasedPlayer): Promise<void> {
    const addresses = await this.addressesOf(player)
    if (addresses.length === 0) return
    const shown = await this.shownByOthers(organization, player)
    for (const address of addresses) {
      const name = ADDRESS.exec(address)?.[1]
      if (name !== undefined && !shown.has(address)) await this.files.delete(`${UPLOADS}/${name}`)
    }
  }

  private async addressesOf(player: number): Promise<readonly string[]> {
    const facts = recallAll(await this.events.read(playerStream.name(player)))
    const sealed = facts.flatMap(fact => imagesIn(fact)).filter(image => image != null)
    const opened = await this.people.openMany(sealed.map(ofPlayer(player)))
    return [...new Set(opened)].filter(address => address !== null && ADDRESS.test(address)) as string[]
  }

  private async shownByOthers(organization: OrganizationId, player: number): Promise<ReadonlySet<string | null>> {
    const range = { index: 'organization', key: String(organization) }
    const [own, teams, players] = await Promise.all([
      this.documents.get(organizationCard, organization),
      this.documents.list(teamCard, range),
      this.documents.list(playerCard, range),
    ])
    const photos = players.flatMap(({ body }) =>
      body.status === 'unknown' || body.id === player || body.details.image === null
        ? []
        : [ofPlayer(body.id)(body.details.image)],
    )
    const logos = teams.map(({ body }) => (body.status === 'unknown' ? null : body.details.logo))
    const ownLogo = own === undefined || own.status === 'unknown' ? null : own.profile.logo
    return new Set([ownLogo, ...logos, ...(await this.people.openMany(photos))])
  }
}
