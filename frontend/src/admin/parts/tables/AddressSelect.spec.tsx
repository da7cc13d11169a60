/** @jest-environment ./architecture/browser-environment.js */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useNavigate } from 'react-router-dom'
import { show } from '../testing/show'
import { AddressSelect } from './AddressSelect'
import { useAddress } from './use-address'

const Filters = () => {
  const address = useAddress()
  const navigate = useNavigate()
  return (
    <>
      <AddressSelect address={address} name="team" label="Team" all="All teams" choices={[{ value: '7', label: 'Hawks' }]} />
      <AddressSelect address={address} name="kind" label="Of what" all="All" choices={[{ value: 'game', label: 'Games' }]} />
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  )
}

const chosen = () => ['Team', 'Of what'].map(label => screen.getByLabelText<HTMLSelectElement>(label).value)

it('A step back takes back what was chosen last', async () => {
  const user = userEvent.setup()
  show(<Filters />)
  await user.selectOptions(screen.getByLabelText('Team'), 'Hawks')
  await user.selectOptions(screen.getByLabelText('Of what'), 'Games')
  expect(chosen()).toEqual(['7', 'game'])
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(chosen()).toEqual(['7', ''])
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(chosen()).toEqual(['', ''])
})
