import { ApiPropertyOptional } from '@nestjs/swagger'
import { Transform } from 'class-transformer'
import { IsBoolean, IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator'
import { LONGEST_NAME } from '@fullcourt/domain/facts/text'
import { AsStored } from '../../core/http/as-stored'
import { AttributeValuesField, valueTexts, type AttributeValueDto } from '../../core/http/attribute-values.dto'
import { BlankAsNone, MayBeLeftOut, OptionalText } from '../../core/http/fields'
import { OptionalCountParameter, IdParameter, OptionalIdParameter } from '../../core/http/address-fields'
import { EmailField } from '../../core/http/email-field'
import type { StatScope } from './players.queries'
import type { WantedPlayer } from './commands/change-player.command'
import { PlayerInformationAnswer } from './players.answers'
import { WithReason } from '../../core/http/with-reason.dto'
import { OfTenant } from '../../core/http/of-tenant.dto'

export class PlayerPath {
  @IdParameter('Player')
  id!: number
}

export class PlayerListParams extends OfTenant {
  @OptionalIdParameter('Only who is on a roster of this season, with these rosters')
  seasonId?: number
}

export class PlayerBasicParams extends OfTenant {
  @ApiPropertyOptional({ enum: ['active', 'all'], default: 'active' })
  @IsOptional()
  @IsIn(['active', 'all'])
  scope?: StatScope

  @OptionalCountParameter(
    'At most so many games of a season, the latest, and of each other one the last; the others are summed up in earlier',
  )
  games?: number

  @OptionalIdParameter('With `games`: that season; without it the active one, or the one that they played in last')
  seasonId?: number
}

const trim = ({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value)

/** What is not sent stays; an e-mail or phone number that is sent empty is taken away. */
@AsStored(PlayerInformationAnswer)
export class PlayerDto extends WithReason {
  @OptionalText(LONGEST_NAME)
  firstName?: string

  @OptionalText(LONGEST_NAME)
  lastName?: string

  @EmailField()
  email?: string | null

  @ApiPropertyOptional({ type: String, nullable: true, maxLength: 40 })
  @BlankAsNone()
  @Transform(trim)
  @IsOptional()
  @IsString()
  @MaxLength(40)
  @Matches(/^[\d\s()+./x-]*$/i, { message: 'Phone number can have digits, blanks and + ( ) . / - x only.' })
  phoneNumber?: string | null

  @ApiPropertyOptional({ description: 'Takes the photo away' })
  @Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value === 'false' ? false : value))
  @MayBeLeftOut()
  @IsBoolean()
  removeImage?: boolean

  @AttributeValuesField()
  attributeValues?: AttributeValueDto[]

  /** `photo` is the bytes of a new one. */
  toWanted(photo: Buffer | undefined): WantedPlayer {
    return {
      firstName: this.firstName,
      lastName: this.lastName,
      email: this.email,
      phoneNumber: this.phoneNumber,
      photo: photo ?? (this.removeImage ? null : undefined),
      values: valueTexts(this.attributeValues),
    }
  }
}
