import { Injectable } from '@nestjs/common'
import type { OrganizationId } from '@fullcourt/domain/ids/kinds'
import { playerCard } from '@fullcourt/projections/players/player'
import { teamCard } from '@fullcourt/projections/teams/team'
import { PlayerIdentity } from '../../../core/identity/player-identity'
import type { ActiveOrganization } from '../../../core/tenants/tenants'
import { Documents } from '../../../storage/documents/documents'
import { filesFor, thingsIn } from './file-parts'
import { LastChanges } from './last-changes'
import type { SitemapEntry } from './sitemap'

export const LISTED_THINGS = ['teams', 'players'] as const
type ListedThings = (typeof LISTED_THINGS)[number]

/** Teams or players in one file: `part` counts from 1. */
export type ThingsFile = { readonly things: ListedThings; readonly part: number }

/** The pages of an organization's teams and players, for searches, in files of their own. */
@Injectable()
export class ThingEntries {
  constructor(
    private readonly documents: Documents,
    private readonly identity: PlayerIdentity,
    private readonly changes: LastChanges,
  ) {}

  /** The files that there are. */
  async files({ id }: ActiveOrganization): Promise<readonly ThingsFile[]> {
    const counts = await Promise.all([this.teams(id), this.players(id)])
    return LISTED_THINGS.flatMap((things, at) => filesFor(counts[at]?.length ?? 0).map(part => ({ things, part })))
  }

  /** Undefined of a file that is not there; `home`: the canonical address of the home page. */
  async of({ id }: ActiveOrganization, home: string, { things, part }: ThingsFile): Promise<readonly SitemapEntry[] | undefined> {
    const ids = thingsIn(await this[things](id), part)
    if (ids.length === 0) return undefined
    const moments = await this.changes.ofEach(things === 'teams' ? 'team' : 'player', ids)
    return ids.map((one, at) => ({ address: `${home}/${things}/${one}`, changedAt: moments[at] ?? null }))
  }

  private async teams(organization: OrganizationId): Promise<readonly number[]> {
    const places = await this.documents.places(teamCard, { index: 'organization', key: String(organization) })
    return places.map(({ id }) => Number(id))
  }

  /** Without those who were merged into others. */
  private async players(organization: OrganizationId): Promise<readonly number[]> {
    const [places, { masterOf }] = await Promise.all([
      this.documents.places(playerCard, { index: 'organization', key: String(organization) }),
      this.identity.identities(organization),
    ])
    return places.map(({ id }) => Number(id)).filter(id => masterOf(id) === id)
  }
}
