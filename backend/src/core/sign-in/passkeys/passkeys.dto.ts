import { ApiProperty } from '@nestjs/swagger'
import { TextOrNone } from '../../http/fields'
import { Base64UrlField } from './base64url-field'

/** What a browser is to hand to its authenticators. */
export class PasskeyOptionsAnswer {
  @ApiProperty({
    type: 'object',
    additionalProperties: {},
    description: 'As `PublicKeyCredential.parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON` take it',
  })
  options!: object
}

/** What an authenticator signed, and on whose page (an empty text is the same as none). */
export class PasskeyLoginDto {
  @Base64UrlField(1_400, '`rawId` of the credential')
  credential!: string

  @Base64UrlField(4_000, '`clientDataJSON`')
  clientData!: string

  @Base64UrlField(4_000, '`authenticatorData`')
  authenticatorData!: string

  @Base64UrlField(2_000, '`signature`')
  signature!: string

  @TextOrNone(253)
  domain?: string | null

  @TextOrNone(63)
  slug?: string | null
}
