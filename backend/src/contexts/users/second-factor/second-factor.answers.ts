import { ApiProperty } from '@nestjs/swagger'

/** What an app makes codes of, shown this once. It holds when its first code is confirmed, within 15 minutes. */
export class ProposedSecondFactorAnswer {
  @ApiProperty({ description: 'In base 32, to be typed', example: 'JBSWY3DPEHPK3PXP' })
  secret!: string

  @ApiProperty({ description: 'The same to be scanned', example: 'otpauth://totp/Fullcourt:ana?secret=JBSWY3DPEHPK3PXP' })
  secretAddress!: string
}

export class RecoveryCodesAnswer {
  @ApiProperty({
    type: [String],
    description: 'Each stands in once for the app. Shown this once; empty where the same request was done before.',
  })
  recoveryCodes!: string[]
}
