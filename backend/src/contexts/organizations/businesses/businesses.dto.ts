import { applyDecorators } from '@nestjs/common'
import { ApiPropertyOptional } from '@nestjs/swagger'
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator'
import type { WantedBusiness } from '@fullcourt/domain/organizations/businesses/decide'
import {
  BUSINESS_CATEGORIES,
  BUSINESS_CITIES,
  BUSINESS_SPORTS,
  BUSINESS_STATES,
  SIGNUP_STATUSES,
  type BusinessCategory,
  type BusinessDetails,
  type BusinessSport,
  type SignupStatus,
} from '@fullcourt/domain/organizations/businesses/events'
import { AsStored } from '../../../core/http/as-stored'
import { BlankAsNone, OptionalOneOf } from '../../../core/http/fields'
import { EmailField } from '../../../core/http/email-field'
import { NameField, OptionalNameField } from '../../../core/http/name-field'
import { IdParameter } from '../../../core/http/address-fields'
import { BusinessAnswer } from './businesses.answers'
import { WithReason } from '../../../core/http/with-reason.dto'

export class BusinessPath {
  @IdParameter('Business')
  id!: number
}

/** A text that may be left out, or be none. */
const TextField = (maxLength = 200, description?: string) =>
  applyDecorators(
    ApiPropertyOptional({ type: String, nullable: true, maxLength, ...(description === undefined ? {} : { description }) }),
    IsOptional(),
    IsString(),
    MaxLength(maxLength),
  )

/** One of a set, or none. */
const OneOfField = (values: readonly string[]) =>
  applyDecorators(ApiPropertyOptional({ enum: values, nullable: true }), BlankAsNone(), IsOptional(), IsIn(values))

/** What is said of a business beside its name. */
class BusinessFieldsDto extends WithReason {
  @TextField()
  phone?: string | null

  @EmailField()
  email?: string | null

  @TextField(2000)
  website?: string | null

  @TextField(200, `One of ${BUSINESS_CITIES.join(', ')}`)
  city?: string | null

  @TextField(200, `One of ${BUSINESS_STATES.join(', ')}`)
  state?: string | null

  @TextField()
  location?: string | null

  @TextField(2000)
  facebook?: string | null

  @TextField(2000)
  instagram?: string | null

  @TextField()
  season?: string | null

  @TextField()
  nextSeason?: string | null

  @TextField(200, 'YYYY-MM-DD')
  signupDeadline?: string | null

  @TextField()
  cost?: string | null

  @TextField()
  skillLevel?: string | null

  @OneOfField(BUSINESS_SPORTS)
  sport?: BusinessSport | null

  @OneOfField(BUSINESS_CATEGORIES)
  category?: BusinessCategory | null

  @OptionalOneOf(SIGNUP_STATUSES, { description: 'Of a new one: active where it is not named' })
  signupStatus?: SignupStatus
}

const FIELDS = [
  'name',
  'phone',
  'email',
  'website',
  'city',
  'state',
  'location',
  'facebook',
  'instagram',
  'season',
  'nextSeason',
  'signupDeadline',
  'cost',
  'skillLevel',
  'sport',
  'category',
  'signupStatus',
] as const satisfies readonly (keyof BusinessDetails)[]

type Named = BusinessFieldsDto & { readonly name?: string }

const detailsOf = (dto: Named): Partial<BusinessDetails> =>
  Object.fromEntries(FIELDS.flatMap(field => (dto[field] === undefined ? [] : [[field, dto[field]]])))

export class NewBusinessDto extends BusinessFieldsDto {
  @NameField('Name')
  name!: string

  toForm(): WantedBusiness {
    return { ...detailsOf(this), name: this.name }
  }
}

/** What is not sent stays. */
@AsStored(BusinessAnswer)
export class BusinessDto extends BusinessFieldsDto {
  @OptionalNameField('Name')
  name?: string

  toWanted(): Partial<BusinessDetails> {
    return detailsOf(this)
  }
}
