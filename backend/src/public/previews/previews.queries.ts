import { abbreviationOf } from '@fullcourt/domain/branding/abbreviation'
import { query } from '../../core/readers/query'
import { BytesAnswer, TextAnswer } from '../../core/http/raw-answers'
import { oneOrganization, type WithScope } from '../../core/http/scope'
import { ShownTables, type TablesOf } from '../exports/shown-tables'
import { SeasonReader } from '../../core/readers/season-reader'
import { Rasterizer } from './drawing/rasterizer'
import { OrganizationFrame, accentOfBrand } from './organization-frame'
import { homePicture } from './pictures/home-picture'
import { PNG } from './png'
import { PictureTeams } from './picture-teams'
import { MOST_ROWS, standingsPicture } from './pictures/standings-picture'
import { iconPicture, type IconPurpose } from './pictures/icon-picture'
import { webManifest } from './web-manifest'

type OfTables = WithScope & { readonly of: TablesOf }
type OfIcon = WithScope & { readonly side: number; readonly purpose: IconPurpose }
type OfSite = WithScope & { readonly slug: string | undefined }

/** The preview picture of an organization's site. */
export const HomePreviewQuery = query('HomePreviewQuery', {
  uses: { organizations: OrganizationFrame, rasterizer: Rasterizer },
  answer: async ({ scope }: WithScope, { organizations, rasterizer }): Promise<BytesAnswer> => {
    const organization = await organizations.of(scope)
    const drawing = homePicture(organization, organization.accent, organization.season)
    return new BytesAnswer(await rasterizer.png(drawing, [organization.name, organization.season]), PNG)
  },
})

/** The preview picture of standings: the top of a league, of the first one where none is named. */
export const StandingsPreviewQuery = query('StandingsPreviewQuery', {
  uses: { tables: ShownTables, organizations: OrganizationFrame, teams: PictureTeams, rasterizer: Rasterizer },
  answer: async ({ scope, of }: OfTables, { tables, organizations, teams, rasterizer }): Promise<BytesAnswer> => {
    const season = await tables.seasonOf(scope, of)
    const [organization, [league]] = await Promise.all([organizations.of(scope, season), tables.of(scope, of)])
    const rows = (league?.teams ?? []).slice(0, MOST_ROWS).map(async team => ({
      rank: team.rank,
      wins: team.wins,
      losses: team.losses,
      team: await teams.of({ ...team, logo: null }, `Team ${team.rank}`),
    }))
    const [shown, name] = [await Promise.all(rows), await teams.text(league?.name ?? '', '')]
    const about = [name, organization.season].filter(Boolean).join(' · ')
    const frame = { site: organization.name, accent: organization.accent, title: 'Standings', about }
    const names = [organization.name, about, ...shown.map(({ team }) => team.name)]
    return new BytesAnswer(await rasterizer.png(standingsPicture(frame, shown), names), PNG)
  },
})

/** An organization's icon, of a side in pixels. */
export const IconQuery = query('IconQuery', {
  uses: { organizations: OrganizationFrame, rasterizer: Rasterizer },
  answer: async ({ scope, side, purpose }: OfIcon, { organizations, rasterizer }): Promise<BytesAnswer> => {
    const organization = await organizations.of(scope)
    const drawing = iconPicture(organization, organization.accent, purpose)
    return new BytesAnswer(await rasterizer.png(drawing, [organization.abbreviation], side), PNG)
  },
})

/** The site of an organization as an app; `slug`: the name under which it was asked for, where it was by that. */
export const WebManifestQuery = query('WebManifestQuery', {
  uses: { seasons: SeasonReader },
  answer: async ({ scope, slug }: OfSite, { seasons }): Promise<TextAnswer> => {
    const { profile, branding } = await seasons.organization(scope, oneOrganization(scope))
    const manifest = webManifest({
      name: profile.name,
      shortName: branding?.abbreviation ?? abbreviationOf(profile.name),
      accent: accentOfBrand(branding?.colours ?? []),
      tenant: slug === undefined ? { domain: profile.domain ?? '' } : { slug },
    })
    return new TextAnswer(JSON.stringify(manifest), 'application/manifest+json; charset=utf-8')
  },
})
