/** @jest-environment ./architecture/browser-environment.js */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { OrganizationDetailAnswer } from '../../../api/schema'
import { showPage, staff } from '../../parts/testing/session'
import { testServer, type Route } from '../../parts/testing/server'
import { DomainCheck } from './DomainCheck'

const open = async (answer: Route) => {
  const server = testServer()
  server.on('POST /api/organizations/1/domain/check', answer)
  const organization = { id: 1, domain: 'league.example.com' } as OrganizationDetailAnswer
  showPage(server, '/', <DomainCheck organization={organization} />, '/', staff)
  await userEvent.click(await screen.findByRole('button', { name: 'Check league.example.com' }))
}

it('says which record to set, and what was found', async () => {
  const message = 'Found A 198.51.100.4, expected CNAME fullcourt.example.'
  await open(() => ({ body: { domain: 'league.example.com', state: 'elsewhere', message } }))
  expect(await screen.findByText(message)).toBeTruthy()
  expect(screen.getByText('CNAME')).toBeTruthy()
})

it('says when it was asked too soon', async () => {
  const message = 'Wait a few seconds before the next check.'
  await open(() => ({ status: 429, body: { statusCode: 429, message, error: 'Too Many Requests' } }))
  expect(await screen.findByText(message)).toBeTruthy()
})
