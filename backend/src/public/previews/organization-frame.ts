import { Injectable } from '@nestjs/common'
import { isColour, type Colour, type Colours } from '@fullcourt/domain/branding/colour'
import type { SeasonId } from '@fullcourt/domain/ids/kinds'
import { brandOf } from '@fullcourt/domain/branding/readable'
import { oneOrganization, type Scope } from '../../core/http/scope'
import { organizationAnswer } from '../../contexts/organizations/organization-answer'
import { SeasonReader } from '../../core/readers/season-reader'
import { PictureTeams, type NamedTeam } from './picture-teams'
import type { PictureTeam } from './pictures/picture-team'

/** The accent of the product, of organizations without a colour (`--accent`). */
const PRODUCT_ACCENT: Colour = '#b93c0b'

/** The colour of an organization that is readable on a light ground. */
export const accentOfBrand = (colours: Colours): Colour => {
  const accent = brandOf(colours)?.light.accent
  return accent !== undefined && isColour(accent) ? accent : PRODUCT_ACCENT
}

/** What pictures show of an organization. */
export type PictureOrganization = PictureTeam & { readonly accent: Colour; readonly season: string }

/** Reads what pictures show of an organization. */
@Injectable()
export class OrganizationFrame {
  constructor(
    private readonly seasons: SeasonReader,
    private readonly teams: PictureTeams,
  ) {}

  /** With the name of a season: the active one where none is named. */
  async of(scope: Scope, named?: SeasonId): Promise<PictureOrganization> {
    const organization = await this.seasons.organization(scope, oneOrganization(scope))
    const { name, abbreviation, colors, logo_url } = organizationAnswer(organization)
    const team: NamedTeam = { id: null, name, abbreviation, colors, logo: logo_url }
    const season = await (named === undefined ? this.seasons.activeSeason(organization) : this.seasons.season(scope, named))
    return {
      ...(await this.teams.of(team, 'League')),
      accent: accentOfBrand(organization.branding?.colours ?? []),
      season: season ? await this.teams.text(season.details.name, '') : '',
    }
  }
}
