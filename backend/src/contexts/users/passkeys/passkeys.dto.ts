import { ApiProperty } from '@nestjs/swagger'
import { ArrayMaxSize, IsArray, IsString, IsUUID, MaxLength } from 'class-validator'
import { NameField } from '../../../core/http/name-field'
import { WithReason } from '../../../core/http/with-reason.dto'
import { Base64UrlField } from '../../../core/sign-in/passkeys/base64url-field'

const LONGEST_PASSKEY_NAME = 60
const LONGEST_TRANSPORT = 30

/** What an authenticator made, and what the person calls it. */
export class NewPasskeyDto extends WithReason {
  @NameField('Name', LONGEST_PASSKEY_NAME)
  name!: string

  @Base64UrlField(1_400, '`rawId` of the credential')
  credential!: string

  @Base64UrlField(4_000, '`clientDataJSON`')
  clientData!: string

  @Base64UrlField(16_000, '`attestationObject`')
  attestation!: string

  @ApiProperty({ type: [String], maxItems: 10, description: 'What `getTransports()` of the credential says' })
  @IsArray()
  @ArrayMaxSize(10)
  @IsString({ each: true })
  @MaxLength(LONGEST_TRANSPORT, { each: true })
  transports!: string[]
}

export class PasskeyPath {
  @ApiProperty({ format: 'uuid', description: 'The id of a passkey of `GET /api/auth/passkeys`' })
  @IsUUID('all', { message: 'Passkey must be the id of a passkey.' })
  passkey!: string
}
