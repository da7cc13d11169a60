import { ApiProperty } from '@nestjs/swagger'
import { IsInt, Max, Min } from 'class-validator'
import { LARGEST_ID } from './path-ids'

/** One thing of a list and its place there, as the calls that put lists into an order send it. */
export class PlaceDto {
  @ApiProperty({ type: Number, minimum: 1 })
  @IsInt()
  @Min(1)
  @Max(LARGEST_ID)
  id!: number

  @ApiProperty({ type: Number, minimum: 0, description: 'Places are taken in growing order' })
  @IsInt()
  @Min(0)
  @Max(LARGEST_ID)
  order!: number
}

/** The ids of a list in the order of their places. */
export const orderOf = (places: readonly PlaceDto[]): readonly number[] =>
  places.toSorted((a, b) => a.order - b.order).map(({ id }) => id)
