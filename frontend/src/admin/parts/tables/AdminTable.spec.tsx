/** @jest-environment ./architecture/browser-environment.js */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { show } from '../testing/show'
import type { AdminColumn } from './admin-column'
import { AdminTable } from './AdminTable'

type Team = { readonly id: number; readonly name: string; readonly wins: number }

const columns: readonly AdminColumn<Team>[] = [
  { key: 'name', head: 'Name', by: ({ name }) => name, show: ({ name }) => name },
  { key: 'wins', head: 'Wins', by: ({ wins }) => wins, show: ({ wins }) => wins },
]

const teams = (count: number) => Array.from({ length: count }, (_, i) => ({ id: i + 1, name: `Team ${i + 1}`, wins: count - i }))

/** `but` is the team that cannot be selected. */
const Teams = ({ count, but }: { count: number; but?: number }) => (
  <AdminTable
    label="Teams"
    of={{ data: teams(count), error: null, isError: false, isPending: false, refetch: () => Promise.resolve() }}
    rowKey={({ id }) => id}
    columns={columns}
    select={{
      name: ({ name }) => name,
      may: ({ id }) => id !== but,
      actions: selected => <button type="button">Delete {selected.length}</button>,
    }}
    empty="No teams available"
  />
)

const firstName = async () => {
  const [, first] = await screen.findAllByRole('row')
  return first && within(first).getByRole('rowheader').textContent
}

it('shows the page and the order that are in the address', async () => {
  show(<Teams count={60} />, { at: '/?sort=wins&page=2' })
  expect(await firstName()).toBe('Team 10')
})

it('shows the last page where the address names one that is not there', async () => {
  show(<Teams count={60} />, { at: '/?page=9' })
  expect(await firstName()).toBe('Team 51')
})

it('writes the order into the address, and begins at its first page', async () => {
  const { router } = show(<Teams count={60} />, { at: '/?page=2' })
  await userEvent.click(await screen.findByRole('button', { name: 'Wins' }))
  await waitFor(() => expect(router.state.location.search).toBe('?sort=-wins'))
})

it('offers what can be done with a selection once there is one', async () => {
  show(<Teams count={3} />)
  const box = await screen.findByRole('checkbox', { name: 'Select Team 2' })
  expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull()
  await userEvent.click(box)
  expect(await screen.findByRole('button', { name: 'Delete 1' })).toBeTruthy()
})

it('marks all as selected once those are that can be', async () => {
  show(<Teams count={3} but={1} />)
  const all = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Select all' })
  await userEvent.click(all)
  expect(await screen.findByRole('button', { name: 'Delete 2' })).toBeTruthy()
  expect(all).toMatchObject({ checked: true, indeterminate: false })
})

it('shows what the filter in the address finds, and writes what is typed into it', async () => {
  const { router } = show(<Teams count={60} />, { at: '/?filter=team+59' })
  const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
  await firstName()
  expect(names()).toEqual(['Team 2', 'Team 59'])
  const filter = screen.getByRole('searchbox', { name: 'Filter Teams' })
  await userEvent.clear(filter)
  await userEvent.type(filter, '12')
  await waitFor(() => expect(names()).toEqual(['Team 12', 'Team 49']))
  await waitFor(() => expect(router.state.location.search).toBe('?filter=12'))
})

it('says that the filter finds nothing', async () => {
  show(<Teams count={60} />, { at: '/?filter=owls' })
  expect(await screen.findByText('Nothing found for “owls”.')).toBeTruthy()
})

it('offers no filter for a short list', async () => {
  show(<Teams count={3} />)
  await firstName()
  expect(screen.queryByRole('searchbox')).toBeNull()
})
