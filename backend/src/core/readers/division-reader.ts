import { Injectable } from '@nestjs/common'
import { DIVISION_NOT_FOUND } from '@fullcourt/domain/divisions/decide'
import { compareNames } from '@fullcourt/domain/facts/text'
import type { DivisionId, EntryId, OrganizationId, SeasonId } from '@fullcourt/domain/ids/kinds'
import { BRACKETS_ARE_OFF, bracketsAreOn } from '@fullcourt/domain/organizations/features'
import { activeOf, type Known } from '@fullcourt/projections/card'
import { divisionCard, type DivisionCard } from '@fullcourt/projections/divisions/division'
import { organizationCard, type OrganizationCard } from '@fullcourt/projections/organizations/organization'
import type { SeasonCard } from '@fullcourt/projections/seasons/season'
import { Documents } from '../../storage/documents/documents'
import { Refused } from '../facts/refused'
import { covers, type Scope } from '../http/scope'
import { SeasonReader } from './season-reader'

/** A division with its place among those of its season, from 0: by name, numbers as numbers (docs/brackets.md#divisions). */
export type SeasonDivision = {
  readonly division: Known<DivisionCard>
  readonly season: Known<SeasonCard>
  readonly position: number
}

/** Where in a division an entry is, from 0. */
export type DivisionPosition = { readonly division: Known<DivisionCard>; readonly position: number }

const byName = (a: Known<DivisionCard>, b: Known<DivisionCard>) => compareNames(a.name, b.name) || a.id - b.id

/** Divisions for answers. Where an organization does not work with brackets, there are none. */
@Injectable()
export class DivisionReader {
  constructor(
    private readonly documents: Documents,
    private readonly seasons: SeasonReader,
  ) {}

  /** The divisions of a season in their order. Staff of an organization that does not work with brackets are refused. */
  async ofSeason(scope: Scope, id: SeasonId): Promise<readonly SeasonDivision[]> {
    const season = await this.seasons.season(scope, id)
    if (scope.kind === 'staff' && !(await this.isOnIn(season.organization))) throw new Refused(BRACKETS_ARE_OFF)
    return (await this.shownIn(season)).map((division, position) => ({ division, season, position }))
  }

  /** The divisions of a season in their order, for whoever asks. */
  async shownIn({ id, organization }: Known<SeasonCard>): Promise<readonly Known<DivisionCard>[]> {
    return (await this.isOnIn(organization)) ? this.listed(id) : []
  }

  /** Those of all seasons of an organization. */
  async shownInAll({ id, flags }: Known<OrganizationCard>): Promise<readonly Known<DivisionCard>[]> {
    if (!bracketsAreOn(flags)) return []
    return (await this.documents.active(divisionCard, { index: 'organization', key: String(id) })).toSorted(byName)
  }

  async inSeason(scope: Scope, season: SeasonId, id: DivisionId): Promise<SeasonDivision> {
    const found = (await this.ofSeason(scope, season)).find(({ division }) => division.id === id)
    if (!found) throw new Refused(DIVISION_NOT_FOUND)
    return found
  }

  async byId(scope: Scope, id: DivisionId): Promise<SeasonDivision> {
    const division = activeOf(await this.documents.get(divisionCard, id))
    if (!division || !covers(scope, division.organization)) throw new Refused(DIVISION_NOT_FOUND)
    return this.inSeason(scope, division.season, id)
  }

  /** In which divisions entries of these seasons of an organization are. */
  async positions(organization: OrganizationId, seasons: Iterable<SeasonId>): Promise<ReadonlyMap<EntryId, DivisionPosition>> {
    if (!(await this.isOnIn(organization))) return new Map()
    const divisions = (await Promise.all([...new Set(seasons)].map(season => this.listed(season)))).flat()
    return new Map(
      divisions.flatMap(division => division.teams.map(({ entry }, position) => [entry, { division, position }] as const)),
    )
  }

  private async listed(season: SeasonId): Promise<readonly Known<DivisionCard>[]> {
    return (await this.documents.active(divisionCard, { index: 'season', key: String(season) })).toSorted(byName)
  }

  private async isOnIn(organization: OrganizationId): Promise<boolean> {
    const card = activeOf(await this.documents.get(organizationCard, organization))
    return card !== undefined && bracketsAreOn(card.flags)
  }
}
