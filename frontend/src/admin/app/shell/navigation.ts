import { ADMIN_PAGE_NAMES, adminPage, maySee, type AdminPage } from '@fullcourt/domain/pages/admin-pages'
import { hasFeatureOf } from '@fullcourt/domain/pages/feature'
import { addressOf, parameterNames } from '@fullcourt/domain/pages/path'
import { dashboardOf } from '@fullcourt/domain/pages/sign-in'
import type { UserAnswer } from '../../../api/schema'

export type NavigationEntry = { readonly label: string; readonly to: string }

type Person = Pick<UserAnswer, 'role' | 'organization_id' | 'organization'>

/** What an address may need of the person: the organization's own page is that of their organization. */
const parametersOf = ({ organization_id }: Person): Readonly<Record<string, number>> =>
  organization_id === null ? {} : { organization: organization_id }

const entriesIn = (part: AdminPage['rail'], person: Person): readonly NavigationEntry[] => {
  const known = parametersOf(person)
  /** A person of no organization looks after all of them. */
  const flags = person.organization?.feature_flags ?? null
  return ADMIN_PAGE_NAMES.map(adminPage)
    .filter(page => page.rail === part && maySee(page, person.role) && (flags === null || hasFeatureOf(page, flags)))
    .filter(({ path }) => parameterNames(path).every(name => name in known))
    .map(({ path, title }) => ({
      label: path === dashboardOf(person.role) ? adminPage('dashboard').title : title,
      to: addressOf(path, known),
    }))
}

/** The rail, beginning with where the person lands. */
export const navigationFor = (person: Person) => entriesIn('main', person)

/** The part of the rail that can be folded away (docs/admin.md#the-rail). */
export const settingsFor = (person: Person) => entriesIn('settings', person)
