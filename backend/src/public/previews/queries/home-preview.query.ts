import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import { BytesAnswer } from '../../../core/http/bytes-answer'
import type { Scope } from '../../../core/http/scope'
import { Rasterizer } from '../drawing/rasterizer'
import { OrganizationFrame } from '../organization-frame'
import { homePicture } from '../pictures/home-picture'
import { PNG } from '../png'

/** The preview picture of an organization's site. */
export class HomePreviewQuery {
  constructor(readonly scope: Scope) {}
}

@QueryHandler(HomePreviewQuery)
export class HomePreviewQueryHandler implements IQueryHandler<HomePreviewQuery> {
  constructor(
    private readonly organizations: OrganizationFrame,
    private readonly rasterizer: Rasterizer,
  ) {}

  async execute({ scope }: HomePreviewQuery): Promise<BytesAnswer> {
    const organization = await this.organizations.of(scope)
    const drawing = homePicture(organization, organization.accent, organization.season)
    return new BytesAnswer(await this.rasterizer.png(drawing, [organization.name, organization.season]), PNG)
  }
}
