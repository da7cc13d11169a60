import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import { abbreviationOf } from '@fullcourt/domain/branding/abbreviation'
import { oneOrganization, type Scope } from '../../../core/http/scope'
import { TextAnswer } from '../../../core/http/text-answer'
import { SeasonReader } from '../../../core/readers/season-reader'
import { accentOfBrand } from '../organization-frame'
import { webManifest } from '../web-manifest'

/** The site of an organization as an app; `slug`: the name under which it was asked for, where it was by that. */
export class WebManifestQuery {
  constructor(
    readonly scope: Scope,
    readonly slug: string | undefined,
  ) {}
}

@QueryHandler(WebManifestQuery)
export class WebManifestQueryHandler implements IQueryHandler<WebManifestQuery> {
  constructor(private readonly seasons: SeasonReader) {}

  async execute({ scope, slug }: WebManifestQuery): Promise<TextAnswer> {
    const { profile, branding } = await this.seasons.organization(scope, oneOrganization(scope))
    const manifest = webManifest({
      name: profile.name,
      shortName: branding?.abbreviation ?? abbreviationOf(profile.name),
      accent: accentOfBrand(branding?.colours ?? []),
      tenant: slug === undefined ? { domain: profile.domain ?? '' } : { slug },
    })
    return new TextAnswer(JSON.stringify(manifest), 'application/manifest+json; charset=utf-8')
  }
}
