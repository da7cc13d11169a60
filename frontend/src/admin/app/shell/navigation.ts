import {
  ADMIN_PAGE_NAMES,
  adminPage,
  adminPageNameAt,
  maySee,
  pagesDownTo,
  type AdminPageName,
  type RailPart,
} from '@fullcourt/domain/pages/admin-pages'
import { hasFeatureOf } from '@fullcourt/domain/pages/feature'
import { addressOf, matchPath, parameterNames } from '@fullcourt/domain/pages/path'
import type { UserAnswer } from '../../../api/schema'

/** A link of the admin. `title` is the name of its page, `label` what the rail says. */
export type NavigationEntry = {
  readonly page: AdminPageName
  readonly label: string
  readonly title: string
  readonly to: string
}

/** A link of the rail: to a page, or to the first page of a part whose pages are listed beside it. */
export type RailEntry = NavigationEntry & { readonly pages: readonly NavigationEntry[] }

export type RailGroup = { readonly heading: string | null; readonly entries: readonly RailEntry[] }

export type RailPerson = Pick<UserAnswer, 'role' | 'organization_id' | 'organization'>

/** Where a person is: a super_admin looks at one organization after another. */
export type RailPlace = { readonly pathname: string; readonly search: string }

const NOWHERE: RailPlace = { pathname: '/', search: '' }

/** The organization whose pages are meant: the person's own, else the one that is open. */
const organizationAt = ({ organization_id }: RailPerson, { pathname, search }: RailPlace): number | null => {
  if (organization_id !== null) return organization_id
  const page = adminPageNameAt(pathname)
  const named = page && matchPath(adminPage(page).path, pathname.replace(/\/$/, ''))?.organization
  return named ?? (Number(new URLSearchParams(search).get('organization')) || null)
}

/** The pages of a part that the person may see and whose address is known. */
const entriesOf = (part: RailPart, person: RailPerson, place: RailPlace): readonly NavigationEntry[] => {
  const organization = organizationAt(person, place)
  const known: Readonly<Record<string, number>> = organization === null ? {} : { organization }
  /** A person of no organization looks after all of them. */
  const flags = person.organization?.feature_flags ?? null
  const chosen = person.organization_id === null && organization !== null ? `?organization=${organization}` : ''
  return ADMIN_PAGE_NAMES.flatMap(page => {
    const { path, title, short = title, rail, ...rest } = adminPage(page)
    if (rail !== part || !maySee(rest, person.role) || (flags !== null && !hasFeatureOf(rest, flags))) return []
    const parameters = parameterNames(path)
    if (!parameters.every(name => name in known)) return []
    const to = addressOf(path, known) + (isListedBeside(part) && parameters.length === 0 ? chosen : '')
    return [{ page, label: short, title, to }]
  })
}

/** Parts of which the rail has one link: their pages are listed beside the page that is open. */
const LISTED_BESIDE = { website: 'Website', settings: 'Settings' } as const

type ListedBeside = keyof typeof LISTED_BESIDE

const isListedBeside = (part: RailPart): part is ListedBeside => part in LISTED_BESIDE

const each = (entries: readonly NavigationEntry[]): readonly RailEntry[] => entries.map(entry => ({ ...entry, pages: [entry] }))

const oneFor = (part: ListedBeside, pages: readonly NavigationEntry[]): readonly RailEntry[] =>
  pages.slice(0, 1).map(first => ({ ...first, label: LISTED_BESIDE[part], pages }))

/** The rail in its groups (docs/admin.md#the-rail). */
export const railOf = (person: RailPerson, place: RailPlace = NOWHERE): readonly RailGroup[] => {
  const of = (part: RailPart) => entriesOf(part, person, place)
  return [
    { heading: null, entries: each(of('home')) },
    { heading: 'Play', entries: each(of('play')) },
    { heading: 'People', entries: each(of('people')) },
    {
      heading: null,
      entries: [...oneFor('website', of('website')), ...oneFor('settings', of('settings')), ...each(of('history'))],
    },
  ]
}

/** The part whose pages are listed beside the page at an address, with these pages; undefined where it is in none. */
export const pagesBeside = (person: RailPerson, place: RailPlace): RailEntry | undefined => {
  const current = currentPages(place.pathname)
  return railOf(person, place)
    .flatMap(({ entries }) => entries)
    .find(({ pages }) => pages.length > 1 && pages.some(({ page }) => current.includes(page)))
}

/** The page at an address and those above it. */
export const currentPages = (pathname: string): readonly AdminPageName[] => {
  const page = adminPageNameAt(pathname)
  return page ? pagesDownTo(page) : []
}

const IN_THUMBS_REACH: Readonly<Record<UserAnswer['role'], readonly AdminPageName[]>> = {
  super_admin: ['organizations', 'today', 'seasons', 'schedule'],
  org_owner: ['today', 'seasons', 'schedule', 'players'],
  staff: ['today', 'schedule', 'standings', 'players'],
}

/** The four pages that the bar of a phone leads to: what the role comes for on a phone. */
export const phoneBarOf = (person: RailPerson): readonly RailEntry[] => {
  const entries = railOf(person).flatMap(group => group.entries)
  return IN_THUMBS_REACH[person.role].flatMap(page => entries.find(entry => entry.page === page) ?? [])
}

const PARTS: readonly RailPart[] = ['home', 'play', 'people', 'website', 'settings', 'history']

/** Every page that can be gone to without naming a thing. */
export const allPagesFor = (person: RailPerson): readonly NavigationEntry[] =>
  PARTS.flatMap(part => entriesOf(part, person, NOWHERE))
