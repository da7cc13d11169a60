import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { IsBoolean, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator'
import { MOST_LINKS, type WantedLink } from '@fullcourt/domain/organizations/menu/decide'
import { AsStored } from '../../../core/http/as-stored'
import { MayBeLeftOut } from '../../../core/http/may-be-left-out'
import { NameField, OptionalNameField } from '../../../core/http/name-field'
import { IdParameter, LARGEST_ID } from '../../../core/http/path-ids'
import { ReasonField } from '../../../core/http/reason-field'
import { MenuLinkAnswer } from './menu.answers'

export class MenuPath {
  @IdParameter('Organization')
  organizationId!: number
}

export class MenuLinkPath {
  @IdParameter('Link')
  id!: number
}

const positions = { minimum: 0, maximum: MOST_LINKS, description: 'From 0; beyond the last it is the last' }

const CHOSEN_PAGE =
  'The page that an internal link leads to, by its address or title (`ourTeam`, `join-our-team`); left out, or where it names no page, made of the label'

export class StandardMenuDto {
  @ApiProperty({ type: Number, minimum: 1, description: 'The organization whose menu it is' })
  @IsInt()
  @Min(1)
  @Max(LARGEST_ID)
  organization_id!: number

  @ReasonField()
  reason?: string
}

export class NewMenuLinkDto {
  @NameField('Label')
  label!: string

  @ApiProperty({ type: Number, minimum: 1, description: 'The organization whose menu it is' })
  @IsInt()
  @Min(1)
  @Max(LARGEST_ID)
  organization_id!: number

  @ApiPropertyOptional({ default: false })
  @MayBeLeftOut()
  @IsBoolean()
  is_external?: boolean

  @ApiPropertyOptional({ type: String, nullable: true, maxLength: 2000, description: 'Of an external link' })
  @IsOptional()
  @IsString()
  @MaxLength(2000)
  url?: string | null

  @ApiPropertyOptional({ type: String, nullable: true, maxLength: 200, description: CHOSEN_PAGE })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  slug?: string | null

  @ApiPropertyOptional({ default: true })
  @MayBeLeftOut()
  @IsBoolean()
  show_in_navbar?: boolean

  @ApiPropertyOptional({ type: Number, ...positions })
  @MayBeLeftOut()
  @IsInt()
  @Min(0)
  @Max(MOST_LINKS)
  position?: number

  @ReasonField()
  reason?: string

  /** A new link is internal and shown (docs/public-pages.md#menu). */
  toForm(): WantedLink {
    return {
      label: this.label,
      external: this.is_external ?? false,
      slug: this.slug ?? null,
      url: this.url ?? null,
      shown: this.show_in_navbar ?? true,
    }
  }
}

/** The whole link, or only `show_in_navbar`, or only `position`: what is not sent stays. */
@AsStored(MenuLinkAnswer)
export class MenuLinkDto {
  @OptionalNameField('Label')
  label?: string

  @ApiPropertyOptional()
  @MayBeLeftOut()
  @IsBoolean()
  is_external?: boolean

  @ApiPropertyOptional({ type: String, nullable: true, maxLength: 2000, description: 'Of an external link' })
  @IsOptional()
  @IsString()
  @MaxLength(2000)
  url?: string | null

  @ApiPropertyOptional()
  @MayBeLeftOut()
  @IsBoolean()
  show_in_navbar?: boolean

  @ApiPropertyOptional({ type: Number, ...positions })
  @MayBeLeftOut()
  @IsInt()
  @Min(0)
  @Max(MOST_LINKS)
  position?: number

  @ApiPropertyOptional({ type: String, nullable: true, maxLength: 200, description: CHOSEN_PAGE })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  slug?: string | null

  @ReasonField()
  reason?: string

  toWanted(): Partial<WantedLink> {
    return {
      ...(this.label === undefined ? {} : { label: this.label }),
      ...(this.is_external === undefined ? {} : { external: this.is_external }),
      ...(this.slug === undefined ? {} : { slug: this.slug }),
      ...(this.url === undefined ? {} : { url: this.url }),
      ...(this.show_in_navbar === undefined ? {} : { shown: this.show_in_navbar }),
    }
  }
}
