import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs'
import { BytesAnswer } from '../../../core/http/bytes-answer'
import type { Scope } from '../../../core/http/scope'
import { Rasterizer } from '../drawing/rasterizer'
import { OrganizationFrame } from '../organization-frame'
import { iconPicture, type IconPurpose } from '../pictures/icon-picture'
import { PNG } from '../png'

/** An organization's icon, of a side in pixels. */
export class IconQuery {
  constructor(
    readonly scope: Scope,
    readonly side: number,
    readonly purpose: IconPurpose,
  ) {}
}

@QueryHandler(IconQuery)
export class IconQueryHandler implements IQueryHandler<IconQuery> {
  constructor(
    private readonly organizations: OrganizationFrame,
    private readonly rasterizer: Rasterizer,
  ) {}

  async execute({ scope, side, purpose }: IconQuery): Promise<BytesAnswer> {
    const organization = await this.organizations.of(scope)
    const drawing = iconPicture(organization, organization.accent, purpose)
    return new BytesAnswer(await this.rasterizer.png(drawing, [organization.abbreviation], side), PNG)
  }
}
