/** @jest-environment ./architecture/browser-environment.js */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DomainPage } from '../pages/DomainPage'
import { FeaturesPage } from '../pages/FeaturesPage'
import { GeneralPage } from '../pages/GeneralPage'
import { SeasonsOfPage } from '../pages/SeasonsOfPage'
import { StaffPage } from '../pages/StaffPage'
import { OrganizationsPage } from '../pages/OrganizationsPage'
import { staff } from '../../parts/testing/session'
import { brokenDown, itShowsItsTexts, refused } from '../../parts/testing/texts'

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const inDialog = async (name: string | RegExp, button: string | RegExp) =>
  userEvent.click(within(await screen.findByRole('dialog', { name })).getByRole('button', { name: button }))

const administrator = { ...staff, role: 'super_admin' as const, organization_id: null, organization: null }
const riverside = {
  id: 1,
  name: 'Riverside',
  slug: 'riverside',
  domain: null,
  logo_url: null,
  facebook_url: null,
  instagram_url: null,
  youtube_url: null,
  colors: [],
  abbreviation: null,
  time_zone: 'America/Los_Angeles',
  users: [{ id: 4, username: 'olga', email: null, role: 'org_owner', revision: 2 }],
  sports: [],
  feature_flags: { brackets: false },
  revision: 3,
}
const fall = { id: 7, name: 'Fall', startDate: '2026-09-01', finishDate: null, active: true, organization_id: 1, sport_id: 1 }

const createOrganization = async () => {
  await press('Create Organization')
  const form = within(await screen.findByRole('dialog', { name: 'Create Organization' }))
  await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'Lakeside')
  await userEvent.click(form.getByRole('button', { name: 'Create Organization' }))
}
const changeOrganization = async () => {
  await press('Edit Riverside')
  const form = within(await screen.findByRole('dialog', { name: 'Edit Organization' }))
  await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 's')
  await userEvent.click(form.getByRole('button', { name: 'Save Changes' }))
}
const deleteOrganization = async () => {
  await press('Delete Riverside')
  await inDialog('Are you sure you want to delete this organization?', 'Delete organization')
}

itShowsItsTexts({
  screen: '/organizations',
  path: '/organizations',
  at: '/organizations',
  page: <OrganizationsPage />,
  user: administrator,
  answers: { 'GET /api/organizations': [riverside], 'GET /api/sportsv2': [] },
  states: [
    { state: 'the list', texts: ['Riverside'] },
    {
      state: 'an organization to be deleted',
      act: () => press('Delete Riverside'),
      texts: ['Are you sure you want to delete this organization?'],
    },
    {
      state: 'a breakdown while creating',
      answers: { 'POST /api/organizations': brokenDown, 'POST /api/admin/organizations': brokenDown },
      act: createOrganization,
      texts: ['Error creating organization'],
    },
    {
      state: 'a breakdown while changing',
      answers: { 'PUT /api/organizations/1': brokenDown },
      act: changeOrganization,
      texts: ['Error updating organization'],
    },
    {
      state: 'a breakdown while deleting',
      answers: { 'DELETE /api/organizations/1': brokenDown },
      act: deleteOrganization,
      texts: ['Error deleting organization'],
    },
  ],
})

const createUser = async () => {
  await press('Create User')
  const form = within(await screen.findByRole('dialog', { name: 'Create User' }))
  await userEvent.type(form.getByLabelText(/Username/), 'stan')
  await userEvent.click(form.getByRole('button', { name: 'Create User' }))
}
const changeUser = async () => {
  await press('Edit olga')
  const form = within(await screen.findByRole('dialog', { name: 'Edit User' }))
  await userEvent.type(form.getByLabelText(/Username/), 'b')
  await userEvent.click(form.getByRole('button', { name: 'Save Changes' }))
}
const deleteUser = async () => {
  await press('Delete olga')
  await inDialog('Are you sure you want to delete this user?', 'Delete user')
}
const deleteSeason = async () => {
  await press('Delete Fall')
  await inDialog('Are you sure you want to delete this season?', 'Delete season')
}

/** What the specification has on one screen has a page for each of its subjects (docs/admin.md#settings). */
const subject = {
  user: { ...administrator, id: 1 },
  answers: {
    'GET /api/organizations/1': riverside,
    'GET /api/organizations/1/seasons': [fall],
    'GET /api/seasonsv2': [fall],
    'GET /api/history/organization/1': [],
    'GET /api/seasonsv2/7/leagues-with-teams-public': [],
    'GET /api/sportsv2': [],
  },
}

itShowsItsTexts({
  ...subject,
  screen: '/organizations/{id}: the organization',
  path: '/organizations/:organization/general',
  at: '/organizations/1/general',
  page: <GeneralPage />,
  states: [
    { state: 'what it is', texts: ['Organization Info', 'Name', 'Sports'] },
    {
      state: 'one that is not there',
      answers: { 'GET /api/organizations/1': refused('Organization not found', 404) },
      texts: ['Organization not found'],
    },
    {
      state: 'a breakdown while changing',
      answers: { 'PUT /api/organizations/1': brokenDown },
      act: async () => {
        await userEvent.type(await screen.findByLabelText(/^Name/), 's')
        await press('Save Changes')
      },
      texts: ['Error updating organization'],
    },
  ],
})

itShowsItsTexts({
  ...subject,
  screen: '/organizations/{id}: the organization, for staff',
  path: '/organizations/:organization/general',
  at: '/organizations/1/general',
  page: <GeneralPage />,
  user: { ...administrator, id: 1, role: 'staff' },
  states: [{ state: 'what it is', texts: ['Organization Info', 'Name', 'Domain', 'None', 'Slug', 'Sports'] }],
})

itShowsItsTexts({
  ...subject,
  screen: '/organizations/{id}: where it is found',
  path: '/organizations/:organization/domain',
  at: '/organizations/1/domain',
  page: <DomainPage />,
  states: [{ state: 'the addresses', texts: ['Domain', 'Slug'] }],
})

itShowsItsTexts({
  ...subject,
  screen: '/organizations/{id}: features',
  path: '/organizations/:organization/features',
  at: '/organizations/1/features',
  page: <FeaturesPage />,
  states: [
    { state: 'the flags', texts: ['Features', 'Brackets'] },
    {
      state: 'a flag that could not be changed',
      answers: { 'PUT /api/organizations/1': brokenDown },
      act: async () => userEvent.click(await screen.findByRole('checkbox', { name: /bracket/i })),
      texts: ['Failed to update feature flag'],
    },
  ],
})

itShowsItsTexts({
  ...subject,
  screen: '/organizations/{id}: users',
  path: '/organizations/:organization/staff',
  at: '/organizations/1/staff',
  page: <StaffPage />,
  states: [
    { state: 'the users', texts: ['Users', 'Username', 'Email', 'Role', 'Organization Owner'] },
    {
      state: 'nobody yet',
      answers: { 'GET /api/organizations/1': { ...riverside, users: [] } },
      texts: ['No users yet.'],
    },
    { state: 'a new user', act: () => press('Create User'), texts: ['Create User', 'Organization Owner'] },
    {
      state: 'a breakdown while creating a user',
      answers: { 'POST /api/usersv2': brokenDown },
      act: createUser,
      texts: ['Error creating user'],
    },
    {
      state: 'a breakdown while changing a user',
      answers: { 'PUT /api/usersv2/4': brokenDown, 'GET /api/usersv2/4': { ...riverside.users[0] } },
      act: changeUser,
      texts: ['Error updating user'],
    },
    { state: 'a user to be deleted', act: () => press('Delete olga'), texts: ['Are you sure you want to delete this user?'] },
    {
      state: 'a breakdown while deleting a user',
      answers: { 'DELETE /api/usersv2/4': brokenDown },
      act: deleteUser,
      texts: ['Error deleting user'],
    },
  ],
})

itShowsItsTexts({
  ...subject,
  screen: '/organizations/{id}: seasons',
  path: '/organizations/:organization/seasons',
  at: '/organizations/1/seasons',
  page: <SeasonsOfPage />,
  states: [
    { state: 'the seasons', texts: ['Seasons', 'Start', 'Finish', 'Active', 'Fall'] },
    {
      state: 'nothing yet',
      answers: { 'GET /api/organizations/1/seasons': [], 'GET /api/seasonsv2': [] },
      texts: ['No seasons yet.'],
    },
    { state: 'a season to be deleted', act: () => press('Delete Fall'), texts: ['Are you sure you want to delete this season?'] },
    {
      state: 'a breakdown while deleting a season',
      answers: { 'DELETE /api/seasonsv2/7': brokenDown },
      act: deleteSeason,
      texts: ['Error deleting season'],
    },
  ],
})
