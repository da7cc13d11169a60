/** @jest-environment ./architecture/browser-environment.js */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { PlayerAttributeAnswer } from '../../../../api/schema'
import { testServer } from '../../../parts/testing/server'
import { showSignedIn } from '../../../parts/testing/session'
import { AttributesPage } from './AttributesPage'

const attribute = (id: number, attribute_name: string, is_visible = true): PlayerAttributeAnswer => ({
  revision: 3,
  id,
  attribute_name,
  attribute_type: 'string',
  is_visible,
  order: id - 1,
})

/** The page with two attributes; what is sent to these calls is noted. */
const openAttributes = async (...calls: readonly string[]) => {
  const server = testServer()
  const sent: unknown[] = []
  server.on('GET /api/playerAttributes', () => ({ body: [attribute(1, 'Number'), attribute(2, 'Position', false)] }))
  for (const call of calls)
    server.on(call, ({ body }) => {
      sent.push([call, body])
      return { body: attribute(3, 'Height') }
    })
  showSignedIn(server, <AttributesPage />)
  await screen.findByRole('button', { name: 'Hide Number' })
  return sent
}

it('hides an attribute that is shown and shows one that is hidden', async () => {
  const [number, position] = [1, 2].map(id => `PUT /api/playerAttributes/${id}/toggleAttributeVisibility`) as [string, string]
  const sent = await openAttributes(number, position)
  await userEvent.click(screen.getByRole('button', { name: 'Hide Number' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Show Position' }))
  expect(sent).toEqual([
    [number, { is_visible: false }],
    [position, { is_visible: true }],
  ])
})

it('adds an attribute by its name and type', async () => {
  const sent = await openAttributes('POST /api/playerAttributes')
  await userEvent.type(screen.getByLabelText(/Name/), 'Height')
  await userEvent.selectOptions(screen.getByLabelText('Type'), 'Number')
  await userEvent.click(screen.getByRole('button', { name: 'Add Attribute' }))
  await screen.findByText('Height added')
  expect(sent).toEqual([['POST /api/playerAttributes', { name: 'Height', type: 'number' }]])
})

it('asks before the attributes are reset', async () => {
  const sent = await openAttributes('POST /api/playerAttributes/reset')
  await userEvent.click(screen.getByRole('button', { name: 'Reset to Default' }))
  expect(sent).toEqual([])
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Reset to Default' }))
  expect(sent).toEqual([['POST /api/playerAttributes/reset', {}]])
})
