import type { PersonName } from '../people/person-name'
import type { AnyFact } from './fact-types'

/** A value in a fact that is sealed in a log: `null` where there is none. */
export type PersonalValue = { readonly person: PersonName; readonly field: string; readonly value: unknown }

/** In which parts of a fact's data personal values are (none: in the data itself), and under which names. */
type Places = {
  readonly of: 'player' | 'user'
  /** The field that holds the person's id, where it is not called like the kind. */
  readonly id?: string
  readonly parts: readonly string[]
  readonly fields: readonly string[]
}

const ofPlayer = (...parts: readonly string[]): Places => ({
  of: 'player',
  parts,
  fields: ['firstName', 'lastName', 'email', 'phoneNumber', 'image'],
})
const ofUser = (...parts: readonly string[]): Places => ({ of: 'user', parts, fields: ['username', 'email'] })

/** Every fact that holds personal values; a test looks for sealed ones elsewhere. */
const PLACES: { readonly [Type in AnyFact['type']]?: Places } = {
  PlayerAdded: ofPlayer('details'),
  PlayerChanged: ofPlayer('was', 'is'),
  PlayerRestored: ofPlayer('details'),
  AttributeValueSet: { of: 'player', parts: [], fields: ['was', 'is'] },
  UserCreated: ofUser('profile'),
  UserChanged: ofUser('was', 'is'),
  UserRestored: ofUser('profile'),
  OwnerNamed: ofUser('profile'),
  UserInvited: { of: 'user', parts: [], fields: ['name', 'email'] },
  ScorerLinkMade: { of: 'user', id: 'scorer', parts: [], fields: ['name'] },
}

type Data = { readonly [field: string]: unknown }

/** Fields that say how somebody is reached: no list shows them to others. */
export const CONTACT_FIELDS: ReadonlySet<string> = new Set(['email', 'phoneNumber'])

/** The data of a fact with each of its personal values replaced, in a fixed order. Facts of other types are answered as they are. */
export const mapPersonal = (type: string, data: unknown, replace: (value: PersonalValue) => unknown): unknown => {
  const places = (PLACES as { readonly [type: string]: Places | undefined })[type]
  if (places === undefined) return data
  const whole = data as Data
  const person = `${places.of}-${Number(whole[places.id ?? places.of])}` as PersonName
  const replaced = (part: Data): Data => {
    const found = places.fields.filter(field => part[field] !== undefined && part[field] !== null)
    return { ...part, ...Object.fromEntries(found.map(field => [field, replace({ person, field, value: part[field] })])) }
  }
  if (places.parts.length === 0) return replaced(whole)
  return { ...whole, ...Object.fromEntries(places.parts.map(part => [part, replaced(whole[part] as Data)])) }
}

/** The personal values of a fact, in the order in which `mapPersonal` replaces them. */
export const personalValuesOf = (type: string, data: unknown): readonly PersonalValue[] => {
  const found: PersonalValue[] = []
  mapPersonal(type, data, value => {
    found.push(value)
    return value.value
  })
  return found
}
