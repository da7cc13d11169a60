/** @jest-environment ./architecture/browser-environment.js */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BusinessPage } from '../../website/businesses/BusinessPage'
import { MenuPage } from '../../website/menu/MenuPage'
import { PeriodsPage } from '../../settings/definitions/periods/PeriodsPage'
import { AttributesPage } from '../../settings/definitions/attributes/AttributesPage'
import { ThemeSelect } from '../shell/LookSelects'
import { StatsPage } from '../../settings/definitions/statistics/StatsPage'
import { staff } from '../../parts/testing/session'
import { brokenDown, itShowsItsTexts, pending, refused } from '../../parts/testing/texts'
import { UserSettingsPage } from '../../people/users/UserSettingsPage'

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const owner = { ...staff, role: 'org_owner' as const }
const administrator = { ...staff, role: 'super_admin' as const, organization_id: null, organization: null }

const link = (id: number, label: string, changes: object = {}) => ({
  revision: 4,
  id,
  label,
  is_external: false,
  slug: label.toLowerCase(),
  page: null,
  url: null,
  show_in_navbar: true,
  position: id,
  organization_id: 1,
  ...changes,
})
const riverside = { id: 1, name: 'Riverside', slug: 'riverside', domain: null, users: [], sports: [], feature_flags: {} }

itShowsItsTexts({
  screen: '/navbar-links',
  path: '/navbar-links',
  at: '/navbar-links',
  page: <MenuPage />,
  user: owner,
  answers: {
    'GET /api/organization-links/1': [
      link(1, 'News'),
      link(2, 'Shop', { is_external: true, slug: null, url: 'https://shop.example', show_in_navbar: false }),
    ],
    'GET /api/organizations/1': riverside,
    'GET /api/organizations/1/site': { revision: 1, template: 'generic', content: {} },
  },
  states: [
    {
      state: 'the list and the form',
      texts: ['Website Menu', 'External', 'Internal', 'Shown', 'Hidden', 'Toggle', 'Edit', 'Delete', 'Add New Link'],
    },
    { state: 'an empty menu', answers: { 'GET /api/organization-links/1': [] }, texts: ['Your menu will show here...'] },
    {
      state: 'a new link, which appears under its label',
      act: async () => userEvent.type(await screen.findByLabelText(/Label/), 'Our Rules'),
      texts: ['Will appear at localhost/riverside/our-rules'],
    },
    {
      state: 'a link named home, which appears at the root',
      act: async () => userEvent.type(await screen.findByLabelText(/Label/), 'Home'),
      texts: ['Will appear at localhost/riverside/'],
    },
    { state: 'a link that is edited', act: () => press('Edit News'), texts: ['Save Changes'] },
    { state: 'a link to be deleted', act: () => press('Delete News'), texts: ['Are you sure you want to delete this link?'] },
  ],
})

const stat = { revision: 1, id: 1, name: 'Points', abbreviation: 'PTS', order: 0, hidden: false, is_visible: true }

itShowsItsTexts({
  screen: '/stats',
  path: '/stats',
  at: '/stats',
  page: <StatsPage />,
  answers: {
    'GET /api/statsv2/1': [stat, { ...stat, id: 3, name: 'Rebounds', abbreviation: 'REB', hidden: true, is_visible: false }],
  },
  states: [
    { state: 'the list', texts: ['Points', 'PTS', 'Hide', 'Rebounds', 'REB', 'Unhide'] },
    { state: 'before the list is there', answers: { 'GET /api/statsv2/1': pending }, texts: ['Loading stats...'] },
    {
      state: 'before it is known whose list it is',
      user: administrator,
      answers: { 'GET /api/organizations': pending },
      texts: ['Loading user...'],
    },
  ],
})

const period = (id: number, name: string, hidden = false) => ({ revision: 3, id, name, order: id - 1, hidden, sportId: 1 })

itShowsItsTexts({
  screen: '/gamePeriod',
  path: '/gamePeriod',
  at: '/gamePeriod',
  page: <PeriodsPage />,
  answers: { 'GET /api/gamePeriods/1': [period(1, 'Q1'), period(5, 'OT', true), period(6, 'Final')] },
  states: [{ state: 'the list', texts: ['Q1', 'Hide', 'OT', 'Unhide', 'Hide All', 'Reset to Default', 'Period Name'] }],
})

const attribute = { revision: 3, id: 1, attribute_name: 'Number', attribute_type: 'string', is_visible: true, order: 0 }

itShowsItsTexts({
  screen: '/playerAttributes',
  path: '/playerAttributes',
  at: '/playerAttributes',
  page: <AttributesPage />,
  answers: { 'GET /api/playerAttributes': [attribute, { ...attribute, id: 2, attribute_name: 'Position', is_visible: false }] },
  states: [{ state: 'the list', texts: ['Number', 'Hide', 'Position', 'Show', 'Reset to Default', 'Text', 'Date'] }],
})

const gym = {
  revision: 2,
  id: 9,
  name: 'Gym',
  phone: null,
  email: null,
  website: null,
  city: 'Houston',
  state: 'Texas',
  location: null,
  facebook: null,
  instagram: null,
  sport: 'basketball',
  category: 'co-ed',
  season: null,
  nextSeason: null,
  signupDeadline: null,
  signupStatus: 'active',
  cost: null,
  skillLevel: null,
}

itShowsItsTexts({
  screen: '/businessPage',
  path: '/businessPage',
  at: '/businessPage',
  page: <BusinessPage />,
  answers: { 'GET /api/businesses': [gym] },
  states: [
    {
      state: 'the form with its choices',
      texts: [
        ...['men', 'women', 'adult', 'youth', 'co-ed'],
        ...['basketball', 'baseball', 'tennis', 'volleyball'],
        ...['California', 'New York', 'Texas'],
        ...['Los Angeles', 'Buffalo', 'New York City', 'Houston'],
        ...['active', 'closed'],
      ],
    },
    { state: 'a listing that is changed', act: () => press('Edit Gym'), texts: ['Update Business'] },
  ],
})

const ana = { ...staff, revision: 2 }
const openForm = () => press('Edit Settings')
const save = async () => {
  await openForm()
  await userEvent.type(await screen.findByLabelText(/Username/), 'b')
  await press('Save Changes')
}

itShowsItsTexts({
  screen: '/userSettings',
  path: '/userSettings',
  at: '/userSettings',
  page: <UserSettingsPage />,
  answers: { 'GET /api/usersv2/1': ana },
  states: [
    { state: 'the settings', texts: ['Edit Settings', 'Username', 'Email'] },
    {
      state: 'the form',
      act: openForm,
      texts: ['Username', 'Email', 'Old Password', 'New Password', 'Save Changes', 'Cancel Edit'],
    },
    { state: 'after saving', answers: { 'PUT /api/usersv2/1': ana }, act: save, texts: ['User updated successfully'] },
    { state: 'a breakdown', answers: { 'PUT /api/usersv2/1': brokenDown }, act: save, texts: ['Failed to update user'] },
    {
      state: 'a refusal, in the server’s words',
      answers: { 'PUT /api/usersv2/1': refused('This username is taken.') },
      act: save,
      texts: ['This username is taken.'],
    },
    {
      state: 'a user that cannot be read',
      answers: { 'GET /api/usersv2/1': brokenDown },
      texts: ['Failed to fetch user details'],
    },
    {
      state: 'a user that is not there',
      answers: { 'GET /api/usersv2/1': refused('User not found', 404) },
      texts: ['Failed to fetch user details'],
    },
  ],
})

itShowsItsTexts({
  screen: 'the theme of a user',
  path: '/',
  at: '/',
  page: <ThemeSelect />,
  answers: {},
  states: [
    { state: 'the choices', texts: ['Theme', 'Light', 'Dark', 'Same as device'] },
    {
      state: 'a breakdown',
      answers: { 'PUT /api/usersv2/1': brokenDown },
      act: async () => userEvent.selectOptions(await screen.findByLabelText('Theme'), 'dark'),
      texts: ['Failed to update user'],
    },
  ],
})
