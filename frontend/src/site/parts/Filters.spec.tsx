/** @jest-environment ./architecture/browser-environment.js */
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { createApi } from '../../api/client'
import { SiteProvider, siteOnDay } from '../site'
import { demoTenant } from '../testing/tenant'
import { Filters, FilterSearch, FilterSelect } from './Filters'

const Address = () => <output aria-label="Address">{useLocation().search}</output>

const api = createApi(() => Promise.reject(new Error('Nothing is asked here.')))
const site = siteOnDay({ tenant: demoTenant(), theme: 'light', user: null, api, pages: [] }, '2026-11-22')

it('keeps a choice that was made while a search was being typed', async () => {
  render(
    <MemoryRouter>
      <SiteProvider value={site}>
        <Filters label="Filter the players">
          <FilterSearch name="name" label="Name" />
          <FilterSelect name="league" label="League" all="All Leagues" options={[{ value: 2, label: 'Monday' }]} />
        </Filters>
      </SiteProvider>
      <Address />
    </MemoryRouter>,
  )
  await userEvent.type(screen.getByLabelText('Name'), 'ana')
  await userEvent.selectOptions(screen.getByLabelText('League'), 'Monday')
  await waitFor(() => expect(screen.getByLabelText('Address').textContent).toBe('?league=2&name=ana'), { timeout: 20_000 })
})
