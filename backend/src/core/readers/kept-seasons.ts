import { Injectable } from '@nestjs/common'
import type { OrganizationId, SeasonId } from '@fullcourt/domain/ids/kinds'
import { activeOf, knownOf, type Known } from '@fullcourt/projections/card'
import { organizationCard } from '@fullcourt/projections/organizations/organization'
import { seasonCard, type SeasonCard } from '@fullcourt/projections/seasons/season'
import { Documents } from '../../storage/documents/documents'
import { SharedValues } from '../../storage/documents/shared-values'
import { compareSeasons } from './season-order'

const FEW = 3

/** The seasons of an organization that were not deleted, in their order: every page of its site asks for them. */
@Injectable()
export class KeptSeasons {
  constructor(
    private readonly documents: Documents,
    private readonly values: SharedValues,
  ) {}

  /** All of them: read once after each change of one of them, for all answers. */
  of(organization: OrganizationId): Promise<readonly Known<SeasonCard>[]> {
    return this.values.of(`seasons:${organization}`, async () =>
      this.inOrder(organization, await this.documents.active(seasonCard, { index: 'organization', key: String(organization) })),
    )
  }

  /** Some of them: a few are read by themselves, which is less where nothing is kept. */
  async among(organization: OrganizationId, ids: ReadonlySet<SeasonId>): Promise<readonly Known<SeasonCard>[]> {
    if (ids.size > FEW) return (await this.of(organization)).filter(({ id }) => ids.has(id))
    const cards = await this.documents.getMany(seasonCard, ids)
    return this.inOrder(
      organization,
      [...cards.values()].flatMap(card => activeOf(card) ?? []),
    )
  }

  private async inOrder(id: OrganizationId, seasons: readonly Known<SeasonCard>[]): Promise<readonly Known<SeasonCard>[]> {
    const organization = knownOf(await this.documents.get(organizationCard, id))
    return seasons.toSorted(compareSeasons(organization?.profile.sports ?? []))
  }
}
