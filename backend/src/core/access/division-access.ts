import { Injectable } from '@nestjs/common'
import { DIVISION_NOT_FOUND } from '@fullcourt/domain/divisions/decide'
import type { DivisionPlace } from '@fullcourt/domain/divisions/events'
import type { DivisionId, OrganizationId, SeasonId } from '@fullcourt/domain/ids/kinds'
import { BRACKETS_ARE_OFF, bracketsAreOn } from '@fullcourt/domain/organizations/features'
import { organizationStream } from '@fullcourt/domain/organizations/state'
import { knownOf } from '@fullcourt/projections/card'
import { divisionCard } from '@fullcourt/projections/divisions/division'
import { Documents } from '../../storage/documents/documents'
import { Decider } from '../facts/decider'
import { Refused } from '../facts/refused'
import { covers, within, type Scope } from '../http/scope'
import { SeasonAccess } from './season-access'

/** A division as a caller names it. */
export type DivisionInSeason = { readonly season: SeasonId; readonly division: DivisionId }

/** Where divisions belong, for commands of an organization that works with brackets. */
@Injectable()
export class DivisionAccess {
  constructor(
    private readonly decider: Decider,
    private readonly documents: Documents,
    private readonly seasons: SeasonAccess,
  ) {}

  /** The organization of a season in which divisions may be changed. */
  async organizationOf(scope: Scope, season: SeasonId): Promise<OrganizationId> {
    const organization = await this.seasons.organizationOf(scope, season)
    await this.requireBrackets(organization)
    return organization
  }

  /** Where a division is; whether it was deleted is for the decision to say. */
  async place(scope: Scope, division: DivisionId): Promise<DivisionPlace> {
    const { organization, season } = await this.known(scope, division)
    await this.organizationOf(within(scope, organization), season)
    return { organization, season, division }
  }

  /** The same, of the season that the caller names. */
  async placeInSeason(scope: Scope, { season, division }: DivisionInSeason): Promise<DivisionPlace> {
    const place = await this.place(scope, division)
    if (place.season !== season) throw new Refused(DIVISION_NOT_FOUND)
    return place
  }

  /** Where a deleted division is to come back to. */
  async placeToReturnTo(scope: Scope, division: DivisionId): Promise<DivisionPlace> {
    const { organization, season } = await this.known(scope, division)
    await this.seasons.organizationToReturnTo(within(scope, organization), season)
    await this.requireBrackets(organization)
    return { organization, season, division }
  }

  /** A division never changes its season, so that its card may be older than the log. */
  private async known(scope: Scope, division: DivisionId) {
    const card = knownOf(await this.documents.get(divisionCard, division))
    if (!card || !covers(scope, card.organization)) throw new Refused(DIVISION_NOT_FOUND)
    return card
  }

  /** Throws 403 while the organization does not work with brackets. */
  async requireBrackets(organization: OrganizationId): Promise<void> {
    const state = await this.decider.state(organizationStream, organization)
    if (state.kind !== 'active' || !bracketsAreOn(state.flags)) throw new Refused(BRACKETS_ARE_OFF)
  }
}
