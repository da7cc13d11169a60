import { PickType } from '@nestjs/swagger'
import { OrganizationAnswer } from '../organizations.answers'

/** What the list of all leagues shows of one. */
export class ListingAnswer extends PickType(OrganizationAnswer, [
  'id',
  'name',
  'slug',
  'domain',
  'logo_url',
  'colors',
  'abbreviation',
  'sports',
] as const) {}
