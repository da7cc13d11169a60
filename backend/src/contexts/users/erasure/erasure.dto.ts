import { IdParameter } from '../../../core/http/address-fields'
import type { PersonKind } from './erase-person.command'
import { OneOf } from '../../../core/http/fields'

const KINDS = ['player', 'user', 'scorer', 'invitation'] as const

export class PersonPath {
  @OneOf(KINDS)
  kind!: PersonKind

  @IdParameter('The person')
  id!: number
}
