import type { SiteValue } from '@fullcourt/domain/organizations/site/events'
import type { SiteContent } from '@fullcourt/domain/organizations/site/state'
import { choiceInWords, isSitePage, SITE_PAGE_NAMES, siteFieldOf, sitePage } from '@fullcourt/domain/pages/site-fields'
import type { EditRules } from '../../parts/editing/editing'

/** What was typed and is not saved, by page and field; null leaves a field to the template. */
export type WebsiteDraft = { readonly [page: string]: { readonly [field: string]: SiteValue | null } }

export type FieldPlace = { readonly page: string; readonly field: string }

const isSame = (one: SiteValue | null, other: SiteValue | null) => JSON.stringify(one) === JSON.stringify(other)

const isBlank = (value: SiteValue | null) => value === '' || (Array.isArray(value) && value.length === 0)

/** What a site has in a field, or a draft; null where that is left to the template. */
const valueIn = (content: WebsiteDraft, { page, field }: FieldPlace): SiteValue | null => content[page]?.[field] ?? null

/** The draft with a field typed anew; what is again as it is stored is no change. */
export const draftWith = (
  draft: WebsiteDraft,
  content: WebsiteDraft,
  place: FieldPlace,
  value: SiteValue | null,
): WebsiteDraft => {
  const { page, field } = place
  const wanted = isBlank(value) ? null : value
  const others = Object.fromEntries(Object.entries(draft[page] ?? {}).filter(([name]) => name !== field))
  const fields = isSame(wanted, valueIn(content, place)) ? others : { ...others, [field]: wanted }
  const pages = Object.fromEntries(Object.entries(draft).filter(([name]) => name !== page))
  return Object.keys(fields).length === 0 ? pages : { ...pages, [page]: fields }
}

const isIn = (draft: WebsiteDraft, { page, field }: FieldPlace) => Object.hasOwn(draft[page] ?? {}, field)

/** What a field shows: what was typed, else what is stored. */
export const shownValue = (draft: WebsiteDraft, content: WebsiteDraft, place: FieldPlace): SiteValue | null =>
  isIn(draft, place) ? valueIn(draft, place) : valueIn(content, place)

/** The fields that a draft changes. */
export const placesIn = (draft: WebsiteDraft): readonly FieldPlace[] =>
  Object.entries(draft).flatMap(([page, fields]) => Object.keys(fields).map(field => ({ page, field })))

const withField = (draft: WebsiteDraft, { page, field }: FieldPlace, value: SiteValue | null): WebsiteDraft => ({
  ...draft,
  [page]: { ...draft[page], [field]: value },
})

/** What of a draft is not what was sent: it was typed afterwards. */
export const changesSince = (sent: WebsiteDraft, now: WebsiteDraft): WebsiteDraft =>
  placesIn(now)
    .filter(place => !isIn(sent, place) || !isSame(valueIn(sent, place), valueIn(now, place)))
    .reduce<WebsiteDraft>((left, place) => withField(left, place, valueIn(now, place)), {})

/** A site as a draft sees it: with all fields that a page has, also those that are left to the template. */
export const wholeOf = (content: SiteContent): WebsiteDraft =>
  Object.fromEntries(
    SITE_PAGE_NAMES.map(page => [
      page,
      Object.fromEntries(Object.keys(sitePage(page).fields).map(field => [field, valueIn(content, { page, field })])),
    ]),
  )

const over = (content: WebsiteDraft, draft: WebsiteDraft): WebsiteDraft =>
  placesIn(draft).reduce((all, place) => withField(all, place, valueIn(draft, place)), content)

/** A site with a field typed anew; `read` is the site as it was read. */
export const withTyped = (site: WebsiteDraft, read: WebsiteDraft, place: FieldPlace, value: SiteValue | null): WebsiteDraft =>
  over(read, draftWith(changesSince(read, site), read, place, value))

/** How a site is edited: field by field. */
export const draftRules: EditRules<WebsiteDraft> = {
  same: (one, other) => placesIn(changesSince(one, other)).length === 0,
  rebase: ({ was, is }, onto) => over(onto, changesSince(was, is)),
}

/** What a draft takes the place of: sent back, it undoes it. */
export const before = (draft: WebsiteDraft, content: WebsiteDraft): WebsiteDraft =>
  placesIn(draft).reduce<WebsiteDraft>((all, place) => withField(all, place, valueIn(content, place)), {})

/** `Welcome of Home` */
export const placeName = ({ page, field }: FieldPlace) =>
  `${siteFieldOf(page, field)?.label ?? field} of ${isSitePage(page) ? sitePage(page).title : page}`

const LONGEST_SHOWN = 200

/** A value in words, for a person who has to choose between two. */
const valueInWords = ({ page, field }: FieldPlace, value: SiteValue | null): string => {
  const known = siteFieldOf(page, field)
  if (known?.kind === 'choice') return choiceInWords(known, value)
  if (value === null) return 'The template’s'
  if (typeof value === 'object') return value.map(item => Object.values(item)[0] ?? '').join(', ')
  const text = String(value)
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text
}

/** The fields that both changed since the draft was begun, with what each of the two wants. */
export const clashes = (draft: WebsiteDraft, began: WebsiteDraft, now: WebsiteDraft) =>
  placesIn(draft)
    .filter(place => !isSame(valueIn(began, place), valueIn(now, place)))
    .map(place => ({
      place,
      label: placeName(place),
      mine: valueInWords(place, shownValue(draft, now, place)),
      theirs: valueInWords(place, valueIn(now, place)),
    }))
