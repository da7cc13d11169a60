import { refuse, type Refusal } from '../../facts/decision'
import { cleanName, textFault } from '../../facts/text'
import { webAddressFault } from '../../facts/web-address'
import { embeddedVideo } from '../../facts/video'
import type { SiteItem, SiteValue } from './events'
import { LONGEST, MOST_ENTRIES, type ChoiceField, type ListField, type PlainField, type SiteField } from '../../pages/site-fields'

const PICTURE = /^\/uploads\/[\w-]+\.webp$/
const EMAIL = /^[^\s@<>"']+@[^\s@<>"']+$/

const isItem = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Lines end in one way, and what is blank at the ends is left out. */
const cleanText = (text: string) => text.normalize('NFC').replace(/\r\n?/g, '\n').trim()

const cleanPlain = ({ kind }: PlainField, text: string) => (kind === 'text' ? cleanText(text) : cleanName(text))

/** A text without the line breaks and tabs that it may hold. */
const inOneLine = (text: string) => text.replace(/[\n\t]/g, ' ')

const plainFault = ({ kind }: PlainField, what: string, text: string): Refusal | undefined => {
  const tooLong = textFault(what, inOneLine(text), LONGEST[kind])
  if (tooLong) return tooLong
  switch (kind) {
    case 'line':
    case 'text':
      return undefined
    case 'link':
      return webAddressFault(what, text, LONGEST.link)
    case 'picture':
      return PICTURE.test(text) ? undefined : refuse('invalid', `${what} must be a picture that was uploaded.`)
    case 'email':
      return EMAIL.test(text) ? undefined : refuse('invalid', `${what} must be an e-mail address.`)
    case 'video':
      return embeddedVideo(text) === null ? refuse('invalid', `${what} must be the address of a video on YouTube.`) : undefined
  }
}

/** A value as it is stored, null where nothing is left of it; or why it cannot be. */
export type CheckedValue = { readonly value: SiteValue | null } | Refusal

const plainValue = (field: PlainField, what: string, given: unknown): { readonly value: string | null } | Refusal => {
  if (typeof given !== 'string') return refuse('invalid', `${what} must be text.`)
  const value = cleanPlain(field, given)
  return value === '' ? { value: null } : (plainFault(field, what, value) ?? { value })
}

type Item = { readonly item: SiteItem | null } | Refusal

const missing = ({ fields }: ListField, item: SiteItem): PlainField | undefined =>
  Object.entries(fields).find(([name, { required }]) => required && item[name] === undefined)?.[1]

const itemValue = (field: ListField, what: string, given: unknown): Item => {
  if (!isItem(given)) return refuse('invalid', `${what} must be an entry with fields.`)
  const unknown = Object.keys(given).find(name => !Object.hasOwn(field.fields, name))
  if (unknown !== undefined) return refuse('invalid', `${what} has no field of that name.`)
  const entries: [string, string][] = []
  for (const [name, plain] of Object.entries(field.fields)) {
    if (given[name] == null) continue
    const checked = plainValue(plain, `${plain.label} of ${what}`, given[name])
    if ('kind' in checked) return checked
    if (checked.value !== null) entries.push([name, checked.value])
  }
  if (entries.length === 0) return { item: null }
  const item = Object.fromEntries(entries)
  const lacks = missing(field, item)
  return lacks ? refuse('invalid', `${lacks.label} of ${what} is required.`) : { item }
}

const listValue = (field: ListField, given: unknown): CheckedValue => {
  if (!Array.isArray(given)) return refuse('invalid', `${field.label} must be a list.`)
  if (given.length > MOST_ENTRIES) return refuse('invalid', `${field.label} has at most ${MOST_ENTRIES} entries.`)
  const items: SiteItem[] = []
  for (const [i, one] of given.entries()) {
    const checked = itemValue(field, `${field.entry.toLowerCase()} ${i + 1}`, one)
    if ('kind' in checked) return checked
    if (checked.item !== null) items.push(checked.item)
  }
  return { value: items.length === 0 ? null : items }
}

const choiceValue = ({ label, choices }: ChoiceField, given: unknown): CheckedValue => {
  if (given === '') return { value: null }
  return typeof given === 'string' && Object.hasOwn(choices, given)
    ? { value: given }
    : refuse('invalid', `${label} must be one of ${Object.keys(choices).join(', ')}.`)
}

/** What a form gave for a field, as it is stored; null takes back what was written. */
export const siteValue = (field: SiteField, given: unknown): CheckedValue => {
  if (given === null) return { value: null }
  if (field.kind === 'list') return listValue(field, given)
  if (field.kind === 'choice') return choiceValue(field, given)
  if (field.kind !== 'player') return plainValue(field, field.label, given)
  return Number.isSafeInteger(given) && Number(given) >= 1
    ? { value: Number(given) }
    : refuse('invalid', `${field.label} must be the id of a player.`)
}
