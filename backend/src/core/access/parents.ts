import { Injectable } from '@nestjs/common'
import type { LeagueId, OrganizationId, SeasonId } from '@fullcourt/domain/ids/kinds'
import { organizationStream } from '@fullcourt/domain/organizations/state'
import { seasonsStream, existingSeason } from '@fullcourt/domain/seasons/state'
import { existingLeague } from '@fullcourt/domain/leagues/state'
import { seasonStream } from '@fullcourt/domain/entries/state'
import { organizationCard } from '@fullcourt/projections/organizations/organization'
import { leagueCard } from '@fullcourt/projections/leagues/league'
import { seasonCard } from '@fullcourt/projections/seasons/season'
import { Documents } from '../../storage/documents/documents'
import { Decider } from '../facts/decider'

/** What a thing belongs to; a league's things name the league too. */
export type Belonging = { readonly organization: OrganizationId; readonly season: SeasonId; readonly league?: LeagueId | null }

/** What a caller names of it. */
export type PartlyKnown = { readonly organization: OrganizationId | undefined; readonly season: SeasonId | undefined }

/**
 * A deleted organization, season or league takes everything in it with it. Commands ask the streams, because a job
 * does not wait for documents between its steps; answers ask the cards, and are dropped when one of them changes.
 * See docs/facts.md#deleting-and-bringing-back.
 */
@Injectable()
export class Parents {
  constructor(
    private readonly decider: Decider,
    private readonly documents: Documents,
  ) {}

  /** Reads at once what a command is going to ask for, as far as it is known whose it is. */
  async read({ organization, season }: PartlyKnown): Promise<void> {
    await Promise.all([
      organization === undefined ? undefined : this.decider.state(organizationStream, organization),
      organization === undefined ? undefined : this.decider.state(seasonsStream, organization),
      season === undefined ? undefined : this.decider.state(seasonStream, season),
    ])
  }

  /** For a command on what belongs to an organization alone: whether that was not deleted. */
  async organizationIsActive(organization: OrganizationId): Promise<boolean> {
    return (await this.decider.state(organizationStream, organization)).kind === 'active'
  }

  /** For a command: whether nothing that the thing belongs to was deleted. */
  async areActive({ organization, season, league }: Belonging): Promise<boolean> {
    const [owned, seasons, contents] = await Promise.all([
      this.organizationIsActive(organization),
      this.decider.state(seasonsStream, organization),
      league == null ? undefined : this.decider.state(seasonStream, season),
    ])
    if (!owned || !existingSeason(seasons, season)) return false
    return league == null || (contents !== undefined && existingLeague(contents, league) !== undefined)
  }

  /** For an answer: the same, from the cards. */
  async areVisible({ organization, season, league }: Belonging): Promise<boolean> {
    const [owner, seasonOf, leagueOf] = await Promise.all([
      this.documents.get(organizationCard, organization),
      this.documents.get(seasonCard, season),
      league == null ? undefined : this.documents.get(leagueCard, league),
    ])
    if (owner?.status !== 'active' || seasonOf?.status !== 'active') return false
    return league == null || leagueOf?.status === 'active'
  }
}
