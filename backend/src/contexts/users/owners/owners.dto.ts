import { ApiPropertyOptional } from '@nestjs/swagger'
import { OrganizationDetailAnswer } from '../../organizations/organizations.answers'
import { NewOrganizationDto } from '../../organizations/organizations.dto'
import { EmailField } from '../../../core/http/email-field'
import { OptionalNameField } from '../../../core/http/name-field'
import { LONGEST_USERNAME, NewPasswordField } from '../users.dto'

/** A new organization; with a `username`, its owner as well. */
export class NewOrganizationWithOwnerDto extends NewOrganizationDto {
  @OptionalNameField('Username', LONGEST_USERNAME)
  username?: string

  @EmailField()
  email?: string | null

  @NewPasswordField()
  password?: string | null
}

export class OrganizationWithOwnerAnswer extends OrganizationDetailAnswer {
  @ApiPropertyOptional({ description: 'The password that was made for the owner, shown this once' })
  tempPassword?: string
}
