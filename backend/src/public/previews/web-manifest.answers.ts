import { ApiProperty } from '@nestjs/swagger'

export class WebManifestIconAnswer {
  @ApiProperty()
  src!: string

  @ApiProperty({ example: '192x192' })
  sizes!: string

  @ApiProperty({ example: 'image/png' })
  type!: string

  @ApiProperty({ enum: ['any', 'maskable'] })
  purpose!: 'any' | 'maskable'
}

/** A site as an app (W3C, Web Application Manifest). */
export class WebManifestAnswer {
  @ApiProperty()
  id!: string

  @ApiProperty()
  name!: string

  @ApiProperty({ description: 'The abbreviation' })
  short_name!: string

  @ApiProperty()
  start_url!: string

  @ApiProperty({ description: 'On a shared host its own part of it alone' })
  scope!: string

  @ApiProperty({ example: 'browser' })
  display!: string

  @ApiProperty({ example: '#b93c0b' })
  theme_color!: string

  @ApiProperty({ example: '#faf8f4' })
  background_color!: string

  @ApiProperty({ type: [WebManifestIconAnswer] })
  icons!: WebManifestIconAnswer[]
}
