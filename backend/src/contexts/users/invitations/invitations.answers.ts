import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger'
import type { InvitedRole } from '@fullcourt/domain/users/invitations/events'
import type { MailState } from '../../../storage/mail/outbox'
import { INVITED_ROLES } from './invitations.dto'

/** Somebody who was invited and has not come, as owners see them. */
export class InvitationAnswer {
  @ApiProperty({ description: 'The id that they will have as a user' })
  id!: number

  @ApiProperty()
  name!: string

  @ApiProperty({ type: String, nullable: true })
  email!: string | null

  @ApiProperty({ enum: INVITED_ROLES })
  role!: InvitedRole

  @ApiProperty({ description: 'When it ends by itself, ISO 8601' })
  ends!: string

  @ApiProperty({ description: 'Its time is over, and nobody came.' })
  isOver!: boolean

  @ApiProperty({ type: String, nullable: true, description: 'Who made it' })
  madeBy!: string | null

  @ApiProperty({
    type: String,
    nullable: true,
    enum: ['waiting', 'sent', 'failed'],
    description: 'How far the mail with the link is; null where none is sent. failed: its address takes none',
  })
  mail!: MailState | null
}

/** With the secret, shown this once: the link is `/invitation#{secret}` on this site. */
export class InvitationWithSecretAnswer extends InvitationAnswer {
  @ApiPropertyOptional({ description: 'Absent in the answer to a call that is repeated' })
  secret?: string
}

/** What whoever opened the link sees of it. */
export class OpenedInvitationAnswer {
  @ApiProperty({ description: 'Whom it was made for' })
  name!: string

  @ApiProperty({ description: 'The name of the organization' })
  organization!: string

  @ApiProperty({ enum: INVITED_ROLES })
  role!: InvitedRole

  @ApiProperty({ type: String, nullable: true, description: 'Who made it' })
  madeBy!: string | null

  @ApiProperty({ description: 'When it ends by itself, ISO 8601' })
  ends!: string
}
