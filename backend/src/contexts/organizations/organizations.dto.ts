import { ApiProperty, ApiPropertyOptional, PartialType } from '@nestjs/swagger'
import { Transform } from 'class-transformer'
import { ArrayMaxSize, IsArray, IsInt, IsNotEmpty, IsObject, IsString, MaxLength, Min } from 'class-validator'
import type { OrganizationProfile } from '@fullcourt/domain/organizations/events'
import { OfOrganization } from '../../core/http/of-tenant.dto'
import { AsStored } from '../../core/http/as-stored'
import { WithBranding } from '../../core/http/branding.dto'
import { jsonOfForm } from '../../core/http/json-of-form'
import { MayBeLeftOut, OptionalText, TextOrNone } from '../../core/http/fields'
import { FlagParameter, IdParameter } from '../../core/http/address-fields'
import { OrganizationDetailAnswer } from './organizations.answers'

export class OrganizationPath {
  @IdParameter('Organization')
  id!: number
}

/** `organization_id` is ignored: the address names the organization. */
export class OrganizationDetailParams extends OfOrganization {
  @FlagParameter('`false`: the users without their e-mail addresses')
  contacts?: boolean
}

export class SlugPath {
  @ApiProperty()
  @IsString()
  @MaxLength(200)
  slug!: string
}

export class DomainPath {
  @ApiProperty()
  @IsString()
  @MaxLength(300)
  domain!: string
}

const numberOf = (value: unknown): unknown => (typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value)

/** A form sends lists as texts, one alone without a list around it and none as a blank; a JSON body as they are. */
const asNumbers = ({ value }: { value: unknown }) => {
  if (value === '') return []
  return value === undefined ? undefined : [value].flat().map(numberOf)
}

export class NewOrganizationDto extends WithBranding {
  @ApiProperty({ maxLength: 200 })
  @IsString()
  @IsNotEmpty()
  @MaxLength(200)
  name!: string

  @TextOrNone(253, 'Empty: none')
  domain?: string | null

  @TextOrNone(63, 'Empty: none')
  slug?: string | null

  @ApiPropertyOptional({ type: [Number] })
  @MayBeLeftOut()
  @Transform(asNumbers)
  @IsArray()
  @ArrayMaxSize(20)
  @IsInt({ each: true })
  @Min(1, { each: true })
  sportIds?: number[]

  @TextOrNone(2000)
  facebook_url?: string | null

  @TextOrNone(2000)
  instagram_url?: string | null

  @TextOrNone(2000)
  youtube_url?: string | null

  @OptionalText(100, 'IANA name, e.g. America/Los_Angeles')
  time_zone?: string
}

@AsStored(OrganizationDetailAnswer)
export class ChangeOrganizationDto extends PartialType(NewOrganizationDto, { skipNullProperties: false }) {
  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { type: 'boolean' },
    description: 'Flag name to boolean; others stay. A form sends them as JSON',
  })
  @Transform(({ value }: { value: unknown }) => jsonOfForm(value))
  @MayBeLeftOut()
  @IsObject()
  feature_flags?: Record<string, unknown>
}

const emptyAsNull = (text: string | null | undefined): string | null | undefined =>
  text === undefined ? undefined : text?.trim() || null

/** The fields of a form or body as parts of a profile; what was not sent is absent, what was sent empty is none. */
export const profileOfForm = (dto: Partial<NewOrganizationDto>, logo: string | undefined): Partial<OrganizationProfile> =>
  Object.fromEntries(
    Object.entries({
      name: dto.name,
      slug: emptyAsNull(dto.slug),
      domain: emptyAsNull(dto.domain),
      sports: dto.sportIds,
      facebook: emptyAsNull(dto.facebook_url),
      instagram: emptyAsNull(dto.instagram_url),
      youtube: emptyAsNull(dto.youtube_url),
      timeZone: dto.time_zone,
      logo,
    }).filter(([, value]) => value !== undefined),
  )
