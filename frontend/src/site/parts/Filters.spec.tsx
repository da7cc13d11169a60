/** @jest-environment ./architecture/browser-environment.js */
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { createApi } from '../../api/client'
import { SiteProvider, siteOnDay } from '../site'
import { demoTenant } from '../testing/tenant'
import { Filters, FilterSearch, FilterSelect } from './Filters'

const Address = () => <output aria-label="Address">{useLocation().search}</output>
const Steps = () => {
  const navigate = useNavigate()
  return (
    <>
      <button onClick={() => void navigate(-1)}>Back</button>
      <Link to="/">Without filters</Link>
    </>
  )
}

const api = createApi(() => Promise.reject(new Error('Nothing is asked here.')))
const site = siteOnDay({ tenant: demoTenant(), theme: 'light', user: null, api, pages: [] }, '2026-11-22')

const monday = [{ value: 2, label: 'Monday' }]

const page = (leagues = monday, at = '/') => (
  <MemoryRouter initialEntries={[at]}>
    <SiteProvider value={site}>
      <Filters label="Filter the players">
        <FilterSearch name="name" label="Name" />
        <FilterSelect name="league" label="League" all="All Leagues" options={leagues} />
      </Filters>
    </SiteProvider>
    <Address />
    <Steps />
  </MemoryRouter>
)

const name = () => screen.getByLabelText<HTMLInputElement>('Name')
const league = () => screen.getByLabelText<HTMLSelectElement>('League')
const isAt = (search: string) =>
  waitFor(() => expect(screen.getByLabelText('Address').textContent).toBe(search), { timeout: 20_000 })
const press = (button: string) => userEvent.click(screen.getByText(button))

it('shows what is chosen when the choices come later than the page', () => {
  const { rerender } = render(page([], '/?league=2'))
  expect(league().value).toBe('')
  rerender(page(monday, '/?league=2'))
  expect(league().value).toBe('2')
})

it('looks again for the same words after they were taken away', async () => {
  render(page())
  await userEvent.type(name(), 'ana')
  await isAt('?name=ana')
  await press('Without filters')
  await isAt('')
  expect(name().value).toBe('')
  await userEvent.click(name())
  await userEvent.paste('ana')
  await isAt('?name=ana')
})

it('goes back one choice after another, and by one step from all that was typed', async () => {
  render(page())
  await userEvent.selectOptions(league(), 'Monday')
  await isAt('?league=2')
  await userEvent.type(name(), 'an')
  await isAt('?league=2&name=an')
  await userEvent.type(name(), 'a')
  await isAt('?league=2&name=ana')
  await press('Back')
  await isAt('?league=2')
  expect(name().value).toBe('')
  await press('Back')
  await isAt('')
  expect(league().value).toBe('')
})

it('keeps a choice that was made while a search was being typed', async () => {
  render(page())
  await userEvent.type(name(), 'ana')
  await userEvent.selectOptions(league(), 'Monday')
  await isAt('?league=2&name=ana')
})
