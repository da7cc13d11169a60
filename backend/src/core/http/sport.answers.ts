import { ApiProperty } from '@nestjs/swagger'
import { NameAnswer } from './name.answers'

export class SportAnswer extends NameAnswer {
  @ApiProperty()
  type!: string
}
