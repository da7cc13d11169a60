import type { Change } from '../facts/change'

/** Things that a sentence names; their names come from their cards, or from the organization's periods. */
export type NamedKind =
  | 'organization'
  | 'season'
  | 'league'
  | 'division'
  | 'team'
  | 'player'
  | 'user'
  | 'period'
  | 'link'
  | 'business'
  | 'attribute'
  | 'schedule'
  | 'game'

/** The name of a thing as it is now, e.g. `Ana Lee`; `Removed player` where there is none any more. */
export type NameOf = (kind: NamedKind, id: number) => string

/** `a`, `a and b`, `a, b and c` */
export const enumeration = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts[parts.length - 1]}`

/** `changed the time from 3:30 PM to 4:30 PM`; what had nothing was set, what has nothing now was removed. */
export const changeInWords = (what: string, was: string | null, is: string | null): string => {
  if (was === null) return `set ${what} to ${is}`
  return is === null ? `removed ${what} (was ${was})` : `changed ${what} from ${was} to ${is}`
}

const changedHidden = (what: string, was: unknown, is: unknown) =>
  `${is == null ? 'removed' : was == null ? 'set' : 'changed'} ${what}`

/** A text as it is. */
export const text = (value: string): string => value

/** How history writes the fields of a thing's details: what each is called, and its value in words, or that the value is left out. */
export type FieldWords<Details> = {
  readonly [Field in keyof Details]-?: readonly [what: string, value: ((value: NonNullable<Details[Field]>) => string) | 'hidden']
}

/** A change of details in words, field by field; `of` names the thing where the reader could not know it: `Ana Lee`. */
export const detailsChanged = <Details>(words: FieldWords<Details>, { was, is }: Change<Details>, of?: string): string => {
  const fields = (Object.keys(words) as (keyof Details)[]).filter(field => field in is)
  const changes = fields.map((field, i) => {
    const [called, valueOf] = words[field]
    const what = i === 0 && of !== undefined ? `${called} of ${of}` : called
    if (valueOf === 'hidden') return changedHidden(what, was[field], is[field])
    const inWords = (value: Details[keyof Details] | undefined) => (value == null ? null : valueOf(value))
    return changeInWords(what, inWords(was[field]), inWords(is[field]))
  })
  return enumeration(changes)
}
