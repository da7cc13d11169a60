import { IsString, MaxLength, MinLength } from 'class-validator'
import { ApiProperty } from '@nestjs/swagger'
import type { InvitedRole } from '@fullcourt/domain/users/invitations/events'
import { IdParameter } from '../../../core/http/address-fields'
import { EmailField } from '../../../core/http/email-field'
import { OptionalOneOf } from '../../../core/http/fields'
import { NameField } from '../../../core/http/name-field'
import { OfOrganization } from '../../../core/http/of-tenant.dto'
import { WithReason } from '../../../core/http/with-reason.dto'
import { PASSWORD_LENGTH } from '../../../core/password-rules/password-length'
import { LONGEST_USERNAME } from '../users.dto'

export const INVITED_ROLES = ['org_owner', 'staff'] as const satisfies readonly InvitedRole[]

const LONGEST_SECRET = 200
const LONGEST_NAME_OF_INVITED = 100

export class InvitationPath {
  @IdParameter('Invitation')
  id!: number
}

export class InvitationsParams extends OfOrganization {}

/** Who is invited, and as what. */
export class NewInvitationDto extends WithReason {
  @NameField('Name', LONGEST_NAME_OF_INVITED)
  name!: string

  @EmailField()
  email?: string | null

  @OptionalOneOf(INVITED_ROLES, { default: 'staff' })
  role?: InvitedRole
}

/** What opens an invitation: it is sent in a body, which is written down nowhere. */
export class OpenInvitationDto {
  @ApiProperty({ minLength: 1, maxLength: LONGEST_SECRET })
  @IsString()
  @MinLength(1)
  @MaxLength(LONGEST_SECRET)
  secret!: string
}

/** With what whoever was invited signs in from now on. */
export class AcceptInvitationDto extends OpenInvitationDto {
  @NameField('Username', LONGEST_USERNAME)
  username!: string

  @ApiProperty({ minLength: PASSWORD_LENGTH.shortest, maxLength: PASSWORD_LENGTH.longest, format: 'password' })
  @IsString()
  @MinLength(PASSWORD_LENGTH.shortest)
  @MaxLength(PASSWORD_LENGTH.longest)
  password!: string
}
