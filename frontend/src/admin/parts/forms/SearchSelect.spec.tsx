/** @jest-environment ./architecture/browser-environment.js */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { show } from '../testing/show'
import { SearchSelect } from './SearchSelect'

const answer = { isPending: false, isError: false, error: null, refetch: jest.fn() } as const

it.each([
  ['No teams found.', answer],
  ['Loading...', { ...answer, isPending: true }],
  ['Not loaded.', { ...answer, isError: true, error: new Error('The connection was lost.') }],
])('A search without choices says %s', async (text, of) => {
  show(<SearchSelect name="team" label="Team" of={of} nothing="No teams found." choices={[]} />)
  await userEvent.type(await screen.findByRole('combobox', { name: 'Team' }), 'x')
  expect(await screen.findByText(text)).toBeTruthy()
})

it('A choice is found without the accents of its name', async () => {
  const choices = [
    { value: '1', name: 'Montréal Alliance' },
    { value: '2', name: 'Ottawa BlackJacks' },
  ]
  show(<SearchSelect name="team" label="Team" of={answer} nothing="No teams found." choices={choices} />)
  await userEvent.type(await screen.findByRole('combobox', { name: 'Team' }), 'montreal')
  expect(await screen.findByText('Montréal Alliance')).toBeTruthy()
  expect(screen.queryByText('Ottawa BlackJacks')).toBeNull()
})
