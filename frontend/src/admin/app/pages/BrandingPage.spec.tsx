/** @jest-environment ./architecture/browser-environment.js */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { OrganizationDetailAnswer } from '../../../api/schema'
import { showPage, staff } from '../../parts/testing/session'
import { testServer } from '../../parts/testing/server'
import { BrandingPage } from './BrandingPage'

const organization: OrganizationDetailAnswer = {
  id: 1,
  name: 'Riverside',
  slug: 'riverside',
  domain: null,
  theme: 'light',
  logo_url: null,
  colors: ['#0b6e74'],
  abbreviation: 'RIV',
  facebook_url: null,
  instagram_url: null,
  youtube_url: null,
  time_zone: 'America/Los_Angeles',
  sports: [],
  feature_flags: {},
  users: [],
  revision: 3,
}

it('The home beside the form follows colours and abbreviation as they are typed, and says what visitors do not see yet', async () => {
  const server = testServer()
  const previewed: unknown[] = []
  server.on('GET /api/organizations/1', () => ({ body: organization }))
  server.on('POST /api/organizations/1/site/preview', ({ body }) => {
    previewed.push(body)
    return { body: { html: '<main>Home</main>', faults: [] } }
  })
  showPage(server, '/organizations/:organization/branding', <BrandingPage />, '/organizations/1/branding', staff)
  await screen.findByText('As visitors see it.')
  await userEvent.type(screen.getByRole('textbox', { name: 'Second colour' }), 'gold')
  await userEvent.clear(screen.getByRole('textbox', { name: 'Abbreviation' }))
  await screen.findByText('Visitors do not see yet: Colours, Abbreviation.')
  await waitFor(() =>
    expect(previewed.at(-1)).toMatchObject({
      page: 'home',
      colors: ['#0b6e74', expect.stringMatching(/^#/)],
      abbreviation: null,
    }),
  )
})
