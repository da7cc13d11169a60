import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import { IsOptional, IsString, Matches, MaxLength, ValidateBy } from 'class-validator'
import { AUDIT_KINDS, type AuditKind } from '@fullcourt/domain/history/fact-record'
import { zoneFault } from '@fullcourt/domain/organizations/decide'
import { OptionalIdParameter } from '../../../core/http/address-fields'
import { OptionalOneOf } from '../../../core/http/fields'
import { OfOrganization } from '../../../core/http/of-tenant.dto'
import { OptionalDay } from '../../games/fields'
import type { WantedActions } from './audit.queries'

/** As long as the id of a call may be. */
const LONGEST_ID = 100

/** Which actions are wanted; days are those of the zone, both included. */
export class AuditParams extends OfOrganization {
  @OptionalIdParameter('What this person did')
  userId?: number

  @OptionalOneOf(AUDIT_KINDS, {
    description: 'What changed things of this kind, or roles; for owners, sign-ins and whose contact details were opened',
  })
  kind?: AuditKind

  @OptionalIdParameter('What is about this team')
  teamId?: number

  @OptionalDay('First day')
  from?: string

  @OptionalDay('Last day')
  to?: string

  @ApiPropertyOptional({
    description: 'The zone of the days, and of the times of a CSV; the organization’s where it is left out',
  })
  @IsOptional()
  @ValidateBy({
    name: 'isZone',
    validator: {
      validate: value => typeof value === 'string' && zoneFault(value) === undefined,
      defaultMessage: () => 'Zone must be a time zone such as America/New_York.',
    },
  })
  zone?: string

  @ApiPropertyOptional({ description: 'Only what came before: `next` of the page before' })
  @IsOptional()
  @Matches(/^\d{4}-\d\d-\d\dT[\d:.]+Z( \d{20})?$/, { message: 'Before must be what the page before says is next.' })
  before?: string

  toWanted(): WantedActions {
    const { userId: by, kind, teamId: team, from, to, zone, before } = this
    return { by, kind, team, from, to, zone, before }
  }
}

export class ActionPath {
  @ApiProperty({ description: 'The action' })
  @IsString()
  @MaxLength(LONGEST_ID)
  id!: string
}
