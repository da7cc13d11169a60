import { ApiPropertyOptional } from '@nestjs/swagger'
import { Transform } from 'class-transformer'
import { IsIn, IsOptional } from 'class-validator'
import { OfTenant } from '../../core/http/of-tenant.dto'
import type { IconPurpose } from './pictures/icon-picture'

/** The sides that browsers and systems ask for, in pixels. */
const ICON_SIDES = [32, 180, 192, 512] as const
export type IconSide = (typeof ICON_SIDES)[number]

const ICON_PURPOSES: readonly IconPurpose[] = ['any', 'maskable']

/** Which icon of whose site. */
export class IconParams extends OfTenant {
  @ApiPropertyOptional({ enum: ICON_SIDES, default: 32, description: 'Its side in pixels' })
  @IsOptional()
  @Transform(({ value }) => Number(value))
  @IsIn(ICON_SIDES)
  size?: IconSide

  @ApiPropertyOptional({ enum: ICON_PURPOSES, default: 'any' })
  @IsOptional()
  @IsIn(ICON_PURPOSES)
  purpose?: IconPurpose
}
