import { LARGEST_ID } from './address-fields'
import { WholeNumber, Id } from './fields'

/** One thing of a list and its place there, as the calls that put lists into an order send it. */
export class PlaceDto {
  @Id()
  id!: number

  @WholeNumber({ least: 0, most: LARGEST_ID, description: 'Places are taken in growing order' })
  order!: number
}

/** The ids of a list in the order of their places. */
export const orderOf = (places: readonly PlaceDto[]): readonly number[] =>
  places.toSorted((a, b) => a.order - b.order).map(({ id }) => id)
