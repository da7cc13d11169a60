import { Injectable } from '@nestjs/common'
import type { LeagueId, OrganizationId } from '@fullcourt/domain/ids/kinds'
import { activeOf, type Known } from '@fullcourt/projections/card'
import { organizationCard } from '@fullcourt/projections/organizations/organization'
import { leagueCard, type LeagueCard } from '@fullcourt/projections/seasons/league'
import { seasonCard, type SeasonCard } from '@fullcourt/projections/seasons/season'
import { Documents } from '../documents/documents'

export type StandingSeason = Known<SeasonCard>

/** The seasons and leagues of an organization that answers show. */
@Injectable()
export class SeasonsShown {
  constructor(private readonly documents: Documents) {}

  async of(organization: OrganizationId): Promise<readonly StandingSeason[]> {
    const rows = await this.documents.list(seasonCard, { index: 'organization', key: String(organization) })
    return rows.flatMap(({ body }) => activeOf<SeasonCard>(body) ?? [])
  }

  /** The active season; where several sports have one, that of the sport which the organization names first (design 5.1). */
  async active(organization: OrganizationId): Promise<StandingSeason | undefined> {
    const [owner, seasons] = await Promise.all([this.documents.get(organizationCard, organization), this.of(organization)])
    const sports = activeOf(owner)?.profile.sports ?? []
    const active = seasons.filter(season => season.active)
    return sports.map(sport => active.find(season => season.sport === sport)).find(season => season !== undefined)
  }

  /** The standing leagues of the active season, in their order; none where no season is active. */
  async activeLeagues(organization: OrganizationId): Promise<readonly LeagueId[]> {
    const season = await this.active(organization)
    if (season === undefined) return []
    const rows = await this.documents.list(leagueCard, { index: 'season', key: String(season.id) })
    return rows.flatMap(({ body }) => activeOf<LeagueCard>(body)?.id ?? [])
  }
}
