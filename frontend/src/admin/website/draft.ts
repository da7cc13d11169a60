import type { SiteValue } from '@fullcourt/domain/organizations/site/events'
import type { SiteContent } from '@fullcourt/domain/organizations/site/state'
import { isSitePage, siteFieldOf, sitePage } from '@fullcourt/domain/pages/site-fields'

/** What was typed and is not saved, by page and field; null leaves a field to the template. */
export type Draft = { readonly [page: string]: { readonly [field: string]: SiteValue | null } }

export type Place = { readonly page: string; readonly field: string }

const isSame = (one: SiteValue | null, other: SiteValue | null) => JSON.stringify(one) === JSON.stringify(other)

const isBlank = (value: SiteValue | null) => value === '' || (Array.isArray(value) && value.length === 0)

export const storedValue = (content: SiteContent, { page, field }: Place): SiteValue | null => content[page]?.[field] ?? null

/** The draft with a field typed anew; what is again as it is stored is no change. */
export const typed = (draft: Draft, content: SiteContent, place: Place, value: SiteValue | null): Draft => {
  const { page, field } = place
  const wanted = isBlank(value) ? null : value
  const others = Object.fromEntries(Object.entries(draft[page] ?? {}).filter(([name]) => name !== field))
  const fields = isSame(wanted, storedValue(content, place)) ? others : { ...others, [field]: wanted }
  const pages = Object.fromEntries(Object.entries(draft).filter(([name]) => name !== page))
  return Object.keys(fields).length === 0 ? pages : { ...pages, [page]: fields }
}

const isIn = (draft: Draft, { page, field }: Place) => Object.hasOwn(draft[page] ?? {}, field)

const typedValue = (draft: Draft, { page, field }: Place): SiteValue | null => draft[page]?.[field] ?? null

/** What a field shows: what was typed, else what is stored. */
export const shownValue = (draft: Draft, content: SiteContent, place: Place): SiteValue | null =>
  isIn(draft, place) ? typedValue(draft, place) : storedValue(content, place)

/** The fields that a draft changes. */
export const placesIn = (draft: Draft): readonly Place[] =>
  Object.entries(draft).flatMap(([page, fields]) => Object.keys(fields).map(field => ({ page, field })))

const withField = (draft: Draft, { page, field }: Place, value: SiteValue | null): Draft => ({
  ...draft,
  [page]: { ...draft[page], [field]: value },
})

/** What of a draft is not what was sent: it was typed afterwards. */
export const typedSince = (sent: Draft, now: Draft): Draft =>
  placesIn(now)
    .filter(place => !isIn(sent, place) || !isSame(typedValue(sent, place), typedValue(now, place)))
    .reduce<Draft>((left, place) => withField(left, place, typedValue(now, place)), {})

/** What a draft takes the place of: sent back, it undoes it. */
export const before = (draft: Draft, content: SiteContent): Draft =>
  placesIn(draft).reduce<Draft>((all, place) => withField(all, place, storedValue(content, place)), {})

/** `Welcome of Home` */
export const placeName = ({ page, field }: Place) =>
  `${siteFieldOf(page, field)?.label ?? field} of ${isSitePage(page) ? sitePage(page).title : page}`

const LONGEST_SHOWN = 200

/** A value in words, for a person who has to choose between two. */
export const inWords = (value: SiteValue | null): string => {
  if (value === null) return 'The template’s'
  if (typeof value === 'object') return value.map(item => Object.values(item)[0] ?? '').join(', ')
  const text = String(value)
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text
}

/** The fields that both changed since the draft was begun, with what each of the two wants. */
export const clashes = (draft: Draft, began: SiteContent, now: SiteContent) =>
  placesIn(draft)
    .filter(place => !isSame(storedValue(began, place), storedValue(now, place)))
    .map(place => ({
      place,
      label: placeName(place),
      mine: inWords(shownValue(draft, now, place)),
      theirs: inWords(storedValue(now, place)),
    }))
