import { ApiPropertyOptional } from '@nestjs/swagger'
import { IsIn, IsOptional } from 'class-validator'

export class ReadyParams {
  @ApiPropertyOptional({
    enum: ['reads'],
    description: 'reads: 200 also while only writes are refused, for what routes visitors',
  })
  @IsOptional()
  @IsIn(['reads'])
  for?: 'reads'
}
