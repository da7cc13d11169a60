import { applyDecorators } from '@nestjs/common'
import { ApiPropertyOptional } from '@nestjs/swagger'
import { Transform } from 'class-transformer'
import { IsArray, IsOptional, ValidateBy } from 'class-validator'
import { ABBREVIATION_LENGTH, abbreviationFault } from '@fullcourt/domain/branding/abbreviation'
import { MOST_COLOURS } from '@fullcourt/domain/branding/colour'
import { COLOUR_FORM, coloursOf } from '@fullcourt/domain/branding/written-colours'
import type { WantedBranding } from '@fullcourt/domain/branding/decide'
import type { Refusal } from '@fullcourt/domain/facts/decision'
import { BlankAsNone, MayBeLeftOut } from './fields'
import { WithReason } from './with-reason.dto'

const areTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(one => typeof one === 'string')

const colourFault = (value: unknown): string | undefined => {
  if (!areTexts(value)) return 'Colors must be a list of texts.'
  const read: object | Refusal = coloursOf(value)
  return 'message' in read ? read.message : undefined
}

const abbreviationMessage = (value: unknown): string | undefined =>
  typeof value === 'string' ? abbreviationFault(value)?.message : 'Abbreviation must be text.'

const ByRule = (name: string, faultOf: (value: unknown) => string | undefined) =>
  ValidateBy({
    name,
    validator: {
      validate: value => faultOf(value) === undefined,
      defaultMessage: part => faultOf(part?.value) ?? '',
    },
  })

/** A form sends a list as texts, one alone without a list around it, and none as a blank. */
const asList = ({ value }: { value: unknown }) => {
  if (value === undefined) return undefined
  if (value === null) return null
  if (value === '') return []
  return [value].flat()
}

/** The colours of a team or an organization; what is not sent stays, and an empty list is none. */
const ColoursField = () =>
  applyDecorators(
    ApiPropertyOptional({
      type: [String],
      maxItems: MOST_COLOURS,
      description: `The main colour, and a second one. ${COLOUR_FORM} An empty list: none`,
    }),
    Transform(asList),
    MayBeLeftOut(),
    IsArray(),
    ByRule('areColours', colourFault),
  )

/** The abbreviation of a team or an organization; what is not sent stays, and a blank one or null is none. */
const AbbreviationField = () =>
  applyDecorators(
    ApiPropertyOptional({
      type: String,
      nullable: true,
      minLength: ABBREVIATION_LENGTH,
      maxLength: ABBREVIATION_LENGTH,
      description: 'Three letters or digits; empty: none',
    }),
    BlankAsNone(),
    IsOptional(),
    ByRule('isAbbreviation', abbreviationMessage),
  )

/** A change that may choose colours and an abbreviation. */
export class WithBranding extends WithReason {
  @ColoursField()
  colors?: string[]

  @AbbreviationField()
  abbreviation?: string | null
}

/** The fields of a form that are about colours and abbreviation; what was not sent is absent. */
export const brandingOf = ({ colors, abbreviation }: WithBranding): WantedBranding => ({
  ...(colors === undefined ? {} : { colours: colors }),
  ...(abbreviation === undefined ? {} : { abbreviation }),
})
